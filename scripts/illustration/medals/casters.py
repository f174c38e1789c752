"""Casters and crowned heads who do one thing each, drawn to the whole medal."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, fill, placed, shifted, stroke
from ..inks import BLACK, BONE, Colour
from ..paths import brush, circle, curve, ellipse, lens, mirror, moved, polygon, rectangle, star, turned
from .dead import skull
from .struck import both, cast, cut, half, pair

TONGUE = "0 4!, -7 0, -8 -8, -3 -13, -2 -24!, 4 -16, 8 -9, 7 0"


def flame(x: float, y: float, size: float, colour: Colour, angle: float = 0) -> Fragment:
    """One tongue of fire with a heart of bone."""
    outer, inner = (
        curve(moved(TONGUE, x, y, scale=size, angle=angle)),
        curve(moved(TONGUE, x, y + 1, scale=size * 0.48, angle=angle)),
    )
    return cast(outer, colour, 1.8) + fill(inner, BONE)


def _leaf(x: float, y: float, long: float, angle: float, colour: Colour) -> Fragment:
    cx, cy = turned((x, y), angle, long / 2, 0)
    start, end = turned((x, y), angle, long * 0.12, 0), turned((x, y), angle, long * 0.8, 0)
    vein = BLACK if colour == BONE else BONE
    return cast(lens(cx, cy, long, long * 0.42, angle), colour, 1.7) + fill(brush([start, end], 1.3, 0.5), vein)


def leafy_druid(spot: Colour) -> Fragment:
    """A woman in profile, her hair all leaves, a shoot growing on her palm."""
    face = curve(
        "44 20!, 36 26, 33 35!, 35 39, 26 50!, 31 53!, 28.6 56!, 31.4 58, 29.4 61.4!, 32 64, 31 70, 37 76, 47 74!, "
        "50 84, 44 104!, 86 104!, 72 80, 70 50, 60 24"
    )
    leaves = ""
    for i, (x, y, angle, long) in enumerate(
        (
            (66, 76, 66, 26), (70, 66, 40, 27), (70, 54, 18, 28), (68, 42, -8, 29), (62, 32, -34, 29), (54, 26, -62, 27), (45, 25, -92, 24),
            (62, 72, 52, 22), (62, 60, 28, 24), (61, 49, 2, 24), (56, 39, -28, 24), (48, 33, -58, 22), (40, 30, -104, 19),
            (54, 66, 34, 18), (54, 54, 8, 19), (50, 44, -22, 19),
        )
    ):  # fmt: skip
        leaves += _leaf(x, y, long, angle, spot if i % 2 else BONE)
    hand = curve("6 84!, 13 82, 20 78, 30 73!, 32 76, 28 81, 26 90, 22 104!, 6 104!")
    shoot = fill(brush("21 80 20 68 22 58", 2.4, 1.6), BONE)
    return (
        cast(face)
        + cut(face, "72 78 62 88 60 100", 12, count=8)
        + leaves
        + fill(polygon([(33, 40), (43, 36.4), (44, 39), (35, 42.6)]), BLACK)
        + fill(lens(38.4, 44.4, 8.6, 5, -8), BLACK)
        + fill(circle(37.2, 44.3, 1.5), spot)
        + fill(brush("30 58.4 34 58.6 37 57.6", 1.5, 0.5) + brush("27.6 51.6 30 49 32 49.6", 1.3, 0.5), BLACK)
        + fill(polygon([(40, 50), (43.4, 50), (40.4, 63)]), spot)
        + shoot
        + _leaf(20.4, 72, 12, -150, spot)
        + _leaf(20.6, 64, 10, -160, BONE)
        + _leaf(22, 59, 13, -92, spot)
        + cast(hand)
        + fill(brush("14 85 20 82 26 79", 1.4, 0.6), BLACK)
    )


def skull_puppeteer(spot: Colour) -> Fragment:
    """A woman with parted black hair lets a skull dance on strings from her raised hands."""
    hair = half("50 8!, 60 9, 67 20, 67 38, 72 56!, 50 58")
    face = half("50 16!, 57 18, 61 28, 59 37, 54 44, 50 46")
    robe = half("50 46!, 60 52, 72 50, 84 38!, 96 48!, 88 64, 76 76, 70 104!, 50 104!")
    hand = curve(
        "80 36!, 78 27, 81 24!, 83 31, 84 20!, 87 20!, 87.4 30, 91 21!, 93.6 23!, 91.4 32, 96 27!, 97.6 30!, 92 42!"
    )
    strings = "".join(brush(line, 1.1, 1.1) for line in ("82 28 60 68", "90 26 63 76"))
    folds = "".join(brush(line, 1.8, 0.6) for line in ("88 46 80 58 72 66", "82 46 74 54 68 58", "64 56 62 66 64 76"))
    return (
        both(robe)
        + pair(curve("50 50!, 58 54, 62 66, 64 104!, 50 104!"))
        + pair(folds)
        + both(polygon([(80, 39), (93, 49), (97, 44), (84, 34)]), spot, 1.6)
        + both(hand, BONE, 1.6)
        + cast(hair, BLACK, 1)
        + pair(brush("52 11 60 16 63 30 64 50", 1.2, 0.7), BONE)
        + cast(face, BONE, 1.2)
        + pair(lens(55, 30, 6.6, 4.4, -12))
        + pair(circle(55, 30, 1.1), spot)
        + fill(brush("50 31 51.4 36 48.8 36.6", 1.2, 0.6) + lens(50, 40.6, 6, 2.6), BLACK)
        + fill(polygon([(50, 19), (51.8, 22.4), (50, 26), (48.2, 22.4)]), spot)
        + cast(strings, BONE, 0.8)
        + cast(mirror(strings, 50), BONE, 0.8)
        + placed(skull(spot), 50, 76, 0.4, origin=(50, 50))
    )


def fire_dancer(spot: Colour) -> Fragment:
    """The whole figure in a leap, a fire in each hand; hair and skirt are flames."""
    skirt = curve(
        "43 50!, 56 50!, 66 56, 80 54, 91 44!, 88 58, 80 66!, 90 66!, 80 76, 68 74!, 74 84!, 58 80, 48 72!, 44 84, 32 86, "
        "20 96!, 26 82, 34 74!, 24 78, 10 76!, 26 66, 36 58"
    )
    flicks = "".join(brush(line, 1.8, 0.5) for line in ("58 56 70 62 84 56", "44 60 38 70 28 78", "50 60 50 68 44 76"))
    hair = curve("48 32!, 42 28, 42 18, 50 13, 58 16, 64 24, 74 22, 82 12!, 82 26, 74 34!, 80 36!, 68 42, 58 38, 54 32")
    bodice = curve("43 51!, 44 46, 41 40!, 47 36, 56 37!, 57 45, 56 51!")
    left = brush("43 40 32 44 26 34 20 22", 6.4, 4)
    right = brush("56 40 68 46 78 40 82 30", 6.4, 4)
    leap = cast(brush("54 60 68 70 64 80 52 92", 9, 3), BONE, 1.8)
    face = ellipse(49, 25, 6.6, 8)
    return (
        cast(hair, spot)
        + fill(brush("52 18 60 26 72 28 78 22", 1.6, 0.5), BLACK)
        + cast(left, BONE, 1.8)
        + cast(right, BONE, 1.8)
        + cast(skirt, spot)
        + fill(flicks, BONE)
        + leap
        + cast(rectangle(46.4, 30, 5, 9), BONE, 1.6)
        + cast(bodice, BONE, 1.8)
        + fill(polygon([(43, 47), (57, 47), (57, 51), (43, 51)]), BLACK)
        + cast(face, BONE, 1.8)
        + fill(lens(46.2, 25, 4, 2.6, 8) + lens(52.2, 24.6, 4, 2.6, -8) + lens(49.4, 29.6, 4.4, 2), BLACK)
        + flame(19, 21, 0.78, spot)
        + flame(83, 26, 0.78, spot)
    )


def star_enchantress(spot: Colour) -> Fragment:
    """A woman in three-quarter view, her hair piled high, her open hand before her, a star above it."""
    bun = circle(34, 14, 10)
    hair = curve("22 40, 22 22, 34 12, 48 12, 58 20, 62 34!, 56 40, 50 60!, 30 70!, 24 58")
    face = curve("34 26!, 48 22, 59 28!, 60 40!, 58 50, 54 60, 49 66!, 40 62, 33 52, 31 40")
    neck = curve("33 54!, 46 62!, 46 74!, 60 84, 66 104!, 4 104!, 8 84, 24 78, 31 70!")
    dress = curve("4 104!, 8 86, 22 80!, 36 92, 52 80!, 62 88, 66 104!")
    fingers = "".join(
        stroke(polygon(way, closed=False), BLACK, 9.2) + stroke(polygon(way, closed=False), BONE, 5.8)
        for way in ("64 68 59 53", "70 64 68 46", "77 64 78 46", "83 67 88 52")
    )
    palm = curve("58 70, 62 65, 72 62, 84 65, 87 72, 83 84!, 86 104!, 66 104!, 66 86!, 56 80, 50 71, 52 68, 58 72!")
    return (
        cast(bun)
        + fill(brush("28 10 36 9 41 14", 1.6, 0.6) + brush("27 17 34 14 40 20", 1.6, 0.6), BLACK)
        + cast(neck)
        + cast(dress, spot)
        + cast(hair)
        + fill(
            "".join(brush(line, 1.7, 0.7) for line in ("30 20 26 36 28 54", "36 16 28 28 30 40", "46 15 54 20 58 28")),
            BLACK,
        )
        + cast(face, BONE, 1.8)
        + cut(face, "31 38 33 52 42 64", 7, angle=-10, count=8)
        + cast(curve("30 31!, 44 26, 61 29!, 60.6 34!, 45 31, 31 36.4!"), spot, 1.4)
        + fill(brush("37 40 41.6 37.6 46 39.4", 1.6, 1) + brush("52 39 56 37.4 59 38.8", 1.5, 0.9), BLACK)
        + fill(lens(42, 43.4, 8.4, 5.6, 0) + lens(55.6, 42.8, 6.6, 5.2, 0), BLACK)
        + fill(circle(42.6, 43.4, 1.6) + circle(56, 42.8, 1.5), spot)
        + fill(brush("51 43 53.4 51 49.6 53", 1.5, 0.8) + lens(49.6, 58.6, 9, 3.8, -6), BLACK)
        + cast(circle(30.5, 56, 2.6), spot, 1.2)
        + fingers
        + cast(palm, BONE, 1.8)
        + fill(rectangle(64, 64, 20, 8), BONE)
        + fill(brush("60 74 70 72 82 72", 1.3, 0.5) + brush("66 86 68 76 64 70", 1.3, 0.5), BLACK)
        + cast(star(80, 26, 13, 5, 8), spot, 1.6)
        + fill(star(80, 26, 6, 2.2, 4), BONE)
    )


def wind_magician(spot: Colour) -> Fragment:
    """An old man in profile to the left against the wind: hat bent back, beard blown behind him, a taper before him."""
    hat = curve("26 34!, 32 18, 44 10, 60 4, 76 8, 90 22!, 78 17, 68 22, 66 36!, 46 36")
    brim = curve("10 38!, 24 30, 46 32, 68 31, 82 42!, 64 41, 44 42, 26 40")
    face = curve("30 40!, 29 46!, 17 57!, 26 59!, 25 63!, 29 64, 28 68!, 34 74, 58 74!, 64 40!")
    beard = curve(
        "25 64!, 36 60, 48 58, 58 52!, 72 62, 80 64, 89 60!, 87 72, 81 78!, 88 80!, 80 88, 70 88, 66 98!, 54 88, 36 82, 26 72!"
    )
    robe = curve("20 104!, 24 86, 36 76, 66 74, 84 86, 92 104!")
    hairs = "".join(
        brush(line, 1.8, 0.5)
        for line in ("36 68 54 68 76 70 88 68", "40 75 56 78 70 80", "50 62 62 68 72 72", "58 84 64 88 66 93")
    )
    hair = curve("56 40!, 70 40, 82 48, 92 48!, 84 56, 88 62!, 74 62, 60 58!")
    taper = cast(polygon([(8.6, 66), (15.4, 66), (15.4, 100), (8.6, 100)]), BONE, 1.8)
    hand = "".join(
        cast(curve(f"7 {y}, 14 {y - 1}, 22 {y}, 22 {y + 5}, 14 {y + 5.6}, 7 {y + 5}"), BONE, 1.4) for y in (74, 79)
    )
    man = (
        cast(robe, spot)
        + cast(hair)
        + fill("".join(brush(line, 1.5, 0.5) for line in ("64 46 76 50 86 51", "64 52 74 57 82 59")), BLACK)
        + cast(face, BONE, 1.8)
        + fill(polygon([(28, 43), (40, 42), (42, 45), (30, 47)]), BLACK)
        + fill(lens(35, 49.6, 8, 4.8, 6), BLACK)
        + fill(circle(33.8, 49.6, 1.5), spot)
        + fill(curve("52 46!, 57 47, 57 55, 52 57!, 54 52"), BLACK)
        + fill(brush("41 50 44 53 42 56", 1.2, 0.5) + brush("18.6 57 22 54 25 55.6", 1.3, 0.6), BLACK)
        + cast(beard)
        + fill(hairs, BLACK)
        + cast(curve("26 60!, 36 57, 46 58, 56 66!, 44 66, 34 65, 25.6 64.4!"), BONE, 1.4)
        + cast(hat)
        + cut(hat, "70 12 66 24 64 36", 11, count=8)
        + fill(star(45, 22, 6.4, 2.6, 5, -70), spot)
        + cast(brim, spot, 2)
    )
    return shifted(5, 0, man) + shifted(3.4, 2, taper + hand + flame(12, 62, 0.62, spot))


def exiled_queen(spot: Colour) -> Fragment:
    """An old queen in profile, as on a coin: a crown with a tooth broken off, her hair in a net of pearls."""
    face = curve(
        "36 32!, 33.6 40, 35 43, 25 54!, 31 57.4!, 29.4 61!, 33 63, 31.4 66.6!, 34 70, 33 75, 38 79, 50 76!, 53 88, 46 104!, "
        "82 104!, 70 88, 68 66!, 70 40, 56 30"
    )
    net = curve("56 34!, 70 32, 82 40, 86 54, 80 68, 68 72!, 60 64, 56 48")
    pearls = ((66, 41), (75, 44), (80, 53), (70, 52), (62, 50), (75, 62), (66, 61))
    crown = polygon(
        [
            (30, 34),
            (25, 10),
            (36, 20),
            (43, 4),
            (49, 17),
            (52, 15),
            (55, 19),
            (62, 8),
            (65, 22),
            (78, 15),
            (72, 38),
            (52, 32),
        ]
    )
    ermine = curve("24 104!, 34 92, 52 88, 72 86, 88 96, 94 104!")
    return (
        cast(net)
        + cast(face)
        + cut(face, "66 56 64 70 70 90", 14, count=10)
        + cast(net, BONE, 1.8)
        + fill(
            "".join(
                brush(line, 1.2, 1.2)
                for line in ("57 42 70 46 84 60", "58 56 68 56 80 66", "62 34 70 48 66 68", "76 36 80 48 74 70")
            ),
            BLACK,
        )
        + "".join(cast(circle(x, y, 2.3), spot, 1) for x, y in pearls)
        + cast(crown)
        + fill(curve("29.4 30!, 52 27, 74.6 33!, 72.6 38!, 52 32, 30 35!"), spot)
        + "".join(cast(circle(x, y, 2.2), spot, 1) for x, y in ((43, 4.4), (25, 10), (62, 8), (78, 15)))
        + fill(polygon([(34, 43.6), (45, 40.6), (47, 43.4), (36, 46)]), BLACK)
        + fill(lens(40.4, 48.4, 8.6, 4.8, 6), BLACK)
        + fill(circle(39.4, 48.4, 1.4), spot)
        + fill(
            "".join(
                brush(line, 1.3, 0.4)
                for line in (
                    "45 51 47 54 46 57",
                    "48 49 51 51 51 54",
                    "38 60 41 64 39 69",
                    "44 62 47 67 45 72",
                    "30 63.4 34 63.8 37 63",
                )
            ),
            BLACK,
        )
        + fill(brush("26.4 55 29 52.6 31.6 54", 1.3, 0.5), BLACK)
        + cast(polygon([(56, 62), (59, 70), (56, 78), (53, 70)]), spot, 1.2)
        + cast(ermine)
        + fill("".join(lens(x, y, 8, 2.6, 80) for x, y in ((40, 94), (52, 95), (64, 93), (75, 95))), BLACK)
    )


def sleeping_king(spot: Colour) -> Fragment:
    """A bearded king asleep on his fist, his crown slipped over one ear."""
    body = curve("0 104!, 8 88, 24 80, 50 84, 70 78, 84 80, 96 104!")
    hair = curve("22 50!, 24 32, 38 22, 56 22, 70 34, 74 54, 68 70!, 44 72!, 28 66")
    face = curve("28 40!, 44 34, 62 38!, 64 52, 58 64, 44 66, 31 60, 28 50")
    beard = curve("25 56!, 34 62, 46 60!, 58 61, 68 56!, 72 70, 66 84, 56 92, 50 101!, 40 96, 28 84, 23 70")
    crown = polygon([(21, 38), (14, 15), (28, 22), (33, 5), (45, 18), (56, 6), (60, 23), (74, 18), (70, 42), (45, 33)])
    band = polygon([(20.2, 33), (45, 28), (71, 36.4), (70, 42), (45, 33.4), (21, 38)])
    moustache = "47 58!, 40 56, 30 60, 24 68!, 34 67, 42 65, 47 61!"
    fist = "".join(
        cast(curve(f"{x} 58, {x + 4} 54, {x + 7.4} 57, {x + 8} 68, {x + 4} 70, {x} 68"), BONE, 1.5)
        for x in (63, 69, 75, 81)
    )
    arm = polygon([(64, 66), (88, 66), (90, 104), (66, 104)])
    return (
        cast(body, spot)
        + cast(hair)
        + cut(hair, "70 34 74 50 70 66", 8, count=8)
        + cast(face, BONE, 1.6)
        + fill(curve("31 48!, 36 52.4, 42 49!, 36.6 54.4") + curve("50 49!, 55.4 52.6, 61 48.6!, 55.6 54.6"), BLACK)
        + fill(brush("30 44 36 41 42 44.6", 2.8, 1.4) + brush("50 44.6 56 41.4 62 44", 2.8, 1.4), BLACK)
        + cast(curve("46 46!, 44 56, 42.6 59, 46 61, 50.4 59, 48.6 55"), BONE, 1.3)
        + cast(beard)
        + fill(
            "".join(
                brush(line, 1.7, 0.6)
                for line in ("34 72 36 80 42 90", "46 72 47 84 49 94", "60 72 60 80 56 88", "28 70 30 76 32 80")
            ),
            BLACK,
        )
        + cast(curve(moustache), BONE, 1.3)
        + cast(mirror(curve(moustache), 47), BONE, 1.3)
        + fill(ellipse(47, 66.4, 3.4, 2.6), BLACK)
        + placed(cast(crown) + fill(band, spot), 46, 36, origin=(46, 36), angle=7)
        + cast(arm, spot)
        + fill(brush("72 76 78 80 86 78", 1.6, 0.8) + brush("70 86 80 90 86 86", 1.6, 0.8), BLACK)
        + cast(polygon([(63, 66), (88, 66), (88, 72), (63, 72)]), BONE, 1.6)
        + fist
    )


CASTERS: dict[str, Callable[[Colour], Fragment]] = {
    draw.__name__: draw
    for draw in (
        leafy_druid, skull_puppeteer, fire_dancer, star_enchantress, wind_magician, exiled_queen, sleeping_king,
    )
}  # fmt: skip
