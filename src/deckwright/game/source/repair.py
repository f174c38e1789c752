"""Lines whose text YAML misreads: where such a text begins and ends, and how the line should be written.

The functions take the lines of a file and count lines and columns from 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from ...basics.problems import Edit, Place, Problem, problem
from .nodes import SourceText, Span
from .quoting import misread, quoted, quoted_lines, shortened

_KEY_LINE: Final = re.compile(
    r"(?P<lead> *(?:- +)*)"
    r"(?P<key>\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*'|\w[^:{\[]*):"
    r"(?P<gap>[ \t]+)(?P<value>\S.*)"
)
_ITEM_LINE: Final = re.compile(r"(?P<lead> *(?:- +)*)- +(?P<value>\S.*)")
_FIELD_LIKE: Final = re.compile(r"[a-z_][a-z0-9_-]*:(\s|$)")
_BLOCK_HEADER: Final = re.compile(r"[|>][0-9+-]{0,2}(\s+#.*)?")
_QUOTED: Final = re.compile(r"(\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*')(\s+#.*)?")
_TOP: Final = re.compile(r"(\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*'|[^\s\"'#\[\]{},%@`&*!|>-][^:]*):(\s|$)")


class WrittenText(NamedTuple):
    """A text as written: where it begins, the lines that it runs over, and the column that it is indented from."""

    line: int
    column: int
    lines: list[str]  # the first from its column on

    @property
    def folded(self) -> str:
        """The text as YAML reads several lines: a line's end is a space, each empty line a line's end."""
        folded = self.lines[0].strip()
        for line in self.lines[1:]:
            piece = line.strip()
            folded += "\n" if not piece else piece if folded.endswith("\n") else f" {piece}"
        return folded


def is_top_key(line: str) -> bool:
    """Whether *line* looks like the first of an entry: a key at its very start."""
    return bool(_TOP.match(line))


def suspect(lines: Sequence[str], at: int, first: int, end: int) -> tuple[WrittenText, str] | None:
    """The text on line *at*, or running over it, that YAML misreads, with the reason; None where there is none.

    Nothing outside of lines[first:end] is looked at.
    """
    owner = _owner(lines, at, first)
    if owner is None:
        return None
    match = _KEY_LINE.fullmatch(lines[owner]) or _ITEM_LINE.fullmatch(lines[owner])
    if match is None:
        return None
    text = text_at(lines, owner, match.start("value"), end)
    written = "\n".join(text.lines)
    if is_well_formed(written) or any(_FIELD_LIKE.match(line.lstrip()) for line in text.lines[1:]):
        return None
    reason = misread(written)
    return (text, reason) if reason else None


def text_at(lines: Sequence[str], line: int, column: int, end: int | None = None) -> WrittenText:
    """The text that begins at a place: to the end of its line, and the lines below that are indented deeper."""
    indent = _indent_of_key(lines[line], column)
    body = [lines[line][column:].rstrip()]
    pending: list[str] = []
    for following in islice(lines, line + 1, end) if body[0] else ():
        if following.strip():
            if indent_of(following) <= indent or following.lstrip().startswith("#"):
                break
            body += [*pending, following.rstrip()]
            pending = []
        else:
            pending.append(following)
    return WrittenText(line, column, body)


def requoted(text: WrittenText) -> list[str]:
    """The lines of *text* in quotes."""
    return [quoted(text.lines[0])] if len(text.lines) == 1 else quoted_lines(text.lines)


def unquoted(source: SourceText, line: int, column: int, reason: str, end: Span | None = None) -> Problem:
    """The problem of a text that YAML misreads for *reason*, with the line as it should be written, and the edit.

    The text ends where *end* does, or as `text_at` says.
    """
    if end and end.end_line == line:
        text = WrittenText(line, column, [source.lines[line][column : end.end_column]])
    elif end and column == 0:  # no key, no dash: all of the file may be this text
        whole = source.lines[line : end.end_line + 1]
        text = WrittenText(line, column, [*whole[:-1], whole[-1][: end.end_column]])
    else:
        text = text_at(source.lines, line, column)
    return unquoted_text(source, text, reason)


def unquoted_text(source: SourceText, text: WrittenText, reason: str) -> Problem:
    new = requoted(text)
    last = text.line + len(text.lines) - 1
    end_column = len(text.lines[-1]) + (text.column if len(text.lines) == 1 else 0)
    behind = source.lines[last][end_column:] if len(new) == 1 else " …"
    shown = source.lines[text.line][: text.column].lstrip() + new[0] + behind
    return problem(
        "yaml-unquoted",
        f"this text is misread: {reason}",
        Place(source.label, text.line + 1, text.column + 1),
        hint=f"write it in quotes: {shortened(shown, 200)}",
        edit=Edit(text.line + 1, text.column + 1, last + 1, end_column + 1, "\n".join(new)),
    )


def _owner(lines: Sequence[str], at: int, first: int) -> int | None:
    """The line whose text runs over line *at*: the nearest above that is indented less and has a value, else *at*.

    None where *at* is a field that is only indented too deep.
    """
    if at >= len(lines):
        return None
    indent = indent_of(lines[at])
    for above in range(at - 1, first - 1, -1):
        line = lines[above]
        if line.strip() and indent_of(line) < indent:
            match = _KEY_LINE.fullmatch(line) or _ITEM_LINE.fullmatch(line)
            if match and not is_well_formed(match["value"]) and len(match["lead"]) < indent:
                return None if _FIELD_LIKE.match(lines[at].lstrip()) else above
            break
    return at


def is_well_formed(text: str) -> bool:
    """Whether *text* is a block's header, or whole in quotes, brackets or braces: then it is what it seems to be."""
    if _BLOCK_HEADER.match(text.split("\n")[0]) and _BLOCK_HEADER.fullmatch(text.split("\n")[0]):
        return True
    return bool(_QUOTED.fullmatch(text)) or (text[:1] in "{[" and not _behind_bracket(text))


def _behind_bracket(text: str) -> str:
    """What stands behind the bracket that closes the one at the start of *text*: nothing where it is not closed."""
    depth = 0
    for index, letter in enumerate(text):
        depth += (letter in "{[") - (letter in "}]")
        if depth == 0:
            rest = text[index + 1 :].strip()
            return "" if rest.startswith("#") else rest
    return ""


def indent_of(line: str) -> int:
    """How many spaces begin *line*."""
    return len(line) - len(line.lstrip(" "))


def _indent_of_key(line: str, column: int) -> int:
    """The column of the key, or of the last dash, that the value at *column* belongs to."""
    match = _KEY_LINE.fullmatch(line)
    if match and match.start("value") <= column:
        return match.start("key")
    dashes = re.match(r" *(?:- +)*", line[:column])
    lead = dashes[0].rstrip() if dashes else ""
    return len(lead) - 1 if lead else indent_of(line)
