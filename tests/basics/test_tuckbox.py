"""The net of a tuck box: by hand-made arithmetic, and whether what is folded together fits."""

from __future__ import annotations

import math

import pytest

from deckwright.basics.geometry import Size
from deckwright.basics.outlines import line_faults, path_faults, path_outline
from deckwright.basics.tuckbox import Tuckbox

BOXES = [
    Tuckbox(Size(63.5, 88.9), 19, 0.3),
    Tuckbox(Size(63, 88), 54, 0.3, is_sleeved=True),
    Tuckbox(Size(44, 68), 120, 0.31),
    Tuckbox(Size(120, 70), 500, 0.3),
]


@pytest.mark.parametrize(
    ("box", "width", "height", "depth"),
    [
        (BOXES[0], 64.5, 89.9, 8.0),  # 19 × 0.3 + 1 are 6.7: too little to be folded
        (BOXES[1], 68.0, 93.0, 30.2),  # 54 × (0.3 + 0.24) + 1
        (BOXES[2], 45.0, 69.0, 38.2),  # 120 × 0.31 + 1
    ],
)
def test_a_box_is_its_cards_and_a_millimetre(box: Tuckbox, width: float, height: float, depth: float) -> None:
    assert tuple(box.inner) == pytest.approx((width, height)) and box.depth == pytest.approx(depth)


@pytest.mark.parametrize("box", BOXES)
def test_what_is_cut_is_one_line_and_what_is_folded_lies_in_it(box: Tuckbox) -> None:
    assert path_faults(box.outline, box.net) is None
    bounds = path_outline(box.outline).bounds
    assert (bounds.width, bounds.height) == pytest.approx(tuple(box.net), abs=0.01)
    assert [line_faults(fold, box.net) for fold in box.folds] == [None] * 12
    # round the four sides, the lid and its tongue, three flaps above and four below
    lengths = sorted(math.dist(*path_outline(fold).contours[0].points) for fold in box.folds)
    w, h, d = *box.inner, box.depth
    assert lengths == pytest.approx(sorted([h] * 4 + [w] * 4 + [d] * 4), abs=0.01)


@pytest.mark.parametrize("box", BOXES)
def test_its_sides_close(box: Tuckbox) -> None:
    p = box.panels
    assert p["front"].width == p["back"].width == p["lid"].width == p["bottom"].width
    assert p["left"].width == p["right"].width == pytest.approx(p["lid"].height) == p["bottom"].height
    assert (
        p["back"].right == p["left"].x
        and p["left"].right == p["front"].x
        and p["front"].right == p["right"].x
    )
    assert p["lid"].bottom == p["back"].y and p["bottom"].y == p["front"].bottom
    assert box.dust <= p["front"].width / 2 and p["tongue"].height < p["front"].height
