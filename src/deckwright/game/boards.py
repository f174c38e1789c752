"""A board: spaces at their places, joined by ways. Plain data; `rules` says whether one can play on it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import field
from itertools import pairwise
from typing import Any

from ..basics.geometry import Point
from ..basics.problems import Place
from ..basics.records import dataclass
from .conditions import Condition
from .kinds import Field
from .localized import Localized


@dataclass(frozen=True, slots=True)
class BoardSpace:
    id: str
    at: Point  # its middle, in mm from the trim corner of the board's card
    width: float  # its diameter
    kind: str
    out: tuple[str, ...]  # the set-ups that leave it out
    values: Mapping[str, Any]  # of the board's own fields
    place: Place

    @property
    def radius(self) -> float:
        return self.width / 2


@dataclass(frozen=True, slots=True)
class Way:
    start: str
    end: str
    points: tuple[Point, ...]  # from the middle of the one space to that of the other, through the bends
    is_one_way: bool
    place: Place

    @property
    def ends(self) -> frozenset[str]:
        return frozenset((self.start, self.end))

    def without(self, at_start: float, at_end: float) -> tuple[Point, ...]:
        """Its points, so many mm shorter at its ends."""
        first, *between, last = self.points
        after, before = (between or [last])[0], (between or [first])[-1]
        return (_towards(first, after, at_start), *between, _towards(last, before, at_end))

    @property
    def length(self) -> float:
        return sum(math.dist(a, b) for a, b in pairwise(self.points))


def _towards(start: Point, end: Point, by: float) -> Point:
    share = by / (math.dist(start, end) or 1.0)
    return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)


@dataclass(frozen=True, slots=True)
class BoardSetup:
    """A way to play in which some spaces are left out; without an id the board as it is."""

    id: str | None
    title: Localized[str] | None
    shortest: int | None  # steps from the start to the goal, as declared
    place: Place


@dataclass(frozen=True, slots=True)
class TokenNeed:
    """There are enough cards for what lies on the board: one for each space of some kinds, or a number."""

    of: Condition
    by: Condition | None  # counted for each card; None: its copies
    kinds: tuple[str, ...]  # none: all spaces
    least: int | None  # None: as many as there are such spaces
    place: Place


@dataclass(frozen=True, slots=True)
class Board:
    id: str
    title: Localized[str]
    card: str | None  # that it is drawn on
    start: tuple[str, ...]
    goal: tuple[str, ...]
    way: float  # mm that ways are wide
    gap: float  # mm of ground that is left at least between spaces, and between a way and what it does not join
    kinds: Mapping[str, float]  # the width of spaces by their kind
    setups: tuple[BoardSetup, ...]  # the board as it is, then the others
    fields: Mapping[str, Field]
    spaces: Mapping[str, BoardSpace]
    ways: tuple[Way, ...]
    tokens: tuple[TokenNeed, ...]
    place: Place
    places: Mapping[str, Place] = field(default_factory=dict)  # of each key that is written

    def spaces_in(self, setup: BoardSetup) -> dict[str, BoardSpace]:
        return {id: space for id, space in self.spaces.items() if setup.id not in space.out}

    def neighbours_in(self, setup: BoardSetup) -> dict[str, tuple[str, ...]]:
        """By each space the ones that a step leads to."""
        there = self.spaces_in(setup)
        found: dict[str, list[str]] = {id: [] for id in there}
        for way in self.ways:
            if way.start in there and way.end in there:
                found[way.start].append(way.end)
                if not way.is_one_way:
                    found[way.end].append(way.start)
        return {id: tuple(others) for id, others in found.items()}
