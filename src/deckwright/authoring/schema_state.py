"""Whether the schemas of a game are as its files are now: looked at in every build, and seldom not so."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

from ..basics.files import write_all
from ..basics.problems import DeckwrightError
from .schema_line import LINE, OURS, schema_folder

_ALWAYS: Final = {"game.json", "rules.json", "cards.json"}


def refresh(root: Path, game: str, *, lines: bool = False) -> None:
    """Write the schemas anew where the game has changed since, if it has some; where it cannot be read, they stay.

    With *lines*, files that have come since are given the line that names their schema.
    """
    own = root / f"cards/{game}/game.yaml"
    line = LINE.search(own.read_bytes()) if own.is_file() else None
    if line is None or not OURS.fullmatch(line["schema"]) or _is_fresh(root, game):
        return
    from .schemas import plan  # noqa: PLC0415 - with all that loads a game, which is seldom needed

    with contextlib.suppress(DeckwrightError):
        files = plan(root, game).files
        ours = {
            label: data for label, data in files.items() if lines or label.startswith(schema_folder(game))
        }
        write_all((root / label, data) for label, data in ours.items())
        for schema in (root / schema_folder(game)).iterdir():
            schema.touch()  # looked at now, changed or not


def _is_fresh(root: Path, game: str) -> bool:
    """Whether no card, declaration, picture or layout has come, gone or changed since the schemas were written."""
    schemas = {file.name: file.stat().st_mtime_ns for file in (root / schema_folder(game)).glob("*.json")}
    folders = [root / part / game for part in ("cards", "assets", "layouts")]
    sources = (path for folder in folders for path in (folder, *folder.rglob("*")) if path.exists())
    return schemas.keys() >= _ALWAYS and all(
        path.stat().st_mtime_ns < min(schemas.values()) for path in sources
    )
