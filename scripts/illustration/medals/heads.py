"""The living heads that the medals show: frontal, heraldic, cuts on the side away from the light."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, fill
from ..inks import BLACK, BONE, Colour
from ..paths import brush, circle, curve, ellipse, lens, polygon, rectangle, star
from .struck import both, cast, cut, eyes, half, pair

# ------------------------------------------------------------------------------------------------- fighters


def great_helm(spot: Colour) -> Fragment:
    shape = half("50 15, 63 17, 71 25!, 73 66!, 62 78, 50 86")
    slits = polygon([(52, 40), (70, 38), (70, 43.6), (52, 45.6)])
    holes = "".join(circle(x, y, 1.5) for x in (58, 64) for y in (56, 62, 68))
    cross = polygon([(47.6, 18), (52.4, 18), (52.4, 80), (50, 84), (47.6, 80)]) + rectangle(30, 33, 40, 4)
    return cast(shape) + cut(shape, "73 24 75 50 66 80", 14) + fill(cross, spot) + pair(slits + holes)


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


def bassinet(spot: Colour) -> Fragment:
    skull = half("50 8!, 62 20, 72 36, 73 64!, 66 82!, 50 86")
    visor = half("50 36!, 70 38!, 70 52, 60 68, 50 80!")
    slit = polygon([(52.4, 46), (67, 42.6), (66, 46.6), (52.4, 50.4)])
    holes = "".join(circle(x, y, 1.2) for x, y in ((56, 58), (61, 56), (56, 64), (60.6, 61.6)))
    return (
        cast(skull)
        + cut(skull, "72 26 75 50 68 82", 11)
        + cast(visor)
        + cut(visor, "72 40 70 54 58 72", 8, count=7)
        + pair(slit + holes)
        + both(circle(71, 38, 2.6), spot, 1.2)
    )


def horned_helmet(spot: Colour) -> Fragment:
    horn = curve("68 28!, 80 28, 88 18, 88 6!, 95 20, 90 38, 70 44!")
    return both(horn) + bearded_man(spot) + _cap(spot)


def _cap(spot: Colour) -> Fragment:
    bowl = half("50 10, 64 13, 72 24, 73 38!, 50 36")
    band = polygon([(26, 34), (74, 34), (75, 41), (25, 41)])
    nasal = polygon([(47, 36), (53, 36), (52, 56), (50, 58), (48, 56)])
    return cast(bowl) + cut(bowl, "73 18 75 40", 9, count=6) + cast(nasal, BONE, 1.4) + cast(band, spot, 1.6)


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


def warrior_woman(spot: Colour) -> Fragment:
    """A woman with long hair, a circlet on her brow."""
    hair = half("50 11, 63 13, 74 26, 75 48, 80 66, 74 88!, 62 84, 50 84")
    locks = "".join(
        brush(line, 1.8, 0.8)
        for line in ("70 28 73 46 72 64", "76 60 76 72 73 82", "66 68 68 76 66 84", "60 16 66 22 69 30")
    )
    face = half("50 24!, 58 24, 65 34, 64 54, 57 68, 50 73")
    lips = lens(50, 63.6, 9, 3.6)
    band = half("50 27!, 68 24!, 69 29!, 54 34!, 50 39!")
    return (
        cast(hair)
        + pair(locks)
        + cast(face, BONE, 1.8)
        + cut(face, "66 36 65 54 55 71", 7, count=8)
        + pair(polygon([(53, 43), (62, 40.6), (63.6, 42.6), (61.6, 43)]))
        + eyes(58, 46.6, spot, 8.6, 6, -4)
        + fill(polygon([(50, 46), (52, 57), (48, 57)]), BLACK)
        + fill(lips, BLACK)
        + cast(band, spot, 1.4)
    )


def elf(spot: Colour) -> Fragment:
    ear = curve("64 44!, 74 36, 88 24!, 84 42, 76 54, 66 58!")
    return both(ear) + pair(lens(73, 46, 13, 4, -45)) + warrior_woman(spot)


# -------------------------------------------------------------------------------------------- hoods and hats


def hood(spot: Colour) -> Fragment:
    hood = half("50 8!, 62 18, 73 36, 78 62, 76 86!, 62 82, 50 90!")
    shade = half("50 24!, 60 32, 66 48, 63 66, 50 78")
    folds = "".join(brush(line, 1.8, 0.8) for line in ("66 30 72 48 72 70", "62 22 68 32 71 40"))
    eye = polygon([(53, 50), (62, 45.6), (61, 50.4), (55, 52.4)])
    return cast(hood) + cut(hood, "78 36 82 60 78 88", 10) + pair(folds) + fill(shade, BLACK) + pair(eye, spot)


def archer(spot: Colour) -> Fragment:
    """A hood with the lower face seen and a mask over the nose."""
    hood = half("50 9!, 63 18, 75 36, 79 60, 74 86!, 60 80, 50 84")
    face = half("50 28!, 58 30, 64 40, 63 56, 57 68, 50 73")
    mask = half("50 54!, 63.4 50!, 62 60, 57 69, 50 74")
    return (
        cast(hood)
        + cut(hood, "79 34 82 58 76 88", 9)
        + cast(face, BONE, 2.4)
        + eyes(57.4, 45, spot, 9, 6, 6)
        + pair(polygon([(52.6, 40.6), (63, 37), (63, 39.4), (53, 43)]))
        + cast(mask, spot, 1.4)
    )


def spectre(spot: Colour) -> Fragment:
    shroud = half("50 10, 64 15, 73 32, 76 58, 82 84!, 74 79!, 70 90!, 63 81!, 57 92!, 50 83!")
    eye = ellipse(58.6, 40, 4.4, 6.4)
    mouth = ellipse(50, 60, 5, 9)
    folds = "".join(brush(line, 1.8, 0.7) for line in ("68 54 70 66 73 76", "60 72 61 78 62 80"))
    return (
        cast(shroud)
        + cut(shroud, "75 26 79 54 84 84", 13)
        + pair(eye)
        + pair(circle(58.6, 41.4, 1.8), spot)
        + fill(mouth, BLACK)
        + pair(folds)
    )


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


def mage(spot: Colour) -> Fragment:
    """A pointed hat and a beard to the rim."""
    beard = half("50 52!, 66 46!, 70 62, 64 80, 50 95!")
    face = half("50 36!, 64 38!, 65 50, 58 57, 50 58")
    hat = half("50 2!, 56 14, 63 28, 78 40!, 66 43, 50 41")
    lines = "".join(brush(line, 1.6, 0.7) for line in ("56 66 56 76 53 84", "62 62 62 70 59 78"))
    brow = polygon([(51.6, 46.6), (63, 43), (63.4, 46), (53, 48.6)])
    return (
        cast(beard)
        + cut(beard, "69 52 70 64 58 88", 7, count=8)
        + cast(face, BONE, 1.4)
        + pair(brow)
        + pair(circle(58, 49.4, 1.8), spot)
        + fill(polygon([(50, 48), (52.4, 56.6), (47.6, 56.6)]), BLACK)
        + pair(curve("50.4 58!, 57 57, 63 63!, 56 63, 50.4 61!"))
        + pair(lines)
        + cast(hat)
        + cut(hat, "57 12 66 28 78 40", 10, count=9)
        + fill(star(50, 29, 6, 2.5, 5), spot)
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


def plague_doctor(spot: Colour) -> Fragment:
    """A doctor's beaked mask under a flat hat."""
    hood = half("50 26!, 68 30, 74 50, 76 84!, 60 88, 50 88")
    beak = half("50 46!, 60 44, 62 56, 56 74, 50 92!")
    goggle = circle(60, 44, 7)
    hat = half("50 12!, 64 12!, 66 25!, 82 27, 86 32!, 66 35, 50 35")
    stitches = "".join(rectangle(x, y, 4, 1.4) for x, y in ((51.4, 62), (51.4, 69), (51, 76)))
    return (
        cast(hood)
        + cut(hood, "74 34 78 54 76 86", 9)
        + cast(beak)
        + cut(beak, "62 48 60 64 52 88", 6, count=8)
        + both(goggle)
        + pair(circle(60, 44, 4.4))
        + pair(circle(60, 44, 1.9), spot)
        + pair(stitches)
        + cast(hat)
        + fill(rectangle(35, 21.4, 30, 4.2), spot)
    )


def king(spot: Colour) -> Fragment:
    crown = polygon([(26, 10), (35, 21), (42, 5), (50, 18), (58, 5), (65, 21), (74, 10), (71, 36), (29, 36)])
    gems = polygon([(50, 24), (53, 28.5), (50, 33), (47, 28.5)])
    return bearded_man(spot) + cast(crown) + fill(gems, spot) + pair(circle(61, 29, 2), spot)


def queen(spot: Colour) -> Fragment:
    crown = polygon([(33, 9), (39, 17), (43, 3), (50, 13), (57, 3), (61, 17), (67, 9), (66, 27), (34, 27)])
    return (
        warrior_woman(spot)
        + cast(crown)
        + fill(polygon([(50, 16), (53, 20.5), (50, 25), (47, 20.5)]), spot)
        + pair(circle(59.4, 21, 1.8), spot)
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
        great_helm, barbute, bassinet, horned_helmet, bearded_man, warrior_woman, elf, hood, archer, spectre, witch,
        mage,        jester, plague_doctor, king, queen, turban,
    )
}  # fmt: skip
