"""The fonts of this machine. No text is set in them, but they can be copied into a project."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ...basics.problems import did_you_mean
from .fonts import Face, faces_in, faces_of
from .pango import ffi, fontconfig

SUFFIXES: Final = (".ttf", ".otf", ".ttc")
_SYSTEM_FONTS: Final = 0  # FcSetSystem
_FOLDERS: Final = {  # where fontconfig has no configuration of its own
    "darwin": ("/System/Library/Fonts", "/Library/Fonts", "~/Library/Fonts"),
    "win32": ("%WINDIR%\\Fonts", "%LOCALAPPDATA%\\Microsoft\\Windows\\Fonts"),
    "linux": ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts"),
}


@cache
def all_faces() -> tuple[Face, ...]:
    """Every style of every usable font file, sorted; of two files with the same style the first by name."""
    found: dict[Face, Face] = {}
    for face in sorted({*_of_fontconfig()} or {*_of_folders()}, key=lambda face: (str(face), face.file)):
        found.setdefault(face, face)
    return tuple(found.values())


def family(name: str) -> tuple[Face, ...]:
    """The installed styles of a family, whatever capitals it is written in."""
    return tuple(face for face in all_faces() if face.family.casefold() == name.casefold())


def offer(wanted: Face) -> str | None:
    """How to get a missing style of a family: the command that copies it; None where it is not installed."""
    if wanted not in family(wanted.family):
        return None
    return (
        f"it is installed on this machine: deckwright fonts add {family(wanted.family)[0].family!r} copies it"
    )


def choices(name: str) -> list[str]:
    """The families whose names hold *name*, or else the nearest."""
    names = sorted({face.family for face in all_faces()})
    found = [each for each in names if name.casefold() in each.casefold()]
    return found or [each for each in names if did_you_mean(name, [each])]


def _of_fontconfig() -> Iterator[Face]:
    config = fontconfig.FcInitLoadConfigAndFonts()
    if config == ffi.NULL:
        return
    config = ffi.gc(config, fontconfig.FcConfigDestroy)
    yield from (face for face in faces_of(config, _SYSTEM_FONTS) if face.file.lower().endswith(SUFFIXES))


def _of_folders() -> Iterator[Face]:
    for folder in _FOLDERS.get(sys.platform, _FOLDERS["linux"]):
        root = Path(os.path.expanduser(os.path.expandvars(folder)))  # noqa: PTH111 - a user may have no home
        for path in sorted(root.rglob("*")) if root.is_dir() else ():
            if path.suffix.lower() in SUFFIXES:
                yield from faces_in(str(path))
