"""Blocks to set, and other programs' eyes on what came of them."""

import re
import subprocess
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import cairocffi

from deckwright.game.markup import SymbolRun, TextRun, parse
from deckwright.svg.typeset import Block, Inline, Item, SetText, Span, TextStyle


def font_file(package: str, name: str) -> str:
    return str(files(package) / "files" / name)


SANS_REGULAR = font_file("font_source_sans_pro", "SourceSansPro-Regular.otf")
SANS_BOLD = font_file("font_source_sans_pro", "SourceSansPro-Bold.otf")
SANS_ITALIC = font_file("font_source_sans_pro", "SourceSansPro-It.otf")
SANS_SEMIBOLD = font_file("font_source_sans_pro", "SourceSansPro-Semibold.otf")
SERIF_ITALIC = font_file("font_source_serif_pro", "SourceSerifPro-It.otf")
FJALLA = font_file("font_fjallaone", "FjallaOne-Regular.ttf")
FONT_FILES = [SANS_REGULAR, SANS_BOLD, SANS_ITALIC, SANS_SEMIBOLD, SERIF_ITALIC, FJALLA]

SANS = TextStyle(("Source Sans Pro",), 10.0)
TITLE = TextStyle(("Fjalla One",), 10.0)

RULE = (
    "**Vigilance** : avant l'exploration, regardez la première carte de la caverne et remettez-la face visible "
    "ou face cachée. Si c'est un monstre, perdez 1 {vitalite} et gagnez +2 {endurance}; sinon, détruisez une carte "
    "du campement de votre adversaire."
)


def items(text: str, style: TextStyle = SANS, lang: str = "fr") -> tuple[Item, ...]:
    """Card text as the items of a block."""
    found: list[Item] = []
    for number, paragraph in enumerate(parse(text, lang).paragraphs):
        if number:
            found.append(Span("\u2029", style))
        if paragraph.item:
            found.append(Span("•\u2002", style))
        for run in paragraph.runs:
            match run:
                case TextRun(text=letters, bold=bold, italic=italic):
                    found.append(
                        Span(letters, replace(style, weight=700 if bold else style.weight, italic=italic))
                    )
                case SymbolRun(name=name):
                    found.append(Inline(name, style.size * 1.08, style))
                case _:
                    found.append(Span("\u2028", style))
    return tuple(found)


def plain(text: str, style: TextStyle = SANS, **rest: Any) -> Block:
    return Block((Span(text, style),), **rest)


def line(text: str, style: TextStyle = SANS, **rest: Any) -> Block:
    return plain(text, style, wrap=False, **rest)


def printed(text: SetText) -> list[str]:
    return [line.text for line in text.lines]


def draw_pdf(
    path: Path, text: SetText, x: float = 20, y: float = 20, size: tuple[float, float] = (400, 300)
) -> Path:
    """One page with *text* at (x, y), a unit a point."""
    surface = cairocffi.PDFSurface(str(path), *size)
    context = cairocffi.Context(surface)
    context.translate(x, y)
    text.draw(context)
    surface.finish()
    return path


def pdf_text(path: Path, *options: str) -> str:
    return subprocess.run(
        ["pdftotext", *options, str(path), "-"], check=True, capture_output=True, text=True
    ).stdout


def pdf_words(path: Path) -> list[tuple[str, float, float, float, float]]:
    """(word, left, top, right, bottom) in points, as poppler finds them."""
    word = re.compile(r'<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">(.*?)</word>')
    return [
        (m[5], float(m[1]), float(m[2]), float(m[3]), float(m[4]))
        for m in word.finditer(pdf_text(path, "-bbox"))
    ]


def pdf_fonts(path: Path) -> list[list[str]]:
    table = subprocess.run(["pdffonts", str(path)], check=True, capture_output=True, text=True).stdout
    return [row.split() for row in table.splitlines()[2:]]


def ink_of(text: SetText, width: int, height: int, x: float = 0, y: float = 0, zoom: int = 4) -> Any:
    """A picture of *text* as rows of grey values, 255 is paper; *zoom* pixels a unit."""
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_A8, width * zoom, height * zoom)
    context = cairocffi.Context(surface)
    context.scale(zoom)
    context.translate(x, y)
    text.draw(context)
    surface.flush()
    stride, data = surface.get_stride(), bytes(surface.get_data())
    return [data[row * stride : row * stride + width * zoom] for row in range(height * zoom)]
