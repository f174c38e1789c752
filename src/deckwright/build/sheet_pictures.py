"""A picture of a sheet as machines want it that print, then cut along what is not transparent (Cricut's, for one)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, Protocol

import cairocffi

from ..basics.geometry import Rect, Size
from ..basics.outlines import LineTo, Outline
from ..faces.draw.draw import draw_face
from ..faces.layouts import Face
from ..sheets.impose import Placement, Sheet
from ..sheets.write.png import png
from ..svg import Renderer

DPI: Final = 300.0
SCALE: Final = DPI / 25.4  # pixels a millimetre


class Painter(Protocol):
    """Faces that are painted by their ids."""

    def size(self, id: str) -> Size:
        """Of its trim, in millimetres."""
        ...

    def paint(self, id: str, context: cairocffi.Context, scale: float) -> None:
        """From the upper left of its trim at the origin; *scale* is pixels a millimetre."""
        ...


class FacePainter:
    """Those of a game's cards."""

    def __init__(self, faces: Mapping[str, Face], renderer: Renderer) -> None:
        self._faces, self._renderer = faces, renderer

    def size(self, id: str) -> Size:
        return self._faces[id].component.size

    def paint(self, id: str, context: cairocffi.Context, scale: float) -> None:
        draw_face(self._faces[id], self._renderer, context, scale)


def cutout(sheet: Sheet, painter: Painter) -> bytes:
    """A PNG of all that is cut out of *sheet*, each piece to its cut line, nothing between; true to size by its dpi."""
    pieces = [placement for placement in sheet.placements if placement.cut is not None]
    box = bounds(pieces)
    surface = cairocffi.ImageSurface(
        cairocffi.FORMAT_ARGB32, math.ceil(box.width * SCALE), math.ceil(box.height * SCALE)
    )
    context = cairocffi.Context(surface)
    context.translate(-box.x * SCALE, -box.y * SCALE)
    for placement in pieces:
        _piece(context, placement, painter)
    return png(surface, DPI)


def bounds(pieces: list[Placement]) -> Rect:
    """The box round all pieces, in millimetres of the page."""
    box = pieces[0].rect
    for placement in pieces[1:]:
        box = box.union(placement.rect)
    return box


def _piece(context: cairocffi.Context, placement: Placement, painter: Painter) -> None:
    context.save()
    _along(context, placement.cut_line)
    context.set_fill_rule(cairocffi.FILL_RULE_EVEN_ODD)
    context.clip()
    context.translate(*(at * SCALE for at in placement.rect.center))
    context.rotate(math.radians(placement.turn))
    width, height = painter.size(placement.face)
    context.translate(-width / 2 * SCALE, -height / 2 * SCALE)
    painter.paint(placement.face, context, SCALE)
    context.restore()


def _along(context: cairocffi.Context, outline: Outline) -> None:
    for contour in outline.contours:
        context.move_to(*(at * SCALE for at in contour.start))
        for _, segment in contour.legs_without_arcs():
            values = [at * SCALE for point in segment for at in point]
            if isinstance(segment, LineTo):
                context.line_to(*values)
            else:
                context.curve_to(*values)
        context.close_path()
