"""Cards from tables: the same cards that YAML gives, and every fault at its cell."""

from __future__ import annotations

import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from deckwright.basics.problems import Problem, Severity
from deckwright.game.model import Game
from tests.kit.books import ods, xlsx
from tests.kit.tiny import GAME, load, sound

FROM_TABLE = GAME.replace("from: cards.yaml", "from: hero.csv")


def hero_game(folder: Path, csv: str | bytes, name: str = "hero.csv") -> tuple[Game, list[Problem]]:
    """The game with the table of heroes in place of its cards."""
    game_yaml = GAME.replace("from: cards.yaml", f"from: {name}")
    files: dict[str, str | bytes] = {
        "cards/g/game.yaml": game_yaml,
        "cards/g/cards.yaml": "",
        f"cards/g/{name}": csv,
    }
    return load(folder, files)


def heroes(folder: Path, csv: str | bytes, name: str = "hero.csv") -> Game:
    game, problems = hero_game(folder, csv, name)
    assert [str(p) for p in problems if p.severity is not Severity.NOTE] == []
    return game


YAML = """\
_defaults: {type: hero}
alba:
  name: Alba
  rarity: common
  text: "Gain **two** {coeur}, or not"
  life: 3
  weight: 1.10
  start: true
  power: BP + 1
  skills: [wise, bold]
  levels: [{cost: 1, gain: "A card, or two"}, {cost: 2}]
  icon: coeur
  art: alba
  friend: elan
  copies: 2
elan: {name: {fr: Élan, en: Moose}, rarity: rare}
"""
HEAD = "Name;Name [EN];Rarity;Text;Life;Weight;Start;Power;Skills;Levels;Icon;Art;Friend;Qty;_seen"
CSV = f"""\
{HEAD}
Alba;;common;Gain **two** {{coeur}}, or not;3;1.10;x;BP + 1;wise, bold;"[{{cost: 1, gain: ""A card, or two""}}, {{cost: 2}}]";{{coeur}};alba;Élan;2;yes
Élan;Moose;rare;;;;;;;;;;;;
"""  # noqa: E501


def test_a_table_gives_the_cards_that_yaml_gives(tmp_path: Path) -> None:
    yaml = sound(tmp_path / "a", {"cards/g/cards.yaml": YAML})
    table = heroes(tmp_path / "b", CSV)
    assert list(yaml.cards) == list(table.cards) == ["alba", "elan"]
    for id, card in yaml.cards.items():
        other = table.cards[id]
        assert (dict(other.values), other.copies, other.type.id) == (dict(card.values), card.copies, "hero")
    assert [card.id for card in table.decks["all"].cards] == ["alba", "elan"]


def test_a_workbook_gives_them_too(tmp_path: Path) -> None:
    def fill(book: Any, sheet: Any) -> None:
        sheet.write_rich_string("D2", "Gain ", book.add_format({"bold": True}), "two", " {coeur}, or not")

    rows = [line.split(";") for line in CSV.splitlines()]
    rows[1] = ["Alba", "", "common", "", 3, "1.10", True, "BP + 1", "wise\nbold", *rows[1][9:]]  # type: ignore[list-item]
    rows[1][9:10] = ['[{cost: 1, gain: "A card, or two"}, {cost: 2}]']
    rows[1][13] = 2.0  # type: ignore[call-overload]
    yaml = sound(tmp_path / "a", {"cards/g/cards.yaml": YAML})
    table = heroes(tmp_path / "b", xlsx({"hero": rows}, fill), "cards.xlsx")
    assert {id: dict(c.values) for id, c in table.cards.items()} == {
        id: dict(c.values) for id, c in yaml.cards.items()
    }


def test_what_yaml_would_misread_stays_text(tmp_path: Path) -> None:
    names = ["NO", "007", "12:30", "1.10", "3/10", "null", "~", "# 1", "{a}", "- x", "&b", "[c", "TRUE"]
    csv = "name,rarity\n" + "".join(f"{name},common\n" for name in names)
    game = heroes(tmp_path, csv)
    assert [card.values["name"].in_lang("fr") for card in game.cards.values()] == names


