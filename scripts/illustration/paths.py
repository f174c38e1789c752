"""Outlines to path data. Pure geometry: no colour, no element.

Units are the user units of the drawing (millimetres for scenery, hundredths of the box for motifs), y
downwards, angles in degrees, clockwise from "to the right". Coordinates are written with two decimals.

Closed forms are wound clockwise on screen, so forms joined in one path unite under the non-zero rule and cut
holes into each other under even-odd.

An *outline* is either a list of points, `(x, y)` or `(x, y, True)` for a corner, or the same as text, one
knot after the other with `!` after a corner: `"10 20! 30.5 40, 50 60!"` (commas are only for the eye).
"""

import math
import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
PathData: TypeAlias = str
Outline: TypeAlias = str | Iterable[Sequence[float]]

_KNOT = re.compile(r"\s*(-?[\d.]+)[\s,]+(-?[\d.]+)(!?)[\s,]*")
# A cubic that leaves a knot with a third of the chord between its neighbours is a Catmull-Rom spline; a
# little more makes rounder bellies.
_FULLNESS = 1.15 / 3


class Knot(NamedTuple):
    """A point an outline passes through; at a corner the curve arrives and leaves without a tangent."""

    x: float
    y: float
    corner: bool = False


def knots(outline: Outline) -> list[Knot]:
    """The knots of an outline, whatever its notation. Raises ValueError for text that is no outline."""
    if not isinstance(outline, str):
        return [Knot(p[0], p[1], len(p) > 2 and bool(p[2])) for p in outline]
    found, at = [], 0
    while at < len(outline):
        match = _KNOT.match(outline, at)
        if match is None:
            raise ValueError(f"not an outline from {outline[at : at + 20]!r}")
        found.append(Knot(float(match[1]), float(match[2]), match[3] == "!"))
        at = match.end()
    return found


# ---------------------------------------------------------------------------------------------- path text


def number(value: float) -> str:
    """At most two decimals, no needless zeros: 3.10 → 3.1, -0.5 → -.5, -0.001 → 0."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


class Pen:
    """Writes path data, each step relative to the last rounded point, so that nothing drifts."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._at: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)

    def move(self, x: float, y: float) -> "Pen":
        self._at = self._start = (round(x, 2), round(y, 2))
        self._parts.append(f"M{_joined(self._at)}")
        return self

    def line(self, x: float, y: float) -> "Pen":
        across, down = round(x, 2) - self._at[0], round(y, 2) - self._at[1]
        if abs(across) > 0.005 and abs(down) > 0.005:
            return self._step("l", (x, y))
        self._parts.append(f"h{number(across)}" if abs(down) <= 0.005 else f"v{number(down)}")
        self._at = (round(x, 2), round(y, 2))
        return self

    def quad(self, cx: float, cy: float, x: float, y: float) -> "Pen":
        return self._step("q", (cx, cy), (x, y))

    def cubic(self, ax: float, ay: float, bx: float, by: float, x: float, y: float) -> "Pen":
        return self._step("c", (ax, ay), (bx, by), (x, y))

    def arc(self, rx: float, ry: float, x: float, y: float, *, large: bool = False, sweep: bool = True) -> "Pen":
        end = (round(x, 2), round(y, 2))
        step = _joined((end[0] - self._at[0], end[1] - self._at[1]))
        self._parts.append(f"a{number(rx)} {number(ry)} 0 {int(large)} {int(sweep)} {step}")
        self._at = end
        return self

    def close(self) -> "Pen":
        self._parts.append("z")
        self._at = self._start
        return self

    def _step(self, command: str, *points: Point) -> "Pen":
        rounded = [(round(x, 2), round(y, 2)) for x, y in points]
        flat = [value for x, y in rounded for value in (x - self._at[0], y - self._at[1])]
        self._parts.append(command + _joined(flat))
        self._at = rounded[-1]
        return self

    def __str__(self) -> PathData:
        return "".join(self._parts)


def _joined(values: Iterable[float]) -> str:
    text = ""
    for value in values:
        written = number(value)
        text += written if not text or written.startswith("-") else f" {written}"
    return text


_STEP = re.compile(r"([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))")
_ARITY = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "s": 4, "a": 7, "z": 0}


