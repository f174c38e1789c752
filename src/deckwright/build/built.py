"""What comes of a request: files, and what was found on the way."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ..basics.problems import Problem
from ..basics.records import dataclass


@dataclass(frozen=True, slots=True)
class Artifact:
    """A file to write: its bytes, or where they lie for now."""

    path: Path
    data: bytes | Path
    pages: int = 0
    is_picture: bool = False

    def read(self) -> bytes:
        return self.data.read_bytes() if isinstance(self.data, Path) else self.data


@dataclass(frozen=True, slots=True)
class Built:
    artifacts: tuple[Artifact, ...]  # written, unless problems forbade it
    problems: tuple[Problem, ...]
    written: bool
    cards: int = 0  # printed
    distinct: int = 0
    backs: int = 0  # pictures of them, which are no cards


class Made(NamedTuple):
    """Something built anew: whether to remember it, and the files that it was made with: fonts, a profile."""

    built: Built
    fonts: tuple[str, ...] = ()
    is_kept: bool = False
