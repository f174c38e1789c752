"""Marks that tell the size of a piece of wood."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....game.model import Pawns
from ...page.markdown import Figure
from ...page.marks import Ink, Mark
from ...page.tools import PageTools

GAP: Final = 6.0  # mm between discs, at least
MARKS: Final = (0.62, 0.78, 0.94, 1.1, 1.26)  # mm: the radii of five marks, as the sizes grow


def pawns_of(figure: Figure, tools: PageTools) -> Pawns | None:
    if tools.game.pawns is None:
        hint = "declare the pieces and their sizes under `pawns:` of game.yaml"
        tools.report.add("reference-figure", "the game has no pawns", figure.content, hint)
    return tools.game.pawns


def size_marks(
    id: str, pawns: Pawns, x: float, y: float, colour: str, *, centred: bool = False
) -> Iterator[Mark]:
    """A mark for each size, growing; that of size *id* is filled."""
    ordered = pawns.by_size
    radii = [MARKS[0] + (MARKS[-1] - MARKS[0]) * n / max(len(ordered) - 1, 1) for n in range(len(ordered))]
    left = x - (sum(2 * r for r in radii) + 0.9 * (len(radii) - 1)) / 2 if centred else x
    for name, radius in zip(ordered, radii, strict=True):
        fill = colour if name == id else "none"
        yield Ink(
            f'<circle cx="{left + radius:.3f}" cy="{y:.3f}" r="{radius:.3f}" fill="{fill}" stroke="{colour}"'
            ' stroke-width="0.2"/>'
        )
        left += 2 * radius + 0.9
