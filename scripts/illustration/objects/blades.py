"""Swords, scythes and axes, mostly lying tilted."""

from ..document import SOFT, Flats, Fragment, Light, fill, lit, placed, shifted, stroke
from ..frost import ICE_LIGHT, ice
from ..inks import GOLD, LIGHT_GOLD, Inks, mix
from ..parts import (
    GOLDEN,
    curves,
    cuts,
    dark,
    hatch,
    iron,
    limb,
    middle,
    pale,
    polygons,
    rope,
    rot,
    skull,
    steel,
    warm,
    wood,
)
from ..paths import brush, circle, curve, mirrored, moved, polygon, rectangle, table, turned
from .instruments import spokes

BLADE = Light((0.6, 0.4), (3.2, 0))


def state_scythe(inks: Inks) -> Fragment:
    """A ceremonial scythe: a crescent of steel, a skull at the joint, a ribbon on the pole."""
    snath = limb("64 108 62 76 61 44 62 2", 7, 6)
    blade = curve("68 12! 54 -2 32 -1 13 15 2 36 -4 62! 6 44 18 32 36 27 50 27 66 31!")
    steel_dark = Flats(inks.light, mix(inks.light, inks.t6, 0.62), inks.t6)
    ribbon = curve("62 56! 72 54 80 60 84 70! 78 70 80 78! 72 72 66 68 62 66!") + curve(
        "62 62! 54 66 48 74 48 86! 53 83 57 89! 58 80 60 74 64 70!"
    )
    bands = polygons("57 36 66 36 66 41 57 41", "58 84 67.4 84 67.6 89 58 89")
    return rot(
        placed(
            lit(snath, Flats(inks.light, inks.t4, inks.t6), Light((1.2, 0.3), (3.4, 0)))
            + fill(bands, inks.t2)
            + lit(curve("61 43! 70 41 79 45 81 49! 74 51 66 50 61 50!"), dark(inks), SOFT)
            + lit(blade, steel_dark, Light((1, 1.8), (3, 10)))
            + fill(cuts("40 12 9 1.5 160, 28 17 9 1.5 148, 18 25 8 1.4 130"), inks.t2)
            + lit(ribbon, Flats(inks.light, inks.t2, inks.t3), SOFT)
            + fill(circle(63, 17, 12), inks.t6)
            + skull(63, 17, 10, Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.6)), inks.t6),
            50,
            50,
            0.86,
            origin=(42, 50),
        ),
        22,
    )


def sword_of_repentance(inks: Inks) -> Fragment:
    """A two-handed sword, a weeping eye in its pommel, tears along its blade."""
    blade = polygon("43 38 57 38 57 96 50 112 43 96")
    ricasso = polygon("41 34 59 34 58 44 42 44")
    guard = curve(mirrored("50 28! 60 28 72 26 82 20 86 12! 92 22 88 32 78 36 64 37 50 38!"))
    parry = polygons("42 48 34 44 42 56", "58 48 66 44 58 56")
    grip = rectangle(46, -2, 8, 32)
    pommel = circle(50, -10, 12)
    lids = curve("39 -10! 44 -16 56 -16 61 -10! 56 -4 44 -4")
    tear = "".join(curve(moved("0 -4! 2.2 0 0 2.6 -2.2 0", x, y, scale=k)) for x, y, k in table("62 6 1.4, 65 18 1.1"))
    engraved = "".join(curve(moved("0 -4! 2.2 0 0 2.6 -2.2 0", 50, y, scale=0.9)) for y in (54, 64, 74, 84))
    sword = (
        lit(parry, steel(inks), SOFT)
        + lit(blade, Flats(inks.light, inks.light, mix(inks.light, inks.t4, 0.45)), Light((0, 0), (7, 0)))
        + stroke(blade, inks.t6, 1)
        + fill(polygon("49 40 51 40 50.6 98 49.4 98"), inks.t3)
        + fill(engraved, inks.t3)
        + lit(ricasso, dark(inks), SOFT)
        + lit(guard, dark(inks), Light((0.9, 0.9), (6, 4)))
        + lit(grip, wood(inks), Light((0.8, 0), (3.4, 0)))
        + fill("".join(polygon(f"46 {y} 54 {y - 3} 54 {y - 1} 46 {y + 2}") for y in (3, 9, 15, 21, 27)), inks.t6)
        + lit(pommel, dark(inks), SOFT)
        + fill(lids, inks.light)
        + fill(circle(50, -10, 4.6), inks.accent)
        + fill(circle(50, -10, 2), inks.t6)
        + fill(cuts("44 -5 4 1 130, 47 -4 4 1 110, 56 -5 4 1 50"), inks.light)
        + fill(tear, "#FFFFFF")
        + stroke(tear, inks.t6, 0.7)
    )
    return rot(placed(sword, 50, 50, 0.82, origin=(50, 46)), 28)


