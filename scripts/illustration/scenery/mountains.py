"""What stands in high, dark mountains: split peaks, crags, castles, shards, tombs, bats."""

import math
import random
from collections.abc import Iterable, Sequence

from ..document import Flats, Fragment, clipped, fill, lit
from ..inks import Colour, Inks, mix
from ..paths import PathData, Point, curve, lens, moved, polygon, rectangle, table
from .window import Disc, cumulus, earth, light_at, mist, ridge_line


def peak(
    disc: Disc,
    x: float,
    foot: float,
    width: float,
    height: float,
    rng: random.Random,
    *,
    lit_plane: Colour,
    shade: Colour,
    snow: Colour | None = None,
    base: float | None = None,
) -> Fragment:
    """One mountain of two planes: lit towards the disc, in shade behind a zigzag spine that slivers cross.

    Its slopes end at `foot`; below, down to `base`, it stands upright (to be hidden by the next layer).
    """
    top = (x, foot - height)
    away = -disc.side(x)
    base = foot if base is None else base
    slopes = {side: _slope(top, side * width / 2, height, rng) for side in (-1, 1)}
    shape = polygon([top, *slopes[1], (x + width / 2, base), (x - width / 2, base), *slopes[-1][::-1]])
    spine = [top]
    for i in range(1, 7):
        u = i / 6
        swing = (0.045 if i % 2 else -0.03) * (0.5 + u) * rng.uniform(0.7, 1.2)
        spine.append((x + away * width * (swing - 0.05 * u), foot - height * (1 - u)))
    dark = polygon([*spine, (spine[-1][0], base), (x + away * width * 0.6, base), *slopes[away][::-1]])
    slivers, gleams = "", ""
    for i in range(1, 6):
        px, py = spine[i]
        reach = width * 0.05 * (i + 0.5)
        if i < 5:
            sliver = "0 -.02 -.5 .06 -.75 .17 -1 .26 -.45 .15 0 .11"
            slivers += polygon((px + away * k.x * reach, py + k.y * height) for k in moved(sliver))
        gleam = ((0.02, 0.0, 0.0), (0.02, 0.5, 0.08), (0.0, 0.95, 0.2), (0.0, 0.4, 0.12))
        gleams += polygon((px + away * (a * width + b * reach), py + c * height) for a, b, c in gleam)
    inner = fill(dark + slivers, shade) + fill(gleams, mix(shade, lit_plane, 0.45))
    if snow:
        notch = "0 0 .02 .1 -.01 .2 -.035 .14 -.06 .28 -.085 .2 -.14 .3 -.1 .1"
        inner += fill(polygon((x + away * k.x * width, top[1] + k.y * height) for k in moved(notch)), snow)
    return fill(shape, lit_plane) + clipped(shape, inner)


def _slope(top: Point, run: float, height: float, rng: random.Random, steps: int = 7) -> list[Point]:
    """One flank from under the top to the foot: hollow, with small ledges."""
    line: list[Point] = []
    for i in range(1, steps + 1):
        u = i / steps
        wander = 0.0 if i == steps else rng.uniform(-0.024, 0.06)
        x = top[0] + run * (u**1.25 + wander)
        y = top[1] + height * (u + (0.0 if i == steps else rng.uniform(-0.02, 0.02)))
        line.append((x, y))
        if i < steps:
            line.append((x + run * 0.044, y + height * 0.012))
    return line


def far_range(
    inks: Inks, disc: Disc, rng: random.Random, foot: float, peaks: tuple[tuple[float, float, float], ...]
) -> Fragment:
    """The far peaks with their mist: (x, width, height) each."""
    art = "".join(
        peak(
            disc,
            x,
            foot,
            width,
            height,
            rng,
            lit_plane=mix(inks.t1, inks.t2, 0.6),
            shade=inks.t2,
            snow=inks.light if height > 12 else None,
            base=foot + 4,
        )
        for x, width, height in peaks
    )
    art += fill(earth(ridge_line(foot - 0.6, 1.0, rng, octaves=3)), inks.t2)
    return art + fill(mist((30.5, foot - 1, 84, 1.5), (14, foot - 3, 36, 0.8)), mix(inks.t1, inks.t2, 0.35))


