"""Imposition: pieces and a sheet description in, pages of absolute placements out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ..geometry import Rect
from ..problems import Problem, problem
from ..units import mm
from .backs import Flip, backs, flip_for
from .grid import Grid, best_grid
from .marks import Cuts, Margins, edge_marks
from .papers import papers
from .place import Copy, by_size, copies_of, deal, fronts
from .plan import Document, Imposition, Piece, Placement, Sheet, Side
from .rooms import Rooms, rooms
from .spec import Backs, Marks, SheetSpec


def impose(pieces: Sequence[Piece], spec: SheetSpec) -> Imposition:
    """Lay out every copy of every piece, in their order, on as few sheets as hold them.

    Sizes go to sheets of their own. With duplex backs every sheet gets a back page as soon as one piece has a
    back: a printer that counts pages in pairs would put the next front behind the last one otherwise.
    """
    problems: list[Problem] = []
    laid: list[_Laid] = []
    pieces = [piece for piece in pieces if piece.copies > 0]
    two_sided = spec.backs is not Backs.NONE and any(piece.back is not None for piece in pieces)
    for group in by_size(pieces):
        grid = best_grid(group[0].size, max(piece.bleed for piece in group), spec)
        if grid is None:
            problems.append(_too_large(group, spec))
            continue
        group_sheets = _GroupSheets.on(grid, max(piece.bleed for piece in group), spec)
        problems += group_sheets.notes(group[0])
        hands = deal(copies_of(group, spec), grid.capacity, spec.order)
        laid += [group_sheets.lay(hand, two_sided) for hand in hands]
    return Imposition(tuple(_documents(laid, spec)), tuple(problems))


@dataclass(frozen=True, slots=True)
class _Laid:
    """One sheet of paper."""

    front: Sheet
    back: Sheet | None


@dataclass(frozen=True, slots=True)
class _GroupSheets:
    """What all sheets of one size of card have in common."""

    grid: Grid
    spec: SheetSpec
    flip: Flip
    front: Margins
    back: Margins
    front_rooms: Rooms
    back_rooms: Rooms

    @classmethod
    def on(cls, grid: Grid, bleed: float, spec: SheetSpec) -> _GroupSheets:
        flip = flip_for(grid.paper, spec.backs)
        marked = spec.marks is not Marks.NONE
        front = Margins(grid.paper, grid.printable, grid.block, bleed, marked)
        back = replace(front, block=flip.rect(grid.block), marked=marked and spec.mark_backs)
        slots = [grid.slot(index) for index in range(grid.capacity)]
        return cls(
            grid,
            spec,
            flip,
            front,
            back,
            rooms(front, Cuts.of(slots)),
            rooms(back, Cuts.of([flip.rect(slot) for slot in slots])),
        )

    def lay(self, copies: Sequence[Copy], two_sided: bool) -> _Laid:
        placed = fronts(self.grid, copies)
        front = self._page("front", placed, self.front, self.front_rooms, placed)
        if not two_sided:
            return _Laid(front, None)
        behind = backs(placed, copies, self.flip)
        mirrored = [replace(p, rect=self.flip.rect(p.rect)) for p in placed]
        return _Laid(front, self._page("back", behind, self.back, self.back_rooms, mirrored))

    def _page(
        self,
        side: Side,
        placements: Sequence[Placement],
        margins: Margins,
        free: Rooms,
        cut: Iterable[Placement],
    ) -> Sheet:
        marks = edge_marks(margins, Cuts.of([placement.rect for placement in cut])) if margins.marked else []
        return Sheet(
            number=0,
            total=0,
            side=side,
            paper=margins.paper,
            trim=Rect(0, 0, *margins.paper),
            placements=tuple(placements),
            marks=tuple(marks),
            scale_bar=free.scale_bar,
            scale_label=free.scale_label,
            footer=free.footer,
            spare=free.spare,
        )

    def notes(self, piece: Piece) -> list[Problem]:
        missing = [
            name
            for name, room in (
                ("the 100 mm scale bar", self.front_rooms.scale_bar),
                ("the footer", self.front_rooms.footer),
            )
            if room is None
        ]
        if not missing:
            return []
        text = (
            f"{' and '.join(missing)} left out on sheets of {_size(piece)}: "
            "no strip of 6 mm is free beside the cards"
        )
        return [problem("no-room-in-margin", text, hint="a smaller --margin or a larger --paper makes room")]


def _documents(laid: Sequence[_Laid], spec: SheetSpec) -> list[Document]:
    """The pages numbered and put in order: one file, or the fronts and the backs apart."""
    numbered = [
        _Laid(
            replace(sheet.front, number=number, total=len(laid)),
            sheet.back and replace(sheet.back, number=number, total=len(laid)),
        )
        for number, sheet in enumerate(laid, 1)
    ]
    front_pages = tuple(sheet.front for sheet in numbered)
    back_pages = tuple(sheet.back for sheet in numbered if sheet.back is not None)
    if spec.reverse_backs:
        back_pages = back_pages[::-1]
    if not front_pages:
        return []
    if spec.backs is Backs.SEPARATE and back_pages:
        return [Document("fronts", front_pages), Document("backs", back_pages)]
    if spec.reverse_backs:
        return [Document("", front_pages + back_pages)]
    pairs = tuple(page for sheet in numbered for page in (sheet.front, sheet.back) if page is not None)
    if not back_pages:
        return [Document("", pairs)]
    return [Document("", pairs, "short-edge" if spec.backs is Backs.SHORT_EDGE else "long-edge")]


def _size(piece: Piece) -> str:
    return f"{mm(piece.size.width).removesuffix(' mm')} × {mm(piece.size.height)}"


def _too_large(group: Sequence[Piece], spec: SheetSpec) -> Problem:
    """The problem of a component that the paper does not hold, with the numbers and a paper that would do."""
    piece = group[0]
    paper, margins = spec.paper, spec.margins
    wide = paper.size.width - margins.left - margins.right
    high = paper.size.height - margins.top - margins.bottom
    others = f" (and {len(group) - 1} more of that size)" if len(group) > 1 else ""
    text = (
        f"{_size(piece)}{others} does not fit {paper.id}: "
        f"{mm(wide).removesuffix(' mm')} × {mm(high)} of its {mm(paper.size.width).removesuffix(' mm')} × "
        f"{mm(paper.size.height)} can be printed on with the margins asked for"
    )
    bleed = max(p.bleed for p in group)
    known = sorted(papers().values(), key=lambda paper: paper.size.width * paper.size.height)
    larger = next((p.id for p in known if best_grid(piece.size, bleed, replace(spec, paper=p))), None)
    hint = f"--paper {larger} holds it" if larger else "use --paper card: a page for each"
    return problem("card-too-large", text, card=piece.card, hint=hint)
