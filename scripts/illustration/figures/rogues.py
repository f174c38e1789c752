"""Those who live by their wits: thief, bard, alchemist, pickpocket, smuggler."""

from ..document import FROM_RIGHT, SOFT_FROM_RIGHT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import GOLD, LIGHT_GOLD, Inks, mix
from ..parts import GOLDEN, accented, copper, dark, fist, hatch, middle, skin, steel, warm, white, wood
from ..paths import brush, circle, curve, lens, moved, polygon, rectangle, ring, star
from .bust import Look, face, fair, shoulders


def bard(inks: Inks) -> Fragment:
    """A bard in a beret who holds his lute like a shield."""
    doublet = curve(shoulders(12, 92, 69))
    beret = curve("64 37! 68 30 66 22 56 17 42 16 28 20 20 30 22 39 30 42! 40 37 52 35 64 37")
    feather = curve("28 24! 22 14 24 4 34 -1! 36 6 32 8! 36 12 32 18 31 24!")
    hair = curve("56 38! 50 41 48 50 46 58 36 60 30 54! 34 50 32 44 36 39!")
    ruff = "".join(
        curve(f"{x} {y}! {x - 4} {y + 5} {x} {y + 10} {x + 5} {y + 5}")
        for x, y in ((43, 64), (49, 66), (55, 67), (61, 65))
    )
    goatee = curve("58 62! 62 61 64 62.6! 66 68 65 72 62 74! 60 69")
    return (
        lit(
            doublet,
            Flats(inks.light, inks.t3, inks.shadow),
            Light((-1.1, 1.2), (-12, 4)),
            inner=hatch(inks.t2, "18 84 16 92 15 101", 5, 12, 1.8, 6),
        )
        + lit(hair, dark(inks), SOFT_FROM_RIGHT)
        + face(inks, Look("strong", mouth="open", brow=20))
        + fill(goatee, inks.t6)
        + lit(ruff, white(inks), SOFT_FROM_RIGHT)
        + lit(feather, accented(inks), SOFT_FROM_RIGHT, inner=fill(brush("29 24 27 12 33 1", 1, 0.4), inks.t6))
        + lit(beret, dark(inks), FROM_RIGHT, inner=hatch(inks.t4, "60 22 44 20 30 24", 150, 11, 1.5, 7))
        + fill(curve("30 40! 42 34.6 54 33.4 65 35! 64.6 38.6 54 37 42 38.6 32 43!"), inks.t3)
        + _lute_shield(inks)
    )


def _lute_shield(inks: Inks) -> Fragment:
    bowl = curve("0 -20! 10 -14 17 -2 16 12 8 21 0 23 -8 21 -16 12 -17 -2 -10 -14")
    neck = polygon("-3 -18 3 -18 2.4 -44 -2.4 -44")
    head = polygon("-3 -43 3.4 -44 13 -54 8.6 -57.6")
    pegs = "".join(lens(x, y, 8, 1.4, 40) for x, y in ((3, -47.6), (6, -50.6), (9, -53.6)))
    strings = "".join(f"M{x} 14L{x * 0.7:.2f} -44" for x in (-1.6, 0, 1.6))
    rose = fill(circle(0, 0, 5.4), inks.t6) + fill(ring(0, 0, 4, 3) + circle(0, 0, 1.4), inks.t2, even_odd=True)
    lute = (
        fill(pegs, inks.t5)
        + lit(head, wood(inks), SOFT_FROM_RIGHT)
        + lit(bowl, copper(inks), Light((-1, 1), (-9, 3)), inner=hatch(inks.t3, "-12 -6 -14 4 -10 16", 0, 7, 1.1, 6))
        + rose
        + fill(neck, inks.t6)
        + fill(rectangle(-7, 13, 14, 2.6), inks.t6)
        + stroke(strings, inks.light, 0.6, sharp=True)
    )
    arm = curve("44 101! 50 92 60 88 70 86! 76 88 76 95 72 98! 62 101!")
    return (
        placed(lute, 74, 76, 0.98, angle=16)
        + lit(arm, Flats(inks.light, inks.t3, inks.shadow), SOFT_FROM_RIGHT)
        + fist(74, 91, 5.6, skin(inks), inks.shadow, angle=90, light=FROM_RIGHT)
        + fist(86, 41, 4.8, skin(inks), inks.shadow, angle=16, light=FROM_RIGHT)
    )


