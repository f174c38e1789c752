"""What somebody brings along, read and drawn before anything of it is written: a table, an address, pictures."""

from __future__ import annotations

import re
import secrets
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ...authoring.beginning import NewGame
from ...authoring.from_pictures import game_of_pictures
from ...authoring.from_table import game_of_address, game_of_table
from ...basics.problems import RequestError, problem
from ...build.folder.find import SUFFIXES as PICTURES
from ...game.load.sources import is_address
from ...game.source.tables import SUFFIXES as TABLES
from ..state import Found
from .preview import Preview
from .seen_tables import seen_tables

MOST_BYTES: Final = 200 << 20  # of all files together
MOST_FILES: Final = 5_000
MOST_DRAFTS: Final = 6  # that are kept; then the oldest goes
ID: Final = "draft"
SAFE: Final = re.compile(r"[\x00-\x1f<>:\"|?*\\]")  # what no system's names may have

Make = Callable[[str, str, str | None, str, Path], NewGame]  # id, title, size, form, an empty folder


class Draft:
    """A game that is not yet written, and how it is made with another name."""

    def __init__(self, id: str, kind: str, title: str, make: Make, folder: Path) -> None:
        self.id, self.kind, self.title = id, kind, title
        self._make, self._folder = make, folder
        self.size: str | None = None
        self.preview = Preview(self.game(ID, title), folder / "seen")

    def game(self, id: str, title: str, size: str | None = None, form: str = "xlsx") -> NewGame:
        workshop = self._folder / "made"
        shutil.rmtree(workshop, ignore_errors=True)
        workshop.mkdir(parents=True)
        return self._make(id, title, size, form, workshop)

    def planned(self, id: str, title: str) -> NewGame:
        """What would be written under another name, as far as its labels go, without making it anew."""
        seen = self.preview.game
        files = {label.replace(f"/{ID}/", f"/{id}/"): data for label, data in seen.files.items()}
        return replace(seen, id=id, title=title, files=files)

    @property
    def answer(self) -> dict[str, Any]:
        found = [*(Found(one) for one in self.preview.game.problems), *self.preview.found]
        told = list(dict.fromkeys(one.problem for one in found))
        cards = self.preview.cards()
        return {
            "draft": self.id,
            "kind": self.kind,
            "title": self.title,
            "cards": cards,
            "copies": sum(card["copies"] for card in cards),
            "tables": seen_tables(self.preview.game.files, self.preview.state.game),
            "problems": [
                {
                    "severity": str(one.severity),
                    "place": str(one.place or "").rpartition("/")[2],
                    "cell": one.place.cell if one.place else None,
                    "card": one.card,
                    "message": one.message,
                    "hint": one.hint,
                }
                for one in told
                if one.severity != "note" or one.code == "picture-taken"
            ],
        }


class Drafts:
    """*folder*: where what is brought along lies while the program runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._drafts: dict[str, Draft] = {}
        self._sizes: dict[str, tuple[int, int]] = {}  # of each batch: files, bytes

    def take(self, batch: str, name: str, data: bytes) -> None:
        """Keep a file of a batch. Raises RequestError for a name that leads elsewhere, and for too much."""
        parts = [part for part in name.split("/") if part]
        if not batch.isalnum() or not parts or any(is_unsafe(part) for part in parts) or len(parts) > 4:
            raise RequestError(problem("option-conflict", f"{name!r} is no name of a file"))
        files, size = self._sizes.get(batch, (0, 0))
        if files >= MOST_FILES or size + len(data) > MOST_BYTES:
            message = f"that is more than {MOST_FILES} files or {MOST_BYTES >> 20} MB"
            raise RequestError(problem("option-conflict", message, hint="deckwright impose takes any number"))
        self._sizes[batch] = (files + 1, size + len(data))
        target = self._folder / "brought" / batch / Path(*parts)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)

    def read(self, batch: str, name: str) -> Draft:
        """What a batch is: a table, or pictures.

        Raises RequestError for anything else, DeckwrightError for its faults.
        """
        folder = self._folder / "brought" / batch
        files = [path for path in folder.rglob("*") if path.is_file()] if batch.isalnum() else []
        tables = [path for path in files if path.suffix.lower() in (*TABLES, ".numbers")]
        pictures = [path for path in files if path.suffix.lower() in PICTURES]
        if any(path.name == "game.yaml" for path in files):
            message = "that is a folder of a game: a page cannot learn where it lies"
            raise RequestError(
                problem("option-conflict", message, hint="say where it lies under Open a folder")
            )
        if pictures:
            return self._keep("pictures", name or "Pictures", self._of_pictures(folder))
        if not tables:
            message = "nothing in it can be read" if files else "nothing has come"
            hint = f"tables are {', '.join(TABLES)}; pictures {', '.join(PICTURES)}"
            raise RequestError(problem("option-conflict", message, hint=hint))
        return self._keep("table", name or tables[0].stem, self._of_table(tables[0]))

    def read_address(self, url: str) -> Draft:
        """The table at an address. Raises RequestError, DeckwrightError where it cannot be had."""
        if not is_address(url):
            message = f"{url[:80]!r} is no address of a table: it begins with https://"
            raise RequestError(problem("option-conflict", message))
        fetched: dict[str, bytes] = {}

        def make(id: str, title: str, size: str | None, form: str, workshop: Path) -> NewGame:
            return game_of_address(id, title, url, workshop, fetched)

        return self._keep("address", "My sheet", make)

    def read_folder(self, folder: Path) -> Draft:
        """The pictures in a folder of this machine, which stay where they are; DeckwrightError for their faults."""
        return self._keep("pictures", folder.name or "Pictures", self._of_pictures(folder))

    def find(self, id: str) -> Draft:
        """Raises RequestError for what is gone."""
        if id not in self._drafts:
            raise RequestError(problem("option-conflict", "what was read is gone: drop it again"))
        return self._drafts[id]

    def _keep(self, kind: str, title: str, make: Make) -> Draft:
        id = secrets.token_hex(8)
        named = title.replace("-", " ").replace("_", " ").strip()
        draft = Draft(id, kind, named if named != named.lower() else named.title(), make, self._folder / id)
        self._drafts[id] = draft
        while len(self._drafts) > MOST_DRAFTS:
            oldest = next(iter(self._drafts))
            del self._drafts[oldest]
            shutil.rmtree(self._folder / oldest, ignore_errors=True)
        return draft

    @staticmethod
    def _of_table(table: Path) -> Make:
        def make(id: str, title: str, size: str | None, form: str, workshop: Path) -> NewGame:
            return game_of_table(id, title, table, workshop)

        return make

    @staticmethod
    def _of_pictures(folder: Path) -> Make:
        def make(id: str, title: str, size: str | None, form: str, workshop: Path) -> NewGame:
            return game_of_pictures(id, title, folder, size, form)

        return make


def is_unsafe(part: str) -> bool:
    return part in (".", "..") or bool(SAFE.search(part)) or len(part.encode()) > 200
