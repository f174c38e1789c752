"""Plates: every distinct face drawn once, in PDF files of about 64 pages that the sheets then take their faces from.

Which file a face goes to follows from its id alone, so that a new card leaves all files but one as they were.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...basics.problems import Problem
from ...sheets.write.pdf import FacePage, FacesFile
from ...svg.canvas.record import Painted

if TYPE_CHECKING:
    from ..layouts import Face

CHUNK: Final = 64

Progress = Callable[[int, int], None]  # done, of how many


@dataclass(frozen=True, slots=True)
class Plate:
    """A drawn face and what its drawing recorded, boxes in millimetres from the trim corner."""

    face: Face
    painted: Painted
    problems: tuple[Problem, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class PlateFile:
    """A PDF with a face on each page, in this order."""

    pdf: bytes
    plates: tuple[Plate, ...]


@dataclass(frozen=True, slots=True)
class Plates:
    file: FacesFile
    plates: Mapping[str, Plate]  # by face id

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(found for plate in self.plates.values() for found in plate.problems)


def page_of(face: Face, number: int, file: int = 0) -> FacePage:
    """Page *number*, from 0, of a file, for *face*."""
    return FacePage(number, face.component.size, face.component.bleed, file)


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


def collected(faces: Iterable[Face], files: Iterable[PlateFile], folder: Path | None = None) -> Plates:
    """The plates of *faces*, in their order, from the *files* that they lie in, which go into *folder*."""
    pages: dict[str, FacePage] = {}
    drawn: dict[str, Plate] = {}
    contents: list[bytes | Path] = []
    for file in files:
        for number, plate in enumerate(file.plates):
            drawn[plate.face.id] = plate
            pages[plate.face.id] = page_of(plate.face, number, len(contents))
        contents.append(
            file.pdf if folder is None else _put(file.pdf, folder / f"plates-{len(contents)}.pdf")
        )
    return Plates(FacesFile(tuple(contents), pages), {face.id: drawn[face.id] for face in faces})


def _put(data: bytes, path: Path) -> Path:
    path.write_bytes(data)
    return path