def alchemist(inks: Inks) -> Fragment:
    """An alchemist with goggles on her forehead, a bandolier of flasks, one of them smoking."""
    coat = curve(shoulders(10, 92, 69))
    hair = curve("60 34! 58 22 46 18 34 22 26 32 28 42 20 46 22 56 16 62 24 68 34 66 42 62 47 64! 48 54 50 44 56 39!")
    belt = curve("30 74! 38 70! 58 84 78 101! 66 101! 48 88")
    return (
        lit(
            coat, middle(inks), Light((-1.1, 1.2), (-12, 4)), inner=hatch(inks.t3, "88 86 82 79 72 74", 125, 12, 1.5, 8)
        )
        + lit(hair, warm(inks), SOFT_FROM_RIGHT, inner=hatch(inks.t2, "46 22 36 34 30 54", 40, 14, 1.7, 9))
        + face(inks, Look("fine", eye="wide", mouth="smile", brow=-6, ear=False))
        + fill(curve("46 36! 54 35 60 37! 54 40 51 46 49 56! 44 50"), inks.t3)
        + lit(curve("43 63! 52 68 62 65! 65 72 60 78 48 77 40 71"), white(inks), SOFT_FROM_RIGHT)
        + _goggles(inks)
        + lit(belt, Flats(inks.light, "#8A4524", inks.t6), SOFT_FROM_RIGHT)
        + "".join(
            _belt_flask(inks, x, y, colour)
            for x, y, colour in ((40, 76, inks.accent), (50, 83, inks.t2), (60, 91, inks.t1))
        )
        + _smoking_flask(inks)
    )


def _goggles(inks: Inks) -> Fragment:
    strap = polygon("30 31 60 26 62 31 31 36")
    lenses = ""
    for x, y, r in ((55, 29, 6.4), (64, 29, 4.4)):
        lenses += lit(circle(x, y, r), copper(inks), Light((-0.7, 0.7), (-3, 3))) + fill(
            circle(x, y, r * 0.68), inks.t5
        )
        lenses += fill(lens(x - 1, y - 1, r * 1.2, r * 0.34, -40), inks.light)
    return fill(strap, inks.t6) + lenses


def _belt_flask(inks: Inks, x: float, y: float, colour: str) -> Fragment:
    flask = curve(moved("-2 0! 2 0! 2 3 5 8 4 13! -4 13! -5 8 -2 3", x, y))
    return (
        fill(flask, inks.light)
        + fill(polygon(moved("-4 7 4 7 3.4 12 -3.4 12", x, y)), colour)
        + fill(rectangle(x - 2.6, y - 2, 5.2, 3), "#8A4524")
    )


def _smoking_flask(inks: Inks) -> Fragment:
    smoke = curve(
        "78 42! 72 36 76 28 82 28 78 20 84 12 92 14 90 6 97 2 100 6! 99 14 102 20 96 24 98 32 90 34 90 40 84 42!"
    )
    glass = curve("77 44! 86 44! 86 52 96 62 98 72 92 80 81 82 70 80 64 72 66 62 77 52!")
    liquid = curve("66 66! 74 63.6 84 67 97 64! 98 73 92 79 81 81 70 79 65 73")
    bubbles = circle(76, 72, 2.2) + circle(85, 75, 1.6) + circle(82, 69, 1.2) + circle(90, 71, 1.9)
    hand = curve("66 84! 70 76 74 77 80 79 88 78 94 74! 96 80 92 86 84 90 74 90!")
    sleeve = curve("58 101! 62 92 68 86! 80 86 88 90 92 101!")
    return (
        lit(smoke, white(inks), Light((-0.8, 0.9), (-5, 4)))
        + lit(glass, Flats(inks.light, mix(inks.light, inks.t4, 0.3)), Light((-1, 0.8), (0, 0)))
        + fill(liquid, inks.accent)
        + fill(curve("65 68! 72 66 74 72 70 79! 66 77 65 73"), mix(inks.accent, inks.t6, 0.42))
        + fill(bubbles, inks.t1)
        + fill(curve("90 60! 94 64 95 68! 91 65"), inks.light)
        + fill(rectangle(75.4, 41.6, 12.2, 3.4), inks.t5)
        + lit(hand, skin(inks), SOFT_FROM_RIGHT)
        + lit(sleeve, middle(inks), SOFT_FROM_RIGHT)
    )


