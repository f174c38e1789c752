"""What one uses: spyglass, mirror, horn, compass, flask, lantern, clock."""

from ..document import SOFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..frost import ICE_LIGHT
from ..inks import GOLD, LIGHT_GOLD, Inks, mix
from ..parts import GOLDEN, both, copper, dark, hatch, polygons, rot, shadow, steel, wedges, wood
from ..paths import Point, brush, circle, curve, ellipse, mirrored, polygon, rectangle, star, turned


def lying_spyglass(inks: Inks) -> Fragment:
    """A spyglass drawn out to its full length, an eye painted on its lens."""
    brass = copper(inks)
    eyepiece = polygon("44 112 56 112 58 104 42 104")
    tubes = [
        polygon("44 76 56 76 56.6 106 43.4 106"),
        polygon("41.6 48 58.4 48 59 78 41 78"),
        polygon("36 12 64 12 62 50 38 50"),
    ]
    colours = (brass, Flats(inks.light, inks.t3, inks.shadow), Flats(inks.light, inks.t5, inks.t6))
    rings = polygons("41.4 74 58.6 74 58.6 79 41.4 79", "37 45 63 45 63 51 37 51", "34 8 66 8 66 16 34 16")
    tube_light = Light((1, 0), (9, 0))
    glass = ellipse(50, 6, 16.4, 9.6)
    eye = curve("38 6! 43 1.4 50 0 57 1.4 62 6! 57 10.6 50 12 43 10.6")
    spyglass = (
        "".join(lit(tube, flats, tube_light) for tube, flats in zip(tubes, colours, strict=True))
        + hatch(inks.t4, "40 22 40.6 32 41 42", 0, 9, 1.2, 6)
        + lit(eyepiece, Flats(inks.light, inks.t5, inks.t6), SOFT)
        + lit(rings, brass, tube_light)
        + fill(ellipse(50, 6, 19.4, 11.8), inks.t3)
        + lit(ellipse(50, 6, 18.6, 11.2), brass, Light((0.7, 0.8), (0, 0)))
        + fill(glass, inks.t5)
        + fill(eye, inks.light)
        + fill(circle(50, 5.8, 5), inks.accent)
        + fill(circle(50, 5.8, 2.4), inks.t6)
        + fill(circle(48.4, 4, 1.2), inks.light)
        + fill(
            wedges((x, y, 4, 1.1, a) for x, y, a in ((42, 1.8, -120), (47, 0, -100), (53, 0, -80), (58, 1.8, -60))),
            inks.light,
        )
    )
    return rot(placed(spyglass, 50, 51, 0.9, origin=(50, 56)), 35, 50, 50)


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


def spokes(x: float, y: float, inner: float, outer: float, count: int, width: float, start: float = -90) -> str:
    """Short even bars round a centre, as on a dial."""
    path = ""
    for i in range(count):
        angle = start + i * 360 / count
        path += polygon(
            turned((x, y), angle, u, v)
            for u, v in ((inner, -width / 2), (outer, -width / 2), (outer, width / 2), (inner, width / 2))
        )
    return path


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
    needles += fill(polygons(east, "74 58.6 74 65.4 69 62"), inks.t4) + fill(polygon("74 62 62 68.4 51.4 62"), inks.t5)
    glint = fill(curve("30 44! 36 37 46 34.6! 38 40 33 47!"), "#FFFFFF")
    sparks = fill(wedges((*turned((50, 62), a, 3, 0), 4, 0.9, a) for a in (-90, -60, -120, 90, 60, 120)), inks.t6)
    hinge = fill(rectangle(42, 28, 16, 6), inks.t6)
    return rot(
        lid + hinge + case + dial + needles + sparks + glint + fill(rectangle(46, 97, 8, 4), inks.t6), 12, 50, 50
    )


def flask_of_tomorrow(inks: Inks) -> Fragment:
    """A flask in the form of an hourglass, a sun in its upper half, a moon in its lower one."""
    glass = curve(mirrored("50 14! 66 14! 78 20 80 32 70 42 56 50 54 53! 56 56 70 64 80 74 78 88 66 93! 50 93"))
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


