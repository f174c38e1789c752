"""After a fault: what may have caused it, how its lines could be put right, and how that is said.

Each `Cure` is tried in turn; the first that lets the parser come further is kept. Texts that only lack their quotes are
quoted; where nothing else helps the faulty line is left out, so that the lines behind it are read all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from ...basics.problems import Problem, problem
from .composer import STAND_IN
from .faults import Fault
from .nodes import SourceText
from .quoting import misread
from .repair import WrittenText, indent_of, is_well_formed, requoted, suspect, unquoted_text


class _Sight(NamedTuple):
    """A cause that one sees: the pattern ends before the place."""

    pattern: re.Pattern[str]
    message: str
    hint: str
    code: str = "yaml-syntax"


_KEY: Final = r" *(?:- +)*(?P<key>\w[\w-]*)"
_SIGHTS: Final = [
    _Sight(re.compile(r"[ \t]*(?=\t)"), "a tab stands where YAML wants spaces", "indent with spaces"),
    _Sight(
        re.compile(rf"(?: *|{_KEY}:)(?=[\u00a0\u202f])"),
        "a no-break space stands where YAML wants a plain one",
        "type a plain space",
        "yaml-character",
    ),
    _Sight(
        re.compile(rf"{_KEY} +(?=(?P<bracket>[{{\[]))"),
        "a colon is missing behind {key!r}",
        "write {key}: {bracket}…",
    ),
    _Sight(
        re.compile(rf"{_KEY}:(?=[^\s:/])"),
        "a space is missing behind the colon of {key!r}",
        "write a space behind each colon that ends a key",
    ),
]


class Cure(NamedTuple):
    """New lines in place of as many old ones, from line *first* on, and the problem that they put right.

    Nothing else moves: a text that lacks quotes gives way to a stand-in of its length, to be read as *value*.
    """

    first: int
    lines: list[str]
    problem: Problem
    behind: tuple[int, int]  # line and column that the parser must come to for the cure to have helped
    column: int = 0  # where the stand-in begins
    value: str | None = None  # None where the lines are left out

    @property
    def is_repeated(self) -> bool:
        """Whether the text holds a stand-in, and so was put right before."""
        return self.value is not None and STAND_IN in self.value


def cures(source: SourceText, lines: Sequence[str], start: int, end: int, fault: Fault) -> Iterator[Cure]:
    """What may put right *fault*, met in lines[start:end], the likeliest first."""
    quotings = [_of_lines(source, lines, start, end, fault), _of_brackets(source, lines, fault)]
    yield from chain(*(reversed(quotings) if fault.in_brackets else quotings))
    for at in fault.lines[:2]:
        if start < at < end:
            behind = _behind(lines, at, end)
            yield Cure(at, [""] * (behind - at), problem_of_fault(source, fault), (behind, 0))


def _of_lines(source: SourceText, lines: Sequence[str], start: int, end: int, fault: Fault) -> Iterator[Cure]:
    """Quotes around the rest of a line, and of those that it runs over."""
    for at in fault.lines:
        if start <= at < end and (found := suspect(lines, at, start, end)):
            text, reason = found
            yield _quoting(source, lines, text, reason)


def _of_brackets(source: SourceText, lines: Sequence[str], fault: Fault) -> Iterator[Cure]:
    """Quotes around a text in a list or mapping on one line."""
    line, column = fault.met
    if not (fault.in_brackets or fault.is_sign):
        return
    if text := flow_text(lines[line], line, column, fault.in_brackets):
        reason = misread(text.lines[0]) or "within brackets or braces it needs quotes"
        yield _quoting(source, lines, text, reason)


def _quoting(source: SourceText, lines: Sequence[str], text: WrittenText, reason: str) -> Cure:
    """The cure of a text that lacks quotes, or the second of them."""
    told = _find_unclosed(source, text) or unquoted_text(source, text, reason)
    line = lines[text.line]
    behind = text.column + len(text.lines[0])
    stand_in = line[: text.column] + STAND_IN * len(text.lines[0]) + line[behind:]
    new = [stand_in, *[""] * (len(text.lines) - 1)]
    end = (text.line, behind) if len(new) == 1 else (text.line + len(new), 0)
    return Cure(text.line, new, told, end, text.column, text.folded)


def problem_of_fault(source: SourceText, fault: Fault) -> Problem:
    return problem(fault.code, fault.message, source.place(fault.line, fault.column), hint=fault.hint)


def plain_cause(lines: Sequence[str], start: int, fault: Fault) -> Fault:
    """The cause of *fault* where it is plain to see on its line or the one above; else *fault* as it is."""
    for at in (fault.line, fault.line - 1):
        for sight in _SIGHTS:
            if start <= at < len(lines) and (match := sight.pattern.match(lines[at])):
                words = match.groupdict(default="")
                cause = Fault(
                    sight.code, sight.message.format(**words), at, match.end(), sight.hint.format(**words)
                )
                cause.key, cause.node = fault.key, fault.node
                return cause
    return fault


def flow_text(line: str, number: int, column: int, inside: bool = False) -> WrittenText | None:
    """The text between brackets or braces that *column* of *line* lies in; *inside*: they may open above the line.

    It begins behind the last `: `, comma or opening bracket, and ends before the bracket that closes around it or
    before a comma: in braces, one with a key behind it.
    """
    opened: list[tuple[str, int]] = [("", 0)]  # each bracket, and where the value at hand begins within
    index = 0
    while index < column:
        letter = line[index]
        bracket, begin = opened[-1]
        if letter in "\"'" and not line[begin:index].strip():
            index = _behind_quote(line, index) - 1
        elif letter in "{[":
            opened.append((letter, index + 1))
        elif letter in "}]" and len(opened) > 1:
            opened.pop()
        elif letter == "," or (letter == ":" and line[index + 1 : index + 2].isspace()):
            opened[-1] = (bracket, index + 1)
        index += 1
    bracket, begin = opened[-1]
    end = _text_end(line, begin, bracket) if bracket or inside else None
    written = line[begin:end] if end is not None else ""
    if not written.strip() or is_well_formed(written.strip()):
        return None
    lead = len(written) - len(written.lstrip())
    return WrittenText(number, begin + lead, [written.strip()])


def _text_end(line: str, begin: int, bracket: str) -> int | None:
    depth = 0
    for index in range(begin, len(line)):
        letter = line[index]
        if letter in "}]" and depth == 0:
            return index
        depth += (letter in "{[") - (letter in "}]")
        if letter == "," and depth == 0 and (bracket == "[" or re.match(r",\s*([\w-]+:\s|$)", line[index:])):
            return index
    return None


def _behind_quote(line: str, index: int) -> int:
    """The column behind the quoted text that begins at *index*; the next column where it is not closed."""
    pattern = r'"(?:[^"\\]|\\.)*"' if line[index] == '"' else r"'(?:[^']|'')*'"
    match = re.compile(pattern).match(line, index)
    return match.end() if match else index + 1


def _behind(lines: Sequence[str], line: int, end: int) -> int:
    """The line behind *line* and those that are indented deeper."""
    indent = indent_of(lines[line])
    return next((n for n in range(line + 1, end) if lines[n].strip() and indent_of(lines[n]) <= indent), end)


def _find_unclosed(source: SourceText, text: WrittenText) -> Problem | None:
    """The problem of a text that opens with a quote and never closes it; None for any other text."""
    written = "\n".join(text.lines)
    quote = written[0]
    if quote not in "\"'" or quote in written[1:]:
        return None
    message = "the quote that opens here is never closed"
    hint = f"close it at the end of the text, or, where it is part of the text, write: {requoted(text)[0]}"
    return problem("yaml-syntax", message, source.place(text.line, text.column), hint=hint)
