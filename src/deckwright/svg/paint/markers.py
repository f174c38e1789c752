"""Markers: where the vertices of a path are, which way it goes there, and the drawing of a marker on each."""

from __future__ import annotations

import math
from typing import NamedTuple

from ...basics.geometry import Matrix, Rect, Size
from ..canvas import costs
from ..canvas.canvas import Canvas, native
from ..document import values
from ..document.paths import Path
from ..document.style import ComputedStyle
from ..document.tree import Node
from . import paint


class Vertex(NamedTuple):
    x: float
    y: float
    incoming: float | None  # directions in radians; None where there is no segment on that side
    outgoing: float | None

    @property
    def bisector(self) -> float:
        """The direction half-way between in and out (SVG 2, section 13.7.3)."""
        if self.incoming is None or self.outgoing is None:
            return (
                self.outgoing if self.incoming is None and self.outgoing is not None else self.incoming or 0.0
            )
        turn = math.remainder(self.outgoing - self.incoming, 2 * math.pi)
        return self.incoming + turn / 2


def vertices(path: Path) -> list[Vertex]:
    """The vertices of a path in order, with directions; a zero-length segment takes its neighbour's."""
    result: list[Vertex] = []
    first = 0  # index in result of the subpath's first vertex
    x = y = 0.0
    start = (0.0, 0.0)
    pending: tuple[float, float] | None = None  # the direction in which an arc began
    for operation in path.operations:
        kind = operation[0]
        if kind == "M":
            first, start = len(result), (operation[1], operation[2])
            result.append(Vertex(*start, None, None))
            x, y = start
            continue
        points = [(x, y)]
        if kind == "Z":
            points.append(start)
        else:
            points += [(operation[i], operation[i + 1]) for i in range(1, len(operation), 2)]
        out, into = _ends(points)
        if out is not None and pending is None:
            result[-1] = result[-1]._replace(outgoing=out)
        x, y = points[-1]
        if kind == "c":
            pending = (x, y)
            continue
        pending = None
        if kind == "Z":
            opening = result[first]
            result.append(Vertex(x, y, into if into is not None else result[-1].incoming, opening.outgoing))
            result[first] = opening._replace(incoming=result[-1].incoming)
        else:
            result.append(Vertex(x, y, into if into is not None else result[-1].incoming, None))
    return result


def _ends(points: list[tuple[float, float]]) -> tuple[float | None, float | None]:
    """The directions in which a segment leaves its first point and reaches its last; None for one without length."""
    first, last = points[0], points[-1]
    out = next((point for point in points[1:] if _apart(point, first)), None)
    into = next((point for point in reversed(points[:-1]) if _apart(point, last)), None)
    if out is None or into is None:
        return None, None
    return (
        math.atan2(out[1] - first[1], out[0] - first[0]),
        math.atan2(last[1] - into[1], last[0] - into[0]),
    )


def _apart(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return abs(a[0] - b[0]) > 1e-9 or abs(a[1] - b[1]) > 1e-9


def draw(canvas: Canvas, node: Node, style: ComputedStyle, path: Path) -> None:
    """Draw the markers of a shape; nothing where it has none."""
    markers = [_marker(node, style, name) for name in ("marker-start", "marker-mid", "marker-end")]
    if not any(markers):
        return
    found = vertices(path)
    if not found or not canvas.spend_work(costs.of_vertices(len(found)), node):
        return
    start, middle, end = markers
    with canvas.lending(paint.lend(canvas, node, style, path.bounds)):
        if start is not None:
            _place(canvas, start, style, found[0], at_start=True)
        if middle is not None:
            for vertex in found[1:-1]:
                _place(canvas, middle, style, vertex)
        if end is not None:
            _place(canvas, end, style, found[-1])


def _marker(node: Node, style: ComputedStyle, name: str) -> Node | None:
    address = values.url(style[name])
    target = node.find_reference(address) if address else None
    return target if target is not None and target.tag == "marker" else None


def _place(
    canvas: Canvas, marker: Node, style: ComputedStyle, vertex: Vertex, *, at_start: bool = False
) -> None:
    unit = (
        canvas.property_length(style, "stroke-width")
        if marker.get("markerUnits") != "userSpaceOnUse"
        else 1.0
    )
    width = canvas.measure(marker, "markerWidth", "x") if "markerWidth" in marker.attributes else 3.0
    height = canvas.measure(marker, "markerHeight", "y") if "markerHeight" in marker.attributes else 3.0
    if unit <= 0 or width <= 0 or height <= 0:
        return
    with canvas.enter(marker) as fresh:
        if not fresh:
            return
        context = canvas.context
        context.save()
        context.transform(native(Matrix.translate(vertex.x, vertex.y) @ _turn(marker, vertex, at_start)))
        context.scale(unit, unit)
        box = values.view_box(marker.get("viewBox"))
        ratio = values.aspect_ratio(marker.get("preserveAspectRatio", "xMidYMid")) or values.MEET
        fit = values.fit_box(box, Rect(0, 0, width, height), ratio) if box else Matrix()
        reference = fit.apply(canvas.measure(marker, "refX", "x"), canvas.measure(marker, "refY", "y"))
        context.translate(-reference.x, -reference.y)
        if marker.style.own.get("overflow", "hidden").lower() not in ("visible", "auto"):
            context.rectangle(0, 0, width, height)
            context.clip()
        context.transform(native(fit))
        size = Size(box.width, box.height) if box else Size(width, height)
        with canvas.in_viewport(size):
            canvas.draw_with(marker, marker.parent.style if marker.parent else style, _draw_content)
        context.restore()


def _draw_content(canvas: Canvas, marker: Node, style: ComputedStyle) -> None:
    canvas.draw_children(marker, style)


def _turn(marker: Node, vertex: Vertex, at_start: bool) -> Matrix:
    orient = marker.get("orient", "0")
    if orient == "auto" or orient == "auto-start-reverse":
        degrees = math.degrees(vertex.bisector)
        return Matrix.rotate(degrees + 180 if at_start and orient == "auto-start-reverse" else degrees)
    return Matrix.rotate(values.angle(orient) or 0.0)
