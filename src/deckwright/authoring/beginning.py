"""A new game: made whole in memory, then all of it or nothing is put into its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Final

from ..basics.files import write_all
from ..basics.naming import id_of
from ..basics.problems import DeckwrightError, Problem, RequestError, problem
from ..basics.records import dataclass
from ..game.projects import find_project
from .schemas import plan

# What a game that joins a project brings along; the rest is the project's own.
_OF_A_GAME: Final = ("cards/", "layouts/", "assets/")
PARTS: Final = ("cards", "layouts", "assets")


@dataclass(frozen=True, slots=True)
class NewGame:
    """What is to be written, by label."""

    id: str
    title: str
    files: Mapping[str, bytes] = field(repr=False)
    cards: int
    problems: Sequence[Problem] = ()  # warnings and notes


@dataclass(frozen=True, slots=True)
class Site:
    """Where a game is written."""

    root: Path
    joins: bool  # a project that is there already

    def files_of(self, game: NewGame) -> dict[str, bytes]:
        """The files that are written here, by label."""
        return {
            label: data
            for label, data in game.files.items()
            if not self.joins or label.startswith(_OF_A_GAME)
        }


def title_of(name: str) -> str:
    """How a game of this name is called on its cards."""
    return name if name != name.lower() else name.replace("-", " ").replace("_", " ").title()


def id_for(name: str) -> str:
    """The folder of a game of this name. Raises RequestError where the name makes none."""
    id = id_of(name)
    if not id:
        message = f"{name!r} makes no name of a folder"
        raise RequestError(problem("option-conflict", message, hint="write some letters from a to z"))
    return id


def site_for(id: str, start: Path) -> Site:
    """Where a game begun in the folder *start* is written: into the project that *start* lies in, else into a new one.

    Raises RequestError where something is in the way.
    """
    try:
        root = find_project(start)
    except DeckwrightError:
        root = start / id
        if root.exists() and (not root.is_dir() or any(root.iterdir())):
            message = f"{id} exists already, and is not empty"
            hint = "choose another name, or begin elsewhere"
            raise RequestError(problem("already-there", message, hint=hint)) from None
        return Site(root, joins=False)
    taken = [f"{part}/{id}" for part in PARTS if (root / part / id).exists()]
    if taken:
        message = f"{taken[0]} exists already in this project"
        raise RequestError(problem("already-there", message, hint="choose another name"))
    return Site(root, joins=True)


def write_game(game: NewGame, site: Site) -> list[str]:
    """Put a game into its place, its schemas too; the labels of its files."""
    files = site.files_of(game)
    write_all((site.root / label, data) for label, data in files.items())
    for folder in (*PARTS, "build"):
        (site.root / folder).mkdir(exist_ok=True)
    write_all((site.root / label, data) for label, data in plan(site.root, game.id).files.items())
    return list(files)
