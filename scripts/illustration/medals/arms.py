"""What stands behind a head: weapons crossed, wings, horns, flames, tentacles; in the medal's box of 100 × 100."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..document import Fragment, fill
from ..inks import BLACK, BONE, Colour
from ..paths import PathData, brush, circle, curve, lens, mirror, moved, polygon, rectangle, star, turned
from .struck import both, cast, crossed, half

# ------------------------------------------------------------------------------------- arms, drawn upright


def swords(spot: Colour) -> Fragment:
    blade = polygon([(50, 3), (54.4, 10), (54, 76), (46, 76), (45.6, 10)])
    guard = polygon([(38, 76), (62, 76), (64, 80), (36, 80)])
    arm = cast(blade) + fill(rectangle(49.3, 10, 1.4, 60), BLACK) + cast(rectangle(47.4, 80, 5.2, 11))
    return crossed(arm + cast(guard, spot) + cast(circle(50, 93, 3.6), spot))


def broad_axes(spot: Colour) -> Fragment:
    head = curve("52 8!, 62 4, 71 4!, 75 16, 70 30!, 62 25, 52 24!")
    return crossed(cast(rectangle(47.4, 4, 5.2, 92)) + cast(head) + cast(rectangle(45.6, 12, 8.8, 8), spot), 40)


def scythes(spot: Colour) -> Fragment:
    blade = curve("48 10!, 60 5, 74 11, 83 26!, 71 17, 60 15, 48 18!")
    return crossed(cast(rectangle(47.8, 5, 4.4, 92)) + cast(blade) + cast(circle(50, 13, 3.2), spot), 36)


def lances(spot: Colour) -> Fragment:
    head = polygon([(50, 2), (55.4, 14), (52, 24), (48, 24), (44.6, 14)])
    pennon = polygon([(52, 26), (68, 29), (61, 33), (68, 38), (52, 40)])
    return crossed(cast(rectangle(48.2, 20, 3.6, 78)) + cast(pennon, spot) + cast(head), 40)


def hammers(spot: Colour) -> Fragment:
    head = polygon([(36, 6), (64, 6), (66, 9), (66, 21), (64, 24), (36, 24), (34, 21), (34, 9)])
    return crossed(cast(rectangle(47.4, 10, 5.2, 86)) + cast(head) + cast(rectangle(46, 6, 8, 18), spot), 40)


def bone() -> PathData:
    """A long bone, upright about (50, 50)."""
    return curve(
        "47 16!, 43 17, 41.4 12.4, 44 9, 48 10, 50 12!, 52 10, 56 9, 58.6 12.4, 57 17, "
        "53 16!, 53 84!, 57 83, 58.6 87.6, 56 91, 52 90, "
        "50 88!, 48 90, 44 91, 41.4 87.6, 43 83, 47 84!"
    )


def bones(spot: Colour) -> Fragment:
    return crossed(cast(bone()), 46)


def keys(spot: Colour) -> Fragment:
    bit = polygon([(52, 78), (62, 78), (62, 83), (57, 83), (57, 86), (62, 86), (62, 91), (52, 91)])
    arm = (
        cast(rectangle(47.8, 18, 4.4, 76))
        + cast(bit)
        + cast(circle(50, 14, 8), spot)
        + cast(circle(50, 14, 3.6), BLACK, 0)
    )
    return crossed(arm, 180 - 42)


def bows(spot: Colour) -> Fragment:
    """Two bows, back to back."""
    bow = brush("62 6 84 22 88 50 84 78 62 94", 2, 2, middle=6)
    string = rectangle(61, 6, 1.8, 88)
    grip = rectangle(84.6, 43, 7, 14)
    return both(string, BONE, 0.6) + both(bow) + both(grip, spot)


def trident(spot: Colour) -> Fragment:
    fork = curve(
        "48 30!, 36 28, 34 8!, 31 12!, 37 1!, 43 12!, 39.6 10!, 41 22, 47.8 24!, "
        "47.8 10!, 44 12!, 50 0!, 56 12!, 52.2 10!, 52.2 24!, 59 22, 60.4 10!, 57 12!, "
        "63 1!, 69 12!, 66 8!, 64 28, 52 30!"
    )
    return crossed(cast(rectangle(47.8, 26, 4.4, 72)) + cast(fork) + cast(rectangle(46, 30, 8, 5), spot), 40)


def grapnels(spot: Colour) -> Fragment:
    hook = curve(
        "48 26!, 34 26, 32 10!, 29 14!, 34 2!, 40 13!, 37 11!, 39 19, 48 20!, 48 6!, "
        "52 6!, 52 20!, 61 19, 63 11!, 60 13!, 66 2!, 71 14!, 68 10!, 66 26, 52 26!"
    )
    return crossed(cast(rectangle(48.2, 24, 3.6, 72)) + cast(hook) + cast(circle(50, 93, 4.4), spot), 42)


# ---------------------------------------------------------------------------------------- wings, horns, fire


def feathers(rows: Sequence[tuple[float, float, float, float]], colour: Colour, spot: Colour) -> Fragment:
    drawn = ""
    for i, (x, y, length, angle) in enumerate(rows):
        cx, cy = turned((x, y), angle, length / 2, 0)
        drawn += both(lens(cx, cy, length, length * 0.27, angle), spot if i % 2 else colour, 1.6)
    return drawn


def wings(spot: Colour) -> Fragment:
    """Feathered wings, spread upwards."""
    rows = [
        (60, 60, 36, 38),
        (61, 56, 38, 20),
        (62, 52, 39, 2),
        (62, 48, 40, -15),
        (62, 44, 41, -31),
        (61, 40, 40, -46),
        (60, 36, 36, -60),
    ]
    return feathers(rows, BONE, spot)


def leather_wings(spot: Colour) -> Fragment:
    """A bat's wings, spread."""
    skin = curve("56 40!, 68 18, 86 16!, 92 34, 93 52!, 86 48, 80 58!, 75 54, 69 68!, 64 62, 54 70!")
    bones = "".join(brush(f"66 34 {x} {y}", 1.8, 0.9) for x, y in ((86, 17), (92, 51), (80, 57), (69, 67)))
    return both(skin, spot) + fill(bones + mirror(bones, 50), BONE)


