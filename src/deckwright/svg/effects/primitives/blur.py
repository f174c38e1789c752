"""feGaussianBlur: what is filtered, out of focus (Filter Effects 1, section 9.14)."""

from __future__ import annotations

import math
from typing import Final

import numpy

from ...document.tree import Node
from ..pixels import Pixels, Values
from ..primitive import FilterRun, Primitive, pair

_UNSEEN: Final = 1e-3  # pixels of a blur, that no eye sees


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    pixels = run.input(node, linear=linear)
    across, down = run.to_pixels(*pair(node.get("stdDeviation")))
    return pixels if across < 0 or down < 0 else blur(pixels, across, down)


def blur(pixels: Pixels, across: float, down: float) -> Pixels:
    """A Gaussian blur with standard deviations in pixels along x and y; transparent beyond the edges."""
    for axis, deviation in ((1, across), (0, down)):
        if deviation > _UNSEEN:
            pixels = _blur_along(pixels, deviation, axis)
    return pixels


def _blur_along(pixels: Pixels, deviation: float, axis: int) -> Pixels:
    moved = numpy.moveaxis(pixels, axis, 0)
    if deviation < 2:
        reach = max(1, math.ceil(3 * deviation))
        weights = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / deviation) ** 2)
        result = _weight(moved, weights / weights.sum(), reach)
    else:
        result = _three_boxes(moved, deviation)
    return numpy.ascontiguousarray(numpy.moveaxis(result, 0, axis))


def _weight(moved: Values, weights: Values, reach: int) -> Values:
    length = moved.shape[0]
    padded = numpy.pad(moved, [(reach, reach), *[(0, 0)] * (moved.ndim - 1)])
    result = numpy.zeros_like(moved)
    for index, weight in enumerate(weights):
        result += padded[index : index + length] * numpy.float32(weight)
    return result


def _three_boxes(moved: Values, deviation: float) -> Values:
    """Three box blurs in a row, of the sizes that the specification gives."""
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


PRIMITIVES: Final = {"feGaussianBlur": Primitive(_draw)}
