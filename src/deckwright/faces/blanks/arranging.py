"""The boxes of a face in order: none twice, none over another, in the order in which one reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...basics.geometry import Rect
from .boxes import FieldBox

_SAME: Final = 0.7  # of the smaller of two boxes, from which they are one
_APART: Final = 0.6  # mm between a box and what stands beside it
_EDGE: Final = 3.0  # mm from the trim
_ROW: Final = 0.5  # of a box's height, by which those in one row overlap
_LETTER: Final = 0.62  # ems that a letter takes
_TURNED: Final = 1e-6
WIDEST: Final = 60.0  # mm that a box becomes which nothing bounds


def arrange(
    boxes: Sequence[FieldBox], others: Sequence[Rect], page: Rect, letters: Callable[[str], int | None]
) -> list[FieldBox]:
    """*others*: what else is printed on the *page*; *letters*: how many a field has at most, if that is known."""
    kept = _each_once([box for box in boxes if box.path])
    kept = [_lengthen(box, page) if box.is_loose else box for box in kept]
    column = _column(kept, page)
    taken = [box.on_face for box in kept]
    widened = [
        _widen(box, [*others, *taken[:index], *taken[index + 1 :]], column, letters(box.path))
        if box.is_loose
        else box
        for index, box in enumerate(kept)
    ]
    return in_order(widened)


def _column(boxes: Sequence[FieldBox], page: Rect) -> Rect:
    """How far to the sides one writes on the page: as far as the widest box that the layout bounds, if it is wide."""
    bounded = [box.on_face for box in boxes if not box.is_loose and not box.is_symbol]
    widest = max(bounded, key=lambda rect: rect.width, default=page)
    return widest if page.width / 2 < widest.width < page.width - 2 * _EDGE else page.inset(_EDGE)


def _each_once(boxes: Sequence[FieldBox]) -> list[FieldBox]:
    """What the layout declares stands for all that its field prints, a text for a symbol, one for all at one place."""
    declared = {box.path for box in boxes if box.is_declared}
    written = {box.path for box in boxes if not box.is_symbol}
    kept: list[FieldBox] = []
    for box in boxes:
        if (box.path in declared and not box.is_declared) or (box.is_symbol and box.path in written):
            continue
        if not any(box.path == other.path and _is_same(box.on_face, other.on_face) for other in kept):
            kept.append(box)
    return kept


def _is_same(one: Rect, other: Rect) -> bool:
    shared = one.intersection(other)
    smaller = min(one.width * one.height, other.width * other.height)
    return shared.width * shared.height >= _SAME * smaller


def _widen(box: FieldBox, others: Sequence[Rect], page: Rect, letters: int | None) -> FieldBox:
    """As wide as the page and what stands in the same row let it be, to the side that its text runs to."""
    here = box.on_face
    if abs(box.matrix.b) > _TURNED:
        return box
    widest = WIDEST if letters is None else _LETTER * (letters + 0.5) * box.size / 72 * 25.4
    if widest < here.width:
        return _narrow(box, widest)
    low, high = page.x, page.right
    if not low < here.center.x < high:
        return box
    for rect in others:
        shared = min(rect.bottom, here.bottom) - max(rect.y, here.y)
        if shared <= _ROW * min(rect.height, here.height) or rect.x < here.center.x < rect.right:
            continue
        if rect.center.x < here.center.x:
            low = max(low, min(rect.right + _APART, here.x))
        else:
            high = min(high, max(rect.x - _APART, here.right))
    low, high = min(low, here.center.x), max(high, here.center.x)
    if box.align == "center":
        reach = min(here.center.x - low, high - here.center.x, widest / 2)
        low, high = here.center.x - reach, here.center.x + reach
    elif box.align == "start":
        low, high = here.x, min(high, here.x + widest)
    else:
        low, high = max(low, here.right - widest), here.right
    shift = low - here.x
    return box.with_rect(Rect(box.rect.x + shift, box.rect.y, high - low, box.rect.height))


def _lengthen(box: FieldBox, page: Rect) -> FieldBox:
    """A turned line, as long as the page lets it be."""
    along, across = box.matrix.b, box.matrix.f  # only quarters are lengthened
    if abs(box.matrix.a) > _TURNED or abs(along) <= _TURNED:
        return box
    ahead = (page.bottom - _EDGE - across) if along > 0 else (across - page.y - _EDGE)
    behind = page.height - 2 * _EDGE - ahead
    width = box.rect.width
    if box.align == "start":
        left, right = 0.0, min(ahead, WIDEST)
    elif box.align == "end":
        left, right = max(-behind, width - WIDEST), width
    else:
        reach = min(ahead - width / 2, behind + width / 2, WIDEST / 2)
        left, right = width / 2 - reach, width / 2 + reach
    return box.with_rect(Rect(left, 0, right - left, box.rect.height)) if right - left > width else box


def _narrow(box: FieldBox, width: float) -> FieldBox:
    left = {"start": 0.0, "center": 0.5, "end": 1.0}[box.align] * (box.rect.width - width)
    return box.with_rect(Rect(box.rect.x + left, box.rect.y, width, box.rect.height))


def in_order(boxes: Sequence[FieldBox]) -> list[FieldBox]:
    """Row by row from the top, each from where reading begins."""
    rows: list[list[FieldBox]] = []
    for box in sorted(boxes, key=lambda each: (each.on_face.y, each.on_face.x)):
        row = rows[-1] if rows else None
        if row is not None and _in_row(row[0].on_face, box.on_face):
            row.append(box)
        else:
            rows.append([box])
    ordered: list[FieldBox] = []
    for row in rows:
        leftwards = any(box.leftwards for box in row)
        ordered += sorted(row, key=lambda each: each.on_face.x, reverse=leftwards)
    return ordered


def _in_row(first: Rect, other: Rect) -> bool:
    shared = min(first.bottom, other.bottom) - max(first.y, other.y)
    return shared > _ROW * min(first.height, other.height)
