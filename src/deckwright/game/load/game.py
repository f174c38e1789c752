"""A folder → a game: game.yaml read section by section, then the cards, then the decks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, MutableMapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ...basics.problems import Place, Problem, Severity, did_you_mean
from ...basics.records import dataclass
from ..condition_names import vocabulary_of_pawns
from ..kinds import Lookup
from ..localized import Localized, read_localized
from ..model import Card, CardType, Component, Deck, Game, Symbol
from ..projects import games
from ..source import Mapping as MappingNode
from ..source import SourceText, Span
from ..source.keys import Table
from ..source.report import Report, in_order
from .balance import read_balance, read_fights, read_redraws
from .boards import read_boards
from .cards import Cards, Database, read_database, read_root
from .components import read_components
from .deals import DealContext, read_deals
from .decks import read_decks
from .fonts import read_fonts
from .foreign import check_foreign_markup
from .infer import InferredType, complete_types, infer
from .layouts import Layouts, read_layouts
from .memory import Memory
from .outline import GameOutline, outline
from .pawns import read_pawns
from .plain import FOLDER, FONT_PACKAGE, PICTURES
from .powers import Powers, read_powers, read_signs
from .preflight import read_preflight
from .project import Project, ProjectAssets
from .recipes import read_recipes
from .rules import read_rules, reading_of
from .sections import read_copies_by, read_data, read_languages, read_meta, read_sheets, read_words
from .sheets import read_own_sheets
from .sources import read_sources
from .standins import fill
from .symbols import read_groups, read_symbols
from .terms import read_terms
from .tuckboxes import check_tuckboxes
from .types import TypeContext, TypeSpec, model_of, read_types
from .variants import VariantContext, part_names, read_variants


def load_game(
    root: Path,
    game: str,
    changes: Mapping[str, bytes | None] = MappingProxyType({}),
    memory: Memory | None = None,
) -> tuple[Game | None, list[Problem]]:
    """Read the game *game* of the project at *root*, and everything that is wrong with it, in the order of its files.

    The game is None where there is no game.yaml to go by; otherwise it holds what could be read, and is sound
    where no problem is an error. With *changes*, files by label, it is read as it would be with these;
    with *memory*, cards that it has of the last time are not read again.
    """
    report = Report()
    project = Project.at(root, changes)
    label = f"cards/{game}/game.yaml"
    known = games(project.root)
    found = None
    if game in known:
        found = _load(project, game, label, report, memory or Memory())
    else:
        hint = did_you_mean(game, known) or f"games are {', '.join(known) or 'not there yet'}"
        folder = f"cards/{game}"
        there = Place(folder) if (project.root / folder).is_dir() else None
        report.add("file-missing", f"there is no game {game!r}: {label} does not exist", there, hint)
    return found, in_order(report.problems, label)


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """What cards may refer to, from game.yaml and the folders beside it."""

    languages: tuple[str, ...]
    layouts: Layouts
    symbol_groups: Mapping[str, Localized[str]]
    symbols: Mapping[str, Symbol]
    powers: Powers
    components: MutableMapping[str, Component]
    copies_by: Mapping[str, Mapping[str, int]]
    specs: Mapping[str, TypeSpec]
    lookup: Lookup

    @property
    def given(self) -> TypeContext:
        return TypeContext(self.languages, self.components, self.copies_by, self.layouts, self.lookup.game)


@dataclass(frozen=True, slots=True)
class Opening:
    """A game's game.yaml and the databases beside it, before anything of them means something."""

    root: MappingNode  # as it is written
    table: Table  # with what is inferred
    languages: tuple[str, ...]
    database: Database
    inferred: tuple[InferredType, ...]
    seen: GameOutline


def open_game(project: Project, game: str, report: Report) -> Opening | None:
    """Read a game's files, and infer the types that it leaves open; None where game.yaml cannot be read."""
    label = f"cards/{game}/game.yaml"
    root = read_root(project, label, report)
    if root is None:
        if report.problems:
            return None
        root = MappingNode({}, False, Span(0, 0, 0, 0), SourceText(label, ("",)))
    table = Table(root, report, "game.yaml")
    languages = read_languages(table)
    seen = outline(table, languages)
    database = read_database(project, game, seen, report)
    symbols = [key.value for key, _ in table.table("symbols").items()]
    inferred = infer(table.node("types"), database, seen, symbols, project, game)
    table.entries |= {"types": complete_types(root, inferred, game).entries["types"]} if inferred else {}
    return Opening(root, table, languages, database, tuple(inferred), seen)


