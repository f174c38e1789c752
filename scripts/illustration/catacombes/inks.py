"""Black, bone and one spot colour a team; red on critical shots only."""

from ..inks import Colour

BLACK: Colour = "#17130F"
BONE: Colour = "#EFE6D0"
TEAMS: dict[str, Colour] = {"epee": "#2E7D6B", "crane": "#2F6FA3"}
PAWNS: dict[str, Colour] = {
    "vert": "#3E8E5A",
    "violet": "#7A4E9C",
    "bleu": "#2F6FA3",
    "gris": "#8A8F94",
    "orange": "#D9772B",
    "bois": "#C9A36B",
}
