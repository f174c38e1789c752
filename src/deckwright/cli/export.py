"""`deckwright export`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..basics.phrases import quantity
from ..basics.problems import ExitCode
from .project import deck_option, game_of, lang_option, variant_option
from .show import answer, progress, say, say_refused, show_files, show_problems

EXAMPLES = """\b
Examples:
  deckwright export                               lists the outlets
  deckwright export caveloot tts
  deckwright export caveloot tts --lang en --url https://example.org/caveloot/
  deckwright export caveloot tts --check
  deckwright export caveloot kit --max-mb 60
  deckwright export caveloot pictures
  deckwright export caveloot mpc --deck butina
"""


@click.command("export", epilog=EXAMPLES)
@click.argument("words", nargs=-1, metavar="[GAME] OUTLET")
@deck_option
@variant_option
@lang_option()
@click.option("--check", is_flag=True, help="Only judge: write nothing.")
@click.option("--url", metavar="PREFIX", help="Where the pictures will lie. Default: in the folder written.")
@click.option(
    "--card-px", type=int, metavar="N", help="Width of a card in pixels. Default: 512 for usual cards."
)
@click.option(
    "--into",
    metavar="SAVE",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Bring a table that is set up up to date; nothing moves.",
)
@click.option("--max-mb", type=float, metavar="N", help="The most that the kit may have, in megabytes.")
@click.option("--date", metavar="DAY", help="The day that stands on the kit. Default: today.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write below this folder instead of build/.",
)
@click.option("--strict", is_flag=True, help="Let warnings forbid writing, too.")
def command(words: tuple[str, ...], check: bool, **options: Any) -> None:
    """Make GAME ready for an outlet: a virtual table, a maker, a kit to give away."""
    from ..outlets.export import OUTLETS, ExportRequest, Wishes, export

    if not words:
        for name, outlet in OUTLETS.items():
            answer(f"{name:12} {outlet.line}")
        return
    if len(words) > 2:
        raise click.UsageError(f"too many words: {' '.join(words)}; a game and an outlet")
    root, name = game_of(words[0] if len(words) == 2 else None)
    from ..build.request import Request, is_refused

    wishes = Wishes(**{key: options.pop(key) for key in Wishes.__dataclass_fields__})
    request = ExportRequest(Request(root, name, **options), words[-1], wishes, check)
    with progress("Drawing") as step:
        exported = export(request, step)
    built = exported.built
    show_problems(built.problems)
    if not built.written:
        if check and not is_refused(built.problems, request.build):
            say("nothing stands in the way; nothing was written")
            return
        say_refused(built.problems)
        raise SystemExit(ExitCode.PROBLEMS)
    show_files(built.artifacts)
    say(f"{quantity(built.cards, 'card')} of {quantity(built.distinct, 'kind')}")
    for line in exported.told:
        say(line)
    for number, step_told in enumerate(exported.next_steps, 1):
        say(f"{number}. {step_told}")
