"""The files of a game's reference pages: `cards/<game>/reference/`. What stands in them is for `reference` to read."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from ...basics.problems import DeckwrightError
from ...basics.records import dataclass
from ..model import Game, SourceFile
from .project import Project

STYLE = "style.yaml"
_NAMED: Final = re.compile(r"\{([\w-]+)\}|\bsymbols?: *([^\n]*)")  # in a text; of a figure
_NAME: Final = re.compile(r"[\w-]+")


@dataclass(frozen=True, slots=True)
class ReferenceFiles:
    folder: str  # where the pages of the language lie, as a label
    pages: tuple[SourceFile, ...]  # by name, which is their order
    style: SourceFile | None


def has_reference(root: Path, game: str) -> bool:
    """Whether a game has reference pages at all."""
    project = Project.at(root)
    return any(name.endswith(".md") for name in project.files(f"cards/{game}/reference"))


def read_reference(root: Path, game: str, lang: str | None) -> ReferenceFiles:
    """The pages in *lang*, None for the language of the cards. Raises DeckwrightError for what cannot be read."""
    project = Project.at(root)
    top = f"cards/{game}/reference"
    folder = top if lang is None else f"{top}/{lang}"

    def source(label: str) -> SourceFile:
        return SourceFile(label, project.read_text(label))

    pages = (source(f"{folder}/{name}") for name in project.files(folder) if name.endswith(".md"))
    style = f"{top}/{STYLE}"
    return ReferenceFiles(folder, tuple(pages), source(style) if project.exists(style) else None)


def symbols_on_pages(root: Path, game: Game) -> set[str]:
    """The symbols that the reference pages write or draw: players meet these, too."""
    texts: list[str] = []
    for lang in game.languages:
        with suppress(DeckwrightError):  # told where the pages are read
            files = read_reference(root, game.id, None if lang == game.languages[0] else lang)
            texts += (page.text for page in files.pages)
    return {
        name for text in texts for found in _NAMED.findall(text) for name in _NAME.findall(" ".join(found))
    }
