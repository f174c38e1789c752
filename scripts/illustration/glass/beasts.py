"""Beasts in glass. Every drawing takes the seven tones of its well, mouth outwards."""

import math

from ..document import Fragment
from .panes import (
    FLAME,
    HALO,
    WHITE,
    at,
    banded,
    both,
    disc,
    drawn,
    facet,
    fan,
    pane,
    ring,
    rule,
    taper,
    twins,
    vein,
    wheel,
)
from .parts import skull, wing
from .wells import Ramp, leaf, spray, waves, well


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


def swan(ramp: Ramp) -> Fragment:
    """A swan that rears, its wings two fans of blades."""
    blades = wing((13, 17, 20, 22.5, 23.5, 22, 19), ("opal.0", "saph.0", "opal.1"), -96, -8, 4.4)
    low = wing((9, 11.5, 13, 12), ("saph.1", "saph.0.5", "saph.1.4"), -112, -44, 4)
    out = well(ramp, 10, 18, x=1, y=13, growth=1.26) + both(at(-4.4, 30, blades)) + both(at(-4, 31.4, low))
    out += drawn("""p opal.1/.65 -8.6 47 -8.4 38 -4.8 30 0 28 4.8 30 8.4 38 8.6 47; p opal.2/.4 2.6 29 5.6 31.4 8.2 38 8.4 47 3.6 47 4.6 38
        v opal.3/.4 -5.4 33.6 -3 35 -.6 34; v opal.3/.4 -6.4 38 -3.6 39.6 -.8 38.4; v opal.3/.4 -.6 36 1.4 37 3.2 36""")
    out += drawn("""t opal.0/.65 10>2.9 1 45 -1.6 36 .4 29 3 22.6 4.2 16.6 1.6 10.8 -1.6 9.6; v opal.3/.35 2.6 36 1.8 31 4.4 24 4.8 17.4; v opal.3/.4 -3.4 36 -1.4 37.4 .6 36.6; v opal.3/.4 -2.4 32.4 -.6 33.6 1 32.8
        p opal.0/.6 2.4 8.2 .4 6.4 -2.6 6.8 -4.4 9.4 -3.6 11.8 -.6 12.4 1.8 11.4
        p ambr.2 -4.2 8.4! -8.4 9.4 -11.4 12.6! -7.4 12.4 -3.4 12! -4.4 10.4; r lead/.35 -4.4 10.8 -9.6 11.6
        p lead/.3 -4.6 7.8! -2 8.2 -.8 9.4! -2.6 10 -4.6 9.4!; o flame/0 -2.4 9.1 .55""")
    return out + waves(ramp[3:], 37.6, 46, 8, 3, 1.2) + drawn("v white/.5 -12 39.4 -6 37.4 0 39 6 37.2 12 39.2")


def chimera(ramp: Ramp) -> Fragment:
    """A lion whose mane is of fish scales; a forked tail turns about the mouth of the well."""
    out = well(ramp, 9.6, 24, x=0, y=16, bricks=13)
    tail = banded("15 45 21.4 37 22.4 26 18.6 16 10.6 7", 5.4, 2.2, ("saph.2", "saph.1", "emer.2"), 11)
    out += tail + drawn(
        "p saph.1/.6 11.4 7.4! 6.4 7 1 2.4! 5.4 3 8.6 3.6! 9.4 .8 7.4 -3! 12.6 0 13 5.4; r lead 10.4 5.8 4.6 4; r lead 10.8 4.4 9.8 -.6"
    )
    for reach, count, size, tones in ((15.2, 17, 3.2, "saph"), (12, 14, 3, "emer"), (8.8, 12, 2.7, "saph")):
        scale = [
            pane(
                [(-size, 1.6, True), (-size * 0.9, -1.4), (0, -4.2), (size * 0.9, -1.4), (size, 1.6, True)],
                f"{tones}.{0.6 + k * 0.8:.1f}",
            )
            + drawn("v lead 0 -.2 0 -2.4")
            for k in range(3)
        ]
        out += wheel(count, [at(0, -reach, scale[i % 3]) for i in range(count)].__getitem__, 0, 27)
    out += drawn(
        "P ambr.2/.6 4.6 19.4! 6.4 15.8 9.6 16.6 9.4 20.4 7.6 22.6!; P ruby.0/.4 6.2 19.4! 7.2 17.4 8.6 18 8.2 20.4!"
    )
    out += drawn("""p ambr.1/.65 0 17.4 5.4 18.8 8.4 23.4 8.2 29.4 5.6 34.6 0 37 -5.6 34.6 -8.2 29.4 -8.4 23.4 -5.4 18.8
        P ambr.2/.45 8.2 23 8 29.4 5.6 34.6 2 36.6! 4.2 32 5 27
        p ambr.0 -1.9 18.6 0 18 1.9 18.6 1.7 24 2.6 28.4! 0 30.6 -2.6 28.4! -1.7 24
        p ruby.3/.4 -2.6 28! 0 27.2 2.6 28! 1.5 30.4 0 31.2 -1.5 30.4; p opal.1 0 31 3 30.4 4.8 32.4 3.6 35 .9 34.6 0 33.4! -.9 34.6 -3.6 35 -4.8 32.4 -3 30.4
        f lead/.3 -2.2 35.1 2.2 35.1 0 38.4; F opal.0/.35 .7 35.2 2.1 35.2 1.5 37.6; r lead/.4 0 31 0 33.6
        P lead/.3 2.3 25.2! 4 23.2 6.6 23.8! 5 26; O flame/0 4.4 24.6 .85; V lead/.8 1.9 22 4 20.8 6.8 21.6; V lead 3 32.4 4 32.6; V lead 2.6 33.6 3.4 34""")
    return out + spray(-22, 45, -10, 1.3, "saph")


