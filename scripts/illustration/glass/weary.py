"""Weariness: smoke glass that has cracked; the crack is white paper, and two panes are missing."""

import random
from collections.abc import Callable

from ..document import Fragment
from .panes import at, drawn, facet, rule
from .parts import open_hand
from .wells import well

SMOKE = ("#D9D5DC", "#C2BDC8", "#A49DAE", "#837B90", "#665E75", "#4D465C", "#39334A")


def cracked(subject: Callable[[], Fragment], seed: int, *, x: float = 0, y: float = 20, flip: bool = False) -> Fragment:
    """A subject before a well of smoke, and the crack that runs through both."""
    rng = random.Random(seed)
    main = [(9 + rng.uniform(0, 4) + (2.4 if i % 2 else -2.4), v) for i, v in enumerate((-1, 6, 13, 20, 27, 34, 47))]
    out = rule(main, 1.5, "white")
    for i, ends in ((1, (-4, -12, -28)), (2, (17, 21, 28)), (4, (18, 22, 28)), (5, (3, -5, -10))):
        (px, py), lift = main[i], rng.uniform(-2, 2) + (3.4 if i == 5 else -1.6 if i == 1 else 0)
        way = [
            (px, py),
            *((end + rng.uniform(-1, 1), py + lift * (k + 1) + (1.6 if k % 2 else -1.4)) for k, end in enumerate(ends)),
        ]
        out += rule(way, 0.9, "white")
        if i in (2, 4):
            out += facet([way[0], way[1], (way[1][0] - 1, way[1][1] + 6)], "white")
    return well(SMOKE, 7.4, seed, x=x, y=y, bricks=11) + subject() + at(0, 0, out, flip=flip)


def heavy_lids() -> Fragment:
    """An eye that closes."""
    lashes = "".join(
        drawn(
            f"t lead/.1 1.2>.3 {x} {27.8 - abs(x) * 0.16:.1f} {x * 1.12:.1f} {32.6 - abs(x) * 0.14:.1f} {x * 1.3:.1f} {36.4 - abs(x) * 0.12:.1f}"
        )
        for x in (-13, -8.5, -4, 0, 4, 8.5, 13)
    )
    return (
        drawn("""p smok.1/.7 -17 23! -9 15.4 0 13.2 9 15.4 17 23! 9 27 0 28.6 -9 27; p smok.0/.45 -13 21! -8 17.4 0 15.4 8 17.4 13 21! 6 19.4 0 18.8 -6 19.4; p opal.1/.6 -17 23! -9 26.4 0 27.9 9 26.4 17 23! 9 30.4 0 32.6 -9 30.4
        p smok.2 -5.6 27.3! 0 27.9 5.6 27.3! 4.4 31 0 32.6 -4.4 31; p lead/.2 -2 27.9! 2 27.9! 1.4 30.4 -1.4 30.4; v lead/.9 -15 18 -8 12 0 10.2 8 12 15 18; v smok.0/.5 -9 22 0 20 9 22""")
        + lashes
    )


def dead_candle() -> Fragment:
    """A candle gone out, its smoke a question."""
    return (
        drawn("""e smok.2/.6 0 41 13 3.2; e smok.1/.5 0 39.8 13 3; e smok.2/.45 0 39.4 8 1.8; v smok.3/2.2 12.6 39 17.4 36 18.6 40 14 42.4; v smok.0/1 12.6 39 17.4 36 18.6 40 14 42.4
        p opal.1/.65 -4 39.6! -4 23.6 -2.6 22.6 0 23.6 2.6 22 4 23.6! 4 39.6!; p opal.3/.4 1.4 39.8! 1.4 23.4 2.6 22 4 23.6! 4 39.6!; p opal.0/.45 -4 23.6! -2 21.8 2.4 21.6 4 23.6! 4.2 29 2.6 30.6 2 26 .4 25 -1.6 28.4 -2.6 27 -2.6 25.4; r lead/.8 .2 23 .4 20 -.4 18.6""")
        + drawn(
            """p smok.0/.55 -.6 18! -3.4 15 .4 12 4 9.4 2.6 5.4 -1.4 3 -5.4 3.4! -1.4 1 4.4 2.6 7 7.4 5 12 1.6 14.6! 0 16"""
        )
    )


