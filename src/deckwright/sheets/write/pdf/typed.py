"""What is typed into a form, as it looks: lines of a font that holds every letter of its encoding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pikepdf import Array, Dictionary, Name, Pdf, Stream

from ....basics.truetype import TrueType
from .fields import FieldKind, FormField
from .figures import rgb

ENCODING: Final = "cp1252"  # WinAnsi: the letters of the west of Europe, œ and Œ among them
LEADING: Final = 1.2  # ems from line to line
PADDING: Final = 2.0  # points that readers leave between a field's edge and what is typed
# A font of any other name Chromium's reader trusts with the letters of Latin-1 alone: œ and ’ it takes elsewhere.
FONT_NAME: Final = "Wingdings"
LEAST, STEP = 4.0, 0.5  # points
_NONSYMBOLIC: Final = 32
_CODES: Final = range(32, 256)


class Letters:
    """The font that is typed in."""

    def __init__(self, font: TrueType) -> None:
        self.font = font
        self.coded = {code: _letter(code) for code in _CODES}

    def width(self, text: str, size: float) -> float:
        """In points, as *size* is."""
        font = self.font
        return sum(font.advances[font.characters.get(letter, 0)] for letter in text) * size / 1000

    def embed(self, pdf: Pdf) -> Any:
        """The font with all letters that can be typed, each found by its code."""
        font, scale = self.font, 1000 / self.font.units
        text = "".join(letter for letter in self.coded.values() if letter)
        name = Name(f"/DECKWF+{font.name}")
        described = Dictionary(
            Type=Name.FontDescriptor,
            FontName=name,
            Flags=_NONSYMBOLIC,
            FontBBox=Array([round(value * scale) for value in font.box]),
            ItalicAngle=0,
            Ascent=round(font.ascent * scale),
            Descent=round(font.descent * scale),
            CapHeight=round(font.ascent * scale),
            StemV=80,
            FontFile2=pdf.make_indirect(Stream(pdf, font.embedded((), text))),
        )
        glyphs = [font.characters.get(letter, 0) if letter else 0 for letter in self.coded.values()]
        return pdf.make_indirect(
            Dictionary(
                Type=Name.Font,
                Subtype=Name.TrueType,
                BaseFont=name,
                Encoding=Name.WinAnsiEncoding,
                FirstChar=_CODES.start,
                LastChar=_CODES.stop - 1,
                Widths=Array([round(font.advances[glyph], 2) for glyph in glyphs]),
                FontDescriptor=pdf.make_indirect(described),
            )
        )

    def broken(self, text: str, width: float, size: float) -> list[str]:
        """*text* in lines of at most this width."""
        lines: list[str] = []
        for paragraph in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, size) > width:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines


def _letter(code: int) -> str:
    return bytes([code]).decode(ENCODING, "ignore")


def appearance(letters: Letters, field: FormField, text: str, width: float, height: float) -> bytes:
    """Operators that show *text* in a field of this size, in points."""
    if not text:
        return b"/Tx BMC EMC"
    font, room, several = letters.font, width - 2 * PADDING, field.kind is FieldKind.LINES
    size, lines = _fitted(letters, text, field, room, height - 2 * PADDING)
    ascent, descent = font.ascent / font.units * size, font.descent / font.units * size
    top = height - PADDING - ascent if several else (height - ascent - descent) / 2
    shown: list[str] = []
    before = 0.0
    for line in lines:
        slack = room - letters.width(line, size)
        x = PADDING + slack * {"start": 0.0, "center": 0.5, "end": 1.0}[field.align]
        move = f"{x - before:.3f} {top if not shown else -LEADING * size:.3f} Td"
        shown.append(f"{move} <{line.encode(ENCODING, 'replace').hex()}> Tj")
        before = x
    clip = f"1 1 {width - 2:.3f} {height - 2:.3f} re W n"
    return f"/Tx BMC q {clip} BT /{FONT_NAME} {size:g} Tf {rgb(field.ink)} rg {' '.join(shown)} ET Q EMC".encode()


def _fitted(
    letters: Letters, text: str, field: FormField, width: float, height: float
) -> tuple[float, Sequence[str]]:
    """The lines of a text, in letters as large as the field has them, or as much smaller as it takes."""
    size = round(field.size, 1)
    while True:
        several = field.kind is FieldKind.LINES
        lines = letters.broken(text, width, size) if several else [text]
        fits = len(lines) * LEADING * size <= height if several else letters.width(text, size) <= width
        if fits or size <= LEAST:
            return size, lines
        size = round(size - STEP, 1)


def tick(width: float, height: float, ink: str) -> bytes:
    """A tick in a box."""
    points = ((0.2, 0.5), (0.42, 0.24), (0.82, 0.8))
    places = [f"{x * width:.3f} {y * height:.3f}" for x, y in points]
    pen = max(0.8, min(width, height) / 9)
    return f"q {rgb(ink)} RG {pen:.2f} w 1 J 1 j {places[0]} m {places[1]} l {places[2]} l S Q".encode()
