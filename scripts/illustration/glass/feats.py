"""Deeds of arms and of nerve: objects and hands, never a face. Every drawing takes the tones of its ground."""

import math

from ..document import Fragment
from .panes import at, banded, both, drawn, facet, flame, ring, wheel
from .parts import DARK_SKIN, candle, fist, pinch
from .wells import Ramp, masonry, rays, well

RED = ("ruby.1", "ruby.1.5", "ruby.2.4")
"""A gauntlet of red leather."""


def blade(length: float, width: float, edge: str = "saph.0") -> Fragment:
    """A straight sword from its pommel at y 8 up to its point, the guard at the origin."""
    w = width / 2
    steel = drawn(
        f"f opal.0/.6 {-w} -1 0 -1 0 {-length}; f {edge}/.6 {w} -1 0 -1 0 {-length}; r saph.1/.35 0 -3 0 {-length * 0.7:.1f}"
    )
    return steel + drawn(
        "p ambr.1/.55 -6.4 -.4! -6.6 -2.6! 0 -1.6 6.6 -2.6! 6.4 -.4! 0 1.4; t ruby.2/.5 2.2>2 0 .6 0 6.6; r lead/.35 -1 2.6 1 1.8; r lead/.35 -1 4.6 1 3.8; o ambr.1/.55 0 7.6 1.9"
    )


def boot(leather: str) -> Fragment:
    """A boot in profile, its toe to the right, its sole on y = 0; 15 mm tall."""
    return drawn(f"""p {leather}.2/.6 -5 -14! 2.4 -14.6! 2 -8 4.4 -5.6 9 -4 10.4 -.6! -5.6 -.6! -5.4 -6; p {leather}.1/.4 -5 -14! -1.6 -14.2! -2 -7.4 1.6 -3.6 8.6 -3.4! 10.4 -.6! 2 -.6! -3 -3.4 -4.4 -8; p {leather}.3/.55 -5.8 -15.6! 3.2 -16.2! 3 -12.4! -5.6 -12!
        f smok.3/.5 -5.8 -.7 10.6 -.7 10.4 1 2.6 1 2.2 .3 -1.4 1.4 -5.8 1.4; r ambr.1/.6 -4.6 -8.4 2 -8; o ambr.1/.35 -1 -8.3 1""")


def stopped_trap(ramp: Ramp) -> Fragment:
    """A dagger holds the jaws of a trap open."""
    jaw = ""
    for x, y, angle, k in ((15.6, 12, -104, 1), (16.4, 19.6, -86, 1.12), (13.4, 27.4, -52, 1.05)):
        jaw += at(x, y, drawn(f"f opal.0 -2.7 1 0 1 0 {-6.8 * k:.1f}; f opal.2 0 1 2.7 1 0 {-6.8 * k:.1f}"), 1, angle)
    jaw += drawn(
        "p smok.1/.7 1.6 39.4! 11.6 37.6 19 30.6 21.4 20 19.4 8.4! 15 10.6! 16.2 19.6 14 27.4 9 32.2 1.6 34.2!; v smok.0/.6 3 37.6 10.8 35.9 17.6 29.4 19.8 20 18.4 11; o ambr.1/.4 18.3 16.4 .75; o ambr.1/.4 17.4 25.4 .75; o ambr.1/.4 10.4 33.6 .75; o ambr.2/.6 17.6 8.4 2.6; o lead/0 17.6 8.4 .9"
    )
    out = well(ramp, 10.4, 17, x=2, y=24, bricks=13) + at(
        2, 0.6, both(jaw) + drawn("f ambr.3/.6 -7 40 7 40 9 47 -9 47; o ambr.2/.65 0 37.8 3.6; o ambr.0 0 37.8 1.6")
    )
    return out + at(
        2,
        13,
        drawn(
            "f opal.0/.6 -3 2 0 1 0 21.6; f saph.0/.6 3 2 0 1 0 21.6; r saph.1/.35 -1 4 -1 13; p ambr.1/.6 -8.4 .2! -8.6 -2.2! 0 -1 8.6 -2.2! 8.4 .2! 3.4 1.8 0 2.6 -3.4 1.8; p ruby.2/.6 -2 -1! -1.6 -5.4 -1.9 -9.6! 1.9 -9.6! 1.6 -5.4 2 -1!; r lead/.4 -1.7 -2.6 1.7 -3.8; r lead/.4 -1.6 -5 1.6 -6.2; r lead/.4 -1.7 -7.4 1.7 -8.6; o ambr.1/.6 0 -11.4 2.4; o flame/.35 0 -11.4 .9"
        ),
    )


