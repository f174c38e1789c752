"""What lies on the table and which picture shows it: decks in the cells of sheets, found before anything is drawn."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import Final

from ...basics.naming import safe_names
from ...basics.outlines import ShapeKind
from ...basics.problems import Problem
from ...basics.records import dataclass
from ...faces.draw.types import ShownGame
from ...faces.layouts import CardFaces, Face
from ...game.model import Component
from ..numbers import numbers
from ..picturing import Cells
from .grids import Grid, grid_for
from .ledger import Ledger

FIRST_KEY: Final = 100_000  # keys of a game lie far above those of other decks on a table
SHEETS: Final = 100  # keys that each group has
GROUPS: Final = 199_000


@dataclass(frozen=True, slots=True)
class Sheet:
    """A deck sheet: its key in the file, and what its pictures' names begin with."""

    key: int
    grid: Grid
    front: str
    back: str
    own_backs: bool
    is_round: bool  # corners


@dataclass(frozen=True, slots=True)
class Spot:
    sheet: Sheet
    cell: int

    @property
    def card_id(self) -> int:
        return self.sheet.key * 100 + self.cell


@dataclass(slots=True)
class Plan:
    pictures: dict[str, Cells] = field(default_factory=dict)  # by what their names begin with
    spots: dict[tuple[str, str], Spot] = field(default_factory=dict)  # of cards, by deck and card
    problems: list[Problem] = field(default_factory=list)


def is_card(component: Component) -> bool:
    """Whether it is held in a hand and lies in decks; all else is a tile, a token or a board."""
    least, most = numbers("tts")["least_card"], numbers("tts")["most_card"]
    is_plain = component.shape.kind is ShapeKind.RECTANGLE and not component.tiled and component.box is None
    return is_plain and least < max(component.size) <= most


def plan_decks(drawn: ShownGame, ledger: Ledger, about: tuple[str, ...], card_px: int | None) -> Plan:
    """Every card at its place. *about*: the game with what makes it another one, its language and variants."""
    plan = Plan()
    groups: dict[str, list[CardFaces]] = {}
    for shown in drawn.cards:
        if is_card(shown.front.component):
            groups.setdefault(group_of(shown), []).append(shown)
    names = _names(groups)
    keys = _keys(groups, about)
    for group, cards in groups.items():
        component = cards[0].front.component
        grid = grid_for(component, card_px, ledger.grids.get(group))
        if isinstance(grid, Problem):
            plan.problems.append(grid)
            continue
        ledger.grids.setdefault(group, (grid.columns, grid.rows))
        places = ledger.place(group, dict.fromkeys(shown.card.id for shown in cards))
        stem = "-".join((*about, names[group]))
        _plan_group(plan, cards, places, grid, keys[group], stem)
    return plan


def group_of(shown: CardFaces) -> str:
    """Cards of one size and one back share sheets; those with backs of their own have sheets of these."""
    back = "none" if shown.back is None else "own" if shown.back.card is not None else shown.back.id
    return f"{shown.front.component.id}/{back}"


def _names(groups: Iterable[str]) -> dict[str, str]:
    """What the pictures of each group are called, without what says nothing to a person."""
    short = {group: group.replace(".svg", "").removesuffix("-back") for group in groups}
    if len(set(short.values())) < len(short):
        short = {group: group for group in short}
    safe = safe_names(short.values())
    return {group: safe[name] for group, name in short.items()}


def _keys(groups: Mapping[str, object], about: tuple[str, ...]) -> dict[str, int]:
    """The first key of each group: the same each time, and hardly another game's."""
    found: dict[str, int] = {}
    for group in sorted(groups):
        digest = hashlib.sha256("\0".join((*about, group)).encode()).digest()
        number = int.from_bytes(digest[:8]) % GROUPS
        while FIRST_KEY + number * SHEETS in found.values():
            number = (number + 1) % GROUPS
        found[group] = FIRST_KEY + number * SHEETS
    return found


def _plan_group(
    plan: Plan, cards: list[CardFaces], places: Mapping[str, int], grid: Grid, first_key: int, stem: str
) -> None:
    back = cards[0].back
    own_backs = back is not None and back.card is not None
    fronts: dict[int, dict[int, CardFaces]] = {}
    for shown in cards:
        number, cell = divmod(places[shown.card.id], grid.capacity)
        fronts.setdefault(number, {})[cell] = shown
    for number, cells in sorted(fronts.items()):
        name = f"{stem}-{number + 1}"
        back_name = f"{name}-backs" if own_backs else f"{stem}-back"
        rounded = cards[0].front.component.shape.radius > 0
        sheet = Sheet(first_key + number, grid, name, back_name, own_backs, rounded)
        plan.pictures[name] = _cells(cells, grid, is_back=False)
        if own_backs:
            plan.pictures[back_name] = _cells(cells, grid, is_back=True)
        else:
            plan.pictures.setdefault(back_name, Cells((back,), 1, 1, grid.width, grid.height))
        for cell, shown in cells.items():
            plan.spots[shown.deck.id, shown.card.id] = Spot(sheet, cell)
            for other in (each for each in cards if each.card.id == shown.card.id):
                plan.spots[other.deck.id, other.card.id] = Spot(sheet, cell)


def _cells(cells: Mapping[int, CardFaces], grid: Grid, *, is_back: bool) -> Cells:
    faces: list[Face | None] = [None] * grid.capacity
    for cell, shown in cells.items():
        faces[cell] = shown.back if is_back else shown.front
    return Cells(tuple(faces), grid.columns, grid.rows, grid.width, grid.height)


def decks_on_table(drawn: ShownGame) -> Iterator[tuple[str, list[CardFaces]]]:
    """The cards of each deck that are held in hands."""
    for deck in drawn.decks:
        cards = [
            shown for shown in drawn.cards if shown.deck.id == deck.id and is_card(shown.front.component)
        ]
        if cards:
            yield deck.id, cards
