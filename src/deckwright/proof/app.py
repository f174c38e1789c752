"""The addresses of the page."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Any, Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from ..basics.problems import DeckwrightError, RequestError
from ..game.load import Project
from ..outlets.export import OUTLETS
from . import answers, figures, job, papers
from .bench import WIDTHS
from .change_pages import ChangePages
from .editor import open_file, open_in_system
from .engine import Engine
from .guard import Guard, Guests
from .hub import Hub
from .page_files import static_files
from .refreshing import Refreshing
from .watch import changes
from .writing import outlets, write, write_outlet

FOR_EVER: Final = "public, max-age=31536000, immutable"
# A drawing of the project shown as a picture: nothing in it runs, and nothing is fetched for it.
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


class Pages:
    """The handlers. *editor*: the command that opens files, if there is one; *home*: where the beginning is, if
    the game was opened from it."""

    def __init__(self, hub: Hub, editor: list[str] | None = None, home: str | None = None) -> None:
        self.hub, self.editor, self.home = hub, editor, home
        self.project = Project.at(hub.root)
        self.files = static_files()
        self.changed = ChangePages(hub, self.engine)
        self.web = Refreshing(hub)
        self._writing = asyncio.Lock()
        self._written: set[str] = set()  # files, by label

    def routes(self) -> list[Route]:
        get: Mapping[str, Callable[[Engine, Request], dict[str, Any] | None]] = {
            "/api/game": self.game,
            "/api/cards": self.cards,
            "/api/problems": self.problems,
            "/api/sheets": self.sheets,
            "/api/print": self.job,
            "/api/outlets": self.outlets,
            "/api/stats": self.stats,
            "/api/odds": self.odds,
            "/api/symbols": self.symbols,
        }
        return [
            Route("/", self.page),
            Route("/static/{name}", self.static),
            *(Route(path, self._handler(answer)) for path, answer in get.items()),
            *self.changed.routes(),
            *self.web.routes(),
            Route("/api/card/{key:path}", self.card),
            Route("/face/{digest}.png", self.face),
            Route("/symbol/{name}.svg", self.symbol),
            Route("/events", self.events),
            Route("/api/open", self.open, methods=["POST"]),
            Route("/api/show", self.show, methods=["POST"]),
            Route("/api/write", self.write, methods=["POST"]),
            Route("/api/export", self.export, methods=["POST"]),
            Route("/written/{file:path}", self.written),
        ]

    def app(self, lifespan: Any = None) -> Starlette:
        return Starlette(routes=self.routes(), lifespan=lifespan)

    async def page(self, request: Request) -> Response:
        data, kind = self.files["index.html"]
        return Response(data, media_type=kind)

    async def static(self, request: Request) -> Response:
        return static_file(self.files, request.path_params["name"])

    def _handler(self, answer: Callable[[Engine, Request], dict[str, Any] | None]) -> Callable[..., Any]:
        async def handler(request: Request) -> Response:
            engine = await self.engine(request)
            if engine is None:
                return absent()
            try:
                found = await run_in_threadpool(answer, engine, request)
            except RequestError as error:
                return refusal(409, error.problems[0].message)
            return absent() if found is None else JSONResponse(found)

        return handler

    async def engine(self, request: Request) -> Engine | None:
        known = self.hub.find_engine(request.query_params.get("lang", ""))
        if known is not None:  # at once: a thread would have to wait for the one that draws
            return known
        try:
            return await run_in_threadpool(self.hub.engine, request.query_params.get("lang", ""))
        except RequestError:
            return None

    # Answers

    def game(self, engine: Engine, request: Request) -> dict[str, Any]:
        guest = bool(request.scope.get("state", {}).get("guest"))
        return {
            **answers.game(engine.state, engine.found),
            "rev": engine.state.rev,
            "editor": self.editor is not None and not guest,
            "guest": guest,
            "home": self.home,
            "progress": engine.progress,
            "summary": engine.summary,
        }

    def cards(self, engine: Engine, request: Request) -> dict[str, Any]:
        self.changed.remember(engine)
        return {"rev": engine.state.rev, "cards": list(engine.entries.values()), "summary": engine.summary}

    async def card(self, request: Request) -> Response:
        engine = await self.engine(request)
        state = engine.state if engine else None
        shown = state.cards.get(request.path_params["key"]) if state else None
        if engine is None or state is None or shown is None:
            return absent()
        for face in shown.faces:  # what they record is asked for
            if self.hub.cache.record(state.digests[face.id]) is None:
                await asyncio.wrap_future(engine.drawing(state.digests[face.id]))
        answer = await run_in_threadpool(
            answers.card, shown, state, engine.found, self.hub.cache, self.project
        )
        return JSONResponse(answer)

    def problems(self, engine: Engine, request: Request) -> dict[str, Any]:
        return answers.problems(engine.found, engine.state, self.hub.cache, self.project, engine.acceptances)

    def sheets(self, engine: Engine, request: Request) -> dict[str, Any]:
        return papers.sheets(engine.state)

    def job(self, engine: Engine, request: Request) -> dict[str, Any]:
        return job.job(engine.state, job.choices_in(request.query_params), self.hub.variants)

    def outlets(self, engine: Engine, request: Request) -> dict[str, Any]:
        return {"outlets": outlets(self.hub, engine)}

    def stats(self, engine: Engine, request: Request) -> dict[str, Any]:
        decks = [deck for deck in request.query_params.get("deck", "").split(",") if deck]
        return figures.stats(engine.state, decks, number(request.query_params.get("draws"), 5, 1, 60))

    def odds(self, engine: Engine, request: Request) -> dict[str, Any]:
        query = request.query_params
        return figures.odds(engine.state, query.get("expr", ""), query.get("versus", ""))

    def symbols(self, engine: Engine, request: Request) -> dict[str, Any]:
        return answers.symbols(engine.state, self.hub.cache)

    # Pictures

    async def face(self, request: Request) -> Response:
        engine = await self.engine(request)
        if engine is None:
            return absent()
        width = number(request.query_params.get("w"), WIDTHS[1], WIDTHS[0], WIDTHS[-1])
        width = min(WIDTHS, key=lambda known: abs(known - width))
        digest = request.path_params["digest"]
        if not (digest.isalnum() and digest.isascii()):
            return absent()
        former = self.changed.archive
        try:
            is_new = not former.knows(digest)
            data = await asyncio.wrap_future(engine.picture(digest, width)) if is_new else None
        except asyncio.CancelledError:
            return absent()
        data = data or await run_in_threadpool(former.picture, digest, width)
        if data is None:
            return absent()
        return Response(data, media_type="image/png", headers={"Cache-Control": FOR_EVER})

    async def symbol(self, request: Request) -> Response:
        engine = await self.engine(request)
        game = engine.state.game if engine else None
        symbol = game.symbols.get(request.path_params["name"]) if game else None
        if symbol is None:
            return absent()
        headers = {"Content-Security-Policy": PICTURE_POLICY, "Cache-Control": "no-cache"}
        return Response(symbol.svg, media_type="image/svg+xml", headers=headers)

    async def events(self, request: Request) -> Response:
        engine = await self.engine(request)
        if engine is None:
            return absent()
        stream = self.hub.listen(request.query_params.get("lang", ""), 0)
        headers = {"X-Accel-Buffering": "no"}
        return StreamingResponse(stream, media_type="text/event-stream", headers=headers)

    # What the page asks to be done

    async def open(self, request: Request) -> Response:
        engine, asked = await self.engine(request), await body_of(request)
        if engine is None or asked is None:
            return misunderstood()
        if self.editor is None:
            return refusal(409, "No editor is known: set DECKWRIGHT_EDITOR to its command.")
        file = str(asked.get("file", ""))
        if file not in answers.files_named(engine.found, engine.state):
            return refusal(404, "The game has no such file.")
        try:
            path = self.project.locate(file)
            open_file(self.editor, path, number(asked.get("line"), 1, 1), number(asked.get("column"), 1, 1))
        except (DeckwrightError, OSError) as error:
            return refusal(500, f"{self.editor[0]} cannot be started: {error}")
        return JSONResponse({"opened": file})

    async def write(self, request: Request) -> Response:
        engine, asked = await self.engine(request), await body_of(request)
        if engine is None or asked is None or asked.get("what") not in ("pdf", "png", "html"):
            return misunderstood()
        if self._writing.locked():
            return refusal(409, "Something is being written already.")
        chosen = asked.get("options")
        options = job.choices_in(chosen) if isinstance(chosen, dict) else {}
        async with self._writing:
            found = await run_in_threadpool(
                write, self.hub, engine, str(asked["what"]), bool(asked.get("draft")), options
            )
        self._written.update(found["written"])
        self.changed.remember(engine)
        return JSONResponse(found)

    async def export(self, request: Request) -> Response:
        engine, asked = await self.engine(request), await body_of(request)
        if engine is None or asked is None or str(asked.get("outlet")) not in OUTLETS:
            return misunderstood()
        if self._writing.locked():
            return refusal(409, "Something is being written already.")
        async with self._writing:
            found = await run_in_threadpool(write_outlet, self.hub, engine, str(asked["outlet"]))
        self._written.update(found["written"])
        return JSONResponse(found)

    async def written(self, request: Request) -> Response:
        """A file that was written from this page, to be kept elsewhere; nothing in it runs here."""
        file = request.path_params["file"]
        path = self.project.root / file
        if request.scope.get("state", {}).get("guest") or file not in self._written or not path.is_file():
            return absent()
        headers = {"Content-Security-Policy": PICTURE_POLICY, "Cache-Control": "no-store"}
        return FileResponse(path, filename=path.name, headers=headers)

    async def show(self, request: Request) -> Response:
        """Open a file that was written from this page in the system's program for it, or the folder it lies in."""
        asked = await body_of(request)
        file = str((asked or {}).get("file", ""))
        if asked is None or file not in self._written:
            return refusal(404, "That was not written from here.")
        path = self.project.root / file
        try:
            open_in_system(path.parent if asked.get("what") == "folder" else path)
        except OSError as error:
            return refusal(500, f"It cannot be opened: {error}. It lies in {path.parent}")
        return JSONResponse({"shown": file})


