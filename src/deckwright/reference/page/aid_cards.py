"""Groups of short entries shared out over the columns of small cards: broken where it costs least.

A group that goes on is worst from card to card, where its heading is out of sight; one entry by itself is bad anywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from .flow import Columns, PlacedStrip, Strip, flow_strips, height_of, stack_strips
from .marks import Anchor

# What a break costs, as so many mm² of unevenness: within a group, there from card to card, with one entry alone.
BROKEN, OVER_CARDS, ALONE = 40.0, 60.0, 200.0
CLOSER: Final = (1.0, 0.7, 0.4, 0.1)  # of the white between entries and groups
CLOSE: Final = 40.0  # what it costs to have none


def share_out(strips: Sequence[Strip], columns: Columns) -> list[list[PlacedStrip]]:
    """Strips on as few cards as take them, in columns as even as good breaks allow; a little closer, where that saves
    a card or makes better breaks.
    """
    plain = flow_strips(strips, columns, columns.height, True)
    tried = [(tight, _with_less_white(strips, tight)) for tight in CLOSER]
    for cards in range(max(len(plain) - 1, 1), len(plain) + 1):
        found = [(*_breaks(closer, columns, cards), tight) for tight, closer in tried]
        cost, breaks, tight = min(
            (cost + (1 - tight) * CLOSE, breaks, tight) for cost, breaks, tight in found
        )
        if cost < math.inf:
            return _place_on_cards(_with_less_white(strips, tight), breaks, columns)
    return plain


def _place_on_cards(
    strips: Sequence[Strip], breaks: Sequence[int], columns: Columns
) -> list[list[PlacedStrip]]:
    """Strips at their places, a column up to each break."""
    cards: list[list[PlacedStrip]] = [[] for _ in range(-(-len(breaks) // columns.count))]
    start = 0
    for number, end in enumerate(breaks):
        card, column = divmod(number, columns.count)
        cards[card] += [PlacedStrip(s.strip, columns.x(column), s.y) for s in stack_strips(strips[start:end])]
        start = end
    return [card for card in cards if card]


def _with_less_white(strips: Sequence[Strip], tight: float) -> list[Strip]:
    """The strips with less white over them, but below headings."""
    before = (None, *strips)
    return [
        strip if last is not None and _is_head(last) else replace(strip, above=strip.above * tight)
        for last, strip in zip(before, strips, strict=False)
    ]


def _is_head(strip: Strip) -> bool:
    return any(isinstance(mark, Anchor) for mark in strip.marks)


def _breaks(strips: Sequence[Strip], columns: Columns, cards: int) -> tuple[float, tuple[int, ...]]:
    """What the best breaks cost, and where each column ends; infinitely much where they do not fit."""
    count = len(strips)
    total = cards * columns.count
    starts = [i for i, strip in enumerate(strips) if _is_head(strip)]
    mean = sum(strip.above + strip.height for strip in strips) / total

    # The best way to fill the columns that are left depends on where they start alone (dynamic programming).
    @cache
    def best(start: int, left: int) -> tuple[float, tuple[int, ...]]:
        if left == 0:
            return (0.0, ()) if start == count else (math.inf, ())
        found: tuple[float, tuple[int, ...]] = (math.inf, ())
        for end in range(start, count + 1):
            high = height_of(strips[start:end])
            if high > columns.height + 1e-6:
                break
            if 0 < end < count and strips[end - 1].holds:
                continue
            is_card = (left - 1) % columns.count == 0
            cost = (high - mean) ** 2 / 10 + _cost(end, starts, count, is_card=is_card)
            rest, others = best(end, left - 1)
            found = min(found, (cost + rest, (end, *others)))
        return found

    return best(0, total)


def _cost(end: int, starts: Sequence[int], count: int, *, is_card: bool) -> float:
    """Of a column that ends before the strip *end*."""
    if end in (0, count) or end in starts:
        return 0.0
    first = max((start for start in starts if start < end), default=0)
    after = min((start for start in starts if start > end), default=count)
    lone = (end - first - 1 < 2) + (after - end < 2)  # the heading does not count
    return BROKEN + is_card * OVER_CARDS + lone * ALONE