def high_blade(ramp: Ramp) -> Fragment:
    """A sabre raised across the mouth of the well."""
    out = well(ramp, 12, 151, x=4, y=19)
    sabre = drawn(
        "p opal.0/.65 -1.2 0! -3.4 -9 -3 -19 2.4 -29.4! 1.4 -18 1.4 -8 1.4 0!; p saph.0/.4 0 -.4! -1.4 -9.4 -.8 -19 2.4 -29.4! 1.4 -18 1.4 -8 1.4 0!; p ambr.2/.55 -4.6 .6! -4 -1.4 3 -1.6 4.4 .6 4.6 4 1.4 7.4! 2.4 3.4 1.4 1.6 -3 1.8; t ruby.2/.5 2.2>2.2 0 1 .6 8"
    )
    return (
        out
        + at(-5.4, 33.6, sabre, 1.12, 44)
        + at(-8.6, 37.6, fist(DARK_SKIN), 1.1, 222)
        + drawn(
            "p ruby.2/.6 -28 48! -17.4 38.4! -10.4 47! -12 48!; p ambr.1/.55 -17.2 37! -14.2 35.6! -7.4 45! -10.4 47!"
        )
        + flame(16.6, 10.6, 0.62, 40)
    )


def shoulder_charge(ramp: Ramp) -> Fragment:
    """A shoulder plate bursts a wall."""
    out = well(ramp, 9, 153, x=-8, y=16, growth=1.34) + masonry(
        10, -1, 20, 50, 7, ("#E9B890", "#D9937A", "#BE7272", "#9A6A6E"), 3
    )
    out += drawn("f lead/.4 13 20 19.4 9 16 17.6 27 12 20 20.4 28 24 19.6 25 24 36 15.6 28 12 38 11.6 28")
    plate = drawn("""p ruby.3/.65 -28 21! -20 16 -10 17.4! -4 30 -8 48! -28 48!; p ruby.2/.5 -28 27 -21 22 -14 24! -11 36 -14 48! -28 48!; v ruby.0/.45 -22 30 -19 38 -19.6 46; l smok.2/.65 9>7 2 27 3.4 37 -1 46; l smok.1/.65 7.4>6.4 -1 46 8 47 18 45.4; v smok.0/.5 5.4 30 6 38 2.4 44
        p opal.2/.6 -8.4 33.4! -4.6 35.6 3 35.4 9.6 31.4! 10.4 35.6! 3.4 39.4 -4.6 39.6 -9.4 37.4!; p opal.1/.6 -10.6 28! -5 30.6 4.4 30 12.4 25.4! 13 30! 4.6 35 -4.6 35.6 -11 33!; p opal.2/.6 -12 22! -6 25 5.6 24.4 14.4 19! 15 24.4! 5 30 -5 30.6 -12.4 28!
        p opal.0/.7 -12.6 22.6! -12 15 -6.4 8.6 2 6.4 10.6 9.4 15.4 17.4! 15.4 19.6! 6 25.6 -5 26.4; p opal.2/.45 2 26! 8 20 8.6 8.4! 15.4 17.4! 15.4 19.6! 9 24; p ambr.1/.5 -12.6 22.6! -5 24.4 6 23.6 15.4 17.6! 15.4 19.8! 6 25.6 -5 26.4 -12.4 24.6!
        v lead/.5 -8 21 -7.4 14.6 -3.4 9; v lead/.5 -3 23 -2 14.4 1 7.4; o ambr.1/.45 11 21.4 .8; o ambr.1/.45 -9.4 23.6 .8; v white/.6 -9.4 16.4 -6 11.8 -1 9.4""")
    chips = "".join(
        at(x, y, drawn(f"f {g} -1.6 -1 1.4 -1.4 1.8 1 -1 1.6"), k, a)
        for x, y, k, a, g in (
            (18, 6, 1.2, 20, "ambr.1"),
            (24, 30, 1.3, -30, "ruby.1"),
            (20, 40, 1.4, 50, "ambr.2"),
            (25, 17.6, 0.9, 10, "ruby.0"),
        )
    )
    return out + plate + chips


