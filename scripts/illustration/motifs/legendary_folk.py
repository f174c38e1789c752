"""Legendary cards, heroes and books: queen Sylvia, the captain without a shadow, two great grimoires, a fairy."""

from ..document import FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import AZKOVLAR, CAVEPORT, DARK_GOLD, FAIRY, GOLD, LIGHT_GOLD, PAPER, SOULSTERN, Inks, mix
from ..paths import brush, circle, curve, lens, mirrored, polygon, star, turned, wedge
from .books import Volume
from .bust import SOFT, Look, face
from .fairies import bare, gauze, leaf, sparkles, veiled, wing
from .parts import (
    GOLDEN,
    dark,
    fist,
    hatch,
    middle,
    paper,
    polygons,
    steel,
    white,
)
from .registry import motif


@motif("reine-sylvia", CAVEPORT, shrink=0.93)
def queen_sylvia(inks: Inks) -> Fragment:
    """Queen Sylvia de Merydian, dark hair on an ermine collar, a thin crown, her sword drawn."""
    cloak = curve("44 72! 30 76 14 82 6 92 4 101! 96 101! 94 90 86 82 74 78 62 72!")
    collar = curve(
        "42 67! 48 72 56 72 63 68! 72 71 79 76 82 82! 77 91 66 97 54 95 42 97 32 94 26 87! 29 77 35 71"
    )
    hair = curve(
        "63 36! 64 27 56 20 45 21 35 27 30 38 30 50 25 59 26 68 18 77 12 92! 20 89 24 92 26 99! 36 93 41 84 "
        "43 76 48 67 49.5 58 51 47 56 40!"
    )
    crown = polygon("34 31 31 13 41 23 46 7 52 21 60 7 61.4 23 70 16 65 34 50 29")
    blade = polygon("81 78 80.4 6 83 -4 85.6 6 85 78")
    spots = "".join(
        wedge(x, y, 6, 2.6, a) for x, y, a in ((54, 78, 80), (66, 76, 60), (61, 86, 80), (74, 84, 60))
    )
    return (
        lit(
            cloak,
            middle(inks),
            Light((-1.2, 1.3), (-13, 4)),
            inner=hatch(inks.t3, "90 92 84 86 74 82", 125, 12, 1.5, 8),
        )
        + face(inks, Look("fine", brow=14), Flats(inks.light, mix(inks.t1, inks.t2, 0.55), inks.t3))
        + fill(curve("64.2 52.8! 66 54.6 64.6 57! 61 56.6 59.4 54.6! 62 54.6"), inks.t4)
        + lit(collar, white(inks), Light((-0.9, 1), (-8, 4)), inner=fill(spots, inks.t6))
        + lit(
            hair,
            dark(inks),
            Light((-1, 1), (-9, 3)),
            inner=hatch(inks.t3, "54 24 44 26 36 36", 115, 18, 1.6, 8),
        )
        + fill(curve("49 36! 57 33 63.6 36! 60 42 54 46 50.6 53! 46 46"), inks.t6)
        + fill(circle(49.4, 57, 2), GOLD)
        + lit(crown, GOLDEN, SOFT)
        + fill(
            circle(46, 6, 1.8) + circle(60, 6, 1.8) + circle(31, 12, 1.6) + circle(70.4, 15, 1.6), LIGHT_GOLD
        )
        + fill(lens(50.6, 27, 4.6, 5), inks.accent)
        + fill(polygon("79 78 78.6 6 83 -7 87.4 6 87 78"), inks.t6)
        + lit(blade, steel(inks), Light((-0.5, 0), (-2.4, 0)))
        + lit(curve("68 74! 74 76 83 77 92 76 98 74! 96 81 90 82 83 82 76 82 70 81!"), GOLDEN, SOFT)
        + lit(curve("64 101! 70 94 78 92! 88 92 94 96 96 101!"), dark(inks), SOFT)
        + fist(83, 87, 6, white(inks), inks.t3, light=FROM_RIGHT)
        + lit(circle(83, 97, 3.6), GOLDEN, SOFT)
    )


