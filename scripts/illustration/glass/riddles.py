"""Riddles: dials, hourglasses, cups, portraits. Every drawing takes the seven tones of its well, mouth outwards."""

import math

from ..document import Fragment
from .panes import LEAD, at, both, disc, drawn, facet, flame, pane, ring, rule, vein, wheel
from .parts import KID, pinch, profile
from .wells import Ramp, leaf, well


def lying_hourglass(ramp: Ramp) -> Fragment:
    """An hourglass that lies; its sand is a small landscape."""
    out = well(ramp, 13, 71, x=0, y=16, growth=1.22)
    out += drawn(
        "p emer.2/.6 -28 40! -18 37.4 0 38.4 18 37 28 40! 28 48! -28 48!; p emer.3/.5 -28 44 -10 41.6 10 43.4 28 41.6 28 48! -28 48!; t ambr.2/.5 2>2 -15 13 16 13; t ambr.2/.5 2>2 -15 37 16 37"
    )
    glass = drawn(
        "p #EAF4F4/.65 -14 17! -9.6 15.4 -4.6 17.4 -.8 22.6 .4 25 -.8 27.4 -4.6 32.6 -9.6 34.6 -14 33!; p #EAF4F4/.65 15.2 17! 10.8 15.4 5.8 17.4 2 22.6 .8 25 2 27.4 5.8 32.6 10.8 34.6 15.2 33!"
    )
    sand = drawn("""p ambr.1 -14 28.4! -10.6 26.8 -6.6 28.6 -3 29.8! -4.6 32.6 -9.6 34.6 -14 33!; p ambr.2/.4 -14 31 -10 30.4 -5.4 32.8! -9.6 34.6 -14 33!; f emer.2/.4 -11 27.2 -9.4 27.2 -10.2 19.6; f emer.3/.4 -13.4 28 -12 27.6 -12.7 22.4
        p ambr.0 15.2 27! 12 28.4 8.4 27.4 5 28.6 3.4 29.6! 5.8 32.6 10.8 34.6 15.2 33!; f ambr.2/.45 6.8 28.4 10 21.4 13.6 28.8 10.4 30; f ambr.3/.4 10 21.4 13.6 28.8 10.4 30; p ambr.2/.4 15.2 30.4 11 31.4 6.4 32.8! 10.8 34.6 15.2 33!; o ambr.1/.4 -6.4 21.4 1.9
        v white/.6 -12.4 18 -8.6 17.4 -4.8 19.6; v white/.6 13.6 18 9.8 17.4 6 19.6; v ambr.2/.7 -2.6 27.6 .6 25.4 3.6 27.8""")
    caps = drawn(
        "e ambr.2/.65 -16 25 2.7 14.6; e ambr.1/.55 -17.4 25 2.5 14; e ruby.2/.45 -17.6 25 1.4 9.4; e ambr.2/.65 17.4 25 2.7 14.6; e ambr.1/.5 16.4 25 2.2 13.6"
    )
    posts = drawn("t ambr.1/.5 2.2>2.2 -15.6 39 16.4 39; o ambr.2/.45 .5 39 1.6; o ambr.2/.45 .5 13 1.5")
    return out + glass + sand + posts + caps + leaf_row()


def leaf_row() -> Fragment:
    """Grass at the foot."""
    return "".join(
        at(x, 47, leaf(n, 2.4, f"emer.{i % 2 + 1}"), 1, a)
        for i, (x, n, a) in enumerate(((-25, 8, -10), (-21, 6, 12), (22, 7, -14), (25.4, 9, 8)))
    )


