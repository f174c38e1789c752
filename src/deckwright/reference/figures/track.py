"""A track of numbers to move a counter on, or to show where one stands: life, mana, rounds; with marks on some."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...game.source import Node
from ...game.source.keys import Table, integer
from ..page.flow import Strip
from ..page.markdown import Figure, Line, plain
from ..page.marks import Ink, Mark
from ..page.tools import PageTools
from ..page.typesetting import Use, symbol
from .parts.reading import read_items, read_line, read_symbol, report_wrong

CELL, LEAST = 10.0, 6.4  # mm that a cell is wide, at most and at least
LABEL: Final = 3.5  # mm of a line of names
MOST: Final = 200  # cells
CORNER: Final = 0.14  # of a cell


@dataclass(frozen=True, slots=True)
class TrackMark:
    at: int
    name: Line


def track(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the track")
    table.require("from")
    table.require("to")
    start, end = table.read("from", integer), table.read("to", integer)
    name, sign = read_line(table, "name", tools), read_symbol(table, "symbol", tools)
    nodes = read_items(table, "marks")
    place = table.node("to")
    table.finish()
    if start is None or end is None:
        return []
    if abs(end - start) >= MOST:
        report_wrong(
            tools, f"a track of {abs(end - start) + 1} cells is too long", place, f"take {MOST} at most"
        )
        return []
    step = 1 if end >= start else -1
    cells = list(range(start, end + step, step))
    marked = [mark for node in nodes if (mark := _read_mark(node, cells, tools))]
    told = {str(each.at): plain(each.name) for each in marked}
    tools.facts.append({"figure": "track", "line": figure.line, "cells": cells, "marks": told})
    return list(_strips(cells, marked, name, sign, tools))


def _read_mark(node: Node, cells: Sequence[int], tools: PageTools) -> TrackMark | None:
    table = Table(node, tools.report, "the mark")
    table.require("at")
    at, place, name = table.read("at", integer), table.node("at"), read_line(table, "name", tools)
    table.finish()
    if at is not None and at not in cells:
        report_wrong(tools, f"{at} is not on the track", place, f"it goes from {cells[0]} to {cells[-1]}")
        return None
    return TrackMark(at, name) if at is not None else None


def _strips(
    cells: Sequence[int], marked: Sequence[TrackMark], name: Line, sign: str | None, tools: PageTools
) -> Iterator[Strip]:
    """Rows of cells, even ones where they do not fit in one; before the first the symbol, over it the name."""
    setter = tools.setter
    left = CELL + 2.0 if sign else 0.0
    rows = -(-len(cells) // max(int((tools.width - left) / LEAST), 1))
    across = -(-len(cells) // rows)
    side = min(CELL, (tools.width - left) / across)
    if name:
        use = setter.third
        text = setter.set(name, use, tools.width)
        marks = tuple(setter.marks(text, 0, 0, use, name))
        yield Strip(text.logical.height, marks, above=tools.grid.line * 0.75, holds=True)
    for row in range(rows):
        part = cells[row * across : (row + 1) * across]
        there = {each.at: each for each in marked if each.at in part}
        made = list(_cells(part, there, side, left, tools))
        if sign and not row:
            colour = setter.symbol_colour(sign, side)
            made.append(symbol(sign, Rect(0, 0, side, side), colour))
        names, lines = _names(part, there, side, left, tools)
        above = 1.2 if row or name else tools.grid.line * 0.6
        yield Strip(
            side + lines * LABEL + (1.0 if lines else 0.0), (*made, *names), above=above, holds=row < rows - 1
        )


def _cells(
    part: Sequence[int], there: dict[int, TrackMark], side: float, left: float, tools: PageTools
) -> Iterator[Mark]:
    setter, look = tools.setter, tools.look
    size = side * 1.15
    for index, value in enumerate(part):
        x = left + index * side
        solid = value in there
        fill = look.title if solid else "#FFFFFF"
        yield Ink(
            f'<rect x="{x + 0.25:.3f}" y="0.25" width="{side - 0.5:.3f}" height="{side - 0.5:.3f}"'
            f' rx="{side * CORNER:.3f}" fill="{fill}" stroke="{look.title}" stroke-width="0.3"/>'
        )
        ink = "#FFFFFF" if solid else look.title
        use = Use(size, size * 0.4, "display", setter.style.weight, colour=ink, align="center")
        text = setter.set(str(value).replace("-", "\N{MINUS SIGN}"), use)
        yield from setter.marks(text, x + side / 2, side / 2 + size * 0.3528 * 0.36, use)


def _names(
    part: Sequence[int], there: dict[int, TrackMark], side: float, left: float, tools: PageTools
) -> tuple[list[Mark], int]:
    """The names of marks below their cells, each in the first line where it meets no other."""
    use = Use(tools.grid.caption, LABEL, weight=600)
    ends: list[float] = []
    marks: list[Mark] = []
    for index, value in enumerate(part):
        if value not in there or not there[value].name:
            continue
        line = there[value].name
        wide = tools.setter.width(line, use)
        x = min(max(left + (index + 0.5) * side - wide / 2, 0.0), tools.width - wide)
        row = next((n for n, end in enumerate(ends) if end + 1.5 <= x), len(ends))
        ends[row:] = [x + wide, *ends[row + 1 :]]
        marks += tools.setter.marks(
            tools.setter.set(line, use), x, side + 0.6 + (row + 0.75) * LABEL, use, line
        )
    return marks, len(ends)
