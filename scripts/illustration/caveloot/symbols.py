"""The symbols of Caveloot: solid shapes with real holes on a grid of 24, one colour, the container tells the family.

No path carries a fill: a symbol takes the colour of where it stands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..paths import circle, star
from .symbol_shapes import (
    ARCH,
    DOMINO,
    EYE,
    FINGERS,
    FIST,
    HEART,
    HEXAGON,
    HORNED_MASK,
    LOZENGE,
    MEDAL,
    SACK,
    SACK_ROLL,
    SHIELD,
    STAR_8,
    TORCH_FLAME,
    TORCH_STAFF,
    Paths,
    back_azkovlar,
    back_butina,
    back_caveport,
    back_legendaires,
    back_origines,
    back_soulstern,
    charisme,
    claws,
    coin,
    crane,
    cross,
    crowned_lozenge,
    epee,
    extreme_menace,
    fee,
    grimoire,
    heros,
    lozenges,
    path,
    polygon,
    quete,
    renegat,
    sagesse,
    smooth,
    temerite,
    ten_times,
    tresor,
    value_card,
    variable,
    weight,
    wing,
)

SYMBOLS: dict[str, Callable[[], Paths]] = {
    "bravoure-physique": lambda: [path(SHIELD, FIST, *FINGERS)],
    "bravoure-arcanique": lambda: [path(STAR_8, *EYE)],
    "petite-manigance": lambda: [path(LOZENGE, *DOMINO)],
    "grande-manigance": lambda: [path(HEXAGON, *HORNED_MASK)],
    "extreme-menace": extreme_menace,
    "hemud": lambda: [path(star(12, 12, 12, 9.9, 14), *ten_times(12))],
    "charisme": charisme,
    "sagesse": sagesse,
    "temerite": temerite,
    "vigilance": lambda: [path(MEDAL, *TORCH_FLAME, TORCH_STAFF)],
    "vitalite": lambda: [path(HEART, smooth((4.6, 9, 1), (5.3, 6), (8.2, 4.9, 1), (7, 6.8), (6.6, 9.8, 1)))],
    "gain-vitalite": lambda: [path(HEART, cross(12, 11, 5, 1.6))],
    "blessure": lambda: [
        "M11 4C10 2.9 8.7 2.2 7.2 2.2C4.1 2.2 1.4 4.7 1.4 8.2C1.4 12.4 4.5 16.2 10.2 20.6L12 15.6L8.6 13.8L11.6 9.4L9.4 7.6Z",
        "M13.4 3.6C14.3 2.7 15.5 2.2 16.8 2.2C19.9 2.2 22.6 4.7 22.6 8.2C22.6 12.6 19.2 16.6 12 21.9L14.6 14.6L11.4 12.9L14.4 8.4L12 6.6Z",
    ],
    "endurance": lambda: [
        *SACK_ROLL,
        path(SACK, "M7.4 10.8H16.6V13.2L12 16L7.4 13.2Z", "M7 15.4L11 17.8V19.2H13V17.8L17 15.4V20.4H7Z"),
    ],
    "gain-endurance": lambda: [*SACK_ROLL, path(SACK, cross(12, 15.4, 4.8, 1.6))],
    "surpoids": lambda: weight(2),
    "grand-surpoids": lambda: weight(3),
    "or": lambda: coin("worth"),
    "prix": lambda: coin("price"),
    "prix-renegat": lambda: coin("both"),
    "puissance-additionnelle": lambda: [
        polygon((1, 13.6), (1, 10.4), (3, 8.8), (5.6, 8.8), (5.6, 7.2), (10.2, 7.2), (10.2, 8.2), (13.6, 8.6), (16.4, 10.2), (16.4, 17.4),
                (14.2, 20.4), (14.2, 23), (4.4, 23), (4.4, 20.2), (1, 17))
        + polygon((5, 10), (6.6, 10), (6.6, 14.4), (5, 14.4))
        + polygon((8.6, 9.4), (10.2, 9.4), (10.2, 14.4), (8.6, 14.4))
        + polygon((12.2, 10), (13.8, 10), (13.8, 14.4), (12.2, 14.4))
        + polygon((3, 16), (10.4, 16), (10.4, 17.6), (7.8, 17.6), (6.4, 19.4), (4.6, 18)),
        cross(19, 5.4, 4.9, 1.6),
    ],
    "multiplication": lambda: [
        polygon((3.6, 7), (7, 3.6), (12, 8.6), (17, 3.6), (20.4, 7), (15.4, 12), (20.4, 17), (17, 20.4), (12, 15.4), (7, 20.4), (3.6, 17), (8.6, 12))
    ],
    "variable": variable,
    "feerique": lambda: wing("+"),
    "feerique-negative": lambda: wing("-"),
    "valeur-bravoure-physique": lambda: value_card("bravoure-physique"),
    "valeur-bravoure-arcanique": lambda: value_card("bravoure-arcanique"),
    "valeur-petite-manigance": lambda: value_card("petite-manigance"),
    "valeur-grande-manigance": lambda: value_card("grande-manigance"),
    "heros": heros,
    "renegat": renegat,
    "artefact": epee,
    "grimoire": grimoire,
    "fee": fee,
    "tresor": tresor,
    "quete": quete,
    "boss": crane,
    "rarete-commune": lambda: lozenges(1),
    "rarete-rare": lambda: lozenges(2),
    "rarete-extremement-rare": lambda: lozenges(3),
    "rarete-legendaire": crowned_lozenge,
    "monstre-commun": lambda: claws(1),
    "monstre-rare": lambda: claws(2),
    "monstre-extremement-rare": lambda: claws(3),
    "monstre-legendaire": crane,
    "dos-butina": back_butina,
    "dos-caveport": back_caveport,
    "dos-soulstern": back_soulstern,
    "dos-azkovlar": back_azkovlar,
    "dos-origines": back_origines,
    "dos-speciales": lambda: [path(ARCH, star(12, 12.6, 8.8, 3.1, 4), circle(12, 12.6, 1.6))],
    "dos-legendaires": back_legendaires,
    "help": lambda: [*("".join(TORCH_FLAME),), TORCH_STAFF],
}  # fmt: skip


def draw(name: str) -> str:
    """The SVG file of one symbol."""
    paths = "".join(f'  <path fill-rule="evenodd" d="{d}"/>\n' for d in SYMBOLS[name]())
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n{paths}</svg>\n'


def drawings() -> dict[str, Callable[[], str]]:
    """Every symbol by its path below assets/caveloot/."""
    return {f"symbols/{name}.svg": partial(draw, name) for name in SYMBOLS}
