"""Ways out of Butina and into its depths, as strips: a toll gate, a smugglers' crack, a broken hull."""

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, stroke
from ..inks import BUTINA, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle
from .parts import (
    both,
    curves,
    dark,
    flame,
    hatch,
    middle,
    pale,
    polygons,
    rope,
    skull,
    warm,
    wedges,
    white,
    wood,
)
from .registry import STRIP, motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("porte-caveport", BUTINA, STRIP)
def road_to_caveport(inks: Inks) -> Fragment:
    """A monumental gate with a toll bar and two lanterns; behind it a road of stilt houses."""
    tower = (
        "14 88! 16 20! 10 16! 12 6! 20 6! 20 10! 26 10! 26 4! 36 4! 36 10! 42 10! 42 6! 50 6! 52 "
        "16! 48 20! 50 88!"
    )
    lintel = polygon("46 18 114 18 114 38 46 38")
    crest = curve(mirrored("80 0! 90 3 100 12 116 14! 116 20! 80 20", axis=80))
    opening = curve("50 88! 50 50 60 36 80 32 100 36 110 50 110 88!")
    joints = "".join(f"M{x} {y}h{w}" for x, w in ((15, 34), (111, 34)) for y in (30, 42, 54, 66, 78))
    joints += "".join(
        f"M{x} {y}v12"
        for x, y in (
            (27, 30),
            (37, 42),
            (25, 54),
            (38, 66),
            (26, 78),
            (123, 30),
            (135, 42),
            (124, 54),
            (136, 66),
            (125, 78),
        )
    )
    arch = curve("80 10! 85 10 88 14 88 20! 84 20! 84 16 82 14 80 14 78 14 76 16 76 20! 72 20! 72 14 75 10")
    lamps = "".join(_wall_lamp(inks, x) for x in (54, 106))
    return (
        fill(opening, inks.t1)
        + clipped(opening, _stilt_road(inks))
        + "".join(lit(curve(side), middle(inks), Light((1, 0.8), (14, 2))) for side in both(tower, axis=80))
        + lit(lintel, middle(inks), Light((0.6, 1), (0, 8)))
        + lit(
            curve(
                "46 40! 52 36! 62 32 70 30 80 29 90 30 98 32 108 36! 114 40! 114 60! 106 52 "
                "100 42 90 38 80 36 70 38 60 42 54 52 46 60!"
            ),
            Flats(inks.light, inks.t5, inks.t6),
            SOFT,
        )
        + lit(crest, dark(inks), Light((0.8, 1), (8, 3)))
        + fill(arch, inks.t1)
        + stroke(joints, inks.t6, 0.9, sharp=True)
        + lamps
        + _toll_bar(inks)
    )


def _stilt_road(inks: Inks) -> Fragment:
    road = polygon("76 56 84 56 104 90 56 90")
    houses = polygons(
        "54 58 54 46 59 41 64 46 64 58",
        "96 58 96 45 101 39 106 45 106 58",
        "66 57 66 51 69 48 72 51 72 57",
        "88 57 88 50 91 46 94 50 94 57",
    )
    legs = "".join(
        f"M{x} 56V{y}"
        for x, y in (
            (55, 70),
            (60, 68),
            (63, 67),
            (97, 67),
            (101, 68),
            (105, 70),
            (67, 63),
            (71, 62),
            (89, 62),
            (93, 63),
        )
    )
    windows = "".join(
        rectangle(x, y, 2, 2.6)
        for x, y in ((57, 49), (60.6, 49), (99, 48), (102.6, 48), (69, 52.6), (91, 51))
    )
    return (
        fill(circle(80, 50, 12), inks.light)
        + fill(rectangle(40, 57, 80, 40), inks.t3)
        + fill(road, inks.t1)
        + stroke(legs, inks.shadow, 1.2, sharp=True)
        + fill(houses, inks.shadow)
        + fill(windows, inks.t1)
        + fill(wedges([(70, 66, 16, 0.9, 0), (66, 74, 22, 1, 0), (62, 82, 30, 1.2, 0)]), inks.t2)
    )


