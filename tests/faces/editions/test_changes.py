from __future__ import annotations

import pytest

from deckwright.faces.editions import Card, NotAnEditionError, What, changes, from_json, to_json

from .samples import card, edition


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        (None, card("x"), What.ADDED),
        (card("x"), None, What.REMOVED),
        (card("x", "a"), card("x", "b"), What.CHANGED),
        (card("x", "a", 2), card("x", "b", 3), What.CHANGED),
        (card("x", back="p"), card("x", back="q"), What.CHANGED),
        (card("x"), card("x", back="q"), What.CHANGED),
        (card("x", deck="d"), card("x", deck="e"), What.MOVED),
        (card("x", "a", deck="d"), card("x", "b", deck="e"), What.CHANGED),
        (card("x", copies=1), card("x", copies=2), What.COPIES),
        (card("x", "a+1+v1"), card("x", "a+1+v2"), What.VOLATILE),
        (card("x", "a+1"), card("x", "a+2"), What.SCALED),
        (card("x", "a+1+v1"), card("x", "b+1+v1"), What.CHANGED),
        (card("x"), card("x"), None),
    ],
)
def test_what_has_become_of_a_card(before: Card | None, after: Card | None, what: What | None) -> None:
    old, new = (edition([each] if each else []) for each in (before, after))
    assert [change.what for change in changes(old, new)] == ([what] if what else [])


def test_a_card_in_two_decks_is_compared_in_each() -> None:
    old = edition([card("x", "a", deck="d"), card("x", "a", deck="e")])
    new = edition([card("x", "a", deck="d"), card("x", "b", deck="e")])
    assert [(change.what, change.card.deck) for change in changes(old, new)] == [(What.CHANGED, "e")]


def test_an_edition_comes_back_from_its_bytes() -> None:
    one = edition([card("x", "a+1+v1", 2, back="p"), card("y", "b", deck="e", back="p")], sets=3)
    again, about = from_json(to_json(one, {"date": "2026-11-28"}))
    assert (again, dict(about)) == (one, {"date": "2026-11-28"})


@pytest.mark.parametrize(
    "spoilt",
    [
        b"",
        b"\xff\xfe",
        b"{}",
        b"[]",
        b"[" * 100_000,
        b'{"program": "another"}',
        to_json(edition([card("x")]))[:-40],
        to_json(edition([card("x")])).replace(b'"format": 1', b'"format": 2'),
        to_json(edition([card("x")])).replace(b'"sets": 1', b'"sets": 0'),
        to_json(edition([card("x", copies=7)])).replace(b"7", b"-7"),
        to_json(edition([card("x", copies=7)])).replace(b"7,0,null", b"7,9,null"),
    ],
)
def test_bytes_that_hold_no_edition_are_told(spoilt: bytes) -> None:
    with pytest.raises(NotAnEditionError):
        from_json(spoilt)
