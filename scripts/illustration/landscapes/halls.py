"""Under roofs: the great hall of the castle, and the crooked village below it."""

import random
from itertools import pairwise

from ..document import Flats, Fragment, clipped, crested, fill, lit, stroke
from ..inks import Inks, mix
from ..paths import PathData, brush, circle, curve, lens, moved, polygon, rectangle, table
from ..scenery.mountains import bats, cross, far_range, peak, red_clouds, shards, slit
from ..scenery.window import OVER, WIDTH, Disc, earth, foreground, ground_cuts, light_at, mist, ridge_line, sky


def great_hall(inks: Inks) -> Fragment:
    """The great hall: three lancets with the moon behind them, columns, banners, a chequered floor."""
    rng = random.Random("azkovlar-salle 1")
    disc = Disc(30.5, 15.4, 8.8)
    art = sky(inks, disc, rng)
    art += red_clouds(inks, ((20, 9, 16, 2), (42, 20, 18, 2)), rng)
    art += far_range(inks, disc, rng, 32, ((20, 16, 8), (32, 16, 5), (42, 18, 9)))
    art += fill(bats(((25, 10, 1.6), (37, 13, 1.1))), inks.t5)
    return art + _windows(inks) + _chequers(inks) + _columns(inks, disc) + _candles(inks)


def _lancet(x: float, foot: float, width: float, height: float) -> PathData:
    half, spring = width / 2, foot - height + width * 0.9
    return curve(
        [
            (x - half, foot, True),
            (x - half, spring, True),
            (x - half * 0.66, spring - width * 0.5),
            (x, foot - height, True),
            (x + half * 0.66, spring - width * 0.5),
            (x + half, spring, True),
            (x + half, foot, True),
        ]
    )


def _windows(inks: Inks) -> Fragment:
    """The end wall with its lancets, their tracery, the steps before them."""
    panes = _lancet(30.5, 33, 12.4, 29) + _lancet(18.6, 33, 7, 22) + _lancet(42.4, 33, 7, 22)
    wall = rectangle(-OVER, -OVER, WIDTH + 2 * OVER, 46) + panes
    tracery = "".join(rectangle(x - 0.3, 2, 0.6, 34) for x in (30.5, 18.6, 42.4)) + "".join(
        rectangle(12, y, 37, 0.5) for y in (20, 26.6)
    )
    rose = stroke(circle(30.5, 12.6, 3.4), inks.t6, 0.7) + stroke("M27.1 12.6H33.9", inks.t6, 0.5)
    blocks = "".join(
        rectangle(x, y, 3, 0.34)
        for x, y in table(
            "12 6, 18 8, 24 4, 36 4, 42 8, 47 6, 13.6 12, 47 12, 24.4 9, 35 9, 13 24, "
            "48 24, 24 36, 36 37, 13 34, 46 34, 13 29, 47 18, 12.4 18"
        )
    )
    steps = "".join(
        crested(
            rectangle(14 - i * 2, 33 + i * 1.5, 33 + i * 4, 1.5), mix(inks.t2, inks.light, 0.35), inks.t4, slip=(0, 0.4)
        )
        for i in range(3)
    )
    return (
        clipped(panes, fill(tracery, inks.t6) + rose)
        + fill(wall, mix(inks.t3, inks.t4, 0.35), even_odd=True)
        + fill(blocks, inks.t4)
        + stroke(panes, inks.t6, 1.2)
        + stroke(panes, mix(inks.t2, inks.light, 0.45), 0.4)
        + steps
    )