def hourless_clock(ramp: Ramp) -> Fragment:
    """A dial of twelve empty windows; one of its hands is a feather."""
    out = well(ramp, 6, 73, x=0.6, y=22, courses=6, bricks=12, dark=0.8)
    out += (
        drawn("o ambr.3/.7 .6 22 19.6")
        + ring(0.6, 22, 16.9, 19.6, 24, ("ambr.1", "ambr.2"))
        + drawn("o opal.1/.6 .6 22 16.9")
    )
    out += ring(0.6, 22, 8.2, 16.9, 12, ("opal.1", "opal.2"), 15)
    arch = drawn(
        "p saph.3/.5 -1.7 0! -1.8 -3.4 0 -5.6 1.8 -3.4 1.7 0!; r saph.1/.4 0 -.2 0 -5; r saph.1/.4 -1.6 -2.6 1.6 -2.6"
    )
    lit = drawn("p halo/.5 -1.7 0! -1.8 -3.4 0 -5.6 1.8 -3.4 1.7 0!") + flame(0, -2.2, 0.6)
    out += wheel(12, lambda i: at(0, -9.8, lit if i == 11 else arch), 0.6, 22) + drawn(
        "o ambr.0/.5 .6 22 7.4; o ambr.1/.45 .6 22 6"
    )
    plume = drawn(
        "p emer.1/.5 0 -3! 3.4 -8 3 -14 .4 -19! -.4 -12 0 -7; p emer.2/.5 0 -3! -2.8 -7 -2.6 -13 .4 -19! .6 -12 0 -7; t opal.0/.35 .9>.3 0 3.4 0 -6 .3 -17.6; r lead/.35 .2 -9 2 -10.4; r lead/.35 .2 -12 1.8 -13.6; r lead/.35 0 -8 -1.8 -9.6"
    )
    short = drawn("t smok.3/.3 1.5>1.1 0 2.6 0 -8; p smok.3/.3 -2 -7.6 0 -12! 2 -7.6 0 -6.6")
    return (
        out
        + at(0.6, 22, short, 1, 244)
        + at(0.6, 22, plume, 1, 38)
        + drawn("o ruby.2/.5 .6 22 1.9; o ambr.1/.35 .6 22 .7")
    )


def three_cups(ramp: Ramp) -> Fragment:
    """Three cups; a glove lifts one, and something glows under it."""
    out = well(ramp, 13, 75, x=0, y=16, growth=1.22)
    out += drawn(
        "e ruby.2/.65 0 40 27 7.4; e ruby.1/.5 0 38.6 25 5.8; p ruby.3/.6 -27 40! -14 46 0 47.4 14 46 27 40! 28 48! -28 48!; v ruby.0/.4 -18 41.6 -8 43 2 43.4"
    )
    cup = drawn(
        """p ambr.1/.65 -5.4 0! -3.8 -14.6! 3.8 -14.6! 5.4 0! 0 1.4; p ambr.2/.45 1.4 -14.6! 3.8 -14.6! 5.4 0! 2 1.2; e ambr.2/.5 0 -14.6 3.8 1.1; p ruby.2/.45 -4.8 -5.6! 0 -4.4 4.8 -5.6! 5.1 -2.8! 0 -1.4 -5.1 -2.8!; e ambr.0/.35 -.4 -14.8 2.2 .5; v white/.5 -3 -12 -3.6 -7.6"""
    )
    glow = drawn("p halo/.5 -6.4 39! -4 33.4 0 31 4 33.4 7 38.4! 4 40.4 -3 40.6")
    out += at(-14.4, 39.4, cup) + at(14.8, 39.4, cup) + glow + flame(0.2, 36.8, 0.95) + at(1.6, 27.2, cup, 1, 17)
    sleeve = drawn(
        "p saph.3/.6 19.4 -2! 28 -2! 28 9! 15.6 8.4! 15 4; p opal.0/.5 15 3.4! 17.4 2.4! 18.4 8.8! 15.8 9.4!; o ambr.1/.35 20.4 5 .7"
    )
    return out + sleeve + at(7.4, 12, pinch(KID), 0.95, -42)


