"""feOffset: what is filtered, moved (Filter Effects 1, section 9.18)."""

from __future__ import annotations

from typing import Final

from ...document.tree import Node
from ..pixels import Pixels, blank
from ..primitive import FilterRun, Primitive, number


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    dx, dy = run.to_pixels(number(node, "dx", 0.0), number(node, "dy", 0.0))
    return shift(run.input(node, linear=linear), dx, dy)


def shift(pixels: Pixels, dx: float, dy: float) -> Pixels:
    """Move to the right and down by whole pixels."""
    x, y = int(dx), int(dy)
    result = blank(pixels)
    height, width = pixels.shape[:2]
    if abs(x) >= width or abs(y) >= height:
        return result
    result[max(0, y) : height + min(0, y), max(0, x) : width + min(0, x)] = pixels[
        max(0, -y) : height - max(0, y), max(0, -x) : width - max(0, x)
    ]
    return result


PRIMITIVES: Final = {"feOffset": Primitive(_draw, has_axes=True)}
