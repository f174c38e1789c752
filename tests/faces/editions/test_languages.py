"""Of a card that is printed in one language, what is written in others is no change of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit.project import make

RED = ("#fff6dd", "#ffe0e0")
BOTH = ('data-text="card.nom">x</text>', "data-text=\"card.nom ~ card.in_lang('en').nom\">x</text>")


def fields(tmp_path: Path, changes: list[tuple[str, str, str]], lang: str, layout: bool = False) -> list[str]:
    """The names of the fields that `diff` tells of the bear, whose layout changes colour, too."""
    make(tmp_path / "then")
    now = make(tmp_path / "now")
    if layout:
        for project in (make(tmp_path / "then"), now):
            project.change("layouts/petit/carte.svg", *BOTH)
    for file, old, new in changes:
        now.change(file, old, new)
    done = now.run("diff", "petit", str(tmp_path / "then"), "--lang", lang, "--json")
    assert done.code == 1, done.text
    found = [each for each in json.loads(done.out)["changes"] if each["card"] == "ours"]
    return [field["name"] for each in found for field in each["fields"]]


COLOUR = ("layouts/petit/carte.svg", *RED)
FRENCH = ("cards/petit/betes.yaml", "fr: Ours brun", "fr: Ours gris")
ENGLISH = ("cards/petit/betes.yaml", "en: Brown bear", "en: Grizzly")
MORE = ("cards/petit/betes.yaml", 'effet: "Gagne', 'effet: {en: "Wins {coeur}.", fr: "Gagne')
END = ("cards/petit/betes.yaml", '**deux** fois."', '**deux** fois."}')


@pytest.mark.parametrize(
    ("changes", "lang", "told"),
    [
        ([COLOUR, FRENCH], "fr", ["nom"]),
        ([COLOUR, FRENCH], "en", []),
        ([COLOUR, ENGLISH], "en", ["nom"]),
        ([COLOUR, FRENCH, ENGLISH], "fr", ["nom"]),
        ([COLOUR, MORE, END], "fr", []),  # an English text has come
    ],
)
def test_a_field_has_changed_in_the_language_of_the_cards(
    tmp_path: Path, changes: list[tuple[str, str, str]], lang: str, told: list[str]
) -> None:
    assert fields(tmp_path, changes, lang) == told


def test_a_card_that_shows_two_languages_has_changed_in_the_other(tmp_path: Path) -> None:
    assert fields(tmp_path, [ENGLISH], "fr", layout=True) == ["nom@en"]
