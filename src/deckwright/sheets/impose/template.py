"""A sheet of a printer's own: paper, places of the cards and lines to cut along, read from a data file.

paper: a4
orientation: landscape            # portrait where it is left out
card: 63 x 88 mm                  # the trim of what lies on it
places:                           # upper left corners, in mm from the upper left of the paper
  - [22.5, 17]
  - [85.5, 17, 180]               # turned, in degrees clockwise: 0, 90, 180 or 270
grid: {columns: 4, rows: 2, first: [22.5, 17], step: [63, 88]}      # in place of places
cut-lines: {x: [22.5, 85.5], y: [17, 105]}                          # along the cards where left out
margin: 5                         # what the printer leaves; the paper's own where left out
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ...basics.geometry import Rect, Size
from ...basics.problems import Problem
from ...basics.records import dataclass
from ...basics.units import length, mm, pair, size_mm
from ...basics.written import stated
from ...game.source import Node, Scalar, read_yaml
from ...game.source import Sequence as SequenceNode
from ...game.source.keys import Table, integer, word
from ...game.source.report import Report
from .cuts import Cuts
from .layout import CardSlot, Layout, neighbours
from .papers import Paper, read_paper

T = TypeVar("T")

TURNS: Final = (0, 90, 180, 270)
MOST: Final = 10_000  # places on one sheet


@dataclass(frozen=True, slots=True)
class Template:
    """A sheet with places of its own, for cards of one size."""

    label: str  # its file
    paper: Paper
    card: Size
    layout: Layout


def read_template(text: str, label: str) -> tuple[Template | None, list[Problem]]:
    """The sheet that the file *label* describes with *text*; None where a problem is an error."""
    root, problems = read_yaml(text, label)
    report = Report(problems)
    table = Table(root, report, "the sheet")
    for key, hint in (("paper", "write: paper: a4"), ("card", "write: card: 63 x 88 mm")):
        table.require(key, hint)
    known_paper = table.read("paper", _reader(read_paper))
    card = table.read("card", _reader(lambda written: Size(*pair(written))))
    landscape = table.read("orientation", _reader(_landscape)) or False
    margin = table.read("margin", _reader(length))
    corners = _grid(table) if table.node("grid") else _places(table)
    cuts = _cut_lines(table)
    table.finish()
    if known_paper is None or card is None or problems:
        return None, problems
    size = known_paper.size.turned() if landscape else known_paper.size
    slots = tuple(
        CardSlot(Rect(x, y, *(card.turned() if turn % 180 else card)), turn) for x, y, turn in corners
    )
    printable = Rect(0, 0, *size).inset(known_paper.margin if margin is None else margin)
    _check(slots, Rect(0, 0, *size), table)
    if problems:
        return None, problems
    return Template(label, known_paper, card, Layout(size, printable, slots, cuts=cuts)), problems


Corner = tuple[float, float, int]


def _places(table: Table) -> list[Corner]:
    table.require("places", "write the corners of the cards: places: [[10.5, 16.5], [73.5, 16.5]]")
    return table.read("places", _corners) or []


def _corners(node: Node, report: Report, what: str) -> list[Corner]:
    items = _items(node, report, what)
    return [corner for item in items if (corner := _corner(item, report, f"a place in {what}")) is not None]


def _corner(node: Node, report: Report, what: str) -> Corner | None:
    numbers = _lengths(node, report, what)
    if len(numbers) == 2:
        return numbers[0], numbers[1], 0
    if len(numbers) == 3 and numbers[2] in TURNS:
        return numbers[0], numbers[1], int(numbers[2])
    if numbers:
        message = f"{what} is {numbers}; allowed is [x, y], or [x, y, turn] with a turn of 0, 90, 180 or 270"
        report.add("wrong-value", message, node)
    return None


def _grid(table: Table) -> list[Corner]:
    grid = table.table("grid")
    for key in ("columns", "rows", "first", "step"):
        grid.require(key, "write: grid: {columns: 4, rows: 2, first: [22.5, 17], step: [63, 88]}")
    columns, rows = grid.read("columns", integer) or 0, grid.read("rows", integer) or 0
    first, step = (grid.read(key, _lengths) or [] for key in ("first", "step"))
    grid.finish()
    if not (0 < columns * rows <= MOST and columns > 0):
        message = f"a grid of {columns} × {rows} places; allowed are 1 to {MOST} places"
        grid.report.add("wrong-value", message, table.node("grid"))
        return []
    if len(first) != 2 or len(step) != 2:
        message = "`first` and `step` of a grid are two lengths each: across and down"
        grid.report.add("wrong-value", message, table.node("grid"))
        return []
    return [
        (first[0] + column * step[0], first[1] + row * step[1], 0)
        for row in range(rows)
        for column in range(columns)
    ]


def _cut_lines(table: Table) -> Cuts | None:
    if table.node("cut-lines") is None:
        return None
    lines = table.table("cut-lines")
    xs, ys = (tuple(sorted(lines.read(key, _lengths) or ())) for key in ("x", "y"))
    lines.finish()
    return Cuts(xs, ys)


def _check(slots: Sequence[CardSlot], paper: Rect, table: Table) -> None:
    """Report places that lie off the paper or on each other."""
    at = table.node("places") or table.node("grid")
    if not slots:
        table.report.add("wrong-value", "the sheet has no place for a card", at)
    for number, slot in enumerate(slots, 1):
        if not paper.contains(slot.rect, 0.01):
            size = size_mm((paper.width, paper.height))
            message = f"place {number} lies off the paper: {_rect_text(slot.rect)} on {size}"
            table.report.add("wrong-value", message, at)
    for number, near in enumerate(neighbours(slots, 0), 1):
        for other in (n.other + 1 for n in near if n.overlaps and n.other + 1 > number):
            table.report.add("wrong-value", f"places {number} and {other} lie on each other", at)


def _rect_text(rect: Rect) -> str:
    return f"{stated(rect.x)} to {mm(rect.right)} across, {stated(rect.y)} to {mm(rect.bottom)} down"


def _items(node: Node, report: Report, what: str) -> Sequence[Node]:
    if isinstance(node, SequenceNode):
        return node.items[:MOST]
    report.add("wrong-kind", f"{what} is not a list; a list in brackets or with dashes is allowed", node)
    return ()


def _lengths(node: Node, report: Report, what: str) -> list[float]:
    """A list of lengths; empty where one of them cannot be read."""
    read = _reader(length)
    numbers = [
        read(item, report, what) if isinstance(item, Scalar) else None for item in _items(node, report, what)
    ]
    return [number for number in numbers if number is not None] if None not in numbers else []


def _landscape(text: str) -> bool:
    if text not in ("portrait", "landscape"):
        raise ValueError(f"{text!r} is not one of portrait, landscape")
    return text == "landscape"


def _reader(parse: Callable[[str], T]) -> Callable[[Node, Report, str], T | None]:
    """A reader of one word that *parse* understands, or refuses with a ValueError."""

    def read(node: Node, report: Report, what: str) -> T | None:
        written = word(node, report, what)
        if written is None:
            return None
        try:
            return parse(written)
        except ValueError as error:
            report.add("wrong-value", f"{what}: {error}", node)
            return None

    return read