def bounds(path: PathData) -> tuple[float, float, float, float]:
    """A box (left, top, right, bottom) that holds the path, no smaller than its control points.

    Arcs are taken as at most half a circle.
    """
    x = y = sx = sy = 0.0
    xs: list[float] = []
    ys: list[float] = []
    for command, values in _steps(path):
        ox, oy = (x, y) if command.islower() else (0.0, 0.0)
        kind = command.lower()
        if kind == "z":
            x, y = sx, sy
            continue
        if kind in "hv":
            nx, ny = (ox + values[0], y) if kind == "h" else (x, oy + values[0])
        else:
            nx, ny = ox + values[-2], oy + values[-1]
        if kind in "qcs":
            xs += [ox + value for value in values[:-2:2]]
            ys += [oy + value for value in values[1:-2:2]]
        elif kind == "a":
            reach = math.hypot(nx - x, ny - y) / 2
            xs += [(x + nx) / 2 - reach, (x + nx) / 2 + reach]
            ys += [(y + ny) / 2 - reach, (y + ny) / 2 + reach]
        xs.append(nx)
        ys.append(ny)
        x, y = nx, ny
        if kind == "m":
            sx, sy = x, y
    return min(xs), min(ys), max(xs), max(ys)


def _steps(path: PathData) -> Iterator[tuple[str, list[float]]]:
    """Each command of a path with its numbers, repeated commands written out."""
    command, values = "", list[float]()
    for letter, value in _STEP.findall(path):
        if letter:
            command, values = letter, []
            if letter in "zZ":
                yield letter, []
            continue
        values.append(float(value))
        if len(values) == _ARITY[command.lower()]:
            yield command, values
            command, values = {"m": "l", "M": "L"}.get(command, command), []


def mirror(path: PathData, axis: float) -> PathData:
    """The path mirrored about x = axis; of relative steps, as `Pen` writes it."""
    pen, x, y = Pen(), 0.0, 0.0
    for command, values in _steps(path):
        if command == "z":
            pen.close()
            continue
        if command in "hv":
            values = [values[0], 0.0] if command == "h" else [0.0, values[0]]
        ox, oy = (0.0, 0.0) if command == "M" else (x, y)
        if command == "a":
            rx, ry = values[:2]
            pen.arc(rx, ry, 2 * axis - ox - values[5], oy + values[6], sweep=not values[4])
        else:
            flat = [2 * axis - ox - value if i % 2 == 0 else oy + value for i, value in enumerate(values)]
            _STEPS_OF[command](pen, *flat)
        x, y = ox + values[-2], oy + values[-1]
    return str(pen)


_STEPS_OF: dict[str, Callable[..., Pen]] = {
    "M": Pen.move, "l": Pen.line, "h": Pen.line, "v": Pen.line, "q": Pen.quad, "c": Pen.cubic,
}  # fmt: skip


# -------------------------------------------------------------------------------------------------- forms


def polygon(outline: Outline, *, closed: bool = True) -> PathData:
    """Straight runs from knot to knot."""
    first, *rest = clockwise(outline) if closed else knots(outline)
    pen = Pen().move(first.x, first.y)
    for knot in rest:
        pen.line(knot.x, knot.y)
    return str(pen.close() if closed else pen)


def curve(outline: Outline, *, closed: bool = True, tension: float = 0.5) -> PathData:
    """A Catmull-Rom curve through the knots; straight where two corners follow each other.

    Tangents are never longer than the way to the next knot, so close knots make no loops.
    """
    way = clockwise(outline) if closed else knots(outline)
    count = len(way)

    def tangent(i: int) -> Point:
        if way[i].corner or (not closed and i in (0, count - 1)):
            return 0.0, 0.0
        before, after = way[i - 1], way[(i + 1) % count]
        return (after.x - before.x) * tension, (after.y - before.y) * tension

    pen = Pen().move(way[0].x, way[0].y)
    for i in range(count if closed else count - 1):
        a, b = way[i], way[(i + 1) % count]
        if a.corner and b.corner:
            pen.line(b.x, b.y)
            continue
        reach = math.hypot(b.x - a.x, b.y - a.y) * 0.95
        out, into = _shortened(tangent(i), reach), _shortened(tangent((i + 1) % count), reach)
        pen.cubic(
            a.x + out[0] * _FULLNESS,
            a.y + out[1] * _FULLNESS,
            b.x - into[0] * _FULLNESS,
            b.y - into[1] * _FULLNESS,
            b.x,
            b.y,
        )
    return str(pen.close() if closed else pen)


