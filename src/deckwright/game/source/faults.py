"""What is wrong with a line of YAML, in words for a designer instead of the parser's."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

import yaml
from yaml.reader import ReaderError
from yaml.scanner import ScannerError

from .nodes import Node


class Fault(Exception):  # noqa: N818 — it is the user's fault, not an error of the program
    """Reading of an entry stops here. Lines and columns count from 0; `key` and `node` are what was read of it."""

    def __init__(self, code: str, message: str, line: int, column: int, hint: str | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.line, self.column, self.hint = code, message, line, column, hint
        self.node: Node | None = None
        self.key: Node | None = None
        self.met = (line, column)  # where the parser stopped; the cause may lie before it
        self.is_sign = False  # a sign cannot stand there at all, wherever the parser is
        self.in_brackets = False
        self.at_end = False  # it stopped at the end, so that something was never closed

    @property
    def lines(self) -> tuple[int, ...]:
        """Where the cause may be, the likeliest first."""
        return tuple(dict.fromkeys((self.line, self.met[0], self.line - 1)))

    def is_behind(self, other: Fault, place: tuple[int, int]) -> bool:
        """Whether reading came further than up to *other*, and up to *place*."""
        if other.is_sign and not self.is_sign and self.met[0] == other.met[0]:
            return True  # the parser looks at the signs of a line before it looks at their order
        further = (self.line, self.column, self.met) > (other.line, other.column, other.met)
        return further and self.met >= place

    def within(self, line: int, column: int, bracket: str) -> None:
        """Say that it lies behind a bracket: at the end it is the innermost of them that was never closed."""
        self.in_brackets = True
        if self.at_end:
            words = next(w for w in _TABLE if f"with `{bracket}` here" in w.message)
            self.message, self.hint, self.line, self.column = words.message, words.hint, line, column
            self.met, self.at_end = (line, column), False


class _Words(NamedTuple):
    pattern: re.Pattern[str]  # of the parser's "context; problem"
    message: str
    hint: str | None = None
    at_context: bool = False  # the cause is where the construct began
    same_line: str = ""  # the message where it began and ended on one line: then the cause is where it ended


_QUOTE_IT: Final = 'put a text that holds such signs in quotes: "…"'
_TAB: Final = ("a tab stands where YAML wants spaces", "indent with spaces")
_NOT_AN_ENTRY: Final = (
    "this line is neither `key: value` nor part of the text above",
    "write `key: value`, with a space behind the colon; indent what continues a text deeper than its key",
)
_TABLE: Final = [
    _Words(
        re.compile("quoted scalar; found unexpected (end of stream|document)"),
        "the quote that opens here is never closed",
        "close it before the end of the text, or quote the text with the other kind of quote",
        at_context=True,
    ),
    _Words(
        re.compile("flow mapping; (did not find )?expected ',' or '}'"),
        "the mapping that opens with `{` here is not closed, or holds a text that needs quotes",
        _QUOTE_IT,
        at_context=True,
        same_line="a comma or `}` is missing before this, or a text needs quotes",
    ),
    _Words(
        re.compile("flow sequence; (did not find )?expected ',' or ']'"),
        "the list that opens with `[` here is not closed, or holds a text that needs quotes",
        _QUOTE_IT,
        at_context=True,
        same_line="a comma or `]` is missing before this, or a text needs quotes",
    ),
    _Words(re.compile("flow node; did not find expected node content"), "a value is missing here", _QUOTE_IT),
    _Words(re.compile("simple key; could not find expected ':'"), *_NOT_AN_ENTRY, at_context=True),
    _Words(
        re.compile("mapping values are not allowed"),
        "a second `: ` stands in one value, or the line is indented deeper than the key above it",
        "quote a text that holds `: `; let the keys of one card begin in the same column",
    ),
    _Words(
        re.compile("(block )?sequence entries are not allowed"),
        "a list item cannot begin here",
        "begin the list on a line of its own, or quote a text that begins with `- `",
    ),
    _Words(re.compile("mapping keys are not allowed"), "a key cannot begin here", _QUOTE_IT),
    _Words(
        re.compile("block (mapping|collection).*(did not find expected (key|'-')|expected <block end>)"),
        "this line fits neither the lines above it nor a new card",
        "let the keys of one card begin in the same column; quote a text that begins with a quote, `{` or `[`",
    ),
    _Words(
        re.compile("(alias|anchor); (did not find )?expected alphabetic"),
        "`*` and `&` begin an alias or anchor in YAML, and no name stands behind it",
        _QUOTE_IT,
    ),
    _Words(
        re.compile("unknown escape character"),
        "in double quotes a backslash begins an escape, and this one does not exist",
        "write `\\\\` for a backslash, or put the text in single quotes",
    ),
    _Words(
        re.compile("block scalar; "),
        "`|` and `>` begin a block of text: nothing else may stand on their line",
        "put the text on the lines below, indented deeper, or quote it",
    ),
    _Words(re.compile("maximum nesting"), "values are nested too deep"),
    _Words(re.compile("tab character"), "a tab stands where YAML wants spaces", "indent with spaces"),
    _Words(
        re.compile("undefined tag handle|while (scanning|parsing) a tag"),
        "`!` begins a tag in YAML",
        _QUOTE_IT,
    ),
]

_OF_LINES: Final = re.compile("not allowed|simple key")  # faults that are none within brackets


def from_yaml(error: yaml.MarkedYAMLError, start: int, last: int) -> Fault:
    """The fault that PyYAML's *error* tells of; *start* is the line that its marks count from."""
    said = f"{error.context or ''}; {error.problem or ''}"
    words = next((w for w in _TABLE if w.pattern.search(said)), None)
    places = [_line_column(mark, start, last) for mark in (error.problem_mark, error.context_mark) if mark]
    at_end = error.problem_mark is not None and start + error.problem_mark.line > last
    on_one_line = len({place[0] for place in places}) == 1 and not at_end
    if words and words.at_context and not (words.same_line and on_one_line):
        places.reverse()
    elif words and words.same_line:
        words = words._replace(message=words.same_line)
    line, column = places[0] if places else (start, 0)
    if words is None:
        words = _Words(_TABLE[0].pattern, *_cannot_start(said))
    fault = Fault("yaml-syntax", words.message, line, column, words.hint)
    fault.is_sign = isinstance(error, ScannerError) and not _OF_LINES.search(said)
    fault.at_end = at_end and not words.at_context
    fault.met = (line, column) if at_end else max(places, default=(line, column))
    if "maximum nesting" in said:
        fault.code = "yaml-depth"
    return fault


def not_an_entry(line: int, column: int) -> Fault:
    """The fault of a line outside of every entry."""
    message, hint = _NOT_AN_ENTRY
    return Fault("yaml-syntax", message, line, column, hint)


def from_reader(error: ReaderError) -> Fault:
    """What is left of characters that the check of the whole file let through; it should never happen."""
    return Fault("yaml-character", f"a character that cannot be read: {error.reason}", 0, 0)


def _line_column(mark: Any, start: int, last: int) -> tuple[int, int]:
    line = start + mark.line
    return (line, mark.column) if line <= last else (last, 0)


def _cannot_start(said: str) -> tuple[str, str]:
    if "cannot start any token" in said:
        return "no value can begin with this sign in YAML", _QUOTE_IT
    return said.strip("; ").replace("; ", ", "), _QUOTE_IT
