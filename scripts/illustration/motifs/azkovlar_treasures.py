"""Treasures of Azkovlar, standing upright: chalice, bleeding ruby, family portrait, gilded coffin."""

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import AZKOVLAR, DARK_GOLD, GOLD, LIGHT_GOLD, Inks, mix
from ..paths import circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, table
from .azkovlar_stock import cuts
from .parts import DEEP_GOLD, GOLDEN, both, gem, pallid, polygons, shadow, white
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)
RUBY = ("#E2414E", "#B8223E", "#7A1130")


@motif("calice", AZKOVLAR, shrink=0.98)
def count_chalice(inks: Inks) -> Fragment:
    """A gold chalice whose handles are bats, something dark running over its brim."""
    cup = curve(mirrored("50 22! 70 22! 72 36 68 50 58 58 50 59"))
    stem = curve(mirrored("50 57! 55 57 56 62 54 66! 58 68 58 73 54 75! 54 82 60 87 72 91! 72 98! 50 98!"))
    brim = ellipse(50, 22, 22, 6)
    bat = "69 36! 72 32! 74 34! 80 24 90 20 101 24! 95 30 97 38! 90 38 89 46! 83 44 78 48 74 54! 72 48 68 46!"
    drips = curve(
        "28 22! 30 17 42 15.4 50 15.4 58 15.4 70 17 72 22! 73 30 71 36 "
        "69.4 36 67.6 32 67 27! 62 29 60 44 58 47 55.6 45 55 30! "
        "48 31 44 31 42 30! 41 38 39.6 54 37 55 34.6 53 34 30 33 27! 31 28 31 34 29.4 35 27.6 33"
    )
    drop = curve(moved("0 -3.6! 2.2 0 0 2.4 -2.2 0", 37, 63))
    return (
        shadow(50, 98, 60, inks.t6)
        + "".join(lit(curve(side), GOLDEN, Light((0.7, 0.7), (3.4, 5))) for side in both(bat))
        + lit(cup, GOLDEN, Light((1, 0.8), (14, 2)))
        + lit(
            stem,
            GOLDEN,
            Light((1, 0.8), (7, 2)),
            inner=fill(cuts("38 93 9 1.4 0, 52 93 12 1.4 0"), DARK_GOLD),
        )
        + fill(ellipse(50, 70.6, 9, 3.4), DARK_GOLD)
        + fill(ellipse(49, 69.8, 8, 2.4), LIGHT_GOLD)
        + lit(brim, GOLDEN, SOFT)
        + lit(drips, Flats(inks.t2, inks.t3, inks.t4), Light((0.9, 0.8), (5, 2)))
        + fill(drop, inks.t3)
        + fill(ellipse(50, 20, 15, 2.6), inks.t2)
        + gem(50, 47, 5, inks.light, RUBY)
        + fill("".join(circle(x, y, 1) for x, y in table("95 24.6, 5 24.6")), inks.t6)
    )


@motif("rubis-saignant", AZKOVLAR, shrink=0.95)
def bleeding_ruby(inks: Inks) -> Fragment:
    """A great ruby with one drop running down from it."""
    red, deep_red, darkest = "#E2414E", "#B8223E", "#6E0F2C"
    pale_red = "#FFB7A0"
    girdle = "26 4 74 4 94 26 50 72 6 26"
    facets = (
        ("6 26 26 4 34 24", pale_red),
        ("26 4 50 4 34 24", "#FFF0E4"),
        ("50 4 74 4 66 24 34 24", red),
        ("74 4 94 26 66 24", deep_red),
        ("6 26 34 24 50 72", red),
        ("34 24 66 24 50 72", deep_red),
        ("66 24 94 26 50 72", darkest),
    )
    trail = curve("61 22! 66 21 69 26 67 32 64 42 59 52 55 62 53 69! 50 73 47 69! 51 60 54 48 57 36 58 26")
    drop = curve("50 73! 52 79 58 84 57.4 90 54 94 50 94.6 46 94 42.6 90 42 84 48 79")
    pool = curve("22 99! 28 95.6 40 95 50 95 60 95 72 95.6 78 99! 66 101.6 34 101.6")
    return (
        fill(pool, inks.t4)
        + "".join(fill(polygon(outline), tone) for outline, tone in facets)
        + stroke(polygon(girdle), inks.t6, 1.6)
        + fill(cuts("34 30 20 1.8 72, 40 30 16 1.6 76"), red)
        + fill(cuts("13 28 22 1.6 46"), pale_red)
        + fill(polygon("30 8 40 8 34 17"), "#FFFFFF")
        + fill(cuts("96 12 7 1.8 -30, 86 2 7 1.8 -55, 4 12 7 1.8 210, 14 2 7 1.8 235"), inks.light)
        + stroke(trail, inks.t6, 1.2)
        + lit(trail, Flats("#FFFFFF", red, deep_red), Light((0.8, 0.5), (3, 1)))
        + stroke(drop, inks.t6, 1.4)
        + lit(drop, Flats("#FFFFFF", red, darkest), Light((1, 0.8), (5, 3)))
        + fill(lens(46.6, 88, 6, 1.8, 100), "#FFFFFF")
    )


