"""Cards in the text, as they are printed: in a row or as a fan, with a caption."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Matrix, Rect
from ...basics.units import measured, mm
from ...faces.layouts import Face
from ...game.source import Node
from ...game.source import Sequence as SequenceNode
from ...game.source.keys import Table, boolean, number, text, word
from ..page.cut_lines import outline
from ..page.flow import Strip
from ..page.markdown import Figure
from ..page.marks import Mark, Picture
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.reading import to_line

WIDTH: Final = 23.5  # mm of a card
APART: Final = 4.0
PAGE: Final = 174.0  # mm of text on the paper that widths are written for; on smaller paper cards are smaller
BETWEEN: Final = 14.0  # where a word stands between cards
LEAST: Final = 0.8  # of its width that a card may shrink to, so that all stand in one row
MOST: Final = 1.15  # … grow to, so that rows end flush with the text
LEAN: Final = 8.0  # degrees from one card of a fan to the next
OVERLAP: Final = 0.74  # of a card's width from one card of a fan to the next
HAIR: Final = 0.25
CAPTION: Final = 2.2


def cards(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the cards")
    listed, fan = table.node("cards"), table.read("fan", boolean) or False
    blank = table.node("blank")
    if listed is None and blank is None:
        table.require(
            "cards", "list the ids of cards: cards: [black-crab, old-crab]; or types: blank: [hero]"
        )
    backs = table.read("backs", boolean) or False
    wanted = table.read("width", number)
    caption, between = table.read("caption", text), table.read("between", text)
    named, is_true = table.read("names", boolean) or False, table.read("true-size", boolean) or False
    table.finish()
    pictures = [face for node in _items(listed) if (face := _face(node, backs, tools))]
    pictures += [face for node in _items(blank) if (face := _blank(node, backs, tools))]
    if not pictures:
        return []
    width = float(wanted or WIDTH) * min(1.0, tools.grid.width / PAGE)
    if is_true:
        true = _true_width(pictures, figure, tools)
        marks, height = _row(pictures, true, between, named, tools)
    elif fan:
        marks, height = _fan(pictures, min(width, tools.width / _spread(len(pictures))), tools)
    else:
        marks, height = _row(
            pictures, _width_in_rows(width, len(pictures), between, tools), between, named, tools
        )
    tools.facts.append({"figure": "cards", "line": figure.line, "cards": [face.card for face in pictures]})
    if caption:
        line = to_line(caption, tools.lang)
        words = tools.setter.set(line, tools.setter.caption, tools.width)
        marks += tools.setter.marks(words, 0, height + CAPTION, tools.setter.caption, line)
        height += CAPTION + words.logical.height
    return [Strip(height, tuple(marks), above=tools.grid.line)]


def _true_width(pictures: Sequence[Face], figure: Figure, tools: PageTools) -> float:
    """As wide as they are printed, on paper of any size."""
    widths = {face.component.size.width for face in pictures}
    if len(widths) > 1 or max(widths) > tools.width:
        message = "cards of several widths stand in no row at their true size"
        if len(widths) == 1:
            room = measured(tools.width, max(widths))
            message = f"{pictures[0].card} is {mm(max(widths))} wide; there is room for {room}"
        hint = "give them a width, or figures of their own; over all columns there is more room: wide: true"
        tools.report.add("reference-figure", message, figure.content, hint)
    return min(max(widths), tools.width)


def _face(node: Node, backs: bool, tools: PageTools) -> Face | None:
    id = word(node, tools.report, "a card")
    card = tools.card(id, node) if id else None
    if card is None:
        return None
    return tools.back(card) if backs else tools.front(card)


def _items(node: Node | None) -> Sequence[Node]:
    return node.items if isinstance(node, SequenceNode) else ()


def _blank(node: Node, backs: bool, tools: PageTools) -> Face | None:
    """A card to fill in."""
    name = word(node, tools.report, "a type")
    shown = tools.blank(name, node) if name else None
    if shown is None:
        return None
    return shown.back if backs else shown.front


def _width_in_rows(width: float, count: int, between: str | None, tools: PageTools) -> float:
    """A little less, where that saves a row; a little more, where rows then end flush with the text."""
    gap, most = (APART, MOST) if between is None else (BETWEEN, 1.0)
    for across in (count, max(1, min(count, int((tools.width + gap) / (width + gap))))):
        flush = (tools.width - (across - 1) * gap) / across
        if width * LEAST <= flush <= width * most:
            return flush
    return width


def _row(
    pictures: Sequence[Face], width: float, between: str | None, named: bool, tools: PageTools
) -> tuple[list[Mark], float]:
    """As many beside each other as there is room for, rows from the left; a word *between* spreads them."""
    gap = APART
    if between is not None and len(pictures) > 1:
        gap = max((tools.width - len(pictures) * width) / (len(pictures) - 1), BETWEEN)
    across = max(1, int((tools.width + gap + 1e-6) / (width + gap)))
    marks: list[Mark] = []
    top = height = 0.0
    for index, face in enumerate(pictures):
        trim = face.component.size
        if index and index % across == 0:
            top, height = top + height + APART, 0.0
        rect = Rect((index % across) * (width + gap), top, width, width * trim.height / trim.width)
        marks.append(Picture(face, rect))
        high = rect.height
        if between is not None and (index + 1) % across and index + 1 < len(pictures):
            use = replace(tools.setter.body, italic=True, align="center")
            said = tools.setter.set(to_line(between, tools.lang), use)
            marks += tools.setter.marks(said, rect.right + gap / 2, rect.center.y, use)
        if named and face.card is not None:
            made, below = _name(face, rect, tools)
            marks, high = marks + made, high + below
        height = max(height, high)
    return marks, top + height


def _name(face: Face, rect: Rect, tools: PageTools) -> tuple[list[Mark], float]:
    """The name of a card below it; of one to fill in that of its type."""
    use = Use(tools.grid.small, tools.grid.small_line, weight=700, align="center")
    card = tools.game.cards.get(face.card or "")
    name = card.name_in(tools.lang) if card else _type_of_blank(face, tools)
    line = to_line(name, tools.lang)
    said = tools.setter.set(line, use, rect.width + APART - 1.0)
    left = rect.x - (APART - 1.0) / 2
    return list(tools.setter.marks(said, left, rect.bottom + 1.4, use)), said.logical.height + 1.4


def _type_of_blank(face: Face, tools: PageTools) -> str:
    made = (shown.card.type for shown in tools.blanks.values() if face in (shown.front, shown.back))
    return next((type.name.in_lang(tools.lang) for type in made), "")


def _spread(count: int) -> float:
    """How many cards wide a fan is, or a little more."""
    lean = math.radians((count - 1) / 2 * LEAN)
    return (count - 1) * OVERLAP + math.cos(lean) + math.sin(lean) * 1.4


def _fan(pictures: Sequence[Face], width: float, tools: PageTools) -> tuple[list[Mark], float]:
    """Cards held in a hand: each leans a little more and lies a little lower than the middle one."""
    marks: list[Mark] = []
    boxes: list[Rect] = []
    middle = (len(pictures) - 1) / 2
    for index, face in enumerate(pictures):
        trim = face.component.size
        height = width * trim.height / trim.width
        lean = (index - middle) * LEAN
        x = tools.width / 2 + (index - middle) * width * OVERLAP - width / 2
        drop = (1 - math.cos(math.radians(lean))) * height * 2.2
        rect = Rect(x, drop, width, height)
        turn = (
            Matrix.translate(*rect.center)
            @ Matrix.rotate(lean)
            @ Matrix.translate(-rect.center.x, -rect.center.y)
        )
        boxes.append(turn.bounds(rect))
        marks += [outline(face, rect, "#fff", 2 * HAIR, lean), Picture(face, rect, lean)]
    top = min(box.y for box in boxes)
    return [mark.moved(0, -top) for mark in marks], max(box.bottom for box in boxes) - top
