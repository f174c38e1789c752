"""The cutter: outlines to facets, and the few other cuts: a table, a shard, regular outlines."""

import math
import random
from collections.abc import Iterable, Sequence

from ..document import Fragment, fill
from ..inks import Colour
from ..paths import Point, number, polygon
from .mesh import Circle, filled, middle, ridge, split
from .stones import LAMP, Ramp, shine, tone

SEAM = 0.22
"""A facet's stroke in its own colour, against seams."""


def cut(
    outline: Sequence[Point], ramp: Ramp, *, length: float = 12, steep: float = 0.9, base: float = 0.52,
    gain: float = 0.78, jitter: float = 0.05, cap: float = 14, seed: int = 0, own: Sequence[Circle] = (),
    seam: float = SEAM,
) -> Fragment:  # fmt: skip
    """One stone: its ridge stands on the middle line of the outline, unless it has its `own` raised points."""
    rng = random.Random(seed * 7919 + len(outline))
    edge = split(outline, length)
    inner = list(own) or ridge(edge, outline, length * 0.8, length * 0.18, cap)
    lit = []
    for a, b, c in filled(outline, edge, inner):
        light = base + gain * (shine(a, b, c, steep) - LAMP[2]) + rng.uniform(-jitter, jitter)
        lit.append((tone(ramp, light), [a[:2], b[:2], c[:2]]))
    return faceted(lit, seam)


def faceted(facets: Iterable[tuple[Colour, Sequence[Point]]], seam: float = SEAM) -> Fragment:
    """Flat facets, those of one colour in one path, their seams closed by a stroke of the same colour."""
    by: dict[Colour, str] = {}
    for colour, corners in facets:
        by[colour] = by.get(colour, "") + polygon(corners)
    paths = "".join(f'<path d="{path}" fill="{colour}" stroke="{colour}"/>' for colour, path in by.items())
    return f'<g stroke-width="{number(seam)}" stroke-linejoin="round">{paths}</g>'


def table(
    outline: Sequence[Point], ramp: Ramp, *, inset: float = 0.42, base: float = 0.5, gain: float = 0.5,
    centre: Point | None = None, flat: Colour = "",
) -> Fragment:  # fmt: skip
    """A flat table with a bevel facet for each edge: of stones that bear a figure."""
    cx, cy = centre or middle(outline)
    inner = [(x + (cx - x) * inset, y + (cy - y) * inset) for x, y in outline]
    facets = []
    for i, a in enumerate(outline):
        j = (i + 1) % len(outline)
        b = outline[j]
        nx, ny = a[1] - b[1], b[0] - a[0]
        if nx * ((a[0] + b[0]) / 2 - cx) + ny * ((a[1] + b[1]) / 2 - cy) < 0:
            nx, ny = -nx, -ny
        facets.append(
            (tone(ramp, base - gain * (0.58 * nx + 0.81 * ny) / math.hypot(nx, ny)), [a, b, inner[j], inner[i]])
        )
    return faceted(facets, 0.14) + fill(polygon(inner), flat or tone(ramp, base))


def shard(foot: Point, tip: Point, width: float, ramp: Ramp, base: float = 0.52) -> list[tuple[Colour, list[Point]]]:
    """A crystal from foot to tip: two long faces and two of its point, the side towards the lamp light."""
    (x, y), (u, v) = foot, tip
    length = math.dist(foot, tip) or 1.0
    ax, ay = (u - x) / length, (v - y) / length
    px, py, half = -ay, ax, width / 2
    reach = max(0.45, 1 - width * 0.62 / length)
    sx, sy = x + (u - x) * reach, y + (v - y) * reach
    waist = (x + (u - x) * (reach - 0.12), y + (v - y) * (reach - 0.12))
    facets: list[tuple[Colour, list[Point]]] = []
    for side in (1, -1):
        corner = (sx + px * half * side, sy + py * half * side)
        light = base - 0.34 * (0.55 * px + 0.8 * py) * side
        facets.append((tone(ramp, light), [(x + px * half * side, y + py * half * side), corner, waist, foot]))
        facets.append((tone(ramp, light + 0.14), [corner, tip, waist]))
    return facets


def ngon(x: float, y: float, radius: float, corners: int, height: float = 0, angle: float = -90) -> list[Point]:
    """A regular polygon, or a flattened one, its first corner at `angle`."""
    turns = [math.radians(angle + 360 * i / corners) for i in range(corners)]
    return [(x + radius * math.cos(turn), y + (height or radius) * math.sin(turn)) for turn in turns]


def tapered(line: Sequence[Point], start: float, end: float) -> list[Point]:
    """The outline of a limb along a kinked line, its width from `start` to `end`."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (start + (end - start) * i / (len(line) - 1)) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]
