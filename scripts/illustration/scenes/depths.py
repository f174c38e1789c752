"""Ways into the earth, as strips: stairs behind books, a crypt, a hollow tree, a tomb of ice; a bridge, a camp fire."""

import random

from ..document import SOFT, Flats, Fragment, Light, clipped, fill, lit, placed, shifted, stroke
from ..frost import plain_spruce, shards, snow, snow_ground
from ..inks import Inks, mix
from ..parts import both, curves, cuts, dark, flame, hatch, limb, polygons, skull, wedges, white, wood
from ..paths import brush, circle, curve, ellipse, lens, mirrored, polygon, rectangle, star, table, turned, wedge


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
    torch = fill(polygon("72 32 77 32 75.6 46 73.4 46"), inks.t6) + flame(74.5, 34, 11, inks.accent, inks.light)
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


def crypt_gate(inks: Inks) -> Fragment:
    """The gate of a crypt: portcullis, skull, two torches, steps down into the red light."""
    rock = polygon("4 88 8 56 18 40 24 22 40 14 52 2 70 6 80 -2 92 6 108 2 122 14 136 22 142 40 152 56 156 88")
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
        + clipped(inner, shifted(-0.7, 0, fill(rectangle(54, 34, 52, 0.9) + rectangle(54, 46, 52, 0.9), inks.t1)))
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


