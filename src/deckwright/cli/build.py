"""`deckwright build`."""

from __future__ import annotations

from pathlib import Path

import click

from ..problems import ExitCode
from .project import game_of
from .show import answer, counted, progress, say, show_problems

EXAMPLES = """\b
Examples:
  deckwright build caveloot
  deckwright build caveloot --deck butina --deck help --paper letter
  deckwright build caveloot --draft --out /tmp/proofs
"""


@click.command("build", epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option(
    "--deck", "decks", multiple=True, metavar="ID", help="Print this deck; may be repeated. Default: all."
)
@click.option("--paper", metavar="NAME", help="Paper: a4, letter, … Default: what game.yaml says, else a4.")
@click.option("--lang", metavar="CODE", help="Language of the cards. Default: the game's first.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write below this folder instead of build/.",
)
@click.option(
    "--draft", is_flag=True, help="Print although there are problems; they stand in the sheets' margins."
)
@click.option("--strict", is_flag=True, help="Let warnings forbid printing, too.")
def command(
    game: str | None,
    decks: tuple[str, ...],
    paper: str | None,
    lang: str | None,
    out: Path | None,
    draft: bool,
    strict: bool,
) -> None:
    """Print GAME: PDF sheets to cut, with a manifest beside each."""
    root, name = game_of(game)
    from ..files import shown
    from ..pipeline import Request, build, refused

    sheets = {"paper": paper} if paper else {}
    request = Request(root, name, decks, lang, sheets, out, draft, strict)
    with progress("Drawing") as step:
        built = build(request, step)
    show_problems(built.problems)
    if not built.written:
        say(f"{counted(len(built.problems), 'problem')}; nothing was written")
        raise SystemExit(ExitCode.PROBLEMS)
    for artifact in built.artifacts:
        pages = f"  {counted(artifact.pages, 'page')}" if artifact.pages else ""
        answer(f"{shown(artifact.path, Path.cwd())}{pages}")
    say(f"{counted(built.cards, 'card')} of {counted(built.distinct, 'kind')}")
    if refused(built.problems, request):
        raise SystemExit(ExitCode.DRAFT)
