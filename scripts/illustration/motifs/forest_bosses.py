"""Soulstern's bosses: Freezor, lord of ice, and the mother of wolves."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed
from ..inks import SOULSTERN, Inks
from ..paths import curve, ellipse, mirrored, polygon, star
from .parts import (
    GOLDEN,
    both,
    curves,
    fangs,
    hatch,
    middle,
    polygons,
    wedges,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("mere-loups", SOULSTERN, shrink=0.88)
def mother_of_wolves(inks: Inks) -> Fragment:
    """The mother of wolves: half woman, half wolf, two wolves' heads at her shoulders, a mantle of fur."""
    mantle = "50 56! 64 54 76 54 86 62! 88 70 94 74! 92 80 98 86! 95 92 98 101! 50 101"
    hair = curve(
        mirrored(
            "50 6! 58 2 62 8! 68 6 70 14! 76 18 74 26! 80 32 76 40! 80 48 74 54! 76 62 68 "
            "68! 62 60 60 50 50 46"
        )
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
    fur = hatch(inks.t2, "10 86 16 76 26 66", 50, 12, 1.8, 8) + hatch(
        inks.t3, "90 86 84 76 74 66", 130, 12, 1.6, 7, 3
    )
    return (
        lit(
            curve(mirrored(mantle)), Flats(inks.light, inks.t3, inks.t4), Light((1.3, 1.2), (8, 5)), inner=fur
        )
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
            wedges(
                [(38, 38, 7, 1.2, 10), (38, 41.6, 7, 1.2, 0), (62, 38, 7, 1.2, 170), (62, 41.6, 7, 1.2, 180)]
            ),
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
