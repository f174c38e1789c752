"""The lines that cards are cut along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass


@dataclass(frozen=True, slots=True)
class Cuts:
    """The lines that trims are cut along: each x through the whole paper, each y likewise."""

    xs: tuple[float, ...]
    ys: tuple[float, ...]

    @classmethod
    def of(cls, trims: Sequence[Rect]) -> Cuts:
        return cls(
            _distinct(x for trim in trims for x in (trim.x, trim.right)),
            _distinct(y for trim in trims for y in (trim.y, trim.bottom)),
        )


NO_CUTS: Final = Cuts((), ())


def _distinct(values: Iterator[float]) -> tuple[float, ...]:
    """In order, those that differ by less than a hundredth of a millimetre once."""
    distinct: list[float] = []
    for value in sorted(values):
        if not distinct or value - distinct[-1] > 0.01:
            distinct.append(value)
    return tuple(distinct)