def held_rope(ramp: Ramp) -> Fragment:
    """Two fists on a rope."""
    out = well(ramp, 11, 155, x=3, y=21)
    rope = drawn("t ambr.1/.6 4>4 3 -2 2.4 14 3.6 30 3 48") + "".join(
        drawn(f"r lead/.4 {1 + 0.4 * math.sin(y):.1f} {y + 1.6:.1f} {4.8 + 0.4 * math.sin(y):.1f} {y:.1f}")
        for y in [i * 2.5 for i in range(19)]
    )
    sleeve = drawn("p ruby.2/.6 8 -4.6! 20 -8! 24 -2 24 8! 8.4 4.4!; p ambr.1/.55 7.4 -4! 9.8 -4.6! 10 4.6! 7.6 4!")
    out += (
        rope
        + at(3.4, 13.6, fist(DARK_SKIN) + at(0.6, 0, sleeve), 1.3)
        + at(2.6, 28.4, at(0, 0, fist(DARK_SKIN) + at(0.6, 0, sleeve), flip=True), 1.3)
    )
    return out


def feint(ramp: Ramp) -> Fragment:
    """Two cloaks cross; behind one of them is nobody."""
    out = well(ramp, 9, 157, x=2, y=14, growth=1.34)
    cloak = "p {g}.2/.65 -3.4 -14! 3.4 -14! 8 -6 9.4 6 14 18! 7 15.6 2 18.6 -4 15.6 -9.6 18! -7.6 8 -7.4 -4; p {g}.1/.45 .6 -14! 3.4 -14! 8 -6 9.4 6 14 18! 8 15.6! 5.4 4 4 -6; p {g}.3/.45 -3.4 -14! -.8 -14! -3 -4 -3 7 -4 15.6! -9.6 18! -7.6 8 -7.4 -4; v {g}.0/.45 .4 -6 1.4 4 1.6 13; p {g}.3/.55 -3.8 -13! -4 -17.6 0 -20.4 4 -17.6 3.8 -13! 0 -11.6; p lead/.4 -2 -13.4 -2 -16.4 0 -18 2 -16.4 2 -13.4 0 -12.6"
    out += at(9.4, 27.4, drawn(cloak.format(g="emer")), 1.0, -36, flip=True) + at(
        -2.4, 27.4, drawn(cloak.format(g="ruby")), 1.0, 36
    )
    return out + at(4.6, 20.6, drawn("o ambr.1/.55 0 0 2.4; o ruby.2/.4 0 0 1.1"))


def long_thrust(ramp: Ramp) -> Fragment:
    """A long thrust, one line from glove to point, through a ring."""
    out = rays(-12, 38, 22, (0, 9, 18, 30, 44, 66), ramp[:6], 5, 1.6)
    out += drawn(
        "p ambr.2/.6 11.4 3.4 15 2 19.6 4.4 21.4 9.6 19.6 14 15.6 15 11.6 12 10 7.4; p #F6C48A/.5 13 5.6 15.6 4.6 18.4 6.4 19.4 9.8 18 12.4 15.6 12.8 13 10.8 12 7.8"
    )
    rapier = drawn(
        "f opal.0/.55 -1.3 -6 0 -6 0 -45; f saph.0/.55 0 -6 1.3 -6 0 -45; p ambr.1/.6 -5.6 -2 -4.4 -5.6 0 -7 4.4 -5.6 5.6 -2 3 -.4 -3 -.4; p ambr.2/.45 -3.4 -2 0 -3.4 3.4 -2 0 -1; v ambr.1/1 -5 -2.4 -6.4 2 -3.4 7.4; t ruby.3/.5 1.8>1.8 0 -1 0 8; o ambr.1/.5 0 9 1.6"
    )
    out += at(-10.6, 36.6, rapier, 1, 52)
    out += at(-15, 40, fist(RED), 1.06, 232) + drawn("p ambr.2/.55 12.2 6! 10 7.6! 10.2 11! 11.8 12.2! 13 10.6 12 8!")
    return (
        out
        + drawn(
            "p ruby.2/.6 -28 40! -25.4 38.4! -19.4 48! -28 48!; p ambr.1/.55 -25.6 37.6! -22.6 36.4! -16 46.4! -18.6 48!"
        )
        + flame(24.6, 8.8, 0.5, 52)
    )


