"""Ten stones in six tones each, dark to light; and the tone of a facet by the lamp."""

import math
from typing import TypeAlias

from ..inks import Colour, mix

Ramp: TypeAlias = tuple[Colour, ...]
Raised: TypeAlias = tuple[float, float, float]
"""A point with its height."""

PAPER: Colour = "#FFFDF8"
INK: Colour = "#262038"
GLOW: Colour = "#F5643C"
STONES: dict[str, Ramp] = {
    name: tuple(tones.split())
    for name, tones in {
        "garnet": "#3E0B1E #7A1634 #B3283F #DD5A5C #F49C8C #FFDACB",
        "amethyst": "#231542 #46307A #6B4FA0 #957ACB #C3AFE8 #ECE3FB",
        "azurite": "#0B2148 #174585 #2B78C2 #5FA6E3 #A1CFF5 #DFF0FF",
        "emerald": "#04302B #0A5A4C #12947A #45BC9A #93DFC4 #DCF7EC",
        "topaz": "#4E2703 #94560A #DB8B12 #F5B83A #FCD984 #FFF3CF",
        "rose": "#4A1038 #93275F #CF4E8C #EC86B1 #F8B9D2 #FFE6EF",
        "onyx": "#0D1018 #1E2633 #384454 #5F6E80 #97A5B5 #D5DEE6",
        "opal": "#33495A #5F7C90 #8FA7B8 #B6CBD6 #D8E8EC #F5FBFA",
        "turquoise": "#03303D #0A5A70 #128AA3 #4DB8C8 #9BDCE2 #DDF6F6",
        "smoky": "#2A1A12 #553826 #84604A #B08F74 #D6BFA6 #F3E8DA",
        "ember": "#5A1E05 #A8420B #E5731A #F79B35 #FFC97A #FFEBCB",
        "skin": "#5B2F22 #9C5F43 #CF9168 #EBBB94 #F8DCC2 #FFF1E2",
        "tan": "#3B1F14 #6E3E28 #9C6243 #C48B66 #E3B692 #F5DCC4",
        "night": "#140F24 #262038 #3A3157 #574A80 #957ACB #ECE3FB",
        "glass": "#7FA9CF #A1CFF5 #C4E2F9 #DFF0FF #F3FAFF #FFFFFF",
        "light": "#DB8B12 #F5B83A #FCD984 #FFF3CF #FFFBEA #FFFFFF",
    }.items()
}
LAMP = (-0.45, -0.62, 0.64)


def deeper(ramp: Ramp, part: float) -> Ramp:
    """As far from the eye: towards the darkest tone."""
    return tuple(mix(tone, ramp[0], part) for tone in ramp)


def paler(ramp: Ramp, part: float) -> Ramp:
    """As near to the eye: towards white."""
    return tuple(mix(tone, "#FFFFFF", part) for tone in ramp)


def stone(name: str) -> Ramp:
    """`garnet`, `garnet-3` three tenths deeper, `garnet+2` two tenths paler. Raises KeyError for no stone."""
    for sign, change in (("-", deeper), ("+", paler)):
        plain, found, tenths = name.partition(sign)
        if found:
            return change(STONES[plain], int(tenths) / 10)
    return STONES[name]


def tone(ramp: Ramp, light: float, steps: int = 12) -> Colour:
    """The tone for a light of 0…1, in a few steps, so that facets gather in few colours."""
    place = max(0.0, min(1.0, round(light * steps) / steps)) * (len(ramp) - 1)
    below = min(int(place), len(ramp) - 2)
    return mix(ramp[below], ramp[below + 1], place - below)


def flat(name: str) -> Colour:
    """`ink`, `paper`, `glow`, `#RRGGBB`, or a stone's tone: `garnet.1`, `topaz.4.5` lies between two."""
    named = {"ink": INK, "paper": PAPER, "white": "#FFFFFF", "glow": GLOW}
    if name in named or name.startswith("#"):
        return named.get(name, name)
    plain, _, at = name.partition(".")
    return tone(stone(plain), float(at) / 5, 50)


def shine(a: Raised, b: Raised, c: Raised, steepness: float) -> float:
    """How much a facet turns to the lamp: -1…1; a flat one 0.64."""
    u = (b[0] - a[0], b[1] - a[1], (b[2] - a[2]) * steepness)
    v = (c[0] - a[0], c[1] - a[1], (c[2] - a[2]) * steepness)
    normal = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    length = math.hypot(*normal) or 1.0
    up = -1.0 if normal[2] < 0 else 1.0
    return up * sum(part * lamp for part, lamp in zip(normal, LAMP, strict=True)) / length
