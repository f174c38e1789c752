"""Fairies of evening and graves, and ghosts: executioner, drowned sailor, creditor, a soul with a grudge."""

from ..document import SOFT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import Inks, mix
from ..parts import chain, copper, curves, cuts, fist, hatch, pale, polygons, wedges
from ..paths import brush, circle, curve, lens, moved, polygon, star, table, wedge
from .fairies import bare, ghostly, small_head, sparkles, wing


def evening_fairy(inks: Inks, day: Inks) -> Fragment:
    """A fairy in an evening gown of petals, her wings like a bat's, of lace."""
    gown = Flats("#FFFFFF", day.t1, day.t3)
    near = "46 40! 38 24 28 10 14 0! 12 10 2 18 -2 32! 8 34 6 46 8 58! 18 52 22 58 26 68! 34 58 42 54 50 52!"
    far = "56 40! 62 26 74 12 90 8! 88 16 96 24 100 36! 90 38 90 48 86 58! 78 52 72 54 66 60! 62 54 58 50 54 50!"
    body = curve("50 32! 57 31 62 36 60 44 57 50 58 56! 46 58! 47 50 45 44 46 36")
    petals = (
        "48 52! 36 60 24 76 22 94! 34 88 44 80 50 64!",
        "58 52! 70 60 80 72 86 88! 72 86 62 78 56 64!",
        "50 54! 40 66 34 82 36 99! 46 92 52 80 54 64!",
        "56 54! 64 68 70 82 68 97! 58 90 54 80 52 64!",
        "52 54! 48 68 48 84 52 101! 57 86 58 70 56 54!",
    )
    bodice = curve("46 40! 52 44 60 39! 61 46 58 50 58 57! 46 58! 47 50 45 46")
    hair = curve("62 10! 56 4 47 6 42 13 42 22 46 28! 40 26 36 30 30 27! 34 34 42 36 48 32! 50 24 54 18 60 15!")
    lace = "".join(
        circle(x, y, r)
        for x, y, r in table(
            "12 14 1.5, 18 12 1.2, 6 26 1.5, 14 26 1.9, 22 24 1.6, 12 "
            "40 1.6, 20 40 1.9, 28 40 1.6, 26 54 1.5, 34 48 1.3, "
            "86 18 1.4, 80 20 1.6, 90 30 1.6, 82 32 1.9, 74 32 1.4, 84 46 1.6, 76 44 1.5"
        )
    )
    return (
        wing(far, (57, 44), [(89, 10), (98, 36), (86, 56), (68, 58)], copper(inks), inks.t4)
        + wing(near, (49, 44), [(15, 2), (0, 32), (9, 56), (27, 65)], pale(inks), inks.t4)
        + fill(lace, inks.t4)
        + bare(inks, ("48 37 38 44 32 54 36 60", 4.6, 2.4))
        + lit(body, Flats("#FFFFFF", mix(inks.light, inks.t1, 0.6), inks.t3), SOFT_FROM_RIGHT)
        + "".join(lit(curve(line), gown, Light((-0.8, 0.8), (-6, 3))) for line in petals)
        + lit(bodice, gown, SOFT_FROM_RIGHT)
        + fill(cuts("52 62 18 1 100, 56 62 16 1 80, 44 66 14 1 118, 62 64 14 1 62"), day.t4)
        + bare(inks, ("59 37 68 34 76 26 82 20", 4.6, 2.2))
        + small_head(54, 18, 9.6, inks, angle=-6)
        + lit(
            hair,
            Flats(inks.light, inks.t4, inks.t5),
            SOFT_FROM_RIGHT,
            inner=hatch(inks.t3, "58 8 50 8 45 14", 130, 9, 1.2, 6),
        )
        + fill(star(46, 10, 4.6, 2, 5), day.t1)
        + fill(sparkles([(84, 15), (91, 12), (79, 11)], 3), "#FFFFFF")
    )


