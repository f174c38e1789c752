"""Quests of Azkovlar, its guild and its ways down, as low broad strips of 160 × 88."""

import random

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, shifted, stroke
from ..inks import AZKOVLAR, Inks, mix
from ..paths import (
    brush,
    circle,
    curve,
    ellipse,
    lens,
    mirrored,
    moved,
    polygon,
    rectangle,
    rounded,
    sampled,
    star,
    table,
    turned,
)
from .azkovlar_stock import cuts
from .parts import (
    both,
    coin,
    dark,
    feather,
    flame,
    hatch,
    limb,
    paper,
    polygons,
    skull,
    steel,
    warm,
    white,
    wood,
)
from .registry import STRIP, motif
from .signs import hanging_sign

SOFT = FROM_LEFT.scaled(0.6)


@motif("invitation-bal", AZKOVLAR, STRIP)
def ball_invitation(inks: Inks) -> Fragment:
    """A folded invitation with a red seal, a mask laid beside it."""
    letter = polygon("14 30 100 20 106 78 20 86")
    flap = polygon("14 30 100 20 62 58")
    lower = polygon("20 86 106 78 62 52")
    seal = curve("62 44! 68 42 74 46 75 52 79 58 73 63 70 69 63 68 56 70 53 64 48 59 53 53 54 47")
    table_edge = curve("0 88! 0 80 40 77 80 77 120 77 160 80! 160 88!")
    lines = cuts("22 40 20 1.2 45, 24 56 18 1.2 20, 102 36 18 1.2 140, 104 54 16 1.2 165")
    bat = curve(
        mirrored("63.6 52! 64.6 49.6! 66 51! 70 48.6 73 52! 71 52.6 70 56! 67 55 65 59 63.6 61", axis=63.6)
    )
    return (
        lit(table_edge, dark(inks), Light((0, 1), (0, 5)))
        + lit(polygon("17 34 103 24 108 82 22 88"), dark(inks), SOFT)
        + lit(letter, white(inks), Light((1, 1), (40, 20)))
        + lit(
            lower,
            Flats(inks.light, mix(inks.light, inks.t1, 0.25), mix(inks.light, inks.t1, 0.5)),
            Light((0.6, -0.9), (30, 6)),
        )
        + lit(flap, Flats(inks.t2, inks.light, mix(inks.light, inks.t1, 0.4)), Light((0.6, -1.4), (26, -4)))
        + fill(lines, inks.t1)
        + fill(
            polygon("62 56 58 84 66 83 66 56")
            + polygon("60 56 14 66 15 72 60 60")
            + polygon("66 54 104 50 105 56 66 60"),
            inks.t2,
        )
        + lit(seal, Flats("#FFB7A0", inks.t2, inks.t4), Light((0.9, 0.9), (6, 4)))
        + stroke(circle(63.6, 56, 8.4), inks.t4, 1.1)
        + fill(bat, inks.t5)
        + _carnival_mask(inks)
    )


def _carnival_mask(inks: Inks) -> Fragment:
    mask = curve(
        "96 40! 104 34 114 36 122 42! 130 34 140 30 152 34! 154 48 150 62 "
        "140 68 132 70 126 64 123 58! 118 64 110 68 104 64 98 58 96 50"
    )
    eyes = curve("101 47! 106 43 113 46 116 51! 111 55 104 54") + curve(
        "129 50! 133 44 141 41 147 44! 146 51 139 54 133 54"
    )
    plumes = "".join(
        lit(feather(line, 10, 1), flats, SOFT) + fill(brush(line, 1, 0.3), inks.t6)
        for line, flats in (
            ("146 36 152 22 152 8", warm(inks)),
            ("138 34 142 18 138 2", dark(inks)),
            ("130 36 130 22 124 8", warm(inks)),
        )
    )
    ribbon = brush("152 48 158 58 152 68 158 80", 2.4, 1.6, middle=3.4)
    return (
        plumes
        + fill(ribbon, inks.t2)
        + lit(mask, Flats(inks.light, inks.t5, inks.t6), Light((1, 1), (7, 8)))
        + fill(eyes, inks.light)
        + fill(cuts("104 60 8 1.2 -70, 110 62 8 1.2 -80, 136 64 8 1.2 -90, 143 60 8 1.2 -100"), inks.t2)
        + fill(star(123, 46, 4.4, 1.8, 4), inks.t1)
    )


