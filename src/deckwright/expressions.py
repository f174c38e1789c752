"""Power expressions over pools: one parser for the symbols on a card, the rules and the odds. (To be written.)"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Union


@dataclass(frozen=True, slots=True)
class Pool:
    """A deck (or die) that values are drawn from."""

    id: str
    alias: str  # BP
    symbol: str  # name of the symbol that stands for one draw
    deck: str | None = None
    field: str | None = None  # the field of its cards that is the value
    faces: tuple[int, ...] = ()  # of a die


@dataclass(frozen=True, slots=True)
class Named:
    """An expression with a name and a symbol of its own (extrême menace)."""

    id: str
    alias: str  # EM
    symbol: str
    power: "Power"


@dataclass(frozen=True, slots=True)
class Variable:
    """A number that the card's text describes."""

    id: str
    alias: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Integer:
    value: int


@dataclass(frozen=True, slots=True)
class Draw:
    """`times` different cards of one pool (or so many evaluations of a named expression), added: `2 BA`."""

    name: str  # id of a pool, a named expression or a variable
    times: int = 1


@dataclass(frozen=True, slots=True)
class Operation:
    operator: str  # "+", "-", "×"
    left: "Node"
    right: "Node"


@dataclass(frozen=True, slots=True)
class Negative:
    operand: "Node"


Node = Union[Integer, Draw, Operation, Negative]


@dataclass(frozen=True, slots=True)
class Token:
    """One thing in the row that a card shows: a symbol, a figure or a sign."""

    kind: str  # "symbol", "number", "sign"
    text: str  # the symbol's name, the figure, or one of + − × ( )


@dataclass(frozen=True, slots=True)
class Power:
    source: str
    root: Node
    tokens: tuple[Token, ...]  # as written, for the row of symbols


Names = Mapping[str, Pool | Named | Variable]  # by id and by alias
