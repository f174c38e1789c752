"""Steps in their order, each with its number in an arch: a turn, a fight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ...game.source import Node
from ...game.source import Sequence as SequenceNode
from ...game.source.keys import Table, text, words
from ..page.flow import Strip
from ..page.markdown import Figure, Line
from ..page.marks import Mark
from ..page.panels import Badge
from ..page.shapes import rule
from ..page.tools import PageTools
from ..page.typesetting import symbol
from .parts.reading import to_line

ARCH: Final = 11.6
INDENT: Final = 17.0
APART: Final = 6.0
SIDE: Final = 5.4  # mm of a symbol
ROW: Final = 7.4
ON_CARD: Final = 0.42  # of all that, on a card for the players


@dataclass(frozen=True, slots=True)
class Choice:
    """What one may do with things of a kind."""

    symbols: tuple[str, ...]
    text: Line


def steps(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the steps")
    listed = table.node("steps")
    table.require("steps", "list them: - {title: …, text: …}")
    table.finish()
    strips: list[Strip] = []
    nodes = listed.items if isinstance(listed, SequenceNode) else ()
    for number, node in enumerate(nodes, 1):
        step = Table(node, tools.report, "the step")
        step.require("title")
        title, said = step.read("title", text) or "", step.read("text", text) or ""
        choices = step.node("choices")
        step.finish()
        options = choices.items if isinstance(choices, SequenceNode) else ()
        rows = [row for each in options if (row := _choice(each, tools))]
        strips += _step(number, title, said, rows, tools)
    return strips


def _choice(node: Node, tools: PageTools) -> Choice | None:
    table = Table(node, tools.report, "the choice")
    table.require("text")
    at, names = table.node("symbols"), table.read("symbols", words) or ()
    said = table.read("text", text)
    table.finish()
    known = tuple(name for name in names if is_symbol(name, at, tools))
    return Choice(known, to_line(said, tools.lang)) if said is not None else None


def is_symbol(name: str, at: Node | None, tools: PageTools) -> bool:
    if name in tools.game.symbols:
        return True
    hint = did_you_mean(name, tools.game.symbols)
    tools.report.add("unknown-symbol", f"there is no symbol {name!r}", at, hint)
    return False


def _step(number: int, title: str, said: str, rows: Sequence[Choice], tools: PageTools) -> Iterator[Strip]:
    setter, look = tools.setter, tools.look
    scale = ON_CARD if tools.grid.is_aid else 1.0
    arch, indent = ARCH * scale, INDENT * scale
    name, body = setter.heading, setter.body
    head = setter.set(to_line(title, tools.lang), name, tools.width - indent)
    line = to_line(said, tools.lang)
    text = setter.set(line, body, tools.width - indent)
    gap = 0.8 * scale
    marks: list[Mark] = list(Badge(number, arch, 17 if scale == 1 else 8.4).marks(0, 0, setter, look.title))
    marks += setter.marks(head, indent, 0.2, name)
    marks += setter.marks(text, indent, gap + head.logical.height, body, line) if said else ()
    height = gap + head.logical.height + (text.logical.height if said else 0.0)
    yield Strip(height if rows else max(arch, height), tuple(marks), above=APART * scale, holds=bool(rows))
    most = max((len(row.symbols) for row in rows), default=0)
    for index, row in enumerate(rows):
        strip = _row(row, most, tools, is_first=not index, is_last=index == len(rows) - 1)
        yield replace(strip, holds=index < len(rows) - 1)


def _row(row: Choice, most: int, tools: PageTools, *, is_first: bool, is_last: bool) -> Strip:
    """Symbols and what one may do with such a card, between rules."""
    setter, line = tools.setter, tools.look.title
    scale = ON_CARD if tools.grid.is_aid else 1.0
    indent, side = INDENT * scale, SIDE * (0.68 if scale < 1 else 1.0)
    use = replace(setter.body, size=tools.grid.small + (1 if scale == 1 else 0))
    pitch = side + 1.6 * scale
    left = indent + most * pitch + 3.0 * scale
    text = setter.set(row.text, use, tools.width - left)
    height = max(ROW * scale, text.logical.height + 2.6 * scale)
    marks: list[Mark] = [
        symbol(name, Rect(indent + n * pitch, (height - side) / 2, side, side), line)
        for n, name in enumerate(row.symbols)
    ]
    marks += setter.marks(text, left, (height - text.logical.height) / 2, use, row.text)
    wide = tools.width - indent
    if is_first:
        marks.append(rule(indent, 0, wide, 0.35, line))
    marks.append(rule(indent, height, wide, *((0.35, line) if is_last else (0.15, setter.style.hair))))
    return Strip(height, tuple(marks), above=1.6 if is_first else 0.0)
