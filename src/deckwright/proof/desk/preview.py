"""A game that is not yet one: its files lie in a folder that goes with the program, and its cards can be seen."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...authoring.beginning import NewGame
from ...faces.layouts import Face
from ..bench import Workbench
from ..cards import entries
from ..records import Cache
from ..state import Found, State


class Preview:
    """*root*: a folder of its own, below which the game is laid out."""

    def __init__(self, game: NewGame, root: Path) -> None:
        self.game, self.root = game, root
        shutil.rmtree(root, ignore_errors=True)
        for label, data in game.files.items():
            (root / label).parent.mkdir(parents=True, exist_ok=True)
            (root / label).write_bytes(data)
        self._bench = Workbench(root, game.id, cache=Cache(root / "build/.cache/proof"))
        self._drawing = threading.Lock()
        self.state: State = self._bench.read(State())

    @property
    def found(self) -> Sequence[Found]:
        return self.state.found

    def cards(self) -> list[dict[str, Any]]:
        """The cards as the grid of a game has them."""
        return list(entries(self.state, self.found).values())

    def picture(self, digest: str, width: int) -> bytes | None:
        """The picture of a face; None where there is none of this digest."""
        face: Face | None = self.state.faces.get(digest)
        if face is None:
            return None
        with self._drawing:
            return self._bench.picture(face, digest, width, self.state)
