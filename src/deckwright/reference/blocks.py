"""The blocks of a page → strips: headings, paragraphs, lists and tables."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from ..geometry import Rect, Size
from ..problems import Place, did_you_mean
from .anatomy import anatomy
from .bench import Alone, Bench
from .cardrow import cards
from .chances import powers
from .components import components, index
from .contents import contents
from .flow import Columns, Strip, flowed
from .furniture import box as filled
from .furniture import frame, rule
from .glossary import glossary, heading
from .markdown import Block, Box, Figure, Heading, Item, Line, Prose, Sign, Table, plain
from .marks import Anchor, Ink, Mark
from .panels import Badge, panel
from .pawns import pawn_frames, pawn_sizes, pawns
from .rounds import rounds
from .setting import Use
from .setup import setup
from .steps import steps
from .style import PT, Shape

INDENT: Final = 4.2  # mm of an item
NUMBERED: Final = 6.6  # … of one with a number
DISC: Final = 4.2  # mm across, of its number, at the usual size of type
CELL: Final = 1.15  # mm above and below a line of a row
COLUMN_GAP: Final = 5.0
PADDING: Final = 6.0  # of a box
BORDER: Final = 2.0  # of white round a figure by itself
LARGE, SMALL = 15.0, 9.6  # points of a symbol that stands alone in its cell, the second in narrow columns
NARROW: Final = 70.0
ALONE: Final = 2  # lines of a text that may stand in a column without the others
SHORT: Final = 6  # rows of a table that is not broken

FIGURES: Final[Mapping[str, Callable[[Figure, Bench], list[Strip]]]] = {
    "glossary": glossary,
    "anatomy": anatomy,
    "cards": cards,
    "components": components,
    "index": index,
    "powers": powers,
    "rounds": rounds,
    "setup": setup,
    "steps": steps,
    "contents": contents,
    "pawn-sizes": pawn_sizes,
    "pawn-frames": pawn_frames,
    "pawns": pawns,
}
WIDE: Final = frozenset({"anatomy", "setup"})  # figures that run over all columns


def strips_of(blocks: Sequence[Block], page: str, file: str, bench: Bench) -> Iterator[Strip]:
    for number, block in enumerate(blocks):
        before = blocks[number - 1] if number else None
        after = blocks[number + 1] if number + 1 < len(blocks) else None
        match block:
            case Heading(level):
                if level > 1:
                    is_wide = isinstance(after, Figure) and after.kind in WIDE and bench.columns > 1
                    inner = replace(bench, columns=1) if is_wide else bench
                    yield replace(_heading(block, f"{page}-{number}", inner), is_wide=is_wide)
            case Prose():
                yield from _prose(block, bench, holds=isinstance(after, (Table, Item, Figure)))
            case Item():
                first, last = (not isinstance(each, Item) for each in (before, after))
                yield from _item(block, bench, is_first=first, is_last=last)
            case Table():
                yield from table_strips(block, bench, is_headed=isinstance(before, Heading))
            case Figure(kind):
                yield from _figure(block, kind, file, bench)
            case Box():
                yield _box(block, f"{page}-{number}", file, bench)


def _box(block: Box, name: str, file: str, bench: Bench) -> Strip:
    """What stands in a frame, in columns of its own; it is never broken."""
    outer = bench.over_all() if block.is_wide else bench
    pad = PADDING if outer.grid.size.width > 180 else PADDING * 0.8
    room, gap = outer.width - 2 * pad, 2 * PADDING
    width = (room - gap * (block.columns - 1)) / block.columns
    title = [each for each in block.blocks[:1] if isinstance(each, Heading)]
    top = list(strips_of(title, f"{name}-t", file, outer.inside(room, is_box=True)))
    rest = list(strips_of(block.blocks[len(title) :], name, file, outer.inside(width, is_box=True)))
    if rest and top:
        rest[0] = replace(rest[0], above=0)
    columns = Columns(block.columns, width, gap, math.inf)
    (placed,) = flowed(rest, columns, math.inf, True)
    head = top[0].height + 2.2 if top else 0.0
    foot = head + max((each.y + each.strip.height for each in placed), default=0.0)
    marks: list[Mark] = [panel(Rect(0, 0, outer.width, foot + 2 * pad), outer.look)]
    for number in range(1, block.columns):
        x = pad + columns.x(number) - gap / 2 - 0.075
        marks.append(Ink(filled(Rect(x, pad + head, 0.15, foot - head), outer.setter.style.hair)))
    marks += [mark.moved(pad, pad) for strip in top for mark in strip.marks]
    marks += [mark.moved(pad, pad + head) for each in placed for mark in each.marks]
    return Strip(
        foot + 2 * pad, tuple(marks), above=bench.grid.line, is_wide=block.is_wide and bench.columns > 1
    )


def _heading(block: Heading, name: str, bench: Bench) -> Strip:
    title = plain(block.text)
    if block.level == 2 and bench.is_box:  # without a rule
        use = bench.setter.heading
        text = bench.setter.set(block.text, use, bench.width)
        marks = (Anchor(name, title, 2), *bench.setter.marks(text, 0, 0, use, block.text))
        return Strip(text.logical.height, marks, above=bench.grid.line, holds=True)
    if block.level == 2:
        strip = heading(block.text, bench, name)
        marks = (Anchor(name, title, 2), *strip.marks[1:])
        return replace(strip, marks=marks)
    use = bench.setter.third
    text = bench.setter.set(block.text, use, bench.width)
    marks = tuple(bench.setter.marks(text, 0, 0, use, block.text))
    return Strip(text.logical.height, marks, above=bench.grid.line * 0.75, holds=True)


def _prose(block: Prose, bench: Bench, *, holds: bool) -> list[Strip]:
    use = bench.setter.flavour if block.flavour else bench.setter.body
    text = bench.setter.set(block.text, use, bench.width)
    lines = bench.setter.by_line(text, 0, use, block.text)
    return _broken(lines, text.logical.height, bench.grid.line * 0.5, holds=holds)


def _broken(lines: Sequence[tuple[Mark, ...]], height: float, above: float, *, holds: bool) -> list[Strip]:
    """A strip for each line of a text: at least `ALONE` of them stand together at the end of a column, and at its
    beginning.
    """
    count = len(lines)
    return [
        Strip(
            height / count,
            marks,
            above=0.0 if number else above,
            holds=number < ALONE - 1
            or count - ALONE <= number < count - 1
            or (holds and number == count - 1),
        )
        for number, marks in enumerate(lines)
    ]


def _item(block: Item, bench: Bench, *, is_first: bool, is_last: bool) -> list[Strip]:
    use, setter = bench.setter.body, bench.setter
    left = INDENT * block.depth + (NUMBERED if _number(block.marker) is not None else INDENT)
    text = setter.set(block.text, use, bench.width - left)
    first, *others = setter.by_line(text, left, use, block.text)
    lines = [(*_marker(block, left, text.baseline, use, bench), *first), *others]
    above = bench.grid.line * (0.5 if is_first else 0.22)
    return _broken(lines, text.logical.height, above, holds=is_first and not is_last)


def _marker(block: Item, left: float, baseline: float, use: Use, bench: Bench) -> Iterator[Mark]:
    if block.marker in ("box", "ticked"):
        yield frame(Rect(left - INDENT + 0.15, baseline - 2.5, 2.6, 2.6), bench.look.title, 0.25)
        return
    number = _number(block.marker)
    if number is not None:
        side = DISC * bench.grid.body / 9.6
        top = baseline - use.size * PT * 0.33 - side / 2
        yield from Badge(number, side, use.size * 0.8, Shape.DISC).marks(
            left - NUMBERED, top, bench.setter, bench.look.title
        )
        return
    text = bench.setter.set("•" if not block.marker else " ", use)
    yield from bench.setter.marks(text, left - INDENT + 0.6, baseline, use)


def _number(marker: str) -> int | None:
    """Of an item in a numbered list."""
    digits = marker.rstrip(".)")
    return int(digits) if digits.isdecimal() else None


def _figure(block: Figure, kind: str, file: str, bench: Bench) -> list[Strip]:
    if kind in FIGURES:
        strips = FIGURES[kind](block, bench)
        if strips:
            bench.figures.append(_alone(strips, f"{bench.page}-{block.line}-{kind}", bench))
        return strips
    hint = did_you_mean(kind, FIGURES) or f"figures are {', '.join(FIGURES)}"
    bench.report.add("reference-figure", f"there is no figure {kind!r}", Place(file, block.line), hint)
    return []


def _alone(strips: Sequence[Strip], name: str, bench: Bench) -> Alone:
    """A figure as large as it is, without the page: what stands in columns, in columns."""
    across = 1 if any(strip.is_wide for strip in strips) or len(strips) < SHORT else bench.columns
    width = bench.width if len(strips) < SHORT and not strips[0].is_wide else bench.grid.column(across)
    columns = Columns(across, width, bench.grid.gutter, math.inf)
    (placed,) = flowed(strips, columns, math.inf, True)
    height = max(each.y + each.strip.height for each in placed)
    whole = columns.x(across - 1) + columns.width
    marks = (mark.moved(BORDER, BORDER) for each in placed for mark in each.marks)
    return Alone(name, Size(whole + 2 * BORDER, height + 2 * BORDER), tuple(marks))


# Tables


def table_strips(table: Table, bench: Bench, *, is_headed: bool) -> Iterator[Strip]:
    """Rules across only, none above where the heading's is near; the head again where the table goes on elsewhere."""
    head, rows, aligns = table.head, table.rows, table.aligns
    uses = [_cell_use(index, align, bench) for index, align in enumerate(aligns)]
    widths = _widths(head, rows, uses, bench)
    top = _row(head, widths, [replace(bench.setter.table_head, align=use.align) for use in uses], bench)
    line = bench.look.title
    under_head = (*top.marks, rule(0, top.height, bench.width, 0.35, line))
    first = Strip(top.height + 0.35, (rule(0, 0, bench.width, 0.35, line), *under_head), 3.0, holds=True)
    yield replace(first, marks=under_head, above=0.4) if is_headed else first
    for number, row in enumerate(rows):
        strip = _row(row, widths, uses, bench)
        is_last = number == len(rows) - 1
        under = rule(
            0,
            strip.height,
            bench.width,
            0.35 if is_last else 0.15,
            line if is_last else bench.setter.style.hair,
        )
        holds = not is_last and (len(rows) <= SHORT or number in (0, len(rows) - 2))
        yield Strip(strip.height, (*strip.marks, under), holds=holds, again=first if number else None)


