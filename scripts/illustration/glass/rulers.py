"""Masters of a well, and the last trials before them."""

import math
import random
import re
from itertools import pairwise

from ..document import Fragment, clipped
from ..paths import Pen, Point, polygon
from .panes import LEAD, at, drawn, facet, flame, leaded, pane, ring, tone, wheel
from .wells import Ramp
from .words import pictures

WEB = "#E9DFF2"
"""Lead of the masters' windows: pale threads on the dark."""


def threads(x: float, y: float, spokes: int, reaches: tuple[float, ...], ramp: Ramp, seed: int) -> Fragment:
    """A web of dark panes in pale lead."""
    rng = random.Random(seed)
    out = facet("-30 -2 30 -2 30 66 -30 66", ramp[-1], 0)
    angles = [i * 2 * math.pi / spokes + rng.uniform(-0.07, 0.07) for i in range(spokes)]
    angles.append(angles[0] + 2 * math.pi)

    def on(reach: float, angle: float) -> Point:
        return x + reach * math.cos(angle), y + reach * math.sin(angle)

    for k in reversed(range(len(reaches) - 1)):
        for a, b in pairwise(angles):
            corners = [on(reaches[k], a), on(reaches[k + 1], a), on(reaches[k + 1], b), on(reaches[k], b)]
            if not any(abs(px) < 28 and -1 < py < 64 for px, py in corners):
                continue
            inner, outer = on(reaches[k] * 0.95, (a + b) / 2), on(reaches[k + 1] * 0.93, (a + b) / 2)
            (p, q, r, s) = corners
            pen = Pen().move(*p).line(*q).quad(*outer, *r).line(*s).quad(*inner, *p).close()
            out += leaded(str(pen), tone(ramp, k + rng.uniform(-0.6, 0.6)), 0.35, ink=WEB)
    return out


