"""Stones and crowns: diamond, ruby, emerald, amber, tears of ice, pearl, dragon's eye and egg."""

from ..document import SOFT, Flats, Fragment, Light, clipped, fill, lit, placed, stroke
from ..inks import DARK_GOLD, GOLD, LIGHT_GOLD, Inks, mix
from ..parts import (
    DEEP_GOLD,
    GOLDEN,
    accented,
    both,
    chain,
    coin,
    cuts,
    dark,
    gem,
    hatch,
    limb,
    middle,
    rot,
    shadow,
    wedges,
    white,
    wood,
)
from ..paths import brush, circle, curve, ellipse, lens, mirrored, moved, polygon, rectangle, star, turned, wedge

EMERALD = ("#3FBF8A", "#1E8F66", "#0F5C45")


def royal_oyster(inks: Inks) -> Fragment:
    """An open oyster on a cushion; its pearl wears a tiny crown."""
    cushion = curve("4 84! 10 76 30 80 50 80 70 80 90 76 96 84! 90 90 97 98! 76 95 50 97 24 95 3 98! 10 90")
    upper = curve(
        "16 58! 8 44 10 28 20 18! 24 12 34 10! 40 4 50 6! 60 3 68 10! 78 11 82 20! 92 30 92 46 84 58! 70 50 30 50"
    )
    lining = curve("22 54! 17 44 19 32 28 24 40 17 52 16 64 18 76 26 82 36 83 46 78 54! 66 48 34 48")
    lower = curve("12 58! 30 51 70 51 88 58! 86 70 76 80 50 82 24 80 14 70")
    lip = curve("12 58! 30 51 70 51 88 58! 72 66 50 68 28 66")
    ridges = hatch(inks.t4, "20 34 32 20 50 12", 60, 6, 1.2, 6) + hatch(inks.t4, "20 68 34 76 60 79", -90, 7, 1.2, 9, 3)
    pearl = circle(50, 48, 15)
    crown = polygon("39 33 37 20 44.6 26 50 15 55.4 26 63 20 61 33")
    tassels = wedges((x, 95, 6, 2, 90) for x in (4, 96))
    return (
        lit(cushion, accented(inks), Light((0.8, 1), (8, 5)), inner=hatch(inks.t6, "24 95 50 96 76 95", -90, 8, 1.3, 7))
        + fill(tassels, inks.t1)
        + lit(upper, dark(inks), Light((1.2, 1.2), (6, 4)), inner=ridges)
        + lit(lining, Flats(inks.light, inks.t2, inks.t3), Light((0.9, 1), (9, 5)))
        + hatch(inks.t1, "30 30 44 22 62 22", 80, 12, 1.4, 8)
        + lit(lower, dark(inks), Light((1.2, 1), (7, 5)), inner=hatch(inks.t4, "20 70 40 78 70 78", -90, 8, 1.3, 9, 3))
        + fill(lip, inks.t1)
        + fill(lens(50, 59.5, 60, 7), inks.t3)
        + lit(pearl, Flats(inks.light, inks.light, mix(inks.t1, inks.t2, 0.4)), Light((0, 0), (6, 6)))
        + fill(curve("40 45! 41 38 47 36! 44 41 42 46!"), "#FFFFFF")
        + lit(crown, GOLDEN, SOFT)
        + fill(circle(37, 19.4, 1.6) + circle(50, 14, 1.9) + circle(63, 19.4, 1.6), inks.accent)
        + fill(rectangle(39, 30.4, 22, 1.2), DARK_GOLD)
    )


def diamond_of_dreams(inks: Inks) -> Fragment:
    """A big cut diamond with a sleeping eye in its facets and one thorn of light."""
    glass = mix(inks.light, inks.t4, 0.18)
    mid, low = mix(inks.light, inks.t4, 0.42), inks.t4
    facets = [
        ("4 40 22 16 34 40", inks.light), ("22 16 50 16 34 40", glass), ("50 16 78 16 66 40", mid),
        ("78 16 96 40 66 40", low),
        ("34 40 50 16 66 40", inks.light), ("4 40 34 40 50 97", glass), ("34 40 66 40 50 97", mid),
        ("66 40 96 40 50 97", low),
        ("22 16 34 6 50 16", glass), ("50 16 34 6 66 6", inks.light), ("50 16 66 6 78 16", mid),
    ]  # fmt: skip
    outline = polygon("4 40 22 16 34 6 66 6 78 16 96 40 50 97")
    lid = curve("27 52! 36 59 50 62 64 59 73 52! 66 50 58 46 50 45 42 46 34 50")
    lashes = wedges(
        [
            (32, 56.4, 8, 1.8, 125),
            (41, 60, 9, 1.9, 107),
            (50, 61.4, 9.4, 2, 90),
            (59, 60, 9, 1.9, 73),
            (68, 56.4, 8, 1.8, 55),
        ]
    )
    thorn = star(78, 14, 17, 2.2, 4, angle=-75)
    return (
        fill(outline, inks.t5)
        + "".join(fill(polygon(line), colour) for line, colour in facets)
        + stroke("M4 40H96M34 40L50 97L66 40", inks.light, 0.9, sharp=True)
        + fill(lid, inks.t5)
        + fill(curve("29 51.4! 40 47 50 46.4 60 47 71 51.4! 60 50 50 49.6 40 50"), inks.t2)
        + fill(lashes, inks.t6)
        + fill(thorn, inks.accent)
        + fill(star(78, 14, 9, 1.8, 4, angle=-75), inks.light)
    )


