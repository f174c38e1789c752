"""A sheet of a printer's own, as a data file."""

from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.basics.geometry import Rect, Size
from deckwright.sheets.impose import Imposition, Piece, impose, read_template, sheet_spec
from deckwright.sheets.impose.cuts import Cuts
from deckwright.sheets.impose.layout import CardSlot, bleed_room, neighbours
from tests.kit.sweeps import examples

MTG = Size(63, 88)
LABEL = "layouts/game/sheets/own.yaml"

OWN = """
    paper: a4
    orientation: landscape
    card: 63 x 88 mm
    places:
      - [10, 10]
      - [80, 10, 180]
      - [5.9in, 10mm]   # 149.86 mm
    cut-lines: {x: [10, 73], y: [10, 98]}
"""


def imposed(text: str, count: int, size: Size = MTG, **options: str) -> Imposition:
    own, problems = read_template(dedent(text), LABEL)
    assert own is not None and not problems
    spec, _ = sheet_spec({name.replace("_", "-"): value for name, value in options.items()})
    return impose([Piece("c", "d", "front", "back", size, 3, count)], spec, own)


def test_cards_lie_where_the_file_says() -> None:
    front, back, last, _ = imposed(OWN, 4).sheets
    assert front.paper == Size(297, 210)
    assert [(p.rect.x, p.rect.y, p.rotation) for p in front.placements] == [
        (10, 10, 0),
        (80, 10, 180),
        (pytest.approx(149.86), 10, 0),
    ]
    assert [(p.rect.x, p.rect.y, p.rotation) for p in back.placements] == [
        (10, 210 - 98, 180),
        (80, 210 - 98, 0),
        (pytest.approx(149.86), 210 - 98, 180),
    ]
    assert len(last.placements) == 1


def test_the_cut_lines_of_the_file_are_marked_on_every_sheet() -> None:
    for sheet in imposed(OWN, 4, backs="none").sheets:
        assert {m.start.x for m in sheet.marks if m.start.x == m.end.x} == {10, 73}
        assert {m.start.y for m in sheet.marks if m.start.y == m.end.y} == {10, 98}


def test_a_grid_in_a_line() -> None:
    own, problems = read_template(
        "paper: letter\ncard: 2.5 x 3.5 in\n"
        "grid: {columns: 3, rows: 3, first: [0.5in, 0.25in], step: [2.5in, 3.5in]}\n",
        LABEL,
    )
    assert own is not None and not problems
    assert len(own.layout.slots) == 9
    assert tuple(own.layout.slots[8].rect) == pytest.approx((139.7, 184.15, 63.5, 88.9))
    assert own.layout.cuts is None


def test_a_card_of_another_size_is_refused() -> None:
    (found,) = imposed(OWN, 1, Size(59, 92)).problems
    assert (
        "59 × 92 mm does not lie on layouts/game/sheets/own.yaml, which is a sheet for 63 × 88 mm"
        in found.message
    )


def test_a_card_lying_the_other_way_is_turned() -> None:
    front = imposed(OWN, 2, Size(88, 63)).sheets[0]
    assert [p.rotation for p in front.placements] == [90, 270]


def test_a_sheet_with_places_cannot_fold() -> None:
    (found,) = imposed(OWN, 1, backs="fold").problems
    assert "backs: fold is not possible" in found.message


CARD = "paper: a4\ncard: 63 x 88 mm\n"
STEP = "first: [0, 0], step: [63, 88]"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("card: 63 x 88 mm\nplaces: [[0, 0]]", None, "the sheet needs the key 'paper'"),
        ("paper: a4\nplaces: [[0, 0]]", None, "the sheet needs the key 'card'"),
        (CARD, None, "the sheet needs the key 'places'"),
        ("paper: a9\ncard: 63 x 88 mm\nplaces: [[0, 0]]", 1, "unknown paper 'a9'; known are a4"),
        ("paper: a4\ncard: big\nplaces: [[0, 0]]", 2, "'big' is not a size"),
        (CARD + "orientation: wide\nplaces: [[0, 0]]", 3, "'wide' is not one of portrait, landscape"),
        (CARD + "places: [[0]]", 3, "allowed is [x, y], or [x, y, turn]"),
        (CARD + "places: [[0, 0, 45]]", 3, "with a turn of 0, 90, 180 or 270"),
        (CARD + "places: [[0, left]]", 3, "'left' is not a length"),
        (CARD + "places: 7", 3, "is not a list"),
        (CARD + "places: []", 3, "has no place for a card"),
        (CARD + "places:\n  - [150, 10]", 4, "place 1 lies off the paper: 150 to 213 mm across"),
        (CARD + "places: [[0, 0], [60, 0]]", 3, "places 1 and 2 lie on each other"),
        (CARD + "places: [[0, 0], [0, 0]]", 3, "places 1 and 2 lie on each other"),
        (CARD + "places: [[0, 0]]\nplace: 3", 4, "the sheet has no key 'place'"),
        (CARD + "grid: {columns: 0, rows: 2, " + STEP + "}", 3, "a grid of 0 × 2"),
        (CARD + "grid: {columns: 2, rows: 2, first: [0], step: [63, 88]}", 3, "two lengths each"),
        (CARD + "grid: {columns: 99999, rows: 99999, " + STEP + "}", 3, "1 to 10000"),
        ("- a4", 1, "the sheet is a list"),
        ("paper: [", None, ""),
    ],
)
def test_faults_have_a_place_and_say_what_is_allowed(text: str, line: int | None, words: str) -> None:
    own, problems = read_template(text, LABEL)
    assert own is None
    assert any(words in found.message for found in problems), problems
    found = next(found for found in problems if words in found.message)
    assert found.place is not None and found.place.file == LABEL
    assert line is None or found.place.line == line


# Bleed among places that follow no grid.


@settings(max_examples=examples(200), deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), min_size=2, max_size=8),
    st.sampled_from([1.0, 3.0, 8.0]),
    st.integers(1, 8),
)
def test_bleed_never_shows_on_a_neighbour(corners: list[tuple[int, int]], bleed: float, filled: int) -> None:
    slots: list[CardSlot] = []
    for x, y in corners:
        rect = Rect(x, y, 12, 17)
        if not any(rect.overlaps(slot.rect) for slot in slots):
            slots.append(CardSlot(rect))
    near = neighbours(slots, 2 * bleed)
    taken = slots[: min(filled, len(slots))]
    for index, slot in enumerate(taken):
        clip = slot.rect.outset(bleed_room(near[index], len(taken), bleed))
        assert clip.contains(slot.rect)
        assert not any(clip.overlaps(other.rect) for other in taken if other is not slot)
        alone = bleed_room(near[index], 0, bleed)
        assert set(alone) == {bleed}


def test_cuts_are_told_apart_by_a_hundredth() -> None:
    cuts = Cuts.of([Rect(0, 0, 64, 88), Rect(64.0001, 0, 64, 88), Rect(128.5, 0, 64, 88)])
    assert cuts == Cuts((0, 64, 128.0001, 128.5, 192.5), (0, 88))
