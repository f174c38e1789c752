"""The drawn faces, as the engine hands them over: PDF files with a face on each page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...geometry import Size


@dataclass(frozen=True, slots=True)
class FacePage:
    """Where a face is drawn. The page is the trim with *bleed* around it, *size* the trim, in millimetres."""

    page: int  # from 0
    size: Size
    bleed: float
    file: int = 0  # index in FacesFile.files

    @property
    def extent(self) -> Size:
        return Size(self.size.width + 2 * self.bleed, self.size.height + 2 * self.bleed)


@dataclass(frozen=True, slots=True)
class FacesFile:
    files: tuple[bytes, ...]
    pages: Mapping[str, FacePage]  # by face id
