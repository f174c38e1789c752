"""Quests of Soulstern, its guild and its ways down, as low broad strips of 160 × 88."""

from ..document import FROM_LEFT, Flats, Fragment, Light, clipped, fill, lit, placed, shifted, stroke
from ..inks import AZKOVLAR, SOULSTERN, Inks, mix
from ..paths import (
    PathData,
    brush,
    circle,
    curve,
    ellipse,
    lens,
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
from .parts import accented, curves, dark, feather, hatch, polygons, steel, wood
from .registry import STRIP, motif
from .signs import hanging_sign

SOFT = FROM_LEFT.scaled(0.6)


def ground(inks: Inks, outline: str, seed: int = 1) -> Fragment:
    """Snow with a bright crest and long blue cuts."""
    return lit(
        curve(outline),
        Flats("#FFFFFF", inks.light, inks.t1),
        Light((0.2, 1.4), (6, 10)),
        inner=hatch(inks.t2, "8 82 80 85 150 82", 0, 15, 1.3, 10, seed),
    )


def spruce(x: float, y: float, height: float) -> PathData:
    """A spruce whose foot is at (x, y)."""
    steps = 5
    outline: list[tuple[float, float, bool]] = [(x, y - height, True)]
    for i in range(1, steps + 1):
        reach, down = height * 0.075 * i, y - height + height * 0.96 * i / steps
        outline += [(x + reach, down, True), (x + reach * 0.45, down - height * 0.02, True)]
    return polygon([*outline, *((2 * x - px, py, corner) for px, py, corner in reversed(outline[1:]))])


@motif("stele-neige", SOULSTERN, STRIP)
def nameless_grave(inks: Inks) -> Fragment:
    """A gravestone without a name in the snow, chisel and hammer beside it."""
    stone = curve("50 84! 48 34! 50 18 64 8 82 8 100 8 114 18 116 34! 114 84!")
    cross = polygon("78 24 86 24 86 30 93 30 93 37 86 37 86 50 78 50 78 37 71 37 71 30 78 30")
    plate = polygon("60 56 104 56 104 76 60 76")
    cap = curve(
        "45 34! 46 17 62 4 82 4 102 4 118 17 119 34! 115 38 111 "
        "33! 106 20 95 13 82 13 70 13 58 19 53 30! 52 36 48 39"
    )
    trees = "".join(spruce(x, 76, h) for x, h in ((10, 62), (28, 44), (140, 50), (156, 68)))
    drift = "0 88! 0 74 22 66 44 74 60 80 84 76 108 78 124 70 144 68 160 76! 160 88!"
    cracks = cuts("107 44 12 1.6 150, 106 60 9 1.4 170, 57 66 10 1.4 -30")
    return (
        fill(trees, inks.t2)
        + lit(stone, Flats(inks.light, inks.t4, inks.t5), Light((1.2, 1.1), (12, 4)))
        + fill(cross, inks.t6)
        + lit(plate, Flats(inks.t6, inks.t3, inks.t4), Light((1.2, 1.2), (24, 4)))
        + fill(cracks, inks.t6)
        + lit(cap, Flats("#FFFFFF", mix(inks.light, inks.t1, 0.5), inks.t2), Light((1.2, 1.4), (8, 9)))
        + _mason_hammer(inks)
        + ground(inks, drift)
        + _chisel(inks)
    )


def _mason_hammer(inks: Inks) -> Fragment:
    head = polygon("-13 -8 9 -8 13 -4 13 6 9 9 -13 9 -15 6 -15 -5")
    hammer = lit(rectangle(-2.6, 4, 5.2, 46), wood(inks), Light((0.8, 0), (2.6, 0))) + lit(
        head, dark(inks), SOFT
    )
    return placed(hammer, 126, 40, angle=-14)


def _chisel(inks: Inks) -> Fragment:
    chisel = (
        lit(polygon("-3 -30 3 -30 3.4 -12 -3.4 -12"), wood(inks), SOFT)
        + fill(rectangle(-4.4, -32, 8.8, 4) + rectangle(-4, -13, 8, 3), inks.t6)
        + lit(polygon("-2.4 -10 2.4 -10 4.4 12 -4.4 12"), steel(inks), SOFT)
    )
    snow = curve("22 84! 26 78 36 77 44 80 48 84! 36 87")
    return placed(chisel, 34, 68, 1.1, angle=16) + fill(snow, inks.light)


@motif("traces-blanches", SOULSTERN, STRIP)
def white_hunt(inks: Inks) -> Fragment:
    """A line of huge paw prints towards the forest, a hunting horn left on a stump."""
    snow = curve("0 88! 0 44 40 38 80 40 120 38 160 46! 160 88!")
    back = "".join(
        spruce(x, 48, h) for x, h in ((50, 34), (62, 40), (100, 40), (112, 34), (88, 28), (74, 30))
    )
    front = "".join(
        spruce(x, 56, h) for x, h in ((6, 62), (24, 54), (40, 42), (124, 44), (140, 56), (157, 66))
    )
    prints = "".join(
        _paw(x, y, s, a)
        for x, y, s, a in table(
            "34 79 8.6 14, 56 69 7 24, 60 83 7.8 18, 74 61 5.6 14, 80 71 5.8 "
            "8, 86 55 4.4 -4, 90 62 4.4 -6, 90 49 3 -10, 96 53.6 3 -12"
        )
    )
    return (
        fill(back, inks.t3)
        + lit(snow, Flats("#FFFFFF", inks.light, inks.t1), Light((0.2, 1.2), (10, 26)))
        + fill(front, inks.t5)
        + fill("".join(cuts(f"{x} {y} 20 1.6 8") for x, y in ((8, 62), (20, 68), (6, 76))), inks.t2)
        + shifted(-0.8, -0.8, fill(prints, inks.t2))
        + fill(prints, inks.t4)
        + _horn_on_stump(inks)
    )


def _paw(x: float, y: float, size: float, angle: float) -> PathData:
    """A paw print seen on the ground: pad and four clawed toes, heading to -90° + angle."""
    pad = curve(moved("0 -.1 .6 .2 .75 .8 .3 1 0 .8 -.3 1 -.75 .8 -.6 .2", x, y, scale=size, angle=angle))
    toes = ""
    for u, v, turn in ((-0.85, -0.15, -24), (-0.32, -0.72, -8), (0.32, -0.72, 8), (0.85, -0.15, 24)):
        cx, cy = turned((x, y), angle, u * size, v * size)
        toes += curve(
            moved("0 -.62! .24 -.2 .2 .26 0 .36 -.2 .26 -.24 -.2", cx, cy, scale=size, angle=angle + turn)
        )
    return pad + toes


def _horn_on_stump(inks: Inks) -> Fragment:
    stump = curve("106 88! 108 78 110 70 110 64! 146 64! 146 72 150 80 156 88!")
    top = ellipse(128, 64, 18, 5)
    horn = curve(
        "104 42! 100 50 100 58! 106 62 120 62 134 56 146 48 152 38 153 28! "
        "157 29! 158 42 150 56 138 63 122 68 108 66 98 62! 94 52 98 42"
    )
    bell = ellipse(100.4, 51, 4, 10.6)
    return (
        lit(
            stump,
            wood(inks),
            Light((1, 0.6), (14, 2)),
            inner=hatch(inks.t5, "114 72 126 74 142 74", 90, 14, 1.6, 8),
        )
        + fill(top, "#C7874E")
        + stroke(ellipse(128, 64, 11, 2.8) + ellipse(128, 64, 5, 1.2), "#8A4524", 0.9)
        + fill(curve("108 64! 110 60 118 59 128 60 140 59 147 63! 138 66 118 66.4"), inks.light)
        + stroke("M106 60Q124 92 150 52", inks.t5, 1.6)
        + lit(horn, Flats("#FFFFFF", inks.t2, inks.t4), Light((0.6, 1), (3, 6)))
        + fill(polygon("110 64 114 64 113 52 109 54") + polygon("134 61 138 59 134 50 131 52"), inks.t6)
        + fill(bell, inks.t5)
        + fill(ellipse(100.8, 51.4, 2.4, 7.6), inks.t6)
    )


@motif("enseigne-copistes", SOULSTERN, STRIP)
def guild_of_copyists(inks: Inks) -> Fragment:
    """The hanging sign of the copyists: a quill between two books as like as twins."""
    book = _sign_book(inks)
    quill = "84 82 86 66 92 48 104 30"
    emblem = (
        placed(book, 62, 58)
        + placed(book, 106, 58)
        + lit(feather("85 74 88 56 95 42 106 28", 15, 2), accented(inks), SOFT)
        + fill(brush(quill, 1.2, 0.5, middle=1.8), inks.t3)
        + fill(polygon("82.4 76 86 76 83.6 83"), inks.t6)
    )
    return hanging_sign(inks, "oval", Flats(inks.t1, inks.light, inks.t1), dark(inks), emblem)


def _sign_book(inks: Inks) -> Fragment:
    return (
        fill(polygon("-13 -16 10 -16 13 -14 13 17 -10 17 -13 15"), inks.t6)
        + fill(polygon("10 -15 12.4 -13.4 12.4 16 10 16"), inks.light)
        + lit(rectangle(-13, -16, 23, 31), Flats(inks.light, inks.t5, inks.t6), Light((0.9, 0.9), (8, 3)))
        + fill(rectangle(-13, -16, 4, 31), inks.t6)
        + fill(star(1, -1, 6, 2.4, 4), inks.accent)
        + fill(rectangle(-6, -12, 13, 1.6) + rectangle(-6, 9.6, 13, 1.6), inks.t2)
    )


@motif("arbre-creux", SOULSTERN, STRIP)
def hollow_tree(inks: Inks) -> Fragment:
    """A hollow tree with stairs inside it; a red light comes from below."""
    trunk = curve(
        "20 88! 30 82 40 74 44 60 44 40 40 24 30 10 22 0! 38 -2! 48 8 "
        "56 14 66 12 72 4 74 -4! 92 -4! 96 6 104 10 114 4 122 -4! "
        "138 -2! 128 10 120 22 116 40 116 58 120 74 130 82 142 88!"
    )
    hollow = curve("56 88! 54 68 56 46 66 32 80 26 94 32 104 46 106 68 104 88!")
    lip = curve(
        "50 88! 48 66 51 43 63 27 80 20 97 27 109 43 112 66 110 88! "
        "104 88! 106 68 104 46 94 32 80 26 66 32 56 46 54 68 56 88!"
    )
    red, deep, glow = AZKOVLAR.t1, AZKOVLAR.t2, "#FFC9A0"
    steps = ""
    for i, (left, right, y) in enumerate(table("72 90 46, 69 93 53, 66 96 61, 62 99 70, 59 102 79")):
        tread = polygon(
            [(left, y), (right, y), (right + 1.6, y + 8 + i * 0.4), (left - 1.6, y + 8 + i * 0.4)]
        )
        steps += lit(
            tread,
            Flats(
                glow if i < 3 else red,
                (red, red, red, deep, AZKOVLAR.t3)[i],
                (deep, deep, deep, AZKOVLAR.t3, AZKOVLAR.t4)[i],
            ),
            Light((0, 1.1), (0, 3.6)),
        )
    bark = hatch(inks.t3, "50 24 50 46 44 76", 80, 16, 1.8, 7) + hatch(
        inks.t3, "112 22 110 40 116 74", 96, 16, 1.8, 7, 4
    )
    snow = "0 88! 0 80 16 76 32 82 46 84 56 87! 104 87! 118 82 140 76 160 80! 160 88!"
    return (
        fill("".join(spruce(x, 82, h) for x, h in ((8, 64), (150, 60))), inks.t2)
        + lit(trunk, dark(inks), Light((1.2, 0.8), (16, 4)), inner=bark)
        + lit(lip, Flats(inks.light, inks.t4, inks.t5), SOFT)
        + fill(hollow, AZKOVLAR.t4)
        + clipped(
            hollow,
            fill(circle(81, 44, 26), AZKOVLAR.t3)
            + fill(circle(81, 42, 17), deep)
            + fill(circle(81, 40, 10), red)
            + fill(circle(81, 40, 5), glow),
        )
        + clipped(hollow, steps)
        + fill(
            curves(
                "30 10! 34 4 38 -2! 48 8 56 14 66 12! 56 8 46 6 40 6",
                "96 6! 104 10 114 4 122 -4! 118 8 108 15 100 13",
            ),
            "#FFFFFF",
        )
        + ground(inks, snow, 2)
    )


@motif("tombeau-blanc", SOULSTERN, STRIP, shrink=0.97)
def white_tomb(inks: Inks) -> Fragment:
    """The gate of a tomb in a wall of ice, between two frozen guards."""
    wall = polygon(
        "2 88 4 34 14 16 26 22 36 6 48 12 60 -2 80 4 100 -2 112 12 124 6 134 22 146 16 156 34 158 88"
    )
    facets = polygons(
        "14 16 24 40 18 88 2 88 4 34",
        "36 6 44 30 38 56 26 22",
        "112 12 118 40 110 60 124 6",
        "146 16 140 44 146 88 158 88 156 34",
        "60 -2 66 12 56 24 48 12",
    )
    arch = curve(mirrored("80 8! 94 18 104 26 106 40! 108 88! 80 88!", axis=80))
    door = curve(mirrored("80 20! 90 28 96 34 97 44! 98 88! 80 88!", axis=80))
    steps = "".join(
        lit(rectangle(80 - w, y, 2 * w, 5.4), Flats("#FFFFFF", inks.t2, inks.t3), Light((0, 1), (0, 3)))
        for w, y in ((22, 78), (29, 83))
    )
    icicles = "".join(
        wedge(x, y, length, 3.6, 90)
        for x, y, length in table("68 31 12, 73 26 10, 80 20 16, 87 26 11, 92 31 13")
    )
    sigil = star(80, 58, 8, 2.6, 6)
    return (
        lit(wall, Flats("#FFFFFF", inks.t2, inks.t3), Light((1, 1.2), (18, 6)))
        + fill(facets, inks.t1)
        + fill(
            cuts(
                "30 40 16 1.6 100, 34 66 14 1.6 80, 128 30 16 1.6 80, "
                "126 60 14 1.6 96, 60 12 9 1.3 110, 100 14 9 1.3 70"
            ),
            inks.light,
        )
        + lit(arch, dark(inks), Light((1, 1.1), (22, 3)))
        + fill(door, inks.t6)
        + clipped(door, fill(circle(80, 60, 26), inks.t5) + fill(circle(80, 60, 17), inks.t4))
        + fill(sigil, inks.accent)
        + stroke(circle(80, 58, 11), inks.accent, 1.2)
        + stroke("M80 22V46M80 70V88", inks.t6, 1.6, sharp=True)
        + fill(icicles, "#FFFFFF")
        + steps
        + _frozen_guard(inks, 38, flip=False)
        + _frozen_guard(inks, 122, flip=True)
        + ground(inks, "0 88! 0 84 20 80 36 82 52 86! 108 86! 124 82 142 80 160 84! 160 88!", 5)
    )


def _frozen_guard(inks: Inks, x: float, *, flip: bool) -> Fragment:
    """A guard with spear and shield shut into a block of ice."""
    ice = polygon("-15 40 -17 -8 -11 -30 2 -36 13 -28 17 -6 15 40")
    body = curve("-8 40! -9 20 -11 4 -6 -6! 6 -6! 11 4 9 20 8 40!")
    helm = curve("-6 -6! -7 -16 -4 -23 0 -27! 4 -23 7 -16 6 -6! 3 -4 3 -10 0 -14 -3 -10 -3 -4")
    shield = curve("1 4! 8 2 15 4! 15 14 12 21 8 25! 4 21 1 14")
    spear = polygon("-12 40 -10.6 -18 -9.4 -18 -10 40") + polygon("-10 -31 -7.4 -19 -12.6 -19")
    drawn = (
        lit(ice, Flats("#FFFFFF", inks.t1, mix(inks.t1, inks.t2, 0.6)), Light((1, 1), (10, 3)))
        + fill(spear, inks.t6)
        + fill(body, inks.t5)
        + fill(circle(0, -11, 5), inks.t6)
        + fill(lens(-2, -11, 3, 1.2) + lens(2, -11, 3, 1.2), inks.accent)
        + fill(helm, inks.t5)
        + lit(shield, Flats(inks.light, inks.t3, inks.t4), SOFT)
        + fill(cuts("-13 -4 22 2 80, -7 -26 12 1.8 110, 12 -18 14 1.8 95, 4 30 9 1.4 60"), "#FFFFFF")
    )
    return placed(drawn, x, 46, 1.08, flip=flip)