@motif("portrait-famille", AZKOVLAR, shrink=0.98)
def family_portrait(inks: Inks) -> Fragment:
    """A framed portrait of the Draners whose eyes follow one; one place has been cut out."""
    frame = polygon("4 6 96 6 96 98 4 98")
    field = rectangle(15, 17, 70, 70)
    corners = "".join(
        lit(curve(moved("-8 -8! 0 -11 8 -8! 11 0 8 8! 0 5 -6 6 -8 8! -5 0", x, y, angle=a)), GOLDEN, SOFT)
        for x, y, a in table("10 12 0, 90 12 90, 90 92 180, 10 92 270")
    )
    mouldings = "M15 17L4 6M85 17L96 6M85 87L96 98M15 87L4 98"
    picture = (
        fill(field, inks.t3)
        + fill(polygon("15 17 85 17 85 30 15 60"), mix(inks.t2, inks.t3, 0.5))
        + _sitter(inks, 33, 52, 1.0, tall=True)
        + _sitter(inks, 27, 78, 0.72, tall=False)
        + _missing(inks)
        + _sitter(inks, 73, 78, 0.74, tall=False)
        + _sitter(inks, 51, 84, 0.6, tall=False)
    )
    return (
        shadow(50, 98.6, 100, inks.t6)
        + lit(frame, GOLDEN, Light((1.4, 1.4), (0, 0)))
        + fill(polygons("96 6 96 98 85 87 85 17", "4 98 96 98 85 87 15 87"), DARK_GOLD)
        + stroke(mouldings, DEEP_GOLD, 0.9, sharp=True)
        + stroke(rectangle(9.4, 11.4, 81.2, 81.2), DEEP_GOLD, 1, sharp=True)
        + clipped(field, picture)
        + stroke(field, DEEP_GOLD, 1.6, sharp=True)
        + corners
        + _flap(inks)
    )


def _sitter(inks: Inks, x: float, y: float, size: float, *, tall: bool) -> Fragment:
    """One of the family, head and shoulders, whose eyes look at us from their corners."""
    body = curve("-20 40! -18 24 -12 17 0 16 12 17 18 24 20 40!")
    collar = polygon("-16 22 -14 2 -4 18 0 16 4 18 14 2 16 22 0 28")
    face = curve(mirrored("0 -17 7 -16 10 -8 9 4 5 12 0 15", axis=0))
    hair = curve(
        mirrored(
            "0 -6! 3 -11 8 -11 10 -1! 13 -12 9 -20 0 -21"
            if tall
            else "0 -9! 5 -12 10 -8 11 8! 15 -6 12 -20 0 -21",
            axis=0,
        )
    )
    eyes = lens(-4.4, -2, 7, 3.4, 8) + lens(4.4, -2, 7, 3.4, -8)
    drawn = (
        fill(body, inks.t6)
        + fill(collar, inks.t5)
        + fill(polygon("-3 15 3 15 0 27"), inks.light)
        + lit(face, pallid(inks), Light((0, 0), (10, 1)))
        + fill(eyes, "#FFFFFF")
        + fill(circle(-3, -2, 1.7) + circle(5.8, -2, 1.7), inks.t6)
        + fill(cuts("-1.4 -4.6 7 1.4 190, 1.4 -4.6 7 1.4 -10, -3 8.6 6 1.2 0"), inks.t5)
        + fill(hair, inks.t6)
    )
    return placed(drawn, x, y, size)


