"""The states of before, opened one after another in a thread of their own and kept while somebody looks at them."""

from __future__ import annotations

import hashlib
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import ExitStack
from dataclasses import field
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from ..basics.problems import DeckwrightError, Problem, RequestError, problem
from ..basics.records import dataclass
from ..changes.states import Snapshot, SnapshotOpener, SnapshotRequest
from ..faces.draw.types import DrawnGame
from ..faces.editions import CARDS, Card, Edition, Look
from ..faces.layouts import Face
from ..svg import Renderer
from .bench import ONE_UP
from .choices import Named, without
from .digests import engine_digest
from .picturing import draw_picture
from .records import Cache

KEPT: Final = 3  # states that stay open
PATIENCE: Final = 5.0  # seconds after which a state that nobody asks for any more is given up for the next

Result = TypeVar("Result")
FRAME: Final = {"digest", "w", "h", "bleed", "r", "shape"}
Frame = dict[
    str, Any
]  # a face as the page shows one: `digest` of its picture, size, bleed and outline, in mm


class _GivenUpError(Exception):
    """Nobody waits for this state any more."""


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """A face that can be drawn, and what draws it."""

    face: Face
    renderer: Callable[[], Renderer]


@dataclass(frozen=True, slots=True)
class Former:
    """A state that was opened."""

    label: str
    edition: Edition
    problems: tuple[Problem, ...]  # of its own files
    is_print: bool  # its files are not at hand: all that is known of it are digests
    models: dict[str, Model]  # by what a face shows


@dataclass(eq=False)
class Opening:
    """A state that is being opened, or was."""

    named: Named
    lang: str
    asked_at: float = 0.0
    done: int = 0  # faces drawn
    total: int = 0
    former: Former | None = None
    problems: tuple[Problem, ...] = ()  # why it cannot be opened
    over: threading.Event = field(default_factory=threading.Event)
    stack: ExitStack = field(default_factory=ExitStack)  # holds the files of a revision

    @property
    def key(self) -> tuple[str, str, str]:
        return self.named.opens, self.named.stamp, self.lang


