"""Where lines end: a paragraph's break opportunities and their distances in, the chosen breaks out.

Knows no fonts. Lines are chosen for the whole paragraph at once, after Knuth and Plass, "Breaking paragraphs into
lines" (1981), with measures of its own: the square of the empty part of a ragged line, the square of the stretch of
a justified line's spaces.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from math import inf
from typing import Final, Literal, NamedTuple

from ...basics.records import dataclass

Rag = Literal["ragged", "even", "justified"]  # even: the last line counts too, as centred text wants it

TOLERANCE: Final = 1e-6
_EMPTY_COST: Final = 100.0  # times the square of the empty part of a line
_STRETCH_COST: Final = 12.0  # times the square of a space's growth, in its own width
_SQUEEZE_COST: Final = 1600.0  # times the square of its narrowing
_SQUEEZE: Final = 0.15  # by how much of itself a space of justified text may narrow
_HYPHEN_COST: Final = {"ragged": 4.0, "even": 6.0, "justified": 15.0}
_TWO_HYPHENS_COST: Final = 8.0
_LONE_LAST_COST: Final = {"ragged": 20.0, "justified": 45.0}  # one word alone on the last line
_SHORT_LAST_COST: Final = 8.0  # such a word where the last line counts anyhow, if it is short
_MOST_EMPTY: Final = 0.6  # of a line where another could end later; what is emptier is not looked at
_LINE_COST: Final = 1e6  # above every sum of the others: few lines first
_TOO_WIDE_COST: Final = 1e9  # a part that fits no line
_SATISFIED: Final = {
    "ragged": 0.18,
    "even": 0.25,
    "justified": 0.9,
}  # so empty may lines be without any hyphen


class Break(NamedTuple):
    """A place where a line may end. Distances are from the text's start, in any one unit."""

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
    first_fit: bool = False  # each line is filled as far as it goes, as editors do

    def of(self, first: bool) -> float:
        return self.width if first else self.width - self.hang


