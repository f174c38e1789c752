"""What flies by night: bat, raven, wyvern, dragon."""

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import GOLD, Inks, mix
from ..parts import angry_eye, both, curves, cuts, dark, fangs, hatch, limb, polygons, rot, twin, wedges, white, wood
from ..paths import brush, circle, curve, ellipse, lens, mirrored, polygon, rectangle, rounded


def bat_footman(inks: Inks) -> Fragment:
    """A bat that hangs upside down in a footman's collar, its wings for coat tails."""
    back_light = Light((-1.1, -1.1), (-8, -5))
    wing = (
        "56 34! 66 26 78 22 92 28! 95 24 99 22 98 30! 100 42 97 54 90 66! 86 58 82 60 80 78! "
        "74 68 69 72 66 90! 62 82 58 84 54 92! 52 60"
    )
    fingers = "".join(
        limb(line, 2.6, 0.8)
        for line in ("58 36 76 26 93 28", "92 28 95 44 90 65", "91 29 86 50 80 77", "90 29 76 52 66 88")
    )
    body = curve(mirrored("50 32 60 34 64 46 62 62 58 78 54 90 50 92"))
    shirt = curve(mirrored("50 40! 57 40! 57 54 50 74!"))
    bar = polygon("-4 93 104 93 104 99 -4 99")
    feet = "".join(limb(side, 3.4, 2) for line in ("54 84 56 90 56 98", "56 86 60 91 61 98") for side in both(line))
    hanging = (
        twin(lit(curve(wing), dark(inks), back_light) + fill(fingers, inks.t3))
        + lit(body, dark(inks), back_light)
        + fill(feet, inks.t6)
        + fill(shirt, inks.light)
        + fill("".join(circle(50, y, 1.3) for y in (50, 57, 64)), inks.t3)
        + _bat_head(inks)
        + lit(polygons("50 36 62 30 62 44 50 40", "50 36 38 30 38 44 50 40"), Flats(inks.t1, inks.t2), SOFT)
        + fill(circle(50, 37.6, 3), inks.t3)
    )
    perch = lit(bar, Flats(inks.light, inks.t4, inks.t5), Light((0, -1), (0, -3)))
    upright = perch + placed(hanging, 50, 96, 0.84, origin=(50, 96))
    return rot(upright, 180, 50, 50)


def _bat_head(inks: Inks) -> Fragment:
    ears = both("54 12! 60 2 70 -4 78 -1! 77 10 72 20 64 27!")
    inside = both("59 13! 64 6 70 2 75 3! 74 11 70 17 64 22!")
    head = curve(mirrored("50 8 57 9 64 15 67 23 64 31 58 36 50 37"))
    collar = both("50 35! 57 36 65 31 69 24! 73 30 72 39 66 42! 58 42 53 40")
    grin = curve(mirrored("50 28! 56 28 60 24! 59 31 54 34 50 34"))
    return (
        fill(curves(*ears), inks.t6)
        + fill(curves(*inside), inks.t3)
        + lit(head, Flats(inks.light, inks.t3, inks.t5), Light((-0.9, -0.9), (-10, -5)))
        + fill(curves(*collar), inks.light)
        + fill(curve("46 21! 48 18 52 18 54 21! 52 24 48 24"), inks.t3)
        + angry_eye(59, 17.6, 4, inks.accent, inks.t6)
        + angry_eye(41, 17.6, 4, inks.accent, inks.t6, left=True)
        + fill(grin, inks.t2)
        + fill(polygons("44 28 47 28 45.6 32.6", "53 28 56 28 54.4 32.6"), inks.light)
    )


