"""The paints of OpenType's `COLR`, version 1: a glyph as a tree of fills, gradients, maps and composites.

OpenType 1.9.1, "COLR — Color Table". Lengths are units of the font with y upwards, angles radians counter-clockwise.
A variable font's paints are those of its default instance.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...basics.geometry import Matrix

FOREGROUND: Final = 0xFFFF  # a colour's index for that of the text
MOST_PAINTS: Final = (
    10_000  # of a glyph, counted each time that another refers to them; Noto has 6,707 in one
)
_DEEPEST: Final = 64
_EXTENDS: Final = ("pad", "repeat", "reflect")
MODES: Final = (
    "clear",
    "source",
    "backdrop",
    "over",
    "under",
    "in",
    "backdrop-in",
    "out",
    "backdrop-out",
    "atop",
    "backdrop-atop",
    "xor",
    "plus",
    "screen",
    "overlay",
    "darken",
    "lighten",
    "color-dodge",
    "color-burn",
    "hard-light",
    "soft-light",
    "difference",
    "exclusion",
    "multiply",
    "hue",
    "saturation",
    "color",
    "luminosity",
)

Color = tuple[float, float, float, float]


class PaintError(Exception):
    """A tree that cannot be drawn: damaged, endless or without bounds."""


class Solid(NamedTuple):
    color: Color | None  # None: that of the text
    alpha: float


class Stop(NamedTuple):
    offset: float
    color: Color | None
    alpha: float


class Linear(NamedTuple):
    start: tuple[float, float]
    end: tuple[float, float]
    stops: tuple[Stop, ...]
    extend: str


class Radial(NamedTuple):
    start: tuple[float, float, float]  # centre and radius
    end: tuple[float, float, float]
    stops: tuple[Stop, ...]
    extend: str


class Sweep(NamedTuple):
    """Colours round a point."""

    center: tuple[float, float]
    start: float
    end: float
    stops: tuple[Stop, ...]
    extend: str


class Shape(NamedTuple):
    """What a glyph's outline lets show of a paint."""

    glyph: int
    paint: Paint


class Layers(NamedTuple):
    paints: tuple[Paint, ...]  # the lowest first


class Clip(NamedTuple):
    box: tuple[int, int, int, int]  # left, lower, right and upper side
    paint: Paint


class Transform(NamedTuple):
    matrix: Matrix
    paint: Paint


class Composite(NamedTuple):
    source: Paint
    mode: str  # of MODES
    backdrop: Paint


Paint = Solid | Linear | Radial | Sweep | Shape | Layers | Clip | Transform | Composite


def is_bounded(paint: Paint) -> bool:
    """Whether a paint covers no more than some outlines: no other may be a glyph."""
    match paint:
        case Shape() | Clip():
            return True
        case Layers(paints):
            return all(map(is_bounded, paints))
        case Transform(_, inner):
            return is_bounded(inner)
        case Composite(source, mode, backdrop):
            return _is_composite_bounded(mode, is_bounded(source), is_bounded(backdrop))
    return False


def _is_composite_bounded(mode: str, source: bool, backdrop: bool) -> bool:
    if mode == "clear":
        return True
    if mode in ("source", "out"):
        return source
    if mode in ("backdrop", "backdrop-out"):
        return backdrop
    if mode in ("in", "backdrop-in"):
        return source or backdrop
    if mode == "atop":
        return backdrop
    if mode == "backdrop-atop":
        return source
    return source and backdrop


