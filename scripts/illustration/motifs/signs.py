"""Hanging guild signs: an iron bracket on a post, chains, a board of each guild's own form."""

from ..document import FROM_LEFT, Flats, Fragment, Light, fill, lit, stroke
from ..inks import Inks, mix
from ..paths import PathData, brush, circle, curve, ellipse, mirrored, polygon
from .parts import hatch, iron, wood

SOFT = FROM_LEFT.scaled(0.6)
MIDDLE = 84
"""The x of every board's axis, in the strip of 160 × 88."""

BOARDS: dict[str, PathData] = {
    "oval": ellipse(MIDDLE, 54, 44, 30),
    "round": circle(MIDDLE, 53, 32),
    "shield": curve(mirrored(f"{MIDDLE} 24! 106 28 124 22! 126 44 118 66 {MIDDLE} 87!", axis=MIDDLE)),
    "board": polygon("40 26 128 26 128 78 120 84 48 84 40 78"),
    "lozenge": curve(mirrored(f"{MIDDLE} 22! 100 36 132 53! 100 70 {MIDDLE} 87!", axis=MIDDLE)),
}


def hanging_sign(inks: Inks, form: str, ground: Flats, rim: Flats, emblem: Fragment) -> Fragment:
    """Post, bracket and board; the emblem is drawn on the board, its middle at (84, 54)."""
    post = polygon("8 -2 19 -2 20 88 7 88")
    arm = polygon("14 8 136 7 142 9.6 136 12 14 13")
    scroll = brush("20 44 36 40 44 28 40 20 33 22 36 28", 2.6, 1.6) + brush(
        "58 12 50 18 50 26 57 27 59 22", 2, 1.4
    )
    finial = curve("140 4! 147 6 152 9.6! 147 13 140 15!")
    links = "".join(
        stroke(f"M{x} {y}v3.4", inks.t6, 3.2) + stroke(f"M{x} {y}v3.4", mix(inks.light, inks.t5, 0.4), 1.2)
        for x in (58, 110)
        for y in (13, 18.6, 24.2)
    )
    shape = BOARDS[form]
    return (
        lit(post, wood(inks), Light((1, 0), (6, 0)), inner=hatch(inks.t6, "12 10 12 40 12 80", 90, 14, 1, 6))
        + fill(scroll, inks.t6)
        + lit(arm, iron(inks), Light((0, 0.9), (0, 2.6)))
        + fill(finial, inks.t6)
        + links
        + fill(shape, inks.t6)
        + stroke(shape, inks.t6, 2.4)
        + lit(shape, rim, Light((1, 1), (8, 5)))
        + _scaled(shape, ground)
        + emblem
    )


def _scaled(shape: PathData, ground: Flats) -> Fragment:
    """The sunk field of the board, inside its rim."""
    inner = lit(shape, ground, Light((-1.2, -1.2), (9, 7)))
    return f'<g transform="translate({MIDDLE} 54) scale(.87 .84) translate(-{MIDDLE} -54)">{inner}</g>'