def _load(project: Project, id: str, label: str, report: Report, memory: Memory) -> Game | None:
    opening = open_game(project, id, report)
    if opening is None:
        return None
    table, languages, database = opening.table, opening.languages, opening.database
    title = table.read("title", lambda n, r, what: read_localized(n, languages, r, what))
    _tell_basics(table, title, languages, id)
    title = title or Localized({languages[0]: id})
    _tell(opening.inferred, id, report)
    vocabulary = _vocabulary(table, languages, project, id, report)
    types = _types(vocabulary, report)
    by_file = _cards(table, vocabulary, types, database, report, memory)
    cards = {card.id: card for file in by_file.values() for card in file}
    told = {found.card for found in report.problems}  # what they hold may be the same fault once more
    check_foreign_markup((card for card in cards.values() if card.id not in told), report)
    vocabulary.layouts.take_pictures(card.back for card in cards.values())
    pawns = read_pawns(table.node("pawns"), cards, languages, report)
    stickers = pawns.cards if pawns else frozenset[str]()
    decks = _decks(table, vocabulary, types, by_file, database, stickers)
    if _names_no_decks(table):
        dealt = tuple(card for card in cards.values() if card.id not in stickers)
        decks = {id: Deck(id, title, dealt, None, Place(label))}
    data = read_data(table.table("data"))
    sheets, sheet_places = read_sheets(table.table("sheets"))
    all_decks = [*decks, *part_names(table.table("variants"))]
    reading = reading_of(types, all_decks, vocabulary.lookup, data, report)
    given = VariantContext(reading, vocabulary.lookup, types, cards, all_decks, vocabulary.layouts)
    variants = read_variants(table.table("variants"), given)
    redraws = read_redraws(table.table("redraws"), vocabulary.symbols)
    fights = read_fights(table.table("fights"), reading)
    words = read_words(table.table("words"), languages)
    rules = read_rules(
        project,
        id,
        reading,
        languages,
        variants,
        vocabulary_of_pawns(pawns, types.values()) if pawns else None,
        table.node("data"),
    )
    game = Game(
        id=id,
        title=title,
        languages=languages,
        words=words,
        symbol_groups=vocabulary.symbol_groups,
        components=vocabulary.components,
        types=types,
        cards=cards,
        decks=decks,
        symbols=vocabulary.symbols,
        pools=vocabulary.powers.pools,
        named=vocabulary.powers.named,
        variables=vocabulary.powers.variables,
        layouts=vocabulary.layouts,
        assets=ProjectAssets(project),
        fonts=read_fonts(table, project, id, _fonts_of_plain(types)),
        sheets=sheets,
        sheet_places=sheet_places,
        own_sheets=read_own_sheets(project, id, report),
        data=data,
        meta=read_meta(table, languages),
        rules=rules,
        recipes=read_recipes(project, id, reading, types, vocabulary.specs, languages),
        deals=read_deals(
            project, id, DealContext(reading, languages, cards, {rule.id for rule in rules}, words)
        ),
        redraws=redraws,
        terms=read_terms(table.table("terms"), languages, vocabulary.symbols),
        preflight=read_preflight(table, data),
        fights=fights,
        balance=read_balance(table.node("balance"), reading, cards, redraws, fights),
        variants=variants,
        pawns=pawns,
        boards=read_boards(project, id, cards, languages, reading),
    )
    check_tuckboxes(vocabulary.components, cards.values(), Place(label), report)
    read_sources(table.table("sources"))  # for `deckwright fetch`; told here where they are wrong
    table.finish()
    return _frozen(game)


def _decks(
    table: Table,
    vocabulary: _Vocabulary,
    types: Mapping[str, CardType],
    by_file: Mapping[str, Sequence[Card]],
    database: Database,
    stickers: Collection[str],
) -> dict[str, Deck]:
    """The decks; what a faulty card does to them is told of the card alone."""
    faulty = {
        card for found in table.report.problems if found.severity is Severity.ERROR for card in found.cards
    }
    faulty |= {card.id for file in database.files.values() if file.is_guess for card in by_file[file.name]}
    is_whole = not faulty and sum(map(len, by_file.values())) == len(database.keys)
    layouts = vocabulary.layouts
    return read_decks(
        table.table("decks"),
        by_file,
        types,
        vocabulary.languages,
        layouts,
        stickers,
        faulty,
        is_whole=is_whole,
    )


