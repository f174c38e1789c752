"""A game drawn → its edition."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from ..sheets.impose.spec import SheetCopies
from ..svg import SYMBOL_SCHEME
from .draw.types import GameFaces
from .editions import Card, Edition, Look, fields, look
from .layouts import CardFaces, Face
from .layouts.library import Library

_DIGITS = 8


def edition_of(
    drawn: GameFaces, fonts: str, lang: str | None, *, only: bool = False, in_words: bool = True
) -> Edition:
    """The cards that *drawn* holds, as its options print them; *fonts* is the state of what their texts are set in.

    *only*: they are some of the cards of their decks. *in_words*: with what their fields say, for people.
    """
    maker = _Maker(drawn, lang or drawn.game.languages[0], in_words)
    cards = tuple(maker.card(card) for card in drawn.cards)
    game = drawn.game
    return Edition(
        game.id,
        maker.lang,
        game.in_force,
        cards,
        fonts[: 2 * _DIGITS],
        dict(sorted(maker.files.items())),
        tuple(deck.id for deck in drawn.decks) if len(drawn.decks) < len(game.decks) else (),
        only,
        drawn.options.sheets.sets,
    )


class _Maker:
    def __init__(self, drawn: GameFaces, lang: str, in_words: bool) -> None:
        self.lang = lang
        self._in_words = in_words
        self.files: dict[str, str] = {}
        self._drawn, self._game = drawn, drawn.game
        self._library = Library(drawn.game.layouts)
        self._looks: dict[str, Look] = {}
        self._layouts: dict[str, tuple[str, ...]] = {}
        self._once = drawn.options.sheets.copies is SheetCopies.ONE

    def card(self, shown: CardFaces) -> Card:
        card = shown.card
        return Card(
            shown.deck.id,
            card.id,
            card.name_in(self.lang),
            min(card.copies, 1) if self._once else card.copies,
            self._look(shown.front),
            self._look(shown.back) if shown.back else None,
            fields.digests(card, self.lang),
            fields.words(card, self.lang) if self._in_words else {},
        )

    def _look(self, face: Face) -> Look:
        if face.id not in self._looks:
            read = self._drawn.faces[face.id].painted.read
            made_of = tuple(dict.fromkeys((*self._layout(face.layout), *self._read(read))))
            self._looks[face.id] = look(face, read, made_of)
        return self._looks[face.id]

    def _layout(self, key: str) -> tuple[str, ...]:
        """The files of a layout and of the parts in it."""
        if key not in self._layouts:
            sources = [self._game.layouts[part] for part in sorted(self._library.within(key))]
            for source in sources:
                self.files[source.label] = hashlib.sha256(source.text.encode()).hexdigest()[:_DIGITS]
            self._layouts[key] = tuple(source.label for source in sources)
        return self._layouts[key]

    def _read(self, read: dict[str, str]) -> Iterator[str]:
        for name, state in read.items():
            symbol = self._game.symbols.get(name.removeprefix(SYMBOL_SCHEME))
            label = symbol.file if symbol and name.startswith(SYMBOL_SCHEME) else name
            self.files[label] = state[:_DIGITS]
            yield label
