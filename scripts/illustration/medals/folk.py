"""More of the living: those who wear something on their head that tells what they do."""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, fill
from ..inks import BLACK, BONE, Colour
from ..paths import brush, circle, curve, ellipse, lens, polygon, rectangle, ring
from .struck import both, cast, cut, eyes, half, pair


def _nose(top: float = 48, bottom: float = 58) -> Fragment:
    return fill(polygon([(50, top), (52.6, bottom), (47.4, bottom)]), BLACK)


def _brows(inner: float, outer: float) -> Fragment:
    return pair(polygon([(52.6, inner), (64, outer), (64, outer + 3), (53.4, inner + 3)]))


def _face(text: str) -> Fragment:
    shape = half(text)
    return cast(shape, BONE, 1.8) + cut(shape, "68 34 67 54 57 74", 7, count=8)


def musketeer(spot: Colour) -> Fragment:
    """A duellist: wide hat with a plume, curled moustache, pointed beard."""
    hair = half("50 34!, 68 36!, 76 52, 74 72!, 66 66, 50 66")
    brim = curve("12 40!, 24 30, 50 33, 76 27, 88 33!, 78 43, 50 44, 26 46")
    crown = curve("32 34!, 34 20, 44 13, 58 13, 67 20, 68 33!, 50 37")
    plume = curve("64 26!, 70 8, 84 4, 92 14!, 84 13, 86 20!, 78 18, 78 26!")
    moustache = curve("50.6 58!, 57 56.4, 64 60, 69 55!, 67 64, 59 64, 50.6 61!")
    return (
        cast(hair)
        + cut(hair, "77 44 77 60 72 72", 8, count=7)
        + _face("50 38!, 64 40!, 66 52, 60 68, 50 76")
        + _brows(46.6, 44)
        + eyes(58.4, 50.4, spot, 8.6, 5.6, 0)
        + _nose(50, 58)
        + pair(moustache)
        + fill(polygon([(47, 65), (53, 65), (50, 80)]), BLACK)
        + cast(plume, spot, 1.6)
        + cast(crown)
        + cast(brim)
        + fill(curve("33 31!, 50 35, 67.6 29.6!, 68 33!, 50 37.6, 32.4 34.4!"), spot)
    )


def gladiator(spot: Colour) -> Fragment:
    """A helmet with a wide brim, a fan of a crest and a grate before the eyes."""
    crest = half("50 2, 64 5, 76 16!, 70 28!, 50 24")
    bowl = half("50 16, 64 18, 73 32!, 73 40!, 50 40")
    brim = half("50 38!, 74 37!, 86 43!, 74 47!, 50 47")
    cheeks = half("50 46!, 73 46!, 71 68, 62 84!, 50 88")
    grate = "".join(rectangle(x, 51, 2.4, 16) for x in (53.4, 58.4, 63.4))
    return (
        cast(crest, spot)
        + pair("".join(brush(line, 1.6, 0.8) for line in ("53 22 54 13 54 6", "60 22 63 14 65 8", "66 24 70 19 73 15")))
        + cast(cheeks)
        + cut(cheeks, "73 50 71 68 62 84", 9, count=9)
        + pair(grate)
        + pair(circle(59.6, 58, 1.8), spot)
        + fill(rectangle(49.1, 50, 1.8, 36), BLACK)
        + pair(circle(57, 76, 1.2) + circle(61, 74, 1.2))
        + cast(bowl)
        + cut(bowl, "72 22 74 40", 9, count=6)
        + cast(brim)
    )


def hanged_man(spot: Colour) -> Fragment:
    """A sack over the head, a noose round the neck."""
    sack = half("50 12, 62 13!, 70 20, 73 40, 69 64!, 50 66")
    hem = half("50 72!, 66 72!, 72 88!, 62 84!, 58 91!, 50 85!")
    rope = half("50 62!, 69 61!, 72 67, 69 73!, 50 74!")
    twist = "".join(polygon([(x, 73.4), (x + 2, 73.4), (x + 5, 62.6), (x + 3, 62.6)]) for x in (32, 38, 44, 50, 56, 62))
    cross = polygon([(-5, -1.5), (5, -1.5), (5, 1.5), (-5, 1.5)])
    seams = "".join(rectangle(x, 50.6, 1.8, 7) for x in (42, 47, 52, 57)) + rectangle(38, 53.4, 25, 1.6)
    eye = f'<g transform="translate(39.5 38) rotate(45)"><path d="{cross}" fill="{BLACK}"/></g>'
    eye += f'<g transform="translate(39.5 38) rotate(-45)"><path d="{cross}" fill="{BLACK}"/></g>'
    folds = "".join(brush(line, 1.5, 0.6) for line in ("42 13 40 20 42 26", "56 14 58 20 56 25", "31 56 38 58 42 64"))
    end = curve("66 66!, 76 68, 80 78, 78 92!, 73 92!, 74 80, 66 73!")
    return (
        cast(hem)
        + cast(sack)
        + cut(sack, "71 20 75 42 70 64", 13)
        + eye
        + fill(circle(60.6, 38, 6), BLACK)
        + fill(circle(60.6, 38, 2.2), spot)
        + fill(seams, BLACK)
        + fill(folds, BLACK)
        + cast(end, spot, 1.6)
        + cast(rope, spot)
        + fill(twist, BLACK)
    )


