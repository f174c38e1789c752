"""Pieces of wood and their stickers: sizes as discs at true scale, what a frame says, all pieces with their count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..basics.geometry import Rect
from ..basics.problems import did_you_mean
from ..game.model import Pawn, Pawns, PawnSize
from ..game.source.keys import Table, text, words
from ..game.source.keys import number as decimal
from .bench import Bench
from .flow import Strip
from .glossary import meaning
from .markdown import Figure, Line
from .marks import Ink, Mark, Picture
from .panels import CUTS, cuts
from .setting import Use

GAP: Final = 6.0  # mm between discs, at least
CHECK: Final = 100.0  # mm of the line that a print is measured by
RING: Final = 0.86  # of a disc's radius, where the cuts round it begin
FEW: Final = 24.0  # mm: smaller discs have half the cuts
MARKS: Final = (0.62, 0.78, 0.94, 1.1, 1.26)  # mm: the radii of five marks, as the sizes grow
FRAME: Final = 1.1  # mm of a frame's line
NARROWEST: Final = 17.5  # mm for a piece and its name


def pawn_sizes(figure: Figure, bench: Bench) -> list[Strip]:
    """The sizes of pieces, at true scale on one line, with a line of 100 mm to check the print by."""
    table = Table(figure.content, bench.report, "the sizes")
    said = table.read("check", text) or ""
    table.finish()
    pawns = _pawns(figure, bench)
    if pawns is None:
        return []
    sizes = sorted(pawns.sizes.items(), key=lambda item: item[1].face)
    strips = [_discs(row, pawns, bench) for row in _lines(sizes, bench.width)]
    bench.facts.append(
        {"figure": "pawn-sizes", "line": figure.line, "faces": [size.face for _, size in sizes]}
    )
    return [*strips, _check(said, bench)]


def _pawns(figure: Figure, bench: Bench) -> Pawns | None:
    if bench.game.pawns is None:
        hint = "declare the pieces and their sizes under `pawns:` of game.yaml"
        bench.report.add("reference-figure", "the game has no pawns", figure.content, hint)
    return bench.game.pawns


def _lines(sizes: Sequence[tuple[str, PawnSize]], width: float) -> list[list[tuple[str, PawnSize]]]:
    """As many discs in a line as fit."""
    lines: list[list[tuple[str, PawnSize]]] = [[]]
    for item in sizes:
        used = sum(size.face + GAP for _, size in lines[-1])
        if lines[-1] and used + item[1].face > width:
            lines.append([])
        lines[-1].append(item)
    return lines


def _discs(row: Sequence[tuple[str, PawnSize]], pawns: Pawns, bench: Bench) -> Strip:
    high = max(size.face for _, size in row)
    spare = (bench.width - sum(size.face for _, size in row)) / max(len(row) - 1, 1)
    gap = min(spare, GAP * 3)
    marks: list[Mark] = []
    x = 0.0
    for id, size in row:
        rect = Rect(x, high - size.face, size.face, size.face)
        marks += _disc(rect, size, bench)
        middle, setter = rect.center.x, bench.setter
        name = Use(bench.grid.small + 0.6, bench.grid.small_line, weight=700, align="center")
        line = meaning(size.name.in_lang(bench.lang), bench.lang)
        marks += setter.marks(setter.set(line, name), middle, high + 4.6, name)
        marks += size_marks(id, pawns, middle, high + 7.6, bench.look.title, centred=True)
        x += size.face + gap
    return Strip(high + 10.0, tuple(marks), above=bench.grid.line)


def _disc(rect: Rect, size: PawnSize, bench: Bench) -> Iterator[Mark]:
    """A disc as large as the face of a piece, with its diameter."""
    (x, y), radius = rect.center, rect.width / 2
    count = CUTS if rect.width >= FEW else CUTS // 2
    colour = bench.look.title
    yield Ink(
        f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius - 0.15:.3f}" fill="none" stroke="{colour}" stroke-width="0.3"/>'
        f'<path d="{cuts(x, y, radius * RING, radius - 0.15, count)}" stroke="{colour}" stroke-width="0.18"/>'
    )
    setter = bench.setter
    figure = Use(9 + rect.width / 8, 4, "display", setter.style.weight, colour=colour, align="center")
    unit = Use(bench.grid.caption, 3, colour=setter.style.soft, align="center")
    value = f"{size.face:g}".replace(".", "," if bench.lang.startswith("fr") else ".")
    yield from setter.marks(setter.set(value, figure), x, y + 0.8, figure)
    yield from setter.marks(setter.set("mm", unit), x, y + 4.2, unit)


def size_marks(
    id: str, pawns: Pawns, x: float, y: float, colour: str, *, centred: bool = False
) -> Iterator[Mark]:
    """A mark for each size, growing; that of size *id* is filled."""
    ordered = sorted(pawns.sizes, key=lambda name: pawns.sizes[name].face)
    radii = [MARKS[0] + (MARKS[-1] - MARKS[0]) * n / max(len(ordered) - 1, 1) for n in range(len(ordered))]
    left = x - (sum(2 * r for r in radii) + 0.9 * (len(radii) - 1)) / 2 if centred else x
    for name, radius in zip(ordered, radii, strict=True):
        fill = colour if name == id else "none"
        yield Ink(
            f'<circle cx="{left + radius:.3f}" cy="{y:.3f}" r="{radius:.3f}" fill="{fill}" stroke="{colour}"'
            ' stroke-width="0.2"/>'
        )
        left += 2 * radius + 0.9


def _check(said: str, bench: Bench) -> Strip:
    """A line of 100 mm with a tick every ten."""
    colour = bench.look.title
    ticks = "".join(f"M{n * 10} {1.2 if n % 5 else 0}V3" for n in range(11))
    marks: list[Mark] = [
        Ink(f'<path d="M0 3H{CHECK:g}{ticks}" fill="none" stroke="{colour}" stroke-width="0.25"/>')
    ]
    use, line = bench.setter.caption, meaning(said, bench.lang)
    beside = bench.width - CHECK - 5 > 40
    left, width = (CHECK + 5, bench.width - CHECK - 5) if beside else (0.0, bench.width)
    set_ = bench.setter.set(line, use, width)
    marks += bench.setter.marks(set_, left, 0 if beside else 4.4, use, line)
    return Strip(max(3.0, set_.logical.height + (0 if beside else 4.4)), tuple(marks), above=bench.grid.line)


# Pieces


def pawn_frames(figure: Figure, bench: Bench) -> list[Strip]:
    """Pieces as they stand on the sticker sheet: a frame of the piece's colour, its size, its stickers."""
    table = Table(figure.content, bench.report, "the frames")
    table.require("pieces", "name some: pieces: [fireball, wave]")
    at, ids = table.node("pieces"), table.read("pieces", words) or ()
    table.finish()
    pawns = _pawns(figure, bench)
    if pawns is None:
        return []
    for id in ids:
        if id not in pawns.pieces:
            hint = did_you_mean(id, pawns.pieces) or f"pieces are {', '.join(pawns.pieces)}"
            bench.report.add("unknown-name", f"{id!r} is no piece of `pawns:`", at, hint)
    marks: list[Mark] = []
    x = high = 0.0
    for id in (id for id in ids if id in pawns.pieces):
        made, width, height = _frame(pawns.pieces[id], pawns, bench)
        marks += [mark.moved(x, 0) for mark in made]
        x, high = x + width + GAP, max(high, height)
    bench.facts.append({"figure": "pawn-frames", "line": figure.line, "pieces": list(ids)})
    return [Strip(high, tuple(marks), above=bench.grid.line)]


