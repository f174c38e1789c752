"""Columns named in any script: from a workbook without a game.yaml to the layout that shows them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright.basics.naming import field_name, id_of, is_field_name
from tests.kit.books import xlsx
from tests.kit.project import make, run

NAMES = [
    ("Имя карты", "имя_карты"),
    ("Сила й", "сила_й"),
    ("名前", "名前"),
    ("コスト", "コスト"),
    ("ガ", "ガ"),
    ("ｶﾞ", "ガ"),
    ("이름", "이름"),
    ("الاسم", "الاسم"),
    ("שם", "שם"),
    ("नाम की", "नाम_की"),
    ("ชื่อ", "ชื่อ"),
    ("ΌΝΟΜΑ", "ονομα"),
    ("Όνομα", "ονομα"),
    ("Τύπος", "τυπος"),
    ("Coût d'or", "cout_d_or"),
    ("Größe", "grosse"),
    ("Œil", "oeil"),
    ("Đ ö", "d_o"),
]


@pytest.mark.parametrize(("header", "name"), NAMES)
def test_a_header_is_a_name_in_small_letters(header: str, name: str) -> None:
    assert field_name(header) == name
    assert is_field_name(name)
    assert field_name(name) == name
    assert name.isidentifier()  # as expressions and layouts ask for it


@pytest.mark.parametrize("text", ["", "2", "_a", "Имя", "coût", "a b", "имя-карты", "❤"])
def test_what_is_no_name(text: str) -> None:
    assert not is_field_name(text)


@pytest.mark.parametrize("text", ["Name", "Œil de l'Été", "Coût d'or", "x-1", "ﬁne"])
def test_in_latin_letters_a_field_is_named_as_an_id_is(text: str) -> None:
    assert field_name(text) == id_of(text, "_")


@pytest.mark.parametrize("tab", ["Лист1", "Герои", "工作表1"])
def test_a_workbook_in_another_script_is_enough(tmp_path: Path, tab: str) -> None:
    rows: list[list[object]] = [
        ["Имя", "Сила", "Правила", "количество"],
        ["Дракон", 7, "Бери **две** карты.", 3],
        ["Ёж", 2, "", 1],
    ]
    (tmp_path / "cards/g").mkdir(parents=True)
    (tmp_path / "cards/g/game.yaml").write_text("", encoding="utf-8")
    (tmp_path / "cards/g/cards.xlsx").write_bytes(xlsx({tab: rows}))
    shown = run("types", folder=tmp_path)
    assert shown.code == 0, shown.text
    for line in ("имя:", "сила:", "правила:"):
        assert line in shown.out
    written = run("types", "--write", folder=tmp_path)
    assert written.code == 0, written.text
    assert run("check", folder=tmp_path).code == 0
    listed = json.loads(run("list", "--json", folder=tmp_path).out)
    assert [(deck["distinct"], deck["copies"]) for deck in listed["decks"]] == [(2, 4)]


def test_layouts_conditions_and_rules_ask_for_such_names(tmp_path: Path) -> None:
    small = make(tmp_path)
    small.change(
        "cards/petit/game.yaml",
        "min: 1, max: 9, required: true}",
        "min: 1, max: 9}\n      сила: {kind: integer}",
    )
    small.change("cards/petit/betes.yaml", "vie: 2,", "vie: 2, сила: 4,")
    small.change(
        "layouts/petit/carte.svg",
        "</svg>",
        '<text x="3" y="30" font-size="3" data-if="card.сила" data-text="card.сила">0</text>'
        '<text x="9" y="30" font-size="3" inkscape:label="@сила" data-if="card.сила"'
        ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">0</text>'
        '<g inkscape:label="if: сила > 3" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">'
        '<text x="15" y="30" font-size="3">{{ card.сила + 1 }}</text></g></svg>',
    )
    small.write("cards/petit/rules.yaml", "strong: {where: сила > 4, count: 1}\n")
    assert "strong" in small.run("check").text
    small.write("cards/petit/rules.yaml", "strong: {where: сила == 4, count: 1}\n")
    done = small.run("build", "--cards", "crabe")
    assert done.code == 0, done.text
    manifest = next((tmp_path / "build").rglob("*.manifest.json")).read_text(encoding="utf-8")
    face = next(face for face in json.loads(manifest)["faces"] if face["card"] == "crabe")
    assert len(face["texts"]) == 5  # name, effect, and those three
