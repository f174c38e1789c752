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
    limb,
    middle,
    polygons,
    wedges,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("freezor", SOULSTERN, shrink=0.88)
def freezor(inks: Inks) -> Fragment:
    """Freezor, lord of ice: an antlered mask, a beard of icicles, a mantle of fur."""
    mantle = "50 52! 62 50 72 46! 76 52 84 48! 86 56 94 56! 93 63 101 68! 97 74 103 82! 98 88 102 101! 50 101"
    antlers = [
        ("58 26 68 18 74 6 86 -2 96 -8", 6, 1.6),
        ("72 10 70 0 74 -8", 4, 1.2),
        ("80 2 82 -6 80 -12", 3.4, 1),
        ("68 18 80 18 92 12 100 10", 4.4, 1.2),
        ("84 15 92 20 102 22", 3, 1),
    ]
    ice = Flats("#FFFFFF", inks.t1, inks.t3)
    mask = curve(mirrored("50 12! 58 16 66 18! 69 30 66 44! 60 54 54 60 50 64!"))
    planes = polygon("50 12 58 16 66 18 69 30 66 44 58 44 54 36 50 40")
    cheeks = polygons("34 44 42 44 46 58 42 54", "66 44 58 44 54 58 58 54")
    spikes = [
        (36, 56, 26),
        (41, 60, 34),
        (46, 63, 40),
        (50, 64, 44),
        (54, 63, 40),
        (59, 60, 34),
        (64, 56, 26),
        (32, 50, 20),
        (68, 50, 20),
    ]
    beard = "".join(
        fill(polygon([(x - 3.6, y), (x + 3.6, y), (x + (x - 50) * 0.16, y + length)]), inks.light)
        + fill(polygon([(x, y), (x + 3.6, y), (x + (x - 50) * 0.16, y + length)]), inks.t2)
        for x, y, length in sorted(spikes, key=lambda s: -abs(s[0] - 50))
    )
    fur = (
        hatch(inks.t3, "4 74 12 64 24 54", 60, 11, 1.8, 9)
        + hatch(inks.t3, "10 96 18 84 30 72", 50, 12, 1.8, 9, 2)
        + hatch(inks.t3, "96 74 88 64 76 54", 120, 11, 1.6, 8, 3)
    )
    crown = polygons("36 20 40 4 44 17", "64 20 60 4 56 17", "45 15 50 -6 55 15")
    return (
        lit(
            curve(mirrored(mantle)), Flats(inks.light, inks.t5, inks.t6), Light((1.4, 1.2), (8, 5)), inner=fur
        )
        + lit(curve(mirrored("50 50! 60 52 70 60 68 74! 62 70 58 80! 54 76 50 84!")), middle(inks), SOFT)
        + "".join(lit(limb(side, a, b), ice, SOFT) for line, a, b in antlers for side in both(line))
        + fill(crown, inks.light)
        + fill(polygons("40 4 44 17 40 18", "60 4 56 17 60 18", "50 -6 55 15 50 16"), inks.t2)
        + lit(mask, Flats("#FFFFFF", inks.t1, inks.t1), Light((1, 1), (0, 0)))
        + fill(planes, inks.t2)
        + fill(cheeks, inks.t3)
        + fill(polygons("33 26 48 34 46 40 37 36", "67 26 52 34 54 40 63 36"), inks.t6)
        + fill(polygons("38 31 45.6 35 44 37.6 40 35.6", "62 31 54.4 35 56 37.6 60 35.6"), inks.accent)
        + fill(polygon("50 34 53 48 50 52 47 48"), inks.t3)
        + beard
        + fill(polygon("42 53 50 56 58 53 55 60 50 58 45 60"), inks.t6)
        + fill(fangs("43.6 54 50 56.4 56.4 54", 4, 4), "#FFFFFF")
        + lit(polygon("50 18 54 24 50 31 46 24"), GOLDEN, SOFT)
    )


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
