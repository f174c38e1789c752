"""Mats in parts: every part of the mat is there, overlaps are true, marks meet what is laid on them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.basics.geometry import Point, Rect, Size
from deckwright.sheets.impose import Imposition, Piece, Sheet, impose, sheet_spec
from deckwright.sheets.impose.tiles import tile_name
from tests.kit.sweeps import examples

MAT = Size(610, 355)


def imposed(
    size: Size, bleed: float = 3, back: str | None = None, tiled: bool = True, **options: str
) -> Imposition:
    spec, problems = sheet_spec(options)
    assert not problems
    return impose([Piece("mat", "d", "mat", back, size, bleed, 1, tiled=tiled)], spec)


def on_the_mat(sheet: Sheet, rect: Rect) -> Rect:
    """A rectangle of the paper in millimetres of the mat, from its trim corner."""
    trim = sheet.placements[0].rect
    return rect.moved(-trim.x, -trim.y)


def parts(sheets: Sequence[Sheet]) -> list[Rect]:
    return [on_the_mat(sheet, sheet.placements[0].clip) for sheet in sheets]


@settings(max_examples=examples(40))
@given(
    st.floats(200, 1500),
    st.floats(200, 900),
    st.sampled_from(["a4", "letter", "a3"]),
    st.floats(2, 25),
    st.floats(0, 5),
)
def test_the_tiles_are_the_whole_mat(
    width: float, height: float, paper: str, overlap: float, bleed: float
) -> None:
    imposition = imposed(Size(width, height), bleed, paper=paper, overlap=f"{overlap:.2f}")
    _, *tiles = imposition.sheets
    if not tiles:
        return  # the paper holds it
    found = parts(tiles)
    columns, rows = sorted({round(p.x, 3) for p in found}), sorted({round(p.y, 3) for p in found})
    assert len(found) == len(columns) * len(rows)
    assert columns[0] == pytest.approx(-bleed, abs=1e-3) and rows[0] == pytest.approx(-bleed, abs=1e-3)
    assert max(p.right for p in found) == pytest.approx(width + bleed, abs=1e-3)
    assert max(p.bottom for p in found) == pytest.approx(height + bleed, abs=1e-3)
    across = sorted((p for p in found if p.y < rows[0] + 1), key=lambda p: p.x)
    for one, other in pairwise(across):
        assert one.right - other.x == pytest.approx(round(overlap, 2), abs=1e-3)
    margin = 6.35 if paper == "letter" else 5
    for sheet in tiles:
        assert Rect(0, 0, *sheet.paper).inset(margin).contains(sheet.placements[0].clip, 0.01)


def test_a_play_mat_on_a4() -> None:
    """616 × 361 mm with bleed in tiles of at most 287 × 194 mm that share 10: three across, two down."""
    plan, *tiles = imposed(MAT).sheets
    assert len(tiles) == 6
    assert [sheet.labels[0].text.split(" · ")[1] for sheet in tiles] == ["A1", "B1", "C1", "A2", "B2", "C2"]
    assert "mat: 610 × 355 mm, 3 × 2 = 6 tiles, overlap 10 mm" in [label.text for label in plan.labels]
    assert {label.text for label in plan.labels} >= {"A1", "B1", "C1", "A2", "B2", "C2"}
    assert len({tuple(round(side, 3) for side in sheet.placements[0].clip[2:]) for sheet in tiles}) == 1


def test_tiles_speak_the_language_of_the_deck() -> None:
    mat = Piece("mat", "d", "mat", None, MAT, 3, 1, tiled=True)
    plan, first, *_ = impose([mat], sheet_spec({})[0], lang="fr").sheets
    assert "mat\u00a0: 610 × 355 mm, 3 × 2 = 6 feuilles, recouvrement 10 mm" in [
        label.text for label in plan.labels
    ]
    words = [
        "mat",
        "A1",
        "à droite\u00a0: B1",
        "dessous\u00a0: A2",
        "recouvrement 10 mm",
        "imprimez à 100\u00a0%",
    ]
    assert first.labels[0].text.split(" · ") == words


def test_a_tile_is_laid_on_the_line_of_the_one_before() -> None:
    """The line on A1 is where the cut edge of B1 is, on the mat; the crosses where its corners are."""
    _, a1, b1, _, a2, *_ = imposed(MAT).sheets
    for before, after, upright in ((a1, b1, True), (a1, a2, False)):
        edge = on_the_mat(after, after.cuts[0].outline.bounds)
        ends = [
            (Point(edge.x, edge.y), Point(edge.x, edge.bottom)),
            (Point(edge.x, edge.y), Point(edge.right, edge.y)),
        ]
        start, end = ends[0] if upright else ends[1]
        lines = [
            [on_the_mat(before, Rect(*point, 0, 0)) for point in figure.outline.contours[0].points]
            for figure in before.figures
            if figure.dash
        ]
        assert any(
            (a.x, a.y) == pytest.approx(start, abs=0.01) and (b.x, b.y) == pytest.approx(end, abs=0.01)
            for a, b in lines
        )


def test_tiles_are_cut_to_the_mat() -> None:
    """What the cut edges of all tiles leave is the mat without its bleed."""
    _, *tiles = imposed(MAT).sheets
    edges = [on_the_mat(sheet, sheet.cuts[0].outline.bounds) for sheet in tiles]
    whole = edges[0]
    for edge in edges[1:]:
        whole = whole.union(edge)
    assert tuple(whole) == pytest.approx((0, 0, 610, 355), abs=0.01)


@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
def test_the_backs_of_tiles_lie_behind_them(backs: str) -> None:
    pages = imposed(MAT, back="behind", backs=backs).sheets
    assert [page.side for page in pages] == ["front", "back"] * 7
    for front, back in zip(pages[2::2], pages[3::2], strict=True):
        width, height = front.paper
        ahead, behind = front.placements[0].clip, back.placements[0].clip
        about_vertical = (backs == "long-edge") == (height > width)
        mirrored = (width - ahead.right, ahead.y) if about_vertical else (ahead.x, height - ahead.bottom)
        assert (behind.x, behind.y) == pytest.approx(mirrored)


def test_what_the_paper_holds_is_not_parted() -> None:
    assert len(imposed(MAT, paper="700x400mm", backs="none").sheets) == 1


def test_mats_have_to_say_so() -> None:
    imposition = imposed(MAT, tiled=False)
    (found,) = imposition.problems
    assert not imposition.sheets and found.code == "card-too-large"
    assert "610 × 355 mm" in found.message and "`tiled: yes`" in str(found.hint)


def test_a_paper_too_small_for_the_overlap() -> None:
    imposition = imposed(MAT, paper="90x90mm", overlap="50")
    (found,) = imposition.problems
    assert "610 × 355 mm cannot be tiled on 90x90mm with an overlap of 50 mm" in found.message


def test_names_of_tiles() -> None:
    assert [tile_name(column, 0) for column in (0, 25, 26, 51, 52)] == ["A1", "Z1", "AA1", "AZ1", "BA1"]
