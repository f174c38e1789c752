"""Outlines by arithmetic: areas, distances, what cannot be cut."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from deckwright.basics.geometry import Matrix, Point, Rect, Size
from deckwright.basics.outlines import ArcTo, Form, Outline, ShapeKind, arc_center, path_faults

SIDES = st.floats(8, 90)
ARROW = "M0 6 H18 V0 L30 10 L18 20 V14 H0 Z"


def area(outline: Outline) -> float:
    """The area inside, by the shoelace formula, holes taken off by their direction."""
    total = 0.0
    for contour in outline.contours:
        points = contour.to_polygon(0.0005)
        total += sum(a.x * b.y - b.x * a.y for a, b in pairwise(points)) / 2
    return abs(total)


@given(SIDES, SIDES, st.floats(-2, 4))
def test_areas_are_those_of_the_formulas(width: float, height: float, by: float) -> None:
    w, h, size = width + 2 * by, height + 2 * by, Size(width, height)
    assert area(Form(ShapeKind.RECTANGLE, size).outline(by)) == pytest.approx(w * h, rel=1e-4)
    assert area(Form(ShapeKind.ELLIPSE, size).outline(by)) == pytest.approx(math.pi * w * h / 4, rel=1e-3)
    disc = Form(ShapeKind.CIRCLE, Size(width, width)).outline(by)
    assert area(disc) == pytest.approx(math.pi * w * w / 4, rel=1e-3)
    rounded = Form(ShapeKind.RECTANGLE, size, 3).outline(by)
    assert area(rounded) == pytest.approx(w * h - (4 - math.pi) * (3 + by) ** 2, rel=1e-3)


@given(SIDES, SIDES, st.floats(0.5, 4))
def test_the_sides_of_a_hexagon_move_straight_out(width: float, height: float, by: float) -> None:
    form = Form(ShapeKind.HEXAGON, Size(width, height))
    inner, outer = (shapely.Polygon(form.outline(d).contours[0].points) for d in (0, by))
    assert inner.bounds == pytest.approx((0, 0, width, height))
    sides = [
        shapely.LineString(pair)
        for pair in zip(outer.exterior.coords, outer.exterior.coords[1:], strict=False)
    ]
    assert all(side.distance(inner) == pytest.approx(by) for side in sides)


@pytest.mark.parametrize("kind", [ShapeKind.CIRCLE, ShapeKind.ELLIPSE])
def test_bounds_of_round_forms_are_exact(kind: ShapeKind) -> None:
    size = Size(24.6, 24.6) if kind is ShapeKind.CIRCLE else Size(24.6, 10.2)
    bounds = Form(kind, size).outline().bounds
    assert tuple(bounds) == pytest.approx((0, 0, *size), abs=1e-9)


def test_a_circle_is_two_arcs_round_its_middle() -> None:
    (contour,) = Form(ShapeKind.CIRCLE, Size(20, 20)).outline(1.5).contours
    assert [type(segment) for segment in contour.segments] == [ArcTo, ArcTo]
    for start, arc in contour.legs():
        assert isinstance(arc, ArcTo)
        center, radius = arc_center(start, arc)
        assert tuple(center) == pytest.approx((10, 10)) and radius == pytest.approx(11.5)


@given(st.floats(-3, 3).filter(lambda b: abs(b) > 0.05), st.floats(-50, 50), st.floats(-50, 50))
def test_an_arc_bends_as_far_as_its_bulge_says(bulge: float, x: float, y: float) -> None:
    """The sagitta is the bulge times half of the chord, to the left of the way (y downwards)."""
    start, end = Point(0, 0), Point(x, y)
    if math.dist(start, end) < 1:
        return
    center, radius = arc_center(start, ArcTo(end, bulge))
    assert math.dist(center, end) == pytest.approx(radius)
    chord = math.dist(start, end)
    top = Point(x / 2 + bulge * y / 2, y / 2 - bulge * x / 2)
    assert math.dist(center, top) == pytest.approx(radius)
    assert math.dist(top, Point(x / 2, y / 2)) == pytest.approx(abs(bulge) * chord / 2)


def test_mirroring_keeps_arcs_on_the_same_side_of_the_form() -> None:
    form = Form(ShapeKind.RECTANGLE, Size(40, 20), 5)
    mirrored = form.outline().transformed(Matrix(-1, 0, 0, 1, 40, 0))
    assert area(mirrored) == pytest.approx(area(form.outline()))
    assert tuple(mirrored.bounds) == pytest.approx((0, 0, 40, 20))


def test_a_path_grows_by_the_bleed_all_around() -> None:
    form = Form(ShapeKind.PATH, Size(30, 20), path=ARROW)
    inner = shapely.Polygon(form.outline().contours[0].points)
    outer = shapely.Polygon(form.outline(2).contours[0].points)
    assert outer.contains(inner)
    assert outer.exterior.distance(inner) == pytest.approx(2, abs=1e-6)
    assert (
        max(shapely.Point(p).distance(inner) for p in outer.exterior.coords) <= 2 * 2.1
    )  # where it is pointed


def test_the_holes_of_a_path_close_by_the_bleed() -> None:
    ring = Form(ShapeKind.PATH, Size(20, 20), path="M0 0H20V20H0Z M5 5H15V15H5Z").outline(2)
    assert sorted(round(contour_area(c)) for c in ring.contours) == [36, 576]


def contour_area(contour: object) -> float:
    return area(Outline((contour,)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("M0 0H20V20", ["open", "(20, 20)", "(0, 0)", "28.3 mm"]),
        ("M0 0L20 20L0 20L20 0Z", ["crosses itself", "(10, 10)"]),
        ("M0 0H15V15H0Z M5 5H20V20H5Z", ["crosses itself"]),
        ("M0 0H30V20H0Z", ["(30, 20)", "20 × 20 mm"]),
        ("M-3 0H20V20H-3Z", ["(-3, 0)"]),
        ("", ["draws nothing"]),
        ("M0 0H20Z", ["encloses nothing", "(0, 0)"]),
        ("M0 0L20 0 10 0Z", ["encloses 0 mm²"]),
        ("M0 0H20V20H0Z M0 0H20V20H0Z", ["encloses 0 mm²"]),
        ("M0 0H9V20H0Z M12 0H20V20H12Z", ["2 separate pieces"]),
        ("hello", ["not path data at character 1"]),
    ],
)
def test_what_cannot_be_cut(data: str, words: list[str]) -> None:
    fault = path_faults(data, Size(20, 20))
    assert fault is not None and all(word in fault for word in words)


@pytest.mark.parametrize(
    "data",
    [
        "M0 0H20V20H0Z",
        "M0 0H20V20H0V0",
        "M0 0H20V20H0Z M5 5H15V15H5Z",
        "M10 0A10 10 0 0 1 10 20A10 10 0 0 1 10 0Z",
    ],
)
def test_what_can_be_cut(data: str) -> None:
    assert path_faults(data, Size(20, 20)) is None


def test_flattening_stays_within_its_tolerance() -> None:
    (contour,) = Form(ShapeKind.CIRCLE, Size(60, 60)).outline().contours
    points = contour.to_polygon(0.01)
    middles = [Point((a.x + b.x) / 2, (a.y + b.y) / 2) for a, b in pairwise(points)]
    assert all(abs(math.dist(point, (30, 30)) - 30) < 1e-3 for point in points)
    assert all(30 - math.dist(middle, (30, 30)) <= 0.0105 for middle in middles)


def test_rectangles_are_what_straight_cuts_make() -> None:
    kinds = {kind for kind in ShapeKind if Form(kind, Size(9, 9)).is_box}
    assert kinds == {ShapeKind.RECTANGLE}
    assert Rect(0, 0, 9, 9).contains(Form(ShapeKind.RECTANGLE, Size(9, 9), 4).outline().bounds)
