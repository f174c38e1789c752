"""`variants:` of game.yaml: other ways to print the game, each a list of operations on it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any, Final

from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ..kinds import Field, Lookup
from ..localized import Localized, read_localized
from ..model import (
    BASE,
    Card,
    CardType,
    DeckPart,
    Keep,
    Operation,
    Recount,
    Remove,
    Revalue,
    SetBack,
    Split,
    Variant,
)
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source import Sequence as SequenceNode
from ..source.keys import Table, identifier, integer, is_nothing, word, words
from .layouts import Layouts
from .references import check_references
from .rule_kinds import Reading


@dataclass(frozen=True, slots=True)
class VariantContext:
    """What the operations of a game may be about."""

    reading: Reading
    lookup: Lookup
    types: Mapping[str, CardType]
    cards: Mapping[str, Card]
    decks: Collection[str]
    layouts: Layouts

    def check_known(self, name: str, known: Collection[str], what: str, code: str, node: Node | None) -> None:
        """Report a *name* that is none of those *known*."""
        if name not in known:
            hint = did_you_mean(name, known) or f"known are {', '.join(known) or 'none'}"
            self.reading.report.add(code, f"there is no {what} {name!r}", node, hint)


def part_names(table: Table) -> list[str]:
    """The decks that variants make, which conditions may name."""
    splits = [
        operation.entries["into"].value
        for _, variant in table.items()
        if isinstance(variant, MappingNode) and "operations" in variant.entries
        for operation in _items(variant.entries["operations"].value)
        if isinstance(operation, MappingNode) and "into" in operation.entries
    ]
    return [name for split in splits if isinstance(split, MappingNode) for name in split.entries]


def read_variants(table: Table, given: VariantContext) -> dict[str, Variant]:
    """The variants in order. An operation with a fault is reported and left out."""
    names = [key.value for key, _ in table.items()]
    return {
        key.value: _variant(key, node, names, given)
        for key, node in table.items()
        if identifier(key, table.report, "a variant") and _is_free(key, table)
    }


def _is_free(key: Scalar, table: Table) -> bool:
    if key.value != BASE:
        return True
    message = f"{BASE!r} is the game of which no variant is in force"
    table.report.add("bad-id", message, key, "give the variant another name")
    return False


def _variant(key: Scalar, node: Node, names: Collection[str], given: VariantContext) -> Variant:
    languages = given.lookup.languages
    table = Table(node, given.reading.report, f"the variant {key.value!r}")
    title = table.read("title", lambda n, r, what: read_localized(n, languages, r, what))
    found = [_operation(item, given) for item in _items(table.node("operations"))]
    excludes = _excluded(key.value, table, names, given)
    table.finish()
    operations = tuple(operation for operation in found if operation is not None)
    return Variant(key.value, title or Localized({languages[0]: key.value}), operations, key.place, excludes)


def _excluded(id: str, table: Table, names: Collection[str], given: VariantContext) -> tuple[str, ...]:
    """The other variants that are never in force beside this one."""
    for item in _items(table.node("excludes")):
        if isinstance(item, Scalar) and item.value == id:
            message = f"the variant {id!r} excludes itself; other variants are allowed"
            table.report.add("wrong-value", message, item, "name the variants that it cannot stand beside")
        elif isinstance(item, Scalar):
            given.check_known(item.value, names, "variant", "unknown-name", item)
    return table.read("excludes", words) or ()


def _items(node: Node | None) -> list[Node]:
    if node is None or is_nothing(node):
        return []
    return list(node.items) if isinstance(node, SequenceNode) else [node]


def _operation(node: Node, given: VariantContext) -> Operation | None:
    """What the one key that names a kind of operation says; None where it was reported."""
    report = given.reading.report
    before = len(report.problems)
    table = Table(node, report, "the operation")
    kinds = [kind for kind in OPERATIONS if table.node(kind) is not None]
    if not isinstance(node, MappingNode):
        return None
    if not kinds and table.entries:
        table.finish()
        return None
    if len(kinds) != 1:
        found = "nothing" if not kinds else " and ".join(kinds)
        hint = f"kinds of operation are {', '.join(OPERATIONS)}"
        report.add("wrong-value", f"an operation does {found}; one thing is allowed", node, hint)
        return None
    kind = kinds[0]
    written = table.node(kind)
    assert written is not None
    made = OPERATIONS[kind](written, table, given)
    table.finish()
    return made if len(report.problems) == before else None


def _keep(node: Node, table: Table, given: VariantContext) -> Operation | None:
    where = given.reading.condition(node)
    return Keep(where, node.place) if where else None


def _remove(node: Node, table: Table, given: VariantContext) -> Operation | None:
    if (counts := _counts(node, "remove", given)) is not None:
        return Recount({id: -count for id, count in counts.items()}, node.place)
    where, copies = given.reading.condition(node), _copies(table)
    return Remove(where, node.place, copies) if where else None


def _add(node: Node, table: Table, given: VariantContext) -> Operation | None:
    counts = _counts(node, "add", given)
    if counts is None:
        message = "`add` wants numbers by the id of a card, or the place of such a table in `data:`"
        given.reading.report.add("wrong-value", message, node, "write add: {surge: 2}, or add: data.name")
        return None
    return Recount(counts, node.place)


def _copies(table: Table) -> int | None:
    copies = table.read("copies", integer)
    if copies is not None and copies < 1:
        message = f"`copies` is {copies}; 1 or more is allowed"
        table.report.add("wrong-value", message, table.node("copies"), "leave it out for all copies")
    return copies


def _counts(node: Node, kind: str, given: VariantContext) -> Mapping[str, int] | None:
    """Numbers by card, written here or at a place of the game's `data:`; None where *node* is neither."""
    if isinstance(node, MappingNode):
        report = given.reading.report
        entries = list(Table(node, report, f"`{kind}`").items())
        counts: Mapping[str, int] = {
            key.value: integer(value, report, f"the copies of {key.value!r}") or 0 for key, value in entries
        }
        places: dict[str, Node] = {key.value: key for key, _ in entries}
    elif isinstance(node, Scalar) and node.value.startswith("data."):
        found = given.reading.numbers(node, kind)
        counts, places = found or {}, dict.fromkeys(found or (), node)
    else:
        return None
    for id, count in counts.items():
        given.check_known(id, given.cards, "card", "unknown-card", places[id])
        if count < 1:
            message = f"the copies of {id!r} are {count}; 1 or more is allowed"
            given.reading.report.add("wrong-value", message, places[id])
    return counts


