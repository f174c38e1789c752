"""The big ones of the castle: wyvern, chamberlain, ogre."""

from ..document import FROM_LEFT, FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import AZKOVLAR, Inks, mix
from ..paths import circle, curve, ellipse, mirrored, polygon, rectangle, turned, wedge
from .azkovlar_stock import cuts
from .parts import angry_eye, both, curves, dark, fangs, fist, hatch, limb, pallid, polygons, steel, white
from .registry import motif

SMALL = FROM_LEFT.scaled(0.6)


@motif("wyverne", AZKOVLAR)
def wyvern(inks: Inks) -> Fragment:
    """A two-legged dragon clinging to the top of a tower, wings half open, its tail wound round the wall."""
    near = "46 44! 40 30 32 16 25 1! 20 8 10 15 -2 30! 6 34 7 44 3 57! 11 54 16 58 19 68! 26 60 34 58 44 60!"
    far = "54 44! 64 34 78 36 101 30! 95 40 99 50! 90 51 90 61! 80 58 72 64 62 62!"
    bones = ("44 50 34 24 26 4", 5), ("27 6 12 18 0 31", 3), ("27 6 14 28 4 56", 3), ("28 8 24 38 20 66", 3)
    body = curve(
        "60 21! 56 28 50 32 44 38! 34 46 29 56 34 66! 42 73 54 72 60 66! 66 58 66 50 64 42! "
        "67 37 69 34 70 31!"
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
        + lit(
            body,
            dark(inks),
            Light((-1, 1), (-8, 3)),
            inner=hatch(inks.t3, "63 46 64 56 60 64", 170, 9, 1.5, 6),
        )
        + lit(tail, dark(inks), SMALL)
        + lit(polygon("76 86 92 80 88 90 93 98 77 93"), dark(inks), SMALL)
        + lit(thigh, dark(inks), SMALL)
        + fill(
            "".join(limb(line, 3.4, 0.8) for line in talons),
            inks.light,
        )
        + fill("".join(limb(line, 3, 0.8) for line in ("38 68 38 72 35 78", "41 69 43 73 42 79")), inks.light)
        + lit(curve(near), Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (9, 6)))
        + fill("".join(limb(line, width, 0.8) for line, width in bones), inks.t6)
        + lit(
            head,
            dark(inks),
            Light((-0.2, 1), (-3, 6)),
            inner=hatch(inks.t4, "62 20 66 26 72 32", 10, 8, 1.4, 5),
        )
        + fill(fangs("79 28.6 86 28 94 28.6", 5, 4.4), inks.light)
        + fill(curve("74 16! 78 14 83 17! 79.6 19.6 76 19"), inks.accent)
        + fill(polygon("72 12 85 17.6 83 18.4 73 15.4") + ellipse(93, 22.6, 1.4, 1), inks.t6)
    )
    return placed(art, 50, 98, 0.93, origin=(50, 98))


def _tower_top(inks: Inks) -> Fragment:
    wall = polygon("28 74 72 74 74 101 26 101")
    crown = polygon(
        "22 70 30 70 30 74 38 74 38 70 46 70 46 74 54 74 54 70 "
        "62 70 62 74 70 74 70 70 78 70 78 80 72 86 28 86 22 80"
    )
    bricks = "".join(
        f"M{x} {y}h8" for x, y in ((30, 90), (50, 93), (60, 98), (34, 98), (26, 79), (44, 81), (64, 79))
    )
    return (
        lit(wall, Flats(inks.light, inks.t3, inks.t4), Light((0.9, 0), (16, 0)))
        + lit(crown, Flats(inks.light, inks.t2, inks.t3), Light((0.8, 0.9), (20, 3)))
        + stroke(bricks, inks.t5, 1.2, sharp=True)
    )


