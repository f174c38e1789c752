"""The dead and the deep: graveyard and chasm."""

import random

from ..document import Flats, Fragment, crested, fill, lit, shifted
from ..inks import Inks, mix
from ..paths import curve, lens, moved, points, polygon, rectangle, table, wedge
from ..scenery.mountains import (
    bats,
    battlement,
    chain,
    crag,
    cross,
    far_range,
    fence,
    headstone,
    red_clouds,
    shards,
    slit,
)
from ..scenery.window import Disc, earth, foreground, ground_cuts, light_at, mist, ridge_line, sky, valley
from ..scenery.woods import dead_tree, raven


def graveyard(inks: Inks) -> Fragment:
    """A graveyard on a hill before a huge low moon, a twisted tree at the right, fog between the stones."""
    rng = random.Random("azkovlar-cimetiere 4")
    disc = Disc(30, 21, 13)
    art = sky(inks, disc, rng, height=28)
    art += red_clouds(inks, ((3, 13, 26, 2.6), (55, 10, 26, 2.6), (58, 24, 22, 2.2), (6, 26, 20, 2)), rng)
    art += far_range(inks, disc, rng, 34, ((6, 26, 12), (20, 18, 6.4), (44, 20, 7), (57, 28, 13)))
    far = curve("-4 54! -4 38! 6 36.4 14 33.6 24 32 32 32.4 42 34.4 52 37.4 66 38.6! 66 54!")
    stones = "".join(
        (
            cross(20, 33, 3.2, -4),
            headstone(24.6, 32.6, 2.6, 3),
            cross(38.6, 34.2, 3.4, 5),
            headstone(34.4, 33, 2.4),
            headstone(15.6, 34, 2.6, -6),
            headstone(43.6, 35.4, 2.8, 6),
        )
    )
    rim = mix(inks.t2, inks.light, 0.35)
    art += crested(stones + far, rim, inks.t3, slip=(0, 0.3)) + fill(
        mist((30, 36.6, 50, 1.3), (10, 38.4, 34, 1), (50, 39.4, 30, 1)), mix(inks.t2, inks.t3, 0.4)
    )
    art += _mausoleum(inks, disc)
    mid = curve("-4 54! -4 40.4! 6 39.6 16 40.4 26 41.6 36 41.4 48 39.4 58 38.6 66 38! 66 54!")
    art += crested(mid, rim, inks.t4, slip=(0, 0.35)) + fill(ground_cuts(42, 4, 14, rng, length=(1.5, 4)), inks.t3)
    art += fill(mist((31, 42.6, 40, 1.4)), mix(inks.t3, inks.t4, 0.4))
    for shape, x in (
        (cross(17.4, 43, 6.2, -7), 17),
        (headstone(24, 44, 4.6, 5), 24),
        (headstone(38.4, 43.6, 5, -4), 38),
        (cross(45.6, 42.4, 7, 6), 46),
    ):
        art += lit(shape, Flats(mix(inks.t2, inks.light, 0.6), inks.t5, inks.t6), light_at(disc, x, 0.4, 1.7, fall=0.5))
    art += fill(
        "".join(
            rectangle(x, y, w, 0.28) for x, y, w in ((23, 41, 2), (23.1, 41.9, 1.9), (37.2, 40.4, 2.2), (37.3, 41.3, 2))
        ),
        inks.t4,
    )
    art += _lamp(inks, 33, 44.2)
    tree = dead_tree(54, 47, 43, rng, lean=-13, girth=4.0)
    art += (
        shifted(-0.4, -0.1, fill(tree, mix(inks.t2, inks.light, 0.35)))
        + fill(tree, inks.t6)
        + fill(raven(45.6, 22.4, 1.0), inks.t6)
    )
    art += fill(bats(((17, 12.6, 2.2), (23.6, 8.4, 1.3), (14.6, 19.4, 1.2))), inks.t5)
    art += fill(fence((-3, 47.4), (20, 48.4), 6, 12) + fence((46, 48.6), (64, 47), 6, 9), inks.t6)
    return art + foreground(
        inks, rng, far=0.945, near=0.978, height=0.016, waves=3, gain=0.7, rim=mix(inks.t3, inks.light, 0.2)
    )


