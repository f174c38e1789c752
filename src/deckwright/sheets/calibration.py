"""What a printer does to a page, how that is read off a folded test page, and what makes up for it.

A print lies a little beside the paper, turned, and too large or small. The test page needs no ruler for the first two:
folded edge to edge, the paper itself shows its middle as a crease, and the page has sloping scales across it. A crease
along crosses the scales A (top) and B (bottom), one across C (left) and D (right). Two bars are measured.

Millimetres, x rightwards, y downwards, from the upper left of the paper; angles clockwise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ..basics.geometry import Matrix, Point, Size
from ..basics.records import dataclass
from ..basics.units import mm
from ..basics.written import number, stated

REACH: Final = 5.0  # mm that a scale reads to both sides
SLOPE: Final = 4.0  # mm along the crease to a mm across it: what makes a tenth readable
EDGE: Final = 32.0  # mm from the paper's edge to the middle of a scale
SCALES: Final = ("A", "B", "C", "D")
MOST_OFF: Final = 0.04  # of a bar's length; more is another scaling, not a printer's fault


@dataclass(frozen=True, slots=True)
class PrinterError:
    """How a page comes out: its middle by (x, y) beside the paper's, turned by *skew* degrees, stretched."""

    x: float = 0
    y: float = 0
    skew: float = 0
    across: float = 1  # printed length of what should be 1 long, along x
    down: float = 1

    def distortion(self, paper: Size) -> Matrix:
        """Where what should stand at a point is printed."""
        middle = Point(paper.width / 2, paper.height / 2)
        shaped = Matrix.rotate(self.skew) @ Matrix.scale(self.across, self.down)
        return (
            Matrix.translate(middle.x + self.x, middle.y + self.y)
            @ shaped
            @ Matrix.translate(-middle.x, -middle.y)
        )

    def correction(self, paper: Size) -> Matrix:
        """Where to print instead, so that everything comes out where it should."""
        middle = Point(paper.width / 2, paper.height / 2)
        back = Matrix.scale(1 / self.across, 1 / self.down) @ Matrix.rotate(-self.skew)
        return Matrix.translate(*middle) @ back @ Matrix.translate(-middle.x - self.x, -middle.y - self.y)

    def turned(self) -> PrinterError:
        """The same printer, seen on a page that it prints upside down: a back flipped on the other edge."""
        return replace(self, x=-self.x, y=-self.y)


@dataclass(frozen=True, slots=True)
class TestPage:
    """Where the scales and bars of the test page are, for paper as it lies."""

    __test__ = False  # for pytest: no test

    paper: Size
    name: str = ""  # of the paper, in names of files

    @property
    def orientation(self) -> str:
        return "landscape" if self.paper.width > self.paper.height else "portrait"

    @property
    def middle(self) -> Point:
        return Point(self.paper.width / 2, self.paper.height / 2)

    @property
    def bars(self) -> tuple[float, float]:
        """The lengths of the bars across and down."""
        across, down = (math.floor((side - 50) / 50) * 50.0 for side in self.paper)
        return max(50.0, across), max(50.0, down)

    def point(self, scale: str, reading: float) -> Point:
        """The point of the page that *reading* stands for on a scale: where the crease goes through it."""
        x, y = self.middle
        along = SLOPE * reading
        return {
            "A": Point(x + reading, EDGE + along),
            "B": Point(x + reading, self.paper.height - EDGE + along),
            "C": Point(EDGE + along, y + reading),
            "D": Point(self.paper.width - EDGE + along, y + reading),
        }[scale]

    def error(self, readings: Sequence[float], measured: Sequence[float] | None = None) -> PrinterError:
        """What a printer does by whose page the creases cross the scales at *readings* (A, B, C, D).

        *measured* are the lengths of the bars across and down; without them, they are taken to be right.
        Raises ValueError for what is off the scales, or another scaling than 100 %.
        """
        for scale, reading in zip(SCALES, readings, strict=True):
            if not -REACH <= reading <= REACH:
                reach = f"which reads from -{number(REACH)} to {number(REACH)}"
                raise ValueError(f"{scale} = {stated(reading)} is off the scale, {reach}")
        # A crease runs through the middle of the paper; where it crosses two scales tells its slope on the print. The
        # two creases give two slopes, whose mean is weighted by the squares of their lengths: a reading that is off by
        # a little turns a long line less (weights of least squares).
        across, down = self._stretch(measured or self.bars)
        a, b, c, d = (self._from_middle(scale, r) for scale, r in zip(SCALES, readings, strict=True))
        upright = (b.x - a.x) * across / ((b.y - a.y) * down), (b.y - a.y) ** 2
        level = -(d.y - c.y) * down / ((d.x - c.x) * across), (d.x - c.x) ** 2
        skew = (upright[0] * upright[1] + level[0] * level[1]) / (upright[1] + level[1])
        x = sum(math.tan(skew) * p.y * down - p.x * across for p in (a, b)) / 2 * math.cos(skew)
        y = sum(-math.tan(skew) * p.x * across - p.y * down for p in (c, d)) / 2 * math.cos(skew)
        return PrinterError(x, y, math.degrees(math.atan(skew)), across, down)

    def _from_middle(self, scale: str, reading: float) -> Point:
        point, middle = self.point(scale, reading), self.middle
        return Point(point.x - middle.x, point.y - middle.y)

    def _stretch(self, measured: Sequence[float]) -> tuple[float, float]:
        factors = []
        for name, length, true in zip(("across", "down"), measured, self.bars, strict=True):
            if not abs(length / true - 1) <= MOST_OFF:
                raise ValueError(
                    f"the bar {name} measures {mm(length)} and should be {mm(true)} long: "
                    "print the page at 100 %, without fitting it to the paper"
                )
            factors.append(length / true)
        return factors[0], factors[1]
