"""Cards by deck, by pattern, by condition; and what is said where there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.basics.problems import RequestError
from deckwright.game.load import load_game
from deckwright.game.model import Game
from deckwright.game.selection import Selection, select_cards
from tests.kit.project import make


@pytest.fixture(scope="module")
def petit(tmp_path_factory: pytest.TempPathFactory) -> Game:
    root: Path = make(tmp_path_factory.mktemp("game")).root
    game, problems = load_game(root, "petit")
    assert game is not None and problems == []
    return game


def ids(game: Game, **asked: object) -> list[str]:
    return [f"{c.deck.id}/{c.number}:{c.card.id}" for c in select_cards(game, Selection(**asked))]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({}, ["betes/1:crabe", "betes/2:ours", "sorts/1:eclair"]),
        ({"decks": ("sorts",)}, ["sorts/1:eclair"]),
        ({"decks": ("sorts", "betes")}, ["betes/1:crabe", "betes/2:ours", "sorts/1:eclair"]),
        ({"cards": ("o*",)}, ["betes/2:ours"]),
        ({"cards": ("?????",)}, ["betes/1:crabe"]),
        ({"cards": ("ours,ECLAIR",)}, ["betes/2:ours", "sorts/1:eclair"]),
        ({"cards": ("c*", " o* ")}, ["betes/1:crabe", "betes/2:ours"]),
        ({"where": "type == 'bete' and vie > 2"}, ["betes/2:ours"]),
        ({"where": "deck == 'sorts' or copies == 3"}, ["betes/1:crabe", "sorts/1:eclair"]),
        ({"cards": ("*r*",), "where": "vie < 3"}, ["betes/1:crabe", "sorts/1:eclair"]),
    ],
)
def test_chosen(petit: Game, asked: dict[str, object], expected: list[str]) -> None:
    """The number of a card is its place in its deck, whatever is left out."""
    assert ids(petit, **asked) == expected


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"decks": ("bete",)}, ["no deck 'bete'", "betes, sorts", "did you mean 'betes'?"]),
        ({"cards": ("crab",)}, ["no card has an id like 'crab'", "did you mean 'crabe'?"]),
        ({"cards": ("x*",)}, ["no card has an id like 'x*'", "--cards 'crab*'"]),
        ({"decks": ("sorts",), "cards": ("crabe",)}, ["no card has an id like 'crabe'"]),
        ({"where": "vie > 9"}, ["no card is left", "'vie > 9'"]),
        ({"where": "vei > 2"}, ["'vei' is no field", "at character 1 of", "did you mean 'vie'?"]),
        ({"where": "vie >"}, ["--where", "cannot be read"]),
        ({"where": "type == 'bette'"}, ["type is never 'bette'", "did you mean 'bete'?"]),
        ({"where": "nom > 3"}, ["--where", "cannot be compared"]),
        ({"where": "__import__('os')"}, ["is no function"]),
    ],
)
def test_nothing_chosen(petit: Game, asked: dict[str, object], words: list[str]) -> None:
    with pytest.raises(RequestError) as caught:
        ids(petit, **asked)
    (found,) = caught.value.problems
    assert all(word in f"{found.message} {found.hint}" for word in words), found


def test_every_unknown_name_is_told_at_once(petit: Game) -> None:
    with pytest.raises(RequestError) as caught:
        ids(petit, decks=("a", "b"))
    assert len(caught.value.problems) == 2
