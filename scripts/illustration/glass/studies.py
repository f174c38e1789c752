"""Studies of a scholar: instruments and remedies, never a face. Every drawing takes the tones of its ground."""

import math
from itertools import pairwise

from ..document import Fragment
from .panes import at, banded, disc, drawn, facet, flame, pane, ring, rule, taper, vein, wheel
from .parts import FAIR, book, candle, pinch
from .wells import Ramp, leaf, masonry, rays, well

STAR = "f {g}/.45 0 -{a} {b} -{b} {a} 0 {b} {b} 0 {a} -{b} {b} -{a} 0 -{b} -{b}"


def star(reach: float, waist: float, glass: str) -> Fragment:
    """A star of four points."""
    return drawn(STAR.format(g=glass, a=reach, b=waist))


def reading_signs(ramp: Ramp) -> Fragment:
    """Signs rise from an open book."""
    out = well(ramp, 10, 201, x=3, y=14)
    feet, heads = (-7, -4, -1, 1.6, 4.4, 7, 10, 13), (-15, -10, -4, 1, 5.6, 10.4, 15.4, 21)
    for i in range(7):
        out += facet([(feet[i], 32), (feet[i + 1], 32), (heads[i + 1], -1), (heads[i], -1)], ("halo", "#FFFAE8")[i % 2])
    signs = (
        "o saph.2/.45 0 0 2.2; o white/.35 0 0 .9",
        "f ruby.2/.45 0 -2.6 2.4 1.6 -2.4 1.6",
        "p emer.2/.45 0 -3! 1.6 -.4 0 2.8! -1.6 -.4",
        "p amet.2/.45 -2 -2.4 .6 -2.8 2.4 -.4 1.8 2.4! .6 .4 -.6 .2! -.4 2.4! -2.2 1",
        "f saph.1/.45 -2 -2 2 -2 2 2 -2 2",
        "o none/.9 0 0 1.9",
    )
    for i, (x, y, k, a) in enumerate(
        (
            (3, 22, 1.1, 0),
            (-4.6, 17, 1, -12),
            (10, 15.4, 1.05, 14),
            (1.6, 11.4, 0.95, 6),
            (-5.6, 6.6, 0.85, 20),
            (9, 5, 0.85, -8),
        )
    ):
        out += at(x, y, drawn(signs[i]), k, a)
    return out + at(3, 31, book("saph", 32), 1.02)


def sacred_chalk(ramp: Ramp) -> Fragment:
    """A hand draws a circle; half of it is done."""
    out = facet("-28 -1 28 -1 28 47 -28 47", "#2B3A66") + masonry(
        -28, -1, 56, 49, 6, ("#33457A", "#2B3C70", "#3C5088", "#2A3768"), 9, 12
    )
    done = [(2 + 15 * math.cos(math.radians(t)), 23 + 15 * math.sin(math.radians(t))) for t in range(60, 281, 20)]
    inner = [(2 + 10.6 * math.cos(math.radians(t)), 23 + 10.6 * math.sin(math.radians(t))) for t in range(70, 261, 19)]
    out += vein(done, 2, "white") + vein(inner, 1, "saph.0")
    todo = [(2 + 15 * math.cos(math.radians(t)), 23 + 15 * math.sin(math.radians(t))) for t in range(296, 400, 13)]
    out += "".join(disc(x, y, 0.6, "saph.1", 0) for x, y in todo)
    out += "".join(
        at(2 + 12.8 * math.cos(math.radians(t)), 23 + 12.8 * math.sin(math.radians(t)), star(1.5, 0.5, "white"))
        for t in (95, 135, 180, 225)
    )
    out += rule("2 8 -9 33.6 13 33.6", 0.7, "saph.0") + flame(2, 25.4, 1.15)
    chalk = drawn("f white/.5 -1.4 -.4 1 -1 2.6 6.4 .2 7")
    return (
        out
        + at(4.4, 8.6, chalk, 1, -14)
        + at(5.6, 11, pinch(FAIR), 1.12, 10)
        + drawn(
            "p saph.2/.6 28 14! 22.4 13.4! 17.6 22! 22 28! 28 30!; p opal.0/.5 22.4 13! 20.2 13.6! 16.4 21! 18.6 22.6!"
        )
    )


