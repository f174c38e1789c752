"""The engines of a proof, one for each language that somebody looks at, and the pages that listen to them."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterable
from dataclasses import field
from pathlib import Path
from typing import Any, Final

from ..basics.records import dataclass
from .bench import Workbench
from .engine import Engine
from .records import Cache

WAITING: Final = 64  # events that a page may be behind; then it has to ask for everything
BEAT: Final = 15.0  # seconds of silence after which a word is sent, so that a lost page is noticed

Event = tuple[str, dict[str, Any]]


@dataclass(eq=False)
class Listener:
    events: asyncio.Queue[Event] = field(default_factory=lambda: asyncio.Queue(WAITING))


class Hub:
    def __init__(
        self, root: Path, game: str, cache: Cache | None = None, variants: tuple[str, ...] = ()
    ) -> None:
        self.root, self.game, self.variants = root, game, variants
        self.cache = cache or Cache(root / "build/.cache/proof")
        self._engines: dict[str, Engine] = {}
        self._listeners: dict[str, set[Listener]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._making = threading.Lock()
        self.writing = threading.Lock()  # held by whoever writes files of the game: one at a time
        self.stopping = False

    def attach(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def engine(self, lang: str = "") -> Engine:
        """The engine of a language ("": the game's first); it takes as long as reading the game, at first.

        Raises RequestError for a language that the game does not have.
        """
        with self._making:
            if lang not in self._engines:
                bench = Workbench(self.root, self.game, lang or None, self.cache, self.variants)
                engine = Engine(bench, lambda name, data: self._publish(lang, name, data))
                engine.start()
                self._engines[lang] = engine
            return self._engines[lang]

    def find_engine(self, lang: str) -> Engine | None:
        """The engine of a language, where there is one already."""
        return self._engines.get(lang)

    def note_changes(self, files: Iterable[str]) -> None:
        """Tell the engines of files that belong to the game."""
        ours = {label for label in files if self.is_ours(label)}
        if ours:
            for engine in list(self._engines.values()):
                engine.note_changes(ours)

    def is_ours(self, label: str) -> bool:
        top, _, rest = label.partition("/")
        folder = rest.partition("/")[0]
        return folder in ("", self.game) or (top == "layouts") or (top == "assets" and folder == "fonts")

    def stop(self) -> None:
        self.stopping = True
        for engine in self._engines.values():
            engine.stop()
        for listeners in self._listeners.values():
            for listener in list(listeners):
                _put(listener, ("bye", {}))

    def _publish(self, lang: str, name: str, data: dict[str, Any]) -> None:
        """Hand an event to the page's loop; called in an engine's thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.deliver, lang, name, data)

    def deliver(self, lang: str, name: str, data: dict[str, Any]) -> None:
        for listener in self._listeners.get(lang, ()):
            if not _put(listener, (name, data)):
                while not listener.events.empty():
                    listener.events.get_nowait()
                _put(listener, ("behind", {}))

    async def listen(self, lang: str, rev: int) -> AsyncIterator[bytes]:
        """Server-sent events, the first of which says how things are."""
        listener = Listener()
        listeners = self._listeners.setdefault(lang, set())
        listeners.add(listener)
        try:
            engine = self.engine(lang)
            yield b"retry: 2000\n\n"
            yield encode_event(
                "hello", {**engine.summary, "rev": engine.state.rev, "progress": engine.progress}
            )
            while not self.stopping:
                try:
                    name, data = await asyncio.wait_for(listener.events.get(), BEAT)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                yield encode_event(name, data)
        finally:
            listeners.discard(listener)


def _put(listener: Listener, event: Event) -> bool:
    try:
        listener.events.put_nowait(event)
    except asyncio.QueueFull:
        return False
    return True


def encode_event(name: str, data: dict[str, Any]) -> bytes:
    return f"event: {name}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n".encode()