def grave_fairy(inks: Inks, day: Inks) -> Fragment:
    """A small grey fairy who sits on a gravestone and waters a flower."""
    stone = curve("8 101! 8 62! 8 48 18 40 32 40 46 40 56 48 56 62! 56 101!")
    grey = Flats("#FFFFFF", inks.t2, mix(inks.t3, inks.t4, 0.4))
    far = "34 26! 40 12 50 4 62 2! 60 14 52 24 42 30!"
    near = "28 26! 20 12 10 6 0 8! 2 22 10 32 24 34!"
    low = "28 32! 16 32 6 38 0 48! 12 50 22 46 30 38!"
    dress = curve(
        "30 24! 37 23 41 28 40 36! 48 38 56 40 62 46! 58 52 54 50 "
        "52 56! 46 50 40 52 36 50! 30 52 26 48 22 48! 24 40 27 32"
    )
    hair = curve("44 6! 38 0 29 2 26 9 26 16 22 20 20 28! 26 28 30 26 33 21! 34 14 38 11 43 11!")
    ground = curve("0 101! 0 94! 20 90 50 92 72 90 90 92 100 96! 100 101!")
    return (
        wing(far, (36, 28), [(60, 4), (54, 20)], copper(inks), inks.light)
        + lit(stone, Flats(inks.light, inks.t4, inks.t5), Light((1.1, 1.1), (9, 3)), inner=_epitaph(inks))
        + wing(near, (30, 27), [(3, 10), (6, 26)], pale(inks), inks.t3)
        + wing(low, (30, 33), [(4, 46), (18, 46)], pale(inks), inks.t3)
        + bare(inks, ("50 46 62 52 62 64 60 76 66 78", 6, 3), ("44 48 54 54 54 66 51 78 57 81", 6, 3))
        + lit(
            dress, grey, SOFT_FROM_RIGHT, inner=fill(cuts("40 40 14 1.2 60, 34 38 14 1.2 90, 46 42 12 1.2 40"), inks.t4)
        )
        + bare(inks, ("38 27 48 32 58 34 66 32", 4.4, 2.6))
        + small_head(36, 13, 9, inks, angle=4)
        + lit(hair, Flats(inks.light, inks.t3, inks.t5), SOFT_FROM_RIGHT)
        + _watering_can(inks)
        + _grave_flower(inks, day)
        + lit(
            ground,
            Flats(inks.light, inks.t4, inks.t5),
            Light((0, 1), (0, 6)),
            inner=hatch(inks.t3, "4 96 50 96 96 98", 0, 10, 1.2, 9),
        )
    )


def _epitaph(inks: Inks) -> Fragment:
    cross = polygon("29 56 35 56 35 62 42 62 42 67 35 67 35 84 29 84 29 67 22 67 22 62 29 62")
    cracks = brush("10 88 20 80 18 74 28 70", 1.4, 0.4) + cuts("46 90 10 1.4 200, 14 54 7 1.2 60")
    return fill(cross, inks.t6) + fill(cracks, inks.t6)


def _watering_can(inks: Inks) -> Fragment:
    can = polygon("62 26 76 30 72 44 58 40")
    spout = curve("73 38! 80 40 85 38 89 34! 92 38! 86 44 79 46 72 44!")
    rose = polygon("86 31 95 37 93 40 85 34")
    water = "".join(brush(line, 1.2, 0.8) for line in ("91 38 94 46 94 56", "88 38 90 46 89 54", "93 39 98 46 98 54"))
    drops = "".join(curve(moved("0 -2.6! 1.6 0 0 1.8 -1.6 0", x, y)) for x, y in table("94 60, 89 58, 97 59, 91 64"))
    return (
        stroke("M61 30Q54 28 57 38", inks.t5, 2)
        + fill(water + drops, inks.accent)
        + lit(spout, Flats(inks.light, inks.t3, inks.t5), SOFT)
        + lit(can, Flats(inks.light, inks.t3, inks.t5), SOFT)
        + fill(rose, inks.t5)
    )


def _grave_flower(inks: Inks, day: Inks) -> Fragment:
    petals = "".join(
        curve(moved("0 0! -3 -4 -2.6 -9 0 -11! 2.6 -9 3 -4", 85, 72, angle=angle)) for angle in (-100, -55, -10, 35, 80)
    )
    return (
        fill(brush("82 96 84 86 85 74", 2.2, 1.6), inks.t5)
        + fill(curve("83 90! 76 84 72 84 68 88! 74 92 79 92") + curve("84 86! 90 80 94 80 98 83! 94 88 89 89"), inks.t5)
        + lit(petals, Flats("#FFFFFF", day.t1, day.t3), SOFT)
        + fill(circle(85, 72, 2.8), "#FFFFFF")
    )


