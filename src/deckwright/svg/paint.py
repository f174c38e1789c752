"""Fill and stroke: solid colours, gradients and patterns as sources of a cairo context."""

from __future__ import annotations

from typing import Final, NamedTuple

import cairocffi

from ..geometry import Matrix, Rect
from . import pattern, values
from .canvas import Canvas, ContextPaint, native
from .placing import server_transform
from .style import Style
from .tree import Node
from .values import Color, Length, Paint

BLACK: Final = Color(0.0, 0.0, 0.0)
NO_PAINT: Final = Paint("none")
GRADIENTS: Final = frozenset({"linearGradient", "radialGradient"})


class Stop(NamedTuple):
    offset: float
    color: Color


class Gradient(NamedTuple):
    """A gradient with everything that it inherits from others by href."""

    tag: str
    attributes: dict[str, str]
    transform: Matrix
    stops: tuple[Stop, ...]
    node: Node


def resolve(canvas: Canvas, style: Style, name: str) -> Paint:
    """The paint of `fill` or `stroke`, with currentColor followed."""
    paint = values.paint(style.inherited[name]) or NO_PAINT
    if paint.kind == "current":
        return Paint("color", current_color(style))
    if paint.kind.startswith("context") and canvas.context_paints is None:
        return NO_PAINT
    return paint


def lend(canvas: Canvas, node: Node, style: Style, box: Rect | None) -> tuple[ContextPaint, ContextPaint]:
    """The fill and stroke of an element, for what stands in it (the target of a use, a marker)."""
    fill, stroke = (_lent(canvas, node, style, name, box) for name in ("fill", "stroke"))
    return fill, stroke


def _lent(canvas: Canvas, node: Node, style: Style, name: str, box: Rect | None) -> ContextPaint:
    paint = resolve(canvas, style, name)
    if paint.kind.startswith("context") and canvas.context_paints is not None:
        return canvas.context_paints[paint.kind == "context-stroke"]
    return ContextPaint(paint, node, style, box, canvas.context.get_matrix())


def opacity(style: Style, name: str) -> float:
    found = values.fraction(style[name])
    return 1.0 if found is None else found


def current_color(style: Style) -> Color:
    return values.color(style["color"]) or BLACK


def set_source(
    canvas: Canvas, node: Node, style: Style, paint: Paint, opacity: float, box: Rect | None
) -> bool:
    """Make *paint* the context's source for *node*; False where nothing is to be painted.

    *box* is the object bounding box; None where the element has none (an empty group).
    """
    if paint.kind == "color" and paint.color is not None:
        red, green, blue, alpha = paint.color
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
    canvas: Canvas, node: Node, style: Style, paint: Paint, opacity: float, box: Rect | None
) -> bool:
    server = node.referenced(paint.ref)
    if server is not None and server.tag in GRADIENTS:
        gradient = collect(canvas, server)
        if gradient.stops:
            return _set_gradient(canvas, gradient, opacity, box)
    elif server is not None and server.tag == "pattern":
        source = pattern.source(canvas, server, opacity, box)
        if source is not None:
            canvas.context.set_source(source)
            return True
        if box is not None and box.width > 0 and box.height > 0:
            return False
    return _set_fallback(canvas, style, paint, opacity)


def _set_fallback(canvas: Canvas, style: Style, paint: Paint, opacity: float) -> bool:
    fallback = paint.fallback
    if fallback is None or fallback.kind not in ("color", "current"):
        return False
    color = current_color(style) if fallback.color is None else fallback.color
    canvas.context.set_source_rgba(color.red, color.green, color.blue, color.alpha * opacity)
    return True


def collect(canvas: Canvas, node: Node) -> Gradient:
    """The gradient *node* with what it takes from others, worked out once for a document."""
    memo = canvas.document.memo
    found = memo.get(node)
    if found is None:
        found = memo[node] = _collect(canvas, node)
    return found


