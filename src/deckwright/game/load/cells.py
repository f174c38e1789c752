"""A cell of a table as the kind of its field would have it written: the one place that knows both."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ...basics.naming import id_of
from ..model import Field, Kind
from ..source import Entry, Node, Scalar, read_yaml, relocated
from ..source import Mapping as MappingNode
from ..source import Sequence as SequenceNode
from ..source.report import Report
from ..source.tables import CellText, cell_of, is_blank, renamed

YES: Final = ("true", "yes", "x", "✓", "✔", "1", "vrai", "oui", "wahr", "ja")
NO: Final = ("false", "no", "0", "faux", "non", "falsch", "nein")

_WHOLE: Final = re.compile(r"([+\-−]?\d+)[.,]0+")
_BETWEEN_WORDS: Final = re.compile(r"[,;\n]")  # of a list whose items are one word each
_BETWEEN_TEXTS: Final = re.compile(r"[;\n]")
_BETWEEN_LINES: Final = re.compile(r"\n")
_SEPARATORS: Final = {
    Kind.RICH: _BETWEEN_LINES,
    Kind.TEXT: _BETWEEN_TEXTS,
    Kind.NUMBER: _BETWEEN_TEXTS,  # whose decimals a comma may begin
    Kind.POWER: _BETWEEN_TEXTS,
}


def as_declared(declared: Field, node: Node, report: Report) -> Node | None:
    """*node* as a file of YAML would write it for its field, if it is a cell; None where it was reported."""
    cell = cell_of(node)
    if cell is None or is_blank(node):
        return node
    if isinstance(node, MappingNode):
        return _by_language(declared, node)
    if not isinstance(node, Scalar):
        return node
    match declared.kind:
        case Kind.TEXT | Kind.RICH:
            return _text(declared, node, cell)
        case Kind.INTEGER:
            whole = _WHOLE.fullmatch(node.value)
            return renamed(node, whole[1]) if whole else node
        case Kind.BOOLEAN:
            word = node.value.casefold()
            return renamed(node, "true" if word in YES else "false" if word in NO else node.value)
        case Kind.REFERENCE:
            return renamed(node, id_of(node.value) or node.value)
        case Kind.LIST:
            return _list(declared, node, cell, report)
        case Kind.MAP:
            return _written_out(node, cell, report)
    return node


def _text(declared: Field, node: Scalar, cell: CellText) -> Scalar:
    """A text as the sheet shows it; where markup is read, with the letters that are bold or italic in the cell."""
    marked = cell.marked if declared.kind is Kind.RICH else None
    return renamed(node, marked or cell.shown or node.value)


def _by_language(declared: Field, node: MappingNode) -> MappingNode:
    if declared.kind not in (Kind.TEXT, Kind.RICH):
        return node
    entries = dict(node.entries)
    for name, (key, value) in node.entries.items():
        if isinstance(value, Scalar) and (cell := cell_of(value)):
            entries[name] = Entry(key, _text(declared, value, cell))
    return replace(node, entries=entries)


def _list(declared: Field, node: Scalar, cell: CellText, report: Report) -> Node | None:
    """The items of a cell: a list of YAML in brackets, or texts one a line, or words with commas."""
    item = declared.of
    if node.value.startswith("[") or item is None or item.kind in (Kind.LIST, Kind.MAP):
        return _written_out(node, cell, report)
    written = cell.marked if item.kind is Kind.RICH and cell.marked else node.value
    plain = replace(cell, marked=None, shown=None)
    items = tuple(Scalar(part, node.style, node.span, plain) for part in items_of(written, item.kind))
    return SequenceNode(items, True, node.span, cell)


def items_of(written: str, kind: Kind) -> list[str]:
    """The items of a list that is written in a cell without brackets."""
    parts = (part.strip() for part in _SEPARATORS.get(kind, _BETWEEN_WORDS).split(written))
    return [part for part in parts if part]


def _written_out(node: Scalar, cell: CellText, report: Report) -> Node | None:
    """A list or map that is written in the cell as in a file of YAML."""
    text = node.value
    if "\n" not in text and not text.startswith(("[", "{")):
        return node  # told by what reads it: a list or mapping is allowed
    root, problems = read_yaml(text, cell.label)
    for found in problems:
        report.take(replace(found, place=node.place, edit=None))
    plain = replace(cell, marked=None, shown=None)
    return None if problems or root is None else relocated(root, plain)
