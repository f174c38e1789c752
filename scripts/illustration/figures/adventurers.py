"""Adventurers, as busts that look to the right, each with one large prop."""

from ..document import FROM_RIGHT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed
from ..inks import Inks, mix
from ..parts import accented, copper, curves, dark, fist, hatch, middle, pale, skin, steel, warm, wedges, white, wood
from ..paths import brush, circle, curve, ellipse, moved, polygon, star
from .bust import Look, face, shoulders


def swashbuckler(inks: Inks) -> Fragment:
    """A swashbuckler: a wide hat, a long feather dipped in red, scarf and cape."""
    hair = curve("42 40! 35 48 33 57 27 64 29 72 24 80! 34 78 40 68 47 62 52 54!")
    cape = curve(shoulders(6, 97))
    hat = curve("14 39! 26 31 36 28 38 16 46 9 57 8 66 13 69 24 83 26 95 21! 91 31 76 38 57 41 34 43")
    brim = curve("14 39! 30 36.4 50 34.6 68 31 95 21! 76 33.4 56 37.6 34 40.6")
    feather = curve("44 29! 36 22 28 10 14 3 2 6! 7 10 3 14! 10 16 8 20! 16 22 15 26! 24 27 25 31! 34 33")
    collar = (
        curve("46 66! 40 59 34 58! 32 68 38 80 52 92! 48 78"),
        curve("62 68! 68 62 74 63! 76 74 68 84 55 94! 60 80"),
    )
    scarf = curve("42 64! 49 67.5 57 67.5 64 64.5! 67 70 63 76 54 79 44 77 39 71")
    return (
        lit(hair, warm(inks), SOFT_FROM_RIGHT)
        + lit(
            cape,
            dark(inks),
            Light((-1.2, 1.3), (-12, 4)),
            inner=hatch(inks.t4, "92 84 84 77 72 73", 125, 15, 1.5, 10, 5),
        )
        + face(inks, Look("strong", mouth="smile"))
        + fill(curve("45 38! 55 38! 53 46 53.6 52 50 60 46 63! 42 54"), inks.shadow)
        + lit(
            scarf,
            accented(inks),
            SOFT_FROM_RIGHT,
            inner=fill(wedges([(64, 68, 17, 1.3, 172), (63, 73, 15, 1.3, 168)]), mix(inks.accent, inks.t6, 0.6)),
        )
        + lit(collar[0], middle(inks), SOFT_FROM_RIGHT)
        + lit(collar[1], middle(inks), SOFT_FROM_RIGHT)
        + lit(
            feather,
            pale(inks),
            SOFT_FROM_RIGHT,
            inner=fill(curve("-2 0! 18 0! 14 14 18 30! -2 30!"), inks.accent)
            + fill(brush("43 29 30 21 4 8", 1, 0.5), inks.t5),
        )
        + lit(hat, dark(inks), FROM_RIGHT, inner=hatch(inks.t4, "66 16 62 24 58 30", 190, 10, 1.4, 5, 3))
        + fill(brim, inks.light)
        + fill(curve("38.6 25! 50 27.6 60 26 68.4 21.6! 69 25.4 60 29.6 50 31 38 28.6!"), inks.t3)
    )


def fencer(inks: Inks) -> Fragment:
    """A fencer with a long plait, the rapier on the diagonal, a poppy on her lapel."""
    jacket = curve(shoulders(12, 92, 69))
    hair = curve("64 37! 62 27 52 23 42 27 37 37 38 48 44 54! 48 50 50 42 54 39!")
    quilts = "".join(brush(line, 0.9, 0.9) for line in ("20 78 40 101", "30 73 56 101", "86 80 66 101", "76 74 52 101"))
    collar = curve("43 62! 52 67 62 65! 64.4 71 64 76! 53 79 41 74!")
    return (
        lit(jacket, white(inks), Light((-1, 1.1), (-16, 4)), inner=fill(quilts, inks.t2))
        + _plait(inks)
        + face(inks, Look("fine", eye="narrow", brow=14))
        + lit(collar, Flats(inks.light, inks.t3, inks.shadow), SOFT_FROM_RIGHT)
        + lit(
            hair,
            Flats(inks.light, inks.t5, inks.t6),
            FROM_RIGHT,
            inner=hatch(inks.t4, "60 31 54 28 46 29", 165, 14, 1.3, 6, 2),
        )
        + _poppy(inks, 37, 84)
        + _rapier(inks)
    )


def _plait(inks: Inks) -> Fragment:
    plait = ""
    for i, (x, y, size) in enumerate(
        ((37, 50, 6.4), (33, 58, 6.4), (29.6, 66, 6.2), (27, 74, 5.8), (25, 82, 5.2), (23.6, 89, 4.4))
    ):
        turn = 38 if i % 2 else -28
        lobe = curve(moved("-1.15 -.2 -.3 -.85 .9 -.6 1.15 .25 .3 .85 -.9 .6", x, y, scale=size, angle=turn))
        plait += lit(lobe, Flats(inks.light, inks.t5, inks.t6), FROM_RIGHT.scaled(0.4))
    return (
        plait
        + fill(polygon("20.6 92 26.6 93 26 96 20 95"), inks.accent)
        + fill(curve("20.6 95! 26 96! 25 100 21 104 19 100"), inks.t5)
    )


