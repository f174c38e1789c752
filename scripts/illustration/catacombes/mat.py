"""The floor of the play mat: a room seen from above, its doors and torches folded down, the great medal in its middle.

Play comes first: within the medal the flags are nearly one tone, and no crack runs where a pawn is flicked from.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from ..document import Fragment, clipped, document, fill, placed, stroke
from ..inks import BLACK, BONE, Colour, mix
from ..medals.arms import bone
from ..medals.struck import cast
from ..paths import PathData, brush, circle, curve, lens, moved, polygon, rectangle, spike, star, turned
from .inks import TEAMS

WIDE, HIGH = 610.0, 355.0
MIDDLE = (WIDE / 2, HIGH / 2)
WALL = 15.0
TONES = [mix(BONE, BLACK, part) for part in (0.0, 0.03, 0.06, 0.1)]
JOINT, SHADE = mix(BONE, BLACK, 0.24), mix(BONE, BLACK, 0.4)
# Rings of flags: inner and outer radius, how many, turned by. Those of the medal, then those of the room.
INSIDE = [(17, 42, 10, 9), (42, 74, 16, 0), (74, 106, 24, 6)]
OUTSIDE = [(141, 178, 32, 3), (178, 220, 36, 0), (220, 264, 42, 4), (264, 308, 48, 1), (308, 356, 54, 3)]
TORCHES = [(112, 0), (212, 0), (398, 1), (498, 1)]  # x, and whether it is the Skull's


def flame(x: float, y: float, size: float, colour: Colour, *, line: float = 1.8, angle: float = 0) -> Fragment:
    """One flame with its heart cut out, its foot at (x, y)."""
    tongue, heart = "0 4!, -8 -1, -9 -10, -3 -17, -1 -30!, 5 -20, 9 -10, 8 -1", "0 2!, -4 -1, -4 -6, 0 -14!, 4 -6, 4 -1"
    outer, inner = (curve(moved(text, x, y, scale=size, angle=angle)) for text in (tongue, heart))
    return cast(outer, colour, line) + fill(inner, BLACK if colour == BONE else BONE)


def floor() -> str:
    rng = random.Random(12)
    room = rectangle(WALL, WALL, WIDE - 2 * WALL, HIGH - 2 * WALL)
    return document(
        0, 0, WIDE, HIGH,
        fill(rectangle(0, 0, WIDE, HIGH), JOINT),
        _flags(OUTSIDE, rng, TONES, chips=0.3),
        clipped(room, _cracks(), "".join(_light(x, y) for x, y, _, _ in _torches())),
        _great_medal(rng),
        _strewn(rng),
        _wall(),
        *(_door(team) for team in TEAMS),
        *(_torch(*place) for place in _torches()),
        placed(_sword(TEAMS["epee"]), 118, HIGH / 2, 1.9, origin=(0, 0)),
        placed(_skull(TEAMS["crane"]), WIDE - 122, HIGH / 2, 0.97),
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------- stones


def _flags(
    rings: Sequence[tuple[float, float, int, float]], rng: random.Random, tones: list[Colour], *, chips: float
) -> Fragment:
    """Flagstones in rings, none of its neighbour's width or tone, some with a corner chipped off."""
    paths = dict.fromkeys(tones, "")
    for inner, outer, count, turn in rings:
        cuts = [turn + (i + rng.uniform(-0.16, 0.16)) * 360 / count for i in range(count)]
        before = -1
        for start, end in zip(cuts, [*cuts[1:], cuts[0] + 360], strict=True):
            stone = _flag(inner, outer, start, end, rng.random() < chips, rng)
            tone = rng.choice([i for i in range(len(tones)) if i != before])
            before = tone
            if stone:
                paths[tones[tone]] += stone
    return "".join(fill(path, tone) for tone, path in paths.items())


def _flag(inner: float, outer: float, start: float, end: float, chipped: bool, rng: random.Random) -> PathData:
    """One stone with a joint of 0.8 mm round it; nothing for one outside the room."""
    joint = 0.45
    x, y = turned(MIDDLE, (start + end) / 2, (inner + outer) / 2, 0)
    if not (-20 < x < WIDE + 20 and -20 < y < HIGH + 20):
        return ""

    def at(radius: float, part: float) -> tuple[float, float]:
        gap = math.degrees(joint / radius)
        return turned(MIDDLE, start + gap + (end - start - 2 * gap) * part, radius, 0)

    low, high = inner + joint, outer - joint
    far = [at(high, part) for part in (0, 0.34, 0.67, 1)]
    if chipped:
        size = rng.uniform(0.1, 0.2)
        far = [
            *far[:3],
            at(high, 1 - size),
            at(high - (high - low) * size * 0.5, 1 - size * 0.4),
            at(high - (high - low) * size, 1),
        ]
    return polygon([*far, *(at(low, part) for part in (1, 0.5, 0))])


