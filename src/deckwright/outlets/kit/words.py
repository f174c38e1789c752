"""The words of the page that says how to print: in French, else in English."""

from __future__ import annotations

from typing import Final

from ...basics.records import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """Texts with the places of their numbers, as `str.format` fills them."""

    title: str
    version: str
    choose: str
    ways: tuple[tuple[str, str], ...]  # what a way of printing is called, and how it is done
    paper: str
    full_size: str
    cut: str
    inside: str
    files: str
    sheets: str
    cuts: str
    lowink: str
    cards: str
    rules: str
    stickers: str
    calibrate: str
    cutfiles: str
    rights: str


ENGLISH: Final = Words(
    title="{game}: print, cut, play",
    version="version {version} of {date}",
    choose="Choose one file of cards: by your paper, A4 or Letter, and by how you print.",
    ways=(
        ("duplex-long", "both sides of the paper; tell the printer to flip on the long edge"),
        ("fold", "one side; fold along the line, glue, then cut: no printer needs to hit the back"),
        ("fronts", "fronts alone, for sleeves with a card of another game behind"),
    ),
    paper="Paper of 200 to 300 g/m² for cards, label sheets for stickers, what you have for the rules.",
    full_size="Print at 100 % (“actual size”, no fitting, no scaling). Measure the bar at the foot of the first "
    "sheet before you print the rest. Backs off by more than a millimetre? Print the calibration page, it "
    "tells by how much.",
    cut="Cut along the marks in the margin, with a steel ruler, the long cuts first; stack sheets only when they lie "
    "exactly. Round the corners last.",
    inside="In the box",
    files="File of cards",
    sheets="sheets {paper}",
    cuts="cuts",
    lowink="Each of them is there in colour and, to save ink, as lowink.",
    cards="{size}: {count} to cut out",
    rules="the rulebook",
    stickers="stickers for the wooden pieces",
    calibrate="a page that measures your printer",
    cutfiles="cut lines for machines, one file for all sheets that are cut alike",
    rights="{author}. Whoever gives this on needs the right to: ask where nothing says so.",
)
FRENCH: Final = Words(
    title="{game}\u00a0: imprimez, coupez, jouez",
    version="version {version} du {date}",
    choose="Choisissez un seul fichier de cartes, selon votre papier (A4 ou Letter) et votre façon d’imprimer.",
    ways=(
        ("duplex-long", "recto verso\u00a0; demandez à l’imprimante de retourner sur le bord long"),
        ("fold", "une seule face\u00a0; pliez sur la ligne, collez, puis coupez\u00a0: aucun verso à caler"),
        ("fronts", "les rectos seuls, pour des pochettes avec une carte d’un autre jeu derrière"),
    ),
    paper="Du papier de 200 à 300\u202fg/m² pour les cartes, des planches d’étiquettes pour les autocollants, "
    "celui que vous avez pour les règles.",
    full_size="Imprimez à 100\u00a0% («\u202ftaille réelle\u202f», sans ajuster ni réduire). Mesurez la règle au bas "
    "de la première feuille avant d’imprimer les autres. Versos décalés de plus d’un millimètre\u202f? La page de "
    "calibrage dit de combien.",
    cut="Coupez le long des repères de la marge, avec une règle en métal, les longues coupes d’abord\u202f; n’empilez "
    "les feuilles que si elles se recouvrent exactement. Arrondissez les coins à la fin.",
    inside="Dans la boîte",
    files="Fichier de cartes",
    sheets="feuilles {paper}",
    cuts="coupes",
    lowink="Chacun existe en couleur et, pour épargner l’encre, en lowink.",
    cards="{size}\u00a0: {count} à couper",
    rules="les règles",
    stickers="les autocollants des pièces en bois",
    calibrate="une page qui mesure votre imprimante",
    cutfiles="les lignes de coupe pour machines, un fichier pour toutes les feuilles coupées de même",
    rights="{author}. Pour le diffuser à votre tour, il en faut le droit\u00a0: demandez-le s’il n’est pas donné.",
)


def kit_words(lang: str) -> Words:
    return FRENCH if lang.partition("-")[0] == "fr" else ENGLISH
