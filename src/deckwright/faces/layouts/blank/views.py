"""A card without values as a layout sees it: every field is there, and says which one it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from typing import Any, Final

from markupsafe import Markup

from ....game.kinds import (
    BooleanField,
    ChoiceField,
    Field,
    IntegerField,
    ListField,
    MapField,
    NumberField,
    NumericField,
    PowerField,
    ReferenceField,
    RichField,
    SymbolField,
    TextField,
)
from ....game.markup import RichText
from ....game.model import Card, CardType, Game
from ..drawn import Drawn, RichView
from ..marks import Marks
from ..view import View
from ..views import CardView, Lens
from .marked import ROOM, Part, mark_number, mark_text, print_marked

ITEMS: Final = 3  # of a list that no card of the type has
_TEXT: Final = 12  # letters that a text has room for, at least
_POWER: Final = 6


class BlankLens(Lens):
    """A game in which one card has no values but those that it was given."""

    def __init__(self, game: Game, lang: str, blank: str, marks: Marks | None = None) -> None:
        super().__init__(game, lang, marks)
        self.number = mark_text("", "", 2)  # of the card in its deck
        self.blank = blank  # the id of that card
        self.paths: dict[str, Field] = {}  # of the fields that a layout has asked for
        self.pictures = {
            ""
        }  # of those by which no picture can be found: all but those that have a first choice

    def card(self, card: Card) -> CardView:
        if card.id == self.blank and card.id not in self._cards:
            self._cards[card.id] = BlankCardView(card, self)
        return super().card(card)

    def in_lang(self, code: str) -> Lens:
        return self if code == self.lang else super().in_lang(code)

    def marked(self, field: Field, path: str, card_type: CardType) -> Any:
        """What a layout gets for a field that has no value."""
        make = _MARKED.get(type(field))
        self.paths[path] = field
        if not isinstance(field, ChoiceField | SymbolField):
            self.pictures.add(path)
        return make(self, field, path, card_type) if make else mark_text(path, path, _TEXT)

    def items_of(self, field: Field, path: str, card_type: CardType) -> int:
        """How many items a list is drawn with: as many as the card of the type that has most."""
        cards = (card for card in self.game.cards.values() if card.type.is_a(card_type.id))
        lengths = [len(card.values[path]) for card in cards if card.values.get(path)]
        return max(lengths, default=ITEMS)


class BlankCardView(CardView):
    __slots__ = ()
    lens: BlankLens

    def find(self, name: str) -> Any:
        field = self.card.type.fields.get(name)
        if field is not None and name not in self.card.values:
            return self.lens.marked(field, name, self.card.type)
        if name == "id":
            return mark_text(self.card.id, "", 0)
        return super().find(name)


class MarkedRich(RichView):
    __slots__ = ("mark",)

    def __init__(self, path: str) -> None:
        super().__init__(RichText((), "en"))
        self.mark = Part("", path, 4 * _TEXT)

    def find(self, name: str) -> Any:
        match name:
            case "plain":
                return mark_text(ROOM, self.mark.path or "", self.mark.room)
            case "paragraphs":
                return (self,)
        return super().find(name)

    def __bool__(self) -> bool:
        return True

    def draw(self) -> Markup:
        return print_marked(self)


class MarkedPower(Drawn):
    __slots__ = ("mark",)

    def __init__(self, path: str) -> None:
        super().__init__()
        self.mark = Part("", path, _POWER)

    def find(self, name: str) -> Any:
        match name:
            case "tokens" | "symbols" | "figures":
                return ()
            case "source":
                return mark_text("", self.mark.path or "", _POWER)
            case "width" | "width_hint":
                return 4.0
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return ("tokens", "symbols", "figures", "source", "width", "width_hint")

    @property
    def label(self) -> str:
        return "a power"

    def draw(self) -> Markup:
        return print_marked(self)


class MarkedMap(View):
    __slots__ = ("card_type", "fields", "lens", "path")

    def __init__(self, lens: BlankLens, field: MapField, path: str, card_type: CardType) -> None:
        super().__init__()
        self.lens, self.fields, self.path, self.card_type = lens, field.fields, path, card_type

    def find(self, name: str) -> Any:
        return self.lens.marked(self.fields[name], f"{self.path}.{name}", self.card_type)

    def names(self) -> Iterable[str]:
        return self.fields

    @property
    def label(self) -> str:
        return f"field {self.path!r}"


class MarkedReference(View):
    """The card that a field names: whatever is printed of it belongs to that field."""

    __slots__ = ("card_type", "lens", "path")

    def __init__(self, lens: BlankLens, path: str, card_type: CardType) -> None:
        super().__init__()
        self.lens, self.path, self.card_type = lens, path, card_type

    def find(self, name: str) -> Any:
        if name == "type":
            return self.lens.type(self.card_type)
        field = self.card_type.fields.get(name)
        if field is None:
            return mark_text(name, self.path, _TEXT)
        made = _MARKED.get(type(field))
        return (
            made(self.lens, field, self.path, self.card_type) if made else mark_text(name, self.path, _TEXT)
        )

    def names(self) -> Iterable[str]:
        return (*self.card_type.fields, "id", "type", "copies")

    @property
    def label(self) -> str:
        return "the card of a reference"


def _number(lens: BlankLens, field: NumericField, path: str, card_type: CardType) -> Any:
    whole = isinstance(field, IntegerField)
    ends = [str(bound) for bound in (field.minimum, field.maximum) if bound is not None]
    return mark_number(0 if whole else Decimal(0), path, max(map(len, ends), default=2))


def _choice(lens: BlankLens, field: ChoiceField, path: str, card_type: CardType) -> Any:
    choices = field.choices or ("",)
    return mark_text(choices[0], path, max(map(len, choices)))


def _symbol(lens: BlankLens, field: Field, path: str, card_type: CardType) -> Any:
    return mark_text(next(iter(lens.game.symbols), ""), path, 2)


def _list(lens: BlankLens, field: ListField, path: str, card_type: CardType) -> Any:
    if field.of is None:
        return ()
    count = lens.items_of(field, path, card_type) if "." not in path else ITEMS
    return tuple(lens.marked(field.of, f"{path}.{index}", card_type) for index in range(count))


def _reference(lens: BlankLens, field: Any, path: str, card_type: CardType) -> Any:
    named = next((lens.game.types[name] for name in field.to if name in lens.game.types), card_type)
    return MarkedReference(lens, path, named)


_MARKED: Final[Mapping[type[Field], Callable[[BlankLens, Any, str, CardType], Any]]] = {
    TextField: lambda lens, field, path, _: mark_text(ROOM, path, _TEXT),
    RichField: lambda lens, field, path, _: MarkedRich(path),
    IntegerField: _number,
    NumberField: _number,
    BooleanField: lambda lens, field, path, _: False,
    ChoiceField: _choice,
    SymbolField: _symbol,
    PowerField: lambda lens, field, path, _: MarkedPower(path),
    ListField: _list,
    MapField: lambda lens, field, path, card_type: MarkedMap(lens, field, path, card_type),
    ReferenceField: _reference,
}
