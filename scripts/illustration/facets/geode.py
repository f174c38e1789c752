"""A split geode: a scene in its hollow, a rim of crystals, a rind of raw stone.

The first line of a scene is `= stone stone stone rim seed`: its sky from above to below, what grows at its rim.
A scene's box is 116 × 84, its middle at 58 / 42.
"""

import math
import random
from collections.abc import Mapping, Sequence

from ..document import Fragment, clipped
from ..inks import mix
from ..paths import Point, polygon
from .cut import faceted, shard
from .mesh import middle, triangulated
from .stones import PAPER, STONES, Ramp, paler, stone, tone
from .words import Place, drawn

SCALE = 0.45
CENTRE = (30.6, 23.4)
HALF = (25.6, 18.6)


def geode(text: str, others: Mapping[str, str]) -> Fragment:
    """One scene in its geode, in a box of 61.2 × 46.8."""
    head, _, scene = text.lstrip().partition("\n")
    *sky, rim, seed = head.split()[1:]
    rng = random.Random(f"geode {seed}")
    hollow = _ellipse(rng, 1, 15)
    place = Place(CENTRE[0] - 8 * SCALE, CENTRE[1] + 8 * SCALE, SCALE)
    inside = clipped(polygon(hollow), _sky([stone(name) for name in sky], rng), drawn(scene, others, place))
    return inside + _rind(hollow, STONES[rim], rng) + _crystals(hollow, STONES[rim], rng)


def _ellipse(rng: random.Random, part: float, count: int) -> list[Point]:
    """The edge of the hollow: a square with round corners, shaken."""
    points = []
    for i in range(count):
        turn = 2 * math.pi * (i + rng.uniform(-0.22, 0.22)) / count
        c, s = math.cos(turn), math.sin(turn)
        reach = part * (abs(c) ** 2.6 + abs(s) ** 2.6) ** (-1 / 2.6) * rng.uniform(0.97, 1.03)
        points.append((CENTRE[0] + HALF[0] * reach * c, CENTRE[1] + HALF[1] * reach * s))
    return points


def _sky(stones: Sequence[Ramp], rng: random.Random) -> Fragment:
    """Light triangles, from the first stone above to the last below."""
    points = [(rng.uniform(2, 59), rng.uniform(2, 45)) for _ in range(34)]
    points += [(-9.0, -9.0), (70.0, -9.0), (-9.0, 56.0), (70.0, 56.0)]
    tones = [mix(ramp[4], ramp[5], 0.45) for ramp in stones]
    facets = []
    for triangle in triangulated(points):
        corners = [points[i] for i in triangle]
        down = (middle(corners)[1] / 46.8 + rng.uniform(-0.12, 0.12)) * (len(tones) - 1)
        step = max(0, min(len(tones) - 2, int(down)))
        colour = mix(tones[step], tones[step + 1], max(0, min(1, down - step)))
        facets.append((mix(colour, PAPER, rng.uniform(0, 0.3)), corners))
    return faceted(facets, 0.14)


def _rind(hollow: Sequence[Point], rim: Ramp, rng: random.Random) -> Fragment:
    """Two bands of facets about the hollow: pale stone of the rim, then raw stone."""
    bands = [hollow]
    for across, down, shake in ((1.05, 1.075, 0.5), (1.12, 1.16, 0.7)):
        bands.append([
            (CENTRE[0] + (x - CENTRE[0]) * across + rng.uniform(-shake, shake),
             CENTRE[1] + (y - CENTRE[1]) * down + rng.uniform(-shake, shake))
            for x, y in hollow
        ])  # fmt: skip
    facets = []
    for inner, outer, ramp, base in (
        (bands[1], bands[2], STONES["smoky"], 0.36),
        (bands[0], bands[1], paler(rim, 0.25), 0.62),
    ):
        for i in range(len(hollow)):
            j = (i + 1) % len(hollow)
            corners = [inner[i], inner[j], outer[j], outer[i]]
            hub = middle(corners)
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
                x, y = middle([a, b])
                light = base - 0.1 * (x - CENTRE[0]) / 26 - 0.1 * (y - CENTRE[1]) / 19 + rng.uniform(-0.15, 0.15)
                facets.append((tone(ramp, light), [a, b, hub]))
    return faceted(facets, 0.14)


def _crystals(hollow: Sequence[Point], rim: Ramp, rng: random.Random) -> Fragment:
    """What grows inwards, in three or four clusters of unlike height; low where the scene stands."""
    phase = rng.uniform(0, 2 * math.pi)
    grown = []
    for i, a in enumerate(hollow):
        b = hollow[(i + 1) % len(hollow)]
        count = max(1, round(math.dist(a, b) / 2.7))
        for k in range(count):
            u = (k + rng.uniform(0.2, 0.8)) / count
            x, y = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u
            turn = math.atan2(y - CENTRE[1], x - CENTRE[0])
            swell = max(0.0, math.sin(2 * turn + phase) + 0.55 * math.sin(3 * turn - phase * 1.7))
            if swell < 0.1 and rng.random() < 0.8:
                continue
            low = 0.4 if abs(x - CENTRE[0]) < 14 else 1
            height = 0.6 + 6.2 * swell**1.5 * low * rng.choice((0.3, 0.55, 0.8, 1.15))
            grown.append((height, x, y, turn + rng.uniform(-0.35, 0.35), rng.uniform(1.3, 3.2) * (1 + 0.4 * swell)))
    facets = []
    for height, x, y, turn, width in sorted(grown, reverse=True):
        c, s = math.cos(turn), math.sin(turn) * 0.9
        facets += shard((x + c * 0.7, y + s * 0.7), (x - c * height, y - s * height), width, rim, 0.58)
    return faceted(facets, 0.12)