def boathook(inks: Inks) -> Fragment:
    """A stout boathook: a long point, two slender hooks, a rope wound round its shaft."""
    shaft = limb("50 116 50 40", 8.6, 7.6)
    spike = polygon("50 -16 56 6 54.6 40 45.4 40 44 6")
    right = curve("54 30! 60 20 70 15 80 18 88 28 89 42 84 56! 82 44 77 34 70 31 62 33 56 42!")
    left = curve("46 30! 40 20 30 15 20 18 12 28 11 42 16 56! 18 44 23 34 30 31 38 33 44 42!")
    socket = polygon("43 30 57 30 56 66 44 66")
    loose = rope("56 92 68 96 76 88 86 94 92 86", 5, pale(inks), inks.t3)
    coils = "".join(
        rope(f"43.4 {y + 4} 50 {y + 2} 56.6 {y}", 5, pale(inks), inks.t3, pitch=3.2) for y in (72, 78, 84, 90)
    )
    pole = (
        lit(shaft, wood(inks), BLADE)
        + lit(right, dark(inks), Light((0.9, 0.9), (3, 4)))
        + lit(left, dark(inks), Light((0.9, 0.9), (3, 3)))
        + lit(spike, steel(inks), Light((0.9, 0.4), (6, 0)))
        + lit(socket, dark(inks), Light((0.9, 0.4), (7, 0)))
        + fill(circle(50, 40, 2.2) + circle(50, 56, 2.2), inks.light)
        + loose
        + coils
    )
    return rot(placed(pole, 50, 48, 0.92, origin=(51, 46)), 30, 50, 50)


def notched_cutlass(inks: Inks) -> Fragment:
    """A cutlass with a notched blade and a scallop shell for a guard."""
    blade = curve(
        "45 66! 44 52 42 38 36 22 28 8 22 -6! 36 0 46 10 53 22! 51 25 56 29! 58 36 59 42! "
        "55.6 45 60.4 48! 60.6 54! 57.6 57 60.4 60! 60 66!"
    )
    fuller = curve("47 64! 47 50 45 38 40 24 33 10! 44 24 49 40 50 64!")
    shell = curve("28 72! 30 64 38 60 50 62 62 60 70 65 72 73! 68 80 60 82 50 80 40 82 32 79")
    ribs = "".join(
        brush(f"50 80 {x} {y}", 0.6, 1.5)
        for x, y in ((30, 70), (36, 64), (43, 62), (50, 63), (57, 62), (64, 64), (70, 70))
    )
    grip = curve("46 80! 54 80! 55 92 58 101 62 107! 55 111! 49 103 46 92")
    wraps = polygons("45 86 56 83 56.4 86 45.6 89", "46 92 57 89 58 92 47 95", "48 99 59 95 60 98 50 102")
    bow = curve("70 74! 78 84 76 98 66 108 58 110! 57 106! 66 103 71 94 68 80!")
    sword = (
        fill(
            curve(
                "44 66! 42.6 40 35 20 18 -10! 38 -2 50 12 55 21! 54 25 58 28! 61 38 61 42! "
                "58 45 62 47! 62.6 54! 60 57 62.4 59! 62 68!"
            ),
            inks.t6,
        )
        + lit(blade, steel(inks), Light((0.8, 0.6), (6, 1)))
        + fill(fuller, mix(inks.light, inks.t5, 0.75))
        + lit(bow, warm(inks), SOFT)
        + lit(grip, dark(inks), SOFT)
        + fill(wraps, inks.t2)
        + lit(shell, warm(inks), Light((1, 1), (5, 6)), inner=fill(ribs, inks.t1))
    )
    return shifted(2, 0, rot(placed(sword, 50, 50, 0.78, origin=(50, 51)), 34, 50, 50))


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
        polygon([turned((x, y), a, 6, 0), turned((x, y), a + s * 24, 10.6, 0), turned((x, y), a + s * 15, 10.8, 0)])
        for a in range(0, 360, 60)
        for s in (-1, 1)
    )
    wraps = polygons(*(f"42.6 {y0 + 2.6} 49.4 {y0} 49.4 {y0 + 2} 42.6 {y0 + 4.6}" for y0 in (66, 72, 78, 84, 90)))
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


