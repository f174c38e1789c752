"""A table set up for play: heaps, cards and places in rows, with the faces that are printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...basics.geometry import Point, Rect
from ...basics.records import dataclass
from ...faces.layouts import Face
from ...game.model import Card
from ...game.source import Mapping, Node
from ...game.source import Sequence as SequenceNode
from ...game.source.keys import Table, boolean, integer, text, word
from ..page.flow import Strip
from ..page.markdown import Figure, Line
from ..page.marks import Mark, Picture
from ..page.panels import panel
from ..page.shapes import frame, place
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.card_choice import first_card_in
from .parts.dots import number_dot
from .parts.reading import to_line
from .parts.tabletop import tabletop

CARD: Final = 15.5  # mm that a card is wide
EDGE, BEHIND = 0.5, 4  # of each card behind the first of a heap, and how many show
SPREAD: Final = 3.2  # from card to card of a hand
LABEL: Final = 4.6  # below a thing
PADDING, GAP = 6.0, 6.5  # of the table, and between rows
CAMP: Final = 3.5  # of the area round a player's things
KINDS: Final = ("deck", "hand", "card", "place")


@dataclass(frozen=True, slots=True)
class Thing:
    """What lies at one place of the table: faces behind each other, or nothing yet."""

    faces: tuple[Face, ...]  # the first lies on top; none where a place is kept free
    step: float  # to the right and, of a heap, up
    is_heap: bool
    name: Line
    number: int | None
    size: tuple[float, float]  # of one card

    @property
    def width(self) -> float:
        count = BEHIND if self.is_heap else max(len(self.faces) - 1, 0)
        return self.size[0] + count * self.step

    @property
    def height(self) -> float:
        return self.size[1] + (BEHIND * EDGE if self.is_heap else 0)


@dataclass(frozen=True, slots=True)
class SetupRow:
    things: tuple[Thing, ...]
    is_camp: bool
    turned: bool

    @property
    def height(self) -> float:
        named = any(thing.name for thing in self.things) and not self.is_camp
        inner = max((thing.height for thing in self.things), default=0.0) + (LABEL if named else 0.0)
        return inner + (2 * CAMP if self.is_camp else 0.0)


def setup(figure: Figure, tools: PageTools) -> list[Strip]:
    if isinstance(figure.content, Mapping) and "table" in figure.content.entries:
        return tabletop(figure, tools)
    table = Table(figure.content, tools.report, "the set-up")
    table.require("rows", "list the rows of the table: - {things: [{deck: …}]}")
    listed = table.node("rows")
    table.finish()
    nodes = listed.items if isinstance(listed, SequenceNode) else ()
    rows = [_read_row(node, tools) for node in nodes]
    wide, tools = tools.columns > 1, tools.over_all()
    marks: list[Mark] = []
    y = PADDING
    for row in rows:
        marks += _draw_row(row, y, tools)
        y += row.height + GAP
    height = y - GAP + PADDING
    border = panel(Rect(0, 0, tools.width, height), tools.look)
    tools.facts.append({"figure": "setup", "line": figure.line})
    return [Strip(height, (border, *marks), above=tools.grid.line, is_wide=wide)]


def _read_row(node: Node, tools: PageTools) -> SetupRow:
    table = Table(node, tools.report, "the row")
    table.require("things")
    listed = table.node("things")
    camp, turned = table.read("camp", boolean) or False, table.read("turned", boolean) or False
    table.finish()
    nodes = listed.items if isinstance(listed, SequenceNode) else ()
    return SetupRow(tuple(thing for each in nodes if (thing := _read_thing(each, tools))), camp, turned)


def _read_thing(node: Node, tools: PageTools) -> Thing | None:
    table = Table(node, tools.report, "the thing")
    kinds = [key for key in KINDS if table.node(key) is not None]
    nodes = {key: table.node(key) for key in KINDS}
    given = {key: table.read(key, text if key == "place" else word) for key in KINDS}
    name, number = table.read("name", text) or "", table.read("step", integer)
    count = table.read("count", integer) or 1
    table.finish()
    if len(kinds) != 1:
        hint = "write deck: id, hand: id of a deck, card: id, or place: what it is for"
        tools.report.add(
            "reference-figure", "a thing is one of a deck, a hand, a card or a place", node, hint
        )
        return None
    kind, value, at = kinds[0], given[kinds[0]] or "", nodes[kinds[0]] or node
    if kind == "place":
        first = next(iter(tools.game.cards.values()))
        return Thing((), 0, False, to_line(value, tools.lang), number, _size(first))
    card = tools.card(value, at) if kind == "card" else first_card_in(value, at, tools)
    if card is None:
        return None
    face = tools.front(card) if kind == "card" else tools.back(card) or tools.front(card)
    line = to_line(name, tools.lang)
    if kind == "hand":
        return Thing((face,) * count, SPREAD, False, line, number, _size(card))
    return Thing((face,), EDGE, kind == "deck", line, number, _size(card))


def _size(card: Card) -> tuple[float, float]:
    trim = card.type.component.size
    return CARD, CARD * trim.height / trim.width


def _draw_row(row: SetupRow, y: float, tools: PageTools) -> Iterator[Mark]:
    """The things of a row, with as much white between them as at both ends."""
    inset = tools.width * 0.14 if row.is_camp else PADDING
    room = tools.width - 2 * inset
    white = (room - sum(thing.width for thing in row.things)) / (len(row.things) + 1)
    if row.is_camp:
        area = Rect(inset, y, room, row.height)
        yield frame(area, tools.look.line, 0.3, "2.4 1.4")
    x = inset + white
    heaps = any(thing.is_heap for thing in row.things)
    top = y + (CAMP if row.is_camp else 0.0) + (BEHIND * EDGE if heaps else 0.0)
    for thing in row.things:
        yield from _draw_thing(thing, x, top, row.turned, tools)
        x += thing.width + white


def corner(face: Face, width: float) -> float:
    """The radius of a card's corners where it is *width* wide."""
    return face.component.shape.radius * width / face.component.size.width


def _draw_thing(thing: Thing, x: float, y: float, turned: bool, tools: PageTools) -> Iterator[Mark]:
    rect = Rect(x, y, *thing.size)
    radius = corner(thing.faces[0], thing.size[0]) if thing.faces else 0.0
    if not thing.faces:
        yield frame(rect, tools.setter.style.soft, 0.25, "1.2 0.9")
    elif thing.is_heap:
        for step in range(BEHIND, 0, -1):
            yield place(rect.moved(step * EDGE, -step * EDGE), radius, tools.setter.style.soft)
    for number in reversed(range(len(thing.faces))):
        at = rect.moved(0 if thing.is_heap else number * thing.step, 0)
        yield place(at.outset(0.15), radius, "#FFFFFF")
        yield Picture(thing.faces[number], at, 180.0 if turned else 0.0)
    if thing.number is not None:
        yield from number_dot(thing.number, Point(rect.x + 0.6, rect.y + 0.6), tools)
    if thing.name:
        use = Use(tools.grid.caption, 3.2, weight=600, align="center")
        words = tools.setter.set(thing.name, use)
        yield from tools.setter.marks(words, x + thing.width / 2, rect.bottom + 3.6, use)