def _mausoleum(inks: Inks, disc: Disc) -> Fragment:
    """A tomb house at the left, plain, under the value column."""
    body = polygon("1 42 1 27.4 -.4 27.4 -.4 26 6.4 21 13.2 26 13.2 27.4 11.8 27.4 11.8 42")
    door = slit(6.4, 42, 4, 10)
    columns = "".join(rectangle(x, 28, 0.9, 14) for x in (2, 9.9))
    finial = cross(6.4, 21.6, 2.8)
    return lit(
        finial + body,
        Flats(mix(inks.t2, inks.light, 0.4), inks.t4, inks.t5),
        light_at(disc, 6, 0.4, 3.4),
        inner=fill(columns, inks.t5) + fill(door, inks.t6),
    )


def _lamp(inks: Inks, x: float, foot: float) -> Fragment:
    """A grave light that burns on the ground."""
    body = polygon(moved("-.9 0 -.7 -2 -1.1 -2 0 -3.4 1.1 -2 .7 -2 .9 0", x, foot))
    return (
        fill(body, inks.t6)
        + fill(polygon(moved("-.5 -.3 -.42 -1.9 .42 -1.9 .5 -.3", x, foot)), inks.accent)
        + fill(lens(x, foot + 0.3, 6, 0.7), inks.t2)
    )


def chasm(inks: Inks) -> Fragment:
    """The chasm: a broken bridge over a depth that glows, columns of rock, chains."""
    rng = random.Random("azkovlar-gouffre 3")
    disc = Disc(27, 12.5, 8)
    art = sky(inks, disc, rng, height=18)
    art += red_clouds(inks, ((48, 8, 26, 2.4), (6, 15, 22, 2.2)), rng)
    art += far_range(inks, disc, rng, 25, ((10, 20, 9), (24, 18, 6), (42, 22, 9.5), (58, 20, 12)))
    # the depth: from the rim down, darker, then light again where the fire lies
    depths = (
        (24.6, mix(inks.t2, inks.t3, 0.6)),
        (27.6, inks.t2),
        (31.4, mix(inks.t1, inks.t2, 0.4)),
        (35, mix(inks.t1, inks.glow, 0.4)),
        (38.6, mix(inks.glow, inks.accent, 0.45)),
        (42.6, mix(inks.glow, inks.light, 0.5)),
    )
    for y, tone in depths:
        line = ridge_line(y, 1.0, rng, waves=2, octaves=3)
        art += fill(earth(line), tone)
    embers = "".join(lens(rng.uniform(18, 44), rng.uniform(44.6, 49), rng.uniform(2, 6), 0.4) for _ in range(9))
    art += fill(embers, inks.accent) + _columns(inks, disc)
    art += _broken_bridge(inks, disc, rng)
    walls = (
        (
            points("-4 54 -4 23 2 24 6 23.4 10 25 13 24.4 14 28.6 12.4 32 15 36 13.4 40 16.6 44 18 54"),
            points("8 24 6 29 9 33 5.6 37.6 9 42 7 54"),
        ),
        (
            points("66 54 66 20.6 61 21.4 58 21 55.4 22.6 54.6 26.4 56 30 53.4 34.6 54.6 39 51 43.6 49.4 54"),
            points("60 21 61 27 58.6 31.6 61 37 57 42 59 54"),
        ),
    )
    rim = mix(inks.t2, inks.light, 0.5)
    for outline, spine in walls:
        art += crag(disc, outline, spine, Flats(rim, inks.t5, inks.t6))
    art += fill(bats(((20.6, 19.4, 1.8), (34, 17.6, 1.2), (37.4, 33, 1.5))), inks.t5)
    art += _chains(inks)
    splinters = shards(
        table("-.5 5 31 .5, 4.4 4 38.4 -.3, 9 3.4 43 .3, 52.4 4 42 -.4, 57 4 37.4 .3, 61.4 5 30 -.6"), 53, rng
    )
    art += crested(splinters, mix(inks.t3, inks.light, 0.15), inks.t6, slip=(0.25, 0.15))
    ledge = ridge_line(48.4, 1.0, rng, waves=3, gain=0.7, envelope=valley(0.4, 6))
    return art + crested(earth(ledge), mix(inks.t3, inks.light, 0.2), inks.t6)


