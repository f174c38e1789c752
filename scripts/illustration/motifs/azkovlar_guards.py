"""Whoever guards the castle: coachman, hound, armour, wyvern, chamberlain, ogre, and a lady from the ball."""

from ..document import FROM_LEFT, FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import AZKOVLAR, Inks, mix
from ..paths import brush, circle, curve, ellipse, mirrored, polygon, rectangle, table, turned, wedge
from .azkovlar_stock import cuts
from .parts import (
    both,
    chain,
    curves,
    dark,
    deep,
    fangs,
    feather,
    fist,
    hatch,
    limb,
    middle,
    pallid,
    polygons,
    shadow,
    warm,
    white,
    wood,
)
from .registry import motif

SMALL = FROM_LEFT.scaled(0.6)


@motif("vamparia-eventail", AZKOVLAR)
def vamparia(inks: Inks) -> Fragment:
    """A vampire lady at a ball, masked, her fangs bare, a pleated fan opened beside her face."""
    gown = curve("34 72! 44 82 56 82 64 72! 74 76 80 88 84 101! 14 101! 18 88 24 76")
    puff = curve("30 68! 20 64 8 70 4 82! 8 90 6 98 10 101! 26 101! 32 90 34 78!")
    chest = curve("42 52! 56 52! 57 60 62 66 70 70! 66 82 56 88 49 88 40 86 30 78 28 70! 38 66 42 60")
    hair = curve("49 4! 58 4 66 10 68 20 67 32 63 42! 60 30 54 26 44 25 37 32 35 46! 30 38 29 26 32 15 40 6")
    chignon = curve("36 12! 26 6 14 8 10 18 12 30 22 35 32 28! 38 22 38 16")
    face = curve("38 24! 44 20 56 20 63 26 65 36 63 46 58 56 52 61 46 59 39 50 36 38")
    top = hatch(inks.t4, "40 10 50 8 60 12", 95, 11, 1.3, 7)
    return (
        lit(feather("30 20 14 14 4 0", 11), Flats(inks.light, inks.t2, inks.t3), SMALL)
        + lit(
            chignon,
            dark(inks),
            FROM_LEFT.scaled(0.8),
            inner=hatch(inks.t4, "18 14 24 11 32 13", 90, 14, 1.5, 6),
        )
        + lit(
            gown,
            warm(inks),
            Light((1, 1), (10, 4)),
            inner=hatch(inks.t5, "34 86 48 92 62 88", 95, 13, 1.6, 8),
        )
        + lit(chest, pallid(inks), Light((0.8, 0.8), (14, 2)))
        + stroke("M42 62Q50 67 58 61", inks.t6, 2.2, sharp=True)
        + fill(polygon("50 64 53 69 50 75 47 69"), inks.t2)
        + lit(puff, warm(inks), FROM_LEFT, inner=hatch(inks.t5, "14 72 10 84 12 96", 10, 12, 1.5, 6))
        + lit(face, pallid(inks), Light((0.6, 0.6), (13, 1)))
        + _ball_mask(inks)
        + fill(brush("33 36 30 46 34 52 30 60 33 66", 4, 1.4, middle=3), inks.t6)
        + lit(hair, Flats(inks.light, inks.t5, inks.t6), SMALL, inner=top)
        + placed(_pleated_fan(inks), 73, 96, 0.8, origin=(74, 92), angle=-32)
    )


def _ball_mask(inks: Inks) -> Fragment:
    mask = curve(
        "30 30! 36 32 44 36 51 36 58 35 64 30 70 24! 70 34 67 42 59 45 54 43 51 40 47 43 40 46 35 42"
    )
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
        brush([turned(hub, angle, 25, 0) for angle in range(-128, -2, 5)], 1.6, 1.6, steps=1)
        for _ in range(1)
    )
    guard = limb([turned(hub, -128, 0, 0), turned(hub, -128, 42, 0)], 3.4, 2.4)
    hand = curve("62 101! 62 92 68 87 73 88 78 86 82 91 82 101!")
    return (
        fill(sticks, inks.t6)
        + folds
        + fill(band, inks.t6)
        + fill(guard, inks.t6)
        + lit(hand, Flats(inks.light, inks.t6), SMALL)
        + fill(cuts("70 89 8 1 92, 74.6 88.6 8 1 88"), inks.t4)
    )


