"""Cells of a grid in which nothing is printed: the last sheet of a deck is seldom full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from ...basics.geometry import Rect
from ...basics.phrases import listed
from ...basics.poppler import PROGRAM, page_picture
from ...basics.problems import Place, Problem, RequestError, problem
from .extents import cell_on_paper
from .find import FolderCard, Grid, Source

DPI: Final = 72.0  # at which the thinnest line is still grey
WHITE: Final = 248  # of 255, and above: what a scan makes of paper
EDGE: Final = 0.05  # of a cell, on each side: lines to cut by stand there
Pixels = np.ndarray[Any, Any]


def leave_empty(cards: Sequence[FolderCard], grid: Grid) -> tuple[list[FolderCard], list[Problem]]:
    """The cards whose front shows something; what is left out is told by its page and its number there.

    Raises RequestError (`no-picture`) where none is left.
    """
    pages = dict.fromkeys((card.front.path, card.front.page) for card in cards if card.front.cell is not None)
    empty: set[Source] = set()
    for path, page in pages:
        fronts = [card.front for card in cards if (card.front.path, card.front.page) == (path, page)]
        found = _empty_on(path, page, fronts, grid)
        if found is None:
            return list(cards), [_unseen(path)]
        empty |= found
    kept = [card for card in cards if card.front not in empty]
    problems = [_told(path, empty, grid) for path in dict.fromkeys(source.path for source in empty)]
    if not kept:
        raise RequestError(problem("no-picture", "every cell of the grid is empty"), *problems)
    return kept, problems


def _empty_on(path: Path, page: int, cells: Iterable[Source], grid: Grid) -> set[Source] | None:
    """Those of the *cells* of a page that are white; None where the page cannot be looked at."""
    picture = page_picture(path, page, DPI)
    if picture is None:
        return None
    pixels = np.asarray(picture).min(axis=2)
    return {cell for cell in cells if _is_white(pixels, cell_on_paper(cell, grid))}


def _is_white(pixels: Pixels, cell: Rect) -> bool:
    """*cell* is a part of the unit square, y downwards."""
    height, width = pixels.shape
    room = Rect(cell.x * width, cell.y * height, cell.width * width, cell.height * height)
    aside, above = room.width * EDGE, room.height * EDGE
    rows = slice(max(0, round(room.y + above)), round(room.bottom - above))
    columns = slice(max(0, round(room.x + aside)), round(room.right - aside))
    return bool((pixels[rows, columns] >= WHITE).all())


def _told(path: Path, empty: set[Source], grid: Grid) -> Problem:
    own = [source for source in empty if source.path == path]
    which = "this cell is" if len(own) == 1 else "these cells are"
    message = f"{which} empty and left out: {'; '.join(_numbers(own, grid))}"
    return problem("picture-empty", message, Place(path.name))


def _numbers(empty: Sequence[Source], grid: Grid) -> Iterator[str]:
    """Cells are counted as one reads, as in the names of their cards."""
    by_page: dict[int, list[int]] = {}
    for source in empty:
        column, row = source.cell or (0, 0)
        by_page.setdefault(source.page + 1, []).append(row * grid.columns + column + 1)
    for page, numbers in sorted(by_page.items()):
        yield f"page {page}, {listed([str(number) for number in sorted(numbers)])}"


def _unseen(path: Path) -> Problem:
    message = "whether cells of its pages are empty cannot be seen: all are printed"
    hint = f"poppler's {PROGRAM} shows pages: install it, or name the cards that are meant in a list (--list)"
    return problem("picture-empty", message, Place(path.name), hint=hint)
