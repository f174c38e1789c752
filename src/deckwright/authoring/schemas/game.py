"""The schemas of game.yaml and rules.yaml: `data/schemas`, with the names of the game filled in.

The files there are JSON Schema in short. Every mapping with `properties` or `entries` has these keys and notes alone;
`keys` is what its keys must be; what is not required may be nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import EnumType, StrEnum
from functools import cache
from typing import Any, Final

from ...basics.problems import ADJUSTABLE, CODES
from ...basics.sizes import all_sizes
from ...basics.tables import table
from ...game.condition_names import Vocabulary, vocabulary_of_pawns
from ...game.kinds import KINDS
from ...game.kinds.json_schema import (
    ANYTHING,
    DRAFT,
    NOTES,
    NOTHING,
    Schema,
    either_case,
    matching,
    optional,
    suggestions,
    words,
    words_with_meanings,
)
from ...game.load.data_tables import DATA, columns_of
from ...game.load.plain import FOLDER
from ...game.load.rule_kinds import KINDS as KINDS_OF_RULE
from ...game.load.variants import OPERATIONS
from ...game.model import BASE, Game
from ...sheets.option_fields import Option
from ...sheets.options import OPTIONS
from .glossary import Glossary

_TRUTHS: Final = ("yes", "no", "true", "false", "on", "off")
_ASKED_FOR: Final[Mapping[str, Sequence[str]]] = {
    "rules": tuple(KINDS_OF_RULE),
    "operations": tuple(OPERATIONS),
}


def game_schema(glossary: Glossary) -> Schema:
    return _Filling(glossary).whole(_template("game"))


def rules_schema(glossary: Glossary) -> Schema:
    template = _template("rules")
    shared = _template("game")["definitions"]
    return _Filling(glossary).whole({**template, "definitions": {**shared, **template["definitions"]}})


def boards_schema(glossary: Glossary) -> Schema:
    """The schema of each file of boards/; what fields a space has says the file itself."""
    template = _template("boards")
    shared = _template("game")["definitions"]
    found = _Filling(glossary).whole({**template, "definitions": {**shared, **template["definitions"]}})
    return {**found, "type": "object"}


def recipes_schema(glossary: Glossary) -> Schema:
    template = _template("recipes")
    shared = {**_template("game")["definitions"], **_template("rules")["definitions"]}
    return _Filling(glossary).whole({**template, "definitions": {**shared, **template["definitions"]}})


def deals_schema(glossary: Glossary) -> Schema:
    template = _template("deals")
    shared = {**_template("game")["definitions"], **_template("rules")["definitions"]}
    return _Filling(glossary).whole({**template, "definitions": {**shared, **template["definitions"]}})


class _Filling:
    """A template → a schema of one game."""

    def __init__(self, glossary: Glossary) -> None:
        game = glossary.game
        files = dict.fromkeys(card.place.file.rpartition("/")[2] for card in game.cards.values())
        self.names: Mapping[str, Sequence[str]] = {
            "symbols": list(game.symbols),
            "groups": list(game.symbol_groups),
            "types": [*game.types, *(above for type in game.types.values() for above in type.ancestors)],
            "components": [
                *game.components,
                *(size for size in ("poker", "mtg") if size not in game.components),
            ],
            "sizes": ["63 x 88 mm", *all_sizes("cards")],
            "layouts": [name for name in game.layouts if not name.startswith(f"{FOLDER}/")],
            "tables": [name for type in game.types.values() for name in type.fields],
            "decks": list(game.decks),
            "fields": list(Vocabulary.of(game.types.values(), list(game.decks)).names),
            "columns": _columns(game),
            "over": ["cards", *(["pawns"] if game.pawns else []), *(f"{DATA}.{name}" for name in game.data)],
            "files": list(files),
            "cards": list(game.cards),
            "redraws": list(game.redraws),
            "variants": [BASE, *game.variants],
        }

    def whole(self, template: Mapping[str, Any]) -> Schema:
        found = self.fill(template)
        return {"$schema": DRAFT, **found, "type": ["object", "null"]}

    def fill(self, template: Mapping[str, Any]) -> Schema:
        """One schema and those within it."""
        if "kinds" in template:
            return words_with_meanings(_kinds_of_field(), description="What the field holds.")
        if "checks" in template:
            return {"anyOf": [words_with_meanings(_checks()), {"pattern": NOTES}]}
        if "only" in template:
            return {"anyOf": [words(self.names[template["only"]]), {"pattern": NOTES}]}
        found: Schema = {}
        for key, value in template.items():
            found |= self._key(key, value, template)
        if "$ref" in found and len(found) > 1:  # whose neighbours are not read in draft 7
            found = {"allOf": [{"$ref": found.pop("$ref")}], **found}
        return found

    def _key(self, key: str, value: Any, template: Mapping[str, Any]) -> Schema:
        match key:
            case "properties":
                return self._properties(value, template)
            case "keys":
                return {"propertyNames": self.fill(value)}
            case "entries":
                return {"patternProperties": {NOTES: ANYTHING}, "additionalProperties": self.fill(value)}
            case "offer":
                return suggestions(self.names[value])
            case "asks-for-one":
                return {"oneOf": [_asks_for(kind, _ASKED_FOR[value]) for kind in _ASKED_FOR[value]]}
            case "$ref":
                return {"$ref": f"#/definitions/{value}"}
            case "definitions":
                return {key: {name: self.fill(inner) for name, inner in value.items()}}
            case "anyOf" | "oneOf" | "allOf":
                return {key: [self.fill(inner) for inner in value]}
            case "items" | "not" | "if" | "then" | "else" | "propertyNames":
                return {key: self.fill(value)}
            case "additionalProperties" if isinstance(value, Mapping):
                return {key: self.fill(value)}
        return {key: value}

    def _properties(self, properties: Mapping[str, Any], template: Mapping[str, Any]) -> Schema:
        """The keys of a mapping, which is closed where it says that it is one; else a condition on another's."""
        if "sheet-options" in properties:
            return _close(sheet_options())
        filled = {name: self.fill(inner) for name, inner in properties.items()}
        if template.get("type") not in ("object", ["object", "null"]):
            return {"properties": filled}
        needed = template.get("required", ())
        return _close({name: inner if name in needed else optional(inner) for name, inner in filled.items()})


