"""The fronts of wall segments: three motifs in seven bays, between which a corner is folded."""

from __future__ import annotations

import random
from collections.abc import Callable

from ..document import Fragment, document, fill, placed
from ..inks import BLACK, BONE
from ..medals.arms import bone
from ..medals.dead import skull
from ..medals.struck import cast
from ..paths import PathData, brush, circle, curve, lens, mirror, polygon, rectangle, turned
from .mat import flame

LONG, HIGH, BLEED = 193.0, 30.0, 4.0
BAYS = [28 * k + 14 for k in range(4)] + [112 + 27 * k + 13.5 for k in range(3)]


def _sheet(colour: str, *children: Fragment) -> str:
    """One wall with its bleed, on a ground of black or bone."""
    box = (-BLEED, -BLEED, LONG + 2 * BLEED, HIGH + 2 * BLEED)
    return document(*box, fill(rectangle(*box), colour), *children)


def _arch(x: float, foot: float, half: float, spring: float) -> PathData:
    """An opening with a round head: `half` its width on either side of x."""
    left, right, top = x - half, x + half, spring - half
    k = half * 0.71
    return curve(
        [
            (left, foot, True),
            (left, spring, True),
            (x - k, spring - k),
            (x, top),
            (x + k, spring - k),
            (right, spring, True),
            (right, foot, True),
        ]
    )


def _stones(courses: list[tuple[float, float]], pitch: float, seed: int) -> PathData:
    """The joints of cut stone: lines between the courses, uprights at an uneven pitch."""
    rng = random.Random(seed)
    path = "".join(rectangle(-BLEED, y - 0.35, LONG + 2 * BLEED, 0.7) for _, y in courses[:-1])
    for i, (top, foot) in enumerate(courses):
        x = -BLEED + pitch * (0.3 + 0.5 * (i % 2))
        while x < LONG + BLEED:
            path += rectangle(x, top, 0.7, foot - top)
            x += pitch * rng.uniform(0.8, 1.25)
    return path


# ------------------------------------------------------------------------------------------------- gratings


def gratings() -> str:
    """Barred arches and torches by turns, in a wall of cut stone; for the four corners."""
    courses = [(-BLEED, 3.2), (3.2, 10.6), (10.6, 18), (18, 25.4), (25.4, HIGH + BLEED)]
    wall = fill(_stones(courses, 15, 3), BLACK)
    for i, x in enumerate(BAYS):
        wall += _torch(x) if i % 2 else _grating(x)
    return _sheet(BONE, wall)


def _grating(x: float) -> Fragment:
    opening = _arch(x, 27.6, 8, 13.4)
    bars = "".join(
        polygon(
            [
                (x + d - 0.6, 4.6 + abs(d) * 0.42),
                (x + d + 0.6, 4.6 + abs(d) * 0.42),
                (x + d + 0.6, 22),
                (x + d, 24.6),
                (x + d - 0.6, 22),
            ]
        )
        for d in (-5.6, -2.8, 0, 2.8, 5.6)
    )
    stays = rectangle(x - 7.8, 11.6, 15.6, 1.1) + rectangle(x - 7.8, 18, 15.6, 1.1)
    voussoirs = "".join(
        brush(f"{x + a} {b} {x + c} {d}", 0.7, 0.7)
        for a, b, c, d in (
            (-8, 13.4, -10.6, 13.4),
            (-6.4, 8.4, -8.6, 6.6),
            (-2.6, 5.8, -3.4, 3.2),
            (2.6, 5.8, 3.4, 3.2),
            (6.4, 8.4, 8.6, 6.6),
            (8, 13.4, 10.6, 13.4),
        )
    )
    return (
        cast(_arch(x, 27.6, 10.6, 13.4), BONE, 0.8)
        + fill(voussoirs, BLACK)
        + fill(opening, BLACK)
        + fill(bars + stays, BONE)
    )


def _torch(x: float) -> Fragment:
    glow = "".join(
        brush([(x + 6.4 * u, 10.4 + 6.4 * v), (x + 9.6 * u, 10.4 + 9.6 * v)], 1.2, 0.2)
        for u, v in (
            (-1, 0),
            (-0.87, -0.5),
            (-0.5, -0.87),
            (0, -1),
            (0.5, -0.87),
            (0.87, -0.5),
            (1, 0),
            (-0.87, 0.5),
            (0.87, 0.5),
        )
    )
    cup = polygon([(x - 3, 14.6), (x + 3, 14.6), (x + 2.2, 18), (x - 2.2, 18)])
    shaft = polygon([(x - 1.2, 18), (x + 1.2, 18), (x + 0.7, 27), (x - 0.7, 27)])
    return (
        fill(circle(x, 11, 10.6), BONE)
        + fill(glow, BLACK)
        + flame(x, 14.4, 0.36, BONE, line=0.9)
        + cast(shaft, BONE, 0.8)
        + cast(cup, BONE, 0.8)
        + fill(rectangle(x - 2.4, 21.4, 4.8, 1.3), BLACK)
    )


# --------------------------------------------------------------------------------------------------- niches


def niches() -> str:
    """Seven niches, each with another thing that the dead took along."""
    band = rectangle(-BLEED, 5, LONG + 2 * BLEED, 20)
    joints = "".join(_stones([span], 17, seed) for span, seed in (((-BLEED, 5), 1), ((25, HIGH + BLEED), 2)))
    shown = "".join(
        cast(_arch(x, 24, 8.6, 15.2), BONE, 0) + fill(_arch(x, 22.8, 7.2, 15.2), BLACK) + thing(x)
        for x, thing in zip(BAYS, (_skull, _candle, _urn, _heap, _hourglass, _books, _sword), strict=True)
    )
    return _sheet(BONE, fill(band, BLACK), fill(joints, BLACK), shown)


