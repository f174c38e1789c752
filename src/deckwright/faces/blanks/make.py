"""Cards drawn as ones to fill in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from ...game.kinds import ChoiceField, Field, NumericField, PowerField, RichField
from ..draw.tools import DrawingTools
from ..layouts import CardFaces, Face, is_crossed_out
from .boxes import FieldBox
from .empty import empty
from .survey import Seen, survey

DIGITS: Final = 3  # of a number without bounds
POWER: Final = 8
Boxes = Mapping[str, tuple[FieldBox, ...]]  # by the id of the face


def blank_faces(
    cards: Sequence[CardFaces], tools: DrawingTools, *, is_typed: bool
) -> tuple[tuple[CardFaces, ...], Boxes]:
    """*cards* whose fields print room for themselves, with room in place of that; and where to write, or type."""
    boxes: dict[str, tuple[FieldBox, ...]] = {}
    made: dict[str, Face] = {}

    fields = tools.faces.blank.paths if tools.faces.blank else {}
    long = {path for path, field in fields.items() if isinstance(field, RichField)}

    def letters(path: str) -> int | None:
        return most_letters(fields[path]) if path in fields else None

    def look(svg: str, face: Face) -> Seen:
        return survey(tools.renderer.parse(svg, face.file), tools.renderer, long)

    def blank(face: Face) -> Face:
        if face.id not in made:
            found = empty(face.svg, face.component.size, lambda svg: look(svg, face), letters, is_typed)
            made[face.id] = face if is_crossed_out(face) else replace(face, svg=found.svg)
            boxes[face.id] = found.boxes
        return made[face.id]

    shown = tuple(
        replace(card, front=blank(card.front), back=blank(card.back) if card.back else None) for card in cards
    )
    return shown, boxes


def most_letters(field: Field) -> int | None:
    """How many letters a field has at most; None where nothing says it."""
    match field:
        case NumericField(minimum=low, maximum=high):
            return max((len(str(bound)) for bound in (low, high) if bound is not None), default=DIGITS)
        case ChoiceField(choices=choices):
            return max(map(len, choices), default=None)
        case PowerField():
            return POWER
    return None
