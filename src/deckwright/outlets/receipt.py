"""What an export has left in its folder, so that the next one takes away what it does not make any more: a card that is
gone, numbered otherwise, or shown by another picture. What anybody has changed since, or put there, stays.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from ..basics.cache import Cache

LIMIT: Final = 8 << 20  # bytes of all receipts
KEPT: Final = (".json", ".zip")  # tables as they were, and kits of other days: nobody makes them again


class Receipt:
    """The files that exports into *folder* have made, each with the digest of its bytes."""

    def __init__(self, folder: Path, build: Path) -> None:
        """*build* is the project's folder of outputs."""
        self._folder = folder
        self._cache = Cache(build / ".cache/exports", LIMIT)
        self._key = str(folder.resolve())

    def sweep(self, made: Iterable[Path]) -> int:
        """Delete what an export before has made and this one, of *made*, has not; how many files that are."""
        there = {
            path.relative_to(self._folder).as_posix() for path in made if path.is_relative_to(self._folder)
        }
        before, gone = self._read(), 0
        for name, digest_then in before.items():
            path = self._folder / name
            if name not in there and _is_ours(name) and _digest(path) == digest_then:
                path.unlink()
                gone += 1
                with suppress(OSError):  # there is more in it
                    path.parent.rmdir()
        now = {name: digest for name in sorted(there) if (digest := _digest(self._folder / name))}
        self._cache.put(self._key, json.dumps(now).encode())
        self._cache.trim()
        return gone

    def _read(self) -> dict[str, str]:
        data = self._cache.get(self._key)
        return dict(json.loads(data)) if data is not None else {}


def _is_ours(name: str) -> bool:
    return not name.endswith(KEPT) and ".." not in Path(name).parts


def _digest(path: Path) -> str | None:
    if path.is_symlink() or not path.is_file():
        return None
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
