"""The four emblems of the power decks in four moods, each in its container, in a box of 100 × 100."""

import random
from collections.abc import Callable

from ..document import Flats, Fragment, Light, clipped, fill, lit, outlined, placed
from ..inks import DARK_GOLD, GOLD, Inks, mix
from ..parts import GOLDEN, flame
from ..paths import (
    PathData,
    brush,
    circle,
    curve,
    gouges,
    lens,
    mirrored,
    moved,
    polygon,
    rectangle,
    spike,
    star,
    turned,
    wedge,
)

# The container tells the deck, with colour or without.
CONTAINERS: dict[str, PathData] = {
    "bravoure-physique": curve(mirrored("50 3! 68 11 90 13! 90 46 80 76 50 98!")),
    "bravoure-arcanique": star(50, 50, 49, 33, 8),
    "petite-manigance": polygon("50 0 92 50 50 100 8 50"),
    "grande-manigance": polygon(turned((50, 50), 60 * i, 49, 0) for i in range(6)),
}


MOODS = (1, 2, 3, 4)
"""How well a draw goes: it fails, it is fair, it is good, it is splendid. Four cards of a deck have each."""


def emblem(inks: Inks, mood: int = 2) -> Fragment:
    """The deck's figure in its container: dark edge, bright bevel, dark field, figure; cracked where it fails."""
    shape = CONTAINERS[inks.name]
    rng = random.Random(f"embleme {inks.name}")
    bevel = Flats(inks.light, inks.t2, inks.t3)
    return (
        (fill(_blaze(rng), inks.accent) if mood == 4 else "")
        + outlined(shape, inks.t6, inks.t6, 7)
        + lit(shape, GOLDEN if mood == 4 else bevel, Light((1.4, 1.6), (11, 8)))
        + placed(lit(shape, Flats(inks.t6, inks.t5, inks.t6), Light((2.4, 2.4), (9, 6))), 50, 50, 0.82, origin=(50, 50))
        + (clipped(shape, fill(CRACKS, inks.t6)) if mood == 1 else "")
        + FIGURES[inks.name](inks, rng, mood)
    )


CRACKS: PathData = polygon("62 -4 69 14 64 24 74 34 70 46 78 52 74 45 80 33 70 23 76 12 70 -4") + polygon(
    "-4 66 14 70 22 64 30 74 38 72 30 80 20 71 12 77 -4 72"
)


def _blaze(rng: random.Random) -> PathData:
    """Long flames about the container of a splendid draw."""
    return "".join(
        spike(*turned((50, 50), 15 * i + 7.5, 30, 0), rng.uniform(27, 31) if i % 2 else 34, 6, 15 * i + 7.5)
        for i in range(24)
    )


def fist(inks: Inks, rng: random.Random, mood: int) -> Fragment:
    """The fist: hanging in a bandage, raised, striking, striking with knuckles of gold."""
    raised = _raised_fist(inks, rng)
    if mood == 1:
        linen = Flats(inks.light, inks.light, inks.t1)
        wraps = "".join(
            lit(curve(outline), linen, Light((0.6, 0.8), (8, 2)))
            for outline in (
                "23 44! 40 38 60 37 75 42! 76 49 74 54! 58 48 40 48 24 54!",
                "26 56! 44 50 60 51 73 57! 70 63 67 67! 54 60 40 60 28 64!",
            )
        )
        return placed(raised + wraps, 50, 52, 0.86, origin=(50, 56), angle=162)
    if mood == 2:
        return raised
    burst = "".join(
        wedge(*turned((52, 40), a, 27, 0), 13 if i % 2 else 19, 3.6, a) for i, a in enumerate(range(-150, -20, 16))
    )
    ring = "".join(circle(x, y, 4.6) for x, y in ((31.4, 30), (42, 25.6), (53.6, 25), (65, 27.4)))
    knuckles = lit(ring, GOLDEN, Light((0.5, 0.6), (2, 2))) if mood == 4 else ""
    blow = fill(burst, inks.light if mood == 4 else inks.t2)
    return placed(blow + raised + knuckles, 50, 54, 0.94, origin=(50, 55), angle=-16 if mood == 3 else 14)


