"""`deckwright convert`."""

from __future__ import annotations

from collections import Counter

import click

from .project import game_argument, game_of
from .show import answer, say

EXAMPLES = """\b
Examples:
  deckwright convert --to xlsx
  deckwright convert caveloot --to csv --file butina.yaml
  deckwright convert --to yaml --file cards.xlsx
  deckwright convert --markup html
"""


@click.command("convert", epilog=EXAMPLES)
@game_argument
@click.option(
    "--to",
    "form",
    type=click.Choice(["yaml", "csv", "xlsx"]),
    help="The kind of file to write.  [default: the kind that it is]",
)
@click.option(
    "--markup",
    type=click.Choice(["html", "bbcode", "wiki"]),
    help="Turn this markup of another program into our own, as far as it has a counterpart.",
)
@click.option(
    "--file", "names", multiple=True, metavar="NAME", help="This card file; may be repeated. Default: all."
)
def command(game: str | None, form: str | None, markup: str | None, names: tuple[str, ...]) -> None:
    """Write the card files of GAME as YAML, CSV or XLSX. Not a card changes: else nothing is written.

    With --markup, their texts alone change: <b>bold</b> becomes **bold**, [heart] the symbol {heart}. What has no
    counterpart stays as it stands, and is told.

    The old files stay, with _ before their names, by which they are notes that nothing reads.
    """
    if form is None and markup is None:
        raise click.UsageError(
            "say what is to change: --to yaml, csv or xlsx, or --markup html, bbcode or wiki"
        )
    root, name = game_of(game)
    from ..authoring.convert import convert
    from ..authoring.schema_state import refresh
    from ..basics.files import write_all

    made = convert(root, name, form, names, markup)
    write_all((root / label, data) for label, data in made.files.items())
    for label in made.gone:
        (root / label).unlink()
    refresh(root, name, lines=True)
    for label in made.files:
        if label.rpartition("/")[2] not in made.kept.values():
            answer(label)
    for old, kept in made.kept.items():
        say(f"{old} is kept as {kept}, with its comments; delete it when you like")
    for file, counts in made.markup.items() if markup else ():
        say(f"{file}: {_told(counts.turned) or 'nothing'} turned")
        if counts.left:
            say(f"{file}: left as it stands: {_told(counts.left)}")
    if not made.files and not markup:
        say(f"all card files are {form} already")


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{piece} {number}×" for piece, number in counts.most_common())
