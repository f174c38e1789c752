"""Cards that say nothing in a language that is asked for: they are printed in the first one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from ..basics.phrases import quantity
from ..basics.problems import Problem, problem
from ..game.localized import Localized
from ..game.model import Game

_NAMES: Final = {
    "ar": "Arabic", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek", "en": "English", "es": "Spanish",
    "fi": "Finnish", "fr": "French", "he": "Hebrew", "hu": "Hungarian", "it": "Italian", "ja": "Japanese",
    "ko": "Korean", "nb": "Norwegian", "nl": "Dutch", "no": "Norwegian", "pl": "Polish", "pt": "Portuguese",
    "ro": "Romanian", "ru": "Russian", "sv": "Swedish", "tr": "Turkish", "uk": "Ukrainian", "zh": "Chinese",
}  # fmt: skip


def untranslated(game: Game, lang: str | None) -> Iterator[Problem]:
    """`untranslated`, once for the language *lang*: the cards that have texts, and none in it."""
    if lang is None or lang == game.languages[0] or lang not in game.languages:
        return
    texts = {card.id: list(_texts(card.values.values())) for card in game.cards.values()}
    with_text = [id for id, found in texts.items() if found]
    lacking = [id for id in with_text if not any(lang in text.by_lang for text in texts[id])]
    if lacking:
        name = _NAMES.get(lang.split("-")[0], repr(lang))
        verb = "has" if len(lacking) == 1 else "have"
        message = (
            f"{len(lacking)} of {quantity(len(with_text), 'card')} {verb} no {name}; first: {lacking[0]}"
        )
        file = f"cards/{game.id}/lang/{lang}.yaml"
        hint = f"deckwright translate {game.id} {lang} writes into {file} which texts those are, each below its source"
        yield problem("untranslated", message, game.cards[lacking[0]].place, hint=hint)


def _texts(values: Iterable[Any]) -> Iterator[Localized[Any]]:
    for value in values:
        if isinstance(value, Localized):
            yield value
        elif isinstance(value, Mapping):
            yield from _texts(value.values())
        elif isinstance(value, tuple | list):
            yield from _texts(value)