def _wall_lamp(inks: Inks, x: float) -> Fragment:
    return (
        fill(polygon(f"{x - 5} 46 {x + 5} 46 {x + 3.6} 60 {x - 3.6} 60"), inks.t1)
        + flame(x, 60, 5, inks.accent, inks.light)
        + fill(
            polygons(f"{x - 7} 47 {x} 40 {x + 7} 47", f"{x - 4.6} 59 {x + 4.6} 59 {x + 3} 63 {x - 3} 63"),
            inks.t6,
        )
    )


def _toll_bar(inks: Inks) -> Fragment:
    bar = polygon("38 77 126 63 126 68 38 82")
    stripes = polygons(*(moved("0 0 9 -1.4 9 3.6 0 5", x, 77.2 - (x - 38) * 0.16) for x in (46, 64, 82, 100)))
    box = polygon("24 66 40 66 40 88 24 88")
    return (
        lit(bar, white(inks), Light((0, 0.8), (0, 3.4)))
        + fill(stripes, inks.accent)
        + lit(box, wood(inks), SOFT)
        + fill(circle(32, 76, 4.6), inks.t1)
        + fill(polygons("120 62 130 61 128 88 122 88"), inks.t6)
    )


@motif("boyau-contrebandiers", BUTINA, STRIP, shrink=0.96)
def smugglers_crack(inks: Inks) -> Fragment:
    """A narrow crack in the rock behind a hanging net, a lamp on the ground, the prow of a rowing boat."""
    cliff = polygon("0 88 0 22 10 14 22 18 34 6 52 10 64 0 92 2 104 -2 122 6 138 4 148 14 160 18 160 88")
    shade = polygons(
        "104 -2 112 20 108 40 120 60 112 88 160 88 160 18 148 14 138 4 122 6",
        "22 18 28 36 20 52 28 70 22 88 8 88 12 60 4 44",
    )
    crack = polygon("62 88 58 70 66 56 58 42 68 26 66 12 80 2 92 14 92 30 104 44 97 58 108 72 106 88")
    glow = ellipse(84, 86, 20, 30)
    light = mix(inks.t2, inks.t1, 0.5)
    mesh = stroke(
        "".join(f"M{x} 0l{dx} 70" for x in range(36, 140, 8) for dx in (26, -26)), inks.t1, 0.9, sharp=True
    )
    net = curve("62 2! 78 -2 96 2! 94 24 104 40 100 54! 94 50 90 58! 84 52 80 60! 76 30 70 16")
    boat = curve("104 88! 112 72 130 62 152 56! 150 68 152 80 156 88!")
    gunwale = curve("106 84! 114 70 132 61 153 55! 154 59 134 66 118 76 112 88!")
    return (
        lit(
            cliff,
            warm(inks),
            Light((0.9, 1.1), (0, 0)),
            inner=fill(shade, inks.shadow) + hatch(inks.t2, "36 14 40 40 34 70", 0, 12, 1.4, 10),
        )
        + hatch(inks.t6, "118 20 114 44 124 74", 0, 12, 1.4, 10)
        + fill(crack, inks.t6)
        + clipped(crack, fill(glow, inks.t3) + fill(ellipse(84, 88, 13, 20), light))
        + stroke(crack, inks.shadow, 1)
        + clipped(net, mesh)
        + fill("".join(circle(x, y, 2.2) for x, y in ((63, 4), (79, 0), (95, 3))), inks.t2)
        + rope("58 4 80 -2 100 3", 2, pale(inks), inks.t3)
        + fill(lens(80, 88, 168, 5), inks.t4)
        + _ground_lamp(inks)
        + lit(boat, wood(inks), Light((0.9, 0.9), (5, 9)))
        + lit(gunwale, Flats(inks.light, inks.t2, inks.t3), SOFT)
        + fill(wedges([(120, 84, 18, 1.2, -18), (126, 87, 18, 1.2, -14)]), inks.t6)
        + fill(lens(130, 88, 58, 3), inks.light)
    )


