"""Fairies of frost, moths and springs, a will-o'-the-wisp, the queen of the fairies."""

from ..document import SOFT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, stroke
from ..inks import GOLD, Inks, mix
from ..parts import copper, curves, dots, fangs, hatch, pale, polygons, wedges
from ..paths import brush, circle, curve, ellipse, lens, mirrored, polygon, turned
from .fairies import bare, leaf, orb, small_head, sparkles, wing


def frost_fairy(inks: Inks) -> Fragment:
    """The frost fairy: one S from head to toe, a ball of light in her hands."""
    up_near = "46 44! 38 26 24 10 4 2! 8 12 2 18! 10 26 8 32! 22 42 36 47"
    up_far = "50 43! 56 26 68 10 84 1! 83 11 88 15! 82 23 83 29! 72 38 60 45"
    low_near = "46 49! 34 48 20 54 10 66! 18 67 17 74! 28 71 40 61"
    low_far = "50 50! 62 48 76 51 86 61! 79 63 80 69! 70 67 58 58"
    body = curve(
        "47 38! 52 37 56 42 56 48 54 55! 60 61 62 68 57 77 50 86 44 99! 40 98! 43 88 47 79 "
        "48 71! 44 79 36 86 29 94! 26 92! 32 82 40 74 43 66! 43 60 46 55! 44 48 44 42"
    )
    skirt = curve(
        "44 47! 50 50 56 47! 57 54 63 62 67 72! 61 69 60 77! 55 71 51 79! 48 71 43 76! 43 68 38 71! 40 62 44 55"
    )
    hair = curve("56 20! 52 13 44 13 41 19! 36 19 30 15! 34 23 28 25! 35 27 33 34! 40 32 45 36! 47 30 46 24 51 21")
    return (
        wing(up_far, (50, 43), [(82, 4), (85, 15), (80, 29)], copper(inks), inks.light)
        + wing(low_far, (50, 50), [(83, 61), (77, 67)], copper(inks), inks.light)
        + wing(up_near, (46, 44), [(6, 4), (5, 17), (11, 32)], pale(inks), inks.t3)
        + wing(low_near, (46, 49), [(12, 66), (19, 72)], pale(inks), inks.t3)
        + lit(body, Flats("#FFFFFF", inks.light, inks.t3), SOFT_FROM_RIGHT)
        + lit(skirt, leaf(inks), SOFT_FROM_RIGHT)
        + bare(inks, ("54 41 64 46 72 40 76 36", 4.6, 2.4), ("48 42 56 52 68 48 76 40", 4.6, 2.4))
        + orb(80, 33, 5, inks)
        + small_head(51, 27, 9, inks, angle=4)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + fill(polygon("47 15 49 7 51 14 54 6 54.6 14 59 10 57 18"), "#FFFFFF")
        + fill(sparkles([(14, 50), (90, 50), (24, 82), (70, 84)], 3), "#FFFFFF")
    )


