"""Where the things of the project lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "deckwright"

# The folders of the package, in the order in which one may import from another.
ROOMS: Final = (
    "basics",
    "game",
    "rules",
    "deals",
    "svg",
    "sheets",
    "faces",
    "checks",
    "build",
    "reference",
    "changes",
    "authoring",
    "outlets",
    "proof",
    "cli",
)
