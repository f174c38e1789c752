"""Where the schemas of a game lie, and the line by which its YAML files name them.

They are made from the game, so they lie in `build/<game>/schema/`; whoever deletes that has them again by the
next build.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from ...basics.problems import DeckwrightError, Problem, Severity
from ...basics.records import dataclass
from ...game.kinds.json_schema import Schema
from ...game.load import Opening, Project, Report, load_game, open_game
from ...game.model import Game
from ...game.source.keys import is_note
from ..schema_line import LINE, OURS, schema_folder

_MARK: Final = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Plan:
    """The files that change where the schemas of a game are written, whole and by label."""

    files: dict[str, bytes]
    foreign: tuple[str, ...]  # files that name a schema of somebody else, which stays


def plan(root: Path, game: str) -> Plan:
    """What `deckwright schema` writes, without what is so already.

    Raises DeckwrightError where game.yaml has errors.
    """
    project = Project.at(root)
    schemas = schemas_of(root, game)
    wanted = {f"{schema_folder(game)}/{name}": _as_json(schema) for name, schema in schemas.items()}
    foreign: list[str] = []
    for label, schema in _readers(project, game, schemas):
        before = project.read(label)
        after = with_line(before, schema)
        wanted |= {label: after} if after is not None else {}
        foreign += [label] if after is None else []
    return Plan({label: data for label, data in wanted.items() if _now(root, label) != data}, tuple(foreign))


def schemas_of(root: Path, game: str) -> dict[str, Schema]:
    """The schemas of a game by file name. Raises DeckwrightError where game.yaml has errors."""
    project = Project.at(root)
    loaded, problems = load_game(root, game)
    opening = open_game(project, game, Report())
    if loaded is None or opening is None or (wrong := _in_game_yaml(problems, game)):
        raise DeckwrightError(*(wrong if loaded and opening else problems))
    return _schemas(loaded, opening, project)


def with_line(data: bytes, schema: str) -> bytes | None:
    """A file's bytes with the line that names *schema*, all else as it was; None where it names one of its own."""
    line = b"# yaml-language-server: $schema=" + schema.encode()
    if found := LINE.search(data):
        if not OURS.fullmatch(found["schema"]):
            return None
        return data[: found.start()] + line + data[found.end() :]
    mark = _MARK if data.startswith(_MARK) else b""
    end = b"\r\n" if b"\r\n" in data else b"\n"
    return mark + line + end + data[len(mark) :]


def _in_game_yaml(problems: list[Problem], game: str) -> list[Problem]:
    label = f"cards/{game}/game.yaml"
    errors = (found for found in problems if found.severity is Severity.ERROR)
    return [found for found in errors if found.place and found.place.file == label]


def _schemas(game: Game, opening: Opening, project: Project) -> dict[str, Schema]:
    """The schemas by file name."""
    from .cards import cards_schema, translations_schema  # noqa: PLC0415 - which every build would load, and few need
    from .game import boards_schema, deals_schema, game_schema, recipes_schema, rules_schema  # noqa: PLC0415 - as above
    from .glossary import Glossary  # noqa: PLC0415 - as above

    glossary = Glossary(game, project)
    inferred = [type.id for type in opening.inferred]
    is_open = any(not type.is_declared for type in opening.inferred)
    stems = {PurePosixPath(file.partition("!")[0]).stem for file in opening.database.files}
    by_file = any(opening.seen.type_of(stem) for stem in stems)
    return {
        "game.json": game_schema(glossary),
        "rules.json": rules_schema(glossary),
        "recipes.json": recipes_schema(glossary),
        "deals.json": deals_schema(glossary),
        **({"boards.json": boards_schema(glossary)} if game.boards else {}),
        "cards.json": cards_schema(glossary, inferred, by_file=by_file, open=is_open),
        **{f"{lang}.json": translations_schema(glossary, lang) for lang in game.languages[1:]},
    }


def _readers(project: Project, game: str, schemas: dict[str, Schema]) -> Iterator[tuple[str, str]]:
    """The files of YAML that a schema describes, each with the path from it to the schema."""
    base, there = f"cards/{game}", f"../../{schema_folder(game)}"
    own = {f"{stem}.yaml": f"{stem}.json" for stem in ("game", "rules", "recipes", "deals")}
    for name in project.files(base):
        schema = own.get(name, "cards.json")
        if _is_yaml(name):
            yield f"{base}/{name}", f"{there}/{schema}"
    for name in project.files(f"{base}/boards"):
        if _is_yaml(name) and "boards.json" in schemas:
            yield f"{base}/boards/{name}", f"../{there}/boards.json"
    for name in project.files(f"{base}/lang"):
        schema = f"{PurePosixPath(name).stem}.json"
        if _is_yaml(name) and schema in schemas:
            yield f"{base}/lang/{name}", f"../{there}/{schema}"


def _is_yaml(name: str) -> bool:
    return name.endswith((".yaml", ".yml")) and not is_note(name)


def _as_json(schema: Schema) -> bytes:
    return (json.dumps(schema, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def _now(root: Path, label: str) -> bytes | None:
    path = root / label
    return path.read_bytes() if path.is_file() else None
