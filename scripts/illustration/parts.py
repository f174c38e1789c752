"""What many motifs share: sets of flats, eyes, teeth, hands, rope, chain, flames, coins, gems, skulls.

All coordinates are hundredths of the motif's box. Where a part takes `(x, y, size)`, `size` is half its
height.
"""

import itertools
import math
import random
from collections.abc import Iterable

from .document import FROM_LEFT, Flats, Fragment, Light, fill, lit, placed, stroke
from .inks import DARK_GOLD, GOLD, LIGHT_GOLD, PAPER, Colour, Inks, mix
from .paths import (
    Knot,
    Outline,
    PathData,
    Point,
    along,
    brush,
    circle,
    curve,
    ellipse,
    gouges,
    knots,
    lens,
    moved,
    polygon,
    sampled,
    table,
    turned,
    wedge,
)

GOLDEN = Flats(LIGHT_GOLD, GOLD, DARK_GOLD)
DEEP_GOLD: Colour = "#6B420A"


# ------------------------------------------------------------------------------------------ sets of flats


def dark(inks: Inks) -> Flats:
    """The big dark masses: coats, hats, beasts before the disc."""
    return Flats(inks.light, inks.t5, inks.t6)


def middle(inks: Inks) -> Flats:
    return Flats(inks.light, inks.t4, inks.t5)


def deep(inks: Inks) -> Flats:
    """Body in the middle tone, shade in the darkest: strong modelling of one big form."""
    return Flats(inks.light, inks.t4, inks.t6)


def warm(inks: Inks) -> Flats:
    return Flats(inks.light, inks.t3, inks.shadow)


def pale(inks: Inks) -> Flats:
    return Flats(inks.light, inks.t1, inks.t2)


def white(inks: Inks) -> Flats:
    """Linen, bone, feathers: hardly darker than the light, with a visible shade."""
    return Flats(inks.light, mix(inks.light, inks.t1, 0.35), mix(inks.t1, inks.t2, 0.55))


def accented(inks: Inks) -> Flats:
    return Flats(inks.light, inks.accent, mix(inks.accent, inks.t6, 0.42))


def skin(inks: Inks) -> Flats:
    """Bare skin; in the red print it is drawn from the light, or it would sink into the sky."""
    if inks.skin_from_light:
        return Flats(inks.light, mix(inks.light, inks.t1, 0.3), mix(inks.t1, inks.t2, 0.6))
    return Flats(inks.light, mix(inks.glow, inks.t2, 0.52), mix(inks.t3, inks.shadow, 0.4))


def pallid(inks: Inks) -> Flats:
    """The skin of those who shun the sun."""
    return Flats(inks.light, inks.light, mix(inks.light, inks.t1, 0.62))


def steel(inks: Inks) -> Flats:
    return Flats(inks.light, mix(inks.light, inks.t5, 0.26), mix(inks.light, inks.t5, 0.6))


def iron(inks: Inks) -> Flats:
    return Flats(mix(inks.light, inks.t5, 0.3), mix(inks.light, inks.t5, 0.68), inks.t6)


def copper(inks: Inks) -> Flats:
    """Brass and copper that are no loot: never the gold ink."""
    return Flats(inks.light, inks.t2, inks.t3)


def wood(inks: Inks) -> Flats:
    """Brown where the print is warm or green; in the blue print a violet bark."""
    if inks.timber:
        return Flats(inks.light, *inks.timber)
    return Flats(inks.light, mix("#C7743A", inks.t3, 0.25), mix("#8A4524", inks.t5, 0.3))


def paper(inks: Inks) -> Flats:
    return Flats("#FFFBF0", PAPER, mix(PAPER, inks.t3, 0.35))


# -------------------------------------------------------------------------------------------- symmetries


def reflected(outline: Outline, axis: float = 50) -> list[Knot]:
    """The outline seen in a mirror that stands at x = `axis`."""
    return moved(outline, 2 * axis, 0, flip=True)


def both(outline: Outline, axis: float = 50) -> tuple[list[Knot], list[Knot]]:
    """The outline and its reflection."""
    return knots(outline), reflected(outline, axis)


def twin(path: Fragment, axis: float = 50) -> Fragment:
    """A fragment and its reflection (which is then lit from the other side)."""
    return path + placed(path, axis, 0, origin=(axis, 0), flip=True)


def polygons(*outlines: Outline) -> PathData:
    return "".join(polygon(outline) for outline in outlines)


def curves(*outlines: Outline) -> PathData:
    return "".join(curve(outline) for outline in outlines)


def rot(fragment: Fragment, angle: float, x: float = 50, y: float = 50) -> Fragment:
    """A fragment turned about a point."""
    return placed(fragment, x, y, origin=(x, y), angle=angle)


# -------------------------------------------------------------------------------------------- small parts


def dots(rows: str) -> PathData:
    """Discs given as text: `"x y radius, x y radius"`."""
    return "".join(circle(x, y, radius) for x, y, radius in table(rows))


def wedges(cuts: Iterable[tuple[float, float, float, float, float]]) -> PathData:
    """Cuts given one by one: x, y, length, thickness, angle."""
    return "".join(wedge(*cut) for cut in cuts)


