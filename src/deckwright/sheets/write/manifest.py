"""The manifest beside each output: what every face shows, as the drawing recorded it, and where it stands.

Millimetres. A face's boxes are measured from its trim corner; a placement's box is its trim on the page, once
turned clockwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from ...basics.geometry import Size
from ...basics.records import dataclass
from ...svg.canvas.record import SymbolBox, TextBox
from ..impose import Placement, SheetFile
from ..impose.plan import Side


@dataclass(frozen=True, slots=True)
class FaceEntry:
    """One drawn face, with what the drawing recorded: boxes in millimetres from the trim corner."""

    id: str
    card: str | None  # None: a back that cards share
    deck: str
    side: Side
    size: Size
    bleed: float
    digest: str
    symbols: Sequence[SymbolBox] = ()
    texts: Sequence[TextBox] = ()


def manifest(faces: Iterable[FaceEntry], files: Iterable[tuple[str, SheetFile]]) -> dict[str, Any]:
    """The manifest of *faces* and of the pages of *files*, each a file name with what it shows."""
    return {
        "faces": [_face(face) for face in faces],
        "sheets": [
            {
                "file": file,
                "page": page,
                "side": sheet.side,
                "width_mm": _number(sheet.paper.width),
                "height_mm": _number(sheet.paper.height),
                "placements": [_placement(placement) for placement in sheet.placements],
            }
            for file, document in files
            for page, sheet in enumerate(document.sheets, 1)
        ],
    }


def manifest_json(content: dict[str, Any]) -> bytes:
    """*content* as UTF-8 JSON: keys sorted, one face or page a line, the same bytes for the same content."""
    parts = []
    for key in sorted(content):
        lines = ",\n".join(json.dumps(entry, ensure_ascii=False, sort_keys=True) for entry in content[key])
        parts.append(f'"{key}": [\n{lines}\n]')
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def _face(face: FaceEntry) -> dict[str, Any]:
    return {
        "id": face.id,
        "card": face.card,
        "deck": face.deck,
        "side": face.side,
        "width_mm": _number(face.size.width),
        "height_mm": _number(face.size.height),
        "bleed_mm": _number(face.bleed),
        "digest": face.digest,
        "symbols": [
            {
                "name": symbol.name,
                "x": _number(symbol.rect.x),
                "y": _number(symbol.rect.y),
                "w": _number(symbol.rect.width),
                "h": _number(symbol.rect.height),
            }
            for symbol in face.symbols
        ],
        "texts": [
            {"id": text.id, "scale": _number(text.scale), "lines": text.lines, "overflow": text.overflow}
            for text in face.texts
        ],
    }


def _placement(placement: Placement) -> dict[str, Any]:
    return {
        "face": placement.face,
        "card": placement.card,
        "deck": placement.deck,
        "side": placement.side,
        "copy": placement.copy,
        "x": _number(placement.rect.x),
        "y": _number(placement.rect.y),
        "w": _number(placement.rect.width),
        "h": _number(placement.rect.height),
        "rotation": _number(placement.turn),
    }


@lru_cache(8192)  # most stand in many faces, and on all pages
def _number(value: float) -> float | int:
    """To a tenth of a micrometre; whole numbers without a point."""
    rounded = round(value, 4)
    return int(rounded) if rounded == int(rounded) else rounded
