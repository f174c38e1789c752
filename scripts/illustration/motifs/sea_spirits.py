"""The fairies of Butina, and a spirit: foam, lighthouse, the drowned."""

from ..document import Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import BUTINA_FAIRY, BUTINA_SPIRIT, Inks, mix
from ..paths import brush, circle, curve, polygon, turned, wedge
from .fairies import RIGHT_LIT, SOFT, bare, gauze, ghostly, leaf, small_head, sparkles, veiled, wing
from .parts import both, chain, curves, hatch, polygons
from .registry import motif


@motif("fee-ecume", BUTINA_FAIRY, shrink=0.95)
def foam_fairy(inks: Inks) -> Fragment:
    """A fairy leaping out of foam, wings like fins, wet hair, a string of pearls in her hand."""
    fin = "54 42! 52 24 42 8 24 -2! 26 8 14 8! 18 16 6 20! 14 26 6 36! 18 38 14 48! 30 48 44 50"
    far_fin = "58 44! 66 32 76 26 92 28! 88 34 94 40! 86 44 88 52! 76 52 66 50"
    low_fin = "48 54! 34 54 18 60 8 72! 18 72 18 80! 28 76 34 80! 42 72 48 64"
    trunk = curve("56 36! 63 38 65 44 60 50 56 56 54 64! 42 60! 44 50 48 42")
    skirt = curve("44 54! 50 58 57 58! 56 66 50 74! 48 70 42 78! 40 72 32 78! 34 68 38 60")
    hair = curve(
        "70 14! 64 8 54 10 50 18 44 24 34 24 24 32! 32 32 28 40! 38 38 36 46! 46 42 54 36 57 30 60 24"
    )
    pearls = "".join(
        circle(x, y, r)
        for x, y, r in (
            (91, 14, 2.2),
            (95, 19, 2),
            (97, 25, 2.3),
            (96, 32, 2),
            (93, 38, 2.2),
            (90, 44, 1.9),
            (89, 51, 2.2),
        )
    )
    return (
        wing(far_fin, (58, 44), [(90, 29), (92, 40), (86, 50)], veiled(inks), inks.light)
        + wing(fin, (54, 42), [(25, 0), (15, 9), (8, 20), (8, 35), (16, 46)], gauze(inks), inks.t3)
        + wing(low_fin, (48, 54), [(10, 71), (19, 78), (33, 78)], gauze(inks), inks.t3)
        + bare(inks, ("50 60 42 74 26 84 16 96", 9, 3), ("52 62 48 78 36 90 34 99", 9, 3.4))
        + lit(trunk, Flats("#FFFFFF", inks.light, inks.t3), RIGHT_LIT)
        + lit(skirt, leaf(inks), RIGHT_LIT)
        + bare(inks, ("60 40 74 32 88 12", 5, 2.6), ("57 42 66 52 76 56", 4.6, 2.4))
        + small_head(65, 23, 9.6, inks, angle=-8)
        + lit(
            hair,
            Flats(inks.light, inks.t4, inks.t5),
            RIGHT_LIT,
            inner=hatch(inks.t3, "64 12 52 16 42 28", 130, 12, 1.3, 8),
        )
        + fill(pearls, "#FFFFFF")
        + _foam(inks)
    )


def _foam(inks: Inks) -> Fragment:
    bubbles = [
        (6, 94, 8),
        (18, 96, 9),
        (30, 97, 8),
        (42, 98, 9),
        (54, 97, 7),
        (66, 98, 8),
        (80, 97, 9),
        (93, 95, 8),
        (12, 86, 4),
        (48, 90, 4),
        (72, 90, 4.4),
        (88, 86, 3),
        (36, 90, 3),
    ]
    cups = "".join(
        lit(circle(x, y, r), Flats("#FFFFFF", inks.t1, inks.t3), Light((0.8, 0.8), (3, 4)))
        for x, y, r in bubbles
    )
    spray = "".join(
        circle(x, y, r)
        for x, y, r in (
            (60, 84, 1.8),
            (66, 78, 1.3),
            (24, 74, 1.4),
            (80, 80, 1.6),
            (8, 78, 1.2),
            (72, 70, 1.1),
        )
    )
    return cups + fill(spray, inks.light)


