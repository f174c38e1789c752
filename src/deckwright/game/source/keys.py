"""Small readers that the loader is made of: a mapping key by key, a scalar as what it should be.

Each reports what it cannot read, and what would be allowed, and goes on.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from decimal import Decimal
from typing import Final, TypeVar

from ...basics.problems import did_you_mean
from . import MapEntry, Mapping, Node, Scalar, describe, text_of
from . import Sequence as SequenceNode
from .report import Report

T = TypeVar("T")

_INTEGER: Final = re.compile(r"[+-]?\d{1,15}")
_NUMBER: Final = re.compile(r"[+-]?\d{1,15}(?:[.,]\d{1,15})?")
_BOOLEANS: Final = {"true": True, "yes": True, "false": False, "no": False}
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NOTHING: Final = ("", "null", "~")


def is_note(key: str) -> bool:
    """Whether a key is the designer's own note."""
    return key.startswith("_")


def is_nothing(node: Node | None) -> bool:
    """Whether a key has no value: nothing is written behind it, or a plain `null` or `~`."""
    return node is None or (isinstance(node, Scalar) and not node.style and node.value in _NOTHING)


def unknown_key(key: Scalar, known: Collection[str], what: str, report: Report) -> None:
    """Report a key that *what* does not have."""
    hint = did_you_mean(key.value, known) or f"known are {', '.join(sorted(known))}"
    report.add("unknown-key", f"{what} has no key {key.value!r}", key, hint)


class Table:
    """A mapping with keys of its own: each is asked for once, and what nobody asked for is unknown."""

    def __init__(self, node: Node | None, report: Report, what: str, complete: bool = True) -> None:
        self.report, self.what = report, what
        self.place = node.place if node else None
        self.is_complete = node.complete if isinstance(node, Mapping) else complete  # nothing was lost of it
        self._asked: set[str] = set()
        self.entries: dict[str, MapEntry] = {}
        if isinstance(node, Mapping):
            self.entries = {k: entry for k, entry in node.entries.items() if not is_note(k)}
        elif node is not None and not is_nothing(node):
            report.add("wrong-kind", f"{what} is {describe(node)}; a mapping `key: value` is allowed", node)

    def node(self, key: str) -> Node | None:
        """The value of *key*, None where it has none."""
        self._asked.add(key)
        entry = self.entries.get(key)
        return None if entry is None or is_nothing(entry.value) else entry.value

    def entry(self, key: str) -> MapEntry | None:
        """Key and value of *key*, also where the value is nothing."""
        self._asked.add(key)
        return self.entries.get(key)

    def read(self, key: str, reader: Callable[[Node, Report, str], T | None]) -> T | None:
        """The value of *key* as *reader* sees it; None where there is none or it was reported."""
        node = self.node(key)
        return None if node is None else reader(node, self.report, f"`{key}`")

    def require(self, key: str, hint: str | None = None) -> None:
        """Report that *key* has no value, if it has none."""
        if self.node(key) is None and self.is_complete:
            self.report.add("missing-key", f"{self.what} needs the key {key!r}", self.place, hint)

    def table(self, key: str) -> Table:
        return Table(self.node(key), self.report, f"`{key}`", self.is_complete)

    def items(self) -> Iterator[tuple[Scalar, Node]]:
        """Every entry, of a mapping whose keys the designer names."""
        yield from self.entries.values()

    def finish(self) -> None:
        """Report the keys that nobody asked for."""
        for name, (key, _) in self.entries.items():
            if name not in self._asked:
                unknown_key(key, self._asked, self.what, self.report)


def text(node: Node, report: Report, what: str) -> str | None:
    """A text, as written."""
    found = text_of(node)
    if found is None:
        hint = "quote a text that looks like a list or mapping; begin a text of several lines with `|`"
        report.add("wrong-kind", f"{what} is {describe(node)}; a text is allowed", node, hint)
        return None
    value, cause = found
    if cause:
        report.take(cause)
    return value


def word(node: Node, report: Report, what: str) -> str | None:
    """One word or short text that means something to the program: a comment may stand behind it."""
    if isinstance(node, Scalar) and node.value:
        return node.value
    report.add("wrong-kind", f"{what} is {describe(node)}; one word is allowed", node)
    return None


def identifier(key: Scalar, report: Report, what: str) -> bool:
    """Whether *key* can be an id; reported where it cannot."""
    if _ID.fullmatch(key.value):
        return True
    slug = "-".join(re.findall(r"[a-z0-9]+", _without_accents(key.value).lower()))
    hint = f"write {slug!r}" if slug else None
    message = (
        f"{key.value!r} cannot be the id of {what}: lower-case letters a to z, digits and hyphens are allowed"
    )
    report.add("bad-id", message, key, hint)
    return False


def integer(node: Node, report: Report, what: str) -> int | None:
    value = _digits(node)
    if value is not None and _INTEGER.fullmatch(value):
        return int(value)
    report.add("wrong-kind", f"{what} is {describe(node)}; a whole number is allowed", node)
    return None


def number(node: Node, report: Report, what: str) -> Decimal | None:
    value = _digits(node)
    if value is not None and _NUMBER.fullmatch(value):
        return Decimal(value.replace(",", "."))
    report.add("wrong-kind", f"{what} is {describe(node)}; a number such as 3 or 1.5 is allowed", node)
    return None


def boolean(node: Node, report: Report, what: str) -> bool | None:
    value = node.value.lower() if isinstance(node, Scalar) else ""
    if value in _BOOLEANS:
        return _BOOLEANS[value]
    report.add("wrong-kind", f"{what} is {describe(node)}; true or false is allowed", node)
    return None


def words(node: Node, report: Report, what: str) -> tuple[str, ...]:
    """A list of words, or one word for a list of one."""
    nodes: Sequence[Node] = node.items if isinstance(node, SequenceNode) else [node]
    found = [word(item, report, what) for item in nodes]
    return tuple(value for value in found if value is not None)


def _digits(node: Node) -> str | None:
    """The text of a number, with a typographic minus read as the sign."""
    return node.value.replace("\N{MINUS SIGN}", "-") if isinstance(node, Scalar) else None


def _without_accents(value: str) -> str:
    decomposed = unicodedata.normalize("NFKD", value)
    return "".join(c for c in decomposed if not unicodedata.combining(c))