@motif("dent-comte", AZKOVLAR, STRIP)
def fang_of_the_count(inks: Inks) -> Fragment:
    """One long fang on a velvet cushion under a glass bell."""
    cushion = curve(
        "44 66! 40 60 46 57 52 58! 66 54 94 54 108 58! 114 57 120 60 116 "
        "66! 120 72 114 76 108 74! 94 78 66 78 52 74! 46 76 40 72"
    )
    tooth = curve("68 30! 66 24 70 19 76 18 80 20 84 18 91 20 93 26 91 34! 92 44 88 54 79 64! 76 54 70 44")
    root = curve("68 30! 66 24 70 19 76 18 80 20 84 18 91 20 93 26 91 34! 84 31 75 32")
    glass = curve("38 76! 38 36 48 4 80 4 112 4 122 36 122 76!")
    base = polygon("30 76 130 76 134 82 128 88 32 88 26 82")
    rays = cuts(
        "62 22 9 1.6 200, 61 30 9 1.6 180, 98 22 9 1.6 -20, 99 30 9 1.6 0, 64 15 8 1.5 225, 96 15 8 1.5 -45"
    )
    shine = brush("46 66 45 42 54 20 70 10", 1.4, 0.8, middle=4.4) + brush(
        "53 62 53 46 58 34", 0.8, 0.6, middle=2
    )
    return (
        fill(glass, mix(inks.t1, inks.glow, 0.75))
        + fill(circle(80, 34, 22), inks.light)
        + fill(rays, inks.t2)
        + lit(
            cushion,
            Flats("#F2A08A", inks.t2, inks.t4),
            Light((0.9, 1), (10, 6)),
            inner=hatch(inks.t5, "56 68 80 72 104 68", 90, 7, 1.4, 8),
        )
        + fill(lens(80, 62, 26, 4), inks.t4)
        + stroke(tooth, inks.t6, 1.6)
        + lit(tooth, Flats("#FFFFFF", "#FFFFFF", mix(inks.light, inks.t1, 0.6)), Light((0, 0), (9, 0)))
        + lit(root, Flats(inks.t1, inks.t2, inks.t3), SOFT)
        + fill(curve("79 64! 77.6 60 77.6 57 79 54! 80.6 58"), inks.t2)
        + stroke(glass, inks.light, 2)
        + fill(shine, inks.light)
        + fill(circle(80, 2.4, 4.4), inks.t6)
        + lit(base, dark(inks), Light((0.8, 1), (12, 3)))
        + fill(rectangle(68, 79.4, 24, 5.6), inks.t1)
        + fill("".join(circle(x, 60, 2.6) for x in (45, 115)), inks.t1)
        + _four_tassels(inks)
    )


def _four_tassels(inks: Inks) -> Fragment:
    return "".join(
        fill(polygon(f"{x - 2} 66 {x + 2} 66 {x + 4} 76 {x} 74 {x - 4} 76"), inks.t1)
        + fill(circle(x, 65, 2.8), inks.t6)
        for x in (43, 117)
    )


@motif("traite-paix", AZKOVLAR, STRIP)
def peace_treaty(inks: Inks) -> Fragment:
    """A treaty on a table with two quills, one of them dipped in red."""
    table_top = polygon("0 60 160 60 160 88 0 88")
    sheet = curve("34 76! 44 40! 46 34 52 34! 112 34! 108 34 108 40! 126 76! 128 82 122 84! 40 84! 34 84")
    roll = rounded(44, 28, 70, 11, 5)
    text = "".join(
        stroke(f"M{50 - k * 1.4:.1f} {44 + k * 5}h{58 + k * 3.2:.1f}", inks.t3, 1.3, sharp=True)
        for k in range(4)
    )
    signs = brush("46 72 54 66 58 74 66 68 70 72", 0.6, 0.6, middle=1.8)
    red_sign = brush("92 73 98 66 102 74 110 68 114 73", 0.6, 0.6, middle=2)
    return (
        lit(
            table_top,
            Flats(inks.light, inks.t5, inks.t6),
            Light((0, 1.2), (0, 12)),
            inner=hatch(inks.t4, "10 82 80 84 150 82", 0, 16, 1.6, 9),
        )
        + fill(lens(80, 84, 112, 6), inks.t6)
        + lit(sheet, paper(inks), Light((0.8, 0.9), (20, 12)))
        + lit(roll, paper(inks), Light((0.5, 0.9), (4, 5)))
        + text
        + fill(signs, inks.t6)
        + fill(red_sign, inks.t1)
        + _inkwell(inks, 24, inks.t6)
        + _inkwell(inks, 138, inks.t1)
        + _quill(inks, "26 60 20 40 22 18 8 2", white(inks), inks.t6)
        + _quill(inks, "106 72 118 48 126 24 142 4", dark(inks), inks.t1)
        + fill(circle(80, 80, 6.4), inks.t2)
        + fill(star(80, 80, 5, 2, 5), inks.t4)
    )


