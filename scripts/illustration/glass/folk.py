"""Those who wait in a well. Every drawing takes the seven tones of its well, mouth outwards."""

import math

from ..document import Fragment
from .panes import at, both, crystal, disc, drawn, flame, pane, wheel
from .parts import KID, candle, fist, glove, hood
from .wells import Ramp, drop, roses, well


def porcelain_dancer(ramp: Ramp) -> Fragment:
    """A porcelain dancer on a music box, one arm cracked, a key in her back."""
    out = well(ramp, 13, 22, x=0.6, y=17, growth=1.2) + roses(-20.4, 42, 0.9) + roses(20.6, 42, 0.9, lean=210)
    out += drawn("""f ambr.3/.6 -13 38 13 38 14.6 47 -14.6 47; f ruby.2 -10.6 40 10.6 40 11.4 47 -11.4 47; e ambr.1/.6 0 37.6 13 2.6; e saph.0 0 37.4 10.4 1.7; r white/.5 -6 37.8 -2 36.8
        t ambr.2 1.6>1.6 3 19.4 11 17.4; p ambr.1/.6 10.6 17.6! 11.6 13 15.4 12.4 17 15 14.4 17.4! 17.6 18.6 17.4 22 13.8 22.6; o lead/0 13.8 15.2 .8; o lead/0 14.6 19.8 .8
        l opal.1 2.5>1.9 .4 25 -5 27.4 -8 29.6; l opal.0 2>1.3 -8 29.6 -4 31.2 -.4 31.8
        t opal.0/.55 2.7>1.3 .3 24 .8 30 .2 35; f ruby.2/.4 -.5 34 1.1 34 .3 37.8""")
    for i in range(16):
        a, b = (math.radians(90 + t * 22.5) for t in (i, i + 1))
        rim = [(14 * math.cos(t), 23.6 + 4 * math.sin(t)) for t in (a, (a + b) / 2, b)]
        mid = (rim[1][0] * 1.07, 23.6 + (rim[1][1] - 23.6) * 1.16)
        out += pane([(0, 22.4, True), (*rim[0], True), mid, (*rim[2], True)], ("ruby.0", "opal.0", "ruby.1")[i % 3])
    out += drawn("""t opal.0 2>1 2 14 6.6 11.2 7 5.6 2.6 2.2; t opal.0 2>1.3 -2 14 -6.4 15.6 -9.4 13.6; f lead/.2 -9.6 12.4 -8.4 13.6 -9.4 14 -8.6 14.8
        p opal.0/.45 -11.8 12.6! -11 11.8! -12.6 8.6 -13.8 9.8; r lead/.4 -5.2 14.4 -4.8 15.4 -5.6 16
        p ruby.2/.6 -2.9 13.4! 0 14.8 2.9 13.4! 2 18 2.2 22.6! 0 23.6 -2.2 22.6! -2 18; r ruby.0/.4 0 16 0 21; f opal.0 -1 10.6 1 10.6 1.4 13.8 0 14.8 -1.4 13.8
        p opal.0/.55 0 4.6 2.7 6 2.5 9.4 0 12 -2.5 9.4 -2.7 6; p smok.3/.5 -2.9 8! -2.6 5 0 3.6 2.6 5 2.9 8! 1.6 6 -1.6 6; o smok.3/.5 0 2.6 1.5
        V lead/.35 .6 8.3 1.2 8.6 1.9 8.3; O ruby.0/0 1.6 9.6 .45; v ruby.2/.4 -.6 10.4 0 10.6 .6 10.4; r lead 2 5.6 1.2 6.8 1.7 7.6""")
    return out


def doorman(ramp: Ramp) -> Fragment:
    """A doorman in livery, tall hat, no face; his baton bars the way."""
    out = well(ramp, 13, 27, y=17, growth=1.22)
    out += drawn("""p ruby.2/.65 -17.4 47! -15.4 32 -8 27.4 0 29 8 27.4 15.4 32 17.4 47!; P ruby.3 8.4 28! 15.4 32 17.4 47! 11 47! 10.4 36
        p opal.1 -3.6 28! 0 30 3.6 28! 2.6 36 2.8 47! -2.8 47! -2.6 36; r lead/.4 0 30 0 47; P ruby.1 3.6 27.4! 7.4 29 5.6 37! 2.8 33
        O ambr.1/.4 5 39.6 .95; O ambr.1/.4 5.2 43.4 .95; P ambr.1/.55 8.4 28.2! 13 28.4 16.8 32.4! 12.4 33 8.8 31.6""")
    out += "".join(
        drawn(f"R ambr.3/.45 {x} {y} {x + 0.7:.1f} {y + 3.4:.1f}")
        for x, y in ((10, 32), (12, 32.6), (14, 32.8), (16, 32.2))
    )
    out += drawn("""P ruby.3 2.6 26! 5.4 24.6! 5 28.6 1.4 30.4!; f opal.2 -2.4 23 2.4 23 2.8 28 0 29.6 -2.8 28
        p opal.0/.65 0 9.4 4.4 11 5.4 16 4.6 21.4 0 26 -4.6 21.4 -5.4 16 -4.4 11; p opal.2/.4 5.2 13 5.3 17 4.6 21.4 0 26! 3 20.6 4 14
        P smok.2 4.6 12! 6.2 13 5.8 17.4 5 19!; p saph.3/.65 -5.4 10! -6 -1! 6 -1! 5.4 10!; p saph.2/.45 2.2 10! 2.6 -1! 6 -1! 5.4 10!; f ruby.2 -5.5 6.6 5.5 6.6 5.4 10 -5.4 10; o ambr.1/.45 0 8.3 1.3
        p saph.3/.65 -8.4 10.6 0 9 8.4 10.6 5 12 0 11.4 -5 12""")
    baton = drawn(
        "t smok.3/.6 2>2 -17 0 17 0; o ambr.1/.6 -18 0 2.2; o ambr.1/.6 18 0 2.2; t ambr.2/.4 2.2>2.2 -15 0 -13.4 0; t ambr.2/.4 2.2>2.2 13.4 0 15 0"
    )
    hands = at(-6.6, 1, fist(KID), 0.95, 60) + at(6.6, -1, fist(KID), 0.95, 240)
    return out + at(0, 37.4, baton + hands, 1, -24)


