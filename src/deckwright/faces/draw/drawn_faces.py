"""Every distinct face drawn once, in PDF files of about 64 pages that the sheets then take their faces from.

Which file a face goes to follows from its id alone, so that a new card leaves all files but one as they were. A file
is kept as bytes: the PDF, and before it, as JSON, what drawing it recorded.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...basics.problems import Problem
from ...basics.records import dataclass
from ...sheets.write.pdf import FacePage, FacesFile
from ...svg.canvas.record import Painted
from . import record

if TYPE_CHECKING:
    from ..layouts import Face

CHUNK: Final = 64
NOT_KEPT: Final = frozenset({"drawing-failed"})  # for want of memory, perhaps: another time it may go well

Progress = Callable[[int, int], None]  # done, of how many


@dataclass(frozen=True, slots=True)
class DrawnFace:
    """A drawn face and what its drawing recorded, boxes in millimetres from the trim corner."""

    face: Face
    painted: Painted
    problems: tuple[Problem, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class FacePdf:
    """A PDF with a face on each page, in this order."""

    pdf: bytes
    faces: tuple[DrawnFace, ...]


@dataclass(frozen=True, slots=True)
class DrawnFaces:
    file: FacesFile
    by_id: Mapping[str, DrawnFace]

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(found for drawn in self.by_id.values() for found in drawn.problems)


def digest(face: Face, read: Mapping[str, str] = MappingProxyType({})) -> str:
    """What tells two states of a face apart: its drawing as text, and the files and symbols that this shows."""
    whole = hashlib.sha256(face.svg.encode())
    for name, state in sorted(read.items()):
        whole.update(f"\0{name}\0{state}".encode())
    return whole.hexdigest()[:16]


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


def collect_faces(faces: Iterable[Face], files: Iterable[FacePdf], folder: Path | None = None) -> DrawnFaces:
    """*faces*, in their order, from the *files* that they are drawn in, which go into *folder*."""
    pages: dict[str, FacePage] = {}
    by_id: dict[str, DrawnFace] = {}
    contents: list[bytes | Path] = []
    for file in files:
        for number, drawn in enumerate(file.faces):
            by_id[drawn.face.id] = drawn
            pages[drawn.face.id] = page_of(drawn.face, number, len(contents))
        contents.append(file.pdf if folder is None else _put(file.pdf, folder / f"faces-{len(contents)}.pdf"))
    return DrawnFaces(FacesFile(tuple(contents), pages), {face.id: by_id[face.id] for face in faces})


def _put(data: bytes, path: Path) -> Path:
    path.write_bytes(data)
    return path


# A file as bytes


class Unpacked(NamedTuple):
    file: FacePdf
    problems: tuple[Problem, ...]  # of the fonts, which are told beside those of the faces


def pack(file: FacePdf, problems: Iterable[Problem]) -> bytes:
    content = {
        "problems": [found.to_values() for found in problems],
        "faces": [_to_values(drawn) for drawn in file.faces],
    }
    head = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return b"%d\n%b%b" % (len(head), head, file.pdf)


def unpack(data: bytes, faces: Sequence[Face]) -> Unpacked | None:
    """The file that was packed, which shows *faces*; None where it is not that."""
    try:
        size, _, rest = data.partition(b"\n")
        content = json.loads(rest[: int(size)])
        drawn = tuple(_from_values(face, *entry) for face, entry in zip(faces, content["faces"], strict=True))
        problems = tuple(Problem.from_values(entry) for entry in content["problems"])
    except (ValueError, TypeError, KeyError, IndexError):
        return None
    return Unpacked(FacePdf(rest[int(size) :], drawn), problems)


def _to_values(drawn: DrawnFace) -> list[Any]:
    return [drawn.digest, [found.to_values() for found in drawn.problems], *record.to_values(drawn.painted)]


def _from_values(face: Face, digest: str, problems: list[Any], *values: Any) -> DrawnFace:
    """A drawn face, whose problems bear the name of its card and stand beside its record."""
    painted = record.from_values(*values)
    return DrawnFace(face, painted, tuple(Problem.from_values(entry) for entry in problems), digest)
