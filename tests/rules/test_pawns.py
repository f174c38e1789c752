"""Rules over pawns: what the printer counts, together with what is stuck on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.rules import check
from tests.kit.rule_games import loaded, project

GAME = """
types:
  carte: {component: carte, front: carte.svg, fields: {nom: {kind: text}, pour: {kind: text}}}
pawns:
  sizes: {grand: 30 mm, petit: 20 mm}
  colours: {bleu: "#2F6FA3", bois: "#C9A36B"}
  pieces:
    chef: {size: grand, colour: bleu, stickers: [un, deux]}
    caillou: {size: petit, copies: 3, stickers: trois}
"""
CARDS = {
    "cartes": """
_defaults: {type: carte}
un: {nom: Un, pour: grand}
deux: {nom: Deux, pour: grand}
trois: {nom: Trois, pour: moyen, copies: 2}
"""
}

# (the rule, what is told; None: nothing)
TOLD = [
    ("copies: 4", None),
    ("copies: 5", "4 pawns; wanted is exactly 5"),
    ("count: 3", "2 pawns; wanted is exactly 3"),
    ("where: size == 'petit', require: copies <= 2", "pawn caillou: copies is 3; wanted is copies <= 2"),
    ("require: colour != none", "pawn caillou: colour is none; wanted"),
    ("require: \"all(stickers, pour == size)\"", "pawn caillou: size is petit, stickers.pour is [moyen]; wanted"),
    ("require: sum(stickers.copies) == copies * len(stickers)", "pawn caillou: copies is 3, stickers.copies is [2];"),
    ("copies_by: {id: {chef: 1, caillou: 3}}", None),
    ("copies_by: {id: {chef: 1}}", "the rule has no number for id caillou"),
    ("each: size, count: {grand: 1, petit: 2}", "petit: 1 pawn; wanted is exactly 2"),
    ("unique: form", "form is disc on 2 pawns; wanted is each once"),
    ("exactly: [{id: chef, colour: bleu}, {id: caillou, size: grand}]", "there is no pawn with id caillou, size grand"),
    ("expect: \"copies(colour == 'bleu') == 2\"", "pawn chef: copies(colour == 'bleu') is 1; wanted"),
    ("refers: {of: size, to: pour}", "pawn caillou: size is petit; wanted is the pour of a card"),
    ("contains: {caillou: 4}", "pawn caillou: caillou is there 3 times; wanted is caillou 4 times"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "told"), TOLD)
def test_a_rule_over_pawns(tmp_path: Path, rule: str, told: str | None) -> None:
    game, problems = loaded(project(tmp_path, GAME, CARDS, f"x: {{over: pawns, {rule}}}"))
    assert [str(found) for found in problems if "rules.yaml" in str(found.place)] == []
    found = check(game)
    assert [told is not None and told in each.message for each in found] == [True] * (told is not None)
    for each in found:
        assert each.card is None and each.place is not None
        assert "pawn c" not in each.message or each.place.file == "cards/essai/game.yaml"


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("require: siz == 'petit'", "'siz' is no field"),
        ("require: size == 'petite'", "size is never 'petite'"),
        ("require: colour == 'blue'", "colour is never 'blue'"),
        ('require: "all(stickers, poor == size)"', "'poor' is no field"),
        ("shows: {of: size, as: [grand]}", "a pawn has no face"),
    ],
)
def test_a_slip_of_the_pen_is_told(tmp_path: Path, rule: str, words: str) -> None:
    _, problems = loaded(project(tmp_path, GAME, CARDS, f"x: {{over: pawns, {rule}}}"))
    assert [words in each.message for each in problems if "rules.yaml" in str(each.place)] == [True]


def test_rules_over_pawns_wait_for_the_stickers(tmp_path: Path) -> None:
    cards = {"cartes": CARDS["cartes"].replace("copies: 2", "copies: deux")}
    game, problems = loaded(project(tmp_path, GAME, cards, "x: {over: pawns, require: copies == 1}"))
    (waiting,) = check(game, known=problems)
    assert waiting.code == "rule-waits" and waiting.message.startswith(
        "1 rule over whole decks is not checked"
    )
