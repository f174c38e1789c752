"""Every check of a face, from one picture of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...faces.layouts import Face
from ...svg import Renderer
from . import cuts, images, lines, texts, zones
from .finding import Findings
from .looking import Look, look

CHECKS: Final[tuple[Callable[[Look], Findings], ...]] = (
    texts.sizes,
    texts.contrasts,
    images.resolutions,
    images.forms,
    zones.safe,
    lines.hairlines,
    cuts.edges,
)


def findings(face: Face, renderer: Renderer) -> Findings:
    """What a close look at *face* finds. A face that cannot be drawn has been told of already."""
    looked = look(face, renderer)
    if any(found.code == "drawing-failed" for found in looked.problems):
        return
    for check in CHECKS:
        yield from check(looked)
