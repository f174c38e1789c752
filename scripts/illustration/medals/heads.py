"""The living heads that the medals show: frontal, heraldic, cuts on the side away from the light."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, fill
from ..inks import BLACK, BONE, Colour
from ..paths import brush, circle, curve, polygon
from .struck import both, cast, cut, eyes, half, pair

# ------------------------------------------------------------------------------------------------- fighters


def barbute(spot: Colour) -> Fragment:
    shape = half("50 12, 65 17, 74 34, 75 60, 71 82!, 57 87!, 55 62!, 50 60")
    opening = half("50 40!, 54 43!, 70 41!, 69 51!, 58 54!, 56 66!, 55 86!, 50 87!")
    nasal = polygon([(48, 38), (52, 38), (53, 60), (50, 64), (47, 60)])
    comb = half("50 8!, 53 12, 53 38!, 50 40!")
    return (
        cast(shape)
        + cut(shape, "75 26 77 52 73 84", 13)
        + fill(opening, BLACK)
        + cast(nasal, BONE, 1.2)
        + pair(circle(61, 47.4, 2.2), spot)
        + cast(comb, spot, 1.6)
    )


def bearded_man(spot: Colour) -> Fragment:
    """A man with a full beard."""
    hair = half("50 13, 64 15, 74 28, 76 48, 72 62!, 50 62")
    beard = half("50 50!, 58 53, 70 48!, 74 62, 68 78, 58 85, 50 92!")
    face = half("50 24!, 60 24, 66 34, 66 50, 59 58, 50 56")
    mouth = half("50 62, 57 63!, 50 66")
    moustache = curve("50.6 56!, 58 55, 65 62!, 57 62.4, 50.6 59.4!")
    lines = "".join(brush(line, 1.6, 0.8) for line in ("57 70 57 76 55 82", "63 66 64 72 62 77", "69 58 70 63 69 68"))
    return (
        cast(hair)
        + cut(hair, "76 22 78 46 74 62", 9, count=9)
        + cast(beard)
        + cast(face, BONE, 1.4)
        + pair(polygon([(52, 42), (63, 37), (64, 40.4), (53, 45)]))
        + pair(circle(58.6, 44.6, 2), spot)
        + fill(polygon([(50, 44), (52.6, 54), (47.4, 54)]), BLACK)
        + pair(moustache)
        + fill(mouth, BLACK)
        + pair(lines)
    )


# -------------------------------------------------------------------------------------------- hoods and hats


def hood(spot: Colour) -> Fragment:
    hood = half("50 8!, 62 18, 73 36, 78 62, 76 86!, 62 82, 50 90!")
    shade = half("50 24!, 60 32, 66 48, 63 66, 50 78")
    folds = "".join(brush(line, 1.8, 0.8) for line in ("66 30 72 48 72 70", "62 22 68 32 71 40"))
    eye = polygon([(53, 50), (62, 45.6), (61, 50.4), (55, 52.4)])
    return cast(hood) + cut(hood, "78 36 82 60 78 88", 10) + pair(folds) + fill(shade, BLACK) + pair(eye, spot)


def witch(spot: Colour) -> Fragment:
    hair = half("50 34!, 66 36, 72 50, 76 70, 74 88!, 66 80!, 62 88!, 56 82, 50 84")
    face = half("50 38!, 63 40!, 64 54, 58 66, 53 74, 50 78!")
    brim = curve("14 42!, 32 35, 50 33, 68 35, 86 42!, 68 46, 50 44, 32 46")
    cone = curve("30 37!, 38 24, 43 12, 56 3!, 66 8!, 59 12, 62 24, 70 37!, 50 34")
    locks = "".join(brush(line, 1.6, 0.8) for line in ("68 52 71 66 70 78", "62 74 63 80 62 84"))
    band = curve("33 33!, 50 29, 67 33!, 68.4 38!, 50 34.4, 31.6 38!")
    nose = polygon([(50, 50), (53.6, 62), (50, 64.6), (47.4, 61)])
    return (
        cast(hair)
        + pair(locks)
        + cast(face, BONE, 1.6)
        + eyes(58, 51.6, spot, 9, 6, 14)
        + fill(nose, BLACK)
        + fill(curve("43 68!, 50 70, 58 67!, 50 72.4"), BLACK)
        + cast(brim)
        + cast(cone)
        + cut(cone, "60 10 64 22 72 37", 10, count=8)
        + cast(band, spot, 1.4)
    )


def jester(spot: Colour) -> Fragment:
    """A fool's cap of three points with bells."""
    side = curve("50 22!, 62 14, 78 16, 90 34!, 78 30, 70 42!, 60 40")
    top = half("50 6!, 58 18, 64 38!, 50 40")
    face = half("50 34!, 66 38!, 67 54, 60 70, 50 77")
    grin = curve("38 62!, 50 68, 62 62!, 58 70, 50 73, 42 70")
    return (
        both(side, spot)
        + cast(top)
        + both(circle(90, 36, 3.8))
        + cast(circle(50, 7, 3.8))
        + cast(face)
        + cut(face, "68 42 67 56 58 74", 7, count=8)
        + pair(polygon([(58, 41), (62, 48), (58, 55), (54, 48)]))
        + pair(circle(58, 48, 1.8), spot)
        + fill(polygon([(50, 50), (52, 59), (48, 59)]), BLACK)
        + fill(grin, BLACK)
        + fill(polygon([(42, 65), (58, 65), (55, 68), (45, 68)]), BONE)
        + both(curve("50 76!, 62 74, 72 78!, 66 82, 70 90!, 58 86, 50 90!"), spot, 1.6)
    )


def turban(spot: Colour) -> Fragment:
    """A traveller: turban with a jewel, veil over the mouth."""
    cloth = half("50 10, 66 12, 77 24, 75 38!, 62 42, 50 43")
    folds = "".join(brush(line, 1.8, 0.8) for line in ("53 38 64 30 72 20", "60 40 70 34 75 29", "51 30 58 22 64 14"))
    face = half("50 34!, 64 36!, 66 52, 60 62, 50 62")
    veil = half("50 54, 66 50!, 68 64, 62 80, 50 88!")
    return (
        cast(face, BONE, 1.8)
        + eyes(58.4, 47.6, spot, 9.6, 6.4, 4)
        + cast(veil)
        + cut(veil, "68 52 68 66 58 86", 9, count=9)
        + cast(cloth)
        + pair(folds)
        + cast(polygon([(50, 20), (54.6, 27), (50, 36), (45.4, 27)]), spot, 1.4)
    )


HEADS: dict[str, Callable[[Colour], Fragment]] = {
    draw.__name__: draw
    for draw in (
        barbute, bearded_man, hood, witch,
               jester, turban,
    )
}  # fmt: skip
