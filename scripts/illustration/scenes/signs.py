"""Hanging guild signs: an iron bracket on a post, chains, a board of each guild's own form."""

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import Inks, mix
from ..parts import accented, copper, cuts, dark, feather, flame, hatch, iron, limb, middle, polygons, steel, wood
from ..paths import PathData, brush, circle, curve, ellipse, mirrored, polygon, rectangle, star, turned

MIDDLE = 84
"""The x of every board's axis, in the strip of 160 × 88."""
BOARDS: dict[str, PathData] = {
    "oval": ellipse(MIDDLE, 54, 44, 30),
    "round": circle(MIDDLE, 53, 32),
    "shield": curve(mirrored(f"{MIDDLE} 24! 106 28 124 22! 126 44 118 66 {MIDDLE} 87!", axis=MIDDLE)),
    "board": polygon("40 26 128 26 128 78 120 84 48 84 40 78"),
    "lozenge": curve(mirrored(f"{MIDDLE} 22! 100 36 132 53! 100 70 {MIDDLE} 87!", axis=MIDDLE)),
}


def hanging_sign(inks: Inks, form: str, ground: Flats, rim: Flats, emblem: Fragment) -> Fragment:
    """Post, bracket and board; the emblem is drawn on the board, its middle at (84, 54)."""
    post = polygon("8 -2 19 -2 20 88 7 88")
    arm = polygon("14 8 136 7 142 9.6 136 12 14 13")
    scroll = brush("20 44 36 40 44 28 40 20 33 22 36 28", 2.6, 1.6) + brush("58 12 50 18 50 26 57 27 59 22", 2, 1.4)
    finial = curve("140 4! 147 6 152 9.6! 147 13 140 15!")
    links = "".join(
        stroke(f"M{x} {y}v3.4", inks.t6, 3.2) + stroke(f"M{x} {y}v3.4", mix(inks.light, inks.t5, 0.4), 1.2)
        for x in (58, 110)
        for y in (13, 18.6, 24.2)
    )
    shape = BOARDS[form]
    return (
        lit(post, wood(inks), Light((1, 0), (6, 0)), inner=hatch(inks.t6, "12 10 12 40 12 80", 90, 14, 1, 6))
        + fill(scroll, inks.t6)
        + lit(arm, iron(inks), Light((0, 0.9), (0, 2.6)))
        + fill(finial, inks.t6)
        + links
        + fill(shape, inks.t6)
        + stroke(shape, inks.t6, 2.4)
        + lit(shape, rim, Light((1, 1), (8, 5)))
        + _scaled(shape, ground)
        + emblem
    )


def _scaled(shape: PathData, ground: Flats) -> Fragment:
    """The sunk field of the board, inside its rim."""
    inner = lit(shape, ground, Light((-1.2, -1.2), (9, 7)))
    return f'<g transform="translate({MIDDLE} 54) scale(.87 .84) translate(-{MIDDLE} -54)">{inner}</g>'


def sign_of_the_skimmers(inks: Inks) -> Fragment:
    """The skimmers' guild sign: a skimming ladle crossed with a sabre over a wave."""
    ladle = fill(limb("58 78 100 41", 4, 4), inks.t6) + lit(ellipse(107, 35, 11, 10), copper(inks), SOFT)
    ladle += fill(
        "".join(
            circle(107 + dx, 35 + dy, 1.5) for dx, dy in ((0, 0), (5, 1), (-5, -1), (1, -5), (-1, 5), (5, -4), (-5, 4))
        ),
        inks.t1,
    )
    sabre = fill(curve("106 76! 94 66 80 54 62 28! 80 40 92 52 110 70!"), inks.t6) + lit(
        curve("105 74! 94 65 80 52 64 31! 81 42 92 53 108 69!"), steel(inks), SOFT
    )
    sabre += fill(limb("100 76 111 65", 3, 3), inks.t2) + fill(limb("107 71 114 78", 4, 4), inks.t6)
    wave = curve(
        "48 68! 56 62 62 66 66 70! 72 64 80 64 86 70! 92 64 100 64 104 70! 110 64 116 63 121 "
        "66! 112 78 98 83 84 83 70 83 56 78"
    )
    crest = lit(wave, middle(inks), Light((0, 1.2), (4, 6))) + hatch(inks.light, "64 74 84 77 104 74", 0, 8, 1.2, 6)
    return hanging_sign(inks, "oval", Flats(inks.t2, inks.t1), wood(inks), ladle + sabre + crest)


