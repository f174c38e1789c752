"""The mark round a place that differs, and the cut of a face, as SVG."""

from __future__ import annotations

from typing import Final

from ...basics.geometry import Rect
from ...basics.outlines import Outline

LINE: Final = 0.32  # mm, of the frames, on a card of USUAL width
ROOM: Final = 1.0  # mm between a difference and its frame
ARM: Final = 2.5  # mm, at most
USUAL: Final = 63.0
FLAT: Final = 0.02  # mm that the cut may be off


def corners(place: Rect, scale: float = 1.0) -> str:
    """Four corners round what differs, which are seen on every ground; *scale*: so much larger than usual."""
    box = place.outset(ROOM * scale)
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    arm = min(ARM * scale, box.width / 3, box.height / 3)
    ends = ((x, y, 1, 1), (right, y, -1, 1), (x, bottom, 1, -1), (right, bottom, -1, -1))
    path = "".join(
        f"M{n(left + across * arm)} {n(top)}H{n(left)}V{n(top + down * arm)}"
        for left, top, across, down in ends
    )
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{n(width)}" stroke-linecap="square"/>'
        for colour, width in (("#000", LINE * scale * 2.6), ("#fff", LINE * scale * 1.2))
    )


def cut(outline: Outline) -> str:
    """The cut as path data, in millimetres."""
    return "".join(
        "M" + "L".join(f"{n(x)} {n(y)}" for x, y in contour.to_polygon(FLAT)) + "Z"
        for contour in outline.contours
    )


def n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
