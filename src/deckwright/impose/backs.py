"""Where a back stands so that it lies behind its front once the paper is turned over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from ..geometry import Point, Rect, Size
from .place import Copy
from .plan import Line, Placement
from .spec import Backs


class Axis(Enum):
    """The direction of the line that the paper is turned over, or folded, about."""

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

    def line(self, line: Line) -> Line:
        return Line(self.point(line.start), self.point(line.end), line.fold)

    def rotation(self, rotation: int) -> int:
        """The turn of the back whose front is turned by *rotation*, so that a card turned over about its own
        vertical axis shows its back upright: the top of the card is the top of both its sides."""
        return (-rotation if self.axis is Axis.VERTICAL else 180 - rotation) % 360


def flip_for(paper: Size, backs: Backs) -> Flip:
    """How a duplex printer turns *paper* (as it lies): the long edge of landscape paper is horizontal."""
    long_edge_is_vertical = paper.height >= paper.width
    if (backs is not Backs.SHORT_EDGE) == long_edge_is_vertical:
        return Flip(Axis.VERTICAL, paper.width / 2)
    return Flip(Axis.HORIZONTAL, paper.height / 2)


def backs(fronts: Sequence[Placement], copies: Sequence[Copy], flip: Flip) -> list[Placement]:
    """The backs behind *fronts*, place by place; a card without back leaves its place empty."""
    return [
        Placement(
            piece.back,
            piece.card if piece.own_back else None,
            piece.deck,
            "back",
            copy,
            flip.rect(front.rect),
            flip.rotation(front.rotation),
            flip.rect(front.clip),
        )
        for front, (piece, copy) in zip(fronts, copies, strict=True)
        if piece.back is not None
    ]
