"""What filters work on: arrays of pixels, their colour spaces, and one laid over another.

Pixels are float arrays, height × width × 4, premultiplied red, green, blue, alpha from 0 to 1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy
import numpy.typing as npt

Pixels = npt.NDArray[numpy.float32]
Values = npt.NDArray[Any]

_STEPS: Final = 4095  # of the tables that convert between colour spaces


def single(values: Values) -> Pixels:
    """In single precision."""
    return values.astype(numpy.float32)


def blank(like: Pixels) -> Pixels:
    """As many pixels, all transparent."""
    return numpy.zeros_like(like)


def one_colour(like: Pixels, red: float, green: float, blue: float, alpha: float) -> Pixels:
    """As many pixels, all of one colour."""
    result = numpy.empty_like(like)
    result[...] = (red * alpha, green * alpha, blue * alpha, alpha)
    return result


def alpha_only(pixels: Pixels) -> Pixels:
    """The shape in black."""
    result = blank(pixels)
    result[..., 3] = pixels[..., 3]
    return result


def plain(pixels: Pixels) -> Pixels:
    """Without premultiplication; black where transparent."""
    alpha = pixels[..., 3:4]
    result = numpy.divide(pixels, alpha, out=numpy.zeros_like(pixels), where=alpha > 1e-6)
    result[..., 3] = pixels[..., 3]
    return numpy.clip(result, 0, 1)


def premultiplied(pixels: Values) -> Pixels:
    result = numpy.clip(pixels, 0, 1).astype(numpy.float32)
    result[..., :3] *= result[..., 3:4]
    return result


def over(above: Pixels, below: Pixels) -> Pixels:
    """One picture over another (Porter and Duff's operator; Compositing and Blending 1, section 9.1)."""
    return above + below * (1 - above[..., 3:4])


def convert_colours(pixels: Pixels, *, to_linear: bool) -> Pixels:
    """sRGB → linear RGB, or back."""
    result = plain(pixels)
    levels = (result[..., :3] * _STEPS + 0.5).astype(numpy.int32)
    result[..., :3] = _curve(to_linear)[levels] * result[..., 3:4]
    return result


@lru_cache(2)
def _curve(to_linear: bool) -> Values:
    """The transfer function of sRGB (IEC 61966-2-1; CSS Color 4, section 10.2) as a table."""
    level = numpy.linspace(0, 1, _STEPS + 1)
    if to_linear:
        curve = numpy.where(level <= 0.04045, level / 12.92, ((level + 0.055) / 1.055) ** 2.4)
    else:
        curve = numpy.where(level <= 0.0031308, level * 12.92, 1.055 * level ** (1 / 2.4) - 0.055)
    return curve.astype(numpy.float32)
