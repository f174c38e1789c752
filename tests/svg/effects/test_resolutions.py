"""A drawing looks the same at every resolution, in a picture as in a PDF: scaled to the same few pixels and compared.

The measure: of 40 × 40 pixels to 16 mm (about 63 to the inch), each colour of which counts from 0 to 255, at most 3.2
differ on average at 72 and 96 dots to the inch, where most of it are the edges, and at most 1.2 from 150 on. Filters
that work on the device's pixels, as many programs' do, differ by up to 11.3.
"""

from __future__ import annotations

from functools import lru_cache

import cairocffi
import numpy
import pytest
from PIL import Image

from deckwright.svg import Renderer, parse

from ..helpers import Files

COARSE, FINE = 3.2, 1.2  # the measure, below and from 150 dpi on
RESOLUTIONS = (72, 96, 150, 600, 1200)  # each compared with 300
MILLIMETRES, GRID = 16, 40
LIGHT = (
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1.2"/><feSpecularLighting surfaceScale="4" '
    'specularConstant=".8" specularExponent="20" result="s"><fePointLight x="-20" y="-30" z="60"/>'
    '</feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s"/>'
    '<feComposite in="SourceGraphic" in2="s" operator="arithmetic" k2="1" k3="1"/>'
)
NOISE = '<feTurbulence baseFrequency="{0}" numOctaves="{1}"/>'
WITHIN = '<feComposite in2="SourceAlpha" operator="in"/>'
FACES = {
    "shadow": '<feDropShadow dx="1.3" dy="1.1" stdDeviation=".8"/>',
    "blur": '<feGaussianBlur stdDeviation="1.2"/>',
    "offset": '<feOffset dx="1.35" dy="2.2"/>',
    "bevel": LIGHT,
    "light on sharp edges": '<feDiffuseLighting in="SourceAlpha"><feDistantLight azimuth="45" elevation="40"/>'
    "</feDiffuseLighting>",
    "turbulence": NOISE.format(0.3, 4) + WITHIN,
    "turbulence finer than a coarse pixel": NOISE.format(2, 2) + WITHIN,
    "turbulence with a threshold": NOISE.format(0.5, 2)
    + '<feComponentTransfer><feFuncR type="discrete" tableValues="0 1"/></feComponentTransfer>'
    + WITHIN,
    "displacement": NOISE.format(0.3, 2)
    + '<feDisplacementMap in="SourceGraphic" in2="" scale="4" xChannelSelector="R" yChannelSelector="G"/>',
    "thicker": '<feMorphology operator="dilate" radius=".7"/>',
    "thinner": '<feMorphology radius=".7"/>',
    "relief": '<feConvolveMatrix order="3" kernelMatrix="-2 -1 0 -1 1 1 0 1 2"/>',
    "tiles": '<feOffset x="4" y="4" width="4.3" height="3.1"/><feTile/>',
}
TURNED = ("shadow", "bevel", "thicker", "relief")
CASES = [(name, "") for name in FACES] + [(name, "rotate(20 8 8)") for name in TURNED]
RUNS = [
    (name, transform, dpi) for name, transform in CASES for dpi in ((72, 600) if transform else RESOLUTIONS)
]


def _face(name: str, transform: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{MILLIMETRES}mm" height="{MILLIMETRES}mm" viewBox="0 0 16 16">'
        f'<rect width="16" height="16" fill="#fff"/><filter id="f">{FACES[name]}</filter>'
        f'<g filter="url(#f)" transform="{transform}"><rect x="3" y="3" width="10" height="6" rx="1.5" fill="#846"/>'
        '<circle cx="8" cy="10" r="3" fill="#2a6"/></g></svg>'
    )


def _scaled(image: Image.Image) -> numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.float64]]:
    small = image.convert("RGB").resize((GRID, GRID), Image.Resampling.BOX)
    return numpy.asarray(small).astype(numpy.float64)


def _drawn(text: str, dpi: int, *, by_device: bool = False) -> Image.Image:
    side = round(MILLIMETRES / 25.4 * dpi)
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, side, side)
    context = cairocffi.Context(surface)
    painted = Renderer(Files(), whole_pixels=by_device).draw(
        parse(text, "f.svg"), context, side / MILLIMETRES
    )
    assert [found.code for found in painted.problems] == []
    return Image.frombuffer(
        "RGB", (side, side), bytes(surface.get_data()), "raw", "BGRX", surface.get_stride(), 1
    )


@lru_cache
def _fine(name: str, transform: str) -> numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.float64]]:
    return _scaled(_drawn(_face(name, transform), 300))


@pytest.mark.parametrize(("name", "transform", "dpi"), RUNS)
def test_a_face_looks_the_same_at_every_resolution(name: str, transform: str, dpi: int) -> None:
    here = _scaled(_drawn(_face(name, transform), dpi))
    assert abs(here - _fine(name, transform)).mean() <= (COARSE if dpi < 150 else FINE)


@pytest.mark.parametrize("name", ["bevel", "light on sharp edges", "relief", "thicker"])
def test_the_measure_sees_filters_that_go_by_the_devices_pixels(name: str) -> None:
    text = _face(name, "")
    coarse, fine = (_scaled(_drawn(text, dpi, by_device=True)) for dpi in (72, 300))
    assert abs(coarse - fine).mean() > COARSE


@pytest.mark.parametrize(("name", "transform"), CASES)
def test_a_pdf_holds_the_same_pixels(name: str, transform: str) -> None:
    """Replayed from what a PDF is made of, where the page has points and filters dots of their own."""
    text = _face(name, transform)
    recorded = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, (0, 0, 46, 46))
    Renderer(Files(), raster_dpi=600).draw(parse(text, "f.svg"), cairocffi.Context(recorded), 72 / 25.4)
    side = round(MILLIMETRES / 25.4 * 300)
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, side, side)
    context = cairocffi.Context(surface)
    context.scale(300 / 72, 300 / 72)
    context.set_source_surface(recorded)
    context.paint()
    image = Image.frombuffer(
        "RGB", (side, side), bytes(surface.get_data()), "raw", "BGRX", surface.get_stride(), 1
    )
    assert abs(_scaled(image) - _fine(name, transform)).mean() <= FINE
