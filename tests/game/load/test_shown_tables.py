"""Tables as people make them: what a sheet shows is what is printed, and what stands around the cards is no card."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import xlsxwriter

from deckwright.basics.problems import Problem
from deckwright.game.load import load_game
from deckwright.game.model import Game
from tests.kit.books import ods, xlsx
from tests.kit.tiny import SVG

GAME = "languages: [en]\ntypes:\n  card:\n    front: a.svg\n    component: poker\n    fields:\n      "
FIELDS = "name: {kind: text}\n      text: {kind: rich}\n      cost: {kind: integer}\n"


def table(folder: Path, name: str, data: bytes | str, game: str = "") -> tuple[Game, list[Problem]]:
    """The game whose cards are the file *name*, and what is told of it but what is inferred."""
    for label, content in {
        "cards/g/game.yaml": game,
        f"cards/g/{name}": data,
        "layouts/g/a.svg": SVG,
    }.items():
        (folder / label).parent.mkdir(parents=True, exist_ok=True)
        (folder / label).write_bytes(content.encode() if isinstance(content, str) else content)
    found, problems = load_game(folder, "g")
    assert found is not None
    return found, [p for p in problems if p.code != "inferred"]


def values(game: Game, field: str) -> list[Any]:
    found: list[Any] = [card.values.get(field) for card in game.cards.values()]
    return [value.by_lang["en"] if hasattr(value, "by_lang") else value for value in found]


def plain(game: Game, field: str = "text") -> list[str]:
    return [getattr(value, "plain", value).replace("\u00a0", " ") for value in values(game, field)]


FORMATS = [("+0;-0;0", 2, "+2"), ("0.00", 7, "7.00"), ('"$"#,##0', 5, "$5"), ("# ?/?", 0.5, "1/2"),
           ('0" PV"', 3, "3 PV"), ("#,##0", 1500, "1,500"), ("0%", 0.5, "50%"), ("000", 7, "007")]  # fmt: skip


def formatted(book: Any, sheet: Any) -> None:
    for row, (code, value, _) in enumerate(FORMATS, 1):
        sheet.write(row, 0, f"Card {row}")
        sheet.write(row, 1, value, book.add_format({"num_format": code}))
        sheet.write(row, 2, row, book.add_format({"num_format": code}))


@pytest.mark.parametrize("game", [GAME + FIELDS, ""])
def test_a_text_is_what_the_sheet_shows(tmp_path: Path, game: str) -> None:
    data = xlsx({"Card": [["Name", "Text", "Cost"]]}, formatted)
    found, problems = table(tmp_path, "card.xlsx", data, game)
    assert problems == []
    assert plain(found) == [shown for _, _, shown in FORMATS]
    if game:
        assert values(found, "cost") == list(range(1, 9))  # a number is the number


def test_a_date_is_told_as_it_shows(tmp_path: Path) -> None:
    def fill(book: Any, sheet: Any) -> None:
        sheet.write(1, 0, "Fox")
        sheet.write(1, 1, 46298, book.add_format({"num_format": "d/m"}))

    _, problems = table(tmp_path, "card.xlsx", xlsx({"Card": [["Name", "Text"]]}, fill), GAME + FIELDS)
    (found,) = problems
    assert (found.code, found.place and found.place.cell) == ("table-cell", "Card!B2")
    assert "a date (2026-10-03), shown as '3/10'" in found.message


def test_what_is_hidden_is_left_out(tmp_path: Path) -> None:
    def fill(_: Any, sheet: Any) -> None:
        sheet.set_row(2, None, None, {"hidden": True})
        sheet.set_column("B:B", None, None, {"hidden": True})

    rows: list[list[Any]] = [["Name", "Secret", "Cost"], ["Fox", "a", 1], ["Owl", "b", 2], ["Elk", "c", 3]]
    found, problems = table(tmp_path, "card.xlsx", xlsx({"Card": rows}, fill))
    assert values(found, "cost") == [1, 3]
    assert "secret" not in next(iter(found.types.values())).fields
    assert [(p.code, p.severity, p.place and p.place.cell) for p in problems] == [
        ("table-hidden", "note", "Card!A3"),
        ("table-hidden", "note", "Card!B1"),
    ]


def test_a_hidden_tab_is_left_out(tmp_path: Path) -> None:
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out)
    for name in ("Cards", "Lists"):
        sheet = book.add_worksheet(name)
        sheet.write_row(0, 0, ["Name", "Cost"])
        sheet.write_row(1, 0, [name, 1])
    sheet.hide()
    book.close()
    found, problems = table(tmp_path, "card.xlsx", out.getvalue())
    assert plain(found, "name") == ["Cards"]
    assert [p.code for p in problems] == ["table-hidden"]


def merged(book: Any, sheet: Any) -> None:
    sheet.merge_range("B2:B3", "forest", book.add_format())


def test_merged_cells_each_have_the_value(tmp_path: Path) -> None:
    rows: list[list[Any]] = [
        ["Name", "Region", "Cost"],
        ["Fox", None, 1],
        ["Owl", None, 2],
        ["Elk", "sea", 3],
    ]
    found, problems = table(tmp_path, "card.xlsx", xlsx({"Card": rows}, merged))
    assert plain(found, "region") == ["forest", "forest", "sea"]
    assert [(p.code, p.place and p.place.cell) for p in problems] == [("table-merged", "Card!B3")]


def test_the_same_of_libreoffice(tmp_path: Path) -> None:
    span = (
        '<table:table-cell office:value-type="string" table:number-rows-spanned="2"><text:p>forest</text:p>'
        "</table:table-cell>"
    )
    half = '<table:table-cell office:value-type="float" office:value="0.5"><text:p>1/2</text:p></table:table-cell>'
    rows = [
        ["Name", "Region", "Text"],
        ["Fox", span, half],
        ["Owl", "<table:covered-table-cell/>", "b"],
        ["Elk", "sea", "c"],
    ]
    data = hide_row(ods({"Card": rows}), "Elk")
    found, problems = table(tmp_path, "card.ods", data)
    assert plain(found, "region") == ["forest", "forest"]
    assert plain(found) == ["1/2", "b"]
    assert [p.code for p in problems] == ["table-hidden", "table-merged"]


def hide_row(book: bytes, name: str) -> bytes:
    """The workbook with the row that begins with *name* filtered away."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(book)) as before, zipfile.ZipFile(out, "w") as after:
        for entry in before.namelist():
            text = before.read(entry).decode()
            head, found, tail = text.partition(f"<text:p>{name}")
            start = head.rfind("<table:table-row")
            if found:
                text = (
                    head[:start]
                    + head[start:].replace("row", 'row table:visibility="filter"', 1)
                    + found
                    + tail
                )
            after.writestr(entry, text)
    return out.getvalue()


