"""The revisions of cards, for layouts that print them: settled once it is known what else a card shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .face import Face


class Revising(Protocol):
    """Tells the number of the print in which a card last became another."""

    def expect(self, card: str, deck: str | None) -> int:
        """What it is where the card is still as it was printed last."""

    def settle(self, card: str, deck: str | None, faces: Sequence[Face]) -> int:
        """What it is for a card with these *faces*, which show what was expected."""

    @property
    def state(self) -> object:
        """Another where the same card may have another number."""


class First:
    """Of a game without records: every card is in its first print."""

    state = None

    def expect(self, card: str, deck: str | None) -> int:
        return 1

    def settle(self, card: str, deck: str | None, faces: Sequence[Face]) -> int:
        return 1


class Marks:
    """The numbers that layouts have asked for."""

    def __init__(self, revising: Revising | None = None) -> None:
        self.revising: Revising = revising or First()
        self.deck: str | None = None  # of the card that is drawn
        self._numbers: dict[str, int] = {}
        self._settled: set[str] = set()

    def of(self, card: str) -> int:
        if card not in self._numbers:
            self._numbers[card] = self.revising.expect(card, self.deck)
        return self._numbers[card]

    def waits(self, card: str) -> bool:
        """Whether the card shows a number that is not settled; from now on it is no longer asked about."""
        if card not in self._numbers or card in self._settled:
            return False
        self._settled.add(card)
        return True

    def settle(self, card: str, deck: str | None, faces: Sequence[Face]) -> bool:
        """Whether *faces* of the card show another number than they should; from now on they show the right one."""
        number = self.revising.settle(card, deck, faces)
        is_another = number != self._numbers[card]
        self._numbers[card] = number
        return is_another
