"""The changes with what shows them: each face that is another now, before and after, and where it differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...faces.editions import Card, Change, Copies, FieldChange, What, replacement
from ..states import Snapshot, SnapshotOpener
from .pictures import Shot, Small, places
from .prints import Print, look_of, rasterise
from .sources import BACK, FRONT, Files, Source

PICTURED: Final = (What.ADDED, What.REMOVED, What.CHANGED)


@dataclass(frozen=True, slots=True)
class Pair:
    """One side of a card, before and after; None where there is none, or no files to draw it from."""

    side: str
    before: Small | None
    after: Small | None
    places: tuple[Rect, ...] = ()
    shown_above: bool = False  # a back that cards share is shown once


@dataclass(frozen=True, slots=True)
class Entry:
    change: Change
    pairs: tuple[Pair, ...] = ()

    @property
    def is_bare(self) -> bool:
        """Whether all there is to say of it is that it has a back which is shown at another card."""
        return bool(self.pairs) and all(pair.shown_above for pair in self.pairs) and not self.change.fields


@dataclass(frozen=True, slots=True)
class Report:
    title: str
    old: str
    new: str
    groups: tuple[tuple[What, tuple[Entry, ...]], ...]
    printed: int  # copies
    discarded: int
    kept: int
    other_fonts: bool
    unseen: int  # faces of a print that nothing shows any more
    unscanned: int  # faces of a print that only a PDF shows, and no program here makes pixels of it


def make_report(
    before: Snapshot, after: Snapshot, found: Sequence[Change], opener: SnapshotOpener | None = None
) -> Report:
    """The report of what was *found*. The *opener* of the states finds what a print was made of."""
    old, new = before.edition, after.edition
    exchange = replacement(replace(old.within(new), sets=1), replace(new.within(old), sets=1))
    maker = _Maker(source(before, opener), source(after, opener))
    groups = tuple(
        (what, tuple(maker.entry(change) for change in changes))
        for what, changes in groupby(found, key=lambda change: change.what)
    )
    drawn = after.drawn or before.drawn
    return Report(
        title=drawn.game.title.in_lang(new.lang) if drawn else new.game,
        old=before.label,
        new=after.label,
        groups=groups,
        printed=_count(exchange.printed),
        discarded=_count(exchange.discarded),
        kept=_count(exchange.kept),
        other_fonts=old.fonts != new.fonts,
        unseen=maker.unseen,
        unscanned=maker.unscanned,
    )


def source(state: Snapshot, opener: SnapshotOpener | None) -> Source:
    """Where the faces of a state are taken from."""
    if state.drawn is not None:
        return Files(state.drawn)
    return Print(state, opener)


def _count(copies: Sequence[Copies]) -> int:
    return sum(each.count for each in copies)


class _Maker:
    """Makes entries; each face is drawn once, and a back that cards share is shown once."""

    def __init__(self, before: Source, after: Source) -> None:
        self._before, self._after = before, after
        self._seen: set[tuple[str, str]] = set()
        self.unseen = self.unscanned = 0

    def entry(self, change: Change) -> Entry:
        if change.what not in PICTURED:
            return Entry(change)
        change = replace(
            change, fields=tuple(self._with_known_values(change, field) for field in change.fields)
        )
        return Entry(change, tuple(pair for side in (FRONT, BACK) if (pair := self._pair(change, side))))

    def _with_known_values(self, change: Change, field: FieldChange) -> FieldChange:
        """The field with the values of a print filled in, where a revision knows them."""
        if change.before is None or change.after is None:
            return field
        before = field.before if field.before is not None else self._before.value(change.before, field.name)
        after = field.after if field.after is not None else self._after.value(change.after, field.name)
        return replace(field, before=before, after=after)

    def _pair(self, change: Change, side: str) -> Pair | None:
        """None where the side is the same, or there is none."""
        old, new = (look_of(card, side) if card else None for card in (change.before, change.after))
        was, now = (look.core if look else "" for look in (old, new))
        if (
            was == now
            or (old and new and old.is_like(new))
            or (side == BACK and change.what is not What.CHANGED)
        ):
            return None
        if side == BACK and (was, now) in self._seen:
            return Pair(side, None, None, shown_above=True)
        self._seen.add((was, now))
        before = self._shot(self._before, change.before, side)
        after = self._shot(self._after, change.after, side)
        found = self._places(change, side, before, after)
        if before and after and before.outline is None and before.size == after.size:
            before = replace(before, outline=after.outline)
        return Pair(side, before.small() if before else None, after.small() if after else None, found)

    def _places(self, change: Change, side: str, before: Shot | None, after: Shot | None) -> tuple[Rect, ...]:
        """Where the two differ; where one program has made only one of them, of both as it makes them."""
        if before is None or after is None or change.before is None or change.after is None:
            return ()
        if before.is_scan != after.is_scan:
            other, card = (self._before, change.before) if after.is_scan else (self._after, change.after)
            vector = other.vector(card, side)
            scan = rasterise(vector) if vector else None
            before, after = (scan or before, after) if after.is_scan else (before, scan or after)
        return places(before, after)

    def _shot(self, source: Source, card: Card | None, side: str) -> Shot | None:
        """A side of a card as a state shows it; what cannot be shown is counted."""
        if card is None or look_of(card, side) is None:
            return None
        shot = source.shot(card, side)
        if shot is None:
            is_known = source.vector(card, side) is not None
            self.unseen += not is_known
            self.unscanned += is_known
        return shot
