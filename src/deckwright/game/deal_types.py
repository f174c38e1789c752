"""What `deals.yaml` says: how decks are made by chance, and the laws that each of them keeps."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ..basics.problems import Place
from ..basics.records import dataclass
from .conditions import Condition
from .localized import Localized

HOLE: Final = re.compile(r"\{(\w+)\}")  # in a name or a value, for a word


@dataclass(frozen=True, slots=True)
class SizeLaw:
    """So many cards in all."""

    cards: int
    place: Place

    def __str__(self) -> str:
        return f"`size` {self.cards}"


@dataclass(frozen=True, slots=True)
class NumberLaw:
    """From *least* to *most* cards for which it is true."""

    name: str
    where: Condition
    least: int
    most: int | None
    place: Place

    def __str__(self) -> str:
        wanted = f"{self.least}.." if self.most is None else f"{self.least}..{self.most}"
        return f"{self.name!r} of `numbers` {self.least if self.least == self.most else wanted}"


@dataclass(frozen=True, slots=True)
class AlikeLaw:
    """At most so many of one card."""

    most: int
    place: Place

    def __str__(self) -> str:
        return f"`alike` {self.most}"


@dataclass(frozen=True, slots=True)
class ExcludeLaw:
    """Cards of which a deck has only one."""

    cards: tuple[str, ...]
    place: Place

    def __str__(self) -> str:
        return f"`exclude` {', '.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class WithLaw:
    """Whoever has the card has these, too."""

    card: str
    brings: tuple[str, ...]
    place: Place

    def __str__(self) -> str:
        return f"`with` {self.card}: {', '.join(self.brings)}"


Law = SizeLaw | NumberLaw | AlikeLaw | ExcludeLaw | WithLaw


@dataclass(frozen=True, slots=True)
class Deal:
    """A recipe for decks."""

    id: str
    title: Localized[str]
    pool: Condition  # the cards that may be dealt
    size: int
    weight: Condition | None  # how likely a card is against the others; None: all alike
    laws: tuple[Law, ...]  # the size among them
    words: Mapping[str, tuple[Localized[str], ...]]  # of which one is taken for each deck
    name: Localized[str]  # with {word}, {number}, {seed}
    values: Mapping[str, Localized[str]]  # the same, and {name}
    rules: tuple[str, ...] | None  # of rules.yaml, that judge each deck; None: all
    place: Place
