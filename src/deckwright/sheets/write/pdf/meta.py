"""What a PDF says about itself, and the words of its footers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from importlib.resources import files
from pathlib import Path
from typing import Final

from ....basics.records import dataclass
from ....basics.units import mm
from ...impose import Sheet
from ...impose.words import sheet_words

FONT: Final = Path(str(files("font_source_sans_pro") / "files" / "SourceSansPro-Regular.ttf"))
CREATOR: Final = "Deckwright"


@dataclass(frozen=True, slots=True)
class PdfMeta:
    title: str  # of the document
    game: str  # as the footer names it
    lang: str  # BCP 47, such as "fr"
    font: Path = FONT  # TrueType, for footers and labels; embedded
    author: str = ""
    subject: str = ""
    keywords: tuple[str, ...] = ()
    creator: str = CREATOR
    decks: Mapping[str, str] = field(default_factory=dict)  # id → title
    edition: bytes = b""  # what the cards are, for a later print; readers do not show it
    edition_faces: tuple[str, ...] = ()  # the ids of the faces that it lists, in its order
    outlines: bool = False  # footers and labels hold no text, but its outlines

    def footer(self, sheet: Sheet) -> tuple[str, ...]:
        """The footer of *sheet* in parts, the most telling first."""
        decks = ", ".join(self.decks.get(deck, deck) for deck in sheet.decks)
        words = sheet_words(self.lang)
        number = words.sheet.format(number=sheet.number, total=sheet.total)
        number += words.back if sheet.side == "back" else ""
        measured = sheet.scale_bar if sheet.scale_label is None else None
        bar = words.bar.format(length=mm(measured.length)) if measured is not None else ""
        size = words.to_the_edge if sheet.to_the_edge else words.full_size
        return tuple(part for part in (self.game, decks, number, size, bar) if part)
