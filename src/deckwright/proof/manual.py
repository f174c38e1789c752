"""What the manual says of a problem, for the page: it comes with the program, for use offline."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from ..basics.manual import read_page

_ROW: Final = re.compile(r"^\| `([\w-]+)` \|[^|]*\|.*\|(.*)\|$", re.MULTILINE)
_SECTION: Final = re.compile(r"^### `([\w-]+)`[^\n]*\n\n(.*?)(?=^#|\Z)", re.MULTILINE | re.DOTALL)


class Explained(NamedTuple):
    """*todo*: what to do, as docs/problems.md says; *text*: what docs/preflight.md says, by paragraphs. In Markdown."""

    todo: str
    text: tuple[str, ...]


@cache
def explanations() -> dict[str, Explained]:
    """By code; empty where the manual is not at hand."""
    todo = {code: says.strip() for code, says in _ROW.findall(read_page("problems.md"))}
    texts = {code: _paragraphs(text) for code, text in _SECTION.findall(read_page("preflight.md"))}
    return {code: Explained(todo.get(code, ""), texts.get(code, ())) for code in {*todo, *texts}}


def _paragraphs(text: str) -> tuple[str, ...]:
    whole = (" ".join(part.split()) for part in text.strip().split("\n\n"))
    return tuple(part for part in whole if part)
