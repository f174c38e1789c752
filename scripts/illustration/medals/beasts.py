"""The beasts that the medals show, frontal like the heads."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, fill
from ..inks import BLACK, BONE, Colour
from ..paths import brush, circle, curve, ellipse, lens, mirror, polygon, rectangle
from .struck import both, cast, cut, eyes, half, pair


def wolf(spot: Colour) -> Fragment:
    ear = polygon([(54, 32), (68, 8), (75, 38)])
    head = half("50 26!, 62 28, 72 36, 76 50, 84 60!, 75 61!, 78 70!, 67 68!, 60 80, 50 86")
    muzzle = half("50 48!, 56 56, 62 68, 58 80, 50 85")
    nose = half("50 68!, 57 68!, 54 74, 50 77")
    return (
        both(ear)
        + pair(polygon([(59, 31), (67, 16), (71, 35)]), spot)
        + cast(head)
        + cut(head, "76 34 80 52 70 72", 12)
        + pair(polygon([(53.4, 50), (66, 43), (65, 50), (57, 53)]))
        + pair(circle(60.4, 48.6, 1.9), spot)
        + cast(muzzle, BONE, 1.4)
        + fill(nose, BLACK)
        + fill(rectangle(49.2, 75, 1.6, 5), BLACK)
        + pair(brush("50.4 79.6 56 81 60 77.4", 1.6, 1))
        + pair(brush("50.6 34 52.4 40 51.4 46", 1.6, 0.6))
    )


def lion(spot: Colour) -> Fragment:
    mane = half(
        "50 6!, 56 14!, 66 8!, 67 18!, 80 18!, 77 29!, 90 36!, 82 44!, 92 54!, 82 60!, "
        "88 72!, 76 73!, 76 86!, 65 81!, 60 93!, 50 86"
    )
    face = half("50 26, 62 26, 69 36, 67 52, 64 68, 58 78, 50 81")
    snout = half("50 52!, 60 56, 61 68, 50 74")
    return (
        cast(mane, spot)
        + pair(
            "".join(
                brush(line, 2, 0.8)
                for line in ("70 30 76 26 80 22", "72 44 80 42 86 40", "71 58 78 62 82 66", "66 72 70 78 72 82")
            )
        )
        + cast(face)
        + cut(face, "69 30 70 50 60 78", 8, count=9)
        + pair(polygon([(53, 45), (64, 39), (63, 45.6), (56, 48)]))
        + pair(circle(59.4, 44.4, 1.8), spot)
        + cast(snout, BONE, 1.4)
        + fill(half("50 56!, 57 56!, 50 64!"), BLACK)
        + fill(rectangle(49.2, 62, 1.6, 7), BLACK)
        + pair(brush("50.4 68.6 55 70.6 59 67", 1.8, 1))
        + pair(circle(56.4, 66, 0.8) + circle(58.6, 64, 0.8))
    )


def bull(spot: Colour) -> Fragment:
    horn = curve("60 28!, 74 28, 84 18, 82 3!, 94 18, 90 36, 70 44!")
    ear = curve("68 42!, 80 42, 90 50!, 80 54, 68 52!")
    head = half("50 18, 62 20, 70 32, 69 50, 63 66, 64 80, 50 88")
    nostril = ellipse(57.4, 77, 3.4, 2.4)
    ring = circle(50, 85, 6.4) + circle(50, 85, 3.8)
    return (
        both(horn)
        + both(ear)
        + cast(head)
        + cut(head, "70 28 71 50 62 70", 12)
        + eyes(60.4, 46, spot, 10, 6.6, 24)
        + pair(curve("50 24!, 55 27, 56 36!, 52.6 33, 50 38!"))
        + pair(nostril)
        + fill(curve("37 68!, 50 72, 63 68!, 50 70"), BLACK)
        + f'<path d="{ring}" fill="{spot}" fill-rule="evenodd" stroke="{BLACK}" stroke-width="1.2"/>'
    )


def raptor(spot: Colour) -> Fragment:
    head = half("50 14!, 55 18, 63 16!, 70 28, 75 46, 78 60!, 71 60!, 73 72!, 65 70!, 62 84!, 56 78!, 50 90!")
    brow = polygon([(51, 44), (72, 34), (70, 40), (53, 50)])
    beak = half("50 46!, 56 50, 57 60, 50 78!")
    feathers = "".join(
        brush(line, 1.8, 0.8) for line in ("68 54 70 60 70 66", "62 62 64 70 63 76", "56 20 58 26 57 34")
    )
    return (
        cast(head)
        + cut(head, "74 24 78 46 74 70", 10)
        + pair(circle(62, 45.6, 6))
        + pair(circle(62, 45.6, 3.2), spot)
        + pair(circle(62, 45.6, 1.2))
        + pair(brow)
        + cast(beak, BONE, 1.6)
        + pair(lens(53, 55, 3.4, 1.8, 60))
        + pair(feathers)
    )


def owl(spot: Colour) -> Fragment:
    head = half("50 24!, 62 22, 76 8!, 78 28, 80 50, 74 74, 62 86, 50 90")
    disc = circle(62.4, 46, 12.4)
    chest = "".join(
        curve(f"{x} {y}!, {x + 4} {y + 5}, {x + 8} {y}!, {x + 4} {y + 2}")
        for x, y in ((46, 72), (55, 70), (37, 70), (50.6, 79), (41.4, 79))
    )
    return (
        cast(head)
        + cut(head, "79 20 82 48 70 82", 9)
        + both(disc)
        + pair(circle(62.4, 46, 8))
        + pair(circle(62.4, 46, 5), spot)
        + pair(circle(62.4, 46, 2.2))
        + cast(polygon([(50, 50), (54.4, 56), (50, 66), (45.6, 56)]), BONE, 1.6)
        + fill(chest, BLACK)
    )


def rat(spot: Colour) -> Fragment:
    ear = circle(71, 30, 13)
    head = half("50 22, 62 26, 70 42, 66 60, 58 76, 50 86")
    whiskers = "".join(brush(line, 1.5, 0.6) for line in ("57 72 72 68 86 70", "57 75 72 76 84 82"))
    tooth = polygon([(50.4, 82), (54.4, 82), (53.8, 91), (50.4, 91)])
    return (
        both(ear)
        + pair(circle(71, 30, 7.4), spot)
        + fill(whiskers + mirror(whiskers, 50), BONE)
        + both(tooth, BONE, 1)
        + cast(head)
        + cut(head, "71 34 69 58 56 80", 10)
        + pair(circle(60, 46, 4.6))
        + pair(circle(61, 45, 1.5), spot)
        + fill(half("50 75!, 56 75!, 53 81, 50 83"), BLACK)
    )


def spider(spot: Colour) -> Fragment:
    body = half("50 16!, 66 20, 76 38, 70 58, 50 66")
    belly = half("50 56, 66 60, 72 74, 64 88, 50 92")
    fang = curve("52 64!, 60 62, 62 72, 57 82!, 57 72, 52 70!")
    many = circle(58, 46, 5.6) + circle(67, 38, 3.4) + circle(55.4, 34, 2.8) + circle(64, 28.6, 2)
    return (
        cast(belly, spot)
        + cast(body)
        + cut(body, "75 26 78 46 66 62", 11)
        + pair(many)
        + pair(circle(58, 46, 2.4) + circle(67, 38, 1.3), spot)
        + both(fang)
        + fill(polygon([(50, 80), (54, 84), (50, 90), (46, 84)]), BLACK)
    )


def octopus(spot: Colour) -> Fragment:
    head = half("50 6, 66 10, 77 28, 74 46, 66 58, 62 66!, 50 68")
    arm = brush("58 62 64 76 58 86 66 94", 9, 3)
    inner = brush("53 64 55 76 51 86 55 94", 7, 3)
    spots = circle(60, 22, 2.6) + circle(66, 30, 1.8) + circle(54, 15, 1.8)
    return (
        both(arm)
        + both(inner)
        + cast(head)
        + cut(head, "76 20 79 40 66 62", 12)
        + eyes(60, 48, spot, 12, 9, 20)
        + pair(spots, spot)
    )


def golem(spot: Colour) -> Fragment:
    shoulders = polygon([(50, 70), (70, 62), (90, 68), (86, 86), (66, 94), (50, 92)])
    head = polygon([(34, 14), (62, 10), (75, 24), (73, 58), (62, 78), (40, 80), (27, 60), (25, 28)])
    brow = polygon([(28, 36), (50, 42), (73, 34), (72, 42), (50, 50), (28, 44)])
    cracks = "".join(brush(line, 1.8, 0.6) for line in ("40 12 43 22 38 30", "72 60 64 62 62 70", "28 56 35 58 36 64"))
    return (
        both(shoulders)
        + cast(head)
        + cut(head, "74 22 76 44 64 80", 13)
        + fill(brow, BLACK)
        + pair(polygon([(55, 45), (66, 42), (65, 47), (56, 49)]), spot)
        + fill(polygon([(38, 64), (62, 63), (60, 70), (40, 71)]), BLACK)
        + fill("".join(rectangle(x, 63, 1.6, 8) for x in (44, 50, 56)), BONE)
        + fill(cracks, BLACK)
    )


def eye(spot: Colour) -> Fragment:
    """One great eye."""
    ball = circle(50, 50, 29)
    lid = curve("21 46!, 34 28, 50 23, 66 28, 79 46!, 66 38, 50 35, 34 38")
    veins = "".join(
        brush(line, 1.4, 0.5)
        for line in ("25 58 32 57 38 60", "30 68 36 64 40 65", "75 58 68 57 62 60", "70 68 64 64 60 65")
    )
    return (
        cast(ball)
        + cut(ball, "77 36 80 52 68 74", 13)
        + fill(veins, BLACK)
        + cast(circle(50, 52, 15), spot)
        + fill(lens(50, 52, 27, 9, 90), BLACK)
        + fill(circle(56, 46, 2.4), BONE)
        + cast(lid)
    )


BEASTS: dict[str, Callable[[Colour], Fragment]] = {
    draw.__name__: draw
    for draw in (
        wolf, lion, bull, raptor, owl, rat, spider, octopus, golem, eye,
    )
}  # fmt: skip
