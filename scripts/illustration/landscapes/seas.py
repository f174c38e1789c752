"""Ships: the open sea under a squall, a wreck, the harbour."""

import random

from ..document import Flats, Fragment, Light, clipped, crested, fill, lit, placed, shifted
from ..inks import Inks, mix
from ..paths import circle, curve, ellipse, knots, lens, moved, points, polygon, rectangle, table
from ..scenery.coast import gulls, isle, sea, surf, swell, waves
from ..scenery.ships import galleon, moored, wreck
from ..scenery.window import Disc, billows, cloud, foreground, ripples, sky, streaks


def open_sea(inks: Inks) -> Fragment:
    """The open sea under a squall: a wall of cloud with rain, the sun beside it, a ship between two swells."""
    rng = random.Random("butina-large 3")
    disc = Disc(22.5, 18.5, 8.6)
    horizon = 28.5
    art = sky(inks, disc, rng, lines=0.8)
    for x, y, w, h, part in ((2, 24, 22, 3.6, 0.8), (8, 11, 18, 3.2, 0.5)):
        art += cloud(inks, disc, x, y, w, h, rng, part)
    art += _squall(inks, disc, horizon, rng)
    art += sea(inks, disc, horizon, rng, foot=38)
    art += fill(rectangle(41, horizon, 30, 1.6) + lens(41, horizon + 0.8, 18, 1.5), inks.t5)
    art += placed(galleon(inks, sunward=-1), 33, 33.2, 0.155, angle=-7)
    art += waves(inks, swell(33.8, 1.3, 7.5, rng), inks.t4, mix(inks.t4, inks.light, 0.45), inks.t5, rng)
    art += waves(
        inks, swell(38.4, 2.2, 11, rng), mix(inks.t4, inks.t5, 0.55), mix(inks.t4, inks.light, 0.55), inks.t4, rng
    )
    art += waves(inks, swell(44.2, 3.2, 16, rng), inks.t5, mix(inks.t4, inks.light, 0.6), inks.t4, rng)
    art += _breaker(inks)
    art += fill(gulls([(12.4, 20, 1.2), (15.6, 17.6, 0.8), (27, 9, 1.0)]), inks.t5)
    return art + waves(inks, swell(49.5, 2.4, 14, rng), inks.t6, inks.t4, inks.t5, rng)


def _squall(inks: Inks, disc: Disc, horizon: float, rng: random.Random) -> Fragment:
    """Three banks of storm cloud one before the other, and rain that slants from the lowest."""
    banks = (
        ("37 14, 36 9, 40 7.5, 39 2.5, 44 .5, 46 -4, 66 -6", "66 14", mix(inks.t1, inks.t2, 0.75)),
        ("31 19, 33.5 14.4, 37.6 13.8, 38 9, 43.6 8.4, 45 4, 50.6 4, 52.6 -.5, 58 -.5, 61 -4, 66 -4", "66 19", inks.t3),
        (
            ("29 23.6, 32.4 20, 36.4 20.4, 37 16, 42.4 15.4, 43.6 11.4, 49 11.6, 50.4 7.4, 56 7.6, 58.4 3.6, 66 3"),
            "66 24.6, 46 24.8",
            inks.shadow,
        ),
    )
    rain = "".join(
        lens(x + rng.uniform(-0.6, 0.6), 26 + rng.uniform(-1, 1), rng.uniform(4, 7), 0.36, 107)
        for x in range(33, 66, 2)
    )
    veil = polygon([(35, 23), (66, 23), (66, horizon + 1), (31.5, horizon + 1)])
    art = fill(veil, mix(inks.t2, inks.t3, 0.55)) + clipped(veil, fill(rain, inks.t3))
    for line, foot, tone in banks:
        shape = billows(points(line), points(foot))
        art += shifted(-0.35, -0.3, fill(shape, inks.light)) + fill(shape, tone)
    cuts = "".join(lens(rng.uniform(42, 60), 15.4 + 1.2 * i, rng.uniform(6, 14), 0.42) for i in range(7))
    bolt = polygon("42.6 22 40 25.6 41.6 25.4 39 29.4 44.2 24.6 42.2 24.8 44.8 22")
    return art + fill(cuts, mix(inks.shadow, inks.t3, 0.6)) + fill(bolt, inks.light)


