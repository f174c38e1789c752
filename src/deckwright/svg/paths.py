"""Path data → operations, cairo's own path structure, and exact bounds.

A `Path` is a tuple of operations in absolute coordinates: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y),
("c", …) a curve that ends inside an arc, hence at no vertex, and ("Z",). Quadratics are raised to cubics, arcs cut into
cubics of at most a quarter turn. A fault in the data ends the path there, as SVG 2 (section 9.5.4) says: what stands
before it is drawn, and `fault` says where.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import Any, Final

import cairocffi

from ..geometry import Matrix, Rect
from .values import HUGE, NUMBER

Operation = tuple[Any, ...]  # a letter, then coordinates

_SEPARATOR = r"\s*+(?:,\s*+)?+"
_COMMAND = re.compile(r"\s*+([MmZzLlHhVvCcSsQqTtAa])\s*+")
_ARGUMENTS = re.compile(rf"(?:{NUMBER}{_SEPARATOR})*+")
_NUMBERS = re.compile(NUMBER)
_ARC = re.compile(
    rf"({NUMBER}){_SEPARATOR}({NUMBER}){_SEPARATOR}({NUMBER}){_SEPARATOR}"
    rf"([01]){_SEPARATOR}([01]){_SEPARATOR}({NUMBER}){_SEPARATOR}({NUMBER}){_SEPARATOR}"
)
_COUNT: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}

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
    reader = _Reader()
    position, end = 0, len(data.rstrip())
    while position < end:
        match = _COMMAND.match(data, position)
        if match is None or (not reader.operations and match[1] not in "Mm"):
            return _faulty(reader, data, position)
        letter = match[1]
        pattern = _ARC if letter in "Aa" else None
        position, arguments = _arguments(data, match.end(), pattern)
        complete = reader.add(letter, arguments)
        if not complete:
            return _faulty(reader, data, position)
    return Path(reader.operations)


def _draws_nothing(operations: tuple[Operation, ...], index: int) -> bool:
    """True for a moveto that another moveto (or the end) follows: it takes no part in the bounds."""
    following = operations[index + 1] if index + 1 < len(operations) else None
    return following is None or following[0] == "M"


def _faulty(reader: _Reader, data: str, position: int) -> Path:
    near = data[position : position + 16].strip() or "the end"
    return Path(reader.operations, f"not path data at character {position + 1}, near {near!r}")


def _arguments(data: str, position: int, arc: re.Pattern[str] | None) -> tuple[int, list[float]]:
    """The numbers from *position* on and the place behind them; an arc's flags may stand without separators."""
    if arc is None:
        match = _ARGUMENTS.match(data, position)
        if match is None:
            return position, []
        return match.end(), [float(text) for text in _NUMBERS.findall(match[0])]
    values: list[float] = []
    while match := arc.match(data, position):
        values.extend(float(text) for text in match.groups())
        position = match.end()
    return position, values


