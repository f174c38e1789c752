"""Traps that are beautiful first. Every drawing takes the seven tones of its well, mouth outwards."""

import math

from ..document import Fragment
from .panes import at, banded, both, disc, drawn, facet, flame, pane, ring, rule, vein, wheel
from .parts import candle, cloaked, open_hand
from .wells import Ramp, leaf, roses, well


def mirror_floor(ramp: Ramp) -> Fragment:
    """A chequered floor in perspective; one square is sky."""
    out = well(ramp, 13, 91, x=0, y=11, growth=1.22)
    rows, far, eye = (18.6, 21.4, 25, 29.8, 36.4, 46.6), 18.6, 11.0
    for r in range(5):
        for c in range(-6, 6):
            quad = [
                (x * (y - eye) / (far - eye) * 3.1, y)
                for x, y in ((c, rows[r]), (c + 1, rows[r]), (c + 1, rows[r + 1]), (c, rows[r + 1]))
            ]
            if min(abs(quad[0][0]), abs(quad[1][0])) > 29:
                continue
            sky = (r, c) == (3, 0)
            glass = "saph.1" if sky else (f"opal.{0.2 + r * 0.25:.2f}" if (r + c) % 2 else f"smok.{2.9 - r * 0.25:.2f}")
            out += facet(quad, glass, 0.7 if sky else 0.5)
            if not sky and (r + c) % 2 and r > 1:
                (ax, ay), (bx, by) = quad[0], quad[2]
                out += rule(
                    [(ax * 0.7 + bx * 0.3, ay * 0.5 + by * 0.5), (ax * 0.45 + bx * 0.55, ay * 0.75 + by * 0.25)],
                    0.4,
                    "saph.0",
                )
    out += drawn("p opal.0/.45 2.4 33.6 4 31.8 6 32 7.4 31.4 8.8 32.6 8.4 34 4 34.2; v white/.45 1.4 31.2 3 30.8")
    pillar = drawn(
        "f opal.1/.6 15.4 2 20.4 2 20.8 25 15 25; f opal.2/.45 18.4 2 20.4 2 20.8 25 18.6 25; f ambr.1/.5 14 -1 21.8 -1 20.8 3 15 3; f ambr.2/.5 14.2 24 21.6 24 22.4 27 13.4 27; r lead/.35 16.8 3.4 16.6 24"
    )
    drape = drawn("p ruby.2/.5 28 -1! 20.8 -1! 22 8 25 16 28 20!; p ruby.3/.45 28 -1! 24.4 -1! 25.4 7 28 12!")
    who = at(-5.4, 33.6, cloaked("saph"), 0.82)
    return (
        out
        + both(pillar + drape)
        + who
        + flame(-2.2, 22.6, 0.62)
        + drawn("l saph.1/.4 1.4>1 -4 25.6 -2.6 25.4 -2.2 24.6")
    )


