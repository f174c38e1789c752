"""The kinds of picture file: which are read, which are only known by name, so that one can say what a file is."""

from __future__ import annotations

import re
import unicodedata
from pathlib import PurePosixPath
from typing import Final
from urllib.parse import unquote

# Endings, in the order in which a name without one looks for them.
SUFFIXES: Final = (".svg", ".png", ".jpg", ".jpeg", ".webp", ".tif", ".tiff", ".gif", ".bmp", ".svgz")
FORMATS: Final = ("PNG", "JPEG", "WEBP", "TIFF", "GIF", "BMP")  # no other of Pillow's: some run programs

_UNREAD: Final = {
    ".psd": "Photoshop", ".psb": "Photoshop", ".avif": "AVIF", ".heic": "HEIC",
    ".heif": "HEIC", ".pdf": "PDF", ".ai": "Illustrator", ".eps": "PostScript", ".xcf": "GIMP", ".kra": "Krita",
    ".jxl": "JPEG XL", ".jp2": "JPEG 2000", ".tga": "Targa", ".ico": "icon", ".clip": "Clip Studio",
    ".procreate": "Procreate", ".afdesign": "Affinity", ".afphoto": "Affinity", ".cdr": "CorelDRAW",
}  # fmt: skip
_SIGNATURES: Final = (
    (b"8BPS", "Photoshop"), (b"%PDF", "PDF"), (b"%!PS", "PostScript"),
    (b"gimp xcf", "GIMP"), (b"\0\0\0\x0cJXL ", "JPEG XL"), (b"\xff\x0a", "JPEG XL"), (b"\0\0\0\x0cjP  ", "JPEG 2000"),
    (b"\0\0\1\0", "icon"),
)  # fmt: skip
_BRANDS: Final = {b"avif": "AVIF", b"avis": "AVIF"}  # of the same container; every other is HEIC
_BETWEEN: Final = re.compile(r"[\s_\-\u2010-\u2015]+")


def unread_format(name: str) -> str | None:
    """What the name of a file says of its kind, where it is a picture that is not read."""
    return _UNREAD.get(PurePosixPath(name).suffix.lower())


def unread_content(data: bytes) -> str | None:
    """The same by what a file holds."""
    if data[4:8] == b"ftyp":
        return _BRANDS.get(data[8:12], "HEIC")
    return next((kind for signature, kind in _SIGNATURES if data.startswith(signature)), None)


def is_picture(name: str) -> bool:
    """Whether a file is called like a picture, of a kind that is read or not."""
    return name.lower().endswith(SUFFIXES) or unread_format(name) is not None


def without_suffix(name: str) -> str:
    """A name without the ending of a picture; another ending is part of the name."""
    return name[: -len(PurePosixPath(name).suffix)] if is_picture(name) else name


def loosely(path: str) -> str:
    """A path without all that is mistyped: case, kind of slash, spaces, hyphens, composed letters, escapes, ending."""
    plain = unicodedata.normalize("NFKC", unquote(path.replace("\\", "/"))).casefold()
    return "/".join(
        _BETWEEN.sub("", part) for part in without_suffix(plain.strip()).split("/") if part != "."
    )
