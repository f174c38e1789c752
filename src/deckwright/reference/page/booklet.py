"""Pages two and two on sheets that are printed on both sides, folded in the middle and stapled.

Links and outline lead to the halves that the pages have become.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from typing import Any

import pikepdf
from pikepdf import Array, Name, OutlineItem

from ...basics.records import dataclass


@dataclass(frozen=True, slots=True)
class Half:
    """Where a page has gone: its sheet's side, and how far it has moved to the right."""

    side: Any
    dx: float


def booklet(pdf: bytes, *, has_back: bool = False) -> tuple[bytes, int]:
    """The sheets' sides, and how many: fronts and backs in turn, to be turned over along the short edge.

    *has_back*: the last page is the outside of the booklet.
    """
    with pikepdf.open(io.BytesIO(pdf)) as source:
        made = pikepdf.new()
        width, height = (float(side) for side in source.pages[0].mediabox[2:])
        sides = list(spreads(len(source.pages), has_back=has_back))
        halves: dict[tuple[int, int], Half] = {}
        for pair in sides:
            sheet = made.add_blank_page(page_size=(2 * width, height))
            for place, number in enumerate(pair):
                if number is not None:
                    room = pikepdf.Rectangle(place * width, 0, (place + 1) * width, height)
                    sheet.add_overlay(source.pages[number], room)
                    halves[source.pages[number].obj.objgen] = Half(sheet.obj, place * width)
        _Leading(source, made, halves).lead()
        for key in ("/Title", "/Creator"):
            made.docinfo[key] = source.docinfo[key]
        made.Root.Lang = source.Root.Lang
        made.Root.ViewerPreferences = pikepdf.Dictionary(
            PrintScaling=Name("/None"), Duplex=Name("/DuplexFlipShortEdge")
        )
        output = io.BytesIO()
        made.save(output, object_stream_mode=pikepdf.ObjectStreamMode.generate, deterministic_id=True)
        return output.getvalue(), len(sides)


def spreads(pages: int, *, has_back: bool = False) -> Iterator[tuple[int | None, int | None]]:
    """Which pages, from 0, lie left and right on each side; None where a side stays white: at the end, or before the
    last page where that is the back.
    """
    total = -(-pages // 4) * 4

    def real(number: int) -> int | None:
        if has_back and number == total - 1:
            return pages - 1
        return number if number < pages - has_back else None

    for sheet in range(total // 4):
        outer, inner = 2 * sheet, 2 * sheet + 1
        yield real(total - 1 - outer), real(outer)
        yield real(inner), real(total - 1 - inner)


class _Leading:
    """Takes links and outline over."""

    def __init__(
        self, source: pikepdf.Pdf, made: pikepdf.Pdf, halves: Mapping[tuple[int, int], Half]
    ) -> None:
        self.source, self.made, self.halves = source, made, halves
        has_names = Name.Names in source.Root and Name.Dests in source.Root.Names
        self.names = pikepdf.NameTree(source.Root.Names.Dests) if has_names else {}

    def lead(self) -> None:
        for page in self.source.pages:
            half = self.halves[page.obj.objgen]
            for link in page.obj.get("/Annots", []):
                if link.get("/Subtype") == Name.Link:
                    self._link(link, half)
        with self.source.open_outline() as old, self.made.open_outline() as new:
            new.root.extend(self._entries(old.root))

    def _link(self, link: Any, half: Half) -> None:
        """Move a link with its page; where it leads out of the book, it keeps its address."""
        target, address = self._target(link.get("/Dest")), link.get("/A")
        if target is None and address is None:
            return
        left, bottom, right, top = (float(side) for side in link.Rect)
        entry = pikepdf.Dictionary(
            Type=Name.Annot,
            Subtype=Name.Link,
            Rect=[left + half.dx, bottom, right + half.dx, top],
            Border=[0, 0, 0],
        )
        if target is not None:
            entry.Dest = target
        else:
            entry.A = self.made.copy_foreign(self.source.make_indirect(address))
        if Name.Annots not in half.side:
            half.side.Annots = Array()
        half.side.Annots.append(self.made.make_indirect(entry))

    def _entries(self, items: list[OutlineItem]) -> Iterator[OutlineItem]:
        for item in items:
            target = self._target(item.destination)
            if target is not None:
                entry = OutlineItem(item.title, target)
                entry.children.extend(self._entries(item.children))
                yield entry

    def _target(self, name: Any) -> Array | None:
        """Where a named place has gone, as a place on its side."""
        old = self.names.get(str(name)) if name is not None else None
        half = self.halves.get(old[0].objgen) if isinstance(old, Array) else None
        if old is None or half is None:
            return None
        return Array([half.side, Name.XYZ, float(old[2]) + half.dx, float(old[3]), 0])
