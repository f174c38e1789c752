"""What a family keeps: chalice, coffin, portrait, bust."""

from ..document import SOFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import DARK_GOLD, GOLD, LIGHT_GOLD, Inks, mix
from ..parts import DEEP_GOLD, GOLDEN, both, cuts, gem, hatch, pallid, polygons, shadow, white
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, table

RUBY = ("#E2414E", "#B8223E", "#7A1130")


def bat_chalice(inks: Inks) -> Fragment:
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
        + lit(stem, GOLDEN, Light((1, 0.8), (7, 2)), inner=fill(cuts("38 93 9 1.4 0, 52 93 12 1.4 0"), DARK_GOLD))
        + fill(ellipse(50, 70.6, 9, 3.4), DARK_GOLD)
        + fill(ellipse(49, 69.8, 8, 2.4), LIGHT_GOLD)
        + lit(brim, GOLDEN, SOFT)
        + lit(drips, Flats(inks.t2, inks.t3, inks.t4), Light((0.9, 0.8), (5, 2)))
        + fill(drop, inks.t3)
        + fill(ellipse(50, 20, 15, 2.6), inks.t2)
        + gem(50, 47, 5, inks.light, RUBY)
        + fill("".join(circle(x, y, 1) for x, y in table("95 24.6, 5 24.6")), inks.t6)
    )


def family_portrait(inks: Inks) -> Fragment:
    """A framed family portrait whose eyes follow one; one place has been cut out."""
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
            "0 -6! 3 -11 8 -11 10 -1! 13 -12 9 -20 0 -21" if tall else "0 -9! 5 -12 10 -8 11 8! 15 -6 12 -20 0 -21",
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
        "56 82 55 70 58 62 64 60 66 56 60 50 58 40 61 30 69 26 77 29 81 38 79 49 74 55 76 60 81 62 83 68 82 82"
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


def gilded_coffin(inks: Inks) -> Fragment:
    """A gilded coffin standing open, a cushion inside, its lid beside it."""
    outer = "38 2! 66 2! 82 30! 70 98! 34 98! 22 30!"
    inner = "41 8! 63 8! 75 31! 65 92! 39 92! 29 31!"
    lid = "66 8! 88 14! 98 40! 88 98! 66 98!"
    quilt = "".join(f"M{x} 0l{dx} 110" for x in range(-40, 150, 15) for dx in (46, -46))
    buttons = "".join(circle(x, y, 1.2) for x, y in table("44 26, 60 26, 52 44, 40 56, 64 56, 52 78"))
    cushion = curve("34 24! 40 21 64 21 70 24! 68 30 70 36 69 40! 60 42 44 42 35 40! 36 34 33 30")
    bat = curve(
        mirrored("50 10! 51 7.4! 52.4 9! 57 5.6 62 7 66 11! 62 11.6 61 15! 57.6 13.6 54 17! 52 16 50 19", axis=50)
    )
    velvet = Flats(inks.t2, inks.t3, inks.t4)
    return (
        shadow(56, 98.4, 92, inks.t6)
        + lit(polygon(lid), GOLDEN, Light((1.2, 1.2), (12, 3)))
        + lit(polygon("70 16 86 20 93 41 85 92 70 92"), Flats(DARK_GOLD, GOLD, DARK_GOLD), Light((0.9, 0.9), (9, 2)))
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


def bust_of_nobody(inks: Inks) -> Fragment:
    """A heavy stone bust whose face is worn away."""
    stone = Flats("#FFFFFF", mix(inks.t2, inks.t3, 0.4), inks.t4)
    plinth = polygon("22 84 78 84 82 92 84 98 16 98 18 92")
    chest = curve("50 58! 62 60 76 62 82 70! 82 78 78 84! 22 84! 18 78 18 70! 24 62 38 60")
    folds = "".join(brush(line, 0.6, 2) for line in ("34 66 42 74 58 80", "28 70 38 80 50 84", "46 62 56 72 70 78"))
    neck = polygon("41 46 59 46 61 64 39 64")
    head = curve(mirrored("50 6 60 8 67 16 68 28 66 40 60 50 54 55 50 56"))
    hollow = curve("40 24! 46 18 56 20 60 26! 62 36 58 46 50 48! 42 46 38 36")
    hair = curve("31 30! 28 18 34 6 46 2! 58 0 70 8 71 22! 71 28 69 34! 66 26 60 18! 52 12 42 14 36 22!")
    wreath = "".join(
        placed(fill(curve("0 0! -3 -4 -2 -9 0 -12! 2 -9 3 -4"), inks.t6), x, y, angle=a)
        for x, y, a in ((32, 22, -60), (34, 16, -40), (39, 11, -24), (61, 11, 24), (66, 16, 40), (69, 22, 60))
    )
    cracks = "M58 20L64 30L61 40L66 52M26 68L34 76L32 84M70 66L64 74M42 8L46 14"
    snow = (
        curve("34 8! 42 -2 58 -3 66 5! 60 3 54 7 50 4 44 8 40 5!")
        + curve("19 70! 26 60 36 59 39 62! 32 63 28 68 22 70!")
        + curve("62 61! 74 59 82 66 82 72! 76 66 70 66 64 64!")
    )
    plate = rectangle(36, 87, 28, 7)
    return (
        shadow(50, 98.6, 92, inks.t5)
        + lit(plinth, Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (12, 4)))
        + fill(plate, inks.t3)
        + lit(neck, stone, Light((0.8, 0), (9, 0)))
        + lit(chest, stone, Light((1.2, 1.1), (14, 4)), inner=fill(folds, inks.t5))
        + lit(head, stone, Light((1.2, 1.1), (14, 3)))
        + fill(hollow, inks.t4)
        + fill(curve("44 26! 50 22 57 26! 60 34 56 44 50 46! 46 40 48 32"), inks.t5)
        + hatch(inks.t2, "42 28 42 36 46 44", 10, 9, 1.1, 6)
        + lit(hair, stone, Light((1, 1), (10, 4)), inner=hatch(inks.t5, "38 10 46 6 58 6", 60, 9, 1.3, 7))
        + wreath
        + stroke(cracks, inks.t5, 1.1)
        + fill(snow, "#FFFFFF")
    )
