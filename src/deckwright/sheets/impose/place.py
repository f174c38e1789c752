"""Which card lies where: copies in order, shared out to sheets and places, their backs behind them."""

from __future__ import annotations

from collections.abc import Sequence

from ...basics.geometry import Rect, Size
from ...basics.records import dataclass
from .flip import Flip
from .layout import Layout, Near, bleed_room
from .plan import Piece, Placement
from .spec import Arrange, Order, SheetCopies, SheetSpec

Copy = tuple[Piece, int]  # a piece and the number of the copy, from 1


def copies_of(pieces: Sequence[Piece], spec: SheetSpec) -> list[Copy]:
    """Every card to print, in order: set after set, so that each comes out whole."""
    once = [1 if spec.copies is SheetCopies.ONE else piece.copies for piece in pieces]
    return [
        (piece, number * count + copy)
        for number in range(spec.sets)
        for piece, count in zip(pieces, once, strict=True)
        for copy in range(1, count + 1)
    ]


@dataclass(frozen=True, slots=True)
class Together:
    """Pieces that share sheets: in a grid of equal places, or packed."""

    pieces: Sequence[Piece]
    packed: bool = False


def sharing(pieces: Sequence[Piece], spec: SheetSpec, own: object) -> list[Together]:
    """Which pieces share sheets.

    A grid holds those of one size that straight cuts make, or that they do not. Other shapes than rectangles are packed
    as soon as they are of several sizes; everything is where `arrange` says so.
    """
    if spec.arrange is Arrange.PACKED and own is None:
        return [Together(pieces, packed=True)] if pieces else []
    boxes, shapes = by_size([p for p in pieces if p.is_box]), by_size([p for p in pieces if not p.is_box])
    if spec.arrange is Arrange.GRID or own is not None or len(shapes) < 2:
        return [Together(alike) for alike in (*boxes, *shapes)]
    together = [piece for piece in pieces if not piece.is_box]
    return [*(Together(alike) for alike in boxes), Together(together, packed=True)]


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


def fronts(layout: Layout, near: Sequence[Sequence[Near]], copies: Sequence[Copy]) -> list[Placement]:
    """The fronts of one sheet, each in its place, with the bleed that it has room for."""
    paper = Rect(0, 0, *layout.paper)
    placements = []
    for slot, nearby, (piece, copy) in zip(layout.slots, near, copies, strict=False):
        turn = slot.rotation + (90 if lies_turned(piece.size, slot.size) else 0)
        clip = within(slot.rect.outset(bleed_room(nearby, len(copies), piece.bleed)), paper)
        placements.append(
            Placement(
                piece.front,
                piece.card,
                piece.deck,
                "front",
                copy,
                slot.rect,
                turn % 360,
                clip,
                piece.form,
                piece.bleed,
                piece.cut,
                folds=piece.folds,
            )
        )
    return placements


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
            piece.form,
            piece.bleed,
            None,
        )
        for front, (piece, copy) in zip(fronts, copies, strict=True)
        if piece.back is not None
    ]


def lies_turned(size: Size, place: Size) -> bool:
    """True where a card of *size* must be turned to fill *place*."""
    return abs(size.width - place.width) > abs(size.width - place.height)


def within(rect: Rect, paper: Rect) -> Rect:
    """What of *rect* lies on *paper*."""
    x, y = max(rect.x, paper.x), max(rect.y, paper.y)
    return Rect(x, y, min(rect.right, paper.right) - x, min(rect.bottom, paper.bottom) - y)
