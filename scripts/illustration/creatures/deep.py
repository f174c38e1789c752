"""Beasts of the deep: kraken, eel, jellyfish, and a ship that eats ships."""

import random

from ..document import SOFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import Inks, mix
from ..parts import (
    both,
    curves,
    dark,
    fangs,
    flame,
    hatch,
    limb,
    middle,
    pale,
    polygons,
    reflected,
    rope,
    shadow,
    warm,
    wedges,
    wood,
)
from ..paths import PathData, circle, curve, ellipse, gouges, lens, mirrored, polygon

# ---------------------------------------------------------------------------------------------- kraken


def pocket_kraken(inks: Inks) -> Fragment:
    """A squat little kraken that squeezes a barrel with all its arms."""
    hide = warm(inks)
    mantle = curve(mirrored("50 3 61 5 71 12 76 23 76 34 71 43 76 52! 66 57 50 58"))
    spots = "".join(
        ellipse(x, y, r, r * 0.8) for x, y, r in ((33, 19, 3.4), (41, 11, 2.4), (29, 29, 2.2), (44, 20, 1.8))
    )
    behind = "".join(
        lit(limb(line, 12, 1.2, 9), Flats(inks.t2, inks.shadow, inks.t6), SOFT)
        for side in both("34 52 18 56 7 66 4 80 10 88 15 82")
        for line in [side]
    )
    coils = [
        "68 48 88 52 92 68 74 77 50 75 28 80 17 92 26 97 31 91",
        "32 48 12 52 10 70 22 88 42 93 62 90 76 93 73 99 67 97",
        "34 50 22 55 22 62 34 63 52 60 66 62 78 70 74 78 68 75",
    ]
    arms = "".join(lit(limb(line, 11, 1.6, 8), hide, Light((0.8, 0.9), (3, 5))) for line in coils)
    suckers = "".join(
        circle(x, y, 1.5) for x, y in ((34, 81.4), (42, 78.8), (50, 77.8), (58, 78.2), (66, 79), (74, 78.6))
    )
    suckers += "".join(circle(x, y, 1.3) for x, y in ((36, 65.6), (44, 64.6), (52, 63.4), (60, 64.4), (67, 66)))
    return (
        shadow(50, 97.5, 98, inks.t6)
        + behind
        + _barrel(inks)
        + lit(
            mantle,
            hide,
            Light((1.2, 1.2), (9, 5)),
            inner=fill(spots, inks.t2) + hatch(inks.t3, "74 20 76 32 72 44", 170, 10, 1.4, 8),
        )
        + _kraken_face(inks)
        + arms
        + fill(suckers, inks.t1)
    )


def _kraken_face(inks: Inks) -> Fragment:
    eyes = fill(ellipse(38, 40, 8, 7.4) + ellipse(62, 40, 8, 7.4), inks.light)
    irises = fill(circle(40.6, 41, 4.6) + circle(59.4, 41, 4.6), inks.accent) + fill(
        lens(40.8, 41.2, 7.4, 2.6) + lens(59.2, 41.2, 7.4, 2.6), inks.t6
    )
    lids = "25 31! 34 27.5 44 32 50 41! 46.5 43 40 37.5 33 35 27.5 37!"
    folds = wedges([(50, 33, 8, 1.5, -90), (45.6, 31, 6, 1.2, -105), (54.4, 31, 6, 1.2, -75)])
    frown = curve("42 51! 46 48.6 50 48 54 48.6 58 51! 54 51 50 50.4 46 51")
    return eyes + irises + fill(curves(*both(lids)), inks.t6) + fill(folds, inks.t6) + fill(frown, inks.t6)


def _barrel(inks: Inks) -> Fragment:
    cask = curve("31 46! 69 46! 76 62 76 80 68 98! 32 98! 24 80 24 62")
    staves = "".join(limb(line, 0.9, 0.9) for line in ("40 46 36 72 40 98", "50 46 50 98", "60 46 64 72 60 98"))
    hoops = polygons("22 66.5 78 66.5 78 71 22 71", "22 84 78 84 78 88.6 22 88.6")
    return lit(cask, wood(inks), Light((1, 0.8), (12, 0)), inner=fill(staves, inks.t6) + fill(hoops, inks.t6))


