"""rules.yaml as it is read: each fault at its line, with what would be allowed; the rule itself is then left out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from deckwright.game.load.rule_kinds import KINDS
from deckwright.rules import Drawn, check, check_drawn
from tests.kit.rule_games import loaded, project

GAME = """
types:
  carte:
    component: carte
    front: carte.svg
    fields:
      nom: {kind: text}
      region: {kind: choice, choices: [plaine, mont]}
      valeur: {kind: integer}
decks: {tout: {from: cartes.yaml}}
data: {noms: {a: un}}
"""
CARDS = {
    "cartes": """
un: {type: carte, nom: Un, region: plaine, valeur: 1}
deux: {type: carte, nom: Deux, region: mont, valeur: 2, copies: 3}
"""
}

FAULTS = [
    ("x: {count: 2, coutn: 3}", 1, 15, "unknown-key", "did you mean 'count'"),
    ("x: {wher: valeur > 1, count: 2}", 1, 5, "unknown-key", "did you mean 'where'"),
    ("x: {message: Trop}", 1, 1, "missing-key", "kinds of rule are count, copies"),
    ("x: {count: 2, copies: 3}", 1, 23, "wrong-value", "make two rules of it"),
    ("x: {count: 2, where: valuer > 1}", 1, 22, "condition", "did you mean 'valeur'"),
    ("x:\n  count: 2\n  where: valeur > 1 and regoin == 'mont'", 3, 25, "condition", "did you mean 'region'"),
    ("x: {count: 2, where: \"region == 'monts'\"}", 1, 33, "condition", "did you mean 'mont'"),
    ("x: {count: many}", 1, 12, "wrong-value", "write 16, 12.."),
    ("x: {count: 5..3}", 1, 12, "wrong-value", "write 3..5"),
    ("x: {count: ..}", 1, 12, "wrong-value", "number or range"),
    ("x: {count: [2]}", 1, 12, "wrong-kind", "one word"),
    ("x: {count: 2, severity: fatal}", 1, 25, "wrong-value", "error, warning, note"),
    ("x: {count: 2, message: 'Il y en a {nombre}'}", 1, 24, "wrong-value", "cards, found, group, wanted"),
    ("x: {count: 2, message: {en: Two}}", 1, 24, "missing-key", "no text in 'fr'"),
    ("X y: {count: 2}", 1, 1, "bad-id", "lower-case letters"),
    ("x: 3", 1, 4, "wrong-kind", "a mapping"),
    ("- x", 1, 1, "wrong-kind", "a mapping"),
    ("x: {extremes: {of: valeur}}", 1, 15, "missing-key", "'is'"),
    ("x: {extremes: {of: valeur, is: 3..}}", 1, 15, "wrong-value", "smallest and a largest"),
    ("x: {copies_by: {region: {plane: 3}}}", 1, 26, "wrong-choice", "did you mean 'plaine'"),
    ("x: {copies_by: {region: {mont: viel}}}", 1, 32, "wrong-kind", "whole number"),
    ("x: {allowed: {region: [plaine, mnt]}}", 1, 23, "wrong-choice", "did you mean 'mont'"),
    ("x: {allowed: {regio: [plaine]}}", 1, 15, "unknown-field", "did you mean 'region'"),
    ("x: {exists: {region: mnt}}", 1, 22, "wrong-choice", "did you mean 'mont'"),
    ("x: {exactly: []}", 1, 14, "wrong-value", "names no card"),
    ("x: {partition: {a: valeur > 1}}", 1, 16, "wrong-value", "two parts"),
    ("x: {contains: data.nums}", 1, 15, "unknown-name", "data.nums"),
    ("x: {contains: data.noms}", 1, 15, "unknown-name", "no numbers"),
    ("x: {cover: {low: valeur, high: valeur, is: 1..}}", 1, 44, "wrong-value", "two whole numbers"),
    ("x: {cover: {low: valeur, high: valeur, is: 1..99999}}", 1, 44, "wrong-value", "two whole numbers"),
    ("x: {sequence: {of: valeur, end: 0}}", 1, 33, "wrong-value", "1 to 10001"),
    ("x: {share: {of: valeur > 1, is: 30 %.., by: weight}}", 1, 45, "wrong-value", "cards or by copies"),
    ("x: {odds: {of: BP, is: 0..12}}", 1, 16, "power", "no pools"),
    ("x: {each: {region: [plaine], valeur: [1]}, count: 1}", 1, 11, "wrong-value", "one is allowed"),
    ("x: {expect: valeur > 1}", 1, 13, "condition", "on each card"),
    ("x: {over: pawns, count: 2}", 1, 11, "wrong-value", "the game has none"),
    ("x: {over: pawn, count: 2}", 1, 11, "wrong-value", "did you mean 'pawns'"),
    ("x: {count: 2}\nx: {count: 3}", 2, 1, "yaml-duplicate-key", ""),
]


@pytest.mark.parametrize(("rules", "line", "column", "code", "words"), FAULTS)
def test_a_fault_is_told_at_its_place(
    tmp_path: Path, rules: str, line: int, column: int, code: str, words: str
) -> None:
    game, problems = loaded(project(tmp_path, GAME, CARDS, rules))
    assert [p.code for p in problems] == [code]
    place = problems[0].place
    assert place is not None
    assert (place.file, place.line, place.column) == ("cards/essai/rules.yaml", line, column)
    assert words in f"{problems[0].message} {problems[0].hint}"
    assert [rule.id for rule in game.rules] == ([] if code != "yaml-duplicate-key" else ["x"])


def found(tmp_path: Path, rules: str) -> list[str]:
    game, problems = loaded(project(tmp_path, GAME, CARDS, rules))
    assert problems == []
    return [f"{p.place}: {p.severity}: {p.message}" for p in check(game)]


def test_the_message_says_what_was_found_where_and_what_is_wanted(tmp_path: Path) -> None:
    assert found(tmp_path, "x: {copies: 5, message: {fr: Il faut 5 cartes, en: Five cards}}") == [
        "cards/essai/rules.yaml:1:1: error: Il faut 5 cartes: 4 printed cards; wanted is exactly 5 "
        "(un at cards/essai/cartes.yaml:2:1, deux at cards/essai/cartes.yaml:3:1)"
    ]
    assert found(tmp_path, "x: {require: valeur == copies, severity: warning}") == [
        "cards/essai/cartes.yaml:3:1: warning: copies is 3, valeur is 2; wanted is valeur == copies"
    ]
    assert found(
        tmp_path, "x: {each: region, copies: 1, message: 'En {group} : {found} au lieu de {wanted}'}"
    ) == [
        "cards/essai/rules.yaml:1:1: error: En mont : 3 printed cards au lieu de exactly 1 "
        "(deux at cards/essai/cartes.yaml:3:1)"
    ]


def test_a_rule_speaks_the_language_asked_for(tmp_path: Path) -> None:
    game, _ = loaded(project(tmp_path, GAME, CARDS, "x: {count: 3, message: {fr: Trois, en: Three}}"))
    assert check(game, "en")[0].message.startswith("Three: ")
    assert check(game, "fr")[0].message.startswith("Trois: ")


def test_a_rule_that_cannot_be_computed_is_told_once(tmp_path: Path) -> None:
    game, _ = loaded(project(tmp_path, GAME, CARDS, "x: {require: nom > 3}"))
    assert [(p.code, str(p.place)) for p in check(game)] == [("rule-unfit", "cards/essai/rules.yaml:1:1")]


def test_rules_over_decks_wait_while_cards_cannot_be_read(tmp_path: Path) -> None:
    cards = {"cartes": CARDS["cartes"].replace("valeur: 2", "valeur: deux")}
    rules = "all: {total: {of: valeur, is: 3}}\neach: {require: valeur >= 2}"
    game, problems = loaded(project(tmp_path, GAME, cards, rules))
    assert [p.code for p in problems] == ["wrong-kind"]
    # The card that could not be read is not held against `each`; the other one is.
    one, waits = check(game, None, problems)
    assert [(p.code, p.card) for p in (one, waits)] == [("rule", "un"), ("rule-waits", None)]
    assert waits.message.startswith("1 rule over whole decks is not checked")


def test_a_card_in_two_decks_counts_in_each_and_else_once(tmp_path: Path) -> None:
    game = GAME.replace(
        "tout: {from: cartes.yaml}", "tout: {from: cartes.yaml}, mont: {where: \"region == 'mont'\"}"
    )
    rules = "once: {copies: 4}\nin-each: {each: deck, copies: {tout: 4, mont: 3}}"
    assert check(loaded(project(tmp_path, game, CARDS, rules))[0]) == []


def test_a_card_of_no_copies_is_no_card(tmp_path: Path) -> None:
    cards = {"cartes": CARDS["cartes"].replace("copies: 3", "copies: 0")}
    game, _ = loaded(project(tmp_path, GAME, cards, "x: {count: 1}"))
    assert check(game) == []


def test_a_group_that_the_rule_does_not_know_is_told(tmp_path: Path) -> None:
    assert found(tmp_path, "x: {each: region, copies: {plaine: 1}}") == [
        "cards/essai/rules.yaml:1:1: error: mont: the rule has no number for 'mont'; wanted is one of plaine "
        "(deux at cards/essai/cartes.yaml:3:1)"
    ]


ODD = """
~
[]
{}
[[1]]
{a: {b: c}}
'{'
1..
99999999999999999999
{of: 3}
{of: [valeur], is: {}}
{of: nom, is: 1..2}
{low: nom, high: nom, is: 1..2}
{of: valeur, to: nom, among: nom}
{un: x}
[{nom: Un}]
{nom: [Un]}
{valeur: {1: 2}}
nom
valeur > nom
count()
{of: nom, as: {Un: x}, never: [y]}
{a: nom, b: valeur}
""".strip().splitlines()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("value", ODD)
def test_whatever_is_written_is_read_or_told(tmp_path: Path, kind: str, value: str) -> None:
    game, problems = loaded(project(tmp_path, GAME, CARDS, f"x: {{{kind}: {value}}}\n"))
    assert all(p.place and p.place.file == "cards/essai/rules.yaml" for p in problems)
    assert problems or game.rules
    for found in [*check(game), *check_drawn(game, {"un": Drawn(Counter(["x"]))})]:
        assert found.code in ("rule", "rule-unfit")
