"""The files of a run as drawing reads them: each once, and known by the digest of its bytes."""

from __future__ import annotations

import hashlib
from typing import Final, Protocol

from ...basics.problems import DeckwrightError

ABSENT: Final = "-"  # stands for the digest of what is missing
SYMBOL_SCHEME: Final = "symbol:"


class FileSource(Protocol):
    def read(self, path: str) -> bytes:
        """The bytes of a file, by its project-relative path. Raises DeckwrightError."""

    def symbol(self, name: str) -> str | None:
        """The SVG text of a symbol; None for an unknown one."""


class Reader:
    def __init__(self, source: FileSource) -> None:
        self._source = source
        self._digests: dict[str, str] = {}
        self._failures: dict[str, DeckwrightError] = {}
        self._last = "", b""  # what was read to know its digest will be decoded next

    def digest(self, path: str) -> str:
        """The digest of a file's bytes. Raises DeckwrightError where it cannot be read, the same each time."""
        if path in self._failures:
            raise self._failures[path]
        found = self._digests.get(path)
        if found is None:
            try:
                found = self._digests[path] = digest(self.data(path))
            except DeckwrightError as error:
                self._failures[path] = error
                raise
        return found

    def data(self, path: str) -> bytes:
        """The bytes of a file. Raises DeckwrightError."""
        if self._last[0] != path:
            self._last = path, self._source.read(path)
        return self._last[1]

    def state(self, name: str) -> str:
        """The digest of what drawing knows as *name*: a file by its path, or `symbol:…`; ABSENT where it is missing."""
        if name.startswith(SYMBOL_SCHEME):
            return symbol_digest(self._source.symbol(name.removeprefix(SYMBOL_SCHEME)))
        try:
            return self.digest(name)
        except DeckwrightError:
            return ABSENT


def symbol_digest(text: str | None) -> str:
    return ABSENT if text is None else digest(text.encode())


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