def lying_portrait(ramp: Ramp) -> Fragment:
    """A portrait in a gilt frame: half a young face, half bone."""
    out = well(ramp, 10, 77, x=0, y=20, growth=1.26, dark=0.7)
    out += drawn(
        "f ambr.3/.7 -14.6 1 14.6 1 14.6 43 -14.6 43; f ambr.1/.5 -14.6 1 14.6 1 11.6 4.4 -11.6 4.4; f ambr.1/.5 -14.6 43 14.6 43 11.6 39.6 -11.6 39.6; F ambr.2/.5 14.6 1 14.6 43 11.6 39.6 11.6 4.4; f saph.3/.6 -11.6 4.4 11.6 4.4 11.6 39.6 -11.6 39.6"
    )
    boss = drawn("o ambr.0/.5 0 0 2.3; o ruby.2/.4 0 0 1.1")
    out += "".join(
        at(x, y, boss) for x, y in ((-14, 1.6), (14, 1.6), (-14, 42.4), (14, 42.4), (-13.2, 22), (13.2, 22))
    ) + drawn("p ambr.1/.6 -4.6 1.6! -3 -1.6 0 -2.6 3 -1.6 4.6 1.6!")
    out += drawn("""p emer.2/.55 0 39.6! -11.6 39.6! -10.4 35.6 -3.2 33! 0 34!; p smok.2/.55 0 39.6! 11.6 39.6! 10.4 36 3 33.6! 0 34!; v emer.0/.4 -7.6 36 -5 39
        p ruby.3/.55 0 6! -6 7.4 -9.6 13.6 -9.4 23 -10.6 32.4! -6 34 -3 31! 0 20!; p opal.3/.5 0 33.6! 0 28! 2.6 28 2.8 33.8!; p skin.1/.5 0 28! -3 27 -3.2 33! 0 35.4!
        p fair.0/.6 0 8.6! -4.6 10 -6.8 15.4 -6.2 22 -3.6 27.6 0 30.4!; p fair.1/.35 0 27! -2 27 -4.8 24! -3.6 27.6 0 30.4!
        p ruby.2/.5 0 7.6! -5 8.4 -8 14 -7.4 20! -5.8 15.4 -3 12.6! 0 11!; v ruby.0/.35 -6.6 14 -4.4 10.6 -1.4 9.4
        p opal.0/.6 0 8.6! 4.8 9.4 7 14.6 6.2 20 5.6 23.4 3.4 25! 3.2 29.6! 0 30.4!; p opal.2/.4 5.6 12 7 15 6.2 20 5.6 23.4 3.4 25! 2.6 23 4.8 20
        p lead/.35 1.2 18.4! 3 15.4 5.6 17 4.8 20.6 2.2 21; f lead/.3 .2 21.6 1.7 24.4 .2 24.6; r lead/.4 0 26 3.2 25.8; r lead/.35 1.1 25.2 1.1 29.6; r lead/.35 2.2 25 2.2 29.4; o flame/0 3.4 18.4 .75
        p white/.35 -5.4 18.4! -3.6 17 -1.6 18.4! -3.4 19.6; o emer.2/.25 -3.5 18.3 1; o lead/0 -3.5 18.3 .45; v lead/.6 -5.5 18.2 -3.6 16.9 -1.5 18.3; v ruby.3/.7 -5.6 15.8 -3.6 14.8 -1.4 15.7; v lead/.35 0 19 -.5 22 -1.1 23.2 0 23.8; p ruby.2/.3 0 25.6! -1 25.3 -2.6 26.1! -1.4 27.2 0 27.4!; r lead/.6 0 7.6 0 34""")
    return out


