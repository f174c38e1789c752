"""A split geode: a scene in its hollow, a rim of crystals, a rind of raw stone.

The first line of a scene is `= stone stone stone rim seed`: its sky from above to below, what grows at its rim.
A scene's box is 116 × 84, its middle at 58 / 42, in a geode of 61.2 × 46.8; a wider geode shows it larger, a higher one
more of it above and below.
"""

import math
import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..document import Fragment, clipped
from ..inks import mix
from ..paths import Point, polygon
from .cut import faceted, shard
from .mesh import middle, triangulated
from .stones import PAPER, STONES, Ramp, paler, stone, tone
from .words import Place, drawn

WIDTH, HEIGHT = 61.2, 46.8
SCALE = 0.45


class Size(NamedTuple):
    """Of a geode: its width and height, and how many times a card's it is."""

    width: float
    height: float

    @property
    def times(self) -> float:
        return self.width / WIDTH

    @property
    def centre(self) -> Point:
        return self.width / 2, self.height / 2


def geode(text: str, others: Mapping[str, str], width: float = WIDTH, height: float = HEIGHT) -> Fragment:
    """One scene in its geode."""
    size = Size(width, height)
    head, _, scene = text.lstrip().partition("\n")
    *sky, rim, seed = head.split()[1:]
    rng = random.Random(f"geode {seed}")
    hollow = _ellipse(size, rng)
    scale = SCALE * size.times
    place = Place(size.centre[0] - 8 * scale, size.centre[1] + 8 * scale, scale)
    inside = clipped(polygon(hollow), _sky(size, [stone(name) for name in sky], rng), drawn(scene, others, place, 0.12))
    return inside + _rind(size, hollow, STONES[rim], rng) + _crystals(size, hollow, STONES[rim], rng)


def _ellipse(size: Size, rng: random.Random) -> list[Point]:
    """The edge of the hollow: a box with round corners, shaken."""
    points: list[Point] = []
    count = round(15 * (size.width + size.height) / (WIDTH + HEIGHT) / size.times**0.5)
    for i in range(count):
        turn = 2 * math.pi * (i + rng.uniform(-0.22, 0.22)) / count
        c, s = math.cos(turn), math.sin(turn)
        reach = (abs(c) ** 2.6 + abs(s) ** 2.6) ** (-1 / 2.6) * rng.uniform(0.97, 1.03)
        half = size.centre[0] - 5 * size.times, size.centre[1] - 4.8 * size.times
        points.append((size.centre[0] + half[0] * reach * c, size.centre[1] + half[1] * reach * s))
    return points


def _sky(size: Size, stones: Sequence[Ramp], rng: random.Random) -> Fragment:
    """Light triangles, from the first stone above to the last below."""
    width, height = size.width, size.height
    count = round(34 * height / size.times / HEIGHT)
    points = [(rng.uniform(2, width - 2), rng.uniform(2, height - 2)) for _ in range(count)]
    points += [(-9.0, -9.0), (width + 9, -9.0), (-9.0, height + 9), (width + 9, height + 9)]
    tones = [mix(ramp[4], ramp[5], 0.45) for ramp in stones]
    facets = []
    for triangle in triangulated(points):
        corners = [points[i] for i in triangle]
        down = (middle(corners)[1] / height + rng.uniform(-0.12, 0.12)) * (len(tones) - 1)
        step = max(0, min(len(tones) - 2, int(down)))
        colour = mix(tones[step], tones[step + 1], max(0, min(1, down - step)))
        facets.append((mix(colour, PAPER, rng.uniform(0, 0.3)), corners))
    return faceted(facets, 0.14)


def _rind(size: Size, hollow: Sequence[Point], rim: Ramp, rng: random.Random) -> Fragment:
    """Two bands of facets about the hollow: pale stone of the rim, then raw stone."""
    cx, cy = size.centre
    tall = size.width / size.height / WIDTH * HEIGHT
    bands = [hollow]
    for across, down, shake in ((1.05, 1.035 + 0.04 * tall, 0.5), (1.12, 1.075 + 0.085 * tall, 0.7)):
        bands.append([
            (cx + (x - cx) * across + rng.uniform(-shake, shake) * size.times,
             cy + (y - cy) * down + rng.uniform(-shake, shake) * size.times)
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
                light = base - 0.1 * (x - cx) / cx - 0.1 * (y - cy) / cy + rng.uniform(-0.15, 0.15)
                facets.append((tone(ramp, light), [a, b, hub]))
    return faceted(facets, 0.14)


def _crystals(size: Size, hollow: Sequence[Point], rim: Ramp, rng: random.Random) -> Fragment:
    """What grows inwards, in three or four clusters of unlike height; low where the scene stands."""
    (cx, cy), times = size.centre, size.times
    phase = rng.uniform(0, 2 * math.pi)
    grown = []
    for i, a in enumerate(hollow):
        b = hollow[(i + 1) % len(hollow)]
        count = max(1, round(math.dist(a, b) / times / 2.7))
        for k in range(count):
            u = (k + rng.uniform(0.2, 0.8)) / count
            x, y = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u
            turn = math.atan2(y - cy, x - cx)
            swell = max(0.0, math.sin(2 * turn + phase) + 0.55 * math.sin(3 * turn - phase * 1.7))
            if swell < 0.1 and rng.random() < 0.8:
                continue
            low = 0.4 if abs(x - cx) < 14 * times else 1
            # The lower half is where faces are.
            most = 6 if y < cy - 3 * times else 2.6
            height = 0.6 + min(most, 5.6 * swell**1.5 * low) * rng.choice((0.3, 0.55, 0.8, 1.1))
            width = rng.uniform(1.3, 3.2) * (1 + 0.4 * swell)
            grown.append((height * times, x, y, turn + rng.uniform(-0.35, 0.35), width * times))
    facets = []
    for height, x, y, turn, width in sorted(grown, reverse=True):
        c, s = math.cos(turn), math.sin(turn) * 0.9
        facets += shard((x + c * 0.7 * times, y + s * 0.7 * times), (x - c * height, y - s * height), width, rim, 0.58)
    return faceted(facets, 0.12)
