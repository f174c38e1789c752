"""What stands for something: seal, key, banner, torch, heart, a rosary of garlic."""

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import DARK_GOLD, GOLD, LIGHT_GOLD, Inks, mix
from ..parts import GOLDEN, accented, dark, hatch, limb, middle, polygons, rot, shadow, steel, wedges, wood
from ..paths import Point, brush, circle, curve, lens, mirrored, moved, polygon, star, table, turned, wedge


def royal_seal(inks: Inks) -> Fragment:
    """A wax seal on a ribbon, stamped with a crown and the arch of a cave."""
    ribbons = "".join(
        lit(curve(line), middle(inks), SOFT)
        for line in (
            "36 50! 26 70 18 82 10 98! 22 92 30 99! 38 84 46 70 50 56!",
            "64 50! 74 70 82 82 90 98! 78 92 70 99! 62 84 54 70 50 56!",
        )
    )
    wax = curve(
        "50 3! 60 5 66 2 74 8 84 10 88 20 96 28 94 40 97 50 90 60 84 70 74 74 64 82 52 80 40 "
        "84 30 76 18 74 14 62 4 54 7 42 4 30 12 20 18 10 30 8 38 4"
    )
    arch = curve("30 64! 30 46 38 36 50 33 62 36 70 46 70 64! 62 64! 62 48 58 42 50 40 42 42 38 48 38 64!")
    crown = polygon("36 28 33 13 43 20 50 9 57 20 67 13 64 28")
    return (
        ribbons
        + lit(wax, accented(inks), Light((1.3, 1.3), (7, 5)))
        + stroke(circle(50, 42, 35), mix(inks.accent, inks.t6, 0.5), 2.2)
        + stroke("M18 28A35 35 0 0 1 46 7.4", inks.light, 1)
        + lit(
            circle(50, 42, 31),
            Flats(mix(inks.accent, inks.t6, 0.55), mix(inks.accent, inks.t6, 0.18)),
            Light((1.2, 1.2), (0, 0)),
        )
        + lit(arch, Flats(inks.light, GOLD, DARK_GOLD), Light((0.8, 0.8), (3, 2)))
        + fill(curve("38 64! 38 48 42 42 50 40 58 42 62 48 62 64!"), mix(inks.accent, inks.t6, 0.7))
        + fill(star(50, 55, 5, 2, 4), LIGHT_GOLD)
        + lit(crown, GOLDEN, SOFT)
        + fill(circle(33, 12, 1.7) + circle(50, 8, 1.9) + circle(67, 12, 1.7), LIGHT_GOLD)
    )


def key_of_a_thousand_teeth(inks: Inks) -> Fragment:
    """A key whose bit is a ring with teeth all round, like the blade of a saw."""
    x, y, count = 50, 65, 22
    teeth: list[Point] = []
    for i in range(count):
        a, pitch = i * 360 / count, 360 / count
        high = 33.5 if i % 3 else 30.5
        teeth += [
            turned((x, y), a + pitch * turn, reach, 0)
            for turn, reach in ((0, 26), (0.08, high), (0.6, high), (0.68, 26))
        ]
    blade, hole = polygon(teeth), circle(x, y, 14)
    gold = Flats(LIGHT_GOLD, GOLD)
    cross = polygons("47 48 53 48 53 82 47 82", "33 62 67 62 67 68 33 68")
    bow = "".join(circle(bx, by, 8.4) for bx, by in ((50, 9), (41.4, 19), (58.6, 19)))
    pierced = "".join(circle(bx, by, 3.6) for bx, by in ((50, 9), (41.4, 19), (58.6, 19)))
    shank = polygon("46.4 22 53.6 22 53.6 52 46.4 52")
    collars = polygons("43 27 57 27 57 31 43 31", "44 34 56 34 56 36.6 44 36.6")
    return (
        shadow(50, 98.6, 60, inks.t6)
        + lit(shank, GOLDEN, Light((0.9, 0), (4, 0)))
        + fill(blade + hole, GOLD, even_odd=True)
        + stroke(circle(x, y, 14.6), DARK_GOLD, 1.4)
        + stroke("M36 50A21 21 0 0 1 62 48", LIGHT_GOLD, 2)
        + stroke(circle(x, y, 20.5), DARK_GOLD, 1.4)
        + lit(cross, GOLDEN, SOFT)
        + lit(circle(x, y, 6), gold, SOFT)
        + fill(circle(x, y, 2.4), inks.t6)
        + lit(bow, GOLDEN, Light((0.9, 0.9), (4, 3)))
        + fill(pierced, inks.t6)
        + lit(collars, GOLDEN, SOFT)
        + fill(
            wedges([(14, 40, 9, 1.8, 215), (86, 40, 9, 1.8, -35), (10, 52, 6, 1.5, 195), (90, 52, 6, 1.5, -15)]),
            inks.accent,
        )
    )