def smith(spot: Colour) -> Fragment:
    """A smith: goggles pushed up, hair in a knot, a scar."""
    knot = half("50 4, 58 6, 61 13, 57 19, 50 20")
    hair = half("50 15, 64 18, 73 30, 73 46!, 66 46, 50 44")
    collar = half("50 78!, 62 72!, 82 80!, 86 92, 50 96")
    strap = curve("28 32!, 50 26, 72 32!, 72 37!, 50 31, 28 37!")
    return (
        cast(collar, spot)
        + cast(knot)
        + cast(hair)
        + _face("50 32!, 64 34!, 67 50, 62 66, 50 77")
        + _brows(45.4, 43)
        + eyes(58.6, 49.4, spot, 8.6, 6, -2)
        + _nose(49, 59)
        + fill(lens(50, 66.4, 11, 3.6), BLACK)
        + fill(polygon([(38, 54), (40, 53), (43, 64), (41.4, 65)]), BLACK)
        + fill(strap, BLACK)
        + both(circle(59.6, 31, 7.2))
        + pair(circle(59.6, 31, 4.6), spot)
        + fill(rectangle(47, 29.4, 6, 3), BLACK)
    )


def valkyrie(spot: Colour) -> Fragment:
    """A woman in a winged helmet, two plaits."""
    feathers = ((77, 30, 30, -62), (82, 35, 28, -46), (84, 42, 24, -28))
    bowl = half("50 10, 63 14, 71 28, 72 42!, 62 39!, 54 45!, 50 50!")
    return (
        "".join(both(ellipse(x, y, 5, 5.4), BONE, 1.8) for x, y in ((68, 66), (69, 75), (69, 84)))
        + pair(rectangle(65, 88, 7, 4), spot)
        + _face("50 36!, 66 38!, 65 56, 58 70, 50 76")
        + eyes(58.6, 49.4, spot, 9, 6.2, 4)
        + _nose(50, 60)
        + fill(lens(50, 66.6, 9, 3.4), BLACK)
        + "".join(both(lens(x, y, long, 8, angle), BONE, 1.8) for x, y, long, angle in feathers)
        + cast(bowl)
        + cut(bowl, "71 18 74 42", 10, count=8)
        + both(circle(71, 39, 4), spot, 1.6)
        + fill(polygon([(50, 16), (52.4, 30), (50, 43), (47.6, 30)]), spot)
    )


def executioner(spot: Colour) -> Fragment:
    """An executioner's mask: a black hood with two holes, a bare jaw and a bull's neck."""
    neck = half("50 66!, 66 62!, 74 74, 85 82!, 80 92, 50 96")
    hood = half("50 5!, 58 14, 70 24, 74 44, 70 60!, 60 56!, 50 58")
    jaw = half("50 50!, 66 50!, 66 66, 60 77, 50 80")
    rim = half("50 12!, 57 18, 68 27, 71 44, 67.4 56!, 60 53!, 50 55")
    return (
        cast(neck)
        + cut(neck, "76 74 84 80 84 92", 9, count=6)
        + cast(jaw)
        + fill(rectangle(43, 68.4, 14, 2), BLACK)
        + pair(brush("58 62 61 66 60 71", 1.5, 0.7))
        + cast(hood, BONE, 2)
        + fill(rim, BLACK)
        + pair(lens(59.4, 40, 12, 9, 10), BONE)
        + pair(circle(59, 40.4, 2.2), spot)
        + both(polygon([(68, 70), (76, 66), (79, 72), (71, 77)]), spot, 1.4)
    )