class Paragraph:
    """The breaks of one paragraph in order, from its start to its end.

    Its *hyphens* may be given as a function: most texts are set without any, and need not look for them.
    """

    def __init__(self, breaks: Iterable[Break], hyphens: Callable[[], list[Break]] | None = None) -> None:
        self._given = tuple(breaks)
        self._hyphens = hyphens

    @cached_property
    def breaks(self) -> Sequence[Break]:
        return _together(self._given, self._hyphens()) if self._hyphens else self._given

    @property
    def start(self) -> Break:
        """Where its first line begins."""
        return self._given[0]

    @cached_property
    def _ends(self) -> list[float]:
        return [b.end_at for b in self.breaks]

    @cached_property
    def widest(self) -> float:
        """Of what stands between two breaks."""
        return max([b.end_at - a.next_at for a, b in pairwise(self.breaks)], default=0.0)

    @cached_property
    def words(self) -> Paragraph:
        """The same without hyphens."""
        if self._hyphens is not None:
            return Paragraph([b for b in self._given if not b.hyphen])
        whole = [b for b in self.breaks if not b.hyphen]
        return Paragraph(whole) if len(whole) < len(self.breaks) else self

    def with_more(self, more: Iterable[Break]) -> Paragraph:
        """These breaks and *more*, but none twice at one place."""
        return Paragraph(_together(self.breaks, more))

    def too_wide(self, measure: Measure) -> list[tuple[Break, Break]]:
        """The parts between two breaks that fit no line."""
        if self.widest <= measure.width - measure.hang:
            return []
        return [
            (a, b)
            for n, (a, b) in enumerate(pairwise(self.breaks))
            if b.end_at - a.next_at > measure.of(first=n == 0) + TOLERANCE
        ]

    def has_room(self, measure: Measure, hyphen: float) -> bool:
        """Whether every word fits a line with as much as a *hyphen* more."""
        return self.words.widest + hyphen <= measure.width - measure.hang

    def fewest_lines(self, measure: Measure) -> int:
        """The least number of lines; what is too wide gets a line of its own."""
        at, lines, last = 0, 0, len(self.breaks) - 1
        while at < last:
            at, lines = max(self.reach(at, measure.of(first=at == 0)), at + 1), lines + 1
        return max(lines, 1)

    def reach(self, at: int, width: float) -> int:
        """The last break that a line of *width* from break *at* on can end with; *at* itself where none can."""
        limit, ends = self.breaks[at].next_at + width + TOLERANCE, self._ends
        stop = bisect_right(ends, limit, lo=at + 1) - 1
        while stop > at and ends[stop] > limit:  # a hyphen may reach further than the letters behind it
            stop -= 1
        return stop

    def lines(self, measure: Measure) -> list[Break]:
        """The breaks that end the lines, the paragraph's end last.

        Hyphens are taken only where lines without them are not good enough.
        """
        if measure.first_fit:
            return self._fill(lambda line: measure.of(first=line == 0))
        words = self.words
        if words is not self and not words.too_wide(measure):
            chosen = words.best(measure)
            enough = not measure.few_lines or len(chosen) <= self.fewest_lines(measure)
            if enough and words.is_full(chosen, measure):
                return chosen
        return self.best(measure)

    def lines_of(self, widths: Sequence[float], measure: Measure) -> list[Break]:
        """As `lines`, in exactly as many lines as there are *widths*, which must do when each is filled."""
        hang = measure.hang
        if measure.first_fit:
            return self._fill(lambda line: widths[line] - (hang if line else 0.0))
        breaks, last = self.breaks, len(self.breaks) - 1
        reached: list[dict[int, tuple[float, int]]] = [
            {0: (0.0, 0)}
        ]  # break → cost so far, break before; by line
        for line, width in enumerate(widths):
            own = replace(measure, width=width)
            room_of = own.of(first=line == 0)
            found: dict[int, tuple[float, int]] = {}
            for start, (so_far, _) in reached[-1].items():
                farthest, begin = self.reach(start, room_of), breaks[start]
                for to in range(farthest, start, -1):
                    room = room_of - (breaks[to].end_at - begin.next_at)
                    if room > _MOST_EMPTY * width and to < farthest:
                        break
                    if to == last and line < len(widths) - 1:
                        continue
                    cost = so_far + _line_cost(begin, breaks[to], room, own, is_last=to == last)
                    if cost < found.get(to, (inf, 0))[0]:
                        found[to] = cost, start
            reached.append(found)
        at, chosen = last, list[Break]()
        for found in reversed(reached[1:]):
            chosen.append(breaks[at])
            at = found[at][1]
        return chosen[::-1]

    def _fill(self, width_of: Callable[[int], float]) -> list[Break]:
        """Each line filled as far as it goes."""
        ends, at, last = [0], 0, len(self.breaks) - 1
        while at < last:
            at = max(self.reach(at, width_of(len(ends) - 1)), at + 1)
            ends.append(at)
        return [self.breaks[end] for end in ends[1:]]

    def best(self, measure: Measure) -> list[Break]:
        breaks, last = self.breaks, len(self.breaks) - 1
        costs, came_from = [0.0] + [inf] * last, [0] * (last + 1)
        squeeze = _SQUEEZE * measure.space if measure.rag == "justified" else 0.0
        width, hang, line_cost = measure.width, measure.hang, _inner_line_cost(measure)
        oldest = 0  # the first break from which a line can still reach
        for to in range(1, last + 1):
            end = breaks[to]
            end_at, spaces = end.end_at, end.spaces
            least, origin = inf, 0
            for start in range(oldest, to):
                begin = breaks[start]
                room = width - (end_at - begin.next_at)
                if start:
                    room -= hang
                if room < -TOLERANCE - squeeze * (spaces - begin.spaces_next) and start < to - 1:
                    if not end.hyphen:
                        oldest = start + 1
                    continue
                so_far = costs[start]
                if so_far >= least:
                    continue
                if to == last or room < -TOLERANCE:
                    cost = so_far + _line_cost(begin, end, room, measure, is_last=to == last)
                else:
                    cost = so_far + line_cost(begin, end, room)
                if cost < least:
                    least, origin = cost, start
            costs[to], came_from[to] = least, origin
        chosen = [breaks[last]]
        while last := came_from[last]:
            chosen.append(breaks[last])
        return chosen[::-1]

    def is_full(self, chosen: Sequence[Break], measure: Measure, widths: Sequence[float] = ()) -> bool:
        """Whether all lines but the last are so full that no hyphen is missed; *widths* where they differ."""
        begin = self.start
        for n, end in enumerate(chosen[:-1]):
            own = replace(measure, width=widths[n]) if widths else measure
            room = own.of(first=n == 0) - (end.end_at - begin.next_at)
            if _emptiness(begin, end, room, own) > _SATISFIED[measure.rag]:
                return False
            begin = end
        return True


