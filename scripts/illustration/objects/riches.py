"""Gold in every form: coins, chest, purse, ingot, a jug of coins."""

import math

from ..document import SOFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import DARK_GOLD, GOLD, LIGHT_GOLD, Inks, mix
from ..parts import (
    DEEP_GOLD,
    GOLDEN,
    accented,
    both,
    coin,
    copper,
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
from ..paths import brush, circle, curve, ellipse, lens, moved, polygon, rectangle, star


def soaked_purse(inks: Inks) -> Fragment:
    """A dripping leather purse tied with seaweed, coins escaping from it."""
    leather = wood(inks)
    bag = curve("38 34! 62 34! 72 44 84 58 88 74 84 90 70 97 48 98 26 96 14 86 14 70 22 54 32 44")
    neck = curve("38 35! 30 24 26 14 20 8! 32 10 36 6 42 9 48 4 54 9 62 5 66 10 78 7! 72 15 68 25 62 35!")
    weed = ["40 36 30 44 24 42 16 52 18 62", "60 36 72 42 74 52 84 54 86 64", "50 38 52 50 46 56 50 66 46 74"]
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
    drops = "".join(curve(moved("0 -3.4! 2 0 0 2.2 -2 0", x, y)) for x, y in ((10, 84), (92, 82), (8, 94), (95, 93)))
    cuts = hatch(inks.t6, "30 46 22 60 19 78", 40, 12, 1.5, 8) + hatch(inks.t6, "42 40 50 43 58 40", 92, 11, 1.3, 6, 2)
    coins = (
        coin(78, 93, 8, 3.8, 1.8) + coin(90, 96, 7, 3.2, 1.6) + coin(26, 95.6, 8, 3.6, 1.8) + coin(86, 89, 7, 3.4, 1.6)
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


def lucky_doubloon(inks: Inks) -> Fragment:
    """One large gold doubloon with a bite taken from its edge, stamped with the arch of a cave."""
    bite = [(92.5, 38.5), (84, 37), (82, 31, True), (76.5, 29), (76, 22.5, True), (71, 19.5), (71.5, 12.6)]
    edge = [(50 + 44 * c, 54 + 44 * s) for c, s in _around(-20, 300, 40)]
    blank = curve(
        [*[(x, y) for x, y in edge], (71.5, 13.8, True), *[(*p,) for p in reversed(bite[1:-1])], (91, 38.6, True)]
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
        (math.cos(math.radians(start + turn * i / (count - 1))), math.sin(math.radians(start + turn * i / (count - 1))))
        for i in range(count)
    ]


def padlocked_chest(inks: Inks) -> Fragment:
    """A chest shut by five padlocks, no two alike."""
    planks, metal = wood(inks), iron(inks)
    lid = curve("8 44! 7 28 14 16 30 10 50 8 70 10 86 16 93 28 92 44!")
    box = polygon("9 44 91 44 88 96 12 96")
    seams = "".join(
        brush(line, 0.9, 0.9) for line in ("9 30 50 25 91 30", "13 20 50 15 87 20", "9 60 91 60", "10 78 90 78")
    )
    straps = "".join(
        lit(curve(side), metal, SOFT) for side in both("18 96! 15 44! 15 28 20 14! 28 11! 25 28 25 44! 27 96!")
    )
    grain = wedges(
        (x, y, 9, 0.9, 0) for x, y in ((32, 52), (54, 50), (38, 68), (58, 70), (34, 86), (60, 88), (36, 36), (58, 34))
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


def bribe_jug(inks: Inks) -> Fragment:
    """A wine jug brimming with coins; its cork lies beside it and winks."""
    jug = curve("34 34! 62 34! 66 42 76 52 80 66 78 84 68 97! 28 97! 18 84 16 66 20 52 30 42")
    lip = curve("28 28! 20 24 16 26! 20 32 28 36! 66 36! 70 30 66 27!")
    handle = "M70 40C92 36 98 66 77 76"
    band = curve("17 64! 36 72 60 72 80 64! 80 74! 60 82 36 82 17 74!")
    coins = "".join(coin(x, y, 9, 4.4, 2) for x, y in ((38, 20), (54, 18), (46, 12), (34, 27), (60, 26), (47, 24)))
    falling = placed(coin(0, 0, 7, 3.6, 1.8), 20, 44, angle=-30) + coin(8, 94, 8, 3.8, 2) + coin(24, 97, 8, 3.8, 2)
    cork = curve("80 80! 96 80! 98 90 96 98! 80 98! 78 90")
    return (
        shadow(50, 98, 100, inks.t6)
        + stroke(handle, inks.t6, 9)
        + stroke(handle, inks.t3, 5.4)
        + coins
        + lit(
            jug,
            Flats(inks.light, inks.t4, inks.t5),
            Light((1.3, 1), (12, 4)),
            inner=hatch(inks.t3, "24 54 20 68 24 88", 0, 12, 1.6, 9),
        )
        + lit(band, Flats(inks.light, inks.accent, mix(inks.accent, inks.t6, 0.42)), SOFT)
        + fill("".join(star(x, y, 3, 1.3, 4) for x, y in ((30, 73.6), (48, 76), (66, 73.6))), inks.light)
        + lit(lip, Flats(inks.light, inks.t4, inks.t5), Light((0.8, 0.9), (12, 2)))
        + falling
        + lit(cork, wood(inks), SOFT)
        + fill(lens(88, 80, 16, 3), "#C7743A")
        + fill(circle(84.4, 87, 2.4), inks.light)
        + fill(
            circle(84.8, 87.4, 1.2)
            + brush("89 87.6 91.4 86 94.4 87.4", 0.8, 0.8, middle=1.4)
            + brush("83 92 88 95 93.6 91.4", 0.8, 0.8, middle=1.6),
            inks.t6,
        )
    )


def badly_washed_gold(inks: Inks) -> Fragment:
    """A gold bar that sticks out of a half-washed sock."""
    sock = curve("10 34! 46 26! 50 44 54 58 64 66! 78 72 92 76 97 86! 97 96 88 98! 52 98 34 96 24 90! 16 72 14 52")
    cuff = curve("6 30! 46 20! 49 34! 10 44!")
    bar_front, bar_top, bar_side = (
        polygon("14 30 38 24 34 -4 12 1"),
        polygon("12 1 34 -4 42 2 20 8"),
        polygon("38 24 34 -4 42 2 45 22"),
    )
    stripes = "".join(
        polygon(line) for line in ("14 54 53 46 55 52 15 60", "17 68 58 59 62 64 19 74", "22 82 70 70 80 74 25 88")
    )
    heel = curve("24 90! 20 80 26 76 36 82 38 96!")
    toe = curve("78 72! 92 76 97 86! 97 96 88 98! 78 98 74 84")
    grime = curve("44 84! 52 80 62 86 58 92 48 94") + ellipse(30, 64, 4, 3) + ellipse(66, 78, 3, 2)
    suds = "".join(
        circle(x, y, r) for x, y, r in ((66, 96, 7), (78, 97, 6), (56, 98, 6), (90, 96, 5), (12, 95, 6), (24, 97, 5))
    )
    return (
        shadow(50, 98, 100, inks.t6)
        + stroke("M52 14l7-3M50 6l6-6M26-8l1-6", GOLD, 1.8)
        + fill(bar_side, DARK_GOLD)
        + lit(bar_front, Flats(LIGHT_GOLD, GOLD), Light((1, 1), (0, 0)))
        + fill(bar_top, LIGHT_GOLD)
        + fill(polygons("18 10 30 7 31.4 16 19.4 19"), DARK_GOLD)
        + fill(polygons("19.6 11.4 28.8 9.2 29.8 15 20.6 17.4"), LIGHT_GOLD)
        + lit(sock, white(inks), Light((1.2, 1.1), (12, 5)), inner=fill(stripes, inks.t4))
        + fill(heel, inks.accent)
        + lit(toe, accented(inks), SOFT)
        + fill(grime, inks.t5)
        + lit(
            cuff,
            white(inks),
            SOFT,
            inner=fill(wedges((x, 40 - x * 0.24, 12, 1.3, -104) for x in range(10, 50, 5)), inks.t3),
        )
        + lit(suds, Flats("#FFFFFF", inks.light, inks.t2), Light((0.8, 0.8), (3, 3)))
    )


def false_coin(inks: Inks) -> Fragment:
    """A stack of coins, the uppermost of chocolate, its foil peeling."""
    stack = ""
    for i, (x, y) in enumerate(((48, 88), (52, 79), (47, 70), (51, 61), (49, 52))):
        stack += fill(curve(moved("-32 0! -32 7! -20 15 0 17.4 20 15 32 7! 32 0!", x, y)), DARK_GOLD)
        stack += fill(
            "".join(
                rectangle(x + dx, y + 6 + (0 if abs(dx) > 22 else 4 if abs(dx) > 12 else 6), 1.6, 5)
                for dx in range(-28, 29, 8)
            ),
            "#6B420A",
        )
        stack += fill(ellipse(x, y, 32, 11), GOLD) + (fill(ellipse(x - 2, y - 1, 23, 7), LIGHT_GOLD) if i == 4 else "")
    cocoa, cocoa_dark, cocoa_light = "#5A3018", "#34190C", "#8A5230"
    edge = curve("20 32! 20 41! 32 50 50 52 68 50 80 41! 80 32!")
    top = ellipse(50, 32, 30, 12)
    foil = curve("20 31! 24 22 38 19.6 50 20! 46 26 40 28 44 34! 38 36 40 42 34 44! 26 40 20 36")
    curl = curve("50 20! 58 12 68 6 78 8! 72 14 66 22 56 26 44 34! 40 28 46 26!")
    bite = curve("66 22! 72 22 78 26 80 32! 76 36 70 36! 70 31 65 30!")
    return (
        shadow(50, 98, 92, inks.t6)
        + stack
        + fill(edge, cocoa_dark)
        + fill(curve("20 34! 26 44 38 50 44 51! 44 47 34 43 28 36!"), DARK_GOLD)
        + fill(top, cocoa)
        + stroke(ellipse(52, 32, 21, 7.6), cocoa_light, 1.6)
        + fill(star(56, 32, 7, 3, 5), cocoa_light)
        + fill(bite, cocoa_dark)
        + lit(foil, GOLDEN, Light((0.8, 0.8), (9, 5)))
        + lit(curl, Flats("#FFFFFF", mix(inks.light, inks.t3, 0.3), inks.t3), Light((0.8, 0.9), (5, 5)))
        + fill(wedges([(84, 16, 7, 1.4, -30), (80, 4, 7, 1.4, -60), (88, 28, 6, 1.3, 0)]), inks.accent)
    )