def _chequers(inks: Inks) -> Fragment:
    """The floor in perspective, a carpet of light upon it."""
    floor = rectangle(-OVER, 37.4, WIDTH + 2 * OVER, 18)
    rows = (37.4, 38.8, 40.8, 43.8, 48, 54)
    tiles = ""
    for r, (top, low) in enumerate(pairwise(rows)):
        a, b = 0.42 + 0.9 * (top - 37.4) / 16, 0.42 + 0.9 * (low - 37.4) / 16
        for k in range(-9, 9):
            if (k + r) % 2 == 0:
                x = 9.6 * k
                tiles += polygon(
                    [(30.5 + x * a, top), (30.5 + (x + 9.6) * a, top), (30.5 + (x + 9.6) * b, low), (30.5 + x * b, low)]
                )
    carpet = polygon("25.6 37.4 35.4 37.4 42 54 19 54")
    return (
        fill(floor, inks.t4)
        + fill(tiles, mix(inks.t4, inks.t5, 0.75))
        + fill(carpet, inks.t3)
        + fill(
            polygon("25.6 37.4 26.2 37.4 20.4 54 19 54") + polygon("35.4 37.4 34.8 37.4 40.6 54 42 54"),
            mix(inks.t2, inks.light, 0.35),
        )
    )


def _columns(inks: Inks, disc: Disc) -> Fragment:
    """Clustered columns at both sides, the vault that springs from them, a banner on each."""
    art = ""
    for x, width, foot, body, shade in (
        (10.6, 3.4, 41.4, inks.t5, inks.t6),
        (50.4, 3.4, 41.4, inks.t5, inks.t6),
        (2.6, 6, 48, inks.t6, inks.t6),
        (58.4, 6, 48, inks.t6, inks.t6),
    ):
        w = width
        shaft = polygon(
            [
                (x - w * 0.7, foot + 1),
                (x - w * 0.7, foot - 1.2),
                (x - w * 0.46, foot - 2.2),
                (x - w * 0.42, 10),
                (x - w * 0.7, 8.6),
                (x - w * 0.7, 7),
                (x + w * 0.7, 7),
                (x + w * 0.7, 8.6),
                (x + w * 0.42, 10),
                (x + w * 0.46, foot - 2.2),
                (x + w * 0.7, foot - 1.2),
                (x + w * 0.7, foot + 1),
            ]
        )
        flutes = "".join(rectangle(x + u * w, 10.4, 0.3, foot - 13) for u in (-0.16, 0.14))
        art += lit(
            shaft,
            Flats(mix(inks.t2, inks.light, 0.45), body, shade),
            light_at(disc, x, 0.4, w * 0.34, fall=0.2),
            inner=fill(flutes, inks.t4 if body == inks.t5 else inks.t5),
        )
    ribs = curve(
        "-4 -4! 66 -4! 66 8! 60.4 8 56 4.6 52.4 7.4! 48.6 7.4! "
        "44 .6 30.5 -1.6 17 .6 12.4 7.4! 8.6 7.4! 5 4.6 .6 8 -4 8!"
    )
    banners = ""
    for x, drop in ((10.6, 19), (50.4, 19)):
        cloth = polygon([(x - 2.2, 11), (x + 2.2, 11), (x + 2.2, 11 + drop), (x, 8.6 + drop), (x - 2.2, 11 + drop)])
        sign = curve(moved("0 -1.6! .5 -.6 1.7 -1 1.5 .2 .7 .1 0 1.6! -.7 .1 -1.5 .2 -1.7 -1 -.5 -.6", x, 19))
        banners += lit(cloth, Flats(inks.light, inks.t2, inks.t3), light_at(disc, x, 0.3, 1.6)) + fill(sign, inks.t6)
    return art + fill(ribs, inks.t6) + banners


