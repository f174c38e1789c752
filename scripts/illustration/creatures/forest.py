"""Beasts of the winter forest: owl, squirrel, bear, stag, spider."""

import random

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..frost import branches, fur, shards
from ..inks import Inks
from ..parts import accented, both, curves, dark, deep, fangs, hatch, limb, polygons, shadow, skull, wedges, white, wood
from ..paths import PathData, brush, circle, curve, ellipse, gouges, mirrored, polygon

# --------------------------------------------------------------------------------------------------- owl


def sleepless_owl(inks: Inks) -> Fragment:
    """An owl with enormous tired eyes, its wings folded like a coat round a cup of coffee."""
    body = curve(mirrored("50 14! 60 13 70 9 82 -1! 84 8 83 18 86 26 90 40 93 56 91 74 84 90! 74 94 62 95 50 95"))
    chest = curve(mirrored("50 50 60 52 68 60 68 80 62 94! 50 95"))
    wing = "86 38! 92 48 95 62 92 78! 88 80 88 85! 82 84 80 89! 75 86 70 90! 62 84 56 78 52 70! 60 66 70 58 76 48!"
    face = curve(mirrored("50 20! 57 16 68 15 78 20! 84 28 84 40 76 50 64 54 54 52 50 48"))
    tips = "".join(
        curve(f"{x - 4} {y} {x} {y + 5} {x + 4} {y}! {x} {y + 1.6}")
        for y, xs in ((60, (44, 52, 60)), (67, (40, 48, 56)), (74, (44, 52)), (81, (40, 48, 56)))
        for x in xs
    )
    branch = limb("-2 96 26 93 60 97 102 92", 7, 6)
    claws = curves(*both("56 90! 62 89 67 91! 67 97 65 101! 63.6 97 61 97 60.4 101! 58.6 97 56 97 55 100!"))
    feathers = hatch(inks.t4, "13 46 10 60 12 76", 20, 13, 1.7, 9) + hatch(inks.t4, "86 52 88 64 86 78", 160, 9, 1.5, 8)
    return (
        lit(branch, deep(inks), Light((0, 1), (0, 4)))
        + lit(body, dark(inks), Light((1.3, 1.2), (9, 4)))
        + fill(chest, inks.t2)
        + fill(tips, inks.t4)
        + _tired_face(inks, face)
        + "".join(lit(curve(side), deep(inks), Light((1, 1), (6, 5))) for side in (both(wing)[0], both(wing)[1]))
        + feathers
        + _coffee(inks)
        + fill(claws, inks.light)
    )


def _tired_face(inks: Inks, face: str) -> Fragment:
    eyes = ""
    for x, lid, size in ((33, 3.4, 15.4), (67, 6.4, 15.4)):
        bag = curve(f"{x - 14} 40! {x - 9} 50 {x} 55 {x + 9} 50 {x + 14} 40! {x + 8} 46 {x} 48 {x - 8} 46")
        crease = curve(f"{x - 11} 52! {x - 4} 57.6 {x + 4} 57.6 {x + 11} 52! {x + 4} 56 {x - 4} 56")
        lower = f"{x - size} {30 + lid - 2} {x} {34 + lid - 9} {x + size} {30 + lid - 2}"
        upper = curve(
            f"{x - size - 1} {28 + lid}! {x - 13} 18 {x} 14.4 {x + 13} 18 {x + size + 1} {28 + lid}! {lower}!"
        )
        veins = wedges([(x - 13, 36, 6, 0.7, 5), (x + 13, 37, 6, 0.7, 178), (x - 11, 40, 5, 0.6, -25)])
        eyes += (
            fill(bag + crease, inks.t5)
            + fill(circle(x, 33, size), inks.t6)
            + fill(circle(x, 33, size - 1.6), inks.light)
            + fill(circle(x, 34, 9), inks.accent)
            + fill(circle(x, 34.6, 5), inks.t6)
            + fill(circle(x - 2, 36.6, 1.5), "#FFFFFF")
            + fill(veins, inks.t3)
            + fill(upper, inks.t5)
        )
    beak = curve("45.6 42! 50 39 54.4 42! 54 50 50 57! 46 50")
    brow = curves(*both("50 20! 56 15 70 9 82 -1! 82 8 76 15 66 18 54 24!"))
    return (
        lit(face, Flats(inks.t1, inks.t2, inks.t3), Light((0.8, 0.8), (8, 4)))
        + eyes
        + fill(brow, inks.t6)
        + lit(beak, Flats(inks.light, inks.t5, inks.t6), SOFT)
    )