def raven_notary(inks: Inks) -> Fragment:
    """A raven in spectacles on a stack of deeds, profile, a seal in its foot."""
    bird = curve(
        "66 14! 58 6 44 6 36 14 33 24! 30 30 24 34 18 42 10 56 "
        "4 74! 0 84 -3 90 -6 98! 4 92 10 90! 12 94 14 96! "
        "22 86 28 82! 32 84 36 86 42 82! 54 80 64 70 66 54! 70 44 68 36 66 31!"
    )
    beak = curve("63 17! 74 16 86 21 96 33! 88 32 80 31.6! 74 32 68 34 63 32!")
    lower = curve("64 30! 74 30 82 32 87 34.6! 80 37 72 38 65 36!")
    wing = curve(
        "34 34! 26 40 20 52 14 66 8 80 0 92! 10 86 14 88! 18 82 24 80! 28 82 34 78! 48 72 56 60 54 46! 48 36 42 32"
    )
    ruff = cuts("60 40 9 2 110, 64 38 9 2 100, 56 41 8 2 122, 65 45 8 1.8 108, 60 48 8 1.8 115")
    feathers = "30 62 20 2 128, 36 64 20 2 130, 42 64 18 2 132, 47 61 15 1.8 134, 24 60 18 1.8 126"
    leg = limb("38 80 38 88", 4, 3) + limb("56 70 64 72 70 70", 5, 3)
    toes = "".join(limb(line, 2.4, 1) for line in ("38 87 44 89 48 90", "38 87 38 90 41 92", "38 87 32 89 28 90"))
    claw = "".join(limb(line, 2.4, 1) for line in ("69 70 74 68 78 70", "69 70 72 74 77 75", "69 71 67 75 70 78"))
    seal = lit(polygon("72 66 79 66 78 76 81 80 70 80 73 76"), wood(inks), SOFT) + fill(
        rectangle(69, 79, 13, 3.4), inks.t2
    )
    return (
        _deeds(inks)
        + fill(leg + toes, inks.t6)
        + lit(bird, dark(inks), Light((-1.1, 1.1), (-9, 3)))
        + fill(ruff, inks.t4)
        + lit(wing, dark(inks), Light((1, 1), (5, 4)), inner=fill(cuts(feathers), inks.t3))
        + lit(lower, Flats(inks.t1, inks.t4, inks.t5), SOFT)
        + lit(beak, Flats(inks.light, inks.t4, inks.t5), Light((0.3, 1), (-1, 6)))
        + fill(lens(71, 23, 6, 1.4, 12), inks.t6)
        + seal
        + fill(claw, inks.t6)
        + fill(circle(56, 20, 7.4), inks.light)
        + stroke(circle(56, 20, 7.4), inks.t2, 1.8)
        + stroke("M48.6 19L38 16M63 18L70 15.4", inks.t2, 1.6)
        + fill(circle(58, 20.4, 3.4), inks.t6)
        + fill(polygon("48 12.6 66 17.6 66 20 48 16.4"), inks.t6)
    )


def _deeds(inks: Inks) -> Fragment:
    stack = ""
    for x, y, w, tone in ((22, 94.4, 60, 0.0), (18, 90.6, 58, 0.3), (24, 87, 54, 0.0)):
        sheet = polygon(f"{x} {y} {x + w} {y} {x + w + 2} {y + 4} {x + 1} {y + 4}")
        stack += lit(
            sheet,
            Flats("#FFFBF0", mix(inks.light, inks.t1, tone), mix(inks.light, inks.t1, 0.6)),
            Light((0.3, 0.7), (40, 0)),
        )
    roll = rounded(76, 84, 26, 14, 6)
    return (
        fill(lens(52, 98.6, 104, 3), inks.t6)
        + stack
        + fill(polygon("56 86.6 61 86.6 61 98.6 56 98.6"), inks.t2)
        + fill(circle(58.4, 96, 3.4), inks.t3)
        + lit(roll, white(inks), Light((0.8, 0.8), (6, 5)))
        + fill(ellipse(98, 91, 3.4, 6.4), mix(inks.light, inks.t1, 0.6))
        + fill(ellipse(98, 91, 1.6, 3.4), inks.t3)
        + fill(polygon("84 84 89 84 89 98 84 98"), inks.t2)
    )


