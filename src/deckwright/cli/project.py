"""What many commands ask: which project, which game, where a report goes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from ..basics.problems import RequestError, did_you_mean, problem
from .completion import complete_games, complete_keys

Command = TypeVar("Command", bound=Callable[..., object])

game_argument = click.argument("game", required=False, shell_complete=complete_games)
deck_option = click.option(
    "--deck",
    "decks",
    multiple=True,
    metavar="ID",
    shell_complete=complete_keys("decks"),
    help="Only this deck; may be repeated. Default: all.",
)
variant_option = click.option(
    "--variant",
    "variants",
    multiple=True,
    metavar="NAME",
    shell_complete=complete_keys("variants"),
    help="Made as this variant; may be repeated, in order.",
)


def lang_option(
    help: str = "Language of the cards. Default: the game's first.",
) -> Callable[[Command], Command]:
    return click.option("--lang", metavar="CODE", shell_complete=complete_keys("languages"), help=help)


def game_of(name: str | None) -> tuple[Path, str]:
    """The project root and the game's id.

    Raises DeckwrightError outside of a project, RequestError for an unknown name, click.UsageError where one is needed.
    """
    from ..game.projects import find_project, games

    root = find_project(Path.cwd())
    known = games(root)
    there = ", ".join(known) or "none yet: a game is a folder below cards/ with a game.yaml"
    if name is None:
        if len(known) != 1:
            raise click.UsageError(f"which game? There is {there}")
        return root, known[0]
    if name not in known:
        message = f"no game {name!r}; there is {there}"
        raise RequestError(problem("unknown-game", message, hint=did_you_mean(name, known)))
    return root, name


def require_html(report: Path | None) -> None:
    """Raises RequestError for a report that is to be another file than HTML."""
    if report is None or report.suffix.lower() == ".html":
        return
    message = f"--report {report}: a report is one HTML file, and its name ends in .html"
    hint = f"write {report.with_suffix('.html').name}, open it in a browser, and print it there: on paper or as a PDF"
    raise RequestError(problem("option-conflict", message, hint=hint))
