"""The least and the greatest card of every power deck: one picture each that leaves the container, told in the card's title."""

from collections.abc import Callable

from ..document import Flats, Fragment, Light, fill, lit, outlined, placed, stroke
from ..inks import DARK_GOLD, GOLD, LIGHT_GOLD, Inks, mix
from ..parts import GOLDEN, hatch, limb
from ..paths import (
    PathData,
    brush,
    circle,
    curve,
    ellipse,
    lens,
    mirror,
    polygon,
    rectangle,
    rounded,
    spike,
    star,
    turned,
)

LEAST, GREATEST = 0, 5
FROM_LEFT = Light((1.2, 1.2), (8, 5))
FLESH = Light((1, 1), (5, 4))


def _flesh(inks: Inks) -> Flats:
    return Flats(inks.light, inks.t1, inks.t2)


def _cloth(inks: Inks) -> Flats:
    return Flats(inks.t2, inks.t5, inks.t6)


def _part(path: PathData, flats: Flats, inks: Inks, light: Light = FROM_LEFT, inner: Fragment = "") -> Fragment:
    """A lit part with a dark line round it, which parts it from a ground of its own tone."""
    return outlined(path, inks.t6, inks.t6, 3) + lit(path, flats, light, inner=inner)


def _hand(inks: Inks, fingers: tuple[str, ...], palm: str, wide: float = 11) -> Fragment:
    """A hand: fingers that taper, then the palm over their roots."""
    drawn = "".join(_part(limb(way, wide, wide * 0.72), _flesh(inks), inks, FLESH) for way in fingers)
    return drawn + _part(curve(palm), _flesh(inks), inks, FLESH)


# ----------------------------------------------------------------------------------------- physical bravery


def foot_in_bucket(inks: Inks) -> Fragment:
    """A leg that has come down in a bucket; the water leaves it."""
    leg = curve("80 -70! 110 -70! 94 -8 78 16 72 52! 44 46! 56 14 64 -10")
    cuff = curve("56 2! 82 12 96 8! 90 24 70 28 52 18!")
    bucket = polygon("18 40 84 34 78 100 34 104")
    rim = ellipse(51, 37, 34, 7)
    hoops = brush("22 58 52 64 82 54", 4, 4) + brush("27 80 54 86 80 77", 4, 4)
    drops = "".join(
        curve(f"{x} {y}! {x + 5} {y + 9} {x} {y + 13} {x - 5} {y + 9}")
        for x, y in ((6, 18), (-6, 34), (22, 6), (98, 26), (110, 42), (40, -6))
    )
    return placed(
        stroke(curve("18 44! -8 70 10 98 36 92!", closed=False), inks.t6, 3.4)
        + _part(bucket, Flats(inks.light, mix(inks.t1, inks.t5, 0.4), mix(inks.t2, inks.t6, 0.6)), inks)
        + fill(hoops, inks.t6)
        + outlined(rim, inks.t6, inks.t6, 3) + fill(ellipse(51, 38.6, 31, 5), inks.t2)
        + _part(leg, _flesh(inks), inks, inner=hatch(inks.t3, "86 -10 80 10 72 30", 190, 14, 2.2, 6, 3))
        + _part(cuff, _cloth(inks), inks)
        + fill(curve("20 40! 50 46 82 38! 80 56 52 60 22 54!"), mix(inks.t1, inks.t5, 0.4))
        + fill(brush("22 41 50 47 82 40", 2.4, 2.4), inks.light)
        + fill(drops, inks.light),
        50, 50, 1, origin=(50, 46),
    )  # fmt: skip


