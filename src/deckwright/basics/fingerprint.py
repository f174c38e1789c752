"""What draws and what builds, as text that changes whenever the outcome might: our code and the libraries."""

from __future__ import annotations

import ctypes
import hashlib
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from .. import __version__
from .native.libraries import load

# What a face goes through from its SVG to its page: files, and folders with all that is below them.
DRAWING: Final = ("basics", "svg", "faces/draw", "sheets/write/pdf/faces.py")
_PACKAGE: Final = Path(__file__).parents[1]
_PACKAGES: Final = ("cairocffi", "cssselect2", "lxml", "numpy", "pillow", "pyphen", "tinycss2")
_VERSIONS: Final = ("cairo_version_string", "pango_version_string", "hb_version_string")


@cache
def engine_state() -> str:
    """Deckwright's version and code, the versions of what it draws with. None of them is loaded for that."""
    return "; ".join((__version__, code_state(DRAWING), *_packages(), *_libraries()))


def drawing_code() -> list[Path]:
    """The files of our own that decide how a face is drawn."""
    return code_files(DRAWING)


def code_state(names: Iterable[str]) -> str:
    """A digest of these files and folders of our own code."""
    return _code(code_files(names))


def code_files(names: Iterable[str]) -> list[Path]:
    """The files of our own code by these names; of folders, all that is below them."""
    paths = [_PACKAGE / name for name in names]
    return [file for path in paths for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]


@cache
def program_state() -> str:
    """All that takes part in a build: the whole of our code, Python, every package that is installed, the libraries."""
    files = (file for file in sorted(_PACKAGE.rglob("*")) if file.suffix != ".pyc" and file.is_file())
    return "; ".join((__version__, _code(files), sys.version, *_all_packages(), *_libraries()))


def _code(files: Iterable[Path]) -> str:
    """A digest of our own code: a change of it throws kept drawings away by itself."""
    whole = hashlib.sha256()
    for file in files:
        try:
            whole.update(file.read_bytes())
        except OSError:  # of a program in one file nothing changes but the version
            continue
    return whole.hexdigest()


def _all_packages() -> list[str]:
    """Every installed package with its version, from the names of the `.dist-info` folders."""
    folders = (Path(name) for name in sys.path)
    entries = (entry.name for folder in folders if folder.is_dir() for entry in folder.iterdir())
    return sorted(name for name in entries if name.endswith((".dist-info", ".egg-info")))


def _packages() -> Iterator[str]:
    from importlib import metadata  # noqa: PLC0415 - with all that reads mail

    for name in _PACKAGES:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:
            yield f"{name} -"


def _libraries() -> Iterator[str]:
    library = load("pangocairo", ctypes.CDLL)
    for name in _VERSIONS:
        try:
            function = getattr(library, name)
        except AttributeError:  # found only in the library itself, on some systems
            continue
        function.restype = ctypes.c_char_p
        yield f"{name} {(function() or b'').decode()}"
