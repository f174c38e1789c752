"""The cave mouth: rock to the bleed with the region's opening in it; and the region's panel corner.

A frame is drawn in card coordinates, millimetres from the trim corner, over the whole card with its bleed
(view box -3 -3 69 94), and laid over the landscape. Three tiers, from the rock inwards: rock t6, an inner tier
t5 of about 1.4 mm with a carving of its own, and a lit line, which is the same opening seen 1.3 % larger from
the light.
"""

import math
import random
from collections.abc import Callable
from itertools import pairwise

from ..document import Fragment, document, fill, group
from ..inks import Inks, mix
from ..paths import PathData, Pen, Point, curve, number, polygon, rectangle, rounded
from .inks import REGIONS

BLEED = 3.0


CARD = (63.0, 88.0)


# The window of each height: left, top, right, bottom.
WINDOWS: dict[str, tuple[float, float, float, float]] = {
    "standard": (3.4, 14.0, 59.6, 59.0),
    "monstre": (3.4, 14.0, 59.6, 61.0),
    "quete": (3.4, 14.0, 59.6, 44.0),
}


SEEDS = (1, 2, 3)


Place = tuple[float, float, float, float]
"""A point of the outline with the normal that points into the opening: (x, y, nx, ny)."""


class Edge:
    """The uncarved outline of an opening, clockwise from the upper left, measured by its length."""

    def __init__(self, region: str, left: float, top: float, right: float, bottom: float) -> None:
        arch = _ARCHES[region]
        width, height = right - left, bottom - top
        spring = top + height * arch(1)
        line = [(left + width * i / 60, top + height * arch(abs(i / 30 - 1))) for i in range(61)]
        line += [(right, spring + (bottom - spring) * i / 20) for i in range(1, 21)]
        line += [(right - width * i / 20, bottom) for i in range(1, 21)]
        line += [(left, bottom - (bottom - spring) * i / 20) for i in range(1, 20)]
        self._runs = [(a, b, math.dist(a, b)) for a, b in pairwise([*line, line[0]]) if math.dist(a, b) > 1e-9]
        self.length = sum(length for _, _, length in self._runs)

    def at(self, way: float) -> Place:
        way %= self.length
        for (ax, ay), (bx, by), length in self._runs:
            if way <= length:
                u = way / length
                return ax + (bx - ax) * u, ay + (by - ay) * u, -(by - ay) / length, (bx - ax) / length
            way -= length
        raise AssertionError("a way within the outline lies on one of its runs")

    def inside(self, way: float, depth: float, aside: float = 0) -> Point:
        """The point `depth` into the opening, seen from the place `aside` along the edge."""
        x, y, nx, ny = self.at(way + aside)
        return x + nx * depth, y + ny * depth


# Height of the arch's edge below its crown, in parts of the window's height; 0 in the middle, 1 at the sides.
_ARCHES: dict[str, Callable[[float], float]] = {
    "butina": lambda s: 0.13 * (1 - math.sqrt(max(0.0, 1 - s**2.6))),
    "caveport": lambda s: 0.11 * max(0.0, (s - 0.62) / 0.38),
    "soulstern": lambda s: 0.10 * s**1.5,
    "azkovlar": lambda s: 0.17 * s**1.25,
}


# ------------------------------------------------------------------------------------------------ carving


def sea_worn(edge: Edge, rng: random.Random, force: float) -> PathData:
    """Butina: round lobes of 3 to 7.5 mm that belly into the opening, tight notches between them."""
    outline: list[tuple[float, float] | tuple[float, float, bool]] = []
    way = 0.0
    while way < edge.length - 2:
        run = min(rng.uniform(3, 7.5) * force, edge.length - way)
        depth = rng.uniform(0.5, 1.3) * force
        outline.append((*edge.inside(way, 0), True))
        outline += [edge.inside(way + run * u, depth * v) for u, v in ((0.22, 0.82), (0.5, 1), (0.78, 0.82))]
        way += run
    return curve(outline)


def dressed(edge: Edge, rng: random.Random, force: float) -> PathData:
    """Caveport: dressed stones of 2.4 to 5.2 mm, each set a little further in or out."""
    outline: list[Point] = []
    way = 0.0
    while way < edge.length - 1.2:
        run = min(rng.choice((2.4, 3.2, 4.2, 5.2)) * force, edge.length - way)
        depth = rng.choice((0.0, 0.55, 1.1, 0.3)) * force
        outline += [edge.inside(way + run * u, depth) for u in (0.04, 0.96)]
        way += run
    return polygon(outline)


