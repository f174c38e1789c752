"""What a page remembers of the last reading: nothing comes out otherwise than without."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from deckwright.game.load import Memory, load_game
from tests.kit.project import Project, make

BEASTS, SPELLS, GAME = "cards/petit/betes.yaml", "cards/petit/sorts.yaml", "cards/petit/game.yaml"

Change = Callable[[Project], object]
CHANGES: dict[str, Change] = {
    "a card": lambda p: p.change(BEASTS, "vie: 5", "vie: 6"),
    "a fault": lambda p: p.change(BEASTS, "vie: 5", "vie: 55"),
    "a new line above": lambda p: p.change(BEASTS, "crabe:", "# above\ncrabe:"),
    "defaults of a file": lambda p: p.change(BEASTS, "{type: bete}", "{type: sort}"),
    "the kind of a field": lambda p: p.change(GAME, "max: 9", "max: 4"),
    "a default of a type": lambda p: p.change(GAME, "default: 1", "default: 3"),
    "a symbol that is gone": lambda p: p.change(GAME, "  coeur: {group", "  herz: {group"),
    "a language": lambda p: p.change(GAME, "languages: [fr, en]", "languages: [fr]"),
    "a text in another language": lambda p: p.write("cards/petit/lang/en.yaml", "ours: {effet: Growls.}\n"),
    "a picture that is gone": lambda p: (p.root / "assets/petit/art/crabe.svg").unlink(),
    "a layout that is gone": lambda p: (p.root / "layouts/petit/dos.svg").unlink(),
    "an id that stands twice": lambda p: p.change(SPELLS, "eclair:", "crabe:"),
    "a file that is gone": lambda p: (p.root / SPELLS).unlink(),
    "a broken file": lambda p: p.change(BEASTS, "ours:\n", "ours: [\n"),
}


@pytest.fixture
def petit(tmp_path: Path) -> Project:
    return make(tmp_path)


@pytest.mark.parametrize("name", CHANGES)
def test_a_second_reading_is_as_a_first(petit: Project, name: str) -> None:
    memory = Memory()
    load_game(petit.root, "petit", memory=memory)
    for change in (CHANGES[name], CHANGES["a text in another language"]):
        change(petit)
        again, told = load_game(petit.root, "petit", memory=memory)
        fresh, expected = load_game(petit.root, "petit")
        assert told == expected
        assert again and fresh and again.cards == fresh.cards and again.decks == fresh.decks


def test_only_what_has_changed_is_read_again(petit: Project) -> None:
    memory = Memory()
    before, _ = load_game(petit.root, "petit", memory=memory)
    petit.change(SPELLS, "Tombe du ciel.", "Tombe de haut.")
    after, _ = load_game(petit.root, "petit", memory=memory)
    assert before and after
    kept = {id for id, card in after.cards.items() if card is before.cards[id]}
    assert kept == {"crabe", "ours"}
