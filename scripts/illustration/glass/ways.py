"""Ways that are barred: bridges, stairs, gates, walls. Every drawing takes the seven tones of its well, mouth outwards."""

import math
from itertools import pairwise

from ..document import Fragment
from .panes import at, both, drawn, facet, flame, pane
from .parts import cloaked
from .wells import Ramp, footlight, leaf, spray, waves, well


def rope_bridge(ramp: Ramp) -> Fragment:
    """A rope bridge along its length, two planks gone."""
    out = well(ramp, 13, 13, x=0, y=11, growth=1.22)
    out += drawn("""p saph.3/.6 -13 22! 13 22! 19 34 24 47! -24 47! -19 34; p saph.2/.45 -6 22! 6 22! 9 34 10 47! -10 47! -9 34; v saph.1/.45 -14 36 -16 41 -17 45; v saph.1/.45 14.4 34 16.4 40 17 44
        P emer.3/.6 28 24! 20 21 11 22.4! 14.6 30 15 38 20 47! 28 47!; P emer.2/.5 28 22.4! 20.4 19.4 10.4 21.6! 11.4 25! 20 25.4 28 28!; R lead/.45 20 25.4 18 33; R lead/.45 18 33 21.6 40; R lead/.45 24 27 25.6 36""")
    out += drawn("F ambr.3/.55 4.8 21 3.2 21 3.4 11 4.9 11; O ambr.1/.45 4.2 10.6 1.2")
    rail = drawn("t ambr.2/.5 .8>2.2 4.4 12 6.8 19 11.4 27 18.6 38.4")
    for i in range(9):
        u = i / 8
        y, half, thick = 21.6 + 23 * u**1.4, 3 + 9 * u**1.2, 1.5 + 2.4 * u
        if i in (4, 5):
            stump = f"f ambr.1 {half - 2.4:.1f} {y:.1f} {half:.1f} {y:.1f} {half + 0.3:.1f} {y + thick:.1f} {half - 1.2:.1f} {y + thick - 0.4:.1f} {half - 2.8:.1f} {y + thick:.1f}"
            out += drawn(stump) if i == 4 else at(0, 0, drawn(stump), flip=True)
            continue
        dip = 0.7 if i == 6 else 0
        out += drawn(
            f"f ambr.{(0, 1, 0.6)[i % 3]} {-half:.1f} {y:.1f} {half:.1f} {y + dip:.1f} {half + 0.4:.1f} {y + dip + thick:.1f} {-half - 0.4:.1f} {y + thick:.1f}"
        )
    posts = "".join(
        drawn(
            f"R ambr.2/{0.7 + u:.1f} {4.6 + 12 * u**1.15:.1f} {14 + 20 * u:.1f} {3.4 + 8.6 * u**1.2:.1f} {22.4 + 22 * u**1.4:.1f}"
        )
        for u in (0.2, 0.48, 0.8)
    )
    plank = drawn("f ambr.1/.45 -1.6 33.6 2.4 35.4 1.8 37 -2.2 35.2")
    return out + posts + both(rail) + plank + flame(0, 15.6, 0.75)


