"""The fairies of Azkovlar, and the ghost of its executioner, in the inks of the night print."""

from ..document import Flats, Fragment, Light, fill, lit, stroke
from ..inks import AZKOVLAR, AZKOVLAR_FAIRY, Inks, mix
from ..paths import brush, circle, curve, lens, moved, polygon, star, table
from .azkovlar_stock import cuts
from .books import SOFT
from .fairies import RIGHT_LIT, bare, gauze, small_head, sparkles, veiled, wing
from .parts import fist, hatch
from .registry import motif

GOWN = Flats("#FFFFFF", AZKOVLAR.t1, AZKOVLAR.t3)


@motif("fee-soir", AZKOVLAR_FAIRY, shrink=0.96)
def evening_fairy(inks: Inks) -> Fragment:
    """A fairy in an evening gown of petals, her wings like a bat's, of lace."""
    near = "46 40! 38 24 28 10 14 0! 12 10 2 18 -2 32! 8 34 6 46 8 58! 18 52 22 58 26 68! 34 58 42 54 50 52!"
    far = (
        "56 40! 62 26 74 12 90 8! 88 16 96 24 100 36! 90 38 "
        "90 48 86 58! 78 52 72 54 66 60! 62 54 58 50 54 50!"
    )
    body = curve("50 32! 57 31 62 36 60 44 57 50 58 56! 46 58! 47 50 45 44 46 36")
    petals = (
        "48 52! 36 60 24 76 22 94! 34 88 44 80 50 64!",
        "58 52! 70 60 80 72 86 88! 72 86 62 78 56 64!",
        "50 54! 40 66 34 82 36 99! 46 92 52 80 54 64!",
        "56 54! 64 68 70 82 68 97! 58 90 54 80 52 64!",
        "52 54! 48 68 48 84 52 101! 57 86 58 70 56 54!",
    )
    bodice = curve("46 40! 52 44 60 39! 61 46 58 50 58 57! 46 58! 47 50 45 46")
    hair = curve(
        "62 10! 56 4 47 6 42 13 42 22 46 28! 40 26 36 30 30 27! 34 34 42 36 48 32! 50 24 54 18 60 15!"
    )
    lace = "".join(
        circle(x, y, r)
        for x, y, r in table(
            "12 14 1.5, 18 12 1.2, 6 26 1.5, 14 26 1.9, 22 24 1.6, 12 "
            "40 1.6, 20 40 1.9, 28 40 1.6, 26 54 1.5, 34 48 1.3, "
            "86 18 1.4, 80 20 1.6, 90 30 1.6, 82 32 1.9, 74 32 1.4, 84 46 1.6, 76 44 1.5"
        )
    )
    return (
        wing(far, (57, 44), [(89, 10), (98, 36), (86, 56), (68, 58)], veiled(inks), inks.t4)
        + wing(near, (49, 44), [(15, 2), (0, 32), (9, 56), (27, 65)], gauze(inks), inks.t4)
        + fill(lace, inks.t4)
        + bare(inks, ("48 37 38 44 32 54 36 60", 4.6, 2.4))
        + lit(body, Flats("#FFFFFF", mix(inks.light, inks.t1, 0.6), inks.t3), RIGHT_LIT)
        + "".join(lit(curve(line), GOWN, Light((-0.8, 0.8), (-6, 3))) for line in petals)
        + lit(bodice, GOWN, RIGHT_LIT)
        + fill(cuts("52 62 18 1 100, 56 62 16 1 80, 44 66 14 1 118, 62 64 14 1 62"), AZKOVLAR.t4)
        + bare(inks, ("59 37 68 34 76 26 82 20", 4.6, 2.2))
        + small_head(54, 18, 9.6, inks, angle=-6)
        + lit(
            hair,
            Flats(inks.light, inks.t4, inks.t5),
            RIGHT_LIT,
            inner=hatch(inks.t3, "58 8 50 8 45 14", 130, 9, 1.2, 6),
        )
        + fill(star(46, 10, 4.6, 2, 5), AZKOVLAR.t1)
        + fill(sparkles([(84, 15), (91, 12), (79, 11)], 3), "#FFFFFF")
    )


