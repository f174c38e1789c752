"""A symbol is named in any capitals: exactly, or so that one alone can be meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.basics.naming import meant_by
from deckwright.basics.problems import Severity
from tests.kit.project import make
from tests.kit.tiny import CARDS, SVG, load
from tests.kit.tiny import GAME as TINY

ERROR = Severity.ERROR


@pytest.mark.parametrize(
    ("name", "known", "meant"),
    [
        ("heart", ["heart", "Heart"], ["heart"]),
        ("Heart", ["heart", "or"], ["heart"]),
        ("CŒUR", ["cœur"], ["cœur"]),
        ("cœur-été", ["cœur-e\u0301te\u0301"], ["cœur-e\u0301te\u0301"]),
        ("СЕРДЦЕ", ["Сердце"], ["Сердце"]),
        ("HEART", ["heart", "Heart"], ["heart", "Heart"]),
        ("hart", ["heart"], []),
    ],
)
def test_a_name_means_itself_or_what_differs_in_capitals(
    name: str, known: list[str], meant: list[str]
) -> None:
    assert meant_by(name, known) == meant


def test_a_text_and_a_field_name_a_symbol_in_any_capitals(tmp_path: Path) -> None:
    cards = (
        'a: {type: hero, name: A, rarity: common, text: "1 {COEUR}, 2 {Or}", icon: "{Coeur}",\n'
        '   levels: [{cost: 1, gain: "{oR}"}]}\n'
        "b: {type: hero, name: B, rarity: common, icon: OR}\n"
    )
    game, problems = load(tmp_path, {"cards/g/cards.yaml": cards})
    assert [str(p) for p in problems if p.severity is ERROR] == []
    card = game.cards["a"]
    assert [run.name for run in card.values["text"].in_lang("fr").symbols] == ["coeur", "or"]
    assert [run.name for run in card.values["levels"][0]["gain"].in_lang("fr").symbols] == ["or"]
    assert (card.values["icon"], game.cards["b"].values["icon"]) == ("coeur", "or")


def test_two_symbols_that_differ_in_capitals_are_both_named(tmp_path: Path) -> None:
    game = TINY + "  Or: {group: values, name: {fr: OR, en: GOLD}, meaning: {fr: Plus., en: More.}}\n"
    text = "text: '{or} {Or} {OR}'"
    files = {
        "cards/g/game.yaml": game,
        "assets/g/symbols/Or.svg": SVG,
        "cards/g/cards.yaml": CARDS.replace("rarity: common", f"rarity: common, {text}"),
    }
    _, problems = load(tmp_path, files)
    found = [p for p in problems if p.severity is ERROR]
    assert [(p.code, p.card, p.field) for p in found] == [("unknown-symbol", "alba", "text")]
    assert "{OR}" in found[0].message
    assert "'or'" in str(found[0].hint)
    assert "'Or'" in str(found[0].hint)
    assert found[0].place is not None
    assert found[0].place.column == files["cards/g/cards.yaml"].index("{OR}") + 1


def test_a_layout_names_a_symbol_in_any_capitals(tmp_path: Path) -> None:
    layout = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">'
        '<rect data-symbol="Coeur" x="1" y="1" width="9" height="9"/>'
        '<rect data-symbol="{{ \'COEUR\' }}" x="1" y="11" width="9" height="9"/>'
        '<text x="9" y="40" font-family="Source Sans Pro" font-size="4">{{ \'cOEUR\'|symbol }}</text></svg>'
    )
    small = make(tmp_path, {"layouts/petit/carte.svg": layout})
    done = small.run("build", "--cards", "crabe")
    assert done.code == 0, done.text
    manifest = next((tmp_path / "build").rglob("*.manifest.json")).read_text(encoding="utf-8")
    assert manifest.count('"name": "coeur"') == 3
    assert "Coeur" not in manifest


def test_an_unknown_symbol_in_capitals_still_names_its_neighbour(tmp_path: Path) -> None:
    cards = CARDS.replace("rarity: common", "rarity: common, text: '{COEURS}'")
    _, problems = load(tmp_path, {"cards/g/cards.yaml": cards})
    assert [p.code for p in problems if p.severity is ERROR] == ["unknown-symbol"]