def wyvern(inks: Inks) -> Fragment:
    """A two-legged dragon clinging to the top of a tower, wings half open, its tail wound round the wall."""
    near = "46 44! 40 30 32 16 25 1! 20 8 10 15 -2 30! 6 34 7 44 3 57! 11 54 16 58 19 68! 26 60 34 58 44 60!"
    far = "54 44! 64 34 78 36 101 30! 95 40 99 50! 90 51 90 61! 80 58 72 64 62 62!"
    bones = ("44 50 34 24 26 4", 5), ("27 6 12 18 0 31", 3), ("27 6 14 28 4 56", 3), ("28 8 24 38 20 66", 3)
    body = curve(
        "60 21! 56 28 50 32 44 38! 34 46 29 56 34 66! 42 73 54 72 60 66! 66 58 66 50 64 42! 67 37 69 34 70 31!"
    )
    head = curve(
        "57 25! 59 17 64 12 69 11! 64 6 58 4 53 5! 60 -2 71 0 "
        "77 9! 84 13 93 18 98 23! 97 27 93 29! 85 28 79 29! "
        "85 33 90 34 95 32! 91 38 80 40 73 36! 67 36 61 33"
    )
    crest = polygons("56 23 48 20 53 29", "51 29 43 27 47 34", "45 36 37 34 40 41", "37 43 29 44 33 49")
    thigh = curve("44 54! 52 48 60 52 60 60 58 68 52 72! 46 72 42 64")
    talons = "50 68 54 72 53 79", "54 68 60 71 60 78", "57 67 65 69 67 75"
    tail = limb("36 64 20 66 12 76 20 88 40 92 62 86 78 90", 9, 2.2)
    art = (
        lit(curve(far), Flats(inks.light, inks.t3, inks.t4), Light((0.8, 1), (8, 6)))
        + fill(cuts("60 46 36 1.8 -18, 62 50 30 1.6 2, 62 54 24 1.5 16"), inks.t5)
        + _tower_top(inks)
        + fill(crest, inks.t6)
        + lit(body, dark(inks), Light((-1, 1), (-8, 3)), inner=hatch(inks.t3, "63 46 64 56 60 64", 170, 9, 1.5, 6))
        + lit(tail, dark(inks), SOFT)
        + lit(polygon("76 86 92 80 88 90 93 98 77 93"), dark(inks), SOFT)
        + lit(thigh, dark(inks), SOFT)
        + fill("".join(limb(line, 3.4, 0.8) for line in talons), inks.light)
        + fill("".join(limb(line, 3, 0.8) for line in ("38 68 38 72 35 78", "41 69 43 73 42 79")), inks.light)
        + lit(curve(near), Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (9, 6)))
        + fill("".join(limb(line, width, 0.8) for line, width in bones), inks.t6)
        + lit(head, dark(inks), Light((-0.2, 1), (-3, 6)), inner=hatch(inks.t4, "62 20 66 26 72 32", 10, 8, 1.4, 5))
        + fill(fangs("79 28.6 86 28 94 28.6", 5, 4.4), inks.light)
        + fill(curve("74 16! 78 14 83 17! 79.6 19.6 76 19"), inks.accent)
        + fill(polygon("72 12 85 17.6 83 18.4 73 15.4") + ellipse(93, 22.6, 1.4, 1), inks.t6)
    )
    return placed(art, 50, 98, 0.93, origin=(50, 98))


def _tower_top(inks: Inks) -> Fragment:
    wall = polygon("28 74 72 74 74 101 26 101")
    crown = polygon(
        "22 70 30 70 30 74 38 74 38 70 46 70 46 74 54 74 54 70 62 70 62 74 70 74 70 70 78 70 78 80 72 86 28 86 22 80"
    )
    bricks = "".join(f"M{x} {y}h8" for x, y in ((30, 90), (50, 93), (60, 98), (34, 98), (26, 79), (44, 81), (64, 79)))
    return (
        lit(wall, Flats(inks.light, inks.t3, inks.t4), Light((0.9, 0), (16, 0)))
        + lit(crown, Flats(inks.light, inks.t2, inks.t3), Light((0.8, 0.9), (20, 3)))
        + stroke(bricks, inks.t5, 1.2, sharp=True)
    )


# --------------------------------------------------------------------------------------------- Mordrakar


def great_dragon(inks: Inks) -> Fragment:
    """A dragon head-on, his wings as wide as the world, a crown of horns, smoking nostrils."""
    wing = (
        "54 78! 60 60 66 34 71 12! 78 10 90 8 101 3! 97 12 98 24 104 36! 96 38 94 50 99 63! "
        "90 62 86 70 87 83! 78 76 70 82 64 96!"
    )
    bones = "".join(
        limb(line, start, 0.8)
        for line, start in (
            ("56 74 64 46 72 9", 7),
            ("72 12 86 11 101 3", 3.4),
            ("72 12 90 20 104 36", 3),
            ("72 12 88 34 99 62", 3),
            ("71 12 82 44 87 82", 3),
        )
    )
    cuts = wedges([(76, 20, 26, 2.2, 58), (75, 15, 22, 1.8, 32), (73, 26, 30, 2.2, 78), (80, 12, 14, 1.4, 10)])
    membrane = lit(curve(wing), Flats(inks.light, inks.t3, inks.t4), Light((-1, 1.1), (-9, 12)))
    claw = lit(polygon("67 14 68 -1 76 10"), dark(inks), SOFT)
    chest = curve(mirrored("50 56! 62 58 70 72 78 84 84 101! 50 101"))
    plates = "".join(
        lit(
            curve(mirrored(f"50 {y} {50 + w} {y - 1}! {50 + w + 1} {y + 5}! 50 {y + 8}!")),
            Flats(inks.t1, inks.t2, inks.t3),
            Light((0.4, 0.9), (14, 0)),
        )
        for y, w in ((84, 15), (92, 18))
    )
    head = _dragon_horns(inks) + _dragon_head(inks)
    return (
        twin(membrane + fill(cuts, inks.t2) + fill(bones, inks.t6) + claw)
        + lit(chest, dark(inks), Light((1.1, 1.1), (9, 3)))
        + plates
        + placed(head, 50, 88, 0.9, origin=(50, 98))
    )