@motif("fee-tombes", AZKOVLAR_FAIRY, shrink=0.94)
def grave_fairy(inks: Inks) -> Fragment:
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
        wing(far, (36, 28), [(60, 4), (54, 20)], veiled(inks), inks.light)
        + lit(stone, Flats(inks.light, inks.t4, inks.t5), Light((1.1, 1.1), (9, 3)), inner=_epitaph(inks))
        + wing(near, (30, 27), [(3, 10), (6, 26)], gauze(inks), inks.t3)
        + wing(low, (30, 33), [(4, 46), (18, 46)], gauze(inks), inks.t3)
        + bare(inks, ("50 46 62 52 62 64 60 76 66 78", 6, 3), ("44 48 54 54 54 66 51 78 57 81", 6, 3))
        + lit(
            dress,
            grey,
            RIGHT_LIT,
            inner=fill(cuts("40 40 14 1.2 60, 34 38 14 1.2 90, 46 42 12 1.2 40"), inks.t4),
        )
        + bare(inks, ("38 27 48 32 58 34 66 32", 4.4, 2.6))
        + small_head(36, 13, 9, inks, angle=4)
        + lit(hair, Flats(inks.light, inks.t3, inks.t5), RIGHT_LIT)
        + _watering_can(inks)
        + _grave_flower(inks)
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
    water = "".join(
        brush(line, 1.2, 0.8) for line in ("91 38 94 46 94 56", "88 38 90 46 89 54", "93 39 98 46 98 54")
    )
    drops = "".join(
        curve(moved("0 -2.6! 1.6 0 0 1.8 -1.6 0", x, y)) for x, y in table("94 60, 89 58, 97 59, 91 64")
    )
    return (
        stroke("M61 30Q54 28 57 38", inks.t5, 2)
        + fill(water + drops, inks.accent)
        + lit(spout, Flats(inks.light, inks.t3, inks.t5), SOFT)
        + lit(can, Flats(inks.light, inks.t3, inks.t5), SOFT)
        + fill(rose, inks.t5)
    )


def _grave_flower(inks: Inks) -> Fragment:
    petals = "".join(
        curve(moved("0 0! -3 -4 -2.6 -9 0 -11! 2.6 -9 3 -4", 85, 72, angle=angle))
        for angle in (-100, -55, -10, 35, 80)
    )
    return (
        fill(brush("82 96 84 86 85 74", 2.2, 1.6), inks.t5)
        + fill(
            curve("83 90! 76 84 72 84 68 88! 74 92 79 92") + curve("84 86! 90 80 94 80 98 83! 94 88 89 89"),
            inks.t5,
        )
        + lit(petals, GOWN, SOFT)
        + fill(circle(85, 72, 2.8), "#FFFFFF")
    )


@motif("esprit-bourreau", AZKOVLAR_FAIRY, shrink=0.91)
def executioner(inks: Inks) -> Fragment:
    """The ghost of an executioner in a pointed hood; he looks to the left, both fists about his great axe."""
    robe = curve(
        "44 46! 60 42 76 48 86 58 90 74 98 90! 88 86 86 97! 77 88 71 101! 64 89 58 100! 52 89 44 97! "
        "42 84 36 88! 36 72 38 58"
    )
    hood = curve(
        "58 -6! 66 6 72 18 74 32 80 44 88 54! 76 60 60 62 44 60 32 56! 34 46 35 38! 33 30 35 20 42 11 50 5"
    )
    mask = curve("36 22! 43 18.6 51 20 57 24! 58 32 54 40 47 45! 40 43 36 38 35 30")
    near = curve("72 54! 84 60 90 72 84 80! 74 86 58 82 46 77! 42 75 42 69 46 67! 58 68 66 68 70 66!")
    far = curve("46 52! 38 54 32 58 27 62! 24 66 27 70 31 70! 38 68 46 66 52 62!")
    belt = curve("38 74! 52 80 72 80 90 74! 91 79 72 86 52 86 37 80!")
    pale_robe = Flats("#FFFFFF", inks.t2, inks.t3)
    return (
        lit(
            robe,
            pale_robe,
            Light((1.2, 1), (13, 4)),
            inner=hatch(inks.t4, "50 66 48 78 50 92", 10, 12, 1.7, 8),
        )
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