class Archive:
    """Opens states and draws their faces; all of it in one thread, so that no request waits for it."""

    def __init__(self, root: Path, game: str, variants: tuple[str, ...], cache: Cache) -> None:
        self._root, self._game, self._variants, self._cache = root, game, variants, cache
        self._engine = engine_digest()
        self._openings: dict[tuple[str, str, str], Opening] = {}
        self._models: dict[str, Model] = {}  # by the digest of their picture
        self._outlines: dict[str, Frame] = {}  # of every face that was named, by the same
        self._work: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._ends = False

    def open(self, named: Named, lang: str) -> Opening:
        """The opening of a state, begun where it is not yet."""
        with self._lock:
            now = time.monotonic()
            opening = self._openings.get((named.opens, named.stamp, lang))
            if opening is None or (opening.problems and now - opening.asked_at > PATIENCE):
                opening = Opening(named, lang)
                opening.asked_at = now
                self._openings[opening.key] = opening
                self._begin(partial(self._open, opening))
                self._leave_the_oldest()
            opening.asked_at = now
            return opening

    def _begin(self, work: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="states of before", daemon=True)
            self._thread.start()
        self._work.put(work)

    def _leave_the_oldest(self) -> None:
        over = sorted((o for o in self._openings.values() if o.over.is_set()), key=lambda o: o.asked_at)
        for opening in over[: max(0, len(self._openings) - KEPT)]:
            del self._openings[opening.key]
            models = set(opening.former.models.values()) if opening.former else set()
            self._models = {d: model for d, model in self._models.items() if model not in models}
            self._work.put(opening.stack.close)

    def later(self, work: Callable[[], None]) -> None:
        """Run *work* once in the thread."""
        with self._lock:
            self._begin(work)

    def stop(self) -> None:
        self._ends = True
        self._work.put(None)
        if self._thread is not None:
            self._thread.join(timeout=5)

    def _run(self) -> None:
        while (work := self._work.get()) is not None and not self._ends:
            work()
        for opening in self._openings.values():
            opening.stack.close()

    # Opening

    def _open(self, opening: Opening) -> None:
        try:
            opening.former = self._open_former(opening)
        except _GivenUpError:
            opening.stack.close()
            with self._lock:
                self._openings.pop(opening.key, None)
        except DeckwrightError as error:
            opening.problems = tuple(map(without(self._root), error.problems))
        except Exception as error:  # whatever an old file holds, the page goes on
            message = f"{opening.named.title} cannot be opened: {error or type(error).__name__}"
            opening.problems = (problem("drawing-failed", message),)
        finally:
            opening.over.set()

    def _open_former(self, opening: Opening) -> Former:
        asked = SnapshotRequest(self._root, self._game, opening.lang, self._variants, kind=CARDS)

        def progress(done: int, total: int) -> None:
            opening.done, opening.total = done, max(total, opening.total)
            if self._ends or (
                time.monotonic() - opening.asked_at > PATIENCE and self._is_waited_for_another(opening)
            ):
                raise _GivenUpError

        opener = opening.stack.enter_context(SnapshotOpener(asked, progress))
        state = opener.open(opening.named.opens)
        self._check(state.edition)
        cleared, found = without(self._root), state.edition
        is_print = state.drawn is None
        models = self._models_of_print(opener, state) if is_print else dict(models_of(state.drawn, found))
        label = state.label.replace(f"{self._root}{os.sep}", "")
        return Former(label, found, tuple(map(cleared, state.problems)), is_print, models)

    def _is_waited_for_another(self, opening: Opening) -> bool:
        with self._lock:
            return any(other is not opening and not other.over.is_set() for other in self._openings.values())

    def _check(self, found: Edition) -> None:
        """A print is of the variants that the page shows. Raises RequestError."""
        if found.variants != self._variants:
            printed, wanted = (", ".join(names) or "none" for names in (found.variants, self._variants))
            message = f"it was printed in other variants than the page shows: {printed}, not {wanted}"
            start = " ".join(("deckwright proof", self._game, *(f"--variant {v}" for v in found.variants)))
            raise RequestError(problem("print-other", message, hint=f"start the page with: {start}"))

    def _models_of_print(self, opener: SnapshotOpener, print_: Snapshot) -> dict[str, Model]:
        """The faces of a print, from revisions whose files still make the same; those that no picture is kept of."""
        wanted = print_.edition
        left = {look.exact for card in wanted.cards for look in card.looks}
        left -= {exact for exact in left if self._is_kept(exact)}
        models: dict[str, Model] = {}
        for state in opener.origins(print_) if left else ():
            if state.drawn is not None:
                for card in state.edition.cards:
                    self._cache.keep_facts(words_key(card, wanted.lang), card.values)
                models |= {
                    exact: model for exact, model in models_of(state.drawn, state.edition) if exact in left
                }
                left -= models.keys()
            if not left:
                break
        return models

    def _is_kept(self, exact: str) -> bool:
        """Whether there is a picture of this look that is large enough to compare."""
        kept = self._frame_of(exact)
        return kept is not None and (self._cache.nearest_width(kept["digest"], ONE_UP) or 0) >= ONE_UP

    def _frame_of(self, exact: str) -> Frame | None:
        found = self._cache.facts(exact)
        return found if found and found.keys() >= FRAME else None

    def words(self, former: Former, card: Card) -> Mapping[str, str] | None:
        """What the fields of a card of a print said; None where that is not remembered."""
        return self._cache.facts(words_key(card, former.edition.lang))

    # Pictures

    def frame(self, former: Former, card: Card | None, side: str) -> Frame | None:
        """A face of a card as it was; None where there is none, or no picture of it."""
        look = look_of(card, side)
        if look is None:
            return None
        model = former.models.get(look.exact)
        frame: Frame | None
        if model is not None:
            frame = {"digest": self._digest(former, look), **outline_of(model.face)}
            with self._lock:
                self._models[frame["digest"]] = model
        else:
            frame = self._frame_of(look.exact)
            if frame is None or self._cache.nearest_width(frame["digest"], ONE_UP) is None:
                return None
        self._outlines[frame["digest"]] = frame
        return frame

    def outline(self, digest: str) -> Frame | None:
        """The outline of a face that `frame` has named."""
        return self._outlines.get(digest)

    def _digest(self, former: Former, look: Look) -> str:
        parts = self._engine + former.edition.fonts.encode() + look.exact.encode()
        return hashlib.sha256(parts).hexdigest()[:24]

    def picture(self, digest: str, width: int) -> bytes | None:
        """The picture of a face that `frame` has named; None where it is not known any more."""
        kept = self._cache.picture(digest, width)
        model = self._models.get(digest)
        if kept is not None or model is None:
            return kept or self._cache.nearest(digest, width)
        return self._in_the_thread(lambda: self._draw(model, digest, width))

    def width(self, digest: str) -> int:
        """The width of the picture to compare: the largest that is kept."""
        return ONE_UP if digest in self._models else self._cache.nearest_width(digest, ONE_UP) or ONE_UP

    def knows(self, digest: str) -> bool:
        return digest in self._models

    def _draw(self, model: Model, digest: str, width: int) -> bytes | None:
        if digest not in self._models:  # its files have gone in the meantime
            return None
        record, data = draw_picture(model.face, model.renderer, width)
        self._cache.keep(digest, record, width, data)
        return data

    def _in_the_thread(self, work: Callable[[], Result]) -> Result | None:
        future: Future[Result] = Future()

        def do() -> None:
            try:
                future.set_result(work())
            except Exception as error:
                future.set_exception(error)

        with self._lock:
            self._begin(do)
        while not self._ends:
            try:
                return future.result(timeout=0.5)
            except TimeoutError:
                continue
        return None


def models_of(drawn: DrawnGame | None, found: Edition) -> Iterator[tuple[str, Model]]:
    """What each face shows, and the face. The drawn faces of *drawn* are let go of."""
    assert drawn is not None
    resources = drawn.tools.resources
    made: list[Renderer] = []

    def renderer() -> Renderer:
        if not made:
            made.append(Renderer(resources))
        return made[0]

    for card_faces, card in zip(drawn.cards, found.cards, strict=True):
        for face, look in ((card_faces.front, card.front), (card_faces.back, card.back)):
            if face is not None and look is not None:
                yield look.exact, Model(face, renderer)


def look_of(card: Card | None, side: str) -> Look | None:
    if card is None:
        return None
    return card.front if side == "front" else card.back


def words_key(card: Card, lang: str) -> str:
    """What tells the words of a card's fields from all others."""
    return hashlib.sha256(f"words {lang} {sorted(card.fields.items())}".encode()).hexdigest()[:24]


def outline_of(face: Face) -> Frame:
    component = face.component
    return {
        "w": component.size.width,
        "h": component.size.height,
        "bleed": component.bleed,
        "r": component.shape.radius,
        "shape": component.shape.kind,
    }
