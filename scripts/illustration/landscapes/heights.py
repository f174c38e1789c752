"""Black rock before a red sky: castle and pass."""

import math
import random
from itertools import pairwise

from ..document import Flats, Fragment, clipped, crested, fill, lit
from ..inks import Inks, mix
from ..paths import brush, curve, lens, moved, points, polygon, rectangle
from ..scenery.mountains import bats, battlement, castle, crag, far_range, peak, red_clouds, shards, slit
from ..scenery.window import Disc, earth, foreground, light_at, mist, ridge_line, sky


def castle_rock(inks: Inks) -> Fragment:
    """The castle on its crag at the right, a causeway up to it, peaks in front of a great moon."""
    rng = random.Random("azkovlar-chateau 2")
    disc = Disc(25.5, 17, 11.4)
    art = sky(inks, disc, rng)
    art += red_clouds(inks, ((4, 10, 24, 2.6), (56, 7.6, 28, 2.6), (9, 22, 28, 2.4)), rng)
    art += far_range(inks, disc, rng, 35.5, ((16, 22, 13), (30, 20, 10.5), (43, 24, 15), (3, 24, 17), (60, 22, 13)))
    art += peak(
        disc,
        3,
        43,
        30,
        23,
        rng,
        lit_plane=mix(inks.t2, inks.t3, 0.35),
        shade=inks.t3,
        snow=mix(inks.t1, inks.light, 0.5),
        base=50,
    )
    art += peak(disc, 17, 43, 26, 10, rng, lit_plane=mix(inks.t2, inks.t3, 0.35), shade=inks.t3, base=50)
    art += fill(earth(ridge_line(41.2, 1.4, rng, octaves=3)), mix(inks.t2, inks.t3, 0.6))
    art += fill(mist((30, 41, 74, 1.5), (20, 43, 40, 1)), mix(inks.t2, inks.t3, 0.25))
    rim = mix(inks.t2, inks.light, 0.5)
    art += castle(inks, disc, 48.4, 30.5, 19, tone=inks.t5, shade=inks.t6, rim=rim)
    rock = points(
        "28 47 32 42.6 33.4 40.4 36.4 39 37.4 35.6 38 32.4 40.2 33 41.4 31 44 32.2 47 31.4 "
        "50 32.6 53 31.2 56 32.4 58 30.8 61 32 66 32 66 52 28 52"
    )
    art += crag(disc, rock, points("45 31.6 46.6 35 44 37.8 46 40.6 43 43.6 44.6 52"), Flats(rim, inks.t4, inks.t5))
    art += _causeway(inks)
    art += fill(bats(((18, 11, 2.4), (28.6, 8, 1.2), (33, 20.4, 1.7))), inks.t5)
    art += foreground(
        inks, rng, far=0.925, near=0.975, height=0.026, waves=3, gain=0.7, rim=mix(inks.t3, inks.light, 0.2)
    )
    splinters = shards(
        ((1.5, 5, 33, -0.6), (6, 4, 38.6, 0.4), (10, 3, 42, -0.4), (55.4, 3.4, 41, 0.5), (59.6, 5, 36, 0.6)), 52, rng
    )
    return art + crested(splinters, mix(inks.t4, inks.light, 0.2), inks.t6, slip=(-0.25, 0.15))


def _causeway(inks: Inks) -> Fragment:
    """The road that climbs the crag in two turns to a lit gate."""
    road = polygon(
        "37 52 33.4 46.4 40.6 42.8 38.6 39.6 43.4 36.8 44.6 33.6 45.8 33.6 45.2 37.6 40.6 40 43.2 43.2 36.6 46.8 42 52"
    )
    gate = polygon("43.8 34 43.8 28.6 44.6 28.6 44.6 27.8 45.4 27.8 45.4 28.6 46.2 28.6 46.2 27.8 47 27.8 47 34")
    return fill(road, mix(inks.t3, inks.t2, 0.35)) + fill(gate, inks.t6) + fill(slit(45.4, 34, 1.5, 3.2), inks.accent)


def mountain_pass(inks: Inks) -> Fragment:
    """The pass: two walls of rock, a road in hairpins to the gate tower in the gap."""
    rng = random.Random("azkovlar-col 1")
    disc = Disc(30.5, 15.5, 10)
    art = sky(inks, disc, rng)
    art += red_clouds(inks, ((22, 7, 20, 2.2), (42, 20, 24, 2.4)), rng)
    art += far_range(inks, disc, rng, 31.5, ((22, 20, 12.4), (33, 18, 8.5), (41, 20, 14)))
    walls = (
        (
            points("-4 52 -4 2 2 4 6 3 8.4 9 11 10 12.6 16 15.6 18 16.6 23 19.6 26 20.6 30.4 24 33.6 26 38 26 52"),
            points("4 3 7 9 4.6 14 8.6 19.6 6.4 25 11.4 30 9.6 36 14 52"),
            inks.t3,
            inks.t4,
        ),
        (
            points(
                "66 52 66 -2 60 -1 57.4 3.4 56 9 52.6 11.4 51.6 17 48 20 47.4 25 43.6 28.4 42.6 33 38.6 36 37 40 37 52"
            ),
            points("60 -1 56.6 6 59 11 54 16.6 57 22 51 27 54 33 48 39 50 52"),
            inks.t3,
            inks.t4,
        ),
    )
    rim = mix(inks.t2, inks.light, 0.5)
    for outline, spine, body, shade in walls:
        art += crag(disc, outline, spine, Flats(rim, body, shade), rim=0.45)
    art += fill(mist((31, 36, 26, 1.6), (31, 33.4, 18, 1)), mix(inks.t2, inks.t1, 0.3))
    art += _hairpins(inks) + _gate_tower(inks, disc)
    art += _hanging_bridge(inks)
    art += fill(bats(((25, 12, 2.0), (36.6, 9.4, 1.4), (21.4, 24, 1.1))), inks.t5)
    near = (
        (
            points("-4 54 -4 22 -1 24 2 29 3.6 29.6 5.6 36 8.6 38.4 9.6 42 14 45.4 15 54"),
            points("0 26 2.4 33 .4 38 5 42 4 54"),
        ),
        (
            points("66 54 66 20 62.4 23 61 28.4 58.6 31 57.4 36.4 54 40 53.4 43 48.6 46 48 54"),
            points("63 23 60 31 62 36 57 42 58 54"),
        ),
    )
    for outline, spine in near:
        art += crag(disc, outline, spine, Flats(mix(inks.t3, inks.light, 0.3), inks.t5, inks.t6), rim=0.35)
    return art + foreground(
        inks, rng, far=0.93, near=0.972, height=0.022, waves=3, gain=0.7, rim=mix(inks.t3, inks.light, 0.2)
    )


