"""The dead that the medals show, frontal like the heads."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, fill
from ..inks import BLACK, BONE, Colour
from ..paths import brush, circle, curve, ellipse, lens, mirror, polygon, rectangle
from .struck import both, cast, cut, half, pair


def skull(spot: Colour) -> Fragment:
    skull = half("50 11, 65 14, 76 28, 75 46, 70 55!, 65 60!, 66 80!, 50 84")
    teeth = "".join(rectangle(x, 71, 1.5, 12) for x in (40.4, 45, 49.25, 53.5, 58.1))
    return (
        cast(skull)
        + cut(skull, "75 20 78 40 70 58", 17)
        + pair(ellipse(60, 43.4, 7.6, 8))
        + pair(circle(60, 43.8, 2.8), spot)
        + fill(polygon([(50, 53), (55, 63), (45, 63)]), BLACK)
        + fill(teeth, BLACK)
        + fill(rectangle(35, 70, 30, 1.5), BLACK)
    )


def zombie(spot: Colour) -> Fragment:
    """A skull that has kept half its face."""
    skull = half("50 11, 65 14, 75 28, 74 48, 70 58!, 67 64, 64 80!, 50 86")
    skin = curve(
        "50 11!, 35 14, 25 28, 26 48, 30 58, 33 66, 36 80!, 46 84!, 43 74!, 49 66!, "
        "44 58!, 51 48!, 46 38!, 52 28!, 46 20!"
    )
    stitches = "".join(rectangle(x, y, 7, 1.5) for x, y in ((44, 24), (46, 33), (45, 43), (44, 53)))
    mouth = polygon([(40, 71), (62, 70), (60, 79), (42, 80)])
    teeth = "".join(polygon([(x, 70), (x + 4, 70), (x + 2, 75)]) for x in (43, 49, 55)) + "".join(
        polygon([(x, 80), (x + 4, 80), (x + 2, 75.4)]) for x in (46, 52)
    )
    return (
        cast(skull)
        + cut(skull, "75 20 77 42 68 62", 14)
        + fill(skin, spot)
        + fill(stitches, BLACK)
        + fill(ellipse(60.6, 43, 7.6, 8), BLACK)
        + fill(circle(60.6, 43.4, 2.6), spot)
        + fill(lens(38.6, 44, 14, 8.4, -10), BLACK)
        + fill(circle(38.6, 44, 2.2), BONE)
        + fill(polygon([(51, 53), (56, 62), (47, 62)]), BLACK)
        + fill(mouth, BLACK)
        + fill(teeth, BONE)
    )


def reaper(spot: Colour) -> Fragment:
    hood = half("50 6!, 64 16, 76 36, 80 64, 78 88!, 66 82, 50 92!")
    inner = half("50 18!, 62 28, 68 46, 66 68, 58 82, 50 84")
    skull = half("50 26, 59 28, 65 37, 64 48, 60 54!, 58 58!, 58 70!, 50 73")
    teeth = "".join(rectangle(x, 64, 1.2, 8) for x in (45, 49.4, 53.8))
    return (
        cast(hood)
        + cut(hood, "80 34 84 60 80 90", 10)
        + fill(inner, BLACK)
        + fill(skull, BONE)
        + pair(ellipse(56.8, 45, 4.8, 5.4))
        + pair(circle(56.8, 45.4, 1.7), spot)
        + fill(polygon([(50, 51), (53, 58), (47, 58)]), BLACK)
        + fill(teeth, BLACK)
    )


def vampire(spot: Colour) -> Fragment:
    collar = curve("50 92!, 60 76, 74 52, 88 34!, 86 60, 76 84, 60 94!")
    hair = half("50 26!, 56 16, 66 17, 72 30, 70 46!, 50 46")
    face = half("50 28!, 58 22, 68 30, 67 50, 60 68, 50 80")
    ear = curve("66 44!, 76 34!, 74 50, 67 56!")
    mouth = half("50 64, 58 62!, 57 66!, 50 67")
    fang = polygon([(53, 65), (57, 65), (55, 73)])
    return (
        both(collar, spot)
        + both(ear)
        + cast(hair, BLACK, 1)
        + cast(face)
        + cut(face, "68 34 67 52 56 76", 7, count=9)
        + pair(polygon([(52.4, 42), (65, 34.6), (65, 38.6), (54, 45)]))
        + pair(circle(59.4, 44.4, 2.4), spot)
        + fill(polygon([(50, 46), (52.6, 58), (47.4, 58)]), BLACK)
        + fill(mouth, BLACK)
        + fill(fang + mirror(fang, 50), BONE)
        + pair(brush("53.4 65.4 55 72.6 56.4 65.4", 0.9, 0.9))
    )


DEAD: dict[str, Callable[[Colour], Fragment]] = {draw.__name__: draw for draw in (skull, zombie, reaper, vampire)}
