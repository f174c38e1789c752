"""Those who haunt: each does one thing, drawn to the whole medal."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, clipped, fill, placed, shifted
from ..inks import BLACK, BONE, Colour
from ..paths import brush, circle, curve, ellipse, lens, polygon, rectangle, rounded
from .casters import flame
from .hunters import limb
from .struck import both, cast, cut, half, pair


def beaked_doctor(spot: Colour) -> Fragment:
    """A plague doctor in profile, his beak across the medal, a sprig held to its tip."""
    cape = curve("2 104!, 8 84, 20 70, 34 66, 52 72, 66 86, 70 104!")
    hood = curve("22 36!, 16 52, 18 68, 28 76, 46 78, 54 68!, 56 40!")
    beak = curve("40 36!, 56 36, 68 42, 82 54, 93 71!, 76 67, 62 64, 50 66!, 42 58")
    brim = curve("8 33!, 24 28, 46 29, 62 31, 78 30!, 68 37, 46 38, 24 38")
    crown = curve("22 31!, 24 16, 30 9, 46 9, 56 12, 60 32!, 42 34")
    stitches = "".join(
        brush(line, 1.5, 1.2) for line in ("60 49 62 53", "67 52 69 56", "74 56.4 75.6 60", "81 61.4 82.2 64.6")
    )
    doctor = (
        cast(cape, spot)
        + fill("".join(brush(line, 1.8, 0.6) for line in ("30 78 24 88 24 98", "44 82 44 92 42 100")), BLACK)
        + cast(hood)
        + cut(hood, "20 48 20 62 28 74", 10, angle=-6, count=9)
        + cast(beak)
        + cut(beak, "88 66 74 60 62 56", 8, angle=160, count=8, thick=1.2)
        + fill(brush("44 55 58 55 74 59 90 69", 1.6, 0.8) + stitches, BLACK)
        + cast(circle(47, 45, 8.6), BONE, 2)
        + fill(circle(47, 45, 6), BLACK)
        + fill(circle(47, 45, 3.8), spot)
        + fill(circle(48.4, 43.6, 1.3), BONE)
        + cast(crown)
        + cut(crown, "26 14 24 22 23 30", 8, angle=-4, count=6)
        + fill(polygon([(22.6, 26), (59.4, 26), (60, 31.6), (22, 31)]), spot)
        + cast(brim)
        + limb("50 102 70 96 80 84", 9, spot)
        + cast(brush("76 92 84 80 90 66", 2.4, 1.2), BONE, 1.4)
        + "".join(cast(lens(x, y, 11, 4.6, a), spot, 1.4) for x, y, a in ((80, 76, 20), (92, 72, -60), (86, 66, 40), (92, 62, -70)))
        + cast(circle(79, 86, 5), BONE, 1.6)
    )  # fmt: skip
    return placed(doctor, 36, 60, 0.91, origin=(36, 62))


def rampart_ghost(spot: Colour) -> Fragment:
    """A shade rises behind the battlements and aims at us, its bow lying across."""
    bow = brush("12 59 22 47 36 42 50 47 64 42 78 47 88 59", 2.4, 2.4, middle=6)
    shroud = half("50 7, 61 10, 67 23, 67 38, 80 52, 85 68, 88 104!, 50 104!")
    sleeve = curve("64 40!, 76 44, 80 52!, 77 60, 70 68!, 62 62")
    wall = polygon(
        [
            (4, 104),
            (4, 72.4),
            (24, 72.4),
            (24, 82),
            (39, 82),
            (39, 72.4),
            (61, 72.4),
            (61, 82),
            (76, 82),
            (76, 72.4),
            (96, 72.4),
            (96, 104),
        ]
    )
    joints = "".join(
        brush(line, 1.6, 1.6)
        for line in (
            "4 82 96 82",
            "4 91 96 91",
            "14 72 14 82",
            "50 72 50 82",
            "86 72 86 82",
            "31 82 31 91",
            "69 82 69 91",
            "50 91 50 104",
        )
    )
    return (
        cast(shroud)
        + cut(shroud, "67 20 68 38 80 52 86 68", 12, count=14)
        + pair(ellipse(58, 25, 4.6, 6))
        + pair(circle(58, 26, 1.8), spot)
        + fill(ellipse(50, 35.6, 3, 2.4), BLACK)
        + both(sleeve, BONE, 1.8)
        + cast(bow, spot, 1.8)
        + both(circle(72, 45, 4.4), BONE, 1.8)
        + cast(brush("12 59 50 68 88 59", 1.2, 1.2, middle=1.2), BONE, 1)
        + cast(polygon([(50, 45), (60, 59), (53.4, 56.6), (53.4, 70), (46.6, 70), (46.6, 56.6), (40, 59)]), BONE, 1.8)
        + fill(polygon([(50, 47), (58, 57), (50, 54.4)]), spot)
        + cast(wall)
        + fill(joints, BLACK)
        + cut(wall, "76 74 77 84 80 100", 10, count=8)
    )


def waking_mummy(spot: Colour) -> Fragment:
    """A mummy, the whole of it, pushes the lid of its coffin aside."""
    coffin = polygon([(34, -2), (56, -2), (66, 16), (62, 104), (28, 104), (24, 16)])
    hollow = polygon([(37, 4), (53, 4), (60, 18), (57, 104), (33, 104), (30, 18)])
    body = curve("38 22!, 52 22!, 58 34, 57 52, 53 70, 53 104!, 37 104!, 37 70, 33 52, 32 34")
    head = ellipse(45, 17, 7.4, 9.4)
    bands = "".join(
        brush(line, 1.5, 1.2)
        for line in (
            "31 34 44 30 60 35", "31 42 46 47 60 40", "32 52 44 49 60 54", "33 60 46 64 58 58", "35 70 46 68 58 73",
            "36 80 46 84 56 78", "36 90 48 88 56 92", "37 10 45 8 54 12", "37 23 46 26 54 22", "45 7 52 10 54 14",
        )
    )  # fmt: skip
    lid = polygon([(66, -1), (84, 2), (97, 20), (84, 104), (52, 104), (60, 14)])
    face = half("50 16, 58 18, 60 28, 56 38, 50 41")
    waking = (
        cast(coffin, spot)
        + cast(hollow, BLACK, 0)
        + cast(body, BONE, 1.6)
        + cast(head, BONE, 1.6)
        + clipped(body, fill(bands, BLACK))
        + clipped(head, fill(bands, BLACK) + fill(curve("37 15!, 45 13.4, 53 15!, 53 20!, 45 19, 37 20!"), BLACK))
        + fill(circle(41.6, 17, 1.9) + circle(48.4, 17, 1.9), BONE)
        + fill(circle(41.6, 17, 0.9) + circle(48.4, 17, 0.9), spot)
        + shifted(
            2,
            0,
            cast(lid),
            cut(lid, "94 24 90 50 84 90", 14, count=14),
            placed(
                cast(curve("50 8!, 62 10, 68 24, 66 42!, 58 44, 42 44, 34 42!, 32 24, 38 10"), spot, 1.8)
                + fill("".join(rectangle(x, y, 4, 1.6) for x in (34, 61.6) for y in (22, 27, 32, 37)), BLACK)
                + cast(face, BONE, 1.6)
                + pair(lens(54.6, 27, 5.4, 3, 0) + brush("51.6 23.6 55 22.4 58 24", 1.2, 0.6))
                + fill(lens(50, 35.6, 6, 2.2) + polygon([(50, 28), (51.2, 32), (48.8, 32)]), BLACK)
                + cast(polygon([(48, 40), (52, 40), (51.4, 49), (48.6, 49)]), spot, 1.2)
                + fill("".join(rectangle(40, y, 20, 2) for y in (54, 59, 64)), BLACK),
                75, 32, 0.98, origin=(50, 32), angle=7,
            ),
        )
        + limb("40 36 26 46 46 54", 7)
        + limb("46 54 60 50", 7)
        + fill(brush("33 38 30 43", 1.4, 1.2) + brush("33 47 31 52", 1.4, 1.2) + brush("42 50 40 56", 1.4, 1.2), BLACK)
        + cast(brush("28 46 18 54 22 66 12 76", 4.4, 1.6), BONE, 1.6)
        + "".join(cast(rounded(59, y, 10, 3.4, 1.6), BONE, 1.3) for y in (45.4, 49.2, 53))
    )  # fmt: skip
    return placed(waking, 47, 52, 0.92, origin=(54, 52))


def brazier_imp(spot: Colour) -> Fragment:
    """A little horned imp squats on a brazier and blows on its embers."""
    wing = curve("58 38!, 68 16, 88 8!, 90 26, 97 42!, 88 42, 86 56!, 78 50, 72 60!, 62 54")
    tail = brush("62 66 80 70 90 62 84 52 78 58", 5, 2)
    back = curve("40 34!, 56 32, 68 44, 70 62, 62 72!, 40 72!, 46 58")
    head = curve("24 30, 30 18, 42 16, 52 24, 52 38!, 46 48, 36 50!, 26 47!, 29 43.6!, 16 40!, 23 35!")
    horns = cast(curve("40 20!, 42 8, 54 2!, 52 12, 52 24!")) + cast(curve("28 22!, 24 12, 28 2!, 32 10, 38 18!"))
    ear = curve("46 30!, 58 22, 66 24!, 60 34, 50 38!")
    leg = curve("46 70!, 40 58, 46 48, 56 50, 60 60!, 54 72!, 44 76!, 32 75!, 34 71!")
    bowl = half("50 76!, 84 76!, 80 88, 68 96, 62 104!, 50 104!")
    embers = "".join(
        cast(circle(x, y, r), BONE if i % 2 else spot, 1.6)
        for i, (x, y, r) in enumerate(((22, 75, 5), (31, 77, 4), (70, 76, 5), (78, 76, 4), (62, 77, 4)))
    )
    return (
        cast(wing, spot)
        + fill(
            "".join(brush(line, 1.7, 0.8) for line in ("60 40 74 26 86 11", "62 44 78 40 94 41", "64 48 76 48 85 54")),
            BLACK,
        )
        + cast(tail, BONE, 1.8)
        + cast(back)
        + cut(back, "66 42 70 56 62 70", 10, count=9)
        + flame(18, 72, 0.8, spot, -12)
        + flame(29, 74, 0.5, spot, 8)
        + flame(76, 74, 0.66, spot, 12)
        + embers
        + limb("46 52 34 58 26 70", 5.6)
        + cast(leg)
        + horns
        + cast(head)
        + cast(ear, BONE, 1.6)
        + fill(polygon([(24, 29), (37, 30), (38, 34), (27, 33)]) + lens(32, 35, 8, 4.6, 6), BLACK)
        + fill(circle(30.6, 35, 1.6), spot)
        + fill(brush("27 45.6 33 45 40 40", 1.7, 0.6) + brush("17 40 20 37.6 22.6 38.6", 1.2, 0.5), BLACK)
        + fill(polygon([(33, 45.4), (36.4, 43.6), (35.6, 48)]), BLACK)
        + cast(bowl)
        + fill(rectangle(16, 79, 68, 3.4), spot)
        + cut(bowl, "84 78 80 88 66 98", 14, count=9)
        + fill("".join(polygon([(x, 86), (x + 3, 90), (x, 94), (x - 3, 90)]) for x in (40, 50, 60)), BLACK)
    )


HAUNTINGS: dict[str, Callable[[Colour], Fragment]] = {
    draw.__name__: draw for draw in (beaked_doctor, rampart_ghost, waking_mummy, brazier_imp)
}
