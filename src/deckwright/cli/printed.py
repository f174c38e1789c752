"""`deckwright printed`."""

from __future__ import annotations

import datetime
from pathlib import Path

import click

from ..basics.files import short_path, write_beside
from ..basics.phrases import quantity
from ..basics.problems import DeckwrightError, ExitCode, has_errors
from .project import deck_option, game_argument, game_of, lang_option, variant_option
from .show import answer, progress, say, show_problems

EXAMPLES = """\b
Examples:
  deckwright printed caveloot                     the files as they are now
  deckwright printed caveloot --state build/caveloot/caveloot-cards-a4.pdf
  deckwright printed caveloot --state v1.0 --date 2026-03-14 --note "for the fair"
  deckwright printed caveloot --deck butina       one deck; the others stay as they were printed before
"""


@click.command("printed", epilog=EXAMPLES)
@game_argument
@click.option(
    "--state",
    default=".",
    metavar="STATE",
    help="What was printed: FILE.pdf, a revision, a folder, or . (the files as they are now). Default: .",
)
@deck_option
@variant_option
@lang_option()
@click.option(
    "--date", type=click.DateTime(["%Y-%m-%d"]), metavar="DATE", help="As 2026-03-14. Default: today."
)
@click.option("--note", default="", metavar="TEXT", help="A word to remember it by.")
def command(
    game: str | None,
    state: str,
    decks: tuple[str, ...],
    variants: tuple[str, ...],
    lang: str | None,
    date: datetime.datetime | None,
    note: str,
) -> None:
    """Record a print of GAME in cards/GAME/prints/; `build --changed-since last-print` goes on from there."""
    root, name = game_of(game)
    from ..changes.states import SnapshotOpener, SnapshotRequest, last_print, new_print
    from .build import only_cards

    with (
        progress("Drawing") as step,
        SnapshotOpener(SnapshotRequest(root, name, lang, variants, decks), step) as opener,
    ):
        found = opener.open(state)
    only_cards(found)
    if has_errors(found.problems):
        show_problems(found.problems)
        say("it could not be printed like that; nothing was recorded")
        raise SystemExit(ExitCode.PROBLEMS)
    edition = found.edition
    before = last_print(root, name, edition.lang, edition.variants)
    whole = before.edition.with_print(edition) if before else edition
    day = date.date() if date else datetime.date.today()
    path, data = new_print(root, whole, day.isoformat(), note, found.commit or revision_at_hand(root))
    write_beside(path, data, label=short_path(path, root))
    answer(f"{short_path(path, Path.cwd())}  {quantity(edition.total, 'card')} of {found.label}")


def revision_at_hand(root: Path) -> str:
    """The revision that the files probably are; empty where the project has no history."""
    from ..changes.states import Repository

    try:
        return Repository(root).head()
    except DeckwrightError:
        return ""
