"""The fields of a card, each as a digest that its value alone decides, and in words for people."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from ..expressions import Power
from ..markup import RichText
from ..model import Card, Localized

_DIGITS: Final = 8
TYPE: Final = "type"  # what a card is, listed beside its fields


def digests(card: Card) -> dict[str, str]:
    values = {TYPE: card.type.id, **card.values}
    return {name: _digest("\0".join(_parts(value))) for name, value in values.items()}


def words(card: Card, lang: str) -> dict[str, str]:
    return {TYPE: card.type.id, **{name: in_words(value, lang) for name, value in card.values.items()}}


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


def _parts(value: Any) -> Iterator[str]:
    """All that a value says, bold letters and other languages too, with its kind before each part."""
    match value:
        case Localized():
            for lang, text in sorted(value.by_lang.items()):
                yield lang
                yield from _parts(text)
        case RichText():
            yield repr(value.paragraphs)
        case Power():
            yield value.source
        case Mapping():
            for key, item in value.items():
                yield f"{key}:"
                yield from _parts(item)
        case tuple() | list():
            yield f"[{len(value)}]"
            for item in value:
                yield from _parts(item)
        case _:
            yield f"{type(value).__name__} {value}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]
