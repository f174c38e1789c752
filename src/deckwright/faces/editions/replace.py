"""Two editions → which copies an old deck lacks, which it has too many, and which stay: cards as pieces of paper."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from ...basics.records import dataclass
from .edition import Card, Edition


@dataclass(frozen=True, slots=True)
class Copies:
    """So many of a card."""

    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class Replacement:
    """`kept` and `printed` together are the new deck; `kept` and `discarded` the old one."""

    printed: tuple[Copies, ...]  # of the new edition
    discarded: tuple[Copies, ...]  # of the old one
    kept: tuple[Copies, ...]  # as the new edition names them

    def keep_spares(self) -> Replacement:
        """The same, but of a card that stays no copy goes for being more than is wanted."""
        spares = tuple(
            each for each in self.discarded if any(each.card.is_like(stays.card) for stays in self.kept)
        )
        gone = tuple(each for each in self.discarded if each not in spares)
        return Replacement(self.printed, gone, (*self.kept, *spares))


def replacement(old: Edition, new: Edition) -> Replacement:
    """What makes the new deck of the old one with the fewest cards printed.

    A card stays where it shows the same but for what is volatile or only a matter of shared size, in whatever deck; a
    card that has another id now stays where it shows exactly the same.
    """
    have, want = _pile(old), _pile(new)
    kept: dict[int, int] = {}
    for key in (_in_place, _by_card, _by_own_sight, _by_sight):
        _match(have, want, key, kept)
    return Replacement(
        _copies(want), _copies(have), tuple(Copies(new.cards[index], count) for index, count in kept.items())
    )


def _in_place(card: Card) -> Hashable:
    return card.deck, card.id, card.core


def _by_card(card: Card) -> Hashable:
    return card.id, card.core


def _by_own_sight(card: Card) -> Hashable:
    return card.id, card.exact


def _by_sight(card: Card) -> Hashable:
    return card.exact


@dataclass(slots=True)
class _Left:
    card: Card
    count: int  # that nothing has been found for yet


def _pile(edition: Edition) -> list[_Left]:
    return [_Left(card, card.copies * edition.sets) for card in edition.cards]


def _match(
    have: list[_Left], want: list[_Left], key: Callable[[Card], Hashable], kept: dict[int, int]
) -> None:
    """Take from both what is the same by *key*, as often as both have it."""
    shelf: dict[Hashable, list[_Left]] = {}
    for entry in have:
        shelf.setdefault(key(entry.card), []).append(entry)
    for index, entry in enumerate(want):
        for other in shelf.get(key(entry.card), ()):
            count = min(entry.count, other.count)
            if count:
                entry.count -= count
                other.count -= count
                kept[index] = kept.get(index, 0) + count


def _copies(left: list[_Left]) -> tuple[Copies, ...]:
    return tuple(Copies(entry.card, entry.count) for entry in left if entry.count)
