"""`reference`: another card, by its id."""

from __future__ import annotations

from typing import ClassVar

from ...basics.naming import id_of
from ...basics.problems import did_you_mean
from ...basics.records import dataclass
from ..source import Node, Scalar
from ..source.keys import Table, word, words
from ..source.report import Report
from ..source.tables import CellText, with_text
from . import json_schema
from .field import VALUE, Declarations, Field
from .json_schema import Schema
from .lookup import CardReference, Explained, Lookup, Overlays


@dataclass(frozen=True, slots=True)
class ReferenceField(Field):
    """Its values are str."""

    kind: ClassVar[str] = "reference"
    meaning: ClassVar[str] = "The id of a card, of a type in `to`."
    options: ClassVar[tuple[str, ...]] = ("to",)

    to: tuple[str, ...] = ()  # the types that the card may have; empty: any

    @classmethod
    def declare(cls, name: str, required: bool, table: Table, known: Declarations) -> ReferenceField:
        to = table.read("to", words) or ()
        for type in to:
            if type not in known.types:
                hint = did_you_mean(type, known.types)
                table.report.add("unknown-name", f"{type!r} is no type of this game", table.node("to"), hint)
        return cls(name, required, to=to)

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> str | None:
        value = word(node, report, VALUE)
        if value is not None:
            lookup.references.append(CardReference(value, self.to, node.place, report))
        return value

    def _from_cell(self, node: Scalar, cell: CellText, report: Report) -> Node:
        return with_text(node, id_of(node.value) or node.value)

    def _schema(self, names: Explained) -> Schema:
        wanted = f"A card of type {' or '.join(self.to)}." if self.to else "A card."
        return json_schema.words(names.cards(self.to), description=wanted)

    def in_layout(self) -> str:
        return f"card.{self.name}.id"
