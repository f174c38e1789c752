"""What all fairies and spirits share: wings, small heads, bare limbs, in the inks of the night print.

A fairy is one S from head to toe with wings spread unequally; she is the lightest thing on her card. A spirit
that haunts has torn hems and looks to the left.
"""

from collections.abc import Iterable

from ..document import Flats, Fragment, Light, fill, lit, placed
from ..inks import Inks, mix
from ..parts import limb
from ..paths import Outline, PathData, Point, brush, circle, curve, lens, moved, polygon, turned, wedge

WING = Light((0.9, 0.8), (8, 6))


def skin(inks: Inks) -> Flats:
    return Flats("#FFFFFF", mix(inks.light, inks.t1, 0.6), inks.t3)


def ghostly(inks: Inks) -> Flats:
    return Flats(inks.light, inks.t2, inks.t4)


def leaf(inks: Inks) -> Flats:
    return Flats(inks.light, inks.accent, mix(inks.accent, inks.shadow, 0.6))


def wing(outline: Outline, root: Point, tips: Iterable[Point], flats: Flats, vein: str) -> Fragment:
    """A wing with veins that run from its root to the tips."""
    veins = ""
    for x, y in tips:
        veins += brush([root, ((root[0] + x) / 2 + 1.5, (root[1] + y) / 2 - 1.5), (x, y)], 0.5, 1.2)
    return lit(curve(outline), flats, WING, inner=fill(veins, vein))


def small_head(
    x: float, y: float, size: float, inks: Inks, *, angle: float = 0, flip: bool = False, eye: str = "open"
) -> Fragment:
    """A small head that looks to the right, `size` its half height, with eye, mouth and a pointed ear."""
    flats = skin(inks)
    head = curve("-.7 -.5 -.1 -1 .6 -.92 .86 -.3! 1.08 .18! .86 .3 .88 .5! .8 .62 .72 .86 .4 1.04 -.1 .96 -.62 .5")
    ear = polygon("-.05 -.05 -.75 -.42 -.2 .38")
    drawn = lit(head, flats, Light((-0.06, 0.05), (-0.7, 0.1)))
    if eye == "open":
        drawn += fill(lens(0.5, -0.12, 0.5, 0.24, 10), inks.t6)
    elif eye == "closed":
        drawn += fill(brush("-.28 -.08 .5 .06 .74 -.08", 0.08, 0.05, middle=0.16), inks.t6)
    drawn += fill(wedge(0.72, -0.42, 0.5, 0.12, 190), inks.t5) + fill(wedge(0.82, 0.6, 0.34, 0.11, 180), inks.t4)
    drawn += fill(ear, flats.body) + fill(polygon("-.15 -.02 -.55 -.27 -.22 .2"), inks.t3)
    return placed(drawn, x, y, size, angle=angle, flip=flip)


def bare(inks: Inks, *lines: tuple[str, float, float]) -> Fragment:
    """Arms and legs: a line through their joints, width at the root and at the tip."""
    return "".join(lit(limb(line, start, end), skin(inks), Light((-0.5, 0.5), (-1.6, 1))) for line, start, end in lines)


def sparkles(spots: Iterable[Point], size: float = 2.4) -> PathData:
    """Four-pointed glints."""
    path = ""
    for i, (x, y) in enumerate(spots):
        r = size * (1 if i % 2 else 0.65)
        path += curve(moved("0 -1! .2 -.2 1 0! .2 .2 0 1! -.2 .2 -1 0! -.2 -.2", x, y, scale=r))
    return path


def orb(x: float, y: float, radius: float, inks: Inks) -> Fragment:
    """A ball of light with rays."""
    rays = ""
    for i in range(14):
        angle = i * 360 / 14
        rays += wedge(*turned((x, y), angle, radius * 1.8, 0), radius * (1.1 if i % 2 else 0.6), radius * 0.24, angle)
    return (
        fill(circle(x, y, radius * 1.5), mix(inks.glow, inks.accent, 0.25))
        + fill(circle(x, y, radius), "#FFFFFF")
        + fill(rays, inks.light)
    )
