"""The fairies of Butina, and a spirit: foam, lighthouse, the drowned."""

from ..document import Flats, Fragment, Light, fill, lit, stroke
from ..inks import BUTINA_FAIRY, BUTINA_SPIRIT, Inks, mix
from ..paths import brush, circle, curve, ellipse, polygon, wedge
from .fairies import RIGHT_LIT, SOFT, bare, gauze, ghostly, leaf, small_head, sparkles, veiled, wing
from .parts import chain, curves, hatch
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


@motif("fee-phare", BUTINA_FAIRY)
def lighthouse_fairy(inks: Inks) -> Fragment:
    """A tall upright fairy who carries a beam of light on her back like a scarf."""
    warm_light = mix(inks.light, inks.accent, 0.35)
    beams = polygon("46 33 -2 8 -2 46") + polygon("54 33 102 0 102 40")
    cores = polygon("46 33 -2 20 -2 36") + polygon("54 33 102 10 102 28")
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
        fill(beams, inks.glow)
        + fill(cores, warm_light)
        + wing(upper_r, (54, 42), [(84, 18), (86, 34), (72, 60)], veiled(inks), inks.light)
        + wing(lower_r, (54, 54), [(78, 80), (68, 78)], veiled(inks), inks.light)
        + wing(upper_l, (46, 42), [(16, 26), (17, 44), (30, 60)], gauze(inks), inks.t3)
        + wing(lower_l, (46, 54), [(26, 82), (36, 76)], gauze(inks), inks.t3)
        + bare(inks, ("48 88 47 94 45 100", 4.4, 2.6), ("54 88 54 94 56 100", 4.4, 2.6))
        + lit(dress, leaf(inks), RIGHT_LIT, inner=fill(pleats, mix(inks.accent, inks.t4, 0.7)))
        + bare(inks, ("45 42 36 50 34 40 38 34", 4.8, 2.6), ("57 42 66 50 68 40 63 34", 4.8, 2.6))
        + small_head(52, 21, 10.4, inks)
        + lit(hair, Flats(inks.light, inks.t4, inks.t5), RIGHT_LIT)
        + lit(scarf, Flats("#FFFFFF", warm_light, inks.accent), RIGHT_LIT)
        + fill(sparkles([(12, 12), (88, 8), (20, 58), (90, 48)]), "#FFFFFF")
    )


@motif("esprit-noye", BUTINA_SPIRIT)
def drowned_sailor(inks: Inks) -> Fragment:
    """The ghost of a drowned sailor who looks to the left, hems torn, a chain with a small anchor in his hand."""
    body = curve(
        "60 34! 74 38 84 48 88 62 90 78 98 92! 88 88 86 97! 78 88 72 99! 66 88 58 97! 54 86 "
        "46 92! 46 80 40 74 40 60 44 48 50 40"
    )
    far_arm = curve("54 46! 42 50 32 44 22 42! 12 40 10 46 16 48! 14 52 20 53! 30 56 44 62 56 58!")
    near_arm = curve("70 46! 80 56 76 68 64 72 54 74! 46 72 42 76 48 80! 48 84 56 82! 70 82 86 74 86 58!")
    head = curve(
        "34 22! 38 12 48 8 58 10 66 18 66 30 60 38 50 40! 44 44 36 42 33 36! 35 34 32 32! 28 30! 32 26"
    )
    cap = curve("33 20! 34 8 44 2 56 2 68 8 72 18! 60 14 46 14 33 20!")
    band = curve("31 22! 44 15 60 15 73 19! 73 24 60 20 46 20 32 26!")
    ribbons = curves(
        "70 20! 80 22 84 30 92 30! 86 36 76 34 68 26!", "69 24! 76 32 76 40 84 44! 74 46 68 38 66 28!"
    )
    weed = "".join(brush(line, 2, 0.5) for line in ("60 36 66 48 62 58 68 68", "52 42 50 54 54 62 50 72"))
    return (
        lit(far_arm, ghostly(inks), SOFT)
        + lit(
            body,
            ghostly(inks),
            Light((1.1, 1), (10, 4)),
            inner=hatch(inks.t3, "48 60 50 74 54 88", 10, 12, 1.6, 8),
        )
        + fill(weed, inks.accent)
        + lit(near_arm, Flats("#FFFFFF", inks.t1, inks.t3), SOFT)
        + lit(head, Flats("#FFFFFF", inks.t1, inks.t3), Light((0.8, 0.8), (12, 2)))
        + fill(ellipse(41, 27, 4, 4.6), inks.t6)
        + fill(circle(39.6, 27.4, 1.4), inks.accent)
        + fill(curve("34 37! 40 34 46 35! 44 41 37 42"), inks.t6)
        + fill(wedge(34, 20.6, 12, 2, 16), inks.t5)
        + lit(ribbons, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + lit(cap, Flats("#FFFFFF", inks.light, inks.t2), SOFT)
        + lit(band, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + chain("16 48 15 58 19 66 17 76", 4.4, inks.t1, inks.t5)
        + _little_anchor(inks)
        + fill(circle(8, 30, 2) + circle(14, 22, 1.4) + circle(22, 28, 1), inks.t3)
    )


def _little_anchor(inks: Inks) -> Fragment:
    ink = inks.t5
    return (
        stroke("M17 78V96M9 83H25M5 88Q7 97 17 98Q27 97 29 88", ink, 3.4)
        + stroke("M17 78V96M9 83H25M5 88Q7 97 17 98Q27 97 29 88", inks.t2, 1.5)
        + fill(polygon("1.6 91 4.6 84 9 90") + polygon("32 91 29.4 84 25 90"), inks.t2)
    )
