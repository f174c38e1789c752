"""The texts of the other languages: written in `lang/<code>.yaml`, kept beside those of the first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.tiny import GAME, hero, load, sound

CARD = hero("text: Un {coeur}.\nlevels:\n  - {cost: 1, gain: Deux.}\n  - {cost: 2}\nlife: 3")


def test_an_overlay_adds_its_language(tmp_path: Path) -> None:
    overlay = """\
_note: {x: 1}
brom:
  name: Bromm
  text: One {coeur}.
  levels: [{gain: Two.}, {}]
  _todo: x
"""
    card = sound(tmp_path, {"cards/g/cards.yaml": CARD, "cards/g/lang/en.yaml": overlay}).cards["brom"]
    assert card.values["name"].by_lang == {"fr": "Brom", "en": "Bromm"}
    assert card.values["text"].in_lang("fr").plain == "Un {coeur}."
    assert card.values["text"].in_lang("en").plain == "One {coeur}."
    gain = card.values["levels"][0]["gain"]
    assert (gain.in_lang("fr").plain, gain.in_lang("en").plain) == ("Deux.", "Two.")


def test_a_card_may_write_its_languages_itself(tmp_path: Path) -> None:
    files = {"cards/g/cards.yaml": hero("text: {fr: Un., en: One.}")}
    text = sound(tmp_path, files).cards["brom"].values["text"]
    assert (text.in_lang("fr").plain, text.in_lang("en").plain) == ("Un.", "One.")


@pytest.mark.parametrize(
    ("overlay", "code", "place", "words"),
    [
        ("brim: {name: B}", "translation-unused", "1:1", "there is no card 'brim' to translate"),
        ("brom: {nom: B}", "unknown-field", "1:8", "has no such field"),
        ("brom: B", "wrong-kind", "1:7", "a mapping `field: text` is allowed"),
        (
            "brom: {life: 4}",
            "not-translatable",
            "1:14",
            "of kind integer, which is the same in every language",
        ),
        ("brom: {text: 'One {cor}.'}", "unknown-symbol", "1:19", "{cor} is no symbol"),
        ("brom: {text: One, two}", "yaml-unquoted", "1:14", "cut at a comma"),
        ("brom: {levels: [{gain: Two.}]}", "wrong-kind", "1:16", "a list of 1; the card has a list of 2"),
        ("brom: {levels: [{gian: Two.}, {}]}", "unknown-key", "1:18", "'gian'"),
        ("brom: {skills: [wise]}", "translation-unused", "1:16", "the card has no 'skills' to translate"),
        ("brom: {name: }\nbrom: {}", "yaml-duplicate-key", "2:1", "lang/en.yaml:1:1"),
    ],
)
def test_faults_of_an_overlay(tmp_path: Path, overlay: str, code: str, place: str, words: str) -> None:
    _, problems = load(tmp_path, {"cards/g/cards.yaml": CARD, "cards/g/lang/en.yaml": overlay + "\n"})
    assert [(p.code, str(p.place)) for p in problems] == [(code, f"cards/g/lang/en.yaml:{place}")]
    assert words in problems[0].message


@pytest.mark.parametrize(
    ("name", "words"),
    [("de", "'de' is no language of this game; there are fr, en"), ("fr", "the language of the cards")],
)
def test_an_overlay_of_a_language_that_the_game_has_not(tmp_path: Path, name: str, words: str) -> None:
    _, problems = load(tmp_path, {f"cards/g/lang/{name}.yaml": "alba: {name: X}\n"})
    assert [p.code for p in problems] == ["unknown-language"]
    assert words in problems[0].message


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ("title: {en: Game}", "missing-key", "no text in 'fr'"),
        ("title: {fr: Jeu, de: Spiel}", "unknown-language", "'de' is no language"),
        ("title: {fr: Jeu, rapide, en: Game}", "yaml-unquoted", "cut at a comma"),
        ("title: Jeu # le mien", "yaml-unquoted", "cut before `# le mien`"),
        ("title:\n  - a\n  - b", "wrong-kind", "a list; a text is allowed"),
    ],
)
def test_texts_of_the_game(tmp_path: Path, line: str, code: str, words: str) -> None:
    _, problems = load(tmp_path, {"cards/g/game.yaml": GAME.replace("title: {fr: Jeu, en: Game}", line)})
    assert [p.code for p in problems] == [code]
    assert words in problems[0].message


def test_one_text_is_in_the_first_language(tmp_path: Path) -> None:
    game = sound(tmp_path, {"cards/g/game.yaml": GAME.replace("title: {fr: Jeu, en: Game}", "title: Jeu")})
    assert game.title.by_lang == {"fr": "Jeu"}
    assert game.title.in_lang("en") == "Jeu"


def test_what_a_game_says_of_itself_may_be_in_several_languages(tmp_path: Path) -> None:
    lines = "author: {fr: 'Anne, seule', en: Anna alone}\nversion: 1.10\npublisher:\n"
    game = sound(tmp_path, {"cards/g/game.yaml": lines + GAME})
    assert game.meta.keys() == {"author", "version"}
    assert (game.meta["author"].in_lang("fr"), game.meta["author"].in_lang("en")) == (
        "Anne, seule",
        "Anna alone",
    )
    assert game.meta["version"].in_lang("en") == "1.10"