@motif("capitaine-sans-ombre", SOULSTERN)
def captain_without_shadow(inks: Inks) -> Fragment:
    """A captain in a long coat, his face dark under the hat, his lantern without light."""
    coat = curve("42 62! 28 66 16 76 10 101! 92 101! 88 80 78 70 66 64!")
    collar_near, collar_far = (
        curve("44 62! 36 52 26 48! 26 66 36 82 52 98! 50 76"),
        curve("62 64! 70 56 78 52! 78 70 70 86 54 98! 58 76"),
    )
    face_dark = curve("46 36! 64 36! 64.6 42 67.6 49! 66 51.4 64 52! 65 55 64.6 58 64 62 60 67 54 66 46 60")
    hat = curve("10 40! 18 32 30 30 36 14 46 6 58 4 68 10 72 26 86 28 96 22! 94 32 82 38 66 40 40 43 22 44")
    brim = curve("10 40! 26 39.6 46 38.6 68 34 96 22! 84 35.4 66 39.6 40 42.6 22 43.4")
    return (
        lit(
            coat,
            dark(inks),
            Light((-1.2, 1.3), (-12, 4)),
            inner=hatch(inks.t4, "88 88 82 78 72 70", 125, 14, 1.6, 9),
        )
        + lit(collar_far, middle(inks), SOFT)
        + fill(polygon("46 54 62 60 62 76 44 76"), inks.t6)
        + lit(face_dark, Flats(inks.t3, inks.t6), Light((-0.9, 0.4), (0, 0)))
        + fill(lens(60, 45, 5.4, 1.3, 8), inks.accent)
        + fill(curve("44 40! 38 50 40 58 36 66! 44 64 48 56 48 44"), inks.t5)
        + lit(collar_near, middle(inks), SOFT)
        + lit(hat, dark(inks), FROM_RIGHT, inner=hatch(inks.t4, "66 12 66 20 64 28", 195, 11, 1.5, 6))
        + fill(brim, inks.light)
        + fill(curve("35 26! 48 28 60 26 71 21! 72 25.6 60 31 48 33 34 31!"), GOLD)
        + _dead_lantern(inks)
    )


def _dead_lantern(inks: Inks) -> Fragment:
    sleeve = curve("56 101! 62 86 70 76! 78 74 84 78 86 84! 82 92 80 101!")
    return (
        stroke("M78 68C74 58 94 58 90 68", inks.t6, 1.8)
        + fill(polygon("76 74 92 74 94 94 74 94"), inks.t2)
        + fill(polygon("82 74 84 74 84 94 82 94") + polygon("75 83 93.6 83 93.6 84.6 75 84.6"), inks.t6)
        + fill(brush("84 92 84 88", 1.6, 1), inks.t6)
        + fill(brush("84 87 82 83 85 80 83 77", 1, 0.3), inks.t4)
        + lit(polygons("73 75 79 67 89 67 95 75", "72 93 96 93 94 99 74 99"), dark(inks), SOFT)
        + lit(sleeve, dark(inks), SOFT)
        + fist(82, 66, 5.6, white(inks), inks.t4, angle=90, light=FROM_RIGHT)
    )


