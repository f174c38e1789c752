"""Solids of equal regular faces, unfolded: which face hangs on which, which open sides come together.

A net is a tree: each face but the first hangs on a side of another. Its open sides are glued by pairs, which zipping
finds: Demaine and O'Rourke, "Geometric Folding Algorithms", 2007, part III.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from ...basics.geometry import Point
from ...basics.outlines import regular
from ...basics.records import dataclass

Edge = tuple[int, int]  # a face, by its place in the net, and one of its sides


@dataclass(frozen=True, slots=True)
class Hinge:
    """A face hangs on the *side* of another *face*, with its own side *by*."""

    face: int
    side: int
    by: int = 0


@dataclass(frozen=True, eq=False)
class Solid:
    """Sides are counted clockwise on paper from 0, the foot of a face."""

    sides: int  # of a face
    around: int  # faces that meet at each corner
    hinges: tuple[Hinge, ...]  # of the second face and all that follow, each on one before it
    orders: Mapping[str, tuple[int, ...]]  # the places of the first sticker, the second …
    turned: float = 0.0  # of the first face, clockwise degrees

    @property
    def count(self) -> int:
        return len(self.hinges) + 1

    @property
    def angle(self) -> float:
        """Of a face's corner, in degrees."""
        return 180.0 - 360.0 / self.sides

    @cached_property
    def faces(self) -> tuple[tuple[Point, ...], ...]:
        """The corners of each face in the net, clockwise from the right end of its foot; edges of 1."""
        turn, first = math.radians(self.turned), regular(self.sides)
        c, s = math.cos(turn), math.sin(turn)
        found = [tuple(Point(c * p.x - s * p.y, s * p.x + c * p.y) for p in first)]
        for hinge in self.hinges:
            there = found[hinge.face]
            start, end = there[(hinge.side + 1) % self.sides], there[hinge.side]
            found.append(self._on(start, end, hinge.by))
        return tuple(found)

    def _on(self, start: Point, end: Point, by: int) -> tuple[Point, ...]:
        """The face whose side *by* runs from *start* to *end*."""
        corners, turn = [start, end], math.atan2(end.y - start.y, end.x - start.x)
        for _ in range(self.sides - 2):
            turn += math.radians(180 - self.angle)
            x, y = corners[-1]
            corners.append(Point(x + math.cos(turn), y + math.sin(turn)))
        return tuple(corners[(number - by) % self.sides] for number in range(self.sides))

    @cached_property
    def rim(self) -> tuple[tuple[Edge, int], ...]:
        """The open sides, clockwise round the net, each with the number of faces round the corner that it begins at."""
        hung = {(hinge.face, hinge.side): place for place, hinge in enumerate(self.hinges, 1)}
        found: list[tuple[Edge, int]] = []
        met = 1

        def walk(face: int, sides: Sequence[int]) -> None:
            nonlocal met
            for side in sides:
                child = hung.get((face, side))
                if child is None:
                    found.append(((face, side), met))
                    met = 1
                    continue
                by = self.hinges[child - 1].by
                met += 1
                walk(child, [(by + step) % self.sides for step in range(1, self.sides)])
                met += 1

        walk(0, range(self.sides))
        (edge, faces), *rest = found
        return ((edge, faces + met - 1), *rest)

    @cached_property
    def pairs(self) -> tuple[tuple[Edge, Edge], ...]:
        """The open sides that come together when the net is folded, found by zipping.

        Where all faces of a corner lie round it already, the two sides that meet there do; without them their other
        ends are one corner, with the faces of both.
        """
        left = list(self.rim)
        found: list[tuple[Edge, Edge]] = []
        while left:
            at = next(n for n, (_, faces) in enumerate(left) if faces == self.around or len(left) == 2)
            (before, faces), (after, _) = left[at - 1], left[at]
            found.append((before, after))
            following = (at + 1) % len(left)
            left[following] = (left[following][0], left[following][1] + faces)
            left = [each for each in left if each[0] not in (before, after)]
        return tuple(found)


OPPOSITE: Final = "opposite"  # the faces of n and count + 1 − n lie opposite, as on dice that are sold
ROUND: Final = "round"  # in the order of the places
# A cross, all faces upright: three and four above and below the second of four in a row.
CUBE: Final = Solid(
    4,
    3,
    (Hinge(0, 3, 1), Hinge(1, 2, 0), Hinge(1, 0, 2), Hinge(1, 3, 1), Hinge(4, 3, 1)),
    {OPPOSITE: (0, 1, 2, 3, 5, 4), ROUND: (0, 1, 2, 3, 4, 5)},
)
# Two flowers: a middle with five petals whose feet point to it; a petal of the first holds one of the second.
DODECAHEDRON: Final = Solid(
    5,
    3,
    (
        *(Hinge(0, side) for side in range(5)),
        Hinge(1, 2, 2),
        Hinge(6, 0),
        *(Hinge(7, side) for side in range(1, 5)),
    ),
    {OPPOSITE: (0, 1, 2, 3, 4, 5, 10, 11, 6, 8, 9, 7), ROUND: (0, 1, 2, 3, 4, 5, 7, 6, 8, 9, 10, 11)},
    turned=18,
)
SOLIDS: Final[Mapping[int, Solid]] = {solid.count: solid for solid in (CUBE, DODECAHEDRON)}
