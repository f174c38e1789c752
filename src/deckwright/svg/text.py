"""SVG text → blocks of the text engine."""

from __future__ import annotations

from ..geometry import Rect
from .canvas import Canvas
from .style import Style
from .tree import Node


def draw(canvas: Canvas, node: Node, style: Style) -> None:
    canvas.report("svg-unsupported", f"{node.describe()} is not drawn yet", node)


def append_outline(canvas: Canvas, node: Node, style: Style) -> None:
    """Add the outlines of a text to the context's path."""
    canvas.report("svg-unsupported", f"{node.describe()} is not drawn yet", node)


def bounds(canvas: Canvas, node: Node, style: Style) -> Rect | None:
    """The box of a text: from the first advance to the last, ascender to descender."""
    return None
