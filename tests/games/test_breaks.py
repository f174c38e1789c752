"""Each game broken on purpose, in every way of its table (`breaks/`): not one fault may pass."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

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
    assert same[0].place is not None and same[0].place.line


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


@pytest.mark.parametrize("text", ["copies: 3", "copies: 16, copies: 16"])
def test_a_fault_that_would_change_nothing_fails(text: str) -> None:
    fault = Break("help.yaml", "copies: 16", "copies: 15", "help-cards", None, "15 printed cards")
    with pytest.raises(AssertionError, match="stands there"):
        replaced(text, fault)
