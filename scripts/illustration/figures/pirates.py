"""Pirates and a mermaid: the human monsters of the coast."""

from ..document import FROM_RIGHT, SOFT, Flats, Fragment, Light, fill, lit
from ..inks import Inks, mix
from ..parts import (
    accented,
    angry_eye,
    curves,
    dark,
    fist,
    flame,
    hatch,
    iron,
    limb,
    middle,
    pale,
    polygons,
    rope,
    skin,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, mirrored, polygon, turned, wedge

STRIPES = "".join(polygon(f"0 {y} 100 {y} 100 {y + 3.4} 0 {y + 3.4}") for y in range(0, 100, 7))


# --------------------------------------------------------------------------------------- one-eyed pirate


def one_eyed_pirate(inks: Inks) -> Fragment:
    """A broad pirate with an eye patch and a headscarf, a boarding axe over his shoulder."""
    vest = curve(mirrored("50 50! 62 51 76 51 86 56 91 66! 88 82 86 99! 50 99"))
    shirt = curve("37 52! 63 52! 60 74 62 99! 38 99! 40 74")
    left_arm = curve("20 54! 9 58 2 70 2 84 8 97 14 99! 26 99! 20 88 20 80 25 68")
    return (
        _boarding_axe(inks)
        + lit(left_arm, skin(inks), Light((0.9, 0.8), (7, 3)))
        + _anchor_tattoo(inks)
        + lit(vest, dark(inks), Light((1.1, 1.1), (10, 4)), inner=hatch(inks.t4, "22 58 18 74 20 92", 4, 11, 1.5, 9, 5))
        + lit(shirt, white(inks), Light((0, 0), (14, 0)), inner=fill(STRIPES, inks.t3))
        + fill(polygons("37 51 42 51 50 76 44 99 37 99", "63 51 58 51 50 76 56 99 63 99"), inks.t6)
        + _axe_arm(inks)
        + _pirate_head(inks)
    )


def _boarding_axe(inks: Inks) -> Fragment:
    blade = curve("84 12! 92 8 97 2 99 -2! 104 10 103 26 97 36! 94 28 89 25 81 26!")
    spike = curve("80 14! 72 14 66 17 62 22! 70 23 75 24 78 26!")
    return (
        lit(limb("60 99 86 6", 4.6, 4.2), wood(inks), SOFT)
        + lit(blade, steel(inks), Light((0.9, 0.9), (5, 5)))
        + lit(spike, steel(inks), SOFT)
        + fill(polygon("78 12 88 15 85 28 75 25"), inks.t6)
    )


def _axe_arm(inks: Inks) -> Fragment:
    upper = curve("74 54! 86 54 95 62 99 76 98 90 88 95 80 90! 84 80 78 72")
    forearm = curve("98 88! 92 96 82 95 76 86 68 78! 66 71 71 67 76 67! 84 74 92 78")
    cuff = polygon("68 79 65 72 74 65.4 78.6 71")
    return (
        lit(upper, skin(inks), Light((0.9, 0.9), (6, 3)))
        + lit(forearm, skin(inks), Light((0.9, 0.9), (4, 6)))
        + lit(cuff, dark(inks), SOFT)
        + fist(69, 66, 6.6, skin(inks), inks.shadow, angle=-18)
    )


def _anchor_tattoo(inks: Inks) -> Fragment:
    return fill(
        brush("12 68 11 82", 1.2, 1.2) + brush("5.6 76 7 81 11 83 15 81 17 77", 0.8, 0.8, middle=1.8), inks.t5
    ) + fill(circle(12, 67, 1.9) + polygon("8.6 70 15.6 70.8 15.6 72 8.6 71.2"), inks.t5)


def _pirate_head(inks: Inks) -> Fragment:
    head = curve(mirrored("50 16 60 17 66.5 25 67.5 36! 67 46 63 53 56 58 50 59"))
    scarf = curve("32.4 35! 31 25 37 15 50 11.5 63 15 69 25 67.6 35! 58 29.5 50 28.4 42 29.5")
    tails = curves("34 30! 25 27 19 33 11 31! 17 38 26 37!", "33 33! 27 38 25 46 18 49! 28 51 33 42!")
    stubble = curve("32.6 38! 36 41 42 44 50 42.4 58 44 64 41 67.4 38! 67.6 47 63 54 56 59 50 60 44 59 37 54 32.6 47")
    grin = curve("41.5 48.6! 46 50 54 49.6 60 46.4! 58.6 52 53 54.6 46 54")
    teeth = polygons("42.4 49 45 49.8 45 53 43.4 52", "46 50 49 50.2 49 54.2 46 53.6", "52.6 50 56 49 56 53 52.6 54.2")
    nose = curve("48.6 33! 44 41.4 46.4 44.4 50.4 45 54.4 44 55.4 41 52 33!")
    ears = ellipse(32.4, 40, 3.2, 5) + ellipse(67.6, 40, 3.2, 5)
    patch = curve("33.6 33! 40 32 47 34! 46.4 40 42 43 37.4 42 34.6 38")
    return (
        fill(ears, inks.shadow)
        + lit(head, skin(inks), Light((0.9, 0.9), (15, 1)))
        + fill(stubble, inks.t6)
        + fill(grin, inks.shadow)
        + fill(teeth, inks.light)
        + fill(nose, inks.t2)
        + fill(curve("51 33! 52.6 40 50 45 54.4 44 55.4 41"), inks.shadow)
        + angry_eye(58, 38, 4.2, inks.light, inks.t6)
        + fill(polygon("51.6 37.4 63.6 31 65 33.4 52.6 40"), inks.t6)
        + lit(tails, accented(inks), SOFT)
        + lit(
            scarf,
            accented(inks),
            Light((1, 1), (13, 2)),
            inner=fill(wedges([(35, 31, 18, 1.4, -40), (36, 25, 15, 1.3, -34)]), mix(inks.accent, inks.t6, 0.5)),
        )
        + fill(polygon("33 35 36 33.6 63.6 16.6 65 18.4 46 31.6 45 34"), inks.t6)
        + fill(patch, inks.t6)
        + fill(curve("35 34.4! 40 33.4 45.4 35! 44.8 36.4 40 34.8 35.6 36"), inks.t4)
    )


# ---------------------------------------------------------------------------------- the boy on the rope


def swinging_cabin_boy(inks: Inks) -> Fragment:
    """A skinny young pirate swinging in on a rope, legs apart, a knife between his teeth."""
    light = FROM_RIGHT
    rest = "82 -4 70 16 62 34 58 54 64 72 58 88 62 101"
    back_leg = curve("34 62! 44 68 42 74! 32 82 24 84 14 80 8 82! 4 76 2 70! 8 70 18 72 26 68")
    front_leg = curve("38 60! 48 58 60 62 70 62 80 58 86 50! 92 50 95 53 94 56! 88 60 84 68 74 74 60 76 44 74!")
    trousers = (
        "36 58! 48 58 58 60 68 60.6! 66 66 69 68.6 67 75! 58 77 46 74 "
        "40 76! 32 82 29 80 25 84! 22 77 24 72 20 68! 28 66"
    )
    trunk = curve("48 40! 56 42 60 48 54 56 48 66! 36 68 32 62! 36 50 42 43")
    return (
        rope(rest, 3, pale(inks), inks.t3)
        + lit(limb("54 46 66 42 69 22", 6, 4.6, 5.4), Flats(inks.t2, inks.t3, inks.shadow), light.scaled(0.5))
        + lit(back_leg, skin(inks), light)
        + lit(front_leg, skin(inks), Light((-0.9, 0.9), (-3, 6)))
        + lit(curve(trousers), dark(inks), Light((-0.9, 1), (-4, 6)))
        + lit(trunk, white(inks), Light((-0.9, 0.8), (-6, 3)), inner=fill(STRIPES, inks.t4))
        + lit(curve("32 60! 40 64 50 66! 48 70 38 70 31 65!"), accented(inks), light.scaled(0.5))
        + _cabin_boy_head(inks)
        + lit(limb("48 44 58 40 66 30", 7, 5, 6.4), white(inks), light.scaled(0.5))
        + fist(69.5, 20, 4.6, skin(inks), inks.shadow, angle=-28, light=light)
        + fist(65.4, 29, 4.8, skin(inks), inks.shadow, angle=-28, light=light)
    )


def _cabin_boy_head(inks: Inks) -> Fragment:
    light = FROM_RIGHT
    face = curve("40 18! 52 16 56 20! 56.6 23 61 27! 59 29 57.6 29! 58 33 56 38 50 39 43 36 39 28")
    cap = curve("35 25! 34 15 41 8 50 8 57 14 58 21! 50 20 42 23")
    tails = curves("37 22! 28 18 21 21 13 16! 17 25 27 27 36 26!", "36 25! 28 28 24 34 16 35! 25 40 34 34 38 27!")
    blade = curve("58 32! 66 29 76 29 85 32! 76 35 66 36 58 35.6!")
    grip = polygon("44 34 58 31.6 58.6 36 45 38.4")
    return (
        lit(tails, accented(inks), light.scaled(0.5))
        + lit(face, skin(inks), Light((-0.8, 0.6), (-9, 0)))
        + lit(cap, accented(inks), Light((-1, 1), (-8, 2)))
        + angry_eye(52.4, 25, 3, inks.light, inks.t6, left=True)
        + fill(polygon("46.6 20.8 56.4 23.8 56.4 25.6 46.4 23"), inks.t6)
        + fill(circle(40.6, 29, 2.4), inks.shadow)
        + fill(curve("47 32! 53 32 58 30! 58 34 52 36"), inks.t6)
        + lit(grip, wood(inks), light.scaled(0.4))
        + lit(blade, steel(inks), Light((-0.5, 0.8), (0, 2.6)))
    )


# ---------------------------------------------------------------------------------------- hoarse mermaid


def hoarse_mermaid(inks: Inks) -> Fragment:
    """A mermaid on a rock with a knitted scarf round her sore throat, mouth wide open, tail curled."""
    light = FROM_RIGHT
    rock = polygon("2 99 8 90 22 91 34 85 50 86 62 80 76 79 84 86 92 88 98 99")
    tail = curve(
        "40 68! 60 68! 68 76 66 86 54 93 38 93 24 88 17 78 15 66! 8 64 1 56 1 44! 9 47 "
        "15 53 18 59! 20 51 27 44 36 43! 37 52 31 61 23 65! 25 74 32 79 40 78"
    )
    scales = "".join(
        lens(x, y, 5, 1.2, a)
        for x, y, a in (
            (46, 74, 20),
            (53, 76, 20),
            (60, 77, 15),
            (44, 80, 10),
            (52, 82, 10),
            (60, 83, 0),
            (36, 85, 20),
            (45, 87, 10),
            (53, 88, 0),
            (28, 80, 40),
            (22, 72, 60),
        )
    )
    trunk = curve("45 43! 54 42 61 47 63 55 59 63 61 71! 40 71! 43 62 41 52")
    return (
        lit(rock, dark(inks), Light((-0.8, 1.1), (-8, 7)), inner=hatch(inks.t4, "90 90 76 82 56 88", 105, 9, 1.5, 9, 3))
        + _mermaid_hair(inks)
        + lit(tail, middle(inks), Light((-1, 0.9), (-4, 5)), inner=fill(scales, inks.t1))
        + lit(limb("58 48 69 62 70 80", 6.4, 4.6), skin(inks), light.scaled(0.5))
        + lit(trunk, skin(inks), Light((-0.9, 0.6), (-9, 1)))
        + lit(
            curve("43 53! 48 55.6 53 53.4 58 55.6 62.6 52! 62 60 57 61.4 53 58 48 62 42.6 59"),
            dark(inks),
            light.scaled(0.5),
        )
        + _mermaid_head(inks)
        + _scarf(inks)
        + lit(limb("43 48 34 59 44 58 55 48", 6.4, 4, 5.6), skin(inks), light.scaled(0.5))
    )


def _mermaid_hair(inks: Inks) -> Fragment:
    hair = curve("64 13! 56 4 43 4 35 12 31 24 21 30 25 39 15 46! 23 48 20 58 12 62! 24 66 35 60 41 50 48 42 50 30")
    cuts = wedges([(50, 9, 26, 1.8, 140), (46, 20, 26, 1.8, 128), (47, 28, 28, 1.8, 125)])
    return lit(hair, warm(inks), Light((-1, 1), (-8, 4)), inner=fill(cuts, inks.t2))


def _mermaid_head(inks: Inks) -> Fragment:
    face = curve("46 15! 57 9 65 11! 67.4 15 72 17! 70.4 20.4 71 22! 63 25 68.6 33! 64 38 56 38.6 49 34 45 25")
    mouth = curve("71 21.4! 64 22.6 60 27 62 32 67.6 33.6! 70 27")
    fringe = curve("66 12! 60 3 47 4 42 12 42 24 47 36! 48 26 53 18 60 15")
    ear = curve("46 24! 40 19 36 19! 39 26 46 30!")
    return (
        lit(face, skin(inks), Light((-0.8, 0.6), (-9, 1)))
        + fill(mouth, inks.t6)
        + fill(curve("63 31! 66 28.6 69 29! 68 33 65 33.4"), inks.accent)
        + fill(brush("55.6 19 59.4 20.4 63.6 17.6", 0.9, 0.9, middle=1.7), inks.t6)
        + lit(
            fringe,
            warm(inks),
            Light((-1, 1), (-6, 3)),
            inner=fill(wedges([(58, 8, 20, 1.5, 140), (53, 8, 20, 1.4, 128)]), inks.t2),
        )
        + lit(ear, skin(inks), FROM_RIGHT.scaled(0.4))
        + fill(wedges([(76, 17, 9, 1.4, -35), (78, 24, 10, 1.5, -10), (76, 31, 9, 1.4, 15)]), inks.t3)
    )


def _scarf(inks: Inks) -> Fragment:
    flats = Flats(inks.light, inks.accent, mix(inks.accent, inks.t6, 0.42))
    wrap = curve("43 37! 50 41 60 40 66 37! 69 42 66 47 58 50 48 49 41 44")
    end = curve("43 42! 37 48 31 60 26 74! 30 76 35 77! 39 66 44 55 49 48!")
    bands = polygons(
        "36.6 51 43.4 55 42.4 58.4 35 54.6", "32.4 60 39 63.6 38 67 31.2 63.4", "29 68 36 71 35.4 74 28 71.4"
    )
    ribs = wedges((x, 41.5, 6.6, 0.9, a) for x, a in ((48, 100), (53, 95), (58, 85), (63, 75)))
    fringe = wedges((x, y, 4.6, 1, 105) for x, y in ((27, 74), (29.6, 75), (32, 75.8), (34.4, 76.4)))
    return (
        fill(fringe, inks.accent)
        + lit(end, flats, FROM_RIGHT.scaled(0.5), inner=fill(bands, inks.t1))
        + lit(wrap, flats, Light((-0.8, 0.8), (-9, 1)), inner=fill(ribs, mix(inks.accent, inks.t6, 0.6)))
    )


# ----------------------------------------------------------------------------------------- the gunner


def pirate_gunner(inks: Inks) -> Fragment:
    """A stout woman pirate who embraces her cannon, its mouth towards us, a smoking linstock in her fist."""
    coat = curve("30 40! 40 35 54 35 62 40! 80 44 92 56 97 76! 99 90 99 101! 1 101! 0 86 3 66 12 50 22 43")
    bodice = curve("38 37! 54 37! 60 48 64 62 66 80! 28 80! 30 62 34 48")
    scarf = curve("34 38! 42 43 50 43 58 38! 62 43 56 49 48 50 40 49 30 43")
    return (
        _linstock(inks)
        + lit(coat, warm(inks), Light((1.1, 1), (12, 3)), inner=hatch(inks.t2, "14 60 10 76 10 92", 2, 12, 1.6, 8, 2))
        + lit(bodice, white(inks), Light((0.6, 0.6), (14, 1)))
        + _gunner_head(inks)
        + lit(scarf, accented(inks), SOFT)
        + _muzzle(inks, 51, 72)
        + lit(limb("88 54 95 70 80 82", 15, 9, 14), warm(inks), Light((0.9, 0.9), (5, 3)))
        + lit(curve("84 76! 76 74 70 76 68 81! 70 86 77 87 84 86!"), skin(inks), SOFT)
        + lit(limb("18 50 8 58 12 64", 14, 9, 11), warm(inks), SOFT)
        + fist(12, 64, 6, skin(inks), inks.shadow)
    )


def _linstock(inks: Inks) -> Fragment:
    smoke = curve("13 10! 8 5 12 0 18 2 22 -3 30 -2 34 3! 28 2 25 6 20 5 17 9!")
    return (
        fill(smoke, inks.t2)
        + lit(limb("11.4 99 12.4 14", 3.4, 3), wood(inks), SOFT)
        + lit(curve("9 22! 7 16 10 12! 12 9 14 12! 18 15 16 22!"), iron(inks), SOFT)
        + flame(12.6, 13, 4.4, inks.accent, inks.t1)
    )


def _muzzle(inks: Inks, x: float, y: float) -> Fragment:
    """The mouth of a cannon that looks at us, a ball in it."""
    teeth = "".join(wedge(*turned((x, y), a, 21.4, 0), 4.4, 1.6, a + 180) for a in range(0, 360, 24))
    return (
        fill(circle(x, y, 26), inks.t6)
        + lit(circle(x, y, 24), middle(inks), Light((1.2, 1.2), (8, 7)))
        + fill(teeth, inks.t6)
        + lit(circle(x, y, 17), Flats(inks.light, inks.t5, inks.t6), Light((-0.8, -0.9), (0, 0)))
        + fill(circle(x + 0.6, y + 0.7, 15), inks.t6)
        + lit(circle(x, y + 4, 10), Flats(inks.t4, inks.t5, inks.t6), Light((1, 1.2), (4, 3)))
        + fill(lens(x - 4, y - 2, 6, 1.8, -30), inks.light)
    )


def _gunner_head(inks: Inks) -> Fragment:
    face = curve(mirrored("46 12 54 13 59 19 60 27! 59 33 54 38 46 40", axis=46))
    hair = curve(
        "33 30! 29 22 31 13 38 8! 36 2 42 -1 48 0 53 3 54 8! 61 12 63 22 59 30! 58 21 52 17 46 16.5 38 18 34 23"
    )
    band = curve("33 19! 38 13 46 11 54 13 59.4 19! 58 22.6 52 17 46 16 39 17.4 33.6 23.4")
    brows = polygons("36 21.4 44.6 24.4 44.2 26.6 35.6 24", "56 21.4 47.4 24.4 47.8 26.6 56.4 24")
    grin = curve("39.6 32! 46 33.6 53.6 30.6! 51.6 35.8 46 37 42 35.4")
    return (
        lit(hair, dark(inks), Light((0.9, 0.9), (9, 3)))
        + lit(face, skin(inks), Light((0.8, 0.7), (12, 1)))
        + lit(band, accented(inks), SOFT)
        + angry_eye(51, 26.6, 3.3, inks.light, inks.t6)
        + angry_eye(41, 26.6, 3.3, inks.light, inks.t6, left=True)
        + fill(brows, inks.t6)
        + fill(curve("45 25! 43.2 31 46 31.8 48.4 30.8 47 25!"), inks.shadow)
        + fill(grin, inks.t6)
        + fill(polygon("41 32.6 46 33.6 51.6 31.8 51 33.6 46 35 42 34.2"), inks.light)
        + fill(circle(33, 33.6, 2.1), inks.t2)
        + fill(circle(59.4, 33.6, 2.1), inks.t2)
    )