def sign_of_the_prowlers(inks: Inks) -> Fragment:
    """The prowlers' guild sign: a paw print under a hood."""
    hood = curve(mirrored("84 27! 94 30 104 40 108 54 108 72 100 80! 84 76", axis=84))
    inside = curve(mirrored("84 34! 92 37 99 46 100 58 97 68 84 74", axis=84))
    pad = curve(mirrored("84 57! 90 57 95 62 95 67 90 69 84 67.6", axis=84))
    toes = (
        ellipse(74.6, 56, 3, 4)
        + ellipse(80.6, 50.6, 3.1, 4.3)
        + ellipse(87.4, 50.6, 3.1, 4.3)
        + ellipse(93.4, 56, 3, 4)
    )
    claws = polygons(
        "73 51.4 75.4 51.4 73.6 47.4",
        "79.4 45.6 81.8 45.6 80.6 41.4",
        "86.2 45.6 88.6 45.6 87.4 41.4",
        "92.6 51.4 95 51.4 94.4 47.4",
    )
    emblem = (
        lit(hood, dark(inks), Light((1, 1), (7, 3)), inner=hatch(inks.t4, "64 50 62 62 66 74", 0, 7, 1.3, 6))
        + fill(inside, inks.t6)
        + fill(pad + toes + claws, inks.accent)
    )
    return hanging_sign(inks, "shield", Flats(inks.t2, inks.t1), wood(inks), emblem)


def sign_of_the_clockmakers(inks: Inks) -> Fragment:
    """The clockmakers' guild sign: a dial with a sword for a hand."""
    x, y = 84, 53
    marks = "".join(
        polygon(turned((x, y), a, u, v) for u, v in ((18, -1.2), (23, -1.5), (23, 1.5), (18, 1.2)))
        for a in range(0, 360, 30)
    )
    teeth = star(x, y, 30, 26, 20)
    sword = (
        fill(polygon("0 4 -3 -17 0 -26 3 -17"), inks.t6)
        + lit(polygon("0 2 -2 -17 0 -23.6 2 -17"), steel(inks), SOFT)
        + fill(polygon("-8 1 8 1 7 4 -7 4"), inks.accent)
        + fill(rectangle(-1.4, 4, 2.8, 8), inks.t6)
        + fill(circle(0, 13.4, 2.4), inks.accent)
    )
    small_hand = fill(polygon("0 2 -1.6 -10 0 -14 1.6 -10"), inks.t6)
    emblem = (
        fill(teeth, inks.t6)
        + fill(circle(x, y, 25.4), inks.light)
        + fill(marks, inks.t6)
        + stroke(circle(x, y, 16), inks.t3, 1.2)
        + placed(small_hand, x, y, 1, angle=-70)
        + placed(sword, x, y, 1, angle=38)
        + fill(circle(x, y, 2.4), inks.t6)
    )
    return hanging_sign(inks, "round", Flats(inks.t4, inks.t3), wood(inks), emblem)


def guild_of_watchers(inks: Inks) -> Fragment:
    """The hanging sign of the watchers: a torch over an open eye."""
    eye = curve("54 62! 64 50 74 46 84 46 94 46 104 50 114 62! 104 73 94 77 84 77 74 77 64 73")
    lashes = cuts("60 71 7 2 130, 70 76.6 7 2 108, 84 78.6 7 2 90, 98 76.6 7 2 72, 108 71 7 2 50")
    emblem = (
        fill(lashes, inks.light)
        + lit(eye, Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.5)), Light((0, 0), (8, 6)))
        + fill(circle(84, 61, 12.4), inks.t3)
        + fill(circle(84, 61, 6), inks.t6)
        + fill(circle(80, 57, 2.4), "#FFFFFF")
        + lit(polygon("81 40 87 40 86 56 82 56"), wood(inks), SOFT)
        + fill(polygon("78 38 90 38 88 43 80 43"), inks.t6)
        + flame(84, 40, 7.4, inks.t1, inks.accent, inks.light)
    )
    return hanging_sign(inks, "shield", Flats(inks.t4, inks.t5, inks.t6), steel(inks), emblem)


def guild_of_copyists(inks: Inks) -> Fragment:
    """The hanging sign of the copyists: a quill between two books as like as twins."""
    book = _sign_book(inks)
    quill = "84 82 86 66 92 48 104 30"
    emblem = (
        placed(book, 62, 58)
        + placed(book, 106, 58)
        + lit(feather("85 74 88 56 95 42 106 28", 15, 2), accented(inks), SOFT)
        + fill(brush(quill, 1.2, 0.5, middle=1.8), inks.t3)
        + fill(polygon("82.4 76 86 76 83.6 83"), inks.t6)
    )
    return hanging_sign(inks, "oval", Flats(inks.t1, inks.light, inks.t1), dark(inks), emblem)


def _sign_book(inks: Inks) -> Fragment:
    return (
        fill(polygon("-13 -16 10 -16 13 -14 13 17 -10 17 -13 15"), inks.t6)
        + fill(polygon("10 -15 12.4 -13.4 12.4 16 10 16"), inks.light)
        + lit(rectangle(-13, -16, 23, 31), Flats(inks.light, inks.t5, inks.t6), Light((0.9, 0.9), (8, 3)))
        + fill(rectangle(-13, -16, 4, 31), inks.t6)
        + fill(star(1, -1, 6, 2.4, 4), inks.accent)
        + fill(rectangle(-6, -12, 13, 1.6) + rectangle(-6, 9.6, 13, 1.6), inks.t2)
    )
