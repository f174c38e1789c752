"""An edition: a game in one state, each card known by the digests of its faces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Final

from ...basics.records import dataclass

CARDS: Final = "cards"
STICKERS: Final = "stickers"


@dataclass(frozen=True, slots=True)
class Look:
    """One face by its digests, and what it was made of."""

    exact: str  # all that it shows
    settled: str  # without what is marked as volatile
    core: str  # without the size that its texts share with others, too
    reads: tuple[str, ...] = field(
        default=(), compare=False
    )  # layouts, pictures, symbols: keys of Edition.files

    def is_like(self, other: Look) -> bool:
        """Whether nobody prints one of them anew for the other."""
        return self.core == other.core or self.exact == other.exact


@dataclass(frozen=True, slots=True)
class Card:
    """A card at its place in a deck."""

    deck: str
    id: str
    name: str
    copies: int
    front: Look
    back: Look | None = None
    fields: Mapping[str, str] = field(default_factory=dict)  # a digest of each value
    values: Mapping[str, str] = field(
        default_factory=dict, compare=False
    )  # in words, where the files are at hand

    @property
    def looks(self) -> tuple[Look, ...]:
        return (self.front, self.back) if self.back else (self.front,)

    def is_like(self, other: Card) -> bool:
        """Whether nobody prints one of them anew for the other."""
        return len(self.looks) == len(other.looks) and all(
            a.is_like(b) for a, b in zip(self.looks, other.looks, strict=True)
        )

    @property
    def exact(self) -> tuple[str, ...]:
        return tuple(look.exact for look in self.looks)

    @property
    def settled(self) -> tuple[str, ...]:
        return tuple(look.settled for look in self.looks)

    @property
    def core(self) -> tuple[str, ...]:
        return tuple(look.core for look in self.looks)


@dataclass(frozen=True, slots=True)
class Edition:
    """The cards of a game, or of the *decks* and *only* the cards that were asked for."""

    game: str
    lang: str
    variants: tuple[str, ...]
    cards: tuple[Card, ...]
    fonts: str = ""  # a digest of the files that texts are set in
    files: Mapping[str, str] = field(default_factory=dict)  # digests of what the faces were made of, by path
    decks: tuple[str, ...] = ()  # none: all
    only: bool = False  # some cards of these decks
    sets: int = 1  # the whole of it so many times
    kind: str = CARDS  # or STICKERS, whose decks are the pawns that they are stuck on
    made: Mapping[str, str] = field(default_factory=dict)  # for which tool, pawns and labels, of stickers

    def within(self, other: Edition) -> Edition:
        """What of it *other* is about, too."""
        cards = self.cards
        if other.decks:
            cards = tuple(card for card in cards if card.deck in other.decks)
        if other.only:
            ids = {card.id for card in other.cards}
            cards = tuple(card for card in cards if card.id in ids)
        return replace(self, cards=cards, decks=self.decks or other.decks, only=self.only or other.only)

    def with_print(self, part: Edition) -> Edition:
        """What one has once *part* has been printed: of its own decks and cards all, of others what was there."""
        if not (part.decks or part.only) or (self.lang, self.variants) != (part.lang, part.variants):
            return part
        renewed = {(card.deck, card.id): None for card in part.cards}
        others = [
            card
            for card in self._once().cards
            if (card.deck, card.id) not in renewed and (part.only or card.deck not in part.decks)
        ]
        decks = (*self.decks, *(part.decks or (deck for deck, _ in renewed))) if self.decks else ()
        return replace(
            part,
            cards=(*others, *part._once().cards),
            files={**self.files, **part.files},
            decks=tuple(dict.fromkeys(decks)),
            only=self.only,
            sets=1,
        )

    def _once(self) -> Edition:
        """The same cards as one set."""
        cards = tuple(replace(card, copies=card.copies * self.sets) for card in self.cards)
        return replace(self, cards=cards, sets=1)

    @property
    def looks(self) -> tuple[Look, ...]:
        """Every look once, in the order in which they are written down."""
        return tuple(dict.fromkeys(look for card in self.cards for look in card.looks))

    @property
    def total(self) -> int:
        """Cards in all."""
        return self.sets * sum(card.copies for card in self.cards)