def _coffee(inks: Inks) -> Fragment:
    mug = curve("38 66! 62 66! 62 80 59 86! 41 86! 38 80")
    steam = brush("46 63 43 59 48 56 46 52", 1, 0.6, middle=2.2) + brush("55 63 58 59 53 56 55 51", 1, 0.6, middle=2.2)
    return (
        stroke("M61 70C69 69 69 80 60 80", inks.t6, 4.4)
        + stroke("M61 70C69 69 69 80 60 80", inks.light, 2.4)
        + fill(steam, "#FFFFFF")
        + lit(mug, white(inks), Light((0.9, 0.6), (8, 1)))
        + fill(ellipse(50, 66, 12, 2.6), inks.t6)
        + fill(polygon("46 72 52 72 50 75.6 54 75.6 47 82 49 77.6 45.4 77.6"), inks.accent)
    )


# ---------------------------------------------------------------------------------------------- squirrel


def grim_squirrel(inks: Inks) -> Fragment:
    """A squirrel on a skull as if that were a nut, in profile, its tail giant."""
    tail = curve(
        "44 66! 34 72 22 70 14 62! 15 67 9 66! 2 56 -2 42 0 26! 3 28 5 26! 5 10 16 -2 30 -6! "
        "31 -2 35 -4! 46 -4 52 4 "
        "52 13! 49 11 48 16! 44 11 36 12 32 19! 35 25 42 30 45 38! 43 38 43 43! 41 50 46 58 50 64!"
    )
    body = curve(
        "50 38! 43 46 38 56 38 66! 40 74 46 78 58 79! 76 79 84 79 86 76! 84 72 76 71 70 71! 76 64 78 54 74 44!"
    )
    belly = curve("70 44! 76 50 77 60 71 69! 66 64 65 54")
    thigh = curve("42 68! 40 56 50 50 59 54! 66 60 67 68 64 72! 74 71 82 72 86 76! 84 80 72 79 58 79! 46 79 42 74")
    head = curve("46 42! 43 32 47 22 56 18! 64 14 74 18 80 25! 87 27 91 31 90 35! 86 41 79 43 75 44! 66 49 54 49 48 45")
    ears = curve("52 23! 46 14 46 4 50 -3! 58 3 62 12 62 20!") + curve("61 19! 59 10 61 4 65 -2! 71 4 72 12 70 20!")
    arm = curve(
        "55 50! 58 45 64 46 70 50! 78 52 84 52 88 50! 91 52 93 51 92 54! 94 55 93 57 90 57! "
        "90 60 86 60 82 60! 72 62 62 62 56 56"
    )
    cuts = gouges("10 14 3 32 7 54", -6, 17, 2.2, 11, random.Random(5))
    curl = gouges("46 6 36 6 27 15", 115, 9, 1.6, 6, random.Random(6))
    squirrel = (
        lit(tail, Flats(inks.light, inks.t3, inks.t4), Light((1.3, 1.1), (8, 5)), inner=fill(cuts + curl, inks.t2))
        + lit(ears, dark(inks), SOFT)
        + lit(body, dark(inks), Light((1.1, 1), (7, 3)))
        + fill(belly, inks.light)
        + fill(brush("71 46 68 56 70 68", 0.6, 0.6, middle=3), inks.t2)
        + lit(thigh, dark(inks), Light((1.2, 1), (6, 4)), inner=hatch(inks.t4, "46 58 44 66 48 74", 10, 10, 1.4, 6))
        + lit(head, dark(inks), Light((1, 1), (5, 6)), inner=hatch(inks.t4, "48 30 49 38 54 45", -10, 9, 1.4, 6))
        + _acorn(inks)
        + lit(arm, dark(inks), Light((0.9, 1.1), (1, 6)))
        + _squirrel_face(inks)
    )
    cracks = brush("56 64 59 69 55 73 60 78", 1.6, 0.5) + brush("59 69 65 71", 1, 0.4)
    return (
        shadow(54, 98, 92, inks.t6)
        + skull(55, 80, 19.6, white(inks), inks.t6)
        + fill(cracks, inks.t6)
        + fill(circle(48, 80.6, 1.7) + circle(63, 80.6, 1.7), inks.accent)
        + placed(squirrel, 54, 65, 0.83, origin=(58, 78))
    )


