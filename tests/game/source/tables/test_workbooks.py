"""XLSX and ODS: values as they are typed, letters as they look, and cells that hold no value."""

from __future__ import annotations

import datetime
import io
import zipfile
from typing import Any

import openpyxl
import pytest
import python_calamine
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.basics.problems import DeckwrightError
from deckwright.game.source.tables import TableSheet, read_table
from tests.kit.books import ods, xlsx
from tests.kit.sweeps import examples


def sheets_of(data: bytes, label: str = "a.xlsx") -> list[TableSheet]:
    sheets, problems = read_table(data, label)
    assert problems == []
    return sheets


def values(data: bytes, label: str = "a.xlsx") -> list[list[str]]:
    return [
        [c.value for c in row]
        for s in sheets_of(data, label)
        for row in (s.header, *(r.cells for r in s.rows))
    ]


ROWS: list[list[object]] = [
    ["Name", "Cost", "Weight", "Code", "Start"],
    ["Crabe", 3, 1.5, "007", True],
    ["Ours\nbrun", 0, 0.1 + 0.2, "3/10", False],
    [None, 1e6, -2, " padded ", None],
]
READ = [
    ["Name", "Cost", "Weight", "Code", "Start"],
    ["Crabe", "3", "1.5", "007", "TRUE"],
    ["Ours\nbrun", "0", "0.3", "3/10", "FALSE"],
    ["", "1000000", "-2", "padded", ""],
]


@pytest.mark.parametrize(("write", "label"), [(xlsx, "a.xlsx"), (ods, "a.ods")])
def test_values_are_what_was_typed(write: Any, label: str) -> None:
    assert values(write({"Cards": ROWS}), label) == READ


@pytest.mark.parametrize(("write", "label"), [(xlsx, "a.xlsx"), (ods, "a.ods")])
def test_tabs_keep_their_order_and_empty_ones_are_left_out(write: Any, label: str) -> None:
    book = write({"B": [["x"], ["1"]], "Empty": [], "A": [["y"], ["2"]]})
    assert [(s.name, str(s.rows[0].cells[0].place)) for s in sheets_of(book, label)] == [
        ("B", f"{label}!B!A2"),
        ("A", f"{label}!A!A2"),
    ]


def test_a_table_may_begin_anywhere() -> None:
    (sheet,) = sheets_of(xlsx({"T": [[], [], [None, "Name", "Cost"], [], [None, "A", 1]]}))
    assert [c.value for c in sheet.header] == ["", "Name", "Cost"]
    assert [str(c.place) for c in sheet.rows[0].cells] == ["a.xlsx!T!A5", "a.xlsx!T!B5", "a.xlsx!T!C5"]


# Cells without a value


def faults(data: bytes, label: str = "a.xlsx") -> dict[str, str]:
    """What is wrong with cells, by their name."""
    found = {}
    for sheet in sheets_of(data, label):
        for row in sheet.rows:
            for cell in row.cells:
                if cell.origin.fault:  # type: ignore[attr-defined]
                    found[str(cell.place).rpartition("!")[2]] = cell.origin.fault  # type: ignore[attr-defined]
    return found


def test_dates_errors_and_formulas_without_a_value() -> None:
    def fill(book: Any, sheet: Any) -> None:
        day = book.add_format({"num_format": "d-mmm"})
        sheet.write_datetime("A2", datetime.datetime(2026, 10, 3), day)  # 3/10 as Excel takes it
        sheet.write_datetime("B2", datetime.time(12, 30), book.add_format({"num_format": "hh:mm"}))
        sheet.write_formula("C2", "=1/0", None, "#DIV/0!")
        sheet.write_formula("E2", "=1+1", None, 2)
        sheet.write_formula("F2", '=UPPER("x")', None, "X")

    data = xlsx({"T": [["a", "b", "c", "d", "e", "f"]]}, fill)
    found = faults(data)
    assert set(found) == {"A2", "B2", "C2"}
    assert (
        "a date (2026-10-03)" in found["A2"] and "a time (12:30" in found["B2"] and "#DIV/0!" in found["C2"]
    )
    assert values(data)[1][4:] == ["2", "X"]


def test_a_formula_that_nobody_computed() -> None:
    """As programs write it that do not compute: `<c><f>1+1</f></c>`."""
    data = rewritten(xlsx({"T": [["a"], [7]]}), "xl/worksheets/sheet1.xml", b"<v>7</v>", b"<f>1+1</f>")
    assert "nobody has computed" in faults(data)["A2"]


def test_errors_of_ods() -> None:
    error = (
        '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" '
        'calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>'
    )
    day = '<table:table-cell office:value-type="date" office:date-value="2026-10-03"/>'
    found = faults(ods({"T": [["a", "b"], [error, day]]}), "a.ods")
    assert "#DIV/0!" in found["A2"] and "2026-10-03" in found["B2"]


