"""What a recipe says: which cards it takes, what it makes of them, when it refuses. Its expressions are read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..basics.problems import Place
from .conditions import Condition
from .localized import Localized


@dataclass(frozen=True, slots=True)
class Filled:
    """A text with expressions in it, `{{ a.name }}`, in each language that has one of its own."""

    parts: Localized[tuple[str | Condition, ...]]


@dataclass(frozen=True, slots=True)
class Items:
    """A list, written item by item."""

    items: tuple[Made, ...]


@dataclass(frozen=True, slots=True)
class Parts:
    """A map, written part by part."""

    parts: Mapping[str, Made]


Made = Condition | Filled | Items | Parts


@dataclass(frozen=True, slots=True)
class Input:
    """Which cards may stand at one place of a recipe."""

    written: str  # a type, or the condition
    where: Condition


@dataclass(frozen=True, slots=True)
class Choice:
    """What one may say besides: one of the inputs, or one of some words. The first is meant where nothing is said."""

    values: tuple[str, ...]
    is_input: bool


@dataclass(frozen=True, slots=True)
class Refusal:
    """When a recipe makes nothing of what it is given, and why."""

    when: Condition
    because: Filled
    place: Place


@dataclass(frozen=True, slots=True)
class Recipe:
    """A card computed from other cards."""

    id: str
    title: Localized[str]
    type: str  # of the card that is made
    inputs: Mapping[str, Input]
    is_any_order: bool  # the same comes of A B as of B A
    choices: Mapping[str, Choice]
    values: Mapping[str, Condition]  # by names of their own, each of those before it
    refusals: tuple[Refusal, ...]
    card: Filled  # the id of the card that is made
    fields: Mapping[str, Made]
    place: Place
    places: Mapping[str, Place]  # of each field
