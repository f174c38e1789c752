"""The drawn faces, as the engine hands them over: PDF files with a face on each page.

A face's page begins with the upper left corner of its bleed and may be larger than the face. It has to be:
cairo cuts what it draws at the last whole point of a page, which can be a third of a millimetre of the card.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ....basics.geometry import Size
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


@dataclass(frozen=True, slots=True)
class FacesFile:
    files: tuple[bytes | Path, ...]  # or where they lie: copied from there they take no memory
    pages: Mapping[str, FacePage]  # by face id


def form_name(index: int) -> str:
    """The name under which pages show the face of this number among all that they show."""
    return f"Face{index}"
