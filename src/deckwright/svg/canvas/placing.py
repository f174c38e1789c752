"""transform and transform-origin together: where an element's user space lies in its parent's."""

from __future__ import annotations

import math
from typing import Final

from ...basics.geometry import Matrix
from ..document import values
from ..document.style import ComputedStyle
from ..document.tree import Node
from .canvas import Canvas

_ORIGINS: Final = {"left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"}
_IDENTITY: Final = Matrix()
_FLAT: Final = 1e-7


def placement(canvas: Canvas, style: ComputedStyle) -> Matrix:
    """The user space of an element with *style*, in that of its parent."""
    text = style.own.get("transform")
    if text is None:
        return _IDENTITY
    return about_origin(canvas, values.transform(text) or _IDENTITY, style)


def server_transform(canvas: Canvas, node: Node, attributes: dict[str, str], name: str) -> Matrix:
    """The transform of a gradient or pattern: the attribute *name*, or CSS; one that scales to nothing is none."""
    text = node.declared.own.get("transform") or attributes.get(name, "")
    matrix = values.transform(text)
    if matrix is None or min(math.hypot(matrix.a, matrix.c), math.hypot(matrix.b, matrix.d)) < _FLAT:
        return _IDENTITY
    return about_origin(canvas, matrix, node.style)


def about_origin(canvas: Canvas, matrix: Matrix, style: ComputedStyle) -> Matrix:
    text = style.own.get("transform-origin")
    if text is None:
        return matrix
    x, y = origin(canvas, text, style)
    return Matrix.translate(x, y) @ matrix @ Matrix.translate(-x, -y)


def origin(canvas: Canvas, text: str, style: ComputedStyle) -> tuple[float, float]:
    """transform-origin in user units; percentages and keywords are of the viewport."""
    words = text.lower().split()
    if words and (words[0] in ("top", "bottom") or (len(words) > 1 and words[1] in ("left", "right"))):
        words = [*words[1:2], words[0]] if len(words) > 1 else ["50%", words[0]]
    words = [*words, "50%", "50%"][:2]
    x, y = (
        canvas.resolve(length, axis, style.font_size)
        if (length := values.length(_ORIGINS.get(word, word)))
        else 0.0
        for word, axis in zip(words, "xy", strict=True)
    )
    return x, y
