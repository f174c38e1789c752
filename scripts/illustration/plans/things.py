"""What stands on squares of floor, seen straight from above; every thing in its own space, its middle at 0, 0.

`w` and `h` are what its squares measure. Drawn squares (altar, tomb, well, pillar) have a closed dark outline of 0.5.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, Polygon

from ..document import Fragment, fill, group, placed, stroke
from ..engraving.burin import INK, PAPER, RED
from ..paths import brush, circle, curve, mirrored, polygon, rectangle, sampled, spike, star, turned
from .strewn import TINT, block, cut, data, disc, flat, lines, mass, poly, rays, rim_heavy, sunk

DARK = 0.5


class Around(NamedTuple):
    """What a thing knows of its place: the side on which it stands against a wall, or ''."""

    wall: str


Thing = Callable[[float, float, random.Random, Around], Fragment]
ANGLES = {"": 0, "N": 0, "E": 90, "S": 180, "W": -90}


def _turn(drawn: Fragment, angle: float) -> Fragment:
    return placed(drawn, 0, 0, angle=angle) if angle else drawn


# ------------------------------------------------------------------------------------------- bones and marks


def skull(scale: float = 1, *, angle: float = 0, x: float = 0, y: float = 0) -> Fragment:
    """A skull from the front, its jaw in place."""
    dome = mirrored([(0, -5.2), (2.6, -4.7), (4.4, -2.6), (4.5, 0), (3.7, 1.6, True), (3.9, 2.7), (2.5, 3.2, True), (2.3, 5.1), (0, 5.6)], 0)
    area = poly(dome, smooth=True)
    drawn = fill(data(area.buffer(0.5)), PAPER)
    for side in (-1, 1):
        shade = area.intersection(block(side * 4.6, -0.8, 4.2, 9))
        if isinstance(shade, Polygon):
            drawn += fill(lines(shade, 18 * side, lambda d: 0.06 + 0.3 * np.exp(-((d / 0.9) ** 2)), pitch=0.58 if scale > 0.7 else 1), INK)
        eye = [(side * 0.7, 0.6), (side * 1.1, -1.0), (side * 2.6, -1.3), (side * 3.1, 0.2), (side * 2.2, 1.6), (side * 1.2, 1.5)]
        drawn += fill(curve(eye), INK) + fill(circle(side * 1.6, -0.1, 0.34), PAPER)
    drawn += stroke(curve(dome), INK, 0.42)
    drawn += fill(polygon([(0, 1.2), (-0.75, 2.7), (0, 2.35), (0.75, 2.7)]), INK)
    drawn += fill("".join(cut([(tx, 3.5), (tx, 5.3)], 0.34) for tx in (-1.6, -0.8, 0, 0.8, 1.6)), INK)
    drawn += stroke(polygon([(-2.3, 4.35), (2.3, 4.35)], closed=False), INK, 0.22)
    return placed(drawn, x, y, scale, angle=angle)


def long_bone(x: float, y: float, angle: float, length: float = 15, scale: float = 1) -> Fragment:
    """A thigh bone: shaft and two double heads."""
    half = length / 2
    upper = [(-half + 1.4, -0.72), (0, -0.55), (half - 1.4, -0.72), (half - 0.7, -1.75), (half + 0.7, -1.3), (half + 0.35, 0.0)]
    left = [(-px, py) for px, py in upper[2:]]
    outline = [*upper, *[(px, -py) for px, py in reversed(upper[2:-1])], (0, 0.55), *[(px, -py) for px, py in left], *reversed(left[:-1])]
    area = poly(outline, smooth=True).buffer(0)
    drawn = flat(area.buffer(0.45), PAPER)
    drawn += fill("".join(cut([(px, 0.6), (px + 0.15, 0.05)], 0.22) for px in np.arange(-half + 2, half - 1.6, 0.62)), INK)
    drawn += stroke(data(area), INK, 0.36)
    return placed(drawn, x, y, scale, angle=angle)


def bones(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    tilt = rng.uniform(-14, 14)
    drawn = long_bone(0, 2.4, 31) + long_bone(0, 2.4, -31)
    for k in range(3):
        angle = rng.uniform(0, 360)
        drawn += long_bone(7.2 * math.cos(2.2 + 2.0 * k), 1.5 + 6.4 * math.sin(2.2 + 2.0 * k), angle, 4.4, 0.62)
    return _turn(drawn + skull(0.86, y=-2.2), tilt)


def skulls(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A charnel heap, the skulls looking every way."""
    drawn = "".join(long_bone(x, y, a, 12, 0.8) for x, y, a in ((-3, 5.2, 20), (3.4, 4.8, -28), (-4.4, -2.4, 70), (4.2, -3, 112)))
    heap = (
        (-2.6, -6.2, 0.5, -24),
        (3.4, -5.8, 0.52, 19),
        (-6, -0.6, 0.56, -40),
        (6.2, 0.4, 0.54, 34),
        (0.6, -1.4, 0.62, 6),
        (-3.2, 4.4, 0.64, -14),
        (3.8, 5.2, 0.6, 22),
    )
    return drawn + "".join(skull(size, x=x, y=y, angle=tilt + rng.uniform(-9, 9)) for x, y, size, tilt in heap)


