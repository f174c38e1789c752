"""Nothing is dropped in silence: each attribute of the standards is drawn, told, or passed over and changes nothing."""

from __future__ import annotations

from functools import lru_cache

import pytest

from tests.kit.sweeps import thinned

from . import attributes
from .helpers import Pixels, document, ours, problems
from .test_standard import FILES, PICTURE

SIDE = 100


@lru_cache
def _picture(body: str) -> Pixels:
    return ours(document(body), FILES, SIDE)


@pytest.mark.parametrize("row", thinned(attributes.ROWS), ids=lambda row: f"{row.name} on {row.element}")
def test_each_attribute_is_drawn_or_told_or_changes_nothing(row: attributes.Row) -> None:
    without, with_it = (
        attributes.drawing(row, with_it=each).replace("{PICTURE}", PICTURE) for each in (False, True)
    )
    told = [each for each in problems(document(with_it), FILES) if row.name in each.message]
    is_same = bool((_picture(with_it) == _picture(without)).all())
    what, _ = attributes.state(row)
    if what == "refused":
        assert told
    else:
        assert is_same == (what == "passed over")
        assert not [each for each in told if each.code != "svg-reference"]


def test_the_page_holds_the_list() -> None:
    text = attributes.PAGE.read_text(encoding="utf-8")
    assert attributes.page(text) == text, "run: python -m tests.svg.attributes"
