"""Quests of Azkovlar, its guild and its ways down, as low broad strips of 160 × 88."""

import random

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, shifted, stroke
from ..inks import AZKOVLAR, Inks, mix
from ..paths import (
    blob,
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
    curves,
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
    """A folded invitation with a black seal, a white mask with plumes laid against it."""
    letter = polygon("10 26 104 16 112 80 18 90")
    flap = polygon("10 26 104 16 60 58")
    lower = polygon("18 90 112 80 60 52")
    seal = curve("59 42! 66 40 72 45 73 51 77 58 70 63 67 69 60 68 52 70 50 64 45 58 50 52 50 46")
    table_edge = curve("0 88! 0 82 40 79 80 79 120 79 160 82! 160 88!")
    bat = curve(
        mirrored("60.6 52! 61.6 49.6! 63 51! 67 48.6 70 52! 68 52.6 67 56! 64 55 62 59 60.6 61", axis=60.6)
    )
    return (
        lit(table_edge, dark(inks), Light((0, 1), (0, 5)))
        + fill(polygon("14 31 108 21 114 84 22 94"), inks.t6)
        + lit(letter, Flats(inks.light, inks.t1, inks.t2), Light((1.2, 1.2), (40, 20)))
        + lit(lower, Flats(inks.light, mix(inks.t1, inks.glow, 0.4)), Light((0.8, -1.2), (0, 0)))
        + lit(flap, Flats(inks.light, inks.glow, mix(inks.t1, inks.glow, 0.5)), Light((0.8, -1.6), (26, -4)))
        + lit(seal, Flats(inks.t2, inks.t5, inks.t6), Light((0.9, 0.9), (6, 4)))
        + stroke(circle(60.6, 55, 8.4), inks.t3, 1.2)
        + fill(bat, inks.light)
        + _carnival_mask(inks)
    )


def _carnival_mask(inks: Inks) -> Fragment:
    """A white half mask, larger than the letter is high, with a fan of plumes and a ribbon."""
    mask = curve(
        "84 42! 94 34 106 36 118 46! 128 36 142 31 156 34! 159 50 155 66 "
        "144 75 134 79 126 74 121 65! 115 74 106 79 98 75 89 67 85 54"
    )
    eyes = curve("92 50! 98 45 107 48 113 55! 106 60 96 59") + curve(
        "126 54! 131 47 140 43 149 46! 147 55 139 59 130 59"
    )
    plumes = "".join(
        lit(feather(line, 15, 1), flats, SOFT) + fill(brush(line, 1.4, 0.4), inks.t6)
        for line, flats in (
            ("146 38 154 22 156 2", Flats(inks.light, inks.t2, inks.t3)),
            ("134 40 136 20 132 0", dark(inks)),
            ("122 44 116 24 104 8", Flats(inks.light, inks.t2, inks.t3)),
        )
    )
    ribbon = brush("157 46 162 58 154 70 160 86", 3, 2, middle=4)
    lace = cuts("97 66 9 1.6 -76, 104 70 10 1.6 -84, 136 72 10 1.6 -94, 145 67 9 1.6 -104, 120 52 9 1.6 82")
    return (
        plumes
        + fill(ribbon, inks.t2)
        + stroke(mask, inks.t6, 2)
        + lit(mask, Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.45)), Light((0, 0), (9, 7)))
        + fill(eyes, inks.t6)
        + fill(lace, inks.t2)
        + fill(star(119, 44, 5.4, 2.2, 4), inks.t3)
    )


@motif("dent-comte", AZKOVLAR, STRIP)
def fang_of_the_count(inks: Inks) -> Fragment:
    """One long fang on a velvet cushion under a glass bell."""
    cushion = curve(
        "44 66! 40 60 46 57 52 58! 66 54 94 54 108 58! 114 57 120 60 116 "
        "66! 120 72 114 76 108 74! 94 78 66 78 52 74! 46 76 40 72"
    )
    glass = curve("38 76! 38 36 48 4 80 4 112 4 122 36 122 76!")
    base = polygon("30 76 130 76 134 82 128 88 32 88 26 82")
    rays = cuts(
        "58 20 10 1.8 200, 59 32 10 1.8 170, 103 20 10 1.8 -20, 104 32 10 1.8 8, 60 9 9 1.7 220, 101 9 9 1.7 -40"
    )
    shine = brush("46 66 45 42 54 20 70 10", 1.4, 0.8, middle=4.4) + brush(
        "53 62 53 46 58 34", 0.8, 0.6, middle=2
    )
    return (
        fill(glass, inks.t4)
        + fill(rays, inks.accent)
        + lit(
            cushion,
            Flats("#F2A08A", inks.t2, inks.t4),
            Light((0.9, 1), (10, 6)),
            inner=hatch(inks.t5, "56 68 80 72 104 68", 90, 7, 1.4, 8),
        )
        + fill(lens(80, 62, 26, 4), inks.t4)
        + placed(_bare_fang(inks), 80, 68, 0.8, origin=(80, 68))
        + stroke(glass, inks.light, 2)
        + fill(shine, inks.light)
        + fill(circle(80, 2.4, 4.4), inks.t6)
        + lit(base, dark(inks), Light((0.8, 1), (12, 3)))
        + fill(rectangle(68, 79.4, 24, 5.6), inks.t1)
        + fill("".join(circle(x, 60, 2.6) for x in (45, 115)), inks.t1)
        + _four_tassels(inks)
    )


