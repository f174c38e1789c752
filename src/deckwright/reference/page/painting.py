"""Marks → a cairo context: the same drawing for PDF, PNG and SVG, with the faces as cards are drawn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

import cairocffi

from ...basics.geometry import Rect, Size
from ...basics.problems import Problem
from ...basics.units import PT_PER_MM
from ...faces.draw.draw import draw_face
from ...faces.layouts import Face
from ...svg import Renderer, parse
from .cut_lines import add_cut, lie
from .markdown import is_address
from .marks import Anchor, Ink, Link, Mark, Picture, Words

LABEL = "reference"
RIM = 0.25  # mm, as wide as the hair round a card that lies on others
MARK = 201  # the blue of what stands for a face


class Painter:
    """Draws marks; the context's unit is the millimetre. What was wrong stands in `problems`.

    With *stands_in* a face is a rectangle of a colour of its own (`stand_in`), for which the face is put in later.
    """

    def __init__(self, renderer: Renderer, *, stands_in: bool = False) -> None:
        self.renderer = renderer
        self.problems: list[Problem] = []
        self.stands_in = stands_in
        self.faces: list[Face] = []  # that were shown, in their order
        self._recordings: dict[str, cairocffi.RecordingSurface] = {}

    def begin(self) -> None:
        """Begin a file. What is recorded for it has to live until it is finished, for cairo writes forms last."""
        self.renderer.begin_file([])

    def paint(self, marks: Iterable[Mark], size: Size, context: cairocffi.Context) -> None:
        for kind, group in groupby(marks, type):
            if kind is Ink:
                self._ink([mark for mark in group if isinstance(mark, Ink)], size, context)
                continue
            for mark in group:
                self._one(mark, context)

    def _one(self, mark: Mark, context: cairocffi.Context) -> None:
        match mark:
            case Words():
                self._words(mark, context)
            case Picture():
                self._picture(mark, context)
            case Link(to, rect):
                where = " ".join(f"{side:.3f}" for side in rect)
                kind = "uri" if is_address(to) else "dest"
                quoted = to.replace("\\", "\\\\").replace("'", "\\'")
                context.tag_begin("Link", f"{kind}='{quoted}' rect=[{where}]")
                context.tag_end("Link")
            case Anchor(name, _, _, y):
                self._anchor(name, y, context)

    def _anchor(self, name: str, y: float, context: cairocffi.Context) -> None:
        """Cairo takes the place of an anchor as it is, in points: its matrix is not for them, as it is for links."""
        down = context.user_to_device(0, y)[1]
        context.save()
        context.identity_matrix()
        context.tag_begin("cairo.dest", f"name='{name}' x=0 y={down:.3f}")
        context.tag_end("cairo.dest")
        context.restore()

    def _ink(self, marks: list[Ink], size: Size, context: cairocffi.Context) -> None:
        inner = "".join(f'<g transform="translate({m.dx:.4f} {m.dy:.4f})">{m.svg}</g>' for m in marks)
        document = parse(svg_of(inner, size), LABEL)
        self.tell(self.renderer.check(document))
        self.tell(self.renderer.draw(document, context, 1.0).problems)

    def _words(self, mark: Words, context: cairocffi.Context) -> None:
        context.save()
        context.translate(mark.x, mark.y)
        mark.text.draw(context)
        context.restore()

    def _picture(self, mark: Picture, context: cairocffi.Context) -> None:
        """The face within its cut line; in a PDF, what stands for it."""
        context.save()
        context.transform(cairocffi.Matrix(*lie(mark)))
        context.new_path()
        add_cut(mark.face, context)
        if self.stands_in:
            context.set_source_surface(self._stand_in(mark.face))
            context.fill()
            if mark.has_rim:
                self._rim(mark, context)
        else:
            context.clip()
            self.tell(draw_face(mark.face, self.renderer, context, PT_PER_MM).problems)
        context.restore()

    def _rim(self, mark: Picture, context: cairocffi.Context) -> None:
        """White round the cut line, for readers that clip by whole pixels: it smooths their steps."""
        add_cut(mark.face, context)
        add_cut(mark.face, context, RIM * mark.face.component.size.width / mark.rect.width)
        context.set_fill_rule(cairocffi.FILL_RULE_EVEN_ODD)
        context.set_source_rgb(1, 1, 1)
        context.fill()

    def _stand_in(self, face: Face) -> cairocffi.RecordingSurface:
        """A rectangle of a colour of its own, as large as the face is printed; one form however often it is shown."""
        if face.id not in self._recordings:
            page = Rect(0, 0, *face.component.size).outset(face.component.bleed)
            extents = tuple(side * PT_PER_MM for side in page)
            surface = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, extents)
            context = cairocffi.Context(surface)
            context.set_source_rgb(*stand_in(len(self.faces)))
            context.rectangle(*extents)
            context.fill()
            self._recordings[face.id] = surface
            self.faces.append(face)
        return self._recordings[face.id]

    def tell(self, problems: Iterable[Problem]) -> None:
        self.problems += [found for found in problems if found not in self.problems]


def stand_in(number: int) -> tuple[float, float, float]:
    """The colour that stands for a face, by its number from 0."""
    return (number & 255) / 255, (number >> 8) / 255, MARK / 255


def svg_of(inner: str, size: Size) -> str:
    w, h = f"{size.width:g}", f"{size.height:g}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}">'
    return f"{head}{inner}</svg>"
