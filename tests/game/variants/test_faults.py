"""What is wrong with a variant: told with its place, what was found and what to do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from deckwright.basics.problems import Problem, RequestError
from deckwright.game.model import Game
from deckwright.game.variants import apply_variants, faults
from tests.kit.rule_games import loaded, project

GAME = """\
types:
  monstre:
    component: carte
    front: carte.svg
    fields:
      nom: {kind: text, required: true}
      rang: {kind: choice, choices: [petit, grand]}
      vie: {kind: integer, min: 1, max: 9}
      ami: {kind: reference, to: [monstre]}
  jeton: {component: carte, front: carte.svg, fields: {valeur: {kind: number}}}
decks:
  monstres: {from: monstres.yaml, back: dos.svg}
  jetons: {from: jetons.yaml}
variants:
"""
CARDS = {
    "monstres": "_defaults: {type: monstre}\n"
    "rat: {nom: Rat, rang: petit, vie: 1, copies: 3}\nours: {nom: Ours, rang: grand, vie: 5}\n",
    "jetons": "or: {type: jeton, valeur: 1.5, copies: 4}\n",
}


def game(folder: Path, operation: str) -> tuple[Game, list[Problem]]:
    body = f"  v:\n    operations:\n      - {operation}\n"
    return loaded(project(folder, GAME + body, CARDS))


READ = [
    ("keep: \"range == 'petit'\"", "condition", "rang"),
    ("{keep: vie, remove: vie}", "wrong-value", "does keep and remove; one thing"),
    ("{}", "wrong-value", "does nothing; one thing"),
    ("kep: vie", "unknown-key", "has no key 'kep'"),
    ("remove: {rta: 1}", "unknown-card", "there is no card 'rta'"),
    ("remove: {rat: 0}", "wrong-value", "1 or more is allowed"),
    ("{remove: vie, copies: 0}", "wrong-value", "1 or more is allowed"),
    ("remove: data.nuit", "unknown-name", "no numbers by card at 'data.nuit'"),
    ('add: "vie > 1"', "wrong-value", "numbers by the id of a card"),
    ("{split: monstre, into: {a: {}}}", "unknown-name", "there is no deck 'monstre'"),
    ("{split: monstres, into: {a: {}, b: {}}}", "wrong-value", "two parts have no `where`"),
    ("split: monstres", "missing-key", "'into'"),
    ("{back: doss.svg, deck: monstres}", "file-missing", "layouts/essai/doss.svg does not exist"),
    ("back: dos.svg", "wrong-value", "for a deck, or for the cards"),
    ("{back: dos.svg, deck: monstres, where: vie}", "wrong-value", "for a deck, or for the cards"),
    ("{map: vies, value: 1}", "unknown-field", "no type of card has a field 'vies'"),
    ("map: vie", "wrong-value", "says not what the value becomes"),
    ("{map: vie, to: vie, value: 3}", "wrong-value", "says to and value what"),
    ("{map: vie, value: 12}", "out-of-range", "12"),
    ('{map: nom, to: "nom"}', "wrong-value", "of kind text"),
    ("{map: nom, value: null}", "wrong-value", "is required"),
    ("{map: rang, values: {petit: moyen}}", "wrong-choice", "moyen"),
    ("{map: ami, value: lapin}", "unknown-card", "there is no card 'lapin'"),
]


@pytest.mark.parametrize(("operation", "code", "words"), READ, ids=[each[0] for each in READ])
def test_what_cannot_be_read_is_told_with_its_place(
    tmp_path: Path, operation: str, code: str, words: str
) -> None:
    _, problems = game(tmp_path, operation)
    found = [each for each in problems if each.code == code]
    assert found and words in f"{found[0].message} {found[0].hint}"
    assert found[0].place is not None and found[0].place.file == "cards/essai/game.yaml"
    assert found[0].place.line is not None and found[0].place.line >= (4 + GAME.count("\n"))


MADE = [
    ('keep: "vie > 8"', "variant-idle", "is true of no card; the variant would keep none", None),
    ('remove: "vie > 8"', "variant-idle", "is true of no card; there is nothing to remove", None),
    ("remove: {rat: 4}", "variant-excess", "4 copies of 'rat' are to go; there are 3", "rat"),
    ("{remove: vie, copies: 2}", "variant-excess", "2 copies of 'ours' are to go; there is 1", "ours"),
    ('{back: dos.svg, where: "vie > 8"}', "variant-idle", "no back is set", None),
    ('{map: vie, to: "vie * 4", where: "vie > 1"}', "variant-value", "comes to 20; 1..9 is allowed", "ours"),
    (
        '{map: rang, to: "nom", where: "vie == 1"}',
        "variant-value",
        "comes to Rat; allowed are petit, grand",
        "rat",
    ),
    (
        "{map: vie, where: \"type == 'jeton'\", value: 2}",
        "variant-idle",
        "no card has a value of 'vie'",
        None,
    ),
    (
        "{map: rang, where: \"rang == 'grand'\", values: {petit: grand}}",
        "variant-idle",
        "no card has a value",
        None,
    ),
    ('{split: monstres, into: {a: {where: "vie > 2"}}}', "variant-split", "in none of the parts", "rat"),
    (
        '{split: monstres, into: {a: {where: vie}, b: {where: "vie > 2"}}}',
        "variant-split",
        "in a and in b",
        "ours",
    ),
    (
        '{split: monstres, into: {a: {}, b: {where: "vie > 8"}}}',
        "variant-idle",
        "the part 'b' has no card",
        None,
    ),
]


@pytest.mark.parametrize(("operation", "code", "words", "card"), MADE, ids=[each[0] for each in MADE])
def test_what_cannot_be_made_is_told_with_its_place(
    tmp_path: Path, operation: str, code: str, words: str, card: str | None
) -> None:
    base, problems = game(tmp_path, operation)
    assert [str(each) for each in problems] == []
    (found,) = faults(base)
    assert (found.code, found.card) == (code, card) and words in found.message
    assert found.place is not None and found.place.line == 4 + GAME.count("\n") + 2


EXCLUDING = "  doux: {excludes: [dur, moyen]}\n  dur: {}\n  moyen: {}\n"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["doux"], []),
        (["dur", "moyen"], []),
        (["doux", "doux"], []),
        (["doux", "dur"], ["'doux' and 'dur'"]),
        (["moyen", "doux"], ["'moyen' and 'doux'"]),
        (["dur", "doux", "moyen"], ["'dur' and 'doux'", "'doux' and 'moyen'"]),
    ],
)
def test_variants_that_exclude_each_other_are_named_both(
    tmp_path: Path, asked: list[str], told: list[str]
) -> None:
    base, problems = loaded(project(tmp_path, GAME + EXCLUDING, CARDS))
    assert [str(each) for each in problems] == []
    found: Sequence[Problem] = ()
    try:
        assert apply_variants(base, asked)[1] == []
    except RequestError as error:
        found = error.problems
    assert [each.code for each in found] == ["variant-excluded"] * len(told)
    assert all(names in each.message for names, each in zip(told, found, strict=True))
    assert {each.place.line for each in found if each.place} <= {4 + GAME.count("\n")}


@pytest.mark.parametrize(
    ("written", "code", "words"),
    [
        ("durr", "unknown-name", "there is no variant 'durr'"),
        ("[dur, base]", "unknown-name", "there is no variant 'base'"),
        ("doux", "wrong-value", "excludes itself"),
        ("[[dur]]", "wrong-kind", "excludes"),
    ],
)
def test_what_a_variant_excludes_is_another_variant(
    tmp_path: Path, written: str, code: str, words: str
) -> None:
    _, problems = loaded(project(tmp_path, GAME + f"  doux: {{excludes: {written}}}\n  dur: {{}}\n", CARDS))
    (found,) = problems
    assert found.code == code and words in found.message
    assert found.place is not None and found.place.line == 4 + GAME.count("\n")


def test_an_unknown_variant_is_a_request_that_cannot_be(tmp_path: Path) -> None:
    base, _ = game(tmp_path, "remove: {rat: 1}")
    with pytest.raises(RequestError, match="no variant 'w'; there is v"):
        apply_variants(base, ["w"])


def test_a_rule_for_an_unknown_variant_and_a_variant_called_base(tmp_path: Path) -> None:
    text = GAME + "  base: {operations: []}\n  court: {operations: []}\n"
    rules = "assez: {variants: [base, cour], copies: 8}\n"
    _, problems = loaded(project(tmp_path, text, CARDS, rules))
    assert [(each.code, each.place.file if each.place else None) for each in problems] == [
        ("bad-id", "cards/essai/game.yaml"),
        ("unknown-name", "cards/essai/rules.yaml"),
    ]
    assert problems[1].hint == "did you mean 'court'?"


def test_operations_are_made_in_order_each_on_what_the_last_one_left(tmp_path: Path) -> None:
    base, problems = game(tmp_path, "remove: {rat: 2}\n      - remove: {rat: 2}")
    assert problems == []
    assert [each.message for each in faults(base)] == ["2 copies of 'rat' are to go; there is 1"]
    gone, _ = game(tmp_path, "remove: \"id == 'rat'\"\n      - add: {rat: 1}")
    assert [each.message for each in faults(gone)] == ["'rat' has gone before"]


def test_the_base_is_left_as_it_was(tmp_path: Path) -> None:
    base, _ = game(tmp_path, "keep: \"id == 'rat'\"")
    before = (dict(base.cards), dict(base.decks))
    made, _ = apply_variants(base, ["v"])
    assert (dict(base.cards), dict(base.decks)) == before
    assert list(made.cards) == ["rat"] and list(made.decks) == ["monstres"]
