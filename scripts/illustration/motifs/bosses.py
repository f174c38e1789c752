"""The bosses: frontal, symmetric, widest at the top. They alone among the living wear gold."""

import random

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import BUTINA, GOLD, Inks, mix
from ..paths import (
    circle,
    curve,
    ellipse,
    gouges,
    lens,
    mirrored,
    polygon,
    star,
)
from .parts import (
    GOLDEN,
    angry_eye,
    both,
    curves,
    dark,
    limb,
    middle,
    polygons,
    rope,
    skin,
    skull,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from .registry import motif

SMALL = FROM_LEFT.scaled(0.6)


# ------------------------------------------------------------------------------------------------ Psoro


@motif("psoro", BUTINA)
def psoro(inks: Inks) -> Fragment:
    """Psoro, captain of the pirates: an enormous bicorne, a beard of knotted rope, crossed pistols."""
    coat = curve(mirrored("50 60! 60 55 70 55 82 60 88 72! 90 86 92 101! 50 101"))
    lapels = polygons("40 58 30 60 24 72 36 101 50 101", "60 58 70 60 76 72 64 101 50 101")
    epaulettes = "".join(
        lit(curve(side), GOLDEN, SMALL) for side in both("72 57! 80 55 89 60 92 68! 86 66 78 65 71 66!")
    )
    fringe = wedges(
        (x if s > 0 else 100 - x, y, 7, 1.9, 90)
        for s in (-1, 1)
        for x, y in ((75, 65), (79, 65.4), (83, 66), (87, 67), (90.6, 68))
    )
    return (
        lit(
            coat,
            dark(inks),
            Light((1.2, 1.2), (9, 4)),
            inner=fill(gouges("12 72 11 84 9 98", -4, 12, 1.5, 8, random.Random(6)), inks.t4),
        )
        + fill(lapels, inks.shadow)
        + fill(
            polygons("24 72 30 60 33 60 28 72 38 101 36 101", "76 72 70 60 67 60 72 72 62 101 64 101"),
            inks.t3,
        )
        + fill(fringe, GOLD)
        + epaulettes
        + _pistol(inks, -52)
        + _pistol(inks, 52)
        + _psoro_face(inks)
        + _rope_beard(inks)
        + _bicorne(inks)
    )


def _pistol(inks: Inks, angle: float) -> Fragment:
    """A flintlock that points up, its butt below, turned about the middle of the chest."""
    stock = curve("46 99! 47 90 47 76! 53 76! 54 88 57 97! 60 105 54 108 48 106")
    barrel = polygon("47.4 62 52.6 62 53 90 47 90")
    lock = curve("53 82! 58 80 59 86! 56 90 53 90!")
    pistol = (
        lit(stock, wood(inks), SMALL)
        + lit(barrel, steel(inks), Light((0.7, 0.4), (2.6, 0)))
        + fill(polygon("46.4 61 53.6 61 53.6 64 46.4 64") + lock, inks.t6)
    )
    return placed(pistol, 50, 91, 1.5, origin=(50, 90), angle=angle)


def _psoro_face(inks: Inks) -> Fragment:
    face = curve(mirrored("50 28 62 30 67 38! 66 48 62 58 50 64"))
    nose = curve("47.6 40! 44 49 46.4 52 50 53 54.4 52 56 49 52.4 40!")
    scar = wedges([(60.6, 38, 15, 1.2, 98), (58.6, 47, 3.6, 0.8, 10), (58.4, 50, 3.6, 0.8, 10)])
    return (
        lit(face, skin(inks), Light((0, 0), (16, 0)))
        + angry_eye(58, 43.4, 4.6, inks.light, inks.t6)
        + angry_eye(42, 43.4, 4.6, inks.light, inks.t6, left=True)
        + fill(circle(57.4, 44, 1.7) + circle(42.6, 44, 1.7), inks.accent)
        + fill(curves(*both("50.6 44.6! 56 38.6 64 36 69 37! 66 40.4 58 42 52.4 47!")), inks.t6)
        + fill(nose, inks.t2)
        + fill(curve("51 40! 52.4 48 50 53 54.4 52 56 49"), inks.shadow)
        + fill(scar, inks.light)
    )


def _rope_beard(inks: Inks) -> Fragment:
    hemp = Flats(inks.light, inks.t1, inks.t2)
    strands = [
        "33 46 29 55 32 66 30 73",
        "67 46 71 55 68 66 70 73",
        "38 53 37 62 40 72 38 79",
        "62 53 63 62 60 72 62 79",
        "45 56 44 66 47 75 46 82",
        "55 56 56 66 53 75 54 82",
    ]
    beard = fill(curve("32 44! 40 52 50 54 60 52 68 44! 69 58 64 72 50 76 36 72 31 58"), inks.t6)
    for strand in strands:
        beard += rope(strand, 5.2, hemp, inks.t3, pitch=4)
    knots = ""
    for x, y in ((30, 74), (70, 74), (38, 80), (62, 80), (46, 83), (54, 83)):
        ends = wedges((x + d, y + 3, 6, 1.6, 90 - d * 9) for d in (-1.8, 0, 1.8))
        knots += (
            fill(ends, inks.t1)
            + lit(ellipse(x, y, 3.8, 3.4), hemp, SMALL)
            + fill(lens(x, y, 6, 1, 35), inks.t3)
        )
    moustache = lit(
        curve(mirrored("50 53! 54 50.4 60 52 66 49 70 43! 70 52 63 58.6 54 57.6 50 55.6!")), hemp, SMALL
    )
    return beard + knots + moustache + fill(wedges([(53, 54, 12, 1, -10), (47, 54, 12, 1, 190)]), inks.t3)


def _bicorne(inks: Inks) -> Fragment:
    half = "50 1 60 2 70 6 80 15 89 21 100 20! 98.6 27 92 33 82 37 70 37.6 60 36.4 50 36"
    shape = curve(mirrored(half))
    cuts = gouges("10 26 20 18 32 7", 62, 10, 1.5, 9, random.Random(3))
    trim = stroke(shape, GOLD, 4.6)
    cockade = fill(star(74, 21, 6.4, 4.2, 12), inks.accent) + fill(circle(74, 21, 2.6), inks.light)
    cross = fill(limb("37 29 63 17", 2.4, 2.4) + limb("63 29 37 17", 2.4, 2.4), inks.t1)
    knobs = fill(
        "".join(
            circle(x, y, 2)
            for x, y in (
                (36.6, 28),
                (38, 31),
                (63.4, 28),
                (62, 31),
                (36.4, 18),
                (38, 15.6),
                (63.6, 18),
                (62, 15.6),
            )
        ),
        inks.t1,
    )
    return (
        lit(shape, dark(inks), Light((1.1, 1.1), (9, 5)), inner=fill(cuts, inks.t4))
        + clipped(shape, trim)
        + cross
        + knobs
        + skull(50, 21, 9, white(inks), inks.t6)
        + cockade
    )


# ----------------------------------------------------------------------------------- widow of the reefs


@motif("veuve-des-recifs", BUTINA, shrink=0.95)
def widow_of_the_reefs(inks: Inks) -> Fragment:
    """The tall widow of the sea: net for a veil, coral for a crown, her skirt turning into reef."""
    rng = random.Random(4)
    veil = curve(
        mirrored(
            "50 9! 60 12 67 22 72 33 84 36 99 33! 96 44 98 52 92 62! "
            "88 58 86 66 82 72! 78 68 74 76 70 88! 50 90"
        )
    )
    lines = "".join(f"M{x} -4l{dx} 110" for x in range(-60, 160, 9) for dx in (60, -60))
    mesh = stroke(lines, inks.t1, 0.7, sharp=True)
    dress = curve(mirrored("50 42! 57 43 64 47! 61 56 58 64 66 76 80 86 90 101! 50 101"))
    sleeves = "".join(
        lit(curve(side), middle(inks), SMALL)
        for side in both("60 46! 72 46 84 41 94 31! 97 34 95 39! 86 50 76 55 62 56!")
    )
    hands = "".join(
        lit(curve(side), white(inks), SMALL)
        for side in both("92 34! 93 26 96 20! 97 25 100 22! 99 28 102 29! 99 36 95 38!")
    )
    cuts = gouges("40 62 34 76 22 92", 20, 12, 1.5, 9, rng)
    return (
        _coral_crown(inks)
        + lit(veil, dark(inks), Light((1.2, 1.1), (7, 4)), inner=mesh)
        + hands
        + sleeves
        + lit(dress, Flats(inks.light, inks.t5, inks.t6), Light((1, 1), (8, 3)), inner=fill(cuts, inks.t4))
        + _widow_face(inks)
        + _reef(inks)
    )


def _coral_crown(inks: Inks) -> Fragment:
    branches = [
        ("50 16 50 6 49 -3", 4, 1.4), ("50 8 55 3 56 -2", 2.6, 1), ("43 18 38 9 39 0", 4, 1.3),
        ("40 10 33 6 31 0", 2.8, 1),
        ("57 18 62 9 61 0", 4, 1.3), ("60 10 67 6 69 0", 2.8, 1), ("38 22 29 15 25 6", 4, 1.2),
        ("31 17 23 15 18 10", 2.8, 1),
        ("62 22 71 15 75 6", 4, 1.2), ("69 17 77 15 82 10", 2.8, 1),
    ]  # fmt: skip
    return "".join(lit(limb(line, a, b), warm(inks), SMALL) for line, a, b in branches)


def _widow_face(inks: Inks) -> Fragment:
    hood = curve(mirrored("50 12 60 15 64 24 64 36 60 46 50 50"))
    face = curve(mirrored("50 16 57 18 60.4 25 59.6 34 56 41 50 46!"))
    bone = mix(inks.light, inks.t1, 0.3)
    sockets = curves(*both("51.8 29! 55 25.6 59.4 25.4! 59.4 30 55.6 32.4"))
    tears = wedges([(55.6, 32, 9, 1, 92), (44.4, 32, 9, 1, 88)])
    mouth = curve("45.6 39.6! 48 38.4 50 38.8 52 38.4 54.4 39.6! 52 41.2 48 41.2")
    brow = star(50, 17.6, 3.4, 1.5, 5)
    return (
        fill(hood, inks.t6)
        + lit(face, Flats(inks.light, bone, mix(inks.t1, inks.t2, 0.7)), Light((0, 0), (9, 0)))
        + fill(sockets, inks.t6)
        + fill(lens(55.4, 29.2, 4, 1.4, -15) + lens(44.6, 29.2, 4, 1.4, 15), inks.accent)
        + fill(tears, inks.t4)
        + fill(polygon("50 27 51.6 35.4 50 36.4 48.6 35.4"), inks.t2)
        + fill(mouth, inks.shadow)
        + fill(brow, GOLD)
    )


def _reef(inks: Inks) -> Fragment:
    rock = curve(
        "0 101! 0 84! 6 80 12 84! 16 77 24 78 28 85! 34 82 40 88 50 90 60 88 "
        "66 82 72 85! 76 76 85 77 88 83! 94 79 100 84! 100 101!"
    )
    coral = [
        ("8 86 8 74 4 64", 4),
        ("8 78 14 72 14 66", 3),
        ("22 82 20 72 24 64", 4),
        ("21 76 15 70 16 62", 2.6),
        ("92 86 92 72 96 62", 4),
        ("92 78 86 72 86 66", 3),
        ("79 82 80 72 75 66", 4),
        ("80 76 86 71 85 64", 2.4),
    ]
    branches = "".join(lit(limb(line, w, 1.2), warm(inks), SMALL) for line, w in coral)
    stars = fill(star(34, 92, 6, 2.4, 5, angle=-70) + star(68, 94, 5, 2, 5), inks.t2)
    holes = "".join(
        ellipse(x, y, r, r * 0.7)
        for x, y, r in ((14, 93, 2.4), (24, 90, 1.7), (50, 96, 2.6), (84, 92, 2.4), (93, 95, 1.8))
    )
    return (
        branches
        + lit(rock, Flats(inks.light, inks.t4, inks.t5), Light((0.6, 1.1), (6, 7)))
        + fill(holes, inks.t6)
        + stars
    )
