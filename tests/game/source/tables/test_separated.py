"""CSV as it comes out of the programs of this world: delimiters, encodings, quotation marks, and what is wrong."""

from __future__ import annotations

import codecs
import csv
import io
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.basics.problems import DeckwrightError
from deckwright.game.source.tables import read_table


def cells(data: bytes | str, label: str = "a.csv") -> list[list[str]]:
    """The texts of a sound table, its header first."""
    sheets, problems = read_table(data.encode() if isinstance(data, str) else data, label)
    assert problems == []
    return [[c.value for c in row] for s in sheets for row in (s.header, *(r.cells for r in s.rows))]


def test_an_open_quotation_mark_takes_no_memory_for_each_letter() -> None:
    tracemalloc.start()
    sheets, (found,) = read_table(b'name,text\nA,"' + b"open, " * 300_000, "a.csv")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert not sheets and found.place and found.place.line == 2 and peak < 30e6


def test_more_cells_than_a_table_has_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.game.source.tables.separated.MAX_CELLS", 1_000)
    with pytest.raises(DeckwrightError, match="table"):
        read_table(b"a,b\n" * 501, "a.csv")
    assert len(cells("a,b\n" + "x,y\n" * 499)) == 500


GOOD = [
    ("comma", "name,cost\nA,1\n", [["name", "cost"], ["A", "1"]]),
    ("semicolon, as French and German Excel writes", "name;cost\nA;1,5\n", [["name", "cost"], ["A", "1,5"]]),
    ("tab", "name\tcost\nA, B\t1\n", [["name", "cost"], ["A, B", "1"]]),
    ("commas between semicolons", "name;text\nA;a, b, c\nB;d\n", [["name", "text"], ["A", "a, b, c"], ["B", "d"]]),
    ("a comma in a header", '"name, short";cost\nA;1\n', [["name, short", "cost"], ["A", "1"]]),
    ("the line that Excel understands", "sep=;\nname;text\nA;x,y\n", [["name", "text"], ["A", "x,y"]]),
    ("quoted delimiter", 'name,text\nA,"x, y"\n', [["name", "text"], ["A", "x, y"]]),
    ("quoted line break", 'name,text\nA,"x\r\ny"\n', [["name", "text"], ["A", "x\ny"]]),
    ("doubled quotation mark", 'name,text\nA,"say ""hi"""\n', [["name", "text"], ["A", 'say "hi"']]),
    ("quotation marks of a text", 'name,text\n"Big" Joe,5" wide\n', [["name", "text"], ['"Big" Joe', '5" wide']]),
    ("spaces after commas", "name, cost\nA, 1\n", [["name", "cost"], ["A", "1"]]),
    ("quoted after a space", 'name, "text"\nA, "x, y"\n', [["name", "text"], ["A", "x, y"]]),
    ("spaces around", " name , Quantity \n A , 2 \n", [["name", "Quantity"], ["A", "2"]]),
    ("no line end", "name,cost\nA,1", [["name", "cost"], ["A", "1"]]),
    ("old Mac line ends", "name,cost\rA,1\r", [["name", "cost"], ["A", "1"]]),
    ("blank lines and rows", "\n\nname,cost\n\n,,\nA,1\n\n", [["name", "cost"], ["A", "1"]]),
    ("short rows", "name,cost,text\nA\nB,1\n", [["name", "cost", "text"], ["A", "", ""], ["B", "1", ""]]),
    ("empty cells behind the last column", "name,cost,,\nA,1,,\n", [["name", "cost"], ["A", "1"]]),
    ("one column", "name\nA\nB\n", [["name"], ["A"], ["B"]]),
    ("nothing", "", []),
    ("only blanks", "\n , \n", []),
    ("what YAML would misread", "name,a,b\nNO,007,12:30\n", [["name", "a", "b"], ["NO", "007", "12:30"]]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), [row[1:] for row in GOOD], ids=[row[0] for row in GOOD])