def star_compasses(ramp: Ramp) -> Fragment:
    """A pair of compasses stands on a star."""
    out = rays(-4, 38, 22, (0, 8, 17, 27, 38, 62), ramp[:6], 6, 1.4) + drawn(
        "o none/.6 -4.4 37.4 22.4; o none/.4 -4.4 37.4 13"
    )
    points = [
        (r * math.sin(i * math.pi / 8), -r * math.cos(i * math.pi / 8)) for i in range(16) for r in ((7.4, 3.4)[i % 2],)
    ]
    out += at(
        -4.4,
        37.4,
        facet(points, "ambr.1", 0.6)
        + "".join(
            facet([(0, 0), points[i], points[(i + 1) % 16]], ("ambr.0", "ambr.2")[i % 2], 0.35) for i in range(16)
        ),
    )
    leg = (
        "f ambr.1/.6 -1.7 0 1.7 0 1.3 22 -.9 22; f ambr.2/.4 .3 0 1.7 0 1.3 22 .2 22; f smok.2/.5 -.9 22 1.3 22 .3 30.4"
    )
    out += (
        at(6, 8.4, drawn(leg), 1, 19.5)
        + at(6, 8.4, drawn(leg), 1, -24)
        + drawn(
            "v ambr.2/1.5 .4 21.4 6.4 23.4 12.4 21; v ambr.0/.5 .4 21.4 6.4 23.4 12.4 21; p ambr.1/.6 3.6 3.4 4.6 .4 7.4 .4 8.4 3.4 7.4 6 4.6 6; o ambr.2/.6 6 8 3.4; o ruby.2/.4 6 8 1.3; o ambr.1/.5 6 22.8 1.4"
        )
    )
    return (
        out + flame(-4.4, 37.4, 0.5) + at(18.4, 33.4, star(2.2, 0.7, "white")) + at(-14, 20, star(1.7, 0.55, "white"))
    )


def clear_vial(ramp: Ramp) -> Fragment:
    """A flask with a small sun in it."""
    out = well(ramp, 11, 207, x=3, y=26)
    flask = drawn("""p #EDF6FA/.7 -3.4 4! 3.4 4! 3.4 15 8 19 12 26 11 34 5 39.4 0 40.2 -5 39.4 -11 34 -12 26 -8 19 -3.4 15; p saph.0/.5 -11.6 25 -6 23.6 0 25 6 23.4 11.6 25! 11.6 30 9.6 35.6 5 39.4 0 40.2 -5 39.4 -9.6 35.6 -11.6 30; p saph.1/.4 7 23.8 11.6 25! 11.6 30 9.6 35.6 5 39.4 1 40! 6 35 8 30
        p ambr.3/.55 -3 4! -2.4 -.4 2.4 -.4 3 4!; f ambr.1/.5 -4.4 3 4.4 3 4.4 5.6 -4.4 5.6; v white/.7 -8.6 23 -6.4 20 -3.6 17.6; r lead/.35 -2.4 8 0 8; r lead/.35 -2.4 11 0 11; v ruby.2/.9 -3.6 14.4 0 15.4 3.6 14.4; p ruby.2/.45 3.4 14! 7.4 16 6.4 19.4! 4.4 17.4""")
    sun = (
        wheel(12, lambda i: drawn(f"f ambr.{1 + i % 2}/.4 -1.1 -4.6 0 {(-7.4, -6.2)[i % 2]} 1.1 -4.6"))
        + drawn("o halo/.5 0 0 4.7")
        + flame(0, 0.6, 1.05)
    )
    return (
        out
        + at(3, 2, flask)
        + at(3, 32.6, sun, 0.95)
        + "".join(
            disc(x, y, r, "white", 0.35)
            for x, y, r in ((-4.4, 30, 0.7), (10, 29.4, 0.8), (8.4, 24.4, 0.6), (3, 22.6, 0.7))
        )
    )


