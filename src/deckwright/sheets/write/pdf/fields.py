"""What is filled in on the cards of a sheet, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final, Literal

from ....basics.geometry import Matrix, Rect
from ....basics.records import dataclass

UPRIGHT: Final = Matrix()


class FieldKind(StrEnum):
    LINE = "line"
    LINES = "lines"
    NUMBER = "number"
    CHOICE = "choice"
    TICK = "tick"


@dataclass(frozen=True, slots=True)
class FormField:
    """A box on a face: *rect* begins at its own origin, in millimetres, and *matrix* puts it on the face."""

    name: str
    kind: FieldKind
    label: str  # that a reader tells of it
    rect: Rect
    matrix: Matrix = UPRIGHT
    size: float = 9.0  # of letters, in points
    align: Literal["start", "center", "end"] = "start"
    ink: str = "#000000"
    choices: Sequence[tuple[str, str]] = ()  # what is written in the card's file, and what one sees
    most: int | None = None  # letters
    value: str = ""
    is_required: bool = False
    leftwards: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """The fields of cards to fill in, by face."""

    type: str  # of the cards
    fields: Mapping[str, Sequence[FormField]]
    font: Path
    about: bytes = b""  # what is to be known of it when it comes back
