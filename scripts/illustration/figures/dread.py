"""Those one fears: vampire count and countess, a tomcat in uniform, the hag of the marsh."""

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import DARK_GOLD, GOLD, Inks, mix
from ..parts import (
    GOLDEN,
    accented,
    both,
    curves,
    dark,
    fangs,
    fist,
    gem,
    hatch,
    iron,
    limb,
    middle,
    pallid,
    polygons,
    skull,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, spike, star, turned

RUBY = ("#E2414E", "#B8223E", "#7A1130")


# ----------------------------------------------------------------------------------------------- count


def vampire_count(inks: Inks) -> Fragment:
    """A vampire count: a collar like wings, a jewel at the throat, his fingertips laid together."""
    cape = curve(mirrored("50 60! 62 60 76 66 86 78 91 90 93 101! 50 101"))
    collar = "54 70! 60 54 70 36 82 18 98 1! 96 12 99 22! 95 30 97 40! 92 48 93 58! 86 66 82 76 70 82!"
    lining = "55 70! 62 55 72 38 94 10! 92 26 88 42 80 58 62 80!"
    ribs = [brush(line, 0.4, 1.8) for side in ("60 70 74 48 91 19", "62 74 76 58 88 40") for line in both(side)]
    vest = curve(mirrored("50 64! 58 66 66 76! 64 88 66 101! 50 101!"))
    frill = curve("50 70! 56 72 60 78! 57 80 60 86! 56 87 57 94! 50 101 43 94! 44 87 40 86! 43 80 40 78! 44 72")
    jewel = fill(polygon("50 60 57 67 50 77 43 67"), GOLD) + gem(50, 68, 5, inks.light, RUBY)
    return (
        lit(cape, dark(inks), Light((1.1, 1.2), (9, 4)), inner=hatch(inks.t4, "20 76 17 86 16 97", -4, 12, 1.6, 7))
        + "".join(lit(curve(side), dark(inks), SOFT) for side in both(collar))
        + "".join(
            lit(curve(side), Flats(inks.t1, tone, shade), Light((0.8, 0.6), (10, 8)))
            for side, tone, shade in zip(both(lining), (inks.t3, inks.t2), (inks.t4, inks.t3), strict=True)
        )
        + fill("".join(ribs), inks.t5)
        + fill(vest, inks.t6)
        + lit(
            frill,
            white(inks),
            Light((0, 0), (9, 2)),
            inner=fill(wedges([(50, 76, 18, 1, 90), (46, 78, 12, 1, 100), (54, 78, 12, 1, 80)]), inks.t2),
        )
        + _count_head(inks)
        + jewel
        + _steepled_hands(inks)
    )


def _count_head(inks: Inks) -> Fragment:
    ears = curves(*both("64 40! 67 34 71 28! 72 38 70 46 65 50!"))
    face = curve(mirrored("50 18! 58 18 64 24 66.4 34 65.6 44 62.6 52 57 60 52.6 65 50 65.6"))
    hair = curve(mirrored("50 31! 53 25 58 22.6 63 25 66 38! 69 30 69.6 20 65 11 58 6.4 50 5.4"))
    gleam = hatch(inks.t4, "35 20 40 12 50 8.4", 72, 8, 1.3, 7)
    brows = curves(*both("51.6 39.4! 56 35.6 61 32 66.4 31.6! 63 35.4 58 38.4 53.4 42.4!"))
    sockets = curves(*both("53 41.6! 57 38 62.6 36.6! 64 41 61 45.4 56 45.6"))
    nose = curve("48.2 38! 45.8 49 47.6 51.6 50 52.8 52.6 51.4 54 49 51.6 38!")
    cheeks = wedges([(63.6, 46, 13, 2, 117), (36.4, 46, 13, 2, 63)])
    lips = curve("43.6 57! 47 55.4 50 56.4 53 55.4 56.4 57! 53 58.2 50 59.4 47 58.2")
    fangs = polygons("45.4 57 48 57 46.8 61.4", "52 57 54.6 57 53.2 61.4")
    return (
        fill(ears, mix(inks.light, inks.t1, 0.45))
        + lit(face, pallid(inks), Light((0, 0), (15.6, 1)))
        + fill(sockets, mix(inks.t1, inks.t2, 0.55))
        + fill(lens(58.4, 41.8, 7.6, 2.6, -16) + lens(41.6, 41.8, 7.6, 2.6, 16), inks.accent)
        + fill(ellipse(58, 41.8, 0.9, 1.5) + ellipse(42, 41.8, 0.9, 1.5), inks.t6)
        + fill(nose, mix(inks.light, inks.t1, 0.28))
        + fill(curve("50.4 38! 50.8 50 50 52.8 52.6 51.4 54 49 51.6 38!"), mix(inks.t1, inks.t2, 0.3))
        + fill(cheeks, mix(inks.t1, inks.t2, 0.5))
        + fill(lips, inks.t2)
        + fill(fangs, "#FFFFFF")
        + fill(brows, inks.t6)
        + lit(hair, Flats(inks.t2, inks.t6), Light((0.9, 0.9), (0, 0)), inner=gleam)
    )


def _steepled_hands(inks: Inks) -> Fragment:
    """Two pale hands whose long fingers meet before the chest."""
    fingers = ("56 98 52 90 50.4 80", "60 98 55.6 91 51.4 84.6", "64 99 59 94 52.4 89.6", "66 101 61 97 53 94.4")
    right = "".join(fill(limb(line, 4.6, 1.3), inks.light) for line in fingers)
    left = "".join(
        lit(limb(side, 4.6, 1.3), Flats(inks.light, inks.light), SOFT) for line in fingers for side in both(line)[1:]
    )
    palms = curves(*both("55 97! 62 92 70 96 74 101! 54 101!"))
    cuffs = polygons("72 92 82 96 80 103 66 103", "28 92 18 96 20 103 34 103")
    shades = wedges([(54, 91, 8, 0.9, 55), (55, 95, 8, 0.9, 40), (46, 91, 8, 0.9, 125), (45, 95, 8, 0.9, 140)])
    return fill(palms, inks.light) + left + right + fill(shades, inks.t1) + lit(cuffs, warm(inks), SOFT)


# -------------------------------------------------------------------------------------------- countess


def vampire_countess(inks: Inks) -> Fragment:
    """A vampire countess: towering hair with a bat for a comb, a fan of black feathers."""
    collar = "56 66! 66 58 74 46 82 30 91 22! 92 30 97 36! 94 42 97 50! 92 54 93 62! 84 72 70 78!"
    stays = [brush(line, 0.4, 1.4) for side in ("62 66 76 50 90 27", "64 70 80 60 94 45") for line in both(side)]
    bust = curve(mirrored("50 56! 54.6 57 56 66 66 70 78 72 86 80 89 101! 50 101"))
    gown = curve(mirrored("50 94! 60 86 74 80 84 77! 90 84 92 101! 50 101!"))
    return (
        "".join(
            lit(curve(side), Flats(inks.light, inks.t2, inks.t3), Light((0.9, 0.9), (9, 8))) for side in both(collar)
        )
        + fill("".join(stays), inks.t5)
        + _tower_of_hair(inks)
        + lit(bust, pallid(inks), Light((0.8, 0.8), (26, 2)))
        + fill(curve(mirrored("50 60! 55 62 56 66! 54 70 50 72")), inks.t1)
        + lit(gown, dark(inks), SOFT)
        + _countess_face(inks)
        + stroke("M43.6 64.4Q50 69 56.4 64.4", inks.t6, 2.4, sharp=True)
        + lit(polygon("50 66 54 70.6 50 77 46 70.6"), GOLDEN, SOFT)
        + _feather_fan(inks)
    )


def _tower_of_hair(inks: Inks) -> Fragment:
    tower = curve(mirrored("50 1! 58 0 70 3 76 11 73 20 77 26 71 33 72 41 66 46 67 56! 60 58 50 58"))
    streaks = curves(*both("61 44! 66 34 63 22 71 8! 70 22 69 34 65 50!"))
    bat = curve(mirrored("50 13! 51.6 9.4! 53 12! 60 8 67 9 72 12! 67 14 66 19! 62 17 58 21! 55 20 50 26"))
    return (
        lit(
            tower,
            Flats(inks.light, inks.t5, inks.t6),
            Light((1.1, 1.1), (8, 3)),
            inner=hatch(inks.t4, "30 10 31 26 36 44", -18, 10, 1.5, 8)
            + hatch(inks.t4, "40 4 50 3 60 4", 88, 6, 1.2, 7),
        )
        + fill(streaks, inks.light)
        + lit(bat, GOLDEN, SOFT)
        + fill(circle(47.8, 15, 0.9) + circle(52.2, 15, 0.9), inks.t6)
    )


def _countess_face(inks: Inks) -> Fragment:
    face = curve(mirrored("50 30! 56 31 61 35 62.4 43 60.6 51 55 59 50 62"))
    fringe = curve(mirrored("50 36! 54 31 59 32 63 44! 65 36 62 28 56 26 50 26"))
    lids = curves(*both("52 46! 55 42 61 40.6! 60.4 44.6 56.4 47.4"))
    brows = curves(*both("52 42.4! 55.6 37.6 59.6 36.4 63 38! 59.4 38.4 56 40"))
    lips = curve("45.6 55! 48 53.2 50 54.2 52 53.2 54.4 55! 52 57.8 48 57.8")
    fangs = polygons("46.6 55.2 48.4 55.4 47.4 59.4", "51.6 55.4 53.4 55.2 52.6 59.4")
    return (
        lit(face, pallid(inks), Light((0, 0), (14, 1)))
        + fill(lids, inks.t3)
        + fill(lens(56.8, 45, 6, 1.9, -12) + lens(43.2, 45, 6, 1.9, 12), inks.accent)
        + fill(circle(56.4, 45, 1) + circle(43.6, 45, 1), inks.t6)
        + fill(wedges([(51, 44, 7, 1.5, 92), (60, 49, 9, 1.4, 118)]), mix(inks.t1, inks.t2, 0.3))
        + fill(lips, inks.t2)
        + fill(fangs, "#FFFFFF")
        + fill(circle(57.4, 52.6, 0.8), inks.t6)
        + fill(brows, inks.t6)
        + fill(fringe, inks.t6)
        + fill(circle(63.6, 54, 1.8) + circle(36.4, 54, 1.8), GOLD)
    )


def _feather_fan(inks: Inks) -> Fragment:
    """A half round of black feathers that spread from a pale hand."""
    vane = "6 -3! 20 -8 33 -7! 31 -4 38 0! 31 4 33 7! 20 8 6 3!"
    hub, plumes = (50, 101), ""
    for i, angle in enumerate((-175, -5, -158, -22, -141, -39, -124, -56, -107, -73, -90)):
        shape = curve(moved(vane, *hub, angle=angle, scale=1 if i % 4 < 2 else 0.92))
        quill = spike(*turned(hub, angle, 33, 0), 24, 1.5, angle + 180)
        barbs = spike(*turned(hub, angle, 29, 4.6), 6, 1, angle + 150) + spike(
            *turned(hub, angle, 25, -5), 6, 1, angle + 214
        )
        plumes += lit(shape, Flats(inks.light, inks.t5, inks.t6), Light((0.8, 0.9), (1.8, 2))) + fill(
            quill + barbs, inks.t3
        )
    sticks = "".join(spike(*turned(hub, angle, 18, 0), 14, 2, angle + 180) for angle in range(-158, -20, 17))
    hand = curve("43 101! 41 92 45 89 48 91 50 88 53 90 56 89 59 93 57 101!")
    return (
        plumes
        + fill(sticks, inks.t1)
        + lit(hand, pallid(inks), Light((0, 0), (7, 1)))
        + fill(wedges([(48, 90.4, 7, 0.9, 95), (53, 90.4, 7, 0.9, 92)]), inks.t1)
        + fill(ellipse(46.4, 94, 1.9, 1.5), GOLD)
    )


def tomcat_corporal(inks: Inks) -> Fragment:
    """A fat cruel tomcat in a corporal's jacket, kepi, fur collar, monocle, claws on his cane."""
    collar = (
        "50 46! 62 44 72 38! 76 44 84 40! 86 46 95 46! 93 52 101 56! 96 60 101 68! 93 69 94 77! "
        "86 74 82 81! 76 74 68 76! 62 68 50 66"
    )
    jacket = curve(mirrored("50 58! 66 60 80 66 86 78! 92 90 94 101! 50 101"))
    stripes = "".join(
        polygon(
            f"{x} {y} {x + s * 7} {y + 4} {x + s * 14} {y} {x + s * 14} {y + 3.4} {x + s * 7} {y + 7.4} {x} {y + 3.4}"
        )
        for x, s in ((8, 1), (92, -1))
        for y in (84, 91)
    )
    buttons = "".join(circle(x, y, 2.2) for x in (40, 60) for y in (82, 92))
    head = curve(mirrored("50 16 60 17 70 22 78 32! 77 36 85 40! 80 44 84 50! 76 53 70 58 60 62 50 63"))
    ear = "60 22! 66 10 74 0 80 -4! 84 8 84 22 79 34!"
    return (
        lit(jacket, dark(inks), Light((1.1, 1.1), (9, 4)))
        + fill(stripes + buttons, GOLD)
        + stroke("M50 66V101", inks.t4, 1)
        + lit(
            curve(mirrored(collar)),
            white(inks),
            Light((1.1, 1.1), (8, 4)),
            inner=hatch(inks.t3, "14 52 14 62 22 72", 20, 10, 1.4, 8)
            + hatch(inks.t3, "64 68 78 66 88 56", 250, 9, 1.3, 7),
        )
        + "".join(lit(curve(side), warm(inks), SOFT) for side in both(ear))
        + fill(curves(*both("66 20! 70 12 76 5 78 2! 80 12 79 22 76 28!")), inks.t2)
        + lit(
            head,
            Flats(inks.light, inks.t3, inks.t5),
            Light((1.2, 1.1), (13, 3)),
            inner=fill(wedges([(27, 38, 11, 1.9, 8), (25, 44, 12, 1.9, 0), (27, 50, 10, 1.7, -8)]), inks.t5),
        )
        + _cat_face(inks)
        + _kepi(inks)
        + _cane(inks)
    )


def _cat_face(inks: Inks) -> Fragment:
    cheeks = curve(mirrored("50 46 56 44 64 47 67 53 62 59 55 60 50 57"))
    eyes = curves("33 38! 38 32 46 37! 45 42 37 43", "67 38! 62 32 54 37! 55 42 63 43")
    brows = polygons("30 32 46 35 47 38.6 31 36", "70 32 54 35 53 38.6 69 36")
    grin = curve("36 53! 42 55.6 46 55 50 53 54 55 58 55.6 64 53! 60 60.4 50 63 40 60.4")
    whiskers = "".join(
        brush(side, 1, 0.3) for line in ("63 52 78 50 92 46", "63 54.6 78 55 94 55") for side in both(line)
    )
    monocle = stroke(circle(61, 38.6, 8), GOLD, 2) + stroke("M68.6 41Q76 54 72 70", GOLD, 0.9)
    scar = wedges([(40, 26, 22, 1.3, 100), (36, 34, 5, 0.8, 10), (35, 44.6, 5, 0.8, 10)])
    return (
        fill(eyes, inks.accent)
        + fill(ellipse(40.6, 38.4, 1.2, 3.4) + ellipse(59.4, 38.4, 1.2, 3.4), inks.t6)
        + fill(brows, inks.t6)
        + lit(cheeks, white(inks), Light((0, 0), (9, 1)))
        + fill(curve("45.6 45! 50 43 54.4 45! 52 48.6 50 50 48 48.6"), inks.t6)
        + fill(grin, inks.t6)
        + fill(fangs("38 54.4 46 55.8 50 54.2 54 55.8 62 54.4", 8, 4.4), inks.light)
        + fill(whiskers, inks.light)
        + fill(scar, inks.light)
        + monocle
        + fill(curve("57 34! 59 32 62 31.6! 60 33.6 58 36!"), "#FFFFFF")
    )


def _kepi(inks: Inks) -> Fragment:
    crown = curve("32 18! 34 6 32 -6! 42 -9 58 -9 68 -6! 66 6 68 18! 58 14 42 14")
    peak = curve("31 18! 42 13 58 13 69 18! 72 25 62 23 50 22.6 38 23 28 25")
    band = curve("32 18! 42 13.6 58 13.6 68 18! 67.4 11 58 7.6 42 7.6 32.6 11")
    return (
        lit(crown, accented(inks), Light((1, 0.8), (12, 2)))
        + fill(band, inks.t6)
        + lit(peak, dark(inks), SOFT)
        + fill(brush("32 10.6 42 7 58 7 68 10.6", 1.6, 1.6), GOLD)
        + fill(circle(50, 2, 5.4), GOLD)
        + fill(star(50, 2, 4, 1.7, 5), DARK_GOLD)
    )


def _cane(inks: Inks) -> Fragment:
    paw = "50 78! 58 76 66 80 68 86 64 92 50 93"
    claws = polygons(*(f"{x} 91 {x + 2.6} 91 {x + 1} 98" for x in (36, 41, 46, 51.6, 56.6, 61.6)))
    return (
        lit(rectangle(47.6, 84, 4.8, 20), wood(inks), SOFT)
        + lit(circle(50, 78, 6), GOLDEN, SOFT)
        + lit(curve(mirrored(paw)), Flats(inks.light, inks.t3, inks.t5), SOFT)
        + fill(wedges((x, 92, 9, 1.1, -90) for x in (40, 45, 55, 60)), inks.t5)
        + fill(claws, inks.light)
    )


def mother_mire(inks: Inks) -> Fragment:
    """The hag of the marsh: a hat of lily leaves, a frog on her shoulder, a kettle ladle, wide rags."""
    rags = curve(mirrored("50 44! 64 46 80 44 94 38! 96 46 103 52! 97 58 101 70! 93 70 96 84! 88 82 90 99! 50 99"))
    under = curve(mirrored("50 50! 60 54 64 66 62 80 68 99! 50 99"))
    strips = hatch(inks.t3, "16 48 12 64 14 88", 20, 14, 1.8, 10) + hatch(
        inks.t3, "84 50 88 66 86 88", 160, 12, 1.6, 9, 3
    )
    hair = "".join(
        limb(side, 7, 1.4) for line in ("60 30 70 42 66 54 72 66", "56 32 62 48 59 60 62 74") for side in both(line)
    )
    return (
        lit(rags, Flats(inks.light, inks.t4, inks.t6), Light((1.3, 1.1), (8, 4)), inner=strips)
        + lit(under, Flats(inks.light, inks.t5, inks.t6), Light((1, 1), (8, 2)))
        + lit(hair, warm(inks), SOFT)
        + _hag_face(inks)
        + _lily_hat(inks)
        + _shoulder_frog(inks)
        + _ladle(inks)
        + "".join(skull(x, y, 3.6, white(inks), inks.t6) for x, y in ((42, 64), (50, 68), (58, 64)))
        + fill(brush("36 58 42 62 50 65 58 62 64 58", 0.9, 0.9), inks.t1)
    )


def _hag_face(inks: Inks) -> Fragment:
    tone = Flats(inks.light, inks.t2, inks.t4)
    face = curve(mirrored("50 24 60 25 64 32 62 42 57 50 53 58 50 61!"))
    nose = curve("48 34! 44 44 42 50 47 52 49 54 50 57! 52 54 55 51 54 46 52 34!")
    return (
        lit(face, tone, Light((0.9, 0.9), (12, 1)))
        + fill(curves("37 36! 42 31 48 36! 45 39.6 40 39.6", "63 36! 58 31 52 36! 55 39.6 60 39.6"), inks.light)
        + fill(circle(43.4, 36.2, 1.9) + circle(56.6, 36.2, 1.9), inks.accent)
        + fill(polygons("35 32.6 47 34 47.4 36.4 35.6 35.4", "65 32.6 53 34 52.6 36.4 64.4 35.4"), inks.t6)
        + fill(curve("39 50! 45 54 55 54 62 49! 58 57.4 50 59 43 57"), inks.t6)
        + fill(polygons("43 52.6 45.4 53.6 44.6 56.6", "55 53.6 57.4 52.6 56.4 56.6"), inks.light)
        + lit(nose, tone, Light((0.7, 0.5), (5, 0)))
        + fill(circle(45.6, 47.4, 1.2) + circle(59, 46, 1), inks.t6)
    )


def _lily_hat(inks: Inks) -> Fragment:
    back = curve("4 26! 14 14 34 8 50 8 66 8 86 14 98 26! 86 36 66 33 50 32 34 33 16 36")
    top = curve("24 14! 30 2 44 -4 56 -4 70 2 78 14! 66 22 50 22 34 22")
    veins = "".join(
        brush(f"50 16 {x} {y}", 1, 0.4) for x, y in ((10, 24), (24, 32), (76, 32), (90, 24), (16, 18), (84, 18))
    )
    flower = "".join(
        lit(curve(line), white(inks), SOFT)
        for line in (
            "50 4! 38 2 34 -6 36 -12! 44 -10 50 -4!",
            "50 4! 62 2 66 -6 64 -12! 56 -10 50 -4!",
            "50 4! 43 -4 45 -12 50 -17! 55 -12 57 -4",
        )
    )
    return (
        lit(back, middle(inks), Light((1.1, 1.2), (9, 4)), inner=fill(veins, inks.t3))
        + lit(
            top,
            Flats(inks.light, inks.t3, inks.t4),
            Light((1, 1), (9, 4)),
            inner=fill(
                brush("50 22 36 8", 1, 0.4) + brush("50 22 50 2", 1, 0.4) + brush("50 22 64 8", 1, 0.4), inks.t2
            ),
        )
        + placed(flower, 50, 10, 0.86, origin=(50, 4))
        + fill(star(50, 7, 3.6, 1.6, 7), GOLD)
    )


def _shoulder_frog(inks: Inks) -> Fragment:
    body = curve("6 46! 4 38 10 32 18 32 26 34 28 42 26 48! 16 50")
    return (
        lit(body, accented(inks), SOFT)
        + fill(circle(11, 31.6, 3.2) + circle(21, 31.8, 3.2), inks.accent)
        + fill(circle(11, 31.4, 1.9) + circle(21, 31.6, 1.9), inks.light)
        + fill(circle(11.6, 31.6, 0.9) + circle(21.6, 31.8, 0.9), inks.t6)
        + fill(brush("8 40 16 42.6 24 40", 0.7, 0.7, middle=1.4), inks.t6)
        + lit(curve("2 49! 6 44 12 45 12 50!"), accented(inks), SOFT)
        + lit(curve("20 50! 21 45 28 44 31 48!"), accented(inks), SOFT)
    )


def _ladle(inks: Inks) -> Fragment:
    bowl = curve("74 26! 98 26! 98 36 92 42 86 42 80 42 74 36")
    return (
        lit(limb("88 101 87 40", 4, 3.6), wood(inks), SOFT)
        + lit(bowl, iron(inks), Light((1, 0.8), (8, 2)))
        + fill(lens(86, 26, 24, 4), inks.accent)
        + fill(
            "".join(circle(x, y, r) for x, y, r in ((80, 19, 2), (88, 15, 1.5), (92, 20, 1.8), (85, 9, 1.2))),
            inks.accent,
        )
        + fist(88, 66, 6.4, Flats(inks.light, inks.t2, inks.t4), inks.t5)
    )