def _together(breaks: Sequence[Break], more: Iterable[Break]) -> Sequence[Break]:
    """These breaks and *more*, but none twice at one place."""
    more = list(more)
    if not more:
        return breaks
    places = {b.end for b in breaks} | {b.next for b in breaks}
    return sorted([*breaks, *[b for b in more if b.end not in places]])


def _emptiness(begin: Break, end: Break, room: float, measure: Measure) -> float:
    """The empty part of a line, or in justified text how much of itself each space must grow."""
    if measure.rag == "justified":
        return room / (measure.space * max(end.spaces - begin.spaces_next, 0.5))
    return room / measure.width


def _inner_line_cost(measure: Measure) -> Callable[[Break, Break, float], float]:
    """`_line_cost` of lines that fit and are not the last: what is asked for most, with little to decide."""
    line = _LINE_COST if measure.few_lines else 0.0
    hyphen_cost = _HYPHEN_COST[measure.rag]
    two_hyphens_cost = hyphen_cost + _TWO_HYPHENS_COST
    width, space = measure.width, measure.space

    def ragged(begin: Break, end: Break, room: float) -> float:
        cost = end.cost + line
        if end.hyphen:
            cost += two_hyphens_cost if begin.hyphen else hyphen_cost
        return cost + _EMPTY_COST * (room / width) ** 2

    def justified(begin: Break, end: Break, room: float) -> float:
        cost = end.cost + line
        if end.hyphen:
            cost += two_hyphens_cost if begin.hyphen else hyphen_cost
        return cost + _STRETCH_COST * (room / (space * max(end.spaces - begin.spaces_next, 0.5))) ** 2

    return justified if measure.rag == "justified" else ragged


def _line_cost(begin: Break, end: Break, room: float, measure: Measure, is_last: bool) -> float:
    cost = end.cost + (_LINE_COST if measure.few_lines else 0.0)
    emptiness = _emptiness(begin, end, room, measure)
    if room < -TOLERANCE:
        squeezable = measure.rag == "justified" and emptiness >= -_SQUEEZE - TOLERANCE
        return cost + (_SQUEEZE_COST * emptiness**2 if squeezable else _TOO_WIDE_COST)
    if end.hyphen:
        cost += _HYPHEN_COST[measure.rag] + (_TWO_HYPHENS_COST if begin.hyphen else 0.0)
    if is_last:
        if begin.hyphen:
            cost += _HYPHEN_COST[measure.rag]
        one_word = begin.next > 0 and end.spaces == begin.spaces_next
        if measure.rag != "even":
            return cost + (_LONE_LAST_COST[measure.rag] if one_word else 0.0)
        if one_word and end.end_at - begin.next_at < measure.width / 3:
            cost += _SHORT_LAST_COST
    return cost + (_STRETCH_COST if measure.rag == "justified" else _EMPTY_COST) * emptiness**2
