"""Whether lines are thick enough to be printed whole."""

from __future__ import annotations

from typing import Final

from ...basics.units import PT_PER_MM, measured, mm
from .finding import Finding, Findings
from .looking import Look

LEAST: Final = 0.25 / PT_PER_MM  # mm: a quarter of a point
SLACK: Final = 0.002


def hairlines(look: Look) -> Findings:
    """`hairline`."""
    for line in look.seen.lines:
        if line.width >= LEAST - SLACK:
            continue
        message = (
            f"a line is {measured(line.width, LEAST)} thick; {mm(round(LEAST, 2))}, a quarter of a point, "
            "is the least that is printed without gaps"
        )
        found = look.problem_at(
            "hairline", message, line.place, line.rect, "draw it thicker, or leave it out"
        )
        yield Finding(found, LEAST - line.width)
