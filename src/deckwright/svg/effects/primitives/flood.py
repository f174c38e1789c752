"""feFlood: one colour over the whole subregion (Filter Effects 1, section 9.13)."""

from __future__ import annotations

from typing import Final

from ...document import values
from ...document.tree import Node
from ...paint import paint
from ..pixels import Pixels, blank, convert_colours, one_colour
from ..primitive import FilterRun, Primitive


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    result = blank(run.source.pixels)
    result[...] = flood_colour(node, result, linear=linear)
    return result


def flood_colour(node: Node, like: Pixels, *, linear: bool) -> Pixels:
    """flood-color with flood-opacity, as one pixel."""
    own = node.style
    color = values.color(own["flood-color"]) or paint.current_color(own)
    alpha = color.alpha * paint.opacity(own, "flood-opacity")
    filled = one_colour(like[:1, :1], color.red, color.green, color.blue, alpha)
    return convert_colours(filled, to_linear=True) if linear else filled


PRIMITIVES: Final = {"feFlood": Primitive(_draw, inputs=(), fills_box=True, cost=30.0)}
