"""Points, sizes, rectangles and affine matrices: frozen values, millimetres unless said otherwise, y downwards."""

from __future__ import annotations

import math
from typing import NamedTuple


class Point(NamedTuple):
    x: float
    y: float


class Size(NamedTuple):
    width: float
    height: float

    def turned(self) -> Size:
        return Size(self.height, self.width)


class Insets(NamedTuple):
    """Distances inwards (or, for bleed, outwards) from the four edges."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def all(cls, value: float) -> Insets:
        return cls(value, value, value, value)


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def outset(self, by: Insets | float) -> Rect:
        i = by if isinstance(by, Insets) else Insets.all(by)
        return Rect(
            self.x - i.left, self.y - i.top, self.width + i.left + i.right, self.height + i.top + i.bottom
        )

    def inset(self, by: Insets | float) -> Rect:
        i = by if isinstance(by, Insets) else Insets.all(by)
        return self.outset(Insets(-i.left, -i.top, -i.right, -i.bottom))

    def moved(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def overlaps(self, other: Rect, tolerance: float = 1e-6) -> bool:
        """True where the interiors meet by more than *tolerance*; rectangles that only touch do not overlap."""
        return (
            min(self.right, other.right) - max(self.x, other.x) > tolerance
            and min(self.bottom, other.bottom) - max(self.y, other.y) > tolerance
        )

    def contains(self, other: Rect, tolerance: float = 1e-6) -> bool:
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.right <= self.right + tolerance
            and other.bottom <= self.bottom + tolerance
        )

    def intersection(self, other: Rect) -> Rect:
        """What lies in both; without width or height where that is nothing."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        width, height = min(self.right, other.right) - x, min(self.bottom, other.bottom) - y
        return Rect(x, y, max(0.0, width), max(0.0, height))

    def union(self, other: Rect) -> Rect:
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


class Matrix(NamedTuple):
    """An affine map (x, y) -> (a·x + c·y + e, b·x + d·y + f), as SVG writes it."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def __matmul__(self, inner: Matrix) -> Matrix:
        """The map that applies *inner* first, then self."""
        a, b, c, d, e, f = self
        g, h, i, j, k, l = inner  # noqa: E741 - as the letters go on
        return Matrix(
            a * g + c * h,
            b * g + d * h,
            a * i + c * j,
            b * i + d * j,
            a * k + c * l + e,
            b * k + d * l + f,
        )

    @classmethod
    def translate(cls, x: float, y: float = 0) -> Matrix:
        return cls(e=x, f=y)

    @classmethod
    def scale(cls, x: float, y: float | None = None) -> Matrix:
        return cls(a=x, d=x if y is None else y)

    @classmethod
    def rotate(cls, degrees: float) -> Matrix:
        s, c = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
        return cls(c, s, -s, c)

    def apply(self, x: float, y: float) -> Point:
        return Point(self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)

    def bounds(self, rect: Rect) -> Rect:
        """The upright rectangle round the image of *rect*."""
        a, b, c, d, e, f = self
        left, top, width, height = rect
        right, bottom = left + width, top + height
        xs = (
            a * left + c * top + e,
            a * left + c * bottom + e,
            a * right + c * top + e,
            a * right + c * bottom + e,
        )
        ys = (
            b * left + d * top + f,
            b * left + d * bottom + f,
            b * right + d * top + f,
            b * right + d * bottom + f,
        )
        x, y = min(xs), min(ys)
        return Rect(x, y, max(xs) - x, max(ys) - y)

    @property
    def determinant(self) -> float:
        return self.a * self.d - self.b * self.c
