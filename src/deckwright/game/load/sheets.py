"""Sheets of a printer's own: the data files in `layouts/<game>/sheets/` and `layouts/common/sheets/`."""

from __future__ import annotations

from pathlib import PurePosixPath

from ...basics.problems import DeckwrightError
from ..model import SourceFile
from ..source.report import Report
from .project import Project


def read_own_sheets(project: Project, game: str, report: Report) -> dict[str, SourceFile]:
    """The files by the name that `--paper` calls them by; a game's own come before the common ones."""
    found: dict[str, SourceFile] = {}
    for folder in (f"layouts/{game}/sheets", "layouts/common/sheets"):
        for name in project.files(folder):
            path = PurePosixPath(name)
            if path.suffix not in (".yaml", ".yml") or path.stem.lower() in found:
                continue
            label = f"{folder}/{name}"
            try:
                found[path.stem.lower()] = SourceFile(label, project.read_text(label))
            except DeckwrightError as error:
                report.take_error(error)
    return found
