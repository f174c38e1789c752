"""The fairies of Caveport, one free and one in a jar, and a spirit to whom money is owed."""

from ..document import Flats, Fragment, Light, clipped, fill, lit, stroke
from ..inks import CAVEPORT_FAIRY, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, polygon, rectangle, table, wedge
from .fairies import RIGHT_LIT, SOFT, bare, gauze, leaf, small_head, sparkles, veiled, wing
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
        + clipped(
            glass,
            fill(ellipse(50, 56, 31, 40), inks.t5)
            + fill(ellipse(50, 52, 24, 28), mix(inks.t4, inks.t5, 0.4)),
        )
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


@motif("esprit-creancier", CAVEPORT_FAIRY, shrink=0.84)
def creditor_spirit(inks: Inks) -> Fragment:
    """A ghost whose body is a long unpaid bill, folded in zigzag; in a top hat it looks to the left and points."""
    folds = (
        ("44 42! 60 45 80 38! 84 56! 62 62 40 60!", "48 49 76 46, 48 54 77 51", 0),
        ("40 60! 62 62 84 56! 96 70! 76 76 56 74!", "", 1),
        ("56 74! 76 76 96 70! 90 86! 68 90 47 88!", "58 79 86 77", 0),
        ("47 88! 68 90 90 86! 100 97! 90 95 86 101! 78 97 72 102! 66 98 60 101!", "", 1),
    )
    bill = ""
    for outline, rows, back in reversed(folds):
        lines = "".join(brush([(a, b), (c, d)], 1.6, 1.6) for a, b, c, d in (table(rows) if rows else ()))
        flats = Flats("#FFFFFF", inks.t3, inks.t4) if back else Flats("#FFFFFF", inks.light, inks.t2)
        bill += lit(curve(outline), flats, Light((0.9, 1), (12, 0)), inner=fill(lines, inks.t5))
    total = curve("58 83.4! 70 81.6 82 82 86 83.4! 74 86.6 62 86.8")
    arm = curve(
        "58 42! 46 43 34 40 24 36! 16 31.6 6 30 -2 31! 0 34 8 34.6 13 "
        "36.6! 8 38 8 41.4 13 42! 11.6 45.4 16 47.4 21 46.4! "
        "34 54 50 55 62 50!"
    )
    cuff = polygon("23 34.6 30 37.6 26.6 49.6 20 46.6")
    ruff = curve("40 40! 50 43 62 42 74 34! 80 42 76 48! 64 52 50 52 42 48!")
    return (
        bill
        + fill(total, inks.accent)
        + lit(arm, Flats("#FFFFFF", inks.t1, inks.t3), Light((0.9, 0.9), (3, 5)))
        + lit(cuff, Flats("#FFFFFF", inks.t4, inks.t5), SOFT)
        + lit(ruff, Flats("#FFFFFF", inks.t2, inks.t4), SOFT)
        + _miser(inks)
    )


def _miser(inks: Inks) -> Fragment:
    """A long-chinned head with a monocle, under a tall hat."""
    head = curve(
        "43 12! 41 19 42 22! 36 26 29 32.6! 34 34.6 40 33.6! 39 36 46 37! 39 38.6 36 42! 33 47 37 49! "
        "46 49 55 44 65 40 71 32 72 20 68 10!"
    )
    crown = curve("44 -14! 56 -17 68 -13 76 -7! 73 0 71 6 71 11! 60 5 50 6 42 11! 43 0 43 -8")
    brim = curve("32 15! 40 8 50 4 60 4 72 8 82 18! 76 20 66 13 52 12 40 15 34 20!")
    band = curve("42 10.6! 50 5.6 61 4.6 71 10! 71.4 5 61 -.6 50 .4 42.6 5!")
    return (
        lit(head, Flats("#FFFFFF", inks.light, inks.t2), Light((0.8, 0.8), (14, 2)))
        + fill(curve("43.6 22! 48 18 54 20 55 25 52 30 46 29.4 43.6 26.4"), inks.t6)
        + fill(circle(47.6, 24.6, 1.8), inks.accent)
        + stroke(circle(48.8, 24.8, 6.2), inks.t5, 1.2)
        + stroke("M54 28Q60 36 58 44", inks.t5, 0.8)
        + fill(wedge(42, 18.6, 14, 2.4, 6), inks.t5)
        + fill(curve("39 36! 46 36.4 52 34! 49 39.4 43 39.4"), inks.t6)
        + fill(polygons("42 36.4 44.4 36.6 43 39", "46 36.4 48.6 36 47.4 38.8"), "#FFFFFF")
        + lit(crown, Flats(inks.light, inks.t5, inks.t6), Light((1, 0.9), (9, 2)))
        + fill(band, inks.accent)
        + lit(brim, Flats(inks.light, inks.t5, inks.t6), SOFT)
    )
