"""What walks and is no beast: a root, a soul, a hollow woodcutter, a snowman, a yeti, an oak."""

import random

from ..document import SOFT, Flats, Fragment, Light, fill, lit, stroke
from ..frost import branches, snow
from ..inks import Inks, mix
from ..parts import accented, both, curves, dark, fangs, hatch, limb, polygons, shadow, steel, wedges, wood
from ..paths import brush, circle, curve, ellipse, gouges, mirrored, polygon, turned


def walking_root(inks: Inks) -> Fragment:
    """A walking knot of roots on three legs, with one hole for an eye."""
    bark = wood(inks)
    legs = [
        ("44 56 28 60 20 74 22 84 8 97", 15, 3),
        ("54 60 52 74 58 84 52 98", 15, 4),
        ("60 54 78 58 82 74 80 84 96 96", 15, 3),
    ]
    toes = [
        ("16 90 6 88 0 92", 4, 1),
        ("20 88 24 94 20 99", 4, 1),
        ("54 90 46 94 42 99", 4, 1),
        ("56 90 64 94 66 99", 4, 1),
        ("86 90 80 94 82 99", 4, 1),
        ("88 90 96 88 102 90", 4, 1),
    ]
    arms = [
        ("34 38 18 40 8 28 4 12", 9, 2),
        ("12 32 2 32 -2 26", 4, 1),
        ("8 24 12 16 10 8", 4, 1),
        ("68 36 84 36 92 24 96 8", 9, 2),
        ("90 28 98 28 102 24", 4, 1),
        ("92 22 86 14 88 6", 4, 1),
    ]
    knot = curve(
        "50 14! 56 8 60 14 66 16! 74 24 76 36 74 48 68 60 56 66 44 66 32 60 27 48 28 36 32 24 38 18! 42 8 46 10"
    )
    swirl = stroke(
        "M34 30C38 22 50 18 60 22M70 40C72 50 66 60 56 62M32 44C32 54 38 62 46 63M64 28C70 32 71 40 68 46", inks.t6, 1.4
    )
    hole = curve("38 40! 42 30 54 28 62 36! 64 46 56 54 46 53 40 48")
    shoots = curves("50 14! 46 6 48 -2 54 -5! 55 2 53 8 54 13!", "60 14! 64 6 70 2 75 2! 73 8 68 13 64 17!")
    return (
        shadow(50, 98, 104, inks.t4)
        + "".join(lit(limb(line, a, b), Flats(inks.light, bark.shade or "", inks.t6), SOFT) for line, a, b in arms)
        + "".join(lit(limb(line, a, b), bark, Light((0.9, 0.9), (4, 3))) for line, a, b in legs + toes)
        + fill(shoots, inks.accent)
        + lit(knot, bark, Light((1.2, 1.1), (9, 5)), inner=hatch(inks.t6, "32 30 30 44 36 56", 20, 8, 1.3, 6))
        + swirl
        + fill(hole, inks.t6)
        + fill(circle(51, 41, 7), inks.accent)
        + fill(ellipse(51.6, 41.6, 2.4, 5), inks.t6)
        + fill(circle(49, 38.4, 1.6), inks.light)
        + fill(polygon("36 34 64 30 63 34 37 40"), bark.shade or "")
    )


def veiled_soul(inks: Inks) -> Fragment:
    """A veiled soul without a face, both hands round a mint light."""
    veil = curve(mirrored("50 3! 60 5 68 15 70 28 72 40 80 54 84 70 88 84 99 97! 86 94 76 99! 66 95 58 99! 50 95"))
    hollow = curve(mirrored("50 13! 57 16 61 24 60 36 56 44 50 47!"))
    folds = "".join(brush(side, 0.6, 2) for line in ("60 48 68 66 74 92", "56 70 60 82 62 95") for side in both(line))
    sleeves = "".join(
        lit(curve(side), Flats("#FFFFFF", inks.t2, inks.t4), SOFT)
        for side in both("78 52! 80 62 74 72 62 74! 56 72 54 68! 60 64 66 58 68 50!")
    )
    hands = curves(*both("60 72! 54 74 50 70! 51 65 56 64 61 66!"))
    glow = circle(50, 60, 13)
    rays = wedges((*turned((50, 60), a, 13, 0), 8 if i % 2 else 5, 1.5, a) for i, a in enumerate(range(-165, -10, 26)))
    return (
        shadow(50, 98, 108, inks.t4)
        + lit(veil, Flats("#FFFFFF", inks.t3, inks.t5), Light((1.5, 1.2), (9, 4)), inner=fill(folds, inks.t4))
        + hatch(inks.t2, "26 50 20 66 16 84", 6, 11, 1.7, 9)
        + fill(hollow, inks.t6)
        + fill(glow, mix(inks.accent, inks.t2, 0.35))
        + fill(circle(50, 60, 8.4), inks.accent)
        + fill(circle(50, 60, 5), "#FFFFFF")
        + fill(rays, inks.accent)
        + sleeves
        + fill(hands, inks.light)
        + fill(
            wedges([(54, 66, 6, 0.9, 150), (55, 68.4, 6, 0.9, 160), (46, 66, 6, 0.9, 30), (45, 68.4, 6, 0.9, 20)]),
            inks.t4,
        )
    )