def bleeding_ruby(inks: Inks) -> Fragment:
    """A great ruby with one drop running down from it."""
    red, deep_red, darkest = "#E2414E", "#B8223E", "#6E0F2C"
    pale_red = "#FFB7A0"
    girdle = "26 4 74 4 94 26 50 72 6 26"
    facets = (
        ("6 26 26 4 34 24", pale_red),
        ("26 4 50 4 34 24", "#FFF0E4"),
        ("50 4 74 4 66 24 34 24", red),
        ("74 4 94 26 66 24", deep_red),
        ("6 26 34 24 50 72", red),
        ("34 24 66 24 50 72", deep_red),
        ("66 24 94 26 50 72", darkest),
    )
    trail = curve("61 22! 66 21 69 26 67 32 64 42 59 52 55 62 53 69! 50 73 47 69! 51 60 54 48 57 36 58 26")
    drop = curve("50 73! 52 79 58 84 57.4 90 54 94 50 94.6 46 94 42.6 90 42 84 48 79")
    pool = curve("22 99! 28 95.6 40 95 50 95 60 95 72 95.6 78 99! 66 101.6 34 101.6")
    return (
        fill(pool, inks.t4)
        + "".join(fill(polygon(outline), tone) for outline, tone in facets)
        + stroke(polygon(girdle), inks.t6, 1.6)
        + fill(cuts("34 30 20 1.8 72, 40 30 16 1.6 76"), red)
        + fill(cuts("13 28 22 1.6 46"), pale_red)
        + fill(polygon("30 8 40 8 34 17"), "#FFFFFF")
        + fill(cuts("96 12 7 1.8 -30, 86 2 7 1.8 -55, 4 12 7 1.8 210, 14 2 7 1.8 235"), inks.light)
        + stroke(trail, inks.t6, 1.2)
        + lit(trail, Flats("#FFFFFF", red, deep_red), Light((0.8, 0.5), (3, 1)))
        + stroke(drop, inks.t6, 1.4)
        + lit(drop, Flats("#FFFFFF", red, darkest), Light((1, 0.8), (5, 3)))
        + fill(lens(46.6, 88, 6, 1.8, 100), "#FFFFFF")
    )


def marsh_emerald(inks: Inks) -> Fragment:
    """An emerald in the mouth of a stone frog."""
    stone = Flats(inks.light, mix(inks.t3, inks.light, 0.2), inks.t4)
    body = curve(mirrored("50 30! 60 30 66 24 76 22 84 28 84 38! 94 46 97 56 92 66! 98 78 98 90 94 98! 50 99"))
    mouth = curve(mirrored("50 48! 66 48 80 45 90 48! 88 62 76 72 50 74"))
    tongue = curve(mirrored("50 62 64 62 74 66 62 72 50 73"))
    legs = "".join(
        lit(curve(side), stone, SOFT) for side in both("98 98! 100 84 92 76 82 78! 74 82 70 90 60 92! 58 96 60 99!")
    )
    eyes = "".join(fill(circle(x, 30, 5.4), inks.t5) + fill(lens(x, 31, 9, 2.6), inks.t6) for x in (26, 74))
    moss = curve("14 52! 22 46 30 48 34 44! 32 54 24 56 20 64! 18 58") + curve("66 26! 74 22 84 26 86 32! 78 30 72 32")
    cracks = "M12 70l6 6-2 8M86 56l-5 6 3 7M60 84l3 6-4 6"
    hexagon = polygon("28 46 38 34 62 34 72 46 64 66 36 66")
    table = polygon("38 47 43 41 57 41 62 47 58 58 42 58")
    facets = "M28 46L38 47M38 34L43 41M62 34L57 41M72 46L62 47M64 66L58 58M36 66L42 58"
    return (
        shadow(50, 98.6, 104, inks.t6)
        + lit(
            body,
            stone,
            Light((1.3, 1.2), (9, 5)),
            inner=fill(moss, inks.t5) + hatch(inks.t5, "14 72 12 82 14 92", 0, 9, 1.4, 6),
        )
        + eyes
        + fill(mouth, inks.t6)
        + fill(tongue, inks.accent)
        + fill(polygon("26.6 46 37.4 32.4 62.6 32.4 73.4 46 65 67.6 35 67.6"), inks.t6)
        + lit(hexagon, Flats(inks.light, EMERALD[0], EMERALD[2]), Light((0.9, 0.9), (16, 9)))
        + fill(polygon("62 34 72 46 64 66 58 58 62 47 57 41"), EMERALD[1])
        + fill(table, mix(EMERALD[0], inks.light, 0.4))
        + stroke(facets, inks.light, 0.7)
        + fill(polygon("40 46.6 44 42.4 49 42.4 43 54"), inks.light)
        + legs
        + stroke(cracks, inks.t5, 1)
        + fill(star(70, 32, 9, 1.6, 4), "#FFFFFF")
    )


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
        + fill("".join(ellipse(x, y, 2.8, 2.2) for x, y in ((70, 38), (30, 38), (62, 69), (38, 69))), inks.accent)
        + fill(body + circle(50, 37, 2.6), inks.t6)
        + stroke("M49 35C46 28 42 26 40 26M51 35C54 28 58 26 60 26", inks.t6, 1.1)
    )


