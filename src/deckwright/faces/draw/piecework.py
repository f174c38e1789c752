"""The pieces of faces: found in the cache, or made, by several processes where there is much to make.

What is written is small and there is much of it: it lies in one entry of the cache. Each drawing has one of its own.
A piece counts only as long as the pictures and symbols that it was found to read are what they were.
"""

from __future__ import annotations

import hashlib
import json
import time
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...basics.cache import Cache
from ...basics.problems import Problem
from ...basics.processes import map_processes, worth_sharing
from ...sheets.options import OutputSpec
from . import record
from .drawn_faces import Progress
from .pieces import Made, Piece
from .resources import Resources
from .tools import DrawingTools, renderer_for

if TYPE_CHECKING:
    from .make_pieces import Maker

SLICE: Final = 24  # pieces that are made at a time
MOST_WRITTEN: Final = 30_000  # that are kept, of this game and others, of this time and before


def make_or_keep(
    pieces: Sequence[Piece],
    tools: DrawingTools,
    progress: Progress | None = None,
    cache: Cache | None = None,
    jobs: int = 1,
    faces: Mapping[Piece, int] | None = None,
) -> dict[Piece, Made]:
    """All *pieces*, which are distinct, but for those that take too much; *faces* says which face shows each."""
    store = _Store(tools, cache)
    made = {piece: found for piece in pieces if (found := store.find(piece)) is not None}
    missing = [piece for piece in pieces if piece not in made]
    for part, done in _make(missing, tools, jobs, faces or {}):
        for piece, new in zip(part, done.made, strict=True):
            if new is not None:
                made[piece] = new
        if progress:
            progress(len(made), len(pieces))
    store.keep({piece: made[piece] for piece in missing if piece in made})
    return made


class _Task(NamedTuple):
    number: int
    pieces: Sequence[Piece]
    faces: Sequence[int]  # that show them


class _Slice(NamedTuple):
    number: int
    made: Sequence[Made | None]
    problems: tuple[Problem, ...]  # of the fonts


def _make(
    pieces: Sequence[Piece], tools: DrawingTools, jobs: int, faces: Mapping[Piece, int]
) -> Iterator[tuple[Sequence[Piece], _Slice]]:
    """Some of *pieces* at a time, with what was made of them."""
    if not pieces:
        return
    from .make_pieces import Maker  # noqa: PLC0415 - with all that draws, which is slow to start and often not needed

    tasks = [
        _Task(number, tuple(part), tuple(faces.get(piece, -1) for piece in part))
        for number, at in enumerate(range(0, len(pieces), SLICE))
        for part in (pieces[at : at + SLICE],)
    ]
    pen = (Maker(tools.renderer), tools.resources)
    begun = time.process_time()
    for task in tasks:
        yield task.pieces, _make_slice(pen, task)
        left = tasks[task.number + 1 :]
        if jobs > 1 and len(left) > 1 and time.process_time() - begun > worth_sharing():
            for done in map_processes(left, (tools.resources, tools.output), _begin, _make_slice, jobs, pen):
                tools.resources.tell(done.problems)
                yield tasks[done.number].pieces, done
            return


def _begin(setup: tuple[Resources, OutputSpec]) -> tuple[Maker, Resources]:
    from .make_pieces import Maker  # noqa: PLC0415 - as above

    return Maker(renderer_for(*setup)), setup[0]


def _make_slice(pen: tuple[Maker, Resources], task: _Task) -> _Slice:
    maker, resources = pen
    return _Slice(task.number, maker.make(task.pieces, task.faces), tuple(resources.problems))


# What is kept


class _Store:
    def __init__(self, tools: DrawingTools, cache: Cache | None) -> None:
        self._tools, self._cache = tools, cache
        self._signature = hashlib.sha256(tools.signature.encode()).hexdigest()
        self._written: dict[str, Any] = {}
        self._forms: dict[str, str] = {}
        self._states: dict[str, str] = {}
        if cache is not None and (data := cache.get(self._key("written"))) is not None:
            self._read(data)

    def find(self, piece: Piece) -> Made | None:
        """The piece as it was made before; None where there is none, or something that it shows has changed."""
        if self._cache is None:
            return None
        try:
            made = self._find_written(piece) if piece.is_written else None
            made = made or self._find_drawn(self._cache, piece)
        except (ValueError, TypeError, KeyError, IndexError):
            return None
        return made if made is not None and self._is_fresh(made) else None

    def keep(self, new: dict[Piece, Made]) -> None:
        if self._cache is None or not new:
            return
        fonts = [found.to_values() for found in self._tools.resources.problems]
        written = {piece.key: _to_values(made) for piece, made in new.items() if not made.pdf}
        for piece, made in new.items():
            if made.pdf:
                head = json.dumps([_to_values(made), fonts], ensure_ascii=False).encode()
                self._cache.put(self._key(piece.key), b"%d\n%b%b" % (len(head), head, made.pdf))
            for name, pdf in made.symbols.items():
                self._forms.setdefault(name, b64encode(pdf).decode())
        if written:
            before = self._written if len(self._written) < MOST_WRITTEN else {}
            content = {"written": {**before, **written}, "forms": self._forms, "fonts": fonts}
            data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
            self._cache.put(self._key("written"), data)

    def _key(self, name: str) -> str:
        return f"piece {name} {self._signature}"

    def _read(self, data: bytes) -> None:
        try:
            content = json.loads(data)
            written, forms, fonts = content["written"], content["forms"], content["fonts"]
            problems = [Problem.from_values(entry) for entry in fonts]
        except (ValueError, TypeError, KeyError):
            return
        self._written, self._forms = dict(written), dict(forms)
        self._tools.resources.tell(problems)

    def _find_written(self, piece: Piece) -> Made | None:
        values = self._written.get(piece.key)
        return _from_values(*values, forms=self._forms) if values else None

    def _find_drawn(self, cache: Cache, piece: Piece) -> Made | None:
        data = cache.get(self._key(piece.key))
        if data is None:
            return None
        size, _, rest = data.partition(b"\n")
        values, fonts = json.loads(rest[: int(size)])
        self._tools.resources.tell(Problem.from_values(entry) for entry in fonts)
        return replace(_from_values(*values, forms={}), pdf=rest[int(size) :])

    def _is_fresh(self, made: Made) -> bool:
        return all(self._state(name) == state for name, state in made.painted.read.items())

    def _state(self, name: str) -> str:
        if name not in self._states:
            self._states[name] = self._tools.reader.state(name)
        return self._states[name]


def _to_values(made: Made) -> list[Any]:
    """All but drawings."""
    found, problems = ([one.to_values() for one in some] for some in (made.found, made.painted.problems))
    glyphs = {font: list(used) for font, used in made.glyphs.items()}
    symbols = list(made.symbols)
    return [found, problems, record.to_values(made.painted), made.lines, glyphs, symbols, made.work]


def _from_values(
    found: list[Any],
    problems: list[Any],
    shown: list[Any],
    lines: str,
    glyphs: dict[str, list[int]],
    symbols: list[str],
    work: float,
    *,
    forms: dict[str, str],
) -> Made:
    painted = record.from_values(*shown)
    painted.problems += (Problem.from_values(one) for one in problems)
    drawn = {name: b64decode(forms[name]) for name in symbols}
    return Made(painted, tuple(Problem.from_values(one) for one in found), b"", lines, glyphs, drawn, work)