def _names_no_decks(table: Table) -> bool:
    """Whether all cards are one deck, since none is written down."""
    decks = table.table("decks")
    return not decks.entries and decks.is_complete


def _tell_basics(table: Table, title: Localized[str] | None, languages: Sequence[str], game: str) -> None:
    """Say what stands for a title and languages that are not written."""
    missing = [f"the title {game!r}"] if title is None and table.node("title") is None else []
    if table.node("languages") is None:
        missing.append(f"the language of the cards {languages[0]!r}")
    if missing and table.is_complete:
        hint = f"write title: … and languages: [{languages[0]}], or the language that the cards are in"
        place = Place(f"cards/{game}/game.yaml")
        table.report.add("inferred", f"inferred: {' and '.join(missing)}", place, hint)


def _tell(inferred: Sequence[InferredType], game: str, report: Report) -> None:
    for type in inferred:
        fields = ", ".join(str(field) for field in type.fields) or "no fields"
        message = f"inferred of the type {type.id!r}: {fields}"
        place = Place(f"cards/{game}/{type.files[0].partition('!')[0]}")
        report.add("inferred", message, place, "write it down with: deckwright types --write")


def _vocabulary(
    table: Table, languages: tuple[str, ...], project: Project, game: str, report: Report
) -> _Vocabulary:
    layouts = read_layouts(project, game, report)
    groups = read_groups(table.table("symbol_groups"), languages)
    symbols_table = table.table("symbols")
    symbols = read_symbols(symbols_table, groups, languages, project, game)
    deck_ids = [key.value for key, _ in table.table("decks").items()]
    pools, named, variables = table.table("pools"), table.table("named"), table.table("variables")
    powers = read_powers(pools, named, variables, symbols, deck_ids)
    signs = read_signs(table.table("signs"), symbols)
    components = read_components(table.table("components"))
    copies_by = read_copies_by(table.table("copies_by"))
    given = TypeContext(languages, components, copies_by, layouts, game)
    specs = read_types(table.table("types"), given)
    fill(specs, given, components, layouts)
    all_names = pools.is_complete and named.is_complete and variables.is_complete
    lookup = Lookup(
        languages, powers.names, signs, symbols, project, game, symbols_table.is_complete, all_names
    )
    return _Vocabulary(languages, layouts, groups, symbols, powers, components, copies_by, specs, lookup)


def _types(vocabulary: _Vocabulary, report: Report) -> dict[str, CardType]:
    """The types that cards can have, the defaults of their fields read."""
    types: dict[str, CardType] = {}
    for spec in vocabulary.specs.values():
        fields = dict(spec.fields)
        for name, node in spec.defaults.items():
            if name in fields:
                default = fields[name].read(node, report.of_field(name), vocabulary.lookup)
                fields[name] = replace(fields[name], default=default)
        if not spec.abstract:
            types[spec.id] = model_of(spec, MappingProxyType(fields), vocabulary.given)
    return types


def _fonts_of_plain(types: Mapping[str, CardType]) -> tuple[str, ...]:
    """The font package of the built-in layouts, where a type is drawn by one."""
    keys = [key or "" for type in types.values() for key in (type.front, type.back)]
    is_used = any(key.startswith(f"{FOLDER}/") and not key.startswith(PICTURES) for key in keys)
    return (FONT_PACKAGE,) if is_used else ()


def _cards(
    table: Table,
    vocabulary: _Vocabulary,
    types: Mapping[str, CardType],
    database: Database,
    report: Report,
    memory: Memory,
) -> dict[str, list[Card]]:
    """The cards of each file."""
    return Cards(
        vocabulary.specs,
        types,
        vocabulary.copies_by,
        vocabulary.layouts,
        vocabulary.lookup,
        database,
        report,
        all_types=table.table("types").is_complete,
        memory=memory,
    ).read_all()


def _frozen(game: Game) -> Game:
    """The game with mappings that cannot be changed."""
    changes: dict[str, Any] = {
        name: MappingProxyType(value)
        for name in game.__dataclass_fields__
        if isinstance(value := getattr(game, name), dict)
    }
    return replace(game, **changes)
