"""The manifest: the names and numbers that scripts rely on."""

import json

from deckwright.basics.geometry import Rect, Size
from deckwright.sheets.impose import Piece, impose, sheet_spec
from deckwright.sheets.write.manifest import FaceEntry, manifest, manifest_json
from deckwright.svg.canvas.record import SymbolBox, TextBox

FACE = FaceEntry(
    id="ancre/front",
    card="ancre",
    deck="butina",
    side="front",
    size=Size(63, 88),
    bleed=3,
    digest="abc123",
    symbols=[SymbolBox("coeur", Rect(5.00004, 6, 4.5, 4.5))],
    texts=[TextBox("rules", "Piochez.", 0.95, 3, False, Rect(4, 40, 55, 12), 8.55)],
)


def example() -> dict[str, list[dict[str, object]]]:
    pieces = [
        Piece("ancre", "butina", "ancre/front", "butina/back", Size(63, 88), 3, 2),
        Piece("seul", "butina", "seul/front", "seul/back", Size(63, 88), 3, 1, own_back=True),
    ]
    (document,) = impose(pieces, sheet_spec({"paper": "a4", "orientation": "landscape"})[0]).documents
    return manifest([FACE], [("game-cards-a4.pdf", document)])


def test_faces() -> None:
    assert example()["faces"] == [
        {
            "id": "ancre/front",
            "card": "ancre",
            "deck": "butina",
            "side": "front",
            "width_mm": 63,
            "height_mm": 88,
            "bleed_mm": 3,
            "digest": "abc123",
            "symbols": [{"name": "coeur", "x": 5, "y": 6, "w": 4.5, "h": 4.5}],
            "texts": [{"id": "rules", "scale": 0.95, "lines": 3, "overflow": False}],
        }
    ]


def test_sheets() -> None:
    """A4 landscape: columns from 22.5 mm, rows from 17 mm; the long edge turns backs upside down."""
    front, back = example()["sheets"]

    def placed(face: str, card: str | None, side: str, copy: int, x: float, y: float) -> dict[str, object]:
        turn = 0 if side == "front" else 180
        return {
            "face": face,
            "card": card,
            "deck": "butina",
            "side": side,
            "copy": copy,
            "x": x,
            "y": y,
            "w": 63,
            "h": 88,
            "rotation": turn,
        }

    page = {"file": "game-cards-a4.pdf", "width_mm": 297, "height_mm": 210}
    assert front == page | {
        "page": 1,
        "side": "front",
        "placements": [
            placed("ancre/front", "ancre", "front", 1, 22.5, 17),
            placed("ancre/front", "ancre", "front", 2, 85.5, 17),
            placed("seul/front", "seul", "front", 1, 148.5, 17),
        ],
    }
    assert back == page | {
        "page": 2,
        "side": "back",
        "placements": [
            placed("butina/back", None, "back", 1, 22.5, 105),
            placed("butina/back", None, "back", 2, 85.5, 105),
            placed("seul/back", "seul", "back", 1, 148.5, 105),
        ],
    }


def test_json() -> None:
    data = manifest_json(example())
    assert json.loads(data) == example()
    assert data == manifest_json(example())
    assert data.decode().splitlines()[:2] == ["{", '"faces": [']
    assert json.loads(manifest_json({"faces": [], "sheets": []})) == {"faces": [], "sheets": []}