def counterpoint(ramp: Ramp) -> Fragment:
    """A tuning fork, and two waves that answer each other."""
    out = well(ramp, 9, 209, x=3, y=20, growth=1.36)
    for dy, glass, turn in ((15, "saph.2", 1), (26, "ruby.1", -1)):
        line = [
            (x, dy + turn * 4 * math.sin((x + 28) / 56 * 4 * math.pi) * (0.6 + 0.4 * math.cos(x / 28 * 3)))
            for x in range(-28, 29, 4)
        ]
        out += taper(line, 2.4, 2.4, glass, 0.5)
    fork = drawn(
        "p smok.1/.65 -5.8 -1! -3 -1! -3 16 -2 19.6 0 21 2 19.6 3 16 3 -1! 5.8 -1! 5.8 17 4 22 1.6 24.4! 1.8 38! -1.8 38! -1.6 24.4! -4 22 -5.8 17; p smok.0/.4 -5.8 -1! -4.4 -1! -4.4 17 -2.6 21.4 0 22.6 0 24.4! -1.6 24.4! -4 22 -5.8 17; o ambr.2/.6 0 38.6 2.4; f ambr.1/.5 -2.4 26 2.4 26 2.4 28.4 -2.4 28.4"
    )
    return (
        out
        + at(3, 3.4, fork)
        + drawn(
            "v lead/.6 -6.4 5 -7.8 8 -6.4 11; v lead/.6 12.4 5 13.8 8 12.4 11; v lead/.5 -9 6.4 -10.2 8.2 -9 10; v lead/.5 15 6.4 16.2 8.2 15 10"
        )
        + flame(3, 12.4, 0.75)
    )


def snail_dial(ramp: Ramp) -> Fragment:
    """A snail goes round a dial."""
    out = well(ramp, 8, 211, x=3, y=10, growth=1.4)
    out += drawn("e opal.2/.7 2 38 24 9; e opal.0/.5 2 36.6 22 7.4; e opal.1/.45 2 36.6 15 4.8") + "".join(
        drawn(
            f"r lead/.7 {2 + 17.4 * math.cos(t):.1f} {36.6 + 5.6 * math.sin(t):.1f} {2 + 20.4 * math.cos(t):.1f} {36.6 + 6.8 * math.sin(t):.1f}"
        )
        for t in (i * math.pi / 6 for i in range(12))
    )
    out += drawn("f ambr.2/.5 4 36 9 35.4 20.4 39.4 8 37.6; o ambr.1/.45 5.4 36 1.2")
    shell = (
        drawn(
            "o ambr.2/.7 0 0 10.6; o ambr.1/.55 -1 1 8.4; o ambr.2/.5 -.6 .4 6; o ambr.1/.45 -1.2 1 4.2; o ambr.3/.45 -.8 .6 2.2"
        )
        + "".join(at(0, 0, rule("0 -8.6 0 -10.4", 0.4), 1, a) for a in range(-120, 121, 30))
        + drawn("v ambr.0/.6 -6.6 -5 -3 -8.4 2 -8.8")
    )
    body = drawn(
        "p emer.0/.65 -17.4 8.4 -17 2 -13.6 -1.6 -10 1 -9.6 6 -4 8.6 8 9 18.6 11.4! 10 13.4 -8 13.4 -14.4 12.6; p emer.1/.4 -14.6 12.4! -8 10.6 4 11.4 18.6 11.4! 10 13.4 -8 13.4; v lead/1.4 -15.4 0 -17.4 -5.4; v lead/1.4 -12.4 -1 -12 -6.6; o emer.0/.45 -17.6 -6 1.3; o emer.0/.45 -12 -7.2 1.3; o lead/0 -15.4 4 .6; v lead/.35 -17 7 -15.6 8"
    )
    return out + at(2.6, 24.4, body + at(3, 0, shell))