def _skull(x: float, y: float = 17, size: float = 0.155) -> Fragment:
    return placed(skull(BLACK), x, y, size, origin=(50, 50))


def _candle(x: float) -> Fragment:
    wax = curve(
        [
            (x - 2.6, 22.8, True),
            (x - 2.6, 16.6),
            (x - 1.6, 15.4, True),
            (x + 2.4, 15, True),
            (x + 2.8, 18),
            (x + 2.6, 22.8, True),
        ]
    )
    return (
        fill(wax, BONE)
        + flame(x + 0.2, 14, 0.2, BONE, line=0.5)
        + fill(brush([(x + 1, 16), (x + 1, 20)], 0.7, 0.2), BLACK)
    )


def _urn(x: float) -> Fragment:
    side = [
        (x, 10.8, True),
        (x + 2.4, 10.8, True),
        (x + 1.6, 13),
        (x + 4.6, 16),
        (x + 3.6, 20),
        (x + 2, 22.8, True),
        (x, 22.8, True),
    ]
    right = curve(side)
    band = rectangle(x - 4.4, 15.4, 8.8, 0.9) + rectangle(x - 4.2, 17.6, 8.4, 0.9)
    return fill(right + mirror(right, x), BONE) + fill(band, BLACK)


def _heap(x: float) -> Fragment:
    return "".join(_skull(x + d, y, 0.088) for d, y in ((0, 12.6), (-3.6, 18.6), (3.6, 18.6)))


def _hourglass(x: float) -> Fragment:
    glass = polygon([(x - 3.4, 11.6), (x + 3.4, 11.6), (x + 0.7, 16.8), (x + 3.4, 22), (x - 3.4, 22), (x - 0.7, 16.8)])
    sand = polygon([(x - 2.2, 13.6), (x + 2.2, 13.6), (x, 16.8)]) + polygon(
        [(x, 18.6), (x + 2.6, 21.6), (x - 2.6, 21.6)]
    )
    plates = rectangle(x - 4.4, 10.2, 8.8, 1.6) + rectangle(x - 4.4, 21.4, 8.8, 1.6)
    return fill(glass + plates, BONE) + fill(sand, BLACK)


def _books(x: float) -> Fragment:
    shelf = ((x - 4.6, 19.9, 9.2), (x - 3.8, 17, 8), (x - 4.4, 14.1, 7.4))
    standing = polygon([(x - 2.6, 8.6), (x + 0.6, 9.2), (x - 0.4, 13.8), (x - 3.4, 13.2)])
    leaves = "".join(rectangle(left + wide - 3, y + 0.9, 2.4, 0.8) for left, y, wide in shelf)
    return fill("".join(rectangle(left, y, wide, 2.6) for left, y, wide in shelf) + standing, BONE) + fill(
        leaves, BLACK
    )


def _sword(x: float) -> Fragment:
    blade = polygon([(x - 1.1, 18.6), (x - 0.8, 10), (x, 8.4), (x + 0.8, 10), (x + 1.1, 18.6)])
    hilt = rectangle(x - 3.8, 18, 7.6, 1.4) + rectangle(x - 0.7, 19, 1.4, 3) + circle(x, 22, 1.1)
    return fill(blade + hilt, BONE) + fill(rectangle(x - 0.2, 10.6, 0.4, 6), BLACK)


# --------------------------------------------------------------------------------------------------- ossuary


ROWS, END = (-0.8, 3.4, 7.6, 24.6, 28.8), 5.4


def ossuary() -> str:
    """Bones stacked with their ends outwards, skulls on a shelf between them."""
    rng = random.Random(8)
    places = [(row, k) for row in range(len(ROWS)) for k in range(int(LONG / END) + 3)]
    drawn = [_bone_end(-BLEED + END * (k + 0.5 * (row % 2)), ROWS[row], rng) for row, k in places]
    ends = fill("".join(end for end, _ in drawn), BONE) + fill("".join(gap for _, gap in drawn), BLACK)
    shelf = fill(rectangle(-BLEED, 10.4, LONG + 2 * BLEED, 0.9) + rectangle(-BLEED, 21.4, LONG + 2 * BLEED, 0.9), BONE)
    shown = ""
    for i, x in enumerate(BAYS):
        if i % 2:
            shown += "".join(
                placed(fill(bone(), BONE), x, 16.4, 0.19, origin=(50, 50), angle=turn) for turn in (-58, 58)
            ) + _skull(x, 16, 0.098)
        else:
            shown += _skull(x - 5, 16.4, 0.122) + _skull(x + 5, 16.4, 0.122)
    return _sheet(BLACK, ends, shelf, shown)


def _bone_end(x: float, y: float, rng: random.Random) -> tuple[PathData, PathData]:
    """The end of a long bone: two knuckles, and the gap between them."""
    tilt, size = rng.uniform(-40, 40), rng.uniform(0.9, 1.08)
    knuckles = "".join(circle(*turned((x, y), tilt, side * size, 0), 1.72 * size) for side in (-1.16, 1.16))
    return knuckles, lens(x, y, 3.4 * size, 0.9, tilt + 90)


def drawings() -> dict[str, Callable[[], str]]:
    return {"murs/grilles.svg": gratings, "murs/niches.svg": niches, "murs/ossuaire.svg": ossuary}
