"""A real card, drawn large, with call-outs that point at the true places of its elements."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..geometry import Point, Rect
from ..load.reader import Table, text, word
from ..markup import parse as parse_markup
from ..markup.richtext import RichText
from ..model import Card, Localized
from ..problems import did_you_mean
from ..source import Mapping, Node
from ..source import Sequence as SequenceNode
from ..svg.survey import Survey
from . import callouts
from .bench import Bench
from .callouts import Kind, Placed, Target
from .flow import Strip
from .furniture import dot
from .glossary import meaning
from .markdown import Figure, Line
from .marks import Ink, Mark, Picture
from .setting import Use

CARD: Final = 67.0  # mm that a card is wide on A4
LABELS: Final = 38.0
NAME: Final = 3.9  # from a label's rule down to the baseline of its name
RULE: Final = 0.38
HALO: Final = 1.15
DOT, RING = 0.78, 0.27
SEAT: Final = (
    4.2,
    2.6,
)  # how many times as wide and as high as a figure or symbol the shape may be that it sits on
IN_TEXT: Final = 4.5  # mm: a symbol smaller than this, without a seat, stands in a text
KEYS: Final = ("symbol", "field", "element")


@dataclass(frozen=True, slots=True)
class Callout:
    name: str
    text: Line
    box: Rect  # on the card, mm from its trim corner
    kind: Kind


def anatomy(figure: Figure, bench: Bench) -> list[Strip]:
    table = Table(figure.content, bench.report, "the anatomy")
    table.require("card", "name the card that is shown: card: its-id")
    table.require("callouts", "list what is pointed at: - {symbol: …, name: …, text: …}")
    node = table.node("card")
    id = table.read("card", word)
    listed = table.node("callouts")
    table.finish()
    card = bench.card(id, node) if id and node else None
    if card is None or not isinstance(listed, SequenceNode):
        return []
    face = bench.front(card)
    seen = bench.survey(face)
    found = [_callout(item, card, seen, bench) for item in listed.items]
    lines = [line.rect for text in seen.texts for line in text.lines]
    return [_drawn([each for each in found if each], lines, card, figure, bench)]


def _callout(node: Node, card: Card, seen: Survey, bench: Bench) -> Callout | None:
    table = Table(node, bench.report, "the call-out")
    table.require("name")
    name = table.read("name", text)
    said = table.read("text", text) or ""
    ways = [key for key in KEYS if table.node(key) is not None]
    targets = {key: table.read(key, word) for key in KEYS}
    table.finish()
    if len(ways) != 1:
        message = "a call-out points at one thing: a symbol, a field or an element"
        bench.report.add(
            "reference-callout", message, node, "write symbol: vitalite, or field: effet, or element: art"
        )
        return None
    target = targets[ways[0]]
    if not isinstance(node, Mapping) or name is None or target is None:
        return None
    at = node.entries[ways[0]].value
    match ways[0]:
        case "symbol":
            box = _symbol(target, seen, bench, at, card)
        case "field":
            box = _field(target, card, seen, bench, at)
        case _:
            box = _element(target, seen, bench, at, card)
    return Callout(name, meaning(said, bench.lang), *box) if box else None


# Where it stands


def _symbol(name: str, seen: Survey, bench: Bench, at: Node, card: Card) -> tuple[Rect, Kind] | None:
    """The largest drawing of a symbol, with the seat that it has."""
    boxes = [each.rect for each in seen.symbols if each.name == name]
    if not boxes:
        there = dict.fromkeys(each.name for each in seen.symbols)
        hint = did_you_mean(name, there) or f"it shows {', '.join(there)}"
        bench.report.add("reference-callout", f"{card.id} does not show the symbol {name!r}", at, hint)
        return None
    box = max(boxes, key=lambda box: box.width * box.height)
    seat = _seated(box, seen)
    return seat, Kind.TEXT if seat == box and box.height < IN_TEXT else Kind.SHAPE


def _field(name: str, card: Card, seen: Survey, bench: Bench, at: Node) -> tuple[Rect, Kind] | None:
    """The lines that print a field; else the element of that name."""
    if name not in card.type.fields:
        hint = did_you_mean(name, card.type.fields) or f"fields are {', '.join(card.type.fields)}"
        bench.report.add("reference-callout", f"{card.id} has no field {name!r}", at, hint)
        return None
    wanted = _printed(card.values.get(name), bench.lang)
    if wanted and (lines := _lines_of(wanted, seen)):
        box = lines[0]
        for line in lines[1:]:
            box = box.union(line)
        return box, Kind.TEXT
    if name in seen.elements:
        return _element(name, seen, bench, at, card)
    message = f"the field {name!r} of {card.id} is not found on its face"
    hint = f'name its element in the layout: id="{name}"'
    bench.report.add("reference-callout", message, at, hint)
    return None


def _element(id: str, seen: Survey, bench: Bench, at: Node, card: Card) -> tuple[Rect, Kind] | None:
    box = seen.elements.get(id)
    if box is None:
        hint = did_you_mean(id, seen.elements) or f"ids are {', '.join(seen.elements)}"
        bench.report.add("reference-callout", f"the face of {card.id} has no element {id!r}", at, hint)
        return None
    trim = card.type.component.size
    box = _within(box, Rect(0, 0, *trim))
    if min(box.width, box.height) > callouts.PICTURE * trim.width / CARD:
        return box, Kind.PICTURE
    seat = _seated(box, seen)
    if seat == box and any(text.id == id for text in seen.texts):
        return box, Kind.TEXT
    return seat, Kind.SHAPE


def _within(box: Rect, trim: Rect) -> Rect:
    x, y = max(box.x, trim.x), max(box.y, trim.y)
    return Rect(x, y, min(box.right, trim.right) - x, min(box.bottom, trim.bottom) - y)


def _seated(box: Rect, seen: Survey) -> Rect:
    """The largest shape that a figure or symbol sits on, such as its coin; itself where it has none."""
    across, down = SEAT
    middle = Rect(*box.center, 0, 0)
    seats = [
        shape
        for shape in seen.shapes
        if shape.contains(middle)
        and box.width * 0.8 <= shape.width <= across * box.width
        and box.height * 0.8 <= shape.height <= down * box.height
    ]
    return max(seats, key=lambda shape: shape.width * shape.height, default=box)


def _printed(value: Any, lang: str) -> str:
    """What a field prints, without spaces."""
    inner = value.in_lang(lang) if isinstance(value, Localized) else value
    if isinstance(inner, RichText):
        return _bare(inner.plain)
    return _bare(parse_markup(inner, lang).plain) if isinstance(inner, str) else ""


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


# Drawing


def _drawn(
    found: Sequence[Callout], lines: Sequence[Rect], card: Card, figure: Figure, bench: Bench
) -> Strip:
    trim = card.type.component.size
    width = CARD
    scale = width / trim.width
    page = bench.grid.width
    above = callouts.LANE + 2 * callouts.LANES_APART
    box = Rect((page - width) / 2, above, width, trim.height * scale)
    room = box.height + 2 * above
    columns = Rect(0, 0, LABELS, room), Rect(page - LABELS, 0, LABELS, room)
    sides = callouts.Figure(box, *columns, tuple(_on_page(line, box, scale) for line in lines))
    targets = [_target(each, box, scale, bench) for each in found]
    marks: list[Mark] = [Picture(bench.front(card), box)]
    placed = callouts.placed(targets, sides)
    if placed is None:
        message = f"the call-outs of {card.id} cannot be placed without crossings"
        bench.report.add(
            "reference-callout", message, figure.content, "shorten their texts, or point at fewer things"
        )
        return Strip(room, tuple(marks), is_wide=bench.columns > 1)
    for each, callout in zip(placed, found, strict=True):
        marks += _leader(each, bench)
        marks += _label(each, callout, bench)
    bench.facts.append(_facts(figure, card, box, found, placed))
    bottom = max(box.bottom, *(each.label.bottom for each in placed))
    top = min(box.y, *(each.leader[-1].y for each in placed))
    lifted = tuple(mark.moved(0, -top) for mark in marks)
    return Strip(bottom - top, lifted, above=3.5, is_wide=bench.columns > 1)


def _target(callout: Callout, card: Rect, scale: float, bench: Bench) -> Target:
    name, text = _label_texts(callout, bench)
    return Target(
        _on_page(callout.box, card, scale), callout.kind, 1.2 + name.logical.height + text.logical.height
    )


def _on_page(box: Rect, card: Rect, scale: float) -> Rect:
    return Rect(card.x + box.x * scale, card.y + box.y * scale, box.width * scale, box.height * scale)


def _label_texts(callout: Callout, bench: Bench) -> tuple[Any, Any]:
    setter = bench.setter
    return setter.set(meaning(callout.name, bench.lang), _name_use(), LABELS), setter.set(
        callout.text, setter.small, LABELS - 1
    )


def _name_use() -> Use:
    return Use(9, 3.75, weight=700)


def _leader(each: Placed, bench: Bench) -> Iterator[Mark]:
    """The line on white, so that it reads on rock, art and paper alike; the mark at its end."""
    colour = bench.look.title
    path = "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in each.leader)
    for width, stroke in ((HALO, "#fff"), (RULE, colour)):
        yield Ink(
            f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"/>'
        )
    if each.target.kind is Kind.TEXT:
        yield from _bracket(each, colour)
    else:
        yield dot(*each.anchor, DOT, colour, RING)


def _bracket(each: Placed, colour: str) -> Iterator[Mark]:
    """A bar along the edge of a text that the leader ends on."""
    box, (x, y) = callouts.grown(each.target), each.anchor
    upright = each.exit.way is callouts.Way.SIDE
    a, b = (Point(x, box.y), Point(x, box.bottom)) if upright else (Point(box.x, y), Point(box.right, y))
    for width, stroke in ((HALO, "#fff"), (RULE * 1.6, colour)):
        yield Ink(
            f'<path d="M{a.x:.3f} {a.y:.3f}L{b.x:.3f} {b.y:.3f}" stroke="{stroke}" stroke-width="{width:.3f}"/>'
        )


def _label(each: Placed, callout: Callout, bench: Bench) -> Iterator[Mark]:
    x, y, width, _ = each.label
    yield Ink(f'<path d="M{x:.3f} {y:.3f}h{width:.3f}" stroke="{bench.look.title}" stroke-width="{RULE}"/>')
    name, text = _label_texts(callout, bench)
    top = y + NAME - name.baseline
    yield from bench.setter.marks(name, x, top, _name_use())
    yield from bench.setter.marks(text, x, top + name.logical.height, bench.setter.small, callout.text)


def _facts(
    figure: Figure, card: Card, box: Rect, found: Sequence[Callout], placed: Sequence[Placed]
) -> dict[str, object]:
    return {
        "figure": "anatomy",
        "line": figure.line,
        "card": card.id,
        "rect": list(box),
        "callouts": [
            {
                "name": callout.name,
                "kind": str(callout.kind),
                "box": list(callout.box),
                "target": list(each.target.box),
                "leader": [list(point) for point in each.leader],
                "label": list(each.label),
            }
            for callout, each in zip(found, placed, strict=True)
        ],
    }