def _collect(canvas: Canvas, node: Node) -> Gradient:
    attributes: dict[str, str] = {}
    stops: tuple[Stop, ...] = ()
    seen: set[Node] = set()
    link: Node | None = node
    while link is not None and link.tag in GRADIENTS and link not in seen:
        seen.add(link)
        for name, value in link.attributes.items():
            same_kind = link.tag == node.tag or name not in (
                "x1",
                "y1",
                "x2",
                "y2",
                "cx",
                "cy",
                "r",
                "fx",
                "fy",
                "fr",
            )
            if same_kind:
                attributes.setdefault(name, value)
        stops = stops or _stops(link)
        link = link.target()
    return Gradient(
        node.tag, attributes, server_transform(canvas, node, attributes, "gradientTransform"), stops, node
    )


def _stops(node: Node) -> tuple[Stop, ...]:
    stops: list[Stop] = []
    for child in node.children:
        if child.tag != "stop":
            continue
        style = child.style
        written = style["stop-color"]
        color = current_color(style) if written.lower() == "currentcolor" else values.color(written) or BLACK
        opacity = values.fraction(style["stop-opacity"])
        offset = values.fraction(child.get("offset", "0")) or 0.0
        offset = max(offset, stops[-1].offset) if stops else offset
        alpha = color.alpha * (1.0 if opacity is None else opacity)
        stops.append(Stop(offset, Color(color.red, color.green, color.blue, alpha)))
    return tuple(stops)


def _set_gradient(canvas: Canvas, gradient: Gradient, opacity: float, box: Rect | None) -> bool:
    relative = gradient.attributes.get("gradientUnits", "objectBoundingBox") != "userSpaceOnUse"
    to_user = gradient.transform
    if relative:
        if box is None or box.width <= 0 or box.height <= 0:
            return False
        to_user = Matrix(box.width, 0, 0, box.height, box.x, box.y) @ to_user
    from_user = values.inverse(to_user)
    if from_user is None:
        return False
    made = _geometry(canvas, gradient, relative)
    if made is None or len(gradient.stops) == 1:
        color = gradient.stops[-1].color
        canvas.context.set_source_rgba(color.red, color.green, color.blue, color.alpha * opacity)
        return True
    for offset, color in _spanning(gradient.stops):
        made.add_color_stop_rgba(offset, color.red, color.green, color.blue, color.alpha * opacity)
    made.set_matrix(native(from_user))
    made.set_extend(_EXTEND.get(gradient.attributes.get("spreadMethod", "pad"), cairocffi.EXTEND_PAD))
    canvas.context.set_source(made)
    return True


def _spanning(stops: tuple[Stop, ...]) -> tuple[Stop, ...]:
    """The stops from 0 to 1: where a gradient repeats, cairo would mix the last colour into the first."""
    first, last = stops[0], stops[-1]
    before = (Stop(0.0, first.color),) if first.offset > 0 else ()
    after = (Stop(1.0, last.color),) if last.offset < 1 else ()
    return (*before, *stops, *after)


_EXTEND: Final = {
    "pad": cairocffi.EXTEND_PAD,
    "reflect": cairocffi.EXTEND_REFLECT,
    "repeat": cairocffi.EXTEND_REPEAT,
}


def _geometry(canvas: Canvas, gradient: Gradient, relative: bool) -> cairocffi.Gradient | None:
    """cairo's gradient without stops; None where its vector or circle has no extent: the last colour fills all."""

    def coordinate(name: str, axis: str, default: str) -> float:
        length = (
            values.length(gradient.attributes.get(name, default)) or values.length(default) or Length(0.0)
        )
        if relative:
            return length.value
        return canvas.resolve(length, axis, gradient.node.style.font_size)

    if gradient.tag == "linearGradient":
        x1, y1 = coordinate("x1", "x", "0%"), coordinate("y1", "y", "0%")
        x2, y2 = coordinate("x2", "x", "100%"), coordinate("y2", "y", "0%")
        return None if (x1, y1) == (x2, y2) else cairocffi.LinearGradient(x1, y1, x2, y2)
    cx, cy, radius = coordinate("cx", "x", "50%"), coordinate("cy", "y", "50%"), coordinate("r", "d", "50%")
    fx = coordinate("fx", "x", "") if "fx" in gradient.attributes else cx
    fy = coordinate("fy", "y", "") if "fy" in gradient.attributes else cy
    focal_radius = coordinate("fr", "d", "0%")
    if radius <= 0:
        return None
    return cairocffi.RadialGradient(fx, fy, max(0.0, focal_radius), cx, cy, radius)
