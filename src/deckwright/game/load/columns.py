"""The columns of a table: which field each is of, and what a row says of it. What a row is, is not asked here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from ...basics.naming import field_name, is_field_name
from ..source import MapEntry, Node, Scalar, Span
from ..source import Mapping as MappingNode
from ..source.keys import is_note
from ..source.report import Report
from ..source.tables import TableRow, TableSheet, cell_of, column_letters, is_blank, with_text

_LANGUAGE: Final = re.compile(r"(.+?)\s*(?::\s*([\w-]+)|\[\s*([\w-]+)\s*\]|\(\s*([\w-]+)\s*\))")
NOWHERE: Final = Span(0, 0, 0, 0)


class Column(NamedTuple):
    at: int
    path: tuple[str, ...]  # the field, and the names within it
    lang: str | None
    header: Scalar


class Columns:
    """The columns of one sheet by the fields that their headers mean; headers that mean none are reported."""

    def __init__(
        self, sheet: TableSheet, languages: Sequence[str], report: Report, aliases: Mapping[str, str]
    ) -> None:
        self.sheet, self.languages, self.report = sheet, languages, report
        self.aliases = aliases  # fields by other names that they go by
        self.all = list(self._columns())
        self.fields: dict[str, list[Column]] = {}
        for column in self.all:
            self.fields.setdefault(column.path[0], []).append(column)

    def rows(self) -> Iterator[TableRow]:
        """The rows that say something in more than notes."""
        told = [column.at for column in self.all if not is_note(column.path[0])]
        for row in self.sheet.rows:
            if not all(is_empty(row.cells[at]) for at in told):
                yield row

    def report_faults(self, row: TableRow, report: Report) -> bool:
        """Report the cells of a row that hold no value; whether there is one."""
        found = False
        for name, columns in self.fields.items():
            for cell in (row.cells[column.at] for column in columns):
                if (origin := cell_of(cell)) and origin.fault and not is_note(name):
                    report.of_field(name).add("table-cell", f"the cell {origin.fault}", cell, origin.remedy)
                    found = True
        return found

    def value(self, columns: Sequence[Column], row: TableRow, depth: int = 1) -> Node:
        """What a row says of a field: one cell, or several that are its languages or the parts of a map."""
        cells = [(column, row.cells[column.at]) for column in columns]
        filled = [(column, cell) for column, cell in cells if not is_blank(cell)]
        if not filled:
            return cells[0][1]
        first, cell = filled[0]
        entries: dict[str, MapEntry] = {}
        if len(first.path) > depth:
            for name, group in groupby((column for column, _ in filled), key=lambda c: c.path[depth]):
                entries[name] = MapEntry(
                    with_text(first.header, name), self.value(list(group), row, depth + 1)
                )
        elif any(column.lang for column, _ in filled):
            for column, text in filled:
                lang = column.lang or self.languages[0]
                entries.setdefault(lang, MapEntry(with_text(column.header, lang), text))
        else:
            return cell
        return MappingNode(entries, True, NOWHERE, cell.origin)

    def _columns(self) -> Iterator[Column]:
        seen: dict[tuple[tuple[str, ...], str | None], Scalar] = {}
        for index, header in enumerate(self.sheet.header):
            written = " ".join(header.value.split())
            if is_note(written):  # kept as a note of the card, which nothing reads and `convert` carries over
                yield Column(index, (f"_{field_name(written)}",), None, header)
                continue
            if not written:
                self._report_nameless(index, header)
                continue
            path, lang = self._meaning(written)
            if not path or not all(map(is_field_name, path)):
                message = f"{written!r} cannot be the name of a field: it begins with a letter"
                self.report.add("table-header", message, header, "rename the column, or put _ before it")
            elif before := self._before(path, lang, seen):
                message = (
                    f"the column is read as {'.'.join(path)!r}, as {before.value!r} at {before.place} is"
                )
                self.report.add("table-header", message, header, "rename one of them, or put _ before it")
            else:
                seen[path, lang] = header
                yield Column(index, path, lang, header)

    @staticmethod
    def _before(
        path: tuple[str, ...], lang: str | None, seen: Mapping[tuple[tuple[str, ...], str | None], Scalar]
    ) -> Scalar | None:
        """The header of a column before that says the same, or the whole of what this says a part of."""
        for (other, other_lang), header in seen.items():
            shorter = min(len(path), len(other))
            if (path == other and lang == other_lang) or (
                len(path) != len(other) and path[:shorter] == other[:shorter]
            ):
                return header
        return None

    def _meaning(self, header: str) -> tuple[tuple[str, ...], str | None]:
        """The field that a header means, and the language of its texts where it names one."""
        if match := _LANGUAGE.fullmatch(header):
            code = next(filter(None, match.groups()[1:]))
            langs = {lang.lower(): lang for lang in self.languages}
            if code.lower() in langs:
                return self._path(match[1]), langs[code.lower()]
        return self._path(header), None

    def _path(self, header: str) -> tuple[str, ...]:
        path = tuple(field_name(part) for part in header.split("."))
        if "" in path:
            path = tuple(filter(None, (field_name(header),)))
        return (self.aliases.get(path[0], path[0]),) if len(path) == 1 else path

    def _report_nameless(self, index: int, header: Scalar) -> None:
        for row in self.sheet.rows:
            if not is_empty(row.cells[index]):
                message = f"the column {column_letters(index)} has no name in the first row and is not read"
                self.report.add("table-unread", message, row.cells[index], "name it; notes are named with _")
                return


def is_empty(cell: Scalar) -> bool:
    """Whether a cell says nothing, not even what it fails to say."""
    origin = cell_of(cell)
    return cell.is_empty and not (origin and origin.fault)
