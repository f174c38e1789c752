"""A report's SVG → the bytes of a PDF, PNG or SVG, drawn as cards are."""

from __future__ import annotations

import io
from typing import Final

import cairocffi
import pikepdf

from ...basics.problems import DeckwrightError, Problem
from ...basics.units import PT_PER_MM
from ...svg import Document, Renderer, parse
from ...svg.white_page import white_paper
from ..write.png import png
from ..write.svg import svg
from . import paged

FORMATS: Final = ("pdf", "png", "svg")
DPI: Final = 200

_FAMILY: Final = "Source Sans Pro"


def family_of(renderer: Renderer) -> str:
    """The font of reports: the default one where the game has it, else the first of its own."""
    families = renderer.resources.fonts.families
    return _FAMILY if _FAMILY in families or not families else families[0]


def draw_report(text: str, form: str, renderer: Renderer, title: str) -> bytes:
    """*form* is one of FORMATS. Raises DeckwrightError for a letter that the game's fonts do not have, and the like."""
    document = parse(text, title)
    match form:
        case "pdf":
            data, problems = _pdf(document, renderer, title)
        case "png":
            data, problems = _png(document, renderer)
        case _:
            data, problems = _svg(document, renderer)
    found = [*renderer.check(document), *problems]
    if found:
        raise DeckwrightError(*found)
    return data


def _pdf(document: Document, renderer: Renderer, title: str) -> tuple[bytes, list[Problem]]:
    buffer = io.BytesIO()
    surface = cairocffi.PDFSurface(buffer, document.size.width * PT_PER_MM, document.size.height * PT_PER_MM)
    painted = renderer.draw(document, cairocffi.Context(surface), PT_PER_MM)
    surface.finish()
    with pikepdf.open(buffer) as pdf:
        return paged.save_with_title(pdf, title), painted.problems


def _svg(document: Document, renderer: Renderer) -> tuple[bytes, list[Problem]]:
    problems: list[Problem] = []

    def draw(context: cairocffi.Context) -> None:
        problems.extend(renderer.draw(document, context, PT_PER_MM).problems)

    return svg(document.size, draw).encode(), problems


def _png(document: Document, renderer: Renderer) -> tuple[bytes, list[Problem]]:
    scale = DPI / 25.4
    width, height = (round(length * scale) for length in document.size)
    surface, context = white_paper(width, height)
    painted = renderer.draw(document, context, scale)
    return png(surface, DPI), painted.problems