def drowned_library(ramp: Ramp) -> Fragment:
    """Books swim like fish between shelves that are waves."""
    out = well(ramp, 7.4, 79, x=0, y=6, bricks=11)
    for i, y in enumerate((14.6, 29, 43)):
        edge = [(-28 + k * 4, y + 1.2 * (1 if (k + i) % 2 else -1)) for k in range(15)]
        out += pane([*edge, *((x, v + 2.6) for x, v in reversed(edge))], ("ambr.3", "ambr.2", "ambr.3")[i]) + vein(
            [(x, v + 1) for x, v in edge[2:12]], 0.35, "ambr.1"
        )
    stood = (
        (-25, 14, 8, "ruby"),
        (-21.6, 14.4, 10, "emer"),
        (19, 13.4, 9, "emer"),
        (22.4, 14.6, 11, "ruby"),
        (-26, 29, 8.4, "amet"),
        (-22, 28.4, 10, "saph"),
        (18.4, 28.6, 9, "amet"),
        (22, 29, 7.4, "ruby"),
        (25, 28, 10, "emer"),
        (-25, 43, 9.4, "emer"),
        (-21, 42.6, 7.6, "ruby"),
        (20, 42.4, 9.6, "saph"),
        (24, 43, 8, "amet"),
    )
    for x, y, high, glass in stood:
        out += drawn(
            f"f {glass}.2 {x - 1.5} {y - high} {x + 1.5} {y - high} {x + 1.5} {y} {x - 1.5} {y}; r {glass}.0/.4 {x - 1.4} {y - high + 2} {x + 1.4} {y - high + 2}; r {glass}.0/.4 {x - 1.4} {y - 2} {x + 1.4} {y - 2}"
        )

    def fish(glass: str) -> Fragment:
        """An open book whose spine is a belly: its covers end in a tail."""
        fin = f"p {glass}.1 8.6 0! 12.4 -3.8 15 -4.4! 13.6 0 15 4.4! 12.4 3.8; v lead/.35 10.6 0 13.6 -2.4; v lead/.35 10.6 0 13.6 2.4"
        body = f"""p opal.1/.5 -8 -1.6! -3 -5.2 4 -4.4 9 -.4! 4 4.4 -3 5.2 -8 1.6!; p {glass}.2/.6 -9.6 0! -6.4 -5 0 -6.6 6 -4.4 9.4 0! 4.6 -2.8 -1 -4.2 -6 -3!; p {glass}.2/.6 -9.6 0! -6.4 5 0 6.6 6 4.4 9.4 0! 4.6 2.8 -1 4.2 -6 3!
            p {glass}.3/.5 -9.6 0! -7 -4.2 -4.4 -4.6! -3.2 0 -4.4 4.6! -7 4.2; o white/.45 -6.6 -1.2 1.25; o lead/0 -6.8 -1.2 .6; r lead/.3 -2.6 -1.4 7 -.5; r lead/.3 -2.8 1.4 7 .5; p {glass}.1 -1 -6.4! 2 -9.4 5 -9.4! 4 -5.2!; v ambr.1/.45 -1.6 -5 1.6 -5.2 4.6 -3.6"""
        return drawn(fin) + drawn(body)

    out += (
        at(-2, 22.4, fish("ruby"), 1.06, 8)
        + at(7.4, 37, fish("saph"), 0.84, -8, flip=True)
        + at(-10.6, 37.4, fish("emer"), 0.6, -10)
        + at(6, 8.6, fish("amet"), 0.55, 6, flip=True)
    )
    return out + "".join(
        disc(x, y, r, "saph.0", 0.4)
        for x, y, r in ((-14.6, 19, 1.1), (-15.4, 15.6, 0.8), (-13.6, 12, 1.2), (14.6, 33, 0.9), (15.4, 30, 0.7))
    )


def moon_dial(ramp: Ramp) -> Fragment:
    """Eight phases of the moon round a blind eye."""
    out = well(ramp, 5, 81, x=0.6, y=22, courses=7, bricks=12)
    out += (
        drawn("o smok.3/.7 .6 22 19.8; o ambr.2/.5 .6 22 19; o saph.3/.5 .6 22 18")
        + ring(0.6, 22, 9.2, 18, 8, ("saph.3", "#1E2E66"), 22.5)
        + ring(0.6, 22, 8, 9.4, 24, ("ambr.1", "ambr.2"))
    )
    for i in range(8):
        angle = math.radians(i * 45 - 90)
        x, y, r = 0.6 + 13.6 * math.cos(angle), 22 + 13.6 * math.sin(angle), 3.3
        out += disc(x, y, r, "halo" if i == 0 else LEAD if i == 4 else "#2F3F7C")
        side, bulge = (1, -1)[i < 4], (0, 0.55, 0, -0.55, 0, -0.55, 0, 0.55)[i]
        if i not in (0, 4):
            limb_of = [(x + side * -r * math.sin(t), y - r * math.cos(t)) for t in (q * math.pi / 8 for q in range(9))]
            inner = [
                (x + side * r * bulge * math.sin(t), y - r * math.cos(t))
                for t in (q * math.pi / 8 for q in range(7, 0, -1))
            ]
            out += facet(limb_of + inner, "halo", 0.4)
    out += drawn("o opal.2/.55 .6 22 8") + at(
        0.6,
        22,
        drawn(
            "p white/.6 -7 0! 0 -4.6 7 0! 0 4.6; o opal.2/.5 0 0 3.6; o opal.1/.4 0 0 2; v opal.3/.4 -2.8 -1.4 0 -2.6 2.8 -1.4; v ruby.1/.3 -6 .2 -4.4 .7; v ruby.1/.3 6 -.2 4.4 .5; v lead/.5 -6 -3.4 0 -6.4 6 -3.4; v lead/.5 -6 3.4 0 6.2 6 3.4"
        ),
    )
    return out + flame(0.6, 8.4, 0.62)


