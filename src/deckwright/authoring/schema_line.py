"""The line by which a file names its schema, and where the schemas of a game lie."""

from __future__ import annotations

import re
from typing import Final

LINE: Final = re.compile(
    rb"^#[ \t]*yaml-language-server:[ \t]*\$schema=(?P<schema>[^\r\n]*?)[ \t]*$", re.MULTILINE
)
OURS: Final = re.compile(rb"(?:\.\./)+build/[\w-]+/schema/[\w.-]+\.json")


def schema_folder(game: str) -> str:
    return f"build/{game}/schema"
