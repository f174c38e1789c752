"""`deckwright proof`."""

from __future__ import annotations

from pathlib import Path

import click

from ..basics.files import shown
from .project import game_of, variant_option
from .show import answer, say

EXAMPLES = """\b
Examples:
  deckwright proof caveloot --open
  deckwright proof caveloot --port 9000
  deckwright proof caveloot --share                  for a phone or a guest in the same network
  deckwright proof caveloot --export proof.html      one file to mail
"""


@click.command("proof", epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option(
    "--port",
    type=click.IntRange(1, 65_535),
    metavar="N",
    help="Serve on this port. Default: 8123, or the next that is free.",
)
@click.option("--open", "open_", is_flag=True, help="Open the page in the browser.")
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
@click.option("--lang", metavar="CODE", help="Language of the cards in the file of --export.")
def command(
    game: str | None,
    port: int | None,
    open_: bool,
    share: bool,
    target: Path | None,
    variants: tuple[str, ...],
    lang: str | None,
) -> None:
    """Show GAME in the browser while its files are edited: cards, sheets, problems, numbers."""
    root, name = game_of(game)
    if target is not None:
        export_to(target, root, name, lang, variants)
        return
    from ..proof.serve import Proof, serve

    serve(Proof(root, name, port, open_, share, variants), say)


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
    answer(f"{shown(target.resolve(), Path.cwd())}  {len(data) / 1e6:.1f} MB")
    if len(data) > LARGE:
        say("mail servers may refuse so large a file: put it where the others can fetch it")