def oncoming_fist(inks: Inks) -> Fragment:
    """A fist that comes straight at us, a star of impact about it."""
    burst = star(50, 48, 74, 47, 16, -84)
    knuckles = "".join(
        _part(
            rounded(x, y, 21, 38, 9),
            _flesh(inks),
            inks,
            Light((1.2, 1.2), (4, 10)),
            fill(rectangle(x - 2, y + 24, 26, 3), inks.t3),
        )
        for x, y in ((6, 14), (28, 8), (50, 8), (72, 15))
    )
    thumb = curve("10 66! 22 54 50 52 76 58! 84 64 78 74! 50 76 24 84 12 80!")
    back = curve("8 30! 30 12 72 12 92 32! 96 62 84 88 50 94 16 88 4 60!")
    return (
        fill(burst, GOLD) + fill(star(50, 48, 62, 43, 16, -84), LIGHT_GOLD)
        + _part(back, _flesh(inks), inks)
        + knuckles
        + _part(thumb, _flesh(inks), inks, FLESH)
        + fill(brush("24 72 50 66 72 66", 2, 0.8), inks.t3)
        + _part(curve("26 88! 50 94 76 88! 84 112! 18 112!"), _cloth(inks), inks)
    )  # fmt: skip


# ------------------------------------------------------------------------------------------- arcane bravery


def hat_upside_down(inks: Inks) -> Fragment:
    """A wizard's hat upside down: out of it comes a puff of smoke, and nothing else."""
    puff = curve("22 26, 8 20, 8 4, 22 -2, 24 -18, 42 -24, 54 -14, 70 -22, 84 -10, 82 2, 96 10, 92 24, 78 28")
    swirls = brush("26 10 36 0 46 8 40 14", 3, 1) + brush("60 -4 72 -8 78 2 70 8", 3, 1)
    cone = curve("18 36! 84 34! 76 56 66 74 62 88 72 104! 52 100 44 84 32 62!")
    brim = curve("-12 32! 12 22 50 24 86 20 112 30! 92 42 50 44 10 42!")
    return (
        _part(puff, Flats(inks.light, inks.t1, inks.t2), inks)
        + fill(swirls, inks.t3)
        + _part(cone, _cloth(inks), inks, inner=hatch(inks.t3, "78 44 70 62 62 80", 195, 16, 2.2, 8, 4))
        + fill(star(46, 60, 8, 3.2, 5, -70) + star(58, 80, 5, 2, 5, -60), inks.t1)
        + _part(brim, _cloth(inks), inks)
        + fill(curve("10 32! 50 28 90 30! 50 36"), inks.t6)
    )


def forbidden_word(inks: Inks) -> Fragment:
    """An open mouth; the word in it shines."""
    lips = curve("-18 48! 8 18 32 4 50 12! 68 4 92 18 118 48! 94 84 70 98 50 96 30 98 6 84")
    inside = curve("0 48! 22 30 40 24 50 28! 60 24 78 30 100 48! 80 70 62 76 50 75 38 76 20 70")
    upper = "".join(
        polygon([(x, 24 + abs(x - 46) * 0.22), (x + 10, 24 + abs(x - 44) * 0.22), (x + 8, 40), (x + 2, 40)])
        for x in (20, 32, 44, 56, 68)
    )
    lower = "".join(polygon([(x + 1, 66), (x + 8, 66), (x + 10, 78), (x - 1, 78)]) for x in (30, 42, 54))
    rays = "".join(spike(*turned((50, 50), a, 14, 0), 20 if a % 60 else 27, 4, a) for a in range(0, 360, 30))
    return (
        _part(lips, Flats(inks.light, inks.t2, inks.t3), inks, Light((1.2, 1.4), (6, 12)))
        + fill(brush("12 30 30 18 44 20", 3, 0.8) + brush("24 86 40 90 54 90", 3, 0.8), inks.light)
        + outlined(inside, inks.t6, inks.t6, 3)
        + fill(upper + lower, inks.light)
        + fill(rays, GOLD)
        + fill(star(50, 50, 21, 8, 8), LIGHT_GOLD) + fill(star(50, 50, 10, 4, 4), "#FFFFFF")
    )  # fmt: skip


# ------------------------------------------------------------------------------------------- small schemes


