"""Faces that are drawn as a whole, in files of about 64, each from the cache where nothing has changed.

A file is known by its faces, by what draws it, and by the pictures and symbols that it was found to read.
Those are only known once it is drawn, so they stand in the entry and are compared when it is found.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...basics.cache import Cache
from ...basics.problems import Problem
from ...basics.processes import map_processes, worth_sharing
from ...basics.records import dataclass
from ...sheets.options import OutputSpec
from ..layouts import Face
from .drawn_faces import NOT_KEPT, DrawnFaces, FacePdf, Progress, chunks, collect_faces, pack, unpack
from .resources import Resources
from .tools import DrawingTools, renderer_for

if TYPE_CHECKING:
    from ...svg import Renderer

LOADING: Final = (
    0.5  # the first file takes longer: with it the fonts, the symbols and most pictures are loaded
)


def draw_whole(
    faces: Sequence[Face],
    tools: DrawingTools,
    progress: Progress | None = None,
    cache: Cache | None = None,
    folder: Path | None = None,
    jobs: int = 1,
) -> DrawnFaces:
    """*faces*, whose ids are distinct, each drawn on a page. The outcome is the same with any cache and without one.

    Their files are put into *folder*, or kept in memory without one.
    """
    return collect_faces(faces, _files(faces, tools, progress, cache, jobs), folder)


def _files(
    faces: Sequence[Face], tools: DrawingTools, progress: Progress | None, cache: Cache | None, jobs: int
) -> Iterator[FacePdf]:
    done, whole = 0, chunks(faces)
    drawn = 0
    for number, chunk in enumerate(whole, 1):
        begun = time.process_time()
        file = _find(chunk, tools, cache)
        if file is None:
            begun = begun if drawn else _time_when_loaded()
            file = _draw(chunk, tools.renderer, _count_on(progress, done, len(faces)))
            _keep(file, tools, cache)
            drawn += 1
        done += len(chunk)
        if progress:
            progress(done, len(faces))
        yield file
        slow = worth_sharing() + (0 if drawn > 1 else LOADING)
        if jobs > 1 and drawn and len(whole) - number > 1 and time.process_time() - begun > slow:
            yield from _draw_by_many(
                whole[number:], tools, _count_on(progress, done, len(faces)), cache, jobs
            )
            return


def _draw_by_many(
    whole: Sequence[Sequence[Face]],
    tools: DrawingTools,
    progress: Progress | None,
    cache: Cache | None,
    jobs: int,
) -> Iterator[FacePdf]:
    """The files of *whole*, in this order, those that are not kept drawn by several processes."""
    left = {number for number, chunk in enumerate(whole) if _find(chunk, tools, cache) is None}
    parts = [_Part(number, tuple(whole[number])) for number in sorted(left)]
    pen = (tools.renderer, tools.resources)
    setup = (tools.resources, tools.output)
    coming = map_processes(parts, setup, _begin, _draw_part, jobs, pen) if parts else iter(())
    drawn: dict[int, FacePdf] = {}
    done = sum(len(chunk) for number, chunk in enumerate(whole) if number not in left)
    for number, chunk in enumerate(whole):
        while number in left and number not in drawn:
            part = next(coming)
            tools.resources.tell(part.problems)
            _keep(part.file, tools, cache)
            drawn[part.number] = part.file
            done += len(part.file.faces)
            if progress:
                progress(done, 0)
        if number in drawn:
            yield drawn.pop(number)
        else:
            yield _find(chunk, tools, cache) or _draw(chunk, tools.renderer, None)


@dataclass(frozen=True, slots=True)
class _Part:
    """A file that another process is to draw."""

    number: int
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class _DrawnPart:
    number: int
    file: FacePdf
    problems: tuple[Problem, ...]  # of the fonts


def _begin(setup: tuple[Resources, OutputSpec]) -> tuple[Renderer, Resources]:
    return renderer_for(*setup), setup[0]


def _draw_part(pen: tuple[Renderer, Resources], part: _Part) -> _DrawnPart:
    renderer, resources = pen
    file = _draw(part.faces, renderer, None)
    return _DrawnPart(part.number, file, tuple(resources.problems))


def _count_on(progress: Progress | None, done: int, total: int) -> Progress | None:
    return progress and (lambda more, _: progress(done + more, total))


def _time_when_loaded() -> float:
    """The time at which all that draws is loaded, which says nothing of how long it takes to draw."""
    from . import draw  # noqa: F401, PLC0415 - that is what is timed

    return time.process_time()


def _draw(chunk: Sequence[Face], renderer: Renderer, progress: Progress | None) -> FacePdf:
    from .draw import draw_pdf  # noqa: PLC0415 - with all that draws, which is slow to start and often not needed

    return draw_pdf(chunk, renderer, progress)


def _find(chunk: Sequence[Face], tools: DrawingTools, cache: Cache | None) -> FacePdf | None:
    """The file as it was drawn before; None where there is none, or something that it shows has changed."""
    return recall(cache, key(chunk, tools.signature), chunk, tools) if cache is not None else None


def recall(cache: Cache, name: str, faces: Sequence[Face], tools: DrawingTools) -> FacePdf | None:
    """What was kept of *faces*, as long as the pictures and symbols that they show are what they were."""
    data = cache.get(name)
    found = unpack(data, faces) if data is not None else None
    if found is None:
        return None
    read = {name: state for face in found.file.faces for name, state in face.painted.read.items()}
    if any(tools.reader.state(name) != state for name, state in read.items()):
        return None
    tools.resources.tell(found.problems)
    return found.file


def _keep(file: FacePdf, tools: DrawingTools, cache: Cache | None) -> None:
    if cache is not None:
        remember(cache, key([drawn.face for drawn in file.faces], tools.signature), file, tools)


def remember(cache: Cache, name: str, file: FacePdf, tools: DrawingTools) -> None:
    if not any(found.code in NOT_KEPT for face in file.faces for found in face.problems):
        cache.put(name, pack(file, tools.resources.problems))


def key(chunk: Iterable[Face], signature: str) -> str:
    """What tells a file from all others, but for the pictures and symbols in it."""
    whole = hashlib.sha256(signature.encode())
    for face in chunk:
        size, bleed = face.component.size, face.component.bleed
        whole.update(repr((face.id, face.card, face.side, *size, bleed, face.file, face.svg)).encode())
    return f"faces {whole.hexdigest()}"
