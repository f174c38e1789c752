"""What was painted, with boxes in user units of the root: the manifest comes from the drawing, never from the data."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..geometry import Rect, Size
from ..problems import Problem


@dataclass(frozen=True, slots=True)
class SymbolBox:
    name: str
    rect: Rect


@dataclass(frozen=True, slots=True)
class TextBox:
    """One laid-out text. *scale* is what fitting made of it (1: as written); *font_size* in points after it."""

    id: str
    text: str
    scale: float
    lines: int
    overflow: bool
    rect: Rect
    font_size: float


@dataclass(frozen=True, slots=True)
class ImageBox:
    """One raster image: *path* as the face names it, *rect* the whole picture before clipping, *pixels* of the file."""

    path: str
    rect: Rect
    pixels: Size


@dataclass(slots=True)
class Painted:
    symbols: list[SymbolBox] = field(default_factory=list)
    texts: list[TextBox] = field(default_factory=list)
    images: list[ImageBox] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    read: dict[str, str] = field(default_factory=dict)  # files by path and `symbol:…` by name → their digests
