"""`deckwright fetch`."""

from __future__ import annotations

import click

from ..basics.problems import DeckwrightError, Problem
from .project import game_argument, game_of
from .show import answer, say

EXAMPLES = """\b
Examples:
  deckwright fetch                                      what `sources:` of game.yaml names
  deckwright fetch caveloot --file monsters.csv
  deckwright fetch --url 'https://docs.google.com/spreadsheets/d/…/edit#gid=0'
"""


@click.command("fetch", epilog=EXAMPLES)
@game_argument
@click.option(
    "--file", "names", multiple=True, metavar="NAME", help="This table; may be repeated. Default: all."
)
@click.option(
    "--url",
    metavar="URL",
    help="The address to get it from, with one --file to put it into; of a Google Sheet: cards.xlsx.",
)
def command(game: str | None, names: tuple[str, ...], url: str | None) -> None:
    """Get the tables of GAME that lie on the web: a Google Sheet by the address that the browser shows, or a file
    of CSV, XLSX or ODS.

    A table is put beside the cards only when it is sound; until then the last one stays. Nothing else goes to the web
    but `deckwright build --fetch` and Refresh on the proof page.
    """
    root, name = game_of(game)
    from ..authoring.fetching import fetch, sources_of, sources_to_fetch
    from ..game.source import quoted

    failed: list[Problem] = []
    for source in sources_to_fetch(root, name, names, url):
        try:
            done = fetch(root, name, source)
        except DeckwrightError as error:
            failed += error.problems
            continue
        answer(f"cards/{name}/{source.name}  {done.told}")
        if url and not any(known.name == source.name for known in sources_of(root, name)):
            say(
                f"to fetch it again, write into cards/{name}/game.yaml:\n\nsources:\n  {source.name}: {quoted(url)}\n"
            )
    if failed:
        raise DeckwrightError(*failed)
    say("the next build reads them" if not url else "the next build reads it")