def moth_fairy(inks: Inks) -> Fragment:
    """A moth fairy with furry collar, feathered antennae and broad dusty wings."""
    up_left = "44 40! 30 24 14 18 -2 22! 0 34 6 46 14 54! 26 58 38 54 46 48"
    up_right = "56 40! 70 22 86 16 102 18! 100 30 94 44 86 52! 74 56 62 54 54 48"
    low_left, low_right = (
        "45 48! 32 54 22 62 18 76! 24 86 34 88 42 84! 48 72 50 60",
        "55 48! 68 52 78 60 82 72! 76 84 66 86 58 82! 52 70 50 60",
    )
    eyespots = "".join(
        fill(ellipse(x, y, 8 * part, 7 * part), tone)
        for x, y in ((20, 38), (80, 36))
        for part, tone in ((1, inks.t5), (0.63, inks.accent), (0.28, inks.t6))
    )
    bars = "".join(
        brush(line, 1.4, 3)
        for line in ("4 28 12 44 24 53", "96 26 90 40 78 51", "22 70 30 80 40 80", "78 68 70 78 60 78")
    )
    body = curve("44 46! 50 49 56 46! 60 58 58 70 54 82 50 92! 46 82 42 70 41 58")
    rings = "".join(
        curve(f"{42 + i * 0.6} {y}! 50 {y + 4} {58 - i * 0.6} {y}! 50 {y + 7}") for i, y in enumerate((58, 66, 74))
    )
    collar = curve(
        "50 34! 54 37 60 35! 60 39 65 40! 62 44 65 49! 60 49 58 53! 54 50 50 54! 46 50 42 "
        "53! 40 49 35 49! 38 44 35 40! 40 39 40 35! 46 37"
    )
    return (
        wing(low_right, (55, 48), [(79, 70), (64, 82)], copper(inks), inks.light)
        + wing(up_right, (56, 40), [(98, 20), (97, 32), (85, 49)], copper(inks), inks.light)
        + wing(low_left, (45, 48), [(21, 74), (36, 84)], pale(inks), inks.t3)
        + wing(up_left, (44, 40), [(2, 24), (4, 38), (15, 51)], pale(inks), inks.t3)
        + fill(bars, inks.t3)
        + eyespots
        + _feathered_antenna(inks, 47, 42, 30, 170)
        + _feathered_antenna(inks, 53, 58, 70, -100)
        + bare(inks, ("48 86 46 94 48 100", 4, 2.2), ("53 86 55 93 53 100", 4, 2.2))
        + lit(body, Flats("#FFFFFF", inks.t3, inks.t4), SOFT_FROM_RIGHT, inner=fill(rings, inks.t1))
        + bare(inks, ("44 46 36 56 40 64 48 62", 4.6, 2.6), ("57 46 64 56 60 64 52 63", 4.6, 2.6))
        + small_head(51, 26, 10, inks)
        + lit(
            curve("60 20! 56 12 46 11 41 18 39 28 42 36! 46 30 47 22 54 19"),
            Flats(inks.light, inks.t4, inks.t5),
            SOFT_FROM_RIGHT,
        )
        + lit(
            collar,
            Flats("#FFFFFF", inks.light, inks.t2),
            SOFT_FROM_RIGHT,
            inner=hatch(inks.t3, "40 44 50 48 60 44", 90, 5, 1.1, 7),
        )
        + fill(dots("10 66 1.2, 14 72 .9, 90 62 1.2, 86 70 .9, 8 78 .8, 92 76 .8"), inks.light)
    )


def _feathered_antenna(inks: Inks, root: float, bend: float, tip: float, angle: float) -> Fragment:
    """One antenna from x = `root` to x = `tip`, its barbs at `angle` and across it."""
    barbs = wedges(
        (root + (tip - root) * u, 16 - 15 * u, 5 - 2 * u, 1.1, a)
        for u in (0.3, 0.5, 0.7, 0.9)
        for a in (angle, angle + 110)
    )
    return stroke(f"M{root} 16Q{bend} 4 {tip} -2", inks.t5, 1.4) + fill(barbs, inks.t5)


