"""The records of what was printed: `cards/<game>/prints/`, one file a print, numbered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ...basics.files import plain_file
from ...basics.problems import DeckwrightError, Place, RequestError, problem
from ...basics.records import dataclass
from . import Edition, NotAnEditionError, from_json, to_json

MAX_RECORD: Final = 256_000_000  # bytes
FOLDER: Final = "prints"
_NAME: Final = re.compile(r"(\d+)-.*\.json")


@dataclass(frozen=True, slots=True)
class Print:
    """A recorded print."""

    path: Path
    edition: Edition
    date: str
    note: str
    commit: str = ""  # the revision at hand when it was recorded


def prints(root: Path, game: str) -> list[Path]:
    """The records of a game, the oldest first."""
    folder = root / "cards" / game / FOLDER
    numbered = ((_NAME.fullmatch(path.name), path) for path in (folder.iterdir() if folder.is_dir() else ()))
    return [path for _, path in sorted((int(match[1]), path) for match, path in numbered if match)]


def last_print(
    root: Path, game: str, lang: str | None = None, variants: tuple[str, ...] = ()
) -> Print | None:
    """The last print, in this language and of these variants where they are given; None where there is none.

    Raises DeckwrightError (`print-record`) for a record that is damaged.
    """
    for path in reversed(prints(root, game)):
        found = read_print(path, root)
        if lang in (None, found.edition.lang) and variants in ((), found.edition.variants):
            return found
    return None


def require_print(root: Path, game: str, lang: str | None = None, variants: tuple[str, ...] = ()) -> Print:
    """The last print. Raises RequestError (`no-print`) where none is recorded."""
    found = last_print(root, game, lang, variants)
    if found is None:
        which = f" ({', '.join(filter(None, (lang, *variants)))})" if lang or variants else ""
        message = f"no print of {game}{which} is recorded"
        hint = f"record each when it is printed: deckwright printed {game}; or name a revision, folder or PDF"
        raise RequestError(problem("no-print", message, hint=hint))
    return found


def read_print(path: Path, root: Path) -> Print:
    """Raises DeckwrightError (`print-record`)."""
    label = path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
    try:
        edition, about = from_json(plain_file(path, MAX_RECORD).read_bytes())
    except (OSError, NotAnEditionError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        message = f"no record of a print: {why}"
        hint = "take the file back as it was from the project's history, or delete it"
        raise DeckwrightError(problem("print-record", message, Place(label), hint=hint)) from error
    return Print(path, edition, about.get("date", ""), about.get("note", ""), about.get("revision", ""))


def new_print(root: Path, edition: Edition, date: str, note: str, commit: str = "") -> tuple[Path, bytes]:
    """The file that records a print, and where it goes: behind all that are there. *commit*: what it was made of."""
    last = max((number_of(path) for path in prints(root, edition.game)), default=0)
    path = root / "cards" / edition.game / FOLDER / f"{last + 1:03}-{date}.json"
    return path, to_json(edition, dict(_about(date, note, commit)))


def number_of(path: Path) -> int:
    """The number of the print that a file records; 0 for another file."""
    match = _NAME.fullmatch(path.name)
    return int(match[1]) if match else 0


def _about(date: str, note: str, commit: str) -> Iterator[tuple[str, str]]:
    yield "date", date
    if note:
        yield "note", note
    if commit:
        yield "revision", commit