def _hairpins(inks: Inks) -> Fragment:
    """The floor of the pass, and the road that winds up it to the gate."""
    floor = polygon("8 54 14 47.6 20 44.4 25 41.6 30 40.4 36 39 49 38.2 56 41 60 54")
    road = curve(
        "22 54! 24 49.6 33 46.4 43 45.4 47.6 44 43 42.6 36 42 33.4 41 37 40 41.6 38.6! 46.2 "
        "38.6! 42 40.4 40.6 41.2 46 42 52 43.6 51 46 43 47.8 36 50 34 54!"
    )
    stones = "".join(
        polygon(moved("-1 .4 -.7 -.5 .1 -.9 .8 -.3 1.1 .4", x, y, scale=s))
        for x, y, s in ((29, 43.4, 0.9), (32, 42, 0.6), (53, 43, 1), (24, 46.6, 1.2))
    )
    return (
        crested(floor, mix(inks.t2, inks.light, 0.3), inks.t4)
        + fill(road, mix(inks.t2, inks.t1, 0.2))
        + crested(stones, mix(inks.t2, inks.light, 0.3), inks.t5, slip=(0.15, 0.25))
    )


def _gate_tower(inks: Inks, disc: Disc) -> Fragment:
    """The landmark on the right third: a square tower with hoardings and a lit gate under it."""
    body = polygon("39.4 38.4 40 22 39.2 21.4 39.2 19.6 48.6 19.6 48.6 21.4 47.8 22 48.4 38.4") + battlement(
        39, 18.8, 9.8, 20, 0.75
    )
    roof = polygon("40.6 18.6 43.9 10.4 47.2 18.6") + rectangle(43.78, 8, 0.24, 3)
    flag = curve(moved("0 0! 1.5 -.3 2.6 .3 3.8 0! 3.4 1.3! 2.4 1.4 1.2 .9 0 1.4!", 44, 8))
    beams = "".join(rectangle(x, 21.4, 0.5, 1) for x in (40.2, 42, 43.8, 45.6, 47))
    gate = slit(43.9, 38.6, 4.2, 8.4)
    grille = "".join(rectangle(x, 30, 0.3, 5.4) for x in (42.6, 43.7, 44.8)) + "".join(
        rectangle(41.8, y, 4.2, 0.3) for y in (32, 34)
    )
    rooms = slit(42, 26.8, 0.9, 2.2) + slit(45.8, 26.8, 0.9, 2.2)
    rim = mix(inks.t2, inks.light, 0.5)
    light = light_at(disc, 44, 0.4, 3.2, fall=0.3)
    return (
        fill(flag, inks.t5)
        + lit(roof, Flats(rim, inks.t5, inks.t6), light)
        + lit(body, Flats(rim, inks.t5, inks.t6), light, inner=fill(beams, inks.t6))
        + fill(gate, inks.accent)
        + clipped(gate, fill(grille, inks.t6))
        + fill(rooms, inks.accent)
    )


def _hanging_bridge(inks: Inks) -> Fragment:
    """A rope bridge high between the walls."""
    deck = [(x, 12.6 + 5.4 * (1 - ((x - 32) / 21) ** 2)) for x in range(11, 54, 3)]
    rope = [(x, y - 2.6) for x, y in deck]
    planks = "".join(
        lens((ax + bx) / 2, (ay + by) / 2 + 0.2, 2.4, 0.9, math.degrees(math.atan2(by - ay, bx - ax)))
        for (ax, ay), (bx, by) in pairwise(deck)
    )
    hangers = "".join(rectangle(x - 0.08, y - 2.6, 0.16, 2.6) for x, y in deck)
    torn = "".join(
        polygon([(x, y), (x + 0.5, y), (x + 0.7, y + drop), (x + 0.2, y + drop * 0.8)])
        for x, y, drop in ((24, 17.2, 2.6), (33, 18.4, 3.4), (39, 17.4, 2))
    )
    return fill(brush(deck, 0.26, 0.26, steps=2) + brush(rope, 0.26, 0.26, steps=2) + planks + hangers + torn, inks.t5)
