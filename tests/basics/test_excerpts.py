"""An excerpt shows the place in question: of a long line the part round the column, with its key."""

from __future__ import annotations

import pytest

from deckwright.basics.excerpts import VISIBLE, excerpt_of
from deckwright.basics.problems import Place

TEXT = "que la mer est basse, " * 12
LINES = [
    "kraken:",
    "  or: 9",
    f'  effet: "{TEXT}{{coeur}} compris."',
    '  ambiance: "Huit bras."',
    "a;" * 200 + "{coeur}",
]


def column(line: int) -> int:
    return LINES[line - 1].index("{coeur}") + 1


@pytest.mark.parametrize(("line", "begins"), [(3, "  effet: … "), (5, "… ")])
def test_what_stands_far_to_the_right_is_seen_without_scrolling(line: int, begins: str) -> None:
    found = excerpt_of(Place("cards/a/b.yaml", line, column(line)), LINES)
    assert found is not None and found.column is not None
    shown = found.lines[line - found.first]
    assert shown.startswith(begins)
    assert shown[found.column - 1 :].startswith("{coeur}")
    assert found.column + len("{coeur}") <= VISIBLE
    assert [text for at, text in enumerate(found.lines, found.first) if at != line] == [
        LINES[at - 1][:400] for at in range(found.first, found.first + len(found.lines)) if at != line
    ]


def test_a_short_line_stands_as_it_is() -> None:
    found = excerpt_of(Place("cards/a/b.yaml", 4, 13), LINES)
    assert found is not None
    assert (found.lines[4 - found.first], found.column, found.length) == (LINES[3], 13, len('"Huit'))


def test_a_line_without_column_and_one_that_is_not_there() -> None:
    found = excerpt_of(Place("cards/a/b.yaml", 3), LINES)
    assert found is not None and found.column is None and found.lines[3 - found.first] == LINES[2]
    assert excerpt_of(Place("cards/a/b.yaml", 9), LINES) is None
    assert excerpt_of(Place("cards/a/b.yaml"), LINES) is None
