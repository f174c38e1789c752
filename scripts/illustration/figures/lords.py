"""Lords and ladies of land and sea, mostly frontal and widest at the top: they alone among the living wear gold."""

import random

from ..document import FROM_RIGHT, SOFT, SOFT_FROM_RIGHT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..frost import fur, shards
from ..inks import GOLD, LIGHT_GOLD, Inks, mix
from ..parts import (
    GOLDEN,
    angry_eye,
    both,
    curves,
    dark,
    fist,
    hatch,
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
from ..paths import brush, circle, curve, ellipse, gouges, lens, mirrored, polygon, star, wedge
from .bust import Look, face

# ------------------------------------------------------------------------------------------------ Psoro


def pirate_lord(inks: Inks) -> Fragment:
    """The captain of the pirates: an enormous bicorne, a beard of knotted rope, crossed pistols."""
    coat = curve(mirrored("50 60! 60 55 70 55 82 60 88 72! 90 86 92 101! 50 101"))
    lapels = polygons("40 58 30 60 24 72 36 101 50 101", "60 58 70 60 76 72 64 101 50 101")
    epaulettes = "".join(
        lit(curve(side), GOLDEN, SOFT) for side in both("72 57! 80 55 89 60 92 68! 86 66 78 65 71 66!")
    )
    fringe = wedges(
        (x if s > 0 else 100 - x, y, 7, 1.9, 90)
        for s in (-1, 1)
        for x, y in ((75, 65), (79, 65.4), (83, 66), (87, 67), (90.6, 68))
    )
    return (
        lit(coat, dark(inks), Light((1.2, 1.2), (9, 4)), inner=hatch(inks.t4, "12 72 11 84 9 98", -4, 12, 1.5, 8, 6))
        + fill(lapels, inks.shadow)
        + fill(polygons("24 72 30 60 33 60 28 72 38 101 36 101", "76 72 70 60 67 60 72 72 62 101 64 101"), inks.t3)
        + fill(fringe, GOLD)
        + epaulettes
        + _pistol(inks, -52)
        + _pistol(inks, 52)
        + _pirate_lord_face(inks)
        + _rope_beard(inks)
        + _bicorne(inks)
    )


def _pistol(inks: Inks, angle: float) -> Fragment:
    """A flintlock that points up, its butt below, turned about the middle of the chest."""
    stock = curve("46 99! 47 90 47 76! 53 76! 54 88 57 97! 60 105 54 108 48 106")
    barrel = polygon("47.4 62 52.6 62 53 90 47 90")
    lock = curve("53 82! 58 80 59 86! 56 90 53 90!")
    pistol = (
        lit(stock, wood(inks), SOFT)
        + lit(barrel, steel(inks), Light((0.7, 0.4), (2.6, 0)))
        + fill(polygon("46.4 61 53.6 61 53.6 64 46.4 64") + lock, inks.t6)
    )
    return placed(pistol, 50, 91, 1.5, origin=(50, 90), angle=angle)


def _pirate_lord_face(inks: Inks) -> Fragment:
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
        knots += fill(ends, inks.t1) + lit(ellipse(x, y, 3.8, 3.4), hemp, SOFT) + fill(lens(x, y, 6, 1, 35), inks.t3)
    moustache = lit(curve(mirrored("50 53! 54 50.4 60 52 66 49 70 43! 70 52 63 58.6 54 57.6 50 55.6!")), hemp, SOFT)
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
            for x, y in ((36.6, 28), (38, 31), (63.4, 28), (62, 31), (36.4, 18), (38, 15.6), (63.6, 18), (62, 15.6))
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


def widow_of_the_reefs(inks: Inks) -> Fragment:
    """The tall widow of the sea: net for a veil, coral for a crown, her skirt turning into reef."""
    rng = random.Random(4)
    veil = curve(
        mirrored("50 9! 60 12 67 22 72 33 84 36 99 33! 96 44 98 52 92 62! 88 58 86 66 82 72! 78 68 74 76 70 88! 50 90")
    )
    lines = "".join(f"M{x} -4l{dx} 110" for x in range(-60, 160, 9) for dx in (60, -60))
    mesh = stroke(lines, inks.t1, 0.7, sharp=True)
    dress = curve(mirrored("50 42! 57 43 64 47! 61 56 58 64 66 76 80 86 90 101! 50 101"))
    sleeves = "".join(
        lit(curve(side), middle(inks), SOFT)
        for side in both("60 46! 72 46 84 41 94 31! 97 34 95 39! 86 50 76 55 62 56!")
    )
    hands = "".join(
        lit(curve(side), white(inks), SOFT)
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
    return "".join(lit(limb(line, a, b), warm(inks), SOFT) for line, a, b in branches)


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
    branches = "".join(lit(limb(line, w, 1.2), warm(inks), SOFT) for line, w in coral)
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


def queen(inks: Inks) -> Fragment:
    """A queen, dark hair on an ermine collar, a thin crown, her sword drawn."""
    cloak = curve("44 72! 30 76 14 82 6 92 4 101! 96 101! 94 90 86 82 74 78 62 72!")
    collar = curve("42 67! 48 72 56 72 63 68! 72 71 79 76 82 82! 77 91 66 97 54 95 42 97 32 94 26 87! 29 77 35 71")
    hair = curve(
        "63 36! 64 27 56 20 45 21 35 27 30 38 30 50 25 59 26 68 18 77 12 92! 20 89 24 92 26 99! 36 93 41 84 "
        "43 76 48 67 49.5 58 51 47 56 40!"
    )
    crown = polygon("34 31 31 13 41 23 46 7 52 21 60 7 61.4 23 70 16 65 34 50 29")
    blade = polygon("81 78 80.4 6 83 -4 85.6 6 85 78")
    spots = "".join(wedge(x, y, 6, 2.6, a) for x, y, a in ((54, 78, 80), (66, 76, 60), (61, 86, 80), (74, 84, 60)))
    return (
        lit(
            cloak,
            middle(inks),
            Light((-1.2, 1.3), (-13, 4)),
            inner=hatch(inks.t3, "90 92 84 86 74 82", 125, 12, 1.5, 8),
        )
        + face(inks, Look("fine", brow=14), Flats(inks.light, mix(inks.t1, inks.t2, 0.55), inks.t3))
        + fill(curve("64.2 52.8! 66 54.6 64.6 57! 61 56.6 59.4 54.6! 62 54.6"), inks.t4)
        + lit(collar, white(inks), Light((-0.9, 1), (-8, 4)), inner=fill(spots, inks.t6))
        + lit(hair, dark(inks), Light((-1, 1), (-9, 3)), inner=hatch(inks.t3, "54 24 44 26 36 36", 115, 18, 1.6, 8))
        + fill(curve("49 36! 57 33 63.6 36! 60 42 54 46 50.6 53! 46 46"), inks.t6)
        + fill(circle(49.4, 57, 2), GOLD)
        + lit(crown, GOLDEN, SOFT_FROM_RIGHT)
        + fill(circle(46, 6, 1.8) + circle(60, 6, 1.8) + circle(31, 12, 1.6) + circle(70.4, 15, 1.6), LIGHT_GOLD)
        + fill(lens(50.6, 27, 4.6, 5), inks.accent)
        + fill(polygon("79 78 78.6 6 83 -7 87.4 6 87 78"), inks.t6)
        + lit(blade, steel(inks), Light((-0.5, 0), (-2.4, 0)))
        + lit(curve("68 74! 74 76 83 77 92 76 98 74! 96 81 90 82 83 82 76 82 70 81!"), GOLDEN, SOFT_FROM_RIGHT)
        + lit(curve("64 101! 70 94 78 92! 88 92 94 96 96 101!"), dark(inks), SOFT_FROM_RIGHT)
        + fist(83, 87, 6, white(inks), inks.t3, light=FROM_RIGHT)
        + lit(circle(83, 97, 3.6), GOLDEN, SOFT_FROM_RIGHT)
    )


def captain_without_shadow(inks: Inks) -> Fragment:
    """A captain in a long coat, his face dark under the hat, his lantern without light."""
    coat = curve("42 62! 28 66 16 76 10 101! 92 101! 88 80 78 70 66 64!")
    collar_near, collar_far = (
        curve("44 62! 36 52 26 48! 26 66 36 82 52 98! 50 76"),
        curve("62 64! 70 56 78 52! 78 70 70 86 54 98! 58 76"),
    )
    face_dark = curve("46 36! 64 36! 64.6 42 67.6 49! 66 51.4 64 52! 65 55 64.6 58 64 62 60 67 54 66 46 60")
    hat = curve("10 40! 18 32 30 30 36 14 46 6 58 4 68 10 72 26 86 28 96 22! 94 32 82 38 66 40 40 43 22 44")
    brim = curve("10 40! 26 39.6 46 38.6 68 34 96 22! 84 35.4 66 39.6 40 42.6 22 43.4")
    return (
        lit(coat, dark(inks), Light((-1.2, 1.3), (-12, 4)), inner=hatch(inks.t4, "88 88 82 78 72 70", 125, 14, 1.6, 9))
        + lit(collar_far, middle(inks), SOFT_FROM_RIGHT)
        + fill(polygon("46 54 62 60 62 76 44 76"), inks.t6)
        + lit(face_dark, Flats(inks.t3, inks.t6), Light((-0.9, 0.4), (0, 0)))
        + fill(lens(60, 45, 5.4, 1.3, 8), inks.accent)
        + fill(curve("44 40! 38 50 40 58 36 66! 44 64 48 56 48 44"), inks.t5)
        + lit(collar_near, middle(inks), SOFT_FROM_RIGHT)
        + lit(hat, dark(inks), FROM_RIGHT, inner=hatch(inks.t4, "66 12 66 20 64 28", 195, 11, 1.5, 6))
        + fill(brim, inks.light)
        + fill(curve("35 26! 48 28 60 26 71 21! 72 25.6 60 31 48 33 34 31!"), GOLD)
        + _dead_lantern(inks)
    )


def _dead_lantern(inks: Inks) -> Fragment:
    sleeve = curve("56 101! 62 86 70 76! 78 74 84 78 86 84! 82 92 80 101!")
    return (
        stroke("M78 68C74 58 94 58 90 68", inks.t6, 1.8)
        + fill(polygon("76 74 92 74 94 94 74 94"), inks.t2)
        + fill(polygon("82 74 84 74 84 94 82 94") + polygon("75 83 93.6 83 93.6 84.6 75 84.6"), inks.t6)
        + fill(brush("84 92 84 88", 1.6, 1), inks.t6)
        + fill(brush("84 87 82 83 85 80 83 77", 1, 0.3), inks.t4)
        + lit(polygons("73 75 79 67 89 67 95 75", "72 93 96 93 94 99 74 99"), dark(inks), SOFT_FROM_RIGHT)
        + lit(sleeve, dark(inks), SOFT_FROM_RIGHT)
        + fist(82, 66, 5.6, white(inks), inks.t4, angle=90, light=FROM_RIGHT)
    )


def ice_lord(inks: Inks) -> Fragment:
    """A lord of ice: an antlered mask of ice, a beard of icicles, a mantle of fur."""
    mantle = curve(
        mirrored("50 54! 62 52 74 50 83 54! 85 52 91 57! 92 61 97 66! 94 69 99 76! 96 79 101 86! 98 90 102 101! 50 101")
    )
    cuts = gouges("12 62 8 76 6 96", 8, 14, 1.8, 8, random.Random(3))
    right = gouges("90 62 94 76 96 96", 188, 9, 1.6, 5, random.Random(5))
    return (
        _antlers(inks)
        + lit(mantle, dark(inks), Light((1.3, 1.2), (8, 4)), inner=fill(cuts, inks.t4) + fill(right, inks.t5))
        + _collar(inks)
        + _ice_mask(inks)
    )


def _antlers(inks: Inks) -> Fragment:
    lines = [
        ("57 24 64 16 76 14 86 6 91 -3", 8, 1.6),
        ("66 16 67 6 63 -3", 5.4, 1.2),
        ("74 14 77 5 75 -3", 5, 1.2),
        ("77 14 90 16 97 11 99 4", 5.8, 1.2),
        ("89 15 95 19 101 18", 4, 1),
        ("84 8 83 3 85 -3", 4, 1),
    ]
    horns = "".join(
        lit(limb(side, a, b), Flats(inks.light, inks.t5, inks.t6), SOFT)
        for line, a, b in reversed(lines)
        for side in both(line)
    )
    frost = [(82, 17.4, 9, 2.8), (92, 18.6, 8, 2.6), (73, 17, 6, 2.4), (88, 17.6, 5, 2)]
    frost += [(100 - x, y, length, width) for x, y, length, width in frost]
    return horns + shards(frost, inks)


def _collar(inks: Inks) -> Fragment:
    collar = curve(
        mirrored(
            "50 60! 60 58 66 50 70 43! 73 47 80 48! 79 52 87 54! 84 58 91 63! 86 65 90 72! 83 72 84 80! "
            "77 76 76 86! 70 79 67 88! 62 80 56 84! 50 80"
        )
    )
    left = gouges("20 54 22 66 31 76", 20, 9, 1.5, 9, random.Random(2))
    return lit(collar, fur(inks), Light((1, 1), (9, 3)), inner=fill(left, inks.t2))


def _ice_mask(inks: Inks) -> Fragment:
    beard = [
        (50, 50, 46, 8.4),
        (43.6, 49, 37, 7.4),
        (56.4, 49, 39, 7.4),
        (37.6, 46, 31, 6.6),
        (62.4, 46, 29, 6.6),
        (47, 52, 30, 5.6),
        (53.4, 52, 28, 5.6),
        (40.6, 49, 24, 5),
        (59.6, 49, 22, 5),
        (33.6, 40, 24, 5),
        (66.4, 40, 22, 5),
    ]
    shadow = curve(mirrored("50 46! 60 46 68 38! 70 54 66 66 60 78! 56 84 52 92 50 99!"))
    plain = polygon(mirrored("50 12 60 14 68 20 71 31 67 42 60 51 50 54"))
    facets = {
        inks.light: "34 21 40 14 46 22 38 30, 31 32 38 33 43 42 37 47 33 41, 44 23 50 15 50 31 47 34",
        inks.t1: "40 14 50 12 50 15 44 23",
        inks.t2: "50 15 56 23 53 34 50 31, 60 14 68 20 62 29 54 22, 62 33 69 32 67 42 60 51 57 42",
        inks.t3: "68 20 71 31 69 32 62 29, 67 42 60 51 50 54 56 47",
    }
    planes = "".join(fill(polygons(*text.split(", ")), colour) for colour, text in facets.items())
    sockets = curves(*both("51.4 35! 56 30.6 63 27.6 68 26.6! 67.4 32.6 64 38 58 39.6!"))
    eyes = polygons(*both("53.6 36.4 65.6 30.4 63.4 35.4 58 38"))
    brow = polygons(*both("50 33 53 30 70 21.6 71.6 26 60 31 53 36.4"))
    nose = polygon("50 34 50 46.6 45.6 45.4") + polygon("48.4 34 50 33 50 36")
    shade = polygon("50 33 51.6 34 54.4 45.4 50 46.6")
    moustache = "50 47! 58 45 66 49 73 57! 64 55.6 57 54.4 50 52!"
    crown = polygon(mirrored("50 15 59 16.4 67.4 20.6 69 15.4 63 17 61 9 56.4 13.4 50 4"))
    return (
        fill(shadow, inks.t5)
        + shards(beard, inks)
        + lit(
            plain, Flats(inks.light, mix(inks.light, inks.t1, 0.7), inks.t2), Light((0.8, 0.8), (19, 0)), inner=planes
        )
        + fill(sockets, inks.t6)
        + fill(eyes, inks.accent)
        + fill(circle(59, 35.2, 1.5) + circle(41, 35.2, 1.5), "#FFFFFF")
        + fill(brow, inks.t5)
        + fill(nose, inks.light)
        + fill(shade, inks.t3)
        + lit(curve(both(moustache)[1]), Flats("#FFFFFF", inks.light, inks.t1), SOFT)
        + lit(curve(moustache), Flats(inks.light, inks.t1, inks.t2), SOFT)
        + fill(wedges([(52, 50, 15, 1, 14), (48, 50, 15, 1, 166)]), inks.t3)
        + lit(crown, GOLDEN, Light((0.7, 0.8), (14, 3)))
        + fill(polygon("50 8 52.6 12.4 50 16 47.4 12.4"), inks.t6)
        + fill(polygon("50 9.6 51.4 12.4 50 14.6 48.6 12.4"), inks.accent)
    )
