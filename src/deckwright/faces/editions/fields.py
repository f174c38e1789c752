"""The fields of a card, each as a digest that its value alone decides, and in words for people.

A field stands for what it says in the language of the edition; what it says in others follows as `field@en`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from ...game.expressions import Power
from ...game.localized import Localized
from ...game.markup import RichText
from ...game.model import Card

_DIGITS: Final = 8
TYPE: Final = "type"  # what a card is, listed beside its fields
_IN: Final = "@"  # before a language; no field has it in its name


def digests(card: Card, lang: str) -> dict[str, str]:
    return {name: _digest("\0".join(_parts(value, code))) for name, value, code in _values(card, lang)}


def words(card: Card, lang: str) -> dict[str, str]:
    return {name: in_words(value, code) for name, value, code in _values(card, lang)}


def is_of_another_language(name: str) -> bool:
    return _IN in name


def _values(card: Card, lang: str) -> Iterator[tuple[str, Any, str]]:
    """Each value by its name, with the language that it is meant in."""
    yield TYPE, card.type.id, lang
    for name, value in card.values.items():
        yield name, value, lang
    for name, value in card.values.items():
        for code in sorted(_languages(value) - {lang}):
            yield f"{name}{_IN}{code}", value, code


def _languages(value: Any) -> set[str]:
    match value:
        case Localized():
            return set(value.by_lang)
        case Mapping():
            return set().union(*map(_languages, value.values()))
        case tuple() | list():
            return set().union(*map(_languages, value))
    return set()


def in_words(value: Any, lang: str) -> str:
    """A value as one line or more of text, in one language."""
    match value:
        case None:
            return ""
        case Localized():
            return in_words(value.in_lang(lang), lang)
        case Power():
            return value.source
        case bool():
            return "yes" if value else "no"
        case Mapping():
            return ", ".join(f"{key}: {in_words(item, lang)}" for key, item in value.items())
        case tuple() | list():
            return ", ".join(in_words(item, lang) for item in value)
    return str(value)


def _parts(value: Any, lang: str) -> Iterator[str]:
    """All that a value says in a language, bold letters too, with its kind before each part."""
    match value:
        case Localized():
            yield lang if lang in value.by_lang else next(iter(value.by_lang))
            yield from _parts(value.in_lang(lang), lang)
        case RichText():
            yield repr(value.paragraphs)
        case Power():
            yield value.source
        case Mapping():
            for key, item in value.items():
                yield f"{key}:"
                yield from _parts(item, lang)
        case tuple() | list():
            yield f"[{len(value)}]"
            for item in value:
                yield from _parts(item, lang)
        case _:
            yield f"{type(value).__name__} {value}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]
