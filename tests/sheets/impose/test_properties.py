"""What holds for all pieces and all papers."""

import math
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.basics.geometry import Point, Rect, Size
from deckwright.sheets.impose import (
    Imposition,
    Piece,
    Placement,
    Sheet,
    SheetSpec,
    impose,
    known_papers,
    read_paper,
)
from deckwright.sheets.impose.spec import Backs, CutMarks, Order, Orientation
from tests.kit.sweeps import examples

EXACT = 0.01  # mm

sides = st.one_of(st.integers(10, 150).map(float), st.floats(10, 150).map(lambda side: round(side, 3)))


@st.composite
def decks(draw: st.DrawFn) -> list[Piece]:
    sizes = draw(st.lists(st.tuples(sides, sides), min_size=1, max_size=3))
    count = draw(st.integers(1, 12))
    return [
        Piece(
            card=f"c{i}",
            deck=draw(st.sampled_from(["one", "two"])),
            front=f"front{i}",
            back=draw(st.sampled_from([None, "shared", f"back{i}"])),
            size=Size(*draw(st.sampled_from(sizes))),
            bleed=draw(st.sampled_from([0, 1.5, 3])),
            copies=draw(st.integers(0, 9)),
        )
        for i in range(count)
    ]


specs = st.builds(
    SheetSpec,
    paper=st.sampled_from(
        [paper for paper in known_papers().values() if min(paper.size) >= 200]
    ),  # holds all sides
    orientation=st.sampled_from(Orientation),
    gutter=st.sampled_from([0, 2, 4.5, None]),
    marks=st.sampled_from(CutMarks),
    backs=st.sampled_from([Backs.LONG_EDGE, Backs.SHORT_EDGE, Backs.SEPARATE, Backs.NONE]),
    mark_backs=st.booleans(),
    order=st.sampled_from(Order),
    sets=st.integers(1, 2),
)


def side(imposition: Imposition, name: str) -> list[Placement]:
    return [p for sheet in imposition.sheets for p in sheet.placements if p.side == name]


@settings(max_examples=examples(60), deadline=None)
@given(decks(), specs)
def test_no_card_is_lost_doubled_or_overlapped(pieces: list[Piece], spec: SheetSpec) -> None:
    imposition = impose(pieces, spec)
    assert not [p for p in imposition.problems if p.code == "card-too-large"]
    wanted = sorted((p.card, copy + 1) for p in pieces for copy in range(p.copies * spec.sets))
    assert sorted((str(p.card), p.copy) for p in side(imposition, "front")) == wanted
    if spec.backs is not Backs.NONE:
        with_back = [p.back for p in pieces if p.back for _ in range(p.copies * spec.sets)]
        assert sorted(p.face for p in side(imposition, "back")) == sorted(with_back)
    for sheet in imposition.sheets:
        for index, one in enumerate(sheet.placements):
            for other in sheet.placements[index + 1 :]:
                assert not one.rect.overlaps(other.rect)
                assert not one.clip.overlaps(other.rect), "bleed on a neighbour"


@settings(max_examples=examples(60), deadline=None)
@given(decks(), specs)
def test_all_is_inside_the_printable_area(pieces: list[Piece], spec: SheetSpec) -> None:
    for sheet in impose(pieces, spec).sheets:
        whole = Rect(0, 0, *sheet.paper)
        printable = whole.inset(spec.margins)
        for placement in sheet.placements:
            assert printable.contains(placement.rect, EXACT)
            assert whole.contains(placement.clip)
            assert placement.clip.contains(placement.rect)
        for mark in sheet.marks:
            assert whole.contains(stroke(mark.start, mark.end), 1e-6)
            assert not any(
                p.clip.overlaps(stroke(mark.start, mark.end).outset(0.1)) for p in sheet.placements
            )
        named = [room for room in (sheet.scale_bar, sheet.scale_label, sheet.footer) if room is not None]
        assert all(printable.contains(room.rect, EXACT) for room in named)
        for index, room in enumerate([*named, *sheet.spare]):
            assert whole.contains(room.rect)
            assert not any(p.clip.overlaps(room.rect) for p in sheet.placements)
            if printable.contains(room.rect):
                assert not any(stroke(m.start, m.end).overlaps(room.rect, -0.1) for m in sheet.marks)
            assert not any(room.rect.overlaps(other.rect) for other in [*named, *sheet.spare][index + 1 :])


def stroke(start: Point, end: Point) -> Rect:
    x, y = min(start.x, end.x), min(start.y, end.y)
    return Rect(x, y, abs(end.x - start.x), abs(end.y - start.y))


@settings(max_examples=examples(60), deadline=None)
@given(decks(), specs)
def test_every_back_is_behind_its_front(pieces: list[Piece], spec: SheetSpec) -> None:
    """Turn each sheet over as the printer does, point by point, and look through the paper."""
    backs = {p.front: p.back for p in pieces}
    imposition = impose(pieces, spec)
    fronts = {s.number: s for s in imposition.sheets if s.side == "front"}
    for sheet in imposition.sheets:
        if sheet.side == "front":
            continue
        front = fronts[sheet.number]
        assert front.paper == sheet.paper
        expected = [p for p in front.placements if backs[p.face] is not None]
        assert len(expected) == len(sheet.placements)
        for ahead, behind in zip(expected, sheet.placements, strict=True):
            assert (behind.face, behind.copy, behind.deck) == (backs[ahead.face], ahead.copy, ahead.deck)
            # the card's own corners: turned over about its vertical axis, left and right change places
            for corner, opposite in (("top left", "top right"), ("bottom right", "bottom left")):
                seen = through(corner_of(ahead, corner), sheet, spec)
                there = corner_of(behind, opposite)
                assert math.dist(seen, there) <= EXACT


