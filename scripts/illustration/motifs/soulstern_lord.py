"""Freezor, the lord of Soulstern: frontal, symmetric, widest at his antlers."""

import random

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit
from ..inks import SOULSTERN, Inks, mix
from ..paths import circle, curve, gouges, mirrored, polygon
from .parts import (
    GOLDEN,
    both,
    curves,
    dark,
    limb,
    polygons,
    wedges,
)
from .registry import motif
from .soulstern_stock import fur, shards

SOFT = FROM_LEFT.scaled(0.6)


@motif("freezor", SOULSTERN, shrink=0.94)
def freezor(inks: Inks) -> Fragment:
    """Freezor, lord of ice: an antlered mask of ice, a beard of icicles, a mantle of fur."""
    mantle = curve(
        mirrored(
            "50 54! 62 52 74 50 83 54! 85 52 91 57! 92 61 97 66! 94 69 99 76! 96 79 101 86! 98 90 102 "
            "101! 50 101"
        )
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
            plain,
            Flats(inks.light, mix(inks.light, inks.t1, 0.7), inks.t2),
            Light((0.8, 0.8), (19, 0)),
            inner=planes,
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