def _shortened(vector: Point, longest: float) -> Point:
    length = math.hypot(*vector)
    return vector if length <= longest else (vector[0] * longest / length, vector[1] * longest / length)


def circle(x: float, y: float, radius: float) -> PathData:
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, rx: float, ry: float) -> PathData:
    return str(Pen().move(x - rx, y).arc(rx, ry, x + rx, y).arc(rx, ry, x - rx, y).close())


def ring(x: float, y: float, outer: float, inner: float) -> PathData:
    """Two circles; a ring when filled even-odd."""
    return circle(x, y, outer) + circle(x, y, inner)


def rectangle(x: float, y: float, width: float, height: float) -> PathData:
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def rounded(x: float, y: float, width: float, height: float, radius: float) -> PathData:
    """A rectangle with quarter circles at its corners."""
    right, bottom, r = x + width, y + height, radius
    pen = Pen().move(x + r, y).line(right - r, y).arc(r, r, right, y + r).line(right, bottom - r)
    pen.arc(r, r, right - r, bottom).line(x + r, bottom).arc(r, r, x, bottom - r).line(x, y + r)
    return str(pen.arc(r, r, x + r, y).close())


def lens(x: float, y: float, length: float, thickness: float, angle: float = 0) -> PathData:
    """Pointed at both ends, centred on (x, y); `thickness` is that of its control points, twice the ink's."""
    (ax, ay), (ux, uy), (bx, by), (vx, vy) = (
        turned((x, y), angle, u, v) for u, v in ((-length / 2, 0), (0, -thickness), (length / 2, 0), (0, thickness))
    )
    return str(Pen().move(ax, ay).quad(ux, uy, bx, by).quad(vx, vy, ax, ay).close())


def wedge(x: float, y: float, length: float, thickness: float, angle: float) -> PathData:
    """One cut of the gouge: thick at its start (x, y), tapering to a point in direction `angle`."""
    half = thickness / 2
    start, butt, end, high, tip, low = (
        turned((x, y), angle, u, v)
        for u, v in (
            (0, half),
            (-half, 0),
            (0, -half),
            (length / 2, -thickness * 0.35),
            (length, 0),
            (length / 2, thickness * 0.35),
        )
    )
    return str(Pen().move(*start).quad(*butt, *end).quad(*high, *tip).quad(*low, *start).close())


def spike(x: float, y: float, length: float, thickness: float, angle: float) -> PathData:
    """A wedge for small sizes and large numbers: three straight sides."""
    start, tip, end = (turned((x, y), angle, u, v) for u, v in ((0, -thickness / 2), (length, 0), (0, thickness / 2)))
    return polygon((start, tip, end))


def star(x: float, y: float, outer: float, inner: float, points: int, angle: float = -90) -> PathData:
    """A star whose first point looks to `angle`."""
    step = 180 / points
    return polygon(turned((x, y), angle + i * step, inner if i % 2 else outer, 0) for i in range(2 * points))


def blob(
    x: float, y: float, rx: float, ry: float, rng: random.Random, *, bumps: int = 7, jitter: float = 0.18
) -> PathData:
    """A closed soft form, like a pebble or a tuft: an ellipse whose knots wander by `jitter`."""
    outline = []
    for i in range(bumps):
        angle = math.radians((i + rng.uniform(-0.2, 0.2)) * 360 / bumps)
        reach = 1 + rng.uniform(-jitter, jitter)
        outline.append((x + math.cos(angle) * rx * reach, y + math.sin(angle) * ry * reach))
    return curve(outline)


