"""The parts that every landscape shares, back to front: sky, disc, clouds, ridges, mist, water, ground.

A landscape is drawn in a window of `WIDTH` × `HEIGHT` millimetres whose upper left corner lies at (1, 12) on
a card of 63 × 88: an opening, 3.4–59.6 × 14–61, with a margin of a millimetre or two for the carving of its edge.
So on the card: `<image x="1" y="12" width="61" height="50">`. In the window the value column covers
x < 13.5, the plaque y > 42 in the middle, a quest shows only y < 32.
"""

import math
import random
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

from ..document import Fragment, Light, fill, shifted, stroke
from ..inks import Colour, Inks, mix
from ..paths import PathData, Pen, Point, circle, lens, polygon, rectangle, spike, turned, wedge

WIDTH, HEIGHT = 61.0, 50.0
CORNER = (1.0, 12.0)


# Everything is drawn a little over the edge, so that a drifting cut shows no seam.
OVER = 3.0


class Disc(NamedTuple):
    """The pale disc behind the subject, sun or moon, from which every form is lit."""

    x: float
    y: float
    radius: float

    def side(self, x: float) -> int:
        """-1 where the light comes from the left of `x`, 1 where it comes from its right."""
        return 1 if self.x > x else -1


def light_at(disc: Disc, x: float, rim: float, shade: float = 0.0, fall: float = 0.35) -> Light:
    """The light on a thing at `x`: rim and shade slip away from the disc, and down by `fall` of that."""
    side = -disc.side(x)
    return Light((side * rim, rim * fall), (side * shade, shade * fall))


# ---------------------------------------------------------------------------------------------------- sky


def sky(inks: Inks, disc: Disc, rng: random.Random, *, height: float = HEIGHT * 0.5, lines: float = 1) -> Fragment:
    """Flat sky, cut lines that die towards `height`, two halo steps, the region's mark, the disc, stars by night."""
    return (
        fill(rectangle(-OVER, -OVER, WIDTH + 2 * OVER, HEIGHT + 2 * OVER), inks.t1)
        + fill(cut_lines(height, rng, lines), mix(inks.t1, inks.t2, 0.42))
        + "".join(
            fill(circle(disc.x, disc.y, disc.radius * reach), mix(inks.t1, inks.glow, part))
            for reach, part in ((2.35, 0.5), (1.62, 0.9))
        )
        + HALOS[inks.halo](inks, disc, rng)
        + (fill(stars(rng, 26, 26, clear=disc), inks.light) if inks.night else "")
    )


def cut_lines(height: float, rng: random.Random, weight: float = 1) -> PathData:
    """Rows of thin lenses, dense and long on top, short and fine at `height`: the only gradient there is."""
    path, y = "", -0.5
    while y < height:
        depth = max(0.0, y / height)
        thickness = (0.46 * (1 - depth) ** 1.1 + 0.05) * weight
        x = -6 + rng.uniform(0, 6)
        while x < WIDTH + 4:
            length = WIDTH * (0.5 - 0.32 * depth) * rng.uniform(0.5, 1.25)
            path += lens(x + length / 2, y + rng.uniform(-0.08, 0.08), length, thickness * rng.uniform(0.8, 1.2))
            x += length * (1 + 0.7 * depth) + rng.uniform(0.3, 1.5)
        y += 0.95 + 0.35 * depth
    return path


