"""The heart of the vitality tokens."""

from ..document import Flats, Fragment, Light, fill, lit
from ..inks import VITALITE, Inks, mix
from ..paths import brush, curve, lens, mirrored
from .parts import hatch
from .registry import motif


@motif("coeur", VITALITE)
def heart(inks: Inks) -> Fragment:
    """A heart that has been mended once, with a band of plaster on it."""
    shape = curve(mirrored("50 24! 58 11 72 7 84 11 95 24 94 42 84 58 68 76 50 95!"))
    inside = curve(mirrored("50 34! 58 21 70 17 79 20 86 30 85 42 76 55 63 69 50 83!"))
    glint = curve("18 38! 18 27 25 19 34 18! 29 23 25 30 25 40!")
    seam = brush("61 43 66 52 60 60 65 68", 1.2, 0.6)
    stitches = "".join(
        lens(x, y, 9, 1.8, a) for x, y, a in ((63, 46.6, -10), (63.4, 53.6, 8), (61.6, 60.4, -12))
    )
    return (
        lit(
            shape,
            Flats(inks.light, inks.t3, inks.t5),
            Light((1.6, 1.8), (10, 6)),
            inner=hatch(inks.t2, "86 40 74 60 58 80", 215, 13, 1.8, 9),
        )
        + lit(inside, Flats(mix(inks.t3, inks.t2, 0.6), inks.t3, inks.t4), Light((0.8, 0.9), (8, 6)))
        + fill(glint, inks.light)
        + fill(lens(40, 19, 8, 2.6, 12), inks.light)
        + fill(seam, inks.t6)
        + fill(stitches, inks.light)
    )
