"""Where the loader puts what it finds."""

from __future__ import annotations

from dataclasses import field, replace

from ...basics.problems import DeckwrightError, Place, Problem, on_more_cards, problem
from ...basics.records import dataclass
from . import Node


@dataclass(frozen=True, slots=True)
class Report:
    """A list of problems, and the card and field that are being read."""

    problems: list[Problem] = field(default_factory=list)
    card: str | None = None
    field: str | None = None

    def of_card(self, card: str) -> Report:
        return Report(self.problems, card, self.field)

    def of_field(self, name: str) -> Report:
        """The same list for a field, or for a field within the field at hand."""
        return Report(self.problems, self.card, f"{self.field}.{name}" if self.field else name)

    def add(self, code: str, message: str, at: Node | Place | None, hint: str | None = None) -> None:
        place = at if at is None or isinstance(at, Place) else at.place
        self.take(problem(code, message, place, hint=hint, card=self.card, field=self.field))

    def take(self, found: Problem) -> None:
        """Add a problem that was found elsewhere, as one of the card and field at hand."""
        self.problems.append(replace(found, card=found.card or self.card, field=found.field or self.field))

    def take_error(self, error: DeckwrightError) -> None:
        for found in error.problems:
            self.take(found)


def in_order(problems: list[Problem], first: str = "") -> list[Problem]:
    """Each problem once, with all its cards, file by file as they were read, *first* the first, from the top of a file
    to its end."""
    ranks = {"": 0, first: 1}
    unique: dict[tuple[object, ...], Problem] = {}
    for found in problems:
        ranks.setdefault(found.place.file if found.place else "", len(ranks))
        key = (found.code, found.message, found.place, found.field)
        unique[key] = on_more_cards(unique[key], found.cards) if key in unique else found

    def position(found: Problem) -> tuple[int, int, int]:
        place = found.place or Place("")
        return ranks[place.file], place.line or 0, place.column or 0

    return sorted(unique.values(), key=position)
