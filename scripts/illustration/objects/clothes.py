"""What one wears: hat, boots, gauntlet, coat, snowshoes, stilts, mask, cape, armour."""

from ..document import FROM_LEFT, SOFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..frost import ICE_LIGHT, fur
from ..inks import GOLD, LIGHT_GOLD, Inks, mix
from ..parts import (
    GOLDEN,
    accented,
    both,
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
    pale,
    polygons,
    rot,
    shadow,
    skull,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, mirrored, moved, polygon, table, turned


def mutineer_hat(inks: Inks) -> Fragment:
    """A tricorne with a skull for a cockade and three tattered feathers."""
    plumes = ""
    quills = [
        ("58 46 62 26 72 10 90 2", accented(inks)),
        ("52 46 48 26 50 10 60 -6", warm(inks)),
        ("60 48 74 36 88 32 103 36", pale(inks)),
    ]
    for line, flats in quills:
        plumes += lit(feather(line, 17), flats, SOFT) + fill(brush(line, 1.2, 0.4), inks.t6)
    crown = curve("24 56! 28 36 38 28 52 28 66 32 74 44 76 58!")
    brim = curve(
        "-2 44! 8 50 18 44 30 48 42 60 50 74! 60 58 74 50 88 50 100 42! 98 56 88 68 72 78 56 88 48 96! 38 88 22 76 8 66"
    )
    edge = curve(
        "-2 44! 8 50 18 44 30 48 42 60 50 74! 60 58 74 50 88 50 100 42! 90 54 76 55 62 64 50 "
        "82! 40 66 28 53 18 49 8 54!"
    )
    hat = (
        plumes
        + lit(crown, middle(inks), FROM_LEFT)
        + lit(brim, dark(inks), Light((1.1, 1.1), (7, 6)), inner=hatch(inks.t4, "10 62 24 74 42 88", -60, 11, 1.6, 9))
        + fill(edge, inks.t1)
        + fill(limb("58 70 80 62", 3, 3) + limb("58 62 80 71", 3, 3), inks.t1)
        + skull(69, 66, 8, white(inks), inks.t6)
    )
    return rot(placed(hat, 50, 56, 0.9, origin=(50, 50)), -8, 50, 50)


def wave_boots(inks: Inks) -> Fragment:
    """A pair of sea boots back to back, whose tops curl outwards like breaking waves."""
    left = placed(_boot(inks, warm(inks)), 47, 96, 0.94, origin=(50, 96), flip=True, angle=-5)
    return left + placed(_boot(inks, dark(inks)), 53, 98, 1, origin=(50, 96), angle=4)


def _boot(inks: Inks, flats: Flats) -> Fragment:
    """One boot that points to the right, its heel at x = 50."""
    leg = curve("52 40! 74 38! 74 54 75 64 79 70 88 74 96 79 98 86 97 90! 50 90! 50 86! 52 70")
    sole = curve("49 89.4! 98.4 89.4! 99 92 97 96! 70 96! 68 92.4 62 92.4 61 96! 49 96!")
    wave = curve(
        "50 56! 47 42 48 26 55 13 66 4 80 1 92 6 97 16 94 25! 92 18 86 15 80 19 78 27 80 36 84 43! 78 46 68 45 60 50"
    )
    crest = curve("50 56! 47 42 48 26 55 13 66 4 80 1 92 6 97 16 94 25! 92.6 14 84 8 74 9 64 14 56 26 53 42!")
    claws = polygons("94 25 89 19 95.6 17", "89 20 83 17.6 90 13.6", "84 21 77.6 21 83 15")
    streaks = brush("60 46 60 34 65 24 74 18", 0.8, 0.5, middle=2.6) + brush(
        "67 44 67 36 70 29 75 25", 0.7, 0.4, middle=2
    )
    cuff = polygon("52 58 74 55 74.4 61.4 51.6 64.6")
    drops = circle(98, 31, 1.9) + circle(91, 33, 1.4) + circle(97, 38, 1.3)
    return (
        lit(leg, flats, Light((1, 0.9), (8, 3)), inner=hatch(inks.t4, "54 68 52.4 78 52 88", 0, 10, 1.5, 6))
        + lit(cuff, pale(inks), SOFT)
        + fill(sole, inks.t6)
        + lit(wave, Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (8, 6)))
        + fill(streaks + crest + claws + drops, inks.light)
    )


