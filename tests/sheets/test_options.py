"""What a build is asked for: options of the command line over those of game.yaml, and what is said of bad ones."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import EnumType
from types import SimpleNamespace
from typing import Any

import pytest

from deckwright.basics.geometry import Size
from deckwright.basics.problems import Place
from deckwright.game.model import SourceFile
from deckwright.sheets.impose.cutters import known_cutters
from deckwright.sheets.impose.papers import known_papers
from deckwright.sheets.impose.spec import SHEET_OPTIONS, Backs, CutMarks, SheetSpec
from deckwright.sheets.option_fields import For, option, options_of, read_option
from deckwright.sheets.options import (
    OPTIONS,
    OUTPUT_OPTIONS,
    Format,
    OutputSpec,
    override_options,
    read_game_options,
)

LABELS = "paper: a4\ncard: 46 x 46 mm\ngrid: {columns: 4, rows: 6, first: [16, 13.5], step: [46, 46]}\n"
FAULTY = "paper: a4\ncard: 46 x 46 mm\nplaces: [[0, 300]]\n"


def game(**sheets: str) -> Any:
    """As much of a game as options are read from."""
    return SimpleNamespace(
        id="g",
        sheets={name.replace("_", "-"): value for name, value in sheets.items()},
        sheet_places={
            name.replace("_", "-"): Place("cards/g/game.yaml", line) for line, name in enumerate(sheets, 5)
        },
        own_sheets={
            "labels": SourceFile("layouts/g/sheets/labels.yaml", LABELS),
            "faulty": SourceFile("layouts/g/sheets/faulty.yaml", FAULTY),
        },
    )


def test_the_command_line_goes_before_the_game() -> None:
    own, problems = read_game_options(game(paper="a3", margin="10", low_ink="yes", format="svg"))
    assert problems == []
    options, problems = override_options(
        {"paper": "letter", "low-ink": "no", "format": "pdf"}, own, game().own_sheets
    )
    assert problems == []
    assert options.sheets.paper.id == "letter"
    assert options.sheets.margins.left == 10
    assert (options.output.low_ink, options.output.format) == (False, Format.PDF)


def test_all_values() -> None:
    own, _ = read_game_options(game())
    given = {
        "format": "PNG",
        "px": "825 x 1125",
        "image-dpi": "300 dpi",
        "outline-text": "on",
        "low-ink": "true",
    }
    options, problems = override_options(given, own, game().own_sheets)
    assert [found.code for found in problems] == ["option-unused"]  # outlines, of a PNG
    output = options.output
    assert (output.format, output.px, output.image_dpi) == (Format.PNG, (825, 1125), 300)
    assert output.low_ink and output.outline_text
    dpi, problems = override_options({"format": "png", "dpi": "96,5"}, own, game().own_sheets)
    assert problems == [] and dpi.output.dpi == 96.5


def test_a_sheet_of_ones_own_stands_for_the_paper() -> None:
    own, _ = read_game_options(game(paper="Labels"))
    assert own.own is not None and own.own.card == Size(46, 46)
    assert own.sheets.paper.id == "labels"
    options, _ = override_options({"paper": "a4"}, own, game().own_sheets)
    assert options.own is None and options.sheets.paper.id == "a4"


BAD = [
    (
        "paper",
        "a44",
        "unknown paper 'a44'; known are a4, a3, a5, a6, sra3, letter, legal, 12x18in, 13x19in, 330x480mm, 4x6in, "
        "5x7in, kiosk-4x6in, kiosk-5x7in, card",
    ),
    ("paper", "5x5mm", "out of range; a side is 10 mm to 3000 mm"),
    ("orientation", "up", "'up' is not one of auto, portrait, landscape"),
    ("margin", "-1", "'-1' is out of range; allowed are 0 to 200 mm"),
    ("margin", "5 furlongs", "unknown unit 'furlongs'"),
    ("gutter", "wide", "or the word bleed"),
    ("gutter", "nan", "'nan' is not a length"),
    ("marks", "some", "'some' is not one of full, corner, none"),
    ("mark-backs", "maybe", "'maybe' is not one of yes, no"),
    ("backs", "both", "'both' is not one of long-edge, short-edge, fold, separate, none"),
    ("order", "random", "'random' is not one of deck, stack"),
    ("sets", "0", "'0' is not a whole number from 1 to 1000"),
    ("copies", "2", "'2' is not one of all, one"),
    ("bleed", "3", "'3' is not one of full, none"),
    ("format", "jpg", "'jpg' is not one of pdf, png, svg"),
    ("dpi", "0", "'0' is not a number of dots to the inch from 20 to 2400"),
    ("dpi", "fine", "'fine' is not a number of dots to the inch from 20 to 2400"),
    ("dpi", "1e9", "from 20 to 2400"),
    ("dpi", "nan", "from 20 to 2400"),
    ("px", "825", "'825' is not width x height in pixels, such as 825x1125, from 16 to 20000"),
    ("px", "0x0", "from 16 to 20000"),
    ("px", "825x1125x3", "such as 825x1125"),
    ("px", "99999x99999", "from 16 to 20000"),
    ("px", "８２５x1125", "such as 825x1125"),
    ("image-dpi", "-3", "'-3' is not a number of dots to the inch"),
    ("low-ink", "very", "'very' is not one of yes, no"),
]


@pytest.mark.parametrize(("name", "value", "words"), BAD)
def test_bad_values_say_what_is_allowed(name: str, value: str, words: str) -> None:
    own, problems = read_game_options(game(**{name.replace("-", "_"): value}))
    (found,) = problems
    assert (words in found.message, found.field) == (True, name)
    assert str(found.place) == "cards/g/game.yaml:5"
    assert own == read_game_options(game())[0], "a bad value changes nothing"
    asked, problems = override_options({name: value}, own, game().own_sheets)
    (found,) = problems
    assert words in found.message and found.place is None
    assert asked == own


def test_every_fault_is_told_at_once() -> None:
    _, problems = read_game_options(game(paper="x", dpi="y", sets="z"))
    assert [str(p.place) for p in problems] == [f"cards/g/game.yaml:{line}" for line in (5, 6, 7)]


def test_unknown_options() -> None:
    _, (found,) = read_game_options(game(lowink="yes"))
    assert "unknown sheet option 'lowink'" in found.message
    assert found.hint == "did you mean 'low-ink'?"
    assert all(name in found.message for name in OPTIONS)


def test_an_unknown_paper_names_the_sheets_of_the_project() -> None:
    own, _ = read_game_options(game())
    _, (found,) = override_options({"paper": "lables"}, own, game().own_sheets)
    assert found.hint == "sheets of this project are labels, faulty"


def test_a_faulty_sheet_is_told_at_its_line() -> None:
    own, _ = read_game_options(game())
    options, problems = override_options({"paper": "faulty"}, own, game().own_sheets)
    assert options.own is None
    assert [(str(p.place), p.code) for p in problems] == [("layouts/g/sheets/faulty.yaml:3:9", "wrong-value")]


@pytest.mark.parametrize(
    ("given", "code", "words"),
    [
        (
            {"format": "png", "px": "100x100", "dpi": "300"},
            "option-conflict",
            "--px: the pixels follow from --dpi",
        ),
        ({"sleeve": "yes", "backs": "fold"}, "option-conflict", "--backs: --sleeve prints fronts only"),
        ({"px": "100x100"}, "option-unused", "--px: means nothing for --format pdf"),
        ({"format": "png", "marks": "none"}, "option-unused", "--marks: means nothing for --format png"),
        ({"format": "svg", "dpi": "300"}, "option-unused", "--dpi: means nothing for --format svg"),
        (
            {"paper": "card", "gutter": "3"},
            "option-unused",
            "--gutter: means nothing where every card is a page",
        ),
        (
            {"paper": "labels", "margin": "3"},
            "option-unused",
            "--margin: layouts/g/sheets/labels.yaml says that",
        ),
    ],
)
def test_options_that_do_not_go_together(given: dict[str, str], code: str, words: str) -> None:
    own, _ = read_game_options(game())
    _, problems = override_options(given, own, game().own_sheets)
    assert [found.code for found in problems] == [code]
    assert words in problems[0].message


def test_what_stands_in_the_game_is_never_unused() -> None:
    own, _ = read_game_options(game(marks="corner", px="825x1125", dpi="300"))
    options, problems = override_options({"format": "png", "dpi": "200"}, own, game().own_sheets)
    assert problems == []
    assert options.output == replace(own.output, format=Format.PNG, dpi=200)
    assert options.sheets.marks is CutMarks.CORNER and options.sheets.backs is Backs.LONG_EDGE


def test_the_help_of_an_option_names_its_words_and_its_default() -> None:
    specs = {**dict.fromkeys(SHEET_OPTIONS, SheetSpec()), **dict.fromkeys(OUTPUT_OPTIONS, OutputSpec())}
    for name, known in OPTIONS.items():
        if isinstance(known.kind, EnumType):
            default = getattr(specs[name], known.field)
            assert all(str(word) in known.help_text for word in type(default))
            assert f"Default: {default}" in known.help_text


def test_help_reads_the_tables() -> None:
    told = {name: known.help_text for name, known in OPTIONS.items()}
    assert told["paper"].startswith(f"{', '.join(known_papers())}; ")
    assert all(name in told["cutter"] for name in known_cutters())
    assert told["margin"] == "What the printer leaves. Default: 5 mm, on Letter 6.35 mm."
    assert told["registration"].endswith(" arm=20,line=0.5,inset=10,square=5,keep=20.")
    assert told["cut-names"].endswith(" cut=CutContour,kiss=KissCut,crease=Crease.")


def test_one_entry_is_an_option_everywhere() -> None:
    @dataclass(frozen=True)
    class Spec:
        fold_line: bool = field(default=False, metadata=option("A line to fold by.", means_for=For.PDF))
        rows: int = field(default=1, metadata=option("Rows.", "N", bounds=(1, 9), means_for=For.GRID))
        note: str = ""  # no option

    options = options_of(Spec)
    assert list(options) == ["fold-line", "rows"]
    assert options["fold-line"].metavar is None and options["rows"].bounds == (1, 9)
    spec, fault = read_option(Spec(), options["fold-line"], "yes")
    assert (spec, fault) == (Spec(True), None)
    spec, fault = read_option(spec, options["rows"], "10", Place("game.yaml", 3))
    assert spec == Spec(True) and fault is not None
    assert str(fault).startswith("game.yaml:3: ")
    assert "rows: '10' is not a whole number from 1 to 9" in str(fault)