@motif("chambellan", AZKOVLAR)
def chamberlain(inks: Inks) -> Fragment:
    """A bald chamberlain with a mouth far too wide and full of teeth, a giant key before his chest."""
    coat = curve(mirrored("50 62! 62 64 78 68 88 78 94 90 96 101! 50 101"))
    head = curve(mirrored("50 3 61 4 68 12 71 24 73 31! 78 29 81 35 78 43 74 45! 73 56 62 64 50 65"))
    mouth = curve(mirrored("50 48! 60 48 68 44 76 35! 76 48 66 59 50 60"))
    upper = fangs("25 36 33 45 42 48 50 48.4 58 48 67 45 75 36", 13, 6.8, width=0.94)
    lower = fangs("29 48 36 55.6 44 59 50 59.6 56 59 64 55.6 71 48", 11, 6, angle=-90, width=0.94)
    crest = [turned((50, 64), 180 - i * 10, 33 if i % 2 else 27, 0) for i in range(19)]
    ruff = [(x, 66 + (y - 64) * 0.42) for x, y in crest] + [
        (x, 66 - (y - 64) * 0.4) for x, y in reversed(crest)
    ]
    linen = Flats(inks.light, mix(inks.light, inks.t1, 0.12), mix(inks.light, inks.t1, 0.5))
    wrinkles = "45 14 10 1.2 180, 55 14 10 1.2 0, 46 18 8 1.1 180, 54 18 8 1.1 0"
    folds = (
        "30 70 9 1.4 150, 36 74 9 1.4 125, 44 77 9 1.4 105, 56 77 9 1.4 75, 64 74 9 1.4 55, 70 70 9 1.4 30"
    )
    return (
        lit(
            coat,
            dark(inks),
            Light((1.1, 1.1), (9, 4)),
            inner=hatch(inks.t4, "16 80 13 90 11 99", 4, 9, 1.5, 6),
        )
        + lit(polygon(ruff), linen, Light((0.6, 0.8), (24, 5)), inner=fill(cuts(folds), inks.t2))
        + lit(head, pallid(inks), Light((0.9, 0.9), (17, 1)))
        + fill(mouth, inks.t6)
        + fill(curve("38 58! 44 53 56 53 62 58! 56 60 44 60"), inks.t2)
        + fill(upper + lower, "#FFFFFF")
        + fill(circle(42, 29, 5.4) + circle(58, 29, 5.4), mix(inks.t1, inks.t2, 0.5))
        + fill(circle(42, 29, 3.2) + circle(58, 29, 3.2), inks.accent)
        + fill(
            circle(42.6, 29, 1.1) + circle(58.6, 29, 1.1) + cuts("48 25 13 2.2 200, 52 25 13 2.2 -20"),
            inks.t6,
        )
        + fill(polygon("50 30 53.6 41 50 43 46.4 41"), mix(inks.t1, inks.t2, 0.35))
        + fill(cuts(wrinkles), mix(inks.t1, inks.t2, 0.3))
        + placed(_giant_key(inks), 49, 89, 0.96, angle=-9)
        + placed(fist(0, 0, 7.4, pallid(inks), inks.t2, angle=70), 66, 87)
        + placed(fist(0, 0, 7.4, pallid(inks), inks.t2, angle=-110), 37, 93, flip=True)
    )


def _giant_key(inks: Inks) -> Fragment:
    """A key on its side, ring to the right, bits down at the left, the middle of its shaft at the origin."""
    metal = steel(inks)
    bit = polygon("-40 2 -40 -14 -35 -14 -35 -9 -32 -9 -32 -14 -26 -14 -26 -9 -23 -9 -23 -14 -18 -14 -18 2")
    bow = circle(40, -9, 7) + circle(47, 1, 7) + circle(40, 9, 7)
    holes = circle(40.4, -9, 3.4) + circle(47, 1, 3.4) + circle(40.4, 9, 3.4)
    return (
        lit(bit, metal, Light((0.8, 0.8), (3, 7)))
        + lit(rectangle(-44, -3.4, 80, 6.8), metal, Light((0.3, 0.8), (0, 4)))
        + lit(bow, metal, Light((0.8, 0.8), (6, 4)))
        + fill(holes, inks.t6)
        + fill(rectangle(24, -5, 3.4, 10) + rectangle(30, -5, 2.4, 10), inks.t5)
    )


