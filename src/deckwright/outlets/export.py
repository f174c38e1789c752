"""What is asked for and what comes of it: which game goes to which outlet, and with what options."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ..basics.problems import RequestError, did_you_mean, problem
from ..basics.records import dataclass

if TYPE_CHECKING:
    from ..build.built import Built
    from ..build.request import Request

Progress = Callable[[int, int], None]


class Outlet(NamedTuple):
    """A place that games go to: the module that makes them ready (its `export`), and a line for lists."""

    module: str
    line: str
    options: frozenset[str] = frozenset()  # of Wishes, that mean something for it


TABLE: Final = frozenset({"url", "card_px", "into"})

OUTLETS: Final[dict[str, Outlet]] = {
    "tts": Outlet("tabletop.export", "Tabletop Simulator: deck sheets and a saved object.", TABLE),
    "tabletopia": Outlet("browser.tabletopia", "Tabletopia: every picture a file, front and back alike."),
    "screentop": Outlet(
        "browser.screentop", "Screentop: deck sheets whose cells never move.", frozenset({"card_px"})
    ),
    "pcio": Outlet("browser.pcio", "PlayingCards.io: a room, as its .pcio file."),
    "kit": Outlet("kit.export", "One zip that a stranger can print from.", frozenset({"max_mb", "date"})),
    "mpc": Outlet("makers.mpc", "MakePlayingCards: pictures of exact pixels, order files for 63 × 88 mm."),
    "tgc": Outlet("makers.tgc", "The Game Crafter: a folder a component, named for its bulk upload."),
    "drivethrucards": Outlet("makers.paged", "DriveThruCards: a PDF a deck, back, front, back, front."),
    "mbprint": Outlet("makers.paged", "MB Print: a PDF a size, front, back, text outlined."),
    "longpack": Outlet("makers.paged", "LongPack: a PDF a deck, all fronts, their back last."),
    "printninja": Outlet("makers.paged", "PrintNinja: a PDF a deck, all fronts, their back once."),
    "printplaygames": Outlet("makers.paged", "Print & Play Games: fronts and backs in files of their own."),
    "pictures": Outlet("showing.export", "Pictures of the game: a fan, a spread, all cards; a sell sheet."),
}


@dataclass(frozen=True, slots=True)
class Wishes:
    """Options that some outlets have; None or empty: not given."""

    url: str | None = None  # where the pictures will lie
    card_px: int | None = None  # the width of a card's cell
    into: Path | None = None  # a table to bring up to date
    max_mb: float | None = None  # the most that a file may have
    date: str | None = None  # the day that stands on it


@dataclass(frozen=True, slots=True)
class ExportRequest:
    build: Request  # which cards of which game
    outlet: str
    wishes: Wishes = Wishes()
    check: bool = False  # write nothing

    @property
    def folder(self) -> Path:
        """Where all files of the export lie."""
        parts = (self.build.game, *self.build.variants, *([self.build.lang] if self.build.lang else ()))
        return self.build.folder / "-".join((*parts, self.outlet))


@dataclass(frozen=True, slots=True)
class Exported:
    built: Built
    next_steps: tuple[str, ...] = ()  # what a person does now
    told: tuple[str, ...] = ()  # what was done to a file that was there before


def export(request: ExportRequest, progress: Progress | None = None) -> Exported:
    """Make a game ready for an outlet. Nothing is written where there are errors.

    Raises RequestError for what is asked for and does not exist, or means nothing there.
    """
    outlet = OUTLETS.get(request.outlet)
    if outlet is None:
        there = ", ".join(OUTLETS)
        message = f"no outlet {request.outlet!r}; there is {there}"
        raise RequestError(problem("unknown-outlet", message, hint=did_you_mean(request.outlet, OUTLETS)))
    default = Wishes()
    for name in Wishes.__dataclass_fields__:
        if getattr(request.wishes, name) != getattr(default, name) and name not in outlet.options:
            option = f"--{name.replace('_', '-')}"
            raise RequestError(problem("option-conflict", f"{option} means nothing for {request.outlet}"))
    module = importlib.import_module(f".{outlet.module}", __package__)
    exported: Exported = module.export(request, progress)
    return exported
