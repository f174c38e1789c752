"""Call-outs on random cards: shapely, not the program, says what crosses what."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from shapely.geometry import LineString, Point, box

from deckwright.basics.geometry import Rect
from deckwright.reference.figures.parts.callouts import (
    LabelRoom,
    PlacedCallout,
    Target,
    TargetKind,
    box_with_margin,
    faults,
    place_labels,
)

CARD = Rect(72, 56, 66, 92.2)
FIGURE = LabelRoom(CARD, Rect(18, 46, 38, 112), Rect(154, 46, 38, 112))


def shape(rect: Rect) -> object:
    return box(rect.x, rect.y, rect.right, rect.bottom)


def random_targets(seed: int) -> list[Target]:
    """From 2 to 9 boxes that lie apart, labels of 1 to 4 lines."""
    rng = random.Random(seed)
    boxes: list[Rect] = []
    for _ in range(400):
        width, height = rng.uniform(4, 40), rng.uniform(3, 14)
        one = Rect(
            rng.uniform(CARD.x + 2, CARD.right - width - 2), rng.uniform(CARD.y + 2, CARD.bottom - height - 2),
            width, height,
        )  # fmt: skip
        if not any(one.outset(2.5).overlaps(other) for other in boxes):
            boxes.append(one)
        if len(boxes) == 2 + seed % 8:
            break
    return [
        Target(one, rng.choice((TargetKind.TEXT, TargetKind.SHAPE)), 4.0 + 3.45 * rng.randint(1, 4))
        for one in boxes
    ]


@pytest.mark.parametrize("seed", range(40))
def test_call_outs_keep_their_promises(seed: int) -> None:
    targets = random_targets(seed)
    found = place_labels(targets, FIGURE)
    assert found is not None and len(found) == len(targets)
    for one, other in combinations(found, 2):
        assert not LineString(one.leader).intersects(LineString(other.leader))
        assert not one.label.overlaps(other.label)
    for each, target in zip(found, targets, strict=True):
        assert each.target == target
        assert shape(box_with_margin(target)).exterior.distance(Point(each.anchor)) < 1e-6  # type: ignore[attr-defined]
        assert each.leader[-1].y == pytest.approx(each.label.y)
        assert not CARD.overlaps(each.label)


def test_a_title_goes_over_the_top_and_a_seat_under_the_foot() -> None:
    title = Target(Rect(CARD.x + 15, CARD.y + 4, 30, 4), TargetKind.TEXT, 8)
    coin = Target(Rect(CARD.right - 13, CARD.y + 2, 10, 10), TargetKind.SHAPE, 8)
    badge = Target(Rect(CARD.x + 3, CARD.y + 2, 10, 10), TargetKind.SHAPE, 8)
    seat = Target(Rect(CARD.x + 29, CARD.bottom - 9, 7, 7), TargetKind.SHAPE, 8)
    found = place_labels([title, coin, badge, seat], FIGURE)
    assert found is not None
    assert [each.exit.way for each in found] == ["top", "side", "side", "foot"]


def test_labels_that_are_too_high_for_the_columns_are_refused() -> None:
    tall = [Target(Rect(CARD.x + 5, CARD.y + 10 + 12 * n, 8, 8), TargetKind.SHAPE, 60) for n in range(5)]
    assert place_labels(tall, FIGURE) is None


def test_the_proof_sees_what_is_wrong() -> None:
    target = Target(Rect(CARD.x + 10, CARD.y + 20, 8, 8), TargetKind.SHAPE, 10)
    (good,) = place_labels([target], FIGURE) or []
    assert faults([good], FIGURE) == []
    off = PlacedCallout(
        target, good.exit, (good.anchor._replace(x=CARD.x + 40), *good.leader[1:]), good.label
    )
    on_card = PlacedCallout(target, good.exit, good.leader, Rect(CARD.x + 1, good.label.y, 20, 10))
    assert "off its element" in faults([off], FIGURE)[0]
    assert any("on the card" in told for told in faults([on_card], FIGURE))
    assert {told.split(" at ")[0] for told in faults([good, good], FIGURE)} == {
        "leaders cross",
        "labels overlap",
    }
