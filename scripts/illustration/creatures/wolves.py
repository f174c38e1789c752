"""Wolves: one that howls, a cub, a mother of wolves; and a hound."""

import random

from ..document import FROM_LEFT, SOFT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed
from ..frost import shards, snow
from ..inks import Inks
from ..parts import (
    GOLDEN,
    both,
    chain,
    curves,
    cuts,
    dark,
    deep,
    fangs,
    hatch,
    limb,
    middle,
    polygons,
    shadow,
    wedges,
    white,
)
from ..paths import brush, circle, curve, ellipse, gouges, mirrored, polygon, star, turned, wedge

# -------------------------------------------------------------------------------------------------- wolf


def frost_wolf(inks: Inks) -> Fragment:
    """A wolf that howls on a rock, in profile, its mane of icicles."""
    body = curve(
        "90 1! 88 6 82 11 78 16! 86 15 93 11! 92 17 87 23 81 28! 78 36 78 44! 81 50 79 60 74 70 71 80 70 86! "
        "74 88 75 91! 60 91! 60 88 62 84 60 74! 54 73 48 75 44 80! 41 85 46 88 46 91! 22 91! "
        "21 86 24 80 22 72! "
        "24 64 32 56 40 50! 46 44 52 36 58 29! 62 24 66 20 67 18! 60 15 56 9! 64 10 72 11 75 9! 80 5 85 1"
    )
    far = curve("66 66! 74 70 78 78 80 86! 84 88 85 91! 74 91! 72 80") + curve(
        "40 72! 50 78 52 86 56 88! 57 91! 44 91! 40 82"
    )
    tail = curve("25 76! 14 72 5 77 0 87! 5 86 5 90! 10 88 11 92! 17 88 20 90 26 87!")
    rock = polygon("4 100 8 91 22 88 40 90.6 58 88.4 78 90 90 87.6 97 93 100 100")
    cap = curve(
        "7 92! 14 86 26 88 40 89 56 87 76 88.4 90 85.6 98 93! 92 91.4 88 95 80 92 72 94 62 "
        "92 50 95 40 92 30 94.6 22 91.6 12 95"
    )
    mane = [
        (60, 27, 15, 6, 205), (55, 33, 17, 6.4, 208), (50, 39, 18, 6.4, 212), (45, 45, 17, 6, 216),
        (39, 50.6, 15, 5.6, 222), (33, 56, 12, 5, 228), (64, 21, 11, 5, 200), (28, 61, 9, 4, 232),
    ]  # fmt: skip
    cuts = gouges("72 34 70 50 66 66", 205, 13, 1.7, 9, random.Random(2))
    flank = gouges("46 58 38 64 30 74", 60, 10, 1.5, 7, random.Random(4))
    return (
        fill(rock, inks.t5)
        + fill(far, inks.t6)
        + shards(mane, inks)
        + lit(tail, dark(inks), SOFT_FROM_RIGHT)
        + lit(body, dark(inks), Light((-1.1, 1), (-6, 3)), inner=fill(cuts + flank, inks.t4))
        + fill(curve("81 15.4! 84 13 88 8! 88.6 12 84 15!"), inks.t3)
        + fill(polygons("88 6 86 11.4 84.6 9.4", "91 12.6 89.4 8.4 87.6 13.4"), inks.light)
        + fill(curve("74.6 15.6! 77 12 80 11.6! 78.4 14.4"), inks.accent)
        + lit(cap, snow(inks), Light((0, 0.6), (3, 4)))
        + hatch(inks.t4, "16 97 50 98 88 97", -60, 4, 1.2, 9)
    )