def endless_stair(ramp: Ramp) -> Fragment:
    """A stair climbs to a pillar and goes on upside down, back to where it began."""
    out = well(ramp, 11, 17, x=0, y=21.6, growth=1.22)
    flight, run, rise = "", 4.1, 3.1
    for i in reversed(range(7)):
        x, y = -14.6 + i * run, 44.4 - i * rise
        flight += drawn(f"""f ambr.{(1, 0.5)[i % 2]} {x:.1f} {y:.1f} {x + run:.1f} {y:.1f} {x + run:.1f} 49 {x:.1f} 49; f ambr.3/.4 {x:.1f} {y:.1f} {x + 1:.1f} {y:.1f} {x + 1:.1f} {y + rise:.1f} {x:.1f} {y + rise:.1f}
            f opal.0/.55 {x - 0.7:.1f} {y - 1:.1f} {x + run:.1f} {y - 1:.1f} {x + run:.1f} {y + 0.4:.1f} {x - 0.7:.1f} {y + 0.4:.1f}; r ambr.3/.35 {x + 1.8:.1f} {y + 4:.1f} {x + 1.8:.1f} {y + 9:.1f}""")
    pillar = drawn(
        "f amet.1/.6 14.6 49 14.6 18 21.6 18 21.6 49; f amet.2/.45 18.6 49 18.6 18 21.6 18 21.6 49; f amet.1/.6 13.4 15.6 22.8 15.6 22.8 18.6 13.4 18.6; r lead/.4 14.6 26 21.6 26; r lead/.4 14.6 35 21.6 35"
    )
    half = flight + pillar
    who = drawn(
        "p saph.3/.45 -2.6 0! -2 -5.6 0 -7.6! .2 0!; p saph.1/.45 0 -7.6! 2 -5.6 2.8 0! .2 0!; p saph.2/.45 -1.4 -6.8 -1.2 -9 0 -10.4! 1.2 -9 1.4 -6.8 0 -6"
    )
    out += half + at(0, 43.2, half, 1, 180)
    return out + at(-0.4, 34.2, who, 0.85) + at(0.4, 9, who, 0.85, 180) + flame(2.8, 26.4, 0.6)


def ivy_gate(ramp: Ramp) -> Fragment:
    """An iron gate in whiplash ivy; one leaf is of gold."""
    out = well(ramp, 10, 23, y=17, growth=1.26)
    out += drawn(
        "F opal.2/.6 17 8 24 8 24 47 17 47; F opal.3/.45 21 8 24 8 24 47 21 47; F opal.1/.6 16 5.4 25 5.4 25 9 16 9; R lead/.4 17 18 24 17; R lead/.4 17 28 24 27.4; R lead/.4 17 37 24 37; O smok.2/.55 20.5 2.6 2.8"
    )
    for i in range(5):
        x, top = 2 + i * 3.4, 12.6 - 6.6 * math.cos(i * 0.33) + i * 1.1
        out += drawn(
            f"T smok.3/.35 1.3>1.3 {x:.2f} 46 {x:.2f} {top:.2f}; P smok.3/.35 {x - 1.1:.2f} {top + 0.4:.2f} {x:.2f} {top - 3.4:.2f}! {x + 1.1:.2f} {top + 0.4:.2f} {x:.2f} {top + 1.2:.2f}"
        )
    out += drawn(
        "T smok.3/.4 1.7>1.7 0 15 17 20; T smok.3/.4 1.7>1.7 0 38 17 38; V lead/1 .4 22 5 20 8.6 24 5 28 1.6 26 3 23.4 5.4 24.6; V lead/1 .4 35.6 5 37 8.4 33.4 6 30.6 3.4 32; t smok.3/.3 1.6>1.6 0 11 0 46; o ambr.2/.6 0 30 2.6; o lead/0 0 29.6 .8; r lead/.7 0 30 0 31.4"
    )
    vines = "v emer.3/1.3 -28 43 -18 39 -15 30 -19 21 -13 13 -6 14.4 -4.6 20 -8 22.6; v emer.3/1.3 28 40 18 43 12 38 14 29 9 24 10.4 15 16 10 13 4; v emer.3/1.1 -15 32 -9 35 -7 41 -10 45"
    out += drawn(
        "; ".join(f"v lead/{'2.2' if '1.3' in v else '1.9'} {v.split(' ', 2)[2]}" for v in vines.split("; "))
    ) + drawn(vines)
    spots = (
        (-17, 36, -70),
        (-16, 27, 60),
        (-18, 22.6, -60),
        (-14.6, 14, -20),
        (-8.4, 13.4, 20),
        (-5, 18, 100),
        (-9, 22, 200),
        (-10, 35, 30),
        (-8, 40, 110),
        (-22, 40.4, -20),
        (13.6, 37, 60),
        (13, 32, -70),
        (11.6, 26, 50),
        (9.4, 21, -60),
        (11, 14, -30),
        (16, 9.6, 80),
        (13.4, 4.6, -10),
        (20, 42.6, 10),
        (-10.6, 44, -80),
    )
    for i, (x, y, a) in enumerate(spots):
        glass = "ambr.1" if i == 13 else f"emer.{(1, 2, 1.5)[i % 3]}"
        out += at(
            x,
            y,
            drawn(
                f"p {glass} 0 .4! 1.2 -.8 3.4 -1.2! 2.4 -3 2.8 -5! 1.2 -4.4 0 -6.6! -1.2 -4.4 -2.8 -5! -2.4 -3 -3.4 -1.2! -1.2 -.8; r lead/.25 0 0 0 -4.4"
            ),
            0.86,
            a,
        )
    return out