def violet_rose() -> Fragment:
    """The back of a master: a rose of night about one eye; it is the same upside down but for its flame."""
    y = 31.4
    out = facet("-28 -2 28 -2 28 66 -28 66", "#3C3370", 0)
    for inner, outer, count, glasses in (
        (33.5, 46, 40, ("#3C3370", "#453B7C")),
        (25.5, 33.5, 24, ("#352D63", "#3C3370")),
        (21.8, 25.5, 32, ("#2F2860", "#3C3370")),
        (11, 21.8, 16, ("#251F4E", "#2F2860")),
        (8, 11, 16, ("#1E1930", "#2F2860")),
    ):
        out += ring(0, y, inner, outer, count, glasses)
    for inner, outer, count, wide, glasses in (
        (26, 33, 24, 2.4, ("#5B4E97", "#2F2860")),
        (35, 42.6, 24, 2.6, ("#4B4080", "#2F2860")),
        (11.4, 21.4, 16, 2.8, ("#1E1930", "#4B4080")),
    ):
        middle = (inner + outer) / 2 + 0.6
        leaves = [
            pane([(0, -inner, True), (wide, -middle), (0, -outer, True), (-wide, -middle)], glass) for glass in glasses
        ]
        out += wheel(count, (leaves * (count // 2)).__getitem__, 0, y, 180 / count)
    eye_of = (
        drawn("o #1E1930/.8 0 0 12.6; p opal.0/.7 -10.4 0! 0 -6.4 10.4 0! 0 6.4; o amet.1/.5 0 0 4.7")
        + "".join(at(0, 0, drawn("r amet.0/.35 0 -2.8 0 -4.3"), 1, a) for a in range(0, 360, 30))
        + drawn("o lead/.3 0 0 2.4")
        + flame(0, 0.2, 0.52)
    )
    return f'<g stroke="#CFC4E0">{out}</g>' + at(0, y, eye_of, 1.02)


def shattered(picture: Fragment, ramp: Ramp, seed: int) -> Fragment:
    """A window of 55 mm: the glass of a picture, in one colour, bursts about its middle."""
    rng = random.Random(seed)
    count, shards = 15, ""
    cuts = [math.radians((i + rng.uniform(-0.3, 0.3)) * 360 / count) for i in range(count)]
    cuts.append(cuts[0] + 2 * math.pi)

    def on(reach: float, angle: float) -> Point:
        return reach * math.sin(angle), 27 - reach * math.cos(angle)

    reaches = (12, 19.4, 27.6, 46)
    for k in range(3):
        for a, b in pairwise(cuts):
            gap, j = 0.034 - 0.007 * k, [rng.uniform(-1.3, 1.3) for _ in range(4)]
            inner, outer = reaches[k] + 0.5, reaches[k + 1] - 0.5
            shards += polygon(
                [
                    on(inner + j[0] * 0.4, a + gap),
                    on(inner - 0.4, (a + b) / 2),
                    on(inner + j[1] * 0.4, b - gap),
                    on(outer + j[2], b - gap),
                    on(outer + j[3], a + gap),
                ]
            )
    light = at(0, 1, recoloured(picture, ramp), 1.18)
    return facet("-28 -1 28 -1 28 56 -28 56", LEAD, 0) + clipped(shards, light) + leaded(shards, "none", 0.7)


def recoloured(picture: Fragment, ramp: Ramp) -> Fragment:
    """The picture with every glass exchanged for the tone of a ramp, light first, that is as bright."""

    def tinted(match: re.Match[str]) -> str:
        red, green, blue = (int(match[2][i : i + 2], 16) for i in (1, 3, 5))
        bright = ((0.3 * red + 0.59 * green + 0.11 * blue) / 255) ** 0.6
        return match[0] if match[2] == LEAD else f'{match[1]}="{tone(ramp, (1 - bright) * len(ramp) * 1.05 - 0.15)}"'

    return re.sub(r'(fill|stroke)="(#[0-9A-F]{6})"', tinted, picture)


PICTURES = pictures(
    """
# lying_mirror: a hand mirror in roses; a smile looks back that is not ours
well $ 5 12 x=0 y=20 courses=7 lit=no bricks=12; p ambr.2/.6 -1.9 36! -1.4 39 -2.6 47! 2.6 47! 1.4 39 1.9 36!; p ambr.1 -3.2 38 0 36 3.2 38 0 40;
f ambr.1 0 6.2 3.63 7.03 4.72 4.03 2.74 1.29 0 3; o ruby.1/.35 2.14 4.74 .75; f ambr.2 3.63 7.03 6.81 9.43 8.87 6.98 7.25 4.67 4.72 4.03;
o opal.0/.35 6.15 6.58 .75; f ambr.0 6.81 9.43 9.18 13.1 11.95 11.5 11.11 8.62 8.87 6.98; o opal.0/.35 9.42 10.04 .75; f ambr.1 9.18 13.1 10.44 17.6
13.59 17.05 14.85 13.5 11.95 11.5; o ruby.1/.35 11.56 14.7 .75; f ambr.2 10.44 17.6 10.44 22.4 13.59 22.95 14.5 20 13.59 17.05;
o opal.0/.35 12.3 20 .75; f ambr.0 10.44 22.4 9.18 26.9 11.95 28.5 13.63 26.05 13.59 22.95; o opal.0/.35 11.56 25.3 .75;
f ambr.1 9.18 26.9 6.81 30.57 8.87 33.02 12.1 32.21 11.95 28.5; o ruby.1/.35 9.42 29.96 .75; f ambr.2 6.81 30.57 3.63 32.97 4.72 35.97 7.25 35.33 8.87
33.02; o opal.0/.35 6.15 33.42 .75; f ambr.0 3.63 32.97 0 33.8 0 37 2.52 37.43 4.72 35.97; o opal.0/.35 2.14 35.26 .75; f ambr.1 0 33.8 -3.63 32.97
-4.72 35.97 -2.74 38.71 0 37; o ruby.1/.35 -2.14 35.26 .75; f ambr.2 -3.63 32.97 -6.81 30.57 -8.87 33.02 -7.25 35.33 -4.72 35.97;
o opal.0/.35 -6.15 33.42 .75; f ambr.0 -6.81 30.57 -9.18 26.9 -11.95 28.5 -11.11 31.38 -8.87 33.02; o opal.0/.35 -9.42 29.96 .75;
f ambr.1 -9.18 26.9 -10.44 22.4 -13.59 22.95 -14.85 26.5 -11.95 28.5; o ruby.1/.35 -11.56 25.3 .75; f ambr.2 -10.44 22.4 -10.44 17.6 -13.59 17.05
-14.5 20 -13.59 22.95; o opal.0/.35 -12.3 20 .75; f ambr.0 -10.44 17.6 -9.18 13.1 -11.95 11.5 -13.63 13.95 -13.59 17.05; o opal.0/.35 -11.56 14.7 .75;
f ambr.1 -9.18 13.1 -6.81 9.43 -8.87 6.98 -12.1 7.79 -11.95 11.5; o ruby.1/.35 -9.42 10.04 .75; f ambr.2 -6.81 9.43 -3.63 7.03 -4.72 4.03 -7.25 4.67
-8.87 6.98; o opal.0/.35 -6.15 6.58 .75; f ambr.0 -3.63 7.03 0 6.2 0 3 -2.52 2.57 -4.72 4.03; o opal.0/.35 -2.14 4.74 .75; e saph.0/.6 0 20 10.6 13.8;
P amet.2 4.8 12.4! 9 18 9 25 6.2 31! 0 33.8! 5 26 5.6 18; p amet.3 -6 14.6! -4 9 0 7 4 9 6 14.6! 0 11; @ 0 18 .98: skull opal #FFC83D;
v lead/.5 -3.4 24.4 0 26 3.4 24.4; r white/.7 -8.6 13 -4.6 8.4 | -9.2 16.6 -7.4 14.4; roses 17.6 38.4 1.05 lean=150; roses -17.6 38.4 1.05 lean=210;
roses 23 32 .8 lean=150; roses -23 32 .8 lean=210; roses 10.4 42.6 .95 lean=150; roses -10.4 42.6 .95 lean=210
# last_mask: the last mask: gilt, crowned with plumes, weeping one tear, on a stand of lances
one = feather 20 6 ruby.1,ruby.2; two = feather 22 6 amet.1,amet.2; well $ 4.6 131 x=0 y=18 courses=7 bricks=10; fan 7 -66 66 0 22: feather 17 6
amet.1,amet.2 | one | two | feather 23 6 ruby.1,ruby.2 | two | one; T ambr.2 1.2>1.2 4 47 17 30 | 1.2>1.2 -1 47 9 40; @ 0 25.6 1.34: mask opal ruby.2;
p ambr.1/.6 -9 19.4! -8 15.4 0 12.6 8 15.4 9 19.4! 5 17.4 0 18.6! -5 17.4; o ruby.2 0 15.4 1.6; O saph.1/.4 4.4 16 .9; p ambr.1/.45 0 22.2! -1.2 25 0
27 1.2 25; p ambr.1 6.6 32.6! 8.4 26 8.4 30 5.6 36.4! 3.4 38 | -6.6 32.6! -8.4 26 -8.4 30 -5.6 36.4! -3.4 38; p saph.1/.4 4.4 26.4! 5.8 29.6 4.4 31.4
3 29.6; O flame/0 4.3 21.9 .6
# turned_hourglass: an hourglass whose sand falls upward
well $ 4.6 133 x=0 y=20 courses=7 bricks=11; p #D4E2F2/.65 -10 5! 10 5! 9.4 12 4 18.4 1.2 21.6 4 24.8 9.4 31 10 38! -10 38! -9.4 31 -4 24.8 -1.2 21.6
-4 18.4 -9.4 12; p ambr.1 -9.9 5.4! 9.9 5.4! 9.2 12 5.4 16! 2 14 0 11 -2 14 -5.4 16! -9.2 12; p ambr.2/.4 2 5.4! 9.9 5.4! 9.2 12 5.4 16! 2.6 14.2;
t ambr.1/.35 1.1>2.2 0 33 0 21 0 12; p ambr.1/.45 -8 38! -5 35.6 0 34 5 35.6 8 38!; v white/.6 -8 31 -5.4 27 -3.4 25 | -8 11 -5.6 15.4 -3.6 17.6;
f ambr.2/.65 -14 1 14 1 13 5.6 -13 5.6 | -14 42.4 14 42.4 13 37.8 -13 37.8; f ambr.1/.45 -13 1.4 13 1.4 12.6 3 -12.6 3 | -12.6 40.4 12.6 40.4 13 42
-13 42; T ambr.3/.55 1.8>1.8 11.6 5.6 11.6 38; O ambr.1 11.6 21.6 1.9; O ruby.2/.4 0 3.4 1.1; o ambr.1/.3 -2.4 30 .55 | 2 28.4 .55 | -1 26.4 .55 |
1.8 32.4 .55 | -3.8 33.2 .55; flame 0 21.6 .62 180; both: { @ 20 47: { fan 3 -30 24: leaf 9 4 amet.0 | leaf 12 4 amet.1 | leaf 10 4 amet.2 } }
# glass_key: a key of glass hangs before a keyhole of light
well $ 4.4 137 x=0 y=14 courses=7 lit=no bricks=12; p halo/.6 0 3 5.4 5 7.4 10.4 5.6 15.4 3.4 17.6! 8.4 44! -8.4 44! -3.4 17.6! -5.6 15.4 -7.4 10.4
-5.4 5; ring 0 10.4 7.6 10 18 ambr.1,ambr.2; p halo/.6 0 4 4.6 5.6 6.6 10.4 5 15 3 17.4! 8.4 44! -8.4 44! -3 17.4! -5 15 -6.6 10.4 -4.6 5.6;
@ 1.6 10.4 1 14: { wheel 6 : { p saph.0 0 -1.6! 2.9 -3.8 2.9 -7 0 -8.4 -2.9 -7 -2.9 -3.8; r white/.4 -1.2 -4.4 -1.2 -6.2 } | { p saph.1 0 -1.6! 2.9
-3.8 2.9 -7 0 -8.4 -2.9 -7 -2.9 -3.8; r white/.4 -1.2 -4.4 -1.2 -6.2 }; o amet.1 0 0 2.2; o opal.0/.4 0 0 .9; f saph.0/.55 -1.4 8 0 8 0 31 -1.4 31;
f saph.1/.55 0 8 1.6 8 1.6 31 0 31; f saph.2 -2.6 8 2.6 8 2.2 10.6 -2.2 10.6; f amet.1 1.6 22 7 22 7 25.6 4.6 25.6 4.6 24 1.6 24;
f saph.1 1.6 27 8.4 27 8.4 31 6 31 6 29.4 4.4 29.4 4.4 31 1.6 31; f saph.2 -1.8 31 2 31 0 34 }; both: t smok.1 1.6>1.6 28 2 17 7 9.4 9.6 |
1.6>1.6 28 38 17 30 8 22; flame 0 40.6 .7
# dreadweaver: the weaver of dread: a mask, needles, eight legs, a web
one = { p opal.1/.45 0 -1! 1.9 -5 0 -10! -1.9 -5; r lead/.25 0 -2 0 -7 }; two = { p opal.2/.45 0 -1! 1.9 -5 0 -10! -1.9 -5; r lead/.25 0 -2 0 -7 };
threads 0 23 18 9,14,19.5,25.5,32,42 #6A5A93,#4B4080,#352D63,#2A2350,#1E1930 9; R #E9DFF2 26.4 24 27.6 53 | 23 36 23 53;
T ruby.3/.55 3.2>.7 5 24 13 10 19 6 23 13 26.4 24; V ruby.1/.35 5 24 13 10 19 6 23 13; T ruby.3/.55 3.2>.7 5 26 14 17 20 18 22.4 27 23 36;
V ruby.1/.35 5 26 14 17 20 18 22.4 27; T ruby.3/.55 3.2>.7 5 29 12 27 17.4 32 18.4 40 16 51; V ruby.1/.35 5 29 12 27 17.4 32 18.4 40;
T ruby.3/.55 3.2>.7 4 20 8.6 6 13 1 18 -3 22 -4; V ruby.1/.35 4 20 8.6 6 13 1 18 -3; fan 9 -96 96 0 21: f ambr.1 -1.4 -10 0 -21.5 1.4 -10 |
f ambr.2 -1.4 -10 0 -25 1.4 -10; p smok.3/.65 -10.4 23 -9 13 -4.4 8 0 7 4.4 8 9 13 10.4 23 8.6 32 10.4 38! 0 40 -10.4 38! -8.6 32;
P amet.3/.4 3 9! 8 13.6 9.4 22 7.4 31 8 36! 6 30 7.2 21 5.6 14; V amet.1/.35 5.4 11 8.4 16.4 8.6 22; @ 0 37 1 -100: one; @ 0 37 1 -80: two;
@ 0 37 1 -60: one; @ 0 37 1 60: two; @ 0 37 1 80: one; @ 0 37 1 100: two; p ruby.2/.6 -9 53 -7 42 -4 37 4 37 7 42 9 53; P ruby.3/.6 4 37! 9 40 14 47
15 53! 9 53! 7 43; p ruby.1 -2.4 38! 0 36 2.4 38! 1.4 45 0 53! -1.4 45; P ruby.1.5/.45 3.2 41! 7.4 44 8.6 53! 4.8 53! 4.6 46; o ambr.1 0 41.8 2.7;
f ruby.2/.35 -1.3 40.4 1.3 40.4 -1.3 43.2 1.3 43.2; V ruby.1/.4 10.2 43.4 12.2 48 12.6 53; p opal.0/.7 0 10.6 4.6 12.6 6.8 18.4 6.2 25 3.2 32 0 35.2
-3.2 32 -6.2 25 -6.8 18.4 -4.6 12.6; P opal.2/.4 6.6 18! 6.2 25 3.2 32 0 35.2! 3 29 4.6 24; P lead/.3 1.1 21.8! 3.2 19.4 5.8 20! 4.2 22.8;
O flame/0 3.4 21.2 .7; O lead/0 1.4 16.4 .65 | 3.5 16.9 .45; o ruby.2/.2 0 13.7 .7; p ruby.2/.3 -1.9 29.6! -.7 28.8 0 29.2 .7 28.8 1.9 29.6! 0 31.2;
r lead/.25 -1.8 29.7 1.8 29.7; v lead/.35 -.9 26.6 0 27.1 .9 26.6; v lead/.25 -.4 21.4 -.6 24.6 -.9 26.4; v ruby.2 4.6 22.9 4.3 26 4.7 28.6 |
-4.6 22.9 -4.3 27.5; r lead 2.2 11.4 3 13.6 2.2 14.6 3.4 15.8; V lead/.5 1.4 18.2 3.6 17.9 5.8 18.8
# dream_sea: the sea of dreams: a sleeping face is a wave, her hair is foam; three fish
rays 0 14 26 0,9,15,22,31,48 #E7DDF4,#B7A6DA,#7F78BE,#4F58A4,#343E86,#252C63 4 1.2; o #F6EFE1/.6 0 14 8.8; o #E7DDF4/.4 2.6 12.4 1.7 | -3 16.6 1.1 |
-2 10.4 .8; p saph.3/.65 -28 37! -22 30 -15 29 -10 33 -6 40 28 45! 28 54! -28 54!; p saph.2/.65 28 12! 24.4 7 17 5.4 9 8.4 3.4 14.4 1 20 6 17.4! 11 17
14 21 12 27! 18 25 24 28 28 26!; p saph.1 28 14! 23 9.6 17 8.6 11 10.4 6.4 15! 12 14 16.4 17.4 17 22! 22 20.4 28 23!; p #DCEAF6/.65 -16.6 29.4 -14
24.4 -8.6 21.6! -4.4 20.4 2 21 8 24 12.6 29.4 14.4 36 13 44! -2 50! -12 49 -14.6 45.4! -12.8 44 -13.6 42.4! -16.2 41.6! -14.8 39.6! -15.6 38.4 -18.8
37.4! -16.4 34; p #B8D8F2/.45 2 21 8 24 12.6 29.4 14.4 36 13 44! 4 48! 8.6 41 9 34 6.4 27; p #B8D8F2/.35 -12 49 -14.6 45.4! -10 45 -6 47.4!;
v lead/.9 -13.4 32.6 -10.6 34.6 -7 33.2; r lead/.4 -12.4 34 -13.2 35.6 | -10.8 34.6 -11 36.4 | -8.8 34.3 -8.4 36; v lead/.7 -14 29.4 -10.6 27.4 -6.4
28.4; v lead/.35 -16.8 37.4 -15.4 36.8; p ruby.1/.35 -15.9 41.5! -13 41 -11.4 42.2! -13.6 42.6 -14.4 44 -12.6 43.8; v saph.1/.4 -6 38.4 -4 40 -1.4
39.6; p saph.1/.6 -8.6 21.6! -2 15.6 7 17 13.6 22 19 30 20.6 39 17 48! 14 42 12.6 34 8 27 1.6 22.4; p opal.0/.55 -8.6 21.6! -3 18.4 4.4 19.4 10.6 23.6
15.6 31 17 39 15 46! 13.6 40 11.4 33 7 26.4 0 22.6; p saph.2/.6 13.6 22! 20 26.4 25 33 28 43! 28 54! 16 54! 19.6 46 19.4 36 17.4 28;
p saph.0 19 29! 23 36 23.4 45 21 54! 17 54! 20 46 20.4 38; v white/.5 4.4 21 9.6 25 13.8 32.4 15 38 | 22 32 25 39 25.6 47; o opal.0 9.4 8 2.4;
o saph.0 5.2 11.4 2.3; o opal.0 2.2 15.6 2; o saph.0 13.6 5.6 2.6; o opal.0 18.6 4.4 2.7; o saph.0 23.6 5.8 2.6; o opal.0 27.4 9 2.4 | -10.4 21.4 2.2
| -6.4 18.8 2.3 | -13.4 24.4 2; @ -19.4 20 .9 24 flip | -21 43.6 1 -14 flip | 2.6 4.4 .72 10: { p ambr.1/.55 -5 0! -1.6 -2.8 2.4 -1.8 4.4 0! 2.4 1.8
-1.6 2.8; p ambr.2 4 0! 7.2 -2.6! 6.4 0 7.2 2.6!; p ambr.3/.4 -1.4 -2.7! -.4 0 -1.4 2.7! -3.4 1.8 -5 0! -3.4 -1.8; o white/.3 -3.2 -.6 .6;
r lead .8 -1.4 .8 1.4 }; p saph.2/.6 -28 46! -22 43.6 -16 46.4 -10 50 -4 49.4 4 51 14 49.6 28 51! 28 56! -28 56!; v white/.5 -22 47 -17 49 -12 51.4;
p flame/.4 -10.6 36.9! -9.9 38.4 -10.6 39.6 -11.3 38.4
# danse_macabre: a skeleton in a ruff dances with four arms
one = { p opal.0 0 0! -2.2 -4.4 -1.9 -8.4 0 -9.4 1.9 -8.4 2.2 -4.4; v lead/.25 0 -2 0 -7 }; two = { p opal.1 0 0! -2.2 -4.4 -1.9 -8.4 0 -9.4 1.9 -8.4
2.2 -4.4; v lead/.25 0 -2 0 -7 }; three = { p opal.2 0 0! -2.2 -4.4 -1.9 -8.4 0 -9.4 1.9 -8.4 2.2 -4.4; v lead/.25 0 -2 0 -7 };
hand = { L opal.0/.4 1.1>.8 .5 0 1.4 -2.6 1.2 -4.4; l opal.1/.4 1.1>.8 0 0 0 -2.6 -.2 -5 | 1.1>.8 -1 .6 -2.8 -1 -3.6 -2.4; o opal.0/.4 0 .4 1.5 };
rays 0 22 24 0,12,17,23,31,46 #F4B3AC,#C9606E,#8E2C4E,#5C2350,#3A1B4A,#241436 6 1.4; @ 0 3.4 .97: { @ 0 0 | 0 0 flip: { l opal.0/.55 1.9>1.5 4.4 21.6
13 19.4; l opal.1/.55 1.7>1.3 13 19.4 17.4 9.6; o opal.1/.45 13 19.4 1.2; @ 17.8 8 .95 14: hand; l opal.0/.55 1.9>1.5 4.4 24.4 12.6 30;
l opal.1/.55 1.7>1.3 12.6 30 20.6 27; o opal.1/.45 12.6 30 1.2; @ 22 26.4 .95 84: hand }; l opal.1/.55 2>1.6 -1.4 38 -8 40.4 -12.6 44;
l opal.0/.55 1.8>1.4 -12.6 44 -9 48.4 -4.6 52; l opal.1/.55 2>1.6 1.6 38 8 41.6 9.4 47; l opal.0/.55 1.8>1.4 9.4 47 6.4 50 7 54;
o opal.1/.45 -12.4 44 1.4 | 9.4 47 1.4; t opal.1 2.2>2.2 0 20 .6 28 0 36; p opal.0/.55 -4.4 35.4! 0 37.4 4.4 35.4! 4 39 1.6 38.6 0 41 -1.6 38.6 -4 39;
V opal.0/1.5 .4 22.4 3.6 21.4 5.2 23.6 2.6 24.2; V lead .6 23.3 3.1 22.4 4.3 23.6; V opal.1/1.5 .4 25.2 3.9 24.2 5.6 26.4 2.8 27;
V lead .6 26.1 3.4 25.2 4.7 26.4; V opal.0/1.5 .4 28 3.6 27 5.2 29.2 2.6 29.8; V lead .6 28.9 3.1 28 4.3 29.2; V opal.1/1.5 .4 30.8 2.9 29.8 4.2 32
2.1 32.6; V lead .6 31.7 2.5 30.8 3.3 32; @ 0 19.6: { @ 0 0 1 -100: one; @ 0 0 1 -80: two; @ 0 0 1 -60: one; @ 0 0 1 -40 | 0 0 1 40: two;
@ 0 0 1 60: one; @ 0 0 1 80: two; @ 0 0 1 100: one }; @ 0 19.6: { @ 0 0 .8 -170: two; @ 0 0 .8 -152: three; @ 0 0 .8 -134: two;
@ 0 0 .8 -116: three }; @ 0 19.6: { @ 0 0 .8 116: two; @ 0 0 .8 134: three; @ 0 0 .8 152: two; @ 0 0 .8 170: three; @ 0 0 .8 188: two };
@ 0 11.4 .92: skull opal #FFC83D; p ruby.2/.6 -6.4 4.4 -3.4 .6 2 -.4 6.4 2.4 6.6 5! 0 3.6; p emer.1 4.4 2.4! 8.4 -1.6 13 -.6 10.4 2.4 6.4 4.4!;
o ambr.1/.45 4.6 3 1.1; p ruby.2 -3.4 36.6! 3.4 36.6! 5.6 42 2.6 41 .4 44! -2 41.2 -5.4 42.4; o ambr.1/.45 0 37.4 1.2 }
""",
    threads,
) | {"violet_rose": violet_rose}