TITLES = [
    ("one", [["My first game"], ["Name", "Cost"], ["Fox", 2], ["Owl", 1]], 2, "A1"),
    ("two", [["My first game"], ["by me"], ["Name", "Cost"], ["Fox", 2]], 1, "A1"),
    ("in the middle", [[None, "My game"], ["Name", "Cost"], ["Fox", 2], ["Owl", 1]], 2, "B1"),
    ("none", [["Name", "Cost"], ["Fox", 2]], 1, None),
    ("one column", [["Name"], ["Fox"], ["Owl"]], 2, None),
    ("a lone name", [["Name"], ["Fox", "red"]], 1, None),
    ("a lone column", [["Beast"], ["Fox"], ["Owl", 3]], 2, None),
]  # fmt: skip


@pytest.mark.parametrize(("rows", "cards", "cell"), [t[1:] for t in TITLES], ids=[t[0] for t in TITLES])
def test_a_title_is_no_row_of_names(
    tmp_path: Path, rows: list[list[Any]], cards: int, cell: str | None
) -> None:
    width = max(map(len, rows))
    csv = "".join(",".join(str(v or "") for v in [*row, *[""] * (width - len(row))]) + "\n" for row in rows)
    for name, data in (("a.csv", csv), ("a.xlsx", xlsx({"Sheet1": rows})), ("a.ods", ods({"Sheet1": rows}))):
        found, problems = table(tmp_path / name, name, data)
        assert len(found.cards) == cards
        told = [p.place.cell for p in problems if p.code == "table-title" and p.place and p.place.cell]
        assert [each.rpartition("!")[2] for each in told] == ([cell] if cell else [])


def test_names_without_cards_are_told(tmp_path: Path) -> None:
    found, problems = table(tmp_path, "a.csv", "Name,Cost\n")
    assert not found.cards
    assert [(p.code, p.severity) for p in problems] == [("table-empty", "warning")]
    assert "no card" in problems[0].message


@pytest.mark.parametrize("make", [str, lambda csv: xlsx({"Card": [r.split(",") for r in csv.split()]})])
def test_a_column_type_that_names_no_types_is_told_once(tmp_path: Path, make: Callable[[str], Any]) -> None:
    rows = "Name,Type,Cost\n" + "".join(f"Monster{n},beast,{n}\n" for n in range(1, 9))
    data = make(rows)
    found, problems = table(tmp_path, "card.csv" if data == rows else "card.xlsx", data, GAME + FIELDS)
    assert [p.code for p in problems] == ["card-type"]
    assert "beast is none; types are card" in problems[0].message
    assert "_" in str(problems[0].hint)
    assert values(found, "cost") == list(range(1, 9))


DEALT = """\
title: Game
languages: [en]
components: {card: {size: poker}}
types:
  card:
    component: card
    front: a.svg
    fields: {name: {kind: text, required: true}, kind: {kind: choice, choices: [stall, beast], required: true}}
decks:
  one: {from: card.csv}
  two: {where: "kind == 'beast'"}
"""


@pytest.mark.parametrize(
    ("rows", "code", "cards"),
    [
        ("Name,Type,Strength\nFox,beast,1\nOwl,beast,2\nElk,beast,3\n", "card-type", ("",)),
        ("Name,Text\nFox,a\nOwl,b\nElk,c\n", "unknown-field", ("fox", "owl", "elk")),
        ("Name\nFox\nOwl\nElk\n", "missing-field", ("fox", "owl", "elk")),
        ("Name,Kinds\nFox,beast\nOwl,beast\nElk,beast\n", "unknown-field", ("fox", "owl", "elk")),
    ],
)
def test_a_column_at_fault_is_one_message(
    tmp_path: Path, rows: str, code: str, cards: tuple[str, ...]
) -> None:
    """Neither the fields that nobody could read nor the decks without these cards are told once more."""
    _, problems = table(tmp_path, "card.csv", rows, DEALT)
    expected = ["missing-field", code] if "Text" in rows else [code]
    assert sorted(p.code for p in problems) == expected, problems
    assert all((p.cards or ("",)) == cards for p in problems)
