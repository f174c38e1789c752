"""What is typed into a form, as it looks: lines of a font of which the file holds every letter."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pikepdf import Pdf

from ....basics.embedding import embedded
from .fields import FieldKind, FormField
from .figures import rgb
from .fonts import embed
from .meta import FONT

LEADING: Final = 1.2  # ems from line to line
PADDING: Final = 2.0  # points that readers leave between a field's edge and what is typed
# A font of any other name Chromium's reader trusts with the letters of Latin-1 alone: œ and ’ it takes elsewhere.
FONT_NAME: Final = "Wingdings"
LEAST, STEP = 4.0, 0.5  # points
TAG: Final = "DECKWF"  # tells the font from the same one on the pages, which has fewer letters there


class Letters:
    """The font that is typed in: the one in *file*, or ours where that cannot be embedded."""

    def __init__(self, file: Path) -> None:
        found = embedded(str(file))
        self.file = file if found is not None else FONT
        found = found or embedded(str(FONT))
        assert found is not None
        self.font = found.font

    def width(self, text: str, size: float) -> float:
        """In points, as *size* is."""
        font = self.font
        return sum(font.advances[glyph] for glyph in self._glyphs(text)) * size / 1000

    def shown(self, text: str) -> str:
        """The operand that shows a line."""
        return f"<{''.join(f'{glyph:04x}' for glyph in self._glyphs(text))}>"

    def embed(self, pdf: Pdf) -> Any:
        """The font with all its letters, whichever will be typed; readers find each by what it says."""
        return embed(pdf, self.file, self.font.letters, TAG)

    def _glyphs(self, text: str) -> Sequence[int]:
        return [self.font.characters.get(letter, 0) for letter in text]

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
        shown.append(f"{move} {letters.shown(line)} Tj")
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
