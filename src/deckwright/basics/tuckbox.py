"""The net of a tuck box: a box of card that holds a deck, closed by a lid whose tongue is tucked in.

Back, left side, front, right side in a row, and a flap to glue; the lid hangs on the back; under front and back lies
the bottom twice, glued on itself. Measured from the upper left corner of the whole, in millimetres.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from .geometry import Rect, Size
from .records import dataclass

AIR: Final = 1.0  # mm that the box is wider and higher than its cards
SLEEVE: Final = Size(4.0, 4.0)  # mm that a sleeve is larger than the card in it, its flap pressed flat
SLEEVED: Final = 0.24  # mm that a sleeve makes a card thicker: twice 0.12
LEAST: Final = 8.0  # mm deep: less cannot be creased and glued
GLUE: Final = 12.0  # mm of the flap
TONGUE: Final = 15.0
DUST: Final = 0.45  # of the width, that a dust flap is high at most
TAPER: Final = 1.0


@dataclass(frozen=True)
class Tuckbox:
    """A box for a stack of *cards*, each of *size* and *thickness*."""

    size: Size
    cards: int
    thickness: float
    is_sleeved: bool = False

    @cached_property
    def inner(self) -> Size:
        more = SLEEVE if self.is_sleeved else Size(0, 0)
        return Size(self.size.width + more.width + AIR, self.size.height + more.height + AIR)

    @cached_property
    def depth(self) -> float:
        stack = self.cards * (self.thickness + (SLEEVED if self.is_sleeved else 0))
        return round(max(stack + AIR, LEAST), 1)

    @property
    def tongue(self) -> float:
        return min(TONGUE, self.inner.height / 3)

    @property
    def top(self) -> float:
        """Where the sides begin."""
        return round(max(self.tongue + self.depth, self.dust), 2)

    @property
    def dust(self) -> float:
        return round(min(DUST * self.inner.width, self.depth + self.tongue - 2), 2)

    @cached_property
    def net(self) -> Size:
        width, height = self.inner
        return Size(
            round(2 * width + 2 * self.depth + GLUE, 2),
            round(self.top + height + max(self.depth, self.dust), 2),
        )

    @cached_property
    def panels(self) -> Mapping[str, Rect]:
        """Where the art of each side lies, as one reads it when the box stands."""
        (width, height), deep, top = self.inner, self.depth, self.top
        lefts = (0.0, width, width + deep, 2 * width + deep)
        names = ("back", "left", "front", "right")
        sides = {
            name: Rect(x, top, deep if name in ("left", "right") else width, height)
            for name, x in zip(names, lefts, strict=True)
        }
        lid, bottom = Rect(0, top - deep, width, deep), Rect(width + deep, top + height, width, deep)
        tongue = Rect(0, top - deep - self.tongue, width, self.tongue)
        return {**sides, "lid": lid, "tongue": tongue, "bottom": bottom}

    @cached_property
    def outline(self) -> str:
        """The line to cut along, as path data."""
        (w, h), d, y, t, e = self.inner, self.depth, self.top, TAPER, self.dust
        z = y + h
        notch, round_ = min(9.0, w / 5), min(8.0, self.tongue / 2)
        tip = y - d - self.tongue
        front, right, glue = w + d, 2 * w + d, 2 * w + 2 * d
        middle = front + w / 2
        steps = [
            ("M", 0, y), ("V", tip + round_), ("A", round_, round_, 0, 0, 1, round_, tip), ("H", w - round_),
            ("A", round_, round_, 0, 0, 1, w, tip + round_), ("V", y),
            ("L", w + t, y - e), ("H", front - t), ("L", front, y),
            ("H", middle - notch), ("A", notch, notch, 0, 0, 0, middle + notch, y), ("H", right),
            ("L", right + t, y - e), ("H", glue - t), ("L", glue, y),
            ("L", glue + GLUE, y + 6), ("V", z - 6), ("L", glue, z),
            ("L", glue - t, z + e), ("H", right + t), ("L", right, z),
            ("V", z + d), ("H", front), ("V", z),
            ("L", front - t, z + e), ("H", w + t), ("L", w, z),
            ("L", w - t, z + d), ("H", t), ("L", 0, z), ("Z",),
        ]  # fmt: skip
        return _path(steps)

    @cached_property
    def folds(self) -> tuple[str, ...]:
        """The lines to crease, as path data."""
        (w, h), d, y = self.inner, self.depth, self.top
        z = y + h
        lefts = (0.0, w, w + d, 2 * w + d, 2 * w + 2 * d)
        upright = [[("M", x, y), ("V", z)] for x in lefts[1:]]
        level = [
            [("M", x, at), ("H", end)]
            for at, sides in ((y, (0, 1, 3)), (z, (0, 1, 2, 3)))
            for x, end in ((lefts[side], lefts[side + 1]) for side in sides)
        ]
        return tuple(map(_path, (*upright, *level, [("M", 0, y - d), ("H", w)])))


def _path(steps: list[tuple[str | float, ...]]) -> str:
    return " ".join(f"{step[0]}{' '.join(_number(value) for value in step[1:])}" for step in steps)


def _number(value: str | float) -> str:
    return f"{float(value):.3f}".rstrip("0").rstrip(".")
