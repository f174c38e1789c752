"""What faces are put together from: neighbours drawn on a page of their own, texts and symbols written as operators.

A piece is known by the parts in it and by the page that it stands on, and depends on nothing else that is drawn. So the
faces of a build share it, and a build finds what an earlier one has made.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from ...basics.geometry import Size
from ...basics.problems import Problem
from ...basics.records import dataclass
from ...svg.canvas.record import Painted
from ...svg.document.parts import WRITTEN, Part

if TYPE_CHECKING:
    from ..layouts import Face

Parts = Sequence[Part]
MOST_FRAMES: Final = 2_000
_FRAME: Final = Part._fields.index("text")  # of a part what stands before its own text


UNDRAWN: Final = frozenset(
    {"defs", "symbol", "clipPath", "mask", "pattern", "marker", "filter", "style", "title"}
)


@dataclass(frozen=True, eq=False, slots=True)
class Piece:
    """Neighbouring parts, on the page of a face of this size. One object in a build: to compare the texts of many
    pieces takes time."""

    parts: tuple[Part, ...]
    size: Size
    bleed: float

    @property
    def is_written(self) -> bool:
        """Whether it is tried to write it instead of drawing it."""
        return len(self.parts) == 1 and self.parts[0].tag in WRITTEN

    @property
    def key(self) -> str:
        """The same for equal pieces, from run to run."""
        parts = [(_around(*part[:_FRAME]), part.text, part.tag) for part in self.parts]
        return hashlib.sha256(repr((*self.size, self.bleed, parts)).encode()).hexdigest()[:24]


@lru_cache(MOST_FRAMES)
def _around(*frame: object) -> str:
    """What stands around a text is the same for many."""
    return hashlib.sha256(repr(frame).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Made:
    """A piece as it was drawn or written, with what it shows in millimetres from the trim corner."""

    painted: Painted
    found: tuple[Problem, ...]  # by the check, before anything was drawn
    pdf: bytes = b""  # of one page; none where nothing shows, or all is written
    lines: str = ""  # what is written
    glyphs: Mapping[str, Sequence[int]] = field(default_factory=dict)  # of what is written, by font
    symbols: Mapping[str, bytes] = field(
        default_factory=dict
    )  # the forms that it names, each a PDF of one page
    work: float = 0.0  # what it took, in nanoseconds of a plain machine


def pieces(faces: Iterable[tuple[Face, Sequence[Part]]]) -> dict[str, tuple[Piece, ...]]:
    """The pieces of each face, by its id. Neighbours that always stand together in these faces become one."""
    numbers: dict[Part, int] = {}  # to count by: a part is a long text
    shown = [(face, [numbers.setdefault(part, len(numbers)) for part in parts]) for face, parts in faces]
    distinct = tuple(numbers)
    alone = [part.tag in WRITTEN for part in distinct]
    uses, pairs = Counter[int](), Counter[tuple[int, int]]()
    for _, own in shown:
        uses.update(own)
        pairs.update(pairwise(own))
    known: dict[tuple[Any, ...], Piece] = {}
    found: dict[str, tuple[Piece, ...]] = {}
    for face, own in shown:
        size, bleed, row = face.component.size, face.component.bleed, list[Piece]()
        for run in _runs(own, alone, uses, pairs):
            key = (tuple(run), size, bleed)
            if key not in known:
                known[key] = Piece(tuple([distinct[number] for number in run]), size, bleed)
            row.append(known[key])
        found[face.id] = tuple(row)
    return found


def _runs(
    parts: Sequence[int], alone: Sequence[bool], uses: Mapping[int, int], pairs: Mapping[tuple[int, int], int]
) -> Iterator[list[int]]:
    run: list[int] = []
    for part in parts:
        if run and (alone[part] or not uses[run[-1]] == pairs[run[-1], part] == uses[part]):
            yield run
            run = []
        run.append(part)
        if alone[part]:
            yield run
            run = []
    if run:
        yield run
