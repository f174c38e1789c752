"""`deckwright convert`."""

from __future__ import annotations

import click

from .project import game_argument, game_of
from .show import answer, say

EXAMPLES = """\b
Examples:
  deckwright convert --to xlsx
  deckwright convert caveloot --to csv --file butina.yaml
  deckwright convert --to yaml --file cards.xlsx
"""


@click.command("convert", epilog=EXAMPLES)
@game_argument
@click.option(
    "--to",
    "form",
    type=click.Choice(["yaml", "csv", "xlsx"]),
    required=True,
    help="The kind of file to write.",
)
@click.option(
    "--file", "names", multiple=True, metavar="NAME", help="This card file; may be repeated. Default: all."
)
def command(game: str | None, form: str, names: tuple[str, ...]) -> None:
    """Write the card files of GAME as YAML, CSV or XLSX. Not a card changes: else nothing is written.

    The old files stay, with _ before their names, by which they are notes that nothing reads.
    """
    root, name = game_of(game)
    from ..authoring.convert import convert
    from ..authoring.schema_state import refresh
    from ..basics.files import write_all

    made = convert(root, name, form, names)
    write_all((root / label, data) for label, data in made.files.items())
    for label in made.gone:
        (root / label).unlink()
    refresh(root, name, lines=True)
    for label in made.files:
        if label.rpartition("/")[2] not in made.kept.values():
            answer(label)
    for old, kept in made.kept.items():
        say(f"{old} is kept as {kept}, with its comments; delete it when you like")
    if not made.files:
        say(f"all card files are {form} already")