def _split(node: Node, table: Table, given: VariantContext) -> Operation | None:
    deck = word(node, table.report, "`split`")
    if deck is not None:
        given.check_known(deck, given.decks, "deck", "unknown-name", node)
    table.require("into", "name the decks that it is split into, each with a condition")
    parts = tuple(_part(key, inner, given) for key, inner in table.table("into").items())
    if parts and sum(part.where is None for part in parts) > 1:
        message = "two parts have no `where`; the cards of no other part can lie in one only"
        table.report.add("wrong-value", message, table.node("into"))
    return Split(deck, parts, node.place) if deck else None


def _part(key: Scalar, node: Node, given: VariantContext) -> DeckPart:
    report, languages = given.reading.report, given.lookup.languages
    identifier(key, report, "a deck")
    table = Table(node, report, f"the deck {key.value!r}")
    title = table.read("title", lambda n, r, what: read_localized(n, languages, r, what))
    where = given.reading.in_table(table, "where")
    back = given.layouts.named(table.entry("back"), report)
    table.finish()
    return DeckPart(key.value, title or Localized({languages[0]: key.value}), where, back, key.place)


def _back(node: Node, table: Table, given: VariantContext) -> Operation | None:
    back = given.layouts.named(table.entry("back"), table.report)
    deck, where = table.read("deck", word), given.reading.in_table(table, "where")
    if (table.node("deck") is None) == (table.node("where") is None):
        message = "a back is set for a deck, or for the cards of which a condition is true"
        table.report.add("wrong-value", message, node, "write deck: heroes, or where: \"type == 'hero'\"")
    if deck is not None:
        given.check_known(deck, given.decks, "deck", "unknown-name", table.node("deck"))
    return SetBack(back, node.place, deck, where) if back else None


def _map(node: Node, table: Table, given: VariantContext) -> Operation | None:
    report = table.report
    name = word(node, report, "`map`") or ""
    fields = {type.id: type.fields[name] for type in given.types.values() if name in type.fields}
    if name and not fields:
        names = {field for type in given.types.values() for field in type.fields}
        report.add("unknown-field", f"no type of card has a field {name!r}", node, did_you_mean(name, names))
    where = given.reading.in_table(table, "where")
    written = [key for key in ("to", "value", "values") if table.entry(key) is not None]
    if len(written) != 1:
        hint = 'write to: "hearts * 3", or value: 5, or values: {common: rare}'
        message = f"`map` says {' and '.join(written) or 'not'} what the value becomes; one way is allowed"
        report.add("wrong-value", message, node, hint)
    if not fields or len(written) != 1:
        return None
    if written == ["to"]:
        return _read_computed(name, fields, where, node, table, given)
    return Revalue(name, node.place, where, None, _read_written(written[0], fields, table, given))


def _read_computed(
    name: str, fields: Mapping[str, Field], where: Any, node: Node, table: Table, given: VariantContext
) -> Operation | None:
    """A value by an expression, which comes to a number, a truth or a choice."""
    for field in fields.values():
        if not field.is_computable:
            message = f"{name!r} is of kind {field.kind}, which no expression comes to"
            table.report.add("wrong-value", message, table.node("to"), "write value: … as a card would")
            return None
    to = given.reading.in_table(table, "to")
    return Revalue(name, node.place, where, to) if to else None


def _read_written(
    key: str, fields: Mapping[str, Field], table: Table, given: VariantContext
) -> Mapping[str, Mapping[str | None, Any]]:
    """The new values, read as a card's would be, for each type of card."""
    if key == "value":
        entry = table.entry("value")
        assert entry is not None
        nodes: dict[str | None, Node] = {None: entry.value}
    else:
        nodes = {old.value: new for old, new in table.table("values").items()}
    written = {type: _values(field, nodes, table, given) for type, field in fields.items()}
    check_references(given.lookup, given.cards, given.cards)
    return MappingProxyType(written)


def _values(
    field: Field, nodes: Mapping[str | None, Node], table: Table, given: VariantContext
) -> Mapping[str | None, Any]:
    """New values by old ones, for one field."""
    found: dict[str | None, Any] = {}
    for old, node in nodes.items():
        if is_nothing(node) and field.required:
            message = f"the field {field.name!r} is required; a variant cannot take its value away"
            table.report.add("wrong-value", message, node)
        found[old] = None if is_nothing(node) else field.read(node, table.report, given.lookup)
    return MappingProxyType(found)


OPERATIONS: Final[Mapping[str, Callable[[Node, Table, VariantContext], Operation | None]]] = {
    "keep": _keep,
    "remove": _remove,
    "add": _add,
    "split": _split,
    "back": _back,
    "map": _map,
}
