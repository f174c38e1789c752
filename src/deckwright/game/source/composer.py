"""Events → nodes: anchors, aliases and merge keys resolved; repeated keys, tags, cycles and explosions refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Any, Final, NamedTuple

from yaml.events import AliasEvent, MappingEndEvent, MappingStartEvent, ScalarEvent, SequenceEndEvent

from ...basics.problems import Place, Problem, did_you_mean, problem
from ...basics.records import dataclass
from .events import Events
from .faults import Fault
from .nodes import MapEntry, Mapping, Node, Scalar, ScalarStyle, Sequence, SourceText, Span
from .quoting import misread
from .repair import WrittenText, unquoted, unquoted_text

MAX_DEPTH: Final = 100
MAX_NODES: Final = (
    1_000_000  # keys, values, lists and mappings that are written in a file, each some 400 bytes
)
MAX_EXPANDED: Final = 200_000  # nodes that stand in a file through aliases alone

STAND_IN: Final = (
    "\U0010fffd"  # a letter that means nothing to YAML, for each letter of a text that lacks quotes
)
NO_BREAK: Final = ("\u00a0", "\u202f")  # a space for people, a letter for YAML

_STYLES: Final = {style.value: style for style in ScalarStyle}


class TooLargeError(Exception):
    """A file holds more than is read; reading ends there."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


@dataclass(slots=True)
class _Anchor:
    node: Node | None = None  # None while what it names is still being read
    weight: int = 0  # nodes, those of aliases within counted again
    height: int = 0  # levels below it
    used: bool = False
    note: bool = False  # stands in the designer's own notes


Pair = tuple[Node, Node]


class ComposerState(NamedTuple):
    """What an attempt may have to undo."""

    problems: int
    nodes: int
    expanded: int


