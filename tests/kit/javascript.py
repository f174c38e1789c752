"""The literals of a JavaScript module: strings and templates, also those within a template."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

REGEX: Final = re.compile(r"/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*")
BEFORE_REGEX: Final = re.compile(r"(?:^|[(,=:\[!&|?{};+>]|return)\s*$")
NEAR: Final = 60  # letters of code before a literal, by which it is judged


class Literal(NamedTuple):
    text: str  # as it is written; what varies in a template as {1}, {2} …
    before: str  # the code before it
    line: int
    kind: str  # string or template


def read_literals(code: str) -> list[Literal]:
    """All of them, in the order in which they begin."""
    found: list[tuple[int, Literal]] = []
    _read_code(code, 0, found, within=False)
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def _read_code(code: str, at: int, found: list[tuple[int, Literal]], within: bool) -> int:
    """From *at* to the end, or *within* a template to the brace that ends its place; returns what follows."""
    depth = 0
    while at < len(code):
        letter = code[at]
        if code.startswith("//", at):
            at = (code + "\n").index("\n", at)
        elif code.startswith("/*", at):
            at = code.index("*/", at) + 2
        elif letter in "\"'":
            end = _after_string(code, at)
            found.append((at, _literal(code, at, code[at + 1 : end - 1], "string")))
            at = end
        elif letter == "`":
            at = _read_template(code, at, found)
        elif (
            letter == "/"
            and (regex := REGEX.match(code, at))
            and BEFORE_REGEX.search(code[max(0, at - 12) : at])
        ):
            at = regex.end()
        elif letter == "}" and within and depth == 0:
            return at + 1
        else:
            depth += {"{": 1, "}": -1}.get(letter, 0)
            at += 1
    return at


def _after_string(code: str, start: int) -> int:
    at = start + 1
    while code[at] != code[start]:
        at += 2 if code[at] == "\\" else 1
    return at + 1


def _read_template(code: str, start: int, found: list[tuple[int, Literal]]) -> int:
    at, text, places = start + 1, "", 0
    while code[at] != "`":
        if code.startswith("${", at):
            places += 1
            text += f"{{{places}}}"
            at = _read_code(code, at + 2, found, within=True)
        else:
            length = 2 if code[at] == "\\" else 1
            text += code[at : at + length]
            at += length
    found.append((start, _literal(code, start, text, "template")))
    return at + 1


def _literal(code: str, start: int, text: str, kind: str) -> Literal:
    return Literal(text, code[max(0, start - NEAR) : start], code.count("\n", 0, start) + 1, kind)