def _acorn(inks: Inks) -> Fragment:
    """The nut between its paws, big as its head."""
    nut = curve("82 50! 102 50! 103 60 98 68 92 72! 86 68 81 60")
    cap = curve("79 51! 79 43 86 39 92 39! 98 39 105 43 105 51! 98 53 86 53")
    return (
        lit(nut, accented(inks), SOFT)
        + lit(cap, wood(inks), SOFT, inner=hatch(inks.t6, "82 44 92 42 102 45", 90, 6, 1.2, 6))
        + fill(brush("92 40 92 36 95 33", 2, 1.6), inks.t6)
    )


def _squirrel_face(inks: Inks) -> Fragment:
    return (
        fill(curve("76 41! 82 42 90 36! 88 43 81 47 75 46!"), inks.t2)
        + fill(polygons("83 39 88 37 87.4 47 84.6 47.4"), inks.light)
        + fill(curve("67 29! 70 24.6 77 25.6 80 29! 76 32.6 71 32.6"), inks.accent)
        + fill(circle(75, 28.4, 1.7), inks.t6)
        + fill(polygon("65 22.6 80 26.6 79 29 65 25.6"), inks.t6)
        + fill(ellipse(89.6, 31.4, 2.6, 2.2), inks.t3)
        + fill(brush("84 34 93 37 99 42", 0.9, 0.3) + brush("84 33 94 33 101 35", 0.9, 0.3), inks.t6)
    )


# -------------------------------------------------------------------------------------------------- bear


def stalactite_bear(inks: Inks) -> Fragment:
    """A bear reared up, stalactites hanging from its arms and its belly."""
    half = (
        "50 15! 55 11 60 12! 62 6 70 5 72 11 70 17! 73 22 74 27! 80 26 84 20 85 12! 84 6 86 "
        "2 90 1! 93 -3 97 -1 98 4! 102 10 101 24 "
        "97 36! 94 48 88 56 82 58! 85 68 84 78 80 86! 84 90 86 98! 58 98! 57 92 55 88 50 88"
    )
    arms = [(96, 37, 22, 5.4), (91, 47, 18, 5), (86, 55, 24, 5.6), (100, 28, 15, 4)]
    arms += [(100 - x, y, length, width) for x, y, length, width in arms]
    belly = [
        (50, 64, 27, 7),
        (43, 62, 21, 6),
        (57, 62, 19, 6),
        (36.6, 58, 15, 5),
        (63.4, 58, 17, 5),
        (31, 53, 10, 4),
        (69, 53, 11, 4),
    ]
    fur_left = hatch(inks.t4, "26 30 24 44 26 60", 12, 10, 1.7, 8) + hatch(inks.t4, "5 12 6 24 10 36", 10, 8, 1.6, 7, 2)
    fur_low = hatch(inks.t4, "20 70 20 80 24 90", 8, 10, 1.6, 7, 3)
    claws = wedges(
        (x if side > 0 else 100 - x, y, 7, 2.2, -90 + side * lean)
        for side in (-1, 1)
        for x, y, lean in ((86, 5, -16), (90, 2, -4), (94.6, 1, 8), (98.6, 4, 20))
    )
    feet = wedges((x, 98, 6, 2.4, -90) for x in (18, 24, 30, 36, 64, 70, 76, 82))
    muzzle = curve(mirrored("50 24 55 24 60 29 61 36 58 42 50 44"))
    maw = curve(mirrored("50 32! 55 31.6 58.4 34! 58 40 50 43"))
    return (
        shadow(50, 98, 92, inks.t6)
        + lit(curve(mirrored(half)), dark(inks), Light((1.3, 1.2), (7, 4)), inner=fur_left + fur_low)
        + fill(curves(*both("63.4 9.4! 68 8 69 11 68 14! 65 13")), inks.t3)
        + fill(curve(mirrored("50 50! 62 50 70 54! 70 64 62 72 50 76")), inks.t4)
        + shards(arms, inks)
        + shards(belly, inks)
        + fill(claws + feet, inks.light)
        + lit(muzzle, Flats(inks.light, inks.t2, inks.t3), Light((0.8, 0.8), (7, 2)))
        + fill(maw, inks.t6)
        + fill(fangs("44 32.6 56 32.6", 4, 4) + fangs("45.6 42 54.4 42", 3, -3.4), inks.light)
        + fill(ellipse(50, 27, 4, 2.8), inks.t6)
        + fill(polygons(*both("52.4 22.6 62 17.4 61 21.6 56 23.6")), inks.accent)
        + fill(circle(57.4, 21.4, 1.1) + circle(42.6, 21.4, 1.1), inks.t6)
        + fill(polygons(*both("51.6 21.4 63 14.4 62.6 17.6 52.6 22.8")), inks.t6)
    )


