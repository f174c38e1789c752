"""A real card, drawn large, with call-outs that point at the true places of its elements: leaders, or numbered dots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Point, Rect
from ...basics.records import dataclass
from ...game.model import Card
from ...game.source import Mapping, Node
from ...game.source import Sequence as SequenceNode
from ...game.source.keys import Table, boolean, integer, text, word
from ...game.source.report import Report
from ...svg.survey import Survey
from ...svg.typeset import SetText
from ..page.flow import Strip
from ..page.markdown import Figure, Letters, Line
from ..page.marks import Ink, Mark, Picture
from ..page.shapes import dot
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts import callouts
from .parts.callouts import PlacedCallout, Target, TargetKind
from .parts.dots import DOT, are_apart, clockwise, number_dot, place_dots
from .parts.elements import USUAL, find_element, find_field, find_symbol
from .parts.reading import to_line

LABELS: Final = 38.0  # mm that a label is wide
SMALL: Final = 55.0  # mm that a card is wide beside a list
SHEET, ON_PAGE = 100.0, 132.0  # mm wide from which a card is a sheet, drawn that wide over its list
NAME: Final = 3.9  # from a label's rule down to the baseline of its name
RULE: Final = 0.38
HALO: Final = 1.15
POINT, RING = 0.78, 0.27  # of the dot at a leader's end
LIST_GAP: Final = 9.0  # between a card with dots and its list
KEYS: Final = ("symbol", "field", "element")
TARGET_HINT: Final = "write symbol: vitality, or field: effect, or element: art"


@dataclass(frozen=True, slots=True)
class WrittenCallout:
    name: Line
    text: Line
    box: Rect  # on the card, mm from its trim corner
    kind: TargetKind


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card, what is pointed at on it, and all that is written on it; boxes in mm from its trim corner."""

    card: Card
    found: tuple[WrittenCallout, ...]
    lines: tuple[Rect, ...]
    figure: Figure
    in_order: bool  # dots have the numbers of the list, else go round the card
    digits: int = 1  # that a number has at least: 01

    @property
    def is_sheet(self) -> bool:
        """Too large for labels on both sides."""
        trim = self.card.type.component.size
        return trim.width > max(SHEET, trim.height)

    def rect(self, x: float, y: float, width: float) -> Rect:
        """The card on the page."""
        trim = self.card.type.component.size
        return Rect(x, y, width, width * trim.height / trim.width)

    def on_page(self, box: Rect, rect: Rect) -> Rect:
        scale = rect.width / self.card.type.component.size.width
        return Rect(rect.x + box.x * scale, rect.y + box.y * scale, box.width * scale, box.height * scale)


def anatomy(figure: Figure, tools: PageTools) -> list[Strip]:
    table = Table(figure.content, tools.report, "the anatomy")
    table.require("card", "name the card that is shown: card: its-id")
    table.require("callouts", "list what is pointed at: - {symbol: …, name: …, text: …}")
    node, listed = table.node("card"), table.node("callouts")
    id, by_dots = table.read("card", word), table.read("dots", boolean)
    in_order, digits = table.read("in-order", boolean) or False, table.read("digits", integer) or 1
    table.finish()
    card = tools.card(id, node) if id and node else None
    if card is None or not isinstance(listed, SequenceNode):
        return []
    seen = tools.survey(tools.front(card))
    found = tuple(each for item in listed.items if (each := _callout(item, card, seen, tools)))
    lines = tuple(line.rect for text in seen.texts for line in text.lines)
    shown = ShownCard(card, found, lines, figure, in_order, digits)
    strip = None if by_dots or (by_dots is None and shown.is_sheet) else _with_leaders(shown, tools)
    return [strip or _with_dots(shown, tools)]


def _callout(node: Node, card: Card, seen: Survey, tools: PageTools) -> WrittenCallout | None:
    table = Table(node, tools.report, "the call-out")
    table.require("name")
    name = table.read("name", text)
    said = table.read("text", text) or ""
    ways = [key for key in KEYS if table.node(key) is not None]
    targets = {key: table.read(key, word) for key in KEYS}
    table.finish()
    if len(ways) != 1:
        message = "a call-out points at one thing: a symbol, a field or an element"
        tools.report.add("reference-callout", message, node, TARGET_HINT)
        return None
    target = targets[ways[0]]
    if not isinstance(node, Mapping) or name is None or target is None:
        return None
    at = node.entries[ways[0]].value
    find = {"symbol": find_symbol, "field": find_field, "element": find_element}[ways[0]]
    place = find(target, card, seen, replace(tools, report=Report()) if tools.is_varied else tools, at)
    if place is None:
        return None
    return WrittenCallout(to_line(name, tools.lang), to_line(said, tools.lang), *place)


