"""What stands for a missing picture or symbol: a frame with its name, so that a draft shows the gap."""

from __future__ import annotations

from typing import Final

from ...basics.geometry import Rect
from ..canvas.canvas import Canvas
from ..typeset import Block, Fit, Span, TextStyle

GROUND: Final = (0.992, 0.906, 0.906)
INK: Final = (0.8, 0.0, 0.0)
LINE_MM: Final = 0.3
TEXT_MM: Final = 3.0
SMALLEST: Final = 0.05  # of the size, so that a name fits into a symbol's place


def draw(canvas: Canvas, rect: Rect, name: str) -> None:
    """Fill *rect* with a frame and, in the middle, *name*."""
    if rect.width <= 0 or rect.height <= 0:
        return
    context, mm = canvas.context, 1 / max(canvas.mm_here(), 1e-6)
    width = min(LINE_MM * mm, rect.width / 8, rect.height / 8)
    context.save()
    context.rectangle(*rect)
    context.clip()
    context.set_source_rgb(*GROUND)
    context.paint()
    context.set_source_rgb(*INK)
    context.set_line_width(width)
    context.set_dash([])
    context.rectangle(*rect.inset(width / 2))
    context.stroke()
    _write(canvas, rect.inset(2 * width), name, min(TEXT_MM * mm, rect.height / 3))
    context.restore()


def _write(canvas: Canvas, rect: Rect, name: str, size: float) -> None:
    families = canvas.run.typesetter.fonts.families
    if not families or min(rect.width, rect.height, size) <= 0:
        return
    style = TextStyle((families[0],), size, color=(*INK, 1.0))
    fit = Fit.shrink(size, size * SMALLEST)
    block = Block(
        (Span(name, style),), rect.width, rect.height, align="center", valign="middle", fit=fit, strut=style
    )
    canvas.context.translate(rect.x, rect.y)
    canvas.run.typesetter.set(block).draw(canvas.context)
