"""Path data → operations, cairo's own path structure, and exact bounds.

A `Path` is a tuple of operations in absolute coordinates: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y),
("c", …) a curve that ends inside an arc, hence at no vertex, and ("Z",). Quadratics are raised to cubics, arcs cut into
cubics of at most a quarter turn. A fault in the data ends the path there, as SVG 2 (section 9.5.4) says: what stands
before it is drawn, and `fault` says where.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import Any, Final

import cairocffi

from ...basics.geometry import Matrix, Rect
from ...basics.pathdata import Operation, read

_END: Final = struct.Struct("ii8x").pack(3, 1)
_POINT: Final = struct.Struct("ii8x2d").pack
_CURVE: Final = struct.Struct("ii8x6d").pack
# Operation → cairo_path_data_t: a header of kind and length, then the points.
_PACK: Final[dict[str, Callable[..., bytes]]] = {
    "M": lambda _, x, y: _POINT(0, 2, x, y),
    "L": lambda _, x, y: _POINT(1, 2, x, y),
    "C": lambda _, *points: _CURVE(2, 4, *points),
    "c": lambda _, *points: _CURVE(2, 4, *points),
    "Z": lambda _: _END,
}


class Path:
    """An immutable outline. `fault` is None, or a sentence on the data that could not be read."""

    def __init__(self, operations: Iterable[Operation], fault: str | None = None) -> None:
        self.operations: Final = tuple(operations)
        self.fault: Final = fault

    def __bool__(self) -> bool:
        return len(self.operations) > 1

    def append_to(self, context: cairocffi.Context) -> None:
        """Add the path to the context's current path: one call, however long it is."""
        cairocffi.cairo.cairo_append_path(context._pointer, self._native[0])

    @cached_property
    def _native(self) -> tuple[Any, Any, bytes]:
        """cairo's path structure; the other members only keep its memory alive."""
        data = b"".join([_PACK[operation[0]](*operation) for operation in self.operations])
        buffer = cairocffi.ffi.from_buffer(data)
        path = cairocffi.ffi.new("cairo_path_t *")
        path.status = 0
        path.data = cairocffi.ffi.cast("cairo_path_data_t *", buffer)
        path.num_data = len(data) // 16
        return path, buffer, data

    @cached_property
    def way(self) -> float:
        """How far it is along the outline, across and down together; by the handles of curves."""
        total = x = y = 0.0
        for operation in self.operations:
            for index in range(1, len(operation), 2):
                next_x, next_y = operation[index], operation[index + 1]
                if operation[0] != "M":
                    total += abs(next_x - x) + abs(next_y - y)
                x, y = next_x, next_y
        return total

    @cached_property
    def bounds(self) -> Rect | None:
        """The tight box of the outline without its stroke; None for an empty path."""
        xs: list[float] = []
        ys: list[float] = []
        x = y = 0.0
        for index, operation in enumerate(self.operations):
            if operation[0] == "Z":
                continue
            if operation[0] == "M" and _draws_nothing(self.operations, index):
                continue
            if operation[0] in "Cc":
                xs.extend(_extrema(x, operation[1], operation[3], operation[5]))
                ys.extend(_extrema(y, operation[2], operation[4], operation[6]))
            x, y = operation[-2:]
            xs.append(x)
            ys.append(y)
        if not xs:
            return None
        return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    @property
    def is_segment(self) -> bool:
        """True for a single straight line, which has no inside."""
        return len(self.operations) <= 2 and all(operation[0] in "ML" for operation in self.operations)

    @cached_property
    def dots(self) -> tuple[tuple[float, float], ...]:
        """Where subpaths without length stand: cairo gives them round caps, but no square ones."""
        found = []
        subpath: list[tuple[float, float]] = []
        for operation in (*self.operations, ("M", 0.0, 0.0)):
            if operation[0] == "M":
                if len(subpath) > 1 and len(set(subpath)) == 1:
                    found.append(subpath[0])
                subpath = []
            if operation[0] == "Z":
                subpath.extend(subpath[:1])
            subpath.extend((operation[i], operation[i + 1]) for i in range(1, len(operation), 2))
        return tuple(found)

    def transformed(self, matrix: Matrix) -> Path:
        moved = []
        for operation in self.operations:
            points = [matrix.apply(*operation[i : i + 2]) for i in range(1, len(operation), 2)]
            moved.append((operation[0], *(value for point in points for value in point)))
        return Path(moved)


EMPTY: Final = Path(())


@lru_cache(4096)
def parse(data: str) -> Path:
    """The path that a `d` attribute describes, up to its first fault."""
    return Path(*read(data))


def _draws_nothing(operations: tuple[Operation, ...], index: int) -> bool:
    """True for a moveto that another moveto (or the end) follows: it takes no part in the bounds."""
    following = operations[index + 1] if index + 1 < len(operations) else None
    return following is None or following[0] == "M"


def _extrema(p0: float, p1: float, p2: float, p3: float) -> list[float]:
    """The values of one coordinate where a cubic turns round: the zeros of its derivative inside (0, 1)."""
    if min(p0, p3) <= p1 <= max(p0, p3) and min(p0, p3) <= p2 <= max(p0, p3):
        return []
    a, b, c = p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0
    if abs(a) < 1e-12:
        roots = [-c / b] if b else []
    else:
        square = b * b - 4 * a * c
        if square < 0:
            return []
        roots = [(-b + math.sqrt(square)) / (2 * a), (-b - math.sqrt(square)) / (2 * a)]
    return [
        (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t**3 * p3
        for t in roots
        if 0 < t < 1
    ]