def executioner(inks: Inks) -> Fragment:
    """The ghost of an executioner in a pointed hood; he looks to the left, both fists about his great axe."""
    robe = curve(
        "44 46! 60 42 76 48 86 58 90 74 98 90! 88 86 86 97! 77 88 71 101! 64 89 58 100! 52 89 44 97! "
        "42 84 36 88! 36 72 38 58"
    )
    hood = curve("58 -6! 66 6 72 18 74 32 80 44 88 54! 76 60 60 62 44 60 32 56! 34 46 35 38! 33 30 35 20 42 11 50 5")
    mask = curve("36 22! 43 18.6 51 20 57 24! 58 32 54 40 47 45! 40 43 36 38 35 30")
    near = curve("72 54! 84 60 90 72 84 80! 74 86 58 82 46 77! 42 75 42 69 46 67! 58 68 66 68 70 66!")
    far = curve("46 52! 38 54 32 58 27 62! 24 66 27 70 31 70! 38 68 46 66 52 62!")
    belt = curve("38 74! 52 80 72 80 90 74! 91 79 72 86 52 86 37 80!")
    pale_robe = Flats("#FFFFFF", inks.t2, inks.t3)
    return (
        lit(robe, pale_robe, Light((1.2, 1), (13, 4)), inner=hatch(inks.t4, "50 66 48 78 50 92", 10, 12, 1.7, 8))
        + fill(belt, inks.t4)
        + lit(far, Flats("#FFFFFF", inks.light, inks.t2), SOFT)
        + _great_axe(inks)
        + fist(30, 66, 6.6, Flats("#FFFFFF", inks.light, inks.t2), inks.t4, angle=8)
        + lit(near, Flats("#FFFFFF", inks.light, inks.t2), Light((1, 1), (4, 6)))
        + fist(41, 74, 7, Flats("#FFFFFF", inks.light, inks.t2), inks.t4, angle=200)
        + lit(
            hood,
            Flats("#FFFFFF", inks.t1, inks.t3),
            Light((1.1, 1), (16, 4)),
            inner=hatch(inks.t4, "60 44 66 50 74 54", 60, 11, 1.6, 6),
        )
        + fill(mask, inks.t6)
        + fill(lens(41, 29, 8, 4, 12) + lens(51, 30.6, 7.6, 3.8, 2), inks.accent)
        + fill(circle(40, 29, 1.2) + circle(49.6, 30.4, 1.2), inks.t6)
    )


def _great_axe(inks: Inks) -> Fragment:
    """An axe held upright before him, its single blade towards the left edge."""
    shaft = polygon("31 4 36 3.4 45 100 39.4 100.6")
    blade = curve("32 12! 24 10 14 6 6 -2! -2 12 -4 30 4 46! 10 38 22 32 35 32!")
    edge = curve("6 -2! -2 12 -4 30 4 46! 6 42 3 30 4 14 9 1!")
    back = polygon("36 12 44 9 46 22 44 30 37 31")
    return (
        lit(shaft, Flats(inks.light, inks.t4, inks.t5), Light((0.8, 0), (3, 0)))
        + lit(blade, Flats("#FFFFFF", inks.t1, inks.t3), Light((0, 0), (9, 5)))
        + fill(edge, "#FFFFFF")
        + lit(back, Flats("#FFFFFF", inks.t3, inks.t4), SOFT)
        + fill(polygon("29.6 8 40.6 6.4 43 35 33 36"), inks.t5)
        + fill(star(36.6, 21, 4.4, 1.8, 4), inks.t1)
    )


