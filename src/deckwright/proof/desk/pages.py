"""The addresses of the beginning, and of the games that it opened."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ...basics.problems import DeckwrightError
from ..app import FOR_EVER, absent, body_of, refusal
from ..guard import Guard
from ..page_files import static_files
from .desk import Desk

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
            Route("/api/plan", self.plan, methods=["POST"]),
            Route("/api/create", self.create, methods=["POST"]),
            Route("/api/open", self.open, methods=["POST"]),
            Route("/game/{name}", self.slash),
            Mount("/game", self.game),
        ]

    async def page(self, request: Request) -> Response:
        data, kind = self.files["begin.html"]
        return Response(data, media_type=kind)

    async def static(self, request: Request) -> Response:
        found = self.files.get(request.path_params["name"])
        if found is None:
            return absent()
        return Response(found[0], media_type=found[1], headers={"Cache-Control": "no-cache"})

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

    # What is asked to be done

    async def plan(self, request: Request) -> Response:
        asked = await body_of(request)
        return (
            refusal(400, "That is not understood.")
            if asked is None
            else await answered(self.desk.plan, asked)
        )

    async def create(self, request: Request) -> Response:
        asked = await body_of(request)
        if asked is None:
            return refusal(400, "That is not understood.")
        return await self._opened(lambda: self.desk.create(asked))

    async def open(self, request: Request) -> Response:
        asked = await body_of(request)
        if asked is None:
            return refusal(400, "That is not understood.")

        def find() -> tuple[Path, str]:
            found = self.desk.find(str(asked.get("key", "")))
            return Path(found.root), found.game

        return await self._opened(find)

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

    return Guard(Starlette(routes=DeskPages(desk).routes(), lifespan=lifespan), hosts)
