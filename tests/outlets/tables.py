"""An independent reader of what Tabletop Simulator loads: which picture lies where, with what name, how often."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
from PIL import Image

SCHEMA = json.loads((Path(__file__).parent / "tts.schema.json").read_text("utf-8"))
LARGEST = 4096
Colour = tuple[int, ...]


@dataclass(frozen=True)
class Seen:
    """One card on the table."""

    memo: str
    name: str
    text: str
    card_id: int
    front: Image.Image
    back: Image.Image
    deck: str | None  # the memo of the deck that it lies in


def read_table(path: Path) -> Any:
    """The file, held against the schema and all that it cannot say."""
    table = json.loads(path.read_text("utf-8"))
    jsonschema.validate(table, SCHEMA)
    everything = list(objects_in(table["ObjectStates"]))
    guids = Counter(each["GUID"] for each in everything)
    assert max(guids.values()) == 1
    for each in everything:
        if each["Name"] == "Deck":
            inside = each["ContainedObjects"]
            assert each["DeckIDs"] == [card["CardID"] for card in inside]
            for card in inside:
                assert card["CustomDeck"].items() <= each["CustomDeck"].items()
            assert set(each["CustomDeck"]) == {key for card in inside for key in card["CustomDeck"]}
    return table


def objects_in(states: list[Any]) -> Iterator[Any]:
    for each in states:
        yield each
        yield from objects_in(each.get("ContainedObjects", []))


def cards_in(table: Any) -> list[Seen]:
    found: list[Seen] = []
    for each in table["ObjectStates"]:
        if each["Name"] == "Card":
            found.append(seen(each, None))
        elif each["Name"] == "Deck":
            found += [seen(card, each["Memo"]) for card in each["ContainedObjects"]]
    return found


def seen(card: Any, deck: str | None) -> Seen:
    ((key, entry),) = card["CustomDeck"].items()
    sheet, cell = divmod(card["CardID"], 100)
    assert sheet == int(key)
    assert cell < entry["NumWidth"] * entry["NumHeight"]
    front = cut(entry["FaceURL"], cell, entry["NumWidth"], entry["NumHeight"])
    grid = (entry["NumWidth"], entry["NumHeight"]) if entry["UniqueBack"] else (1, 1)
    back = cut(entry["BackURL"], cell if entry["UniqueBack"] else 0, *grid)
    return Seen(card["Memo"], card["Nickname"], card["Description"], card["CardID"], front, back, deck)


def cut(url: str, cell: int, columns: int, rows: int) -> Image.Image:
    sheet = opened(url)
    assert max(sheet.size) <= LARGEST
    assert (sheet.width % columns, sheet.height % rows) == (0, 0)
    width, height = sheet.width // columns, sheet.height // rows
    row, column = divmod(cell, columns)
    return sheet.crop((column * width, row * height, (column + 1) * width, (row + 1) * height))


@cache
def opened(url: str) -> Image.Image:
    assert url.startswith("file:///")
    return Image.open(Path("/" + url.removeprefix("file:///"))).convert("RGB")


def share(image: Image.Image, colour: Colour) -> float:
    """How much of a picture has nearly this colour."""
    pixels = np.asarray(image.convert("RGB")).astype(int)
    return float((abs(pixels - colour).max(axis=2) < 6).mean())