def bee(ramp: Ramp) -> Fragment:
    """A crowned bee from the front, her wings four leaded windows."""
    upper = drawn("""p saph.0/.6 2.4 20! 8.6 10.4 16.4 7 21.6 9.4 20.4 16 13.4 21 5.4 22.6!
        p #DCEAF2 5.4 16.4! 8.6 10.4 12.6 8.2! 12.4 13 9 18!; p opal.1 12.6 8.2! 17 7 21.6 9.4! 17.4 12 12.4 13!; p #CFE4E8 12.4 13! 17.4 12 21.6 9.4! 20.4 16 17 19! 9 18!""")
    lower = drawn(
        "p saph.0/.6 3 23.6! 10 22.6 17.4 24.8 19.4 29.4 14.6 32.6 7.6 30.6; p #DCEAF2 10 22.6! 17.4 24.8 19.4 29.4! 14 27.6 9 26.6!; p opal.1 9 26.6! 14 27.6 19.4 29.4! 14.6 32.6 7.6 30.6!"
    )
    comb = "".join(
        drawn(
            f"f ambr.{g} {x - 3.4:.1f} {y} {x - 1.7:.1f} {y - 3} {x + 1.7:.1f} {y - 3} {x + 3.4:.1f} {y} {x + 1.7:.1f} {y + 3} {x - 1.7:.1f} {y + 3}"
        )
        for x, y, g in ((16.4, 42.6, 2), (21.6, 39.6, 1), (21.6, 45.6, 3), (26.8, 36.6, 2), (26.8, 42.6, 1))
    )
    body = drawn(
        "p ambr.1/.65 -4.4 24 -7.6 29 -7.4 35.6 -4.2 41 0 45 4.2 41 7.4 35.6 7.6 29 4.4 24; p smok.3 -7 28 0 29.8 7 28 7.7 31.2 0 33.4 -7.7 31.2; p smok.3 -7 36 0 38.2 7 36 5.4 39.4 0 41.6 -5.4 39.4; f lead/.3 -1 44 1 44 0 47"
    )
    body += drawn("L smok.3/.4 1.2>.8 5 27 11 31 12.4 37; L smok.3/.4 1.2>.8 6.4 31.4 10 37 9 42")
    ruff = wheel(13, lambda i: pane("-1.5 -3! 0 -6.6 1.5 -3!", ("ambr.0", "ambr.1", "ambr.2")[i % 3]), 0, 22.6)
    head = drawn("""V lead/.8 1.6 12 4.6 7.6 7.6 6.4; O ambr.2/.4 7.8 6.2 .9; p ambr.1/.65 0 10.6 4.4 12 5.6 16.4 3.4 21 0 23 -3.4 21 -5.6 16.4 -4.4 12
        P smok.3 2 13.6! 4.6 12.2 6.2 15 5.6 19.2 3.6 20.4 2.4 17; V smok.0/.35 3.4 14.6 4.8 15.2 4.9 18; p ambr.0 -1.4 14 0 13.4 1.4 14 1.2 18 0 20 -1.2 18; v lead/.4 -1.4 20.8 0 21.4 1.4 20.8
        f ambr.2 -4.4 11.6 -5.4 6 -2.8 8.6 0 4 2.8 8.6 5.4 6 4.4 11.6; r lead/.35 -4.2 10 4.2 10; o ruby.1/.35 0 9 .9; O opal.0/.3 2.8 10.8 .5; O flame/0 4.4 16.2 .7""")
    return well(ramp, 10, 41, y=19, growth=1.25) + both(comb) + both(upper) + both(lower) + body + ruff + head


def beads(points: list[tuple[float, float]], first: float, last: float, glasses: tuple[str, ...]) -> Fragment:
    """Pearls on a string, each with its spark; each size touches the next."""
    out, count = "", len(points)
    for i, (x, y) in enumerate(points):
        r = first + (last - first) * i / max(1, count - 1)
        out += disc(x, y, r, glasses[i % len(glasses)]) + vein(
            [(x - r * 0.55, y - r * 0.1), (x - r * 0.4, y - r * 0.45), (x - r * 0.05, y - r * 0.58)], 0.35, WHITE
        )
    return out


