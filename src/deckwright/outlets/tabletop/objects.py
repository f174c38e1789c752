"""The objects of a saved file, as the program's own documents have them. Each carries in `Memo` what it is."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from ...game.kinds import RichField, TextField
from ...game.localized import Localized
from ...game.markup import RichText
from ...game.model import Card, Game
from ..numbers import numbers
from .plan import Sheet, Spot

Object = dict[str, Any]
# What every object has: how it is held and laid down, and that it runs nothing.
HELD: Final = {"Grid": True, "Snap": True, "Autoraise": True, "Sticky": True, "Tooltip": True}
NO_SCRIPT: Final = {"LuaScript": "", "LuaScriptState": "", "XmlUI": ""}
GREY: Final = {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259}
EMPTY: Final = (
    *("SaveName", "Date", "VersionNumber", "GameMode", "GameType", "GameComplexity", "Table", "Sky", "Note"),
    *("LuaScript", "LuaScriptState", "XmlUI"),
)


class Guids:
    """Six hexadecimal digits for each object, from what it is; no two the same in a file."""

    def __init__(self, taken: Sequence[str] = ()) -> None:
        self._taken = set(taken)

    def __call__(self, memo: str) -> str:
        number = 0
        while True:
            guid = hashlib.sha256(f"{memo}#{number}".encode()).hexdigest()[:6]
            if guid not in self._taken:
                self._taken.add(guid)
                return guid
            number += 1


def card_memo(game: Game, card: str) -> str:
    return f"deckwright:{game.id}:card:{card}"


def deck_memo(game: Game, deck: str) -> str:
    return f"deckwright:{game.id}:deck:{deck}"


def pawn_memo(game: Game, pawn: str) -> str:
    return f"deckwright:{game.id}:pawn:{pawn}"


def rules_memo(game: str) -> str:
    return f"deckwright:{game}:rules"


def transform(x: float, z: float, *, is_face_down: bool = False, scale: float = 1) -> dict[str, float]:
    """Upright for who sits at the south, a little above the table."""
    places = {"posX": x, "posY": 1, "posZ": z, "rotX": 0, "rotY": 180, "rotZ": 180 if is_face_down else 0}
    return {**places, "scaleX": scale, "scaleY": 1, "scaleZ": scale}


def scale_of(card: Card) -> float:
    """How large a card is: its height counts, its width follows from the cell."""
    return round(card.type.component.size.height / float(numbers("tts")["card_height"]), 3)


def custom_deck(sheet: Sheet, url: Callable[[str], str]) -> Object:
    return {
        "FaceURL": url(sheet.front),
        "BackURL": url(sheet.back),
        "NumWidth": sheet.grid.columns,
        "NumHeight": sheet.grid.rows,
        "BackIsHidden": True,
        "UniqueBack": sheet.own_backs,
        "Type": 0 if sheet.is_round else 1,
    }


def plain(value: object, game: Game, lang: str) -> str:
    """A text as plain words, symbols by their names."""
    if not isinstance(value, RichText):
        return str(value)
    text = value.plain
    for run in value.symbols:
        symbol = game.symbols.get(run.name)
        text = text.replace(f"{{{run.name}}}", symbol.title.in_lang(lang) if symbol else run.name)
    return text


def description(card: Card, game: Game, lang: str) -> str:
    """The texts of a card but its name, as plain text."""
    name = card.name_in(lang)
    texts = (
        plain(value.in_lang(lang), game, lang)
        for field, kind in card.type.fields.items()
        if isinstance(kind, TextField | RichField) and isinstance(value := card.values.get(field), Localized)
    )
    return "\n".join(text for text in dict.fromkeys(texts) if text and text != name)


def card_object(card: Card, game: Game, lang: str, spot: Spot, entry: Object, deck: str, guid: str) -> Object:
    """One card, as it lies in a deck or alone."""
    return {
        "GUID": guid,
        "Name": "Card",
        "Transform": transform(0, 0, is_face_down=True, scale=scale_of(card)),
        "Nickname": card.name_in(lang),
        "Description": description(card, game, lang),
        "GMNotes": "",
        "Memo": card_memo(game, card.id),
        "Tags": [card.type.id, deck] if deck != card.type.id else [deck],
        "ColorDiffuse": dict(GREY),
        "Locked": False,
        **HELD,
        "HideWhenFaceDown": True,
        "Hands": True,
        "CardID": spot.card_id,
        "SidewaysCard": False,
        "CustomDeck": {str(spot.sheet.key): entry},
        **NO_SCRIPT,
    }


def deck_object(title: str, memo: str, cards: Sequence[Object], guid: str) -> Object:
    """A face-down deck. Never fewer than two cards: of one, the program makes a card."""
    entries: dict[str, Object] = {}
    for card in cards:
        entries.update(card["CustomDeck"])
    first = cards[0]
    return {
        "GUID": guid,
        "Name": "Deck",
        "Transform": dict(first["Transform"]),
        "Nickname": title,
        "Description": "",
        "GMNotes": "",
        "Memo": memo,
        "Tags": [],
        "ColorDiffuse": dict(GREY),
        "Locked": first["Locked"],
        **HELD,
        "HideWhenFaceDown": True,
        "Hands": False,
        "SidewaysCard": False,
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": entries,
        "ContainedObjects": list(cards),
        **NO_SCRIPT,
    }


def place_in_rows(objects: Sequence[Object], across: int, step: tuple[float, float], z: float) -> float:
    """Lay *objects* side by side, in rows of so many, from *z* towards the players; where the next row would lie."""
    for number, each in enumerate(objects):
        row, column = divmod(number, across)
        each["Transform"]["posX"] = round((column - (min(across, len(objects)) - 1) / 2) * step[0], 3)
        each["Transform"]["posZ"] = round(z - row * step[1], 3)
    return z - -(-len(objects) // across) * step[1]


def saved_object(objects: Sequence[Object]) -> Object:
    """The whole file: that of a save, in which only the objects are filled."""
    return {
        **dict.fromkeys(EMPTY, ""),
        "Tags": [],
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "TabStates": {},
        "SnapPoints": [],
        "Decals": [],
        "DecalPallet": [],
        "CameraStates": [],
        "ObjectStates": list(objects),
    }


def walk(objects: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """All objects, those in bags, decks and other states too."""
    for each in objects:
        yield each
        yield from walk(each.get("ContainedObjects") or ())
        yield from walk(each.get("ChildObjects") or ())
        yield from walk(list((each.get("States") or {}).values()))
