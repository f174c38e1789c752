"""People of the coast: captain, fisherman, diver, lighthouse keeper, boatwoman."""

from ..document import FROM_RIGHT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, stroke
from ..inks import Inks, mix
from ..parts import accented, copper, dark, fist, flame, hatch, limb, paper, skin, steel, warm, wedges, white, wood
from ..paths import brush, circle, curve, ellipse, polygon
from .bust import Look, face, fair, shoulders


def captain_quill(inks: Inks) -> Fragment:
    """A woman captain, collar up, a huge quill behind her ear, the log book open in her arm."""
    coat = curve(shoulders(8, 92, 69))
    far, near = (
        curve("62 70! 68 60 76 54! 78 70 70 84 56 96! 60 82"),
        curve("46 68! 40 60 29 54! 28 70 36 84 52 96! 48 80"),
    )
    hair = curve("64 37! 63 26 54 20 44 22 36 29 34 41 38 52 34 62! 44 64 49 56 50 46 57 40!")
    quill = curve("52 46! 44 36 34 24 22 4 12 -2! 10 6 14 10! 9 14 12 22! 10 28 18 33! 20 40 30 44 48 52!")
    barbs = wedges([(14, 12, 9, 1.1, 60), (14, 24, 10, 1.1, 40), (22, 35, 10, 1.1, 25)])
    return (
        lit(coat, warm(inks), Light((-1.1, 1.2), (-13, 4)), inner=hatch(inks.t2, "88 86 82 79 72 74", 125, 12, 1.5, 8))
        + lit(far, warm(inks), SOFT_FROM_RIGHT)
        + face(inks, Look("fine", eye="narrow", brow=14))
        + lit(curve("44 64! 53 69 62 66! 62 80 54 88 48 80"), white(inks), SOFT_FROM_RIGHT)
        + lit(hair, dark(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t4, "60 24 50 23 42 28", 140, 14, 1.4, 7))
        + lit(
            quill,
            white(inks),
            Light((-0.9, 0.8), (-4, 6)),
            inner=fill(brush("50 48 34 32 14 2", 1.2, 0.5), inks.t5) + fill(barbs, inks.t3),
        )
        + fill(brush("50 48 56 54 58 55", 1.3, 0.6), inks.t5)
        + lit(near, warm(inks), SOFT_FROM_RIGHT)
        + _log_book(inks)
    )


def _log_book(inks: Inks) -> Fragment:
    cover = polygon("46 84 72 78 100 70 104 92 76 101 50 106")
    left, right = (curve("48 83! 58 76 73 78! 76 98! 62 97 52 104!"), curve("73 78! 86 68 99 69! 103 89! 90 90 76 98!"))
    lines = "".join(brush(line, 0.9, 0.9) for line in ("54 85 69 82", "55 89 70 86", "56 93 71 90"))
    anchor = stroke("M88 75V88M82 79H93M80 84Q84 90 88 88Q94 87 95 81", inks.t5, 1.2) + stroke(
        circle(88, 74, 1.4), inks.t5, 1
    )
    sleeve = curve("30 101! 38 92 50 90 60 92! 66 94 70 97 69 101!")
    return (
        lit(cover, dark(inks), SOFT_FROM_RIGHT)
        + lit(left, paper(inks), SOFT_FROM_RIGHT)
        + lit(right, paper(inks), Light((-0.7, 0.6), (-16, 4)))
        + fill(lines, inks.t5)
        + anchor
        + lit(sleeve, warm(inks), SOFT_FROM_RIGHT)
    )


