"""What is counted is said in the singular where it is one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from deckwright.basics.phrases import quantity
from deckwright.basics.units import measured

SOURCE = Path(__file__).parents[2] / "src" / "deckwright"
# Numbers that are never one where they are told.
ALWAYS_SEVERAL = {
    "len(area.geoms)", "len(cards)", "len(keys)", "len(text)", "len(entries)", "len(numbered)", "len(lines)",
    "len(numbers)", "len(slots)", "len(rows)", "len(items)",
}  # fmt: skip


@pytest.mark.parametrize(("count", "said"), [(0, "0 copies"), (1, "1 copy"), (2, "2 copies")])
def test_one_is_singular(count: int, said: str) -> None:
    assert quantity(count, "copy", "copies") == said


def counted_by_hand() -> Iterator[tuple[str, str]]:
    """Every length or sum in a sentence that a plural follows as it stands."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.JoinedStr):
                continue
            for number, noun in pairwise(node.values):
                if isinstance(number, ast.FormattedValue) and isinstance(noun, ast.Constant):
                    said = ast.unparse(number.value)
                    is_plural = re.match(r" [a-z]+s\b(?<!is)(?<!has)", str(noun.value))
                    if re.match(r"(len|sum)\(", said) and is_plural:
                        yield said, f"{path.name}:{node.lineno}"


def test_no_sentence_counts_by_hand() -> None:
    assert [(said, where) for said, where in counted_by_hand() if said not in ALWAYS_SEVERAL] == []


@pytest.mark.parametrize(
    ("value", "beside", "said"),
    [
        (15.083, 3, "15.1 mm"),
        (15, None, "15 mm"),
        (3.04, 3, "3.04 mm"),
        (0.028, None, "0.03 mm"),
        (3.004, 3, "3.004 mm"),
        (0.0499, 0.0882, "0.05 mm"),
    ],
)
def test_a_measure_has_a_unit_and_no_more_decimals_than_it_needs(
    value: float, beside: float | None, said: str
) -> None:
    assert measured(value, beside) == said
