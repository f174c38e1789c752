"""Ways through Caveport, as strips: a lock, a talking well, drowned mines."""

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import CAVEPORT, Inks, mix
from ..paths import circle, curve, ellipse, lens, polygon, rectangle, table, turned
from .parts import (
    both,
    copper,
    dots,
    flame,
    hatch,
    iron,
    middle,
    polygons,
    wedges,
    wood,
)
from .registry import STRIP, motif

SOFT = FROM_LEFT.scaled(0.6)
MINT = "#8FF0C4"


@motif("ecluse", CAVEPORT, STRIP, shrink=0.94)
def northern_lock(inks: Inks) -> Fragment:
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
    foam = "".join(
        ellipse(x, 86.6, r, r * 0.6) for x, r in table("42 7, 54 8, 68 8, 82 9, 96 8, 110 8, 120 6")
    )
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
        + fill(
            "".join(wedges([(x + 1, 60, 24, 1, 90), (x + 4, 66, 18, 1, 90)]) for x in (47, 61, 95, 109)),
            inks.t2,
        )
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


@motif("puits-lierre", CAVEPORT, STRIP, shrink=0.89)
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
    ladder = stroke(
        "M70 18V50M90 18V50M70 24H90M70 32H90M70 40H90M70 48H90", inks.t6, 3.2, sharp=True
    ) + stroke("M69.4 18V49M89.4 18V49", wood(inks).body, 1.4, sharp=True)
    return (
        lit(posts, wood(inks), SOFT)
        + clipped(beam, fill(beam, mix(MINT, inks.light, 0.55)))
        + lit(
            roof,
            wood(inks),
            Light((0.6, 1.1), (4, 6)),
            inner=hatch(inks.t6, "38 8 80 -4 122 8", 90, 8, 1.3, 14),
        )
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


@motif("mine-noyee", CAVEPORT, STRIP)
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
            + fill(
                "".join(lens(x, y, w, 1.2) for x, y, w in ((80, 78, 20), (72, 81, 26), (88, 84, 34))),
                inks.accent,
            ),
        )
        + flame(80, 60, 3.4, inks.accent, inks.light)
        + fill(polygons("77.6 60 82.4 60 81.4 66 78.6 66"), inks.t6)
        + lit(
            props,
            wood(inks),
            Light((0.9, 0.9), (3, 4)),
            inner=hatch(inks.t6, "47 36 48 56 48 78", 90, 10, 0.9, 4),
        )
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
