"""Statistics are told in the game's words, in the language asked for; ids stay for programs."""

from __future__ import annotations

import pytest

from deckwright.game.load import load_game
from deckwright.rules.statistics.titles import Titles
from tests.kit.places import ROOT
from tests.kit.project import Project


@pytest.mark.parametrize(
    ("lang", "fields", "rarity", "way", "type"),
    [
        ("fr", ["Vitalité", "Or", "Endurance"], "Extrêmement rare", "Caveport", "Jeton de vitalité"),
        ("en", ["Vitality", "Gold", "Endurance"], "Extremely rare", "Caveport", "Vitality token"),
    ],
)  # fmt: skip
def test_fields_values_and_types_have_the_game_s_words(
    lang: str, fields: list[str], rarity: str, way: str, type: str
) -> None:
    game, _ = load_game(ROOT, "caveloot")
    assert game is not None
    titles = Titles.of(game, lang)
    assert [titles.field(name) for name in ("vitalite", "or", "endurance")] == fields
    assert titles.value("rarete", "extremement-rare") == rarity and titles.value("vers", "caveport") == way
    assert titles.value("type", "vitalite") == type
    assert titles.field("no_such_field") == "No such field"


def test_the_terminal_says_no_ids() -> None:
    done = Project(ROOT).run("stats", "caveloot", "--lang", "en", "--deck", "origines")
    assert done.code == 0
    assert "Starting heroes" in done.out and "Rarity " in done.out and "Extremely rare" in done.out
    assert not {"rarete", "origines", "heros", "vitalite"} & set(done.out.split())
