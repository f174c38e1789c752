"""Where a project lies and which games it holds: all that a command has to know before it loads one."""

from __future__ import annotations

from pathlib import Path

from ..basics.problems import DeckwrightError, problem


def find_project(start: Path) -> Path:
    """The project that *start* lies in: the nearest folder upward that holds `cards/`.

    Raises DeckwrightError (`no-project`).
    """
    here = start.resolve()
    for folder in (here, *here.parents):
        if (folder / "cards").is_dir():
            return folder
    message = f"neither {here} nor a folder above it holds a folder cards/"
    hint = "go into a project, or begin one with: deckwright new NAME"
    raise DeckwrightError(problem("no-project", message, hint=hint))


def games(root: Path) -> list[str]:
    """The games of a project, by name: the folders below `cards/` that hold a `game.yaml`."""
    cards = root / "cards"
    return (
        sorted(entry.name for entry in cards.iterdir() if (entry / "game.yaml").is_file())
        if cards.is_dir()
        else []
    )