def rays(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """A sun: 64 rays in three lengths."""
    path = ""
    for i in range(64):
        length = disc.radius * (0.95, 0.28, 0.5, 0.28)[i % 4] * rng.uniform(0.88, 1.1)
        angle = 360 * (i + 0.5) / 64
        path += spike(*turned(disc[:2], angle, disc.radius * 1.13, 0), length, disc.radius * 0.068, angle)
    return fill(path + circle(*disc), inks.moon)


def haze(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """Vapour: broken arcs on five rings, a disc seen through the vapour of the marsh."""
    path = ""
    for reach, count in ((1.16, 14), (1.3, 11), (1.46, 13), (1.66, 9), (1.9, 11)):
        start = rng.uniform(0, 360)
        half = disc.radius * 0.05 * (2.3 - reach)
        for _ in range(count):
            sweep = 360 / count * rng.uniform(0.45, 0.85)
            path += crescent(disc.x, disc.y, disc.radius * reach, half, start, start + sweep)
            start += 360 / count
    return fill(path + circle(*disc), inks.moon)


def crescent(x: float, y: float, radius: float, half: float, start: float, end: float) -> PathData:
    """An arc about (x, y), 2 × `half` thick in its middle and pointed at both ends."""
    a, b = turned((x, y), start, radius, 0), turned((x, y), end, radius, 0)
    chord = math.dist(a, b) / 2
    rise = radius * (1 - math.cos(math.radians(end - start) / 2))
    outer, inner = ((chord**2 + s**2) / (2 * s) for s in (rise + half, max(0.05, rise - half)))
    return str(Pen().move(*a).arc(outer, outer, *b).arc(inner, inner, *a, sweep=False).close())


def frost(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """Frost: the winter halo, a ring with four needles and 72 ticks."""
    x, y, r = disc
    path = ""
    for i in range(4):
        at = turned((x, y), 90 * i, r * 1.62, 0)
        path += lens(*at, r * 1.15, r * 0.1, 90 * i) + lens(*at, r * 0.5, r * 0.1, 90 * i + 90)
    for i in range(72):
        if i % 18:
            at = turned((x, y), 5 * i, r * 1.72, 0)
            path += spike(*at, r * (0.22 if i % 2 else 0.12), r * 0.04, 5 * i)
    return stroke(circle(x, y, r * 1.62), inks.moon, r * 0.06) + fill(path + circle(*disc), inks.moon)


def corona(inks: Inks, disc: Disc, rng: random.Random) -> Fragment:
    """A red moon: 96 short stabs of a corona round a moon with craters of one tint."""
    x, y, r = disc
    path = ""
    for i in range(96):
        length = r * (0.34 + 0.2 * math.sin(i * 1.7) * math.sin(i * 0.37)) * rng.uniform(0.8, 1.15)
        angle = 360 * (i + 0.5) / 96
        path += spike(*turned((x, y), angle, r * 1.07, 0), length, r * 0.055, angle)
    craters = "".join(
        circle(x + u * r, y + v * r, size * r)
        for u, v, size in ((-0.35, -0.25, 0.2), (0.28, 0.3, 0.28), (0.42, -0.35, 0.12), (-0.3, 0.45, 0.14))
    )
    return fill(path + circle(*disc), inks.moon) + fill(craters, mix(inks.moon, inks.t1, 0.16))


HALOS: dict[str, Callable[[Inks, Disc, random.Random], Fragment]] = {
    "rays": rays,
    "haze": haze,
    "frost": frost,
    "corona": corona,
}


def stars(rng: random.Random, count: int, height: float, *, clear: Disc | None = None) -> PathData:
    """Four-pointed stars of three sizes above `height`, none upon the disc."""
    path = ""
    while count:
        x, y, size = rng.uniform(0, WIDTH), rng.uniform(1, height), rng.choice((0.22, 0.3, 0.3, 0.55))
        if clear and math.hypot(x - clear.x, y - clear.y) < clear.radius * 1.9:
            continue
        path += lens(x, y, size * 2.2, size * 0.5) + lens(x, y, size * 3.2, size * 0.5, 90)
        count -= 1
    return path


# ------------------------------------------------------------------------------------------------- clouds


def cumulus(x: float, y: float, width: float, height: float, rng: random.Random) -> PathData:
    """A cloud that rests on `y`: flat belly, four to six round bumps, tapered tips."""
    count = rng.randint(4, 6)
    path = lens(x, y, width, height * 0.13)
    for i in range(count):
        u = (i + 0.5) / count
        radius = height * (0.3 + 0.5 * math.sin(math.pi * u)) * rng.uniform(0.75, 1.15)
        at = x - width * 0.36 + width * 0.72 * u
        path += str(Pen().move(at - radius * 1.5, y).arc(radius * 1.5, radius, at + radius * 1.5, y).close())
    return path


def cloud(
    inks: Inks, disc: Disc, x: float, y: float, width: float, height: float, rng: random.Random, part: float
) -> Fragment:
    """A cloud in t1 with `part` of t2, its upper edge repeated in light towards the disc."""
    path = cumulus(x, y, width, height, rng)
    return shifted(disc.side(x) * 0.35, -0.3, fill(path, inks.light)) + fill(path, mix(inks.t1, inks.t2, part))


def billows(line: Iterable[Point], foot: Iterable[Point], *, fullness: float = 0.62) -> PathData:
    """A towering cloud: from point to point of `line` (clockwise) one round bump, closed along `foot`."""
    way = list(line)
    pen = Pen().move(*way[0])
    for (ax, ay), (bx, by) in pairwise(way):
        radius = math.hypot(bx - ax, by - ay) * fullness
        pen.arc(radius, radius, bx, by)
    for x, y in foot:
        pen.line(x, y)
    return str(pen.close())


def streaks(x: float, y: float, width: float, height: float, count: int, rng: random.Random) -> PathData:
    """Thin level bands of cloud that lie in a box about (x, y)."""
    return "".join(
        lens(
            x + rng.uniform(-0.3, 0.3) * width,
            y + height * ((i + 0.5) / count - 0.5),
            width * rng.uniform(0.55, 1),
            rng.uniform(0.28, 0.5),
        )
        for i in range(count)
    )


# ------------------------------------------------------------------------------------------------- ground


def noise(rng: random.Random, octaves: int = 5, waves: float = 1.2, gain: float = 0.5) -> Callable[[float], float]:
    """A smooth random function of 0…1, about -1…1, its first octave with so many waves."""
    parts = [(waves * 2**i * rng.uniform(0.85, 1.2), rng.uniform(0, math.tau), gain**i) for i in range(octaves)]
    total = sum(weight for _, _, weight in parts)
    return lambda u: sum(w * math.sin(math.tau * f * u + phase) for f, phase, w in parts) / total


def valley(floor: float = 0.6, rise: float = 3.5, power: float = 1.6) -> Callable[[float], float]:
    """The envelope of a stage: low in the middle, rising outwards."""
    return lambda u: floor + rise * abs(u - 0.5) ** power


def ridge_line(
    y: float,
    height: float,
    rng: random.Random,
    *,
    waves: float = 1.2,
    octaves: int = 4,
    gain: float = 0.5,
    step: float = 1.0,
    envelope: Callable[[float], float] | None = None,
) -> list[Point]:
    """The crest of a ridge from left to right; it rises above `y` by up to `height` times the envelope."""
    shape = noise(rng, octaves, waves, gain)
    line = []
    for i in range(int((WIDTH + 2 * OVER) / step) + 1):
        x = -OVER + i * step
        u = x / WIDTH
        line.append((x, y - height * (0.5 + 0.5 * shape(u)) * (envelope(u) if envelope else 1)))
    return line


def earth(line: Iterable[Point], foot: float = HEIGHT + OVER) -> PathData:
    """The ground below a line from left to right."""
    way = list(line)
    return polygon([(way[0][0], foot), *way, (way[-1][0], foot)])


def mist(*bands: tuple[float, float, float, float]) -> PathData:
    """Level lenses (x, y, width, height) at the foot of a layer."""
    return "".join(lens(*band) for band in bands)


def ground_cuts(
    y: float,
    height: float,
    count: int,
    rng: random.Random,
    *,
    length: tuple[float, float] = (2, 6),
    within: tuple[float, float] = (-2, WIDTH + 2),
) -> PathData:
    """Level wedges strewn over a strip of ground, larger towards its near edge."""
    path = ""
    for _ in range(count):
        depth = rng.random()
        path += wedge(
            rng.uniform(*within),
            y + height * depth,
            rng.uniform(*length) * (0.6 + 0.6 * depth),
            0.26 + 0.16 * depth,
            rng.choice((0, 180)) + rng.uniform(-3.5, 3.5),
        )
    return path


def foreground(
    inks: Inks,
    rng: random.Random,
    *,
    far: float = 0.9,
    near: float = 0.965,
    height: float = 0.022,
    waves: float = 1.3,
    gain: float = 0.5,
    rim: Colour | None = None,
) -> Fragment:
    """The two dark ridges at the foot of every picture, the far one with a rim and cuts upon it."""
    back = ridge_line(HEIGHT * far, HEIGHT * height, rng, waves=waves, gain=gain, envelope=valley())
    front = ridge_line(HEIGHT * near, HEIGHT * height, rng, waves=waves, gain=gain, envelope=valley(0.8, 4.5))
    return (
        fill(earth(back), rim or mix(inks.t4, inks.light, 0.4))
        + shifted(0, 0.35, fill(earth(back), inks.t5))
        + fill(ground_cuts(HEIGHT * far + 0.6, HEIGHT * (near - far) * 0.8, 20, rng), inks.t4)
        + fill(earth(front), inks.t6)
        + fill(ground_cuts(HEIGHT * near + 0.4, HEIGHT * (1 - near), 12, rng), inks.t5)
    )


# -------------------------------------------------------------------------------------------------- water


def glints(
    x: float,
    top: float,
    bottom: float,
    narrow: float,
    wide: float,
    count: int,
    rng: random.Random,
    *,
    weight: float = 1,
) -> PathData:
    """The path of light on water below the disc: lenses that widen towards the viewer."""
    path = ""
    for i in range(count):
        u = (i + 0.5) / count
        width = narrow + (wide - narrow) * u
        path += lens(
            x + rng.uniform(-0.32, 0.32) * width,
            top + (bottom - top) * u**1.35,
            width * rng.uniform(0.45, 1),
            (0.24 + 0.42 * u) * weight,
        )
    return path


def ripples(
    top: float,
    bottom: float,
    count: int,
    rng: random.Random,
    *,
    length: tuple[float, float] = (3, 11),
    within: tuple[float, float] = (-2, WIDTH + 2),
) -> PathData:
    """Level lenses strewn over water, small at the horizon and large near by."""
    path = ""
    for _ in range(count):
        u = rng.random()
        path += lens(
            rng.uniform(*within),
            top + (bottom - top) * u,
            (length[0] + (length[1] - length[0]) * u) * rng.uniform(0.6, 1.2),
            0.2 + 0.27 * u,
        )
    return path