def rewritten(data: bytes, part: str, old: bytes, new: bytes) -> bytes:
    """The archive with *old*, which the part must hold, as *new*."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(out, "w") as target:
        for name in source.namelist():
            content = source.read(name)
            if name == part:
                assert old in content
                content = content.replace(old, new)
            target.writestr(name, content)
    return out.getvalue()


# Letters as they look


def test_bold_and_italic_letters_are_markup() -> None:
    def fill(book: Any, sheet: Any) -> None:
        bold, italic = book.add_format({"bold": True}), book.add_format({"italic": True})
        both = book.add_format({"bold": True, "italic": True})
        sheet.write_rich_string("A2", "Gain ", bold, "two ", "coins, ", italic, "or", " not")
        sheet.write_rich_string("A3", both, "All", " plain")
        sheet.write_string("A4", "whole", bold)
        sheet.write_string("A5", "plain")

    (sheet,) = sheets_of(xlsx({"T": [["Text"]]}, fill))
    marked = [row.cells[0].origin.marked for row in sheet.rows]  # type: ignore[attr-defined]
    assert marked == ["Gain **two** coins, *or* not", "***All*** plain", "**whole**", None]
    assert [row.cells[0].value for row in sheet.rows] == [
        "Gain two coins, or not",
        "All plain",
        "whole",
        "plain",
    ]


def test_bold_and_italic_letters_of_ods() -> None:
    rich = (
        '<table:table-cell office:value-type="string"><text:p>Gain <text:span text:style-name="T1">two'
        '<text:s text:c="1"/></text:span>coins</text:p><text:p><text:span text:style-name="T2">or not</text:span>'
        "</text:p></table:table-cell>"
    )
    (sheet,) = sheets_of(ods({"T": [["Text"], [rich]]}), "a.ods")
    assert sheet.rows[0].cells[0].origin.marked == "Gain **two** coins\n*or not*"  # type: ignore[attr-defined]


def test_numbers_as_they_are_shown() -> None:
    def fill(book: Any, sheet: Any) -> None:
        sheet.write_number("A2", 0.3, book.add_format({"num_format": "0%"}))
        sheet.write_number("B2", 7, book.add_format({"num_format": "000"}))
        sheet.write_number("C2", 0.125, book.add_format({"num_format": "0.0%"}))

    (sheet,) = sheets_of(xlsx({"T": [["a", "b", "c"]]}, fill))
    cells = sheet.rows[0].cells
    assert [(c.value, c.origin.shown) for c in cells] == [  # type: ignore[attr-defined]
        ("0.3", "30%"),
        ("7", "007"),
        ("0.125", "12.5%"),
    ]


# What must not hang or crash


def test_a_stray_far_cell_is_refused_before_it_is_laid_out() -> None:
    def fill(book: Any, sheet: Any) -> None:
        sheet.write_string("XFD1048576", "oops")

    with pytest.raises(DeckwrightError, match="T!XFD1048576 lies beyond what is read"):
        read_table(xlsx({"T": [["a"]]}, fill), "a.xlsx")


def test_a_bomb_is_refused() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", b"\0" * 60_000_000)
    with pytest.raises(DeckwrightError, match="beyond what is read"):
        read_table(out.getvalue(), "a.xlsx")


@pytest.mark.parametrize("label", ["a.xlsx", "a.ods"])
@pytest.mark.parametrize("data", [b"", b"PK\3\4", b"name,cost\n", b"\xd0\xcf\x11\xe0" * 200])
def test_what_is_no_workbook_is_refused(data: bytes, label: str) -> None:
    with pytest.raises(DeckwrightError, match="cannot be read") as caught:
        read_table(data, label)
    assert "save it again" in (caught.value.problems[0].hint or "")


def test_a_password_is_told() -> None:
    """An encrypted workbook is an OLE file, not a zip."""
    with pytest.raises(DeckwrightError, match="password"):
        read_table(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600, "a.xlsx")


SOUND = {"a.xlsx": xlsx({"T": ROWS}), "a.ods": ods({"T": ROWS})}


@settings(max_examples=examples(60), deadline=None)
@given(st.sampled_from(sorted(SOUND)), st.integers(0, 10**6), st.binary(min_size=1, max_size=8))
def test_a_damaged_workbook_is_read_or_refused(label: str, at: int, patch: bytes) -> None:
    data = bytearray(SOUND[label])
    at %= len(data)
    data[at : at + len(patch)] = patch
    try:
        read_table(bytes(data), label)
    except DeckwrightError as error:
        assert all(p.place and p.place.file == label for p in error.problems)


# Against other readers and writers

any_value = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**9), 10**9),
    st.floats(-1e9, 1e9).map(lambda x: round(x, 4)),
    st.text(st.characters(codec="utf-8", min_codepoint=32, exclude_categories=["Cs", "Cc"]), max_size=8),
)


def as_text(value: object) -> str:
    """What a cell with *value* is read as."""
    match value:
        case None:
            return ""
        case bool():
            return str(value).upper()
        case int() | float():
            return f"{value:.15g}" if "e" not in f"{value:.15g}" else f"{value:.4f}".rstrip("0").rstrip(".")
    return str(value).strip(" \t\n\xa0")


@settings(max_examples=examples(40), deadline=None)
@given(st.lists(st.lists(any_value, min_size=3, max_size=3), min_size=1, max_size=5))
def test_values_of_another_writer_are_read_as_a_third_reader_reads_them(rows: list[list[object]]) -> None:
    book = openpyxl.Workbook()
    assert book.active is not None
    headed: list[list[object]] = [["a", "b", "c"], *rows]
    for r, row in enumerate(headed):
        for c, value in enumerate(row):
            cell = book.active.cell(r + 1, c + 1)
            cell.value = value
            if isinstance(value, str):
                cell.data_type = "s"  # no formula
    out = io.BytesIO()
    book.save(out)
    (sheet,) = sheets_of(out.getvalue())
    mine = {
        (row.number, c): cell.value for row in sheet.rows for c, cell in enumerate(row.cells) if cell.value
    }
    book2 = python_calamine.CalamineWorkbook.from_filelike(io.BytesIO(out.getvalue()))
    theirs = {
        (r + 1, c): as_text(value if value != "" else None)
        for r, row in enumerate(book2.get_sheet_by_index(0).to_python(skip_empty_area=False))
        for c, value in enumerate(row)
        if r and as_text(value)
    }
    assert mine == theirs
