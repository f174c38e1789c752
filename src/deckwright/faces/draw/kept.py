"""Faces into plates: each file of them from the cache where nothing that it was drawn from has changed, else drawn.

A file is known by its faces, by what the press draws with, and by the pictures and symbols that it was found to read.
Those are only known once it is drawn, so they stand in the entry and are compared when it is found.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ...basics.cache import Cache
from ...basics.problems import Problem
from ...basics.processes import can_fork, shared_out
from ...sheets.options import OutputSpec
from ..layouts import Face
from .plate_files import pack, unpack
from .plates import PlateFile, Plates, Progress, chunks, collected
from .resources import Resources
from .tools import Press

SLOW: Final = (
    0.6  # seconds for a file: from here on it pays to start other processes, which takes about as long
)
SLOW_TO_FORK: Final = 0.3  # where they start at once: what is drawn faster costs more than it takes less long
LOADING: Final = (
    0.5  # the first file takes longer: with it the fonts, the symbols and most pictures are loaded
)
NOT_KEPT: Final = frozenset({"drawing-failed"})  # for want of memory, perhaps: another time it may go well


def draw_plates(
    faces: Sequence[Face],
    press: Press,
    progress: Progress | None = None,
    cache: Cache | None = None,
    folder: Path | None = None,
    jobs: int = 1,
) -> Plates:
    """The plates of *faces*, whose ids are distinct. They are the same with any cache and without one.

    Their files are put into *folder*, or kept in memory without one. Where much is to be drawn, *jobs* processes do it.
    """
    plates = collected(faces, _files(faces, press, progress, cache, jobs), folder)
    press.rest()
    if cache is not None:
        cache.trim()
    return plates


def _files(
    faces: Sequence[Face], press: Press, progress: Progress | None, cache: Cache | None, jobs: int
) -> Iterator[PlateFile]:
    done, whole = 0, chunks(faces)
    drawn = 0
    for number, chunk in enumerate(whole, 1):
        begun = time.process_time()
        file = _kept(chunk, press, cache)
        if file is None:
            begun = begun if drawn else _loaded()
            file = _drawn(chunk, press, _counting(progress, done, len(faces)))
            _keep(file, press, cache)
            drawn += 1
        done += len(chunk)
        if progress:
            progress(done, len(faces))
        yield file
        slow = (SLOW_TO_FORK if can_fork() else SLOW) + (0 if drawn > 1 else LOADING)
        if jobs > 1 and drawn and len(whole) - number > 1 and time.process_time() - begun > slow:
            yield from _shared(whole[number:], press, _counting(progress, done, len(faces)), cache, jobs)
            return


def _shared(
    whole: Sequence[Sequence[Face]], press: Press, progress: Progress | None, cache: Cache | None, jobs: int
) -> Iterator[PlateFile]:
    """The files of *whole*, in this order, those that are not kept drawn by several processes."""
    left = {number for number, chunk in enumerate(whole) if _kept(chunk, press, cache) is None}
    parts = [_Part(number, tuple(whole[number])) for number in sorted(left)]
    coming = (
        shared_out(parts, (press.resources, press.output), _begin, _draw_part, jobs, press)
        if parts
        else iter(())
    )
    drawn: dict[int, PlateFile] = {}
    done = sum(len(chunk) for number, chunk in enumerate(whole) if number not in left)
    for number, chunk in enumerate(whole):
        while number in left and number not in drawn:
            part = next(coming)
            press.resources.tell(part.problems)
            _keep(part.file, press, cache)
            drawn[part.number] = part.file
            done += len(part.file.plates)
            if progress:
                progress(done, 0)
        if number in drawn:
            yield drawn.pop(number)
        else:
            yield _kept(chunk, press, cache) or _drawn(chunk, press, None)


@dataclass(frozen=True, slots=True)
class _Part:
    """A file that another process is to draw."""

    number: int
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class _DrawnPart:
    number: int
    file: PlateFile
    problems: tuple[Problem, ...]  # of the fonts


def _begin(setup: tuple[Resources, OutputSpec]) -> Press:
    return Press(*setup)


def _draw_part(press: Press, part: _Part) -> _DrawnPart:
    file = _drawn(part.faces, press, None)
    return _DrawnPart(part.number, file, tuple(press.resources.problems))


def _counting(progress: Progress | None, done: int, total: int) -> Progress | None:
    return progress and (lambda more, _: progress(done + more, total))


def _loaded() -> float:
    """The time at which all that draws is loaded, which says nothing of how long it takes to draw."""
    from . import draw as engraving  # noqa: F401

    return time.process_time()


def _drawn(chunk: Sequence[Face], press: Press, progress: Progress | None) -> PlateFile:
    from .draw import draw_file  # with all that draws, which is slow to start and often not needed

    return draw_file(chunk, press.renderer, progress)


def _kept(chunk: Sequence[Face], press: Press, cache: Cache | None) -> PlateFile | None:
    """The file as it was drawn before; None where there is none, or something that it shows has changed."""
    data = cache.get(key(chunk, press.signature)) if cache is not None else None
    found = unpack(data, chunk) if data is not None else None
    if found is None:
        return None
    read = {name: state for plate in found.file.plates for name, state in plate.painted.read.items()}
    if any(press.reader.state(name) != state for name, state in read.items()):
        return None
    press.resources.tell(found.problems)
    return found.file


def _keep(file: PlateFile, press: Press, cache: Cache | None) -> None:
    if cache is not None and not any(
        found.code in NOT_KEPT for plate in file.plates for found in plate.problems
    ):
        chunk = [plate.face for plate in file.plates]
        cache.put(key(chunk, press.signature), pack(file, press.resources.problems))


def key(chunk: Iterable[Face], signature: str) -> str:
    """What tells a file from all others, but for the pictures and symbols in it."""
    whole = hashlib.sha256(signature.encode())
    for face in chunk:
        size, bleed = face.component.size, face.component.bleed
        whole.update(repr((face.id, face.card, face.side, *size, bleed, face.layout, face.svg)).encode())
    return f"plates {whole.hexdigest()}"
