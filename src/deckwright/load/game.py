"""A folder → a game: game.yaml read section by section, then the cards, then the decks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from ..model import CardType, Deck, Game, Localized, SourceFile
from ..problems import DeckwrightError, Place, Problem, did_you_mean
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source import Sequence as SequenceNode
from .cards import Cards, read_database, read_root
from .components import read_components
from .decks import read_decks
from .fonts import read_fonts
from .powers import read_powers
from .project import Project, ProjectAssets, games
from .reader import Table, is_note, localized, text, word, words
from .report import Report, in_order
from .symbols import read_groups, read_symbols
from .types import Given, TypeSpec, copies, model_of, read_types
from .values import Values

META: Final = ("author", "version", "licence", "license", "copyright", "publisher", "website", "description")

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")


def load_game(root: Path, game: str) -> tuple[Game | None, list[Problem]]:
    """Read the game *game* of the project at *root*, and everything that is wrong with it, in the order of its files.

    The game is None where there is no game.yaml to go by; otherwise it holds what could be read, and is sound
    where no problem is an error.
    """
    report = Report()
    project = Project.at(root)
    found = _Loader(project, game, report).load() if _is_game(project, game, report) else None
    return found, in_order(report.problems, f"cards/{game}/game.yaml")


def _is_game(project: Project, game: str, report: Report) -> bool:
    known = games(project.root)
    if game in known:
        return True
    hint = did_you_mean(game, known) or f"games are {', '.join(known) or 'not there yet'}"
    report.add(
        "file-missing", f"there is no game {game!r}: cards/{game}/game.yaml does not exist", None, hint
    )
    return False


class _Loader:
    def __init__(self, project: Project, game: str, report: Report) -> None:
        self.project, self.game, self.report = project, game, report
        self.label = f"cards/{game}/game.yaml"
        self.languages: tuple[str, ...] = ("en",)

    def load(self) -> Game | None:
        root = read_root(self.project, self.label, self.report)
        if root is None:
            if not self.report.problems:
                self.report.add(
                    "missing-key", "game.yaml is empty", Place(self.label), "begin with title: and languages:"
                )
            return None
        table = Table(root, self.report, "game.yaml")
        self.languages = self._languages(table)
        table.require("title")
        title = table.read("title", lambda n, r, what: localized(n, self.languages, r, what))
        database = read_database(self.project, self.game, self.languages, self.report)
        layouts = self._layouts()
        symbol_groups = read_groups(table.table("symbol_groups"), self.languages)
        symbols_table = table.table("symbols")
        symbols = read_symbols(symbols_table, symbol_groups, self.languages, self.project, self.game)
        decks_table = table.table("decks")
        deck_ids = [key.value for key, _ in decks_table.items()]
        pools, named, variables = table.table("pools"), table.table("named"), table.table("variables")
        powers = read_powers(pools, named, variables, symbols, deck_ids)
        components = read_components(table.table("components"))
        copies_by = self._copies_by(table.table("copies_by"))
        given = Given(self.languages, components, copies_by, layouts, self.game)
        types_table = table.table("types")
        specs = read_types(types_table, given)
        values = Values(
            self.languages,
            powers.names,
            symbols,
            self.project,
            self.game,
            all_symbols=symbols_table.is_complete,
            all_names=pools.is_complete and named.is_complete and variables.is_complete,
        )
        types = self._types(specs, given, values)
        cards = Cards(
            specs,
            types,
            copies_by,
            layouts,
            self.game,
            values,
            database,
            self.report,
            all_types=types_table.is_complete,
        )
        by_file = cards.read_all()
        decks = read_decks(decks_table, by_file, types, self.languages, layouts, self.game)
        title = title or Localized({self.languages[0]: self.game})
        all_cards = {card.id: card for file in by_file.values() for card in file}
        if not decks_table.entries:
            place = Place(self.label)
            decks = {self.game: Deck(self.game, title, tuple(all_cards.values()), None, place)}
        game = Game(
            id=self.game,
            title=title,
            languages=self.languages,
            words=self._words(table.table("words")),
            symbol_groups=symbol_groups,
            components=components,
            types=types,
            cards=all_cards,
            decks=decks,
            symbols=symbols,
            pools=powers.pools,
            named=powers.named,
            variables=powers.variables,
            layouts=layouts,
            assets=ProjectAssets(self.project),
            fonts=read_fonts(table, self.project, self.game),
            sheets=self._sheets(table.table("sheets")),
            data=_plain(table.node("data")) if isinstance(table.node("data"), MappingNode) else {},
            meta=self._meta(table),
        )
        table.finish()
        return _frozen(game)

    def _languages(self, table: Table) -> tuple[str, ...]:
        table.require("languages", "write languages: [fr], the language of the cards first")
        node = table.node("languages")
        found = words(node, self.report, "`languages`") if node else ()
        for lang in found:
            if not _LANGUAGE.fullmatch(lang):
                message = f"{lang!r} is no code of a language; codes are such as fr, en, pt-BR"
                self.report.add("wrong-value", message, node)
        return tuple(dict.fromkeys(lang for lang in found if _LANGUAGE.fullmatch(lang))) or ("en",)

    def _layouts(self) -> dict[str, SourceFile]:
        """The layouts by their key: relative to the folder of the game, and `common/…`."""
        found: dict[str, SourceFile] = {}
        for folder, prefix in ((f"layouts/{self.game}", ""), ("layouts/common", "common/")):
            for label in self.project.files_below(folder, ".svg"):
                try:
                    key = prefix + label.removeprefix(f"{folder}/")
                    found[key] = SourceFile(label, self.project.read_text(label))
                except DeckwrightError as error:
                    self.report.take_error(error)
        return found

    def _copies_by(self, table: Table) -> dict[str, Mapping[str, int]]:
        found: dict[str, Mapping[str, int]] = {}
        for key, node in table.items():
            numbers: dict[str, int] = {}
            for choice, value in Table(node, self.report, f"`copies_by` → {key.value!r}").items():
                count = copies(value, self.report, f"the copies of {choice.value!r}")
                numbers[choice.value] = 1 if count is None else count
            found[key.value] = MappingProxyType(numbers)
        return found

    def _types(self, specs: Mapping[str, TypeSpec], given: Given, values: Values) -> dict[str, CardType]:
        """The types that cards can have, the defaults of their fields read."""
        types: dict[str, CardType] = {}
        for spec in specs.values():
            fields = dict(spec.fields)
            for name, node in spec.defaults.items():
                if name in fields:
                    default = values.read(fields[name], node, self.report.of_field(name))
                    fields[name] = replace(fields[name], default=default)
            if not spec.abstract:
                types[spec.id] = model_of(spec, MappingProxyType(fields), given)
        return types

    def _words(self, table: Table) -> dict[str, Localized[str]]:
        found: dict[str, Localized[str]] = {}
        for key, node in table.items():
            value = localized(node, self.languages, self.report, f"the word {key.value!r}")
            if value is not None:
                found[key.value] = value
        return found

    def _sheets(self, table: Table) -> dict[str, str]:
        found = {key.value: word(node, self.report, f"`{key.value}`") for key, node in table.items()}
        return {key: value for key, value in found.items() if value is not None}

    def _meta(self, table: Table) -> dict[str, str]:
        found = {key: table.read(key, text) for key in META}
        return {key: value for key, value in found.items() if value is not None}


def _plain(node: Node | None) -> Any:
    """A table for layouts: mappings, lists and texts, nothing guessed; notes are left out."""
    match node:
        case MappingNode():
            entries = node.entries.items()
            return MappingProxyType({k: _plain(entry.value) for k, entry in entries if not is_note(k)})
        case SequenceNode():
            return tuple(_plain(item) for item in node.items)
        case Scalar():
            return node.value
    return None


def _frozen(game: Game) -> Game:
    """The game with mappings that cannot be changed."""
    changes: dict[str, Any] = {
        name: MappingProxyType(value)
        for name in game.__dataclass_fields__
        if isinstance(value := getattr(game, name), dict)
    }
    return replace(game, **changes)
