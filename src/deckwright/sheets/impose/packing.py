"""Pieces of several sizes and shapes on as few sheets as hold them, by rectpack.

The packing is MaxRects: Jukka Jylänki, A Thousand Ways to Pack the Bin (2010). A page keeps a list of its largest free
rectangles, which may overlap; a box goes into one of them, which is then cut up. The ways below differ in which one
that is (Jylänki's best short side fit, best long side fit, best area fit, bottom left) and in the order of the boxes
(by longest side, area, shortest side).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import rectpack

from ...basics.geometry import Rect, Size
from ...basics.records import dataclass
from .cuts import NO_CUTS
from .flip import Axis, Flip
from .grid import FOLD_CLEAR, fits_cutter, papers_to_try
from .layout import CardSlot, Layout
from .marks import NEEDED
from .place import Copy
from .plan import Piece
from .spec import Backs, SheetSpec

PER_MM: Final = 1000  # rectpack counts in whole units
AT_ONCE: Final = 500  # boxes that several ways of packing are tried for
WAYS: Final = (
    (rectpack.MaxRectsBssf, rectpack.SORT_LSIDE),
    (rectpack.MaxRectsBlsf, rectpack.SORT_AREA),
    (rectpack.MaxRectsBaf, rectpack.SORT_SSIDE),
    (rectpack.MaxRectsBl, rectpack.SORT_LSIDE),
)


@dataclass(frozen=True, slots=True)
class PaperGround:
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
    found = [_on(ground, copies, spec) for ground in grounds(spec)]
    return min((sheets for sheets in found if sheets is not None), key=len, default=None)


def _on(ground: PaperGround, copies: Sequence[Copy], spec: SheetSpec) -> list[Packed] | None:
    found = pack_boxes([_box(piece, spec) for piece, _ in copies], ground)
    if found is None:
        return None
    pages = [[(_slot(box, copies[box.number][0].size), box.number) for box in page] for page in found]
    ordered = [sorted(page, key=lambda entry: _reading(entry[0])) for page in pages]
    return list(_deal_alike(ground, ordered, copies, spec))


@dataclass(frozen=True, slots=True)
class PackedBox:
    """A packed box on a page, by its number in the list that was packed."""

    number: int
    rect: Rect
    turned: bool


def pack_boxes(
    sizes: Sequence[Size], ground: PaperGround, rotation: bool = True
) -> list[list[PackedBox]] | None:
    """Boxes of these *sizes* on as few pages as are found in several ways; None where one fits no page.

    No way is the best for all; that of the fewest pages is taken, the first of equals.
    """
    ways = WAYS if len(sizes) <= AT_ONCE else WAYS[:1]
    page = sum(area.width * area.height for area in ground.areas)
    least = math.ceil(sum(size.width * size.height for size in sizes) / page)
    best: list[list[PackedBox]] | None = None
    for algorithm, order in ways:
        found = _pack_one_way(sizes, ground, rotation, algorithm, order)
        if found is None:
            return None
        if best is None or len(found) < len(best):
            best = found
        if len(best) <= least:
            break
    return best


def _pack_one_way(
    sizes: Sequence[Size], ground: PaperGround, rotation: bool, algorithm: Any, order: Any
) -> list[list[PackedBox]] | None:
    packer = rectpack.newPacker(rotation=rotation, pack_algo=algorithm, sort_algo=order)
    for number, size in enumerate(sizes):
        packer.add_rect(*(round(side * PER_MM) for side in size), number)
    for page in range(len(sizes)):
        for index, area in enumerate(ground.areas):
            packer.add_bin(int(area.width * PER_MM), int(area.height * PER_MM), bid=(page, index))
    packer.pack()
    pages: dict[int, list[PackedBox]] = {}
    for used in packer:
        page, index = used.bid
        pages.setdefault(page, []).extend(_in(ground.areas[index], box, sizes[box.rid]) for box in used)
    whole = sum(map(len, pages.values())) == len(sizes)
    return [pages[page] for page in sorted(pages)] if whole else None


def _in(area: Rect, box: rectpack.geometry.Rectangle, size: Size) -> PackedBox:
    left, top = area.x + box.x / PER_MM, area.y + box.y / PER_MM
    turned = (box.width > box.height) != (size.width > size.height)
    return PackedBox(box.rid, Rect(left, top, box.width / PER_MM, box.height / PER_MM), turned)


def _box(piece: Piece, spec: SheetSpec) -> Size:
    """What a piece takes: its trim and on each side half of the gutter, or its bleed."""
    around = _around(piece, spec)
    return Size(piece.size.width + 2 * around, piece.size.height + 2 * around)


def _around(piece: Piece, spec: SheetSpec) -> float:
    if spec.gutter is None or spec.cutter or not piece.is_box:
        return max(piece.bleed, (spec.gutter or 0) / 2)
    return spec.gutter / 2


def _slot(box: PackedBox, size: Size) -> CardSlot:
    """The place of a card of *size* in the middle of its packed box."""
    middle, trim = box.rect.center, size.turned() if box.turned else size
    place = Rect(middle.x - trim.width / 2, middle.y - trim.height / 2, *trim)
    return CardSlot(place, 90 if box.turned else 0)


def _reading(slot: CardSlot) -> tuple[float, float]:
    return round(slot.rect.y, 1), round(slot.rect.x, 1)


def _deal_alike(
    ground: PaperGround,
    pages: Sequence[Sequence[tuple[CardSlot, int]]],
    copies: Sequence[Copy],
    spec: SheetSpec,
) -> Iterator[Packed]:
    """The pages. Copies that are alike in size and form take the places of their boxes in their own order."""
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


def grounds(spec: SheetSpec) -> Iterator[PaperGround]:
    """The paper as it may lie, or each half of it beside a fold; a strip below stays free for bar and footer."""
    for paper in papers_to_try(spec):
        if not fits_cutter(paper, spec):
            continue
        printable = spec.printable(paper)
        kept = spec.cutter.clear_areas(paper) if spec.cutter else ()
        room = Rect(printable.x, printable.y, printable.width, printable.height - NEEDED)
        if spec.backs is Backs.FOLD:
            yield from (_half_of_fold(paper, printable, room, axis, kept) for axis in Axis)
        else:
            yield PaperGround(paper, printable, _bands(room, kept))


def _half_of_fold(paper: Size, printable: Rect, room: Rect, axis: Axis, kept: Sequence[Rect]) -> PaperGround:
    """The half of a paper left of a fold, or above it; what its other half keeps free, it keeps free, too."""
    middle = printable.center
    if axis is Axis.VERTICAL:
        half, fold = Rect(room.x, room.y, middle.x - FOLD_CLEAR - room.x, room.height), Flip(axis, middle.x)
    else:
        top = printable.y + NEEDED
        half, fold = Rect(room.x, top, room.width, middle.y - FOLD_CLEAR - top), Flip(axis, middle.y)
    return PaperGround(paper, printable, _bands(half, [*kept, *(fold.rect(free) for free in kept)]), fold)


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
