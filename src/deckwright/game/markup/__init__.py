"""Card text → `RichText`: bold, italic, symbols, lists, and the typography of its language."""

from .parser import parse
from .richtext import LineBreak, MarkupProblem, Paragraph, RichText, Run, SymbolRun, TextRun
from .typography import typeset_plain

__all__ = [
    "LineBreak",
    "MarkupProblem",
    "Paragraph",
    "RichText",
    "Run",
    "SymbolRun",
    "TextRun",
    "parse",
    "typeset_plain",
]
