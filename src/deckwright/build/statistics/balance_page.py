"""The opponents of a game on one page, each with its chance to be beaten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...basics.geometry import Rect
from ...rules.statistics.balance import Match
from ...rules.statistics.figures import percent
from . import charts

WIDTH, HEIGHT = 210.0, 297.0
MARGIN, GAP = 14.0, 8.0

_HALF = (WIDTH - 2 * MARGIN - GAP) / 2
_TOP = 30.0
_ROW = 4.2


def balance_page(found: Sequence[Match], champions: Iterable[str], title: str, font: str) -> str:
    """Two columns of bars, one block a champion; what stands out is marked by colour and by a word."""
    parts = [
        charts.text(MARGIN, 20, charts.short(title, 180, 8), 8, weight="bold"),
        charts.line(MARGIN, 24, WIDTH - MARGIN, 24, charts.INK, 0.4),
    ]
    blocks: dict[str, list[charts.Bar]] = {champion: [] for champion in champions}
    for match in found:
        if match.fight:
            blocks[match.champion].append(_bar(match))
    most = max((len(bars) for bars in blocks.values()), default=0)
    rows = -(-len(blocks) // 2)
    height = min(most * _ROW + 14, (HEIGHT - _TOP - 12) / max(rows, 1))
    row = min(_ROW, (height - 14) / max(most, 1))
    for index, (champion, bars) in enumerate(blocks.items()):
        left = MARGIN + index % 2 * (_HALF + GAP)
        rect = Rect(left, _TOP + index // 2 * height, _HALF, height - 6)
        parts.append(charts.bars(rect, champion, bars, row=max(row, 2.4), label_width=0.42, whole=1))
    note = "red: harder than wanted or than its group; green: easier"
    parts.append(charts.text(MARGIN, HEIGHT - 6, note, 2.6, fill=charts.SOFT))
    return charts.page(WIDTH, HEIGHT, font, title, parts)


def _bar(match: Match) -> charts.Bar:
    colour = charts.BAR
    shown = percent(match.beaten, 0)
    if match.flag:
        colour = charts.WIN if match.flag.easy else charts.MARK
        shown += " easy" if match.flag.easy else " hard"
    return charts.Bar(match.name, float(match.beaten), shown, colour)
