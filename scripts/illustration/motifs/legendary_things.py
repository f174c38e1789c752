"""Legendary cards, the things. Gold ink is theirs by right."""

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import AZKOVLAR, BUTINA, CAVEPORT, DARK_GOLD, GOLD, LIGHT_GOLD, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, star, turned
from .parts import (
    DEEP_GOLD,
    GOLDEN,
    accented,
    both,
    coin,
    curves,
    dark,
    gem,
    hatch,
    iron,
    limb,
    middle,
    polygons,
    rot,
    shadow,
    steel,
    wedges,
    white,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("couronne-engloutie", BUTINA)
def sunken_crown(inks: Inks) -> Fragment:
    """A gold crown with barnacles and one starfish on it."""
    back = polygon("16 60 10 34 24 46 32 22 44 44 50 14 56 44 68 22 76 46 90 34 84 60")
    front = curve(
        "10 58! 6 26! 22 46! 30 14! 42 44! 50 4! 58 44! 70 14! 78 46! 94 26! 90 58! 88 84! "
        "70 94 50 96 30 94 12 84!"
    )
    band = curve("11 66! 30 76 50 78 70 76 89 66! 88 84! 70 94 50 96 30 94 12 84!")
    opening = curve("14 58! 30 50 50 48 70 50 86 58! 70 64 50 66 30 64")
    tips = "".join(
        lit(circle(x, y, 3.6), GOLDEN, SOFT) for x, y in ((6, 25), (30, 13), (50, 4.6), (70, 13), (94, 25))
    )
    jewels = "".join(
        gem(x, y, 6, inks.light, (inks.t2, inks.t3, inks.shadow)) for x, y in ((28, 83), (50, 86))
    )
    return (
        shadow(50, 97, 92, inks.t6)
        + fill(back, DARK_GOLD)
        + lit(front, GOLDEN, Light((1.2, 1), (10, 4)))
        + fill(opening, DEEP_GOLD)
        + clipped(opening, fill(polygon("10 40 50 40 30 64 10 64"), DARK_GOLD))
        + lit(band, GOLDEN, Light((0.9, 1), (12, 3)))
        + stroke("M13 71Q50 86 87 71", DARK_GOLD, 1)
        + tips
        + jewels
        + _barnacles(
            inks, ((72, 66, 5), (79, 72, 4), (70, 76, 4), (14, 50, 4.4), (19, 56, 3.4), (82, 82, 4.6))
        )
        + rot(lit(curve(_starfish(70, 44, 15)), accented(inks), SOFT), -10, 70, 44)
        + fill(
            "".join(circle(*turned((70, 44), a, r, 0), 1) for a in range(-100, 260, 72) for r in (4, 8)),
            inks.t1,
        )
        + lit(limb("24 70 18 60 26 50 20 40 26 30", 4, 1), middle(inks), SOFT)
        + fill(wedges([(20, 62, 7, 2.6, 200), (25, 52, 7, 2.6, 10), (21, 42, 7, 2.6, 190)]), inks.t4)
    )


def _starfish(x: float, y: float, size: float) -> list[tuple[float, float]]:
    """Five soft arms."""
    return [turned((x, y), -90 + i * 36, size if i % 2 == 0 else size * 0.42, 0) for i in range(10)]


def _barnacles(inks: Inks, spots: tuple[tuple[float, float, float], ...]) -> Fragment:
    drawn = ""
    for x, y, r in spots:
        shell = curve(moved("-1 .8! -.6 -.5 -.3 -.8! .3 -.8! .6 -.5 1 .8!", x, y, scale=r))
        drawn += lit(shell, white(inks), SOFT) + fill(ellipse(x, y - r * 0.75, r * 0.36, r * 0.2), inks.t6)
        drawn += fill(brush([(x, y - r * 0.4), (x, y + r * 0.7)], 0.5, 0.8), inks.t3)
    return drawn


@motif("lame-foudre", BUTINA)
def lightning_blade(inks: Inks) -> Fragment:
    """A sword whose blade is a jagged bolt of lightning, its hilt of curled cloud."""
    bolt = polygon("40 62 44 44 34 46 44 24 35 25 52 -14 54 10 63 9 54 30 65 28 57 46 60 62")
    half = polygon("50 62 51 43 46 44 56 26 49 27 52 -14 54 10 63 9 54 30 65 28 57 46 60 62")
    cloud = curve(
        "50 78! 40 82 30 80 26 74 16 74 10 66 15 58 24 58 26 62! 20 64 22 68 27 67 30 58 40 "
        "55 50 60! 60 55 70 58 73 67 78 68 80 64 74 62! 76 58 85 58 90 66 84 74 74 74 70 80 "
        "60 82!"
    )
    curls = stroke("M30 74C36 78 43 72 40 67C38 64 34 66 35 69", inks.light, 1.6) + stroke(
        "M70 74C64 78 57 72 60 67C62 64 66 66 65 69", inks.light, 1.6
    )
    grip = polygon("45.6 76 54.4 76 54.8 98 45.2 98")
    wraps = polygons(*(f"45 {y + 2} 55 {y} 55 {y + 2} 45 {y + 4}" for y in (80, 86, 92)))
    pommel = curve("50 96! 58 96 62 102 57 108 50 109 43 108 38 102 42 96!")
    sparks = polygons(
        "26 34 18 30 24 26 14 20 28 26 22 30",
        "74 40 84 36 78 32 90 27 76 32 82 36",
        "72 14 80 8 77 5 88 -2 78 6 82 9",
    )
    sword = (
        stroke(bolt, inks.t6, 3)
        + fill(bolt, LIGHT_GOLD)
        + fill(half, GOLD)
        + fill(polygon("47 60 50 40 46 41.4 54 23 49.6 24 52 6 54 18 50 34 55 33 52 46 54 60"), "#FFFFFF")
        + fill(sparks, GOLD)
        + lit(grip, dark(inks), SOFT)
        + fill(wraps, GOLD)
        + lit(pommel, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + lit(cloud, Flats(inks.light, mix(inks.t4, inks.light, 0.25), inks.t4), Light((1.2, 1.2), (5, 6)))
        + curls
    )
    return rot(placed(sword, 50, 50, 0.86, origin=(50, 47)), 30, 50, 50)


@motif("marteau-monde", CAVEPORT, shrink=0.88)
def world_hammer(inks: Inks) -> Fragment:
    """A hammer whose head is a globe hung in a frame of gold."""
    shaft = limb("50 108 50 50", 7, 6)
    wraps = polygons(*(f"46 {y + 2.6} 54 {y} 54 {y + 2} 46 {y + 4.6}" for y in (72, 78, 84, 90)))
    globe = circle(50, 26, 25)
    lands = curves(
        "34 12! 42 8 48 12 46 18 40 20 42 26 36 30 30 26 28 18",
        "54 20! 62 14 70 18 72 26 66 28 68 36 60 42 56 36 58 30 52 26",
        "34 38! 42 36 46 42 42 48 36 45",
    )
    meridian = "M50-3V57M24 26H76" + "M50 1C34 12 34 40 50 51M50 1C66 12 66 40 50 51"
    frame_l, frame_r = (
        "20 4! 30 4! 25 14 24 26 25 38 30 48! 20 48! 10 44 8 26 10 8",
        "80 4! 70 4! 75 14 76 26 75 38 70 48! 80 48! 90 44 92 26 90 8",
    )
    faces = polygons("0 6 10 4 10 48 0 46", "100 6 90 4 90 48 100 46")
    hammer = (
        lit(shaft, wood(inks), Light((0.9, 0), (4, 0)))
        + fill(wraps, GOLD)
        + lit(curve("44 98! 56 98! 58 108! 42 108!"), GOLDEN, SOFT)
        + lit(faces, iron(inks), SOFT)
        + lit(globe, middle(inks), Light((1.2, 1.2), (9, 6)), inner=fill(lands, inks.t2))
        + stroke(meridian, inks.t6, 0.8)
        + stroke(circle(50, 26, 27), GOLD, 3)
        + stroke("M31 7A27 27 0 0 1 50-1", LIGHT_GOLD, 1.4)
        + lit(curves(frame_l, frame_r), GOLDEN, Light((0.9, 0.9), (4, 4)))
        + lit(curve("42 50! 58 50! 60 60! 40 60!"), GOLDEN, SOFT)
        + lit(circle(50, -3, 4), GOLDEN, SOFT)
        + fill(
            circle(15, 14, 1.6) + circle(15, 38, 1.6) + circle(85, 14, 1.6) + circle(85, 38, 1.6), DEEP_GOLD
        )
    )
    return rot(placed(hammer, 50, 50, 0.86, origin=(50, 50)), 28, 50, 50)


@motif("horloge-rebours", CAVEPORT, shrink=0.97)
def backward_clock(inks: Inks) -> Fragment:
    """A small standing clock with a reversed dial; its pendulum is the blade of a scythe."""
    case = curve(mirrored("50 2! 56 8 68 10 74 20! 74 58! 80 62 82 90! 86 98! 50 98"))
    crest = curve(mirrored("50 -2! 54 4 62 6 66 12! 50 13"))
    window = curve(mirrored("50 58! 66 60 70 68! 71 88! 50 88!"))
    numerals = "".join(
        polygon(
            turned((50, 34), -90 - i * 30, u, v)
            for u, v in ((13, -0.8), (16.6, -1.1), (16.6, 1.1), (13, 0.8))
        )
        for i in range(12)
    )
    hands = polygons("49 34 50 19 51 34", "50 33 39 39 50 35.6")
    arrow = "M62 24A16 16 0 0 0 39 22.6"
    scythe = curve("50 74! 58 72 66 76 70 84! 62 79 56 79 49 82!")
    return (
        shadow(50, 98, 86, inks.t6)
        + lit(
            case,
            dark(inks),
            Light((1.2, 1), (12, 3)),
            inner=hatch(inks.t4, "29 20 28 40 22 80", 0, 8, 1.4, 8),
        )
        + lit(crest, GOLDEN, SOFT)
        + lit(circle(50, 34, 21), GOLDEN, Light((1, 1), (8, 5)))
        + fill(circle(50, 34, 18), inks.light)
        + fill(numerals, inks.t6)
        + stroke(arrow, inks.accent, 2)
        + fill(polygon("36 26 37 18.6 43 23"), inks.accent)
        + fill(hands, inks.t6)
        + fill(circle(50, 34, 2), inks.accent)
        + fill(window, inks.t6)
        + stroke(window, GOLD, 1.6)
        + fill(brush("46 58 50 76", 1.6, 1.8), LIGHT_GOLD)
        + lit(scythe, steel(inks), SOFT)
        + fill(circle(50, 77, 3), GOLD)
        + lit(polygon("16 92 84 92 88 98 12 98"), GOLDEN, Light((0.8, 0.9), (14, 3)))
    )


@motif("etendard", CAVEPORT, shrink=0.93)
def standard_of_the_hundred(inks: Inks) -> Fragment:
    """A ragged banner on a lance, studded with nails, the arch of the cave its emblem."""
    lance = limb("20 112 20 8", 3.6, 3.4)
    tip = polygon("20 -16 26 0 22.6 10 17.4 10 14 0")
    cloth = curve(
        "22 14! 40 10 58 16 76 12 92 14! 88 24 92 32! 84 34 93 44! 86 50 92 58! 80 58 84 68! "
        "74 66 74 76! 64 70 60 82! 50 76 44 86! 34 78 22 84!"
    )
    hole = curve("76 28! 80 26 82 32! 78 36 75 32!") + curve("36 70! 40 67 42 72! 38 75!")
    arch = curve("40 62! 40 42 46 32 55 28 64 32 70 42 70 62! 62 62! 62 44 59 38 55 36 51 38 48 44 48 62!")
    nails = "".join(
        circle(x, y, 1.2)
        for x, y in [(24 + i * 6.4, 17.4 + (1.6 if i % 3 == 2 else 0)) for i in range(10)]
        + [(25.6, 24 + i * 6) for i in range(10)]
    )
    banner = (
        lit(lance, wood(inks), Light((0.8, 0), (2, 0)))
        + lit(tip, GOLDEN, Light((0.7, 0.6), (5, 1)))
        + fill(polygon("13 10 27 10 27 13 13 13"), GOLD)
        + lit(
            cloth,
            Flats(inks.light, inks.t4, inks.t5),
            Light((1.1, 1.1), (38, 6)),
            inner=fill(hole, inks.t1) + hatch(inks.t6, "30 76 50 74 70 64", -80, 14, 1.4, 7),
        )
        + lit(arch, Flats(LIGHT_GOLD, GOLD, DARK_GOLD), SOFT)
        + fill(star(55, 53, 5, 2, 4), LIGHT_GOLD)
        + fill(nails, LIGHT_GOLD)
        + lit(limb("10 12 14 24 8 34 12 44", 3, 1), GOLDEN, SOFT)
        + fill(wedges((12, 44, 8, 1.6, a) for a in (75, 90, 105)), GOLD)
    )
    return rot(placed(banner, 50, 50, 0.86, origin=(46, 46)), 14, 50, 50)


@motif("armure-premier-jour", AZKOVLAR, shrink=0.96)
def armour_of_the_first_day(inks: Inks) -> Fragment:
    """A full armour that stands open and empty, light coming out of it."""
    beams = "".join(
        polygon([(50, 50), turned((50, 50), a, 46, -w), turned((50, 50), a, 46, w)])
        for a, w in ((-90, 7), (-62, 5), (-118, 5), (-35, 6), (-145, 6), (-8, 5), (-172, 5))
    )
    helm = curve(mirrored("50 2! 58 4 64 12 64 26! 58 34! 50 36"))
    slit = polygons(
        "39 17 48 19.6 48 22.4 39 20.6", "61 17 52 19.6 52 22.4 61 20.6", "49.2 24 50.8 24 50.8 33 49.2 33"
    )
    plate = "24 38! 36 34 44 38! 40 52 38 66 42 80! 32 84 24 78! 20 64 20 50"
    pauldron = "6 52! 4 42 10 34 20 32 30 36 32 44! 24 50 16 52"
    arm = "8 54! 18 54! 20 66 18 80! 8 80! 4 68"
    leg = "32 82! 44 82! 45 90 44 98! 30 98! 30 90"
    light_core = curve(mirrored("50 36! 57 40 60 54 60 68 56 82! 50 86"))
    parts = ""
    for line, light in ((arm, SOFT), (leg, SOFT), (plate, FROM_LEFT), (pauldron, SOFT)):
        for side in both(line):
            parts += lit(curve(side), Flats(inks.light, mix(inks.light, inks.t3, 0.4), inks.t4), light)
    trims = "".join(
        stroke(f"{brush_line}", GOLD, 1.6) for brush_line in ("M8 50Q20 50 31 43", "M92 50Q80 50 69 43")
    )
    return (
        fill(beams, LIGHT_GOLD)
        + shadow(50, 98, 76, inks.t6)
        + fill(curve(mirrored("50 36! 70 40 78 56 72 84! 50 90")), inks.t6)
        + fill(light_core, LIGHT_GOLD)
        + fill(curve(mirrored("50 44! 54 48 55 58 54 70 50 78!")), "#FFFFFF")
        + parts
        + trims
        + lit(helm, Flats(inks.light, mix(inks.light, inks.t3, 0.4), inks.t4), Light((1, 1), (8, 3)))
        + fill(slit, LIGHT_GOLD)
        + lit(curve(mirrored("50 -3! 53 2 53 10 50 16!")), GOLDEN, SOFT)
        + hatch(inks.t5, "24 50 23 62 27 76", 0, 8, 1.3, 7)
        + fill("".join(circle(x, y, 1.2) for x, y in ((28, 42), (72, 42), (28, 76), (72, 76))), GOLD)
    )


@motif("oeuf-dragon", AZKOVLAR, shrink=0.93)
def dragon_egg(inks: Inks) -> Fragment:
    """A dragon's egg with a crack and one eye in it, on a nest of coins."""
    egg = curve(mirrored("50 2 62 8 74 24 80 44 78 62 68 78 50 84"))
    scales = "".join(
        f"M{x - 6} {y}Q{x} {y + 8} {x + 6} {y}"
        for row, y in enumerate(range(14, 82, 9))
        for x in range(16 + (row % 2) * 6, 90, 12)
    )
    crack = polygon(
        "30 34 38 30 42 36 50 29 55 36 63 30 70 37 66 46 71 53 62 56 57 64 51 57 44 62 39 54 31 53 35 44"
    )
    eye = curve("34 45! 42 36 52 35 60 38 67 45! 60 54 50 56 41 53")
    coins = "".join(
        coin(x, y, 9, 4.2, 2)
        for x, y in (
            (20, 76),
            (80, 76),
            (12, 83),
            (33, 82),
            (68, 83),
            (88, 84),
            (50, 86),
            (22, 90),
            (42, 92),
            (60, 92),
            (78, 91),
            (8, 92),
            (94, 92),
        )
    )
    shards = "M30 34L22 26L25 19M70 37L78 28M57 64L60 73L56 78M39 54L30 62"
    return (
        shadow(50, 97, 104, inks.t6)
        + coin(30, 74, 9, 4.2, 2)
        + coin(70, 74, 9, 4.2, 2)
        + lit(
            egg,
            Flats(inks.light, inks.t3, inks.t5),
            Light((1.3, 1.2), (10, 5)),
            inner=stroke(scales, inks.t4, 1.1),
        )
        + stroke(shards, inks.t6, 1.4)
        + fill(crack, inks.t6)
        + clipped(crack, fill(eye, inks.accent) + fill(ellipse(50, 45, 8, 9), mix(inks.accent, inks.t1, 0.5)))
        + fill(lens(50, 45, 20, 5, 90), inks.t6)
        + fill(circle(46, 40, 1.7), inks.light)
        + coins
    )
