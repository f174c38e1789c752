"""The card to fill in of a type, before it is drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...basics.problems import Place
from ...game.model import Card, CardType, Deck, Game

KIND: Final = "blank"  # as the names of cards and files have it


def with_blank_card(game: Game, card_type: CardType) -> tuple[Game, Card, Deck]:
    """The game with a card of the type without values; that card, in a deck like that of the others."""
    name = f"{KIND}-{card_type.id}"
    while name in game.cards:
        name += "-"
    card = Card(name, card_type, {}, 1, card_type.place or Place(f"cards/{game.id}/game.yaml"))
    decks = (deck for deck in game.decks.values() if any(each.type is card_type for each in deck.cards))
    like = next(decks, None)
    deck = replace(like, cards=(card,)) if like else Deck(card_type.id, card_type.name, (card,))
    return replace(game, cards={**game.cards, card.id: card}), card, deck
