"""The tables of `data:` as rules see them: rows of values, each with its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ...basics.problems import did_you_mean
from ..condition_names import Vocabulary
from ..rule_types import DataRow
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source import Sequence as SequenceNode
from ..source.keys import is_note, word
from ..source.report import Report

DATA: Final = "data"
EACH: Final = "*"  # in a path: every table there
VALUE: Final = "value"  # of a row that is no mapping

_NUMBER: Final = re.compile(r"-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?")
_TRUTHS: Final = {"true": True, "false": False}


class DataTable(NamedTuple):
    """A list or mapping of `data:`, by the names that lead to it."""

    path: tuple[str, ...]
    node: SequenceNode | MappingNode


def read_rows(node: Node, data: Node | None, report: Report) -> tuple[DataRow, ...] | None:
    """The rows of the tables that `over: data.levels` names; None where there is none, which is reported."""
    written = word(node, report, "`over`") or ""
    found: list[DataTable] = []
    for path, there in _at(data, written.split(".")[1:], (DATA,)):
        if isinstance(there, Scalar):
            message = f"`over`: {'.'.join(path)} is no table"
            report.add(
                "wrong-value", message, node, "a list of rows, or a mapping with a row a key, is allowed"
            )
            return None
        found.append(DataTable(path, there))
    if not found:
        report.add("unknown-name", f"`data:` of game.yaml holds no {written}", node, _hint(data, written))
        return None
    return tuple(row for table in found for row in _rows(table))


def vocabulary_of_rows(rows: Iterable[DataRow]) -> Vocabulary:
    """What rules over rows may ask for: the columns that any of them has."""
    names: dict[str, None] = {}
    items: dict[str, dict[str, None]] = {}
    for row in rows:
        for name, value in row.values.items():
            names[name] = None
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, MappingProxyType):
                    items.setdefault(name, {}).update(dict.fromkeys(item))
    return Vocabulary(names, items)


def columns_of(data: Any) -> set[str]:
    """Every name that a row of the game's plain data may have."""
    if isinstance(data, tuple):
        return {name for item in data for name in columns_of(item)}
    if isinstance(data, MappingProxyType):
        return set(data) | {name for value in data.values() for name in columns_of(value)}
    return set()


def _at(node: Node | None, names: list[str], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Node]]:
    """What lies at the end of a path, and the names that led there."""
    if node is None:
        return
    if not names:
        yield path, node
        return
    for name, inner in _inner(node):
        if names[0] in (name, EACH):
            yield from _at(inner, names[1:], (*path, name))


def _inner(node: Node) -> Iterator[tuple[str, Node]]:
    match node:
        case MappingNode():
            yield from ((name, entry.value) for name, entry in node.entries.items() if not is_note(name))
        case SequenceNode():
            yield from ((str(number), item) for number, item in enumerate(node.items, 1))


def _rows(table: DataTable) -> Iterator[DataRow]:
    """A row an item, or a key. What a row says itself comes before what is known of every row."""
    place = ".".join(table.path)
    for number, (name, node) in enumerate(_inner(table.node), 1):
        own = {"table": table.path[-1], "row": number}
        if isinstance(table.node, MappingNode):
            own["key"] = _value(table.node.entries[name].key)
            place_of_row, id = table.node.entries[name].key.place, f"{place}.{name}"
        else:
            place_of_row, id = node.place, f"{place}, row {number}"
        if isinstance(node, MappingNode):
            cells = {key: entry for key, entry in node.entries.items() if not is_note(key)}
            values = {key: _value(entry.value) for key, entry in cells.items()}
            places = {key: entry.value.place for key, entry in cells.items()}
        else:
            values, places = {VALUE: _value(node)}, {VALUE: node.place}
        copies = values.get("copies")
        counted = copies if isinstance(copies, int) and not isinstance(copies, bool) and copies > 0 else 1
        whole = {**own, "copies": counted, **values}
        yield DataRow(id, MappingProxyType(whole), counted, place_of_row, MappingProxyType(places))


def _value(node: Node) -> Any:
    """A plain number is one, and true and false are truths; all else is text."""
    match node:
        case MappingNode():
            entries = node.entries.items()
            return MappingProxyType({k: _value(entry.value) for k, entry in entries if not is_note(k)})
        case SequenceNode():
            return tuple(_value(item) for item in node.items)
        case Scalar():
            return node.value if node.style else _plain(node.value)


def _plain(text: str) -> Any:
    if text in ("", "null", "~"):
        return None
    if not _NUMBER.fullmatch(text):
        return _TRUTHS.get(text, text)
    return Decimal(text) if "." in text else int(text)


def _hint(data: Node | None, written: str) -> str:
    known = [f"{DATA}.{name}" for name, _ in _inner(data)] if data is not None else []
    return did_you_mean(written, known) or f"write over: {DATA}.NAME; {DATA}.NAME.* for every table in it"