def frozen_tears(inks: Inks) -> Fragment:
    """Three tears of ice on a chain, in an open velvet box."""
    lid = polygon("14 8 86 8 90 52 10 52")
    lid_in = polygon("20 13 80 13 83 49 17 49")
    tray = polygon("10 52 90 52 96 74 4 74")
    front = polygon("4 74 96 74 92 96 8 96")
    pillow = curve("16 56! 34 60 66 60 84 56! 88 64 90 70! 66 74 34 74 10 70! 12 64")
    tears = "".join(_ice_tear(inks, x, y, size) for x, y, size in ((30, 34, 1.0), (50, 40, 1.3), (70, 34, 1.0)))
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
        + lit(front, dark(inks), Light((1.1, 1), (12, 4)), inner=hatch(inks.t4, "10 80 10 86 12 92", 0, 12, 1.3, 4))
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


def holly_crown(inks: Inks) -> Fragment:
    """A crown of holly: five great leaves for points, snow on a plaited ring, berries of gold."""
    back = "".join(
        _holly_leaf(inks, x, 62, 0.86, lean, Flats(inks.t2, inks.t4, inks.t5))
        for x, lean in ((32, -10), (50, 0), (68, 10))
    )
    sides = "".join(
        _holly_leaf(inks, x, 67, 1.0, lean, Flats(inks.light, inks.t5, inks.t6)) for x, lean in ((20, -26), (80, 26))
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
        curve(holly), Flats(flats.rim, flats.body), Light((0.9, 0.8)), inner=fill(right, flats.shade or flats.body)
    )
    veins = "".join(brush([(0, v), (side * 9, v - 5)], 0.9, 0.3) for v in (-10, -20, -31) for side in (-1, 1))
    return placed(leaf + fill(brush("0 0 0 -49", 1.8, 0.5) + veins, inks.t2), x, y, size * 0.94, angle=angle)


def _plaited_ring(inks: Inks, *, far: bool = False) -> Fragment:
    """The twigs that hold the crown, its far side or its near one with a cap of snow."""
    if far:
        return fill(brush("12 74 20 64 36 58 50 57 64 58 80 64 88 74", 6, 6), inks.t6)
    band = curve("8 70! 14 80 30 87 50 88.6 70 87 86 80 92 70! 94 76 92 83 86 88 70 96 50 98 30 96 14 88 8 83 6 76")
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


