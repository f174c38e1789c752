"""feOffset: what is filtered, moved (Filter Effects 1, section 9.18)."""

from __future__ import annotations

import math
from typing import Final

import numpy

from ...document.tree import Node
from ..pixels import Pixels, blank
from ..primitive import FilterRun, Primitive, number

_UNSEEN: Final = 1e-3  # of a pixel


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    dx, dy = run.to_pixels(number(node, "dx", 0.0), number(node, "dy", 0.0))
    if run.canvas.run.whole_pixels:
        dx, dy = int(dx), int(dy)
    return shift(run.input(node, linear=linear), dx, dy)


def shift(pixels: Pixels, dx: float, dy: float) -> Pixels:
    """Move to the right and down, also by a part of a pixel."""
    x, y = math.floor(dx + _UNSEEN), math.floor(dy + _UNSEEN)
    for axis, rest in ((1, dx - x), (0, dy - y)):
        if rest > _UNSEEN:
            pixels = pixels * numpy.float32(1 - rest) + _shift(pixels, axis, 1 - axis) * numpy.float32(rest)
    return _shift(pixels, x, y)


def _shift(pixels: Pixels, x: int, y: int) -> Pixels:
    result = blank(pixels)
    height, width = pixels.shape[:2]
    if abs(x) >= width or abs(y) >= height:
        return result
    result[max(0, y) : height + min(0, y), max(0, x) : width + min(0, x)] = pixels[
        max(0, -y) : height - max(0, y), max(0, -x) : width - max(0, x)
    ]
    return result


PRIMITIVES: Final = {"feOffset": Primitive(_draw, has_axes=True, cost=40.0)}
