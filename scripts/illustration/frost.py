"""What winter motifs share: shards of ice, icicles, snow, fur, dead branches, spruces."""

import random
from collections.abc import Sequence

from .document import Flats, Fragment, Light, fill, lit
from .inks import Inks, mix
from .parts import hatch
from .paths import PathData, Point, brush, curve, polygon, turned

ICE_LIGHT = "#FFFFFF"


def snow(inks: Inks) -> Flats:
    return Flats("#FFFFFF", inks.light, inks.t1)


def fur(inks: Inks) -> Flats:
    """White fur with a visible shade."""
    return Flats("#FFFFFF", mix(inks.light, inks.t1, 0.45), inks.t2)


def shards(rows: Sequence[Sequence[float]], inks: Inks, *, shade: str = "", angle: float = 90) -> Fragment:
    """Icicles and splinters: x, y, length, width and perhaps an angle of their own; two planes each."""
    bright: PathData = ""
    dull: PathData = ""
    for x, y, length, width, *own in rows:
        heading = own[0] if own else angle
        start, end = (turned((x, y), heading, 0, side * width / 2) for side in (-1, 1))
        tip = turned((x, y), heading, length, 0)
        root = turned((x, y), heading, -width * 0.25, -width * 0.08)
        left, right = (start, end) if start[0] <= end[0] else (end, start)
        bright += polygon([left, root, tip])
        dull += polygon([root, right, tip])
    return fill(bright, inks.light) + fill(dull, shade or inks.t3)


def branches(
    root: Point, heading: float, length: float, width: float, rng: random.Random, *, levels: int = 4, spread: float = 34
) -> PathData:
    """A dead tree: each bough forks in two, thinner and shorter, until nothing is left to fork."""
    bend = rng.uniform(-10, 10)
    middle = turned(root, heading + bend, length * 0.55, 0)
    tip = turned(middle, heading - bend * 0.6, length * 0.5, 0)
    path = brush([root, middle, tip], width, width * 0.62, steps=2)
    if levels <= 1:
        return path
    for side in (-1, 1):
        turn = heading + side * spread * rng.uniform(0.6, 1.15)
        start = tip if side > 0 else turned(middle, heading, length * rng.uniform(0.1, 0.4), 0)
        path += branches(
            start, turn, length * rng.uniform(0.58, 0.78), width * 0.6, rng, levels=levels - 1, spread=spread
        )
    return path


def ice(inks: Inks) -> Flats:
    return Flats(ICE_LIGHT, inks.t1, inks.t2)


def snow_ground(inks: Inks, outline: str, seed: int = 1) -> Fragment:
    """Snow with a bright crest and long blue cuts."""
    return lit(
        curve(outline),
        Flats("#FFFFFF", inks.light, inks.t1),
        Light((0.2, 1.4), (6, 10)),
        inner=hatch(inks.t2, "8 82 80 85 150 82", 0, 15, 1.3, 10, seed),
    )


def plain_spruce(x: float, y: float, height: float) -> PathData:
    """A spruce whose foot is at (x, y)."""
    steps = 5
    outline: list[tuple[float, float, bool]] = [(x, y - height, True)]
    for i in range(1, steps + 1):
        reach, down = height * 0.075 * i, y - height + height * 0.96 * i / steps
        outline += [(x + reach, down, True), (x + reach * 0.45, down - height * 0.02, True)]
    return polygon([*outline, *((2 * x - px, py, corner) for px, py, corner in reversed(outline[1:]))])
