"""Filter effects on small arrays, against arithmetic; and where filters work on a page."""

from __future__ import annotations

import io
from typing import Any

import cairocffi
import numpy
import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.svg import Renderer, parse
from deckwright.svg.effects import effects, effects_more

from .helpers import Files, checked_and_painted, codes, document, ours


def _dot(side: int = 41) -> effects.Pixels:
    """One opaque white pixel in the middle."""
    pixels = numpy.zeros((side, side, 4), numpy.float32)
    pixels[side // 2, side // 2] = 1
    return pixels


@pytest.mark.parametrize("deviation", [0.7, 1.5, 2.0, 3.0, 4.5])
def test_a_blur_keeps_the_light_and_spreads_it_by_its_deviation(deviation: float) -> None:
    result = effects.blurred(_dot(), deviation, 0)
    profile = result[20, :, 3].astype(float)
    assert profile.sum() == pytest.approx(1, abs=1e-3)
    spread = ((numpy.arange(41) - 20) ** 2 * profile).sum() ** 0.5
    assert spread == pytest.approx(deviation, rel=0.08)
    assert (result[19] == 0).all()  # only along x


def test_shifting_is_by_whole_pixels_and_loses_what_leaves() -> None:
    assert effects.shifted(_dot(), 3, -2)[18, 23, 3] == 1
    assert effects.shifted(_dot(), 100, 0).sum() == 0


def test_displacing_fetches_from_where_the_map_points() -> None:
    """Full red is half the scale to the right, no green is half of it up (Filter Effects 1, section 9.11)."""
    by = effects.flood(_dot(), 1, 0, 0, 1)
    moved = effects_more.displaced(_dot(), by, 8, 6, (0, 1))
    assert (moved == effects.shifted(_dot(), -4, 3)).all()


@given(st.integers(1, 5))
def test_dilating_and_eroding_are_boxes(radius: int) -> None:
    grown = effects.morphed(_dot(), radius, radius, dilate=True)
    assert grown[..., 3].sum() == (2 * radius) ** 2  # Filter Effects 1, section 9.15: twice the radius wide
    back = effects.morphed(grown, radius, radius, dilate=False)
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
        assert effects.composite(red, blue, operator)[0, 0] == pytest.approx(pixel), operator
    assert effects.composite(red, blue, "arithmetic", (0, 0.5, 0.5, 0))[0, 0] == pytest.approx(
        (0.25, 0, 0.5, 0.75)
    )
    assert effects.blended(red, blue, "multiply")[0, 0] == pytest.approx((0, 0, 0.5, 1))


def test_colour_spaces_lead_back() -> None:
    pixels = effects.premultiplied(numpy.random.default_rng(1).random((9, 9, 4)))
    back = effects.converted(effects.converted(pixels, to_linear=True), to_linear=False)
    assert abs(back - pixels).max() < 0.02


def test_a_turned_filter_works_in_the_elements_own_space() -> None:
    """A shadow to the right of a square that is turned by 90° falls downwards."""
    body = (
        '<rect x="80" y="-120" width="40" height="40" fill="red" transform="rotate(90)" '
        'style="filter:drop-shadow(30px 0 0 blue)"/>'
    )
    pixels = ours(document(body))
    assert tuple(pixels[100, 100]) == (255, 0, 0)
    assert tuple(pixels[140, 100]) == (0, 0, 255)
    assert tuple(pixels[100, 140]) == (255, 255, 255)


def test_a_filtered_element_is_an_image_of_the_wanted_resolution_in_a_pdf() -> None:
    output = io.BytesIO()
    surface = cairocffi.PDFSurface(output, 200, 200)
    body = '<rect x="48" y="48" width="96" height="96" fill="red" style="filter:opacity(50%)"/>'
    painted = Renderer(Files(), raster_dpi=300).draw(
        parse(document(body), "x.svg"), cairocffi.Context(surface), 72 / 25.4
    )
    surface.finish()
    assert [problem.code for problem in painted.problems] == ["svg-raster"]
    with pikepdf.open(io.BytesIO(output.getvalue())) as pdf:
        widths = {
            int(each.Width)
            for each in pdf.objects
            if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Image"
        }
    assert max(widths) == pytest.approx(300, abs=6)  # 96 CSS pixels are an inch


def test_a_filter_that_shows_its_own_element_is_told() -> None:
    body = (
        '<filter id="f"><feImage href="#r"/></filter><rect id="r" width="50" height="50" filter="url(#f)"/>'
    )
    assert "svg-unsupported" in codes(document(body))


def test_masks_leave_what_they_mask_as_text_and_lines() -> None:
    """A luminance mask is a raster, the masked star is not: its path stands in the page."""
    output = io.BytesIO()
    surface = cairocffi.PDFSurface(output, 200, 200)
    body = (
        '<mask id="m"><rect width="200" height="200" fill="gray"/></mask>'
        '<path d="M10 10L150 20L80 150z" fill="red" mask="url(#m)"/>'
    )
    Renderer(Files()).draw(parse(document(body), "x.svg"), cairocffi.Context(surface), 72 / 25.4)
    surface.finish()
    with pikepdf.open(io.BytesIO(output.getvalue())) as pdf:
        streams = b"".join(
            each.read_bytes()
            for each in pdf.objects
            if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Form"
        )
    assert b"1 0 0 rg" in streams
    assert b" l\n" in streams or b" l " in streams


@pytest.mark.parametrize("turn", ["", "rotate(30 100 100)"])
def test_what_has_a_filter_is_recorded_where_it_stands(turn: str) -> None:
    """The record of a symbol is the same with a filter that changes nothing."""
    sign = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0H24V24z"/></svg>'
    files = Files(symbols={"s": sign})
    none = '<filter id="f"><feOffset dx="0"/></filter>'
    use = '<use href="symbol:s" x="40" y="60" width="30" height="20"{}/>'
    boxes = []
    for filtered in ("", ' filter="url(#f)"'):
        _, painted = checked_and_painted(
            document(f'{none}<g transform="{turn}">{use.format(filtered)}</g>'), files
        )
        (symbol,) = painted.symbols
        boxes.append(tuple(symbol.rect))
    assert boxes[1] == pytest.approx(boxes[0])
    if not turn:
        assert boxes[0] == pytest.approx((40, 60, 30, 20))


@given(st.integers(1, 12), st.integers(1, 30), st.booleans())
def test_the_greatest_and_least_are_those_of_each_window(side: int, radius: int, dilate: bool) -> None:
    """A window of twice the radius begins at the pixel less its radius; beyond the edge all is transparent."""
    row = numpy.random.default_rng(side).random(side).astype(numpy.float32)
    pixels = numpy.repeat(row[None, :, None], 4, axis=2)
    reach = min(radius, side)
    padded = numpy.pad(row, (reach, reach))
    choose = max if dilate else min
    wanted = [choose(padded[at : at + min(2 * reach, side + reach + 1)]) for at in range(side)]
    assert effects.morphed(pixels, radius, 0, dilate=dilate)[0, :, 3].tolist() == wanted


def test_a_huge_radius_takes_few_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    passes = []
    greatest = numpy.maximum

    def counted(*given: Any, **named: Any) -> Any:
        passes.append(1)
        return greatest(*given, **named)

    monkeypatch.setattr(numpy, "maximum", counted)
    grown = effects.morphed(_dot(), 1e6, 1e6, dilate=True)
    assert grown.min() == 1
    assert len(passes) < 20  # two for each doubling of 41
