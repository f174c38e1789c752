"""One face as a picture of the page, and what drawing it recorded."""

from __future__ import annotations

from collections.abc import Callable

from ..engraving import draw
from ..faces import Face
from ..paper import white_paper
from ..problems import DeckwrightError
from ..svg import Renderer
from ..writers.png import png
from .records import Record, record_of


def pictured(face: Face, renderer: Callable[[], Renderer], width: int) -> tuple[Record, bytes]:
    """The face with its bleed as a PNG *width* pixels wide; white paper where nothing can be drawn."""
    component = face.component
    across = component.size.width + 2 * component.bleed
    down = component.size.height + 2 * component.bleed
    scale = width / across
    surface, context = white_paper(width, max(1, round(down * scale)))
    context.translate(component.bleed * scale, component.bleed * scale)
    try:
        plate = draw(face, renderer(), context, scale)
        record = record_of(plate.painted, plate.problems)
    except DeckwrightError as error:  # no fonts, say
        record = Record(problems=error.problems)
    return record, png(surface, scale * 25.4)
