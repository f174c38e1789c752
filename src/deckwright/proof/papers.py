"""The sheets of a state, for the page to draw them from its faces: no picture of a sheet is made."""

from __future__ import annotations

from typing import Any

from ..faces.draw.types import piece_of
from ..sheets.impose import Piece, impose
from ..sheets.impose.plan import Placement, Sheet
from ..sheets.options import Options
from .state import State


def sheets(state: State, asked: Options | None = None) -> dict[str, Any]:
    """The sheets as `game.yaml` says, or as they are *asked* for."""
    if state.game is None or state.options is None:
        return {"rev": state.rev, "sheets": [], "facts": {}, "problems": []}
    options = asked or state.options
    spec = options.sheets
    imposition = impose(pieces(state), spec, options.own)
    pages = [
        _page(sheet, document.part, page, state)
        for document in imposition.documents
        for page, sheet in enumerate(document.sheets, 1)
    ]
    place = next(iter(state.game.sheet_places.values()), None)
    margins = spec.margins
    return {
        "rev": state.rev,
        "sheets": pages,
        "facts": {
            "paper": spec.paper.id,
            "orientation": spec.orientation,
            "margin": [margins.left, margins.top, margins.right, margins.bottom],
            "gutter": spec.gutter,
            "marks": spec.marks,
            "backs": spec.backs,
            "order": spec.order,
            "copies": sum(page["cards"] for page in pages),
            "papers": len({(page["part"], page["number"]) for page in pages}),
            "file": place.file if place else f"cards/{state.game.id}/game.yaml",
            "line": place.line if place else 1,
        },
        "faces": {
            digest: [face.component.size.width, face.component.size.height, face.component.bleed]
            for digest, face in state.faces.items()
        },
        "problems": [
            {"message": p.message, "hint": p.hint, "severity": p.severity} for p in imposition.problems
        ],
    }


def count(state: State) -> int:
    """The sheets of paper that all cards take."""
    return int(sheets(state)["facts"].get("papers", 0))


def pieces(state: State) -> list[Piece]:
    return [piece_of(shown.card_faces) for shown in state.cards.values()]


def _page(sheet: Sheet, part: str, page: int, state: State) -> dict[str, Any]:
    return {
        "part": part,
        "page": page,
        "number": sheet.number,
        "side": sheet.side,
        "w": sheet.paper.width,
        "h": sheet.paper.height,
        "cards": sum(placement.side == "front" for placement in sheet.placements),
        "marks": [
            [_short(v) for v in (line.start.x, line.start.y, line.end.x, line.end.y)] for line in sheet.marks
        ],
        "placements": [_placement(placement, state) for placement in sheet.placements],
    }


def _placement(placement: Placement, state: State) -> dict[str, Any]:
    return {
        "face": state.digests.get(placement.face),
        "card": placement.card,
        "deck": placement.deck,
        "copy": placement.copy,
        "rect": [_short(v) for v in placement.rect],
        "clip": [_short(v) for v in placement.clip],
        "rotation": placement.rotation,
    }


def _short(value: float) -> float:
    return round(value, 3)
