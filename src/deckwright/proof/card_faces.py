"""Every card with its faces, made anew only where something may have changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ..faces.layouts import CardFaces, FaceRenderer
from ..game.kinds import Field, ReferenceField
from ..game.model import Card, Game
from .state import Shown

_GROUND: Final = ("title", "languages", "words", "data", "boards", "meta")  # what any layout may ask for
Seat = tuple[str, int, str]  # deck, number, card
Sized = Callable[[Sequence[CardFaces]], Sequence[CardFaces]]


class FaceMaker:
    def __init__(self) -> None:
        self.faces: FaceRenderer | None = None
        self._seats: dict[Seat, CardFaces] = {}

    def make_faces(self, faces: FaceRenderer, sized: Sized = tuple) -> dict[str, Shown]:
        """The cards of all decks, shown by *faces*, by their key on the page; *sized* gives their texts the sizes that
        they share."""
        before, game = self.faces, faces.game
        if before is not None and before.lens.lang == faces.lens.lang:
            faces.take_over(before)
        keeps = Keeps(before, faces, game)
        seats: dict[Seat, CardFaces] = {}
        for deck in game.shown_decks:
            for number, card in enumerate(deck.cards, 1):
                seat = (deck.id, number, card.id)
                old = self._seats.get(seat)
                if old is not None and keeps.holds(old, CardFaces(deck, card, old.front, old.back)):
                    seats[seat] = CardFaces(deck, card, old.front, old.back)
                else:
                    front = faces.front(card, deck, number)
                    seats[seat] = CardFaces(deck, card, front, faces.back(card, deck))
        self.faces, self._seats = faces, seats
        often = Counter(id for _, _, id in seats)
        return {
            key: Shown(key, card_faces)
            for (deck_id, _, id), card_faces in zip(seats, sized(list(seats.values())), strict=True)
            for key in (id if often[id] == 1 else f"{deck_id}/{id}",)
        }


class Keeps:
    """Tells which faces of the game before are still right; when in doubt, none is."""

    def __init__(self, before: FaceRenderer | None, faces: FaceRenderer, game: Game) -> None:
        self._layouts = faces.compiled  # before any is compiled anew
        self._types: set[str] = set()
        self._spoken_of: set[str] = set()
        if before is None or before.lens.lang != faces.lens.lang:
            return
        if before.marks.revising.state != faces.marks.revising.state:
            return
        old = before.game
        if any(getattr(old, name) != getattr(game, name) for name in _GROUND):
            return
        if list(old.symbols) != list(game.symbols):  # a face has their names, not their drawings
            return
        if any(
            not cards for _, cards in before.problems_with_cards
        ):  # of layouts: told again only where faces are made again
            return
        self._spoken_of = {card for _, cards in before.problems_with_cards for card in cards}
        self._types = {
            id
            for id, kind in game.types.items()
            if old.types.get(id) == kind and not any(map(_refers, kind.fields.values()))
        }

    def holds(self, old: CardFaces, new: CardFaces) -> bool:
        card = new.card
        return (
            card.type.id in self._types
            and card.id not in self._spoken_of
            and _alike(old.card, card)
            and (old.deck.title, old.deck.back, old.deck.copies, len(old.deck.cards))
            == (new.deck.title, new.deck.back, new.deck.copies, len(new.deck.cards))
            and old.front.layout in self._layouts
            and (old.back is None or old.back.layout in self._layouts)
        )


def _alike(old: Card, new: Card) -> bool:
    """Whether two cards print the same, wherever they are written."""
    return (old.copies, old.back, old.values) == (new.copies, new.back, new.values)


def _refers(field: Field) -> bool:
    """Whether a field shows something of another card."""
    return isinstance(field, ReferenceField) or any(map(_refers, field.inner))
