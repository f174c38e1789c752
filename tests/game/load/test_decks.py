"""Decks: which cards, in which order, and what is said about those that none holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.basics.problems import Severity
from tests.kit.tiny import GAME, load, sound, standing_at

CARDS = {
    "cards/g/cards.yaml": """\
a: {type: hero, name: Zoé, rarity: common, life: 3, skills: [wise]}
b: {type: hero, name: B, rarity: rare, life: 5}
""",
    "cards/g/more.yaml": """\
c: {type: token, name: C}
d: {type: hero, name: D, rarity: rare, start: true}
""",
}
START, END = GAME.index("decks:"), GAME.index("symbol_groups:")


def decks(text: str) -> dict[str, str]:
    return {**CARDS, "cards/g/game.yaml": GAME[:START] + "decks:\n" + text + GAME[END:]}


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("from: cards.yaml", "ab"),
        ("from: [more.yaml, cards.yaml]", "cdab"),
        ("from: [more.yaml, more.yaml]", "cd"),
        ("where: type == 'hero'", "abd"),
        ("where: \"type in ['hero', 'token']\"", "abcd"),
        ("{from: more.yaml, where: type == 'hero'}", "d"),
        ("where: rarity == 'rare' and life > 4", "b"),
        ("where: life <= 5", "ab"),
        ("where: life == none", "cd"),
        ("where: \"'wise' in skills\"", "a"),
        ("where: start", "d"),
        ("where: not start and id != 'c'", "ab"),
        ("where: name == 'Zoé'", "a"),
        ("where: 3 <= life < 5", "a"),
        ("where: deck == none", "abcd"),
    ],
)
def test_the_cards_of_a_deck(tmp_path: Path, deck: str, cards: str) -> None:
    body = (
        deck
        if deck.startswith("{")
        else "{" + deck + "}"
        if "[" not in deck and "'" not in deck
        else f"\n    {deck}"
    )
    game, problems = load(tmp_path, decks(f"  one: {body}\n"))
    assert not [p for p in problems if p.severity is Severity.ERROR]
    assert "".join(card.id for card in game.decks["one"].cards) == cards


def test_a_condition_may_ask_for_the_deck_that_a_card_is_in(tmp_path: Path) -> None:
    game = sound(tmp_path, decks("  one: {from: cards.yaml}\n  rest:\n    where: deck == none\n"))
    assert [card.id for card in game.decks["rest"].cards] == ["c", "d"]
    assert game.decks["one"].copies == 5 + 2


@pytest.mark.parametrize(
    ("where", "at", "words", "hint"),
    [
        ("typ == 'hero'", "typ ==", "'typ' is no field", "did you mean 'type'?"),
        ("type == 'heros'", "'heros'", "type is never 'heros'", "did you mean 'hero'?"),
        ("rarity == 'rar'", "'rar'", "rarity is never 'rar'", "did you mean 'rare'?"),
        ("life > 'x'", "life", "by order", None),
        ("life >", "", "cannot be read here", None),
        ("life = 3", "", "cannot be read here", None),
        ("__import__('os')", "__import__", "", None),
    ],
)
def test_faults_of_a_condition(tmp_path: Path, where: str, at: str, words: str, hint: str | None) -> None:
    files = decks(f"  all: {{from: [cards.yaml, more.yaml]}}\n  one:\n    where: {where}\n")
    _, problems = load(tmp_path, files)
    (problem,) = problems
    assert problem.code == "condition"
    assert standing_at(problem, files["cards/g/game.yaml"]).startswith(at)
    assert words in problem.message
    if hint:
        assert hint in (problem.hint or "")


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("  one: {back: back.svg}\n", "missing-key", "neither from which file its cards are nor which"),
        ("  one: {form: cards.yaml, where: type == 'x'}\n", "unknown-key", "no key 'form'"),
        ("  One: {from: cards.yaml}\n", "bad-id", "'One' cannot be the id of a deck"),
        ("  one: {where: life > 99}\n", "deck-empty", "the deck 'one' has no cards"),
        ("  one: cards.yaml\n", "wrong-kind", "the deck 'one' is 'cards.yaml'; a mapping"),
    ],
)
def test_faults_of_a_deck(tmp_path: Path, text: str, code: str, words: str) -> None:
    _, problems = load(tmp_path, decks("  all: {from: [cards.yaml, more.yaml]}\n" + text))
    assert code in [p.code for p in problems]
    assert any(words in p.message for p in problems)


def test_a_card_in_no_deck_is_a_warning_and_one_that_is_not_printed_is_none(tmp_path: Path) -> None:
    files = decks("  one: {from: cards.yaml}\n")
    files["cards/g/more.yaml"] = "c: {type: token, name: C}\nd: {type: token, name: D, copies: 0}\n"
    _, problems = load(tmp_path, files)
    assert [(p.code, p.severity, p.card, str(p.place)) for p in problems] == [
        ("card-in-no-deck", Severity.WARNING, "c", "cards/g/more.yaml:1:1")
    ]


def test_backs_are_looked_up_by_the_writer_from_card_deck_and_type(tmp_path: Path) -> None:
    files = decks("  one: {from: [cards.yaml, more.yaml], back: back.svg}\n")
    files["cards/g/more.yaml"] = "c: {type: token, name: C, back: hero.svg}\n"
    files["cards/g/game.yaml"] = files["cards/g/game.yaml"].replace(
        "copies: 4", "copies: 4\n    back: common/frame.svg"
    )
    game = sound(tmp_path, files)
    assert (game.cards["c"].back, game.decks["one"].back, game.types["token"].back) == (
        "hero.svg",
        "back.svg",
        "common/frame.svg",
    )
    assert game.types["hero"].back is None
