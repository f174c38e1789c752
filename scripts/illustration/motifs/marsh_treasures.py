"""Treasures of Caveport, none of them honest: a bribe in a jug, washed gold, false coin, a frog's emerald."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import CAVEPORT, DARK_GOLD, GOLD, LIGHT_GOLD, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, star
from .parts import (
    GOLDEN,
    accented,
    both,
    coin,
    hatch,
    polygons,
    shadow,
    wedges,
    white,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)
EMERALD = ("#3FBF8A", "#1E8F66", "#0F5C45")


@motif("pot-de-vin", CAVEPORT)
def bribe_jug(inks: Inks) -> Fragment:
    """A wine jug brimming with coins; its cork lies beside it and winks."""
    jug = curve("34 34! 62 34! 66 42 76 52 80 66 78 84 68 97! 28 97! 18 84 16 66 20 52 30 42")
    lip = curve("28 28! 20 24 16 26! 20 32 28 36! 66 36! 70 30 66 27!")
    handle = "M70 40C92 36 98 66 77 76"
    band = curve("17 64! 36 72 60 72 80 64! 80 74! 60 82 36 82 17 74!")
    coins = "".join(
        coin(x, y, 9, 4.4, 2) for x, y in ((38, 20), (54, 18), (46, 12), (34, 27), (60, 26), (47, 24))
    )
    falling = (
        placed(coin(0, 0, 7, 3.6, 1.8), 20, 44, angle=-30) + coin(8, 94, 8, 3.8, 2) + coin(24, 97, 8, 3.8, 2)
    )
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


@motif("lingot", CAVEPORT, shrink=0.86)
def badly_washed_gold(inks: Inks) -> Fragment:
    """A gold bar that sticks out of a half-washed sock."""
    sock = curve(
        "10 34! 46 26! 50 44 54 58 64 66! 78 72 92 76 97 86! 97 96 88 98! 52 98 34 96 24 90! 16 72 14 52"
    )
    cuff = curve("6 30! 46 20! 49 34! 10 44!")
    bar_front, bar_top, bar_side = (
        polygon("14 30 38 24 34 -4 12 1"),
        polygon("12 1 34 -4 42 2 20 8"),
        polygon("38 24 34 -4 42 2 45 22"),
    )
    stripes = "".join(
        polygon(line)
        for line in ("14 54 53 46 55 52 15 60", "17 68 58 59 62 64 19 74", "22 82 70 70 80 74 25 88")
    )
    heel = curve("24 90! 20 80 26 76 36 82 38 96!")
    toe = curve("78 72! 92 76 97 86! 97 96 88 98! 78 98 74 84")
    grime = curve("44 84! 52 80 62 86 58 92 48 94") + ellipse(30, 64, 4, 3) + ellipse(66, 78, 3, 2)
    suds = "".join(
        circle(x, y, r)
        for x, y, r in ((66, 96, 7), (78, 97, 6), (56, 98, 6), (90, 96, 5), (12, 95, 6), (24, 97, 5))
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


@motif("fausse-monnaie", CAVEPORT, shrink=0.97)
def false_coin(inks: Inks) -> Fragment:
    """A stack of coins, the uppermost of chocolate, its foil peeling."""
    stack = ""
    for i, (x, y) in enumerate(((48, 88), (52, 79), (47, 70), (51, 61), (49, 52))):
        stack += fill(
            curve(moved("-32 0! -32 7! -20 15 0 17.4 20 15 32 7! 32 0!", x, y)),
            DARK_GOLD,
        )
        stack += fill(
            "".join(
                rectangle(x + dx, y + 6 + (0 if abs(dx) > 22 else 4 if abs(dx) > 12 else 6), 1.6, 5)
                for dx in range(-28, 29, 8)
            ),
            "#6B420A",
        )
        stack += fill(ellipse(x, y, 32, 11), GOLD) + (
            fill(ellipse(x - 2, y - 1, 23, 7), LIGHT_GOLD) if i == 4 else ""
        )
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


@motif("emeraude-marais", CAVEPORT)
def marsh_emerald(inks: Inks) -> Fragment:
    """An emerald in the mouth of a stone frog."""
    stone = Flats(inks.light, mix(inks.t3, inks.light, 0.2), inks.t4)
    body = curve(
        mirrored("50 30! 60 30 66 24 76 22 84 28 84 38! 94 46 97 56 92 66! 98 78 98 90 94 98! 50 99")
    )
    mouth = curve(mirrored("50 48! 66 48 80 45 90 48! 88 62 76 72 50 74"))
    tongue = curve(mirrored("50 62 64 62 74 66 62 72 50 73"))
    legs = "".join(
        lit(curve(side), stone, SOFT)
        for side in both("98 98! 100 84 92 76 82 78! 74 82 70 90 60 92! 58 96 60 99!")
    )
    eyes = "".join(fill(circle(x, 30, 5.4), inks.t5) + fill(lens(x, 31, 9, 2.6), inks.t6) for x in (26, 74))
    moss = curve("14 52! 22 46 30 48 34 44! 32 54 24 56 20 64! 18 58") + curve(
        "66 26! 74 22 84 26 86 32! 78 30 72 32"
    )
    cracks = "M12 70l6 6-2 8M86 56l-5 6 3 7M60 84l3 6-4 6"
    hexagon = polygon("28 46 38 34 62 34 72 46 64 66 36 66")
    table = polygon("38 47 43 41 57 41 62 47 58 58 42 58")
    facets = "M28 46L38 47M38 34L43 41M62 34L57 41M72 46L62 47M64 66L58 58M36 66L42 58"
    return (
        shadow(50, 98.6, 104, inks.t6)
        + lit(
            body,
            stone,
            Light((1.3, 1.2), (9, 5)),
            inner=fill(moss, inks.t5) + hatch(inks.t5, "14 72 12 82 14 92", 0, 9, 1.4, 6),
        )
        + eyes
        + fill(mouth, inks.t6)
        + fill(tongue, inks.accent)
        + fill(polygon("26.6 46 37.4 32.4 62.6 32.4 73.4 46 65 67.6 35 67.6"), inks.t6)
        + lit(hexagon, Flats(inks.light, EMERALD[0], EMERALD[2]), Light((0.9, 0.9), (16, 9)))
        + fill(polygon("62 34 72 46 64 66 58 58 62 47 57 41"), EMERALD[1])
        + fill(table, mix(EMERALD[0], inks.light, 0.4))
        + stroke(facets, inks.light, 0.7)
        + fill(polygon("40 46.6 44 42.4 49 42.4 43 54"), inks.light)
        + legs
        + stroke(cracks, inks.t5, 1)
        + fill(star(70, 32, 9, 1.6, 4), "#FFFFFF")
    )
