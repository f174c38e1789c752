"""What the values of cards may name, and how an editor explains it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath
from typing import Final

from ...basics.pictures import SUFFIXES
from ...basics.records import dataclass
from ...game.expressions import Named, Pool, Variable
from ...game.kinds.json_schema import either_case
from ...game.load import Project
from ...game.model import Game, Symbol

_SIGNS: Final = r"[0-9+\-–−×*xX()\s]"


@dataclass(frozen=True, slots=True)
class Glossary:
    """The names of a game by what they name, explained in the language of its cards."""

    game: Game
    project: Project

    @property
    def game_id(self) -> str:
        return self.game.id

    @property
    def languages(self) -> tuple[str, ...]:
        return self.game.languages

    @property
    def first(self) -> str:
        return self.game.languages[0]

    def symbols(self) -> dict[str, str]:
        """What each symbol means."""
        return {name: self._meaning(symbol) for name, symbol in self.game.symbols.items()}

    def _meaning(self, symbol: Symbol) -> str:
        title, meaning = symbol.title.in_lang(self.first), symbol.meaning.in_lang(self.first)
        return title if title == meaning else f"{title}: {meaning}"

    def symbols_as_table(self) -> str:
        """All symbols with their meanings, in Markdown."""
        rows = (f"| `{{{name}}}` | {_cell(meaning)} |" for name, meaning in self.symbols().items())
        return "\n".join(["| symbol | means |", "|---|---|", *rows])

    def cards(self, to: Iterable[str]) -> list[str]:
        """The ids of the cards that a reference may name."""
        wanted = tuple(to)
        cards = self.game.cards.values()
        return [card.id for card in cards if not wanted or any(card.type.is_a(type) for type in wanted)]

    def powers(self) -> Mapping[str, str]:
        """The words that a power may use, each with what it stands for."""
        found = {}
        for entry in self._entries():
            symbol = self.game.symbols.get(entry.symbol)
            found[entry.alias] = self._meaning(symbol) if symbol else entry.id
        return found

    def power_pattern(self) -> str | None:
        """A pattern that every power of the game has: numbers, signs, its names; None where none can be told."""
        names = [either_case(name) for entry in self._entries() for name in (entry.alias, entry.id)]
        if None in names:
            return None
        ways = sorted({name for name in names if name}, key=lambda name: (-len(name), name))
        return f"(?:{'|'.join([*ways, _SIGNS])})*"

    def _entries(self) -> Iterator[Pool | Named | Variable]:
        yield from self.game.pools.values()
        yield from self.game.named.values()
        yield from self.game.variables.values()

    def pictures(self, folder: str | None) -> list[str]:
        """The short names of the pictures that lie in a field's folder."""
        base = f"assets/{self.game.id}" + (f"/{folder}" if folder else "")
        files = (PurePosixPath(name) for name in self.project.files(base))
        return list(dict.fromkeys(file.stem for file in files if file.suffix.lower() in SUFFIXES))


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
