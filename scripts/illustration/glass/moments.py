"""What happens in a well, once. Every drawing takes the seven tones of its well, mouth outwards."""

import math

from ..document import Fragment
from .panes import at, drawn, facet, flame, rule
from .parts import DARK_SKIN, FAIR, cuff, fist, open_hand
from .wells import Ramp, bloom, curtain, footlight, leaf, valance, well


def interval(ramp: Ramp) -> Fragment:
    """An empty stage, one chair, a rose on it."""
    out = well(ramp, 12, 111, x=0, y=19, growth=1.22) + drawn(
        "p ambr.2/.6 -28 36! 28 36! 28 48! -28 48!; p ambr.1/.5 -14 36! 14 36! 19 41.4 0 43 -19 41.4; r lead/.45 -20 36 -26 48; r lead/.45 -8 36 -10.6 48; r lead/.45 8 36 10.6 48; r lead/.45 20 36 26 48"
    )
    out += at(0, 0, curtain("saph", 33, 48, 5, 0.94)) + valance("saph")
    out += drawn("""f ruby.3/.5 -5.4 33 -4 33 -3.6 42.6 -5 42.6; f ruby.3/.5 5.6 30.6 4.4 30.6 4.2 38.4 5.4 38.4; f ruby.3/.5 -2.4 30.6 -1.2 30.6 -1.2 38.4 -2.2 38.4; f ruby.3/.5 3.6 33 5 33 5.4 42.6 4 42.6
        p ambr.2/.6 -4.6 29.4! -5.4 17 -3.4 13.4 0 12 3.4 13.4 5.4 17 4.6 29.4! 3.4 29.4! 3.8 17.6 2 15.4 0 14.8 -2 15.4 -3.8 17.6 -3.4 29.4!; p ruby.2/.5 -2.8 26.4! -3.2 18 0 16 3.2 18 2.8 26.4!; o ambr.1/.5 0 12 1.6
        p ruby.1/.6 -5 29! 5 29! 6.6 33.6! -6.6 33.6!; p ambr.2/.5 -6.8 33.4! 6.8 33.4! 6.4 35.4! -6.4 35.4!""")
    rose = (
        drawn("t emer.3/.4 .9>.7 -6.4 32.6 0 30.8 5 30.4")
        + at(-1, 31.6, leaf(3.6, 2, "emer.2"), 1, 160)
        + at(2, 30.6, leaf(3.4, 2, "emer.1"), 1, 20)
    )
    return (
        out
        + rose
        + at(5.6, 29.8, bloom("ruby"), 0.5)
        + drawn("f smok.3/.6 -28 43.6 28 43.6 28 48 -28 48")
        + "".join(footlight(x, 45.4) for x in (-21, -11, 11, 21))
    )


def petal_rain(ramp: Ramp) -> Fragment:
    """Petals fall in a spiral from the mouth of the well."""
    out = well(ramp, 8, 113, x=2, y=15, growth=1.28)
    petal = "p {g}/.5 0 2.4! -2 .6 -1.8 -2 -.5 -2.6! 0 -1.9! .5 -2.6! 1.8 -2 2 .6; v lead/.25 0 1.6 0 -.8"
    for i in range(26):
        u = i / 25
        angle, reach = 3.9 + u * 8.6, 3 + 20 * u
        x, y = 2 + reach * math.cos(angle), 15 + reach * math.sin(angle) * 0.9 + u * 5
        if y > 48 or abs(x) > 29 or y < -2:
            continue
        out += at(
            x,
            y,
            drawn(petal.format(g=("ruby.1", "ruby.2", "ruby.0")[i % 3])),
            0.5 + 0.85 * u,
            math.degrees(angle) + i * 47,
        )
    hand = at(6, 42.4, open_hand(DARK_SKIN, spread=17), 1.0, 8) + at(6, 42.4, cuff("ruby.3"), 1.0, 8)
    return out + hand + at(5.6, 36, drawn(petal.format(g="ruby.1")), 0.95, 40)


def other_lantern(ramp: Ramp) -> Fragment:
    """A second lantern across the shaft: only a hand and a crook."""
    out = well(ramp, 10, 115, x=-4, y=15, growth=1.26)
    out += drawn(
        "p smok.3/.6 28 6! 21 8 16 13 15.4 22 18 30 16.4 38 19 48! 28 48!; p smok.2/.5 28 12! 23 15 21 22 23 31 21.6 39 24 48! 28 48!; r lead/.45 16 13 21 17; r lead/.45 18 30 23 31; r lead/.45 16.6 38 22 39.4"
    )
    out += drawn(
        "t ambr.3/.6 2.6>1.7 20 46 12.4 33 5.4 20.6 1.4 12 -2.6 7.4 -7.6 8.4 -8.6 12.6; v ambr.1/.4 17 40 10 28 4 16.4"
    )
    out += at(9.4, 27.4, fist(FAIR), 1.12, 62 - 30) + drawn(
        "p saph.2/.6 17.4 30! 22.6 27 28 26! 28 41! 19.6 38.4! 16.4 36.4!; p saph.1/.5 16 30.4! 18.4 28.6! 20.4 38! 17.4 38!; v saph.0/.4 21.6 31 26.4 30"
    )
    lamp = drawn(
        "v lead/1 0 -10 -1.6 -7.6 0 -5 1.6 -7.6 0 -10; f ambr.2/.55 -5 -3 0 -6.4 5 -3; f ambr.1/.5 -5.6 -3 5.6 -3 5.6 -1.4 -5.6 -1.4; f halo/.5 -4.8 -1.4 -1.7 -1.4 -1.7 9 -4.8 9; f white/.5 -1.7 -1.4 1.7 -1.4 1.7 9 -1.7 9; f halo/.5 1.7 -1.4 4.8 -1.4 4.8 9 1.7 9; f ambr.1/.5 -5.6 9 5.6 9 5.6 10.6 -5.6 10.6; f ambr.2/.55 -4.6 10.6 4.6 10.6 2.4 13.4 -2.4 13.4"
    ) + flame(0, 4.4, 1.15)
    return (
        out
        + at(-8.6, 22.4, lamp, 1.12)
        + drawn(
            "p smok.3/.6 -28 36! -20 38 -14 41.4 -9 48! -28 48!; r lead/.45 -20 38 -21 48; p emer.2/.5 -28 35! -22 35 -15 39.4 -12 43! -18 40.6 -28 39!"
        )
    )


