"""What the drawing asks a game for: pictures, symbols, fonts. What cannot be had is told once."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...basics.files import short_path
from ...basics.problems import DeckwrightError, Place, Problem
from ...basics.truetype import name_of
from ...game.model import Game

if TYPE_CHECKING:
    from ...svg.typeset import FontSet


class Resources:
    """The resources of a game; they can be sent to another process."""

    def __init__(self, game: Game, root: Path) -> None:
        self.problems: list[Problem] = []  # of the font files
        self._assets = game.assets
        self._symbols = {name: symbol.svg for name, symbol in game.symbols.items()}
        self._symbol_files = {name: symbol.file for name, symbol in game.symbols.items()}
        self._fonts = game.fonts
        self._root = root
        self._told = {path for path in set(pictures(game)) if not game.assets.exists(path)}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "fonts"}

    def read(self, path: str) -> bytes:
        """The bytes of a picture. Raises DeckwrightError: without problems for what the loading has told already."""
        if path in self._told:
            raise DeckwrightError
        return self._assets.read(path)

    def symbol(self, name: str) -> str | None:
        return self._symbols.get(name)

    def symbol_file(self, name: str) -> str:
        return self._symbol_files[name]

    @cached_property
    def fonts(self) -> FontSet:
        """All fonts of the game that can be read."""
        from ...svg.typeset import FontSet  # noqa: PLC0415 - with Pango

        try:
            return FontSet(self._fonts)
        except DeckwrightError as error:
            unusable = {found.place.file for found in error.problems if found.place}
            if not unusable:  # nothing that leaving a file out would mend
                raise
            self.tell(self._at_file(found) for found in error.problems)
            return FontSet([file for file in self._fonts if file not in unusable])

    def fonts_state(self) -> str:
        """A digest of all font files and their order."""
        whole = hashlib.sha256()
        for path, digest in self._font_digests:
            whole.update(f"{path.name}\0".encode() + digest)
        return whole.hexdigest()

    def font_named(self, name: str) -> Path:
        """The font file that goes by this name where its glyphs are written (`truetype.name_of`)."""
        return next(path for path, digest in self._font_digests if digest and name_of(digest) == name)

    @cached_property
    def _font_digests(self) -> Sequence[tuple[Path, bytes]]:
        """Each font file with the digest of its bytes; of one that cannot be read, none."""
        return [(path, _digest(path)) for path in map(Path, self._fonts)]

    def tell(self, problems: Iterable[Problem]) -> None:
        """Take problems of the font files in, each once."""
        self.problems += [found for found in problems if found not in self.problems]

    def _at_file(self, found: Problem) -> Problem:
        file = found.place.file if found.place else ""
        return replace(found, place=Place(short_path(Path(file), self._root)))


def _digest(path: Path) -> bytes:
    try:
        return hashlib.sha256(path.read_bytes()).digest()
    except OSError:
        return b""


def pictures(game: Game) -> Iterator[str]:
    """Every picture that a field of a card names."""
    for card in game.cards.values():
        for name, value in card.values.items():
            yield from card.type.fields[name].pictures(value)
