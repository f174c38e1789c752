"""Sticker sheets: each pawn's stickers in a frame of its colour, or on labels that are cut already.

In the upper left corner of a frame stand the size marks, one for each size of pawn, with the pawn's own filled in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...basics.geometry import Insets, Point, Rect, Size
from ...basics.outlines import ellipse, open_line, rectangle
from ...basics.records import dataclass
from .blocks import SheetBlock
from .nets import net
from .pawns import DECK, PawnStickers, Sticker
from .plan import CutKind, Label, Placement, Sheet, SheetFigure
from .template import Template

FRAME: Final = 0.9  # mm: the line round a pawn's stickers
PAD: Final = 2.0  # from its inside to the bleed
HEAD: Final = 4.6  # for the size marks
LINE: Final = 3.0  # for a line of the name
NAME_PT: Final = 6.5
LETTER: Final = 1.2  # mm: about as wide as a letter of the name is
APART: Final = 1.0  # between two bleeds in a frame
BETWEEN: Final = 2.0  # frames
ROW: Final = 3  # stickers side by side
MARKS: Final = (1.2, 2.6)  # diameters of the first size mark and the last
MARK_GAP: Final = 0.6
TICK: Final = 1.2
INK: Final = "#303030"


def frames(pawns: Sequence[PawnStickers], punched: bool) -> list[SheetBlock]:
    """A frame for each copy of each pawn. *punched*: round ones have strokes to set a punch by, and no line to cut."""
    return [
        _frame_block(pawn, copy, punched)
        for pawn in pawns
        if pawn.net is None
        for copy in range(1, pawn.copies + 1)
    ]


def nets(pawns: Sequence[PawnStickers]) -> list[SheetBlock]:
    """The nets of all dice of paper."""
    return [
        net(pawn.stickers, pawn.net, pawn.name, edge_of(pawn.stickers[0]), copy)
        for pawn in pawns
        if pawn.net is not None
        for copy in range(1, pawn.copies + 1)
    ]


def edge_of(face: Sticker) -> float:
    """How long the sides of a die's face are."""
    right, left = face.form.corners[:2]
    return right.x - left.x