def toothed_bouquet(ramp: Ramp) -> Fragment:
    """A vase of five flowers with teeth."""
    out = well(ramp, 13, 93, x=0, y=16, growth=1.22)

    def jaws(glass: str) -> Fragment:
        """A flower that is a mouth: petals about two rows of teeth."""
        petals = wheel(7, lambda i: drawn(f"p {glass}.{i % 2 + 1} 0 -2! 2.4 -4 1.6 -7 0 -8.2! -1.6 -7 -2.4 -4"))
        mouth = drawn("o ruby.3/.5 0 0 4; p lead/.3 -3.4 -.2! 0 -2 3.4 -.2! 0 1.8") + "".join(
            drawn(
                f"f opal.0/.3 {x - 0.75:.2f} {-1.5 + abs(x) * 0.22:.2f} {x + 0.75:.2f} {-1.5 + abs(x) * 0.22:.2f} {x:.2f} .2; f opal.0/.3 {x - 0.75:.2f} {1.4 - abs(x) * 0.22:.2f} {x + 0.75:.2f} {1.4 - abs(x) * 0.22:.2f} {x:.2f} -.3"
            )
            for x in (-2, -0.7, 0.7, 2)
        )
        return petals + mouth

    heads = (
        (0.4, 8.6, 0.95, "ruby"),
        (-10.4, 13.6, 0.82, "amet"),
        (11, 13, 0.82, "ambr"),
        (-6.6, 23, 0.72, "saph"),
        (7.6, 22.6, 0.74, "ruby"),
    )
    for x, y, _, _ in heads:
        out += drawn(f"t emer.3/.45 1.3>1 {x * 0.15:.1f} 34 {x * 0.5:.1f} 28 {x} {y + 3}")
    out += "".join(
        at(x, 31, leaf(n, 4, f"emer.{i % 3 + 0.6}"), 1, a)
        for i, (x, n, a) in enumerate(
            ((-2, 13, -78), (2, 13, 76), (-2, 10, -50), (2, 11, 46), (-1, 9, -20), (1, 9, 22))
        )
    )
    out += "".join(at(x, y, jaws(glass), k, x * 3) for x, y, k, glass in heads)
    vase = drawn("""p opal.0/.65 -4.4 29.6! 4.4 29.6! 3 32 7 36 7 41 3.4 47! -3.4 47! -7 41 -7 36 -3 32; p opal.2/.4 2.4 29.6! 4.4 29.6! 3 32 7 36 7 41 3.4 47! 1.4 47! 4 41 4 36 1.6 32; e opal.1/.5 0 29.6 4.4 1.1
        p saph.2/.45 -6.6 36.4! 0 38 6.6 36.4! 7 39.6! 0 41.6 -7 39.6!; v saph.0/.35 -5 38 0 39.6 5 38; T ambr.2/.5 1.6>1.2 3.6 31 8 30 9.6 34 6.8 38""")
    return out + vase