def brush(outline: Outline, start: float, end: float, *, middle: float | None = None, steps: int = 8) -> PathData:
    """A stroke whose width runs from `start` over `middle` to `end` along a smooth line."""
    spine = sampled(outline, steps)
    last = len(spine) - 1
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(i - 1, 0)], spine[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length, (bx - ax) / length
        u = i / last
        width = start + (end - start) * u
        if middle is not None:
            width = start + (middle - start) * 2 * u if u < 0.5 else middle + (end - middle) * (2 * u - 1)
        left.append((x + nx * width / 2, y + ny * width / 2))
        right.append((x - nx * width / 2, y - ny * width / 2))
    return polygon(left + right[::-1])


def gouges(
    line: Outline,
    angle: float,
    length: float,
    thickness: float,
    count: int,
    rng: random.Random,
    *,
    jitter: float = 0.35,
) -> PathData:
    """A row of wedges that start along a line and point to `angle`, longest in the middle of the row."""
    path = ""
    for i in range(count):
        x, y = along(line, (i + 0.5 + rng.uniform(-0.15, 0.15)) / count)
        swell = 0.45 + 0.55 * math.sin(math.pi * (i + 0.5) / count)
        path += wedge(
            x,
            y,
            length * swell * (1 + rng.uniform(-jitter, jitter)),
            thickness * rng.uniform(0.8, 1.2),
            angle + rng.uniform(-3, 3),
        )
    return path


# ----------------------------------------------------------------------------------------- points and lines


def turned(centre: Point, angle: float, u: float, v: float) -> Point:
    """The point `u` ahead and `v` to the right (on screen: clockwise) of `centre` when looking to `angle`."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return centre[0] + u * c - v * s, centre[1] + u * s + v * c


def clockwise(outline: Outline) -> list[Knot]:
    """The knots in clockwise order on screen."""
    way = knots(outline)
    area = sum(a.x * b.y - b.x * a.y for a, b in pairwise([*way, way[0]]))
    return way if area >= 0 else way[::-1]


def moved(
    outline: Outline, dx: float = 0, dy: float = 0, *, scale: float = 1, flip: bool = False, angle: float = 0
) -> list[Knot]:
    """The outline mirrored about x = 0, scaled and turned about the origin, then shifted: in this order."""
    side = -1 if flip else 1
    return [
        Knot(*turned((dx, dy), angle, side * knot.x * scale, knot.y * scale), knot.corner) for knot in knots(outline)
    ]


def mirrored(half: Outline, axis: float = 50) -> list[Knot]:
    """A symmetric outline from its right or left half, which runs from the axis to the axis."""
    way = knots(half)
    back = [Knot(2 * axis - knot.x, knot.y, knot.corner) for knot in reversed(way)]
    return way + [knot for knot in back if abs(knot.x - axis) > 0.005]


def points(outline: Outline) -> list[Point]:
    """The knots as bare points."""
    return [(knot.x, knot.y) for knot in knots(outline)]


def table(text: str) -> list[tuple[float, ...]]:
    """Rows of numbers, `"x y size, x y size"`, for strewn things."""
    return [tuple(float(value) for value in row.split()) for row in text.split(",")]


def along(line: Outline, part: float) -> Point:
    """The point at `part` (0…1) of the length of a line of straight runs."""
    way = knots(line)
    lengths = [math.hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(way)]
    rest = max(0.0, min(1.0, part)) * sum(lengths)
    for (a, b), length in zip(pairwise(way), lengths, strict=True):
        if rest <= length and length > 0:
            u = rest / length
            return a.x + (b.x - a.x) * u, a.y + (b.y - a.y) * u
        rest -= length
    return way[-1].x, way[-1].y


def sampled(outline: Outline, steps: int = 8, *, closed: bool = False) -> list[Point]:
    """Points on the Catmull-Rom curve through the knots, `steps` for each run."""
    way = knots(outline)
    count = len(way)
    runs = count if closed else count - 1

    def knot(i: int) -> Knot:
        return way[i % count] if closed else way[max(0, min(count - 1, i))]

    points: list[Point] = []
    for i in range(runs):
        a, b, c, d = knot(i - 1), knot(i), knot(i + 1), knot(i + 2)
        points += [
            (_catmull(a.x, b.x, c.x, d.x, j / steps), _catmull(a.y, b.y, c.y, d.y, j / steps)) for j in range(steps)
        ]
    return points if closed else [*points, (way[-1].x, way[-1].y)]


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
