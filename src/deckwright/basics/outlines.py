"""Outlines: what is cut, in millimetres, y downwards. Circles are arcs, never polygons.

`Form` is what a component's `shape:` says; `Form.outline(by)` is its cut line, or that line moved outwards by a bleed
or, with a negative *by*, inwards by a safe zone.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cached_property, lru_cache, reduce
from itertools import pairwise
from typing import Any, Final, NamedTuple

from .geometry import Matrix, Point, Rect, Size
from .pathdata import Operation, read
from .records import dataclass
from .units import measured, size_mm
from .written import number

FLAT: Final = 0.005  # mm that a polygon may be off the curve that it stands for
QUARTER: Final = math.tan(math.pi / 8)  # the bulge of a quarter turn
LEAST: Final = 4.0  # mm² that a piece has
SPIKE: Final = 2.0  # how much farther than straight out a corner of a path may move


class LineTo(NamedTuple):
    end: Point


class ArcTo(NamedTuple):
    """Part of a circle, as in DXF: *bulge* is the tangent of a quarter of its angle, positive clockwise on paper."""

    end: Point
    bulge: float


class CurveTo(NamedTuple):
    first: Point
    second: Point
    end: Point


Segment = LineTo | ArcTo | CurveTo


@dataclass(frozen=True, slots=True)
class Contour:
    """One line, closed or (a crease) open. A closed one ends where it starts."""

    start: Point
    segments: tuple[Segment, ...]
    closed: bool = True

    @property
    def points(self) -> tuple[Point, ...]:
        """Where the segments meet, the start first and again last where it is closed."""
        return (self.start, *(segment.end for segment in self.segments))

    def legs(self) -> Iterator[tuple[Point, Segment]]:
        """Each segment with the point that it begins at."""
        yield from zip(self.points, self.segments, strict=False)

    def transformed(self, matrix: Matrix) -> Contour:
        """The image under a map that keeps circles circles: moves, turns, mirrors, scales."""
        sign = 1 if matrix.determinant > 0 else -1
        segments = tuple(_transform(segment, matrix, sign) for segment in self.segments)
        return Contour(matrix.apply(*self.start), segments, self.closed)

    def legs_without_arcs(self) -> Iterator[tuple[Point, LineTo | CurveTo]]:
        """The legs with each arc as curves of at most an eighth of a turn, 0.0004 % off at most."""
        for start, segment in self.legs():
            if not isinstance(segment, ArcTo):
                yield start, segment
                continue
            at = start
            for curve in _arc_curves(start, segment):
                yield at, curve
                at = curve.end

    def to_polygon(self, tolerance: float = FLAT) -> list[Point]:
        """The corners of a polygon that is nowhere farther than *tolerance* from the line."""
        points = [self.start]
        for start, segment in self.legs_without_arcs():
            if isinstance(segment, LineTo):
                points.append(segment.end)
            else:
                steps = _steps(start, segment, tolerance)
                points += [_on_curve(start, segment, step / steps) for step in range(1, steps + 1)]
        return points


@dataclass(frozen=True)
class Outline:
    contours: tuple[Contour, ...]

    def transformed(self, matrix: Matrix) -> Outline:
        return Outline(tuple(contour.transformed(matrix) for contour in self.contours))

    def moved(self, dx: float, dy: float) -> Outline:
        return self.transformed(Matrix.translate(dx, dy))

    @cached_property
    def bounds(self) -> Rect:
        points = [point for contour in self.contours for point in contour.to_polygon()]
        x, y = min(p.x for p in points), min(p.y for p in points)
        return Rect(x, y, max(p.x for p in points) - x, max(p.y for p in points) - y)


class ShapeKind(StrEnum):
    RECTANGLE = "rectangle"
    CIRCLE = "circle"
    ELLIPSE = "ellipse"
    HEXAGON = "hexagon"
    PENTAGON = "pentagon"
    PATH = "path"


@dataclass(frozen=True, slots=True)
class Form:
    """A shape with its size. A wide hexagon lies on a side, a high one stands on a corner, a pentagon on a side."""

    kind: ShapeKind
    size: Size
    radius: float = 0  # of a rectangle's corners
    path: str = ""  # path data, in mm from the trim corner

    @property
    def is_box(self) -> bool:
        """Whether a straight cut along its four sides makes it, but for round corners."""
        return self.kind is ShapeKind.RECTANGLE

    def scaled(self, factor: float) -> Form:
        """The same form, so many times as large."""
        width, height = self.size
        path = _scale_data(self.path, factor) if self.path else ""
        return Form(self.kind, Size(width * factor, height * factor), self.radius * factor, path)

    @property
    def across(self) -> float:
        """The diameter of the least disc round its middle that it fits on."""
        if self.kind in (ShapeKind.CIRCLE, ShapeKind.ELLIPSE):
            return max(self.size)
        middle = Point(self.size.width / 2, self.size.height / 2)
        points = (point for contour in self.outline().contours for point in contour.to_polygon(0.001))
        return 2 * max(math.dist(middle, point) for point in points)

    @property
    def corners(self) -> tuple[Point, ...]:
        """Of a regular face of a die, clockwise from the right end of its foot; of others, those of their box."""
        width, height = self.size
        if self.kind is ShapeKind.PENTAGON:
            return tuple(_pentagon(self.size))
        return Point(width, height), Point(0, height), Point(0, 0), Point(width, 0)

    def outline(self, by: float = 0) -> Outline:
        """The cut line, moved outwards by *by* mm."""
        return _outline(self, by)


@lru_cache(1024)
def _outline(form: Form, by: float) -> Outline:
    box = Rect(0, 0, *form.size).outset(by)
    if form.kind is ShapeKind.RECTANGLE:
        return rectangle(box, max(0.0, form.radius + by) if form.radius else 0.0)
    if form.kind is ShapeKind.HEXAGON:
        return polygon(_move_sides(_hexagon(form.size), by))
    if form.kind is ShapeKind.PENTAGON:
        return polygon(_move_sides(_pentagon(form.size), by))
    if form.kind is ShapeKind.PATH:
        return _move_path(path_outline(form.path), by) if by else path_outline(form.path)
    return ellipse(box)


def polygon(points: Sequence[Point]) -> Outline:
    first, *others = points
    return Outline((Contour(first, tuple(LineTo(point) for point in (*others, first))),))


def open_line(*points: Point) -> Outline:
    return Outline((Contour(points[0], tuple(LineTo(point) for point in points[1:]), closed=False),))


def rectangle(box: Rect, radius: float = 0) -> Outline:
    """A rectangle, its corners quarters of a circle."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    if radius <= 0:
        return polygon([Point(x, y), Point(right, y), Point(right, bottom), Point(x, bottom)])
    r = min(radius, box.width / 2, box.height / 2)
    return Outline(
        (
            Contour(
                Point(x + r, y),
                (
                    LineTo(Point(right - r, y)),
                    ArcTo(Point(right, y + r), QUARTER),
                    LineTo(Point(right, bottom - r)),
                    ArcTo(Point(right - r, bottom), QUARTER),
                    LineTo(Point(x + r, bottom)),
                    ArcTo(Point(x, bottom - r), QUARTER),
                    LineTo(Point(x, y + r)),
                    ArcTo(Point(x + r, y), QUARTER),
                ),
            ),
        )
    )


