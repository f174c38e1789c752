"""Artefacts of Caveport: hammer, pickaxe, stilts, spring crossbow, velvet mask, home-made mortar."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import CAVEPORT, Inks, mix
from ..paths import brush, circle, curve, ellipse, mirrored, polygon, rectangle, star, turned
from .parts import (
    GOLDEN,
    accented,
    both,
    copper,
    curves,
    dark,
    hatch,
    iron,
    limb,
    middle,
    polygons,
    rot,
    steel,
    white,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("pulsatron", CAVEPORT, shrink=0.97)
def pulsatron(inks: Inks) -> Fragment:
    """Pulsatron, a heavy war hammer with a glowing core."""
    handle = polygon("46.4 48 53.6 48 54.4 108 45.6 108")
    wraps = polygons(*(f"45 {y + 2.6} 55 {y} 55 {y + 2} 45 {y + 4.6}" for y in (66, 72, 78, 84, 90, 96)))
    block_l = "2 10! 10 4! 24 4! 30 10! 36 12! 36 46! 30 48! 24 54! 10 54! 2 48! 5 29"
    block_r = "98 10! 90 4! 76 4! 70 10! 64 12! 64 46! 70 48! 76 54! 90 54! 98 48! 95 29"
    hoops = polygons("24 4 29 9 29 49 24 54", "76 4 71 9 71 49 76 54")
    core = rectangle(34, 8, 32, 42)
    fins = polygons("38 2 62 2 65 8 35 8", "36 50 64 50 60 58 40 58")
    rays = "".join(
        polygon(
            [
                turned((50, 29), a, 12.6, -1),
                turned((50, 29), a, 18 if i % 2 else 15.6, 0),
                turned((50, 29), a, 12.6, 1),
            ]
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


@motif("pioche-luxe", CAVEPORT)
def luxury_pickaxe(inks: Inks) -> Fragment:
    """A pickaxe with gold fittings and a ribbon tied in a bow."""
    head = curve(mirrored("50 14! 58 13 74 17 88 28 97 44! 94 46! 84 34 72 29 58 28! 50 29"))
    collar = curve("41 10! 59 10! 61 20 60 34! 40 34! 39 20")
    handle = limb("50 110 50 30", 6.4, 6.4)
    rings = polygons("45.6 44 54.4 44 54.4 48 45.6 48", "45.6 92 54.4 92 54.4 97 45.6 97")
    tips = "".join(lit(polygon(side), GOLDEN, SOFT) for side in both("90 32 98 46 94 47 86 35"))
    bow = "".join(
        lit(curve(side), accented(inks), SOFT) for side in both("50 58! 58 50 70 48 74 54 72 62 60 64!")
    )
    ends = curves(
        "48 60! 40 68 38 78 30 84! 38 86 42 92! 48 82 52 70 52 62!",
        "52 60! 58 70 64 76 70 84! 64 86 62 92! 54 84 50 72 49 62!",
    )
    pick = (
        lit(
            handle,
            wood(inks),
            Light((0.9, 0), (4, 0)),
            inner=hatch(inks.t6, "48 50 48 70 48 90", 90, 10, 0.9, 5),
        )
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


@motif("echasses", CAVEPORT, shrink=0.88)
def gala_stilts(inks: Inks) -> Fragment:
    """A pair of stilts that lean on each other under one great bow, with polished shoes at their feet."""
    bow = curves(
        "0 0! -10 -10 -22 -12 -25 -3! -26 7 -13 8 0 3!",
        "0 0! 10 -10 22 -12 25 -3! 26 7 13 8 0 3!",
    )
    tails = polygons("-2 2 -15 20 -10 19 -8 24 2 5", "2 2 15 20 10 19 8 24 -2 5")
    knot = (
        lit(tails, accented(inks), SOFT)
        + lit(bow, accented(inks), Light((0.9, 0.9), (5, 5)))
        + lit(circle(0, 1, 5), accented(inks), SOFT)
    )
    left = placed(_stilt(inks), 37, 46, 1, angle=15, flip=True)
    return left + placed(_stilt(inks), 63, 46, 1, angle=-15) + placed(knot, 50, 13)


def _stilt(inks: Inks) -> Fragment:
    """One stilt, upright about its middle, its shoe pointing to the right."""
    pole = polygon("-4 -46 4 -46 3.4 34 -3.4 34")
    step = curve("-6 -2! 17 -4! 17 1 10 6 -4 7! -6 6!")
    strap = stroke("M-2 0C4-19 18-16 15-2", inks.t6, 3.4)
    shoe = curve("-6.4 30! 6.4 30! 8 37 15 41 24 42.6 28.6 48! 28 51.6! -7.6 51.6! -9.4 41")
    spat = curve("-7 28.6! 7 28.6! 8 35.6 11.6 41.6! 3 44 -4 43 -9 45!")
    stripes = polygons(*(f"-4 {y + 4} 4 {y} 4 {y + 4.6} -4 {y + 8.6}" for y in (-34, -24, -14)))
    return (
        lit(pole, wood(inks), Light((1, 0), (4.6, 0)))
        + fill(stripes, inks.accent)
        + lit(step, iron(inks), SOFT)
        + strap
        + lit(shoe, dark(inks), Light((0.9, 1), (4, 6)))
        + fill(polygon("-8.6 50.6 29 50.6 29 54 16 54 14 52.4 -1 52.4 -1 55.4 -8.6 55.4"), inks.t6)
        + fill(curve("16 44! 23 44.6 26.4 48! 20 47.4"), inks.light)
        + lit(spat, white(inks), SOFT)
        + fill("".join(circle(2.6, y, 1.1) for y in (32, 36, 40)), inks.t6)
    )


@motif("arbalete-ressorts", CAVEPORT)
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
        + lit(
            stock, wood(inks), Light((1, 0), (8, 0)), inner=hatch(inks.t6, "47 50 47 70 47 92", 90, 12, 1, 5)
        )
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


@motif("masque-velours", CAVEPORT, shrink=0.94)
def velvet_mask(inks: Inks) -> Fragment:
    """A velvet carnival mask with whiskers, on a stick."""
    mask = curve(mirrored("50 30! 58 24 70 20 84 18 96 10! 98 24 96 40 88 52 76 58 64 56 56 50! 50 58"))
    ears = "".join(
        lit(curve(side), accented(inks), SOFT) for side in both("66 24! 72 12 80 4 90 0! 94 8 95 14 92 20!")
    )
    eyes = curves(*both("57 40! 64 33 74 32 82 36! 78 44 70 47 62 46"))
    whiskers = "".join(
        brush(side, 1.3, 0.3)
        for line in ("62 54 78 60 98 58", "61 56 76 66 94 72", "60 58 70 70 84 82")
        for side in both(line)
    )
    stick = limb("86 40 94 112", 3.6, 3)
    trim = stroke(mask, inks.t1, 1.6)
    gems = "".join(
        polygon(f"{x} {y - 3} {x + 2} {y} {x} {y + 3} {x - 2} {y}") for x, y in ((50, 36), (44, 30), (56, 30))
    )
    mask_art = (
        fill(polygons("92 96 97 96 98 100 92 100"), inks.t1)
        + lit(stick, wood(inks), SOFT)
        + lit(
            curve("86 66! 94 72 104 74 108 82! 98 80 96 86 90 90! 90 80 86 74"),
            Flats(inks.light, inks.t2, inks.t3),
            SOFT,
        )
        + ears
        + lit(
            mask,
            accented(inks),
            Light((1.1, 1.2), (8, 6)),
            inner=hatch(inks.t6, "10 24 14 36 22 46", 10, 8, 1.3, 7),
        )
        + trim
        + fill(eyes, inks.t6)
        + stroke(eyes, inks.t1, 1.2)
        + fill(whiskers, inks.t6)
        + fill(gems, inks.light)
        + fill(curve("44 54! 50 50 56 54! 53 59 50 61 47 59"), inks.t6)
    )
    return rot(placed(mask_art, 48, 50, 0.88, origin=(52, 52)), -14, 50, 50)


@motif("bombarde", CAVEPORT, shrink=0.93)
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
            kettle,
            copper(inks),
            Light((1.2, 1), (10, 5)),
            inner=hatch(inks.t4, "-24 -6 -25 6 -18 18", 0, 11, 1.5, 8),
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
