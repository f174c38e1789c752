"""Inputs on which other generators of cards have failed, as their users reported them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deckwright.game.load import load_game
from tests.kit.sweeps import examples
from tests.kit.tiny import GAME, hero, load, project, sound


@pytest.mark.parametrize(
    ("written", "copies", "words"),
    [
        ("copies: 0", 0, None),  # no card
        ("copies:", 5, None),  # blank: what the type says
        ("copies: 2.0", None, "a whole number is allowed"),
        ("copies: x3", None, "a whole number is allowed"),
        ("copies: -1", None, "0 to 1000 is allowed"),
        ("Qty: 3", None, "no such field"),
        ("qty: 3", None, "no such field"),
        ('"copies ": 3', None, "no such field"),
    ],
)
def test_one_rule_for_a_number_of_copies(
    tmp_path: Path, written: str, copies: int | None, words: str | None
) -> None:
    """github.com/andymeneely/squib/issues/78"""
    game, problems = load(tmp_path, {"cards/g/cards.yaml": hero(written)})
    if words is None:
        assert (problems, game.cards["brom"].copies) == ([], copies)
    else:
        assert [(p.place.line, words in p.message) for p in problems if p.place] == [(5, True)]


@pytest.mark.parametrize(
    "written", ["3/10", "1-2", "NO", "off", "007", "12:30", "1.10", "2024-10-03", "1e3", "0x1F", ".5"]
)
def test_texts_that_a_spreadsheet_or_yaml_would_turn_into_something_else(
    tmp_path: Path, written: str
) -> None:
    """github.com/GoldenGnu/jeveassets/issues/35, github.com/huggingface/huggingface_hub/issues/797"""
    text = sound(tmp_path, {"cards/g/cards.yaml": hero(f"text: {written}")}).cards["brom"].values["text"]
    assert text.in_lang("fr").plain == written


def test_two_cards_with_one_id_and_one_key_twice(tmp_path: Path) -> None:
    """github.com/mtgjson/mtgjson3/issues/388"""
    cards = hero("life: 3\nlife: 4") + "alba:\n  type: token\n  name: A\n" * 2
    _, problems = load(tmp_path, {"cards/g/cards.yaml": cards, "cards/g/more.yaml": hero("life: 3")})
    assert [
        (p.code, str(p.place), p.message.rpartition(" at ")[2]) for p in problems if "card" not in p.code
    ] == [
        ("yaml-duplicate-key", "cards/g/cards.yaml:6:3", "cards/g/cards.yaml:5:3"),
        ("yaml-duplicate-key", "cards/g/cards.yaml:10:1", "cards/g/cards.yaml:7:1"),
        ("duplicate-id", "cards/g/more.yaml:1:1", "cards/g/cards.yaml:1:1; ids are unique in a game"),
    ]


def test_a_faulty_card_in_the_second_file_of_a_set_and_how_many_were_read(tmp_path: Path) -> None:
    """github.com/Kamalisk/arkhamdb-json-data/pull/1079"""
    files = {
        "cards/g/game.yaml": GAME.replace("from: cards.yaml", "from: [cards.yaml, more.yaml]"),
        "cards/g/more.yaml": "b: {type: token, name: B}\nc: {type: token}\nd: {type: token, name: D}\n",
    }
    game, problems = load(tmp_path, files)
    assert [(p.code, str(p.place), p.card) for p in problems] == [
        ("missing-field", "cards/g/more.yaml:2:1", "c")
    ]
    assert len(game.cards) == 4


@settings(
    max_examples=examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(data=st.data())
def test_a_damaged_project_gives_problems_and_never_an_exception(tmp_path: Path, data: st.DataObject) -> None:
    label = data.draw(st.sampled_from(["cards/g/game.yaml", "cards/g/cards.yaml", "cards/g/lang/en.yaml"]))
    source = {"cards/g/game.yaml": GAME, "cards/g/cards.yaml": hero("life: 3\ntext: |\n  Un {coeur}.")}
    text = source.get(label, "brom: {name: B, text: One {coeur}}\n")
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        piece = data.draw(
            st.sampled_from(
                [*"{}[]:,#&*!|>'\"%@- \n\t", "null", "\x00", "é", ": ", "\n  ", "*a", "&a ", "<<: "]
            )
        )
        text = text[:at] + piece + text[at + data.draw(st.integers(0, 12)) :]
    load_game(project(tmp_path, {**source, label: text}), "g")
