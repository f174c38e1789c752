"""`deckwright shortcut`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from ..basics.native.libraries import is_frozen
from ..basics.problems import RequestError, problem
from .show import answer, say

EXAMPLES = """\b
Examples:
  deckwright shortcut                  on the desktop
  deckwright shortcut --out ~/Games
"""
NAMES: Final = {"win32": "Deckwright.cmd", "darwin": "Deckwright.command"}
LINUX: Final = "Deckwright.desktop"
UNSAFE: Final = set('"$`\\%\n')  # which mean something within quotation marks


@click.command("shortcut", epilog=EXAMPLES)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write into this folder. Default: the desktop, else the home folder.",
)
def command(out: Path | None) -> None:
    """Write a file that opens the page where games begin by a double click.

    A .desktop on Linux, a .cmd on Windows, a .command on a Mac.
    """
    from ..basics.files import write_beside

    folder = out or _desktop()
    target = folder / NAMES.get(sys.platform, LINUX)
    write_beside(target, content(Path(sys.executable), sys.platform).encode())
    if sys.platform != "win32":
        target.chmod(0o755)
    answer(str(target))
    if sys.platform not in NAMES:
        say("Some desktops ask once whether it may be started: press the right button, Allow Launching.")


def content(python: Path, platform: str) -> str:
    """The file for a *platform*. Raises RequestError where the path of the program cannot be written in it."""
    if found := UNSAFE & set(str(python)) - ({"\\"} if platform == "win32" else set()):
        message = f"the program lies in {python}, and {' '.join(sorted(found))} cannot stand in such a file"
        raise RequestError(problem("option-conflict", message, hint="install it in a folder of another name"))
    call = f'"{python}"{"" if is_frozen() else " -m deckwright"} --begin'
    if platform == "win32":
        lines = ("@echo off", "chcp 65001 >nul", "title Deckwright", 'cd /d "%USERPROFILE%"', call)
        return "\r\n".join((*lines, "if errorlevel 1 pause", ""))
    if platform == "darwin":
        return f'#!/bin/sh\ncd "$HOME" || exit 1\nexec {call}\n'
    return (
        "[Desktop Entry]\nType=Application\nName=Deckwright\nComment=Cards to print\n"
        f"Exec={call}\nPath={Path.home()}\nTerminal=true\nCategories=Graphics;\nIcon=applications-graphics\n"
    )


def _desktop() -> Path:
    try:
        home = Path.home()
    except RuntimeError as error:
        message = "this user has no home folder"
        raise RequestError(problem("option-conflict", message, hint="--out says where to")) from error
    found = home / "Desktop"
    return found if found.is_dir() else home
