"""Distributions over whole numbers, exact: a count of equally likely ways for each value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import gcd, sqrt
from typing import Final

from ...basics.records import dataclass

_DENSE_SPAN: Final = 50_000  # the most digits of the big numbers that two distributions are multiplied as
_DENSE_GAIN: Final = 8  # a digit costs so much less than a product of single ways


@dataclass(frozen=True, slots=True)
class Distribution:
    """`ways` of `total` for each value, in rising order, none of them zero."""

    ways: Mapping[int, int]
    total: int

    @classmethod
    def of(cls, ways: Mapping[int, int]) -> Distribution:
        """From ways in any order; common factors are taken out."""
        there = {value: ways[value] for value in sorted(ways) if ways[value]}
        common = gcd(*there.values())
        return cls({value: count // common for value, count in there.items()}, sum(there.values()) // common)

    @classmethod
    def sure(cls, value: int) -> Distribution:
        return cls({value: 1}, 1)

    @property
    def min(self) -> int:
        return next(iter(self.ways))

    @property
    def max(self) -> int:
        return next(reversed(self.ways))

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(value * count for value, count in self.ways.items()), self.total)

    @property
    def variance(self) -> Fraction:
        squares = sum(value * value * count for value, count in self.ways.items())
        return Fraction(squares, self.total) - self.mean**2

    @property
    def sd(self) -> float:
        return sqrt(self.variance)

    def probability(self, value: int) -> Fraction:
        return Fraction(self.ways.get(value, 0), self.total)

    def items(self) -> Iterator[tuple[int, Fraction]]:
        """Each value with its probability, rising."""
        return ((value, Fraction(count, self.total)) for value, count in self.ways.items())

    def above(self, value: int) -> Fraction:
        """The probability of more than *value*."""
        return Fraction(sum(count for found, count in self.ways.items() if found > value), self.total)

    def times(self, factor: int) -> Distribution:
        """Every value multiplied."""
        if factor == 0:
            return Distribution.sure(0)
        ways = {value * factor: count for value, count in self.ways.items()}
        return Distribution(ways if factor > 0 else dict(reversed(ways.items())), self.total)

    def plus(self, other: Distribution) -> Distribution:
        """The sum of two that know nothing of each other."""
        if not _is_dense(self, other):
            ways: dict[int, int] = {}
            for one, count in self.ways.items():
                for two, more in other.ways.items():
                    ways[one + two] = ways.get(one + two, 0) + count * more
            return Distribution.of(ways)
        return _convolve(self, other)

    def steps_to_add(self, other: Distribution) -> int:
        """About how many steps `plus` takes."""
        return _span(self, other) if _is_dense(self, other) else len(self.ways) * len(other.ways)

    def repeated(self, times: int) -> Distribution:
        """The sum of so many that know nothing of each other, by repeated doubling (exponentiation by squaring)."""
        result, power = Distribution.sure(0), self
        while times:
            if times & 1:
                result = result.plus(power)
            times >>= 1
            if times:
                power = power.plus(power)
        return result

    def by(self, other: Distribution) -> Distribution:
        """The product of two that know nothing of each other."""
        ways: dict[int, int] = {}
        for one, count in self.ways.items():
            for two, more in other.ways.items():
                ways[one * two] = ways.get(one * two, 0) + count * more
        return Distribution.of(ways)


def _span(one: Distribution, other: Distribution) -> int:
    return one.max - one.min + other.max - other.min + 1


def _is_dense(one: Distribution, other: Distribution) -> bool:
    """Whether their values lie so close that two big numbers are multiplied faster than all pairs of ways."""
    span = _span(one, other)
    return span <= _DENSE_SPAN and span * _DENSE_GAIN < len(one.ways) * len(other.ways)


def _convolve(one: Distribution, other: Distribution) -> Distribution:
    """The convolution as one product of two big numbers, whose digits in a large base are the ways.

    Kronecker's substitution, as in D. Harvey, "Faster polynomial multiplication via multipoint Kronecker
    substitution", 2009.
    """
    most = one.total * other.total
    size = (most.bit_length() + 8) // 8  # bytes of a digit that no sum of products overflows
    product = _pack(one, size) * _pack(other, size)
    digits = product.to_bytes((product.bit_length() + 7) // 8 + size, "little")
    low = one.min + other.min
    ways = {
        low + index: int.from_bytes(digits[index * size : (index + 1) * size], "little")
        for index in range(len(digits) // size)
    }
    return Distribution.of(ways)


def _pack(one: Distribution, size: int) -> int:
    digits = bytearray((one.max - one.min + 1) * size)
    for value, count in one.ways.items():
        start = (value - one.min) * size
        digits[start : start + size] = count.to_bytes(size, "little")
    return int.from_bytes(digits, "little")