# -------------------------------------------------------------------------------------------------- stag


def dead_wood_stag(inks: Inks) -> Fragment:
    """Head and neck of a stag that looks to the right; his antlers are dead trees with a crow in her nest."""
    neck = curve("40 52! 32 60 24 70 16 78 8 90 4 102! 82 102! 78 94 70 88 66 82! 64 76 62 74 60 70! 52 66 46 60")
    ruff = curve(
        "46 60! 38 68 34 72 36 78! 31 80 30 86! 34 86 32 94! 38 92 40 102! 46 94 50 102! 54 94 59 101! 60 92 66 94! "
        "64 86 70 86! 66 80 68 76! 62 76 60 70!"
    )
    head = curve(
        "38 52! 39 45 45 40 53 39.6! 62 42 70 48 79 54 86 60! 90 64 89.6 68 86 70.6! 81 71 78 73 73 74! "
        "66 76 60 73 54 72! 46 68 40 62"
    )
    jaw = curve("86 70.6! 80 71 77 73.6 72 74! 76 69 82 68 88 68!")
    ears = curve("42 50! 32 50 22 46 16 40! 27 38 37 41 46 45!")
    inner_ear = curve("40 48! 32 47.6 26 45 22 42! 30 42 37 44!")
    return (
        _dead_antlers(inks)
        + lit(neck, dark(inks), Light((-1, 1), (-9, 4)), inner=hatch(inks.t4, "30 66 20 80 12 96", 10, 13, 1.8, 9))
        + lit(ruff, fur(inks), Light((-0.8, 0.8), (-9, 4)), inner=hatch(inks.t2, "42 74 42 86 46 96", 60, 9, 1.3, 7))
        + lit(ears, dark(inks), SOFT)
        + fill(inner_ear, inks.t2)
        + lit(head, dark(inks), Light((-1, 1), (-7, 6)), inner=hatch(inks.t4, "48 66 58 70 66 72", -110, 9, 1.4, 6))
        + fill(jaw, inks.t4)
        + fill(curve("60.6 50! 65 48.6 69.6 52! 66 55.4 61.6 54"), inks.accent)
        + fill(polygon("58 47.6 63 46 72 52 71 53.6 63 49.4"), inks.t6)
        + fill(curve("84 61.6! 88 62.6 89.6 66! 86 67 83 65"), inks.t2)
        + fill(brush("88.6 68.6 82 69.6 74 68.6", 1.3, 0.5), inks.t3)
        + shards([(83, 73, 9, 3), (77, 74.4, 13, 3.4), (70, 75.4, 8, 3)], inks)
    )


def _dead_antlers(inks: Inks) -> Fragment:
    """Two dead trees and, between them, a crow in her nest."""
    rng = random.Random(14)
    trees = (
        brush("46 44 36 36 26 30 18 18 14 4", 6.4, 1.8, steps=4)
        + branches((27, 31), -170, 20, 3.6, rng, levels=3)
        + branches((19, 20), -130, 14, 2.8, rng, levels=2)
        + branches((34, 35), -95, 20, 3, rng, levels=3)
        + brush("54 43 62 36 74 32 84 20 88 4", 6.4, 1.8, steps=4)
        + branches((74, 32), -10, 19, 3.4, rng, levels=3)
        + branches((83.6, 20), -40, 12, 2.6, rng, levels=2)
        + branches((66, 34), -80, 13, 2.8, rng, levels=2)
    )
    nest = curve("36 22! 44 27 56 27 65 21! 64 30 58 34 50 34.6 42 33 38 29!")
    straws = wedges(
        [
            (40, 27, 11, 1.3, 200),
            (42, 31, 10, 1.2, 165),
            (61, 25, 11, 1.3, -14),
            (60, 30, 10, 1.2, 18),
            (48, 33, 9, 1, 120),
        ]
    )
    crow = curve("40 24! 36 18 30 15! 38 13 44 11 48 12! 50 7 52 4 56 3.6 59.6 5 61 7.6! 68 9.6! 61 11.6! 62 18 58 24!")
    return (
        fill(trees + crow, inks.t6)
        + lit(nest, Flats(inks.light, inks.t4, inks.t5), SOFT, inner=hatch(inks.t2, "40 25 50 30 62 25", 70, 7, 1, 7))
        + fill(straws, inks.t5)
        + fill(circle(56.6, 7.4, 1.3), inks.accent)
    )


