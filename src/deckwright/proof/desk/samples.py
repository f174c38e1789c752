"""The templates with their pictures: drawn from the games that they make, once while the program runs."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ...authoring import starters
from .preview import Preview

ROUND: Final = 8  # pieces that are shown of a template of small ones
SMALL: Final = 45.0  # mm: of pieces whose longer side is less, so many are shown

Frame = dict[str, Any]  # what the page draws a face in


class Samples:
    """*folder*: where the games are made that the pictures are drawn from."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made: dict[str, Preview] = {}
        self._making = threading.Lock()

    def preview(self, template: str) -> Preview:
        """The game that a template makes. Raises RequestError for one that there is not."""
        with self._making:
            if template not in self._made:
                told = starters.facts(starters.template_named(template))
                title = str(told.get("title") or template.capitalize())
                made = starters.new_game("sample", title, template, None, "yaml")
                self._made[template] = Preview(made, self._folder / template)
            return self._made[template]

    def answer(self, template: str) -> dict[str, Any]:
        """What the page says of a template, and the faces that it shows."""
        told, preview = starters.facts(template), self.preview(template)
        return {
            "id": template,
            "title": template.replace("-", " ").capitalize(),
            "about": str(told["about"]).partition(":")[0].rstrip("."),
            "size": str(told["size"]),
            "round": bool(told.get("round")),
            "least": float(told["least"]),
            "cards": preview.game.cards,
            "faces": _chosen(preview.cards()),
        }


def _chosen(cards: Sequence[Frame]) -> list[Frame]:
    """Two fronts, and a back or another front; of small pieces many fronts."""
    if not cards:
        return []
    if max(cards[0]["w"], cards[0]["h"]) < SMALL:
        return [_frame(card, "front") for card in cards[:ROUND]]
    spread = [cards[0], cards[len(cards) // 2], cards[-1]][: len(cards)]
    shown = [_frame(card, "front") for card in spread]
    if cards[0]["back"]:
        shown[-1:] = [_frame(cards[0], "back")]
    return shown


def _frame(card: Frame, side: str) -> Frame:
    return {"front": card[side]} | {name: card[name] for name in ("w", "h", "bleed", "r", "shape")}