def _raised_fist(inks: Inks, rng: random.Random) -> Fragment:
    """A raised fist, knuckles up, the thumb laid across."""
    forearm = curve("35 66! 66 66! 64 74 65 86! 34 86! 36 74")
    cuff = curve("30 80! 40 82 60 82 70 80! 70 87 66 90! 50 93 34 90! 30 87")
    hand = curve(
        "25 38! 26 31 30 28 36 29! 37 25.6 41 23.6 47 25! 49 22.8 55 22.8 59.4 25.4! 62 24 "
        "68 25.6 71 30 74.6 38 75 50 71.6 61 "
        "66 69! 35 69! 27.6 62 25.4 50"
    )
    thumb = curve("24 50! 31 46.6 40 48.6 50 51.6 60 53 65.6 56.6 64.4 62 57 65.4 47 64.6 38 66 30.6 66.4! 25.4 60")
    gaps = (
        brush("36.4 29 37.4 38 36.6 47", 1, 0.6, middle=2.8)
        + brush("47.4 25.6 48.4 38 48 50", 1, 0.6, middle=2.8)
        + brush("59.6 26 60.6 38 60 51.6", 1, 0.6, middle=2.8)
        + brush("31 66.6 42 66.4 52 64.8 62 63.4", 0.6, 0.6, middle=2.4)
        + brush("27 49.6 36 47.8 46 50 56 52.4", 0.6, 0.6, middle=1.6)
    )
    folds = "".join(lens(x, y, 6.4, 1.6, 4) for x, y in ((31, 38), (42.4, 35.6), (54, 35.4), (66, 38)))
    nail = curve("56 55! 61.4 55.6 63 58.6 60 61.6! 56.4 60")
    light = Light((1.0, 0.9), (9, 3))
    skin = Flats(inks.light, inks.t1, inks.t2)
    shading = fill(gouges("74 32 74.6 48 69 62", 182, 11, 1.3, 8, rng), inks.t3)
    return (
        lit(forearm, skin, light, inner=fill(gouges("65 70 65 84", 184, 11, 1.3, 4, rng), inks.t3))
        + lit(hand, skin, light, inner=shading + fill(folds, mix(inks.t1, inks.t2, 0.8)))
        + fill(gaps, inks.t6)
        + lit(thumb, skin, Light((0.9, 1.0), (7, 4.4)), inner=fill(gouges("64 55 62 64", 190, 9, 1.2, 4, rng), inks.t3))
        + fill(gaps, inks.t6)
        + fill(nail, inks.light)
        + lit(cuff, Flats(inks.light, inks.t3, inks.t4), Light((1, 1.2), (16, 2)))
        + fill("".join(circle(x, y, 1.5) for x, y in ((37, 85.4), (45.6, 86.8), (54.4, 86.8), (63, 85.4))), inks.accent)
    )


def eye(inks: Inks, rng: random.Random, mood: int) -> Fragment:
    """The eye: asleep, sleepy, open, ablaze; an iris of needles, lashes like flames above and below."""
    if mood == 1:
        return _sleeping_eye(inks)
    if mood == 2:
        lid = curve("17 50! 26 41.6 38 34.6 50 33.4 62 34.6 74 41.6 83 50! 66 49 50 50.6 34 49")
        lidded = lit(lid, Flats(inks.t1, inks.t3, inks.t4), Light((0, 1.2), (3, 8)))
        return _open_eye(inks) + lidded + fill(brush("17 50 34 49 50 50.6 66 49 83 50", 1.4, 1.4), inks.t6)
    if mood == 3:
        return _open_eye(inks)
    rays = "".join(
        spike(*turned((50, 50), 20 * i, 22, 0), 22 if i % 3 else 29, 4, 20 * i)
        for i in range(18)
        if abs((20 * i + 90) % 180 - 90) > 18
    )
    wide = placed(_open_eye(inks), 50, 50, 1.14, origin=(50, 50))
    return fill(rays, inks.accent) + wide