def _cell_use(index: int, align: str, bench: Bench) -> Use:
    use = replace(bench.setter.small, size=bench.grid.small + 0.6, line=bench.grid.small_line + 0.1)
    use = replace(use, weight=700) if index == 0 else use
    return replace(use, align="end" if align == "end" else "center" if align == "center" else "start")


def _widths(
    head: Sequence[Line], rows: Sequence[Sequence[Line]], uses: Sequence[Use], bench: Bench
) -> list[float]:
    """Each column as wide as its widest cell, where there is room; the widest of all gives way."""
    gaps = COLUMN_GAP * (len(head) - 1)
    natural = [
        max(bench.setter.width(row[i], _large(row[i], use, bench)) for row in (head, *rows)) + 0.3
        for i, use in enumerate(uses)
    ]
    spare = bench.width - gaps - sum(natural)
    widest = natural.index(max(natural))
    natural[widest] = (
        max(natural[widest] + spare, 12.0) if spare < 0 or widest == len(natural) - 1 else natural[widest]
    )
    if spare > 0 and widest != len(natural) - 1:
        natural = [width + spare / len(natural) for width in natural]
    return natural


def _large(cell: Line, use: Use, bench: Bench) -> Use:
    """A cell of symbols alone shows them large."""
    alone = any(isinstance(piece, Sign) for piece in cell) and not plain(cell).strip()
    return replace(use, size=LARGE if bench.width > NARROW else SMALL, line=6.4) if alone else use


def _row(row: Sequence[Line], widths: Sequence[float], uses: Sequence[Use], bench: Bench) -> Strip:
    cells = [
        (line, _large(line, use, bench), bench.setter.set(line, _large(line, use, bench), width))
        for line, use, width in zip(row, uses, widths, strict=False)
    ]
    height = max((text.logical.height for _, _, text in cells), default=0.0) + 2 * CELL
    marks: list[Mark] = []
    x = 0.0
    for (line, use, text), width in zip(cells, widths, strict=False):
        marks += bench.setter.marks(text, x, (height - text.logical.height) / 2, use, line)
        x += width + COLUMN_GAP
    return Strip(height, tuple(marks))
