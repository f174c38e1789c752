"""The cut line of a face where it is shown: round for tokens, with corners for cards; and how it lies on the page."""

from __future__ import annotations

import cairocffi

from ...basics.geometry import Matrix, Rect
from ...basics.outlines import CurveTo
from ...basics.units import PT_PER_MM
from ...faces.layouts import Face
from .marks import Ink, Picture


def lie(mark: Picture) -> Matrix:
    """From the points of a face, its origin the trim corner, to the millimetres of the page."""
    rect, (x, y) = mark.rect, mark.rect.center
    scale = rect.width / (mark.face.component.size.width * PT_PER_MM)
    turn = Matrix.translate(x, y) @ Matrix.rotate(mark.turned) @ Matrix.translate(rect.x - x, rect.y - y)
    return turn @ Matrix.scale(scale, scale)


def add_cut(face: Face, context: cairocffi.Context, by: float = 0.0) -> None:
    """Add the cut line of a face, *by* mm further out, to the context's path, in points from the trim corner."""
    for contour in face.component.form.outline(by).transformed(Matrix.scale(PT_PER_MM)).contours:
        context.move_to(*contour.start)
        for _, segment in contour.legs_without_arcs():
            if isinstance(segment, CurveTo):
                context.curve_to(*segment.first, *segment.second, *segment.end)
            else:
                context.line_to(*segment.end)
        context.close_path()


def cut_data(face: Face) -> str:
    """The same as path data of SVG."""
    parts = []
    for contour in face.component.form.outline().transformed(Matrix.scale(PT_PER_MM)).contours:
        parts.append("M{:.4f} {:.4f}".format(*contour.start))
        for _, segment in contour.legs_without_arcs():
            if isinstance(segment, CurveTo):
                numbers = (*segment.first, *segment.second, *segment.end)
                parts.append("C" + " ".join(f"{number:.4f}" for number in numbers))
            else:
                parts.append("L{:.4f} {:.4f}".format(*segment.end))
        parts.append("Z")
    return "".join(parts)


def outline(face: Face, rect: Rect, stroke: str, width: float = 0.15, turned: float = 0.0) -> Ink:
    """A white piece of the shape of a face, of which only the edge is seen; *turned* by clockwise degrees."""
    scale, (x, y) = rect.width / (face.component.size.width * PT_PER_MM), rect.center
    turn = f"rotate({turned:.3f} {x:.4f} {y:.4f}) " if turned else ""
    return Ink(
        f'<path transform="{turn}translate({rect.x:.4f} {rect.y:.4f}) scale({scale:.6f})" d="{cut_data(face)}"'
        f' fill="#fff" stroke="{stroke}" stroke-width="{width / scale:.4f}"/>'
    )
