"""Who visits a castle of vampires: hunter, princess, abbot, poet, poisoner."""

from ..document import FROM_RIGHT, SOFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import Inks, mix
from ..parts import GOLDEN, cuts, dark, fist, hatch, limb, pallid, polygons, skin, skull, steel, warm, white, wood
from ..paths import brush, circle, curve, ellipse, moved, polygon, rectangle, table, wedge
from .bust import Look, face, shoulders


def vampire_hunter(inks: Inks) -> Fragment:
    """A vampire hunter under a hat hung with bells, a stake on his crossbow."""
    coat = curve(shoulders(6, 92, 68))
    collar = curve("42 62! 34 66 28 60 26 52! 22 62 22 76 30 86! 44 92 58 88 66 80! 70 74 68 68 62 66! 52 72 46 68")
    crown = curve("34 34! 36 18 42 8 52 4! 60 6 66 16 68 32! 56 28 44 29")
    brim = curve("10 40! 20 36 32 32 48 29 62 30 76 34 94 40! 82 42 70 41 58 39 44 40 30 44 18 46")
    hair = curve("47 36! 40 38 36 48 38 60 34 68! 44 70 50 64 49 54!")
    beard = curve("57 56! 60 60 65 58! 66 62 64 70 60 76! 54 74 50 66 50 60!")
    bells = "".join(_little_bell(inks, x, y, size) for x, y, size in table("16 46 4.4, 29 45 4, 74 42.4 4, 87 43 4.4"))
    band = curve("34.6 32! 46 26 58 26 67.6 30! 67 24 58 21 46 21 35.6 26!")
    return (
        lit(coat, dark(inks), Light((-1.1, 1.2), (-12, 4)), inner=hatch(inks.t4, "80 78 76 86 74 98", 176, 11, 1.6, 7))
        + lit(hair, dark(inks), SOFT)
        + face(inks, Look("hooked", eye="narrow", mouth="none", brow=20, brow_width=2.2))
        + lit(beard, dark(inks), SOFT)
        + lit(collar, warm(inks), SOFT)
        + bells
        + lit(crown, dark(inks), Light((-1, 1), (-10, 3)), inner=hatch(inks.t4, "44 12 42 18 40 26", 0, 8, 1.4, 5))
        + fill(band, inks.t2)
        + lit(brim, dark(inks), Light((-0.6, 1), (-8, 5)))
        + _little_bell(inks, 52, 6, 4.6)
        + _stake_bow(inks)
    )


def _little_bell(inks: Inks, x: float, y: float, size: float) -> Fragment:
    """A bell with its clapper, hanging from (x, y - size)."""
    shape = curve(moved("-.25 -1! .25 -1! .6 -.6 .7 .1 1.15 .75! -1.15 .75! -.7 .1 -.6 -.6", x, y, scale=size))
    clapper = circle(x, y + size * 0.9, size * 0.32)
    return fill(clapper, inks.t6) + lit(shape, Flats(inks.t6, inks.light, inks.t1), Light((-0.5, 0.5), (-3.4, 0)))


def _stake_bow(inks: Inks) -> Fragment:
    stock = polygon("-42 -2.6 30 -2.6 32 2 22 4.6 -30 4.6 -44 9")
    prod = brush("18 -28 27 -16 30 0 27 16 18 28", 2, 2, middle=5.4)
    stake = polygon("-6 -5 44 -5.6 58 -3 44 -.4 -6 -1.4")
    bow = (
        lit(prod, steel(inks), Light((-0.6, 0.6), (-2, 2)))
        + stroke("M18 -28L-6 -3L18 28", inks.light, 0.9, sharp=True)
        + lit(stock, wood(inks), Light((-0.2, 1), (-1, 4)))
        + lit(stake, Flats(inks.light, inks.light, inks.t2), Light((0, 0), (0, 3)))
        + fill(polygon("0 4 6 4 3 12 -1 11"), inks.t6)
    )
    hands = fist(-6, 5, 6.4, skin(inks), inks.t3, angle=84, light=FROM_RIGHT)
    hands += fist(-30, 6, 6.4, skin(inks), inks.t3, angle=80, light=FROM_RIGHT)
    return placed(bow + hands, 56, 86, 0.86, angle=-16)