def snare_necklace(ramp: Ramp) -> Fragment:
    """A necklace that closes like a snare; its clasp is a viper."""
    out = well(ramp, 10, 95, x=0.4, y=20, growth=1.26)
    stones = []
    for i in range(17):
        angle = math.radians(112 + i * 19.4)
        stones.append((0.4 + 14.6 * math.cos(angle), 20 + 15 * math.sin(angle)))
    gems = ("ruby", "saph", "emer", "amet")
    for i, (x, y) in enumerate(stones):
        angle = math.degrees(math.atan2(y - 20, x - 0.4)) + 90
        if i % 2:
            out += at(
                x, y, drawn("o opal.0/.5 0 0 2; v opal.3/.3 -1 .6 0 1.2 1 .6; r white/.4 -.7 -.8 -.2 -1.1"), 1, angle
            )
        else:
            g = gems[i // 2 % 4]
            out += at(
                x,
                y,
                drawn(
                    f"o ambr.2/.5 0 0 3.4; f {g}.2/.4 0 -2.6 2 -1.3 2 1.3 0 2.6 -2 1.3 -2 -1.3; f {g}.0/.3 0 -2.6 2 -1.3 .8 -.3 -.8 -.3 -2 -1.3; f {g}.1/.3 -.8 -.3 .8 -.3 0 2.6; f ambr.1/.4 -1.4 -3.2 0 -5.6 1.4 -3.2"
                ),
                1,
                angle,
            )
    body = banded("-7 33.4 -4.4 36.4 -.4 37 3.6 35.6 6.4 32.6", 3.2, 3.6, ("emer.2", "emer.1", "emer.3"), 9)
    head = drawn("""p emer.1/.6 -2.6 3! -4 -.4 -2.8 -4.4 0 -6.6 2.8 -4.4 4 -.4 2.6 3! 0 4.4; p emer.2/.4 0 -6.4! 2.8 -4.4 4 -.4 2.6 3! 0 4.4!; P lead/.3 1.2 -1.4! 2.6 -2.4 3 -.8!; O flame/0 2.2 -1.6 .55; v emer.0/.4 -1 2 -.8 -2; V lead .6 -4.6 .9 -4.2
        v ruby.2/.6 0 -6.4 0 -9! -1.2 -10.8!; v ruby.2/.6 0 -9 1.2 -10.8""")
    out += body + at(7.4, 30.6, head, 1.06, -52) + drawn("t emer.3/.5 2.8>.4 -7 33.6 -10.4 37 -14.4 37.6 -17 35")
    return out + roses(-22.4, 42, 0.85) + roses(22, 42.4, 0.85, lean=210)


def poisoned_feast(ramp: Ramp) -> Fragment:
    """A cloche is lifted; its steam forms a skull."""
    out = well(ramp, 10, 97, x=-3, y=17, growth=1.26, dark=0.4)
    steam = drawn("""p emer.0/.6 -9 38! -13 33 -9.4 29.6! -14.4 26 -14.6 17 -9.6 9.6 -3 8 4 10 7.6 16 7.4 24 3.4 29! 6.6 33 3 38!; p emer.1/.4 4.4 11 7.6 16 7.4 24 3.4 29! 6.6 33 3 38! .6 38! 2.6 33 0 29.4! 4.4 24 5 17
        p lead/.4 -11.4 19.6 -8.6 16.6 -5 18 -4.8 22.6 -8 24.6 -11 23; p lead/.4 4.6 19.4 2 16.8 -1.2 18.4 -1 22.8 1.6 24.4 4.4 22.6; f lead/.3 -3 23.6 -1.6 27 -4.6 27
        v lead/.5 -8 30.4 -3.4 31.6 1.4 30.4; v lead/.4 -5.6 29.6 -5.6 34; v lead/.4 -3.2 29.8 -3.2 34.4; v lead/.4 -.8 29.6 -.8 34; o flame/0 -8 20.6 .9; o flame/0 1.7 20.6 .9""")
    out += steam + drawn(
        """e ambr.3/.6 -2 40.6 20 3.4; e ambr.1/.6 -2 39.6 20 3; e ambr.0/.45 -2 39.2 15 1.9; p ruby.2/.5 -8 39.4 -6.6 36.4 -3.4 36.4 -2 39.4; p emer.2/.5 -2.4 39.4 -.4 35.8 3 36.8 4 39.4; f opal.1/.6 -28 42.6 28 42.6 28 48 -28 48; r lead/.4 -16 42.6 -18 48; r lead/.4 2 42.6 2 48; r lead/.4 18 42.6 21 48"""
    )
    lid = drawn(
        "p saph.0/.65 -13 0! -12.4 -7 -7 -12.4 0 -14 7 -12.4 12.4 -7 13 0!; p saph.1/.45 5 -13 9.6 -10.6 12.4 -7 13 0! 7.6 0! 8 -7; p white/.35 -10.4 -3! -9.4 -7.4 -5.8 -10.8! -7.4 -6.6 -8 -3!; f saph.2/.55 -14 0 14 0 14 2 -14 2; o ambr.1/.6 0 -15.6 2.2"
    )
    return out + at(14.4, 20, lid, 0.86, 52)


def satin_web(ramp: Ramp) -> Fragment:
    """A web like a collar of lace, and nobody in it."""
    out = well(ramp, 7, 99, x=0.4, y=19, bricks=12, dark=0.8)
    spokes, centre = 12, (0.4, 19)

    def on(reach: float, i: float) -> tuple[float, float]:
        angle = 2 * math.pi * i / spokes - math.pi / 2
        return centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)

    out += "".join(rule([on(7, i), on(42, i)], 0.55, "opal.0") for i in range(spokes))
    for reach in (19.6, 23.6, 28, 33):
        out += "".join(
            vein([on(reach, i), on(reach * 0.93, i + 0.5), on(reach, i + 1)], 0.5, "opal.0") for i in range(spokes)
        )
    for inner, outer, light, dark in ((10.6, 16.4, "opal.0", "saph.0"), (5.8, 10.8, "saph.0", "opal.0")):
        for i in range(spokes):
            a, b = on(inner, i), on(inner, i + 1)
            out += pane(
                [(*a, True), on(outer - 0.4, i + 0.06), on(outer + 1, i + 0.5), on(outer - 0.4, i + 0.94), (*b, True)],
                light if i % 2 else dark,
            )
            x, y = on((inner + outer) / 2 + 0.8, i + 0.5)
            out += disc(x, y, 1.15 if inner > 9 else 0.85, ramp[5], 0.4)
    out += drawn("o halo/.6 .4 19 4.4") + ring(0.4, 19, 4.2, 5.9, 12, ("ruby.2", "ruby.1"), 15)
    bow = drawn(
        "p ruby.1/.55 0 0! 4 -3.4 8.4 -3 8.6 3 4.4 3!; p ruby.3/.4 1.6 -.4! 4.4 -1.8 6.8 -.6 4.4 1; p ruby.2/.55 .4 .6! 2.6 6 5.6 9.6! 2.6 9.4! 1.8 11!"
    )
    return out + at(0.4, 34, both(bow) + drawn("o ruby.1/.55 0 .4 1.7"), 0.9)