def absent() -> Response:
    return refusal(404, "There is no such thing.")


def misunderstood() -> Response:
    return refusal(400, "That is not understood.")


def refusal(status: int, message: str) -> Response:
    return JSONResponse({"message": message}, status)


def static_file(files: Mapping[str, tuple[bytes, str]], name: str) -> Response:
    """A file of the page, asked for anew each time."""
    if name not in files:
        return absent()
    data, kind = files[name]
    return Response(data, media_type=kind, headers={"Cache-Control": "no-cache"})


async def body_of(request: Request) -> dict[str, Any] | None:
    try:
        found = json.loads(await request.body())
    except (ValueError, ClientDisconnect, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def number(text: Any, default: int, least: int, most: int = 10_000_000) -> int:
    try:
        return min(max(int(text), least), most)
    except (TypeError, ValueError):
        return default


def make_app(
    hub: Hub,
    hosts: Iterable[str],
    editor: list[str] | None = None,
    guests: Guests | None = None,
    *,
    watching: bool = True,
) -> ASGIApp:
    """The page as an ASGI application; *hosts*: the values of Host that it answers to."""

    pages = Pages(hub, editor)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub.attach(asyncio.get_running_loop())
        stop = asyncio.Event()
        task = asyncio.create_task(watch(hub, stop)) if watching else None
        try:
            yield
        finally:
            stop.set()
            pages.changed.stop()
            hub.stop()
            if task:
                with contextlib.suppress(asyncio.CancelledError, asyncio.TimeoutError):
                    await asyncio.wait_for(task, 3)

    return Guard(pages.app(lifespan), hosts, guests)


async def watch(hub: Hub, stop: asyncio.Event) -> None:
    async for files in changes(hub.root, stop):
        hub.note_changes(files)
