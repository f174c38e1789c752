"""`deckwright schema`."""

from __future__ import annotations

import click

from ..basics.problems import ExitCode
from .project import game_argument, game_of
from .show import answer, say

EXAMPLES = """\b
Examples:
  deckwright schema mygame
  deckwright schema --check        exit code 1 where the schemas are not those of the game
"""


@click.command("schema", epilog=EXAMPLES)
@game_argument
@click.option("--check", "only_check", is_flag=True, help="Write nothing; tell whether the schemas are true.")
def command(game: str | None, only_check: bool) -> None:
    """Write the schemas of GAME's YAML files, and name them in the files' first line.

    An editor with a YAML server then completes names, explains symbols, and marks what the game does not have.
    """
    root, name = game_of(game)
    from ..authoring.schemas import plan
    from ..basics.files import write_all

    made = plan(root, name)
    if not only_check:
        write_all((root / label, data) for label, data in made.files.items())
    for label in made.files:
        answer(label)
    for label in made.foreign:
        say(f"{label} names a schema of its own, and keeps it")
    if not made.files:
        say("the schemas are those of the game")
    elif only_check:
        say("not as the game is; deckwright schema writes them")
        raise SystemExit(ExitCode.PROBLEMS)