@motif("ogre-livree", AZKOVLAR)
def ogre_footman(inks: Inks) -> Fragment:
    """An ogre squeezed into a footman's livery, its buttons flying, a dinner bell in his raised fist."""
    hide = Flats(inks.light, mix(inks.t2, inks.t3, 0.4), inks.t4)
    coat = curve("34 46! 22 48 10 58 4 72 2 88 4 101! 92 101! 95 88 92 74 86 62! 78 50 68 46 62 46!")
    gap = curve("46 52! 54 52! 60 62 64 76 63 90 60 101! 40 101! 37 90 36 76 40 62")
    braid = "M44 50Q35 76 38 101M56 50Q65 76 62 101"
    arm = curve("70 56! 80 62 83 58 80 50 79 45! 88 43 97 44! 100 56 99 68 92 78 84 84!")
    wig = curve(mirrored("50 5 61 6 67 11 69 18! 77 17 81 23 78 28! 82 32 80 39 72 41! 66 41 66 36 66 28!"))
    face = curve(mirrored("50 17! 58 16 64 20 65 28! 69 32 69 44 64 51 57 55 50 56"))
    jaw = curve(mirrored("50 44! 58 44 64 42! 70 48 66 57 50 60"))
    tusks = polygons("39 46 44 46 40 36", "61 46 56 46 60 36", "46 45 49 45 47.4 41", "51 45 54 45 52.6 41")
    curls = "72 23 8 1.4 0, 72 34 8 1.4 0, 28 23 8 1.4 180, 28 34 8 1.4 180, 44 9 9 1.2 110, 56 9 9 1.2 70"
    strain = "37 70 11 1.6 30, 36 82 11 1.6 20, 63 70 11 1.6 150, 64 82 11 1.6 160"
    sleeve = hatch(inks.t3, "10 70 8 84 9 98", 0, 11, 1.6, 7)
    return (
        lit(coat, Flats(inks.light, inks.t5, inks.t6), Light((1.1, 1.1), (10, 4)), inner=sleeve)
        + lit(gap, white(inks), Light((0, 0), (14, 0)))
        + stroke(braid, inks.t1, 3, sharp=True)
        + fill(cuts(strain), inks.t1)
        + fill(curves(*both("51 57! 58 52 66 54 68 60! 62 62 64 68 66 72! 58 72 52 66 50 60!")), inks.light)
        + lit(arm, dark(inks), Light((-1, 1), (-7, 4)))
        + fill(polygon("77 45 98 43 98 50 78 52"), inks.t1)
        + lit(wig, Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.7)), Light((0.9, 0.9), (14, 3)))
        + fill(cuts(curls), inks.t2)
        + lit(face, hide, Light((0.9, 0.9), (11, 2)))
        + angry_eye(57.6, 29, 4.2, inks.accent, inks.t6)
        + angry_eye(42.4, 29, 4.2, inks.accent, inks.t6, left=True)
        + fill(polygon("37 22 49 28 50 30.6 51 28 63 22 63 25.4 51 32 49 32 37 25.4"), inks.t6)
        + lit(
            curve("44 33! 47 30 53 30 56 33! 60 38 56 42 50 42 44 42 40 38"), hide, Light((0.5, 0.6), (6, 2))
        )
        + lit(jaw, hide, Light((0.7, 0.8), (11, 2)))
        + fill(tusks, inks.light)
        + placed(_dinner_bell(inks), 83, 38, 0.74, angle=-4)
        + fist(85, 38, 8.4, hide, inks.t5, light=FROM_RIGHT)
        + _flying_buttons(inks)
    )


def _dinner_bell(inks: Inks) -> Fragment:
    """A hand bell swung upwards, its grip at the origin."""
    bell = curve("-3 -10! -8 -13 -8 -22 -11 -29 -14 -33! 14 -33! 11 -29 8 -22 8 -13 3 -10!")
    return (
        lit(rectangle(-2.4, -14, 4.8, 24), Flats(inks.light, inks.t5, inks.t6), SMALL)
        + fill(circle(5, -36, 2.8), inks.light)
        + lit(bell, Flats(inks.light, inks.light, inks.t1), Light((0.9, 0.9), (10, 1)))
        + fill(rectangle(-14, -33, 28, 2.4), inks.t6)
    )


def _flying_buttons(inks: Inks) -> Fragment:
    art = ""
    for x, y, r, heading in ((27, 64, 3.6, 0), (23, 82, 3.2, 0), (73, 66, 3.6, 180)):
        art += fill(circle(x, y, r), inks.light) + fill(
            circle(x - 1, y, 0.7) + circle(x + 1, y, 0.7), inks.t5
        )
        art += fill(wedge(*turned((x, y), heading, 5.4, 1), 6, 1.3, heading), inks.t1)
    return art
