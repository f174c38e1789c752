"""Two strips of Soulstern: the fire that three spirits keep, the bridge of ice."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed
from ..inks import SOULSTERN, Inks, mix
from ..paths import brush, circle, curve, ellipse, polygon, rectangle
from .parts import (
    dark,
    hatch,
    limb,
    polygons,
    wedges,
    wood,
)
from .registry import STRIP, motif
from .soulstern_stock import shards, snow

SOFT = FROM_LEFT.scaled(0.6)


@motif("feu-de-camp", SOULSTERN, STRIP)
def sacred_fire(inks: Inks) -> Fragment:
    """A great camp fire in a ring of stones, three spirits warming their hands."""
    outer, inner, core = mix(inks.accent, inks.t4, 0.38), inks.accent, "#FFFFFF"
    ground = curve("-2 92! -2 80 26 76 54 80 80 78 110 80 136 76 162 80 162 92!")
    ember = ellipse(80, 83, 44, 8)
    logs = (
        lit(limb("52 88 98 70", 7, 6), wood(inks), SOFT)
        + lit(limb("108 88 62 70", 7, 6), wood(inks), SOFT)
        + fill(ellipse(52.6, 88, 3, 3.4) + ellipse(107.4, 88, 3, 3.4), "#E9B98C")
    )
    blaze = curve(
        "80 84! 62 83 54 74 57 62! 60 66 62 66 63 64! 60 52 66 42 70 36! 71 42 73 44 75 43! "
        "74 30 78 16 88 6! "
        "86 18 92 26 94 34! 97 32 98 30 98 27! 104 38 104 46 102 52! 105 52 106 50 107 47! "
        "110 60 106 78 98 82"
    )
    heart = curve(
        "80 84! 68 82 63 72 68 60! 70 64 72 64 73 62! 72 50 78 40 85 30! 85 42 90 48 92 56! "
        "94 55 95 53 95 51! 100 62 98 78 92 82"
    )
    seed = curve("80 84! 72 82 71 74 76 66! 78 69 80 60 84 54! 86 64 91 70 89 77 86 83")
    stones = "".join(
        lit(
            curve(
                f"{x - w} {y}! {x - w * 0.8:.1f} {y - h} {x} {y - h * 1.2:.1f} {x + w * 0.8:.1f} "
                f"{y - h} {x + w} {y}!"
            ),
            Flats(inner, inks.t4, inks.t6),
            Light((0, 1), (2, 4)),
        )
        for x, y, w, h in (
            (44, 89, 8, 7),
            (116, 89, 8, 7),
            (59, 91, 8, 6.4),
            (101, 91, 8, 6.4),
            (73, 92, 7.4, 6),
            (87, 92, 7.6, 6.6),
        )
    )
    sparks = "".join(
        circle(x, y, r)
        for x, y, r in ((66, 28, 1.2), (100, 20, 1.3), (76, 10, 1), (96, 8, 0.9), (108, 34, 1), (60, 42, 1))
    )
    return (
        fill(ground, inks.light)
        + fill(ember, inner)
        + _guest(inks, 30, 0, tall=1.0)
        + placed(_guest(inks, 30, 4, tall=1.0), 158, 0, flip=True)
        + placed(_guest(inks, 30, 9, tall=0.8), 10, 88, 0.72, origin=(30, 90))
        + fill(blaze, outer)
        + fill(heart, inner)
        + fill(seed, core)
        + fill(sparks, outer)
        + logs
        + stones
    )


def _guest(inks: Inks, x: float, seed: int, *, tall: float) -> Fragment:
    """A hooded spirit that leans towards the fire on its right; its hem is torn."""
    top = 16 + (1 - tall) * 10
    cloak = curve(
        f"{x + 10} {top + 2}! {x - 4} {top - 6} {x - 14} {top + 8} {x - 14} {top + 22} {x - 18} 62 "
        f"{x - 22} 88! {x - 16} 84 {x - 12} 90! "
        f"{x - 6} 85 {x - 2} 91! {x + 4} 86 {x + 8} 90! {x + 12} 82 {x + 10} 70 {x + 9} 60! {x + 14} "
        f"50 {x + 13} {top + 22} {x + 11} {top + 12}!"
    )
    dark_face = curve(
        f"{x + 10} {top + 3}! {x + 3} {top + 5} {x} {top + 12} {x + 2} {top + 20} {x + 7} {top + 24} "
        f"{x + 11} {top + 22}! {x + 13} {top + 12}"
    )
    arms = curve(
        f"{x - 2} 50! {x + 8} 50 {x + 18} 52 {x + 25} 51! {x + 26} 54 {x + 23} 56 {x + 20} 57! "
        f"{x + 12} 62 {x + 2} 64 {x - 6} 60!"
    )
    hand = curve(
        f"{x + 21} 52! {x + 25} 46 {x + 27} 43 {x + 29} 42! {x + 28} 46 {x + 30} 45 {x + 31} 45! "
        f"{x + 29} 48 {x + 32} 48 {x + 32} 49! {x + 29} 52 {x + 26} 57 {x + 21} 57!"
    )
    warm = mix(inks.light, inks.accent, 0.35)
    return (
        lit(
            cloak,
            Flats(warm, inks.t4, inks.t5),
            Light((-1.3, 0.8), (-9, 3)),
            inner=hatch(inks.t3, f"{x - 4} 66 {x - 6} 76 {x - 4} 84", -90, 14, 1.4, 4, seed + 1),
        )
        + fill(dark_face, inks.t6)
        + fill(circle(x + 6, top + 13, 1.5) + circle(x + 10.4, top + 13, 1.2), inks.accent)
        + lit(hand, Flats("#FFFFFF", warm, warm), SOFT)
        + lit(arms, Flats(warm, inks.t3, inks.t4), Light((-0.8, -0.8), (-3, -3)))
    )


@motif("pont-glace", SOULSTERN, STRIP)
def bridge_of_ice(inks: Inks) -> Fragment:
    """A bridge of ice over a chasm, a castle far off."""
    left = polygon("-2 90 -2 36 14 38 30 42 42 48 38 58 44 68 36 78 40 90")
    right = polygon("162 90 162 30 146 34 130 40 118 48 122 58 116 66 124 78 120 90")
    faces = polygons(
        "42 48 38 58 44 68 36 78 40 90 26 90 24 72 30 58 28 50", "146 34 140 50 146 66 138 90 162 90 162 30"
    )
    deck = curve(
        "18 45! 48 36 66 33 80 33 94 33 112 36 142 41! 142 49! 118 45 100 44 80 44 60 44 42 47 18 53!"
    )
    arch = curve(
        "34 50! 56 45 70 43 80 43 90 43 106 45 128 48! 122 60! 108 52 94 49 80 49 66 49 52 52 38 61!"
    )
    posts, rail = "", ""
    for x, y in ((26, 44), (44, 38.4), (62, 34.4), (80, 33), (98, 34.4), (116, 38), (134, 41)):
        posts += polygon([(x - 2, y + 2), (x - 1.3, y - 12), (x, y - 17), (x + 1.3, y - 12), (x + 2, y + 2)])
    rail = brush("26 34 44 29.6 62 26 80 25 98 26 116 29.4 134 32", 2, 2)
    hanging = [
        (42, 53, 14, 5), (50, 50.6, 22, 5.4), (58, 49.4, 14, 4.6),
        (66, 48.6, 27, 6), (74, 48, 16, 5), (82, 48, 32, 6.4),
        (90, 48.4, 18, 5), (98, 49, 25, 5.6), (106, 50.4, 13, 4.6), (114, 53, 19, 5.2),
    ]  # fmt: skip
    caps = [
        curve("-2 32! 10 33 26 37 43 47! 34 47 30 43 20 45 12 41 4 43 -2 40!"),
        curve("162 26! 148 30 132 36 117 47! 124 46 130 43 138 45 146 39 154 41 162 37!"),
    ]
    return (
        _far_castle(inks)
        + fill(curve("-2 90! 30 78 60 84 80 80 104 84 132 78 162 90!"), inks.t2)
        + lit(left, dark(inks), Light((1, 1), (0, 0)), inner=fill(faces, inks.t6))
        + lit(right, Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (0, 0)), inner=fill(faces, inks.t5))
        + hatch(inks.t4, "8 54 10 68 8 82", 0, 12, 1.5, 7)
        + shards(hanging, inks, shade=inks.t4)
        + fill(arch, inks.t4)
        + fill(rail, inks.t5)
        + fill(posts, inks.t5)
        + lit(deck, Flats("#FFFFFF", mix(inks.light, inks.t1, 0.5), inks.t3), Light((0.6, 1.2), (2, 5)))
        + fill(
            wedges([(60, 37, 16, 1.1, -6), (84, 36, 20, 1.1, 3), (110, 40, 14, 1, 9), (34, 45, 14, 1, -14)]),
            inks.t2,
        )
        + "".join(lit(cap, snow(inks), Light((0, 0.8), (2, 4))) for cap in caps)
    )


def _far_castle(inks: Inks) -> Fragment:
    """A castle of ice before its disc, so far off that it is of one tone."""
    towers = polygons(
        "60 36 60 16 63 8 66 16 66 36",
        "66 36 66 8 70 -4 74 8 74 36",
        "74 36 74 2 79 -10 84 2 84 36",
        "84 36 84 10 88 0 92 10 92 36",
        "92 36 92 18 95.4 11 98.6 18 98.6 36",
        "54 36 54 24 57 18 60 24 60 36",
    )
    shade = polygons(
        "70 -4 74 8 74 36 71 36",
        "79 -10 84 2 84 36 80 36",
        "88 0 92 10 92 36 89 36",
        "63 8 66 16 66 36 63.6 36",
        "95.4 11 98.6 18 98.6 36 96 36",
    )
    windows = "".join(
        rectangle(x, y, 1.6, 3.2) for x, y in ((68, 14), (77, 10), (77, 20), (86.4, 16), (61.6, 22))
    )
    hills = curve("-2 60! 20 40 40 46 58 34 80 30 102 34 122 46 140 40 162 56!")
    castle = fill(towers, inks.t3) + fill(shade, inks.t4) + fill(windows, inks.accent)
    return (
        fill(circle(79, 22, 23), inks.light)
        + placed(castle, 79, 36, 0.76, origin=(79, 36))
        + fill(hills, inks.t2)
    )
