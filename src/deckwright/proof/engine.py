"""The thread that reads and draws: what has changed, pictures that a page waits for, all the others; then it looks
closely at what is new."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import replace
from itertools import count
from typing import Any, Final

from ..basics.problems import Problem, Severity
from ..checks.preflight import CLOSER, Judge
from ..faces.layouts import Face
from ..game.model import Preflight
from . import cards
from .bench import ONE_UP, Workbench
from .beside import Beside, Steps
from .looking import acceptances, judge_problems
from .state import Found, State

HOLD: Final = 0.4  # seconds that a fault must last to be shown: a save may be half written
GRACE: Final = 0.05  # seconds that pages have to ask for pictures before the rules are looked at
CALM: Final = 0.25  # seconds in which no page asked for any, before that while some are to be drawn
FEW: Final = 12  # faces that are drawn before that, too
QUIET: Final = 0.25  # seconds between two words about drawing
IDLE: Final = 1.0  # seconds without a change before stickers and pages are looked at again

Publish = Callable[[str, dict[str, Any]], None]  # name of the event, data; called from the thread


class Engine:
    def __init__(self, bench: Workbench, publish: Publish) -> None:
        """Raises RequestError for a language that the game does not have."""
        self.bench = bench
        self._publish = publish
        self._something = threading.Condition()
        self._changes: set[str] = set()
        self._wanted: dict[tuple[str, int], Future[bytes | None]] = {}
        self._ends = False
        self._rests = threading.Event()  # set while there is nothing to do
        self._told: float = 0
        self._entries: dict[str, dict[str, Any]] = {}
        self._summary: dict[str, Any] = {}
        self._all_found: tuple[Found, ...] = ()
        self._rules: tuple[Found, ...] = ()
        self._drawn_rules: tuple[Found, ...] = ()  # by those over what is drawn, as of when all faces were
        self._looked: tuple[Found, ...] = ()  # by the close look, as of when all faces had been looked at
        self._beside = Beside()  # of what is beside the cards, as of when all was looked at
        self._whole: tuple[Found, ...] = ()  # on the game as a whole, as of then
        self._steps: Steps | None = None  # to look at it again
        self._acceptances: list[dict[str, Any]] = []
        self._width = ONE_UP  # of the picture that was asked for last
        self._check = False  # whether the rules are to be looked at
        self._asked: dict[str, tuple[int, int]] = {}  # when a page last asked for a face, by its id
        self._last: str | None = None  # the face that one asked for last, by its digest
        self._ranks: dict[str, int] = {}  # of all faces, in the order of the cards
        self._number = count()
        self._burst = 0  # of what pages ask for close together: what is in view first
        self._stirred: float = 0  # when one asked last, or files changed
        self._set(bench.read(State()))
        self._thread = threading.Thread(target=self._run, name=f"proof of {bench.game}", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        with self._something:
            self._ends = True
            self._something.notify_all()
        self._thread.join(timeout=5)

    # What other threads ask

    def note_changes(self, files: Iterable[str]) -> None:
        """Tell the engine that these files of the project, by label, have changed."""
        with self._something:
            self._changes.update(files)
            self._rests.clear()
            self._something.notify_all()

    def picture(self, digest: str, width: int) -> Future[bytes | None]:
        """The picture of a face; None where no face has this digest (any more)."""
        with self._something:
            key = (digest, width)
            if key not in self._wanted:
                self._wanted[key] = Future()
            self._rests.clear()
            self._something.notify_all()
            return self._wanted[key]

    def drawing(self, digest: str) -> Future[bytes | None]:
        """The picture of a face at the width that pages ask for; once it is there, what the face shows is on record."""
        return self.picture(digest, self._width)

    def rest(self) -> None:
        """Wait until all is drawn and looked at."""
        self._rests.wait()

    def wait_for_rest_after(self, rev: int) -> State | None:
        """Wait until a state later than *rev* is drawn and looked at; None where the engine ends before."""
        with self._something:
            self._something.wait_for(lambda: self._ends or (self._rests.is_set() and self._state.rev > rev))
            return None if self._ends else self._state

    @property
    def state(self) -> State:
        return self._state

    @property
    def found(self) -> tuple[Found, ...]:
        """All problems so far, those of drawing included."""
        return self._all_found

    @property
    def acceptances(self) -> list[dict[str, Any]]:
        """What the game lets pass, with its reasons."""
        return self._acceptances

    @property
    def entries(self) -> dict[str, dict[str, Any]]:
        """What the grid shows of each card, by key."""
        return self._entries

    @property
    def summary(self) -> dict[str, Any]:
        return self._summary

    # The thread

    def _run(self) -> None:
        while True:
            with self._something:
                while not (self._ends or self._changes or self._wanted or self._is_busy):
                    self._rests.set()
                    self._something.notify_all()
                    self._something.wait()
                if self._ends:
                    self._rests.set()
                    self._give_up()
                    return
            if self._changes:
                self._refresh()
            elif self._wanted:
                self._draw_wanted()
            elif self._check and not self._todo_comes_first:
                self._look_over()
            elif self._todo:
                self._draw_next()
            elif self._unlooked:
                self._look_closely()
            else:
                self._look_beside()

    @property
    def _is_busy(self) -> bool:
        return bool(self._check or self._todo or self._unlooked or self._steps)

    @property
    def _todo_comes_first(self) -> bool:
        """Whether little is left to draw, or somebody is probably waiting for it."""
        is_calm = time.monotonic() - self._stirred > CALM
        return 0 < len(self._todo) <= FEW or bool(self._todo and not is_calm)

    def _give_up(self) -> None:
        for future in self._wanted.values():
            future.cancel()

    def _refresh(self) -> None:
        with self._something:
            files, self._changes = self._changes, set()
        state = self.bench.read(self._state, sorted(files))
        if self._is_worse(state) and self._wait_for_more():
            with self._something:
                self._changes |= files
            return
        self._set(state)

    def _is_worse(self, state: State) -> bool:
        """Whether cards have gone, or lost their files: it may be a save that is half written."""
        before = self._state
        new = {shown.key for shown in state.stale} - {shown.key for shown in before.stale}
        return bool(new) or bool(before.cards.keys() - state.cards.keys())

    def _wait_for_more(self) -> bool:
        with self._something:
            return bool(self._something.wait_for(lambda: self._changes or self._ends, HOLD))

    def _set(self, state: State) -> None:
        self._state = state
        self._faces = state.faces
        self._ranks = {digest: rank for rank, digest in enumerate(self._faces)}
        todo = [(d, face) for d, face in self._faces.items() if self.bench.cache.record(d) is None]
        self._todo = dict(sorted(todo, key=self._turn))
        self._burst += 1
        self._stirred = time.monotonic()
        self._unlooked = self.bench.looker.faces_to_look_at(state) if state.game is not None else {}
        self._steps = self.bench.steps_beside(state)
        if state.game is None:
            self._rules = self._drawn_rules = self._whole = ()
        if self._steps is None:
            self._beside = Beside()
        self._tell()
        self._check = True

    def _turn(self, one: tuple[str, Face]) -> tuple[int, int]:
        """Faces that pages asked for last come first, in the order of asking."""
        return self._asked.get(one[1].id, (1, 0))

    def _look_over(self) -> None:
        """The rules, which take longer than a change: what was found before stands until then."""
        with self._something:  # the pages are about to ask for what has changed
            if self._something.wait_for(lambda: self._wanted or self._changes or self._ends, GRACE):
                return
        self._check = False
        self._rules = (*self.bench.rule_problems(self._state), *self.bench.page_problems(self._state))
        if self._todo:
            self._tell()
        else:
            self._finish()

    def _draw_wanted(self) -> None:
        with self._something:
            (digest, width), future = next(iter(self._wanted.items()))
        face = self._faces.get(digest)
        self._width = width
        now = time.monotonic()
        self._burst += now - self._stirred > CALM
        self._stirred = now
        if face:
            self._last = digest
            self._asked[face.id] = (-self._burst, next(self._number))
        data = None
        try:
            data = self._draw(face, digest, width) if face else self.bench.cache.picture(digest, width)
        finally:
            with self._something:
                del self._wanted[digest, width]
            future.set_result(data)

    def _draw_next(self) -> None:
        """What pages asked for before the last change; then outward from the face that was asked for last."""
        digest = next(iter(self._todo))
        if self._todo[digest].id not in self._asked and self._last is not None:
            digest = min(self._todo, key=self._distance)
        self._draw(self._todo[digest], digest, self._width)

    def _distance(self, digest: str) -> int:
        return abs(self._ranks[digest] - self._ranks.get(self._last or "", 0))

    def _draw(self, face: Face, digest: str, width: int) -> bytes:
        try:
            return self.bench.picture(face, digest, width, self._state)
        finally:
            if self._todo.pop(digest, None) is not None:
                self._progress()

    def _look_closely(self) -> None:
        """One face after another, so that a save never waits for more."""
        digest, face = next(iter(self._unlooked.items()))
        try:
            self.bench.look(face, digest, self._state)
        finally:
            del self._unlooked[digest]
        if not self._unlooked:
            self._tell()
        if not self._unlooked or time.monotonic() - self._told > QUIET:
            self._told = time.monotonic()
            self._publish("progress", self.progress)

    def _look_beside(self) -> None:
        """One page after another; not while somebody edits, who waits for cards."""
        with self._something:
            left = self._stirred + IDLE - time.monotonic() if self._state.rev > 1 else 0
            if left > 0 and self._something.wait_for(
                lambda: self._wanted or self._changes or self._ends, left
            ):
                return
        assert self._steps is not None
        try:
            next(self._steps)
        except StopIteration as end:
            self._steps, self._beside = None, end.value
            self._tell()
            self._publish("progress", self.progress)

    def _progress(self) -> None:
        if not self._todo:
            self._finish()
        elif time.monotonic() - self._told > QUIET:
            self._told = time.monotonic()
            self._publish("progress", self.progress)

    @property
    def progress(self) -> dict[str, Any]:
        total = len(self._faces)
        return {"done": total - len(self._todo), "total": total, "looked": total - len(self._unlooked)}

    def _finish(self) -> None:
        if not self._check:  # which will come here
            self._drawn_rules = tuple(self.bench.rule_problems_of_drawing(self._state))
        self._tell()
        self._publish("progress", self.progress)

    def _tell(self) -> None:
        """Publish what differs from what was published last."""
        state = self._state
        judge = Judge(state.game.preflight if state.game else Preflight())
        is_whole = not self._is_busy
        if not self._unlooked and not self._todo:
            self._looked = tuple(self.bench.close_problems(state, judge, self._beside))
        if is_whole:
            whole = self.bench.whole_problems(state, self._beside)
            self._whole = tuple(one for one in whole if one not in self._rules)
        drawing = self.bench.drawing_problems(state)
        if is_whole:  # what the close look has found in its own words
            drawing = [one for one in drawing if one.problem.code not in CLOSER]
        found = (*state.found, *self._rules, *self._drawn_rules, *self._looked, *self._whole, *drawing)
        judged = [*judge_problems(found, judge)]
        unused = judge.unused() if is_whole and state.game and self.bench.request.is_whole else ()
        self._all_found = merge_alike([*judged, *(Found(p) for p in unused)])
        self._acceptances = acceptances(judge)
        entries = cards.entries(state, self._all_found)
        summary = cards.summary(state, self._all_found)
        before, self._entries = self._entries, entries
        changed = [entry for key, entry in entries.items() if before.get(key) != entry]
        removed = [key for key in before if key not in entries]
        told = {"rev": state.rev, **summary}
        if changed or removed or told != self._summary:
            self._summary = told
            order = list(entries) if list(entries) != list(before) else None
            self._publish("update", {**told, "cards": changed, "removed": removed, "order": order})


def merge_alike(found: Iterable[Found]) -> tuple[Found, ...]:
    """Each problem once, with all its cards, in the order of the files, errors first."""
    groups: dict[Problem, dict[str, None]] = {}
    for one in found:
        cards_of = dict.fromkeys((*one.cards, *([one.problem.card] if one.problem.card else ())))
        groups.setdefault(replace(one.problem, card=None), {}).update(cards_of)
    rank = list(Severity)
    together = [
        Found(replace(p, card=next(iter(cards_of), None)), tuple(cards_of)) for p, cards_of in groups.items()
    ]
    return tuple(
        sorted(
            together,
            key=lambda one: (
                rank.index(one.problem.severity),
                one.problem.place is None,
                _place(one.problem),
            ),
        )
    )


def _place(found: Problem) -> tuple[str, int, int]:
    place = found.place
    return (place.file, place.line or 0, place.column or 0) if place else ("", 0, 0)
