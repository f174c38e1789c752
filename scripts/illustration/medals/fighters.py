"""Fighters who do one thing each, drawn to the whole medal: their bust ends at the rim, as on a coin."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, clipped, fill, outlined, placed
from ..inks import BLACK, BONE, Colour
from ..paths import PathData, brush, circle, curve, ellipse, lens, polygon, rectangle, spike, turned
from .struck import both, cast, cut, half, pair


def engraved(path: PathData, line: float = 1.6) -> Fragment:
    """A black part with a line of bone: what is drawn on black."""
    return outlined(path, BLACK, BONE, line)


def berserk_mage(spot: Colour) -> Fragment:
    """A shaven man roars up to the right, a crest of spikes on his skull, his axe raised."""
    head = curve(
        "38 104!, 35 80, 27 62, 26 42, 34 25, 48 18, 60 23, 65 33!, 63 38!, 73 48!, 67 51!, 68 55!, 56 59!, "
        "56 64!, 65 71!, 66 79, 58 84, 52 82!, 58 104!"
    )
    crest = polygon(
        [
            turned((46, 46), a, r, 0)
            for a, r in zip(range(-196, -62, 12), (26, 44, 27, 46, 28, 47, 28, 46, 27, 42, 26, 36), strict=True)
        ]
    )
    rune = "".join(brush(line, 1.9, 1.5) for line in ("34 50 34 68", "34 52 41 56", "34 58 41 62"))
    face = (
        cast(head)
        + cut(head, "26 44 28 62 36 82", 9, angle=-10, count=10)
        + fill(polygon([(54, 34), (66, 35), (65, 39), (60, 42), (54, 40)]), BLACK)
        + fill(circle(60.5, 38.6, 1.7), spot)
        + fill(curve("44 46!, 49 43, 50 50, 46 56!, 47 50"), BLACK)
        + fill(brush("55 52 57 56 55 60", 1.6, 0.6) + brush("60 30 54 28 50 31", 1.6, 0.5), BLACK)
        + fill(polygon([(60, 57.4), (63, 56.3), (62, 60)]) + polygon([(65, 55.5), (68, 54.6), (66.6, 58.6)]), BONE)
        + fill(polygon([(59, 66.6), (61.6, 68.6), (61, 63.6)]), BONE)
        + fill(rune, spot)
    )
    blade = curve("80 8!, 88 6, 96 1!, 99 14, 95 27!, 88 22, 80 21!")
    axe = cast(rectangle(76, 4, 4.6, 84)) + cast(blade) + cast(rectangle(74.4, 11, 8, 7), spot)
    fist = "".join(
        cast(curve(f"71 {y}, 80 {y - 1}, 86 {y + 1}, 86 {y + 5}, 80 {y + 6}, 71 {y + 5}"), BONE, 1.5)
        for y in (52, 57, 62)
    )
    arm = cast(polygon([(70, 67), (86, 67), (90, 104), (66, 104)])) + cast(
        polygon([(68, 74), (87, 74), (88, 81), (67.4, 81)]), spot
    )
    return placed(cast(crest, spot) + face, 45, 55, 0.94, origin=(48, 58), angle=-14) + axe + arm + fist


def errant_knight(spot: Colour) -> Fragment:
    """A rider, seen behind the head of his barded horse."""
    lance = cast(rectangle(11.4, 15, 3.6, 60), BONE, 1.8) + cast(
        curve("15 16!, 22 12, 29 16!, 24 20, 30 25!, 22 25, 15 28!"), spot, 1.8
    )
    helm = curve("20 22!, 32 16, 44 22!, 46 34!, 44 50!, 32 56!, 21 50!, 19 34!")
    rider = (
        cast(curve("8 104!, 10 66, 20 54, 36 52, 54 62, 60 104!"), spot)
        + cast(helm)
        + fill(rectangle(30.2, 19, 3.4, 34), spot)
        + fill(
            polygon([(21, 31), (30, 33), (30, 37), (21, 35)]) + polygon([(34, 33), (44, 31), (44, 35), (34, 37)]), BLACK
        )
        + fill("".join(circle(x, y, 1.1) for x in (22.6, 26.4) for y in (42, 47)), BLACK)
    )
    horse = curve(
        "50 34!, 52 12!, 60 25!, 67 31, 74 43, 85 58, 89 66, 86 73, 79 75!, 72 73, 65 68!, 60 74, 62 86, 70 104!, "
        "24 104!, 28 78, 38 54"
    )
    chanfron = curve("55 27!, 62 26, 70 33, 80 48, 87 60!, 81 62, 70 50, 59 41!")
    mane = "".join(
        cast(
            curve(
                f"{x} {y}!, {x - 6} {y - 2}, {x - 11} {y + 6}, {x - 9} {y + 13}!, {x - 3} {y + 11}, {x + 4} {y + 9}!"
            ),
            spot,
            1.6,
        )
        for x, y in ((35, 74), (38, 62), (43, 50), (48, 39), (51, 29))
    )
    return (
        lance
        + rider
        + cast(horse)
        + cut(horse, "60 72 54 84 56 100", 13, count=9)
        + mane
        + cast(chanfron, spot, 1.8)
        + cast(polygon([(65, 31), (82, 18), (72, 37)]), BONE, 1.8)
        + fill(lens(63.5, 41.6, 9, 6.4, 35), BLACK)
        + fill(circle(64, 41.4, 1.3), BONE)
        + fill(lens(84.4, 66.6, 4.4, 3, 50), BLACK)
        + fill(
            brush("79 75 75 70 72 69", 1.8, 0.8)
            + brush("57 58 66 56 74 62 78 68", 2.2, 2.2)
            + brush("57 58 56 44 58 34", 2.2, 2.2),
            BLACK,
        )
        + cast(circle(57.4, 58, 2.6), BONE, 1.4)
    )


def black_knight(spot: Colour) -> Fragment:
    """Black on black: a jousting helm in profile to the left, its plume to the rim."""
    plume = curve("58 20!, 58 9, 70 2, 84 5, 94 18, 97 40, 92 62!, 88 46, 80 34, 70 26")
    barbs = "".join(brush(line, 1.8, 0.6) for line in ("62 16 74 10 84 15", "66 20 79 19 88 31", "72 24 83 29 92 46"))
    helm = curve("58 18, 74 24, 82 40, 80 62!, 84 78!, 50 90!, 30 80!, 27 62, 14 47!, 28 34, 40 22")
    skirt = curve("4 104!, 12 84, 30 78!, 52 88!, 84 77!, 94 88, 99 104!")
    slit = polygon([(18, 45), (45, 38), (50, 41), (22, 48.4)])
    return (
        cast(plume, spot)
        + fill(barbs, BLACK)
        + engraved(skirt)
        + fill("".join(circle(x, y, 1.5) for x, y in ((22, 86), (36, 88.6), (52, 93), (68, 88), (82, 84))), BONE)
        + engraved(helm, 1.9)
        + fill(polygon([(14.6, 47), (20, 42.4), (52, 35), (54, 37.2), (20, 46)]), BONE)
        + fill(slit, spot)
        + fill(brush("22 49.6 38 50 56 46 72 54 80 62", 1.3, 1.3), BONE)
        + fill("".join(rectangle(x, 60, 2, 12 - i) for i, x in enumerate((36, 41, 46, 51))), BONE)
        + cast(circle(66, 46, 4.2), spot, 1)
        + fill(circle(66, 46, 1.5), BONE)
        + fill("".join(brush(line, 1.7, 0.4) for line in ("62 21 72 27 77 38", "60 25 68 30 72 37")), BONE)
    )


def shield_biter(spot: Colour) -> Fragment:
    """A northman bites the rim of his shield, eyes wide, an axe beside him."""
    helm = half("50 4!, 60 14, 68 27, 70 40!, 50 38")
    hair = half("50 34!, 70 36!, 76 50, 74 72!, 50 70")
    face = half("50 36!, 67 38!, 67 54, 62 64, 50 64")
    shield = circle(50, 97, 35)
    moustache = curve("50.4 54!, 58 52, 68 58, 74 70!, 66 65, 58 62, 50.4 60!")
    teeth = "".join(cast(rectangle(x, 59.6, 4.4, 6.4), BONE, 1) for x in (40.6, 45.4, 50.2, 55))
    planks = "".join(rectangle(x, 62, 1.4, 40) for x in (28, 38, 60.6, 70.6))
    blade = curve("82 14!, 76 10, 70 4!, 66 18, 70 34!, 76 29, 82 28!")
    axe = cast(rectangle(80, 6, 4.4, 82)) + cast(blade) + cast(rectangle(78.4, 17, 7.6, 8), spot)
    return (
        axe
        + cast(hair)
        + pair(brush("70 44 72 56 70 68", 1.6, 0.8))
        + cast(face, BONE, 1.6)
        + pair(polygon([(51, 47), (64, 40), (66, 44), (54, 50)]))
        + pair(circle(59, 48.6, 4))
        + pair(circle(59, 48.6, 2.4), BONE)
        + pair(circle(59, 48.6, 1.2), spot)
        + fill(polygon([(50, 46), (53.6, 56), (46.4, 56)]), BLACK)
        + fill(curve("38 58!, 50 55, 62 58!, 60 68, 40 68"), BLACK)
        + cast(shield, spot)
        + clipped(shield, fill(planks, BLACK))
        + cast(circle(50, 97, 35) + circle(50, 97, 31), "none", 2.2)
        + cast(circle(50, 82, 9))
        + cut(circle(50, 82, 9), "59 76 60 82 56 88", 6, count=5)
        + teeth
        + both(moustache, BONE, 1.6)
        + cast(helm)
        + cut(helm, "58 12 67 26 70 40", 10, count=9)
        + cast(curve("28 34!, 50 30, 72 34!, 72.6 40!, 50 36.6, 27.4 40!"), spot, 1.6)
        + fill("".join(circle(x, y, 1.1) for x, y in ((36, 35.4), (43, 34), (50, 33.6), (57, 34), (64, 35.4))), BONE)
    )


def horned_giant(spot: Colour) -> Fragment:
    """A giant who fills the medal: horns as wide as the rim, a small helm without a face, a hill of fur."""
    horn = curve("58 36!, 74 40, 85 30, 84 8!, 96 22, 98 44, 84 58, 60 56!")
    bands = "".join(brush(line, 1.8, 1) for line in ("72 41 74 48 73 56", "80 38 85 45 86 54", "85 30 91 35 95 42"))
    fur = polygon(
        [
            (50, 60), (58, 57), (62, 63), (70, 60), (73, 67), (82, 66), (84, 74), (92, 76), (92, 104),
            (8, 104), (8, 76), (16, 74), (18, 66), (27, 67), (30, 60), (38, 63), (42, 57),
        ]
    )  # fmt: skip
    tufts = "".join(
        brush(f"{x} {y} {x + (x - 50) * 0.06} {y + 9}", 2.2, 0.5)
        for x, y in ((24, 74), (36, 70), (50, 72), (64, 70), (76, 74), (30, 84), (43, 83), (57, 83), (70, 84))
    )
    helm = half("50 24, 59 27, 64 38!, 64 58!, 57 66!, 50 68")
    return (
        both(horn)
        + fill(bands, BLACK)
        + placed(fill(bands, BLACK), 100, 0, flip=True)
        + cast(fur, spot)
        + fill(tufts, BLACK)
        + cast(helm)
        + cut(helm, "63 32 65 48 60 66", 8, count=8)
        + pair(polygon([(51.6, 44), (61, 41), (61, 46.6), (53, 48)]))
        + pair(circle(57, 44.8, 1.3), spot)
        + cast(polygon([(48, 22), (52, 22), (52.6, 58), (50, 61), (47.4, 58)]), spot, 1.4)
        + pair("".join(circle(x, y, 1) for x, y in ((56, 53), (60, 53), (56, 57.4))))
    )


def dawn_paladin(spot: Colour) -> Fragment:
    """Eyes shut, the flat of her sword before her face, both fists below; the dawn behind her."""
    rays = "".join(
        spike(*turned((50, 52), a, 27, 0), 22 if i % 2 else 14, 7, a) for i, a in enumerate(range(-168, 0, 13))
    )
    hair = half("50 16, 62 18, 71 32, 73 52, 69 66!, 50 68")
    face = half("50 24, 60 27, 65 40, 62 56, 56 66, 50 70")
    armour = curve("6 104!, 10 82, 26 74, 42 72!, 50 80!, 58 72!, 74 74, 90 82, 94 104!")
    blade = polygon([(50, -1), (54.6, 8), (54.6, 74), (45.4, 74), (45.4, 8)])
    lids = pair(curve("56.4 46!, 60 49.4, 64 45.4!, 60.4 47.4") + brush("56 41 60 38.6 64.4 40", 1.6, 0.8))
    fists = "".join(
        cast(
            curve(f"39 {y}, 50 {y - 1}, 61 {y}, 62 {y + 3}, 60 {y + 6}, 50 {y + 6.4}, 40 {y + 6}, 38 {y + 3}"),
            BONE,
            1.5,
        )
        for y in (79, 86)
    )
    return (
        fill(rays, BONE)
        + cast(hair)
        + pair("".join(brush(line, 1.6, 0.7) for line in ("67 34 69 48 67 62", "61 22 65 28 67 36")))
        + cast(face, BONE, 1.6)
        + cut(face, "65 38 63 54 54 68", 6, count=8)
        + lids
        + fill(lens(50, 62, 12, 3.6), BLACK)
        + cast(armour, spot)
        + fill("".join(brush(line, 1.8, 0.8) for line in ("20 82 28 78 38 78", "80 82 72 78 62 78")), BLACK)
        + cast(blade)
        + fill(polygon([(50, 2), (54, 9), (54, 74), (50.6, 74)]), spot)
        + cast(polygon([(30, 71), (33, 69), (67, 69), (70, 71), (70, 76), (67, 78), (33, 78), (30, 76)]), BONE)
        + cast(circle(50, 73.5, 2.6), spot, 1.2)
        + cast(rectangle(46.6, 78, 6.8, 18), BLACK, 1)
        + fists
    )


def gate_guard(spot: Colour) -> Fragment:
    """The whole man, small in his gate: tower shield before him, the portcullis over his head."""
    stones = polygon([(16, 104), (16, 42), (21, 26), (32, 14), (50, 9), (68, 14), (79, 26), (84, 42), (84, 104)])
    gate = curve("29 104!, 29 44!, 33 31, 42 24, 50 22, 58 24, 67 31, 71 44!, 71 104!")
    joints = "".join(
        brush(line, 1.6, 1.6)
        for line in (
            "16 56 29 56",
            "16 72 29 72",
            "71 56 84 56",
            "71 72 84 72",
            "18 36 31 40",
            "28 18 37 28",
            "50 9 50 22",
            "72 18 63 28",
            "82 36 69 40",
        )
    )
    bars = "".join(
        polygon([(x, 20), (x + 2.6, 20), (x + 2.6, y), (x + 1.3, y + 4.6), (x, y)])
        for x, y in ((33, 37), (40.4, 35), (47.8, 34), (55.2, 35), (62.6, 37))
    )
    helm = half("50 40, 56 42, 58.4 48!, 58 57!, 50 60")
    shield = half("50 62!, 64 60!, 64 82, 59 92, 50 98!")
    spear = cast(rectangle(66.4, 44, 2.6, 52), BONE, 1.2) + cast(
        polygon([(67.7, 33), (71, 42), (67.7, 47), (64.4, 42)]), BONE, 1.4
    )
    return (
        cast(stones)
        + cut(stones, "83 40 84 60 84 90", 8, count=10)
        + fill(joints, BLACK)
        + fill(gate, BLACK)
        + clipped(gate, fill(bars + rectangle(28, 29, 44, 2.4), spot))
        + spear
        + cast(curve("34 104!, 35 70, 42 60, 58 60, 65 70, 66 104!"), spot, 1.6)
        + cast(helm, BONE, 1.6)
        + pair(polygon([(50.8, 48), (57, 47), (57, 49.8), (50.8, 50.4)]))
        + fill(rectangle(49.2, 41, 1.6, 18), BLACK)
        + cast(shield)
        + cut(shield, "63 62 64 78 54 94", 6, count=8)
        + fill(
            polygon(
                [
                    (47.6, 64),
                    (52.4, 64),
                    (52.4, 71),
                    (60, 71),
                    (60, 76),
                    (52.4, 76),
                    (52.4, 92),
                    (50, 95),
                    (47.6, 92),
                    (47.6, 76),
                    (40, 76),
                    (40, 71),
                    (47.6, 71),
                ]
            ),
            spot,
        )
        + cast(ellipse(67.6, 70, 3.4, 3), BONE, 1.4)
    )


FIGHTERS: dict[str, Callable[[Colour], Fragment]] = {
    draw.__name__: draw
    for draw in (
        berserk_mage, errant_knight, black_knight, shield_biter, horned_giant, dawn_paladin, gate_guard,
    )
}  # fmt: skip
