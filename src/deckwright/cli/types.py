"""`deckwright types`."""

from __future__ import annotations

import click

from .project import game_argument, game_of
from .show import answer, answer_json, say

EXAMPLES = """\b
Examples:
  deckwright types                    shows what the cards tell of the types
  deckwright types --write            writes it into game.yaml
  deckwright types --write --layouts  and the built-in layouts into layouts/, to be drawn on
"""


@click.command("types", epilog=EXAMPLES)
@game_argument
@click.option("--write", is_flag=True, help="Write the inferred types into game.yaml.")
@click.option("--layouts", is_flag=True, help="With --write: write the built-in layouts as files, too.")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
def command(game: str | None, write: bool, layouts: bool, as_json: bool) -> None:
    """Show the types and fields that GAME leaves open, as its cards tell them."""
    root, name = game_of(game)
    if layouts and not write:
        raise click.UsageError("--layouts writes files: add --write")
    from ..authoring.schema_state import refresh
    from ..authoring.types import infer_types, plan_types
    from ..basics.files import write_all

    inferred = infer_types(root, name)
    if as_json:
        answer_json(
            {
                "game": name,
                "types": [
                    {
                        "id": type.id,
                        "files": list(type.files),
                        "fields": {field.name: field.declared for field in type.fields},
                    }
                    for type in inferred
                ],
            }
        )
    elif not write:
        answer("".join(type.yaml("  ") for type in inferred).rstrip() or "game.yaml says it all")
    if write:
        written = plan_types(root, name, layouts=layouts)
        write_all(((root / label, data) for label, data in written.files.items()))
        refresh(root, name, lines=True)
        for label in written.files:
            say(f"{label}: written")
        if not written.files:
            say("game.yaml says it all; nothing was written")