def wolf_cub(inks: Inks) -> Fragment:
    """A wolf cub sitting in the snow, one ear down, its paws too big for it."""
    tail = curve("66 82! 78 78 90 66 96 66! 92 72 98 76! 92 80 94 88! 84 94 72 94 64 92!")
    body = curve("36 46! 30 56 30 66 26 76 24 92! 76 92! 76 80 72 68 68 56 64 46!")
    bib = curve("38 52! 34 58 38 62! 36 66 41 70! 42 76 50 84! 58 76 59 70! 64 66 62 62! 66 58 62 52!")
    head = curve(
        "30 30! 22 36 16 40! 22 44 20 50! 28 50 30 56! 40 60 50 62 60 60 70 56! 72 50 80 50! "
        "78 44 84 40! 78 36 70 30! 62 22 50 20 38 22"
    )
    up_ear = curve("32 32! 28 18 30 6 34 2! 42 8 48 16 50 24!")
    down_ear = curve("56 24! 64 14 76 12 86 20 88 30! 80 30 74 36 66 34!")
    muzzle = curve("50 38! 58 42 60 50 56 56 50 58 44 56 40 50 42 42")
    paws = "".join(
        lit(curve(line), white(inks), SOFT_FROM_RIGHT)
        for line in ("30 98! 26 90 32 84 40 84 46 90 46 98!", "54 98! 54 90 60 84 68 84 74 90 70 98!")
    )
    toes = wedges((x, 98, 6, 1.2, -90) for x in (35, 40.6, 59.4, 65))
    legs = curves("36 62! 46 64! 46 90! 32 90! 32 74", "64 62! 54 64! 54 90! 68 90! 68 74")
    return (
        shadow(50, 97.6, 94, inks.t4)
        + lit(tail, middle(inks), FROM_LEFT)
        + lit(
            body,
            Flats(inks.light, inks.t4, inks.t5),
            Light((1.1, 1), (9, 4)),
            inner=hatch(inks.t3, "30 62 28 74 26 88", 0, 8, 1.4, 8),
        )
        + lit(legs, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + lit(bib, white(inks), SOFT_FROM_RIGHT)
        + paws
        + fill(toes, inks.t4)
        + lit(up_ear, middle(inks), SOFT_FROM_RIGHT)
        + fill(curve("34 26! 32 16 34 8! 40 14 43 20!"), inks.t2)
        + lit(
            head,
            Flats(inks.light, inks.t4, inks.t5),
            Light((1.1, 1.1), (10, 4)),
            inner=hatch(inks.t3, "24 44 30 54 38 58", -40, 8, 1.3, 6),
        )
        + lit(down_ear, Flats(inks.light, inks.t5, inks.t6), SOFT_FROM_RIGHT)
        + lit(curve("36 36! 42 30 50 34! 58 30 64 36! 66 44 58 48 50 44 42 48 34 44"), white(inks), SOFT_FROM_RIGHT)
        + lit(muzzle, white(inks), Light((0, 0), (8, 2)))
        + fill(curve("50 44! 55 44 56 47 50 51.4! 44 47 45 44"), inks.t6)
        + fill(
            brush("50 51 50 54", 1, 1)
            + brush("50 54 46 56.4 43.4 54.6", 0.9, 0.6)
            + brush("50 54 54 56.4 56.6 54.6", 0.9, 0.6),
            inks.t6,
        )
        + fill(ellipse(40, 39.6, 3.4, 3.8) + ellipse(60, 39.6, 3.4, 3.8), inks.t6)
        + fill(circle(39, 38.4, 1.2) + circle(59, 38.4, 1.2), inks.accent)
    )


def mother_of_wolves(inks: Inks) -> Fragment:
    """The mother of wolves: half woman, half wolf, two wolves' heads at her shoulders, a mantle of fur."""
    mantle = "50 56! 64 54 76 54 86 62! 88 70 94 74! 92 80 98 86! 95 92 98 101! 50 101"
    hair = curve(
        mirrored("50 6! 58 2 62 8! 68 6 70 14! 76 18 74 26! 80 32 76 40! 80 48 74 54! 76 62 68 68! 62 60 60 50 50 46")
    )
    ears = "".join(
        lit(curve(side), middle(inks), SOFT) for side in both("58 12! 62 0 68 -8 74 -12! 77 -2 77 10 72 22!")
    )
    face = curve(mirrored("50 16 58 18 63 25 63 36 59 46 54 53 50 56!"))
    dress = curve(mirrored("50 54! 57 58 60 68 58 82 62 101! 50 101"))
    claws = "".join(
        polygon(side)
        for line in ("53 88 55 88 54 95", "57 87 59 87 58.6 94", "61 85.4 63 85 63.4 92")
        for side in both(line)
    )
    hands = "".join(
        lit(curve(side), Flats(inks.light, inks.t2, inks.t4), SOFT)
        for side in both("80 74! 74 76 62 74 54 78! 50 82 50 87 54 89! 62 89 72 90 82 90!")
    )
    fur = hatch(inks.t2, "10 86 16 76 26 66", 50, 12, 1.8, 8) + hatch(inks.t3, "90 86 84 76 74 66", 130, 12, 1.6, 7, 3)
    return (
        lit(curve(mirrored(mantle)), Flats(inks.light, inks.t3, inks.t4), Light((1.3, 1.2), (8, 5)), inner=fur)
        + ears
        + fill(curves(*both("64 10! 66 2 71 -5! 72 4 71 12 68 17!")), inks.t2)
        + lit(
            hair,
            Flats(inks.light, inks.t3, inks.t4),
            Light((1.2, 1), (8, 4)),
            inner=hatch(inks.t2, "36 16 30 30 30 48", 30, 12, 1.6, 9),
        )
        + lit(dress, middle(inks), Light((0.9, 0.9), (7, 2)))
        + lit(face, Flats(inks.light, inks.light, inks.t1), Light((0, 0), (11, 1)))
        + fill(curves(*both("52 31! 56 27.6 61 26 62.6 28! 61 32 56 34.6")), inks.t6)
        + fill(ellipse(57, 31, 1.9, 1.9) + ellipse(43, 31, 1.9, 1.9), inks.accent)
        + fill(curves(*both("51.6 25.6! 57 21.6 64 20.6! 58 24 52.6 28!")), inks.t5)
        + fill(polygon("50 30 52 40 50 42.6 48 40"), inks.t2)
        + fill(curve("44 46! 48 44.6 50 45.4 52 44.6 56 46! 54 49.6 50 50.6 46 49.6"), inks.t6)
        + fill(polygons("46 45.8 48 45.6 47.2 50", "54 45.8 52 45.6 52.8 50"), "#FFFFFF")
        + fill(
            wedges([(38, 38, 7, 1.2, 10), (38, 41.6, 7, 1.2, 0), (62, 38, 7, 1.2, 170), (62, 41.6, 7, 1.2, 180)]),
            inks.t3,
        )
        + _wolf_head(inks)
        + placed(_wolf_head(inks), 50, 0, origin=(50, 0), flip=True)
        + hands
        + fill(claws, inks.t6)
        + lit(star(50, 64, 5.4, 2.4, 4), GOLDEN, SOFT)
    )


def _wolf_head(inks: Inks) -> Fragment:
    """A wolf that looks outwards from her right shoulder, snarling."""
    head = curve(
        "36 62! 34 52 30 46! 31 40 28 34! 24 38 22 42! 18 40 16 35! 12 40 13 46! 6 50 0 56 "
        "-4 62! -4 66 0 68! 8 66 14 66! 10 70 6 74! 8 78 12 78! 22 76 30 74 36 70"
    )
    maw = polygon("-1 67 14 65 20 68 10 72 6 74")
    return (
        fill(maw, inks.t6)
        + fill(fangs("1 67 13 65.4", 4, 4.6), inks.light)
        + fill(fangs("8 73.6 15 70.6", 3, 3.4, angle=-90), inks.light)
        + lit(
            head,
            Flats(inks.light, inks.t5, inks.t6),
            Light((1.1, 1), (5, 4)),
            inner=hatch(inks.t3, "30 42 32 54 34 66", 190, 8, 1.4, 7),
        )
        + fill(polygon("8 52 17 53.6 16 57 10 56"), inks.accent)
        + fill(polygon("6 50 18 51 18 53.4 7 52.6"), inks.t6)
        + fill(ellipse(-2.6, 62, 2, 2.4), inks.t6)
        + fill(polygon("14 40 17 37 19 43"), inks.t3)
    )


def hound(inks: Inks) -> Fragment:
    """The count's hound in profile, three spiked collars, burning eyes, its chain taut."""
    body = curve(
        "64 20! 56 26 48 36 40 42! 30 43 20 43 12 46! 6 42 2 34 2 22! -1 30 -2 42 4 52! 2 62 6 72 12 78! "
        "8 84 6 92 4 99! 15 99! 17 92 24 84 28 76! 36 76 46 74 "
        "52 76! 52 84 50 92 47 99! 59 99! 62 90 64 82 66 76! "
        "74 68 78 58 78 48!"
    )
    far = curves(
        "34 74! 32 84 26 92 24 99! 34 99! 38 90 42 82 44 74!", "68 70! 74 80 78 90 80 99! 90 99! 88 88 82 76 76 64!"
    )
    head = curve(
        "58 24! 60 15 66 9 71 8! 70 0 73 -5 77 -7! 80 1 80 7 79 11! 84 13 87 18 90 21! 97 21 102 23 104 26! "
        "104 31 101 34! 93 35 86 36 78 35! 82 41 90 44 98 43! 96 49 87 52 78 50! 70 50 64 44"
    )
    ribs = hatch(inks.t4, "28 50 34 52 44 54", 100, 14, 1.7, 6)
    teeth = fangs("80 35 90 35 99 33.6", 6, 6) + fangs("83 40.6 90 43.6 96 43.4", 4, 4.6, angle=-95)
    collars = ""
    for x, y, angle, half in ((49, 57, 53, 19), (56.5, 50, 48, 18.4), (64, 43, 43, 17)):
        nape, throat = turned((x, y), angle, -half, 0), turned((x, y), angle, half, 0)
        band = [nape, turned((x, y), angle, 0, 2.6), throat]
        spikes = wedge(*nape, 6.4, 4.4, angle + 186) + wedge(*throat, 6, 4.4, angle - 6)
        studs = "".join(circle(*turned((x, y), angle, u, 2.5 - u * u / 90), 1.2) for u in (-13, -7, -1, 5, 11))
        collars += fill(spikes, inks.light) + fill(limb(band, 4.4, 4.4), inks.t2) + fill(studs, inks.light)
    beast = (
        lit(far, Flats(inks.t1, inks.t4, inks.t5), SOFT)
        + lit(body, deep(inks), Light((-1.2, 1.2), (-7, 9)), inner=ribs)
        + chain("45 40 32 26 19 12 6 0", 5.6, inks.t1, inks.t6)
        + fill(polygon("-2 -8 8 -8 12 2 2 6"), inks.t5)
        + collars
        + lit(head, dark(inks), Light((0.4, 1.1), (-2, 7)), inner=hatch(inks.t4, "62 22 64 32 72 42", 20, 9, 1.5, 6))
        + fill(teeth, inks.light)
        + fill(cuts("79 17 14 2.4 200, 76 13 11 2 218, 78 21 10 1.6 180"), inks.accent)
        + fill(curve("78 18.4! 82 16 87 20! 83 22.6 79.6 22"), inks.accent)
        + fill(polygon("77 13.4 89 20.4 87 21 78 17"), inks.t6)
        + fill(polygon("73 9 77 -2 78 10"), inks.t3)
        + fill(ellipse(102.4, 27, 2.4, 2.2), inks.t3)
    )
    return shadow(50, 98.6, 98, inks.t6) + placed(beast, 50, 99, 0.91, origin=(52, 99))
