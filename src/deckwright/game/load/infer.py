"""What game.yaml does not say of its types, told from the cards: as the text that would say it.

The loader reads that text as if it stood in game.yaml; `deckwright types --write` puts it there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import PurePosixPath
from typing import Any

import yaml

from ...basics.naming import id_of
from ...basics.problems import Place
from ...basics.records import dataclass
from ..kinds import INFERRED
from ..kinds.seen import OWN_KEYS, Seen, Sight, gather_values
from ..source import MapEntry, Node, Scalar, ScalarStyle, SourceText, Span, read_yaml, relocated
from ..source import Mapping as MappingNode
from ..source.keys import is_nothing
from .cards import CardFile, Database
from .outline import GameOutline
from .project import Project


@dataclass(frozen=True, slots=True)
class InferredField:
    name: str
    kind: str
    options: Mapping[str, str] = field(default_factory=dict)  # as YAML

    @property
    def declaration(self) -> str:
        """As YAML: {kind: integer, min: 0}."""
        options = "".join(f", {key}: {value}" for key, value in with_room(self.options).items())
        return f"{{kind: {self.kind}{options}}}"

    @property
    def yaml(self) -> str:
        return f"{self.name}: {self.declaration}"

    @property
    def declared(self) -> Any:
        """The declaration as values, every scalar a text."""
        return yaml.load(self.declaration, yaml.BaseLoader)

    def __str__(self) -> str:
        """For a person: cost integer 0–9."""
        low, high = self.options.get("min"), self.options.get("max")
        if low is not None and high is not None:
            return f"{self.name} {self.kind} {low}" + (f"–{high}" if high != low else "")
        choices = self.options.get("choices")
        return f"{self.name} {self.kind}" + (f" {choices}" if choices else "")


def with_room(options: Mapping[str, str]) -> Mapping[str, str]:
    """The bounds of a number, of what was seen so far, with room for the cards that will come."""
    if "min" not in options or "max" not in options:
        return options
    low, high = int(options["min"]), int(options["max"])
    return {
        **options,
        "min": str(-_above(-low) if low < 0 else 0),
        "max": str(_above(max(high, 1))),
    }


def _above(number: int) -> int:
    """The first of 10, 20, 50, 100, 200 … that is at least twice *number*."""
    power = 10
    while True:
        for times in (1, 2, 5):
            if power * times >= 2 * number:
                return power * times
        power *= 10


@dataclass(frozen=True, slots=True)
class InferredType:
    """The fields of a type that game.yaml does not declare, or does not declare the fields of."""

    id: str
    fields: tuple[InferredField, ...]
    files: tuple[str, ...]  # that its cards stand in
    is_declared: bool  # game.yaml has the type, without fields

    def yaml(self, indent: str) -> str:
        """The lines below `types:`, or below the type where it is declared; each begins with *indent*."""
        fields = "".join(f"{indent}  {one.yaml}\n" for one in self.fields)
        if self.is_declared:
            return f"{indent}fields:\n{fields}"
        return (
            f"{indent}{self.id}:\n" + re.sub("^", "  ", f"{indent}fields:\n{fields}", flags=re.MULTILINE)[:-2]
        )


@dataclass(frozen=True, slots=True, eq=False)
class _Whole(SourceText):
    """A file as a whole, where no line of it says what was inferred."""

    def place(self, line: int, column: int) -> Place:
        return Place(self.label)


def infer(
    types: Node | None,
    database: Database,
    outline: GameOutline,
    symbols: Iterable[str],
    project: Project,
    game: str,
) -> list[InferredType]:
    """What the cards tell of the types that *types*, the section of game.yaml, leaves open.

    Where it leaves them all open, cards of YAML without a type are given their file's name as one.
    """
    if not outline.has_types:
        _give_types(database)
    found: dict[str, dict[str, list[Node]]] = {}
    counts: Counter[str] = Counter()
    files: dict[str, list[str]] = {}
    sound = {
        _type_of(node, file)
        for file in database.files.values()
        for _, node in file.cards.values()
        if isinstance(node, MappingNode) and node.complete
    }
    for file in database.files.values():
        for _, node in file.cards.values():
            if isinstance(node, MappingNode) and (id := _type_of(node, file)):
                if not node.complete and id in sound:
                    continue  # what is left of a faulty line says little, and may say it wrong
                counts[id] += 1
                files.setdefault(id, []).append(file.name)
                entries = {name: e for name, e in file.defaults.items() if name not in OWN_KEYS} | dict(
                    node.entries
                )
                gather_values(entries, found.setdefault(id, {}))
    sight = Sight(outline.languages, frozenset(symbols), project, game)
    open_types = found if not outline.has_types else _without_fields(types)
    return [
        InferredType(
            id,
            tuple(_field(name, nodes, sight, counts[id]) for name, nodes in found[id].items() if nodes),
            tuple(dict.fromkeys(files[id])),
            outline.has_types,
        )
        for id in open_types
        if found.get(id) or (id in found and not outline.has_types)
    ]


def complete_types(root: MappingNode, inferred: Sequence[InferredType], game: str) -> MappingNode:
    """game.yaml as it reads with *inferred* written down."""
    if not inferred:
        return root
    types = root.get("types")
    entries = dict(types.entries) if isinstance(types, MappingNode) else {}
    for type in inferred:
        origin: SourceText = _Whole(f"cards/{game}/{type.files[0].partition('!')[0]}", ())
        written, _ = read_yaml(type.yaml(""), origin.label)
        node = relocated(written, origin) if written else None
        assert isinstance(node, MappingNode)
        if type.is_declared:
            key, before = entries[type.id]
            more = dict(before.entries) if isinstance(before, MappingNode) else {}
            entries[type.id] = MapEntry(
                key, MappingNode(more | dict(node.entries), False, key.span, key.origin)
            )
        else:
            entries |= dict(node.entries)
    if isinstance(types, MappingNode):
        section, key = (
            MappingNode(entries, False, types.span, types.origin, types.complete),
            root.entries["types"].key,
        )
    else:
        span, origin = Span(0, 0, 0, 0), root.origin
        section, key = (
            MappingNode(entries, False, span, origin),
            Scalar("types", ScalarStyle.PLAIN, span, origin),
        )
    return MappingNode(
        {**root.entries, "types": MapEntry(key, section)}, False, root.span, root.origin, root.complete
    )


def _give_types(database: Database) -> None:
    for file in database.files.values():
        if "type" not in file.defaults and file.cards:
            key = next(iter(file.cards.values())).key
            id = id_of(PurePosixPath(file.name.partition("!")[0]).stem) or "card"
            node = Scalar(id, ScalarStyle.DOUBLE, key.span, key.origin)
            file.defaults["type"] = MapEntry(node, node)


def _type_of(card: MappingNode, file: CardFile) -> str | None:
    entry = card.entries.get("type") or file.defaults.get("type")
    return entry.value.value if entry and isinstance(entry.value, Scalar) and entry.value.value else None


def _without_fields(types: Node | None) -> list[str]:
    """The concrete types that neither declare fields nor extend what does."""
    entries = types.entries if isinstance(types, MappingNode) else {}

    def declares(id: str, depth: int = 0) -> bool:
        node = entries[id].value if id in entries else None
        if not isinstance(node, MappingNode) or depth > len(entries):
            return False
        parent = node.get("extends")
        above = isinstance(parent, Scalar) and declares(parent.value, depth + 1)
        return above or not is_nothing(node.get("fields"))

    def is_abstract(node: Node) -> bool:
        mark = node.get("abstract") if isinstance(node, MappingNode) else None
        return isinstance(mark, Scalar) and mark.value.lower() in ("true", "yes")

    return [id for id, (_, node) in entries.items() if not (declares(id) or is_abstract(node))]


def _field(name: str, nodes: Sequence[Node], sight: Sight, cards: int | None = None) -> InferredField:
    """The field *name* of so many cards, or of none where it lies within another field."""

    def declaration(name: str, nodes: Sequence[Node]) -> str:
        return _field(name, nodes, sight).declaration

    seen = Seen(name, nodes, len(nodes) == cards, sight, declaration)
    for kind in INFERRED:
        options = kind.infer(seen)
        if options is not None:
            return InferredField(name, kind.kind, options)
    raise AssertionError  # everything is a text
