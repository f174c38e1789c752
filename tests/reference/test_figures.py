"""Figures of lists, tables, dice and tracks: what is wrong in them is told with file and line, never drawn."""

from __future__ import annotations

import json
import subprocess
from fractions import Fraction
from pathlib import Path

import pytest

from deckwright.build.built import Built
from deckwright.build.request import Request
from deckwright.reference.blocks import FIGURES
from deckwright.reference.build import ReferenceRequest, build_reference
from deckwright.reference.figures.parts.numbers import percent_text
from deckwright.reference.figures.parts.results import runs
from tests.kit.project import CARTE, GAME, make

PAGE = "cards/petit/reference/10-page.md"
POOLS = "pools:\n  d6: {alias: D, symbol: coeur, faces: [1, 2, 3, 4, 5, 6]}\n"


def built(tmp_path: Path, kind: str, content: str) -> Built:
    text = f"# T\n\n```{kind}\n{content}\n```\n"
    project = make(tmp_path, {PAGE: text, "cards/petit/game.yaml": GAME + POOLS})
    return build_reference(Request(project.root, "petit"), ReferenceRequest())


# kind, content (its first line is line 4 of the page), line, code, words of the message
WRONG = [
    (
        "die",
        "sides: 6\nresults:\n  - {on: 1..3, text: a}\n  - {on: 5..6, text: b}",
        7,
        "reference-figure",
        "no result for 4",
    ),
    (
        "die",
        "sides: 6\nresults:\n  - {on: 1..4, text: a}\n  - {on: 4.., text: b}",
        7,
        "reference-figure",
        "4 brings two results",
    ),
    ("die", "sides: 6\nresults:\n  - {on: 7, text: a}", 6, "reference-figure", "'7' is no face of the die"),
    ("die", "sides: 6\nresults:\n  - {on: x, text: a}", 6, "reference-figure", "'x' is no face"),
    ("die", "sides: 1\nresults: [{on: 1, text: a}]", 4, "wrong-kind", "`sides` is 1"),
    ("die", "results: [{on: 1, text: a}]", 3, "reference-figure", "`sides`"),
    ("die", "sides: 6", 3, "reference-figure", "`results`, or `bands`"),
    ("die", "pool: d8\nresults: [{on: 1, text: a}]", 4, "unknown-name", "'d8' is no pool"),
    ("die", "sides: 6\nresults: [{on: 1.., text: '{lune}'}]", 5, "unknown-symbol", "'lune'"),
    (
        "die",
        "sides: 6\nbands:\n  - {name: x, results: [{on: 1..5, text: a}]}",
        6,
        "reference-figure",
        "no result for 6",
    ),
    (
        *(
            "die",
            "sides: 20\nbands:\n  - {name: x, results: [{on: 1, text: bien trop long pour cela}, {on: 2.., text: b}]}",
        ),
        *(6, "reference-figure", "is wider than its part"),
    ),
    ("table", "deck: betes\ncolumns: [{show: viee, head: Vie}]", 5, "reference-figure", "no field 'viee'"),
    ("table", "deck: bete\ncolumns: [{show: vie}]", 4, "unknown-name", "'bete' is no deck"),
    ("table", "columns: [{show: vie}]", 4, "reference-figure", "from a deck, from cards"),
    ("table", "where: \"vie > 'x'\"\ncolumns: [{show: vie}]", 4, "condition", ""),
    ("table", "where: vie > 8\ncolumns: [{show: vie}]", 4, "reference-figure", "no card of which vie > 8"),
    ("table", "card: crabe\nlist: vie\ncolumns: [{show: value}]", 6, "reference-figure", "no list 'vie'"),
    ("table", "deck: betes\nby: vie\ncolumns: [{show: vies}]", 6, "reference-figure", "no column 'vies'"),
    ("table", "deck: betes\ncolumns: [{show: vie, align: left}]", 5, "wrong-kind", "`align` is 'left'"),
    ("table", "deck: betes\ncolumns: [{show: vie + nul}]", 5, "condition", "nul"),
    ("targets", "powers: [{power: E, name: x}]\ntargets: 2..6", 4, "reference-figure", "'E'"),
    ("targets", "powers: [{power: D, name: x}]\ntargets: deux", 5, "wrong-kind", "'deux'"),
    ("picture", "keep: left", 3, "reference-figure", "names no picture"),
    ("picture", "picture: assets/lune.svg", 4, "missing-art", "assets/lune.svg"),
    ("picture", "picture: assets/petit/symbols/coeur.svg\nheight: 12", 5, "wrong-kind", "18 mm to "),
    ("picture", "picture: assets/petit/symbols/coeur.svg\nkeep: top", 5, "wrong-kind", "`keep` is 'top'"),
    ("targets", "powers: [{power: D, name: x}]\ntargets: 1..60", 5, "reference-figure", "60 targets"),
    (
        "targets",
        "powers: [{power: D, name: x}]\ntargets: 3\ncount: exactly",
        6,
        "wrong-kind",
        "`count` is 'exactly'",
    ),
    ("legend", "items: [{card: crabbe}]", 4, "unknown-card", "'crabbe'"),
    ("legend", "items: [{colour: red, name: Rouge}]", 4, "wrong-kind", "`colour` is 'red'"),
    ("legend", "items: [{name: Rouge}]", 4, "reference-figure", "a card, a deck, a symbol or a colour"),
    ("legend", "deck: betes\ntext: effets", 5, "reference-figure", "no field 'effets'"),
    ("legend", "width: 4", 3, "reference-figure", "the legend is empty"),
    ("checks", "items: []", 3, "reference-figure", "nothing to tick"),
    ("checks", "groups: [{title: A, dots: 9, items: [{name: a}]}]", 4, "wrong-kind", "`dots` is 9"),
    ("checks", "items: [{name: a}]\nfields: [a, b, c, d, e]", 5, "reference-figure", "no room for 5 fields"),
    ("terms", "", 3, "reference-figure", "no term with a meaning"),
    ("terms", "terms: [puits]", 4, "reference-figure", "'puits' is no term"),
    ("track", "from: 10\nto: 0\nmarks: [{at: 12, name: x}]", 6, "reference-figure", "12 is not on the track"),
    ("track", "from: 0\nto: 900", 5, "reference-figure", "too long"),
    ("track", "from: 0", 3, "missing-key", "'to'"),
    (
        "sum",
        "parts: [{card: crabe, value: 2}, {symbol: coeur, value: 3}]\ntotal: {value: 6}",
        5,
        "reference-figure",
        "come to 5, not to 6",
    ),
    ("sum", "parts: [{card: crabe}]", 4, "missing-key", "'value'"),
    (
        "sum",
        "parts: [" + ", ".join(["{card: crabe, value: 1}"] * 13) + "]",
        4,
        "reference-figure",
        "does not fit side by side",
    ),
    ("sum", "parts: pince", 4, "wrong-kind", "`parts` is no list"),
    (
        "setup",
        "table: {width: 9, height: 9}\nthings:\n  - {place: x, at: [1, 1], shape: star}",
        6,
        "wrong-kind",
        "`shape` is 'star'",
    ),
    (
        "setup",
        "table: {width: 9, height: 9}\nthings:\n  - {symbol: lune, at: [1, 1]}",
        6,
        "unknown-symbol",
        "'lune'",
    ),
    (
        "setup",
        "table: {width: 9, height: 9}\nlines:\n  - {points: [[1, 1], [2, 2]], ink: red}",
        6,
        "wrong-kind",
        "`ink` is 'red'",
    ),
    ("cards", "cards: [crabe, crabe]\ntrue-size: true\nwidht: 3", 6, "unknown-key", "widht"),
    ("cards", "blank: [bete, betes]", 4, "unknown-type", "no type 'betes'"),
    ("cards", "fan: true", 3, "missing-key", "the key 'cards'"),
]


