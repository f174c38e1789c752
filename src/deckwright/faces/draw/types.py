"""A game drawn: the cards that were asked for, their faces, and what drawing them recorded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...basics.problems import Problem
from ...game.model import Acceptance, Card, Deck, Game
from ...sheets.impose import Piece
from ...sheets.options import Options
from ..layouts import Face
from .plates import Plates
from .tools import Press

if TYPE_CHECKING:
    from .pictures import Pictures


@dataclass(frozen=True, slots=True)
class DealtCard:
    """A card in a deck with the faces that show it."""

    deck: Deck
    card: Card
    front: Face
    back: Face | None

    @property
    def piece(self) -> Piece:
        front, back = self.front, self.back
        return Piece(
            card=self.card.id,
            deck=self.deck.id,
            front=front.id,
            back=back.id if back else None,
            size=front.component.size,
            bleed=front.component.bleed,
            copies=self.card.copies,
            own_back=back is not None and back.card is not None,
            form=front.component.form,
            tiled=front.component.tiled,
        )


@dataclass(frozen=True, slots=True)
class Drawn:
    """A game with its faces drawn, and all that was found on the way."""

    game: Game
    options: Options
    decks: tuple[Deck, ...]  # asked for
    faces: tuple[DealtCard, ...]
    plates: Plates
    problems: tuple[Problem, ...]
    press: Press | None = None  # that the plates come from
    pictures: Pictures | None = None  # in place of the plates' file, where pictures were asked for
    accepted: Sequence[tuple[Acceptance, Sequence[Problem]]] = ()  # what the game lets pass

    @property
    def distinct(self) -> dict[str, Face]:
        """Every face once, by its id."""
        return {face.id: face for d in self.faces for face in (d.front, d.back) if face is not None}
