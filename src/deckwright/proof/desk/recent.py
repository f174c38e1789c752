"""The games that were opened before, remembered in the user's own configuration."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from ...basics.files import write_beside
from ...basics.problems import DeckwrightError
from ...basics.records import dataclass
from ...game.projects import games
from ...game.source import Mapping as MappingNode
from ...game.source import Scalar, read_yaml
from ...sheets.printers import config_folder

FILE: Final = "games.json"
MOST: Final = 40
FOLDER: Final = "Deckwright"


@dataclass(frozen=True, slots=True)
class KnownGame:
    """A game and what was seen of it last."""

    root: str
    game: str
    title: str
    cards: int = 0
    cover: str = ""  # the digest of its first face
    round: bool = False
    at: float = 0  # when it was opened last, in seconds since the epoch

    @property
    def key(self) -> str:
        """Names it on the page, which is told no path to ask for."""
        return hashlib.sha256(f"{self.root}\0{self.game}".encode()).hexdigest()[:16]

    @property
    def is_there(self) -> bool:
        return (Path(self.root) / "cards" / self.game / "game.yaml").is_file()


def known_games() -> list[KnownGame]:
    """Those of the configuration, the last one first; none where it cannot be read."""
    try:
        found = json.loads((config_folder() / FILE).read_text(encoding="utf-8"))
        read = [KnownGame(**entry) for entry in found]
    except (OSError, ValueError, TypeError, DeckwrightError):
        return []
    return sorted(read, key=lambda one: one.at, reverse=True)


def remember(game: KnownGame) -> None:
    """Put a game at the head of the list. A list that cannot be kept is no reason to stop."""
    _keep([game, *(one for one in known_games() if one.key != game.key)])


def forget(key: str) -> None:
    _keep(one for one in known_games() if one.key != key)


def _keep(games: Iterable[KnownGame]) -> None:
    entries = [asdict(one) for one in games][:MOST]
    try:
        write_beside(config_folder() / FILE, json.dumps(entries, indent=1, ensure_ascii=False).encode())
    except DeckwrightError:
        return


def games_of_project(root: Path, known: Mapping[str, KnownGame]) -> list[KnownGame]:
    """All games of a project, with what is known of those that were opened before."""
    found = []
    for name in games(root):
        fresh = KnownGame(str(root), name, title_in(root, name))
        found.append(replace(known.get(fresh.key, fresh), title=fresh.title))
    return found


def title_in(root: Path, game: str) -> str:
    """The title that a game.yaml gives, read without the rest of the game; else the folder's name."""
    try:
        node, _ = read_yaml((root / f"cards/{game}/game.yaml").read_text(encoding="utf-8"), "game.yaml")
    except (OSError, UnicodeDecodeError, DeckwrightError):
        return game
    title: Any = node.get("title") if isinstance(node, MappingNode) else None
    while isinstance(title, MappingNode):  # one for each language
        title = next((value for _, value in title.entries.values()), None)
    return str(title.value) if isinstance(title, Scalar) and title.value else game


def usual_folder() -> Path:
    """Where games lie that are begun outside of a project: `Deckwright` among the user's documents."""
    home = Path.home()
    documents = _documents_of_desktop(home) or home / "Documents"
    return (documents if documents.is_dir() else home) / FOLDER


def _documents_of_desktop(home: Path) -> Path | None:
    """What a Linux desktop calls the folder of documents, in the language of its user."""
    if sys.platform in ("win32", "darwin"):
        return None
    config = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    try:
        lines = (config / "user-dirs.dirs").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return None
    for line in lines:
        if line.startswith("XDG_DOCUMENTS_DIR="):
            return Path(line.partition("=")[2].strip().strip('"').replace("$HOME", str(home)))
    return None


def shown(path: Path) -> str:
    """A path as people know it: below the home folder, from there."""
    home = Path.home()
    return (
        f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) and path != home else str(path)
    )
