"""Card text → `RichText`: bold, italic, symbols, lists, and the typography of its language."""

from .parser import parse
from .richtext import LineBreak, MarkupProblem, Paragraph, RichText, Run, SymbolRun, TextRun
from .typography import typeset_plain
from .writing import as_markup

__all__ = [
    "LineBreak",
    "MarkupProblem",
    "Paragraph",
    "RichText",
    "Run",
    "SymbolRun",
    "TextRun",
    "as_markup",
    "parse",
    "typeset_plain",
]