# ------------------------------------------------------------------------------------------------- eel


def storm_eel(inks: Inks) -> Fragment:
    """A giant eel rising in an S from a wave, its fins like lightning, its jaw open."""
    spine = "62 21 42 22 25 34 28 50 50 58 66 68 60 84 44 97"
    fin = polygon(
        "58 12 50 3 47 11 36 2 35 13 21 8 24 20 8 22 16 30 4 38 14 42 6 54 "
        "18 52 20 63 28 56 36 68 42 60 50 60 30 44 30 32 44 20"
    )
    hind = polygon("58 60 74 56 70 63 84 66 74 70 82 79 71 78 76 90 66 85 60 80 66 70")
    body = limb(spine, 17, 14, 20)
    belly = limb("64 27 45 28 32 37 34 47 52 52 72 65 69 82 56 96", 5, 3, 7)
    bars = wedges(
        (x, y, 6, 1.2, a)
        for x, y, a in (
            (47, 31, -90),
            (38, 36, -150),
            (35, 44, 180),
            (42, 50, 130),
            (54, 54, 110),
            (66, 62, 150),
            (70, 72, 180),
            (66, 83, 205),
        )
    )
    return (
        lit(fin, Flats(inks.light, inks.t1, inks.t2), Light((0.9, 0.9), (3, 5)))
        + lit(hind, Flats(inks.light, inks.t1, inks.t2), Light((0.9, 0.9), (3, 5)))
        + lit(
            body,
            Flats(inks.light, inks.t5, inks.t6),
            Light((1.1, 1.1), (4, 7)),
            inner=fill(belly, inks.t3) + fill(bars, inks.t6),
        )
        + _eel_head(inks)
        + _breaking_wave(inks)
    )


def _eel_head(inks: Inks) -> Fragment:
    upper = curve("44 14! 54 9 66 8 78 9 90 14 99 21! 93 25 84 24 74 25 66 29 58 33!")
    lower = curve("56 24! 64 32 72 38 82 43 92 45! 86 51 74 50 62 44 50 34!")
    throat = curve("60 22! 74 24 84 24 93 25! 82 32 84 38 92 45! 80 44 70 38 60 31!")
    teeth = fangs("70 26 80 24.4 94 23.6", 6, 6) + fangs("72 38.6 81 42.6 91 44.6", 5, 6, angle=-80)
    gill = wedges([(56, 17, 9, 1.4, 60), (52, 18, 9, 1.4, 64), (48, 19.4, 8, 1.3, 68)])
    return (
        fill(throat, inks.shadow)
        + fill(curve("66 31! 74 28.4 83 32 87 36! 80 36 73 36"), inks.accent)
        + fill(teeth, inks.light)
        + lit(lower, dark(inks), Light((0.8, 0.9), (2, 5)))
        + lit(upper, dark(inks), Light((1, 1.1), (5, 7)), inner=fill(gill, inks.t4))
        + fill(curve("69 14.6! 74 13 80 15.4! 77 18.6 72 18"), inks.t1)
        + fill(ellipse(75.4, 16, 1, 2), inks.t6)
        + fill(polygon("66 12.4 81 14 81 16 67 14.6"), inks.t6)
        + fill(ellipse(92, 17.4, 1.5, 0.8), inks.t4)
    )


def _breaking_wave(inks: Inks) -> Fragment:
    swell = curve(
        "2 98! 0 88 8 80 18 82 24 88 21 93! 28 90 38 88 48 91! 56 87 66 87 76 90! 80 83 90 79 98 84! "
        "101 92 97 98! 76 101 50 98 24 101"
    )
    foam = curves(
        "0 86! 8 80 18 82 24 88 21 93! 20 88 14 84.6 8 85 2 90!",
        "28 91! 38 88 48 91! 56 87 66 87 76 90! 66 89.4 57 90 48 94.6! 38 90.4",
        "76 90! 80 83 90 79 100 84! 90 82.6 83 86 79 93!",
    )
    cuts = gouges("4 94 40 95 92 92", 90, 5, 1.6, 12, random.Random(8))
    return fill(swell, inks.t5) + fill(foam, inks.light) + fill(cuts, inks.t4)


