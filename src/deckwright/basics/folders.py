"""Walking through folders that may be nested as deep as a file system allows."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TABLE_CELLS: Final = "table-cells.txt"  # of a game: where its cards lie on the sheets of virtual tables


def walk(top: Path, *, follow: bool = False) -> Iterator[tuple[str, list[str], list[str]]]:
    """As `os.walk` from the top down, which before Python 3.12 calls itself for each level and fails below a thousand.

    *follow*: also through links to folders. A folder that cannot be read is left out.
    """
    waiting = [os.fspath(top)]
    while waiting:
        here = waiting.pop()
        folders: list[str] = []
        files: list[str] = []
        try:
            with os.scandir(here) as entries:
                for entry in entries:
                    (folders if _is_folder(entry) else files).append(entry.name)
        except OSError:
            continue
        yield here, folders, files
        inner = [os.path.join(here, name) for name in reversed(folders)]  # noqa: PTH118 - paths as text, by the thousand
        waiting += [path for path in inner if follow or not os.path.islink(path)]  # noqa: PTH114


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a loop of links
        return False
