"""A card's text as it is written in a file: what `parse` reads as the same text again."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .richtext import LineBreak, Paragraph, RichText, Run, SymbolRun, TextRun


def as_markup(rich: RichText) -> str:
    """*rich* in the markup of cards."""
    written = ""
    for before, paragraph in zip((None, *rich.paragraphs), rich.paragraphs, strict=False):
        if before is not None:
            written += "\n" if before.item and paragraph.item else "\n\n"
        written += _paragraph(paragraph)
    return written


def _paragraph(paragraph: Paragraph) -> str:
    text = "".join(_styled(paragraph.runs))
    if paragraph.item:
        return "- " + text.replace("\n", "\n  ")
    return re.sub(r"^- ", r"\\- ", text)


def _styled(runs: tuple[Run, ...]) -> Iterator[str]:
    """Stars where a style begins or ends; a symbol or the end of a line has the style of what is before it."""
    bold = italic = False
    for run in runs:
        if isinstance(run, TextRun):
            yield "**" * (run.bold != bold) + "*" * (run.italic != italic)
            bold, italic = run.bold, run.italic
        yield _written(run)
    yield "**" * bold + "*" * italic


def _written(run: Run) -> str:
    match run:
        case SymbolRun(name=name):
            return f"{{{name}}}"
        case LineBreak():
            return "\n"
    return re.sub(r"[*{}]", r"\\\g<0>", run.text)