def hollow_tree(inks: Inks, below: Inks) -> Fragment:
    """A hollow tree with stairs inside it; a red light comes from below."""
    trunk = curve(
        "20 88! 30 82 40 74 44 60 44 40 40 24 30 10 22 0! 38 -2! 48 8 "
        "56 14 66 12 72 4 74 -4! 92 -4! 96 6 104 10 114 4 122 -4! "
        "138 -2! 128 10 120 22 116 40 116 58 120 74 130 82 142 88!"
    )
    hollow = curve("56 88! 54 68 56 46 66 32 80 26 94 32 104 46 106 68 104 88!")
    lip = curve(
        "50 88! 48 66 51 43 63 27 80 20 97 27 109 43 112 66 110 88! "
        "104 88! 106 68 104 46 94 32 80 26 66 32 56 46 54 68 56 88!"
    )
    red, deep, glow = below.t1, below.t2, "#FFC9A0"
    steps = ""
    for i, (left, right, y) in enumerate(table("72 90 46, 69 93 53, 66 96 61, 62 99 70, 59 102 79")):
        tread = polygon([(left, y), (right, y), (right + 1.6, y + 8 + i * 0.4), (left - 1.6, y + 8 + i * 0.4)])
        steps += lit(
            tread,
            Flats(
                glow if i < 3 else red, (red, red, red, deep, below.t3)[i], (deep, deep, deep, below.t3, below.t4)[i]
            ),
            Light((0, 1.1), (0, 3.6)),
        )
    bark = hatch(inks.t3, "50 24 50 46 44 76", 80, 16, 1.8, 7) + hatch(
        inks.t3, "112 22 110 40 116 74", 96, 16, 1.8, 7, 4
    )
    snow = "0 88! 0 80 16 76 32 82 46 84 56 87! 104 87! 118 82 140 76 160 80! 160 88!"
    return (
        fill("".join(plain_spruce(x, 82, h) for x, h in ((8, 64), (150, 60))), inks.t2)
        + lit(trunk, dark(inks), Light((1.2, 0.8), (16, 4)), inner=bark)
        + lit(lip, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + fill(hollow, below.t4)
        + clipped(
            hollow,
            fill(circle(81, 44, 26), below.t3)
            + fill(circle(81, 42, 17), deep)
            + fill(circle(81, 40, 10), red)
            + fill(circle(81, 40, 5), glow),
        )
        + clipped(hollow, steps)
        + fill(
            curves(
                "30 10! 34 4 38 -2! 48 8 56 14 66 12! 56 8 46 6 40 6", "96 6! 104 10 114 4 122 -4! 118 8 108 15 100 13"
            ),
            "#FFFFFF",
        )
        + snow_ground(inks, snow, 2)
    )


def white_tomb(inks: Inks) -> Fragment:
    """The gate of a tomb in a wall of ice, between two frozen guards."""
    wall = polygon("2 88 4 34 14 16 26 22 36 6 48 12 60 -2 80 4 100 -2 112 12 124 6 134 22 146 16 156 34 158 88")
    facets = polygons(
        "14 16 24 40 18 88 2 88 4 34",
        "36 6 44 30 38 56 26 22",
        "112 12 118 40 110 60 124 6",
        "146 16 140 44 146 88 158 88 156 34",
        "60 -2 66 12 56 24 48 12",
    )
    arch = curve(mirrored("80 8! 94 18 104 26 106 40! 108 88! 80 88!", axis=80))
    door = curve(mirrored("80 20! 90 28 96 34 97 44! 98 88! 80 88!", axis=80))
    steps = "".join(
        lit(rectangle(80 - w, y, 2 * w, 5.4), Flats("#FFFFFF", inks.t2, inks.t3), Light((0, 1), (0, 3)))
        for w, y in ((22, 78), (29, 83))
    )
    icicles = "".join(
        wedge(x, y, length, 3.6, 90) for x, y, length in table("68 31 12, 73 26 10, 80 20 16, 87 26 11, 92 31 13")
    )
    sigil = star(80, 58, 8, 2.6, 6)
    return (
        lit(wall, Flats("#FFFFFF", inks.t2, inks.t3), Light((1, 1.2), (18, 6)))
        + fill(facets, inks.t1)
        + fill(
            cuts(
                "30 40 16 1.6 100, 34 66 14 1.6 80, 128 30 16 1.6 80, "
                "126 60 14 1.6 96, 60 12 9 1.3 110, 100 14 9 1.3 70"
            ),
            inks.light,
        )
        + lit(arch, dark(inks), Light((1, 1.1), (22, 3)))
        + fill(door, inks.t6)
        + clipped(door, fill(circle(80, 60, 26), inks.t5) + fill(circle(80, 60, 17), inks.t4))
        + fill(sigil, inks.accent)
        + stroke(circle(80, 58, 11), inks.accent, 1.2)
        + stroke("M80 22V46M80 70V88", inks.t6, 1.6, sharp=True)
        + fill(icicles, "#FFFFFF")
        + steps
        + _frozen_guard(inks, 38, flip=False)
        + _frozen_guard(inks, 122, flip=True)
        + snow_ground(inks, "0 88! 0 84 20 80 36 82 52 86! 108 86! 124 82 142 80 160 84! 160 88!", 5)
    )


def _frozen_guard(inks: Inks, x: float, *, flip: bool) -> Fragment:
    """A guard with spear and shield shut into a block of ice."""
    ice = polygon("-15 40 -17 -8 -11 -30 2 -36 13 -28 17 -6 15 40")
    body = curve("-8 40! -9 20 -11 4 -6 -6! 6 -6! 11 4 9 20 8 40!")
    helm = curve("-6 -6! -7 -16 -4 -23 0 -27! 4 -23 7 -16 6 -6! 3 -4 3 -10 0 -14 -3 -10 -3 -4")
    shield = curve("1 4! 8 2 15 4! 15 14 12 21 8 25! 4 21 1 14")
    spear = polygon("-12 40 -10.6 -18 -9.4 -18 -10 40") + polygon("-10 -31 -7.4 -19 -12.6 -19")
    drawn = (
        lit(ice, Flats("#FFFFFF", inks.t1, mix(inks.t1, inks.t2, 0.6)), Light((1, 1), (10, 3)))
        + fill(spear, inks.t6)
        + fill(body, inks.t5)
        + fill(circle(0, -11, 5), inks.t6)
        + fill(lens(-2, -11, 3, 1.2) + lens(2, -11, 3, 1.2), inks.accent)
        + fill(helm, inks.t5)
        + lit(shield, Flats(inks.light, inks.t3, inks.t4), SOFT)
        + fill(cuts("-13 -4 22 2 80, -7 -26 12 1.8 110, 12 -18 14 1.8 95, 4 30 9 1.4 60"), "#FFFFFF")
    )
    return placed(drawn, x, 46, 1.08, flip=flip)


def sacred_fire(inks: Inks) -> Fragment:
    """A great camp fire in a ring of stones, three spirits warming their hands."""
    outer, inner, core = mix(inks.accent, inks.t4, 0.38), inks.accent, "#FFFFFF"
    ground = curve("-2 92! -2 80 26 76 54 80 80 78 110 80 136 76 162 80 162 92!")
    ember = ellipse(80, 83, 44, 8)
    logs = (
        lit(limb("52 88 98 70", 7, 6), wood(inks), SOFT)
        + lit(limb("108 88 62 70", 7, 6), wood(inks), SOFT)
        + fill(ellipse(52.6, 88, 3, 3.4) + ellipse(107.4, 88, 3, 3.4), "#E9B98C")
    )
    blaze = curve(
        "80 84! 62 83 54 74 57 62! 60 66 62 66 63 64! 60 52 66 42 70 36! 71 42 73 44 75 43! "
        "74 30 78 16 88 6! "
        "86 18 92 26 94 34! 97 32 98 30 98 27! 104 38 104 46 102 52! 105 52 106 50 107 47! "
        "110 60 106 78 98 82"
    )
    heart = curve(
        "80 84! 68 82 63 72 68 60! 70 64 72 64 73 62! 72 50 78 40 85 30! 85 42 90 48 92 56! "
        "94 55 95 53 95 51! 100 62 98 78 92 82"
    )
    seed = curve("80 84! 72 82 71 74 76 66! 78 69 80 60 84 54! 86 64 91 70 89 77 86 83")
    stones = "".join(
        lit(
            curve(
                f"{x - w} {y}! {x - w * 0.8:.1f} {y - h} {x} {y - h * 1.2:.1f} {x + w * 0.8:.1f} {y - h} {x + w} {y}!"
            ),
            Flats(inner, inks.t4, inks.t6),
            Light((0, 1), (2, 4)),
        )
        for x, y, w, h in (
            (44, 89, 8, 7),
            (116, 89, 8, 7),
            (59, 91, 8, 6.4),
            (101, 91, 8, 6.4),
            (73, 92, 7.4, 6),
            (87, 92, 7.6, 6.6),
        )
    )
    sparks = "".join(
        circle(x, y, r)
        for x, y, r in ((66, 28, 1.2), (100, 20, 1.3), (76, 10, 1), (96, 8, 0.9), (108, 34, 1), (60, 42, 1))
    )
    return (
        fill(ground, inks.light)
        + fill(ember, inner)
        + _guest(inks, 30, 0, tall=1.0)
        + placed(_guest(inks, 30, 4, tall=1.0), 158, 0, flip=True)
        + placed(_guest(inks, 30, 9, tall=0.8), 10, 88, 0.72, origin=(30, 90))
        + fill(blaze, outer)
        + fill(heart, inner)
        + fill(seed, core)
        + fill(sparks, outer)
        + logs
        + stones
    )


def _guest(inks: Inks, x: float, seed: int, *, tall: float) -> Fragment:
    """A hooded spirit that leans towards the fire on its right; its hem is torn."""
    top = 16 + (1 - tall) * 10
    cloak = curve(
        f"{x + 10} {top + 2}! {x - 4} {top - 6} {x - 14} {top + 8} {x - 14} {top + 22} {x - 18} 62 "
        f"{x - 22} 88! {x - 16} 84 {x - 12} 90! "
        f"{x - 6} 85 {x - 2} 91! {x + 4} 86 {x + 8} 90! {x + 12} 82 {x + 10} 70 {x + 9} 60! {x + 14} "
        f"50 {x + 13} {top + 22} {x + 11} {top + 12}!"
    )
    dark_face = curve(
        f"{x + 10} {top + 3}! {x + 3} {top + 5} {x} {top + 12} {x + 2} {top + 20} {x + 7} {top + 24} "
        f"{x + 11} {top + 22}! {x + 13} {top + 12}"
    )
    arms = curve(
        f"{x - 2} 50! {x + 8} 50 {x + 18} 52 {x + 25} 51! {x + 26} 54 {x + 23} 56 {x + 20} 57! "
        f"{x + 12} 62 {x + 2} 64 {x - 6} 60!"
    )
    hand = curve(
        f"{x + 21} 52! {x + 25} 46 {x + 27} 43 {x + 29} 42! {x + 28} 46 {x + 30} 45 {x + 31} 45! "
        f"{x + 29} 48 {x + 32} 48 {x + 32} 49! {x + 29} 52 {x + 26} 57 {x + 21} 57!"
    )
    warm = mix(inks.light, inks.accent, 0.35)
    return (
        lit(
            cloak,
            Flats(warm, inks.t4, inks.t5),
            Light((-1.3, 0.8), (-9, 3)),
            inner=hatch(inks.t3, f"{x - 4} 66 {x - 6} 76 {x - 4} 84", -90, 14, 1.4, 4, seed + 1),
        )
        + fill(dark_face, inks.t6)
        + fill(circle(x + 6, top + 13, 1.5) + circle(x + 10.4, top + 13, 1.2), inks.accent)
        + lit(hand, Flats("#FFFFFF", warm, warm), SOFT)
        + lit(arms, Flats(warm, inks.t3, inks.t4), Light((-0.8, -0.8), (-3, -3)))
    )


def bridge_of_ice(inks: Inks) -> Fragment:
    """A bridge of ice over a chasm, a castle far off."""
    left = polygon("-2 90 -2 36 14 38 30 42 42 48 38 58 44 68 36 78 40 90")
    right = polygon("162 90 162 30 146 34 130 40 118 48 122 58 116 66 124 78 120 90")
    faces = polygons(
        "42 48 38 58 44 68 36 78 40 90 26 90 24 72 30 58 28 50", "146 34 140 50 146 66 138 90 162 90 162 30"
    )
    deck = curve("18 45! 48 36 66 33 80 33 94 33 112 36 142 41! 142 49! 118 45 100 44 80 44 60 44 42 47 18 53!")
    arch = curve("34 50! 56 45 70 43 80 43 90 43 106 45 128 48! 122 60! 108 52 94 49 80 49 66 49 52 52 38 61!")
    posts, rail = "", ""
    for x, y in ((26, 44), (44, 38.4), (62, 34.4), (80, 33), (98, 34.4), (116, 38), (134, 41)):
        posts += polygon([(x - 2, y + 2), (x - 1.3, y - 12), (x, y - 17), (x + 1.3, y - 12), (x + 2, y + 2)])
    rail = brush("26 34 44 29.6 62 26 80 25 98 26 116 29.4 134 32", 2, 2)
    hanging = [
        (42, 53, 14, 5), (50, 50.6, 22, 5.4), (58, 49.4, 14, 4.6),
        (66, 48.6, 27, 6), (74, 48, 16, 5), (82, 48, 32, 6.4),
        (90, 48.4, 18, 5), (98, 49, 25, 5.6), (106, 50.4, 13, 4.6), (114, 53, 19, 5.2),
    ]  # fmt: skip
    caps = [
        curve("-2 32! 10 33 26 37 43 47! 34 47 30 43 20 45 12 41 4 43 -2 40!"),
        curve("162 26! 148 30 132 36 117 47! 124 46 130 43 138 45 146 39 154 41 162 37!"),
    ]
    return (
        _far_castle(inks)
        + fill(curve("-2 90! 30 78 60 84 80 80 104 84 132 78 162 90!"), inks.t2)
        + lit(left, dark(inks), Light((1, 1), (0, 0)), inner=fill(faces, inks.t6))
        + lit(right, Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (0, 0)), inner=fill(faces, inks.t5))
        + hatch(inks.t4, "8 54 10 68 8 82", 0, 12, 1.5, 7)
        + shards(hanging, inks, shade=inks.t4)
        + fill(arch, inks.t4)
        + fill(rail, inks.t5)
        + fill(posts, inks.t5)
        + lit(deck, Flats("#FFFFFF", mix(inks.light, inks.t1, 0.5), inks.t3), Light((0.6, 1.2), (2, 5)))
        + fill(
            wedges([(60, 37, 16, 1.1, -6), (84, 36, 20, 1.1, 3), (110, 40, 14, 1, 9), (34, 45, 14, 1, -14)]), inks.t2
        )
        + "".join(lit(cap, snow(inks), Light((0, 0.8), (2, 4))) for cap in caps)
    )