def iron_hat(spot: Colour) -> Fragment:
    """An iron hat over a mail coif: a woman who shoots from the wall."""
    coif = half("50 36!, 68 38!, 72 60, 76 84!, 60 90, 50 90")
    at = ((68, 52), (70, 60), (68, 68), (72, 68), (66, 76), (71, 76), (62, 82), (68, 83), (56, 86))
    links = "".join(circle(x, y, 1.1) for x, y in at)
    bowl = half("50 9, 62 13, 70 26, 71 36!, 50 36")
    brim = half("50 32!, 72 33!, 88 43!, 72 42!, 50 42")
    return (
        cast(coif)
        + pair(links)
        + _face("50 40!, 62 42!, 63 56, 57 68, 50 73")
        + eyes(57.2, 49.6, spot, 8.4, 5.6, 8)
        + _nose(50, 58.6)
        + fill(lens(50, 64.4, 8.6, 3.2), BLACK)
        + cast(bowl)
        + cut(bowl, "70 16 73 36", 9, count=6)
        + fill(polygon([(48.4, 10), (51.6, 10), (51.6, 33), (48.4, 33)]), spot)
        + cast(brim)
        + pair("".join(circle(x, 37.6, 1.2) for x in (57, 65, 73)))
    )


def gravedigger(spot: Colour) -> Fragment:
    """A hat that hides the eyes, a scarf over the chin."""
    hat = half("50 8!, 64 9!, 67 30!, 50 30")
    brim = curve("16 40!, 30 30, 50 28, 70 30, 84 40!, 66 36, 50 35, 34 36")
    scarf = half("50 58!, 70 52!, 76 66, 72 80, 50 84")
    tail = curve("58 74!, 68 78, 70 94!, 64 91!, 58 95!, 54 82!")
    folds = "".join(brush(line, 1.6, 0.8) for line in ("54 66 64 66 72 60", "53 74 64 75 72 70"))
    return (
        _face("50 32!, 66 34!, 68 50, 62 64, 50 68")
        + fill(half("50 30!, 68 33!, 66 44!, 50 42!"), BLACK)
        + pair(polygon([(53, 43), (62, 40), (61, 44), (55, 46)]), spot)
        + fill(polygon([(50, 42), (54, 55), (50, 58), (46, 55)]), BLACK)
        + cast(tail, spot)
        + cast(scarf, spot)
        + pair(folds)
        + cast(hat)
        + cut(hat, "65 10 67 30", 9, count=6)
        + fill(polygon([(34.4, 22), (65.6, 22), (66.6, 28), (33.4, 28)]), BLACK)
        + cast(brim)
    )


def inquisitor(spot: Colour) -> Fragment:
    """A tall buckled hat, hollow cheeks, a stiff white collar."""
    hat = half("50 4!, 61 4!, 67 32!, 50 32")
    brim = half("50 30!, 68 31!, 86 37!, 68 41!, 50 41")
    hair = half("50 36!, 68 38!, 72 54, 70 68!, 62 62, 50 62")
    collar = half("50 80!, 62 70!, 78 76!, 72 92!, 50 96!")
    buckle = ring(50, 27, 5.6, 3)
    return (
        cast(collar, spot)
        + cast(hair)
        + pair("".join(brush(line, 1.5, 0.7) for line in ("69 44 71 54 69 62", "66 50 67 57 66 62")))
        + _face("50 38!, 63 40!, 65 54, 58 72, 50 81")
        + _brows(48, 42.4)
        + eyes(58, 50, spot, 8.6, 5.4, 12)
        + _nose(50, 61)
        + fill(curve("43 70!, 50 68, 57 70!, 50 71.4"), BLACK)
        + pair(polygon([(60, 58), (63, 56), (59, 69)]))
        + cast(hat)
        + cut(hat, "63 6 67 32", 8, count=7)
        + fill(polygon([(34.6, 23), (65.4, 23), (66.6, 31), (33.4, 31)]), BLACK)
        + f'<path d="{buckle}" fill="{spot}" fill-rule="evenodd"/>'
        + cast(brim)
    )


