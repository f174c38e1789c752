"""Those who fight: knight, archer, smith, crossbowman, ranger, duellist, and a grandmother."""

from ..document import FROM_RIGHT, SOFT_FROM_RIGHT, Fragment, Light, fill, lit, placed, stroke
from ..inks import Inks, mix
from ..parts import accented, copper, dark, fist, hatch, iron, polygons, skin, steel, warm, white, wood
from ..paths import brush, circle, curve, ellipse, lens, moved, polygon
from .bust import Look, face, shoulders


def rusty_knight(inks: Inks) -> Fragment:
    """A knight in rusty armour, his visor hanging by one hinge, his plume drooping."""
    plume = curve("48 16! 40 6 28 4 18 10 12 22 14 36 20 46 16 56! 28 50 30 40 25 30 26 22 34 20 44 22!")
    helm = curve("66 40! 66 26 58 17 48 16 38 22 34 34 35 50 40 62 48 68 62 68! 64 64 56 62 54 56 53 44 58 40")
    comb = curve("36 24! 42 14 52 11 62 17 67 28! 60 20 50 16.6 42 19")
    visor = curve("58 42! 66 44 76 52 82 62! 80 70 72 76 64 76! 58 66 55 54")
    gorget = curve("38 66! 50 71 64 68! 70 73 70 82 54 88 36 82 33 74")
    breast = curve("34 76! 22 76 12 84 8 101! 98 101! 94 86 84 76 72 74!")
    pauldron = curve("10 101! 6 88 12 76 26 72 38 78 42 90 40 101!")
    rust = "".join(
        ellipse(x, y, a, b)
        for x, y, a, b in (
            (18, 86, 3, 2),
            (24, 92, 4, 2.6),
            (76, 84, 4, 2.4),
            (84, 92, 3, 2),
            (41, 30, 2.6, 3.6),
            (45, 60, 3, 2),
            (38, 48, 1.8, 2.6),
            (60, 90, 3, 2),
        )
    )
    slots = "".join(polygon(moved("0 0 7 2.4 7 4 0 1.6", x, y)) for x, y in ((62, 52), (62, 57), (63, 62)))
    return (
        lit(plume, accented(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t6, "44 18 32 12 22 22", 130, 9, 1.3, 8))
        + lit(breast, steel(inks), Light((-1.1, 1.1), (-14, 4)))
        + face(inks, Look("strong", eye="wide", mouth="grim", brow=-14, ear=False))
        + fill(curve("57 57! 62 54.6 66 56! 70 58 72 56! 70 61 65 59.6 60 59.6"), inks.t6)
        + lit(gorget, steel(inks), SOFT_FROM_RIGHT)
        + lit(helm, steel(inks), Light((-1, 1), (-9, 3)))
        + lit(comb, steel(inks), SOFT_FROM_RIGHT)
        + fill(circle(50, 44, 2.6), inks.t5)
        + placed(
            lit(visor, steel(inks), Light((-0.8, 0.8), (-5, 5))) + fill(slots, inks.t6),
            51,
            46,
            angle=52,
            origin=(58, 44),
        )
        + lit(pauldron, steel(inks), Light((-1, 1), (-8, 5)))
        + fill(brush("11 92 18 82 30 82 40 92", 0.9, 0.9), inks.t5)
        + fill(rust, inks.t3)
        + fill(polygon("70 84 74 84 73 101 68 101"), mix(inks.light, inks.t5, 0.75))
    )


def crossbowman(inks: Inks) -> Fragment:
    """A crossbowman who squints with both eyes, his huge crossbow pointing the wrong way."""
    coat = curve(shoulders(10, 90, 70))
    hat = curve("66 38! 68 28 62 18 50 14 38 18 33 28 34 38! 44 35 56 35.6 66 38")
    flap = curve("52 34! 42 34 34 38! 32 52 38 64 44 68! 50 62 52 48")
    brim = curve("54 34! 64 33 74 36 82 42! 72 43.4 62 41.6 54 40!")
    tip = curve("48 16! 44 8 36 4 28 8! 34 10 36 16 40 20!")
    bolts = polygons("20 44 22 44 28 78 25 78", "28 41 30 41 32 76 29 76", "12 48 14 47 24 80 21 80")
    vanes = polygons("17 42 25 42 24 52 20 52", "25 38 33 38 32 49 28 49", "8 47 16 44 17 55 13 56")
    return (
        fill(bolts, inks.t5)
        + fill(vanes, inks.t3)
        + lit(
            coat, wood(inks), Light((-1.1, 1.2), (-12, 4)), inner=hatch(inks.t6, "82 80 76 76 70 74", 125, 10, 1.4, 6)
        )
        + face(inks, Look("round", eye="closed", mouth="grim", brow=20, brow_width=2.4))
        + fill(curve("57 57.4! 61 54 65 55.4! 70 58 73 56! 71 61 65 59 58 60.6"), inks.t6)
        + lit(tip, accented(inks), SOFT_FROM_RIGHT)
        + lit(hat, dark(inks), FROM_RIGHT)
        + lit(flap, dark(inks), SOFT_FROM_RIGHT)
        + fill(curve("34 36! 46 32 58 32.6 67 36! 67 39 58 36.4 46 36 34.4 40"), inks.t1)
        + lit(brim, dark(inks), SOFT_FROM_RIGHT)
        + _wrong_way_crossbow(inks)
    )