# --------------------------------------------------------------------------------------- hungry galleon


def hungry_galleon(inks: Inks) -> Fragment:
    """A galleon seen from the bow, which is a maw with plank teeth, two hawse-holes for eyes, torn sails."""
    hull = curve(mirrored("50 36! 62 38 76 41 90 40! 92 52 90 66 84 80 74 92 66 97! 50 98"))
    strakes = "".join(
        limb(side, 1.1, 0.8) for line in ("88 46 70 48 52 44", "89 55 74 58 62 56") for side in both(line)
    )
    rail = curve(mirrored("50 34! 62 36.5 76 39.5 91 37.5! 91 43! 76 45 62 42.5 50 40"))
    return (
        _torn_sails(inks)
        + placed(_ship_bow(inks, hull, strakes, rail), 50, 98, 0.84, origin=(50, 98))
        + fill(lens(50, 97, 104, 4.4), inks.t4)
        + fill(curves("8 96! 20 92 28 95 36 93 44 97! 30 98.6", "92 96! 80 92 72 95 64 93 56 97! 70 98.6"), inks.light)
    )


def _ship_bow(inks: Inks, hull: PathData, strakes: PathData, rail: PathData) -> Fragment:
    return (
        lit(
            hull,
            dark(inks),
            Light((1.2, 1), (8, 3)),
            inner=fill(strakes, inks.t4) + hatch(inks.t4, "13 54 15 68 22 82", -10, 9, 1.5, 9, 4),
        )
        + lit(rail, wood(inks), Light((0.4, 0.9), (6, 3)))
        + _ship_maw(inks)
    )


def _torn_sails(inks: Inks) -> Fragment:
    masts = polygons("48.8 0 51.2 0 52.6 50 47.4 50", "20 16 22 16 23 52 19 52", "80 16 78 16 77 52 81 52")
    yards = polygons(
        "30 5.4 70 5.4 70 7 30 7",
        "19 21.4 81 21.4 81 23.4 19 23.4",
        "4 20 34 20 34 21.4 4 21.4",
        "66 20 96 20 96 21.4 66 21.4",
    )
    top = "32 7! 68 7! 71 13 70 20! 64 17 58 21! 52 17.5 46 21! 40 17 30 20! 29 13"
    main = (
        "21 23! 79 23! 84 33 81 46! 75 41 72 50! 67 43 62 52! 57 44 51 48! 46 43 41 52! 37 44 30 50! 27 42 18 46! 16 33"
    )
    left = "5 21! 33 21! 34 31 31 43! 26 36 22 45! 18 37 11 44! 3 33"
    sails = "".join(
        lit(curve(sail), Flats(inks.light, inks.t1, inks.t2), Light((0.9, 0.9), (9, 2)))
        for sail in (left, reflected(left), top, main)
    )
    holes = curves("60 29! 67 27 69 33! 64 38 59 34!", "30 31! 35 29 37 34! 32 38!", "84 28! 88 26 90 32! 86 34!")
    flag = curve("51 0! 58 -.5 64 2 71 0! 69.5 3.6 64 4.6 57 3 51 3!")
    return fill(masts, inks.t6) + sails + fill(yards, inks.t6) + fill(holes, inks.t3) + fill(flag, inks.accent)


