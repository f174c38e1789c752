"""What stands at the foot of sheets and on tiles, in the language of the deck; in English where none is known here."""

from __future__ import annotations

from typing import Final

from ...basics.records import dataclass


@dataclass(frozen=True, slots=True)
class SheetWords:
    """Texts with the places of their numbers, as `str.format` fills them."""

    sheet: str
    back: str
    full_size: str
    to_the_edge: str
    bar: str
    right: str
    below: str
    overlap: str
    tiles: str
    how: str


ENGLISH: Final = SheetWords(
    sheet="sheet {number} of {total}",
    back=", back",
    full_size="print at 100 %",
    to_the_edge="print borderless",
    bar="bar {length}",
    right="right: {tile}",
    below="below: {tile}",
    overlap="overlap {length}",
    tiles="{card}: {size}, {columns} × {rows} = {count} tiles, overlap {length}",
    how="Cut every tile along its line. Begin at A1: lay each next tile on the dashed line of the one before, its "
    "corners on the crosses, and glue.",
)
FRENCH: Final = SheetWords(
    sheet="feuille {number} sur {total}",
    back=", verso",
    full_size="imprimez à 100\u00a0%",
    to_the_edge="imprimez sans bordure",
    bar="règle de {length}",
    right="à droite\u00a0: {tile}",
    below="dessous\u00a0: {tile}",
    overlap="recouvrement {length}",
    tiles="{card}\u00a0: {size}, {columns} × {rows} = {count} feuilles, recouvrement {length}",
    how="Coupez chaque feuille le long de son trait. Commencez par A1\u00a0: posez la suivante sur la ligne de tirets "
    "de la précédente, ses coins sur les croix, et collez.",
)


def sheet_words(lang: str) -> SheetWords:
    return FRENCH if lang.partition("-")[0] == "fr" else ENGLISH
