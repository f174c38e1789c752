"""Nodes read as text: what stands in the file counts, not what YAML makes of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from ...basics.problems import Place, Problem
from .nodes import Mapping, Node, Scalar, ScalarStyle, SourceText, Span
from .quoting import misread, shortened
from .repair import unquoted

_COMMENT: Final = re.compile(r"[ \t]+(#.*)")
_UNIT: Final = {
    ScalarStyle.SINGLE: re.compile(r"''|\S"),
    ScalarStyle.DOUBLE: re.compile(
        r"\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\s+|.)|\S", re.DOTALL
    ),
}
_ANY: Final = re.compile(r"\S")
_BLANK_ESCAPES: Final = re.compile(r"\\(?:[ntvfr_NLP]|\s+|x(?:09|0a|0d|20|a0|85))", re.IGNORECASE)


def text_of(node: Node) -> tuple[str, Problem | None] | None:
    """The text that *node* is meant to be, with the problem of a text that is not quoted and must be.

    `{coeur}` alone is the text `{coeur}`; any other mapping or list on one line is its text too, with a problem.
    None for what cannot be a text: a mapping or list over several lines.
    """
    if isinstance(node, Scalar):
        return node.value, _cut_by_comment(node)
    span, source = node.span, node.origin
    if span.line != span.end_line:
        return None
    text = source.cut(span)
    if is_lone_symbol(node):
        return text, _comment_behind(source, span)
    reason = misread(text) or "YAML reads it as a list or mapping"
    return text, unquoted(source, span.line, span.column, reason, span)


def is_lone_symbol(node: Node) -> bool:
    """Whether *node* is a name in braces, such as `{coeur}`."""
    if not isinstance(node, Mapping) or not node.flow or len(node.entries) != 1:
        return False
    return bool(re.fullmatch(r"\{\s*[\w-]+\s*\}", node.origin.cut(node.span)))


def place_in(node: Node, offset: int) -> Place:
    """The place of the character at *offset* of the text of *node*; the node's own where it cannot be told."""
    return places_in(node, [offset])[0]


def places_in(node: Node, offsets: Iterable[int]) -> list[Place]:
    """The place of each of several characters, as `place_in` tells it."""
    if not isinstance(node, Scalar):
        return [node.origin.place(node.span.line, node.span.column + offset) for offset in offsets]
    if not (wanted := list(offsets)):
        return []
    written = node.origin.cut(node.span)
    begins = list(_begins(node, written))
    found: dict[int, Place] = {}
    seen = at = 0  # letters that are not blank before the character
    for offset in sorted(set(wanted)):
        seen += len("".join(node.value[at:offset].split()))
        at = offset
        is_there = seen < len(begins)
        found[offset] = _place_at(node.origin, node.span, written, begins[seen]) if is_there else node.place
    return [found[offset] for offset in wanted]


def _begins(node: Scalar, written: str) -> Iterator[int]:
    """Where each letter of the text that is not blank is written; at last, where the text ends."""
    end = _content_start(node, written)
    for unit in _UNIT.get(node.style, _ANY).finditer(written, end):
        if not _BLANK_ESCAPES.fullmatch(unit[0]):
            yield unit.start()
            end = unit.end()
    yield end


def _place_at(source: SourceText, span: Span, written: str, index: int) -> Place:
    line = written.count("\n", 0, index)
    column = index - (written.rfind("\n", 0, index) + 1)
    return source.place(span.line + line, column + (span.column if line == 0 else 0))


def _content_start(node: Scalar, written: str) -> int:
    if node.style in (ScalarStyle.SINGLE, ScalarStyle.DOUBLE):
        return 1
    if node.style in (ScalarStyle.LITERAL, ScalarStyle.FOLDED):
        return written.find("\n") + 1
    return 0


def _cut_by_comment(node: Scalar) -> Problem | None:
    if node.style is not ScalarStyle.PLAIN:
        return None
    return _comment_behind(node.origin, node.span)


def _comment_behind(source: SourceText, span: Span) -> Problem | None:
    """The problem of a text that ends at ` #`: what follows is lost, be it a part of the text or a note."""
    if span.end_line >= len(source.lines):
        return None
    match = _COMMENT.match(source.lines[span.end_line], span.end_column)
    if match is None:
        return None
    reason = f"it is cut before `{shortened(match[1])}`, which YAML reads as a comment"
    line = source.lines[span.line]
    column = span.column
    if not line[column : column + 1].strip():
        column = len(line) - len(
            line[column:].lstrip()
        )  # nothing but the comment: the text would begin at its `#`
    whole = Span(span.line, column, span.end_line, len(source.lines[span.end_line].rstrip()))
    return unquoted(source, span.line, column, reason, whole)