def _breaker(inks: Inks) -> Fragment:
    """The one big wave, at the right edge: a hollow back, a curl that drops foam like claws."""
    body = curve(
        "66 53! 24 53! 32 47.5 38 45.6 44 40 47 33 50.5 28.2 55 26.2 59 26.6 62 28.4! 58.2 "
        "28.6 55.6 31 55.4 34.4 "
        "57.6 38.4 62 41 66 41.6!"
    )
    claws = "".join(
        curve([(x, y, True), (x + 1.7, y + 0.1), (x + 1.5, y + 1.5), (x + dx, y + drop, True), (x + 0.2, y + 1.1)])
        for x, y, dx, drop in (
            (60.6, 27.6, 2.6, 3.1),
            (58.4, 27.5, 1.7, 3.2),
            (56.3, 28.6, 0.9, 3.2),
            (54.7, 30.6, 0.5, 3.0),
        )
    )
    lip = curve(
        "46.6 33.6! 50.5 27.6 55 25.4 59.4 25.8 63.4 28.6! 60 28.5 57.6 28.8 56 30.4 55 32.4! 54.6 29.6 51.8 29.6 49 32"
    )
    drops = "".join(
        ellipse(x, y, r, r)
        for x, y, r in table("64 31.5 .4, 61.6 33.4 .32, 51 25.2 .35, 47.6 28.8 .3, 58 33.8 .3, 48.6 26.4 .22")
    )
    cuts = "".join(
        curve([(x, y, True), (x - 3.4, y + 5.2), (x - 9, y + 9.6, True), (x - 2.7, y + 5.8)])
        for x, y in ((50.4, 32.6), (52, 34.8), (53.4, 37.6), (49, 31.6), (55.6, 40.2))
    )
    hollow = curve("55 31.8! 54.4 34.8 56.6 39 61.4 41.8 66 42.2! 66 45! 58 44.2 53 40 52.2 35.4")
    return (
        shifted(-0.45, -0.25, fill(body, mix(inks.t4, inks.light, 0.6)))
        + fill(body, inks.t5)
        + fill(hollow, inks.t6)
        + fill(cuts, inks.t4)
        + fill(lip + claws + drops, inks.light)
    )


def shipwreck(inks: Inks) -> Fragment:
    """A wreck on a reef before a low, large sun."""
    rng = random.Random("butina-epave 2")
    disc = Disc(30, 22.5, 11.5)
    horizon = 30.0
    art = sky(inks, disc, rng, height=30)
    art += fill(streaks(8, 17, 26, 9, 6, rng) + streaks(55, 11, 24, 8, 5, rng), mix(inks.t1, inks.t2, 0.7))
    art += fill(streaks(disc.x, 27, 26, 4, 4, rng), inks.t2)
    art += isle(inks, disc, 6, horizon, 22, 4.6) + isle(inks, disc, 58, horizon, 18, 3)
    art += sea(inks, disc, horizon, rng, foot=46)
    art += fill(gulls([(19, 12, 1.3), (24, 9.4, 0.9), (17.5, 8.4, 0.7), (38, 8.6, 1.0), (49, 27.4, 0.9)]), inks.t5)
    reef = "28 41! 31 38.6 34 39.4 36 37.4 40 38.2 44 36.4 49 37.6 54 35.2 58 36.6 66 34! 66 43!"
    art += placed(wreck(inks), 45.5, 37.6, 0.27, angle=-3)
    art += lit(polygon(reef), Flats(mix(inks.t2, inks.light, 0.35), inks.t5, inks.t6), Light((0.4, 0.4), (3.5, 1.6)))
    art += surf(inks, 46, 41.8, 34, rng) + fill(ripples(43, 46, 8, rng), inks.t5)
    skerry = "-4 45! -4 37 2 35.6 5 37.6 9 37 12 40 16 40.4 21 44.6!"
    art += lit(polygon(skerry), Flats(mix(inks.t2, inks.light, 0.35), inks.t5, inks.t6), Light((-0.4, 0.4), (-4, 2.2)))
    art += surf(inks, 9, 45, 22, rng)
    spar = polygon("16 44.6 25.4 41.6 25.8 42.6 18 45.6") + polygon("21.4 44.4 20.6 39.4 21.4 39.2 22.6 44")
    art += fill(spar, inks.t6) + fill(lens(21, 45.2, 10, 0.5), inks.light)
    return art + foreground(inks, rng, far=0.925, near=0.97, height=0.02, waves=4, gain=0.7)


