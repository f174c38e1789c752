"""Cards as paper: what is kept and what is printed are the new deck, card for card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from deckwright.faces.editions import Card, Copies, replacement

from .samples import card, edition

DECKS = st.dictionaries(
    st.tuples(st.sampled_from("de"), st.sampled_from("xyz")),
    st.tuples(st.sampled_from(["a+1", "a+2", "b+1+v", "b+1+w", "c"]), st.integers(0, 3)),
).map(lambda found: [card(id, shows, copies, deck) for (deck, id), (shows, copies) in found.items()])


def paper(cards: Iterable[Card], times: int = 1) -> Counter[tuple[str, ...]]:
    """What lies on the table: looks, as often as they are there."""
    return Counter(look for one in cards for look in [one.core] * (one.copies * times))


def counted(copies: Iterable[Copies]) -> Counter[tuple[str, ...]]:
    return Counter(each.card.core for each in copies for _ in range(each.count))


@given(DECKS, DECKS, st.integers(1, 2), st.integers(1, 2))
def test_kept_and_printed_are_the_new_deck(old: list[Card], new: list[Card], had: int, wanted: int) -> None:
    found = replacement(edition(old, had), edition(new, wanted))
    assert counted(found.kept) + counted(found.printed) == paper(new, wanted)
    assert counted(found.kept) + counted(found.discarded) == paper(old, had)


@given(DECKS, DECKS)
def test_nothing_is_printed_that_lies_there_already(old: list[Card], new: list[Card]) -> None:
    found = replacement(edition(old), edition(new))
    for id in "xyz":  # of one card the old deck never has a look too many that the new one lacks
        printed, discarded = (
            {each.card.core for each in copies if each.card.id == id}
            for copies in (found.printed, found.discarded)
        )
        assert not printed & discarded


def test_a_card_that_only_changed_its_name_stays() -> None:
    found = replacement(edition([card("old", "a+1+v", 2)]), edition([card("new", "a+1+v", 3)]))
    assert [(each.card.id, each.count) for each in found.printed] == [("new", 1)]
    assert found.discarded == ()


@given(DECKS, DECKS)
def test_where_spares_stay_only_other_looks_are_thrown_away(old: list[Card], new: list[Card]) -> None:
    found = replacement(edition(old), edition(new))
    spared = found.keep_spares()
    assert spared.printed == found.printed
    assert counted(spared.kept) + counted(spared.discarded) == paper(old)
    stay = {(each.card.id, each.card.core) for each in found.kept}
    assert not stay & {(each.card.id, each.card.core) for each in spared.discarded}
