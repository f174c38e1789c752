"""Options that change the pieces: no bleed, sleeves."""

import pytest

from deckwright.basics.geometry import Size
from deckwright.sheets.impose import Piece, impose, sheet_spec


def placed(size: Size, **options: str) -> tuple[list[tuple[str, Size, float]], list[str]]:
    """Face, size and bleed on the left of every card alone on its sheet, and the words of problems."""
    spec, problems = sheet_spec({"marks": "none", **options})
    assert not problems
    imposition = impose([Piece("c", "d", "front", "back", size, 3, 1)], spec)
    found = [
        (p.face, Size(round(p.rect.width, 6), round(p.rect.height, 6)), round(p.rect.x - p.clip.x, 6))
        for sheet in imposition.sheets
        for p in sheet.placements
    ]
    return found, [p.message for p in imposition.problems]


def test_bleed() -> None:
    size = Size(63, 88)
    assert placed(size) == ([("front", size, 3), ("back", size, 3)], [])
    assert placed(size, bleed="none") == ([("front", size, 0), ("back", size, 0)], [])
    assert placed(size, bleed="none", paper="card") == ([("front", size, 0), ("back", size, 0)], [])


@pytest.mark.parametrize(
    ("size", "slip"),
    [
        (Size(63, 88), Size(62.5, 87)),  # sleeve for 63.5 × 88
        (Size(88, 63), Size(87, 62.5)),
        (Size(63.5, 88.9), Size(62.5, 87)),
        (Size(59, 92), Size(58, 91)),
        (Size(56, 87), Size(56, 87)),  # sleeve for 57 × 89: small enough as it is
    ],
)
def test_sleeve(size: Size, slip: Size) -> None:
    assert placed(size, sleeve="yes") == ([("front", slip, 0)], [])


def test_without_a_sleeve() -> None:
    found, words = placed(Size(20, 20), sleeve="yes")
    assert found == [("front", Size(20, 20), 0)]
    assert "no sleeve is known for 20 × 20 mm: it is printed at its full size" in words
