"""What the page offers to write into `accept:` of game.yaml."""

from __future__ import annotations

import pytest

from deckwright.basics.problems import Place, problem
from deckwright.proof.accepting import offer
from deckwright.proof.state import Found

PLACE = Place("layouts/parts/foot.svg", 4, 2)


def test_a_finding_of_one_card_is_accepted_for_that_card() -> None:
    found = Found(problem("text-small", "too small", PLACE, card="ours", about="number"), ("ours",))
    offered = offer(found, ["id: petit"])
    assert offered == {
        "entry": {"code": "text-small", "card": "ours", "layout": PLACE.file, "name": "number"},
        "below": None,
        "indent": "  ",
    }


def test_a_finding_of_many_cards_is_accepted_for_their_layout() -> None:
    found = Found(problem("text-small", "too small", PLACE, card="ours"), ("ours", "crabe"))
    offered = offer(found, ["id: petit"])
    assert offered is not None and offered["entry"] == {"code": "text-small", "layout": PLACE.file}


def test_a_name_is_meant_as_it_stands() -> None:
    found = Found(problem("asset-unused", "unused", Place("assets/a[1].svg"), about="assets/a[1]*.svg"))
    offered = offer(found, [])
    assert offered is not None
    assert offered["entry"] == {
        "code": "asset-unused",
        "layout": "assets/a[[]1].svg",
        "name": "assets/a[[]1][*].svg",
    }


@pytest.mark.parametrize(
    ("lines", "below", "indent"),
    [
        (["id: petit", "accept:", "  - {code: hairline, reason: x}"], 2, "  "),
        (["accept: # what may stay", "- {code: hairline, reason: x}"], 1, ""),
        (["accept:", "# first", "    - code: hairline"], 1, "    "),
        (["sheet:", "  accept:"], None, "  "),
        (["accept:"], 1, "  "),
    ],
)
def test_the_entry_goes_where_others_are(lines: list[str], below: int | None, indent: str) -> None:
    found = Found(problem("hairline", "thin", PLACE, card="ours"), ("ours",))
    offered = offer(found, lines)
    assert offered is not None and (offered["below"], offered["indent"]) == (below, indent)


def test_what_no_game_can_accept_is_not_offered() -> None:
    assert offer(Found(problem("out-of-range", "50", PLACE, card="ours"), ("ours",)), []) is None