# With leaders


def _with_leaders(shown: ShownCard, tools: PageTools) -> Strip | None:
    """The card in the middle, labels on both sides; None where there is no room, or no way without crossings."""
    page = tools.grid.width
    if page < USUAL + 2 * LABELS + 2 * callouts.LANE:
        return None
    above = callouts.LANE + 2 * callouts.LANES_APART
    rect = shown.rect((page - USUAL) / 2, above, USUAL)
    room = rect.height + 2 * above
    columns = Rect(0, 0, LABELS, room), Rect(page - LABELS, 0, LABELS, room)
    lines = tuple(shown.on_page(line, rect) for line in shown.lines)
    figure = callouts.LabelRoom(rect, *columns, lines)
    labels = [_Label.of(callout, tools) for callout in shown.found]
    targets = [
        Target(shown.on_page(callout.box, rect), callout.kind, label.height)
        for callout, label in zip(shown.found, labels, strict=True)
    ]
    placed = callouts.place_labels(targets, figure)
    if placed is None:
        return None
    marks: list[Mark] = [Picture(tools.front(shown.card), rect)]
    for each, label, callout in zip(placed, labels, shown.found, strict=True):
        marks += _leader(each, tools.look.title)
        marks += label.marks(each.label, callout, tools)
    tools.facts.append(_facts(shown, rect, placed))
    bottom = max(rect.bottom, *(each.label.bottom for each in placed))
    top = min(rect.y, *(each.leader[-1].y for each in placed))
    lifted = tuple(mark.moved(0, -top) for mark in marks)
    return Strip(bottom - top, lifted, above=3.5, is_wide=tools.columns > 1)


@dataclass(frozen=True, slots=True)
class _Label:
    name: SetText
    text: SetText

    @classmethod
    def of(cls, callout: WrittenCallout, tools: PageTools) -> _Label:
        setter = tools.setter
        return cls(
            setter.set(callout.name, NAMES, LABELS), setter.set(callout.text, setter.small, LABELS - 1)
        )

    @property
    def height(self) -> float:
        return 1.2 + self.name.logical.height + self.text.logical.height

    def marks(self, rect: Rect, callout: WrittenCallout, tools: PageTools) -> Iterator[Mark]:
        x, y, width, _ = rect
        yield Ink(
            f'<path d="M{x:.3f} {y:.3f}h{width:.3f}" stroke="{tools.look.title}" stroke-width="{RULE}"/>'
        )
        top = y + NAME - self.name.baseline
        yield from tools.setter.marks(self.name, x, top, NAMES)
        below = top + self.name.logical.height
        yield from tools.setter.marks(self.text, x, below, tools.setter.small, callout.text)


NAMES: Final = Use(9, 3.75, weight=700)


def _leader(each: PlacedCallout, colour: str) -> Iterator[Mark]:
    """The line on white, so that it reads on rock, art and paper alike; the mark at its end."""
    path = "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in each.leader)
    yield from _stroke(path, colour, RULE)
    if each.target.kind is TargetKind.TEXT:
        yield from _bracket(each, colour)
    else:
        yield dot(*each.anchor, POINT, colour, RING)


def _bracket(each: PlacedCallout, colour: str) -> Iterator[Mark]:
    """A bar along the edge of a text that the leader ends on."""
    box, (x, y) = callouts.box_with_margin(each.target), each.anchor
    upright = each.exit.way is callouts.Way.SIDE
    a, b = (Point(x, box.y), Point(x, box.bottom)) if upright else (Point(box.x, y), Point(box.right, y))
    yield from _stroke(f"M{a.x:.3f} {a.y:.3f}L{b.x:.3f} {b.y:.3f}", colour, RULE * 1.6)