def _bare_fang(inks: Inks) -> Fragment:
    """Crown and root, a drop of blood at the tip."""
    tooth = curve("64 21! 74 26 88 26 97 20! 100 36 95 52 79 68! 81 54 71 40")
    root = curve("64 21! 62 12 66 5 73 9! 77 4 84 4 88 9! 94 4 99 11 97 20! 88 26 74 27")
    return (
        stroke(tooth, inks.t6, 1.8)
        + lit(tooth, Flats("#FFFFFF", "#FFFFFF", mix(inks.light, inks.t1, 0.6)), Light((0, 0), (19, 0)))
        + lit(root, Flats(inks.glow, inks.t1, inks.t2), SOFT)
        + fill(curve("79 69! 82 63 85 58 88 56! 87 62 84 66"), inks.t2)
    )


def _four_tassels(inks: Inks) -> Fragment:
    return "".join(
        fill(polygon(f"{x - 2} 66 {x + 2} 66 {x + 4} 76 {x} 74 {x - 4} 76"), inks.t1)
        + fill(circle(x, 65, 2.8), inks.t6)
        for x in (43, 117)
    )


@motif("traite-paix", AZKOVLAR, STRIP)
def peace_treaty(inks: Inks) -> Fragment:
    """A treaty under a great seal, between two quills, one of them dipped in red."""
    sheet = curve("44 12! 116 12! 113 34 118 58 115 82! 45 82! 42 58 47 34")
    rolls = "".join(lit(rounded(37, y, 86, 11, 5.5), paper(inks), Light((0.6, 1), (6, 5))) for y in (4, 77))
    knobs = fill("".join(circle(x, y, 4.4) for x in (36, 124) for y in (9.5, 82.5)), inks.t4)
    text = "".join(
        stroke(f"M{x} {y}H{x + width}", inks.t4, 2, sharp=True)
        for y, x, width in ((25, 54, 52), (32, 54, 46), (39, 54, 50), (46, 54, 30))
    )
    signs = brush("52 68 58 61 61 70 67 62 70 67", 0.8, 0.8, middle=2.4)
    red_sign = brush("92 68 97 61 101 70 106 62 110 68", 0.8, 0.8, middle=2.6)
    ribbons = polygons("75 60 70 82 78 77 81 84 81 60", "82 60 81 84 85 77 92 81 87 60")
    seal = lit(blob(81, 57, 11.5, 11, random.Random("sceau")), warm(inks), Light((1, 1), (4, 4)))
    return (
        fill(rectangle(0, 66, 160, 22), inks.t6)
        + fill(rectangle(0, 65, 160, 1.6), inks.t3)
        + lit(sheet, paper(inks), Light((0.9, 0.9), (24, 3)))
        + rolls
        + knobs
        + text
        + fill(signs, inks.t6)
        + fill(red_sign, inks.t2)
        + fill(ribbons, inks.t4)
        + seal
        + stroke(circle(81, 57, 7.6), inks.t1, 1.2)
        + fill(star(81, 57, 6, 2.4, 5), inks.t1)
        + _inkwell(inks, 17, inks.t6)
        + _inkwell(inks, 143, inks.t1)
        + _quill(inks, "54 64 40 46 28 26 22 0", white(inks), inks.t6)
        + _quill(inks, "108 64 122 46 134 26 140 0", warm(inks), inks.t1)
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
    """A stone altar with offerings; out of the dark behind it the dragon's head looks on, smoke at its nostrils."""
    cave = curve("4 88! 8 40 26 8 80 -8! 134 8 152 40 156 88!")
    top = polygon("36 60 124 60 130 68 30 68")
    block = polygon("40 68 120 68 116 88 44 88")
    return (
        fill(cave, inks.t6)
        + _waiting_dragon(inks)
        + _altar_fires(inks)
        + lit(block, Flats(inks.light, inks.t2, inks.t3), Light((0.9, 0.4), (44, 2)))
        + lit(top, Flats(inks.light, inks.t1, inks.t2), Light((0.6, 1), (50, 3)))
        + fill(curve(mirrored("80 72! 88 72 92 76 90 84! 86 80 84 86! 82 80 80 88", axis=80)), inks.t5)
        + fill(lens(76, 77, 4, 1.8, 20) + lens(84, 77, 4, 1.8, -20), inks.accent)
        + _offerings(inks)
    )


def _waiting_dragon(inks: Inks) -> Fragment:
    """Horns, brows and muzzle of a dragon from the front; the altar hides its jaw."""
    head = curve(
        mirrored(
            "80 12! 88 12 94 16 98 20! 106 8 118 2 130 4! 122 9 116 17 114 28! 119 30 122 34 122 38! 116 38 112 41 "
            "109 45! 104 52 98 60 96 68! 80 68!",
            axis=80,
        )
    )
    brows = both("84 33! 94 27 104 23 113 24! 110 29 100 34 86 39!", axis=80)
    eyes = both("87 38.6! 96 31.6 105 30! 104 36.6 98 41.4 90 42!", axis=80)
    nostrils = both("84 53! 88 49 93 50! 92 55 87 57!", axis=80)
    return (
        lit(
            head,
            Flats(inks.light, inks.t3, inks.t4),
            Light((0, 1.2), (0, 14)),
            inner=fill(cuts("80 16 11 2.4 90, 74 19 8 1.8 90, 86 19 8 1.8 90"), inks.t5),
        )
        + fill(curves(*brows), inks.t6)
        + fill(curves(*eyes), inks.accent)
        + fill("".join(ellipse(x, 36.4, 1.2, 4) for x in (64, 96)), inks.t6)
        + fill(curves(*nostrils), inks.t6)
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
    """A bookcase swung open like a door; behind it steps lead down to the light of a torch."""
    case = polygon("-2 -2 162 -2 162 90 -2 90")
    opening = polygon("50 2 110 2 110 90 50 90")
    leaf = polygon("108 -2 140 8 140 90 108 98")
    rings = ((52, inks.t4), (38, inks.t3), (26, inks.t2), (15, inks.t1))
    glow = "".join(fill(circle(74, 26, radius), tone) for radius, tone in rings)
    steps = ""
    for i in range(6):
        x, y, w = 60 - 2.4 * i, 44 + 8 * i, 26 + 6.4 * i
        tread = polygon([(x, y), (x + w, y), (x + w + 3, y + 4), (x - 3, y + 4)])
        riser = polygon([(x - 3, y + 4), (x + w + 3, y + 4), (x + w + 3, y + 9), (x - 3, y + 9)])
        steps += fill(tread, inks.light if i < 2 else inks.t1 if i < 4 else inks.t2) + fill(
            riser, inks.t2 if i < 2 else inks.t3 if i < 4 else inks.t4
        )
    torch = fill(polygon("72 32 77 32 75.6 46 73.4 46"), inks.t6) + flame(
        74.5, 34, 11, inks.accent, inks.light
    )
    return (
        lit(case, Flats(inks.light, inks.t5, inks.t6), Light((0.8, 0.8), (0, 0)))
        + _shelves(inks, 4, 44)
        + _shelves(inks, 142, 18)
        + fill(opening, inks.t6)
        + clipped(opening, glow + steps + torch)
        + lit(polygon("47 -2 52 -2 52 90 47 90"), Flats(inks.light, inks.t4, inks.t5), SOFT)
        + lit(leaf, Flats(inks.light, inks.t5, inks.t6), Light((1.2, 0.6), (0, 0)))
        + _turned_books(inks)
    )


def _shelves(inks: Inks, x: float, width: float) -> Fragment:
    """Shelves of books between x and x + width, dark, their backs of uneven height."""
    rng = random.Random(round(x))
    art = ""
    tones = (inks.t3, inks.t3, inks.t4, inks.t2)
    for base in (24, 52, 80):
        at = x
        while at < x + width - 4:
            w, h = min(rng.uniform(4.6, 8), x + width - at), rng.uniform(16, 22)
            art += fill(rectangle(at, base - h, w - 0.9, h), rng.choice(tones))
            art += fill(rectangle(at, base - h * 0.8, w - 0.9, 1.4), inks.t5)
            at += w
        art += fill(rectangle(x - 4, base, width + 8, 3.6), inks.t4)
    return art


def _turned_books(inks: Inks) -> Fragment:
    """The backs of books on the leaf of the bookcase that stands open, seen obliquely."""
    art = ""
    rng = random.Random(9)
    for top in (0, 28, 56):
        for i, x in enumerate((112, 117, 122, 126.6, 131.4)):
            h = rng.uniform(17, 21)
            base = top + 24 + (124 - x) * 0.04 * (top - 20) * 0.12
            back = polygon([(x, base - h), (x + 3.8, base - h + 0.6), (x + 3.8, base), (x, base)])
            art += fill(back, (inks.t2, inks.t3, inks.t1)[(i + top) % 3])
        art += fill(rectangle(110, top + 24, 27, 3), inks.t4)
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
