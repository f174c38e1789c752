"""Faces drawn, from the cache where nothing that they were drawn from has changed.

A face is put together from pieces (`pieces`), each made once for all faces that show it. What cannot be cut, because
parts of it act on each other or on all that is drawn, is drawn as a whole (`whole`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ...basics.cache import Cache
from ...sheets.options import Format, OutputSpec
from ...sheets.write.pdf import FacesFile
from ...sheets.write.pdf.faces import Drawing, FacePage, Writing
from ...svg.canvas.record import MAX_WORK, Painted
from ..layouts import Face
from . import record
from .drawn_faces import DrawnFace, DrawnFaces, Progress, digest, page_of
from .pieces import Made, Parts, Piece, pieces
from .piecework import make_or_keep
from .tools import DrawingTools
from .whole import draw_whole

LARGE: Final = 64 << 10  # bytes of a drawing that lies in a folder rather than in memory


def draw_or_keep(
    faces: Sequence[Face],
    tools: DrawingTools,
    progress: Progress | None = None,
    cache: Cache | None = None,
    folder: Path | None = None,
    jobs: int = 1,
) -> DrawnFaces:
    """*faces*, whose ids are distinct, drawn. The outcome is the same with any cache and without one.

    What is large is put into *folder*, or kept in memory without one. Where much is to be drawn, *jobs* processes help.
    """
    shown = pieces((face, parts) for face in faces if (parts := _parts(face, tools.output)) is not None)
    distinct = list(dict.fromkeys(piece for own in shown.values() for piece in own))
    owners = {piece: number for number, own in enumerate(shown.values()) for piece in own}
    made = make_or_keep(distinct, tools, _count(progress, 0, len(shown), len(faces)), cache, jobs, owners)
    shown = {id: own for id, own in shown.items() if _are_good(own, made)}
    apart = [face for face in faces if face.id not in shown]
    rest = _count(progress, len(shown), len(faces), len(faces))
    whole = draw_whole(apart, tools, rest, cache, folder, jobs)
    drawn = _Collection(whole, made, folder).collect(faces, shown, tools)
    tools.rest()
    if cache is not None:
        cache.trim()
    return drawn


def _are_good(own: Sequence[Piece], made: Mapping[Piece, Made]) -> bool:
    """Whether a face is put together from these: all are made, and together they take no more than a face may."""
    return all(piece in made for piece in own) and sum(made[piece].work for piece in own) <= MAX_WORK


def _parts(face: Face, output: OutputSpec) -> Parts | None:
    """The parts of a face; None where it is drawn as a whole."""
    from ...svg.document.parts import cut  # noqa: PLC0415 - with what reads SVG

    acts_on_all = output.low_ink or output.grey or output.outline_text or output.format is Format.SVG
    return None if acts_on_all else cut(face.svg, face.file)


def _count(progress: Progress | None, first: int, last: int, total: int) -> Progress | None:
    """Progress told by parts of whatever is done, as faces from *first* to *last* of all."""
    if progress is None:
        return None
    return lambda done, of: progress(first + (last - first) * done // max(of, 1), total)


class _Collection:
    """The files that faces are put together from, each once."""

    def __init__(self, whole: DrawnFaces, made: Mapping[Piece, Made], folder: Path | None) -> None:
        self._whole, self._made, self._folder = whole, made, folder
        self._files: list[bytes | Path] = list(whole.file.files)
        self._symbols: dict[str, Drawing] = {}
        self._content: dict[Piece, Drawing | Writing | None] = {}

    def collect(
        self, faces: Sequence[Face], shown: Mapping[str, Sequence[Piece]], tools: DrawingTools
    ) -> DrawnFaces:
        pages: dict[str, FacePage] = dict(self._whole.file.pages)
        parts: dict[str, Sequence[Drawing | Writing]] = {}
        by_id: dict[str, DrawnFace] = {}
        for face in faces:
            own = shown.get(face.id)
            if own is None:
                by_id[face.id] = self._whole.by_id[face.id]
                continue
            pages[face.id] = page_of(face, 0)
            parts[face.id] = [content for piece in own if (content := self._content_of(piece)) is not None]
            by_id[face.id] = _drawn(face, [self._made[piece] for piece in own])
        names = {font for each in self._made.values() if each.glyphs for font in each.glyphs}
        fonts = {name: tools.resources.font_named(name) for name in sorted(names)}
        return DrawnFaces(FacesFile(tuple(self._files), pages, parts, self._symbols, fonts), by_id)

    def _content_of(self, piece: Piece) -> Drawing | Writing | None:
        if piece not in self._content:
            self._content[piece] = self._take(self._made[piece])
        return self._content[piece]

    def _take(self, made: Made) -> Drawing | Writing | None:
        if made.pdf:
            return self._put(made.pdf)
        if not made.lines:
            return None
        for name, pdf in made.symbols.items():
            if name not in self._symbols:
                self._symbols[name] = self._put(pdf)
        return Writing(made.lines.encode(), made.glyphs, tuple(made.symbols))

    def _put(self, pdf: bytes) -> Drawing:
        number = len(self._files)
        if self._folder is None or len(pdf) < LARGE:
            self._files.append(pdf)
        else:
            path = self._folder / f"piece-{number}.pdf"
            path.write_bytes(pdf)
            self._files.append(path)
        return Drawing(number)


def _drawn(face: Face, made: Sequence[Made]) -> DrawnFace:
    """A face of these pieces: what they show, in their order, and what was found in them, each thing once."""
    whole = record.put_together(each.painted for each in made)
    found = dict.fromkeys((*(one for each in made for one in each.found), *whole.problems))
    named = tuple(one.at_card(face.card) if face.card else one for one in found)
    painted = Painted(whole.symbols, whole.texts, whole.images, [], whole.read)
    return DrawnFace(face, painted, named, digest(face, whole.read))
