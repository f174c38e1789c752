"""Where cards can lie on a page, whether a grid, half a grid or a printer's own sheet says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ...basics.geometry import Insets, Rect, Size
from ...basics.records import dataclass
from .cuts import Cuts
from .flip import Flip

TOUCH: Final = 1e-6  # mm: what is nearer is one line


class CardSlot(NamedTuple):
    """A place for one card: its trim on the page, and how the card is turned (clockwise) to lie in it."""

    rect: Rect
    rotation: int = 0

    @property
    def size(self) -> Size:
        """Width and height of the card that lies here, as one reads it."""
        size = Size(self.rect.width, self.rect.height)
        return size.turned() if self.rotation % 180 else size


@dataclass(frozen=True, slots=True)
class Layout:
    """The places for fronts on one side of a paper, in the order in which they are filled."""

    paper: Size
    printable: Rect
    slots: tuple[CardSlot, ...]
    fold: Flip | None = None  # backs lie beyond this line on the same page
    gutter: float = 0  # between neighbours
    cuts: Cuts | None = None  # None: along the trims
    ringed: bool = False  # each piece is cut round by itself, not straight through the sheet

    @property
    def block(self) -> Rect:
        """Round all places, those for backs beyond a fold too."""
        block = self.slots[0].rect
        for slot in self.slots[1:]:
            block = block.union(slot.rect)
        return block.union(self.fold.rect(block)) if self.fold else block


class Near(NamedTuple):
    """A neighbour: which slot, and how far off it begins. A gap of None: side by side in that direction."""

    other: int
    right_of: bool
    below: bool
    across: float | None
    down: float | None

    @property
    def overlaps(self) -> bool:
        return self.across is None and self.down is None


def neighbours(slots: Sequence[CardSlot], reach: float) -> tuple[tuple[Near, ...], ...]:
    """Of each slot, those that begin within *reach* of it."""
    order = sorted(range(len(slots)), key=lambda index: slots[index].rect.x)
    found: list[list[Near]] = [[] for _ in slots]
    for position, one in enumerate(order):
        a = slots[one].rect
        for other in order[position + 1 :]:
            b = slots[other].rect
            if b.x > a.right + reach:
                break
            if b.y > a.bottom + reach or a.y > b.bottom + reach:
                continue
            across = _gap(a.x, a.right, b.x, b.right)
            down = _gap(a.y, a.bottom, b.y, b.bottom)
            below = b.y > a.y
            found[one].append(Near(other, True, below, across, down))
            found[other].append(Near(one, False, not below, across, down))
    return tuple(tuple(near) for near in found)


def _gap(a0: float, a1: float, b0: float, b1: float) -> float | None:
    """The gap between two spans; None where they overlap."""
    gap = max(a0, b0) - min(a1, b1)
    return None if gap < -TOUCH else max(0.0, gap)


def bleed_room(near: Sequence[Near], filled: int, bleed: float) -> Insets:
    """How far a card's *bleed* may show where the first *filled* slots are taken.

    Between neighbours it ends in the middle of the gap, so that butted neighbours show none; round a corner it
    ends at a neighbour's trim.
    """
    room = {"left": bleed, "top": bleed, "right": bleed, "bottom": bleed}
    taken = [n for n in near if n.other < filled]
    for side, gap in _straight(taken):
        room[side] = min(room[side], gap / 2)
    for n in taken:
        if n.across is not None and n.down is not None:
            x, y = _sides(n)
            if room[x] > n.across + TOUCH and room[y] > n.down + TOUCH:
                side, gap = (x, n.across) if n.across >= n.down else (y, n.down)
                room[side] = gap
    return Insets(**room)


def _straight(near: Sequence[Near]) -> Iterator[tuple[str, float]]:
    for n in near:
        x, y = _sides(n)
        if n.down is None and n.across is not None:
            yield x, n.across
        elif n.across is None and n.down is not None:
            yield y, n.down


def _sides(near: Near) -> tuple[str, str]:
    return "right" if near.right_of else "left", "bottom" if near.below else "top"