def spring_fairy(inks: Inks) -> Fragment:
    """A fairy who pours water from a leaf."""
    up_near = "42 34! 30 22 16 18 4 22! 8 30 4 36! 14 42 16 50! 30 50 40 44"
    up_far = "52 32! 56 18 66 6 80 0! 82 10 88 14! 82 22 82 30! 70 36 58 40"
    low_near = "42 44! 30 48 22 56 18 68! 28 68 30 76! 38 70 44 58"
    trunk = curve("42 32! 48 34 54 31! 57 38 56 46 58 54! 43 55! 45 46 42 40")
    skirt = curve("43 47! 50 51 57 47! 62 56 64 68 68 82! 58 78 54 88! 48 80 42 90! 40 80 33 84! 38 68 42 56")
    hair = curve("54 8! 48 2 40 4 36 12 34 22 26 28! 26 36 30 42! 36 40 40 32 44 26 46 16")
    big_leaf = curve("60 34! 66 26 78 24 92 30! 98 32 100 36 98 38! 92 46 78 48 68 44! 64 40 62 38")
    water = curve("92 41! 98 41! 98 56 96 72 98 90! 102 96 98 99 90 99 84 99 82 95 86 90! 90 74 92 56")
    drops = "".join(
        curve([(x, y - 3, True), (x + 1.8, y), (x, y + 2), (x - 1.8, y)])
        for x, y in ((84, 84), (80, 90), (102, 82), (88, 62))
    )
    return (
        wing(up_far, (52, 32), [(79, 3), (85, 14), (79, 30)], copper(inks), inks.light)
        + wing(up_near, (42, 34), [(6, 24), (7, 36), (18, 49)], pale(inks), inks.t3)
        + wing(low_near, (42, 44), [(20, 67), (31, 74)], pale(inks), inks.t3)
        + lit(
            water,
            Flats("#FFFFFF", inks.t1, inks.t3),
            Light((0.9, 0.5), (5, 1)),
            inner=fill(brush("95 46 94 70 92 94", 0.8, 1.6), "#FFFFFF"),
        )
        + fill(drops, inks.light)
        + fill(ellipse(92, 98, 12, 3), inks.t2)
        + bare(inks, ("48 78 46 90 42 100", 5, 2.6), ("56 78 58 88 62 98", 5, 2.6))
        + lit(trunk, Flats("#FFFFFF", inks.light, inks.t3), SOFT_FROM_RIGHT)
        + lit(
            skirt,
            leaf(inks),
            SOFT_FROM_RIGHT,
            inner=fill(
                "".join(brush(line, 0.4, 1.4) for line in ("48 54 46 68 43 84", "52 54 54 68 55 82")),
                mix(inks.accent, inks.t4, 0.7),
            ),
        )
        + bare(inks, ("54 34 62 42 70 44 78 42", 4.6, 2.6))
        + lit(
            big_leaf,
            leaf(inks),
            Light((0.9, 0.9), (3, 6)),
            inner=fill(
                brush("62 36 78 34 96 37", 0.7, 0.7) + wedges((x, 35, 8, 0.9, a) for x in (73, 81) for a in (-40, 40)),
                mix(inks.accent, inks.t4, 0.75),
            ),
        )
        + fill(lens(82, 32, 24, 3, 6), "#FFFFFF")
        + bare(inks, ("45 34 50 46 62 46 68 42", 4.6, 2.6))
        + small_head(47, 18, 9.6, inks, angle=8, eye="closed")
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + fill(sparkles([(14, 60), (74, 14), (22, 84)], 3), "#FFFFFF")
    )


def will_o_the_wisp(inks: Inks) -> Fragment:
    """A will-o'-the-wisp: a flame for a body, a grin, tiny hands."""
    flame = curve(
        "50 98! 36 94 22 84 16 70! 10 60 14 48 8 40! 18 42 22 34! 20 24 28 18 28 8! 38 14 42 "
        "6 48 -2! 52 8 50 18 58 22! 62 16 62 10 68 6! 68 18 78 24 78 36! 84 34 86 30 90 30! "
        "86 42 92 54 88 68! 82 84 66 94"
    )
    body = curve(
        "50 92! 38 88 28 78 26 66! 24 56 30 48 30 40! 38 40 42 32 44 22! 52 30 54 36 62 36! "
        "66 32 68 28 70 24! 74 36 74 46 76 56! 80 70 72 84 60 90"
    )
    heart = curve("50 86! 40 82 36 72 38 62! 42 56 46 50 46 42! 54 48 60 54 62 62! 66 74 60 82")
    eyes = curves("34 56! 40 50 48 58! 46 66 36 66", "70 54! 63 49 56 58! 58 66 68 64")
    grin = curve("32 70! 42 76 60 76 72 68! 70 82 60 88 50 88 38 86")
    hand_l = curve("14 66! 6 62 0 56! -2 60 2 62! -4 64 -2 67! 0 67 2 68! -1 71 3 73! 8 74 14 74 18 72!")
    hand_r = curve("88 62! 94 56 100 50! 102 54 99 57! 105 58 103 62! 101 62 99 64! 102 67 98 69! 92 71 88 70 85 69!")
    sparks = "".join(
        circle(x, y, r)
        for x, y, r in ((12, 22, 2), (18, 12, 1.4), (86, 18, 1.8), (80, 8, 1.2), (94, 38, 1.3), (6, 34, 1.2))
    )
    return (
        lit(hand_l, Flats("#FFFFFF", inks.t1, inks.t3), SOFT)
        + lit(hand_r, Flats("#FFFFFF", inks.t1, inks.t3), SOFT)
        + lit(flame, Flats(inks.light, inks.t3, inks.t4), Light((1.2, 1.1), (9, 4)))
        + fill(body, inks.accent)
        + fill(heart, "#FFFFFF")
        + fill(eyes, inks.t6)
        + fill(circle(41.6, 60, 2) + circle(63, 59, 2), inks.accent)
        + fill(polygons("30 51 49 56 48 59 31 55", "74 49 55 56 56 59 73 53"), inks.t6)
        + fill(grin, inks.t6)
        + fill(fangs("35 71 50 76 70 69.4", 7, 6), "#FFFFFF")
        + fill(fangs("40 86 50 87.6 62 86", 5, 4.6, angle=-90), "#FFFFFF")
        + fill(sparks, inks.accent)
    )


