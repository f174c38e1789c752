"""What one is asked to find, feed, hunt or deliver, as strips of 160 × 88."""

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import PAPER, Inks, mix
from ..parts import (
    accented,
    copper,
    curves,
    dark,
    fangs,
    feather,
    flame,
    hatch,
    iron,
    limb,
    middle,
    paper,
    polygons,
    shadow,
    skull,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, mirrored, polygon, rectangle, star, turned


def bottle_post(inks: Inks) -> Fragment:
    """A bottle with a rolled letter in it, half buried in the sand."""
    dune = curve("0 88! 0 70 20 62 46 66 74 74 104 70 134 60 160 64! 160 88!")
    bottle = curve(
        "26 56! 24 40 34 30 48 26 84 12 94 14 98 12! 124 3! 132 2 136 12 130 16! 106 26! 102 "
        "28 100 34 92 38 74 62 62 70! 40 74 30 68"
    )
    letter = curve("38 54! 36 48 40 44 44 43! 78 28! 84 28 86 34 82 38! 50 58! 44 60 40 58")
    roll = ellipse(41.6, 51, 3.4, 7)
    shine = brush("34 46 40 36 56 29 82 19", 1, 0.6, middle=3)
    cork = polygon("124 2 136 -3 141 9 130 14")
    front = curve("0 88! 0 78 24 72 50 74 84 78 116 74 146 72 160 76! 160 88!")
    seal = fill(circle(62, 44, 4.6), inks.accent) + fill(circle(62, 44, 2), inks.t6)
    return (
        lit(dune, Flats(inks.light, inks.t1, inks.t2), Light((0.3, 1.2), (6, 9)))
        + lit(cork, wood(inks), SOFT)
        + lit(bottle, Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (6, 10)))
        + lit(letter, paper(inks), Light((0.8, 0.9), (2, 7)))
        + fill(roll, mix(PAPER, inks.t3, 0.3))
        + stroke(roll, inks.t3, 0.8)
        + fill(polygon("57 35.6 62 33.4 70 48 65 50.6"), inks.accent)
        + seal
        + fill(shine, inks.light)
        + lit(
            front,
            Flats(inks.light, inks.t2, inks.t3),
            Light((0.2, 1.2), (8, 8)),
            inner=hatch(inks.t1, "10 80 80 82 150 79", 0, 10, 1.2, 12),
        )
        + lit(star(130, 72, 11, 4.6, 5, angle=-60), accented(inks), SOFT)
        + lit(
            curve("14 76! 10 66 18 58 27 62! 34 66 32 75 25 77!"),
            white(inks),
            SOFT,
            inner=hatch(inks.t3, "16 66 20 62 27 64", 80, 9, 1.1, 5),
        )
    )


def empty_cage(inks: Inks) -> Fragment:
    """An empty bird cage, its door open, one feather falling."""
    bars = "".join(
        stroke(f"M{x} 78V40Q{x} {40 - (18 - abs(x - 74) * 0.28):.1f} 74 12", inks.t6, 2) for x in (48, 60, 74, 88, 100)
    )
    back = fill(curve("38 78! 38 40 46 20 74 10 102 20 110 40 110 78!"), mix(inks.light, inks.t1, 0.4))
    door = polygon("112 38 132 30 134 70 112 76")
    door_bars = "".join(f"M{112 + i * 5.2:.1f} {38 - i * 2}V{75 - i * 1.2:.1f}" for i in range(1, 4))
    perch = brush("44 50 104 48", 2.6, 2.6)
    swing = stroke("M64 14V50M84 14V50", inks.t5, 1.2, sharp=True)
    plume = feather("146 12 152 26 146 40 150 56", 17, 2)
    lost = feather("6 66 16 74 32 77", 10, 1)
    base = curve("32 76! 116 76! 120 84! 116 87! 32 87! 28 84!")
    return (
        shadow(76, 86, 116, inks.t6, 3)
        + stroke(circle(74, 6, 4.4), inks.t6, 2.4)
        + back
        + fill(lens(74, 73, 66, 6), inks.t2)
        + fill(perch, inks.t3)
        + swing
        + bars
        + stroke("M38 78V40C38 22 54 12 74 10", inks.t6, 3)
        + stroke("M37.4 78V40C37.4 22 54 11 74 9", inks.light, 0.9)
        + stroke("M74 10C94 12 110 22 110 40V78", inks.t6, 3)
        + stroke("M38 48H110M36 62H112", inks.t6, 2)
        + stroke(door, inks.t6, 3)
        + stroke(door_bars, inks.t6, 1.8)
        + fill(circle(131, 52, 2), inks.t1)
        + lit(base, copper(inks), Light((0.8, 1), (10, 4)))
        + lit(plume, accented(inks), SOFT)
        + fill(brush("146 14 152 26 146 40 150 61", 1.1, 0.8), inks.t6)
        + lit(lost, warm(inks), SOFT)
    )


