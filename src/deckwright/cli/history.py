"""`deckwright history`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .diff import change_values, lines
from .formats import as_dict
from .project import game_of, lang_option, require_html, variant_option
from .show import answer, answer_json, progress, say

if TYPE_CHECKING:
    from ..changes.report.timeline import Timeline, Version
    from ..changes.states import Revision

EXAMPLES = """\b
Examples:
  deckwright history caveloot crabe-tirelire
  deckwright history caveloot crabe-tirelire --report crab.html      a strip of pictures
  deckwright history crabe-tirelire --limit 200
"""


@click.command("history", epilog=EXAMPLES)
@click.argument("names", nargs=-1, required=True, metavar="[GAME] CARD")
@click.option(
    "--report",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.html",
    help="Write the versions as a strip of pictures.",
)
@click.option(
    "--limit",
    type=click.IntRange(1, 10_000),
    default=50,
    metavar="N",
    help="Look at the last N revisions that changed the game's files. Default: 50.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
@variant_option
@lang_option()
def command(
    names: tuple[str, ...],
    report: Path | None,
    limit: int,
    as_json: bool,
    variants: tuple[str, ...],
    lang: str | None,
) -> None:
    """Show when CARD, by its id, came to show what it shows: each version with its date and what was new."""
    if len(names) > 2:
        raise click.UsageError("one card is asked for, by its id: deckwright history [GAME] CARD")
    require_html(report)
    root, game = game_of(names[0] if len(names) == 2 else None)
    from ..changes.report.timeline import timeline
    from ..changes.states import SnapshotRequest

    with progress("Looking back") as step:
        found = timeline(SnapshotRequest(root, game, lang, variants), names[-1], limit, step)
    if report is not None:
        write_strip(report, found, game)
    if as_json:
        answer_json(as_values(game, found))
    else:
        show(found)


def show(found: Timeline) -> None:
    for version in found.versions:
        answer(head(version.revision))
        for change in version.changes:
            answer(f"  {change.what}: {lines(change)[0]}")
            for line in lines(change)[1:]:
                answer(f"  {line}")
    for revision, problems in found.unread:
        say(f"{head(revision)}: cannot be drawn: {problems[0]}")
    if found.is_cut:
        say(
            "older revisions were not looked at: --limit N looks further back; of a shallow clone there are none"
        )


def head(revision: Revision | None) -> str:
    if revision is None:
        return "now, not committed"
    return f"{revision.date}  {revision.commit[:10]}  {revision.subject}"


def write_strip(path: Path, found: Timeline, game: str) -> None:
    from ..basics.files import write_beside
    from ..changes.report.strip import page

    names = [change.card.name for version in found.versions for change in version.changes]
    data = page(found, names[-1] if names else found.card, f"{game}, {found.card}")
    write_beside(path, data, label=str(path))
    say(f"wrote {path}")


def as_values(game: str, found: Timeline) -> dict[str, Any]:
    return {
        "game": game,
        "card": found.card,
        "versions": [_version(version) for version in found.versions],
        "unread": [
            {**_revision(revision), "problems": [as_dict(each) for each in problems]}
            for revision, problems in found.unread
        ],
        "complete": not found.is_cut,
    }


def _version(version: Version) -> dict[str, Any]:
    return {**_revision(version.revision), "changes": [change_values(change) for change in version.changes]}


def _revision(revision: Revision | None) -> dict[str, Any]:
    if revision is None:
        return {"commit": None, "date": None, "subject": None}
    return {"commit": revision.commit, "date": revision.date, "subject": revision.subject}
