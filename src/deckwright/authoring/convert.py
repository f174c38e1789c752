"""Card files written as another kind of file: YAML, CSV, XLSX. Not a card changes, or nothing is written."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Final

from ..basics.naming import id_of
from ..basics.problems import DeckwrightError, Place, Problem, RequestError, did_you_mean, has_errors, problem
from ..basics.records import dataclass
from ..game.kinds import Field, ListField, MapField, RichField, TextualField
from ..game.load import CardFile, Opening, Project, Report, load_game, open_game
from ..game.model import Card, CardType, Game
from ..game.source import MapEntry, Scalar
from ..game.source import Mapping as MappingNode
from ..game.source import Sequence as SequenceNode
from .foreign_markup import Counts, turn
from .plain import Plain, cell, plain, yaml_cards
from .writing import COPIES, CardSheet, csv_bytes, xlsx_bytes

FORMATS: Final = ("yaml", "csv", "xlsx")
OWN: Final = ("type", "copies", "back")
MOST: Final = 20  # losses that are told one by one


@dataclass(frozen=True, slots=True)
class Converted:
    """What a conversion changes: whole files by label; the old ones are kept under another name, as notes."""

    files: Mapping[str, bytes]  # to be written
    gone: tuple[str, ...]  # to be deleted then
    kept: Mapping[str, str]  # the name that each of these is kept under
    markup: Mapping[
        str, Counts
    ]  # by file: the markup of another program that was turned, and what is left of it


def convert(
    root: Path, game: str, form: str | None, names: Sequence[str] = (), markup: str | None = None
) -> Converted:
    """The card files *names* of a game, or all, as files of the kind *form*; None: of the kind that each is.

    *markup* is the one of another program that is turned into our own in their texts.
    Raises RequestError for a file that is not there, DeckwrightError where the game has errors or would lose something.
    """
    loaded, problems = load_game(root, game)
    if loaded is None or has_errors(_not_of_markup(problems, markup)):
        raise DeckwrightError(*problems)
    project = Project.at(root)
    opening = open_game(project, game, Report())
    assert opening is not None
    conversion = _Conversion(project, game, loaded, opening, form, markup)
    made = conversion.run(names)
    changes: dict[str, bytes | None] = {**made.files, **dict.fromkeys(made.gone)}
    after, problems = load_game(root, game, changes)
    if losses := list(_losses(loaded, after, _not_of_markup(problems, markup), conversion.turned)):
        raise DeckwrightError(*losses[:MOST])
    return made


def _not_of_markup(problems: Sequence[Problem], markup: str | None) -> Sequence[Problem]:
    """Braces and stars of others may be faults here: no reason not to turn them."""
    return [p for p in problems if p.code not in ("markup", "unknown-symbol")] if markup else problems


class _Conversion:
    def __init__(
        self,
        project: Project,
        game: str,
        loaded: Game,
        opening: Opening,
        form: str | None,
        markup: str | None,
    ) -> None:
        self.project, self.game, self.loaded, self.opening, self.form = project, game, loaded, opening, form
        self.markup = markup
        self.base = f"cards/{game}"
        self.turned: set[tuple[str, str]] = set()  # cards, and their fields whose text changed

    def run(self, names: Sequence[str]) -> Converted:
        sources = self._sources(names)
        files: dict[str, bytes] = {}
        renamed: dict[str, list[str]] = {}
        kept: dict[str, str] = {}
        markup: dict[str, Counts] = {}
        for name, tables in sources.items():
            markup[name] = counts = Counts()
            targets = self._targets(name, tables)
            written = {target: self._write(target, parts, counts) for target, parts in targets.items()}
            if name in targets and not counts.turned:
                continue
            for target in targets:
                if target != name and self.project.exists(f"{self.base}/{target}"):
                    message = f"{target} exists already"
                    raise RequestError(
                        problem("already-there", message, hint="move it away, or name other files")
                    )
                files[f"{self.base}/{target}"] = written[target]
            if name not in targets:
                renamed[name] = list(targets)
                renamed |= {part.name: [target] for target, parts in targets.items() for part in parts}
            old = self._name_to_keep(name)
            files[f"{self.base}/{old}"] = self.project.read(f"{self.base}/{name}")
            kept[name] = old
        if (game_yaml := self._decks(renamed)) is not None:
            files[f"{self.base}/game.yaml"] = game_yaml
        gone = (f"{self.base}/{name}" for name in kept)
        return Converted(files, tuple(label for label in gone if label not in files), kept, markup)

    def _sources(self, names: Sequence[str]) -> dict[str, list[CardFile]]:
        """The files to convert, each with its tables."""
        found: dict[str, list[CardFile]] = {}
        for file in self.opening.database.files.values():
            found.setdefault(file.name.partition("!")[0], []).append(file)
        for name in names:
            if name not in found:
                message = f"{name} is no card file of this game; there is {', '.join(found) or 'none'}"
                raise RequestError(problem("file-missing", message, hint=did_you_mean(name, found)))
        wanted = {name: tables for name, tables in found.items() if not names or name in names}
        return {name: tables for name, tables in wanted.items() if self.markup or not self._is_done(name)}

    def _is_done(self, name: str) -> bool:
        """Whether the file is of the kind that is asked for."""
        return self.form in (None, _form_of(name))

    def _targets(self, name: str, tables: list[CardFile]) -> dict[str, list[CardFile]]:
        """The files that are written for one, each with its tables: itself, where it is of that kind already."""
        form = self.form or {"tsv": "csv", "ods": "xlsx"}.get(_form_of(name), _form_of(name))
        if form == _form_of(name):
            return {name: tables}
        stem = PurePosixPath(name).stem
        if len(tables) == 1:
            return {f"{stem}.{form}": tables}
        return {  # numbered, so that they lie in the order of the tabs
            f"{stem}-{number}-{id_of(table.name.partition('!')[2]) or 'tab'}.{form}": [table]
            for number, table in enumerate(tables, 1)
        }

    def _name_to_keep(self, name: str) -> str:
        taken = self.project.files(self.base)
        names = (f"_{name}", *(f"_{number}-{name}" for number in range(2, 1000)))
        return next(kept for kept in names if kept not in taken)

    def _write(self, target: str, files: Sequence[CardFile], counts: Counts) -> bytes:
        form, sheets = _form_of(target), []
        for file in files:
            cards = {id: self._values(id, entry, file, counts) for id, entry in file.cards.items()}
            types = list({self.loaded.cards[id].type.id: self.loaded.cards[id].type for id in cards}.values())
            if form == "yaml":
                return self._as_yaml(cards, types).encode()
            stem = PurePosixPath(target).stem
            own = file.name.partition("!")[2] if len(files) > 1 else ""
            sheets.append(self._as_sheet(own or (types[0].id if len(types) == 1 else stem), cards, types))
        return xlsx_bytes(sheets) if form == "xlsx" else csv_bytes(sheets[0])

    def _values(self, id: str, entry: MapEntry, file: CardFile, counts: Counts) -> dict[str, Plain]:
        """What a card says, with what its file says for it, in the order of its type."""
        fields = self.loaded.cards[id].type.fields
        node = entry.value
        own = dict(node.entries) if isinstance(node, MappingNode) else {}
        defaults = {name: e for name, e in file.defaults.items() if name in fields or name in OWN}
        given = defaults | own
        order = [*fields, "copies", "back", *(name for name in given if name.startswith("_"))]
        found: dict[str, Plain] = {}
        for name in order:
            declared = fields.get(name)
            value = plain(given[name].value, declared) if name in given else None
            if value is not None:
                found[name] = self._turned(value, declared, counts)
                if found[name] != value:
                    self.turned.add((id, name))
        return found

    def _turned(self, value: Plain, declared: Field | None, counts: Counts) -> Plain:
        """A value whose texts have our own markup in place of another's."""
        if not self.markup or declared is None:
            return value
        if isinstance(declared, TextualField):
            symbols, is_rich = self.loaded.symbols, isinstance(declared, RichField)
            by_lang = value if isinstance(value, dict) else {"": value}
            texts: dict[str, Plain] = {
                lang: turn(text, self.markup, symbols, counts, is_rich=is_rich)
                if isinstance(text, str)
                else text
                for lang, text in by_lang.items()
            }
            return texts if isinstance(value, dict) else texts[""]
        if isinstance(declared, ListField) and isinstance(value, list):
            return [self._turned(item, declared.of, counts) for item in value]
        if isinstance(declared, MapField) and isinstance(value, dict):
            return {
                name: self._turned(part, declared.fields.get(name), counts) for name, part in value.items()
            }
        return value

    def _as_yaml(self, cards: Mapping[str, Mapping[str, Plain]], types: Sequence[CardType]) -> str:
        if len(types) == 1:
            return yaml_cards(cards, {"type": types[0].id})
        typed = {id: {"type": self.loaded.cards[id].type.id, **values} for id, values in cards.items()}
        return yaml_cards(typed, {})

    def _as_sheet(
        self, tab: str, cards: Mapping[str, Mapping[str, Plain]], types: Sequence[CardType]
    ) -> CardSheet:
        fields = {name: field for type in reversed(types) for name, field in type.fields.items()}
        present = [name for values in cards.values() for name in values]
        names = [name for name in dict.fromkeys((*_in_order(types), *present)) if name in set(present)]
        columns = [(name, lang) for name in names for lang in self._languages(name, cards, fields)]
        rows = tuple(self._row(id, values, columns) for id, values in cards.items())
        headers = ("id", "type", *(f"{name}:{lang}" if lang else name for name, lang in columns))
        by_header = {
            name: field for name, field in fields.items() if all(t.fields.get(name) == field for t in types)
        }
        by_header[COPIES.name] = COPIES
        return CardSheet(_tab(tab), headers, rows, by_header)

    def _row(
        self, id: str, values: Mapping[str, Plain], columns: Sequence[tuple[str, str | None]]
    ) -> tuple[str, ...]:
        type = self.loaded.cards[id].type
        cells = (self._cell(values.get(name), lang, type.fields.get(name)) for name, lang in columns)
        return id, type.id, *cells

    def _languages(
        self, name: str, cards: Mapping[str, Mapping[str, Plain]], fields: Mapping[str, Field]
    ) -> list[str | None]:
        """The columns of a field: one, or one a language where a card writes it in several."""
        if not isinstance(fields.get(name), TextualField):
            return [None]
        written = {lang for values in cards.values() if isinstance(v := values.get(name), dict) for lang in v}
        first, *others = self.loaded.languages
        return [None, *(lang for lang in others if lang in written and lang != first)]

    def _cell(self, value: Plain | None, lang: str | None, declared: Field | None) -> str:
        if value is None:
            return ""
        if isinstance(declared, TextualField):
            by_lang = value if isinstance(value, dict) else {self.loaded.languages[0]: value}
            text = by_lang.get(lang or self.loaded.languages[0], "")
            return text if isinstance(text, str) else ""
        return cell(value, declared)

    def _decks(self, renamed: Mapping[str, Sequence[str]]) -> bytes | None:
        """game.yaml with the new names under `from:`; None where it names none of them."""
        label = f"{self.base}/game.yaml"
        decks = self.opening.root.get("decks")
        places: list[tuple[Scalar, bool]] = []
        for _, deck in decks.entries.values() if isinstance(decks, MappingNode) else ():
            node = deck.get("from") if isinstance(deck, MappingNode) else None
            items = node.items if isinstance(node, SequenceNode) else [node]
            places += [
                (item, node is not item)
                for item in items
                if isinstance(item, Scalar) and item.value in renamed
            ]
        if not places:
            return None
        text = self.project.read(label).decode("utf-8-sig")
        lines = text.splitlines(keepends=True)
        for node, in_list in sorted(places, key=lambda place: place[0].span, reverse=True):
            names = renamed[node.value]
            written = ", ".join(names)
            if len(names) > 1 and not in_list:
                written = f"[{written}]"
            span = node.span
            line = lines[span.line]
            lines[span.line] = line[: span.column] + written + line[span.end_column :]
        return "".join(lines).encode()


