"""Caveport's bosses: Chaporal Shaton and Mère Vasière."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import CAVEPORT, DARK_GOLD, GOLD, Inks
from ..paths import brush, circle, curve, ellipse, lens, mirrored, polygon, rectangle, star
from .parts import (
    GOLDEN,
    accented,
    both,
    curves,
    dark,
    fangs,
    fist,
    hatch,
    iron,
    limb,
    middle,
    polygons,
    skull,
    warm,
    wedges,
    white,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("chaporal-shaton", CAVEPORT, shrink=0.9)
def chaporal_shaton(inks: Inks) -> Fragment:
    """Chaporal Shaton: a fat cruel tomcat in a corporal's jacket, kepi, fur collar, monocle, claws on his cane."""
    collar = (
        "50 46! 62 44 72 38! 76 44 84 40! 86 46 95 46! 93 52 101 56! 96 60 101 68! 93 69 94 77! "
        "86 74 82 81! 76 74 68 76! 62 68 50 66"
    )
    jacket = curve(mirrored("50 58! 66 60 80 66 86 78! 92 90 94 101! 50 101"))
    stripes = "".join(
        polygon(
            f"{x} {y} {x + s * 7} {y + 4} {x + s * 14} {y} {x + s * 14} {y + 3.4} {x + s * 7} {y + 7.4} {x} {y + 3.4}"
        )
        for x, s in ((8, 1), (92, -1))
        for y in (84, 91)
    )
    buttons = "".join(circle(x, y, 2.2) for x in (40, 60) for y in (82, 92))
    head = curve(mirrored("50 16 60 17 70 22 78 32! 77 36 85 40! 80 44 84 50! 76 53 70 58 60 62 50 63"))
    ear = "60 22! 66 10 74 0 80 -4! 84 8 84 22 79 34!"
    return (
        lit(jacket, dark(inks), Light((1.1, 1.1), (9, 4)))
        + fill(stripes + buttons, GOLD)
        + stroke("M50 66V101", inks.t4, 1)
        + lit(
            curve(mirrored(collar)),
            white(inks),
            Light((1.1, 1.1), (8, 4)),
            inner=hatch(inks.t3, "14 52 14 62 22 72", 20, 10, 1.4, 8)
            + hatch(inks.t3, "64 68 78 66 88 56", 250, 9, 1.3, 7),
        )
        + "".join(lit(curve(side), warm(inks), SOFT) for side in both(ear))
        + fill(curves(*both("66 20! 70 12 76 5 78 2! 80 12 79 22 76 28!")), inks.t2)
        + lit(
            head,
            Flats(inks.light, inks.t3, inks.t5),
            Light((1.2, 1.1), (13, 3)),
            inner=fill(wedges([(27, 38, 11, 1.9, 8), (25, 44, 12, 1.9, 0), (27, 50, 10, 1.7, -8)]), inks.t5),
        )
        + _cat_face(inks)
        + _kepi(inks)
        + _cane(inks)
    )


def _cat_face(inks: Inks) -> Fragment:
    cheeks = curve(mirrored("50 46 56 44 64 47 67 53 62 59 55 60 50 57"))
    eyes = curves("33 38! 38 32 46 37! 45 42 37 43", "67 38! 62 32 54 37! 55 42 63 43")
    brows = polygons("30 32 46 35 47 38.6 31 36", "70 32 54 35 53 38.6 69 36")
    grin = curve("36 53! 42 55.6 46 55 50 53 54 55 58 55.6 64 53! 60 60.4 50 63 40 60.4")
    whiskers = "".join(
        brush(side, 1, 0.3) for line in ("63 52 78 50 92 46", "63 54.6 78 55 94 55") for side in both(line)
    )
    monocle = stroke(circle(61, 38.6, 8), GOLD, 2) + stroke("M68.6 41Q76 54 72 70", GOLD, 0.9)
    scar = wedges([(40, 26, 22, 1.3, 100), (36, 34, 5, 0.8, 10), (35, 44.6, 5, 0.8, 10)])
    return (
        fill(eyes, inks.accent)
        + fill(ellipse(40.6, 38.4, 1.2, 3.4) + ellipse(59.4, 38.4, 1.2, 3.4), inks.t6)
        + fill(brows, inks.t6)
        + lit(cheeks, white(inks), Light((0, 0), (9, 1)))
        + fill(curve("45.6 45! 50 43 54.4 45! 52 48.6 50 50 48 48.6"), inks.t6)
        + fill(grin, inks.t6)
        + fill(fangs("38 54.4 46 55.8 50 54.2 54 55.8 62 54.4", 8, 4.4), inks.light)
        + fill(whiskers, inks.light)
        + fill(scar, inks.light)
        + monocle
        + fill(curve("57 34! 59 32 62 31.6! 60 33.6 58 36!"), "#FFFFFF")
    )


