"""Those who fight: knight, archer, smith, crossbowman, ranger, duellist, and a grandmother."""

from ..document import FROM_RIGHT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..inks import Inks, mix
from ..parts import (
    accented,
    copper,
    dark,
    fangs,
    fist,
    hatch,
    iron,
    limb,
    middle,
    polygons,
    skin,
    steel,
    warm,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, moved, polygon, rectangle, star
from .bust import Look, face, shoulders


def grandmother(inks: Inks) -> Fragment:
    """A little grandmother in bun and shawl, her spiked club taller than she is."""
    shawl = curve("40 70! 26 72 14 82 8 101! 84 101! 84 90 76 78 66 71 58 70!")
    hem = fangs("10 96 24 84 40 78", 7, 7, angle=100)
    hair = curve("63 42! 62 33 54 28 44 29 37 36 37 48 43 58! 47 54 50 46 56 44.6!")
    pins = polygons("22 12 24 10.6 44 30 42 31", "48 10 50 11 34 31 32 30")
    bun = fill(pins, inks.t3) + lit(
        curve("44 31! 34 34 25 29 26 19 36 13 46 18 48 26"),
        steel(inks),
        SOFT_FROM_RIGHT,
        inner=hatch(inks.t4, "44 19 36 17 30 22", 120, 8, 1.2, 5),
    )
    return (
        shifted(3, 15, bun)
        + lit(shawl, warm(inks), Light((-1.1, 1.2), (-12, 4)), inner=fill(hem, inks.t1))
        + placed(
            face(inks, Look("hooked", eye="narrow", mouth="smile", brow=22), hair=inks.light)
            + fill(wedges([(57, 50, 5, 0.9, 60), (56, 47.4, 4, 0.8, 160), (56.4, 49, 4, 0.8, 175)]), inks.shadow),
            52,
            60,
            0.98,
            origin=(52, 52),
        )
        + placed(lit(hair, steel(inks), SOFT_FROM_RIGHT), 52, 60, origin=(52, 52))
        + stroke(circle(61, 53, 4.6), inks.t6, 1.1)
        + lit(curve("44 71! 52 75 60 71! 64 76 60 86 52 92 44 84 40 76"), accented(inks), SOFT_FROM_RIGHT)
        + _spiked_club(inks)
        + lit(curve("62 98! 70 90 78 86! 86 88 90 95 90 101! 62 101!"), warm(inks), SOFT_FROM_RIGHT)
        + fist(82, 84, 5.4, skin(inks), inks.shadow, light=FROM_RIGHT)
    )


def _spiked_club(inks: Inks) -> Fragment:
    club = curve("78.6 101! 79 70 76 50 70 30 70 14 76 4 84 1 92 5 97 15 95 32 88 52 85.4 72 85.6 101!")
    spikes = polygons(
        "71 30 62 28 70 23",
        "70 16 61 11 73 9",
        "95 32 104 31 96 25",
        "97 17 105 12 94 8",
        "80 3 82 -6 88 3",
        "74 44 66 45 73 37",
        "92 44 100 46 94 37",
    )
    studs = "".join(polygon(moved("0 -3.4 3 2.4 -3 2.4", x, y)) for x, y in ((80, 15), (88, 22), (79, 30), (87, 36)))
    return (
        fill(spikes, inks.t5)
        + lit(club, wood(inks), Light((-1, 0.8), (-9, 3)), inner=hatch(inks.t6, "74 20 77 40 80 56", 90, 9, 1.1, 6))
        + fill(studs, inks.light)
        + fill("".join(polygon(f"78 {y} 87 {y - 2} 87 {y} 78 {y + 2}") for y in (72, 76)), inks.t1)
    )


def rusty_knight(inks: Inks) -> Fragment:
    """A knight in rusty armour, his visor hanging by one hinge, his plume drooping."""
    plume = curve("48 16! 40 6 28 4 18 10 12 22 14 36 20 46 16 56! 28 50 30 40 25 30 26 22 34 20 44 22!")
    helm = curve("66 40! 66 26 58 17 48 16 38 22 34 34 35 50 40 62 48 68 62 68! 64 64 56 62 54 56 53 44 58 40")
    comb = curve("36 24! 42 14 52 11 62 17 67 28! 60 20 50 16.6 42 19")
    visor = curve("58 42! 66 44 76 52 82 62! 80 70 72 76 64 76! 58 66 55 54")
    gorget = curve("38 66! 50 71 64 68! 70 73 70 82 54 88 36 82 33 74")
    breast = curve("34 76! 22 76 12 84 8 101! 98 101! 94 86 84 76 72 74!")
    pauldron = curve("10 101! 6 88 12 76 26 72 38 78 42 90 40 101!")
    rust = "".join(
        ellipse(x, y, a, b)
        for x, y, a, b in (
            (18, 86, 3, 2),
            (24, 92, 4, 2.6),
            (76, 84, 4, 2.4),
            (84, 92, 3, 2),
            (41, 30, 2.6, 3.6),
            (45, 60, 3, 2),
            (38, 48, 1.8, 2.6),
            (60, 90, 3, 2),
        )
    )
    slots = "".join(polygon(moved("0 0 7 2.4 7 4 0 1.6", x, y)) for x, y in ((62, 52), (62, 57), (63, 62)))
    return (
        lit(plume, accented(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t6, "44 18 32 12 22 22", 130, 9, 1.3, 8))
        + lit(breast, steel(inks), Light((-1.1, 1.1), (-14, 4)))
        + face(inks, Look("strong", eye="wide", mouth="grim", brow=-14, ear=False))
        + fill(curve("57 57! 62 54.6 66 56! 70 58 72 56! 70 61 65 59.6 60 59.6"), inks.t6)
        + lit(gorget, steel(inks), SOFT_FROM_RIGHT)
        + lit(helm, steel(inks), Light((-1, 1), (-9, 3)))
        + lit(comb, steel(inks), SOFT_FROM_RIGHT)
        + fill(circle(50, 44, 2.6), inks.t5)
        + placed(
            lit(visor, steel(inks), Light((-0.8, 0.8), (-5, 5))) + fill(slots, inks.t6),
            51,
            46,
            angle=52,
            origin=(58, 44),
        )
        + lit(pauldron, steel(inks), Light((-1, 1), (-8, 5)))
        + fill(brush("11 92 18 82 30 82 40 92", 0.9, 0.9), inks.t5)
        + fill(rust, inks.t3)
        + fill(polygon("70 84 74 84 73 101 68 101"), mix(inks.light, inks.t5, 0.75))
    )


def archer(inks: Inks) -> Fragment:
    """An archer with her bow drawn, her cloak blown backwards."""
    cloak = curve("50 66! 38 66 26 60 14 62 2 54! 6 64 2 70 6 76! 3 84 8 90 6 101! 64 101! 62 80")
    jerkin = curve("46 67! 40 74 36 86 36 101! 78 101! 76 86 70 74 60 68!")
    hair = curve("63 37! 61 28 52 24 43 27 38 36 39 48 30 52 20 46 12 48! 18 54 28 60 40 60 46 56! 49 50 50 43 56 39!")
    bow = brush("70 2 82 16 88 34 86 50 88 66 82 84 70 99", 1.6, 1.6, middle=5)
    arrow = polygon("30 56.4 92 54.4 92 56.2 30 58.2")
    head = polygon("90 51.6 100 55.2 90 59")
    fletching = polygons("30 53 40 54 40 57 28 57", "30 61.6 40 60 40 57 28 57")
    return (
        lit(cloak, warm(inks), Light((-1.1, 1.2), (-14, 5)), inner=hatch(inks.t2, "10 66 12 80 14 96", 10, 14, 1.7, 8))
        + lit(jerkin, dark(inks), SOFT_FROM_RIGHT)
        + lit(bow, wood(inks), Light((-0.7, 0.6), (-2, 1)))
        + stroke("M70 2L47 57L70 99", inks.t6, 0.9, sharp=True)
        + face(inks, Look("fine", eye="narrow", brow=16))
        + lit(hair, dark(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t4, "58 28 50 28 43 36", 150, 14, 1.4, 6))
        + fill(curve("39 33! 50 31 63 34! 63.6 37.6 50 35 38.4 38!"), inks.accent)
        + fill(fletching, inks.accent)
        + fill(arrow, inks.t6)
        + fill(head, inks.t5)
        + lit(curve("64 72! 74 68 82 60! 84 54 90 54 91 59! 88 68 80 78 70 84!"), middle(inks), SOFT_FROM_RIGHT)
        + fist(87, 56, 5, skin(inks), inks.shadow, light=FROM_RIGHT)
        + lit(
            curve("44 70! 34 66 26 60! 26 54 30 53! 40 56 50 57! 52 61 50 68"),
            middle(inks),
            Light((-0.8, 0.8), (-4, 5)),
        )
        + fist(47, 57, 4.6, skin(inks), inks.shadow, light=FROM_RIGHT, angle=10)
        + lit(curve("30 66! 40 62 52 66 62 66! 66 71 62 76 50 77 38 75"), dark(inks), SOFT_FROM_RIGHT)
    )


def smith(inks: Inks) -> Fragment:
    """A smith in a leather apron, over her shoulder a hammer whose head is a crescent moon."""
    body = curve("46 66! 34 68 20 72 12 82 8 101! 94 101! 92 86 84 75 72 70 61 68!")
    apron = curve("44 72! 54 76 66 72! 72 84 76 101! 30 101! 36 86")
    straps = polygons("44 73 39 70 34 68 38 67 44 69", "66 73 70 71 73 71 70 69")
    hair = curve("64 36! 62 26 52 22 43 26 38 34 40 44 46 52! 49 46 52 40 58 38!")
    tail = curve("42 28! 34 20 26 20 22 26! 28 28 26 34! 34 36 38 36 41 34!")
    band = curve("38 36! 44 31 54 30 64 34! 64 37.4 54 34.6 44 36 38.6 40")
    arm = curve("18 101! 4 96 1 84 6 70! 12 62 20 62 24 66! 22 74 24 82 34 90!")
    soot = "".join(ellipse(x, y, a, b) for x, y, a, b in ((58, 50, 2.4, 1.2), (24, 78, 2.6, 1.4)))
    return (
        _moon_hammer(inks)
        + lit(body, skin(inks), Light((-1.1, 1.1), (-12, 3)))
        + lit(apron, wood(inks), Light((-1, 1), (-14, 2)), inner=hatch(inks.t6, "66 80 60 92 56 101", 180, 9, 1.2, 7))
        + fill(straps, "#8A4524")
        + face(inks, Look("strong", mouth="smile", brow=10))
        + lit(tail, dark(inks), SOFT_FROM_RIGHT)
        + lit(hair, dark(inks), SOFT_FROM_RIGHT)
        + lit(band, accented(inks), SOFT_FROM_RIGHT)
        + fill(soot, inks.shadow)
        + lit(arm, skin(inks), FROM_RIGHT)
        + fill(polygon("3 74 22 72 22 78 3 80"), inks.t6)
        + fist(17, 60, 7, skin(inks), inks.shadow, angle=-24, light=FROM_RIGHT)
    )


def _moon_hammer(inks: Inks) -> Fragment:
    moon = curve("-15 -21! -22 -10 -20 5 -10 13 2 16 14 13 23 5 25 -10 18 -21! 18 -10 13 -2 2 0 -9 -2 -15 -10")
    hammer = (
        lit(rectangle(-2.4, -44, 4.8, 70), wood(inks), Light((-0.8, 0), (-2.4, 0)))
        + placed(lit(moon, steel(inks), Light((-0.9, 1), (-5, 6))), -1.6, -46)
        + lit(rectangle(-8, -40, 16, 15), iron(inks), SOFT_FROM_RIGHT)
        + fill(star(0, -32.4, 4.2, 1.6, 4), inks.t1)
    )
    return placed(hammer, 19, 60, 0.84, angle=5)


def crossbowman(inks: Inks) -> Fragment:
    """A crossbowman who squints with both eyes, his huge crossbow pointing the wrong way."""
    coat = curve(shoulders(10, 90, 70))
    hat = curve("66 38! 68 28 62 18 50 14 38 18 33 28 34 38! 44 35 56 35.6 66 38")
    flap = curve("52 34! 42 34 34 38! 32 52 38 64 44 68! 50 62 52 48")
    brim = curve("54 34! 64 33 74 36 82 42! 72 43.4 62 41.6 54 40!")
    tip = curve("48 16! 44 8 36 4 28 8! 34 10 36 16 40 20!")
    bolts = polygons("20 44 22 44 28 78 25 78", "28 41 30 41 32 76 29 76", "12 48 14 47 24 80 21 80")
    vanes = polygons("17 42 25 42 24 52 20 52", "25 38 33 38 32 49 28 49", "8 47 16 44 17 55 13 56")
    return (
        fill(bolts, inks.t5)
        + fill(vanes, inks.t3)
        + lit(
            coat, wood(inks), Light((-1.1, 1.2), (-12, 4)), inner=hatch(inks.t6, "82 80 76 76 70 74", 125, 10, 1.4, 6)
        )
        + face(inks, Look("round", eye="closed", mouth="grim", brow=20, brow_width=2.4))
        + fill(curve("57 57.4! 61 54 65 55.4! 70 58 73 56! 71 61 65 59 58 60.6"), inks.t6)
        + lit(tip, accented(inks), SOFT_FROM_RIGHT)
        + lit(hat, dark(inks), FROM_RIGHT)
        + lit(flap, dark(inks), SOFT_FROM_RIGHT)
        + fill(curve("34 36! 46 32 58 32.6 67 36! 67 39 58 36.4 46 36 34.4 40"), inks.t1)
        + lit(brim, dark(inks), SOFT_FROM_RIGHT)
        + _wrong_way_crossbow(inks)
    )


def _wrong_way_crossbow(inks: Inks) -> Fragment:
    stock = polygon("-44 -3.4 26 -3.4 44 2 46 9 26 5 -44 4")
    prod = brush("-26 -30 -40 -16 -43 0 -40 16 -26 30", 3, 3, middle=7)
    crossbow = (
        lit(prod, iron(inks), Light((-0.7, 0.7), (-2, 2)))
        + stroke("M-26 -30L4 -3L4 3L-26 30", inks.t6, 1.1, sharp=True)
        + lit(stock, wood(inks), Light((-0.2, 1), (-1, 4)))
        + fill(polygon("-52 -2.6 2 -2.6 2 -.6 -52 -.6"), inks.t5)
        + fill(polygon("-60 -1.6 -50 -5 -50 2"), inks.t5)
        + fill(polygons("10 5 22 5 24 13 20 13 17 8 12 9"), inks.t6)
    )
    hands = fist(22, 4, 6.4, skin(inks), inks.shadow, angle=80, light=FROM_RIGHT)
    hands += fist(-16, 5, 6.4, skin(inks), inks.shadow, angle=84, light=FROM_RIGHT)
    return placed(crossbow + hands, 60, 84, 0.94, angle=7)


def wolf_ranger(inks: Inks) -> Fragment:
    """A ranger under a wolf's pelt, its head his hood, a spear in his fist."""
    pelt = curve(
        "46 20! 36 24 28 32 24 44 26 56! 20 60 22 66! 14 72 16 80! 8 86 8 101! "
        "92 101! 88 90 80 80! 74 76 62 72! 52 70 46 58 44 46 50 38"
    )
    chest = curve("46 70! 54 74 62 71! 72 76 76 88 78 101! 40 101! 42 84")
    beard = curve("54 55! 60 57 65 54! 67 60 68 66 66 74 62 82! 56 76 50 68 49 60")
    spear = lit(limb("82 101 84 20", 3.4, 3.2), wood(inks), SOFT_FROM_RIGHT) + lit(
        polygon("84 -2 89.6 12 85.6 22 82 22 78.6 12"), steel(inks), Light((-0.6, 0.5), (-5, 0))
    )
    return (
        lit(
            pelt,
            dark(inks),
            Light((-1.1, 1.2), (-9, 4)),
            inner=hatch(inks.t4, "34 40 34 60 26 84", 140, 12, 1.7, 12)
            + hatch(inks.t4, "88 92 80 82 70 77", 130, 11, 1.5, 8, 3),
        )
        + lit(chest, wood(inks), SOFT_FROM_RIGHT)
        + face(inks, Look("strong", eye="narrow", brow=18, brow_width=2, ear=False, mouth="none"))
        + lit(
            beard,
            Flats(inks.light, inks.t3, inks.shadow),
            SOFT_FROM_RIGHT,
            inner=hatch(inks.t2, "64 58 62 64 58 70", 110, 9, 1.2, 5),
        )
        + _wolf_hood(inks)
        + fill(polygons("82 22 90 30 86 34 81 26"), inks.accent)
        + spear
        + fill(polygon("81 20 87 20 87 24 81 24"), inks.accent)
        + lit(curve("66 101! 70 90 76 84! 84 80 90 84 92 90! 90 101!"), dark(inks), SOFT_FROM_RIGHT)
        + fist(84, 78, 6.2, skin(inks), inks.shadow, light=FROM_RIGHT)
    )


def _wolf_hood(inks: Inks) -> Fragment:
    head = curve(
        "44 46! 36 40 34 30 38 20! 37 10 41 2! 46 8 49 14! 53 8 58 4! 58 12 59 17! "
        "68 20 78 26 88 30! 90 33 88 36! 78 37 68 38 60 39! 52 41 48 50 47 58!"
    )
    teeth = fangs("62 38.4 74 37 86 36.4", 6, 5)
    return (
        fill(teeth, inks.light)
        + lit(head, dark(inks), Light((-1, 1.1), (-7, 5)), inner=hatch(inks.t4, "46 22 42 34 45 46", 120, 9, 1.4, 7))
        + fill(curve("60 23.6! 63.6 22 68 24.6! 65 27.4 61.6 27"), inks.accent)
        + fill(polygon("57 20 69 23.4 69 25.4 58 22.4"), inks.t6)
        + fill(ellipse(87.4, 31.2, 2.4, 1.8), inks.t6)
        + fill(polygon("40 7 44.6 14 40.6 20"), inks.t3)
    )


def masked_duellist(inks: Inks) -> Fragment:
    """A woman duellist in half mask and cape, her rapier upright before the face."""
    cape = curve("44 68! 30 66 16 74 8 84! 4 92 4 101! 94 101! 92 88 82 76 70 71 60 69!")
    wing = curve("40 68! 26 66 12 56 2 58! 6 66 4 72! 8 80 6 88! 12 96 16 101! 44 101! 46 84")
    collar = (
        curve("44 66! 38 58 32 44! 26 58 32 74 50 88! 50 78"),
        curve("61 68! 68 62 72 54! 76 66 68 80 53 90! 58 78"),
    )
    hair = curve("64 36! 63 24 52 17 40 20 30 28 28 40 34 48 30 56! 40 60 48 54 50 46 57 39!")
    bun = curve("32 30! 22 30 16 22 20 14 28 12 36 18!")
    mask = curve("66 40! 58 36 50 37 44 40! 46 48 52 51 57 50.6 61 48 66.4 48!")
    return (
        lit(cape, dark(inks), Light((-1.1, 1.2), (-13, 4)))
        + lit(wing, accented(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t6, "10 62 14 78 22 98", 12, 18, 2, 7))
        + lit(collar[1], dark(inks), SOFT_FROM_RIGHT)
        + face(inks, Look("fine", eye="none", brow=18))
        + lit(hair, warm(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t2, "58 22 46 22 36 30", 140, 14, 1.5, 7))
        + lit(bun, warm(inks), SOFT_FROM_RIGHT)
        + fill(mask, inks.t6)
        + fill(curve("45 41! 38 40 32 42! 34 45 46 46!"), inks.t6)
        + fill(lens(60.6, 44.2, 5.2, 1.8, 6), inks.light)
        + fill(circle(61.6, 44.2, 1.2), inks.t6)
        + lit(collar[0], dark(inks), SOFT_FROM_RIGHT)
        + _upright_rapier(inks)
    )


def _upright_rapier(inks: Inks) -> Fragment:
    blade = polygon("75 78 75.6 2 77 -4 78.4 2 79 78")
    cup = curve("66 80! 70 76 84 76 88 80! 84 86 80 88 77 88 74 88 70 86")
    quillon = brush("64 74 77 77 90 74", 1.8, 1.8)
    hand = curve("71 88! 78 86 84 88! 86 93 84 98! 76 101 70 98!")
    cuff = curve("62 101! 64 94 70 92! 80 98 90 94 94 101!")
    return (
        fill(polygon("73.6 78 74.4 0 77 -6 79.6 0 80.4 78"), inks.t6)
        + lit(blade, steel(inks), Light((-0.4, 0), (-1.8, 0)))
        + fill(quillon, inks.t5)
        + lit(hand, white(inks), SOFT_FROM_RIGHT)
        + lit(
            cup,
            copper(inks),
            SOFT_FROM_RIGHT,
            inner=fill("".join(circle(x, 81.6, 1.2) for x in (71, 75, 79, 83)), inks.t6),
        )
        + lit(cuff, dark(inks), SOFT_FROM_RIGHT)
    )