def _sleeping_eye(inks: Inks) -> Fragment:
    """A lid that is shut, its lashes hanging, three sighs above."""
    lid = curve("17 46! 26 38 38 33 50 32 62 33 74 38 83 46! 74 56 62 62 50 63 38 62 26 56")
    seam = brush("17 46 28 55 40 60 50 61 60 60 72 55 83 46", 1, 1, middle=3.2)
    lashes = "".join(
        wedge(*turned((50, 30), 90 + (i - 3) * 17, 31, 0), 13 - abs(i - 3), 3, 90 + (i - 3) * 20) for i in range(7)
    )
    crease = brush("27 42 38 38 50 37 62 38 73 42", 0.4, 0.4, middle=2)
    return (
        fill(lashes, inks.t2)
        + lit(lid, Flats(inks.light, inks.t2, inks.t3), Light((0, 1.4), (4, 9)))
        + fill(crease, inks.t4)
        + fill(seam, inks.t6)
    )


def _open_eye(inks: Inks) -> Fragment:
    lid = curve("17 50! 26 41.6 38 34.6 50 33.4 62 34.6 74 41.6 83 50! 74 58.6 62 65.4 50 66.6 38 65.4 26 58.6")
    white = curve("21.6 50! 30 43.2 40 38 50 37 60 38 70 43.2 78.4 50! 70 57 60 62 50 63 40 62 30 57")
    lashes = ""
    for i in range(7):
        for middle, long in ((-90, 10.5), (90, 8.0)):
            turn = middle + (i - 3) * 19
            start = turned((50, 50), turn, 19.5 + 1.1 * (i - 3) ** 2, 0)
            lashes += wedge(*start, long * (1 - 0.09 * abs(i - 3)), 2.2, turn)
    needles = "".join(
        spike(*turned((50, 50), 15 * i, 11.6, 0), 5.2 if i % 2 else 3.8, 1.3, 15 * i + 180) for i in range(24)
    )
    return (
        fill(lashes, inks.t2)
        + fill(lid, inks.t6)
        + lit(white, Flats(inks.light, inks.light, inks.t1), Light((0, 0), (3, 5.4)))
        + fill(circle(50, 50, 13.6), inks.t6)
        + lit(circle(50, 50, 12), Flats(inks.t1, inks.t2, inks.t3), Light((1.2, 1.2), (3.4, 4.2)))
        + fill(needles, inks.accent)
        + fill(circle(50, 50, 5.6), inks.t6)
        + fill(circle(46.4, 45.4, 2.5) + circle(53.6, 54, 1.1), inks.light)
    )


def mask(inks: Inks, rng: random.Random, mood: int) -> Fragment:
    """The domino: fallen and torn, alone, over a grin, over a grin and with a coin for an eye."""
    domino = _domino(inks, rng)
    if mood == 1:
        tear = polygon("56 26 50 38 55 44 48 52 52 60 58 52 60 44 57 38 64 26")
        return placed(domino + fill(tear, inks.t6), 50, 54, 0.9, origin=(50, 50), angle=158)
    if mood == 2:
        return domino
    mouth = curve("30 66! 40 70 60 70 70 66! 67 76 60 82 50 83 40 82 33 76")
    teeth = clipped(
        mouth,
        fill(rectangle(28, 64, 44, 11), inks.light)
        + fill("".join(rectangle(32.5 + 7 * i, 64, 1.3, 11) for i in range(6)), inks.t6),
    )
    tooth = fill(rectangle(47.8, 64, 5.6, 11), GOLD) if mood == 4 else ""
    grin = fill(mouth, inks.t6) + teeth + clipped(mouth, tooth) + fill(brush("28 64 40 70 60 70 72 64", 1, 1), inks.t2)
    pulled = placed(domino, 50, 38, 0.96, origin=(50, 48), angle=-9 if mood == 3 else 0)
    coins = ""
    if mood == 4:
        pulled = placed(domino, 50, 38, 1.0, origin=(50, 48))
        coins = "".join(
            fill(circle(x, 40, 7.6), inks.t6)
            + lit(circle(x, 40, 6.2), GOLDEN, Light((0.6, 0.6), (3, 2)))
            + fill(star(x, 40, 3.6, 1.5, 5), DARK_GOLD)
            for x in (35, 65)
        )
    return grin + pulled + coins


