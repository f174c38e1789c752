"""The addresses of the beginning, and of the games that it opened."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ...basics.problems import DeckwrightError
from ..app import FOR_EVER, absent, body_of, misunderstood, refusal, static_file
from ..guard import Guard
from ..page_files import static_files
from .desk import Desk
from .drafts import MOST_BYTES
from .folders import folder_at, look_into
from .recent import forget

UPLOAD: Final = "/api/drop"

Answer = dict[str, Any]


class DeskPages:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.files = static_files()

    def routes(self) -> list[Route | Mount]:
        return [
            Route("/", self.page),
            Route("/static/{name}", self.static),
            Route("/api/begin", self.begin),
            Route("/api/sample/{template}", self.sample),
            Route("/sample/{template}/{digest}.png", self.sample_picture),
            Route("/cover/{key}.png", self.cover),
            Route(UPLOAD, self.drop, methods=["POST"]),
            Route("/api/read", self.read, methods=["POST"]),
            Route("/draft/{id}/{digest}.png", self.draft_picture),
            Route("/api/plan", self.plan, methods=["POST"]),
            Route("/api/create", self.create, methods=["POST"]),
            Route("/api/open", self.open, methods=["POST"]),
            Route("/api/look", self.look, methods=["POST"]),
            Route("/api/forget", self.forget, methods=["POST"]),
            Route("/game/{name}", self.slash),
            Mount("/game", self.game),
        ]

    async def page(self, request: Request) -> Response:
        data, kind = self.files["begin.html"]
        return Response(data, media_type=kind)

    async def static(self, request: Request) -> Response:
        return static_file(self.files, request.path_params["name"])

    async def begin(self, request: Request) -> Response:
        return JSONResponse(await run_in_threadpool(self.desk.answer))

    async def sample(self, request: Request) -> Response:
        return await answered(self.desk.samples.answer, request.path_params["template"])

    async def sample_picture(self, request: Request) -> Response:
        def draw() -> bytes | None:
            preview = self.desk.samples.preview(request.path_params["template"])
            return preview.picture(request.path_params["digest"], 320)

        return await picture(draw)

    async def cover(self, request: Request) -> Response:
        return await picture(lambda: self.desk.cover(request.path_params["key"]))

    # What is brought along

    async def drop(self, request: Request) -> Response:
        """A file of a batch, by its name within what was dropped."""
        try:
            data = await request.body()
        except ClientDisconnect:
            return refusal(413, "That is too much.")
        query = request.query_params

        def take(_: None) -> Answer:
            self.desk.drafts.take(query.get("batch", ""), query.get("name", ""), data)
            return {}

        return await answered(take, None)

    async def read(self, request: Request) -> Response:
        """What a batch, or an address, makes."""
        asked = await body_of(request)
        if asked is None:
            return misunderstood()
        drafts = self.desk.drafts
        if "url" in asked:
            return await answered(lambda url: drafts.read_address(url).answer, str(asked["url"]).strip())
        if "folder" in asked:
            return await answered(lambda it: drafts.read_folder(folder_at(it)).answer, str(asked["folder"]))
        name = str(asked.get("name", ""))
        return await answered(lambda batch: drafts.read(batch, name).answer, str(asked.get("batch", "")))

    async def draft_picture(self, request: Request) -> Response:
        def draw() -> bytes | None:
            found = self.desk.drafts.find(request.path_params["id"])
            return found.preview.picture(request.path_params["digest"], 320)

        return await picture(draw)

    # What is asked to be done

    async def plan(self, request: Request) -> Response:
        asked = await body_of(request)
        if asked is None:
            return misunderstood()
        return await answered(self.desk.plan, asked)

    async def create(self, request: Request) -> Response:
        asked = await body_of(request)
        if asked is None:
            return misunderstood()
        return await self._opened(lambda: self.desk.create(asked))

    async def open(self, request: Request) -> Response:
        asked = await body_of(request)
        if asked is None:
            return misunderstood()

        def find() -> tuple[Path, str]:
            if "folder" in asked:
                return self.desk.find_in(str(asked["folder"]), str(asked.get("game", "")))
            found = self.desk.find(str(asked.get("key", "")))
            return Path(found.root), found.game

        return await self._opened(find)

    async def look(self, request: Request) -> Response:
        """What lies in a folder that was typed."""
        asked = await body_of(request)
        return misunderstood() if asked is None else await answered(look_into, str(asked.get("folder", "")))

    async def forget(self, request: Request) -> Response:
        """Take a game off the list of those that were opened; the game itself stays."""
        asked = await body_of(request)
        if asked is None:
            return misunderstood()
        await run_in_threadpool(forget, str(asked.get("key", "")))
        return await self.begin(request)

    async def _opened(self, find: Callable[[], tuple[Path, str]]) -> Response:
        try:
            root, game = await run_in_threadpool(find)
        except DeckwrightError as error:
            return told(error)
        return JSONResponse({"open": self.desk.open(root, game)})

    # The games

    async def slash(self, request: Request) -> Response:
        return RedirectResponse(f"{request.url.path}/", 308)

    async def game(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The pages of a game, as `deckwright proof` serves them."""
        root = scope.get("root_path", "")
        name = scope["path"].removeprefix(root).strip("/").partition("/")[0]
        served = self.desk.served.get(name)
        if served is None:
            await absent()(scope, receive, send)
            return
        await served.app({**scope, "root_path": f"{root}/{name}"}, receive, send)


async def answered(find: Callable[[Any], Answer], asked: Any) -> Response:
    """What *find* makes of what is asked; where it refuses, why."""
    try:
        return JSONResponse(await run_in_threadpool(find, asked))
    except DeckwrightError as error:
        return told(error)


async def picture(draw: Callable[[], bytes | None]) -> Response:
    try:
        data = await run_in_threadpool(draw)
    except DeckwrightError:
        data = None
    return Response(data, media_type="image/png", headers={"Cache-Control": FOR_EVER}) if data else absent()


def told(error: DeckwrightError) -> Response:
    found = error.problems[0]
    return JSONResponse({"message": found.message, "hint": found.hint}, 409)


def make_desk_app(desk: Desk, hosts: Iterable[str]) -> ASGIApp:
    """The beginning as an ASGI application. No guest is ever let in."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await desk.stop()

    return Guard(
        Starlette(routes=DeskPages(desk).routes(), lifespan=lifespan), hosts, uploads={UPLOAD: MOST_BYTES}
    )
