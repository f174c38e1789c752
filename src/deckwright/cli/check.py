"""`deckwright check`."""

from __future__ import annotations

from pathlib import Path

import click

from ..problems import ExitCode, Problem, Severity
from .project import game_of
from .show import answer, answer_json, counted, progress, say, show_problems

EXAMPLES = """\b
Examples:
  deckwright check caveloot
  deckwright check --strict --json > problems.json
  deckwright check --fix        quotes the texts that YAML would misread
"""


@click.command("check", epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the problems as JSON.")
@click.option("--strict", is_flag=True, help="Let warnings fail the check, too.")
@click.option("--fix", is_flag=True, help="First quote the texts that YAML would misread.")
@click.option("--lang", metavar="CODE", help="Language of the cards. Default: the game's first.")
def command(game: str | None, as_json: bool, strict: bool, fix: bool, lang: str | None) -> None:
    """Look GAME over: its files, its cards, and every face as it is drawn. Nothing is printed."""
    root, name = game_of(game)
    from ..pipeline import Request, check

    if fix:
        mend(root, name)
    with progress("Drawing") as step:
        drawn, problems = check(Request(root, name, lang=lang), step)
    cards = len(drawn.game.cards) if drawn else 0
    errors = sum(p.severity is Severity.ERROR for p in problems)
    warnings = sum(p.severity is Severity.WARNING for p in problems)
    if as_json:
        found = [as_dict(p) for p in problems]
        answer_json({"problems": found, "cards": cards, "errors": errors, "warnings": warnings})
    else:
        show_problems(problems, err=False)
        answer(
            f"{counted(cards, 'card')} checked: {counted(errors, 'error')}, {counted(warnings, 'warning')}"
        )
    if errors or (strict and warnings):
        raise SystemExit(ExitCode.PROBLEMS)


def mend(root: Path, name: str) -> None:
    """Quote what lacks its quotes, in place; the files are written beside and renamed."""
    from ..files import write_beside
    from ..load import load_game
    from ..source import fix_bytes

    _, problems = load_game(root, name)
    by_file: dict[str, list[Problem]] = {}
    for found in problems:
        if found.edit and found.place:
            by_file.setdefault(found.place.file, []).append(found)
    for file, faults in by_file.items():
        path = root / file
        write_beside(path, fix_bytes(path.read_bytes(), faults), label=file)
        say(f"{file}: {counted(len(faults), 'text')} quoted")


def as_dict(found: Problem) -> dict[str, object]:
    place = found.place
    return {
        "code": found.code,
        "severity": str(found.severity),
        "file": place.file if place else None,
        "line": place.line if place else None,
        "column": place.column if place else None,
        "cell": place.cell if place else None,
        "card": found.card,
        "field": found.field,
        "message": found.message,
        "hint": found.hint,
    }
