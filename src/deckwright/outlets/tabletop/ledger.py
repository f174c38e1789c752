"""The ledger: which place on which deck sheets each card has, for ever; `cards/<game>/table-cells.txt`.

A table that is set up already knows a card by its cell. So a card keeps its place while others come and go: a new one
takes the next free place, and that of one that is gone stays empty. Lines are sorted by card, so that those which two
people add seldom meet; where two cards have the same place after a merge, the one whose id sorts first keeps it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import field
from pathlib import Path
from typing import Final

from ...basics.folders import TABLE_CELLS
from ...basics.problems import Place, Problem, problem
from ...basics.records import dataclass

HEAD: Final = (
    "# The place of each card on the sheets of virtual tables, for ever: a table that is set up knows a card by it.\n"
    "# Commit this file. A line that is deleted frees its place: do so only when no table has the card any more.\n"
)
_GRID: Final = re.compile(r"(\d{1,2})x(\d{1,2})")


@dataclass(slots=True)
class Ledger:
    # By group: the columns and rows of its sheets, and the places of its cards, counted through them.
    grids: dict[str, tuple[int, int]] = field(default_factory=dict)
    places: dict[str, dict[str, int]] = field(default_factory=dict)

    def place(self, group: str, cards: Iterable[str]) -> dict[str, int]:
        """The places of *cards* in *group*; those that have none get the next, in this order."""
        known = self.places.setdefault(group, {})
        free = max(known.values(), default=-1) + 1
        for card in cards:
            if card not in known:
                known[card] = free
                free += 1
        return known

    def text(self) -> str:
        lines = [f"{group}\t{columns}x{rows}" for group, (columns, rows) in self.grids.items()]
        lines += [
            f"{group}\t{card}\t{at}" for group, cards in self.places.items() for card, at in cards.items()
        ]
        return HEAD + "".join(f"{line}\n" for line in sorted(lines, key=lambda line: line.split("\t")[:2]))


def ledger_path(root: Path, game: str) -> Path:
    return root / "cards" / game / TABLE_CELLS


def read_ledger(root: Path, game: str) -> tuple[Ledger, list[Problem]]:
    """The ledger of a game, empty where there is none yet; lines that cannot be read are problems."""
    label = f"cards/{game}/{TABLE_CELLS}"
    try:
        text = ledger_path(root, game).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return Ledger(), []
    except (OSError, ValueError) as error:
        return Ledger(), [problem("outlet-ledger", f"cannot be read: {error}", Place(label))]
    ledger, problems = Ledger(), list[Problem]()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if not _read_line(line.split("\t"), ledger):
            message = f"{line!r} is no line of the ledger: a group, a card and its place, with tabs between"
            hint = "take the file back from the project's history, or delete the line"
            problems.append(problem("outlet-ledger", message, Place(label, number), hint=hint))
    return ledger, [*problems, *_part(ledger, label)]


def _read_line(parts: list[str], ledger: Ledger) -> bool:
    if len(parts) == 2 and (grid := _GRID.fullmatch(parts[1])):
        ledger.grids.setdefault(parts[0], (int(grid[1]), int(grid[2])))
        return 0 not in ledger.grids[parts[0]]
    if len(parts) == 3 and parts[2].isascii() and parts[2].isdecimal() and len(parts[2]) < 6:
        ledger.places.setdefault(parts[0], {}).setdefault(parts[1], int(parts[2]))
        return True
    return False


def _part(ledger: Ledger, label: str) -> Iterator[Problem]:
    """Cards that a merge has put into one place: the first by id keeps it, the others will get new ones."""
    for cards in ledger.places.values():
        taken: dict[int, str] = {}
        for card in sorted(cards):
            first = taken.setdefault(cards[card], card)
            if first != card:
                del cards[card]
                message = f"has the place of {first} on the sheet, after a merge perhaps: it gets a new one"
                yield problem("outlet-cell", message, Place(label), card=card)
