"""`text` and `rich`: what a card says, in every language that says it."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from ...basics.records import dataclass
from .. import markup
from ..conditions import Written
from ..localized import Localized, nodes_by_language
from ..markup import RichText
from ..source import MapEntry, Node, Scalar, places_in
from ..source import Mapping as MappingNode
from ..source.keys import text
from ..source.report import Report
from ..source.tables import CellText, cell_of, with_text
from .field import LINES, TEXTS, VALUE, Between, Field, Spot
from .json_schema import (
    LONE_SYMBOL,
    SCALAR,
    Schema,
    lone_symbol,
    matching,
    optional,
    ref,
    symbol_pattern,
    table,
)
from .lookup import Explained, Lookup, Overlays
from .seen import BACK, Options, Seen

NAMES: Final = ("name", "nom", "title", "titre", "titel", "nome", "naam", "card", "carte", "karte")
RICH_NAMES: Final = (
    "text", "effect", "effects", "rules", "ability", "abilities", "description", "texte", "effet", "regle",
    "regles", "effekt", "regel", "fahigkeit", "beschreibung", "texto", "efecto", "testo", "effetto",
)  # fmt: skip
LONG: Final = 60  # characters of a text that wants a box to itself
MARKUP: Final = "`**bold**`, `*italic*`, `- ` before the items of a list, a blank line between paragraphs"


@dataclass(frozen=True, slots=True)
class TextualField(Field):
    """A text of either kind."""

    is_translatable: ClassVar[bool] = True

    def _texts(
        self, node: Node, report: Report, lookup: Lookup, overlays: Overlays
    ) -> dict[str, tuple[str, Node]]:
        """The text in each language that has one, and where it stands; empty where the first has none."""
        first = lookup.languages[0]
        nodes = nodes_by_language(node, lookup.languages, report) | dict(overlays)
        if first not in nodes:
            report.add("missing-key", f"the value has no text in {first!r}, the first language", node)
        found: dict[str, tuple[str, Node]] = {}
        for lang in lookup.languages:
            inner = nodes.get(lang)
            written = None if inner is None else text(inner, report, VALUE)
            if inner is not None and (written or (isinstance(inner, Scalar) and inner.style)):
                found[lang] = (written or "", inner)
        return found if first in found else {}

    def _from_columns(self, node: MappingNode) -> MappingNode:
        entries = dict(node.entries)
        for name, (key, value) in node.entries.items():
            if isinstance(value, Scalar) and (cell := cell_of(value)):
                entries[name] = MapEntry(key, self._cell_text(value, cell))
        return replace(node, entries=entries)

    def _from_cell(self, node: Scalar, cell: CellText, report: Report) -> Node:
        return self._cell_text(node, cell)

    @abstractmethod
    def _cell_text(self, node: Scalar, cell: CellText) -> Scalar:
        """The text of a cell as the sheet shows it."""


@dataclass(frozen=True, slots=True)
class TextField(TextualField):
    """Its values are Localized[str]."""

    kind: ClassVar[str] = "text"
    meaning: ClassVar[str] = "A text, printed as it is."
    between: ClassVar[Between | None] = TEXTS

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> Localized[str] | None:
        found = self._texts(node, report, lookup, overlays)
        return Localized({lang: written for lang, (written, _) in found.items()}) if found else None

    def _cell_text(self, node: Scalar, cell: CellText) -> Scalar:
        return with_text(node, self.text_in(node, cell))

    def text_in(self, node: Scalar, cell: CellText) -> str:
        return node.value if cell.shown is None else cell.shown

    def advice(self) -> str:
        return "text"

    @classmethod
    def infer(cls, seen: Seen) -> Options:
        return {"required": "true"} if seen.name in NAMES and seen.is_on_every_card else {}

    def for_conditions(self, value: Localized[str]) -> str:
        return next(iter(value.by_lang.values()))

    def _schema(self, names: Explained) -> Schema:
        return ref(self.kind)

    def translation_schema(self, names: Explained) -> Schema:
        return {"anyOf": [{"type": [*SCALAR, "null"]}, LONE_SYMBOL], "title": self.name}

    @classmethod
    def definitions(cls, names: Explained) -> Mapping[str, Schema]:
        told = {"description": "A text, as it is printed."}
        return {
            "text": {"anyOf": [{"type": SCALAR}, ref("text-by-language"), LONE_SYMBOL], **told},
            "text-by-language": _by_language(names, {"anyOf": [{"type": [*SCALAR, "null"]}, LONE_SYMBOL]}),
        }


@dataclass(frozen=True, slots=True)
class RichField(TextualField):
    """Its values are Localized[RichText]."""

    kind: ClassVar[str] = "rich"
    meaning: ClassVar[str] = "A text with **bold**, *italic*, lists and symbols in braces."
    spot: ClassVar[Spot] = Spot.TEXT
    is_joined: ClassVar[bool] = False
    between: ClassVar[Between | None] = LINES

    def _value(
        self, node: Node, report: Report, lookup: Lookup, overlays: Overlays
    ) -> Localized[RichText] | None:
        found: dict[str, RichText] = {}
        for lang, (written, at) in self._texts(node, report, lookup, overlays).items():
            rich = markup.parse(written, lang)
            for cause, place in zip(
                rich.problems, places_in(at, (c.offset for c in rich.problems)), strict=True
            ):
                report.add("markup", cause.message, place, cause.hint)
            otherwise = [run for run in rich.symbols if run.name not in lookup.symbols]
            places = places_in(at, (run.offset for run in otherwise))
            meant = {
                run.name: lookup.symbol(run.name, place, report)
                for run, place in zip(otherwise, places, strict=True)
            }
            found[lang] = rich.with_symbols({name: found for name, found in meant.items() if found})
        return Localized(found) if found else None

    def _cell_text(self, node: Scalar, cell: CellText) -> Scalar:
        """With the letters that are bold or italic in the cell."""
        return with_text(node, self.text_in(node, cell))

    def text_in(self, node: Scalar, cell: CellText) -> str:
        return cell.marked or (node.value if cell.shown is None else cell.shown)

    def advice(self) -> str:
        return "text with **bold**, *italic*, {symbol}"

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        is_rich = seen.name.removeprefix(BACK) in RICH_NAMES or any(
            "**" in t or "\n" in t or len(t) > LONG or re.search(r"\{[\w-]+\}", t) for t in seen.texts
        )
        return {} if is_rich else None

    def for_conditions(self, value: Any) -> Written:
        rich: RichText = next(iter(value.by_lang.values()))
        return Written(rich.plain, (run.name for run in rich.symbols))

    def _schema(self, names: Explained) -> Schema:
        return ref(self.kind)

    def translation_schema(self, names: Explained) -> Schema:
        return {**ref("translated-rich"), "title": self.name}

    @classmethod
    def definitions(cls, names: Explained) -> Mapping[str, Schema]:
        lone, told = lone_symbol(names.symbols()), _descriptions(names)
        return {
            "rich": {"anyOf": [_markup(names), ref("rich-by-language"), lone], **told},
            "rich-by-language": _by_language(names, {"anyOf": [optional(_markup(names)), lone]}),
        }

    @classmethod
    def translation_definitions(cls, names: Explained) -> Mapping[str, Schema]:
        ways = [optional(_markup(names)), lone_symbol(names.symbols())]
        return {"translated-rich": {"anyOf": ways, **_descriptions(names)}}


def _by_language(names: Explained, text: Schema) -> Schema:
    keys = dict.fromkeys(names.languages, text)
    return table(keys, required=[names.first], description="The text in each language.")


def _markup(names: Explained) -> Schema:
    message = "braces hold the name of a symbol; write \\{ for a brace that is printed"
    return matching(_markup_pattern(list(names.symbols())), message, SCALAR)


def _markup_pattern(symbols: list[str]) -> str:
    """A text whose braces all name *symbols*, or are written with a backslash."""
    named = rf"|\{{\s*(?:{symbol_pattern(symbols)})\s*\}}" if symbols else ""
    return rf"(?:\\(?:[*{{}}]|(?![*{{}}]))|[^{{}}\\]{named})*"


def _descriptions(names: Explained) -> Schema:
    listed = ", ".join(f"{{{name}}}" for name in names.symbols())
    symbols = names.symbols_as_table() if listed else "The game has no symbols yet."
    return {
        "description": f"A text with {MARKUP}, symbols in braces: {listed}".replace("`", ""),
        "markdownDescription": f"A text with {MARKUP}, and symbols in braces:\n\n{symbols}",
    }
