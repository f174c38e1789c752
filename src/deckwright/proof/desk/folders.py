"""A folder that somebody names, to open a game in it: only then is it looked into, and names and numbers are told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from ...basics.problems import DeckwrightError, RequestError, problem
from ...build.folder.find import SUFFIXES as PICTURES
from ...game.projects import find_project, games
from .recent import shown, title_in

MOST: Final = 60  # folders that are named
COUNTED: Final = 5_000  # entries that are looked at


def folder_at(typed: str) -> Path:
    """The folder that a person types or pastes: quoted, from the home folder, or as a file manager copies it.

    Raises RequestError where there is none.
    """
    text = typed.strip().strip("\"'").strip()
    if text.startswith("file://"):
        text = unquote(urlsplit(text).path)
    try:
        path = Path(text).expanduser()
        is_there = path.is_absolute() and path.is_dir()
    except (OSError, RuntimeError, ValueError):  # no such user, a name too long, a NUL
        path, is_there = Path(), False
    if not is_there:
        message = f"there is no folder {text[:120]!r}"
        hint = "type the whole of it, such as ~/Documents/Deckwright or C:\\Games"
        raise RequestError(problem("option-conflict", message, hint=hint))
    return path.resolve()


def games_at(folder: Path) -> tuple[Path, list[str]]:
    """The project that a folder is, or lies in, and its games; else the folder itself, and none."""
    try:
        root = find_project(folder)
        return root, games(root)
    except (DeckwrightError, OSError):
        return folder, []


def look_into(typed: str) -> dict[str, Any]:
    """What the page is told of a folder. Raises RequestError where there is none, or it may not be read."""
    folder = folder_at(typed)
    root, found = games_at(folder)
    try:
        names = sorted(each.name for each in _visible(folder) if each.is_dir())
        pictures = sum(1 for each in _visible(folder) if each.suffix.lower() in PICTURES)
    except OSError as error:
        message = f"the folder {shown(folder)} may not be read: {error.strerror}"
        raise RequestError(problem("option-conflict", message)) from None
    return {
        "path": shown(root if found else folder),
        "games": [{"game": game, "title": title_in(root, game)} for game in found],
        "folders": [] if found else [{"name": name, "path": shown(folder / name)} for name in names[:MOST]],
        "pictures": pictures,
    }


def _visible(folder: Path) -> Iterator[Path]:
    for number, each in enumerate(folder.iterdir()):
        if number >= COUNTED:
            return
        if not each.name.startswith("."):
            yield each
