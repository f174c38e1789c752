"""Which card stands where: copies in order, dealt to sheets and places, with the bleed there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..geometry import Insets, Rect, Size
from .grid import Grid
from .plan import Piece, Placement
from .spec import Copies, Order, SheetSpec

Copy = tuple[Piece, int]  # a piece and the number of the copy, from 1


def copies_of(pieces: Sequence[Piece], spec: SheetSpec) -> list[Copy]:
    """Every card to print, in order: set after set, so that each comes out whole."""
    once = [1 if spec.copies is Copies.ONE else piece.copies for piece in pieces]
    return [
        (piece, number * count + copy)
        for number in range(spec.sets)
        for piece, count in zip(pieces, once, strict=True)
        for copy in range(1, count + 1)
    ]


def by_size(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """The pieces in groups that can share a sheet: of one size, lying either way."""
    groups: dict[tuple[float, float], list[Piece]] = {}
    for piece in pieces:
        width, height = (round(side, 2) for side in piece.size)
        groups.setdefault((min(width, height), max(width, height)), []).append(piece)
    return list(groups.values())


def deal(copies: Sequence[Copy], capacity: int, order: Order) -> list[list[Copy]]:
    """The copies of each sheet, in the order of its places.

    `stack`: place 1 of every sheet, then place 2 of every sheet, and so on: when the pile of printed sheets
    is cut, the piles laid on each other in the order of their places are in the order of the deck.
    """
    if order is Order.DECK:
        return [list(copies[start : start + capacity]) for start in range(0, len(copies), capacity)]
    sheets = -(-len(copies) // capacity)
    return [list(copies[sheet::sheets]) for sheet in range(sheets)]


_SIDES: Final = ((-1, 0), (0, -1), (1, 0), (0, 1))  # left, top, right, bottom, as Insets has them


def bleed_room(grid: Grid, filled: int, index: int, bleed: float) -> Insets:
    """How far the bleed of the card at *index* may show where the first *filled* places are taken.

    Between neighbours it ends in the middle of the gutter, so that butted neighbours show none.
    """
    row, column = divmod(index, grid.columns)

    def side(dx: int, dy: int) -> float:
        across, down = column + dx, row + dy
        inside = 0 <= across < grid.columns and 0 <= down < grid.rows
        taken = inside and down * grid.columns + across < filled
        return min(bleed, grid.gutter / 2) if taken else bleed

    return Insets(*(side(dx, dy) for dx, dy in _SIDES))


def fronts(grid: Grid, copies: Sequence[Copy]) -> list[Placement]:
    """The fronts of one sheet, each in its place."""
    paper = Rect(0, 0, *grid.paper)
    placements = []
    for index, (piece, copy) in enumerate(copies):
        rect = grid.slot(index)
        clip = within(rect.outset(bleed_room(grid, len(copies), index, piece.bleed)), paper)
        turn = 90 if lies_turned(piece.size, grid.cell) else 0
        placements.append(Placement(piece.front, piece.card, piece.deck, "front", copy, rect, turn, clip))
    return placements


def lies_turned(size: Size, cell: Size) -> bool:
    """True where a card of *size* must be turned to fill *cell*."""
    return abs(size.width - cell.width) > abs(size.width - cell.height)


def within(rect: Rect, paper: Rect) -> Rect:
    """What of *rect* lies on *paper*."""
    x, y = max(rect.x, paper.x), max(rect.y, paper.y)
    return Rect(x, y, min(rect.right, paper.right) - x, min(rect.bottom, paper.bottom) - y)
