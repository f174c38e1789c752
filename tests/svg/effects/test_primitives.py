"""Filter primitives on small arrays, against arithmetic; and that each of the subset is drawn."""

from __future__ import annotations

import math
from typing import Any

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.svg.document import subset
from deckwright.svg.effects.pixels import Pixels, convert_colours, one_colour, premultiplied
from deckwright.svg.effects.primitives import collect_primitives
from deckwright.svg.effects.primitives.blend import MODES, blend
from deckwright.svg.effects.primitives.blur import blur
from deckwright.svg.effects.primitives.composite import composite
from deckwright.svg.effects.primitives.displacement import displace
from deckwright.svg.effects.primitives.morphology import morph
from deckwright.svg.effects.primitives.offset import shift


def test_every_primitive_of_the_subset_is_drawn() -> None:
    assert collect_primitives().keys() == subset.PRIMITIVES.keys()


def test_every_blend_mode_of_the_subset_is_drawn() -> None:
    assert MODES.keys() | {"normal"} == subset.BLEND_MODES


def _dot(side: int = 41) -> Pixels:
    """One opaque white pixel in the middle."""
    pixels = numpy.zeros((side, side, 4), numpy.float32)
    pixels[side // 2, side // 2] = 1
    return pixels


@pytest.mark.parametrize(
    ("deviation", "off"), [(2.0, 0.03), (5.0, 0.03), (11.9, 0.03), (31.0, 0.03), (33.0, 0.004)]
)
@pytest.mark.parametrize("axis", [0, 1])
def test_a_blurred_edge_is_the_bell_curve_summed(deviation: float, off: float, axis: int) -> None:
    """Within the 3 % that the specification leaves; far out of focus, where fewer pixels are blurred, within a bit."""
    begins, ends, length = 151, 300, 450
    band = numpy.zeros((length, 3, 4), numpy.float32)
    band[begins:ends] = 1
    blurred = blur(numpy.moveaxis(band, 0, axis), *((0, deviation) if axis == 0 else (deviation, 0)))
    found = numpy.moveaxis(blurred, axis, 0)[:, 1, 3]
    root = deviation * math.sqrt(2)
    wanted = [
        (math.erf((n + 0.5 - begins) / root) - math.erf((n + 0.5 - ends) / root)) / 2 for n in range(length)
    ]
    assert numpy.abs(found - wanted).max() < off


@pytest.mark.parametrize("deviation", [0.7, 1.5, 2.0, 3.0, 4.5])
def test_a_blur_keeps_the_light_and_spreads_it_by_its_deviation(deviation: float) -> None:
    result = blur(_dot(), deviation, 0)
    profile = result[20, :, 3].astype(float)
    assert profile.sum() == pytest.approx(1, abs=1e-3)
    spread = ((numpy.arange(41) - 20) ** 2 * profile).sum() ** 0.5
    assert spread == pytest.approx(deviation, rel=0.08)
    assert (result[19] == 0).all()  # only along x


def test_shifting_is_by_whole_pixels_and_loses_what_leaves() -> None:
    assert shift(_dot(), 3, -2)[18, 23, 3] == 1
    assert shift(_dot(), 100, 0).sum() == 0


def test_displacing_fetches_from_where_the_map_points() -> None:
    """Full red is half the scale to the right, no green is half of it up (Filter Effects 1, section 9.11)."""
    by = one_colour(_dot(), 1, 0, 0, 1)
    moved = displace(_dot(), by, 8, 6, (0, 1))
    assert (moved == shift(_dot(), -4, 3)).all()


@given(st.integers(1, 5))
def test_dilating_and_eroding_are_boxes(radius: int) -> None:
    grown = morph(_dot(), radius, radius, dilate=True)
    assert grown[..., 3].sum() == (2 * radius) ** 2  # Filter Effects 1, section 9.17: twice the radius wide
    back = morph(grown, radius, radius, dilate=False)
    assert (back == numpy.roll(_dot(), (1, 1), (0, 1))).all()  # an even window has no middle


def test_porter_duff() -> None:
    """One pixel each, by the formulas: red of alpha .5 and opaque blue."""
    red = numpy.array([[[0.5, 0, 0, 0.5]]], numpy.float32)
    blue = numpy.array([[[0, 0, 1, 1]]], numpy.float32)
    expected = {
        "over": (0.5, 0, 0.5, 1),
        "in": (0.5, 0, 0, 0.5),
        "out": (0, 0, 0, 0),
        "atop": (0.5, 0, 0.5, 1),
        "xor": (0, 0, 0.5, 0.5),
    }
    for operator, pixel in expected.items():
        assert composite(red, blue, operator)[0, 0] == pytest.approx(pixel), operator
    assert composite(red, blue, "arithmetic", (0, 0.5, 0.5, 0))[0, 0] == pytest.approx((0.25, 0, 0.5, 0.75))
    assert blend(red, blue, "multiply")[0, 0] == pytest.approx((0, 0, 0.5, 1))


def test_colour_spaces_lead_back() -> None:
    pixels = premultiplied(numpy.random.default_rng(1).random((9, 9, 4)))
    back = convert_colours(convert_colours(pixels, to_linear=True), to_linear=False)
    assert abs(back - pixels).max() < 0.02


@given(st.integers(1, 12), st.integers(1, 30), st.booleans())
def test_the_greatest_and_least_are_those_of_each_window(side: int, radius: int, dilate: bool) -> None:
    """A window of twice the radius begins at the pixel less its radius; beyond the edge all is transparent."""
    row = numpy.random.default_rng(side).random(side).astype(numpy.float32)
    pixels = numpy.repeat(row[None, :, None], 4, axis=2)
    reach = min(radius, side)
    padded = numpy.pad(row, (reach, reach))
    choose = max if dilate else min
    wanted = [choose(padded[at : at + min(2 * reach, side + reach + 1)]) for at in range(side)]
    assert morph(pixels, radius, 0, dilate=dilate)[0, :, 3].tolist() == wanted


def test_a_huge_radius_takes_few_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    passes = []
    greatest = numpy.maximum

    def counted(*given: Any, **named: Any) -> Any:
        passes.append(1)
        return greatest(*given, **named)

    monkeypatch.setattr(numpy, "maximum", counted)
    grown = morph(_dot(), 1e6, 1e6, dilate=True)
    assert grown.min() == 1
    assert len(passes) < 20  # two for each doubling of 41
