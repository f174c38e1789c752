"""Text in shapes, held against the geometry of circles and polygons."""

import math
from dataclasses import replace
from itertools import pairwise
from typing import Any

import cairocffi
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.basics.geometry import Rect
from deckwright.svg.typeset import Block, Fit, Inline, Region, SetText, Span, Typesetter

from .helpers import RULE, SANS, items, plain, printed

SQUARE = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
TEXT = (
    "Before exploring look at the first card of the cave and put it back face up or face down as you like it."
)


def circle(radius: float, corners: int = 720) -> list[tuple[float, float]]:
    turns = (2 * math.pi * n / corners for n in range(corners))
    return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]


def in_region(text: str, region: Region, **rest: Any) -> Block:
    box = region.bounds
    return plain(text, width=box.width, height=box.height, region=region, line_height=12.0, **rest)


@pytest.mark.parametrize(
    ("rings", "top", "bottom", "expected"),
    [
        ([SQUARE], 10, 20, [(0, 100)]),
        ([SQUARE], 0, 100, [(0, 100)]),
        ([SQUARE], 95, 101, []),
        ([[(50, 0), (100, 100), (0, 100)]], 40, 60, [(30, 70)]),  # a triangle, as wide as it is at 40
        ([[(0, 0), (100, 0), (50, 100)]], 40, 60, [(30, 70)]),
        ([SQUARE, [(40, 40), (40, 60), (60, 60), (60, 40)]], 30, 50, [(0, 40), (60, 100)]),
        ([SQUARE, [(40, 40), (40, 60), (60, 60), (60, 40)]], 60, 70, [(0, 100)]),  # just below the hole
    ],
)
def test_stretches(
    rings: list[list[tuple[float, float]]], top: float, bottom: float, expected: list[tuple[float, float]]
) -> None:
    found = Region(rings).stretches(top, bottom)
    assert [tuple(stretch) for stretch in found] == [pytest.approx(pair) for pair in expected]


def test_evenodd_makes_a_hole_of_any_ring_in_a_ring() -> None:
    region = Region([SQUARE, [(40, 40), (60, 40), (60, 60), (40, 60)]], evenodd=True)
    assert [tuple(stretch) for stretch in region.stretches(45, 55)] == [(0, 40), (60, 100)]


@given(st.floats(-90, 80), st.floats(1, 30), st.floats(0, 20))
def test_chords_of_a_circle(top: float, height: float, padding: float) -> None:
    farthest = max(abs(top), abs(top + height))
    radius = 100 - padding
    found = Region([circle(100)], padding=padding).stretches(top, top + height)
    if farthest >= radius - 0.5:
        return
    half = math.sqrt(radius**2 - farthest**2)
    (stretch,) = found
    # Of a padding only ten directions are looked at: that may cost a hair, never the other way.
    assert stretch.right == pytest.approx(-stretch.left)
    assert half - 0.01 - 0.02 * padding * (radius / half) ** 2 <= stretch.right or half < 10
    assert stretch.right <= half + 0.2


def test_a_rectangle_as_a_region_is_a_box(typesetter: Typesetter) -> None:
    region = Region([SQUARE])
    more: list[dict[str, Any]] = [
        {},
        {"align": "justify", "hyphenate": "fr"},
        {"valign": "middle"},
        {"valign": "bottom"},
    ]
    for rest in more:
        inside = typesetter.set(in_region(RULE[:60], region, **rest))
        boxed = typesetter.set(plain(RULE[:60], width=100.0, height=100.0, line_height=12.0, **rest))
        assert printed(inside) == printed(boxed)
        assert [(line.x, line.baseline) for line in inside.lines] == [
            pytest.approx((line.x, line.baseline)) for line in boxed.lines
        ]


def _corners_of(text: SetText, height: float, em: float = 10.0) -> list[tuple[float, float]]:
    """The corners of the lines, as high as their letters are."""
    first = text.logical.y - text.lines[0].baseline
    leading = (height - em * text.scale) / 2
    return [
        (x, line.baseline + first + y)
        for line in text.lines
        for x in (line.x, line.x + line.width)
        for y in (leading, height - leading)
    ]


