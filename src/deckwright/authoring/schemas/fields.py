"""A field as it is declared → the schema of its values."""

from __future__ import annotations

import re
from typing import Any, Final

from ...game.model import Field, Kind
from .glossary import Glossary
from .parts import (
    ANYTHING,
    NOTHING,
    SCALAR,
    Schema,
    explained,
    matching,
    offered,
    optional,
    ref,
    table,
    words,
)

INTEGER: Final = r"[+\-−]?[0-9]{1,15}"
NUMBER: Final = r"[+\-−]?[0-9]{1,15}([.,][0-9]{1,15})?"
BOOLEAN: Final = "|".join("".join(f"[{c}{c.upper()}]" for c in w) for w in ("true", "false", "yes", "no"))
LONE_SYMBOL: Final[Schema] = {  # {coeur} alone, which YAML reads as a mapping
    "type": "object",
    "minProperties": 1,
    "maxProperties": 1,
    "additionalProperties": NOTHING,
}
MARKUP: Final = "`**bold**`, `*italic*`, `- ` before the items of a list, a blank line between paragraphs"


def definitions(glossary: Glossary) -> dict[str, Schema]:
    """What the schemas of fields refer to."""
    lone = {**LONE_SYMBOL, "propertyNames": words(glossary.symbols())}
    return {
        "text": _text(
            {"type": SCALAR}, "text-by-language", LONE_SYMBOL, description="A text, as it is printed."
        ),
        "text-by-language": _by_language(glossary, {"anyOf": [{"type": [*SCALAR, "null"]}, LONE_SYMBOL]}),
        "rich": _text(_marked(glossary), "rich-by-language", lone, **_explained(glossary)),
        "rich-by-language": _by_language(glossary, {"anyOf": [optional(_marked(glossary)), lone]}),
        "symbol": _symbol(glossary, lone),
        "power": _power(glossary),
    }


def value_of(declared: Field, glossary: Glossary) -> Schema:
    """The schema of a field's values, none of which is nothing."""
    return {**_by_kind(declared, glossary), "title": declared.name}


def property_of(declared: Field, glossary: Glossary) -> Schema:
    """The schema of a field as a key of a card or map: it may hold nothing unless it must be written."""
    value = value_of(declared, glossary)
    is_needed = declared.required and declared.default is None
    return value if is_needed else optional(value)


def _by_kind(declared: Field, glossary: Glossary) -> Schema:
    match declared.kind:
        case Kind.TEXT | Kind.RICH | Kind.SYMBOL | Kind.POWER:
            return ref(declared.kind)
        case Kind.INTEGER:
            return _number(declared, INTEGER, "integer", "a whole number")
        case Kind.NUMBER:
            return _number(declared, NUMBER, "number", "a number such as 3 or 1.5")
        case Kind.BOOLEAN:
            return matching(BOOLEAN, "true or false is allowed", ["boolean", "string"])
        case Kind.CHOICE:
            return words(declared.choices, description=f"One of {', '.join(declared.choices)}.")
        case Kind.IMAGE:
            return _image(declared, glossary)
        case Kind.REFERENCE:
            wanted = f"A card of type {' or '.join(declared.to)}." if declared.to else "A card."
            return words(glossary.cards(declared.to), description=wanted)
        case Kind.LIST:
            items = optional(value_of(declared.of, glossary)) if declared.of else ANYTHING
            return {"type": "array", "items": items, "description": f"A list: {_kind_of(declared.of)}."}
        case Kind.MAP:
            inner = {name: property_of(field, glossary) for name, field in declared.fields.items()}
            return table(inner, required=[name for name, field in declared.fields.items() if field.required])


def _kind_of(declared: Field | None) -> str:
    return declared.kind.value if declared else "anything"


def _number(declared: Field, pattern: str, type: str, wanted: str) -> Schema:
    low, high = declared.minimum, declared.maximum
    bounds: dict[str, Any] = {"minimum": low, "maximum": high}
    ends = [f"from {low}" if low is not None else "", f"up to {high}" if high is not None else ""]
    said = " ".join([wanted, *filter(None, ends)])
    told = {"description": f"{said[0].upper()}{said[1:]}."}
    limits = {key: value for key, value in bounds.items() if value is not None}
    return matching(pattern, f"{said} is allowed", [type, "string"], **limits, **told)


