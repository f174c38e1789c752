"""What one finds in a well: fountains, mazes, caves, ways, gates, stages."""

import math

from ..document import Fragment
from ..paths import Point, polygon
from .panes import HALO, LEAD, WHITE, at, both, drawn, facet, flame, leaded, oval, pane, rule, tone, vein
from .parts import KID, basin, pinch
from .wells import Ramp, leaf, waves, well
from .words import pictures


def fountains(ramp: Ramp, tall: int) -> Fragment:
    """Three fountains on a round step; one of them is the tallest."""
    out = well(ramp, 8.5, 33 + tall, x=(tall - 1) * 5, y=9) + waves(ramp[3:], 27, 46, 4 + tall)
    out += "".join(
        oval(0, y, r, r * 0.2, glass)
        for y, r, glass in ((44, 30, "smok.1"), (41.6, 24.5, "opal.3"), (39.2, 19, "opal.2"))
    )
    for i in sorted(range(3), key=lambda i: i == tall):
        x, water = (-13.4, 0.4, 13.8)[i], ("saph.1", "ruby.1", "emer.1")[i]
        size, jets = ((13, 8), (20, 13))[i == tall]
        if i == tall:
            x *= 0.72
        out += at(x, (40.6, 42.2, 40.6)[i], basin(size, 9 if i != tall else 13.5, water, jets * 0.8))
        if i == tall:
            out += flame(x, 42.2 - (0 if i == 1 else 1.6) - 29.6, 0.8)
    return out


MAZES: tuple[tuple[tuple[str, ...], tuple[float, ...], tuple[float, ...]], ...] = (
    (("opal.0", "emer.1", "emer.2", "emer.3"), (90, 305, 60, 250, 120), (200, 140, 190, 110)),
    (("opal.1", "saph.1", "emer.2", "saph.3"), (70, 250, 20, 140, 60), (160, 100, 220, 150)),
    (("opal.1", "saph.1", "saph.2", "smok.3"), (110, 200, 300, 45, 130), (130, 230, 120, 170)),
    (("opal.1", "amet.1", "amet.2", "smok.3"), (45, 225, 135, 315, 45), (180, 120, 200, 150)),
)
"""Of each copy: walls from within and their flank, where each ring is open, how far from there a bar closes the way."""


def maze(ramp: Ramp, copy: int) -> Fragment:
    """Walls round a flame, with few gates; one of the four is square."""
    cy, flat, square, thick, tall = 26.4, 0.66, copy == 3, 2.5, 1.5
    glasses, gates, bars = MAZES[copy]
    radii = (6, 11.4, 17, 22.8, 28.4)

    def on(radius: float, angle: float, dy: float = 0) -> Point:
        """A point of a ring, round or square, seen aslant."""
        x, y = math.cos(angle), math.sin(angle)
        k = radius * (1.1 / (abs(x) + abs(y)) if square else 1)
        return x * k, cy + y * k * flat + dy

    def arc(radius: float, a: float, b: float, dy: float = 0) -> list[Point]:
        count = max(4, int((b - a) * radius / 2.6))
        corners = [q * math.pi / 2 for q in range(-4, 9) if square and a < q * math.pi / 2 < b]
        return [on(radius, t, dy) for t in sorted([a + (b - a) * i / count for i in range(count + 1)] + corners)]

    out = well(ramp, 4.4 + (3 - copy) * 0.9, 2 + copy, y=3, bricks=10) + pane(
        "-28 30! -14 41 14 41 28 30! 28 48! -28 48!", ramp[6]
    )
    for k in reversed(range(6)):
        floor = tone(["#FFF3CF", "#FBE3A4", ramp[2], ramp[3], ramp[4], ramp[5]], k)
        out += leaded(polygon(arc((*radii, 32.4)[k] + 0.4, 0, 2 * math.pi)[:-1]), floor)
    flanks, tops = "", ""
    for k, radius in enumerate(radii):
        gate, half = math.radians(gates[k]), 2.9 / radius
        a, b, glass = gate + half, gate + 2 * math.pi - half, glasses[(0, 1, 1, 2, 2)[k]]
        strips = [(arc(radius, a, b), arc(radius + thick, a, b))]
        if k < 4:
            t, w = gate + math.radians(bars[k]), 1.3 / (radius + 3)
            strips.append(
                (
                    [on(radius + thick - 0.2, t - w), on(radii[k + 1] + 0.3, t - w)],
                    [on(radius + thick - 0.2, t + w), on(radii[k + 1] + 0.3, t + w)],
                )
            )
        for inner, outer in strips:
            flanks += facet([(x, y + tall) for x, y in inner + outer[::-1]], glasses[3])
            tops += facet(inner + outer[::-1], glass)
        joints = 5 + 4 * k
        tops += "".join(
            rule([on(radius, t), on(radius + thick, t)], 0.4)
            for t in (a + (b - a) * i / joints for i in range(1, joints))
        )
    return out + flanks + tops + oval(0, cy + 1, 3, 1.8, "ambr.2") + flame(0, cy - 2.6, 1.4)


