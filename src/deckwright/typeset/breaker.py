"""Where lines end: a paragraph's break opportunities and their distances in, the chosen breaks out. Knows no fonts.

Lines are chosen for the whole paragraph at once, after Knuth and Plass, "Breaking paragraphs into lines" (1981), with
a measure of its own for ragged text: the square of the empty part of each line.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, Literal, NamedTuple

Rag = Literal["ragged", "even", "justified"]  # even: the last line counts too, as centred text wants it

_HYPHEN_COST: Final = {"ragged": 4.0, "even": 6.0, "justified": 20.0}
_TWO_HYPHENS_COST: Final = 8.0
_SHORT_LAST_COST: Final = 8.0
_LONE_LETTER_COST: Final = 0.6
_LINE_COST: Final = 1e6  # above every sum of the others: few lines first
_TOO_WIDE_COST: Final = 1e9  # a part that fits no line
_SHRINK: Final = 0.15  # by how much of itself a space of justified text may narrow
_SATISFIED: Final = {
    "ragged": 0.18,
    "even": 0.25,
    "justified": 0.8,
}  # without hyphens: the emptiness that will do


class Break(NamedTuple):
    """A place where a line may end. Distances are from the paragraph's start, in any one unit."""

    end: int  # index behind the last character of the line
    next: int  # index of the first character of the next
    end_at: float  # distance to the line's end, a hyphen included
    next_at: float  # distance to the next line's start
    spaces: int = 0  # stretchable spaces before `end`
    spaces_next: int = 0  # and before `next`
    hyphen: bool = False
    cost: float = 0.0


@dataclass(frozen=True, slots=True)
class Measure:
    """The width of the lines and what makes them good."""

    width: float
    rag: Rag = "ragged"
    hang: float = 0.0  # by how much every line but the first is narrower
    space: float = 1.0  # width of a word space
    few_lines: bool = False  # as few lines as can be, however they look

    def of(self, first: bool) -> float:
        return self.width if first else self.width - self.hang

    def give(self, spaces: int) -> float:
        """By how much a line with *spaces* may be too wide before its spaces are narrowed."""
        return _SHRINK * spaces * self.space if self.rag == "justified" else 0.0


TOLERANCE: Final = 1e-6


def fewest(breaks: Sequence[Break], measure: Measure) -> int:
    """The least number of lines. breaks[0] is the paragraph's start and the last one its end.

    A part between two breaks that is wider than a line gets one of its own (`too_wide` names it).
    """
    ends = [b.end_at for b in breaks]
    at, lines, last = 0, 0, len(breaks) - 1
    while at < last:
        limit = breaks[at].next_at + measure.of(first=at == 0) + TOLERANCE
        stop = bisect_right(ends, limit, lo=at + 1) - 1
        while (
            stop > at and ends[stop] > limit
        ):  # a hyphen reaches further than the word that goes on behind it
            stop -= 1
        at, lines = max(stop, at + 1), lines + 1
    return max(lines, 1)


def too_wide(breaks: Sequence[Break], measure: Measure) -> list[tuple[Break, Break]]:
    """The parts between two breaks that fit no line."""
    return [
        (a, b)
        for n, (a, b) in enumerate(zip(breaks, breaks[1:], strict=False))
        if b.end_at - a.next_at > measure.of(first=n == 0) + TOLERANCE
    ]


def choose(breaks: Sequence[Break], measure: Measure) -> list[Break]:
    """The breaks that end the lines, the paragraph's end last.

    Hyphens are taken only where lines without them are not good enough.
    """
    words = [b for b in breaks if not b.hyphen]
    if len(words) < len(breaks) and not too_wide(words, measure):
        chosen = _best(words, measure)
        enough = not measure.few_lines or len(chosen) <= fewest(breaks, measure)
        if enough and _emptiest(words[0], chosen, measure) <= _SATISFIED[measure.rag]:
            return chosen
    return _best(breaks, measure)


def _best(breaks: Sequence[Break], measure: Measure) -> list[Break]:
    last = len(breaks) - 1
    costs, came_from = [0.0] + [inf] * last, [0] * (last + 1)
    oldest = 0  # the first break from which a line can still reach
    for to in range(1, last + 1):
        end = breaks[to]
        for start in range(to - 1, oldest - 1, -1):
            begin = breaks[start]
            room = measure.of(first=start == 0) - (end.end_at - begin.next_at)
            spaces = end.spaces - begin.spaces_next
            if room < -TOLERANCE - measure.give(spaces) and start < to - 1:
                if not end.hyphen:
                    oldest = start + 1
                break
            cost = costs[start] + _line_cost(begin, end, room, spaces, measure, is_last=to == last)
            if cost < costs[to]:
                costs[to], came_from[to] = cost, start
    chosen = [breaks[last]]
    while last := came_from[last]:
        chosen.append(breaks[last])
    return chosen[::-1]


def _line_cost(begin: Break, end: Break, room: float, spaces: int, measure: Measure, is_last: bool) -> float:
    cost = end.cost + (_LINE_COST if measure.few_lines else 0.0)
    if room < -TOLERANCE - measure.give(spaces):
        cost += _TOO_WIDE_COST
    if end.hyphen:
        cost += _HYPHEN_COST[measure.rag] + (_TWO_HYPHENS_COST if begin.hyphen else 0.0)
    if is_last:
        if begin.hyphen:
            cost += _HYPHEN_COST[measure.rag]
        if begin.next_at > 0 and end.end_at - begin.next_at < measure.width / 3 and spaces == 0:
            cost += _SHORT_LAST_COST
        if measure.rag != "even":
            return cost + (100 * (room / measure.space) ** 2 if room < 0 else 0.0)
    if measure.rag == "justified":
        stretch = room / (measure.space * max(spaces, 0.25))
        return cost + 100 * (abs(stretch) / (1.0 if room > 0 else _SHRINK * 2)) ** 3
    return cost + 100 * (room / measure.width) ** 2


def _emptiest(start: Break, chosen: Sequence[Break], measure: Measure) -> float:
    """How empty the emptiest line but the last is: of its width, or in justified text of its spaces."""
    emptiest, begin = 0.0, start
    for n, end in enumerate(chosen[:-1]):
        room = measure.of(first=n == 0) - (end.end_at - begin.next_at)
        if measure.rag == "justified":
            room /= measure.space * max(end.spaces - begin.spaces_next, 0.25)
        else:
            room /= measure.width
        emptiest, begin = max(emptiest, room), end
    return emptiest


def merged(breaks: Sequence[Break], more: Sequence[Break]) -> list[Break]:
    """Both, in order; where two are at one place, the first sequence's stays."""
    if not more:
        return list(breaks)
    places = {b.end for b in breaks} | {b.next for b in breaks}
    return sorted([*breaks, *(b for b in more if b.end not in places)], key=lambda b: (b.end, b.next))
