"""Numbered dots on a card, where leaders find no room: each beside what it names, hiding as little as can be.

But for how one is drawn, plain geometry in millimetres of the page, as in `callouts`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from ....basics.geometry import Point, Rect
from ...page.marks import Mark
from ...page.shapes import dot
from ...page.tools import PageTools
from ...page.typesetting import Use
from .callouts import LabelRoom, Target, TargetKind, box_with_margin

DOT: Final = 4.6  # mm across
APART: Final = 0.8
WHITE: Final = 0.45  # round a numbered dot
OUT: Final = 1 / 3  # of a dot, at most, that may stand outside the card
PLACES: Final = 28  # on and beside the edge of a box
OWN_TEXT, OWN_SHAPE, OTHER = 6.0, 1.0, 3.2  # what a square millimetre costs that a dot hides
FAR: Final = 0.6  # what a millimetre away from the edge costs
ROUNDS: Final = 3


def place_dots(targets: Sequence[Target], figure: LabelRoom) -> list[Point]:
    """Where the dot of each target stands."""
    places = [list(_places(target, figure.card)) for target in targets]
    found: list[Point] = [options[0] for options in places]
    for _ in range(ROUNDS):
        for index, options in enumerate(places):
            others = [other for i, other in enumerate(found) if i != index]
            found[index] = min(options, key=lambda at: _price(at, index, targets, figure, others))
    return found


def clockwise(targets: Sequence[Target], card: Rect) -> list[int]:
    """The order of numbers: round the card's middle from its top left corner."""
    middle = card.center
    start = math.atan2(card.y - middle.y, card.x - middle.x)

    def angle(index: int) -> float:
        at = targets[index].box.center
        return (math.atan2(at.y - middle.y, at.x - middle.x) - start) % (2 * math.pi)

    return sorted(range(len(targets)), key=angle)


def are_apart(found: Sequence[Point]) -> bool:
    """Whether there is white between all dots."""
    return all(math.dist(a, b) >= DOT + APART - 1e-6 for i, a in enumerate(found) for b in found[:i])


def _places(target: Target, card: Rect) -> Iterator[Point]:
    """Points on the edge of a box, then beside it, as far as they are on the card."""
    room = card.outset(DOT * (OUT - 0.5))
    whole = box_with_margin(target)
    for beside in (DOT * 0.15, DOT * 0.5, -DOT * 0.5):
        box = whole.outset(beside)
        if box.width <= 0 or box.height <= 0:
            continue
        for at in _edge(box):
            if room.contains(Rect(*at, 0, 0)):
                yield at
    yield Point(
        min(max(whole.x, room.x), room.right), min(max(whole.y, room.y), room.bottom)
    )  # where no place of all is on the card


def _edge(box: Rect) -> Iterator[Point]:
    length = 2 * (box.width + box.height)
    for step in range(PLACES):
        way = length * step / PLACES
        if way < box.width:
            yield Point(box.x + way, box.y)
        elif way < box.width + box.height:
            yield Point(box.right, box.y + way - box.width)
        elif way < 2 * box.width + box.height:
            yield Point(box.right - (way - box.width - box.height), box.bottom)
        else:
            yield Point(box.x, box.bottom - (way - 2 * box.width - box.height))


def _price(
    at: Point, index: int, targets: Sequence[Target], figure: LabelRoom, others: Sequence[Point]
) -> float:
    side = DOT * math.sqrt(math.pi) / 2  # a square as large as the dot
    dot = Rect(at.x - side / 2, at.y - side / 2, side, side)
    own = targets[index]
    cost = {TargetKind.TEXT: OWN_TEXT, TargetKind.SHAPE: OWN_SHAPE, TargetKind.PICTURE: 0.0}[own.kind]
    price = _hidden_area(dot, own.box) * cost
    for i, other in enumerate(targets):
        if i != index and other.kind is not TargetKind.PICTURE:
            price += OTHER * _hidden_area(dot, other.box)
    price += OTHER * sum(_hidden_area(dot, text) for text in figure.texts if not own.box.contains(text, 0.5))
    price += FAR * _away(at, own.box)
    return price + 1000.0 * sum(math.dist(at, other) < DOT + APART for other in others)


def _hidden_area(dot: Rect, box: Rect) -> float:
    hidden = dot.intersection(box)
    return hidden.width * hidden.height


def _away(at: Point, box: Rect) -> float:
    return math.hypot(max(box.x - at.x, at.x - box.right, 0.0), max(box.y - at.y, at.y - box.bottom, 0.0))


def number_dot(number: int | str, at: Point, tools: PageTools) -> Iterator[Mark]:
    """A dot with its number, of two digits at most."""
    yield dot(*at, DOT / 2, tools.look.title, WHITE)
    size = 8.4 if len(str(number)) == 1 else 7.2
    use = Use(size, 3.4, "display", tools.setter.style.weight, colour="#FFFFFF", align="center")
    text = tools.setter.set(str(number), use)
    yield from tools.setter.marks(text, at.x, at.y + 1.1, use)
