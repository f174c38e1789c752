"""What drawing recorded, as values of JSON and back; and of several parts as one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...basics.geometry import Rect, Size
from ...svg.canvas.record import ImageBox, Painted, SymbolBox, TextBox


def put_together(records: Iterable[Painted]) -> Painted:
    """What several parts show, the lowest first."""
    whole = Painted()
    for painted in records:
        whole.symbols += painted.symbols
        whole.texts += painted.texts
        whole.images += painted.images
        whole.problems += painted.problems
        whole.read |= painted.read
    return whole


def to_values(painted: Painted) -> list[Any]:
    """All but the problems."""
    return [
        [[symbol.name, *symbol.rect] for symbol in painted.symbols],
        [[t.id, t.text, t.scale, t.lines, t.overflow, t.font_size, *t.rect] for t in painted.texts],
        [[image.path, *image.pixels, *image.rect] for image in painted.images],
        painted.read,
    ]


def from_values(symbols: list[Any], texts: list[Any], images: list[Any], read: dict[str, str]) -> Painted:
    """The record of these values, without problems."""
    return Painted(
        [SymbolBox(name, Rect(*rect)) for name, *rect in symbols],
        [
            TextBox(id, text, scale, lines, overflow, Rect(*rect), size)
            for id, text, scale, lines, overflow, size, *rect in texts
        ],
        [ImageBox(path, Rect(*rect), Size(width, height)) for path, width, height, *rect in images],
        [],
        dict(read),
    )
