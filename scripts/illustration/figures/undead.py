"""The undead in company: masked lady, coachman, haunted armour, valet, ghoul, skeleton."""

from ..document import FROM_LEFT, FROM_RIGHT, SOFT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import Inks, mix
from ..parts import (
    angry_eye,
    both,
    curves,
    cuts,
    dark,
    fangs,
    feather,
    fist,
    hatch,
    limb,
    middle,
    pallid,
    polygons,
    skull,
    steel,
    warm,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, table, turned, wedge


def masked_lady(inks: Inks) -> Fragment:
    """A vampire lady at a ball, masked, her fangs bare, a pleated fan opened beside her face."""
    gown = curve("34 72! 44 82 56 82 64 72! 74 76 80 88 84 101! 14 101! 18 88 24 76")
    puff = curve("30 68! 20 64 8 70 4 82! 8 90 6 98 10 101! 26 101! 32 90 34 78!")
    chest = curve("42 52! 56 52! 57 60 62 66 70 70! 66 82 56 88 49 88 40 86 30 78 28 70! 38 66 42 60")
    hair = curve("49 4! 58 4 66 10 68 20 67 32 63 42! 60 30 54 26 44 25 37 32 35 46! 30 38 29 26 32 15 40 6")
    chignon = curve("36 12! 26 6 14 8 10 18 12 30 22 35 32 28! 38 22 38 16")
    face = curve("38 24! 44 20 56 20 63 26 65 36 63 46 58 56 52 61 46 59 39 50 36 38")
    top = hatch(inks.t4, "40 10 50 8 60 12", 95, 11, 1.3, 7)
    return (
        lit(feather("30 20 14 14 4 0", 11), Flats(inks.light, inks.t2, inks.t3), SOFT)
        + lit(chignon, dark(inks), FROM_LEFT.scaled(0.8), inner=hatch(inks.t4, "18 14 24 11 32 13", 90, 14, 1.5, 6))
        + lit(gown, warm(inks), Light((1, 1), (10, 4)), inner=hatch(inks.t5, "34 86 48 92 62 88", 95, 13, 1.6, 8))
        + lit(chest, pallid(inks), Light((0.8, 0.8), (14, 2)))
        + stroke("M42 62Q50 67 58 61", inks.t6, 2.2, sharp=True)
        + fill(polygon("50 64 53 69 50 75 47 69"), inks.t2)
        + lit(puff, warm(inks), FROM_LEFT, inner=hatch(inks.t5, "14 72 10 84 12 96", 10, 12, 1.5, 6))
        + lit(face, pallid(inks), Light((0.6, 0.6), (13, 1)))
        + _ball_mask(inks)
        + fill(brush("33 36 30 46 34 52 30 60 33 66", 4, 1.4, middle=3), inks.t6)
        + lit(hair, Flats(inks.light, inks.t5, inks.t6), SOFT, inner=top)
        + placed(_pleated_fan(inks), 73, 96, 0.8, origin=(74, 92), angle=-32)
    )


def _ball_mask(inks: Inks) -> Fragment:
    mask = curve("30 30! 36 32 44 36 51 36 58 35 64 30 70 24! 70 34 67 42 59 45 54 43 51 40 47 43 40 46 35 42")
    eyes = curve("38 38! 42 35.6 47 37 48.6 39.6! 44 42 40 41.4") + curve(
        "65 35.6! 60 34.6 56 37 54.6 39.6! 59 41.4 63 39.4"
    )
    lips = curve("44 50.4! 48 49 51 50.4 54 48.8 59 49! 57.4 53 53 55.6 47.4 54")
    return (
        lit(mask, Flats(inks.light, inks.t4, inks.t6), Light((0.8, 0.9), (14, 3)))
        + fill(eyes, inks.accent)
        + fill(ellipse(43.6, 38.8, 0.9, 1.8) + ellipse(59.4, 38, 0.9, 1.8), inks.t6)
        + fill(cuts("50.6 42 6 1.6 92"), mix(inks.light, inks.t1, 0.5))
        + fill(lips, inks.t2)
        + fill(polygons("46 50.4 49 50.2 47.6 56", "54 50 57 49.4 56 55"), "#FFFFFF")
        + fill(circle(40, 51.6, 0.9), inks.t6)
    )


def _pleated_fan(inks: Inks) -> Fragment:
    hub = (74, 92)
    folds = ""
    for i in range(12):
        start, middle, end = (-128 + (i + part) * 10.4 for part in (0, 0.5, 1))
        leaf = [
            turned(hub, start, 14, 0),
            turned(hub, start, 41, 0),
            turned(hub, middle, 45, 0),
            turned(hub, end, 41, 0),
        ]
        leaf.append(turned(hub, end, 14, 0))
        folds += fill(polygon([*leaf]), inks.light if i % 2 else inks.t2)
    sticks = "".join(wedge(*turned(hub, -123 + i * 20.8, 15, 0), 16, 2.4, 57 + i * 20.8) for i in range(6))
    band = "".join(
        brush([turned(hub, angle, 25, 0) for angle in range(-128, -2, 5)], 1.6, 1.6, steps=1) for _ in range(1)
    )
    guard = limb([turned(hub, -128, 0, 0), turned(hub, -128, 42, 0)], 3.4, 2.4)
    hand = curve("62 101! 62 92 68 87 73 88 78 86 82 91 82 101!")
    return (
        fill(sticks, inks.t6)
        + folds
        + fill(band, inks.t6)
        + fill(guard, inks.t6)
        + lit(hand, Flats(inks.light, inks.t6), SOFT)
        + fill(cuts("70 89 8 1 92, 74.6 88.6 8 1 88"), inks.t4)
    )


def headless_coachman(inks: Inks) -> Fragment:
    """A coachman without a head: an empty cravat between tall "
    "collars, whip in one hand, his head aloft for a lantern."""
    coat = curve("40 44! 62 44! 76 50 86 60 92 76! 94 90 98 102! 18 102! 22 88 22 74! 26 60 32 50")
    cape1 = curve(
        "38 42! 64 42! 80 49 92 62 98 78! 88 74 82 80! 72 73 62 78 54 73! 44 78 36 74 28 80! 22 73 15 76! 18 62 26 50"
    )
    cape2 = curve(
        "38 40! 64 40! 76 44 86 53 91 62! 80 59 74 63! 64 58 58 61 52 59! 44 61 38 58 32 62! 26 58 20 61! 22 52 28 45"
    )
    collar = curve("36 24! 40 34 44 42 51 50 58 42 63 34 67 24! 75 30 76 42 70 52! 60 58 44 58 34 52! 28 44 28 32")
    neck = curve("41 31! 45 28.6 57 28.6 62 31! 62 36 58 42 51 47 44 42 41 36")
    cravat = curve("43 42! 47 46 55 46 60 42! 63 50 60 56 56 60! 60 68 58 76 51 82! 44 76 43 68 47 60! 42 56 40 50")
    whip = brush("90 70 97 44 90 18 74 8 62 12 66 22 74 18", 3.4, 0.8, middle=2)
    arm = curve("78 58! 88 62 96 70 98 80! 96 88 92 92 86 93! 78 90 74 82 74 72!")
    return (
        fill(whip, inks.t6)
        + _raised_arm(inks)
        + lit(coat, dark(inks), Light((1.1, 1.1), (10, 4)))
        + lit(cape1, middle(inks), Light((1, 1), (12, 3)))
        + lit(cape2, Flats(inks.light, inks.t5, inks.t6), Light((1, 1), (12, 3)))
        + lit(collar, dark(inks), SOFT)
        + fill(neck, inks.t3)
        + fill(ellipse(51.5, 32, 9.6, 3.2), inks.t6)
        + lit(cravat, white(inks), SOFT, inner=fill(cuts("51 60 16 1.2 94, 48 61 12 1 106, 55 61 12 1 80"), inks.t2))
        + lit(arm, middle(inks), SOFT)
        + fill(polygon("78 88 90 94 88 99 76 94"), inks.light)
        + lit(limb("84 101 91 74", 4.6, 3.4), wood(inks), SOFT)
        + fist(87, 86, 7, white(inks), inks.t3, angle=16)
        + _head_lantern(inks)
    )


def _raised_arm(inks: Inks) -> Fragment:
    """The arm that holds the lantern up, bent at the elbow."""
    arm = curve("34 52! 26 56 16 62 8 62! 3 56 6 46 12 36! 16 33 23 34 26 38! 24 46 24 50 26 52! 32 48 36 46 40 46!")
    cuff = polygon("10.6 40 12.6 33 26 35.6 25 42")
    return lit(arm, middle(inks), SOFT) + lit(cuff, Flats(inks.light, inks.t2, inks.t3), SOFT)


def _head_lantern(inks: Inks) -> Fragment:
    """His own head, alight from within, held up by the ring on its hat."""
    glowing = mix(inks.accent, inks.light, 0.35)
    head = curve("6 16! 34 16! 36.6 26 33.6 38 26 45! 20 47 14 45! 6.4 38 3.4 26")
    hat = curve("9 0! 31 0! 30.4 13! 38 15 41 18! 28 21.6 12 21.6 -1 18! 2 15 9.6 13!")
    rays = "".join(wedge(*turned((20, 29), a, 22, 0), 6, 1.7, a) for a in (-24, 0, 24, 156, 180, 204))
    eyes = polygons("7.6 25 17 29 15.6 34 9.4 32", "32.4 25 23 29 24.4 34 30.6 32")
    grin = curve("9.6 36! 14 37 17 36 20 37 24 36 27 37 30.4 36! 28 42 23 43.6 20 43.6 16 43.6 12 42")
    return (
        fill(rays, inks.light)
        + lit(head, Flats(inks.light, glowing, inks.t1), Light((0.8, 0.8), (10, 2)))
        + fill(eyes + grin, inks.t6)
        + fill(polygon("20 30.6 22.4 35 17.6 35"), inks.t3)
        + fill(polygons("13.6 37.4 17 36.8 17 40", "23 36.8 26.4 37.4 24.4 40.4"), glowing)
        + lit(hat, dark(inks), Light((0.9, 0.9), (9, 2)))
        + fill(polygon("9.5 7.6 30.6 7.6 30.4 12 9.5 12"), inks.t2)
        + fist(22, 46, 6.6, white(inks), inks.t3, angle=92)
    )


def haunted_armour(inks: Inks) -> Fragment:
    """A suit of armour with a pale blaze for a head, a halberd in its gauntlet."""
    plate = Flats(inks.light, inks.t4, inks.t6)
    blaze = curve(
        "38 54! 30 48 28 38 31 29! 26 30 22 26 22 20! 27 22 31 20 32 14! 34 6 40 4 42 -4! 49 0 50 8 48 13! "
        "54 10 56 2 54 -5! 63 0 66 8 65 15! 70 16 73 12 73 7! 80 14 79 24 74 30! 76 40 70 49 62 54!"
    )
    core = curve(
        "40 53! 35 46 35 38 39 31! 38 27 36 25 35 22! 40 22 43 17 44 11! 49 14 51 20 50 24! 55 20 59 16 59 10! "
        "65 16 66 24 63 30! 68 36 67 46 60 53!"
    )
    breast = curve(mirrored("50 54! 60 54 70 58 72 70! 70 82 66 92 66 101! 50 101!"))
    gorget = curve(mirrored("50 50! 58 49 66 46! 68 53 63 61 50 64"))
    pauldron = both("66 56! 72 48 84 48 91 56 94 68! 86 66 78 70 70 76! 64 70 63 62!")
    lames = both("70 77! 80 70 88 69 94 70! 95 78! 86 77 78 80 71 85!")
    arm = both("74 82! 84 78 93 79! 96 90 95 101! 78 101! 74 92!")
    rivets = table("70 61, 76 58, 83 58, 30 61, 24 58, 17 58")
    mouth = curve("38 43! 43 41 46 44 50 41! 54 44 57 41 62 43! 60 50 54 49 50 52! 46 49 40 50")
    return (
        lit(blaze, Flats(inks.light, inks.t1, inks.t2), SOFT)
        + fill(core, inks.light)
        + fill(curves(*both("51.6 37.6! 55 31 61 27.6 65 27.4! 65.4 33 60 38 54 39.4!")), inks.t6)
        + fill("".join(circle(x, 34.4, 1.7) for x in (42.4, 57.6)), inks.accent)
        + fill(mouth, inks.t6)
        + "".join(lit(curve(side), plate, SOFT) for side in arm)
        + lit(breast, plate, Light((1.1, 1), (20, 2)), inner=hatch(inks.t2, "56 70 58 82 56 96", 8, 9, 1.5, 7))
        + fill(polygon("50 60 52.6 76 50 101 47.4 76"), inks.light)
        + lit(gorget, plate, SOFT)
        + "".join(lit(curve(side), plate, Light((1, 1), (7, 4))) for side in lames)
        + "".join(lit(curve(side), plate, Light((1, 1.1), (8, 5))) for side in pauldron)
        + fill("".join(circle(x, y, 1.2) for x, y in rivets), inks.glow)
        + lit(polygon("41 69 59 69 59 80 50 89 41 80"), Flats(inks.light, inks.t1, inks.t2), SOFT)
        + fill(curve(mirrored("50 72! 51 75! 55.6 72 58 74.4! 55.6 76 55 79.6! 52 78 50 83!")), inks.t6)
        + _halberd(inks)
        + fist(86, 88, 8, plate, inks.glow, light=FROM_RIGHT)
    )


def _halberd(inks: Inks) -> Fragment:
    blade = curve("88 18! 93 15 97 11 99 6! 103 18 102 30 97 40! 94 33 91 30 88 29!")
    hook = curve("83 20! 78 20 75 23 73 28! 77 27 80 27 83 28!")
    art = (
        lit(rectangle(83.4, 6, 4.4, 98), Flats(inks.light, inks.t5, inks.t6), Light((0.9, 0), (2.6, 0)))
        + lit(polygon("85.6 -6 89 8 87.6 18 83.6 18 82 8"), white(inks), Light((0.6, 0.4), (3.4, 0)))
        + lit(blade, white(inks), Light((0.9, 0.8), (6, 4)))
        + lit(hook, white(inks), SOFT)
        + fill(rectangle(82, 16, 7.4, 15), inks.t6)
    )
    return shifted(-1, 8, art)


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
        lit(tails, dark(inks), SOFT)
        + lit(legs, Flats(inks.light, inks.t4, inks.t5), FROM_LEFT)
        + fill(brush("30 62 27 80 27 101", 1.6, 1), inks.t6)
        + lit(neck, pallid(inks), Light((0.3, 1), (-4, 7)))
        + lit(coat, dark(inks), Light((1, 1.2), (5, 9)), inner=hatch(inks.t4, "26 44 34 36 46 31", 62, 13, 1.6, 8))
        + lit(collar, white(inks), SOFT)
        + fill(circle(70, 46, 1.5) + circle(74.4, 49, 1.5) + cuts("70.2 46 9 1.4 118"), inks.t2)
        + lit(near, pallid(inks), SOFT)
        + fill(polygon("38 43 45 47 43 59 36 57"), inks.light)
        + _valet_head(inks)
        + lit(arm, dark(inks), Light((0.9, 0.9), (4, 5)))
        + fill(polygon("65 16 77 22 74.6 28 62.6 21"), inks.light)
        + lit(curve("64 20! 63 15 67 13 72 14 77 17 77 23!"), pallid(inks), SOFT)
        + lit(tray, steel(inks), Light((0.6, 0.9), (0, 3)))
        + _red_glass(inks, 69, 14.6)
    )


