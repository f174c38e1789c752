"""The fairies of Caveport, one free and one in a jar, and a spirit to whom money is owed."""

from ..document import Flats, Fragment, Light, clipped, fill, lit
from ..inks import CAVEPORT_FAIRY, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, polygon, rectangle, wedge
from .fairies import RIGHT_LIT, SOFT, bare, gauze, ghostly, leaf, small_head, sparkles, veiled, wing
from .parts import hatch, limb, polygons, wedges
from .registry import motif


@motif("fee-quais", CAVEPORT_FAIRY, shrink=0.93)
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
        wing(up_far, (52, 32), [(89, 9), (91, 25), (81, 39)], veiled(inks), inks.light)
        + wing(up_near, (44, 32), [(6, 10), (4, 24), (15, 39)], gauze(inks), inks.t3)
        + fill(circle(20, 66, 14), mix(inks.glow, inks.accent, 0.3))
        + lit(
            lantern,
            Flats("#FFFFFF", inks.accent, mix(inks.accent, inks.t4, 0.55)),
            SOFT,
            inner=fill(bands, inks.t5),
        )
        + fill(wedges([(8, 78, 8, 1.6, 120), (16, 82, 8, 1.6, 95), (4, 70, 7, 1.4, 165)]), inks.accent)
        + lit(
            post,
            Flats(inks.light, inks.t5, inks.t6),
            Light((1, 0.4), (10, 0)),
            inner=hatch(inks.t4, "36 70 36 84 35 96", 0, 12, 1.4, 8),
        )
        + lit(top, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + bare(inks, ("52 56 66 60 72 72 68 84", 7, 3), ("48 58 58 64 62 76 56 88", 7, 3))
        + lit(trunk, Flats("#FFFFFF", inks.light, inks.t3), RIGHT_LIT)
        + lit(skirt, leaf(inks), RIGHT_LIT)
        + lit(hawser, Flats(inks.light, inks.t2, inks.t4), SOFT)
        + bare(inks, ("46 32 38 42 36 54 40 60", 4.6, 2.6), ("56 32 68 38 76 34 80 28", 4.6, 2.4))
        + small_head(51, 15, 9.2, inks)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), RIGHT_LIT)
        + fill(brush("54 6 60 -1 66 0", 0.9, 0.5) + brush("50 5 53 -3 59 -5", 0.9, 0.5), inks.t2)
        + fill(circle(66.4, 0, 1.5) + circle(59.4, -5, 1.5), inks.accent)
        + fill(sparkles([(84, 20), (88, 52), (8, 50)]), "#FFFFFF")
    )


@motif("fee-bocal", CAVEPORT_FAIRY)
def fairy_in_a_jar(inks: Inks) -> Fragment:
    """A sad fairy in a preserving jar, her hand against the glass."""
    glass = curve(
        "26 20! 74 20! 74 25 82 30 84 38! 84 88! 84 96 76 98! 24 98! 16 96 16 88! 16 38! 18 30 26 25"
    )
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
        + clipped(glass, fill(ellipse(50, 52, 30, 34), mix(inks.t3, inks.glow, 0.4)))
        + wing(wing_r, (54, 58), [(76, 51), (78, 65)], veiled(inks), inks.light)
        + wing(wing_l, (44, 56), [(22, 51), (24, 66)], gauze(inks), inks.t3)
        + lit(body, Flats("#FFFFFF", inks.light, inks.t3), RIGHT_LIT)
        + lit(skirt, leaf(inks), RIGHT_LIT)
        + small_head(50, 41, 10.4, inks, angle=14, eye="closed")
        + lit(hair, Flats(inks.light, inks.t5, inks.t6), RIGHT_LIT)
        + fill(curve("58 44! 60 47 59 50 57.4 48!"), inks.accent)
        + bare(inks, ("56 55 66 58 76 52 79 44", 4.8, 2.8), ("45 56 42 66 48 74 56 76", 4.8, 2.6))
        + lit(
            polygons("76 46 76 36 78 36 78 41 79 34 81 34 80.6 41 82 36 83.4 37 82 46"),
            Flats("#FFFFFF", inks.light, inks.t2),
            SOFT,
        )
        + lit(label, Flats("#FFFFFF", inks.t1, inks.t2), SOFT)
        + fill(
            polygons(
                "25 79 43 79 43 80.6 25 80.6", "25 83 38 83 38 84.6 25 84.6", "25 87 41 87 41 88.6 25 88.6"
            ),
            inks.t5,
        )
        + fill(curve("22 36! 24 31 28 29! 24 34 23 60 22 66! 21 52"), "#FFFFFF")
        + lit(lid, Flats(inks.light, inks.t4, inks.t6), Light((1, 0.9), (14, 2)))
        + fill(holes, inks.t6)
        + fill("".join(rectangle(x, 10, 1.4, 9) for x in range(28, 74, 6)), inks.t5)
    )