def scorch(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    path, soot = "", ""
    for k in range(34):
        a = math.tau * k / 34 + rng.uniform(-0.07, 0.07)
        inner, outer = rng.uniform(1.6, 3.0), rng.uniform(5.0, 6.6) if k % 3 else rng.uniform(7.6, 9.6)
        bend = a + rng.uniform(-0.12, 0.12)
        mid = (inner + outer) / 2
        path += cut(
            [(inner * math.cos(a), inner * math.sin(a)), (mid * math.cos(bend), mid * math.sin(bend)), (outer * math.cos(a), outer * math.sin(a))], 0.85
        )
        far = rng.uniform(7, 10)
        soot += circle(far * math.cos(a + 0.09), far * math.sin(a + 0.09), rng.uniform(0.12, 0.3)) if k % 4 == 1 else ""
    core = curve([((2.5 + 0.6 * (k % 2)) * math.cos(math.tau * k / 11), (2.5 + 0.6 * (k % 2)) * math.sin(math.tau * k / 11)) for k in range(11)])
    return fill(path + core + soot, INK) + fill(
        "".join(cut([(x, y), (x + 0.6, y - 0.2)], 0.3, both=True) for x, y in ((-1.2, -0.6), (0.6, 0.3), (-0.3, 1.2))), PAPER
    )


def mark_sinister(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A star of eight cut in the slabs, in a ring."""
    drawn = fill(rays(0, 0, 14.2, 17.6, 48, 0.7), INK) + stroke(circle(0, 0, 14), INK, 0.55) + stroke(circle(0, 0, 12.9), INK, 0.2)
    for outer, angle, sides in ((11.8, -90, TINT), (11.8, -67.5, TINT)):
        drawn += fill(star(0, 0, outer, 2.9, 4, angle), sides) + stroke(star(0, 0, outer, 2.9, 4, angle), INK, 0.4)
    for k in range(8):
        a = math.pi * k / 4
        tip, side = ((11.8 * math.cos(a), 11.8 * math.sin(a)), (2.9 * math.cos(a + math.pi / 4), 2.9 * math.sin(a + math.pi / 4)))
        drawn += fill(polygon([(0, 0), tip, side]), INK)
    return drawn + fill(circle(0, 0, 2.3), PAPER) + stroke(circle(0, 0, 2.3), INK, 0.4) + fill(circle(0, 0, 0.9), INK)


def slime(scale: float, rng: random.Random) -> Polygon:
    """A puddle with lobes."""
    way = []
    for k in range(14):
        a = math.tau * k / 14
        reach = scale * (rng.uniform(0.86, 1.04) if k % 2 else rng.uniform(0.7, 0.84))
        way.append((reach * math.cos(a), reach * 0.88 * math.sin(a)))
    return poly(way, smooth=True).buffer(0)


def mark_foul(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """Slime that has run out over the floor: rings, bubbles, drops."""
    area = slime(16.5, rng)
    drawn = sunk(area, [(0.9, 0.5), (1.9, 0.42), (3.0, 0.34), (4.3, 0.26), (5.9, 0.18)], edge=0.6)
    for x, y, r in ((-4.4, -3, 2.3), (3.6, 1.2, 3.1), (-1.2, 5.6, 1.7), (7.6, -5.4, 1.5)):
        drawn += fill(circle(x, y, r), PAPER) + stroke(circle(x, y, r), INK, 0.42)
        drawn += fill(cut([(x - r * 0.6, y + r * 0.2), (x - r * 0.2, y + r * 0.62), (x + r * 0.4, y + r * 0.55)], 0.34, both=True) + circle(x, y, 0.3), INK)
    for x, y, r in ((-15.6, 11, 1.3), (14.8, 12.4, 1.7), (15.5, -12.6, 1.1), (-14.4, -13, 1.5)):
        drawn += mass(disc(x, y, r), 0.6, 0, edge=0.4, halo=0.2, depth=0.6)
    return drawn


def pool(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    area = slime(9.4, rng)
    drawn = sunk(area, [(0.8, 0.32), (1.7, 0.26), (2.7, 0.2), (3.9, 0.15)], edge=0.42)
    return drawn + fill(circle(-1.6, 0.4, 0.9), PAPER) + stroke(circle(-1.6, 0.4, 0.9), INK, 0.3)


# ------------------------------------------------------------------------------------------------ dressed stone


def pillar(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A plinth with its corners cut and a round shaft of eight lobes."""
    plinth = block(0, 0, 12.8, 12.8)
    drawn = mass(plinth, 0.62, 45, edge=DARK, depth=1.1, pitch=0.6)
    drawn += stroke(data(block(0, 0, 11.4, 11.4)), INK, 0.18)
    shaft = disc(0, 0, 5.5)
    drawn += fill(data(shaft.buffer(0.4)), PAPER) + fill(data(shaft), PAPER)
    drawn += fill(rays(0, 0, 5.5, 3.7, 32, 0.5), INK) + stroke(data(shaft), INK, DARK)
    drawn += stroke(circle(0, 0, 3.6), INK, 0.24) + fill(circle(0, 0, 2.9), TINT)
    return drawn + fill(rays(0, 0, 2.9, 1.5, 20, 0.42), INK) + stroke(circle(0, 0, 2.9), INK, 0.3) + fill(circle(0, 0, 0.5), INK)


def altar(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A slab under a cloth, a cup of blood between four candles."""
    drawn = mass(block(0, 0, 18.6, 13.6), 0.8, 0, edge=DARK, depth=1.2)
    drawn += mass(block(0, 0, 16.2, 11.2), 0, 0, flat=PAPER, edge=0.36)
    drawn += mass(block(0, 0, 6.4, 11.2), 0, 90, flat=TINT, edge=0.36, halo=0)
    drawn += fill(
        lines(block(-2.2, 0, 1.8, 11), 90, rim_heavy(0.5, 0.5, 0.5), pitch=0.5) + lines(block(2.2, 0, 1.8, 11), 90, rim_heavy(0.5, 0.5, 0.5), pitch=0.5), INK
    )
    drawn += fill("".join(cut([(x, y), (x, y + s * 1.5)], 0.3) for x in np.arange(-2.8, 3, 0.7) for y, s in ((5.7, 1), (-5.7, -1))), INK)
    for x in (-5.9, 5.9):
        for y in (-3.6, 3.6):
            drawn += (
                fill(rays(x, y, 1.5, 2.0, 10, 0.3), INK)
                + fill(circle(x, y, 1.25), PAPER)
                + stroke(circle(x, y, 1.25), INK, 0.32)
                + fill(circle(x, y, 0.42), INK)
            )
    drawn += fill(circle(0, 0, 2.6), PAPER) + fill(rays(0, 0, 2.6, 1.8, 22, 0.34), INK) + stroke(circle(0, 0, 2.6), INK, 0.42)
    return drawn + fill(circle(0, 0, 1.55), RED) + stroke(circle(0, 0, 1.55), INK, 0.25)


def altar_overturned(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """The slab thrown off its base, broken in two; the cup's wine has run out."""
    drawn = mass(block(-6, 1.2, 14, 11.5), 0.95, 90, edge=DARK, depth=1.4)
    drawn += fill(data(block(-6, 1.2, 10.4, 8)), INK)
    spill = poly([(7.5, 5.5), (10.5, 4.2), (14.2, 5.6), (15.4, 8.2), (12, 8.8), (9.4, 8.4)], smooth=True)
    drawn += fill(data(spill), RED) + stroke(data(spill), INK, 0.3)
    left = affinity.rotate(poly([(-15, -5.6), (-1.6, -5.6), (-0.2, -2.2), (-2.2, 0.6), (-0.6, 5.6), (-15, 5.6)]), -17, origin=(0, 0))
    right = affinity.translate(affinity.rotate(poly([(0.6, -5.6), (13, -5.6), (13, 5.6), (1.8, 5.6), (0.2, 0.8), (2.2, -2.1)]), 14, origin=(0, 0)), 3.6, -2.4)
    for area, angle in ((left, 73), (right, 104)):
        drawn += mass(area, 0.62, angle, flat=PAPER, edge=DARK, depth=1.8, halo=0.5)
        drawn += stroke(data(area.buffer(-1.3, join_style="mitre")), INK, 0.22)
    drawn += placed(
        fill(
            polygon(
                [(-0.7, -4), (0.7, -4), (0.7, -1.2), (3, -1.2), (3, 0.2), (0.7, 0.2), (0.7, 4.4), (-0.7, 4.4), (-0.7, 0.2), (-3, 0.2), (-3, -1.2), (-0.7, -1.2)]
            ),
            INK,
        ),
        -8,
        2.4,
        angle=163,
    )
    cup = poly([(-2, -2.4), (2, -2.4), (1.4, 0.4), (0.5, 1), (0.5, 3), (1.7, 3.8), (-1.7, 3.8), (-0.5, 3), (-0.5, 1), (-1.4, 0.4)])
    drawn += placed(mass(cup, 0.4, 0, flat=PAPER, edge=0.36, depth=0.6), 7.6, 7.4, angle=98)
    for x, y, s, a in ((-16.4, -7, 1.2, 20), (-17.5, 3, 0.8, 60), (17.6, -6.6, 1.1, 40), (3.4, 8.6, 0.9, 10), (18.8, 0.6, 0.7, 80)):
        drawn += mass(affinity.rotate(block(x, y, 2 * s, 1.7 * s), a), 0.5, a + 90, flat=PAPER, edge=0.32, halo=0.2, depth=0.5)
    return drawn


TOMB = [(-3.7, -9.2), (3.7, -9.2), (5.6, -3.6), (3.4, 9.2), (-3.4, 9.2), (-5.6, -3.6)]


def cross(x: float, y: float, arm: float, long: float, wide: float) -> list[tuple[float, float]]:
    b = wide / 2
    top = y - arm * 1.1
    return [
        (x - b, top),
        (x + b, top),
        (x + b, y - b),
        (x + arm, y - b),
        (x + arm, y + b),
        (x + b, y + b),
        (x + b, y + long),
        (x - b, y + long),
        (x - b, y + b),
        (x - arm, y + b),
        (x - arm, y - b),
        (x - b, y - b),
    ]


def tomb(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A coffin of stone: hatched flanks, a light lid, a cross of ink."""
    area = poly(TOMB)
    drawn = mass(area, 0.75, 0, edge=DARK, depth=1.2)
    lid = area.buffer(-1.35, join_style="mitre")
    drawn += mass(lid, 0.4, 90, flat=PAPER, edge=0.36, halo=0.2, depth=0.9) + stroke(data(area.buffer(-2.1, join_style="mitre")), INK, 0.16)
    drawn += stroke("".join(polygon([a, b], closed=False) for a, b in zip(TOMB, list(lid.exterior.coords)[:-1], strict=False) if math.dist(a, b) < 3), INK, 0.3)
    drawn += fill(polygon(cross(0, -3, 2.7, 9.2, 1.3)), INK) + fill(circle(0, -3, 0.42), PAPER)
    return _turn(drawn, rng.choice((0, 0, 180)) if around.wall in ("", "N") else ANGLES[around.wall])


def effigy(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A knight of stone on his tomb, hands joined, a dog at his feet; the head towards the wall."""
    drawn = mass(block(0, 0, 11.6, 19), 0.85, 0, edge=DARK, depth=1.3)
    drawn += mass(block(0, 0, 9, 16.6), 0, 0, flat=PAPER, edge=0.36, halo=0)
    drawn += fill(lines(block(0, -6.1, 6.8, 3.6), 90, lambda d: 0.16 + 0 * d, pitch=0.55), INK) + stroke(data(block(0, -6.1, 6.8, 3.6)), INK, 0.3)
    body = poly(
        mirrored([(0, -3.9), (2.2, -3.7), (3.7, -2.4), (3.4, 0.4), (2.5, 1.8), (2.9, 5.4), (2.5, 7.4, True), (0.5, 7.4, True), (0, 2.4, True)], 0), smooth=True
    ).buffer(0)
    drawn += mass(body, 0.75, 0, edge=0.42, depth=0.8, pitch=0.5)
    helm = poly(mirrored([(0, -8), (1.5, -7.6), (1.9, -5.6), (1.4, -3.9), (0, -3.3)], 0), smooth=True)
    drawn += mass(helm, 0, 0, flat=PAPER, edge=0.42, halo=0.25)
    drawn += fill(rectangle(-1.3, -6.2, 2.6, 0.55) + rectangle(-0.2, -6, 0.4, 2.2), INK)
    drawn += mass(poly(cross(0, -1.4, 2.0, 8.4, 0.9)), 0, 0, flat=PAPER, edge=0.34, halo=0.2)
    drawn += mass(poly([(-1.5, -1.8), (0, -2.5), (1.5, -1.8), (1, -0.6), (-1, -0.6)]), 0, 0, flat=PAPER, edge=0.34, halo=0.1)
    return _turn(drawn, {"N": 0, "S": 180}.get(around.wall, ANGLES[around.wall]) if around.wall in "NS" else 0)


def sarcophagus(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """Two squares long: the lid thrust aside, darkness below, a bat of iron on the lid, one drop of blood."""
    drawn = mass(block(0, 0, 38, 16.4), 0.85, 90, edge=DARK, depth=1.6)
    drawn += mass(block(0, 0, 33.6, 12), 0, 0, flat=INK, edge=0.4, halo=0.35)
    lid = affinity.rotate(poly([(-19, -6.9), (12.6, -6.9), (15.6, -3.2), (15.6, 3.2), (12.6, 6.9), (-19, 6.9)]), 7, origin=(0, 0))
    lid = affinity.translate(lid, -1.6, 1.5)
    drawn += mass(lid, 0.66, 7, flat=PAPER, edge=DARK, depth=2.0, halo=0.6)
    drawn += stroke(data(lid.buffer(-1.5, join_style="mitre")), INK, 0.45) + stroke(data(lid.buffer(-2.2, join_style="mitre")), INK, 0.16)
    drawn += placed(bat_shape(0.56), -2.6, 1.6, angle=97)
    for x, y in ((-18.2, -7.6), (18.2, -7.6), (18.2, 7.6)):
        drawn += fill(circle(x, y, 1), PAPER) + stroke(circle(x, y, 1), INK, 0.4)
    drop = [(16.9, -4.4), (17.6, -2.6), (16.9, -1.7), (16.2, -2.6)]
    return drawn + fill(curve(drop), RED) + fill(circle(14.8, -4.6, 0.45), RED)


def bat_shape(scale: float) -> Fragment:
    half = [
        (0, -1.6),
        (0.5, -3),
        (1.0, -2.0),
        (3.0, -3.4),
        (6.2, -4.2),
        (10.4, -1.6),
        (7.6, -1.4, True),
        (7.0, 0.8, True),
        (5.0, -0.4, True),
        (3.6, 2.0, True),
        (2.0, 0.6, True),
        (0, 4, True),
    ]
    return placed(fill(curve(mirrored([(x, y, True) if len(p) > 2 or x < 3.1 else (x, y) for p in half for x, y in [p[:2]]], 0)), INK), 0, 0, scale)


def bat(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A bat let into the floor in black stone."""
    drawn = stroke(circle(0, 0, 8.9), INK, 0.5) + stroke(circle(0, 0, 8), INK, 0.18) + fill(rays(0, 0, 8.9, 10, 36, 0.4), INK)
    return drawn + placed(bat_shape(0.68), 0, -0.3) + fill(circle(-0.4, -1.1, 0.16) + circle(0.4, -1.1, 0.16), RED)


def well(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A kerb of wedge stones round black water; a rope hangs from a beam."""
    kerb = disc(0, 0, 8.9)
    drawn = mass(kerb, 0, 0, flat=PAPER, edge=DARK, halo=0.4)
    for k in range(14):
        a = math.tau * k / 14
        drawn += stroke(polygon([(6 * math.cos(a), 6 * math.sin(a)), (8.9 * math.cos(a), 8.9 * math.sin(a))], closed=False), INK, 0.36)
        stone = "".join(
            cut([(8.8 * math.cos(a + s), 8.8 * math.sin(a + s)), (7.3 * math.cos(a + s), 7.3 * math.sin(a + s))], 0.4) for s in (0.07, 0.14, 0.31, 0.38)
        )
        drawn += fill(stone, INK)
    hole = disc(0, 0, 6)
    drawn += sunk(hole, [(0.62, 0.75), (1.5, 0.6), (2.4, 0.5), (3.2, 0.4), (4.0, 0.3), (4.8, 0.2)], edge=0.7)
    drawn += mass(block(0, 0, 19, 1.9), 0.5, 0, flat=PAPER, edge=0.4, halo=0.3, depth=0.4)
    return drawn + fill("".join(cut([(x, -1.3), (x + 0.5, 1.3)], 0.4, both=True) for x in np.arange(-1.8, 1.6, 0.62)), INK)


def font(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """An eight-sided basin on two steps, still water with one ring."""

    def octagon(r: float) -> Polygon:
        return poly([(r * math.cos(math.pi / 8 + math.pi * k / 4), r * math.sin(math.pi / 8 + math.pi * k / 4)) for k in range(8)])

    drawn = mass(octagon(9.9), 0.55, 0, edge=DARK, depth=0.8) + mass(octagon(8.4), 0.6, 90, flat=PAPER, edge=0.4, halo=0.1, depth=0.8)
    drawn += mass(octagon(6.8), 0, 0, flat=PAPER, edge=0.5, halo=0.1)
    drawn += stroke(
        "".join(
            polygon([(4.9 * c, 4.9 * s), (6.8 * c, 6.8 * s)], closed=False)
            for k in range(8)
            for c, s in [(math.cos(math.pi / 8 + math.pi * k / 4), math.sin(math.pi / 8 + math.pi * k / 4))]
        ),
        INK,
        0.34,
    )
    drawn += fill(circle(0, 0, 4.9), TINT) + fill(rays(0, 0, 4.9, 3.7, 36, 0.42), INK) + stroke(circle(0, 0, 4.9), INK, 0.5)
    return drawn + stroke(circle(0, 0, 2.6), INK, 0.22) + stroke(circle(0, 0, 1.3), INK, 0.28) + fill(circle(0, 0, 0.42), INK)


def grave_cross(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A cross that has fallen on its mound."""
    mound = disc(0, 0.8, 6.2, 1.05)
    drawn = fill(lines(mound, 0, lambda d: 0.08 + 0.2 * np.exp(-((d / 1.4) ** 2)), pitch=0.8, bend=-1.5), INK)
    stone = poly(
        [
            (-1.4, -9),
            (1.4, -9),
            (1.9, -8.2),
            (1.3, -4.6),
            (5.6, -5.2),
            (6.2, -4.2),
            (6.2, -2.6),
            (5.6, -1.7),
            (1.3, -2.2),
            (1.5, 8.4),
            (1.9, 9.2),
            (-1.9, 9.2),
            (-1.5, 8.4),
            (-1.3, -2.2),
            (-5.6, -1.7),
            (-6.2, -2.6),
            (-6.2, -4.2),
            (-5.6, -5.2),
            (-1.3, -4.6),
            (-1.9, -8.2),
        ]
    )
    drawn += mass(stone, 0.6, 90, flat=PAPER, edge=0.46, depth=0.8, halo=0.5) + stroke(circle(0, -3.4, 2.9), INK, 0.4)
    drawn += fill(circle(0, -3.4, 0.9), INK) + fill(rays(0, -3.4, 1.2, 2.5, 8, 0.4), INK)
    for x, y, a in ((-7.6, 6.4, -70), (-5.4, 8, -50), (7.2, 7.2, -110), (5.2, 8.6, -130), (8, 3.4, -95)):
        drawn += fill(
            "".join(cut([(x, y), (x + 2.4 * math.cos(math.radians(a + s)), y + 2.4 * math.sin(math.radians(a + s)))], 0.4) for s in (-26, 0, 26)), INK
        )
    return _turn(drawn, rng.choice((-11, 8, 14)))


# ------------------------------------------------------------------------------------------- stairs and waters


def stair(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """Steps that go down: each narrower and deeper in the dark, between two strings of stone."""
    wide, long = (w, h) if around.wall in ("", "N", "S") else (h, w)
    wide, long = wide - 2.2, long - 1.6
    count = max(6, round(long / 3.6))
    drawn = fill(rectangle(-wide / 2, -long / 2, wide, long), PAPER)
    y = long / 2
    tread = [1.0 - 0.42 * k / count for k in range(count)]
    for k, part in enumerate(tread):
        deep = part * long / sum(tread)
        y -= deep
        inset = 0.5 + 1.5 * k / count
        half = wide / 2 - 1.6 - inset * 0.6
        tone = (k + 0.6) / count
        shade = "".join(
            cut([(x, y), (x + rng.uniform(-0.05, 0.05), y + deep * (0.28 + 0.72 * tone))], 0.22 + 0.36 * tone) for x in np.arange(-half + 0.35, half, 0.62)
        )
        drawn += fill(shade, INK) + stroke(polygon([(-half, y), (half, y)], closed=False), INK, 0.3 + 0.5 * tone, sharp=True)
    for side in (-1, 1):
        string = poly([(side * wide / 2, long / 2), (side * (wide / 2 - 1.7), long / 2), (side * (wide / 2 - 3), -long / 2), (side * wide / 2, -long / 2)])
        drawn += mass(string, 0.6, 90, flat=PAPER, edge=0.42, halo=0, depth=0.7)
    drawn += stroke(polygon([(-wide / 2, long / 2), (wide / 2, long / 2)], closed=False), INK, 0.5)
    return _turn(drawn, ANGLES[around.wall])


def ladder(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A shaft, and a ladder that leans out of it."""
    drawn = mass(block(0, 0, 18.4, 18.4), 0.5, 0, flat=PAPER, edge=DARK, depth=0.7)
    drawn += sunk(block(0, 0, 15.6, 15.6), [(0.7, 0.9), (1.8, 0.75), (2.9, 0.6), (4.0, 0.45), (5.1, 0.32), (6.2, 0.2)], edge=0.8)
    for x in (-3.6, 3.6):
        rail = poly([(x - 0.62 * (0.8 if x else 1), -6.6), (x + 0.6, -6.6), (x * 1.12 + 0.85, 9.8), (x * 1.12 - 0.85, 9.8)])
        drawn += mass(rail, 0, 0, flat=PAPER, edge=0.4, halo=0.35)
        drawn += fill(cut([(x * 1.02, -5.6), (x * 1.08, 8.8)], 0.3, both=True), INK)
    for k in range(6):
        y = -5.3 + 2.75 * k
        half = 3.7 + 0.08 * k
        drawn += mass(block(0, y, 2 * half, 1.05 + 0.05 * k), 0, 0, flat=PAPER, edge=0.36, halo=0.3)
    return drawn


def water(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """Still black water with rings, closed by the kerb."""
    basin = block(0, 0, w - 1.6, h - 1.6)
    drawn = sunk(basin, [(0.75, 0.55), (1.7, 0.46), (2.8, 0.38), (4.1, 0.3), (5.6, 0.24), (7.4, 0.18)], edge=0.6)
    x, y = -w * 0.14, h * 0.06
    for k, r in enumerate((1.1, 2.3, 3.7)):
        drawn += fill(data(disc(x, y, r + 0.5, 1.5).difference(disc(x, y, r, 1.5))), PAPER, even_odd=True) + stroke(
            data(disc(x, y, r, 1.5)), INK, 0.34 - 0.07 * k
        )
    drawn += fill(
        "".join(
            cut([(px, py), (px + 2.6, py - 0.3), (px + 5.2, py)], 0.5, both=True)
            for px, py in ((w * 0.2, -h * 0.2), (w * 0.12, h * 0.25), (-w * 0.36, h * 0.27))
        ),
        PAPER,
    )
    return drawn


def pit(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A ragged pit with stakes at its bottom, a chain over the brink."""
    way = [(17.8 * rng.uniform(0.9, 1.06) * math.cos(math.tau * k / 17), 17.4 * rng.uniform(0.9, 1.06) * math.sin(math.tau * k / 17)) for k in range(17)]
    area = poly(way).buffer(0)
    drawn = fill(data(area.buffer(1.2)), PAPER) + stroke(data(area.buffer(1.2)), INK, 0.3)
    drawn += sunk(area, [(0.9, 1.1), (2.3, 0.95), (3.7, 0.8), (5.1, 0.64), (6.5, 0.5), (7.9, 0.36)], edge=0.9)
    for x, y in ((-3.6, -2.6), (2.6, -4.4), (4.8, 1.6), (-0.6, 1.2), (-4.6, 3.6), (1.4, 5.4)):
        stake = [(x - 1.3, y + 1.5), (x, y - 2.5), (x + 1.3, y + 1.5), (x, y + 2)]
        drawn += fill(polygon(stake), PAPER) + stroke(polygon(stake), INK, 0.4) + fill(polygon([(x, y - 2.5), (x + 1.3, y + 1.5), (x, y + 2)]), INK)
    for k in range(7):
        t = -2.35 + 0.02 * k
        r = 19.6 - 1.75 * k
        drawn += placed(
            stroke(data(disc(0, 0, 1.25, 0.5 if k % 2 else 0.75)), PAPER, 1.1) + stroke(data(disc(0, 0, 1.25, 0.5 if k % 2 else 0.75)), INK, 0.5),
            r * math.cos(t),
            r * math.sin(t),
            angle=math.degrees(t) + 90,
        )
    return drawn


# ---------------------------------------------------------------------------------------------------- furniture


def rug(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A woven rug: fringes, border of lozenges, a great lozenge in the field."""
    wide, high = w - 8, h - 5
    drawn = fill("".join(cut([(x, s * high / 2), (x, s * (high / 2 + 1.7))], 0.36) for x in np.arange(-wide / 2 + 0.4, wide / 2, 0.8) for s in (-1, 1)), INK)
    drawn += fill(rectangle(-wide / 2, -high / 2, wide, high), TINT) + stroke(rectangle(-wide / 2, -high / 2, wide, high), INK, 0.36)
    drawn += stroke(rectangle(-wide / 2 + 0.8, -high / 2 + 0.8, wide - 1.6, high - 1.6), INK, 0.2)
    iw, ih = wide - 9, high - 9
    nx, ny = round((wide - 4.5) / 4.4), round((high - 4.5) / 4.4)
    band = [(-wide / 2 + 2.6 + (wide - 5.2) * k / nx, s * (high / 2 - 2.6)) for k in range(nx + 1) for s in (-1, 1)]
    band += [(s * (wide / 2 - 2.6), -high / 2 + 2.6 + (high - 5.2) * k / ny) for k in range(1, ny) for s in (-1, 1)]
    drawn += fill("".join(polygon([(x, y - 1.25), (x + 1.25, y), (x, y + 1.25), (x - 1.25, y)]) for x, y in band), INK)
    field = block(0, 0, iw, ih)
    drawn += fill(data(field), PAPER) + fill(lines(field, 0, rim_heavy(0.5, 0.62, 3), pitch=0.62), INK) + stroke(data(field), INK, 0.4)
    for part, colour in ((0.92, PAPER), (0.74, TINT), (0.4, PAPER)):
        gem = [(0, -ih / 2 * part), (iw / 2 * part, 0), (0, ih / 2 * part), (-iw / 2 * part, 0)]
        drawn += fill(polygon(gem), colour) + stroke(polygon(gem), INK, 0.42)
    return drawn + fill(star(0, 0, min(iw, ih) * 0.16, min(iw, ih) * 0.05, 4), INK)


def throne(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """Three steps and the high seat, its back towards the wall."""
    drawn = ""
    for part, tone in ((0, 0.35), (1.9, 0.5), (3.8, 0.65)):
        step = poly(
            [
                (-w / 2 + 3 + part, -h / 2 + 0.6),
                (w / 2 - 3 - part, -h / 2 + 0.6),
                (w / 2 - 6 - part * 1.3, h / 2 - 1 - part),
                (-w / 2 + 6 + part * 1.3, h / 2 - 1 - part),
            ]
        )
        drawn += mass(step, tone, 0, flat=PAPER, edge=0.42, depth=0.9, halo=0)
    seat = block(0, -0.5, 11.5, 10)
    drawn += mass(seat, 0.5, 90, edge=DARK, depth=1.2)
    cushion = block(0, 0.9, 7.2, 6.6).buffer(0.6)
    drawn += mass(cushion, 0.75, 45, flat=TINT, edge=0.4, depth=1.2) + fill(circle(0, 0.9, 0.5), INK)
    for side in (-1, 1):
        drawn += mass(block(side * 5.2, 0.4, 2, 9), 0, 0, flat=PAPER, edge=0.42, halo=0.2)
        drawn += fill(circle(side * 5.2, 4.4, 1.25), PAPER) + stroke(circle(side * 5.2, 4.4, 1.25), INK, 0.42) + fill(circle(side * 5.2, 4.4, 0.42), INK)
    back = poly(mirrored([(0, -7.6), (1.6, -5.9), (4, -6.5), (5.6, -8.4), (6.9, -6), (6.6, -3.6), (0, -3.6)], 0))
    return drawn + mass(back, 0.85, 90, edge=DARK, depth=1.0, halo=0.4) + fill(star(0, -5.1, 1.3, 0.5, 4), PAPER)


def brazier(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """An iron bowl on three feet: coals, and flames left as paper."""
    drawn = fill(rays(0, 0, 9, 10.4, 30, 0.36), INK)
    for k in range(3):
        drawn += placed(mass(poly([(-1.1, -6), (1.1, -6), (0.9, -9.8), (0, -10.6), (-0.9, -9.8)]), 0, 0, flat=INK, edge=0.3), 0, 0, angle=120 * k)
    drawn += mass(disc(0, 0, 7.5), 0.8, 0, flat=TINT, edge=0.55, depth=1.4) + mass(disc(0, 0, 5.8), 0, 0, flat=INK, edge=0.4, halo=0.35)
    for k in range(9):
        a = math.tau * k / 9
        x, y = 4.1 * math.cos(a), 4.1 * math.sin(a)
        drawn += fill(polygon([(x + 1.1 * math.cos(a + t), y + 0.95 * math.sin(a + t)) for t in (0, 1.3, 2.7, 4, 5.2)]), TINT)
    flame = [(4.6 * (1 if k % 2 else 0.46) * math.cos(math.tau * k / 14), 4.6 * (1 if k % 2 else 0.46) * math.sin(math.tau * k / 14)) for k in range(14)]
    drawn += fill(curve(flame), PAPER) + stroke(curve(flame), INK, 0.34)
    return drawn + fill(rays(0, 0, 0.6, 2.1, 7, 0.5, start=0.22), INK)


def barrel(radius: float) -> Fragment:
    """A barrel on its end: staves, hoop, bung."""
    head = disc(0, 0, radius)
    drawn = mass(head, 0, 0, flat=TINT, edge=0.5) + stroke(circle(0, 0, radius - 0.75), INK, 0.3)
    top = disc(0, 0, radius - 1.2)
    drawn += fill(data(top), PAPER) + fill(lines(top, 90, rim_heavy(0.8, 0.5, 0.7), pitch=0.5), INK)
    for k in (-1, 0, 1):
        half = math.sqrt(max((radius - 1.2) ** 2 - (k * radius / 2.4) ** 2, 0))
        drawn += stroke(polygon([(k * radius / 2.4, -half), (k * radius / 2.4, half)], closed=False), INK, 0.34)
    return drawn + stroke(data(top), INK, 0.4) + fill(circle(0, radius * 0.35, 0.55), INK)


def barrels(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    return "".join(placed(barrel(r), x, y, angle=rng.uniform(0, 180)) for x, y, r in ((-4.7, -4.4, 4.9), (5.2, -3.4, 4.3), (0.4, 5.2, 4.7), (-7.4, 6.4, 2.2)))


def shelves(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A case of books along the wall, seen on their spines; two have fallen."""
    drawn = mass(block(0, -4.6, 21.4, 11.6), 0.55, 0, flat=PAPER, edge=0.5, depth=0.7, halo=0.2)
    for row in (-7.6, -2):
        drawn += fill(rectangle(-9.8, row - 2.3, 19.6, 4.7), INK)
        x = -9.5
        while x < 9.0:
            thick = rng.uniform(1.1, 2.3)
            tall = rng.uniform(3.5, 4.4)
            if x + thick > 9.6:
                break
            if rng.random() > 0.12:
                spine = block(x + thick / 2, row + 2.3 - tall / 2, thick - 0.28, tall)
                drawn += fill(data(spine), TINT if rng.random() < 0.4 else PAPER)
                if thick > 1.4:
                    drawn += stroke(
                        "".join(
                            polygon([(x + 0.3, row + 2.3 - tall * part), (x + thick - 0.3, row + 2.3 - tall * part)], closed=False) for part in (0.28, 0.72)
                        ),
                        INK,
                        0.22,
                    )
            x += thick
    book = block(0, 0, 3.6, 4.8)
    for x, y, a in ((rng.uniform(-7, 6), 4.9, rng.uniform(-50, 50)),):
        drawn += placed(mass(book, 0.3, 0, flat=PAPER, edge=0.4, depth=0.6) + stroke(polygon([(0, -2.4), (0, 2.4)], closed=False), INK, 0.4), x, y, angle=a)
    return _turn(drawn, ANGLES[around.wall])


def laboratory(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A table over two squares: a retort, a furnace, an open book, phials."""
    table = block(0, 0, w - 3.6, h - 6.4)
    drawn = mass(table, 0.5, 0, flat=TINT, edge=0.5, depth=1.2)
    drawn += stroke("".join(polygon([(-w / 2 + 2.2, y), (w / 2 - 2.2, y)], closed=False) for y in (-2.8, 2.6)), INK, 0.24)
    flask = disc(0, 0, 3.9).union(poly([(-2.6, -3), (2.2, -3.3), (10.2, -6.9), (10.6, -5.9), (3.2, -0.6)]))
    drawn += placed(
        mass(flask, 0.5, 0, flat=PAPER, edge=0.48, depth=0.9, halo=0.5)
        + fill(data(disc(0, 0, 3.1).intersection(block(0, 2.2, 8, 3.4))), INK)
        + fill(circle(-1, 1.5, 0.4) + circle(0.8, 1.2, 0.3), PAPER),
        -13,
        2.2,
    )
    drawn += placed(mass(disc(0, 0, 2.1), 0.7, 0, flat=PAPER, edge=0.42, depth=0.6) + fill(circle(0, 0, 0.7), INK), -1.1, -4.2)
    page = [(-4.2, -3), (0, -2.4), (4.2, -3), (4.2, 3), (0, 3.6), (-4.2, 3)]
    text = "".join(polygon([(s * 0.8, y), (s * rng.uniform(2.8, 3.6), y - 0.25)], closed=False) for y in (-1.5, -0.6, 0.3, 1.2, 2.1) for s in (-1, 1))
    drawn += placed(
        mass(poly(page), 0, 0, flat=PAPER, edge=0.42, halo=0.4) + stroke(polygon([(0, -2.4), (0, 3.6)], closed=False), INK, 0.4) + stroke(text, INK, 0.24),
        6.6,
        1.2,
        angle=-8,
    )
    for x, y, r in ((15.2, -3.6, 1.7), (16.2, 0.8, 1.2), (14.6, 4.2, 1.5)):
        drawn += placed(mass(disc(0, 0, r), 0, 0, flat=PAPER, edge=0.4, halo=0.25) + fill(circle(0, 0, r * 0.45), INK), x, y)
    return drawn


def thorns(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """Briars: three canes that wind over each other, all thorns, one black rose."""
    drawn = ""
    for turn, reach in ((8, 1.0), (80, 0.92), (152, 1.04), (224, 0.94), (296, 1.0)):
        way = [turned((0, 0), turn, u * reach, v * reach) for u, v in ((0.4, -0.6), (3.2, -3.4), (7, -2.8), (9.4, 0.6), (8.2, 3.8), (5.8, 4.2))]
        line = LineString(sampled(way, 4))
        drawn += stroke(data(line), PAPER, 2.2) + fill(brush(way, 1.5, 0.3), INK)
        spikes = ""
        for k in range(1, 10):
            at, on = line.interpolate(k / 10.5, normalized=True), line.interpolate(k / 10.5 + 0.02, normalized=True)
            a = math.degrees(math.atan2(on.y - at.y, on.x - at.x)) + (62 if k % 2 else -62)
            spikes += spike(at.x, at.y, 2.3 - 0.1 * k, 0.95, a)
        drawn += fill(spikes, INK)
        for u, v, a in ((5.6, -5.4, turn - 30), (10, 4.6, turn + 50)):
            x, y = turned((0, 0), turn, u * reach, v * reach)
            leaf = [(-1.9, 0, True), (-0.2, -1.05), (1.9, 0, True), (-0.2, 1.05)]
            drawn += placed(fill(curve(leaf), TINT) + stroke(curve(leaf), INK, 0.36) + fill(cut([(-1.8, 0), (1.7, 0)], 0.4), INK), x, y, angle=a)
    rose = [turned((0, 0), 36 * k, 3.1 if k % 2 else 2.5, 0) for k in range(10)]
    drawn += stroke(curve(rose), PAPER, 1.2) + fill(curve(rose), INK)
    for k in range(5):
        way = [turned((0, 0), 72 * k + a, r, 0) for a, r in ((0, 2.2), (28, 2.5), (56, 2.2))]
        drawn += fill(cut(way, 0.4, both=True), PAPER)
    return placed(drawn + fill(cut([(-0.9, 0.3), (-0.1, -0.9), (0.9, -0.1), (0.2, 0.7)], 0.42, both=True), PAPER), 0, 0, 0.86)


def bars(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A cell: straw, a ring with a chain, and the grating that shuts it."""
    drawn = "".join(
        fill(cut([(x, y), (x + 3.4 * math.cos(a), y + 3.4 * math.sin(a))], 0.3, both=True), INK)
        for x, y, a in ((rng.uniform(-8, 6), rng.uniform(-7.5, 1), rng.uniform(0, 3.1)) for _ in range(26))
    )
    for k in range(5):
        drawn += placed(
            stroke(data(disc(0, 0, 1.2, 0.6)), PAPER, 1.1) + stroke(data(disc(0, 0, 1.2, 0.6)), INK, 0.42),
            -1.6 + 1.5 * k,
            -6 + 1.05 * k * (1 if k < 3 else 0.8),
            angle=60 + 40 * (k % 2),
        )
    drawn += stroke(circle(-3, -7.2, 1.5), INK, 0.6)
    for y in (6.6, 9.0):
        drawn += mass(block(0, y, 21.4, 1.1), 0, 0, flat=PAPER, edge=0.4, halo=0.2)
    for k in range(8):
        x = -9.3 + 2.66 * k
        drawn += fill(circle(x, 7.8, 1.0), PAPER) + fill(rectangle(x - 0.55, 5.4, 1.1, 4.8), INK) + fill(circle(x, 7.8, 0.82), INK)
    return drawn


def bell(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A great bell that has fallen: it lies on its flank, mouth open, the clapper out, slabs cracked below."""
    cracks = ""
    for k, a in enumerate((14, 66, 118, 160, 205, 251, 298, 341)):
        way = [turned((0, 2), a, 11 + 2.6 * j, (0.9, -0.8, 0.7, -0.3)[(j + k) % 4]) for j in range(4)]
        cracks += cut(way, 0.85)
    drawn = fill(cracks, INK)
    half = [(0, -13.4), (3.4, -13.2), (5.9, -11.4), (7.2, -7.4), (7.8, -1.4), (9.2, 4.2), (12.2, 8.2), (13.2, 10.2), (0, 12)]
    side = poly(mirrored(half, 0), smooth=True)
    drawn += mass(side, 0.95, 90, flat=TINT, edge=0.75, depth=3.4, pitch=0.6, halo=0.8)
    for y, x in ((-10.6, 6.4), (-9.5, 6.8), (3.0, 8.8), (4.4, 9.3)):
        drawn += stroke(curve([(-x, y), (0, y + 1.7), (x, y)], closed=False), PAPER, 1.3) + stroke(
            curve([(-x, y), (0, y + 1.7), (x, y)], closed=False), INK, 0.42
        )
    for k in range(-3, 4):
        drawn += placed(fill(star(0, 0, 1.2, 0.5, 4), INK), k * 2.1, -2.2 - abs(k) * 0.14)
    mouth = disc(0, 10.6, 4.1, 3.15)
    drawn += mass(mouth, 0, 0, flat=PAPER, edge=0.7, halo=0.5) + fill(data(disc(0, 10.6, 3.1, 3.6)), INK)
    drawn += stroke(data(disc(0, 10.6, 2.2, 4.2)), PAPER, 0.22)
    drawn += mass(poly([(-0.9, 10), (0.9, 10), (3.6, 13.4), (1.8, 14.6)]), 0, 0, flat=PAPER, edge=0.4, halo=0.4) + mass(
        disc(3.4, 14.8, 1.9), 0.6, 30, flat=PAPER, edge=0.45, depth=0.7
    )
    drawn += mass(
        poly([(-1.8, -13.2), (-2.6, -16.6), (0, -17.8), (2.6, -16.6), (1.8, -13.2), (0.9, -13.4), (1.2, -15.8), (-1.2, -15.8), (-0.9, -13.4)]),
        0,
        0,
        flat=INK,
        edge=0.3,
        halo=0.4,
    )
    return _turn(drawn, 24)


def cauldron(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A cauldron on its fire: brew with rings, a ladle, a bone, logs in a star."""
    drawn = ""
    for k in range(7):
        drawn += placed(mass(block(8.2, 0, 4.6, 2.2), 0.7, 0, flat=PAPER, edge=0.36, depth=0.5), 0, 0, angle=360 * k / 7 + 12)
    drawn += mass(disc(0, 0, 7.4), 0, 0, flat=INK, edge=0.4, halo=0.4) + fill(data(disc(0, 0, 6.4)), PAPER)
    drawn += fill(rays(0, 0, 6.4, 5.5, 40, 0.5), INK) + sunk(disc(0, 0, 5.4), [(0.8, 0.4), (1.7, 0.3), (2.6, 0.2)], edge=0.5)
    for x, y, r in ((-2, -1.4, 1.2), (1.8, 1.9, 1.5), (-1.1, 2.6, 0.7)):
        drawn += fill(circle(x, y, r), PAPER) + stroke(circle(x, y, r), INK, 0.36)
    drawn += stroke(polygon([(0.8, -1.6), (8.6, -8.8)], closed=False), PAPER, 2) + stroke(polygon([(0.8, -1.6), (8.6, -8.8)], closed=False), INK, 0.9)
    drawn += fill(circle(0.6, -1.4, 1.5), PAPER) + stroke(circle(0.6, -1.4, 1.5), INK, 0.42)
    return drawn + long_bone(-5.4, -5.6, 38, 7, 0.8)


# ----------------------------------------------------------------------------------- one thing to a dreadful room


def pendulum(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """The crescent over the slot that it has worn into the slabs."""
    slot = block(0, 9, w - 4, 3.6).buffer(0.8)
    drawn = mass(slot, 0, 0, flat=INK, edge=0.4, halo=0.4) + fill(
        "".join(cut([(x, 9 + s * 2.7), (x, 9 + s * 4.3)], 0.4) for x in np.arange(-w / 2 + 3, w / 2 - 2.6, 0.72) for s in (-1, 1)), INK
    )
    arm = poly([(-0.8, 1), (0.8, 1), (1.3, -17.4), (-1.3, -17.4)])
    tip = poly([(-12.2, -4.4), (-10.2, 2.2), (-5.4, 6.8), (0, 8.2), (5.4, 6.8), (10.2, 2.2), (12.2, -4.4), (7.6, -0.4), (3.2, 1), (-3.2, 1), (-7.6, -0.4)])
    blade = mass(arm, 0.75, 0, flat=PAPER, edge=0.45, depth=0.7, halo=0.6) + mass(tip, 0, 0, flat=PAPER, edge=0.55, halo=0.7)
    blade += fill(lines(tip, 90, lambda d: 0.05 + 0.34 * np.exp(-((d / 1.3) ** 2)), pitch=0.6), INK)
    bevel = [(-11, -1.2), (-8.4, 2.4), (-4.4, 4.9), (0, 5.8), (4.4, 4.9), (8.4, 2.4), (11, -1.2)]
    blade += stroke(curve(bevel, closed=False), PAPER, 0.9) + stroke(curve(bevel, closed=False), INK, 0.34)
    blade += mass(poly([(-3.4, 0), (3.4, 0), (2.2, 3.4), (-2.2, 3.4)]), 0, 0, flat=INK, edge=0.3, halo=0.3) + fill(circle(0, 1.6, 0.6), PAPER)
    drawn += placed(blade, -2.4, 5.2, 1.42, angle=19)
    drawn += mass(disc(5.7, -18.4, 2.6), 0.5, 0, flat=PAPER, edge=0.55, halo=0.5, depth=0.8) + fill(circle(5.7, -18.4, 0.9), INK)
    return drawn + fill(curve([(-9.4, 15), (-8.5, 17.4), (-9.4, 18.4), (-10.3, 17.4)]) + circle(-6.8, 17.2, 0.55), RED)


RUNES: list[list[tuple[float, float]]] = [
    [(-0.8, 1.2), (0, -1.2), (0.8, 1.2)],
    [(0, -1.3), (0, 1.3)],
    [(-0.8, -1.1), (0.8, 0), (-0.8, 1.1)],
    [(-0.7, -1.2), (-0.7, 1.2), (0.8, 0)],
]


def circle_of_spells(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """A seven-pointed figure in two rings cut in the slabs, a candle on every point."""
    drawn = stroke(circle(0, 0, 18.4), INK, 0.6) + stroke(circle(0, 0, 14.6), INK, 0.36) + stroke(circle(0, 0, 19.3), INK, 0.18)
    for k in range(28):
        a = math.tau * k / 28
        x, y = 16.5 * math.cos(a), 16.5 * math.sin(a)
        drawn += placed(stroke(polygon(RUNES[(k * 5 + k // 4) % len(RUNES)], closed=False), INK, 0.38), x, y, angle=math.degrees(a) + 90)
    knots = [(14.6 * math.cos(math.tau * (3 * k % 7) / 7 - math.pi / 2), 14.6 * math.sin(math.tau * (3 * k % 7) / 7 - math.pi / 2)) for k in range(7)]
    drawn += stroke(polygon(knots), PAPER, 1.3) + stroke(polygon(knots), INK, 0.5)
    drawn += fill(circle(0, 0, 4.3), PAPER) + stroke(circle(0, 0, 4.3), INK, 0.42) + fill(rays(0, 0, 4.3, 5.6, 28, 0.36), INK)
    drawn += (
        fill(curve([(-3.2, 0), (-1.4, -1.6), (1.4, -1.6), (3.2, 0), (1.4, 1.6), (-1.4, 1.6)]), PAPER)
        + stroke(curve([(-3.2, 0, True), (-1.4, -1.6), (1.4, -1.6), (3.2, 0, True), (1.4, 1.6), (-1.4, 1.6)]), INK, 0.42)
        + fill(polygon([(0, -1.5), (0.7, 0), (0, 1.5), (-0.7, 0)]), INK)
    )
    for x, y in knots:
        drawn += (
            fill(circle(x, y, 1.8), PAPER) + stroke(circle(x, y, 1.8), INK, 0.45) + fill(circle(x, y, 0.6), INK) + fill(rays(x, y, 1.8, 1.15, 12, 0.3), INK)
        )
    return drawn


def organ(w: float, h: float, rng: random.Random, around: Around) -> Fragment:
    """Pipes in two towers along the wall, the keys, the stool."""
    drawn = mass(block(0, -4.4, w - 3.6, 11), 0.6, 0, flat=TINT, edge=DARK, depth=1.1)
    for k in range(17):
        x = (k - 8) * 2.2
        r = 0.72 + 0.34 * abs(math.sin(k * math.pi / 8 + math.pi / 2))
        drawn += fill(circle(x, -6.6, r + 0.25), PAPER) + stroke(circle(x, -6.6, r), INK, 0.4) + fill(circle(x, -6.6, r * 0.52), INK)
        small = r * 0.72
        drawn += (
            (fill(circle(x + 1.1, -3.4, small + 0.2), PAPER) + stroke(circle(x + 1.1, -3.4, small), INK, 0.34) + fill(circle(x + 1.1, -3.4, small * 0.5), INK))
            if k < 16
            else ""
        )
    keys = block(0, 1.8, 20, 3.8)
    drawn += mass(keys, 0, 0, flat=PAPER, edge=0.5, halo=0.4)
    drawn += stroke("".join(polygon([(x, -0.1), (x, 3.7)], closed=False) for x in np.arange(-9, 9.5, 1)), INK, 0.2)
    drawn += fill("".join(rectangle(x - 0.28, -0.1, 0.56, 2.2) for k, x in enumerate(np.arange(-9, 9.5, 1)) if k % 7 not in (2, 6)), INK)
    stool = block(0, 7.4, 9, 3.6)
    return _turn(drawn + mass(stool, 0.6, 90, flat=PAPER, edge=0.45, depth=0.8), ANGLES[around.wall])


def vault() -> Fragment:
    """Across a passage of two squares: two half columns, the ribs of the arch above."""
    drawn = ""
    for way in ([(-18, -4.4), (0, 0), (18, 4.4)], [(-18, 4.4), (0, 0), (18, -4.4)], [(-18, -4.4), (0, -5.2), (18, -4.4)], [(-18, 4.4), (0, 5.2), (18, 4.4)]):
        drawn += stroke(curve(way, closed=False), PAPER, 1.9) + stroke(curve(way, closed=False), INK, 1.2) + stroke(curve(way, closed=False), PAPER, 0.5)
    drawn += fill(circle(0, 0, 2.6), PAPER) + stroke(circle(0, 0, 2.6), INK, 0.5) + fill(star(0, 0, 1.9, 0.6, 4), INK)
    for side in (-1, 1):
        drawn += mass(block(side * 20.2, 0, 4.6, 9.4), 0.8, 0, flat=TINT, edge=DARK, depth=0.8)
        drawn += mass(disc(side * 18.2, 0, 2.9), 0.6, 90, flat=PAPER, edge=0.5, depth=0.8) + fill(circle(side * 18.2, 0, 0.6), INK)
    return group(drawn)


THINGS: dict[str, Thing] = {
    "b": bones, "c": scorch, "a": altar, "t": tomb, "p": pillar, "w": well, "s": stair, "l": ladder, "r": rug,
    "z": brazier, "x": barrels, "k": shelves, "f": font, "o": throne, "e": water, "v": thorns, "g": bars,
    "q": laboratory, "n": bell, "m": grave_cross, "i": effigy, "y": skulls, "d": cauldron, "u": pool,
    "*": mark_sinister, "~": mark_foul, "B": bat, "A": altar_overturned, "S": sarcophagus, "P": pendulum,
    "C": circle_of_spells, "O": organ, "J": pit,
}  # fmt: skip
SPANNING = set("rsneoq*~ASPCOJ")
