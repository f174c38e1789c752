"""The overlay of a language: what it lacks of a game's texts is written into it, below the source; what has gone stale
is marked. No line that somebody wrote is touched."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import field
from pathlib import Path
from typing import Any, Final

from ..basics.problems import DeckwrightError, RequestError, did_you_mean, problem
from ..basics.records import dataclass
from ..game.load import Opening, Project, Report, load_game, open_game
from ..game.localized import Localized, nodes_by_language
from ..game.model import Game
from ..game.source import MapEntry, Node, Sequence, read_yaml, text_of
from ..game.source import Mapping as MappingNode
from ..game.source.keys import is_note, is_nothing

CHANGED: Final = " (changed)"  # behind the language of a source that is another than when it was translated
GONE: Final = "# (gone)"
_STEP: Final = "  "


@dataclass(slots=True)
class Translation:
    """What an overlay becomes; `left` names what has to be written by hand."""

    label: str
    data: bytes = b""  # none: as it is
    added: int = 0
    stale: int = 0
    gone: int = 0
    left: list[str] = field(default_factory=list)


def plan_translation(root: Path, game: str, lang: str) -> Translation:
    """The overlay of *lang* with all that it lacks. Raises RequestError for a language that the game does not have."""
    loaded, problems = load_game(root, game)
    project = Project.at(root)
    opening = open_game(project, game, Report())
    if loaded is None or opening is None:
        raise DeckwrightError(*problems)
    first, *others = loaded.languages
    if lang not in others:
        there = ", ".join(others) or "none"
        message = f"{lang!r} is no language that {game} is translated into; there is {there}"
        listed = f"languages: [{', '.join([*loaded.languages, lang])}]"
        hint = did_you_mean(lang, others) or f"write {listed} in cards/{game}/game.yaml"
        if lang == first:
            hint = f"the cards are written in {first}; name another language"
        raise RequestError(problem("unknown-language", message, hint=hint))
    return _Writer(project, loaded, opening, lang).plan()


class _Writer:
    def __init__(self, project: Project, game: Game, opening: Opening, lang: str) -> None:
        self.game, self.opening, self.lang, self.first = game, opening, lang, game.languages[0]
        self.plan_ = Translation(f"cards/{game.id}/lang/{lang}.yaml")
        is_there = project.exists(self.plan_.label)
        self.text = project.read_text(self.plan_.label) if is_there else ""
        self.lines = re.split(r"\r\n|\r|\n", self.text)
        if not self.lines[-1]:
            self.lines.pop()
        self.before = list(self.lines)
        self.inserted: dict[int, list[str]] = {}  # before the line of this number, from 0
        self.remark = re.compile(rf"(\s*)# {re.escape(self.first)}({re.escape(CHANGED)})?: (.*)")

    def plan(self) -> Translation:
        written = self._written()
        for id, entry in self._cards():
            self._card(id, entry, written.get(id))
        for id, (key, _) in written.items():
            if id not in self.opening.database.keys and not is_note(id):
                self._mark_gone(key.span.line, f"there is no card {id!r} any more")
        if not self.inserted and self.lines == self.before:
            return self.plan_
        end = "\r\n" if "\r\n" in self.text else "\n"
        lines = [each for at, line in enumerate(self.lines) for each in (*self.inserted.get(at, ()), line)]
        lines += self.inserted.get(len(self.lines), ())
        if lines and not self.text:
            lines[:0] = self._head()
        self.plan_.data = (end.join(lines) + end).encode() if lines else b""
        return self.plan_

    def _head(self) -> list[str]:
        command = f"deckwright translate {self.game.id} {self.lang}"
        return [
            f"# The texts of {self.game.id} in {self.lang!r}, each below its source. `{command}` adds what is new,",
            f"# and writes{CHANGED} beside a source that has become another: translate it anew and take the word out.",
        ]

    def _written(self) -> dict[str, MapEntry]:
        node, problems = read_yaml(self.text, self.plan_.label)
        if problems:
            raise DeckwrightError(*problems)
        return dict(node.entries) if isinstance(node, MappingNode) else {}

    def _cards(self) -> Iterator[tuple[str, dict[str, MapEntry]]]:
        """Each card that could be read, with the entries that its file writes for it."""
        for file in self.opening.database.files.values():
            for id, (_, node) in file.cards.items():
                if id in self.game.cards and isinstance(node, MappingNode):
                    yield id, {**file.defaults, **node.entries}

    def _card(self, id: str, entries: dict[str, MapEntry], overlay: MapEntry | None) -> None:
        """Bring the entry of one card up to date, or write it."""
        values = self.game.cards[id].values
        there = overlay.value.entries if overlay and isinstance(overlay.value, MappingNode) else {}
        missing: list[str] = []
        for name, value in values.items():
            source = entries[name].value if name in entries else None
            if source is None or not _has_text(value):
                continue
            if name in there:
                self._compare(there[name], source, value)
            elif not _is_translated(value, self.lang):
                missing += self._entry(name, value, source, _indent_of(overlay))
                self.plan_.added += 1
        for name, (key, node) in there.items():
            if name not in entries and not is_note(name) and not is_nothing(node):
                self._mark_gone(key.span.line, f"the card has no {name!r} any more")
        if missing:
            self._put(id, missing, overlay)

    def _put(self, id: str, missing: list[str], overlay: MapEntry | None) -> None:
        """Below the last entry of the card; at the end of the file, of a card that has none."""
        node = overlay.value if overlay else None
        if overlay is None:
            self.inserted.setdefault(len(self.lines), []).extend([f"{id}:", *missing])
        elif isinstance(node, MappingNode) and not node.flow and node.origin.label == self.plan_.label:
            last = list(node.entries.values())[-1]
            at = max(last.key.span.line, _last_line(last.value)) + 1
            self.inserted.setdefault(at, [])[:0] = missing
        elif node is None or is_nothing(node):
            self.inserted.setdefault(overlay.key.span.line + 1, []).extend(missing)
        else:
            names = [line.strip().removesuffix(":") for line in missing if line.endswith(":")]
            self.plan_.left.append(
                f"{self.plan_.label}:{overlay.key.span.line + 1}: {id}: {', '.join(names)}"
            )
            self.plan_.added -= len(names)

    def _entry(self, name: str, value: Any, source: Node, indent: str) -> list[str]:
        """The lines of a field, each of its texts below the source."""
        if isinstance(value, Localized):
            return [self._remark(source, indent), f"{indent}{name}:"]
        lines = [f"{indent}{name}:"]
        if isinstance(source, MappingNode) and isinstance(value, dict):
            for key, inner in value.items():
                if _has_text(inner) and key in source.entries:
                    lines += self._entry(key, inner, source.entries[key].value, indent + _STEP)
        elif isinstance(source, Sequence):
            for item, node in zip(value, source.items, strict=False):
                lines += self._item(item, node, indent + _STEP)
        return lines

    def _item(self, value: Any, source: Node, indent: str) -> list[str]:
        if isinstance(value, Localized):
            return [self._remark(source, indent), f"{indent}-"]
        entries = source.entries if isinstance(source, MappingNode) else {}
        inner = [
            line
            for name, part in (value.items() if hasattr(value, "items") else ())
            if _has_text(part) and name in entries
            for line in self._entry(name, part, entries[name].value, indent + _STEP)
        ]
        return [f"{indent}-", *inner] if inner else [f"{indent}- {{}}"]

    def _remark(self, source: Node, indent: str, changed: str = "") -> str:
        return f"{indent}# {self.first}{changed}: {self._source(source)}"

    def _source(self, node: Node) -> str:
        """The text in the first language, on one line."""
        by_lang = nodes_by_language(node, self.game.languages, Report())
        found = text_of(by_lang.get(self.first, node))
        return (found[0] if found else "…").replace("\\", "\\\\").replace("\n", "\\n").strip()

    def _compare(self, overlay: MapEntry, source: Node, value: Any) -> None:
        """Bring the source above an entry up to date, where it stands there as this command has written it."""
        at = overlay.key.span.line - 1
        remark = self.remark.fullmatch(self.lines[at]) if at >= 0 else None
        if not isinstance(value, Localized) or remark is None or remark[3] == self._source(source):
            return
        is_open = is_nothing(overlay.value)
        self.plan_.stale += not is_open
        self.lines[at] = self._remark(source, remark[1], "" if is_open else CHANGED)

    def _mark_gone(self, line: int, why: str) -> None:
        if line and self.lines[line - 1].lstrip().startswith(GONE):
            return
        indent = re.match(r"\s*", self.lines[line])
        self.inserted.setdefault(line, []).append(f"{indent[0] if indent else ''}{GONE} {why}")
        self.plan_.gone += 1


def _indent_of(overlay: MapEntry | None) -> str:
    """The indentation of a card's fields."""
    if overlay and isinstance(overlay.value, MappingNode) and overlay.value.entries:
        return " " * next(iter(overlay.value.entries.values())).key.span.column
    return _STEP


def _last_line(node: Node) -> int:
    span = node.span
    return span.end_line - (span.end_column == 0 and span.end_line > span.line)


def _has_text(value: Any) -> bool:
    match value:
        case Localized():
            return True
        case tuple() | list():
            return any(map(_has_text, value))
    return hasattr(value, "items") and any(map(_has_text, value.values()))


def _is_translated(value: Any, lang: str) -> bool:
    match value:
        case Localized():
            return lang in value.by_lang
        case tuple() | list():
            return all(_is_translated(each, lang) for each in value if _has_text(each))
    return all(_is_translated(each, lang) for each in value.values() if _has_text(each))
