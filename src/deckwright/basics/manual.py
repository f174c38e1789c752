"""Where the pages of the manual lie: in the repository, or those that an installed program brings along."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PACKED: Final = Path(__file__).resolve().parent.parent / "data" / "manual"  # in an installed program
WRITTEN: Final = Path(__file__).resolve().parents[3] / "docs"  # where the program is worked on


def manual_page(name: str) -> str:
    """The page *name* of the manual, as a hint names it: a file that is there. pyproject.toml packs what hints name."""
    packed = PACKED / name
    return str(packed) if packed.is_file() else f"docs/{name}"


def read_page(name: str) -> str:
    """The text of a page; empty where the manual is not at hand."""
    for folder in (PACKED, WRITTEN):
        try:
            return (folder / name).read_text(encoding="utf-8")
        except OSError:
            continue
    return ""
