"""`deckwright export GAME pcio`: a room of PlayingCards.io, with a pile for each deck and all its pictures."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PIL import Image

from ...basics.problems import Problem, in_order, problem
from ...build.built import Artifact
from ...faces.draw.types import ShownGame, distinct_faces
from ...faces.layouts import CardFaces, Face
from ..export import Exported, ExportRequest, Progress
from ..gathering import not_written, pictures, refused, shown_game, write
from ..numbers import numbers
from ..picturing import DIGEST, Cells

Widget = dict[str, Any]
CARD: Final = 63.0  # mm that are as wide as the usual card of a room
AROUND: Final = 4  # units of a pile round its cards
ACROSS: Final = 8  # piles in a row
STEP: Final = (150, 230)
FIRST: Final = (60, 60)
ASSETS: Final = "userassets"


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    with shown_game(request) as found:
        if found.drawn is None:
            return not_written(found.problems)
        game, faces = found.drawn, list(distinct_faces(found.drawn.cards).values())
        wanted = {f"{number}": _cells(face) for number, face in enumerate(faces)}
        found, drawn = pictures(found, wanted, progress)
        problems = in_order([*found.problems, *_objections(game)])
        if refused(request, problems):
            return not_written(problems)
        assets = {face.id: _Asset.of(made.read()) for face, made in zip(faces, drawn, strict=True)}
        widgets = list(_room(game, found.lang, assets))
        data = _archive(widgets, assets)
        target = request.folder / f"{request.build.game}.pcio"
        steps = ("in a room of playingcards.io: Edit table, Room Options, Import From File",)
        return write(request, (Artifact(target, data),), problems, game, steps)


@dataclass(frozen=True, slots=True)
class _Asset:
    name: str
    data: bytes

    @classmethod
    def of(cls, png: bytes) -> _Asset:
        """A picture as small as it goes over the net, named for what it shows."""
        buffer = io.BytesIO()
        Image.open(io.BytesIO(png)).convert("RGB").save(buffer, "JPEG", quality=90, subsampling=0)
        data = buffer.getvalue()
        return cls(f"{hashlib.sha256(data).hexdigest()[:DIGEST]}.jpg", data)

    @property
    def address(self) -> str:
        return f"package://{ASSETS}/{self.name}"


def _objections(drawn: ShownGame) -> Iterator[Problem]:
    most, count = numbers("pcio")["widgets"], sum(shown.card.copies for shown in drawn.cards)
    count += 1 + 2 * len({(shown.deck.id, shown.front.component.id) for shown in drawn.cards})
    if count > most:
        message = f"{count} cards and piles; a room of PlayingCards.io holds about {most}"
        yield problem("outlet-limit", message, hint="export fewer decks with --deck, or a smaller variant")


def _cells(face: Face) -> Cells:
    size, row = face.component.size, numbers("pcio")
    scale = row["board_px"] / max(size) if face.component.tiled else row["card_px"] / CARD
    scale = min(scale, row["board_px"] / max(size))
    width, height = (max(1, round(side * scale)) for side in size)
    return Cells((face,), 1, 1, width, height)


def _units(length: float) -> int:
    return max(1, round(length * float(numbers("pcio")["card_width"]) / CARD))


def _room(drawn: ShownGame, lang: str, assets: Mapping[str, _Asset]) -> Iterator[Widget]:
    """All widgets, each above those before it; a deck with cards of two sizes has two piles."""
    yield {"id": "hand", "type": "hand", "x": 50, "y": 820, "z": 1}
    groups: dict[tuple[str, str], list[CardFaces]] = {}
    for shown in drawn.cards:
        groups.setdefault((shown.deck.id, shown.front.component.id), []).append(shown)
    z = 2
    for number, ((deck, _), cards) in enumerate(groups.items()):
        row, column = divmod(number, ACROSS)
        at = (FIRST[0] + column * STEP[0], FIRST[1] + row * STEP[1])
        is_board = cards[0].front.component.tiled
        title = drawn.game.decks[deck].title.in_lang(lang)
        made = _boards(cards, at, z, assets) if is_board else _pile(cards, title, number, at, z, lang, assets)
        for widget in made:
            z += 1
            yield widget


def _boards(
    cards: list[CardFaces], at: tuple[int, int], z: int, assets: Mapping[str, _Asset]
) -> Iterator[Widget]:
    for number, shown in enumerate(cards):
        width, height = (_units(side) for side in shown.front.component.size)
        place = {"x": at[0], "y": at[1], "z": z + number, "width": width, "height": height}
        image = assets[shown.front.id].address
        yield {"id": f"board-{shown.card.id}", "type": "board", **place, "boardImage": image}


def _pile(
    cards: list[CardFaces],
    title: str,
    number: int,
    at: tuple[int, int],
    z: int,
    lang: str,
    assets: Mapping[str, _Asset],
) -> Iterator[Widget]:
    """A pile, the deck that says how its cards look, and the cards."""
    width, height = (_units(side) for side in cards[0].front.component.size)
    pile, deck = f"pile-{number}", f"deck-{number}"
    x, y = at
    around = {"width": width + 2 * AROUND, "height": height + 2 * AROUND}
    yield {
        "id": pile,
        "type": "cardPile",
        "x": x,
        "y": y,
        "z": z,
        **around,
        "label": title,
        "hasShuffleButton": True,
    }
    inside = {"x": x + AROUND, "y": y + AROUND}
    types: dict[str, dict[str, str]] = {}
    for shown in cards:
        back = assets[shown.back.id].address if shown.back else ""
        front = assets[shown.front.id].address
        types[shown.card.id] = {"label": shown.card.name_in(lang), "image": front, "back": back}
    yield {
        "id": deck,
        "type": "cardDeck",
        "parent": pile,
        **inside,
        "z": z + 1,
        "cardWidth": width,
        "cardHeight": height,
        "cardTypes": types,
        "faceTemplate": _template("image", width, height, cards),
        "backTemplate": _template("back", width, height, cards),
    }
    above = z + 2
    for shown in cards:
        for copy in range(shown.card.copies):
            id = f"card-{number}-{shown.card.id}-{copy + 1}"
            of = {"deck": deck, "cardType": shown.card.id, "parent": pile, "faceup": False}
            yield {"id": id, "type": "card", **inside, "z": above, **of}
            above += 1


def _template(shows: str, width: int, height: int, cards: list[CardFaces]) -> Widget:
    """One picture over the whole card: that which the card's own type names."""
    box = {"x": 0, "y": 0, "w": width, "h": height}
    image = {"type": "image", **box, "valueType": "dynamic", "value": shows}
    rounded = cards[0].front.component.shape.radius > 0
    return {"includeBorder": False, "includeRadius": rounded, "objects": [image]}


def _archive(widgets: list[Widget], assets: Mapping[str, _Asset]) -> bytes:
    buffer = io.BytesIO()
    members = {
        "widgets.json": json.dumps(widgets, ensure_ascii=False).encode(),
        "schemaVersion": str(numbers("pcio")["schema"]).encode(),
        **{f"{ASSETS}/{asset.name}": asset.data for asset in assets.values()},
    }
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in members.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_STORED if Path(name).suffix == ".jpg" else zipfile.ZIP_DEFLATED
            entry.create_system = 3
            archive.writestr(entry, data)
    return buffer.getvalue()