def leap(ramp: Ramp) -> Fragment:
    """Boots over a gap."""
    out = well(ramp, 12, 161, x=3, y=13)
    out += drawn(
        "p ruby.3/.6 -28 38! -18 36 -8.6 38.4! -11 43 -9.4 48! -28 48!; p ruby.2/.5 -28 38! -18 36 -8.6 38.4! -10 41 -19 39.6 -28 41!; p emer.3/.6 28 36! 20 34.4 12.4 37! 14.6 42 13 48! 28 48!; p emer.2/.5 28 36! 20 34.4 12.4 37! 13.4 39.6 20 37.6 28 39!; p lead/.5 -9.8 44! 13.6 43! 13 48! -9.4 48!; r lead/.4 -20 40 -21 48; r lead/.4 22 38 22.6 48"
    )
    cape = drawn(
        "p ruby.2/.65 -18 4! -8 -1 4 1 12 8 20 5.4 27 9! 19 12 10 14.4! 2 8 -7 7.4; p ruby.1/.45 -18 4! -8 1 4 4 10 10.6! 10 14.4! 2 8 -7 7.4; v ruby.3/.45 6 4 12.4 10 18 9"
    )
    rush = drawn(
        "v lead/.6 -18 18 -21 23; v lead/.6 -20 25 -22.4 29; v lead/.6 1 31 .4 36; v lead/.6 4.6 31 4.6 35.4; v lead/.6 8.4 31 9 36"
    )
    return out + cape + at(-9, 32, boot("ambr"), 1.22, 24) + at(12, 29.4, boot("ambr"), 1.22, -20) + rush


def low_guard(ramp: Ramp) -> Fragment:
    """A buckler seen from above, low over the flagstones."""
    out = facet("-28 -1 28 -1 28 47 -28 47", ramp[4]) + well(
        ramp, 8, 163, x=2, y=25, courses=6, growth=1.4, bricks=8, dark=1.2
    )
    shield = (
        drawn("o smok.3/.7 0 0 16.4")
        + ring(0, 0, 13, 16.4, 20, ("smok.0", "smok.1"))
        + ring(0, 0, 5.6, 13, 8, ("ruby.2", "opal.1"), 22.5)
        + ring(0, 0, 5, 6.8, 16, ("ambr.2", "ambr.1"))
    )
    shield += "".join(at(0, 0, drawn("o ambr.1/.4 0 -14.7 .95"), 1, a) for a in range(9, 360, 36)) + "".join(
        at(0, 0, drawn("p ambr.1/.5 -1.6 -6.6! 0 -12! 1.6 -6.6!"), 1, a) for a in range(0, 360, 90)
    )
    shield += drawn(
        "o ambr.1/.65 0 0 5; o ambr.0/.45 -.8 -.8 2.8; v white/.5 -2.2 -1 -1.4 -2.2; v white/.5 -12.4 -8 -9 -11.8 -5 -13.8; r lead/.5 6 -7.6 9 -11; r lead/.4 7.4 -7 8.4 -8.6"
    )
    return (
        out
        + drawn("t opal.0/.55 2.6>.4 20 47 24 32 28 14; t ambr.3/.6 3.4>3 -28 47 -19 40 -14 36")
        + at(2, 24, shield, 1.06, 8)
        + flame(2, 24, 0.62)
    )


