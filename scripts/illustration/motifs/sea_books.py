"""Grimoires of the coast: of the tides, the drowned one, the burnt log."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import BUTINA, PAPER, Inks, mix
from ..paths import brush, circle, curve, lens, moved, polygon
from .books import Volume
from .parts import copper, dark, hatch, limb, middle, paper, polygons, rot, wedges
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("livre-marees", BUTINA)
def book_of_tides(inks: Inks) -> Fragment:
    """A book with a wave for a clasp and the moon on its cover."""
    volume = Volume()
    sea = curve("20 66! 32 60 38 66 46 62 54 57 60 63 68 59 76 55 80 60 90 57! 92 96! 24 100!")
    foam = brush("20 66 32 60 38 66 46 62 54 57 60 63 68 59 76 55 80 60 90 57", 1.6, 1.6)
    ripples = brush("28 76 38 72 48 74 60 69 72 70 84 66", 1, 1) + brush(
        "30 84 42 80 54 82 68 76 84 76", 1, 1
    )
    moon = curve("64 22! 48 18 36 30 38 42 42 54 58 58 68 48! 56 50 48 42 50 34 53 26")
    wave_clasp = curve("66 66! 70 54 80 46 92 48 98 56 96 64! 90 57 84 60 85 66 89 70 96 70! 90 78 76 78")
    inner = fill(sea, inks.t5) + fill(foam, inks.light) + fill(ripples, inks.t4)
    return (
        volume.drawn(inks, middle(inks), inner=inner, bands=inks.t3)
        + stroke(polygon(volume.quad(0.12, 0.07, 0.94, 0.93)), inks.t1, 0.9)
        + lit(moon, Flats("#FFFFFF", inks.light, inks.t1), Light((0.9, 0.9), (7, 3)))
        + fill(circle(45, 36, 2.4) + circle(49, 47, 1.8) + circle(44, 28, 1.4), inks.t1)
        + fill(
            polygons(
                "66 30 67.4 33 70.6 34 67.4 35 66 38 64.6 35 61.4 34 64.6 33",
                "72 20 72.8 22 75 22.6 72.8 23.2 72 25 71.2 23.2 69 22.6 71.2 22",
            ),
            inks.light,
        )
        + volume.corner_plates(copper(inks))
        + lit(wave_clasp, Flats(inks.light, inks.t1, inks.t2), Light((0.8, 0.9), (4, 4)))
        + fill(brush("72 68 77 58 85 52 92 54", 1.4, 0.5), inks.t3)
    )


@motif("livre-noye", BUTINA, shrink=0.96)
def drowned_book(inks: Inks) -> Fragment:
    """A swollen wet book, dripping, with seaweed for a bookmark; a fish peeps out of it."""
    back_cover = curve("86 14! 95 10! 99 40 96 66 98 92! 90 96! 92 60")
    leaves = curve("50 12! 58 17 66 11 74 17 82 12 90 15! 94 40 91 66 93 94! 82 91 72 96 64 92 52 96!")
    waves = "".join(
        brush(line, 0.9, 0.9)
        for line in (
            "60 17 62 44 59 70 61 94",
            "69 13 72 44 68 70 71 95",
            "78 15 81 44 77 70 79 93",
            "85 13 88 44 84 70 87 93",
        )
    )
    cover = curve("8 16! 20 9 34 16 52 9! 56 38 53 66 56 96! 40 91 24 97 10 92! 12 66 7 40")
    frame = curve("14 22! 24 17 36 22 47 17! 50 40 47 64 49 87! 38 84 26 89 16 85! 18 62 13 40")
    fish = curve("70 52! 80 42 92 42 100 50 99 55! 96 60 88 62 78 60!")
    weed = ("46 12 42 26 50 38 40 52 48 66 42 78", "50 12 56 24 52 34 58 44")
    drops = "".join(curve(moved("0 -4! 2.4 0 0 2.6 -2.4 0", x, y)) for x, y in ((32, 42), (26, 60), (38, 60)))
    falling = "".join(
        curve(moved("0 -3! 1.8 0 0 2 -1.8 0", x, y)) for x, y in ((97, 66), (99, 74), (4, 60), (3, 74))
    )
    return (
        fill(lens(52, 96.6, 100, 5), inks.t4)
        + lit(back_cover, dark(inks), SOFT)
        + lit(leaves, paper(inks), Light((0.8, 0.9), (14, 0)))
        + fill(waves, mix(PAPER, inks.t5, 0.5))
        + lit(fish, Flats(inks.light, inks.t2, inks.t3), Light((0.8, 0.9), (1, 6)))
        + fill(wedges([(81, 49, 8, 1.3, 80), (77, 50, 7, 1.2, 84)]), inks.shadow)
        + fill(circle(91, 48, 3.6), inks.light)
        + fill(circle(92, 48.4, 1.8), inks.t6)
        + fill(curve("94 56! 97 53.6 100 54! 97.6 58"), inks.t6)
        + lit(
            cover,
            dark(inks),
            Light((1.1, 1.2), (8, 6)),
            inner=hatch(inks.t4, "10 30 11 56 12 84", 0, 9, 1.6, 9),
        )
        + stroke(frame, inks.t1, 1.2)
        + fill(drops, inks.t1)
        + "".join(lit(limb(line, 6, 1.6), middle(inks), SOFT) for line in weed)
        + fill(
            wedges([(44, 32, 8, 3, 160), (48, 44, 8, 3, 20), (43, 56, 8, 3, 190), (46, 68, 7, 3, 10)]),
            inks.t4,
        )
        + fill(falling, inks.t4)
    )


@motif("carnet-brule", BUTINA)
def burnt_log(inks: Inks) -> Fragment:
    """A charred log book, half of it burnt away, embers along the edge, an anchor on its cover."""
    cover = curve(
        "14 22! 62 10! 64 18 60 24! 66 26 70 34! 64 38 72 44! 68 50 76 54! 70 60 78 66! 74 "
        "72 80 78! 26 96! 20 60"
    )
    char = curve(
        "60 6! 70 10! 74 24 78 40 86 60 92 80! 78 84! 76 72 72 70! 76 66 66 60! 70 54 63 50! "
        "66 44 58 38! 62 34 54 26! 58 20 54 14!"
    )
    leaves = curve(
        "18 18! 66 6! 70 14 68 20! 75 24 76 32! 72 36 80 42! 76 48 84 52! 79 58 86 64! 84 70 88 76! 82 82!"
    )
    glow = brush("56 12 58 22 55 27 62 34 59 39 66 44 63 50 70 55 67 61 75 67 72 71 77 78", 2.6, 2.6)
    cinders = "".join(
        polygon(moved("0 -2 1.4 0 0 2 -1.4 0", x, y))
        for x, y in ((84, 34), (90, 46), (80, 18), (94, 62), (88, 22), (74, 8))
    )
    anchor = stroke("M40 40V70M32 48H48M28 60Q30 70 40 71Q50 69 51 59", inks.t1, 2.6) + stroke(
        circle(40, 36, 3), inks.t1, 2
    )
    barbs = fill(polygons("25 62 28 56 32 62", "48 60 51.6 55 54 61"), inks.t1)
    spine = polygon("8 19 14 22 26 96 20 93")
    tongues = "".join(
        placed(_tongue(inks), x, y, size, angle=a)
        for x, y, size, a in ((69, 22, 8, 24), (77, 40, 9, 30), (84, 58, 9, 28), (86, 76, 8, 34))
    )
    return rot(
        lit(leaves, paper(inks), SOFT)
        + tongues
        + lit(
            cover,
            Flats(inks.light, inks.shadow, inks.t6),
            Light((1.1, 1.2), (12, 6)),
            inner=fill(char, inks.t6),
        )
        + fill(glow, inks.accent)
        + fill(brush("56 14 58 23 62 34 66 44 70 55 75 67 77 76", 0.9, 0.9), inks.t2)
        + fill(spine, inks.t6)
        + stroke(polygon("18 28 50 20.6 58 82 27 90"), inks.t3, 1)
        + anchor
        + barbs
        + fill(cinders, inks.accent)
        + hatch(inks.t3, "20 40 22 60 25 80", 0, 9, 1.4, 7),
        3,
        50,
        50,
    )


def _tongue(inks: Inks) -> Fragment:
    return fill(curve("0 .4! -.6 -.3 -.5 -1 -.1 -1.5 0 -2.2! .5 -1.5 .7 -.6 .5 0"), inks.accent) + fill(
        curve("0 .3! -.3 -.2 -.1 -.8 .1 -1.3! .35 -.7 .3 -.1"), inks.t2
    )