def firefly_cage(ramp: Ramp) -> Fragment:
    """A bird-cage with an open door, and lights that lure."""
    out = well(ramp, 7.6, 101, x=0, y=21, bricks=12)
    out += drawn(
        "r lead/.9 0 -1 0 4; o ambr.2/.55 0 4.4 1.8; o lead/0 0 4.4 .8; p halo/.6 -11.4 37! -11.4 18 -8 10 0 6.6 8 10 11.4 18 11.4 37!"
    )
    out += drawn(
        "e ambr.3/.6 0 38 13 3; e ambr.2/.5 0 37 12.4 2.6; t ambr.2/.5 1.3>1.3 -5 25 3 25; v ambr.3/.8 -5 25 -5.4 17 -1.4 7.6; v ambr.3/.8 3 25 3.6 17 1 7.6"
    )
    glow = (
        wheel(10, lambda i: drawn("p ambr.1/.35 -.9 -2.6! 0 -5 .9 -2.6!"))
        + drawn("o white/.45 0 0 2.3")
        + drawn(
            "p emer.0/.35 -.4 -1.4! -3 -3.6 -3.4 -1.6; p emer.0/.35 .4 -1.4! 3 -3.6 3.4 -1.6; p smok.3/.3 -.7 -1.6 .7 -1.6 .6 .6 -.6 .6; o flame/.3 0 1 .9"
        )
    )
    out += at(-4.6, 31, glow, 0.82) + at(1, 18.6, glow, 0.72)
    for x, top in ((-11.4, 18), (-7.6, 10.4), (-3.6, 7.6), (11.4, 18), (7.6, 10.4)):
        out += drawn(f"v smok.3/1.1 {x} 37 {x} {top + 4} {x * 0.86:.1f} {top + 0.6:.1f} {x * 0.3:.1f} 7")
    out += drawn(
        "v smok.3/1.1 -11.6 24 0 26.4 4 26.2; v smok.3/1.1 -11 15 0 17 11 15; f ambr.2/.5 3.6 26.4 4.8 26.4 4.8 37.6 3.6 37.6; p ambr.2/.5 -13.4 38! 13.4 38! 12.4 41 0 42.6 -12.4 41; p ambr.1/.55 -3 7.4 0 5.4 3 7.4 2 9 -2 9"
    )
    door = drawn(
        "p smok.3/.5 11.4 25! 18.4 22 19.4 22.6! 19.8 36! 11.4 37.6!; p saph.1/.4 12.6 26.4! 18 24! 18.4 35! 12.6 36.2!; r smok.3/.9 14.4 25.6 14.6 36; r smok.3/.9 16.4 24.8 16.6 35.4; r smok.3/.9 12.6 31 18.2 29.6"
    )
    return out + door + at(17, 15.6, glow, 0.6)