def talking_statues(ramp: Ramp) -> Fragment:
    """Two busts in profile, mouths open; the banner between them knots."""
    out = well(ramp, 10, 83, x=0, y=15, growth=1.26)
    plinth = drawn(
        "f opal.2/.6 9.4 36 21.4 36 22.4 47 8.4 47; f opal.3/.45 17.4 36 21.4 36 22.4 47 18 47; f opal.1/.5 8.4 34 22.4 34 22.4 37 8.4 37; p opal.1/.6 10 34! 11.4 30 14 27.4! 20 27.4! 22 31 22.4 34!"
    )
    bust = plinth + at(15.4, 18, profile("opal", "opal", mouth=True), 1.02)
    out += bust + at(0, 0, bust, flip=True)
    out += drawn("""p ruby.2/.55 -9.4 20.4! -6.4 17.6 -3.4 20! -1 24! -2.6 26! -5 22.6 -7 22.4; p ruby.2/.55 9.4 20.4! 6.4 17.6 3.4 20! 1 24! 2.6 26! 5 22.6 7 22.4
        p ruby.1/.55 -3.6 22 0 19.4 3.8 21.6 4.4 26 1 28.6 -3.4 27.4 -4.6 24.6; p ruby.3/.45 -1.6 23.4 .6 22.4 2 24 .8 26 -1.4 25.6; v lead/.35 -3.8 25.4 -1.2 27.2 2 26.6
        p ruby.1/.55 -2.4 28! -.4 28.4! -2.4 34 -6 40! -5.6 36! -8 36.4! -4.6 32; p ruby.2/.55 .6 28.4! 2.4 27.8! 5 32 8.4 37.4! 5.8 36.8! 5.4 39.6! 2.4 33.6""")
    return out + flame(0, 11.4, 0.8)


def glass_egg(ramp: Ramp) -> Fragment:
    """A glass egg on a claw stand, a city inside."""
    out = well(ramp, 3.6, 85, x=0, y=20, courses=7, lit=False)
    out += drawn(
        "p #E4F0F6/.7 0 1 8 5 12.4 14.4 12.6 23 8.4 31 0 34.4 -8.4 31 -12.6 23 -12.4 14.4 -8 5; p saph.0/.45 0 1! 8 5 12.4 14.4 12.6 23 8.4 31 0 34.4! 6 29 9.4 22 9 14 5.4 5.4; p #F6FBFC/.35 -9.6 9.4 -7.4 5.6 -4.6 4.4! -7.4 8.4 -8.8 13!"
    )
    towers = (
        (-8, 21, 3.4, "amet.1"),
        (-4.8, 16, 3.2, "saph.1"),
        (5, 15, 3.4, "amet.0"),
        (8, 20.6, 3, "saph.1"),
        (1.8, 11.4, 3.8, "opal.1"),
        (-1.8, 14.4, 3.4, "ambr.1"),
    )
    for x, y, wide, glass in towers:
        h = wide / 2
        out += drawn(
            f"f {glass}/.45 {x - h:.1f} {y} {x + h:.1f} {y} {x + h:.1f} 30 {x - h:.1f} 30; f {('ruby.2', 'saph.3')[int(y) % 2]}/.45 {x - h - 0.5:.1f} {y + 0.1} {x:.1f} {y - 4.6:.1f} {x + h + 0.5:.1f} {y + 0.1}; f lead/.2 {x - 0.5:.1f} {y + 2} {x + 0.5:.1f} {y + 2} {x + 0.5:.1f} {y + 3.8} {x - 0.5:.1f} {y + 3.8}"
        )
    out += drawn(
        "p ambr.2/.5 -12 25! -6 26.4 0 25.4 6 26.6 12 25! 8.4 31 0 34.4 -8.4 31; p ambr.3/.4 -10.4 28.4 -4 29.4 2 28.6 9.8 29! 8.4 31 0 34.4 -8.4 31; p flame/.35 -.7 29.6! -.8 27.4 0 26.4 .8 27.4 .7 29.6!"
    )
    claw = drawn(
        "t ambr.2/.6 4.6>1.4 2 38 8.6 36.4 13.4 31 14 24 12 21; t ambr.1/.6 4>2 3 39 9 42.6 13 47; v ambr.0/.4 6 37.4 11.4 33 13 26"
    )
    return (
        out
        + both(claw)
        + drawn(
            "t ambr.2/.6 4>1.2 0 40 -1 35 0 28.6; o ambr.1/.6 0 38.6 3; o ruby.2/.45 0 38.6 1.5; p ambr.2/.6 -3.4 47! -2.4 42 2.4 42 3.4 47!"
        )
    )


