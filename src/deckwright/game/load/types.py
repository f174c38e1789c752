"""`types:` of game.yaml: what kinds of card there are, each with what it takes over from those that it extends."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import field
from typing import Final

from ...basics.problems import Place, did_you_mean
from ...basics.records import dataclass
from ..kinds import ChoiceField, Field
from ..localized import Localized, read_localized
from ..model import CardType, Component
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source.keys import Table, boolean, identifier, word
from ..source.keys import integer as integer_of
from ..source.report import Report
from .components import component_by_name, component_of
from .fields import default_nodes, read_fields
from .layouts import Layouts

MAX_COPIES: Final = 1000
MAX_DEPTH: Final = 20  # types that extend one another


@dataclass(slots=True)
class TypeSpec:
    """A type as written, then with what it inherits; the model's CardType is made of it."""

    id: str
    key: Scalar
    table: Table
    abstract: bool = False
    parent: str | None = None
    name: Localized[str] | None = None
    component: str | None = None
    front: str | None = None
    back: str | None = None
    copies: int | None = None
    copies_by: str | None = None
    fields: dict[str, Field] = field(default_factory=dict)
    defaults: dict[str, Node] = field(default_factory=dict)
    ancestors: tuple[str, ...] = ()
    is_complete: bool = True  # False where a fault hides a part of it

    def is_a(self, id: str) -> bool:
        return id == self.id or id in self.ancestors


@dataclass(frozen=True, slots=True)
class TypeContext:
    """What types may refer to."""

    languages: Sequence[str]
    components: MutableMapping[str, Component]  # of game.yaml, and sizes by name that a type names
    copies_by: Mapping[str, Mapping[str, int]]
    layouts: Layouts
    game: str


def read_types(table: Table, given: TypeContext) -> dict[str, TypeSpec]:
    """Every type, abstract ones too, in file order."""
    nodes = {key.value: (key, node) for key, node in table.items() if identifier(key, table.report, "a type")}
    written = {id: _read_type(key, node, table.report, given, nodes) for id, (key, node) in nodes.items()}
    resolved: dict[str, TypeSpec] = {}
    for id in written:
        _inherit(id, written, resolved, ())
    for spec in resolved.values():
        _check(spec, given)
    return resolved


def model_of(spec: TypeSpec, fields: Mapping[str, Field], given: TypeContext) -> CardType:
    """The type as later stages see it; *fields* have their defaults."""
    name = spec.name or Localized({given.languages[0]: spec.id})
    component = component_of(spec.component, given.components)
    place = spec.key.place
    return CardType(spec.id, name, component, fields, spec.front or "", spec.back, spec.ancestors, place)


def _read_type(
    key: Scalar, node: Node, report: Report, given: TypeContext, types: Mapping[str, object]
) -> TypeSpec:
    table = Table(node, report, f"the type {key.value!r}")
    spec = TypeSpec(key.value, key, table, is_complete=not isinstance(node, MappingNode) or node.complete)
    spec.abstract = table.read("abstract", boolean) or False
    spec.parent = _read_known(table, "extends", types, "type")
    spec.name = table.read("name", lambda n, r, what: read_localized(n, given.languages, r, what))
    spec.component = _component(table, given)
    spec.front = given.layouts.named(table.entry("front"), report, or_picture=True)
    spec.back = given.layouts.named(table.entry("back"), report, or_picture=True)
    spec.copies = table.read("copies", copies)
    spec.copies_by = _read_known(table, "copies_by", given.copies_by, "table of `copies_by`")
    if spec.copies is not None and spec.copies_by is not None:
        report.add(
            "wrong-value", f"the type {key.value!r} has copies and copies_by; one of them is allowed", key
        )
    taken = {"extends": spec.parent, "component": spec.component, "front": spec.front}
    if any(value is None and table.node(key) is not None for key, value in taken.items()):
        spec.is_complete = False  # what it names could not be found: no need to say that it is missing
    fields = table.node("fields")
    spec.fields = read_fields(fields, report, f"`fields` of the type {key.value!r}", types)
    spec.defaults = default_nodes(fields)
    table.finish()
    return spec


