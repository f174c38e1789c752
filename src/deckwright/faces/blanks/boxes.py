"""Where on a face one writes what a field says."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from ...basics.geometry import Matrix, Rect
from ...basics.records import dataclass

Align = Literal["start", "center", "end"]
INK: Final = "#000000"
UPRIGHT: Final = Matrix()


@dataclass(frozen=True, slots=True)
class FieldBox:
    """A box of a face: *rect* begins at its own origin, in millimetres; *matrix*, a turn and a shift, puts it there."""

    path: str  # of the field; nothing for what is no field of the card
    rect: Rect
    matrix: Matrix = UPRIGHT
    several: bool = False  # lines
    size: float = 8.0  # of letters, in points
    align: Align = "start"
    ink: str = INK  # of letters, as #rrggbb
    is_drawn: bool = False  # by the layout, which wants nothing of ours in it
    pitch: float = 0.0  # of lines to write on, in millimetres; 0: what suits
    is_declared: bool = False  # by data-field of the layout
    is_symbol: bool = False  # a symbol stands there on a card
    is_loose: bool = False  # as wide as there is room
    leftwards: bool = False  # writing runs from right to left

    @property
    def on_face(self) -> Rect:
        """The upright box round it, in millimetres from the trim corner."""
        return self.matrix.bounds(self.rect)

    def with_rect(self, rect: Rect) -> FieldBox:
        """The box where *rect*, in its own millimetres, lies now."""
        matrix = self.matrix @ Matrix.translate(rect.x, rect.y)
        return replace(self, rect=Rect(0, 0, rect.width, rect.height), matrix=matrix)


@dataclass(frozen=True, slots=True)
class BlankFace:
    """A face to fill in."""

    svg: str
    boxes: tuple[FieldBox, ...]  # in the order in which one reads them
