"""Whether what must not be cut off keeps away from the cut: the safe zone follows the shape of the component."""

from __future__ import annotations

from typing import Final

from ...basics.units import measured, mm
from ...svg.canvas.record import Letters, Sign
from .finding import Finding, Findings
from .looking import SCALE, Look, box_around, quote
from .outline import depths

TOLERANCE: Final = 1.2 / SCALE  # mm: a pixel, and what a letter may overlap the next


def safe(look: Look) -> Findings:
    """`outside-safe-zone`, for texts and symbols."""
    limit = look.face.component.safe
    if limit <= 0:
        return
    marks: tuple[Letters | Sign, ...] = (*look.letters, *look.signs)
    for mark in marks:
        depth = depth_of(mark, look)
        if depth is None or depth >= limit - TOLERANCE:
            continue
        what = quote(mark.text) if isinstance(mark, Letters) else f"the symbol {mark.name!r}"
        inside = f"is {measured(depth, limit)} from"
        where = f"reaches {measured(-depth)} beyond" if depth < 0 else inside
        message = f"{what} {where} the cut; texts and symbols keep {mm(limit)} away, the safe zone"
        about = mark.id if isinstance(mark, Letters) else mark.name
        hint = "move it inwards: no cut is exact"
        found = look.problem_at("outside-safe-zone", message, mark.place, box_around(mark), hint, about)
        yield Finding(found, limit - depth)


def depth_of(mark: Letters | Sign, look: Look) -> float | None:
    """How far within the cut line the outermost pixel of *mark* lies; None where none was painted."""
    rows, columns = mark.covered.shape
    there = depths(look.face.component)[mark.top : mark.top + rows, mark.left : mark.left + columns]
    within = there[mark.covered[: there.shape[0], : there.shape[1]]]
    return float(within.min()) if within.size else None
