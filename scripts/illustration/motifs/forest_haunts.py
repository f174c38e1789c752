"""What walks in Soulstern and is no beast: a root, a soul, a hollow woodcutter, a snowman, a yeti, an oak."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, stroke
from ..inks import SOULSTERN, Inks, mix
from ..paths import brush, circle, curve, ellipse, mirrored, polygon, turned
from .parts import (
    accented,
    both,
    curves,
    dark,
    fangs,
    hatch,
    limb,
    polygons,
    shadow,
    steel,
    wedges,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("racine-marcheuse", SOULSTERN, shrink=0.94)
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
        "50 14! 56 8 60 14 66 16! 74 24 76 36 74 48 68 60 56 66 44 66 32 60 27 48 28 36 32 "
        "24 38 18! 42 8 46 10"
    )
    swirl = stroke(
        "M34 30C38 22 50 18 60 22M70 40C72 50 66 60 56 62M32 44C32 54 38 62 46 63M64 28C70 32 71 40 68 46",
        inks.t6,
        1.4,
    )
    hole = curve("38 40! 42 30 54 28 62 36! 64 46 56 54 46 53 40 48")
    shoots = curves("50 14! 46 6 48 -2 54 -5! 55 2 53 8 54 13!", "60 14! 64 6 70 2 75 2! 73 8 68 13 64 17!")
    return (
        shadow(50, 98, 104, inks.t4)
        + "".join(
            lit(limb(line, a, b), Flats(inks.light, bark.shade or "", inks.t6), SOFT) for line, a, b in arms
        )
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


@motif("ame-voilee", SOULSTERN, shrink=0.95)
def veiled_soul(inks: Inks) -> Fragment:
    """A veiled soul without a face, both hands round a mint light."""
    veil = curve(
        mirrored("50 3! 60 5 68 15 70 28 72 40 80 54 84 70 88 84 99 97! 86 94 76 99! 66 95 58 99! 50 95")
    )
    hollow = curve(mirrored("50 13! 57 16 61 24 60 36 56 44 50 47!"))
    folds = "".join(
        brush(side, 0.6, 2) for line in ("60 48 68 66 74 92", "56 70 60 82 62 95") for side in both(line)
    )
    sleeves = "".join(
        lit(curve(side), Flats("#FFFFFF", inks.t2, inks.t4), SOFT)
        for side in both("78 52! 80 62 74 72 62 74! 56 72 54 68! 60 64 66 58 68 50!")
    )
    hands = curves(*both("60 72! 54 74 50 70! 51 65 56 64 61 66!"))
    glow = circle(50, 60, 13)
    rays = wedges(
        (*turned((50, 60), a, 13, 0), 8 if i % 2 else 5, 1.5, a) for i, a in enumerate(range(-165, -10, 26))
    )
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
            wedges(
                [(54, 66, 6, 0.9, 150), (55, 68.4, 6, 0.9, 160), (46, 66, 6, 0.9, 30), (45, 68.4, 6, 0.9, 20)]
            ),
            inks.t4,
        )
    )


@motif("bucheron-creux", SOULSTERN, shrink=0.89)
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
                "45.6 33 46.6 33 46.6 37 45.6 37",
                "49.5 33 50.5 33 50.5 37 49.5 37",
                "53.4 33 54.4 33 54.4 37 53.4 37",
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


@motif("bonhomme-neige", SOULSTERN, shrink=0.93)
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
            "".join(
                polygon(turned((50, y), a, 2.8, 0) for a in (10, 80, 150, 220, 300)) for y in (56, 65, 78)
            ),
            inks.t6,
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