def sunken_crown(inks: Inks) -> Fragment:
    """A gold crown with barnacles and one starfish on it."""
    back = polygon("16 60 10 34 24 46 32 22 44 44 50 14 56 44 68 22 76 46 90 34 84 60")
    front = curve(
        "10 58! 6 26! 22 46! 30 14! 42 44! 50 4! 58 44! 70 14! 78 46! 94 26! 90 58! 88 84! 70 94 50 96 30 94 12 84!"
    )
    band = curve("11 66! 30 76 50 78 70 76 89 66! 88 84! 70 94 50 96 30 94 12 84!")
    opening = curve("14 58! 30 50 50 48 70 50 86 58! 70 64 50 66 30 64")
    tips = "".join(lit(circle(x, y, 3.6), GOLDEN, SOFT) for x, y in ((6, 25), (30, 13), (50, 4.6), (70, 13), (94, 25)))
    jewels = "".join(gem(x, y, 6, inks.light, (inks.t2, inks.t3, inks.shadow)) for x, y in ((28, 83), (50, 86)))
    return (
        shadow(50, 97, 92, inks.t6)
        + fill(back, DARK_GOLD)
        + lit(front, GOLDEN, Light((1.2, 1), (10, 4)))
        + fill(opening, DEEP_GOLD)
        + clipped(opening, fill(polygon("10 40 50 40 30 64 10 64"), DARK_GOLD))
        + lit(band, GOLDEN, Light((0.9, 1), (12, 3)))
        + stroke("M13 71Q50 86 87 71", DARK_GOLD, 1)
        + tips
        + jewels
        + _barnacles(inks, ((72, 66, 5), (79, 72, 4), (70, 76, 4), (14, 50, 4.4), (19, 56, 3.4), (82, 82, 4.6)))
        + rot(lit(curve(_starfish(70, 44, 15)), accented(inks), SOFT), -10, 70, 44)
        + fill("".join(circle(*turned((70, 44), a, r, 0), 1) for a in range(-100, 260, 72) for r in (4, 8)), inks.t1)
        + lit(limb("24 70 18 60 26 50 20 40 26 30", 4, 1), middle(inks), SOFT)
        + fill(wedges([(20, 62, 7, 2.6, 200), (25, 52, 7, 2.6, 10), (21, 42, 7, 2.6, 190)]), inks.t4)
    )


def _starfish(x: float, y: float, size: float) -> list[tuple[float, float]]:
    """Five soft arms."""
    return [turned((x, y), -90 + i * 36, size if i % 2 == 0 else size * 0.42, 0) for i in range(10)]


def _barnacles(inks: Inks, spots: tuple[tuple[float, float, float], ...]) -> Fragment:
    drawn = ""
    for x, y, r in spots:
        shell = curve(moved("-1 .8! -.6 -.5 -.3 -.8! .3 -.8! .6 -.5 1 .8!", x, y, scale=r))
        drawn += lit(shell, white(inks), SOFT) + fill(ellipse(x, y - r * 0.75, r * 0.36, r * 0.2), inks.t6)
        drawn += fill(brush([(x, y - r * 0.4), (x, y + r * 0.7)], 0.5, 0.8), inks.t3)
    return drawn


def dragon_egg(inks: Inks) -> Fragment:
    """A dragon's egg with a crack and one eye in it, on a nest of coins."""
    egg = curve(mirrored("50 2 62 8 74 24 80 44 78 62 68 78 50 84"))
    scales = "".join(
        f"M{x - 6} {y}Q{x} {y + 8} {x + 6} {y}"
        for row, y in enumerate(range(14, 82, 9))
        for x in range(16 + (row % 2) * 6, 90, 12)
    )
    crack = polygon("30 34 38 30 42 36 50 29 55 36 63 30 70 37 66 46 71 53 62 56 57 64 51 57 44 62 39 54 31 53 35 44")
    eye = curve("34 45! 42 36 52 35 60 38 67 45! 60 54 50 56 41 53")
    coins = "".join(
        coin(x, y, 9, 4.2, 2)
        for x, y in (
            (20, 76),
            (80, 76),
            (12, 83),
            (33, 82),
            (68, 83),
            (88, 84),
            (50, 86),
            (22, 90),
            (42, 92),
            (60, 92),
            (78, 91),
            (8, 92),
            (94, 92),
        )
    )
    shards = "M30 34L22 26L25 19M70 37L78 28M57 64L60 73L56 78M39 54L30 62"
    return (
        shadow(50, 97, 104, inks.t6)
        + coin(30, 74, 9, 4.2, 2)
        + coin(70, 74, 9, 4.2, 2)
        + lit(egg, Flats(inks.light, inks.t3, inks.t5), Light((1.3, 1.2), (10, 5)), inner=stroke(scales, inks.t4, 1.1))
        + stroke(shards, inks.t6, 1.4)
        + fill(crack, inks.t6)
        + clipped(crack, fill(eye, inks.accent) + fill(ellipse(50, 45, 8, 9), mix(inks.accent, inks.t1, 0.5)))
        + fill(lens(50, 45, 20, 5, 90), inks.t6)
        + fill(circle(46, 40, 1.7), inks.light)
        + coins
    )


def dragon_eye(inks: Inks) -> Fragment:
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
        brush([turned((50, 42), a, 27, 0), turned((50, 42), a + 8, 23, 0), turned((50, 42), a - 3, 19.6, 0)], 1.5, 0.4)
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
                for line in ("43 72 50 74.6 57 72", "39.6 80 50 83 60.4 80", "26 86 38 90 50 91", "74 86 62 90 50 91")
            ),
            DARK_GOLD,
        )
    )
    return placed(claw, 50, 50, 0.96, origin=(50, 52), angle=0)
