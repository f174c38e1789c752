"""The record of a deal in JSON Lines: a line a deck; and how often each card has come, against its weight."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..basics.records import dataclass
from .dealing import DealtDeck, Pool


def as_values(deck: DealtDeck, deal: str, seed: int) -> dict[str, Any]:
    return {
        "deck": f"{deal}-{seed}-{deck.number}",
        "number": deck.number,
        "seed": seed,
        "name": dict(deck.name.by_lang),
        "values": {key: dict(text.by_lang) for key, text in deck.values.items()},
        "cards": list(deck.cards),
    }


def as_line(deck: DealtDeck, deal: str, seed: int) -> str:
    return json.dumps(as_values(deck, deal, seed), ensure_ascii=False, separators=(",", ":")) + "\n"


@dataclass(frozen=True, slots=True)
class Share:
    """How often a card has come."""

    card: str
    weight: float  # its part of all weights
    copies: int
    part: float  # its part of all cards dealt
    decks: int  # in how many


def shares_of(pool: Pool, decks: Iterable[DealtDeck]) -> list[Share]:
    """Of each card that may be dealt, in the order of the game."""
    copies, lying = Counter[str](), Counter[str]()
    for deck in decks:
        copies.update(deck.cards)
        lying.update(set(deck.cards))
    weights, cards = sum(pool.weights.values()), max(copies.total(), 1)
    return [
        Share(card, weight / weights, copies[card], copies[card] / cards, lying[card])
        for card, weight in pool.weights.items()
    ]
