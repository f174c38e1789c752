"""Which pages of the printed PDF each card is on, and how much paper the game takes: imposed, as `build` does it."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property

from ...basics.problems import DeckwrightError
from ...basics.records import dataclass
from ...build.request import Request
from ...build.resolving import resolve_options
from ...faces.draw.types import piece_of
from ...faces.layouts import CardFaces, FaceRenderer
from ...game.model import Game
from ...sheets.impose import Imposition, impose


@dataclass
class Printing:
    """The game as `build` prints it without options; worked out when it is first asked for."""

    game: Game
    request: Request
    faces: FaceRenderer

    @cached_property
    def imposition(self) -> Imposition | None:
        """None where the game cannot be printed, which is told elsewhere."""
        plain = Request(
            self.request.root, self.request.game, lang=self.request.lang, variants=self.request.variants
        )
        try:
            cards, options, _ = resolve_options(self.game, plain, [])
        except DeckwrightError:
            return None
        shown = (
            CardFaces(deck, card, self.faces.front(card, deck, number), self.faces.back(card, deck))
            for deck, number, card in cards
        )
        return impose([piece_of(each) for each in shown], options.sheets, options.own)

    @cached_property
    def pages(self) -> dict[str, tuple[int, ...]]:
        """By card, the pages of its PDF that show its front, from 1."""
        found: dict[str, set[int]] = defaultdict(set)
        for document in self.imposition.documents if self.imposition else ():
            for number, sheet in enumerate(document.sheets, 1):
                for placement in sheet.placements:
                    if placement.card is not None and placement.side == "front":
                        found[placement.card].add(number)
        return {card: tuple(sorted(numbers)) for card, numbers in found.items()}

    @cached_property
    def papers(self) -> int:
        """Sheets of paper."""
        documents = self.imposition.documents if self.imposition else ()
        return sum(len({sheet.number for sheet in document.sheets}) for document in documents)


def stretches(pages: tuple[int, ...]) -> str:
    """3, or 3–5, or 3, 7."""
    parts: list[list[int]] = []
    for page in pages:
        if parts and page <= parts[-1][1] + 2:  # a back may lie between
            parts[-1][1] = page
        else:
            parts.append([page, page])
    return ", ".join(str(a) if a == b else f"{a}\N{EN DASH}{b}" for a, b in parts)
