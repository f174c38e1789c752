"""A game with its faces drawn: the cards that were asked for, and what drawing them recorded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...basics.problems import Problem
from ...basics.records import dataclass
from ...game.model import Acceptance, Deck, Game
from ...sheets.impose import Piece
from ...sheets.options import Options
from ...sheets.write.pdf import FacesFile
from ..layouts import CardFaces, Face
from .drawn_faces import DrawnFace
from .tools import DrawingTools

if TYPE_CHECKING:
    from .pictures import Pictures


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFaces:
    """A game, its faces, and all that was found on the way."""

    game: Game
    options: Options
    decks: tuple[Deck, ...]  # asked for
    cards: tuple[CardFaces, ...]
    faces: Mapping[str, DrawnFace]  # by id
    problems: tuple[Problem, ...] = ()
    accepted: Sequence[tuple[Acceptance, Sequence[Problem]]] = ()  # what the game lets pass


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownGame(GameFaces):
    """A game with what draws its faces; as long as none is drawn, `faces` is empty."""

    tools: DrawingTools


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnGame(ShownGame):
    """A game whose faces are pages of PDF files, for sheets."""

    file: FacesFile


@dataclass(frozen=True, slots=True, kw_only=True)
class PicturedGame(GameFaces):
    """A game whose faces are pictures, a file each."""

    pictures: Pictures


def piece_of(card: CardFaces) -> Piece:
    """What a card is to who lays it on sheets."""
    front, back = card.front, card.back
    return Piece(
        card=card.card.id,
        deck=card.deck.id,
        front=front.id,
        back=back.id if back else None,
        size=front.component.size,
        bleed=front.component.bleed,
        copies=card.card.copies,
        own_back=back is not None and back.card is not None,
        form=front.component.form,
        tiled=front.component.tiled,
        folds=front.component.folds,
    )


def distinct_faces(cards: Sequence[CardFaces]) -> dict[str, Face]:
    """Every face once, by its id."""
    return {face.id: face for card in cards for face in (card.front, card.back) if face is not None}