def princess(inks: Inks) -> Fragment:
    """A short-haired princess, a torn gown over her mail, a bare sword before her."""
    mail = curve("46 64! 36 69 24 72 16 80 10 101! 88 101! 86 86 78 76 70 71 60 66!")
    rows = ""
    for row, y in enumerate(range(70, 102, 4)):
        for x in range(8 + 3 * (row % 2), 92, 6):
            rows += f"M{x} {y}q2.6 3 5.2 0"
    gown = curve(
        "40 67! 46 78 52 84 60 84! 64 78 66 74 66 69! 74 72 76 76! 72 80 76 86! 70 88 "
        "72 96! 66 94 64 101! 22 101! 22 92 17 96! 20 88 14 88! 22 80 26 76 32 70"
    )
    hair = curve(
        "64 37! 64 28 58 21 49 20 40 22 33 29 31 40 33 52 30 58! 38 60 "
        "44 58 49 54! 47 48 48 44 50 42! 54 44 58 40 58 36! 61 39"
    )
    tiara = curve("36 27! 44 25 54 26 63 31! 66 24! 61 25 59 18! 55 22 52 22 49 15! 46 21 43 22 39 18! 39 23")
    cheek = cuts("59 52 4 1 100")
    blade = polygon("83 -2 87.4 6 87 66 79 66 78.6 6")
    guard = curve("68 64! 74 66 92 66 98 64! 99 68 97 70 94 70.6! 84 72 74 70.6 72 70.6! 69 70")
    return (
        lit(mail, steel(inks), Light((-1.1, 1.2), (-14, 4)), inner=stroke(rows, inks.t5, 0.8, sharp=True))
        + face(inks, Look("fine", eye="open", brow=16, brow_width=1.8))
        + lit(
            gown,
            Flats(inks.light, inks.t2, inks.t3),
            Light((-1, 1), (-10, 4)),
            inner=hatch(inks.t5, "34 80 44 90 52 98", 100, 14, 1.6, 8),
        )
        + fill(cheek, inks.t2)
        + lit(hair, dark(inks), Light((-0.9, 0.8), (-7, 3)), inner=hatch(inks.t4, "58 24 48 23 39 28", 110, 13, 1.4, 7))
        + lit(tiara, white(inks), SOFT)
        + fill(circle(50, 22.4, 1.8), inks.t2)
        + lit(blade, Flats(inks.light, inks.light, mix(inks.light, inks.t4, 0.42)), Light((0, 0), (-4.2, 0)))
        + fill(polygon("82.4 8 83.6 8 83.4 60 82.6 60"), inks.t3)
        + lit(guard, dark(inks), SOFT)
        + lit(rectangle(80, 70, 6, 24), wood(inks), SOFT)
        + lit(circle(83, 97, 4.6), dark(inks), SOFT)
        + lit(curve("58 101! 60 90 68 82 76 79! 82 84 80 92 74 101!"), Flats(inks.light, inks.t3, inks.t4), SOFT)
        + fist(83, 80, 7, skin(inks), inks.t3, light=FROM_RIGHT)
        + fist(83, 90, 6.4, skin(inks), inks.t3, light=FROM_RIGHT)
    )


def garlic_abbot(inks: Inks) -> Fragment:
    """A stout abbot, tonsured, a garland of garlic on his chest, who shakes a holy-water sprinkler."""
    habit = curve("44 66! 30 70 16 76 8 86 2 101! 96 101! 94 90 86 80 74 74 60 68!")
    hood = curve("48 58! 38 56 28 60 24 70! 28 80 44 88 58 87 70 80! 71 75 66 70 62 69! 54 71 50 66")
    pate = curve("37 38! 37 28 43 21 52 19.6 60 22 64.4 30 64.6 37! 56 40 46 41")
    fringe = curve(
        "63.6 37.4! 65.4 33 64 31 60 31.6! 58 29.6 54 31.6! 51 29.6 47 31.6! 43 30 40 32.6! 35 33 33 38 34 44! "
        "31 48 33 53 37 55! 38 61 45 62 48.4 58! 50 53 48.6 50 49 47! 49.6 43 54 40.6 63.6 37.4!"
    )
    cord = "27 72 28 86 38 96 52 98 66 92 74 80 72 72"
    bulbs = "".join(
        _garlic(inks, x, y, s, a) for x, y, s, a in table("27 82 8 30, 38 91.4 8.6 12, 53 94 9 -4, 67 88 8.6 -30")
    )
    drops = "".join(
        curve(moved("0 -3.6! 2.2 0 0 2.4 -2.2 0", x, y, angle=a))
        for x, y, a in table("71 18 -50, 74 7 -24, 86 2 12, 97 8 44, 98 21 80")
    )
    return (
        lit(habit, dark(inks), Light((-1.1, 1.2), (-12, 4)), inner=hatch(inks.t4, "86 86 82 93 80 99", 176, 11, 1.6, 6))
        + lit(hood, Flats(inks.light, inks.t3, inks.t4), SOFT)
        + lit(pate, skin(inks), Light((-1, 1), (-13, 2)))
        + face(inks, Look("round", eye="open", mouth="smile", brow=8, ear=False))
        + lit(fringe, dark(inks), SOFT)
        + fill(curve("50.6 47! 48.4 44 45.4 45.4 46 50 48 54 50.6 53!"), skin(inks).body)
        + fill(limb(cord, 2.4, 2.4), inks.t2)
        + bulbs
        + lit(limb("87 66 84.4 24", 4, 3.2), wood(inks), SOFT)
        + lit(circle(84, 19, 8.6), steel(inks), Light((-0.8, 0.8), (-6, 3)))
        + fill("".join(circle(x, y, 1.2) for x, y in table("80 16, 86 14, 84 19, 79.6 22, 88.6 20, 84 25")), inks.t5)
        + fill(drops, inks.light)
        + lit(curve("70 101! 72 86 78 74 82 68! 92 68 96 76 98 101!"), dark(inks), FROM_RIGHT)
        + fist(86, 64, 7, skin(inks), inks.t3, light=FROM_RIGHT)
    )


