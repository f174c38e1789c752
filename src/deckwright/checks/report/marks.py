"""What is laid over the picture of a finding, as SVG in millimetres: the cut, the safe zone, the place in question."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from typing import Final

from ...basics.geometry import Rect
from ...basics.outlines import Outline
from .entries import Picture

TRIM: Final = "#FF2E93"
SAFE: Final = "#00C2F0"
MARK: Final = "#E0301E"
ROOM: Final = 0.5  # mm between what is marked and its frame


def drawing(picture: Picture, line: float) -> str:
    """*picture* as an image with its marks; *line* is the width of a line in millimetres of the face."""
    data, window = base64.b64encode(picture.jpeg).decode(), picture.window
    place = f'x="{n(window.x)}" y="{n(window.y)}" width="{n(window.width)}" height="{n(window.height)}"'
    return f'<image href="data:image/jpeg;base64,{data}" {place}/>{_marks(picture, line)}'


def _marks(picture: Picture, line: float) -> str:
    component = picture.face.component
    parts = [
        *_lines(component.form.outline(), TRIM, line),
        *(_lines(component.form.outline(-component.safe), SAFE, line, "2 1.5") if component.safe > 0 else ()),
    ]
    if picture.mark is not None:
        frame = _within(picture.mark.outset(ROOM), picture.window.inset(line * 2))
        box = f'x="{n(frame.x)}" y="{n(frame.y)}" width="{n(frame.width)}" height="{n(frame.height)}"'
        for colour, width in (("#FFF", line * 4), (MARK, line * 2.2)):
            parts.append(f'<rect {box} rx="0.6" fill="none" stroke="{colour}" stroke-width="{n(width)}"/>')
    return "".join(parts)


def _lines(outline: Outline, colour: str, line: float, dashes: str = "") -> Iterator[str]:
    """A line that shows on every background: dark beneath, coloured above."""
    data = "".join(_data(contour.to_polygon(0.02)) for contour in outline.contours)
    dashed = (
        f' stroke-dasharray="{" ".join(n(float(d) * line * 2) for d in dashes.split())}"' if dashes else ""
    )
    for stroke, width, opacity in (("#000", line * 2.2, "0.45"), (colour, line, "1")):
        yield (
            f'<path d="{data}" fill="none" stroke="{stroke}" stroke-opacity="{opacity}" '
            f'stroke-width="{n(width)}"{dashed}/>'
        )


def _data(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def _within(rect: Rect, around: Rect) -> Rect:
    x, y = max(rect.x, around.x), max(rect.y, around.y)
    return Rect(
        x, y, max(0.1, min(rect.right, around.right) - x), max(0.1, min(rect.bottom, around.bottom) - y)
    )


def n(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
