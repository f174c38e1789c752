"""feTile: the subregion of what is filtered, repeated over everything (Filter Effects 1, section 9.20)."""

from __future__ import annotations

from typing import Final

import numpy

from ...document.tree import Node
from ..pixels import Pixels, blank
from ..primitive import FilterRun, Primitive


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    pixels = run.input(node, linear=linear)
    found = run.results.get(node.get("in")) or run.last or run.source
    return _repeat(pixels, *found.rect)


def _repeat(pixels: Pixels, left: int, top: int, right: int, bottom: int) -> Pixels:
    """The rectangle repeated over everything."""
    height, width = pixels.shape[:2]
    left, top, right, bottom = max(0, left), max(0, top), min(width, right), min(height, bottom)
    if right <= left or bottom <= top:
        return blank(pixels)
    rows = (numpy.arange(height) - top) % (bottom - top) + top
    columns = (numpy.arange(width) - left) % (right - left) + left
    result: Pixels = pixels[rows][:, columns]
    return result


# It fills more than its input: without a subregion of its own it works on the whole region.
PRIMITIVES: Final = {"feTile": Primitive(_draw, inputs=(), has_axes=True, by_pixels=True, cost=50.0)}
