"""Pieces that schemas are made of (JSON Schema draft 7, the one that YAML servers know best).

An editor reads a scalar as YAML 1.2 does, the loader as its field is declared: `007` is a number there and a text
here. So every piece takes whatever a scalar may have become on the way to the editor.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

Schema = dict[str, Any]

DRAFT: Final = "http://json-schema.org/draft-07/schema#"
NOTES: Final = "^_"  # keys of the designer's own
ID: Final = "[a-z0-9]+(-[a-z0-9]+)*"
SCALAR: Final = ["string", "number", "boolean"]
ANYTHING: Final[Schema] = {}
NOTHING: Final[Schema] = {"type": "null"}
LONE_SYMBOL: Final[Schema] = {  # {coeur} alone, which YAML reads as a mapping
    "type": "object",
    "minProperties": 1,
    "maxProperties": 1,
    "additionalProperties": NOTHING,
}

_TOLD: Final = ("title", "description", "markdownDescription")
_INTEGER: Final = re.compile(r"[-+]?[0-9]+")
_OCTAL: Final = re.compile(r"0o[0-7]+")
_HEXADECIMAL: Final = re.compile(r"0x[0-9a-fA-F]+")
_FLOAT: Final = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_BOOLEAN: Final = {"true": True, "false": False}


def editor_readings(text: str) -> list[str | int | float | bool]:
    """What an editor may take *text* for: itself where it is quoted, else what the core schema of YAML 1.2 says."""
    if text.lower() in _BOOLEAN and text in (text.lower(), text.title(), text.upper()):
        return [text, _BOOLEAN[text.lower()]]
    if _INTEGER.fullmatch(text):
        return [text, int(text)]
    if _OCTAL.fullmatch(text) or _HEXADECIMAL.fullmatch(text):
        return [text, int(text, 0)]
    return [text, float(text)] if _FLOAT.fullmatch(text) else [text]


def words(known: Iterable[str], **more: Any) -> Schema:
    """One of *known*; nothing at all where there is none."""
    listed = list(known)
    values = [value for word in listed for value in editor_readings(word)]
    told = {"errorMessage": f"allowed are {', '.join(listed)}", **more}
    return {"enum": values, **told} if values else {"not": {}, **more}


def words_with_meanings(known: Mapping[str, str], **more: Any) -> Schema:
    """One of the words *known*, which an editor explains one by one."""
    told = [meaning for word, meaning in known.items() for _ in editor_readings(word)]
    return words(known, markdownEnumDescriptions=told, **more)


def suggestions(known: Iterable[str]) -> Schema:
    """Words that an editor offers, without saying that it must be one of them; nothing where there is none."""
    listed = [{"label": word, "body": word} for word in dict.fromkeys(known)]
    return {"defaultSnippets": listed} if listed else {}


def matching(pattern: str, message: str, types: Iterable[str] = ("string",), **more: Any) -> Schema:
    """A scalar of *types*; as a string it matches the whole *pattern*, or the editor says *message*."""
    return {
        "type": list(types),
        "pattern": f"^(?:{pattern})$",
        "patternErrorMessage": message,
        **more,
    }


def optional(schema: Schema) -> Schema:
    """The same, or nothing."""
    told = {key: value for key, value in schema.items() if key in _TOLD}
    if schema.keys() & {"$ref", "anyOf", "oneOf", "allOf", "not"}:
        return {"anyOf": [{k: v for k, v in schema.items() if k not in told}, NOTHING], **told}
    if "enum" in schema:
        return {**schema, "enum": [*schema["enum"], None]}
    if "type" not in schema:
        return schema
    types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return {**schema, "type": [*types, *([] if "null" in types else ["null"])]}


def lone_symbol(known: Iterable[str]) -> Schema:
    """One of the symbols *known* in braces, alone, in any capitals."""
    listed = list(known)
    if not listed:
        return {**LONE_SYMBOL, "propertyNames": words(listed)}
    message = f"allowed are {', '.join(listed)}"
    return {**LONE_SYMBOL, "propertyNames": matching(symbol_pattern(listed), message)}


def symbol_pattern(known: Iterable[str]) -> str:
    """A pattern for the names of symbols, in any capitals."""
    return "|".join(either_case(name) or re.escape(name) for name in known).replace("\\-", "-")


def ref(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


def table(properties: Mapping[str, Schema], **more: Any) -> Schema:
    """A mapping with these keys alone, and notes."""
    return {
        "type": "object",
        "properties": dict(properties),
        "patternProperties": {NOTES: ANYTHING},
        "additionalProperties": False,
        **more,
    }


def either_case(word: str) -> str | None:
    """A pattern for *word* in any case; None where an editor and the loader could differ on what that is."""
    if word.casefold() != word.lower() or not re.fullmatch(r"[\w-]+", word):
        return None
    pairs = (dict.fromkeys((c.lower(), c.upper())) for c in word)
    if any(len(c) != 1 for pair in pairs for c in pair):
        return None
    return "".join(c if c.lower() == c.upper() else f"[{c.lower()}{c.upper()}]" for c in word)
