"""What hangs in the air or the water of Butina's coast: the thieving gull, the jellyfish with a light."""

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, stroke
from ..inks import BUTINA, Inks, mix
from ..paths import circle, curve, ellipse, lens, mirrored, polygon
from .parts import (
    accented,
    both,
    curves,
    dark,
    flame,
    hatch,
    limb,
    middle,
    polygons,
    steel,
    warm,
    wedges,
)
from .registry import motif

SMALL = FROM_LEFT.scaled(0.6)


@motif("mouette-pillarde", BUTINA, shrink=0.93)
def swooping_gull(inks: Inks) -> Fragment:
    """A gull that flies off to the right with a silver spoon in its beak, wings raised, feet still hanging."""
    plumage = Flats(inks.light, mix(inks.light, inks.t1, 0.3), mix(inks.t1, inks.t2, 0.7))
    body = curve(
        "26 74! 34 66 44 58 54 53 63 48 69 41 75 36 82 34 88.6 37 91 "
        "43 89 49.6 84 54 80 60 74 70 64 79 52 84 40 84 31 80!"
    )
    tail = curve("34 68! 22 72 12 74 2 73! 7 79 3 84! 11 85 11 91! 20 88 30 84 38 80!")
    near = curve(
        "66 54! 62 38 52 22 38 10 18 1 2 0! 9 7 3 11! 11 14 7 20! 15 22 12 "
        "29! 20 30 19 37! 27 37 27 44! 34 45 40 54 46 66! 58 66"
    )
    far = curve("68 46! 68 32 72 18 80 8 92 2! 90 10 97 12! 91 17 95 22! 88 25 90 31! 84 32 82 38!")
    quills = wedges(
        [
            (12, 6, 18, 1.5, 24),
            (14, 15, 18, 1.5, 20),
            (17, 24, 17, 1.5, 18),
            (24, 33, 16, 1.4, 18),
            (32, 42, 14, 1.4, 24),
        ]
    )
    tips = curve("2 0! 9 7 3 11! 11 14 7 20! 15 22 12 29! 20 30 19 37! 25 28 24 18 20 8 14 2")
    feet = "".join(
        lit(limb(leg, 2.6, 2.2), warm(inks), SMALL) + lit(polygon(web), warm(inks), SMALL)
        for leg, web in (
            ("54 82 50 89 44 92", "46 90 35 90 33 96 38 95 39 99 44 96 47 98"),
            ("44 83 40 88 34 90", "36 88 25 88 23 93 28 92.6 29 97 34 93.6 37 95"),
        )
    )
    return (
        lit(far, Flats(inks.light, inks.t5, inks.t6), Light((0.9, 0.9), (4, 4)))
        + feet
        + lit(tail, Flats(inks.light, inks.t5, inks.t6), Light((0.6, 1), (6, 6)))
        + lit(
            body,
            plumage,
            Light((0.9, 1), (2, 13)),
            inner=hatch(inks.t3, "46 82 60 77 72 66", -120, 8, 1.3, 9),
        )
        + lit(
            near,
            Flats(inks.light, inks.t4, inks.t5),
            Light((0.9, 1.1), (9, 7)),
            inner=fill(tips, inks.t6) + fill(quills, inks.t3),
        )
        + _gull_head(inks)
    )


def _gull_head(inks: Inks) -> Fragment:
    """Frown, hooked beak, and the spoon that hangs from it."""
    upper = curve("87 41! 95 41.6 100.6 45 101.6 52.6! 97 49.6 92 48 87.4 47.2!")
    lower = curve("87.6 47! 93 48 96.6 50.4! 92 52.6 87 52!")
    handle = limb("98.4 33 94 47 89.6 62", 3, 3.4)
    bowl = curve("90.6 58! 95 62 95.6 70 91.6 79 87 84! 81 82 79.6 75 82 67 86 60.6!")
    hollow = curve("89 63! 92 67 91.6 72 88.6 77 86 79.6! 83 77 83.4 72 86 66")
    return (
        fill(curve("73 37! 80 36.6 87 40.4! 87.6 43 83 43 78 41.4"), inks.t6)
        + fill(lens(82.4, 42.6, 7, 4, 16), inks.t2)
        + fill(circle(83.6, 42.8, 1.7), inks.t6)
        + fill(polygon("72.6 35 88.4 40.4 88 42.6 74 39"), inks.t6)
        + lit(lower, accented(inks), SMALL)
        + stroke(handle, inks.t6, 1.6)
        + stroke(bowl, inks.t6, 1.6)
        + lit(handle, steel(inks), SMALL)
        + lit(bowl, steel(inks), Light((0.9, 0.8), (5, 3)))
        + fill(hollow, mix(inks.light, inks.t5, 0.5))
        + lit(upper, Flats(inks.t2, inks.accent, mix(inks.accent, inks.t6, 0.42)), Light((0.6, 0.9), (2, 5)))
    )


@motif("meduse-lanterne", BUTINA, shrink=0.97)
def lantern_jellyfish(inks: Inks) -> Fragment:
    """A jellyfish whose bell is a ship's lantern: ribs, panes, a flame inside, a scowl above the skirt."""
    bell = curve(mirrored("50 9! 61 10 68 15 72 24 80 32 88 41 92 52!"))
    ribs = "".join(
        limb(line, 3.4, 3.8) for side in both("56 14 66 28 76 40 80 54") for line in [side]
    ) + "".join(limb(side, 2.8, 3.2) for side in both("53 12 57 28 60 40 61 54"))
    skirt = curve(
        mirrored(
            "50 50! 66 50 82 49 94 47! 98 54 97 62 91 66! 86 60 80 60 76 67! 71 61 65 61 61 68! 56 62 52 62 50 63!"
        )
    )
    cap = curve(mirrored("50 5! 58 5 63 7 66 12 68 18! 60 20 50 20.6!"))
    glow = fill(ellipse(50, 40, 31, 22), mix(inks.t2, inks.light, 0.25)) + fill(
        ellipse(50, 40, 19, 17), inks.light
    )
    return (
        stroke(circle(50, 3, 3.2), inks.t6, 2.2)
        + _tentacles(inks)
        + fill(bell, inks.t2)
        + clipped(bell, glow + flame(50, 53, 13, inks.accent, inks.t2, inks.light))
        + fill(ribs, inks.t6)
        + lit(cap, dark(inks), Light((1, 1), (8, 3)))
        + lit(
            skirt,
            dark(inks),
            Light((1, 1.1), (10, 5)),
            inner=hatch(inks.t4, "10 52 30 53 46 54", 75, 7, 1.4, 7),
        )
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
        lit(curve(line), warm(inks), SMALL)
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
