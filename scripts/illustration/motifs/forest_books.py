"""Grimoires of Soulstern: the one with an eye, the one that bites, the frozen one."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, stroke
from ..inks import DARK_GOLD, GOLD, PAPER, SOULSTERN, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, moved, polygon, star, turned
from .books import Volume
from .parts import (
    GOLDEN,
    accented,
    dark,
    fangs,
    hatch,
    limb,
    paper,
    polygons,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("livre-oeil", SOULSTERN)
def book_with_an_eye(inks: Inks) -> Fragment:
    """A blue book with an eye in a gold star on its cover, closed by two clasps."""
    volume = Volume()
    fittings = GOLDEN
    x, y = volume.at(0.53, 0.5)
    points = [20 if i % 4 == 0 else 13.5 if i % 2 == 0 else 9.6 for i in range(16)]
    sun = polygon([turned((x, y), i * 22.5 - 90, r, 0) for i, r in enumerate(points)])
    eye = curve(moved("-9 0! -4 -4.6 0 -5.6 4 -4.6 9 0! 4 4.6 0 5.6 -4 4.6", x, y))
    return (
        volume.drawn(
            inks,
            Flats(inks.light, inks.t4, inks.t5),
            inner=hatch(inks.t3, "26 22 28 50 31 88", -3, 11, 1.4, 13),
            bands=DARK_GOLD,
        )
        + stroke(polygon(volume.quad(0.13, 0.08, 0.93, 0.92)), GOLD, 1.2)
        + volume.corner_plates(fittings)
        + volume.clasp(fittings, 0.25, inks.t5)
        + volume.clasp(fittings, 0.75, inks.t5)
        + lit(sun, GOLDEN, Light((0.8, 0.8), (8, 5)))
        + fill(circle(x, y, 10.6), inks.t6)
        + fill(eye, "#FFFFFF")
        + fill(circle(x, y, 4.4), inks.accent)
        + fill(ellipse(x, y, 1.5, 4), inks.t6)
        + fill(circle(x - 1.8, y - 1.8, 1), "#FFFFFF")
    )


@motif("herbier-mordant", SOULSTERN)
def biting_herbarium(inks: Inks) -> Fragment:
    """A herbarium out of whose open pages a toothed plant grows."""
    cover = polygon("4 74 50 84 96 74 97 82 50 96 3 82")
    left, right = (
        curve("6 70! 18 62 36 66 50 76! 50 88! 36 80 20 78 6 79!"),
        curve("94 70! 82 62 64 66 50 76! 50 88! 64 80 80 78 94 79!"),
    )
    stem = limb("50 82 44 68 48 56 54 46 52 36", 5, 4)
    second = limb("52 80 62 70 74 66 80 56", 3.4, 2) + limb("48 80 36 70 26 66 20 58", 3.4, 2)
    upper = curve("52 36! 40 36 28 30 24 18! 32 6 48 0 62 4! 74 8 80 18 80 26! 66 24 56 28 52 36!")
    lower = curve("50 36! 58 44 72 44 84 36! 88 42 84 50 74 54! 60 56 50 48 47 40!")
    throat = polygon("52 34 80 26 86 38 70 42 58 42")
    spots = (
        ellipse(38, 16, 3, 2.4)
        + ellipse(50, 10, 2.6, 2)
        + ellipse(62, 12, 2.2, 1.8)
        + ellipse(44, 24, 2, 1.6)
    )
    buds = "".join(
        lit(curve(line), accented(inks), SOFT)
        for line in (
            "80 57! 74 50 76 42 84 40! 90 46 90 54 84 58!",
            "20 59! 12 56 8 48 12 42! 20 42 26 48 24 56!",
        )
    )
    bud_teeth = polygons("77 44 80 48 83 43", "83 43 85 48 88 45", "11 45 15 49 16 43", "16 43 20 48 23 46")
    leaves = "".join(
        lit(curve(line), Flats(inks.light, inks.t3, inks.t4), SOFT)
        for line in ("46 70! 34 70 26 76 22 84! 34 84 42 78!", "52 62! 62 58 72 60 78 68! 66 70 58 68!")
    )
    lines = "".join(
        brush(line, 0.9, 0.9) for line in ("12 72 24 70 34 73", "66 73 76 70 88 72", "68 77 78 75 88 76")
    )
    return (
        lit(cover, dark(inks), Light((0.6, 0.9), (10, 4)))
        + lit(left, paper(inks), Light((0.8, 0.9), (0, 0)))
        + lit(right, Flats("#FFFBF0", PAPER, mix(PAPER, inks.t3, 0.3)), Light((0.8, 0.9), (-16, 2)))
        + fill(lines, inks.t4)
        + lit(second, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + buds
        + fill(bud_teeth, "#FFFFFF")
        + lit(stem, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + leaves
        + fill(throat, inks.t6)
        + fill(curve("58 38! 68 32 80 32 90 28! 86 34 92 36! 80 38 68 40"), inks.t2)
        + fill(fangs("54 33 66 27 80 26", 6, 9, angle=80), "#FFFFFF")
        + fill(fangs("58 44 72 44 84 37", 5, 8, angle=-95), "#FFFFFF")
        + lit(lower, accented(inks), Light((0.8, 0.9), (3, 6)))
        + lit(upper, accented(inks), Light((1.1, 1.1), (7, 5)), inner=fill(spots, inks.t4))
    )


@motif("psautier-gel", SOULSTERN)
def frozen_psalter(inks: Inks) -> Fragment:
    """A book frozen in a block of ice."""
    front, top, side = (
        polygon("8 32 70 40 70 98 8 88"),
        polygon("8 32 34 14 94 20 70 40"),
        polygon("70 40 94 20 94 76 70 98"),
    )
    book = Volume(corners=((26, 44), (58, 47), (58, 84), (26, 80)), depth=(-6, -4))
    inside = book.drawn(inks, Flats(inks.t2, inks.t4, inks.t5), bands=inks.t3) + book.corner_plates(
        Flats(inks.light, inks.t2, inks.t3), 0.22
    )
    x, y = book.at(0.5, 0.5)
    emblem = fill(star(x, y, 8, 2.6, 6), inks.t1) + fill(circle(x, y, 2.4), inks.accent)
    cracks = "M70 40L64 52L68 60L60 70M8 60L18 66L16 76M34 14L40 24L36 32M94 50L84 56L80 70M70 40L78 48"
    frost = polygons("8 32 22 34 8 50", "70 98 54 95 70 80", "34 14 50 15.4 42 24", "94 20 94 34 84 29")
    gleams = polygons("14 38 20 39 14 60 11 58", "24 40 27 40.4 20 66 18 65", "76 42 80 39 80 84 76 88")
    drips = "".join(
        polygon(line) for line in ("8 88 14 89 10 99", "30 91 36 92 33 100", "52 95 58 96 56 101")
    )
    return (
        fill(lens(50, 98, 100, 4), inks.t4)
        + fill(drips, inks.t2)
        + fill(front, mix(inks.t1, inks.t2, 0.55))
        + inside
        + emblem
        + fill(side, inks.t3)
        + fill(top, inks.light)
        + fill(polygon("34 14 94 20 70 40 60 30"), inks.t1)
        + fill(frost, "#FFFFFF")
        + fill(gleams, inks.light)
        + stroke(cracks, "#FFFFFF", 1)
        + stroke("M8 32L70 40L94 20M70 40V98", "#FFFFFF", 1.4)
        + stroke("M8 32V88L70 98L94 76V20L34 14Z", inks.t4, 1.2)
    )
