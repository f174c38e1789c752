"""The folders of a project: found, listed and read here and nowhere else, and never left."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath, PureWindowsPath
from types import MappingProxyType
from typing import Final

from ...basics.problems import DeckwrightError, Place, did_you_mean, problem
from ..source import decode

MAX_TEXT: Final = 20_000_000  # bytes of a YAML or SVG file
MAX_ASSET: Final = 256_000_000


@dataclass(frozen=True, slots=True)
class Project:
    """A project folder seen through labels: paths relative to it, with `/`. Nothing outside of it is ever opened."""

    root: Path
    changes: Mapping[str, bytes | None] = field(default_factory=dict)  # files as they would be; None: gone
    _listings: dict[str, tuple[str, ...]] = field(default_factory=dict, repr=False)
    _folders: dict[str, Path] = field(default_factory=dict, repr=False)  # each with its real path

    @classmethod
    def at(cls, root: Path, changes: Mapping[str, bytes | None] = MappingProxyType({})) -> Project:
        """The project at *root*; seen as it would be with *changes*, whole files by label."""
        return cls(root.resolve(), dict(changes))  # which a process that draws can be sent

    def locate(self, label: str, place: Place | None = None) -> Path:
        """The real path of *label*, which need not exist. Raises DeckwrightError (`outside-project`)."""
        path = PurePosixPath(label)
        inside = not (path.is_absolute() or ".." in path.parts or "\0" in label or "\\" in label)
        if inside and not PureWindowsPath(label).drive:
            try:
                real = self._real(path)
            except (OSError, RuntimeError):  # a loop of links
                real = Path("/")
            if real.is_relative_to(self.root):
                return real
        message = f"{label} leads out of the project; files of a game lie below the project's folder"
        raise DeckwrightError(
            problem("outside-project", message, place, hint="copy the file into the project")
        )

    def _real(self, path: PurePosixPath) -> Path:
        folder = str(path.parent)
        if folder not in self._folders:
            self._folders[folder] = (self.root / folder).resolve()
        real = self._folders[folder] / path.name
        return real.resolve() if real.is_symlink() else real

    def read(self, label: str, limit: int = MAX_ASSET) -> bytes:
        """The bytes of a file. Raises DeckwrightError (`outside-project`, `file-missing`, `file-unreadable`)."""
        path = self.locate(label, Place(label))
        if (changed := self.changes.get(label)) is not None:
            return changed
        try:
            if path.exists() and not path.is_file():
                raise _unreadable(label, "it is not a file")
            size = path.stat().st_size
            if size > limit:
                raise _unreadable(label, f"it has {size:,} bytes, and at most {limit:,} are read")
            return path.read_bytes()
        except FileNotFoundError as error:
            folder = str(PurePosixPath(label).parent)
            hint = did_you_mean(PurePosixPath(label).name, self.files(folder))
            raise DeckwrightError(
                problem("file-missing", f"{label} does not exist", Place(label), hint=hint)
            ) from error
        except (OSError, ValueError) as error:
            raise _unreadable(label, getattr(error, "strerror", None) or str(error)) from error

    def read_text(self, label: str) -> str:
        """The text of a file in UTF-8. Raises DeckwrightError as `read` does."""
        return decode(self.read(label, MAX_TEXT), label)

    def find(self, label: str, place: Place | None = None) -> bool:
        """Whether *label* is a file, letter by letter (on every system).

        Raises DeckwrightError (`outside-project`) where it is one and a link leads out of the project.
        """
        path = PurePosixPath(label)
        if path.name not in self.files(str(path.parent)):
            return False
        return label in self.changes or self.locate(label, place).is_file()

    def exists(self, label: str) -> bool:
        """Whether *label* is a file in the project."""
        try:
            return self.find(label)
        except DeckwrightError:
            return False

    def files(self, folder: str) -> tuple[str, ...]:
        """The names of the files in *folder*, sorted, without hidden ones; none where there is no such folder."""
        if folder not in self._listings:
            try:
                with os.scandir(self.locate(folder)) as entries:
                    names = sorted(e.name for e in entries if not e.name.startswith(".") and e.is_file())
            except (OSError, DeckwrightError):
                names = []
            for label, data in self.changes.items():
                parent, _, name = label.rpartition("/")
                if parent == folder:
                    names = sorted({*names, name} if data is not None else {*names} - {name})
            self._listings[folder] = tuple(names)
        return self._listings[folder]

    @property
    def listings(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the files in every folder that was looked into, by its label."""
        return self._listings

    def files_below(self, folder: str, suffix: str) -> list[str]:
        """The labels of all files with *suffix* in *folder* and the folders within, sorted; links are not followed."""
        top = self.root / folder
        found: list[str] = []
        for path, folders, names in os.walk(top):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            base = Path(path).relative_to(self.root)
            found += [(base / n).as_posix() for n in names if n.endswith(suffix) and not n.startswith(".")]
        return sorted(found)


@dataclass(frozen=True, slots=True)
class ProjectAssets:
    """The files under `assets/` (model.Assets)."""

    project: Project

    def read(self, path: str) -> bytes:
        """The bytes of a file by its path relative to the project. Raises DeckwrightError."""
        self._check(path)
        return self.project.read(path)

    def exists(self, path: str) -> bool:
        return path.startswith("assets/") and self.project.exists(path)

    def below(self, folder: str) -> list[str]:
        return self.project.files_below(folder, "") if folder.startswith("assets/") else []

    def _check(self, path: str) -> None:
        if PurePosixPath(path).parts[:1] != ("assets",):
            message = f"{path} does not lie below assets/, where the pictures of a game are"
            hint = "copy it into assets/<game>/ and link it from there"
            raise DeckwrightError(problem("outside-project", message, hint=hint))


def _unreadable(label: str, why: str) -> DeckwrightError:
    return DeckwrightError(problem("file-unreadable", f"{label} cannot be read: {why}", Place(label)))
