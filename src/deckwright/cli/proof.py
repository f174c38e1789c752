"""`deckwright proof`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..basics.files import short_path
from ..basics.phrases import quantity
from ..basics.problems import DeckwrightError
from ..basics.written import number
from .project import game_argument, game_of, lang_option, variant_option
from .show import answer, say, show_problems

if TYPE_CHECKING:
    from ..build.request import Request
    from ..proof.state import State

EXAMPLES = """\b
Examples:
  deckwright proof caveloot --open
  deckwright proof caveloot --sheets                 prints the PDF, too, whenever no error stands
  deckwright proof caveloot --port 9000
  deckwright proof caveloot --share                  for a phone or a guest in the same network
  deckwright proof caveloot --export proof.html      one file to mail
"""


@click.command("proof", epilog=EXAMPLES)
@game_argument
@click.option(
    "--port",
    type=click.IntRange(1, 65_535),
    metavar="N",
    help="Serve on this port. Default: 8123, or the next that is free.",
)
@click.option("--open", "open_", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--sheets", is_flag=True, help="Print the sheets, too, after every change that leaves no error."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write the sheets of --sheets below this folder instead of build/.",
)
@click.option(
    "--share", is_flag=True, help="Let guests of this network look on, each by a link that works once."
)
@click.option(
    "--export",
    "target",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.html",
    help="Write the page as one file, and serve nothing.",
)
@variant_option
@lang_option()
def command(
    game: str | None,
    port: int | None,
    open_: bool,
    sheets: bool,
    out: Path | None,
    share: bool,
    target: Path | None,
    variants: tuple[str, ...],
    lang: str | None,
) -> None:
    """Show GAME in the browser while its files are edited: cards, sheets, problems, numbers."""
    if sheets and target is not None:
        raise click.UsageError("--sheets prints while the page is served, which --export does not")
    if out is not None and not sheets:
        raise click.UsageError("--out belongs to --sheets")
    root, name = game_of(game)
    if target is not None:
        export_to(target, root, name, lang, variants)
        return
    from ..build.request import Request
    from ..proof.serve import Proof, serve

    request = Request(root, name, lang=lang, out=out, variants=variants)

    serve(Proof(root, name, port, open_, share, variants, lang or ""), say, partial(tell, request, sheets))


def tell(request: Request, sheets: bool, state: State, summary: Mapping[str, Any]) -> None:
    """One line: which files changed, and what is wrong now. Schemas and, if asked for, sheets follow the game."""
    from ..authoring.schema_state import refresh

    faults = [quantity(summary[f"{word}s"], word) for word in ("error", "warning") if summary[f"{word}s"]]
    files = f"{', '.join(state.files[:3])}: " if state.files else ""
    say(f"{files}{quantity(len(state.cards), 'card')}, {', '.join(faults) or 'all is well'}")
    refresh(request.root, request.game)
    if sheets and not summary["errors"]:
        print_sheets(request)


def print_sheets(request: Request) -> None:
    """As `deckwright build` does; what forbids it is said, and the page goes on."""
    from ..build.again import build

    try:
        built = build(request)
    except DeckwrightError as error:
        show_problems(error.problems)
        return
    if not built.written:
        show_problems(built.problems)
    for artifact in built.artifacts:
        if artifact.pages:
            say(f"  {short_path(artifact.path, Path.cwd())}  {quantity(artifact.pages, 'page')}")


def export_to(target: Path, root: Path, name: str, lang: str | None, variants: tuple[str, ...]) -> None:
    from ..basics.files import write_beside
    from ..proof.export import export
    from ..proof.hub import Hub
    from ..proof.mailing import LARGE

    hub = Hub(root, name, variants=variants)
    engine = hub.engine(lang or "")
    try:
        data = export(engine)
    finally:
        hub.stop()
    write_beside(target, data, label=str(target))
    answer(f"{short_path(target.resolve(), Path.cwd())}  {number(len(data) / 1e6)} MB")
    if len(data) > LARGE:
        say("mail servers may refuse so large a file: put it where the others can fetch it")
