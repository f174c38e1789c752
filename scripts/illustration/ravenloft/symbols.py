"""Symbols as flat outlines on a grid of 24: solid, with real holes, ends pointed or square."""

import math
from collections.abc import Callable

from ..document import document
from ..paths import number


def disc(x: float, y: float, radius: float) -> str:
    """A circle as path data."""
    r, full = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {full} 0a{r} {r} 0 1 0 -{full} 0z"


def star(points: int, outer: float, inner: float) -> str:
    """A star round the middle, the first of its points up."""
    corners = []
    for i in range(2 * points):
        angle, radius = math.radians(180 * i / points - 90), inner if i % 2 else outer
        corners.append(f"{number(12 + radius * math.cos(angle))} {number(12 + radius * math.sin(angle))}")
    return f"M{'L'.join(corners)}z"


def waves(*heights: float) -> str:
    """Three swells each, one below the other."""
    swell = "c3.4 -3.4 6.4 -3.4 9.6 0s6.6 3.4 10.4 0v4c-3.8 3.2 -7 3.2 -10.4 0s-6.2 -3.2 -9.6 0z"
    return "".join(f"M2 {number(y)}{swell}" for y in heights)


def fangs() -> str:
    """The two jaws of a trap: one saw's edge, twice."""
    edge = ((1, 0), (3.75, 0), (6.5, 3.8), (9.25, 0), (12, 3.8), (14.75, 0), (17.5, 3.8), (20.25, 0), (23, 0))
    upper = "L".join(f"{number(x)} {number(9.8 + y)}" for x, y in edge)
    lower = "L".join(f"{number(x)} {number(12.6 + y)}" for x, y in reversed(edge))
    return f"M{upper}A11 9 0 0 0 1 9.8zM{lower}A11 9.8 0 0 0 23 12.6z"


SKULL = (
    "M12 1.4C18 1.4 21.8 5.2 21.8 10.2C21.8 13.4 20.4 15.4 18.2 16.6V22.6H14.8V19.8H13V22.6H11V19.8H9.2V22.6H5.8"
    "V16.6C3.6 15.4 2.2 13.4 2.2 10.2C2.2 5.2 6 1.4 12 1.4z"
)
SHIELD = "M12 1.2C15 3.2 18.2 4 21.2 4V11.2C21.2 16.6 17.6 20.6 12 23C6.4 20.6 2.8 16.6 2.8 11.2V4C5.8 4 9 3.2 12 1.2z"
DROP = "M12 .8C15.8 6.6 19.4 10.6 19.4 15.6A7.4 7.4 0 0 1 4.6 15.6C4.6 10.6 8.2 6.6 12 .8z"
DOOR = "M4 23V9.4C4 4.4 7.4 1 12 1S20 4.4 20 9.4V23z"

