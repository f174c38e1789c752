"""Artefacts of Soulstern: axe of ice, hazel bow, bearskin, horn of mists, snowshoes, splinter of the lake."""

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import SOULSTERN, Inks, mix
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, turned
from .parts import (
    accented,
    both,
    curves,
    dark,
    fangs,
    hatch,
    iron,
    limb,
    polygons,
    rot,
    steel,
    wedges,
    white,
    wood,
)
from .registry import motif
from .soulstern_stock import fur

SOFT = FROM_LEFT.scaled(0.6)
ICE_LIGHT = "#FFFFFF"


def ice(inks: Inks) -> Flats:
    return Flats(ICE_LIGHT, inks.t1, inks.t2)


@motif("hache-hiver", SOULSTERN)
def winter_axe(inks: Inks) -> Fragment:
    """An axe whose blade is ice, with a snowflake for an eye."""
    haft = limb("46 112 46 0", 6, 5.4)
    blade = polygon("50 14 66 6 84 -8 92 6 97 24 95 44 88 60 78 50 64 44 50 44")
    facets = polygons("66 6 84 -8 78 18", "92 6 97 24 78 18", "95 44 88 60 76 38", "64 44 76 38 66 26")
    dark_facets = polygons("97 24 95 44 76 38 78 18", "88 60 78 50 64 44 76 38")
    spike = polygon("42 20 22 28 42 38")
    x, y = 66, 26
    flake = "".join(
        polygon(turned((x, y), a, u, v) for u, v in ((0, -0.9), (11, -0.9), (11, 0.9), (0, 0.9)))
        for a in range(0, 360, 60)
    )
    flake += "".join(
        polygon(
            [
                turned((x, y), a, 6, 0),
                turned((x, y), a + s * 24, 10.6, 0),
                turned((x, y), a + s * 15, 10.8, 0),
            ]
        )
        for a in range(0, 360, 60)
        for s in (-1, 1)
    )
    wraps = polygons(
        *(f"42.6 {y0 + 2.6} 49.4 {y0} 49.4 {y0 + 2} 42.6 {y0 + 4.6}" for y0 in (66, 72, 78, 84, 90))
    )
    axe = (
        lit(haft, wood(inks), Light((0.9, 0), (3.6, 0)))
        + fill(wraps, inks.t2)
        + lit(spike, ice(inks), SOFT)
        + fill(polygon("48.6 12.6 66 4 85 -11 94 5 99 24 97 45 88.6 63 77 51.6 64 45.6 48.6 45.6"), inks.t4)
        + fill(blade, inks.t1)
        + fill(facets, ICE_LIGHT)
        + fill(dark_facets, inks.t2)
        + fill(circle(x, y, 11.6), inks.t5)
        + fill(flake, inks.accent)
        + fill(circle(x, y, 3.6), inks.light)
        + fill(circle(x, y, 1.7), inks.t6)
        + lit(polygon("40 12 52 10 53 46 40 46"), iron(inks), SOFT)
        + fill(circle(46, 20, 1.4) + circle(46, 38, 1.4), inks.light)
    )
    return rot(placed(axe, 50, 50, 0.84, origin=(56, 50)), 26, 50, 50)


