"""Files change → the page is written again, one state after the other, until somebody stops it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from ..watch import changes
from .sheet import ContactSheet, Written

Told = Callable[[Written, frozenset[str]], None]  # what was written, and the labels of what had changed


async def follow(root: Path, sheet: ContactSheet, told: Told, stop: asyncio.Event | None = None) -> None:
    """Write the page at each change below *root*, and tell of it; until *stop* is set, or for ever."""
    async for labels in changes(root, stop or asyncio.Event()):
        told(sheet.update(tuple(sorted(labels))), frozenset(labels))
