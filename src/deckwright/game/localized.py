"""A text in several languages: as the program has it, and read as the files of a game write it."""

from __future__ import annotations

import re
from collections import abc
from collections.abc import Sequence
from typing import Generic, TypeVar

from ..basics.records import dataclass
from .source import Mapping, Node
from .source.keys import is_note, is_nothing, text
from .source.report import Report

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Localized(Generic[T]):
    """One value per language loaded, the first language first; a language without a value falls back to it."""

    by_lang: abc.Mapping[str, T]

    def in_lang(self, code: str) -> T:
        return self.by_lang[code] if code in self.by_lang else next(iter(self.by_lang.values()))


def read_localized(node: Node, languages: Sequence[str], report: Report, what: str) -> Localized[str] | None:
    """A text in several languages: `{fr: …, en: …}`, or one text in the first of *languages*."""
    nodes = nodes_by_language(node, languages, report)
    if languages[0] not in nodes:
        report.add("missing-key", f"{what} has no text in {languages[0]!r}, the language of the cards", node)
        return None
    found = {lang: text(inner, report, what) for lang, inner in nodes.items()}
    texts = {lang: value for lang, value in found.items() if value is not None}
    return Localized(texts) if languages[0] in texts else None


def nodes_by_language(node: Node, languages: Sequence[str], report: Report) -> dict[str, Node]:
    """The nodes of a text by language, in the order of *languages*; a text alone is in the first."""
    if not isinstance(node, Mapping) or not _is_by_language(node, languages):
        return {languages[0]: node}
    found: dict[str, Node] = {}
    for key, value in node.entries.values():
        if key.value in languages:
            found[key.value] = value
        elif not is_note(key.value):
            message = f"{key.value!r} is no language of this game; there are {', '.join(languages)}"
            report.add("unknown-language", message, key, "add it to `languages` of game.yaml, or correct it")
    return {lang: found[lang] for lang in languages if lang in found}


def _is_by_language(node: Mapping, languages: Sequence[str]) -> bool:
    """Whether a mapping looks like texts by language rather than like a text that was not quoted."""
    keys = [key for key in node.entries if not is_note(key)]
    return any(key in languages for key in keys) or (
        all(re.fullmatch(r"[a-z]{2,3}(-\w+)*", key) for key in keys)
        and not any(is_nothing(entry.value) for entry in node.entries.values())
    )
