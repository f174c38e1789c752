"""Pictures: every distinct face as a file of its own, PNG or SVG, drawn by as many processes as there are cores."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import cairocffi

from ...basics.geometry import Size
from ...basics.naming import safe_names
from ...basics.problems import Problem, problem
from ...basics.processes import cores, map_processes
from ...basics.records import dataclass
from ...basics.units import PT_PER_MM, mm, size_mm
from ...basics.written import number
from ...game.model import Component
from ...sheets.options import DEFAULT_DPI, Format, OutputSpec
from ...sheets.write.png import png
from ...sheets.write.svg import became_image, image_count, svg
from ...svg import Renderer
from ...svg.white_page import white_paper
from ..layouts import Face
from .draw import draw_face
from .drawn_faces import DrawnFace, Progress
from .resources import Resources
from .tools import DrawingTools, renderer_for

SLICE: Final = 8  # faces that a process is given at a time
WORTH_IT: Final = 80  # fewer faces are drawn before a second process has started
LONGEST: Final = 32_767  # pixels on a side: what cairo counts to
MOST: Final = 400_000_000  # pixels: 1.6 GB while they are drawn
CUT: Final = 0.5  # mm of a trim that a picture of given pixels may lack at an edge


@dataclass(frozen=True, slots=True)
class Frame:
    """What of a face is shown, and on how many pixels; of an SVG the pixels say nothing."""

    width: int
    height: int
    across: float  # pixels to a millimetre, along the face's width and height
    down: float
    left: float  # mm from the trim corner to the left and upper edge of what is shown; negative in the bleed
    top: float
    turned: bool = False  # lies on its side, its top to the right

    @property
    def dpi(self) -> float:
        return self.across * 25.4


@dataclass(frozen=True, slots=True)
class Picture:
    """One face in a file."""

    face: str
    name: str  # with suffix
    frame: Frame
    dpi: float | None  # None: of an SVG


@dataclass(frozen=True, slots=True)
class Pictures:
    folder: Path  # where they lie for now
    pictures: tuple[Picture, ...]
    faces: Mapping[str, DrawnFace]  # by id


def frame_of(component: Component, output: OutputSpec, bleed: float) -> Frame | Problem:
    """How a face of *component* is shown with *bleed*: at its size, or filling the pixels that are asked for.

    Pixels of a slightly other shape are filled, and what is too much is cut off on both sides, as long as that is
    bleed (or half a millimetre of the card); the vendors' pixels are rounded, and their cards differ a little.
    """
    size = component.size
    whole = Size(size.width + 2 * bleed, size.height + 2 * bleed)
    if output.px is None:
        scale = (output.dpi or DEFAULT_DPI) / 25.4
        width, height = (max(1, round(side * scale)) for side in whole)
        if output.format is Format.PNG and (max(width, height) > LONGEST or width * height > MOST):
            return _too_large(whole, scale)
        return Frame(width, height, width / whole.width, height / whole.height, -bleed, -bleed)
    width, height = output.px
    turned = (width - height) * (size.width - size.height) < 0
    across, down = (height, width) if turned else (width, height)
    scale = max(across / whole.width, down / whole.height)
    cut = Size((whole.width - across / scale) / 2, (whole.height - down / scale) / 2)
    if max(cut) > bleed + CUT:
        return _other_shape(component, output.px, cut, bleed)
    return Frame(width, height, scale, scale, cut.width - bleed, cut.height - bleed, turned)


def _too_large(whole: Size, scale: float) -> Problem:
    width, height = (round(side * scale) for side in whole)
    message = (
        f"a picture of {size_mm(whole)} at {number(scale * 25.4)} dpi has {number(width)} × {number(height)} pixels; "
        f"at most {number(MOST // 1_000_000)} million are drawn, and {number(LONGEST)} on a side"
    )
    most = min(LONGEST / max(whole), math.sqrt(MOST / (whole.width * whole.height))) * 25.4
    return problem("picture-large", message, hint=f"--dpi {math.floor(most)} is the most for it")


def _other_shape(component: Component, px: tuple[int, int], cut: Size, bleed: float) -> Problem:
    lost = max(cut) - bleed
    where = "left and right" if cut.width > cut.height else "top and bottom"
    with_bleed = f" with {mm(bleed)} of bleed" if bleed else ""
    message = (
        f"pictures of {px[0]} × {px[1]} pixels have another shape than {size_mm(component.size)}{with_bleed}: "
        f"{mm(lost)} of the card would be lost at the {where}"
    )
    ratio = component.size.height / component.size.width
    hint = f"{px[0]} pixels of width ask for about {round(px[0] * ratio)} of height; is it the maker's size of card?"
    return problem("picture-shape", message, hint=hint)


def picture_problems(components: Mapping[str, Component], output: OutputSpec, bleed: bool) -> list[Problem]:
    """The components that cannot be shown as *output* asks for."""
    frames = (frame_of(component, output, component.bleed * bleed) for component in components.values())
    return [found for found in frames if isinstance(found, Problem)]


@dataclass(frozen=True, slots=True)
class _Job:
    face: Face
    frame: Frame
    path: Path
    dpi: float


@dataclass(frozen=True, slots=True)
class _Setup:
    """What every process needs; it is sent to each once."""

    resources: Resources
    output: OutputSpec


def draw_pictures(
    faces: Sequence[Face],
    tools: DrawingTools,
    bleed: bool,
    folder: Path,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Pictures:
    """Draw *faces*, whose ids are distinct, into files in *folder*, by *jobs* processes (None: one for each core)."""
    output = tools.output
    names = safe_names(face.id.replace(".svg", "") for face in faces)
    tasks: list[_Job] = []
    pictures: list[Picture] = []
    for face in faces:
        frame = frame_of(face.component, output, face.component.bleed * bleed)
        if isinstance(frame, Problem):
            continue
        name = f"{names[face.id.replace('.svg', '')]}.{output.format}"
        dpi = frame.dpi if output.px else output.dpi or DEFAULT_DPI
        tasks.append(_Job(face, frame, folder / name, dpi))
        pictures.append(Picture(face.id, name, frame, dpi if output.format is Format.PNG else None))
    setup = _Setup(tools.resources, output)
    by_id: dict[str, DrawnFace] = {}
    for part in _draw_all(tasks, setup, jobs or cores()):
        by_id |= {drawn.face.id: drawn for drawn in part}
        if progress:
            progress(len(by_id), len(tasks))
    return Pictures(folder, tuple(pictures), {task.face.id: by_id[task.face.id] for task in tasks})


def _draw_all(tasks: Sequence[_Job], setup: _Setup, jobs: int) -> Iterator[list[DrawnFace]]:
    """The faces of all *tasks*, as they come."""
    alike = sorted(tasks, key=lambda task: task.face.layout)  # what shares pictures goes to one process
    slices = [alike[start : start + SLICE] for start in range(0, len(alike), SLICE)]
    return map_processes(slices, setup, _begin, _draw_slice, 1 if len(tasks) < WORTH_IT else jobs)


def _begin(setup: _Setup) -> tuple[Renderer, Format]:
    return renderer_for(setup.resources, setup.output), setup.output.format


def _draw_slice(tools: tuple[Renderer, Format], tasks: Sequence[_Job]) -> list[DrawnFace]:
    return [_draw(task, *tools) for task in tasks]


def _draw(task: _Job, renderer: Renderer, format: Format) -> DrawnFace:
    if format is Format.PNG:
        return _draw_png(task, renderer)
    return _draw_svg(task, renderer)


def _draw_png(task: _Job, renderer: Renderer) -> DrawnFace:
    """On white, as on paper: some makers print what is transparent black."""
    surface, context = white_paper(task.frame.width, task.frame.height)
    drawn = draw_in_frame(task.face, task.frame, renderer, context)
    task.path.write_bytes(png(surface, task.dpi))
    return drawn


def draw_in_frame(face: Face, frame: Frame, renderer: Renderer, context: cairocffi.Context) -> DrawnFace:
    """Draw what *frame* shows of *face*, its upper left corner at the context's origin."""
    context.save()
    context.rectangle(0, 0, frame.width, frame.height)
    context.clip()
    if frame.turned:
        context.translate(frame.width, 0)
        context.rotate(math.pi / 2)
    context.translate(-frame.left * frame.across, -frame.top * frame.down)
    context.scale(1, frame.down / frame.across)
    drawn = draw_face(face, renderer, context, frame.across)
    context.restore()
    return drawn


