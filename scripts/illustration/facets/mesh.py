"""Triangles over points: Delaunay's, and those of an outline, none of them across its edge."""

import math
import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from ..paths import Point

Triangle: TypeAlias = tuple[int, int, int]
Circle: TypeAlias = tuple[float, float, float]
_NOWHERE: Circle = (0.0, 0.0, math.inf)


def circle_through(a: Point, b: Point, c: Point) -> Circle:
    """Centre and radius; a radius without end for three points in a line."""
    twice = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
    if abs(twice) < 1e-9:
        return _NOWHERE
    sa, sb, sc = (p[0] ** 2 + p[1] ** 2 for p in (a, b, c))
    x = (sa * (b[1] - c[1]) + sb * (c[1] - a[1]) + sc * (a[1] - b[1])) / twice
    y = (sa * (c[0] - b[0]) + sb * (a[0] - c[0]) + sc * (b[0] - a[0])) / twice
    return x, y, math.hypot(a[0] - x, a[1] - y)


def triangulated(points: Sequence[Point]) -> list[Triangle]:
    """Bowyer and Watson's triangles; the points are shaken by a hair, so that no four lie on one circle."""
    rng = random.Random(1)
    count = len(points)
    at = [(x + rng.uniform(-1, 1) * 1e-4, y + rng.uniform(-1, 1) * 1e-4) for x, y in points]
    at += [(-3e4, -3e4), (3e4, -3e4), (0.0, 6e4)]
    circles = {(count, count + 1, count + 2): circle_through(*at[count:])}
    for i in range(count):
        x, y = at[i]
        broken = [t for t, (cx, cy, r) in circles.items() if (x - cx) ** 2 + (y - cy) ** 2 < r * r]
        edges = Counter(tuple(sorted(edge)) for a, b, c in broken for edge in ((a, b), (b, c), (c, a)))
        for triangle in broken:
            del circles[triangle]
        for (a, b), times in edges.items():
            if times == 1:
                circles[a, b, i] = circle_through(at[a], at[b], at[i])
    return [triangle for triangle in circles if max(triangle) < count]


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def split(outline: Sequence[Point], length: float) -> list[Point]:
    """The outline with its edges cut to about a length."""
    found: list[Point] = []
    for a, b in pairwise([*outline, outline[0]]):
        parts = max(1, round(math.dist(a, b) / length))
        found += [(a[0] + (b[0] - a[0]) * i / parts, a[1] + (b[1] - a[1]) * i / parts) for i in range(parts)]
    return found


def ridge(edge: Sequence[Point], outline: Sequence[Point], apart: float, least: float, most: float) -> list[Circle]:
    """The points of the middle line, as high as they are far from the edge, the highest first."""
    circles = (circle_through(*(edge[i] for i in triangle)) for triangle in triangulated(edge))
    found: list[Circle] = []
    for x, y, radius in sorted(circles, key=lambda circle: -circle[2]):
        alone = all(math.hypot(x - other[0], y - other[1]) > apart for other in found)
        if alone and least < radius < math.inf and is_inside((x, y), outline):
            found.append((x, y, min(radius, most)))
    return found


def filled(outline: Sequence[Point], edge: list[Point], inner: Sequence[Circle]) -> list[list[Circle]]:
    """The triangles of an outline, over the points of its edge and the raised ones within.

    Where a triangle would cross the edge, the edge is halved there, until none does.
    """
    for _ in range(5):
        points = [(x, y, 0.0) for x, y in edge] + list(inner)
        triangles = triangulated([point[:2] for point in points])
        sides = {frozenset(side) for a, b, c in triangles for side in ((a, b), (b, c), (c, a))}
        count = len(edge)
        missing = [i for i in range(count) if frozenset((i, (i + 1) % count)) not in sides]
        if not missing:
            break
        for i in reversed(missing):
            (ax, ay), (bx, by) = edge[i], edge[(i + 1) % count]
            edge.insert(i + 1, ((ax + bx) / 2, (ay + by) / 2))
    corners = ([points[i] for i in triangle] for triangle in triangles)
    return [three for three in corners if is_inside(middle(three), outline)]


def middle(points: Sequence[Sequence[float]]) -> Point:
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