@motif("fee-reine", FAIRY, shrink=0.92)
def fairy_queen(inks: Inks) -> Fragment:
    """The queen of the fairies: four very large wings, a crown of rays, her arms open."""
    up_left = "46 40! 36 20 20 4 -2 -4! 2 10 -4 18! 4 28 0 36! 10 46 14 54! 30 52 44 48"
    up_right = "54 40! 62 18 80 0 102 -4! 100 8 104 18! 98 26 102 36! 90 46 88 52! 72 52 56 48"
    low_left, low_right = (
        "46 50! 30 54 14 64 6 86! 16 84 22 90! 32 84 44 66",
        "54 50! 70 52 84 60 96 80! 86 80 80 86! 68 80 56 66",
    )
    rays = "".join(
        polygon(
            [
                turned((50, 17), a - 4, 11, 0),
                turned((50, 17), a, 26 if i % 2 == 0 else 19, 0),
                turned((50, 17), a + 4, 11, 0),
            ]
        )
        for i, a in enumerate(range(-170, 0, 20))
    )
    gown = curve(
        "44 36! 50 39 56 36! 57 46 56 52! 64 66 66 82 74 99! 62 94 56 100 50 95 44 100 38 94 "
        "26 99! 34 82 36 66 44 52! 43 46"
    )
    pleats = "".join(
        brush(line, 0.4, 1.8) for line in ("48 54 42 74 36 95", "50 54 50 76 50 94", "52 54 58 74 64 95")
    )
    hair = curve(mirrored("50 8 58 10 61 18 60 26 64 36! 57 34 56 26 57 18 50 15"))
    features = fill(lens(46.4, 20, 3.4, 1.1, 6) + lens(53.6, 20, 3.4, 1.1, -6), inks.t6) + fill(
        lens(50, 26, 4, 1, 0), inks.t4
    )
    return (
        wing(up_right, (54, 40), [(99, -1), (101, 17), (98, 34), (86, 49)], veiled(inks), inks.light)
        + wing(low_right, (54, 50), [(93, 78), (78, 82)], veiled(inks), inks.light)
        + wing(up_left, (46, 40), [(1, 0), (-1, 18), (3, 34), (15, 51)], gauze(inks), inks.t3)
        + wing(low_left, (46, 50), [(9, 83), (22, 86)], gauze(inks), inks.t3)
        + fill(rays, GOLD)
        + lit(
            curve("47 30! 53 30! 54 38 50 40 46 38!"),
            Flats("#FFFFFF", inks.t1, inks.t3),
            Light((0.4, 0.4), (3, 0)),
        )
        + bare(inks, ("46 38 34 46 24 44 16 34", 5, 2.6), ("54 38 66 46 76 44 84 34", 5, 2.6))
        + lit(gown, leaf(inks), Light((1, 0.9), (8, 2)), inner=fill(pleats, mix(inks.accent, inks.t4, 0.7)))
        + lit(
            curve(mirrored("50 11 55 12.6 57.4 19 55 27 50 31.4!")),
            Flats("#FFFFFF", "#FFFFFF", inks.t2),
            Light((0, 0), (6, 0)),
        )
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), Light((0.7, 0.7), (5, 2)))
        + features
        + fill(sparkles([(14, 26), (86, 26), (24, 72), (80, 66)], 3), "#FFFFFF")
    )


@motif("almanach-eternel", SOULSTERN)
def eternal_almanac(inks: Inks) -> Fragment:
    """A very thick book with clasps of sun and moon, its pages falling like leaves."""
    volume = Volume(corners=((36, 14), (84, 8), (88, 76), (42, 86)), depth=(-24, -5))
    leaves = "".join(
        placed(
            lit(curve("-8 -5! 0 -7 8 -4! 9 4 4 6! -4 3 -8 6!"), paper(inks), Light((0.6, 0.6), (5, 1)))
            + stroke("M-5-2L5-1.4M-5 1L4 1.4", inks.t3, 0.6),
            x,
            y,
            size,
            angle=a,
        )
        for x, y, size, a in (
            (16, 92, 1, 14),
            (38, 95, 0.8, -24),
            (64, 93, 1.05, 20),
            (92, 90, 0.85, -34),
            (6, 72, 0.7, 50),
        )
    )
    sun = fill(star(90, 27, 10, 6, 10), GOLD) + lit(circle(90, 27, 5.6), GOLDEN, SOFT)
    moon = lit(curve("92 46! 83 46 78 54 82 62 91 66 97 61! 90 61 87 56 87 51"), GOLDEN, SOFT)
    straps = polygon("72 25 90 23 90 30 72 32") + polygon("72 54 86 52 86 59 72 61")
    wheel = stroke(circle(60, 46, 15), GOLD, 1.4) + stroke(circle(60, 46, 10), GOLD, 0.9)
    wheel += fill(
        "".join(
            polygon(turned((60, 46), a, u, v) for u, v in ((11, -0.8), (14.4, -0.8), (14.4, 0.8), (11, 0.8)))
            for a in range(0, 360, 30)
        ),
        GOLD,
    )
    wheel += fill(star(60, 46, 8, 3, 8), LIGHT_GOLD)
    return (
        volume.drawn(inks, dark(inks), bands=DARK_GOLD)
        + volume.corner_plates(GOLDEN, 0.17)
        + wheel
        + fill(straps, inks.t6)
        + sun
        + moon
        + leaves
    )