def harbour(inks: Inks) -> Fragment:
    """A harbour: a town that climbs a hill to its fort, a lighthouse on the mole, a ship at the quay."""
    rng = random.Random("butina-port 2")
    disc = Disc(28, 17, 8.4)
    horizon = 29.5
    art = sky(inks, disc, rng)
    for x, y, w, h, part in ((4, 9, 26, 5, 0.45), (58, 8, 22, 4.4, 0.45), (10, 20, 24, 4.6, 0.65)):
        art += cloud(inks, disc, x, y, w, h, rng, part)
    art += isle(inks, disc, 12, horizon, 30, 6) + isle(inks, disc, 31, horizon, 16, 3)
    art += sea(inks, disc, horizon, rng, foot=45)
    art += _lighthouse(inks, disc, 19.5, horizon)
    art += _hill_town(inks, disc, horizon, rng)
    far = mix(inks.t5, inks.t4, 0.5)
    art += placed(moored(inks, tone=inks.t5, far=far), 40, 38.6, 0.225, flip=True)
    art += fill(ripples(39.4, 41, 7, rng, within=(30, 54)), inks.t5) + fill(
        lens(40, 39.6, 25, 0.6), mix(inks.t4, inks.light, 0.5)
    )
    return art + _quay(inks, rng)


def _lighthouse(inks: Inks, disc: Disc, x: float, horizon: float) -> Fragment:
    tower = polygon([(x - 1.5, horizon + 1), (x - 0.95, 16.5), (x + 0.95, 16.5), (x + 1.5, horizon + 1)])
    bands = "".join(rectangle(x - 2, y, 4, 2) for y in (19, 23, 27))
    head = (
        polygon([(x - 1.6, 16.6), (x - 1.6, 15.9), (x + 1.6, 15.9), (x + 1.6, 16.6)])
        + polygon([(x - 1.2, 13.8), (x, 11.6), (x + 1.2, 13.8)])
        + rectangle(x - 0.12, 10.4, 0.24, 1.4)
    )
    mole = polygon(
        [
            (-4, horizon + 3.2),
            (-4, horizon - 0.4),
            (x + 2.6, horizon + 0.2),
            (x + 4, horizon + 1),
            (x + 5.2, horizon + 3.2),
        ]
    )
    courses = "".join(lens(-2 + 2.9 * i, horizon + 1 + 0.9 * (i % 2), 2.2, 0.3) for i in range(9))
    return (
        lit(
            mole,
            Flats(inks.light, inks.t3, inks.shadow),
            Light((-0.3, 0.35), (-7, 1.4)),
            inner=fill(courses, inks.shadow),
        )
        + lit(
            tower,
            Flats(inks.light, inks.light, mix(inks.t1, inks.t2, 0.7)),
            Light((0, 0), (-1.5, 0)),
            inner=fill(bands, inks.t3),
        )
        + fill(head, inks.t5)
        + fill(rectangle(x - 0.8, 13.8, 1.6, 2.1), inks.light)
        + fill(
            rectangle(x - 0.9, 13.8, 0.25, 2.1)
            + rectangle(x + 0.65, 13.8, 0.25, 2.1)
            + rectangle(x - 0.12, 13.8, 0.24, 2.1),
            inks.t5,
        )
        + surf(inks, x - 8, horizon + 3.4, 26, random.Random(3))
    )


def _hill_town(inks: Inks, disc: Disc, horizon: float, rng: random.Random) -> Fragment:
    """Rows of houses up a hill on the right, gables to the sun, the fort on top."""
    hill = curve("31 34! 36 28.4 41 25.6 44 19 48 14.6 54 12.4 66 12! 66 34!")
    fort = polygon(
        "47.6 15 47.6 9.4 48.4 9.4 48.4 8.4 49.3 8.4 49.3 9.4 50.2 9.4 50.2 8.4 51.1 8.4 "
        "51.1 9.4 51.8 9.4 51.8 11 54 11 54 5.6 54.8 5.6 54.8 4.6 55.7 4.6 55.7 5.6 56.6 5.6 "
        "56.6 4.6 57.5 4.6 57.5 5.6 58.2 5.6 58.2 10.4 66 10.4 66 15"
    )
    art = fill(rectangle(56, 1.6, 0.25, 3.2), inks.t5) + fill(
        curve("56.2 1.6! 58 1.2 59.4 2 60.6 1.6! 60.4 3.2! 58.8 3.4 57.6 2.8 56.2 3.4!"), inks.accent
    )
    art += lit(fort, Flats(inks.light, mix(inks.t2, inks.t3, 0.6), inks.t3), Light((0.35, 0.3), (2.2, 0)))
    art += lit(
        hill,
        Flats(inks.light, inks.t3),
        Light((0.4, 0.35)),
        inner=fill(curve("66 34! 56 34! 57.6 28 54.4 22 57 16 56 12! 66 11!"), inks.shadow),
    )
    rows = table("17.4 49 60 2.6, 21.2 45.4 60 3, 25.4 43 60 3.4, 29.6 39.6 60 3.8, 33.6 35 60 4.2")
    for y, start, end, size in rows:
        x = start + rng.uniform(0, 1)
        while x < end:
            width = size * rng.uniform(0.85, 1.25)
            art += _house(inks, x, y, width, size * rng.uniform(0.75, 1.1), rng)
            x += width * rng.uniform(1.02, 1.25)
    return art