def fangs(line: Outline, count: int, length: float, *, angle: float = 90, width: float = 0.8) -> PathData:
    """A row of teeth whose roots stand on a line; `width` is the part of the pitch a tooth fills."""
    path = ""
    for i in range(count):
        a, m, b = (along(line, (i + 0.5 + part * width) / count) for part in (-0.5, 0, 0.5))
        reach = length * (0.72 + 0.28 * math.cos(i * 2.3))
        path += polygon([a, b, turned(m, angle, reach, 0)])
    return path


def angry_eye(x: float, y: float, size: float, iris: Colour, pupil: Colour, *, left: bool = False) -> Fragment:
    """A slanted almond cut flat by its brow; its inner corner is low. `left` is the other eye."""
    almond = curve("-1.1 .25! -.2 -.05 1.15 -.8! .95 .15 .2 .6 -.6 .55")
    slit = ellipse(0.12, 0.02, 0.2, 0.42)
    return placed(fill(almond, iris) + fill(slit, pupil), x, y, size, flip=left)


def rope(outline: Outline, width: float, flats: Flats, cut: Colour, *, pitch: float = 2.4) -> Fragment:
    """A laid rope along a smooth line."""
    spine = sampled(outline, 8)
    body = lit(brush(outline, width, width), flats, Light((width * 0.12, width * 0.1), (width * 0.45, width * 0.3)))
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(spine))
    twists = ""
    for i in range(1, int(length / pitch)):
        part = i * pitch / length
        (ax, ay), (bx, by) = along(spine, part), along(spine, min(1, part + 0.02))
        heading = math.degrees(math.atan2(by - ay, bx - ax))
        twists += lens(ax, ay, width * 1.2, width * 0.22, heading + 52)
    return body + fill(twists, cut)


def chain(outline: Outline, size: float, light: Colour, shade: Colour) -> Fragment:
    """Links seen in turn from the front and from the edge along a smooth line."""
    spine = sampled(outline, 8)
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(spine))
    count = max(2, round(length / (size * 1.25)))
    flat, edge = "", ""
    for i in range(count):
        part = (i + 0.5) / count
        (ax, ay), (bx, by) = along(spine, max(0, part - 0.01)), along(spine, min(1, part + 0.01))
        heading = math.degrees(math.atan2(by - ay, bx - ax))
        x, y = along(spine, part)
        if i % 2:
            edge += lens(x, y, size * 1.9, size * 0.5, heading)
        else:
            flat += _link((x, y), heading, size)
    return stroke(flat, shade, size * 0.42) + stroke(flat, light, size * 0.2) + fill(edge, shade)


def _link(centre: Point, heading: float, size: float) -> PathData:
    return curve(
        turned(centre, heading, u * size, v * size)
        for u, v in ((0.85, 0), (0.5, 0.45), (-0.5, 0.45), (-0.85, 0), (-0.5, -0.45), (0.5, -0.45))
    )


def flame(x: float, y: float, size: float, outer: Colour, inner: Colour, core: Colour | None = None) -> Fragment:
    """A flame of height 2 × size that stands on (x, y), its tip leaning a little."""
    body = curve(
        moved("0 0 -.55 -.2 -.7 -.65 -.4 -1.1 -.22 -.95! -.15 -1.5 .18 -2! .32 -1.45 .68 -1 .62 -.35", x, y, scale=size)
    )
    heart = curve(moved("0 -.08 -.32 -.3 -.28 -.65 0 -1.2! .14 -.85 .36 -.55 .28 -.2", x, y, scale=size))
    seed = curve(moved("0 -.12 -.14 -.25 0 -.6! .15 -.3", x, y, scale=size)) if core else ""
    return fill(body, outer) + fill(heart, inner) + (fill(seed, core) if core else "")


def coin(x: float, y: float, rx: float, ry: float, thickness: float = 1.0) -> Fragment:
    """A coin lying on its side, seen from above."""
    edge = fill(ellipse(x, y + thickness, rx, ry), DARK_GOLD) + fill(ellipse(x, y, rx, ry), GOLD)
    return edge + fill(ellipse(x - rx * 0.07, y - ry * 0.1, rx * 0.68, ry * 0.6), LIGHT_GOLD)


def medal(x: float, y: float, radius: float) -> Fragment:
    """A coin seen from the front."""
    body = lit(circle(x, y, radius), GOLDEN, FROM_LEFT.scaled(radius / 14))
    return body + stroke(circle(x, y, radius * 0.7), DARK_GOLD, radius * 0.1)


def gem(x: float, y: float, size: float, light: Colour, tones: tuple[Colour, Colour, Colour]) -> Fragment:
    """A brilliant seen from the side; tones run from bright to dark."""

    def facet(outline: str) -> PathData:
        return polygon(moved(outline, x, y, scale=size))

    bright, mid, low = tones
    return (
        fill(facet("-1 -.25 -.6 -.8 .6 -.8 1 -.25 0 1.05"), low)
        + fill(facet("-1 -.25 -.6 -.8 -.25 -.25") + facet("-.6 -.8 0 -.8 -.25 -.25"), light)
        + fill(facet("-1 -.25 -.25 -.25 0 1.05"), bright)
        + fill(facet("0 -.8 .6 -.8 .28 -.25 -.25 -.25"), mix(bright, light, 0.45))
        + fill(facet("-.25 -.25 .28 -.25 0 1.05") + facet("1 -.25 .6 -.8 .28 -.25"), mid)
    )


