"""What drawing a face recorded, and its pictures, kept under the digest of all that they show."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..basics.geometry import Rect
from ..basics.problems import Problem
from ..checks.preflight import Finding
from ..checks.preflight.running import pack, unpack
from ..svg import Painted

KEPT_DAYS: Final = 30
KEPT_BYTES: Final = 600_000_000


@dataclass(frozen=True, slots=True)
class Symbol:
    name: str
    box: Rect


@dataclass(frozen=True, slots=True)
class Text:
    id: str
    text: str
    scale: float
    lines: int
    overflow: bool
    box: Rect
    size: float  # points, as fitted


@dataclass(frozen=True, slots=True)
class Record:
    """Boxes in millimetres from the trim corner; problems at the places that the drawing knows."""

    symbols: tuple[Symbol, ...] = ()
    texts: tuple[Text, ...] = ()
    problems: tuple[Problem, ...] = ()
    read: Mapping[str, str] = field(default_factory=dict)  # digests of the pictures and symbols that it shows


def record_of(painted: Painted, problems: tuple[Problem, ...]) -> Record:
    return Record(
        tuple(Symbol(one.name, one.rect) for one in painted.symbols),
        tuple(Text(t.id, t.text, t.scale, t.lines, t.overflow, t.rect, t.font_size) for t in painted.texts),
        problems,
        dict(painted.read),
    )


def to_json(record: Record) -> dict[str, Any]:
    return {
        "symbols": [[one.name, *one.box] for one in record.symbols],
        "texts": [[t.id, t.text, t.scale, t.lines, t.overflow, t.size, *t.box] for t in record.texts],
        "problems": [found.to_values() for found in record.problems],
        "read": dict(record.read),
    }


def from_json(value: dict[str, Any]) -> Record:
    return Record(
        tuple(Symbol(name, Rect(*box)) for name, *box in value["symbols"]),
        tuple(
            Text(id, text, scale, lines, overflow, Rect(*box), size)
            for id, text, scale, lines, overflow, size, *box in value["texts"]
        ),
        tuple(Problem.from_values(entry) for entry in value["problems"]),
        {str(name): str(state) for name, state in value["read"].items()},
    )


class Cache:
    """Files by digest. What cannot be read or written counts as not there: everything can be drawn again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._records: dict[str, Record] = {}
        self._findings: dict[str, list[Finding]] = {}
        self._told: set[str] = set()  # digests that are known to be remembered

    def record(self, digest: str) -> Record | None:
        found = self._records.get(digest)
        if found is None:
            with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
                found = from_json(json.loads(self._path(digest, "json").read_bytes()))
                self._records[digest] = found
        return found

    def picture(self, digest: str, width: int) -> bytes | None:
        with contextlib.suppress(OSError):
            return self._path(digest, f"{width}.png").read_bytes()
        return None

    def has_picture(self, digest: str, width: int) -> bool:
        return self._path(digest, f"{width}.png").exists()

    def findings(self, key: str) -> list[Finding] | None:
        """What a close look at a face has found; None where it has not been looked at."""
        found = self._findings.get(key)
        if found is None:
            with contextlib.suppress(OSError):
                found = unpack(self._path(key, "look").read_bytes())
            if found is not None:
                self._findings[key] = found
        return found

    def keep_findings(self, key: str, found: list[Finding]) -> None:
        self._findings[key] = found
        with contextlib.suppress(OSError):
            self._write(self._path(key, "look"), pack(found))

    def keep(self, digest: str, record: Record, width: int, picture: bytes) -> None:
        self._records[digest] = record
        with contextlib.suppress(OSError):
            self._write(self._path(digest, f"{width}.png"), picture)
            self._write(self._path(digest, "json"), json.dumps(to_json(record)).encode())

    def nearest(self, digest: str, width: int) -> bytes | None:
        """A picture that was kept, of the next width at hand."""
        found = self.nearest_width(digest, width)
        return self.picture(digest, found) if found else None

    def nearest_width(self, digest: str, width: int) -> int | None:
        kept = self._path(digest, "x").parent.glob(f"{digest}.*.png")
        widths = [int(path.name.split(".")[1]) for path in kept]
        return min(widths, key=lambda one: abs(one - width), default=None)

    def facts(self, key: str) -> dict[str, Any] | None:
        """What `keep_facts` was given about something known by its digest."""
        with contextlib.suppress(OSError, ValueError):
            found = json.loads(self._path(key, "told").read_bytes())
            return found if isinstance(found, dict) else None
        return None

    def keep_facts(self, key: str, facts: Mapping[str, Any]) -> None:
        """Remember what a digest stands for: a state of which only digests are known can be shown later."""
        if key not in self._told:
            self._told.add(key)
            with contextlib.suppress(OSError):
                if not self._path(key, "told").exists():
                    self._write(self._path(key, "told"), json.dumps(facts).encode())

    def _path(self, digest: str, suffix: str) -> Path:
        return self._folder / digest[:2] / f"{digest}.{suffix}"

    @staticmethod
    def _write(path: Path, data: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)

    def prune(self) -> None:
        """Delete what has not been written for long, and the oldest of what is too much."""
        with contextlib.suppress(OSError):
            entries = [(path, path.stat()) for path in self._folder.glob("*/*")]
            left = sum(stat.st_size for _, stat in entries)
            limit = time.time() - KEPT_DAYS * 86_400
            for path, stat in sorted(entries, key=lambda entry: entry[1].st_mtime):
                if stat.st_mtime > limit and left <= KEPT_BYTES:
                    break
                path.unlink(missing_ok=True)
                left -= stat.st_size