def _inkwell(inks: Inks, x: float, ink: str) -> Fragment:
    pot = curve(moved("-12 18! -13 6 -7 1 -6 -4! 6 -4! 7 1 13 6 12 18!", x, 62))
    return (
        lit(pot, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + fill(ellipse(x, 58, 6.4, 2.2), ink)
        + fill(rectangle(x - 9, 70, 18, 6), ink)
    )


def _quill(inks: Inks, line: str, flats: Flats, nib: str) -> Fragment:
    spine = sampled(line, 2)
    return (
        fill(brush(spine[:4], 1, 1.8, steps=1), nib)
        + lit(feather(spine[2:], 15, 2), flats, SOFT)
        + fill(brush(spine[1:], 1.4, 0.4, steps=1), inks.t2)
    )


@motif("autel-dragon", AZKOVLAR, STRIP, shrink=0.98)
def dragon_altar(inks: Inks) -> Fragment:
    """A stone altar with offerings before a wall into which a giant claw has torn its print."""
    wall = polygon("6 88 10 22 22 10 44 14 60 4 100 4 118 12 138 8 150 24 156 88")
    gashes = tuple(
        curve(line)
        for line in (
            "44 8! 50 22 52 40 48 58! 42 46 38 28 40 12!",
            "66 2! 72 18 74 40 70 62! 62 46 60 22 62 4!",
            "90 0! 98 18 100 40 96 62! 88 46 86 22 86 4!",
            "112 6! 120 22 122 40 120 56! 112 44 108 24 108 8!",
        )
    )
    top = polygon("36 60 124 60 130 68 30 68")
    block = polygon("40 68 120 68 116 88 44 88")
    return (
        lit(
            wall,
            Flats(inks.light, inks.t4, inks.t5),
            Light((1, 1.1), (14, 4)),
            inner=hatch(inks.t3, "18 34 20 54 18 76", 0, 12, 1.6, 8),
        )
        + "".join(stroke(path, inks.t3, 3) + fill(path, inks.t6) for path in gashes)
        + "".join(
            clipped(path, shifted(3.4, 0, fill(path, inks.t1)), shifted(-1.4, 0, fill(path, inks.t6)))
            for path in gashes
        )
        + _altar_fires(inks)
        + lit(block, Flats(inks.light, inks.t2, inks.t3), Light((0.9, 0.4), (44, 2)))
        + lit(top, Flats(inks.light, inks.t1, inks.t2), Light((0.6, 1), (50, 3)))
        + fill(curve(mirrored("80 72! 88 72 92 76 90 84! 86 80 84 86! 82 80 80 88", axis=80)), inks.t5)
        + fill(lens(76, 77, 4, 1.8, 20) + lens(84, 77, 4, 1.8, -20), inks.accent)
        + _offerings(inks)
    )


def _altar_fires(inks: Inks) -> Fragment:
    art = ""
    for x in (18, 142):
        bowl = curve(
            f"{x - 12} 56! {x + 12} 56! {x + 10} 64 {x + 4} 67! {x + 4} 88! {x - 4} 88! {x - 4} 67! {x - 10} 64"
        )
        art += flame(x, 58, 13, inks.t1, inks.accent, inks.light) + lit(bowl, dark(inks), SOFT)
    return art


def _offerings(inks: Inks) -> Fragment:
    """A roast, a candle, grapes and a small heap of coins."""
    ham = curve("52 60! 48 52 54 45 62 46 70 48 72 54 70 60!")
    grapes = "".join(
        circle(x, y, 2.8) for x, y in table("98 57.6, 103 58, 108 57.6, 100.6 53, 105.6 53, 103 48.8")
    )
    coins = "".join(coin(x, y, 5, 2.2, 1.2) for x, y in table("80 58.6, 88 58.8, 84 55.4, 84 52.6"))
    return (
        lit(limb("68 50 76 44", 2.6, 2.2), white(inks), SOFT)
        + fill(circle(77, 43, 2) + circle(75.4, 41.6, 1.8), inks.light)
        + lit(ham, wood(inks), Light((0.9, 0.9), (6, 4)))
        + coins
        + fill(grapes, inks.t4)
        + fill(
            "".join(circle(x - 0.9, y - 0.9, 0.8) for x, y in table("98 57.6, 103 58, 100.6 53, 103 48.8")),
            inks.light,
        )
        + lit(rectangle(113, 48, 5, 12), white(inks), Light((0, 0), (2.6, 0)))
        + flame(115.5, 48, 4.4, inks.t1, inks.accent)
    )


@motif("enseigne-veilleurs", AZKOVLAR, STRIP)
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


@motif("escalier-derobe", AZKOVLAR, STRIP, shrink=0.97)
def hidden_stairs(inks: Inks) -> Fragment:
    """A bookcase that turns on a pivot; behind it spiral stairs go down into the light of a torch."""
    case = polygon("2 -2 158 -2 158 88 2 88")
    opening = polygon("54 6 116 6 116 88 54 88")
    door = polygon("92 2 116 8 116 88 92 92")
    steps = ""
    for i, (x, y, w) in enumerate(((58, 40, 24), (55, 49, 29), (54, 58, 33), (54, 67, 37), (54, 76, 40))):
        riser = polygon(f"{x} {y} {x + w} {y + 4} {x + w} {y + 10} {x} {y + 9}")
        steps += lit(riser, Flats(inks.light, inks.t2 if i > 1 else inks.t3, inks.t4), Light((0, 1), (16, 6)))
    return (
        lit(case, Flats(inks.light, inks.t5, inks.t6), Light((0.8, 0.8), (0, 0)))
        + _shelves(inks, 8, 48)
        + _shelves(inks, 120, 34)
        + fill(opening, inks.t6)
        + clipped(
            opening,
            fill(circle(78, 30, 34), inks.t4)
            + fill(circle(78, 28, 24), inks.t3)
            + fill(circle(78, 26, 14), inks.t1),
        )
        + lit(polygon("56 8 61 8 61 88 56 88"), Flats(inks.light, inks.t3, inks.t4), SOFT)
        + steps
        + flame(78, 28, 9, inks.accent, inks.light)
        + fill(polygon("76 28 80 28 79 40 77 40"), inks.t6)
        + lit(door, Flats(inks.light, inks.t3, inks.t4), Light((1, 0.6), (10, 2)))
        + _turned_books(inks)
        + stroke("M120 84Q104 96 88 86", inks.light, 1.6)
        + fill(polygon("85 82 91 83 88 89"), inks.light)
    )


def _shelves(inks: Inks, x: float, width: float) -> Fragment:
    """Four shelves of books between x and x + width, their backs of uneven height."""
    rng = random.Random(round(x))
    art = ""
    tones = (inks.t1, inks.t2, inks.t3, inks.t4, mix(inks.light, inks.t1, 0.4))
    for base in (22, 44, 66, 88):
        at = x
        while at < x + width - 3:
            w, h = rng.uniform(3.2, 6.4), rng.uniform(12, 17)
            w = min(w, x + width - at)
            art += fill(rectangle(at, base - h, w - 0.7, h), rng.choice(tones))
            at += w
        art += fill(rectangle(x - 2, base, width + 4, 3), inks.t3)
    return art


def _turned_books(inks: Inks) -> Fragment:
    """The backs of books on the leaf of the bookcase that stands open, seen obliquely."""
    art = ""
    rng = random.Random(9)
    for top in (8, 30, 52, 72):
        for i, x in enumerate((95, 99, 103.4, 107, 110.6)):
            h = rng.uniform(13, 16)
            lean = (x - 92) * 0.14
            base = top + 17 + lean
            art += fill(
                polygon([(x, base - h), (x + 3, base - h + 0.5), (x + 3, base + 0.5), (x, base)]),
                (inks.t1, inks.light, inks.t2)[(i + top) % 3],
            )
        art += fill(
            polygon([(93, top + 17.4), (115, top + 20.4), (115, top + 22.4), (93, top + 19.6)]), inks.t6
        )
    return art


@motif("crypte-draner", AZKOVLAR, STRIP, shrink=0.97)
def draner_crypt(inks: Inks) -> Fragment:
    """The gate of the Draner crypts: portcullis, skull, two torches, steps down into the red light."""
    rock = polygon(
        "4 88 8 56 18 40 24 22 40 14 52 2 70 6 80 -2 92 6 108 2 122 14 136 22 142 40 152 56 156 88"
    )
    shade = polygons(
        "108 2 116 24 128 42 134 64 130 88 156 88 152 56 142 40 136 22 122 14",
        "24 22 34 34 28 54 34 72 28 88 8 88 14 60",
    )
    arch = curve(mirrored("80 12! 98 13 112 26 114 46! 114 88! 80 88!", axis=80))
    inner = curve(mirrored("80 20! 94 21 104 32 106 48! 106 88! 80 88!", axis=80))
    joints = "".join(
        brush([turned((80, 48), a, 26, 0), turned((80, 48), a, 35, 0)], 1.2, 1.2, steps=1)
        for a in (-165, -145, -125, -105, -75, -55, -35, -15)
    )
    joints += "".join(f"M{x} {y}h8v1.2h-8z" for x in (46.4, 105.6) for y in (56, 68, 80))
    bars = "".join(
        polygon(f"{x - 1.4} 20 {x + 1.4} 20 {x + 1.4} 52 {x + 2.4} 52 {x} 60 {x - 2.4} 52 {x - 1.4} 52")
        for x in (60, 70, 80, 90, 100)
    )
    rails = rectangle(54, 32, 52, 2.4) + rectangle(54, 44, 52, 2.4)
    steps = "".join(
        lit(rectangle(80 - w, y, 2 * w, 5), Flats(inks.light, inks.t3, inks.t4), Light((0, 0.9), (0, 3)))
        for w, y in ((30, 74), (36, 79), (43, 84))
    )
    wings = "".join(
        lit(curve(side), white(inks), SOFT)
        for side in both("88 14! 96 4 108 2 118 6! 112 9 112 14! 106 13 104 18! 98 16 92 21!", axis=80)
    )
    return (
        lit(
            rock,
            dark(inks),
            Light((1, 1.1), (12, 4)),
            inner=fill(shade, inks.t6) + hatch(inks.t3, "20 44 16 60 16 78", 0, 9, 1.5, 7),
        )
        + lit(arch, Flats(inks.light, inks.t3, inks.t4), Light((1, 1), (30, 2)))
        + fill(joints, inks.t6)
        + fill(inner, inks.t4)
        + clipped(
            inner,
            fill(circle(80, 84, 30), inks.t3)
            + fill(circle(80, 84, 20), inks.t1)
            + fill(circle(80, 84, 11), inks.accent),
        )
        + clipped(inner, fill(bars + rails, inks.t6))
        + clipped(
            inner, shifted(-0.7, 0, fill(rectangle(54, 34, 52, 0.9) + rectangle(54, 46, 52, 0.9), inks.t1))
        )
        + steps
        + wings
        + fill(circle(80, 14, 13), inks.t6)
        + skull(80, 13, 11.4, white(inks), inks.t6)
        + "".join(_wall_torch(inks, x) for x in (32, 128))
    )


def _wall_torch(inks: Inks, x: float) -> Fragment:
    return (
        lit(polygon(f"{x - 3.6} 54 {x + 3.6} 54 {x + 1.8} 74 {x - 1.8} 74"), wood(inks), SOFT)
        + fill(polygon(f"{x - 5.4} 52 {x + 5.4} 52 {x + 4} 58 {x - 4} 58"), inks.t2)
        + flame(x, 54, 11, inks.t1, inks.accent, inks.light)
    )
