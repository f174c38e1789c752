"""Close to the land: a cove, a lagoon seen from a cave, cliffs with an arch."""

import random
from collections.abc import Sequence

from ..document import Flats, Fragment, Light, clipped, fill, lit, placed, shifted
from ..inks import Inks, mix
from ..paths import Point, brush, curve, lens, moved, polygon, rectangle, table
from ..scenery.coast import agave, cliff, grass, gulls, isle, palm, scarp, sea, surf, swell, waves
from ..scenery.ships import rowing_boat
from ..scenery.window import (
    Disc,
    cloud,
    earth,
    foreground,
    glints,
    ground_cuts,
    light_at,
    mist,
    ridge_line,
    sky,
    streaks,
)


def cove(inks: Inks) -> Fragment:
    """A cove at sunrise: two headlands, a crescent of sand with a boat on it, one palm that leans in."""
    rng = random.Random("butina-crique 1")
    disc = Disc(33, 19.5, 9.6)
    horizon = 27.0
    art = sky(inks, disc, rng)
    for x, y, w, h, part in ((-1, 9.5, 27, 5.6, 0.45), (62, 13.5, 30, 6.2, 0.6), (12, 21, 25, 5, 0.75)):
        art += cloud(inks, disc, x, y, w, h, rng, part)
    art += fill(streaks(disc.x, disc.y + 4.4, 22, 4.4, 3, rng), mix(inks.t1, inks.t2, 0.55))
    art += isle(inks, disc, 24, horizon, 13, 3.4) + isle(inks, disc, 43, horizon, 15, 5.2)
    art += sea(inks, disc, horizon, rng, foot=41)

    # left headland: low and plain, it lies under the value column
    top = [(-4, 16.5), (4, 17), (10, 16.4), (15.5, 18)]
    right = scarp((22.5, 32), (15.5, 18), rng)[::-1]
    art += cliff(
        inks, disc, [(-4, 32), (-4, 17)], top, right, [(12, 17.6), (10.5, 21), (13.5, 24), (11, 27.5), (14.5, 32)], rng
    )
    art += grass(inks, top, rng) + surf(inks, 15, 32.2, 17, rng)
    # right headland: higher, two steps
    top = [(45.5, 17.2), (49, 12.2), (55, 11.2), (65, 12)]
    art += cliff(
        inks,
        disc,
        scarp((40.5, 33.5), (45.5, 17.2), rng, 3),
        top,
        [(65, 33.5)],
        [(55, 11.2), (53, 17), (56.5, 21), (52.5, 26), (55.5, 29), (53, 33.5)],
        rng,
        cuts=16,
    )
    art += grass(inks, top, rng) + surf(inks, 49, 33.8, 20, rng)

    # the beach: a crescent that opens to the light
    shore = [(-4, 38.5), (6, 39.6), (18, 41.4), (29, 41.8), (41, 39.8), (52, 36.2), (65, 33.4)]
    water = [(x, y - 1.5) for x, y in shore]
    art += fill(curve([(-4, 54, True), *_open(water), (65, 54, True)]), mix(inks.t4, inks.light, 0.5))
    art += fill(curve([(-4, 54, True), *_open([(x, y - 0.75) for x, y in shore]), (65, 54, True)]), inks.light)
    art += fill(curve([(-4, 54, True), *_open(shore), (65, 54, True)]), inks.t2)
    art += fill(
        curve([(-4, 54, True), *_open([(x, y + 1.5) for x, y in shore]), (65, 54, True)]), mix(inks.t1, inks.t2, 0.35)
    )
    art += fill(ground_cuts(42.5, 6, 16, rng, length=(2, 5)), mix(inks.t1, inks.t2, 0.75))
    art += fill(lens(46.5, 42.6, 13, 1.6), inks.t3) + placed(rowing_boat(inks), 46.5, 41.6, 0.11, angle=-4)

    art += fill(gulls([(21, 12.5, 1.1), (24.6, 10.6, 0.8), (43, 8, 1.3)]), inks.t5)
    art += palm(inks, (60.5, 50), (51.5, 12.5), 13.5, rng, bend=0.1)
    art += fill(agave(57, 47.5, 6.5, rng) + agave(3, 48, 6, rng) + agave(9.5, 49.5, 4.5, rng), inks.t6)
    return art + fill(earth(ridge_line(48.2, 1.2, rng, envelope=lambda u: 0.4 + 9 * abs(u - 0.5) ** 2)), inks.t6)


