"""Charts as SVG, in millimetres: bars, histograms, shares. What they show is given; nothing is computed here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from ...basics.geometry import Rect
from ...basics.records import dataclass
from ...rules.statistics.figures import plain

INK: Final = "#1F2933"
SOFT: Final = "#6B7680"
GRID: Final = "#DFE4E8"
BAR: Final = "#2F6690"
MARK: Final = "#C8553D"
WIN: Final = "#3C7D5A"
TIE: Final = "#B8BEC4"

_TICKS: Final = (1, 2, 5)


@dataclass(frozen=True, slots=True)
class Bar:
    label: str
    value: float
    shown: str = ""  # beside the bar
    colour: str = BAR


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a histogram: where it begins and ends on the axis, and how high it is (a share of all)."""

    low: float
    high: float
    share: float
    colour: str = BAR


def page(width: float, height: float, font: str, title: str, parts: Sequence[str]) -> str:
    """A whole drawing, white, *title* for those who read it by other means."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_n(width)}mm" height="{_n(height)}mm" '
        f'viewBox="0 0 {_n(width)} {_n(height)}" font-family="{escape(font, {chr(34): "&quot;"})}" fill="{INK}">'
        f'<title>{escape(title)}</title><rect width="{_n(width)}" height="{_n(height)}" fill="#fff"/>'
        f"{''.join(parts)}</svg>"
    )


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    anchor: str = "start",
    weight: str = "normal",
    fill: str = INK,
) -> str:
    """One line with its baseline at *y*; *size* in mm."""
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" text-anchor="{anchor}" font-weight="{weight}" '
        f'fill="{fill}">{escape(words)}</text>'
    )


def box(rect: Rect, fill: str) -> str:
    return (
        f'<rect x="{_n(rect.x)}" y="{_n(rect.y)}" width="{_n(max(rect.width, 0))}" '
        f'height="{_n(max(rect.height, 0))}" fill="{fill}"/>'
    )


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 0.2) -> str:
    return f'<path d="M{_n(x1)} {_n(y1)}L{_n(x2)} {_n(y2)}" stroke="{stroke}" stroke-width="{_n(width)}" fill="none"/>'


def bars(
    rect: Rect,
    title: str,
    rows: Sequence[Bar],
    *,
    label_width: float = 0.34,
    row: float = 4.2,
    whole: float | None = None,
) -> str:
    """Bars from left to right, one a row, below a title; rows that find no room are counted in a last line.

    The longest bar fills the width, or would at *whole*.
    """
    size = min(row * 0.62, 2.9)
    parts = [text(rect.x, rect.y + 3, title, 3.3, weight="bold")]
    top = rect.y + 5.2
    room = max(int((rect.bottom - top) // row), 1)
    shown = list(rows) if len(rows) <= room else list(rows[: room - 1])
    most = whole or max((bar.value for bar in rows), default=0) or 1
    left = rect.x + rect.width * label_width
    beside = max((len(bar.shown or plain(bar.value)) for bar in rows), default=0) * size * 0.5 + 2.5
    span = rect.width * (1 - label_width) - beside
    for index, bar in enumerate(shown):
        y = top + index * row
        parts.append(
            text(left - 1.5, y + row * 0.68, short(bar.label, left - rect.x - 2, size), size, anchor="end")
        )
        length = span * bar.value / most
        parts.append(box(Rect(left, y + row * 0.16, length, row * 0.68), bar.colour))
        parts.append(
            text(left + length + 1.2, y + row * 0.68, bar.shown or plain(bar.value), size, fill=SOFT)
        )
    if len(shown) < len(rows):
        rest = f"and {len(rows) - len(shown)} more"
        parts.append(text(left, top + len(shown) * row + row * 0.68, rest, size, fill=SOFT))
    return "".join(parts)


def histogram(
    rect: Rect, columns: Sequence[Column], *, mean: float | None = None, as_percent: bool = True
) -> str:
    """Columns over an axis of numbers, with a grid of shares (or of counts) and a line at the mean."""
    low, high = min(c.low for c in columns), max(c.high for c in columns)
    most = max(c.share for c in columns) or 1
    plot = Rect(rect.x + 11, rect.y + 2, rect.width - 12, rect.height - 9)

    def x(value: float) -> float:
        return plot.x + plot.width * (value - low) / ((high - low) or 1)

    def y(share: float) -> float:
        return plot.bottom - plot.height * share / (most * 1.05)

    parts: list[str] = []
    for tick in ticks(0, most, 5):
        parts.append(line(plot.x, y(tick), plot.right, y(tick), GRID))
        label = f"{plain(tick * 100)} %" if as_percent else plain(tick)
        parts.append(text(plot.x - 1.5, y(tick) + 0.9, label, 2.6, anchor="end", fill=SOFT))
    for column in columns:
        gap = min(0.25, (x(column.high) - x(column.low)) * 0.12)
        width = x(column.high) - x(column.low) - 2 * gap
        parts.append(
            box(
                Rect(x(column.low) + gap, y(column.share), width, plot.bottom - y(column.share)),
                column.colour,
            )
        )
    parts.append(line(plot.x, plot.bottom, plot.right, plot.bottom, INK, 0.3))
    for tick in ticks(low, high, 8):
        parts.append(line(x(tick), plot.bottom, x(tick), plot.bottom + 1, INK))
        parts.append(text(x(tick), plot.bottom + 4, plain(tick), 2.6, anchor="middle", fill=SOFT))
    if mean is not None and low <= mean <= high:
        parts.append(line(x(mean), plot.y, x(mean), plot.bottom, MARK, 0.4))
    return "".join(parts)


def shares(rect: Rect, parts: Sequence[Bar]) -> str:
    """One bar cut into shares of a whole, each named above its part."""
    drawn: list[str] = []
    x = rect.x
    for part in parts:
        width = rect.width * part.value
        drawn.append(box(Rect(x, rect.y + 6, width, rect.height - 6), part.colour))
        x += width
    names = [(rect.x, "start"), (rect.x + rect.width / 2, "middle"), (rect.right, "end")]
    for (at, anchor), part in zip(names, parts, strict=False):
        drawn.append(text(at, rect.y + 4, f"{part.label} {part.shown}", 3.4, anchor=anchor, weight="bold"))
    return "".join(drawn)


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers from *low* to *high*, at most about *most* of them."""
    span = high - low
    if span <= 0:
        return [low]
    step = 10.0**-9
    while True:
        for digit in _TICKS:
            if span / (digit * step) <= most:
                first = -(-low // (digit * step))
                count = int((high - first * digit * step) / (digit * step) + 1e-9)
                return [(first + i) * digit * step for i in range(count + 1)]
        step *= 10


def short(words: str, width: float, size: float) -> str:
    """*words*, cut where they would surely run out of *width*: an even letter is about half as wide as high."""
    room = max(int(width / (size * 0.5)), 3)
    return words if len(words) <= room else f"{words[: room - 1]}…"


def _n(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".") or "0"
