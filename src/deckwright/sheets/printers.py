"""Printer profiles: what `deckwright calibrate` measured, per tray, page orientation and side, in the user's folder.

A profile is a YAML file that can be read and changed by hand:

    default:                       # the tray
      portrait:
        front: {x: 0.3, y: -0.2, skew: 0.05, across: 99.8, down: 100.1}
        back:  {x: 0.1, y: 0.4, skew: 0, across: 99.8, down: 100.1, flip: long-edge}
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import Final, NamedTuple

from ..basics.files import write_beside
from ..basics.naming import safe_name
from ..basics.problems import DeckwrightError, Place, Problem, RequestError, did_you_mean, has_errors, problem
from ..basics.records import dataclass
from ..game.source import read_yaml
from ..game.source.keys import Table, number, word
from ..game.source.report import Report
from .calibration import PrinterError, TestPage
from .impose import Imposition, Sheet
from .impose.spec import Backs, SheetSpec
from .trays import DEFAULT_TRAY

ORIENTATIONS: Final = ("portrait", "landscape")
SIDES: Final = ("front", "back")
FLIPS: Final = ("long-edge", "short-edge")
VARIABLE: Final = "DECKWRIGHT_CONFIG"

_HEAD: Final = (
    "# A printer profile of Deckwright: how pages come out, as `deckwright calibrate` was told.\n"
    "# x, y: mm that the print lies too far right and down · skew: degrees clockwise\n"
    "# across, down: what 100 mm measure on paper · flip: the edge that the paper was turned on\n"
)


class Key(NamedTuple):
    tray: str
    orientation: str
    side: str


@dataclass(frozen=True, slots=True)
class MeasuredPage:
    error: PrinterError
    flip: str | None = None  # of a back


@dataclass(frozen=True, slots=True)
class Printer:
    name: str
    pages: Mapping[Key, MeasuredPage] = field(default_factory=dict)

    def with_page(self, key: Key, measured: MeasuredPage) -> Printer:
        return replace(self, pages={**self.pages, key: measured})


def config_folder() -> Path:
    """Where a user's settings lie: $DECKWRIGHT_CONFIG, else where the system has such things.

    Raises RequestError where the user has no home.
    """
    if chosen := os.environ.get(VARIABLE):
        return Path(chosen)
    try:
        return _of_system()
    except RuntimeError as error:
        message = "profiles of printers lie in the user's folder, and this user has none"
        hint = f"set {VARIABLE} to a folder for them, or HOME"
        raise RequestError(problem("unknown-printer", message, hint=hint)) from error


def _of_system() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "deckwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "deckwright"
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "deckwright"


def known_printers() -> list[str]:
    """The names of all printers that have a profile."""
    return sorted(path.stem for path in (config_folder() / "printers").glob("*.yaml"))


def printer_named(name: str) -> Printer:
    """The profile of a printer. Raises RequestError for an unknown one, DeckwrightError for a file that is at fault."""
    path = _path(name)
    if not path.is_file():
        known = known_printers()
        there = f"known are {', '.join(known)}" if known else "none has been calibrated yet"
        hint = did_you_mean(name, known) or f"deckwright calibrate begins one; profiles lie in {path.parent}"
        raise RequestError(problem("unknown-printer", f"no printer {name!r}; {there}", hint=hint))
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DeckwrightError(problem("file-unreadable", str(error), Place(str(path)))) from error
    root, problems = read_yaml(text, str(path))
    report = Report(problems)
    pages = dict(_pages(Table(root, report, "the profile")))
    if has_errors(report.problems):
        raise DeckwrightError(*report.problems)
    return Printer(name, pages)


def save(printer: Printer) -> Path:
    """Write a profile; returns its file. Raises RequestError for a name that no file can have."""
    path = _path(printer.name)
    trays: dict[str, dict[str, dict[str, MeasuredPage]]] = {}
    for key, measured in printer.pages.items():
        trays.setdefault(key.tray, {}).setdefault(key.orientation, {})[key.side] = measured
    lines = [_HEAD]
    for tray, orientations in trays.items():
        lines.append(f"{tray}:\n")
        for orientation, sides in orientations.items():
            lines.append(f"  {orientation}:\n")
            lines += [f"    {side}: {_as_yaml(measured)}\n" for side, measured in sides.items()]
    write_beside(path, "".join(lines).encode())
    return path


def _path(name: str) -> Path:
    if not name or safe_name(name) != name:
        hint = f"write {safe_name(name)!r}"
        raise RequestError(problem("unknown-printer", f"{name!r} cannot be the name of a printer", hint=hint))
    return config_folder() / "printers" / f"{name}.yaml"


def _as_yaml(measured: MeasuredPage) -> str:
    e = measured.error
    numbers = {"x": e.x, "y": e.y, "skew": e.skew, "across": e.across * 100, "down": e.down * 100}
    entries = [f"{name}: {round(value, 4) + 0.0:g}" for name, value in numbers.items()]
    if measured.flip:
        entries.append(f"flip: {measured.flip}")
    return "{" + ", ".join(entries) + "}"


def _pages(trays: Table) -> Iterator[tuple[Key, MeasuredPage]]:
    for tray, _ in trays.items():
        orientations = trays.table(tray.value)
        for orientation in ORIENTATIONS:
            sides = orientations.table(orientation)
            for side in SIDES:
                if sides.node(side):
                    yield Key(tray.value, orientation, side), _read_page(sides.table(side))
            sides.finish()
        orientations.finish()


def _read_page(table: Table) -> MeasuredPage:
    x, y, skew = (float(table.read(name, number) or 0) for name in ("x", "y", "skew"))
    across, down = (float(table.read(name, number) or 100) / 100 for name in ("across", "down"))
    flip = table.read("flip", word)
    table.finish()
    if flip is not None and flip not in FLIPS:
        message = f"`flip` is {flip!r}; allowed are {', '.join(FLIPS)}"
        table.report.add("wrong-value", message, table.node("flip"))
    return MeasuredPage(PrinterError(x, y, skew, across, down), flip)


# On sheets


def corrected(imposition: Imposition, spec: SheetSpec, printer: Printer | None, tray: str) -> Imposition:
    """The sheets with what makes up for the *printer* on each page, or for a machine that enlarges them; a problem
    for what was never measured."""
    if spec.one_up:
        return imposition
    if printer is None:
        return _made_smaller(imposition, spec.paper.enlarged)
    missing: dict[Key, None] = {}

    def with_correction(sheet: Sheet) -> Sheet:
        key = Key(tray, TestPage(sheet.paper).orientation, sheet.side)
        measured = printer.pages.get(key)
        if measured is None:
            missing[key] = None
            return sheet
        return replace(sheet, correction=error_for(measured, spec.backs).correction(sheet.paper))

    made = _on_each_sheet(imposition, with_correction)
    unmeasured = (_never_measured(printer.name, key) for key in missing)
    return replace(made, problems=(*imposition.problems, *unmeasured))


def _made_smaller(imposition: Imposition, enlarged: float) -> Imposition:
    """The sheets for a machine that enlarges every page about its middle, as kiosks for photographs do."""
    if enlarged == 1:
        return imposition
    error = PrinterError(across=enlarged, down=enlarged)
    return _on_each_sheet(
        imposition, lambda sheet: replace(sheet, correction=error.correction(sheet.paper), to_the_edge=True)
    )


def _on_each_sheet(imposition: Imposition, change: Callable[[Sheet], Sheet]) -> Imposition:
    documents = (replace(d, sheets=tuple(map(change, d.sheets))) for d in imposition.documents)
    return replace(imposition, documents=tuple(documents))


def error_for(measured: MeasuredPage, backs: Backs) -> PrinterError:
    """What was measured, for paper that is turned as *backs* says."""
    flip = "short-edge" if backs is Backs.SHORT_EDGE else "long-edge"
    return measured.error.turned() if measured.flip not in (None, flip) else measured.error


def _never_measured(name: str, key: Key) -> Problem:
    tray = f" --tray {key.tray}" if key.tray != DEFAULT_TRAY else ""
    where = f", tray {key.tray!r}" if tray else ""
    message = f"printer {name!r} has not been measured for the {key.side} of {key.orientation} pages{where}"
    hint = f"deckwright calibrate --printer {name} --orientation {key.orientation}{tray}"
    return problem("printer-unmeasured", message, hint=hint)
