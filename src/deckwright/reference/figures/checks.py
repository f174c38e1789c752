"""Lists to tick and to write on: aims to reach, by tier, each with its box and lines for a date or a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...game.source import Node
from ...game.source.keys import Table, integer
from ...game.source.keys import text as text_of
from ..page.flow import Strip
from ..page.headings import heading, repeat_heading
from ..page.markdown import Figure, Letters, Line
from ..page.marks import Ink, Mark
from ..page.shapes import frame, rule
from ..page.tools import PageTools
from .parts.reading import read_items, read_line, report_wrong

BOX: Final = 3.4  # mm of a box to tick
LEFT: Final = 6.0  # … from its left edge to the words
FIELD: Final = 27.0  # mm of a line to write on
APART: Final = 4.0
DOT, MOST = 2.2, 6  # mm from dot to dot of a tier, and how many


@dataclass(frozen=True, slots=True)
class CheckGroup:
    title: Line
    dots: int
    items: tuple[tuple[Line, Line], ...]  # names and texts


def checks(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the list")
    groups = [_group(node, tools) for node in read_items(table, "groups")]
    if table.node("items") is not None:
        groups.append(CheckGroup((), 0, tuple(_items(table, tools))))
    fields = _fields(table, tools)
    table.finish()
    count = sum(len(group.items) for group in groups)
    if not count:
        hint = "write items: [{name: …, text: …}], or groups: [{title: …, items: […]}]"
        report_wrong(tools, "the list has nothing to tick", figure.content, hint)
        return []
    sizes = [len(group.items) for group in groups]
    tools.facts.append({"figure": "checks", "line": figure.line, "boxes": count, "groups": sizes})
    return [
        strip for number, group in enumerate(groups) for strip in _group_strips(group, fields, number, tools)
    ]


def _fields(table: Table, tools: PageTools) -> tuple[Line, ...]:
    """The names of the lines to write on, as far as there is room for them."""
    lines = tuple(_word(node, tools) for node in read_items(table, "fields"))
    if lines and tools.width - len(lines) * (FIELD + APART) < tools.width * 0.35:
        most = int(tools.width * 0.65 / (FIELD + APART))
        hint = f"name {most} at most, or let the list run over all columns: wide: true"
        report_wrong(tools, f"there is no room for {len(lines)} fields", table.node("fields"), hint)
        return lines[:most]
    return lines


def _word(node: Node, tools: PageTools) -> Line:
    return (Letters(text_of(node, tools.report, "the field") or ""),)


def _group(node: Node, tools: PageTools) -> CheckGroup:
    table = Table(node, tools.report, "the group")
    table.require("items", "list them: items: [{name: …, text: …}]")
    title, dots = read_line(table, "title", tools), table.read("dots", integer) or 0
    if not 0 <= dots <= MOST:
        tools.report.add("wrong-kind", f"`dots` is {dots}; 0 to {MOST} are allowed", table.node("dots"))
        dots = 0
    items = tuple(_items(table, tools))
    table.finish()
    return CheckGroup(title, dots, items)


def _items(table: Table, tools: PageTools) -> Iterator[tuple[Line, Line]]:
    for node in read_items(table, "items"):
        item = Table(node, tools.report, "the item")
        item.require("name")
        yield read_line(item, "name", tools), read_line(item, "text", tools)
        item.finish()


def _group_strips(
    group: CheckGroup, fields: Sequence[Line], number: int, tools: PageTools
) -> Iterator[Strip]:
    head = _head(group, fields, number, tools)
    if head is not None:
        yield head
    again = repeat_heading(head, 0.0) if head else None
    for index, (name, text) in enumerate(group.items):
        strip = _row(name, text, fields, tools)
        is_last = index == len(group.items) - 1
        holds = not is_last and index in (0, len(group.items) - 2)
        above = 1.4 if not index else 0.0
        yield replace(strip, above=above, holds=holds, again=again if index else None)


def _head(group: CheckGroup, fields: Sequence[Line], number: int, tools: PageTools) -> Strip | None:
    """The title of a tier with its dots, on its rule; over the lines to write on, what they are for."""
    if not group.title and not fields:
        return None
    strip = heading(group.title or (Letters(" "),), tools, f"{tools.page}-list-{number}")
    marks = list(strip.marks)
    x = tools.setter.width(group.title, tools.setter.heading) + 3.4
    base = strip.height - 3.0
    for dot in range(group.dots):
        marks.append(
            Ink(
                f'<circle cx="{x + dot * DOT:.3f}" cy="{base - 0.9:.3f}" r="0.75" fill="{tools.look.title}"/>'
            )
        )
    use = tools.setter.table_head
    for index, name in enumerate(fields):
        marks += tools.setter.marks(tools.setter.set(name, use), _at(index, fields, tools), base, use)
    return replace(strip, marks=tuple(marks))


def _at(index: int, fields: Sequence[Line], tools: PageTools) -> float:
    return tools.width - (len(fields) - index) * (FIELD + APART) + APART


def _row(name: Line, text: Line, fields: Sequence[Line], tools: PageTools) -> Strip:
    setter = tools.setter
    use = replace(setter.small, size=tools.grid.small + 0.8, line=tools.grid.small_line + 0.3)
    words = tools.width - LEFT - len(fields) * (FIELD + APART)
    bold = tuple(Letters(p.text, bold=True) if isinstance(p, Letters) else p for p in name)
    apart = (Letters("\u2002"),) if text else ()
    line = (*bold, *apart, *text)
    said = setter.set(line, use, words)
    height = max(said.logical.height, BOX) + 2.6
    y = 1.3
    middle = y + said.logical.height / max(len(said.lines), 1) / 2
    marks: list[Mark] = [frame(Rect(0.15, middle - BOX / 2, BOX, BOX), tools.look.title, 0.3)]
    marks += setter.marks(said, LEFT, y, use, line)
    for index in range(len(fields)):
        marks.append(rule(_at(index, fields, tools), height - 1.4, FIELD, 0.2, setter.style.soft))
    return Strip(height, tuple(marks))