def cliffs(inks: Inks) -> Fragment:
    """Sea stacks one behind the other and a great arch through which the sun's path comes."""
    rng = random.Random("butina-falaise 1")
    disc = Disc(27, 16, 8.8)
    horizon = 31.0
    art = sky(inks, disc, rng)
    for x, y, w, h, part in ((60.0, 7.0, 26.0, 5.0, 0.4), (4, 11.5, 22, 4.6, 0.5), (14, 25, 24, 4.4, 0.75)):
        art += cloud(inks, disc, x, y, w, h, rng, part)
    for x, peak, w in ((19.5, 20.5, 4.6), (24.6, 24.5, 3.2), (35.5, 22.5, 3.6)):  # the far stacks, one tone
        shape = polygon(
            [
                *scarp((x - w / 2, horizon + 0.5), (x - w * 0.28, peak), rng, 3),
                *scarp((x + w / 2, horizon + 0.5), (x + w * 0.3, peak + 0.8), rng, 3)[::-1],
            ]
        )
        art += lit(
            shape,
            Flats(mix(inks.t2, inks.light, 0.6), inks.t2, mix(inks.t2, inks.t3, 0.5)),
            light_at(disc, x, 0.3, w * 0.45),
        )
    art += fill(mist((27, horizon - 0.3, 40, 1)), mix(inks.t1, inks.t2, 0.3))
    art += sea(inks, disc, horizon, rng)
    art += _arch(inks, disc, horizon, rng)
    top = [(-4, 6), (2, 5.4), (7, 7.2), (9.6, 7)]
    art += cliff(
        inks,
        disc,
        [(-4, 40), (-4, 6)],
        top,
        scarp((17.5, 40.5), (9.6, 7), rng, 5)[::-1],
        [(7, 7.2), (5, 13), (8.4, 18), (6, 25), (10, 31), (8.6, 40.5)],
        rng,
        cuts=18,
    )
    art += grass(inks, top, rng, thickness=1.1) + surf(inks, 9, 40.8, 21, rng)
    art += fill(gulls([(20, 11.4, 1.4), (24.4, 8.6, 1.0), (31, 6.6, 1.2), (40.4, 9.4, 0.9), (33, 27, 0.8)]), inks.t5)
    line = swell(45.4, 1.6, 9, rng)
    art += waves(inks, line, inks.t5, mix(inks.t4, inks.light, 0.55), inks.t4, rng)
    rocks = polygon("40 53! 43 47.6 46.4 46.4 49 43.4 53 42.6 55.6 39.6 59 38.8 66 36.6! 66 53!")
    art += lit(
        rocks,
        Flats(mix(inks.t3, inks.light, 0.35), inks.t6),
        Light((0.4, 0.35)),
        inner=fill(ground_cuts(44, 6, 12, rng, length=(1.5, 4), within=(46, 62)), inks.t5),
    )
    return art + waves(inks, swell(49.4, 1.2, 8, rng), inks.t6, inks.t4, inks.t5, rng)


def _arch(inks: Inks, disc: Disc, horizon: float, rng: random.Random) -> Fragment:
    """A headland on the right third with a gate worn through it."""
    left = scarp((38.6, 37.6), (42.6, 12.4), rng, 5)
    top = [(42.6, 12.4), (47, 11.2), (52, 12.2), (57, 10.6), (65, 11)]
    spine = [(52, 12.2), (50.2, 16), (53.6, 19.4), (52.4, 23), (55.4, 27.6), (53.6, 31), (56.4, 37.6)]
    body = cliff(inks, disc, left, top, [(65, 37.6)], spine, rng, cuts=18)
    gate = curve("43.6 38.2! 44 31 45.6 26 48.2 23.6 51 25.2 52.4 29.6 52.8 38.2!")
    inside = curve("45.4 38.2! 45.6 31.6 46.8 27.6 48.4 25.6 50 25.6! 51 25.2 52.4 29.6 52.8 38.2!")
    through = (
        fill(gate, inks.shadow)
        + clipped(
            inside,
            fill(inside, mix(inks.t1, inks.glow, 0.5))
            + fill(rectangle(40, horizon, 20, 10), inks.t4)
            + fill(glints(48.6, horizon + 0.7, 38, 3, 5, 6, rng), inks.glow)
            + fill(streaks(49, 29, 6, 2, 2, rng), inks.t2),
        )
        + fill(polygon("43.5 38.2 43.9 31 45.5 26 48.2 23.6 47.4 25 45.4 29 44.6 33 44.6 38.2"), inks.light)
    )
    return body + through + grass(inks, top, rng, thickness=1.0) + surf(inks, 51, 38, 27, rng)