def _missing(inks: Inks) -> Fragment:
    """The hole in the canvas, in the outline of whoever stood there."""
    hole = polygon(
        "56 82 55 70 58 62 64 60 66 56 60 50 58 40 61 30 69 26 77 29 81 38 79 49 74 55 76 60 "
        "81 62 83 68 82 82"
    )
    return (
        fill(hole, inks.t6)
        + stroke(hole, inks.light, 1.2, sharp=True)
        + fill(cuts("62 42 16 1.6 -40, 64 74 16 1.6 -35, 68 50 14 1.5 -40"), inks.t4)
    )


def _flap(inks: Inks) -> Fragment:
    """The canvas that hangs out of the hole."""
    flap = polygon("79 49 74 55 88 66 96 78 90 60")
    return lit(flap, Flats(inks.light, mix(inks.light, inks.t1, 0.5), inks.t1), SOFT) + stroke(
        flap, inks.t6, 0.7, sharp=True
    )


@motif("cercueil-or", AZKOVLAR, shrink=0.97)
def gilded_coffin(inks: Inks) -> Fragment:
    """A gilded coffin standing open, a cushion inside, its lid beside it."""
    outer = "38 2! 66 2! 82 30! 70 98! 34 98! 22 30!"
    inner = "41 8! 63 8! 75 31! 65 92! 39 92! 29 31!"
    lid = "66 8! 88 14! 98 40! 88 98! 66 98!"
    quilt = "".join(f"M{x} 0l{dx} 110" for x in range(-40, 150, 15) for dx in (46, -46))
    buttons = "".join(circle(x, y, 1.2) for x, y in table("44 26, 60 26, 52 44, 40 56, 64 56, 52 78"))
    cushion = curve("34 24! 40 21 64 21 70 24! 68 30 70 36 69 40! 60 42 44 42 35 40! 36 34 33 30")
    bat = curve(
        mirrored(
            "50 10! 51 7.4! 52.4 9! 57 5.6 62 7 66 11! 62 11.6 61 15! 57.6 13.6 54 17! 52 16 50 19", axis=50
        )
    )
    velvet = Flats(inks.t2, inks.t3, inks.t4)
    return (
        shadow(56, 98.4, 92, inks.t6)
        + lit(polygon(lid), GOLDEN, Light((1.2, 1.2), (12, 3)))
        + lit(
            polygon("70 16 86 20 93 41 85 92 70 92"),
            Flats(DARK_GOLD, GOLD, DARK_GOLD),
            Light((0.9, 0.9), (9, 2)),
        )
        + placed(fill(bat, DEEP_GOLD), 82, 40, 0.9, origin=(50, 12))
        + fill(cuts("72 54 12 1.6 0, 72 60 14 1.6 0, 72 66 12 1.6 0"), DEEP_GOLD)
        + lit(polygon(outer), GOLDEN, Light((1.4, 1.4), (0, 0)))
        + fill(polygons("66 2 82 30 70 98 65 92 75 31 63 8", "34 98 70 98 65 92 39 92"), DARK_GOLD)
        + lit(polygon(inner), velvet, Light((1, 1), (9, 4)), inner=stroke(quilt, inks.t5, 1, sharp=True))
        + fill(buttons, inks.t1)
        + lit(cushion, white(inks), Light((0.9, 0.9), (9, 4)))
        + fill(cuts("46 30 9 1.4 10, 58 31 9 1.4 170, 52 36 7 1.2 90"), inks.t2)
        + fill(
            circle(36, 14, 1.7)
            + circle(68, 14, 1.7)
            + circle(26.6, 34, 1.7)
            + circle(77.6, 34, 1.7)
            + circle(36, 90, 1.7)
            + circle(68, 90, 1.7),
            DEEP_GOLD,
        )
    )