def string_of_garlic(inks: Inks) -> Fragment:
    """A rosary of garlic: a ring of bulbs on a cord, beads between them, a silver cross below."""
    x, y, radius = 50, 38, 29
    cord = stroke(circle(x, y, radius), inks.t6, 3.4) + stroke(circle(x, y, radius), inks.t2, 1.8)
    bulbs = beads = ""
    for i in range(9):
        angle = 90 + 40 * (i - 4)
        if i != 4:
            bulbs += _bulb(inks, *turned((x, y), angle + 180, radius + 1, 0), 10.4, angle + 270)
    for i in range(9):
        beads += circle(*turned((x, y), 110 + 40 * i, radius, 0), 2.6)
    drop = stroke("M50 66V76", inks.t6, 3.4) + stroke("M50 66V76", inks.t2, 1.8)
    cross = polygon(mirrored("50 74 53.4 74 53.4 70 56.6 70 55 80 57 84 64 82 64 90 57 88.4 54.6 92 55.6 104 50 106"))
    rosary = (
        cord
        + drop
        + lit(beads, Flats(inks.light, inks.t5, inks.t6), SOFT)
        + bulbs
        + _bulb(inks, 50, 68, 8.4, 0)
        + lit(cross, steel(inks), Light((0.9, 0.8), (5, 1)))
        + fill(star(50, 86, 4, 1.5, 4), inks.t6)
    )
    return rot(placed(rosary, 50, 52, 0.88, origin=(50, 52)), -12)


def _bulb(inks: Inks, x: float, y: float, size: float, angle: float) -> Fragment:
    """A bulb of garlic, stem upwards, with a tuft of roots."""
    shape = "-.16 -1.3! .16 -1.3! .3 -.8 .95 -.35 1 .35 .6 .85 0 .98 -.6 .85 -1 .35 -.95 -.35 -.3 -.8"
    shown = [moved(line, x, y, scale=size, angle=angle) for line in ("-.1 -.9 -.5 .1 -.2 .9", ".12 -.9 .55 .1 .2 .9")]
    roots = "".join(
        wedge(*turned((x, y), angle + 90, size * 0.9, d * size), size * 0.4, size * 0.16, angle + 90 - d * 60)
        for d in (-0.24, 0, 0.24)
    )
    outline = curve(moved(shape, x, y, scale=size, angle=angle))
    tone = Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.62))
    return (
        fill(roots, inks.t6)
        + stroke(outline, inks.t6, 1.8)
        + lit(outline, tone, Light((0, 0), (size * 0.5, size * 0.3)))
        + fill("".join(brush(line, 0.4, 0.4, middle=1.3, steps=4) for line in shown), inks.t2)
    )


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


def torch(inks: Inks) -> Fragment:
    """One torch, burning high."""
    shaft = polygon("44 56 56 56 53 99 47 99")
    basket = curve(mirrored("50 44! 66 42! 68 46 64 56 58 62! 50 64"))
    rags = "".join(
        brush(line, 2.4, 2.4) for line in ("44 70 50 73 55.6 70", "44.6 77 50 80 55 77", "45.4 84 50 87 54.6 84")
    )
    outer = curve(
        "34 46! 22 36 20 22 28 10! 29 18 33 21 36 18! 34 8 40 0 50 "
        "-6! 50 4 54 8 60 6! 62 2 62 -1 62 -3! 72 6 78 18 74 30! "
        "77 28 79 25 80 22! 82 32 76 42 66 46!"
    )
    middle_fire = curve(
        "38 46! 29 38 29 28 35 22! 38 27 41 27 43 23! 43 15 46 9 "
        "52 5! 53 14 58 17 61 21 66 17 66 14! 71 24 70 38 62 46!"
    )
    heart = curve("43 46! 37 40 38 33 42 29! 44 33 46 33 48 30! 49 25 51 22 53 20! 55 27 61 31 60 38 57 46!")
    sparks = "".join(
        circle(x, y, r) for x, y, r in table("16 28 1.6, 22 10 1.3, 84 12 1.6, 88 30 1.2, 12 44 1.2, 78 0 1.2")
    )
    return (
        fill(outer, inks.t3)
        + fill(middle_fire, inks.accent)
        + fill(heart, "#FFFFFF")
        + fill(sparks, inks.t3)
        + lit(shaft, wood(inks), Light((0.9, 0), (5, 0)))
        + fill(rags, inks.t6)
        + lit(basket, dark(inks), Light((1, 0.9), (12, 2)))
        + fill(polygons("33 42 67 42 66.4 46 33.6 46", "39 55 61 55 58 59 42 59"), inks.t4)
    )


def heart(inks: Inks) -> Fragment:
    """A heart that has been mended once, with a band of plaster on it."""
    shape = curve(mirrored("50 24! 58 11 72 7 84 11 95 24 94 42 84 58 68 76 50 95!"))
    inside = curve(mirrored("50 34! 58 21 70 17 79 20 86 30 85 42 76 55 63 69 50 83!"))
    glint = curve("18 38! 18 27 25 19 34 18! 29 23 25 30 25 40!")
    seam = brush("61 43 66 52 60 60 65 68", 1.2, 0.6)
    stitches = "".join(lens(x, y, 9, 1.8, a) for x, y, a in ((63, 46.6, -10), (63.4, 53.6, 8), (61.6, 60.4, -12)))
    return (
        lit(
            shape,
            Flats(inks.light, inks.t3, inks.t5),
            Light((1.6, 1.8), (10, 6)),
            inner=hatch(inks.t2, "86 40 74 60 58 80", 215, 13, 1.8, 9),
        )
        + lit(inside, Flats(mix(inks.t3, inks.t2, 0.6), inks.t3, inks.t4), Light((0.8, 0.9), (8, 6)))
        + fill(glint, inks.light)
        + fill(lens(40, 19, 8, 2.6, 12), inks.light)
        + fill(seam, inks.t6)
        + fill(stitches, inks.light)
    )
