"""Treasures of the coast, standing upright: purse, doubloon, oyster, chest, diamond."""

import math

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import BUTINA, DARK_GOLD, GOLD, LIGHT_GOLD, Inks, mix
from ..paths import brush, circle, curve, lens, moved, polygon, rectangle, star
from .parts import (
    DEEP_GOLD,
    GOLDEN,
    accented,
    both,
    coin,
    copper,
    dark,
    hatch,
    iron,
    limb,
    middle,
    polygons,
    shadow,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("bourse-trempee", BUTINA)
def soaked_purse(inks: Inks) -> Fragment:
    """A dripping leather purse tied with seaweed, coins escaping from it."""
    leather = wood(inks)
    bag = curve("38 34! 62 34! 72 44 84 58 88 74 84 90 70 97 48 98 26 96 14 86 14 70 22 54 32 44")
    neck = curve("38 35! 30 24 26 14 20 8! 32 10 36 6 42 9 48 4 54 9 62 5 66 10 78 7! 72 15 68 25 62 35!")
    weed = [
        "40 36 30 44 24 42 16 52 18 62",
        "60 36 72 42 74 52 84 54 86 64",
        "50 38 52 50 46 56 50 66 46 74",
    ]
    leaves = "".join(lit(limb(line, 5, 1), middle(inks), SOFT) for line in weed)
    blades = wedges(
        [
            (26, 43, 8, 3, 150),
            (19, 52, 8, 3, 40),
            (73, 48, 8, 3, -20),
            (49, 54, 8, 3, 200),
            (48, 64, 8, 3, -10),
            (84, 56, 7, 3, -70),
        ]
    )
    band = curve("36 31! 50 35 64 31! 65 37 50 41 35 37!")
    drops = "".join(
        curve(moved("0 -3.4! 2 0 0 2.2 -2 0", x, y)) for x, y in ((10, 84), (92, 82), (8, 94), (95, 93))
    )
    cuts = hatch(inks.t6, "30 46 22 60 19 78", 40, 12, 1.5, 8) + hatch(
        inks.t6, "42 40 50 43 58 40", 92, 11, 1.3, 6, 2
    )
    coins = (
        coin(78, 93, 8, 3.8, 1.8)
        + coin(90, 96, 7, 3.2, 1.6)
        + coin(26, 95.6, 8, 3.6, 1.8)
        + coin(86, 89, 7, 3.4, 1.6)
    )
    return (
        shadow(52, 97.5, 96, inks.t6)
        + placed(coin(0, 0, 8, 4, 1.8), 34, 9, angle=-30)
        + placed(coin(0, 0, 8, 4, 1.8), 62, 7, angle=24)
        + lit(neck, leather, SOFT, inner=hatch(inks.t6, "30 14 46 12 70 12", 86, 13, 1.4, 9))
        + lit(bag, leather, Light((1.2, 1.1), (11, 5)), inner=cuts)
        + _spill(inks)
        + lit(band, middle(inks), SOFT)
        + leaves
        + fill(blades, inks.t4)
        + coins
        + fill(drops, inks.t4)
    )


def _spill(inks: Inks) -> Fragment:
    rent = curve("56 66! 66 60 78 66 84 78! 78 88 66 90 58 82!")
    return (
        fill(rent, inks.t6)
        + coin(68, 74, 8, 4, 2)
        + coin(74, 80, 8, 4, 2)
        + coin(66, 83, 8, 4, 2)
        + coin(76, 87, 8, 4, 2)
    )


@motif("doublon", BUTINA, shrink=0.97)
def lucky_doubloon(inks: Inks) -> Fragment:
    """One large gold doubloon with a bite taken from its edge, stamped with the arch of a cave."""
    bite = [(92.5, 38.5), (84, 37), (82, 31, True), (76.5, 29), (76, 22.5, True), (71, 19.5), (71.5, 12.6)]
    edge = [(50 + 44 * c, 54 + 44 * s) for c, s in _around(-20, 300, 40)]
    blank = curve(
        [
            *[(x, y) for x, y in edge],
            (71.5, 13.8, True),
            *[(*p,) for p in reversed(bite[1:-1])],
            (91, 38.6, True),
        ]
    )
    rim = clipped(
        blank,
        stroke(circle(50, 54, 38), DARK_GOLD, 1.8)
        + fill("".join(circle(50 + 41 * c, 54 + 41 * s, 1.3) for c, s in _around(0, 360, 48)), DARK_GOLD),
    )
    gleam = "M8 66A43 43 0 0 1 62 13"
    arch = curve("26 78! 26 56 32 40 50 33 68 40 74 56 74 78! 66 78! 65 58 60 48 50 44 40 48 35 58 34 78!")
    stones = "".join(
        brush(line, 0.9, 0.9)
        for line in ("27 62 34 62", "30 49 37 52", "40 37 43 46", "60 37 57 46", "70 49 63 52", "73 62 66 62")
    )
    mouth = curve("34 78! 35 58 40 48 50 44 60 48 65 58 66 78!")
    loot = polygons("40 78 50 62 60 78") + star(50, 58, 6, 2.4, 4)
    return (
        shadow(50, 97.6, 84, inks.t6)
        + lit(blank, Flats(DARK_GOLD, GOLD), Light((-3.6, -3), (0, 0)))
        + clipped(blank, stroke(gleam, LIGHT_GOLD, 2.2))
        + rim
        + lit(arch, Flats(LIGHT_GOLD, GOLD, DARK_GOLD), Light((0.8, 0.8), (3, 2)))
        + stroke(arch, DEEP_GOLD, 0.8)
        + fill(mouth, DEEP_GOLD)
        + fill(loot, LIGHT_GOLD)
        + fill(stones, DEEP_GOLD)
        + fill(wedges([(88, 24, 10, 1.8, -30), (82, 14, 9, 1.8, -52), (93, 35, 9, 1.6, -10)]), inks.t3)
    )


def _around(start: float, turn: float, count: int) -> list[tuple[float, float]]:
    return [
        (
            math.cos(math.radians(start + turn * i / (count - 1))),
            math.sin(math.radians(start + turn * i / (count - 1))),
        )
        for i in range(count)
    ]


@motif("huitre-royale", BUTINA)
def royal_oyster(inks: Inks) -> Fragment:
    """An open oyster on a cushion; its pearl wears a tiny crown."""
    cushion = curve("4 84! 10 76 30 80 50 80 70 80 90 76 96 84! 90 90 97 98! 76 95 50 97 24 95 3 98! 10 90")
    upper = curve(
        "16 58! 8 44 10 28 20 18! 24 12 34 10! 40 4 50 6! 60 3 68 10! 78 11 82 20! 92 30 92 "
        "46 84 58! 70 50 30 50"
    )
    lining = curve("22 54! 17 44 19 32 28 24 40 17 52 16 64 18 76 26 82 36 83 46 78 54! 66 48 34 48")
    lower = curve("12 58! 30 51 70 51 88 58! 86 70 76 80 50 82 24 80 14 70")
    lip = curve("12 58! 30 51 70 51 88 58! 72 66 50 68 28 66")
    ridges = hatch(inks.t4, "20 34 32 20 50 12", 60, 6, 1.2, 6) + hatch(
        inks.t4, "20 68 34 76 60 79", -90, 7, 1.2, 9, 3
    )
    pearl = circle(50, 48, 15)
    crown = polygon("39 33 37 20 44.6 26 50 15 55.4 26 63 20 61 33")
    tassels = wedges((x, 95, 6, 2, 90) for x in (4, 96))
    return (
        lit(
            cushion,
            accented(inks),
            Light((0.8, 1), (8, 5)),
            inner=hatch(inks.t6, "24 95 50 96 76 95", -90, 8, 1.3, 7),
        )
        + fill(tassels, inks.t1)
        + lit(upper, dark(inks), Light((1.2, 1.2), (6, 4)), inner=ridges)
        + lit(lining, Flats(inks.light, inks.t2, inks.t3), Light((0.9, 1), (9, 5)))
        + hatch(inks.t1, "30 30 44 22 62 22", 80, 12, 1.4, 8)
        + lit(
            lower,
            dark(inks),
            Light((1.2, 1), (7, 5)),
            inner=hatch(inks.t4, "20 70 40 78 70 78", -90, 8, 1.3, 9, 3),
        )
        + fill(lip, inks.t1)
        + fill(lens(50, 59.5, 60, 7), inks.t3)
        + lit(pearl, Flats(inks.light, inks.light, mix(inks.t1, inks.t2, 0.4)), Light((0, 0), (6, 6)))
        + fill(curve("40 45! 41 38 47 36! 44 41 42 46!"), "#FFFFFF")
        + lit(crown, GOLDEN, SOFT)
        + fill(circle(37, 19.4, 1.6) + circle(50, 14, 1.9) + circle(63, 19.4, 1.6), inks.accent)
        + fill(rectangle(39, 30.4, 22, 1.2), DARK_GOLD)
    )


@motif("coffre-cadenas", BUTINA)
def padlocked_chest(inks: Inks) -> Fragment:
    """A chest shut by five padlocks, no two alike."""
    planks, metal = wood(inks), iron(inks)
    lid = curve("8 44! 7 28 14 16 30 10 50 8 70 10 86 16 93 28 92 44!")
    box = polygon("9 44 91 44 88 96 12 96")
    seams = "".join(
        brush(line, 0.9, 0.9)
        for line in ("9 30 50 25 91 30", "13 20 50 15 87 20", "9 60 91 60", "10 78 90 78")
    )
    straps = "".join(
        lit(curve(side), metal, SOFT)
        for side in both("18 96! 15 44! 15 28 20 14! 28 11! 25 28 25 44! 27 96!")
    )
    grain = wedges(
        (x, y, 9, 0.9, 0)
        for x, y in ((32, 52), (54, 50), (38, 68), (58, 70), (34, 86), (60, 88), (36, 36), (58, 34))
    )
    chains = stroke("M16 42Q50 56 84 42M20 74Q50 58 80 76", mix(inks.light, inks.t5, 0.45), 2.6)
    return (
        shadow(50, 96.6, 100, inks.t6)
        + lit(lid, planks, Light((1.2, 1.2), (8, 5)))
        + lit(box, planks, Light((1.2, 1), (10, 5)))
        + fill(seams + grain, inks.t6)
        + straps
        + lit(polygon("6 41 94 41 94 48 6 48"), metal, SOFT)
        + chains
        + _padlock(inks, 50, 56, 11, steel(inks), "round")
        + _padlock(inks, 25, 58, 8, copper(inks), "square")
        + _padlock(inks, 75, 57, 8.4, GOLDEN, "heart")
        + _padlock(inks, 34, 80, 7.4, warm(inks), "heart")
        + _padlock(inks, 66, 81, 8, white(inks), "square")
    )


def _padlock(inks: Inks, x: float, y: float, size: float, flats: Flats, form: str) -> Fragment:
    bodies = {
        "round": curve("-.9 -.3! .9 -.3! 1.15 .4 .6 1.25 0 1.4 -.6 1.25 -1.15 .4"),
        "square": polygon("-.95 -.3 .95 -.3 .95 1.2 -.95 1.2"),
        "heart": curve("0 -.2! .5 -.55 1.05 -.2 1 .45 0 1.4! -1 .45 -1.05 -.2 -.5 -.55"),
    }
    shackle = "M-.55-.2V-.7C-.55-1.5.55-1.5.55-.7V-.2"
    key = circle(0, 0.35, 0.24) + polygon("-.12 .4 .12 .4 .24 .95 -.24 .95")
    lock = (
        stroke(shackle, inks.t6, 0.46)
        + stroke(shackle, mix(inks.light, inks.t5, 0.4), 0.24)
        + stroke(bodies[form], inks.t6, 0.24)
        + lit(bodies[form], flats, Light((0.1, 0.1), (0.7, 0.3)))
        + fill(key, inks.t6)
    )
    return placed(lock, x, y, size)


@motif("diamant-reves", BUTINA, shrink=0.97)
def diamond_of_dreams(inks: Inks) -> Fragment:
    """A big cut diamond with a sleeping eye in its facets and one thorn of light."""
    glass = mix(inks.light, inks.t4, 0.18)
    mid, low = mix(inks.light, inks.t4, 0.42), inks.t4
    facets = [
        ("4 40 22 16 34 40", inks.light), ("22 16 50 16 34 40", glass), ("50 16 78 16 66 40", mid),
        ("78 16 96 40 66 40", low),
        ("34 40 50 16 66 40", inks.light), ("4 40 34 40 50 97", glass), ("34 40 66 40 50 97", mid),
        ("66 40 96 40 50 97", low),
        ("22 16 34 6 50 16", glass), ("50 16 34 6 66 6", inks.light), ("50 16 66 6 78 16", mid),
    ]  # fmt: skip
    outline = polygon("4 40 22 16 34 6 66 6 78 16 96 40 50 97")
    lid = curve("27 52! 36 59 50 62 64 59 73 52! 66 50 58 46 50 45 42 46 34 50")
    lashes = wedges(
        [
            (32, 56.4, 8, 1.8, 125),
            (41, 60, 9, 1.9, 107),
            (50, 61.4, 9.4, 2, 90),
            (59, 60, 9, 1.9, 73),
            (68, 56.4, 8, 1.8, 55),
        ]
    )
    thorn = star(78, 14, 17, 2.2, 4, angle=-75)
    return (
        fill(outline, inks.t5)
        + "".join(fill(polygon(line), colour) for line, colour in facets)
        + stroke("M4 40H96M34 40L50 97L66 40", inks.light, 0.9, sharp=True)
        + fill(lid, inks.t5)
        + fill(curve("29 51.4! 40 47 50 46.4 60 47 71 51.4! 60 50 50 49.6 40 50"), inks.t2)
        + fill(lashes, inks.t6)
        + fill(thorn, inks.accent)
        + fill(star(78, 14, 9, 1.8, 4, angle=-75), inks.light)
    )