def _stroke(path: str, colour: str, width: float) -> Iterator[Mark]:
    for thickness, stroke in ((HALO, "#fff"), (width, colour)):
        yield Ink(
            f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{thickness:.3f}"'
            ' stroke-linejoin="round"/>'
        )


# With dots


def _with_dots(shown: ShownCard, tools: PageTools) -> Strip:
    """The card at the left with numbered dots, beside it the list of what they name; a sheet over its list."""
    page = tools.grid.width
    rect = shown.rect(DOT / 3, 0, min(ON_PAGE, page - DOT) if shown.is_sheet else SMALL)
    lines = tuple(shown.on_page(line, rect) for line in shown.lines)
    figure = callouts.LabelRoom(rect, rect, rect, lines)
    targets = [Target(shown.on_page(callout.box, rect), callout.kind, 0) for callout in shown.found]
    at = place_dots(targets, figure)
    order = list(range(len(targets))) if shown.in_order else clockwise(targets, rect)
    if not are_apart(at):
        message = f"the dots of {shown.card.id} lie on one another"
        tools.report.add("reference-callout", message, shown.figure.content, "point at fewer things")
    marks: list[Mark] = [Picture(tools.front(shown.card), rect)]
    for number, index in enumerate(order, 1):
        marks += number_dot(f"{number:0{shown.digits}}", at[index], tools)
    listed = [shown.found[index] for index in order]
    left, top = (0.0, rect.bottom + LIST_GAP / 2) if shown.is_sheet else (rect.right + LIST_GAP, 1.0)
    across = 2 if shown.is_sheet and page > 2 * SMALL else 1
    words, bottom = _list(listed, Point(left, top), page - left, across, shown.digits, tools)
    tools.facts.append(_facts(shown, rect, [(at[index], targets[index]) for index in range(len(at))]))
    return Strip(max(rect.bottom, bottom), (*marks, *words), above=3.5, is_wide=tools.columns > 1)


def _list(
    listed: Sequence[WrittenCallout], start: Point, room: float, across: int, digits: int, tools: PageTools
) -> tuple[list[Mark], float]:
    """What the numbers name, one below the other in columns, and how low it ends."""
    width = (room - (across - 1) * LIST_GAP) / across
    per = -(-len(listed) // across)
    marks: list[Mark] = []
    bottom = start.y
    for column in range(across):
        x, y = start.x + column * (width + LIST_GAP), start.y
        for number in range(column * per, min((column + 1) * per, len(listed))):
            line, height = _list_entry(listed[number], f"{number + 1:0{digits}}", x, y, width, tools)
            marks += line
            y += height + 1.6
        bottom = max(bottom, y)
    return marks, bottom


def _list_entry(
    callout: WrittenCallout, number: str, left: float, y: float, width: float, tools: PageTools
) -> tuple[list[Mark], float]:
    use = tools.setter.small
    bold = tuple(Letters(p.text + ".", bold=True) if isinstance(p, Letters) else p for p in callout.name)
    line = (*bold, Letters(" "), *callout.text)
    text = tools.setter.set(line, use, width - DOT - 2)
    middle = Point(left + DOT / 2, y + text.baseline - 0.95)
    marks = [*number_dot(number, middle, tools), *tools.setter.marks(text, left + DOT + 2, y, use, line)]
    return marks, max(text.logical.height, DOT)


# For the manifest


def _facts(
    shown: ShownCard, rect: Rect, placed: Sequence[PlacedCallout | tuple[Point, Target]]
) -> dict[str, object]:
    return {
        "figure": "anatomy",
        "line": shown.figure.line,
        "card": shown.card.id,
        "rect": list(rect),
        "callouts": [
            {
                "name": "".join(p.text for p in callout.name if isinstance(p, Letters)),
                "kind": str(callout.kind),
                "box": list(callout.box),
                **_place(each),
            }
            for callout, each in zip(shown.found, placed, strict=True)
        ],
    }


def _place(each: PlacedCallout | tuple[Point, Target]) -> dict[str, object]:
    if isinstance(each, PlacedCallout):
        leader = [list(point) for point in each.leader]
        return {"target": list(each.target.box), "leader": leader, "label": list(each.label)}
    at, target = each
    return {"target": list(target.box), "dot": list(at)}