def lockpick(ramp: Ramp) -> Fragment:
    """A pick in a heart-shaped lock."""
    out = well(ramp, 9, 165, x=5, y=16)
    lock = drawn("""v lead/3.4 -7 16 -7.4 8 -4 3.4 0 2.4 4 3.4 7.4 8 7 16; v smok.0/2.2 -7 16 -7.4 8 -4 3.4 0 2.4 4 3.4 7.4 8 7 16
        p ambr.2/.7 0 17! 4.4 13.6 10 13.4 14 17.6 14 23.4 10 30 0 38.6! -10 30 -14 23.4 -14 17.6 -10 13.4 -4.4 13.6; p ambr.1/.5 0 17! -4.4 13.6 -10 13.4 -14 17.6 -14 23.4 -10 30 0 38.6! 0 30 -3 24; p ambr.0/.4 -11.4 17.4 -8.6 15.6 -5.4 16.4 -7.4 19 -10.4 21.4
        p lead/.3 0 20.4 3 22 3 25 1.6 26.6! 2.8 32! -2.8 32! -1.6 26.6! -3 25 -3 22; O ambr.3/.4 10 18 .8; o ambr.3/.4 0 36 .7""")
    pick = drawn(
        "t smok.0/.5 1.5>1 1 26.4 9 30.4 19 36.4; v lead/1.4 1.6 27 .6 24.6; t smok.1/.5 1.3>.9 0 29 8 35 15.6 42.4"
    )
    return (
        out
        + at(3, -0.4, lock)
        + at(3, -0.4, pick)
        + at(20.4, 36, pinch(DARK_SKIN), 1.0, 14)
        + drawn("p ruby.2/.6 28 40! 25.6 40.4! 26 48! 28 48!")
        + flame(3, 25.6, 0.55)
    )


def rallying_horn(ramp: Ramp) -> Fragment:
    """A horn, and the rings of its call."""
    out = rays(
        12,
        14,
        24,
        (0, 7.5, 12.5, 18, 24.5, 32, 54),
        ("#FFF6D8", "#F6C48A", "#FFF0C8", "#E2967A", "#F8D8A8", "#8A9A86"),
        2,
    )
    horn = drawn("""p opal.1/.65 7.4 8.6! 16.6 18.4! 10 25 3 32 -6.4 37.4 -15.4 37.6! -16.6 35 -15 33.4! -8.6 32 -2 25 3 17.4; p opal.2/.45 13 14.6! 16.6 18.4! 10 25 3 32 -6.4 37.4 -15.4 37.6! -15.8 36! -7 34.4 2 27.4 8.4 20.6
        p ambr.2/.6 5 5.4 8.4 5 13.4 9 18.4 15.4 19.6 20 16.4 19.4 10 14; p lead/.4 7 7.4 9.4 7.6 13.4 11 16.6 15.6 17 17.8 14.4 16.4 10 12.4; p ambr.1 1.4 18.8! 5.2 24.6! 2.8 27.2! -1 21.6!; p ambr.1 -8.4 30.2! -5.4 35.4! -8.2 36.4! -10.8 31.4!; p ambr.2 -15.6 33! -17.4 33.4 -18.6 36 -17.4 38.2 -15 38! -16 35.6""")
    cord = drawn(
        "v ruby.2/1.1 -9.4 34 -6 43 2 42 5 34 3.4 25; v lead/.3 -9.4 34 -6 43 2 42 5 34 3.4 25; p ruby.2/.5 1 41.4! 3 41! 5.6 46.4! 1 46.8!"
    )
    return (
        out
        + horn
        + cord
        + drawn("v lead/.6 18.6 4 20.6 1.4; v lead/.6 22 9.4 25.4 8; v lead/.6 22.4 15.6 26 17")
        + flame(12.4, 12.6, 0.62, 45)
    )


