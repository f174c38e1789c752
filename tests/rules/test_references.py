"""What expressions ask of the cards that a card refers to, and lists that are chosen from."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.game.variants import apply_variants
from deckwright.rules import check
from tests.kit.rule_games import loaded, project

GAME = """
types:
  heros:
    component: carte
    front: carte.svg
    fields:
      race: {kind: choice, choices: [nain, elfe]}
      pouvoirs: {kind: list, of: {kind: reference, to: [pouvoir]}}
      ami: {kind: reference, to: [heros]}
      points: {kind: list, of: {kind: integer}}
      n: {kind: integer}
      grades:
        kind: map
        fields:
          un: {kind: list, of: {kind: reference, to: [pouvoir]}}
          deux: {kind: map, fields: {n: {kind: integer}, don: {kind: reference, to: [pouvoir]}}}
  pouvoir:
    component: carte
    front: carte.svg
    fields:
      genre: {kind: choice, choices: [libre, jour]}
      race: {kind: choice, choices: [nain, elfe]}
      force: {kind: integer}
decks: {tout: {from: cartes.yaml}}
variants:
  sans: {title: Sans, operations: [{remove: "id == 'coup'"}]}
"""
CARDS = {
    "cartes": """
thorgrim: {type: heros, race: nain, pouvoirs: [coup, roc, cri], points: [3, 1, 3], n: 2,
  grades: {un: [roc, cri], deux: {n: 7, don: coup}}}
aube: {type: heros, race: elfe, ami: thorgrim, pouvoirs: [cri], points: [2], n: 1}
coup: {type: pouvoir, genre: libre, force: 3}
roc: {type: pouvoir, genre: jour, race: nain, force: 5}
cri: {type: pouvoir, genre: libre, force: 1}
"""
}

# An expression over thorgrim, or aube where it speaks of a friend, that holds
TRUE = [
    "count(pouvoirs, item.genre == 'libre') == 2",
    "sum(pouvoirs.force) == 9",
    "all(pouvoirs, item.race == none or item.race == race)",  # the power's race, and the hero's
    "any(pouvoirs, item == 'coup' and item.force == 3)",
    "pouvoirs == ['coup', 'roc', 'cri']",
    "filter(pouvoirs, item.force > 2) == ['coup', 'roc']",
    "first(filter(pouvoirs, item.genre == 'libre'), 1) == ['coup']",
    "first(pouvoirs, 9) == pouvoirs and len(first(pouvoirs, 0)) == 0",
    "count(filter(pouvoirs, item.genre == 'libre'), item.force < 3) == 1",
    "any(first(pouvoirs, n), item.genre == 'jour')",
    "points + [4] == [3, 1, 3, 4] and points + ami == points",
    "merge(points, [1, 2]) == [3, 1, 2]",
    "filter(points, item == 3 or item == n) == [3, 3]",
    "count(grades.un, item.genre == 'jour' and item.race == race) == 1",
    "grades.deux.n == 7 and grades.deux.don == 'coup' and grades.deux.don.force == 3",
    "filter(grades.un + [grades.deux.don], item.force < 4) == ['cri', 'coup']",
    "(1 if race == 'nain' else 2) == 1",
    "('x' if ami == none else 1 + 'x') == 'x'",  # only one side is looked at
]
TRUE_OF_AUBE = ["ami == 'thorgrim' and ami.race == 'nain'", "ami.n + n == 3", "sum(ami.points) == 7"]


@pytest.mark.parametrize(
    ("who", "text"), [("thorgrim", t) for t in TRUE] + [("aube", t) for t in TRUE_OF_AUBE]
)
def test_an_expression_looks_through_a_reference(tmp_path: Path, who: str, text: str) -> None:
    rules = f"""
so: {{where: "id == '{who}'", require: "{text}"}}
not-so: {{where: "id == '{who}'", require: "not ({text})"}}
"""
    game, problems = loaded(project(tmp_path, GAME, CARDS, rules))
    assert [str(found) for found in problems] == []
    assert [found.rule for found in check(game)] == ["not-so"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("pouvoirs.forze > 2", "'pouvoirs' holds no 'forze'"),
        ("all(pouvoirs, item.rang == 1)", "'item' holds no 'rang'"),
        ("all(pouvoirs, genre == 'libre')", "genre is none"),  # the hero's; item.genre is meant
        ("any(pouvoirs, item.genre == 'nuit')", "is never 'nuit'"),
        ("all(points, item.genre == 'libre')", "'item' holds no 'genre'"),
        ("grades.deux.don.forze == 1", "'grades.deux.don' holds no 'forze'"),
        ("grades.dix.n == 1", "'grades' holds no 'dix'"),
        ("first(pouvoirs) == 1", "first takes 2 in its brackets"),
        ("first(pouvoirs, race) == 1", "first wants a whole number, not 'nain'"),
        ("filter(n, item > 1) == 1", "2 is no list"),
    ],
)
def test_a_slip_of_the_pen_is_told(tmp_path: Path, text: str, words: str) -> None:
    game, problems = loaded(project(tmp_path, GAME, CARDS, f'x: {{where: "n == 2", require: "{text}"}}'))
    told = [*(p.message for p in problems), *(p.message for p in check(game))]
    assert words in told[0]


def test_a_card_that_a_variant_took_out_can_still_be_named(tmp_path: Path) -> None:
    """A hero has the power, whether its card is in the box or not."""
    rules = """
powers: {require: "type == 'pouvoir' or sum(pouvoirs.force) > 0"}
three: {expect: "sum(n) == 3"}
"""
    game, _ = loaded(project(tmp_path, GAME, CARDS, rules))
    varied, problems = apply_variants(game, ["sans"])
    assert problems == [] and "coup" not in varied.cards
    assert "coup" not in {card.id for deck in varied.decks.values() for card in deck.cards}
    assert varied.every_card["coup"].values["force"] == 3
    assert check(varied) == []
