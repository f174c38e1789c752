"""Beasts of the shore: crab, lobster, parrots, gull."""

import random

from ..document import FROM_LEFT, FROM_RIGHT, SOFT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, shifted
from ..inks import Inks, mix
from ..parts import (
    accented,
    both,
    copper,
    curves,
    dark,
    fangs,
    hatch,
    iron,
    limb,
    medal,
    middle,
    polygons,
    rot,
    shadow,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import PathData, brush, circle, curve, gouges, lens, mirrored, moved, polygon, wedge

# ------------------------------------------------------------------------------------------ hermit crab


def hermit_crab(inks: Inks) -> Fragment:
    """A hermit crab that lives in a small iron-bound chest, claws raised like a boxer's fists."""
    shell = warm(inks)
    legs = [
        limb(side, 5.5, 1.2, 5)
        for line in ("36 74 21 71 9 81 3 97", "38 77 26 79 18 87 15 98", "42 79 35 85 30 91 29 98")
        for side in both(line)
    ]
    arms = "".join(lit(limb(side, 8, 9), shell, SOFT) for side in both("33 67 20 69 12 62 12 48"))
    body = curve("29 60! 39 55 50 54 61 55 71 60! 75 67 69 77 59 81 50 82 41 81 31 77 25 67")
    seams = wedges([(30, 66, 9, 1.3, 25), (70, 66, 9, 1.3, 155), (36, 74, 7, 1.1, 10), (64, 74, 7, 1.1, 170)])
    mouth = curve("41 71! 50 68.5 59 71! 56 76 50 77.5 44 76")
    face = fill(seams, inks.shadow) + fill(mouth, inks.t6) + fill(fangs("42 70.8 50 69.5 58 70.8", 4, 4), inks.light)
    return (
        shadow(50, 97, 96, inks.t6)
        + "".join(lit(leg, Flats(inks.t2, inks.t3, inks.shadow), SOFT) for leg in legs)
        + rot(_strongbox(inks), -7, 50, 40)
        + arms
        + lit(body, shell)
        + face
        + _stalked_eyes(inks)
        + _boxing_claw(inks, "0 0", 1.0)
        + _boxing_claw(inks, "98 -5", 1.12, flip=True)
    )


def _strongbox(inks: Inks) -> Fragment:
    rng = random.Random(2)
    planks, bands = wood(inks), iron(inks)
    lid = curve("23 32! 24 19 32 10 50 8 68 10 76 19 77 32!")
    grain = wedges(
        (rng.uniform(28, 62), y, rng.uniform(6, 12), 0.9, 0) for y in (15, 20, 26, 40, 45, 50, 55) for _ in "ab"
    )
    box = polygon("23 32 77 32 74 62 26 62")
    straps = "".join(
        lit(curve(line), bands, SOFT)
        for side in both("31 62! 29 32! 30 20 36 9.5! 41 8.6! 36 20 35.5 32! 37 62!")
        for line in [side]
    )
    lock = curve("44 31! 56 31! 56.5 41 50 47 43.5 41")
    return (
        medal(50, 8, 8.5)
        + lit(lid, planks)
        + lit(box, planks, inner=fill(grain, inks.t6))
        + fill(grain, inks.t6)
        + straps
        + lit(polygon("21 30 79 30 79 35 21 35"), bands, SOFT)
        + fill(lens(50, 9.5, 22, 2.4), inks.t6)
        + lit(lock, steel(inks), SOFT)
        + fill(circle(50, 36.5, 1.9) + polygon("49.2 37 50.8 37 51.6 42 48.4 42"), inks.t6)
    )


def _stalked_eyes(inks: Inks) -> Fragment:
    stalks = "".join(lit(limb(side, 5, 3.4), warm(inks), SOFT) for side in both("44 62 41 56 39 51"))
    balls = fill(circle(38, 49, 5.6) + circle(62, 49, 5.6), inks.light)
    pupils = fill(circle(40.2, 50.4, 2.3) + circle(59.8, 50.4, 2.3), inks.t6)
    brows = fill(polygons("30.5 45 34 41.5 45.6 49 43.6 50.4", "69.5 45 66 41.5 54.4 49 56.4 50.4"), inks.shadow)
    return stalks + balls + pupils + brows


def _boxing_claw(inks: Inks, at: str, scale: float, *, flip: bool = False) -> Fragment:
    dx, dy = (float(value) for value in at.split())
    hand = moved(
        "9 52! 2 43 1 30 6 18 17 9! 15 17 15 24 18 30! 22 24 28 20 34 21! 35 31 30 42 21 50 14 53",
        dx,
        dy,
        scale=scale,
        flip=flip,
    )
    cuts = "".join(
        wedge(dx + (-1 if flip else 1) * x * scale, y * scale + dy, 9 * scale, 1.3, (180 - a) if flip else a)
        for x, y, a in ((3.5, 38, 15), (5, 43, 8), (8, 47, 0), (4, 33, 22))
    )
    light = FROM_LEFT.scaled(0.9)
    return lit(curve(hand), warm(inks), light, inner=fill(cuts, inks.t2))


# --------------------------------------------------------------------------------------------- lobster


def armoured_lobster(inks: Inks) -> Fragment:
    """A lobster standing upright in a dented breastplate, one claw much larger than the other."""
    shell = warm(inks)
    tail = "".join(
        lit(curve(lobe), shell, SOFT)
        for lobe in (
            "44 86! 30 86 21 92 24 98! 38 99 46 93!",
            "56 86! 70 86 79 92 76 98! 62 99 54 93!",
            "43 84! 38 92 41 99 50 99.5 59 99 62 92 57 84!",
        )
    )
    rings = ((9, 80), (11.5, 73.5), (14, 67), (16, 60))
    segments = "".join(lit(_tail_ring(w, y), shell, Light((0.6, 0.8), (5, 4))) for w, y in rings)
    legs = "".join(
        lit(limb(side, 4, 0.8, 3.4), Flats(inks.t2, inks.t3, inks.shadow), SOFT)
        for line in ("38 56 24 58 16 68 14 78", "38 61 27 66 22 76 21 86", "40 66 32 73 29 80 30 88")
        for side in both(line)
    )
    feelers = fill(limb("46 17 38 6 24 3 8 9", 1.8, 0.5) + limb("54 17 60 4 72 1 84 3", 1.8, 0.5), inks.shadow)
    head = curve("50 6! 53 14 58 17 61 25 59 37! 41 37! 39 25 42 17 47 14")
    eyes = "".join(
        fill(circle(x, 22, 4.8), inks.light) + fill(circle(x + dx, 23, 2), inks.t6) for x, dx in ((39, 1.4), (61, -1.4))
    )
    brows = fill(polygons("33 18 36 14.5 46 21.5 44 24", "67 18 64 14.5 54 21.5 56 24"), inks.shadow)
    maw = fill(curve("44.5 29! 50 27.4 55.5 29! 53.5 35 50 36.4 46.5 35"), inks.t6) + fill(
        fangs("45.2 29 54.8 29", 4, 3.6), inks.light
    )
    return (
        shadow(50, 98, 70, inks.t6)
        + legs
        + tail
        + segments
        + feelers
        + _lobster_arms(inks)
        + lit(head, shell)
        + eyes
        + brows
        + maw
        + _breastplate(inks)
    )


def _tail_ring(w: float, y: float) -> PathData:
    half = f"50 {y}! {50 + w} {y}! {52 + w} {y + 4} {48 + w} {y + 8}! 50 {y + 10}"
    return curve(mirrored(half))


def _breastplate(inks: Inks) -> Fragment:
    plate = curve("33 37! 41 35 50 38 59 35 67 37! 70 48 67 58 62 66! 50 70 38 66! 33 58 30 48")
    ridge = polygon("50 38 51.4 52 50 69 48.6 52")
    dent = curve("37 47 42 44.6 46 47 45 52 40 53.5 36.6 51")
    rivets = "".join(circle(x, y, 1) for x, y in ((37, 40.4), (63, 40.4), (35, 58), (65, 58), (41, 65), (59, 65)))
    return (
        lit(plate, steel(inks), Light((1.1, 1), (12, 3)))
        + fill(ridge, inks.t5)
        + fill(dent, mix(inks.light, inks.t5, 0.75))
        + fill(curve("38.4 49 42 47.4 45.4 48.6 44 52 40.4 52.8"), mix(inks.light, inks.t5, 0.45))
        + fill(wedges([(47, 46, 5, 0.7, -30), (37, 53.6, 5, 0.7, 130), (46, 51, 4, 0.7, 20)]) + rivets, inks.t5)
    )


def _lobster_arms(inks: Inks) -> Fragment:
    shell = warm(inks)
    small = "20 48! 12 48 5 42 4 33! 9 37 13 38 17 36! 15 31 16 26 20 23! 25 29 27 38 25 45"
    great = "78 52! 70 48 65 40 66 29 72 20 80 16! 79 24 80 30 83 34! 85 22 90 9 97 1! 100 14 100 30 96 42 88 51"
    teeth = fangs("84 33 87 22 91 12", 5, 4, angle=190) + fangs("79 20 79.4 28 82 33", 3, 3, angle=0)
    cuts = gouges("68 34 69 42 76 50", -15, 13, 1.5, 6, random.Random(3))
    return (
        lit(limb("36 44 26 50 21 46", 6, 6, 7), shell, SOFT)
        + lit(limb("64 46 76 58 82 50", 7, 9, 9), shell, SOFT)
        + lit(curve(small), shell, SOFT)
        + fill(teeth, inks.light)
        + lit(curve(great), shell, Light((1.1, 0.9), (8, 4)), inner=fill(cuts, inks.t2))
    )


# ---------------------------------------------------------------------------------------------- parrot


def mutinous_parrot(inks: Inks) -> Fragment:
    """A parrot on a yard in a tricorne, a cutlass in one foot, its tail hanging long."""
    light = FROM_RIGHT
    plumage, green = warm(inks), middle(inks)
    tail = curve("36 62! 30 76 22 88 13 99! 21 97 25 92! 24 99! 31 96 38 86 43 74 47 66!")
    body = curve("47 30! 44 36 38 42 34 52 34 64 40 74 48 77 55 74 62 66 66 55 67 44 65 34!")
    wing = curve("40 42! 35 52 32 64 26 79! 33 77 35 74! 34 83! 41 78 43 75! 44 81! 50 73 55 62 55 50 49 43")
    head = curve("44 34 44 25 51 18 60 18 67 23 69 30 67 40 60 46 50 44")
    return (
        lit(tail, green, light, inner=fill(wedges([(40, 68, 26, 1.6, 122), (43, 69, 22, 1.4, 116)]), inks.t4))
        + _yard(inks)
        + lit(body, plumage, light, inner=hatch(inks.t2, "64 40 63 54 56 68", 200, 9, 1.3, 9, 6))
        + lit(wing, green, light, inner=hatch(inks.t3, "50 50 44 58 38 66", 112, 15, 1.7, 6, 2))
        + _foot_with_cutlass(inks)
        + lit(head, plumage, light.scaled(0.8))
        + _parrot_face(inks)
        + _parrot_hat(inks)
    )


def _yard(inks: Inks) -> Fragment:
    spar = polygon("-4 73 104 70 104 78 -4 81")
    lashing = "".join(
        polygon(f"{x} 72 {x + 2.2} 72 {x + 3.4} 81 {x + 1.2} 81") for x in (14, 17.6, 21.2, 80, 83.6, 87.2)
    )
    claws = curves(
        "40 71! 44 70 48 72 48 77! 45 75 44 80! 42 76 39 79! 38 74",
        "50 71! 54 70 57 72 57 77! 54 75 53 80! 51 76 49 78! 48 74",
    )
    return (
        lit(spar, Flats(inks.t2, inks.t5, inks.t6), Light((0, 1), (0, 4.5)))
        + fill(lashing, inks.t1)
        + fill(claws, inks.t1)
    )


def _foot_with_cutlass(inks: Inks) -> Fragment:
    blade = curve("71 58! 76 46 85 31 97 12! 98 30 94 44 86 55 76 62!")
    guard = curve("65 55! 70 53 79 60 82 66! 78 68 76 64 70 60 66 61")
    thigh = curve("54 58! 62 57 68 60 70 66 66 70 60 69 54 70")
    claw = curve("62 62! 68 60 73 62 76 66! 72 66 74 71! 69 69 67 73! 64 70 61 68")
    return (
        lit(thigh, warm(inks), FROM_RIGHT.scaled(0.6))
        + fill(limb("68 65 73 60", 4, 4), inks.t6)
        + lit(blade, steel(inks), Light((-1.2, 0.9), (-6, 4)))
        + lit(guard, copper(inks), FROM_RIGHT.scaled(0.5))
        + fill(claw, inks.t1)
    )


def _parrot_face(inks: Inks) -> Fragment:
    mask = curve("56 24! 63 22 68 26! 68 36 62 41 56 38 54 30")
    upper = curve("64 24! 72 24 79 30 80 39 77 46! 75 39 70 37 64 39!")
    lower = curve("63 39.5! 70 38.6 73 42 71 46.5 66 47.5 62 45")
    eye = fill(circle(61, 29, 3.3), inks.t6) + fill(circle(61.6, 29.4, 1.3), inks.accent)
    brow = fill(polygon("55 24.5 67 28.4 66.6 30.4 55.6 27.6"), inks.shadow)
    lines = fill(wedges([(57, 34, 6, 0.8, 20), (58, 36.4, 5.4, 0.8, 16)]), inks.t3)
    return (
        fill(mask, inks.light)
        + lines
        + eye
        + brow
        + lit(lower, dark(inks), FROM_RIGHT.scaled(0.4))
        + lit(upper, Flats(inks.light, inks.t4, inks.t6), Light((-0.8, 0.7), (-5, 2)))
    )


def _parrot_hat(inks: Inks) -> Fragment:
    hat = curve("32 24! 38 18 43 17! 45 9 52 4 60 6 65 14! 72 13 81 16! 78 23 68 26 54 25 44 27")
    brim = curve("32 24! 44 22.6 56 21 68 18.4 81 16! 70 21.4 56 24 44 25.6")
    return (
        lit(hat, dark(inks), FROM_RIGHT)
        + fill(brim, inks.light)
        + lit(curve("42 20! 34 14 30 6 25 2! 24 9 28 17 36 22!"), accented(inks), FROM_RIGHT.scaled(0.5))
        + fill(circle(43, 20.4, 2.2), inks.t1)
    )


def parrot_admiral(inks: Inks) -> Fragment:
    """A very stern parrot, bust, in an admiral's bicorne and epaulettes."""
    coat = curve("40 64! 24 70 12 82 8 101! 92 101! 90 88 82 76 64 66!")
    plumage = curve("38 34! 32 46 32 60 36 72! 44 80 56 82 66 76! 70 64 68 48 62 36!")
    mask = curve("54 38! 64 35 70 40 71 48! 68 58 60 62 52 56 50 46")
    upper = curve("66 40! 80 38 90 46 92 58 87 70! 84 60 78 56 68 58!")
    lower = curve("66 59! 76 58 80 64 77 71 70 71 64 67")
    hat = curve("12 42! 18 26 30 14 46 8 62 8 78 18 90 36! 84 44 72 40 60 37 48 36 34 38 20 46!")
    trim = brush("12 42 20 26 31 15 46 9 62 9 77 18 90 36", 2, 2, middle=4)
    plume = curve("46 10! 36 2 24 2 12 10! 18 12 14 18! 24 16 26 22! 34 14 42 16 50 16!")
    epaulettes = "".join(
        lit(curve(line), copper(inks), SOFT_FROM_RIGHT)
        for line in ("10 82! 16 74 28 72 36 76! 32 84 22 88 12 90!", "74 76! 84 76 92 82 94 92! 84 90 78 86 74 82!")
    )
    fringe = wedges(
        (x, y, 8, 2, 95) for x, y in ((13, 88), (18, 87.6), (23, 86.6), (28, 84.6), (80, 87), (85, 89.4), (90, 91.4))
    )
    collar = curve("34 68! 44 74 56 76 68 70! 72 76 66 84 52 86 40 82 32 76")
    jabot = curve("50 80! 58 80 64 78! 66 88 62 101! 46 101! 48 90")
    return (
        lit(plume, accented(inks), SOFT_FROM_RIGHT)
        + lit(coat, dark(inks), Light((-1.1, 1.2), (-12, 4)))
        + fill(fringe, inks.t2)
        + epaulettes
        + lit(
            jabot, white(inks), SOFT_FROM_RIGHT, inner=fill(wedges((x, 82, 16, 1, 95) for x in (52, 56, 60)), inks.t2)
        )
        + lit(plumage, warm(inks), Light((-1, 0.9), (-9, 3)), inner=hatch(inks.t2, "38 44 36 58 40 72", 20, 10, 1.5, 9))
        + lit(collar, middle(inks), SOFT_FROM_RIGHT)
        + fill(mask, inks.light)
        + fill(wedges([(56, 52, 8, 0.9, 30), (57, 55.4, 7, 0.9, 24), (59, 58.4, 6, 0.9, 20)]), inks.t3)
        + lit(lower, dark(inks), SOFT_FROM_RIGHT)
        + lit(upper, Flats(inks.light, inks.t5, inks.t6), SOFT_FROM_RIGHT)
        + fill(circle(62, 45.6, 4), inks.t6)
        + fill(circle(63, 46, 1.7), inks.accent)
        + fill(polygon("52 38.4 70 43.4 70 46.4 53 42.6"), inks.t6)
        + lit(hat, dark(inks), FROM_RIGHT, inner=hatch(inks.t4, "72 18 60 20 46 22", 160, 12, 1.5, 7))
        + fill(trim, inks.t1)
        + fill(circle(52, 25, 5.4), inks.accent)
        + fill(circle(52, 25, 2.6), inks.light)
    )


def thieving_gull(inks: Inks) -> Fragment:
    """A gull in a thief's mask, a silver spoon in its beak, fork and knife tucked under its wing."""
    plumage = Flats("#FFFFFF", inks.light, mix(inks.t1, inks.t2, 0.55))
    body = curve(
        "44 34 46 21 54 13 64 10 74 13 80 22 80 32 77 42 83 54 86 68 82 84 72 98 50 100 32 98 22 84 28 64 38 48"
    )
    wing = curve(
        "40 44! 52 46 62 58 62 74 50 88 32 96 14 100 -4 99! 3 93 -3 89! 6 86 2 80! 11 78 8 71! 16 69 16 62! 24 58 32 50"
    )
    tips = curve("-4 99! 3 93 -3 89! 6 86 2 80! 11 78 8 71! 18 76 24 88 14 100")
    mask = curve("45 21! 56 17.4 70 18 80.4 23! 81 30 74 31 66 29.4 56 28 44.6 29!")
    knot = polygons("47 25 34 15 31 22 39 24.6", "47 25 38 25 30 33 37 36")
    upper = curve("79 24! 90 24 98.6 28 100 38! 94 34 87 33 78.6 33.6!")
    lower = curve("78.6 33! 87 33 92.6 35! 88 39.4 78 38.6!")
    quills = [(12, 75, 16, 1.6, -14), (8, 84, 18, 1.6, -10), (6, 93, 18, 1.6, -8), (20, 66, 14, 1.5, -20)]
    return (
        _stolen_cutlery(inks)
        + lit(body, plumage, Light((-0.9, 1.1), (-17, 7)), inner=hatch(inks.t3, "84 58 86 72 80 88", 172, 9, 1.4, 7))
        + lit(
            wing,
            Flats(inks.light, inks.t4, inks.t5),
            Light((0.9, 1.1), (3, 12)),
            inner=fill(tips, inks.t6) + fill(wedges(quills), inks.t3),
        )
        + fill(knot, inks.t6)
        + fill(mask, inks.t6)
        + fill(lens(69, 24, 9, 6, 8), inks.light)
        + fill(circle(71, 24, 2), inks.accent)
        + fill(polygon("62 19 77 21.6 77 24 63 22"), inks.t6)
        + shifted(-3, -9, _stolen_spoon(inks))
        + lit(upper, Flats(inks.light, inks.t1, inks.t2), SOFT)
        + lit(lower, Flats(inks.t1, inks.t2, inks.t3), SOFT)
        + fill(brush("84 27.6 88 27.4 91 29", 1, 0.4), inks.shadow)
    )


def _stolen_cutlery(inks: Inks) -> Fragment:
    """Fork and knife, only their upper halves to be seen."""
    fork = curve(
        "-1.4 40! -1.6 16 -6 10 -6 0! -4.4 0! -3.6 8! -2.4 8! -1 0! 1 0! 2.4 8! 3.6 8! 4.4 0! 6 0! 6 10 1.6 16 1.4 40!"
    )
    knife = curve("-1.6 42! -2 20! -4 18 -4 4 2 -4! 3 8 2 42!")
    return placed(lit(fork, steel(inks), SOFT), 9, 24, 1.05, angle=-30) + placed(
        lit(knife, steel(inks), SOFT), 24, 15, 1.05, angle=-16
    )


def _stolen_spoon(inks: Inks) -> Fragment:
    """The spoon that hangs from the beak."""
    handle = limb("98.4 36 97 47 95.6 62", 3, 3.4)
    bowl = curve("95.6 58! 100 62 101 70 98 79 94 84! 88 82 86 75 88 67 92 60.6!")
    hollow = curve("94.6 63! 98 67 98 72 95.6 77 93.4 79.6! 90 77 89.6 72 92 66")
    return lit(handle, steel(inks), SOFT) + lit(bowl, steel(inks), SOFT) + fill(hollow, inks.t5)
