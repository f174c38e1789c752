"""Sheet options as they are written: what they mean, and what is said of those that mean nothing."""

import pytest

from deckwright.basics.geometry import Insets, Size
from deckwright.basics.problems import Place, Problem, Severity
from deckwright.sheets.impose import Piece, SheetSpec, impose, known_papers, read_paper, sheet_spec
from deckwright.sheets.impose.spec import Backs, CutMarks, Order, Orientation, SheetCopies


def test_all_options() -> None:
    options = {
        "paper": "Letter",
        "orientation": "landscape",
        "margin": "0.25 in",
        "gutter": "bleed",
        "marks": "corner",
        "mark-backs": "yes",
        "backs": "short-edge",
        "reverse-backs": "true",
        "order": "stack",
        "sets": "3",
        "copies": "one",
    }
    spec, problems = sheet_spec(options)
    assert problems == []
    assert spec == SheetSpec(
        known_papers()["letter"],
        Orientation.LANDSCAPE,
        Insets.all(6.35),
        None,
        CutMarks.CORNER,
        True,
        Backs.SHORT_EDGE,
        True,
        Order.STACK,
        3,
        SheetCopies.ONE,
    )


@pytest.mark.parametrize(
    ("name", "size", "margin"),
    [
        ("a4", (210, 297), 5),
        ("letter", (215.9, 279.4), 6.35),
        ("a3", (297, 420), 5),
        ("sra3", (320, 450), 5),
        ("legal", (215.9, 355.6), 5),
        ("12x18in", (304.8, 457.2), 5),
        ("13x19in", (330.2, 482.6), 5),
        ("330x480mm", (330, 480), 5),
        ("297 x 210 mm", (210, 297), 5),
        ("100x150mm", (100, 150), 5),
    ],
)
def test_papers(name: str, size: tuple[float, float], margin: float) -> None:
    assert tuple(read_paper(name).size) == pytest.approx(size)
    assert SheetSpec(read_paper(name)).margins == Insets.all(margin)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("papier", "a4", "unknown sheet option 'papier'; known are paper, orientation"),
        ("paper", "a5x", "unknown paper 'a5x'; known are a4, a3, a5, a6, sra3, letter, legal"),
        ("paper", "", "unknown paper ''"),
        ("paper", "5x5mm", "paper '5x5mm' is out of range; a side is 10 mm to 3000 mm"),
        ("paper", "9 x 9 m", "unknown paper '9 x 9 m'"),
        ("orientation", "sideways", "'sideways' is not one of auto, portrait, landscape"),
        ("margin", "-1", "'-1' is out of range; allowed are 0 to 200 mm"),
        ("margin", "wide", "'wide' is not a length"),
        ("margin", "5 parsec", "unknown unit 'parsec'"),
        ("margin", "nan", "'nan' is not a length"),
        ("gutter", "some", "'some' is not a length; write a number with a unit"),
        ("gutter", "some", "such as 63mm or 2.5in, or the word bleed"),
        ("gutter", "101", "'101' is out of range; allowed are 0 to 100 mm"),
        ("marks", "crop", "'crop' is not one of full, corner, none"),
        ("mark-backs", "maybe", "'maybe' is not one of yes, no"),
        ("backs", "left", "'left' is not one of long-edge, short-edge, fold, separate, none"),
        ("order", "random", "'random' is not one of deck, stack"),
        ("sets", "0", "'0' is not a whole number from 1 to 1000"),
        ("sets", "1.5", "'1.5' is not a whole number from 1 to 1000"),
        ("sets", "²", "'²' is not a whole number"),
        ("sets", "9" * 30, "is not a whole number from 1 to 1000"),
        ("copies", "two", "'two' is not one of all, one"),
    ],
)
def test_bad_options(name: str, value: str, words: str) -> None:
    spec, problems = sheet_spec({name: value}, Place("cards/game/game.yaml", 7))
    assert spec == SheetSpec(known_papers()["a4"])
    (found,) = problems
    assert words in found.message
    assert (found.code, found.severity, found.field) == ("sheet-option", Severity.ERROR, name)
    assert str(found).startswith("cards/game/game.yaml:7: ")


def test_a_misspelt_option_is_guessed() -> None:
    _, (found,) = sheet_spec({"orientaton": "portrait"})
    assert found.hint == "did you mean 'orientation'?"


def test_all_bad_options_are_told_at_once() -> None:
    _, problems = sheet_spec({"paper": "x", "marks": "y", "sets": "z"})
    assert [p.field for p in problems] == ["paper", "marks", "sets"]