def pearl_serpent(ramp: Ramp) -> Fragment:
    """A serpent of pearls in coils, its jaw open above."""
    out = well(ramp, 7.4, 29, x=-2, y=12, bricks=12) + waves(ramp[4:], 38, 46, 3, 2, 0.8)
    string = ("opal.0", "saph.0", "opal.1")
    for rx, ry, cy, count, r in ((17, 3.4, 40, 24, 2.3), (13, 2.9, 35.4, 19, 2.2), (9.2, 2.4, 31, 14, 2.1)):
        ring_of = [(rx * math.cos(t), cy + ry * math.sin(t)) for t in (i * 2 * math.pi / count for i in range(count))]
        out += beads(sorted(ring_of, key=lambda p: p[1]), r, r, string)
    neck = [(6.6, 28.6), (9.4, 26), (11, 22.6), (10.6, 18.8), (8, 16), (4.4, 15), (0.8, 15.6), (-2.2, 13.6), (-2.6, 10)]
    out += beads(neck, 2.3, 2, string)
    head = drawn("""p saph.2/.6 3.4 7.4! 4 3 .4 1.2 -5.6 3 -11.4 2.8! -12.6 5 -10.6 7! -5 6.8 -2.8 9.4!
        p saph.3/.6 3 7! 2.6 12 -2.4 14.6 -8.4 15 -10.4 13.4! -6 11.8 -2.8 9.2!
        p ruby.2/.4 -10.2 6.8! -5 6.8 -2.8 9.3! -6 11.6 -9 12.8! -5.4 10 -6.6 8.4; f opal.0/.35 -10.4 6.9 -8.7 6.9 -9.7 10; f opal.0/.35 -7.4 6.9 -5.9 6.9 -6.8 9; f opal.0/.35 -9.6 13.2 -8 12.6 -8.9 10.6
        v ruby.3/.7 -4.6 9.6 -9.4 9.8 -13.4 11.6; p opal.0/.4 -3.6 4.6! -2 3.2 .2 4! -1.2 5.4; o flame/0 -1.8 4.3 .65; r lead/.4 -11.2 4.2 -10.2 4.4""")
    crest = fan(
        [pane("-1 0! -.9 -3 0 -5 .9 -3 1 0!", g) for g in ("ruby.1", "ambr.1", "ruby.1", "ambr.1")], 10, 96, 2.8, 4.4
    )
    return out + crest + head


def moth(ramp: Ramp) -> Fragment:
    """A pale moth spread over the window, a skull on its back."""
    out = well(ramp, 4.4, 14, y=15, courses=7)
    fore = drawn("""p amet.0/.65 3 17! 9 8.4 17.4 3.6 25.6 3! 25.4 11.4 21.4 18.4 13.6 23 4 24.6!
        p opal.1 3.4 19.4! 10 12.6 17.4 3.8! 9.4 8 3 17!; p opal.0 10 12.6! 18.6 11.6 25.6 3! 19.4 3.2 17.4 3.8!; p amet.1 4 24.4! 12 18.6 22 17.6! 17 21.4 12.4 23.4
        o ambr.1 15.2 15.4 3.4; o ruby.2/.45 15.2 15.4 2.1; o lead/0 15.2 15.4 1; r lead/.35 3.4 21.4 11 16.4; v lead/.35 19.4 10.4 22.4 11.4 24.4 11""")
    hind = drawn("""p amet.1/.65 3.4 25! 12 23.6 19 26.6 20.4 33.4 15.4 40 11.6 37 9.4 42 5.4 38.6 3.4 32
        p opal.1 4 26! 11.6 25.6 17 28.6 17.4 32.6 12.6 31.4 5.4 33!; o ambr.1/.45 12.6 30 2; o ruby.2/.35 12.6 30 1; v lead/.35 6 34 10.4 34.4 15 38.6; v lead/.35 4.8 32.6 8 36 8.6 40.4""")
    out += both(hind) + both(fore)
    body = drawn(
        "p opal.2/.6 -2.6 25 -3 32 -2 39 0 43 2 39 3 32 2.6 25; v lead/.4 -2.9 29.4 0 30.4 2.9 29.4; v lead/.4 -2.8 33.4 0 34.4 2.8 33.4; v lead/.4 -2.2 37.4 0 38.2 2.2 37.4"
    )
    plume = drawn("v lead/.9 1.4 10.6 4.6 6 9 3.6; v opal.1/.4 1.4 10.4 4.6 5.9 9 3.5") + "".join(
        drawn(f"r lead/.4 {x} {y} {x + 1.6:.1f} {y - 2.4:.1f}")
        for x, y in ((2.6, 8.6), (4, 6.6), (5.8, 5.2), (7.6, 4.2))
    )
    head = drawn("p opal.2/.5 -2.4 12 0 10 2.4 12 1.8 15 -1.8 15; O lead/0 1.5 12 .7")
    return out + body + both(plume) + head + at(0, 21, skull("opal", FLAME), 0.82)
