"""Beasts in glass. Every drawing takes the seven tones of its well, mouth outwards."""

import math

from ..document import Fragment
from .panes import HALO, at, both, disc, drawn, facet, fan, pane, ring, rule, taper, twins, vein
from .wells import Ramp, leaf, spray, well


def stag(ramp: Ramp) -> Fragment:
    """A stag's head before the mouth of the well."""
    antler = taper("8.4 15.2 12.6 13.4 15.8 9.4 16.2 5", 1.8, 0.5, "opal.1", swell=0.25)
    antler += taper("11.8 9.6 14.2 6.4 14.6 1.6", 1.6, 0.5, "opal.1", swell=0.25)
    antler += taper("5.4 18.4 4.1 14 5 8.4", 1.8, 0.5, "opal.1", swell=0.25)
    antler += taper("9.4 13.4 8.2 9.4 9 4", 1.6, 0.5, "opal.1", swell=0.25)
    antler += taper("2.4 23 5.2 18.6 9.2 14.8 11.6 9.8 12 4.4 10.8 .4", 2.8, 0.7, "opal.0", 0.6, 0.25)
    antler += vein("4.2 20.4 8.2 15.8 10.6 11", 0.3, "opal.3")
    neck = drawn("p ambr.3/.6 -6 47 -5.6 40 -4 32 4 32 5.6 40 6 47; P ambr.2/.6 4 33! 6.4 39 9.4 47! 4.6 47! 3.6 40")
    collar = "".join(
        at(3 * s, 45, leaf(11.4, 3.8, f"emer.{a % 3 + 0.6}"), 1, s * a) for a in (58, 82, 104) for s in (1, -1)
    )
    ear = drawn("""p ambr.2/.6 4.2 25.4! 8.4 21.4 14.4 19.8! 12.6 24.6 6.8 28
        p ruby.0/.4 6.2 25.6! 9.2 23.2 12.6 21.6! 11 24.6 7.6 26.4""")
    face = twins("4 23.4! 6.6 27 6 31.4 3.2 37.6! 1.4 32 2.6 27", "ambr.1", 0.6, other="ambr.1.5")
    face += pane("-3.6 22.4 0 21 3.6 22.4 3 27 1.5 32 0 34.5 -1.5 32 -3 27", "ambr.0", 0.6)
    face += drawn("""p opal.1/.6 -3.2 37.2! 0 34.2! 3.2 37.2! 3 41 0 44 -3 41
        p lead/.3 -2.5 39.8 0 39 2.5 39.8 1.5 42 0 43 -1.5 42""")
    face += drawn("P smok.3/.4 2.9 29.2! 4.6 27.5 6 28.6! 4.6 30.1; O flame/0 4.5 28.8 .6")
    face += drawn("p ambr.2/.4 0 22.6! 1 24.6 0 27.4! -1 24.6; V lead/.35 4.4 25.4 5.2 26.6; V lead 2 33.6 2.6 35.6")
    ferns = (
        spray(-23, 43.6, -14, 1.7)
        + spray(23, 43.6, 14, 1.7)
        + spray(-15.2, 44.6, 14, 1.2)
        + spray(15.2, 44.6, -14, 1.2)
    )
    return (
        well(ramp, 13.2, 7, y=15, growth=1.25)
        + ferns
        + at(0, -0.6, both(antler) + neck + both(ear) + collar + face, 0.96)
    )


def peacock(ramp: Ramp) -> Fragment:
    """A peacock whose fan is three rows of eyes."""
    out = well(ramp, 4, 21, y=34, courses=8, growth=1.22, bricks=14, lit=False, dark=1.4)
    for reach, count, span, k in ((35, 13, 100, 1.0), (27.5, 12, 96, 0.9), (20, 9, 88, 0.8)):
        for i in range(count):
            angle = -span + 2 * span * i / (count - 1)
            x, y = reach * math.sin(math.radians(angle)), 36 - reach * math.cos(math.radians(angle))
            far, odd = reach > 21, i % 2
            plume = pane(
                "0 15! 2.7 4 3.1 0 1.8 -3.4 0 -4.6 -1.8 -3.4 -3.1 0 -2.7 4", f"emer.{2 - odd if far else 1 - (1 - odd)}"
            )
            plume += pane("0 3.6! 2 .2 1.4 -2.4 0 -3.2 -1.4 -2.4 -2 .2", f"ambr.{odd}", 0.4)
            out += at(x, y, plume + drawn("o saph.2/.35 0 -.6 1.25; o white/0 0 -.8 .5"), k, angle)
    out += ring(0.6, 20, 7.4, 9.6, 16, ("ambr.1", "ambr.2")) + disc(0.6, 20, 7.4, HALO, 0.6)
    body = pane(
        "-8.6 47 -7 38 -3 31.5 -2.1 26 -2.7 21.5 -1.6 17.6 1.2 16.8 3.4 18.6 3.1 21.4 2.5 26 3.6 31.5 7.2 38 8.6 47",
        "saph.3",
        0.7,
    )
    body += pane("-2.6 33 0 30.5 2.8 33 4.6 39 4.4 47 -4.4 47 -4.6 39", "saph.2")
    for y, w in ((35, 3.4), (38.4, 4.3), (42, 4.6)):
        body += vein([(-w, y - 1.2), (-w / 2, y + 0.6), (0, y - 0.6), (w / 2, y + 0.6), (w, y - 1.2)], 0.45, "saph.0")
    body += drawn("v saph.0/.35 -1.1 29 -.6 25 -.9 22; v saph.0 1.2 30 1.4 26")
    head = drawn("""p opal.0/.45 -1.9 18.8! 0 17.6 2.6 18 4.2 19.6! 2.4 21.4 -.6 21.8
        p ambr.2/.45 3.3 18.8! 6.7 20.6 6.9 22.2! 4.6 21.5 3 21""")
    head += drawn("p ruby.3/.3 -.1 19.8! 1.5 18.7 3.1 19.9! 1.5 20.7; o flame/0 1.6 19.75 .42")
    tufts = [
        rule("0 0 0 -4.4", 0.5) + pane("0 -4! .95 -5.4 0 -6.8 -.95 -5.4", glass, 0.4)
        for glass in ("ambr.1", "ruby.1", "ambr.1", "ruby.1")
    ]
    claws = drawn("F ambr.2 8.4 47 10.6 40.5 12.2 47; F ambr.1 12.2 47 14.6 42.5 15.6 47")
    return out + claws + body + fan(tufts, -36, 36, 0.6, 17.2) + head