@settings(deadline=None, max_examples=30)
@given(
    st.sampled_from(["top", "middle", "bottom"]),
    st.sampled_from(["start", "center", "justify", "end"]),
    st.sampled_from([None, "en"]),
    st.integers(3, len(TEXT)),
)
def test_lines_stay_in_the_circle(
    typesetter: Typesetter, valign: str, align: str, hyphenate: str | None, end: int
) -> None:
    text = typesetter.set(
        in_region(TEXT[:end], Region([circle(75)]), valign=valign, align=align, hyphenate=hyphenate)
    )
    assert not text.overflow
    assert all(math.hypot(x, y) <= 75.1 for x, y in _corners_of(text, 12.0))
    read = " ".join(printed(text)).replace("- ", "") if hyphenate else " ".join(printed(text))
    assert read == TEXT[:end].strip()


def test_the_middle_is_the_middle(typesetter: Typesetter) -> None:
    text = typesetter.set(in_region("One two", Region([circle(60)]), valign="middle", align="center"))
    (line,) = text.lines
    assert line.x + line.width / 2 == pytest.approx(0, abs=0.01)
    assert text.ink.y + text.ink.height / 2 == pytest.approx(0, abs=0.5)


def test_text_in_a_shape_shrinks_until_it_fits(typesetter: Typesetter) -> None:
    region = Region([circle(45)])
    text = typesetter.set(in_region(TEXT, region, valign="middle", fit=Fit.shrink(10, 5)))
    assert 0.5 < text.scale < 1 and not text.overflow
    assert all(math.hypot(x, y) <= 45.1 for x, y in _corners_of(text, 12.0 * text.scale))
    larger = typesetter.set(in_region(TEXT, region, valign="middle"))
    assert larger.overflow
    assert [finding.code for finding in larger.findings] == ["text-overflow"]


def test_symbols_stay_in_the_lines(typesetter: Typesetter) -> None:
    region = Region([circle(60)])
    box = region.bounds
    row = (
        Span("Pay ", SANS),
        Inline("coin", 10.8, SANS),
        Span(" and take as many cards as you see here.", SANS),
    )
    text = typesetter.set(
        Block(row, width=box.width, height=box.height, region=region, align="center", valign="middle")
    )
    (symbol,) = text.inlines
    assert Rect(-60, -60, 120, 120).contains(symbol.rect)
    assert text.lines[0].text.startswith("Pay {coin}")


def test_lines_run_on_beyond_what_parts_them(typesetter: Typesetter) -> None:
    """Two columns, joined below."""
    ring = [(0, 0), (40, 0), (40, 50), (60, 50), (60, 0), (100, 0), (100, 100), (0, 100)]
    text = typesetter.set(in_region("aaaa bbbb cccc dddd eeee ffff", Region([ring])))
    assert [(line.text, line.x) for line in text.lines][:2] == [("aaaa", 0.0), ("bbbb", 60.0)]
    assert text.lines[0].baseline == text.lines[1].baseline


def test_an_area_that_the_padding_leaves_nothing_of(typesetter: Typesetter) -> None:
    text = typesetter.set(in_region("word", Region([SQUARE], padding=60)))
    assert text.overflow and [finding.code for finding in text.findings] == ["text-overflow"]


def test_paragraphs_and_lists_in_a_shape(typesetter: Typesetter) -> None:
    region = Region([circle(75)])
    box = region.bounds
    set_items = items("One paragraph.\n\n- first point of a list that goes on\n- second")
    text = typesetter.set(
        Block(
            set_items, width=box.width, height=box.height, region=region, line_height=12.0, paragraph_gap=5.0
        )
    )
    starts = [line for line in text.lines if line.text.startswith(("One", "•"))]
    assert len(starts) == 3
    assert starts[2].baseline - text.lines[text.lines.index(starts[2]) - 1].baseline == pytest.approx(17.0)


def test_an_area_without_width_sets_a_long_text_at_once(typesetter: Typesetter) -> None:
    """Breaking it anywhere took minutes."""
    region = Region([[(1.0, 1.0), (1.0, 9.0)]])
    text = typesetter.set(in_region("word " * 500, region, fit=Fit.shrink(10, 0.1)))
    assert text.overflow and len(text.lines) == 1


LARGE = replace(SANS, size=30)
MIXED = (
    Span("Pay two of the ", SANS),
    Span("LARGE", LARGE, 1),
    Span(" coins, and take as many cards here.", SANS),
)


