"""Imposition: pieces and a sheet description in, pages of absolute placements out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from ...basics.geometry import Insets, Rect
from ...basics.phrases import listed, quantity
from ...basics.problems import Place, Problem, problem
from ...basics.records import dataclass
from ...basics.units import mm, size_mm
from ...basics.written import stated
from .cuts import NO_CUTS
from .grid import best_grid, fits_cutter, papers_to_try
from .group import PaperSheet, SheetGroup
from .layout import Layout
from .one_up import one_up
from .packing import pack
from .papers import known_papers
from .place import Copy, Together, copies_of, deal, sharing
from .plan import Imposition, Piece, Sheet, SheetFile
from .prepare import prepare_pieces
from .spec import CORNER_ROOM, Backs, SheetSpec
from .template import Template
from .tiles import lay_tiles, tiling
from .words import sheet_words

NARROW_MARGINS: Final = (
    4.0,
    3.0,
    2.5,
    2.0,
    1.5,
)  # mm: what one can ask of a printer that leaves less than most
SAME_SIZE: Final = 0.5  # mm: a card of 63.5 mm lies in a place for 63 mm, one of 59 mm does not


def impose(
    pieces: Sequence[Piece], spec: SheetSpec, own: Template | None = None, lang: str = "en"
) -> Imposition:
    """Lay out every copy of every piece, in their order, on as few sheets as hold them.

    Sizes go to sheets of their own. With duplex backs every sheet gets a back page as soon as one piece has a
    back: a printer that counts pages in pairs would put the next front behind the last one otherwise. A sheet of
    the user's *own* takes the place of the grid and of paper, orientation, margin and gutter of *spec*. What is
    written on tiles is in *lang*.
    """
    pieces, spec, problems = prepare_pieces(pieces, spec)
    if spec.cutter is not None and not spec.gutter:
        spec = replace(spec, gutter=None)  # a machine cuts round each by itself
    if spec.one_up and own is None:
        return one_up(pieces, spec, problems)
    laid: list[PaperSheet] = []
    whole, in_parts = split_mats(pieces, spec, own)
    for piece in in_parts:
        tiles = tiling(piece, spec)
        if isinstance(tiles, Problem):
            problems.append(tiles)
        else:
            copies, words = copies_of([piece], spec), sheet_words(lang)
            laid += [sheet for copy in copies for sheet in lay_tiles(copy, tiles, spec, words)]
    for together in sharing(whole, spec, own):
        arranged = _pack_together(together, spec) if together.packed else _in_grid(together.pieces, spec, own)
        if isinstance(arranged, Problem):
            problems.append(arranged)
            continue
        problems += arranged.notes
        laid += [group.lay(hand, spec.backs is not Backs.NONE) for group, hand in arranged.hands]
    problems += [found for sheet in laid if (found := off_limits(sheet.front, spec)) is not None]
    return Imposition(tuple(_documents(laid, spec)), tuple(problems))


def split_mats(
    pieces: Sequence[Piece], spec: SheetSpec, own: Template | None
) -> tuple[list[Piece], list[Piece]]:
    """The pieces that a sheet holds, or has to, and the mats that are printed in parts."""
    in_parts = [p for p in pieces if p.tiled and own is None and best_grid(p.size, p.bleed, spec) is None]
    return [piece for piece in pieces if piece not in in_parts], in_parts


@dataclass(frozen=True, slots=True)
class Arranged:
    """The copies of each sheet, with the group whose places they take."""

    hands: Sequence[tuple[SheetGroup, Sequence[Copy]]]
    notes: Sequence[Problem]


def _in_grid(pieces: Sequence[Piece], spec: SheetSpec, own: Template | None) -> Arranged | Problem:
    bleed = max(piece.bleed for piece in pieces)
    if not pieces[0].is_box and not spec.gutter:
        spec = replace(spec, gutter=None)  # no cut of theirs can be shared
    layout = _layout(pieces, bleed, spec, own)
    if isinstance(layout, Problem):
        return layout
    if not pieces[0].is_box:
        layout = replace(layout, cuts=layout.cuts or NO_CUTS, ringed=True)
    group = SheetGroup.on(layout, bleed, spec)
    hands = deal(copies_of(pieces, spec), group.capacity, spec.order)
    return Arranged([(group, hand) for hand in hands], _notes(group, pieces[0]))


def _pack_together(together: Together, spec: SheetSpec) -> Arranged | Problem:
    """All sizes on sheets together; else the problem of the first piece that no sheet holds."""
    pieces = together.pieces
    found = pack(copies_of(pieces, spec), spec)
    if found is None:
        lone = next((piece for piece in pieces if pack([(piece, 1)], spec) is None), pieces[0])
        return _too_large([lone], lone.bleed, replace(spec, gutter=None))
    bleed = max(piece.bleed for piece in pieces)
    groups = [SheetGroup.on(sheet.layout, bleed, spec) for sheet in found]
    hands = [(group, sheet.copies) for group, sheet in zip(groups, found, strict=True)]
    return Arranged(hands, ())


def _layout(pieces: Sequence[Piece], bleed: float, spec: SheetSpec, own: Template | None) -> Layout | Problem:
    """The places for *pieces* of one size, or why there are none."""
    if own is None:
        grid = best_grid(pieces[0].size, bleed, spec)
        return grid.layout if grid else _too_large(pieces, bleed, spec)
    if spec.backs is Backs.FOLD:
        return problem("sheet-option", f"backs: fold is not possible on {own.label}, whose places are given")
    size = pieces[0].size
    spare = (max(size) - max(own.card), min(size) - min(own.card))
    if max(map(abs, spare)) > SAME_SIZE:
        text = f"{size_mm(size)} does not lie on {own.label}, which is a sheet for {size_mm(own.card)}"
        return problem("card-too-large", text, Place(own.label), card=pieces[0].card)
    return own.layout


def _notes(group: SheetGroup, piece: Piece) -> list[Problem]:
    """What the sheets of one size had no room for."""
    rooms = group.front.rooms
    missing = [
        name
        for name, room in (("the scale bar", rooms.scale_bar), ("the footer", rooms.footer))
        if room is None
    ]
    notes = _denser(group, piece)
    where = f"left out on sheets of {size_mm(piece.size)}"
    if missing:
        text = f"{' and '.join(missing)} {where}: no strip of 6 mm is free beside the cards"
        hint = "a smaller --margin or a larger --paper makes room"
        notes.append(problem("no-room-in-margin", text, hint=hint))
    if group.edges_without_marks:
        text = f"crop marks at the {listed(group.edges_without_marks)} {where}: the bleed reaches the paper's edge"
        notes.append(problem("no-room-for-marks", text, hint="a larger --paper or --bleed none makes room"))
    if group.corners_missing:
        needed = 2 * group.bleed + CORNER_ROOM
        text = f"marks at the corners {where}: between two bleeds of {mm(group.bleed)} they need {mm(needed)}"
        hint = f"--gutter bleed, or a gutter of at least {mm(needed)}"
        notes.append(problem("no-room-for-marks", text, hint=hint))
    return notes


def _denser(group: SheetGroup, piece: Piece) -> list[Problem]:
    """What would hold more cards than a gutter that makes room for the bleeds: 8 of 63 × 88 mm on A4 in place of 9."""
    spec = group.spec
    if spec.gutter is not None or spec.cutter is not None or not piece.is_box or not group.bleed:
        return []

    def capacity(**other: Any) -> int:
        grid = best_grid(piece.size, group.bleed, replace(spec, **other))
        return grid.capacity if grid else 0

    most = capacity(gutter=0)
    if most <= group.capacity:
        return []
    narrower = (m for m in NARROW_MARGINS if m < min(spec.margins))
    margin = next((m for m in narrower if capacity(margin=Insets.all(m)) >= most), None)
    keep = [f"--margin {stated(margin)} keeps the gutter, if your printer reaches so far"] if margin else []
    ways = [*keep, "--bleed none or --gutter 0, and the cards share their cuts"]
    gutter = f"a gutter of {mm(2 * group.bleed)} for the bleeds"
    text = (
        f"{quantity(group.capacity, 'card')} of {size_mm(piece.size)} a sheet with {gutter}, {most} without"
    )
    return [problem("gutter-takes-cards", text, hint="; ".join(ways))]


def _documents(laid: Sequence[PaperSheet], spec: SheetSpec) -> list[SheetFile]:
    """The pages numbered and put in order: one file, or the fronts and the backs apart."""
    numbered = [
        PaperSheet(
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
        return [SheetFile("fronts", front_pages), SheetFile("backs", back_pages)]
    if spec.reverse_backs:
        return [SheetFile("", front_pages + back_pages)]
    pairs = tuple(page for sheet in numbered for page in (sheet.front, sheet.back) if page is not None)
    if not back_pages:
        return [SheetFile("", pairs)]
    return [SheetFile("", pairs, "short-edge" if spec.backs is Backs.SHORT_EDGE else "long-edge")]


def _too_large(pieces: Sequence[Piece], bleed: float, spec: SheetSpec) -> Problem:
    """The problem of a component that the paper does not hold, with the numbers and a paper that would do."""
    piece, paper = pieces[0], papers_to_try(spec)[0]
    if (wide := too_wide(spec)) is not None:
        return wide
    others = f" (and {len(pieces) - 1} more of that size)" if len(pieces) > 1 else ""
    with_bleed = f", with bleed {size_mm((piece.size.width + 2 * bleed, piece.size.height + 2 * bleed))},"
    printable = (spec.printable(paper).width, spec.printable(paper).height)
    text = (
        f"{size_mm(piece.size)}{others}{with_bleed if spec.gutter is None else ''} does not fit {spec.paper.id}: "
        f"{size_mm((max(0.0, printable[0]), max(0.0, printable[1])))} of its {size_mm(paper)} can be printed on "
        f"with the margins asked for"
    )
    if spec.cutter is not None:
        text += f" and what {spec.cutter.id} cuts"
    if spec.backs is Backs.FOLD:
        text += ", half of it for backs beyond the fold"
    papers = (paper for paper in known_papers().values() if paper.enlarged == 1)
    known = sorted(papers, key=lambda paper: paper.size.width * paper.size.height)
    larger = next((p.id for p in known if best_grid(piece.size, bleed, replace(spec, paper=p))), None)
    hint = f"--paper {larger} holds it" if larger else "use --paper card: a page for each"
    hint += "; or write `tiled: yes` for its component, to print it in parts"
    return problem("card-too-large", text, card=piece.card, hint=hint)


def too_wide(spec: SheetSpec) -> Problem | None:
    """A paper that does not go into the cutter, however it lies."""
    papers = papers_to_try(spec)
    if spec.cutter is None or any(fits_cutter(paper, spec) for paper in papers):
        return None
    narrow = mm(min(paper.width for paper in papers))
    text = f"{spec.paper.id} is {narrow} wide; {spec.cutter.id} takes up to {mm(spec.cutter.width or 0)}"
    return problem("cutter-limit", text, hint="a smaller --paper, or another --cutter")


def off_limits(sheet: Sheet, spec: SheetSpec) -> Problem | None:
    """What of a sheet lies where the cutter cannot see or reach it."""
    machine = spec.cutter
    if machine is None:
        return None
    reach = machine.within(Rect(0, 0, *sheet.paper), sheet.paper)
    for placement in sheet.placements:
        for free in machine.clear_areas(sheet.paper):
            if free.overlaps(placement.clip, 0.01):
                where = f"{mm(free.x)} to {mm(free.right)} across, {mm(free.y)} to {mm(free.bottom)} down"
                text = f"a card lies where {machine.id} looks for a mark: {where} have to be free"
                hint = "leave that place out of the sheet, or give --registration keep=10"
                return problem("cutter-limit", text, card=placement.card, hint=hint)
        if not reach.contains(placement.clip, 0.01):
            text = (
                f"{machine.id} reaches {size_mm((reach.width, reach.height))} of the paper, from {mm(reach.x)} across "
                f"and {mm(reach.y)} down; a card with its bleed ends at {mm(placement.clip.right)} and "
                f"{mm(placement.clip.bottom)}"
            )
            return problem(
                "cutter-limit", text, card=placement.card, hint="another sheet, or a larger --margin"
            )
    return None
