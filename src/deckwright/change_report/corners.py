"""The mark round a place that differs, as SVG."""

from __future__ import annotations

from typing import Final

from ..geometry import Rect

LINE: Final = 0.32  # mm, of the frames
ROOM: Final = 1.0  # mm between a difference and its frame


def corners(place: Rect, line: float = LINE) -> str:
    """Four corners round what differs, which are seen on every ground."""
    box = place.outset(ROOM)
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    arm = min(2.5, box.width / 3, box.height / 3)
    ends = ((x, y, 1, 1), (right, y, -1, 1), (x, bottom, 1, -1), (right, bottom, -1, -1))
    path = "".join(
        f"M{n(left + across * arm)} {n(top)}H{n(left)}V{n(top + down * arm)}"
        for left, top, across, down in ends
    )
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{n(width)}" stroke-linecap="square"/>'
        for colour, width in (("#000", line * 2.6), ("#fff", line * 1.2))
    )


def n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
