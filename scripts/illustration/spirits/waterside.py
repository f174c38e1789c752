"""Fairies of foam, lighthouse, quay, in a jar and out of a cage."""

from ..document import SOFT, SOFT_FROM_RIGHT, Flats, Fragment, Light, clipped, fill, lit
from ..inks import Inks, mix
from ..parts import both, copper, hatch, limb, pale, polygons, wedges
from ..paths import brush, circle, curve, ellipse, lens, polygon, rectangle, turned, wedge
from .fairies import bare, leaf, small_head, sparkles, wing


def foam_fairy(inks: Inks) -> Fragment:
    """A fairy leaping out of foam, wings like fins, wet hair, a string of pearls in her hand."""
    fin = "54 42! 52 24 42 8 24 -2! 26 8 14 8! 18 16 6 20! 14 26 6 36! 18 38 14 48! 30 48 44 50"
    far_fin = "58 44! 66 32 76 26 92 28! 88 34 94 40! 86 44 88 52! 76 52 66 50"
    low_fin = "48 54! 34 54 18 60 8 72! 18 72 18 80! 28 76 34 80! 42 72 48 64"
    trunk = curve("56 36! 63 38 65 44 60 50 56 56 54 64! 42 60! 44 50 48 42")
    skirt = curve("44 54! 50 58 57 58! 56 66 50 74! 48 70 42 78! 40 72 32 78! 34 68 38 60")
    hair = curve("70 14! 64 8 54 10 50 18 44 24 34 24 24 32! 32 32 28 40! 38 38 36 46! 46 42 54 36 57 30 60 24")
    pearls = "".join(
        circle(x, y, r)
        for x, y, r in (
            (91, 14, 2.2),
            (95, 19, 2),
            (97, 25, 2.3),
            (96, 32, 2),
            (93, 38, 2.2),
            (90, 44, 1.9),
            (89, 51, 2.2),
        )
    )
    return (
        wing(far_fin, (58, 44), [(90, 29), (92, 40), (86, 50)], copper(inks), inks.light)
        + wing(fin, (54, 42), [(25, 0), (15, 9), (8, 20), (8, 35), (16, 46)], pale(inks), inks.t3)
        + wing(low_fin, (48, 54), [(10, 71), (19, 78), (33, 78)], pale(inks), inks.t3)
        + bare(inks, ("50 60 42 74 26 84 16 96", 9, 3), ("52 62 48 78 36 90 34 99", 9, 3.4))
        + lit(trunk, Flats("#FFFFFF", inks.light, inks.t3), SOFT_FROM_RIGHT)
        + lit(skirt, leaf(inks), SOFT_FROM_RIGHT)
        + bare(inks, ("60 40 74 32 88 12", 5, 2.6), ("57 42 66 52 76 56", 4.6, 2.4))
        + small_head(65, 23, 9.6, inks, angle=-8)
        + lit(
            hair,
            Flats(inks.light, inks.t4, inks.t5),
            SOFT_FROM_RIGHT,
            inner=hatch(inks.t3, "64 12 52 16 42 28", 130, 12, 1.3, 8),
        )
        + fill(pearls, "#FFFFFF")
        + _foam(inks)
    )


def _foam(inks: Inks) -> Fragment:
    bubbles = [
        (6, 94, 8),
        (18, 96, 9),
        (30, 97, 8),
        (42, 98, 9),
        (54, 97, 7),
        (66, 98, 8),
        (80, 97, 9),
        (93, 95, 8),
        (12, 86, 4),
        (48, 90, 4),
        (72, 90, 4.4),
        (88, 86, 3),
        (36, 90, 3),
    ]
    cups = "".join(
        lit(circle(x, y, r), Flats("#FFFFFF", inks.t1, inks.t3), Light((0.8, 0.8), (3, 4))) for x, y, r in bubbles
    )
    spray = "".join(
        circle(x, y, r)
        for x, y, r in ((60, 84, 1.8), (66, 78, 1.3), (24, 74, 1.4), (80, 80, 1.6), (8, 78, 1.2), (72, 70, 1.1))
    )
    return cups + fill(spray, inks.light)