def _in_order(types: Sequence[CardType]) -> list[str]:
    """Fields of all types, each where its first type has it, then what every card has."""
    return [*dict.fromkeys(name for type in types for name in type.fields), "copies", "back"]


def _form_of(name: str) -> str:
    suffix = PurePosixPath(name).suffix.lower().removeprefix(".")
    return "yaml" if suffix == "yml" else suffix


def _tab(name: str) -> str:
    """*name* as a tab can be called."""
    return "".join("-" if letter in "[]:*?/\\'" else letter for letter in name)[:31] or "cards"


def _losses(
    before: Game, after: Game | None, problems: Sequence[Problem], turned: Collection[tuple[str, str]]
) -> Iterator[Problem]:
    """What would not be as it was, but for the texts that were *turned*."""
    if after is None or has_errors(problems):
        yield problem("convert-loss", "the cards could not be read back", hint="please report this")
        yield from problems
        return
    for id, card in before.cards.items():
        yield from _losses_of(card, after.cards.get(id), turned)
    for id, deck in before.decks.items():
        order = [card.id for card in after.decks[id].cards] if id in after.decks else []
        if order != [card.id for card in deck.cards]:
            yield problem(
                "convert-loss", f"the deck {id!r} would have other cards, or another order", deck.place
            )


def _losses_of(card: Card, other: Card | None, turned: Collection[tuple[str, str]]) -> Iterator[Problem]:
    hint = "spaces around a text, and a text that is empty, cannot stand in a table: delete them"
    if other is None or (other.type.id, other.copies, other.back) != (card.type.id, card.copies, card.back):
        yield problem("convert-loss", "the card would not be the same", card.place, card=card.id)
        return
    for name in card.type.fields:
        if card.values.get(name) != other.values.get(name) and (card.id, name) not in turned:
            place: Place = card.places.get(name, card.place)
            message = "the value would not be read back as it is"
            yield problem("convert-loss", message, place, hint=hint, card=card.id, field=name)