def wanted_poster(inks: Inks) -> Fragment:
    """A wanted poster nailed to a fence: a captain's outline under a bicorne, a dagger through it."""
    planks = "".join(
        lit(polygon(f"{x} {6 + dy} {x + 25} {4 + dy} {x + 25} 88 {x} 88"), wood(inks), Light((0.8, 0.6), (16, 2)))
        for x, dy in ((2, 6), (29, 0), (107, 3), (134, 8))
    ) + lit(polygon("56 -2 106 -2 106 88 56 88"), wood(inks), Light((0.8, 0), (30, 0)))
    grain = hatch(inks.t6, "10 20 12 50 8 80", 90, 12, 1.1, 5) + hatch(
        inks.t6, "118 20 120 50 145 78", 90, 12, 1.1, 6, 2
    )
    sheet = curve("46 10! 82 6! 118 12! 116 40 118 66! 112 80! 106 78 104 82! 82 78 50 82! 48 50")
    bust = curve("62 66! 64 56 72 53 76 52! 73 48 72 42! 84 42! 92 42! 91 48 88 52! 92 53 100 56 102 66!")
    bicorne = curve(mirrored("82 20! 90 21 97 27 112 33! 106 39 96 42 82 42", axis=82))
    text = polygons("60 70 104 70 104 72.6 60 72.6", "68 74.6 96 74.6 96 76.4 68 76.4", "58 12.4 106 12.4 106 17 58 17")
    curl = curve("112 80! 118 66! 112 69 106 70 104 82!")
    dagger = (
        fill(polygon("0 -2 30 -1.4 36 0 30 1.4 0 2"), steel(inks).body)
        + fill(polygon("0 0 36 0 30 1.4 0 2"), steel(inks).shade or "")
        + fill(rectangle(-3, -7, 4, 14), inks.t6)
        + lit(rectangle(-19, -2.6, 16, 5.2), accented(inks), SOFT)
        + fill(circle(-21, 0, 3.6), inks.t6)
    )
    return (
        planks
        + grain
        + shifted(2, 2.4, fill(sheet, inks.t6))
        + lit(sheet, paper(inks), Light((0.9, 0.9), (0, 0)))
        + fill(text, inks.t3)
        + fill(bust + bicorne, inks.t6)
        + skull(82, 31, 5.4, white(inks), inks.t6)
        + fill(curl, mix(PAPER, inks.t3, 0.4))
        + fill("".join(circle(x, y, 1.8) for x, y in ((52, 13), (112, 15), (54, 78))), inks.t6)
        + placed(dagger, 117, 24, angle=142)
        + fill(curve("88 47! 91 46 92 49! 90 60 89 64 87 58"), inks.accent)
    )


