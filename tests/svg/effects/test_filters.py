"""Where filters and masks work on a page, and what they leave there."""

from __future__ import annotations

import io

import cairocffi
import pikepdf
import pytest

from deckwright.svg import Renderer, parse

from ..helpers import Files, checked_and_painted, codes, document, ours


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


@pytest.mark.parametrize("stretch", [1.0, 0.999, 1.002])
def test_what_is_turned_is_not_skewed_by_pixels_that_are_not_square(stretch: float) -> None:
    """A page is as many whole pixels wide and high, and so has them a little wider or narrower than high."""
    shadow = '<filter id="s"><feDropShadow dx="9" dy="9" stdDeviation="2"/></filter>'
    turned = '<rect x="60" y="60" width="60" height="40" fill="red" transform="{0}" filter="url(#s)"/>'
    found = {}
    for transform in ("rotate(20 90 80)", "skewX(20)"):
        surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, 200, 200)
        context = cairocffi.Context(surface)
        context.scale(stretch, 1.0)
        drawing = parse(document(shadow + turned.format(transform)), "x.svg")
        painted = Renderer(Files()).draw(drawing, context, 200 / drawing.size.width)
        found[transform] = [each.code for each in painted.problems]
    assert found == {"rotate(20 90 80)": [], "skewX(20)": ["svg-unsupported"]}


def test_masks_of_masks_end_with_the_element_that_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight masks, each of which shows the one before it twice, are 255 pictures of the page."""
    monkeypatch.setattr("deckwright.svg.canvas.canvas.MAX_WORK", 200 * 200 * 20 * 30)
    masks = '<mask id="m0"><rect width="200" height="200" fill="#fff"/></mask>' + "".join(
        f'<mask id="m{n}"><rect width="200" height="200" fill="#fff" mask="url(#m{n - 1})"/>'
        f'<rect width="200" height="200" fill="#fff" mask="url(#m{n - 1})"/></mask>'
        for n in range(1, 9)
    )
    _, painted = checked_and_painted(document(f'{masks}<rect width="200" height="200" mask="url(#m8)"/>'))
    told = [each for each in painted.problems if each.code == "svg-limit"]
    assert len(told) == 1
    assert '<mask id="m' in told[0].message
    assert told[0].place is not None


def test_a_mask_may_be_measured_in_linear_light() -> None:
    mask = '<mask id="m" color-interpolation="linearRGB">{0}<rect width="200" height="200" fill="#808080"/></mask>'
    shape = '<rect width="200" height="200" mask="url(#m)"/>'
    text = document(mask.format("") + shape)
    assert codes(text) == []
    light = 255 - 255 * ((128 / 255 + 0.055) / 1.055) ** 2.4
    assert abs(int(ours(text)[100, 100, 0]) - light) <= 2
    gradient = '<linearGradient id="g"><stop/></linearGradient>'
    assert codes(document(mask.format(gradient + '<rect width="9" height="9" fill="url(#g)"/>') + shape)) == [
        "svg-unsupported"
    ]
