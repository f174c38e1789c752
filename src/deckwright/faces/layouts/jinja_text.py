"""Jinja inside XML: where its pieces begin and end in a text, and what an editor's escapes did to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal
from urllib.parse import unquote

from ...basics.records import dataclass

WORD: Final = (
    r"[\w\u0300-\u036f\u0590-\u1cff]"  # of names: letters, digits, `_`, and signs that belong to letters
)
NAME: Final = rf"[^\W\d]{WORD}*"

Kind = Literal["text", "expression", "statement", "comment"]

_OPENING: Final = re.compile(r"\{[{%#]")
_KINDS: Final[dict[str, Kind]] = {"{{": "expression", "{%": "statement", "{#": "comment"}
_CLOSING: Final = {"{{": "}}", "{%": "%}", "{#": "#}"}
_STRING: Final = re.compile(r"'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"", re.DOTALL)
_BRACKETS: Final = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text: literal, or one `{{ }}`, `{% %}`, `{# #}` whose `text` is what stands between."""

    kind: Kind
    text: str
    offset: int
    left: str = ""  # whitespace control: "-" or "+" behind the opening
    right: str = ""


class UnclosedError(ValueError):
    """A `{{`, `{%` or `{#` without its end."""

    def __init__(self, opening: str, offset: int) -> None:
        super().__init__(f"{opening} is not closed by {_CLOSING[opening]}")
        self.offset = offset


def pieces(text: str) -> Iterator[Piece]:
    """Cut *text* into literal stretches and Jinja. Raises UnclosedError at the first opening that has no end."""
    position = 0
    while opening := _OPENING.search(text, position):
        if opening.start() > position:
            yield Piece("text", text[position : opening.start()], position)
        end = _end(text, opening[0], opening.end())
        if end is None:
            raise UnclosedError(opening[0], opening.start())
        inner = text[opening.end() : end]
        left, body, right = _trim(inner, opening[0])
        yield Piece(_KINDS[opening[0]], body, opening.start(), left, right)
        position = end + 2
    if position < len(text):
        yield Piece("text", text[position:], position)


def _trim(inner: str, opening: str) -> tuple[str, str, str]:
    """Whitespace control, body, whitespace control.

    A hyphen that touches what follows `{{` is a minus: Jinja would take it for whitespace control and print the
    other sign, without a word.
    """
    left = inner[:1] if inner[:1] in ("-", "+") else ""
    if opening == "{{" and (left == "+" or not inner[1:2].isspace()):
        left = ""
    right = inner[-1:] if len(inner) > 1 and inner[-1:] in ("-", "+") else ""
    if opening == "{{" and right == "+":
        right = ""
    return left, inner[len(left) : len(inner) - len(right)], right


def is_open(text: str, following: str) -> bool:
    """True where Jinja begins in *text* and runs on into *following*, even if the very braces are cut apart."""
    position = 0
    while opening := _OPENING.search(text, position):
        end = _end(text, opening[0], opening.end())
        if end is None:
            return True
        position = end + 2
    return text[position:].endswith("{") and following[:1] in ("{", "%", "#")


def closed_length(text: str) -> int | None:
    """The length of the shortest beginning of *text* in which all Jinja is closed, if its first Jinja is."""
    opening = _OPENING.search(text)
    if opening is None:
        return None
    end = _end(text, opening[0], opening.end())
    return None if end is None else end + 2


def _end(text: str, opening: str, position: int) -> int | None:
    """Where the closing of *opening* begins, behind strings and matched brackets."""
    closing = _CLOSING[opening]
    if opening == "{#":
        end = text.find(closing, position)
        return end if end >= 0 else None
    depth = 0
    while position < len(text):
        if depth <= 0 and text.startswith(closing, position):
            return position
        character = text[position]
        if character in "'\"" and (string := _STRING.match(text, position)):
            position = string.end()
            continue
        depth += _BRACKETS.get(character, 0)
        position += 1
    return None


_ENCODED: Final = re.compile(r"%7B(?:%7B|%25|%).*?(?:%7D|%25|%)%7D", re.IGNORECASE | re.DOTALL)
_ENCODED_INSIDE: Final = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)


def repaired(value: str, *, link: bool) -> str:
    """*value* with the percent-encoding inside Jinja undone, as editors put it into links; the rest stays."""
    if "%7" in value:
        value = _ENCODED.sub(lambda match: unquote(match[0]), value)
    if link and "{" in value and "%" in value:
        value = _ENCODED_INSIDE.sub(lambda match: unquote(match[0]), value)
    return value


def literal(text: str) -> str:
    """*text* as a string in a Jinja expression."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n").replace("\r", "\\r")
    return f"'{escaped}'"


_LEADING_DOT: Final = re.compile(
    r"""('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<![\w.)\]}])\.(?=\d)""", re.DOTALL
)


def plain_numbers(code: str) -> str:
    """`.5`, as SVG and people write it, becomes the `0.5` that Jinja reads."""
    return _LEADING_DOT.sub(lambda match: match[1] or "0.", code) if "." in code else code


def as_expression(value: str) -> str:
    """An attribute's value with `{{ }}` in it as one Jinja expression; a text without becomes a string.

    Raises UnclosedError, and ValueError for a value with `{% %}` in it.
    """
    parts = []
    for piece in pieces(value):
        if piece.kind == "text":
            parts.append(literal(piece.text))
        elif piece.kind == "expression":
            parts.append(f"({piece.text.strip()})")
        elif piece.kind == "statement":
            raise ValueError("{% %} cannot stand here; {{ }} can")
    return " ~ ".join(parts) or "''"


def as_number(value: str) -> float | str | None:
    """A coordinate: the number (`4.5`), or a Jinja expression for it (`{{ x }}`); None for anything else."""
    try:
        parts = list(pieces(value.strip()))
    except UnclosedError:
        return None
    if len(parts) == 1 and parts[0].kind == "expression":
        return f"(({parts[0].text.strip()})|float)"
    if len(parts) == 1 and re.fullmatch(r"[+-]?(?:\d+\.?\d*|\.\d+)", parts[0].text):
        return float(parts[0].text)
    return None
