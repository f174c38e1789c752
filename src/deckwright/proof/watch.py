"""Sees the files of a project change, however an editor saves them, and folders come and go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from watchfiles import Change, awatch

WATCHED: Final = ("cards", "layouts", "assets")
STEP: Final = 15  # ms without a change after which changes are told
LONGEST: Final = 120  # ms that changes are gathered
LOOK: Final = 1_000  # ms after which it is seen that a folder has come or gone

Folders = dict[Path, int]  # with the number that the file system knows each by


def is_ours(name: str) -> bool:
    """Whether a file is one that a person edits, and not what an editor keeps beside it."""
    return not (
        name.startswith((".", "~", "#"))
        or name.endswith(("~", ".part", ".swp", ".swx", ".tmp", ".bak", ".crdownload"))
        or name == "4913"  # which vim tries whether it may write
    )


def folders(root: Path) -> Folders:
    found: Folders = {}
    for name in WATCHED:
        try:
            if (root / name).is_dir():
                found[root / name] = (root / name).stat().st_ino
        except OSError:
            continue
    return found


async def changes(root: Path, stop: asyncio.Event) -> AsyncIterator[set[str]]:
    """The labels of what has changed, again and again until *stop*; a folder that has come or gone by its own."""
    known = folders(root)
    while not stop.is_set():
        if not known:
            await asyncio.sleep(LOOK / 1000)
        else:
            async for found in _within(root, known, stop):
                yield found
        now = folders(root)
        if now != known:
            yield {path.name for path in set(now) ^ set(known)} or {path.name for path in now}
            known = now


async def _within(root: Path, known: Folders, stop: asyncio.Event) -> AsyncIterator[set[str]]:
    """Changes in the folders, until one of them comes or goes."""
    watcher = awatch(
        *known,
        watch_filter=lambda change, path: is_ours(Path(path).name),
        debounce=LONGEST,
        step=STEP,
        stop_event=stop,
        rust_timeout=LOOK,
        yield_on_timeout=True,
        ignore_permission_denied=True,
    )
    try:
        async for found in watcher:
            labels = labels_of(found, root)
            if labels:
                yield labels
            if folders(root) != known:
                return
    except (FileNotFoundError, RuntimeError):  # a folder went while it was being watched
        return


def labels_of(found: set[tuple[Change, str]], root: Path) -> set[str]:
    paths = (Path(path) for _, path in found)
    return {path.relative_to(root).as_posix() for path in paths if path.is_relative_to(root)}
