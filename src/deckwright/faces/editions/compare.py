"""Two editions → what has changed, card by card, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from ...basics.records import dataclass
from .edition import Card, Edition
from .fields import is_of_another_language


class What(StrEnum):
    """The most that has happened to a card, in the order in which it is listed."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"  # what it shows
    MOVED = "moved"  # into another deck, and looks the same
    COPIES = "copies"  # only their number
    VOLATILE = "volatile"  # only what is marked as volatile
    SCALED = "scaled"  # only the size that its texts share with others


@dataclass(frozen=True, slots=True)
class FieldChange:
    name: str
    before: str | None  # in words; None: not known any more, or not there
    after: str | None


@dataclass(frozen=True, slots=True)
class Change:
    """What has become of a card; it is *before* or *after* alone where it was added or removed."""

    what: What
    before: Card | None
    after: Card | None
    fields: tuple[FieldChange, ...] = ()
    files: tuple[str, ...] = ()  # layouts, pictures, symbols behind it that have changed

    @property
    def card(self) -> Card:
        card = self.after or self.before
        assert card is not None
        return card

    @property
    def copies(self) -> tuple[int, int]:
        """How many there were and are."""
        return self.before.copies if self.before else 0, self.after.copies if self.after else 0


def changes(old: Edition, new: Edition) -> tuple[Change, ...]:
    """All that differs, in the order of What, then of the cards."""
    files = {name for name, state in new.files.items() if old.files.get(name, state) != state}
    found = [change for pair in pairs(old.cards, new.cards) if (change := _change(*pair, files))]
    order = list(What)
    return tuple(sorted(found, key=lambda change: order.index(change.what)))


def pairs(old: Sequence[Card], new: Sequence[Card]) -> Iterator[tuple[Card | None, Card | None]]:
    """Each card with what it was: in the same deck, else in one that it has left. What is gone comes last."""
    left = {(card.deck, card.id): card for card in old}
    stayed = {(card.deck, card.id): left.pop((card.deck, card.id), None) for card in new}
    leavers: dict[str, list[Card]] = {}
    for card in left.values():
        leavers.setdefault(card.id, []).append(card)
    for card in new:
        before = stayed[card.deck, card.id]
        if before is None and leavers.get(card.id):
            before = leavers[card.id].pop(0)
        yield before, card
    for cards in leavers.values():
        for card in cards:
            yield card, None


def _change(before: Card | None, after: Card | None, files: set[str]) -> Change | None:
    what = _what(before, after)
    if what is None:
        return None
    if before is None or after is None or what is not What.CHANGED:
        return Change(what, before, after)
    behind = dict.fromkeys(name for card in (before, after) for look in card.looks for name in look.reads)
    found = tuple(name for name in behind if name in files)
    return Change(what, before, after, tuple(_fields(before, after, explained=bool(found))), found)


def _what(before: Card | None, after: Card | None) -> What | None:
    if before is None:
        return What.ADDED
    if after is None:
        return What.REMOVED
    if not before.is_like(after):
        return What.CHANGED
    if before.deck != after.deck:
        return What.MOVED
    if before.copies != after.copies:
        return What.COPIES
    if before.exact == after.exact:
        return None
    return What.SCALED if before.settled != after.settled else What.VOLATILE


def _fields(before: Card, after: Card, *, explained: bool) -> list[FieldChange]:
    """The fields that say something else; where nothing else explains the change, those that do in another language.

    Of these, languages that have come or gone do not count: a card that shows two has them before and after.
    """
    found = list(_field_changes(before, after))
    own = [each for each in found if not is_of_another_language(each.name)]
    if own or explained:
        return own
    return [each for each in found if each.name in before.fields and each.name in after.fields]


def _field_changes(before: Card, after: Card) -> Iterator[FieldChange]:
    for name in dict.fromkeys((*before.fields, *after.fields)):
        if before.fields.get(name) != after.fields.get(name):
            found = FieldChange(name, _words(before, name), _words(after, name))
            is_both = name in before.fields and name in after.fields
            if is_both or (found.before or found.after) or None in (found.before, found.after):
                yield found  # else it is a new field that nothing is written in


def _words(card: Card, name: str) -> str | None:
    """None where only digests are known, nothing where the card has no such value."""
    return card.values.get(name, "" if card.values else None)