def _frame_block(pawn: PawnStickers, copy: int, punched: bool) -> SheetBlock:
    """The block with BETWEEN of air at its right and below."""
    places, inner = _places(pawn)
    marks_wide = _marks_width(pawn.marks)
    width = max(inner.width, marks_wide) + 2 * (FRAME + PAD)
    lines = min(2, max(1, -(-len(pawn.name) * LETTER // (width - 2 * FRAME - 2)))) if pawn.name else 0
    top = FRAME + HEAD
    height = top + inner.height + PAD + lines * LINE + FRAME
    left = (width - inner.width) / 2
    placements = tuple(
        sticker.placement_at(x + left, y + top, copy, None if punched and sticker.is_round else CutKind.KISS)
        for sticker, (x, y) in zip(pawn.all, places, strict=True)
    )
    outer = Rect(0, 0, width, height).inset(FRAME / 2)
    figures = [
        SheetFigure(rectangle(outer, 2), stroke=pawn.colour, width=FRAME),
        *size_marks(Point(FRAME + 1, FRAME + 0.8), pawn.mark, pawn.marks, pawn.colour),
    ]
    figures += [tick for placement in placements if placement.cut is None for tick in _ticks(placement)]
    name = Rect(FRAME + 1, height - FRAME - lines * LINE, width - 2 * FRAME - 2, lines * LINE)
    label = Label(name, pawn.name, NAME_PT, "center", INK)
    return SheetBlock(Size(width + BETWEEN, height + BETWEEN), placements, tuple(figures), (label,))


def _places(pawn: PawnStickers) -> tuple[list[tuple[float, float]], Size]:
    """The upper left corners of a pawn's trims, and what they take with their bleeds: rows of three, a band below."""
    stickers = pawn.stickers
    rows = [stickers[start : start + ROW] for start in range(0, len(stickers), ROW)]
    rows += [(pawn.band,)] if pawn.band else []
    widths = [sum(_outer(s).width for s in row) + APART * (len(row) - 1) for row in rows]
    corners: list[tuple[float, float]] = []
    y = 0.0
    for row, width in zip(rows, widths, strict=True):
        x = (max(widths) - width) / 2
        for sticker in row:
            corners.append((x + sticker.bleed, y + sticker.bleed))
            x += _outer(sticker).width + APART
        y += max(_outer(sticker).height for sticker in row) + APART
    return corners, Size(max(widths), y - APART)


def _outer(sticker: Sticker) -> Size:
    width, height = sticker.form.size
    return Size(width + 2 * sticker.bleed, height + 2 * sticker.bleed)


def _marks_width(count: int) -> float:
    return sum(_diameter(index, count) + MARK_GAP for index in range(count)) + 1


def _diameter(index: int, count: int) -> float:
    first, last = MARKS
    return first if count < 2 else first + (last - first) * index / (count - 1)


def size_marks(at: Point, own: int, count: int, colour: str) -> Iterator[SheetFigure]:
    """A row of discs that grow, on one line, the one numbered *own* filled with *colour*."""
    x = at.x
    for index in range(count):
        across = _diameter(index, count)
        box = Rect(x, at.y + (MARKS[1] - across) / 2, across, across)
        yield SheetFigure(ellipse(box), fill=colour if index == own else "#ffffff", stroke=INK, width=0.15)
        x += across + MARK_GAP


def _ticks(placement: Placement) -> Iterator[SheetFigure]:
    """Four strokes outside the bleed, towards the middle, to set a punch by."""
    box, middle = placement.clip.outset(0.2), placement.rect.center
    for start, end in (
        (Point(middle.x, box.y - TICK), Point(middle.x, box.y)),
        (Point(middle.x, box.bottom), Point(middle.x, box.bottom + TICK)),
        (Point(box.x - TICK, middle.y), Point(box.x, middle.y)),
        (Point(box.right, middle.y), Point(box.right + TICK, middle.y)),
    ):
        yield SheetFigure(open_line(start, end), stroke=INK, width=0.15)


@dataclass(frozen=True, slots=True)
class Labelled:
    """Sheets of labels, and on which place of which sheet each pawn's stickers are, both from 1."""

    sheets: tuple[Sheet, ...]
    places: dict[str, list[tuple[int, int]]]


def on_labels(pawns: Sequence[PawnStickers], template: Template, start: int) -> Labelled:
    """The stickers on the places of a sheet of labels, from place *start* of the first sheet on."""
    slots, gap = template.layout.slots, closest(template)
    pages: list[list[Placement]] = []
    places: dict[str, list[tuple[int, int]]] = {}
    number = start - 1
    for pawn in pawns:
        for copy in range(1, pawn.copies + 1):
            for sticker in pawn.all:
                sheet, index = divmod(number, len(slots))
                if sheet == len(pages):
                    pages.append([])
                slot = slots[index].rect
                bleed = min(sticker.bleed, gap / 2)
                clip = slot.outset(Insets.all(bleed))
                pages[sheet].append(
                    Placement(
                        sticker.face,
                        sticker.card,
                        DECK,
                        "front",
                        copy,
                        slot,
                        0,
                        clip,
                        sticker.form,
                        bleed,
                        None,
                    )
                )
                places.setdefault(pawn.id, []).append((sheet + 1, index + 1))
                number += 1
    paper = template.layout.paper
    sheets = (Sheet(0, 0, "front", paper, Rect(0, 0, *paper), tuple(page)) for page in pages)
    return Labelled(tuple(sheets), places)


def closest(template: Template) -> float:
    """The least distance of two places."""
    slots = [slot.rect for slot in template.layout.slots]
    first = slots[0]
    gaps = [
        max(other.x - first.right, first.x - other.right, other.y - first.bottom, first.y - other.bottom)
        for other in slots[1:]
    ]
    return max(0.0, min(gaps, default=10.0))