@motif("esprit-creancier", CAVEPORT_FAIRY, shrink=0.93)
def creditor_spirit(inks: Inks) -> Fragment:
    """A ghost whose body is a long unpaid bill; it looks to the left and points."""
    bill = curve(
        "44 34! 58 30 72 36 80 46! 82 56 74 62 72 70! 72 78 84 82 88 90! 88 96 80 99! 70 96 "
        "62 98 54 94! 56 88 50 82 46 76! 42 68 48 60 46 52"
    )
    underside = curve("80 99! 88 96 88 90! 94 88 96 94 92 98!")
    lines = "".join(
        brush(line, 1.3, 1.3)
        for line in (
            "52 44 62 41 70 44",
            "54 50 64 47 74 51",
            "55 56 64 54 72 58",
            "54 62 62 61 68 64",
            "54 69 61 68 67 71",
            "57 76 64 75 70 79",
            "61 83 68 82 76 86",
        )
    )
    total = curve("60 88! 70 86 80 89 82 93! 74 92 64 93")
    arm = curve(
        "56 40! 44 44 32 42 22 38! 12 34 2 34 -1 36! 2 39 8 40 12 42! 8 44 8 47 12 48! 12 51 "
        "16 53 20 52! 32 56 46 58 58 52!"
    )
    head = curve("38 26! 40 14 50 8 60 10 68 18 69 28 64 38 54 40! 48 43 40 41 37 36! 39 34 36 31! 34 29!")
    hat = curve("34 14! 40 8 44 10! 40 2 44 -4 54 -6 64 -2 68 6 66 12! 72 14 76 20 74 22! 62 16 46 14 34 17!")
    return (
        fill(underside, inks.t4)
        + lit(bill, Flats("#FFFFFF", inks.t1, inks.t3), Light((1.1, 1), (11, 3)))
        + fill(lines, inks.t5)
        + fill(total, inks.accent)
        + lit(arm, Flats("#FFFFFF", inks.t1, inks.t3), Light((0.8, 0.8), (3, 4)))
        + lit(curve("44 34! 54 38 66 35! 70 42 62 46 52 46 44 42"), ghostly(inks), SOFT)
        + lit(head, Flats("#FFFFFF", inks.t1, inks.t3), Light((0.8, 0.8), (12, 2)))
        + fill(curve("42 23! 47 21 51 25! 49 29.6 44 28.6"), inks.t6)
        + fill(circle(46, 26, 1.4), inks.accent)
        + fill(wedge(40.6, 20.6, 11, 2, 14), inks.t5)
        + fill(curve("37.6 35! 42 33 48 34! 46 38.6 41 40"), inks.t6)
        + fill(polygons("40 34.6 42.4 34 41.6 37", "44 34 46.4 34 45.4 36.8"), "#FFFFFF")
        + lit(hat, Flats(inks.light, inks.t5, inks.t6), SOFT)
        + fill(curve("40.6 5! 52 2 66 7! 66.4 11 52 6 41.4 9!"), inks.accent)
    )