# ------------------------------------------------------------------------------------------ renegades


def pickpocket(inks: Inks) -> Fragment:
    """A child-sized thief in a flat cap and a black mask, a stolen purse dangling from a string."""
    jacket = curve("44 72! 34 76 22 84 16 101! 78 101! 78 90 72 80 64 73!")
    cap = curve("67 44! 71 30 62 18 47 16 33 20 24 32 25 46 33 53! 42 50 54 47 67 44!")
    peak = curve("48 46! 60 40 74 40 86 47! 76 50 62 50 50 51!")
    seams = brush("47 17 42 30 43 48", 1, 0.5) + brush("48 17 58 27 62 45", 1, 0.5)
    hair = curve("34 50! 44 48 50 50 50 56! 47 58 48 63 44 67! 41 63 38 66 36 69! 34 64 31 62 28 64! 29 58 31 54")
    mask = curve("67 47! 58 45 49 46 42 48! 40 52 34 54 29 53! 36 58 44 57 48 55! 53 59 60 58 62 54.6 66 55!")
    scarf = curve("40 68! 50 75 60 74 67 70! 69 78 63 84 52 85 41 82 34 75")
    tail = curve("36 75! 28 74 20 78 10 76! 14 80 10 84 12 88! 22 90 32 86 40 82!")
    purse = curve("-4 0! 4 0! 12 9 13 20 6 27 -6 27 -13 20 -12 9!")
    return (
        lit(tail, accented(inks), SOFT_FROM_RIGHT)
        + lit(
            jacket, wood(inks), Light((-1.1, 1.2), (-12, 4)), inner=hatch(inks.t6, "74 90 70 84 64 79", 125, 10, 1.5, 6)
        )
        + placed(face(inks, Look("child", eye="none", mouth="smile"), fair(inks)), 54, 62, 1.2, origin=(54, 54))
        + fill(hair, inks.t6)
        + fill(mask, inks.t6)
        + fill(lens(59.4, 51, 7, 3.6, 6), "#FFFFFF")
        + fill(circle(61, 51.2, 1.5), inks.t6)
        + lit(scarf, accented(inks), SOFT_FROM_RIGHT)
        + lit(cap, dark(inks), FROM_RIGHT, inner=fill(seams, inks.t3))
        + lit(peak, dark(inks), SOFT_FROM_RIGHT)
        + fill(circle(48, 16, 2.6), inks.t3)
        + lit(curve("50 101! 56 88 68 74 82 54! 90 55 94 60! 90 76 82 90 72 101!"), wood(inks), FROM_RIGHT)
        + stroke("M88 52C90 58 89 62 89 66", inks.t6, 1.8)
        + placed(
            lit(purse, GOLDEN, SOFT_FROM_RIGHT)
            + fill(rectangle(-6, 1, 12, 3), inks.t6)
            + fill(star(0, 16, 5, 2, 5), inks.t6),
            89,
            65,
            0.92,
        )
        + fist(87, 50, 6.8, fair(inks), inks.t4, light=FROM_RIGHT, angle=-40)
    )


# ------------------------------------------------------------------------------------------ renegades


