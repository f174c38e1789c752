"""What a shell completes: games, and the decks, variants and languages of one; papers, and words of options.

A shell asks while somebody types: only `game.yaml` is read, and what cannot be read completes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from enum import EnumType
from pathlib import Path
from typing import Any, Final

import click

Complete = Callable[[click.Context, click.Parameter, str], list[str]]


def complete_games(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    from ..game.projects import find_project, games

    with suppress(Exception):
        return _begun(games(find_project(Path.cwd())), begun)
    return []


def complete_keys(key: str) -> Complete:
    """The ids that stand under *key* of the game's `game.yaml`, a mapping or a list."""

    def complete(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
        with suppress(Exception):
            found = _game_file(context).get(key, ())
            return _begun(
                (str(entry["id"] if isinstance(entry, Mapping) else entry) for entry in found), begun
            )
        return []

    return complete


def complete_words(kind: Any, name: str) -> Complete | None:
    """The words of an option of sheets that is one of several, and the papers; None where anything may stand."""
    if name == "paper":
        return _complete_papers
    if not isinstance(kind, EnumType):
        return None
    members: Mapping[str, object] = kind.__members__
    words = [str(word) for word in members.values()]
    return lambda context, parameter, begun: _begun(words, begun)


def _complete_papers(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    from ..sheets.impose import known_papers

    return _begun([*known_papers(), "card"], begun)


def _begun(words: Iterable[str], begun: str) -> list[str]:
    return [word for word in words if word.startswith(begun)]


LARGEST: Final = 2_000_000  # bytes of a game.yaml that is read while somebody types


def _game_file(context: click.Context) -> Mapping[str, Any]:
    """What stands in the game.yaml of the game that is named so far, else of the first."""
    import yaml

    from ..game.projects import find_project, games

    root = find_project(Path.cwd())
    known = games(root)
    words = [context.params.get("game"), *context.args]
    named = [game for game in known if game in words]
    file = root / "cards" / (named or known)[0] / "game.yaml"
    with file.open(encoding="utf-8") as opened:
        found = yaml.safe_load(opened.read(LARGEST))
    return found if isinstance(found, Mapping) else {}