@motif("arc-coudrier", SOULSTERN)
def hazel_bow(inks: Inks) -> Fragment:
    """A hazel bow still in leaf, drawn, an arrow on its string."""
    bow = brush("36 1 54 8 68 26 72 50 68 74 54 92 36 99", 2.6, 2.6, middle=8.6)
    tips = polygons("38 6 29 -3 41 -1", "38 94 29 103 41 101")
    green = Flats(inks.light, inks.accent, mix(inks.accent, inks.t5, 0.5))
    leaf = "0 0! -7 -6 -8 -14 0 -25! 8 -14 7 -6"
    leaves = "".join(
        placed(
            lit(curve(leaf), green, SOFT) + fill(brush("0 -1 0 -20", 1.3, 0.3), inks.t5),
            x,
            y,
            size,
            angle=angle,
        )
        for x, y, angle, size in (
            (60, 14, 10, 0.8),
            (66, 22, 70, 0.9),
            (64, 80, 120, 0.9),
            (58, 88, 170, 0.8),
        )
    )
    nuts = "".join(
        lit(ellipse(x, y, 4.2, 4.8), wood(inks), SOFT) + fill(lens(x, y - 3.6, 8, 2.4), inks.t6)
        for x, y in ((76, 30), (81, 38), (74, 73))
    )
    arrow = (
        fill(rectangle(16, 48.9, 76, 2.4), inks.t6)
        + lit(polygon("104 50 88 43.6 91 50 88 56.4"), Flats(inks.light, inks.t2, inks.t5), SOFT)
        + lit(polygon("10 42 24 42 32 48.6 18 48.6"), green, SOFT)
        + lit(polygon("10 58 24 58 32 51.6 18 51.6"), green, SOFT)
    )
    grip = lit(rectangle(66.6, 39, 10, 22), accented(inks), SOFT)
    bands = fill(polygons(*(moved("0 2.4 10 0 10 1.8 0 4.2", 66.6, y) for y in (42, 48, 54))), inks.t5)
    whole = (
        stroke("M36 2L24 50L36 98", inks.t6, 1.5, sharp=True)
        + fill(tips, inks.t6)
        + lit(bow, dark(inks), Light((-0.9, 0.7), (-2.6, 0.4)))
        + nuts
        + leaves
        + grip
        + bands
        + arrow
    )
    return rot(placed(whole, 50, 46, 0.84, origin=(55, 50)), -38, 50, 48)


@motif("manteau-ours", SOULSTERN, shrink=0.92)
def bearskin_coat(inks: Inks) -> Fragment:
    """An empty bearskin coat on a peg: hood with the bear's jaw, white fur at collar, cuffs and hem, bone toggles."""
    coat = curve(
        mirrored(
            "50 40! 60 40 70 42 80 48! 88 58 94 68 97 78! 92 82 86 84 81 85! 79 76 76 70 73 66! 76 76 79 86 81 95! "
            "66 99 58 99 50 99!"
        )
    )
    lining = curve("47 48! 53 48! 56 66 60 82 62 99! 44 99! 46 80")
    hem = curve(
        mirrored(
            "50 91! 62 92 72 90 80 87! 84 90 82 94 85 97! 80 98 77 "
            "101! 73 98 69 101! 64 99 60 102! 56 99 50 101!"
        )
    )
    cuffs = curves(
        *both("80 80! 86 79 93 76 98 73! 101 77 99 80 101 84! 97 84 94 88! 90 86 87 89! 84 86 80 87!")
    )
    collar = curve(
        mirrored(
            "50 36! 58 36 66 36 73 40! 76 44 74 47 77 51! 72 51 70 55! 65 53 61 57! 57 53 53 58! 52 54 50 56!"
        )
    )
    toggles = "".join(
        lit(curve(f"47 {y}! 58 {y - 2.4} 62 {y + 1.6}! 54 {y + 4.4} 48 {y + 4}!"), white(inks), SOFT)
        for y in (62, 73, 84)
    )
    loops = "".join(brush([(46, y + 1), (40, y + 3), (38, y - 1)], 1.2, 1) for y in (63, 74, 85))
    furs = hatch(inks.t4, "20 54 12 64 8 74", 50, 11, 1.7, 7) + hatch(
        inks.t4, "30 62 27 76 25 90", 20, 11, 1.6, 8, 3
    )
    return (
        stroke("M50 6V-1C50-5 57-5 56-.4", inks.t6, 2)
        + lit(coat, dark(inks), Light((1.3, 1.2), (11, 3)), inner=furs)
        + fill(lining, inks.t3)
        + hatch(inks.t2, "48 58 49 74 51 92", 10, 8, 1.2, 6)
        + fill(loops, inks.t3)
        + lit(hem, fur(inks), Light((0, 1), (8, 4)))
        + lit(cuffs, fur(inks), Light((0.6, 0.8), (4, 4)))
        + _bear_hood(inks)
        + lit(collar, fur(inks), Light((0.8, 0.9), (8, 3)))
        + toggles
    )


