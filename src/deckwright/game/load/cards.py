"""Card files and language overlays → cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import Any, Final

from ...basics.folders import TABLE_CELLS
from ...basics.problems import DeckwrightError, Place, did_you_mean, nearest
from ...basics.records import dataclass
from ..kinds import Lookup
from ..kinds.seen import OWN_KEYS
from ..model import Card, CardType
from ..source import MapEntry, Node, Scalar, ScalarStyle, describe, read_yaml
from ..source import Mapping as MappingNode
from ..source.keys import identifier, is_note, is_nothing, word
from ..source.report import Report
from ..source.tables import SUFFIXES, cell_of, is_blank
from .layouts import Layouts
from .memory import Memory, nodes_of
from .outline import GameOutline
from .project import Project
from .references import check_references
from .tables import table_cards
from .types import TypeSpec, copies

NOT_CARDS: Final = ("game.yaml", "rules.yaml", "recipes.yaml", "deals.yaml", TABLE_CELLS)
FOLDERS: Final = ("boards", "lang", "prints", "reference")  # of a game, which hold no card files
FOREIGN: Final = (".xls", ".xlsm", ".xlsb", ".numbers", ".txt", ".json")  # tables that are not read

MAX_CARDS: Final = 50_000  # of one game, from whatever files

_HOW_A_CARD_IS_WRITTEN: Final = (
    "a card is its id and its fields, without a dash and without `cards:` above:"
    "  dragon: {name: Dragon, cost: 3}"
)
_DEFAULTS: Final = "_defaults"


@dataclass(slots=True)
class CardFile:
    """One card database as it is written: a file of YAML, or a table."""

    name: str  # butina.yaml, butina.csv, butina.xlsx!Monsters
    cards: dict[str, MapEntry] = field(default_factory=dict)
    defaults: dict[str, MapEntry] = field(default_factory=dict)
    is_guess: bool = (
        False  # what type its cards are of: a fault that was told hides it, and no other follows from it
    )


@dataclass(slots=True)
class Database:
    """All card files of a game, and the texts of its other languages: by language, card and field."""

    files: dict[str, CardFile] = field(default_factory=dict)
    keys: dict[str, Scalar] = field(default_factory=dict)  # of every card, those with faults too
    texts: dict[str, dict[str, MappingNode]] = field(default_factory=dict)
    is_full: bool = False  # there are more cards than are read, which was told


def read_database(project: Project, game: str, outline: GameOutline, report: Report) -> Database:
    """Read every card file and overlay of a game. Ids that stand twice, in whatever files, are reported."""
    base = f"cards/{game}"
    database = Database()
    for name in project.files(base):
        if (
            name in NOT_CARDS or is_note(name) or name.startswith("~$")
        ):  # which Office leaves beside an open file
            continue
        if database.is_full:
            database.files[name] = CardFile(name)  # which a deck may name all the same
        elif name.endswith((".yaml", ".yml")):
            database.files[name] = _card_file(project, base, name, outline, report)
            _gather_ids(database, database.files[name], report)
        elif name.lower().endswith(SUFFIXES):
            _gather_tables(project, f"{base}/{name}", outline, database, report)
        elif name.lower().endswith(FOREIGN):
            message = f"{name} is not read: cards are read from .yaml, {', '.join(SUFFIXES)}"
            hint = "save it as .xlsx or .csv, or put _ before its name"
            report.add("stray-file", message, Place(f"{base}/{name}"), hint)
    _report_strays(project, base, report)
    for name in project.files(f"{base}/lang"):
        if name.endswith((".yaml", ".yml")) and not is_note(name):
            _overlay(project, f"{base}/lang/{name}", outline.languages, database, report)
    return database


def _report_strays(project: Project, base: str, report: Report) -> None:
    for label in (label for suffix in (".yaml", *SUFFIXES) for label in project.files_below(base, suffix)):
        inner = PurePosixPath(label).relative_to(base)
        if len(inner.parts) > 1 and inner.parts[0] not in FOLDERS and not is_note(inner.parts[0]):
            message = f"{label} is not read: cards lie in {base}/ itself"
            report.add("stray-file", message, Place(label), f"move it to {base}/")


def _gather_tables(
    project: Project, label: str, outline: GameOutline, database: Database, report: Report
) -> None:
    tables = table_cards(project, label, outline, set(database.keys), report)
    if not tables:  # which was told; a deck may name the file all the same
        name = PurePosixPath(label).name
        database.files[name] = CardFile(name)
    for table in tables:
        defaults = {"type": MapEntry(table.type, table.type)} if table.type else {}
        database.files[table.name] = CardFile(table.name, table.cards, defaults, table.is_guess)
        _gather_ids(database, database.files[table.name], report)


def read_root(project: Project, label: str, report: Report, hint: str | None = None) -> MappingNode | None:
    """The mapping that a file is; None where it is empty or was reported, with a *hint* at what to write."""
    try:
        root, problems = read_yaml(project.read_text(label), label)
    except DeckwrightError as error:
        report.take_error(error)
        return None
    for found in problems:
        report.take(found)
    if root is None or isinstance(root, MappingNode):
        return root
    if not is_nothing(root):
        report.add(
            "wrong-kind", f"the file is {describe(root)}; a mapping `key: value` is allowed", root, hint
        )
    return None


def _card_file(project: Project, base: str, name: str, outline: GameOutline, report: Report) -> CardFile:
    file = CardFile(name)
    root = read_root(project, f"{base}/{name}", report, _HOW_A_CARD_IS_WRITTEN)
    for key, value in root.entries.values() if root else ():
        if key.value == _DEFAULTS:
            if isinstance(value, MappingNode):
                file.defaults = {k: entry for k, entry in value.entries.items() if not is_note(k)}
            elif not is_nothing(value):
                report.add(
                    "wrong-kind", f"`_defaults` is {describe(value)}; a mapping of fields is allowed", value
                )
        elif not is_note(key.value):
            file.cards[key.value] = MapEntry(key, value)
    if "type" not in file.defaults and file.cards:
        _take_type(file, outline.type_of(PurePosixPath(name).stem) or outline.only_type)
    return file


def _take_type(file: CardFile, type: str | None) -> None:
    """Let the cards of *file* be of *type*, as those of a table are, where they do not write one themselves."""
    if type is not None:
        key = next(iter(file.cards.values())).key
        node = Scalar(type, ScalarStyle.DOUBLE, key.span, key.origin)
        file.defaults["type"] = MapEntry(node, node)


def _gather_ids(database: Database, file: CardFile, report: Report) -> None:
    for id, (key, _) in list(file.cards.items()):
        first = database.keys.get(id)
        if first is None and len(database.keys) == MAX_CARDS:
            _cut_off(file, id, key, report)
            database.is_full = True
            return
        if first:
            message = f"the id {id!r} stands here and at {first.place}; ids are unique in a game"
            report.of_card(id).add("duplicate-id", message, key, "rename one of them")
            del file.cards[id]
        else:
            database.keys[id] = key
            identifier(key, report, "a card")


def _cut_off(file: CardFile, id: str, key: Scalar, report: Report) -> None:
    """Leave out the card *id* of *file*, and all that stand behind it: the game is full."""
    message = f"a game has at most {MAX_CARDS:,} cards; this one and all that follow, also in other files, are not read"
    report.of_card(id).add("too-many-cards", message, key, "make two games of it, or leave cards out")
    names = list(file.cards)
    for name in names[names.index(id) :]:
        del file.cards[name]


def _overlay(
    project: Project, label: str, languages: Sequence[str], database: Database, report: Report
) -> None:
    lang = PurePosixPath(label).stem
    if lang not in languages[1:]:
        if lang == languages[0]:
            message = f"{lang!r} is the language of the cards, whose texts stand in the card files"
        else:
            message = f"{lang!r} is no language of this game; there are {', '.join(languages)}"
        report.add(
            "unknown-language",
            message,
            Place(label),
            "add it to `languages` of game.yaml, or rename the file",
        )
        return
    root = read_root(project, label, report)
    texts = database.texts.setdefault(lang, {})
    for key, value in root.entries.values() if root else ():
        if is_note(key.value):
            continue
        if key.value not in database.keys:
            hint = did_you_mean(key.value, database.keys) or "take the line out, or give the card back"
            report.add("translation-unused", f"there is no card {key.value!r} to translate", key, hint)
        elif isinstance(value, MappingNode):
            texts[key.value] = value
        elif not is_nothing(value):
            message = f"the texts of {key.value!r} are {describe(value)}; a mapping `field: text` is allowed"
            report.of_card(key.value).add("wrong-kind", message, value)


@dataclass(frozen=True, slots=True)
class Cards:
    """Makes the cards of a database."""

    specs: Mapping[str, TypeSpec]
    types: Mapping[str, CardType]
    copies_by: Mapping[str, Mapping[str, int]]
    layouts: Layouts
    lookup: Lookup
    database: Database
    report: Report
    all_types: bool = True  # False where a fault hides some of them
    memory: Memory = field(default_factory=Memory)

    def read_all(self) -> dict[str, list[Card]]:
        """The cards of each file, in its order."""
        found: dict[str, list[Card]] = {}
        self.memory.begin(self._ground, self.lookup.project)
        for file in self.database.files.values():
            made = [self._recall_or_read(entry, file) for entry in file.cards.values()]
            found[file.name] = [card for card in made if card]
            self._check_defaults(file, found[file.name])
        cards = {card.id: card for file in found.values() for card in file}
        check_references(self.lookup, cards, self.database.keys)
        self.memory.end()
        return found

    @property
    def _ground(self) -> tuple[Any, ...]:
        """All but its own lines that a card is read by."""
        specs = {
            id: (spec.abstract, spec.is_complete, spec.copies, spec.copies_by)
            for id, spec in self.specs.items()
        }
        lookup = self.lookup
        words = (tuple(lookup.languages), lookup.names, lookup.signs, tuple(lookup.symbols), lookup.game)
        is_whole = (lookup.all_symbols, lookup.all_names, self.all_types)
        return specs, self.types, self.copies_by, tuple(self.layouts), words, is_whole

    def _recall_or_read(self, entry: MapEntry, file: CardFile) -> Card | None:
        """The card as it was read last time, where nothing of it has changed, and there was nothing to tell."""
        id = entry.key.value
        texts = [
            node for lang in self.lookup.languages if (node := self.database.texts.get(lang, {}).get(id))
        ]
        nodes = nodes_of(entry, file.defaults, texts)
        known = self.memory.recall(id, nodes)
        if known is not None:
            return known
        told, named = len(self.report.problems), len(self.lookup.references)
        card = self._card(entry, file)
        if card and (told, named) == (len(self.report.problems), len(self.lookup.references)):
            self.memory.keep(card, nodes)
        return card

    def _card(self, entry: MapEntry, file: CardFile) -> Card | None:
        key, node = entry
        report = self.report.of_card(key.value)
        if not isinstance(node, MappingNode):
            message = f"the card is {describe(node)}; a mapping `field: value` is allowed"
            report.add("wrong-kind", message, node, _HOW_A_CARD_IS_WRITTEN)
            return None
        own = {name: e for name, e in node.entries.items() if not is_note(name)}
        type = self._type(own, file, key, node, report)
        if type is None:
            return None
        given = {
            name: e for name, e in file.defaults.items() if name in type.fields or name in OWN_KEYS
        } | own
        is_sure = not file.is_guess
        meant = set[str | None]()
        for name, entry in own.items():
            known = name in type.fields or name in OWN_KEYS or not self.specs[type.id].is_complete
            if is_sure and not known:
                self._unknown_field(name, entry, type, report)
                meant.add(nearest(name, type.fields))
        told = meant if is_sure and node.complete else set(type.fields)
        values = self._values(type, given, key, told, report)
        if not is_sure and any(field.required and name not in values for name, field in type.fields.items()):
            return None
        places = {
            name: e.value.place
            for name, e in own.items()
            if (name in type.fields or name in OWN_KEYS) and not is_blank(e.value)
        }
        count = self._copies(type, given, values, report)
        back = self.layouts.named(given.get("back"), report.of_field("back"))
        return Card(
            key.value, type, MappingProxyType(values), count, key.place, MappingProxyType(places), back
        )

    def _unknown_field(self, name: str, entry: MapEntry, type: CardType, report: Report) -> None:
        if is_blank(entry.value):
            return
        hint = did_you_mean(name, [*type.fields, *OWN_KEYS]) or f"it has {', '.join(type.fields)}"
        message = f"a card of type {type.id!r} has no such field"
        at: Node = entry.key
        if cell_of(entry.key) and any(name in other.fields for other in self.types.values()):
            at = entry.value  # the column has its use for other cards
        report.of_field(name).add("unknown-field", message, at, hint)

    def _type(
        self, own: Mapping[str, MapEntry], file: CardFile, key: Scalar, node: MappingNode, report: Report
    ) -> CardType | None:
        entry = own.get("type") or file.defaults.get("type")
        known = [id for id, spec in self.specs.items() if not spec.abstract]
        if entry is None or is_nothing(entry.value):
            if node.complete:
                report.add(
                    "card-type", f"the card has no type; types are {', '.join(known)}", key, "write type: …"
                )
            return None
        name = word(entry.value, report, "`type`")
        if name is None or name in self.types or not (self.all_types or name in self.specs):
            return self.types.get(name or "")
        abstract = name in self.specs
        message = f"the type {name!r} is abstract" if abstract else f"{name!r} is no type of this game"
        hint = None if abstract else did_you_mean(name, known)
        report.of_field("type").add(
            "card-type", f"{message}; types are {', '.join(known)}", entry.value, hint
        )
        return None

    def _values(
        self,
        type: CardType,
        given: Mapping[str, MapEntry],
        key: Scalar,
        told: Collection[str | None],
        report: Report,
    ) -> dict[str, Any]:
        """The values of a card's fields; of those *told* it is known that they may be missing."""
        overlays = self._overlays(type, key.value, report)
        found: dict[str, Any] = {}
        for name, declared in type.fields.items():
            inner = report.of_field(name)
            before = len(report.problems)
            entry = given.get(name)
            parts = {lang: nodes[name] for lang, nodes in overlays.items() if name in nodes}
            value = declared.read(entry.value, inner, self.lookup, parts) if entry else None
            if value is None and len(report.problems) == before:
                value = declared.default
                if value is None and declared.required and name not in told:
                    _report_missing(type, name, entry, key, inner)
            if entry is None and len(report.problems) == before:
                for node in parts.values():
                    hint = "take the line out, or write it in the card file first"
                    inner.add("translation-unused", f"the card has no {name!r} to translate", node, hint)
            if value is not None:
                found[name] = value
        return found

    def _overlays(self, type: CardType, id: str, report: Report) -> dict[str, dict[str, Node]]:
        """What each language writes for the fields of a card."""
        found: dict[str, dict[str, Node]] = {}
        for lang, texts in self.database.texts.items():
            node = texts.get(id)
            for name, (key, value) in node.entries.items() if node else ():
                if name in type.fields:
                    if not is_nothing(value):
                        found.setdefault(lang, {})[name] = value
                elif not is_note(name):
                    hint = did_you_mean(name, type.fields)
                    report.of_field(name).add(
                        "unknown-field", f"a card of type {type.id!r} has no such field", key, hint
                    )
        return found

    def _copies(
        self, type: CardType, given: Mapping[str, MapEntry], values: Mapping[str, Any], report: Report
    ) -> int:
        entry = given.get("copies")
        if entry and not is_nothing(entry.value):
            count = copies(entry.value, report.of_field("copies"), "`copies`")
            return 1 if count is None else count
        spec = self.specs[type.id]
        if spec.copies_by is not None:
            choice = values.get(spec.copies_by)
            return self.copies_by[spec.copies_by].get(choice, 1) if isinstance(choice, str) else 1
        return 1 if spec.copies is None else spec.copies

    def _check_defaults(self, file: CardFile, cards: Sequence[Card]) -> None:
        """Report the defaults of a file that no card of it could take."""
        known = {name for card in cards for name in card.type.fields} | set(OWN_KEYS)
        for name, (key, _) in file.defaults.items():
            if cards and name not in known:
                message = f"no card of this file has a field {name!r}"
                self.report.add("unknown-field", message, key, did_you_mean(name, known))


def _report_missing(type: CardType, name: str, entry: MapEntry | None, key: Scalar, report: Report) -> None:
    """Report a field that a card must have: of a table without such a column alike for all cards, at the table."""
    place = key.place
    if entry is None and place.cell:
        message = f"cards of type {type.id!r} need the field {name!r}; the table has no such column"
        hint = f"add a column {name}, or give it a `default` in game.yaml"
        tab = place.cell.rpartition("!")[0] or None
        report.add("missing-field", message, Place(place.file, cell=tab), hint)
        return
    at = entry.value if entry and is_blank(entry.value) else entry.key if entry else key
    report.add("missing-field", f"a card of type {type.id!r} needs the field {name!r}", at)