def velvet_falls(ramp: Ramp) -> Fragment:
    """A curtain that turns into falling water."""
    out = well(ramp, 10, 28, x=0, y=10, growth=1.26)
    cuts = [-14.6 + i * 3.66 for i in range(9)]
    for i, (a, b) in enumerate(pairwise(cuts)):
        c, d = a * 1.16, b * 1.16
        out += drawn(
            f"p ruby.{(2, 3, 1, 2.4)[i % 4]} {a:.1f} 5! {b:.1f} 5! {b + 0.5:.1f} 16 {d:.1f} 28 {d * 1.1:.1f} 41! {c * 1.1:.1f} 41! {c:.1f} 28 {a + 0.5:.1f} 16; v ruby.0/.35 {a + 1:.1f} 8 {a + 1.4:.1f} 14 {a * 1.06 + 1.2:.1f} 19"
        )
    for i, (a, b) in enumerate(pairwise(cuts)):
        high, c, d = (23, 27, 20, 25, 18.6, 26, 21.4, 24.6)[i], a * 1.16, b * 1.16
        out += drawn(
            f"p saph.{(1, 0, 1.6, 0.5)[i % 4]} {c - 0.3:.1f} {high + 6}! {(c + d) / 2 - 0.6:.1f} {high} {d + 0.3:.1f} {high + 5}! {d:.1f} 34 {d * 1.2:.1f} 43! {c * 1.2:.1f} 43! {c:.1f} 34; v white/.45 {(c + d) / 2:.1f} {high + 5} {(c + d) / 2 * 1.04:.1f} {high + 9} {(c + d) / 2 * 1.08:.1f} {high + 12}"
        )
    out += (
        drawn("t ambr.2/.6 2.2>2.2 -18 4 18 4; O ambr.1/.6 18.4 4 2.2")
        + "".join(drawn(f"o ambr.1/.45 {x:.1f} 4.2 1.6") for x in cuts)
        + waves(ramp[3:], 40.4, 47, 12, 2, 0.8)
    )
    foam = (
        (-21, 41.6, 1.7),
        (-17.6, 40.2, 2.4),
        (-13, 41.4, 2.1),
        (-8.6, 40.2, 2.4),
        (-4, 41.4, 2),
        (0.4, 40, 2.5),
        (5, 41.4, 2),
        (9.4, 40.2, 2.4),
        (13.8, 41.2, 2.1),
        (18, 40.2, 2.3),
        (21.4, 41.8, 1.6),
    )
    return out + "".join(drawn(f"o opal.{i % 2} {x} {y} {r}") for i, (x, y, r) in enumerate(foam))


