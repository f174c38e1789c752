"""The tiles: a plan for each row of the table, and the mark of the entry."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import yaml

from ..document import Fragment, fill, placed, stroke
from ..paths import PathData, polygon
from ..plans.floors import Tile, tile_picture
from .inks import INK, PAPER

ROWS = Path(__file__).resolve().parents[3] / "cards" / "ravenloft" / "tuiles.yaml"


def table() -> dict[str, Tile]:
    """The rows of cards/ravenloft/tuiles.yaml."""
    told = yaml.safe_load(ROWS.read_text(encoding="utf-8"))
    shared = told.pop("_defaults")
    keys = ("rows", "edges", "entry", "triangle", "doors", "seed")
    return {name: Tile(**{key: one[key] for key in keys if key in one}) for name, row in told.items() for one in [shared | row]}


def triangle(tile: Tile) -> Fragment:
    """The mark of the entry, at the middle of its edge, its point outward."""
    if tile.triangle == "aucun":
        return ""
    wide, high = tile.size
    side = tile.entry[0]
    middle = (wide if side in "NS" else high) / 2
    if tile.entry[1:]:
        middle = 44.0 + 88 * (int(tile.entry[1:]) - 1)
    x, y, angle = {
        "S": (middle, high - 2.4, 0), "N": (middle, 2.4, 180), "W": (2.4, middle, 90), "E": (wide - 2.4, middle, -90),
    }[side]  # fmt: skip
    outer = [(0.0, 0.0), (-5.0, -8.6), (5.0, -8.6)]
    centre = (0.0, -5.73)

    def inset(part: float) -> PathData:
        return polygon([(px * part, centre[1] + (py - centre[1]) * part) for px, py in outer])

    mark = stroke(polygon(outer), PAPER, 1.6) + fill(polygon(outer), INK)
    mark += fill(inset(0.56), PAPER) if tile.triangle == "blanc" else stroke(inset(0.62), PAPER, 0.34)
    return placed(mark, x, y, angle=angle)


def _drawn(tile: Tile) -> str:
    return tile_picture(tile, triangle(tile))


def drawings() -> dict[str, Callable[[], str]]:
    """Path of the file → the function that returns its whole text."""
    return {f"tuiles/{name}.svg": partial(_drawn, tile) for name, tile in table().items()}
