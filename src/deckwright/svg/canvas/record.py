"""What was painted, with boxes in user units of the root: the manifest comes from the drawing, never from the data."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Final

from ...basics.geometry import Rect, Size
from ...basics.problems import Place, Problem
from ...basics.records import dataclass

MAX_WORK: Final = 8e9  # nanoseconds of a plain machine that one face takes (`costs`)


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


@dataclass(frozen=True, slots=True)
class Letters:
    """Letters of one colour in a text, in pixels of the picture that they were painted on."""

    id: str  # of the text
    text: str  # what they say
    around: str  # all of the text
    points: float  # their size
    bold: bool
    left: int
    top: int
    covered: Any  # array of bool, rows of columns: where they are
    behind: Any  # array of 0 to 255, rows of columns of red, green, blue: what was there before
    ahead: Any  # the same, of the letters themselves; None where a filter leaves others of them
    place: Place


@dataclass(frozen=True, slots=True)
class Sign:
    """A symbol, in pixels of the picture that it was painted on."""

    name: str
    left: int
    top: int
    covered: Any  # as of letters
    place: Place


@dataclass(frozen=True, slots=True)
class ThinLine:
    """A line or area that is very thin."""

    width: float  # mm
    rect: Rect  # in pixels
    place: Place


@dataclass(slots=True)
class Seen:
    """What a close look at a picture records besides: things where they are, not only their boxes."""

    letters: list[Letters] = field(default_factory=list)
    signs: list[Sign] = field(default_factory=list)
    lines: list[ThinLine] = field(default_factory=list)


@dataclass(slots=True)
class Painted:
    symbols: list[SymbolBox] = field(default_factory=list)
    texts: list[TextBox] = field(default_factory=list)
    images: list[ImageBox] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    read: dict[str, str] = field(default_factory=dict)  # files by path and `symbol:…` by name → their digests
    seen: Seen | None = None  # where the renderer looks closely
