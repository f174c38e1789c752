"""The numbers of a game on one page: A4, upright."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Protocol

from ...basics.geometry import Rect
from ...basics.phrases import quantity
from ...basics.records import dataclass
from ...rules.statistics.figures import percent, plain
from ...rules.statistics.stats import Curve, Stats, Strength, Tally
from ...rules.statistics.titles import Titles
from . import charts
from .charts import Bar, Column

Naming = Callable[[str], str]

WIDTH, HEIGHT = 210.0, 297.0
MARGIN = 14.0
GAP = 8.0
ROW = 4.2
FOOT = 12.0

_HALF = (WIDTH - 2 * MARGIN - GAP) / 2
_BINS = 24


def stats_page(stats: Stats, font: str, titles: Titles) -> str:
    panels = [panel for panel in _panels(stats, titles) if panel is not None]
    parts = [
        charts.text(MARGIN, 20, charts.short(stats.title, 120, 8), 8, weight="bold"),
        charts.text(
            WIDTH - MARGIN,
            20,
            f"{quantity(stats.cards, 'card')} of {quantity(stats.kinds, 'kind')}",
            4,
            anchor="end",
        ),
        charts.line(MARGIN, 24, WIDTH - MARGIN, 24, charts.INK, 0.4),
    ]
    columns = [31.0, 31.0]
    bottom = HEIGHT - FOOT
    left_out: list[str] = []
    for panel in panels:
        column = columns.index(min(columns))
        if columns[column] + panel.height > bottom:
            column = 1 - column
        if columns[column] + panel.height > bottom:
            left_out.append(panel.title)
            continue
        rect = Rect(MARGIN + column * (_HALF + GAP), columns[column], _HALF, panel.height)
        parts.append(panel.draw(rect))
        columns[column] += panel.height + GAP * 0.8
    if left_out:
        note = charts.short(f"without room on this page: {', '.join(left_out)}", WIDTH - 2 * MARGIN, 2.6)
        parts.append(charts.text(MARGIN, HEIGHT - 6, note, 2.6, fill=charts.SOFT))
    return charts.page(WIDTH, HEIGHT, font, stats.title, parts)


class _Panel(Protocol):
    @property
    def title(self) -> str: ...

    @property
    def height(self) -> float: ...

    def draw(self, rect: Rect) -> str: ...


@dataclass(frozen=True, slots=True)
class _Bars:
    title: str
    bars: Sequence[Bar]
    most: int  # rows

    @property
    def height(self) -> float:
        return 6 + min(len(self.bars), self.most) * ROW

    def draw(self, rect: Rect) -> str:
        return charts.bars(rect, self.title, self.bars, row=ROW)


@dataclass(frozen=True, slots=True)
class _Histogram:
    title: str
    facts: str
    columns: Sequence[Column]
    mean: float
    height: float = 38.0

    def draw(self, rect: Rect) -> str:
        lower = Rect(rect.x, rect.y + 4, rect.width, rect.height - 4)
        return (
            charts.text(rect.x, rect.y + 3, self.title, 3.3, weight="bold")
            + charts.text(rect.right, rect.y + 3, self.facts, 2.6, anchor="end", fill=charts.SOFT)
            + charts.histogram(lower, self.columns, mean=self.mean, as_percent=False)
        )


def _panels(stats: Stats, titles: Titles) -> list[_Panel | None]:
    """The most telling first: what does not find room is left out from the end."""
    choices = [
        _tallies(titles.field(field), tallies, partial(titles.value, field))
        for field, tallies in sorted(stats.choices.items(), key=lambda entry: -_cards(entry[1]))
    ]
    curves = [
        _curve(titles.field(field), curve)
        for field, curve in sorted(stats.numbers.items(), key=lambda entry: -entry[1].cards)
    ]
    powers = [panel for field, by_type in stats.powers.items() for panel in _powers(field, by_type, titles)]
    largest = sorted(stats.seen, key=lambda deck: -stats.decks[deck].cards)
    seen = [_chances_to_see(stats, deck, titles) for deck in largest]
    return [
        _tallies("Cards by type", stats.types, titles.type),
        _tallies("Cards by deck", stats.decks, titles.deck),
        *choices[:2],
        *powers,
        *curves[:2],
        *seen[:1],
        _counts("Symbols in powers and texts", stats.symbols, titles.symbol),
        _counts("Keywords", stats.keywords, str),
        *curves[2:],
        *seen[1:],
        *choices[2:],
    ]


def _cards(tallies: Mapping[str, Tally]) -> int:
    return sum(tally.cards for tally in tallies.values())


def _tallies(title: str, tallies: Mapping[str, Tally], name: Naming) -> _Panel | None:
    bars = [Bar(name(id), tally.cards, f"{tally.cards} ({tally.kinds})") for id, tally in tallies.items()]
    return _Bars(title, bars, 16) if len(bars) > 1 else None


def _counts(title: str, counts: Mapping[str, int], name: Naming) -> _Panel | None:
    bars = [Bar(name(id), count) for id, count in counts.items()]
    return _Bars(title, bars, 12) if bars else None


def _powers(field: str, by_type: Mapping[str, Strength], titles: Titles) -> list[_Panel | None]:
    """The mean of each type as a bar, the ends beside it; and how many cards have which mean."""
    title = titles.field(field)
    bars = [
        Bar(
            titles.type(type),
            max(float(one.mean), 0),  # a bar of less than nothing has no length
            f"{plain(one.low)} · {plain(one.mean, 1)} · {plain(one.high)}",
        )
        for type, one in by_type.items()
    ]
    means: dict[Fraction, int] = {}
    for one in by_type.values():
        for mean, count in one.means.items():
            means[mean] = means.get(mean, 0) + count
    curve = Curve(dict(sorted(means.items())))
    return [_Bars(f"{title}: lowest, mean, highest", bars, 12), _curve(f"{title}: mean of a card", curve)]


def _curve(title: str, curve: Curve) -> _Panel | None:
    """A histogram; none of a field that is always the same. The few far above all others are named beside it."""
    if len(curve.values) < 2:
        return None
    low, far = next(iter(curve.values)), _far(curve)
    near = {value: count for value, count in curve.values.items() if value <= far}
    width = max(Fraction(1), Fraction(-(-(far - low + 1) // _BINS)))
    counts: dict[int, int] = {}
    for value, count in near.items():
        index = int((value - low) // width)
        counts[index] = counts.get(index, 0) + count
    columns = [
        Column(float(low + i * width) - 0.5, float(low + (i + 1) * width) - 0.5, count)
        for i, count in counts.items()
    ]
    ends = f"{plain(low, 1)} to {plain(max(curve.values), 1)}"
    beyond = curve.cards - sum(near.values())
    more = f" · {beyond} above {plain(far, 1)}" if beyond else ""
    facts = f"{quantity(curve.cards, 'card')} · {ends} · mean {plain(curve.mean, 1)}{more}"
    return _Histogram(title, facts, columns, float(curve.mean))


def _far(curve: Curve) -> Fraction:
    """The largest value to be shown: beyond it lies at most one card in twenty, and farther than twice as far."""
    low, left = next(iter(curve.values)), curve.cards
    values = list(curve.values)
    for value, following in pairwise(values):
        left -= curve.values[value]
        if left * 20 <= curve.cards and following - low > 2 * (value - low) > 0:
            return value
    return values[-1]


def _chances_to_see(stats: Stats, deck: str, titles: Titles) -> _Panel | None:
    """The chance to see each kind of card at least once."""
    entries = sorted(stats.seen[deck].items(), key=lambda entry: -entry[1].at_least_one)
    if len(entries) < 2:
        return None
    name = titles.type if stats.by == "type" else partial(titles.value, stats.by)
    bars = [Bar(name(kind), float(one.at_least_one), percent(one.at_least_one, 0)) for kind, one in entries]
    return _Bars(f"{titles.deck(deck)}: seen in {quantity(stats.draws, 'draw')}", bars, 14)
