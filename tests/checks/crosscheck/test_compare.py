"""The comparer itself: what it must see, what it must not, and where."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from deckwright.basics.geometry import Rect
from deckwright.checks.crosscheck.compare import CELL, DPMM, compare

WIDTH, HEIGHT = 30, 40  # mm
Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def paper(colour: int = 240) -> Pixels:
    return np.full((HEIGHT * DPMM, WIDTH * DPMM, 3), colour, np.uint8)


def with_box(
    x: float, y: float, width: float, height: float, colour: tuple[int, int, int] = (30, 30, 30)
) -> Pixels:
    """Paper with a box on it, in millimetres; edges on whole pixels."""
    pixels = paper()
    left, top, right, bottom = (round(side * DPMM) for side in (x, y, x + width, y + height))
    pixels[top:bottom, left:right] = colour
    return pixels


def test_equal_pictures_do_not_differ() -> None:
    found = compare(with_box(5, 5, 3, 3), with_box(5, 5, 3, 3))
    assert found.cells == () and found.seen == 1


def test_edges_that_lie_a_tenth_of_a_millimetre_apart_do_not_differ() -> None:
    assert compare(with_box(5, 5, 3, 3), with_box(5.1, 5.1, 3, 3)).cells == ()


@pytest.mark.parametrize("size", [1, 2, 3, 8])
@pytest.mark.parametrize("at", [5, 6, 6.5])
def test_a_box_moved_by_a_millimetre_differs_where_it_stands(size: float, at: float) -> None:
    cells = compare(with_box(at, at, size, size), with_box(at + 1, at, size, size)).cells
    area = Rect(at - CELL, at - CELL, size + 1 + 2 * CELL, size + 2 * CELL)
    assert cells and all(area.contains(cell.rect) for cell in cells)


def test_a_box_that_is_not_there_differs_in_its_own_cells() -> None:
    cells = compare(with_box(10, 20, 4, 2), paper()).cells
    assert {(cell.rect.x, cell.rect.y) for cell in cells} >= {(10, 20), (12, 20)}
    assert cells[0].difference == max(cell.difference for cell in cells)


def test_another_colour_differs() -> None:
    box = (5.0, 5.0, 6.0, 6.0)
    assert compare(with_box(*box, (200, 60, 60)), with_box(*box, (60, 60, 200))).cells


def test_a_colour_that_is_off_by_a_hair_does_not_differ() -> None:
    assert compare(paper(240), paper(241)).cells == ()
    assert compare(paper(240), paper(234)).cells


def test_what_is_masked_is_not_judged_and_not_counted() -> None:
    mask = np.zeros((HEIGHT * DPMM, WIDTH * DPMM), bool)
    mask[: 20 * DPMM] = True
    found = compare(with_box(10, 10, 4, 4), paper(), mask)
    assert found.cells == ()
    assert found.seen == pytest.approx(0.5, abs=0.03)
    assert compare(with_box(10, 30, 4, 4), paper(), mask).cells


def test_cells_are_found_over_the_whole_of_a_mat() -> None:
    """More rows than are compared at a time, and a last cell that is cut off."""
    tall = np.full((251 * DPMM, 21 * DPMM, 3), 255, np.uint8)
    spoilt = tall.copy()
    for top in (0, 99, 100, 199, 249):
        spoilt[top * DPMM : (top + 2) * DPMM, : 2 * DPMM] = 0
    rows = {cell.rect.y for cell in compare(tall, spoilt).cells if cell.rect.x == 0}
    assert rows >= {0, 98, 100, 198, 200, 248, 250} - {250}