def lighthouse_fairy(inks: Inks) -> Fragment:
    """A tall upright fairy who carries a beam of light on her back like a scarf."""
    warm_light = mix(inks.light, inks.accent, 0.35)
    beams = polygons(*both("50 21 6 1 10 6 0 5.6 6 10.4 -1 13 7 15.6 1 20.6", axis=51.5))
    cores = polygons(*both("50 21 10 4.6 14 8 3 8.6 11 11.6 4 14.8", axis=51.5))
    rays = "".join(wedge(*turned((52, 20), angle, 19, 0), 9, 1.8, angle) for angle in (-158, -142, -126, -54, -38, -22))
    upper_l, upper_r = (
        "46 42! 38 30 28 24 14 24! 14 40 20 54 30 62 42 56",
        "54 42! 60 28 70 20 86 16! 88 34 82 52 70 62 58 56",
    )
    lower_l, lower_r = "46 54! 34 58 26 68 24 84! 34 80 44 70", "54 54! 66 58 76 66 80 82! 68 80 57 70"
    dress = curve("44 40! 50 43 57 40! 56 50 58 60 62 74 64 92! 56 95 50 92 44 96 36 92! 39 74 43 60 45 50")
    pleats = "".join(brush(line, 0.4, 1.4) for line in ("49 52 46 74 42 93", "52 52 53 74 52 92", "55 54 58 74 60 93"))
    scarf = curve("40 34! 46 39 54 39 61 34! 63 38 60 44 50 46 41 43")
    hair = curve("57 16! 55 8 46 6 40 12 39 22 42 32 38 42! 44 44 48 34 47 24 52 18")
    return (
        fill(beams, mix(inks.t4, inks.t1, 0.55))
        + fill(cores, inks.light)
        + fill(circle(52, 20, 16) + rays, inks.light)
        + fill(circle(52, 20, 13.4), inks.t2)
        + wing(upper_r, (54, 42), [(84, 18), (86, 34), (72, 60)], copper(inks), inks.light)
        + wing(lower_r, (54, 54), [(78, 80), (68, 78)], copper(inks), inks.light)
        + wing(upper_l, (46, 42), [(16, 26), (17, 44), (30, 60)], pale(inks), inks.t3)
        + wing(lower_l, (46, 54), [(26, 82), (36, 76)], pale(inks), inks.t3)
        + bare(inks, ("48 88 47 94 45 100", 4.4, 2.6), ("54 88 54 94 56 100", 4.4, 2.6))
        + lit(dress, leaf(inks), SOFT_FROM_RIGHT, inner=fill(pleats, mix(inks.shadow, inks.t6, 0.4)))
        + bare(inks, ("45 42 36 50 34 40 38 34", 4.8, 2.6), ("57 42 66 50 68 40 63 34", 4.8, 2.6))
        + small_head(52, 21, 10.4, inks)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + lit(scarf, Flats("#FFFFFF", warm_light, inks.accent), SOFT_FROM_RIGHT)
        + fill(sparkles([(12, 12), (88, 8), (20, 58), (90, 48)]), "#FFFFFF")
    )