@motif("cocher-sans-tete", AZKOVLAR, shrink=0.96)
def headless_coachman(inks: Inks) -> Fragment:
    """A coachman without a head: an empty cravat between tall "
    "collars, whip in one hand, his head aloft for a lantern."""
    coat = curve("40 44! 62 44! 76 50 86 60 92 76! 94 90 98 102! 18 102! 22 88 22 74! 26 60 32 50")
    cape1 = curve(
        "38 42! 64 42! 80 49 92 62 98 78! 88 74 82 80! 72 73 62 78 54 73! 44 78 36 74 28 80! 22 73 15 76! 18 62 26 50"
    )
    cape2 = curve(
        "38 40! 64 40! 76 44 86 53 91 62! 80 59 74 63! 64 58 58 61 "
        "52 59! 44 61 38 58 32 62! 26 58 20 61! 22 52 28 45"
    )
    collar = curve(
        "36 24! 40 34 44 42 51 50 58 42 63 34 67 24! 75 30 76 42 70 52! 60 58 44 58 34 52! 28 44 28 32"
    )
    neck = curve("41 31! 45 28.6 57 28.6 62 31! 62 36 58 42 51 47 44 42 41 36")
    cravat = curve(
        "43 42! 47 46 55 46 60 42! 63 50 60 56 56 60! 60 68 58 76 51 82! 44 76 43 68 47 60! 42 56 40 50"
    )
    whip = brush("90 70 97 44 90 18 74 8 62 12 66 22 74 18", 3.4, 0.8, middle=2)
    arm = curve("78 58! 88 62 96 70 98 80! 96 88 92 92 86 93! 78 90 74 82 74 72!")
    return (
        fill(whip, inks.t6)
        + _raised_arm(inks)
        + lit(coat, dark(inks), Light((1.1, 1.1), (10, 4)))
        + lit(cape1, middle(inks), Light((1, 1), (12, 3)))
        + lit(cape2, Flats(inks.light, inks.t5, inks.t6), Light((1, 1), (12, 3)))
        + lit(collar, dark(inks), SMALL)
        + fill(neck, inks.t3)
        + fill(ellipse(51.5, 32, 9.6, 3.2), inks.t6)
        + lit(
            cravat,
            white(inks),
            SMALL,
            inner=fill(cuts("51 60 16 1.2 94, 48 61 12 1 106, 55 61 12 1 80"), inks.t2),
        )
        + lit(arm, middle(inks), SMALL)
        + fill(polygon("78 88 90 94 88 99 76 94"), inks.light)
        + lit(limb("84 101 91 74", 4.6, 3.4), wood(inks), SMALL)
        + fist(87, 86, 7, white(inks), inks.t3, angle=16)
        + _head_lantern(inks)
    )


def _raised_arm(inks: Inks) -> Fragment:
    """The arm that holds the lantern up, bent at the elbow."""
    arm = curve(
        "34 52! 26 56 16 62 8 62! 3 56 6 46 12 36! 16 33 23 34 26 38! 24 46 24 50 26 52! 32 48 36 46 40 46!"
    )
    cuff = polygon("10.6 40 12.6 33 26 35.6 25 42")
    return lit(arm, middle(inks), SMALL) + lit(cuff, Flats(inks.light, inks.t2, inks.t3), SMALL)


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


