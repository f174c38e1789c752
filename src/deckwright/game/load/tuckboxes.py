"""`tuckbox:` of a component: the box that holds the cards of another, measured by what it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ...basics.outlines import ShapeKind
from ...basics.problems import Place, did_you_mean
from ...basics.tuckbox import Tuckbox
from ..model import Card, Component, Shape
from ..source import Node
from ..source.keys import Table, boolean, integer, word
from ..source.report import Report

THICKNESS: Final = 0.3  # mm of a printed card
MOST_CARDS: Final = 500


def read_tuckbox(
    table: Table,
    others: Mapping[str, Component],
    id: str,
    read_length: Callable[[Node, Report, str], float | None],
) -> Component | None:
    """The component of a box. None where it cannot be made; then it is told why."""
    name, node = table.read("tuckbox", word), table.node("tuckbox")
    inside = others.get(name) if name else None
    table.require("cards", "write how many cards it holds: cards: 18")
    cards = table.read("cards", integer)
    thickness = table.read("thickness", read_length)
    is_sleeved = table.read("sleeved", boolean) or False
    bleed, safe = (table.read(key, read_length) for key in ("bleed", "safe"))
    table.finish()
    if name and inside is None:
        message = f"`tuckbox` names the component of the cards that it holds; there is no component {name!r}"
        table.report.add("wrong-value", message, node, did_you_mean(name, others))
    elif inside and inside.shape.kind is not ShapeKind.RECTANGLE:
        message = f"a tuck box holds cards with four corners; {name!r} is a {inside.shape.kind.value}"
        table.report.add("wrong-value", message, node)
        inside = None
    if cards is not None and not 1 <= cards <= MOST_CARDS:
        message = f"`cards` is {cards}; a box holds 1 to {MOST_CARDS}"
        table.report.add("wrong-value", message, table.node("cards"))
        cards = None
    if inside is None or cards is None:
        return None
    box = Tuckbox(inside.size, cards, THICKNESS if thickness is None else thickness, is_sleeved)
    return Component(
        id,
        box.net,
        Shape(ShapeKind.PATH, 0, box.outline),
        3.0 if bleed is None else bleed,
        2.0 if safe is None else safe,
        folds=box.folds,
        box=box,
        holds=inside.id,
    )


def check_tuckboxes(
    components: Mapping[str, Component], cards: Iterable[Card], place: Place, report: Report
) -> None:
    """Tell of each box that is made for another number of cards than the game has of that component."""
    copies: dict[str, int] = {}
    for card in cards:
        copies[card.type.component.id] = copies.get(card.type.component.id, 0) + card.copies
    for component in components.values():
        box = component.box
        has = copies.get(component.holds or "", 0)
        if box is not None and has != box.cards:
            message = f"the tuck box {component.id!r} is as deep as {box.cards} cards; "
            message += f"of {component.holds!r} the game has {has}"
            report.add(
                "tuckbox-cards", message, place, f"write cards: {has}; then its layout wants the new measures"
            )