def organ(ramp: Ramp) -> Fragment:
    """Organ pipes rise on both sides of a white glove that conducts."""
    out = well(ramp, 13, 51, y=17, growth=1.2)
    for i in range(7):
        x, top = 6.6 + i * 3.3, 24 - i * 3.4 - (i % 2) * 1.2
        tube = facet(
            [(x - 1.5, top), (x + 1.5, top), (x + 1.5, 34), (x, 38.4), (x - 1.5, 34)],
            ("ambr.1", "ambr.0", "opal.1")[i % 3],
        )
        tube += facet(
            [(x + 0.3, top), (x + 1.5, top), (x + 1.5, 34), (x + 0.3, 37.4)],
            ("ambr.2", "ambr.1", "opal.2")[i % 3],
            0.35,
        )
        tube += oval(x, top, 1.5, 0.65, "smok.3", 0.4) + pane(
            [(x - 0.9, 32.6, True), (x, 29.6), (x + 0.9, 32.6, True), (x, 33.8)], LEAD, 0.3
        )
        out += both(tube)
    chest = facet("-28 37 28 37 28 47 -28 47", "ruby.3", 0.6) + "".join(
        facet([(x, 38.6), (x + 4.6, 38.6), (x + 4.6, 47), (x, 47)], "ruby.2", 0.4) for x in range(-27, 28, 6)
    )
    sleeve = drawn("""p saph.3/.6 2.6 29! 7.6 32! 14 47! -1 47!; p opal.0 2 27.6! 8.6 31.4! 7.2 34! .6 30.4!
        o ambr.1/.3 3.2 30.6 .7""")
    baton = drawn("t opal.0 1.2>.6 3.6 28.6 -3 13.4 -7 4; p ambr.2/.4 3 27 5 30 3.8 31 1.6 28.2")
    return out + chest + sleeve + baton + at(0.6, 20.8, pinch(KID), 1.12, 22) + flame(-7.4, 2.6, 0.62, -22)