@motif("molosse", AZKOVLAR)
def hound(inks: Inks) -> Fragment:
    """The count's hound in profile, three spiked collars, burning eyes, its chain taut."""
    body = curve(
        "64 20! 56 26 48 36 40 42! 30 43 20 43 12 46! 6 42 2 34 2 22! -1 30 -2 42 4 52! 2 62 6 72 12 78! "
        "8 84 6 92 4 99! 15 99! 17 92 24 84 28 76! 36 76 46 74 "
        "52 76! 52 84 50 92 47 99! 59 99! 62 90 64 82 66 76! "
        "74 68 78 58 78 48!"
    )
    far = curves(
        "34 74! 32 84 26 92 24 99! 34 99! 38 90 42 82 44 74!",
        "68 70! 74 80 78 90 80 99! 90 99! 88 88 82 76 76 64!",
    )
    head = curve(
        "58 24! 60 15 66 9 71 8! 70 0 73 -5 77 -7! 80 1 80 7 79 11! 84 13 87 18 90 21! 97 21 102 23 104 26! "
        "104 31 101 34! 93 35 86 36 78 35! 82 41 90 44 98 43! 96 49 87 52 78 50! 70 50 64 44"
    )
    ribs = hatch(inks.t4, "28 50 34 52 44 54", 100, 14, 1.7, 6)
    teeth = fangs("80 35 90 35 99 33.6", 6, 6) + fangs("83 40.6 90 43.6 96 43.4", 4, 4.6, angle=-95)
    collars = ""
    for x, y, angle, half in ((49, 57, 53, 19), (56.5, 50, 48, 18.4), (64, 43, 43, 17)):
        nape, throat = turned((x, y), angle, -half, 0), turned((x, y), angle, half, 0)
        band = [nape, turned((x, y), angle, 0, 2.6), throat]
        spikes = wedge(*nape, 6.4, 4.4, angle + 186) + wedge(*throat, 6, 4.4, angle - 6)
        studs = "".join(
            circle(*turned((x, y), angle, u, 2.5 - u * u / 90), 1.2) for u in (-13, -7, -1, 5, 11)
        )
        collars += fill(spikes, inks.light) + fill(limb(band, 4.4, 4.4), inks.t2) + fill(studs, inks.light)
    beast = (
        lit(far, Flats(inks.t1, inks.t4, inks.t5), SMALL)
        + lit(body, deep(inks), Light((-1.2, 1.2), (-7, 9)), inner=ribs)
        + chain("45 40 32 26 19 12 6 0", 5.6, inks.t1, inks.t6)
        + fill(polygon("-2 -8 8 -8 12 2 2 6"), inks.t5)
        + collars
        + lit(
            head,
            dark(inks),
            Light((0.4, 1.1), (-2, 7)),
            inner=hatch(inks.t4, "62 22 64 32 72 42", 20, 9, 1.5, 6),
        )
        + fill(teeth, inks.light)
        + fill(cuts("79 17 14 2.4 200, 76 13 11 2 218, 78 21 10 1.6 180"), inks.accent)
        + fill(curve("78 18.4! 82 16 87 20! 83 22.6 79.6 22"), inks.accent)
        + fill(polygon("77 13.4 89 20.4 87 21 78 17"), inks.t6)
        + fill(polygon("73 9 77 -2 78 10"), inks.t3)
        + fill(ellipse(102.4, 27, 2.4, 2.2), inks.t3)
    )
    return shadow(50, 98.6, 98, inks.t6) + placed(beast, 50, 99, 0.91, origin=(52, 99))


@motif("armure-hantee", AZKOVLAR, shrink=0.96)
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
        lit(blaze, Flats(inks.light, inks.t1, inks.t2), SMALL)
        + fill(core, inks.light)
        + fill(curves(*both("51.6 37.6! 55 31 61 27.6 65 27.4! 65.4 33 60 38 54 39.4!")), inks.t6)
        + fill("".join(circle(x, 34.4, 1.7) for x in (42.4, 57.6)), inks.accent)
        + fill(mouth, inks.t6)
        + "".join(lit(curve(side), plate, SMALL) for side in arm)
        + lit(
            breast, plate, Light((1.1, 1), (20, 2)), inner=hatch(inks.t2, "56 70 58 82 56 96", 8, 9, 1.5, 7)
        )
        + fill(polygon("50 60 52.6 76 50 101 47.4 76"), inks.light)
        + lit(gorget, plate, SMALL)
        + "".join(lit(curve(side), plate, Light((1, 1), (7, 4))) for side in lames)
        + "".join(lit(curve(side), plate, Light((1, 1.1), (8, 5))) for side in pauldron)
        + fill("".join(circle(x, y, 1.2) for x, y in rivets), inks.glow)
        + lit(polygon("41 69 59 69 59 80 50 89 41 80"), Flats(inks.light, inks.t1, inks.t2), SMALL)
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
        + lit(hook, white(inks), SMALL)
        + fill(rectangle(82, 16, 7.4, 15), inks.t6)
    )
    return shifted(-1, 8, art)
