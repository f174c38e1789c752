"""Linear and radial gradients: what they inherit, where they lie, and how they go on beyond their ends."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import cairocffi

from ...basics.geometry import Matrix, Rect
from ..canvas import costs
from ..canvas.canvas import Canvas, native
from ..canvas.placing import server_transform
from ..document import values
from ..document.tree import Node
from ..document.values import Color, Length

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
    if not canvas.spend_work(costs.of_stops(len(gradient.stops)), gradient.node):
        return False
    if relative:
        if box is None or box.width <= 0 or box.height <= 0:
            return False
        to_user = Matrix(box.width, 0, 0, box.height, box.x, box.y) @ to_user
    written = _geometry(canvas, gradient, relative)
    if written is None or len(gradient.stops) == 1:
        return _set_plain(canvas, gradient.stops[-1].color, opacity)
    if values.inverse(to_user) is None:
        return False
    spread = gradient.attributes.get("spreadMethod", "pad")
    has_rings = isinstance(written, Circles) and spread in ("repeat", "reflect")
    if has_rings and not canvas.spend_work(costs.of_rings(canvas, box), gradient.node):
        return False
    set_shape(canvas, written, to_user, gradient.stops, spread, opacity)
    return True


def set_shape(
    canvas: Canvas,
    written: Vector | Circles,
    to_user: Matrix,
    stops: tuple[Stop, ...],
    spread: str,
    opacity: float = 1.0,
) -> None:
    """Make a gradient of two or more stops the context's source, by a map that can be turned round."""
    shape, to_user = _gentle(written, to_user)
    from_user = values.inverse(to_user)
    seen = canvas.visible_area()
    reach = max(map(abs, (seen.x, seen.y, seen.right, seen.bottom)))
    if from_user is None or _is_beyond(shape, from_user, reach):
        starts = isinstance(shape, Vector) and _is_before(shape, *seen.center)
        _set_plain(canvas, stops[0 if starts else -1].color, opacity)
        return
    stops = _spanning(stops)
    if canvas.vector and spread in ("repeat", "reflect"):
        shape, stops, spread = _write_out(shape, stops, spread, from_user.bounds(seen))
    made = cairocffi.LinearGradient(*shape) if isinstance(shape, Vector) else cairocffi.RadialGradient(*shape)
    for offset, plain in stops:
        color = canvas.apply_tone(plain)
        made.add_color_stop_rgba(offset, color.red, color.green, color.blue, color.alpha * opacity)
    made.set_matrix(native(from_user))
    made.set_extend(_EXTEND.get(spread, cairocffi.EXTEND_PAD))
    canvas.context.set_source(made)


def _set_plain(canvas: Canvas, plain: Color, opacity: float) -> bool:
    color = canvas.apply_tone(plain)
    canvas.context.set_source_rgba(color.red, color.green, color.blue, color.alpha * opacity)
    return True


def _gentle(shape: Vector | Circles, to_user: Matrix) -> tuple[Vector | Circles, Matrix]:
    """The same gradient with a gentle map to user space: cairo takes no extreme ones.

    A line is brought to user space altogether: colours change across the image of its normal. Circles are laid round
    the origin and scaled, so that the map neither scales nor moves more than it has to.
    """
    if isinstance(shape, Vector):
        dx, dy = shape.x2 - shape.x1, shape.y2 - shape.y1
        (x1, y1), (x2, y2) = to_user.apply(shape.x1, shape.y1), to_user.apply(shape.x2, shape.y2)
        along_x, along_y = -dy * to_user.a + dx * to_user.c, -dy * to_user.b + dx * to_user.d
        square = along_x * along_x + along_y * along_y
        share = ((x2 - x1) * along_x + (y2 - y1) * along_y) / square if square else 0.0
        return Vector(x1, y1, x2 - share * along_x, y2 - share * along_y), Matrix()
    scale = math.sqrt(abs(to_user.determinant)) or 1.0
    at = to_user.apply(shape.cx, shape.cy)
    turn = Matrix(to_user.a, to_user.b, to_user.c, to_user.d) @ Matrix.scale(1 / scale)
    gentle = Matrix.translate(at.x, at.y) @ turn
    x, y = (shape.fx - shape.cx) * scale, (shape.fy - shape.cy) * scale
    return Circles(x, y, shape.fr * scale, 0.0, 0.0, shape.r * scale), gentle


def _is_before(line: Vector, x: float, y: float) -> bool:
    dx, dy = line.x2 - line.x1, line.y2 - line.y1
    return (x - line.x1) * dx + (y - line.y1) * dy < 0


def _is_beyond(shape: Vector | Circles, from_user: Matrix, reach: float) -> bool:
    """Whether the gradient is so far away, so small or so stretched that only one colour of it is visible."""
    if isinstance(shape, Vector):
        length, away = math.dist(shape[:2], shape[2:]), max(map(abs, shape))
    else:
        length, away = max(shape.r, shape.fr), max(abs(from_user.e), abs(from_user.f))
    steep = max(map(abs, (from_user.a, from_user.b, from_user.c, from_user.d)))
    return length < _LEAST * reach or away > _MOST * max(reach, length) or steep > _MOST


_LEAST: Final = 1e-5  # of what is seen: shorter gradients are none
_MOST: Final = 200.0  # times what is seen, or steeper than upright


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


def _write_out(
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
        if shape.fr > 0 or math.dist((shape.fx, shape.fy), (shape.cx, shape.cy)) >= shape.r:
            return shape, stops, spread
        first, last = 0, 1
        longer = shape
        while last <= _MOST_PERIODS and not all(_is_in(longer, corner) for corner in corners):
            last += 1
            longer = _grow(shape, last)
    count = last - first
    if not 0 < count <= _MOST_PERIODS:
        return shape, stops, spread
    backwards = tuple(Stop(1 - offset, color) for offset, color in reversed(stops))
    periods = ((k, backwards if spread == "reflect" and k % 2 else stops) for k in range(first, last))
    written = tuple(
        Stop((k - first + offset) / count, color) for k, period in periods for offset, color in period
    )
    return longer, written, "pad"


def _grow(circles: Circles, periods: int) -> Circles:
    """From a point to the circle that comes after so many periods."""
    fx, fy, _, cx, cy, r = circles
    return Circles(fx, fy, 0.0, fx + (cx - fx) * periods, fy + (cy - fy) * periods, r * periods)


def _is_in(circles: Circles, point: tuple[float, float]) -> bool:
    return math.dist(point, (circles.cx, circles.cy)) <= circles.r


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
