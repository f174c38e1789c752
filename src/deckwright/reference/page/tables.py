"""Tables: rules across only, the head again where a table goes on in another column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from .flow import Strip
from .markdown import Letters, Line, MarkdownTable, Piece, Sign, plain
from .marks import Mark
from .shapes import rule
from .tools import PageTools
from .typesetting import Use

CELL: Final = 1.15  # mm above and below a line of a row
COLUMN_GAP, NARROW_GAP = 5.0, 3.0  # the second in narrow columns
LARGE, SMALL = 15.0, 9.6  # points of a symbol that stands alone in its cell, the second in narrow columns
NARROW: Final = 70.0
SHORT: Final = 6  # rows of a table that is not broken


def table_strips(table: MarkdownTable, tools: PageTools, *, is_headed: bool) -> Iterator[Strip]:
    """Rules across only, none above where the heading's is near; the head again where the table goes on elsewhere."""
    head, rows, aligns = table.head, table.rows, table.aligns
    uses = [_cell_use(index, align, tools) for index, align in enumerate(aligns)]
    widths = _widths(head, rows, uses, tools)
    top = _row(head, widths, [replace(tools.setter.table_head, align=use.align) for use in uses], tools)
    line = tools.look.title
    under_head = (*top.marks, rule(0, top.height, tools.width, 0.35, line))
    first = Strip(top.height + 0.35, (rule(0, 0, tools.width, 0.35, line), *under_head), 3.0, holds=True)
    yield replace(first, marks=under_head, above=0.4) if is_headed else first
    for number, row in enumerate(rows):
        strip = _row(row, widths, uses, tools)
        is_last = number == len(rows) - 1
        under = rule(
            0,
            strip.height,
            tools.width,
            0.35 if is_last else 0.15,
            line if is_last else tools.setter.style.hair,
        )
        holds = not is_last and (len(rows) <= SHORT or number in (0, len(rows) - 2))
        yield Strip(strip.height, (*strip.marks, under), holds=holds, again=first if number else None)


def _cell_use(index: int, align: str, tools: PageTools) -> Use:
    use = replace(tools.setter.small, size=tools.grid.small + 0.6, line=tools.grid.small_line + 0.1)
    use = replace(use, weight=700) if index == 0 else use
    return replace(use, align="end" if align == "end" else "center" if align == "center" else "start")


def _widths(
    head: Sequence[Line], rows: Sequence[Sequence[Line]], uses: Sequence[Use], tools: PageTools
) -> list[float]:
    """Each column as wide as its widest cell, where there is room; else each has at least its longest word, and what
    is left is shared out by what they would like.
    """
    cells = [[(row[i], _large(row[i], use, tools)) for row in (head, *rows)] for i, use in enumerate(uses)]
    natural = [max(tools.setter.width(line, use) for line, use in column) + 0.3 for column in cells]
    spare = tools.width - _gap(tools) * (len(head) - 1) - sum(natural)
    if spare >= 0:
        if natural.index(max(natural)) == len(natural) - 1:
            natural[-1] += spare
            return natural
        return [width + spare / len(natural) for width in natural]
    least = [max(_longest(line, use, tools) for line, use in column) + 0.3 for column in cells]
    room = tools.width - _gap(tools) * (len(head) - 1) - sum(least)
    wanted = sum(natural) - sum(least)
    if room <= 0 or wanted <= 0:
        return least
    return [low + room * (high - low) / wanted for low, high in zip(least, natural, strict=True)]


def _longest(line: Line, use: Use, tools: PageTools) -> float:
    """How wide the longest word of a cell is, or what stands together."""
    return max((tools.setter.width(word, use) for word in _words(line)), default=0.0)


def _words(line: Line) -> Iterator[Line]:
    """What a line may be broken between."""
    word: list[Piece] = []
    for piece in line:
        if not isinstance(piece, Letters):
            word.append(piece)
            continue
        first, *others = piece.text.split(" ")
        word.append(replace(piece, text=first))
        for other in others:
            yield tuple(word)
            word = [replace(piece, text=other)]
    yield tuple(word)


def _gap(tools: PageTools) -> float:
    return COLUMN_GAP if tools.width > NARROW else NARROW_GAP


def _large(cell: Line, use: Use, tools: PageTools) -> Use:
    """A cell of symbols alone shows them large."""
    alone = any(isinstance(piece, Sign) for piece in cell) and not plain(cell).strip()
    return replace(use, size=LARGE if tools.width > NARROW else SMALL, line=6.4) if alone else use


def _row(row: Sequence[Line], widths: Sequence[float], uses: Sequence[Use], tools: PageTools) -> Strip:
    cells = [
        (line, _large(line, use, tools), tools.setter.set(line, _large(line, use, tools), width))
        for line, use, width in zip(row, uses, widths, strict=False)
    ]
    height = max((text.logical.height for _, _, text in cells), default=0.0) + 2 * CELL
    marks: list[Mark] = []
    x = 0.0
    for (line, use, text), width in zip(cells, widths, strict=False):
        marks += tools.setter.marks(text, x, (height - text.logical.height) / 2, use, line)
        x += width + _gap(tools)
    return Strip(height, tuple(marks))