def red_clouds(inks: Inks, places: tuple[tuple[float, float, float, float], ...], rng: random.Random) -> Fragment:
    """Low red bands of cloud, one tint."""
    return fill("".join(cumulus(*place, rng) for place in places), mix(inks.t1, inks.t2, 0.6))


def crag(disc: Disc, outline: Sequence[Point], spine: Sequence[Point], flats: Flats, *, rim: float = 0.4) -> Fragment:
    """A rock that stands on the ground; everything beyond `spine`, away from the disc, lies in shade.

    `spine` runs down from the top; slivers of shade hang from it on the lit side.
    """
    x = sum(px for px, _ in outline) / len(outline)
    away = -disc.side(x)
    foot = spine[-1][1]
    dark = polygon([*spine, (x + away * 60, foot), (x + away * 60, spine[0][1])])
    for i, (px, py) in enumerate(spine[1:-1]):
        reach = 1.6 + 0.5 * i
        sliver = ((0, -0.6), (-0.6, 0.5), (-1, 1.8), (-0.3, 0.9), (0, 0.7))
        dark += polygon((px + away * u * reach, py + (v if v < 0 else v * reach)) for u, v in sliver)
    light = light_at(disc, x, rim, fall=0.8)
    return lit(polygon(outline), Flats(flats.rim, flats.body), light, inner=fill(dark, flats.shade or flats.body))


def shards(places: Iterable[Sequence[float]], foot: float, rng: random.Random) -> PathData:
    """Splinters of rock that leave the ground: (x, width, top, lean) each."""
    path = ""
    for x, width, top, lean in places:
        shoulder = foot - (foot - top) * rng.uniform(0.35, 0.55)
        path += polygon(
            [
                (x - width / 2, foot),
                (x - width * 0.2, shoulder),
                (x + lean, top),
                (x + width * 0.24, shoulder + 1.5),
                (x + width / 2, foot),
            ]
        )
    return path


def tower(x: float, foot: float, width: float, height: float, cone: float) -> PathData:
    """A round tower with a corbelled head and a long cone."""
    w, y = width, foot - height
    return polygon(
        [
            (x - w * 0.5, foot),
            (x - w * 0.44, y),
            (x - w * 0.66, y - w * 0.16),
            (x - w * 0.66, y - w * 0.42),
            (x - w * 0.54, y - w * 0.42),
            (x - w * 0.06, y - w * 0.42 - cone),
            (x, y - w * 0.42 - cone * 1.12),
            (x + w * 0.06, y - w * 0.42 - cone),
            (x + w * 0.54, y - w * 0.42),
            (x + w * 0.66, y - w * 0.42),
            (x + w * 0.66, y - w * 0.16),
            (x + w * 0.44, y),
            (x + w * 0.5, foot),
        ]
    )


def battlement(x: float, y: float, width: float, foot: float, merlon: float = 0.8) -> PathData:
    """A wall from `y` down to `foot`, crenellated."""
    count = max(2, round(width / (2 * merlon)))
    step = width / (2 * count - 1)
    line: list[Point] = []
    for i in range(2 * count - 1):
        level = y - (merlon if i % 2 == 0 else 0)
        line += [(x + i * step, level), (x + (i + 1) * step, level)]
    return polygon([(x, foot), *line, (x + width, foot)])


def slit(x: float, foot: float, width: float, height: float) -> PathData:
    """A pointed window."""
    half = width / 2
    return curve(
        [
            (x - half, foot, True),
            (x - half, foot - height * 0.55, True),
            (x, foot - height, True),
            (x + half, foot - height * 0.55, True),
            (x + half, foot, True),
        ]
    )


# Each tower of the castle: centre, width, height, cone, in parts of the castle's size.
_TOWERS = table(
    "-.4 .1 .22 .3, .42 .1 .34 .34, -.24 .13 .44 .36, .2 .11 .6 .44, -.03 .16 .78 .62, .31 .07 .44 .3, -.14 .06 .62 .3"
)


_LIT_ROOMS = table("-.2 -.4, .17 -.5, -.03 -.68, -.03 -.46, .41 -.26, -.42 -.2, -.14 -.04, .12 -.04")