def through(point: Point, sheet: Sheet, spec: SheetSpec) -> Point:
    """Where a point of the front is on the back page, by the edge of the paper that the flip keeps in place."""
    width, height = sheet.paper
    keeps_left_or_right = (height >= width) == (spec.backs is not Backs.SHORT_EDGE)
    return Point(width - point.x, point.y) if keeps_left_or_right else Point(point.x, height - point.y)


def corner_of(placement: Placement, name: str) -> Point:
    """A corner of the card, named as one who reads the card names it."""
    clockwise = ["top left", "top right", "bottom right", "bottom left"]
    r = placement.rect
    on_page = [Point(r.x, r.y), Point(r.right, r.y), Point(r.right, r.bottom), Point(r.x, r.bottom)]
    return on_page[(clockwise.index(name) + placement.rotation // 90) % 4]


@settings(max_examples=examples(100), deadline=None)
@given(st.integers(0, 40), st.integers(1, 3), specs)
def test_as_few_pages_as_hold_them(count: int, sets: int, spec: SheetSpec) -> None:
    """0, 9, 10 or 18 cards: no blank page, none missing."""
    imposition = impose([Piece("c", "d", "f", "b", Size(63, 88), 3, count)], spec)
    full = impose([Piece("c", "d", "f", None, Size(63, 88), 3, 60)], replace(spec, order=Order.DECK))
    capacity = len(full.sheets[0].placements)
    sheets = math.ceil(count * spec.sets / capacity)
    assert len(imposition.sheets) == sheets * (1 if spec.backs is Backs.NONE else 2)
    assert all(sheet.placements for sheet in imposition.sheets)
    assert [s.number for s in imposition.sheets if s.side == "front"] == list(range(1, sheets + 1))
    assert {s.total for s in imposition.sheets} <= {sheets}


@given(st.integers(1, 200), st.sampled_from(["a4", "letter", "a3"]))
def test_piles_come_off_the_guillotine_in_the_order_of_the_deck(count: int, name: str) -> None:
    """Cut the whole pile of sheets, then lay pile on pile in the order of the places."""
    spec = SheetSpec(read_paper(name), order=Order.STACK, backs=Backs.NONE)
    pieces = [Piece(f"c{i:03}", "d", f"c{i:03}", None, Size(63, 88), 3, 1) for i in range(count)]
    sheets = impose(pieces, spec).sheets
    piles: dict[tuple[float, float], list[str]] = {}
    for sheet in sheets:
        for placement in sheet.placements:
            piles.setdefault((placement.rect.y, placement.rect.x), []).append(placement.face)
    deck = [face for place in sorted(piles) for face in piles[place]]
    assert deck == [piece.front for piece in pieces]


@settings(max_examples=examples(60), deadline=None)
@given(decks(), specs)
def test_folded_sheets_bring_every_back_behind_its_front(pieces: list[Piece], spec: SheetSpec) -> None:
    """Fold each sheet along its line: the backs lie on the fronts, and the line keeps its distance."""
    imposition = impose(pieces, replace(spec, backs=Backs.FOLD))
    backs = {p.front: p.back for p in pieces}
    too_large = {p.card for p in imposition.problems if p.code == "card-too-large"}
    wanted = sorted(p.front for p in pieces for _ in range(p.copies * spec.sets) if p.card not in too_large)
    if not too_large:
        assert sorted(p.face for p in side(imposition, "front")) == wanted
    for sheet in imposition.sheets:
        folds = [m for m in sheet.marks if m.fold]
        fronts = [p for p in sheet.placements if p.side == "front"]
        behind = [p for p in sheet.placements if p.side == "back"]
        assert len(behind) == sum(backs[p.face] is not None for p in fronts)
        if not folds:
            assert not behind
            continue
        (fold,) = folds
        upright = fold.start.x == fold.end.x
        at = fold.start.x if upright else fold.start.y
        for ahead, back in zip([p for p in fronts if backs[p.face]], behind, strict=True):
            assert (back.face, back.copy) == (backs[ahead.face], ahead.copy)
            for corner, opposite in (("top left", "top right"), ("bottom right", "bottom left")):
                seen = corner_of(ahead, corner)
                folded = Point(2 * at - seen.x, seen.y) if upright else Point(seen.x, 2 * at - seen.y)
                assert math.dist(folded, corner_of(back, opposite)) <= EXACT
            for placement in (ahead, back):
                near, far = (
                    (placement.clip.x, placement.clip.right)
                    if upright
                    else (placement.clip.y, placement.clip.bottom)
                )
                assert min(abs(near - at), abs(far - at)) >= 5 - EXACT
                assert Rect(0, 0, *sheet.paper).inset(spec.margins).contains(placement.rect, EXACT)
        for room in (sheet.scale_bar, sheet.scale_label, sheet.footer):
            assert room is None or not any(p.clip.overlaps(room.rect) for p in sheet.placements)
            assert room is None or not stroke(fold.start, fold.end).overlaps(room.rect, -0.1)
