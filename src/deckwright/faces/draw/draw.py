"""Faces drawn on a cairo context: one, or all that go into one PDF file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import cairocffi

from ...basics.files import temporary_folder
from ...basics.geometry import Rect
from ...basics.problems import Place, Problem, problem
from ...basics.units import PT_PER_MM
from ...svg import Document, Painted, Renderer
from .drawn_faces import DrawnFace, FacePdf, Progress, digest, page_of

if TYPE_CHECKING:
    from ..layouts import Face

TOO_MUCH: Final = (MemoryError, RecursionError, ArithmeticError, cairocffi.CairoError)
ALIKE: Final = 1e-9  # of a unit and a millimetre, so near that only rounding tells them apart
EDGE: Final = 0.4  # mm, more than a pixel and less than a page is larger than a face
RASTER_DPI: Final = 600.0  # of what cairo cannot say in PDF

_XOBJECTS: Final = re.compile(rb"(/XObject <<)((?: /x\d+ \d+ 0 R)+)(?= >>)")
_XOBJECT: Final = re.compile(rb" /x\d+ \d+ 0 R")


def draw_pdf(faces: Sequence[Face], renderer: Renderer, progress: Progress | None = None) -> FacePdf:
    """Draw *faces*, whose ids are distinct, as the pages of a PDF file. It depends on nothing drawn before."""
    broken: dict[str, DrawnFace] = {}
    while True:
        try:
            return _draw_pdf(faces, renderer, progress, broken)
        except BrokenFileError as error:
            broken[error.drawn.face.id] = error.drawn


class BrokenFileError(Exception):
    """A face was drawn that cairo cannot write: the whole file is lost, and has to be drawn without it."""

    def __init__(self, drawn: DrawnFace) -> None:
        super().__init__(drawn.face.id)
        self.drawn = drawn


def _draw_pdf(
    faces: Sequence[Face], renderer: Renderer, progress: Progress | None, broken: Mapping[str, DrawnFace]
) -> FacePdf:
    sound = (face for face in faces if face.id not in broken)
    documents = {face.id: document for face in sound if (document := parse_face(face, renderer)) is not None}
    renderer.begin_file(list(documents.values()))
    with temporary_folder() as folder:
        target = folder / "faces.pdf"  # cairo writes it by itself; into memory it asks us for every piece
        drawn = draw_pages(faces, documents, renderer, target, progress, broken)
        return FacePdf(name_once(target.read_bytes()), drawn)


def draw_pages(
    faces: Sequence[Face],
    documents: dict[str, Document],
    renderer: Renderer,
    target: Path,
    progress: Progress | None,
    broken: Mapping[str, DrawnFace],
) -> tuple[DrawnFace, ...]:
    """Draw *faces* as the pages of *target*; their *documents*, as far as they are parsed, are used up.

    Pages of *broken* faces stay empty. Raises BrokenFileError for a face that should be one.
    """
    surface = cairocffi.PDFSurface(str(target), 1, 1)
    surface.set_fallback_resolution(RASTER_DPI, RASTER_DPI)
    drawn: list[DrawnFace] = []
    for number, face in enumerate(faces):
        page = page_of(face, number)
        surface.set_size(*page.page_points)
        if face.id in broken:
            drawn.append(broken[face.id])
            surface.show_page()
        else:
            drawn.append(_draw_page(face, page.bleed, renderer, surface, documents))
        if progress:
            progress(len(drawn), len(faces))
    surface.finish()
    return tuple(drawn)


def _draw_page(
    face: Face,
    bleed: float,
    renderer: Renderer,
    surface: cairocffi.PDFSurface,
    documents: dict[str, Document],
) -> DrawnFace:
    try:
        context = cairocffi.Context(surface)
        context.translate(bleed * PT_PER_MM, bleed * PT_PER_MM)
        drawn = draw_face(face, renderer, context, PT_PER_MM, documents.pop(face.id, None))
        surface.show_page()
    except cairocffi.CairoError as error:
        raise BrokenFileError(DrawnFace(face, Painted(), (too_much(face, error),), digest(face))) from error
    return drawn


def name_once(pdf: bytes) -> bytes:
    """A PDF of cairo's in which a page names each of its forms once: cairo names them at each use.

    Readers rightly call that damaged; qpdf drops all resources of a page that does it often. What goes becomes spaces,
    so that everything else stays where it is.
    """

    def once(match: re.Match[bytes]) -> bytes:
        entries = _XOBJECT.findall(match[2])
        return match[1] + b"".join(dict.fromkeys(entries)).ljust(len(match[2]))

    return _XOBJECTS.sub(once, pdf)


def parse_face(face: Face, renderer: Renderer) -> Document | None:
    """The face's drawing; None where it takes too much, which `draw_face` tells."""
    try:
        return renderer.parse(face.svg, face.file)
    except TOO_MUCH:
        return None


def draw_face(
    face: Face,
    renderer: Renderer,
    context: cairocffi.Context,
    scale: float,
    document: Document | None = None,
) -> DrawnFace:
    """Draw one face with its bleed; the context's origin is the trim corner, *scale* device units a millimetre.

    *document* is the face's drawing, where that is parsed already.
    """
    try:
        document = document or renderer.parse(face.svg, face.file)
        found = renderer.check(document)
        painted = paint(face, document, renderer, context, scale)
    except TOO_MUCH as error:
        return DrawnFace(face, Painted(), (too_much(face, error),), digest(face))
    named = (p.at_card(face.card) if face.card else p for p in (*found, *painted.problems))
    return DrawnFace(face, in_millimetres(painted, document), tuple(named), digest(face, painted.read))


def paint(
    face: Face, document: Document, renderer: Renderer, context: cairocffi.Context, scale: float
) -> Painted:
    page = Rect(0, 0, *face.component.size).outset(face.component.bleed)
    context.save()
    context.rectangle(*(side * scale for side in page))
    context.clip()
    painted = renderer.draw(document, context, scale)
    context.restore()
    if renderer.grey:
        fade(context, page, scale)
    return painted


def fade(context: cairocffi.Context, page: Rect, scale: float) -> None:
    """Take the colour from what is painted on *page*, its last half pixels too; what is lighter stays lighter."""
    context.save()
    context.set_operator(cairocffi.OPERATOR_HSL_COLOR)  # the lightness that is there, the colour of white
    context.set_source_rgb(1, 1, 1)
    context.rectangle(*(side * scale for side in page.outset(EDGE)))
    context.fill()
    context.restore()


def too_much(face: Face, error: BaseException) -> Problem:
    why = (
        "things are nested too deep" if isinstance(error, RecursionError) else f"it takes too much ({error})"
    )
    hint = "take out effects, one by one, until it is drawn"
    return problem(
        "drawing-failed", f"the face cannot be drawn: {why}", Place(face.file), hint=hint, card=face.card
    )


def in_millimetres(painted: Painted, document: Document) -> Painted:
    """The record with its boxes turned from the root's user units into millimetres."""
    box, size = document.view_box, document.size
    if box is None:
        return painted
    x, y = size.width / box.width, size.height / box.height
    if (box.x, box.y) == (0, 0) and max(abs(x - 1), abs(y - 1)) < ALIKE:
        return painted

    def to_mm(entry: Any) -> Any:
        r = entry.rect
        return replace(entry, rect=Rect((r.x - box.x) * x, (r.y - box.y) * y, r.width * x, r.height * y))

    return Painted(
        [to_mm(entry) for entry in painted.symbols],
        [to_mm(entry) for entry in painted.texts],
        [to_mm(entry) for entry in painted.images],
        painted.problems,
        painted.read,
        painted.seen,
    )
