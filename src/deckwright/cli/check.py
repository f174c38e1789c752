"""`deckwright check`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..basics.phrases import quantity
from ..basics.problems import ExitCode, Problem, Severity, in_order
from .formats import as_dict, github, gitlab, sarif
from .project import game_argument, game_of, lang_option, require_html, variant_option
from .show import answer, answer_json, progress, say, show_problems

if TYPE_CHECKING:
    from ..build.request import Request
    from ..checks.crosscheck import CrossCheck
    from ..faces.draw.types import DrawnGame
    from ..game.model import Game

EXAMPLES = """\b
Examples:
  deckwright check caveloot
  deckwright check --strict --json > problems.json
  deckwright check --variant rapide
  deckwright check --report proof.html      every finding with its picture, to mail
  deckwright check --quick      without a close look at the faces, for an editor
  deckwright check --format sarif > deckwright.sarif        for GitHub's code scanning and editors
  deckwright check --fix        quotes the texts that YAML would misread
  deckwright check --cross-check        draws every face by a second engine, too, and tells what differs
"""


@click.command("check", epilog=EXAMPLES)
@game_argument
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "sarif", "github", "gitlab"]),
    default="text",
    help="What to print: text, json, sarif (SARIF 2.1.0), github (lines that its workflows read), gitlab (code "
    "quality). Default: text.",
)
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
@click.option("--all", "every", is_flag=True, help="Name every card, one a line, with its place.")
@click.option("--strict", is_flag=True, help="Let warnings fail the check, too.")
@click.option("--fix", is_flag=True, help="First quote the texts that YAML would misread.")
@click.option("--quick", is_flag=True, help="Leave the close look at the faces out, which takes longest.")
@click.option(
    "--report",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.html",
    help="Write every finding with its picture, to look at, to mail, to print.",
)
@variant_option
@lang_option()
@click.option("--cross-check", is_flag=True, help="Draw every face by CairoSVG, too, and tell what differs.")
@click.option(
    "--pictures",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Where --cross-check puts pictures of what differs. Default: build/GAME/cross-check.",
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), metavar="N", help="Processes that compare. Default: a core each."
)
def command(
    game: str | None,
    form: str,
    as_json: bool,
    every: bool,
    strict: bool,
    fix: bool,
    quick: bool,
    report: Path | None,
    variants: tuple[str, ...],
    lang: str | None,
    cross_check: bool,
    pictures: Path | None,
    jobs: int | None,
) -> None:
    """Look GAME over: its files, its cards, and every face as it is drawn. Nothing is printed."""
    if not cross_check and (pictures or jobs):
        raise click.UsageError("--pictures and --jobs belong to --cross-check")
    root, name = game_of(game)
    require_html(report)
    from ..build.request import Request
    from ..reference.check import check_game

    if fix:
        mend(root, name)
    with progress("Drawing") as step:
        request = Request(root, name, lang=lang, variants=variants, jobs=jobs)
        drawn, problems = check_game(request, step, closely=not quick)
    compared = compare(drawn, request, pictures) if drawn and cross_check else None
    if compared is not None:
        problems = in_order([*problems, *compared.problems])
    if report is not None:
        write_report(report, drawn, problems, root, lang)
    errors = sum(p.severity is Severity.ERROR for p in problems)
    warnings = sum(p.severity is Severity.WARNING for p in problems)
    cards = len(drawn.game.cards) if drawn else 0
    of = drawn.game if drawn else None
    show(problems, cards, errors, warnings, "json" if as_json else form, compared, game=of, every=every)
    if errors or (strict and warnings):
        raise SystemExit(ExitCode.PROBLEMS)


def compare(drawn: DrawnGame, request: Request, pictures: Path | None) -> CrossCheck:
    """What the second engine draws otherwise."""
    from ..build.inspect import second_opinion

    with progress("Comparing") as step:
        return second_opinion(drawn, request, pictures, step)


def write_report(
    path: Path, drawn: DrawnGame | None, problems: Sequence[Problem], root: Path, lang: str | None
) -> None:
    """The report beside its target and then renamed. Where nothing could be drawn there is none."""
    from ..basics.files import write_beside
    from ..checks import report

    if drawn is None:
        say("no report: nothing of the game can be drawn")
        return
    write_beside(path, report.write_report(drawn, problems, root, lang), label=str(path))
    say(f"wrote {path}")


def show(
    problems: Sequence[Problem],
    cards: int,
    errors: int,
    warnings: int,
    form: str,
    compared: CrossCheck | None = None,
    *,
    game: Game | None = None,
    every: bool = False,
) -> None:
    """The answer in the form asked for; *every* names each card where the short list only counts."""
    match form:
        case "json":
            found = [as_dict(p, game) for p in problems]
            told = {"cross_check": compared.numbers} if compared else {}
            answer_json({"problems": found, "cards": cards, "errors": errors, "warnings": warnings, **told})
        case "sarif":
            answer_json(sarif(problems, game))
        case "github":
            answer(github(problems, game))
        case "gitlab":
            answer_json(gitlab(problems, game))
        case _:
            show_problems(one_by_one(problems, game) if every else problems, err=False)
            totals = f"{quantity(errors, 'error')}, {quantity(warnings, 'warning')}"
            answer(f"{quantity(cards, 'card')} checked: {totals}")
            for line in compared.lines() if compared else ():
                answer(line)


def one_by_one(problems: Sequence[Problem], game: Game | None) -> list[Problem]:
    """Each problem on each of its cards; where it stands in a layout, with the place of the card."""
    return [
        _with_place(each, game) if found.others else found for found in problems for each in found.by_card
    ]


def _with_place(found: Problem, game: Game | None) -> Problem:
    place = game.place_of(found.card, found.field) if game else None
    return replace(found, written=place) if place and place != found.place else found


def mend(root: Path, name: str) -> None:
    """Quote what lacks its quotes, in place; the files are written beside and renamed."""
    from ..basics.files import write_beside
    from ..game.load import load_game
    from ..game.source import fix_bytes

    _, problems = load_game(root, name)
    by_file: dict[str, list[Problem]] = {}
    for found in problems:
        if found.edit and found.place:
            by_file.setdefault(found.place.file, []).append(found)
    for file, faults in by_file.items():
        path = root / file
        write_beside(path, fix_bytes(path.read_bytes(), faults), label=file)
        say(f"{file}: {quantity(len(faults), 'text')} quoted")
