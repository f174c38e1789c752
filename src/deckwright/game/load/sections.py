"""The small sections of game.yaml, one function each."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from ...basics.problems import Place
from ..localized import Localized, read_localized
from ..source import Mapping as MappingNode
from ..source import Node, Scalar
from ..source import Sequence as SequenceNode
from ..source.keys import Table, is_note, is_nothing, word, words
from .types import copies

META: Final = (
    "author",
    "version",
    "licence",
    "license",
    "copyright",
    "publisher",
    "website",
    "description",
    "players",
    "minutes",
    "contact",
)

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")


def read_languages(table: Table) -> tuple[str, ...]:
    """`languages:`, the language of the cards first; to go on with, those of the title where it cannot be read."""
    node = table.node("languages")
    found = words(node, table.report, "`languages`") if node else ()
    for lang in found:
        if not _LANGUAGE.fullmatch(lang):
            message = f"{lang!r} is no code of a language; codes are such as fr, en, pt-BR"
            table.report.add("wrong-value", message, node)
    title = table.node("title")
    written = title.entries if isinstance(title, MappingNode) else ()
    known = [lang for lang in found or written if _LANGUAGE.fullmatch(lang)]
    return tuple(dict.fromkeys(known)) or ("en",)


def read_copies_by(table: Table) -> dict[str, Mapping[str, int]]:
    """`copies_by:`, tables of a number of copies by the value of a field."""
    found: dict[str, Mapping[str, int]] = {}
    for key, node in table.items():
        numbers: dict[str, int] = {}
        for choice, value in Table(node, table.report, f"`copies_by` → {key.value!r}").items():
            count = copies(value, table.report, f"the copies of {choice.value!r}")
            numbers[choice.value] = 1 if count is None else count
        found[key.value] = MappingProxyType(numbers)
    return found


def read_words(table: Table, languages: Sequence[str]) -> dict[str, Localized[str]]:
    found: dict[str, Localized[str]] = {}
    for key, node in table.items():
        value = read_localized(node, languages, table.report, f"the word {key.value!r}")
        if value is not None:
            found[key.value] = value
    return found


def read_sheets(table: Table) -> tuple[dict[str, str], dict[str, Place]]:
    """`sheets:`, options as written, with their places: what they mean is the imposition's question."""
    found = {key.value: word(node, table.report, f"`{key.value}`") for key, node in table.items()}
    places = {key.value: node.place for key, node in table.items()}
    return {key: value for key, value in found.items() if value is not None}, places


def read_meta(table: Table, languages: Sequence[str]) -> dict[str, Localized[str]]:
    """What the game says of itself, in one language or in each."""
    nodes = {key: table.node(key) for key in META}
    found = {
        key: read_localized(node, languages, table.report, f"`{key}`")
        for key, node in nodes.items()
        if node is not None and not is_nothing(node)
    }
    return {key: value for key, value in found.items() if value is not None}


def read_data(table: Table) -> dict[str, Any]:
    """`data:`, tables for layouts: mappings, lists and texts, nothing guessed."""
    return {key.value: _plain(node) for key, node in table.items()}


def _plain(node: Node) -> Any:
    match node:
        case MappingNode():
            entries = node.entries.items()
            return MappingProxyType({k: _plain(entry.value) for k, entry in entries if not is_note(k)})
        case SequenceNode():
            return tuple(_plain(item) for item in node.items)
        case Scalar():
            return node.value
