"""feMerge: any number of pictures, one over the other (Filter Effects 1, section 9.16)."""

from __future__ import annotations

from typing import Final

from ...document.tree import Node
from ..pixels import Pixels, blank, over
from ..primitive import FilterRun, Primitive


def _draw(run: FilterRun, node: Node, linear: bool) -> Pixels:
    result = blank(run.source.pixels)
    for child in node.children:
        if child.tag == "feMergeNode":
            result = over(run.input(child, linear=linear), result)
    return result


def _cost(run: FilterRun, node: Node) -> float:
    return 20.0 * (1 + len(node.children))


PRIMITIVES: Final = {"feMerge": Primitive(_draw, inputs_in_children=True, cost=_cost)}
