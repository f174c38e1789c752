"""A distribution in a few bars: values taken together where they are many."""

from __future__ import annotations

from fractions import Fraction
from math import gcd

from ...basics.records import dataclass
from ..odds import Distribution
from .figures import plain


@dataclass(frozen=True, slots=True)
class Bin:
    low: int
    high: int  # included
    chance: Fraction

    @property
    def label(self) -> str:
        return plain(self.low) if self.low == self.high else f"{plain(self.low)} … {plain(self.high)}"


def bins_of(found: Distribution, most: int) -> list[Bin]:
    """At most about *most* bins of one width, the empty ones between them too; each value alone where it can be."""
    step = _step(found)
    places = (found.max - found.min) // step + 1
    width = step * _nice(-(-places // most))
    rest = found.min % step  # what every value leaves when it is divided by the step
    start = found.min if width == step else (found.min - rest) // width * width + rest
    chances: dict[int, Fraction] = {}
    for value, chance in found.items():
        index = (value - start) // width
        chances[index] = chances.get(index, Fraction(0)) + chance
    last = (found.max - start) // width
    if width == step:
        return [
            Bin(start + i * width, start + i * width, chances.get(i, Fraction(0))) for i in range(last + 1)
        ]
    return [
        Bin(start + i * width, start + (i + 1) * width - step, chances.get(i, Fraction(0)))
        for i in range(last + 1)
    ]


def _step(found: Distribution) -> int:
    """What all values are multiples of, from the least on: 10 for a power that is multiplied by 10."""
    values = list(found.ways)
    return gcd(*(value - values[0] for value in values[1:])) or 1 if len(values) > 1 else 1


def _nice(least: int) -> int:
    """1, 2, 5, 10, 20…, not less than *least*."""
    scale = 1
    while True:
        for digit in (1, 2, 5):
            if digit * scale >= least:
                return digit * scale
        scale *= 10