def _bear_hood(inks: Inks) -> Fragment:
    """The bear's head as a hood: nobody looks out under its teeth."""
    head = curve(mirrored("50 6! 56 6 61 2 67 4 71 10 69 16! 74 24 74 34 70 42! 60 45 50 45"))
    hollow = curve(mirrored("50 25! 58 25 63 28 65 34 63 41 58 44! 50 45"))
    snout = curve(mirrored("50 12 56 13 60 18 61 25 57 28 50 28"))
    return (
        lit(
            head,
            dark(inks),
            Light((1.1, 1.1), (8, 4)),
            inner=hatch(inks.t4, "29 18 27 28 31 38", 10, 7, 1.4, 6),
        )
        + fill(curves(*both("62.6 5.6! 67 6 69 10 67 14! 63.6 11")), inks.t3)
        + fill(hollow, inks.t6)
        + lit(snout, Flats(inks.light, inks.t4, inks.t5), Light((0.8, 0.9), (6, 4)))
        + fill(curve("45.4 13! 50 11.4 54.6 13! 53 17 50 18.4 47 17"), inks.t6)
        + fill(fangs("39.6 27 50 27.6 60.4 27", 7, 7), inks.light)
        + fill(polygons("36 15.4 45 18.6 43.6 21 37 19.4", "64 15.4 55 18.6 56.4 21 63 19.4"), inks.accent)
    )


@motif("cor-brumes", SOULSTERN, shrink=0.97)
def horn_of_mists(inks: Inks) -> Fragment:
    """A curved horn with mist curling out of its bell."""
    horn = curve(
        "8 34! 14 34 18 38! 22 54 32 66 46 70 58 70 68 62 72 48! 74 40 72 34 70 30! 92 20! "
        "98 34 98 52 90 68! 80 84 62 94 44 92 24 88 10 66 8 46!"
    )
    bands = "".join(
        lit(brush(line, 6, 6), steel(inks), SOFT)
        for line in ("66 30 80 27 96 22", "62 68 70 76 76 84", "19 46 14 50 9 54")
    )
    mist = [
        "82 22! 74 14 80 4 90 4! 86 10 92 12 90 18!",
        "78 24! 62 22 56 10 64 2 74 2 76 10 70 12! 66 8 64 14 70 16 80 16!",
        "84 20! 92 12 102 10 104 2! 98 -2 92 2! 94 -8 106 -8 108 2 106 14 96 20!",
    ]
    strap = brush("14 50 30 98 60 100 74 80", 2.4, 2.4)
    return rot(
        placed(
            "".join(lit(curve(line), Flats(ICE_LIGHT, inks.light, inks.t2), SOFT) for line in mist)
            + fill(strap, inks.t6)
            + lit(horn, wood(inks), Light((1.1, 1.1), (6, 8)))
            + hatch(inks.t6, "20 60 32 76 50 82", -40, 9, 1.4, 8)
            + bands
            + fill(curve("69 30! 76 30 88 26 93 20! 86 20 74 22"), inks.t6)
            + lit(curve("4 28! 12 28 20 32 20 38! 12 40 6 38"), steel(inks), SOFT)
            + fill(circle(40, 81, 2) + circle(54, 82, 2), inks.accent),
            50, 52, 0.86, origin=(54, 46),
        ),
        -10, 50, 50,
    )  # fmt: skip


@motif("raquettes", SOULSTERN, shrink=0.85)
def winged_snowshoes(inks: Inks) -> Fragment:
    """A pair of snowshoes with small wings."""
    return rot(_snowshoe(inks, 32, 50, -14) + _snowshoe(inks, 66, 52, 12), 8, 50, 50)