def side_step(ramp: Ramp) -> Fragment:
    """Two pairs of footprints; the second has turned aside."""
    out = facet("-28 -1 28 -1 28 47 -28 47", ramp[3]) + masonry(
        -28, -1, 56, 49, 6, (ramp[1], ramp[2], ramp[3], ramp[2]), 21, 11
    )
    sole = "p {g}.{d}/.6 0 -8 2.8 -6.4 3 -2 1.8 1.4 -1.6 1.4 -2.8 -2 -2.6 -6.4; p {g}.{d}/.6 1.7 2.8! 1.9 6 .6 8 -1 8 -2 6 -1.6 2.8!; v {g}.0/.35 -1.6 -5.6 1.6 -5.8; v {g}.0/.35 -1.9 -3 2 -3; v {g}.0/.35 -1.4 -.6 1.4 -.6; v {g}.0/.35 -1.2 5 1.2 5"
    for x, y, angle, g, d, k in (
        (-9, 36, 0, "smok", 1, 0.95),
        (-1.6, 33, 4, "smok", 1, 0.95),
        (8, 17, 58, "ruby", 2, 1.15),
        (14, 25.6, 62, "ruby", 2, 1.15),
    ):
        out += at(x, y, drawn(sole.format(g=g, d=d)), k, angle, flip=x in (-9, 8))
    return (
        out
        + drawn("p ambr.1/.55 -5.6 23! -4 14 4 8.6! 3 6! 10 6.4! 7.4 12.6! 6 10.6! .4 14.6 -1.8 23!")
        + drawn(
            "p lead/.4 -28 43! -14 41 0 43.4 14 41.4 28 43! 28 48! -28 48!; f opal.0/.45 -12 43 -10 37 -8 43; f opal.0/.45 -4 43.4 -2 37.4 0 43.4; f opal.2/.45 4 43 6 37 8 43"
        )
    )


def cold_blood(ramp: Ramp) -> Fragment:
    """One drop on a level blade."""
    out = well(ramp, 10, 171, x=3, y=17)
    out += drawn(
        "f opal.0/.65 -13 31.6 -16.4 29.4 28 27 28 30.4; f saph.0/.6 -13 31.6 28 30.4 28 34 -10 34; r saph.1/.4 -6 30.6 24 29.6; r saph.2/.35 -4 32.8 26 32.4"
    )
    out += drawn(
        "p saph.1/.65 3 6! 7 14 9 19.4 7.6 25 3 27.4 -1.6 25 -3 19.4 -1 14; p saph.0/.45 2 11.6! .8 16 -.8 20 .6 24 3 25.4! -.4 25.4 -2.6 22.4 -2.4 18.6; p saph.2/.4 4 9.4! 7 14.6 9 19.6 7.6 25 4.4 27! 6.4 22 6 16; v white/.6 -.6 20 .2 17 1.4 14.6"
    )
    out += drawn(
        "v saph.1/.5 -3 28.8 3 29.2 9.4 28.4; v white/.45 -8 38 -3 39 2 38.4; p ruby.3/.6 -28 41! -14 38.6 2 41.4 15 39 28 41.4! 28 48! -28 48!; p ruby.2/.5 -28 44.4 -12 43 6 44.6 28 43 28 48! -28 48!"
    )
    return out + flame(3.2, 21, 0.72)