def ellipse(box: Rect) -> Outline:
    """Two half circles, or an ellipse as eight curves."""
    middle = box.center
    if abs(box.width - box.height) < 1e-9:
        start, opposite = Point(box.x, middle.y), Point(box.right, middle.y)
        return Outline((Contour(start, (ArcTo(opposite, 1.0), ArcTo(start, 1.0))),))
    unit = Matrix(box.width / 2, 0, 0, box.height / 2, middle.x, middle.y)
    circle = Contour(Point(-1, 0), (ArcTo(Point(1, 0), 1.0), ArcTo(Point(-1, 0), 1.0)))
    curves = [_transform(curve, unit, 1) for _, curve in circle.legs_without_arcs()]
    return Outline((Contour(unit.apply(-1, 0), tuple(curves)),))


def path_outline(data: str) -> Outline:
    """The outline that path data draw; `path_faults` says what is wrong with it."""
    operations, _ = read(data)
    return Outline(tuple(_contours(operations)))


def line_faults(data: str, size: Size) -> str | None:
    """Why *data* is no line on a card of *size*, in a sentence; None where it is one."""
    operations, fault = read(data)
    if fault:
        return fault
    contours = tuple(_contours(operations))
    if not contours:
        return "the path draws nothing"
    box = Outline(contours).bounds
    if not Rect(0, 0, *size).contains(box, 0.01):
        ends = f"from {_at(Point(box.x, box.y))} to {_at(Point(box.right, box.bottom))}"
        return f"it reaches {ends}, beyond {size_mm(size)}"
    return None


def path_faults(data: str, size: Size) -> str | None:
    """Why *data* cannot be cut out of a card of *size*, in a sentence; None where they can."""
    operations, fault = read(data)
    if fault:
        return fault
    contours = list(_contours(operations))
    if not contours:
        return "the path draws nothing"
    for contour in contours:
        if not contour.closed:
            start, end = contour.points[0], contour.points[-1]
            gap = math.dist(start, end)
            ends = f"from its end at {_at(end)} to its start at {_at(start)}"
            return f"the path is open: {ends} are {measured(gap)}"
    if crossing := _crossing(contours):
        return f"the path crosses itself near {_at(crossing)}"
    if parts := _parts(contours):
        return parts
    box = Outline(tuple(contours)).bounds
    if not Rect(0, 0, *size).contains(box, 0.01):
        return (
            f"the path reaches from {_at(Point(box.x, box.y))} to {_at(Point(box.right, box.bottom))}, "
            f"beyond the component's {size_mm(size)}"
        )
    return None


