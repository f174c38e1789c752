"""Fill and stroke: solid colours, gradients and patterns as sources of a cairo context."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...basics.geometry import Rect
from ..canvas.canvas import FLAT, Canvas, ContextPaint
from ..document import values
from ..document.style import ComputedStyle
from ..document.tree import Node
from ..document.values import Color, Paint
from . import gradients, pattern

NO_PAINT: Final = Paint("none")
_STEPS: Final = ("fill", "stroke", "markers")


@lru_cache
def order(text: str) -> tuple[str, ...]:
    """fill, stroke and markers in the order that `paint-order` asks for; what it leaves out follows."""
    named = text.split() if text != "normal" else []
    return (*named, *(step for step in _STEPS if step not in named))


def strokes_first(style: ComputedStyle) -> bool:
    """True where the stroke lies under the fill."""
    steps = order(style["paint-order"])
    return steps.index("stroke") < steps.index("fill")


def resolve(canvas: Canvas, style: ComputedStyle, name: str) -> Paint:
    """The paint of `fill` or `stroke`, with currentColor followed."""
    paint = values.paint(style.inherited[name]) or NO_PAINT
    if paint.kind == "current":
        return Paint("color", current_color(style))
    if paint.kind.startswith("context") and canvas.context_paints is None:
        return NO_PAINT
    return paint


def lend(
    canvas: Canvas, node: Node, style: ComputedStyle, box: Rect | None
) -> tuple[ContextPaint, ContextPaint]:
    """The fill and stroke of an element, for what stands in it (the target of a use, a marker)."""
    fill, stroke = (_lent(canvas, node, style, name, box) for name in ("fill", "stroke"))
    return fill, stroke


def _lent(canvas: Canvas, node: Node, style: ComputedStyle, name: str, box: Rect | None) -> ContextPaint:
    paint = resolve(canvas, style, name)
    if paint.kind.startswith("context") and canvas.context_paints is not None:
        return canvas.context_paints[paint.kind == "context-stroke"]
    return ContextPaint(paint, node, style, box, canvas.context.get_matrix())


def opacity(style: ComputedStyle, name: str) -> float:
    found = values.fraction(style[name])
    return 1.0 if found is None else found


def current_color(style: ComputedStyle) -> Color:
    return values.color(style["color"]) or gradients.BLACK


def set_source(
    canvas: Canvas, node: Node, style: ComputedStyle, paint: Paint, opacity: float, box: Rect | None
) -> bool:
    """Make *paint* the context's source for *node*; False where nothing is to be painted.

    *box* is the object bounding box; None where the element has none (an empty group).
    """
    if paint.kind == "color" and paint.color is not None:
        red, green, blue, alpha = canvas.apply_tone(paint.color)
        canvas.context.set_source_rgba(red, green, blue, alpha * opacity)
        return True
    if paint.kind == "url":
        return _set_server(canvas, node, style, paint, opacity, box)
    if paint.kind.startswith("context") and canvas.context_paints is not None:
        lent = canvas.context_paints[paint.kind == "context-stroke"]
        here = canvas.context.get_matrix()
        canvas.context.set_matrix(lent.matrix)
        found = set_source(canvas, lent.node, lent.style, lent.paint, opacity, lent.box)
        canvas.context.set_matrix(here)
        return found
    return False


def _set_server(
    canvas: Canvas, node: Node, style: ComputedStyle, paint: Paint, opacity: float, box: Rect | None
) -> bool:
    server = node.find_reference(paint.ref)
    if server is not None and server.tag in gradients.GRADIENTS:
        gradient = gradients.collect(canvas, server)
        if gradient.stops and gradients.set_source(canvas, gradient, opacity, box):
            return True
    elif server is not None and server.tag == "pattern":
        source = pattern.source(canvas, server, opacity, box)
        if source is not None:
            canvas.context.set_source(source)
            return True
        if box is not None and box.width > 0 and box.height > 0:
            canvas.report_unseen(node, server, "it has no content, or no tile of any size")
            return False
    if _set_fallback(canvas, style, paint, opacity):
        return True
    if server is not None:
        canvas.report_unseen(node, server, _why_empty(canvas, server))
    return False


def _why_empty(canvas: Canvas, server: Node) -> str:
    if server.tag in gradients.GRADIENTS:
        return FLAT if gradients.collect(canvas, server).stops else "it has no stops"
    return FLAT


def _set_fallback(canvas: Canvas, style: ComputedStyle, paint: Paint, opacity: float) -> bool:
    fallback = paint.fallback
    if fallback is None or fallback.kind not in ("color", "current"):
        return False
    color = canvas.apply_tone(current_color(style) if fallback.color is None else fallback.color)
    canvas.context.set_source_rgba(color.red, color.green, color.blue, color.alpha * opacity)
    return True