def dragon_gauntlet(inks: Inks) -> Fragment:
    """A gauntlet of dragon scales, a flame between its fingers."""
    cuff = curve("30 98! 24 84 20 72! 30 66 50 62 70 66 80 72! 76 84 70 98! 60 101 40 101")
    hand = curve("30 70! 26 60 26 50 28 44! 40 40 60 40 72 44! 74 52 73 62 70 70! 60 74 40 74")
    fingers = ("31 48 26 34 27 20 32 10", "43 46 41 28 42 12 46 3", "56 46 59 28 60 13 58 4", "68 48 75 36 77 24 74 14")
    thumb = "28 62 16 58 10 48 12 38"
    scales = ""
    for row, y in enumerate((48, 54, 60, 66)):
        for x in range(30 + 4 * (row % 2), 72, 8):
            scales += curve(f"{x - 4} {y}! {x - 3} {y + 4} {x} {y + 7}! {x + 3} {y + 4} {x + 4} {y}!")
    metal = Flats(inks.light, inks.t4, inks.t6)
    claws = "".join(
        polygon(moved("-3 2 3 2 .6 -8", x, y, angle=a))
        for x, y, a in table("32 9 14, 46.4 2 8, 58 3 -6, 74 12 -16, 12.4 36 10")
    )
    knuckles = "".join(
        lit(limb(f"{x - 4.4} {y} {x + 4.4} {y + d}", 4, 4), Flats(inks.light, inks.t2, inks.t3), SOFT)
        for x, y, d in table(
            "27 33 -1.6, 41.4 27 -.6, 59.4 27 .6, 76 35 1.6, 27 21 1, 42.4 14 1, 60 14 -.6, 76 24 -.8, 12 50 3"
        )
    )
    spikes = polygons("22 74 8 66 24 82", "78 74 92 66 76 82", "27 88 13 84 30 94", "73 88 87 84 70 94")
    glove = (
        flame(50, 44, 24, inks.t1, inks.accent, inks.light)
        + fill(spikes, inks.light)
        + fill(claws, inks.light)
        + "".join(lit(limb(line, 10, 6.4), metal, Light((0.9, 0.5), (4, 1))) for line in (thumb, *fingers))
        + knuckles
        + lit(hand, metal, Light((1, 0.9), (12, 4)), inner=stroke(scales, inks.t2, 1))
        + lit(cuff, metal, Light((1, 1), (12, 3)), inner=hatch(inks.t2, "34 78 34 88 36 96", 0, 8, 1.5, 5))
        + lit(
            curve("18 73! 30 66 50 62 70 66 82 73! 81 78 70 72 50 69 30 72 19 78!"),
            Flats(inks.light, inks.t2, inks.t3),
            SOFT,
        )
        + fill(circle(50, 84, 5), inks.t6)
        + fill(circle(50, 84, 3), inks.accent)
    )
    return rot(placed(glove, 50, 51, 0.9, origin=(50, 46)), 24)


def bearskin_coat(inks: Inks) -> Fragment:
    """An empty bearskin coat on a peg: hood with the bear's jaw, white fur at collar, cuffs and hem, bone toggles."""
    coat = curve(
        mirrored(
            "50 40! 60 40 70 42 80 48! 88 58 94 68 97 78! 92 82 86 84 81 85! 79 76 76 70 73 66! 76 76 79 86 81 95! "
            "66 99 58 99 50 99!"
        )
    )
    lining = curve("47 48! 53 48! 56 66 60 82 62 99! 44 99! 46 80")
    hem = curve(
        mirrored("50 91! 62 92 72 90 80 87! 84 90 82 94 85 97! 80 98 77 101! 73 98 69 101! 64 99 60 102! 56 99 50 101!")
    )
    cuffs = curves(*both("80 80! 86 79 93 76 98 73! 101 77 99 80 101 84! 97 84 94 88! 90 86 87 89! 84 86 80 87!"))
    collar = curve(
        mirrored("50 36! 58 36 66 36 73 40! 76 44 74 47 77 51! 72 51 70 55! 65 53 61 57! 57 53 53 58! 52 54 50 56!")
    )
    toggles = "".join(
        lit(curve(f"47 {y}! 58 {y - 2.4} 62 {y + 1.6}! 54 {y + 4.4} 48 {y + 4}!"), white(inks), SOFT)
        for y in (62, 73, 84)
    )
    loops = "".join(brush([(46, y + 1), (40, y + 3), (38, y - 1)], 1.2, 1) for y in (63, 74, 85))
    furs = hatch(inks.t4, "20 54 12 64 8 74", 50, 11, 1.7, 7) + hatch(inks.t4, "30 62 27 76 25 90", 20, 11, 1.6, 8, 3)
    return (
        stroke("M50 6V-1C50-5 57-5 56-.4", inks.t6, 2)
        + lit(coat, dark(inks), Light((1.3, 1.2), (11, 3)), inner=furs)
        + fill(lining, inks.t3)
        + hatch(inks.t2, "48 58 49 74 51 92", 10, 8, 1.2, 6)
        + fill(loops, inks.t3)
        + lit(hem, fur(inks), Light((0, 1), (8, 4)))
        + lit(cuffs, fur(inks), Light((0.6, 0.8), (4, 4)))
        + _bear_hood(inks)
        + lit(collar, fur(inks), Light((0.8, 0.9), (8, 3)))
        + toggles
    )


