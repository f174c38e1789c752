"""The pieces as the sheet options want them: without bleed, or small enough for a sleeve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...basics.geometry import Size
from ...basics.problems import Problem, problem
from ...basics.sizes import sleeve_for
from ...basics.units import size_mm
from .plan import Piece
from .spec import Backs, Bleed, SheetSpec

SLIP: Final = 1.0  # mm: what goes into a sleeve beside a card is smaller than the sleeve's card by this


def prepare_pieces(pieces: Sequence[Piece], spec: SheetSpec) -> tuple[list[Piece], SheetSpec, list[Problem]]:
    """The *pieces* that are printed, the spec without backs where there are none, and what cannot be done."""
    pieces = [piece for piece in pieces if piece.copies > 0]
    problems: list[Problem] = []
    if spec.bleed is Bleed.NONE or spec.sleeve:
        pieces = [replace(piece, bleed=0) for piece in pieces]
    if spec.sleeve:
        pieces, problems = _for_sleeves(pieces)
    if spec.sleeve or not any(piece.back is not None for piece in pieces):
        spec = replace(spec, backs=Backs.NONE)
    return pieces, spec, problems


def _for_sleeves(pieces: Sequence[Piece]) -> tuple[list[Piece], list[Problem]]:
    trimmed: list[Piece] = []
    without: dict[Size, Piece] = {}
    for piece in pieces:
        sleeve = sleeve_for(piece.size)
        if sleeve is None:
            without.setdefault(piece.size, piece)
            trimmed.append(piece)
            continue
        card = sleeve.size if piece.size.width <= piece.size.height else sleeve.size.turned()
        size = Size(min(piece.size.width, card.width - SLIP), min(piece.size.height, card.height - SLIP))
        trimmed.append(replace(piece, size=size, form=None))
    text = "no sleeve is known for {}: it is printed at its full size"
    problems = [problem("no-sleeve", text.format(size_mm(size)), card=p.card) for size, p in without.items()]
    return trimmed, problems
