"""Linear and radial gradients: what they inherit, where they lie, and how they go on beyond their ends."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import cairocffi

from ..geometry import Matrix, Rect
from . import values
from .canvas import Canvas, native
from .placing import server_transform
from .tree import Node
from .values import Color, Length

BLACK: Final = Color(0.0, 0.0, 0.0)
GRADIENTS: Final = frozenset({"linearGradient", "radialGradient"})
_MOST_PERIODS: Final = 256
_NEARLY: Final = 0.9999


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


class Vector(NamedTuple):
    """A linear gradient's line."""

    x1: float
    y1: float
    x2: float
    y2: float


class Circles(NamedTuple):
    """A radial gradient's start and end circle."""

    fx: float
    fy: float
    fr: float
    cx: float
    cy: float
    r: float


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
        current = written.lower() == "currentcolor"
        color = values.color(style["color"] if current else written) or BLACK
        opacity = values.fraction(style["stop-opacity"])
        offset = values.fraction(child.get("offset", "0")) or 0.0
        offset = max(offset, stops[-1].offset) if stops else offset
        alpha = color.alpha * (1.0 if opacity is None else opacity)
        stops.append(Stop(offset, Color(color.red, color.green, color.blue, alpha)))
    return tuple(stops)


def set_source(canvas: Canvas, gradient: Gradient, opacity: float, box: Rect | None) -> bool:
    """Make the gradient the context's source; False where it has nothing to lie on."""
    relative = gradient.attributes.get("gradientUnits", "objectBoundingBox") != "userSpaceOnUse"
    to_user = gradient.transform
    if relative:
        if box is None or box.width <= 0 or box.height <= 0:
            return False
        to_user = Matrix(box.width, 0, 0, box.height, box.x, box.y) @ to_user
    from_user = values.inverse(to_user)
    if from_user is None:
        return False
    shape = _geometry(canvas, gradient, relative)
    if shape is None or len(gradient.stops) == 1:
        color = canvas.toned(gradient.stops[-1].color)
        canvas.context.set_source_rgba(color.red, color.green, color.blue, color.alpha * opacity)
        return True
    stops, spread = _spanning(gradient.stops), gradient.attributes.get("spreadMethod", "pad")
    if canvas.vector and spread in ("repeat", "reflect"):
        x1, y1, x2, y2 = canvas.context.clip_extents()
        seen = from_user.bounds(Rect(x1, y1, x2 - x1, y2 - y1))
        shape, stops, spread = _written_out(shape, stops, spread, seen)
    made = cairocffi.LinearGradient(*shape) if isinstance(shape, Vector) else cairocffi.RadialGradient(*shape)
    for offset, written in stops:
        color = canvas.toned(written)
        made.add_color_stop_rgba(offset, color.red, color.green, color.blue, color.alpha * opacity)
    made.set_matrix(native(from_user))
    made.set_extend(_EXTEND.get(spread, cairocffi.EXTEND_PAD))
    canvas.context.set_source(made)
    return True


_EXTEND: Final = {
    "pad": cairocffi.EXTEND_PAD,
    "reflect": cairocffi.EXTEND_REFLECT,
    "repeat": cairocffi.EXTEND_REPEAT,
}


def _spanning(stops: tuple[Stop, ...]) -> tuple[Stop, ...]:
    """The stops from 0 to 1: where a gradient repeats, cairo would mix the last colour into the first."""
    first, last = stops[0], stops[-1]
    before = (Stop(0.0, first.color),) if first.offset > 0 else ()
    after = (Stop(1.0, last.color),) if last.offset < 1 else ()
    return (*before, *stops, *after)


def _written_out(
    shape: Vector | Circles, stops: tuple[Stop, ...], spread: str, seen: Rect
) -> tuple[Vector | Circles, tuple[Stop, ...], str]:
    """The periods that lie in *seen* as one long gradient: not every viewer of PDF repeats as cairo writes it."""
    corners = [(x, y) for x in (seen.x, seen.right) for y in (seen.y, seen.bottom)]
    longer: Vector | Circles
    if isinstance(shape, Vector):
        dx, dy = shape.x2 - shape.x1, shape.y2 - shape.y1
        along = [((x - shape.x1) * dx + (y - shape.y1) * dy) / (dx * dx + dy * dy) for x, y in corners]
        first, last = math.floor(min(along)), math.ceil(max(along))
        longer = Vector(
            shape.x1 + dx * first, shape.y1 + dy * first, shape.x1 + dx * last, shape.y1 + dy * last
        )
    else:
        if (shape.fx, shape.fy, shape.fr) != (shape.cx, shape.cy, 0.0):
            return shape, stops, spread
        first, last = (
            0,
            math.ceil(max(math.dist(corner, (shape.cx, shape.cy)) for corner in corners) / shape.r),
        )
        longer = shape._replace(r=shape.r * last)
    count = last - first
    if not 0 < count <= _MOST_PERIODS:
        return shape, stops, spread
    backwards = tuple(Stop(1 - offset, color) for offset, color in reversed(stops))
    periods = ((k, backwards if spread == "reflect" and k % 2 else stops) for k in range(first, last))
    written = tuple(
        Stop((k - first + offset) / count, color) for k, period in periods for offset, color in period
    )
    return longer, written, "pad"


def _geometry(canvas: Canvas, gradient: Gradient, relative: bool) -> Vector | Circles | None:
    """None where the vector or circle has no extent: the last colour fills all."""

    def coordinate(name: str, axis: str, default: str) -> float:
        length = (
            values.length(gradient.attributes.get(name, default)) or values.length(default) or Length(0.0)
        )
        if relative:
            return length.value
        return canvas.resolve(length, axis, gradient.node.style.font_size)

    if gradient.tag == "linearGradient":
        vector = Vector(
            coordinate("x1", "x", "0%"),
            coordinate("y1", "y", "0%"),
            coordinate("x2", "x", "100%"),
            coordinate("y2", "y", "0%"),
        )
        return None if vector[:2] == vector[2:] else vector
    cx, cy, radius = coordinate("cx", "x", "50%"), coordinate("cy", "y", "50%"), coordinate("r", "d", "50%")
    fx = coordinate("fx", "x", "") if "fx" in gradient.attributes else cx
    fy = coordinate("fy", "y", "") if "fy" in gradient.attributes else cy
    focal_radius = max(0.0, coordinate("fr", "d", "0%"))
    if (fx, fy, focal_radius) == (cx, cy, radius):
        focal_radius = radius * _NEARLY  # an edge between the first and the last colour
    return Circles(fx, fy, focal_radius, cx, cy, radius) if radius > 0 else None
