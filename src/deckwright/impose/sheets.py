"""Imposition: pieces and a sheet description in, pages of absolute placements out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..problems import Problem, problem
from ..units import mm
from .grid import best_grid
from .group import Group, Laid
from .one_up import one_up
from .papers import papers
from .place import by_size, copies_of, deal
from .plan import Document, Imposition, Piece
from .spec import CORNER_ROOM, Backs, SheetSpec


def impose(pieces: Sequence[Piece], spec: SheetSpec) -> Imposition:
    """Lay out every copy of every piece, in their order, on as few sheets as hold them.

    Sizes go to sheets of their own. With duplex backs every sheet gets a back page as soon as one piece has a
    back: a printer that counts pages in pairs would put the next front behind the last one otherwise.
    """
    pieces = [piece for piece in pieces if piece.copies > 0]
    if spec.one_up:
        return one_up(pieces, spec)
    if not any(piece.back is not None for piece in pieces):
        spec = replace(spec, backs=Backs.NONE)
    problems: list[Problem] = []
    laid: list[Laid] = []
    for pieces_of_size in by_size(pieces):
        bleed = max(piece.bleed for piece in pieces_of_size)
        grid = best_grid(pieces_of_size[0].size, bleed, spec)
        if grid is None:
            problems.append(_too_large(pieces_of_size, spec))
            continue
        group = Group.on(grid.layout, bleed, spec)
        problems += _notes(group, pieces_of_size[0])
        hands = deal(copies_of(pieces_of_size, spec), group.capacity, spec.order)
        laid += [group.lay(hand, spec.backs is not Backs.NONE) for hand in hands]
    return Imposition(tuple(_documents(laid, spec)), tuple(problems))


def _notes(group: Group, piece: Piece) -> list[Problem]:
    """What the sheets of one size had no room for."""
    rooms = group.front.rooms
    missing = [
        name
        for name, room in (("the 100 mm scale bar", rooms.scale_bar), ("the footer", rooms.footer))
        if room is None
    ]
    notes = []
    where = f"left out on sheets of {_size(piece)}"
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
