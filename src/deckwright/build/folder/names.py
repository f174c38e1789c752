"""What the name of a finished picture says: which card it shows, which side of it, and how often it is printed.

fox.png · fox-back.png · fox__back.png     as most programs write fronts and backs
3x fox.png · fox x3.png · fox [c-3].png    copies; a "(3)" is part of the name, as systems number downloads by it
fox[face,3].png · fox[back].png · fox[all].png     as The Game Crafter reads them
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from typing import Final, Literal

from ...basics.records import dataclass

MOST_COPIES: Final = 999

_SIDES: Final = {"front": "front", "recto": "front", "back": "back", "verso": "back"}
_CRAFTER: Final = {"face": "front", "back": "back", "all": "back"}
_COMMON: Final = frozenset(
    {"back", "backs", "default-back", "default_back", "card-back", "card_back", "cardback"}
)
_SIDE: Final = re.compile(rf"(?P<card>.*?)(?:__|[-_ ])(?P<side>{'|'.join(_SIDES)})", re.IGNORECASE)
_GAME_CRAFTER: Final = re.compile(
    r"(?P<card>.*?)\s*\[(?P<side>face|back|all)(?:,\s*(?P<n>\d+))?\]", re.IGNORECASE
)
_COPIES: Final = (
    re.compile(r"(?P<n>\d{1,3})\s?[x×][ _-]+(?P<card>.+)", re.IGNORECASE),
    re.compile(r"(?P<card>.+?)[ _-]+[x×](?P<n>\d{1,3})", re.IGNORECASE),
    re.compile(r"(?P<card>.*?)\s*\[c-(?P<n>\d{1,3})\](?P<rest>.*)", re.IGNORECASE),
)


@dataclass(frozen=True, slots=True)
class PictureName:
    card: str  # empty for a back that all cards share
    side: Literal["front", "back"] | None = None  # None: the name does not say
    copies: int | None = None

    @property
    def is_common_back(self) -> bool:
        return self.side == "back" and not self.card


def read_name(stem: str) -> PictureName:
    """What *stem*, a name without its ending, says.

    >>> read_name("3x Fox-back")
    PictureName(card='Fox', side='back', copies=3)
    """
    name = unicodedata.normalize("NFC", stem).strip()
    if name.casefold() in _COMMON:
        return PictureName("", "back")
    if match := _GAME_CRAFTER.fullmatch(name):
        side = match["side"].lower()
        copies = int(match["n"]) if match["n"] else None
        return PictureName("" if side == "all" else match["card"], _side(_CRAFTER[side]), copies)
    found = _with_copies(PictureName(name))
    if match := _SIDE.fullmatch(found.card):
        found = replace(found, card=match["card"].strip(), side=_side(_SIDES[match["side"].lower()]))
        found = found if found.copies is not None else _with_copies(found)
    return found


def fold(name: str) -> str:
    """What two spellings of a card's name have in common: letters and digits, whatever their case.

    >>> fold("The_Old Fox") == fold("the-old-fox")
    True
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in plain if letter.isalnum()) or plain


def natural(name: str) -> tuple[tuple[int, int, str], ...]:
    """Sorts as people count: card 2 before card 10."""
    parts = re.findall(r"\d+|\D+", unicodedata.normalize("NFC", name).casefold())
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts)


def _with_copies(name: PictureName) -> PictureName:
    for pattern in _COPIES:
        if match := pattern.fullmatch(name.card):
            card = match["card"].strip() + match.groupdict().get("rest", "")
            return replace(name, card=card.strip(), copies=int(match["n"])) if card else name
    return name


def _side(word: str) -> Literal["front", "back"]:
    return "back" if word == "back" else "front"
