"""Adventurers, as busts that look to the right, each with one large prop."""

from ..document import FROM_RIGHT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import Inks, mix
from ..parts import (
    accented,
    copper,
    curves,
    dark,
    fist,
    flame,
    hatch,
    limb,
    middle,
    pale,
    paper,
    polygons,
    skin,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, moved, polygon, rectangle, star
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


def cartographer(inks: Inks) -> Fragment:
    """An explorer under a tall rucksack full of rolled maps, a compass in her hand."""
    coat = curve(shoulders(14, 92, 69))
    sack = curve("8 34! 20 29 36 30 44 36! 46 56 46 80 44 101! 6 101! 2 80 4 54")
    flap = curve("6 36! 20 29 36 30 46 37! 46 50 40 58 26 60 12 57 4 48")
    cap = curve("66 35! 64 26 54 21 44 24 37 33 36 44 40 50! 45 42 54 38 66 37.6!")
    bob = curve("56 38! 51 44 52 54 48 64! 40 66 34 60 34 50 38 42 46 37")
    strap = curve("44 70! 52 72! 48 84 40 101! 30 101! 36 84")
    return (
        _map_rolls(inks)
        + lit(sack, wood(inks), FROM_RIGHT)
        + lit(
            flap,
            Flats(inks.light, "#C7743A", "#8A4524"),
            Light((-0.9, 1), (-8, 5)),
            inner=hatch(inks.t5, "10 52 24 56 40 50", 265, 8, 1.2, 8, 3),
        )
        + fill(polygons("14 54 19 54 19 74 14 74", "32 54 37 54 37 74 32 74"), inks.t6)
        + lit(
            coat, middle(inks), Light((-1.1, 1.2), (-13, 4)), inner=hatch(inks.t3, "88 84 80 78 72 74", 125, 12, 1.4, 8)
        )
        + lit(strap, Flats(inks.light, "#8A4524", inks.t6), SOFT_FROM_RIGHT)
        + face(inks, Look("fine", mouth="smile", brow=18, ear=False))
        + lit(
            bob,
            warm(inks),
            SOFT_FROM_RIGHT,
            inner=fill(wedges([(52, 43, 18, 1.3, 112), (48, 42, 18, 1.3, 108)]), inks.t2),
        )
        + lit(curve("43 63! 52 68 62 65! 65 71 60 78 48 78 39 70"), accented(inks), SOFT_FROM_RIGHT)
        + lit(cap, dark(inks), SOFT_FROM_RIGHT)
        + lit(curve("60 36! 68 34 76 36 80 40! 72 40.6 64 40"), dark(inks), SOFT_FROM_RIGHT)
        + _compass_in_hand(inks)
    )


def _map_rolls(inks: Inks) -> Fragment:
    rolls = ""
    for x, y, lean, length in ((14, 40, -16, 36), (25, 40, -3, 42), (35, 40, 12, 34)):
        roll = lit(rectangle(-5, -length, 10, length), paper(inks), Light((-0.7, 0), (-5, 0)))
        roll += fill(ellipse(0, -length, 5, 2.4), mix("#F7EFDD", inks.t3, 0.2)) + stroke(
            f"M-2.6-{length}a2.6 1.2 0 1 1 4 .7", inks.t3, 0.8
        )
        roll += fill(polygon("-5 -14 5 -14 5 -11 -5 -11"), inks.accent)
        rolls += placed(roll, x, y, angle=lean)
    return rolls


def _compass_in_hand(inks: Inks) -> Fragment:
    arm = curve("64 101! 66 92 72 86! 82 84 88 88 90 101!")
    case = lit(circle(80, 71, 12.4), copper(inks), Light((-0.9, 0.9), (-4, 4)))
    dial = fill(circle(80, 71, 9.2), inks.light) + fill(polygon("80 63 82.4 71 77.6 71"), inks.accent)
    dial += fill(polygon("80 79 82.4 71 77.6 71"), inks.t5) + fill(circle(80, 71, 1.2), inks.light)
    hand = lit(curve("70 80! 74 77 80 80 88 76 92 70! 95 73 94 80 88 86 78 89 71 87"), skin(inks), SOFT_FROM_RIGHT)
    return lit(arm, middle(inks), SOFT_FROM_RIGHT) + case + dial + stroke(circle(80, 56.8, 2.4), inks.t5, 1.4) + hand


def boulder_giant(inks: Inks) -> Fragment:
    """A giant with a tiny head who holds a boulder above it with both hands."""
    torso = curve("34 56! 24 60 17 70 15 84 16 102! 86 102! 87 84 84 70 76 60 66 56!")
    pelt = curve("30 57! 38 58 44 62 48 66! 60 76 74 86 87 91! 87 102! 15 102! 14 84 18 70!")
    boulder = polygon("20 20 22 8 34 0 50 2 64 0 78 7 84 18 80 30 66 37 50 34 34 38 22 31")
    facets = polygons("22 8 34 0 40 9 30 16", "50 2 64 0 78 7 66 12 52 9", "30 16 40 9 52 9 46 20 34 24")
    arms = (
        "24 66! 14 62 6 54 4 44! 4 36 9 28 16 26! 23 25 27 29 26 34! 20 38 18 42 20 46! 26 52 32 56 36 62!",
        "76 66! 86 62 95 54 97 44! 97 36 92 28 85 26! 78 25 73 29 74 34! 81 38 83 42 81 46! 75 52 68 56 64 62!",
    )
    fingers = wedges([(16, 27.4, 8, 1.6, 6), (16.6, 31, 8, 1.6, 2), (85, 27.4, 8, 1.6, 174), (84.4, 31, 8, 1.6, 178)])
    head = placed(
        face(inks, Look("strong", mouth="smile", brow=4, brow_width=2.8))
        + lit(curve("64.6 37! 62 29 52 26 44 31 42 40 44 50! 48 47 50 41 56 38!"), dark(inks), SOFT_FROM_RIGHT)
        + fill(curve("54 57! 58 56 60 60 65 60 66 66 61 71 54 68"), inks.t6),
        51,
        60,
        0.62,
        origin=(54, 70),
    )
    return (
        lit(
            boulder,
            middle(inks),
            Light((-1, 1.1), (-6, 9)),
            inner=fill(facets, mix(inks.t4, inks.light, 0.4)) + hatch(inks.t5, "74 16 72 24 62 32", 150, 10, 1.6, 7, 6),
        )
        + lit(curve(arms[0]), skin(inks), Light((-1, 1), (-5, 4)))
        + lit(curve(arms[1]), skin(inks), Light((-1, 1), (-5, 4)))
        + fill(fingers, skin(inks).shade or inks.t3)
        + lit(torso, skin(inks), Light((-1.2, 1.2), (-13, 3)))
        + head
        + lit(
            pelt, wood(inks), Light((-1, 1.1), (-8, 8)), inner=hatch(inks.t6, "34 62 52 74 82 92", 110, 11, 1.8, 14, 2)
        )
        + lit(circle(34, 60, 4), pale(inks), SOFT_FROM_RIGHT)
    )


def pyromancer(inks: Inks) -> Fragment:
    """A mage whose hair is a flame, a small fire on her open palm."""
    robe = curve(shoulders(12, 90, 70))
    collar = (
        curve("44 64! 36 58 28 46! 30 62 36 76 50 90! 50 78"),
        curve("62 68! 70 62 76 56! 77 70 70 82 54 94! 60 80"),
    )
    hair = (
        "64 37! 66 26 60 20 62 10 56 4! 54 11 48 13 47 8 41 2! 41 10 36 15 28 10! 30 17 27 25 18 24! "
        "24 31 24 40 16 44! 25 47 29 54 24 62! 34 60 42 58 47 64! 48 54 50 44 56 39!"
    )
    tongue = "60 35! 60 26 54 20 52 14! 48 22 42 24 36 20! 38 28 36 36 30 38! 36 42 38 48 37 54! 44 52 46 44 52 38!"
    heart = "56 34! 54 28 50 26! 48 32 44 36! 44 42 45 46! 48 40 52 36"
    return (
        fill(curve(hair), inks.accent)
        + fill(curve(tongue), inks.t2)
        + fill(curve(heart), inks.glow)
        + lit(
            robe,
            dark(inks),
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t4, "86 84 80 78 72 75", 125, 12, 1.4, 8, 7),
        )
        + face(inks, Look("fine", brow=16), hair=inks.accent)
        + fill(curve("48 33! 56 31 62 33! 58 37 52 39 50 46 46 50! 45 40"), inks.t2)
        + "".join(lit(side, warm(inks), SOFT_FROM_RIGHT) for side in collar)
        + fill(star(52, 82, 4.4, 1.8, 8), inks.t1)
        + _fire_in_palm(inks)
    )