def glove_swarm(ramp: Ramp) -> Fragment:
    """Seven white gloves fly in a wheel."""
    out = well(ramp, 6.6, 35, x=1, y=22, bricks=10, dark=1.7)
    kinds = (16, 9, 20, 12, 17, 8, 14)
    dressed = [
        glove(kinds[i])
        + drawn(
            f"p {('ruby.2', 'saph.2', 'emer.2')[i % 3]} -2.2 .2! 2.3 .2! 3.6 3.4! 0 4.2 -3.5 3.4!; r lead/.35 -2.3 1 2.4 1"
        )
        for i in range(7)
    ]
    return out + wheel(7, lambda i: at(0, -9.4, dressed[i], 0.78, 22, flip=i % 3 == 1), 1, 22, 12)


def blade_dancer(ramp: Ramp) -> Fragment:
    """A masked dancer, one bow from foot to hand, with four curved blades."""
    out = well(ramp, 10, 44, x=0, y=19, growth=1.26)
    blade = drawn(
        "p opal.0/.55 -.7 0! -3.4 -6.4 -2.6 -12.4 2.6 -18! .6 -11.4 .9 -5.6 .9 0!; v saph.1/.4 -2.2 -5.6 -1.5 -11.6 1.2 -15.4; f ambr.2/.45 -2.3 -.7 2.3 -.7 2.3 .7 -2.3 .7; t ruby.3/.45 1.3>1.3 0 .7 0 3.6"
    )
    out += (
        at(9.4, 9.6, blade, 1, 40)
        + at(-11.6, 19.6, blade, 1, -66)
        + at(13.6, 27.4, blade, 0.9, 112, flip=True)
        + at(-8.6, 37.6, blade, 0.95, 236)
    )
    out += drawn("""p ruby.2/.55 -1 19! -6 23 -12 22 -16 26! -10.4 26 -6 28 -.6 24!; p ruby.1/.45 -1 19! -6 21 -11.6 20 -15 21.6! -11 24 -5.4 24 -.6 22!
        l amet.3/.6 4.6>2.4 2 29 8.6 31 13.4 27.6; l amet.3/.6 2.6>1.4 13.4 27.6 15 31.4 14.2 35.4; l amet.2/.6 4.8>3 1.4 29 3.4 35 -.6 39; l amet.2/.6 2.8>1.5 -.6 39 -2.4 42 -5 44.4
        p amet.2/.65 -2.4 16! 2.4 15.6! 3.8 20 3.4 25 4.4 30! -1.4 30.6! -.8 25 -2.6 20; p amet.1/.45 -2.4 16! 0 16 .4 21 .4 30.6 -1.4 30.6! -.8 25 -2.6 20; p ruby.2 -1.2 26 3.6 25.4 4.2 28.4 -1.2 29
        l amet.2/.6 2.6>1.6 2 17 6.4 14 9 9.8; l amet.3/.6 2.6>1.6 -1.6 17.4 -7 19.8 -11 19.4; l fair.0/.45 1.6>1.6 8.6 10.4 9.6 8.8; l fair.0/.45 1.6>1.6 -10.8 19.4 -12.4 19.6
        p fair.0/.55 -.6 7.4 2.2 8 3.2 11.4 1.6 14.6 -.4 15.6 -2.6 13.4 -3 10; p opal.0/.45 -3.2 9.6! -.4 8.8 3.2 10.2! 2.8 12.4 .4 13 -2.8 12!; F lead/.2 2.2 10.6 1 10.6 1.6 11.4; v ruby.2/.45 -1 14 -.2 14.2 .7 13.8
        p smok.3/.55 -3.4 9.8! -3 6.6 0 5.4 3 7 3.6 11! 1.6 8.8 -1.6 8.6; p ruby.2/.5 2.6 7! 6 6.4 9.4 3! 8 8.2 3.4 9.4!""")
    return out