def hollow_woodcutter(inks: Inks) -> Fragment:
    """A hollow wooden woodcutter with a door in his chest, his own axe sunk in his shoulder."""
    bark = wood(inks)
    trunk = curve(mirrored("50 36! 66 37 74 42 72 60 74 80 78 99! 50 99"))
    arm_l = limb("30 44 14 54 12 72 18 88", 13, 8)
    arm_r = limb("70 44 86 56 88 72 82 86", 13, 8)
    twigs = "".join(
        limb(line, 3.6, 1)
        for line in (
            "18 86 10 94 6 99",
            "18 86 18 95 16 100",
            "19 86 25 92 26 98",
            "82 84 90 92 94 98",
            "82 84 82 94 83 100",
            "81 84 75 91 74 98",
        )
    )
    head = curve(mirrored("50 10! 60 10 64 14 63 24 64 36 58 40 50 41!"))
    rings = ellipse(50, 10.6, 14, 4)
    cap = curve("32 14! 34 2 44 -5 56 -5 66 2 68 14! 60 9 40 9")
    cavity = curve(mirrored("50 50! 60 50 62 54 62 78 60 82 50 82!"))
    door = polygon("62 50 80 46 82 86 62 82")
    return (
        shadow(50, 98.6, 90, inks.t4)
        + lit(arm_l, bark, SOFT)
        + lit(arm_r, Flats(inks.light, bark.shade or "", inks.t6), SOFT)
        + lit(twigs, bark, SOFT)
        + lit(
            trunk,
            bark,
            Light((1.2, 1), (9, 3)),
            inner=hatch(inks.t6, "30 48 30 66 28 90", 90, 13, 1.2, 9)
            + hatch(inks.t6, "68 88 70 92 72 96", 90, 8, 1, 3),
        )
        + fill(cavity, inks.t6)
        + stroke("M38 54L61 79M61 53L39 80M50 50V82M38 66H62", inks.t2, 0.7, sharp=True)
        + stroke("M44 60Q50 62 56 60Q55 66 57 73Q50 71 43 73Q45 66 44 60Z", inks.t2, 0.8)
        + stroke("M50 73V78", inks.light, 0.6)
        + fill(circle(50, 79.4, 1.9), inks.light)
        + lit(door, bark, Light((0.8, 0.8), (10, 2)))
        + stroke("M67 49V83M74 47.6V84.6", inks.t6, 1)
        + fill(circle(78.6, 67, 1.6), inks.light)
        + fill(polygons("60 54 66 53 66 56 60 57", "60 74 66 74.6 66 77.6 60 77"), inks.t5)
        + lit(head, bark, Light((0.9, 0.9), (9, 2)), inner=hatch(inks.t6, "40 16 40 26 41 34", 90, 8, 0.9, 4))
        + lit(rings, Flats(inks.light, mix(inks.light, bark.body, 0.5)), SOFT)
        + fill(curves("40 21! 44 19 47 22! 44 25.6", "60 21! 56 19 53 22! 56 25.6"), inks.t6)
        + fill(circle(44, 22.4, 1.5) + circle(56, 22.4, 1.5), inks.accent)
        + fill(polygon("48.4 22 51.6 22 52.6 30 47.4 30"), bark.shade or "")
        + fill(polygon("43 33 57 33 57 37 43 37"), inks.t6)
        + fill(
            polygons(
                "45.6 33 46.6 33 46.6 37 45.6 37", "49.5 33 50.5 33 50.5 37 49.5 37", "53.4 33 54.4 33 54.4 37 53.4 37"
            ),
            inks.t1,
        )
        + lit(cap, accented(inks), SOFT)
        + fill(curve("31 13! 42 7.6 58 7.6 69 13! 69 17 58 12 42 12 31 17!"), inks.t5)
        + _own_axe(inks)
    )


def _own_axe(inks: Inks) -> Fragment:
    haft = limb("78 38 92 20 104 2", 4, 3.4)
    blade = curve("80 26! 86 32 90 40! 82 46 78 54 70 60! 64 54 58 44 58 34! 66 34 74 32")
    return (
        fill(wedges([(64, 46, 12, 1.6, 80), (68, 50, 10, 1.4, 70), (62, 42, 12, 1.4, 110)]), inks.t6)
        + lit(haft, wood(inks), SOFT)
        + lit(blade, steel(inks), Light((0.9, 0.9), (5, 4)))
    )


