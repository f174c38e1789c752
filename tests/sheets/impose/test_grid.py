"""How many cards a paper holds: a table computed by hand from the sizes, and the edges of fitting."""

import pytest

from deckwright.basics.geometry import Insets, Rect, Size
from deckwright.sheets.impose import SheetSpec, read_paper
from deckwright.sheets.impose.grid import best_grid, how_many
from deckwright.sheets.impose.spec import Orientation

# size, then the cards on A4 with a margin of 5 mm and on Letter with 6.35 mm; of each, first without gutter, then
# with a gutter that gives every card its own bleed (3 mm on A4, 3.175 mm on Letter)
TABLE = """
41 63          21  16  18  12
44 68          16  12  12  12
44.45 63.5     18  12  18  12
56 87          10   9   9   8
57.15 88.9     10   9   9   8
59 92           9   8   8   8
59 86           9   9   9   8
63 88           9   8   9   6
63.5 88.9       9   8   9   6
70 70           8   6   6   6
63.5 63.5      12   8  12   6
80 120          4   4   4   4
44.45 88.9     12  10  12  10
31.75 44.45    36  25  36  28
65 100          8   4   8   4
"""
COLUMNS = [("a4", 0.0, 0.0), ("a4", None, 3.0), ("letter", 0.0, 0.0), ("letter", None, 3.175)]


@pytest.mark.parametrize("line", TABLE.split("\n")[1:-1])
def test_table(line: str) -> None:
    width, height, *counts = line.split()
    found = []
    for name, gutter, bleed in COLUMNS:
        grid = best_grid(Size(float(width), float(height)), bleed, SheetSpec(read_paper(name), gutter=gutter))
        found.append(str(grid.capacity) if grid else "0")
    assert found == counts


@pytest.mark.parametrize(
    ("room", "size", "gutter", "count"),
    [
        (189, 63, 0, 3),
        (63 + 63 + 63, 62.99999999, 0, 3),
        (188.995, 63, 0, 3),  # within the tolerance of a hundredth of a millimetre
        (188.98, 63, 0, 2),
        (190.5, 2.5 * 25.4, 0, 3),
        (266.7, 3.5 * 25.4, 0, 3),
        (201, 63, 6, 3),
        (200.9, 63, 6, 2),
        (62, 63, 0, 0),
        (-5, 63, 0, 0),
    ],
)
def test_an_exact_fit_counts(room: float, size: float, gutter: float, count: int) -> None:
    assert how_many(room, size, gutter) == count


def test_three_cards_and_two_margins_as_wide_as_the_paper() -> None:
    spec = SheetSpec(read_paper("199 x 300 mm"), orientation=Orientation.PORTRAIT, margin=Insets.all(5))
    grid = best_grid(Size(63, 88), 3, spec)
    assert grid is not None
    assert (grid.columns, grid.origin.x) == (3, 5)


def test_the_block_is_in_the_middle_of_what_can_be_printed() -> None:
    spec = SheetSpec(read_paper("a4"), orientation=Orientation.PORTRAIT, margin=Insets(5, 5, 10, 20))
    grid = best_grid(Size(63, 88), 3, spec)
    assert grid is not None
    assert grid.layout.block == Rect(8, 9, 189, 264)


def test_a_card_that_fits_no_other_way_is_turned() -> None:
    spec = SheetSpec(read_paper("a4"), orientation=Orientation.PORTRAIT)
    grid = best_grid(Size(280, 100), 3, spec)
    assert grid is not None
    assert (grid.cell, grid.capacity) == (Size(100, 280), 2)


def test_rows_do_not_drift() -> None:
    """Twenty rows of labels: each begins where the arithmetic says, to a thousandth of a hundredth."""
    grid = best_grid(Size(38.1, 12.7), 0, SheetSpec(read_paper("letter"), orientation=Orientation.PORTRAIT))
    assert grid is not None
    assert (grid.columns, grid.rows) == (5, 21)
    top = (279.4 - 21 * 12.7) / 2
    for row in range(21):
        assert grid.slot(row * 5).y == pytest.approx(top + row * 12.7, abs=1e-5)
