"""What the cards of a type hold in a field that game.yaml does not declare."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final

from ...basics.records import dataclass
from ..source import MapEntry, Node, Scalar
from ..source import Mapping as MappingNode
from ..source import Sequence as SequenceNode
from ..source.keys import is_nothing
from ..source.tables import cell_of, is_blank
from .lookup import Folders

BACK: Final = "back_"  # begins the names of fields that the built-in layout prints on the back
OWN_KEYS: Final = ("type", "copies", "back")  # what every card can say besides its fields

Options = Mapping[str, str]  # of a field's declaration, as YAML

_PLAIN: Final = re.compile(r"-?(?:0|[1-9]\d*)(?:[.,]\d*[1-9])?")
_CODE: Final = re.compile(r"[a-z]{2}(-[A-Z]{2})?")


@dataclass(frozen=True, slots=True)
class Sight:
    """What is known of a game before its fields are."""

    languages: Sequence[str]
    symbols: frozenset[str]
    project: Folders
    game: str


@dataclass(frozen=True)
class Seen:
    """The values of one field; *is_on_every_card* where no card goes without."""

    name: str
    nodes: Sequence[Node]
    is_on_every_card: bool
    sight: Sight
    declare: Callable[[str, Sequence[Node]], str]  # a field within, as YAML: {kind: …}

    @cached_property
    def texts(self) -> list[str]:
        return [text for node in self.nodes for text in _texts(node)]

    @cached_property
    def lists(self) -> list[SequenceNode]:
        return [node for node in self.nodes if isinstance(node, SequenceNode)]

    @cached_property
    def mappings(self) -> list[MappingNode]:
        return [node for node in self.nodes if isinstance(node, MappingNode)]

    @property
    def are_formatted(self) -> bool:
        """Whether a sheet shows one of the numbers otherwise than as it is: +2, 7.00, $5."""
        cells = (cell_of(node) for node in self.nodes if isinstance(node, Scalar))
        return any(cell.shown and not _PLAIN.fullmatch(cell.shown) for cell in cells if cell)

    @property
    def are_words(self) -> bool:
        """Whether there are values, and none is written by language or in braces."""
        return bool(self.texts) and not self.mappings

    def is_text(self, node: MappingNode) -> bool:
        """Whether a mapping is a text in several languages, or a name in braces."""
        codes = all(key in self.sight.languages or _CODE.fullmatch(key) for key in node.entries)
        return codes or _is_symbol(node)


def gather_values(entries: Mapping[str, MapEntry], into: dict[str, list[Node]]) -> None:
    """Add the values of one card or map to those of the others, by name."""
    for name, (_, value) in entries.items():
        if name not in OWN_KEYS and not name.startswith("_"):
            nodes = into.setdefault(name, [])
            if not (is_nothing(value) or is_blank(value)):
                nodes.append(value)


def _texts(node: Node) -> list[str]:
    if isinstance(node, Scalar):
        cell = cell_of(node)
        return [cell.marked or cell.shown or node.value if cell else node.value]
    if isinstance(node, MappingNode):
        if _is_symbol(node):
            return [f"{{{next(iter(node.entries))}}}"]
        return [text for _, value in node.entries.values() for text in _texts(value)]
    return []


def _is_symbol(node: MappingNode) -> bool:
    """Whether a mapping is a name in braces, as in `icon: {heart}`."""
    return node.flow and len(node.entries) == 1 and is_nothing(next(iter(node.entries.values())).value)