def castle(
    inks: Inks, disc: Disc, x: float, foot: float, size: float, *, tone: Colour, shade: Colour, rim: Colour
) -> Fragment:
    """Seven towers with long cones over a crenellated wall, some windows lit."""
    back = "".join(
        tower(x + a * size, foot + size * 0.2, b * size, c * size + size * 0.2, d * size)
        for a, b, c, d in _TOWERS[1::2]
    )
    front = "".join(
        tower(x + a * size, foot + size * 0.2, b * size, c * size + size * 0.2, d * size) for a, b, c, d in _TOWERS[::2]
    )
    front += battlement(x - 0.5 * size, foot - 0.16 * size, size, foot + size * 0.2, size * 0.045)
    rooms = "".join(
        slit(x + a * size, foot + b * size + size * 0.03, size * 0.045, size * 0.085) for a, b in _LIT_ROOMS
    )
    flags = "".join(
        curve(
            moved(
                "0 0! 1.6 -.4 3 .3 4.4 0! 4 1.3! 2.6 1.5 1.4 .8 0 1.5!",
                x + a * size,
                foot + b * size,
                scale=size * 0.03,
            )
        )
        + rectangle(x + a * size - 0.1, foot + b * size, 0.2, size * 0.12)
        for a, b in ((-0.03, -1.6), (0.2, -1.18))
    )
    light = light_at(disc, x, size * 0.022, size * 0.05, fall=0.4)
    return (
        fill(flags, tone)
        + lit(back, Flats(rim, mix(tone, shade, 0.2)), light)
        + lit(front, Flats(rim, tone, shade), light)
        + fill(rooms, inks.accent)
    )


def bat(x: float, y: float, size: float) -> PathData:
    return curve(
        moved(
            "-1 -.35! -.5 -.3 -.2 -.02! -.09 -.22! 0 -.1! .09 -.22! .2 -.02! .5 -.3 1 -.35! "
            ".72 .02! .5 -.02! .34 .22! .16 .1! 0 .4! "
            "-.16 .1! -.34 .22! -.5 -.02! -.72 .02!",
            x,
            y,
            scale=size,
        )
    )


def bats(places: Iterable[Sequence[float]]) -> PathData:
    return "".join(bat(*place) for place in places)


def cross(x: float, foot: float, size: float, lean: float = 0.0) -> PathData:
    """A stone cross with flared arms; `lean` in degrees."""
    return polygon(
        moved(
            moved(
                (
                    "-.16 .2 -.13 -.62 -.46 -.58 -.46 -.86 -.13 -.82 -.17 -1.16 .17 -1.16 .13 "
                    "-.82 .46 -.86 .46 -.58 .13 -.62 .16 .2"
                ),
                angle=lean,
                scale=size,
            ),
            x,
            foot,
        )
    )


def headstone(x: float, foot: float, size: float, lean: float = 0.0) -> PathData:
    """A slab with a round head."""
    return curve(
        moved(
            moved("-.36 .2! -.36 -.66! -.26 -.92 0 -1.02 .26 -.92 .36 -.66! .36 .2!", angle=lean, scale=size), x, foot
        )
    )


def fence(left: Point, right: Point, height: float, count: int) -> PathData:
    """Iron pickets with spear heads between two points of the ground, two rails through them."""
    (ax, ay), (bx, by) = left, right
    path = ""
    for i in range(count + 1):
        u = i / count
        x, y = ax + (bx - ax) * u, ay + (by - ay) * u
        path += polygon(
            [
                (x - 0.14, y),
                (x - 0.14, y - height),
                (x - 0.4, y - height - 0.25),
                (x, y - height - 1.2),
                (x + 0.4, y - height - 0.25),
                (x + 0.14, y - height),
                (x + 0.14, y),
            ]
        )
    for level in (0.22, 0.84):
        path += polygon(
            [
                (ax, ay - height * level),
                (bx, by - height * level),
                (bx, by - height * level + 0.3),
                (ax, ay - height * level + 0.3),
            ]
        )
    return path


def chain(start: Point, end: Point, sag: float, links: int) -> PathData:
    """A chain that hangs between two points, its links seen in turn from the side and from the front."""
    path = ""
    for i in range(links):
        u = (i + 0.5) / links
        x, y = start[0] + (end[0] - start[0]) * u, start[1] + (end[1] - start[1]) * u + sag * 4 * u * (1 - u)
        slope = end[1] - start[1] + sag * 4 * (1 - 2 * u)
        path += lens(x, y, 1.7, 0.5 if i % 2 else 0.9, math.degrees(math.atan2(slope, end[0] - start[0])))
    return path