def worn_boot() -> Fragment:
    """A boot with a hole; two toes look out."""
    return drawn("""p opal.3/.65 2.4 7! 14.4 9.4! 12.6 20 13 29 12 38! -2 38! -8 38.4! -15.4 38 -16.6 33.6 -13 30.4 -6.4 28.4 -.6 24.4 1.6 16; p opal.2/.45 2.4 7! 7.4 8 6.4 16.4 3 26 -4 31.4 -11 34! -14.4 33.4 -13 30.4 -6.4 28.4 -.6 24.4 1.6 16
        p opal.1/.6 1.6 5.4! 15.6 8! 14.8 12.4! .8 9.8!; f smok.3/.6 -16.6 38 12.6 38 12.6 41 3.4 41 2.6 40 -1.6 41.4 -16.6 41.4; p lead/.45 -16 32 -12.6 30 -9 31.6 -8.4 35 -11.4 37 -15.6 36.6
        l opal.1/.45 3.2>2.8 -10.6 34.6 -15 33.2; l opal.1/.4 2.4>2.1 -10.6 36.4 -14 36.6; v opal.3/.35 -15.6 32.4 -14.8 32.2; r lead/.6 .6 19.4 5.4 20.8; r lead/.6 -.8 23 4.2 24.4; r lead/.6 -4 26.6 .6 28.8; p smok.0/.45 6.4 27.6! 11.4 26.4! 12 31.4! 6.8 32!; r lead/.3 5.6 28.6 7.4 28.2; r lead/.3 5.8 31 7.6 30.8; r lead/.3 10.8 27.6 12.4 27.2; r lead/.3 11 30.4 12.6 30""")


def trembling_hand() -> Fragment:
    """A hand that cannot be held still."""
    ghost = at(-3.4, 39, open_hand(("smok.1", "smok.1.5", "smok.2"), spread=16), 2.0, -7) + at(
        5, 39, open_hand(("smok.1", "smok.1.5", "smok.2"), spread=16), 2.0, 9
    )
    hand = at(0.8, 39, open_hand(("opal.1", "opal.2", "opal.3"), spread=15), 2.0, 1) + drawn(
        "p smok.2/.6 -4.6 37.4! 6 37.4! 9.4 48! -8 48!; p smok.0/.5 -5.2 36.4! 6.8 36.4! 7.4 40! -5.8 40!"
    )
    shake = drawn(
        "v lead/.6 -14.6 14 -16 16.6 -14.6 19 -16 21.6; v lead/.6 17.4 16 18.8 18.6 17.4 21 18.8 23.6; v lead/.6 -17.6 15.6 -18.8 17.6 -17.6 19.8; v lead/.6 20.4 17.6 21.6 19.6 20.4 21.8"
    )
    return ghost + hand + shake


def cracked_bell() -> Fragment:
    """A bell with a crack."""
    return drawn("""t smok.3/.5 2.4>2.4 -20 3.4 20 3.4; p smok.2/.55 -3.6 5! -2.4 1 0 -.6 2.4 1 3.6 5! 1.4 5! 0 2.4 -1.4 5!; l smok.3/.5 1.6>1.4 0 30 2 36.4; o smok.1/.6 2.4 38.4 3
        p opal.2/.7 -3.4 8.4 0 7 3.4 8.4 7.4 14 8.6 24 11 30.4 16 34.6! 8 36.4 0 36.8 -8 36.4 -16 34.6! -11 30.4 -8.6 24 -7.4 14; p opal.3/.45 2 7.4 7.4 14 8.6 24 11 30.4 16 34.6! 8 36.4! 5.4 30 4.4 20; p smok.2/.55 -16 34.6! -8 33 0 32.6 8 33 16 34.6! 8 37.4 0 38 -8 37.4
        p opal.1/.45 -7.8 15.4! 0 17 7.8 15.4! 8.2 19! 0 20.8 -8.2 19!; o smok.2/.4 0 18.4 1.3; O smok.2/.4 4.4 17.8 .9; p lead/.5 -3.4 36.4! -2.4 30.4! -5.4 27! -2.6 23! -4 21! -.6 23.4! -3.2 27! -.4 30.4! -1 36.8!""")


def seated_shadow() -> Fragment:
    """A shadow sits down, too large for its chair."""
    return drawn("""p smok.1/.6 -28 38! 28 38! 28 48! -28 48!; r lead/.45 -18 38 -22 48; r lead/.45 2 38 2 48; r lead/.45 18 38 24 48
        f opal.3/.55 9 14 11.4 14 12.4 42 10 42; f opal.3/.55 3.4 32 13 32 13 34.4 2.8 34.4; f opal.3/.55 3 34.4 5 34.4 4 43 2 43; f opal.2/.45 7 17 11.6 17 11.8 20 7.2 20
        p smok.3/.65 -6.6 12 -5.8 5.6 -.6 2.4 4.6 4.4 6.4 10 4.4 15.4! 9.4 18 11.4 25 10 33.4! 2 34.4! -4.4 34 -6.4 38 -6.4 43! -11.4 44.4 -15.4 43.4! -11.6 41 -10.6 35 -8.4 29.6 -3 27.6! -4.4 24 -4 20 -1.6 16.6! -4.6 15.6
        v smok.1/.5 1.6 18 4.6 22.4 4.4 28.6; v smok.1/.5 -1 29.6 -6 31.4 -8.4 36.4; l smok.3/.5 3>2 3.6 21 -1 27.6 -8 29; l smok.3/.45 1.8>1 -8 29 -12 30.4 -13.4 33.6
        p white/.4 -4.4 9.6! -2.6 8.8 -1 9.8! -2.8 10.4""")
