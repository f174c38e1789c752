"""Drawing that saves ink: grounds white, areas and pictures pale, letters, symbols and lines dark on them.

A card that is drawn so looks like a pencilled one: nothing is left out but the ground, and all text can be read, since
every area is light and every letter dark.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...basics.geometry import Rect
from ..canvas.canvas import Canvas
from ..canvas.reading import SYMBOL_SCHEME
from ..document.colors import encode, linear
from ..document.values import Color

LEFT: Final = 0.22  # of the ink of an area or picture
GROUND: Final = 0.5  # of the face: an area that covers more is ground
LINE: Final = 0.8  # mm: a stroke that is wider is an area
READABLE: Final = 0.18  # luminance: contrast 4.5 to white (WCAG 2.2)
DARK: Final = 0.06  # what lighter letters are brought to

Tone = Callable[[Color], Color]


def pale(color: Color) -> Color:
    red, green, blue = (1 - LEFT * (1 - channel) for channel in color[:3])
    return Color(red, green, blue, color.alpha)


def white(color: Color) -> Color:
    return Color(1, 1, 1, color.alpha)


def dark(color: Color) -> Color:
    """The color, darkened until it can be read on white, its hue kept."""
    lights = [linear(channel) for channel in color[:3]]
    luminance = 0.2126 * lights[0] + 0.7152 * lights[1] + 0.0722 * lights[2]  # WCAG 2.2, relative luminance
    if luminance <= READABLE:
        return color
    red, green, blue = (encode(channel * DARK / luminance) for channel in lights)
    return Color(red, green, blue, color.alpha)


def halo(color: Color) -> Color:
    """Paper where the color is light: what stands round letters to part them from a picture."""
    return white(color) if dark(color) is not color else color


def as_it_is(color: Color) -> Color:
    return color


def of_fill(canvas: Canvas, bounds: Rect | None) -> Tone:
    """The tone of an area with *bounds* in the present user space."""
    if _in_symbol(canvas):
        return dark
    return white if bounds is not None and _share(canvas, bounds) > GROUND else pale


def of_letters(canvas: Canvas, bounds: Rect | None) -> Tone:
    """The tone of a text with *bounds*: dark, but for a figure on a symbol, which is dark itself."""
    if bounds is not None:
        x, y = canvas.on_root(bounds).center
        for symbol in canvas.painted.symbols:
            r = symbol.rect
            if r.x < x < r.right and r.y < y < r.bottom:
                return white
    return dark


def of_stroke(canvas: Canvas, width: float) -> Tone:
    """The tone of a stroke of *width* in the present user space: of a line, or of an area."""
    if _in_symbol(canvas):
        return dark
    if width * canvas.mm_here() > LINE:
        return pale
    return dark if canvas.document is canvas.face else as_it_is  # lights in a picture stay lights


def _in_symbol(canvas: Canvas) -> bool:
    return canvas.document.label.startswith(SYMBOL_SCHEME)


def _share(canvas: Canvas, bounds: Rect) -> float:
    """How much of the face a rectangle covers, from 0 to 1."""
    size = canvas.face.pixels
    page = canvas.face.view_box or Rect(0, 0, size.width, size.height)
    there = canvas.on_root(bounds)
    seen = there.intersection(page)
    return seen.width * seen.height / (page.width * page.height)
