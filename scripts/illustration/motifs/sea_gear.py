"""Artefacts of the coast, lying tilted in the vitrine: boathook, cutlass, spyglass, anchor, hat, cannon, boots."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import BUTINA, Inks, mix
from ..paths import brush, circle, curve, ellipse, mirrored, polygon, rectangle
from .parts import (
    accented,
    chain,
    copper,
    dark,
    feather,
    flame,
    hatch,
    limb,
    middle,
    pale,
    polygons,
    rope,
    rot,
    skull,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)
BLADE = Light((0.6, 0.4), (3.2, 0))


@motif("gaffe", BUTINA)
def boathook(inks: Inks) -> Fragment:
    """A stout boathook: a long point, two slender hooks, a rope wound round its shaft."""
    shaft = limb("50 116 50 40", 8.6, 7.6)
    spike = polygon("50 -16 56 6 54.6 40 45.4 40 44 6")
    right = curve("54 30! 60 20 70 15 80 18 88 28 89 42 84 56! 82 44 77 34 70 31 62 33 56 42!")
    left = curve("46 30! 40 20 30 15 20 18 12 28 11 42 16 56! 18 44 23 34 30 31 38 33 44 42!")
    socket = polygon("43 30 57 30 56 66 44 66")
    loose = rope("56 92 68 96 76 88 86 94 92 86", 5, pale(inks), inks.t3)
    coils = "".join(
        rope(f"43.4 {y + 4} 50 {y + 2} 56.6 {y}", 5, pale(inks), inks.t3, pitch=3.2) for y in (72, 78, 84, 90)
    )
    pole = (
        lit(shaft, wood(inks), BLADE)
        + lit(right, dark(inks), Light((0.9, 0.9), (3, 4)))
        + lit(left, dark(inks), Light((0.9, 0.9), (3, 3)))
        + lit(spike, steel(inks), Light((0.9, 0.4), (6, 0)))
        + lit(socket, dark(inks), Light((0.9, 0.4), (7, 0)))
        + fill(circle(50, 40, 2.2) + circle(50, 56, 2.2), inks.light)
        + loose
        + coils
    )
    return rot(placed(pole, 50, 48, 0.92, origin=(51, 46)), 30, 50, 50)


@motif("sabre-ebreche", BUTINA, shrink=0.96)
def notched_cutlass(inks: Inks) -> Fragment:
    """A cutlass with a notched blade and a scallop shell for a guard."""
    blade = curve(
        "45 66! 44 52 42 38 36 22 28 8 22 -6! 36 0 46 10 53 22! 51 25 56 29! 58 36 59 42! "
        "55.6 45 60.4 48! 60.6 54! 57.6 57 60.4 60! 60 66!"
    )
    fuller = curve("47 64! 47 50 45 38 40 24 33 10! 44 24 49 40 50 64!")
    shell = curve("28 72! 30 64 38 60 50 62 62 60 70 65 72 73! 68 80 60 82 50 80 40 82 32 79")
    ribs = "".join(
        brush(f"50 80 {x} {y}", 0.6, 1.5)
        for x, y in ((30, 70), (36, 64), (43, 62), (50, 63), (57, 62), (64, 64), (70, 70))
    )
    grip = curve("46 80! 54 80! 55 92 58 101 62 107! 55 111! 49 103 46 92")
    wraps = polygons("45 86 56 83 56.4 86 45.6 89", "46 92 57 89 58 92 47 95", "48 99 59 95 60 98 50 102")
    bow = curve("70 74! 78 84 76 98 66 108 58 110! 57 106! 66 103 71 94 68 80!")
    sword = (
        fill(
            curve(
                "44 66! 42.6 40 35 20 18 -10! 38 -2 50 12 55 21! 54 25 58 28! 61 38 61 42! "
                "58 45 62 47! 62.6 54! 60 57 62.4 59! 62 68!"
            ),
            inks.t6,
        )
        + lit(blade, steel(inks), Light((0.8, 0.6), (6, 1)))
        + fill(fuller, mix(inks.light, inks.t5, 0.75))
        + lit(bow, warm(inks), SOFT)
        + lit(grip, dark(inks), SOFT)
        + fill(wraps, inks.t2)
        + lit(shell, warm(inks), Light((1, 1), (5, 6)), inner=fill(ribs, inks.t1))
    )
    return shifted(2, 0, rot(placed(sword, 50, 50, 0.78, origin=(50, 51)), 34, 50, 50))


@motif("longue-vue", BUTINA)
def lying_spyglass(inks: Inks) -> Fragment:
    """A spyglass drawn out to its full length, an eye painted on its lens."""
    brass = copper(inks)
    eyepiece = polygon("44 112 56 112 58 104 42 104")
    tubes = [
        polygon("44 76 56 76 56.6 106 43.4 106"),
        polygon("41.6 48 58.4 48 59 78 41 78"),
        polygon("36 12 64 12 62 50 38 50"),
    ]
    colours = (brass, Flats(inks.light, inks.t3, inks.shadow), Flats(inks.light, inks.t5, inks.t6))
    rings = polygons("41.4 74 58.6 74 58.6 79 41.4 79", "37 45 63 45 63 51 37 51", "34 8 66 8 66 16 34 16")
    tube_light = Light((1, 0), (9, 0))
    glass = ellipse(50, 6, 16.4, 9.6)
    eye = curve("38 6! 43 1.4 50 0 57 1.4 62 6! 57 10.6 50 12 43 10.6")
    spyglass = (
        "".join(lit(tube, flats, tube_light) for tube, flats in zip(tubes, colours, strict=True))
        + hatch(inks.t4, "40 22 40.6 32 41 42", 0, 9, 1.2, 6)
        + lit(eyepiece, Flats(inks.light, inks.t5, inks.t6), SOFT)
        + lit(rings, brass, tube_light)
        + fill(ellipse(50, 6, 19.4, 11.8), inks.t3)
        + lit(ellipse(50, 6, 18.6, 11.2), brass, Light((0.7, 0.8), (0, 0)))
        + fill(glass, inks.t5)
        + fill(eye, inks.light)
        + fill(circle(50, 5.8, 5), inks.accent)
        + fill(circle(50, 5.8, 2.4), inks.t6)
        + fill(circle(48.4, 4, 1.2), inks.light)
        + fill(
            wedges(
                (x, y, 4, 1.1, a)
                for x, y, a in ((42, 1.8, -120), (47, 0, -100), (53, 0, -80), (58, 1.8, -60))
            ),
            inks.light,
        )
    )
    return rot(placed(spyglass, 50, 51, 0.9, origin=(50, 56)), 35, 50, 50)


@motif("ancre", BUTINA, shrink=0.97)
def fist_anchor(inks: Inks) -> Fragment:
    """An anchor whose ring is a knuckle-duster grip, with a bit of chain."""
    metal = Flats(inks.light, mix(inks.light, inks.t5, 0.5), inks.t5)
    shank = polygon("45.6 30 54.4 30 55 84 45 84")
    arms = curve(
        mirrored("50 76! 60 75 70 68 76 56! 69 57! 78 48 84 38! 88 50 91 61! 85 60! 79 76 66 90 50 98")
    )
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


@motif("tricorne", BUTINA)
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
        "-2 44! 8 50 18 44 30 48 42 60 50 74! 60 58 74 50 88 50 100 42! 98 56 88 68 72 78 56 "
        "88 48 96! 38 88 22 76 8 66"
    )
    edge = curve(
        "-2 44! 8 50 18 44 30 48 42 60 50 74! 60 58 74 50 88 50 100 42! 90 54 76 55 62 64 50 "
        "82! 40 66 28 53 18 49 8 54!"
    )
    hat = (
        plumes
        + lit(crown, middle(inks), FROM_LEFT)
        + lit(
            brim,
            dark(inks),
            Light((1.1, 1.1), (7, 6)),
            inner=hatch(inks.t4, "10 62 24 74 42 88", -60, 11, 1.6, 9),
        )
        + fill(edge, inks.t1)
        + fill(limb("58 70 80 62", 3, 3) + limb("58 62 80 71", 3, 3), inks.t1)
        + skull(69, 66, 8, white(inks), inks.t6)
    )
    return rot(placed(hat, 50, 56, 0.9, origin=(50, 50)), -8, 50, 50)


@motif("canon-portatif", BUTINA, shrink=0.95)
def travelling_cannon(inks: Inks) -> Fragment:
    """A short cannon with a carrying handle and a shoulder strap, its fuse lit."""
    strap = brush("64 24 84 30 92 50 84 74 62 88", 7, 7)
    tube = curve(
        "28 6! 72 6! 75 17 68 23 67 30! 71 62 72 78 66 88! 58 95! 42 95! 34 88! 28 78 29 62 "
        "33 30! 32 23 25 17"
    )
    bands = polygons(
        "32.6 26 67.4 26 67.4 32 32.4 32", "30 55 70 55 70.6 62 29.4 62", "31 80 69 80 67 86 33 86"
    )
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


@motif("bottes-vagues", BUTINA, shrink=0.88)
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