def _far_castle(inks: Inks) -> Fragment:
    """A castle of ice before its disc, so far off that it is of one tone."""
    towers = polygons(
        "60 36 60 16 63 8 66 16 66 36",
        "66 36 66 8 70 -4 74 8 74 36",
        "74 36 74 2 79 -10 84 2 84 36",
        "84 36 84 10 88 0 92 10 92 36",
        "92 36 92 18 95.4 11 98.6 18 98.6 36",
        "54 36 54 24 57 18 60 24 60 36",
    )
    shade = polygons(
        "70 -4 74 8 74 36 71 36",
        "79 -10 84 2 84 36 80 36",
        "88 0 92 10 92 36 89 36",
        "63 8 66 16 66 36 63.6 36",
        "95.4 11 98.6 18 98.6 36 96 36",
    )
    windows = "".join(rectangle(x, y, 1.6, 3.2) for x, y in ((68, 14), (77, 10), (77, 20), (86.4, 16), (61.6, 22)))
    hills = curve("-2 60! 20 40 40 46 58 34 80 30 102 34 122 46 140 40 162 56!")
    castle = fill(towers, inks.t3) + fill(shade, inks.t4) + fill(windows, inks.accent)
    return fill(circle(79, 22, 23), inks.light) + placed(castle, 79, 36, 0.76, origin=(79, 36)) + fill(hills, inks.t2)
