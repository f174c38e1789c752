"""Tables → card files: a row is a card, a column a field. What the cells mean is for `values` to say."""

from __future__ import annotations

import re
from dataclasses import field
from pathlib import PurePosixPath
from typing import Final

from ...basics.naming import id_of
from ...basics.problems import DeckwrightError, did_you_mean
from ...basics.records import dataclass
from ..kinds import NAMES
from ..source import MapEntry, Scalar
from ..source import Mapping as MappingNode
from ..source.keys import is_note
from ..source.report import Report
from ..source.tables import (
    TEXT_SUFFIXES,
    CellText,
    TableRow,
    TableSheet,
    is_blank,
    read_table,
    scalar,
    with_text,
)
from .columns import NOWHERE, Columns, is_empty
from .outline import GameOutline
from .project import MAX_ASSET, MAX_TEXT, Project

COPIES: Final = (
    "copies", "qty", "quantity", "count", "nombre", "anzahl", "exemplaires", "cantidad", "quantita", "aantal",
    "количество", "数量", "枚数", "수량",
)  # fmt: skip
OWN: Final = ("id", "type", "copies", "back")  # columns of every card
DEFAULT_TABS: Final = re.compile(
    r"(sheet|feuil|feuille|tabelle|hoja|foglio|blad|planilha|arkusz|лист|аркуш|φύλλο|工作表|シート|ورقة|table|cards|cartes"
    r"|karten)[ _-]?\d*",
    re.IGNORECASE,
)

_WHOLE: Final = re.compile(r"([+-]?\d+)[.,]0+")


@dataclass(slots=True)
class TableCards:
    """The cards of one table, as a card file of YAML holds them."""

    name: str  # monsters.csv, or monsters.xlsx!Tab
    type: Scalar | None  # of the cards that do not name one themselves
    is_guess: bool = False  # that they are of this type: nobody can tell
    cards: dict[str, MapEntry] = field(default_factory=dict)
    columns: dict[str, Scalar] = field(default_factory=dict)  # the headers of the fields


def table_cards(
    project: Project, label: str, outline: GameOutline, taken: set[str], report: Report
) -> list[TableCards]:
    """The card files that the tables of the file *label* are; their ids are added to those *taken*."""
    try:
        limit = MAX_TEXT if label.lower().endswith(TEXT_SUFFIXES) else MAX_ASSET
        sheets, problems = read_table(project.read(label, limit), label)
    except DeckwrightError as error:
        report.take_error(error)
        return []
    for found in problems:
        report.take(found)
    sheets = [sheet for sheet in sheets if not (sheet.name and is_note(sheet.name))]
    tables = [_Table(sheet, outline, report) for sheet in sheets]
    known = [table for table in tables if table.has_type]
    for table in tables:
        if table not in known and not table.is_guess:
            table.report_no_type(others=bool(known))
    return [table.cards(taken) for table in known]


