"""The graver on flat ground: what lies on a floor, seen from above and lit from nowhere.

A mass is an outline with a tone: its lines swell towards the rim on both sides, since no light has a side. Outlines
are shapely polygons; what comes back is path data or a piece of SVG.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from ..document import Fragment, fill, stroke
from ..engraving.burin import INK, PAPER
from ..paths import Outline, PathData, Pen, polygon, sampled, spike, turned

TINT = "#D6D2DE"
Width = Callable[[np.ndarray], np.ndarray]  # distances to the rim, mm → widths of the line, mm


def poly(outline: Outline, *, smooth: bool = False) -> Polygon:
    """The outline as an area: straight, or through its knots as a curve."""
    return Polygon(sampled(outline, 6, closed=True) if smooth else [(p[0], p[1]) for p in outline])


def disc(x: float, y: float, radius: float, wide: float = 1) -> Polygon:
    return affinity.scale(Point(x, y).buffer(radius, 12), wide, 1)


def block(x: float, y: float, w: float, h: float) -> Polygon:
    """A rectangle by its centre."""
    return box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)


def data(area: BaseGeometry, *, thin: float = 0.015) -> PathData:
    """Path data of areas and lines."""
    found = area.simplify(thin)
    if found.is_empty:
        return ""
    if isinstance(found, Polygon):
        return "".join(polygon(list(ring.coords)[:-1]) for ring in (found.exterior, *found.interiors))
    if isinstance(found, LineString):
        way = list(found.coords)
        ring = way[0] == way[-1]
        return polygon(way[:-1] if ring else way, closed=ring)
    return "".join(data(part, thin=0) for part in getattr(found, "geoms", ()))


def flat(area: BaseGeometry, colour: str) -> Fragment:
    """An area in one colour, its holes left out."""
    return fill(data(area), colour, even_odd=True)


def swelling(way: Sequence[tuple[float, float]], widths: Sequence[float]) -> PathData:
    """A line whose width is told at each of its points; pointed where it is 0."""
    at, half = np.asarray(way, float), np.asarray(widths, float)[:, None] / 2
    run = np.gradient(at, axis=0)
    side = np.stack([-run[:, 1], run[:, 0]], 1) / np.maximum(np.hypot(run[:, 0], run[:, 1]), 1e-9)[:, None]
    there, back = at + side * half, (at - side * half)[::-1]
    pen = Pen().move(*there[0])
    for x, y in [*there[1:], *back]:
        pen.line(x, y)
    return str(pen.close())


def cut(way: Outline, width: float, *, both: bool = False) -> PathData:
    """A cut that tapers to its end, or to both ends; a notch below 1 mm is a wedge."""
    line = sampled(way, 5)
    long = math.dist(line[0], line[-1])
    if len(line) < 7 and long < 1 and not both:
        (x, y), (tip_x, tip_y) = line[0], line[-1]
        half = width / 2 / long
        across, down = (y - tip_y) * half, (tip_x - x) * half
        return polygon([(x + across, y + down), (tip_x, tip_y), (x - across, y - down)])
    t = np.linspace(0, 1, len(line))
    return swelling(line, list(width * (np.sin(np.pi * t) ** 0.7 if both else (1 - t) ** 0.8)))


def rim_heavy(tone: float, pitch: float, depth: float) -> Width:
    """Wide at the rim, thinning over `depth` towards the middle."""
    return lambda d: pitch * tone * (0.28 + 0.72 * np.exp(-((d / depth) ** 2)))


def lines(area: Polygon, angle: float, width: Width, *, pitch: float = 0.56, bend: float = 0) -> PathData:
    """Parallel lines over an area; `bend` bows them as over a barrel."""
    centre = area.centroid
    turned = affinity.rotate(area, -angle, origin=centre)
    left, top, right, bottom = turned.bounds
    path = ""
    for y in np.arange(top + pitch * 0.6, bottom, pitch):
        xs = np.linspace(left, right, 24)
        u = (xs - (left + right) / 2) / ((right - left) / 2)
        row = LineString(np.stack([xs, y + bend * (1 - u**2)], 1))
        for part in getattr(row.intersection(turned), "geoms", [row.intersection(turned)]):
            if part.is_empty or part.length < 0.5:
                continue
            n = max(2 if part.length < 2 else 4, int(part.length / (1.2 if bend else 2.4)))
            way = [part.interpolate(k / n, normalized=True) for k in range(n + 1)]
            wide = width(shapely.distance(shapely.points([(p.x, p.y) for p in way]), turned.exterior))
            wide[wide < 0.07] = 0
            wide[[0, -1]] *= 0.5
            back = affinity.rotate(LineString(way), angle, origin=centre)
            path += swelling(list(back.coords), list(wide))
    return path


def mass(
    area: Polygon, tone: float, angle: float, *, flat: str = TINT, edge: float = 0.32, depth: float = 1.6,
    pitch: float = 0.52, halo: float = 0.3, bend: float = 0,
) -> Fragment:  # fmt: skip
    """One shape: paper round it, its flat, its lines, its contour."""
    out = fill(data(area.buffer(halo)), PAPER) if halo else ""
    out += fill(data(area), flat)
    if tone:
        out += fill(lines(area, angle, rim_heavy(tone, pitch, depth), pitch=pitch, bend=bend), INK)
    return out + (stroke(data(area), INK, edge) if edge else "")


def sunk(area: Polygon, depths: Iterable[tuple[float, float]], *, flat: str = TINT, edge: float = 0.5) -> Fragment:
    """A hollow: rings inward, heavy at the rim, each (distance, width)."""
    out = fill(data(area), flat)
    for inward, width in depths:
        out += stroke(data(area.buffer(-inward).boundary), INK, width)
    return out + stroke(data(area), INK, edge)


def rays(x: float, y: float, inner: float, outer: float, count: int, width: float, *, start: float = 0) -> PathData:
    """Cuts that point away from a centre."""
    way = 0 if outer > inner else 180
    angles = [math.degrees(start) + 360 * k / count for k in range(count)]
    return "".join(spike(*turned((x, y), angle, inner, 0), abs(outer - inner), width, angle + way) for angle in angles)
