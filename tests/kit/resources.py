"""What drawings ask a game for, without a game."""

from __future__ import annotations

from importlib import resources

from deckwright.basics.problems import DeckwrightError, Place, problem
from deckwright.svg.typeset import FontSet


def sans_files() -> list[str]:
    """The files of Source Sans Pro."""
    folder = resources.files("font_source_sans_pro") / "files"
    return [str(folder / f"SourceSansPro-{style}.ttf") for style in ("Regular", "Bold", "Semibold", "It")]


class Files:
    """Resources from dictionaries: no folder is read."""

    def __init__(
        self,
        files: dict[str, bytes] | None = None,
        symbols: dict[str, str] | None = None,
        fonts: FontSet | None = None,
    ) -> None:
        self._files = files or {}
        self._symbols = symbols or {}
        self._fonts = fonts

    def read(self, path: str) -> bytes:
        if path not in self._files:
            raise DeckwrightError(problem("file-missing", f"{path} does not exist", Place(path)))
        return self._files[path]

    def symbol(self, name: str) -> str | None:
        return self._symbols.get(name)

    def symbol_file(self, name: str) -> str:
        return f"symbol:{name}"

    @property
    def fonts(self) -> FontSet:
        return self._fonts or FontSet([])
