"""The faces of a print: out of the revisions that it was probably made of, or out of a PDF that shows the same."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import numpy as np
import pikepdf

from ...basics.files import temporary_folder
from ...basics.poppler import has_poppler, page_picture
from ...faces.editions import Card, Edition, Look
from ...sheets.write.pdf import FacePage
from ...sheets.write.pdf.private import private_faces
from ..states import Snapshot, SnapshotOpener
from .pictures import DPMM, Shot
from .sources import BACK, FRONT, Files, Vector


class Print:
    """A print, of which digests are known: a face is what has the digest of the one that is wanted."""

    def __init__(self, state: Snapshot, opener: SnapshotOpener | None) -> None:
        self._origins = opener.origins(state) if opener else iter(())
        own = [(state.path, state.edition)] if state.path and state.path.suffix.lower() == ".pdf" else []
        self._to_open = chain(own, opener.papers() if opener else ())
        self._papers: list[Paper] = []
        self._models: dict[str, tuple[Files, Card, str]] = {}  # by what a face shows

    def shot(self, card: Card, side: str) -> Shot | None:
        model = self._model(card, side)
        if model is not None:
            files, drawn, drawn_side = model
            return files.shot(drawn, drawn_side)
        vector = self._on_paper(card, side)
        return rasterise(vector) if vector else None

    def vector(self, card: Card, side: str) -> Vector | None:
        vector = self._on_paper(card, side)
        if vector is not None:
            return vector
        model = self._model(card, side)
        return model[0].vector(model[1], model[2]) if model else None

    def value(self, card: Card, field: str) -> str | None:
        model = self._model(card, FRONT) or self._model(card, BACK)
        if model is None or model[1].fields.get(field) != card.fields.get(field):
            return None
        return model[1].values.get(field, "")

    def _on_paper(self, card: Card, side: str) -> Vector | None:
        look = look_of(card, side)
        if look is None:
            return None
        found = next((vector for paper in self._papers if (vector := paper.vector(look))), None)
        while found is None and (named := next(self._to_open, None)):
            self._papers.append(Paper(*named))
            found = self._papers[-1].vector(look)
        return found

    def _model(self, card: Card, side: str) -> tuple[Files, Card, str] | None:
        """What shows the same; further revisions are opened until it is found."""
        look = look_of(card, side)
        if look is None:
            return None
        while look.exact not in self._models:
            state = next(self._origins, None)
            if state is None:
                return None
            self._take(state)
        return self._models[look.exact]

    def _take(self, state: Snapshot) -> None:
        if state.drawn is None:
            return
        files = Files(state.drawn)
        for card in state.edition.cards:
            for side in (FRONT, BACK):
                if look := look_of(card, side):
                    self._models.setdefault(look.exact, (files, card, side))


class Paper:
    """The faces in a PDF that Deckwright has printed."""

    def __init__(self, path: Path, edition: Edition) -> None:
        self._pdf, faces = _faces(path)
        self._where = dict(zip(edition.looks, faces, strict=False))

    def vector(self, look: Look) -> Vector | None:
        """None for a face that is not in this file: of another size, or printed before."""
        where = self._where.get(look)
        if where is None:
            return None
        return Vector(self._pdf, where)


def look_of(card: Card, side: str) -> Look | None:
    return card.front if side == FRONT else card.back


def rasterise(vector: Vector) -> Shot | None:
    """A face out of a PDF as pixels; None where there is no program that makes them."""
    if not has_poppler():
        return None
    with temporary_folder() as folder:
        page = folder / "page.pdf"
        with pikepdf.new() as pdf:
            pdf.pages.append(vector.page)
            pdf.save(page)
        image = page_picture(page, 0, DPMM * 25.4)
    if image is None:
        return None
    left = round(vector.where.bleed * DPMM)
    width, height = (max(1, round(side * DPMM)) for side in vector.size)
    cut = image.crop((left, left, left + width, left + height))
    return Shot(np.asarray(cut), vector.size, is_scan=True)


def _faces(path: Path) -> tuple[pikepdf.Pdf, list[FacePage | None]]:
    try:
        return private_faces(path)
    except (OSError, ValueError):  # it has gone since it was opened
        return pikepdf.new(), []