def _ground_lamp(inks: Inks) -> Fragment:
    return (
        stroke("M44 66C44 58 58 58 58 66", inks.t6, 1.8)
        + fill(rectangle(44, 68, 14, 15), inks.t1)
        + flame(51, 83, 6, inks.accent, inks.light)
        + fill(
            polygons(
                "42 70 47 64 55 64 60 70",
                "42 82 60 82 62 87 40 87",
                "43 70 45 70 45 82 43 82",
                "57 70 59 70 59 82 57 82",
            ),
            inks.t6,
        )
    )


@motif("cale-glouton", BUTINA, STRIP, shrink=0.91)
def wreck_of_the_glutton(inks: Inks) -> Fragment:
    """A broken hull for a doorway, its ribs like teeth, a skull lantern above, steps leading in."""
    hull = curve("2 88! 4 60 14 34 34 14! 44 16 58 8 72 2! 90 0 108 6 124 12! 146 26 156 56 158 88!")
    hole = curve("36 88! 34 66 42 44 56 34! 62 38 68 28 80 26! 92 27 98 38 106 34! 118 46 126 66 124 88!")
    strakes = "".join(
        brush(side, 1.2, 1)
        for line in ("8 66 20 44 40 28", "6 80 20 62 36 52", "14 40 30 26 52 16")
        for side in both(line, axis=80)
    )
    ribs = curves(
        *(
            knots
            for side in (
                "38 46! 50 52 56 62 57 78! 50 66 44 60 36 58!",
                "50 32! 60 42 66 54 66 66! 58 54 52 46 45 42!",
                "66 26! 71 36 73 46 72 54! 67 46 63 38 59 32!",
            )
            for knots in both(side, axis=80)
        )
    )
    lower = polygons(
        *(line for side in ("44 88 50 74 55 88", "57 88 61 77 66 88") for line in both(side, axis=80))
    )
    steps = "".join(
        lit(rectangle(80 - w, y, 2 * w, 6), wood(inks), Light((0, 0.9), (0, 3)))
        for w, y in ((12, 72), (15, 77.4), (19, 83))
    )
    mast = polygon("112 10 118 9 132 -8 126 -8")
    rag = curve("128 -2! 140 2 146 12 156 14! 148 20 140 16 136 22! 130 14 122 10 120 6!")
    return (
        lit(mast, wood(inks), SOFT)
        + lit(rag, white(inks), SOFT)
        + lit(hull, dark(inks), Light((1.1, 1.1), (12, 4)), inner=fill(strakes, inks.t4))
        + fill(hole, inks.t6)
        + clipped(
            hole,
            fill(ellipse(80, 90, 38, 40), inks.shadow)
            + fill(ellipse(80, 90, 27, 28), inks.t3)
            + fill(ellipse(80, 90, 16, 19), inks.t2),
        )
        + steps
        + lit(ribs, Flats(inks.light, inks.t1, inks.t2), Light((0.7, 0.7), (3, 2)))
        + fill(lower, inks.t1)
        + _skull_lantern(inks)
        + fill(lens(80, 88, 176, 4), inks.t4)
        + fill(curves("0 88! 12 82 24 86 34 88!", "126 88! 138 82 150 85 160 88!"), inks.light)
    )


def _skull_lantern(inks: Inks) -> Fragment:
    return (
        stroke("M80 -2V6", inks.t6, 2.4)
        + fill(circle(80, 15, 13), inks.t6)
        + skull(80, 15, 11, white(inks), inks.t6)
        + fill(circle(76, 15, 1.9) + circle(84, 15, 1.9), inks.accent)
    )
