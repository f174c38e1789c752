"""One spot colour a team, on black and bone; red on critical shots only."""

from ..inks import Colour

TEAMS: dict[str, Colour] = {"epee": "#2E7D6B", "crane": "#2F6FA3"}
PAWNS: dict[str, Colour] = {
    "vert": "#3E8E5A",
    "violet": "#7A4E9C",
    "bleu": "#2F6FA3",
    "gris": "#8A8F94",
    "orange": "#D9772B",
    "bois": "#C9A36B",
}
