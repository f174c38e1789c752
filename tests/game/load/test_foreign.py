"""Markup of other programs is told once a file, and what only looks like it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.tiny import hero, load, sound


@pytest.mark.parametrize(
    "text",
    ["<b>draw</b>", "one<br/>two", "R &amp; D", "&#8217;", "[[Ally]]", "[action]: draw", "[b]x[/b]", "an _old_ fox",
     "'''now'''", "<font color='red'>x", "__now__", "[color=red]x"],
)  # fmt: skip
def test_markup_of_others_is_told(tmp_path: Path, text: str) -> None:
    _, problems = load(tmp_path, {"cards/g/cards.yaml": hero(f'text: "{text}"')})
    assert [p.code for p in problems] == ["markup-foreign"]


@pytest.mark.parametrize(
    "text",
    ["a < b & c > d", "R&D; then", "[1] or [X2]", "snake_case_word", "a [b", "it's, 'he said'", "_", "1 < 2", "**a**"],
)  # fmt: skip
def test_what_is_no_markup_is_not(tmp_path: Path, text: str) -> None:
    sound(tmp_path, {"cards/g/cards.yaml": hero(f'text: "{text}"')})


def test_it_is_counted_once_a_file(tmp_path: Path) -> None:
    cards = (
        hero('text: "<b>a</b> <b>b</b> [[Ally]]"') + '\nalba: {type: hero, name: "<b>A", rarity: common}\n'
    )
    _, problems = load(tmp_path, {"cards/g/cards.yaml": cards})
    (found,) = problems
    assert str(found.place and found.place.file) == "cards/g/cards.yaml"
    assert "as it stands: <b> 3×, </b> 2×, [[Ally]] 1×" in found.message