def _fire_in_palm(inks: Inks) -> Fragment:
    sleeve = curve("62 101! 66 92 74 85! 86 84 92 90 96 101!")
    hand = curve("72 86! 70 82 66 79 67 77! 72 77 76 79 84 79 92 75 94 76! 92 82 88 87")
    return (
        flame(80, 78, 11, inks.accent, inks.t2, inks.light)
        + lit(hand, skin(inks), SOFT_FROM_RIGHT)
        + lit(sleeve, dark(inks), SOFT_FROM_RIGHT)
    )


def scholar(inks: Inks) -> Fragment:
    """A thin scholar with huge round glasses, an open book under his nose."""
    gown = curve(shoulders(20, 84, 70, 1.3))
    cap = curve("62 32! 58 24 48 22 40 27 36 35! 44 33 54 34.6 62 36!")
    tassel = limb("46 23 40 21 36 26 35 32", 1.2, 1.2) + curve("33.4 31! 36.6 31! 38 40 32 40!")
    wisps = curves("45 38! 36 36 30 41 24 40! 28 46 36 48 44 52!", "45 46! 38 48 34 54 28 55! 34 59 42 58 47 57!")
    beard = curve("55 63! 60 62 63.6 60! 64 68 66 76 63 84! 58 76 54 70")
    ruff = curve("38 66! 44 63 50 67 56 64 62 68 68 67! 71 72 66 77 58 78 48 78 40 76 36 71")
    glasses = stroke(circle(60.6, 45, 7.4), inks.t6, 2) + fill(circle(60.6, 45, 6.4), inks.light)
    glasses += fill(circle(62, 46, 2.4), inks.t6) + fill(polygon("47 43.4 54 44.2 54 45.8 47 45"), inks.t6)
    glasses += stroke(circle(70.6, 45.6, 4.4), inks.t6, 1.6)
    return (
        lit(
            gown,
            dark(inks),
            Light((-1.1, 1.2), (-10, 4)),
            inner=hatch(inks.t4, "78 86 74 80 68 76", 125, 10, 1.3, 7, 8),
        )
        + placed(
            lit(wisps, steel(inks), SOFT_FROM_RIGHT)
            + face(inks, Look("pointed", eye="none", brow=24))
            + lit(beard, steel(inks), SOFT_FROM_RIGHT)
            + glasses
            + lit(cap, accented(inks), SOFT_FROM_RIGHT)
            + fill(tassel, inks.accent),
            53,
            50,
            1.12,
            origin=(54, 52),
        )
        + lit(
            ruff,
            white(inks),
            SOFT_FROM_RIGHT,
            inner=fill(wedges((x, 78, 8, 1, -90) for x in range(40, 70, 4)), inks.t2),
        )
        + _held_book(inks)
    )


def _held_book(inks: Inks) -> Fragment:
    cover = polygon("56 82 76 74 98 62 101 84 80 97 60 103")
    left = curve("58 80! 66 73 76 73! 79 94! 70 94 62 99!")
    right = curve("76 73! 84 63 96 60! 99 81! 88 85 79 94!")
    lines = "".join(
        brush(line, 0.9, 0.9)
        for line in ("63 83 73 78", "64 87 74 82", "65 91 75 86", "81 75 92 67", "82 80 93 72", "83 85 94 77")
    )
    thumb = curve("60 92! 65 90 70 93 69 96! 64 98 62 101!")
    return (
        lit(cover, Flats(inks.light, inks.t3, inks.shadow), SOFT_FROM_RIGHT)
        + lit(left, paper(inks), SOFT_FROM_RIGHT)
        + lit(right, paper(inks), Light((-0.7, 0.6), (-14, 4)))
        + fill(lines, inks.t5)
        + lit(thumb, skin(inks), SOFT_FROM_RIGHT)
    )