def _candles(inks: Inks) -> Fragment:
    """A tall candlestick at the right, three flames."""
    stem = polygon("46.2 44.4 46.6 43.4 47 33.4 47.6 33.4 48 43.4 48.4 44.4") + rectangle(44.2, 32.8, 6.2, 0.6)
    sticks = "".join(rectangle(x - 0.4, y, 0.8, 3) for x, y in ((44.6, 30), (47.3, 29), (50, 30)))
    flames = "".join(
        curve(moved("0 -2.2! .8 -.7 0 .4 -.8 -.7", x, y)) for x, y in ((44.6, 29.4), (47.3, 28.4), (50, 29.4))
    )
    hearts = "".join(
        curve(moved("0 -1.1! .35 -.4 0 .2 -.35 -.4", x, y)) for x, y in ((44.6, 29.4), (47.3, 28.4), (50, 29.4))
    )
    return (
        fill(lens(47.3, 44.6, 7, 0.8), inks.t6)
        + crested(stem, mix(inks.t2, inks.light, 0.4), inks.t6, slip=(0.2, 0.1))
        + fill(sticks, mix(inks.light, inks.t1, 0.3))
        + fill(flames, inks.accent)
        + fill(hearts, inks.light)
    )


def village(inks: Inks) -> Fragment:
    """A village that leans: the church's bent spire at the left, gables down both sides of an empty road."""
    rng = random.Random("azkovlar-village 1")
    disc = Disc(36, 17, 11)
    art = sky(inks, disc, rng)
    art += red_clouds(inks, ((6, 8, 24, 2.6), (57, 11, 26, 2.4), (54, 25, 24, 2.2)), rng)
    art += far_range(inks, disc, rng, 37, ((26, 18, 8), (40, 16, 6), (52, 24, 12), (6, 26, 13)))
    art += peak(
        disc,
        58,
        42,
        28,
        19,
        rng,
        lit_plane=mix(inks.t2, inks.t3, 0.35),
        shade=inks.t3,
        snow=mix(inks.t1, inks.light, 0.5),
        base=50,
    )
    art += fill(earth(ridge_line(39.4, 1.2, rng, octaves=3)), mix(inks.t2, inks.t3, 0.7))
    art += fill(mist((31, 39.4, 60, 1.4)), mix(inks.t2, inks.t3, 0.3))
    art += _church(inks, disc)
    for x, foot, width, height, lean, tone, room in (
        (24.4, 41, 4.6, 3.4, 0.4, inks.t4, True),
        (43, 40.6, 4.4, 3.2, -0.3, inks.t4, True),
        (47.6, 42, 6, 5, -0.7, inks.t4, True),
        (6.2, 44.6, 8, 6.4, 0.9, inks.t5, False),
        (54, 44.4, 8.6, 7.4, -1, inks.t5, True),
        (61, 46.6, 8.6, 10, -0.6, inks.t5, False),
    ):
        art += _gable(inks, disc, x, foot, width, height, lean, tone, lit_room=room)
    road = curve("31.6 41! 34 42.6 31 44.6 25 47 20 54! 43 54! 40 48 37.6 45 37 43 34.4 41!")
    ground = curve("-4 54! -4 44.6! 8 44.4 20 42.6 32 41.2 44 41.8 56 44.2 66 45.6! 66 54!")
    art += crested(ground, mix(inks.t2, inks.light, 0.3), inks.t4, slip=(0, 0.4)) + fill(
        road, mix(inks.t2, inks.t3, 0.55)
    )
    art += fill(ground_cuts(43.6, 3.4, 14, rng, length=(1.5, 4)), inks.t5)
    art += fill(bats(((25, 11, 2.0), (30, 7.4, 1.2), (47, 18, 1.3))), inks.t5)
    art += foreground(
        inks, rng, far=0.935, near=0.975, height=0.018, waves=3, gain=0.7, rim=mix(inks.t3, inks.light, 0.2)
    )
    splinters = shards(((0.5, 4.4, 40, 0.5), (4.6, 3, 43.4, -0.3), (58.6, 3.4, 43, 0.4), (61.6, 4, 40, -0.4)), 53, rng)
    return art + crested(splinters, mix(inks.t3, inks.light, 0.15), inks.t6, slip=(0.25, 0.15))