def theatre_roots(ramp: Ramp) -> Fragment:
    """Roots hold a stage like a hand."""
    out = well(ramp, 10, 31, y=19, growth=1.26)
    out += (
        drawn("""p ambr.2/.6 -13.4 40! -13.4 15! -8 8.4 0 5.6 8 8.4 13.4 15! 13.4 40!; p ambr.1/.45 -11.6 40! -11.6 15.6! -7 10.4 0 8 7 10.4 11.6 15.6! 11.6 40!
        p halo/.5 -9.6 40! -9.6 16.4! -6 12.4 0 10.4 6 12.4 9.6 16.4! 9.6 40!; P ruby.2 9.6 16.4! 6 12.4 1.4 10.5! 2.6 17 6 22 9.6 24!; P ruby.3 9.6 24! 6 22! 6.6 30 5.4 40! 9.6 40!; P ruby.1 9.6 24! 8 24 8.4 31 8 40! 9.6 40!
        f ambr.3/.55 -14.6 38 14.6 38 15.8 42 -15.8 42; o ambr.1 0 6.6 2.6; o ruby.1/.4 0 6.6 1.2""")
        + footlight(0, 38.6)
        + footlight(-7, 38.6)
        + footlight(7, 38.6)
        + flame(0, 34.4, 0.8)
    )
    roots = """t smok.2/.6 6>1.6 -28 36 -20 33 -16.6 25 -14.4 16 -9.6 11.4 -5 12.6; t smok.2/.6 6>1.6 28 34 21 32 16.6 24 14.6 15 9.6 10.4 5.4 12; t smok.1/.6 7>1.6 -30 44 -20 42 -13 35 -8.4 34.4 -5.6 37
        t smok.1/.6 7>1.6 30 43 20 42 13 35.4 8 34 5.8 36.4; t smok.2/.6 4.4>1.2 -27 14 -21.6 18 -18 26 -12.6 27.4 -8.6 24.6; t smok.2/.6 4.4>1.2 27 13 21.6 17 18 25.4 12.6 27.4 9 25; t smok.1/.6 3.4>.9 -3 -2 -5 5 -1.4 9 1.4 13.4"""
    out += drawn(roots) + drawn(
        "v smok.0/.4 -25 35.4 -19.4 31.4 -15.6 23; v smok.0/.4 25 33.6 20 30 15.6 22; v smok.0/.4 -25 42.6 -18 39.6 -12.4 34.6; v smok.0/.4 25 42 18.6 39.4 12.6 35"
    )
    return out + "".join(
        at(x, y, leaf(n, 2.6, "emer.2"), 1, a)
        for x, y, n, a in (
            (-17.4, 20, 5, -50),
            (17, 19, 5, 50),
            (-23, 40, 5, -10),
            (23.4, 40.4, 5, 16),
            (-9, 34.2, 4, 10),
            (9.4, 34, 4, -14),
        )
    )


def ink_river(ramp: Ramp) -> Fragment:
    """A black river in waves, a paper boat with a light."""
    out = well(ramp, 7.6, 37, x=-1, y=12, bricks=12)
    out += waves(("#4C6FAE", "#31407C", "#20264F", "#191A38", "#121327"), 21, 46, 9, 5, 1.5)
    boat = drawn(
        """f opal.0/.65 -13 -1 -6.4 1.4 0 -12 6.4 1.4 13 -1 8.6 8 -8.6 8; f opal.1/.5 0 -12 6.4 1.4 0 4 -6.4 1.4; f opal.2/.5 0 -12 6.4 1.4 0 4; f opal.2/.5 6.4 1.4 13 -1 8.6 8 3 8; r lead/.4 -6.4 1.4 -3 8"""
    )
    out += at(0.6, 27.4, boat, 1, -4) + flame(0.2, 12.4, 0.9)
    return out + drawn(
        "p #20264F/.6 -28 38.4 -19 35.4 -9 37 1 34.8 11 36.8 20 34.4 28 37 28 48! -28 48!; p #191A38/.5 -28 43 -16 40.4 -4 42.4 9 40.2 20 42.4 28 41 28 48! -28 48!; v saph.1/.5 -16 37.6 -10 38.6 -3 37.2; v saph.1/.5 6 38 11 38.8 17 37.4; v halo/.5 -3 40 1 39.4 5 40"
    )


