"""`fonts:` of game.yaml: font packages and the project's own files → absolute paths of font files."""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from typing import Final

from ...basics.problems import DeckwrightError, Place
from ..source import Node
from ..source import Sequence as SequenceNode
from ..source.keys import Table, word
from ..source.report import Report
from .project import Project

DEFAULT_PACKAGES: Final = ("font-fjallaone", "font-source-sans-pro", "font-source-serif-pro")

_PACKAGE: Final = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?")
MAX_FONT: Final = 256_000_000  # bytes: the largest, of all East Asian scripts, have 130 million
_SUFFIXES: Final = (".ttf", ".otf", ".ttc")  # of two files of one style the first is taken


def read_fonts(table: Table, project: Project, game: str, more: Sequence[str] = ()) -> tuple[str, ...]:
    """The font files of a game: of its packages and those in *more*, of `assets/fonts/` and `assets/<game>/fonts/`."""
    files: list[str] = []
    node = table.node("fonts")
    items = node.items if isinstance(node, SequenceNode) else [node] if node else []
    for item in items:
        if name := word(item, table.report, "a font package"):
            files += _files_of_package(name, item, table.report)
    for name in dict.fromkeys((*(() if node else DEFAULT_PACKAGES), *more)):
        files += _files_of_package(name, table.place, table.report)
    for folder in ("assets/fonts", f"assets/{game}/fonts"):
        files += _files_in(project, folder, table.report)
    return tuple(dict.fromkeys(files))


def _files_of_package(name: str, at: Node | Place | None, report: Report) -> list[str]:
    if not _PACKAGE.fullmatch(name):
        report.add(
            "font-package", f"{name!r} is not the name of a package", at, "write for example font-fjallaone"
        )
        return []
    try:
        package = importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        report.add("font-package", f"the font package {name} is not installed", at, f"pip install {name}")
        return []
    paths = [Path(str(package.locate_file(file))).resolve() for file in package.files or []]
    fonts = _one_a_style([path for path in paths if path.suffix.lower() in _SUFFIXES and path.is_file()])
    if not fonts:
        report.add(
            "font-package", f"the package {name} holds no font files", at, "name a package such as font-lato"
        )
    return [str(path) for path in fonts]


def _files_in(project: Project, folder: str, report: Report) -> list[str]:
    found: list[Path] = []
    for name in project.files(folder):
        if PurePosixPath(name).suffix.lower() in _SUFFIXES:
            try:
                path = project.locate(f"{folder}/{name}", Place(f"{folder}/{name}"))
                if _is_of_a_size(path, f"{folder}/{name}", report):
                    found.append(path)
            except DeckwrightError as error:
                report.take_error(error)
    return [str(path) for path in _one_a_style(found)]


def _is_of_a_size(path: Path, label: str, report: Report) -> bool:
    """Whether a file may be a font, which is read whole; what is too large, or no file, is reported."""
    if not path.is_file():
        report.add("font-unreadable", "it is not a file", Place(label), "take it out of the folder")
        return False
    size = path.stat().st_size
    if size <= MAX_FONT:
        return True
    message = f"it has {size:,} bytes, and a font at most {MAX_FONT:,}"
    report.add("font-unreadable", message, Place(label), "take the font for one script alone")
    return False


def _one_a_style(paths: list[Path]) -> list[Path]:
    """One file a name, sorted: packages ship a style as .ttf and .otf."""
    best: dict[str, Path] = {}
    for path in sorted(paths, key=lambda p: (p.stem, _SUFFIXES.index(p.suffix.lower()))):
        best.setdefault(str(path.with_suffix("")), path)
    return list(best.values())
