"""Sizes and shapes that share sheets: nothing lost, nothing overlapping, backs behind their fronts."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.basics.geometry import Rect, Size
from deckwright.basics.outlines import Form, Outline, ShapeKind
from deckwright.sheets.impose import Imposition, Piece, Sheet, impose, sheet_spec
from tests.kit.sweeps import examples

from .letters import letters

ARROW = Form(ShapeKind.PATH, Size(30, 20), path="M0 6 H18 V0 L30 10 L18 20 V14 H0 Z")
FORMS = [
    Form(ShapeKind.CIRCLE, Size(20, 20)),
    Form(ShapeKind.CIRCLE, Size(35, 35)),
    Form(ShapeKind.HEXAGON, Size(40, 34.64)),
    Form(ShapeKind.HEXAGON, Size(30, 36)),
    Form(ShapeKind.ELLIPSE, Size(30, 18)),
    Form(ShapeKind.RECTANGLE, Size(40, 60), 3),
    ARROW,
]


def piece(name: str, form: Form, copies: int = 1, bleed: float = 2, back: bool = True) -> Piece:
    return Piece(name, "d", name, f"{name}-back" if back else None, form.size, bleed, copies, True, form)


def imposed(pieces: list[Piece], **options: str) -> Imposition:
    spec, problems = sheet_spec({name.replace("_", "-"): value for name, value in options.items()})
    assert not problems
    return impose(pieces, spec)


def area(outline: Outline) -> shapely.Polygon:
    return shapely.Polygon(outline.contours[0].to_polygon(0.001))


@settings(max_examples=examples(40))
@given(
    st.lists(
        st.tuples(st.sampled_from(FORMS), st.integers(1, 9), st.sampled_from([0, 1.5, 3])),
        min_size=1,
        max_size=7,
    ),
    st.sampled_from(["long-edge", "short-edge", "fold", "none"]),
    st.sampled_from(["0", "1.5", "bleed", "6"]),
    st.sampled_from(["none", "silhouette", "cricut"]),
)
def test_nothing_is_lost_and_nothing_overlaps(
    wanted: list[tuple[Form, int, float]], backs: str, gutter: str, cutter: str
) -> None:
    pieces = [piece(f"p{i}", form, copies, bleed) for i, (form, copies, bleed) in enumerate(wanted)]
    imposition = imposed(pieces, arrange="packed", backs=backs, gutter=gutter, cutter=cutter)
    assert [found for found in imposition.problems if found.code != "no-room-in-margin"] == []
    placed = Counter((p.card, p.copy) for s in imposition.sheets for p in s.placements if p.side == "front")
    assert placed == Counter((p.card, copy) for p in pieces for copy in range(1, p.copies + 1))
    for sheet in imposition.sheets:
        page = Rect(0, 0, *sheet.paper).inset(5)
        assert all(page.contains(p.rect, 0.01) for p in sheet.placements)
        for i, a in enumerate(sheet.placements):
            assert not any(a.rect.overlaps(b.rect, 0.002) for b in sheet.placements[i + 1 :])


@settings(max_examples=30)
@given(
    st.lists(st.tuples(st.sampled_from(FORMS), st.integers(1, 5)), min_size=2, max_size=6),
    st.sampled_from(["long-edge", "short-edge"]),
    st.sampled_from(["portrait", "landscape"]),
)
def test_backs_lie_behind_their_fronts(wanted: list[tuple[Form, int]], backs: str, lies: str) -> None:
    """Turn the sheet: every back's cut line is its front's."""
    pieces = [piece(f"p{i}", form, copies) for i, (form, copies) in enumerate(wanted)]
    sheets = imposed(pieces, arrange="packed", backs=backs, orientation=lies).sheets
    turned_about_vertical = (backs == "long-edge") == (lies == "portrait")
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        width, height = front.paper
        behind = {(p.card, p.copy): p for p in back.placements}
        for ahead in front.placements:
            seen = shapely.affinity.scale(
                area(behind[ahead.card, ahead.copy].cut_line),
                *((-1, 1) if turned_about_vertical else (1, -1)),
                origin=(width / 2, height / 2),
            )
            assert seen.hausdorff_distance(area(ahead.cut_line)) < 0.01


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.kind)
def test_a_shape_shows_no_farther_than_its_bleed(form: Form) -> None:
    (placement,) = imposed([piece("a", form, back=False)], arrange="packed").sheets[0].placements
    cut = area(placement.cut_line)
    assert cut.area == pytest.approx(area(form.outline()).area)
    assert cut.bounds == pytest.approx(
        (placement.rect.x, placement.rect.y, placement.rect.right, placement.rect.bottom), abs=0.01
    )
    if placement.visible_outline is not None:
        assert area(placement.visible_outline).exterior.distance(cut.exterior) == pytest.approx(
            2, rel=0.03
        )  # of an ellipse nearly
    assert (placement.visible_outline is None) == (form.kind is ShapeKind.RECTANGLE)


def test_packing_is_dense() -> None:
    """48 discs of 30 mm with 2 mm of bleed: a grid of 5 × 7 on A4, 2 sheets; 30 small ones go in between the last."""
    pieces = [piece("a", Form(ShapeKind.CIRCLE, Size(30, 30)), 48, back=False)]
    pieces.append(piece("b", Form(ShapeKind.CIRCLE, Size(12, 12)), 30, back=False))
    assert len(imposed(pieces).sheets) == 2


def test_one_size_lies_in_a_grid_several_are_packed_and_cards_stay_by_themselves() -> None:
    disc, oval = FORMS[0], FORMS[4]
    card = piece("card", FORMS[5], 2)
    assert len(imposed([piece("a", disc), card]).sheets) == 4  # two sheets with a back each
    one_sheet = imposed([piece("a", disc), piece("b", oval), card]).sheets
    assert len(one_sheet) == 4
    assert {p.card for p in one_sheet[2].placements} == {"a", "b"}
    assert len(imposed([piece("a", disc), piece("b", oval), card], arrange="packed").sheets) == 2
    assert len(imposed([piece("a", disc), piece("b", oval), card], arrange="grid").sheets) == 6


def test_a_sheet_of_shapes_as_letters() -> None:
    """Two tiles and two slim ones on a page of 90 × 120 mm, a letter for 10 × 20 mm."""
    pieces = [
        Piece("a", "d", "a", None, Size(40, 40), 0, 2, form=Form(ShapeKind.HEXAGON, Size(40, 40))),
        Piece("b", "d", "b", None, Size(20, 40), 0, 2, form=Form(ShapeKind.ELLIPSE, Size(20, 40))),
    ]
    sheet = imposed(
        pieces, paper="90x120mm", margin="5", gutter="0", backs="none", orientation="portrait"
    ).sheets[0]
    drawn = letters(moved(sheet, -5, -5)).splitlines()[:4]  # and the other slim one, turned, below
    assert drawn == ["aa^aaa^a.", "aaaaaaaa.", "b^.......", "bb......."]


def moved(sheet: Sheet, dx: float, dy: float) -> Sheet:
    placements = tuple(replace(p, rect=p.rect.moved(dx, dy)) for p in sheet.placements)
    return replace(sheet, placements=placements, footer=None, scale_bar=None, scale_label=None)


def test_copies_lie_in_their_order() -> None:
    pieces = [piece(name, FORMS[0], 2, back=False) for name in "abcd"] + [piece("z", FORMS[1], back=False)]
    (sheet,) = imposed(pieces).sheets
    discs = [p for p in sheet.placements if p.card != "z"]
    ordered = sorted(discs, key=lambda p: (round(p.rect.y), p.rect.x))
    assert [p.card for p in ordered] == list("aabbccdd")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"paper": "a4"}, ["300 × 250 mm", "does not fit a4", "200 × 287 mm"]),
        ({"paper": "a4", "cutter": "cricut"}, ["171.45 × 234.95 mm", "cricut"]),
        ({"paper": "a3", "cutter": "silhouette-portrait"}, ["a3 is 297 mm wide", "takes up to 206 mm"]),
    ],
)
@pytest.mark.parametrize("arrange", ["grid", "packed"])
def test_what_no_sheet_holds_is_told_with_the_numbers(
    options: dict[str, str], words: list[str], arrange: str
) -> None:
    large = piece("large", Form(ShapeKind.CIRCLE, Size(300, 250)))
    imposition = imposed([large], arrange=arrange, **options)
    (found,) = [p for p in imposition.problems if p.severity == "error"]
    assert found.code in ("card-too-large", "cutter-limit") and all(word in found.message for word in words)
    assert not imposition.sheets


def test_the_marks_of_a_silhouette() -> None:
    """A4: a square of 5 mm at 10 mm, an L at each of two corners, 20 mm of arms; nothing printed in their 20 mm."""
    pieces = [piece("a", FORMS[0], 60, back=False), piece("b", FORMS[4], 40, back=False)]
    for sheet in imposed(pieces, cutter="silhouette", orientation="portrait").sheets:
        square, upper, lower = (figure.outline.bounds for figure in sheet.registration)
        assert tuple(square) == (10, 10, 5, 5)
        assert tuple(upper) == (180, 10, 20, 20)
        assert tuple(lower) == (10, 267, 20, 20)
        corners = (Rect(10, 10, 20, 20), Rect(180, 10, 20, 20), Rect(10, 267, 20, 20))
        for placement in sheet.placements:
            assert not any(corner.overlaps(placement.clip) for corner in corners)
            assert Rect(10, 10, 190, 277).contains(placement.clip)
        assert not sheet.marks and not sheet.rings


def test_registration_can_be_measured_anew() -> None:
    pieces = [piece("a", FORMS[0], 2, back=False)]
    sheet = imposed(pieces, cutter="silhouette", registration="arm=15, line=1, inset=12, keep=16").sheets[0]
    arms = sheet.registration[1].outline
    assert (arms.bounds.width, arms.bounds.height) == (15, 15)
    assert area(arms).area == pytest.approx(15 + 14)
    _, problems = sheet_spec({"registration": "arm=15"})
    assert "give --cutter silhouette" in problems[0].message
    _, problems = sheet_spec({"cutter": "cricut", "registration": "arm=15"})
    assert problems
    _, problems = sheet_spec({"cutter": "silhouette", "registration": "leg=15"})
    assert "'leg' is not one of square, arm, line, inset, keep" in problems[0].message


def test_a_cricut_reaches_the_middle_of_the_page() -> None:
    pieces = [piece("card", FORMS[5], 30), piece("disc", FORMS[0], 30)]
    for sheet in imposed(pieces, cutter="cricut").sheets:
        whole = sheet.placements[0].clip
        for placement in sheet.placements[1:]:
            whole = whole.union(placement.clip)
        sides = sorted((whole.width, whole.height))
        assert sides[0] <= 171.45 + 0.01 and sides[1] <= 234.95 + 0.01


def test_many_discs_are_packed_quickly_and_all_there() -> None:
    pieces = [piece(f"p{i}", Form(ShapeKind.CIRCLE, Size(12 + i % 7, 12 + i % 7)), 12) for i in range(60)]
    sheets = imposed(pieces).sheets
    assert sum(len(sheet.placements) for sheet in sheets) == 2 * 60 * 12
    used = sum((12 + i % 7 + 4) ** 2 * 12 for i in range(60)) / (200 * 283.7)
    assert len(sheets) / 2 <= math.ceil(used * 1.15)
