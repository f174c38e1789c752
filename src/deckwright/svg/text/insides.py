"""shape-inside: the rectangle or the region that a shape is for text."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from ...basics.geometry import Matrix, Point, Rect
from ..canvas.canvas import Canvas
from ..canvas.placing import placement
from ..document import shapes, values
from ..document.paths import Path
from ..document.style import ComputedStyle
from ..document.tree import Node
from ..typeset import Region
from .tracks import pieces

_UPRIGHT: Final = 1e-9
_EVERY: Final = 3  # of the pieces of a curve, of which there are 48
_MOST_OPERATIONS: Final = 200  # of an outline, each of which may be a curve


def of(canvas: Canvas, text: Node, style: ComputedStyle, inside: str) -> Rect | Region | None:
    """What the shape that *inside* names leaves to a text, in the text's user space; None where it is none."""
    shape = _shape(canvas, text, inside)
    path = shapes.outline(shape, canvas.measure) if shape is not None else None
    if shape is None or path is None:
        return None
    length = values.length(style.own.get("shape-padding", "0"))
    padding = max(canvas.resolve(length, "d", style.font_size), 0.0) if length else 0.0
    matrix = placement(canvas, shape, shape.style)
    if rect := _upright(canvas, shape, matrix):
        return rect.inset(padding)
    if path.bounds is None:
        canvas.report("svg-value", f"{shape.describe()} has no room for text", shape, hint="give it a size")
        return None
    if len(path.operations) > _MOST_OPERATIONS:
        what = (
            f"{shape.describe()} has more than {_MOST_OPERATIONS} corners; that is too many to wrap text in"
        )
        canvas.report("svg-limit", what, shape, hint="draw a plainer shape for the text")
        return None
    evenodd = shape.style["fill-rule"].lower() == "evenodd"
    return _region(path, matrix, evenodd, padding)


def _shape(canvas: Canvas, text: Node, inside: str) -> Node | None:
    address = values.url(inside)
    if address is None and inside.count("url(") > 1:
        canvas.report(
            "svg-unsupported",
            f"{text.describe()}: text that runs through several shapes, shape-inside: {inside}",
            text,
            hint="give each shape a text of its own, or join the shapes into one path",
        )
        return None
    shape = text.find_reference(address) if address else None
    if shape is None:
        canvas.report("svg-reference", f"{text.describe()}: shape-inside {inside} does not exist", text)
    elif shapes.outline(shape, canvas.measure) is None:
        canvas.report(
            "svg-unsupported",
            f"{text.describe()}: text inside of {shape.describe()} is not supported",
            text,
            hint="wrap it in a rect, circle, ellipse, polygon or path",
        )
        return None
    return shape


def _upright(canvas: Canvas, shape: Node, matrix: Matrix) -> Rect | None:
    """The shape as a rectangle, where it is one with sharp corners that stands upright."""
    if shape.tag != "rect" or max(abs(matrix.b), abs(matrix.c)) > _UPRIGHT:
        return None
    if any(canvas.measure(shape, name, axis) > 0 for name, axis in (("rx", "x"), ("ry", "y"))):
        return None
    sides = (("x", "x"), ("y", "y"), ("width", "x"), ("height", "y"))
    return matrix.bounds(Rect(*(canvas.measure(shape, name, axis) for name, axis in sides)))


@lru_cache(256)
def _region(path: Path, matrix: Matrix, evenodd: bool, padding: float) -> Region:
    """Curves are polygons here, nowhere so far off as to be seen."""
    rings: list[list[tuple[float, float]]] = []
    first = here = Point(math.nan, math.nan)
    for operation in path.transformed(matrix).operations:
        if operation[0] == "M":
            first = here = Point(*operation[1:3])
            rings.append([here])
            continue
        along = pieces(here, operation, first)
        for there in along[_EVERY - 1 :: _EVERY] if len(along) > 1 else along:
            if there != rings[-1][-1]:
                rings[-1].append(there)
            here = Point(*there)
    return Region(rings, evenodd=evenodd, padding=padding)
