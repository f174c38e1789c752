"""What lies in a revision beside plain files: links, which are followed within it, and pointers of Git LFS."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

FILE_MODES: Final = ("100644", "100755")
LINK_MODE: Final = "120000"
MODULE_MODE: Final = "160000"  # another repository within
DEEPEST: Final = 20  # links that lead to links
MOST: Final = 20_000  # files that one link may stand for

_POINTER: Final = re.compile(
    rb"version https://git-lfs\.github\.com/spec/v\d+\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\n"
)
LONGEST_POINTER: Final = 1024  # bytes


class Entry(NamedTuple):
    """What a revision has under a path, from the top of the repository."""

    mode: str
    object: str
    path: str


class LeadsNowhereError(Exception):
    """A link cannot be followed; the text says why."""


class Links:
    """Follows the links of one revision; *text_of* gives what is written in a link."""

    def __init__(self, entries: Mapping[str, Entry], text_of: Callable[[Entry], str]) -> None:
        self._entries, self._text_of = entries, text_of
        self._texts: dict[str, str] = {}

    def files(self, link: Entry) -> list[Entry]:
        """The files that a link stands for, under the paths that it gives them. Raises LeadsNowhereError."""
        found: list[Entry] = []
        for entry in self._below(link, link.path, 0):
            if len(found) == MOST:
                raise LeadsNowhereError(f"it stands for more than {MOST} files")
            found.append(entry)
        return found

    def _below(self, link: Entry, seen_at: str, depth: int) -> Iterator[Entry]:
        if depth > DEEPEST:
            raise LeadsNowhereError("it leads in a circle")
        end = self._end(self._target(link), depth)
        entry = self._entries.get(end)
        if entry is not None and entry.mode in FILE_MODES:
            yield entry._replace(path=seen_at)
            return
        inside = [each for path, each in self._entries.items() if path.startswith(f"{end}/")]
        if not inside:
            raise LeadsNowhereError(f"nothing lies at {end}")
        for each in inside:
            path = seen_at + each.path.removeprefix(end)
            if each.mode in FILE_MODES:
                yield each._replace(path=path)
            elif each.mode == LINK_MODE:
                yield from self._below(each, path, depth + 1)

    def _end(self, path: str, depth: int) -> str:
        """Where a path leads once the links in it are followed."""
        parts = path.split("/")
        for count in range(1, len(parts) + 1):
            entry = self._entries.get("/".join(parts[:count]))
            if entry is not None and entry.mode == LINK_MODE:
                if depth > DEEPEST:
                    raise LeadsNowhereError("it leads in a circle")
                return self._end("/".join([self._target(entry), *parts[count:]]), depth + 1)
        return path

    def _target(self, link: Entry) -> str:
        if link.path not in self._texts:
            self._texts[link.path] = self._text_of(link)
        text = self._texts[link.path]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(link.path), text))
        if text.startswith("/") or target.split("/")[0] == "..":
            raise LeadsNowhereError(f"it leads to {text}, outside the repository")
        return target


def large_file(content: bytes, store: Path) -> Path | bool | None:
    """The file that a pointer of Git LFS stands for, in the clone's own *store*; None where that lacks it.

    False for what is no pointer.
    """
    match = _POINTER.match(content) if len(content) <= LONGEST_POINTER else None
    if match is None:
        return False
    name = match[1].decode()
    path = store / name[:2] / name[2:4] / name
    return path if path.is_file() else None
