"""Pictures from below `assets/` on a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....basics.geometry import Rect
from ....game.source import Node
from ...page.marks import Ink
from ...page.tools import PageTools

SIDES: Final[Mapping[str, str]] = {"left": "xMinYMid", "middle": "xMidYMid", "right": "xMaxYMid"}


def is_there(path: str, at: Node | None, tools: PageTools) -> bool:
    """Whether the project has that picture; a problem where it has not."""
    if tools.game.assets.exists(path):
        return True
    hint = "write its path from the project's root: assets/…"
    tools.report.add("missing-art", f"there is no picture {path!r}", at, hint)
    return False


def image(path: str, rect: Rect, fit: str) -> Ink:
    """The picture in a place of the page; *fit* is its `preserveAspectRatio`."""
    x, y, width, height = (f"{side:.3f}" for side in rect)
    return Ink(
        f'<image href="{path}" x="{x}" y="{y}" width="{width}" height="{height}" preserveAspectRatio="{fit}"/>'
    )