def _bear_hood(inks: Inks) -> Fragment:
    """The bear's head as a hood: nobody looks out under its teeth."""
    head = curve(mirrored("50 6! 56 6 61 2 67 4 71 10 69 16! 74 24 74 34 70 42! 60 45 50 45"))
    hollow = curve(mirrored("50 25! 58 25 63 28 65 34 63 41 58 44! 50 45"))
    snout = curve(mirrored("50 12 56 13 60 18 61 25 57 28 50 28"))
    return (
        lit(head, dark(inks), Light((1.1, 1.1), (8, 4)), inner=hatch(inks.t4, "29 18 27 28 31 38", 10, 7, 1.4, 6))
        + fill(curves(*both("62.6 5.6! 67 6 69 10 67 14! 63.6 11")), inks.t3)
        + fill(hollow, inks.t6)
        + lit(snout, Flats(inks.light, inks.t4, inks.t5), Light((0.8, 0.9), (6, 4)))
        + fill(curve("45.4 13! 50 11.4 54.6 13! 53 17 50 18.4 47 17"), inks.t6)
        + fill(fangs("39.6 27 50 27.6 60.4 27", 7, 7), inks.light)
        + fill(polygons("36 15.4 45 18.6 43.6 21 37 19.4", "64 15.4 55 18.6 56.4 21 63 19.4"), inks.accent)
    )


def winged_snowshoes(inks: Inks) -> Fragment:
    """A pair of snowshoes with small wings."""
    return rot(_snowshoe(inks, 32, 50, -14) + _snowshoe(inks, 66, 52, 12), 8, 50, 50)


def _snowshoe(inks: Inks, x: float, y: float, angle: float) -> Fragment:
    frame = curve("0 -40 12 -36 17 -22 16 -4 9 14 3 30 1 44! -1 44! -3 30 -9 14 -16 -4 -17 -22 -12 -36")
    web = "".join(f"M-20 {v}L20 {v + 16}M20 {v}L-20 {v + 16}" for v in range(-44, 36, 9))
    wing = "15 -8! 24 -18 34 -22 42 -20! 38 -14 42 -10! 36 -6 38 0! 30 2 22 2 14 0!"
    drawn = (
        "".join(lit(curve(side), Flats(ICE_LIGHT, inks.light, inks.t2), SOFT) for side in both(wing, axis=0))
        + fill(wedges([(22, -9, 13, 1.1, -20), (22, -5, 12, 1.1, -4)]), inks.t3)
        + placed(fill(wedges([(22, -9, 13, 1.1, -20), (22, -5, 12, 1.1, -4)]), inks.t3), 0, 0, flip=True)
        + fill(frame, inks.t1)
        + clipped(frame, stroke(web, inks.t5, 0.9))
        + stroke(frame, inks.t6, 5)
        + stroke(frame, wood(inks).body, 3)
        + lit(polygon("-17 -14 17 -14 17 -9 -17 -9"), wood(inks), SOFT)
        + lit(polygon("-14 6 14 6 12 11 -12 11"), wood(inks), SOFT)
        + fill(curve("-8 -8! 8 -8! 9 2 4 8 -4 8 -9 2"), inks.t6)
        + fill(polygon("-9 -4 9 -4 9 -1 -9 -1"), inks.accent)
    )
    return placed(drawn, x, y, 0.92, angle=angle)


def gala_stilts(inks: Inks) -> Fragment:
    """A pair of stilts that lean on each other under one great bow, with polished shoes at their feet."""
    bow = curves("0 0! -10 -10 -22 -12 -25 -3! -26 7 -13 8 0 3!", "0 0! 10 -10 22 -12 25 -3! 26 7 13 8 0 3!")
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


def velvet_mask(inks: Inks) -> Fragment:
    """A velvet carnival mask with whiskers, on a stick."""
    mask = curve(mirrored("50 30! 58 24 70 20 84 18 96 10! 98 24 96 40 88 52 76 58 64 56 56 50! 50 58"))
    ears = "".join(lit(curve(side), accented(inks), SOFT) for side in both("66 24! 72 12 80 4 90 0! 94 8 95 14 92 20!"))
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
        + lit(mask, accented(inks), Light((1.1, 1.2), (8, 6)), inner=hatch(inks.t6, "10 24 14 36 22 46", 10, 8, 1.3, 7))
        + trim
        + fill(eyes, inks.t6)
        + stroke(eyes, inks.t1, 1.2)
        + fill(whiskers, inks.t6)
        + fill(gems, inks.light)
        + fill(curve("44 54! 50 50 56 54! 53 59 50 61 47 59"), inks.t6)
    )
    return rot(placed(mask_art, 48, 50, 0.88, origin=(52, 52)), -14, 50, 50)


