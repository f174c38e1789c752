"""What lies on a page: plain marks in millimetres from its top left corner. Whoever makes them draws nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace

from ...basics.geometry import Rect, Size
from ...basics.records import dataclass
from ...faces.layouts import Face
from ...svg.typeset import SetText


@dataclass(frozen=True, slots=True)
class Ink:
    """SVG elements, in millimetres."""

    svg: str
    dx: float = 0.0
    dy: float = 0.0

    def moved(self, dx: float, dy: float) -> Ink:
        return replace(self, dx=self.dx + dx, dy=self.dy + dy)


@dataclass(frozen=True, slots=True)
class Words:
    """Set text, its origin at (x, y)."""

    text: SetText
    x: float
    y: float

    def moved(self, dx: float, dy: float) -> Words:
        return replace(self, x=self.x + dx, y=self.y + dy)


@dataclass(frozen=True, slots=True)
class Picture:
    """The trim of a face, as it is printed, in a box; turned clockwise about its middle."""

    face: Face
    rect: Rect
    turned: float = 0.0
    has_rim: bool = True  # white paper, or a white hair, is round it

    def moved(self, dx: float, dy: float) -> Picture:
        return replace(self, rect=self.rect.moved(dx, dy))


@dataclass(frozen=True, slots=True)
class Link:
    """Where a click goes to: the name of an `Anchor`."""

    to: str
    rect: Rect

    def moved(self, dx: float, dy: float) -> Link:
        return replace(self, rect=self.rect.moved(dx, dy))


@dataclass(frozen=True, slots=True)
class Anchor:
    """A place that links lead to; with a title it stands in the outline, below what has a lower level."""

    name: str
    title: str
    level: int
    y: float = 0.0

    def moved(self, dx: float, dy: float) -> Anchor:
        return replace(self, y=self.y + dy)


Mark = Ink | Words | Picture | Link | Anchor


@dataclass(frozen=True, slots=True)
class Page:
    size: Size
    marks: tuple[Mark, ...]
    id: str = ""  # of the source that it comes from
    title: str = ""
    facts: dict[str, object] = field(default_factory=dict)  # for the manifest
    is_bare: bool = False  # without number and running title: a cover
    is_back: bool = False  # made for the outside of a booklet


def moved(marks: Iterable[Mark], dx: float, dy: float) -> tuple[Mark, ...]:
    return tuple(mark.moved(dx, dy) for mark in marks)
