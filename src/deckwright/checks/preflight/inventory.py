"""What a game has and does not show, and what it has twice."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from ...basics.pictures import SUFFIXES
from ...basics.problems import Place, Problem, problem
from ...faces.layouts import Face
from ...game.kinds import NAMES
from ...game.localized import Localized
from ...game.model import Card, Game
from ...svg import SYMBOL_SCHEME

_PARTS: Final = re.compile(r'data-file="([^"]+)"')


def unused_symbols(game: Game, shown: Collection[str]) -> Iterator[Problem]:
    """`symbol-unused`, by the names of all symbols that the faces show."""
    for symbol in game.symbols.values():
        if symbol.name not in shown:
            message = f"the symbol {symbol.name!r} is shown on no card"
            hint = "a symbol that players never meet need not be learnt: take it out"
            place = symbol.place or Place(symbol.file)
            yield problem("symbol-unused", message, place, hint=hint, about=symbol.name)


def unused_assets(game: Game, faces: Iterable[Face], read: Collection[str]) -> Iterator[Problem]:
    """`asset-unused`, by the names of all that the faces read: pictures, and symbols with their scheme."""
    shown = {unicodedata.normalize("NFC", name) for name in read}
    drawings = {symbol.file for symbol in game.symbols.values()}
    for path in game.assets.below(f"assets/{game.id}"):
        is_shown = path in drawings or unicodedata.normalize("NFC", path) in shown
        if path.lower().endswith(SUFFIXES) and not is_shown:
            yield _unused(path, "picture")
    used = {label for face in faces for label in _PARTS.findall(face.svg)}
    for layout in game.layouts.values():
        if layout.label.startswith(f"layouts/{game.id}/") and layout.label not in used:
            yield _unused(layout.label, "layout")


def _unused(path: str, kind: str) -> Problem:
    hint = "delete it, or name it where it belongs"
    return problem("asset-unused", f"this {kind} is shown on no card", Place(path), hint=hint, about=path)


def twice_named(game: Game, lang: str) -> Iterator[Problem]:
    """`name-twice`, once a name. A type without a field for names has none that could be alike."""
    named: dict[tuple[str, str], list[Card]] = {}
    for card in game.cards.values():
        value = card.values.get(_name_field(card) or "")
        if isinstance(value, Localized) and (name := str(value.in_lang(lang) or "")):
            named.setdefault((card.type.id, name.casefold()), []).append(card)
    for first, *others in named.values():
        if others:
            name = str(others[0].values[_name_field(others[0]) or ""].in_lang(lang))
            ids = [first.id, *(card.id for card in others[1:])]
            shown = ", ".join(ids[:5]) + (f" and {len(ids) - 5} more" if len(ids) > 5 else "")
            message = f"the name {name!r} is also that of {shown}, of the same type"
            hint = "give one of them another name, or make one card with more copies of them"
            card = others[0]
            yield problem("name-twice", message, card.place, hint=hint, card=card.id, about=name)


def _name_field(card: Card) -> str | None:
    return next((name for name in NAMES if name in card.type.fields), None)


def symbols_in(read: Iterable[str]) -> set[str]:
    return {name.removeprefix(SYMBOL_SCHEME) for name in read if name.startswith(SYMBOL_SCHEME)}
