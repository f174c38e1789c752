"""Path data, as a `d` attribute writes it → operations in absolute coordinates.

("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y), ("c", …) a curve that ends inside an arc, hence at no vertex, and
("Z",). Quadratics are raised to cubics, arcs cut into cubics of at most a quarter turn.
"""

from __future__ import annotations

import math
import re
from typing import Any, Final

from .geometry import Matrix

HUGE: Final = 1e6
_NO_RADIUS: Final = 1e-12  # of an arc: as good as none
NUMBER: Final = r"[+-]?(?:[0-9]++\.?[0-9]*+|\.[0-9]++)(?:[eE][+-]?[0-9]++)?"

Operation = tuple[Any, ...]  # a letter, then coordinates
Read = tuple[list[Operation], str | None]  # operations up to a fault, and the sentence that tells it

_SEPARATOR = r"\s*+(?:,\s*+)?+"
_COMMAND = re.compile(r"\s*+([MmZzLlHhVvCcSsQqTtAa])\s*+")
_ARGUMENTS = re.compile(rf"(?:{NUMBER}{_SEPARATOR})*+")
_NUMBERS = re.compile(NUMBER)
_ARC = re.compile(
    rf"({NUMBER}){_SEPARATOR}({NUMBER}){_SEPARATOR}({NUMBER}){_SEPARATOR}"
    rf"([01]){_SEPARATOR}([01]){_SEPARATOR}({NUMBER}){_SEPARATOR}({NUMBER}){_SEPARATOR}"
)
_COUNT: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


def read(data: str) -> Read:
    """The operations that *data* describes, up to its first fault, as SVG 2 says (section 9.5.4); and that fault."""
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
    return reader.operations, None


def _faulty(reader: _Reader, data: str, position: int) -> Read:
    near = data[position : position + 16].strip() or "the end"
    return reader.operations, f"not path data at character {position + 1}, near {near!r}"


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
                v = [*self._mirror_control("C"), *v]
            control = ("C", v[2], v[3])
            self.operations.append(("C", *v))
        elif kind in "QT":
            if kind == "T":
                v = [*self._mirror_control("Q"), *v]
            control = ("Q", v[0], v[1])
            self.operations.append(_cubic(self.x, self.y, *v))
        else:
            self.operations.extend(arc(self.x, self.y, v[0], v[1], v[2], bool(v[3]), bool(v[4]), v[5], v[6]))
        self.x, self.y = v[-2], v[-1]
        self.control = control

    def _mirror_control(self, kind: str) -> tuple[float, float]:
        if self.control is None or self.control[0] != kind:
            return self.x, self.y
        return 2 * self.x - self.control[1], 2 * self.y - self.control[2]


def _cubic(x0: float, y0: float, x1: float, y1: float, x: float, y: float) -> Operation:
    """A quadratic curve as a cubic, the same one (degree elevation)."""
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
    """An elliptical arc as curves: radii that are too small grow, zero radii give a line.

    The centre by SVG 2, appendix B.2 (elliptical arc implementation notes), sections B.2.4 and B.2.5.
    """
    rx, ry = abs(rx), abs(ry)
    if (x0, y0) == (x, y):
        return []
    if min(rx, ry) < _NO_RADIUS:
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
    """Curves along the unit circle, from the angle *first* over *turn* radians, mapped by *unit*.

    Handles of 4/3·tan(angle/4) make a cubic touch the circle in its middle, too.
    """
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
