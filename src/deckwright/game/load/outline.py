"""What game.yaml declares, at a first glance: enough to read the headers and tabs of tables by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from ...basics.naming import id_of
from ...basics.records import dataclass
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source.keys import Table


@dataclass(frozen=True, slots=True)
class GameOutline:
    languages: Sequence[str]
    types: Mapping[str, str] = field(default_factory=dict)  # concrete types by each word that they go by
    fields: frozenset[str] = frozenset()  # of all types
    has_types: bool = False  # False: they are to be inferred

    @property
    def only_type(self) -> str | None:
        ids = set(self.types.values())
        return next(iter(ids)) if len(ids) == 1 else None

    def type_of(self, word: str) -> str | None:
        """The type that the name of a tab or file, or a value in the column `type`, means."""
        return self.types.get(id_of(word))


def outline(table: Table, languages: Sequence[str]) -> GameOutline:
    words: dict[str, str] = {}
    more: dict[str, str] = {}
    fields: set[str] = set()
    types = table.node("types")
    entries = types.entries if isinstance(types, MappingNode) else {}
    for id, (_, node) in entries.items():
        if id.startswith("_") or not isinstance(node, MappingNode | Scalar):
            continue
        declared = node.get("fields") if isinstance(node, MappingNode) else None
        fields |= set(declared.entries) if isinstance(declared, MappingNode) else set()
        if isinstance(node, MappingNode) and _is_true(node.get("abstract")):
            continue
        words[id_of(id)] = id
        more |= {word: id for name in _names(node) for word in (id_of(name), f"{id_of(name)}s")}
        more[f"{id_of(id)}s"] = id
    return GameOutline(languages, more | words, frozenset(fields), bool(entries))


def _names(node: Node) -> list[str]:
    """The names of a type in all languages."""
    name = node.get("name") if isinstance(node, MappingNode) else None
    nodes = [value for _, value in name.entries.values()] if isinstance(name, MappingNode) else [name]
    return [node.value for node in nodes if isinstance(node, Scalar)]


def _is_true(node: Node | None) -> bool:
    return isinstance(node, Scalar) and node.value.lower() in ("true", "yes")
