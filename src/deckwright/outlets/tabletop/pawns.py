"""Pawns with their stickers: discs as round tiles, dice as the program's own, their faces named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from ...faces.draw.types import ShownGame
from ...faces.layouts import Face
from ...game.model import Card, Pawn, PawnForm
from ..numbers import numbers
from ..picturing import Cells
from .objects import HELD, NO_SCRIPT, Guids, Object, description, pawn_memo, transform
from .pieces import bag, cells_of, picture_name, tile_object

DISCS: Final = (PawnForm.DISC, PawnForm.CYLINDER)
CUBE_FACES, SOLID_FACES = 6, 12


def pawns_of(drawn: ShownGame) -> list[Pawn]:
    """The pawns that something is stuck on. Dice that have the same faces are one kind, however they are made."""
    found: list[Pawn] = []
    dice = set[tuple[str, ...]]()
    for pawn in drawn.game.pawns.pieces.values() if drawn.game.pawns else ():
        cards = stickers_of(pawn, drawn)
        if not cards or (pawn.form not in DISCS and pawn.stickers in dice):
            continue
        if pawn.form not in DISCS:
            dice.add(pawn.stickers)
        found.append(pawn)
    return found


def stickers_of(pawn: Pawn, drawn: ShownGame) -> list[Card]:
    cards = [drawn.game.cards[card] for card in pawn.stickers if card in drawn.game.cards]
    return cards if len(cards) == len(pawn.stickers) else []


def stuck_on(pawns: Iterable[Pawn]) -> frozenset[str]:
    """The cards that lie on *pawns*, so that they are no pieces of their own."""
    cards = (card for pawn in pawns for card in (*pawn.stickers, pawn.band))
    return frozenset(card for card in cards if card is not None)


def plan_pawns(drawn: ShownGame, pawns: Iterable[Pawn], about: tuple[str, ...]) -> dict[str, Cells]:
    """A picture of each sticker of a disc, by what its name begins with."""
    pictures: dict[str, Cells] = {}
    for pawn in pawns:
        for face in _sides(pawn, drawn) if pawn.form in DISCS else ():
            pictures.setdefault(picture_name(face, about), cells_of(face))
    return pictures


def _sides(pawn: Pawn, drawn: ShownGame) -> list[Face]:
    return [drawn.tools.faces.front(card) for card in stickers_of(pawn, drawn)[:2]]


def pawn_objects(
    drawn: ShownGame, pawns: Iterable[Pawn], lang: str, url: Callable[[Face], str], guids: Guids
) -> Iterator[Object]:
    """One object for each pawn; a bag with all where there are several alike."""
    for pawn in pawns:
        memo = pawn_memo(drawn.game, pawn.id)
        make = _disc if pawn.form in DISCS else _die
        made = [make(pawn, drawn, lang, url, guids(memo)) for _ in range(pawn.copies)]
        if len(made) > 1:
            yield bag(pawn.name.in_lang(lang), f"{memo}:bag", made, guids)
        else:
            yield from made


def _disc(pawn: Pawn, drawn: ShownGame, lang: str, url: Callable[[Face], str], guid: str) -> Object:
    """As wide as the wood, with the colour of it on its sides."""
    assert drawn.game.pawns is not None
    sides, card = _sides(pawn, drawn), stickers_of(pawn, drawn)[0]
    made = tile_object(
        sides[0].component,
        (url(sides[0]), url(sides[-1]) if len(sides) > 1 else ""),
        drawn.game.pawns.sizes[pawn.size].face,
        pawn_memo(drawn.game, pawn.id),
        guid,
    )
    return {
        **made,
        "Nickname": pawn.name.in_lang(lang),
        "Description": description(card, drawn.game, lang),
        "Tags": list(dict.fromkeys((card.type.id, pawn.size))),
        "ColorDiffuse": _colour(pawn),
    }


def _die(pawn: Pawn, drawn: ShownGame, lang: str, _: Callable[[Face], str], guid: str) -> Object:
    """Which picture lies on which face only the program's own templates say: so it has names in place of pictures."""
    cards = stickers_of(pawn, drawn)
    is_cube = len(cards) in (1, CUBE_FACES) and pawn.form is not PawnForm.DODECAHEDRON
    names = [card.name_in(lang) for card in cards]
    if len(names) == 1:
        names *= CUBE_FACES if is_cube else SOLID_FACES
    turns = numbers("tts")["die_6_turns"] if is_cube else []  # of other dice they are not known
    values = [
        {"Value": name, "Rotation": dict(zip("xyz", turn, strict=True))}
        for name, turn in zip(names, turns, strict=False)
    ]
    return {
        "GUID": guid,
        "Name": "Die_6" if is_cube else "Die_12",
        "Transform": transform(0, 0),
        "Nickname": pawn.name.in_lang(lang),
        "Description": "\n".join(f"{number}: {name}" for number, name in enumerate(names, 1)),
        "GMNotes": "",
        "Memo": pawn_memo(drawn.game, pawn.id),
        "Tags": [],
        "ColorDiffuse": _colour(pawn),
        "Locked": False,
        **HELD,
        "HideWhenFaceDown": False,
        "Hands": False,
        "MaterialIndex": 0,
        **({"RotationValues": values} if values else {}),
        **NO_SCRIPT,
    }


def _colour(pawn: Pawn) -> dict[str, float]:
    value = pawn.colour.value if pawn.colour else "#ffffff"
    return {name: round(int(value[at : at + 2], 16) / 255, 3) for name, at in (("r", 1), ("g", 3), ("b", 5))}
