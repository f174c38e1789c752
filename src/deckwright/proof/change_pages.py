"""The addresses of the changes: which states there are, what has changed since one, where two pictures differ.

Only for the person who started the page: guests see the game as it is, not its history.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import CancelledError
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..basics.problems import DeckwrightError
from ..changes.states import Repository
from ..game.load import Project
from ..game.model import Card
from . import changes
from .answers import source_of
from .choices import SHORT, Choices, Named, problem_values
from .engine import FEW, Engine
from .former import Archive, Former, outline_of
from .hub import Hub
from .present import Present, digests_to_draw, present
from .state import State

SOON: Final = 0.3  # seconds that an answer may wait for what is nearly there
DRAWN: Final = 10.0  # seconds that a few faces have to be drawn in

Answer = dict[str, Any]


class ChangePages:
    """*engine*: finds the engine of a request's language."""

    def __init__(self, hub: Hub, engine: Callable[[Request], Awaitable[Engine | None]]) -> None:
        self._hub, self._engine = hub, engine
        self._project = Project.at(hub.root)
        self._choices = Choices(hub.root, hub.game, hub.variants)
        self.archive = Archive(hub.root, hub.game, hub.variants, hub.cache)
        self._making = threading.Lock()
        self._now: Present | None = None
        self._last: tuple[Present, Former, Answer] | None = None
        self._places: dict[tuple[str, str], list[list[float]]] = {}

    def routes(self) -> list[Route]:
        return [
            Route("/api/states", self._for_the_owner(self.states)),
            Route("/api/changes", self._for_the_owner(self.changes)),
            Route("/api/places", self._for_the_owner(self.places)),
            Route("/api/touched/{key:path}", self._for_the_owner(self.last_commit)),
        ]

    def stop(self) -> None:
        self.archive.stop()

    def _for_the_owner(
        self, answer: Callable[[Engine, Request], Awaitable[Answer | None]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def handler(request: Request) -> Response:
            if request.scope.get("state", {}).get("guest"):
                message = "Guests see the game as it is: its history is for who started the page."
                return JSONResponse({"message": message}, 403)
            engine = await self._engine(request)
            found = await answer(engine, request) if engine else None
            return JSONResponse(found) if found is not None else _absent()

        return handler

    # Answers

    async def states(self, engine: Engine, request: Request) -> Answer:
        return await run_in_threadpool(self._choices.list_states, engine.state.lang)

    async def changes(self, engine: Engine, request: Request) -> Answer:
        return await run_in_threadpool(self._changes, engine, request.query_params.get("from", ""))

    def _changes(self, engine: Engine, name: str) -> Answer:
        lang = engine.state.lang
        name = name or self._choices.list_states(lang)["default"] or ""
        if not name:
            return {"phase": "nothing"}
        named = Named(name, name, "", name)
        try:
            named = self._choices.find(name)
        except DeckwrightError as error:
            return {**_head("refused", named), "problems": [problem_values(one) for one in error.problems]}
        opening = self.archive.open(named, lang)
        opening.over.wait(SOON)
        if opening.problems:
            return {**_head("refused", named), "problems": [problem_values(one) for one in opening.problems]}
        if opening.former is None:
            return {**_head("opening", named), "done": opening.done, "total": opening.total}
        return self._compare(engine, named, opening.former)

    def _compare(self, engine: Engine, named: Named, former: Former) -> Answer:
        state = engine.state
        if state.game is None:
            return _head("unreadable", named)
        missing = digests_to_draw(state, self._hub.cache)
        if missing and len(missing) <= FEW:
            _wait_for(engine, missing)
            missing = digests_to_draw(state, self._hub.cache)
        if missing:
            total = len(state.faces)
            return {**_head("drawing", named), "done": total - len(missing), "total": total}
        with self._making:
            now = self._present(state)
            if now is None:
                return _head("unreadable", named)
            if self._last is None or self._last[0] is not now or self._last[1] is not former:
                found = changes.answer(now, former, named, self.archive, self._hub.variants)
                self._last = now, former, found
            return {**self._last[2], "from": changes.from_values(named, former)}

    def _present(self, state: State) -> Present | None:
        if self._now is None or self._now.state is not state:
            self._now = present(state, self._hub.cache, self._hub.root)
        return self._now

    def remember(self, engine: Engine) -> None:
        """Keep what the cards look like and say, in case they are printed now: a PDF holds only digests."""

        def work() -> None:
            with self._making:
                self._present(engine.state)

        self.archive.later(work)

    async def places(self, engine: Engine, request: Request) -> Answer | None:
        """Where the picture *old* of a face and the picture *new* differ."""
        old, new = (request.query_params.get(name, "") for name in ("old", "new"))
        before, face = self.archive.outline(old), engine.state.faces.get(new)
        if before is None or face is None:
            return None
        if (old, new) not in self._places:
            width = await run_in_threadpool(self.archive.width, old)
            was = await run_in_threadpool(self.archive.picture, old, width)
            now = await asyncio.wrap_future(engine.picture(new, width))
            if was is None or now is None:
                return None
            found = await run_in_threadpool(changes.places_of, was, now, before, outline_of(face))
            self._places[old, new] = found
        return {"places": self._places[old, new]}

    async def last_commit(self, engine: Engine, request: Request) -> Answer | None:
        """The revision that wrote a card last; `commit` is None where it is not committed, or nothing tells."""
        shown = engine.state.cards.get(request.path_params["key"])
        return await run_in_threadpool(self._last_commit, shown.card_faces.card) if shown else None

    def _last_commit(self, card: Card) -> Answer:
        source = source_of(card, self._project)
        if source is None:
            return {"commit": None, "known": False}
        try:
            repository = Repository(self._hub.root)
            last = source["first"] + len(source["lines"]) - 1
            found = repository.last_to_touch(source["file"], source["first"], last)
        except DeckwrightError:  # no history, or a file that is not in it yet
            return {"commit": None, "known": False}
        if found is None:
            return {"commit": None, "known": True}
        return {"commit": found.commit[:SHORT], "known": True, "date": found.date, "text": found.subject}


def _wait_for(engine: Engine, digests: list[str]) -> None:
    for future in [engine.drawing(digest) for digest in digests]:
        try:
            future.result(timeout=DRAWN)
        except (TimeoutError, CancelledError):
            return


def _head(phase: str, named: Named) -> Answer:
    return {"phase": phase, "from": changes.from_values(named)}


def _absent() -> Response:
    return JSONResponse({"message": "There is no such thing."}, 404)