def clinging_mask(ramp: Ramp) -> Fragment:
    """A mask seen from within; its straps end in hands that reach for us."""
    out = well(ramp, 7.6, 103, x=0, y=17, bricks=12)
    strap = banded("8.6 14 14 15.4 18.4 20 18.4 26.4 16.4 30.6", 4.2, 4.6, ("ruby.2", "ruby.3"), 8)
    hand = at(16, 29.6, open_hand(("ruby.1", "ruby.1.5", "ruby.3"), spread=17), 1.0, 202) + drawn(
        "f ambr.1/.5 12.6 29.6 19 31.6 18.4 33.6 12 31.4"
    )
    out += both(strap + hand)
    return (
        out
        + drawn("""p opal.2/.7 0 1.6 7 3 10.4 9 10.4 18 7.4 27 0 33.4 -7.4 27 -10.4 18 -10.4 9 -7 3; p smok.2/.5 0 3.6 5.8 5 8.4 10 8.4 18 6 25.4 0 30.8 -6 25.4 -8.4 18 -8.4 10 -5.8 5
        P smok.1/.4 8.2 10 8.4 18 6 25.4 0 30.8! 4 24 5.8 17; P halo/.55 1.7 13.4! 3.8 11.4 6.2 13! 4 15.4; V smok.0/.5 1.6 9.8 4 8.2 6.4 9.8; p smok.3/.45 -1.1 13! 1.1 13! 2 20.4 0 22.4 -2 20.4
        p lead/.3 -2.6 25! 0 24.2 2.6 25! 0 26.6; v smok.0/.4 -2.4 18.6 -2.2 21; v smok.0/.4 2.4 18.6 2.2 21; o ambr.1/.5 0 4.6 1.6; o ruby.2/.35 0 4.6 .7""")
        + flame(0, 39.6, 0.7)
    )


def traitor_candles(ramp: Ramp) -> Fragment:
    """A candelabrum whose flames point down."""
    out = well(ramp, 4.2, 107, x=0, y=6, courses=7)
    out += drawn("""p ambr.2/.6 -1.5 12! 1.5 12! 2 20 1.3 26 2.4 31 1.6 37 -1.6 37 -2.4 31 -1.3 26 -2 20; o ambr.1/.6 0 23.6 3; o ambr.1/.5 0 31.4 2.5; p ambr.2/.6 -8 47! -7 42.6 -2.4 40.4 -2 36! 2 36! 2.4 40.4 7 42.6 8 47!; p ambr.1/.45 -2 36! .4 36! 0 41 -3 44 -8 47! -7 42.6 -2.4 40.4
        T ambr.2/.55 2.2>1.6 1.6 25.6 6 29.4 10.4 27.4 11.4 21; T ambr.2/.55 2.4>1.7 1.6 32.4 9 38.4 17.4 35 18.6 25.4; V ambr.0/.4 3 27.6 6.4 30 9.4 28.4; V ambr.0/.4 3.4 35 9.6 39 16.4 35.6""")
    for x, y in ((0, 12.4), (11.4, 20.6), (18.6, 25), (-11.4, 20.6), (-18.6, 25)):
        out += at(x, y, candle(7.6, lit=0, width=2.8) + drawn("p ambr.1/.5 -2.8 -.4! 2.8 -.4! 1.7 1.8 -1.7 1.8"))
    cold = drawn("p saph.0/.5 0 4! 1.7 1.3 1.9 -.9 0 -2.4 -1.9 -.9 -1.4 .9; p white/0 0 1.6! .8 -.4 0 -1.7 -.8 .4")
    for x, y in ((11.4, 24.6), (18.6, 29), (-11.4, 24.6), (-18.6, 29)):
        out += at(x, y + 1.6, cold, 1.05)
    return out + flame(0, 16.4, 1.05, 180)
