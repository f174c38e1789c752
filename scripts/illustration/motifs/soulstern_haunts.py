"""Three that haunt Soulstern: a yeti with its horn, an oak with a grudge, a resentful soul; and a trapper."""

import random

from ..document import FROM_LEFT, FROM_RIGHT, Flats, Fragment, Light, fill, lit, stroke
from ..inks import FAIRY, SOULSTERN, Inks, mix
from ..paths import brush, circle, curve, ellipse, gouges, lens, mirrored, polygon, turned
from .bust import SOFT as RIGHT_SOFT
from .bust import Look, face, shoulders
from .parts import (
    accented,
    both,
    chain,
    curves,
    dark,
    fist,
    hatch,
    limb,
    pallid,
    polygons,
    shadow,
    skin,
    steel,
    wedges,
    wood,
)
from .registry import motif
from .soulstern_stock import branches, fur, snow

SOFT = FROM_LEFT.scaled(0.6)


@motif("yeti-melomane", SOULSTERN, shrink=0.96)
def musical_yeti(inks: Inks) -> Fragment:
    """A yeti that blows a long horn of ice, its eyes closed."""
    body = curve(
        "34 12! 36 7 40 5 44 2! 45 6 48 8 51 13! 54 18 54 24 51 30! 49 36 52 40 57 44! 56 47 60 51 63 "
        "54! 61 58 63 64 66 68! "
        "63 72 67 77 70 82! 67 86 70 92 71 98! 6 98! 4 94 4 90 1 87! 5 84 4 78 1 74! 5 70 4 65 2 60! 7 "
        "57 7 51 6 47! "
        "12 44 14 38 14 33! 20 32 22 28 23 22! 28 20 30 16"
    )
    mask = curve(
        "38 14! 44 11 51 14 53 20! 52 22 54 24 57 26! 58 28 58 31 55 32! 52 35 46 36 41 33! 37 28 36 20"
    )
    far_arm = limb("52 46 64 58 80 63", 12, 8)
    arm = curve(
        "20 46! 28 42 36 48 40 56! 50 58 58 53 65 47! 70 45 75 48 75 53! 74 58 70 60 68 62! 58 72 44 "
        "76 34 72! 36 76 32 79 30 82! "
        "28 76 25 74 22 78! 20 70 15 66 15 58! 13 52 16 48"
    )
    cuts = gouges("8 50 6 68 6 88", 6, 14, 2, 10, random.Random(2)) + gouges(
        "25 22 24 28 18 36", 20, 9, 1.6, 5, random.Random(3)
    )
    low = gouges("40 80 40 88 44 96", 10, 12, 1.8, 5, random.Random(5))
    toes = wedges((x, 98, 6, 2.6, -90) for x in (34, 40, 46, 57, 62, 67))
    return (
        shadow(46, 98, 100, inks.t6)
        + lit(far_arm, Flats(inks.t3, inks.t5, inks.t6), SOFT)
        + lit(
            body,
            Flats(inks.light, inks.t3, inks.t4),
            Light((1.4, 1.2), (9, 4)),
            inner=fill(cuts + low, inks.t1),
        )
        + fill(mask, inks.t6)
        + fill(
            brush("42 20 46 23.4 51.6 20.6", 0.8, 0.6, middle=2)
            + wedges([(44.4, 22.6, 3, 0.9, 120), (47.4, 23, 3, 0.9, 95), (50, 22, 3, 0.9, 70)]),
            inks.light,
        )
        + fill(curve("46 27! 49 30 49 33 46 35.4! 43 35 42 32 43 29"), inks.t4)
        + _ice_horn(inks)
        + lit(
            arm,
            Flats(inks.light, inks.t2, inks.t3),
            Light((0.9, 1.2), (3, 6)),
            inner=hatch(inks.t1, "24 60 30 66 38 70", -20, 8, 1.5, 6),
        )
        + fill(wedges([(68, 51, 7, 1.2, 200), (70, 54, 7, 1.2, 200), (71, 57, 6, 1.1, 200)]), inks.t5)
        + fill(toes, inks.t6)
        + _notes(inks)
    )