def hand_in_trap(inks: Inks) -> Fragment:
    """A hand that reached for a coin and is in the jaws of a trap."""
    arm = curve("32 -70! 70 -70! 66 -4 64 18! 38 18!")
    cuff = curve("30 6! 72 6! 74 20 52 24 28 20!")
    teeth = "".join(polygon([(x, 44), (x + 11, 46), (x + 7, 66)]) for x in (-2, 12, 26, 40, 54, 68, 82))
    jaws = curve("-14 44! -6 84 24 104 50 104 76 104 106 84 114 44! 98 46! 92 74 72 88 50 88 28 88 8 74 2 46!")
    back = curve("-8 58! 8 42 30 38 50 38 70 38 92 42 108 58! 96 56 70 48 50 48 30 48 4 56")
    coin = ellipse(50, 99, 13, 6)
    steel = Flats(inks.light, mix(inks.t1, inks.t5, 0.5), inks.t6)
    return (
        _part(back, steel, inks)
        + _part(arm, _cloth(inks), inks, inner=hatch(inks.t3, "62 -30 60 -14 58 2", 190, 14, 2.2, 7, 2))
        + _hand(inks, ("36 34 26 52 28 70", "46 40 42 62 44 80", "56 40 58 62 58 78", "66 34 72 50 70 66"), "36 18! 66 18! 74 34 66 50 50 54 34 50 28 36", 11)
        + _part(cuff, Flats(inks.light, inks.t1, inks.t2), inks)
        + fill(teeth, inks.light)
        + _part(jaws, steel, inks, Light((1.2, 1.4), (4, 8)))
        + outlined(coin, DARK_GOLD, inks.t6, 2)
        + fill("".join(brush(w, 3.4, 1) for w in ("8 4 -4 -10", "92 4 104 -10", "-4 22 -20 16", "104 22 120 16")), inks.t1)
    )  # fmt: skip


def fan_of_aces(inks: Inks) -> Fragment:
    """A gloved hand with five cards alike; the one in the middle is gold."""
    cards = ""
    for turn in (-52, 52, -27, 27, 0):
        gold = turn == 0
        face = rounded(-17, -92, 34, 60, 4)
        mark = polygon([(0, -76), (9, -62), (0, -48), (-9, -62)]) + polygon(
            [(-12, -88), (-9, -84), (-12, -80), (-15, -84)]
        )
        drawn = outlined(face, inks.t6, inks.t6, 3) + lit(
            face, GOLDEN if gold else Flats(inks.light, inks.light, inks.t1), Light((1, 1), (5, 0))
        )
        cards += placed(drawn + fill(mark, inks.t6 if gold else inks.t4), 50, 100, angle=turn)
    glove = curve("24 84! 26 66 40 60 60 60 74 66 78 82! 74 100 66 112! 36 112! 28 100")
    folds = brush("38 62 38 78", 2.4, 1) + brush("50 60 50 78", 2.4, 1) + brush("62 62 62 78", 2.4, 1)
    thumb = curve("22 92! 30 80 50 78 60 84! 58 94 42 94 32 104!")
    return cards + _part(glove, _cloth(inks), inks) + fill(folds, inks.t3) + _part(thumb, _cloth(inks), inks, FLESH)


# ------------------------------------------------------------------------------------------- great schemes


def torn_letter(inks: Inks) -> Fragment:
    """A sealed letter, torn from top to bottom through its seal."""
    edge = "50 -4! 42 10! 54 22! 40 38! 56 50! 42 66! 54 80! 44 100!"
    half = curve(f"{edge} -16 96! -12 4!")
    lines = "".join(brush(f"-4 {y} {34 - (y % 3) * 3} {y - 2}", 3, 2.4) for y in (20, 32, 70, 82))
    seal = curve("54 36! 40 30 26 38 24 50 28 62 40 70! 42 64 56 50!")
    page = Flats(inks.light, inks.light, inks.t1)
    wax = Flats(inks.light, inks.accent, mix(inks.accent, inks.t6, 0.5))
    left = (
        _part(half, page, inks)
        + fill(lines, inks.t3)
        + _part(seal, wax, inks, FLESH)
        + fill(star(38, 50, 6, 2.6, 5), inks.t6)
    )
    right = _part(mirror(half, 50), page, inks, Light((-1.2, 1.2), (-8, 5))) + fill(mirror(lines, 50), inks.t3)
    right += _part(mirror(seal, 50), wax, inks, FLESH)
    scraps = "".join(polygon([(x, y), (x + 8, y + 3), (x + 3, y + 9)]) for x, y in ((47, -22), (40, 104), (56, 12)))
    return (
        placed(left, 34, 52, origin=(50, 50), angle=-9)
        + placed(right, 68, 46, origin=(50, 50), angle=10)
        + fill(scraps, inks.light)
    )


