"""The spaces and ways of a board that a table holds: each row as the mapping that a file of YAML would have there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from ...basics.problems import DeckwrightError, Place, did_you_mean
from ..kinds import BooleanField
from ..kinds.field import TEXTS, WORDS
from ..kinds.nested import list_in_cell
from ..source import MapEntry, Node, Scalar
from ..source import Mapping as MappingNode
from ..source import Sequence as SequenceNode
from ..source.keys import is_note
from ..source.report import Report
from ..source.tables import (
    SUFFIXES,
    TEXT_SUFFIXES,
    TableRow,
    TableSheet,
    cell_of,
    is_blank,
    read_table,
    with_text,
)
from .columns import NOWHERE, Columns
from .project import MAX_ASSET, MAX_TEXT, Project

ID: Final = "id"  # the column of what is a key in a file of YAML


class Kind(NamedTuple):
    """What the rows of a table are."""

    key: str  # of the board
    noun: str
    columns: tuple[str, ...]
    required: tuple[str, ...]


SPACES: Final = Kind("spaces", "a space", (ID, "x", "y", "kind", "width", "not_in"), (ID, "x", "y"))
WAYS: Final = Kind("ways", "a way", ("from", "to", "via", "one_way"), ("from", "to"))


def is_table(node: Node | None) -> bool:
    """Whether a key of a board names a table: `river.csv`, or `river.xlsx!Spaces`."""
    return isinstance(node, Scalar) and _file_of(node).lower().endswith(SUFFIXES)


def report_strays(project: Project, folder: str, named: Collection[str], report: Report) -> None:
    """Tell of the tables beside the boards that none of them names."""
    for name in project.files(folder):
        is_meant = name.lower().endswith(SUFFIXES) and not is_note(name) and not name.startswith("~$")
        if is_meant and f"{folder}/{name}" not in named:
            message = f"{name} is not read: no board names it"
            hint = f"write spaces: {name} or ways: {name} in a board, or put _ before its name"
            report.add("stray-file", message, Place(f"{folder}/{name}"), hint)


class BoardTables:
    """Reads the tables that the boards of one folder name."""

    def __init__(self, project: Project, folder: str, languages: Sequence[str], report: Report) -> None:
        self.project, self.folder, self.languages, self.report = project, folder, languages, report
        self.named: set[str] = set()  # the files, by their paths

    def spaces(self, node: Node, fields: Collection[str]) -> MappingNode | None:
        """The rows of a table by the ids of the spaces; None where it cannot be read, which is reported."""
        read = self._read(node, SPACES, fields)
        if read is None:
            return None
        found: dict[str, MapEntry] = {}
        has_all = True  # the ids
        for row in read:
            id = row.entries.get(ID)
            if id is None or not isinstance(id.value, Scalar):
                has_all = False
                continue
            if (other := found.get(id.value.value)) is not None:
                message = f"the space {id.value.value!r} stands here and at {other.key.place}"
                self.report.add("duplicate-id", message, id.value, "rename one of them")
                continue
            entries = {name: entry for name, entry in row.entries.items() if name != ID}
            own = MappingNode(entries, False, NOWHERE, id.value.origin, row.complete)
            found[id.value.value] = MapEntry(id.value, own)
        return MappingNode(found, False, NOWHERE, node.origin, has_all)

    def ways(self, node: Node) -> SequenceNode | None:
        """The rows of a table of ways; None where it cannot be read, which is reported."""
        read = self._read(node, WAYS, ())
        return None if read is None else SequenceNode(tuple(read), False, NOWHERE, node.origin)

    def _read(self, node: Node, kind: Kind, fields: Collection[str]) -> list[MappingNode] | None:
        sheet = self._sheet(node, kind) if isinstance(node, Scalar) else None
        if sheet is None:
            return None
        columns = Columns(sheet, self.languages, self.report, {})
        known = (*kind.columns, *fields)
        for name, own in columns.fields.items():
            if name not in known and not is_note(name):
                message = f"{kind.noun} has no column {own[0].header.value!r}"
                hint = did_you_mean(name, known) or f"columns are {', '.join(known)}; notes begin with _"
                self.report.add("unknown-key", message, own[0].header, hint)
        lacking = [name for name in kind.required if name not in columns.fields]
        for name in lacking:
            message = f"the table of {kind.key} needs the column {name!r}"
            self.report.add("missing-key", message, sheet.place, f"columns are {', '.join(known)}")
        if lacking:
            return None
        if not sheet.rows:
            hint = f"write a row for each of the {kind.key}"
            self.report.add("table-empty", "the table names its columns and holds no row", sheet.place, hint)
        return list(self._rows(columns, kind, known))

    def _rows(self, columns: Columns, kind: Kind, known: Collection[str]) -> Iterator[MappingNode]:
        for row in columns.rows():
            entries, complete = self._entries(columns, row, known)
            first = next(iter(entries.values())).value if entries else row.cells[0]
            for name in kind.required:
                cell = row.cells[columns.fields[name][0].at]
                if name not in entries and complete:
                    self.report.add(
                        "missing-key", f"{kind.noun} needs {name!r}", cell, f"write it in {_at(cell)}"
                    )
                    complete = False
            yield MappingNode(entries, False, NOWHERE, first.origin, complete)

    def _entries(
        self, columns: Columns, row: TableRow, known: Collection[str]
    ) -> tuple[dict[str, MapEntry], bool]:
        """What a row says, by the names of its columns, and whether all of its cells could be read."""
        complete = not columns.report_faults(row, self.report)
        found: dict[str, MapEntry] = {}
        for name in (name for name in columns.fields if name in known):
            own = columns.fields[name]
            node: Node | None = columns.value(own, row)
            if node is not None and is_blank(node):
                continue
            if isinstance(node, Scalar) and name in _CELLS:
                node = _CELLS[name](node, self.report)
            if node is None:
                complete = False
            else:
                found[name] = MapEntry(with_text(own[0].header, name), node)
        return found, complete

    def _sheet(self, node: Scalar, kind: Kind) -> TableSheet | None:
        label = self.project.spelling(f"{self.folder}/{_file_of(node)}")
        self.named.add(label)
        if label not in {f"{self.folder}/{name}" for name in self.project.files(self.folder)}:
            tables = [name for name in self.project.files(self.folder) if name.lower().endswith(SUFFIXES)]
            hint = did_you_mean(_file_of(node), tables) or f"tables of boards lie in {self.folder}/"
            self.report.add("file-missing", f"{label} does not exist", node, hint)
            return None
        try:
            limit = MAX_TEXT if label.lower().endswith(TEXT_SUFFIXES) else MAX_ASSET
            sheets, problems = read_table(self.project.read(label, limit), label)
        except DeckwrightError as error:
            self.report.take_error(error)
            return None
        for found in problems:
            self.report.take(found)
        return self._tab([sheet for sheet in sheets if not (sheet.name and is_note(sheet.name))], node, kind)

    def _tab(self, sheets: Sequence[TableSheet], node: Scalar, kind: Kind) -> TableSheet | None:
        tab = node.value.partition("!")[2]
        by_name: Mapping[str, TableSheet] = {(sheet.name or "").casefold(): sheet for sheet in sheets}
        if not tab and len(sheets) == 1:
            return sheets[0]
        found = by_name.get((tab or kind.key).casefold())
        if found is None and sheets:
            names = [sheet.name or "" for sheet in sheets]
            message = f"{_file_of(node)} has no tab {tab or kind.key!r}; its tabs are {', '.join(names)}"
            hint = did_you_mean(tab, names) or f"write {kind.key}: {_file_of(node)}!{names[0]}"
            self.report.add("unknown-name", message, node, hint)
        return found


def _file_of(node: Scalar) -> str:
    return node.value.partition("!")[0]


def _at(cell: Scalar) -> str:
    return PurePosixPath(str(cell.place)).name


def _words(node: Scalar, report: Report) -> Node | None:
    cell = cell_of(node)
    return list_in_cell(node, cell, WORDS, report) if cell else node


def _points(node: Scalar, report: Report) -> Node | None:
    """`60 45; 145 60`, or a list of YAML in brackets."""
    cell = cell_of(node)
    found = list_in_cell(node, cell, TEXTS, report) if cell else node
    if not isinstance(found, SequenceNode):
        return found
    return SequenceNode(tuple(_numbers(item) for item in found.items), True, found.span, found.origin)


def _numbers(node: Node) -> Node:
    if not isinstance(node, Scalar):
        return node
    parts = tuple(Scalar(part, node.style, node.span, node.origin) for part in node.value.split())
    return SequenceNode(parts, True, node.span, node.origin)


def _flag(node: Scalar, report: Report) -> Node | None:
    return BooleanField("one_way").as_yaml(node, report)


_CELLS: Final[Mapping[str, Callable[[Scalar, Report], Node | None]]] = {
    "not_in": _words, "via": _points, "one_way": _flag,
}  # fmt: skip
