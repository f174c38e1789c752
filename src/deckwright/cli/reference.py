"""`deckwright reference`."""

from __future__ import annotations

from pathlib import Path

import click

from ..basics.phrases import quantity
from ..basics.problems import ExitCode
from .project import game_argument, game_of, lang_option, variant_option
from .show import say, say_refused, show_files, show_problems

EXAMPLES = """\b
Examples:
  deckwright reference caveloot
  deckwright reference caveloot --page symboles --page anatomie
  deckwright reference caveloot --paper a5 --booklet --lang en
  deckwright reference caveloot --format png
"""


@click.command("reference", epilog=EXAMPLES)
@game_argument
@click.option(
    "--page", "pages", multiple=True, metavar="ID", help="Only this page; may be repeated. Default: all."
)
@click.option(
    "--paper",
    type=click.Choice(("a4", "a5", "letter", "card")),
    default="a4",
    show_default=True,
    help="What the pages are laid out for.",
)
@click.option(
    "--format",
    type=click.Choice(("pdf", "png", "svg")),
    default="pdf",
    show_default=True,
    help="One PDF, or a picture of each page.",
)
@click.option("--booklet", is_flag=True, help="With --paper a5: on A4 sheets, to be folded and stapled.")
@variant_option
@lang_option("Language of the pages. Default: the game's first.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write below this folder instead of build/.",
)
@click.option("--draft", is_flag=True, help="Write although there are problems.")
def command(
    game: str | None,
    pages: tuple[str, ...],
    paper: str,
    format: str,
    booklet: bool,
    variants: tuple[str, ...],
    lang: str | None,
    out: Path | None,
    draft: bool,
) -> None:
    """Lay out GAME's reference pages: symbols, anatomies of cards, tables, from cards/GAME/reference/."""
    root, name = game_of(game)
    from ..build.request import Request, is_refused
    from ..reference.build import ReferenceRequest, build_reference

    request = Request(root, name, lang=lang, out=out, draft=draft, variants=variants)
    built = build_reference(request, ReferenceRequest(pages, paper, format, booklet))
    show_problems(built.problems)
    if not built.written:
        say_refused(built.problems)
        raise SystemExit(ExitCode.PROBLEMS)
    show_files(built.artifacts)
    say(quantity(built.cards, "page"))
    if is_refused(built.problems, request):
        raise SystemExit(ExitCode.DRAFT)
