"""What stands by the sea: isles, cliffs with arches, palms, waves, gulls."""

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise

from ..document import Flats, Fragment, crested, fill, lit, shifted
from ..inks import Inks, mix
from ..paths import (
    Outline,
    PathData,
    Point,
    along,
    brush,
    curve,
    ellipse,
    lens,
    polygon,
    rectangle,
    sampled,
    table,
    turned,
    wedge,
)
from .window import HEIGHT, OVER, WIDTH, Disc, glints, light_at, ripples


def sea(inks: Inks, disc: Disc, horizon: float, rng: random.Random, *, foot: float = HEIGHT * 0.93) -> Fragment:
    """Flat sea with a bright horizon, the path of light below the disc, and ripples."""
    area = rectangle(-OVER, horizon, WIDTH + 2 * OVER, HEIGHT + OVER - horizon)
    return (
        fill(area, inks.t4)
        + fill(rectangle(-OVER, horizon, WIDTH + 2 * OVER, 0.45), mix(inks.t4, inks.light, 0.55))
        + fill(ripples(horizon + 1.6, foot, 17, rng), inks.t5)
        + fill(glints(disc.x, horizon + 0.9, foot, disc.radius * 0.9, disc.radius * 2.1, 15, rng), inks.glow)
    )


def isle(inks: Inks, disc: Disc, x: float, horizon: float, width: float, height: float) -> Fragment:
    """A far flat-topped isle of one tone, lit along its crest."""
    crest = table("-.5 0, -.36 .35, -.24 .5, -.12 1, .02 .86, .12 .55, .3 .3, .52 0")
    path = polygon((x + u * width, horizon + 0.4 - v * height) for u, v in crest)
    return crested(path, mix(inks.t2, inks.light, 0.5), inks.t2, slip=(-disc.side(x) * 0.25, 0.25))


# ------------------------------------------------------------------------------------------------- cliffs


def scarp(foot: Point, head: Point, rng: random.Random, ledges: int = 4) -> list[Point]:
    """One side of a cliff from foot to head: long steep runs and short ledges, never a slope."""
    (x, y), (hx, hy) = foot, head
    shares = [rng.uniform(0.6, 1.4) for _ in range(ledges)]
    unit = sum(shares)
    line = [foot]
    for i, share in enumerate(shares):
        rise, run = (hy - foot[1]) * share / unit, (hx - foot[0]) * share / unit
        x, y = x + run * 0.25, y + rise * 0.84
        line.append((x, y))
        x, y = x + run * 0.75, y + rise * 0.16
        if i < ledges - 1:
            line.append((x, y))
    return [*line, head]


def cliff(
    inks: Inks,
    disc: Disc,
    left: Sequence[Point],
    top: Sequence[Point],
    right: Sequence[Point],
    spine: Sequence[Point],
    rng: random.Random,
    *,
    cuts: int = 14,
) -> Fragment:
    """A cliff of two planes: lit towards the disc, in shadow behind the spine, strata cut into both.

    `left` runs up from the foot, `top` from left to right, `right` down again; `spine` runs down from the top
    to the foot.
    """
    outline = [*left, *top, *right]
    shape = polygon(outline)
    x = sum(px for px, _ in outline) / len(outline)
    side = disc.side(x)
    near, far = (right, [*left, top[0]]) if side > 0 else (list(left)[::-1], [*right[::-1], top[-1]])
    shaded = polygon([*far, *spine])
    strata = lit_cuts = ""
    for i in range(cuts):
        part = 0.06 + 0.86 * (i + rng.uniform(0.1, 0.9)) / cuts
        ax, ay = along(near, part)
        if i % 3:
            strata += lens(ax - side * rng.uniform(1.4, 3.4), ay, rng.uniform(1.6, 3.4), 0.42)
        else:
            strata += wedge(ax + side * 0.4, ay, rng.uniform(2.2, 4.2), 0.6, 90 + side * 90)
        bx, by = along(spine, part)
        if i % 2:
            strata += wedge(bx - side * 0.3, by, rng.uniform(1.4, 3.2), 0.55, 90 - side * 90 + rng.uniform(-6, 6))
        else:
            lit_cuts += lens(bx - side * rng.uniform(1.2, 2.4), by, rng.uniform(1.2, 2.8), 0.4)
    inner = fill(shaded, inks.shadow) + fill(strata, inks.shadow) + fill(lit_cuts, mix(inks.shadow, inks.t3, 0.55))
    return lit(shape, Flats(inks.light, inks.t3), light_at(disc, x, 0.5, fall=0.4), inner=inner)


