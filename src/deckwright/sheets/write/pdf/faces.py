"""The drawn faces, as the engine hands them over: PDF files with a face, or a part of one, on each page.

A face's page begins with the upper left corner of its bleed and may be larger than the face. It has to be:
cairo cuts what it draws at the last whole point of a page, which can be a third of a millimetre of the card.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import NamedTuple

from ....basics.geometry import Size
from ....basics.records import dataclass
from ....basics.units import PT_PER_MM


@dataclass(frozen=True, slots=True)
class FacePage:
    """Where a face is drawn: *size* is its trim and *bleed* what is drawn around it, in millimetres."""

    page: int  # from 0
    size: Size
    bleed: float
    file: int = 0  # index in FacesFile.files

    @property
    def extent(self) -> Size:
        return Size(self.size.width + 2 * self.bleed, self.size.height + 2 * self.bleed)

    @property
    def page_points(self) -> tuple[int, int]:
        """Width and height of the page to draw it on, in whole points."""
        width, height = self.extent
        return math.ceil(width * PT_PER_MM), math.ceil(height * PT_PER_MM)


class Drawing(NamedTuple):
    """A page that was drawn."""

    file: int  # index in FacesFile.files
    page: int = 0


class Writing(NamedTuple):
    """Operators of a page: letters by the numbers of their glyphs, and symbols as forms."""

    lines: bytes
    glyphs: Mapping[str, Sequence[int]]  # by font, whose names are those in the operators
    symbols: Sequence[str]  # the names of forms


@dataclass(frozen=True, slots=True)
class FacesFile:
    files: tuple[bytes | Path, ...]  # or where they lie: copied from there they take no memory
    pages: Mapping[str, FacePage]  # by face id
    # Of faces that are made of parts, from the lowest to the topmost; of the others there is one page.
    parts: Mapping[str, Sequence[Drawing | Writing]] = field(default_factory=dict)
    symbols: Mapping[str, Drawing] = field(default_factory=dict)  # by the names that writings have for them
    fonts: Mapping[str, Path] = field(default_factory=dict)  # the same
    # The only file is what sheets are added to: what is copied from it would be held in memory.
    is_begun: bool = False

    def content(self, face: str) -> Sequence[Drawing | Writing]:
        """What a face shows. Raises KeyError for one that is not drawn."""
        where = self.pages[face]
        return self.parts[face] if face in self.parts else (Drawing(where.file, where.page),)


def form_name(index: int) -> str:
    """The name under which pages show the face of this number among all that they show."""
    return f"Face{index}"
