"""What the page shows of the manual: every code that the preflight may find is explained there in sentences."""

from __future__ import annotations

from deckwright.basics.problems import ADJUSTABLE, CODES
from deckwright.proof.manual import explanations


def test_every_code_is_explained() -> None:
    known = explanations()
    assert CODES.keys() - known.keys() == set()
    assert [code for code in CODES if len(known[code].todo) < 10] == []
    assert [code for code in ADJUSTABLE if not known[code].text] == []


def test_a_passage_is_that_of_its_heading() -> None:
    """As docs/preflight.md and docs/problems.md have it."""
    found = explanations()["text-small"]
    assert found.text[0].startswith("Letters of less than 6 pt.") and len(found.text) == 1
    assert "text-fine" not in found.text[0]
