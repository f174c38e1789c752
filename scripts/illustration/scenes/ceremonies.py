"""Papers, altars and graves, as strips: invitation, treaty, fang, dragon's altar, a grave, a hunt."""

import random

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..frost import plain_spruce, snow_ground
from ..inks import Inks, mix
from ..parts import (
    both,
    coin,
    curves,
    cuts,
    dark,
    feather,
    flame,
    hatch,
    limb,
    paper,
    polygons,
    steel,
    warm,
    white,
    wood,
)
from ..paths import (
    PathData,
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


def ball_invitation(inks: Inks) -> Fragment:
    """A folded invitation with a black seal, a white mask with plumes laid against it."""
    letter = polygon("10 26 104 16 112 80 18 90")
    flap = polygon("10 26 104 16 60 58")
    lower = polygon("18 90 112 80 60 52")
    seal = curve("59 42! 66 40 72 45 73 51 77 58 70 63 67 69 60 68 52 70 50 64 45 58 50 52 50 46")
    table_edge = curve("0 88! 0 82 40 79 80 79 120 79 160 82! 160 88!")
    bat = curve(mirrored("60.6 52! 61.6 49.6! 63 51! 67 48.6 70 52! 68 52.6 67 56! 64 55 62 59 60.6 61", axis=60.6))
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


def fang_under_glass(inks: Inks) -> Fragment:
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
    shine = brush("46 66 45 42 54 20 70 10", 1.4, 0.8, middle=4.4) + brush("53 62 53 46 58 34", 0.8, 0.6, middle=2)
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
    grapes = "".join(circle(x, y, 2.8) for x, y in table("98 57.6, 103 58, 108 57.6, 100.6 53, 105.6 53, 103 48.8"))
    coins = "".join(coin(x, y, 5, 2.2, 1.2) for x, y in table("80 58.6, 88 58.8, 84 55.4, 84 52.6"))
    return (
        lit(limb("68 50 76 44", 2.6, 2.2), white(inks), SOFT)
        + fill(circle(77, 43, 2) + circle(75.4, 41.6, 1.8), inks.light)
        + lit(ham, wood(inks), Light((0.9, 0.9), (6, 4)))
        + coins
        + fill(grapes, inks.t4)
        + fill(
            "".join(circle(x - 0.9, y - 0.9, 0.8) for x, y in table("98 57.6, 103 58, 100.6 53, 103 48.8")), inks.light
        )
        + lit(rectangle(113, 48, 5, 12), white(inks), Light((0, 0), (2.6, 0)))
        + flame(115.5, 48, 4.4, inks.t1, inks.accent)
    )


def nameless_grave(inks: Inks) -> Fragment:
    """A gravestone without a name in the snow, chisel and hammer beside it."""
    stone = curve("50 84! 48 34! 50 18 64 8 82 8 100 8 114 18 116 34! 114 84!")
    cross = polygon("78 24 86 24 86 30 93 30 93 37 86 37 86 50 78 50 78 37 71 37 71 30 78 30")
    plate = polygon("60 56 104 56 104 76 60 76")
    cap = curve(
        "45 34! 46 17 62 4 82 4 102 4 118 17 119 34! 115 38 111 33! 106 20 95 13 82 13 70 13 58 19 53 30! 52 36 48 39"
    )
    trees = "".join(plain_spruce(x, 76, h) for x, h in ((10, 62), (28, 44), (140, 50), (156, 68)))
    drift = "0 88! 0 74 22 66 44 74 60 80 84 76 108 78 124 70 144 68 160 76! 160 88!"
    cracks = cuts("107 44 12 1.6 150, 106 60 9 1.4 170, 57 66 10 1.4 -30")
    return (
        fill(trees, inks.t2)
        + lit(stone, Flats(inks.light, inks.t4, inks.t5), Light((1.2, 1.1), (12, 4)))
        + fill(cross, inks.t6)
        + lit(plate, Flats(inks.t6, inks.t3, inks.t4), Light((1.2, 1.2), (24, 4)))
        + fill(cracks, inks.t6)
        + lit(cap, Flats("#FFFFFF", mix(inks.light, inks.t1, 0.5), inks.t2), Light((1.2, 1.4), (8, 9)))
        + _mason_hammer(inks)
        + snow_ground(inks, drift)
        + _chisel(inks)
    )


def _mason_hammer(inks: Inks) -> Fragment:
    head = polygon("-13 -8 9 -8 13 -4 13 6 9 9 -13 9 -15 6 -15 -5")
    hammer = lit(rectangle(-2.6, 4, 5.2, 46), wood(inks), Light((0.8, 0), (2.6, 0))) + lit(head, dark(inks), SOFT)
    return placed(hammer, 126, 40, angle=-14)


def _chisel(inks: Inks) -> Fragment:
    chisel = (
        lit(polygon("-3 -30 3 -30 3.4 -12 -3.4 -12"), wood(inks), SOFT)
        + fill(rectangle(-4.4, -32, 8.8, 4) + rectangle(-4, -13, 8, 3), inks.t6)
        + lit(polygon("-2.4 -10 2.4 -10 4.4 12 -4.4 12"), steel(inks), SOFT)
    )
    snow = curve("22 84! 26 78 36 77 44 80 48 84! 36 87")
    return placed(chisel, 34, 68, 1.1, angle=16) + fill(snow, inks.light)


def white_hunt(inks: Inks) -> Fragment:
    """A line of huge paw prints towards the forest, a hunting horn left on a stump."""
    snow = curve("0 88! 0 44 40 38 80 40 120 38 160 46! 160 88!")
    back = "".join(plain_spruce(x, 48, h) for x, h in ((50, 34), (62, 40), (100, 40), (112, 34), (88, 28), (74, 30)))
    front = "".join(plain_spruce(x, 56, h) for x, h in ((6, 62), (24, 54), (40, 42), (124, 44), (140, 56), (157, 66)))
    prints = "".join(
        _paw(x, y, s, a)
        for x, y, s, a in table(
            "34 79 8.6 14, 56 69 7 24, 60 83 7.8 18, 74 61 5.6 14, 80 71 5.8 "
            "8, 86 55 4.4 -4, 90 62 4.4 -6, 90 49 3 -10, 96 53.6 3 -12"
        )
    )
    return (
        fill(back, inks.t3)
        + lit(snow, Flats("#FFFFFF", inks.light, inks.t1), Light((0.2, 1.2), (10, 26)))
        + fill(front, inks.t5)
        + fill("".join(cuts(f"{x} {y} 20 1.6 8") for x, y in ((8, 62), (20, 68), (6, 76))), inks.t2)
        + shifted(-0.8, -0.8, fill(prints, inks.t2))
        + fill(prints, inks.t4)
        + _horn_on_stump(inks)
    )


def _paw(x: float, y: float, size: float, angle: float) -> PathData:
    """A paw print seen on the ground: pad and four clawed toes, heading to -90° + angle."""
    pad = curve(moved("0 -.1 .6 .2 .75 .8 .3 1 0 .8 -.3 1 -.75 .8 -.6 .2", x, y, scale=size, angle=angle))
    toes = ""
    for u, v, turn in ((-0.85, -0.15, -24), (-0.32, -0.72, -8), (0.32, -0.72, 8), (0.85, -0.15, 24)):
        cx, cy = turned((x, y), angle, u * size, v * size)
        toes += curve(moved("0 -.62! .24 -.2 .2 .26 0 .36 -.2 .26 -.24 -.2", cx, cy, scale=size, angle=angle + turn))
    return pad + toes


def _horn_on_stump(inks: Inks) -> Fragment:
    stump = curve("106 88! 108 78 110 70 110 64! 146 64! 146 72 150 80 156 88!")
    top = ellipse(128, 64, 18, 5)
    horn = curve(
        "104 42! 100 50 100 58! 106 62 120 62 134 56 146 48 152 38 153 28! "
        "157 29! 158 42 150 56 138 63 122 68 108 66 98 62! 94 52 98 42"
    )
    bell = ellipse(100.4, 51, 4, 10.6)
    return (
        lit(stump, wood(inks), Light((1, 0.6), (14, 2)), inner=hatch(inks.t5, "114 72 126 74 142 74", 90, 14, 1.6, 8))
        + fill(top, "#C7874E")
        + stroke(ellipse(128, 64, 11, 2.8) + ellipse(128, 64, 5, 1.2), "#8A4524", 0.9)
        + fill(curve("108 64! 110 60 118 59 128 60 140 59 147 63! 138 66 118 66.4"), inks.light)
        + stroke("M106 60Q124 92 150 52", inks.t5, 1.6)
        + lit(horn, Flats("#FFFFFF", inks.t2, inks.t4), Light((0.6, 1), (3, 6)))
        + fill(polygon("110 64 114 64 113 52 109 54") + polygon("134 61 138 59 134 50 131 52"), inks.t6)
        + fill(bell, inks.t5)
        + fill(ellipse(100.8, 51.4, 2.4, 7.6), inks.t6)
    )
