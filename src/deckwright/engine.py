"""What draws, as a text that is another wherever a drawing might come out otherwise: our code and the libraries."""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final

from . import __version__
from .libraries import load

# What a face goes through from its SVG to its page.
_CODE: Final = (
    "svg",
    "typeset",
    "engraving.py",
    "plate_files.py",
    "plates.py",
    "rendering.py",
    "geometry.py",
    "units.py",
)
_PACKAGES: Final = ("cairocffi", "cssselect2", "lxml", "numpy", "pillow", "pyphen", "tinycss2")
_VERSIONS: Final = ("cairo_version_string", "pango_version_string", "hb_version_string")


@cache
def engine_state() -> str:
    """Deckwright's version and code, the versions of what it draws with. Nothing of that is loaded but for its name."""
    return "; ".join((__version__, _code(), *_packages(), *_libraries()))


def _code() -> str:
    """A digest of our own code: whoever changes it need not think of the cache."""
    here = Path(__file__).parent
    whole = hashlib.sha256()
    for name in _CODE:
        path = here / name
        for file in sorted(path.glob("*.py")) if path.is_dir() else [path]:
            try:
                whole.update(file.read_bytes())
            except OSError:  # of a program in one file nothing changes but the version
                continue
    return whole.hexdigest()


def _packages() -> Iterator[str]:
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
