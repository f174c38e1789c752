"""A page for every card, as print shops ask for: page = trim and bleed, no marks, front and back in turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...basics.geometry import Rect, Size
from ...basics.problems import Problem
from ...basics.units import mm
from .place import Copy, copies_of
from .plan import Imposition, Piece, Placement, Sheet, SheetFile, Side
from .spec import Backs, SheetSpec


def one_up(pieces: Sequence[Piece], spec: SheetSpec, problems: Sequence[Problem] = ()) -> Imposition:
    """One document for each size; cards without back are in one of their own, so that all others alternate."""
    groups: dict[tuple[Size, float, bool], list[Piece]] = {}
    for piece in pieces:
        two_sided = piece.back is not None and spec.backs is not Backs.NONE
        groups.setdefault((piece.size, piece.bleed, two_sided), []).append(piece)
    sizes = {size for size, _, _ in groups}
    documents = []
    for (size, _, two_sided), members in groups.items():
        pages = [page for copy in copies_of(members, spec) for page in _pages(copy, two_sided)]
        mixed = len({key[2] for key in groups if key[0] == size}) > 1
        part = "-".join(
            name
            for name in (_size(size) if len(sizes) > 1 else "", "fronts" if mixed and not two_sided else "")
            if name
        )
        documents.append(SheetFile(part, _with_numbers(pages)))
    return Imposition(tuple(documents), tuple(problems))


def _pages(copy: Copy, two_sided: bool) -> list[Sheet]:
    piece, number = copy
    front = _page(piece, number, "front", piece.front, piece.card)
    if not two_sided or piece.back is None:
        return [front]
    return [front, _page(piece, number, "back", piece.back, piece.card if piece.own_back else None)]


def _page(piece: Piece, copy: int, side: Side, face: str, card: str | None) -> Sheet:
    trim = Rect(piece.bleed, piece.bleed, *piece.size)
    whole = trim.outset(piece.bleed)
    placement = Placement(face, card, piece.deck, side, copy, trim, 0, whole, piece.form, None, piece.cut)
    return Sheet(0, 0, side, Size(whole.width, whole.height), trim, (placement,))


def _with_numbers(pages: Sequence[Sheet]) -> tuple[Sheet, ...]:
    """A card is a sheet: front and back have one number."""
    total = sum(page.side == "front" for page in pages)
    numbered, number = [], 0
    for page in pages:
        number += page.side == "front"
        numbered.append(replace(page, number=number, total=total))
    return tuple(numbered)


def _size(size: Size) -> str:
    return f"{mm(size.width).removesuffix(' mm')}x{mm(size.height).replace(' ', '')}"
