"""feDropShadow: what is filtered, and under it a blurred shape in one colour (Filter Effects 1, section 9.12)."""

from __future__ import annotations

from typing import Final

from ...document.tree import Node
from ..pixels import Pixels, alpha_only, over
from ..primitive import FilterRun, Primitive, number, pair
from .blur import blur, blur_cost
from .flood import flood_colour
from .offset import shift


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    pixels = run.input(node, linear=linear)
    dx, dy = run.to_pixels(number(node, "dx", 2.0), number(node, "dy", 2.0))
    across, down = run.to_pixels(*pair(node.get("stdDeviation", "2"), 2.0))
    soft = blur(alpha_only(pixels), max(0.0, across), max(0.0, down))
    shadow = flood_colour(node, pixels, linear=linear) * shift(soft, dx, dy)[..., 3:4]
    return over(pixels, shadow)


def _cost(run: FilterRun, node: Node) -> float:
    return 80.0 + blur_cost(*run.to_pixels(*pair(node.get("stdDeviation", "2"), 2.0)))


PRIMITIVES: Final = {"feDropShadow": Primitive(_draw, has_axes=True, cost=_cost)}
