"""The changes with what shows them: each face that is another now, before and after, and where it differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from ..drawing import Drawn
from ..editions import Card, Change, Copies, What, replacement
from ..faces import Face
from ..geometry import Rect
from ..states import State
from .pictures import Shot, places, shot

PICTURED: Final = (What.ADDED, What.REMOVED, What.CHANGED)


@dataclass(frozen=True, slots=True)
class Pair:
    """One side of a card, before and after; None where there is none, or no files to draw it from."""

    side: str
    before: Shot | None
    after: Shot | None
    places: tuple[Rect, ...] = ()
    shown_above: bool = False  # a back that cards share is shown once


@dataclass(frozen=True, slots=True)
class Entry:
    change: Change
    pairs: tuple[Pair, ...] = ()


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
    old_unseen: bool  # of the old state only digests are known


def gathered(before: State, after: State, found: Sequence[Change]) -> Report:
    old, new = before.edition, after.edition
    exchange = replacement(replace(old.within(new), sets=1), replace(new.within(old), sets=1))
    maker = _Maker(before.drawn, after.drawn)
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
        old_unseen=before.drawn is None,
    )


def _count(copies: Sequence[Copies]) -> int:
    return sum(each.count for each in copies)


class _Maker:
    """Makes entries; each face is drawn once, and a back that cards share is shown once."""

    def __init__(self, before: Drawn | None, after: Drawn | None) -> None:
        self._before, self._after = _Shots(before), _Shots(after)
        self._seen: set[tuple[str, str]] = set()

    def entry(self, change: Change) -> Entry:
        if change.what not in PICTURED:
            return Entry(change)
        return Entry(change, tuple(pair for side in ("front", "back") if (pair := self._pair(change, side))))

    def _pair(self, change: Change, side: str) -> Pair | None:
        """None where the side is the same, or there is none."""
        was, now = (_core(card, side) for card in (change.before, change.after))
        if was == now or (side == "back" and change.what is not What.CHANGED):
            return None
        if side == "back" and (was, now) in self._seen:
            return Pair(side, None, None, shown_above=True)
        self._seen.add((was, now))
        before, after = self._before.of(change.before, side), self._after.of(change.after, side)
        return Pair(side, before, after, places(before, after) if before and after else ())


def _core(card: Card | None, side: str) -> str:
    look = card and (card.front if side == "front" else card.back)
    return look.core if look else ""


class _Shots:
    """The pictures of one state."""

    def __init__(self, drawn: Drawn | None) -> None:
        self._drawn = drawn
        self._dealt = {(dealt.deck.id, dealt.card.id): dealt for dealt in drawn.faces} if drawn else {}
        self._shots: dict[str, Shot] = {}

    def of(self, card: Card | None, side: str) -> Shot | None:
        dealt = self._dealt.get((card.deck, card.id)) if card else None
        face = dealt and (dealt.front if side == "front" else dealt.back)
        return self._shot(face) if face else None

    def _shot(self, face: Face) -> Shot:
        if face.id not in self._shots:
            assert self._drawn is not None and self._drawn.press is not None
            self._shots[face.id] = shot(face, self._drawn.press.renderer)
        return self._shots[face.id]