def _garlic(inks: Inks, x: float, y: float, size: float, angle: float) -> Fragment:
    """A bulb of garlic with its stem upwards."""
    bulb = curve(
        moved(
            "-.14 -1.5! .14 -1.5! .24 -.9 .9 -.4 1 .3 .6 .85 0 1 -.6 .85 -1 .3 -.9 -.4 -.24 -.9",
            x,
            y,
            scale=size,
            angle=angle,
        )
    )
    cloves = "".join(
        brush(moved(line, x, y, scale=size, angle=angle), 0.4, 0.4, middle=1.3, steps=4)
        for line in ("-.08 -.9 -.45 .1 -.16 .9", ".1 -.9 .5 .1 .18 .9")
    )
    return (
        stroke(bulb, inks.t6, 1.8)
        + lit(
            bulb,
            Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.55)),
            Light((0, 0), (-size * 0.6, size * 0.3)),
        )
        + fill(cloves, inks.t2)
    )


def young_vampire(inks: Inks) -> Fragment:
    """A sulking young vampire in a huge ruffled collar, a book of poems hugged to his chest."""
    coat = curve(shoulders(8, 92, 72, slope=1.1))
    wings = curve(
        "50 66! 40 62 30 52 20 34! 20 42 16 46! 18 54 14 60! 18 72 26 84 36 90! 50 94 66 92 "
        "76 88! 84 76 88 66 "
        "87 58! 84 54 86 46! 78 58 70 64 62 68!"
    )
    ruffle = curve(
        "38 62! 31 62! 27 67! 30 70 22 74! 28 77 25 83! 33 82 34 89! 42 84 47 90! 52 84 59 88! 62 82 70 82! "
        "69 76 76 73! 69 70 69 65! 62 67 62 63! 52 68 44 66"
    )
    pleats = (
        "38 66 9 1.4 200, 36 72 10 1.4 170, 40 77 10 1.4 140, 47 79 9 1.4 110, 55 78 9 1.4 "
        "80, 61 74 9 1.4 50, "
        "65 68 7 1.4 20"
    )
    hair = curve(
        "62 40! 58 44 56 50! 53 44 52 40 50 38! 51 46 49 54 47 58! "
        "40 60 33 56 27 48! 30 50 34 50 35 49! 29 44 28 34 "
        "33 24! 33 28 35 29 36 28! 40 18 50 13 60 15 70 20 74 30 72 38! 70 32 67 31 66 33! "
        "67 40 64 48 63 52! "
        "61 47 62 43"
    )
    look = Look("fine", eye="narrow", mouth="none", brow=-16, brow_width=2, ear=False)
    linen = Flats("#FFFFFF", inks.light, mix(inks.light, inks.t1, 0.6))
    return (
        lit(wings, Flats(inks.light, inks.t3, inks.t4), Light((-1, 1), (-10, 4)))
        + lit(coat, dark(inks), Light((-1.1, 1.2), (-12, 4)))
        + face(inks, look, complexion=pallid(inks))
        + lit(ruffle, linen, Light((-0.8, 0.9), (-14, 4)), inner=fill(cuts(pleats), inks.t2))
        + fill(brush("58.4 58.4 60.6 56.2 63.6 57", 0.6, 1.4), inks.t3)
        + fill(polygon("60.6 57 62.2 56.8 61.6 60"), "#FFFFFF")
        + fill(curve("51 47! 46 42 42 38 39 37! 41 44 44 50 50 52!"), inks.light)
        + fill(curve("49.6 48! 46 44 43 41 41.4 40! 43 45 46 49 49.6 50!"), inks.t2)
        + lit(hair, dark(inks), Light((-0.9, 0.9), (-8, 3)), inner=hatch(inks.t4, "64 20 54 18 44 22", 110, 12, 1.4, 8))
        + _book_of_poems(inks)
        + lit(curve("16 101! 18 90 28 84 38 84! 46 87 56 91 60 95! 60 99 58 101 56 101!"), dark(inks), SOFT)
        + placed(fist(0, 0, 6.8, pallid(inks), inks.t2, light=FROM_RIGHT, angle=80), 66, 95)
    )


