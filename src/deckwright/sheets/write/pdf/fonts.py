"""Fonts in a PDF whose letters are written by the numbers of their glyphs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from pikepdf import Array, Dictionary, Name, Pdf, Stream, String

from ....basics.embedding import embedded
from ....basics.truetype import TrueType
from .meta import FONT

_SYMBOLIC: Final = 4  # flag of a font whose glyphs are numbered by itself
_HEAD: Final = (
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def\n"
    "1 begincodespacerange <0000> <ffff> endcodespacerange\n"
)
_TAIL: Final = "endcmap CMapName currentdict /CMap defineresource pop end end"


class PageFont:
    """What footers and labels are written in: the font in *file*, or ours where that cannot be embedded."""

    def __init__(self, file: Path) -> None:
        found = embedded(str(file))
        self.file = file if found is not None else FONT
        found = found or embedded(str(FONT))
        assert found is not None
        self.name, self._font = found
        self.glyphs = set[int]()  # that were shown so far

    def width(self, text: str, size: float) -> float:
        """In points, as *size* is."""
        advances, glyphs = self._font.advances, self._font.characters
        whole: float = sum([advances[glyphs.get(letter, 0)] for letter in text])
        return whole * size / 1000

    def descent(self, size: float) -> float:
        """How far letters reach below their baseline."""
        return float(-self._font.descent / self._font.units * size)

    def show(self, text: str, size: float) -> str:
        """Operators of a line that begins where the text matrix stands."""
        return f"/{self.name} {size:g} Tf {' '.join(self._shown(text))}"

    def _shown(self, text: str) -> Iterator[str]:
        """Glyphs; those that stand for another letter by themselves are told."""
        numbers = [self._font.characters.get(letter, 0) for letter in text]
        self.glyphs.update(numbers)
        pairs = zip(text, numbers, strict=True)
        for is_told, group in groupby(pairs, lambda pair: self._font.letters.get(pair[1]) == pair[0]):
            some = list(group)
            shown = f"<{''.join(f'{number:04x}' for _, number in some)}> Tj"
            said = _utf16("\ufeff" + "".join(letter for letter, _ in some))
            yield shown if is_told else f"/Span <</ActualText <{said}>>> BDC {shown} EMC"


def embed(pdf: Pdf, file: Path, glyphs: Iterable[int], tag: str = "DECKWR") -> Any:
    """The font in *file* with these glyphs alone, of which *pdf* can show each by its number.

    *tag*, six capitals, says which part of the font it is.
    """
    found, shown = embedded(str(file)), sorted(glyphs)
    font = found.font if found is not None else TrueType(file.read_bytes())  # which says what is wrong
    scale = 1000 / font.units
    name = Name(f"/{tag}+{font.name}")
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
    return text.encode("utf-16-be", "replace").hex()
