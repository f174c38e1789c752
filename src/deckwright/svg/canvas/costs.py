"""What drawing takes, before it is done: in nanoseconds of a plain machine, measured and rounded up.

Painting is what one waits for on pixels; on vectors nothing is painted yet. Setting texts, and handing long outlines
and gradients over, takes time on both.
"""

from __future__ import annotations

from typing import Final

from ...basics.geometry import Rect
from ..document.paths import Path
from .canvas import Canvas

GROUP: Final = 10.0  # for a pixel of a group
BLENDED: Final = 14.0  # of one that is mixed with what lies below
HUED: Final = 90.0  # by hue, saturation or luminosity
_AT_LEAST: Final = 2e4  # nanoseconds for a group, however small
_SOLID: Final = 2.0
_SHADED: Final = 12.0  # of a gradient or pattern
_RINGS: Final = 24.0  # more of circles that repeat
_MANY: Final = 256  # segments, below which no path takes long
_ROW: Final = 300.0  # for a row of pixels that an edge crosses
_CROWDED: Final = 0.07  # more for each edge that crosses the same row
_HANDED: Final = 1e3  # for a segment of an outline
_STOP: Final = 1.2e4  # of a gradient
_TEXT: Final = 2.5e5  # for a text, however short
_STRETCH: Final = 5e5  # for each part of it that has a style or a place of its own
_LETTER: Final = 2e3
_FITTED: Final = 2.5e4  # for a letter of a text that is set in many sizes until it fits
_PLACED: Final = 1.5e4  # for an outline among those that one clips by
_VERTEX: Final = 5e4  # for a place of a marker
_CLIPPED: Final = 4.0  # times what filling takes: where edges cross is found


def of_filling(canvas: Canvas, path: Path, *, shaded: bool) -> float:
    """What it takes to fill a path."""
    if not canvas.on_pixels or path.bounds is None:
        return 0.0
    seen, bounds = canvas.visible_area(), path.bounds
    width = min(seen.right, bounds.right) - max(seen.x, bounds.x)
    height = min(seen.bottom, bounds.bottom) - max(seen.y, bounds.y)
    area = max(0.0, width) * max(0.0, height) * abs(canvas.matrix.determinant)
    taken = area * (_SHADED if shaded else _SOLID)
    count = len(path.operations)
    return taken if count <= _MANY else taken + _of_edges(canvas, path.way, count, 0.0)


def of_stroking(canvas: Canvas, path: Path, width: float, dashes: float) -> float:
    """What it takes to stroke a path with a pen of *width* and as many *dashes*."""
    count = len(path.operations) + dashes
    if not canvas.on_pixels or count <= _MANY:
        return 0.0
    return _of_edges(canvas, 2 * path.way, count, width)


def of_clipping(canvas: Canvas, way: float, count: int) -> float:
    """What it takes to clip by an outline of *count* segments that are so long together."""
    if not canvas.on_pixels or count <= _MANY:
        return count * _HANDED
    return _of_edges(canvas, way, count, 0.0) * _CLIPPED


def of_clip_children(count: int) -> float:
    """What it takes to place as many outlines to clip by."""
    return count * _PLACED


def of_vertices(count: int) -> float:
    """What it takes to find out where markers stand on a shape, and how they are turned."""
    return count * _VERTEX


def of_stops(count: int) -> float:
    """What it takes to make a gradient of *count* stops the source."""
    return count * _STOP


def of_rings(canvas: Canvas, box: Rect | None) -> float:
    """What it takes to fill a *box*, or all that is seen, with a gradient whose circles repeat."""
    if not canvas.on_pixels:
        return 0.0
    seen = canvas.visible_pixels()
    if box is not None:
        seen = min(seen, box.width * box.height * abs(canvas.matrix.determinant))
    return seen * _RINGS


def of_text(letters: int, stretches: int, *, fitted: bool) -> float:
    """What it takes to set a text."""
    return _TEXT + stretches * _STRETCH + letters * (_FITTED if fitted else _LETTER)


def of_group(canvas: Canvas, each: float) -> float:
    """What a group over all that is seen takes, at *each* a pixel."""
    return _AT_LEAST + canvas.visible_pixels() * each if canvas.on_pixels else _AT_LEAST


def _of_edges(canvas: Canvas, way: float, count: float, width: float) -> float:
    """What edges take: each row that each of them crosses, and more where many cross the same."""
    pixels, seen = canvas.pixels_to_a_unit(), canvas.visible_area()
    high = max(1.0, seen.height * pixels)
    rows = min(way * pixels / 2, count * 2 * high) + 2 * count * min(width * pixels, high)
    return rows * (_ROW + _CROWDED * rows / high)
