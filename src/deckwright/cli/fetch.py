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
  deckwright fetch --url https://docs.google.com/…/pub?output=csv --file monsters.csv
"""


@click.command("fetch", epilog=EXAMPLES)
@game_argument
@click.option(
    "--file", "names", multiple=True, metavar="NAME", help="This table; may be repeated. Default: all."
)
@click.option("--url", metavar="URL", help="With one --file: the address to get it from.")
def command(game: str | None, names: tuple[str, ...], url: str | None) -> None:
    """Get the tables of GAME that lie on the web: a published Google Sheet, a file of CSV, XLSX or ODS.

    A table is put beside the cards only when it is sound; until then the last one stays. A build never goes to the web.
    """
    root, name = game_of(game)
    from ..authoring.fetching import fetch, sources_to_fetch

    failed: list[Problem] = []
    for source in sources_to_fetch(root, name, names, url):
        try:
            done = fetch(root, name, source)
        except DeckwrightError as error:
            failed += error.problems
            continue
        answer(f"cards/{name}/{source.name}  {done.size:,} bytes{'' if done.is_new else ', nothing new'}")
    if failed:
        raise DeckwrightError(*failed)
    if not names and not url:
        say("the next build reads them")
