"""Heavy drawings (art, elaborate symbols) recorded once and painted many times: one form in the whole PDF."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import cairocffi

from ...basics.geometry import Insets, Matrix, Rect, Size
from ..canvas.canvas import Canvas
from ..canvas.record import Painted
from ..document.style import ComputedStyle
from ..document.tree import Document, Node
from . import viewport

HEAVY: Final = 40  # elements; below it the form costs more than it saves
_MOST_LOOKS: Final = 4096
_UNITS: Final = 4000  # of a plain recording's longer side: cairo keeps its coordinates in 1/256 units
_AROUND: Final = 4  # longer sides that are kept around a plain recording that shows what lies outside
_FREE: Final = 1.0  # units: cairo tells what is inked in whole ones
_CLIPPING: Final = frozenset({"clipPath", "filter", "image", "marker", "mask", "pattern", "svg", "symbol"})

Linear = tuple[float, float, float, float]  # the a, b, c, d of a matrix


class Recording(NamedTuple):
    """What was drawn, in units of its own where it is plain, else in those of the device.

    Where a recording is painted smaller than it was made, cairo 1.16 shrinks its clips by whole 1/256, at worst to
    nothing, and then stops the program ("Assertion `_cairo_int_status_is_error (status)' failed"). So only what has
    no clip is ever scaled; the rest is recorded as large as it is painted, and only moved.
    """

    surface: Any  # cairocffi.RecordingSurface
    scale: float | None  # units of a plain recording to a unit of the drawing
    painted: Painted  # what drawing it painted and found, to be told with each face that shows it
    frame: Size | None = None  # of a plain recording that holds more: what shows, clipped where it is painted


class _Watched(cairocffi.Context):  # type: ignore[misc]
    """A context that knows whether anything was drawn with a clip, or on a surface that cairo clips."""

    is_plain = True

    def set_source(self, source: Any) -> None:
        self.is_plain = self.is_plain and not isinstance(source, cairocffi.SurfacePattern)
        super().set_source(source)


def _noting(name: str) -> Any:
    """The method of this name, which is then known to have been called."""
    method = getattr(cairocffi.Context, name)

    def noting(context: _Watched, *arguments: Any) -> Any:
        context.is_plain = False
        return method(context, *arguments)

    return noting


for _name in ("clip", "push_group", "push_group_with_content", "mask", "mask_surface"):
    setattr(_Watched, _name, _noting(_name))


def pays(canvas: Canvas, document: Document) -> bool:
    return canvas.records and document.count >= HEAVY


def pays_symbol(canvas: Canvas, document: Document) -> bool:
    """Most symbols stand on many cards; what depends on where they stand is drawn there."""
    return (
        canvas.records
        and document.view_box is not None
        and canvas.context_paints is None
        and not canvas.run.low_ink
    )


def paint_symbol(canvas: Canvas, document: Document, style: ComputedStyle, rect: Rect) -> None:
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


def paint(canvas: Canvas, document: Document, style: ComputedStyle, size: Size) -> None:
    """Paint the document's root, of *size* in the present user space, with *style* as its own style."""
    known = canvas.run.recordings
    key = (document, size, _look(canvas, style))
    if key not in known:
        tried = document.count < HEAVY or not _clips(document)
        known[key] = _record_plain(canvas, document, style, size) if tried else None
    if known[key] is not None:
        _lay(canvas, known[key])
        return
    linear = canvas.matrix[:4]
    recording = known.get((*key, linear))
    if recording is None:
        recording = known[*key, linear] = _record(canvas, document, style, size, linear)
    _lay(canvas, recording)


def _look(canvas: Canvas, style: ComputedStyle) -> Any:
    """What a style hands down, the same object for equal ones."""
    looks = canvas.run.looks
    found = looks.get(style)
    if found is None:
        if len(looks) >= _MOST_LOOKS:
            looks.clear()
        values = tuple(style.inherited.items())
        found = looks[style] = looks.setdefault(values, values)
    return found


