"""What text may be wrapped in beside a rectangle: outlines, and where in them there is room for a line."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from ...basics.geometry import Rect

Edge = tuple[float, float, float, float]  # x, y of one end and of the other
Ring = Sequence[tuple[float, float]]  # corners; the last is joined to the first

_ANGLES: Final = tuple(math.radians(10 * n) for n in range(10))  # of a padding's quarter circle
_TOLERANCE: Final = 1e-9
MOST_LINES: Final = 400


class Stretch(NamedTuple):
    left: float
    right: float


class Slot(NamedTuple):
    """Room for a line, whose box has its upper edge at *top*."""

    left: float
    top: float
    width: float
    above: float | None = (
        None  # from there to the baseline, and to the lower edge, of a line of larger letters
    )
    height: float | None = None


class Region:
    """An area bounded by polygons of at least one corner, y downwards; text keeps *padding* away from its edge.

    No line crosses an edge, not even one where rings of the same direction overlap.
    """

    def __init__(self, rings: Iterable[Ring], *, evenodd: bool = False, padding: float = 0.0) -> None:
        self._rings = tuple(tuple(ring) for ring in rings)
        self._evenodd, self._padding = evenodd, padding
        self._edges = sorted(_edges(self._rings), key=_lower)
        self._lower = [_lower(edge) for edge in self._edges]
        self._tallest = max(abs(edge[3] - edge[1]) for edge in self._edges)
        self._key = (self._rings, evenodd, padding)
        self._hash = hash(self._key)
        self._known: dict[tuple[float, float], tuple[Stretch, ...]] = {}
        xs, ys = zip(*(corner for ring in self._rings for corner in ring), strict=True)
        self.bounds = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(padding)
        """The box of what may be filled; of a padding wider than the area, with a negative width or height."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Region) and (self is other or self._key == other._key)

    def __hash__(self) -> int:
        return self._hash

    def stretches(self, top: float, bottom: float) -> tuple[Stretch, ...]:
        """From left to right, where everything between *top* and *bottom* lies inside."""
        key = (top, bottom)
        if key not in self._known:
            self._known[key] = tuple(self._padded(top, bottom))
        return self._known[key]

    def slots(self, top: float, height: float, leading: float = 0.0) -> Iterator[Slot]:
        """Room for lines of *height*, one below the other from *top* on; side by side, where the outline parts it.

        A line has room for its letters: half of its *leading* above and below may lie outside.
        """
        last = self.bounds.bottom - height + _TOLERANCE
        line = 0
        while (y := top + line * height) <= last and line < MOST_LINES:
            for left, right in self.stretches(y + leading / 2, y + height - leading / 2):
                yield Slot(left, y, right - left)
            line += 1

    def widest(self, height: float) -> float:
        """The greatest width that letters of *height* find."""
        box, step = self.bounds, max(height / 4, self.bounds.height / 60)
        tops = (box.y + n * step for n in range(int((box.height - height) / step + _TOLERANCE) + 1))
        return max((right - left for y in tops for left, right in self.stretches(y, y + height)), default=0.0)

    def _padded(self, top: float, bottom: float) -> list[Stretch]:
        """The stretches where a disc of the padding's radius has room, measured at ten of its heights."""
        if not self._padding:
            return self._free(top, bottom)
        found: list[Stretch] | None = None
        for angle in _ANGLES:
            up, aside = self._padding * math.sin(angle), self._padding * math.cos(angle)
            free = self._free(top - up, bottom + up)
            narrowed = [Stretch(a + aside, b - aside) for a, b in free if b - a > 2 * aside]
            found = narrowed if found is None else _common(found, narrowed)
        return found or []

    def _free(self, top: float, bottom: float) -> list[Stretch]:
        """Between the parts of edges that reach into the band there is only inside or only outside."""
        blocked = sorted(
            part
            for edge in self._near(top, bottom)
            if (part := _within(edge, top + _TOLERANCE, bottom - _TOLERANCE))
        )
        if not blocked:
            return []
        found: list[Stretch] = []
        right = blocked[0].right
        for part in blocked[1:]:
            if part.left > right + _TOLERANCE and self._contains((right + part.left) / 2, (top + bottom) / 2):
                found.append(Stretch(right, part.left))
            right = max(right, part.right)
        return found

    def _near(self, top: float, bottom: float) -> Sequence[Edge]:
        """All edges that reach between *top* and *bottom*, and some that do not."""
        first = bisect_left(self._lower, top - self._tallest)
        return self._edges[first : bisect_right(self._lower, bottom)]

    def _contains(self, x: float, y: float) -> bool:
        winding = crossings = 0
        for x0, y0, x1, y1 in self._near(y, y):
            if (y0 <= y) != (y1 <= y) and x0 + (y - y0) / (y1 - y0) * (x1 - x0) < x:
                winding += 1 if y1 > y0 else -1
                crossings += 1
        return bool(crossings % 2 if self._evenodd else winding)


def _lower(edge: Edge) -> float:
    """The smaller y of an edge."""
    return min(edge[1], edge[3])


def _edges(rings: Iterable[Ring]) -> Iterator[Edge]:
    for ring in rings:
        for (x0, y0), (x1, y1) in zip(ring, (*ring[1:], *ring[:1]), strict=True):
            yield x0, y0, x1, y1


def _within(edge: Edge, top: float, bottom: float) -> Stretch | None:
    """From where to where the part of an edge between *top* and *bottom* reaches."""
    x0, y0, x1, y1 = edge
    if max(y0, y1) <= top or min(y0, y1) >= bottom:
        return None
    if y0 != y1:
        slope = (x1 - x0) / (y1 - y0)
        a, b = (x0 + (min(max(y, top), bottom) - y0) * slope for y in (y0, y1))
    else:
        a, b = x0, x1
    return Stretch(min(a, b), max(a, b))


def _common(one: Sequence[Stretch], other: Sequence[Stretch]) -> list[Stretch]:
    pairs = (Stretch(max(a.left, b.left), min(a.right, b.right)) for a in one for b in other)
    return sorted(pair for pair in pairs if pair.right > pair.left)
