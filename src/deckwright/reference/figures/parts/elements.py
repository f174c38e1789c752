"""Where on a card the things stand that call-outs point at: symbols, fields, elements of the layout."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ....basics.geometry import Rect
from ....basics.problems import did_you_mean
from ....game.kinds.reference import ReferenceField
from ....game.localized import Localized
from ....game.markup import parse as parse_markup
from ....game.markup.richtext import RichText
from ....game.model import Card
from ....game.source import Node
from ....svg.survey import Survey
from ...page.tools import PageTools
from . import callouts
from .callouts import TargetKind

USUAL: Final = 67.0  # mm that a card is wide on the page
SEAT: Final = (
    4.2,
    2.6,
)  # how many times as wide and as high as a figure or symbol the shape may be that it sits on
IN_TEXT: Final = 4.5  # mm: a symbol smaller than this, without a seat, stands in a text


def find_symbol(
    name: str, card: Card, seen: Survey, tools: PageTools, at: Node
) -> tuple[Rect, TargetKind] | None:
    """The largest drawing of a symbol, with the seat that it has."""
    boxes = [each.rect for each in seen.symbols if each.name == name]
    if not boxes:
        there = dict.fromkeys(each.name for each in seen.symbols)
        hint = did_you_mean(name, there) or f"it shows {', '.join(there)}"
        tools.report.add("reference-callout", f"{card.id} does not show the symbol {name!r}", at, hint)
        return None
    box = max(boxes, key=lambda box: box.width * box.height)
    seat = _with_seat(box, card, seen)
    return seat, TargetKind.TEXT if seat == box and box.height < IN_TEXT else TargetKind.SHAPE


def find_field(
    name: str, card: Card, seen: Survey, tools: PageTools, at: Node
) -> tuple[Rect, TargetKind] | None:
    """The lines that print a field; else the element of that name."""
    first, *inner = name.split(".")
    if first not in card.type.fields:
        hint = did_you_mean(name, card.type.fields) or f"fields are {', '.join(card.type.fields)}"
        tools.report.add("reference-callout", f"{card.id} has no field {first!r}", at, hint)
        return None
    value = _within_value(card.values.get(first), inner)
    if isinstance(value, int) and not isinstance(value, bool) and (box := _figure_of(value, seen)):
        seat = _with_seat(box, card, seen)
        return seat, TargetKind.TEXT if seat == box else TargetKind.SHAPE
    if isinstance(card.type.fields[first], ReferenceField) and value in tools.game.cards:
        value = tools.game.cards[value].name_in(tools.lang)  # a face says the card's name
    wanted = _text_of_value(value, tools.lang)
    if wanted and (lines := _lines_of(wanted, seen)):
        box = lines[0]
        for line in lines[1:]:
            box = box.union(line)
        return box, TargetKind.TEXT
    if name in seen.elements:
        return find_element(name, card, seen, tools, at)
    message = f"the field {name!r} of {card.id} is not found on its face"
    hint = f'name its element in the layout: id="{name}"'
    tools.report.add("reference-callout", message, at, hint)
    return None


def find_element(
    id: str, card: Card, seen: Survey, tools: PageTools, at: Node
) -> tuple[Rect, TargetKind] | None:
    box = seen.elements.get(id)
    if box is None:
        hint = did_you_mean(id, seen.elements) or f"ids are {', '.join(seen.elements)}"
        tools.report.add("reference-callout", f"the face of {card.id} has no element {id!r}", at, hint)
        return None
    trim = card.type.component.size
    box = _within(box, Rect(0, 0, *trim))
    if min(box.width, box.height) > callouts.PICTURE * trim.width / USUAL:
        return box, TargetKind.PICTURE
    seat = _with_seat(box, card, seen)
    if seat == box and any(text.id == id for text in seen.texts):
        return box, TargetKind.TEXT
    return seat, TargetKind.SHAPE


def _within(box: Rect, trim: Rect) -> Rect:
    x, y = max(box.x, trim.x), max(box.y, trim.y)
    return Rect(x, y, min(box.right, trim.right) - x, min(box.bottom, trim.bottom) - y)


def _with_seat(box: Rect, card: Card, seen: Survey) -> Rect:
    """The largest shape that a figure or symbol sits on, such as its coin; itself where it has none.

    What reaches from edge to edge of the card is its ground.
    """
    across, down = SEAT
    trim = card.type.component.size
    middle = Rect(*box.center, 0, 0)
    seats = [
        shape
        for shape in seen.shapes
        if shape.contains(middle)
        and box.width * 0.8 <= shape.width <= across * box.width
        and box.height * 0.8 <= shape.height <= down * box.height
        and (shape.width < trim.width or shape.height < trim.height)
    ]
    return max(seats, key=lambda shape: shape.width * shape.height, default=box)


def _text_of_value(value: Any, lang: str) -> str:
    """What a field prints, without spaces."""
    inner = value.in_lang(lang) if isinstance(value, Localized) else value
    if isinstance(inner, RichText):
        return _bare(inner.plain)
    return _bare(parse_markup(inner, lang).plain) if isinstance(inner, str) else ""


def _figure_of(value: int, seen: Survey) -> Rect | None:
    """The line that shows a number and, but for symbols, nothing else."""
    for each in seen.texts:
        for line in each.lines:
            if re.sub(r"\{[\w-]+\}", "", _bare(line.text)) == str(value):
                return line.rect
    return None


def _bare(text: str) -> str:
    return re.sub(r"[\s\u00ad\u2010-]+", "", text).casefold()


def _lines_of(wanted: str, seen: Survey) -> list[Rect]:
    """The lines, of one text, that hold *wanted*."""
    for each in seen.texts:
        lines = [(_bare(line.text), line.rect) for line in each.lines]
        start = "".join(letters for letters, _ in lines).find(wanted)
        if start < 0:
            continue
        found, at = [], 0
        for letters, rect in lines:
            if at < start + len(wanted) and at + len(letters) > start:
                found.append(rect)
            at += len(letters)
        return found
    return []


def _within_value(value: Any, path: list[str]) -> Any:
    """What a list (from 1) or map holds: `niveaux.1.gain`."""
    for part in path:
        if isinstance(value, tuple) and part.isdecimal() and 0 < int(part) <= len(value):
            value = value[int(part) - 1]
        elif isinstance(value, Mapping):
            value = value.get(part)
        else:
            return None
    return value
