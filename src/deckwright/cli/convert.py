"""`deckwright convert`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from ..basics.phrases import quantity
from .project import game_argument, game_of
from .show import answer, say, show_problems

EXAMPLES = """\b
Examples:
  deckwright convert --to xlsx
  deckwright convert caveloot --to csv --file butina.yaml
  deckwright convert --to yaml --file cards.xlsx
  deckwright convert --markup html
  deckwright convert filled.pdf                        a form that was filled in
  deckwright convert filled.pdf --to csv --file heroes.csv
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
@click.option(
    "--set",
    "given",
    multiple=True,
    metavar="FIELD=VALUE",
    help="Of a form: what each card has besides; may be given again.",
)
def command(
    game: str | None, form: str | None, markup: str | None, names: tuple[str, ...], given: tuple[str, ...]
) -> None:
    """Write the card files of GAME as YAML, CSV or XLSX. Not a card changes: else nothing is written.

    A form that was filled in, a PDF, in place of GAME: its cards as a file of its game, checked like any other.

    With --markup, their texts alone change: <b>bold</b> becomes **bold**, [heart] the symbol {heart}. What has no
    counterpart stays as it stands, and is told.

    The old files stay, with _ before their names, by which they are notes that nothing reads.
    """
    if game is not None and game.lower().endswith(".pdf"):
        convert_form(Path(game), form or "yaml", names, markup, given)
        return
    if given:
        raise click.UsageError(
            "--set says what the cards of a form have besides: convert FORM.pdf --set colour=red"
        )
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


def convert_form(
    path: Path, kind: str, names: tuple[str, ...], markup: str | None, given: tuple[str, ...]
) -> None:
    """Write the cards of a form beside those of its game."""
    if wrong := next((each for each in given if "=" not in each), None):
        raise click.UsageError(f"--set {wrong}: write FIELD=VALUE, such as --set colour=red")
    if markup is not None or len(names) > 1:
        raise click.UsageError("a form becomes one file: it takes --to and one --file, and no --markup")
    from ..authoring.from_form import cards_of_form
    from ..basics.files import write_all
    from ..game.projects import find_project

    root, name = find_project(Path.cwd()), next(iter(names), None)
    if name is not None and (Path(name).name != name or not name.endswith((".yaml", ".csv", ".xlsx"))):
        raise click.UsageError(
            f"--file {name}: the name of a file of cards/<game>/ ends in .yaml, .csv or .xlsx"
        )
    kind = Path(name).suffix[1:] if name is not None else kind
    made = cards_of_form(root, path, kind, name, dict(each.split("=", 1) for each in given))
    show_problems(made.problems)
    write_all([(root / made.label, made.data)])
    answer(made.label)
    say(f"{quantity(len(made.cards), 'card')}: {', '.join(made.cards)}")


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{piece} {number}×" for piece, number in counts.most_common())