def broken_seal(ramp: Ramp) -> Fragment:
    """A letter's seal, broken in two."""
    out = well(ramp, 8, 173, x=3, y=22, courses=6, growth=1.36)
    out += at(
        3,
        24,
        drawn(
            "f opal.1/.65 -19 -14 19 -14 19 15 -19 15; f opal.2/.5 -19 -14 0 6 -19 15; f opal.2/.5 19 -14 0 6 19 15; f opal.1/.5 -19 15 0 2 19 15; f opal.0/.55 -19 -14 19 -14 0 8; r opal.3/.4 -14 -12 -4 -2; r opal.3/.4 14 -12 8 -6"
        ),
        1,
        -6,
    )
    half = "p ruby.2/.65 .4 -9.6! -2.4 -10.4 -4.4 -9 -7 -9.2 -7.8 -6.6 -10 -4.8 -9 -2 -10.2 .6 -8.4 2.8 -8.6 5.8 -6 6.8 -4.6 9.2 -2 8.6 .6 9.4! -1.4 5! 1.4 2! -1.6 -2! 1 -5.4!; p ruby.1/.45 -.8 -6.6! -4 -5.8 -6.4 -3 -6.6 1 -4.6 4.6 -2 6! -2.6 4.6! .2 1.8! -2.8 -2! -.6 -5!"
    out += at(0.4, 25.4, drawn(half) + drawn("v ruby.3/.6 -4.4 2.6 -5 -.4 -3 -3"), 1.12, -14) + at(
        7, 27, drawn(half) + drawn("v ruby.3/.6 -4.4 2.6 -5 -.4 -3 -3"), 1.12, 194
    )
    out += flame(3.6, 14.4, 0.8)
    return out + "".join(
        at(x, y, drawn("f ruby.1/.4 -1 -.6 .8 -1 1 .8 -.6 1"), k, a)
        for x, y, k, a in ((4.4, 39.4, 1, 20), (0, 40.6, 0.8, 60), (9, 40.6, 0.7, -20), (3.4, 19, 0.8, 10))
    )


def double_parry(ramp: Ramp) -> Fragment:
    """Two blades cross twice; each leaves its arc."""
    out = well(ramp, 9.4, 175, x=3, y=20)
    arc = "p {g}/.6 -17 30! -14.6 14 -3 3.4 12 2.4! 0 7.4 -9 17.4 -11.6 31!"
    out += at(5.4, 3.6, drawn(arc.format(g="ambr.1") + "; v white/.5 -14 24 -11 14.6 -4 8"), 0.94) + at(
        2.4, 42.6, drawn(arc.format(g="emer.1") + "; v white/.5 -14 24 -11 14.6 -4 8"), 0.94, 180
    )
    out += at(-5.6, 39, blade(38, 4.4), 0.92, 30) + at(13.6, 39, blade(38, 4.4, "opal.2"), 0.92, -32)
    spark = wheel(8, lambda i: drawn(f"f ambr.{i % 2} -.9 -2 0 {(-5.4, -4)[i % 2]} .9 -2"))
    return out + at(3.8, 23.6, spark) + drawn("o white/.5 3.8 23.6 2.3; o flame/.35 3.8 23.6 1.1")


def grapnel(ramp: Ramp) -> Fragment:
    """A grapnel thrown, its rope a long tail."""
    out = well(ramp, 11, 177, x=9, y=14)
    out += banded(
        "-20 47 -8 44.6 -1.6 37 6.4 34.6 8.6 40.4 2 42.6 -.4 36 3.4 28 7.4 23.4",
        2,
        1.7,
        ("ambr.1", "ambr.0", "ambr.2"),
        26,
    )
    hook = "t smok.1/.6 2.6>1 0 0 5 -3.4 8.6 -9 7.4 -14.4; p smok.1/.55 7.4 -13! 5 -15.4! 7.4 -18.6! 9.4 -15!; v smok.0/.4 2 -2 6 -5 7.6 -9.6"
    head = both(drawn(hook)) + drawn(
        "t smok.2/.6 2.6>2.2 0 5 0 -14; p smok.2/.55 -1.8 -13! 0 -18.4! 1.8 -13!; o ambr.2/.55 0 -1 2.2; v lead/1.6 0 5.4 1.8 7 0 8.8 -1.8 7 0 5.4; v smok.0/.6 0 5.4 1.8 7 0 8.8 -1.8 7 0 5.4"
    )
    return (
        out
        + at(10.4, 17.6, head, 0.98, 26)
        + drawn("v lead/.5 -1 19 1.4 14.6; v lead/.5 2.4 22 3.6 18.6; v lead/.5 18 29 20.6 26")
    )