def chandelier_golem(ramp: Ramp) -> Fragment:
    """A giant of hanging crystal who lifts his hands, whose fingers are candles."""
    out = well(ramp, 7.4, 47, y=11, bricks=12) + drawn("t ambr.3/.5 1.2>1.2 0 -1 0 6; o ambr.2/.45 0 1.4 1.3")
    out += drawn(
        "p ambr.2/.6 -3 17! 3 17! 4 24 2.4 30 3 37 1.6 42 -1.6 42 -3 37 -2.4 30 -4 24; p ambr.1/.4 -3 17! -.4 17! -.6 30 -.4 42! -1.6 42 -3 37 -2.4 30 -4 24"
    )
    for reach, y, count, long in ((4.6, 36.4, 4, 7.4), (7.6, 29.6, 6, 8), (10.6, 21.6, 8, 9.4)):
        xs = [reach * (2 * i / (count - 1) - 1) for i in range(count)]
        out += "".join(
            at(
                x,
                y + 0.6 - abs(x) * 0.05,
                drop(long - abs(x) * 0.16, 2.9, ("saph.0", "opal.0", "saph.1")[i % 3], "saph.2"),
            )
            for i, x in enumerate(xs)
        )
        rim = [
            (-reach - 1.6, y - 0.8),
            (0, y - 2.2),
            (reach + 1.6, y - 0.8),
            (reach + 1, y + 1.3),
            (0, y + 0.3),
            (-reach - 1, y + 1.3),
        ]
        out += pane(rim, "ambr.1", 0.6) + "".join(
            disc(x * 0.9, y - 0.5 + abs(x) * 0.06, 0.6, "ruby.1", 0.3) for x in xs
        )
    arm = drawn(
        "p ambr.2/.65 5 17! 9.6 15 13 18 13.6 23! 8 24 4 21!; l ambr.2/.6 3.6>2.8 11 19.4 16.4 25 17.4 31.4 14.6 35 13.8 31; v ambr.0/.4 13 21 17 26.4 17.6 31; p ambr.1/.6 9.4 26.4! 18.2 26.4! 17.4 29.6 13.8 31.6 10.2 29.6; o saph.1/.45 9 19 1.4"
    )
    arm += "".join(
        at(13.8 + dx, 27, candle(high, lit=0, width=1.9), 1, dx * 5)
        for dx, high in ((-3.3, 5), (-1.6, 7), (0.1, 8), (1.8, 7), (3.4, 5))
    )
    head = crystal(-0.1, 17.4, 0, 14.4, 10.4, "saph.0 opal.0 saph.1 saph.2", 3)
    head += drawn(
        "P lead/.3 .8 11.2! 2.2 9.6 4 10.6! 2.4 12.2; O flame/0 2.4 10.9 .8; p lead/.4 -2.6 14! 0 13.4 2.6 14! 1.6 15.6 -1.6 15.6; f opal.0/0 -1.4 14 -.4 13.9 -.9 15; f opal.0/0 .4 13.9 1.4 14 .9 15; p ambr.1/.6 -6 17.4! 0 19 6 17.4! 5 20.4 0 21.6 -5 20.4"
    )
    return out + both(arm) + head


def black_twin(ramp: Ramp) -> Fragment:
    """Someone hooded with a flame; below, head down, the same in black without one."""
    out = well(ramp, 4.6, 53, y=22.6, courses=7, bricks=10)
    seeker = hood("ruby") + drawn(
        "p ruby.3/.6 -8 9.6! -12.4 13.4 -14 17! 14 17! 12.4 13.4 8 9.6! 0 12.4; p ambr.1/.45 -1.4 12 0 11.2 1.4 12 0 14; V lead/.35 5 12.4 6.6 16.8; L ruby.2/.5 2.6>2 9.6 14.6 13.4 11.6 14.4 7.6"
    )
    twin = hood("smok") + drawn(
        "p smok.3/.6 -8 9.6! -12.4 13.4 -14 17! 14 17! 12.4 13.4 8 9.6! 0 12.4; p smok.1/.45 -1.4 12 0 11.2 1.4 12 0 14; V smok.1/.35 5 12.4 6.6 16.8; L smok.2/.5 2.6>2 9.6 14.6 13.4 11.6 14.4 7.6"
    )
    eyes = drawn("P white/.3 .7 -.6! 1.8 -1.2 2.8 -.4! 1.7 0")
    edge = ((-28, 22.4), (-20, 21.6), (-12, 22.8), (-4, 21.8), (4, 22.6), (12, 21.6), (20, 22.8), (28, 22))
    line = pane([*edge, *((x, y + 1.5) for x, y in reversed(edge))], "opal.1")
    return out + at(0, 9.6, seeker + eyes, 0.78) + at(0, 35.6, twin + eyes, 0.78, 180) + line + flame(11.4, 11.2, 0.95)