def faded_way(ramp: Ramp) -> Fragment:
    """A path of lit stones winds up to an arch and loses its last stone."""
    out = well(ramp, 7, 61, x=1.6, y=10, bricks=10)
    moor = (
        "-28 25.4! -20 22.4 -12 24 -5 22.4! 3 21.2 8.4 22.6! 18 20.6 28 23!",
        "-28 30! -16 27 -4 30 8 27 18 29.4 28 27!",
        "-28 36! -18 33 -6 35.4 4 38 14 33.6 28 34!",
        "-28 42! -16 39.4 0 41 12 43.4 28 39.6!",
    )
    for i, edge in enumerate(moor):
        out += pane(f"{edge} 28 48! -28 48!", tone([ramp[4], ramp[5], ramp[6], "#1E2450"], i))
        out += "".join(
            rule([(x, 29 + i * 5.6), (x + 1.6, 35.6 + i * 5.6)], 0.45)
            for x in ((-22, -14, 14, 22), (-24, -11, 17), (-20, 20), ())[i]
        )
    arch = pane(
        "-4.6 24! -4.6 13 -2.6 9 1.6 7 5.8 9 7.8 13 7.8 24! 4.6 24! 4.6 14.6 3.4 12 1.6 11 -.2 12 -1.4 14.6 -1.4 24!",
        "smok.1",
        0.6,
    )
    arch += "".join(
        rule(line, 0.4)
        for line in (
            "-4.6 19 -1.4 19",
            "4.6 19 7.8 19",
            "-4.4 13.6 -1.2 14.6",
            "4.4 14.6 7.6 13.6",
            "-2 8.6 .2 11.8",
            "5.2 8.6 3 11.8",
        )
    )
    out += pane("-1.4 24! -1.4 14.6 -.2 12 1.6 11 3.4 12 4.6 14.6 4.6 24!", HALO) + arch
    for i, (x, y, r) in enumerate(((-3, 42.6, 7.4), (4.8, 37.6, 5.8), (9.8, 33, 4.6), (6.2, 29.2, 3.7), (-0.6, 27, 3))):
        out += pane(
            [
                (x - r, y, True),
                (x - r * 0.4, y + r * 0.42),
                (x + r * 0.5, y + r * 0.38),
                (x + r, y - r * 0.1, True),
                (x + r * 0.5, y + r * 0.74),
                (x - r * 0.5, y + r * 0.8),
            ],
            "ambr.3",
        )
        out += pane(
            [
                (x - r, y),
                (x - r * 0.6, y - r * 0.38),
                (x + r * 0.3, y - r * 0.46),
                (x + r, y - r * 0.1),
                (x + r * 0.5, y + r * 0.36),
                (x - r * 0.4, y + r * 0.4),
            ],
            f"ambr.{0.1 + i * 0.2:.1f}",
        )
        out += vein([(x - r * 0.5, y - r * 0.1), (x, y - r * 0.2), (x + r * 0.4, y - r * 0.16)], 0.35, WHITE)
    out += pane("-.8 24.6 .8 23.9 2.6 24.2 3.4 24.9 1.6 25.6 -.2 25.5", LEAD)
    dead = drawn("""t lead/.2 2.2>.6 20.6 37 19.4 28 16.2 21 15.4 13; t lead/.2 1.2>.4 18.8 27 21.4 21 21 15.4
        t lead/.2 1.1>.4 17 22.6 13.2 19.4 11.6 15""")
    reeds = "".join(
        at(x, 46, leaf(n, 2.8, glass), 1, a)
        for x, n, a, glass in (
            (-21, 14, -12, "emer.3"),
            (-17, 11, 12, "emer.2"),
            (-24, 17, 4, "emer.2"),
            (22, 11, 14, "emer.3"),
            (25, 14, -8, "emer.2"),
        )
    )
    return out + dead + reeds + flame(-0.8, 23.6, 0.7)


PICTURES = pictures("""
# crystal_cave: crystals lean in from both sides; someone raises a flame
well $ 7.6 11 y=21 bricks=9; crystals "-18 30 16 24 7 1,19 30 -15 26 7.5 1,-26 26 48 20 6 0,27 24 -50 21 6.5 0,-21 2 146 20 6 1,23 0 -148 22 6.5 0,-12
-2 166 13 5 0,13 -2 -168 14 5 1" saph,amet,"opal.0 saph.0 saph.1 saph.2"; f ambr.0 -3 33 3 33 10 47 -10 47; f ambr.1/.45 -5.4 38 5.4 38 7.2 41.4 -7.2
41.4; @ 0 39.6 1.14: { t ambr.3/.4 .9>.6 -3.7 0 -3.9 -10 -4.3 -19; o ambr.1/.35 -4.3 -19.4 .9; cloaked ruby; l ruby.1/.45 1.7>1 1.9 -11 4.4 -10.8 5.4
-13.4; p ambr.3/.4 -2.7 -8.4! -.6 -8.8 1.2 -8.2! .9 -5 -.8 -4.2 -2.5 -5; flame 5.6 -16.6 .74 }; crystals "-13.3 47 -8 26 8 0,13.7 47 9 30 8.5 0,-24.3
48 18 34 10 2,24.7 48 -20 32 10 2,-7.3 48 -10 9 5 1,7.5 48 12 10 5 1" saph,amet,"opal.0 saph.0 saph.1 saph.2"
# curtain_rises: drapes drawn back; a stair into the light, five footlights
well $ 9 3 growth=1.25 bricks=13; p ambr.1/.6 -5.4 28! -5.4 17 -3.6 13.4 0 12 3.6 13.4 5.4 17 5.4 28!; p white -2.6 28! -2.7 20 0 16.4 2.7 20 2.6 28!;
steps 27.5 7 10 1.6 1.8 #FFF3C4,#F6DB96,#E9B65A,#C08A5A,#8A5A5A,#6A4258,#4A2C55; curtain; valance; f smok.3/.6 -30 41.4 30 41.4 30 47 -30 47;
footlight -19 44 0; footlight -9.5 44 0; footlight 0 44 .95; footlight 9.5 44 0; footlight 19 44 0
""") | {"organ": organ, "faded_way": faded_way}
