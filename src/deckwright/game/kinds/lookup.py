"""What a field asks its game for, while a value is read and while it is explained."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import field
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

from ...basics.naming import meant_by, one_of
from ...basics.problems import Place, did_you_mean
from ...basics.records import dataclass
from ..expressions import Names
from ..source import Node
from ..source.report import Report

DRAFT_HINT: Final = "draw it, or build with --draft to see a placeholder"

Overlays = Mapping[str, Node]  # what the languages beside the first write for the same value
NO_OVERLAYS: Final[Overlays] = MappingProxyType({})


class Folders(Protocol):
    """The files of a project by their labels (`load.Project`)."""

    def find(self, label: str, place: Place | None = None) -> bool: ...
    def exists(self, label: str) -> bool: ...
    def spelling(self, label: str) -> str: ...
    def alike(self, folder: str, name: str) -> Sequence[str]: ...
    def files(self, folder: str) -> tuple[str, ...]: ...
    @property
    def listings(self) -> Mapping[str, tuple[str, ...]]: ...


class CardReference(NamedTuple):
    """A card that another names; whether there is one is known when all cards are read."""

    id: str
    to: tuple[str, ...]
    place: Place
    report: Report


@dataclass(frozen=True, slots=True)
class Lookup:
    """All that a value may refer to. References to cards are gathered."""

    languages: Sequence[str]
    names: Names
    signs: Mapping[str, str]  # the symbols that stand for signs in the row of a power
    symbols: Collection[str]
    project: Folders
    game: str
    all_symbols: bool = True  # False where a fault hides some of them
    all_names: bool = True  # the same of `names`
    references: list[CardReference] = field(default_factory=list)

    def symbol(self, name: str, place: Place, report: Report) -> str | None:
        """The symbol that *name* means, in whatever capitals; reported where it means none, or several."""
        meant = meant_by(name, self.symbols)
        if len(meant) == 1:
            return meant[0]
        if meant or self.all_symbols:
            near = one_of(meant) if meant else did_you_mean(name, self.symbols)
            hint = near or "name it under `symbols:` of game.yaml, with its meaning"
            report.add("unknown-symbol", f"{{{name}}} is no symbol of this game", place, hint)
        return None


class Explained(Protocol):
    """The names of a game, each explained, for the schemas of its values (`authoring.schemas.Glossary`)."""

    @property
    def game_id(self) -> str: ...
    @property
    def languages(self) -> tuple[str, ...]: ...
    @property
    def first(self) -> str: ...
    def symbols(self) -> dict[str, str]: ...
    def symbols_as_table(self) -> str: ...
    def cards(self, to: Iterable[str]) -> list[str]: ...
    def powers(self) -> Mapping[str, str]: ...
    def power_pattern(self) -> str | None: ...
    def pictures(self, folder: str | None) -> list[str]: ...