def _valet_head(inks: Inks) -> Fragment:
    head = curve(
        "74 60! 72 52 77 45 86 44 93 49 96 57! 95 62 101 69 99 71! 95 71.4! 96 74.4 93 75.4! 94 79 "
        "89 83 84 80! 78 76 74 70"
    )
    strands = brush("75 52 79 46 86 45 93 49", 2, 0.6, middle=3.4) + brush("75 60 74 51 79 44 85 41", 1.6, 0.8)
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


def greedy_ghoul(inks: Inks) -> Fragment:
    """A hunched ghoul with a napkin round its neck, knife and fork in its fists."""
    hide = Flats(inks.light, inks.t4, inks.t6)
    back = curve(mirrored("50 18 57 14! 61 19 70 19! 73 23 80 29! 82 36 88 44 89 56! 92 70 94 84 92 101! 50 101"))
    head = curve(mirrored("50 27 60 28 67 35 69 45 72 52! 73 62 67 72 58 76 50 77"))
    mouth = curve(mirrored("50 56! 60 55 69 50! 68 62 62 70 50 71"))
    napkin = curve(mirrored("50 74! 60 74 68 70 73 66! 70 80 60 92 50 101!"))
    knot = both("70 66! 76 60 83 61! 79 66 82 72! 76 70 72 72 69 70!")
    upper = fangs("34 52 42 55.6 50 56 58 55.6 66 52", 8, 7)
    lower = fangs("38 66.6 44 69.4 50 70 56 69.4 62 66.6", 6, 5, angle=-90)
    tines = curve(
        "-8 -18! -5 -18! -4.4 -2 -1.6 -2 -1.6 -18! 1.6 -18! 1.6 -2 4.4 -2 5 -18! 8 -18! 9 4 5 12 0 15 -5 12 -9 4"
    )
    fork = polygon("-2 60 -2 10 2 10 2 60") + tines
    blade = curve("-3.6 18! -3.6 -20! 3 -17 7 -8 6 18!")
    return (
        lit(back, hide, Light((1.1, 1.1), (8, 6)), inner=hatch(inks.t2, "24 38 18 54 16 72", 8, 9, 1.6, 8))
        + fill(
            "".join(wedge(50 + dx, 20 + abs(dx) / 6, 8 - abs(dx) / 4, 2.4, 90) for dx in (-14, -7, 0, 7, 14)), inks.t5
        )
        + lit(curves(*both("66 41! 76 31 87 28 95 31! 88 39 80 48 70 53!")), hide, SOFT)
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
        + lit(curves(*knot), white(inks), SOFT)
        + lit(napkin, white(inks), Light((0.8, 0.9), (14, 3)))
        + fill(circle(46, 82, 2.2) + circle(53, 88, 1.6) + lens(56, 79, 6, 1.8, 70), inks.t2)
        + placed(fill(fork, inks.light) + stroke(tines, inks.t6, 0.7), 13, 48, 1.15, angle=-6)
        + placed(
            fill(polygon("-2 50 -2 16 2 16 2 50"), inks.light) + lit(blade, steel(inks), Light((0.6, 0.4), (5, 0))),
            88,
            48,
            1.15,
            angle=6,
        )
        + fist(14, 84, 9.4, hide, inks.t2, angle=-8)
        + placed(fist(0, 0, 9.4, hide, inks.t2, angle=-8), 87, 84, flip=True)
    )


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
    folds = hatch(inks.t4, "14 82 12 92 11 99", 0, 13, 1.7, 6) + hatch(inks.t4, "28 72 26 84 26 98", 8, 9, 1.5, 7)
    return (
        lit(gown, dark(inks), Light((1.1, 1.1), (9, 4)), inner=folds)
        + "".join(lit(curve(side), Flats(inks.t1, inks.t2, inks.t3), SOFT) for side in hood)
        + fill("".join(rectangle(46.6, y, 6.8, 3.2) for y in (60, 64.4)), inks.light)
        + lit(bands, white(inks), SOFT)
        + lit(jaw, bone, SOFT)
        + fill("".join(rectangle(x, 46.4, 0.9, 6.4) for x in (42.6, 45.6, 48.6, 51.6, 54.6, 57.4)), inks.t6)
        + skull(50, 33, 17, bone, inks.t6)
        + fill(circle(57, 34, 2.2) + circle(43.6, 34, 2.2), inks.accent)
        + lit(cap, Flats(inks.t1, inks.t5, inks.t6), SOFT)
        + lit(board, Flats(inks.light, inks.t5, inks.t6), Light((0.4, 1.1), (14, 5)))
        + stroke("M50 10L22 13.6V26", inks.t1, 1.2, sharp=True)
        + fill(polygon("20 25 24 25 25.6 36 18.4 36") + circle(50, 10, 1.8), inks.t1)
        + lit(sleeve, dark(inks), FROM_RIGHT)
        + fill(curve("72 99! 76 88 82 80 88 76! 84 86 80 94 78 101!"), inks.t3)
        + lit(limb("95 86 86 56 78 26", 3.6, 2.2), Flats(inks.light, inks.t3, inks.t5), Light((0.5, 0.3), (1.6, 0.4)))
        + _bony_hand(bone)
    )


def _bony_hand(bone: Flats) -> Fragment:
    spots = ((94, 68), (95.4, 71.8), (96.6, 75.6), (97.6, 79.4))
    fingers = "".join(limb(f"{x} {y} {x - 4} {y - 4} {x - 9} {y - 1}", 3.2, 2.6) for x, y in spots)
    return (
        lit(limb("88 84 94 78 96 70", 7, 5), bone, SOFT)
        + "".join(
            lit(limb(f"{x} {y} {x - 4} {y - 4} {x - 9} {y - 1}", 3, 2.4), bone, Light((0.3, 0.4), (0, 1.6)))
            for x, y in spots
        )
        + stroke(fingers, bone.shade or bone.body, 0.4)
    )
