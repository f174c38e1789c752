"""What a person may compare with: the states that are offered, and what a name that is typed stands for.

Nothing outside the project is opened for the page, unlike on the command line: who reads the page need not be who
may read the disk.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any, Final

from ..basics.files import short_path
from ..basics.problems import CODES, DeckwrightError, Problem, RequestError, problem
from ..basics.records import dataclass
from ..changes.states import LAST_PRINT, Repository, Revision, paths_of, prints, read_print
from ..faces.editions import CARDS, Edition, NotAnEditionError, from_json
from ..sheets.write.pdf.private import private_data
from .watch import WATCHED

HEAD: Final = "HEAD"
MOST: Final = 12  # of each kind
LONGEST: Final = 200  # letters of a name
SHORT: Final = 7  # digits of a commit


@dataclass(frozen=True, slots=True)
class Named:
    """A state by what a person calls it, *opens* by what it is opened with."""

    name: str
    opens: str
    stamp: str  # other where the same name means other content
    title: str
    date: str = ""
    text: str = ""  # what it says of itself


@dataclass(frozen=True, slots=True)
class Choice:
    name: str
    title: str
    date: str = ""
    text: str = ""


class Choices:
    def __init__(self, root: Path, game: str, variants: tuple[str, ...]) -> None:
        self._root, self._game, self._variants = root, game, variants

    # What is offered

    def list_states(self, lang: str) -> dict[str, Any]:
        """The states of each kind, the newest first, and the one to begin with; None where there is none at all."""
        printed = list(self._prints(lang))
        tags, revisions, problems = self._history()
        groups = {
            "Recorded prints": printed,
            "Tags": tags,
            "Revisions": revisions,
            "Printed PDFs": list(self._pdfs(lang)),
        }
        first = next((c.name for choices in groups.values() for c in choices if c.name == LAST_PRINT), None)
        return {
            "default": first or (HEAD if revisions else None),
            "groups": [
                {"title": title, "states": [_values(choice) for choice in choices]}
                for title, choices in groups.items()
                if choices
            ],
            "problems": [problem_values(found) for found in problems],
        }

    def _prints(self, lang: str) -> Iterator[Choice]:
        is_last = True
        for path in reversed(prints(self._root, self._game)[-MOST:]):
            try:
                found = read_print(path, self._root)
            except DeckwrightError:
                continue
            if self._is_like(found.edition, lang):
                name = LAST_PRINT if is_last else short_path(path, self._root)
                yield Choice(name, "Last print" if is_last else path.stem, found.date, found.note)
                is_last = False

    def _history(self) -> tuple[list[Choice], list[Choice], tuple[Problem, ...]]:
        """Tags and revisions, and why there are none."""
        try:
            repository = Repository(self._root)
            touching = repository.touching(paths_of(self._game), MOST)
            head = repository.revision(HEAD)
            tags = [Choice(name, name, at.date, at.subject) for name, at in repository.tags(MOST)]
        except DeckwrightError as error:
            return [], [], error.problems
        revisions = [Choice(HEAD, "Last commit", head.date, head.subject)]
        revisions += [_choice(one) for one in touching if one.commit != head.commit]
        return tags, revisions, ()

    def _pdfs(self, lang: str) -> Iterator[Choice]:
        found = sorted((self._root / "build" / self._game).glob("*.pdf"), key=_modified_at, reverse=True)
        for path in found[:MOST]:
            if self._leads_out(path):
                continue
            try:
                data = private_data(path)
                edition = from_json(data)[0] if data else None
            except (OSError, ValueError, NotAnEditionError):
                continue
            if edition and self._is_like(edition, lang):
                date = time.strftime("%Y-%m-%d %H:%M", time.localtime(_modified_at(path)))
                yield Choice(short_path(path, self._root), path.name, date)

    def _is_like(self, printed: Edition, lang: str) -> bool:
        like = (printed.kind, printed.game, printed.lang, printed.variants)
        return like == (CARDS, self._game, lang, self._variants)

    # What a name stands for

    def find(self, name: str) -> Named:
        """Raises RequestError for what is not there or lies outside the project."""
        if not name or len(name) > LONGEST or not name.isprintable():
            raise RequestError(_unknown("That is no name of a state."))
        if name == LAST_PRINT:
            records = prints(self._root, self._game)
            return Named(name, name, _stamp(records), "Last print")
        path = self._inside(name)
        if path is not None:
            return self._file(name, path)
        revision = Repository(self._root).revision(name)
        title = {HEAD: "Last commit"}.get(name, name[:SHORT] if revision.commit.startswith(name) else name)
        return Named(name, name, revision.commit, title, revision.date, revision.subject)

    def _file(self, name: str, path: Path) -> Named:
        if path.is_dir():
            return Named(name, str(path), _stamp(_files(path)), name)
        date = time.strftime("%Y-%m-%d %H:%M", time.localtime(_modified_at(path))) if path.exists() else ""
        return Named(name, str(path), _stamp([path]), path.name, date)

    def _inside(self, name: str) -> Path | None:
        """The file or folder of the project that a name means; None for a revision of git.

        Raises RequestError (`outside-project`), before anything is looked up there.
        """
        parts = {*PurePosixPath(name).parts, *PureWindowsPath(name).parts}
        if name[0] in "/\\~" or PureWindowsPath(name).drive or ".." in parts:
            raise RequestError(self._outside(name))
        path = self._root / name
        is_file = path.suffix.lower() in (".pdf", ".json")
        if not is_file and not (path / "cards").is_dir() and not ("/" in name and path.is_dir()):
            return None
        if self._leads_out(path):
            raise RequestError(self._outside(name))
        return path

    def _leads_out(self, path: Path) -> bool:
        try:
            return not path.resolve().is_relative_to(self._root.resolve())
        except (OSError, RuntimeError):  # a link to itself
            return True

    def _outside(self, name: str) -> Problem:
        message = f"{name} leads out of the project; the page opens nothing there"
        hint = f"compare with it on the command line: deckwright diff {self._game} {name}"
        return problem("outside-project", message, hint=hint)


def without(root: Path) -> Callable[[Problem], Problem]:
    """A function that removes the project's path from a problem's message."""

    def clear(found: Problem) -> Problem:
        return replace(found, message=found.message.replace(f"{root}{os.sep}", ""))

    return clear


def problem_values(found: Problem) -> dict[str, Any]:
    """A problem as JSON values."""
    place = found.place
    return {
        "code": found.code,
        "meaning": CODES[found.code].meaning if found.code in CODES else None,
        "severity": found.severity,
        "message": found.message,
        "hint": found.hint,
        "place": str(place) if place else None,
    }


def _unknown(message: str) -> Problem:
    hint = "name a revision of git, a folder or a PDF of the project, or last-print"
    return problem("unknown-revision", message, hint=hint)


def _values(choice: Choice) -> dict[str, str]:
    return {"name": choice.name, "title": choice.title, "date": choice.date, "text": choice.text}


def _choice(revision: Revision) -> Choice:
    short = revision.commit[:SHORT]
    return Choice(short, short, revision.date, revision.subject)


def _files(folder: Path) -> list[Path]:
    return sorted(path for name in WATCHED for path in (folder / name).rglob("*"))


def _stamp(files: list[Path]) -> str:
    """A value that changes when one of the files is written, comes or goes."""
    whole = hashlib.sha256()
    for path in files:
        try:
            stat = path.stat()
        except OSError:
            continue
        whole.update(f"{path} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return whole.hexdigest()


def _modified_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