def _frame(piece: Pawn, pawns: Pawns, bench: Bench) -> tuple[list[Mark], float, float]:
    face = pawns.sizes[piece.size].face - pawns.tolerance
    pad, top = 4.0, 6.4
    count = len(piece.stickers)
    width, height = count * (face + 2.5) - 2.5 + 2 * pad, face + pad + top
    colour = piece.colour.value if piece.colour else bench.look.title
    half = FRAME / 2
    marks: list[Mark] = [
        Ink(
            f'<rect x="{half}" y="{half}" width="{width - FRAME:.3f}" height="{height - FRAME:.3f}" rx="1.6"'
            f' fill="none" stroke="{colour}" stroke-width="{FRAME}"/>'
        )
    ]
    marks += size_marks(piece.size, pawns, 2.6, 3.6, colour)
    for number, card in enumerate(piece.stickers):
        rect = Rect(pad + number * (face + 2.5), top, face, face)
        marks.append(Picture(bench.front(bench.game.cards[card]), rect))
    return marks, width, height


def pawns(figure: Figure, bench: Bench) -> list[Strip]:
    """All pieces side by side with their stickers on, small, each with its count and name."""
    table = Table(figure.content, bench.report, "the pawns")
    scale = float(table.read("scale", decimal) or 0.5)
    table.finish()
    known = _pawns(figure, bench)
    if known is None:
        return []
    rows: list[list[Pawn]] = [[]]
    for piece in known.pieces.values():
        if sum(_wide(each, known, scale) for each in (*rows[-1], piece)) > bench.width and rows[-1]:
            rows.append([])
        rows[-1].append(piece)
    count = sum(piece.copies for piece in known.pieces.values())
    bench.facts.append({"figure": "pawns", "line": figure.line, "pieces": count})
    return [_standing(row, known, scale, bench) for row in rows]


def _wide(piece: Pawn, known: Pawns, scale: float) -> float:
    return max(known.sizes[piece.size].face * scale + 4.0, NARROWEST)


def _standing(row: Sequence[Pawn], known: Pawns, scale: float, bench: Bench) -> Strip:
    high = max(known.sizes[piece.size].face for piece in row) * scale
    pitch = bench.width / len(row)
    use = Use(bench.grid.small, bench.grid.small_line, weight=700, align="center")
    marks: list[Mark] = []
    below = 0.0
    for number, piece in enumerate(row):
        side = known.sizes[piece.size].face * scale
        middle = pitch * (number + 0.5)
        card = bench.game.cards[piece.stickers[0]]
        marks.append(Picture(bench.front(card), Rect(middle - side / 2, high - side, side, side)))
        line: Line = meaning(f"{piece.copies}\u202f× {piece.name.in_lang(bench.lang)}", bench.lang)
        said = bench.setter.set(line, use, pitch - 2.0)
        marks += bench.setter.marks(said, pitch * number + 1.0, high + 1.8, use)
        below = max(below, said.logical.height)
    return Strip(high + 1.8 + below, tuple(marks), above=bench.grid.line * 0.8)
