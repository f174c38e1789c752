"""The folders of a project: found, listed and read here and nowhere else, and never left."""

from __future__ import annotations

import errno
import os
import unicodedata
from collections.abc import Mapping
from dataclasses import field
from pathlib import Path, PurePosixPath, PureWindowsPath
from types import MappingProxyType
from typing import Final

from ...basics.folders import walk
from ...basics.pictures import SUFFIXES, loosely
from ...basics.problems import DeckwrightError, Place, did_you_mean, problem
from ...basics.records import dataclass
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
    _alike: dict[str, dict[str, list[str]]] = field(default_factory=dict, repr=False)  # labels by `loosely`
    _found: dict[str, bool] = field(default_factory=dict, repr=False)  # by label, whether it is a file

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
            self._folders[folder] = _resolved(self.root / folder)
        real = self._folders[folder] / path.name
        return _resolved(real) if real.is_symlink() else real

    def read(self, label: str, limit: int = MAX_ASSET) -> bytes:
        """The bytes of a file. Raises DeckwrightError (`outside-project`, `file-missing`, `file-unreadable`)."""
        label = self.spelling(label)
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
            if (self.root / label).is_symlink():
                raise _unreadable(label, "it is a link, and leads to nothing") from error
            folder = str(PurePosixPath(label).parent)
            top, _, rest = label.partition("/")
            near = self.alike(top, rest) or self.alike(top, PurePosixPath(label).name)
            near = near or self.alike("assets", PurePosixPath(label).name)
            hint = did_you_mean(PurePosixPath(label).name, self.files(folder))
            hint = f"did you mean {near[0]}?" if near else hint
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
        found = self._found.get(label)
        if found is None:
            found = self._found[label] = self._look_for(label, place)
        return found

    def _look_for(self, label: str, place: Place | None) -> bool:
        spelt = self.spelling(label)
        path = PurePosixPath(spelt)
        if path.name not in self.files(str(path.parent)):
            return False
        if spelt not in self.changes:
            self.locate(spelt, place)
        return True

    def exists(self, label: str) -> bool:
        """Whether *label* is a file in the project."""
        try:
            return self.find(label)
        except DeckwrightError:
            return False

    def files(self, folder: str) -> tuple[str, ...]:
        """The names of the files in *folder*, sorted, without hidden ones; none where there is no such folder.

        Pipes, devices and links that lead nowhere are among them: who reads them says what they are.
        """
        if folder not in self._listings:
            try:
                with os.scandir(self.locate(folder)) as entries:
                    names = sorted(
                        e.name for e in entries if not e.name.startswith(".") and not _is_folder(e)
                    )
            except (OSError, DeckwrightError):
                names = []
            for label, data in self.changes.items():
                parent, _, name = label.rpartition("/")
                if parent == folder:
                    names = sorted({*names, name} if data is not None else {*names} - {name})
            self._listings[folder] = tuple(names)
        return self._listings[folder]

    def spelling(self, label: str) -> str:
        """*label* as its files are called: an é of one character is the same as one of two, in whatever name."""
        folder, _, name = label.rpartition("/")
        if label.isascii() or name in self.files(folder):
            return label
        folder = self.spelling(folder) if folder else folder
        try:
            names = [path.name for path in self.locate(folder or ".").iterdir()]
        except (OSError, DeckwrightError):
            names = []
        if name not in names:
            name = next((other for other in sorted(names) if _composed(other) == _composed(name)), name)
        return f"{folder}/{name}" if folder else name

    def alike(self, folder: str, name: str) -> list[str]:
        """The files below *folder* whose path from there, or whose name, is *name* but for what people mistype.

        A name without folders finds files in all folders.
        """
        if folder not in self._alike:
            index = self._alike.setdefault(folder, {})
            for label in self.files_below(folder, ""):
                path = loosely(label.removeprefix(f"{folder}/"))
                for key in {path, path.rpartition("/")[2]}:
                    index.setdefault(key, []).append(label)
        found = self._alike[folder].get(loosely(name), [])
        return sorted(found, key=lambda label: (not label.endswith(SUFFIXES), label))

    @property
    def listings(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the files in every folder that was looked into, by its label."""
        return self._listings

    def files_below(self, folder: str, suffix: str) -> list[str]:
        """The labels of all files with *suffix* in *folder* and the folders within, sorted; links are not followed."""
        top = self.root / folder
        found: list[str] = []
        for path, folders, names in walk(top):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            if wanted := [name for name in names if name.endswith(suffix) and not name.startswith(".")]:
                base = Path(path).relative_to(self.root)
                found += [(base / name).as_posix() for name in wanted]
        return sorted(found)


@dataclass(frozen=True, slots=True)
class ProjectAssets:
    """The files under `assets/`, and pictures beside the layouts (model.Assets)."""

    project: Project

    def read(self, path: str) -> bytes:
        """The bytes of a file by its path relative to the project. Raises DeckwrightError."""
        self._check(path)
        return self.project.read(path)

    def exists(self, path: str) -> bool:
        return path.startswith(("assets/", "layouts/")) and self.project.exists(path)

    def below(self, folder: str) -> list[str]:
        return self.project.files_below(folder, "") if folder.startswith("assets/") else []

    def _check(self, path: str) -> None:
        if PurePosixPath(path).parts[:1] not in (("assets",), ("layouts",)):
            message = (
                f"{path} does not lie below assets/, where the pictures of a game are, nor below layouts/"
            )
            hint = "copy it into assets/<game>/ and link it from there"
            raise DeckwrightError(problem("outside-project", message, hint=hint))


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a link that leads to itself
        return False


def _resolved(path: Path) -> Path:
    """Where *path* leads. Raises OSError or RuntimeError for a loop of links, which Python 3.13 leaves as it is."""
    real = path.resolve()
    if real.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return real


def _composed(name: str) -> str:
    return unicodedata.normalize("NFC", name)


def _unreadable(label: str, why: str) -> DeckwrightError:
    return DeckwrightError(problem("file-unreadable", f"{label} cannot be read: {why}", Place(label)))
