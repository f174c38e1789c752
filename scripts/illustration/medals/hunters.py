"""Hunters, those who look about, and two of the dead: each does one thing, drawn to the whole medal."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, clipped, fill, placed, shifted, stroke
from ..inks import BLACK, BONE, Colour
from ..paths import brush, circle, curve, ellipse, lens, polygon, rectangle, turned
from .casters import flame
from .dead import skull
from .struck import both, cast, cut, half, pair


def limb(way: str, wide: float, colour: Colour = BONE) -> Fragment:
    """An arm or a leg: a line of constant width with round ends, in a black line."""
    line = polygon(way, closed=False)
    return stroke(line, BLACK, wide + 3.6) + stroke(line, colour, wide)


def pelt_stalker(spot: Colour) -> Fragment:
    """A woman under the pelt of her prey, its jaws over her brow, a knife between her teeth."""
    ear = curve("58 22!, 64 4, 76 2!, 80 14, 76 30!, 66 30")
    pelt = half("50 12, 62 14, 74 24, 82 42, 80 60, 90 74!, 82 76!, 88 88!, 76 88!, 74 104!, 50 104!")
    muzzle = half("50 16, 57 20, 60 30, 66 38, 66 44!, 58 46, 50 43")
    face = half("50 42!, 66 42!, 68 54, 63 70, 56 79, 50 82")
    paint = half("50 51!, 68 48!, 67 57!, 50 60!")
    fangs = pair("".join(polygon([(x, 42), (x + 4.4, 42), (x + 2.2, 49)]) for x in (53, 59.4)), BONE)
    blade = polygon([(14, 72), (24, 66.4), (64, 66.4), (64, 73.6), (22, 73.6)])
    return (
        both(ear)
        + pair(curve("64 20!, 68 9, 73 8!, 75 16, 72 24!"), spot)
        + cast(pelt)
        + cut(pelt, "80 28 84 52 82 70 80 92", 9, count=14)
        + pair("".join(brush(line, 1.8, 0.5) for line in ("74 52 74 64 78 72", "68 84 70 92 68 98")))
        + pair(polygon([(58, 27), (69, 22.6), (69, 28), (62, 31)]))
        + pair(circle(65, 26.6, 1.3), spot)
        + fill(half("50 38!, 68 40!, 72 56, 66 74, 50 84!"), BLACK)
        + cast(face, BONE, 1.6)
        + fill(paint, spot)
        + pair(lens(58.6, 54, 9, 5.4, -8))
        + pair(circle(58.6, 54, 1.6), BONE)
        + fill(polygon([(50, 54), (52.2, 63), (47.8, 63)]), BLACK)
        + fill(polygon([(41, 65), (59, 65), (57, 75), (43, 75)]), BLACK)
        + cast(blade, BONE, 1.8)
        + fill(rectangle(24, 69.4, 38, 1.4), BLACK)
        + fill("".join(rectangle(x, 65, 2.6, 4.4) for x in (43.6, 47, 50.4, 53.8)), BONE)
        + cast(rectangle(63.4, 62, 4, 16), spot, 1.6)
        + cast(rectangle(67, 67, 15, 6.4), BONE, 1.8)
        + fill("".join(rectangle(x, 67, 1.5, 6.4) for x in (71, 75)), BLACK)
        + cast(circle(84, 70.2, 3.4), spot, 1.6)
        + cast(muzzle, BONE, 1.8)
        + fill(half("50 34!, 56 33!, 54 38, 50 40") + brush("44 27 45.6 30 45 33", 1.4, 0.5), BLACK)
        + fangs
    )


def drawing_archer(spot: Colour) -> Fragment:
    """An archer in a crowned hood draws his bow to the left, the arrow at his cheek."""
    bow = brush("20 6 9 28 13 50 14 70 26 88", 2.6, 2.6, middle=6.4)
    string = polygon("20 7 56 50 26 87", closed=False)
    arrow = rectangle(7, 48.8, 53, 2.6) + polygon([(2, 50), (11, 45.4), (8.4, 50), (11, 54.6)])
    fletching = polygon([(50, 48.6), (57, 44), (64, 44), (58, 48.6)]) + polygon(
        [(50, 51.6), (57, 56), (64, 56), (58, 51.6)]
    )
    hood = curve("48 18!, 60 8, 74 14, 84 28, 98 40!, 84 46, 80 60, 72 68!, 54 66!, 48 50, 44 34")
    face = curve("48 28!, 46 33, 38 42!, 43 44.4!, 41.6 47!, 43.6 48.6, 42 51.4!, 45 56, 44 60, 50 64, 60 60!, 60 34!")
    crown = polygon([(42, 29), (39, 12), (47, 19), (52, 7), (59, 17), (67, 9), (67, 25)])
    body = curve("30 104!, 40 78, 54 66, 72 64, 88 76, 96 104!")
    return (
        stroke(string, BLACK, 3.4)
        + stroke(string, BONE, 1.5)
        + cast(bow, BONE, 1.8)
        + cast(rectangle(7.6, 44, 8, 14), spot, 1.6)
        + cast(body, spot)
        + fill("".join(brush(line, 1.8, 0.6) for line in ("56 76 52 88 52 98", "66 74 64 88 66 98")), BLACK)
        + cast(hood, spot)
        + fill(
            "".join(brush(line, 1.7, 0.6) for line in ("62 26 64 40 60 54", "70 22 76 34 74 52", "76 30 84 38 90 40")),
            BLACK,
        )
        + cast(face, BONE, 1.8)
        + fill(polygon([(45, 33), (54, 31), (56, 34), (46, 36.6)]) + lens(49.6, 38.6, 7.4, 4.6, 0), BLACK)
        + fill(circle(48.4, 38.6, 1.3), spot)
        + cast(crown, BONE, 1.8)
        + fill(polygon([(41.6, 25.6), (67, 21.6), (67, 25.2), (42.2, 29.4)]), spot)
        + cast(arrow, BONE, 1.2)
        + cast(fletching, spot, 1.2)
        + limb("52 76 32 66 14 52", 8)
        + limb("36 68 28 64", 8, spot)
        + limb("82 72 90 60", 11, spot)
        + limb("90 60 62 52", 8)
        + cast(curve("50 46!, 56 44, 63 47, 65 52, 62 57, 54 57, 51 53"), BONE, 1.6)
        + fill(rectangle(51, 49, 6, 1.2) + rectangle(51, 52.6, 6, 1.2), BLACK)
        + cast(curve("9 46, 15 45, 19 49, 19 55, 14 58, 9 55"), BONE, 1.6)
    )


def hooded_falconer(spot: Colour) -> Fragment:
    """A man in a beret, face to face with the falcon on his glove."""
    bird = curve(
        "28 16!, 38 14, 46 20, 45 26!, 48 31!, 42 31, 43 44, 40 60, 30 74, 22 86!, 20 76, 14 70, 12 52, 16 32, 20 20"
    )
    wing = curve("18 36!, 28 34, 33 46, 31 62, 22 86!, 19 74, 14 68, 13 52")
    face = curve(
        "92 34!, 74 30, 62 34!, 62 40, 53 51!, 58 53.6!, 56 56!, 58.4 58, 56.6 61!, 60 66, 59 72, 66 77, 76 74!, 78 84, 80 104!, 92 104!, 91 70"
    )
    beret = curve("57 38!, 50 28, 58 16, 76 13, 94 20, 100 34, 96 44!, 84 36, 70 34")
    feather = curve("70 20!, 76 6, 90 0!, 88 8, 92 10!, 84 14, 80 22!")
    beard = curve("58 68!, 66 68, 74 62, 80 48!, 86 46!, 90 64, 82 80, 68 86, 58 80!")
    glove = curve("16 104!, 12 86, 22 78, 36 78, 46 84, 44 92, 40 104!")
    coat = curve("46 104!, 54 92, 66 85, 82 78, 96 82, 104 104!")
    return (
        cast(bird)
        + cut(bird, "45 34 44 50 36 72", 8, count=10)
        + cast(wing, spot, 1.8)
        + fill(
            "".join(brush(line, 1.5, 0.5) for line in ("18 46 24 50 26 60", "17 56 22 62 22 72", "22 40 28 44 30 52")),
            BLACK,
        )
        + fill(curve("40 22!, 45 24!, 48 31!, 43 29.6, 39 28!"), spot)
        + fill(circle(35.4, 23, 3.4), BLACK)
        + fill(circle(36, 22.4, 1.3), BONE)
        + fill(
            "".join(
                curve(f"{x} {y}!, {x + 2.4} {y + 4}, {x + 4.8} {y}!, {x + 2.4} {y + 1.8}")
                for x, y in ((33, 38), (36, 46), (33, 54))
            ),
            BLACK,
        )
        + cast(face)
        + cast(beard, BLACK, 1)
        + fill("".join(brush(line, 1.2, 0.5) for line in ("84 54 82 66 74 76", "88 56 84 70 76 80")), BONE)
        + fill(polygon([(61, 42), (72, 39), (74, 42), (63, 45)]) + lens(66, 47.4, 8.4, 5, 6), BLACK)
        + fill(circle(64.8, 47.4, 1.5), spot)
        + fill(curve("59 57!, 66 55, 73 60!, 66 60") + brush("54.4 51.4 57 49 60 51", 1.2, 0.5), BLACK)
        + cast(coat, spot)
        + fill(brush("66 88 70 92 68 100", 1.8, 0.6) + brush("80 82 82 90 80 98", 1.8, 0.6), BLACK)
        + cast(feather, spot, 1.8)
        + cast(beret)
        + cut(beret, "94 20 99 32 94 42", 12, count=8)
        + fill(curve("57 34!, 74 29, 97 39!, 96 43.6!, 84 36, 70 34, 57 38!"), spot)
        + cast(glove, BONE)
        + fill(
            "".join(brush(line, 1.6, 0.6) for line in ("20 82 22 88 20 92", "28 81 29 88 28 93", "36 82 37 88 35 93")),
            BLACK,
        )
        + fill(brush("23 78 24 82", 2, 1.4) + brush("31 77 32 81", 2, 1.4), BLACK)
    )


def corner_scout(spot: Colour) -> Fragment:
    """A man who looks round the corner of a wall, his lantern out before him."""
    wall = rectangle(-6, -6, 42, 112)
    bricks = "".join(
        brush(line, 1.7, 1.7)
        for line in (
            "-6 16 36 16",
            "-6 30 36 30",
            "-6 44 36 44",
            "-6 58 36 58",
            "-6 72 36 72",
            "-6 86 36 86",
            "22 -6 22 16",
            "12 16 12 30",
            "26 30 26 44",
            "14 44 14 58",
            "24 58 24 72",
            "13 72 13 86",
            "25 86 25 104",
        )
    )
    face = curve(
        "30 34!, 54 32!, 56 38, 65 49!, 60 51.4!, 61.6 54!, 59 56, 60.4 59!, 57 63, 58 68, 52 73, 42 72!, 42 82, 30 84!"
    )
    cap = curve("28 38!, 28 22, 38 12, 52 14, 58 26!, 72 33!, 58 37, 44 36")
    coat = curve("30 104!, 30 80!, 42 78, 54 84, 64 94, 68 104!")
    window = polygon([(76, 58), (92, 58), (93.4, 78), (74.6, 78)])
    roof = polygon([(84, 45), (90, 51), (95, 58), (73, 58), (78, 51)])
    lantern = (
        stroke(circle(84, 42, 4.2), BLACK, 3.8) + stroke(circle(84, 42, 4.2), BONE, 1.6)
        + cast(window, BLACK, 1) + cast(roof, spot, 1.8) + cast(rectangle(73, 77, 22, 5), spot, 1.8)
        + fill(rectangle(75.6, 58, 1.8, 19) + rectangle(90.6, 58, 1.8, 19), BONE)
    )  # fmt: skip
    ring = circle(50, 50, 47)
    return (
        cast(coat, spot)
        + cast(face)
        + cut(face, "32 46 32 60 32 76", 8, angle=-5, count=8)
        + fill(polygon([(45, 41), (56, 40), (57, 43), (46, 44.4)]) + lens(52.4, 46.4, 9, 5.6, -4), BLACK)
        + fill(circle(54, 46.3, 1.6), spot)
        + fill(brush("54 58.6 57 58.6 60 58", 1.5, 0.6) + brush("59 51 61.6 48.6 64 49.6", 1.2, 0.5), BLACK)
        + cast(cap, spot)
        + fill(brush("36 20 42 24 52 26", 1.7, 0.6) + brush("30 33 44 32 58 32.6", 1.6, 1), BLACK)
        + limb("46 98 70 78 78 44", 8, spot)
        + shifted(-2, -14, lantern, flame(84, 75, 0.62, spot))
        + cast(curve("74 34, 79 27, 86 26, 89 30, 85 34, 84 42, 75 43"), BONE, 1.6)
        + clipped(ring, cast(wall) + fill(bricks, BLACK))
        + "".join(
            cast(curve(f"30 {y}, 38 {y - 1}, 41 {y + 2.4}, 38 {y + 5}, 30 {y + 5}"), BONE, 1.4) for y in (60, 65.6, 71)
        )
    )


def roped_caver(spot: Colour) -> Fragment:
    """A caver who hangs on his rope head down: boots above, his lamp below."""
    rope = brush("50 -6 50 40", 4, 4)
    strands = "".join(polygon([(48, y), (52, y - 2.4), (52, y - 0.8), (48, y + 1.6)]) for y in range(2, 24, 4))
    legs = limb("44 48 31 36 45 22", 8.6) + limb("56 48 69 36 55 22", 8.6)
    boot = cast(curve("49 26!, 49.4 8!, 30 8!, 28.6 12, 34 16, 42 18, 42.6 26!")) + cast(
        rectangle(28, 4.6, 21.4, 4), spot, 1.6
    )
    boot = placed(boot, 45, 23, origin=(46, 24), angle=-32)
    boots = boot + placed(boot, 100, 0, flip=True)
    coat = curve("40 46!, 50 42, 60 46!, 66 62, 60 70!, 40 70!, 34 62")
    arms = limb("38 62 24 66 16 80", 8, spot) + limb("62 62 76 66 84 80", 8, spot)
    head = half("50 67!, 62 68!, 63 78, 60 84!, 50 85")
    helmet = half("50 83, 66 82!, 70 84!, 64 93, 50 97")
    return (
        cast(rope, BONE, 1.6)
        + fill(strands, BLACK)
        + legs
        + boots
        + pair(rectangle(51.6, 20, 5, 1.5))
        + arms
        + cast(circle(15, 82, 5)) + cast(circle(85, 82, 5))
        + cast(coat, spot)
        + cast(polygon([(38, 52), (62, 52), (62, 58), (38, 58)]), BONE, 1.6)
        + cast(rectangle(46, 50.6, 8, 9), spot, 1.6)
        + cast(head)
        + pair(curve("50.6 72!, 56 70, 61 73!, 57 75, 50.6 74!"))
        + fill(polygon([(48, 76), (52, 76), (53, 80), (47, 80)]), BLACK)
        + pair(circle(56.6, 79.6, 1.8))
        + cast(helmet)
        + cast(circle(50, 90, 5.6), spot, 1.8)
        + fill(circle(50, 90, 2.6), BONE)
    )  # fmt: skip


def horn_keeper(spot: Colour) -> Fragment:
    """A gamekeeper with a broad hat blows the great horn that lies round his shoulder."""
    horn = brush("37 61 27 68 17 62 13 46 17 28", 3, 16)
    bell = placed(cast(ellipse(0, 0, 9, 3.6), BLACK, 1.6), 17.2, 28, angle=12)
    face = curve(
        "64 30!, 38 30!, 38 38, 29 48!, 34 50.4!, 32 53!, 33 58, 37 62, 36 68, 46 74, 60 72!, 66 80, 80 84!, 74 52"
    )
    hat = curve("18 34!, 30 30, 34 14, 46 10, 58 12, 66 27, 80 30, 88 38!, 70 38, 50 35, 32 37")
    beard = curve("36 63!, 44 64, 54 57, 62 44!, 70 46, 72 62, 63 78, 50 83, 40 76!")
    feather = curve("58 24!, 66 8, 84 2!, 84 10, 78 18, 66 26!")
    keeper = (
        cast(feather, spot)
        + fill(brush("62 22 72 12 82 5", 1.5, 0.5), BLACK)
        + cast(curve("30 104!, 40 82, 60 74, 80 78, 92 104!"), spot)
        + cast(face)
        + cast(beard, spot, 1.8)
        + fill(
            "".join(brush(line, 1.6, 0.5) for line in ("46 66 48 72 46 78", "56 62 58 68 54 76", "64 54 66 62 62 70")),
            BLACK,
        )
        + cast(curve("34 57!, 42 50, 50 54, 50 60, 42 62, 36 61!"), BONE, 1.4)
        + fill(polygon([(38, 40), (48, 37.6), (50, 40.6), (39, 43)]) + lens(43.6, 45, 8, 5, 4), BLACK)
        + fill(circle(42.4, 45, 1.5), spot)
        + cast(hat)
        + cut(hat, "60 14 66 26 76 34", 10, count=8)
        + fill(curve("32 26!, 48 23, 65 26!, 67 30.6!, 50 28, 31 30.6!"), spot)
        + cast(horn)
        + cut(horn, "20 34 18 46 20 58", 6, angle=10, count=7)
        + fill(brush("6.6 39 21.6 40", 3.2, 3.2) + brush("21 71 25 62", 3, 3), spot)
        + bell
        + limb("56 100 36 88 28 70", 9, spot)
        + "".join(
            cast(curve(f"{x} 60, {x + 4} 58.6, {x + 6} 61, {x + 6} 69, {x + 3} 72, {x} 70"), BONE, 1.4)
            for x in (30, 25, 20)
        )
    )
    return shifted(7, 0, keeper)


def soul_lich(spot: Colour) -> Fragment:
    """A crowned skull in profile to the right, its own soul in the bones of its hand."""
    head = curve(
        "20 52, 20 34, 32 22, 50 20, 62 28!, 64 38, 60 44!, 63 52!, 68 56!, 66 62!, 54 66!, 46 62, 40 70!, 28 66"
    )
    jaw = curve("42 64!, 46 72, 66 69!, 67 78, 58 84, 44 82, 34 70!")
    crown = polygon([(16, 40), (11, 13), (22, 23), (29, 4), (38, 18), (50, 4), (56, 19), (68, 11), (65, 32), (40, 28)])
    robe = curve("0 104!, 4 84, 20 74, 38 78, 52 92, 56 104!")
    bones = "".join(
        cast(brush(line, 3.4, 2.6), BONE, 1.5)
        for line in (
            "72 100 62 86 66 72",
            "76 98 74 80 76 68",
            "80 98 84 82 85 70",
            "84 100 93 86 93 76",
            "68 102 56 96 57 86",
        )
    )
    knuckles = "".join(cast(circle(x, y, 2.6), BONE, 1.4) for x, y in ((64, 84), (74.6, 82), (83.6, 83), (91.4, 87)))
    return (
        cast(robe, spot)
        + cast(jaw)
        + cast(head)
        + cut(head, "22 40 22 54 30 66", 10, angle=-6, count=9)
        + fill(ellipse(51, 42, 7, 7.4), BLACK)
        + fill(circle(53, 42, 2.6), spot)
        + fill(polygon([(60, 47), (63, 54), (57, 55)]), BLACK)
        + fill("".join(polygon([(x, y), (x + 3.2, y), (x + 2.6, y + 4), (x + 0.6, y + 4)]) for x, y in ((46, 63.6), (50.2, 65.4), (54.4, 65.4), (58.6, 64.4), (62.6, 62.4))), BONE)
        + fill("".join(rectangle(x, 70.4, 1.3, 4) for x in (48, 52, 56, 60)), BLACK)
        + fill(brush("36 54 40 58 44 56", 1.8, 0.6), BLACK)
        + cast(crown)
        + cut(crown, "12 16 15 28 18 40", 8, angle=-6, count=6)
        + fill(polygon([(15, 35.6), (40, 23.6), (65.8, 28), (65, 32), (40, 28.4), (16, 40.4)]), spot)
        + "".join(cast(circle(x, y, 2), spot, 1) for x, y in ((22, 28), (38, 23), (54, 23)))
        + bones
        + knuckles
        + flame(76, 60, 1.15, spot)
    )  # fmt: skip


def bone_queen(spot: Colour) -> Fragment:
    """A small skull from the front, a ruff of bones as wide as the medal, her hair built high."""
    ruff = ""
    for i in range(11):
        angle = -204 + i * 228 / 10
        at = [turned((50, 62), angle, r, s) for r, s in ((20, 0), (39, 0))]
        ruff += cast(brush(at, 4.4, 4.4), BONE, 1.6)
        ruff += "".join(cast(circle(*turned((50, 62), angle, 40, s), 3.5), BONE, 1.4) for s in (-2.9, 2.9))
    hair = half("50 2.4, 60 4, 62 10, 66 14, 65 24, 70 30, 68 42!, 50 40")
    dress = half("50 84!, 62 82!, 80 92, 86 104!, 50 104!")
    pearls = "".join(
        cast(circle(50 + x, 84 + y, 2.4), BONE, 1.4)
        for x, y in ((-15, 0), (-10, 4), (-5, 6.6), (0, 7.6), (5, 6.6), (10, 4), (15, 0))
    )
    return (
        ruff
        + cast(circle(50, 62, 22), spot)
        + cast(dress, spot)
        + cast(hair)
        + cut(hair, "62 6 66 22 68 38", 9, count=10)
        + pair("".join(brush(line, 1.7, 0.6) for line in ("51 6 58 8 61 6", "51 16 60 19 65 15", "51 28 62 30 69 28")))
        + placed(skull(spot), 50, 59, 0.54, origin=(50, 48))
        + cast(half("50 36, 62 38!, 64 44!, 50 41.6"), spot, 1.4)
        + pearls
    )


HUNTERS: dict[str, Callable[[Colour], Fragment]] = {
    draw.__name__: draw
    for draw in (
        pelt_stalker, drawing_archer, hooded_falconer, corner_scout, roped_caver, horn_keeper, soul_lich, bone_queen,
    )
}  # fmt: skip