def _domino(inks: Inks, rng: random.Random) -> Fragment:
    """A domino with turned-up corners, its ribbons loose, a feather at the temple."""
    face = curve(
        mirrored(
            "50 43.6! 56 39.6 64 37.6 72 38.6 80.6 35.6 86 31! 84.6 42 81 53 73 61.4 64.6 63.4 57.6 60.4 53 54.4 50 52!"
        )
    )
    slit = "7 50.6! 11.4 46 18 45.4 24 48.6! 19.4 52.4 12.4 53.2"
    slits = curve(moved(slit, 50)) + curve(moved(slit, 50, flip=True))
    pupils = circle(36.4, 49.2, 1.9) + circle(66.4, 49.2, 1.9)
    ribbons = brush("16 40 12 49 18 57 13 67 19 75", 3.2, 0.4) + brush("17 42 22 52 20 62 26 70", 2.6, 0.3)
    ribbons += brush("84 40 88 49 82 57 87 67 81 75", 3.2, 0.4) + brush("83 42 78 52 80 62 74 70", 2.6, 0.3)
    plume = curve("70 39! 67.6 30 70 20 77 11 79.6 8! 82.6 15 82.6 22 80 28! 78.8 31! 77.6 34! 74.6 37.4!")
    quill = brush("71.6 38.6 73 28 78.6 12", 1.2, 0.2)
    barbs = gouges("72.6 34 74 24 77.6 15", 34, 6, 1, 6, rng) + gouges("72.4 33 73.4 24 76.6 16", 214, 4, 0.8, 5, rng)
    brow = brush("30 42.4 38 41.4 45 45", 0.4, 0.3, middle=1.9) + brush("70 42.4 62 41.4 55 45", 0.4, 0.3, middle=1.9)
    pattern = "".join(polygon(moved("0 -2 1.2 0 0 2 -1.2 0", x, y)) for x, y in ((50, 47.6), (21, 40.6), (79, 40.6)))
    shading = fill(gouges("84 36 80 52 72 61", 190, 9, 1.2, 8, rng), inks.t3)
    art = (
        fill(ribbons, inks.t1)
        + lit(plume, Flats(inks.light, inks.t2, inks.t3), Light((0.8, 0.7), (3.4, 1.2)), inner=fill(barbs, inks.t4))
        + fill(quill, inks.light)
        + lit(face, Flats(inks.light, inks.t1, inks.t2), Light((0.9, 0.9), (13, 3)), inner=shading)
        + fill(brow, inks.t3)
        + fill(slits, inks.t6)
        + fill(pupils, inks.accent)
        + fill(pattern, inks.accent)
        + fill(circle(36.9, 48.6, 0.6) + circle(66.9, 48.6, 0.6), inks.light)
    )
    return placed(art, 50, 51, 0.94, origin=(50, 48))


def demon(inks: Inks, rng: random.Random, mood: int) -> Fragment:
    """The horned mask: asleep with a horn lost, awake, with fire in its eyes, crowned and with its tongue out."""
    art = _demon_mask(inks, rng, mood)
    if mood == 1:
        return placed(art, 50, 50, 0.94, origin=(50, 52), angle=16)
    if mood == 2:
        return art
    flames = "".join(flame(x, y, size, inks.accent, inks.light) for x, y, size in ((38, 50, 9.5), (62, 50, 9.5)))
    if mood == 3:
        return art + flames
    crown = curve("30 33! 26 12! 37 22! 42 6! 50 19! 58 6! 63 22! 74 12! 70 33! 60 30 40 30")
    tongue = curve("44 76! 50 74 56 76! 58 86 55 96 50 101 45 96 42 86")
    return (
        art
        + flames
        + lit(tongue, Flats(inks.light, inks.accent, inks.t3), Light((0.8, 0.8), (6, 2)))
        + fill(brush("50 78 50 92", 1.6, 0.4), inks.t4)
        + lit(crown, GOLDEN, Light((1, 1), (12, 3)))
        + fill("".join(circle(x, 28, 1.9) for x in (40, 50, 60)), inks.t6)
    )