def _scale_data(data: str, factor: float) -> str:
    """Path data, so many times as large."""
    operations, _ = read(data)
    words = (
        (letter.upper(), *(f"{value * factor:.6f}" for value in values)) for letter, *values in operations
    )
    return " ".join(word for command in words for word in command)


def _at(point: Point) -> str:
    return f"({number(point.x)}, {number(point.y)}) mm"


def _contours(operations: Iterable[Operation]) -> Iterator[Contour]:
    start, segments = Point(0, 0), list[Segment]()
    for letter, *values in operations:
        points = [Point(*values[index : index + 2]) for index in range(0, len(values), 2)]
        if letter == "M":
            yield from _contour(start, segments, closed=False)
            start, segments = points[0], []
        elif letter == "L":
            segments.append(LineTo(points[0]))
        elif letter == "Z":
            yield from _contour(start, segments, closed=True)
            segments = []
        else:
            segments.append(CurveTo(*points))
    yield from _contour(start, segments, closed=False)


def _contour(start: Point, segments: list[Segment], closed: bool) -> Iterator[Contour]:
    """The contour of *segments*; one that comes back to its start is closed even where no Z says so."""
    if not segments:
        return
    back = math.dist(start, segments[-1].end)
    if closed and back > 1e-9:
        segments = [*segments, LineTo(start)]
    yield Contour(start, tuple(segments), closed or back < 1e-6)


def _crossing(contours: Sequence[Contour]) -> Point | None:
    """A point near which lines cross; None for a path that bounds an area."""
    from shapely import LinearRing, MultiLineString, unary_union  # noqa: PLC0415 - only paths need it

    rings = [LinearRing(contour.to_polygon(0.02)) for contour in contours if len(contour.segments) > 1]
    merged = unary_union(MultiLineString([list(ring.coords) for ring in rings]))
    corners = {tuple(point) for ring in rings for point in ring.coords}
    lines = getattr(merged, "geoms", [merged])
    ends = Counter(end for line in lines for end in (line.coords[0], line.coords[-1]))
    crossing = next((end for end, count in ends.items() if count > 2 or end not in corners), None)
    return Point(*crossing) if crossing else None


def _parts(contours: Sequence[Contour]) -> str | None:
    """Why lines that do not cross are no single piece, holes or not; None where they are."""
    from shapely import MultiPolygon  # noqa: PLC0415 - as above

    flat = next((contour for contour in contours if len(set(contour.to_polygon())) < 3), None)
    if flat is not None:
        return f"the path encloses nothing at {_at(flat.start)}"
    area = _area(contours)
    if area.area < LEAST:
        return f"the path encloses {number(area.area, LEAST)} mm²; a piece has at least {number(LEAST)} mm²"
    if isinstance(area, MultiPolygon):
        return f"the path is of {len(area.geoms)} separate pieces; a component is one"
    return None


def _area(contours: Sequence[Contour]) -> Any:
    """What lies inside an odd number of contours, as shapely has it."""
    from shapely import Polygon, symmetric_difference  # noqa: PLC0415 - as above

    return reduce(symmetric_difference, [Polygon(contour.to_polygon()) for contour in contours])


def _move_path(outline: Outline, by: float) -> Outline:
    """A path's outline moved by *by*, as polygons; holes close and open as they should."""
    from shapely import MultiPolygon  # noqa: PLC0415 - as above

    grown = _area(outline.contours).buffer(by, join_style="mitre", mitre_limit=SPIKE)
    areas = grown.geoms if isinstance(grown, MultiPolygon) else [grown]
    rings = [ring for area in areas if not area.is_empty for ring in (area.exterior, *area.interiors)]
    return Outline(
        tuple(c for ring in rings for c in polygon([Point(*p) for p in ring.coords[:-1]]).contours)
    )


def _hexagon(size: Size) -> list[Point]:
    w, h = size
    if w >= h:
        across = ((w / 4, 0.0), (w * 3 / 4, 0.0), (w, h / 2), (w * 3 / 4, h), (w / 4, h), (0.0, h / 2))
        return [Point(*point) for point in across]
    upright = ((w / 2, 0.0), (w, h / 4), (w, h * 3 / 4), (w / 2, h), (0.0, h * 3 / 4), (0.0, h / 4))
    return [Point(*point) for point in upright]


