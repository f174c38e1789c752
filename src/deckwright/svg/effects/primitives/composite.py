"""feComposite: two pictures joined pixel by pixel (Filter Effects 1, section 9.8; Porter and Duff's operators)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy

from ...document.tree import Node
from ..pixels import Pixels, over, single
from ..primitive import TWO_INPUTS, FilterRun, Primitive, number


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    first, second = run.input(node, linear=linear), run.input(node, "in2", linear=linear)
    k = [number(node, name, 0.0) for name in ("k1", "k2", "k3", "k4")]
    return composite(first, second, node.get("operator", "over"), k)


def composite(first: Pixels, second: Pixels, operator: str, k: Sequence[float] = (0, 0, 0, 0)) -> Pixels:
    """*first* is `in`, *second* is `in2`."""
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
        return single(result)
    return over(first, second)


PRIMITIVES: Final = {"feComposite": Primitive(_draw, inputs=TWO_INPUTS, cost=60.0)}