def _ice_horn(inks: Inks) -> Fragment:
    horn = curve(
        "55 26! 60 27! 70 38 80 52 86 64! 89 69 91 67 90 62! 88 56 85 50 82 47! 90 42 98 44 103 50! "
        "101 62 101 76 95 84! "
        "88 92 78 88 74 78! 68 62 60 46 53 31!"
    )
    mouth = curve("82 47! 90 42 98 44 103 50! 96 52 88 51")
    plane = curve(
        "57 27! 68 40 76 54 81 66! 85 76 92 76 94 70! 94 62 93 56 92 51! 97 58 97 72 93 78! 86 84 80 "
        "78 77 68! 71 52 63 40 54 30!"
    )
    rings = "".join(brush(line, 2.2, 2.2) for line in ("66 42 60.6 45.4", "78 58 70.6 62", "86 66 76 78"))
    return (
        lit(horn, Flats("#FFFFFF", mix(inks.light, inks.t1, 0.5), inks.t3), Light((0.9, 1), (-1, 6)))
        + fill(plane, "#FFFFFF")
        + fill(rings, inks.t5)
        + fill(mouth, inks.t6)
    )


def _notes(inks: Inks) -> Fragment:
    def note(x: float, y: float, s: float) -> str:
        return (
            ellipse(x, y, 2.6 * s, 2 * s)
            + polygon(
                [(x + 1.5 * s, y), (x + 1.5 * s, y - 10 * s), (x + 2.6 * s, y - 10 * s), (x + 2.6 * s, y)]
            )
            + curve(
                [
                    (x + 1.5 * s, y - 10 * s, True),
                    (x + 5 * s, y - 8 * s),
                    (x + 6.4 * s, y - 4 * s, True),
                    (x + 4.4 * s, y - 6 * s),
                    (x + 1.5 * s, y - 7 * s, True),
                ]
            )
        )

    return fill(note(70, 22, 1.1) + note(84, 33, 1.3) + note(90, 14, 1), inks.t6)


@motif("chene-rancune", SOULSTERN, shrink=0.82)
def grudge_oak(inks: Inks) -> Fragment:
    """An oak with a grim face and fists of branches; a broken saw sticks in its trunk."""
    half = (
        "50 22! 54 20 56 12 60 6! 62 12 62 18 66 24! 70 30 72 40 72 50! 71 62 73 72 78 80! 84 86 94 88 "
        "101 89! 96 94 88 96 82 95! "
        "86 98 84 100 78 100! 70 99 66 95 62 92! 60 96 58 99 54 100! 52 96 50 95 50 95!"
    )
    arm = (
        "68 46! 76 48 84 44 85 36! 80 33 76 28 78 22! 80 18 82 19 83 22! 82 15 84 10 88 10! 89 14 89 "
        "17 90 19! 90 12 93 7 97 9! "
        "97 14 96 18 95 21! 97 17 100 15 102 18! 102 24 100 30 96 34! 97 46 90 56 80 58! 74 60 70 58 68 60!"
    )
    rng = random.Random(21)
    crown = "".join(
        branches(root, heading, length, width, rng, levels=4, spread=30)
        for root, heading, length, width in (
            ((43, 24), -112, 17, 6), ((57, 24), -70, 17, 6), ((37, 30), -146, 16, 5),
            ((63, 30), -34, 16, 5), ((50, 24), -90, 15, 5),
        )
    )  # fmt: skip
    bark = hatch(inks.t3, "31 52 31 66 26 80", 4, 12, 1.7, 9) + hatch(
        inks.t4, "66 66 68 76 72 84", 176, 8, 1.5, 6, 4
    )
    return (
        shadow(50, 98, 108, inks.t6)
        + fill(crown, inks.t6)
        + "".join(lit(curve(side), dark(inks), Light((1, 1), (5, 3))) for side in both(arm))
        + fill(
            wedges(
                (x if s > 0 else 100 - x, y, 9, 1.5, 90 + s * 8)
                for s in (-1, 1)
                for x, y in ((84, 24), (90.6, 22), (96, 24))
            ),
            inks.t4,
        )
        + lit(
            curve(mirrored(half)), Flats(inks.light, inks.t4, inks.t5), Light((1.4, 1), (12, 3)), inner=bark
        )
        + _grim_face(inks)
        + _saw(inks)
        + lit(
            curve("30 24! 36 18 42 21 44 23! 40 25 36 30 31 31!")
            + curve("56 22! 60 17 64 21 69 27! 64 25 60 26"),
            snow(inks),
            Light((0, 0.8), (4, 3)),
        )
    )