@pytest.mark.parametrize(
    ("size", "options", "words", "hint"),
    [
        (
            Size(300, 400),
            {},
            "300 × 400 mm does not fit a4: 200 × 287 mm of its 210 × 297 mm can be printed on",
            "--paper sra3 holds it",
        ),
        (
            Size(88.9, 127),  # 3.5 × 5 in: fits, but not nine times
            {"margin": "90"},
            "88.9 × 127 mm does not fit a4: 30 × 117 mm",
            "--paper",
        ),
        (Size(1000, 1000), {"paper": "13x19in"}, "1000 × 1000 mm does not fit 13x19in", "use --paper card"),
        (Size(205, 280), {"orientation": "landscape"}, "205 × 280 mm does not fit a4", "--paper"),
    ],
)
def test_a_component_that_is_too_large_is_refused_with_the_numbers(
    size: Size, options: dict[str, str], words: str, hint: str
) -> None:
    spec, _ = sheet_spec(options)
    mat, card = (
        Piece(name, "deck", name, None, size, 3, 1) for name, size in (("mat", size), ("card", Size(20, 20)))
    )
    imposition = impose([mat, card], spec)
    found = next(p for p in imposition.problems if p.code == "card-too-large")
    assert words in found.message
    assert hint in (found.hint or "")
    assert found.card == "mat"
    assert [p.card for sheet in imposition.sheets for p in sheet.placements] == ["card"], (
        "the others are laid out"
    )


def test_nine_large_cards_are_not_squeezed_onto_one_sheet() -> None:
    """3.5 × 5 in on A4: two by two, never overlapped or cut."""
    spec, _ = sheet_spec({})
    imposition = impose([Piece("c", "d", "f", None, Size(88.9, 127), 3, 9)], spec)
    assert [len(sheet.placements) for sheet in imposition.sheets] == [4, 4, 1]


def test_what_is_left_out_of_a_full_sheet_is_said() -> None:
    spec, _ = sheet_spec({})
    imposition = impose([Piece("t", "tokens", "t", None, Size(10, 10), 1, 3)], spec)
    (note,) = imposition.problems
    assert (note.code, note.severity) == ("no-room-in-margin", Severity.NOTE)
    assert "the scale bar and the footer left out on sheets of 10 × 10 mm" in note.message


def test_no_cards_no_sheets() -> None:
    spec, _ = sheet_spec({})
    assert impose([], spec).sheets == ()
    assert impose([Piece("c", "d", "f", "b", Size(63, 88), 3, 0)], spec).documents == ()


@pytest.mark.parametrize(
    ("paper", "bar"),
    [
        ("a4", 100),
        ("letter", 100),
        ("a5", 100),
        ("4x6in", 50),  # two cards of 63 × 88 mm: a strip of 13.2 - 3 mm beside them, 88 + 2 × 1.8 mm long
        ("kiosk-4x6in", 50),
    ],
)
def test_small_paper_has_a_shorter_bar(paper: str, bar: float) -> None:
    spec, _ = sheet_spec({"paper": paper})
    room = impose([Piece("c", "d", "f", None, Size(63, 88), 3, 4)], spec).sheets[0].scale_bar
    assert room is not None and room.length == pytest.approx(bar)


def gutter_notes(bleed: float, **options: str) -> list[Problem]:
    spec, _ = sheet_spec({"gutter": "bleed", **options})
    found = impose([Piece("c", "d", "f", None, Size(63, 88), bleed, 4)], spec).problems
    return [each for each in found if each.code == "gutter-takes-cards"]


def test_a_gutter_that_costs_cards_is_told_with_what_keeps_them() -> None:
    """3 × 63 mm, two gutters of 6 mm, and 3 mm of bleed at both ends are 207 mm: 1.5 mm to each edge of A4."""
    (note,) = gutter_notes(3)
    assert note.severity is Severity.NOTE
    assert note.message.startswith("8 cards of 63 × 88 mm a sheet with a gutter of 6 mm")
    assert note.message.endswith("9 without")
    assert note.hint is not None and note.hint.startswith("--margin 1.5 keeps the gutter")
    assert not gutter_notes(3, margin="1.5")
    assert not gutter_notes(3, gutter="0")
    assert not gutter_notes(0)
    (on_letter,) = gutter_notes(
        2, paper="letter"
    )  # 3 × 88 + 2 × 4 + 4 = 276 of 279.4 mm: 1.7 mm to each edge
    assert on_letter.hint is not None and on_letter.hint.startswith("--margin 1.5 keeps")
