"""What every medal's figure is made of: flats with a black line, mirrored parts, rows of cuts, eyes."""

from __future__ import annotations

import random

from ..document import Fragment, clipped, fill, outlined, placed
from ..inks import BLACK, BONE, Colour
from ..paths import PathData, circle, curve, gouges, lens, mirror, mirrored

LINE = 2.2  # the black line that parts what lies before from what lies behind
SHADOW = 5  # of the seeds: cuts are uneven, yet the same each time


def cast(path: PathData, colour: Colour = BONE, line: float = LINE) -> Fragment:
    """A part of a medal: one flat with a black line round it."""
    return outlined(path, colour, BLACK, line)


def half(text: str) -> PathData:
    """A symmetric curve from its right half, from the axis x = 50 to the axis."""
    return curve(mirrored(text, 50))


def both(path: PathData, colour: Colour = BONE, line: float = LINE) -> Fragment:
    """A part of the right side, and the same on the left."""
    return cast(path, colour, line) + cast(mirror(path, 50), colour, line)


def crossed(arm: Fragment, angle: float = 42, lift: float = 0) -> Fragment:
    """One arm, drawn upright about (50, 50), twice and crossed."""
    return "".join(placed(arm, 50, 50 - lift, origin=(50, 50), angle=turn) for turn in (-angle, angle))


def cut(shape: PathData, line: str, length: float, angle: float = 185, count: int = 12, thick: float = 1.5) -> Fragment:
    """Rows of cuts that start along a line of the dark side."""
    rng = random.Random(SHADOW)
    return clipped(shape, fill(gouges(line, angle, length, thick, count, rng), BLACK))


def pair(path: PathData, colour: Colour = BLACK) -> Fragment:
    return fill(path + mirror(path, 50), colour)


def eyes(x: float, y: float, spot: Colour, wide: float = 10, high: float = 7, tilt: float = 12) -> Fragment:
    """Two almonds of black with a point of the team's colour."""
    almond = lens(x, y, wide, high, tilt)
    return pair(almond) + pair(circle(x, y, min(wide, high) * 0.2), spot)