def _snowshoe(inks: Inks, x: float, y: float, angle: float) -> Fragment:
    frame = curve("0 -40 12 -36 17 -22 16 -4 9 14 3 30 1 44! -1 44! -3 30 -9 14 -16 -4 -17 -22 -12 -36")
    web = "".join(f"M-20 {v}L20 {v + 16}M20 {v}L-20 {v + 16}" for v in range(-44, 36, 9))
    wing = "15 -8! 24 -18 34 -22 42 -20! 38 -14 42 -10! 36 -6 38 0! 30 2 22 2 14 0!"
    drawn = (
        "".join(lit(curve(side), Flats(ICE_LIGHT, inks.light, inks.t2), SOFT) for side in both(wing, axis=0))
        + fill(wedges([(22, -9, 13, 1.1, -20), (22, -5, 12, 1.1, -4)]), inks.t3)
        + placed(fill(wedges([(22, -9, 13, 1.1, -20), (22, -5, 12, 1.1, -4)]), inks.t3), 0, 0, flip=True)
        + fill(frame, inks.t1)
        + clipped(frame, stroke(web, inks.t5, 0.9))
        + stroke(frame, inks.t6, 5)
        + stroke(frame, wood(inks).body, 3)
        + lit(polygon("-17 -14 17 -14 17 -9 -17 -9"), wood(inks), SOFT)
        + lit(polygon("-14 6 14 6 12 11 -12 11"), wood(inks), SOFT)
        + fill(curve("-8 -8! 8 -8! 9 2 4 8 -4 8 -9 2"), inks.t6)
        + fill(polygon("-9 -4 9 -4 9 -1 -9 -1"), inks.accent)
    )
    return placed(drawn, x, y, 0.92, angle=angle)


@motif("eclat-lac", SOULSTERN)
def splinter_of_the_lake(inks: Inks) -> Fragment:
    """A sword made of one splinter of lake ice, a fish frozen inside it."""
    outline = polygon("50 -16 60 8 62 34 60 58 56 70 44 70 39 54 38 24 43 4")
    left, right = (
        polygon("50 -16 48 20 50 70 44 70 39 54 38 24 43 4"),
        polygon("50 -16 60 8 62 34 60 58 56 70 50 70 48 20"),
    )
    fish = curve("50 18! 55 24 56 34 53 44 51 50! 56 56 55 60! 50 57 45 60! 44 56 49 50! 45 44 44 32 46 23")
    bones = "".join(brush(line, 0.7, 0.3) for line in ("46 30 54 30", "45.6 35 54.4 35", "46 40 53.6 40"))
    guard = curve("26 66! 34 70 42 69 50 72 58 69 66 70 74 66! 72 76 60 80 50 80 40 80 28 76")
    grip = polygon("45.6 78 54.4 78 54 102 46 102")
    wraps = polygons(*(f"45 {y + 2} 55 {y} 55 {y + 2} 45 {y + 4}" for y in (82, 88, 94)))
    sword = (
        fill(polygon("50 -20 62 7 64 34 62 59 57 73 43 73 37 55 36 23 41 3"), inks.t4)
        + fill(outline, inks.t1)
        + fill(left, ICE_LIGHT)
        + fill(right, inks.t1)
        + fill(polygons("60 8 62 34 54 40", "39 54 38 24 44 40"), inks.t2)
        + lit(fish, Flats(inks.light, inks.t4, inks.t6), SOFT)
        + fill(circle(51.6, 25, 1.2), inks.accent)
        + fill(bones, inks.t2)
        + stroke("M44 8L40 20M57 50L54 64M43 60L46 66", ICE_LIGHT, 1)
        + lit(grip, dark(inks), SOFT)
        + fill(wraps, inks.accent)
        + lit(guard, ice(inks), Light((0.8, 0.9), (4, 4)))
        + fill(polygon("43 102 57 102 53 112 47 112"), inks.t2)
        + fill(polygon("43 102 50 102 48 112 47 112"), ICE_LIGHT)
    )
    return rot(placed(sword, 50, 50, 0.86, origin=(50, 47)), 32, 50, 50)
