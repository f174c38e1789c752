"""Files and pages: their order, what is in which, the marks on them."""

import pytest

from deckwright.basics.geometry import Insets, Rect, Size
from deckwright.basics.problems import Severity
from deckwright.sheets.impose import (
    Imposition,
    MarkLine,
    Piece,
    SheetFile,
    SheetSpec,
    impose,
    known_papers,
    sheet_spec,
)

MTG = Size(63, 88)


def piece(name: str, size: Size = MTG, back: str | None = "back", bleed: float = 3, copies: int = 1) -> Piece:
    return Piece(name, "deck", name, back, size, bleed, copies)


def imposed(pieces: list[Piece], **options: str) -> Imposition:
    spec, problems = sheet_spec({name.replace("_", "-"): value for name, value in options.items()})
    assert not problems
    return impose(pieces, spec)


def order(document: SheetFile) -> list[str]:
    return [f"{sheet.side[0]}{sheet.number}" for sheet in document.sheets]


TWENTY = [piece("c", copies=20)]  # three sheets of nine


@pytest.mark.parametrize(
    ("options", "expected", "duplex"),
    [
        ({}, [("", ["f1", "b1", "f2", "b2", "f3", "b3"])], "long-edge"),
        ({"backs": "short-edge"}, [("", ["f1", "b1", "f2", "b2", "f3", "b3"])], "short-edge"),
        ({"reverse_backs": "yes"}, [("", ["f1", "f2", "f3", "b3", "b2", "b1"])], None),
        ({"backs": "separate"}, [("fronts", ["f1", "f2", "f3"]), ("backs", ["b1", "b2", "b3"])], None),
        (
            {"backs": "separate", "reverse_backs": "yes"},
            [("fronts", ["f1", "f2", "f3"]), ("backs", ["b3", "b2", "b1"])],
            None,
        ),
        ({"backs": "none"}, [("", ["f1", "f2", "f3"])], None),
    ],
)
def test_files_and_order_of_pages(
    options: dict[str, str], expected: list[tuple[str, list[str]]], duplex: str | None
) -> None:
    imposition = imposed(TWENTY, **options)
    assert [(document.part, order(document)) for document in imposition.documents] == expected
    assert {document.duplex for document in imposition.documents} == {duplex}
    assert {sheet.total for sheet in imposition.sheets} == {3}


def test_without_any_back_there_are_no_back_pages() -> None:
    imposition = imposed([piece("c", back=None, copies=20)])
    assert order(imposition.documents[0]) == ["f1", "f2", "f3"]


def test_a_sheet_without_backs_among_others_keeps_its_page() -> None:
    """Left out, the printer would put the front of sheet 2 behind that of sheet 1."""
    imposition = imposed([piece("bare", back=None, copies=9), piece("c", copies=9)])
    assert order(imposition.documents[0]) == ["f1", "b1", "f2", "b2"]
    assert [len(sheet.placements) for sheet in imposition.sheets] == [9, 0, 9, 9]


def test_sizes_go_to_sheets_of_their_own() -> None:
    imposition = imposed(
        [piece("a"), piece("tile", Size(50, 50)), piece("b"), piece("tile2", Size(50, 50))], backs="none"
    )
    assert [[p.face for p in sheet.placements] for sheet in imposition.sheets] == [
        ["a", "b"],
        ["tile", "tile2"],
    ]


def test_cards_of_one_size_lying_either_way_share_sheets() -> None:
    imposition = imposed([piece("a"), piece("wide", Size(88, 63))])
    front, back = imposition.sheets
    assert [(p.face, p.rotation) for p in front.placements] == [("a", 0), ("wide", 90)]
    assert [(p.face, p.rotation) for p in back.placements] == [("back", 0), ("back", 270)]
    assert front.placements[1].rect == Rect(73.5, 16.5, 63, 88)


def test_sets_and_copies() -> None:
    pieces = [piece("a", copies=2), piece("b")]
    shown = [(p.face, p.copy) for p in imposed(pieces, sets="2", backs="none").sheets[0].placements]
    assert shown == [("a", 1), ("a", 2), ("b", 1), ("a", 3), ("a", 4), ("b", 2)]
    shown = [(p.face, p.copy) for p in imposed(pieces, copies="one", backs="none").sheets[0].placements]
    assert shown == [("a", 1), ("b", 1)]


# A page for every card.


def test_one_up() -> None:
    pieces = [piece("a", copies=2), piece("b", back="b-back")]
    (document,) = imposed(pieces, paper="card").documents
    assert [(s.placements[0].face, s.placements[0].copy) for s in document.sheets] == [
        ("a", 1),
        ("back", 1),
        ("a", 2),
        ("back", 2),
        ("b", 1),
        ("b-back", 1),
    ]
    for sheet in document.sheets:
        assert sheet.paper == Size(69, 94)
        assert sheet.trim == sheet.placements[0].rect == Rect(3, 3, 63, 88)
        assert sheet.placements[0].clip == Rect(0, 0, 69, 94)
        assert (sheet.marks, sheet.footer, sheet.scale_bar, sheet.total) == ((), None, None, 3)


def test_one_up_has_a_file_for_each_size_and_alternates_in_each() -> None:
    pieces = [
        piece("a"),
        piece("tile", Size(50.5, 50.5), back=None, bleed=0),
        piece("bare", back=None),
        piece("mat", Size(1000, 500)),
    ]
    documents = imposed(pieces, paper="card").documents
    found = {document.part: [s.placements[0].face for s in document.sheets] for document in documents}
    assert found == {
        "63x88mm": ["a", "back"],
        "50.5x50.5mm": ["tile"],
        "63x88mm-fronts": ["bare"],
        "1000x500mm": ["mat", "back"],
    }


