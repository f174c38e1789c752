"""The sizes of pieces of wood as discs at true scale, with a line to check a print by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...basics.geometry import Rect
from ...game.model import Pawns, PawnSize
from ...game.source.keys import Table, text
from ..page.flow import Strip
from ..page.markdown import Figure
from ..page.marks import Ink, Mark
from ..page.panels import CUTS, cuts
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.pawn_marks import GAP, pawns_of, size_marks
from .parts.reading import to_line

CHECK: Final = 100.0  # mm of the line that a print is measured by
RING: Final = 0.86  # of a disc's radius, where the cuts round it begin
FEW: Final = 24.0  # mm: smaller discs have half the cuts


def pawn_sizes(figure: Figure, tools: PageTools) -> list[Strip]:
    """The sizes of pieces, at true scale on one line, with a line of 100 mm to check the print by."""
    table = Table(figure.content, tools.report, "the sizes")
    said = table.read("check", text) or ""
    table.finish()
    pawns = pawns_of(figure, tools)
    if pawns is None:
        return []
    sizes = sorted(pawns.sizes.items(), key=lambda item: item[1].face)
    strips = [_discs(row, pawns, tools) for row in _lines(sizes, tools.width)]
    tools.facts.append(
        {"figure": "pawn-sizes", "line": figure.line, "faces": [size.face for _, size in sizes]}
    )
    return [*strips, _check(said, tools)]


def _lines(sizes: Sequence[tuple[str, PawnSize]], width: float) -> list[list[tuple[str, PawnSize]]]:
    """As many discs in a line as fit."""
    lines: list[list[tuple[str, PawnSize]]] = [[]]
    for item in sizes:
        used = sum(size.face + GAP for _, size in lines[-1])
        if lines[-1] and used + item[1].face > width:
            lines.append([])
        lines[-1].append(item)
    return lines


def _discs(row: Sequence[tuple[str, PawnSize]], pawns: Pawns, tools: PageTools) -> Strip:
    high = max(size.face for _, size in row)
    spare = (tools.width - sum(size.face for _, size in row)) / max(len(row) - 1, 1)
    gap = min(spare, GAP * 3)
    marks: list[Mark] = []
    x = 0.0
    for id, size in row:
        rect = Rect(x, high - size.face, size.face, size.face)
        marks += _disc(rect, size, tools)
        middle, setter = rect.center.x, tools.setter
        name = Use(tools.grid.small + 0.6, tools.grid.small_line, weight=700, align="center")
        line = to_line(size.name.in_lang(tools.lang), tools.lang)
        marks += setter.marks(setter.set(line, name), middle, high + 4.6, name)
        marks += size_marks(id, pawns, middle, high + 7.6, tools.look.title, centred=True)
        x += size.face + gap
    return Strip(high + 10.0, tuple(marks), above=tools.grid.line)


def _disc(rect: Rect, size: PawnSize, tools: PageTools) -> Iterator[Mark]:
    """A disc as large as the face of a piece, with its diameter."""
    (x, y), radius = rect.center, rect.width / 2
    count = CUTS if rect.width >= FEW else CUTS // 2
    colour = tools.look.title
    yield Ink(
        f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius - 0.15:.3f}" fill="none" stroke="{colour}" stroke-width="0.3"/>'
        f'<path d="{cuts(x, y, radius * RING, radius - 0.15, count)}" stroke="{colour}" stroke-width="0.18"/>'
    )
    setter = tools.setter
    figure = Use(9 + rect.width / 8, 4, "display", setter.style.weight, colour=colour, align="center")
    unit = Use(tools.grid.caption, 3, colour=setter.style.soft, align="center")
    value = f"{size.face:g}".replace(".", "," if tools.lang.startswith("fr") else ".")
    yield from setter.marks(setter.set(value, figure), x, y + 0.8, figure)
    yield from setter.marks(setter.set("mm", unit), x, y + 4.2, unit)


def _check(said: str, tools: PageTools) -> Strip:
    """A line of 100 mm with a tick every ten."""
    colour = tools.look.title
    ticks = "".join(f"M{n * 10} {1.2 if n % 5 else 0}V3" for n in range(11))
    marks: list[Mark] = [
        Ink(f'<path d="M0 3H{CHECK:g}{ticks}" fill="none" stroke="{colour}" stroke-width="0.25"/>')
    ]
    use, line = tools.setter.caption, to_line(said, tools.lang)
    beside = tools.width - CHECK - 5 > 40
    left, width = (CHECK + 5, tools.width - CHECK - 5) if beside else (0.0, tools.width)
    set_ = tools.setter.set(line, use, width)
    marks += tools.setter.marks(set_, left, 0 if beside else 4.4, use, line)
    return Strip(max(3.0, set_.logical.height + (0 if beside else 4.4)), tuple(marks), above=tools.grid.line)