def copies(node: Node, report: Report, what: str) -> int | None:
    """A number of copies: 0 is no card."""
    value = integer_of(node, report, what)
    if value is None or 0 <= value <= MAX_COPIES:
        return value
    report.add("wrong-value", f"{what} is {value}; 0 to {MAX_COPIES} is allowed", node)
    return None


def _component(table: Table, given: TypeContext) -> str | None:
    """The component that a type names: of `components`, or a size by its name."""
    node = table.node("component")
    if isinstance(node, Scalar) and node.value not in given.components:
        found = component_by_name(node.value)
        if found is not None:
            given.components[node.value] = found
    return _read_known(table, "component", given.components, "component")


def _read_known(table: Table, key: str, known: Mapping[str, object], what: str) -> str | None:
    name = table.read(key, word)
    if name is None or name in known:
        return name
    hint = did_you_mean(name, known) or (f"there are {', '.join(known)}" if known else None)
    table.report.add("unknown-name", f"{name!r} is no {what} of this game", table.node(key), hint)
    return None


def _inherit(
    id: str, written: Mapping[str, TypeSpec], resolved: dict[str, TypeSpec], path: tuple[str, ...]
) -> TypeSpec:
    """*id* with what it inherits, put into *resolved* in an order that has parents first."""
    if id in resolved:
        return resolved[id]
    spec = written[id]
    way = (*path, id)
    if len(path) > MAX_DEPTH:
        _report_circle(spec, f"more than {MAX_DEPTH} deep")
    elif spec.parent in way:
        _report_circle(spec, f"in a circle: {' → '.join([*way[way.index(spec.parent) :], spec.parent])}")
    elif spec.parent is not None:
        _take_over(spec, _inherit(spec.parent, written, resolved, way))
    resolved[id] = spec
    return spec


def _report_circle(spec: TypeSpec, how: str) -> None:
    at = spec.table.node("extends")
    spec.table.report.add("type-circle", f"types extend each other {how}", at, "break the circle")
    spec.is_complete = False


def _take_over(spec: TypeSpec, parent: TypeSpec) -> None:
    spec.ancestors = (parent.id, *parent.ancestors)
    spec.name = spec.name or parent.name
    spec.component = spec.component or parent.component
    spec.front = spec.front or parent.front
    if spec.back is None and "back" not in spec.table.entries:
        spec.back = parent.back
    if spec.copies is None and spec.copies_by is None:
        spec.copies, spec.copies_by = parent.copies, parent.copies_by
    own = spec.fields
    spec.fields = parent.fields | own
    inherited = {name: node for name, node in parent.defaults.items() if name not in own}
    spec.defaults = inherited | spec.defaults
    spec.is_complete = spec.is_complete and parent.is_complete


def _check(spec: TypeSpec, given: TypeContext) -> None:
    if not spec.abstract and spec.is_complete and spec.copies_by is not None:
        _check_copies_by(spec, given.copies_by[spec.copies_by], spec.key.place)


def _check_copies_by(spec: TypeSpec, table: Mapping[str, int], place: Place) -> None:
    name = spec.copies_by or ""
    by = spec.fields.get(name)
    if not isinstance(by, ChoiceField):
        message = (
            f"copies_by: {name} wants a field {name!r} of kind choice, which the type {spec.id!r} has not"
        )
        spec.table.report.add("wrong-value", message, place, did_you_mean(name, spec.fields))
        return
    for choice in by.choices:
        if choice not in table:
            message = f"`copies_by` → {name!r} has no number for {choice!r}, a choice of the type {spec.id!r}"
            spec.table.report.add("missing-key", message, place, did_you_mean(choice, table))
