"""What a layout sees of a game's boards: spaces at their places, and ways from rim to rim."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from ...basics.geometry import Point
from ...game.boards import Board, BoardSpace, Way
from .view import View
from .views import Lens


class BoardsView(View):
    """`boards`: the game's boards by their names."""

    __slots__ = ("lens",)

    def __init__(self, lens: Lens) -> None:
        super().__init__()
        self.lens = lens

    def find(self, name: str) -> BoardView:
        return BoardView(self.lens.game.boards[name], self.lens)

    def names(self) -> Iterable[str]:
        return self.lens.game.boards

    @property
    def label(self) -> str:
        return "boards"


class BoardView(View):
    """A board: its `spaces` and `ways` in the order of the file, `space` by id."""

    __slots__ = ("board", "lens")

    def __init__(self, board: Board, lens: Lens) -> None:
        super().__init__()
        self.board = board
        self.lens = lens

    def find(self, name: str) -> Any:
        match name:
            case "id":
                return self.board.id
            case "title":
                return self.lens.text(self.board.title)
            case "way":
                return self.board.way
            case "space":
                return ByIdView(
                    {s.id: SpaceView(s, self.board, self.lens) for s in self.board.spaces.values()}
                )
            case "spaces":
                spaces = self.look("space")
                return tuple(spaces.look(id) for id in self.board.spaces)
            case "ways":
                spaces = self.look("space")
                return tuple(
                    WayView(way, spaces.look(way.start), spaces.look(way.end)) for way in self.board.ways
                )
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return ("id", "title", "way", "space", "spaces", "ways")

    @property
    def label(self) -> str:
        return f"the board {self.board.id!r}"


class ByIdView(View):
    """The spaces of a board by their ids: `board.space['cave']`."""

    __slots__ = ("things",)

    def __init__(self, things: Mapping[str, SpaceView]) -> None:
        super().__init__()
        self.things = things

    def find(self, name: str) -> SpaceView:
        return self.things[name]

    def names(self) -> Iterable[str]:
        return self.things

    @property
    def label(self) -> str:
        return "the spaces of a board"


class SpaceView(View):
    """A space: its own fields, and where it lies."""

    __slots__ = ("board", "lens", "space")

    def __init__(self, space: BoardSpace, board: Board, lens: Lens) -> None:
        super().__init__()
        self.space = space
        self.board = board
        self.lens = lens

    def find(self, name: str) -> Any:
        space, field = self.space, self.board.fields.get(name)
        if field is not None:
            return self.lens.value(field, space.values.get(name))
        known = {
            "id": space.id,
            "x": space.at.x,
            "y": space.at.y,
            "r": space.radius,
            "width": space.width,
            "kind": space.kind,
            "out": space.out,
            "is_start": space.id in self.board.start,
            "is_goal": space.id in self.board.goal,
        }
        return known[name]

    def names(self) -> Iterable[str]:
        own = ("id", "x", "y", "r", "width", "kind", "out", "is_start", "is_goal")
        return (*self.board.fields, *own)

    @property
    def label(self) -> str:
        return f"a space of the board {self.board.id!r}"


class WayView(View):
    """A way: the spaces `a` and `b` that it joins, and how it runs from rim to rim."""

    __slots__ = ("a", "b", "way")

    def __init__(self, way: Way, a: SpaceView, b: SpaceView) -> None:
        super().__init__()
        self.way, self.a, self.b = way, a, b

    def find(self, name: str) -> Any:
        points = self.way.without(self.a.space.radius, self.b.space.radius)
        (x1, y1), (x2, y2) = points[0], points[-1]
        known: dict[str, Callable[[], Any]] = {
            "a": lambda: self.a,
            "b": lambda: self.b,
            "x1": lambda: round(x1, 3),
            "y1": lambda: round(y1, 3),
            "x2": lambda: round(x2, 3),
            "y2": lambda: round(y2, 3),
            "cx": lambda: round((x1 + x2) / 2, 3),
            "cy": lambda: round((y1 + y2) / 2, 3),
            "length": lambda: round(sum(math.dist(a, b) for a, b in pairwise(points)), 3),
            "angle": lambda: round(math.degrees(math.atan2(y2 - y1, x2 - x1)), 3),
            "d": lambda: _path(self.way.points),
            "rim": lambda: _path(points),
            "out": lambda: tuple(dict.fromkeys((*self.a.space.out, *self.b.space.out))),
            "one_way": lambda: self.way.is_one_way,
        }
        return known[name]()

    def names(self) -> Iterable[str]:
        return (
            *("a", "b", "x1", "y1", "x2", "y2", "cx", "cy"),
            *("length", "angle", "d", "rim", "out", "one_way"),
        )

    @property
    def label(self) -> str:
        return "a way of a board"


def _path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{round(x, 3):g} {round(y, 3):g}" for x, y in points)