def _wrong_way_crossbow(inks: Inks) -> Fragment:
    stock = polygon("-44 -3.4 26 -3.4 44 2 46 9 26 5 -44 4")
    prod = brush("-26 -30 -40 -16 -43 0 -40 16 -26 30", 3, 3, middle=7)
    crossbow = (
        lit(prod, iron(inks), Light((-0.7, 0.7), (-2, 2)))
        + stroke("M-26 -30L4 -3L4 3L-26 30", inks.t6, 1.1, sharp=True)
        + lit(stock, wood(inks), Light((-0.2, 1), (-1, 4)))
        + fill(polygon("-52 -2.6 2 -2.6 2 -.6 -52 -.6"), inks.t5)
        + fill(polygon("-60 -1.6 -50 -5 -50 2"), inks.t5)
        + fill(polygons("10 5 22 5 24 13 20 13 17 8 12 9"), inks.t6)
    )
    hands = fist(22, 4, 6.4, skin(inks), inks.shadow, angle=80, light=FROM_RIGHT)
    hands += fist(-16, 5, 6.4, skin(inks), inks.shadow, angle=84, light=FROM_RIGHT)
    return placed(crossbow + hands, 60, 84, 0.94, angle=7)


def masked_duellist(inks: Inks) -> Fragment:
    """A woman duellist in half mask and cape, her rapier upright before the face."""
    cape = curve("44 68! 30 66 16 74 8 84! 4 92 4 101! 94 101! 92 88 82 76 70 71 60 69!")
    wing = curve("40 68! 26 66 12 56 2 58! 6 66 4 72! 8 80 6 88! 12 96 16 101! 44 101! 46 84")
    collar = (
        curve("44 66! 38 58 32 44! 26 58 32 74 50 88! 50 78"),
        curve("61 68! 68 62 72 54! 76 66 68 80 53 90! 58 78"),
    )
    hair = curve("64 36! 63 24 52 17 40 20 30 28 28 40 34 48 30 56! 40 60 48 54 50 46 57 39!")
    bun = curve("32 30! 22 30 16 22 20 14 28 12 36 18!")
    mask = curve("66 40! 58 36 50 37 44 40! 46 48 52 51 57 50.6 61 48 66.4 48!")
    return (
        lit(cape, dark(inks), Light((-1.1, 1.2), (-13, 4)))
        + lit(wing, accented(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t6, "10 62 14 78 22 98", 12, 18, 2, 7))
        + lit(collar[1], dark(inks), SOFT_FROM_RIGHT)
        + face(inks, Look("fine", eye="none", brow=18))
        + lit(hair, warm(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t2, "58 22 46 22 36 30", 140, 14, 1.5, 7))
        + lit(bun, warm(inks), SOFT_FROM_RIGHT)
        + fill(mask, inks.t6)
        + fill(curve("45 41! 38 40 32 42! 34 45 46 46!"), inks.t6)
        + fill(lens(60.6, 44.2, 5.2, 1.8, 6), inks.light)
        + fill(circle(61.6, 44.2, 1.2), inks.t6)
        + lit(collar[0], dark(inks), SOFT_FROM_RIGHT)
        + _upright_rapier(inks)
    )


def _upright_rapier(inks: Inks) -> Fragment:
    blade = polygon("75 78 75.6 2 77 -4 78.4 2 79 78")
    cup = curve("66 80! 70 76 84 76 88 80! 84 86 80 88 77 88 74 88 70 86")
    quillon = brush("64 74 77 77 90 74", 1.8, 1.8)
    hand = curve("71 88! 78 86 84 88! 86 93 84 98! 76 101 70 98!")
    cuff = curve("62 101! 64 94 70 92! 80 98 90 94 94 101!")
    return (
        fill(polygon("73.6 78 74.4 0 77 -6 79.6 0 80.4 78"), inks.t6)
        + lit(blade, steel(inks), Light((-0.4, 0), (-1.8, 0)))
        + fill(quillon, inks.t5)
        + lit(hand, white(inks), SOFT_FROM_RIGHT)
        + lit(
            cup,
            copper(inks),
            SOFT_FROM_RIGHT,
            inner=fill("".join(circle(x, 81.6, 1.2) for x in (71, 75, 79, 83)), inks.t6),
        )
        + lit(cuff, dark(inks), SOFT_FROM_RIGHT)
    )
