"""Colours that carry a meaning: whether players who are colour-blind can tell them apart, too."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

import numpy

from ...basics.problems import Problem, problem
from ...basics.written import number
from ...game.model import Game
from .texts import linear

# One viewer in twelve is one of these. What they see of linear red, green and blue: Machado, Oliveira and Fernandes,
# "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at full severity.
SIGHTS: Final[Mapping[str, tuple[tuple[float, float, float], ...]]] = {
    "protanopia (no red)": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia (no green)": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia (no blue)": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LEAST: Final = (
    10.0  # CIEDE2000: side by side 2 is seen; across a table, in lamplight, it takes several times that
)

Lab = tuple[float, float, float]


def alike(game: Game) -> Iterator[Problem]:
    """`colours-alike`, for each two colours of a group of `colours:`."""
    for group, colours in game.preflight.colours.items():
        for (one, first), (other, second) in combinations(colours.items(), 2):
            apart = {sight: difference(*(seen(c, sight) for c in (first, second))) for sight in SIGHTS}
            sight, least = min(apart.items(), key=lambda entry: entry[1])
            if least >= LEAST:
                continue
            message = (
                f"{group}: {one} ({first}) and {other} ({second}) look alike with {sight}: "
                f"they differ by {number(least, LEAST)}; {number(LEAST)} is the least that is told apart across a table"
            )
            hint = "make one of them much darker, or let a shape or symbol say the same, and accept it"
            place = game.preflight.colour_places.get(group)
            yield problem("colours-alike", message, place, hint=hint, about=f"{group}: {one}, {other}")


def seen(colour: str, sight: str) -> Lab:
    """What a colour (#rgb or #rrggbb) looks like with one of `SIGHTS`, in CIE L*a*b*."""
    digits = colour.lstrip("#")
    digits = digits if len(digits) == 6 else "".join(2 * digit for digit in digits)
    channels = numpy.array([int(digits[at : at + 2], 16) for at in (0, 2, 4)], numpy.uint8)
    red, green, blue = (numpy.array(SIGHTS[sight]) @ linear(channels)).clip(0, 1)
    return lab(float(red), float(green), float(blue))


def lab(red: float, green: float, blue: float) -> Lab:
    """Linear sRGB (0 to 1) as CIE L*a*b*, with the white of D65."""
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000 (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * math.sqrt(mean7 / (mean7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    grey = c1 * c2 == 0
    turn = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    middle = h1 + h2 if grey else (h1 + turn / 2) % 360
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * _cos(middle - 30)
        + 0.24 * _cos(2 * middle)
        + 0.32 * _cos(3 * middle + 6)
        - 0.20 * _cos(4 * middle - 63)
    )
    sl = 1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rotation = 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    rotation *= -math.sin(math.radians(60 * math.exp(-(((middle - 275) / 25) ** 2))))
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, hue / sh
    return math.sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh)


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))
