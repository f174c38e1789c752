"""Groups on cards for the players stay whole where they can, and nothing is lost or laid beyond the card."""

from __future__ import annotations

import random

from deckwright.reference.page.aid_cards import share_out
from deckwright.reference.page.flow import Columns, PlacedStrip, Strip
from deckwright.reference.page.marks import Anchor

CARD = Columns(2, 25, 3, 70)
HEAD, ENTRY, WHITE = 5.0, 4.0, 0.5


def groups(*sizes: int) -> list[Strip]:
    """Each a heading and so many entries."""
    return [
        strip
        for number, size in enumerate(sizes)
        for strip in (
            Strip(HEAD, (Anchor(f"g{number}", "", 2),), above=2.0, holds=True),
            *(Strip(ENTRY, above=WHITE) for _ in range(size)),
        )
    ]


def columns_of(card: list[PlacedStrip]) -> list[list[PlacedStrip]]:
    return [[each for each in card if each.x == x] for x in (0, 28)]


def test_groups_are_whole_where_they_can_be() -> None:
    # Filled one after the other the first column would take twelve of fifteen entries: 6.5 + 12 × 4.5 = 60.5 mm.
    (card,) = share_out(groups(8, 6, 10), CARD)
    left, right = columns_of(card)
    assert [sum(bool(each.strip.marks) for each in column) for column in (left, right)] == [2, 1]


def test_white_gives_way_before_a_group_is_broken() -> None:
    # 5 + 8 × 4.5 + 2 + 5 + 6 × 4.5 = 75 mm with all white, 68 without: a column of 70 mm takes both groups.
    (card,) = share_out(groups(8, 6, 14), CARD)
    left, right = columns_of(card)
    assert (len(left), len(right)) == (16, 15)
    assert max(each.y + each.strip.height for each in card) <= CARD.height + 1e-6


def test_one_that_is_too_long_goes_on_with_two_entries_on_both_sides() -> None:
    (card,) = share_out(groups(17), Columns(2, 25, 3, 70))
    sizes = [len(column) for column in columns_of(card)]
    assert sum(sizes) == 18 and min(sizes[0] - 1, sizes[1]) >= 2


def test_all_strips_are_placed_once_in_their_order_and_within_the_card() -> None:
    rng = random.Random(5)
    for _ in range(60):
        strips = groups(*(rng.randint(1, 20) for _ in range(rng.randint(1, 7))))
        cards = share_out(strips, CARD)
        placed = [each for card in cards for each in card]
        assert [bool(each.strip.marks) for each in placed] == [bool(strip.marks) for strip in strips]
        assert all(each.y + each.strip.height <= CARD.height + 1e-6 for each in placed)
        for card in cards:
            assert all(not column or not column[-1].strip.holds for column in columns_of(card))
