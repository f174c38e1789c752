"""Heavy drawings (art, elaborate symbols) recorded once and painted many times: one form in the whole PDF."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import cairocffi

from ..geometry import Rect, Size
from . import viewport
from .canvas import Canvas
from .style import Style
from .tree import Document

HEAVY: Final = 40  # elements; below it the form costs more than it saves
_UNITS: Final = 4000  # of a recording's longer side: cairo keeps its coordinates in 1/256 units


class Recording(NamedTuple):
    surface: Any  # cairocffi.RecordingSurface
    scale: float  # units of the recording to a unit of the drawing
    problems: tuple[Any, ...]  # what drawing it found, to be told with each face that shows it


def pays(canvas: Canvas, document: Document) -> bool:
    return canvas.vector and document.count >= HEAVY


def paint(canvas: Canvas, document: Document, style: Style, size: Size) -> None:
    """Paint the document's root, of *size* in the present user space, with *style* as its own style."""
    key = (document, size, tuple(style.inherited.items()))
    recording = canvas.run.recordings.get(key)
    if recording is None:
        recording = canvas.run.recordings[key] = _record(canvas, document, style, size)
    for found in recording.problems:
        if found not in canvas.painted.problems:
            canvas.painted.problems.append(found)
    context = canvas.context
    context.save()
    context.scale(1 / recording.scale, 1 / recording.scale)
    context.set_source_surface(recording.surface)
    context.paint()
    context.restore()


def _record(canvas: Canvas, document: Document, style: Style, size: Size) -> Recording:
    root = document.root
    assert root is not None
    scale = _UNITS / max(size)
    surface = cairocffi.RecordingSurface(
        cairocffi.CONTENT_COLOR_ALPHA, (0, 0, size.width * scale, size.height * scale)
    )
    context = cairocffi.Context(surface)
    context.scale(scale, scale)
    here = canvas.matrix
    detail, known = canvas.detail, len(canvas.painted.problems)
    # what must be raster inside is made for the size at which the drawing is first seen
    canvas.detail *= (abs(here.determinant) ** 0.5) / scale
    with canvas.elsewhere(context):
        viewport.draw(canvas, root, style, Rect(0, 0, *size))
    canvas.detail = detail
    return Recording(surface, scale, tuple(canvas.painted.problems[known:]))