def surveyor(spot: Colour) -> Fragment:
    """A surveyor: cap with goggles, short hair, an eyeglass."""
    hair = half("50 26!, 68 28, 76 44, 72 62!, 64 56, 50 56")
    cap = half("50 10, 64 13, 73 26, 73 37!, 50 33")
    peak = half("50 33!, 72 34!, 70 42!, 50 39!")
    scarf = half("50 76!, 62 70!, 74 78, 70 90!, 58 86, 50 92!")
    return (
        cast(scarf, spot)
        + cast(hair)
        + cut(hair, "76 36 77 50 71 62", 8, count=7)
        + _face("50 36!, 65 38!, 65 54, 59 68, 50 76")
        + eyes(58.4, 50, spot, 8.6, 6, 0)
        + f'<path d="{ring(41.6, 50, 8.6, 6.6)}" fill="{BLACK}" fill-rule="evenodd"/>'
        + fill(brush("34 54 32 64 36 76", 1.4, 1), BLACK)
        + _nose(50, 59)
        + fill(lens(51, 66, 9, 3.4), BLACK)
        + cast(cap)
        + cut(cap, "72 18 75 36", 9, count=6)
        + fill(circle(50, 23, 5.4), spot)
        + fill(polygon([(50, 18.6), (51.6, 23), (50, 27.4), (48.4, 23)]), BONE)
        + cast(peak)
    )


def brigand(spot: Colour) -> Fragment:
    """A kerchief, a patch over one eye, a beard of three days."""
    cloth = half("50 12, 64 14, 73 26, 73 40!, 50 34")
    knot = curve("72 34!, 84 30, 92 38!, 84 40, 90 50!, 78 46, 71 40!")
    face = half("50 32!, 70 38!, 70 56, 62 74, 50 81")
    at = ((40, 70), (44, 73), (48, 75), (52, 75), (56, 73), (60, 70), (37, 66), (63, 66), (46, 78), (54, 78))
    stubble = "".join(rectangle(x, y, 1.2, 2.6) for x, y in at)
    return (
        cast(knot, spot)
        + cast(face)
        + cut(face, "71 40 70 58 60 78", 8, count=9)
        + f'<path d="{ring(71, 62, 4.4, 2.2)}" fill="{BONE}" fill-rule="evenodd" stroke="{BLACK}" stroke-width="1.2"/>'
        + fill(polygon([(52.6, 44), (64, 40), (64, 43.4), (53.4, 47)]), BLACK)
        + fill(lens(59, 49.6, 9, 6, 4), BLACK)
        + fill(circle(59, 49.6, 1.6), spot)
        + fill(curve("33 44!, 40 42, 48 45!, 46 54, 40 57, 34 53") + brush("28 38 40 44 50 40 66 33", 2, 2), BLACK)
        + _nose(50, 60)
        + fill(curve("41 66!, 50 67, 60 63!, 56 69, 46 70"), BLACK)
        + fill(polygon([(47, 66.4), (52, 66), (50, 69)]), BONE)
        + fill(stubble, BLACK)
        + cast(cloth, spot)
        + pair("".join(circle(x, y, 1.7) for x, y in ((55, 22), (63, 20), (62, 30), (69, 30))))
    )


def bone_dragon(spot: Colour) -> Fragment:
    """A dragon's skull: swept horns, hollow sockets, a long snout full of teeth."""
    horn = curve("60 30!, 74 26, 84 14, 84 0!, 94 16, 90 36, 70 46!")
    spur = curve("66 46!, 80 46, 90 56!, 78 56, 68 56!")
    skull = half("50 20!, 58 22, 70 32, 72 46, 66 56!, 60 60, 61 72, 66 80!, 60 91, 50 94")
    socket = curve("54 46!, 60 39, 69 38!, 68 48, 60 53")
    teeth = "".join(polygon([(x, y), (x + 4, y - 1), (x + 3.4, y + 7)]) for x, y in ((60, 62), (60.6, 69), (63, 77)))
    ridge = "".join(polygon([(50, y), (52.6, y + 3.4), (50, y + 7), (47.4, y + 3.4)]) for y in (24, 33, 42))
    return (
        both(horn)
        + both(spur, spot)
        + both(teeth, BONE, 1)
        + cast(skull)
        + cut(skull, "72 32 73 48 62 84", 9)
        + pair(socket)
        + pair(circle(62, 45.6, 2.4), spot)
        + pair(lens(55, 82, 9, 5, -64))
        + fill(ridge, BLACK)
        + pair(brush("54 58 55 66 54 74", 1.6, 0.7))
    )


FOLK: dict[str, Callable[[Colour], Fragment]] = {
    draw.__name__: draw
    for draw in (
        musketeer, gladiator, hanged_man, smith, valkyrie, executioner, iron_hat, gravedigger, inquisitor,
        surveyor, brigand, bone_dragon,
    )
}  # fmt: skip