def well_in_well(ramp: Ramp) -> Fragment:
    """A smaller well inside a ring of broken masonry."""
    out = well(ramp, 4.6, 43, x=0, y=5, courses=7) + drawn(f"p {ramp[6]} -28 33! -12 28 12 28 28 33! 28 48! -28 48!")
    count = 17
    for row, (radius, y, high) in enumerate(((15.4, 22.4, 4.6), (16.4, 27, 4.8), (17.4, 31.8, 5.2))):
        for i in range(count):
            a, b = ((i + row * 0.5 + o) * 2 * math.pi / count for o in (0, 1))
            mid = (a + b) / 2
            if (math.sin(mid) < -0.1 and row > 0) or (row == 0 and i in (3, 4, 12, 13)) or (row == 1 and i == 3):
                continue
            front = math.sin(mid) >= -0.1
            p = [(radius * math.cos(t), y + radius * 0.3 * math.sin(t)) for t in (a, b)]
            shade_of = 1 + 0.8 * math.cos(mid) + (i * 5 % 3) * 0.3
            if front:
                out += facet(
                    [p[0], p[1], (p[1][0], p[1][1] + high), (p[0][0], p[0][1] + high)],
                    f"smok.{min(2.6, max(0.0, shade_of)):.1f}",
                )
            elif row == 0:
                out += facet(
                    [
                        p[0],
                        p[1],
                        (p[1][0] * 0.8, y + (p[1][1] - y) * 0.8 + 3),
                        (p[0][0] * 0.8, y + (p[0][1] - y) * 0.8 + 3),
                    ],
                    "smok.2",
                )
        if row == 0:
            out += drawn(f"e ambr.0/.6 0 {y + 2.2} 11.8 3.9; e halo/.45 0 {y + 2.4} 7.4 2.4")
            tops = [i for i in range(count) if i not in (3, 4, 12, 13)]
            for i in tops:
                a, b = (i * 2 * math.pi / count, (i + 1) * 2 * math.pi / count)
                out += facet(
                    [
                        (r * math.cos(t), y + r * 0.3 * math.sin(t) - 0.4)
                        for r, t in ((15.6, a), (15.6, b), (11.4, b), (11.4, a))
                    ],
                    ("opal.2", "opal.3", "smok.0")[i % 3],
                )
    out += drawn(
        "t ambr.3/.6 2.2>1.8 -12.6 22 -12.8 10; t ambr.3/.6 2.2>1.8 12.6 22 12.8 10; t ambr.2/.6 2.4>2.4 -15 9.4 15 9.4; f ruby.2/.6 -17 10 0 2.4 17 10 14 11 0 5 -14 11; v opal.2/.6 0 10.4 0 16.4; p ambr.2/.55 -2.4 16.4! 2.4 16.4! 1.8 20.6 -1.8 20.6; v lead/.4 -2.3 16.4 0 14.4 2.3 16.4"
    )
    rubble = ((-21, 40, 20), (-16, 43.6, -12), (20.6, 41, 30), (15.6, 44, 8), (-24.6, 44, 50), (24.6, 45, -20))
    return (
        out
        + flame(0, 24.4, 0.7)
        + "".join(
            at(x, y, drawn(f"f smok.{i % 3} -3 -1.6 2.6 -2 3 1.8 -2.4 2"), 1, a) for i, (x, y, a) in enumerate(rubble)
        )
    )


