"""Castle Ravenloft's inks: one ink, one red, and a pale tint for each family."""

from ..engraving.burin import INK, PAPER, RED

__all__ = ["INK", "PAPER", "RED", "TINTS"]

TINTS = {
    "heroes": "#E4D2A8", "powers": "#E4D2A8", "monsters": "#B7D0C3", "villains": "#E6BFB4", "encounters": "#CDC5E0",
    "treasures": "#F0CF86", "tiles": "#D6D2DE", "emblems": "#D6D2DE",
}  # fmt: skip
