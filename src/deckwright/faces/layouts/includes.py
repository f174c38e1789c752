"""What a part gets from the layout that includes it: variables, and its own measure."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from .code import CodeError
from .jinja_text import NAME
from .library import Sheet

MAX_PARTS: Final = 500  # in one layout, each as often as it is included

_PIECE: Final = re.compile(
    r"""'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[()\[\]{}]|;|[^'"()\[\]{};]+|.""", re.DOTALL
)
_ASSIGNMENT: Final = re.compile(rf"\s*({NAME})\s*=(?!=)\s*(.+?)\s*", re.DOTALL)


def variables(text: str) -> list[tuple[str, str]]:
    """`couleur=data.x; titre=card.nom` as names and expressions. Raises CodeError."""
    result: dict[str, str] = {}
    for part in _parts(text):
        match = _ASSIGNMENT.fullmatch(part)
        if match is None:
            hint = "write name=expression; name=expression"
            raise CodeError(f"{part.strip()!r} gives no variable a value", hint)
        name, code = match.groups()
        if name in result:
            raise CodeError(f"{name!r} is given twice")
        result[name] = code
    return list(result.items())


def _parts(text: str) -> Iterator[str]:
    depth, part = 0, ""
    for match in _PIECE.finditer(text):
        token = match[0]
        if token == ";" and depth <= 0:
            if part.strip():
                yield part
            part = ""
            continue
        depth += (token in "([{") - (token in ")]}") if len(token) == 1 else 0
        part += token
    if part.strip():
        yield part


def unit_transform(part: Sheet, around: Sheet) -> str:
    """The transform attribute that keeps a part's size where its user unit is not that of the layout round it."""
    box, unit, outer = part.view_box, part.unit, around.unit
    ratio = unit / outer if unit and outer else 1.0
    x, y = (box[0], box[1]) if box else (0.0, 0.0)
    steps = []
    if abs(ratio - 1) > 1e-4:
        steps.append(f"scale({ratio:.6g})")
    if x or y:
        steps.append(f"translate({-x:g} {-y:g})")
    return f' transform="{" ".join(steps)}"' if steps else ""