def _house(inks: Inks, x: float, y: float, width: float, height: float, rng: random.Random) -> Fragment:
    """A cube with a gable to the left and a shaded roof to the right, one or two lit windows."""
    gable = width * 0.46
    wall = polygon(
        [(x, y), (x, y - height), (x + gable / 2, y - height - width * 0.34), (x + gable, y - height), (x + gable, y)]
    )
    side = rectangle(x + gable, y - height, width - gable, height)
    roof = polygon(
        [
            (x + gable / 2, y - height - width * 0.34),
            (x + width - gable / 2 + 0.1, y - height - width * 0.34),
            (x + width + 0.2, y - height + 0.1),
            (x + gable, y - height + 0.1),
        ]
    )
    windows = "".join(rectangle(x + u * width, y - height * v, 0.42, 0.6) for u, v in ((0.16, 0.75), (0.3, 0.4)))
    dark = "".join(rectangle(x + u * width, y - height * 0.65, 0.42, 0.6) for u in (0.58, 0.78))
    return (
        fill(wall, rng.choice((inks.light, inks.t1, inks.t1)))
        + fill(side, mix(inks.t2, inks.t3, 0.35))
        + fill(roof, rng.choice((inks.t4, inks.t5, inks.shadow)))
        + fill(windows, inks.t3)
        + fill(dark, inks.t5)
    )


def _quay(inks: Inks, rng: random.Random) -> Fragment:
    """The near quay in silhouette: wall, bollards, barrels, a crane at the right edge."""
    wall = polygon("-4 54 -4 41.6 12 42.2 13.4 43.6 44 44.4 46 42.8 66 42 66 54")
    stones = "".join(lens(rng.uniform(-2, 62), 45.6 + 1.1 * (i % 4), rng.uniform(2.4, 4.4), 0.36) for i in range(22))
    bollard = "-.9 44.2! -.7 42.4 -1.1 41.6 0 41 1.1 41.6 .7 42.4 .9 44.2!"
    bollards = "".join(curve(moved(bollard, x)) for x in (16.6, 25, 38))
    crane = (
        polygon("54.4 42.4 55.2 20 57 20 58.2 42.4")
        + polygon("57 22.4 46.6 8.4 46 9.4 55.2 24.4")
        + polygon("55.6 29 49.6 12.4 50.6 13 56.4 27")
        + polygon("56.4 19.6 62 24.4 61.2 26.2 55.8 22")
        + rectangle(58.4, 24.4, 6, 4.4)
        + rectangle(46.4, 9, 0.24, 7.4)
        + circle(46.5, 9.2, 0.9)
        + polygon("45.6 16.2 47.4 16.2 47.2 18.2 45.8 18.2")
        + curve("46.2 18! 46.2 19.2 47.2 20 46.6 21.4 45.2 21 45 19.8! 45.6 20.6 46.4 20.4 46 19.4 45.8 18!")
        + polygon("51.4 42.6 54.8 34 55.6 34.6 53.4 42.6")
        + polygon("61.4 42.6 57.6 34 57 34.8 59.6 42.6")
    )
    cask = "-.8 0! -1 -.5 -.8 -1! .8 -1! 1 -.5 .8 0!"
    barrel = "".join(
        curve([(x + k.x * w, y + k.y * h, k.corner) for k in knots(cask)])
        for x, y, w, h in ((4, 42.4, 2.2, 5), (9.2, 42.6, 2.2, 5), (6.6, 37.6, 2.1, 4.6))
    )
    bands = (
        "".join(rectangle(x - w * 1.0, y, 2 * w, 0.4) for x, w in ((4, 2.1), (9.2, 2.1)) for y in (38.7, 40.8))
        + rectangle(4.6, 34.2, 4, 0.4)
        + rectangle(4.6, 36, 4, 0.4)
    )
    rim = mix(inks.t3, inks.light, 0.4)
    return (
        crested(wall, rim, inks.t6)
        + fill(stones, inks.t5)
        + shifted(-0.3, -0.2, fill(crane + bollards, rim))
        + fill(crane + bollards, inks.t6)
        + shifted(0.3, -0.2, fill(barrel, rim))
        + fill(barrel, inks.t6)
        + fill(bands, inks.t4)
    )
