"""Which edges share a cut."""

from deckwright.basics.geometry import Size
from deckwright.sheets.impose import Piece, impose, sheet_spec
from deckwright.sheets.impose.edge_pairs import EdgePair, find_edge_pairs


def pairs(names: str, size: Size = Size(63, 88), **options: str) -> set[str]:  # noqa: B008
    """The butted edges of cards with one letter each, as "A.right B.left"."""
    spec, _ = sheet_spec({"backs": "none", **options})
    sheets = impose([Piece(name, "d", name, None, size, 3, 1) for name in names], spec).sheets
    return {f"{b.face}.{b.edge} {b.other}.{b.other_edge}" for b in find_edge_pairs(sheets)}


def test_in_a_grid() -> None:
    """Two rows of three, the second with two cards."""
    assert pairs("ABCDE") == {
        "A.right B.left",
        "B.right C.left",
        "D.right E.left",
        "A.bottom D.top",
        "B.bottom E.top",
    }


def test_not_across_a_gutter() -> None:
    assert pairs("ABCDE", gutter="2") == set()


def test_turned_cards() -> None:
    """A card of 205 × 88 mm lies a quarter turn clockwise on portrait paper: its bottom is on the left."""
    assert pairs("AB", Size(205, 88), orientation="portrait") == {"A.top B.bottom"}


def test_copies_of_one_card_meet_themselves() -> None:
    spec, _ = sheet_spec({"backs": "none"})
    sheets = impose([Piece("c", "d", "A", None, Size(63, 88), 3, 9)], spec).sheets
    assert set(find_edge_pairs(sheets)) == {
        EdgePair("A", "left", "A", "right"),
        EdgePair("A", "bottom", "A", "top"),
    }
