"""Saving ink: what is pale, what is dark, what is left white; and that nothing else is changed."""

from __future__ import annotations

import io
from collections.abc import Iterator
from importlib.resources import files

import cairocffi
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from deckwright.basics.problems import DeckwrightError
from deckwright.svg import Renderer, parse
from deckwright.svg.document.values import Color
from deckwright.svg.paint.ink import dark, halo, pale, white
from deckwright.svg.typeset import FontSet

FONT = files("font_source_sans_pro") / "files" / "SourceSansPro-Regular.ttf"
DPMM = 10
channels = st.floats(0, 1)
colors = st.builds(Color, channels, channels, channels)


def luminance(color: Color) -> float:
    """Relative luminance, as WCAG 2.2 has it."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Color, other: Color) -> float:
    light, less = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (less + 0.05)


@given(colors, colors)
def test_every_letter_can_be_read_on_every_area(letter: Color, area: Color) -> None:
    assert contrast(dark(letter), white(area)) >= 4.5
    assert contrast(dark(letter), pale(area)) >= 2.6
    assert luminance(pale(area)) > 0.5


@given(colors)
def test_dark_letters_stay_as_they_are_and_light_ones_keep_their_hue(color: Color) -> None:
    found = dark(color)
    if luminance(color) <= 0.18:
        assert found == color
        return
    assert luminance(found) == pytest.approx(0.06, abs=0.01)
    order = sorted(range(3), key=lambda n: color[n])
    assert [found[n] for n in order] == sorted(found[:3])


@given(colors)
def test_what_stands_round_letters_is_paper_or_as_it_was(color: Color) -> None:
    assert halo(color) in (color, Color(1, 1, 1, color.alpha))


class Stock:
    """A picture, a symbol, and fonts."""

    fonts = FontSet([str(FONT)])

    def read(self, path: str) -> bytes:
        if path != "red.png":
            raise DeckwrightError
        buffer = io.BytesIO()
        Image.new("RGB", (100, 100), (200, 0, 0)).save(buffer, "PNG")
        return buffer.getvalue()

    def symbol_file(self, name: str) -> str:
        return f"symbol:{name}"

    def symbol(self, name: str) -> str | None:
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24"/></svg>'
        )


SVG = """<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">
<defs>
  <linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#000"/></linearGradient>
  <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="60" height="40">
    <rect width="60" height="40" fill="#fff"/>
  </mask>
</defs>
<rect x="-3" y="-3" width="66" height="46" fill="#123"/>
<rect x="2" y="2" width="10" height="10" fill="#000"/>
<rect x="14" y="2" width="10" height="10" fill="url(#g)"/>
<image x="26" y="2" width="10" height="10" href="red.png"/>
<use href="symbol:heart" x="38" y="2" width="10" height="10" fill="#fe8"/>
<path d="M2 20H26" stroke="#00c" stroke-width="0.5"/>
<path d="M2 24H26" stroke="#fec" stroke-width="0.5"/>
<path d="M2 30H26" stroke="#00c" stroke-width="4"/>
<rect x="30" y="20" width="10" height="10" fill="#000" mask="url(#m)"/>
<text x="44" y="34" font-family="Source Sans Pro" font-size="9" fill="#fff">III</text>
<text x="40.5" y="10" font-family="Source Sans Pro" font-size="8" fill="#fff">II</text>
</svg>"""


@pytest.fixture(scope="module", params=["pixels", "recording"])
def page(request: pytest.FixtureRequest) -> Iterator[np.ndarray]:
    """The drawing in low ink, straight as pixels, and as a PDF's surface replays it."""
    image = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, 60 * DPMM, 40 * DPMM)
    context = cairocffi.Context(image)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    renderer = Renderer(Stock(), low_ink=True)
    document = parse(SVG, "a.svg")
    if request.param == "pixels":
        painted = renderer.draw(document, context, DPMM)
    else:
        recording = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, (0, 0, 600, 400))
        painted = renderer.draw(document, cairocffi.Context(recording), DPMM)
        context.set_source_surface(recording)
        context.paint()
    assert painted.problems == []
    image.flush()
    pixels = np.frombuffer(bytes(image.get_data()), np.uint8).reshape(40 * DPMM, 60 * DPMM, 4)
    yield pixels[:, :, 2::-1].astype(int)


def at(page: np.ndarray, x: float, y: float) -> tuple[int, ...]:
    return tuple(int(value) for value in page[round(y * DPMM), round(x * DPMM)])


@pytest.mark.parametrize(
    ("what", "place", "color"),
    [
        ("the ground", (55, 15), (255, 255, 255)),
        ("an area: 22 % of its ink", (7, 7), (199, 199, 199)),
        ("a gradient", (19, 7), (199, 199, 199)),
        ("a picture: 22 % of its ink", (31, 7), (243, 199, 199)),
        ("a line", (10, 20), (0, 0, 204)),
        ("a thick line is an area", (10, 30), (199, 199, 244)),
        ("what a mask lets through", (35, 25), (199, 199, 199)),
    ],
)
def test_tones(page: np.ndarray, what: str, place: tuple[float, float], color: tuple[int, ...]) -> None:
    assert at(page, *place) == pytest.approx(color, abs=2), what


def test_light_symbols_lines_and_letters_are_dark(page: np.ndarray) -> None:
    for x, y in ((39, 3), (10, 24)):
        assert luminance(Color(*(channel / 255 for channel in at(page, x, y)))) < 0.12
    letters = page[28 * DPMM : 34 * DPMM, 44 * DPMM : 53 * DPMM]
    assert letters.min() < 80


def test_a_figure_on_a_symbol_is_white(page: np.ndarray) -> None:
    inside = page[4 * DPMM : 10 * DPMM, 40 * DPMM : 46 * DPMM]
    assert (inside.reshape(-1, 3) == 255).all(axis=1).any()


def test_without_low_ink_nothing_is_changed() -> None:
    image = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, 600, 400)
    Renderer(Stock()).draw(parse(SVG, "a.svg"), cairocffi.Context(image), DPMM)
    image.flush()
    pixels = np.frombuffer(bytes(image.get_data()), np.uint8).reshape(400, 600, 4)[:, :, 2::-1]
    assert at(pixels, 55, 15) == (0x11, 0x22, 0x33)
    assert at(pixels, 7, 7) == (0, 0, 0)
    assert at(pixels, 31, 7) == (200, 0, 0)
