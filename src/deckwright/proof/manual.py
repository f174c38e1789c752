"""What the manual says of a problem, for the page: it comes with the program, for use offline."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

PACKED: Final = Path(__file__).resolve().parent.parent / "data" / "manual"  # in an installed program
WRITTEN: Final = Path(__file__).resolve().parents[3] / "docs"  # where the program is worked on
_ROW: Final = re.compile(r"^\| `([\w-]+)` \|[^|]*\|.*\|(.*)\|$", re.MULTILINE)
_SECTION: Final = re.compile(r"^### `([\w-]+)`[^\n]*\n\n(.*?)(?=^#|\Z)", re.MULTILINE | re.DOTALL)


class Explained(NamedTuple):
    """*todo*: what to do, as docs/problems.md says; *text*: what docs/preflight.md says, by paragraphs. In Markdown."""

    todo: str
    text: tuple[str, ...]


@cache
def explanations() -> dict[str, Explained]:
    """By code; empty where the manual is not at hand."""
    todo = {code: says.strip() for code, says in _ROW.findall(_page("problems.md"))}
    texts = {code: _paragraphs(text) for code, text in _SECTION.findall(_page("preflight.md"))}
    return {code: Explained(todo.get(code, ""), texts.get(code, ())) for code in {*todo, *texts}}


def _paragraphs(text: str) -> tuple[str, ...]:
    whole = (" ".join(part.split()) for part in text.strip().split("\n\n"))
    return tuple(part for part in whole if part)


def _page(name: str) -> str:
    for folder in (PACKED, WRITTEN):
        try:
            return (folder / name).read_text(encoding="utf-8")
        except OSError:
            continue
    return ""