def grass(inks: Inks, top: Sequence[Point], rng: random.Random, *, thickness: float = 0.9) -> Fragment:
    """A green cap on a flat top, hanging over its edge in tufts."""
    upper = [(x, y - thickness * rng.uniform(0.5, 1.3)) for x, y in top]
    lower: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(top):
        count = max(1, round(abs(bx - ax) / 1.1))
        for i in range(count):
            u = i / count
            x, y = ax + (bx - ax) * u, ay + (by - ay) * u
            lower += [(x, y + 0.1), (x + 0.35, y + rng.uniform(0.6, 1.6))]
    outline = [(top[0][0] - 0.7, top[0][1] + 0.4), *upper, (top[-1][0] + 0.7, top[-1][1] + 0.4), *lower[::-1]]
    return crested(curve(outline), mix(inks.t4, inks.light, 0.45), inks.t5, slip=(0, 0.3))


def surf(inks: Inks, x: float, y: float, width: float, rng: random.Random) -> Fragment:
    """Broken foam at the foot of a rock: bright lenses and a dark one under them."""
    foam = "".join(
        lens(x + rng.uniform(-0.4, 0.4) * width, y + rng.uniform(-0.15, 0.55), width * rng.uniform(0.2, 0.6), 0.5)
        for _ in range(5)
    )
    return fill(lens(x, y + 0.9, width * 1.1, 0.9), inks.t5) + fill(lens(x, y, width * 1.15, 0.7) + foam, inks.light)


# ------------------------------------------------------------------------------------------------- plants


def frond(root: Point, angle: float, length: float, rng: random.Random) -> PathData:
    """A palm leaf that arches and droops, its lower side notched."""
    tip = (
        root[0] + math.cos(math.radians(angle)) * length,
        root[1] + math.sin(math.radians(angle)) * length * 0.55 + length * 0.32,
    )
    bend = (
        root[0] + math.cos(math.radians(angle)) * length * 0.55,
        root[1] + math.sin(math.radians(angle)) * length * 0.6 - length * 0.12,
    )

    def spine(u: float) -> Point:
        a, b, c = (1 - u) ** 2, 2 * u * (1 - u), u * u
        return a * root[0] + b * bend[0] + c * tip[0], a * root[1] + b * bend[1] + c * tip[1]

    upper = [spine(k / 7) for k in range(8)]
    upper = [(x, y - length * 0.04 * math.sin(math.pi * k / 7)) for k, (x, y) in enumerate(upper)]
    lower = []
    lean = math.cos(math.radians(angle))
    for j in range(7, 0, -1):
        u = j / 8
        x, y = spine(u)
        deep = length * (0.19 * math.sin(math.pi * u) + 0.02) * rng.uniform(0.85, 1.15)
        lower += [(x + 0.02 * length * lean, y + deep * 0.22), (x + 0.05 * length * lean, y + deep)]
    return polygon(upper + lower)


