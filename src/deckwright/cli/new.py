"""`deckwright new`."""

from __future__ import annotations

from pathlib import Path

import click

from ..basics.naming import id_of
from ..basics.phrases import quantity
from ..basics.problems import DeckwrightError, RequestError, problem
from .show import answer, say, show_problems

EXAMPLES = """\b
Examples:
  deckwright new mygame
  deckwright new "Night Market" --size tarot-70 --from csv
  deckwright new forest --template illustrated
  deckwright new harbour --template tokens --size disc-25
  deckwright new forest --pictures scans          cards that are pictures already
"""


@click.command("new", epilog=EXAMPLES)
@click.argument("name")
@click.option(
    "--size", metavar="SIZE", help="poker, mtg, tarot-70, disc-25, 63x88mm, … Default: the template's."
)
@click.option(
    "--from",
    "form",
    type=click.Choice(["xlsx", "csv", "yaml"]),
    default="xlsx",
    help="What the cards are written in. Default: xlsx.",
)
@click.option(
    "--template",
    type=click.Choice(["plain", "illustrated", "tokens"]),
    help="How they look: plain, a prototype; illustrated; tokens, round pieces. Default: plain.",
)
@click.option(
    "--pictures",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="Finished pictures that are the cards, named as for `deckwright impose`.",
)
def command(name: str, size: str | None, form: str, template: str | None, pictures: Path | None) -> None:
    """Begin a game called NAME with nine cards that print at once, to be changed into your own.

    In a project, the game joins it; elsewhere a folder NAME is made. Nothing that is there is ever changed.
    """
    id = id_of(name)
    if not id:
        raise click.UsageError(f"{name!r} makes no name of a folder: write some letters from a to z")
    from ..authoring.schemas import plan
    from ..authoring.starters import files_of
    from ..basics.files import write_all

    title = name if name != name.lower() else name.replace("-", " ").replace("_", " ").title()
    count = "Nine cards"
    if pictures is None:
        files = files_of(id, title, template or "plain", size, form)
    elif template is not None:
        raise RequestError(problem("option-conflict", "--template: the pictures say how the cards look"))
    else:
        from ..authoring.from_pictures import game_of_pictures

        made = game_of_pictures(id, title, pictures, size, form)
        show_problems(made.problems)
        files, count = dict(made.files), quantity(made.cards, "card")
    root, joins = where(id)
    files = {
        label: data
        for label, data in files.items()
        if not joins or label.startswith(("cards/", "layouts/", "assets/"))
    }
    write_all((root / label, data) for label, data in files.items())
    for folder in ("cards", "layouts", "assets", "build"):
        (root / folder).mkdir(exist_ok=True)
    write_all((root / label, data) for label, data in plan(root, id).files.items())
    shown = root.name if root != Path.cwd() else "."
    for label in files:
        if label.startswith(("cards/", "layouts/")) or label == "README.md":
            answer(f"{shown}/{label}" if shown != "." else label)
    say(f"\n{count}. Print them:")
    if not joins:
        say(f"  cd {id}")
    say("  deckwright build" + (f" {id}" if joins else ""))


def where(id: str) -> tuple[Path, bool]:
    """The root to write below, and whether it is a project already.

    Raises RequestError where something is in the way.
    """
    from ..game.projects import find_project

    try:
        root = find_project(Path.cwd())
    except DeckwrightError:
        root = Path.cwd() / id
        if root.exists() and (not root.is_dir() or any(root.iterdir())):
            message = f"{id} exists already, and is not empty"
            hint = "choose another name, or begin elsewhere"
            raise RequestError(problem("already-there", message, hint=hint)) from None
        return root, False
    taken = [f"{part}/{id}" for part in ("cards", "layouts", "assets") if (root / part / id).exists()]
    if taken:
        message = f"{taken[0]} exists already in this project"
        raise RequestError(problem("already-there", message, hint="choose another name"))
    return root, True