@dataclass(slots=True)
class Composer:
    """Holds what outlives an entry of the file: its anchors, the counts, the problems found."""

    source: SourceText
    problems: list[Problem] = field(default_factory=list)
    anchors: dict[str, _Anchor] = field(default_factory=dict)
    in_note: bool = False
    _stand_ins: dict[tuple[int, int], str] = field(default_factory=dict)  # texts by line and column
    _left_out: set[int] = field(default_factory=set)  # lines that could not be read
    _nodes: int = 0
    _expanded: int = 0
    _depth: int = 0
    _reach: int = 0  # the deepest level since the innermost anchor began
    _start: int = 0

    def state(self) -> ComposerState:
        return ComposerState(len(self.problems), self._nodes, self._expanded)

    def restore(self, state: ComposerState) -> None:
        del self.problems[state.problems :]
        self._nodes, self._expanded = state.nodes, state.expanded
        self._depth = self._reach = 0

    def expect(self, line: int, column: int, count: int, value: str | None) -> None:
        """Expect a stand-in for the text *value* at a place, or that *count* lines from *line* on were left out."""
        if value is None:
            self._left_out.update(range(line, line + count))
        else:
            self._stand_ins[line, column] = value

    def withdraw(self, line: int, column: int, count: int) -> None:
        """Take back what `expect` was told."""
        self._left_out.difference_update(range(line, line + count))
        self._stand_ins.pop((line, column), None)

    def pairs(self, events: Events) -> Iterator[Pair]:
        """Keys and values of the mapping that has just begun, up to its end. Raises Fault, with the key it came in."""
        while not isinstance(event := events.take(), MappingEndEvent):
            key = self.node(events, event)
            self.in_note = isinstance(key, Scalar) and key.value.startswith("_")
            try:
                yield key, self.node(events, events.take())
            except Fault as fault:
                fault.key = key
                raise

    def node(self, events: Events, event: Any) -> Node:
        """The node that *event* begins. Raises Fault, or TooLargeError where it is one too many."""
        self._start = events.start
        if isinstance(event, AliasEvent):
            return self._alias(event)
        self._nodes += 1
        if self._nodes > MAX_NODES:
            raise TooLargeError(self._too_large(event))
        before = self._nodes + self._expanded
        anchor = _Anchor(note=self.in_note) if event.anchor else None
        if anchor:
            self.anchors[event.anchor] = anchor
        outer, self._reach = self._reach, self._depth
        node = self._scalar(event) if isinstance(event, ScalarEvent) else self._collection(events, event)
        if event.tag is not None:
            self._report_tag(event, node)
        if anchor:
            anchor.node, anchor.weight = node, self._nodes + self._expanded - before + 1
            anchor.height = self._reach - self._depth
        self._reach = max(self._reach, outer)
        return node

    def _too_large(self, event: Any) -> Problem:
        message = f"more stands here than is read of one file: {MAX_NODES:,} keys and values"
        hint = "divide the cards among several files"
        return problem("yaml-limit", message, self._place(self._span(event)), hint=hint)

    def report_unused(self) -> None:
        """A text such as `&c` for which YAML sees an anchor: one that names a plain text and that nothing uses."""
        for name, anchor in self.anchors.items():
            node = anchor.node
            if isinstance(node, Scalar) and not (anchor.used or anchor.note) and not node.style:
                reason = f"it begins with `&`, which YAML reads as an anchor (`&{name}`, and nothing uses it)"
                end = node.span if node.span.end_line > node.span.line else None
                self.problems.append(unquoted(self.source, node.span.line, node.span.column, reason, end))

    def _scalar(self, event: Any) -> Scalar:
        span = self._span(event)
        if self._stand_ins and (text := self._stand_ins.get((span.line, span.column))) is not None:
            if event.value.strip(STAND_IN):
                raise Fault("yaml-syntax", "more stands behind this text", span.line, span.column)
            return Scalar(text, ScalarStyle.DOUBLE, span, self.source)
        return Scalar(event.value, _STYLES[event.style or ""], span, self.source)

    def _collection(self, events: Events, event: Any) -> Node:
        self._depth += 1
        self._reach = max(self._reach, self._depth)
        if self._depth > MAX_DEPTH:
            where = self._span(event)
            raise Fault(
                "yaml-depth", f"values are nested more than {MAX_DEPTH} deep", where.line, where.column
            )
        is_mapping = isinstance(event, MappingStartEvent)
        node = self._mapping(events, event) if is_mapping else self._sequence(events, event)
        self._depth -= 1
        return node

    def _mapping(self, events: Events, event: Any) -> Mapping:
        builder = MappingBuilder(self, bool(event.flow_style))
        begin = self._span(event)
        key: Node | None = None
        try:
            while not isinstance(child := events.take(), MappingEndEvent):
                key = self.node(events, child)
                value = self.node(events, events.take())
                builder.add(key, value)
                key = None
        except Fault as fault:
            if key is not None and fault.node is not None:
                builder.add(key, fault.node)
            fault.node = builder.build(begin, complete=False)
            if event.flow_style:
                fault.within(begin.line, begin.column, "{")
            raise
        behind = self._span(child)
        whole = not any(begin.line <= line <= behind.end_line for line in self._left_out)
        end = behind if event.flow_style else builder.last
        return builder.build(_join(begin, end), complete=whole)

    def _sequence(self, events: Events, event: Any) -> Sequence:
        items: list[Node] = []
        begin = self._span(event)
        flow = bool(event.flow_style)
        try:
            while not isinstance(child := events.take(), SequenceEndEvent):
                items.append(self.node(events, child))
        except Fault as fault:
            items += [fault.node] if fault.node else []
            fault.node = Sequence(tuple(items), flow, begin, self.source, complete=False)
            if flow:
                fault.within(begin.line, begin.column, "[")
            raise
        end = self._span(child) if flow else items[-1].span if items else begin
        span = _join(begin, end)
        return Sequence(tuple(items), flow, span, self.source)

    def _alias(self, event: Any) -> Node:
        span = self._span(event)
        name = event.anchor
        anchor = self.anchors.get(name)
        stand_in = Scalar(f"*{name}", ScalarStyle.DOUBLE, span, self.source)
        if anchor is None:
            self._report_alias(name, span)
            return stand_in
        anchor.used = True
        if anchor.node is None:
            message = f"`*{name}` stands within what its anchor `&{name}` names, and would hold itself"
            self.problems.append(
                problem("yaml-cycle", message, self._place(span), hint="write the value out")
            )
            return stand_in
        if self._depth + anchor.height > MAX_DEPTH:
            message = f"values are nested more than {MAX_DEPTH} deep"
            self.problems.append(problem("yaml-depth", message, self._place(span)))
            return stand_in
        self._reach = max(self._reach, self._depth + anchor.height)
        if self._expanded + anchor.weight > MAX_EXPANDED:
            message = f"aliases multiply this file beyond {MAX_EXPANDED} values"
            self.problems.append(
                problem("yaml-expansion", message, self._place(span), hint="write the value out")
            )
            return stand_in
        self._expanded += anchor.weight
        return anchor.node

    def merge(self, key: Scalar, value: Node) -> Iterator[MapEntry]:
        """The entries that `<<: value` brings in, the nearest first."""
        for node in value.items if isinstance(value, Sequence) else [value]:
            if not isinstance(node, Mapping):
                message = f"`<<` merges mappings, and {_brief(node)} is none"
                self.problems.append(
                    problem(
                        "yaml-alias",
                        message,
                        key.place,
                        hint="write `<<: *name`, with `&name` before a mapping",
                    )
                )
            elif self._expanded + len(node.entries) > MAX_EXPANDED:
                message = f"merge keys multiply this file beyond {MAX_EXPANDED} values"
                self.problems.append(problem("yaml-expansion", message, key.place))
            else:
                self._expanded += len(node.entries)
                yield from node.entries.values()

    def _report_alias(self, name: str, span: Span) -> None:
        if near := did_you_mean(name, self.anchors):
            message = f"no anchor `&{name}` stands before this alias"
            self.problems.append(problem("yaml-alias", message, self._place(span), hint=near))
        else:
            reason = (
                f"it begins with `*`, which YAML reads as an alias (and no anchor `&{name}` stands before it)"
            )
            self.problems.append(unquoted(self.source, span.line, span.column, reason))

    def _report_tag(self, event: Any, node: Node) -> None:
        span = self._span(event)
        if isinstance(node, Scalar) and not node.style and not event.tag.startswith("tag:"):
            self.problems.append(unquoted(self.source, span.line, span.column, misread("!") or ""))
            return
        message = f"the tag `{event.tag.replace('tag:yaml.org,2002:', '!!')}` is not read"
        hint = "leave it away: values are read by the kind of their field, and 007 or NO stay as written"
        self.problems.append(problem("yaml-tag", message, self._place(span), hint=hint))

    def _span(self, event: Any) -> Span:
        start, end, base = event.start_mark, event.end_mark, self._start
        if base + end.line < len(self.source.lines):
            return Span(base + start.line, start.column, base + end.line, end.column)
        last = len(self.source.lines) - 1  # the parser's end of the file is a line further
        behind = len(self.source.lines[last])
        if base + start.line > last:
            return Span(last, behind, last, behind)
        return Span(base + start.line, start.column, last, behind)

    def _place(self, span: Span) -> Place:
        return self.source.place(span.line, span.column)


