"""Every paper, lying either way, turned over each way, full and part-filled: which card is where, as letters.

A card is its letter with an arrow to its top. What is expected is written here: how many cards of 63 × 88 mm a paper
holds by hand, and where the backs are by the rule that turning about an upright line mirrors the columns and leaves the
cards upright, and turning about a level one mirrors the rows and turns the cards over.
"""

from itertools import product

import pytest

from deckwright.basics.geometry import Rect, Size
from deckwright.sheets.impose import Imposition, Piece, Sheet, impose, sheet_spec

MTG = Size(63, 88)
ARROWS = {0: "^", 90: ">", 180: "v", 270: "<"}

# paper: width, height, margin; columns and rows on portrait, on landscape
PAPERS = {
    "a4": (210, 297, 5, (3, 3), (4, 2)),
    "a3": (297, 420, 5, (4, 4), (6, 3)),
    "sra3": (320, 450, 5, (4, 5), (6, 3)),  # 5 × 88 is just what the margins leave
    "letter": (215.9, 279.4, 6.35, (3, 3), (4, 2)),
    "legal": (215.9, 355.6, 5, (3, 3), (5, 2)),
    "12x18in": (304.8, 457.2, 5, (4, 5), (7, 3)),
    "13x19in": (330.2, 482.6, 5, (5, 5), (7, 3)),
    "330x480mm": (330, 480, 5, (5, 5), (7, 3)),
    "210x330mm": (210, 330, 5, (3, 3), (5, 2)),
}
ORIENTATIONS = ("portrait", "landscape")
FLIPS = ("long-edge", "short-edge", "separate")


def imposed(count: int, without_back: str = "", **options: str) -> Imposition:
    spec, problems = sheet_spec(options)
    assert not problems
    names = [chr(ord("A") + number) for number in range(count)]
    return impose(
        [Piece(n, "d", n, None if n in without_back else n.lower(), MTG, 3, 1, True) for n in names], spec
    )


def grid(sheet: Sheet, columns: int, rows: int, margin: float) -> list[str]:
    """The cards in their places: the block of *columns* × *rows* lies in the middle of what can be printed."""
    left = margin + (sheet.paper.width - 2 * margin - columns * 63) / 2
    top = margin + (sheet.paper.height - 2 * margin - rows * 88) / 2
    shown = {
        (round((p.rect.y - top) / 88, 3), round((p.rect.x - left) / 63, 3)): p.face + ARROWS[p.rotation]
        for p in sheet.placements
    }
    assert set(shown) <= set(product(range(rows), range(columns))), "a card lies beside its place"
    return [" ".join(shown.get((row, column), " .") for column in range(columns)) for row in range(rows)]


def fronts(names: str, columns: int, rows: int) -> list[str]:
    cells = [f"{name}^" if name != "." else " ." for name in names.ljust(columns * rows, ".")]
    return [" ".join(cells[row * columns : (row + 1) * columns]) for row in range(rows)]


def behind(rows: list[str], flip: str, orientation: str) -> list[str]:
    """The backs of *rows* of fronts, as one reads the page after turning the paper."""
    lower = [row.lower() for row in rows]
    about_an_upright_line = (flip == "short-edge") == (orientation == "landscape")
    if about_an_upright_line:
        return [" ".join(reversed(row.replace(" .", "_.").split())).replace("_.", " .") for row in lower]
    return [row.replace("^", "v") for row in reversed(lower)]


@pytest.mark.parametrize(("paper", "orientation", "flip"), [*product(PAPERS, ORIENTATIONS, FLIPS)])
def test_full_and_part_filled(paper: str, orientation: str, flip: str) -> None:
    width, height, margin, upright, level = PAPERS[paper]
    columns, rows = upright if orientation == "portrait" else level
    full = columns * rows
    names = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for count in (1, columns, columns + 1, full - 1, full):
        sheets = imposed(count, paper=paper, orientation=orientation, backs=flip).sheets
        assert len(sheets) == 2
        front, back = sheets
        size = (width, height) if orientation == "portrait" else (height, width)
        assert tuple(front.paper) == pytest.approx(size)
        expected = fronts(names[:count], columns, rows)
        assert grid(front, columns, rows, margin) == expected
        assert grid(back, columns, rows, margin) == behind(expected, flip, orientation)


@pytest.mark.parametrize(("orientation", "flip"), [*product(ORIENTATIONS, FLIPS)])
def test_on_the_second_sheet_and_with_cards_that_have_no_back(orientation: str, flip: str) -> None:
    _, _, margin, upright, level = PAPERS["a4"]
    columns, rows = upright if orientation == "portrait" else level
    full = columns * rows
    count = full + 3
    without = "B" + chr(ord("A") + full + 1)  # the second card of either sheet
    imposition = imposed(count, without, paper="a4", orientation=orientation, backs=flip)
    pages = sorted(imposition.sheets, key=lambda sheet: (sheet.number, sheet.side == "back"))
    names = "".join(chr(ord("A") + number) for number in range(count))
    for number, shown in enumerate((names[:full], names[full:])):
        front, back = pages[2 * number : 2 * number + 2]
        assert grid(front, columns, rows, margin) == fronts(shown, columns, rows)
        backed = "".join("." if name in without else name for name in shown)
        assert grid(back, columns, rows, margin) == behind(fronts(backed, columns, rows), flip, orientation)


def folded(sheet: Sheet) -> list[str]:
    """The rows of a folded sheet from the top, fronts and backs."""
    rows: dict[float, list[tuple[float, str]]] = {}
    for p in sheet.placements:
        rows.setdefault(round(p.rect.y, 2), []).append((p.rect.x, p.face + ARROWS[p.rotation]))
    return [" ".join(text for _, text in sorted(row)) for _, row in sorted(rows.items())]


@pytest.mark.parametrize(
    ("paper", "orientation", "count", "rows"),
    [
        ("a4", "landscape", 4, ["A^ B^ C^ D^", "av bv cv dv"]),
        ("a4", "landscape", 2, ["A^ B^", "av bv"]),
        ("letter", "landscape", 4, ["A^ B^ C^ D^", "av bv cv dv"]),
        ("a4", "portrait", 3, ["A^ B^ C^", "av bv cv"]),
        ("a3", "portrait", 8, ["A^ B^ C^ D^", "E^ F^ G^ H^", "ev fv gv hv", "av bv cv dv"]),
        ("a3", "portrait", 6, ["A^ B^ C^ D^", "E^ F^", "ev fv", "av bv cv dv"]),
        ("a3", "landscape", 6, ["A^ B^ C^ c^ b^ a^", "D^ E^ F^ f^ e^ d^"]),  # 3 × 63 beside the fold
        ("a3", "landscape", 5, ["A^ B^ C^ c^ b^ a^", "D^ E^ e^ d^"]),
    ],
)
def test_folded(paper: str, orientation: str, count: int, rows: list[str]) -> None:
    (sheet,) = imposed(count, paper=paper, orientation=orientation, backs="fold").sheets
    assert folded(sheet) == rows
    margin = PAPERS[paper][2]
    printable = Rect(0, 0, *sheet.paper).inset(margin)
    assert all(printable.contains(p.rect, 0.01) for p in sheet.placements)