def _book_of_poems(inks: Inks) -> Fragment:
    heart = curve(moved("0 .9! -1 -.1 -.9 -.9 -.4 -1 0 -.5! .4 -1 .9 -.9 1 -.1", 69, 84, scale=5.6, angle=-10))
    return (
        lit(polygon("55 77 83 72 88 101 60 101"), white(inks), SOFT)
        + lit(polygon("53 78 79 73 84 101 58 101"), Flats(inks.light, inks.t2, inks.t3), Light((-0.9, 0.9), (-5, 3)))
        + fill(heart, inks.light)
        + stroke("M69 79l-2 4 3 2 -2 4", inks.t3, 1.2, sharp=True)
    )


def poisoner(inks: Inks) -> Fragment:
    """A lady in a hood who holds out a cup; what rises from it has the shape of a skull."""
    robe = curve(shoulders(4, 84, 67))
    back = curve("61 27! 54 15 38 12 26 22 20 38 18 54 20 70! 34 77 45 74 47 66! 44 56 43 46 46 38 52 32")
    hair = curve("62 35! 55 31 47 33 44 42 44 52 47 60 46 68! 52 64 53 56 51 49 52 43 56 39!")
    lining = curve("63 31! 56 20 44 17 34 26 29 40 29 56 32 68! 42 72 47 66! 43 56 42 46 45 38 52 32 59 31!")
    lips = curve("64.8 53.8! 61.6 53.4 59.4 55! 61.6 57.2 64.4 56.4!")
    lash = brush("56.6 43.4 60 42.4 63.6 44.6", 1.2, 0.6)
    sleeve = curve("56 101! 58 92 66 84 76 79 84 78! 92 82 94 92 90 101!")
    cuff = curve("74 80! 80 74 87 73 92 76! 94 80 92 84 88 86! 82 84 78 82")
    hand = curve("79 75! 76 70 77 64 80 62! 84 65 90 64 94 62! 97 66 95 72 90 76!")
    bowl = curve("72 42! 75 54 81 60 86 60! 92 60 98 54 101 42!")
    stem = polygons("84.4 59 88.6 59 88 78 85 78")
    drops = curve("100 43! 104 48 104 54 102 57! 99 54 99 48")
    fingers = "".join(wedge(79, y, 9, 1.1, 8) for y in (66.4, 69.6, 72.6))
    choker = curve("45.6 66! 52 69.6 58 69 62 66.6! 62.6 70 56 73.4 46 71")
    return (
        lit(robe, dark(inks), Light((-1.1, 1.2), (-12, 4)), inner=hatch(inks.t4, "28 82 34 90 36 100", 200, 14, 1.5, 7))
        + lit(back, dark(inks), SOFT)
        + fill(lining, inks.t3)
        + face(inks, Look("fine", eye="narrow", mouth="none", brow=14, brow_width=1.3, ear=False))
        + fill(lash, inks.t6)
        + fill(lips, inks.t2)
        + fill(circle(58, 50.6, 0.8), inks.t6)
        + lit(hair, dark(inks), SOFT)
        + fill(choker, inks.t6)
        + fill(circle(58, 70, 1.8), inks.accent)
        + lit(stem, GOLDEN, SOFT)
        + lit(bowl, GOLDEN, Light((-0.8, 0.8), (-7, 3)))
        + fill(ellipse(86.5, 42, 14.6, 3.8), inks.t6)
        + fill(ellipse(86.5, 42.4, 12.4, 2.7) + drops, inks.accent)
        + fill(brush("84 40 80 36 85 32 82 29", 1, 1, middle=2.6), inks.accent)
        + skull(86, 19, 9.4, Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.5)), inks.t6)
        + lit(hand, skin(inks), SOFT, inner=fill(fingers, inks.t3))
        + lit(sleeve, warm(inks), Light((-0.9, 1), (-8, 3)))
        + lit(cuff, white(inks), SOFT)
    )
