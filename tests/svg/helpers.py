"""Drawing small SVGs with our engine and with resvg, and saying how far the two pictures are apart."""

from __future__ import annotations

import io
from pathlib import Path

import cairocffi
import numpy
import numpy.typing as npt
import resvg_py
from PIL import Image

from deckwright.basics.problems import Problem
from deckwright.svg import Painted, Renderer, parse
from tests.kit.resources import Files as Files

Pixels = npt.NDArray[numpy.uint8]
SIDE = 200
HEAD = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {SIDE} {SIDE}"'


def document(body: str, attributes: str = "") -> str:
    """A 200 × 200 drawing with *body* in it."""
    return f"{HEAD} {attributes}>{body}</svg>"


def problems(text: str, files: Files | None = None) -> list[Problem]:
    """Everything that parsing, checking and drawing find."""
    found, painted = checked_and_painted(text, files)
    return [*found, *painted.problems]


def codes(text: str, files: Files | None = None) -> list[str]:
    return [each.code for each in problems(text, files)]


def checked_and_painted(text: str, files: Files | None = None) -> tuple[list[Problem], Painted]:
    renderer = Renderer(files or Files())
    parsed = parse(text, "face.svg")
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, SIDE, SIDE)
    painted = renderer.draw(parsed, cairocffi.Context(surface), SIDE / max(parsed.size.width, 1e-9))
    return renderer.check(parsed), painted


def ours(text: str, files: Files | None = None, side: int = SIDE, *, whole_pixels: bool = False) -> Pixels:
    """Our drawing on white: side × side × 3."""
    renderer = Renderer(files or Files(), whole_pixels=whole_pixels)
    parsed = parse(text, "face.svg")
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, side, side)
    renderer.draw(parsed, cairocffi.Context(surface), side / parsed.size.width)
    output = io.BytesIO()
    surface.write_to_png(output)
    return on_white(output.getvalue())


def theirs(text: str, side: int = SIDE, fonts: list[Path] | None = None) -> Pixels:
    """resvg's drawing on white."""
    png = resvg_py.svg_to_bytes(
        svg_string=text,
        width=side,
        dpi=96,
        skip_system_fonts=True,
        font_files=[str(font) for font in fonts or ()],
    )
    return on_white(bytes(png))


def on_white(png: bytes) -> Pixels:
    picture = Image.open(io.BytesIO(png)).convert("RGBA")
    return numpy.asarray(
        Image.alpha_composite(Image.new("RGBA", picture.size, "white"), picture).convert("RGB")
    )


def apart(first: Pixels, second: Pixels) -> float:
    """The share of pixels that differ by more than 48 of 255 in some channel."""
    if first.shape != second.shape:
        return 1.0
    return float((abs(first.astype(int) - second.astype(int)).max(axis=2) > 48).mean())
