"""Quests and guilds of Caveport, as strips."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import CAVEPORT, PAPER, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, mirrored, polygon, rectangle, star, turned
from .parts import (
    accented,
    copper,
    curves,
    dark,
    hatch,
    iron,
    limb,
    middle,
    polygons,
    shadow,
    steel,
    wedges,
    white,
    wood,
)
from .registry import STRIP, motif
from .signs import hanging_sign

SOFT = FROM_LEFT.scaled(0.6)


@motif("reconnaissance-dette", CAVEPORT, STRIP, shrink=0.92)
def debt_of_honour(inks: Inks) -> Fragment:
    """A long paper signed with a thumb print, held down by a dagger."""
    table = curve("0 72! 160 68! 160 88! 0 88!")
    sheet = curve("26 60! 60 50 100 46 132 40! 138 56 146 66 154 72! 118 76 80 80 42 84! 38 74 32 66")
    roll = curve("26 60! 16 56 10 62 12 70 18 76 28 74 30 68! 26 70 22 69 22 65 26 64 32 66!")
    lines = "".join(
        brush(line, 1.4, 1.4) for line in ("46 62 78 56 108 52", "50 67 82 61 112 57", "54 72 76 68")
    )
    x, y = 104, 67
    whorls = "".join(
        stroke(f"M{x - r} {y + 1}a{r} {r * 0.72:.2f} 0 1 1 {2 * r} 0", inks.accent, 1.3)
        for r in (2, 4.4, 6.8, 9.2)
    ) + stroke(f"M{x - 8} {y + 4}q8 5 16 0M{x - 5} {y + 5.6}q5 2.6 10 0", inks.accent, 1.2)
    blade = polygon("127 52 134 20 138 20 133 54 129 58")
    guard = curve("122 20! 130 15 142 14 152 18! 150 22 142 21 130 22 124 24!")
    grip = polygon("134 16 139 15 143 -2 138 -3")
    return (
        lit(
            table,
            wood(inks),
            Light((0.2, 1.2), (0, 9)),
            inner=hatch(inks.t6, "10 82 80 80 150 80", 0, 16, 1.2, 9),
        )
        + shifted(1.4, 2.2, fill(sheet, inks.t6))
        + lit(sheet, Flats("#FFFFFF", PAPER), Light((0.9, 0.9), (0, 0)))
        + lit(roll, Flats("#FFFBF0", mix(PAPER, inks.t3, 0.25), mix(PAPER, inks.t4, 0.5)), SOFT)
        + fill(lines, inks.t6)
        + whorls
        + fill(lens(130, 57, 14, 3, -10), inks.t5)
        + lit(blade, steel(inks), Light((0.6, 0.4), (3, 0)))
        + lit(guard, copper(inks), SOFT)
        + lit(grip, accented(inks), SOFT)
        + lit(circle(141, -2.4, 4), copper(inks), SOFT)
        + placed(_inkpot(inks), 22, 46)
    )


def _inkpot(inks: Inks) -> Fragment:
    pot = curve("-9 -4! 9 -4! 13 4 13 12 10 16! -10 16! -13 12 -13 4")
    quill = curve("2 -6! 6 -24 16 -38 28 -46! 26 -32 18 -20 6 -6!")
    return (
        lit(quill, white(inks), SOFT)
        + fill(brush("3 -4 12 -24 26 -44", 1, 0.5), inks.t4)
        + lit(pot, dark(inks), SOFT)
        + fill(rectangle(-8, -8, 16, 5), inks.t6)
    )


@motif("colis-ficele", CAVEPORT, STRIP)
def discreet_delivery(inks: Inks) -> Fragment:
    """A parcel tied with string; a tail sticks out of it."""
    front, top, side = (
        polygon("34 40 100 46 100 86 34 80"),
        polygon("34 40 66 26 130 31 100 46"),
        polygon("100 46 130 31 130 68 100 86"),
    )
    tail = limb("46 64 26 66 14 58 10 44 18 36 24 42", 9, 2.2, 7)
    rings = wedges([(38, 61, 7, 1.6, 85), (28, 62, 6.6, 1.5, 70), (18, 57, 6, 1.4, 40), (12, 49, 5, 1.3, 10)])
    rent = curve("42 56! 52 58 56 64 52 72! 46 72 40 70 42 64 38 60!")
    strings = "M66 43.6V83M34 60L100 66M100 66L130 50M66 43.6L98 28.6M115 38.6V77"
    label = polygon("72 50 94 52 94 62 72 60")
    holes = "".join(ellipse(x, y, 2.4, 1.7) for x, y in ((108, 60), (117, 56), (112, 67), (122, 63)))
    return (
        shadow(80, 86, 128, inks.t6, 4)
        + fill(polygon("32 82 100 88 132 69 132 72 100 90 32 85"), inks.t6)
        + lit(
            front,
            wood(inks),
            Light((0.9, 0.9), (30, 4)),
            inner=hatch(inks.t6, "40 46 40 56 40 76", 4, 10, 1.2, 6),
        )
        + fill(side, mix("#8A4524", inks.t5, 0.5))
        + lit(top, Flats(inks.light, mix("#C7743A", inks.t1, 0.3), "#C7743A"), Light((0.6, 0.9), (14, 5)))
        + fill(holes, inks.t6)
        + fill("".join(circle(x, y, 0.8) for x, y in ((108, 60), (117, 56))), inks.accent)
        + fill(rent, inks.t6)
        + lit(tail, middle(inks), Light((0.9, 0.9), (2, 5)))
        + fill(rings, inks.t6)
        + stroke(strings, inks.t6, 3)
        + stroke(strings, inks.t1, 1.5)
        + lit(
            curve("66 43! 54 34 46 26 52 22! 60 22 66 32 80 36!"), Flats(inks.light, inks.t1, inks.t2), SOFT
        )
        + lit(
            curve("80 36! 84 24 96 18 102 22! 100 30 90 36 80 37!"), Flats(inks.light, inks.t1, inks.t2), SOFT
        )
        + fill(circle(79, 37, 3), inks.t2)
        + fill(label, inks.light)
        + fill(polygon("83 51.6 87 57.6 83.4 60.6 79 56.6"), inks.accent)
        + stroke("M138 40l9-4M140 52l10 0M136 28l6-7", inks.accent, 1.8)
    )


@motif("cages-fees", CAVEPORT, STRIP, shrink=0.93)
def fairy_cages(inks: Inks) -> Fragment:
    """A stack of fairy cages under a tarpaulin, light between their bars."""
    cages = "".join(
        _cage(inks, x, y, w, h)
        for x, y, w, h in (
            (22, 46, 36, 38),
            (62, 46, 36, 38),
            (102, 46, 36, 38),
            (42, 8, 34, 36),
            (84, 8, 34, 36),
        )
    )
    sheet = curve(
        "2 84! 10 66 18 48 30 34! 36 18 44 4 54 0! 80 -5 104 -3 112 4! 124 16 128 26 132 38! "
        "142 50 150 66 156 80! 148 76 142 82! 140 66 134 54 126 46! 120 40 118 24 112 16! 96 "
        "10 70 10 56 14! 48 22 44 34 38 44! 26 54 20 68 18 82! 10 78"
    )
    folds = hatch(inks.t4, "20 60 34 40 52 14", 100, 14, 1.6, 8) + hatch(
        inks.t4, "116 14 130 40 146 64", 80, 12, 1.6, 8, 3
    )
    return (
        shadow(80, 86, 150, inks.t6, 4)
        + cages
        + lit(sheet, dark(inks), Light((0.9, 1.1), (5, 6)), inner=folds)
        + stroke("M8 72L2 86M150 72L158 86", inks.t1, 1.6)
        + fill(polygons("0 84 5 84 3 88", "155 84 160 84 158 88"), inks.t6)
    )


def _cage(inks: Inks, x: float, y: float, w: float, h: float) -> Fragment:
    """One cage, lit from within; a small winged shape is its lamp."""
    cx, cy = x + w / 2, y + h * 0.52
    bars = (
        "".join(rectangle(x + i * w / 6 - 0.8, y, 1.8, h) for i in range(7))
        + rectangle(x - 1.4, y - 1, w + 2.8, 4)
        + rectangle(x - 1.4, y + h - 3, w + 2.8, 4)
    )
    wings = curves(
        f"{cx} {cy}! {cx - 5} {cy - 7} {cx - 11} {cy - 10}! {cx - 12} {cy - 3} {cx - 8} {cy + 3}!",
        f"{cx} {cy}! {cx + 5} {cy - 7} {cx + 11} {cy - 10}! {cx + 12} {cy - 3} {cx + 8} {cy + 3}!",
    )
    body = curve(f"{cx} {cy - 4}! {cx + 2.4} {cy + 2} {cx} {cy + 10}! {cx - 2.4} {cy + 2}") + circle(
        cx, cy - 7, 2.6
    )
    return (
        fill(rectangle(x, y, w, h), inks.t6)
        + fill(ellipse(cx, cy, w * 0.42, h * 0.42), inks.accent)
        + fill(ellipse(cx, cy, w * 0.3, h * 0.32), mix(inks.accent, inks.light, 0.55))
        + fill(wings + body, inks.light)
        + fill(bars, inks.t6)
    )


@motif("wagonnet", CAVEPORT, STRIP, shrink=0.93)
def crystal_cart(inks: Inks) -> Fragment:
    """A mine cart full of crystals on its rails."""
    tub = polygon("30 34 126 34 114 72 44 72")
    rim = polygon("26 30 130 30 129 37 27 37")
    ribs = polygons("48 37 54 37 60 72 54 72", "102 37 108 37 102 72 96 72")
    crystals = "".join(
        placed(_crystal(inks, tone), x, y, size, angle=a)
        for x, y, size, a, tone in (
            (40, 34, 1.1, -34, 0),
            (56, 34, 1.5, -16, 1),
            (76, 36, 1.9, -3, 0),
            (96, 34, 1.5, 14, 1),
            (114, 34, 1.2, 32, 0),
            (66, 35, 1.0, -26, 1),
            (87, 35, 1.1, 24, 0),
            (48, 35, 0.8, 8, 1),
            (106, 35, 0.8, -8, 1),
        )
    )
    wheels = "".join(
        fill(circle(x, 76, 10), inks.t6)
        + lit(circle(x, 76, 8.6), iron(inks), SOFT)
        + fill("".join(circle(*turned((x, 76), a, 5, 0), 1.3) for a in range(0, 360, 60)), inks.t6)
        + fill(circle(x, 76, 2.6), inks.t1)
        for x in (56, 102)
    )
    rails = polygon("0 83 160 83 160 86 0 86")
    ties = "".join(polygon(f"{x} 85 {x + 12} 85 {x + 13} 88 {x - 1} 88") for x in range(4, 160, 22))
    sparks = "".join(
        star(x, y, r, r * 0.24, 4) for x, y, r in ((30, 10, 5), (132, 14, 6), (90, -2, 4), (20, 30, 3))
    )
    return (
        fill(ties, "#8A4524")
        + lit(rails, iron(inks), Light((0, 0.7), (0, 1.8)))
        + crystals
        + lit(
            tub,
            iron(inks),
            Light((1.1, 0.9), (14, 3)),
            inner=hatch(inks.t4, "36 42 40 54 46 68", 0, 12, 1.6, 7),
        )
        + fill(ribs, inks.t6)
        + lit(rim, iron(inks), Light((0.7, 0.9), (18, 3)))
        + fill("".join(circle(x, 33.6, 1.2) for x in range(34, 126, 13)), inks.t1)
        + wheels
        + fill(sparks, inks.light)
        + stroke("M130 52C140 54 146 60 148 70", inks.t6, 3)
    )


def _crystal(inks: Inks, tone: int) -> Fragment:
    bright, mid, low = (
        (inks.light, inks.t2, inks.t3),
        ("#FFE3B0", inks.accent, mix(inks.accent, inks.t6, 0.42)),
    )[tone]
    return (
        fill(polygon("-6 2 -7 -12 -1 -22 6 -13 6 2"), low)
        + fill(polygon("-6 2 -7 -12 -1 -10 0 2"), mid)
        + fill(polygon("-7 -12 -1 -22 -1 -10"), bright)
        + fill(polygon("-1 -22 6 -13 -1 -10"), mid)
    )


@motif("enseigne-rodeurs", CAVEPORT, STRIP, shrink=0.97)
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


@motif("enseigne-horlogers", CAVEPORT, STRIP, shrink=0.97)
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