def test_tables_as_programs_write_them(text: str, expected: list[list[str]]) -> None:
    assert cells(text) == expected


ENCODINGS = [
    ("utf-8", b""),
    ("utf-8-sig", b""),
    ("utf-16-le", codecs.BOM_UTF16_LE),
    ("utf-16-be", codecs.BOM_UTF16_BE),
    ("utf-32-le", codecs.BOM_UTF32_LE),
]


@pytest.mark.parametrize("delimiter", ",;\t")
@pytest.mark.parametrize(("encoding", "bom"), ENCODINGS)
def test_every_encoding_with_its_mark_is_read_alike(encoding: str, bom: bytes, delimiter: str) -> None:
    text = f"name{delimiter}coût\nEl Niño{delimiter}3\nŒil{delimiter}4\n"
    assert cells(bom + text.encode(encoding)) == [["name", "coût"], ["El Niño", "3"], ["Œil", "4"]]


def test_windows_1252_is_told_from_utf_8_and_said() -> None:
    sheets, problems = read_table("name;coût\nÉcu “vieux” – 5 €;3\n".encode("cp1252"), "a.csv")
    assert [c.value for c in sheets[0].rows[0].cells] == ["Écu “vieux” – 5 €", "3"]
    (found,) = problems
    assert (found.code, found.severity) == ("table-encoding", "note")
    assert "Windows-1252" in found.message and "coût" in found.message


BAD = [
    ("a comma too much", b"name,text\nA,one, two\nB,x\n", "table-row", "a.csv!C2", "too much is 'two'", "marks"),
    ("an open quotation mark", b'name,text\nA,x\nB,"open\nC,y\n', "table-row", "a.csv:3", "none closes it", '""'),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "code", "place", "words", "hint"), [r[1:] for r in BAD], ids=[r[0] for r in BAD]
)
def test_faults_name_their_place(data: bytes, code: str, place: str, words: str, hint: str) -> None:
    _, problems = read_table(data, "a.csv")
    assert [(p.code, str(p.place)) for p in problems] == [(code, place)]
    assert words in problems[0].message and hint in (problems[0].hint or "")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"a,b\n\x81,\x8d\n", "neither UTF-8 nor Windows-1252"),
        (b"a\0,\0b\0", "NUL"),
        (codecs.BOM_UTF16_LE + b"a", "UTF-16"),
        (b"a" + b",a" * 2000, "beyond what is read"),
    ],
)
def test_what_is_no_table_is_refused(data: bytes, words: str) -> None:
    with pytest.raises(DeckwrightError, match=words):
        read_table(data, "a.csv")


def test_a_row_knows_its_line_and_its_cell() -> None:
    sheets, _ = read_table(b'name,text\n\nA,"x\ny"\nB,z\n', "cards/g/a.csv")
    last = sheets[0].rows[-1].cells[1]
    assert (str(last.place), last.place.line) == ("cards/g/a.csv!B4", 5)


@given(st.binary(max_size=400))
def test_no_bytes_break_it(data: bytes) -> None:
    try:
        sheets, _ = read_table(data, "a.csv")
    except DeckwrightError:
        return
    for sheet in sheets:
        assert all(len(row.cells) == len(sheet.header) for row in sheet.rows)


texts = st.text(
    st.characters(codec="utf-8", exclude_characters="\r\0", exclude_categories=["Cs"]), max_size=12
)


@given(st.lists(st.lists(texts, min_size=3, max_size=3), max_size=5), st.sampled_from(",;\t"))
def test_what_the_csv_module_writes_is_read_back(rows: list[list[str]], delimiter: str) -> None:
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, quoting=csv.QUOTE_ALL).writerows([["aa", "bb", "cc"], *rows])
    wanted = [[text.strip(" \t\n\xa0") for text in row] for row in rows]
    assert cells(out.getvalue())[1:] == [row for row in wanted if any(text.strip() for text in row)]