def _grim_face(inks: Inks) -> Fragment:
    sockets = curves(*both("52 44! 56 40 62 37.6 67.4 37! 67.6 43 63 48.6 57 49!"))
    brows = curves(*both("50.6 43! 54 36 62 31.6 70 31! 71 34 70 37.6 69 39! 62 38.6 56 41.6 52 47!"))
    mouth = curve(
        "36 62! 38 58 42 56.6 46 58! 50 55.6 54 58! 58 56.6 62 58 64 62! 65 68 63 73 61 76! 59 71 57 "
        "70 55 74! 53 69 47 69 45 74! 43 70 41 71 39 76! 37 73 35 68"
    )
    teeth = polygons(
        "40 58.6 44 58 42.4 65", "46.4 58.6 50 57 49.4 63", "52 57.6 56 58.4 54 65.6", "58 58 61.6 59 60 64.6"
    )
    nose = curve("48 44! 46 50 45 54 48 55.4! 50 56.4 52 55.4! 55 54 54 50 52 44!")
    return (
        fill(sockets, inks.t6)
        + fill(polygons(*both("55 46.6 64.6 41.4 62 46 58 47.8")), inks.accent)
        + fill(circle(59.6, 45.6, 1.1) + circle(40.4, 45.6, 1.1), inks.t6)
        + fill(brows, inks.t6)
        + lit(nose, Flats(inks.light, inks.t3, inks.t5), SOFT)
        + fill(mouth, inks.t6)
        + fill(teeth, inks.light)
    )


def _saw(inks: Inks) -> Fragment:
    """A two-man saw, broken off in the trunk; only its near half is left."""
    blade = polygon(
        "60 80 64 76.6 62 73.6 102 66 103 80 98 78 96 82.6 92 79 90 84 86 80 84 85.4 80 81.4 77 86.6 "
        "74 82.6 70 87.4 68 83.4 64 86"
    )
    return (
        fill(polygon("58 74 66 72 66 88 58 88"), inks.t6)
        + lit(blade, steel(inks), Light((0.6, 1.1), (2, 8)))
        + lit(limb("101 86 100 58", 6, 6), wood(inks), SOFT)
    )


@motif("trappeur-muet", SOULSTERN, shrink=0.96)
def mute_trapper(inks: Inks) -> Fragment:
    """A trapper in a fur hat, his face wrapped in a scarf to the eyes, nooses hanging from his hand."""
    coat = curve(shoulders(10, 92, 70))
    scarf = curve(
        "44 58! 52 56 60 55 69 53.6! 75 57 75 63 71 68! 74 74 66 82 54 83! 44 82 38 76 38 70! 40 64 41 58"
    )
    tails = curve(
        "42 70! 34 70 24 66 14 68! 8 70 4 68 1 65! 2 70 3 73 1 77! 8 78 10 80 12 84! 20 80 32 80 42 78!"
    )
    folds = (
        brush("46 62 56 60 72 56", 0.8, 0.6, middle=2)
        + brush("44 70 56 70 71 64", 0.8, 0.6, middle=2.2)
        + brush("48 77 58 77 68 72", 0.6, 0.5, middle=1.8)
    )
    sleeve = curve("58 101! 62 88 70 78 76 70! 84 66 93 70 96 77! 98 86 96 95 92 101!")
    collar = curve(
        "34 78! 40 74 44 80 54 84! 62 84 70 80 74 74! 76 78 74 83 76 86! 70 86 68 91 64 93! 60 90 56 "
        "94 52 95! 48 91 43 92 38 92! 38 88 34 84 31 82!"
    )
    return (
        lit(tails, accented(inks), RIGHT_SOFT)
        + lit(
            coat,
            dark(inks),
            Light((-1.2, 1.2), (-14, 4)),
            inner=hatch(inks.t4, "18 84 16 92 14 100", 5, 13, 1.7, 6),
        )
        + face(
            inks, Look("strong", eye="narrow", mouth="none", brow=18, brow_width=2.2, ear=False), pallid(inks)
        )
        + lit(
            scarf,
            accented(inks),
            Light((-1.1, 1), (-10, 4)),
            inner=fill(folds, mix(inks.accent, inks.t5, 0.6)),
        )
        + _fur_hat(inks)
        + lit(collar, fur(inks), RIGHT_SOFT)
        + _snares(inks)
        + lit(sleeve, dark(inks), FROM_RIGHT)
        + fist(84, 66, 7, skin(inks), inks.t5, angle=-90, light=FROM_RIGHT)
    )


