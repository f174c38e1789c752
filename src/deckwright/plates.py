"""Plates: every distinct face drawn once, in PDF files of about 64 pages that the sheets then take their faces from.

Which file a face goes to follows from its id alone, so that a new card leaves all files but one as they were.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

import cairocffi

from .faces import Face
from .geometry import Rect
from .problems import Place, Problem, problem
from .svg import Document, Painted, Renderer
from .units import PT_PER_MM
from .writers.pdf import FacePage, FacesFile

CHUNK: Final = 64
TOO_MUCH: Final = (MemoryError, RecursionError, ArithmeticError, cairocffi.CairoError)

Progress = Callable[[int, int], None]  # done, of how many


@dataclass(frozen=True, slots=True)
class Plate:
    """A drawn face and what its drawing recorded, boxes in millimetres from the trim corner."""

    face: Face
    painted: Painted
    problems: tuple[Problem, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class Plates:
    file: FacesFile
    plates: Mapping[str, Plate]  # by face id

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(found for plate in self.plates.values() for found in plate.problems)


def draw_plates(faces: Sequence[Face], renderer: Renderer, progress: Progress | None = None) -> Plates:
    """Draw *faces*, whose ids are distinct, each once."""
    files: list[bytes] = []
    pages: dict[str, FacePage] = {}
    drawn: dict[str, Plate] = {}
    for chunk in chunks(faces):
        documents = {face.id: document for face in chunk if (document := parsed(face, renderer)) is not None}
        renderer.begin_file(list(documents.values()))
        buffer = io.BytesIO()
        surface = cairocffi.PDFSurface(buffer, 1, 1)
        surface.set_fallback_resolution(600, 600)
        for number, face in enumerate(chunk):
            page = FacePage(number, face.component.size, face.component.bleed, len(files))
            surface.set_size(*page.page_points)
            context = cairocffi.Context(surface)
            context.translate(page.bleed * PT_PER_MM, page.bleed * PT_PER_MM)
            drawn[face.id] = draw(face, renderer, context, PT_PER_MM, documents.get(face.id))
            surface.show_page()
            pages[face.id] = page
            if progress:
                progress(len(drawn), len(faces))
        surface.finish()
        files.append(buffer.getvalue())
    in_order = {face.id: drawn[face.id] for face in faces}
    return Plates(FacesFile(tuple(files), pages), in_order)


def parsed(face: Face, renderer: Renderer) -> Document | None:
    """The face's drawing; None where it takes too much, which `draw` tells."""
    try:
        return renderer.parse(face.svg, face.layout)
    except TOO_MUCH:
        return None


def draw(
    face: Face,
    renderer: Renderer,
    context: cairocffi.Context,
    scale: float,
    document: Document | None = None,
) -> Plate:
    """Draw one face with its bleed; the context's origin is the trim corner, *scale* device units a millimetre.

    *document* is the face's drawing, where that is parsed already.
    """
    try:
        document = document or renderer.parse(face.svg, face.layout)
        found = renderer.check(document)
        painted = paint(face, document, renderer, context, scale)
    except TOO_MUCH as error:
        return Plate(face, Painted(), (too_much(face, error),), digest(face))
    named = (p.at_card(face.card) if face.card else p for p in (*found, *painted.problems))
    return Plate(face, in_millimetres(painted, document), tuple(named), digest(face, painted.read))


def paint(
    face: Face, document: Document, renderer: Renderer, context: cairocffi.Context, scale: float
) -> Painted:
    size, bleed = face.component.size, face.component.bleed
    context.save()
    context.rectangle(
        -bleed * scale, -bleed * scale, (size.width + 2 * bleed) * scale, (size.height + 2 * bleed) * scale
    )
    context.clip()
    painted = renderer.draw(document, context, scale)
    context.restore()
    return painted


def too_much(face: Face, error: BaseException) -> Problem:
    why = (
        "things are nested too deep" if isinstance(error, RecursionError) else f"it takes too much ({error})"
    )
    hint = "take out effects, one by one, until it is drawn"
    return problem(
        "drawing-failed", f"the face cannot be drawn: {why}", Place(face.layout), hint=hint, card=face.card
    )


def digest(face: Face, read: Mapping[str, str] = MappingProxyType({})) -> str:
    """What tells two states of a face apart: its drawing as text, and the files and symbols that this shows."""
    whole = hashlib.sha256(face.svg.encode())
    for name, state in sorted(read.items()):
        whole.update(f"\0{name}\0{state}".encode())
    return whole.hexdigest()[:16]


def chunks(faces: Iterable[Face]) -> list[list[Face]]:
    """Faces by the hash of their id, in as many files as keep about 64 pages each; their order kept."""
    faces = list(faces)
    count = 1
    while count * CHUNK < len(faces):
        count *= 2
    buckets: list[list[Face]] = [[] for _ in range(count)]
    for face in faces:
        buckets[int.from_bytes(hashlib.sha256(face.id.encode()).digest()[:4]) % count].append(face)
    return [bucket for bucket in buckets if bucket]


def in_millimetres(painted: Painted, document: Document) -> Painted:
    """The record with its boxes turned from the root's user units into millimetres."""
    box = document.view_box
    if box is None or ((box.width, box.height) == tuple(document.size) and (box.x, box.y) == (0, 0)):
        return painted
    x, y = document.size.width / box.width, document.size.height / box.height

    def to_mm(entry: Any) -> Any:
        r = entry.rect
        return replace(entry, rect=Rect((r.x - box.x) * x, (r.y - box.y) * y, r.width * x, r.height * y))

    return Painted(
        [to_mm(entry) for entry in painted.symbols],
        [to_mm(entry) for entry in painted.texts],
        [to_mm(entry) for entry in painted.images],
        painted.problems,
        painted.read,
    )
