"""What a rule says: both numbers that it compared, and nothing that hides it."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.rules import check
from tests.kit.rule_games import loaded, project

from .test_reading import CARDS, GAME  # a card of 1 once, one of 2 three times


@pytest.mark.parametrize(
    ("expected", "words"),
    [
        ("copies() == 5", "copies() is 4; wanted"),
        ("max(valeur) > sum(valeur)", "max(valeur) is 2, sum(valeur) is 3; wanted"),
        ("copies() == 4 and count() == 7", "count() is 2; wanted"),
        ("distinct(region) in [1, 3]", "distinct(region) is 2; wanted"),
        ("count() == 7 or count() == 8", "it is not so; wanted"),
        ("not count() == 2", "it is not so; wanted"),
    ],
)
def test_both_numbers_are_told(tmp_path: Path, expected: str, words: str) -> None:
    game, _ = loaded(project(tmp_path, GAME, CARDS, f'x: {{expect: "{expected}"}}'))
    (found,) = check(game)
    assert found.message.startswith(words)
    assert found.place is not None and (found.place.file, found.card) == ("cards/essai/rules.yaml", None)


def test_a_line_of_an_overlay_for_a_card_that_is_gone_hides_no_rule(tmp_path: Path) -> None:
    root = project(tmp_path, GAME, CARDS, "few: {count: 3}")
    overlay = root / "cards/essai/lang/en.yaml"
    overlay.parent.mkdir()
    overlay.write_text("trois: {nom: Three}\n", encoding="utf-8")
    game, problems = loaded(root)
    assert [(found.code, found.severity) for found in problems] == [("translation-unused", "warning")]
    assert [found.rule for found in check(game, known=problems)] == ["few"]