def _image(declared: Field, glossary: Glossary) -> Schema:
    base = f"assets/{glossary.game.id}/"
    where = f"{base}{declared.folder}/" if declared.folder else base
    told = f"A picture: its short name in {where}, or a path below {base}"
    safe = r"(?!/)(?!(?:.*/)?\.\.(?:/|$))[^\\:]*"
    more = offered(glossary.pictures(declared.folder))
    return matching(safe, f"a path below {base} is allowed", SCALAR, description=told, **more)


def _text(scalar: Schema, by_language: str, lone: Schema, **told: Any) -> Schema:
    return {"anyOf": [scalar, ref(by_language), lone], **told}


def _by_language(glossary: Glossary, text: Schema) -> Schema:
    keys = dict.fromkeys(glossary.languages, text)
    return table(keys, required=[glossary.first], description="The text in each language.")


def marked_pattern(symbols: list[str]) -> str:
    """A text whose braces all name *symbols*, or are written with a backslash."""
    named = rf"|\{{\s*(?:{'|'.join(map(re.escape, symbols))})\s*\}}" if symbols else ""
    return rf"(?:\\(?:[*{{}}]|(?![*{{}}]))|[^{{}}\\]{named})*".replace("\\-", "-")


def _marked(glossary: Glossary) -> Schema:
    message = "braces hold the name of a symbol; write \\{ for a brace that is printed"
    return matching(marked_pattern(list(glossary.symbols())), message, SCALAR)


def _explained(glossary: Glossary) -> Schema:
    listed = ", ".join(f"{{{name}}}" for name in glossary.symbols())
    symbols = glossary.symbols_as_table() if listed else "The game has no symbols yet."
    return {
        "description": f"A text with {MARKUP}, symbols in braces: {listed}".replace("`", ""),
        "markdownDescription": f"A text with {MARKUP}, and symbols in braces:\n\n{symbols}",
    }


def _symbol(glossary: Glossary, lone: Schema) -> Schema:
    known = glossary.symbols()
    bare = explained(known, description="A symbol, by its name.")
    if not known:
        return bare
    in_braces = {**words([f"{{{name}}}" for name in known]), "doNotSuggest": True}
    return {"anyOf": [bare, in_braces, lone]}


def _power(glossary: Glossary) -> Schema:
    known = glossary.powers()
    rows = [f"| `{alias}` | {meaning} |" for alias, meaning in known.items()]
    told = {
        "description": f"A power: numbers and {', '.join(known)}, with + − × ( ).",
        "markdownDescription": "\n".join(
            ["A power, such as `2 A + (B - 3)`, of numbers and:", "", "| | |", "|---|---|", *rows]
        ),
    }
    pattern = glossary.power_pattern()
    if pattern is None:
        return {"type": ["integer", "string"], **told}
    message = f"a power is made of numbers, {', '.join(known)} and + − × ( )"
    return matching(pattern, message, ["integer", "string"], **told)


def translation_of(declared: Field, glossary: Glossary) -> Schema | None:
    """The schema of a field in a language overlay; None where it holds no text."""
    match declared.kind:
        case Kind.TEXT:
            return {"anyOf": [{"type": [*SCALAR, "null"]}, LONE_SYMBOL], "title": declared.name}
        case Kind.RICH:
            return {**ref("translated-rich"), "title": declared.name}
        case Kind.LIST if declared.of:
            inner = translation_of(declared.of, glossary)
            return None if inner is None else {"type": ["array", "null"], "items": inner}
        case Kind.MAP:
            return _translated_map(declared, glossary)
    return None


def _translated_map(declared: Field, glossary: Glossary) -> Schema | None:
    parts = {name: translation_of(field, glossary) for name, field in declared.fields.items()}
    texts = {name: part for name, part in parts.items() if part is not None}
    return {**table(texts), "type": ["object", "null"]} if texts else None


def translated_rich(glossary: Glossary) -> Schema:
    lone = {**LONE_SYMBOL, "propertyNames": words(glossary.symbols())}
    return {"anyOf": [optional(_marked(glossary)), lone], **_explained(glossary)}
