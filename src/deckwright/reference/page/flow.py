"""Strips of a page, one below the other, in columns and over pages."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate
from typing import Final

from ...basics.records import dataclass
from .marks import Mark, moved

LOOSEST: Final = 6.5  # mm that a gap above a heading may take, so that columns end alike
SETTLED: Final = 5.0  # mm that a gap between the blocks of a page may take, so that the page ends lower
BLOCK: Final = 3.2  # mm of white over what begins a block: a heading, a figure, a box


@dataclass(frozen=True, slots=True)
class Strip:
    """As high as it is and never broken. Its marks are relative to its top left corner."""

    height: float
    marks: tuple[Mark, ...] = ()
    above: float = 0.0  # white over it, but not at the top of a column
    holds: bool = False  # the next one stands in the same column
    is_wide: bool = False  # over all columns
    again: Strip | None = None  # what heads it where it begins a column: the head of its table
    is_loose: bool = False  # more white may stand over it
    is_optional: bool = False  # left out where it would begin a page
    about: object = None  # the figure's facts for the manifest, which go where it goes
    used: float | None = None  # how wide it is, where something may stand beside it
    most: float = 0.0  # as high as it may grow where its page has room
    grown: Callable[[float], tuple[Mark, ...]] | None = None  # its marks when it is higher


@dataclass(frozen=True, slots=True)
class PlacedStrip:
    """A strip with its place in the text area."""

    strip: Strip
    x: float
    y: float

    @property
    def marks(self) -> tuple[Mark, ...]:
        return moved(self.strip.marks, self.x, self.y)


@dataclass(frozen=True, slots=True)
class Columns:
    """How many, how wide, how far apart, how high."""

    count: int
    width: float
    gutter: float
    height: float

    def x(self, index: int) -> float:
        return index * (self.width + self.gutter)


def flow_strips(
    strips: Sequence[Strip], columns: Columns, first_height: float, level: bool
) -> list[list[PlacedStrip]]:
    """Strips on pages: column by column, from *first_height* on the first page. *level*: columns of the last page that
    are as even as can be, their feet alike.
    """
    pages: list[list[PlacedStrip]] = []
    rest = list(strips)
    height = first_height
    while rest:
        page, rest = _page(rest, replace(columns, height=height), level)
        page = _settle(_grow(page, height), height)
        if page or not pages:
            pages.append(page)
        height = columns.height
    return pages or [[]]


def _page(strips: list[Strip], columns: Columns, level: bool) -> tuple[list[PlacedStrip], list[Strip]]:
    """What goes on one page, and what is left over: bands of columns between strips that run over all of them."""
    placed: list[PlacedStrip] = []
    top, rest = 0.0, strips
    while rest:
        if rest[0].is_wide:
            group = _group(rest)
            gap = rest[0].above if placed else 0.0
            fits = top + gap + height_of(group) <= columns.height
            if all(strip.is_optional for strip in group) and not (fits and placed):
                rest = rest[len(group) :]
                continue
            if not fits and placed:
                break
            placed += [replace(each, y=each.y + top + gap) for each in stack_strips(group)]
            top, rest = top + gap + height_of(group), rest[len(group) :]
            continue
        count = next((i for i, strip in enumerate(rest) if strip.is_wide), len(rest))
        gap = rest[0].above if placed else 0.0
        band = replace(columns, height=columns.height - top - gap)
        broken, taken = _band(rest[:count], band, level or count < len(rest), must=not placed)
        if not taken and placed:
            break
        for index, column in enumerate(broken):
            placed += [PlacedStrip(s.strip, columns.x(index), top + gap + s.y) for s in column]
        top += gap + max((s.y + s.strip.height for column in broken for s in column), default=0.0)
        left, rest = rest[taken:count], rest[max(taken, 1) :]
        if left:
            break
    return placed, rest


def foot_of(placed: Sequence[PlacedStrip]) -> float:
    """Where the lowest of them ends, in mm from the top of the text area."""
    return max((each.y + each.strip.height for each in placed), default=0.0)


def _grow(placed: list[PlacedStrip], height: float) -> list[PlacedStrip]:
    """Strips that can be higher, and have nothing beside them, take what the page has left; the first is the first."""
    for index in range(len(placed)):
        each = placed[index]
        strip, left, below = each.strip, height - foot_of(placed), each.y + each.strip.height - 1e-6
        if strip.grown is None or not 0.0 < left < math.inf or _is_beside(each, placed):
            continue
        more = min(left, strip.most - strip.height)
        high = strip.height + more
        placed = [replace(other, y=other.y + more) if other.y >= below else other for other in placed]
        placed[index] = replace(each, strip=replace(strip, height=high, marks=strip.grown(high)))
    return placed


def _is_beside(each: PlacedStrip, placed: Sequence[PlacedStrip]) -> bool:
    """Whether another strip stands at the height of *each*, in a column of its own."""
    top, foot = each.y + 1e-6, each.y + each.strip.height - 1e-6
    return any(
        other.x != each.x and other.y < foot and other.y + other.strip.height > top for other in placed
    )


def _settle(placed: list[PlacedStrip], height: float) -> list[PlacedStrip]:
    """More white between the blocks that stand one below the other across the page, and less at its foot."""
    left = height - foot_of(placed)
    gaps = _gaps(placed)
    if not gaps or not 0.0 < left < math.inf:
        return placed
    more = min(left / len(gaps), SETTLED)
    return [replace(each, y=each.y + more * sum(gap <= each.y for gap in gaps)) for each in placed]


def _gaps(placed: Sequence[PlacedStrip]) -> list[float]:
    """Where the page can be drawn apart: over what no strip runs across, and in each column a block begins."""
    return [y for y in sorted({each.y for each in placed}) if _is_gap(y, placed)]


def _is_gap(y: float, placed: Sequence[PlacedStrip]) -> bool:
    over = [each for each in placed if each.y < y - 1e-6]
    below = [each for each in placed if each.y >= y - 1e-6]
    if not over or any(each.y + each.strip.height > y + 1e-6 for each in over):
        return False
    firsts = [
        min((each for each in below if each.x == x), key=lambda each: each.y) for x in {e.x for e in below}
    ]
    lasts = [
        max((each for each in over if each.x == x), key=lambda each: each.y) for x in {e.x for e in over}
    ]
    return all(each.strip.above >= BLOCK for each in firsts) and not any(each.strip.holds for each in lasts)


def _group(strips: Sequence[Strip]) -> Sequence[Strip]:
    """The first strips that run over all columns and hold each other."""
    count = 1
    while strips[count - 1].holds and count < len(strips) and strips[count].is_wide:
        count += 1
    return strips[:count]


def _band(
    strips: Sequence[Strip], columns: Columns, level: bool, *, must: bool
) -> tuple[list[list[PlacedStrip]], int]:
    """Strips in columns from the top of the band, and how many of them it takes; one at least where it *must*."""
    if level and columns.count > 1 and (even := _even(strips, columns)):
        return even, len(strips)
    broken: list[list[PlacedStrip]] = []
    taken = 0
    for _ in range(columns.count):
        column, count = _column(strips[taken:], columns.height, must=must and not broken)
        broken.append(column)
        taken += count
    return broken, taken


def _column(strips: Sequence[Strip], height: float, must: bool) -> tuple[list[PlacedStrip], int]:
    """The strips that one column takes; at least one where it *must*."""
    count, y = 0, 0.0
    best = 0
    for strip in strips:
        y += (strip.above if count else _head(strip)) + strip.height
        if y > height + 1e-6:
            break
        count += 1
        if not strip.holds:
            best = count
    if count == len(strips):
        best = count
    if not best and must and strips:
        best = max(count, 1)
    return stack_strips(strips[:best]), best


def _head(strip: Strip) -> float:
    return strip.again.height if strip.again else 0.0


def stack_strips(strips: Sequence[Strip], extra: float = 0.0) -> list[PlacedStrip]:
    """Strips one below the other; *extra* more white over each that takes it."""
    column: list[PlacedStrip] = []
    y = 0.0
    for index, strip in enumerate(strips):
        if index:
            y += strip.above + (extra if strip.is_loose else 0.0)
        elif strip.again:
            column.append(PlacedStrip(strip.again, 0.0, y))
            y += strip.again.height
        column.append(PlacedStrip(strip, 0.0, y))
        y += strip.height
    return column


def _even(strips: Sequence[Strip], columns: Columns) -> list[list[PlacedStrip]] | None:
    """All strips in all columns, as evenly as breaks allow; None where they do not fit.

    The best breaks behind a strip do not depend on those before it (dynamic programming).
    """
    height = _heights(strips)
    count = len(strips)
    ends = [i for i in range(1, count) if not strips[i - 1].holds]
    mean = height(0, count) / columns.count

    @cache
    def best(start: int, left: int) -> tuple[float, tuple[int, ...]]:
        if left == 1:
            high = height(start, count)
            return ((high - mean) ** 2 if high <= columns.height else math.inf), (count,)
        found: tuple[float, tuple[int, ...]] = (math.inf, ())
        for end in ends:
            if end <= start:
                continue
            if (high := height(start, end)) > columns.height:
                break
            cost, others = best(end, left - 1)
            found = min(found, (cost + (high - mean) ** 2, (end, *others)))
        return found

    cost, breaks = best(0, columns.count)
    if cost == math.inf:
        return None
    parts = list(_parts(strips, breaks))
    longest = max(height_of(part) for part in parts)
    return [stack_strips(part, _looseness(part, longest)) for part in parts]


def _parts(strips: Sequence[Strip], breaks: Sequence[int]) -> Iterator[Sequence[Strip]]:
    start = 0
    for end in breaks:
        yield strips[start:end]
        start = end


def _heights(strips: Sequence[Strip]) -> Callable[[int, int], float]:
    """How high the strips from one to before another are as a column; sums are worked out once."""
    sums = [0.0, *accumulate(strip.above + strip.height for strip in strips)]
    tops = [_head(strip) - strip.above for strip in strips]
    return lambda start, end: sums[end] - sums[start] + tops[start]


def height_of(strips: Sequence[Strip]) -> float:
    """Of strips one below the other."""
    column = stack_strips(strips)
    return column[-1].y + column[-1].strip.height if column else 0.0


def _looseness(strips: Sequence[Strip], longest: float) -> float:
    """What each gap takes so that a column ends as low as the longest, within reason."""
    gaps = sum(strip.is_loose for strip in strips[1:])
    return min((longest - height_of(strips)) / gaps, LOOSEST) if gaps else 0.0
