"""`fields:` of a type: what its cards can say."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ...basics.naming import field_name, is_field_name
from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ..kinds import KINDS, Field, TextField
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source.keys import Table, boolean, is_note, word
from ..source.report import Report

RESERVED: Final = ("id", "type", "copies", "back", "deck")
MAX_DEPTH: Final = 8  # lists and maps in one another

_OPTIONS: Final = {  # what has a meaning for some kinds alone
    option: [kind for kind, field in KINDS.items() if option in field.options]
    for field in KINDS.values()
    for option in field.options
}


@dataclass(frozen=True, slots=True)
class _Known:
    """What a declaration may name, and how deep it lies in others."""

    types: Collection[str]
    depth: int = 0

    def item(self, name: str, table: Table) -> Field | None:
        node = table.node("of")
        if node is None or self._is_too_deep(table, node):
            return None
        return _field(name, node, table.report, _Known(self.types, self.depth + 1))

    def parts(self, table: Table) -> dict[str, Field]:
        node = table.node("fields")
        if node is None or self._is_too_deep(table, node):
            return {}
        inner = _Known(self.types, self.depth + 1)
        fields = _fields(node, table.report, f"`fields` of {table.what}", inner)
        for name, default in default_nodes(node).items():
            message = f"{name!r} cannot have a default: only a field of the card itself can"
            table.report.add("wrong-value", message, default)
        return fields

    def _is_too_deep(self, table: Table, node: Node) -> bool:
        if self.depth + 1 < MAX_DEPTH:
            return False
        table.report.add("wrong-value", f"lists and maps lie more than {MAX_DEPTH} deep in one another", node)
        return True


def read_fields(node: Node | None, report: Report, what: str, types: Collection[str]) -> dict[str, Field]:
    """The fields of a type, without their defaults (`default_nodes` has them). *types* may be referred to."""
    return _fields(node, report, what, _Known(types))


def _fields(node: Node | None, report: Report, what: str, known: _Known) -> dict[str, Field]:
    found: dict[str, Field] = {}
    for key, inner in Table(node, report, what).items():
        if known.depth == 0 and key.value in RESERVED:
            message = f"a field cannot be called {key.value!r}: every card has that already"
            report.add("bad-id", message, key, f"{', '.join(RESERVED)} are taken")
        elif not is_field_name(key.value):
            message = f"{key.value!r} cannot be the name of a field: small letters, digits and _ are allowed"
            report.add("bad-id", message, key, f"write {_corrected(key)!r}")
        else:
            found[key.value] = _field(key.value, inner, report.of_field(key.value), known)
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


def _field(name: str, node: Node, report: Report, known: _Known) -> Field:
    what = f"the field {name!r}"
    table = Table(node, report, what)
    table.require("kind", f"kinds are {', '.join(KINDS)}")
    kind = _kind(table)
    required = table.read("required", boolean) or False
    table.node("default")
    given = {option for option in _OPTIONS if table.node(option) is not None}
    for option in sorted(given):
        if option not in kind.options:
            kinds = ", ".join(_OPTIONS[option])
            message = f"{what} is of kind {kind.kind}; {option!r} is for {kinds}"
            report.add("wrong-value", message, table.node(option))
    found = kind.declare(name, required, table, known)
    table.finish()
    return found


def _kind(table: Table) -> type[Field]:
    name = table.read("kind", word)
    if name is not None and name not in KINDS:
        hint = did_you_mean(name, KINDS) or f"kinds are {', '.join(KINDS)}"
        table.report.add("wrong-value", f"{name!r} is no kind of field", table.node("kind"), hint)
    return KINDS.get(name or "", TextField)


def _corrected(key: Scalar) -> str:
    name = field_name(key.value)
    return name if is_field_name(name) else "name"