def test_numbers_print_as_they_are_typed(tmp_path: Path) -> None:
    game = heroes(tmp_path, xlsx({"hero": [["name", "rarity", "weight"], [3, "common", 2.5]]}), "cards.xlsx")
    (card,) = game.cards.values()
    assert (card.id, card.values["name"].in_lang("fr"), card.values["weight"]) == ("3", "3", Decimal("2.5"))


# Headers


@pytest.mark.parametrize(
    "header", ["name,rarity,life", "Name, Rarity , LIFE", ' "Name" ,"RARITY", "life"', "NAME,rarity,Life  "]
)
def test_headers_are_trimmed_and_their_capitals_do_not_count(tmp_path: Path, header: str) -> None:
    assert heroes(tmp_path, f"{header}\nAlba,common,3\n").cards["alba"].values["life"] == 3


def test_headers_with_spaces_and_accents_are_names_of_fields(tmp_path: Path) -> None:
    files = {
        "cards/g/game.yaml": FROM_TABLE.replace("weight: {kind: number}", "cout_d_or: {kind: integer}"),
        "cards/g/cards.yaml": "",
        "cards/g/hero.csv": "Name,Rarity,Coût d'or\nAlba,common,4\n",
    }
    assert sound(tmp_path, files).cards["alba"].values["cout_d_or"] == 4


@pytest.mark.parametrize("word", ["copies", "Qty", "QUANTITY ", "count", "Nombre", "Anzahl"])
@pytest.mark.parametrize(
    ("written", "copies"), [("0", 0), ("", 5), ("2", 2), ("2.0", 2), ("2,0", 2), (" 3 ", 3)]
)
def test_copies(tmp_path: Path, word: str, written: str, copies: int) -> None:
    """Blank is what the type says: five of a common hero."""
    assert heroes(tmp_path, f"name;rarity;{word}\nAlba;common;{written}\n").cards["alba"].copies == copies


def test_without_copies_a_card_is_one(tmp_path: Path) -> None:
    game_yaml = FROM_TABLE.replace("    copies_by: rarity\n", "")
    files = {
        "cards/g/game.yaml": game_yaml,
        "cards/g/cards.yaml": "",
        "cards/g/hero.csv": "name,rarity,qty\nA,rare,\n",
    }
    assert sound(tmp_path, files).cards["a"].copies == 1


# Ids and types


def test_ids_are_made_from_names(tmp_path: Path) -> None:
    csv = "name,rarity,id\nŒil de l'Été,common,\nAlba,rare,the-alba\n"
    assert list(heroes(tmp_path, csv).cards) == ["oeil-de-l-ete", "the-alba"]


def test_names_that_are_alike_are_numbered_and_told(tmp_path: Path) -> None:
    game, problems = hero_game(tmp_path, "name,rarity\nAs,common\nAs,rare\nAs,rare\n鬼,rare\n")
    assert list(game.cards) == ["as", "as-2", "as-3", "hero-1"]
    (note,) = problems
    assert (note.code, note.severity, str(note.place)) == ("table-numbered", "note", "cards/g/hero.csv!A3")
    assert "3 cards" in note.message


def test_types_by_column_by_tab_and_by_file(tmp_path: Path) -> None:
    game = GAME.replace(
        "title: {fr: Tout, en: All}, from: cards.yaml", "from: [mixed.csv, tabs.xlsx, tokens.ods]"
    )
    tabs = {"Jetons": [["name"], ["D"]], "HERO": [["name", "rarity"], ["E", "rare"]], "_x": [["a"], ["b"]]}
    files: dict[str, str | bytes] = {
        "cards/g/game.yaml": game.replace("    copies: 4", "    name: {fr: Jeton, en: Token}"),
        "cards/g/cards.yaml": "",
        "cards/g/mixed.csv": "type,name,rarity\nhero,A,rare\nToken,B,\nJeton,C,\n",
        "cards/g/tabs.xlsx": xlsx(tabs),
        "cards/g/tokens.ods": ods({"Sheet1": [["name"], ["F"]]}),
    }  # fmt: skip
    made = sound(tmp_path, files)
    types = {id: card.type.id for id, card in made.cards.items()}
    assert types == {"a": "hero", "b": "token", "c": "token", "d": "token", "e": "hero", "f": "token"}
    assert [card.id for card in made.decks["all"].cards] == list("abcdef")


