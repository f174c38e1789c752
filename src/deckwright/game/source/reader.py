"""YAML text → nodes, and everything that is wrong with it: a fault does not hide those behind it.

The file is read in one go. At a fault the entry at hand is read again by itself, up to the next line that looks like
a key at the margin, with texts that only lack their quotes put right; then reading goes on behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from yaml.events import DocumentStartEvent, MappingStartEvent, StreamEndEvent

from ...basics.problems import Problem, problem
from .composer import Composer, ComposerState, MappingBuilder, Pair, TooLargeError
from .events import Events
from .faults import Fault, not_an_entry
from .nodes import Mapping, Node, Scalar, SourceText, Span
from .recovery import Cure, cures, plain_cause, problem_of_fault
from .repair import is_top_key

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
# Named one by one, not as all but the others: to compile the longest ranges takes milliseconds at each start.
_FORBIDDEN: Final = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]"
)
_NAMES: Final = {"\0": "a NUL byte", "\x85": "a next-line sign", "\u2028": "a line separator"} | {
    "\u2029": "a paragraph separator",
    "\ufeff": "a byte order mark",
}
_MAX_CURES: Final = 50  # in one entry


def read_yaml(text: str, label: str) -> tuple[Node | None, list[Problem]]:
    """Read the YAML *text* of the file *label*: its root node, None where it holds nothing, and the problems in order.

    Never raises. A mapping or list that a fault cut short has `complete=False`.
    """
    root, problems = _read(text, label)
    return root, list(problems)


@lru_cache(256)  # a page that follows the files reads all of them again when one has changed
def _read(text: str, label: str) -> tuple[Node | None, tuple[Problem, ...]]:
    text = text.removeprefix("\ufeff")
    source = SourceText(label, tuple(_LINE_END.split(text)))
    reader = _Reader(source, list(source.lines))
    if _FORBIDDEN.search(text):
        reader.check_characters()
    try:
        root = reader.read()
    except TooLargeError as error:
        return None, (error.problem,)
    reader.composer.report_unused()
    return root, tuple(sorted(reader.composer.problems, key=lambda p: p.place or source.place(0, 0)))


class _Reader:
    def __init__(self, source: SourceText, lines: list[str]) -> None:
        self.source, self.lines = source, lines  # the lines as read: characters and quotes put right
        self.composer = Composer(source)
        self.builder = MappingBuilder(self.composer)
        self.root: Node | None = None
        self.is_mapping = False
        self.next = 0  # the line from which nothing has been kept yet

    def check_characters(self) -> None:
        for number, line in enumerate(self.lines):
            for found in _FORBIDDEN.finditer(line):
                name = _NAMES.get(found[0], "an invisible character")
                message = f"{name} (U+{ord(found[0]):04X}) cannot stand in a file of cards"
                self._report(
                    "yaml-character", message, number, found.start(), "delete it; it often comes by copying"
                )
            self.lines[number] = _FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", line)

    def read(self) -> Node | None:
        while self.next < len(self.lines):
            self._read_on()
        if self.is_mapping:
            if self.root and not (isinstance(self.root, Scalar) and self.root.is_empty):
                fault = not_an_entry(self.root.span.line, self.root.span.column)
                self.composer.problems.append(problem_of_fault(self.source, fault))
            last = self.builder.last
            end = (last.end_line, last.end_column) if last else (0, 0)
            complete = not any(p.code in ("yaml-syntax", "yaml-depth") for p in self.composer.problems)
            return self.builder.build(Span(0, 0, *end), complete=complete)
        return self.root

    def _read_on(self) -> None:
        """Read to the end, or to the first entry with a fault and then that entry by itself."""
        pending: Pair | None = None  # kept once it is known that nothing belongs to it any more
        before = after = self._state()
        try:
            for pair in self._entries(self.next, len(self.lines)):
                self._keep(pending)
                pending, before, after = pair, after, self._state()
            self._keep(pending)
            self.next = len(self.lines)
        except Fault as fault:
            if pending and self._goes_on(pending, fault):
                self._restore(before)
            else:
                self._keep(pending)
                self._restore(after)
            self._read_entry()

    def _goes_on(self, pair: Pair, fault: Fault) -> bool:
        """Whether *fault* belongs to an entry that was read: it lies on its last line, or the next is indented."""
        behind = max(self.next, *map(_line_behind, pair))
        if fault.met[0] < behind:
            return True
        following = self._find(behind, _has_content)
        return following < len(self.lines) and self.lines[following].startswith((" ", "\t"))

    def _read_entry(self) -> None:
        """Read the one entry that begins at `next`, its faults put right or left out, and set `next` behind it."""
        start = self._find(self.next, _has_content)
        end = self._find(start + 1, is_top_key)
        margin = self._find(start + 1, _is_at_margin)
        before = self._state()
        if margin < end and self._attempt(start, margin)[1] is None:
            end = margin  # what stands at the margin without being a key is a fault of its own
        self._restore(before)
        told: list[Problem] = []
        pairs, fault = self._attempt(start, end)
        while fault and len(told) < _MAX_CURES:
            fault = plain_cause(self.lines, start, fault)
            self._restore(before)
            cure, pairs, again = self._cure(start, end, fault, pairs)
            if cure is None:
                break
            is_sure = all(problem.edit for problem in told)  # behind a hole, an edit would be a guess
            told.append(cure.problem if is_sure else replace(cure.problem, edit=None))
            fault = again
        if fault:
            told.append(problem_of_fault(self.source, fault))
        self.composer.problems += told
        for pair in pairs:
            self._keep(pair)
        self.next = end

    def _cure(
        self, start: int, end: int, fault: Fault, pairs: list[Pair]
    ) -> tuple[Cure | None, list[Pair], Fault | None]:
        """The first cure of *fault* that lets the parser come further, made in `lines`, and what is read with it.

        Where none does: None, and *pairs* and *fault* as they are.
        """
        state = self._state()
        for cure in cures(self.source, self.lines, start, end, fault):
            if cure.is_repeated:
                continue
            where = slice(cure.first, cure.first + len(cure.lines))
            saved = self.lines[where]
            self.lines[where] = cure.lines
            self.composer.expect(cure.first, cure.column, len(cure.lines), cure.value)
            read, again = self._attempt(start, end)
            if again is None or again.is_behind(fault, cure.behind):
                return cure, read, again
            self._restore(state)
            self.lines[where] = saved
            self.composer.withdraw(cure.first, cure.column, len(cure.lines))
        return None, pairs, fault

    def _state(self) -> tuple[ComposerState, Node | None, bool]:
        return self.composer.state(), self.root, self.is_mapping

    def _restore(self, state: tuple[ComposerState, Node | None, bool]) -> None:
        composed, self.root, self.is_mapping = state
        self.composer.restore(composed)

    def _find(self, start: int, wanted: Callable[[str], bool]) -> int:
        """The first line from *start* that is *wanted*, or the end."""
        return next((n for n in range(start, len(self.lines)) if wanted(self.lines[n])), len(self.lines))

    def _attempt(self, start: int, end: int) -> tuple[list[Pair], Fault | None]:
        """The entries of lines[start:end], the last one as far as it was read, and the fault that ended it."""
        pairs: list[Pair] = []
        try:
            pairs.extend(self._entries(start, end))
        except Fault as fault:
            if fault.key:
                pairs.append(
                    (fault.key, fault.node or Mapping({}, False, fault.key.span, self.source, complete=False))
                )
            return pairs, fault
        return pairs, None

    def _entries(self, start: int, end: int) -> Iterator[Pair]:
        """The entries of the mappings at the root of lines[start:end]; a root of another kind goes to `root`."""
        events = Events(self.lines, start, end)
        documents = 0
        while not isinstance(document := events.take(), StreamEndEvent):
            if not isinstance(document, DocumentStartEvent):
                continue
            documents += 1
            if documents == 2:
                mark = document.start_mark
                line = start + (mark.line if mark else 0)
                self._report(
                    "yaml-documents", "a second document begins here", line, 0, "delete the line `---`"
                )
            first = events.take()
            if isinstance(first, MappingStartEvent) and not first.flow_style:
                self.is_mapping = True
                yield from self.composer.pairs(events)
            else:
                self._take_root(self.composer.node(events, first))

    def _take_root(self, node: Node) -> None:
        is_second = self.is_mapping or self.root is not None
        if is_second and isinstance(node, Scalar) and node.is_empty:
            return
        if is_second:
            fault = not_an_entry(node.span.line, node.span.column)
            fault.node = node
            raise fault
        self.root = node

    def _keep(self, pair: Pair | None) -> None:
        if pair:
            self.builder.add(*pair)
            self.next = max(self.next, *map(_line_behind, pair))

    def _report(self, code: str, message: str, line: int, column: int, hint: str | None = None) -> None:
        self.composer.problems.append(problem(code, message, self.source.place(line, column), hint=hint))


def _line_behind(node: Node) -> int:
    return node.span.end_line + (node.span.end_column > 0)


def _has_content(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _is_at_margin(line: str) -> bool:
    return bool(re.match(r"[^\s#\]}]", line))