def fugue(ramp: Ramp) -> Fragment:
    """A violin whose strings go on as the threads of a web."""
    out = well(ramp, 3.4, 87, x=10, y=6, courses=8, growth=1.26, bricks=12)
    web_at = (11.6, 4.4)
    reach = [
        (web_at[0] + r * math.cos(math.radians(a)), web_at[1] + r * math.sin(math.radians(a)))
        for r in (6, 11, 16.6, 23)
        for a in range(8, 200, 24)
    ]
    rows = [reach[i * 8 : i * 8 + 8] for i in range(4)]
    for _k, row in enumerate(rows):
        for i in range(7):
            a, b = row[i], row[i + 1]
            mid = ((a[0] + b[0]) / 2 * 0.94 + web_at[0] * 0.06, (a[1] + b[1]) / 2 * 0.9 + web_at[1] * 0.1)
            out += vein([a, mid, b], 0.35, "opal.0")
    out += "".join(
        rule(
            [web_at, (web_at[0] + 44 * math.cos(math.radians(a)), web_at[1] + 44 * math.sin(math.radians(a)))],
            0.35,
            "opal.0",
        )
        for a in range(8, 200, 24)
    )
    violin = drawn("""f smok.3/.5 -1.2 -2 1.2 -2 1 -19 -1 -19; p ambr.2/.65 0 -2.4 4 -2.6 6 .6 5 4! 3.4 6.4 5 8.6! 8 11.6 7.6 17 4 20 0 20.6 -4 20 -7.6 17 -8 11.6 -5 8.6! -3.4 6.4 -5 4! -6 .6 -4 -2.6
        p ambr.1/.45 -1.4 -1.6! -4 -1.4 -4.6 1 -3.8 3.8! -2 6.4 -3.8 9! -6.4 12 -6 16.4 -3.4 18.6 -1.4 19!; p ambr.3/.4 4.6 9! 8 11.6 7.6 17 4 20 1.6 20.4! 5.4 16.4 6 12.4
        v lead/.55 3 7.4 3.6 9.4 2.6 11.4 3.4 13.4; v lead/.55 -3 7.4 -3.6 9.4 -2.6 11.4 -3.4 13.4; f opal.1/.4 -2.6 10.6 2.6 10.6 2.2 9.4 -2.2 9.4; f smok.3/.4 -1.4 14.4 1.4 14.4 2 19.6 -2 19.6; f smok.3/.3 -1.1 -2 1.1 -2 1.2 6 -1.2 6; p ambr.3/.5 -1.4 -19! 1.4 -19! 1.4 -22 0 -24 -1.6 -22.4; R ambr.1/.9 1.2 -20 2.8 -20.4; R ambr.1/.9 1.2 -22 2.8 -22.4""")
    strings = "".join(rule([(x, 14.6), (x, 9.6), (x * 0.7, -19)], 0.3, "opal.0") for x in (-0.9, -0.3, 0.3, 0.9))
    bow = drawn(
        "t ambr.3/.5 1.2>.7 -17 41.4 4 36.4 19 27.6; r opal.0/.6 -16 42.6 19 29; f smok.3/.4 -17.6 40.4 -14.4 39.8 -14 42.4 -16.8 43.4"
    )
    threads = "".join(
        rule([(5.7 + d * 0.5, 6 + d * 0.3), (web_at[0] + d * 6, web_at[1] - 6)], 0.35, "opal.0") for d in (-1, 0, 1)
    )
    return (
        out
        + threads
        + at(-2.6, 24.6, violin + strings, 1, 24)
        + bow
        + drawn("p flame/.4 13.4 7.6! 14.5 9.2 14.4 10.6 13.4 11.4 12.4 10.6 12.4 9.2")
    )
