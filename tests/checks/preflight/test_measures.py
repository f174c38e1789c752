"""The measures that findings rest on, against published numbers and plain geometry."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from deckwright.basics.geometry import Size
from deckwright.basics.outlines import ShapeKind
from deckwright.checks.preflight.colours import LEAST, SIGHTS, difference, lab, seen
from deckwright.checks.preflight.outline import depths, polygons, rim
from deckwright.checks.preflight.texts import contrast, linear
from deckwright.game.model import Component, Shape

# Sharma, Wu, Dalal: "The CIEDE2000 Color-Difference Formula" (2005), table 1.
PUBLISHED = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "apart"), PUBLISHED)
def test_differences_are_those_published(one: Any, other: Any, apart: float) -> None:
    assert difference(one, other) == pytest.approx(apart, abs=5e-5)
    assert difference(other, one) == pytest.approx(apart, abs=5e-5)


def test_white_and_black_are_what_they_are() -> None:
    assert lab(1, 1, 1) == pytest.approx((100, 0, 0), abs=0.01)
    assert lab(0, 0, 0) == pytest.approx((0, 0, 0), abs=0.01)


@pytest.mark.parametrize("sight", SIGHTS)
def test_greys_look_grey_to_everybody(sight: str) -> None:
    """The rows of each matrix add up to one."""
    for grey in ("#000", "#777777", "#fff"):
        _, a, b = seen(grey, sight)
        assert abs(a) < 0.01 and abs(b) < 0.01


def test_red_and_green_are_told_apart_by_some_only() -> None:
    apart = {
        sight.split(" ")[0]: difference(seen("#b0662f", sight), seen("#7a8a2f", sight)) for sight in SIGHTS
    }
    assert apart["protanopia"] < LEAST < apart["tritanopia"]


@pytest.mark.parametrize(
    ("ahead", "behind", "ratio"), [(0, 255, 21.0), (255, 255, 1.0), (0x76, 255, 4.54), (0x95, 255, 3.0)]
)
def test_contrasts_are_those_of_wcag(ahead: int, behind: int, ratio: float) -> None:
    """#767676 on white is known as the lightest grey that passes 4.5 to 1, #949494 as that of 3 to 1."""
    plain = {
        name: numpy.full((4, 4, 3), grey, numpy.uint8)
        for name, grey in (("ahead", ahead), ("behind", behind))
    }
    letters: Any = SimpleNamespace(covered=numpy.ones((4, 4), bool), **plain)
    assert contrast(letters) == pytest.approx(ratio, abs=0.05)


def test_light_is_linear_as_srgb_says() -> None:
    assert linear(numpy.array([0, 10, 255], numpy.uint8)) == pytest.approx([0, 10 / 255 / 12.92, 1])


CIRCLE = Component("c", Size(30, 30), Shape(ShapeKind.CIRCLE), 2, 2)
SQUARE = Component("s", Size(20, 20), Shape(), 2, 2)
ROUND = Component("r", Size(20, 20), Shape(radius=5), 2, 2)
WIDE = Component("h", Size(40, 34), Shape(ShapeKind.HEXAGON), 2, 2)
TRIANGLE = Component("t", Size(20, 20), Shape(ShapeKind.PATH, path="M0 20 L10 0 L20 20 Z"), 2, 2)
RING = Component("o", Size(20, 20), Shape(ShapeKind.PATH, path="M0 0H20V20H0Z M6 6H14V14H6Z"), 2, 2)
AREAS = [
    (RING, 400 - 64),
    (CIRCLE, math.pi * 15**2),
    (SQUARE, 400),
    (ROUND, 400 - (4 - math.pi) * 25),
    (WIDE, 40 * 34 * 3 / 4),
    (TRIANGLE, 200),
]


@pytest.mark.parametrize(("component", "area"), AREAS, ids=lambda value: getattr(value, "id", ""))
def test_the_cut_line_bounds_the_area(component: Component, area: float) -> None:
    corners = [contour.T for contour in polygons(component)]
    areas = [abs(float((x * numpy.roll(y, -1) - numpy.roll(x, -1) * y).sum())) / 2 for x, y in corners]
    assert areas[0] - sum(areas[1:]) == pytest.approx(area, rel=0.002)
    pixel = (25.4 / 150) ** 2
    assert float((depths(component) > 0).sum()) * pixel == pytest.approx(area, rel=0.01)


def test_directions_lead_into_holes() -> None:
    points, outwards = rim(RING)
    hole = numpy.abs(points - 10).max(axis=1) < 5
    assert (((points - 10) * outwards).sum(axis=1)[hole] < 0).all()
    assert (((points - 10) * outwards).sum(axis=1)[~hole] > 0).all()


@pytest.mark.parametrize("component", [each[0] for each in AREAS[1:]], ids=lambda value: value.id)
def test_directions_lead_outwards(component: Component) -> None:
    points, outwards = rim(component)
    middle = numpy.array(component.size) / 2 + (0, component.size[1] / 10)
    assert (((points - middle) * outwards).sum(axis=1) > 0).all()
    assert numpy.hypot(*outwards.T) == pytest.approx(1)


def test_depths_are_distances_from_the_cut() -> None:
    def depth(component: Component, x: float, y: float) -> float:
        column, row = ((at + component.bleed) * 150 / 25.4 for at in (x, y))
        return float(depths(component)[int(row), int(column)])

    assert depth(SQUARE, 10, 3) == pytest.approx(3, abs=0.25)
    assert depth(CIRCLE, 15, 15) == pytest.approx(15, abs=0.25)
    assert depth(CIRCLE, 3, 3) == pytest.approx(15 - 12 * math.sqrt(2), abs=0.25)  # negative: outside
    assert depth(ROUND, 1, 1) == pytest.approx(5 - 4 * math.sqrt(2), abs=0.25)
