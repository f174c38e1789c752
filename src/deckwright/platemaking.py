"""Faces into plates: each file of them from the cache where nothing that it was drawn from has changed, else drawn.

A file is known by its faces, by what the press draws with, and by the pictures and symbols that it was found to read.
Those are only known once it is drawn, so they stand in the entry and are compared when it is found.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from .cache import Cache
from .faces import Face
from .plate_files import pack, unpack
from .plates import PlateFile, Plates, Progress, chunks, collected
from .rendering import Press

NOT_KEPT: Final = frozenset({"drawing-failed"})  # for want of memory, perhaps: another time it may go well


def draw_plates(
    faces: Sequence[Face],
    press: Press,
    progress: Progress | None = None,
    cache: Cache | None = None,
    folder: Path | None = None,
) -> Plates:
    """The plates of *faces*, whose ids are distinct. They are the same with any cache and without one.

    Their files are put into *folder*, or kept in memory without one.
    """
    plates = collected(faces, _files(faces, press, progress, cache), folder)
    press.rest()
    if cache is not None:
        cache.trim()
    return plates


def _files(
    faces: Sequence[Face], press: Press, progress: Progress | None, cache: Cache | None
) -> Iterator[PlateFile]:
    done = 0
    for chunk in chunks(faces):
        file = _kept(chunk, press, cache) if cache is not None else None
        if file is None:
            file = _drawn(chunk, press, _counting(progress, done, len(faces)))
            if cache is not None:
                _keep(file, press, cache)
        done += len(chunk)
        if progress:
            progress(done, len(faces))
        yield file


def _counting(progress: Progress | None, done: int, total: int) -> Progress | None:
    return progress and (lambda more, _: progress(done + more, total))


def _drawn(chunk: Sequence[Face], press: Press, progress: Progress | None) -> PlateFile:
    from .engraving import draw_file  # with all that draws, which is slow to start and often not needed

    return draw_file(chunk, press.renderer, progress)


def _kept(chunk: Sequence[Face], press: Press, cache: Cache) -> PlateFile | None:
    """The file as it was drawn before; None where there is none, or something that it shows has changed."""
    data = cache.get(key(chunk, press.signature))
    found = unpack(data, chunk) if data is not None else None
    if found is None:
        return None
    read = {name: state for plate in found.file.plates for name, state in plate.painted.read.items()}
    if any(press.reader.state(name) != state for name, state in read.items()):
        return None
    press.resources.tell(found.problems)
    return found.file


def _keep(file: PlateFile, press: Press, cache: Cache) -> None:
    if not any(found.code in NOT_KEPT for plate in file.plates for found in plate.problems):
        chunk = [plate.face for plate in file.plates]
        cache.put(key(chunk, press.signature), pack(file, press.resources.problems))


def key(chunk: Iterable[Face], signature: str) -> str:
    """What tells a file from all others, but for the pictures and symbols in it."""
    whole = hashlib.sha256(signature.encode())
    for face in chunk:
        size, bleed = face.component.size, face.component.bleed
        whole.update(repr((face.id, face.card, face.side, *size, bleed, face.layout, face.svg)).encode())
    return f"plates {whole.hexdigest()}"
