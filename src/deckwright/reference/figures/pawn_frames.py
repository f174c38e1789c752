"""What the frame of a piece says on the sheet of stickers: its colour, its size, its faces."""

from __future__ import annotations

from typing import Final

from ...basics.geometry import Rect
from ...basics.problems import did_you_mean
from ...game.model import Pawn, Pawns
from ...game.source.keys import Table, words
from ..page.flow import Strip
from ..page.markdown import Figure
from ..page.marks import Ink, Mark, Picture
from ..page.tools import PageTools
from .parts.pawn_marks import GAP, pawns_of, size_marks

FRAME: Final = 1.1  # mm of a frame's line


def pawn_frames(figure: Figure, tools: PageTools) -> list[Strip]:
    """Pieces as they stand on the sticker sheet: a frame of the piece's colour, its size, its stickers."""
    table = Table(figure.content, tools.report, "the frames")
    table.require("pieces", "name some: pieces: [fireball, wave]")
    at, ids = table.node("pieces"), table.read("pieces", words) or ()
    table.finish()
    pawns = pawns_of(figure, tools)
    if pawns is None:
        return []
    for id in ids:
        if id not in pawns.pieces:
            hint = did_you_mean(id, pawns.pieces) or f"pieces are {', '.join(pawns.pieces)}"
            tools.report.add("unknown-name", f"{id!r} is no piece of `pawns:`", at, hint)
    marks: list[Mark] = []
    x = high = 0.0
    for id in (id for id in ids if id in pawns.pieces):
        made, width, height = _frame(pawns.pieces[id], pawns, tools)
        marks += [mark.moved(x, 0) for mark in made]
        x, high = x + width + GAP, max(high, height)
    tools.facts.append({"figure": "pawn-frames", "line": figure.line, "pieces": list(ids)})
    return [Strip(high, tuple(marks), above=tools.grid.line)]


def _frame(piece: Pawn, pawns: Pawns, tools: PageTools) -> tuple[list[Mark], float, float]:
    face = pawns.sizes[piece.size].face - pawns.tolerance
    pad, top = 4.0, 6.4
    count = len(piece.stickers)
    width, height = count * (face + 2.5) - 2.5 + 2 * pad, face + pad + top
    colour = piece.colour.value if piece.colour else tools.look.title
    half = FRAME / 2
    marks: list[Mark] = [
        Ink(
            f'<rect x="{half}" y="{half}" width="{width - FRAME:.3f}" height="{height - FRAME:.3f}" rx="1.6"'
            f' fill="none" stroke="{colour}" stroke-width="{FRAME}"/>'
        )
    ]
    marks += size_marks(piece.size, pawns, 2.6, 3.6, colour)
    for number, card in enumerate(piece.stickers):
        rect = Rect(pad + number * (face + 2.5), top, face, face)
        marks.append(Picture(tools.front(tools.game.cards[card]), rect))
    return marks, width, height