def breathing_walls(ramp: Ramp) -> Fragment:
    """Ribs of stone close from both sides on a narrow light."""
    out = well(ramp, 4.6, 59, y=19, courses=7)
    for i, (reach, y) in enumerate(
        ((3, 4), (4.4, 9), (3.2, 14), (4.6, 19.4), (3, 25), (4.4, 30.4), (3.2, 36), (4.8, 41.6))
    ):
        rib = drawn(f"""p smok.{(1, 1.6)[i % 2]}/.6 28 {y - 6}! 18 {y - 5} 9 {y - 2.4} {reach + 0.4} {y} {reach} {y + 1.4} {reach + 1} {y + 2.4} 10 {y + 1.6} 18 {y} 28 {y}!
            p smok.0/.4 28 {y - 6}! 18 {y - 5} 9 {y - 2.4} {reach + 0.6} {y - 0.1}! 10 {y - 0.4} 18 {y - 3} 28 {y - 4}!; r lead/.4 12 {y - 3.4} 12.8 {y + 1}; r lead/.4 20 {y - 5.2} 20.6 {y - 0.2}""")
        out += at(0, 0, rib) + at(0.8, (1.8, -1.2)[i % 2], rib, flip=True)
    who = at(0, 42.6, cloaked("ruby"), 0.86)
    return out + who + flame(3.4, 27.4, 0.72) + drawn("l ruby.1/.4 1.5>1 1.6 33.4 3.2 32 3.6 30.2")


def seven_locks(ramp: Ramp) -> Fragment:
    """A door with seven keyholes that make a constellation."""
    out = well(ramp, 4.2, 19, y=22, courses=7, lit=False, bricks=12)
    out += drawn("p smok.1/.7 -15 47! -15 14 -11 6 0 2 11 6 15 14 15 47!") + "".join(
        drawn(f"r lead/.5 {x} {y} {u} {v}")
        for x, y, u, v in (
            (-15, 24, -12, 24),
            (15, 24, 12, 24),
            (-15, 34, -12, 34),
            (15, 34, 12, 34),
            (-13.4, 10, -10.6, 12),
            (13.4, 10, 10.6, 12),
            (-6, 3.4, -4.8, 6.4),
            (6, 3.4, 4.8, 6.4),
            (0, 2, 0, 5),
        )
    )
    out += drawn(
        "p saph.3/.6 -12 47! -12 15 -8.6 8.4 0 5 8.6 8.4 12 15 12 47!; r lead/.5 -6 6.4 -6 47; r lead/.5 0 5 0 47; r lead/.5 6 6.4 6 47; f ambr.2/.5 -12 17 12 17 12 19 -12 19; f ambr.2/.5 -12 37.4 12 37.4 12 39.4 -12 39.4"
    )
    stars = ((-7.6, 13.4), (-2.8, 10.8), (2.4, 14.4), (7.4, 21.8), (1.2, 26), (8.2, 31.6), (-5, 32.4))
    way = "; ".join(
        f"r opal.0/.4 {a[0]} {a[1]} {b[0]} {b[1]}"
        for a, b in (
            (stars[0], stars[1]),
            (stars[1], stars[2]),
            (stars[2], stars[3]),
            (stars[3], stars[4]),
            (stars[4], stars[2]),
            (stars[3], stars[5]),
            (stars[4], stars[6]),
        )
    )
    out += drawn(way)
    hole = drawn(
        "p ambr.1/.55 0 -3.4! .9 -1.6 2.8 -1.8! 2 0 2.8 1.8! 1.1 1.8 0 3.8! -1.1 1.8 -2.8 1.8! -2 0 -2.8 -1.8! -.9 -1.6; o lead/0 0 -.4 .8; f lead/.2 -.4 0 .4 0 .8 2 -.8 2"
    )
    out += "".join(at(x, y, hole, 1.05) for x, y in stars) + drawn(
        "o flame/0 1.2 25.6 .8; f flame/0 .8 26 1.6 26 2 28 .4 28"
    )
    return out + both(
        at(
            20.6,
            46,
            drawn(
                "f smok.2 -4 0 4 0 3.6 -12 -3.6 -12; f smok.1 -4.6 -12 4.6 -12 4 -14.4 -4 -14.4; o ambr.2 0 -16.8 2.4"
            ),
        )
    )


