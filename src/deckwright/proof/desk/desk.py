"""What the beginning knows and does: which games there are, where new ones go, and which of them are served."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ...authoring.beginning import NewGame, Site, id_for, site_for, title_of, write_game
from ...authoring.starters import FORMATS, TEMPLATES, new_game
from ...basics.problems import DeckwrightError, RequestError, problem
from ...basics.sizes import all_sizes
from ...basics.units import size_mm
from ...game.projects import find_project
from ..app import Pages, watch
from ..editor import find_editor
from ..hub import Hub
from ..records import Cache
from ..serve import AtRest, follow
from .drafts import Drafts
from .folders import folder_at, games_at
from .recent import KnownGame, games_of_project, known_games, remember, shown, title_in, usual_folder
from .samples import Samples

COVER: Final = 320  # pixels
Follower = Callable[[Path, str], AtRest]  # what is done whenever a game's change has been drawn


class Served:
    """A game with its pages."""

    def __init__(self, root: Path, game: str, at_rest: AtRest) -> None:
        self.root, self.game = root, game
        self.hub = Hub(root, game)
        self.hub.attach(asyncio.get_running_loop())
        self.pages = Pages(self.hub, find_editor(), home="/")
        self.app = self.pages.app()
        self._stop = asyncio.Event()
        self._watching = asyncio.create_task(watch(self.hub, self._stop))
        self._at_rest = at_rest
        threading.Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        with contextlib.suppress(DeckwrightError):
            engine = self.hub.engine()
            if self.hub.stopping:  # while the game was being read
                engine.stop()
                return
            self.hub.cache.prune()

            def at_rest(state: Any, summary: Any) -> None:
                if not self.hub.stopping:
                    self.note()
                    self._at_rest(state, summary)

            follow(self.hub, engine, at_rest)

    def note(self) -> None:
        """Remember the game as it is now."""
        engine = self.hub.find_engine("")
        cards = list(engine.entries.values()) if engine else []
        first: dict[str, Any] = cards[0] if cards else {}
        remember(
            KnownGame(
                str(self.root),
                self.game,
                title_in(self.root, self.game),
                len(cards),
                str(first.get("front") or ""),
                first.get("shape") == "circle",
                time.time(),
            )
        )

    async def stop(self) -> None:
        self._stop.set()
        self.pages.changed.stop()
        self.hub.stop()
        with contextlib.suppress(asyncio.CancelledError, asyncio.TimeoutError):
            await asyncio.wait_for(self._watching, 3)


class Desk:
    """*start*: the folder in which the program was begun; *workshop*: one for what is only looked at."""

    def __init__(self, start: Path, workshop: Path, follower: Follower) -> None:
        try:
            self.project: Path | None = find_project(start)
        except DeckwrightError:
            self.project = None
        self.folder = self.project or usual_folder()
        self.samples = Samples(workshop / "samples")
        self.drafts = Drafts(workshop / "drafts")
        self.served: dict[str, Served] = {}  # by the name in the address
        self._follower = follower

    # What there is

    def games(self) -> list[KnownGame]:
        """Those of the project first, then what was opened before."""
        known = {one.key: one for one in known_games()}
        own = games_of_project(self.project, known) if self.project else []
        keys = {one.key for one in own}
        return [*own, *(one for one in known.values() if one.key not in keys)]

    def find(self, key: str) -> KnownGame:
        """Raises RequestError for a game that is not listed, or not there any more."""
        found = next((one for one in self.games() if one.key == key), None)
        if found is None or not found.is_there:
            raise RequestError(problem("unknown-game", "this game is not there any more"))
        return found

    def find_in(self, typed: str, game: str) -> tuple[Path, str]:
        """A game of the project at a folder that was typed. Raises RequestError where it does not lie there."""
        root, found = games_at(folder_at(typed))
        if game not in found:
            raise RequestError(problem("unknown-game", f"no game {game[:80]!r} lies in {shown(root)}"))
        return root, game

    def cover(self, key: str) -> bytes | None:
        """The first face of a game as it was seen last, without reading the game."""
        found = next((one for one in self.games() if one.key == key), None)
        if found is None or not found.cover.isalnum():
            return None
        return Cache(Path(found.root) / "build/.cache/proof").picture(found.cover, COVER)

    def answer(self) -> dict[str, Any]:
        return {
            "project": self.project.name if self.project else None,
            "folder": shown(self.folder),
            "games": [self._game(one) for one in self.games()],
            "templates": list(TEMPLATES),
            "forms": list(FORMATS),
            "sizes": [
                {"id": size.id, "kind": size.kind, "round": size.shape == "circle", "size": size_mm(size.size),
                 "least": min(size.size)}
                for kind in ("cards", "tokens", "tiles")
                for size in all_sizes(kind).values()
            ],
        }  # fmt: skip

    def _game(self, one: KnownGame) -> dict[str, Any]:
        root = Path(one.root)
        usual = root == self.project or root.parent == self.folder
        return {
            "key": one.key,
            "title": one.title,
            "cards": one.cards,
            "cover": f"cover/{one.key}.png?v={one.cover}" if one.cover else None,
            "at": one.at,
            "path": None if usual else shown(root),
            "gone": not one.is_there,
        }

    # What is asked for

    def new(self, asked: dict[str, Any]) -> NewGame:
        """The game that is asked for. Raises RequestError for what cannot be."""
        name = str(asked.get("name", "")).strip()
        size = str(asked.get("size") or "") or None
        form = str(asked.get("form", FORMATS[0]))
        if form not in FORMATS:
            raise RequestError(problem("option-conflict", f"no form {form!r}"))
        if asked.get("draft"):
            return self.drafts.find(str(asked["draft"])).game(id_for(name), title_of(name), size, form)
        return new_game(id_for(name), title_of(name), str(asked.get("template", "")), size, form)

    def site(self, id: str) -> Site:
        return site_for(id, self.folder)

    def plan(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What would be written, and the command that does the same."""
        if asked.get("draft"):
            name = str(asked.get("name", "")).strip()
            game = self.drafts.find(str(asked["draft"])).planned(id_for(name), title_of(name))
        else:
            game = self.new(asked)
        try:
            site = self.site(game.id)
        except RequestError as error:
            return {"taken": error.problems[0].message, **self._instead(game)}
        files = [label for label in site.files_of(game) if not label.startswith("build/")]
        folder = site.root / "cards" / game.id if site.joins else site.root
        return {"files": files, "folder": shown(folder), "command": _command(asked)}

    def _instead(self, game: NewGame) -> dict[str, Any]:
        """The game that has the name, and a name that is free."""
        there = [one for one in self.games() if one.game == game.id and one.is_there]
        for number in range(2, 100):
            with contextlib.suppress(RequestError):
                self.site(f"{game.id}-{number}")
                return {
                    "open": {"key": there[0].key, "cards": there[0].cards} if there else None,
                    "free": f"{game.title} {number}",
                }
        return {"open": None, "free": None}

    def create(self, asked: dict[str, Any]) -> tuple[Path, str]:
        """Write a new game: its root and its id. Raises DeckwrightError, and nothing is left behind."""
        game = self.new(asked)
        site = self.site(game.id)
        write_game(game, site)
        return site.root, game.id

    def open(self, root: Path, game: str) -> str:
        """Serve a game; the address of its pages."""
        for name, one in self.served.items():
            if (one.root, one.game) == (root, game):
                return f"/game/{name}/"
        name, number = game, 1
        while name in self.served:
            number += 1
            name = f"{game}-{number}"
        self.served[name] = Served(root, game, self._follower(root, game))
        return f"/game/{name}/"

    async def stop(self) -> None:
        for one in self.served.values():
            await one.stop()


def _command(asked: dict[str, Any]) -> str:
    """`deckwright new` with what differs from its defaults; of a table there is no single command."""
    if asked.get("draft") and asked.get("kind") != "pictures":
        return ""
    name, template = str(asked["name"]).strip(), asked.get("template")
    words = ["deckwright new", quoted(name)]
    words += ["--pictures FOLDER"] if asked.get("draft") else []
    words += (
        [f"--template {template}"] if template and template != TEMPLATES[0] and not asked.get("draft") else []
    )
    words += [f"--size {quoted(str(asked['size']))}"] if asked.get("size") else []
    words += [f"--from {asked['form']}"] if asked.get("form", FORMATS[0]) != FORMATS[0] else []
    return " ".join(words)


def quoted(text: str) -> str:
    """A word of a command line as every shell takes it."""
    return text if text.replace("-", "").replace("_", "").isalnum() else '"' + text.replace('"', "'") + '"'