def snowman(inks: Inks) -> Fragment:
    """A snowman with fangs, branch arms reaching out, a hat with a hole in it."""
    snow = Flats("#FFFFFF", mix(inks.light, inks.t1, 0.75), inks.t2)
    deep_snow = Flats("#FFFFFF", mix(inks.t1, inks.t2, 0.35), inks.t3)
    arms = [
        ("34 56 18 46 6 30", 4.4, 2),
        ("8 33 0 30 -3 24", 2.4, 0.8),
        ("7 31 8 22 4 16", 2.4, 0.8),
        ("12 38 16 28 20 22", 2.4, 0.8),
        ("66 56 84 46 94 28", 4.4, 2),
        ("92 31 100 28 103 22", 2.4, 0.8),
        ("93 29 92 20 96 13", 2.4, 0.8),
        ("88 38 84 28 80 22", 2.4, 0.8),
    ]
    lower, middle_ball, head = ellipse(50, 82, 31, 21), ellipse(50, 56, 22, 18), ellipse(50, 32, 17, 15.6)
    hat = "36 20! 38 -2 42 -4 58 -3 62 0 64 19!"
    return (
        shadow(50, 98, 104, inks.t4)
        + "".join(lit(limb(line, a, b), Flats(inks.t3, inks.t5, inks.t6), SOFT) for line, a, b in arms)
        + lit(lower, deep_snow, Light((1.3, 1.1), (9, 5)))
        + lit(middle_ball, snow, Light((1.2, 1.1), (8, 5)))
        + hatch(inks.t3, "74 64 76 78 74 92", 180, 13, 1.8, 8)
        + fill(
            "".join(polygon(turned((50, y), a, 2.8, 0) for a in (10, 80, 150, 220, 300)) for y in (56, 65, 78)), inks.t6
        )
        + lit(curve("36 43! 44 47 56 47 64 43! 68 46 66 52 56 54 44 54 34 52 32 46"), accented(inks), SOFT)
        + lit(
            curve("38 50! 32 58 30 66 26 72! 32 74 37 75! 40 66 43 58 46 53!"),
            accented(inks),
            SOFT,
            inner=fill(polygons("30 60 41 64 40 67 29 63"), inks.t5),
        )
        + lit(head, snow, Light((1.1, 1), (8, 3)))
        + fill(polygons("36 25 48 30 47 33.4 38 32", "64 25 52 30 53 33.4 62 32"), inks.t6)
        + fill(circle(44, 30.8, 1.5) + circle(56, 30.8, 1.5), inks.accent)
        + fill(curve("36 38! 44 41 56 41 64 38! 62 45 56 48 50 48.6 44 48 38 45"), inks.t6)
        + fill(fangs("38 39.4 50 42 62 39.4", 6, 5.6), inks.light)
        + fill(fangs("41 46.6 50 48.4 59 46.6", 4, 4, angle=-90), inks.light)
        + fill(polygon("47 34 53 34 62 42 48 38"), inks.t4)
        + fill(polygon("47 34 53 34 54 36 48 36"), inks.t3)
        + lit(curve(hat), dark(inks), Light((1, 0.6), (12, 2)))
        + fill(polygon("36.6 13 63.6 12 64 17 36.2 18"), inks.accent)
        + fill(curve("50 2! 54 0 57 4! 56 8 52 9 49 6!"), inks.t1)
        + fill(curve("26 20! 38 15 60 15 74 19! 68 24 56 22 44 22 32 25"), inks.t6)
    )


def musical_yeti(inks: Inks) -> Fragment:
    """A yeti that blows a long horn of ice, its eyes closed."""
    body = curve(
        "34 12! 36 7 40 5 44 2! 45 6 48 8 51 13! 54 18 54 24 51 30! 49 36 52 40 57 44! 56 47 60 51 63 "
        "54! 61 58 63 64 66 68! "
        "63 72 67 77 70 82! 67 86 70 92 71 98! 6 98! 4 94 4 90 1 87! 5 84 4 78 1 74! 5 70 4 65 2 60! 7 "
        "57 7 51 6 47! "
        "12 44 14 38 14 33! 20 32 22 28 23 22! 28 20 30 16"
    )
    mask = curve("38 14! 44 11 51 14 53 20! 52 22 54 24 57 26! 58 28 58 31 55 32! 52 35 46 36 41 33! 37 28 36 20")
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
        + lit(body, Flats(inks.light, inks.t3, inks.t4), Light((1.4, 1.2), (9, 4)), inner=fill(cuts + low, inks.t1))
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
            + polygon([(x + 1.5 * s, y), (x + 1.5 * s, y - 10 * s), (x + 2.6 * s, y - 10 * s), (x + 2.6 * s, y)])
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
    bark = hatch(inks.t3, "31 52 31 66 26 80", 4, 12, 1.7, 9) + hatch(inks.t4, "66 66 68 76 72 84", 176, 8, 1.5, 6, 4)
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
        + lit(curve(mirrored(half)), Flats(inks.light, inks.t4, inks.t5), Light((1.4, 1), (12, 3)), inner=bark)
        + _grim_face(inks)
        + _saw(inks)
        + lit(
            curve("30 24! 36 18 42 21 44 23! 40 25 36 30 31 31!") + curve("56 22! 60 17 64 21 69 27! 64 25 60 26"),
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
