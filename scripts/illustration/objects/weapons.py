"""What strikes and shoots: hammers, pickaxe, bows, cannon, mortar."""

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import GOLD, LIGHT_GOLD, Inks, mix
from ..parts import (
    DEEP_GOLD,
    GOLDEN,
    accented,
    both,
    chain,
    copper,
    curves,
    dark,
    flame,
    hatch,
    iron,
    limb,
    middle,
    polygons,
    rot,
    steel,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, star, turned


def glowing_hammer(inks: Inks) -> Fragment:
    """A heavy war hammer with a glowing core."""
    handle = polygon("46.4 48 53.6 48 54.4 108 45.6 108")
    wraps = polygons(*(f"45 {y + 2.6} 55 {y} 55 {y + 2} 45 {y + 4.6}" for y in (66, 72, 78, 84, 90, 96)))
    block_l = "2 10! 10 4! 24 4! 30 10! 36 12! 36 46! 30 48! 24 54! 10 54! 2 48! 5 29"
    block_r = "98 10! 90 4! 76 4! 70 10! 64 12! 64 46! 70 48! 76 54! 90 54! 98 48! 95 29"
    hoops = polygons("24 4 29 9 29 49 24 54", "76 4 71 9 71 49 76 54")
    core = rectangle(34, 8, 32, 42)
    fins = polygons("38 2 62 2 65 8 35 8", "36 50 64 50 60 58 40 58")
    rays = "".join(
        polygon(
            [turned((50, 29), a, 12.6, -1), turned((50, 29), a, 18 if i % 2 else 15.6, 0), turned((50, 29), a, 12.6, 1)]
        )
        for i, a in enumerate(range(0, 360, 20))
    )
    hammer = (
        lit(handle, wood(inks), Light((0.9, 0), (4, 0)))
        + fill(wraps, inks.t5)
        + lit(polygon("43 104 57 104 60 111 40 111"), copper(inks), SOFT)
        + lit(
            curve(block_l),
            middle(inks),
            Light((1.2, 1.2), (9, 6)),
            inner=hatch(inks.t3, "6 14 6 28 6 44", 0, 10, 1.5, 8),
        )
        + lit(
            curve(block_r),
            Flats(inks.light, inks.t5, inks.t6),
            Light((1.2, 1.2), (7, 6)),
            inner=hatch(inks.t4, "94 16 93 28 94 42", 180, 9, 1.4, 7),
        )
        + lit(hoops, copper(inks), SOFT)
        + lit(core, dark(inks), Light((1.1, 1), (9, 4)))
        + lit(fins, copper(inks), SOFT)
        + fill(circle(50, 29, 12.4), inks.t6)
        + fill(circle(50, 29, 10.6), inks.accent)
        + fill(circle(50, 29, 7.4), mix(inks.accent, inks.light, 0.55))
        + fill(circle(50, 29, 4.2), inks.light)
        + fill(rays, inks.light)
    )
    return rot(placed(hammer, 50, 50, 0.82, origin=(50, 52)), 28, 50, 50)


def luxury_pickaxe(inks: Inks) -> Fragment:
    """A pickaxe with gold fittings and a ribbon tied in a bow."""
    head = curve(mirrored("50 14! 58 13 74 17 88 28 97 44! 94 46! 84 34 72 29 58 28! 50 29"))
    collar = curve("41 10! 59 10! 61 20 60 34! 40 34! 39 20")
    handle = limb("50 110 50 30", 6.4, 6.4)
    rings = polygons("45.6 44 54.4 44 54.4 48 45.6 48", "45.6 92 54.4 92 54.4 97 45.6 97")
    tips = "".join(lit(polygon(side), GOLDEN, SOFT) for side in both("90 32 98 46 94 47 86 35"))
    bow = "".join(lit(curve(side), accented(inks), SOFT) for side in both("50 58! 58 50 70 48 74 54 72 62 60 64!"))
    ends = curves(
        "48 60! 40 68 38 78 30 84! 38 86 42 92! 48 82 52 70 52 62!",
        "52 60! 58 70 64 76 70 84! 64 86 62 92! 54 84 50 72 49 62!",
    )
    pick = (
        lit(handle, wood(inks), Light((0.9, 0), (4, 0)), inner=hatch(inks.t6, "48 50 48 70 48 90", 90, 10, 0.9, 5))
        + lit(rings, GOLDEN, SOFT)
        + lit(head, steel(inks), Light((0.8, 1.1), (4, 6)))
        + tips
        + lit(collar, GOLDEN, Light((0.9, 0.9), (9, 3)))
        + fill(star(50, 22, 5.4, 2.2, 5), inks.light)
        + lit(ends, accented(inks), SOFT)
        + bow
        + lit(ellipse(50, 59, 4.6, 4.2), accented(inks), SOFT)
    )
    return rot(placed(pick, 50, 50, 0.9, origin=(50, 57)), 32, 50, 50)


def spring_crossbow(inks: Inks) -> Fragment:
    """A crossbow with coil springs and a boxing glove for a bolt."""
    stock = curve("44 30! 56 30! 56 76 60 92 62 104! 52 108 44 104! 42 90 44 70")
    prod = curve(mirrored("50 36! 64 36 80 40 96 52! 92 56 78 47 64 44 50 45!"))
    coil = "".join(brush(f"42 {y + 3} 50 {y + 5.4} 58 {y}", 2, 2, middle=2.8) for y in range(8, 34, 5))
    side_coils = "".join(_spring(inks, x, flip) for x, flip in ((88, False), (12, True)))
    glove = curve("34 6! 32 -4 36 -12 46 -16 58 -15 66 -9 67 0 64 8! 56 12 44 12")
    thumb = curve("34 4! 28 2 26 -5 31 -10 37 -9 40 -4 38 2!")
    trigger = stroke("M56 80C66 80 66 92 58 92", inks.t6, 2)
    bow = (
        lit(prod, steel(inks), Light((0.6, 1), (4, 5)))
        + stroke("M8 54L50 72L92 54", inks.t6, 1.2, sharp=True)
        + side_coils
        + lit(stock, wood(inks), Light((1, 0), (8, 0)), inner=hatch(inks.t6, "47 50 47 70 47 92", 90, 12, 1, 5))
        + fill(polygon("48.6 30 51.4 30 51.4 74 48.6 74"), inks.t6)
        + trigger
        + fill(coil, inks.t5)
        + fill(polygons("40 6 60 6 60 12 40 12"), inks.light)
        + lit(glove, accented(inks), Light((1.1, 1.1), (8, 5)))
        + lit(thumb, accented(inks), SOFT)
        + fill(brush("38 -2 46 0 58 -2", 0.8, 0.5), inks.t6)
        + fill(polygons("38 7 62 7 61 12.6 39 12.6"), inks.light)
    )
    return rot(placed(bow, 50, 50, 0.82, origin=(50, 47)), 30, 50, 50)


def _spring(inks: Inks, x: float, flip: bool) -> Fragment:
    turns = "".join(brush(f"-4 {y + 2} 0 {y + 3.4} 4 {y}", 1.4, 1.4) for y in range(-6, 12, 4))
    return placed(fill(turns, inks.t6) + lit(circle(0, -8, 3.6), copper(inks), SOFT), x, 56, flip=flip)


def kettle_mortar(inks: Inks) -> Fragment:
    """A mortar made of a kettle and pipes on a small wheel."""
    kettle = curve("-24 -14! -10 -20 10 -20 24 -14! 30 0 28 16 16 26 0 28 -16 26 -28 16 -30 0")
    muzzle = rectangle(-15, -44, 30, 26)
    rim = rectangle(-19, -48, 38, 8)
    pipe = stroke("M24-6C40-8 42 12 34 22", inks.t6, 8) + stroke("M24-6C40-8 42 12 34 22", inks.t3, 4.6)
    spout = curve("-28 -4! -38 -10 -44 -22! -40 -25 -36 -26! -32 -16 -26 -14!")
    barrel = (
        lit(spout, copper(inks), SOFT)
        + pipe
        + lit(muzzle, iron(inks), Light((1, 0), (10, 0)))
        + lit(
            kettle, copper(inks), Light((1.2, 1), (10, 5)), inner=hatch(inks.t4, "-24 -6 -25 6 -18 18", 0, 11, 1.5, 8)
        )
        + lit(rim, copper(inks), Light((0.8, 0.8), (12, 2)))
        + fill(ellipse(0, -48, 17, 4), inks.t6)
        + fill("".join(circle(x, -8, 1.5) for x in (-18, -9, 0, 9, 18)), inks.t6)
        + fill(rectangle(-20, -21, 40, 3), inks.t6)
    )
    spokes = "".join(
        polygon(
            [
                turned((40, 80), a, 3, -1.2),
                turned((40, 80), a, 15, -1.2),
                turned((40, 80), a, 15, 1.2),
                turned((40, 80), a, 3, 1.2),
            ]
        )
        for a in range(0, 360, 45)
    )
    wheel = (
        fill(circle(40, 80, 18) + circle(40, 80, 13.4), wood(inks).body, even_odd=True)
        + stroke(circle(40, 80, 18), inks.t6, 2)
        + fill(spokes, inks.t6)
        + lit(circle(40, 80, 4.6), copper(inks), SOFT)
    )
    trail = lit(polygon("44 70 52 66 96 90 94 97 88 97"), wood(inks), SOFT)
    smoke = curve("86 6! 80 2 80 2 84 -4 90 -3! 94 -6 98 -2 96 2! 99 8 94 12 90 10! 86 13 82 10!")
    return fill(smoke, inks.t3) + trail + placed(barrel, 46, 52, 0.92, angle=32) + wheel


def hazel_bow(inks: Inks) -> Fragment:
    """A hazel bow still in leaf, drawn, an arrow on its string."""
    bow = brush("36 1 54 8 68 26 72 50 68 74 54 92 36 99", 2.6, 2.6, middle=8.6)
    tips = polygons("38 6 29 -3 41 -1", "38 94 29 103 41 101")
    green = Flats(inks.light, inks.accent, mix(inks.accent, inks.t5, 0.5))
    leaf = "0 0! -7 -6 -8 -14 0 -25! 8 -14 7 -6"
    leaves = "".join(
        placed(lit(curve(leaf), green, SOFT) + fill(brush("0 -1 0 -20", 1.3, 0.3), inks.t5), x, y, size, angle=angle)
        for x, y, angle, size in ((60, 14, 10, 0.8), (66, 22, 70, 0.9), (64, 80, 120, 0.9), (58, 88, 170, 0.8))
    )
    nuts = "".join(
        lit(ellipse(x, y, 4.2, 4.8), wood(inks), SOFT) + fill(lens(x, y - 3.6, 8, 2.4), inks.t6)
        for x, y in ((76, 30), (81, 38), (74, 73))
    )
    arrow = (
        fill(rectangle(16, 48.9, 76, 2.4), inks.t6)
        + lit(polygon("104 50 88 43.6 91 50 88 56.4"), Flats(inks.light, inks.t2, inks.t5), SOFT)
        + lit(polygon("10 42 24 42 32 48.6 18 48.6"), green, SOFT)
        + lit(polygon("10 58 24 58 32 51.6 18 51.6"), green, SOFT)
    )
    grip = lit(rectangle(66.6, 39, 10, 22), accented(inks), SOFT)
    bands = fill(polygons(*(moved("0 2.4 10 0 10 1.8 0 4.2", 66.6, y) for y in (42, 48, 54))), inks.t5)
    whole = (
        stroke("M36 2L24 50L36 98", inks.t6, 1.5, sharp=True)
        + fill(tips, inks.t6)
        + lit(bow, dark(inks), Light((-0.9, 0.7), (-2.6, 0.4)))
        + nuts
        + leaves
        + grip
        + bands
        + arrow
    )
    return rot(placed(whole, 50, 46, 0.84, origin=(55, 50)), -38, 50, 48)


def fist_anchor(inks: Inks) -> Fragment:
    """An anchor whose ring is a knuckle-duster grip, with a bit of chain."""
    metal = Flats(inks.light, mix(inks.light, inks.t5, 0.5), inks.t5)
    shank = polygon("45.6 30 54.4 30 55 84 45 84")
    arms = curve(mirrored("50 76! 60 75 70 68 76 56! 69 57! 78 48 84 38! 88 50 91 61! 85 60! 79 76 66 90 50 98"))
    stock = rectangle(26, 38, 48, 7)
    knobs = circle(26, 41.5, 5) + circle(74, 41.5, 5)
    bar = curve("24 24! 22 12 28 4 36 5 43 1 50 4 57 1 64 5 72 4 78 12 76 24! 64 30 36 30")
    holes = "".join(ellipse(x, 15, 4.6, 6) for x in (31, 43.6, 56.4, 69))
    tool = (
        lit(arms, metal, Light((1, 1), (5, 5)), inner=hatch(inks.light, "22 66 34 82 50 88", 120, 7, 1.2, 7))
        + lit(shank, metal, Light((0.8, 0), (5, 0)))
        + lit(stock, metal, SOFT)
        + lit(knobs, metal, SOFT)
        + fill(bar + holes, inks.light, even_odd=True)
        + shifted(0.9, 0.9, fill(bar + holes, inks.t3, even_odd=True))
        + stroke(holes, inks.shadow, 1)
        + chain("76 22 88 24 92 36 88 48 93 60 90 72", 5.4, mix(inks.light, inks.t5, 0.4), inks.t6)
    )
    return rot(tool, 26, 50, 52)


def travelling_cannon(inks: Inks) -> Fragment:
    """A short cannon with a carrying handle and a shoulder strap, its fuse lit."""
    strap = brush("64 24 84 30 92 50 84 74 62 88", 7, 7)
    tube = curve(
        "28 6! 72 6! 75 17 68 23 67 30! 71 62 72 78 66 88! 58 95! 42 95! 34 88! 28 78 29 62 33 30! 32 23 25 17"
    )
    bands = polygons("32.6 26 67.4 26 67.4 32 32.4 32", "30 55 70 55 70.6 62 29.4 62", "31 80 69 80 67 86 33 86")
    handle = "M32 40C18 40 18 64 30 64"
    bore = ellipse(50, 7, 22, 8)
    fuse = brush("36 84 26 86 22 94 14 92 12 86", 2.4, 1.6)
    gun = (
        fill(strap, wood(inks).shade or "")
        + lit(strap, wood(inks), Light((-0.9, 0.6), (-4, 0)))
        + fill(polygons("87 46 96 47 96 55 87 55"), inks.t1)
        + stroke(handle, inks.t6, 6.4)
        + stroke(handle, inks.t3, 3)
        + fill(fuse, inks.t6)
        + lit(circle(50, 99, 6), copper(inks), SOFT)
        + lit(tube, Flats(inks.light, inks.t5, inks.t6), Light((1.4, 0.4), (13, 0)))
        + hatch(inks.t4, "42 34 41 50 41 76", 0, 12, 1.6, 9)
        + lit(bands, copper(inks), Light((0.8, 0.6), (12, 0)))
        + lit(bore, copper(inks), SOFT)
        + fill(ellipse(50, 7, 16, 5.4), inks.t6)
    )
    spark = flame(18, 49, 8, inks.accent, inks.t2, inks.light)
    return rot(placed(gun, 52, 50, 0.9, origin=(56, 50)), 58, 50, 50) + spark


def world_hammer(inks: Inks) -> Fragment:
    """A hammer whose head is a globe hung in a frame of gold."""
    shaft = limb("50 108 50 50", 7, 6)
    wraps = polygons(*(f"46 {y + 2.6} 54 {y} 54 {y + 2} 46 {y + 4.6}" for y in (72, 78, 84, 90)))
    globe = circle(50, 26, 25)
    lands = curves(
        "34 12! 42 8 48 12 46 18 40 20 42 26 36 30 30 26 28 18",
        "54 20! 62 14 70 18 72 26 66 28 68 36 60 42 56 36 58 30 52 26",
        "34 38! 42 36 46 42 42 48 36 45",
    )
    meridian = "M50-3V57M24 26H76" + "M50 1C34 12 34 40 50 51M50 1C66 12 66 40 50 51"
    frame_l, frame_r = (
        "20 4! 30 4! 25 14 24 26 25 38 30 48! 20 48! 10 44 8 26 10 8",
        "80 4! 70 4! 75 14 76 26 75 38 70 48! 80 48! 90 44 92 26 90 8",
    )
    faces = polygons("0 6 10 4 10 48 0 46", "100 6 90 4 90 48 100 46")
    hammer = (
        lit(shaft, wood(inks), Light((0.9, 0), (4, 0)))
        + fill(wraps, GOLD)
        + lit(curve("44 98! 56 98! 58 108! 42 108!"), GOLDEN, SOFT)
        + lit(faces, iron(inks), SOFT)
        + lit(globe, middle(inks), Light((1.2, 1.2), (9, 6)), inner=fill(lands, inks.t2))
        + stroke(meridian, inks.t6, 0.8)
        + stroke(circle(50, 26, 27), GOLD, 3)
        + stroke("M31 7A27 27 0 0 1 50-1", LIGHT_GOLD, 1.4)
        + lit(curves(frame_l, frame_r), GOLDEN, Light((0.9, 0.9), (4, 4)))
        + lit(curve("42 50! 58 50! 60 60! 40 60!"), GOLDEN, SOFT)
        + lit(circle(50, -3, 4), GOLDEN, SOFT)
        + fill(circle(15, 14, 1.6) + circle(15, 38, 1.6) + circle(85, 14, 1.6) + circle(85, 38, 1.6), DEEP_GOLD)
    )
    return rot(placed(hammer, 50, 50, 0.86, origin=(50, 50)), 28, 50, 50)