def lucky_star(ramp: Ramp) -> Fragment:
    """A star falls down the shaft, its tail of seven panes."""
    out = well(ramp, 6.4, 117, x=9, y=8, courses=8, bricks=11)
    glasses = ("ambr.0", "halo", "ambr.1", "white", "ambr.1", "halo", "ambr.0")
    for i, glass in enumerate(glasses):
        a, b = -3.5 + i, -2.5 + i
        out += drawn(
            f"p {glass} {12.6 + a * 0.7:.1f} {3 + a * 0.7:.1f}! {12.6 + b * 0.7:.1f} {3 + b * 0.7:.1f}! {4 + b * 1.4:.1f} {16 + b * 1.3:.1f} {-4.6 + b * 1.9:.1f} {28 + b * 1.4:.1f}! {-4.6 + a * 1.9:.1f} {28 + a * 1.4:.1f}! {4 + a * 1.4:.1f} {16 + a * 1.3:.1f}"
        )
    points = [
        (r * math.sin(i * math.pi / 5), -r * math.cos(i * math.pi / 5))
        for i in range(10)
        for r in ((11.4, 4.9)[i % 2],)
    ]
    star = (
        facet(points, "ambr.1", 0.7)
        + "".join(
            facet([(0, 0), points[i], points[(i + 1) % 10]], ("ambr.0", "ambr.2")[i % 2], 0.45) for i in range(10)
        )
        + drawn("o halo/.5 0 0 2.6")
    )
    out += at(-5, 29.6, star, 1, 16) + flame(-5, 29.4, 0.55)
    return out + "".join(
        at(x, y, drawn("f ambr.0/.35 0 -1.5 .4 -.4 1.5 0 .4 .4 0 1.5 -.4 .4 -1.5 0 -.4 -.4"), k)
        for x, y, k in ((12, 21, 1.2), (17.6, 30, 1), (7.6, 35, 1.1), (-16.6, 34, 1), (13.4, 40, 0.9))
    )


def rockfall(ramp: Ramp) -> Fragment:
    """Wedge stones of the shaft, caught in mid fall."""
    out = well(ramp, 4.6, 119, x=0, y=9, courses=7, bricks=10)
    out += drawn(
        "p lead/.5 10 -1! 15.6 6 12.6 12 17 17! 22 13 25 5 22 -1!; p lead/.5 -13 14! -9.4 19 -14 24! -18.6 22 -18 16!"
    )
    stone = "f {a}/.6 -5 -3.6 4 -4.4 5.4 2 -4.2 3.4; f {b}/.45 -4.2 3.4 5.4 2 4.4 4.4 -3.4 5.6; f {c}/.4 -5 -3.6 -2.4 -1.6 -1.6 3 -4.2 3.4; v {d}/.4 -.6 -2 2.6 -2.4"
    glasses = (
        ("smok.1", "smok.3", "smok.0", "smok.0"),
        ("amet.1", "amet.3", "amet.0", "amet.0"),
        ("saph.1", "saph.3", "saph.0", "saph.0"),
    )
    for i, (x, y, k, a) in enumerate(
        (
            (12.6, 9.4, 0.62, 40),
            (-8, 13.4, 0.7, -30),
            (4.6, 16.6, 0.8, 64),
            (-12.4, 27, 1.05, 14),
            (13, 27.4, 1.15, -38),
            (0.4, 31.6, 1.3, 22),
            (-17, 39.6, 1.2, -50),
            (17, 41, 1.25, 30),
            (-4, 5.4, 0.45, 10),
        )
    ):
        a_, b_, c_, d_ = glasses[i % 3]
        out += at(x, y, drawn(stone.format(a=a_, b=b_, c=c_, d=d_)), k, a)
        out += rule([(x - 3 * k, y - 8 * k), (x - 2.6 * k, y - 5.4 * k)], 0.4, "opal.0") + rule(
            [(x + 2 * k, y - 8.6 * k), (x + 2 * k, y - 5.8 * k)], 0.4, "opal.0"
        )
    return out + "".join(
        drawn(f"f smok.{i % 3}/.4 {x} {y} {x + 1.6} {y - 0.6} {x + 1.4} {y + 1.2}")
        for i, (x, y) in enumerate(((-3, 22), (8, 21.6), (-7, 36), (8.4, 37.4), (-14, 17.6), (18.6, 19.4), (-1, 24.6)))
    )
