"""Finished pictures as pixels: for the picture of a sheet that a machine prints and cuts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import cairocffi
import numpy as np

from ...basics.geometry import Rect, Size
from ...basics.poppler import PROGRAM, has_poppler, page_picture
from ...basics.problems import DeckwrightError, Place, Problem, problem
from ...faces.draw.draw import fade
from ...sheets.write.pdf import FacesFile
from .embed import document_of
from .extents import RendererIn
from .pages import FolderFace, covering


class Painter:
    """Paints faces from the upper left of their trim: what is cut out of a sheet has no bleed that was made.

    Raises DeckwrightError (`image-unreadable`) for a page of a PDF that cannot be made pixels.
    """

    def __init__(self, faces: Mapping[str, FolderFace], drawn: FacesFile, renderer: RendererIn) -> None:
        self._faces, self._drawn, self._renderer = faces, drawn, renderer
        self._page = lru_cache(maxsize=16)(self._load_page)

    def size(self, id: str) -> Size:
        return self._faces[id].size.trim

    def paint(self, id: str, context: cairocffi.Context, scale: float) -> None:
        """*scale* is pixels a millimetre."""
        face = self._faces[id]
        if is_page(face):
            around = self._drawn.pages[id].bleed * scale
            context.set_source_surface(self._page(id, scale), -around, -around)
            context.paint()
            return
        room = Rect(0, 0, *face.size.trim).outset(face.size.bleed)
        shown = covering(room, face.look.size)
        renderer = self._renderer(face.source.path.parent)
        document = document_of(face.source.path, face.printed_size, renderer)
        if renderer.low_ink:
            context.set_source_rgb(1, 1, 1)
            context.paint()
        context.translate(shown.x * scale, shown.y * scale)
        renderer.draw(document, context, shown.width / document.size.width * scale)
        if renderer.grey:
            fade(context, Rect(0, 0, shown.width, shown.height), scale)

    def _load_page(self, id: str, scale: float) -> cairocffi.ImageSurface:
        page = self._drawn.pages[id]
        file = self._drawn.files[page.file]
        assert not isinstance(file, bytes)  # they lie in the workshop
        picture = page_picture(file, page.page, scale * 25.4)
        if picture is None:
            raise DeckwrightError(_unseen(self._faces[id]))
        red, green, blue = np.moveaxis(np.asarray(picture), 2, 0).astype(np.uint32)
        values = np.ascontiguousarray(red << 16 | green << 8 | blue)
        height, width = values.shape
        return cairocffi.ImageSurface(
            cairocffi.FORMAT_RGB24, width, height, bytearray(values.tobytes()), width * 4
        )


def _unseen(face: FolderFace) -> Problem:
    message = (
        f"page {face.source.page + 1} lies on a sheet whose cut lines are asked for as PNG, and {PROGRAM} makes no "
        "pixels of it"
    )
    hint = "ask for the cut lines as SVG, DXF or PDF, or save the page as a PNG picture"
    return problem("image-unreadable", message, Place(face.source.path.name), hint=hint)


def is_page(face: FolderFace) -> bool:
    return face.source.path.suffix.lower() == ".pdf"


def can_paint(faces: Mapping[str, FolderFace]) -> bool:
    """Whether all of them: pages of a PDF become pixels by poppler alone."""
    return has_poppler() or not any(is_page(face) for face in faces.values())
