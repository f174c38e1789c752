"""Pieces of several sizes and shapes on as few sheets as hold them, by rectpack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import rectpack

from ..geometry import Rect, Size
from .cuts import NO_CUTS
from .flip import Axis, Flip
from .grid import FOLD_CLEAR, fits_cutter, papers_to_try
from .layout import Layout, Slot
from .marks import NEEDED
from .place import Copy
from .plan import Piece
from .spec import Backs, SheetSpec

PER_MM: Final = 1000  # rectpack counts in whole units
AT_ONCE: Final = 400  # boxes that the better, slower way of packing is kept for


@dataclass(frozen=True, slots=True)
class Ground:
    """A paper as it lies, and the free areas of it that are packed."""

    paper: Size
    printable: Rect
    areas: tuple[Rect, ...]
    fold: Flip | None = None


@dataclass(frozen=True, slots=True)
class Packed:
    """One sheet: the places, and what lies in each."""

    layout: Layout
    copies: tuple[Copy, ...]


def pack(copies: Sequence[Copy], spec: SheetSpec) -> list[Packed] | None:
    """Every copy on a sheet, turned by a quarter where that helps; None where a piece fits no sheet.

    Neighbours keep the gutter, or both their bleeds, apart. Of all that is of one size and form, the first copy has the
    first place.
    """
    found = [_on(ground, copies, spec) for ground in _grounds(spec)]
    return min((sheets for sheets in found if sheets is not None), key=len, default=None)


def _on(ground: Ground, copies: Sequence[Copy], spec: SheetSpec) -> list[Packed] | None:
    boxes = [_box(piece, spec) for piece, _ in copies]
    packer = rectpack.newPacker(
        rotation=True,
        pack_algo=rectpack.MaxRectsBssf if len(boxes) <= AT_ONCE else rectpack.SkylineMwfl,
        sort_algo=rectpack.SORT_LSIDE,
    )
    for number, (width, height) in enumerate(boxes):
        packer.add_rect(width, height, number)
    for page in range(len(boxes)):
        for index, area in enumerate(ground.areas):
            packer.add_bin(int(area.width * PER_MM), int(area.height * PER_MM), bid=(page, index))
    packer.pack()
    pages: dict[int, list[tuple[Slot, int]]] = {}
    for used in packer:
        page, index = used.bid
        slots = [(_slot(box, ground.areas[index], copies[box.rid][0].size), box.rid) for box in used]
        pages.setdefault(page, []).extend(slots)
    if sum(map(len, pages.values())) != len(copies):
        return None
    ordered = [sorted(pages[page], key=lambda entry: _reading(entry[0])) for page in sorted(pages)]
    return list(_dealt(ground, ordered, copies, spec))


def _box(piece: Piece, spec: SheetSpec) -> tuple[int, int]:
    """What a piece takes: its trim and on each side half of the gutter, or its bleed."""
    around = _around(piece, spec)
    return round((piece.size.width + 2 * around) * PER_MM), round((piece.size.height + 2 * around) * PER_MM)


def _around(piece: Piece, spec: SheetSpec) -> float:
    if spec.gutter is None or spec.cutter or not piece.is_box:
        return max(piece.bleed, (spec.gutter or 0) / 2)
    return spec.gutter / 2


def _slot(box: rectpack.geometry.Rectangle, area: Rect, size: Size) -> Slot:
    """The place of a card of *size* in the middle of its packed box."""
    is_turned = (box.width > box.height) != (size.width > size.height)
    trim = size.turned() if is_turned else size
    left = area.x + (box.x + box.width / 2) / PER_MM - trim.width / 2
    top = area.y + (box.y + box.height / 2) / PER_MM - trim.height / 2
    return Slot(Rect(left, top, *trim), 90 if is_turned else 0)


def _reading(slot: Slot) -> tuple[float, float]:
    return round(slot.rect.y, 1), round(slot.rect.x, 1)


def _dealt(
    ground: Ground,
    pages: Sequence[Sequence[tuple[Slot, int]]],
    copies: Sequence[Copy],
    spec: SheetSpec,
) -> Iterator[Packed]:
    """The pages with the copies of each kind in their order, from the first place to the last."""
    waiting: dict[object, list[Copy]] = {}
    for copy in reversed(copies):
        waiting.setdefault(_kind(copy[0]), []).append(copy)
    for page in pages:
        slots = tuple(slot for slot, _ in page)
        layout = Layout(
            ground.paper, ground.printable, slots, ground.fold, spec.gutter or 0, NO_CUTS, ringed=True
        )
        yield Packed(layout, tuple(waiting[_kind(copies[number][0])].pop() for _, number in page))


def _kind(piece: Piece) -> object:
    return piece.size, piece.bleed, piece.form


def _grounds(spec: SheetSpec) -> Iterator[Ground]:
    for paper in papers_to_try(spec):
        if not fits_cutter(paper, spec):
            continue
        printable = spec.printable(paper)
        kept = spec.cutter.kept_free(paper) if spec.cutter else ()
        room = Rect(printable.x, printable.y, printable.width, printable.height - NEEDED)
        if spec.backs is Backs.FOLD:
            yield from (_folded(paper, printable, room, axis, kept) for axis in Axis)
        else:
            yield Ground(paper, printable, _bands(room, kept))


def _folded(paper: Size, printable: Rect, room: Rect, axis: Axis, kept: Sequence[Rect]) -> Ground:
    """The half of a paper left of a fold, or above it; what its other half keeps free, it keeps free, too."""
    middle = printable.center
    if axis is Axis.VERTICAL:
        half, fold = Rect(room.x, room.y, middle.x - FOLD_CLEAR - room.x, room.height), Flip(axis, middle.x)
    else:
        top = printable.y + NEEDED
        half, fold = Rect(room.x, top, room.width, middle.y - FOLD_CLEAR - top), Flip(axis, middle.y)
    return Ground(paper, printable, _bands(half, [*kept, *(fold.rect(free) for free in kept)]), fold)


def _bands(area: Rect, kept: Sequence[Rect]) -> tuple[Rect, ...]:
    """*area* without what a cutter keeps free at its corners: bands across the page, the largest first."""
    kept = [free for free in kept if free.overlaps(area)]
    edges = sorted({area.y, area.bottom, *(y for free in kept for y in (free.y, free.bottom))})
    bands = [
        _band(area, [free for free in kept if free.y < bottom and free.bottom > top], top, bottom)
        for top, bottom in pairwise(y for y in edges if area.y <= y <= area.bottom)
    ]
    large = [band for band in bands if min(band.width, band.height) > 1]
    return tuple(sorted(large, key=lambda band: -band.width * band.height))


def _band(area: Rect, kept: Sequence[Rect], top: float, bottom: float) -> Rect:
    middle = area.center.x
    left = max([area.x, *(free.right for free in kept if free.center.x < middle)])
    right = min([area.right, *(free.x for free in kept if free.center.x >= middle)])
    return Rect(left, top, right - left, bottom - top)
