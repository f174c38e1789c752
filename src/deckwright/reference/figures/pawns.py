"""All pieces of wood with their stickers on, small, each with its count and name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...basics.geometry import Rect
from ...game.model import Pawn, Pawns
from ...game.source.keys import Table
from ...game.source.keys import number as decimal
from ..page.flow import Strip
from ..page.markdown import Figure, Line
from ..page.marks import Mark, Picture
from ..page.tools import PageTools
from ..page.typesetting import Use
from .parts.pawn_marks import pawns_of
from .parts.reading import to_line

NARROWEST: Final = 17.5  # mm for a piece and its name


# Pieces


def pawns(figure: Figure, tools: PageTools) -> list[Strip]:
    """All pieces side by side with their stickers on, small, each with its count and name."""
    table = Table(figure.content, tools.report, "the pawns")
    scale = float(table.read("scale", decimal) or 0.5)
    table.finish()
    known = pawns_of(figure, tools)
    if known is None:
        return []
    rows: list[list[Pawn]] = [[]]
    for piece in known.pieces.values():
        if sum(_wide(each, known, scale) for each in (*rows[-1], piece)) > tools.width and rows[-1]:
            rows.append([])
        rows[-1].append(piece)
    count = sum(piece.copies for piece in known.pieces.values())
    tools.facts.append({"figure": "pawns", "line": figure.line, "pieces": count})
    return [_row_of_pawns(row, known, scale, tools) for row in rows]


def _wide(piece: Pawn, known: Pawns, scale: float) -> float:
    return max(known.sizes[piece.size].face * scale + 4.0, NARROWEST)


def _row_of_pawns(row: Sequence[Pawn], known: Pawns, scale: float, tools: PageTools) -> Strip:
    high = max(known.sizes[piece.size].face for piece in row) * scale
    pitch = tools.width / len(row)
    use = Use(tools.grid.small, tools.grid.small_line, weight=700, align="center")
    marks: list[Mark] = []
    below = 0.0
    for number, piece in enumerate(row):
        side = known.sizes[piece.size].face * scale
        middle = pitch * (number + 0.5)
        card = tools.game.cards[piece.stickers[0]]
        marks.append(Picture(tools.front(card), Rect(middle - side / 2, high - side, side, side)))
        line: Line = to_line(f"{piece.copies}\u202f× {piece.name.in_lang(tools.lang)}", tools.lang)
        said = tools.setter.set(line, use, pitch - 2.0)
        marks += tools.setter.marks(said, pitch * number + 1.0, high + 1.8, use)
        below = max(below, said.logical.height)
    return Strip(high + 1.8 + below, tuple(marks), above=tools.grid.line * 0.8)