@motif("fee-phare", BUTINA_FAIRY, shrink=0.95)
def lighthouse_fairy(inks: Inks) -> Fragment:
    """A tall upright fairy who carries a beam of light on her back like a scarf."""
    warm_light = mix(inks.light, inks.accent, 0.35)
    beams = polygons(*both("50 21 6 1 10 6 0 5.6 6 10.4 -1 13 7 15.6 1 20.6", axis=51.5))
    cores = polygons(*both("50 21 10 4.6 14 8 3 8.6 11 11.6 4 14.8", axis=51.5))
    rays = "".join(
        wedge(*turned((52, 20), angle, 19, 0), 9, 1.8, angle) for angle in (-158, -142, -126, -54, -38, -22)
    )
    upper_l, upper_r = (
        "46 42! 38 30 28 24 14 24! 14 40 20 54 30 62 42 56",
        "54 42! 60 28 70 20 86 16! 88 34 82 52 70 62 58 56",
    )
    lower_l, lower_r = "46 54! 34 58 26 68 24 84! 34 80 44 70", "54 54! 66 58 76 66 80 82! 68 80 57 70"
    dress = curve("44 40! 50 43 57 40! 56 50 58 60 62 74 64 92! 56 95 50 92 44 96 36 92! 39 74 43 60 45 50")
    pleats = "".join(
        brush(line, 0.4, 1.4) for line in ("49 52 46 74 42 93", "52 52 53 74 52 92", "55 54 58 74 60 93")
    )
    scarf = curve("40 34! 46 39 54 39 61 34! 63 38 60 44 50 46 41 43")
    hair = curve("57 16! 55 8 46 6 40 12 39 22 42 32 38 42! 44 44 48 34 47 24 52 18")
    return (
        fill(beams, mix(inks.t4, inks.t1, 0.55))
        + fill(cores, inks.light)
        + fill(circle(52, 20, 16) + rays, inks.light)
        + fill(circle(52, 20, 13.4), inks.t2)
        + wing(upper_r, (54, 42), [(84, 18), (86, 34), (72, 60)], veiled(inks), inks.light)
        + wing(lower_r, (54, 54), [(78, 80), (68, 78)], veiled(inks), inks.light)
        + wing(upper_l, (46, 42), [(16, 26), (17, 44), (30, 60)], gauze(inks), inks.t3)
        + wing(lower_l, (46, 54), [(26, 82), (36, 76)], gauze(inks), inks.t3)
        + bare(inks, ("48 88 47 94 45 100", 4.4, 2.6), ("54 88 54 94 56 100", 4.4, 2.6))
        + lit(dress, leaf(inks), RIGHT_LIT, inner=fill(pleats, mix(inks.shadow, inks.t6, 0.4)))
        + bare(inks, ("45 42 36 50 34 40 38 34", 4.8, 2.6), ("57 42 66 50 68 40 63 34", 4.8, 2.6))
        + small_head(52, 21, 10.4, inks)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), RIGHT_LIT)
        + lit(scarf, Flats("#FFFFFF", warm_light, inks.accent), RIGHT_LIT)
        + fill(sparkles([(12, 12), (88, 8), (20, 58), (90, 48)]), "#FFFFFF")
    )


