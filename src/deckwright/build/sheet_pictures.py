"""A picture of a sheet as machines want it that print, then cut along what is not transparent (Cricut's, for one)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import cairocffi

from ..basics.geometry import Rect
from ..basics.outlines import LineTo, Outline
from ..faces.draw.draw import draw_face
from ..faces.layouts import Face
from ..sheets.impose import Placement, Sheet
from ..sheets.write.png import png
from ..svg import Renderer

DPI: Final = 300.0
SCALE: Final = DPI / 25.4  # pixels a millimetre


def cutout(sheet: Sheet, faces: Mapping[str, Face], renderer: Renderer) -> bytes:
    """A PNG of all that is cut out of *sheet*, each piece to its cut line, nothing between; true to size by its dpi."""
    pieces = [placement for placement in sheet.placements if placement.cut is not None]
    box = bounds(pieces)
    surface = cairocffi.ImageSurface(
        cairocffi.FORMAT_ARGB32, math.ceil(box.width * SCALE), math.ceil(box.height * SCALE)
    )
    context = cairocffi.Context(surface)
    context.translate(-box.x * SCALE, -box.y * SCALE)
    for placement in pieces:
        _piece(context, placement, faces[placement.face], renderer)
    return png(surface, DPI)


def bounds(pieces: list[Placement]) -> Rect:
    """The box round all pieces, in millimetres of the page."""
    box = pieces[0].rect
    for placement in pieces[1:]:
        box = box.union(placement.rect)
    return box


def _piece(context: cairocffi.Context, placement: Placement, face: Face, renderer: Renderer) -> None:
    context.save()
    _along(context, placement.cut_line)
    context.set_fill_rule(cairocffi.FILL_RULE_EVEN_ODD)
    context.clip()
    context.translate(*(at * SCALE for at in placement.rect.center))
    context.rotate(math.radians(placement.turn))
    width, height = face.component.size
    context.translate(-width / 2 * SCALE, -height / 2 * SCALE)
    draw_face(face, renderer, context, SCALE)
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
