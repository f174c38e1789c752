"""Refresh: the tables of `sources:` in game.yaml fetched when a button is pressed. Nothing else here goes to the web.

Only for the person who started the page; and only the files that game.yaml names are written, each when it is sound.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..authoring.fetching import Fetched, WebTable, fetch, sources_of
from ..authoring.google_sheets import find_sheet
from ..authoring.table_changes import CellChange
from ..basics.problems import DeckwrightError
from .choices import problem_values
from .hub import Hub

MOST_CELLS: Final = 40  # that are listed; the others are counted


class Refreshing:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._asking = asyncio.Lock()

    def routes(self) -> list[Route]:
        return [
            Route("/api/sources", self.sources),
            Route("/api/refresh", self.refresh, methods=["POST"]),
        ]

    async def sources(self, request: Request) -> Response:
        if request.scope.get("state", {}).get("guest"):
            return JSONResponse({"sources": []})
        return JSONResponse({"sources": await run_in_threadpool(self._list)})

    async def refresh(self, request: Request) -> Response:
        if self._asking.locked():
            return JSONResponse({"message": "The web is being asked already."}, 409)
        async with self._asking:
            return JSONResponse({"sources": await run_in_threadpool(self._refresh)})

    def _list(self) -> list[dict[str, Any]]:
        try:
            return [self._shown(source) for source in sources_of(self._hub.root, self._hub.game)]
        except DeckwrightError:  # game.yaml has a fault, which the page tells
            return []

    def _refresh(self) -> list[dict[str, Any]]:
        try:
            sources = sources_of(self._hub.root, self._hub.game)
        except DeckwrightError as error:
            return [{"name": "game.yaml", "problem": problem_values(error.problems[0])}]
        return [self._fetched(source) for source in sources]

    def _fetched(self, source: WebTable) -> dict[str, Any]:
        before = self._shown(source)
        try:
            done = fetch(self._hub.root, self._hub.game, source)
        except DeckwrightError as error:
            return {**before, "problem": problem_values(error.problems[0])}
        return {**before, **_outcome(done)}

    def _shown(self, source: WebTable) -> dict[str, Any]:
        """A table as the page names it; `at`: when its file was written last."""
        file = self._hub.root / f"cards/{self._hub.game}/{source.name}"
        is_sheet = find_sheet(source.url) is not None
        at = file.stat().st_mtime if file.is_file() else None
        return {"name": source.name, "url": source.url, "google": is_sheet, "at": at}


def _outcome(done: Fetched) -> dict[str, Any]:
    cells = [_cell(change) for change in done.changes[:MOST_CELLS]]
    return {"new": done.is_new, "count": len(done.changes), "cells": cells}


def _cell(change: CellChange) -> Mapping[str, str | None]:
    return change._asdict()
