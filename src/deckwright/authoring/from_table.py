"""A new game of a table that somebody has: the table as it is, game.yaml with what it tells, a layout to draw on."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from ..basics.problems import DeckwrightError, RequestError, problem
from ..game.load import load_game
from ..game.source import quoted
from ..game.source.tables import SUFFIXES
from .beginning import NewGame
from .fetching import WebTable, fetch
from .google_sheets import DEFAULT_NAME
from .types import plan_types


def game_of_table(id: str, title: str, table: Path, workshop: Path) -> NewGame:
    """*workshop*: an empty folder, in which the game is tried. Raises RequestError for a file that is no table."""
    if table.suffix.lower() not in SUFFIXES:
        hint = "in Numbers: File → Export To → Excel" if table.suffix.lower() == ".numbers" else None
        message = f"{table.name} is no table that can be read: {', '.join(SUFFIXES)}"
        raise RequestError(problem("option-conflict", message, hint=hint))
    name = f"cards{table.suffix.lower()}"
    files = {
        f"cards/{id}/game.yaml": f"title: {quoted(title)}\n".encode(),
        f"cards/{id}/{name}": table.read_bytes(),
    }
    return _made(id, title, files, workshop)


def game_of_address(id: str, title: str, url: str, workshop: Path, known: dict[str, bytes]) -> NewGame:
    """The same of a table on the web, which is fetched once: what came is *known* afterwards, by its address.

    Raises DeckwrightError where it cannot be had.
    """
    game = f"title: {quoted(title)}\nsources: {{{DEFAULT_NAME}: {quoted(url)}}}\n".encode()
    label = f"cards/{id}/{DEFAULT_NAME}"
    if url not in known:
        (workshop / label).parent.mkdir(parents=True, exist_ok=True)
        fetch(workshop, id, WebTable(DEFAULT_NAME, url, None))
        known[url] = (workshop / label).read_bytes()
    return _made(id, title, {f"cards/{id}/game.yaml": game, label: known[url]}, workshop)


def _made(id: str, title: str, files: dict[str, bytes], workshop: Path) -> NewGame:
    for label, data in files.items():
        (workshop / label).parent.mkdir(parents=True, exist_ok=True)
        (workshop / label).write_bytes(data)
    with suppress(
        DeckwrightError
    ):  # what is wrong is told when the game is read, and it becomes one all the same
        files |= plan_types(workshop, id, layouts=True).files
    game, found = load_game(workshop, id)
    cards = sum(len(deck.cards) for deck in game.shown_decks) if game else 0
    if not cards:
        told = [one for one in found if one.code not in ("inferred",)] or found
        message = told[0].message if told else "there are no rows in it"
        raise RequestError(
            problem("option-conflict", f"no cards: {message}", hint="the first row names the columns")
        )
    return NewGame(id, title, files, cards, found)