PATHS: dict[str, str] = {
    # values
    "ca": f"{SHIELD}M12 4.6V19.4C8.2 17.4 6.2 14.6 6.2 11V7C8.4 6.6 10.2 5.8 12 4.6z",
    "pv": "M12 22.4C6.4 18 1.4 13.8 1.4 8.6A5.9 5.9 0 0 1 12 5.2A5.9 5.9 0 0 1 22.6 8.6C22.6 13.8 17.6 18 12 22.4z",
    "vitesse": "M1.6 3H7.4L13.4 12L7.4 21H1.6L7.6 12zM11 3H16.8L22.8 12L16.8 21H11L17 12z",
    "sursaut": "M13 .8C13.4 5.2 19.8 8.8 19.8 15.2A7.8 7.8 0 0 1 4.2 15.2C4.2 12 5.8 9.6 7.6 7.8C8 9.6 8.6 10.8 9.8 11.4"
    "C9.6 7.4 10.6 3.6 13 .8zM12.2 12.6C10 14.6 8.8 16 8.8 17.8A3.3 3.3 0 0 0 15.4 17.8C15.4 16 14.2 14.6 12.2 12.6z",
    "attaque": "M22.6 1.4L21.6 6.8L11 17.4L6.6 13L17.2 2.4zM3.6 11.6L5.6 9.6L14.4 18.4L12.4 20.4zM5.6 15.6L8.4 18.4L4.2 22.6L1.4 19.8z",
    "degats": "M3.4 1.4C7 5.6 7.4 14.4 4 22.6C1 16.2 .8 7.4 3.4 1.4zM11 1.4C14.6 5.6 15 14.4 11.6 22.6C8.6 16.2 8.4 7.4 11 1.4z"
    "M18.6 1.4C22.2 5.6 22.6 14.4 19.2 22.6C16.2 16.2 16 7.4 18.6 1.4z",
    "xp": star(4, 11.4, 3.6),
    "niveau": "M2 6.4L7 11.2L12 3L17 11.2L22 6.4L20.4 17H3.6zM3.6 18.6H20.4V22H3.6z",
    # kinds of power
    "volonte": "M12.2 .8C14.6 3.6 15.6 5.2 15.6 6.8A3.5 3.5 0 0 1 8.6 6.8C8.6 4.8 10.6 3.2 12.2 .8zM9 11.4H15V18.6H20.6V22.6H3.4V18.6H9z",
    "utilitaire": f"{disc(12, 6.6, 5.6)}{disc(12, 6.6, 2.3)}M10.4 11.6H13.6V15.2H18V18.2H13.6V19.6H16.8V22.8H10.4z",
    "quotidien": "M4 1.2H20V4.4H18.2C18.2 8.2 16 10 13.8 12C16 14 18.2 15.8 18.2 19.6H20V22.8H4V19.6H5.8C5.8 15.8 8 14 10.2 12"
    "C8 10 5.8 8.2 5.8 4.4H4zM9 5.6C9.4 7.2 10.4 8.4 12 9.8C13.6 8.4 14.6 7.2 15 5.6z",
    # kinds of encounter
    "malediction": f"M.8 12C4.4 6.6 8 4.4 12 4.4S19.6 6.6 23.2 12C19.6 17.4 16 19.6 12 19.6S4.4 17.4 .8 12z{disc(12, 12, 5)}M12 9L13.8 12L12 15L10.2 12z",
    "environnement": waves(4.4, 11, 17.6),
    "evenement": "M12 .8A2.2 2.2 0 0 1 14.2 3.2C17.4 4.2 19 7 19 10.4V15L22 18.4V19.6H2V18.4L5 15V10.4C5 7 6.6 4.2 9.8 3.2"
    "A2.2 2.2 0 0 1 12 .8zM9 21H15A3 2.4 0 0 1 9 21z",
    "danger": "M12 1.2L23.4 22.4H.6zM10.6 8.6L11.2 15.6H12.8L13.4 8.6zM10.7 17.2V19.8H13.3V17.2z",
    "piege": fangs(),
    # kinds of card
    "monstre": f"{SKULL}{disc(8, 10.4, 2.6)}{disc(16, 10.4, 2.6)}M12 12.6L13.6 15.8H10.4z",
    "vilain": "M12 8.2L13.2 5L15 7.6L15.6 10.2C17.4 8 19.6 6.6 23.4 5.6C22.6 8 22.6 10.4 23.2 13C21.2 12.6 19.8 13.2 18.8 15"
    "C17.2 14.2 15.8 14.6 15 16.4L12 20.4L9 16.4C8.2 14.6 6.8 14.2 5.2 15C4.2 13.2 2.8 12.6 .8 13C1.4 10.4 1.4 8 .6 5.6"
    "C4.4 6.6 6.6 8 8.4 10.2L9 7.6L10.8 5z",
    "heros": "M12 .8C17.8 2.4 20.6 6.4 20.6 11.6V20L14.2 23V15.4L18 12.6V10.6L13.2 12.4V23H10.8V12.4L6 10.6V12.6L9.8 15.4V23L3.4 20"
    "V11.6C3.4 6.4 6.2 2.4 12 .8z",
    "tresor": "M3.6 1.6H20.4C20.4 8.4 17.8 12.4 13.8 13.6V18.4L18 20.2V22.8H6V20.2L10.2 18.4V13.6C6.2 12.4 3.6 8.4 3.6 1.6z",
    "bonus": star(8, 11.4, 5.4),
    "salle": "M1 22.8V9.4C2.6 5.6 4.2 4 5.4 2.8C6.8 4.2 8 5.4 8.8 7.2C9.6 5 10.6 3 12 1.2C13.4 3 14.4 5 15.2 7.2C16 5.4 17.2 4.2 18.6 2.8"
    "C19.8 4 21.4 5.6 23 9.4V22.8zM4 20H7.2V10L5.5 7L4 10zM10.2 20H13.8V8.8L12 6L10.2 8.8zM16.8 20H20V10L18.5 7L16.8 10z",
    "instant": "M14.4 .8L4 13.4H10.6L8 23.2L20 9.6H13z",
    # conditions, tokens, doors
    "ralenti": "M7.4 1H14.4V11.4L21.4 15.4C22.4 16 22.8 17 22.8 18.4V19H7.4zM7.4 20.4H22.8V23H7.4z",
    "immobilise": f"{disc(7.6, 7.6, 6.8)}{disc(7.6, 7.6, 3.6)}{disc(16.4, 16.4, 6.8)}{disc(16.4, 16.4, 3.6)}M9.4 12L12 9.4L14.6 12L12 14.6z",
    "confus": "M12.4 10.2A2.2 2.2 0 0 1 14.6 12.4A4.7 4.7 0 0 1 9.9 17.1A6.3 6.3 0 0 1 3.6 10.8A8.9 8.9 0 0 1 12.5 1.9"
    "A10.3 10.3 0 0 1 22.8 12.2A10.6 10.6 0 0 1 12.2 22.8V19.4A7.2 7.2 0 0 0 19.4 12.2A6.9 6.9 0 0 0 12.5 5.3A5.5 5.5 0 0 0 7 10.8"
    "A2.9 2.9 0 0 0 9.9 13.7A1.3 1.3 0 0 0 11.2 12.4z",
    "empoisonne": f"{DROP}M12 9.6C15 9.6 16.6 11.4 16.6 13.6C16.6 15 16 16 15 16.6V19.4H9V16.6C8 16 7.4 15 7.4 13.6C7.4 11.4 9 9.6 12 9.6z"
    f"{disc(10.2, 13.6, 1.1)}{disc(13.8, 13.6, 1.1)}",
    "temps": f"{disc(12, 12, 11)}{disc(12, 12, 8)}M10.8 6H13.2V11.4L16.8 14.2L15.4 16.2L10.8 12.8z",
    "bouclier": f"{SHIELD}M12 5.4L18 6.8V11C18 12 17.8 13 17.4 13.8L12 7.4L6.6 13.8C6.2 13 6 12 6 11V6.8z",
    "glyphe": "M12 .8L23.2 12L12 23.2L.8 12zM12 5L5 12L12 19L19 12zM10.8 8H13.2V10.8H16V13.2H13.2V16H10.8V13.2H8V10.8H10.8z",
    "objet": "M12 1L21 7.4L17.6 22.6H6.4L3 7.4zM12 4.8L6.6 8.6L8 15.4H16L17.4 8.6zM12 6.8L14.4 10.6L12 14.4L9.6 10.6z",
    "porte-ouverte": f"{DOOR}M7 20.2H12.4L17 22V7.6L12.4 4.2C9 4.2 7 6.4 7 9.4z",
    "porte-piegee": "M1.2 22.8L5.2 2.4L9.2 18.4L12 1L14.8 18.4L18.8 2.4L22.8 22.8z",
    "porte-verrouillee": f"{DOOR}M1.2 12H4V16.4H1.2zM20 12H22.8V16.4H20zM6.6 13V15.4H17.4V13z",
    "echelle": "M4.6 1H7.8V4H16.2V1H19.4V23H16.2V20.4H7.8V23H4.6zM7.8 6.4V10.2H16.2V6.4zM7.8 12.8V18H16.2V12.8z",
    "triangle-noir": "M1 3.4H23L12 22.6z",
    "triangle-blanc": "M1 3.4H23L12 22.6zM6.4 6.6L12 16.4L17.6 6.6z",
}


def flat(name: str) -> str:
    """A symbol in its box, without an ink: what it stands in gives it."""
    return document(0, 0, 24, 24, f'<path d="{PATHS[name]}" fill-rule="evenodd"/>')


def drawings() -> dict[str, Callable[[], str]]:
    return {f"symbols/{name}.svg": lambda name=name: flat(name) for name in PATHS}  # type: ignore[misc]
