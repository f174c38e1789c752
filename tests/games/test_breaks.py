"""Each game broken on purpose, in every way of its table (`breaks/`): not one fault may pass."""

from __future__ import annotations

import re
from importlib import import_module
from itertools import pairwise
from pkgutil import iter_modules

import pytest

from deckwright.basics.problems import CODES
from deckwright.game.load import load_game
from tests.kit.breaks import Break, look_at, replaced, told
from tests.kit.places import ROOT

from . import breaks

TABLES: dict[str, tuple[Break, ...]] = {
    module.name: import_module(f"{breaks.__name__}.{module.name}").BREAKS
    for module in iter_modules(breaks.__path__)
}
ROWS = [pytest.param(game, fault, id=f"{game}-{fault}") for game, table in TABLES.items() for fault in table]


@pytest.mark.parametrize(("game", "fault"), ROWS)
def test_a_fault_is_told(game: str, fault: Break) -> None:
    found = told(game, fault)
    same = [each for each in found if fault.by in (each.rule, each.code) and each.card == fault.card]
    assert same != [], [str(each) for each in found]
    assert fault.says in same[0].message
    place = same[0].place
    assert place is not None and place.line
    stands = entry_of(game, fault)
    # where its back is named, or a piece is that bears it
    is_named = (
        f"cards/{game}/game.yaml" if "the back" in same[0].message or fault.file == "game.yaml" else None
    )
    is_there = stands is not None and place.file == stands[0] and place.line in stands[1]
    assert stands is None or is_there or place.file == is_named, (str(place), stands)


def entry_of(game: str, fault: Break) -> tuple[str, range] | None:
    """Where the card to blame stands, or the rule where none is: its file, from its key to the next one; read from the
    files as text. None where no line begins with it: a code of another kind, a card of a table."""
    key = fault.card or fault.by
    for path in sorted((ROOT / "cards" / game).glob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        if fault.file == path.name:
            text = replaced(text, fault)
        lines = text.split("\n")
        heads = [number for number, line in enumerate(lines, 1) if re.match(r"[\w-]+:", line)]
        for start, end in pairwise([*heads, len(lines) + 1]):
            if re.match(rf"{key}:", lines[start - 1]):
                return f"cards/{game}/{path.name}", range(start, end)
    return None


def test_nearly_every_fault_is_sought_at_its_entry() -> None:
    found = [entry_of(game, fault) for game, table in TABLES.items() for fault in table]
    assert found.count(None) < len(found) / 10


@pytest.mark.parametrize("game", TABLES)
def test_a_game_that_is_not_broken_is_told_nothing(game: str) -> None:
    drawn = dict.fromkeys(card for fault in TABLES[game] for card in fault.draws)
    assert [str(found) for found in look_at(game, draws=drawn)] == []
    for variants in {fault.variants for fault in TABLES[game]}:
        assert [str(found) for found in look_at(game, variants=variants)] == []


@pytest.mark.parametrize("game", TABLES)
def test_every_rule_of_a_game_is_broken_by_a_fault_of_its_table(game: str) -> None:
    found, _ = load_game(ROOT, game)
    assert found is not None
    assert {rule.id for rule in found.rules} - {fault.by for fault in TABLES[game]} == set()


def test_there_are_sixty_faults_and_no_two_alike() -> None:
    assert len(ROWS) >= 60
    assert all(len({(each.file, each.old, each.new, each.variants) for each in table}) == len(table)
               for table in TABLES.values())  # fmt: skip


def test_a_rule_is_proven_by_a_fault_of_the_game() -> None:
    """A rule that is made harder until it fails proves little: what `rules.yaml` itself may hold is another matter."""
    found = [
        (game, fault.by)
        for game, table in TABLES.items()
        for fault in table
        if fault.file == "rules.yaml" and fault.by not in CODES
    ]
    assert found == []


@pytest.mark.parametrize("text", ["copies: 3", "copies: 16, copies: 16"])
def test_a_fault_that_would_change_nothing_fails(text: str) -> None:
    fault = Break("help.yaml", "copies: 16", "copies: 15", "help-cards", None, "15 printed cards")
    with pytest.raises(AssertionError, match="stands there"):
        replaced(text, fault)