def drowned_sailor(inks: Inks) -> Fragment:
    """The ghost of a drowned sailor who looks to the left: striped jersey, hollow eye, a small anchor on its chain."""
    body = curve(
        "50 42! 62 38 74 42 84 52 90 66 92 80 100 94! 90 90 88 98! 80 "
        "90 74 101! 68 90 62 99! 56 88 48 96! 46 84 42 70 43 54"
    )
    stripes = "".join(
        curve(f"34 {y}! 52 {y + 5} 72 {y + 4} 102 {y - 4}! 102 {y + 1}! 72 {y + 9} 52 {y + 10} 34 {y + 5}!")
        for y in (49, 60, 71, 82)
    )
    arm = curve(
        "52 46! 44 44 34 44 25 45! 18 43 10 44 5 48! 10 50! 4 51 2 54! 9 "
        "54! 6 57 6 60! 13 58 19 58 24 57! 36 60 48 60 58 58!"
    )
    cuff = polygon("22 43 29 43 31 59 24 59")
    head = curve(
        "36 14! 33 20 34.6 23.6! 30 28 24 32.4! 27 35 32.6 34.6! 31.4 37! 36 39 42 39.4! 36 41.4 33.4 43! "
        "30 47 34 51.6! 42 54 51 51 59 45 66 36 68 24 63 12!"
    )
    collar = curve("44 50! 54 51 64 44 70 36! 78 40 84 46 86 52! 76 60 62 64 50 62!")
    edge = brush("47 59 60 60.4 74 56 83 50", 1.2, 1.2)
    cap = curve("29 13! 30 4 42 -3 56 -3 68 2 75 11! 72 15 66 12 50 10 36 12 31 18!")
    band = curve("31 18! 36 12 50 9.6 66 12 72.4 15.4! 71 21 60 17 46 17 34 23!")
    ribbons = curves("70 15! 80 15 86 22 94 20! 90 27 82 28 72 21!", "69 18! 78 24 80 32 88 34! 80 37 72 32 67 22!")
    weed = "".join(brush(line, 2.2, 0.5) for line in ("58 42 64 52 60 62 66 74", "50 46 48 56 53 66 50 78"))
    ghost = (
        lit(arm, ghostly(inks), Light((0.9, 0.9), (3, 5)))
        + lit(body, Flats("#FFFFFF", inks.t1, inks.t2), Light((1.1, 1), (9, 3)), inner=fill(stripes, inks.t4))
        + lit(collar, Flats("#FFFFFF", inks.t4, inks.t5), SOFT)
        + fill(edge, inks.light)
        + fill(weed, inks.t5)
        + lit(cuff, Flats("#FFFFFF", inks.t1, inks.t3), SOFT)
        + lit(ribbons, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + lit(head, Flats("#FFFFFF", inks.light, inks.t2), Light((0.8, 0.8), (14, 2)))
        + _sunken_face(inks)
        + lit(cap, Flats("#FFFFFF", inks.light, inks.t2), Light((0.9, 0.9), (12, 4)))
        + lit(band, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + fill(circle(53, -1.6, 4), inks.accent)
        + chain("8 56 7 63 10 69 8 77", 4.4, inks.t1, inks.t5)
        + placed(_little_anchor(inks), -9, 0)
    )
    return placed(ghost, 55, 98, 0.9, origin=(50, 98))


def _sunken_face(inks: Inks) -> Fragment:
    """One hollow eye with a spark in it, an open mouth, hollow cheeks."""
    socket = curve("37 24! 42 20 48 22 49 27 46 32 40 31.4 37 28.6")
    cheek = curve("46 36! 52 35 56 38 55 43! 50 47 46 46 44.6 42!")
    return (
        fill(socket, inks.t6)
        + fill(circle(41.4, 26.6, 1.9), inks.accent)
        + fill(wedge(34.4, 21.6, 15, 2.4, 4), inks.t5)
        + fill(cheek, inks.t3)
        + fill(curve("31.4 36.6! 36 38.4 42.6 38.6! 40 41.4 36 42 33 43.4! 33.6 40"), inks.t6)
    )


def _little_anchor(inks: Inks) -> Fragment:
    ink = inks.t5
    return (
        stroke("M17 78V96M9 83H25M5 88Q7 97 17 98Q27 97 29 88", ink, 4.4)
        + stroke("M17 78V96M9 83H25M5 88Q7 97 17 98Q27 97 29 88", inks.t1, 2)
        + fill(polygon("1.6 91 4.6 84 9 90") + polygon("32 91 29.4 84 25 90"), inks.t1)
    )


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


def resentful_soul(inks: Inks) -> Fragment:
    """A bent ghost of a woman with a long accusing arm; she looks to the left."""
    gown = curve(
        "46 42! 54 30 66 24 78 28! 90 34 96 48 95 62! 94 74 98 82 100 88! 94 86 91 89 90 95! 85 90 80 "
        "91 77 99! 73 91 68 90 64 97! "
        "61 90 57 88 52 93! 52 84 54 76 51 68! 46 64 43 56 42 48!"
    )
    hair = curve(
        "30 18! 33 8 42 2 52 4! 62 6 68 12 74 14! 82 16 90 12 96 7! 95 15 91 20 86 22! 91 23 96 22 100 "
        "20! 97 28 90 32 82 32! "
        "86 36 92 37 96 36! 90 43 80 44 72 40! 74 45 77 48 81 49! 72 52 62 48 57 40! 55 46 55 51 57 "
        "55! 50 51 46 44 46 36! 42 32 40 26 40 22! 36 23 32 22 30 18!"
    )
    head = curve(
        "42 14! 35 13 30 17 28.6 22! 29 25 28 27 25 31! 22.6 33.6 23 35 27 34.6! 27.6 36 27 37 28 38! "
        "27 43 28 46 30 48! 33 51 38 49 42 45! 48 42 51 34 51 28! 50 20 47 16"
    )
    mouth = curve("27.6 38! 32 36.4 36 38 37 41! 36 45 33 47 30 46.6! 28.4 44")
    socket = curve("29.4 25! 34 21 40 23 41 27! 39 32 33 32 30.6 29")
    arm = curve(
        "56 44! 50 40 46 44 40 50! 32 52 22 52 14 50! 8 47 0 47 -4 48.6! -4 50.6 2 51 7 53! 4 55 3 58 "
        "5 59! 8 57 10 57 12 57.4! 10 60 10 62 12 63! 15 61 17 60 19 60! "
        "32 62 46 62 56 58!"
    )
    far_arm = curve(
        "60 60! 52 70 44 74 40 82! 36 84 34 88 36 90! 38 88 39 88 40 88! 39 91 40 93 42 92! 43 90 44 "
        "88 46 87! 54 82 62 76 66 68!"
    )
    folds = (
        brush("60 62 64 74 60 88", 0.8, 0.6, middle=2.4)
        + brush("74 56 78 72 74 90", 0.8, 0.6, middle=2.6)
        + brush("86 52 90 68 88 84", 0.8, 0.6, middle=2.2)
    )
    strands = (
        brush("42 8 56 10 72 20 92 17", 0.6, 0.5, middle=1.8)
        + brush("44 14 56 18 68 30 84 28", 0.6, 0.5, middle=1.8)
        + brush("48 22 54 34 66 40 78 40", 0.6, 0.5, middle=1.6)
    )
    ghost = Flats("#FFFFFF", inks.t1, inks.t3)
    return (
        lit(far_arm, Flats(inks.light, inks.t2, inks.t4), SOFT)
        + lit(gown, Flats("#FFFFFF", inks.t2, inks.t4), Light((1, 1), (11, 3)), inner=fill(folds, inks.t4))
        + lit(head, Flats("#FFFFFF", inks.light, inks.t2), Light((0.8, 0.8), (9, 2)))
        + fill(socket, inks.t6)
        + fill(lens(33.6, 27.4, 5, 1.9, -10), inks.accent)
        + fill(wedges([(26.6, 22.6, 14, 2.4, -14)]), inks.t5)
        + fill(mouth, inks.t6)
        + fill(wedges([(37, 47, 7, 1, -50), (40, 36, 6, 1, 120)]), inks.t3)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), SOFT, inner=fill(strands, inks.t2))
        + lit(arm, ghost, Light((0.6, 0.9), (2, 4.6)))
        + fill(wedges([(14, 52.6, 10, 1.1, 178), (44, 57, 12, 1.3, 170)]), inks.t4)
    )