def _poppy(inks: Inks, x: float, y: float) -> Fragment:
    petals = "".join(circle(x + dx, y + dy, 4.2) for dx, dy in ((-3.4, -1), (3.2, -1.6), (0, 3.2), (0, -3.6)))
    return fill(petals, inks.accent) + fill(circle(x, y, 2.4), inks.t6) + fill(star(x, y, 1.8, 0.9, 7), inks.t2)


def _rapier(inks: Inks) -> Fragment:
    blade = polygon("0 -1.6 74 -.8 79 0 74 .8 0 1.6")
    cup = curve("-3 -8! 3 -6.6 5.4 0 3 6.6 -3 8! -.6 0")
    knuckle = curve("-3 6! -8 10 -16 7 -18 1! -17 -1 -14 4 -8 6.6")
    rapier = (
        fill(polygon("0 -3 74 -2.2 82 0 74 2.2 0 3"), inks.t6)
        + lit(blade, steel(inks), Light((0, 0.5), (0, 1.7)))
        + fill(polygon("-18 -1.6 0 -1.6 0 1.6 -18 1.6"), inks.t6)
        + fill(circle(-19.6, 0, 2.8), inks.t2)
        + fill(knuckle, inks.t2)
        + lit(cup, copper(inks), Light((-0.6, 0.6), (-2.6, 3)))
    )
    glove = fist(0, 0, 6.4, white(inks), inks.t3, angle=90)
    return placed(placed(rapier, 0, 0), 47, 96, angle=-49) + placed(glove, 42.6, 100, angle=-40)


def keg_monk(inks: Inks) -> Fragment:
    """A round monk with a goatee, a keg on his shoulder."""
    habit = curve("44 66! 32 66 18 70 8 82 4 101! 100 101! 98 86 90 76 76 70 62 68!")
    cowl = curve("40 60! 52 70 66 66! 72 72 72 78 62 84 48 84 36 78 33 68")
    fringe = curve("60 36! 56 34.6 52 37 50 42 49 50 46 56 42 62! 38 56 37 46 40 38 46 32 54 31")
    crown = curve("43 36! 46 27 54 23 60 26 63 35! 56 33 50 33.6")
    goatee = curve("58 60! 62 58.6 66.4 60! 68 66 72 72 70 80! 65 74 60 68")
    sleeve = curve("14 100! 4 92 0 78 2 64 8 54! 16 52 21 56! 20 66 24 76 32 84!")
    return (
        _keg(inks)
        + lit(
            habit,
            wood(inks),
            Light((-1.1, 1.2), (-14, 4)),
            inner=hatch(inks.t2, "94 84 86 78 76 74", 130, 13, 1.5, 8, 4),
        )
        + placed(
            face(inks, Look("round", mouth="smile", brow=20, brow_width=2.2))
            + lit(crown, Flats(inks.light, skin(inks).body), Light((-0.7, 0.8), (0, 0)))
            + lit(fringe, dark(inks), SOFT_FROM_RIGHT)
            + lit(goatee, dark(inks), SOFT_FROM_RIGHT)
            + fill(curve("58 53! 62 52.4 66.4 54.4! 63 56.4 59 56"), inks.t6),
            55,
            52,
            1.08,
            origin=(54, 52),
        )
        + lit(cowl, Flats(inks.light, "#8A4524", inks.t6), SOFT_FROM_RIGHT)
        + lit(sleeve, wood(inks), FROM_RIGHT)
        + fist(15, 53, 6, skin(inks), inks.shadow, angle=-20, light=FROM_RIGHT)
        + fill(brush("60 84 58 94 60 101", 1.4, 1.4) + brush("60 84 64 94 63 101", 1.4, 1.4), inks.light)
    )


def _keg(inks: Inks) -> Fragment:
    cask = curve("-21 -12! 0 -17 21 -12! 23 0 21 12! 0 17 -21 12! -23 0")
    hoops = curves(
        "-16 -13.6! -12 -14.6! -11 0 -12 14.6! -16 13.6! -17 0", "12 -14.6! 16 -13.6! 17 0 16 13.6! 12 14.6! 11 0"
    )
    staves = "".join(brush(line, 0.8, 0.8) for line in ("-21 -5 0 -7 21 -5", "-22 3 0 4 22 3"))
    head = ellipse(21, 0, 4, 11.6)
    keg = (
        lit(cask, wood(inks), Light((-0.4, 1), (0, 11)), inner=fill(staves, inks.t6))
        + fill(hoops, inks.t6)
        + fill(head, inks.t6)
        + fill(ellipse(20.4, 0, 2.8, 9.6), "#C7743A")
        + fill(polygon("19 5 27 5 27 7.6 19 7.6") + circle(27, 6.4, 2.2), inks.t2)
    )
    return placed(keg, 24, 40, angle=-12)