def diver(inks: Inks) -> Fragment:
    """A diver, her wet hair tied up in a scarf, a pearl at her ear, her big copper helmet under the arm."""
    suit = curve(shoulders(10, 88, 70))
    collar = curve("36 70! 44 65 54 68 66 66! 72 72 70 78 54 82 38 79")
    bolts = "".join(circle(x, y, 1.3) for x, y in ((41, 74), (48, 77.4), (56, 78), (64, 75.4)))
    hair = curve("60 36! 52 33 44 36 40 46! 38 54 40 62 44 66! 46 58 47 54 50 50! 51 44 54 40 60 39!")
    tail = curve("34 40! 26 38 20 42 20 50! 14 54 12 62 16 70! 20 64 24 66 26 70! 32 62 30 52 38 46!")
    scarf = curve("64.4 38! 64 27 56 19 46 19 36 23 31 33 33 43! 40 47 44 42 50 38 58 36!")
    knot = curve("33 36! 24 30 16 32 12 38! 20 38 22 42 18 48! 28 46 32 44 35 42!")
    waves = "".join(brush(line, 0.6, 0.4, middle=2) for line in ("38 24 44 28 52 27 60 30", "34 32 42 35 50 33 60 34"))
    return (
        lit(suit, wood(inks), Light((-1.1, 1.2), (-12, 4)), inner=hatch(inks.t6, "16 84 14 92 13 101", 5, 11, 1.6, 6))
        + lit(tail, dark(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t4, "24 44 22 52 20 60", 100, 9, 1.3, 5))
        + face(inks, Look("fine", mouth="smile", brow=16))
        + lit(hair, dark(inks), SOFT_FROM_RIGHT)
        + lit(knot, accented(inks), SOFT_FROM_RIGHT)
        + lit(scarf, accented(inks), Light((-1, 1), (-9, 4)), inner=fill(waves, inks.light))
        + fill(circle(48.6, 55.4, 1.9), inks.light)
        + lit(collar, copper(inks), SOFT_FROM_RIGHT)
        + fill(bolts, inks.t6)
        + _diving_helmet(inks)
        + lit(curve("34 101! 40 92 50 90 58 94! 62 97 63 99 62 101!"), wood(inks), SOFT_FROM_RIGHT)
        + lit(curve("58 93! 66 92 72 95 74 101! 58 101!"), white(inks), SOFT_FROM_RIGHT)
    )


def _diving_helmet(inks: Inks) -> Fragment:
    dome = curve("52 88! 50 72 56 58 70 52 86 54 97 66 99 82 94 92! 88 100 66 101 56 97!")
    rim = curve("53 93! 66 99 84 98 96 90! 99 97 96 103! 70 106 52 103!")
    glass = circle(83, 75, 11.4)
    side = ellipse(59, 74, 4, 7)
    bars = stroke("M76 67.6L90 82.4M90 67.6L76 82.4", inks.t5, 1.4)
    bolts = "".join(
        circle(83 + 11.4 * c, 75 + 11.4 * s, 1.1)
        for c, s in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
    )
    crest = curve("66 53! 70 46 78 46 82 53!")
    return (
        lit(crest, copper(inks), SOFT_FROM_RIGHT)
        + lit(dome, copper(inks), Light((-1, 1), (-8, 5)), inner=hatch(inks.shadow, "58 64 56 76 60 90", 5, 9, 1.4, 7))
        + fill(side, inks.t5)
        + stroke(side, inks.t3, 2)
        + fill(glass, inks.t5)
        + fill(curve("76 70! 80 66 86 66! 82 69 78 74!"), inks.light)
        + bars
        + stroke(glass, inks.light, 3.4)
        + stroke(glass, inks.t2, 2.2)
        + fill(bolts, inks.t6)
        + lit(rim, copper(inks), SOFT_FROM_RIGHT)
    )


def lighthouse_keeper(inks: Inks) -> Fragment:
    """A bearded lighthouse keeper in a sou'wester, his storm lantern raised."""
    oilskin_inks = Flats(inks.light, mix(inks.t1, inks.t2, 0.7), mix(inks.t2, inks.t3, 0.6))
    oilskin = curve(shoulders(8, 90, 70))
    beard = curve("48 50! 53 58 58 55 65 54.6! 69 58 74 66 70 80 62 92! 54 90 46 80 44 64")
    hat = curve(
        "10 62! 12 52 22 44 32 39! 33 28 40 19 50 15 58 15 64 21 67 33! 74 35 80 39 83 43! "
        "76 45 66 43 56 42 48 44 "
        "40 50 32 58 22 64"
    )
    rim = curve("10 62! 22 56 34 45 44 38.4 56 36.4 68 38 83 43! 70 42.8 57 41.4 47 43.6 36 54 22 64")
    beams = wedges(
        [(92, 27, 12, 2, -20), (94, 36, 10, 2, 8), (87, 20, 11, 2, -58), (64, 27, 8, 1.6, 200), (70, 20, 9, 1.6, 235)]
    )
    return (
        lit(
            oilskin,
            oilskin_inks,
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t1, "86 86 80 79 72 75", 125, 11, 1.5, 7),
        )
        + face(inks, Look("strong", mouth="none", brow=16, brow_width=2.6), hair=inks.light)
        + lit(
            beard, steel(inks), Light((-0.9, 0.8), (-8, 2)), inner=hatch(inks.t5, "64 62 60 74 56 84", 105, 10, 1.3, 7)
        )
        + lit(curve("56 56! 61 53 66 54.4! 70 57 70 60! 65 58 60 59 56 60!"), white(inks), SOFT_FROM_RIGHT)
        + lit(hat, oilskin_inks, FROM_RIGHT, inner=hatch(inks.shadow, "44 22 38 30 34 38", 20, 9, 1.3, 6))
        + fill(rim, inks.shadow)
        + fill(beams, inks.accent)
        + _storm_lantern(inks)
        + lit(curve("62 101! 72 84 74 66! 74 60 84 60 86 64! 92 78 90 92 86 101!"), oilskin_inks, SOFT_FROM_RIGHT)
        + fist(80, 58, 6, skin(inks), inks.shadow, light=FROM_RIGHT, angle=90)
    )


