"""`deckwright new`."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ..basics.naming import id_of
from ..basics.phrases import quantity
from ..basics.problems import RequestError, problem
from .show import answer, say, show_problems

EXAMPLES = """\b
Examples:
  deckwright new mygame
  deckwright new "Night Market" --size tarot-70 --from csv
  deckwright new forest --template illustrated
  deckwright new harbour --template tokens --size disc-25
  deckwright new "High Tide" --template microgame
  deckwright new verbs --template flashcards --size a7
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
    type=click.Choice(["plain", "illustrated", "tokens", "flashcards", "standees", "microgame"]),
    help="What it is: plain, a prototype; illustrated; tokens, round pieces; flashcards, to learn by; standees, paper "
    "figures; microgame, 18 cards in a box. Default: plain.",
)
@click.option(
    "--pictures",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="Finished pictures that are the cards, named as for `deckwright impose`.",
)
def command(name: str, size: str | None, form: str, template: str | None, pictures: Path | None) -> None:
    """Begin a game called NAME with a few cards that print at once, to be changed into your own.

    In a project, the game joins it; elsewhere a folder NAME is made, in other folders where NAME says so: games/forest.
    Nothing that is there is ever changed.
    """
    start, name = Path.cwd() / Path(name).parent, Path(name).name
    id = id_of(name)
    if not id:
        raise click.UsageError(f"{name!r} makes no name of a folder: write some letters from a to z")
    from ..authoring.beginning import site_for, title_of, write_game
    from ..authoring.starters import new_game

    title = title_of(name)
    if pictures is None:
        game = new_game(id, title, template or "plain", size, form)
    elif template is not None:
        raise RequestError(problem("option-conflict", "--template: the pictures say how the cards look"))
    else:
        from ..authoring.from_pictures import game_of_pictures

        game = game_of_pictures(id, title, pictures, size, form)
        show_problems(game.problems)
    site = site_for(id, start)
    written = write_game(game, site)
    shown = Path(os.path.relpath(site.root)).as_posix()
    for label in written:
        if label.startswith(("cards/", "layouts/")) or label == "README.md":
            answer(f"{shown}/{label}" if shown != "." else label)
    count = quantity(game.cards, "card") if pictures is not None or game.cards != 9 else "Nine cards"
    say(f"\n{count}. Print them:")
    if not site.joins:
        say(f'  cd "{shown}"' if " " in shown else f"  cd {shown}")
    say("  deckwright build" + (f" {id}" if site.joins else ""))