def _crack(way: str, wide: float) -> PathData:
    """A crack that tapers, with straight runs."""
    return brush(way, wide, 0.3, steps=1)


def _cracks() -> Fragment:
    ways = (
        ("150 14 158 34 152 46 166 60 163 78 172 90", 4.2), ("163 78 156 86 158 96", 1.8),
        ("438 14 446 30 462 36 470 52 488 58 500 72", 4.2), ("470 52 468 66 474 78", 1.8),
        ("160 341 168 322 164 308 176 296 178 284", 4, ), ("164 308 152 300 148 288", 1.7),
        ("596 250 574 246 560 254 540 248 528 256", 3.8), ("560 254 556 266 546 270", 1.6),
        ("14 112 34 116 44 108 60 112 70 106", 3.6), ("44 108 50 98 48 90", 1.5),
        ("470 341 462 326 466 316 456 304", 3.4), ("466 316 478 310 482 300", 1.5),
    )  # fmt: skip
    return fill("".join(_crack(way, wide) for way, wide in ways), BLACK)


def _strewn(rng: random.Random) -> Fragment:
    """Bones and rubble in the corners of the room, where nothing starts."""
    bones = "".join(
        placed(cast(bone(), BONE, 3), x, y, size, origin=(50, 50), angle=turn)
        for x, y, size, turn in (
            (62, 98, 0.3, 62),
            (70, 104, 0.3, -30),
            (540, 116, 0.32, 20),
            (532, 112, 0.3, -70),
            (548, 236, 0.28, -50),
            (64, 268, 0.28, 15),
        )
    )
    rubble = ""
    for x, y, size in (
        (176, 98, 4.4),
        (182, 93, 2.8),
        (171, 95, 2.2),
        (506, 78, 4.2),
        (512, 84, 2.6),
        (181, 277, 3.6),
        (174, 281, 2.2),
        (522, 262, 4),
        (516, 258, 2.4),
        (528, 268, 2),
    ):
        corners = [turned((x, y), i * 60 + rng.uniform(-18, 18), size * rng.uniform(0.8, 1.15), 0) for i in range(6)]
        rubble += cast(polygon(corners), BONE, 0.9) + fill(polygon([corners[0], corners[1], corners[2], (x, y)]), SHADE)
    return bones + rubble


# ------------------------------------------------------------------------------------------------ the medal


def _great_medal(rng: random.Random) -> Fragment:
    """Ring in ring of cuts, verdigris to the left, steel to the right, a floor of bone to play on."""
    cx, cy = MIDDLE
    halves = dict.fromkeys(TEAMS, "")
    for i in range(144):
        angle = (i + 0.5) * 2.5
        x, y = turned(MIDDLE, angle, 133, 0)
        halves["crane" if math.cos(math.radians(angle)) > 0 else "epee"] += spike(x, y, 22, 4.7, angle + 180)
    rings = fill(circle(cx, cy, 140.4), BLACK) + fill(circle(cx, cy, 137.8), BONE) + fill(circle(cx, cy, 135), BLACK)
    tones = [mix(BONE, BLACK, part) for part in (0, 0.02, 0.04)]
    inside = (
        fill(circle(cx, cy, 110), BONE)
        + fill(circle(cx, cy, 106.4), mix(BONE, BLACK, 0.13))
        + _flags(INSIDE, rng, tones, chips=0.12)
    )
    compass = (
        fill(circle(cx, cy, 17), BONE)
        + fill(star(cx, cy, 40, 6, 4), mix(BONE, BLACK, 0.16))
        + fill(star(cx, cy, 26, 6, 4, -45), mix(BONE, BLACK, 0.1))
    )
    return (
        rings
        + "".join(fill(path, TEAMS[team]) for team, path in halves.items())
        + inside
        + compass
        + stroke(circle(cx, cy, 106.4), BLACK, 0.7)
    )


# ------------------------------------------------------------------------------------------- walls and doors


