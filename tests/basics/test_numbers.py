"""Numbers in sentences: by one formatter, with their unit, with no more digits than a person reads."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from deckwright.basics.problems import Problem
from deckwright.basics.units import mm
from deckwright.basics.written import number, percent, stated
from tests.kit.places import PACKAGE
from tests.kit.project import BETES, CARTE, GAME, make
from tests.kit.sentences import faults_of_numbers

FORMATTERS = {"number", "stated", "percent", "measured", "mm", "size_mm", "round"}
UNITS = re.compile(r" ?(mm|pt|%|dpi|°|degrees|seconds|MB|KB|GB|px|pixels|dots|m)\b")
SENTENCE = re.compile(r"[a-z]{2,}[,;:]? [a-z]{2,}| mm\b| dpi\b")
# What is written for machines, or measured by rules of its own.
WRITTEN_OTHERWISE = {
    "basics/written.py", "rules/statistics/figures.py", "reference/figures/parts/numbers.py",
    "reference/page/svg_page.py", "reference/page/painting.py", "build/statistics/charts.py",
    "svg/text/boxes.py", "svg/typeset/fonts.py",  # a font, by the numbers of its files
}  # fmt: skip
# Whole numbers, all of them.
WHOLE = {
    "MAX_BYTES >> 20",
    "MAX_EXPANDED >> 20",
    "MOST_BYTES >> 20",
    "LEAST_DPI",
    "dpi",
    "said",
    "px[0]",
    "px[1]",
    "product.px[1]",
    "percent(scale)",
}


def raw_numbers(path: Path, code: str | None = None) -> Iterator[str]:
    """Every number that a sentence formats by itself, or puts before a unit as Python writes it."""
    for node in ast.walk(ast.parse(code or path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.JoinedStr):
            continue
        said = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
        if re.search(r'[<>]|="|viewBox', said) or not SENTENCE.search(said):
            continue
        for part, after in pairwise([*node.values, ast.Constant("")]):
            if not isinstance(part, ast.FormattedValue):
                continue
            spec = ast.unparse(part.format_spec)[2:-1] if part.format_spec else ""
            called = part.value.func if isinstance(part.value, ast.Call) else None
            is_formatted = isinstance(called, ast.Name | ast.Attribute) and (
                (called.id if isinstance(called, ast.Name) else called.attr) in FORMATTERS
            )
            has_unit = isinstance(after, ast.Constant) and UNITS.match(str(after.value))
            is_whole = spec.endswith(".0f") or ast.unparse(part.value) in WHOLE
            if re.search(r"(?<!\.0)[gf%e]$", spec) or (has_unit and not is_formatted and not is_whole):
                yield f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}: {ast.unparse(part)}"


def test_no_sentence_formats_a_number_by_itself() -> None:
    files = (p for p in PACKAGE.rglob("*.py") if p.relative_to(PACKAGE).as_posix() not in WRITTEN_OTHERWISE)
    assert [found for path in files for found in raw_numbers(path)] == []


@pytest.mark.parametrize(
    "planted",
    [
        'f"a line is {width} mm thick"',
        'f"it is {width:.2f} wide there"',
        'f"the text fills {share:.1%} of it"',
    ],
)
def test_the_search_finds_raw_numbers(planted: str) -> None:
    assert len(list(raw_numbers(PACKAGE / "x.py", planted))) == 1


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (number(3.14159), "3.1"),
        (number(12.0), "12"),
        (number(-0.01), "-0.01"),
        (number(2.96, 3), "2.96"),
        (number(-0.0), "0"),
        (stated(57.15), "57.15"),
        (stated(25.4 / 16), "1.6"),
        (mm(63.00000001), "63 mm"),
        (percent(1 / 3), "33.3 %"),
        (percent(0.5), "50 %"),
    ],
)
def test_a_number_is_told_as_one_reads_it(told: str, said: str) -> None:
    assert told == said


# What a game has to have for a message with a number in it, where the number comes out with many digits.
LAYOUT, PAGE = "layouts/petit/carte.svg", "cards/petit/game.yaml"
WITH_NUMBERS = [
    ("layout-size", {LAYOUT: CARTE.replace('width="40mm"', 'width="39.123456mm"')}),
    ("hairline", {LAYOUT: CARTE.replace("</svg>", '<path d="M5 5h9" stroke="#000" stroke-width=".031415"/></svg>')}),
    ("text-small", {LAYOUT: CARTE.replace('font-size="5"', 'font-size="1.4142"')}),
    ("contrast-low", {LAYOUT: CARTE.replace("<text id", '<text fill="#e9dcc3" id', 1)}),
    ("outside-safe-zone", {LAYOUT: CARTE.replace('y="8"', 'y="4.3219"')}),
    ("text-overflow", {"cards/petit/betes.yaml": BETES.replace("Il pince.", "Il pince fort. " * 30)}),
    ("wrong-value", {PAGE: GAME.replace("radius: 2 mm", "radius: 22.2222 mm")}),
    ("sheet-option", {PAGE: GAME + "sheets: {paper: a44}\n"}),
    ("sheet-option", {PAGE: GAME + "sheets: {margin: 987.654321 mm}\n"}),
    ("rule", {"cards/petit/rules.yaml": "x: {share: {of: vie == 2, is: 0.1..0.2}}\n"}),
]  # fmt: skip


@pytest.mark.parametrize(("code", "files"), WITH_NUMBERS, ids=[row[0] for row in WITH_NUMBERS])
def test_messages_have_units_and_short_numbers(tmp_path: Path, code: str, files: dict[str, str]) -> None:
    outcome = make(tmp_path, files).run("check", "petit")
    assert f"[{code}" in outcome.out
    assert [fault for line in outcome.out.splitlines() for fault in faults_of_numbers(line)] == []


@pytest.mark.parametrize(
    "said",
    ["it is 3.14159 mm wide", "it is 12.5 wide", "paper: paper: unknown paper", "fills 33.333 % of it"],
)
def test_the_reader_of_messages_finds_them(said: str) -> None:
    assert faults_of_numbers(str(Problem("rule", said)))
