"""Turning paper over, or folding it: where a point of the front is seen on the back."""

from __future__ import annotations

from enum import Enum, auto

from ...basics.geometry import Point, Rect, Size
from ...basics.records import dataclass
from .spec import Backs


class Axis(Enum):
    """The direction of the line that the paper is turned or folded about."""

    VERTICAL = auto()
    HORIZONTAL = auto()


@dataclass(frozen=True, slots=True)
class Flip:
    """Turning over about a line: a vertical one at x = *at*, or a horizontal one at y = *at*."""

    axis: Axis
    at: float

    def point(self, point: Point) -> Point:
        if self.axis is Axis.VERTICAL:
            return Point(2 * self.at - point.x, point.y)
        return Point(point.x, 2 * self.at - point.y)

    def rect(self, rect: Rect) -> Rect:
        if self.axis is Axis.VERTICAL:
            return Rect(2 * self.at - rect.right, rect.y, rect.width, rect.height)
        return Rect(rect.x, 2 * self.at - rect.bottom, rect.width, rect.height)

    def rotation(self, rotation: int) -> int:
        """The turn of the back whose front is turned by *rotation*.

        The top of the card is the top of both its sides: turned over about its own vertical axis, it reads upright.
        """
        return (-rotation if self.axis is Axis.VERTICAL else 180 - rotation) % 360


def flip_for(paper: Size, backs: Backs) -> Flip:
    """How a duplex printer turns *paper* (as it lies): the long edge of landscape paper is horizontal."""
    long_edge_is_vertical = paper.height >= paper.width
    if (backs is not Backs.SHORT_EDGE) == long_edge_is_vertical:
        return Flip(Axis.VERTICAL, paper.width / 2)
    return Flip(Axis.HORIZONTAL, paper.height / 2)
