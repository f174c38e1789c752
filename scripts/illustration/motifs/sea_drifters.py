"""What hangs in the air or the water of Butina's coast: the thieving gull, the jellyfish with a light."""

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, shifted, stroke
from ..inks import BUTINA, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, mirrored, polygon
from .parts import (
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


@motif("mouette-pillarde", BUTINA, shrink=0.96)
def thieving_gull(inks: Inks) -> Fragment:
    """A gull in a thief's mask, a silver spoon in its beak, fork and knife tucked under its wing."""
    plumage = Flats("#FFFFFF", inks.light, mix(inks.t1, inks.t2, 0.55))
    body = curve(
        "44 34 46 21 54 13 64 10 74 13 80 22 80 32 77 42 83 54 86 68 82 84 72 98 50 100 32 98 22 84 28 64 38 48"
    )
    wing = curve(
        "40 44! 52 46 62 58 62 74 50 88 32 96 14 100 -4 99! 3 93 -3 89! 6 86 2 80! 11 78 8 71! 16 69 16 62! "
        "24 58 32 50"
    )
    tips = curve("-4 99! 3 93 -3 89! 6 86 2 80! 11 78 8 71! 18 76 24 88 14 100")
    mask = curve("45 21! 56 17.4 70 18 80.4 23! 81 30 74 31 66 29.4 56 28 44.6 29!")
    knot = polygons("47 25 34 15 31 22 39 24.6", "47 25 38 25 30 33 37 36")
    upper = curve("79 24! 90 24 98.6 28 100 38! 94 34 87 33 78.6 33.6!")
    lower = curve("78.6 33! 87 33 92.6 35! 88 39.4 78 38.6!")
    quills = [(12, 75, 16, 1.6, -14), (8, 84, 18, 1.6, -10), (6, 93, 18, 1.6, -8), (20, 66, 14, 1.5, -20)]
    return (
        _stolen_cutlery(inks)
        + lit(
            body,
            plumage,
            Light((-0.9, 1.1), (-17, 7)),
            inner=hatch(inks.t3, "84 58 86 72 80 88", 172, 9, 1.4, 7),
        )
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
        + lit(upper, Flats(inks.light, inks.t1, inks.t2), SMALL)
        + lit(lower, Flats(inks.t1, inks.t2, inks.t3), SMALL)
        + fill(brush("84 27.6 88 27.4 91 29", 1, 0.4), inks.shadow)
    )


def _stolen_cutlery(inks: Inks) -> Fragment:
    """Fork and knife, only their upper halves to be seen."""
    fork = curve(
        "-1.4 40! -1.6 16 -6 10 -6 0! -4.4 0! -3.6 8! -2.4 8! -1 0! 1 0! 2.4 8! 3.6 8! 4.4 0! 6 0! 6 10 "
        "1.6 16 1.4 40!"
    )
    knife = curve("-1.6 42! -2 20! -4 18 -4 4 2 -4! 3 8 2 42!")
    return placed(lit(fork, steel(inks), SMALL), 9, 24, 1.05, angle=-30) + placed(
        lit(knife, steel(inks), SMALL), 24, 15, 1.05, angle=-16
    )


def _stolen_spoon(inks: Inks) -> Fragment:
    """The spoon that hangs from the beak."""
    handle = limb("98.4 36 97 47 95.6 62", 3, 3.4)
    bowl = curve("95.6 58! 100 62 101 70 98 79 94 84! 88 82 86 75 88 67 92 60.6!")
    hollow = curve("94.6 63! 98 67 98 72 95.6 77 93.4 79.6! 90 77 89.6 72 92 66")
    return lit(handle, steel(inks), SMALL) + lit(bowl, steel(inks), SMALL) + fill(hollow, inks.t5)


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