@pytest.mark.parametrize(("kind", "content", "line", "code", "words"), WRONG)
def test_what_is_wrong_in_a_figure_is_told_with_its_line(
    tmp_path: Path, kind: str, content: str, line: int, code: str, words: str
) -> None:
    done = built(tmp_path, kind, content)
    found = [each for each in done.problems if each.place and each.place.file == PAGE]
    assert [(each.code, each.place and each.place.line) for each in found] == [(code, line)], found
    assert words in found[0].message and not done.written


def test_cards_to_fill_in_are_shown_as_they_are_printed(tmp_path: Path) -> None:
    """A layout's words for who fills in, and nothing of a value; beside it a card of the game, whose values stay."""
    front = CARTE.replace("</svg>", '<text data-if="blank" x="5" y="50" font-size="3">À remplir</text></svg>')
    page = "# T\n\n```cards\ncards: [ours]\nblank: [bete]\nnames: true\n```\n"
    files = {PAGE: page, "layouts/petit/carte.svg": front}
    done = build_reference(Request(make(tmp_path, files).root, "petit"), ReferenceRequest())
    assert done.written, done.problems
    (facts,) = json.loads(done.artifacts[1].read())["pages"][0]["figures"]
    assert facts["cards"] == ["ours", "blank-bete"]
    text = subprocess.run(["pdftotext", "-", "-"], input=done.artifacts[0].read(), capture_output=True).stdout
    words = text.decode().split("\n")
    assert words.count("À remplir") == 1 and words.count("Ours brun") == 2  # on the card, and below it
    assert words.count("Bête") == 1 and "Crabe" not in words


STRANGE = ["[]", "x", "3", "{zz: 1}", "results: 3", "columns: {a: b}", "sides: [2]", "from: x", "to: 3"]


@pytest.mark.parametrize("kind", sorted(set(FIGURES) - {"contents", "pawns", "pawn-sizes", "pawn-frames"}))
def test_no_figure_falls_over_what_it_does_not_expect(tmp_path: Path, kind: str) -> None:
    done = built(tmp_path, kind, f"\n```\n\n```{kind}\n".join(STRANGE))
    lines = {each.place.line for each in done.problems if each.place and each.place.file == PAGE}
    assert len(lines) >= len(STRANGE) - 2 and not done.written  # a list that is empty may be told elsewhere


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Fraction(1, 8), "13"),
        (Fraction(3, 8), "38"),
        (Fraction(1, 3), "33"),
        (Fraction(1, 400), "< 1"),
        (Fraction(399, 400), "> 99"),
        (Fraction(0), "0"),
        (Fraction(1), "100"),
    ],
)
def test_shares_are_whole_per_cents_with_halves_up(share: Fraction, said: str) -> None:
    assert percent_text(share, "en") == f"{said}%".replace(" ", "\u202f")


def test_faces_that_follow_each_other_are_told_together() -> None:
    assert runs([6, 1, 2, 3, 5]) == [(1, 3), (5, 6)]
