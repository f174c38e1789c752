"""feGaussianBlur: what is filtered, out of focus (Filter Effects 1, section 9.14)."""

from __future__ import annotations

import math
from typing import Final

import numpy

from ...document.tree import Node
from ..pixels import Pixels, Values
from ..primitive import FilterRun, Primitive, pair

_UNSEEN: Final = 1e-3  # pixels of a blur, that no eye sees
_WIDE: Final = 32.0  # pixels of a deviation, from which on fewer are blurred
_COST: Final = 200.0
_COST_WIDE: Final = 70.0
_FINE: Final = 4.0  # of these that a deviation has at least: none is off by more than 1/500


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    pixels = run.input(node, linear=linear)
    across, down = run.to_pixels(*pair(node.get("stdDeviation")))
    return pixels if across < 0 or down < 0 else blur(pixels, across, down)


def blur(pixels: Pixels, across: float, down: float) -> Pixels:
    """A Gaussian blur with standard deviations in pixels along x and y; transparent beyond the edges.

    What is far out of focus is blurred among fewer pixels: no blur costs more the wider it is.
    """
    wide = [(axis, deviation) for axis, deviation in ((1, across), (0, down)) if deviation >= _WIDE]
    length = pixels.shape[:2]
    deviations = {1: across, 0: down}
    fewer = {axis: math.floor(deviation / _FINE) for axis, deviation in wide}
    for axis, count in fewer.items():
        pixels = _reduce(pixels, count, axis)
        deviations[axis] = _deviation_of_fewer(deviations[axis], count)
    for axis, deviation in deviations.items():
        if deviation > _UNSEEN:
            moved = numpy.moveaxis(pixels, axis, 0)
            moved = (
                _weight(moved, deviation)
                if deviation < 2 or axis in fewer
                else _three_boxes(moved, deviation)
            )
            pixels = numpy.moveaxis(moved, 0, axis)
    for axis, count in fewer.items():
        pixels = _enlarge(pixels, count, length[axis], axis)
    return numpy.ascontiguousarray(pixels)


def _reduce(pixels: Pixels, count: int, axis: int) -> Pixels:
    """The means of *count* neighbours each, with one of nothing at either end."""
    moved = numpy.moveaxis(pixels, axis, 0)
    length = len(moved)
    padded = numpy.pad(moved, [(count, count + -length % count), *[(0, 0)] * (moved.ndim - 1)])
    total = padded[::count].copy()
    for index in range(1, count):
        total += padded[index::count]
    return numpy.moveaxis(total / numpy.float32(count), 0, axis)


def _deviation_of_fewer(deviation: float, count: int) -> float:
    """The deviation among means of *count* pixels: to take means, and what lies between them, blurs by itself."""
    return math.sqrt(deviation**2 - (count**2 - 1) / 12 - count**2 / 6) / count


def _enlarge(pixels: Pixels, count: int, length: int, axis: int) -> Pixels:
    """What `_reduce` made fewer, as *length* pixels again: each in a straight line between its neighbours."""
    moved = numpy.moveaxis(pixels, axis, 0)
    result = numpy.empty((length, *moved.shape[1:]), numpy.float32)
    for phase in range(min(count, length)):
        first, part = divmod(phase + count - (count - 1) / 2, count)
        before = moved[int(first) :][: len(result[phase::count])]
        after = moved[int(first) + 1 :][: len(before)]
        result[phase::count] = before + (after - before) * numpy.float32(part / count)
    return numpy.moveaxis(result, 0, axis)


def _weight(moved: Values, deviation: float) -> Values:
    """Each a sum of its neighbours, weighted by the bell curve."""
    reach, length = max(1, math.ceil(3 * deviation)), len(moved)
    weights = numpy.exp(-0.5 * (numpy.arange(reach + 1) / deviation) ** 2)
    weights = (weights / (2 * weights.sum() - weights[0])).astype(numpy.float32)
    padded = numpy.pad(moved, [(reach, reach), *[(0, 0)] * (moved.ndim - 1)])
    result = moved * weights[0]
    for away in range(1, reach + 1):
        pair_ = padded[reach - away :][:length] + padded[reach + away :][:length]
        pair_ *= weights[away]
        result += pair_
    return numpy.asarray(result)


def _three_boxes(moved: Values, deviation: float) -> Values:
    """Three box blurs in a row, of the sizes that the specification gives."""
    size = max(1, math.floor(deviation * 3 * math.sqrt(2 * math.pi) / 4 + 0.5))
    if size % 2:
        boxes = [(size, size // 2)] * 3
    else:
        boxes = [(size, size // 2), (size, size // 2 - 1), (size + 1, size // 2)]
    for width, before in boxes:
        room = [(before, width - 1 - before), *[(0, 0)] * (moved.ndim - 1)]
        moved = _sum_windows(numpy.pad(moved, room), width)
        moved /= numpy.float32(width)
    return moved


def _sum_windows(values: Values, window: int) -> Values:
    """The sums of each *window* neighbours along the first axis, by sums of 1, 2, 4 … of them."""
    length = len(values) - window + 1
    total: Values | None = None
    sums, span, start = values, 1, 0
    while True:
        if window & span:
            part = sums[start : start + length]
            total = part.copy() if total is None else total
            if total is not part and start:
                total += part
            start += span
        span *= 2
        if span > window:
            return numpy.asarray(total)
        sums = sums[: -(span // 2)] + sums[span // 2 :]


def blur_cost(across: float, down: float) -> float:
    """Nanoseconds that a pixel takes; measured."""
    return sum(_COST if each < _WIDE else _COST_WIDE for each in (across, down) if each > _UNSEEN)


def _cost(run: FilterRun, node: Node) -> float:
    return blur_cost(*run.to_pixels(*pair(node.get("stdDeviation"))))


PRIMITIVES: Final = {"feGaussianBlur": Primitive(_draw, cost=_cost)}
