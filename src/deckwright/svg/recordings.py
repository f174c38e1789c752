"""Heavy drawings (art, elaborate symbols) recorded once and painted many times: one form in the whole PDF."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import cairocffi

from ..geometry import Matrix, Rect, Size
from . import viewport
from .canvas import Canvas
from .record import Painted
from .style import Style
from .tree import Document, Node

HEAVY: Final = 40  # elements; below it the form costs more than it saves
_MOST_LOOKS: Final = 4096
_UNITS: Final = 4000  # of a recording's longer side: cairo keeps its coordinates in 1/256 units


class Recording(NamedTuple):
    surface: Any  # cairocffi.RecordingSurface
    scale: float  # units of the recording to a unit of the drawing
    painted: Painted  # what drawing it painted and found, to be told with each face that shows it


def pays(canvas: Canvas, document: Document) -> bool:
    return canvas.vector and document.count >= HEAVY


def pays_symbol(canvas: Canvas, document: Document) -> bool:
    """Most symbols stand on many cards; what depends on where they stand is drawn there."""
    return (
        canvas.vector
        and document.view_box is not None
        and canvas.context_paints is None
        and not canvas.run.low_ink
    )


def paint_symbol(canvas: Canvas, document: Document, style: Style, rect: Rect) -> None:
    """Paint a symbol into *rect*: one form for all sizes of a shape and colour."""
    side = max(rect.width, rect.height)
    if side <= 0:
        return
    context = canvas.context
    context.save()
    context.translate(rect.x, rect.y)
    context.scale(side, side)
    paint(canvas, document, style, Size(round(rect.width / side, 6), round(rect.height / side, 6)))
    context.restore()


def paint(canvas: Canvas, document: Document, style: Style, size: Size) -> None:
    """Paint the document's root, of *size* in the present user space, with *style* as its own style."""
    key = (document, size, _look(canvas, style))
    recording = canvas.run.recordings.get(key)
    if recording is None:
        recording = canvas.run.recordings[key] = _record(canvas, document, style, size)
    _lay(canvas, recording)


def _look(canvas: Canvas, style: Style) -> Any:
    """What a style hands down, the same object for equal ones."""
    looks = canvas.run.looks
    found = looks.get(style)
    if found is None:
        if len(looks) >= _MOST_LOOKS:
            looks.clear()
        values = tuple(style.inherited.items())
        found = looks[style] = looks.setdefault(values, values)
    return found


def paint_run(canvas: Canvas, nodes: Sequence[Node], style: Style) -> None:
    """Paint neighbours that stand alike in other faces of the file, where they stand."""
    key = tuple(node.fragment.key for node in nodes if node.fragment)
    recording = canvas.run.recordings.get(key)
    if recording is None:
        recording = canvas.run.recordings[key] = _record_run(canvas, nodes, style)
    canvas.painted.symbols += recording.painted.symbols
    canvas.painted.texts += recording.painted.texts
    canvas.painted.images += recording.painted.images
    _lay(canvas, recording)


def _lay(canvas: Canvas, recording: Recording) -> None:
    for found in recording.painted.problems:
        canvas.tell(found)
    canvas.painted.read |= recording.painted.read
    context = canvas.context
    context.save()
    context.scale(1 / recording.scale, 1 / recording.scale)
    context.set_source_surface(recording.surface)
    context.paint()
    context.restore()


def _record_run(canvas: Canvas, nodes: Sequence[Node], style: Style) -> Recording:
    here = canvas.to_root @ canvas.matrix
    scale = _UNITS / max(canvas.viewport) * abs(here.determinant) ** 0.5
    surface = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, None)
    context = cairocffi.Context(surface)
    context.set_tolerance(canvas.context.get_tolerance())
    context.scale(scale, scale)
    detail, to_root = canvas.detail, canvas.to_root
    canvas.detail *= (abs(canvas.matrix.determinant) ** 0.5) / scale
    canvas.to_root = here @ Matrix.scale(1 / scale)
    with canvas.elsewhere(context, silent=False), canvas.recording() as painted:
        for node in nodes:
            canvas.draw(node, style)
    canvas.detail, canvas.to_root = detail, to_root
    return Recording(surface, scale, painted)


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
    detail = canvas.detail
    # what must be raster inside is made for the size at which the drawing is first seen
    canvas.detail *= (abs(here.determinant) ** 0.5) / scale
    with canvas.elsewhere(context), canvas.recording() as painted:
        viewport.draw(canvas, root, style, Rect(0, 0, *size))
    canvas.detail = detail
    return Recording(surface, scale, painted)
