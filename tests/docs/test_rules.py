"""The page on rules: every kind has an example, and every example is run on the page's own game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from deckwright.basics.problems import Problem, Severity
from deckwright.cli.show import show_problems
from deckwright.game.conditions.language import OF_CARD, OF_CARDS
from deckwright.game.load import load_game
from deckwright.game.load.rule_kinds import KINDS, PLACEHOLDERS
from deckwright.game.model import Game
from deckwright.rules import Drawn, check, check_drawn
from tests.kit.places import ROOT

PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```yaml (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
EXAMPLES = dict(re.findall(r"^### (\w+)\n.*?^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))

# What the faults of the page's game make each rule say: (the card to blame, words of the message).
SAID: dict[str, list[tuple[str | None, str]]] = {
    "count": [(None, "forest: 0 cards; wanted is exactly 1")],
    "copies": [(None, "swords: 4 printed cards; wanted is exactly 16")],
    "copies_by": [("shark", "rarity rare has 2 copies; wanted is exactly 3")],
    "total": [(None, "adds up to 11; wanted is 12 or more")],
    "share": [(None, "coast: 1 of 3 cards (33.3 %)")],
    "extremes": [("s1", "the smallest value is 1; wanted is 0")],
    "allowed": [("wolf", "hearts is 12; wanted is 1 or 2 or 4 or 7")],
    "unique": [("tooth", "name is Pearl on 2 cards")],
    "exists": [(None, "there is no card with region forest, name Old Oak")],
    "exactly": [("shark", "there is one too many")],
    "contains": [(None, "there is no troll; wanted is troll 1 time")],
    "refers": [("wolf", "drops is fur; wanted is the id of a card with type == 'treasure'")],
    "partition": [("wolf", "it belongs to none of the parts")],
    "sequence": [("divers", "2 is missing; wanted is 1, 2, … without gaps")],
    "cover": [("coast-guard", "19–20 is missing, 8 stands more than once")],
    "require": [("divers", "wanted is all(levels, price == level * 10) and len(levels) >= 3")],
    "expect": [
        (
            None,
            "count(type == 'treasure') is 2, count(type == 'monster') is 4; wanted is "
            "count(type == 'treasure') >= count(type == 'monster')",
        )
    ],
    "odds": [(None, "2 S comes to 3 to 10; wanted is 1 to 10")],
    "shows": [("wolf", "the front shows rare; wanted is common")],
}


def game_with(folder: Path, rules: str) -> tuple[Game, list[Problem]]:
    symbols = [f"assets/dungeon/symbols/{name}.svg" for name in ("sword", "rare", "common")]
    drawings = dict.fromkeys(["layouts/dungeon/card.svg", *symbols], "<svg/>")
    texts = {f"cards/dungeon/{name}": text for name, text in FILES.items()} | {
        "cards/dungeon/rules.yaml": rules
    }
    for name, text in {**drawings, **texts}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    game, problems = load_game(folder, "dungeon")
    assert game is not None
    return game, [found for found in problems if found.severity is not Severity.NOTE]


def broken(game: Game) -> list[Problem]:
    """Every front shows the symbol of its rarity, but the wolf's."""
    drawn = {
        card.id: Drawn(Counter(["rare" if card.id == "wolf" else card.values["rarity"]]))
        for card in game.cards.values()
        if "rarity" in card.values
    }
    return [*check(game), *check_drawn(game, drawn)]


def test_every_kind_has_its_example_and_no_other() -> None:
    assert set(EXAMPLES) == set(KINDS) == set(SAID)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_the_example_finds_the_fault_of_the_page_s_game(tmp_path: Path, kind: str) -> None:
    game, problems = game_with(tmp_path, EXAMPLES[kind])
    assert [str(found) for found in problems] == []
    found = [(p.card, p.message) for p in broken(game)]
    assert [card for card, _ in found] == [card for card, _ in SAID[kind]]
    for (_, message), (_, words) in zip(found, SAID[kind], strict=True):
        assert words in message


def test_the_examples_over_tables_find_the_faults_of_the_page_s_game(tmp_path: Path) -> None:
    (rules,) = re.findall(r"^## Rules over tables\n.*?^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    game, problems = game_with(tmp_path, rules)
    assert [str(found) for found in problems] == []
    told = [(p.rule, p.message) for p in broken(game)]
    assert [(rule, message[:52]) for rule, message in told] == [
        ("no-gap", "hero: level: 4 is missing; wanted is 2, 3, … without"),
        ("every-roll", "three: 20 is missing, 10 stands more than once; want"),
        ("tokens-there", "data.tokens.claw: key is claw; wanted is the id of a"),
    ]


def test_the_first_example_says_what_the_page_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, problems = game_with(tmp_path, FILES["rules.yaml"])
    assert problems == []
    show_problems(check(game), err=False)
    (shown,) = re.findall(r"^```\n(cards/.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert capsys.readouterr().out == shown


def test_keys_functions_and_placeholders_are_explained() -> None:
    for name in {*OF_CARD, *OF_CARDS}:
        assert re.search(rf"`{name}\b", PAGE), name
    assert all(f"{{{name}}}" in PAGE for name in PLACEHOLDERS)
    assert all(f"`{key}`" in PAGE for key in ("message", "severity", "among", "each", "where", *Severity))