def prowlers_cape(inks: Inks) -> Fragment:
    """A hooded cape that hangs on nothing; yellow eyes look out of the dark of its hood."""
    cape = curve(
        mirrored(
            "50 2! 60 8 68 18 72 32! 80 40 86 54 88 68 96 98! 88 92 82 99! 76 93 69 99! 62 94 56 99! 50 95", axis=50
        )
    )
    hood = curve(mirrored("50 8! 58 13 64 24 66 36 62 48 50 56", axis=50))
    gloom = curve(mirrored("50 14! 57 19 61 28 61 38 58 46 50 52", axis=50))
    folds = hatch(inks.t4, "30 60 26 78 22 92", 10, 12, 1.7, 8) + hatch(inks.t4, "50 62 54 76 50 90", 90, 12, 1.5, 4, 2)
    eyes = curves("40 34! 43 31 48 36! 44 38.6", "60 34! 57 31 52 36! 56 38.6")
    clasp = circle(50, 60, 4.6)
    return (
        lit(cape, dark(inks), Light((1.3, 1.2), (10, 4)), inner=folds)
        + fill(polygons("50 62 56 99 44 99"), inks.t6)
        + lit(hood, middle(inks), Light((1, 1), (6, 3)))
        + fill(gloom, inks.t6)
        + fill(eyes, inks.accent)
        + fill(ellipse(44.2, 35.4, 0.9, 2) + ellipse(55.8, 35.4, 0.9, 2), inks.t6)
        + lit(clasp, copper(inks), SOFT)
        + fill(polygons("48 58.6 52 58.6 50 62.4"), inks.t6)
    )


def armour_of_the_first_day(inks: Inks) -> Fragment:
    """A full armour that stands open and empty, light coming out of it."""
    beams = "".join(
        polygon([(50, 50), turned((50, 50), a, 46, -w), turned((50, 50), a, 46, w)])
        for a, w in ((-90, 7), (-62, 5), (-118, 5), (-35, 6), (-145, 6), (-8, 5), (-172, 5))
    )
    helm = curve(mirrored("50 2! 58 4 64 12 64 26! 58 34! 50 36"))
    slit = polygons("39 17 48 19.6 48 22.4 39 20.6", "61 17 52 19.6 52 22.4 61 20.6", "49.2 24 50.8 24 50.8 33 49.2 33")
    plate = "24 38! 36 34 44 38! 40 52 38 66 42 80! 32 84 24 78! 20 64 20 50"
    pauldron = "6 52! 4 42 10 34 20 32 30 36 32 44! 24 50 16 52"
    arm = "8 54! 18 54! 20 66 18 80! 8 80! 4 68"
    leg = "32 82! 44 82! 45 90 44 98! 30 98! 30 90"
    light_core = curve(mirrored("50 36! 57 40 60 54 60 68 56 82! 50 86"))
    parts = ""
    for line, light in ((arm, SOFT), (leg, SOFT), (plate, FROM_LEFT), (pauldron, SOFT)):
        for side in both(line):
            parts += lit(curve(side), Flats(inks.light, mix(inks.light, inks.t3, 0.4), inks.t4), light)
    trims = "".join(stroke(f"{brush_line}", GOLD, 1.6) for brush_line in ("M8 50Q20 50 31 43", "M92 50Q80 50 69 43"))
    return (
        fill(beams, LIGHT_GOLD)
        + shadow(50, 98, 76, inks.t6)
        + fill(curve(mirrored("50 36! 70 40 78 56 72 84! 50 90")), inks.t6)
        + fill(light_core, LIGHT_GOLD)
        + fill(curve(mirrored("50 44! 54 48 55 58 54 70 50 78!")), "#FFFFFF")
        + parts
        + trims
        + lit(helm, Flats(inks.light, mix(inks.light, inks.t3, 0.4), inks.t4), Light((1, 1), (8, 3)))
        + fill(slit, LIGHT_GOLD)
        + lit(curve(mirrored("50 -3! 53 2 53 10 50 16!")), GOLDEN, SOFT)
        + hatch(inks.t5, "24 50 23 62 27 76", 0, 8, 1.3, 7)
        + fill("".join(circle(x, y, 1.2) for x, y in ((28, 42), (72, 42), (28, 76), (72, 76))), GOLD)
    )