def fairy_queen(inks: Inks) -> Fragment:
    """The queen of the fairies: four very large wings, a crown of rays, her arms open."""
    up_left = "46 40! 36 20 20 4 -2 -4! 2 10 -4 18! 4 28 0 36! 10 46 14 54! 30 52 44 48"
    up_right = "54 40! 62 18 80 0 102 -4! 100 8 104 18! 98 26 102 36! 90 46 88 52! 72 52 56 48"
    low_left, low_right = (
        "46 50! 30 54 14 64 6 86! 16 84 22 90! 32 84 44 66",
        "54 50! 70 52 84 60 96 80! 86 80 80 86! 68 80 56 66",
    )
    rays = "".join(
        polygon(
            [
                turned((50, 17), a - 4, 11, 0),
                turned((50, 17), a, 26 if i % 2 == 0 else 19, 0),
                turned((50, 17), a + 4, 11, 0),
            ]
        )
        for i, a in enumerate(range(-170, 0, 20))
    )
    gown = curve(
        "44 36! 50 39 56 36! 57 46 56 52! 64 66 66 82 74 99! 62 94 56 100 50 95 44 100 38 94 "
        "26 99! 34 82 36 66 44 52! 43 46"
    )
    pleats = "".join(brush(line, 0.4, 1.8) for line in ("48 54 42 74 36 95", "50 54 50 76 50 94", "52 54 58 74 64 95"))
    hair = curve(mirrored("50 8 58 10 61 18 60 26 64 36! 57 34 56 26 57 18 50 15"))
    features = fill(lens(46.4, 20, 3.4, 1.1, 6) + lens(53.6, 20, 3.4, 1.1, -6), inks.t6) + fill(
        lens(50, 26, 4, 1, 0), inks.t4
    )
    return (
        wing(up_right, (54, 40), [(99, -1), (101, 17), (98, 34), (86, 49)], copper(inks), inks.light)
        + wing(low_right, (54, 50), [(93, 78), (78, 82)], copper(inks), inks.light)
        + wing(up_left, (46, 40), [(1, 0), (-1, 18), (3, 34), (15, 51)], pale(inks), inks.t3)
        + wing(low_left, (46, 50), [(9, 83), (22, 86)], pale(inks), inks.t3)
        + fill(rays, GOLD)
        + lit(curve("47 30! 53 30! 54 38 50 40 46 38!"), Flats("#FFFFFF", inks.t1, inks.t3), Light((0.4, 0.4), (3, 0)))
        + bare(inks, ("46 38 34 46 24 44 16 34", 5, 2.6), ("54 38 66 46 76 44 84 34", 5, 2.6))
        + lit(gown, leaf(inks), Light((1, 0.9), (8, 2)), inner=fill(pleats, mix(inks.accent, inks.t4, 0.7)))
        + lit(
            curve(mirrored("50 11 55 12.6 57.4 19 55 27 50 31.4!")),
            Flats("#FFFFFF", "#FFFFFF", inks.t2),
            Light((0, 0), (6, 0)),
        )
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), Light((0.7, 0.7), (5, 2)))
        + features
        + fill(sparkles([(14, 26), (86, 26), (24, 72), (80, 66)], 3), "#FFFFFF")
    )