def quay_fairy(inks: Inks) -> Fragment:
    """A fairy with the body of a firefly, sitting on a mooring post."""
    post = polygon("34 62 68 62 70 100 32 100")
    top = ellipse(51, 62, 19, 5.4)
    hawser = "".join(limb(line, 4.4, 4.4) for line in ("32 76 44 82 58 82 70 76", "32 82 44 88 58 88 70 82"))
    up_near = "44 32! 34 18 18 8 4 8! 8 18 2 24! 12 32 14 40! 28 44 40 42"
    up_far = "52 32! 60 16 76 6 92 8! 88 18 94 26! 84 32 82 40! 68 44 56 42"
    lantern = curve("40 44! 30 46 20 52 14 62 12 74! 20 76 30 72 38 64 44 56")
    bands = "".join(brush(line, 2, 2) for line in ("32 46 38 54 40 60", "24 50 30 60 32 68"))
    trunk = curve("44 28! 50 30 56 28! 58 36 57 44 60 52! 44 54! 45 44")
    skirt = curve("44 46! 52 49 58 46! 64 52 70 60! 62 58 58 64! 52 60 46 64! 42 58 38 58")
    hair = curve("56 6! 52 0 44 2 42 8 38 14 40 22 36 28! 44 28 48 22 49 14")
    return (
        wing(up_far, (52, 32), [(89, 9), (91, 25), (81, 39)], copper(inks), inks.light)
        + wing(up_near, (44, 32), [(6, 10), (4, 24), (15, 39)], pale(inks), inks.t3)
        + fill(circle(20, 66, 14), mix(inks.glow, inks.accent, 0.3))
        + lit(lantern, Flats("#FFFFFF", inks.accent, mix(inks.accent, inks.t4, 0.55)), SOFT, inner=fill(bands, inks.t5))
        + fill(wedges([(8, 78, 8, 1.6, 120), (16, 82, 8, 1.6, 95), (4, 70, 7, 1.4, 165)]), inks.accent)
        + lit(
            post,
            Flats(inks.light, inks.t5, inks.t6),
            Light((1, 0.4), (10, 0)),
            inner=hatch(inks.t4, "36 70 36 84 35 96", 0, 12, 1.4, 8),
        )
        + lit(top, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + bare(inks, ("52 56 66 60 72 72 68 84", 7, 3), ("48 58 58 64 62 76 56 88", 7, 3))
        + lit(trunk, Flats("#FFFFFF", inks.light, inks.t3), SOFT_FROM_RIGHT)
        + lit(skirt, leaf(inks), SOFT_FROM_RIGHT)
        + lit(hawser, Flats(inks.light, inks.t2, inks.t4), SOFT)
        + bare(inks, ("46 32 38 42 36 54 40 60", 4.6, 2.6), ("56 32 68 38 76 34 80 28", 4.6, 2.4))
        + small_head(51, 15, 9.2, inks)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + fill(brush("54 6 60 -1 66 0", 0.9, 0.5) + brush("50 5 53 -3 59 -5", 0.9, 0.5), inks.t2)
        + fill(circle(66.4, 0, 1.5) + circle(59.4, -5, 1.5), inks.accent)
        + fill(sparkles([(84, 20), (88, 52), (8, 50)]), "#FFFFFF")
    )


def fairy_in_a_jar(inks: Inks) -> Fragment:
    """A sad fairy in a preserving jar, her hand against the glass."""
    glass = curve("26 20! 74 20! 74 25 82 30 84 38! 84 88! 84 96 76 98! 24 98! 16 96 16 88! 16 38! 18 30 26 25")
    inside = mix(inks.t4, inks.t3, 0.3)
    lid = curve("24 8! 76 8! 78 12 78 18 76 21! 24 21! 22 18 22 12")
    holes = "".join(ellipse(x, 7.6, 2.4, 1.1) for x in (36, 50, 64))
    wing_l = "44 56! 34 48 26 46 20 50! 26 58 22 66! 32 70 40 66"
    wing_r = "54 58! 62 50 70 46 78 50! 76 58 80 66! 70 70 60 66"
    body = curve("44 52! 52 55 58 52! 60 62 58 70 62 80! 40 82! 44 72 43 62")
    skirt = curve("42 68! 52 72 60 68! 68 76 72 92! 60 90 50 94 40 90 26 94! 32 80")
    hair = curve("56 30! 50 24 40 26 36 34 34 42 28 48 30 58! 38 58 42 50 44 42 50 36")
    label = polygon("22 76 46 76 46 92 22 92")
    return (
        fill(lens(50, 98, 90, 3), inks.t6)
        + lit(glass, Flats(inks.light, inside, inks.t4), Light((1.6, 1.2), (26, 0)))
        + clipped(
            glass, fill(ellipse(50, 56, 31, 40), inks.t5) + fill(ellipse(50, 52, 24, 28), mix(inks.t4, inks.t5, 0.4))
        )
        + wing(wing_r, (54, 58), [(76, 51), (78, 65)], copper(inks), inks.light)
        + wing(wing_l, (44, 56), [(22, 51), (24, 66)], pale(inks), inks.t3)
        + lit(body, Flats("#FFFFFF", inks.light, inks.t3), SOFT_FROM_RIGHT)
        + lit(skirt, leaf(inks), SOFT_FROM_RIGHT)
        + small_head(50, 41, 10.4, inks, angle=14, eye="closed")
        + lit(hair, Flats(inks.light, inks.t5, inks.t6), SOFT_FROM_RIGHT)
        + fill(curve("58 44! 60 47 59 50 57.4 48!"), inks.accent)
        + bare(inks, ("56 55 66 58 76 52 79 44", 4.8, 2.8), ("45 56 42 66 48 74 56 76", 4.8, 2.6))
        + lit(
            polygons("76 46 76 36 78 36 78 41 79 34 81 34 80.6 41 82 36 83.4 37 82 46"),
            Flats("#FFFFFF", inks.light, inks.t2),
            SOFT,
        )
        + lit(label, Flats("#FFFFFF", inks.t1, inks.t2), SOFT)
        + fill(
            polygons("25 79 43 79 43 80.6 25 80.6", "25 83 38 83 38 84.6 25 84.6", "25 87 41 87 41 88.6 25 88.6"),
            inks.t5,
        )
        + fill(curve("22 36! 24 31 28 29! 24 34 23 60 22 66! 21 52"), "#FFFFFF")
        + lit(lid, Flats(inks.light, inks.t4, inks.t6), Light((1, 0.9), (14, 2)))
        + fill(holes, inks.t6)
        + fill("".join(rectangle(x, 10, 1.4, 9) for x in range(28, 74, 6)), inks.t5)
    )


def freed_fairy(inks: Inks) -> Fragment:
    """A fairy who leaves her cage through the roof: its lid hangs open, its bars are bent apart."""
    near_up = "48 34! 40 20 26 8 6 2! 10 12 5 20! 14 26 16 34! 29 40 42 42"
    far_up = "56 34! 62 18 76 4 96 0! 95 10 100 18! 91 25 88 34! 76 40 62 42"
    near_low, far_low = "48 42! 34 44 22 52 18 64! 30 63 41 56", "58 42! 70 44 82 50 88 62! 76 61 63 54"
    trunk = curve("46 30! 52 33 58 30! 59 38 57 46 60 54! 45 54! 48 46 45 38")
    skirt = curve("45 46! 52 50 59 46! 63 54 70 64! 62 62 58 69! 52 64 47 69! 44 62 35 66! 42 55")
    hair = curve("55 4! 50 -2 42 2 38 -4! 38 2 30 0 30 6! 36 8 36 14 32 20! 40 24 44 20 45 13 49 8")
    return (
        wing(far_up, (56, 34), [(94, 2), (97, 17), (86, 33)], copper(inks), inks.light)
        + wing(far_low, (58, 42), [(85, 60), (76, 58)], copper(inks), inks.light)
        + wing(near_up, (48, 34), [(8, 4), (8, 19), (18, 33)], pale(inks), inks.t3)
        + wing(near_low, (48, 42), [(20, 62), (32, 60)], pale(inks), inks.t3)
        + _open_cage_behind(inks)
        + bare(inks, ("50 64 46 74 48 87", 7, 3), ("55 64 60 73 56 84", 7, 3))
        + lit(trunk, Flats("#FFFFFF", inks.light, inks.t3), SOFT_FROM_RIGHT)
        + lit(skirt, leaf(inks), SOFT_FROM_RIGHT)
        + bare(inks, ("47 33 36 26 33 10", 5, 2.6), ("57 33 68 24 74 8", 5, 2.6))
        + small_head(52, 16, 9.6, inks, angle=-14)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + _open_cage(inks)
        + fill(sparkles([(12, 50), (92, 42), (70, 0), (26, 74)], 3), "#FFFFFF")
    )


def _open_cage_behind(inks: Inks) -> Fragment:
    """The far half of the cage: two bars, the ring they once met in, and the lid on its hinge."""
    bars = "".join(limb(line, 2.6, 2) for line in ("36 86 36 74 30 66", "66 86 67 74 74 67"))
    lid = curve("78 74! 84 66 92 64 99 68 102 76 100 84!") + limb("76 74 88 80 101 86", 2.6, 2.2)
    ribs = "".join(limb(line, 2, 1.6) for line in ("86 66 88 72 88 79", "94 65 96 74 96 83"))
    knob = circle(95, 62, 3)
    return (
        fill(bars, inks.t5)
        + lit(lid + knob, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + fill(ribs, inks.t6)
    )


def _open_cage(inks: Inks) -> Fragment:
    """The near half: a round base with its ring, bars that bend outwards and end broken."""
    bars = "".join(
        limb(line, 3.6, 2.6)
        for line in (
            "23 90 19 80 10 74 4 76",
            "33 92 31 82 22 78 17 70",
            "50 94 50 86 51 80 50 74",
            "68 92 71 82 79 78 82 71",
        )
    )
    base = curve("18 88! 30 84 70 84 82 88! 84 94 80 100! 20 100! 16 94")
    rim = curve("16 89! 30 85 70 85 84 89! 84 93 70 95 30 95 16 93!")
    tray = brush("18 97 50 99 82 97", 1.6, 1.6)
    return (
        lit(base, Flats(inks.light, inks.t5, inks.t6), Light((0.8, 1), (12, 3)))
        + lit(bars, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + lit(rim, Flats(inks.light, inks.t4, inks.t5), Light((0.8, 1.1), (14, 3)))
        + fill(tray, inks.t4)
    )
