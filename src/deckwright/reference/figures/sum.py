"""A worked example: cards, dice and symbols with what each brings, added up; a total that is none is a problem."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Rect
from ...basics.phrases import quantity
from ...basics.records import dataclass
from ...basics.units import measured
from ...faces.layouts import Face
from ...game.source import Node
from ...game.source.keys import Table, integer, number, word
from ..page.cut_lines import outline
from ..page.flow import Strip
from ..page.markdown import Figure, Line
from ..page.marks import Ink, Mark, Picture
from ..page.panels import Badge
from ..page.style import NumberShape
from ..page.tools import PageTools
from ..page.typesetting import Use, symbol
from .parts.colours import readable_ink
from .parts.numbers import number_text
from .parts.reading import read_colour, read_items, read_line, read_symbol, report_wrong
from .parts.rows import note_strips

WIDTH: Final = 23.5  # mm of a card
DIE: Final = 9.0  # mm of a symbol
SIGN: Final = 7.0  # mm of a plus
TOTAL: Final = 13.0  # mm of the disc
VALUE: Final = 15.0  # points
APART: Final = 2.6
LEAST: Final = 6.0  # mm of a card: a smaller one is no picture


@dataclass(frozen=True, slots=True)
class Part:
    face: Face | None
    symbol: str | None
    colour: str | None  # behind the symbol
    value: int
    name: Line


def sum_of_parts(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the sum")
    table.require("parts", "list them: - {card: …, value: 2, name: …}")
    parts = [part for node in read_items(table, "parts") if (part := _part(node, tools))]
    width = float(table.read("width", number) or WIDTH)
    result = table.table("total")
    name, stated, at = read_line(result, "name", tools), result.read("value", integer), result.node("value")
    result.finish()
    said = table.read("note", word)
    table.finish()
    if not parts:
        return []
    if _room_of_a_card(parts, tools) < LEAST:
        message = (
            f"the sum of {quantity(len(parts), 'part')} does not fit side by side in {measured(tools.width)}"
        )
        report_wrong(tools, message, table.node("parts"), "give it all columns, `wide: true`, or fewer parts")
        return []
    total = sum(part.value for part in parts)
    if stated is not None and stated != total:
        report_wrong(tools, f"the parts come to {total}, not to {stated}", at, "correct the total, or a part")
    tools.facts.append(
        {"figure": "sum", "line": figure.line, "values": [part.value for part in parts], "total": total}
    )
    return [_sum_strip(parts, total, name, width, tools), *note_strips(said, tools)]


def _part(node: Node, tools: PageTools) -> Part | None:
    table = Table(node, tools.report, "the part")
    table.require("value")
    at, card = table.node("card"), table.read("card", word)
    sign, colour = read_symbol(table, "symbol", tools), read_colour(table, "colour")
    value, name = table.read("value", integer), read_line(table, "name", tools)
    table.finish()
    found = tools.card(card, at) if card and at else None
    if value is None or (card and found is None):
        return None
    return Part(tools.front(found) if found else None, sign, colour, value, name)


def _sum_strip(parts: Sequence[Part], total: int, name: Line, width: float, tools: PageTools) -> Strip:
    """Pictures on one line at their middles, values below, signs between the values, the total in a disc."""
    width = min(width, _room_of_a_card(parts, tools))
    high = max((_high(part, width) for part in parts), default=0.0)
    base = high + APART + VALUE * 0.3528 * 0.78
    marks: list[Mark] = []
    x, below = 0.0, 0.0
    for index, part in enumerate(parts):
        wide = _wide(part, width)
        value = number_text(abs(part.value) if index else part.value, tools.lang)
        if index:
            marks += _words("+" if part.value >= 0 else "\N{MINUS SIGN}", x + SIGN / 2, base, tools)
            x += SIGN
        marks += [mark.moved(x + wide / 2, high / 2) for mark in _picture(part, width, tools)]
        marks += _words(value, x + wide / 2, base, tools)
        lines, height = _name_below(part.name, x + wide / 2, base, max(wide, 15.0) + SIGN * 0.8, tools)
        marks += lines
        below = max(below, height)
        x += wide
    marks += _words("=", x + SIGN / 2, base, tools)
    x += SIGN
    side = 11.0
    badge = Badge(total, side, 15, NumberShape.DISC)
    marks += badge.marks(x, base - side / 2 - 1.8, tools.setter, tools.look.title)
    lines, height = _name_below(name, x + side / 2, base + 2.4, 26.0, tools)
    return Strip(base + max(below, height + 2.4), (*marks, *lines), above=tools.grid.line)


def _room_of_a_card(parts: Sequence[Part], tools: PageTools) -> float:
    """How wide each card may be, beside the signs, the total and the other parts; without a card, all that is left."""
    room = tools.width - len(parts) * SIGN - TOTAL
    cards = sum(part.face is not None for part in parts)
    others = sum(_wide(part, 0.0) for part in parts if part.face is None)
    return (room - others) / cards if cards else room - others + LEAST


def _words(said: str, x: float, base: float, tools: PageTools) -> Iterator[Mark]:
    use = Use(VALUE, 6.0, "display", tools.setter.style.weight, colour=tools.look.title, align="center")
    yield from tools.setter.marks(tools.setter.set(said, use), x, base, use)


def _name_below(
    name: Line, x: float, base: float, width: float, tools: PageTools
) -> tuple[list[Mark], float]:
    if not name:
        return [], 0.0
    use = replace(tools.setter.caption, weight=600, align="center")
    text = tools.setter.set(name, use, width)
    return list(tools.setter.marks(text, x - width / 2, base + 1.4, use, name)), 1.4 + text.logical.height


def _high(part: Part, width: float) -> float:
    if part.face is None:
        return DIE if part.symbol or part.colour else 0.0
    trim = part.face.component.size
    return width * trim.height / trim.width


def _wide(part: Part, width: float) -> float:
    return width if part.face is not None else DIE + 2.0


def _picture(part: Part, width: float, tools: PageTools) -> Iterator[Mark]:
    """About its middle."""
    high = _high(part, width)
    if part.face is not None:
        rect = Rect(-width / 2, -high / 2, width, high)
        yield outline(part.face, rect.outset(0.1), tools.setter.style.soft)
        yield Picture(part.face, rect)
        return
    rect = Rect(-DIE / 2, -DIE / 2, DIE, DIE)
    if part.colour:
        yield Ink(
            f'<rect x="{rect.x}" y="{rect.y}" width="{DIE}" height="{DIE}" rx="1.4" fill="{part.colour}"'
            f' stroke="{tools.setter.style.soft}" stroke-width="0.2"/>'
        )
        rect = rect.outset(-1.5)
    if part.symbol:
        ink = readable_ink(part.colour) if part.colour else tools.setter.symbol_colour(part.symbol, DIE)
        yield symbol(part.symbol, rect, ink)