def _ship_maw(inks: Inks) -> Fragment:
    maw = curve(mirrored("50 64! 58 65 68 63 79 58! 80 70 75 82 64 90 50 92"))
    upper = polygons(
        "23 60 32 63 31 71 25 69",
        "33 63 41 65 40 76 34 73",
        "42 65 49.4 65 48.6 78 43 75",
        "58.6 65 50.6 65 51.4 79 57.4 75",
        "67 63 59.4 65 60 74 66 73",
        "77 60 68 63 69 72 75 68",
    )
    lower = polygons(
        "28 80 35 85 38 78 30 74",
        "37 87 45 90.6 46 81 39 80",
        "47 91 54 91 53.4 82 47.4 83",
        "63 87.4 55.6 90.6 54.6 80 61 80",
        "72 80.4 65 85.6 62.6 77 70 74",
    )
    nose = curve("50 34! 53 44 54 56 50 66! 46 56 47 44")
    boards = fill(upper + lower, inks.t1) + fill(
        wedges((x, y, 5, 0.8, 90) for x, y in ((28, 62), (37, 65), (46, 66), (54, 66), (63, 65), (72, 62))), inks.t3
    )
    eyes = "".join(
        fill(circle(x, 54, 6), inks.t2)
        + fill(circle(x, 54, 4.4), inks.accent)
        + fill(circle(x + dx, 54.6, 1.8), inks.light)
        for x, dx in ((34, 1), (66, -1))
    )
    lids = fill(polygons("25 46 44 52 43 55 26 50", "75 46 56 52 57 55 74 50"), inks.t6)
    return (
        fill(maw, inks.shadow)
        + clipped(maw, fill(ellipse(50, 84, 20, 14), inks.t6), boards)
        + eyes
        + lids
        + lit(nose, wood(inks), Light((0.8, 0), (3, 0)))
        + rope("43 44 38 50 34 54", 1.6, pale(inks), inks.t3)
    )


def lantern_jellyfish(inks: Inks) -> Fragment:
    """A jellyfish whose bell is a ship's lantern: ribs, panes, a flame inside, a scowl above the skirt."""
    bell = curve(mirrored("50 9! 61 10 68 15 72 24 80 32 88 41 92 52!"))
    ribs = "".join(limb(line, 3.4, 3.8) for side in both("56 14 66 28 76 40 80 54") for line in [side]) + "".join(
        limb(side, 2.8, 3.2) for side in both("53 12 57 28 60 40 61 54")
    )
    skirt = curve(
        mirrored(
            "50 50! 66 50 82 49 94 47! 98 54 97 62 91 66! 86 60 80 60 76 67! 71 61 65 61 61 68! 56 62 52 62 50 63!"
        )
    )
    cap = curve(mirrored("50 5! 58 5 63 7 66 12 68 18! 60 20 50 20.6!"))
    glow = fill(ellipse(50, 40, 31, 22), mix(inks.t2, inks.light, 0.25)) + fill(ellipse(50, 40, 19, 17), inks.light)
    return (
        stroke(circle(50, 3, 3.2), inks.t6, 2.2)
        + _tentacles(inks)
        + fill(bell, inks.t2)
        + clipped(bell, glow + flame(50, 53, 13, inks.accent, inks.t2, inks.light))
        + fill(ribs, inks.t6)
        + lit(cap, dark(inks), Light((1, 1), (8, 3)))
        + lit(skirt, dark(inks), Light((1, 1.1), (10, 5)), inner=hatch(inks.t4, "10 52 30 53 46 54", 75, 7, 1.4, 7))
        + _scowl(inks)
    )


def _tentacles(inks: Inks) -> Fragment:
    """Four whips that curl outwards, and three frilled arms between them."""
    whips = "".join(
        lit(limb(line, 7, 1), flats, Light((0.9, 0.6), (2.4, 1)))
        for line, flats in (
            ("18 60 8 70 16 80 4 90 10 98", dark(inks)),
            ("82 60 92 70 84 82 97 90 90 99", dark(inks)),
            ("30 62 22 74 33 84 22 99", middle(inks)),
            ("70 62 79 72 68 84 80 98", middle(inks)),
        )
    )
    frills = "".join(
        lit(curve(line), warm(inks), SOFT)
        for line in (
            "38 60! 33 68 42 74 35 81 43 88 37 100! 47 94 45 86 52 79 45 71 49 62!",
            "49 62! 47 71 55 77 48 85 56 92 52 103! 62 95 60 87 65 81 58 73 62 61!",
        )
    )
    return whips + frills


def _scowl(inks: Inks) -> Fragment:
    """Two slanted eyes in the skirt, lit like the panes."""
    eyes = curves(*both("55 57! 62 51.6 71 51 74 53.4! 70 58.6 62 60.4"))
    pupils = "".join(ellipse(x, 55.8, 1.5, 2.4) for x in (36, 64))
    brows = polygons(*both("53 55.6 62 49.6 75 48.6 75.6 51 63 52 54 58.4"))
    return fill(eyes, inks.glow) + fill(pupils, inks.accent) + fill(brows, inks.t6)
