"""What a layout sees of a game: read-only views in one language, whose attributes are the fields of the cards.

Text comes out with the typography of its language, rich text and powers as tspans, an optional field without a value
as none. An unknown name raises KeyError; the environment turns it into a problem that names the nearest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from ...game.kinds import Field, ListField, MapField, PowerField, ReferenceField, RichField, TextField
from ...game.localized import Localized
from ...game.markup import typeset_plain
from ...game.model import Card, CardType, Deck, Game
from .drawn import LINE, PowerView, RichView
from .marks import Marks
from .view import View

REVISION: Final = "revision"  # of a card, where no field has this name


class Lens:
    """A game as seen in one language: makes the views and keeps what it has typeset."""

    def __init__(self, game: Game, lang: str, marks: Marks | None = None) -> None:
        self.game = game
        self.lang = lang
        self.marks = marks or Marks()
        self._cards: dict[str, CardView] = {}
        self._types: dict[str, TypeView] = {}
        self._others: dict[str, Lens] = {lang: self}

    def in_lang(self, code: str) -> Lens:
        if code not in self.game.languages:
            known = ", ".join(self.game.languages)
            raise ValueError(f"{code!r} is no language of the game; its languages are {known}")
        if code not in self._others:
            other = Lens(self.game, code, self.marks)
            other._others = self._others
            self._others[code] = other
        return self._others[code]

    def card(self, card: Card) -> CardView:
        view = self._cards.get(card.id)
        if view is None or view.card is not card:
            view = self._cards[card.id] = CardView(card, self)
        return view

    def type(self, card_type: CardType) -> TypeView:
        if card_type.id not in self._types:
            self._types[card_type.id] = TypeView(card_type, self)
        return self._types[card_type.id]

    def text(self, value: Localized[str] | str) -> str:
        text = value if isinstance(value, str) else value.in_lang(self.lang)
        return typeset_plain(text, self.lang).replace("\n", LINE)

    def value(self, field: Field, value: Any) -> Any:
        """A field's value as a layout gets it."""
        if value is None:
            return None
        view = VIEWS.get(type(field))
        return value if view is None else view(self, field, value)

    def items(self, field: ListField, values: Iterable[Any]) -> tuple[Any, ...]:
        return tuple(self.value(field.of, item) for item in values) if field.of else tuple(values)


class CardView(View):
    """`card`: its fields, and `id`, `type`, `copies`, `revision`, `in_lang(code)`."""

    __slots__ = ("card", "lens")
    methods: ClassVar = frozenset({"in_lang"})

    def __init__(self, card: Card, lens: Lens) -> None:
        super().__init__()
        self.card = card
        self.lens = lens

    def look(self, name: str) -> Any:
        if name == REVISION and name not in self.card.type.fields:  # it may still become another
            return self.lens.marks.of(self.card.id)
        return super().look(name)

    def find(self, name: str) -> Any:
        field = self.card.type.fields.get(name)
        if field is not None:
            return self.lens.value(field, self.card.values.get(name))
        match name:
            case "id":
                return self.card.id
            case "copies":
                return self.card.copies
            case "type":
                return self.lens.type(self.card.type)
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return (*self.card.type.fields, "id", "type", "copies", REVISION)

    def in_lang(self, code: str) -> CardView:
        """The same card in another language of the game."""
        return self.lens.in_lang(code).card(self.card)

    @property
    def label(self) -> str:
        return f"a card of type {self.card.type.id!r}"


class TypeView(View):
    __slots__ = ("lens", "type")

    def __init__(self, card_type: CardType, lens: Lens) -> None:
        super().__init__()
        self.type = card_type
        self.lens = lens

    def find(self, name: str) -> Any:
        match name:
            case "id":
                return self.type.id
            case "name":
                return self.lens.text(self.type.name)
            case "ancestors":
                return self.type.ancestors
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return ("id", "name", "ancestors")

    @property
    def label(self) -> str:
        return f"type {self.type.id!r}"