def _dragon_horns(inks: Inks) -> Fragment:
    spines = "66 58! 76 57 86 62! 77 64 70 67 64 66!", "67 50! 80 47 90 52! 82 55 74 58 66 57!"
    crown = (
        "66 46! 76 42 83 34 84 22! 90 34 86 48 70 53!",
        "60 37! 68 28 71 18 69 4! 78 14 78 30 69 43!",
        "53 33! 58 24 58 14 55 4! 63 12 65 26 61 36!",
    )
    rings = ("79 37 86.6 42.6 84 46.6 76 40.6", "69 24.6 77.4 28 75.8 32.4 67 29", "57.2 22 64 24 63.6 28.2 56 26.4")
    horn = Flats(inks.light, inks.t5, inks.t6)
    return (
        "".join(lit(curve(side), dark(inks), SOFT) for line in spines for side in both(line))
        + "".join(lit(curve(side), horn, Light((0.9, 0.7), (4, 1))) for line in crown for side in both(line))
        + fill("".join(polygon(side) for line in rings for side in both(line)), GOLD)
    )


def _dragon_head(inks: Inks) -> Fragment:
    head = curve(
        mirrored("50 30! 57 31 63 34 70 41! 71 47 68 52! 70 57 66 60! 63 66 61 70 64 75! 65 82 60 87! 56 85 50 86!")
    )
    jaw = curve(mirrored("50 84! 57 84 63 83! 64 90 58 97 50 99"))
    teeth = polygons("61 84 64.6 82 63 92", "55.4 85 58.6 85.6 56.4 91", "51 85.4 53.6 85.2 52.2 89.4")
    teeth += "".join(
        polygon(side)
        for line in ("61 84 64.6 82 63 92", "55.4 85 58.6 85.6 56.4 91", "51 85.4 53.6 85.2 52.2 89.4")
        for side in both(line)[1:]
    )
    ridge = curve(mirrored("50 38! 53 42 54.6 52 54 62 57 70 50 74!"))
    brow = curves(*both("53 50! 58 44 64 41 70 41.6! 67 46 61 49 55 54!"))
    cheek = curves(*both("66 55! 62 59 58 62 58 69! 61 67 65 62 67 58!"))
    smoke = ["58 76 68 72 74 76 80 72 78 64 72 66 74 70", "60 79 72 82 82 82 90 76 94 66 88 60 84 66"]
    curls = "".join(brush(side, 1.6, 0.8, middle=5) for line in smoke for side in both(line))
    return (
        fill(jaw, inks.t6)
        + fill(curve(mirrored("50 86! 56 86 60 85! 59 91 54 95 50 95")), inks.t2)
        + lit(
            head,
            Flats(inks.light, inks.t1, inks.t2),
            Light((1, 1.1), (22, 3)),
            inner=hatch(inks.t3, "34 44 36 56 38 66", 12, 8, 1.3, 6),
        )
        + fill(ridge, inks.t3)
        + fill("".join(lens(50, y, w, 1.3, 0) for y, w in ((46, 6), (51, 7), (56, 7), (61, 7.6), (66, 9))), inks.t5)
        + fill(cheek, inks.t3)
        + fill(curves(*both("54 53! 59 48 67 46.4! 66 52 60 56 55 55.6")), inks.accent)
        + fill(lens(60.4, 51, 6, 1.5, 80) + lens(39.6, 51, 6, 1.5, 100), inks.t6)
        + fill(brow, inks.t6)
        + fill(teeth, inks.light)
        + fill(lens(56.6, 77, 6, 2.4, -40) + lens(43.4, 77, 6, 2.4, 40), inks.accent)
        + fill(curls, inks.light)
    )
