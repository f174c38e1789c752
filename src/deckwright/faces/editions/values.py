"""An edition as JSON, one card a line: to lie in a PDF or among the records of prints.

The same cards give the same bytes. Of the fields only digests are written: who gets a PDF
gets what the cards show, and not the files behind them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from .edition import CARDS, Card, Edition, Look

FORMAT: Final = 1
_PROGRAM: Final = "deckwright"


class NotAnEditionError(ValueError):
    """Bytes that hold no edition; the text says why."""


def to_json(edition: Edition, about: Mapping[str, str] | None = None) -> bytes:
    """*about*: what else is to be known of it, such as a date."""
    looks = edition.looks
    numbers = {look: number for number, look in enumerate(looks)}
    reads = {name: number for number, name in enumerate(edition.files)}
    head = {
        "program": _PROGRAM,
        "format": FORMAT,
        "game": edition.game,
        "lang": edition.lang,
        "variants": edition.variants,
        "decks": edition.decks,
        "only": edition.only,
        "sets": edition.sets,
        "fonts": edition.fonts,
        "about": dict(about or {}),
    }
    if edition.kind != CARDS:
        head |= {"kind": edition.kind, "made": dict(edition.made)}
    lines = [f"{_text(name)}: {_text(value)}" for name, value in head.items()]
    lines.append(_list_entries("files", edition.files.items()))
    lines.append(_list_entries("faces", (_face(look, reads) for look in looks)))
    lines.append(_list_entries("cards", (_card(card, numbers) for card in edition.cards)))
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def from_json(data: bytes) -> tuple[Edition, Mapping[str, str]]:
    """An edition and what else was written of it. Raises NotAnEditionError."""
    try:
        content = json.loads(data)
        if content["program"] != _PROGRAM:
            raise NotAnEditionError("another program has written it")
        if content["format"] != FORMAT:
            raise NotAnEditionError(f"its format is {content['format']}; this version reads {FORMAT}")
        return _edition(content), {str(key): str(value) for key, value in content["about"].items()}
    except NotAnEditionError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise NotAnEditionError("it is damaged or cut off") from error


def _list_entries(name: str, entries: Any) -> str:
    return f'"{name}": [\n' + ",\n".join(_text(entry) for entry in entries) + "\n]"


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _face(look: Look, reads: Mapping[str, int]) -> list[Any]:
    return [look.exact, look.settled, look.core, [reads[name] for name in look.reads]]


def _card(card: Card, numbers: Mapping[Look, int]) -> list[Any]:
    back = None if card.back is None else numbers[card.back]
    return [card.deck, card.id, card.name, card.copies, numbers[card.front], back, dict(card.fields)]


def _edition(content: Mapping[str, Any]) -> Edition:
    files = {str(name): str(state) for name, state in content["files"]}
    names = list(files)
    looks = [
        Look(str(exact), str(settled), str(core), tuple(names[number] for number in reads))
        for exact, settled, core, reads in content["faces"]
    ]
    return Edition(
        str(content["game"]),
        str(content["lang"]),
        tuple(map(str, content["variants"])),
        tuple(_read_card(entry, looks) for entry in content["cards"]),
        str(content["fonts"]),
        files,
        tuple(map(str, content["decks"])),
        bool(content["only"]),
        _count(content["sets"], 1),
        str(content.get("kind", CARDS)),
        {str(key): str(value) for key, value in content.get("made", {}).items()},
    )


def _read_card(entry: list[Any], looks: list[Look]) -> Card:
    deck, id, name, copies, front, back, fields = entry
    return Card(
        str(deck),
        str(id),
        str(name),
        _count(copies, 0),
        looks[front],
        None if back is None else looks[back],
        {str(key): str(value) for key, value in fields.items()},
    )


def _count(value: Any, least: int) -> int:
    if type(value) is not int or value < least:
        raise ValueError(value)
    return value
