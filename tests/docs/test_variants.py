"""The page on variants: every operation has an example, and every example is made of the page's own game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from deckwright.game.condition_names import values_of
from deckwright.game.load import load_game
from deckwright.game.load.variants import OPERATIONS
from deckwright.game.model import Game
from deckwright.game.variants import apply_variants
from deckwright.rules import check
from tests.kit.places import ROOT

PAGE = (ROOT / "docs" / "variants.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```yaml (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
SECTIONS = re.findall(r"^### (\w+)\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = [
    (kind, text)
    for kind, section in SECTIONS
    for text in re.findall(r"^```yaml\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
]

GAME = """\
title: Dungeon
languages: [en]
components: {card: {size: 63 x 88 mm}}
symbol_groups: {all: All}
symbols: {heart: {group: all, name: Heart, meaning: A life.}}
types:
  card: {abstract: true, component: card, front: card.svg, fields: {name: {kind: text}}}
  monster:
    extends: card
    fields: {level: {kind: choice, choices: [easy, hard]}, hearts: {kind: integer}, text: {kind: rich}}
  event: {extends: card, fields: {sort: {kind: choice, choices: [place, curse]}}}
  token: {extends: card}
decks:
  monsters: {where: "type == 'monster'", back: back.svg}
  events: {where: "type == 'event'", back: back.svg}
  tokens: {where: "type == 'token'", back: back.svg}
data: {removed: {night: {troll: 2, cave-in: 1}}}
"""

# What each example leaves, by arithmetic on the page's cards: copies by deck.
LEFT: list[tuple[str, dict[str, int]]] = [
    ("keep", {"monsters": 7, "tokens": 2}),
    ("remove", {"monsters": 4, "events": 3, "tokens": 2}),
    ("remove", {"monsters": 3, "events": 3, "tokens": 2}),
    ("remove", {"monsters": 6, "events": 1, "tokens": 2}),
    ("remove", {"monsters": 5, "events": 2, "tokens": 2}),
    ("add", {"monsters": 7, "events": 3, "tokens": 5}),
    ("split", {"monsters": 7, "places": 1, "others": 2, "tokens": 2}),
    ("back", {"monsters": 7, "events": 3, "tokens": 2}),
    ("back", {"monsters": 7, "events": 3, "tokens": 2}),
    ("map", {"monsters": 7, "events": 3, "tokens": 2}),
    ("map", {"monsters": 7, "events": 3, "tokens": 2}),
    ("map", {"monsters": 7, "events": 3, "tokens": 2}),
]


def game_with(folder: Path, variants: str, more: Mapping[str, str] | None = None) -> Game:
    layouts = dict.fromkeys(["card.svg", "back.svg", "back-places.svg"], "<svg/>")
    files = {f"layouts/dungeon/{name}": text for name, text in layouts.items()} | {
        "assets/dungeon/symbols/heart.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>',
        "cards/dungeon/game.yaml": GAME + variants,
        "cards/dungeon/cards.yaml": FILES["cards.yaml"],
    }
    for name, text in {**files, **(more or {})}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    game, problems = load_game(folder, "dungeon")
    assert game is not None and [str(found) for found in problems] == []
    return game


def made(folder: Path, operations: str) -> Game:
    indented = "".join(f"      {line}\n" for line in operations.splitlines())
    game, problems = apply_variants(
        game_with(folder, f"variants:\n  one:\n    operations:\n{indented}"), ["one"]
    )
    assert [str(found) for found in problems] == []
    return game


def test_every_operation_has_its_example() -> None:
    assert [kind for kind, _ in SECTIONS] == list(OPERATIONS)
    assert [kind for kind, _ in EXAMPLES] == [kind for kind, _ in LEFT]


@pytest.mark.parametrize("number", range(len(LEFT)))
def test_examples_leave_what_arithmetic_says(tmp_path: Path, number: int) -> None:
    game = made(tmp_path, EXAMPLES[number][1])
    assert {deck.id: deck.copies for deck in game.decks.values()} == LEFT[number][1]


def test_the_values_that_the_examples_change(tmp_path: Path) -> None:
    backs, one_back, tripled, silent, hard = (EXAMPLES[number][1] for number in range(7, 12))
    assert made(tmp_path / "a", backs).decks["monsters"].back == "back-places.svg"
    assert made(tmp_path / "b", one_back).cards["goblin"].back == "back-places.svg"
    hearts = {id: c.values.get("hearts") for id, c in made(tmp_path / "c", tripled).cards.items()}
    assert (hearts["goblin"], hearts["troll"]) == (2, 15)
    assert all("text" not in card.values for card in made(tmp_path / "d", silent).cards.values())
    levels = [values_of(card, None, {}).get("level") for card in made(tmp_path / "e", hard).cards.values()]
    assert levels == ["hard", "hard", None, None, None]


def test_rules_hold_for_the_variants_that_they_name(tmp_path: Path) -> None:
    variants = "variants:\n  short: {operations: [{keep: \"type != 'event'\"}]}\n"
    base = game_with(tmp_path, variants, {"cards/dungeon/rules.yaml": FILES["rules.yaml"]})
    short, _ = apply_variants(base, ["short"])
    assert [len(each.rules) for each in (base, short)] == [2, 2]
    assert check(base) == [] and check(short) == []
    swapped = FILES["rules.yaml"].replace("12", "9").replace("copies: 9}\nshort", "copies: 9}\nshort")
    broken = game_with(tmp_path, variants, {"cards/dungeon/rules.yaml": swapped})
    assert [found.rule for found in check(broken)] == ["whole-game"]
    assert check(apply_variants(broken, ["short"])[0]) == []
