"""The boxes of a card to fill in, as fields of a form: what each takes, and how the game calls it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Final

from ..basics.problems import Problem, problem
from ..faces.blanks.boxes import FieldBox
from ..faces.draw.types import DrawnGame
from ..game.kinds import (
    BooleanField,
    ChoiceField,
    Field,
    ImageField,
    ListField,
    MapField,
    NumericField,
    ReferenceField,
    RichField,
    SymbolField,
    TextualField,
)
from ..game.markup import typeset_plain
from ..game.model import CardType, Game
from ..sheets.write.pdf.fields import FieldKind, Form, FormField
from ..sheets.write.pdf.meta import FONT

VERSION: Final = 1
DIGITS: Final = 6  # of a number without bounds
LEAST, MOST = 5.0, 18.0  # points of letters

Boxes = Mapping[str, tuple[FieldBox, ...]]  # by face


def form_of(drawn: DrawnGame, card_type: CardType, boxes: Boxes) -> Form:
    lang = drawn.tools.faces.lens.lang
    (shown,) = drawn.cards
    namer = _Namer(drawn.game, lang, shown.card.id)
    fields = {
        face: tuple(
            namer.field(box, card_type) for box in each if find_field(card_type, box.path) is not None
        )
        for face, each in boxes.items()
    }
    about = {"form": VERSION, "game": drawn.game.id, "type": card_type.id, "lang": lang}
    return Form(card_type.id, fields, FONT, json.dumps(about).encode())


def find_unplaced(card_type: CardType, form: Form) -> list[Problem]:
    """What of a card cannot be filled in."""
    placed = {field.name.partition("/")[0] for each in form.fields.values() for field in each}
    left = [name for name, field in card_type.fields.items() if not isinstance(field, ImageField)]
    left = [name for name in left if name not in placed]
    if not left:
        return []
    needed = [name for name in left if card_type.fields[name].required]
    message = f"the form of type {card_type.id!r} has no place for {', '.join(left)}"
    message += f"; a card needs {', '.join(needed)}" if needed else ""
    hint = f'data-field="{left[0]}" on a shape of the layout gives it one'
    return [problem("form-unplaced", message, card_type.place, hint=hint)]


def find_field(card_type: CardType, path: str) -> Field | None:
    """The field of a card that a path names, such as `stats.ac` or `powers.2.name`."""
    first, *rest = path.split(".")
    field = card_type.fields.get(first)
    for name in rest:
        if isinstance(field, MapField):
            field = field.fields.get(name)
        elif isinstance(field, ListField) and name.isdecimal():
            field = field.of
        else:
            return None
    return field


class _Namer:
    def __init__(self, game: Game, lang: str, blank: str) -> None:
        self.game, self.lang, self.blank = game, lang, blank

    def field(self, box: FieldBox, card_type: CardType) -> FormField:
        field = find_field(card_type, box.path)
        assert field is not None
        choices = tuple(self._choices(field, box.path))
        kind = _kind(field, box, bool(choices))
        return FormField(
            name=box.path.replace(".", "/"),
            kind=kind,
            label=self._label(box.path),
            rect=box.rect,
            matrix=box.matrix,
            size=_size(box),
            align="center" if kind is FieldKind.NUMBER and box.is_declared else box.align,
            ink=box.ink,
            choices=choices,
            most=_most_letters(field),
            is_required=field.required,
            leftwards=box.leftwards,
        )

    def _label(self, path: str) -> str:
        """The words of the game for a field, piece by piece; a place in a list by its number."""
        return " · ".join(str(int(p) + 1) if p.isdecimal() else self._word(p) for p in path.split("."))

    def _word(self, name: str, *others: str, plain: str | None = None) -> str:
        for word in (name, *others):
            if word in self.game.words:
                return typeset_plain(self.game.words[word].in_lang(self.lang), self.lang)
        return plain or name.replace("-", " ").replace("_", " ").capitalize()

    def _choices(self, field: Field, path: str) -> Iterable[tuple[str, str]]:
        """What is written in a file, and what one sees of it."""
        match field:
            case ChoiceField(choices=choices):
                last = [part for part in path.split(".") if not part.isdecimal()][-1]
                yield from ((each, self._word(f"{last}-{each}", each, plain=each)) for each in choices)
            case SymbolField():
                for name, symbol in self.game.symbols.items():
                    yield name, typeset_plain(symbol.title.in_lang(self.lang), self.lang)
            case ReferenceField(to=to):
                for card in self.game.cards.values():
                    if card.id == self.blank:
                        continue
                    if not to or any(card.type.is_a(name) for name in to):
                        yield card.id, card.name_in(self.lang)


def _kind(field: Field, box: FieldBox, has_choices: bool) -> FieldKind:
    match field:
        case BooleanField():
            return FieldKind.TICK
        case NumericField():
            return FieldKind.NUMBER
        case RichField():
            return FieldKind.LINES
        case TextualField() if box.several:
            return FieldKind.LINES
    return FieldKind.CHOICE if has_choices else FieldKind.LINE


def _size(box: FieldBox) -> float:
    """Letters as large as the layout has them, as far as the box is high enough."""
    room = box.rect.height / 25.4 * 72
    return max(LEAST, min(box.size, MOST, room / 1.25))


def _most_letters(field: Field) -> int | None:
    if not isinstance(field, NumericField):
        return None
    ends = [len(str(bound)) for bound in (field.minimum, field.maximum) if bound is not None]
    places = 0 if field.kind == "integer" else 3
    return max(ends) + places if field.maximum is not None else DIGITS