def giant_mushrooms(ramp: Ramp) -> Fragment:
    """Mushrooms like parasols, their spores like stars."""
    out = well(ramp, 7.4, 63, x=-4, y=9, bricks=11)

    def cap(width: float, high: float, glass: str, spots: str) -> Fragment:
        w, h = width / 2, high
        out = pane(
            [
                (-w, 0, True),
                (-w * 0.82, -h * 0.62),
                (0, -h),
                (w * 0.82, -h * 0.62),
                (w, 0, True),
                (w * 0.5, h * 0.16),
                (-w * 0.5, h * 0.16),
            ],
            f"{glass}.1",
            0.6,
        )
        out += pane(
            [
                (w * 0.2, -h * 0.96, True),
                (w * 0.82, -h * 0.62),
                (w, 0, True),
                (w * 0.5, h * 0.16),
                (w * 0.3, h * 0.14, True),
                (w * 0.5, -h * 0.4),
            ],
            f"{glass}.2",
            0.4,
        )
        out += pane(
            [
                (-w, 0, True),
                (-w * 0.5, h * 0.16),
                (w * 0.5, h * 0.16),
                (w, 0, True),
                (w * 0.5, h * 0.44),
                (0, h * 0.5),
                (-w * 0.5, h * 0.44),
            ],
            "opal.1",
        )
        out += "".join(
            drawn(f"r lead/.35 {u * w:.2f} {h * 0.17:.2f} {u * w * 0.7:.2f} {h * (0.48 - abs(u) * 0.12):.2f}")
            for u in (-0.7, -0.42, -0.14, 0.14, 0.42, 0.7)
        )
        return out + drawn(spots)

    stalk = "p opal.1/.55 -2 0! 2 0! 2.2 10 3.4 22! -3.4 22! -2.2 10; p opal.2/.4 .6 0! 2 0! 2.2 10 3.4 22! .8 22!"
    out += at(
        16,
        24,
        drawn(stalk)
        + cap(19, 9, "amet", "e opal.0/.4 -4 -4.4 1.5 1; e opal.0/.4 3 -6.2 1.3 .9; e opal.0/.4 5.4 -2 1 .8"),
    )
    out += at(
        -14.6,
        30,
        drawn(stalk)
        + cap(15, 7.4, "saph", "e opal.0/.4 -3 -3.4 1.2 .9; e opal.0/.4 2 -5 1.1 .8; e opal.0/.4 3.6 -1.8 .9 .7"),
        0.95,
    )
    out += at(
        0,
        18.6,
        drawn(
            "p opal.1/.6 -2.6 0! 2.6 0! 2.8 14 5 29! -5 29! -2.8 14; p opal.2/.4 .8 0! 2.6 0! 2.8 14 5 29! 1.4 29!; v opal.3/.35 -1 8 -1.2 14 -2 20; P ruby.0/.45 .2 5! 4.4 6.4 3.4 9 .2 7.6"
        )
        + cap(
            26,
            13.4,
            "ruby",
            "e opal.0/.45 -6.4 -5.6 2.2 1.5; e opal.0/.45 .4 -9.4 2 1.3; e opal.0/.45 6.4 -5 1.7 1.2; e opal.0/.45 -1.4 -3.4 1.4 .9; e opal.0/.45 -10.4 -1.6 1.1 .8",
        ),
    )
    star = drawn("f ambr.0/.35 0 -1.5 .45 -.45 1.5 0 .45 .45 0 1.5 -.45 .45 -1.5 0 -.45 -.45")
    out += "".join(
        at(x, y, star, k)
        for x, y, k in (
            (-9, 30.4, 1.1),
            (8.4, 30, 0.9),
            (-19.4, 18, 0.9),
            (10.6, 37, 1.1),
            (-8, 38, 0.9),
            (21.4, 16.6, 0.8),
            (-11.4, 23.6, 0.8),
        )
    )
    who = at(7.4, 44, cloaked("saph"), 0.56)
    return out + spray(-23, 45.6, -10, 1.2) + spray(23, 45.6, 10, 1.2) + who + flame(9.8, 36.6, 0.5)