def _church(inks: Inks, disc: Disc) -> Fragment:
    """The landmark on the left third: a square tower, a spire that bends, a nave behind it."""
    nave = polygon("6.4 44 6.4 35 10.6 29.6 15.6 34 15.6 44")
    shaft = polygon("14.2 44 14.8 24.6 21 24.6 21.4 44") + rectangle(14.2, 23.4, 7.4, 1.4)
    spire = curve("13.6 23.6! 15.4 17.4 16.8 11.4 18.4 7! 20.6 4! 19.4 8.4 20 13.4 21.2 18.6 22.2 23.6!")
    bell = slit(17.9, 30.6, 2.6, 4.6)
    clock = circle(17.9, 34.8, 1.5)
    hands = rectangle(17.8, 33.8, 0.25, 1.2) + rectangle(17.8, 34.7, 1, 0.25)
    door = slit(17.9, 44, 2.6, 4.4)
    light = light_at(disc, 17, 0.4, 2.4, fall=0.3)
    rim = mix(inks.t2, inks.light, 0.5)
    tiles = "".join(lens(x, y, 1.6, 0.4) for x, y in table("16.4 19, 18.6 20.6, 17.6 15, 19.2 17, 18.2 11.4, 16 21.6"))
    return (
        lit(nave, Flats(rim, inks.t4, inks.t5), light)
        + fill(slit(9.8, 41, 1.2, 3.4) + slit(12.8, 41, 1.2, 3.4), inks.t6)
        + lit(shaft, Flats(rim, inks.t5, inks.t6), light)
        + lit(spire, Flats(rim, inks.t5, inks.t6), light, inner=fill(tiles, inks.t4))
        + fill(cross(20.9, 4.6, 2.4, 14), inks.t6)
        + fill(bell + door, inks.t6)
        + fill(slit(17.9, 30.4, 1.2, 2.6), inks.accent)
        + fill(clock, inks.t2)
        + fill(hands, inks.t6)
    )


def _gable(
    inks: Inks,
    disc: Disc,
    x: float,
    foot: float,
    width: float,
    height: float,
    lean: float,
    tone: str,
    *,
    lit_room: bool,
) -> Fragment:
    """A house front with a steep roof, leaning by `lean`."""
    half, top = width / 2, foot - height
    wall = polygon([(x - half, foot + 2), (x - half + lean, top), (x + half + lean, top), (x + half, foot + 2)])
    roof = polygon(
        [
            (x - half * 1.3 + lean, top + width * 0.12),
            (x + lean * 1.7, top - width * 0.95),
            (x + half * 1.3 + lean, top + width * 0.12),
            (x + half * 0.9 + lean, top),
            (x - half * 0.9 + lean, top),
        ]
    )
    gable = polygon([(x - half + lean, top + 0.1), (x + lean * 1.7, top - width * 0.8), (x + half + lean, top + 0.1)])
    beams = "".join(
        brush(line, width * 0.05, width * 0.05)
        for line in (
            [(x - half + lean, top + 0.2), (x + half + lean, top + 0.2)],
            [(x + lean * 0.6, top), (x, foot + 1)],
        )
    )
    chimney = rectangle(x + half * 0.4 + lean, top - width * 0.95, width * 0.16, width * 0.5)
    pane = slit(x - half * 0.44 + lean * 0.5, foot - height * 0.3, width * 0.2, height * 0.5) + slit(
        x + half * 0.44 + lean * 0.5, foot - height * 0.3, width * 0.2, height * 0.5
    )
    shade = inks.t6 if tone == inks.t5 else inks.t5
    light = light_at(disc, x, 0.3, width * 0.3, fall=0.3)
    rim = mix(inks.t2, inks.light, 0.45)
    return (
        fill(chimney, shade)
        + lit(wall + gable, Flats(rim, tone, shade), light, inner=fill(beams, shade))
        + crested(roof, rim, shade, slip=(-disc.side(x) * 0.25, 0.3))
        + fill(gable, tone)
        + (fill(pane, inks.accent) if lit_room else fill(pane, inks.t6))
    )