@motif("esprit-noye", BUTINA_SPIRIT)
def drowned_sailor(inks: Inks) -> Fragment:
    """The ghost of a drowned sailor who looks to the left: striped jersey, hollow eye, a small anchor on its chain."""
    body = curve(
        "50 42! 62 38 74 42 84 52 90 66 92 80 100 94! 90 90 88 98! 80 "
        "90 74 101! 68 90 62 99! 56 88 48 96! 46 84 42 70 43 54"
    )
    stripes = "".join(
        curve(f"34 {y}! 52 {y + 5} 72 {y + 4} 102 {y - 4}! 102 {y + 1}! 72 {y + 9} 52 {y + 10} 34 {y + 5}!")
        for y in (49, 60, 71, 82)
    )
    arm = curve(
        "52 46! 44 44 34 44 25 45! 18 43 10 44 5 48! 10 50! 4 51 2 54! 9 "
        "54! 6 57 6 60! 13 58 19 58 24 57! 36 60 48 60 58 58!"
    )
    cuff = polygon("22 43 29 43 31 59 24 59")
    head = curve(
        "36 14! 33 20 34.6 23.6! 30 28 24 32.4! 27 35 32.6 34.6! 31.4 37! 36 39 42 39.4! 36 41.4 33.4 43! "
        "30 47 34 51.6! 42 54 51 51 59 45 66 36 68 24 63 12!"
    )
    collar = curve("44 50! 54 51 64 44 70 36! 78 40 84 46 86 52! 76 60 62 64 50 62!")
    edge = brush("47 59 60 60.4 74 56 83 50", 1.2, 1.2)
    cap = curve("29 13! 30 4 42 -3 56 -3 68 2 75 11! 72 15 66 12 50 10 36 12 31 18!")
    band = curve("31 18! 36 12 50 9.6 66 12 72.4 15.4! 71 21 60 17 46 17 34 23!")
    ribbons = curves(
        "70 15! 80 15 86 22 94 20! 90 27 82 28 72 21!", "69 18! 78 24 80 32 88 34! 80 37 72 32 67 22!"
    )
    weed = "".join(brush(line, 2.2, 0.5) for line in ("58 42 64 52 60 62 66 74", "50 46 48 56 53 66 50 78"))
    ghost = (
        lit(arm, ghostly(inks), Light((0.9, 0.9), (3, 5)))
        + lit(body, Flats("#FFFFFF", inks.t1, inks.t2), Light((1.1, 1), (9, 3)), inner=fill(stripes, inks.t4))
        + lit(collar, Flats("#FFFFFF", inks.t4, inks.t5), SOFT)
        + fill(edge, inks.light)
        + fill(weed, inks.t5)
        + lit(cuff, Flats("#FFFFFF", inks.t1, inks.t3), SOFT)
        + lit(ribbons, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + lit(head, Flats("#FFFFFF", inks.light, inks.t2), Light((0.8, 0.8), (14, 2)))
        + _sunken_face(inks)
        + lit(cap, Flats("#FFFFFF", inks.light, inks.t2), Light((0.9, 0.9), (12, 4)))
        + lit(band, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + fill(circle(53, -1.6, 4), inks.accent)
        + chain("8 56 7 63 10 69 8 77", 4.4, inks.t1, inks.t5)
        + placed(_little_anchor(inks), -9, 0)
    )
    return placed(ghost, 55, 98, 0.9, origin=(50, 98))


def _sunken_face(inks: Inks) -> Fragment:
    """One hollow eye with a spark in it, an open mouth, hollow cheeks."""
    socket = curve("37 24! 42 20 48 22 49 27 46 32 40 31.4 37 28.6")
    cheek = curve("46 36! 52 35 56 38 55 43! 50 47 46 46 44.6 42!")
    return (
        fill(socket, inks.t6)
        + fill(circle(41.4, 26.6, 1.9), inks.accent)
        + fill(wedge(34.4, 21.6, 15, 2.4, 4), inks.t5)
        + fill(cheek, inks.t3)
        + fill(curve("31.4 36.6! 36 38.4 42.6 38.6! 40 41.4 36 42 33 43.4! 33.6 40"), inks.t6)
    )


def _little_anchor(inks: Inks) -> Fragment:
    ink = inks.t5
    return (
        stroke("M17 78V96M9 83H25M5 88Q7 97 17 98Q27 97 29 88", ink, 4.4)
        + stroke("M17 78V96M9 83H25M5 88Q7 97 17 98Q27 97 29 88", inks.t1, 2)
        + fill(polygon("1.6 91 4.6 84 9 90") + polygon("32 91 29.4 84 25 90"), inks.t1)
    )