def skull(x: float, y: float, size: float, bone: Flats, hole: Colour) -> Fragment:
    """A skull from the front, without its jaw."""
    dome = curve(
        moved(
            "0 -1 .62 -.82 .92 -.2 .76 .38! .55 .46 .5 .95! -.5 .95! -.55 .46 -.76 .38! -.92 -.2 -.62 -.82",
            x,
            y,
            scale=size,
        )
    )
    holes = "".join(ellipse(x + side * 0.38 * size, y, 0.28 * size, 0.31 * size) for side in (-1, 1))
    holes += polygon(moved("0 .26 .16 .58 -.16 .58", x, y, scale=size))
    holes += "".join(lens(x + dx * size, y + 0.82 * size, 0.34 * size, 0.07 * size, 90) for dx in (-0.26, 0, 0.26))
    return lit(dome, bone, Light((0.08 * size, 0.08 * size), (0.7 * size, 0.25 * size))) + fill(holes, hole)


def fist(
    x: float, y: float, size: float, flats: Flats, cut: Colour, *, angle: float = 0, light: Light = FROM_LEFT
) -> Fragment:
    """A closed hand that grips something upright: four knuckles to the right, thumb across the top."""
    hand = curve(
        moved(
            ("-.9 -.7 -.2 -1 .7 -.85! 1 -.6 .85 -.4! 1.02 -.1 .86 .1! .98 .38 .8 .55! .84 .85 .4 1 -.5 .9 -1 .4"),
            0,
            0,
            scale=size,
        )
    )
    fingers = "".join(wedge(0.92 * size, dy * size, 1.15 * size, 0.16 * size, 180) for dy in (-0.4, 0.1, 0.55))
    body = lit(hand, flats, light.scaled(size / 9), inner=fill(fingers, cut))
    return placed(body, x, y, angle=angle)


def shadow(x: float, y: float, width: float, colour: Colour, thickness: float = 2.4) -> Fragment:
    """The flat lens a free-standing thing throws on the ground."""
    return fill(lens(x, y, width, thickness), colour)


def limb(outline: Outline, start: float, end: float, middle: float | None = None) -> PathData:
    """A smooth tapered stroke with few knots, for limbs, tails and tentacles; its ends are cut straight."""
    spine = sampled(outline, 2)
    last = len(spine) - 1
    left: list[Knot] = []
    right: list[Knot] = []
    for i, (x, y) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(i - 1, 0)], spine[min(i + 1, last)]
        heading = math.degrees(math.atan2(by - ay, bx - ax))
        u = i / last
        width = start + (end - start) * u
        if middle is not None:
            width = start + (middle - start) * 2 * u if u < 0.5 else middle + (end - middle) * (2 * u - 1)
        tip = i in (0, last)
        left.append(Knot(*turned((x, y), heading, 0, -width / 2), tip))
        right.append(Knot(*turned((x, y), heading, 0, width / 2), tip))
    return curve(left + right[::-1])


def hatch(
    colour: Colour, line: Outline, angle: float, length: float, thickness: float, count: int, seed: int = 1
) -> Fragment:
    """A row of cuts in one colour, longest in its middle."""
    return fill(gouges(line, angle, length, thickness, count, random.Random(seed)), colour)


def feather(quill: Outline, width: float, rents: int = 2) -> PathData:
    """A plume along a quill: broad in its middle, with rents in both vanes; two points make it straight."""
    spine = sampled(quill, 6)
    last = len(spine) - 1
    sides: tuple[list[Knot], list[Knot]] = ([], [])
    torn = {round(last * (i + 1.2) / (rents + 1.4)) for i in range(rents)}
    for i in range(1, last):
        (ax, ay), (bx, by) = spine[i - 1], spine[i + 1]
        heading = math.degrees(math.atan2(by - ay, bx - ax))
        reach = width / 2 * math.sin(math.pi * (i / last) ** 0.8) ** 0.7
        for side, vane in zip((-1, 1), sides, strict=True):
            if i in torn:
                vane.append(Knot(*turned(spine[i], heading, -width * 0.16, side * reach * 0.45), True))
                vane.append(Knot(*turned(spine[i], heading, width * 0.06, side * reach * 1.12), True))
            else:
                vane.append(Knot(*turned(spine[i], heading, 0, side * reach)))
    start, end = Knot(*spine[0], True), Knot(*spine[-1], True)
    return curve([start, *sides[0], end, *reversed(sides[1])])


def cuts(rows: str) -> PathData:
    """Cuts given one by one as `"x y length thickness angle, …"`."""
    return "".join(wedge(x, y, length, thickness, angle) for x, y, length, thickness, angle in table(rows))
