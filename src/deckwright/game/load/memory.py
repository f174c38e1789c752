"""Cards that were read without a fault, kept for the next reading, as by a page that follows the files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from operator import is_
from typing import Any

from ...basics.records import dataclass
from ..kinds.lookup import Folders
from ..model import Card
from ..source import MapEntry, Node


@dataclass(frozen=True, slots=True)
class _Kept:
    """A card, and the nodes that it was read from. Equal texts give the same nodes (`source.read_yaml`)."""

    card: Card
    read_from: tuple[Node, ...]


@dataclass(slots=True)
class Memory:
    """What was read last. *ground* is all that a card may refer to; where it changes, every card is read again."""

    _ground: tuple[Any, ...] = ()
    _listings: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of the folders of pictures
    _kept: dict[str, _Kept] = field(default_factory=dict)
    _project: Folders | None = None

    def begin(self, ground: tuple[Any, ...], project: Folders) -> None:
        """Go on where *ground* and the folders of pictures are as they were; else forget."""
        is_same = self._ground == ground and all(
            project.files(folder) == names for folder, names in self._listings.items()
        )
        if not is_same:
            self._kept, self._ground = {}, ground
        self._project = project

    def end(self) -> None:
        """Take down which folders of pictures were looked into."""
        assert self._project is not None
        listings = self._project.listings
        self._listings = {folder: names for folder, names in listings.items() if folder.startswith("assets/")}

    def recall(self, id: str, nodes: tuple[Node, ...]) -> Card | None:
        """The card *id* as it was read from the very same *nodes*."""
        kept = self._kept.get(id)
        if kept is None or len(kept.read_from) != len(nodes):
            return None
        return kept.card if all(map(is_, kept.read_from, nodes)) else None

    def keep(self, card: Card, nodes: tuple[Node, ...]) -> None:
        self._kept[card.id] = _Kept(card, nodes)


def nodes_of(entry: MapEntry, defaults: Mapping[str, MapEntry], texts: Iterable[Node]) -> tuple[Node, ...]:
    """All that is written of a card: its own lines, the defaults of its file, its texts in other languages."""
    return (*entry, *(node for pair in defaults.values() for node in pair), *texts)