def threefold_knot(ramp: Ramp) -> Fragment:
    """A knot of three loops without an end."""
    out = well(ramp, 6, 213, x=3, y=24, growth=1.36)
    loop = [(0, 0), (-7.4, -6), (-7.6, -14.4), (0, -19.6), (7.6, -14.4), (7.4, -6), (0, 0)]
    glasses = (("saph.1", "saph.2"), ("ruby.1", "ruby.2"), ("ambr.1", "ambr.2"))

    def strand(i: int, part: list[tuple[float, float]]) -> Fragment:
        return at(3, 25.4, banded(part, 5, 5, glasses[i], 5), 1, i * 120)

    out += (
        "".join(strand(i, [(-3.4, 2.4), *loop[1:4], (2.4, -19)]) for i in range(3))
        + "".join(strand(i, [(-2.4, -19), *loop[3:6], (3.4, 2.4)]) for i in range(3))
        + strand(0, [(-3.4, 2.4), (-7.4, -6), (-7.6, -13)])
    )
    return out + drawn("o halo/.55 3 25.4 4; o ambr.2/.45 3 25.4 3.2") + flame(3, 26, 0.72)


def quick_quill(ramp: Ramp) -> Fragment:
    """A quill that is a wing."""
    out = rays(-8, 42, 20, (0, 9, 18, 28, 40, 64), ramp[:6], 7, 1.6)
    shaft = "-9.4 40.6 -3 27 8 12 22 2.4"
    for i in range(9):
        u = i / 8
        x, y = -3 + 21 * u, 27.6 - 23 * u + 3 * u * (1 - u)
        out += at(
            x,
            y,
            drawn(
                f"p saph.{(1, 2, 1.5)[i % 3]}/.5 -1.6 1! -4.4 {-5 - 5 * math.sin(u * 3):.1f} -2 {-10 - 7 * math.sin(u * 3):.1f}! 1.6 {-5 - 4 * math.sin(u * 3):.1f} 1.6 0!"
            ),
            0.9,
            -44 + 38 * u,
        )
    for i in range(9):
        u = i / 8
        x, y = -3 + 23 * u, 27.6 - 23.6 * u + 3 * u * (1 - u)
        out += at(
            x,
            y,
            drawn(
                f"p opal.{(0, 1, 0.5)[i % 3]}/.5 -1.4 0! -3 {-5 - 4 * math.sin(u * 3):.1f} 0 {-9 - 6 * math.sin(u * 3):.1f}! 3 {-4 - 3 * math.sin(u * 3):.1f} 1.4 1!"
            ),
            0.9,
            128 - 44 * u,
        )
    out += drawn(f"t ambr.1/.5 2.4>.8 {shaft}; f smok.3/.4 -9 38.6 -7.4 39.4 -10.4 44")
    return out + drawn("v saph.3/1.1 -10.6 44 -4 42.4 2 44.2 9 42.4 17 43.8")


def folded_map(ramp: Ramp) -> Fragment:
    """A map folded into a bird."""
    out = well(ramp, 10, 217, x=7, y=15, growth=1.32)
    bird = drawn(
        """f ambr.1/.6 -17.4 -1 -9.4 -7.4 -6 -2; f ambr.0/.65 -9.4 -7.4 4 4 -3 11 -8 2; f saph.1/.6 4 4 -3 11 18 13 12 6; f emer.0/.6 -6 -1 2 -22 10 2 4 6; f emer.1/.55 2 -22 10 2 17.6 -9; f ambr.0/.6 -4 0 14 -16 12 4 2 8; f ambr.1/.5 14 -16 12 4 20.4 -3; f emer.1/.6 12 6 18 13 24 6"""
    )
    ink = drawn(
        "v saph.2/.7 -1 -1 3 -6 7 -6.4 10 -10; v emer.2/.7 4 4 8 1 10.4 2; v ruby.2/.6 -6.6 0 -4 2 -3 5; r lead/.35 3 -17 5.6 -9; o ruby.2/.35 10.6 -8.6 .9; o saph.2/.3 2.4 1 .7; r lead/.3 5 8 13 10; o lead/0 -11.6 -4.4 .55; v ruby.2/.5 -2 -6 0 -12 1.4 -16"
    )
    return out + at(2, 25, bird + ink, 1.0, -8) + drawn("v lead/.5 -9 36 -3 38 2 37; v lead/.5 8 40.6 13 41.4 17 40")


