"""A printer that is off, simulated: its folded test page is read, and what makes up for it is measured."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from deckwright.basics.geometry import Point, Size
from deckwright.sheets.calibration import REACH, SCALES, PrinterError, TestPage

A4 = Size(210, 297)
PAPERS = [A4, A4.turned(), Size(215.9, 279.4), Size(297, 420), Size(420, 297)]

errors = st.builds(
    PrinterError,
    x=st.floats(-3, 3),
    y=st.floats(-3, 3),
    skew=st.floats(-0.6, 0.6),
    across=st.floats(0.985, 1.015),
    down=st.floats(0.985, 1.015),
)


def printed(error: PrinterError, paper: Size, point: Point) -> Point:
    """Where a point of the page comes out: stretched and turned about the paper's middle, then moved."""
    x, y = (point.x - paper.width / 2) * error.across, (point.y - paper.height / 2) * error.down
    angle = math.radians(error.skew)
    return Point(
        paper.width / 2 + x * math.cos(angle) - y * math.sin(angle) + error.x,
        paper.height / 2 + x * math.sin(angle) + y * math.cos(angle) + error.y,
    )


def reading(error: PrinterError, page: TestPage, scale: str) -> float:
    """Where the crease through the paper's middle crosses a printed scale: found by halving."""
    low, high = -20.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        at = printed(error, page.paper, page.point(scale, middle))
        beyond = at.x > page.paper.width / 2 if scale in "AB" else at.y > page.paper.height / 2
        low, high = (low, middle) if beyond else (middle, high)
    return low


@given(errors, st.sampled_from(PAPERS))
def test_what_was_read_tells_the_error_and_the_correction_undoes_it(error: PrinterError, paper: Size) -> None:
    page = TestPage(paper)
    readings = [reading(error, page, scale) for scale in SCALES]
    assume(max(map(abs, readings)) <= REACH)
    bars = page.bars[0] * error.across, page.bars[1] * error.down
    found = page.error(readings, bars)
    assert (found.x, found.y, found.skew) == pytest.approx((error.x, error.y, error.skew), abs=1e-4)
    for corner in (
        Point(0, 0),
        Point(paper.width, 0),
        Point(40, paper.height),
        Point(paper.width, paper.height),
    ):
        sent = found.correction(paper).apply(*corner)
        assert math.dist(printed(error, paper, sent), corner) < 0.01
        assert math.dist(found.distortion(paper).apply(*corner), printed(error, paper, corner)) < 0.01


@given(errors, st.lists(st.floats(-0.1, 0.1), min_size=4, max_size=4), st.floats(-0.25, 0.25))
def test_a_little_misread_is_a_little_off(error: PrinterError, misread: list[float], bar: float) -> None:
    """A tenth of a millimetre on each scale, a quarter on each bar: nowhere off by more than half a millimetre."""
    page = TestPage(A4)
    readings = [reading(error, page, scale) + off for scale, off in zip(SCALES, misread, strict=True)]
    assume(max(map(abs, readings)) <= REACH)
    found = page.error(readings, (page.bars[0] * error.across + bar, page.bars[1] * error.down - bar))
    for corner in (Point(10, 10), Point(200, 10), Point(10, 287), Point(200, 287)):
        assert math.dist(printed(error, A4, found.correction(A4).apply(*corner)), corner) < 0.5


def test_a_sheet_that_lies_just_right() -> None:
    page = TestPage(A4)
    error = page.error([0, 0, 0, 0], page.bars)
    assert error == PrinterError(0, 0, 0, 1, 1)
    assert error.correction(A4).apply(12, 34) == pytest.approx((12, 34))


@pytest.mark.parametrize(
    ("readings", "error"),
    [
        (
            [1, 1, 0, 0],
            PrinterError(x=-1),
        ),  # the crease is right of the scale's 0: the print lies too far left
        ([0, 0, -0.5, -0.5], PrinterError(y=0.5)),
    ],
)
def test_signs(readings: list[float], error: PrinterError) -> None:
    found = TestPage(A4).error(readings)
    assert (found.x, found.y, found.skew) == pytest.approx((error.x, error.y, error.skew), abs=1e-9)


def test_turned_paper() -> None:
    """The back of a sheet that is flipped on the other edge stands upside down in the same printer."""
    error = PrinterError(1, 2, 0.3, 0.99, 1.01)
    point = Point(30, 40)
    upside_down = Point(210 - 30, 297 - 40)
    first, second = error.distortion(A4).apply(*point), error.turned().distortion(A4).apply(*upside_down)
    assert second == pytest.approx((210 - first.x, 297 - first.y))


@pytest.mark.parametrize(
    ("readings", "bars", "words"),
    [
        ([0, 0, 0, 6], None, "D = 6 is off the scale, which reads from -5 to 5"),
        ([float("nan"), 0, 0, 0], None, "A = nan is off the scale"),
        ([0, 0, 0, 0], (142.5, 190), "the bar across measures 142.5 mm and should be 150 mm long"),
        ([0, 0, 0, 0], (150, 100), "print the page at 100 %"),
        ([0, 0, 0, 0], (150, float("nan")), "the bar down measures nan mm"),
    ],
)
def test_readings_that_cannot_be(readings: list[float], bars: tuple[float, float] | None, words: str) -> None:
    with pytest.raises(ValueError, match=words.replace("(", r"\(")):
        TestPage(A4).error(readings, bars)


@pytest.mark.parametrize(
    ("paper", "bars"), [(A4, (150, 200)), (A4.turned(), (200, 150)), (Size(215.9, 279.4), (150, 200))]
)
def test_the_bars_fit_the_paper(paper: Size, bars: tuple[float, float]) -> None:
    assert TestPage(paper).bars == bars