def palm(
    inks: Inks, foot: Point, head: Point, size: float, rng: random.Random, *, bend: float = 0.0, rim: Point = (0.3, 0.3)
) -> Fragment:
    """A palm in silhouette; its trunk runs from `foot` to `head`, bent by `bend` of its length; leaves of `size`."""
    (x, y), (hx, hy) = foot, head
    length = math.hypot(hx - x, hy - y)
    way = [foot, ((x + hx) / 2 + bend * length, (y + hy) / 2), head]
    thick = length * 0.055
    path, scars = brush(way, thick * 1.25, thick * 0.6), ""
    spine = sampled(way, 6)
    for part in range(2, 11):
        (ax, ay), (bx, by) = spine[part - 1], spine[part]
        heading = math.degrees(math.atan2(by - ay, bx - ax))
        scars += wedge(*turned((bx, by), heading, 0, -thick * 0.45), thick * 0.9, thick * 0.16, heading + 70)
    for angle in (-196, -170, -143, -104, -66, -30, 0, 18):
        path += frond(head, angle + rng.uniform(-6, 6), size * rng.uniform(0.82, 1.1), rng)
    path += "".join(ellipse(hx + dx * size / 13, hy + size * 0.05, size * 0.04, size * 0.05) for dx in (-0.6, 0.1, 0.7))
    return (
        shifted(-rim[0], -rim[1], fill(path, mix(inks.t2, inks.light, 0.35)))
        + fill(path, inks.t6)
        + fill(scars, inks.t5)
    )


def agave(x: float, y: float, size: float, rng: random.Random) -> PathData:
    """A tuft of sword-shaped leaves."""
    path = ""
    for angle in range(-165, -10, 26):
        turn = angle + rng.uniform(-8, 8)
        reach = size * rng.uniform(0.75, 1.1)
        tip = turned((x, y), turn, reach, 0)
        path += brush(
            [(x, y), turned((x, y), turn - 6, reach * 0.5, 0), tip], size * 0.1, 0.04, middle=size * 0.12, steps=3
        )
    return path


# ----------------------------------------------------------------------------------------------- the rest


def gull(x: float, y: float, size: float) -> PathData:
    wing: Outline = [
        (x - size, y - size * 0.28, True),
        (x - size * 0.45, y - size * 0.42),
        (x, y, True),
        (x + size * 0.45, y - size * 0.42),
        (x + size, y - size * 0.28, True),
        (x + size * 0.45, y - size * 0.2),
        (x, y + size * 0.18, True),
        (x - size * 0.45, y - size * 0.2),
    ]
    return curve(wing)


def gulls(places: Iterable[Sequence[float]]) -> PathData:
    return "".join(gull(*place) for place in places)


def swell(y: float, height: float, length: float, rng: random.Random, *, lean: float = 0.18) -> list[Sequence[float]]:
    """The crest line of a row of waves from left to right: round troughs, pointed crests that lean."""
    line: list[Sequence[float]] = []
    x = -OVER - rng.uniform(0, length)
    while x < WIDTH + OVER + length:
        run, rise = length * rng.uniform(0.75, 1.25), height * rng.uniform(0.55, 1.1)
        line += [
            (x, y),
            (x + run * 0.3, y - rise * 0.22),
            (x + run * (0.5 + lean), y - rise, True),
            (x + run * (0.62 + lean), y - rise * 0.35),
        ]
        x += run
    return line


def waves(inks: Inks, line: Sequence[Sequence[float]], body: str, rim: str, cut: str, rng: random.Random) -> Fragment:
    """A row of waves down to the foot of the picture: rim on the crests, hollow cuts on their faces, foam."""
    shape = curve([(line[0][0], HEIGHT + OVER, True), *line, (line[-1][0], HEIGHT + OVER, True)])
    cuts = foam = ""
    for knot in line:
        if len(knot) > 2:
            x, y = knot[0], knot[1]
            for i in range(3):
                down = 0.9 + i * 0.95
                cuts += wedge(x - 0.3 - i * 0.9, y + down, rng.uniform(2.2, 4.6), 0.42, 166 - i * 4)
            foam += wedge(x + 0.15, y + 0.12, rng.uniform(2.2, 3.6), 0.62, 168 + rng.uniform(-4, 2))
            foam += wedge(x, y + 0.2, rng.uniform(1.1, 2.0), 0.55, 62 + rng.uniform(-8, 8))
    return fill(shape, rim) + shifted(0, 0.4, fill(shape, body)) + fill(cuts, cut) + fill(foam, inks.light)
