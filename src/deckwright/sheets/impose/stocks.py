"""Sheets of labels that are cut already, from `data/labels.yaml`, as sheets of places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from ...basics.geometry import Rect, Size
from ...basics.records import dataclass
from ...basics.tables import table
from .cuts import NO_CUTS
from .layout import CardSlot, Layout
from .papers import known_papers
from .template import Template


@dataclass(frozen=True, slots=True)
class Stock:
    """A sheet of round labels as it is sold."""

    id: str
    names: tuple[str, ...]  # other products that are cut alike
    template: Template
    source: str


@cache
def known_stocks() -> Mapping[str, Stock]:
    """Every stock that has a name, by its first name."""
    data = table("labels")
    found = {}
    for id, entry in data["labels"].items():
        paper = known_papers()[entry["paper"]]
        (left, top), (across, down), diameter = entry["first"], entry["step"], float(entry["diameter"])
        slots = tuple(
            CardSlot(Rect(left + column * across, top + row * down, diameter, diameter))
            for row in range(entry["rows"])
            for column in range(entry["columns"])
        )
        printable = Rect(0, 0, *paper.size).inset(paper.margin)
        layout = Layout(paper.size, printable, slots, cuts=NO_CUTS, ringed=True)
        template = Template(id, paper, Size(diameter, diameter), layout)
        found[id] = Stock(id, tuple(entry.get("names", ())), template, data["source"])
    return found


def stock_named(name: str) -> Stock | None:
    """The stock that *name* is one of the products of."""
    wanted = name.strip().lower().replace(" ", "-").replace(".", "-")
    known = known_stocks()
    return known.get(wanted) or next((stock for stock in known.values() if wanted in stock.names), None)


def nudged(template: Template, dx: float, dy: float) -> Template:
    """*template* with every place moved, for a printer or a sheet that is a little off."""
    layout = template.layout
    slots = tuple(CardSlot(slot.rect.moved(dx, dy), slot.rotation) for slot in layout.slots)
    return replace(template, layout=replace(layout, slots=slots))
