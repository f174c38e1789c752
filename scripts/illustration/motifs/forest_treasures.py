"""Treasures of Soulstern: amber, frozen tears, a crown of holly, a bust of nobody."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import GOLD, LIGHT_GOLD, SOULSTERN, Inks, mix
from ..paths import brush, circle, curve, ellipse, mirrored, polygon, rectangle
from .parts import (
    GOLDEN,
    both,
    chain,
    dark,
    hatch,
    shadow,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("ambre-papillon", SOULSTERN)
def butterfly_in_amber(inks: Inks) -> Fragment:
    """A drop of amber with a butterfly inside it."""
    amber, amber_light, amber_dark = "#E08A2E", "#F8C868", "#9A5218"
    drop = curve("52 2! 60 12 76 24 84 42 86 60 80 80 66 92 48 96 30 92 16 78 12 60 18 40 34 24 44 12")
    glow = curve("50 22 64 32 72 48 70 66 58 80 44 80 30 68 28 50 38 32")
    wing_u = "51 52! 56 36 68 26 78 28! 82 36 78 46 74 50! 66 56 58 56"
    wing_l = "51 56! 60 58 70 62 70 70! 66 78 58 78 54 72! 52 66"
    body = curve("50 38 52 46 52 62 50 74 48 62 48 46")
    bubbles = circle(30, 44, 2) + circle(26, 52, 1.3) + circle(64, 86, 1.8) + circle(40, 86, 1.4)
    stand = curve("24 92! 76 92! 82 98! 18 98!")
    return (
        shadow(50, 98.6, 84, inks.t5)
        + lit(drop, Flats(amber_light, amber, amber_dark), Light((1.6, 1.4), (11, 6)))
        + fill(glow, "#F0A840")
        + placed(_butterfly(inks, (wing_u, wing_l), body), 50, 54, 0.84, origin=(50, 54))
        + fill(curve("24 36! 32 26 42 18 46 14! 40 24 32 32 26 46! 22 42"), "#FFE7B0")
        + fill(bubbles, amber_light)
        + lit(stand, GOLDEN, Light((0.8, 0.9), (12, 3)))
    )


def _butterfly(inks: Inks, wings: tuple[str, str], body: str) -> Fragment:
    upper, lower = wings
    return (
        "".join(lit(curve(side), Flats(inks.t1, inks.t5, inks.t6), SOFT) for side in both(upper))
        + "".join(lit(curve(side), Flats(inks.t1, inks.t4, inks.t5), SOFT) for side in both(lower))
        + fill(
            "".join(ellipse(x, y, 2.8, 2.2) for x, y in ((70, 38), (30, 38), (62, 69), (38, 69))), inks.accent
        )
        + fill(body + circle(50, 37, 2.6), inks.t6)
        + stroke("M49 35C46 28 42 26 40 26M51 35C54 28 58 26 60 26", inks.t6, 1.1)
    )


@motif("larmes-gelees", SOULSTERN)
def frozen_tears(inks: Inks) -> Fragment:
    """Three tears of ice on a chain, in an open velvet box."""
    lid = polygon("14 8 86 8 90 52 10 52")
    lid_in = polygon("20 13 80 13 83 49 17 49")
    tray = polygon("10 52 90 52 96 74 4 74")
    front = polygon("4 74 96 74 92 96 8 96")
    pillow = curve("16 56! 34 60 66 60 84 56! 88 64 90 70! 66 74 34 74 10 70! 12 64")
    tears = "".join(
        _ice_tear(inks, x, y, size) for x, y, size in ((30, 34, 1.0), (50, 40, 1.3), (70, 34, 1.0))
    )
    folds = hatch(inks.t5, "24 16 50 16 76 16", 95, 14, 1.3, 9)
    return (
        shadow(50, 97.6, 104, inks.t5)
        + lit(lid, dark(inks), Light((1.2, 1.1), (10, 4)))
        + fill(lid_in, inks.t4)
        + folds
        + fill(tray, inks.t6)
        + lit(pillow, Flats(inks.light, inks.t3, inks.t4), Light((0.9, 0.9), (8, 3)))
        + chain("18 16 28 24 50 28 72 24 82 16", 4, LIGHT_GOLD, "#6B420A")
        + tears
        + lit(
            front,
            dark(inks),
            Light((1.1, 1), (12, 4)),
            inner=hatch(inks.t4, "10 80 10 86 12 92", 0, 12, 1.3, 4),
        )
        + fill(polygon("6 74 94 74 94 77 6 77"), GOLD)
        + lit(curve("42 72! 58 72! 58 84 50 89 42 84"), GOLDEN, SOFT)
        + fill(circle(50, 79, 2.2), inks.t6)
    )


def _ice_tear(inks: Inks, x: float, y: float, size: float) -> Fragment:
    tear = curve("0 -12! 5 -3 8 4 7 11 0 15 -7 11 -8 4 -5 -3")
    return placed(
        fill(circle(0, -13, 1.6), GOLD)
        + fill(curve("0 -14! 6 -4 9.4 4 8.2 12 0 16.6 -8.2 12 -9.4 4 -6 -4"), inks.t5)
        + lit(tear, Flats("#FFFFFF", inks.t1, inks.t2), Light((0.8, 0.6), (6, 3)))
        + fill(polygon("0 -10 2.4 2 0 13 -2 2"), inks.light)
        + fill(curve("-5 4! -3.6 -1 -2 -3! -3 3 -3.6 8!"), "#FFFFFF"),
        x, y, size,
    )  # fmt: skip


@motif("couronne-houx", SOULSTERN, shrink=0.86)
def holly_crown(inks: Inks) -> Fragment:
    """A crown of holly: five great leaves for points, snow on a plaited ring, berries of gold."""
    back = "".join(
        _holly_leaf(inks, x, 62, 0.86, lean, Flats(inks.t2, inks.t4, inks.t5))
        for x, lean in ((32, -10), (50, 0), (68, 10))
    )
    sides = "".join(
        _holly_leaf(inks, x, 67, 1.0, lean, Flats(inks.light, inks.t5, inks.t6))
        for x, lean in ((20, -26), (80, 26))
    )
    front = "".join(
        _holly_leaf(inks, x, y, size, lean, Flats(inks.light, inks.t5, inks.t6))
        for x, y, size, lean in ((30, 74, 1.24, -14), (70, 74, 1.24, 14), (50, 78, 1.42, 0))
    )
    berries = ""
    for x, y in ((39.6, 74), (60.4, 74), (19, 69), (81, 69)):
        for dx, dy in ((-4.2, 1), (4.2, 1), (0, -5.4)):
            berries += lit(circle(x + dx, y + dy, 4.9), GOLDEN, Light((0.8, 0.8), (2.4, 2.6)))
    return (
        shadow(50, 97, 92, inks.t5, 3.6)
        + _plaited_ring(inks, far=True)
        + back
        + sides
        + front
        + _plaited_ring(inks)
        + berries
    )


def _holly_leaf(inks: Inks, x: float, y: float, size: float, angle: float, flats: Flats) -> Fragment:
    """A leaf that stands on (x, y), its midrib bright, one half in shade."""
    holly = (
        "0 2! -5 -3 -5 -8! -10 -9 -15 -12! -11 -16 -9.4 -20! -13 -23 -16 -28! -11 -31 -8.6 -34! -9 -38 -10 -42! "
        "-5 -43 0 -54! 5 -43 10 -42! 9 -38 8.6 -34! 11 -31 16 -28! 13 -23 9.4 -20! 11 -16 15 -12! 10 -9 5 -8! 5 -3"
    )
    right = polygon("0 4 20 4 20 -50 0 -56")
    leaf = lit(
        curve(holly),
        Flats(flats.rim, flats.body),
        Light((0.9, 0.8)),
        inner=fill(right, flats.shade or flats.body),
    )
    veins = "".join(brush([(0, v), (side * 9, v - 5)], 0.9, 0.3) for v in (-10, -20, -31) for side in (-1, 1))
    return placed(leaf + fill(brush("0 0 0 -49", 1.8, 0.5) + veins, inks.t2), x, y, size * 0.94, angle=angle)


def _plaited_ring(inks: Inks, *, far: bool = False) -> Fragment:
    """The twigs that hold the crown, its far side or its near one with a cap of snow."""
    if far:
        return fill(brush("12 74 20 64 36 58 50 57 64 58 80 64 88 74", 6, 6), inks.t6)
    band = curve(
        "8 70! 14 80 30 87 50 88.6 70 87 86 80 92 70! 94 76 92 83 86 88 70 96 50 98 30 96 14 88 8 83 6 76"
    )
    twists = "".join(
        brush([(x - 4, y + 4), (x, y), (x + 5, y - 3)], 0.6, 0.6, middle=1.8)
        for x, y in ((16, 86), (27, 91), (39, 93.4), (51, 94), (63, 93), (75, 90), (86, 84))
    )
    snow = curve(
        "8 71! 14 80 30 87 50 88.6 70 87 86 80 92 71! 90 79 84 85! 78 85 74 "
        "90! 66 88.6 60 92! 50 90 44 93! 36 89.6 28 90! 20 85 14 84!"
    )
    return lit(
        band,
        Flats(inks.light, wood(inks).body, wood(inks).shade),
        Light((0.8, 1), (14, 3)),
        inner=fill(twists, inks.t6),
    ) + fill(snow, inks.light)


@motif("statue-oubli", SOULSTERN, shrink=0.95)
def bust_of_nobody(inks: Inks) -> Fragment:
    """A heavy stone bust whose face is worn away."""
    stone = Flats("#FFFFFF", mix(inks.t2, inks.t3, 0.4), inks.t4)
    plinth = polygon("22 84 78 84 82 92 84 98 16 98 18 92")
    chest = curve("50 58! 62 60 76 62 82 70! 82 78 78 84! 22 84! 18 78 18 70! 24 62 38 60")
    folds = "".join(
        brush(line, 0.6, 2) for line in ("34 66 42 74 58 80", "28 70 38 80 50 84", "46 62 56 72 70 78")
    )
    neck = polygon("41 46 59 46 61 64 39 64")
    head = curve(mirrored("50 6 60 8 67 16 68 28 66 40 60 50 54 55 50 56"))
    hollow = curve("40 24! 46 18 56 20 60 26! 62 36 58 46 50 48! 42 46 38 36")
    hair = curve("31 30! 28 18 34 6 46 2! 58 0 70 8 71 22! 71 28 69 34! 66 26 60 18! 52 12 42 14 36 22!")
    wreath = "".join(
        placed(fill(curve("0 0! -3 -4 -2 -9 0 -12! 2 -9 3 -4"), inks.t6), x, y, angle=a)
        for x, y, a in ((32, 22, -60), (34, 16, -40), (39, 11, -24), (61, 11, 24), (66, 16, 40), (69, 22, 60))
    )
    cracks = "M58 20L64 30L61 40L66 52M26 68L34 76L32 84M70 66L64 74M42 8L46 14"
    snow = (
        curve("34 8! 42 -2 58 -3 66 5! 60 3 54 7 50 4 44 8 40 5!")
        + curve("19 70! 26 60 36 59 39 62! 32 63 28 68 22 70!")
        + curve("62 61! 74 59 82 66 82 72! 76 66 70 66 64 64!")
    )
    plate = rectangle(36, 87, 28, 7)
    return (
        shadow(50, 98.6, 92, inks.t5)
        + lit(plinth, Flats(inks.light, inks.t4, inks.t5), Light((1, 1), (12, 4)))
        + fill(plate, inks.t3)
        + lit(neck, stone, Light((0.8, 0), (9, 0)))
        + lit(chest, stone, Light((1.2, 1.1), (14, 4)), inner=fill(folds, inks.t5))
        + lit(head, stone, Light((1.2, 1.1), (14, 3)))
        + fill(hollow, inks.t4)
        + fill(curve("44 26! 50 22 57 26! 60 34 56 44 50 46! 46 40 48 32"), inks.t5)
        + hatch(inks.t2, "42 28 42 36 46 44", 10, 9, 1.1, 6)
        + lit(hair, stone, Light((1, 1), (10, 4)), inner=hatch(inks.t5, "38 10 46 6 58 6", 60, 9, 1.3, 7))
        + wreath
        + stroke(cracks, inks.t5, 1.1)
        + fill(snow, "#FFFFFF")
    )