class PaintTable:
    """The glyphs that a `COLR` table has paints for."""

    def __init__(self, table: bytes, palette: Sequence[Color]) -> None:
        self._table = table
        self._palette = palette
        self._bases, self._layers, self._clips = struct.unpack_from(">III", table, 14)
        self._offsets: dict[int, int] = {}
        (count,) = struct.unpack_from(">I", table, self._bases) if self._bases else (0,)
        for n in range(count):
            glyph, offset = struct.unpack_from(">HI", table, self._bases + 4 + 6 * n)
            self._offsets[glyph] = self._bases + offset
        (self._layer_count,) = struct.unpack_from(">I", table, self._layers) if self._layers else (0,)
        self._left = 0

    def __contains__(self, glyph: int) -> bool:
        return glyph in self._offsets

    def __len__(self) -> int:
        return len(self._offsets)

    def paint(self, glyph: int) -> Paint:
        """The paint of a glyph. Raises PaintError."""
        self._left = MOST_PAINTS
        try:
            found = self._base(glyph, 0)
        except (struct.error, IndexError, KeyError) as error:
            raise PaintError from error
        if not is_bounded(found):
            raise PaintError
        return found

    def is_boundless(self) -> bool:
        """Whether a paint leads back to itself, or to more paints or deeper ones than are read of a glyph."""
        sizes: dict[int, tuple[int, int]] = {}  # of each paint: those that it is made of, and their depth
        for start in self._offsets.values():
            way: set[int] = set()  # from the start to where we are
            stack = [start]
            while stack:
                at = stack[-1]
                if at in sizes:
                    stack.pop()
                    continue
                inner = self._next(at)
                if at not in way:
                    way.add(at)
                    if not way.isdisjoint(inner):
                        return True
                    stack += inner
                    continue
                way.discard(stack.pop())
                count = 1 + sum(sizes[each][0] for each in inner)
                depth = 1 + max((sizes[each][1] for each in inner), default=0)
                if count > MOST_PAINTS or depth > _DEEPEST:
                    return True
                sizes[at] = count, depth
        return False

    def _next(self, at: int) -> list[int]:
        """Where the paints lie that one is made of; none where it cannot be read."""
        try:
            kind = self._table[at]
            if kind == 1:
                count, first = struct.unpack_from(">BI", self._table, at + 1)
                offsets = struct.unpack_from(f">{count}I", self._table, self._layers + 4 + 4 * first)
                return [self._layers + offset for offset in offsets]
            if kind == 11:
                return [self._offsets[struct.unpack_from(">H", self._table, at + 1)[0]]]
            inner = [at + self._near(at + 1)] if kind == 10 or 12 <= kind <= 32 else []
            return [*inner, at + self._near(at + 5)] if kind == 32 else inner
        except (struct.error, IndexError, KeyError):
            return []

    def _base(self, glyph: int, depth: int) -> Paint:
        paint, box = self._read(self._offsets[glyph], depth), self._box(glyph)
        return Clip(box, paint) if box else paint

    def _box(self, glyph: int) -> tuple[int, int, int, int] | None:
        if not self._clips:
            return None
        (count,) = struct.unpack_from(">I", self._table, self._clips + 1)
        low, high = 0, count
        while low < high:  # they are in the order of their glyphs
            at = (low + high) // 2
            first, last = struct.unpack_from(">HH", self._table, self._clips + 5 + 7 * at)
            if first <= glyph <= last:
                offset = self._clips + self._near(self._clips + 5 + 7 * at + 4)
                box: tuple[int, int, int, int] = struct.unpack_from(">4h", self._table, offset + 1)
                return box
            low, high = (low, at) if glyph < first else (at + 1, high)
        return None

    def _near(self, at: int) -> int:
        """An offset of three bytes."""
        return int.from_bytes(self._table[at : at + 3])

    def _read(self, at: int, depth: int) -> Paint:
        self._left -= 1
        if depth > _DEEPEST or self._left < 0:
            raise PaintError
        kind, depth = self._table[at], depth + 1
        if kind == 1:
            return Layers(tuple(self._layer(at, depth)))
        if kind in (2, 3):
            index, alpha = struct.unpack_from(">Hh", self._table, at + 1)
            return Solid(self._color(index), _share(alpha))
        if 4 <= kind <= 9:
            return self._gradient(kind, at)
        if kind == 10:
            (glyph,) = struct.unpack_from(">H", self._table, at + 4)
            return Shape(glyph, self._inner(at, depth))
        if kind == 11:
            return self._base(struct.unpack_from(">H", self._table, at + 1)[0], depth)
        if 12 <= kind <= 31:
            return Transform(self._matrix(kind & ~1, at), self._inner(at, depth))
        if kind == 32:
            backdrop = self._read(at + self._near(at + 5), depth)
            return Composite(self._inner(at, depth), MODES[self._table[at + 4]], backdrop)
        raise PaintError

    def _inner(self, at: int, depth: int) -> Paint:
        return self._read(at + self._near(at + 1), depth)

    def _layer(self, at: int, depth: int) -> Iterator[Paint]:
        count, first = struct.unpack_from(">BI", self._table, at + 1)
        if first + count > self._layer_count:
            raise PaintError
        for offset in struct.unpack_from(f">{count}I", self._table, self._layers + 4 + 4 * first):
            yield self._read(self._layers + offset, depth)

    def _color(self, index: int) -> Color | None:
        return None if index == FOREGROUND else self._palette[index]

    def _gradient(self, kind: int, at: int) -> Paint:
        extend, stops = self._line(at + self._near(at + 1), has_deltas=bool(kind & 1))
        if kind <= 5:
            numbers = struct.unpack_from(">6h", self._table, at + 4)
            start, end, turned = numbers[:2], numbers[2:4], numbers[4:]
            return Linear(start, _end(start, end, turned), stops, extend)
        if kind <= 7:
            x0, y0, r0, x1, y1, r1 = struct.unpack_from(">hhHhhH", self._table, at + 4)
            return Radial((x0, y0, r0), (x1, y1, r1), stops, extend)
        x, y, start, end = struct.unpack_from(">4h", self._table, at + 4)
        return Sweep((x, y), (_share(start) + 1) * math.pi, (_share(end) + 1) * math.pi, stops, extend)

    def _line(self, at: int, *, has_deltas: bool) -> tuple[str, tuple[Stop, ...]]:
        """How a gradient goes on beyond its ends, and its stops in their order."""
        extend, count = struct.unpack_from(">BH", self._table, at)
        read = (
            struct.unpack_from(">hHh", self._table, at + 3 + (10 if has_deltas else 6) * n)
            for n in range(count)
        )
        stops = [Stop(_share(offset), self._color(index), _share(alpha)) for offset, index, alpha in read]
        return _EXTENDS[extend if extend < len(_EXTENDS) else 0], tuple(
            sorted(stops, key=lambda stop: stop.offset)
        )

    def _matrix(self, kind: int, at: int) -> Matrix:
        if kind == 12:
            return Matrix(
                *(each / 0x10000 for each in struct.unpack_from(">6i", self._table, at + self._near(at + 4)))
            )
        if kind == 14:
            return Matrix.translate(*struct.unpack_from(">hh", self._table, at + 4))
        is_one = kind in (20, 22, 24, 26)  # number, before the centre that every second kind has
        numbers = [
            _share(each) for each in struct.unpack_from(">h" if is_one else ">hh", self._table, at + 4)
        ]
        turn = _turn(kind, numbers[0], numbers[-1])
        if kind in (18, 22, 26, 30):
            x, y = struct.unpack_from(">hh", self._table, at + 4 + 2 * len(numbers))
            return Matrix.translate(x, y) @ turn @ Matrix.translate(-x, -y)
        return turn


def _turn(kind: int, x: float, y: float) -> Matrix:
    if kind <= 22:
        return Matrix(x, 0, 0, y)
    if kind <= 26:
        cosine, sine = math.cos(x * math.pi), math.sin(x * math.pi)
        return Matrix(cosine, sine, -sine, cosine)
    return Matrix(1, math.tan(y * math.pi), -math.tan(x * math.pi), 1)


def _share(value: int) -> float:
    """A number of OpenType's type F2DOT14."""
    return value / 0x4000


def _end(start: Sequence[int], end: Sequence[int], turned: Sequence[int]) -> tuple[float, float]:
    """Where a linear gradient ends whose lines of one colour run from its start to *turned*; its start for none."""
    (x0, y0), (x1, y1), (x2, y2) = start, end, turned
    across_x, across_y = y2 - y0, x0 - x2
    square = across_x * across_x + across_y * across_y
    share = ((x1 - x0) * across_x + (y1 - y0) * across_y) / square if square else 0.0
    return x0 + share * across_x, y0 + share * across_y
