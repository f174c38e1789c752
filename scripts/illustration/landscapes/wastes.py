"""Frozen and fallen: lake and ruins, by day and by night."""

import random

from ..document import Flats, Fragment, Light, crested, fill, lit, shifted
from ..inks import Inks, mix
from ..paths import PathData, along, circle, curve, lens, moved, points, polygon, rectangle, spike, table, turned, wedge
from ..scenery.mountains import peak
from ..scenery.window import (
    HEIGHT,
    OVER,
    WIDTH,
    Disc,
    earth,
    foreground,
    ground_cuts,
    light_at,
    mist,
    ridge_line,
    streaks,
)
from ..scenery.woods import dead_tree, ferns, forest, heavens, lit_spruce, raven, snow_shadows, snowfield, soul


def lake(inks: Inks) -> Fragment:
    """A frozen lake under white mountains: cracks in the ice, an islet with a shrine, floes in front."""
    rng = random.Random("soulstern-lac 2")
    disc = Disc(26, 16, 8.6)
    snow, shore = snowfield(inks), 31.0
    art = heavens(inks, disc, rng)
    art += fill(streaks(52, 8, 24, 6, 3, rng), mix(inks.t1, inks.light, 0.5))
    art += _peaks(inks, disc, rng)
    art += fill(mist((30, 29.6, 70, 1.8), (46, 27.4, 30, 1)), mix(inks.t1, inks.light, 0.4))
    art += forest(shore, 5.2, mix(inks.t2, inks.t3, 0.75), mix(inks.t2, inks.light, 0.4), 2.1, 1, rng, hollow=0.9)
    ice = rectangle(-OVER, shore, WIDTH + 2 * OVER, HEIGHT)
    art += fill(ice, snow) + fill(rectangle(-OVER, shore, WIDTH + 2 * OVER, 0.4), inks.light)
    mirrored = "".join(
        spike(x, shore + 0.5, rng.uniform(3, 7) * (0.7 + abs(x / WIDTH - 0.45)), 2.1, 90)
        for x in (-2 + 2.3 * i + rng.uniform(-0.6, 0.6) for i in range(28))
    )
    art += fill(mirrored, mix(inks.t1, inks.t2, 0.45))
    art += fill(
        "".join(
            lens(
                disc.x + rng.uniform(-0.6, 0.6),
                shore + 0.9 + 0.95 * i,
                disc.radius * (1.7 - 0.05 * i) * rng.uniform(0.75, 1.1),
                0.62,
            )
            for i in range(13)
        ),
        inks.moon,
    )
    art += _cracks(inks, rng)
    tones = Flats(mix(inks.t2, inks.light, 0.5), inks.t4, inks.t5)
    for x, foot, height in ((6, 35.5, 23), (11.4, 34, 15), (0, 37, 31)):
        art += lit_spruce(inks, disc, x, foot, height, rng, tones)
    bank = curve("-4 38! -4 34.4! 2 34 8 34.6 13 35 17.6 36.6! 10 37.8 4 38.4")
    art += crested(bank, inks.light, mix(inks.t1, inks.t2, 0.5), slip=(0, 0.6))
    art += _islet(inks, disc, rng, tones)
    art += soul(inks, 20.6, 40.6, 5.4, ground=snow, facing=1) + _caught_boat(inks, 40.6, 42.8)
    return (
        art
        + _floes(inks, rng)
        + foreground(inks, rng, far=0.945, near=0.978, height=0.014, rim=mix(inks.t4, inks.light, 0.5))
    )


