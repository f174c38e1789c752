"""`symbol`: the name of one of the game's symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ...basics.naming import meant_by
from ...basics.records import dataclass
from ..source import Node, is_lone_symbol
from ..source.keys import text, word
from ..source.report import Report
from .field import VALUE, Field, Spot
from .json_schema import Schema, lone_symbol, matching, ref, symbol_pattern, words_with_meanings
from .lookup import Explained, Lookup, Overlays
from .seen import Options, Seen


@dataclass(frozen=True, slots=True)
class SymbolField(Field):
    """Its values are str."""

    kind: ClassVar[str] = "symbol"
    meaning: ClassVar[str] = "The name of a symbol."
    spot: ClassVar[Spot] = Spot.TAG

    def _value(self, node: Node, report: Report, lookup: Lookup, overlays: Overlays) -> str | None:
        """The name, which may stand in braces."""
        value = text(node, report, VALUE) if is_lone_symbol(node) else word(node, report, VALUE)
        name = value.strip("{} ") if value else None
        return lookup.symbol(name, node.place, report) if name else None

    @classmethod
    def infer(cls, seen: Seen) -> Options | None:
        symbols = seen.sight.symbols
        is_named = (
            symbols
            and seen.are_words
            and all(len(meant_by(text.strip("{} "), symbols)) == 1 for text in set(seen.texts))
        )
        return {} if is_named else None

    def _schema(self, names: Explained) -> Schema:
        return ref(self.kind)

    @classmethod
    def definitions(cls, names: Explained) -> Mapping[str, Schema]:
        known = names.symbols()
        bare = words_with_meanings(known, description="A symbol, by its name.")
        if not known:
            return {"symbol": bare}
        message = f"allowed are {', '.join(known)}"
        otherwise = matching(rf"\{{?(?:{symbol_pattern(known)})\}}?", message, doNotSuggest=True)
        return {"symbol": {"anyOf": [bare, otherwise, lone_symbol(known)]}}
