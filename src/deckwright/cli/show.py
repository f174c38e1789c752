"""How the terminal speaks: results on standard output, all else on standard error; colour only on a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import click

from ..problems import Problem, Severity

_COLOURS: Final = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}


def say(text: str = "") -> None:
    """A word to the person, not part of the result."""
    click.echo(text, err=True)


def answer(text: str) -> None:
    click.echo(text)


def answer_json(value: Any) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=1))


def show_problems(problems: Iterable[Problem], *, err: bool = True) -> None:
    """One line a problem in the order of files, its hint below it."""
    for problem in problems:
        word = click.style(problem.severity, fg=_COLOURS[problem.severity], bold=True)
        where = click.style(f"{problem.place}: ", bold=True) if problem.place else ""
        whose = "".join(f"{part}: " for part in (problem.card, problem.field) if part)
        click.echo(f"{where}{word}: {whose}{problem.message} [{problem.code}]", err=err)
        if problem.hint:
            click.echo(f"  hint: {problem.hint}", err=err)


def counted(count: int, one: str, many: str | None = None) -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"