def lantern_of_souls(inks: Inks) -> Fragment:
    """A lantern full of small veiled souls instead of a flame."""
    glass = polygon("28 34 72 34 76 78 24 78")
    ribs = polygons("27 32 31 32 28 79 23 79", "69 32 73 32 77 79 72 79", "49 32 51 32 51 42 49 42")
    cap = curve(mirrored("50 16! 58 16! 60 24 72 28 78 36! 50 37", axis=50))
    base = polygon("22 76 78 76 82 84 76 87 74 95 26 95 24 87 18 84")
    rays = wedges((*turned((50, 56), a, 33, 0), 12 if i % 2 else 7, 1.8, a) for i, a in enumerate(range(-24, 30, 18)))
    rays += wedges((*turned((50, 56), a, 33, 0), 12 if i % 2 else 7, 1.8, a) for i, a in enumerate(range(156, 210, 18)))
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
        + lit(cap, dark(inks), Light((1.1, 1.1), (8, 3)), inner=hatch(inks.t4, "30 34 40 26 44 20", 30, 9, 1.3, 5))
        + lit(circle(50, 12, 4.6), dark(inks), SOFT)
        + lit(base, dark(inks), Light((1.1, 1.1), (9, 3)), inner=hatch(inks.t4, "26 84 28 92", 0, 14, 1.3, 4))
        + fill(rectangle(21, 80, 58, 2.4), mix(inks.light, inks.t5, 0.4))
    )


def _captive_soul(inks: Inks, x: float, y: float, size: float) -> Fragment:
    veil = curve("0 -26! 5 -24 7 -18 6 -12! 10 -8 11 0! 7 -2 4 1! 0 -2 -4 1! -7 -2 -11 0! -10 -8 -6 -12! -7 -18 -5 -24")
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


def backward_clock(inks: Inks) -> Fragment:
    """A small standing clock with a reversed dial; its pendulum is the blade of a scythe."""
    case = curve(mirrored("50 2! 56 8 68 10 74 20! 74 58! 80 62 82 90! 86 98! 50 98"))
    crest = curve(mirrored("50 -2! 54 4 62 6 66 12! 50 13"))
    window = curve(mirrored("50 58! 66 60 70 68! 71 88! 50 88!"))
    numerals = "".join(
        polygon(turned((50, 34), -90 - i * 30, u, v) for u, v in ((13, -0.8), (16.6, -1.1), (16.6, 1.1), (13, 0.8)))
        for i in range(12)
    )
    hands = polygons("49 34 50 19 51 34", "50 33 39 39 50 35.6")
    arrow = "M62 24A16 16 0 0 0 39 22.6"
    scythe = curve("50 74! 58 72 66 76 70 84! 62 79 56 79 49 82!")
    return (
        shadow(50, 98, 86, inks.t6)
        + lit(case, dark(inks), Light((1.2, 1), (12, 3)), inner=hatch(inks.t4, "29 20 28 40 22 80", 0, 8, 1.4, 8))
        + lit(crest, GOLDEN, SOFT)
        + lit(circle(50, 34, 21), GOLDEN, Light((1, 1), (8, 5)))
        + fill(circle(50, 34, 18), inks.light)
        + fill(numerals, inks.t6)
        + stroke(arrow, inks.accent, 2)
        + fill(polygon("36 26 37 18.6 43 23"), inks.accent)
        + fill(hands, inks.t6)
        + fill(circle(50, 34, 2), inks.accent)
        + fill(window, inks.t6)
        + stroke(window, GOLD, 1.6)
        + fill(brush("46 58 50 76", 1.6, 1.8), LIGHT_GOLD)
        + lit(scythe, steel(inks), SOFT)
        + fill(circle(50, 77, 3), GOLD)
        + lit(polygon("16 92 84 92 88 98 12 98"), GOLDEN, Light((0.8, 0.9), (14, 3)))
    )
