"""Opens a file at a line in the person's own editor, where it is one that shows a window."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

# What follows the program's name; {file}, {line} and {column} are put in.
FORMS: Final[Mapping[str, Sequence[str]]] = {
    **dict.fromkeys(
        ("code", "code-insiders", "codium", "vscodium", "cursor", "windsurf"),
        ("--goto", "{file}:{line}:{column}"),
    ),
    **dict.fromkeys(("subl", "sublime_text", "zed", "zeditor", "hx-gui"), ("{file}:{line}:{column}",)),
    **dict.fromkeys(("atom", "pulsar"), ("{file}:{line}:{column}",)),
    **dict.fromkeys(
        ("idea", "pycharm", "webstorm", "rider"), ("--line", "{line}", "--column", "{column}", "{file}")
    ),
    **dict.fromkeys(("gvim", "mvim", "gedit", "xed", "pluma"), ("+{line}", "{file}")),
    "emacsclient": ("--no-wait", "+{line}:{column}", "{file}"),
    "emacs": ("+{line}:{column}", "{file}"),
    "kate": ("--line", "{line}", "--column", "{column}", "{file}"),
    "geany": ("+{line}", "{file}"),
    "mate": ("--line", "{line}:{column}", "{file}"),
    "bbedit": ("+{line}", "{file}"),
    "notepad++": ("-n{line}", "-c{column}", "{file}"),
    "textadept": ("{file}",),
}
VARIABLES: Final = ("DECKWRIGHT_EDITOR", "VISUAL", "EDITOR")
USUAL: Final = ("code", "codium", "subl", "zed")


def find_editor(environment: Mapping[str, str] = os.environ) -> list[str] | None:
    """The command of an editor with a window: as the environment names it, else one of the usual; None: none."""
    for variable in VARIABLES:
        words = shlex.split(environment.get(variable, ""), posix=os.name != "nt")
        if words and (name_of(words[0]) in FORMS or variable == VARIABLES[0]) and shutil.which(words[0]):
            return words
    found = next((path for name in USUAL if (path := shutil.which(name))), None)
    return [found] if found else None


def name_of(program: str) -> str:
    name = Path(program).name.lower()
    return name.removesuffix(".exe").removesuffix(".cmd")


def command(editor: Sequence[str], file: Path, line: int, column: int) -> list[str]:
    """The words that open *file* there. No shell reads them, and a path is absolute, so that it is no option."""
    form = FORMS.get(name_of(editor[0]), ("{file}",))
    given = {"file": str(file), "line": str(line), "column": str(column)}
    return [*editor, *(word.format(**given) for word in form)]


def open_file(editor: Sequence[str], file: Path, line: int, column: int) -> None:
    """Raises OSError where the editor cannot be started."""
    subprocess.Popen(
        command(editor, file, line, column),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def open_in_system(path: Path) -> None:
    """Open a file or folder as a double click would. Raises OSError where nothing does."""
    if sys.platform == "win32":
        os.startfile(path)
        return
    opener = "open" if sys.platform == "darwin" else "xdg-open"
    command = shutil.which(opener)
    if command is None or not path.exists():
        raise FileNotFoundError(
            f"there is no {opener}" if command is None else f"{path.name} is not there any more"
        )
    subprocess.Popen(
        [command, str(path)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
