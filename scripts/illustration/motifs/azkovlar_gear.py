"""Artefacts of Azkovlar, lying tilted in the vitrine: scythe, garlic, gauntlet, mirror, sword, eye."""

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import AZKOVLAR, DARK_GOLD, Inks, mix
from ..paths import (
    Point,
    brush,
    circle,
    curve,
    ellipse,
    mirrored,
    moved,
    polygon,
    rectangle,
    star,
    table,
    turned,
    wedge,
)
from .azkovlar_stock import cuts
from .parts import GOLDEN, both, dark, flame, hatch, limb, polygons, rot, skull, steel, wood
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)
BLADE = Light((0.6, 0.4), (3.2, 0))


@motif("faux-apparat", AZKOVLAR)
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


@motif("chapelet-ail", AZKOVLAR)
def string_of_garlic(inks: Inks) -> Fragment:
    """A rosary of garlic: a ring of bulbs on a cord, beads between them, a silver cross below."""
    x, y, radius = 50, 38, 29
    cord = stroke(circle(x, y, radius), inks.t6, 3.4) + stroke(circle(x, y, radius), inks.t2, 1.8)
    bulbs = beads = ""
    for i in range(9):
        angle = 90 + 40 * (i - 4)
        if i != 4:
            bulbs += _bulb(inks, *turned((x, y), angle + 180, radius + 1, 0), 10.4, angle + 270)
    for i in range(9):
        beads += circle(*turned((x, y), 110 + 40 * i, radius, 0), 2.6)
    drop = stroke("M50 66V76", inks.t6, 3.4) + stroke("M50 66V76", inks.t2, 1.8)
    cross = polygon(
        mirrored("50 74 53.4 74 53.4 70 56.6 70 55 80 57 84 64 82 64 90 57 88.4 54.6 92 55.6 104 50 106")
    )
    rosary = (
        cord
        + drop
        + lit(beads, Flats(inks.light, inks.t5, inks.t6), SOFT)
        + bulbs
        + _bulb(inks, 50, 68, 8.4, 0)
        + lit(cross, steel(inks), Light((0.9, 0.8), (5, 1)))
        + fill(star(50, 86, 4, 1.5, 4), inks.t6)
    )
    return rot(placed(rosary, 50, 52, 0.88, origin=(50, 52)), -12)


def _bulb(inks: Inks, x: float, y: float, size: float, angle: float) -> Fragment:
    """A bulb of garlic, stem upwards, with a tuft of roots."""
    shape = "-.16 -1.3! .16 -1.3! .3 -.8 .95 -.35 1 .35 .6 .85 0 .98 -.6 .85 -1 .35 -.95 -.35 -.3 -.8"
    shown = [
        moved(line, x, y, scale=size, angle=angle)
        for line in ("-.1 -.9 -.5 .1 -.2 .9", ".12 -.9 .55 .1 .2 .9")
    ]
    roots = "".join(
        wedge(*turned((x, y), angle + 90, size * 0.9, d * size), size * 0.4, size * 0.16, angle + 90 - d * 60)
        for d in (-0.24, 0, 0.24)
    )
    outline = curve(moved(shape, x, y, scale=size, angle=angle))
    tone = Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.62))
    return (
        fill(roots, inks.t6)
        + stroke(outline, inks.t6, 1.8)
        + lit(outline, tone, Light((0, 0), (size * 0.5, size * 0.3)))
        + fill("".join(brush(line, 0.4, 0.4, middle=1.3, steps=4) for line in shown), inks.t2)
    )


