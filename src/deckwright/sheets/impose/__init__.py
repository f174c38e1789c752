"""Imposition: pieces and a sheet description in, sheets of absolute placements out. Plain data."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

from .papers import Paper, known_papers, read_paper
from .plan import (
    Cut,
    CutKind,
    Imposition,
    Label,
    MarkLine,
    Piece,
    Placement,
    Room,
    Sheet,
    SheetFigure,
    SheetFile,
    turned_by,
)
from .spec import SHEET_OPTIONS, SheetSpec, sheet_spec

if TYPE_CHECKING:
    from .sheets import impose
    from .template import Template, read_template

__all__ = [
    "SHEET_OPTIONS",
    "Cut",
    "CutKind",
    "Imposition",
    "Label",
    "MarkLine",
    "Paper",
    "Piece",
    "Placement",
    "Room",
    "Sheet",
    "SheetFigure",
    "SheetFile",
    "SheetSpec",
    "Template",
    "impose",
    "known_papers",
    "read_paper",
    "read_template",
    "sheet_spec",
    "turned_by",
]

_MODULES: Final = {"Template": "template", "impose": "sheets", "read_template": "template"}


def __getattr__(name: str) -> Any:
    """What lays sheets out, on first use: the help of a command needs the options alone."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f".{_MODULES[name]}", __name__), name)
