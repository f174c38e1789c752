"""`deckwright build`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..basics.phrases import quantity
from ..basics.problems import ExitCode, RequestError, problem
from ..sheets.option_fields import For
from .build_options import EverydayFirst, sheet_options
from .project import deck_option, game_argument, game_of, lang_option, variant_option
from .show import progress, say, say_refused, show_files, show_notes, show_problems

if TYPE_CHECKING:
    from ..build.request import Request
    from ..changes.states import Snapshot

EXAMPLES = """\b
Examples:
  deckwright build caveloot
  deckwright build caveloot --deck butina --deck help --paper letter
  deckwright build caveloot --cards 'crab*' --copies one --draft --out proofs
  deckwright build caveloot --where "type == 'boss'" --gutter bleed --marks corner
  deckwright build caveloot --variant rapide
  deckwright build caveloot --changed-since last-print --fill spares
  deckwright build ravenloft --variant barkam --changed-since variant:base
  deckwright build caveloot --contact             every card, small, to look over
  deckwright build --fetch                        from a Google Sheet as it is now
  deckwright build caveloot --paper card --outline-text      for a print shop
  deckwright build caveloot --format png --px 825x1125       for a maker of cards
"""


class Build(EverydayFirst):
    everyday = (
        *(
            "--deck",
            "--cards",
            "--lang",
            "--variant",
            "--paper",
            "--backs",
            "--gutter",
            "--copies",
            "--format",
        ),
        "--draft",
    )


@click.command("build", cls=Build, epilog=EXAMPLES)
@game_argument
@deck_option
@click.option(
    "--cards",
    multiple=True,
    metavar="GLOB",
    help="Cards by id, such as 'crab*'; may be repeated. Default: all.",
)
@click.option("--where", metavar="EXPR", help="Cards of which this is true: \"type == 'boss' and gold > 5\".")
@variant_option
@lang_option()
@sheet_options(For.CARDS)
@click.option(
    "--printer", metavar="NAME", help="Make up for this printer, as `deckwright calibrate` measured it."
)
@click.option(
    "--tray", metavar="NAME", default="default", help="The tray of the printer that the paper lies in."
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    metavar="N",
    help="Processes that draw, where there is much to draw. Default: a core each.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write below this folder instead of build/.",
)
@click.option(
    "--contact", is_flag=True, help="Contact sheets instead: every card once, small, with its name."
)
@click.option(
    "--blank",
    metavar="TYPE",
    help="A sheet of cards of this type to write on: its frame, with lines and boxes for its fields.",
)
@click.option("--form", is_flag=True, help="With --blank: a PDF form, to be filled in on the screen.")
@click.option(
    "--draft", is_flag=True, help="Print although there are problems; they stand in the sheets' margins."
)
@click.option(
    "--changed-since",
    metavar="STATE",
    help="Only the copies that the deck of then lacks: last-print, FILE.pdf, a folder, a revision of git; "
    "variant:NAME, variant:base: that another variant lacks.",
)
@click.option(
    "--fill",
    type=click.Choice(["nothing", "blanks", "spares"]),
    default="nothing",
    help="With --changed-since: what takes the free places of the last sheets. Default: nothing.",
)
@click.option("--strict", is_flag=True, help="Let warnings forbid printing, too.")
@click.option(
    "--fetch", "is_fetched", is_flag=True, help="First get the tables that `sources:` of game.yaml names."
)
def command(game: str | None, changed_since: str | None, fill: str, is_fetched: bool, **options: Any) -> None:
    """Print GAME: PDF sheets to cut, or pictures of the cards, with a manifest beside each.

    What is not given is as `sheets:` in game.yaml says, else as the default is.
    """
    root, name = game_of(game)
    from ..authoring.schema_state import refresh
    from ..build.again import build
    from ..build.request import Request, is_refused

    if is_fetched:
        bring(root, name)
    refresh(root, name)
    request = Request(root, name, **options)
    if changed_since is not None:
        request = since(request, changed_since, fill)
    elif fill != "nothing":
        raise conflict("--fill fills sheets of --changed-since, which is not given")
    check_blank(request)
    with progress("Drawing") as step:
        built = build(request, step)
    show_problems(built.problems)
    if not built.written:
        say_refused(built.problems)
        raise SystemExit(ExitCode.PROBLEMS)
    show_files(built.artifacts)
    show_notes(built.artifacts)
    backs = f", and {quantity(built.backs, 'back')}" if built.backs else ""
    say(f"{quantity(built.cards, 'card')} of {quantity(built.distinct, 'kind')}{backs}")
    if is_refused(built.problems, request):
        raise SystemExit(ExitCode.DRAFT)


def check_blank(request: Request) -> None:
    """Raises RequestError for what means nothing together with cards to fill in."""
    if request.blank is None:
        if request.form:
            raise conflict("--form makes a form of --blank TYPE, which is not given")
        return
    chosen = {"--deck": request.decks, "--cards": request.cards, "--where": request.where}
    given = [name for name, value in {**chosen, "--changed-since": request.since}.items() if value]
    other = (
        "--contact" if request.contact else "--format" if request.sheets.get("format", "pdf") != "pdf" else ""
    )
    if given or other:
        raise conflict(
            f"--blank prints one card to fill in, on sheets: leave {', '.join([*given, *filter(None, [other])])} out"
        )


def bring(root: Path, game: str) -> None:
    """Get the game's tables from the web. Raises DeckwrightError where one cannot be had; then nothing is printed."""
    from ..authoring.fetching import fetch_all

    for done in fetch_all(root, game):
        say(f"cards/{game}/{done.source.name}  {done.told}")


def since(request: Request, name: str, fill: str) -> Request:
    """*request* for what changed since the state of this name, as that was printed where nothing else is asked for."""
    from ..build.reprint import Fill, Since
    from ..changes.states import VARIANT, SnapshotOpener, SnapshotRequest

    if request.cards or request.where or request.contact or request.sheets.get("format", "pdf") != "pdf":
        raise conflict(
            "--changed-since chooses cards for sheets by itself: leave --cards, --where, --contact, --format out"
        )
    asked = SnapshotRequest(request.root, request.game, request.lang, request.variants, request.decks)
    with progress("Drawing") as step, SnapshotOpener(asked, step) as opener:
        state = opener.open(name)
    if not name.startswith(VARIANT):  # of the same files, which the build tells
        show_problems(state.problems)
    only_cards(state)
    old = Since(state.label, state.edition, state.drawn is None, Fill(fill))
    asked = asked.like(state.edition) if old.is_printed else asked
    return replace(request, since=old, lang=asked.lang, variants=asked.variants, decks=asked.decks)


def only_cards(state: Snapshot) -> None:
    """Raises RequestError (`print-other`) for a print of stickers."""
    from ..faces.editions import CARDS

    if state.edition.kind != CARDS:
        message = f"{state.label} prints {state.edition.kind}, not cards"
        hint = "deckwright diff compares them; deckwright stickers --only NAME prints those of one pawn anew"
        raise RequestError(problem("print-other", message, hint=hint))


def conflict(message: str) -> RequestError:
    return RequestError(problem("option-conflict", message))
