"""`pools:`, `named:` and `variables:` of game.yaml: the names that a power may use."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field

from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ..expressions import (
    SIGNS,
    Definition,
    Named,
    Names,
    Pool,
    Variable,
    name_clashes,
    names_for,
    resolve_named,
)
from ..source import Node, Scalar, place_in
from ..source import Sequence as SequenceNode
from ..source.keys import Table, identifier, integer, word
from ..source.report import Report


@dataclass(slots=True)
class Powers:
    pools: dict[str, Pool] = field(default_factory=dict)
    named: dict[str, Named] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)

    @property
    def names(self) -> Names:
        return names_for(self.pools, self.named, self.variables)


def read_powers(
    pools: Table, named: Table, variables: Table, symbols: Collection[str], decks: Collection[str]
) -> Powers:
    report = pools.report
    places: dict[str, Scalar] = {}
    found = Powers()
    for key, node in _entries(pools, "a pool", places):
        found.pools[key.value] = _pool(key.value, node, report, symbols, decks)
    for key, node in _entries(variables, "a variable", places):
        table = Table(node, report, f"the variable {key.value!r}")
        found.variables[key.value] = Variable(key.value, *_alias_and_symbol(table, key.value, symbols))
        table.finish()
    definitions: list[Definition] = []
    powers: dict[str, Node] = {}
    for key, node in _entries(named, "a named expression", places):
        table = Table(node, report, f"the named expression {key.value!r}")
        table.require("power")
        alias, symbol = _alias_and_symbol(table, key.value, symbols)
        written = table.read("power", word)
        if written is not None and (power := table.node("power")):
            definitions.append(Definition(key.value, alias, symbol, written))
            powers[key.value] = power
        table.finish()
    found.named, faults = resolve_named(definitions, found.pools, found.variables)
    for id, error in faults.items():
        message = f"the power of {id!r} {error.message}"
        report.add("power", message, place_in(powers[id], error.offset), error.hint)
    for id, sentence in name_clashes(found.pools, found.named, found.variables):
        report.add("name-clash", f"{id}: {sentence}", places[id], "give each a word of its own")
    return found


def read_signs(table: Table, symbols: Collection[str]) -> dict[str, str]:
    """`signs:` of game.yaml: the symbol that a card shows in place of + − × ( or ) in the row of a power."""
    found: dict[str, str] = {}
    for key, node in table.items():
        if key.value not in SIGNS:
            table.report.add(
                "unknown-key", f"{key.value!r} is no sign of a power", key, f"signs are {' '.join(SIGNS)}"
            )
        elif (symbol := word(node, table.report, f"the sign {key.value}")) is None or symbol in symbols:
            found |= {key.value: symbol} if symbol else {}
        else:
            hint = did_you_mean(symbol, symbols) or "name it under `symbols:`"
            table.report.add("unknown-symbol", f"there is no symbol {symbol!r}", node, hint)
    return found


def _entries(table: Table, what: str, places: dict[str, Scalar]) -> list[tuple[Scalar, Node]]:
    entries = [(key, node) for key, node in table.items() if identifier(key, table.report, what)]
    for key, _ in entries:
        places.setdefault(key.value, key)
    return entries


def _alias_and_symbol(table: Table, id: str, symbols: Collection[str]) -> tuple[str, str]:
    table.require("symbol")
    alias = table.read("alias", word) or id
    symbol = table.read("symbol", word) or id
    if symbol not in symbols and (node := table.node("symbol")):
        hint = did_you_mean(symbol, symbols) or "name it under `symbols:`"
        table.report.add("unknown-symbol", f"{symbol!r} is no symbol of this game", node, hint)
    return alias, symbol


def _pool(id: str, node: Node, report: Report, symbols: Collection[str], decks: Collection[str]) -> Pool:
    table = Table(node, report, f"the pool {id!r}")
    alias, symbol = _alias_and_symbol(table, id, symbols)
    deck = table.read("deck", word)
    if deck is not None and deck not in decks:
        hint = did_you_mean(deck, decks) or f"decks are {', '.join(decks)}"
        report.add("unknown-name", f"{deck!r} is no deck of this game", table.node("deck"), hint)
    value = table.read("value", word)
    faces = table.read("faces", _faces) or ()
    table.finish()
    if table.is_complete and (deck is None) == (not faces):
        message = f"the pool {id!r} needs a deck to draw from, or the faces of a die"
        report.add(
            "missing-key", message, node, "write deck: and value:, or faces: [1, 2, 3, 4, 5, 6]; not both"
        )
    elif deck is not None and table.is_complete:
        table.require("value", "name the field of the deck's cards that is the value")
    return Pool(id, alias, symbol, deck, value, faces)


def _faces(node: Node, report: Report, what: str) -> tuple[int, ...] | None:
    if not isinstance(node, SequenceNode) or not node.items:
        report.add(
            "wrong-kind", f"{what} holds no list; the faces of a die are allowed, [1, 2, 3, 4, 5, 6]", node
        )
        return None
    values = [integer(item, report, what) for item in node.items]
    return tuple(value for value in values if value is not None)
