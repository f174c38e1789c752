"""A file of plates as bytes: the PDF, and what drawing it recorded as JSON before it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ...basics.geometry import Rect, Size
from ...basics.problems import Problem
from ...svg.canvas.record import ImageBox, Painted, SymbolBox, TextBox
from .plates import Plate, PlateFile

if TYPE_CHECKING:
    from ..layouts import Face


class Unpacked(NamedTuple):
    file: PlateFile
    problems: tuple[Problem, ...]  # of the fonts, which are told beside those of the plates


def pack(file: PlateFile, problems: Iterable[Problem]) -> bytes:
    content = {
        "problems": [found.to_values() for found in problems],
        "plates": [_plate(plate) for plate in file.plates],
    }
    head = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return b"%d\n%b%b" % (len(head), head, file.pdf)


def unpack(data: bytes, faces: Sequence[Face]) -> Unpacked | None:
    """The file that was packed, whose plates are those of *faces*; None where it is not that."""
    try:
        size, _, rest = data.partition(b"\n")
        content = json.loads(rest[: int(size)])
        plates = tuple(_to_plate(face, *entry) for face, entry in zip(faces, content["plates"], strict=True))
        problems = tuple(Problem.from_values(entry) for entry in content["problems"])
    except (ValueError, TypeError, KeyError, IndexError):
        return None
    return Unpacked(PlateFile(rest[int(size) :], plates), problems)


def _plate(plate: Plate) -> list[Any]:
    painted = plate.painted
    return [
        plate.digest,
        [found.to_values() for found in plate.problems],
        [[symbol.name, *symbol.rect] for symbol in painted.symbols],
        [[t.id, t.text, t.scale, t.lines, t.overflow, t.font_size, *t.rect] for t in painted.texts],
        [[image.path, *image.pixels, *image.rect] for image in painted.images],
        painted.read,
    ]


def _to_plate(
    face: Face,
    digest: str,
    problems: list[Any],
    symbols: list[Any],
    texts: list[Any],
    images: list[Any],
    read: dict[str, str],
) -> Plate:
    painted = Painted(
        [SymbolBox(name, Rect(*rect)) for name, *rect in symbols],
        [
            TextBox(id, text, scale, lines, overflow, Rect(*rect), size)
            for id, text, scale, lines, overflow, size, *rect in texts
        ],
        [ImageBox(path, Rect(*rect), Size(width, height)) for path, width, height, *rect in images],
        [],  # they stand in the plate, with the name of their card
        dict(read),
    )
    return Plate(face, painted, tuple(Problem.from_values(entry) for entry in problems), digest)