def king_on_strings(inks: Inks) -> Fragment:
    """A gloved hand from above, and on its strings a golden king of chess."""
    fingers = ("22 -14 14 6 16 20", "38 -10 34 14 36 30", "58 -10 62 14 60 30", "74 -14 84 4 82 18")
    glove = curve("8 -70! 92 -70! 92 -20 76 2 50 8 24 2 8 -20")
    body = curve(
        "50 44! 60 46 64 54! 58 60! 60 74 66 84! 78 92! 80 106! 20 106! 22 92! 34 84! 40 74 42 60! 36 54! 40 46"
    )
    crown = polygon(
        [
            (47, 44),
            (47, 38),
            (41, 38),
            (41, 32),
            (47, 32),
            (47, 25),
            (53, 25),
            (53, 32),
            (59, 32),
            (59, 38),
            (53, 38),
            (53, 44),
        ]
    )
    arms = limb("40 62 26 66 16 58", 7, 5), limb("60 62 74 66 84 58", 7, 5)
    strings = "".join(brush(way, 1.6, 1.6) for way in ("16 18 16 58", "36 28 42 48", "60 28 58 48", "82 16 84 58"))
    return (
        fill(strings, inks.t6)
        + "".join(_part(arm, GOLDEN, inks, FLESH) for arm in arms)
        + outlined(circle(16, 57, 4.4) + circle(84, 57, 4.4), GOLD, inks.t6, 2)
        + _part(crown, GOLDEN, inks, FLESH)
        + _part(body, GOLDEN, inks)
        + fill(rectangle(38, 58, 24, 3) + rectangle(28, 88, 44, 3.4), DARK_GOLD)
        + "".join(_part(limb(way, 15, 8), _cloth(inks), inks, FLESH) for way in fingers)
        + _part(glove, _cloth(inks), inks)
        + fill(lens(50, -8, 40, 2, 0) + brush("30 -30 34 -14", 2.4, 1) + brush("68 -30 64 -14", 2.4, 1), inks.t3)
    )


EXTREMES: dict[str, tuple[Callable[[Inks], Fragment], Callable[[Inks], Fragment]]] = {
    "bravoure-physique": (foot_in_bucket, oncoming_fist),
    "bravoure-arcanique": (hat_upside_down, forbidden_word),
    "petite-manigance": (hand_in_trap, fan_of_aces),
    "grande-manigance": (torn_letter, king_on_strings),
}


def extreme(inks: Inks, mood: int, x: float, y: float) -> Fragment:
    """The picture on its disc: a dull one for the least, gold rays and a gold ring for the greatest."""
    least, greatest = EXTREMES[inks.name]
    if mood == LEAST:
        disc = (
            fill(circle(x, y, 23), inks.t6)
            + fill(circle(x, y, 22.2), inks.t4)
            + fill(circle(x, y, 18), mix(inks.t4, inks.t3, 0.6))
        )
        return disc + placed(least(inks), x, y, 0.42, origin=(50, 50))
    rays = "".join(spike(*turned((x, y), 30 * i + 15, 23, 0), 62, 6 if i % 2 else 4, 30 * i + 15) for i in range(12))
    disc = (
        fill(rays, GOLD)
        + fill(circle(x, y, 24.2), inks.t6)
        + fill(circle(x, y, 23.4), GOLD)
        + fill(circle(x, y, 22), inks.t4)
        + fill(circle(x, y, 18), inks.t3)
    )
    return disc + placed(greatest(inks), x, y, 0.42, origin=(50, 50))