def test_one_up_fronts_only() -> None:
    (document,) = imposed([piece("a")], paper="card", backs="none").documents
    assert [s.side for s in document.sheets] == ["front"]


# Marks.


def ends(line: MarkLine) -> tuple[float, float, float, float]:
    return (*line.start, *line.end)


def test_marks_of_a_full_sheet() -> None:
    """A4: 5 mm long above and below, half a millimetre off the bleed; at the sides as far as can be printed."""
    marks = imposed([piece("c", copies=9)]).sheets[0].marks
    vertical = sorted(ends(m) for m in marks if m.start.x == m.end.x)
    expected = [(x, *ys) for x in (10.5, 73.5, 136.5, 199.5) for ys in ((8, x, 13), (284, x, 289))]
    assert vertical == [pytest.approx((x, y0, x2, y1)) for x, y0, x2, y1 in expected]
    horizontal = sorted(ends(m) for m in marks if m.start.y == m.end.y)
    assert horizontal[0] == pytest.approx((5, 16.5, 7, 16.5))
    assert horizontal[-1] == pytest.approx((203, 280.5, 205, 280.5))
    assert len(marks) == 16


def test_marks_only_where_a_card_is_cut() -> None:
    marks = imposed([piece("c")]).sheets[0].marks
    assert len(marks) == 8


def test_marks_stand_on_the_fronts_alone_unless_asked_for() -> None:
    front, back = imposed([piece("c", copies=4)]).sheets
    assert (len(front.marks), len(back.marks)) == (14, 0)


@pytest.mark.parametrize("margin", [Insets.all(5), Insets(5, 5, 15, 5)])
def test_marks_on_backs_are_mirrored(margin: Insets) -> None:
    """With a margin that is wider on one side too: the cuts are the same lines through the paper."""
    spec = SheetSpec(known_papers()["a4"], margin=margin, mark_backs=True)
    front, back = impose([piece("c", copies=4)], spec).sheets
    ahead = {(round(210 - m.start.x, 6), m.start.y) for m in front.marks if m.start.x == m.end.x}
    behind = {(round(m.start.x, 6), m.start.y) for m in back.marks if m.start.x == m.end.x}
    assert ahead == behind
    for side in (front, back):
        assert {round(m.start.y, 6) for m in side.marks if m.start.y == m.end.y} == {16.5, 104.5, 192.5}


def test_no_marks() -> None:
    assert not any(sheet.marks for sheet in imposed([piece("c", copies=9)], marks="none").sheets)


def test_corner_marks_outlive_a_cut_through_the_gutters() -> None:
    """Cut apart in the middle of the gutters, every card still has a mark in line with each edge, at both ends."""
    imposition = imposed([piece("c", copies=8)], marks="corner", gutter="bleed", backs="none")
    (sheet,) = imposition.sheets
    assert len(sheet.placements) == 8
    for placement in sheet.placements:
        r = placement.rect
        left, right, top, bottom = r.x - 4.5, r.right + 4.5, r.y - 4.5, r.bottom + 4.5
        for y in (r.y, r.bottom):
            rows = [m for m in sheet.marks if m.start.y == m.end.y == pytest.approx(y)]
            assert any(m.start.x < r.x and m.end.x >= left + 0.99 for m in rows)
            assert any(m.end.x > r.right and m.start.x <= right - 0.99 for m in rows)
        for x in (r.x, r.right):
            columns = [m for m in sheet.marks if m.start.x == m.end.x == pytest.approx(x)]
            assert any(m.start.y < r.y and m.end.y >= top + 0.99 for m in columns)
            assert any(m.end.y > r.bottom and m.start.y <= bottom - 0.99 for m in columns)


def test_corner_marks_that_have_no_room_are_told() -> None:
    found = imposed([piece("c", copies=9)], marks="corner").problems
    assert [(p.code, p.severity) for p in found] == [("no-room-for-marks", Severity.WARNING)]
    assert "between two bleeds of 3 mm they need 9 mm" in found[0].message


def test_marks_that_have_no_room_are_told() -> None:
    found = imposed([piece("mat", Size(200, 287), bleed=4.5)]).problems
    (marks,) = [p for p in found if p.code == "no-room-for-marks"]
    assert "crop marks at the bottom, top, left and right left out on sheets of 200 × 287 mm" in marks.message


def test_bleed_is_cut_in_the_middle_of_a_narrow_gutter() -> None:
    a, b = imposed([piece("c", copies=2)], gutter="4", backs="none").sheets[0].placements
    assert b.rect.x - a.rect.right == pytest.approx(4)
    assert a.clip.right == pytest.approx(a.rect.right + 2) == pytest.approx(b.clip.x)
    assert a.clip.x == pytest.approx(a.rect.x - 3)


def test_bleed_never_shows_on_the_empty_back_of_a_neighbour() -> None:
    """The neighbour's front is there, so that the bleed ends at it on both sides."""
    _, back = imposed([piece("a"), piece("bare", back=None)]).sheets
    (placement,) = back.placements
    assert placement.clip.x == pytest.approx(placement.rect.x)
    assert placement.clip.right == pytest.approx(placement.rect.right + 3)