def sphinx(ramp: Ramp) -> Fragment:
    """A sphinx in profile, her paw on a closed book."""
    out = well(ramp, 7, 31, x=-6, y=15, bricks=12)
    out += facet("-28 39.5 28 39.5 28 47 -28 47", "smok.2") + "".join(
        rule([(x, 39.5), (x * 1.12, 47)], 0.4) for x in (-20, -9, 3, 14, 23)
    )
    plumes = [
        pane([(0, 0, True), (-1.9, -n * 0.5), (-0.6, -n, True), (1.9, -n * 0.6)], f"saph.{i % 3 + 0.3}")
        + rule([(0, -2), (-0.2, -n * 0.8)], 0.25)
        for i, n in enumerate((13, 17, 20.5, 22, 21, 17))
    ]
    out += drawn("""t ambr.2 1.9>1.3 20 38 24.6 36 24.4 28.4 20.8 26.4 19.8 29
        p saph.3 19 29.6 18.4 27.6 20 25.6 22 27 20.8 29.6 20 31.4!""")
    body = pane("-2 27 4 25.4 12 27.4 18 29.6 21.6 34 20.6 40! 6 40! -6 40! -7.6 34", "ambr.1", 0.65)
    body += drawn("""p ambr.2 9 40! 8.8 34 12.6 30.6 17.6 31 20.8 35.6 20.6 40!
        p ambr.1 9 40! 10.4 37.6 15 37.4 20 38.4 20.4 40!""")
    out += body + fan(plumes, 8, 62, 3.6, 33)
    chest = drawn("""p ambr.0/.6 -7.2 23! -2.4 24! 1.8 29 1 35 -2.4 40! -8.4 40! -9.4 33 -8.6 27
        v lead/.35 -6.4 30 -3.8 31.6 -1 30.6; v lead/.35 -6.4 33.2 -4 34.6 -1.8 33.8""")
    leg = drawn("""p ambr.1/.6 -3.4 32 .6 34 -.4 38 -4 40! -14 40! -15.6 38.4 -14.4 36.6 -8.6 36.4
        r lead/.35 -13.6 38.2 -12.4 39.4; r lead/.35 -11.6 38 -10.4 39.4""")
    tome = drawn("""f opal.1 -19.6 37.6 -8 37.6 -8 41 -19.6 41; f ruby.2 -20.2 36.6 -7.4 36.6 -7.4 38 -20.2 38
        f ruby.3 -20.2 40.6 -7.4 40.6 -7.4 42 -20.2 42""")
    tome += drawn("r opal.3/.25 -19 39.2 -8.4 39.2; p ruby.1 -20.2 36.6! -18.4 36.6! -18.4 42! -20.2 42! -21 39.3")
    nemes = pane(
        "-8.6 13! -7.4 8.6 -3 6 2.4 7.6 4.4 13 5.4 20 8.4 27.4! 3.2 28.8 -1.6 27.6! -1.8 20 -4.4 14.4", "saph.2", 0.65
    )
    for i, line in enumerate(("-6.4 8.4 -1.4 10.6 .6 17 .6 27.6", "-3.6 6.8 1.4 10 3.2 18 4.2 27.8")):
        nemes += taper(line, 0.9, 1.5, "ambr.1", 0.35) if i < 2 else ""
    face = pane(
        "-8.6 12.8! -8.9 15.4 -11 19! -9.4 19.8! -9.9 20.8! -9 21.5 -9.6 22.5! -9.2 24.6 -7.2 26 -4.4 25! -1.8 27! -1.8 20 -4.2 14.2!",
        "skin.0.3",
        0.6,
    )
    face += drawn("""p skin.1/.4 -4.4 25! -1.8 27! -1.8 20 -4.2 14.2! -4.6 19 -3.6 22; v lead/.55 -8.6 16 -7 15.3 -5.2 15.8
        p flame/.4 -8.4 17.8! -6.8 16.8 -5 17.6! -6.6 18.5""")
    face += drawn("""r lead/.4 -4.9 17.6 -3 17.2; v lead/.35 -9.4 21.5 -8.2 21.4 -7.6 21; r lead/.5 -6.9 17.2 -6.7 18.2
        p ambr.1 -9.4 12! -8.4 9.4 -8 6.4! -10 8 -10.6 10.6""")
    return out + tome + chest + leg + at(0.3, 0.4, nemes + face)
