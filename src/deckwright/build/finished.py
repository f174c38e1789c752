"""What a build was made from and what it made: where neither has changed since, there is nothing left to do.

Everything that a build can read is looked at, each file by its bytes; nothing goes by times. What it made counts by its
bytes, too: a file that was deleted or changed since is made anew.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ..basics.cache import Cache
from ..basics.fingerprint import program_state
from ..basics.folders import TABLE_CELLS, walk
from ..basics.problems import Problem
from ..basics.records import dataclass

_LARGE: Final = 1_000_000_000  # bytes, beyond what is ever read: its size and time are looked at alone
LIMIT: Final = 8 << 20  # bytes of all that is remembered
FOLDERS: Final = ("layouts", "assets")  # of a project, beside that of the game's cards


@dataclass(frozen=True, slots=True)
class Item:
    """A file that was made."""

    path: str  # from the folder of the outputs
    pages: int
    is_picture: bool
    digest: str


@dataclass(frozen=True, slots=True)
class Finished:
    """The outcome of a build; `fonts` are the files that it took its fonts from, with their state then."""

    items: tuple[Item, ...]
    problems: tuple[Problem, ...]
    cards: int
    distinct: int
    backs: int = 0
    fonts: tuple[str, ...] = ()
    fonts_state: str = ""


class FinishedBuilds:
    """The finished builds of one game, asked for in one way: *key* tells it from all others."""

    def __init__(self, root: Path, game: str, key: str, outputs: Path) -> None:
        self._cache = Cache(root / "build/.cache/builds", LIMIT)
        self._folders = [root / "cards" / game, *(root / name for name in FOLDERS)]
        self._request = f"{game}\n{key}"
        self._outputs = outputs
        self._state = self._read()

    def find(self) -> Finished | None:
        """What a build has made from what is there now, if all that it made is there still."""
        data = self._cache.get(self._state)
        finished = _unpack(data) if data is not None else None
        if finished is None or files_state(finished.fonts) != finished.fonts_state:
            return None
        paths = [self._outputs / item.path for item in finished.items]
        states = [_state_of(path) for path in paths]
        return finished if states == [item.digest for item in finished.items] else None

    def keep(self, finished: Finished) -> None:
        """Remember a build that has just ended; not if its files were edited meanwhile."""
        if self._read() == self._state:
            self._cache.put(self._state, _pack(finished))
            self._cache.trim()

    def _read(self) -> str:
        whole = hashlib.sha256(f"build\n{program_state()}\n{self._request}".encode())
        for folder in self._folders:
            for path in _files_below(folder):
                if path.name == TABLE_CELLS:  # an export writes it, and no build reads it
                    continue
                whole.update(f"\0{path.relative_to(folder).as_posix()}\0{_state_of(path)}".encode())
            whole.update(b"\0\0")
        return whole.hexdigest()


def files_state(files: Iterable[str]) -> str:
    """A digest of files by their names and bytes, in this order."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(f"{Path(file).name}\0{_state_of(Path(file))}\0".encode())
    return whole.hexdigest()


def item(path: Path, outputs: Path, pages: int, is_picture: bool) -> Item:
    """What to remember of the file at *path*, which has just been made."""
    return Item(path.relative_to(outputs).as_posix(), pages, is_picture, _state_of(path))


def _files_below(folder: Path) -> Iterator[Path]:
    """Every file in a fixed order, links followed, but none in a circle."""
    seen = set[tuple[int, int]]()
    for here, folders, files in walk(folder, follow=True):
        state = os.stat(here)  # noqa: PTH116 - a path as text, by the thousand
        if (state.st_dev, state.st_ino) in seen:
            folders.clear()
            continue
        seen.add((state.st_dev, state.st_ino))
        folders.sort()
        yield from (Path(here, name) for name in sorted(files))


def _state_of(path: Path) -> str:
    """The digest of a file; of one that cannot be read, why."""
    if not path.is_file():
        return "no file"  # a pipe is not waited for
    try:
        state = path.stat()
        if state.st_size > _LARGE:
            return f"{state.st_size} {state.st_mtime_ns}"
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        return type(error).__name__


# A finished build as JSON


def _pack(finished: Finished) -> bytes:
    content = {
        "items": [[item.path, item.pages, item.is_picture, item.digest] for item in finished.items],
        "problems": [found.to_values() for found in finished.problems],
        "counts": [finished.cards, finished.distinct, finished.backs],
        "fonts": [finished.fonts, finished.fonts_state],
    }
    return json.dumps(content, ensure_ascii=False).encode()


def _unpack(data: bytes) -> Finished | None:
    try:
        content: dict[str, Sequence[Any]] = json.loads(data)
        items = tuple(Item(*entry) for entry in content["items"])
        problems = tuple(Problem.from_values(entry) for entry in content["problems"])
        (cards, distinct, backs), (fonts, state) = content["counts"], content["fonts"]
        return Finished(items, problems, cards, distinct, backs, tuple(fonts), state)
    except (ValueError, TypeError, KeyError):
        return None