def flames(spot: Colour) -> Fragment:
    tongue = "0 3!, -8 -4, -7 -15, -2 -20, -1 -33!, 6 -24, 8 -12, 7 -3!"
    drawn = ""
    for angle in (-112, 112, -84, 84, -56, 56, -28, 28, 0):
        x, y = turned((50, 50), angle - 90, 15, 0)
        drawn += cast(curve(moved(tongue, x, y, angle=angle, flip=angle < 0)), spot if angle % 56 else BONE, 1.8)
    return drawn


def ram_horns(spot: Colour) -> Fragment:
    horn = brush("56 34 70 26 84 34 87 50 80 63 68 64 64 55 70 50 75 54", 13, 3, middle=10)
    return both(horn) + both(circle(72, 56, 1.6), spot, 0)


def tentacles(spot: Colour) -> Fragment:
    ways = [
        "56 62 72 54 82 40 78 26 86 18",
        "58 68 78 64 90 52 90 38",
        "58 74 76 76 88 70 92 60",
        "54 80 66 86 78 82 82 74",
        "54 52 66 38 66 22 72 12",
    ]
    drawn = ""
    for way in ways:
        drawn += both(brush(way, 9, 2.4))
    dots = [
        (70, 56.6, 1.3),
        (80, 44, 1.2),
        (74, 67, 1.3),
        (86, 56, 1.1),
        (72, 77, 1.3),
        (84, 72, 1),
        (64, 40, 1.3),
        (66.4, 27, 1),
    ]
    return drawn + "".join(both(circle(x, y, r), spot, 0) for x, y, r in dots)


def serpents(spot: Colour) -> Fragment:
    ways = [
        "54 34 60 22 54 14 60 8",
        "58 36 70 26 70 14 78 12",
        "62 42 78 38 80 26 90 28",
        "64 52 80 54 86 44 94 48",
        "62 62 76 68 86 62 90 70",
    ]
    drawn = ""
    for way in ways:
        x, y = (float(value) for value in way.split()[-2:])
        drawn += both(brush(way, 6.4, 3.6)) + both(circle(x, y, 3.4)) + both(circle(x + 0.6, y, 1), spot, 0)
    return drawn


def moons(spot: Colour) -> Fragment:
    """A crescent behind the head, its horns up, with two stars."""
    moon = half("50 78, 70 70, 84 48, 88 20!, 93 42, 88 66, 72 86, 50 91")
    return cast(moon) + both(star(78, 22, 8, 3.2, 5), spot, 1.4)


def spider_legs(spot: Colour) -> Fragment:
    """Eight legs of a spider."""
    ways = ["56 46 70 34 76 18 86 12", "58 50 76 44 88 30 94 32", "58 56 78 60 90 56 94 68", "56 62 70 74 78 80 74 92"]
    return "".join(both(brush(way, 6, 2)) for way in ways)


def fins(spot: Colour) -> Fragment:
    """Fins with rays, as of a fish out of the deep."""
    fin = curve("58 34!, 76 16, 88 12!, 86 24, 94 34!, 88 42, 94 54!, 84 58, 84 70!, 74 66, 58 66!")
    rays = "".join(brush(f"60 50 {x} {y}", 1.8, 0.8) for x, y in ((87, 14), (93, 34), (93, 54), (83, 69)))
    return both(fin, spot) + fill(rays + mirror(rays, 50), BLACK)


def crystals(spot: Colour) -> Fragment:
    drawn = ""
    for angle, long in ((72, 30), (48, 36), (24, 40), (0, 43)):
        for turn in {angle, -angle}:
            shard = polygon(
                [
                    turned((50, 50), turn - 90, u, v)
                    for u, v in ((10, -4.4), (long - 8, -6), (long, 0), (long - 8, 6), (10, 4.4))
                ]
            )
            facet = polygon(
                [
                    turned((50, 50), turn - 90, u, v)
                    for u, v in ((10, 0), (long - 8, 0.4), (long, 0), (long - 8, 6), (10, 4.4))
                ]
            )
            drawn += cast(shard) + fill(facet, spot)
    return drawn


def nothing(spot: Colour) -> Fragment:
    return ""


ARMS: dict[str, Callable[[Colour], Fragment]] = {
    draw.__name__: draw
    for draw in (
        swords, broad_axes, scythes, lances, hammers, bones, keys, bows,         trident, grapnels, wings, leather_wings, flames, ram_horns,
        tentacles, serpents, moons, spider_legs, fins, crystals, nothing,
    )
}  # fmt: skip
