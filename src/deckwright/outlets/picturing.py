"""Pictures of faces for outlets: one in a file, or many in the cells of a sheet, drawn by as many processes as there
are cores. Here alone faces become pixels.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import cairocffi
import numpy as np

from ..basics.cache import Cache
from ..basics.outlines import LineTo, Outline
from ..basics.problems import Problem
from ..basics.processes import cores, map_processes
from ..basics.records import dataclass
from ..faces.draw.drawn_faces import DrawnFace, FacePdf, Progress
from ..faces.draw.pictures import Frame, draw_in_frame
from ..faces.draw.resources import Resources
from ..faces.draw.tools import DrawingTools, renderer_for
from ..faces.draw.whole import key, recall, remember
from ..faces.layouts import Face
from ..sheets.options import OutputSpec
from ..sheets.write.png import png
from ..svg import Renderer
from ..svg.white_page import white_paper

# Letters and digits of a name, no signs: two addresses that differ in signs alone are one to some programs.
DIGEST: Final = 12
WORTH_IT: Final = 60  # fewer faces are drawn before a second process has started


@dataclass(frozen=True, slots=True)
class Cells:
    """Faces in a grid of cells of so many pixels, row by row from the upper left; None: an empty one."""

    faces: tuple[Face | None, ...]
    columns: int
    rows: int
    width: int  # of a cell
    height: int
    bleed: float = 0  # mm round the trim that are shown, too
    cut: bool = False  # to the component's outline, transparent round it
    # True to size in the middle of the cell, what bleed lacks made from the last pixels.
    dpi: float | None = None

    @property
    def pixels(self) -> tuple[int, int]:
        return self.columns * self.width, self.rows * self.height


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture, or that it lies in its place already."""

    name: str  # with the digest of its bytes
    data: Path | None  # None: it is there
    faces: tuple[DrawnFace, ...]  # that it shows, as drawing it found them


@dataclass(frozen=True, slots=True)
class _Task:
    number: int
    cells: Cells
    path: Path


@dataclass(frozen=True, slots=True)
class _Done:
    number: int
    path: Path
    digest: str
    faces: tuple[DrawnFace, ...]
    problems: tuple[Problem, ...]  # of the fonts


@dataclass(frozen=True, slots=True)
class _Setup:
    resources: Resources
    output: OutputSpec


def draw_sheets(
    sheets: Mapping[str, Cells],
    tools: DrawingTools,
    workshop: Path,
    target: Path | None,
    cache: Cache,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> dict[str, Pictured]:
    """A PNG of each of the *sheets*, by what its name begins with. What lies in *target* from the same faces, drawn by
    the same program, is not drawn again; without *target* nothing is that is known already."""
    made: dict[str, Pictured] = {}
    tasks: list[_Task] = []
    for number, (stem, cells) in enumerate(sheets.items()):
        kept = _find(stem, cells, tools, cache)
        if kept is not None and (target is None or (target / kept.name).is_file()):
            made[stem] = kept
        else:
            tasks.append(_Task(number, cells, workshop / f"sheet-{number}.png"))
    stems = list(sheets)
    amount = sum(face is not None for task in tasks for face in task.cells.faces)
    setup = _Setup(tools.resources, tools.output)
    processes = 1 if amount < WORTH_IT else jobs or cores()
    for count, done in enumerate(map_processes(tasks, setup, _begin, _draw, processes), 1):
        stem = stems[done.number]
        tools.resources.tell(done.problems)
        _keep(sheets[stem], done, tools, cache)
        made[stem] = Pictured(_name(stem, done.digest), done.path, done.faces)
        if progress:
            progress(count, len(tasks))
    cache.trim()
    return {stem: made[stem] for stem in stems}


def _name(stem: str, digest: str) -> str:
    return f"{stem}-{digest}.png"


def _key(cells: Cells, tools: DrawingTools) -> str:
    empty = [number for number, face in enumerate(cells.faces) if face is None]
    shown = (*cells.pixels, cells.columns, cells.rows, cells.bleed, cells.cut, cells.dpi, empty)
    return f"sheet {shown!r} {key(filter(None, cells.faces), tools.signature)}"


def _find(stem: str, cells: Cells, tools: DrawingTools, cache: Cache) -> Pictured | None:
    """The sheet as it was drawn before; None where there is none, or something that it shows has changed."""
    found = recall(cache, _key(cells, tools), [face for face in cells.faces if face is not None], tools)
    return Pictured(_name(stem, found.pdf.decode()), None, found.faces) if found is not None else None


def _keep(cells: Cells, done: _Done, tools: DrawingTools, cache: Cache) -> None:
    """What is kept is what drawing it recorded, and the digest by which the picture is called: not the picture."""
    remember(cache, _key(cells, tools), FacePdf(done.digest.encode(), done.faces), tools)


def _begin(setup: _Setup) -> tuple[Renderer, Resources]:
    return renderer_for(setup.resources, setup.output), setup.resources


def _draw(pen: tuple[Renderer, Resources], task: _Task) -> _Done:
    renderer, resources = pen
    data, faces = _paint(task.cells, renderer)
    task.path.write_bytes(data)
    digest = hashlib.sha256(data).hexdigest()[:DIGEST]
    return _Done(task.number, task.path, digest, faces, tuple(resources.problems))


def picture(cells: Cells, renderer: Renderer) -> bytes:
    """The PNG of a sheet; of cards on white, as on paper."""
    return _paint(cells, renderer)[0]


def _paint(cells: Cells, renderer: Renderer) -> tuple[bytes, tuple[DrawnFace, ...]]:
    """The PNG, and what drawing each face found."""
    width, height = cells.pixels
    if cells.cut:
        surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, width, height)
        context = cairocffi.Context(surface)
    else:
        surface, context = white_paper(width, height)
    dpi = cells.dpi or 300.0
    drawn: list[DrawnFace] = []
    for frame, face, (x, y) in _placed(cells):
        context.save()
        context.translate(x, y)
        if cells.cut:
            _clip(context, face, frame)
        drawn.append(draw_in_frame(face, frame, renderer, context))
        context.restore()
        if cells.dpi is None:
            dpi = frame.dpi
        else:
            extend_edges(surface, face, frame)
    return png(surface, dpi), tuple(drawn)