class MapView(View):
    """The value of a map field."""

    __slots__ = ("fields", "lens", "map_name", "values")

    def __init__(self, field: MapField, values: Mapping[str, Any], lens: Lens) -> None:
        super().__init__()
        self.fields = field.fields
        self.map_name = field.name
        self.values = values
        self.lens = lens

    def find(self, name: str) -> Any:
        field = self.fields[name]
        return self.lens.value(field, self.values.get(name))

    def names(self) -> Iterable[str]:
        return self.fields

    @property
    def label(self) -> str:
        return f"field {self.map_name!r}"


class WordsView(View):
    """`words`: the game's words in the language of the card."""

    __slots__ = ("lens",)

    def __init__(self, lens: Lens) -> None:
        super().__init__()
        self.lens = lens

    def find(self, name: str) -> str:
        return self.lens.text(self.lens.game.words[name])

    def names(self) -> Iterable[str]:
        return self.lens.game.words

    @property
    def label(self) -> str:
        return "words"


class DeckView(View):
    __slots__ = ("deck", "lens")

    def __init__(self, deck: Deck, lens: Lens) -> None:
        super().__init__()
        self.deck = deck
        self.lens = lens

    def find(self, name: str) -> Any:
        match name:
            case "id":
                return self.deck.id
            case "title":
                return self.lens.text(self.deck.title)
            case "copies":
                return self.deck.copies
            case "size":
                return len(self.deck.cards)
        raise KeyError(name)

    def names(self) -> Iterable[str]:
        return ("id", "title", "copies", "size")

    @property
    def label(self) -> str:
        return f"deck {self.deck.id!r}"


class GameView(View):
    __slots__ = ("lens",)

    def __init__(self, lens: Lens) -> None:
        super().__init__()
        self.lens = lens

    def find(self, name: str) -> Any:
        game = self.lens.game
        match name:
            case "id":
                return game.id
            case "title":
                return self.lens.text(game.title)
            case "languages":
                return game.languages
        return self.lens.text(game.meta[name])

    def names(self) -> Iterable[str]:
        return ("id", "title", "languages", *self.lens.game.meta)

    @property
    def label(self) -> str:
        return "game"


class DataTable(View):
    """A plain mapping of `data:`; a key wins over the methods of mappings."""

    __slots__ = ("path", "rows")
    methods: ClassVar = frozenset({"items", "keys", "values", "get"})

    def __init__(self, rows: Mapping[Any, Any], path: str) -> None:
        super().__init__()
        self.rows = rows
        self.path = path

    def find(self, name: str) -> Any:
        return plain(self.rows[name], f"{self.path}.{name}")

    def names(self) -> Iterable[str]:
        return [str(key) for key in self.rows]

    def keys(self) -> tuple[Any, ...]:
        return tuple(self.rows)

    def values(self) -> tuple[Any, ...]:
        return tuple(self.look(key) for key in self.rows)

    def items(self) -> tuple[tuple[Any, Any], ...]:
        return tuple((key, self.look(key)) for key in self.rows)

    def get(self, key: Any, default: Any = None) -> Any:
        return self.look(key) if key in self.rows else default

    def __iter__(self) -> Iterator[Any]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __contains__(self, key: object) -> bool:
        return key in self.rows

    @property
    def label(self) -> str:
        return self.path


def plain(value: Any, path: str) -> Any:
    """Plain data made read-only."""
    if isinstance(value, Mapping):
        return DataTable(value, path)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(plain(item, f"{path}[{index}]") for index, item in enumerate(value))
    return value


VIEWS: Final[Mapping[type[Field], Callable[[Lens, Any, Any], Any]]] = {
    # the kinds of field whose values a layout does not get as they are: lens, field, value → what it gets
    TextField: lambda lens, _, value: lens.text(value),
    RichField: lambda lens, _, value: RichView(value.in_lang(lens.lang)),
    PowerField: lambda _, __, value: PowerView(value),
    ReferenceField: lambda lens, _, value: lens.card(lens.game.every_card[value]),
    ListField: Lens.items,
    MapField: lambda lens, field, value: MapView(field, value, lens),
}