def icicled(edge: Edge, rng: random.Random, force: float) -> PathData:
    """Soulstern: a smooth swell with icicles of 1.6 to 4.6 mm, close together above, few and short elsewhere."""
    outline: list[tuple[float, float] | tuple[float, float, bool]] = []
    way, phase = 0.0, rng.uniform(0, math.tau)
    while way < edge.length - 1:
        swell = (0.5 + 0.4 * math.sin(way * 0.5 + phase) + 0.25 * math.sin(way * 1.3 + phase)) * force
        outline.append(edge.inside(way, swell))
        step = rng.uniform(1.6, 2.6)
        _, _, nx, ny = edge.at(way)
        hangs = ny > 0.7
        if rng.random() < (0.75 if hangs else 0.3):
            reach = (rng.uniform(1.6, 4.6) if hangs else rng.uniform(1, 2.2)) * force
            x, y, _, _ = edge.at(way + step * 0.5)
            fall = reach if hangs else ny * reach + reach * 0.9 * (ny >= -0.5)
            outline += [
                (*edge.inside(way + step * 0.3, swell), True),
                (x + (0 if hangs else nx * reach), y + fall, True),
                (*edge.inside(way + step * 0.75, swell), True),
            ]
        way += step
    return curve(outline)


def split(edge: Edge, rng: random.Random, force: float) -> PathData:
    """Azkovlar: shards, in turn at the edge and 0.9 to 2.3 mm into the opening, at uneven pitch."""
    outline: list[Point] = []
    way, inward = 0.0, False
    while way < edge.length - 1:
        depth = (rng.uniform(0.9, 2.3) if inward else rng.uniform(-0.2, 0.3)) * force
        outline.append(edge.inside(way, depth, rng.uniform(-0.8, 0.8) if way > 0.8 else 0))
        way += rng.uniform(1.2, 3.4) * force
        inward = not inward
    return polygon(outline)


_CARVINGS: dict[str, Callable[[Edge, random.Random, float], PathData]] = {
    "butina": sea_worn,
    "caveport": dressed,
    "soulstern": icicled,
    "azkovlar": split,
}


def opening(region: str, rng: random.Random, window: tuple[float, float, float, float], force: float = 1) -> PathData:
    """A carved opening; `force` scales the carving."""
    return _CARVINGS[region](Edge(region, *window), rng, force)


def mouth(
    inks: Inks,
    window: tuple[float, float, float, float],
    rng: random.Random,
    *,
    light: Point = (31.5, 30.0),
    force: float = 1,
    sheet: tuple[float, float, float, float] = (-BLEED, -BLEED, CARD[0] + 2 * BLEED, CARD[1] + 2 * BLEED),
) -> Fragment:
    """The three tiers about an opening, out to the edge of `sheet`."""
    left, top, right, bottom = window
    region = inks.name.removesuffix("-nuit")
    inner = opening(region, rng, window, force)
    outer = opening(region, rng, (left - 1.5, top - 1.3, right + 1.5, bottom + 1.5), force * 1.1)
    rock = rectangle(*sheet)
    wide = rectangle(sheet[0] - 3, sheet[1] - 3, sheet[2] + 6, sheet[3] + 6)
    x, y = (number(value) for value in light)
    away = f"translate({x} {y}) scale(1.013) translate({number(-light[0])} {number(-light[1])})"
    return (
        fill(rock + inner, mix(inks.t4, inks.light, 0.3), even_odd=True)
        + group(fill(wide + inner, inks.t5, even_odd=True), transform=away)
        + fill(rock + outer, inks.t6, even_odd=True)
    )


def frame(region: str, height: str, seed: int) -> str:
    """The whole file of one frame."""
    rng = random.Random(f"cadre {region} {height} {seed}")
    art = mouth(REGIONS[region], WINDOWS[height], rng)
    return document(-BLEED, -BLEED, CARD[0] + 2 * BLEED, CARD[1] + 2 * BLEED, art)


# ------------------------------------------------------------------------------------------------- panels


def panel(region: str, x: float, y: float, width: float, height: float, radius: float = 2.2) -> PathData:
    """A text panel with the region's corners: round, stepped twice, scooped, chamfered."""
    r, right, bottom = radius, x + width, y + height
    if region == "butina":
        return rounded(x, y, width, height, r)
    if region == "soulstern":
        pen = Pen().move(x + r, y).line(right - r, y).arc(r, r, right, y + r, sweep=False).line(right, bottom - r)
        pen.arc(r, r, right - r, bottom, sweep=False).line(x + r, bottom).arc(r, r, x, bottom - r, sweep=False)
        return str(pen.line(x, y + r).arc(r, r, x + r, y, sweep=False).close())
    h = r / 2
    corner = [(0.0, r), (r, 0.0)] if region == "azkovlar" else [(0.0, r), (h, r), (h, h), (r, h), (r, 0.0)]
    upper = [(x + u, y + v) for u, v in corner] + [(right - u, y + v) for u, v in reversed(corner)]
    return polygon([*upper, *((px, y + bottom - py) for px, py in reversed(upper))])


def drawings() -> dict[str, Callable[[], str]]:
    """Every frame by its path below assets/caveloot/."""

    def drawn(region: str, height: str, seed: int) -> Callable[[], str]:
        return lambda: frame(region, height, seed)

    return {
        f"cadres/{region}-{height}-{seed}.svg": drawn(region, height, seed)
        for region in REGIONS
        for height in WINDOWS
        for seed in SEEDS
    }