def _kepi(inks: Inks) -> Fragment:
    crown = curve("32 18! 34 6 32 -6! 42 -9 58 -9 68 -6! 66 6 68 18! 58 14 42 14")
    peak = curve("31 18! 42 13 58 13 69 18! 72 25 62 23 50 22.6 38 23 28 25")
    band = curve("32 18! 42 13.6 58 13.6 68 18! 67.4 11 58 7.6 42 7.6 32.6 11")
    return (
        lit(crown, accented(inks), Light((1, 0.8), (12, 2)))
        + fill(band, inks.t6)
        + lit(peak, dark(inks), SOFT)
        + fill(brush("32 10.6 42 7 58 7 68 10.6", 1.6, 1.6), GOLD)
        + fill(circle(50, 2, 5.4), GOLD)
        + fill(star(50, 2, 4, 1.7, 5), DARK_GOLD)
    )


def _cane(inks: Inks) -> Fragment:
    paw = "50 78! 58 76 66 80 68 86 64 92 50 93"
    claws = polygons(*(f"{x} 91 {x + 2.6} 91 {x + 1} 98" for x in (36, 41, 46, 51.6, 56.6, 61.6)))
    return (
        lit(rectangle(47.6, 84, 4.8, 20), wood(inks), SOFT)
        + lit(circle(50, 78, 6), GOLDEN, SOFT)
        + lit(curve(mirrored(paw)), Flats(inks.light, inks.t3, inks.t5), SOFT)
        + fill(wedges((x, 92, 9, 1.1, -90) for x in (40, 45, 55, 60)), inks.t5)
        + fill(claws, inks.light)
    )


@motif("mere-vasiere", CAVEPORT, shrink=0.92)
def mother_mire(inks: Inks) -> Fragment:
    """Mère Vasière, the hag of the marsh: a hat of lily leaves, a frog on her shoulder, a kettle ladle, wide rags."""
    rags = curve(
        mirrored("50 44! 64 46 80 44 94 38! 96 46 103 52! 97 58 101 70! 93 70 96 84! 88 82 90 99! 50 99")
    )
    under = curve(mirrored("50 50! 60 54 64 66 62 80 68 99! 50 99"))
    strips = hatch(inks.t3, "16 48 12 64 14 88", 20, 14, 1.8, 10) + hatch(
        inks.t3, "84 50 88 66 86 88", 160, 12, 1.6, 9, 3
    )
    hair = "".join(
        limb(side, 7, 1.4)
        for line in ("60 30 70 42 66 54 72 66", "56 32 62 48 59 60 62 74")
        for side in both(line)
    )
    return (
        lit(rags, Flats(inks.light, inks.t4, inks.t6), Light((1.3, 1.1), (8, 4)), inner=strips)
        + lit(under, Flats(inks.light, inks.t5, inks.t6), Light((1, 1), (8, 2)))
        + lit(hair, warm(inks), SOFT)
        + _hag_face(inks)
        + _lily_hat(inks)
        + _shoulder_frog(inks)
        + _ladle(inks)
        + "".join(skull(x, y, 3.6, white(inks), inks.t6) for x, y in ((42, 64), (50, 68), (58, 64)))
        + fill(brush("36 58 42 62 50 65 58 62 64 58", 0.9, 0.9), inks.t1)
    )


