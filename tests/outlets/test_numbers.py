"""What outlets demand stands in tables, each number with its source and the date of that."""

from __future__ import annotations

import datetime

import pytest

from deckwright.outlets.numbers import numbers, rows
from tests.kit.places import PACKAGE

NAMES = sorted(path.stem for path in (PACKAGE / "data/outlets").glob("*.yaml"))


@pytest.mark.parametrize("name", NAMES)
def test_every_number_has_a_source_and_a_date(name: str) -> None:
    for row in rows(name).values():
        assert {"value", "source", "date", "sure"} <= set(row)
        assert row["source"]
        assert isinstance(row["date"], datetime.date) or len(str(row["date"])) == 7
        assert row["sure"] in ("documented", "read", "guess")
    assert set(numbers(name)) == set(rows(name))
