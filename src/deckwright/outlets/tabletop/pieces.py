"""What is no card: tiles, tokens with outlines of their own, boards, and bags of those that there are several of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final

from ...basics.naming import safe_name
from ...basics.outlines import ShapeKind
from ...faces.draw.types import ShownGame
from ...faces.layouts import CardFaces, Face
from ...game.model import Component
from ..numbers import numbers
from ..picturing import Cells
from .objects import HELD, NO_SCRIPT, Guids, Object, card_memo, description, transform
from .plan import is_card

BOX, CIRCLE, ROUNDED = 0, 2, 3  # of Custom_Tile
WHITE: Final = {"r": 1, "g": 1, "b": 1}
PER_MM: Final = 10.0  # pixels, of small pieces, which one looks at closely


def pieces_of(drawn: ShownGame, stuck: Collection[str]) -> list[CardFaces]:
    """Tokens, tiles, mats. The net of a tuck box is none, for nobody folds one on a screen; nor are the cards that are
    *stuck* on pawns."""
    return [
        shown
        for shown in drawn.cards
        if not is_card(shown.front.component)
        and shown.front.component.box is None
        and shown.card.id not in stuck
    ]


def is_token(component: Component) -> bool:
    """Whether its outline has to come from the picture. Hexagons, too: which way a hexagonal tile lies is unknown."""
    return component.shape.kind not in (ShapeKind.RECTANGLE, ShapeKind.CIRCLE)


def plan_pieces(drawn: ShownGame, about: tuple[str, ...], stuck: Collection[str]) -> dict[str, Cells]:
    """A picture of each side of each piece, by what its name begins with."""
    pictures: dict[str, Cells] = {}
    for shown in pieces_of(drawn, stuck):
        for face in (shown.front, shown.back):
            if face is not None:
                pictures.setdefault(picture_name(face, about), cells_of(face))
    return pictures


def picture_name(face: Face, about: tuple[str, ...]) -> str:
    return "-".join((*about, safe_name(face.id.replace(".svg", ""))))


def cells_of(face: Face) -> Cells:
    size, side = face.component.size, numbers("tts")["side"]
    scale = min(PER_MM, side / max(size))
    width, height = (max(1, round(length * scale)) for length in size)
    return Cells((face,), 1, 1, width, height, cut=is_token(face.component))


def piece_objects(
    drawn: ShownGame, lang: str, url: Callable[[Face], str], guids: Guids, stuck: Collection[str]
) -> Iterator[Object]:
    """One object for each piece; a bag with all copies where there are several."""
    for shown in pieces_of(drawn, stuck):
        memo = card_memo(drawn.game, shown.card.id)
        made = [_piece(shown, drawn, lang, url, guids(memo)) for _ in range(shown.card.copies)]
        if len(made) > 1:
            yield bag(shown.card.name_in(lang), f"{memo}:bag", made, guids)
        else:
            yield from made


def _piece(shown: CardFaces, drawn: ShownGame, lang: str, url: Callable[[Face], str], guid: str) -> Object:
    component = shown.front.component
    sides = url(shown.front), url(shown.back) if shown.back else ""
    memo = card_memo(drawn.game, shown.card.id)
    return {
        **tile_object(component, sides, max(component.size), memo, guid),
        "Nickname": shown.card.name_in(lang),
        "Description": description(shown.card, drawn.game, lang),
        "Tags": list(dict.fromkeys((shown.card.type.id, shown.deck.id))),
    }


def tile_object(component: Component, sides: tuple[str, str], across: float, memo: str, guid: str) -> Object:
    """A thing of the outline of *component*, *across* millimetres wide, with the pictures of its two *sides*."""
    image = {"ImageURL": sides[0], "ImageSecondaryURL": sides[1], "ImageScalar": 1, "WidthScale": 0}
    name, own = _kind(component)
    return {
        "GUID": guid,
        "Name": name,
        "Transform": transform(0, 0, scale=round(across / numbers("tts")["tile_side"], 3)),
        "Nickname": "",
        "Description": "",
        "GMNotes": "",
        "Memo": memo,
        "Tags": [],
        "ColorDiffuse": dict(WHITE),
        "Locked": component.tiled,
        **HELD,
        "HideWhenFaceDown": False,
        "Hands": False,
        "CustomImage": {**image, **own},
        **NO_SCRIPT,
    }


def _kind(component: Component) -> tuple[str, Object]:
    thickness = numbers("tts")["thickness"]
    if component.tiled:
        return "Custom_Board", {"WidthScale": 1}
    if is_token(component):
        merge = numbers("tts")["merge_distance"]
        token = {"Thickness": thickness, "MergeDistancePixels": merge, "StandUp": False, "Stackable": False}
        return "Custom_Token", {"CustomToken": token}
    rounded = ROUNDED if component.shape.radius > 0 else BOX
    shape = CIRCLE if component.shape.kind is ShapeKind.CIRCLE else rounded
    tile = {"Type": shape, "Thickness": thickness, "Stackable": False, "Stretch": True}
    return "Custom_Tile", {"CustomTile": tile}


def bag(title: str, memo: str, made: list[Object], guids: Guids) -> Object:
    return {
        "GUID": guids(memo),
        "Name": "Bag",
        "Transform": transform(0, 0),
        "Nickname": f"{title} × {len(made)}",
        "Description": "",
        "GMNotes": "",
        "Memo": memo,
        "Tags": [],
        "ColorDiffuse": dict(WHITE),
        "Locked": False,
        **HELD,
        "HideWhenFaceDown": False,
        "Hands": False,
        "MaterialIndex": -1,
        "MeshIndex": -1,
        "Bag": {"Order": 0},
        "ContainedObjects": made,
        **NO_SCRIPT,
    }


def rulebook_object(title: str, url: str, memo: str, guid: str) -> Object:
    return {
        "GUID": guid,
        "Name": "Custom_PDF",
        "Transform": transform(0, 0, scale=3),
        "Nickname": title,
        "Description": "",
        "GMNotes": "",
        "Memo": memo,
        "Tags": [],
        "ColorDiffuse": dict(WHITE),
        "Locked": False,
        **HELD,
        "HideWhenFaceDown": False,
        "Hands": False,
        "CustomPDF": {"PDFUrl": url, "PDFPassword": "", "PDFPage": 0, "PDFPageOffset": 0},
        **NO_SCRIPT,
    }
