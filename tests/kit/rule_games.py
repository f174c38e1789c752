"""Small games to hold rules against, and changed copies of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from deckwright.basics.problems import Problem
from deckwright.game.load import load_game
from deckwright.game.localized import Localized
from deckwright.game.model import Card, Game
from deckwright.rules import check

HEAD = "title: Essai\nlanguages: [fr, en]\ncomponents: {carte: {size: 63 x 88 mm}}\n"


def project(folder: Path, game: str, cards: Mapping[str, str], rules: str = "") -> Path:
    """A project with one game, `essai`, whose layouts are `carte.svg` and `dos.svg`."""
    (folder / "cards/essai").mkdir(parents=True, exist_ok=True)
    (folder / "layouts/essai").mkdir(parents=True, exist_ok=True)
    for layout in ("carte.svg", "dos.svg"):
        (folder / "layouts/essai" / layout).write_text("<svg/>", encoding="utf-8")
    files = {"game.yaml": HEAD + game, "rules.yaml": rules} | {
        f"{name}.yaml": text for name, text in cards.items()
    }
    for name, text in files.items():
        if text:
            (folder / "cards/essai" / name).write_text(text, encoding="utf-8")
    return folder


def loaded(folder: Path) -> tuple[Game, list[Problem]]:
    game, problems = load_game(folder, "essai")
    assert game is not None
    return game, problems


def broken(game: Game) -> list[tuple[str | None, str | None]]:
    """(rule, card) of each problem that the rules find."""
    return [(found.rule, found.card) for found in check(game)]


def with_cards(game: Game, cards: Iterable[Card], decks: Mapping[str, tuple[str, ...]]) -> Game:
    by_id = {card.id: card for card in cards}
    dealt = {
        id: replace(deck, cards=tuple(by_id[card] for card in decks[id] if card in by_id))
        for id, deck in game.decks.items()
    }
    return replace(game, cards=by_id, decks=dealt)


def members(game: Game) -> dict[str, tuple[str, ...]]:
    return {id: tuple(card.id for card in deck.cards) for id, deck in game.decks.items()}


def changed(game: Game, id: str, *, copies: int | None = None, **values: Any) -> Game:
    """*game* with some values of one card changed; a value of None takes it away, a text is one in French."""
    old = game.cards[id]
    texts = {name: Localized({"fr": v}) if name == "nom" else v for name, v in values.items()}
    merged = {name: v for name, v in {**old.values, **texts}.items() if v is not None}
    new = replace(old, values=merged, copies=old.copies if copies is None else copies)
    return with_cards(game, [new if card.id == id else card for card in game.cards.values()], members(game))


def retyped(game: Game, id: str, type: str) -> Game:
    new = replace(game.cards[id], type=game.types[type])
    return with_cards(game, [new if card.id == id else card for card in game.cards.values()], members(game))


def without(game: Game, *ids: str) -> Game:
    return with_cards(game, [card for card in game.cards.values() if card.id not in ids], members(game))


def moved(game: Game, id: str, deck: str) -> Game:
    """*game* with one card taken out of its decks and put into *deck*."""
    decks = {name: tuple(card for card in cards if card != id) for name, cards in members(game).items()}
    decks[deck] = (*decks[deck], id)
    return with_cards(game, game.cards.values(), decks)


def doubled(game: Game, id: str, copy: str, **values: Any) -> Game:
    """*game* with another card like *id*, in the same decks."""
    new = replace(game.cards[id], id=copy)
    decks = {name: (*cards, copy) if id in cards else cards for name, cards in members(game).items()}
    return changed(with_cards(game, [*game.cards.values(), new], decks), copy, **values)
