"""The cut line of a component as points with their directions, and how deep within it every pixel lies."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

import cairocffi
import numpy
import numpy.typing as npt

from ...basics.geometry import Rect
from ...game.model import Component
from .looking import SCALE, pixels_of

STEP: Final = 0.5  # mm between two points
ASIDE: Final = 0.3  # mm, to see on which side of the line the component lies

Points = npt.NDArray[numpy.float64]
Mask = npt.NDArray[numpy.bool_]


class Rim(NamedTuple):
    """Points along the cut line, and for each the unit vector that leads away from the component."""

    points: Points
    outwards: Points


@lru_cache(64)
def rim(component: Component) -> Rim:
    """The cut line of *component*, round its holes too, in millimetres from the trim corner."""
    sides = [_along(corners) for corners in polygons(component)]
    points = numpy.concatenate([side[0] for side in sides])
    normals = numpy.concatenate([side[1] for side in sides])
    columns, rows = numpy.floor((points + normals * ASIDE + component.bleed) * SCALE).astype(int).T
    inside = _inside(component)
    height, width = inside.shape
    on_picture = (rows >= 0) & (rows < height) & (columns >= 0) & (columns < width)  # beyond it is outside
    leads_in = on_picture & inside[rows.clip(0, height - 1), columns.clip(0, width - 1)]
    return Rim(points, numpy.where(leads_in[:, None], -normals, normals))


def _along(corners: Points) -> tuple[Points, Points]:
    """Points along a polygon, and for each the unit vector to the left of the way."""
    points, normals = [], []
    for corner, side in zip(corners, numpy.roll(corners, -1, axis=0) - corners, strict=True):
        length = float(numpy.hypot(*side))
        count = max(1, round(length / STEP))
        points.append(corner + ((numpy.arange(count) + 0.5) / count)[:, None] * side)
        normals.append(numpy.repeat([[side[1] / length, -side[0] / length]], count, axis=0))
    return numpy.concatenate(points), numpy.concatenate(normals)


@lru_cache(16)
def depths(component: Component) -> npt.NDArray[numpy.float32]:
    """For each pixel of a face's picture how many millimetres it lies within the cut line; outside, negative."""
    points = rim(component).points
    width, height = pixels_of(Rect(0, 0, *component.size).outset(component.bleed))
    down = (numpy.arange(height) + 0.5) / SCALE - component.bleed
    across = (numpy.arange(width) + 0.5) / SCALE - component.bleed
    nearest = numpy.full((height, width), numpy.inf, numpy.float32)
    for x, y in points:
        numpy.minimum(nearest, (across[None, :] - x) ** 2 + (down[:, None] - y) ** 2, out=nearest)
    distance = numpy.sqrt(nearest)
    return numpy.where(_inside(component), distance, -distance)


def polygons(component: Component) -> list[Points]:
    """The corners of the cut line, curves as short straight pieces, none twice."""
    contours = (contour.to_polygon() for contour in component.form.outline().contours)
    return [numpy.array([a for a, b in pairwise((*corners, corners[0])) if a != b]) for corners in contours]


@lru_cache(16)
def _inside(component: Component) -> Mask:
    width, height = pixels_of(Rect(0, 0, *component.size).outset(component.bleed))
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_A8, width, height)
    context = cairocffi.Context(surface)
    context.scale(SCALE, SCALE)
    context.translate(component.bleed, component.bleed)
    context.set_fill_rule(cairocffi.FILL_RULE_EVEN_ODD)
    for corners in polygons(component):
        context.new_sub_path()
        for x, y in corners:
            context.line_to(x, y)
        context.close_path()
    context.fill()
    surface.flush()
    rows = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(height, surface.get_stride())
    return rows[:, :width] > 127