def _wall() -> Fragment:
    """Two courses of dressed stone, notched at the Sword's end, toothed at the Skull's."""
    band = (
        rectangle(0, 0, WIDE, WALL)
        + rectangle(0, HIGH - WALL, WIDE, WALL)
        + rectangle(0, 0, WALL, HIGH)
        + rectangle(WIDE - WALL, 0, WALL, HIGH)
    )
    half = WALL / 2
    courses = "".join(
        rectangle(a, a, WIDE - 2 * a, 0.8)
        + rectangle(a, HIGH - a - 0.8, WIDE - 2 * a, 0.8)
        + rectangle(a, a, 0.8, HIGH - 2 * a)
        + rectangle(WIDE - a - 0.8, a, 0.8, HIGH - 2 * a)
        for a in (half, WALL - 1.6)
    )
    uprights = ""
    for i in range(1, 40):
        x, shift = i * WIDE / 40, (i % 2) * half
        uprights += rectangle(x, shift, 0.8, half) + rectangle(x, HIGH - half - shift, 0.8, half)
    for i in range(1, 23):
        y, shift = i * HIGH / 23, (i % 2) * half
        uprights += rectangle(shift, y, half, 0.8) + rectangle(WIDE - half - shift, y, half, 0.8)
    teeth = "".join(spike(WIDE - WALL, (i + 0.5) * HIGH / 40, 6, HIGH / 40, 180) for i in range(2, 38))
    notch = "".join(spike(WALL, (i + 0.5) * HIGH / 10, 6, 10, 180) for i in range(10))
    return fill(band + teeth, BLACK) + fill(courses + uprights, SHADE) + fill(notch, BONE)


def _door(team: str) -> Fragment:
    """The team's door, folded into the floor, three steps before it."""
    spot = TEAMS[team]
    frame = curve("14 -33!, 34 -33!, 52 -24, 58 0, 52 24, 34 33!, 14 33!")
    leaf = curve("14 -25!, 33 -25!, 46 -18, 50 0, 46 18, 33 25!, 14 25!")
    planks = "".join(rectangle(14, y - 0.6, 38, 1.2) for y in (-15, -5, 5, 15))
    irons = rectangle(21, -26, 4.6, 52) + rectangle(35, -26, 4.6, 52)
    studs = "".join(circle(x, y, 1.1) for x in (23.3, 37.3) for y in (-20, -10, 0, 10, 20))
    voussoirs = "".join(
        brush(f"{a} {b} {c} {d}", 1, 1)
        for a, b, c, d in (
            (24, -33, 24, -25),
            (35, -33, 34, -25),
            (46, -29, 42, -22),
            (54.6, -17, 48, -12),
            (57.6, -5, 50, -4),
        )
    )
    joints = voussoirs + "".join(
        brush(f"{a} {b} {c} {d}", 1, 1)
        for a, b, c, d in ((24, 33, 24, 25), (35, 33, 34, 25), (46, 29, 42, 22), (54.6, 17, 48, 12), (57.6, 5, 50, 4))
    )
    steps = "".join(
        cast(rectangle(x, -half, 6, 2 * half), tone, 0.9)
        for x, half, tone in ((70.4, 19, TONES[2]), (64.4, 23, TONES[1]), (58.4, 27, BONE))
    )
    door = (
        steps
        + cast(frame, BONE, 2)
        + fill(joints, BLACK)
        + cast(leaf, spot, 2)
        + clipped(leaf, fill(planks, BLACK) + fill(irons, BLACK) + fill(studs, BONE))
        + stroke(circle(29.6, 9, 3), BONE, 1.4)
    )
    if team == "epee":
        return placed(door, 0, HIGH / 2)
    return placed(door, WIDE, HIGH / 2, flip=True)


def _torches() -> list[tuple[float, float, str, bool]]:
    """(x, y, team, whether it burns downwards) of the eight."""
    teams = list(TEAMS)
    return [(x, y, teams[side], y < MIDDLE[1]) for x, side in TORCHES for y in (WALL, HIGH - WALL)]


def _light(x: float, y: float) -> Fragment:
    """The light of a torch on the floor, as cuts."""
    down = 1 if y < MIDDLE[1] else -1
    rays = "".join(
        spike(*turned((x, y + 18 * down), a, 17, 0), 15 if i % 2 else 9, 3.2, a)
        for i, a in enumerate(range(-170 if down < 0 else 10, 0 if down < 0 else 180, 20))
    )
    return fill(rays, SHADE)


