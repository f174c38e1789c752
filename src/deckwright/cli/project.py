"""Which project and which game a command means."""

from __future__ import annotations

from pathlib import Path

import click

from ..problems import did_you_mean


def game_of(name: str | None) -> tuple[Path, str]:
    """The project root and the game's id. Raises click.UsageError where the name is unknown or missing."""
    from ..load import find_project, games

    root = find_project(Path.cwd())
    known = games(root)
    if name is None:
        if len(known) == 1:
            return root, known[0]
        raise click.UsageError(f"which game? This project holds {', '.join(known) or 'none yet'}")
    if name not in known:
        hint = did_you_mean(name, known)
        there = ", ".join(known) or "none"
        raise click.UsageError(
            f"no game {name!r} below cards/; there is {there}" + (f"; {hint}" if hint else "")
        )
    return root, name
