"""Imposition: pieces and a sheet description in, pages of absolute placements out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ..problems import Place, Problem, problem
from ..units import mm, size_mm
from .grid import best_grid, papers_to_try
from .group import Group, Laid
from .layout import Layout
from .one_up import one_up
from .papers import papers
from .place import by_size, copies_of, deal
from .plan import Document, Imposition, Piece
from .prepare import prepared
from .spec import CORNER_ROOM, Backs, SheetSpec
from .template import Template

SAME_SIZE: Final = 0.5  # mm: a card of 63.5 mm lies in a place for 63 mm, one of 59 mm does not


def impose(pieces: Sequence[Piece], spec: SheetSpec, own: Template | None = None) -> Imposition:
    """Lay out every copy of every piece, in their order, on as few sheets as hold them.

    Sizes go to sheets of their own. With duplex backs every sheet gets a back page as soon as one piece has a
    back: a printer that counts pages in pairs would put the next front behind the last one otherwise. A sheet of
    the user's *own* takes the place of the grid and of paper, orientation, margin and gutter of *spec*.
    """
    pieces, spec, problems = prepared(pieces, spec)
    if spec.one_up and own is None:
        return one_up(pieces, spec, problems)
    laid: list[Laid] = []
    for alike in by_size(pieces):
        bleed = max(piece.bleed for piece in alike)
        layout = _layout(alike, bleed, spec, own)
        if isinstance(layout, Problem):
            problems.append(layout)
            continue
        group = Group.on(layout, bleed, spec)
        problems += _notes(group, alike[0])
        hands = deal(copies_of(alike, spec), group.capacity, spec.order)
        laid += [group.lay(hand, spec.backs is not Backs.NONE) for hand in hands]
    return Imposition(tuple(_documents(laid, spec)), tuple(problems))


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


def _notes(group: Group, piece: Piece) -> list[Problem]:
    """What the sheets of one size had no room for."""
    rooms = group.front.rooms
    missing = [
        name
        for name, room in (("the 100 mm scale bar", rooms.scale_bar), ("the footer", rooms.footer))
        if room is None
    ]
    notes = []
    where = f"left out on sheets of {size_mm(piece.size)}"
    if missing:
        text = f"{' and '.join(missing)} {where}: no strip of 6 mm is free beside the cards"
        hint = "a smaller --margin or a larger --paper makes room"
        notes.append(problem("no-room-in-margin", text, hint=hint))
    if group.unmarked:
        text = f"crop marks at the {_listed(group.unmarked)} {where}: the bleed reaches the paper's edge"
        notes.append(problem("no-room-for-marks", text, hint="a larger --paper or --bleed none makes room"))
    if group.corners_missing:
        needed = 2 * group.bleed + CORNER_ROOM
        text = f"marks at the corners {where}: between two bleeds of {mm(group.bleed)} they need {mm(needed)}"
        hint = f"--gutter bleed, or a gutter of at least {mm(needed)}"
        notes.append(problem("no-room-for-marks", text, hint=hint))
    return notes


def _documents(laid: Sequence[Laid], spec: SheetSpec) -> list[Document]:
    """The pages numbered and put in order: one file, or the fronts and the backs apart."""
    numbered = [
        Laid(
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


def _listed(words: Sequence[str]) -> str:
    return " and ".join([*([", ".join(words[:-1])] if len(words) > 1 else []), words[-1]])


def _too_large(pieces: Sequence[Piece], bleed: float, spec: SheetSpec) -> Problem:
    """The problem of a component that the paper does not hold, with the numbers and a paper that would do."""
    piece, paper, margins = pieces[0], papers_to_try(spec)[0], spec.margins
    others = f" (and {len(pieces) - 1} more of that size)" if len(pieces) > 1 else ""
    with_bleed = f", with bleed {size_mm((piece.size.width + 2 * bleed, piece.size.height + 2 * bleed))},"
    printable = (paper.width - margins.left - margins.right, paper.height - margins.top - margins.bottom)
    text = (
        f"{size_mm(piece.size)}{others}{with_bleed if spec.gutter is None else ''} does not fit {spec.paper.id}: "
        f"{size_mm((max(0.0, printable[0]), max(0.0, printable[1])))} of its {size_mm(paper)} can be printed on "
        f"with the margins asked for"
    )
    if spec.backs is Backs.FOLD:
        text += ", half of it for backs beyond the fold"
    known = sorted(papers().values(), key=lambda paper: paper.size.width * paper.size.height)
    larger = next((p.id for p in known if best_grid(piece.size, bleed, replace(spec, paper=p))), None)
    hint = f"--paper {larger} holds it" if larger else "use --paper card: a page for each"
    return problem("card-too-large", text, card=piece.card, hint=hint)
