"""Fonts in a PDF whose letters are written by the numbers of their glyphs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from pikepdf import Array, Dictionary, Name, Pdf, Stream, String

from ....basics.truetype import TrueType

_SYMBOLIC: Final = 4  # flag of a font whose glyphs are numbered by itself
_HEAD: Final = (
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def\n"
    "1 begincodespacerange <0000> <ffff> endcodespacerange\n"
)
_TAIL: Final = "endcmap CMapName currentdict /CMap defineresource pop end end"


def embed(pdf: Pdf, file: Path, glyphs: Iterable[int]) -> Any:
    """The font in *file* with these glyphs alone, of which *pdf* can show each by its number."""
    font, shown = TrueType(file.read_bytes()), sorted(glyphs)
    scale = 1000 / font.units
    name = Name(f"/DECKWR+{font.name}")
    data = Stream(pdf, font.embedded(shown))
    described = Dictionary(
        Type=Name.FontDescriptor,
        FontName=name,
        Flags=_SYMBOLIC,
        FontBBox=Array([round(value * scale) for value in font.box]),
        ItalicAngle=0,
        Ascent=round(font.ascent * scale),
        Descent=round(font.descent * scale),
        CapHeight=round(font.ascent * scale),
        StemV=80,
        FontFile2=pdf.make_indirect(data),
    )
    glyphs_by_number = Dictionary(
        Type=Name.Font,
        Subtype=Name.CIDFontType2,
        BaseFont=name,
        CIDSystemInfo=Dictionary(Registry=String("Adobe"), Ordering=String("Identity"), Supplement=0),
        CIDToGIDMap=Name.Identity,
        FontDescriptor=pdf.make_indirect(described),
        DW=0,
        W=Array([each for glyph in shown for each in (glyph, Array([round(font.advances[glyph], 2)]))]),
    )
    whole = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type0,
        BaseFont=name,
        Encoding=Name("/Identity-H"),
        DescendantFonts=Array([pdf.make_indirect(glyphs_by_number)]),
        ToUnicode=pdf.make_indirect(Stream(pdf, "".join(_letters(shown, font.letters)).encode())),
    )
    return pdf.make_indirect(whole)


def _letters(shown: Iterable[int], letters: Mapping[int, str]) -> Iterator[str]:
    """What each glyph says, as a reader wants to be told."""
    yield _HEAD
    told = [f"<{glyph:04x}> <{_utf16(letters[glyph])}>\n" for glyph in shown if glyph in letters]
    for start in range(0, len(told), 100):
        some = told[start : start + 100]
        yield f"{len(some)} beginbfchar\n{''.join(some)}endbfchar\n"
    yield _TAIL


def _utf16(text: str) -> str:
    return text.encode("utf-16-be").hex()
