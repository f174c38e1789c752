"""The products of a maker that takes pictures: which of them a card is, from `data/outlets/NAME.yaml`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...basics.outlines import ShapeKind
from ...basics.problems import Problem, problem
from ...basics.tables import table
from ...basics.units import mm, size_mm
from ...faces.layouts import CardFaces, Face
from ...game.model import Component
from ..picturing import Cells

NEAR: Final = 0.6  # mm by which a card may be another size than the product
EXTENDED: Final = 1.0  # mm of bleed that are made from the card's last pixels where they lack


@dataclass(frozen=True, slots=True)
class Product:
    id: str
    trim: tuple[float, float]
    px: tuple[int, int]
    most: int | None = None
    shape: str = "rectangle"
    code: str = ""
    order: str = ""

    def fits(self, component: Component) -> float | None:
        """By how much a component differs, in mm; None where it is no such product."""
        kind = component.shape.kind
        if kind not in (ShapeKind.RECTANGLE, ShapeKind.CIRCLE) or kind != self.shape or component.tiled:
            return None
        pairs = zip(sorted(component.size), sorted(self.trim), strict=True)
        most = max(abs(ours - theirs) for ours, theirs in pairs)
        return most if most <= NEAR else None


@cache
def products(maker: str) -> Sequence[Product]:
    rows = table(f"outlets/{maker}")["products"]
    return tuple(
        Product(
            id,
            tuple(row["trim"]),
            tuple(row["px"]),
            row.get("most"),
            row.get("shape", "rectangle"),
            row.get("code", ""),
            row.get("order", ""),
        )
        for id, row in rows.items()
        if "instead_of" not in row
    )


def sort_cards(
    maker: str, cards: Iterable[CardFaces], dpi: float
) -> tuple[dict[Product, list[CardFaces]], list[Problem]]:
    """The cards by product; a problem for each size that the maker does not have, or whose bleed is too small."""
    sorted_cards: dict[Product, list[CardFaces]] = {}
    problems: dict[str, Problem] = {}
    for shown in cards:
        component = shown.front.component
        fitting = [
            (by, product) for product in products(maker) if (by := product.fits(component)) is not None
        ]
        if not fitting:
            problems.setdefault(component.id, _no_product(component, maker))
            continue
        _, product = min(fitting, key=lambda entry: entry[0])
        lacking = max(_needed(product, component, dpi)) - component.bleed
        if lacking > EXTENDED:
            problems.setdefault(component.id, _no_bleed(component, product, component.bleed + lacking))
        sorted_cards.setdefault(product, []).append(shown)
    return sorted_cards, list(problems.values())


def _needed(product: Product, component: Component, dpi: float) -> tuple[float, float]:
    """Millimetres of bleed that the product's pixels show, across and down."""
    (across, down), (width, height) = _upright(product.px), _upright(component.size)
    return (across / dpi * 25.4 - width) / 2, (down / dpi * 25.4 - height) / 2


def _upright(sides: Sequence[float]) -> tuple[float, float]:
    return min(sides), max(sides)


def _no_product(component: Component, maker: str) -> Problem:
    message = (
        f"{component.id} ({size_mm(component.size)}) is no product of this maker: its cards are left out"
    )
    hint = f"its sizes stand in data/outlets/{maker}.yaml; deckwright list --sizes shows what they are called"
    return problem("outlet-size", message, hint=hint, about=component.id)


def _no_bleed(component: Component, product: Product, needed: float) -> Problem:
    message = (
        f"{component.id} has {mm(component.bleed)} of bleed; pictures of {product.px[0]} × {product.px[1]} pixels for "
        f"{product.id} show {mm(round(needed, 2))}"
    )
    hint = f"write bleed: {mm(round(needed, 1))} in game.yaml, and draw the ground as far"
    return problem("outlet-limit", message, hint=hint, about=component.id)


def cells_for(face: Face | None, product: Product, dpi: float) -> Cells:
    """One picture of exactly the product's pixels, true to size, the card in its middle."""
    return Cells((face,), 1, 1, *product.px, dpi=dpi)
