"""Grimoires of Caveport: the locked one, the mushroom cookery book, the chained ledger."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, stroke
from ..inks import CAVEPORT, GOLD, Inks, mix
from ..paths import circle, curve, ellipse, lens, mirrored, polygon
from .books import Volume
from .parts import (
    accented,
    chain,
    copper,
    hatch,
    iron,
    limb,
    paper,
    polygons,
    steel,
    white,
    wood,
)
from .registry import motif

SOFT = FROM_LEFT.scaled(0.6)


@motif("livre-serrure", CAVEPORT)
def book_of_locks(inks: Inks) -> Fragment:
    """A small black book with seven locks and no title."""
    volume = Volume(corners=((30, 12), (74, 16), (72, 92), (28, 86)), depth=(-10, 2))
    black = Flats(inks.light, inks.t5, inks.t6)
    straps = "".join(polygon(volume.quad(-0.02, v, 1.05, v + 0.045)) for v in (0.14, 0.36, 0.58, 0.8))
    locks = [
        (78, 24, 1.0),
        (77, 42, 0.86),
        (77, 59, 1.05),
        (76, 76, 0.9),
        (50, 26, 0.7),
        (50, 45, 0.82),
        (48, 64, 0.7),
    ]
    return (
        volume.drawn(inks, black, inner=hatch(inks.t4, "32 20 31 50 30 82", 0, 8, 1.4, 9), bands=inks.t4)
        + fill(straps, mix(inks.light, inks.t5, 0.55))
        + volume.corner_plates(steel(inks), 0.16)
        + "".join(
            _hanging_lock(inks, x, y, size, copper(inks) if i % 2 else steel(inks))
            for i, (x, y, size) in enumerate(locks)
        )
    )


def _hanging_lock(inks: Inks, x: float, y: float, size: float, flats: Flats) -> Fragment:
    body = curve("-6 -1! 6 -1! 7.4 4 5 10 0 12 -5 10 -7.4 4")
    lock = (
        stroke("M-3.6-1V-4C-3.6-9 3.6-9 3.6-4V-1", inks.t6, 3.4)
        + stroke("M-3.6-1V-4C-3.6-9 3.6-9 3.6-4V-1", mix(inks.light, inks.t5, 0.4), 1.6)
        + stroke(body, inks.t6, 1.6)
        + lit(body, flats, Light((0.7, 0.7), (4, 2)))
        + fill(circle(0, 4, 1.7) + polygon("-.8 4 .8 4 1.5 8 -1.5 8"), inks.t6)
    )
    return placed(lock, x, y, size)


@motif("livre-champignons", CAVEPORT, shrink=0.86)
def mushroom_cookbook(inks: Inks) -> Fragment:
    """A cookery book overgrown with mushrooms, a wooden spoon for a bookmark."""
    volume = Volume(corners=((22, 28), (70, 22), (76, 90), (28, 97)), depth=(-9, -3))
    pot = curve("36 58! 62 55! 64 66 60 74 52 77 42 76 36 69")
    spoon = lit(limb("58 28 66 4", 3, 3), wood(inks), SOFT) + lit(
        curve("66 8! 60 2 62 -7 69 -8 74 -2 71 5!"), wood(inks), SOFT
    )
    return (
        spoon
        + volume.drawn(inks, wood(inks), bands=inks.t6)
        + stroke(polygon(volume.quad(0.12, 0.08, 0.92, 0.92)), inks.t1, 1)
        + fill(pot, inks.t1)
        + fill(polygon("33 55 65 51.6 65 55 33 58.4"), inks.t1)
        + stroke("M42 48C39 44 45 42 42 37M50 47C47 43 53 41 50 36M58 46C55 42 61 40 58 35", inks.t1, 1.4)
        + "".join(
            _mushroom(inks, x, y, size, angle, tone)
            for x, y, size, angle, tone in (
                (24, 30, 1.15, -14, "accent"),
                (10, 36, 0.7, -30, "t2"),
                (76, 50, 0.8, 62, "accent"),
                (80, 66, 1.2, 74, "t3"),
                (72, 92, 1.0, 34, "accent"),
                (40, 27, 0.72, 4, "t3"),
                (16, 78, 0.9, -60, "accent"),
                (84, 90, 0.7, 50, "t2"),
            )
        )
        + fill(
            "".join(ellipse(x, y, r, r * 0.6) for x, y, r in ((26, 92, 5), (34, 96, 4), (70, 26, 4))), inks.t4
        )
    )


def _mushroom(inks: Inks, x: float, y: float, size: float, angle: float, tone: str) -> Fragment:
    colour = getattr(inks, tone)
    cap = curve("-12 -10! -11 -18 -4 -23 2 -23 9 -20 12 -13 12 -10! 6 -8 -6 -8")
    stem = curve("-3 -9! 3 -9! 3 -3 5 2! -5 2! -3.6 -3")
    spots = (
        ellipse(-5, -16, 2.2, 1.7)
        + ellipse(3, -18.6, 1.7, 1.3)
        + ellipse(6.6, -13, 1.8, 1.3)
        + ellipse(-1, -12.6, 1.2, 0.9)
    )
    drawn = (
        lit(stem, white(inks), SOFT)
        + fill(lens(0, -9.4, 22, 3), inks.t5)
        + lit(cap, Flats(inks.light, colour, mix(colour, inks.t5, 0.45)), Light((0.8, 0.9), (6, 3)))
        + fill(spots, inks.light)
    )
    return placed(drawn, x, y, size, angle=angle)


@motif("livre-chaine", CAVEPORT, shrink=0.93)
def chained_ledger(inks: Inks) -> Fragment:
    """An enormous ledger wrapped in chains, a price tag hanging from it."""
    volume = Volume(corners=((20, 12), (88, 6), (92, 84), (26, 95)), depth=(-16, -3))
    tag = polygon("60 62 78 56 86 64 88 86 66 91")
    links = [
        chain(line, 6, mix(inks.light, inks.t5, 0.3), inks.t6)
        for line in ("0 26 30 34 60 40 96 36", "6 84 34 64 62 34 92 12", "2 66 30 70 62 74 94 66")
    ]
    return (
        volume.drawn(inks, accented(inks), bands=inks.t1)
        + stroke(polygon(volume.quad(0.1, 0.07, 0.93, 0.93)), inks.t1, 1.2)
        + volume.corner_plates(iron(inks), 0.17)
        + "".join(links)
        + stroke("M60 46C66 50 70 54 73 61", inks.t6, 1.6)
        + fill(polygon("61 64 79 58 88 66 90 88 68 93"), inks.t6)
        + lit(tag, paper(inks), SOFT)
        + fill(circle(74, 63, 2), inks.t6)
        + fill(polygons("70 72 83 68 83.4 70 70.4 74", "71 77 80 74 80.4 76 71.4 79"), inks.t6)
        + fill(circle(78, 83, 3.6), GOLD)
        + _big_padlock(inks)
    )


def _big_padlock(inks: Inks) -> Fragment:
    body = curve(mirrored("44 48! 54 48! 57 56 55 66 44 68", axis=44))
    return (
        stroke("M38 49V42C38 32 50 32 50 42V49", inks.t6, 6)
        + stroke("M38 49V42C38 32 50 32 50 42V49", mix(inks.light, inks.t5, 0.4), 3)
        + stroke(body, inks.t6, 2)
        + lit(body, steel(inks), Light((0.9, 0.9), (8, 3)))
        + fill(circle(44, 56, 2.6) + polygon("42.8 56 45.2 56 46.4 63 41.6 63"), inks.t6)
    )