def _columns(inks: Inks, disc: Disc) -> Fragment:
    """Needles of rock that rise from the fire."""
    art = ""
    for x, width, top, tone, shade in (
        (22.6, 4.8, 30, inks.t3, inks.t4),
        (40.4, 4.8, 32.5, inks.t3, inks.t4),
        (32.4, 3.6, 35.5, inks.t3, inks.t4),
    ):
        outline = [
            (x - width * 0.8, 54),
            (x - width * 0.5, 44),
            (x - width * 0.44, top + 2.4),
            (x - width * 0.1, top),
            (x + width * 0.3, top + 1.2),
            (x + width * 0.46, top + 6),
            (x + width * 0.6, 46),
            (x + width * 0.9, 54),
        ]
        art += lit(
            polygon(outline), Flats(mix(inks.t1, inks.light, 0.4), tone, shade), light_at(disc, x, 0.35, width * 0.4)
        )
    return art


def _broken_bridge(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """A stone bridge of high arches; its middle has fallen."""
    right = curve(
        "66 19! 38.6 21.4! 37 22.6! 38 24! 36.6 25.4! 38.4 26.2! 38 27.6! 40.6 27.4! 42.4 "
        "29.4! 44 35 44.4 54! 49 54! 49 36 51 31 55 28.4! 59 28 66 27.4!"
    )
    left = curve(
        "-4 22! 18 22.8! 20.4 23.8! 19 25.2! 20.6 26.4! 18.6 27! 18.8 28.4! 16.4 28.4! 13 29.6 10.6 34! -4 34!"
    )
    rim = mix(inks.t2, inks.light, 0.5)
    joints = "".join(
        lens(x, y, rng.uniform(1, 2), 0.34)
        for x, y in table(
            "42 24.6, 46 24, 50 24.8, 44.6 27, 49 27.4, 46.6 31, 46.4 36, 46.8 41, 16 25.4, 12 25.6, 14.4 27.4, 54 25"
        )
    )
    vault = "".join(
        wedge(x, y, 1.7, 0.36, angle)
        for x, y, angle in table("40.8 27.4 290, 42.6 29.6 315, 43.8 33 340, 51 31 200, 53 29.2 230, 49.8 34 185")
    )
    falling = (
        polygon("27 30 29 29.2 29.8 30.8 28 32")
        + polygon("31.6 34.6 32.8 33.8 33.6 35 32.4 35.8")
        + polygon("25 26.4 26 25.8 26.6 26.8 25.6 27.4")
    )
    light = light_at(disc, 50, 0.4, 3, fall=0.3)
    art = lit(
        right + battlement(40, 20.8, 26, 22.6, 0.7),
        Flats(rim, inks.t5, inks.t6),
        light,
        inner=fill(joints + vault, inks.t4),
    )
    art += lit(
        left + battlement(-4, 21.8, 21, 23.6, 0.7),
        Flats(rim, inks.t5, inks.t6),
        light_at(disc, 6, 0.4, 3, fall=0.3),
        inner=fill(joints, inks.t4),
    )
    statue = (
        curve(
            moved(
                ("-1 0! -.9 -3 -1.3 -3.6 -1 -5 -.4 -5.6 -.5 -6.6 0 -7.2 .5 -6.6 .4 -5.6 1 -5 1.3 -3.6 .9 -3 1 0!"),
                48.6,
                20.4,
            )
        )
        + polygon("47 20.6 47.2 19 50 19 50.2 20.6")
        + rectangle(46.6, 11.6, 0.3, 8)
    )
    return art + crested(statue, rim, inks.t6, slip=(0.3, 0.1)) + fill(falling, inks.t5)


def _chains(inks: Inks) -> Fragment:
    """Two chains that hang across the gap from the bridge's piers."""
    return fill(chain((19, 25), (39, 24), 8.5, 20) + chain((52, 23), (63, 9), 3, 14), inks.t6)