def regular(sides: int) -> tuple[Point, ...]:
    """A regular polygon with edges of 1 about its centre, on its foot: clockwise on paper from the foot's right end."""
    radius, half = 0.5 / math.sin(math.pi / sides), math.pi / sides
    turns = (math.pi / 2 - half + 2 * half * number for number in range(sides))
    return tuple(Point(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns)


def _pentagon(size: Size) -> list[Point]:
    points = regular(5)
    left, top = min(p.x for p in points), min(p.y for p in points)
    across, down = max(p.x for p in points) - left, max(p.y for p in points) - top
    return [Point((x - left) / across * size.width, (y - top) / down * size.height) for x, y in points]


def _move_sides(points: Sequence[Point], by: float) -> list[Point]:
    return move_sides(points, [by] * len(points)) if by else list(points)


def move_sides(points: Sequence[Point], by: Sequence[float]) -> list[Point]:
    """A convex polygon, clockwise on paper, with each side (the first from the first point) moved outwards."""
    sides = list(zip(pairwise((*points, points[0])), by, strict=True))
    return [_corner(*before, *after) for before, after in pairwise((sides[-1], *sides))]


def _corner(
    before: tuple[Point, Point], by_before: float, after: tuple[Point, Point], by_after: float
) -> Point:
    """Where two sides meet once they are moved outwards: so far from the corner along the normal of each."""
    (n1x, n1y), (n2x, n2y) = _outwards(*before), _outwards(*after)
    corner, turn = after[0], n1x * n2y - n1y * n2x
    return Point(
        corner.x + (by_before * n2y - by_after * n1y) / turn,
        corner.y + (by_after * n1x - by_before * n2x) / turn,
    )


def _outwards(a: Point, b: Point) -> tuple[float, float]:
    length = math.dist(a, b)
    return (b.y - a.y) / length, -(b.x - a.x) / length


def _transform(segment: Segment, matrix: Matrix, sign: int) -> Segment:
    match segment:
        case LineTo(end):
            return LineTo(matrix.apply(*end))
        case ArcTo(end, bulge):
            return ArcTo(matrix.apply(*end), sign * bulge)
        case CurveTo(first, second, end):
            return CurveTo(matrix.apply(*first), matrix.apply(*second), matrix.apply(*end))


def arc_center(start: Point, arc: ArcTo) -> tuple[Point, float]:
    """Centre and radius of the circle that an arc from *start* is part of, from its chord and bulge."""
    (x0, y0), (x1, y1), b = start, arc.end, arc.bulge
    reach = (1 / b - b) / 4  # from the middle of the chord to the centre, in chords
    center = Point((x0 + x1) / 2 - reach * (y1 - y0), (y0 + y1) / 2 + reach * (x1 - x0))
    return center, math.dist(center, start)


def _arc_curves(start: Point, arc: ArcTo) -> list[CurveTo]:
    angle = 4 * math.atan(arc.bulge)
    pieces = max(1, math.ceil(abs(angle) / (math.pi / 4) - 1e-9))
    center, radius = arc_center(start, arc)
    first, step = math.atan2(start.y - center.y, start.x - center.x), angle / pieces
    reach = 4 / 3 * math.tan(step / 4)
    unit = Matrix(radius, 0, 0, radius, *center)
    curves = [_unit_curve(unit, first + i * step, first + (i + 1) * step, reach) for i in range(pieces)]
    return [*curves[:-1], curves[-1]._replace(end=arc.end)]


def _unit_curve(unit: Matrix, a: float, b: float, reach: float) -> CurveTo:
    """The unit circle from angle *a* to *b*; handles of 4/3·tan(angle/4) touch it in the middle, too."""
    return CurveTo(
        unit.apply(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a)),
        unit.apply(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b)),
        unit.apply(math.cos(b), math.sin(b)),
    )


def _steps(start: Point, curve: CurveTo, tolerance: float) -> int:
    """How many straight pieces a curve needs (Wang's formula: Goldman, Pyramid Algorithms, 2003, section 5.6.3)."""
    p = (start, curve.first, curve.second, curve.end)
    bends = [math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) for a, b, c in (p[:3], p[1:])]
    return max(1, math.ceil(math.sqrt(6 * max(bends) / (8 * tolerance))))


def _on_curve(start: Point, curve: CurveTo, t: float) -> Point:
    """The point at *t* from 0 to 1, by the curve's Bernstein form."""
    if t == 1:
        return curve.end
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    points = (start, curve.first, curve.second, curve.end)
    return Point(
        sum(w * p.x for w, p in zip(weights, points, strict=True)),
        sum(w * p.y for w, p in zip(weights, points, strict=True)),
    )