def smuggler(inks: Inks) -> Fragment:
    """A grinning smuggler who holds his coat open: bottles, watches and a fish hang in its lining."""
    left = curve("40 58! 28 56 14 60 4 70! 0 84 2 101! 40 101!")
    right = curve("58 60! 70 56 86 58 99 66! 101 84 98 101! 60 101!")
    lining_l, lining_r = (
        curve("39 62! 28 60 16 64 8 72! 6 88 8 101! 40 101!"),
        curve("60 63! 70 60 84 62 94 68! 96 84 93 101! 60 101!"),
    )
    vest = curve("40 60! 50 64 60 60! 64 80 62 101! 38 101! 36 80")
    hat = curve("24 26! 34 24 38 18 40 6 52 2 62 6 64 17 74 20 82 18! 78 26 64 30 50 30 34 31!")
    return (
        lit(left, dark(inks), SOFT_FROM_RIGHT)
        + fill(lining_l, inks.t3)
        + lit(right, dark(inks), SOFT_FROM_RIGHT)
        + fill(lining_r, inks.t3)
        + _contraband(inks)
        + lit(vest, Flats(inks.light, inks.t4, inks.t5), SOFT_FROM_RIGHT)
        + fill("".join(circle(50, y, 1.6) for y in (72, 80, 88, 96)), inks.t1)
        + placed(
            face(inks, Look("pointed", eye="narrow", mouth="none", brow=24))
            + fill(curve("65.4 54.4! 61 55.6 54 50! 55 61 61 63 65 58.6!"), inks.t6)
            + fill(curve("64.4 55.4! 61 56.8 55.6 52.4! 56.6 58.6 61 60.4 64.4 57.8!"), inks.light)
            + fill(curve("58 51! 62 51.6 65.6 53.6! 61 53.6"), inks.t6),
            52,
            42,
            1.04,
            origin=(54, 52),
        )
        + fill(curve("37 26! 46 30 46 40 42 52! 36 44"), inks.t6)
        + lit(hat, dark(inks), FROM_RIGHT)
        + fill(curve("39 18! 50 22 64 17! 64.6 21 50 26 38.6 22!"), inks.accent)
        + fist(8, 72, 6, skin(inks), inks.shadow, light=FROM_RIGHT)
        + placed(fist(0, 0, 6, skin(inks), inks.shadow), 94, 70, flip=True)
        + lit(curve("38 57! 50 63 62 58! 64 64 52 70 37 64"), accented(inks), SOFT_FROM_RIGHT)
    )


def _contraband(inks: Inks) -> Fragment:
    bottle = curve("-2 -10! 2 -10! 2 -5 5 -1 5 4! 5 12! -5 12! -5 4 -2 -1")
    bottles = "".join(
        placed(
            lit(bottle, Flats(inks.light, colour, inks.t6), SOFT_FROM_RIGHT)
            + fill(rectangle(-2.4, -12.6, 4.8, 4), inks.t1),
            x,
            y,
            angle=a,
        )
        for x, y, a, colour in ((16, 80, 8, inks.t4), (30, 76, -4, inks.t5))
    )
    watches = ""
    for x, y in ((72, 76), (83, 84), (70, 92)):
        watches += (
            stroke(f"M{x} 64V{y - 5}", LIGHT_GOLD, 0.9)
            + fill(circle(x, y, 5), GOLD)
            + fill(circle(x, y, 3.4), LIGHT_GOLD)
        )
        watches += stroke(f"M{x} {y - 2.4}V{y}H{x + 2}", inks.t6, 0.8)
    fish = curve("-11 0! -4 -5 5 -4 9 0! 14 -5 16 -4! 15 0 16 4! 14 5 9 0! 5 4 -4 5")
    fish_drawn = placed(lit(fish, steel(inks), SOFT_FROM_RIGHT) + fill(circle(-6.6, -1, 1), inks.t6), 24, 97, angle=-80)
    return bottles + watches + fish_drawn