class _Reader:
    """Turns commands into absolute operations and remembers what the next command needs."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)
        self.control: tuple[str, float, float] | None = None  # the last control point, for S and T

    def add(self, letter: str, values: list[float]) -> bool:
        """Add a command with all its arguments; False where the arguments don't come out even."""
        kind = letter.upper()
        if kind == "Z":
            self.operations.append(("Z",))
            self.x, self.y = self.start
            self.control = None
            return not values
        count = _COUNT[kind]
        whole = len(values) - len(values) % count
        if values and not max(map(abs, values)) <= HUGE:
            whole = next(i for i, value in enumerate(values) if not abs(value) <= HUGE) // count * count
        relative = letter.islower()
        for index in range(0, whole, count):
            part = values[index : index + count]
            if kind == "M" and index:
                kind = "L"
            self._one(kind, self._absolute(kind, part) if relative else part)
        return whole == len(values) > 0

    def _absolute(self, kind: str, values: list[float]) -> list[float]:
        if kind == "H":
            return [values[0] + self.x]
        if kind == "V":
            return [values[0] + self.y]
        if kind == "A":
            return [*values[:5], values[5] + self.x, values[6] + self.y]
        x, y = self.x, self.y
        if kind == "C":
            x1, y1, x2, y2, x3, y3 = values
            return [x1 + x, y1 + y, x2 + x, y2 + y, x3 + x, y3 + y]
        return [value + (y if index % 2 else x) for index, value in enumerate(values)]

    def _one(self, kind: str, v: list[float]) -> None:
        control: tuple[str, float, float] | None = None
        if self.operations and self.operations[-1][0] == "Z" and kind != "M":
            self.operations.append(("M", *self.start))
        if kind == "M":
            self.start = (v[0], v[1])
            self.operations.append(("M", *v))
        elif kind in "LHV":
            x = self.x if kind == "V" else v[0]
            y = self.y if kind == "H" else v[-1]
            v = [x, y]
            self.operations.append(("L", x, y))
        elif kind in "CS":
            if kind == "S":
                v = [*self._reflected("C"), *v]
            control = ("C", v[2], v[3])
            self.operations.append(("C", *v))
        elif kind in "QT":
            if kind == "T":
                v = [*self._reflected("Q"), *v]
            control = ("Q", v[0], v[1])
            self.operations.append(_raised(self.x, self.y, *v))
        else:
            self.operations.extend(arc(self.x, self.y, v[0], v[1], v[2], bool(v[3]), bool(v[4]), v[5], v[6]))
        self.x, self.y = v[-2], v[-1]
        self.control = control

    def _reflected(self, kind: str) -> tuple[float, float]:
        if self.control is None or self.control[0] != kind:
            return self.x, self.y
        return 2 * self.x - self.control[1], 2 * self.y - self.control[2]


def _raised(x0: float, y0: float, x1: float, y1: float, x: float, y: float) -> Operation:
    """A quadratic curve as a cubic."""
    return (
        "C",
        x0 + (x1 - x0) * 2 / 3,
        y0 + (y1 - y0) * 2 / 3,
        x + (x1 - x) * 2 / 3,
        y + (y1 - y) * 2 / 3,
        x,
        y,
    )


def arc(
    x0: float,
    y0: float,
    rx: float,
    ry: float,
    rotation: float,
    large: bool,
    sweep: bool,
    x: float,
    y: float,
) -> list[Operation]:
    """An elliptical arc as curves (SVG 2, appendix B.2): radii that are too small grow, zero radii give a line."""
    rx, ry = abs(rx), abs(ry)
    if (x0, y0) == (x, y):
        return []
    if rx == 0 or ry == 0:
        return [("L", x, y)]
    cos, sin = math.cos(math.radians(rotation)), math.sin(math.radians(rotation))
    half_x, half_y = (x0 - x) / 2, (y0 - y) / 2
    px, py = cos * half_x + sin * half_y, cos * half_y - sin * half_x
    excess = (px / rx) ** 2 + (py / ry) ** 2
    if excess > 1:
        rx, ry = rx * math.sqrt(excess), ry * math.sqrt(excess)
    room = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    factor = math.sqrt(max(0.0, room) / ((rx * py) ** 2 + (ry * px) ** 2))
    if large == sweep:
        factor = -factor
    cx, cy = factor * rx * py / ry, -factor * ry * px / rx
    first = math.atan2((py - cy) / ry, (px - cx) / rx)
    turn = math.atan2((-py - cy) / ry, (-px - cx) / rx) - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    center = Matrix(
        cos * rx,
        sin * rx,
        -sin * ry,
        cos * ry,
        cos * cx - sin * cy + (x0 + x) / 2,
        sin * cx + cos * cy + (y0 + y) / 2,
    )
    curves = _turns(center, first, turn)
    return [*(("c", *curve) for curve in curves[:-1]), ("C", *curves[-1][:4], x, y)]


def _turns(unit: Matrix, first: float, turn: float) -> list[tuple[float, ...]]:
    """Curves along the unit circle, from the angle *first* over *turn* radians, mapped by *unit*."""
    pieces = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    step = turn / pieces
    reach = 4 / 3 * math.tan(step / 4)
    curves = []
    for index in range(pieces):
        a = first + index * step
        b = a + step
        points = (
            (math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a)),
            (math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b)),
            (math.cos(b), math.sin(b)),
        )
        curves.append(tuple(value for point in points for value in unit.apply(*point)))
    return curves


def _extrema(p0: float, p1: float, p2: float, p3: float) -> list[float]:
    """Where a cubic turns round inside (0, 1): the values of one coordinate there."""
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
