"""Pieces of faces drawn, or written as operators."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Final

import cairocffi

from ...basics.files import temporary_folder
from ...basics.geometry import Rect
from ...basics.units import PT_PER_MM
from ...sheets.write.pdf.faces import FacePage
from ...svg import Document, Painted, Renderer
from ...svg.canvas.record import MAX_WORK
from ...svg.document.parts import Reader, read
from ...svg.script import SIDE, NotPlainError, SymbolForm, draw_symbol, write
from . import record
from .draw import RASTER_DPI, TOO_MUCH, in_millimetres, name_once
from .pieces import UNDRAWN, Made, Piece

_PAGE: Final = "piece.pdf"
Target = Callable[[], Path]  # of what cairo draws, in a folder that is made when it is asked for


class Maker:
    """Makes the pieces of a run. What one looks like depends on nothing that was made before it."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._reader = Reader()
        self._symbols: dict[str, bytes] = {}
        self._spent: dict[int, float] = defaultdict(float)  # by face

    def make(self, pieces: Sequence[Piece], faces: Sequence[int] = ()) -> list[Made | None]:
        """Each of *pieces*; None for one that takes too much, whose faces are drawn as a whole.

        *faces* are the numbers of faces that show them: pieces of a face that together take too much are none either.
        """
        with ExitStack() as stack:
            target = cache(lambda: stack.enter_context(temporary_folder()) / _PAGE)
            return [
                self._count(piece, face, target)
                for piece, face in zip(pieces, faces or (-1,) * len(pieces), strict=True)
            ]

    def _count(self, piece: Piece, face: int, target: Target) -> Made | None:
        if self._spent[face] > MAX_WORK:
            return None
        self._renderer.work = 0.0
        made = self._make(piece, target)
        self._spent[face] += self._renderer.work if face >= 0 else 0.0
        return made

    def _make(self, piece: Piece, target: Target) -> Made | None:
        self._renderer.begin_file([])
        try:
            documents = self._read(piece)
            if piece.is_written:
                try:
                    return self._write(piece, documents[0], target)
                except NotPlainError:
                    self._renderer.begin_file([])
            return self._draw(piece, documents, target)
        except TOO_MUCH:
            return None

    def _read(self, piece: Piece) -> list[Document]:
        if piece.is_written:
            return [self._reader.read(piece.parts[0])]
        return [read(part) for part in piece.parts]

    def _write(self, piece: Piece, document: Document, target: Target) -> Made:
        found = self._renderer.check(document)
        height = FacePage(0, piece.size, piece.bleed).page_points[1]
        script, painted = write(document, self._renderer, PT_PER_MM, piece.bleed * PT_PER_MM, height)
        symbols = {name: self._symbol(name, form, target) for name, form in script.symbols.items()}
        return Made(
            in_millimetres(painted, document),
            tuple(found),
            lines="\n".join(script.lines),
            glyphs={font: sorted(used) for font, used in script.glyphs.items()},
            symbols=symbols,
            work=self._renderer.work,
        )

    def _symbol(self, name: str, form: SymbolForm, target: Target) -> bytes:
        if name not in self._symbols:
            page_file = target()
            surface = _page(page_file, SIDE, SIDE)
            try:
                draw_symbol(form, self._renderer, cairocffi.Context(surface))
            except NotPlainError:
                surface.finish()  # now: later it would be written over what is drawn there instead
                raise
            self._symbols[name] = _finish(surface, page_file)
        return self._symbols[name]

    def _draw(self, piece: Piece, documents: Sequence[Document], target: Target) -> Made:
        found = [each for document in documents for each in self._renderer.check(document)]
        if all(part.tag in UNDRAWN for part in piece.parts):
            return Made(Painted(), tuple(found), work=self._renderer.work)
        page_file = target()
        surface = _page(page_file, *FacePage(0, piece.size, piece.bleed).page_points)
        context = cairocffi.Context(surface)
        context.translate(piece.bleed * PT_PER_MM, piece.bleed * PT_PER_MM)
        page = Rect(0, 0, *piece.size).outset(piece.bleed)
        context.rectangle(*(side * PT_PER_MM for side in page))
        context.clip()
        painted = [
            in_millimetres(self._renderer.draw(document, context, PT_PER_MM), document)
            for document in documents
        ]
        whole, data = record.put_together(painted), _finish(surface, page_file)
        return Made(whole, tuple(found), pdf=data, work=self._renderer.work)


def _page(target: Path, width: float, height: float) -> cairocffi.PDFSurface:
    surface = cairocffi.PDFSurface(
        str(target), width, height
    )  # into memory cairo would ask us for every piece
    surface.set_fallback_resolution(RASTER_DPI, RASTER_DPI)
    return surface


def _finish(surface: cairocffi.PDFSurface, target: Path) -> bytes:
    surface.show_page()
    surface.finish()
    data = target.read_bytes()
    target.unlink()  # to write over a file takes a disk longer
    return name_once(data)
