"""What the game calls what is counted: its types, decks and symbols by their names, its fields by its words."""

from __future__ import annotations

from collections.abc import Mapping

from ...basics.records import dataclass
from ...game.model import Game


@dataclass(frozen=True, slots=True)
class Titles:
    """Names by id; what the game has no word for is called by its id, with spaces."""

    types: Mapping[str, str]
    decks: Mapping[str, str]
    symbols: Mapping[str, str]
    words: Mapping[str, str]  # `words:` of game.yaml, for fields and the values of choices

    @classmethod
    def of(cls, game: Game, lang: str) -> Titles:
        return cls(
            {type.id: type.name.in_lang(lang) for type in game.types.values()},
            {deck.id: deck.title.in_lang(lang) for deck in game.decks.values()},
            {symbol.name: symbol.title.in_lang(lang) for symbol in game.symbols.values()},
            {word: text.in_lang(lang) for word, text in game.words.items()},
        )

    def type(self, id: str) -> str:
        return self.types.get(id, id)

    def deck(self, id: str) -> str:
        return self.decks.get(id, id)

    def symbol(self, id: str) -> str:
        return self.symbols.get(id, id)

    def field(self, id: str) -> str:
        """A field: `words:` name it as it is called, or with hyphens; a symbol may have its name."""
        name = id.replace("_", "-")
        named = self.words.get(id) or self.words.get(name) or self.symbols.get(name)
        return named or id[:1].upper() + id[1:].replace("_", " ")

    def value(self, field: str, id: str) -> str:
        """A choice: `words:` name it as `rarity-common`, or as `common`; a symbol or deck may have its id."""
        if field in ("type", "deck"):
            return self.type(id) if field == "type" else self.deck(id)
        name = f"{field.replace('_', '-')}-{id}"
        known = (self.words.get(name), self.words.get(id), self.symbols.get(id), self.decks.get(id))
        return next((title for title in known if title), id)
