"""Papers by name, from `data/papers.yaml`, or by their size."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from ...basics.geometry import Size
from ...basics.records import dataclass
from ...basics.tables import table
from ...basics.units import mm, pair

SMALLEST: Final = 10.0  # mm: what a printer can feed, or a cutter can hold
LARGEST: Final = 3000.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet as it is sold: upright, with the margin that is kept where none is asked for.

    What prints to the paper's edge may enlarge a page about its middle: pages are made smaller by *enlarged*.
    """

    id: str
    size: Size
    margin: float = 5
    source: str = ""
    enlarged: float = 1


CARD: Final = Paper("card", Size(0, 0), 0)  # not a paper: every card is a page of its own


@cache
def known_papers() -> Mapping[str, Paper]:
    """Every paper that has a name."""
    return {
        name: Paper(
            name,
            Size(*pair(entry["size"])),
            float(entry["margin"]),
            entry["source"],
            entry.get("enlarged", 1),
        )
        for name, entry in table("papers")["papers"].items()
    }


def read_paper(text: str) -> Paper:
    """The paper that *text* names ("a4", "card") or measures ("210 x 330 mm").

    Raises ValueError, with the names that are known, for anything else.
    """
    name = text.strip().lower()
    if name == CARD.id:
        return CARD
    if name in known_papers():
        return known_papers()[name]
    try:
        size = Size(*pair(name))
    except ValueError:
        known = ", ".join([*known_papers(), CARD.id])
        raise ValueError(f"unknown paper {text!r}; known are {known}, or a size such as 210x330mm") from None
    if not (min(size) >= SMALLEST and max(size) <= LARGEST):
        raise ValueError(f"paper {text!r} is out of range; a side is {mm(SMALLEST)} to {mm(LARGEST)}")
    return Paper(name.replace(" ", ""), Size(min(size), max(size)))
