"""What an editor would lose at the next save: told while it is still there.

Measured on Inkscape 1.2: of the tspans of wrapped text it keeps the look alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...basics.problems import Place, Problem, problem
from .repair import is_wrapped
from .tree import Element

_EDITOR: Final = "sodipodi:namedview"
_HINT: Final = (
    "write {{ …|bold }}, {{ …|styled('class') }} or {{ 'name'|symbol }}, or switch off: Edit, Preferences, "
    "Input/Output, SVG export, Insert SVG 1.1 fallback in text"
)


def fragile(root: Element, file: str) -> Iterator[Problem]:
    """One note for each wrapped text of a file that an editor has written; asked before that file is repaired."""
    if not any(element.name == _EDITOR for element in root.elements()):
        return
    for text in root.elements():
        if text.name != "text" or not is_wrapped(text):
            continue
        for tspan in text.elements():
            if tspan.name == "tspan" and (name := next(filter(_is_lost, tspan.attributes), None)):
                message = f"the next save in Inkscape will take {name} off this <tspan> of wrapped text"
                yield problem("layout-fragile", message, Place(file, tspan.line_of(name)), hint=_HINT)
                break


def _is_lost(name: str) -> bool:
    return name in ("class", "inkscape:label") or name.startswith("data-")
