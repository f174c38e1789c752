"""The page's own files: modules, style and document, as they come with the program."""

from __future__ import annotations

import mimetypes
from importlib import resources
from typing import Final

STATIC: Final = resources.files(__package__) / "static"
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}


def static_files() -> dict[str, tuple[bytes, str]]:
    """The page's own files, by name: these are served, and no path is ever looked up."""
    return {
        entry.name: (entry.read_bytes(), kind_of(entry.name))
        for entry in STATIC.iterdir()
        if entry.is_file() and not entry.name.startswith(("_", "."))
    }


def kind_of(name: str) -> str:
    suffix = "." + name.rpartition(".")[2]
    kind = KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