@motif("gantelet-dragon", AZKOVLAR)
def dragon_gauntlet(inks: Inks) -> Fragment:
    """A gauntlet of dragon scales, a flame between its fingers."""
    cuff = curve("30 98! 24 84 20 72! 30 66 50 62 70 66 80 72! 76 84 70 98! 60 101 40 101")
    hand = curve("30 70! 26 60 26 50 28 44! 40 40 60 40 72 44! 74 52 73 62 70 70! 60 74 40 74")
    fingers = (
        "31 48 26 34 27 20 32 10",
        "43 46 41 28 42 12 46 3",
        "56 46 59 28 60 13 58 4",
        "68 48 75 36 77 24 74 14",
    )
    thumb = "28 62 16 58 10 48 12 38"
    scales = ""
    for row, y in enumerate((48, 54, 60, 66)):
        for x in range(30 + 4 * (row % 2), 72, 8):
            scales += curve(f"{x - 4} {y}! {x - 3} {y + 4} {x} {y + 7}! {x + 3} {y + 4} {x + 4} {y}!")
    metal = Flats(inks.light, inks.t4, inks.t6)
    claws = "".join(
        polygon(moved("-3 2 3 2 .6 -8", x, y, angle=a))
        for x, y, a in table("32 9 14, 46.4 2 8, 58 3 -6, 74 12 -16, 12.4 36 10")
    )
    knuckles = "".join(
        lit(limb(f"{x - 4.4} {y} {x + 4.4} {y + d}", 4, 4), Flats(inks.light, inks.t2, inks.t3), SOFT)
        for x, y, d in table(
            "27 33 -1.6, 41.4 27 -.6, 59.4 27 .6, 76 35 1.6, 27 21 1, 42.4 14 1, 60 14 -.6, "
            "76 24 -.8, 12 50 3"
        )
    )
    spikes = polygons("22 74 8 66 24 82", "78 74 92 66 76 82", "27 88 13 84 30 94", "73 88 87 84 70 94")
    glove = (
        flame(50, 44, 24, inks.t1, inks.accent, inks.light)
        + fill(spikes, inks.light)
        + fill(claws, inks.light)
        + "".join(lit(limb(line, 10, 6.4), metal, Light((0.9, 0.5), (4, 1))) for line in (thumb, *fingers))
        + knuckles
        + lit(hand, metal, Light((1, 0.9), (12, 4)), inner=stroke(scales, inks.t2, 1))
        + lit(cuff, metal, Light((1, 1), (12, 3)), inner=hatch(inks.t2, "34 78 34 88 36 96", 0, 8, 1.5, 5))
        + lit(
            curve("18 73! 30 66 50 62 70 66 82 73! 81 78 70 72 50 69 30 72 19 78!"),
            Flats(inks.light, inks.t2, inks.t3),
            SOFT,
        )
        + fill(circle(50, 84, 5), inks.t6)
        + fill(circle(50, 84, 3), inks.accent)
    )
    return rot(placed(glove, 50, 51, 0.9, origin=(50, 46)), 24)


@motif("miroir-argent", AZKOVLAR, shrink=0.97)
def silver_mirror(inks: Inks) -> Fragment:
    """A silver hand mirror that shows nobody, only two fangs."""
    frame = ellipse(50, 32, 30, 35)
    glass = ellipse(50, 32, 23.6, 28.4)
    wing = "76 20! 84 8 97 7! 93 16 99 25! 90 26 89 36! 84 32 79 40!"
    wings = "".join(lit(curve(side), steel(inks), SOFT) for side in both(wing))
    handle = curve(mirrored("50 64! 58 66 56 74 54 78! 57 88 56 98 55 104! 58 110 50 114!"))
    fangs_ = polygons("38 32 46 32 43 46 41 44", "54 32 62 32 59 44 57 46")
    lip = brush("32 32 42 29 50 31 58 29 68 32", 0.8, 0.8, middle=3.4)
    shine = polygons("30 22 44 6 50 5 29 34", "33 46 66 10 69 14 37 50")
    mirror = (
        lit(handle, steel(inks), Light((0.9, 0.5), (4, 0)))
        + fill(polygons("44.6 80 55.4 80 56 84 44 84", "44 98 56 98 55.4 102 44.6 102"), inks.t5)
        + wings
        + lit(frame, steel(inks), Light((1, 1), (9, 7)))
        + fill(glass, inks.t6)
        + clipped(glass, fill(ellipse(53, 35, 23.6, 28.4), inks.t4) + fill(shine, inks.t3))
        + fill(lip, inks.t2)
        + fill(fangs_, "#FFFFFF")
        + fill("".join(circle(50 + 26.8 * c, 32 + 31.6 * s, 1.3) for c, s in _round_about(20)), inks.t5)
        + fill(circle(50, 70, 3), inks.t2)
    )
    return rot(placed(mirror, 50, 51, 0.84, origin=(50, 51)), 28)


def _round_about(count: int) -> list[Point]:
    return [turned((0, 0), i * 360 / count, 1, 0) for i in range(count)]


