"""feMorphology: what is filtered, thicker or thinner (Filter Effects 1, section 9.17)."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy

from ...document.tree import Node
from ..pixels import Pixels
from ..primitive import FilterRun, Primitive, pair

_ROUNDING: Final = 1e-4  # what a scale may add to a whole number of pixels


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    pixels = run.input(node, linear=linear)
    across, down = run.to_pixels(*pair(node.get("radius")))
    if across <= 0 and down <= 0:
        return pixels
    return morph(pixels, across, down, dilate=node.get("operator", "erode") == "dilate")


def morph(pixels: Pixels, across: float, down: float, *, dilate: bool) -> Pixels:
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


PRIMITIVES: Final = {"feMorphology": Primitive(_draw, has_axes=True, by_pixels=True, cost=250.0)}