def _columns(game: Game) -> list[str]:
    """What rules may ask for by name: of cards, of pawns, of the rows of data."""
    names = dict.fromkeys(Vocabulary.of(game.types.values(), list(game.decks)).names)
    if game.pawns:
        names |= dict.fromkeys(vocabulary_of_pawns(game.pawns, game.types.values()).names)
    columns = {name for table in game.data.values() for name in columns_of(table)}
    return list(names | dict.fromkeys(sorted(columns | {"key", "row", "table", "value"}) if columns else ()))


def _kinds_of_field() -> dict[str, str]:
    return {name: kind.meaning for name, kind in KINDS.items()}


def _asks_for(kind: str, kinds: Sequence[str]) -> Schema:
    told = f"one thing is asked for: {', '.join(kinds)}"
    return {"required": [kind], "properties": {kind: {"not": NOTHING}}, "errorMessage": told}


def _checks() -> dict[str, str]:
    """The findings that a game can judge otherwise, each with its meaning."""
    return {code: CODES[code].meaning for code in sorted(ADJUSTABLE)}


def _close(properties: Mapping[str, Schema]) -> Schema:
    return {
        "properties": dict(properties),
        "patternProperties": {NOTES: ANYTHING},
        "additionalProperties": False,
    }


def sheet_options() -> dict[str, Schema]:
    """The options of the sheets, each as the type of its value tells."""
    return {name: _option(option) for name, option in OPTIONS.items()}


def _option(option: Option) -> Schema:
    if option.kind is bool:
        numbers = {"minimum": 0, "maximum": 1}
        return _one_of(_TRUTHS, ["boolean", "string", "integer"], **numbers, **suggestions(["yes", "no"]))
    if isinstance(option.kind, EnumType) and issubclass(option.kind, StrEnum):
        return _one_of(list(option.kind), ["string"])
    if option.bounds:
        least, most = option.bounds
        return {"type": ["integer", "string"], "minimum": least, "maximum": most}
    return {"type": ["string", "number"], "minLength": 1}


def _one_of(known: Sequence[str], types: Sequence[str], **more: Any) -> Schema:
    ways = "|".join(filter(None, (either_case(word) for word in known)))
    pattern = rf"\s*(?:{ways}{'|[01]' if 'boolean' in types else ''})\s*"
    return matching(pattern, f"allowed are {', '.join(known)}", types, **{**suggestions(known), **more})


@cache
def _template(name: str) -> Mapping[str, Any]:
    return table(f"schemas/{name}")