def _peaks(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """White mountains beyond the lake."""
    white, grey = mix(inks.t1, inks.light, 0.72), mix(inks.t1, inks.t2, 0.85)
    return "".join(
        peak(disc, x, 32, width, height, rng, lit_plane=white, shade=grey)
        for x, width, height in ((6, 30, 19), (38, 24, 12.5), (55, 34, 23))
    )


def _cracks(inks: Inks, rng: random.Random) -> Fragment:
    """Cracks that run over the ice from one point, each a chain of tapering cuts."""
    path = ""
    for angle, count in ((6, 4), (28, 4), (58, 3), (118, 3), (152, 4), (176, 4)):
        at, turn, length, width = (37.0, 39.5), float(angle), 7.5, 0.5
        for _ in range(count):
            path += wedge(*at, length * 1.1, width, turn)
            if rng.random() < 0.7:
                path += wedge(
                    *turned(at, turn, length * 0.6, 0), length * 0.4, width * 0.6, turn + rng.choice((-34, 34))
                )
            at = turned(at, turn, length, 0)
            turn += rng.uniform(-16, 16)
            length, width = length * 0.8, width * 0.75
    return _flattened(path, inks)


def _flattened(path: PathData, inks: Inks) -> Fragment:
    """A pattern that lies on the ground: seen from low above, about y = 39.5."""
    return f'<g transform="translate(0 25.28) scale(1 .36)">{fill(path, inks.t3)}</g>'


def _islet(inks: Inks, disc: Disc, rng: random.Random, tones: Flats) -> Fragment:
    """The landmark on the right third: a snow mound with a leaning spruce and a shrine that holds a light."""
    mound = curve("39 36.4! 42 34.6 46 33.6 51 33.4 57 34.2 66 35! 66 37.4! 52 37.6")
    x = 45.4
    shrine = polygon(moved("-1.5 0 -1.5 -4.4 1.5 -4.4 1.5 0", x, 34.6)) + polygon(
        moved("-1.9 0 -1.9 -.7 1.9 -.7 1.9 0", x, 34.8)
    )
    roof = curve(moved("-2.4 -4.2! -1.4 -4.8 0 -7.6! 1.4 -4.8 2.4 -4.2!", x, 34.6))
    niche = curve(moved("-.8 -1! -.8 -2.8! 0 -3.8! .8 -2.8! .8 -1!", x, 34.6))
    flame = curve(moved("0 -3.2! .42 -2.2 0 -1.2 -.42 -2.2", x, 34.6))
    art = (
        lit_spruce(inks, disc, 52.4, 35, 24, rng, tones)
        + lit_spruce(inks, disc, 57.6, 35.4, 17, rng, tones)
        + lit_spruce(inks, disc, 62, 36, 29, rng, tones)
    )
    art += crested(mound, inks.light, mix(inks.t1, inks.t2, 0.5), slip=(0, 0.6)) + fill(lens(50, 38, 25, 0.7), inks.t2)
    art += (
        lit(shrine, Flats(inks.light, inks.t4, inks.t5), Light((0.3, 0.2), (1.5, 0.3)))
        + fill(niche, inks.t6)
        + fill(flame, inks.accent)
    )
    return (
        art
        + lit(roof, Flats(inks.light, inks.light, inks.t1), Light((0, 0), (1.4, 0.2)))
        + fill(circle(x, 26.8, 0.4), inks.light)
    )


def _caught_boat(inks: Inks, x: float, y: float) -> Fragment:
    """A boat that the ice has caught, snow in it."""
    hull = curve(moved("-5.6 -2.6! -3 -1.5 0 -1.2 3.4 -1.6 6 -3.4! 5 -.6 3.8 .5! -4.4 .5! -5.2 -.8", x, y))
    heap = curve(moved("-4.8 -2.2! -2.6 -2.5 -.4 -2 1.6 -2.7 4.6 -2.5! 3 -1.2 0 -1 -3 -1.3", x, y))
    mast = polygon(moved("-.9 -1.6 .4 -9.6 .8 -9.5 -.3 -1.6", x, y)) + polygon(
        moved("-2 -6.8 2.8 -8.2 2.9 -7.8 -1.9 -6.4", x, y)
    )
    cracks = polygon(moved("-6.6 .4 -4 .9 0 .7 4 1 6.4 .3 4.4 1.7 .6 1.3 -3.4 1.8", x, y))
    planks = "".join(lens(x + dx, y + dy, 7.6, 0.3, 2) for dx, dy in ((-0.3, -0.6), (0.2, 0.1)))
    return (
        fill(mast, inks.t5)
        + fill(heap, inks.light)
        + lit(hull, Flats(inks.light, inks.t4, inks.t5), Light((0.35, 0.35), (2.2, 0.8)), inner=fill(planks, inks.t3))
        + fill(cracks, inks.t2)
    )


def _floes(inks: Inks, rng: random.Random) -> Fragment:
    """Broken plates of ice at the near shore with their thickness in shadow, and dark water between."""
    water = polygon("-4 54 -4 42.8 8 43.6 19 45 31 45.8 43 44.6 52 42.4 66 41.4 66 54")
    plates = (
        "-3 44.6 4 43.8 9.6 45 6 47 -2 47.4",
        "11 46.6 17 45.8 22 47 18 48.8 12 48.6",
        "40 47 45.6 45.2 51 45.8 50 47.8 43.4 48.6",
        "52.6 44.6 58 43 66 43.4 66 46.4 57 46.8",
        "25 48.4 31 47.2 37 47.8 35 49.6 27 50",
    )
    art = crested(water, inks.light, inks.t4, slip=(0, 0.5)) + fill(ground_cuts(45, 4, 10, rng), inks.t3)
    for plate in plates:
        shape = polygon(plate)
        art += shifted(0, 0.9, fill(shape, inks.t3)) + fill(shape, mix(inks.t1, inks.light, 0.5))
    return art


def ruins(inks: Inks) -> Fragment:
    """A broken abbey: the great arch frames the disc, walls with empty windows at its sides."""
    rng = random.Random("soulstern-ruines 1")
    disc = Disc(32, 18.5, 9.6)
    snow = snowfield(inks)
    art = heavens(inks, disc, rng)
    art += forest(34, 8.4, inks.t2, mix(inks.t2, inks.light, 0.45), 3.0, 8, rng, hollow=0.9)
    art += fill(mist((32, 34, 70, 1.6)), mix(inks.t1, inks.light, 0.35))
    art += _nave(inks, rng)
    field = earth(ridge_line(38.6, 0.9, rng, waves=1.3, octaves=3))
    art += crested(field, inks.light, snow, slip=(0, 0.5)) + fill(snow_shadows(rng, 40.4, 45, 10), inks.t2)
    art += _great_arch(inks, disc, rng)
    art += "".join(
        crested(rectangle(22.6 - i * 1.6, 39.4 + i * 1.3, 18.8 + i * 3.2, 1.3), inks.light, inks.t3, slip=(0, 0.5))
        for i in range(3)
    )
    art += _graves(inks, disc, rng)
    tree = dead_tree(58.4, 46, 36, rng, lean=-8, girth=2.6)
    art += shifted(-0.3, -0.1, fill(tree, mix(inks.t3, inks.light, 0.4))) + fill(tree, inks.t6)
    art += fill(raven(19.4, 9.4, 0.9) + raven(7, 18.2, 0.8), inks.t6)
    art += foreground(inks, rng, far=0.935, near=0.975, height=0.022, rim=mix(inks.t4, inks.light, 0.5))
    return art + fill(ferns(rng, [(46, 47.8), (50.4, 47.4), (54, 47.6), (16, 48), (9, 47.6)], (1.6, 3.2)), inks.t6)


def _nave(inks: Inks, rng: random.Random) -> Fragment:
    """The far walls: a row of pointed windows, broken off towards the top."""
    wall = polygon(
        "36 40 36 27 38.6 26.2 39.4 22.4 42 22 43 24.4 46 23 46.8 18 50 17.4 51.4 14 54 14.6 55.6 11 59 12 66 10 66 40"
    )
    left = polygon("-4 40 -4 13 1 14.4 3.4 18.8 7 18 8.4 22 12 21.4 13.4 25 17 25.6 18.4 29.6 22 29 24.6 33 27 40")
    windows = "".join(_pointed(x, 36.4, 2.6, tall) for x, tall in ((41.4, 9), (47.4, 12.6), (53.6, 15.6), (60, 17)))
    blind = "".join(_pointed(x, 36.4, 2.4, tall) for x, tall in ((10.4, 10), (16.4, 7)))
    mullions = "".join(
        rectangle(x - 0.16, 36.4 - tall * 0.7, 0.32, tall * 0.7)
        for x, tall in ((41.4, 9), (47.4, 12.6), (53.6, 15.6), (60, 17))
    )
    courses = "".join(
        lens(x, y, rng.uniform(1.4, 2.6), 0.34)
        for x, y in table(
            "44.4 27, 44.6 31, 50.6 22, 50.4 27, 50.6 33, 57 17, 56.8 22, 57 28, 38.4 30, "
            "38.6 34, 5 24, 13.4 29, 13.6 34, 6.4 31, 20 32"
        )
    )
    return (
        crested(wall + left, inks.light, inks.t3, slip=(0, 0.5))
        + fill(courses, inks.t4)
        + fill(windows, mix(inks.t1, inks.t2, 0.3))
        + fill(blind, inks.t4)
        + fill(mullions, inks.t3)
    )


def _pointed(x: float, foot: float, width: float, height: float) -> PathData:
    """A lancet window."""
    half, spring = width / 2, foot - height + width * 0.95
    return curve(
        [
            (x - half, foot, True),
            (x - half, spring, True),
            (x - half * 0.62, spring - width * 0.55),
            (x, foot - height, True),
            (x + half * 0.62, spring - width * 0.55),
            (x + half, spring, True),
            (x + half, foot, True),
        ]
    )


def _great_arch(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """The arch of the west front: clustered columns, a broken crown, snow on every ledge."""
    left = polygon(
        "15.4 40.6 15.4 39.2 16.4 38.6 16.6 22.4 15.8 21.8 15.8 20.6 16.8 20.2 17 12.6 18.4 "
        "10.6 20 10.2 20.8 20 21.8 20.6 21.8 21.8 21 22.4 21.2 38.6 22.2 39.2 22.2 40.6"
    )
    right = polygon(
        "41.8 40.6 41.8 39.2 42.8 38.6 43 22.4 42.2 21.8 42.2 20.6 43.2 20.2 43 14 44 8.4 46 "
        "6.4 47.4 2 49.4 3 48.8 9 49.2 20.2 50.2 20.6 50.2 21.8 49.4 22.4 49.6 38.6 50.6 "
        "39.2 50.6 40.6"
    )
    crown_right = curve("43.2 20.4! 42.4 14 39 8 34.6 4.4! 36.4 3.4 37.4 .6! 42 4.4 46 10 48 18!")
    crown_left = curve("20.8 20.4! 21.4 15.4 23 11.2! 21.6 10.4 20.8 8.2 19.2 8.6! 17.8 12 17 16 16.8 20.4!")
    tones = Flats(inks.light, inks.t4, inks.t5)
    seams = "".join(rectangle(x, y, w, 0.24) for x, w in ((16.4, 5), (43, 6.4)) for y in (25.6, 29, 32.4, 35.8))
    flutes = "".join(rectangle(x, 23, 0.28, 15) for x in (18.4, 19.6, 45.2, 46.8))
    wedges = "".join(
        wedge(*along(points("42.8 17 40.8 12.4 37.4 8 35.4 5.4"), u), 2.8, 0.36, angle)
        for u, angle in ((0.1, -18), (0.36, -30), (0.62, -42), (0.88, -52))
    )
    caps = lens(18.8, 20.5, 6.4, 0.7) + lens(46.2, 20.5, 8.4, 0.7) + lens(18.8, 39, 7, 0.8) + lens(46.2, 39, 9, 0.8)
    art = lit(crown_left, tones, light_at(disc, 19, 0.35, 1.8)) + lit(
        crown_right, tones, light_at(disc, 42, 0.35, 2.2), inner=fill(wedges, inks.t6)
    )
    art += lit(left, tones, light_at(disc, 18, 0.35, 2.2), inner=fill(seams + flutes, inks.t6)) + lit(
        right, tones, light_at(disc, 46, 0.35, 3), inner=fill(seams + flutes, inks.t6)
    )
    return art + fill(caps, inks.light)


def _graves(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """Fallen blocks and a leaning slab in the snow at the right."""
    blocks = (
        "51.4 44.6 51 42.4 54.4 41.6 56.4 42.8 56.2 45",
        "46.4 45.6 46.6 44 48.8 43.6 50.2 44.6 50 46",
        "11 44.6 11.4 42.6 14.4 42.4 15.6 43.8 15.4 45.2",
    )
    art = ""
    for block in blocks:
        shape = polygon(block)
        x = points(block)[0][0]
        art += lit(shape, Flats(inks.light, inks.t4, inks.t5), light_at(disc, x, 0.4, 2.2))
    return art