def paint_run(canvas: Canvas, nodes: Sequence[Node], style: ComputedStyle) -> None:
    """Paint neighbours that stand alike in other faces of the file, where they stand."""
    linear = canvas.matrix[:4]
    key = (*(node.fragment.key for node in nodes if node.fragment), linear)
    recording = canvas.run.recordings.get(key)
    if recording is None:
        recording = canvas.run.recordings[key] = _record_run(canvas, nodes, style, linear)
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
    if recording.frame is not None:
        context.rectangle(0, 0, *recording.frame)
        context.clip()
    if recording.scale is not None:
        context.scale(1 / recording.scale, 1 / recording.scale)
    else:
        *_, x, y = canvas.matrix
        context.set_matrix(cairocffi.Matrix(x0=x, y0=y))
        if isinstance(context, _Watched):
            context.is_plain = False
    context.set_source_surface(recording.surface)
    context.paint()
    context.restore()


def _record_run(canvas: Canvas, nodes: Sequence[Node], style: ComputedStyle, linear: Linear) -> Recording:
    reach = _reach(canvas)
    surface, context = _as_large(canvas, linear, reach)
    to_root = canvas.to_root
    # the device of the recording has its origin where the present user space has it
    canvas.to_root = to_root @ Matrix.translate(canvas.matrix.e, canvas.matrix.f)
    with canvas.elsewhere(context, silent=False, reach=reach), canvas.recording() as painted:
        for node in nodes:
            canvas.draw(node, style)
    canvas.to_root = to_root
    return Recording(surface, None, painted)


def _record(
    canvas: Canvas, document: Document, style: ComputedStyle, size: Size, linear: Linear
) -> Recording:
    """The document as large as it is painted."""
    assert document.root is not None
    reach = _reach(canvas)
    if viewport.hides(style):
        reach = reach.intersection(Matrix(*linear).bounds(Rect(0, 0, *size)))
    surface, context = _as_large(canvas, linear, reach)
    with canvas.elsewhere(context, reach=reach), canvas.recording() as painted:
        viewport.draw(canvas, document.root, style, Rect(0, 0, *size))
    return Recording(surface, None, painted)


def _as_large(canvas: Canvas, linear: Linear, reach: Rect) -> tuple[Any, Any]:
    """A recording and its context, in the units of the present device, from the origin of the present user space.

    It has bounds, *reach*: without, cairo 1.16 looks for what can be seen in a tree that has no end where something
    among many is very large.
    """
    left, top = math.floor(reach.x), math.floor(reach.y)
    bounds = (left, top, math.ceil(reach.right) - left, math.ceil(reach.bottom) - top)
    surface = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, bounds)
    context = cairocffi.Context(surface)
    context.set_tolerance(canvas.context.get_tolerance())
    context.set_matrix(cairocffi.Matrix(*linear))
    return surface, context


def _reach(canvas: Canvas) -> Rect:
    """How far what is recorded here as large as it is painted is seen, wherever it is painted."""
    reach, matrix = canvas.reach, canvas.matrix
    around = Insets(reach.width, reach.height, reach.width, reach.height)
    return reach.moved(-matrix.e, -matrix.f).outset(around)


def _clips(document: Document) -> bool:
    """Whether it is most likely drawn with clips: then what is large need not be drawn to find out."""
    return document.root is not None and any(
        node.tag in _CLIPPING for node in document.root.walk() if node is not document.root
    )


def _record_plain(canvas: Canvas, document: Document, style: ComputedStyle, size: Size) -> Recording | None:
    """The document in units of its own, for every size that it is painted in; None where it cannot do without clips."""
    root = document.root
    assert root is not None
    scale = _UNITS / max(size)
    surface = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, None)
    context = _Watched(surface)
    context.scale(scale, scale)
    # what must be raster inside is made for the size at which the drawing is first seen
    size_here = abs(canvas.matrix.determinant) ** 0.5
    finer = scale / size_here if size_here else None
    frame = Rect(0, 0, size.width * scale, size.height * scale)
    reach = frame if viewport.hides(style) else frame.outset(_UNITS * _AROUND)
    with canvas.elsewhere(context, reach=reach, finer=finer), canvas.recording() as painted:
        viewport.draw(canvas, root, style, Rect(0, 0, *size), clips=False)
    ink = Rect(*surface.ink_extents())
    if not context.is_plain or not frame.outset(_UNITS * _AROUND).contains(ink):
        return None
    is_cut = viewport.hides(style) and not frame.outset(_FREE).contains(ink)
    return Recording(surface, scale, painted, size if is_cut else None)