def harbour_kettle(inks: Inks) -> Fragment:
    """A huge soup kettle on a quay, a claw and a tentacle sticking out, a ladle leaning in it."""
    pot = curve("40 34! 120 34! 128 46 126 66 110 80 80 84 50 80 34 66 32 46")
    rim = curve("34 28! 126 28! 129 32 126 37! 34 37! 31 32")
    ears = stroke("M34 42C22 42 22 56 33 56M126 42C138 42 138 56 127 56", inks.t6, 3.6)
    soup = lens(80, 29, 88, 6)
    tentacle = limb("62 30 58 18 66 8 60 0 50 0 48 7 54 9", 11, 2, 8)
    suckers = "".join(circle(x, y, 1.5) for x, y in ((61, 25), (61.6, 18), (64, 12), (62, 6)))
    claw = curve("92 30! 91 18 86 10 88 -2! 95 1 99 6 101 12! 104 6 108 3 114 3! 116 12 112 20 106 23 104 31!")
    ladle = limb("132 -6 112 30", 3.4, 3.4)
    stones = "".join(f"M{x} 80V88" for x in (18, 46, 112, 140)) + "M0 80H160"
    fire = (
        flame(58, 88, 6, inks.accent, inks.t2)
        + flame(80, 89, 7.4, inks.accent, inks.t2, inks.light)
        + flame(102, 88, 6, inks.accent, inks.t2)
    )
    steam = curve("24 24! 18 16 26 10 20 2! 32 6 34 14 28 20!") + curve(
        "140 26! 134 20 140 12 136 6! 147 10 148 18 143 23!"
    )
    return (
        fill(steam, inks.light)
        + lit(polygon("0 80 160 80 160 88 0 88"), Flats(inks.light, inks.t5, inks.t6), Light((0, 0.9), (0, 4)))
        + stroke(stones, inks.t6, 1)
        + fire
        + lit(ladle, wood(inks), SOFT)
        + lit(tentacle, Flats(inks.light, inks.t3, inks.shadow), Light((0.8, 0.8), (3, 2)))
        + fill(suckers, inks.t1)
        + lit(claw, accented(inks), Light((0.9, 0.8), (6, 3)))
        + fill(soup, inks.t2)
        + ears
        + lit(pot, iron(inks), Light((1.3, 0.6), (16, 3)), inner=hatch(inks.t4, "42 44 42 58 52 72", 0, 14, 1.7, 9))
        + lit(rim, iron(inks), Light((0.8, 1), (20, 4)))
        + fill(fangs("50 37 70 37", 3, 9, width=0.5) + fangs("96 37 112 37", 2, 12, width=0.6), inks.t2)
    )


def debt_of_honour(inks: Inks) -> Fragment:
    """A long paper signed with a thumb print, held down by a dagger."""
    table = curve("0 72! 160 68! 160 88! 0 88!")
    sheet = curve("26 60! 60 50 100 46 132 40! 138 56 146 66 154 72! 118 76 80 80 42 84! 38 74 32 66")
    roll = curve("26 60! 16 56 10 62 12 70 18 76 28 74 30 68! 26 70 22 69 22 65 26 64 32 66!")
    lines = "".join(brush(line, 1.4, 1.4) for line in ("46 62 78 56 108 52", "50 67 82 61 112 57", "54 72 76 68"))
    x, y = 104, 67
    whorls = "".join(
        stroke(f"M{x - r} {y + 1}a{r} {r * 0.72:.2f} 0 1 1 {2 * r} 0", inks.accent, 1.3) for r in (2, 4.4, 6.8, 9.2)
    ) + stroke(f"M{x - 8} {y + 4}q8 5 16 0M{x - 5} {y + 5.6}q5 2.6 10 0", inks.accent, 1.2)
    blade = polygon("127 52 134 20 138 20 133 54 129 58")
    guard = curve("122 20! 130 15 142 14 152 18! 150 22 142 21 130 22 124 24!")
    grip = polygon("134 16 139 15 143 -2 138 -3")
    return (
        lit(table, wood(inks), Light((0.2, 1.2), (0, 9)), inner=hatch(inks.t6, "10 82 80 80 150 80", 0, 16, 1.2, 9))
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
        + lit(front, wood(inks), Light((0.9, 0.9), (30, 4)), inner=hatch(inks.t6, "40 46 40 56 40 76", 4, 10, 1.2, 6))
        + fill(side, mix("#8A4524", inks.t5, 0.5))
        + lit(top, Flats(inks.light, mix("#C7743A", inks.t1, 0.3), "#C7743A"), Light((0.6, 0.9), (14, 5)))
        + fill(holes, inks.t6)
        + fill("".join(circle(x, y, 0.8) for x, y in ((108, 60), (117, 56))), inks.accent)
        + fill(rent, inks.t6)
        + lit(tail, middle(inks), Light((0.9, 0.9), (2, 5)))
        + fill(rings, inks.t6)
        + stroke(strings, inks.t6, 3)
        + stroke(strings, inks.t1, 1.5)
        + lit(curve("66 43! 54 34 46 26 52 22! 60 22 66 32 80 36!"), Flats(inks.light, inks.t1, inks.t2), SOFT)
        + lit(curve("80 36! 84 24 96 18 102 22! 100 30 90 36 80 37!"), Flats(inks.light, inks.t1, inks.t2), SOFT)
        + fill(circle(79, 37, 3), inks.t2)
        + fill(label, inks.light)
        + fill(polygon("83 51.6 87 57.6 83.4 60.6 79 56.6"), inks.accent)
        + stroke("M138 40l9-4M140 52l10 0M136 28l6-7", inks.accent, 1.8)
    )


