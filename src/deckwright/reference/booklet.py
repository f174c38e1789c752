"""Pages two and two on sheets that are printed on both sides, folded in the middle and stapled."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pikepdf


def booklet(pdf: bytes) -> tuple[bytes, int]:
    """The sheets' sides, and how many: fronts and backs in turn, to be turned over along the short edge."""
    with pikepdf.open(io.BytesIO(pdf)) as source:
        made = pikepdf.new()
        width, height = (float(side) for side in source.pages[0].mediabox[2:])
        sides = list(spreads(len(source.pages)))
        for pair in sides:
            sheet = made.add_blank_page(page_size=(2 * width, height))
            for place, number in enumerate(pair):
                if number is not None:
                    room = pikepdf.Rectangle(place * width, 0, (place + 1) * width, height)
                    sheet.add_overlay(source.pages[number], room)
        for key in ("/Title", "/Creator"):
            made.docinfo[key] = source.docinfo[key]
        made.Root.Lang = source.Root.Lang
        made.Root.ViewerPreferences = pikepdf.Dictionary(
            PrintScaling=pikepdf.Name("/None"), Duplex=pikepdf.Name("/DuplexFlipShortEdge")
        )
        output = io.BytesIO()
        made.save(output, object_stream_mode=pikepdf.ObjectStreamMode.generate, deterministic_id=True)
        return output.getvalue(), len(sides)


def spreads(pages: int) -> Iterator[tuple[int | None, int | None]]:
    """Which pages, from 0, lie left and right on each side; None where a side stays white."""
    total = -(-pages // 4) * 4

    def real(number: int) -> int | None:
        return number if number < pages else None

    for sheet in range(total // 4):
        outer, inner = 2 * sheet, 2 * sheet + 1
        yield real(total - 1 - outer), real(outer)
        yield real(inner), real(total - 1 - inner)
