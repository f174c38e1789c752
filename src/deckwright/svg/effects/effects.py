"""Filter primitives as functions of pixels.

Pixels are float arrays, height × width × 4, premultiplied red, green, blue, alpha from 0 to 1. Lengths are in pixels.
Definitions: Filter Effects Module Level 1.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy
import numpy.typing as npt

from . import hues

Pixels = npt.NDArray[numpy.float32]
Values = npt.NDArray[Any]

_STEPS: Final = 4095  # of the tables that convert between colour spaces
_ROUNDING: Final = 1e-4  # what a scale may add to a whole number of pixels

_UNSEEN: Final = 1e-3  # pixels of a blur, that no eye sees


def _single(values: Values) -> Pixels:
    return values.astype(numpy.float32)


def blank(like: Pixels) -> Pixels:
    return numpy.zeros_like(like)


def flood(like: Pixels, red: float, green: float, blue: float, alpha: float) -> Pixels:
    result = numpy.empty_like(like)
    result[...] = (red * alpha, green * alpha, blue * alpha, alpha)
    return result


def alpha_only(pixels: Pixels) -> Pixels:
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


# Colour spaces


@lru_cache(2)
def _table(to_linear: bool) -> Values:
    level = numpy.linspace(0, 1, _STEPS + 1)
    if to_linear:
        curve = numpy.where(level <= 0.04045, level / 12.92, ((level + 0.055) / 1.055) ** 2.4)
    else:
        curve = numpy.where(level <= 0.0031308, level * 12.92, 1.055 * level ** (1 / 2.4) - 0.055)
    return curve.astype(numpy.float32)


def converted(pixels: Pixels, to_linear: bool) -> Pixels:
    """sRGB → linear RGB, or back."""
    result = plain(pixels)
    levels = (result[..., :3] * _STEPS + 0.5).astype(numpy.int32)
    result[..., :3] = _table(to_linear)[levels] * result[..., 3:4]
    return result


# Moving and spreading


def shifted(pixels: Pixels, dx: float, dy: float) -> Pixels:
    """Moved to the right and down by whole pixels."""
    x, y = int(dx), int(dy)
    result = blank(pixels)
    height, width = pixels.shape[:2]
    if abs(x) >= width or abs(y) >= height:
        return result
    result[max(0, y) : height + min(0, y), max(0, x) : width + min(0, x)] = pixels[
        max(0, -y) : height - max(0, y), max(0, -x) : width - max(0, x)
    ]
    return result


def blurred(pixels: Pixels, across: float, down: float) -> Pixels:
    """A Gaussian blur with standard deviations along x and y; transparent beyond the edges."""
    for axis, deviation in ((1, across), (0, down)):
        if deviation > _UNSEEN:
            pixels = _blur(pixels, deviation, axis)
    return pixels


def _blur(pixels: Pixels, deviation: float, axis: int) -> Pixels:
    moved = numpy.moveaxis(pixels, axis, 0)
    if deviation < 2:
        reach = max(1, math.ceil(3 * deviation))
        weights = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / deviation) ** 2)
        result = _weighted(moved, weights / weights.sum(), reach)
    else:
        result = _three_boxes(moved, deviation)
    return numpy.ascontiguousarray(numpy.moveaxis(result, 0, axis))


def _weighted(moved: Values, weights: Values, reach: int) -> Values:
    length = moved.shape[0]
    padded = numpy.pad(moved, [(reach, reach), *[(0, 0)] * (moved.ndim - 1)])
    result = numpy.zeros_like(moved)
    for index, weight in enumerate(weights):
        result += padded[index : index + length] * numpy.float32(weight)
    return result


def _three_boxes(moved: Values, deviation: float) -> Values:
    """Three box blurs in a row, of the sizes that the specification gives (section 9.12)."""
    size = max(1, math.floor(deviation * 3 * math.sqrt(2 * math.pi) / 4 + 0.5))
    if size % 2:
        boxes = [(size, size // 2)] * 3
    else:
        boxes = [(size, size // 2), (size, size // 2 - 1), (size + 1, size // 2)]
    length = moved.shape[0]
    places = numpy.arange(length)
    for width, before in boxes:
        # Beyond the edges all is nothing, so that sums stop there: no box costs more than the picture itself.
        total = numpy.zeros((length + 1, *moved.shape[1:]))
        numpy.cumsum(moved, axis=0, out=total[1:])
        last = numpy.minimum(places - before + width, length)
        moved = ((total[last] - total[numpy.maximum(places - before, 0)]) / width).astype(numpy.float32)
    return moved


def morphed(pixels: Pixels, across: float, down: float, *, dilate: bool) -> Pixels:
    """The greatest (dilate) or least value in a box round each pixel, of twice the radius in width and height."""
    choose = numpy.maximum if dilate else numpy.minimum
    for axis, radius in ((1, math.ceil(across - _ROUNDING)), (0, math.ceil(down - _ROUNDING))):
        if radius > 0:
            moved = numpy.moveaxis(pixels, axis, 0)
            length = moved.shape[0]
            radius = min(radius, length)
            padded = numpy.pad(moved, [(radius, radius), *[(0, 0)] * (moved.ndim - 1)])
            result = _in_windows(padded, min(2 * radius, length + radius + 1), choose)[:length]
            pixels = numpy.ascontiguousarray(numpy.moveaxis(result, 0, axis))
    return pixels


def _in_windows(values: Pixels, window: int, choose: Any) -> Pixels:
    """What *choose* takes of each *window* neighbours along the first axis: by windows that double, for any radius."""
    best, span = values, 1
    while 2 * span <= window:
        best, span = choose(best[:-span], best[span:]), 2 * span
    if span < window:
        best = choose(best[: span - window], best[window - span :])
    return best


def tiled(pixels: Pixels, left: int, top: int, right: int, bottom: int) -> Pixels:
    """The rectangle repeated over everything."""
    height, width = pixels.shape[:2]
    left, top, right, bottom = max(0, left), max(0, top), min(width, right), min(height, bottom)
    if right <= left or bottom <= top:
        return blank(pixels)
    rows = (numpy.arange(height) - top) % (bottom - top) + top
    columns = (numpy.arange(width) - left) % (right - left) + left
    result: Pixels = pixels[rows][:, columns]
    return result


# Mixing


def over(above: Pixels, below: Pixels) -> Pixels:
    return above + below * (1 - above[..., 3:4])


def composite(first: Pixels, second: Pixels, operator: str, k: Sequence[float] = (0, 0, 0, 0)) -> Pixels:
    """feComposite: `first` is `in`, `second` is `in2`."""
    a, b = first[..., 3:4], second[..., 3:4]
    if operator == "in":
        return first * b
    if operator == "out":
        return first * (1 - b)
    if operator == "atop":
        return first * b + second * (1 - a)
    if operator == "xor":
        return first * (1 - b) + second * (1 - a)
    if operator == "arithmetic":
        result = numpy.clip(k[0] * first * second + k[1] * first + k[2] * second + k[3], 0, 1)
        result[..., :3] = numpy.minimum(result[..., :3], result[..., 3:4])
        return _single(result)
    return over(first, second)


def blended(above: Pixels, below: Pixels, mode: str) -> Pixels:
    """feBlend (Compositing and Blending 1, section 9)."""
    mix = _MODES.get(mode)
    if mix is None:
        return over(above, below)
    a, b = above[..., 3:4], below[..., 3:4]
    source, backdrop = plain(above)[..., :3], plain(below)[..., :3]
    result = blank(above)
    result[..., :3] = (1 - b) * above[..., :3] + (1 - a) * below[..., :3] + a * b * mix(backdrop, source)
    result[..., 3:4] = a + b - a * b
    return result


def _hard_light(backdrop: Values, source: Values) -> Values:
    dark, light = 2 * backdrop * source, 1 - 2 * (1 - backdrop) * (1 - source)
    return numpy.asarray(numpy.where(source <= 0.5, dark, light))


def _soft_light(backdrop: Values, source: Values) -> Values:
    curve = numpy.where(
        backdrop <= 0.25, ((16 * backdrop - 12) * backdrop + 4) * backdrop, numpy.sqrt(backdrop)
    )
    dark = backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
    light = backdrop + (2 * source - 1) * (curve - backdrop)
    return numpy.asarray(numpy.where(source <= 0.5, dark, light))


def _dodge(backdrop: Values, source: Values) -> Values:
    room = numpy.maximum(1 - source, 1e-6)
    return numpy.where(backdrop <= 0, 0, numpy.minimum(1, backdrop / room))


def _burn(backdrop: Values, source: Values) -> Values:
    return numpy.where(backdrop >= 1, 1, 1 - numpy.minimum(1, (1 - backdrop) / numpy.maximum(source, 1e-6)))


_MODES: Final[dict[str, Callable[[Values, Values], Values]]] = {
    "multiply": lambda b, s: b * s,
    "screen": lambda b, s: b + s - b * s,
    "darken": numpy.minimum,
    "lighten": numpy.maximum,
    "overlay": lambda b, s: _hard_light(s, b),
    "hard-light": _hard_light,
    "soft-light": _soft_light,
    "color-dodge": _dodge,
    "color-burn": _burn,
    "difference": lambda b, s: abs(b - s),
    "exclusion": lambda b, s: b + s - 2 * b * s,
    **hues.MODES,
}
BLEND_MODES: Final = frozenset({"normal", *_MODES})


# Colours


def recoloured(pixels: Pixels, matrix: Sequence[float]) -> Pixels:
    """feColorMatrix: 20 numbers, row by row, on colours that are not premultiplied."""
    rows = numpy.asarray(matrix, numpy.float32).reshape(4, 5)
    return premultiplied(plain(pixels) @ rows[:, :4].T + rows[:, 4])


def saturate_matrix(s: float) -> tuple[float, ...]:
    return (
        *(0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0),
        *(0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0),
        *(0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0),
        *(0, 0, 0, 1, 0),
    )


def hue_matrix(degrees: float) -> tuple[float, ...]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (
        *(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0),
        *(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0),
        *(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0),
        *(0, 0, 0, 1, 0),
    )


def sepia_matrix(amount: float) -> tuple[float, ...]:
    a = 1 - amount
    return (
        *(0.393 + 0.607 * a, 0.769 - 0.769 * a, 0.189 - 0.189 * a, 0, 0),
        *(0.349 - 0.349 * a, 0.686 + 0.314 * a, 0.168 - 0.168 * a, 0, 0),
        *(0.272 - 0.272 * a, 0.534 - 0.534 * a, 0.131 + 0.869 * a, 0, 0),
        *(0, 0, 0, 1, 0),
    )


LUMINANCE_TO_ALPHA: Final = (*(0.0,) * 15, 0.2125, 0.7154, 0.0721, 0.0, 0.0)

Curve = Callable[[Values], Values]


def transferred(pixels: Pixels, curves: Sequence[Curve | None]) -> Pixels:
    """feComponentTransfer: a curve for red, green, blue and alpha; None leaves the channel as it is."""
    result = plain(pixels)
    for channel, curve in enumerate(curves):
        if curve is not None:
            result[..., channel] = numpy.clip(curve(result[..., channel]), 0, 1)
    return premultiplied(result)


def table_curve(table: Sequence[float]) -> Curve:
    levels = numpy.linspace(0, 1, len(table)) if len(table) > 1 else numpy.array([0.0])
    return lambda values: numpy.interp(values, levels, table)


def discrete_curve(table: Sequence[float]) -> Curve:
    steps = numpy.asarray(table)
    return lambda values: steps[numpy.minimum((values * len(steps)).astype(int), len(steps) - 1)]


def linear_curve(slope: float, intercept: float) -> Curve:
    return lambda values: slope * values + intercept


def gamma_curve(amplitude: float, exponent: float, offset: float) -> Curve:
    return lambda values: amplitude * numpy.power(values, exponent) + offset