def test_a_tab_of_a_deck_by_its_name(tmp_path: Path) -> None:
    book = xlsx({"Hero": [["name", "rarity"], ["A", "rare"]], "Token": [["name"], ["B"]]})
    files: dict[str, str | bytes] = {
        "cards/g/game.yaml": GAME.replace("from: cards.yaml", "from: c.xlsx!Token") + "",
        "cards/g/cards.yaml": "",
        "cards/g/c.xlsx": book,
    }
    game, problems = load(tmp_path, files)
    assert [card.id for card in game.decks["all"].cards] == ["b"]
    assert [p.code for p in problems] == ["card-in-no-deck"]


# Languages and maps over several columns


def test_languages_in_columns(tmp_path: Path) -> None:
    csv = "name,name:en,rarity,text,text (en)\nÉlan,Moose,rare,Il court.,It runs.\nOurs,,rare,,\n"
    cards = heroes(tmp_path, csv).cards
    assert cards["elan"].values["name"].by_lang == {"fr": "Élan", "en": "Moose"}
    assert cards["elan"].values["text"].in_lang("en").plain == "It runs."
    assert cards["ours"].values["name"].by_lang == {"fr": "Ours"}


def test_maps_in_columns(tmp_path: Path) -> None:
    game = FROM_TABLE.replace(
        "weight: {kind: number}", "stats: {kind: map, fields: {attack: {kind: integer}, note: {kind: text}}}"
    )
    csv = "name,rarity,stats.attack,stats.note\nA,rare,3,x\nB,rare,,\n"
    cards = sound(
        tmp_path, {"cards/g/game.yaml": game, "cards/g/cards.yaml": "", "cards/g/hero.csv": csv}
    ).cards
    stats = cards["a"].values["stats"]
    assert (stats["attack"], stats["note"].in_lang("fr")) == (3, "x") and "stats" not in cards["b"].values


# Faults