class MappingBuilder:
    """A mapping while it is read: repeated keys are reported with both places, merged ones give way to written ones."""

    def __init__(self, composer: Composer, flow: bool = False) -> None:
        self._composer, self._flow = composer, flow
        self._entries: dict[str, MapEntry] = {}
        self._merged: dict[str, MapEntry] = {}
        self._cut: dict[str, WrittenText] = {}  # texts with commas, by key
        self._previous = ""  # the key before
        self.last: Span | None = None

    def add(self, key: Node, value: Node) -> None:
        self.last = value.span
        if self._flow and self._is_cut_off(key, value):
            self._rejoin(key)
            return
        if not isinstance(key, Scalar) or key.is_empty or (key.value[:1] in NO_BREAK and not key.style):
            _report_key(self._composer.problems, key)
        elif key.value == "<<" and not key.style:
            for entry in self._composer.merge(key, value):
                self._merged.setdefault(entry.key.value, entry)
        elif first := self._entries.get(key.value):
            message = f"the key {key.value!r} stands here and at {first.key.place}"
            self._composer.problems.append(
                problem("yaml-duplicate-key", message, key.place, hint="delete or rename one of them")
            )
        else:
            self._entries[key.value] = MapEntry(key, value)
        self._previous = key.value if isinstance(key, Scalar) and key.value in self._entries else ""

    def _is_cut_off(self, key: Node, value: Node) -> bool:
        """Whether *key* is the rest of the value before it, a plain text that a comma has cut in braces."""
        if not isinstance(key, Scalar) or not isinstance(value, Scalar):
            return False
        previous = self._entries.get(self._previous)
        bare = value.is_empty and value.span[:2] == key.span[2:] and not key.style
        if not bare or previous is None:
            return False
        text = previous.value
        if text.span[:2] < previous.key.span[2:]:  # an alias of what stands further up
            return False
        plain = isinstance(text, Scalar) and not text.style and text.value
        return bool(plain) or self._previous in self._cut

    def _rejoin(self, key: Node) -> None:
        """Read the value before *key* as the whole text, as far as *key*."""
        source = self._composer.source
        first, value = self._entries[self._previous]
        span = Span(*value.span[:2], *key.span[2:])
        text = WrittenText(span.line, span.column, source.cut(span).split("\n"))
        self._cut[self._previous] = text
        whole = Scalar(text.folded, ScalarStyle.DOUBLE, span, source)
        self._entries[self._previous] = MapEntry(first, whole)

    def build(self, span: Span, *, complete: bool = True) -> Mapping:
        if self._merged:
            self._entries |= {k: entry for k, entry in self._merged.items() if k not in self._entries}
        source = self._composer.source
        reason = "it is cut at a comma, which within { } ends it"
        self._composer.problems += [unquoted_text(source, text, reason) for text in self._cut.values()]
        return Mapping(self._entries, self._flow, span, source, complete)


def _report_key(problems: list[Problem], key: Node) -> None:
    if isinstance(key, Scalar) and key.value:
        message = "a no-break space indents this line, and YAML wants plain ones"
        problems.append(problem("yaml-character", message, key.place, hint="type plain spaces"))
        return
    message = "a key is missing before the colon" if isinstance(key, Scalar) else "a key must be a text"
    problems.append(
        problem("yaml-key", message, key.place, hint='quote a key that begins with `{` or `[`: "{…}"')
    )


def _join(begin: Span, end: Span | None) -> Span:
    if end is None or (end.end_line, end.end_column) < (begin.line, begin.column):
        return begin
    return Span(begin.line, begin.column, end.end_line, end.end_column)


def _brief(node: Node) -> str:
    return (
        "a list" if isinstance(node, Sequence) else f"{node.value!r}" if isinstance(node, Scalar) else "this"
    )
