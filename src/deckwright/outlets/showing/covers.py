"""Pictures for shops and forums, in the shapes that they ask for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...faces.draw.types import ShownGame
from ...sheets.write.png import png
from .scene import choose, fan, ground_of, paint

DPI: Final = 96.0
COVERS: Final = {"1x1": (1200, 1200), "16x9": (1600, 900), "3x2": (1500, 1000)}
CARDS: Final = 5


def covers(drawn: ShownGame) -> Iterator[tuple[str, bytes]]:
    """A fan of cards in each shape, a PNG by the name of the shape."""
    faces = [one.front for one in choose(drawn, CARDS)]
    ground = ground_of(drawn)
    for shape, (width, height) in COVERS.items():
        yield shape, png(paint(fan(faces, width, height), width, height, drawn.tools.renderer, ground), DPI)
