"""Path data: against arithmetic, and against the path that it was made from."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.basics import pathdata
from deckwright.basics.geometry import Rect
from deckwright.svg.document import paths, shapes
from deckwright.svg.paint import markers


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("M1 2L3 4", [("M", 1, 2), ("L", 3, 4)]),
        ("m1,2 3-4.5.5", [("M", 1, 2)]),  # the last pair is whole, hence drawn: see below
        ("M1 2 3 4", [("M", 1, 2), ("L", 3, 4)]),
        ("m1 2 3 4", [("M", 1, 2), ("L", 4, 6)]),
        ("M0 0H5V6h-1v-2", [("M", 0, 0), ("L", 5, 0), ("L", 5, 6), ("L", 4, 6), ("L", 4, 4)]),
        ("M1 1l1 0zl0 5", [("M", 1, 1), ("L", 2, 1), ("Z",), ("M", 1, 1), ("L", 1, 6)]),
        ("M0 0Q3 3 6 0", [("M", 0, 0), ("C", 2, 2, 4, 2, 6, 0)]),
        ("M0 0Q3 3 6 0T12 0", [("M", 0, 0), ("C", 2, 2, 4, 2, 6, 0), ("C", 8, -2, 10, -2, 12, 0)]),
        ("M0 0C1 1 2 1 3 0S5-1 6 0", [("M", 0, 0), ("C", 1, 1, 2, 1, 3, 0), ("C", 4, -1, 5, -1, 6, 0)]),
        ("M0 0S5-1 6 0", [("M", 0, 0), ("C", 0, 0, 5, -1, 6, 0)]),
        ("M0 0A0 5 0 0 1 9 9", [("M", 0, 0), ("L", 9, 9)]),
        ("M0 0A5 5 0 0 1 0 0", [("M", 0, 0)]),
    ],
)
def test_operations(data: str, expected: list[tuple[object, ...]]) -> None:
    if data.startswith("m1,2"):
        expected = [("M", 1, 2), ("L", 4, -2.5)]
        assert paths.parse(data).fault is not None
    found = paths.parse(data).operations
    assert [operation[0] for operation in found] == [operation[0] for operation in expected]
    for ours, theirs in zip(found, expected, strict=True):
        assert ours[1:] == pytest.approx(theirs[1:])


@pytest.mark.parametrize(
    ("data", "kept"),
    [
        ("L1 2", 0),
        ("M1 2L3", 1),
        ("M1 2X3 4", 1),
        ("M1 2L3 4,,5 6", 2),
        ("M1 2A5 5 0 2 1 9 9", 1),
        ("M1 2Lnan 3", 1),
        ("M1 2L1e99 3", 1),
        ("M1 2L3 4z5", 3),
    ],
)
def test_a_fault_ends_the_path(data: str, kept: int) -> None:
    path = paths.parse(data)
    assert len(path.operations) == kept
    assert path.fault is not None
    assert "not path data at character" in path.fault


def _points(path: paths.Path, steps: int = 50) -> list[tuple[float, float]]:
    """Points along a path's curves."""
    found, at = [], (0.0, 0.0)
    for operation in path.operations:
        if operation[0] in "Cc":
            p = [at, *[(operation[i], operation[i + 1]) for i in (1, 3, 5)]]
            for step in range(steps + 1):
                t = step / steps
                weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
                found.append(
                    tuple(sum(w * q[axis] for w, q in zip(weights, p, strict=True)) for axis in (0, 1))
                )
        at = operation[-2:] if len(operation) > 1 else at
    return found


@given(st.floats(1, 50), st.floats(1, 50), st.floats(0, 180), st.booleans(), st.booleans())
def test_an_arc_lies_on_its_ellipse(rx: float, ry: float, turn: float, large: bool, sweep: bool) -> None:
    """In the ellipse's own frame all points are equally far from its centre, which is the middle of both arcs' box."""
    end = (10.0, 4.0)
    operations = pathdata.arc(0, 0, rx, ry, turn, large, sweep, *end)
    assert operations[-1][-2:] == end
    path = paths.Path([("M", 0.0, 0.0), *operations])
    other = paths.Path([("M", 0.0, 0.0), *pathdata.arc(0, 0, rx, ry, turn, not large, not sweep, *end)])
    points = _points(path)
    whole = points + _points(other)
    cx = (min(p[0] for p in whole) + max(p[0] for p in whole)) / 2
    cy = (min(p[1] for p in whole) + max(p[1] for p in whole)) / 2
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    sizes = [
        math.hypot((cos * (x - cx) + sin * (y - cy)) / rx, (cos * (y - cy) - sin * (x - cx)) / ry)
        for x, y in points
    ]
    assert max(sizes) / min(sizes) < 1.02


@given(st.lists(st.floats(-100, 100), min_size=8, max_size=8))
def test_bounds_hold_the_curve_and_touch_it(numbers: list[float]) -> None:
    path = paths.Path([("M", *numbers[:2]), ("C", *numbers[2:])])
    bounds = path.bounds
    assert bounds is not None
    points = _points(path, 400)
    assert all(bounds.contains(Rect(x, y, 0, 0), 1e-6) for x, y in points)
    assert min(x for x, _ in points) == pytest.approx(bounds.x, abs=0.05)
    assert max(y for _, y in points) == pytest.approx(bounds.bottom, abs=0.05)


def test_bounds_of_shapes() -> None:
    assert shapes.ellipse(10, 20, 5, 6).bounds == pytest.approx(Rect(5, 14, 10, 12))
    assert shapes.rectangle(1, 2, 3, 4, 1, 1).bounds == pytest.approx(Rect(1, 2, 3, 4))
    assert paths.parse("M0 0").bounds is None
    assert paths.parse("M5 5L6 7M100 100").bounds == Rect(5, 5, 1, 2)


def test_marker_directions() -> None:
    """A right angle turns by its half at the corner; an arc has vertices only at its ends."""
    corner = markers.vertices(paths.parse("M0 0H10V10"))
    assert [round(math.degrees(vertex.bisector)) for vertex in corner] == [0, 45, 90]
    assert len(markers.vertices(paths.parse("M0 0A5 5 0 0 1 10 0"))) == 2
    closed = markers.vertices(paths.parse("M0 0H10V10z"))
    assert closed[0].bisector == pytest.approx(closed[-1].bisector)


def test_dots() -> None:
    assert paths.parse("M5 5h0M8 8zM1 1h4").dots == ((5.0, 5.0), (8.0, 8.0))