def reading_lens(ramp: Ramp) -> Fragment:
    """A lens, and in it a larger flame."""
    out = well(ramp, 7, 219, x=-2, y=19, growth=1.38)
    out += at(-11.4, 45.6, candle(7, lit=0.62, width=3.4))
    out += drawn(
        "t ambr.3/.65 4.4>3.6 14 31 20 38.4 27 46; t ambr.2/.5 4.8>4.8 12.4 29 15 32.2; v ambr.1/.5 17 35 23 42"
    )
    out += (
        drawn("o lead/0 4 17.6 16.6")
        + ring(4, 17.6, 13.2, 16.2, 22, ("ambr.1", "ambr.2"))
        + drawn(
            "o #EAF5FB/.65 4 17.6 13.2; p white/.3 -6.6 15.4! -5.4 10 -1 6.6! -3.4 11 -4.4 15.4!; p #CFE4F4/.35 16.4 20! 15 26 8.4 30! 13 25 14 20.4!"
        )
    )
    return out + flame(4.4, 19.4, 2.9)


def old_tongue(ramp: Ramp) -> Fragment:
    """Two scrolls in two scripts, one tongue that comes out of both."""
    out = well(ramp, 8, 223, x=3, y=14, growth=1.38)
    sheet = "f opal.1/.6 -8 -15 8 -15 8 13 -8 13; e opal.2/.55 0 -15 9 1.8; e opal.2/.55 0 13 9 1.8; O ambr.2/.45 9 -15 1.5; O ambr.2/.45 9 13 1.5"
    waved = "; ".join(f"v saph.2/.9 -5.4 {y} -2 {y - 0.8} 1.6 {y + 0.7} 5.4 {y}" for y in (-10.4, -6.4, -2.4, 1.6))
    signs = (
        "f ruby.2/.35 0 -1.6 1.5 1.1 -1.5 1.1",
        "o emer.2/.35 0 0 1.4",
        "f amet.2/.35 -1.3 -1.3 1.3 -1.3 1.3 1.3 -1.3 1.3",
        "p saph.2/.35 0 -1.9! 1.2 0 0 1.9! -1.2 0",
    )
    struck = "".join(at(-4 + 4 * (i % 3), -10.2 + 4 * (i // 3), drawn(signs[(i * 5 + i // 3) % 4])) for i in range(12))
    out += at(-6.6, 20, drawn(sheet) + drawn(waved), 1, -7) + at(12.8, 20, drawn(sheet) + struck, 1, 7)
    tongue = drawn(
        """p ruby.2/.6 -9.4 26! -4 25.4! 1 30 3.2 31! 5.4 30 10.4 25.4! 15.8 26! 10 33 7.4 37! -1 37! -3.6 33; p ruby.1/.6 -1.4 30.4 3.2 32 7.8 30.4 8.6 36 7.6 41 9.4 47! 5.4 44.4 3.2 41.4! 1 44.4 -3 47! -1.2 41 -2.2 36; v ruby.3/.6 3.2 33.4 3 37 3.2 40"""
    )
    return out + tongue + flame(3.1, 27.4, 0.62)


def prism(ramp: Ramp) -> Fragment:
    """A ray becomes three colours in a prism."""
    out = facet("-28 -1 28 -1 28 47 -28 47", ramp[6]) + well(
        ramp, 6, 227, x=-20, y=10, courses=7, growth=1.34, dark=0.8
    )
    out += drawn(
        "f white/.5 -28 33.4 -28 37.4 -2 26.4 -3.4 23.4; f ruby.1/.55 8 21.4 9 23.6 28 15 28 8; f emer.1/.55 8.6 24 9.4 26.4 28 24.4 28 16.4; f saph.2/.55 9.4 26.6 10.4 29.4 28 34.4 28 26"
    )
    out += drawn(
        "f #E4F0F8/.7 3 4.4 18.4 36 -12.4 36; f saph.0/.5 3 4.4 18.4 36 4.4 28.6; f opal.0/.5 3 4.4 4.4 28.6 -12.4 36; f saph.1/.5 4.4 28.6 18.4 36 -12.4 36; f white/.5 -3 24.4 -2 26.6 3.6 26.4 3.4 21.6; f ruby.0/.4 3.4 21.6 8 21.4 9 23.8 3.5 23.4; f emer.0/.4 3.5 23.4 9 24 9.6 26.6 3.6 25; f saph.1/.4 3.6 25 9.6 26.6 10.6 29.4 3.7 26.6; r white/.6 1 12 -4 24"
    )
    return out + drawn(
        "p saph.3/.6 -28 40! -14 37.6 4 39.4 20 37 28 39! 28 48! -28 48!; p #2B4A80/.5 -28 44 -8 42.6 12 44.4 28 42 28 48! -28 48!"
    )


def balm(ramp: Ramp) -> Fragment:
    """A bowl of balm and a leaf that drips into it."""
    out = well(ramp, 10, 229, x=4, y=17, growth=1.32)
    big = drawn(
        "p emer.1/.65 20 2! 10 1.4 1 5.4 -4.4 12 -5 19.6! 3 19 11.4 15.4 17.4 9.4; p emer.2/.45 20 2! 12 7.4 4 13 -5 19.6! 3 19 11.4 15.4 17.4 9.4; v emer.3/.6 20 2 11 8 3 13.6 -4.6 19.4; v lead/.35 12 7.4 11.4 12; v lead/.35 6.4 11.4 5.8 16; v lead/.35 9.6 9 6.4 4.8; v lead/.35 4 12.8 .4 8.6"
    )
    drip = drawn("p saph.0/.5 -5 20! -3.2 23.6 -5 26.4 -6.8 23.6; p white/0 -5.6 23 -4.8 24.6 -5.6 25.4")
    bowl = drawn(
        """p opal.1/.7 -15 30! 18 30! 16 38 9.4 43.4 1.4 44.4 -6.4 43.4 -13 38; p opal.2/.45 8 30! 18 30! 16 38 9.4 43.4 1.4 44.4! 8 40 9.4 35; e opal.0/.6 1.5 30 16.6 3.6; e emer.0/.5 1.5 30.2 14.2 2.7; e emer.1/.35 -5 30.4 3.4 .8; p saph.2/.5 -14.6 33.6! 0 36.6 17.4 33.4! 16.8 36.4! 0 39.8 -13.8 36.6!; f ambr.2/.5 -5.4 43.6 8.4 43.6 10 47 -7 47"""
    )
    return (
        out
        + bowl
        + big
        + drip
        + at(16.4, 25, leaf(6, 3.4, "emer.2"), 1, 40)
        + at(14.4, 26.6, leaf(5, 3, "emer.1"), 1, -20)
    )


def call_of_the_well(ramp: Ramp) -> Fragment:
    """A bell hangs upside down; its clapper is a flame."""
    out = well(ramp, 9, 233, x=3, y=9, growth=1.36)
    bell = drawn("""p ambr.2/.7 -3.4 8.4 0 7 3.4 8.4 7.4 14 8.6 24 11 30.4 16 34.6! 8 36.4 0 36.8 -8 36.4 -16 34.6! -11 30.4 -8.6 24 -7.4 14; p ambr.1/.5 -3.4 8.4 -1 7.4! -1.4 16 -2 26 -4 36.6! -8 36.4 -16 34.6! -11 30.4 -8.6 24 -7.4 14; p ambr.0/.4 -6 13 -4 10.6 -4.6 20 -6.6 28.6 -8.8 28 -7.2 22
        p opal.1/.45 -7.8 15.4! 0 17 7.8 15.4! 8.2 19! 0 20.8 -8.2 19!; o ruby.2/.45 0 18.4 1.4; O saph.2/.4 4.4 17.8 .95; p ambr.3/.6 -16 34.6! -8 32.6 0 32 8 32.6 16 34.6! 8 37 0 37.6 -8 37; p lead/.4 -12.4 34.7! -6 33.6 0 33.4 6 33.6 12.4 34.7! 6 35.9 0 36.2 -6 35.9; p ambr.2/.55 -3 8.6! -3.4 5 0 3.4 3.4 5 3 8.6!; o lead/0 0 6 1.1""")
    return (
        out
        + at(3, 48, bell, 1.02, 180)
        + drawn(
            "v lead/.7 -14.6 14 -16.4 18 -14.8 22; v lead/.7 20.6 14 22.4 18 20.8 22; v lead/.6 -11.6 27 -12.4 30.4 -10.8 33.4; v lead/.6 17.6 27 18.4 30.4 16.8 33.4"
        )
        + flame(3, 8.4, 1.5)
    )


def shell_stair(ramp: Ramp) -> Fragment:
    """A shell, and a stair that winds into it."""
    out = well(ramp, 7, 239, x=14, y=7, growth=1.4)
    out += drawn(
        "p ambr.1/.6 -28 43! -14 40.4 0 42.4 14 41 28 42! 28 48! -28 48!; o ambr.3/0 -16 44.4 .5; o ambr.3/0 -10 45 .5; o ambr.3/0 19 44.8 .5"
    )

    def on(turn: float) -> tuple[float, float]:
        """A point of the spiral, after so many turns."""
        reach, angle = 2.3 * 2.13**turn, turn * 2 * math.pi + 1.2
        return 1.4 + reach * math.cos(angle), 21.4 + reach * math.sin(angle)

    for i in range(38):
        t, w = 0.36 + i * 0.074, 0.36 + (i + 1) * 0.074
        tread = ("opal.0", "#F7E3D8", "saph.0")[i % 3]
        out += facet([on(t), on((t + w) / 2), on(w), on(w - 1), on((t + w) / 2 - 1), on(t - 1)], tread)
        (ax, ay), (bx, by) = on(w), on(w - 1)
        out += rule([(ax * 0.9 + bx * 0.1, ay * 0.9 + by * 0.1), (ax * 0.3 + bx * 0.7, ay * 0.3 + by * 0.7)], 0.9)
    last = 0.36 + 38 * 0.074
    (ax, ay), (bx, by) = on(last), on(last - 1)
    out += pane(
        [
            (ax, ay, True),
            ((ax + bx) / 2 + 2.6, (ay + by) / 2 - 1),
            (bx, by, True),
            ((ax + bx) / 2 - 0.6, (ay + by) / 2),
        ],
        "ruby.0",
    )
    return out + drawn("o halo/.5 1.6 21.6 2.2") + flame(1.6, 21.9, 0.42)


def net_of_light(ramp: Ramp) -> Fragment:
    """A net of rays, let down from a star; it holds a dark fish."""
    out = facet("-28 -1 28 -1 28 47 -28 47", ramp[6]) + well(ramp, 5, 241, x=3, y=6, courses=7, growth=1.34, dark=1.6)
    rows = [
        [
            (
                3 + (i - 3) * (1.2 + 4.6 * v**0.9) * (1 if v < 0.86 else 1.0 - (v - 0.86) * 1.6),
                7 + 35 * v - (0.5 * (i - 3) ** 2) * v,
            )
            for i in range(7)
        ]
        for v in (0.08, 0.3, 0.52, 0.74, 1)
    ]
    fish = drawn(
        "p ruby.1/.65 -9 0! -4 -5.4 4 -4.4 8 0! 4 4.4 -4 5.4; p ruby.2/.5 7.4 0! 13 -4.6! 11.6 0 13 4.6!; p ruby.2/.4 -3.4 -5.2! -1.8 0 -3.4 5.2! -6.4 3 -9 0! -6.4 -3; o flame/.3 -5.6 -1 1.1; v ruby.0/.5 0 -3 2 -2; v ruby.0/.5 .4 0 3 .4; v ruby.0/.5 0 3 2 2.6; p ruby.2/.5 -1.6 -5.2! 1 -8.4 3.6 -8! 3 -4.6!"
    )
    for a, b in pairwise(rows):
        for i in range(6):
            out += rule([a[i], b[i + 1]], 1.3) + rule([a[i + 1], b[i]], 1.3)
    for a, b in pairwise(rows):
        for i in range(6):
            out += rule([a[i], b[i + 1]], 0.6, "ambr.0") + rule([a[i + 1], b[i]], 0.6, "ambr.0")
    out += at(3.4, 28.6, fish, 1.05, -6) + "".join(rule([rows[2][i], rows[3][i + 1]], 0.6, "ambr.0") for i in (1, 3, 4))
    out += "".join(disc(x, y, 0.75, "ambr.1", 0.35) for row in rows[1:] for x, y in row)
    points = [
        (r * math.sin(i * math.pi / 8), -r * math.cos(i * math.pi / 8)) for i in range(16) for r in ((7, 3.2)[i % 2],)
    ]
    return out + at(3, 7.4, facet(points, "ambr.1", 0.6) + drawn("o halo/.45 0 0 2.6"))


def equation(ramp: Ramp) -> Fragment:
    """An abacus whose beads are moons."""
    out = well(ramp, 8, 251, x=3, y=22, growth=1.38)
    out += drawn(
        "f ambr.3/.7 -13 3 19 3 19 44 -13 44; f #DCE8F2/.6 -9.6 6.4 15.6 6.4 15.6 40.6 -9.6 40.6; f ambr.2/.45 -13 3 19 3 15.6 6.4 -9.6 6.4; f ambr.2/.45 -13 44 19 44 15.6 40.6 -9.6 40.6; o ambr.1/.4 -11.4 4.6 .8; o ambr.1/.4 17.4 4.6 .8; o ambr.1/.4 -11.4 42.4 .8; o ambr.1/.4 17.4 42.4 .8"
    )
    for r, (beads_at, y) in enumerate(
        (((-6.4, -0.8, 12.2), 12.4), ((-6.4, 6.6, 12.2), 20.2), ((-6.4, -0.8, 4.8, 12.2), 28), ((0.6, 6.6, 12.2), 35.4))
    ):
        out += drawn(f"r smok.2/.9 -9.4 {y} 15.4 {y}")
        for i, x in enumerate(beads_at):
            out += disc(x, y, 3, ("saph.3", "halo", "saph.2")[(i + r) % 3])
            if (i + r) % 3 != 1:
                out += pane(
                    [
                        (x - 0.4, y - 2.9, True),
                        (x + 2.6, y - 1.2),
                        (x + 2.6, y + 1.2),
                        (x - 0.4, y + 2.9, True),
                        (x + 1, y),
                    ],
                    "halo",
                    0.35,
                )
    return out


def sleepless(ramp: Ramp) -> Fragment:
    """A candle that burns at both ends."""
    out = well(ramp, 8, 257, x=3, y=22, growth=1.36, dark=1.6)
    stick = drawn(
        """p opal.0/.7 -13 -3.4! 0 -3 13 -3.4! 13 3.4! 0 3 -13 3.4!; p opal.2/.45 -13 1! 0 .6 13 1! 13 3.4! 0 3 -13 3.4!; p opal.1/.5 -13 -3.8! -10 -4.2 -9 -2 -10.4 2 -9.4 6 -11 6.6 -11.6 3.6 -13 4!; p opal.1/.5 13 -3.8! 10 -4.2 9.4 -1 10.4 3 9.6 5.4 11.2 6 11.6 3.4 13 4!; r lead/.8 -13 0 -15.4 0; r lead/.8 13 0 15.4 0"""
    )
    stick += at(-17.6, 0, flame(0, 0, 1.5, -70)) + at(17.6, 0, flame(0, 0, 1.5, 70))
    holder = drawn(
        "p ambr.2/.6 -2.6 -4.6! 2.6 -4.6! 2.6 4.6! -2.6 4.6!; o ambr.1/.5 0 0 1.6; t ambr.2/.6 2.6>3.4 0 4.6 -.4 12 0 17; e ambr.1/.6 0 18.4 9 2.4; e ambr.2/.45 0 17.8 5.4 1.2"
    )
    return out + at(3, 24, holder) + at(3, 24, stick, 0.95, -14)