@motif("epee-repentir", AZKOVLAR)
def sword_of_repentance(inks: Inks) -> Fragment:
    """A two-handed sword, a weeping eye in its pommel, tears along its blade."""
    blade = polygon("43 38 57 38 57 96 50 112 43 96")
    ricasso = polygon("41 34 59 34 58 44 42 44")
    guard = curve(mirrored("50 28! 60 28 72 26 82 20 86 12! 92 22 88 32 78 36 64 37 50 38!"))
    parry = polygons("42 48 34 44 42 56", "58 48 66 44 58 56")
    grip = rectangle(46, -2, 8, 32)
    pommel = circle(50, -10, 12)
    lids = curve("39 -10! 44 -16 56 -16 61 -10! 56 -4 44 -4")
    tear = "".join(
        curve(moved("0 -4! 2.2 0 0 2.6 -2.2 0", x, y, scale=k)) for x, y, k in table("62 6 1.4, 65 18 1.1")
    )
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
        + fill(
            "".join(polygon(f"46 {y} 54 {y - 3} 54 {y - 1} 46 {y + 2}") for y in (3, 9, 15, 21, 27)), inks.t6
        )
        + lit(pommel, dark(inks), SOFT)
        + fill(lids, inks.light)
        + fill(circle(50, -10, 4.6), inks.accent)
        + fill(circle(50, -10, 2), inks.t6)
        + fill(cuts("44 -5 4 1 130, 47 -4 4 1 110, 56 -5 4 1 50"), inks.light)
        + fill(tear, "#FFFFFF")
        + stroke(tear, inks.t6, 0.7)
    )
    return rot(placed(sword, 50, 50, 0.82, origin=(50, 46)), 28)


@motif("oeil-mordrakar", AZKOVLAR)
def eye_of_mordrakar(inks: Inks) -> Fragment:
    """A dragon's eye held in a claw of gold."""
    talons = (
        "24 84! 10 72 4 50 14 28! 18 16 26 10 36 10! 27 18 22 30 24 46 28 60 36 74!",
        "76 84! 90 72 96 50 86 28! 82 16 74 10 64 10! 73 18 78 30 76 46 72 60 64 74!",
    )
    front = "40 96! 39 84 42 72 50 55! 58 72 61 84 60 96!"
    wrist = curve(mirrored("50 76! 62 74 72 74 80 80! 78 88 72 92 70 98! 60 102 50 102"))
    ball = circle(50, 42, 28)
    iris = circle(50, 42, 18)
    slit = curve("50 22! 54.6 32 54.6 52 50 62! 45.4 52 45.4 32")
    rays = "".join(wedge(*turned((50, 42), a, 17, 0), 9, 2, a + 180) for a in range(0, 360, 20))
    veins = "".join(
        brush(
            [turned((50, 42), a, 27, 0), turned((50, 42), a + 8, 23, 0), turned((50, 42), a - 3, 19.6, 0)],
            1.5,
            0.4,
        )
        for a in (35, 75, 118, 150, 200, 245, 290, 330)
    )
    joints = "".join(
        brush(side, 1.2, 1.2)
        for line in ("9 40 15 43 22 42", "13 56 19 57 25 53", "20 70 26 69 32 66")
        for side in both(line)
    )
    eye = (
        fill(circle(50, 42, 29.6), inks.t6)
        + lit(ball, Flats("#FFFFFF", inks.light, inks.t1), Light((1, 1), (12, 9)))
        + fill(veins, inks.t2)
        + fill(circle(50, 42, 19.4), inks.t6)
        + fill(iris, inks.accent)
        + fill(rays, inks.t2)
        + fill(slit, inks.t6)
        + fill(ellipse(42, 33, 4.4, 3.4) + circle(57, 51, 1.6), "#FFFFFF")
    )
    claw = (
        eye
        + "".join(lit(curve(side), GOLDEN, Light((0.9, 0.8), (5, 2))) for side in talons)
        + fill(joints, DARK_GOLD)
        + lit(wrist, GOLDEN, Light((0.9, 0.9), (16, 3)))
        + lit(curve(front), GOLDEN, Light((0.9, 0.8), (7, 2)))
        + fill(
            "".join(
                brush(line, 1.2, 1.2)
                for line in (
                    "43 72 50 74.6 57 72",
                    "39.6 80 50 83 60.4 80",
                    "26 86 38 90 50 91",
                    "74 86 62 90 50 91",
                )
            ),
            DARK_GOLD,
        )
    )
    return placed(claw, 50, 50, 0.96, origin=(50, 52), angle=0)