def _fur_hat(inks: Inks) -> Fragment:
    """A hat with a turned-up brim and a flap over the ear."""
    hat = curve(
        "32 40 30 30 32 20! 35 19 36 15 36 12! 42 12 46 7 49 4! 53 8 59 7 64 8! 65 12 69 15 72 17! "
        "72 23 74 30 76 38! 60 34 46 36 36 42"
    )
    flap = curve(
        "32 38! 40 36 48 37 53 39! 54 44 52 49 53 53! 49 55 50 59 49 63! 45 61 42 64 39 67! 37 62 33 "
        "62 30 62! 32 57 30 53 27 51! 31 47 31 41"
    )
    band = curve(
        "31 32! 44 24 62 23 76 28! 79 31 76 33 79 37! 76 38 77 41 74 42! 71 39 68 40 66 38! 62 39 58 "
        "37 55 39! 50 37 46 39 42 41! 38 40 34 42 32 44! 30 40 29 36"
    )
    hat_cuts = gouges("70 14 60 10 46 10", 115, 10, 1.8, 7, random.Random(5)) + gouges(
        "32 42 32 50 34 60", 10, 9, 1.6, 6, random.Random(6)
    )
    return (
        lit(flap, Flats(inks.light, inks.t4, inks.t5), RIGHT_SOFT)
        + lit(hat, dark(inks), FROM_RIGHT, inner=fill(hat_cuts, inks.t4))
        + lit(
            band,
            Flats(inks.light, inks.t2, inks.t3),
            RIGHT_SOFT,
            inner=hatch(inks.light, "38 30 54 26 72 29", 80, 6, 1.4, 8),
        )
    )


def _snares(inks: Inks) -> Fragment:
    """A gin trap that hangs open from a chain, all teeth."""
    x, y = 84, 32
    ring = circle(x, y, 17)
    teeth = polygons(
        *(
            [turned((x, y), a - 9, 14.6, 0), turned((x, y), a, 6.6, 0), turned((x, y), a + 9, 14.6, 0)]
            for a in range(15, 375, 30)
        )
    )
    return (
        stroke(ring, inks.light, 6.4)
        + stroke(ring, inks.t6, 5)
        + fill(teeth, inks.t6)
        + fill(
            polygons(f"{x - 22} {y - 2.4} {x - 13} {y - 1.4} {x - 13} {y + 1.4} {x - 22} {y + 2.4}"), inks.t6
        )
        + fill(
            polygons(f"{x + 22} {y - 2.4} {x + 13} {y - 1.4} {x + 13} {y + 1.4} {x + 22} {y + 2.4}"), inks.t6
        )
        + fill(circle(x, y, 4.4), inks.t6)
        + fill(circle(x, y, 3), inks.accent)
        + chain("84 51 85 58 84 66", 3.4, inks.light, inks.t6)
    )


@motif("esprit-rancunier", FAIRY, shrink=0.95)
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