def fairy_cages(inks: Inks) -> Fragment:
    """A stack of fairy cages under a tarpaulin, light between their bars."""
    cages = "".join(
        _cage(inks, x, y, w, h)
        for x, y, w, h in ((22, 46, 36, 38), (62, 46, 36, 38), (102, 46, 36, 38), (42, 8, 34, 36), (84, 8, 34, 36))
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
    body = curve(f"{cx} {cy - 4}! {cx + 2.4} {cy + 2} {cx} {cy + 10}! {cx - 2.4} {cy + 2}") + circle(cx, cy - 7, 2.6)
    return (
        fill(rectangle(x, y, w, h), inks.t6)
        + fill(ellipse(cx, cy, w * 0.42, h * 0.42), inks.accent)
        + fill(ellipse(cx, cy, w * 0.3, h * 0.32), mix(inks.accent, inks.light, 0.55))
        + fill(wings + body, inks.light)
        + fill(bars, inks.t6)
    )


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
    sparks = "".join(star(x, y, r, r * 0.24, 4) for x, y, r in ((30, 10, 5), (132, 14, 6), (90, -2, 4), (20, 30, 3)))
    return (
        fill(ties, "#8A4524")
        + lit(rails, iron(inks), Light((0, 0.7), (0, 1.8)))
        + crystals
        + lit(tub, iron(inks), Light((1.1, 0.9), (14, 3)), inner=hatch(inks.t4, "36 42 40 54 46 68", 0, 12, 1.6, 7))
        + fill(ribs, inks.t6)
        + lit(rim, iron(inks), Light((0.7, 0.9), (18, 3)))
        + fill("".join(circle(x, 33.6, 1.2) for x in range(34, 126, 13)), inks.t1)
        + wheels
        + fill(sparks, inks.light)
        + stroke("M130 52C140 54 146 60 148 70", inks.t6, 3)
    )


def _crystal(inks: Inks, tone: int) -> Fragment:
    bright, mid, low = ((inks.light, inks.t2, inks.t3), ("#FFE3B0", inks.accent, mix(inks.accent, inks.t6, 0.42)))[tone]
    return (
        fill(polygon("-6 2 -7 -12 -1 -22 6 -13 6 2"), low)
        + fill(polygon("-6 2 -7 -12 -1 -10 0 2"), mid)
        + fill(polygon("-7 -12 -1 -22 -1 -10"), bright)
        + fill(polygon("-1 -22 6 -13 -1 -10"), mid)
    )