class _Table:
    """One table, its columns known."""

    def __init__(self, sheet: TableSheet, outline: GameOutline, report: Report) -> None:
        self.sheet, self.outline, self.report = sheet, outline, report
        self.stem = PurePosixPath(sheet.place.file).stem
        copies = {name: "copies" for name in COPIES if name not in outline.fields}
        self.columns = Columns(sheet, outline.languages, report, copies)
        self.fields = self.columns.fields
        self.own = {name: columns[0] for name, columns in self.fields.items() if name in OWN}
        self.name = self._name_column()
        self.type = self._type()
        self.is_guess = False  # what type the cards are of, as what seems to name types names none
        self._check_types()

    @property
    def has_type(self) -> bool:
        return self.type is not None or "type" in self.own

    def report_no_type(self, *, others: bool) -> None:
        types = ", ".join(dict.fromkeys(self.outline.types.values()))
        hint = f"write a column `type`, or name the {'tab' if self.sheet.name else 'file'} after one: {types}"
        if others:
            message = "the tab is not read: its name is no type of the game, and it has no column `type`"
            self.report.add("table-unread", message, self.sheet.place, f"{hint}; a name with _ is a note")
        else:
            self.report.add(
                "card-type", "no type is named for the cards of this table", self.sheet.place, hint
            )

    def _check_types(self) -> None:
        """Report a column `type` none of whose values is a type of the game, once; the table goes on without it."""
        column, outline = self.own.get("type"), self.outline
        if column is None or not outline.has_types:
            return
        cells = [row.cells[column.at] for row in self.sheet.rows if not is_blank(row.cells[column.at])]
        if not cells or any(
            outline.type_of(cell.value) or did_you_mean(cell.value, outline.types) for cell in cells
        ):  # a single one is misspelt
            return
        found = ", ".join(list(dict.fromkeys(cell.value for cell in cells))[:4])
        types = ", ".join(dict.fromkeys(outline.types.values()))
        message = f"the column {column.header.value!r} names the types of the cards: {found} is none; types are {types}"
        hint = "name the column otherwise (Kind), put _ before its name, or write these types under `types:`"
        self.report.add("card-type", message, column.header, hint)
        del self.own["type"], self.fields["type"]
        self.is_guess = True

    def cards(self, taken: set[str]) -> TableCards:
        label = PurePosixPath(self.sheet.place.file).name
        found = TableCards(
            f"{label}!{self.sheet.name}" if self.sheet.name else label, self.type, self.is_guess
        )
        found.columns = {c.path[0]: c.header for c in self.columns.all if c.path[0] not in OWN}
        first: dict[str, Scalar] = {}
        numbered: list[tuple[str, Scalar]] = []
        for row in self.columns.rows():
            key, is_made = self._key(row)
            if key.value.startswith("_"):
                continue
            if is_made and (not key.value or key.value in taken):
                key = with_text(key, _numbered(key.value or _named_after(self.sheet.name, self.stem), taken))
                numbered.append((key.value, key))
            if key.value in first:
                message = f"the id {key.value!r} stands here and at {first[key.value].place}"
                hint = "ids are unique in a game: rename one of them"
                self.report.of_card(key.value).add("duplicate-id", message, key, hint)
                continue
            first[key.value] = key
            taken.add(key.value)
            found.cards[key.value] = MapEntry(key, self._card(row, key))
        self._report_numbered(numbered)
        if not self.sheet.rows:
            message = "no card: the table names its columns, and below them there is nothing"
            self.report.add("table-empty", message, self.sheet.place, "write a row for each card")
        return found

    def _name_column(self) -> int | None:
        by_name = {
            c.path[0]: c.at
            for c in self.columns.all
            if len(c.path) == 1 and c.lang is None and not is_note(c.path[0])
        }
        named = next((by_name[name] for name in NAMES if name in by_name), None)
        if named is not None:
            return named
        return next((index for name, index in by_name.items() if name not in OWN), None)

    def _type(self) -> Scalar | None:
        """The type that the table as a whole is of: by its tab, by its file, or because there is one only."""
        outline, tab = self.outline, self.sheet.name
        words = [word for word in (tab, self.stem) if word]
        if outline.has_types:
            found = next((type for word in words if (type := outline.type_of(word))), outline.only_type)
        else:
            own = () if not tab or DEFAULT_TABS.fullmatch(tab) else (tab,)
            found = _named_after(*own, self.stem)
        place = self.sheet.place
        return scalar(CellText(place.file, (found,), place.cell or "")) if found else None

    def _key(self, row: TableRow) -> tuple[Scalar, bool]:
        """The id of a row's card, and whether it was made from the name."""
        if (column := self.own.get("id")) and not is_blank(row.cells[column.at]):
            return row.cells[column.at], False
        if self.name is not None and not is_blank(row.cells[self.name]):
            cell = row.cells[self.name]
            return with_text(cell, id_of(cell.value)), True
        first = next(cell for cell in row.cells if not is_empty(cell))
        return with_text(first, ""), True

    def _card(self, row: TableRow, key: Scalar) -> MappingNode:
        report = self.report.of_card(key.value)
        fields: dict[str, MapEntry] = {}
        complete = not self.columns.report_faults(row, report)
        for name, columns in self.fields.items():
            node = self.columns.value(columns, row)
            if name not in OWN:
                fields[name] = MapEntry(with_text(columns[0].header, name), node)
            elif name != "id" and isinstance(node, Scalar) and not is_blank(node):
                fields[name] = MapEntry(with_text(columns[0].header, name), self._own_value(name, node))
        return MappingNode(fields, False, NOWHERE, key.origin, complete)

    def _own_value(self, name: str, cell: Scalar) -> Scalar:
        match name:
            case "copies":
                whole = _WHOLE.fullmatch(cell.value)
                return with_text(cell, whole[1]) if whole else cell
            case "type":
                known = self.outline.type_of(cell.value)
                if known is None and not self.outline.has_types:
                    known = id_of(cell.value)
                return with_text(cell, known) if known else cell
            case _:
                return cell

    def _report_numbered(self, numbered: list[tuple[str, Scalar]]) -> None:
        if numbered:
            id, key = numbered[0]
            count = f"{len(numbered)} cards were" if len(numbered) > 1 else "a card was"
            message = f"{count} given a number to tell them apart, such as {id!r}: their names make no id of their own"
            self.report.add("table-numbered", message, key, "write a column `id` to name them yourself")


def _named_after(*words: str | None) -> str:
    """The first of the *words* that makes an id with letters."""
    return next((id for word in words if word and re.search("[a-z]", id := id_of(word))), "card")


def _numbered(id: str, taken: set[str]) -> str:
    """*id* with the first number that makes it new."""
    number = 2 if id in taken else 1
    while f"{id}-{number}" in taken:
        number += 1
    return f"{id}-{number}"
