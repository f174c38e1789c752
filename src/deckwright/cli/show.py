"""How the terminal speaks: results on standard output, all else on standard error; colour only on a terminal."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

import click

from ..basics.files import short_path
from ..basics.phrases import quantity
from ..basics.problems import Problem, Severity, without_notes

if TYPE_CHECKING:
    from ..build.built import Artifact

_COLOURS: Final = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}


def say(text: str = "") -> None:
    """A word to the person, not part of the result."""
    width = _width(sys.stderr)
    lines = (broken(line, width, "  ") for line in text.split("\n"))
    click.echo("\n".join(lines), err=True, color=_colour())


def answer(text: str) -> None:
    click.echo(text, color=_colour())


def _colour() -> bool | None:
    """False where a terminal is to show no colours: it cannot, or its user wants none (https://no-color.org)."""
    return False if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" else None


def answer_json(value: Any) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=1))


def show_problems(problems: Iterable[Problem], *, err: bool = True) -> None:
    """One line a problem in the order of files, its hint below it; on a terminal, broken at its width."""
    width = _width(sys.stderr if err else sys.stdout)
    for problem in problems:
        word = click.style(problem.severity, fg=_COLOURS[problem.severity], bold=True)
        where = click.style(f"{problem.place}: ", bold=True) if problem.place else ""
        whose = "".join(f"{part}: " for part in (problem.card, problem.field) if part)
        code = f"{problem.code}: {problem.rule}" if problem.rule else problem.code
        line = f"{where}{word}: {whose}{problem.told} [{code}]"
        click.echo(broken(line, width, "  "), err=err, color=_colour())
        if problem.hint:
            click.echo(broken(f"  hint: {problem.hint}", width, " " * 8), err=err)


def _width(stream: IO[str]) -> int | None:
    """Of a terminal; None where lines go to a file or program, which want them whole."""
    return shutil.get_terminal_size().columns if stream.isatty() else None


def broken(line: str, width: int | None, indent: str) -> str:
    """A line, with its styles, broken between words so that it is seen in *width* columns."""
    if width is None or len(click.unstyle(line)) <= width:
        return line
    lines, room = [""], width
    for word in re.findall(r"\s*\S+", line):
        size = len(click.unstyle(word))
        if size > room and lines[-1]:
            lines.append(indent)
            word, room = word.lstrip(), width - len(indent)
            size = len(click.unstyle(word))
        lines[-1] += word
        room -= size
    return "\n".join(lines)


def say_refused(problems: Iterable[Problem]) -> None:
    """The last word of a build that wrote nothing. Notes are no problems."""
    say(f"{quantity(len(without_notes(problems)), 'problem')}; nothing was written")


def show_notes(artifacts: Sequence[Artifact]) -> None:
    for artifact in artifacts:
        if artifact.path.suffix == ".txt":
            answer(f"\n{artifact.read().decode().rstrip()}\n")


def show_files(artifacts: Sequence[Artifact]) -> None:
    """One line a file; of a folder of pictures, one line for all."""
    folders = Counter(artifact.path.parent for artifact in artifacts if artifact.is_picture)
    for folder, count in folders.items():
        answer(f"{short_path(folder, Path.cwd())}/  {quantity(count, 'picture')}")
    for artifact in artifacts:
        if artifact.path.parent not in folders:
            pages = f"  {quantity(artifact.pages, 'page')}" if artifact.pages else ""
            answer(f"{short_path(artifact.path, Path.cwd())}{pages}")


def table(head: list[str], rows: list[list[Any]]) -> str:
    """Columns as wide as their widest cell; numbers to the right."""
    cells = [[str(cell) for cell in row] for row in [head, *rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(head))]
    right = [bool(rows) and all(isinstance(row[i], int) for row in rows) for i in range(len(head))]
    return "\n".join(
        "  ".join(
            c.rjust(w) if r else c.ljust(w) for c, w, r in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in cells
    )


@contextmanager
def progress(label: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on standard error while work is long, on a terminal only; else None, and nothing is printed."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
