"""Bytes by key in a folder that may be deleted, copied or damaged at any time: what is damaged counts as missing.

Every entry carries the digest of its bytes, so that what another program or a power cut left is never taken for ours.
Several builds may use one folder at once.
"""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

LIMIT: Final = 256 << 20  # bytes that stay after a build
TAG: Final = "CACHEDIR.TAG"

_MAGIC: Final = b"deckwright cache 1\n"
_TAG_TEXT: Final = (
    "Signature: 8a477f597d28d172789f06886806bc55\n"  # https://bford.info/cachedir/
    "# What Deckwright has drawn. It can be deleted at any time.\n"
)
_ENTRY: Final = re.compile(r"[0-9a-f]{64}(\.[0-9a-f]{16}\.part)?")
_FRESH: Final = 3600.0  # seconds, for which a use need not be noted again
_ABANDONED: Final = 3600.0  # seconds, after which no process is still writing a part


class Cache:
    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self._folder = folder
        self._limit = limit
        self._has_put = False

    def get(self, key: str) -> bytes | None:
        """What was put under *key*; None where it is missing or damaged."""
        path = self._path(key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        start = len(_MAGIC) + hashlib.sha256().digest_size
        body = data[start:]
        if data[:start] != _MAGIC + hashlib.sha256(body).digest():
            return None
        _note_use(path)
        return body

    def put(self, key: str, data: bytes) -> None:
        """Keep *data*, if possible: a full disk or a folder that cannot be written is no error."""
        path = self._path(key)
        self._has_put = True
        part = path.with_name(f"{path.name}.{secrets.token_hex(8)}.part")
        try:
            self._prepare()
            with part.open("xb") as file:
                file.writelines((_MAGIC, hashlib.sha256(data).digest(), data))
            part.replace(path)
        except OSError:
            with suppress(OSError):
                part.unlink()

    def trim(self) -> None:
        """Delete what has not been used for longest, until the limit is kept. Nothing is done where nothing was put."""
        if not self._has_put:
            return
        kept = 0
        for path, size, used in sorted(self._entries(), key=lambda entry: -entry[2]):
            kept += size
            is_left_over = path.suffix == ".part" and time.time() - used > _ABANDONED
            if kept > self._limit or is_left_over:
                with suppress(OSError):
                    path.unlink()

    def _path(self, key: str) -> Path:
        return self._folder / hashlib.sha256(key.encode()).hexdigest()

    def _prepare(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        tag = self._folder / TAG
        if not tag.exists():
            tag.write_text(_TAG_TEXT, encoding="ascii")

    def _entries(self) -> Iterator[tuple[Path, int, float]]:
        """Our files with their size and the time of their last use; no other's."""
        with suppress(OSError), os.scandir(self._folder) as entries:
            for entry in entries:
                if _ENTRY.fullmatch(entry.name):
                    with suppress(OSError):
                        status = entry.stat(follow_symlinks=False)
                        yield Path(entry.path), status.st_size, status.st_mtime


def _note_use(path: Path) -> None:
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > _FRESH:
            os.utime(path)
