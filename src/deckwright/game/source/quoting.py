"""Texts that YAML misreads unless they are quoted: which they are, and how they should be written."""

from __future__ import annotations

import re
from typing import Final

_BEGINS: Final = {
    "{": "a mapping",
    "[": "a list",
    "*": "an alias",
    "&": "an anchor",
    "!": "a tag",
    "@": "a reserved sign",
    "`": "a reserved sign",
    "%": "a directive",
    "|": "a block of text",
    ">": "a block of text",
    "#": "a comment",
    '"': "a quoted text",
    "'": "a quoted text",
    ",": "the end of a list item",
    "]": "the end of a list",
    "}": "the end of a mapping",
}
_BEGINS_SPACED: Final = {"-": "a list item", "?": "a key", ":": "a value"}
_COLON = re.compile(r":(?=\s|$)", re.MULTILINE)
_HASH = re.compile(r"(?:\s|^)#", re.MULTILINE)
_UNSAFE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
_ESCAPES: Final = {
    "\0": "\\0",
    "\a": "\\a",
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\v": "\\v",
    "\f": "\\f",
} | {
    "\r": "\\r",
    "\x1b": "\\e",
    '"': '\\"',
    "\\": "\\\\",
    "\x85": "\\N",
    "\u2028": "\\L",
    "\u2029": "\\P",
}


def misread(text: str) -> str | None:
    """Why YAML reads the plain *text* as something else than its letters; None where it reads it as it stands.

    >>> misread("Piège : gagnez 1")
    'it holds `: `, which YAML reads as the end of a key'
    """
    text = text.strip()
    first = text[:1]
    if first in _BEGINS:
        return f"it begins with `{first}`, which YAML reads as {_BEGINS[first]}"
    if first in _BEGINS_SPACED and (len(text) == 1 or text[1].isspace()):
        return f"it begins with `{first} `, which YAML reads as {_BEGINS_SPACED[first]}"
    if match := _HASH.search(text):
        rest = text[match.start() :].split("\n")[0].strip()
        return f"it is cut before `{shortened(rest)}`, which YAML reads as a comment"
    if _COLON.search(text):
        return "it holds `: `, which YAML reads as the end of a key"
    return None


def quoted(text: str) -> str:
    """*text* as a YAML scalar in quotes, on one line, that reads back as the same text.

    Double quotes, unless the text holds a double quote or backslash and single quotes can hold it as it is.
    """
    plain = not _UNSAFE.search(text) and "\n" not in text and "\t" not in text
    if plain and ('"' in text or "\\" in text):
        return "'" + text.replace("'", "''") + "'"
    return '"' + "".join(map(_escape, text)) + '"'


def quoted_lines(lines: list[str]) -> list[str]:
    """The lines of a plain text that runs over several, quoted so that they fold as they did."""
    body = [line.replace("\\", "\\\\").replace('"', '\\"') for line in lines]
    body[0] = '"' + body[0]
    body[-1] = body[-1].rstrip() + '"'
    return body


def shortened(text: str, limit: int = 60) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def _escape(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    if not _UNSAFE.match(letter):
        return letter
    code = ord(letter)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
