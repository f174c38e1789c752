"""`fields:` of a type: what its cards may say, kind by kind."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from ...basics.problems import did_you_mean
from ..model import Field, Kind
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source.keys import Table, boolean, is_note, number, word, words
from ..source.report import Report

RESERVED: Final = ("id", "type", "copies", "back", "deck")
MAX_DEPTH: Final = 8  # lists and maps in one another

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_OPTIONS: Final[dict[str, tuple[Kind, ...]]] = {  # what has a meaning for some kinds alone
    "min": (Kind.INTEGER, Kind.NUMBER),
    "max": (Kind.INTEGER, Kind.NUMBER),
    "choices": (Kind.CHOICE,),
    "of": (Kind.LIST,),
    "fields": (Kind.MAP,),
    "to": (Kind.REFERENCE,),
    "folder": (Kind.IMAGE,),
}


def read_fields(
    node: Node | None, report: Report, what: str, types: Collection[str], depth: int = 0
) -> dict[str, Field]:
    """The fields of a type or map, without their defaults (`default_nodes` has them). *types* may be referred to."""
    found: dict[str, Field] = {}
    for key, inner in Table(node, report, what).items():
        if depth == 0 and key.value in RESERVED:
            message = f"a field cannot be called {key.value!r}: every card has that already"
            report.add("bad-id", message, key, f"{', '.join(RESERVED)} are taken")
        elif not _NAME.fullmatch(key.value):
            message = f"{key.value!r} cannot be the name of a field: letters a to z, digits and _ are allowed"
            report.add("bad-id", message, key, f"write {_corrected(key)!r}")
        else:
            found[key.value] = _field(key.value, inner, report.of_field(key.value), types, depth)
    return found


def default_nodes(node: Node | None) -> dict[str, Node]:
    """The `default:` of each field, to be read once everything that a value may refer to is known."""
    found: dict[str, Node] = {}
    if isinstance(node, MappingNode):
        for name, (_, inner) in node.entries.items():
            default = inner.get("default") if isinstance(inner, MappingNode) else None
            if default is not None and not is_note(name):
                found[name] = default
    return found


def _field(name: str, node: Node, report: Report, types: Collection[str], depth: int) -> Field:
    what = f"the field {name!r}"
    table = Table(node, report, what)
    table.require("kind", f"kinds are {', '.join(Kind)}")
    kind = _kind(table)
    required = table.read("required", boolean) or False
    table.node("default")
    given = {option for option in _OPTIONS if table.node(option) is not None}
    for option in sorted(given):
        if kind not in _OPTIONS[option]:
            kinds = ", ".join(_OPTIONS[option])
            report.add(
                "wrong-value", f"{what} is of kind {kind}; {option!r} is for {kinds}", table.node(option)
            )
    minimum, maximum = table.read("min", _bound), table.read("max", _bound)
    if minimum is not None and maximum is not None and minimum > maximum:
        report.add("wrong-value", f"{what}: min {minimum} is more than max {maximum}", table.node("min"))
    choices = table.read("choices", words) or ()
    if kind is Kind.CHOICE:
        table.require("choices", "list what a card may choose: choices: [red, blue]")
    of = _item(name, table, types, depth) if kind is Kind.LIST else None
    fields = _map_fields(table, what, types, depth) if kind is Kind.MAP else {}
    to = _types(table, types)
    folder = table.read("folder", word)
    table.finish()
    return Field(name, kind, required, None, minimum, maximum, choices, of, fields, to, folder)


def _kind(table: Table) -> Kind:
    name = table.read("kind", word)
    if name is None:
        return Kind.TEXT
    if name in list(Kind):
        return Kind(name)
    hint = did_you_mean(name, [kind.value for kind in Kind]) or f"kinds are {', '.join(Kind)}"
    table.report.add("wrong-value", f"{name!r} is no kind of field", table.node("kind"), hint)
    return Kind.TEXT


def _item(name: str, table: Table, types: Collection[str], depth: int) -> Field | None:
    table.require("of", "say what the list holds: of: {kind: text}")
    node = table.node("of")
    if node is None or _too_deep(table, node, depth):
        return None
    return _field(name, node, table.report, types, depth + 1)


def _map_fields(table: Table, what: str, types: Collection[str], depth: int) -> dict[str, Field]:
    table.require("fields", "say what the map holds: fields: {cost: {kind: integer}}")
    node = table.node("fields")
    if node is None or _too_deep(table, node, depth):
        return {}
    fields = read_fields(node, table.report, f"`fields` of {what}", types, depth + 1)
    for inner, default in default_nodes(node).items():
        message = f"{inner!r} cannot have a default: only a field of the card itself can"
        table.report.add("wrong-value", message, default)
    return fields


def _too_deep(table: Table, node: Node, depth: int) -> bool:
    if depth + 1 < MAX_DEPTH:
        return False
    table.report.add("wrong-value", f"lists and maps lie more than {MAX_DEPTH} deep in one another", node)
    return True


def _types(table: Table, types: Collection[str]) -> tuple[str, ...]:
    found = table.read("to", words) or ()
    for name in found:
        if name not in types:
            hint = did_you_mean(name, types)
            table.report.add("unknown-name", f"{name!r} is no type of this game", table.node("to"), hint)
    return found


def _bound(node: Node, report: Report, what: str) -> int | float | None:
    value = number(node, report, what)
    if value is None:
        return None
    return int(value) if value == value.to_integral_value() else float(value)


def _corrected(key: Scalar) -> str:
    name = "_".join(re.findall(r"[a-z0-9]+", key.value.lower()))
    return name if _NAME.fullmatch(name) else "name"
