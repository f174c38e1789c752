"""A table area with things at places of its own: heaps, hands, cards, free places, lines; on a mat, where there is one.

Positions are millimetres of the table; the whole is drawn as wide as there is room. On a mat things are as large, to
its scale, as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import Final, TypeVar

from ....basics.geometry import Point, Rect, Size
from ....basics.problems import did_you_mean
from ....basics.records import dataclass
from ....faces.layouts import Face
from ....game.boards import Board
from ....game.model import Card
from ....game.source import Node
from ....game.source import Sequence as SequenceNode
from ....game.source.keys import Table, boolean, integer, text, word
from ....game.source.keys import number as decimal
from ...page.cut_lines import outline
from ...page.flow import Strip
from ...page.markdown import Figure, Line
from ...page.marks import Ink, Mark, Picture
from ...page.panels import panel
from ...page.shapes import box, frame
from ...page.stylefile import COLOUR
from ...page.tools import PageTools
from ...page.typesetting import Use
from ...page.typesetting import symbol as drawn_symbol
from .board import INKS, SHAPES, height_of, ink_of, space, squares, stroke
from .card_choice import first_card_in
from .dots import number_dot
from .reading import is_known_symbol, to_line

Known = TypeVar("Known")

CARD: Final = 15.5  # mm that a card is wide on a table without a mat
EDGE, BEHIND = 0.5, 4  # of each card behind the first of a heap, and how many show
SPREAD: Final = 3.2  # from card to card of a hand
KINDS: Final = ("deck", "hand", "card", "place", "symbol", "note")
SYMBOL: Final = 8.0  # mm that a symbol is wide


@dataclass(frozen=True, slots=True)
class Ground:
    """The table: its size in its own mm, and how large one of them is on the page."""

    size: Size
    scale: float
    mat: Face | None
    is_bare: bool = False  # without its edge
    is_true: bool = False  # things are as large as they are, to its scale
    board: Board | None = None  # whose spaces things may lie on
    steps: list[Mark] = field(default_factory=list)  # arrows and numbers, which lie on all else
    laid: list[dict[str, object]] = field(default_factory=list)  # for the manifest

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        return Rect(x * self.scale, y * self.scale, width * self.scale, height * self.scale)


def tabletop(figure: Figure, tools: PageTools) -> list[Strip]:
    wide, tools = tools.columns > 1, tools.over_all()
    table = Table(figure.content, tools.report, "the set-up")
    table.require("table", "say how large it is: table: {width: 174, height: 126}, or table: {card: the-mat}")
    ground = _ground(table.node("table"), tools)
    parts = {key: table.node(key) for key in ("areas", "lines", "things")}
    table.finish()
    if ground is None:
        return []
    rect = ground.rect(0, 0, *ground.size)
    marks: list[Mark] = [] if ground.is_bare else [panel(rect, tools.look)]
    if ground.mat is not None:
        marks = [Picture(ground.mat, rect)]
    draw: dict[str, Callable[[Node, Ground, PageTools], Iterator[Mark]]] = {
        "areas": _area,
        "lines": _line,
        "things": _read_thing,
    }
    for key, node in parts.items():
        for each in node.items if isinstance(node, SequenceNode) else ():
            marks += draw[key](each, ground, tools)
    marks += ground.steps
    tools.facts.append({"figure": "setup", "line": figure.line, "things": ground.laid})
    return [Strip(rect.height, tuple(marks), above=tools.grid.line, is_wide=wide)]


def _ground(node: Node | None, tools: PageTools) -> Ground | None:
    if node is None:
        return None
    table = Table(node, tools.report, "the table")
    at, mat = table.node("card"), table.read("card", word)
    width, height = table.read("width", decimal), table.read("height", decimal)
    edge, is_true = table.read("edge", boolean), table.read("true-size", boolean) or False
    board = _known(table, "board", tools.game.boards, "board", tools)
    table.finish()
    if mat is not None and at is not None:
        card = tools.card(mat, at)
        if card is None:
            return None
        trim = card.type.component.size
        return Ground(trim, tools.width / trim.width, tools.front(card), is_true=True, board=board)
    if not width or not height or width <= 0 or height <= 0:
        hint = "table: {width: 174, height: 126}, or table: {card: the-mat}"
        tools.report.add(
            "reference-figure", "a table has a width and a height, or a card that is its mat", node, hint
        )
        return None
    size = Size(float(width), float(height))
    return Ground(size, tools.width / size.width, None, edge is False, is_true, board)


def _known(table: Table, key: str, known: Mapping[str, Known], what: str, tools: PageTools) -> Known | None:
    """The one of *known* that *key* names; None where it names none, which is told."""
    name = table.read(key, word)
    if name is None or name in known:
        return known[name] if name is not None else None
    hint = did_you_mean(name, known) or f"there is {', '.join(known) or 'none'}"
    tools.report.add("reference-figure", f"there is no {what} {name!r}", table.node(key), hint)
    return None


def _area(node: Node, ground: Ground, tools: PageTools) -> Iterator[Mark]:
    """A dashed line round what belongs together; or squares, where it has a grid; filled where it has a colour."""
    table = Table(node, tools.report, "the area")
    table.require("at")
    table.require("size")
    at, size = _pair(table, "at", tools), _pair(table, "size", tools)
    grid = _pair(table, "grid", tools)
    name, fill = table.read("name", text) or "", _ink(table, "fill", tools)
    table.finish()
    if at is None or size is None:
        return
    rect = ground.rect(*at, *size)
    if fill:
        yield Ink(box(rect, ink_of(fill, tools)))
    if grid is not None:
        yield squares(rect, max(int(grid[0]), 1), max(int(grid[1]), 1), tools.look.line)
    elif not fill:
        yield frame(rect, tools.look.line, 0.3, "2.4 1.4")
    if name:
        use = Use(tools.grid.caption, 3.2, weight=600, colour=tools.setter.style.soft)
        line = to_line(name, tools.lang)
        yield from tools.setter.marks(tools.setter.set(line, use), rect.x + 1.6, rect.y + 4.0, use, line)


def _line(node: Node, ground: Ground, tools: PageTools) -> Iterator[Mark]:
    """A wall, an arrow's shaft, a border: points with a stroke between them."""
    table = Table(node, tools.report, "the line")
    table.require("points")
    listed, width = table.node("points"), table.read("width", decimal)
    ink, step = _ink(table, "ink", tools) or "title", table.read("step", integer)
    arrow, dashed = table.read("arrow", boolean) or False, table.read("dashed", boolean) or False
    table.finish()
    points = [_numbers(each, tools) for each in listed.items] if isinstance(listed, SequenceNode) else []
    known = [Point(each[0] * ground.scale, each[1] * ground.scale) for each in points if each]
    if not known:
        return
    thick = float(width or 1) * ground.scale
    drawn = stroke(known, thick, ink_of(ink, tools), dashed=dashed, arrow=arrow)
    if arrow:
        ground.steps.append(drawn)
    else:
        yield drawn
    if step is not None:
        ground.steps.extend(number_dot(step, known[len(known) // 2], tools))


# Things


def _read_thing(node: Node, ground: Ground, tools: PageTools) -> Iterator[Mark]:
    table = Table(node, tools.report, "the thing")
    kinds = [key for key in KINDS if table.node(key) is not None]
    nodes = {key: table.node(key) for key in KINDS}
    given = {key: table.read(key, text if key in ("place", "note") else word) for key in KINDS}
    corner, middle = _pair(table, "at", tools), _pair(table, "middle", tools)
    on = _known(table, "space", ground.board.spaces if ground.board else {}, "space", tools)
    middle = on.at if on is not None else middle
    name, step = table.read("name", text) or "", table.read("step", integer)
    count, width = table.read("count", integer) or 1, table.read("width", decimal)
    turned, back = table.read("turned", decimal) or 0, table.read("back", boolean) or False
    shape, fill, label = _shape(table, tools), _ink(table, "fill", tools), table.read("label", text) or ""
    table.finish()
    if len(kinds) != 1 or (corner is None) == (middle is None):
        hint = "write for example {deck: id, at: [12, 40]}, or {card: id, middle: [80, 60]}"
        message = f"a thing is one of {', '.join(KINDS)}, with `at`, `middle` or the `space` of a board"
        tools.report.add("reference-figure", message, node, hint)
        return
    kind, value, at = kinds[0], given[kinds[0]] or "", nodes[kinds[0]] or node
    card = _card_of(kind, value, at, tools)
    size = _size(kind, card, shape, float(width) if width else None, ground, tools)
    if size is None or (kind == "symbol" and not is_known_symbol(value, at, tools)):
        return
    x, y = corner or (0.0, 0.0)
    if middle is not None:
        x, y = middle[0] - size.width / 2, middle[1] - size.height / 2
    rect = ground.rect(x, y, *size)
    ground.laid.append({"kind": kind, "what": value, "rect": list(rect), "turned": float(turned)})
    if kind == "symbol":
        yield drawn_symbol(value, rect, ink_of(fill or "title", tools))
    elif kind == "note":
        yield from _note(to_line(value, tools.lang), rect, tools)
    front = kind == "card" and not back
    face = (tools.front(card) if front else tools.back(card) or tools.front(card)) if card else None
    line = to_line(value if kind == "place" else name, tools.lang)
    free = Space(shape, fill, to_line(label, tools.lang)) if kind == "place" else None
    yield from _draw_thing(
        _Placement(face, rect, kind, count, float(turned), line, step, free), ground, tools
    )


def _shape(table: Table, tools: PageTools) -> str:
    """How a place is formed."""
    shape = table.read("shape", word) or "card"
    if shape in SHAPES:
        return shape
    message = f"`shape` is {shape!r}; {', '.join(SHAPES)} are allowed"
    tools.report.add("wrong-kind", message, table.node("shape"), did_you_mean(shape, SHAPES))
    return "card"


def _ink(table: Table, key: str, tools: PageTools) -> str:
    """A colour of the look by its name, or one of its own; "" where none is said."""
    ink = table.read(key, word) or ""
    if not ink or ink in INKS or COLOUR.fullmatch(ink):
        return ink
    message = f'`{key}` is {ink!r}; {", ".join(INKS)} or a colour such as "#0A2433" are allowed'
    tools.report.add("wrong-kind", message, table.node(key), did_you_mean(ink, INKS))
    return ""


def _note(line: Line, rect: Rect, tools: PageTools) -> Iterator[Mark]:
    """A few words on the table itself, in as many lines as their width asks for."""
    use = replace(tools.setter.caption, align="center", colour=tools.setter.style.ink)
    words = tools.setter.set(line, use, rect.width)
    yield from tools.setter.marks(words, rect.x, rect.center.y - words.logical.height / 2, use, line)


def _card_of(kind: str, value: str, at: Node, tools: PageTools) -> Card | None:
    if kind not in ("deck", "hand", "card"):
        return None
    if kind == "card":
        return tools.card(value, at)
    return first_card_in(value, at, tools)


def _size(
    kind: str, card: Card | None, shape: str, width: float | None, ground: Ground, tools: PageTools
) -> Size | None:
    """As wide as is said; on a mat, or at true size, else as large as it is, a sticker as its pawn. None: no card."""
    if kind in ("symbol", "note"):
        wide = width or (SYMBOL if kind == "symbol" else CARD * 2)
        return Size(wide, wide if kind == "symbol" else tools.setter.caption.line / ground.scale)
    if kind == "place" and (high := height_of(shape, width or CARD)):
        return Size(width or CARD, high)
    one = next(iter(tools.game.cards.values())) if kind == "place" else card
    if one is None:
        return None
    trim = one.type.component.size
    if width is None:
        width = _pawn(one, tools) or trim.width if ground.is_true else CARD
    return Size(width, width * trim.height / trim.width)


def _pawn(card: Card, tools: PageTools) -> float | None:
    """The face of the pawn that a sticker is for."""
    pawns = tools.game.pawns
    if pawns is None:
        return None
    return next((pawns.sizes[p.size].face for p in pawns.pieces.values() if card.id in p.stickers), None)


@dataclass(frozen=True, slots=True)
class Space:
    """How a place is drawn: its form, its colour, the letters in it."""

    shape: str
    fill: str
    label: Line


@dataclass(frozen=True, slots=True)
class _Placement:
    face: Face | None
    rect: Rect
    kind: str
    count: int
    turned: float
    name: Line
    step: int | None
    space: Space | None


def _draw_thing(thing: _Placement, ground: Ground, tools: PageTools) -> Iterator[Mark]:
    rect, soft = thing.rect, tools.setter.style.soft
    seen = _area_covered(thing)
    if thing.space is not None:
        yield from space(rect, thing.space.shape, thing.space.fill, thing.space.label, tools)
    elif thing.face is not None:
        edges = (
            [rect.moved(n * EDGE, -n * EDGE) for n in range(BEHIND, 0, -1)] if thing.kind == "deck" else []
        )
        for each in edges:
            yield outline(thing.face, each, soft)
        step = SPREAD * min(1.0, rect.width / CARD)
        for number in reversed(range(thing.count if thing.kind == "hand" else 1)):
            at = rect.moved(number * step, 0)
            if ground.mat is None and not thing.turned % 180:
                yield outline(thing.face, at.outset(0.15), "#FFFFFF")
            yield Picture(thing.face, at, thing.turned, has_rim=ground.mat is None)
    if thing.step is not None:
        ground.steps.extend(number_dot(thing.step, Point(seen.x + 0.6, seen.y + 0.6), tools))
    if thing.name:
        use = Use(tools.grid.caption, 3.2, weight=600, align="center")
        words = tools.setter.set(thing.name, use)
        yield from tools.setter.marks(words, seen.center.x, seen.bottom + 3.6, use, thing.name)


def _area_covered(thing: _Placement) -> Rect:
    """What a thing covers, without what is turned aside of it."""
    rect = thing.rect
    if thing.turned % 180:
        (x, y), width, height = rect.center, rect.height, rect.width
        return Rect(x - width / 2, y - height / 2, width, height)
    more = (thing.count - 1) * SPREAD * min(1.0, rect.width / CARD) if thing.kind == "hand" else 0.0
    return Rect(rect.x, rect.y, rect.width + more, rect.height)


# Numbers


def _pair(table: Table, key: str, tools: PageTools) -> tuple[float, float] | None:
    node = table.node(key)
    return _numbers(node, tools) if node is not None else None


def _numbers(node: Node, tools: PageTools) -> tuple[float, float] | None:
    """Two numbers: `[12, 40]`."""
    items: Sequence[Node] = node.items if isinstance(node, SequenceNode) else ()
    found = [decimal(each, tools.report, "the number") for each in items]
    if len(found) == 2 and found[0] is not None and found[1] is not None:
        return float(found[0]), float(found[1])
    tools.report.add(
        "wrong-kind", "a place is two numbers", node, "write [12, 40]: millimetres to the right and down"
    )
    return None
