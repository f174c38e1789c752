"""Editions with letters for looks: what a card shows is a word, and its digests are that word."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.faces.editions import Card, Edition, Look


def look(shows: str) -> Look:
    """*shows* `core`, `core+size` or `core+size+number`."""
    core, _, rest = shows.partition("+")
    size, _, number = rest.partition("+")
    return Look(f"{core}{size}{number}", f"{core}{size}", core)


def card(id: str, shows: str = "a", copies: int = 1, deck: str = "d", back: str | None = None) -> Card:
    return Card(deck, id, id.upper(), copies, look(shows), look(back) if back else None)


def edition(cards: Iterable[Card], sets: int = 1) -> Edition:
    return Edition("game", "en", (), tuple(cards), sets=sets)
