"""Special cards, the things: gained by quests and guild levels, kept aside until then."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import AZKOVLAR, BUTINA, CAVEPORT, DARK_GOLD, GOLD, LIGHT_GOLD, SOULSTERN, Inks, mix
from ..paths import (
    Point,
    circle,
    curve,
    ellipse,
    mirrored,
    polygon,
    rectangle,
    star,
    turned,
)
from .books import Volume
from .parts import (
    GOLDEN,
    accented,
    copper,
    curves,
    dark,
    hatch,
    limb,
    middle,
    polygons,
    rot,
    shadow,
    steel,
    warm,
    wedges,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


def spokes(
    x: float, y: float, inner: float, outer: float, count: int, width: float, start: float = -90
) -> str:
    """Short even bars round a centre, as on a dial."""
    path = ""
    for i in range(count):
        angle = start + i * 360 / count
        path += polygon(
            turned((x, y), angle, u, v)
            for u, v in ((inner, -width / 2), (outer, -width / 2), (outer, width / 2), (inner, width / 2))
        )
    return path


@motif("skygard", AZKOVLAR)
def skygard(inks: Inks) -> Fragment:
    """Skygard, the time cutter: a sword whose blade is a clock hand, a dial at its guard, a gold hilt."""
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
        + fill(
            polygons(*(f"50 {y} 51.4 {y + 2.4} 50 {y + 4.8} 48.6 {y + 2.4}" for y in (26, 34, 42))),
            inks.accent,
        )
        + stroke(wings, inks.t6, 2)
        + lit(wings, GOLDEN, Light((0.9, 0.9), (5, 4)))
        + lit(grip, middle(inks), SOFT)
        + fill(wraps, GOLD)
        + fill(circle(50, 105, 6.6), inks.t6)
        + lit(circle(50, 105, 5.6), GOLDEN, SOFT)
        + dial
    )
    return rot(placed(sword, 50, 50, 0.86, origin=(50, 47)), 30, 50, 50)


@motif("boussole-inversee", BUTINA, shrink=0.99)
def reversed_compass(inks: Inks) -> Fragment:
    """A compass whose two needles point at each other."""
    lid = lit(ellipse(50, 22, 36, 24), copper(inks), Light((1.2, 1.2), (9, 5)))
    lid += fill(ellipse(50, 23, 30, 18.6), inks.shadow) + fill(star(50, 19, 13, 4.6, 8, angle=-90), inks.t1)
    case = lit(circle(50, 62, 36), copper(inks), Light((1.2, 1.2), (10, 6)))
    dial = (
        fill(circle(50, 62, 29), inks.t6)
        + fill(circle(50, 62, 27.6), inks.light)
        + fill(spokes(50, 62, 23, 26.4, 24, 0.9), inks.t5)
    )
    dial += fill(spokes(50, 62, 21, 26.4, 4, 2.2), inks.t5) + stroke(circle(50, 62, 20), inks.t2, 0.8)
    west = "26 62 38 55.6 48.6 62 38 68.4"
    east = "74 62 62 55.6 51.4 62 62 68.4"
    needles = fill(polygons(west, "26 58.6 26 65.4 31 62"), inks.accent) + fill(
        polygon("26 62 38 68.4 48.6 62"), mix(inks.accent, inks.t6, 0.42)
    )
    needles += fill(polygons(east, "74 58.6 74 65.4 69 62"), inks.t4) + fill(
        polygon("74 62 62 68.4 51.4 62"), inks.t5
    )
    glint = fill(curve("30 44! 36 37 46 34.6! 38 40 33 47!"), "#FFFFFF")
    sparks = fill(
        wedges((*turned((50, 62), a, 3, 0), 4, 0.9, a) for a in (-90, -60, -120, 90, 60, 120)), inks.t6
    )
    hinge = fill(rectangle(42, 28, 16, 6), inks.t6)
    return rot(
        lid + hinge + case + dial + needles + sparks + glint + fill(rectangle(46, 97, 8, 4), inks.t6),
        12,
        50,
        50,
    )


@motif("sceau-royal", CAVEPORT)
def royal_seal(inks: Inks) -> Fragment:
    """A wax seal on a ribbon, stamped with a crown and the arch of a cave."""
    ribbons = "".join(
        lit(curve(line), middle(inks), SOFT)
        for line in (
            "36 50! 26 70 18 82 10 98! 22 92 30 99! 38 84 46 70 50 56!",
            "64 50! 74 70 82 82 90 98! 78 92 70 99! 62 84 54 70 50 56!",
        )
    )
    wax = curve(
        "50 3! 60 5 66 2 74 8 84 10 88 20 96 28 94 40 97 50 90 60 84 70 74 74 64 82 52 80 40 "
        "84 30 76 18 74 14 62 4 54 7 42 4 30 12 20 18 10 30 8 38 4"
    )
    arch = curve("30 64! 30 46 38 36 50 33 62 36 70 46 70 64! 62 64! 62 48 58 42 50 40 42 42 38 48 38 64!")
    crown = polygon("36 28 33 13 43 20 50 9 57 20 67 13 64 28")
    return (
        ribbons
        + lit(wax, accented(inks), Light((1.3, 1.3), (7, 5)))
        + stroke(circle(50, 42, 35), mix(inks.accent, inks.t6, 0.5), 2.2)
        + stroke("M18 28A35 35 0 0 1 46 7.4", inks.light, 1)
        + lit(
            circle(50, 42, 31),
            Flats(mix(inks.accent, inks.t6, 0.55), mix(inks.accent, inks.t6, 0.18)),
            Light((1.2, 1.2), (0, 0)),
        )
        + lit(arch, Flats(inks.light, GOLD, DARK_GOLD), Light((0.8, 0.8), (3, 2)))
        + fill(curve("38 64! 38 48 42 42 50 40 58 42 62 48 62 64!"), mix(inks.accent, inks.t6, 0.7))
        + fill(star(50, 55, 5, 2, 4), LIGHT_GOLD)
        + lit(crown, GOLDEN, SOFT)
        + fill(circle(33, 12, 1.7) + circle(50, 8, 1.9) + circle(67, 12, 1.7), LIGHT_GOLD)
    )


@motif("fiole-lendemain", CAVEPORT, shrink=0.98)
def flask_of_tomorrow(inks: Inks) -> Fragment:
    """A flask in the form of an hourglass, a sun in its upper half, a moon in its lower one."""
    glass = curve(
        mirrored("50 14! 66 14! 78 20 80 32 70 42 56 50 54 53! 56 56 70 64 80 74 78 88 66 93! 50 93")
    )
    day = curve(mirrored("50 26 62 24 76 28! 77 36 68 42 56 49 50 51"))
    night = curve(mirrored("50 66! 60 68 70 66! 78 74 77 86 66 90! 50 90"))
    caps = polygons("28 6 72 6 72 14 28 14", "26 91 74 91 74 99 26 99")
    posts = polygons("24 10 29 10 29 95 24 95", "71 10 76 10 76 95 71 95")
    sun = star(50, 34, 11, 6.6, 12) + circle(50, 34, 5)
    moon = curve("54 72! 46 70 41 76 44 83 52 87 58 82! 52 82 48 79 49 75")
    stars = star(61, 76, 3, 1.1, 4) + star(38, 84, 2.4, 0.9, 4) + star(66, 85, 2, 0.8, 4)
    return (
        shadow(50, 98.6, 80, inks.t6)
        + fill(posts, inks.t6)
        + lit(
            glass,
            Flats(inks.light, mix(inks.light, inks.t2, 0.5), mix(inks.t2, inks.t3, 0.5)),
            Light((1.2, 0.8), (16, 2)),
        )
        + fill(day, inks.accent)
        + fill(night, inks.t5)
        + fill(polygon("49 50 51 50 51.4 68 48.6 68"), inks.accent)
        + fill(sun, LIGHT_GOLD)
        + fill(circle(50, 34, 5), GOLD)
        + fill(moon, inks.light)
        + fill(stars, inks.light)
        + fill(curve("33 22! 28 26 29 34 33 38! 31 32 31 27 35 22!"), "#FFFFFF")
        + fill(curve("33 70! 28 76 29 84 33 88! 31 82 31 76 35 70!"), "#FFFFFF")
        + lit(caps, dark(inks), Light((0.8, 0.9), (16, 3)))
        + lit(curve("42 6! 44 0 56 0 58 6!"), wood(inks), SOFT)
    )


@motif("cape-rodeurs", CAVEPORT)
def prowlers_cape(inks: Inks) -> Fragment:
    """A hooded cape that hangs on nothing; yellow eyes look out of the dark of its hood."""
    cape = curve(
        mirrored(
            "50 2! 60 8 68 18 72 32! 80 40 86 54 88 68 96 98! 88 92 82 99! 76 93 69 99! 62 94 56 99! 50 95",
            axis=50,
        )
    )
    hood = curve(mirrored("50 8! 58 13 64 24 66 36 62 48 50 56", axis=50))
    gloom = curve(mirrored("50 14! 57 19 61 28 61 38 58 46 50 52", axis=50))
    folds = hatch(inks.t4, "30 60 26 78 22 92", 10, 12, 1.7, 8) + hatch(
        inks.t4, "50 62 54 76 50 90", 90, 12, 1.5, 4, 2
    )
    eyes = curves("40 34! 43 31 48 36! 44 38.6", "60 34! 57 31 52 36! 56 38.6")
    clasp = circle(50, 60, 4.6)
    return (
        lit(cape, dark(inks), Light((1.3, 1.2), (10, 4)), inner=folds)
        + fill(polygons("50 62 56 99 44 99"), inks.t6)
        + lit(hood, middle(inks), Light((1, 1), (6, 3)))
        + fill(gloom, inks.t6)
        + fill(eyes, inks.accent)
        + fill(ellipse(44.2, 35.4, 0.9, 2) + ellipse(55.8, 35.4, 0.9, 2), inks.t6)
        + lit(clasp, copper(inks), SOFT)
        + fill(polygons("48 58.6 52 58.6 50 62.4"), inks.t6)
    )


@motif("livre-miroir", SOULSTERN)
def mirror_book(inks: Inks) -> Fragment:
    """A book whose cover is a mirror, in which the same book is seen again, and again."""
    volume = Volume(corners=((26, 10), (80, 6), (82, 86), (30, 93)), depth=(-12, -4))
    return _mirrored_book(inks, volume, 0)


def _mirrored_book(inks: Inks, volume: Volume, depth: int) -> Fragment:
    tone = (dark(inks), middle(inks), warm(inks))[depth]
    frame = polygon(volume.quad(0.12, 0.09, 0.9, 0.91))
    glass = mix(inks.t1, inks.light, 0.5) if depth < 2 else inks.light
    inner = fill(frame, inks.light)
    drawn = volume.drawn(inks, tone, bands=mix(inks.light, inks.t5, 0.35), leaf_line=0 if depth else 0.5)
    drawn += volume.corner_plates(steel(inks), 0.16) + inner
    drawn += fill(polygon(volume.quad(0.16, 0.12, 0.86, 0.88)), glass)
    drawn += fill(
        polygon([volume.at(0.16, 0.5), volume.at(0.16, 0.34), volume.at(0.52, 0.12), volume.at(0.66, 0.12)]),
        inks.light,
    )
    if depth < 2:
        drawn += placed(_mirrored_book(inks, volume, depth + 1), *volume.at(0.53, 0.52), 0.5, origin=(50, 48))
    return drawn


@motif("lanterne-ames", SOULSTERN)
def lantern_of_souls(inks: Inks) -> Fragment:
    """A lantern full of small veiled souls instead of a flame."""
    glass = polygon("28 34 72 34 76 78 24 78")
    ribs = polygons("27 32 31 32 28 79 23 79", "69 32 73 32 77 79 72 79", "49 32 51 32 51 42 49 42")
    cap = curve(mirrored("50 16! 58 16! 60 24 72 28 78 36! 50 37", axis=50))
    base = polygon("22 76 78 76 82 84 76 87 74 95 26 95 24 87 18 84")
    rays = wedges(
        (*turned((50, 56), a, 33, 0), 12 if i % 2 else 7, 1.8, a) for i, a in enumerate(range(-24, 30, 18))
    )
    rays += wedges(
        (*turned((50, 56), a, 33, 0), 12 if i % 2 else 7, 1.8, a) for i, a in enumerate(range(156, 210, 18))
    )
    return (
        shadow(50, 95.6, 84, inks.t6)
        + stroke("M35 24C30 0 70 0 65 24", inks.t6, 3)
        + fill(rays, inks.accent)
        + fill(glass, inks.accent)
        + fill(polygon("32 36 68 36 71 76 29 76"), mix(inks.accent, inks.light, 0.6))
        + "".join(
            _captive_soul(inks, x, y, size)
            for x, y, size in ((38, 76, 0.8), (62, 76, 0.84), (50, 77, 1.05), (43, 56, 0.56), (58, 54, 0.5))
        )
        + fill(ribs, inks.t6)
        + lit(
            cap,
            dark(inks),
            Light((1.1, 1.1), (8, 3)),
            inner=hatch(inks.t4, "30 34 40 26 44 20", 30, 9, 1.3, 5),
        )
        + lit(circle(50, 12, 4.6), dark(inks), SOFT)
        + lit(base, dark(inks), Light((1.1, 1.1), (9, 3)), inner=hatch(inks.t4, "26 84 28 92", 0, 14, 1.3, 4))
        + fill(rectangle(21, 80, 58, 2.4), mix(inks.light, inks.t5, 0.4))
    )


def _captive_soul(inks: Inks, x: float, y: float, size: float) -> Fragment:
    veil = curve(
        "0 -26! 5 -24 7 -18 6 -12! 10 -8 11 0! 7 -2 4 1! 0 -2 -4 1! -7 -2 -11 0! -10 -8 -6 -12! -7 -18 -5 -24"
    )
    face = curve("0 -22! 3 -20 4 -16 2.6 -12 0 -11 -2.6 -12 -4 -16 -3 -20")
    hands = polygons("-9 -8 -2 -10 -3 -5", "9 -8 2 -10 3 -5")
    return placed(
        lit(veil, Flats("#FFFFFF", inks.t2, inks.t3), Light((0.6, 0.5), (3, 2)))
        + fill(face, inks.t5)
        + fill(hands, inks.light),
        x,
        y,
        size,
    )


@motif("pieu-aubepine", AZKOVLAR)
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
        + lit(
            shaft,
            wood(inks),
            Light((1, 0.5), (10, 1)),
            inner=hatch(inks.t6, "42 66 42 84 42 104", 90, 14, 1.4, 6),
        )
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


@motif("cle-mille-dents", CAVEPORT)
def key_of_a_thousand_teeth(inks: Inks) -> Fragment:
    """A key whose bit is a ring with teeth all round, like the blade of a saw."""
    x, y, count = 50, 65, 22
    teeth: list[Point] = []
    for i in range(count):
        a, pitch = i * 360 / count, 360 / count
        high = 33.5 if i % 3 else 30.5
        teeth += [
            turned((x, y), a + pitch * turn, reach, 0)
            for turn, reach in ((0, 26), (0.08, high), (0.6, high), (0.68, 26))
        ]
    blade, hole = polygon(teeth), circle(x, y, 14)
    gold = Flats(LIGHT_GOLD, GOLD)
    cross = polygons("47 48 53 48 53 82 47 82", "33 62 67 62 67 68 33 68")
    bow = "".join(circle(bx, by, 8.4) for bx, by in ((50, 9), (41.4, 19), (58.6, 19)))
    pierced = "".join(circle(bx, by, 3.6) for bx, by in ((50, 9), (41.4, 19), (58.6, 19)))
    shank = polygon("46.4 22 53.6 22 53.6 52 46.4 52")
    collars = polygons("43 27 57 27 57 31 43 31", "44 34 56 34 56 36.6 44 36.6")
    return (
        shadow(50, 98.6, 60, inks.t6)
        + lit(shank, GOLDEN, Light((0.9, 0), (4, 0)))
        + fill(blade + hole, GOLD, even_odd=True)
        + stroke(circle(x, y, 14.6), DARK_GOLD, 1.4)
        + stroke("M36 50A21 21 0 0 1 62 48", LIGHT_GOLD, 2)
        + stroke(circle(x, y, 20.5), DARK_GOLD, 1.4)
        + lit(cross, GOLDEN, SOFT)
        + lit(circle(x, y, 6), gold, SOFT)
        + fill(circle(x, y, 2.4), inks.t6)
        + lit(bow, GOLDEN, Light((0.9, 0.9), (4, 3)))
        + fill(pierced, inks.t6)
        + lit(collars, GOLDEN, SOFT)
        + fill(
            wedges(
                [(14, 40, 9, 1.8, 215), (86, 40, 9, 1.8, -35), (10, 52, 6, 1.5, 195), (90, 52, 6, 1.5, -15)]
            ),
            inks.accent,
        )
    )
