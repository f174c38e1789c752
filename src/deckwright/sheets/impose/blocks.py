"""Blocks: what belongs together on a sheet, such as a pawn's stickers in their frame, packed as it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ...basics.geometry import Point, Rect, Size
from ...basics.records import dataclass
from .cuts import NO_CUTS
from .cutters import BLACK
from .marks import Margins
from .packing import PaperGround, grounds, pack_boxes
from .plan import Cut, Label, MarkLine, Placement, Sheet, SheetFigure
from .rooms import rooms
from .spec import SheetSpec


@dataclass(frozen=True, slots=True)
class SheetBlock:
    """Placed things from the block's upper left corner on."""

    size: Size
    placements: tuple[Placement, ...] = ()
    figures: tuple[SheetFigure, ...] = ()
    labels: tuple[Label, ...] = ()
    cuts: tuple[Cut, ...] = ()  # besides those round the placements
    marks: tuple[MarkLine, ...] = ()

    def moved(self, dx: float, dy: float) -> SheetBlock:
        return SheetBlock(
            self.size,
            tuple(_moved_placement(p, dx, dy) for p in self.placements),
            tuple(replace(figure, outline=figure.outline.moved(dx, dy)) for figure in self.figures),
            tuple(replace(label, rect=label.rect.moved(dx, dy)) for label in self.labels),
            tuple(replace(cut, outline=cut.outline.moved(dx, dy)) for cut in self.cuts),
            tuple(_moved(line, dx, dy) for line in self.marks),
        )


def _moved_placement(placement: Placement, dx: float, dy: float) -> Placement:
    shown = placement.shown.moved(dx, dy) if placement.shown else None
    rect, clip = placement.rect.moved(dx, dy), placement.clip.moved(dx, dy)
    return replace(placement, rect=rect, clip=clip, shown=shown)


def _moved(line: MarkLine, dx: float, dy: float) -> MarkLine:
    start, end = (Point(point.x + dx, point.y + dy) for point in (line.start, line.end))
    return MarkLine(start, end, line.fold)


def pack_blocks(blocks: Sequence[SheetBlock], spec: SheetSpec, rings: bool) -> list[Sheet] | None:
    """The blocks on as few sheets as hold them, those of one size in their order; None where one fits no sheet."""
    if not blocks:
        return []
    found = [
        (ground, pack_boxes([block.size for block in blocks], ground, rotation=False))
        for ground in grounds(spec)
    ]
    fitting = [(ground, pages) for ground, pages in found if pages is not None]
    if not fitting:
        return None
    ground, pages = min(fitting, key=lambda entry: len(entry[1]))
    waiting: dict[Size, list[SheetBlock]] = {}
    for block in reversed(blocks):
        waiting.setdefault(block.size, []).append(block)
    sheets = []
    for page in pages:
        ordered = sorted(page, key=lambda box: (round(box.rect.y, 1), box.rect.x))
        here = [waiting[blocks[box.number].size].pop().moved(box.rect.x, box.rect.y) for box in ordered]
        sheets.append(sheet_of(here, ground, spec, rings))
    return sheets


def sheet_of(blocks: Iterable[SheetBlock], ground: PaperGround, spec: SheetSpec, rings: bool) -> Sheet:
    """One page with *blocks*, which are where they belong, and what stands in its margin."""
    blocks = list(blocks)
    low = Rect(ground.printable.x, ground.printable.y, ground.printable.width, _depth(ground))
    registration = spec.cutter.registration if spec.cutter else None
    kept = spec.cutter.clear_areas(ground.paper) if spec.cutter else ()
    free = rooms(Margins(ground.paper, ground.printable, low, 0, False), NO_CUTS, kept)
    marks = registration.marks(ground.paper) if registration else ()
    return Sheet(
        number=0,
        total=0,
        side="front",
        paper=ground.paper,
        trim=Rect(0, 0, *ground.paper),
        placements=tuple(placement for block in blocks for placement in block.placements),
        marks=tuple(line for block in blocks for line in block.marks),
        scale_bar=free.scale_bar,
        scale_label=free.scale_label,
        footer=free.footer,
        spare=free.spare,
        registration=tuple(SheetFigure(mark, fill=BLACK) for mark in marks),
        figures=tuple(figure for block in blocks for figure in block.figures),
        labels=tuple(label for block in blocks for label in block.labels),
        more_cuts=tuple(cut for block in blocks for cut in block.cuts),
        rings=rings,
    )


def _depth(ground: PaperGround) -> float:
    """How deep the packed part of a page is; below it the bar and the footer have their strip."""
    return max(area.bottom for area in ground.areas) - ground.printable.y
