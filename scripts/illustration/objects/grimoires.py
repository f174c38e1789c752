"""Closed and open grimoires: wet, burnt, locked, chained, frozen, biting, screaming."""

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import DARK_GOLD, GOLD, PAPER, Inks, mix
from ..parts import (
    GOLDEN,
    accented,
    chain,
    copper,
    dark,
    fangs,
    hatch,
    iron,
    limb,
    middle,
    paper,
    polygons,
    rot,
    steel,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, star, turned
from .volume import Volume


def book_of_tides(inks: Inks) -> Fragment:
    """A book with a wave for a clasp and the moon on its cover."""
    volume = Volume()
    sea = curve("20 66! 32 60 38 66 46 62 54 57 60 63 68 59 76 55 80 60 90 57! 92 96! 24 100!")
    foam = brush("20 66 32 60 38 66 46 62 54 57 60 63 68 59 76 55 80 60 90 57", 1.6, 1.6)
    ripples = brush("28 76 38 72 48 74 60 69 72 70 84 66", 1, 1) + brush("30 84 42 80 54 82 68 76 84 76", 1, 1)
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
    falling = "".join(curve(moved("0 -3! 1.8 0 0 2 -1.8 0", x, y)) for x, y in ((97, 66), (99, 74), (4, 60), (3, 74)))
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
        + lit(cover, dark(inks), Light((1.1, 1.2), (8, 6)), inner=hatch(inks.t4, "10 30 11 56 12 84", 0, 9, 1.6, 9))
        + stroke(frame, inks.t1, 1.2)
        + fill(drops, inks.t1)
        + "".join(lit(limb(line, 6, 1.6), middle(inks), SOFT) for line in weed)
        + fill(wedges([(44, 32, 8, 3, 160), (48, 44, 8, 3, 20), (43, 56, 8, 3, 190), (46, 68, 7, 3, 10)]), inks.t4)
        + fill(falling, inks.t4)
    )


def burnt_log(inks: Inks) -> Fragment:
    """A charred log book, half of it burnt away, embers along the edge, an anchor on its cover."""
    cover = curve(
        "14 22! 62 10! 64 18 60 24! 66 26 70 34! 64 38 72 44! 68 50 76 54! 70 60 78 66! 74 72 80 78! 26 96! 20 60"
    )
    char = curve(
        "60 6! 70 10! 74 24 78 40 86 60 92 80! 78 84! 76 72 72 70! 76 66 66 60! 70 54 63 50! "
        "66 44 58 38! 62 34 54 26! 58 20 54 14!"
    )
    leaves = curve("18 18! 66 6! 70 14 68 20! 75 24 76 32! 72 36 80 42! 76 48 84 52! 79 58 86 64! 84 70 88 76! 82 82!")
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
        + lit(cover, Flats(inks.light, inks.shadow, inks.t6), Light((1.1, 1.2), (12, 6)), inner=fill(char, inks.t6))
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


def book_of_locks(inks: Inks) -> Fragment:
    """A small black book with seven locks and no title."""
    volume = Volume(corners=((30, 12), (74, 16), (72, 92), (28, 86)), depth=(-10, 2))
    black = Flats(inks.light, inks.t5, inks.t6)
    straps = "".join(polygon(volume.quad(-0.02, v, 1.05, v + 0.045)) for v in (0.14, 0.36, 0.58, 0.8))
    locks = [(78, 24, 1.0), (77, 42, 0.86), (77, 59, 1.05), (76, 76, 0.9), (50, 26, 0.7), (50, 45, 0.82), (48, 64, 0.7)]
    return (
        volume.drawn(inks, black, inner=hatch(inks.t4, "32 20 31 50 30 82", 0, 8, 1.4, 9), bands=inks.t4)
        + fill(straps, mix(inks.light, inks.t5, 0.55))
        + volume.corner_plates(steel(inks), 0.16)
        + "".join(
            _hanging_lock(inks, x, y, size, copper(inks) if i % 2 else steel(inks))
            for i, (x, y, size) in enumerate(locks)
        )
    )


def _hanging_lock(inks: Inks, x: float, y: float, size: float, flats: Flats) -> Fragment:
    body = curve("-6 -1! 6 -1! 7.4 4 5 10 0 12 -5 10 -7.4 4")
    lock = (
        stroke("M-3.6-1V-4C-3.6-9 3.6-9 3.6-4V-1", inks.t6, 3.4)
        + stroke("M-3.6-1V-4C-3.6-9 3.6-9 3.6-4V-1", mix(inks.light, inks.t5, 0.4), 1.6)
        + stroke(body, inks.t6, 1.6)
        + lit(body, flats, Light((0.7, 0.7), (4, 2)))
        + fill(circle(0, 4, 1.7) + polygon("-.8 4 .8 4 1.5 8 -1.5 8"), inks.t6)
    )
    return placed(lock, x, y, size)


