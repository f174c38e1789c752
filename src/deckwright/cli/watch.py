"""`deckwright watch`."""

from __future__ import annotations

import asyncio
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..basics.files import shown
from ..basics.problems import DeckwrightError, ExitCode
from .project import game_of
from .show import answer, counted, say, show_problems

if TYPE_CHECKING:
    from ..proof.watching.sheet import Written

EXAMPLES = """\b
Examples:
  deckwright watch mygame --open
  deckwright watch --sheets            prints the PDF, too, whenever all is well
  deckwright watch --once              writes the page and ends
"""


@click.command("watch", epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option("--open", "open_", is_flag=True, help="Open the page in the browser.")
@click.option("--once", is_flag=True, help="Write the page once, and end.")
@click.option("--sheets", is_flag=True, help="Print the sheets, too, whenever nothing forbids it.")
@click.option("--lang", metavar="CODE", help="Language of the cards. Default: the game's first.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write below this folder instead of build/.",
)
def command(
    game: str | None, open_: bool, once: bool, sheets: bool, lang: str | None, out: Path | None
) -> None:
    """Keep a page of all cards of GAME up to date while its files are edited: build/GAME/contact.html.

    The page reloads itself; problems stand on top, and a card that cannot be drawn keeps its last good picture.
    """
    root, name = game_of(game)
    from ..authoring.schemas import refresh
    from ..proof.watching.loop import follow
    from ..proof.watching.sheet import ContactSheet

    sheet = ContactSheet(root, name, lang, out)

    def told(written: Written, labels: frozenset[str]) -> None:
        say(f"{', '.join(sorted(labels)[:3])}: {_verdict(written)}")
        refresh(root, name)
        if sheets and not written.errors:
            print_sheets(root, name, lang, out)

    first = sheet.update()
    answer(shown(first.page, Path.cwd()))
    say(_verdict(first))
    refresh(root, name)
    if open_:
        webbrowser.open(first.page.resolve().as_uri())
    if sheets and not first.errors:
        print_sheets(root, name, lang, out)
    if once:
        if first.errors:
            show_problems(first.problems)
            raise SystemExit(ExitCode.PROBLEMS)
        return
    say("watching cards/, layouts/ and assets/; Ctrl-C ends it")
    asyncio.run(follow(root, sheet, told))


def print_sheets(root: Path, name: str, lang: str | None, out: Path | None) -> None:
    """As `deckwright build` does; what forbids it is said, and watching goes on."""
    from ..build.cards import build
    from ..build.request import Request

    try:
        built = build(Request(root, name, lang=lang, out=out))
    except DeckwrightError as error:
        show_problems(error.problems)
        return
    for artifact in built.artifacts:
        if artifact.pages:
            say(f"  {shown(artifact.path, Path.cwd())}  {counted(artifact.pages, 'page')}")


def _verdict(written: Written) -> str:
    faults = [
        counted(count, word)
        for count, word in ((written.errors, "error"), (written.warnings, "warning"))
        if count
    ]
    return f"{counted(written.cards, 'card')}, {', '.join(faults) or 'all is well'} ({written.seconds:.1f} s)"
