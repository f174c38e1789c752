"""Static SVG of a drawing, by cairo: shapes and outlines only, no fonts; the same bytes for the same drawing."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Final

import cairocffi

from ...basics.geometry import Size
from ...basics.units import PT_PER_MM

# cairo paints what SVG 1.1 cannot say (blend modes) as an image of the page, which is known by its odd resolution.
FALLBACK_DPI: Final = 601.0
_FALLBACK: Final = f"matrix({72 / FALLBACK_DPI:.6g},0,0,{72 / FALLBACK_DPI:.6g},"

_SIZE: Final = re.compile(r' width="[^"]*" height="[^"]*"')
_NUMBERED: Final = re.compile(r'(?<=["#])(surface|image|clip|mask|linear|radial|pattern)(\d+)(?=["")])')


def svg(size: Size, draw: Callable[[cairocffi.Context], object]) -> str:
    """What *draw* paints on a page of *size*, whose context is in points, as an SVG file in millimetres."""
    buffer = io.BytesIO()
    surface = cairocffi.SVGSurface(buffer, size.width * PT_PER_MM, size.height * PT_PER_MM)
    surface.set_fallback_resolution(FALLBACK_DPI, FALLBACK_DPI)
    draw(cairocffi.Context(surface))
    surface.finish()
    text = buffer.getvalue().decode()
    in_mm = f' width="{size.width:.6g}mm" height="{size.height:.6g}mm"'
    return _renumber_ids(_SIZE.sub(in_mm, text, count=1))


def became_image(text: str) -> bool:
    """Whether cairo had to write all that was drawn as one image."""
    return _FALLBACK in text


def image_count(text: str) -> int:
    """How many images the file holds."""
    return text.count("<image ")


def _renumber_ids(text: str) -> str:
    """Ids numbered by where they first stand: cairo counts on from drawing to drawing."""
    numbers: dict[str, dict[str, int]] = {}

    def new(match: re.Match[str]) -> str:
        kind, old = match.groups()
        known = numbers.setdefault(kind, {})
        return f"{kind}{known.setdefault(old, len(known))}"

    return _NUMBERED.sub(new, text)