def mixed(region: Region | None, **more: Any) -> Block:
    box = region.bounds if region else Rect(0, 0, 100, 100)
    block = Block(MIXED, width=box.width, height=box.height, region=region, line_height=12.0, line_factor=1.2)
    return replace(block, **more)


@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
def test_larger_letters_move_lines_of_a_square_as_those_of_a_box(typesetter: Typesetter, valign: str) -> None:
    """A line of letters of 30 is 36 high, the others 12."""
    shaped, boxed = (typesetter.set(mixed(each, valign=valign)) for each in (Region([SQUARE]), None))
    places = [[(line.text.strip(), line.baseline) for line in text.lines] for text in (shaped, boxed)]
    assert [text for text, _ in places[0]] == [text for text, _ in places[1]]
    gaps = [b - a for (_, a), (_, b) in pairwise(places[0])]
    assert gaps == pytest.approx([b - a for (_, a), (_, b) in pairwise(places[1])])
    assert max(gaps) > 20 and not shaped.overflow
    # at the bottom, and in the middle, lines stand where there is room for their letters: within a quarter of a line
    assert places[0][0][1] == pytest.approx(places[1][0][1], abs=0.01 if valign == "top" else 3.01)


@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
@pytest.mark.parametrize("radius", [52, 60, 75])
def test_larger_letters_stay_in_a_circle(typesetter: Typesetter, radius: float, valign: str) -> None:
    text = typesetter.set(mixed(Region([circle(radius)]), valign=valign, align="center"))
    assert not text.overflow
    context = cairocffi.Context(cairocffi.RecordingSurface(cairocffi.CONTENT_ALPHA, None))
    text.path(context)
    points = [(x, y) for _, to in context.copy_path_flat() if to for x, y in [to[-2:]]]
    assert len(points) > 1000 and all(math.hypot(x, y) <= radius + 0.1 for x, y in points)
    # CSS 2.2, 10.8: of 36 the font's 1.257 × 30 take the middle, so that 28.665 are above; of 12, 9.555
    boxes = {True: (28.665, 7.335), False: (9.555, 2.445)}
    lines = sorted({(line.baseline, "LARGE" in line.text) for line in text.lines})
    for (upper, one), (lower, other) in pairwise(lines):
        assert lower - upper >= boxes[one][1] + boxes[other][0] - 0.01


def test_larger_letters_count_for_the_fit_in_a_shape(typesetter: Typesetter) -> None:
    """In a square of 60 the letters of 10 alone fit; with a line of 36 they have to shrink."""
    ring = [(0.0, 0.0), (60.0, 0.0), (60.0, 66.0), (0.0, 66.0)]
    plainly = tuple(replace(each, style=SANS) for each in MIXED)
    fits = [
        typesetter.set(mixed(Region([ring]), items=each, fit=Fit.shrink(10, 4))) for each in (plainly, MIXED)
    ]
    assert fits[0].scale == 1.0 and fits[1].scale < 0.9 and not fits[1].overflow


@pytest.mark.parametrize("ring", [SQUARE, circle(50, 90)])
def test_what_a_shape_has_no_room_for_is_counted(
    typesetter: Typesetter, ring: list[tuple[float, float]]
) -> None:
    """A hundred words of which the shape takes as many as a text may have that just fits."""
    words = [f"w{n:02}" for n in range(100)]
    region = Region([ring])

    def fits(count: int) -> bool:
        return not typesetter.set(in_region(" ".join(words[:count]), region)).overflow

    most = next(count for count in range(99, 0, -1) if fits(count))
    (found,) = typesetter.set(in_region(" ".join(words), region)).findings
    assert f"or {100 - most} of its 100 words, too many" in found.message
    lines = int(found.message.split(" lines")[0].rpartition(" ")[2])
    a_line = len(typesetter.set(in_region(" ".join(words[:most]), region)).lines[3].text.split())
    assert abs(lines - (100 - most) / a_line) <= 2


def test_a_shape_without_room_for_a_word(typesetter: Typesetter) -> None:
    ring = [(0.0, 0.0), (100.0, 0.0), (100.0, 6.0), (0.0, 6.0)]
    (found,) = typesetter.set(in_region("aaaa bbbb", Region([ring]))).findings
    assert found.code == "text-overflow" and "none for a word" in found.message