def _draw_svg(task: _Job, renderer: Renderer) -> DrawnFace:
    frame, size = task.frame, task.face.component.size
    found: list[DrawnFace] = []

    def paint(context: cairocffi.Context) -> None:
        context.translate(-frame.left * PT_PER_MM, -frame.top * PT_PER_MM)
        found.append(draw_face(task.face, renderer, context, PT_PER_MM))

    text = svg(Size(size.width - 2 * frame.left, size.height - 2 * frame.top), paint)
    task.path.write_text(text, encoding="utf-8", newline="\n")
    (drawn,) = found
    return replace(drawn, problems=(*drawn.problems, *_images_in(text, drawn)))


def _images_in(text: str, drawn: DrawnFace) -> Iterator[Problem]:
    """What had to become an image, beside the pictures that are images anyway."""
    card = drawn.face.card
    hint = "blend modes, filters and masks by brightness cannot be drawn as shapes"
    if became_image(text):
        yield problem("svg-image", "the whole face had to become an image", hint=hint, card=card)
        return
    named = {image.path for image in drawn.painted.images if image.path}
    count = image_count(text) - len(named) - sum(not image.path for image in drawn.painted.images)
    if count > 0:
        message = f"{count} {'part' if count == 1 else 'parts'} of the face had to become images"
        yield problem("svg-image", message, hint=hint, card=card)
