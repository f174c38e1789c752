"""One face as a picture of the page, and what drawing it recorded."""

from __future__ import annotations

from collections.abc import Callable

from ..basics.problems import DeckwrightError
from ..faces.draw.draw import draw_face
from ..faces.layouts import Face
from ..sheets.write.png import png
from ..svg import Renderer
from ..svg.white_page import white_paper
from .records import Record, record_of


def draw_picture(face: Face, renderer: Callable[[], Renderer], width: int) -> tuple[Record, bytes]:
    """The face with its bleed as a PNG *width* pixels wide; white paper where nothing can be drawn."""
    component = face.component
    across = component.size.width + 2 * component.bleed
    down = component.size.height + 2 * component.bleed
    scale = width / across
    surface, context = white_paper(width, max(1, round(down * scale)))
    context.translate(component.bleed * scale, component.bleed * scale)
    try:
        drawn = draw_face(face, renderer(), context, scale)
        record = record_of(drawn.painted, drawn.problems)
    except DeckwrightError as error:  # no fonts, say
        record = Record(problems=error.problems)
    return record, png(surface, scale * 25.4)
