"""feDisplacementMap: pixels fetched from where a second picture says (Filter Effects 1, section 9.11)."""

from __future__ import annotations

from typing import Final

import numpy

from ...document.tree import Node
from ..pixels import Pixels, plain
from ..primitive import TWO_INPUTS, FilterRun, Primitive, number

_CHANNELS: Final = {"R": 0, "G": 1, "B": 2, "A": 3}


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    across, down = run.to_pixels(*[number(node, "scale", 0.0)] * 2)
    channels = (
        _CHANNELS.get(node.get("xChannelSelector"), 3),
        _CHANNELS.get(node.get("yChannelSelector"), 3),
    )
    source, by = run.input(node, linear=linear), run.input(node, "in2", linear=linear)
    return displace(source, by, across, down, channels)


def displace(pixels: Pixels, by: Pixels, across: float, down: float, channels: tuple[int, int]) -> Pixels:
    """(across, down) is the scale in pixels, *channels* the ones of *by* that give x and y."""
    height, width = pixels.shape[:2]
    shifts = plain(by)
    rows, columns = numpy.mgrid[0:height, 0:width]
    x = numpy.rint(columns + across * (shifts[..., channels[0]] - 0.5)).astype(int)
    y = numpy.rint(rows + down * (shifts[..., channels[1]] - 0.5)).astype(int)
    inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    result = numpy.zeros_like(pixels)
    result[inside] = pixels[y[inside], x[inside]]
    return result


PRIMITIVES: Final = {"feDisplacementMap": Primitive(_draw, inputs=TWO_INPUTS, has_axes=True, by_pixels=True)}
