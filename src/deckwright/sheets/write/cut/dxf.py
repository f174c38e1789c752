"""A sheet's cut lines as DXF: millimetres, y upwards, closed polylines whose bulges are true arcs."""

from __future__ import annotations

import io

import ezdxf
from ezdxf import colors, units
from ezdxf.document import Drawing

from ....basics.geometry import Matrix
from ....basics.outlines import ArcTo, Contour, CurveTo
from ...impose import Sheet
from .lines import Layer, layers

VERSION = "R2000"  # the oldest that has light polylines, which every machine's program reads


def cut_dxf(sheet: Sheet, title: str) -> bytes:
    """The lines of *sheet*; the paper's lower left corner is the origin. The same bytes for the same lines."""
    ezdxf.options.write_fixed_meta_data_for_testing = True  # no clock and no random ids
    drawing = ezdxf.new(VERSION, units=units.MM)
    drawing.header["$EXTMIN"] = (0, 0, 0)
    drawing.header["$EXTMAX"] = (*sheet.paper, 0)
    drawing.header.custom_vars.append("TITLE", title)
    upwards = Matrix(1, 0, 0, -1, 0, sheet.paper.height)
    for layer in layers(sheet):
        _draw(drawing, layer, upwards)
    buffer = io.StringIO()
    drawing.write(buffer)
    return buffer.getvalue().encode()


def _draw(drawing: Drawing, layer: Layer, upwards: Matrix) -> None:
    name = layer.name.upper()
    entry = drawing.layers.add(name)
    entry.rgb = colors.int2rgb(int(layer.colour[1:], 16))
    for contour in layer.contours:
        drawing.modelspace().add_lwpolyline(
            _vertices(contour.transformed(upwards)),
            format="xyb",
            close=contour.closed,
            dxfattribs={"layer": name},
        )


def _vertices(contour: Contour) -> list[tuple[float, float, float]]:
    """Corner after corner with the bulge of what follows it; a closed line's start stands once.

    DXF has no Bézier curves in a polyline: they become chords (`Contour.flattened`, which names its source). A bulge
    is the tangent of a quarter of the arc's angle (DXF Reference, LWPOLYLINE, group code 42).
    """
    found: list[tuple[float, float, float]] = []
    for start, segment in contour.legs():
        if isinstance(segment, CurveTo):
            points = Contour(start, (segment,), closed=False).to_polygon()
            found += [(*point, 0.0) for point in points[:-1]]
        else:
            found.append((*start, segment.bulge if isinstance(segment, ArcTo) else 0.0))
    return found if contour.closed else [*found, (*contour.points[-1], 0.0)]