def _placed(cells: Cells) -> Iterator[tuple[Frame, Face, tuple[int, int]]]:
    for number, face in enumerate(cells.faces):
        if face is None:
            continue
        row, column = divmod(number, cells.columns)
        frame = _frame(face, cells)
        yield frame, face, (column * cells.width, row * cells.height)


def _frame(face: Face, cells: Cells) -> Frame:
    """The whole face in a cell, which has its shape but for the part of a pixel."""
    if cells.dpi is not None:
        return _true_frame(face, cells, cells.dpi / 25.4)
    width, height = (length + 2 * cells.bleed for length in face.component.size)
    across, down = cells.width / width, cells.height / height
    return Frame(cells.width, cells.height, across, down, -cells.bleed, -cells.bleed)


def _true_frame(face: Face, cells: Cells, scale: float) -> Frame:
    """The face at so many pixels a millimetre, its middle in the cell's; on its side where the cell lies so."""
    size = face.component.size
    turned = (cells.width - cells.height) * (size.width - size.height) < 0
    across, down = (cells.height, cells.width) if turned else (cells.width, cells.height)
    left, top = (size.width - across / scale) / 2, (size.height - down / scale) / 2
    return Frame(cells.width, cells.height, scale, scale, left, top, turned)


def extend_edges(surface: cairocffi.ImageSurface, face: Face, frame: Frame) -> None:
    """Fill what lies beyond the bleed with the last pixels of it."""
    surface.flush()
    pixels: Any = np.frombuffer(surface.get_data(), np.uint8).reshape(frame.height, -1, 4)
    sides = face.component.size.turned() if frame.turned else face.component.size
    left, top = (
        max(0, math.ceil((whole - (side + 2 * face.component.bleed) * frame.across) / 2 - 1e-6))
        for whole, side in zip((frame.width, frame.height), sides, strict=True)
    )
    right, bottom = frame.width - left, frame.height - top
    pixels[:top] = pixels[top]
    pixels[bottom:] = pixels[bottom - 1]
    pixels[:, :left] = pixels[:, left : left + 1]
    pixels[:, right : frame.width] = pixels[:, right - 1 : right]
    surface.mark_dirty()


def _clip(context: cairocffi.Context, face: Face, frame: Frame) -> None:
    trace(context, face.component.form.outline(), frame)
    context.set_fill_rule(cairocffi.FILL_RULE_EVEN_ODD)
    context.clip()


def trace(context: cairocffi.Context, outline: Outline, frame: Frame) -> None:
    """The *outline*, in millimetres from the trim corner, as a path in pixels of *frame*."""

    def at(point: Sequence[float]) -> tuple[float, float]:
        return (point[0] - frame.left) * frame.across, (point[1] - frame.top) * frame.down

    for contour in outline.contours:
        context.move_to(*at(contour.start))
        for _, segment in contour.legs_without_arcs():
            values = [value for point in segment for value in at(point)]
            if isinstance(segment, LineTo):
                context.line_to(*values)
            else:
                context.curve_to(*values)
        context.close_path()
