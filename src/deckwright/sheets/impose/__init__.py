"""Imposition: pieces and a sheet description in, sheets of absolute placements out. Plain data."""

from .papers import Paper, paper, papers
from .plan import Cut, CutKind, Document, Figure, Imposition, Label, Line, Piece, Placement, Room, Sheet
from .sheets import impose
from .spec import OPTIONS, SheetSpec, sheet_spec
from .template import Template, read_template

__all__ = [
    "OPTIONS",
    "Cut",
    "CutKind",
    "Document",
    "Figure",
    "Imposition",
    "Label",
    "Line",
    "Paper",
    "Piece",
    "Placement",
    "Room",
    "Sheet",
    "SheetSpec",
    "Template",
    "impose",
    "paper",
    "papers",
    "read_template",
    "sheet_spec",
]