def _hag_face(inks: Inks) -> Fragment:
    tone = Flats(inks.light, inks.t2, inks.t4)
    face = curve(mirrored("50 24 60 25 64 32 62 42 57 50 53 58 50 61!"))
    nose = curve("48 34! 44 44 42 50 47 52 49 54 50 57! 52 54 55 51 54 46 52 34!")
    return (
        lit(face, tone, Light((0.9, 0.9), (12, 1)))
        + fill(
            curves("37 36! 42 31 48 36! 45 39.6 40 39.6", "63 36! 58 31 52 36! 55 39.6 60 39.6"), inks.light
        )
        + fill(circle(43.4, 36.2, 1.9) + circle(56.6, 36.2, 1.9), inks.accent)
        + fill(polygons("35 32.6 47 34 47.4 36.4 35.6 35.4", "65 32.6 53 34 52.6 36.4 64.4 35.4"), inks.t6)
        + fill(curve("39 50! 45 54 55 54 62 49! 58 57.4 50 59 43 57"), inks.t6)
        + fill(polygons("43 52.6 45.4 53.6 44.6 56.6", "55 53.6 57.4 52.6 56.4 56.6"), inks.light)
        + lit(nose, tone, Light((0.7, 0.5), (5, 0)))
        + fill(circle(45.6, 47.4, 1.2) + circle(59, 46, 1), inks.t6)
    )


def _lily_hat(inks: Inks) -> Fragment:
    back = curve("4 26! 14 14 34 8 50 8 66 8 86 14 98 26! 86 36 66 33 50 32 34 33 16 36")
    top = curve("24 14! 30 2 44 -4 56 -4 70 2 78 14! 66 22 50 22 34 22")
    veins = "".join(
        brush(f"50 16 {x} {y}", 1, 0.4)
        for x, y in ((10, 24), (24, 32), (76, 32), (90, 24), (16, 18), (84, 18))
    )
    flower = "".join(
        lit(curve(line), white(inks), SOFT)
        for line in (
            "50 4! 38 2 34 -6 36 -12! 44 -10 50 -4!",
            "50 4! 62 2 66 -6 64 -12! 56 -10 50 -4!",
            "50 4! 43 -4 45 -12 50 -17! 55 -12 57 -4",
        )
    )
    return (
        lit(back, middle(inks), Light((1.1, 1.2), (9, 4)), inner=fill(veins, inks.t3))
        + lit(
            top,
            Flats(inks.light, inks.t3, inks.t4),
            Light((1, 1), (9, 4)),
            inner=fill(
                brush("50 22 36 8", 1, 0.4) + brush("50 22 50 2", 1, 0.4) + brush("50 22 64 8", 1, 0.4),
                inks.t2,
            ),
        )
        + placed(flower, 50, 10, 0.86, origin=(50, 4))
        + fill(star(50, 7, 3.6, 1.6, 7), GOLD)
    )


def _shoulder_frog(inks: Inks) -> Fragment:
    body = curve("6 46! 4 38 10 32 18 32 26 34 28 42 26 48! 16 50")
    return (
        lit(body, accented(inks), SOFT)
        + fill(circle(11, 31.6, 3.2) + circle(21, 31.8, 3.2), inks.accent)
        + fill(circle(11, 31.4, 1.9) + circle(21, 31.6, 1.9), inks.light)
        + fill(circle(11.6, 31.6, 0.9) + circle(21.6, 31.8, 0.9), inks.t6)
        + fill(brush("8 40 16 42.6 24 40", 0.7, 0.7, middle=1.4), inks.t6)
        + lit(curve("2 49! 6 44 12 45 12 50!"), accented(inks), SOFT)
        + lit(curve("20 50! 21 45 28 44 31 48!"), accented(inks), SOFT)
    )


def _ladle(inks: Inks) -> Fragment:
    bowl = curve("74 26! 98 26! 98 36 92 42 86 42 80 42 74 36")
    return (
        lit(limb("88 101 87 40", 4, 3.6), wood(inks), SOFT)
        + lit(bowl, iron(inks), Light((1, 0.8), (8, 2)))
        + fill(lens(86, 26, 24, 4), inks.accent)
        + fill(
            "".join(circle(x, y, r) for x, y, r in ((80, 19, 2), (88, 15, 1.5), (92, 20, 1.8), (85, 9, 1.2))),
            inks.accent,
        )
        + fist(88, 66, 6.4, Flats(inks.light, inks.t2, inks.t4), inks.t5)
    )