def mushroom_cookbook(inks: Inks) -> Fragment:
    """A cookery book overgrown with mushrooms, a wooden spoon for a bookmark."""
    volume = Volume(corners=((22, 28), (70, 22), (76, 90), (28, 97)), depth=(-9, -3))
    pot = curve("36 58! 62 55! 64 66 60 74 52 77 42 76 36 69")
    spoon = lit(limb("58 28 66 4", 3, 3), wood(inks), SOFT) + lit(
        curve("66 8! 60 2 62 -7 69 -8 74 -2 71 5!"), wood(inks), SOFT
    )
    return (
        spoon
        + volume.drawn(inks, wood(inks), bands=inks.t6)
        + stroke(polygon(volume.quad(0.12, 0.08, 0.92, 0.92)), inks.t1, 1)
        + fill(pot, inks.t1)
        + fill(polygon("33 55 65 51.6 65 55 33 58.4"), inks.t1)
        + stroke("M42 48C39 44 45 42 42 37M50 47C47 43 53 41 50 36M58 46C55 42 61 40 58 35", inks.t1, 1.4)
        + "".join(
            _mushroom(inks, x, y, size, angle, tone)
            for x, y, size, angle, tone in (
                (24, 30, 1.15, -14, "accent"),
                (10, 36, 0.7, -30, "t2"),
                (76, 50, 0.8, 62, "accent"),
                (80, 66, 1.2, 74, "t3"),
                (72, 92, 1.0, 34, "accent"),
                (40, 27, 0.72, 4, "t3"),
                (16, 78, 0.9, -60, "accent"),
                (84, 90, 0.7, 50, "t2"),
            )
        )
        + fill("".join(ellipse(x, y, r, r * 0.6) for x, y, r in ((26, 92, 5), (34, 96, 4), (70, 26, 4))), inks.t4)
    )


def _mushroom(inks: Inks, x: float, y: float, size: float, angle: float, tone: str) -> Fragment:
    colour = getattr(inks, tone)
    cap = curve("-12 -10! -11 -18 -4 -23 2 -23 9 -20 12 -13 12 -10! 6 -8 -6 -8")
    stem = curve("-3 -9! 3 -9! 3 -3 5 2! -5 2! -3.6 -3")
    spots = (
        ellipse(-5, -16, 2.2, 1.7)
        + ellipse(3, -18.6, 1.7, 1.3)
        + ellipse(6.6, -13, 1.8, 1.3)
        + ellipse(-1, -12.6, 1.2, 0.9)
    )
    drawn = (
        lit(stem, white(inks), SOFT)
        + fill(lens(0, -9.4, 22, 3), inks.t5)
        + lit(cap, Flats(inks.light, colour, mix(colour, inks.t5, 0.45)), Light((0.8, 0.9), (6, 3)))
        + fill(spots, inks.light)
    )
    return placed(drawn, x, y, size, angle=angle)


def chained_ledger(inks: Inks) -> Fragment:
    """An enormous ledger wrapped in chains, a price tag hanging from it."""
    volume = Volume(corners=((20, 12), (88, 6), (92, 84), (26, 95)), depth=(-16, -3))
    tag = polygon("60 62 78 56 86 64 88 86 66 91")
    links = [
        chain(line, 6, mix(inks.light, inks.t5, 0.3), inks.t6)
        for line in ("0 26 30 34 60 40 96 36", "6 84 34 64 62 34 92 12", "2 66 30 70 62 74 94 66")
    ]
    return (
        volume.drawn(inks, accented(inks), bands=inks.t1)
        + stroke(polygon(volume.quad(0.1, 0.07, 0.93, 0.93)), inks.t1, 1.2)
        + volume.corner_plates(iron(inks), 0.17)
        + "".join(links)
        + stroke("M60 46C66 50 70 54 73 61", inks.t6, 1.6)
        + fill(polygon("61 64 79 58 88 66 90 88 68 93"), inks.t6)
        + lit(tag, paper(inks), SOFT)
        + fill(circle(74, 63, 2), inks.t6)
        + fill(polygons("70 72 83 68 83.4 70 70.4 74", "71 77 80 74 80.4 76 71.4 79"), inks.t6)
        + fill(circle(78, 83, 3.6), GOLD)
        + _big_padlock(inks)
    )


def _big_padlock(inks: Inks) -> Fragment:
    body = curve(mirrored("44 48! 54 48! 57 56 55 66 44 68", axis=44))
    return (
        stroke("M38 49V42C38 32 50 32 50 42V49", inks.t6, 6)
        + stroke("M38 49V42C38 32 50 32 50 42V49", mix(inks.light, inks.t5, 0.4), 3)
        + stroke(body, inks.t6, 2)
        + lit(body, steel(inks), Light((0.9, 0.9), (8, 3)))
        + fill(circle(44, 56, 2.6) + polygon("42.8 56 45.2 56 46.4 63 41.6 63"), inks.t6)
    )


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
    spots = ellipse(38, 16, 3, 2.4) + ellipse(50, 10, 2.6, 2) + ellipse(62, 12, 2.2, 1.8) + ellipse(44, 24, 2, 1.6)
    buds = "".join(
        lit(curve(line), accented(inks), SOFT)
        for line in ("80 57! 74 50 76 42 84 40! 90 46 90 54 84 58!", "20 59! 12 56 8 48 12 42! 20 42 26 48 24 56!")
    )
    bud_teeth = polygons("77 44 80 48 83 43", "83 43 85 48 88 45", "11 45 15 49 16 43", "16 43 20 48 23 46")
    leaves = "".join(
        lit(curve(line), Flats(inks.light, inks.t3, inks.t4), SOFT)
        for line in ("46 70! 34 70 26 76 22 84! 34 84 42 78!", "52 62! 62 58 72 60 78 68! 66 70 58 68!")
    )
    lines = "".join(brush(line, 0.9, 0.9) for line in ("12 72 24 70 34 73", "66 73 76 70 88 72", "68 77 78 75 88 76"))
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
    drips = "".join(polygon(line) for line in ("8 88 14 89 10 99", "30 91 36 92 33 100", "52 95 58 96 56 101"))
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
