"""A page as SVG: what cairo writes between the faces, and each face as it is written by itself, put together as text.

A face drawn small in the middle of cairo's own page made cairo stop once, within its recording of what is drawn.
Here a face is never drawn but at its own size on a surface of its own, as `build --format svg` does it; a page says
only where it is used.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Final

import cairocffi

from ...basics.units import PT_PER_MM
from ...faces.draw.draw import draw_face
from ...faces.layouts import Face
from ...sheets.write.svg import svg
from .cut_lines import cut_data, lie
from .marks import Mark, Page, Picture
from .painting import Painter

_INNER: Final = re.compile(r"<svg\b[^>]*>(.*)</svg>\s*\Z", re.DOTALL)
_NAMES: Final = re.compile(r'(\bid="|"#|url\(#)')
_HEAD: Final = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' width="{w:.6g}mm" height="{h:.6g}mm" viewBox="0 0 {w:.6g} {h:.6g}">\n'
)


def page_svg(page: Page, marks: Iterable[Mark], painter: Painter) -> str:
    """The *marks* of a page in their order; letters are outlines."""
    faces: dict[str, str] = {}  # what is written once, by the face's id
    body: list[str] = []
    for is_face, group in groupby(marks, lambda mark: isinstance(mark, Picture)):
        if not is_face:
            body.append(_between(list(group), page, painter, f"m{len(body)}-"))
            continue
        for mark in group:
            assert isinstance(mark, Picture)
            name = faces.setdefault(mark.face.id, f"f{len(faces)}")
            body.append(_face_use(mark, name))
    known = {face.id: face for face in (mark.face for mark in page.marks if isinstance(mark, Picture))}
    defs = "".join(_face_definition(known[id], name, painter) for id, name in faces.items())
    head = _HEAD.format(w=page.size.width, h=page.size.height)
    return f"{head}<defs>{defs}</defs>\n{''.join(body)}</svg>\n"


def _between(marks: list[Mark], page: Page, painter: Painter, prefix: str) -> str:
    def draw(context: cairocffi.Context) -> None:
        context.scale(PT_PER_MM, PT_PER_MM)
        painter.paint(marks, page.size, context)

    painter.begin()
    return f'<g transform="scale({1 / PT_PER_MM:.7f})">{_inner(svg(page.size, draw), prefix)}</g>\n'


def _face_definition(face: Face, name: str, painter: Painter) -> str:
    """A face within its cut line, in points of its own."""

    def draw(context: cairocffi.Context) -> None:
        painter.tell(draw_face(face, painter.renderer, context, PT_PER_MM).problems)

    painter.begin()
    inner = _inner(svg(face.component.size, draw), f"{name}-")
    return (
        f'<clipPath id="{name}-cut"><path d="{cut_data(face)}"/></clipPath>'
        f'<g id="{name}" clip-path="url(#{name}-cut)">{inner}</g>'
    )


def _face_use(mark: Picture, name: str) -> str:
    numbers = " ".join(f"{part:.6g}" for part in lie(mark))
    return f'<use xlink:href="#{name}" transform="matrix({numbers})"/>\n'


def _inner(text: str, prefix: str) -> str:
    """What an SVG file holds, its ids made its own."""
    found = _INNER.search(text)
    return _NAMES.sub(rf"\g<1>{prefix}", found[1]) if found else ""
