"""transform and transform-origin together: where an element's user space lies in its parent's."""

from __future__ import annotations

import math
from typing import Final

from ...basics.geometry import Matrix, Rect
from ..document import values
from ..document.style import ComputedStyle
from ..document.tree import Node
from .canvas import Canvas

_ORIGINS: Final = {"left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"}
_IDENTITY: Final = Matrix()
_FLAT: Final = 1e-7


def placement(canvas: Canvas, node: Node, style: ComputedStyle) -> Matrix:
    """The user space of an element with *style*, in that of its parent."""
    text = style.own.get("transform")
    if text is None:
        return _IDENTITY
    return about_origin(canvas, values.transform(text) or _IDENTITY, node, style)


def server_transform(canvas: Canvas, node: Node, attributes: dict[str, str], name: str) -> Matrix:
    """The transform of a gradient or pattern: the attribute *name*, or CSS; one that scales to nothing is none."""
    text = node.declared.own.get("transform") or attributes.get(name, "")
    matrix = values.transform(text)
    if matrix is None or min(math.hypot(matrix.a, matrix.c), math.hypot(matrix.b, matrix.d)) < _FLAT:
        return _IDENTITY
    return about_origin(canvas, matrix, node, node.style)


def about_origin(canvas: Canvas, matrix: Matrix, node: Node, style: ComputedStyle) -> Matrix:
    point = origin(canvas, node, style)
    if point is None:
        return matrix
    return Matrix.translate(*point) @ matrix @ Matrix.translate(-point[0], -point[1])


def origin(canvas: Canvas, node: Node, style: ComputedStyle) -> tuple[float, float] | None:
    """transform-origin in user units, in the box that transform-box names; None for the origin of user space."""
    text = style.own.get("transform-origin")
    box = _reference_box(canvas, node, style)
    if text is None:
        return None if box is None else (box.x, box.y)
    words = text.lower().split()
    if words and (words[0] in ("top", "bottom") or (len(words) > 1 and words[1] in ("left", "right"))):
        words = [*words[1:2], words[0]] if len(words) > 1 else ["50%", words[0]]
    words = [*words, "50%", "50%"][:2]
    lengths = [values.length(_ORIGINS.get(word, word)) or values.Length(0.0) for word in words]
    if box is None:
        x, y = (
            canvas.resolve(length, axis, style.font_size) for length, axis in zip(lengths, "xy", strict=True)
        )
        return x, y
    x, y = (
        side * length.value if length.unit == "%" else canvas.resolve(length, axis, style.font_size)
        for length, axis, side in zip(lengths, "xy", (box.width, box.height), strict=True)
    )
    return box.x + x, box.y + y


def _reference_box(canvas: Canvas, node: Node, style: ComputedStyle) -> Rect | None:
    """The box of the element's fill, where its transform is said to be in it; None for the view box."""
    if style.own.get("transform-box", "view-box").lower() not in ("fill-box", "content-box"):
        return None
    box = canvas.bounds(node, style)
    if box is not None and node.tag == "use":
        box = box.moved(canvas.measure(node, "x", "x"), canvas.measure(node, "y", "y"))
    return box or Rect(0.0, 0.0, 0.0, 0.0)
