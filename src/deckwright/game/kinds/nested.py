"""`list` and `map`: fields within a field."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace
from types import MappingProxyType
from typing import Any, ClassVar

from ...basics.records import dataclass
from ..source import Mapping as MappingNode
from ..source import Node, Scalar, describe, read_yaml, relocated
from ..source import Sequence as SequenceNode
from ..source.keys import Table, is_note, is_nothing, unknown_key
from ..source.report import Report
from ..source.tables import CellText
from .field import VALUE, Between, Declarations, Field
from .json_schema import ANYTHING, Schema, optional, table
from .lookup import Explained, Lookup, Overlays
from .seen import Options, Seen, gather_values


@dataclass(frozen=True, slots=True)
class ListField(Field):
    """Its values are tuples of the values of `of`."""

    kind: ClassVar[str] = "list"
    meaning: ClassVar[str] = "A list of what `of` declares."
    options: ClassVar[tuple[str, ...]] = ("of",)
    is_translatable: ClassVar[bool] = True
    is_joined: ClassVar[bool] = False
    between: ClassVar[Between | None] = None

    of: Field | None = None  # None: its declaration has a fault

    @classmethod
    def declare(cls, name: str, required: bool, table: Table, known: Declarations) -> ListField:
        table.require("of", "say what the list holds: of: {kind: text}")
        return cls(name, required, of=known.item(name, table))

    @property
    def inner(self) -> tuple[Field, ...]:
        return () if self.of is None else (self.of,)

    def part(self, name: str) -> Field | None:
        return self.of

    def _value(
        self, node: Node, report: Report, lookup: Lookup, overlays: Overlays
    ) -> tuple[Any, ...] | None:
        if is_nothing(node):
            return None
        if not isinstance(node, SequenceNode):
            message = f"the value is {describe(node)}; a list is allowed"
            report.add("wrong-kind", message, node, f"write: {self.name}: [{_one_line(node)}]")
            return None
        if self.of is None:
            return ()
        parts = _items_of_overlays(node, overlays, report)
        values = [
            self.of.read(item, report, lookup, {lang: items[index] for lang, items in parts.items()})
            for index, item in enumerate(node.items)
        ]
        return tuple(value for value in values if value is not None)

    def pictures(self, value: Sequence[Any]) -> Iterator[str]:
        if self.of is not None:
            for item in value:
                yield from self.of.pictures(item)

    def _from_cell(self, node: Scalar, cell: CellText, report: Report) -> Node | None:
        """A list of YAML in brackets, or texts one a line, or words with commas."""
        if self.of is None or self.of.between is None:
            return _parse_cell(node, cell, report)
        return list_in_cell(node, cell, self.of.between, report, self.of.text_in(node, cell))

    def in_cell(self, value: Any) -> str | None:
        between = self.of.between if self.of else None
        if between is None or not isinstance(value, list) or not value:
            return None
        words = [word for word in value if isinstance(word, str)]
        written = between.written.join(words)
        is_same = len(words) == len(value) and words == between.split(written)
        return written if is_same and not written.startswith("[") else None

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        if not seen.lists:
            return None
        items = [
            item for node in seen.nodes for item in (node.items if isinstance(node, SequenceNode) else [node])
        ]
        return {"of": seen.declare(seen.name, items)}

    def known_values(self) -> Collection[str] | None:
        return None if self.of is None or isinstance(self.of, ListField) else self.of.known_values()

    def for_conditions(self, value: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(self.of.for_conditions(item) for item in value) if self.of else tuple(value)

    def _schema(self, names: Explained) -> Schema:
        items = optional(self.of.schema(names)) if self.of else ANYTHING
        held = self.of.kind if self.of else "anything"
        return {"type": "array", "items": items, "description": f"A list: {held}."}

    def translation_schema(self, names: Explained) -> Schema | None:
        inner = self.of.translation_schema(names) if self.of else None
        return None if inner is None else {"type": ["array", "null"], "items": inner}

    def in_layout(self) -> str:
        is_joined = self.of is not None and self.of.is_joined
        return f"card.{self.name}|join(', ')" if is_joined else f"card.{self.name}|length"


@dataclass(frozen=True, slots=True)
class MapField(Field):
    """Its values are mappings of the values of `fields`."""

    kind: ClassVar[str] = "map"
    meaning: ClassVar[str] = "A mapping of fields."
    options: ClassVar[tuple[str, ...]] = ("fields",)
    is_translatable: ClassVar[bool] = True
    is_joined: ClassVar[bool] = False
    between: ClassVar[Between | None] = None

    fields: Mapping[str, Field] = field(default_factory=dict)

    @classmethod
    def declare(cls, name: str, required: bool, table: Table, known: Declarations) -> MapField:
        table.require("fields", "say what the map holds: fields: {cost: {kind: integer}}")
        return cls(name, required, fields=known.parts(table))

    @property
    def inner(self) -> tuple[Field, ...]:
        return tuple(self.fields.values())

    def part(self, name: str) -> Field | None:
        return self.fields.get(name)

    def _value(
        self, node: Node, report: Report, lookup: Lookup, overlays: Overlays
    ) -> Mapping[str, Any] | None:
        if is_nothing(node):
            return None
        if not isinstance(node, MappingNode):
            keys = ", ".join(self.fields)
            report.add("wrong-kind", f"the value is {describe(node)}; a mapping with {keys} is allowed", node)
            return None
        for key, _ in node.entries.values():
            if not is_note(key.value) and key.value not in self.fields:
                unknown_key(key, self.fields, VALUE, report)
        translated = self._entries_of_overlays(overlays, report)
        found: dict[str, Any] = {}
        for name, inner in self.fields.items():
            value_node = node.get(name)
            parts = {lang: nodes[name] for lang, nodes in translated.items() if name in nodes}
            reported = len(report.problems)
            if value_node is not None:
                value = inner.read(value_node, report.of_field(name), lookup, parts)
                if value is not None:
                    found[name] = value
            if inner.required and name not in found and node.complete and len(report.problems) == reported:
                report.of_field(name).add("missing-field", f"the value needs {name!r}", node)
        return MappingProxyType(found)

    def _entries_of_overlays(self, overlays: Overlays, report: Report) -> dict[str, dict[str, Node]]:
        translated: dict[str, dict[str, Node]] = {}
        for lang, overlay in overlays.items():
            if not isinstance(overlay, MappingNode):
                message = f"the value in {lang!r} is {describe(overlay)}; a mapping is allowed"
                report.add("wrong-kind", message, overlay)
                continue
            translated[lang] = {}
            for name, (key, inner) in overlay.entries.items():
                if name in self.fields:
                    translated[lang][name] = inner
                elif not is_note(name):
                    unknown_key(key, self.fields, VALUE, report)
        return translated

    def pictures(self, value: Mapping[str, Any]) -> Iterator[str]:
        for name, part in value.items():
            yield from self.fields[name].pictures(part)

    def _from_cell(self, node: Scalar, cell: CellText, report: Report) -> Node | None:
        return _parse_cell(node, cell, report)

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        if not seen.mappings or all(seen.is_text(node) for node in seen.mappings):
            return None
        parts: dict[str, list[Node]] = {}
        for node in seen.mappings:
            gather_values(node.entries, parts)
        fields = (f"{name}: {seen.declare(name, values)}" for name, values in parts.items() if values)
        return {"fields": f"{{{', '.join(fields)}}}"}

    def for_conditions(self, value: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self.fields[name].for_conditions(part) for name, part in value.items()}

    def _schema(self, names: Explained) -> Schema:
        inner = {name: part.optional_schema(names) for name, part in self.fields.items()}
        return table(inner, required=[name for name, part in self.fields.items() if part.required])

    def translation_schema(self, names: Explained) -> Schema | None:
        parts = {name: part.translation_schema(names) for name, part in self.fields.items()}
        texts = {name: part for name, part in parts.items() if part is not None}
        return {**table(texts), "type": ["object", "null"]} if texts else None

    def in_layout(self) -> str:
        return f"card.{self.name}|length"


def _items_of_overlays(node: SequenceNode, overlays: Overlays, report: Report) -> dict[str, tuple[Node, ...]]:
    parts: dict[str, tuple[Node, ...]] = {}
    for lang, overlay in overlays.items():
        if isinstance(overlay, SequenceNode) and len(overlay.items) == len(node.items):
            parts[lang] = overlay.items
        else:
            found = (
                f"a list of {len(overlay.items)}" if isinstance(overlay, SequenceNode) else describe(overlay)
            )
            message = f"the value in {lang!r} is {found}; the card has a list of {len(node.items)}"
            report.add("wrong-kind", message, overlay)
    return parts


def list_in_cell(
    node: Scalar, cell: CellText, between: Between, report: Report, text: str | None = None
) -> Node | None:
    """A list of YAML in brackets, or what stands *between* commas or on lines of the *text* of a cell."""
    if node.value.startswith("["):
        return _parse_cell(node, cell, report)
    plain = replace(cell, marked=None, shown=None)
    parts = between.split(node.value if text is None else text)
    items = tuple(Scalar(part, node.style, node.span, plain) for part in parts)
    return SequenceNode(items, True, node.span, cell)


def _parse_cell(node: Scalar, cell: CellText, report: Report) -> Node | None:
    """A list or map that is written in a cell as in a file of YAML."""
    text = node.value
    if "\n" not in text and not text.startswith(("[", "{")):
        return node  # told by what reads it: a list or mapping is allowed
    root, problems = read_yaml(text, cell.label)
    for found in problems:
        report.take(replace(found, place=node.place, edit=None))
    plain = replace(cell, marked=None, shown=None)
    return None if problems or root is None else relocated(root, plain)


def _one_line(node: Node) -> str:
    return re.sub(r"\s+", " ", node.value) if isinstance(node, Scalar) else "…"
