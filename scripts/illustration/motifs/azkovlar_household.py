"""The household of the Draners: bat, valet, ghoul, skeleton, raven, ogre, and whoever else serves at night."""

from ..document import FROM_LEFT, FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import AZKOVLAR, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, rounded, wedge
from .azkovlar_stock import cuts
from .parts import (
    angry_eye,
    both,
    curves,
    dark,
    fangs,
    fist,
    hatch,
    limb,
    pallid,
    polygons,
    rot,
    skull,
    steel,
    twin,
    white,
    wood,
)
from .registry import motif

SMALL = FROM_LEFT.scaled(0.6)


@motif("chauve-souris", AZKOVLAR, shrink=0.93)
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
    feet = "".join(
        limb(side, 3.4, 2) for line in ("54 84 56 90 56 98", "56 86 60 91 61 98") for side in both(line)
    )
    hanging = (
        twin(lit(curve(wing), dark(inks), back_light) + fill(fingers, inks.t3))
        + lit(body, dark(inks), back_light)
        + fill(feet, inks.t6)
        + fill(shirt, inks.light)
        + fill("".join(circle(50, y, 1.3) for y in (50, 57, 64)), inks.t3)
        + _bat_head(inks)
        + lit(polygons("50 36 62 30 62 44 50 40", "50 36 38 30 38 44 50 40"), Flats(inks.t1, inks.t2), SMALL)
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


@motif("valet-exsangue", AZKOVLAR, shrink=0.98)
def bloodless_valet(inks: Inks) -> Fragment:
    """A pale valet bowing low, two dots on his long neck, a glass on his tray."""
    legs = curve("14 101! 13 84 16 66 24 52! 44 60! 42 76 40 88 40 101!")
    coat = curve("20 66! 17 50 24 36 36 27 48 25 57 29! 64 37 62 46 58 52! 52 60 46 64 42 72!")
    tails = curve("21 50! 12 56 6 68 2 84! 10 82 14 86! 20 78 26 72 34 70!")
    collar = polygon("52 47 62 30 67 37 58 53")
    neck = curve("60 33! 70 38 78 46 84 56! 76 66! 68 60 61 53 57 46!")
    arm = curve("42 36! 44 30 52 27 58 28! 60 22 64 19 69 16! 76 21! 72 30 68 37 60 41! 50 42")
    near = curve("37 45! 30 43 26 47 27 54! 31 58 37 57 41 54!")
    tray = curve("45 14! 53 17 85 17 93 14! 91 19 80 21 69 21 58 21 47 19")
    return (
        lit(tails, dark(inks), SMALL)
        + lit(legs, Flats(inks.light, inks.t4, inks.t5), FROM_LEFT)
        + fill(brush("30 62 27 80 27 101", 1.6, 1), inks.t6)
        + lit(neck, pallid(inks), Light((0.3, 1), (-4, 7)))
        + lit(
            coat,
            dark(inks),
            Light((1, 1.2), (5, 9)),
            inner=hatch(inks.t4, "26 44 34 36 46 31", 62, 13, 1.6, 8),
        )
        + lit(collar, white(inks), SMALL)
        + fill(circle(70, 46, 1.5) + circle(74.4, 49, 1.5) + cuts("70.2 46 9 1.4 118"), inks.t2)
        + lit(near, pallid(inks), SMALL)
        + fill(polygon("38 43 45 47 43 59 36 57"), inks.light)
        + _valet_head(inks)
        + lit(arm, dark(inks), Light((0.9, 0.9), (4, 5)))
        + fill(polygon("65 16 77 22 74.6 28 62.6 21"), inks.light)
        + lit(curve("64 20! 63 15 67 13 72 14 77 17 77 23!"), pallid(inks), SMALL)
        + lit(tray, steel(inks), Light((0.6, 0.9), (0, 3)))
        + _red_glass(inks, 69, 14.6)
    )


def _valet_head(inks: Inks) -> Fragment:
    head = curve(
        "74 60! 72 52 77 45 86 44 93 49 96 57! 95 62 101 69 99 71! 95 71.4! 96 74.4 93 75.4! 94 79 "
        "89 83 84 80! 78 76 74 70"
    )
    strands = brush("75 52 79 46 86 45 93 49", 2, 0.6, middle=3.4) + brush(
        "75 60 74 51 79 44 85 41", 1.6, 0.8
    )
    return (
        lit(head, pallid(inks), Light((0.7, 0.7), (-8, 6)))
        + fill(curve("79 64! 74 60 72 65 75 70 80 72!"), mix(inks.light, inks.t1, 0.5))
        + fill(lens(90, 61, 8, 3.8, 24), mix(inks.t1, inks.t2, 0.5))
        + fill(curve("86 59.6! 89 60 93.6 61.6! 91 64 87.6 63"), inks.light)
        + fill(circle(91, 62, 1.1), inks.t6)
        + fill(cuts("94.4 57 10 1.8 200, 94.6 74.8 7 1.2 165"), inks.t6)
        + fill(strands, inks.t6)
    )


def _red_glass(inks: Inks, x: float, y: float) -> Fragment:
    bowl = curve(moved("-6 -15! -6.6 -9 -4 -4 0 -3.4 4 -4 6.6 -9 6 -15!", x, y))
    wine = curve(moved("-6.2 -11! -5.6 -6.6 -3 -4.6 0 -4.2 3 -4.6 5.6 -6.6 6.2 -11!", x, y))
    return (
        fill(bowl, inks.light)
        + fill(wine, inks.t2)
        + fill(polygon(moved("-1 -4 1 -4 1 0 4 1.4 -4 1.4 -1 0", x, y)), inks.light)
    )


@motif("goule", AZKOVLAR)
def greedy_ghoul(inks: Inks) -> Fragment:
    """A hunched ghoul with a napkin round its neck, knife and fork in its fists."""
    hide = Flats(inks.light, inks.t4, inks.t6)
    back = curve(
        mirrored("50 18 57 14! 61 19 70 19! 73 23 80 29! 82 36 88 44 89 56! 92 70 94 84 92 101! 50 101")
    )
    head = curve(mirrored("50 27 60 28 67 35 69 45 72 52! 73 62 67 72 58 76 50 77"))
    mouth = curve(mirrored("50 56! 60 55 69 50! 68 62 62 70 50 71"))
    napkin = curve(mirrored("50 74! 60 74 68 70 73 66! 70 80 60 92 50 101!"))
    knot = both("70 66! 76 60 83 61! 79 66 82 72! 76 70 72 72 69 70!")
    upper = fangs("34 52 42 55.6 50 56 58 55.6 66 52", 8, 7)
    lower = fangs("38 66.6 44 69.4 50 70 56 69.4 62 66.6", 6, 5, angle=-90)
    tines = curve(
        "-8 -18! -5 -18! -4.4 -2 -1.6 -2 -1.6 -18! 1.6 -18! 1.6 "
        "-2 4.4 -2 5 -18! 8 -18! 9 4 5 12 0 15 -5 12 -9 4"
    )
    fork = polygon("-2 60 -2 10 2 10 2 60") + tines
    blade = curve("-3.6 18! -3.6 -20! 3 -17 7 -8 6 18!")
    return (
        lit(back, hide, Light((1.1, 1.1), (8, 6)), inner=hatch(inks.t2, "24 38 18 54 16 72", 8, 9, 1.6, 8))
        + fill(
            "".join(wedge(50 + dx, 20 + abs(dx) / 6, 8 - abs(dx) / 4, 2.4, 90) for dx in (-14, -7, 0, 7, 14)),
            inks.t5,
        )
        + lit(curves(*both("66 41! 76 31 87 28 95 31! 88 39 80 48 70 53!")), hide, SMALL)
        + fill(curves(*both("70 42! 77 35 84 32 89 32.6! 83 38 77 44 71 48!")), inks.t3)
        + lit(head, Flats(inks.light, inks.t3, inks.t4), Light((1, 1), (12, 3)))
        + fill(mouth, inks.t6)
        + fill(curve("42 66! 46 62 54 62 58 66! 54 70 46 70"), inks.t2)
        + fill(upper + lower, inks.light)
        + fill(curves(*both("52.6 46! 56 38 62 36 66 39! 64 46 58 49")), inks.t6)
        + angry_eye(59.4, 43.4, 4.4, inks.accent, inks.t6)
        + angry_eye(40.6, 43.4, 4.4, inks.accent, inks.t6, left=True)
        + fill(lens(47, 51, 3.4, 2, 60) + lens(53, 51, 3.4, 2, 120), inks.t6)
        + fill(cuts("48 34 8 1.4 180, 52 34 8 1.4 0, 49 30.6 6 1.2 180, 51 30.6 6 1.2 0"), inks.t4)
        + lit(curves(*knot), white(inks), SMALL)
        + lit(napkin, white(inks), Light((0.8, 0.9), (14, 3)))
        + fill(circle(46, 82, 2.2) + circle(53, 88, 1.6) + lens(56, 79, 6, 1.8, 70), inks.t2)
        + placed(fill(fork, inks.light) + stroke(tines, inks.t6, 0.7), 13, 48, 1.15, angle=-6)
        + placed(
            fill(polygon("-2 50 -2 16 2 16 2 50"), inks.light)
            + lit(blade, steel(inks), Light((0.6, 0.4), (5, 0))),
            88,
            48,
            1.15,
            angle=6,
        )
        + fist(14, 84, 9.4, hide, inks.t2, angle=-8)
        + placed(fist(0, 0, 9.4, hide, inks.t2, angle=-8), 87, 84, flip=True)
    )


@motif("squelette-emerite", AZKOVLAR, shrink=0.99)
def emeritus_skeleton(inks: Inks) -> Fragment:
    """A skeleton in a professor's gown and mortarboard, its pointer raised."""
    bone = Flats("#FFFFFF", inks.light, mix(inks.t1, inks.glow, 0.4))
    gown = curve(mirrored("50 62! 60 62 76 68 86 76 92 88 94 101! 50 101"))
    bands = polygons("44 70 50 72 49 92 41 90", "50 72 56 70 59 90 51 92")
    hood = both("52 66! 60 62 68 66 70 70! 66 84 60 94 54 101! 58 88 58 76")
    sleeve = curve("70 101! 72 88 78 78 86 72! 94 74 98 80 99 88! 96 96 92 101 90 101!")
    jaw = curve(mirrored("50 48! 59 48 62 45! 62 54 59 60 50 62"))
    board = polygon("50 -1 92 10 50 21 8 10")
    cap = curve(mirrored("50 13! 64 14! 69 15! 70 28! 60 24 50 24"))
    folds = hatch(inks.t4, "14 82 12 92 11 99", 0, 13, 1.7, 6) + hatch(
        inks.t4, "28 72 26 84 26 98", 8, 9, 1.5, 7
    )
    return (
        lit(gown, dark(inks), Light((1.1, 1.1), (9, 4)), inner=folds)
        + "".join(lit(curve(side), Flats(inks.t1, inks.t2, inks.t3), SMALL) for side in hood)
        + fill("".join(rectangle(46.6, y, 6.8, 3.2) for y in (60, 64.4)), inks.light)
        + lit(bands, white(inks), SMALL)
        + lit(jaw, bone, SMALL)
        + fill("".join(rectangle(x, 46.4, 0.9, 6.4) for x in (42.6, 45.6, 48.6, 51.6, 54.6, 57.4)), inks.t6)
        + skull(50, 33, 17, bone, inks.t6)
        + fill(circle(57, 34, 2.2) + circle(43.6, 34, 2.2), inks.accent)
        + lit(cap, Flats(inks.t1, inks.t5, inks.t6), SMALL)
        + lit(board, Flats(inks.light, inks.t5, inks.t6), Light((0.4, 1.1), (14, 5)))
        + stroke("M50 10L22 13.6V26", inks.t1, 1.2, sharp=True)
        + fill(polygon("20 25 24 25 25.6 36 18.4 36") + circle(50, 10, 1.8), inks.t1)
        + lit(sleeve, dark(inks), FROM_RIGHT)
        + fill(curve("72 99! 76 88 82 80 88 76! 84 86 80 94 78 101!"), inks.t3)
        + lit(
            limb("95 86 86 56 78 26", 3.6, 2.2),
            Flats(inks.light, inks.t3, inks.t5),
            Light((0.5, 0.3), (1.6, 0.4)),
        )
        + _bony_hand(bone)
    )


def _bony_hand(bone: Flats) -> Fragment:
    spots = ((94, 68), (95.4, 71.8), (96.6, 75.6), (97.6, 79.4))
    fingers = "".join(limb(f"{x} {y} {x - 4} {y - 4} {x - 9} {y - 1}", 3.2, 2.6) for x, y in spots)
    return (
        lit(limb("88 84 94 78 96 70", 7, 5), bone, SMALL)
        + "".join(
            lit(limb(f"{x} {y} {x - 4} {y - 4} {x - 9} {y - 1}", 3, 2.4), bone, Light((0.3, 0.4), (0, 1.6)))
            for x, y in spots
        )
        + stroke(fingers, bone.shade or bone.body, 0.4)
    )


@motif("corbeau-notaire", AZKOVLAR, shrink=0.9)
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
        "34 34! 26 40 20 52 14 66 8 80 0 92! 10 86 14 88! 18 82 "
        "24 80! 28 82 34 78! 48 72 56 60 54 46! 48 36 42 32"
    )
    ruff = cuts("60 40 9 2 110, 64 38 9 2 100, 56 41 8 2 122, 65 45 8 1.8 108, 60 48 8 1.8 115")
    feathers = "30 62 20 2 128, 36 64 20 2 130, 42 64 18 2 132, 47 61 15 1.8 134, 24 60 18 1.8 126"
    leg = limb("38 80 38 88", 4, 3) + limb("56 70 64 72 70 70", 5, 3)
    toes = "".join(
        limb(line, 2.4, 1) for line in ("38 87 44 89 48 90", "38 87 38 90 41 92", "38 87 32 89 28 90")
    )
    claw = "".join(
        limb(line, 2.4, 1) for line in ("69 70 74 68 78 70", "69 70 72 74 77 75", "69 71 67 75 70 78")
    )
    seal = lit(polygon("72 66 79 66 78 76 81 80 70 80 73 76"), wood(inks), SMALL) + fill(
        rectangle(69, 79, 13, 3.4), inks.t2
    )
    return (
        _deeds(inks)
        + fill(leg + toes, inks.t6)
        + lit(bird, dark(inks), Light((-1.1, 1.1), (-9, 3)))
        + fill(ruff, inks.t4)
        + lit(wing, dark(inks), Light((1, 1), (5, 4)), inner=fill(cuts(feathers), inks.t3))
        + lit(lower, Flats(inks.t1, inks.t4, inks.t5), SMALL)
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