def _demon_mask(inks: Inks, rng: random.Random, mood: int) -> Fragment:
    """Brows like blades, hollow cheeks, teeth; of a sleeper the eyes and mouth are shut and a horn is broken."""
    right = "81 7! 76 21 67 29.6 53.6 33! 60 42! 73.6 39.6 83.6 28 83 15"
    if mood == 1:
        right = "69 24! 66 28 60 31 53.6 33! 60 42! 68 41 74 38! 71 34! 74 31! 69 29!"
    horns = curve("19 7! 24 21 33 29.6 46.4 33! 40 42! 26.4 39.6 16.4 28 17 15") + curve(right)
    face = curve(
        mirrored(
            "50 25! 53 32 58 34.4 66 33.6 71.6 37.4! 75.4 34.4 82 35! 78.6 41 74.6 46! 74 57 "
            "69.4 65 64.4 69.6! 61 78 56.4 84.6 50 89.6!"
        )
    )
    sockets = curve("30.6 43.6! 38 47 46.6 52.4! 45 57.6 37 57 32.4 51.6") + curve(
        "69.4 43.6! 62 47 53.4 52.4! 55 57.6 63 57 67.6 51.6"
    )
    nose = polygon("48.2 54 51.8 54 54 63.6 51.6 62.4 50 65 48.4 62.4 46 63.6")
    mouth = curve("38 68.4! 44 70.4 50 69.4 56 70.4 62 68.4! 59 74 54 79.6 50 81! 46 79.6 41 74")
    teeth = "".join(
        polygon(t)
        for t in (
            "41 69.5 44.6 70.3 42.8 75",
            "45.4 70.3 48.6 69.8 47 74",
            "51.4 69.8 54.6 70.3 53 74",
            "55.4 70.3 59 69.5 57.2 75",
            "45.6 79.2 47.4 75.6 49.2 80.6",
            "50.8 80.6 52.6 75.6 54.4 79.2",
        )
    )
    ridges = "".join(brush([(22.6 + i * 4, 19 + i * 4.6), (19.6 + i * 3.4, 23 + i * 4)], 1.7, 0.4) for i in range(4))
    ridges += "".join(
        brush([(77.4 - i * 4, 19 + i * 4.6), (80.4 - i * 3.4, 23 + i * 4)], 1.7, 0.4)
        for i in range(4 if mood > 1 else 0)
    )
    furrows = brush("50 34 50.6 40 50 47", 0.4, 0.3, middle=1.6) + brush(
        "43 37.6 45.6 43 47.4 48", 0.3, 0.3, middle=1.3
    )
    furrows += brush("57 37.6 54.4 43 52.6 48", 0.3, 0.3, middle=1.3) + brush("35 60 39 63 40.6 67", 1.5, 0.3)
    furrows += brush("65 60 61 63 59.4 67", 1.5, 0.3)
    shading = fill(gouges("72 46 69 60 62 73", 188, 10, 1.3, 9, rng), inks.t3)
    return (
        lit(horns, Flats(inks.light, inks.t2, inks.t3), Light((0.9, 0.8), (3.4, 2.4)), inner=fill(ridges, inks.t4))
        + lit(
            face,
            Flats(inks.light, inks.t1, inks.t2),
            Light((0.9, 0.9), (12, 3)),
            inner=shading + fill(furrows, inks.t3),
        )
        + (
            fill(nose + _closed_lids(), inks.t6)
            if mood == 1
            else fill(sockets + nose + mouth, inks.t6)
            + fill(teeth, inks.light)
            + fill(lens(40, 51.6, 7, 3, 24) + lens(60, 51.6, 7, 3, -24), inks.accent)
            + fill(circle(40.4, 51.8, 0.9) + circle(59.6, 51.8, 0.9), inks.light)
        )
    )


def _closed_lids() -> PathData:
    """Two lids that are shut, and a mouth that is, too."""
    return (
        brush("31 47 37 54 45 54.6", 0.6, 0.6, middle=2.8)
        + brush("69 47 63 54 55 54.6", 0.6, 0.6, middle=2.8)
        + brush("39 73 46 71 54 71 61 73", 0.6, 0.6, middle=2.6)
    )


FIGURES: dict[str, Callable[[Inks, random.Random, int], Fragment]] = {
    "bravoure-physique": fist,
    "bravoure-arcanique": eye,
    "petite-manigance": mask,
    "grande-manigance": demon,
}
