"""What a game's composition rules ask for: one frozen type for each kind of rule, its expressions read.

Expressions are `conditions.Condition`s over one card, but for `Expect`, whose is over all cards of the rule's scope.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from fractions import Fraction
from typing import Any

from ..basics.problems import Place
from ..basics.records import dataclass
from .conditions import Condition
from .expressions import Power

Number = int | Fraction


@dataclass(frozen=True, slots=True)
class Range:
    """Numbers from *least* to *most*, both included; None: without limit."""

    least: Number | None = None
    most: Number | None = None

    def holds(self, number: Number) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def __str__(self) -> str:
        if self.least == self.most:
            return f"exactly {_figure(self.least)}"
        if self.most is None:
            return f"{_figure(self.least)} or more"
        return (
            f"at most {_figure(self.most)}"
            if self.least is None
            else f"{_figure(self.least)} to {_figure(self.most)}"
        )


def _figure(number: Number | None) -> str:
    return str(number).replace("-", "−")


@dataclass(frozen=True, slots=True)
class Wanted:
    """A range that holds for every group, or one for each group by its name."""

    all: Range | None = None
    by_group: Mapping[str, Range] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Count:
    """How many different cards there are."""

    wanted: Wanted


@dataclass(frozen=True, slots=True)
class Copies:
    """How many cards are printed."""

    wanted: Wanted


@dataclass(frozen=True, slots=True)
class Total:
    """What the values of an expression add up to, each card counted once."""

    of: Condition
    wanted: Wanted


@dataclass(frozen=True, slots=True)
class Extremes:
    """The smallest and the largest value are exactly the ends of the range."""

    of: Condition
    wanted: Wanted


@dataclass(frozen=True, slots=True)
class CopiesBy:
    """The copies of each card follow from the value of a field."""

    of: Condition
    copies: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Allowed:
    """Each named field of each card that has a value has one of these, as written."""

    values: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Unique:
    """No two cards have the same value."""

    of: Condition


@dataclass(frozen=True, slots=True)
class Exists:
    """For each pattern (field → value as written) there is a card; `alone`: exactly one, and no other card."""

    patterns: tuple[Mapping[str, str], ...]
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Refers:
    """Every value of `of` is the value of `to` on one of the cards for which `among` holds."""

    of: Condition
    to: Condition
    among: Condition | None = None


@dataclass(frozen=True, slots=True)
class Contains:
    """These cards are there, with at least so many copies."""

    cards: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Partition:
    """Every card belongs to exactly one of the parts."""

    parts: Mapping[str, Condition]


@dataclass(frozen=True, slots=True)
class Sequence:
    """Whole numbers without gap or repetition: over the cards, or in order within the list that `of` is on each."""

    of: Condition
    start: int = 1
    end: int | None = None


@dataclass(frozen=True, slots=True)
class Cover:
    """The ranges `low` to `high` cover every whole number of a range exactly once: those of the cards together, or
    those in the lists of each card. Without `high`, `low` is the whole range, as in `9–19`."""

    low: Condition
    high: Condition | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Share:
    """The part of the cards (or copies) for which `of` holds."""

    of: Condition
    wanted: Range
    copies: bool = False


@dataclass(frozen=True, slots=True)
class Require:
    """A condition that holds for each card."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Expect:
    """A condition over all cards together."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Odds:
    """A power whose smallest and largest result are exactly the ends of the range."""

    power: Power
    wanted: Range


@dataclass(frozen=True, slots=True)
class Shows:
    """The drawn front or back shows the symbols that belong to the values of `of`, and no other of the same family.

    A value that is no list has its symbol once or more; the items of a list, the numbers of a map, `times` and
    `counts` (symbol → how many) are met exactly. `figures`: the numbers in the texts of these ids.
    """

    of: Condition | None
    symbols: Mapping[str, str] = field(default_factory=dict)
    never: tuple[str, ...] = ()
    times: Condition | None = None
    counts: Mapping[str, Condition] = field(default_factory=dict)
    on_back: bool = False
    figures: Mapping[str, Condition] = field(default_factory=dict)

    @property
    def names(self) -> frozenset[str]:
        """What its expressions ask of a card."""
        return frozenset(name for found in self._conditions for name in found.names)

    @property
    def symbols_of(self) -> frozenset[str]:
        """The fields whose own symbols it asks for."""
        return frozenset(name for found in self._conditions for name in found.symbols_of)

    @property
    def _conditions(self) -> tuple[Condition, ...]:
        return tuple(
            found for found in (self.of, self.times, *self.counts.values(), *self.figures.values()) if found
        )


Test = (
    Count
    | Copies
    | Total
    | Extremes
    | CopiesBy
    | Allowed
    | Unique
    | Exists
    | Refers
    | Contains
    | Partition
    | Sequence
    | Cover
    | Share
    | Require
    | Expect
    | Odds
    | Shows
)


@dataclass(frozen=True, slots=True)
class DataRow:
    """A row of a table of `data:`."""

    id: str  # what it is called: data.levels, row 3
    values: Mapping[str, Any]
    copies: int
    place: Place
    places: Mapping[str, Place]  # of what it writes


@dataclass(frozen=True, slots=True)
class Scope:
    """Which cards a rule is about: those for which `among` holds, group by group, narrowed by `where`.

    The groups are the values that `each` has among all cards of `among`, or `groups`; without `each` there is one.
    """

    among: Condition | None = None
    each: Condition | None = None
    groups: tuple[str, ...] | None = None
    where: Condition | None = None
    over_pawns: bool = False  # the rows are pieces of wood, each with its stickers, in place of cards
    rows: tuple[DataRow, ...] | None = None  # of tables of `data:`, in place of cards