DAY = datetime.datetime(2026, 10, 3)
FAULTS: list[tuple[str, list[list[object]], str, str, str]] = [
    ("no number", [["name", "rarity", "life"], ["A", "rare", "many"]], "wrong-kind", "C2", "whole number"),
    ("a broken number", [["name", "rarity", "life"], ["A", "rare", 2.5]], "wrong-kind", "C2", "'2.5'"),
    ("out of range", [["name", "rarity", "life"], ["A", "rare", 99]], "out-of-range", "C2", "1 to 12"),
    ("no choice", [["name", "rarity"], ["A", "Rare"]], "wrong-choice", "B2", "common, rare"),
    ("missing", [["name", "rarity"], ["A", None], ["B", "rare"]], "missing-field", "B2", "'rarity'"),
    ("copies x3", [["name", "rarity", "qty"], ["A", "rare", "x3"]], "wrong-kind", "C2", "'x3'"),
    ("copies -1", [["name", "rarity", "qty"], ["A", "rare", -1]], "wrong-value", "C2", "-1"),
    ("copies 2.5", [["name", "rarity", "qty"], ["A", "rare", 2.5]], "wrong-kind", "C2", "2.5"),
    ("yes or what", [["name", "rarity", "start"], ["A", "rare", "maybe"]], "wrong-kind", "C2", "maybe"),
    ("unknown column", [["name", "rarity", "lief"], ["A", "rare", 3]], "unknown-field", "C1", "no such field"),
    ("an open star", [["name", "rarity", "text"], ["A", "rare", "a **b"]], "markup", "C2", "not closed"),
    ("no symbol", [["name", "rarity", "text"], ["A", "rare", "a {hart}"]], "unknown-symbol", "C2", "{hart}"),
    ("no power", [["name", "rarity", "power"], ["A", "rare", "BQ + 1"]], "power", "C2", "BQ"),
    ("no card", [["name", "rarity", "friend"], ["A", "rare", "Bob"]], "unknown-card", "C2", "bob"),
    ("no picture", [["name", "rarity", "art"], ["A", "rare", "bob"]], "missing-art", "C2", "art/bob"),
    ("bad list", [["name", "rarity", "skills"], ["A", "rare", "wise, bald"]], "wrong-choice", "C2", "bald"),
    ("bad map", [["name", "rarity", "levels"], ["A", "rare", "[{cost: 1"]], "yaml-syntax", "C2", ""),
    ("no map", [["name", "rarity", "levels"], ["A", "rare", "three"]], "wrong-kind", "C2", "a list is allowed"),
    ("two columns of a name", [["name", "Name ", "rarity"], ["A", "B", "rare"]], "table-header", "B1", "A1"),
    ("no name of a field", [["name", "rarity", "2nd"], ["A", "rare", "x"]], "table-header", "C1", "'2nd'"),
    ("a column without name", [["name", "rarity", None], ["A", "rare", "x"]], "table-unread", "C2", "column C"),
    ("an id twice", [["id", "name", "rarity"], ["a", "A", "rare"], ["a", "B", "rare"]], "duplicate-id", "A3", "A2"),
    ("no id", [["id", "name", "rarity"], ["A b", "A", "rare"]], "bad-id", "A2", "a-b"),
    ("no type", [["type", "name", "rarity"], ["hro", "A", "rare"]], "card-type", "A2", "'hro'"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rows", "code", "cell", "words"), [f[1:] for f in FAULTS], ids=[f[0] for f in FAULTS]
)
def test_faults_name_the_cell(
    tmp_path: Path, rows: list[list[object]], code: str, cell: str, words: str
) -> None:
    for name, data, place in (
        (
            "hero.csv",
            "\n".join(";".join("" if v is None else str(v) for v in row) for row in rows),
            "hero.csv!",
        ),
        ("all.xlsx", xlsx({"Hero": rows}), "all.xlsx!Hero!"),
        ("all.ods", ods({"Hero": rows}), "all.ods!Hero!"),
    ):
        _, problems = hero_game(tmp_path / name, data, name)
        found = [p for p in problems if p.code == code]
        assert [str(p.place) for p in found] == [f"cards/g/{place}{cell}"], [str(p) for p in problems]
        assert words in f"{found[0].message} {found[0].hint}"
        assert [
            p for p in problems if p.severity is Severity.ERROR and p.code not in (code, "missing-art")
        ] == []


def test_a_cell_without_a_value_is_a_fault_in_every_field(tmp_path: Path) -> None:
    def fill(book: Any, sheet: Any) -> None:
        day = book.add_format({"num_format": "d/m/yyyy"})
        for cell in ("A2", "C2", "D2", "E2"):  # of a name, a text, a number, a note
            sheet.write_datetime(cell, DAY, day)
        sheet.write_formula("C3", "=1/0", None, "#DIV/0!")

    rows: list[list[object]] = [["name", "rarity", "text", "life", "_n"], [None, "rare"], ["B", "rare"]]
    _, problems = hero_game(tmp_path, xlsx({"Hero": rows}, fill), "all.xlsx")
    assert [(p.code, str(p.place), p.field) for p in problems if p.severity is Severity.ERROR] == [
        ("table-cell", "cards/g/all.xlsx!Hero!A2", "name"),
        ("table-cell", "cards/g/all.xlsx!Hero!C2", "text"),
        ("table-cell", "cards/g/all.xlsx!Hero!D2", "life"),
        ("table-cell", "cards/g/all.xlsx!Hero!C3", "text"),
    ]
    assert "format the column as text" in (problems[0].hint or "")


def test_tabs_that_are_no_cards_are_told(tmp_path: Path) -> None:
    book = xlsx({"Hero": [["name", "rarity"], ["A", "rare"]], "Ideas": [["idea"], ["more cards"]]})
    _, problems = hero_game(tmp_path, book, "all.xlsx")
    assert [(p.code, str(p.place)) for p in problems] == [("table-unread", "cards/g/all.xlsx!Ideas")]
    _, problems = hero_game(tmp_path / "b", xlsx({"Ideas": [["idea"], ["more cards"]]}), "all.xlsx")
    assert [p.code for p in problems if p.severity is Severity.ERROR] == ["card-type"]


def test_a_file_that_cannot_be_read_is_one_error(tmp_path: Path) -> None:
    _, problems = hero_game(tmp_path, b"PK\3\4 broken", "all.xlsx")
    assert [p.code for p in problems if p.severity is Severity.ERROR] == ["file-unreadable"]


def test_what_office_leaves_beside_an_open_file_is_not_read(tmp_path: Path) -> None:
    game, problems = load(
        tmp_path, {"cards/g/~$all.xlsx": b"x", "cards/g/.~lock.all.ods#": b"x", "cards/g/_old.csv": "a"}
    )
    assert problems == [] and list(game.cards) == ["alba"]
