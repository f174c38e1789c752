"""A picture across the text, cut to its place: as high as it is told to be, or as what the page has left."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from ...basics.geometry import Rect
from ...basics.problems import did_you_mean
from ...basics.units import mm
from ...game.source.keys import Table, number, word
from ..page.flow import Strip
from ..page.markdown import Figure
from ..page.marks import Mark
from ..page.shapes import frame
from ..page.tools import PageTools
from .parts.pictures import SIDES, image, is_there

LEAST: Final = 18.0  # mm; a lower band shows nothing
MOST: Final = 70.0  # mm that a band takes where the page has them left


def picture(figure: Figure, tools: PageTools) -> list[Strip]:
    """One strip: of `height`, or of `LEAST` to `MOST` millimetres, by what is left on its page."""
    table = Table(figure.content, tools.report, "the picture")
    path, at = table.read("picture", word), table.node("picture")
    keep, height = table.read("keep", word) or "middle", _read_height(table, tools)
    if keep not in SIDES:
        message = f"`keep` is {keep!r}; {', '.join(SIDES)} are allowed"
        tools.report.add("wrong-kind", message, table.node("keep"), did_you_mean(keep, SIDES))
        keep = "middle"
    table.finish()
    if path is None:
        table.report.add(
            "reference-figure", "the figure names no picture", table.place, "write: picture: assets/…"
        )
        return []
    if not is_there(path, at, tools):
        return []
    tools.facts.append({"figure": "picture", "line": figure.line, "picture": path})

    def draw(high: float) -> tuple[Mark, ...]:
        place = Rect(0.0, 0.0, tools.width, high)
        return image(path, place, f"{SIDES[keep]} slice"), frame(place, tools.look.title)

    above = tools.grid.line * 1.5
    if height is not None:
        return [Strip(height, draw(height), above=above)]
    return [Strip(LEAST, draw(LEAST), above=above, most=MOST, grown=draw)]


def _read_height(table: Table, tools: PageTools) -> float | None:
    """As much as a page has room for, at most."""
    height, most = table.read("height", number), tools.grid.bottom - tools.grid.first
    if height is None or Decimal(LEAST) <= height <= Decimal(most):
        return None if height is None else float(height)
    message = f"`height` is {height}; {mm(LEAST)} to {mm(most)} are allowed here"
    table.report.add("wrong-kind", message, table.node("height"))
    return None
