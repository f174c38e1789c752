"""The charts of `deckwright odds`."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ...basics.geometry import Rect
from ...rules.odds import Distribution
from ...rules.statistics.bins import Bin, bins_of
from ...rules.statistics.figures import percent, plain
from . import charts

WIDTH, HEIGHT = 160.0, 96.0
MOST = 120  # columns


def distribution_chart(title: str, found: Distribution, font: str, note: str = "") -> str:
    """A histogram of one power's results."""
    facts = (
        f"min {plain(found.min)} · mean {plain(found.mean)} · max {plain(found.max)} · sd {plain(found.sd)}"
    )
    columns = _columns(found, lambda _: charts.BAR)
    return _page(title, facts, note, columns, float(found.mean), font)


def versus_chart(title: str, found: Distribution, font: str, note: str = "") -> str:
    """A histogram of the difference of two sides: above 0 the first one wins."""
    win, tie = found.above(0), found.probability(0)
    facts = f"win {percent(win)} · tie {percent(tie)} · lose {percent(1 - win - tie)}"
    columns = _columns(found, lambda one: charts.TIE if one.low <= 0 <= one.high else _side(one))
    return _page(title, facts, note, columns, None, font)


def fight_chart(title: str, odds: tuple[Fraction, Fraction, Fraction], font: str, note: str = "") -> str:
    """The three ends of a fight as parts of one bar."""
    names = (("win", charts.WIN), ("tie", charts.TIE), ("lose", charts.MARK))
    parts = [
        charts.Bar(name, float(share), percent(share), colour)
        for (name, colour), share in zip(names, odds, strict=True)
    ]
    height = 44.0
    return charts.page(
        WIDTH,
        height,
        font,
        title,
        [
            charts.text(6, 9, charts.short(title, WIDTH - 12, 5), 5, weight="bold"),
            charts.shares(Rect(6, 13, WIDTH - 12, 20), parts),
            charts.text(6, height - 4, note, 2.8, fill=charts.SOFT),
        ],
    )


def _side(one: Bin) -> str:
    return charts.WIN if one.low > 0 else charts.MARK


def _columns(found: Distribution, colour: Callable[[Bin], str]) -> list[charts.Column]:
    bins = bins_of(found, MOST)
    width = bins[1].low - bins[0].low if len(bins) > 1 else 1
    return [
        charts.Column(one.low - 0.5, one.low - 0.5 + width, float(one.chance), colour(one)) for one in bins
    ]


def _page(
    title: str, facts: str, note: str, columns: list[charts.Column], mean: float | None, font: str
) -> str:
    return charts.page(
        WIDTH,
        HEIGHT,
        font,
        title,
        [
            charts.text(6, 9, charts.short(title, WIDTH - 12, 5), 5, weight="bold"),
            charts.text(6, 15, facts, 3.4, fill=charts.SOFT),
            charts.histogram(Rect(4, 18, WIDTH - 10, HEIGHT - 25), columns, mean=mean),
            charts.text(6, HEIGHT - 3, note, 2.6, fill=charts.SOFT),
        ],
    )
