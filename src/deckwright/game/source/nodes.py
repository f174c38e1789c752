"""What a file says before anyone asks what it means: scalars, sequences and mappings, each with its place."""

from __future__ import annotations

from collections.abc import Mapping as AbstractMapping
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from ...basics.problems import Place
from ...basics.records import dataclass
from ...basics.written import in_quotes
from .quoting import shortened


class ScalarStyle(StrEnum):
    """How a scalar is written."""

    PLAIN = ""
    SINGLE = "'"
    DOUBLE = '"'
    LITERAL = "|"
    FOLDED = ">"


class Span(NamedTuple):
    """Where a node stands in its file: lines and columns from 0, the end exclusive."""

    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True, eq=False)
class SourceText:
    """One file as lines without their ends."""

    label: str  # path relative to the project root, posix
    lines: tuple[str, ...]

    def place(self, line: int, column: int) -> Place:
        """The place of a line and column that count from 0."""
        return Place(self.label, line + 1, column + 1)

    def cut(self, span: Span) -> str:
        """The characters of *span*, lines joined by a line feed."""
        lines = list(self.lines[span.line : span.end_line + 1])
        if not lines:
            return ""
        if span.end_line == span.line:
            return lines[0][span.column : span.end_column]
        lines[0] = lines[0][span.column :]
        if span.line + len(lines) > span.end_line:
            lines[-1] = lines[-1][: span.end_column]
        return "\n".join(lines)


@dataclass(frozen=True, slots=True, eq=False)
class Scalar:
    """A text as written, quotes and folding undone and nothing else: `NO`, `007` and `1.10` are these letters."""

    value: str
    style: ScalarStyle
    span: Span
    origin: SourceText

    @property
    def place(self) -> Place:
        return self.origin.place(self.span.line, self.span.column)

    @property
    def is_empty(self) -> bool:
        """True where nothing is written behind the key. (A in_quotes empty text is a text.)"""
        return not self.value and self.style is ScalarStyle.PLAIN


@dataclass(frozen=True, slots=True, eq=False)
class Sequence:
    items: tuple[Node, ...]
    flow: bool
    span: Span
    origin: SourceText
    complete: bool = True  # False where a fault of syntax cut it short

    @property
    def place(self) -> Place:
        return self.origin.place(self.span.line, self.span.column)


class MapEntry(NamedTuple):
    key: Scalar
    value: Node


@dataclass(frozen=True, slots=True, eq=False)
class Mapping:
    entries: AbstractMapping[str, MapEntry]  # in file order, merged ones last
    flow: bool
    span: Span
    origin: SourceText
    complete: bool = True  # False where a fault of syntax cut it short

    @property
    def place(self) -> Place:
        return self.origin.place(self.span.line, self.span.column)

    def get(self, key: str) -> Node | None:
        entry = self.entries.get(key)
        return entry.value if entry else None


Node = Scalar | Sequence | Mapping


def relocated(node: Node, origin: SourceText) -> Node:
    """The same node, all of it said to stand in *origin*."""
    match node:
        case Scalar():
            return replace(node, origin=origin)
        case Sequence():
            return replace(node, items=tuple(relocated(item, origin) for item in node.items), origin=origin)
        case Mapping():
            entries = {
                name: MapEntry(replace(key, origin=origin), relocated(value, origin))
                for name, (key, value) in node.entries.items()
            }
            return replace(node, entries=entries, origin=origin)


def describe(node: Node) -> str:
    """What a person calls it: "a text", "a list", "a mapping"."""
    match node:
        case Scalar():
            return "nothing" if node.is_empty else in_quotes(shortened(node.value, 40))
        case Sequence():
            return "a list"
        case Mapping():
            return "a mapping"