def lightning_blade(inks: Inks) -> Fragment:
    """A sword whose blade is a jagged bolt of lightning, its hilt of curled cloud."""
    bolt = polygon("40 62 44 44 34 46 44 24 35 25 52 -14 54 10 63 9 54 30 65 28 57 46 60 62")
    half = polygon("50 62 51 43 46 44 56 26 49 27 52 -14 54 10 63 9 54 30 65 28 57 46 60 62")
    cloud = curve(
        "50 78! 40 82 30 80 26 74 16 74 10 66 15 58 24 58 26 62! 20 64 22 68 27 67 30 58 40 "
        "55 50 60! 60 55 70 58 73 67 78 68 80 64 74 62! 76 58 85 58 90 66 84 74 74 74 70 80 "
        "60 82!"
    )
    curls = stroke("M30 74C36 78 43 72 40 67C38 64 34 66 35 69", inks.light, 1.6) + stroke(
        "M70 74C64 78 57 72 60 67C62 64 66 66 65 69", inks.light, 1.6
    )
    grip = polygon("45.6 76 54.4 76 54.8 98 45.2 98")
    wraps = polygons(*(f"45 {y + 2} 55 {y} 55 {y + 2} 45 {y + 4}" for y in (80, 86, 92)))
    pommel = curve("50 96! 58 96 62 102 57 108 50 109 43 108 38 102 42 96!")
    sparks = polygons(
        "26 34 18 30 24 26 14 20 28 26 22 30", "74 40 84 36 78 32 90 27 76 32 82 36", "72 14 80 8 77 5 88 -2 78 6 82 9"
    )
    sword = (
        stroke(bolt, inks.t6, 3)
        + fill(bolt, LIGHT_GOLD)
        + fill(half, GOLD)
        + fill(polygon("47 60 50 40 46 41.4 54 23 49.6 24 52 6 54 18 50 34 55 33 52 46 54 60"), "#FFFFFF")
        + fill(sparks, GOLD)
        + lit(grip, dark(inks), SOFT)
        + fill(wraps, GOLD)
        + lit(pommel, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + lit(cloud, Flats(inks.light, mix(inks.t4, inks.light, 0.25), inks.t4), Light((1.2, 1.2), (5, 6)))
        + curls
    )
    return rot(placed(sword, 50, 50, 0.86, origin=(50, 47)), 30, 50, 50)


def clock_hand_sword(inks: Inks) -> Fragment:
    """A sword that cuts time: its blade is a clock hand, a dial at its guard, a gold hilt."""
    blade = curve("46 60! 45 34 46 22! 38 16 36 8 42 2 50 -16! 58 2 64 8 62 16 54 22! 55 34 54 60!")
    pierced = curve("50 -4! 54.6 5 57 10 54 15 50 17.6! 46 15 43 10 45.4 5")
    edge = curve("50 -16! 58 2 64 8 62 16 54 22! 55 34 54 60! 50 60! 50 17.6! 54 15 57 10 54.6 5 50 -4!")
    wings = curve(mirrored("50 56! 62 54 72 56 80 64! 90 58 96 64 92 70! 82 74 72 80 62 82! 50 84"))
    grip = polygon("46 82 54 82 54.6 100 45.4 100")
    wraps = polygons(*(f"45 {y + 2} 55 {y} 55 {y + 1.8} 45 {y + 3.8}" for y in (84, 88.5, 93, 97.5)))
    dial = (
        fill(circle(50, 69, 15.6), inks.t6)
        + lit(circle(50, 69, 14.4), GOLDEN, SOFT)
        + fill(circle(50, 69, 11), inks.light)
    )
    dial += fill(spokes(50, 69, 8, 10.2, 12, 1.1), inks.t6)
    dial += fill(polygons("49.2 69 50 61 50.8 69", "50 68.2 57 73 50 69.8"), inks.t4) + fill(
        circle(50, 69, 1.6), inks.accent
    )
    sword = (
        stroke(blade, inks.t6, 2.6)
        + fill(blade, inks.t6)
        + fill(blade + pierced, inks.light, even_odd=True)
        + fill(edge, mix(inks.light, inks.t3, 0.5))
        + stroke(pierced, inks.t6, 1)
        + fill(polygons(*(f"50 {y} 51.4 {y + 2.4} 50 {y + 4.8} 48.6 {y + 2.4}" for y in (26, 34, 42))), inks.accent)
        + stroke(wings, inks.t6, 2)
        + lit(wings, GOLDEN, Light((0.9, 0.9), (5, 4)))
        + lit(grip, middle(inks), SOFT)
        + fill(wraps, GOLD)
        + fill(circle(50, 105, 6.6), inks.t6)
        + lit(circle(50, 105, 5.6), GOLDEN, SOFT)
        + dial
    )
    return rot(placed(sword, 50, 50, 0.86, origin=(50, 47)), 30, 50, 50)


def hawthorn_stake(inks: Inks) -> Fragment:
    """A stake of hawthorn, cut to a long point, thorns left on, a sprig in blossom bound to it."""
    shaft = curve("37 58! 63 58! 62 74 64 92 61 112! 39 112! 36 92 38 74")
    point = polygon("37 58 50 -12 63 58 57 62 50 59 43 62")
    thorns = polygons("62 74 77 64 63 82", "38 80 24 71 37 88", "62 92 76 88 62 99")
    sprig = limb("50 84 30 66 18 40", 3.4, 1.4) + limb("50 84 74 60 86 42", 3.4, 1.4)
    leaves = curves(
        "26 58! 14 58 6 64 4 72! 14 74 22 68",
        "76 58! 88 60 94 66 95 75! 86 75 78 68",
        "20 44! 12 36 12 26 16 20! 24 28 24 36",
    )
    flowers = "".join(_blossom(inks, x, y, size) for x, y, size in ((18, 44, 11), (84, 44, 12), (28, 70, 8)))
    bonds = polygons("35 70 65 67 65 72 35 75", "35 78 65 75 65 80 35 83")
    stake = (
        fill(thorns, inks.t6)
        + lit(shaft, wood(inks), Light((1, 0.5), (10, 1)), inner=hatch(inks.t6, "42 66 42 84 42 104", 90, 14, 1.4, 6))
        + lit(
            point,
            Flats(inks.light, mix(inks.light, inks.t1, 0.22), mix(inks.t1, inks.t2, 0.4)),
            Light((1.2, 0.6), (13, 0)),
        )
        + fill(sprig, inks.t6)
        + lit(leaves, Flats(inks.t1, inks.t4, inks.t6), SOFT)
        + fill(bonds, inks.light)
        + fill(polygons("35 73 65 70 65 72 35 75", "35 81 65 78 65 80 35 83"), inks.t3)
        + flowers
    )
    return rot(placed(stake, 50, 49, 0.84, origin=(50, 48)), 24, 50, 50)


def _blossom(inks: Inks, x: float, y: float, size: float) -> Fragment:
    petals = "".join(circle(*turned((x, y), a, size * 0.52, 0), size * 0.44) for a in range(-90, 270, 72))
    stamens = "".join(circle(*turned((x, y), a, size * 0.3, 0), size * 0.09) for a in range(-54, 306, 72))
    return (
        fill(petals, inks.light)
        + fill(circle(x, y, size * 0.3), mix(inks.light, inks.t1, 0.4))
        + fill(stamens, inks.t3)
    )
