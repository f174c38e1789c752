"""Lines along text: their colour, thickness and style (CSS Text Decoration 4, section 2), as outlines to be filled."""

from __future__ import annotations

import math
from typing import Any, Final

from ...basics.geometry import Rect
from ..canvas.canvas import Canvas
from ..document import values
from ..document.carrier import Decoration
from ..document.values import Color

_DASH: Final = (3.0, 2.0)  # thicknesses: a dash, and what is left free behind it
_WAVE: Final = (1.5, 6.0)  # how high above and below its middle, and how long a wave is
_STEPS: Final = 12  # straight pieces of one wave
_MOST: Final = 5_000  # pieces of a line; where it would have more, they are too small to be seen


def color(line: Decoration) -> Color | None:
    """A colour of its own; None where it is painted as the element that asks for it is."""
    return values.color(line.style.own.get("text-decoration-color", "currentcolor"))


def append(canvas: Canvas, line: Decoration, bar: Rect, scale: float) -> None:
    """Add a line's outline to the context's path. *bar* is where it runs, as thick as the font has it."""
    bar = _thick(canvas, line, bar, scale)
    style = line.style.own.get("text-decoration-style", "solid").lower()
    draw = _STYLES.get(style, _solid)
    if bar.height <= 0 or bar.width / bar.height > _MOST:
        draw = _solid
    draw(canvas.context, bar, -1 if line.kind == "overline" else 1)


def _thick(canvas: Canvas, line: Decoration, bar: Rect, scale: float) -> Rect:
    """The line as thick as is written: it grows away from the letters, the one through them to both sides."""
    length = values.length(line.style.own.get("text-decoration-thickness", "auto"))
    if length is None:
        return bar
    size = line.style.font_size
    thick = (length.value * size if length.unit == "%" else canvas.resolve(length, "d", size)) * scale
    share = {"underline": 0.0, "line-through": 0.5, "overline": 1.0}[line.kind]
    return Rect(bar.x, bar.y - (thick - bar.height) * share, bar.width, thick)


def _solid(context: Any, bar: Rect, away: int) -> None:
    context.rectangle(*bar)


def _double(context: Any, bar: Rect, away: int) -> None:
    """Two lines, as far from each other as each is thick."""
    context.rectangle(*bar)
    context.rectangle(*bar.moved(0, 2 * away * bar.height))


def _dotted(context: Any, bar: Rect, away: int) -> None:
    count = max(1, round((bar.width / bar.height + 1) / 2))
    step = (bar.width - bar.height) / max(1, count - 1)
    for n in range(count):
        x = bar.x + bar.height / 2 + n * step
        context.new_sub_path()
        context.arc(x, bar.center.y, bar.height / 2, 0, 2 * math.pi)
        context.close_path()


def _dashed(context: Any, bar: Rect, away: int) -> None:
    dash, gap = (bar.height * share for share in _DASH)
    x = bar.x
    while x < bar.right:
        context.rectangle(x, bar.y, min(dash, bar.right - x), bar.height)
        x += dash + gap


def _wavy(context: Any, bar: Rect, away: int) -> None:
    high, long = (bar.height * share for share in _WAVE)
    middle = bar.center.y + away * high
    count = max(1, math.ceil(bar.width / long * _STEPS))
    crest = []
    for n in range(count + 1):
        x = min(bar.width, n * long / _STEPS)
        crest.append((bar.x + x, middle - high * math.sin(2 * math.pi * x / long)))
    half = bar.height / 2
    outline = [(x, y - half) for x, y in crest] + [(x, y + half) for x, y in reversed(crest)]
    context.move_to(*outline[0])
    for point in outline[1:]:
        context.line_to(*point)
    context.close_path()


_STYLES: Final = {"solid": _solid, "double": _double, "dotted": _dotted, "dashed": _dashed, "wavy": _wavy}
