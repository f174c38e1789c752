"""What was inferred of a game's types, written into its game.yaml; and the built-in layouts, as files to draw on."""

from __future__ import annotations

import re
from pathlib import Path

from ..basics.problems import DeckwrightError, has_errors
from ..basics.records import dataclass
from ..game.load import InferredType, Project, Report, load_game, open_game
from ..game.load.plain import FOLDER
from ..game.load.standins import DEFAULT_SIZE
from ..game.model import Game
from ..game.source import MapEntry, Scalar
from ..game.source import Mapping as MappingNode

_STEP = "  "


@dataclass(frozen=True, slots=True)
class TypesPlan:
    """What `deckwright types --write` changes: whole files by label."""

    inferred: tuple[InferredType, ...]
    files: dict[str, bytes]


def infer_types(root: Path, game: str) -> tuple[InferredType, ...]:
    """What the cards of a game tell of its types. Raises DeckwrightError where game.yaml cannot be read."""
    report = Report()
    opening = open_game(Project.at(root), game, report)
    if opening is None:
        raise DeckwrightError(*report.problems)
    return opening.inferred


def plan_types(root: Path, game: str, *, layouts: bool = False) -> TypesPlan:
    """game.yaml with the inferred types in it, its own lines as they are; with *layouts*, the built-in ones as files.

    What cards are at fault does not matter. Raises DeckwrightError where game.yaml has errors.
    """
    loaded, problems = load_game(root, game)
    own = [p for p in problems if p.place is None or p.place.file == f"cards/{game}/game.yaml"]
    if loaded is None or has_errors(own):
        raise DeckwrightError(*(problems if loaded is None else own))
    project = Project.at(root)
    opening = open_game(project, game, Report())
    assert opening is not None
    label = f"cards/{game}/game.yaml"
    files: dict[str, bytes] = {}
    if opening.inferred:
        text = project.read_text(label)
        end = "\r\n" if "\r\n" in text else "\n"
        added = _add_types(opening.root, text.splitlines(), opening.inferred, _component_line(loaded))
        files[label] = (end.join(added) + end).encode()
    for type in loaded.types.values() if layouts else ():
        for key in (type.front, type.back):
            if key in (f"{FOLDER}/{type.id}.svg", f"{FOLDER}/{type.id}-back.svg"):
                files[f"layouts/{game}/{key.removeprefix(f'{FOLDER}/')}"] = loaded.layouts[key].text.encode()
    return TypesPlan(opening.inferred, files)


def _component_line(game: Game) -> str:
    """What pins the size of types that were given the default."""
    uses_default = any(type.component.id == DEFAULT_SIZE for type in game.types.values())
    return f"component: {DEFAULT_SIZE}" if uses_default else ""


def _add_types(
    root: MappingNode, lines: list[str], inferred: tuple[InferredType, ...], component: str
) -> list[str]:
    """*lines* of game.yaml with the types in their places, from the last to the first so that lines stay put."""
    entry = root.entries.get("types")
    types = entry.value if entry else None
    if isinstance(types, MappingNode) and all(type.is_declared for type in inferred):
        places = [(types.entries[type.id], type) for type in inferred]
        for written, type in sorted(places, key=lambda pair: pair[0].key.span.line, reverse=True):
            _add_fields(written, lines, type)
        return lines
    block = [line for type in inferred for line in _with_component(type, component)]
    if entry is None:
        gap = [""] if lines and lines[-1].strip() else []
        return [*lines, *gap, "types:", *block]
    at = entry.key.span.line + 1
    return [*lines[:at], *block, *lines[at:]]


def _with_component(type: InferredType, component: str) -> list[str]:
    head, *fields = type.yaml(_STEP).splitlines()
    return [head, *([f"{_STEP * 2}{component}"] if component else []), *fields]


def _add_fields(entry: MapEntry, lines: list[str], type: InferredType) -> None:
    """Put the fields of a declared type into its lines."""
    key, node = entry
    if isinstance(node, MappingNode) and node.flow:
        span = node.span
        line = lines[span.end_line]
        before = line[: span.end_column - 1].rstrip()
        joint = "" if before.endswith("{") else ", "
        fields = ", ".join(field.yaml for field in type.fields)
        lines[span.end_line] = f"{before}{joint}fields: {{{fields}}}{line[span.end_column - 1 :]}"
        return
    indent = " " * (key.span.column + len(_STEP))
    at = key.span.line + 1
    if isinstance(node, MappingNode) and node.entries:
        indent = " " * next(iter(node.entries.values())).key.span.column
        at = node.span.end_line + (node.span.end_column > 0)
    elif isinstance(node, Scalar) and node.value:  # `hero: null`
        lines[key.span.line] = re.sub(r":\s*\S+", ":", lines[key.span.line], count=1)
    lines[at:at] = type.yaml(indent).splitlines()
