"""Ways through and down, as low broad strips: gates, cracks, locks, wells, mines, stairs."""

from ..document import SOFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import Inks, mix
from ..parts import (
    both,
    copper,
    curves,
    dark,
    dots,
    flame,
    hatch,
    iron,
    limb,
    middle,
    polygons,
    skin,
    skull,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, table, turned, wedge

MINT = "#8FF0C4"


def toll_gate(inks: Inks) -> Fragment:
    """A monumental gate with a toll bar and two lanterns; behind it a road of stilt houses."""
    tower = "14 88! 16 20! 10 16! 12 6! 20 6! 20 10! 26 10! 26 4! 36 4! 36 10! 42 10! 42 6! 50 6! 52 16! 48 20! 50 88!"
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
        rectangle(x, y, 2, 2.6) for x, y in ((57, 49), (60.6, 49), (99, 48), (102.6, 48), (69, 52.6), (91, 51))
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
        + fill(polygons(f"{x - 7} 47 {x} 40 {x + 7} 47", f"{x - 4.6} 59 {x + 4.6} 59 {x + 3} 63 {x - 3} 63"), inks.t6)
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


def smugglers_crack(inks: Inks) -> Fragment:
    """A crack in the rock, bright within: a smuggler with sack and lantern on his way, barrels on both sides."""
    rock = polygon("0 88 0 10 8 2 24 6 40 -4 60 2 96 0 116 -4 132 6 150 0 160 10 160 88")
    crack = polygon("38 88 43 66 35 52 45 34 40 20 56 4 84 -4 114 4 124 22 117 36 129 52 122 66 130 88")
    rim = polygon("32 88 38 66 30 52 40 34 35 20 52 1 84 -8 118 0 129 20 122 36 134 52 127 66 136 88")
    glow = "".join(
        polygon([turned((80, 54), a, 70, -w), (80, 54), turned((80, 54), a, 70, w)])
        for a, w in ((-128, 7), (-106, 5), (-84, 8), (-62, 5), (-46, 6))
    )
    cloak = curve(
        "86 13! 80 9 72 11 69 18 68 26! 60 32 56 46 54 64 52 89! 104 89! 102 66 98 48 94 36 90 29! 92 25 92 19"
    )
    sack = curve("70 24! 60 16 46 20 42 32 42 46 50 54 60 54 66 46 70 36!")
    seen = curve("84 17! 88 17 91 20 91.4 24 89 28 84 28! 82 24 82 20")
    arm = limb("88 40 100 44 112 40", 8, 6)
    return (
        lit(rock, dark(inks), Light((0, 1.2), (0, 5)))
        + hatch(inks.t4, "22 16 30 40 24 62", 0, 14, 1.6, 9)
        + hatch(inks.t4, "132 18 138 40 132 60", 180, 14, 1.6, 9)
        + fill(rim, inks.t3)
        + fill(crack, inks.t1)
        + clipped(crack, fill(glow, inks.glow) + fill(circle(84, 48, 36), inks.light))
        + clipped(crack, fill(lens(80, 88, 90, 20), inks.t2))
        + lit(sack, wood(inks), SOFT, inner=hatch(inks.t6, "62 26 56 38 60 50", 190, 8, 1.3, 6))
        + lit(cloak, dark(inks), SOFT, inner=hatch(inks.t4, "66 40 62 56 62 74", 0, 12, 1.5, 7))
        + fill(seen, inks.t6)
        + fill(lens(88.4, 21.6, 3.4, 1.6, 8), inks.accent)
        + lit(arm, dark(inks), SOFT)
        + lit(curve("66 30! 72 26 78 28 79 33! 74 36 68 36"), skin(inks), SOFT)
        + _hand_lamp(inks, 113, 41)
        + _barrel(inks, 18, 52)
        + _barrel(inks, 142, 54)
    )


def _hand_lamp(inks: Inks, x: float, y: float) -> Fragment:
    """A lantern that hangs from a hand at (x, y)."""
    return (
        fill("".join(wedge(*turned((x, y + 13), a, 12, 0), 6, 1.3, a) for a in range(0, 360, 30)), inks.accent)
        + stroke(f"M{x - 5} {y + 6}C{x - 5} {y - 3} {x + 5} {y - 3} {x + 5} {y + 6}", inks.t6, 1.6)
        + fill(rectangle(x - 6, y + 7, 12, 13), inks.light)
        + flame(x, y + 19.6, 5.4, inks.accent, inks.light)
        + fill(polygons(*(moved(p, x, y) for p in ("-8 8 -4 3 4 3 8 8", "-8 19 8 19 8 23 -8 23"))), inks.t6)
        + fill(rectangle(x - 7, y + 7, 1.8, 13) + rectangle(x + 5.2, y + 7, 1.8, 13), inks.t6)
    )


def _barrel(inks: Inks, x: float, y: float) -> Fragment:
    """A barrel of rum that stands on end, its head at y."""
    body = curve(moved("-13 0! -16 14 -16 26 -13 40! 13 40! 16 26 16 14 13 0!", x, y))
    hoops = "".join(rectangle(x - 16.5, y + dy, 33, 3) for dy in (7, 28))
    return (
        lit(body, wood(inks), Light((1, 1), (12, 2)), inner=fill(hoops, inks.t6))
        + fill(ellipse(x, y, 13, 3.6), inks.t2)
        + fill(ellipse(x, y, 10.4, 2.4), inks.shadow)
    )


def wreck_door(inks: Inks) -> Fragment:
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
    lower = polygons(*(line for side in ("44 88 50 74 55 88", "57 88 61 77 66 88") for line in both(side, axis=80)))
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


def canal_lock(inks: Inks) -> Fragment:
    """The gates of a lock with their wheel, water falling through, a lantern above."""
    walls = "".join(
        lit(polygon(side), middle(inks), Light((1, 0.9), (10, 2)))
        for side in both("2 14 34 14 34 24 30 24 30 88 2 88", axis=80)
    )
    joints = "".join(
        stroke(f"M{x} {y}h{w}", inks.t6, 0.9) for x, w in ((3, 27), (130, 27)) for y in (34, 46, 58, 70)
    ) + stroke("M14 24v10M22 34v12M10 46v12M24 58v12M146 24v10M138 34v12M150 46v12M136 58v12", inks.t6, 0.9)
    leaf_l, leaf_r = polygon("31 18 80 24 80 88 31 88"), polygon("129 18 80 24 80 88 129 88")
    planks = "".join(f"M31 {y}L80 {y + 5}L129 {y}" for y in (28, 39, 50, 61, 72))
    braces = polygons("33 20 38 20 78 84 78 88 74 88 33 26", "127 20 122 20 82 84 82 88 86 88 127 26")
    jets = "".join(
        curve(f"{x} {y}! {x + 5} {y}! {x + 8} {y + 14} {x + 9} 88! {x - 4} 88! {x - 3} {y + 14}")
        for x, y in ((46, 52), (60, 62), (94, 56), (108, 46), (77, 40))
    )
    foam = "".join(ellipse(x, 86.6, r, r * 0.6) for x, r in table("42 7, 54 8, 68 8, 82 9, 96 8, 110 8, 120 6"))
    lantern = (
        stroke("M18 14V2", inks.t6, 2)
        + stroke("M18 3H8", inks.t6, 2)
        + fill(polygon("4 6 12 6 13 16 3 16"), inks.t1)
        + flame(8, 16, 4.4, inks.accent, inks.light)
        + fill(polygons("2 7 8 1 14 7", "2 15 14 15 13 18 3 18"), inks.t6)
    )
    return (
        lit(leaf_l, wood(inks), Light((1, 0.8), (14, 4)))
        + lit(leaf_r, Flats(inks.light, "#8A4524", mix("#8A4524", inks.t6, 0.5)), Light((0.6, 0.8), (20, 4)))
        + stroke(planks, inks.t6, 1.1, sharp=True)
        + fill(braces, inks.t6)
        + fill(polygon("78 23 82 23 82 88 78 88"), inks.t6)
        + fill(jets, inks.light)
        + fill("".join(wedges([(x + 1, 60, 24, 1, 90), (x + 4, 66, 18, 1, 90)]) for x in (47, 61, 95, 109)), inks.t2)
        + walls
        + joints
        + fill(polygon("30 16 130 16 130 20 80 26 30 20"), inks.t6)
        + _sluice_wheel(inks, 80, 14)
        + fill(foam, inks.light)
        + fill(lens(80, 88, 150, 3), inks.t3)
        + lantern
    )


def _sluice_wheel(inks: Inks, x: float, y: float) -> Fragment:
    spokes = "".join(
        polygon(turned((x, y), a, u, v) for u, v in ((2, -1.2), (19, -1.2), (19, 1.2), (2, 1.2)))
        for a in range(0, 360, 45)
    )
    return (
        fill(circle(x, y, 15) + circle(x, y, 11.6), inks.t6, even_odd=True)
        + fill(spokes, inks.t6)
        + stroke(f"M{x - 12} {y - 6}A13.4 13.4 0 0 1 {x + 4} {y - 13}", inks.light, 1.2)
        + lit(circle(x, y, 4), copper(inks), SOFT)
    )


def talking_well(inks: Inks) -> Fragment:
    """An old well overgrown with ivy, a ladder going down into it, mint light rising."""
    wall = curve("38 46! 122 46! 124 58 122 74 118 86! 42 86! 38 74 36 58")
    rim = ellipse(80, 46, 46, 12)
    shaft = ellipse(80, 46, 36, 8.6)
    stones = "M40 66H120M42 77H118M52 57V66M70 58V66M90 58V66M108 57V66M60 66V77M80 66V77M100 66V77"
    stones += "M52 77L53 86M72 77V86M90 77V86M108 77L107 86"
    beam = polygon("58 46 46 -4 114 -4 102 46")
    posts = polygons("40 44 46 44 46 2 40 2", "114 44 120 44 120 2 114 2")
    roof = curve("24 14! 50 -2 80 -10 110 -2 136 14! 128 16 122 13! 100 4 60 4 38 13! 32 16")
    ladder = stroke("M70 18V50M90 18V50M70 24H90M70 32H90M70 40H90M70 48H90", inks.t6, 3.2, sharp=True) + stroke(
        "M69.4 18V49M89.4 18V49", wood(inks).body, 1.4, sharp=True
    )
    return (
        lit(posts, wood(inks), SOFT)
        + clipped(beam, fill(beam, mix(MINT, inks.light, 0.55)))
        + lit(roof, wood(inks), Light((0.6, 1.1), (4, 6)), inner=hatch(inks.t6, "38 8 80 -4 122 8", 90, 8, 1.3, 14))
        + lit(wall, Flats(inks.light, inks.t3, inks.t4), Light((1.1, 0.9), (16, 3)))
        + stroke(stones, inks.t5, 1)
        + lit(rim, Flats(inks.light, inks.t3, inks.t4), Light((0.8, 1), (10, 3)))
        + fill(shaft, inks.t6)
        + clipped(shaft, fill(ellipse(80, 52, 30, 8), MINT) + fill(ellipse(80, 53, 20, 5), inks.light))
        + ladder
        + _ivy(inks)
        + fill(dots("64 30 1.6, 98 22 1.3, 60 14 1.2, 102 36 1.5"), MINT)
        + fill(lens(80, 87, 116, 3), inks.t6)
    )


def _ivy(inks: Inks) -> Fragment:
    """Ivy that climbs both sides of the well and its posts."""
    vines = stroke(
        "M43 4C40 20 47 34 42 50C38 62 52 70 44 86M118 6C114 22 122 40 116 54C110 64 122 74 116 86"
        "M58 50C66 60 54 72 60 84",
        inks.t5,
        1.4,
    )
    spots = table(
        "42 54, 48 60, 44 68, 52 74, 40 78, 50 84, 36 62, 58 52, 64 60, 60 80, 116 56, 110 64, "
        "118 70, 112 78, 120 82, 104 84, 100 54, 124 62, 43 20, 41 30, 45 38, 117 26, 119 36, 116 14"
    )
    leaf = curve("0 5! -5 1 -6 -3! -3 -3.4 -1.6 -6 0 -7! 1.6 -6 3 -3.4 6 -3! 5 1")
    leaves = "".join(
        placed(fill(leaf, inks.t5 if i % 3 else inks.t3), x, y, 0.9, angle=i * 47 % 90 - 45)
        for i, (x, y) in enumerate(spots)
    )
    return vines + leaves


def drowned_mines(inks: Inks) -> Fragment:
    """The mouth of a mine between timber props, water knee-deep, a cart left in it."""
    hill = polygon("0 88 2 50 14 34 28 30 40 14 58 12 70 2 94 4 108 0 124 14 136 20 146 36 158 48 160 88")
    shade = polygons(
        "108 0 116 22 112 40 126 60 124 88 160 88 158 48 146 36 136 20 124 14",
        "28 30 34 44 26 58 34 74 28 88 10 88 14 64 8 48",
    )
    mouth = polygon("50 88 54 30 106 30 110 88")
    props = polygons("44 88 49 24 57 24 54 88", "116 88 111 24 103 24 106 88", "40 22 120 22 120 31 40 31")
    inner_props = polygons("62 80 64 40 68 40 66 80", "98 80 96 40 92 40 94 80", "60 38 100 38 100 43 60 43")
    deep = polygon("68 80 70 46 90 46 92 80")
    sign = polygon("62 6 98 4 99 16 63 18")
    cart = polygon("112 58 150 62 146 82 118 80")
    return (
        lit(
            hill,
            middle(inks),
            Light((0.9, 1.1), (0, 0)),
            inner=fill(shade, inks.t5) + hatch(inks.t3, "40 20 42 44 36 70", 0, 11, 1.5, 9),
        )
        + fill(mouth, inks.t6)
        + fill(inner_props, wood(inks).shade or "")
        + fill(deep, inks.t5)
        + clipped(
            mouth,
            fill(ellipse(80, 62, 14, 12), mix(inks.t5, inks.t4, 0.5))
            + fill(rectangle(40, 76, 80, 14), inks.t4)
            + fill("".join(lens(x, y, w, 1.2) for x, y, w in ((80, 78, 20), (72, 81, 26), (88, 84, 34))), inks.accent),
        )
        + flame(80, 60, 3.4, inks.accent, inks.light)
        + fill(polygons("77.6 60 82.4 60 81.4 66 78.6 66"), inks.t6)
        + lit(props, wood(inks), Light((0.9, 0.9), (3, 4)), inner=hatch(inks.t6, "47 36 48 56 48 78", 90, 10, 0.9, 4))
        + lit(sign, wood(inks), SOFT)
        + fill(polygons("78 6.4 83 6.2 83.4 15.6 78.4 15.8") + circle(80.8, 10.4, 0.1), inks.t6)
        + fill(polygons("70 8 74 8 80 14 78 15.6", "92 7 88 7 82 14 84 15.6"), inks.t6)
        + lit(cart, iron(inks), Light((0.8, 0.8), (9, 3)))
        + fill(polygon("110 56 152 60.4 151 65 111 61"), inks.t6)
        + fill(polygon("118 56 124 46 132 50 138 44 146 60"), inks.accent)
        + fill(polygon("124 46 132 50 128 58"), mix(inks.accent, inks.light, 0.6))
        + fill(curve("0 88! 0 80 20 78 50 80 80 78 112 80 140 77 160 79! 160 88!"), inks.t3)
        + fill(
            "".join(
                lens(x, y, w, 1.3)
                for x, y, w in ((24, 83, 30), (70, 82, 36), (132, 80.6, 44), (100, 85.6, 50), (44, 86, 36))
            ),
            inks.light,
        )
    )