@motif("codex-demesure", AZKOVLAR, shrink=0.95)
def boundless_codex(inks: Inks) -> Fragment:
    """An absurdly huge open book that lies in a dragon's claw; four talons hold its lower edge."""
    palm = curve("24 70! 36 78 50 80 64 78 76 70! 72 82 66 92 66 102! 34 102! 34 92 28 82")
    cover = polygon("-2 12 50 24 102 12 102 66 50 82 -2 66")
    pages_l = curve("1 8! 16 0 36 4 50 17! 50 76! 36 64 18 60 3 64!")
    pages_r = curve("99 8! 84 0 64 4 50 17! 50 76! 64 64 82 60 97 64!")
    block = curve("1 60! 18 58 36 64 50 74! 64 64 82 58 99 60! 99 66! 82 64 64 70 50 81! 36 70 18 64 1 66!")
    lines = "".join(
        brush(line, 1.2, 1.2)
        for line in (
            "9 16 24 12 43 22",
            "9 25 24 21 43 31",
            "9 34 24 30 43 40",
            "9 43 24 39 43 49",
            "9 52 24 48 43 58",
            "92 43 76 39 57 49",
            "92 52 76 48 57 58",
            "92 34 78 30.6 74 32",
        )
    )
    return (
        lit(palm, Flats(inks.light, inks.t4, inks.t6), Light((1.1, 0.9), (14, 3)))
        + hatch(inks.t3, "36 84 37 92 37 99", 0, 11, 1.7, 6)
        + lit(cover, Flats(GOLD, inks.t3, inks.t5), Light((0.6, -1.2), (4, -6)))
        + fill(block, mix(PAPER, inks.t3, 0.45))
        + lit(pages_l, paper(inks), Light((1, 1), (0, 0)))
        + lit(pages_r, Flats("#FFFBF0", PAPER, mix(PAPER, inks.t2, 0.22)), Light((0.8, 0.8), (-16, 4)))
        + fill(curve("50 17! 44 12 38 9 33 8! 40 14 46 30 47 74! 50 76!"), mix(PAPER, inks.t3, 0.35))
        + fill(lines, inks.t5)
        + _dragon_initial(inks)
        + _talons(inks)
    )


def _dragon_initial(inks: Inks) -> Fragment:
    """The painted capital of the right page: a dragon's head on red."""
    head = curve("61 33! 60 24 65 16 72 14! 70 17 73 18 77 20! 80 22 80 25 76 25.6! 71 25 69 27 72 32!")
    return (
        fill(polygon("57 17 80 8 82 30 59 37"), inks.t2)
        + fill(head, inks.light)
        + fill(circle(72, 20.4, 1.2), inks.t6)
    )


def _talons(inks: Inks) -> Fragment:
    """Four fingers that curl over the lower edge, knuckled, each with a pale claw."""
    fingers = claws = ""
    for x, y, size, angle in ((12, 74, 0.94, 24), (35, 84, 1.08, 9), (65, 84, 1.08, -9), (88, 74, 0.94, -24)):
        finger = lit(
            curve("-7 44! -7 24 -7.6 4 -6 -4! -4 -9 -1 -11 2 -11! 6 -9 7 -2 6.4 4! 7 24 7.4 34 7 44!"),
            Flats(inks.light, inks.t4, inks.t6),
            Light((0.9, 0.9), (6, 3)),
            inner=hatch(inks.t3, "-6 2 -6 10 -6 18", 0, 7, 1.4, 4),
        )
        claw = lit(curve("-4.4 -7! -4 -14 -1 -21 5 -27! 5.6 -19 5.6 -12 4 -6.6! 0 -5"), white(inks), SOFT)
        fingers += placed(finger, x, y, size, angle=angle)
        claws += placed(claw, x, y, size, angle=angle)
    return fingers + claws
