"""In which print a card last became another: by the records of what was printed, and without drawing anything.

A face is as it was printed where it has the same digest as then. What a digest is made of, but for the face's own
text, is the state of the files that it was drawn from, and the record names these.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from ...basics.problems import DeckwrightError, Problem
from ...game.model import Game
from ...svg import SYMBOL_SCHEME
from ...svg.canvas.reading import Reader
from ..layouts import Face
from . import Card, Edition, Look, look
from .print_records import number_of, prints, read_print


class Revisions:
    """The numbers of a game's cards, in one language, as its variants in force make it."""

    def __init__(self, root: Path, game: Game, lang: str | None, reader: Reader) -> None:
        self.problems: list[Problem] = []  # of damaged records
        self._root, self._game, self._reader = root, game, reader
        self._like = lang or game.languages[0], game.in_force
        self._files = prints(root, game.id)

    @property
    def state(self) -> object:
        return self._files, self._like

    @property
    def next(self) -> int:
        """The number of the print that comes."""
        return max(map(number_of, self._files), default=0) + 1

    def expect(self, card: str, deck: str | None) -> int:
        printed = _found(self._cards, card, deck)
        if printed is None:
            return self.next
        number = self._numbers[-1]
        for earlier, cards in zip(reversed(self._numbers[:-1]), self._earlier, strict=True):
            before = _found(cards, card, deck)
            if before is None or not before.is_like(printed):
                break
            number = earlier
        return number

    def settle(self, card: str, deck: str | None, faces: Sequence[Face]) -> int:
        printed = _found(self._cards, card, deck)
        if printed is None or len(printed.looks) != len(faces):
            return self.next
        is_same = all(self._is_same(*pair) for pair in zip(faces, printed.looks, strict=True))
        return self.expect(card, deck) if is_same else self.next

    def _is_same(self, face: Face, printed: Look) -> bool:
        return look(face, dict(self._read(printed)), ()).is_like(printed)

    def _read(self, printed: Look) -> Iterator[tuple[str, str]]:
        """The pictures and symbols that a face was drawn from, each with its state now."""
        for label in printed.reads:
            if label not in self._layouts:
                name = self._symbols.get(label, label)
                yield name, self._reader.state(name)

    @cached_property
    def _layouts(self) -> frozenset[str]:
        return frozenset(source.label for source in self._game.layouts.values())

    @cached_property
    def _symbols(self) -> dict[str, str]:
        return {symbol.file: f"{SYMBOL_SCHEME}{name}" for name, symbol in self._game.symbols.items()}

    # The records, read when a layout asks for them

    @cached_property
    def _records(self) -> tuple[tuple[int, Edition], ...]:
        """The prints in this language and of these variants, the oldest first, each with its number."""
        found: list[tuple[int, Edition]] = []
        for path in self._files:
            try:
                edition = read_print(path, self._root).edition
            except DeckwrightError as error:
                self.problems += error.problems
                continue
            if (edition.lang, edition.variants) == self._like:
                found.append((number_of(path), edition))
        return tuple(found)

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        return tuple(number for number, _ in self._records)

    @cached_property
    def _cards(self) -> Mapping[tuple[str | None, str], Card]:
        """Of the last print."""
        return _by_place(self._records[-1][1]) if self._records else {}

    @cached_property
    def _earlier(self) -> tuple[Mapping[tuple[str | None, str], Card], ...]:
        """Of those before it, the last first."""
        return tuple(_by_place(edition) for _, edition in reversed(self._records[:-1]))


def _by_place(edition: Edition) -> dict[tuple[str | None, str], Card]:
    """The cards by deck and id, and by their ids alone."""
    anywhere: dict[tuple[str | None, str], Card] = {(None, card.id): card for card in reversed(edition.cards)}
    return {**anywhere, **{(card.deck, card.id): card for card in edition.cards}}


def _found(cards: Mapping[tuple[str | None, str], Card], card: str, deck: str | None) -> Card | None:
    """A card at its place; where it lay in another deck, there."""
    return cards.get((deck, card)) or cards.get((None, card))
