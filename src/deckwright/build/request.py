"""What is asked for: which cards of which game, how to print them and where to. It loads nothing that a build needs:
where nothing has changed since the last one, what is asked for is all that has to be known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..basics.problems import Problem, Severity, has_errors
from ..basics.records import dataclass
from ..sheets.trays import DEFAULT_TRAY

if TYPE_CHECKING:
    from ..game.selection import Selection
    from ..sheets.printers import Printer
    from .reprint import Since


@dataclass(frozen=True, slots=True)
class Request:
    """What to print of which game, and where to. `sheets` holds the options of the command line as written."""

    root: Path
    game: str
    decks: tuple[str, ...] = ()  # none: all
    lang: str | None = None
    sheets: Mapping[str, str] = field(default_factory=dict)
    out: Path | None = None  # in place of build/
    draft: bool = False
    strict: bool = False
    cards: tuple[str, ...] = ()  # patterns of ids; none: all
    where: str | None = None  # a condition
    jobs: int | None = None  # processes that draw pictures; None: one for each core
    printer: str | None = None  # by the name of its profile
    tray: str = DEFAULT_TRAY
    variants: tuple[str, ...] = ()  # by id, made one after the other; none: the base
    contact: bool = False  # contact sheets in place of sheets to cut
    blank: str | None = None  # a type, whose cards are to be filled in
    form: bool = False  # on the screen
    since: Since | None = None  # only what changed since then
    records: Path | None = (
        None  # where the files and recorded prints lie, of a revision, say; None: at the root
    )

    @property
    def selection(self) -> Selection:
        from ..game.selection import Selection  # noqa: PLC0415 - with all that a game is made of

        return Selection(self.decks, self.cards, self.where)

    @property
    def is_whole(self) -> bool:
        """Whether every card of the game is meant."""
        return not (self.decks or self.cards or self.where or self.variants)

    @property
    def files(self) -> Path:
        """The project whose files are read; what is kept of drawing it lies at `root`."""
        return self.records or self.root

    @property
    def folder(self) -> Path:
        return (self.out or self.root / "build") / self.game

    @property
    def cache(self) -> Path:
        return self.root / "build/.cache/faces"


def request_key(request: Request, printer: Printer | None) -> str:
    """What tells a request from all others of a game; neither where its files lie nor how many processes draw."""
    return repr((replace(request, root=Path(), out=None, jobs=None, records=None), printer))


def is_refused(problems: tuple[Problem, ...], request: Request) -> bool:
    return has_errors(problems) or (request.strict and any(p.severity is Severity.WARNING for p in problems))
