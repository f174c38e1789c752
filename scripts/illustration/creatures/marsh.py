"""Beasts of marsh and sewer: horned brutes, rat, toad, mosquito, mole, hydra."""

from ..document import FROM_RIGHT, SOFT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import GOLD, LIGHT_GOLD, Inks, mix
from ..parts import (
    GOLDEN,
    accented,
    angry_eye,
    both,
    copper,
    curves,
    dark,
    deep,
    fangs,
    flame,
    hatch,
    iron,
    limb,
    middle,
    polygons,
    rot,
    shadow,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle

# --------------------------------------------------------------------------------------------- kirigans


def squat_brute(inks: Inks) -> Fragment:
    """A squat horned brute, its shoulders above its ears, its fists on the ground."""
    half = (
        "50 30! 57 27 62 27! 66 19 75 17 84 22! 85 26 91 30! 90 35 96 41! 94 47 98 55! 96 66 94 76 99 84 "
        "98 97! 73 97! 72 88 77 78 74 66! 71 76 68 84 69 97! 55 97! 54 91 50 87!"
    )
    horn = "61 33! 66 25 69 13 65 0! 75 5 80 17 76 28 68 38!"
    rings = "".join(lens(x, y, 9, 1.2, a) for x, y, a in ((73, 24, 20), (73.6, 17, 5), (72, 10, -12)))
    plates = "".join(
        curve(f"{37 + i} {y}! 50 {y + 4.6} {63 - i} {y}! 50 {y + 6.8}") for i, y in enumerate((60, 67, 74, 81))
    )
    fur = hatch(inks.t4, "10 46 6 60 6 76", 6, 10, 1.5, 9) + hatch(inks.t4, "30 46 28 60 30 74", 14, 8, 1.3, 7, 2)
    knuckles = wedges((x, 97, 9, 1.6, -90) for x in (8, 15, 21, 79, 85, 92))
    return (
        shadow(50, 97, 104, inks.t6)
        + lit(
            curve(mirrored(half)), deep(inks), Light((1.3, 1.2), (6, 4)), inner=fur + fill(plates + knuckles, inks.t4)
        )
        + "".join(lit(curve(side), Flats(inks.light, inks.t2, inks.t4), SOFT) for side in both(horn))
        + fill(rings, inks.t4)
        + placed(fill(rings, inks.t4), 100, 0, flip=True)
        + _brute_mask(inks)
    )


def _brute_mask(inks: Inks) -> Fragment:
    mask = curve(mirrored("50 31 58 29 64 33! 65 42 62 50 57 57 50 59"))
    eyes = polygons("37 36 49 42 47.6 45.6 40.6 44", "63 36 51 42 52.4 45.6 59.4 44")
    maw = curve("39.6 50! 45 52 50 52.6 55 52 60.4 50! 58 55.6 50 58 42 55.6")
    tusks = polygons("40.4 54 42.6 44 45.6 54.6", "59.6 54 57.4 44 54.4 54.6")
    return (
        lit(mask, Flats(inks.light, inks.t2, inks.t4), Light((1, 1), (7, 3)))
        + fill(eyes, inks.accent)
        + fill(ellipse(45, 42.4, 1, 1.8) + ellipse(55, 42.4, 1, 1.8), inks.t6)
        + fill(polygons("47.4 46.6 50 45 52.6 46.6 51.4 48.4 48.6 48.4"), inks.t6)
        + fill(maw, inks.t6)
        + fill(tusks, inks.light)
        + fill(fangs("47 52.4 53 52.4", 2, 3), inks.light)
    )


def brute_on_stilts(inks: Inks) -> Fragment:
    """A lanky horned brute on stilts, thin neck, one horn broken, arms folded."""
    stilts = "".join(lit(polygon(side), wood(inks), SOFT) for side in both("57 46 61 46 71 99 67 99"))
    legs = "".join(lit(limb(side, 8, 4.6), deep(inks), SOFT) for side in both("54 46 61 54 62 67"))
    steps = fill(polygons("57 67 71 67 71 71 57 71", "43 67 29 67 29 71 43 71"), inks.t6)
    trunk = curve(mirrored("50 40! 58 40 66 44 69 52 64 60 60 68! 50 70"))
    neck = curve("46 24! 54 24! 53 32 55 40 58 44! 42 44! 45 40 47 32")
    head = curve("50 8 58 9 62 16 60 23 57 30 50 33 43 30 40 23 38 16 42 9")
    horn = "40 15! 32 14 25 8 22 -3! 30 2 36 4 44 9!"
    stump = polygon("60 15 68 14 72 10 70 7.6 66.6 9 65.6 5.4 60 8 56 10")
    arms = lit(
        curve("34 44! 26 50 24 58 30 62! 44 64 58 62 66 56! 64 52 54 55 42 56 36 54! 38 50"),
        middle(inks),
        Light((0.9, 0.9), (4, 5)),
    ) + lit(
        curve("66 44! 74 50 77 58 72 62! 60 62 50 58 42 51! 46 48 56 53 66 54! 64 50"),
        middle(inks),
        Light((0.9, 0.9), (4, 5)),
    )
    fingers = wedges([(44, 51, 7, 1.1, 40), (47, 50, 7, 1.1, 40), (63, 57, 7, 1.1, 165), (62, 60, 7, 1.1, 165)])
    body = (
        lit(trunk, deep(inks), Light((1, 1), (7, 3)), inner=hatch(inks.t4, "34 50 36 58 40 66", 8, 8, 1.3, 6))
        + lit(neck, deep(inks), SOFT)
        + lit(curve(horn), Flats(inks.light, inks.t2, inks.t4), SOFT)
        + lit(stump, Flats(inks.light, inks.t2, inks.t4), SOFT)
        + lit(head, Flats(inks.light, inks.t2, inks.t4), Light((0.9, 0.9), (8, 2)))
        + fill(polygons("42 15.4 49 18.6 48 21.6 43.4 20.4", "58 15.4 51 18.6 52 21.6 56.6 20.4"), inks.accent)
        + fill(circle(46.4, 19, 0.9) + circle(53.6, 19, 0.9), inks.t6)
        + fill(curve("44 26.6! 47 25.4 53 25.4 56 26.6! 53 27.4 47 27.4"), inks.t6)
        + fill(polygons("45 27 46.4 30 47.6 27", "55 27 53.6 30 52.4 27"), inks.light)
        + arms
        + fill(fingers, inks.t6)
    )
    ground = shadow(50, 98.6, 66, inks.t6)
    return ground + legs + stilts + steps + placed(body, 50, 0, 0.78, origin=(50, -4))


# --------------------------------------------------------------------------------------------------- rat


def fence_rat(inks: Inks) -> Fragment:
    """A rat in an overcoat, in profile, holding out a pocket watch."""
    light = FROM_RIGHT
    tail = limb("28 92 14 94 4 86 6 74 14 72", 4.6, 1)
    coat = curve("40 40! 30 46 24 58 22 74 18 98! 66 98! 64 82 62 66 60 54 56 44!")
    collar = curve("36 42! 32 36 28 32! 30 46 40 56 56 60! 54 50 48 44")
    head = curve("36 40! 32 30 34 20 42 14 50 14! 58 18 68 24 80 31 86 34! 88 37 86 40 82 40! 72 42 62 46 54 48 44 46")
    ear = curve("36 22! 26 18 22 8 28 2 38 0 46 6 46 16!")
    cap = curve("34 22! 34 12 42 6 52 8 60 16! 66 17 72 18 75 21! 66 23 56 21 46 21")
    sleeve = curve("40 58! 50 54 62 56 72 60! 80 60 84 58 88 60! 88 66 80 70 70 72 56 72 44 70!")
    paw = curve("85 57! 92 55 97 58! 96 61 98 64! 94 66 90 68 86 67!")
    whiskers = (
        brush("80 36 90 40 97 47", 0.9, 0.3)
        + brush("80 37 88 44 92 52", 0.9, 0.3)
        + brush("81 34 92 34 99 38", 0.9, 0.3)
    )
    return (
        shadow(46, 98, 80, inks.t6)
        + lit(tail, warm(inks), SOFT)
        + lit(coat, wood(inks), Light((-1.1, 1), (-10, 3)), inner=hatch(inks.t6, "58 66 60 78 62 92", 180, 10, 1.4, 7))
        + fill(polygons("54 72 57 72 60 98 57 98"), inks.t6)
        + fill("".join(circle(x, y, 1.6) for x, y in ((51, 78), (53, 88))), inks.t1)
        + lit(ear, middle(inks), light.scaled(0.6))
        + fill(curve("36 18! 30 14 28 8 34 4 40 5 42 12!"), inks.t2)
        + lit(head, middle(inks), Light((-1, 1), (-5, 5)), inner=hatch(inks.t3, "42 20 40 30 44 40", 20, 9, 1.2, 7))
        + fill(ellipse(85, 36, 3, 2.6), inks.t6)
        + fill(polygon("76 40.6 77 46 79 46 79.4 40.2"), inks.light)
        + fill(whiskers, inks.t6)
        + angry_eye(61, 27, 3.8, inks.accent, inks.t6, left=True)
        + lit(cap, dark(inks), light.scaled(0.6))
        + lit(collar, Flats(inks.light, inks.t5, inks.t6), light.scaled(0.6))
        + lit(sleeve, wood(inks), Light((-0.8, 0.9), (-2, 6)))
        + lit(paw, warm(inks), light.scaled(0.5))
        + _watch_on_chain(inks)
    )


def _watch_on_chain(inks: Inks) -> Fragment:
    return (
        stroke("M92 65Q96 72 90 76", GOLD, 1.4)
        + lit(circle(88, 86, 9), GOLDEN, SOFT)
        + fill(rectangle(86.4, 74.6, 3.2, 3), GOLD)
        + fill(circle(88, 86, 6.4), inks.light)
        + stroke("M88 81.6V86L91 88", inks.t6, 1.2)
        + stroke("M98 78l4-2M99 86h3M97 94l3 2", LIGHT_GOLD, 1.2)
    )


# -------------------------------------------------------------------------------------------------- toad


def toll_toad(inks: Inks) -> Fragment:
    """A giant toad that sits on the road, a toll bar across its knees, an official's cap on its head."""
    body = curve(mirrored("50 34! 60 34 70 28 80 32 84 42! 94 50 98 64 98 80 94 96! 50 98"))
    belly = curve(mirrored("50 56 66 58 76 68 78 84 72 96! 50 97"))
    thighs = "".join(
        lit(curve(side), middle(inks), SOFT) for side in both("98 96! 100 82 94 72 84 72 74 78 72 90 76 97!")
    )
    warts = "".join(
        ellipse(x, y, r, r * 0.75)
        for x, y, r in ((12, 62, 3), (18, 54, 2), (9, 74, 2.4), (90, 58, 2.6), (86, 66, 1.8), (27, 50, 1.8))
    )
    mouth = curve("16 54! 32 62 50 64 68 62 84 54! 78 62 64 68 50 69 36 68 22 62")
    eyes = "".join(
        lit(circle(x, 33, 9), middle(inks), SOFT)
        + fill(ellipse(x, 34, 6, 5.4), inks.accent)
        + fill(lens(x, 34.4, 10, 2.6), inks.t6)
        for x in (28, 72)
    )
    lids = fill(curves(*both("62 30! 66 25 74 24 81 28! 76 31 68 33 63 34!")), inks.t5)
    bar = polygon("-2 76 102 70 102 78 -2 84")
    stripes = polygons(*(moved("0 .2 10 -.6 10 7.6 0 8.2", x, 76 - x * 0.06) for x in (4, 24, 44, 64, 84)))
    hands = "".join(
        lit(curve(side), middle(inks), SOFT)
        for side in both("74 66! 82 66 88 70 86 74! 87 78 84 80! 80 78 79 83! 75 80 73 84! 70 78 70 72")
    )
    return (
        shadow(50, 98, 104, inks.t6)
        + lit(body, deep(inks), Light((1.3, 1.2), (7, 5)), inner=fill(warts, inks.t3))
        + lit(belly, Flats(inks.t1, inks.t2, inks.t3), Light((0.8, 0.8), (12, 2)))
        + fill(mouth, inks.t6)
        + thighs
        + eyes
        + lids
        + fill(circle(45, 50, 1.2) + circle(55, 50, 1.2), inks.t6)
        + shifted(0, 7, _officials_cap(inks))
        + lit(bar, white(inks), Light((0, 1), (0, 5)))
        + fill(stripes, inks.accent)
        + hands
    )


def _officials_cap(inks: Inks) -> Fragment:
    cap = curve("32 26! 30 14 34 6 50 3 66 6 70 14 68 26! 58 22 42 22")
    peak = curve("36 23! 44 21 56 21 64 23! 66 28 58 30 50 30.4 42 30 34 28")
    return (
        lit(cap, dark(inks), Light((1, 1), (8, 3)))
        + fill(curve("33 21! 42 18.6 58 18.6 67 21! 67.6 24.6 58 22.6 42 22.6 32.4 24.6!"), inks.t2)
        + fill(peak, inks.t6)
        + lit(circle(50, 13, 4), copper(inks), SOFT)
    )


# ---------------------------------------------------------------------------------------------- mosquito


def thirsty_mosquito(inks: Inks) -> Fragment:
    """A mosquito as big as a dog, in profile, its beak like a rapier, as a straw in a bottle."""
    wing_far = curve("42 38! 36 22 26 8 12 0! 8 8 10 18 18 28 30 38!")
    wing_near = curve("46 38! 44 22 50 6 62 -4! 70 4 68 18 60 30 52 40!")
    abdomen = curve("44 46! 34 50 24 58 14 72 8 88! 16 88 26 82 36 74 46 64 52 56!")
    bands = "".join(brush(line, 2.6, 2.6) for line in ("34 46 42 60 46 66", "26 52 34 64 38 74", "18 62 26 72 30 82"))
    thorax = curve("38 42! 42 34 54 32 62 38 64 48 58 56 48 58 40 52")
    head = curve("60 40! 64 34 72 34 77 40 78 47 72 52 64 51 60 47")
    legs = ["46 54 34 72 42 80 30 98", "52 56 48 76 58 82 52 98", "58 54 66 70 74 72 70 88"]
    feelers = brush("72 35 80 26 90 24", 1.2, 0.4) + brush("70 34 74 22 82 16", 1.2, 0.4)
    beak = polygon("74 46 78 44 92 70 90.6 71")
    return (
        shadow(50, 98, 86, inks.t6)
        + lit(wing_far, Flats(inks.light, inks.t2, inks.t3), SOFT)
        + fill(limb(legs[0], 3, 1) + limb(legs[1], 3, 1), inks.t6)
        + lit(abdomen, deep(inks), Light((0.8, 1), (3, 6)), inner=fill(bands, inks.t2))
        + lit(thorax, dark(inks), Light((1, 1), (6, 5)), inner=hatch(inks.t4, "44 38 50 35 58 38", 70, 11, 1.4, 6))
        + lit(
            wing_near,
            Flats(inks.light, inks.t1, inks.t2),
            Light((0.9, 0.9), (5, 4)),
            inner=stroke("M48 38C48 24 54 8 62-2M48 36C52 24 60 16 66 10", inks.t4, 0.9),
        )
        + fill(limb(legs[2], 3, 1), inks.t6)
        + fill(feelers, inks.t6)
        + lit(head, dark(inks), SOFT)
        + fill(circle(70, 41.6, 6.4), inks.accent)
        + fill(circle(72, 42.6, 2.6), inks.t6)
        + fill(polygon("62 35 76 38 77 41 63 38.6"), inks.t6)
        + fill(curve("66 47! 70 49 75 47! 72 51"), inks.t6)
        + _marsh_bottle(inks)
        + fill(beak, inks.t6)
        + fill(polygon("76.6 45 77.8 44.6 91.6 70 91 70.4"), inks.light)
    )


def _marsh_bottle(inks: Inks) -> Fragment:
    bottle = curve("85 60! 95 60! 95 68 100 74 100 82! 100 98! 80 98! 80 82 80 74 85 68")
    return (
        lit(bottle, Flats(inks.light, mix(inks.light, inks.t3, 0.5), inks.t3), SOFT)
        + fill(polygon("80 82 100 82 100 98 80 98"), inks.accent)
        + fill(rectangle(82.6, 85, 15, 8), inks.light)
        + fill(polygon("88 87 90 91 92 87") + rectangle(84, 58.4, 12, 3), inks.t6)
    )


# -------------------------------------------------------------------------------------------------- mole


def miner_mole(inks: Inks) -> Fragment:
    """A mole that bursts through planks with huge hands, a candle on its helmet."""
    planks = "".join(
        lit(polygon(line), wood(inks), Light((0.8, 0.8), (5, 2)))
        for line in (
            "0 62 22 58 30 66 24 70 30 76 0 80",
            "0 82 26 80 20 86 28 90 0 99",
            "100 60 78 58 72 64 78 70 70 74 100 80",
            "100 82 74 78 80 86 72 92 100 99",
            "6 99 30 92 44 96 40 99",
            "94 99 68 92 58 96 62 99",
        )
    )
    body = curve(mirrored("50 22! 62 23 70 32 74 46 76 62 74 80 68 96! 50 98"))
    hand = (
        "66 58! 74 52 84 54 90 60! 96 56 99 58! 98 64 100 67! 102 70 99 73! 97 74 100 79! 95 82 "
        "92 80! 92 86 87 88! 80 88 72 80 66 72"
    )
    splinters = polygons("30 52 34 44 36 54", "70 50 66 42 64 52", "22 50 20 42 27 48", "80 48 84 40 76 46")
    nails = "".join(
        polygon(side)
        for line in ("96 57 103 54 99 61", "100 66 107 66 101 71", "99 77 105 80 97 82")
        for side in both(line)
    )
    mole = (
        lit(body, deep(inks), Light((1.2, 1.1), (8, 4)), inner=hatch(inks.t4, "28 46 28 62 32 84", 8, 10, 1.4, 9))
        + planks
        + fill(splinters, wood(inks).body)
        + fill(nails, inks.light)
        + "".join(
            lit(curve(side), Flats(inks.light, inks.t2, inks.t3), Light((0.9, 0.9), (5, 5))) for side in both(hand)
        )
        + _mole_face(inks)
        + fill(rectangle(47, 2, 6, 12), inks.light)
        + fill(polygon("44 12 56 12 55 16 45 16"), inks.t6)
        + flame(50, 3, 5.6, inks.accent, inks.light)
    )
    return placed(mole, 50, 98, 0.9, origin=(50, 98))


def _mole_face(inks: Inks) -> Fragment:
    snout = curve(mirrored("50 40 58 42 62 50 60 60 54 66 50 67"))
    helmet = curve(mirrored("50 6 62 8 69 17 70 28! 60 25 50 24"))
    whiskers = "".join(
        brush(side, 1, 0.3) for line in ("60 56 70 54 78 58", "60 59 69 61 75 67") for side in both(line)
    )
    return (
        fill(curves(*both("53 34! 57 31 62 33! 60 36 56 37")), inks.t6)
        + fill(circle(42, 35, 3.2) + circle(58, 35, 3.2), inks.light)
        + fill(circle(43.4, 35.6, 1.3) + circle(56.6, 35.6, 1.3), inks.t6)
        + fill(polygons("34 28 48 33.4 47 36 35 32.4", "66 28 52 33.4 53 36 65 32.4"), inks.t6)
        + lit(snout, Flats(inks.light, inks.t2, inks.t3), Light((0.8, 0.8), (8, 3)))
        + lit(ellipse(50, 50, 6.4, 4.8), accented(inks), SOFT)
        + fill(circle(48, 50.6, 1.1) + circle(52, 50.6, 1.1), inks.t6)
        + fill(whiskers, inks.light)
        + fill(curve("44 60! 50 62 56 60! 53 64.4 47 64.4"), inks.t6)
        + fill(polygons("47.4 61.4 49.8 61.8 49.8 66 47.6 65.4", "52.6 61.4 50.2 61.8 50.2 66 52.4 65.4"), inks.light)
        + lit(helmet, copper(inks), Light((1, 1), (9, 3)))
        + lit(curve("26 28! 38 23 62 23 74 28! 74 32 62 28 38 28 26 32!"), copper(inks), SOFT)
    )


# ------------------------------------------------------------------------------------------------- hydra


def sewer_hydra(inks: Inks) -> Fragment:
    """A three-headed serpent out of a round sewer mouth; one head wears the lid."""
    hole = ellipse(50, 90, 40, 10)
    pale_scales = Flats(inks.light, inks.t2, inks.t3)
    necks = [
        ("38 92 24 78 18 62 26 48 20 36", pale_scales),
        ("62 92 76 80 84 66 76 52 80 42", pale_scales),
        ("50 94 56 76 46 60 54 42 50 26", deep(inks)),
    ]
    bodies = "".join(lit(limb(line, 16, 12, 14), flats, Light((1, 0.9), (6, 3))) for line, flats in necks)
    bellies = fill(limb("44 92 50 76 41 60 49 42 46 28", 3, 2, 4), inks.t2)
    bars = wedges((x, y, 7, 1.2, 0) for x, y in ((46, 84), (45, 74), (39, 64), (42, 54), (46, 44)))
    stones = "".join(
        f"M{50 + 41 * c:.1f} {91 + 10.4 * s:.1f}L{50 + 49 * c:.1f} {92.6 + 13 * s:.1f}"
        for c, s in ((-0.94, 0.34), (-0.7, 0.7), (-0.3, 0.95), (0.1, 1), (0.5, 0.87), (0.85, 0.53))
    )
    return (
        fill(ellipse(50, 92, 49, 13), inks.t5)
        + lit(ellipse(50, 91, 48, 12), Flats(inks.light, inks.t3, inks.t4), Light((0.6, 0.8), (10, 2)))
        + stroke(stones, inks.t5, 1.2)
        + fill(hole, inks.t6)
        + bodies
        + bellies
        + fill(bars, inks.t5)
        + _serpent_head(inks, pale_scales, 20, 36, 1.04, angle=8, flip=True)
        + _serpent_head(inks, pale_scales, 80, 42, 0.98, angle=6)
        + _serpent_head(inks, dark(inks), 50, 26, 1.16, angle=-8)
        + _sewer_lid(inks)
        + fill(curve("10 92! 24 101 50 103.6 76 101 90 92! 92 98 76 106 50 108 24 106 8 98!"), inks.t5)
        + lit(
            curve("9 92! 24 101 50 103 76 101 91 92! 98 93! 92 104 70 108 50 108 30 108 8 104 2 93!"),
            Flats(inks.light, inks.t3, inks.t4),
            SOFT,
        )
    )


def _serpent_head(
    inks: Inks, scales: Flats, x: float, y: float, size: float, *, angle: float, flip: bool = False
) -> Fragment:
    skull = curve("-8 4! -9 -6 -2 -11 6 -9! 14 -7 20 -3 22 1! 18 4 10 3 4 6!")
    jaw = curve("-6 2! 2 6 10 10 18 11! 12 15 2 14 -6 9!")
    throat = curve("0 4! 10 3 21 2! 14 8 17 11! 8 9")
    drawn = (
        fill(throat, inks.t6)
        + fill(fangs("6 3.6 20 2", 4, 4), inks.light)
        + fill(curve("6 8! 14 6 22 9 25 8! 24 11 26 12! 18 12 10 11"), inks.accent)
        + lit(jaw, scales, SOFT)
        + lit(skull, scales, Light((0.7, 0.9), (2, 5)))
        + angry_eye(6, -4, 3, inks.accent, inks.t6, left=True)
        + fill(polygons("-8 -4 -16 -8 -8 0", "-7 -8 -13 -14 -4 -10"), inks.t4)
        + fill(circle(18, -1.6, 0.9), inks.t6)
    )
    return placed(drawn, x, y, size, angle=angle, flip=flip)


def _sewer_lid(inks: Inks) -> Fragment:
    holes = "".join(
        ellipse(x, y, 2.2, 0.9)
        for x, y in ((38, 9.6), (46, 7.6), (54, 7.2), (62, 8.4), (42, 12.6), (50, 11.4), (58, 11.8))
    )
    lid = lit(ellipse(50, 10, 20, 6), iron(inks), Light((0.4, 0.9), (4, 3))) + fill(holes, inks.t6)
    return rot(fill(ellipse(50, 12.4, 20, 6), inks.t6) + lid, -6, 50, 10)