# ------------------------------------------------------------------------------------------------ spider


def ice_spider(inks: Inks) -> Fragment:
    """A spider clear as glass that hangs by one thread, its legs needles of ice."""
    crystal = polygon("50 8 64 14 72 28 69 44 59 54 41 54 31 44 28 28 36 14")
    facets = {
        inks.light: "50 8 36 14 42 24, 28 28 36 14 42 24 38 36, 38 36 31 44 28 28",
        inks.t1: "50 8 42 24 56 22, 42 24 56 22 58 38 38 36",
        inks.t2: "50 8 56 22 64 14, 38 36 58 38 50 54 41 54, 31 44 38 36 41 54",
        inks.t3: "56 22 64 14 72 28 58 38, 58 38 50 54 59 54",
        inks.t4: "72 28 58 38 69 44, 58 38 69 44 59 54",
    }
    planes = "".join(fill(polygons(*text.split(", ")), colour) for colour, text in facets.items())
    hour = polygon("50 24 55 30 51 34.6 55 41 50 47 45 41 49 34.6 45 30")
    head = polygon("41 54 59 54 64 62 60 71 50 75 40 71 36 62")
    plates = fill(polygons("41 54 50 54 46 64 36 62", "36 62 46 64 40 71"), inks.t3) + fill(
        polygons("50 54 59 54 64 62 54 64 46 64", "54 64 64 62 60 71"), inks.t4
    )
    eyes = "".join(
        circle(x, y, r)
        for x, y, r in (
            (46, 64, 2.3),
            (54, 64, 2.3),
            (41.4, 62, 1.5),
            (58.6, 62, 1.5),
            (43, 67.6, 1.3),
            (57, 67.6, 1.3),
        )
    )
    return (
        stroke("M50 -8V10", inks.t6, 2.2)
        + stroke("M50 -8V10", inks.light, 0.8)
        + _needle_legs(inks)
        + fill(crystal, inks.t6)
        + placed(planes, 50, 31, 0.93, origin=(50, 31))
        + fill(hour, inks.t6)
        + fill(_hour_glass(), inks.accent)
        + fill(head, inks.t6)
        + placed(plates, 50, 63, 0.9, origin=(50, 63))
        + fill(eyes, inks.accent)
        + shards([(45.6, 71, 12, 4, 98), (54.4, 71, 12, 4, 82)], inks, shade=inks.t2)
    )


def _needle_legs(inks: Inks) -> Fragment:
    """Eight legs, each a thigh and a needle with its bright plane."""
    legs = [
        ((56, 58), (70, 30), (94, 2)), ((58, 60), (80, 42), (100, 34)),
        ((58, 64), (82, 58), (96, 88)), ((56, 67), (70, 70), (74, 99)),
        ((44, 58), (28, 26), (8, -2)), ((42, 60), (18, 44), (0, 24)),
        ((42, 64), (16, 60), (6, 92)), ((44, 67), (32, 72), (24, 96)),
    ]  # fmt: skip
    dull, bright = "", ""
    for root, knee, tip in legs:
        side = 1 if knee[0] > 50 else -1
        dull += brush([root, knee], 3.4, 2.6) + polygon(
            [(knee[0] - 2.6, knee[1] + 1), (knee[0] + 0.6, knee[1] - 3.4), (knee[0] + 2.6, knee[1] + 1.4), tip]
        )
        bright += polygon(
            [(knee[0] - 0.9, knee[1] + 1), (knee[0] + 0.4, knee[1] - 2.6), (knee[0] + side * 0.4, knee[1] + 1.2), tip]
        )
        bright += brush([(root[0], root[1] - 0.5), (knee[0], knee[1] - 0.5)], 0.8, 1)
    return fill(dull, inks.t5) + fill(bright, inks.light)


def _hour_glass() -> PathData:
    return polygon("50 27 53 30.4 50 33.6 47 30.4") + polygon("50 36 53 41 50 44.4 47 41")