def _torch(x: float, y: float, team: str, down: bool) -> Fragment:
    holder = (
        cast(polygon([(-6, -3), (6, -3), (6, 1), (-6, 1)]), BONE, 1.4)
        + cast(polygon([(-1.6, 1), (1.6, 1), (2.4, 9), (-2.4, 9)]), BLACK, 1)
        + cast(polygon([(-2.6, 8), (2.6, 8), (4.6, 13), (-4.6, 13)]), BONE, 1.4)
        + flame(0, 15.4, 0.72, TEAMS[team], line=1.8, angle=180)
    )
    return placed(holder, x, y, angle=0 if down else 180)


# ------------------------------------------------------------------------------------------------- the arms


def _sword(spot: Colour) -> Fragment:
    """A sword, point upwards: its blade tapers and has a fuller, the grip is bound. 104 long about (0, 0)."""
    blade = polygon([(-5.4, 26), (-4.4, -44), (0, -54), (4.4, -44), (5.4, 26)])
    dark = polygon([(0, -54), (4.4, -44), (5.4, 26), (0, 26)])
    fuller = polygon([(-1.2, 24), (-0.6, -26), (0, -30), (0.6, -26), (1.2, 24)])
    guard = curve(
        "-20 25!, -24 21, -21 18!, -14 24, -6 25!, 6 25!, 14 24, 21 18!, 24 21, 20 25!, 12 31, 5 31.6!, -5 31.6!, -12 31"
    )
    grip = polygon([(-2.8, 31), (2.8, 31), (2.3, 46), (-2.3, 46)])
    bands = "".join(
        polygon([(-2.8, y + 2.4), (2.8, y), (2.8, y + 1.2), (-2.8, y + 3.6)]) for y in (32, 35.4, 38.8, 42.2)
    )
    nicks = polygon([(5, -6), (3.4, -7.4), (4.8, -9)]) + polygon([(-5, 8), (-3.6, 6.6), (-4.9, 5)])
    return (
        cast(blade, BONE, 1.2)
        + fill(dark, mix(BONE, spot, 0.45))
        + fill(fuller, BLACK)
        + fill(nicks, BLACK)
        + cast(grip, spot, 1.2)
        + clipped(grip, fill(bands, BLACK))
        + cast(guard, spot, 1.2)
        + cast(star(0, 27.4, 4, 1.4, 4), BONE, 0.6)
        + cast(circle(0, 49, 4.2), spot, 1.2)
        + fill(circle(0, 49, 1.8), BONE)
    )


def _skull(spot: Colour) -> Fragment:
    """A cracked skull with its teeth, 90 high about (0, 0)."""
    pale = mix(BONE, spot, 0.16)
    dome = curve(
        "0 -48, 22 -44, 38 -26, 38 -4, 30 10!, 25 16, 22 36!, 10 41, 0 42, -10 41, -22 36!, -25 16, -30 10!, -38 -4, -38 -26, -22 -44"
    )
    shade = curve("10 -47, 26 -42, 38 -26, 38 -4, 30 10!, 25 16, 22 36!, 12 41!, 18 16, 28 -4, 26 -28")
    sockets = curve("-26 -6, -16 -14, -6 -8, -6 4, -15 10, -26 6") + curve("26 -6, 16 -14, 6 -8, 6 4, 15 10, 26 6")
    nose = polygon([(0, 4), (6, 17), (1.4, 15), (0, 18), (-1.4, 15), (-6, 17)])
    teeth = "".join(rectangle(x - 0.6, 26, 1.2, 14) for x in (-15, -9, -3, 3, 9, 15)) + rectangle(-21, 25, 42, 1.4)
    crack = brush("-8 -47 -12 -38 -6 -32 -12 -24 -8 -16", 3, 0.4, steps=1) + brush(
        "-6 -32 1 -28 0 -22", 1.6, 0.3, steps=1
    )
    return (
        cast(dome, pale, 2.2)
        + fill(shade, mix(BONE, spot, 0.45))
        + fill(sockets + nose + teeth + crack, BLACK)
        + fill(circle(-16, -1, 3) + circle(16, -1, 3), spot)
        + fill("".join(lens(x, y, 9, 1.6, a) for x, y, a in ((-28, 14, 60), (30, 14, 120))), BLACK)
        + stroke(dome, BLACK, 2.2)
    )


def drawings() -> dict[str, Callable[[], str]]:
    return {"tapis/dallage.svg": floor}