def _storm_lantern(inks: Inks) -> Fragment:
    cage = stroke("M72 44V28M88 44V28M80 44V26", inks.t6, 1.4, sharp=True)
    return (
        stroke("M70 46C66 60 94 60 90 46", inks.t6, 1.8)
        + fill(polygon("71 26 89 26 90 46 70 46"), inks.glow)
        + flame(80, 45, 8.4, inks.accent, inks.t2, inks.light)
        + cage
        + lit(curve("68 27! 72 20 77 18! 77 14 83 14! 83 18 88 20 92 27!"), dark(inks), SOFT_FROM_RIGHT)
        + lit(polygon("67 44 93 44 91 51 69 51"), dark(inks), SOFT_FROM_RIGHT)
    )


def boatwoman(inks: Inks) -> Fragment:
    """A boatwoman in a straw hat, her punt pole on the diagonal."""
    blouse = curve(shoulders(12, 92, 69))
    sleeves = Flats(inks.light, inks.t3, inks.t4)
    vest = curve("44 70! 36 72 26 78 22 101! 52 101! 54 86 52 76!")
    hat = curve("6 42! 24 36 34 31 42 20 54 16 64 20 70 32 84 38 98 42! 82 46 62 45 44 46 22 48")
    weave = "".join(
        brush(line, 0.8, 0.8)
        for line in ("14 42 36 36 60 35 88 41", "20 45 40 40.6 62 39.6 90 43", "38 30 54 26 68 31", "41 24 54 20 66 25")
    )
    plait = "".join(
        lit(ellipse(x, y, 4.4, 4), dark(inks), SOFT_FROM_RIGHT)
        for x, y in ((41, 52), (38, 59), (36, 66), (35, 73), (36, 80))
    )
    pole = lit(limb("50 101 100 14", 3.8, 3.4), wood(inks), SOFT_FROM_RIGHT)
    ribbon = curve("36 34! 48 31 60 30 69 33! 70 37.6 58 35 46 36 33 39!")
    return (
        lit(blouse, sleeves, Light((-1.1, 1.2), (-16, 4)))
        + lit(vest, dark(inks), SOFT_FROM_RIGHT)
        + plait
        + fill(polygon("33 84 39 84 38.6 87 33.4 87"), inks.accent)
        + face(inks, Look("fine", mouth="smile", brow=18), fair(inks))
        + fill(curve("46 42! 56 42! 52 47 52 52 49 58! 44 54"), inks.t6)
        + lit(curve("43 64! 52 69 62 66! 65 72 58 78 48 77 40 71"), accented(inks), SOFT_FROM_RIGHT)
        + lit(hat, dark(inks), FROM_RIGHT, inner=fill(weave, inks.t4))
        + fill(ribbon, inks.accent)
        + pole
        + lit(curve("26 101! 32 90 42 84 54 86! 60 90 60 96 54 101!"), sleeves, SOFT_FROM_RIGHT)
        + fist(59, 88, 5.8, fair(inks), inks.t4, angle=30, light=FROM_RIGHT)
        + lit(curve("66 101! 70 84 76 66! 84 64 90 68! 92 82 90 92 84 101!"), sleeves, SOFT_FROM_RIGHT)
        + fist(81, 58, 5.8, fair(inks), inks.t4, angle=30, light=FROM_RIGHT)
    )
