"""Cards without a text in the language that is asked for are counted, once."""

from __future__ import annotations

from pathlib import Path

from tests.kit.project import make


def test_cards_without_a_translation_are_counted(tmp_path: Path) -> None:
    """Of the crab, the bear and the lightning only the crab has no English."""
    said = make(tmp_path).run("check", "--quick", "--lang", "en").out
    assert said.count("[untranslated]") == 1
    assert "1 of 3 cards has no English; first: crabe" in said
    assert "lang/en.yaml" in said


def test_the_first_language_needs_none(tmp_path: Path) -> None:
    assert "untranslated" not in make(tmp_path).run("check", "--quick").out


def test_a_whole_translation_is_silent(tmp_path: Path) -> None:
    there = make(tmp_path, {"cards/petit/lang/en.yaml": "crabe: {nom: Crab, effet: It pinches.}\n"})
    assert "untranslated" not in there.run("check", "--quick", "--lang", "en").out