def watching_eye(ramp: Ramp) -> Fragment:
    """An eye in a keyhole."""
    out = well(ramp, 5, 179, x=3, y=20, courses=6, growth=1.34, lit=False, dark=1.4)
    out += drawn("""p ambr.2/.7 3 .4! 12 2.6 16.4 8 17.4 20 16.4 35 12 42 3 45! -6 42 -10.4 35 -11.4 20 -10.4 8 -6 2.6; p ambr.1/.5 3 .4! 3 45! -6 42 -10.4 35 -11.4 20 -10.4 8 -6 2.6; p lead/.6 3 6 9.6 9 12.4 15 10.4 21 7.6 23.6! 11 38! -5 38! -1.6 23.6! -4.4 21 -6.4 15 -3.6 9
        o ambr.0/.45 3 3.6 1.1; o ambr.0/.45 3 41.4 1.1; o ambr.0/.45 -8.6 22 1.1; o ambr.0/.45 14.6 22 1.1""")
    look = drawn(
        "p skin.1/.45 -6.6 -.6 0 -6.4 6.6 -.6 6 4.4 0 6.8 -6 4.4; p white/.55 -7 0! 0 -4.4 7 0! 0 4.2; o emer.2/.5 0 0 3.7; o lead/0 0 0 1.9; o white/0 -1.1 -1.3 .7; v lead/.9 -7 0 0 -4.5 7 0; v skin.2/.5 -5 -4.4 0 -7 5 -4.4"
    ) + "".join(at(0, 0, drawn("r emer.0/.3 0 -2.2 0 -3.4"), 1, a) for a in range(0, 360, 45))
    return out + at(3, 15.2, look, 1.02) + flame(3, 32, 0.75)


def forced_march(ramp: Ramp) -> Fragment:
    """Boots climb a stair, each higher than the last."""
    out = well(ramp, 10, 181, x=10, y=10, growth=1.34)
    for i, (x, y) in enumerate(((-17, 42), (-7, 34.6), (4, 27.2), (14.6, 19.8))):
        out += drawn(
            f"f ambr.{(2, 1)[i % 2]}/.6 {x - 6} {y + 1} {x + 16} {y + 1} {x + 16} 49 {x - 6} 49; f ambr.{(0, 0.4)[i % 2]} {x - 6} {y + 1} {x + 16} {y + 1} {x + 16} {y + 3.4} {x - 6} {y + 3.4}; r ambr.3/.35 {x - 2} {y + 7} {x + 4} {y + 7}"
        )
    for i, (x, y) in enumerate(((-9, 34), (2, 26.6), (13, 19.2))):
        out += at(x - 0.6, y + 0.4, boot(("ruby", "emer", "ruby")[i]), 0.78 + i * 0.03)
    return out + drawn("v lead/.45 -14.4 25 -16.4 28; v lead/.45 -4 17.4 -6 20; v lead/.45 6.6 9.6 4.6 12")


def last_breath(ramp: Ramp) -> Fragment:
    """A candle's flame bent by a breath."""
    out = well(ramp, 11, 183, x=8, y=17)
    out += at(5, 46, candle(17, lit=0, width=7)) + drawn(
        "r lead/.8 5 29.4 5.8 26.6; p ambr.1/.6 4.4 27.6! 3 22 7 18.4 14 18 22 14.4! 19.6 21.4 14.4 25.6 9 27.8 6.4 28.4; p flame/.4 6 27! 6 23.4 9.4 21.4 15.4 20.4! 12.6 24.4 9 26.4; p #FFF8DC/0 7 26! 7.4 24.2 9.8 23.2 12 22.8! 10 25 8.4 25.8"
    )
    for line in (
        "-16 20 -10 18 -5 20 0 19 2.4 16.6 .4 14.4 -1.6 16",
        "-14 26 -8 24.4 -3 26 1 25.6",
        "-15.6 32 -9 30.4 -4 32.4 -.4 31 .4 28.8 -1.2 28",
    ):
        out += drawn(f"v lead/1.7 {line}; v opal.0/.9 {line}")
    return out + drawn("e ambr.2/.6 5 46 10 2.2; v ambr.1/.5 17 12 19.4 10 22.6 9.6; v ambr.1/.5 20 24 22.6 23 25 20.6")
