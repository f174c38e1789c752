"""What a rule says: both numbers that it compared, and nothing that hides it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deckwright.rules import check
from tests.kit.rule_games import loaded, project

from .test_reading import CARDS, GAME  # a card of 1 once, one of 2 three times


@pytest.mark.parametrize(
    ("expected", "words", "cards"),
    [
        ("copies() == 5", "copies() is 4; wanted", []),
        ("copies(region == 'mont') == 5", "copies(region == 'mont') is 3; wanted", ["deux"]),
        ("max(valeur) > sum(valeur)", "max(valeur) is 2, sum(valeur) is 3; wanted", []),
        ("max(valeur) > 2 and count() == 2", "max(valeur) is 2; wanted", ["deux"]),
        ("2 * min(valeur) - 1 > 2", "2 * min(valeur) - 1 is 1; wanted", ["un"]),
        ("copies() == 4 and count() == 7", "count() is 2; wanted", []),
        ("distinct(region) in [1, 3]", "distinct(region) is 2; wanted", []),
        ("count() == 7 or count() == 8", "count() is 2; wanted", []),
        ("not count() == 2", "count() is 2; wanted", []),
        ("all(valeur > 1)", "all(valeur > 1) is false; wanted", ["un"]),
        ("any(valeur > 2)", "any(valeur > 2) is false; wanted", []),
        ("max(valeur, region == 'mont') == 3", "max(valeur, region == 'mont') is 2; wanted", ["deux"]),
        ("max(len(nom)) == 3", "max(len(nom)) is 4; wanted", ["deux"]),
    ],
)
def test_both_numbers_are_told_and_the_cards_that_decide_them(
    tmp_path: Path, expected: str, words: str, cards: list[str]
) -> None:
    game, _ = loaded(project(tmp_path, GAME, CARDS, f'x: {{expect: "{expected}"}}'))
    (found,) = check(game)
    assert found.message.startswith(words)
    assert found.card == (cards[0] if cards else None)
    assert found.place is not None
    assert found.place.file == ("cards/essai/cartes.yaml" if cards else "cards/essai/rules.yaml")


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("require: len(dons) == 1", "dons is [flair, ruse]; wanted"),
        ("require: gains == none", "gains is [{prix: 1, fin: true}, {prix: 2}]; wanted"),
        ("require: cout == none", "cout is {flair: 2}; wanted"),
        ("require: fin and prix > 1", "fin is true, prix is none; wanted"),
        ("expect: max(dons) == 1", "max(dons) is [flair, ruse]; wanted"),
        ("require: dons > 1", "[flair, ruse] and 1 cannot be compared by order"),
        ("require: gains + 1 == 1", "1 is no list"),
        ("require: fin in cout", "`in` wants a list or text on its right, not {flair: 2}"),
        ("require: len(fin) == 1", "true is no list"),
        ("require: number(nom) == 1", "'l’épée\u202f!' is no number"),
        ("total: {of: gains, is: 1}", "gains is {prix: 1, fin: true}, which is no number"),
        ("sequence: {of: gains}", "gains is {prix: 1, fin: true}, which is no whole number"),
        ("copies_by: {gains: {a: 1}}", "no number for gains [{prix: 1, fin: true}, {prix: 2}]"),
        ("allowed: {fin: ['false']}", "fin is true; wanted is false"),
        ("expect: sum(dons) == 1", "sum wants values of one kind, not [flair, ruse]"),
    ],
)
def test_values_are_told_in_the_words_of_the_file(tmp_path: Path, rule: str, words: str) -> None:
    fields = """
types:
  carte:
    component: carte
    front: carte.svg
    fields:
      nom: {kind: text}
      fin: {kind: boolean}
      prix: {kind: integer}
      dons: {kind: list, of: {kind: choice, choices: [flair, ruse]}}
      gains: {kind: list, of: {kind: map, fields: {prix: {kind: integer}, fin: {kind: boolean}}}}
      cout: {kind: map, fields: {flair: {kind: integer}, ruse: {kind: integer}}}
decks: {tout: {from: cartes.yaml}}
"""
    card = (
        'un: {nom: "l’épée\u202f!", fin: true, dons: [flair, ruse], gains: [{prix: 1, fin: true}, {prix: 2}], '
        "cout: {flair: 2}}\n"
    )
    game, problems = loaded(project(tmp_path, fields, {"cartes": card}, f"x: {{{rule}}}\n"))
    assert [str(found) for found in problems] == []
    (found,) = check(game)
    assert words in found.message
    assert not re.search(r"\['|\{'|\bTrue\b|\bNone\b|\\u", found.message)


def test_a_number_of_many_cards_lists_none_of_them(tmp_path: Path) -> None:
    cards = {"cartes": "".join(f"c{n}: {{type: carte, nom: C{n}}}\n" for n in range(13))}
    game, _ = loaded(project(tmp_path, GAME, cards, "few: {count: 14}\nnone: {count: 0}"))
    assert [found.message.partition("(")[0] for found in check(game)] == [
        "13 cards; wanted is exactly 14",
        "13 cards; wanted is exactly 0 ",
    ]


@pytest.mark.parametrize("line", ["trois: {nom: Three}", "deux: {nom: Two}"])
def test_a_line_of_an_overlay_for_what_is_gone_hides_no_rule(tmp_path: Path, line: str) -> None:
    cards = {"cartes": CARDS["cartes"].replace("nom: Deux, ", "")}
    root = project(tmp_path, GAME, cards, "few: {count: 3}\nnamed: {require: nom != none}")
    overlay = root / "cards/essai/lang/en.yaml"
    overlay.parent.mkdir()
    overlay.write_text(f"{line}\n", encoding="utf-8")
    game, problems = loaded(root)
    assert [(found.code, found.severity) for found in problems] == [("translation-unused", "warning")]
    assert [found.rule for found in check(game, known=problems)] == ["few", "named"]
