"""Games whose layouts an editor opens and saves, and their faces before and after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import cairocffi
import numpy as np

from deckwright.authoring.starters import files_of
from deckwright.faces.draw.draw import draw_face
from deckwright.faces.draw.resources import Resources
from deckwright.faces.layouts import Face, FaceRenderer
from deckwright.game.load import load_game
from deckwright.game.model import Game
from deckwright.svg import Renderer
from tests.kit.compare import DPI, Pixels
from tests.kit.project import make


def starter(template: str, root: Path) -> Game:
    for label, data in files_of("game", "A Game of Saves", template, None, "yaml").items():
        path = root / label
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return game_in(root, "game")


def small_game(root: Path, layouts: Mapping[str, str]) -> Game:
    """The game of `cli.project` with *layouts*, the first of which draws its cards."""
    front = next(iter(layouts.values()))
    make(
        root,
        {"layouts/petit/carte.svg": front, **{f"layouts/petit/{k}.svg": text for k, text in layouts.items()}},
    )
    return game_in(root, "petit")


def game_in(root: Path, id: str) -> Game:
    game, problems = load_game(root, id)
    assert game is not None, problems
    return game


def with_layouts(game: Game, texts: Mapping[str, str]) -> Game:
    """The game with other texts in some of its layouts."""
    changed = {key: replace(game.layouts[key], text=text) for key, text in texts.items()}
    return replace(game, layouts={**game.layouts, **changed})


def samples(game: Game, most: int = 2) -> Iterator[tuple[str, Face]]:
    """For each layout the faces of the first cards that it draws, with the layout's key."""
    renderer = FaceRenderer(game)
    counts: dict[str, int] = {}
    for entry in renderer.faces_for(game.decks.values()):
        for face in (entry.front, entry.back):
            if face is not None and counts.setdefault(face.layout, 0) < most:
                counts[face.layout] += 1
                yield face.layout, face
    assert not renderer.problems, renderer.problems


def pixels(face: Face, game: Game, root: Path) -> Pixels:
    size, zoom = face.component.size, DPI / 25.4
    surface = cairocffi.ImageSurface(
        cairocffi.FORMAT_RGB24, round(size.width * zoom), round(size.height * zoom)
    )
    context = cairocffi.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    plate = draw_face(face, Renderer(Resources(game, root)), context, zoom)
    assert not plate.problems, plate.problems
    surface.flush()
    found = np.frombuffer(surface.get_data(), np.uint8).reshape(
        surface.get_height(), surface.get_stride() // 4, 4
    )
    return found[:, : surface.get_width(), 2::-1].copy()