def lagoon(inks: Inks) -> Fragment:
    """A lagoon seen from inside a sea cave: the rock is the picture's own frame."""
    rng = random.Random("butina-lagune 4")
    disc = Disc(34, 15.5, 7.4)
    horizon = 24.5
    art = sky(inks, disc, rng, height=20)
    for x, y, w, h, part in ((18.0, 17.0, 20.0, 4.0, 0.45), (54, 13, 20, 4.4, 0.6)):
        art += cloud(inks, disc, x, y, w, h, rng, part)
    art += isle(inks, disc, 23, horizon, 17, 3.4)
    art += sea(inks, disc, horizon, rng, foot=47)
    islet = curve("39.5 26.4! 42 24.6 45.5 23.4 49.5 23.8 52.6 25.4 54.6 26.6!")
    art += palm(inks, (46, 24.4), (43.4, 16.4), 4.6, rng, bend=-0.1, rim=(0.15, 0.15))
    art += palm(inks, (48.2, 24.4), (50, 18.4), 4.0, rng, bend=0.08, rim=(0.15, 0.15))
    art += lit(islet, Flats(inks.light, mix(inks.t1, inks.t2, 0.6), inks.t3), Light((0.3, 0.3), (3, 1)))
    art += fill(lens(47, 26.8, 18, 0.8), inks.light)
    art += fill(gulls([(27.5, 11, 1.0), (30, 9, 0.7)]), inks.t5)
    art += _vault(inks, rng)
    stones = ""
    for x, y, size in ((19.6, 36.6, 2.0), (41.6, 39.4, 2.4), (24.8, 41.2, 2.6)):
        rock = polygon(moved("-1.1 .3 -.8 -.35 -.3 -.75 .25 -.6 .75 -.2 1.15 .3", x, y, scale=size))
        stones += lit(rock, Flats(inks.light, inks.t5, inks.t6), light_at(disc, x, 0.3, 1.4))
        stones += fill(lens(x, y + 0.75, size * 3.2, 0.55), inks.light)
    return art + stones + foreground(inks, rng, far=0.92, near=0.965, height=0.025, waves=2.4, gain=0.6)


def _vault(inks: Inks, rng: random.Random) -> Fragment:
    """The cave about the lagoon in three tones, with stalactites, ledges and hanging plants."""
    deep = (
        "-4 -4! 65 -4! 65 54! 57 46! 53.6 41.6 55 36.4 52.6 33! 56 28.6 55 23 57 17.4! 54 "
        "13.6 53.4 9 50.6 8.4! 49.6 12! 48.2 6.8! "
        "44 5.2 40.8 6! 39.8 9.4! 38.4 4.8! 32 3.6 26 4.6! 25 8.6! 23.8 5.4! 19.6 6.8 17.6 "
        "9! 16.8 15.6! 15.6 10.4! 13 14 12.4 19 14 24! "
        "11.6 28 13.4 33.6 15.4 37! 12.4 41 10 47 7 54! -4 54!"
    )
    near = (
        "-4 -4! 65 -4! 65 54! 60 49 58.6 41 59.6 34 58 27 60.4 18 57 9 53 4.4! 52.4 7.4! 51 "
        "3.6! 46 1.8 42.6 2.2! 41.8 4.6! 41 1.6! "
        "30 .4 22 1.6! 21 5! 20.2 2.4! 14 4.8 11.8 7.6! 11.2 12! 10 8.6! 6.6 15 5.8 22 7.8 "
        "29 5.6 36 6.6 43 3 54! -4 54!"
    )
    shape = curve(deep)
    cuts = "".join(
        lens(x, y, rng.uniform(2.4, 5), 0.62, angle + rng.uniform(-8, 8))
        for x, y, angle in table(
            "11.4 17 116, 9.6 22 98, 11 27 86, 9.4 32 80, 12.4 31 74, 9 38 110, 10.6 41 120, "
            "12.6 13 124, 21 5.4 160, 29.4 2.6 172, 35 3 4, 44 3.8 10, 50 6.4 32, 56.2 13 "
            "62, 57.6 20 96, 56 26 84, 57.4 32 100, 56.4 38 80, 57 43 66, 54.8 31 120"
        )
    )
    facets = (
        polygon("11.6 28 14 24 12.4 19 9 22 8.4 27")
        + polygon("13.4 33.6 15.4 37 12.4 41 9.4 38 10 34")
        + polygon("56 28.6 55 23 57 17.4 58.4 22 57.6 27")
        + polygon("53.6 41.6 55 36.4 52.6 33 57 34 57 39")
        + polygon("17.6 9 16.8 15.6 15.6 10.4")
        + polygon("26 4.6 25 8.6 24.4 5.2")
        + polygon("40.8 6 39.8 9.4 39.4 6.4")
        + polygon("50.6 8.4 49.6 12 49.2 8.4")
    )
    vines = "".join(
        brush([(x, y), (x + 0.5, y + length * 0.5), (x + dx, y + length)], 0.34, 0.14)
        + "".join(
            lens(x + (0.7 if k % 2 else -0.4), y + length * k / 9, 1.5, 0.5, 35 if k % 2 else 145) for k in range(2, 10)
        )
        for x, y, length, dx in ((18.6, 4, 12, -0.5), (21.4, 4, 7.5, 0.3), (51.4, 5, 13.5, 0.6), (47.2, 3.6, 7, 0.2))
    )
    return (
        shifted(0, 0.5, fill(shape, mix(inks.t4, inks.light, 0.6)))
        + fill(shape, inks.t5)
        + clipped(shape, fill(facets, mix(inks.t4, inks.t5, 0.4)) + fill(cuts, inks.t4))
        + fill(vines, inks.t6)
        + shifted(0.15, 0.35, fill(curve(near), inks.t4))
        + fill(curve(near), inks.t6)
    )


def _open(line: Sequence[Point]) -> list[tuple[float, float, bool]]:
    """A soft line with corners at its two ends."""
    return [(x, y, i in (0, len(line) - 1)) for i, (x, y) in enumerate(line)]
