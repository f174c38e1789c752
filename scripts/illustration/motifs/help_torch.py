"""The torch of those who call for help."""

from ..document import Fragment, Light, fill, lit
from ..inks import HELP, Inks
from ..paths import brush, circle, curve, mirrored, polygon, table
from .parts import dark, polygons, wood
from .registry import motif


@motif("flambeau", HELP, shrink=0.94)
def torch(inks: Inks) -> Fragment:
    """One torch, burning high."""
    shaft = polygon("44 56 56 56 53 99 47 99")
    basket = curve(mirrored("50 44! 66 42! 68 46 64 56 58 62! 50 64"))
    rags = "".join(
        brush(line, 2.4, 2.4)
        for line in ("44 70 50 73 55.6 70", "44.6 77 50 80 55 77", "45.4 84 50 87 54.6 84")
    )
    outer = curve(
        "34 46! 22 36 20 22 28 10! 29 18 33 21 36 18! 34 8 40 0 50 "
        "-6! 50 4 54 8 60 6! 62 2 62 -1 62 -3! 72 6 78 18 74 30! "
        "77 28 79 25 80 22! 82 32 76 42 66 46!"
    )
    middle_fire = curve(
        "38 46! 29 38 29 28 35 22! 38 27 41 27 43 23! 43 15 46 9 "
        "52 5! 53 14 58 17 61 21 66 17 66 14! 71 24 70 38 62 46!"
    )
    heart = curve("43 46! 37 40 38 33 42 29! 44 33 46 33 48 30! 49 25 51 22 53 20! 55 27 61 31 60 38 57 46!")
    sparks = "".join(
        circle(x, y, r)
        for x, y, r in table("16 28 1.6, 22 10 1.3, 84 12 1.6, 88 30 1.2, 12 44 1.2, 78 0 1.2")
    )
    return (
        fill(outer, inks.t3)
        + fill(middle_fire, inks.accent)
        + fill(heart, "#FFFFFF")
        + fill(sparks, inks.t3)
        + lit(shaft, wood(inks), Light((0.9, 0), (5, 0)))
        + fill(rags, inks.t6)
        + lit(basket, dark(inks), Light((1, 0.9), (12, 2)))
        + fill(polygons("33 42 67 42 66.4 46 33.6 46", "39 55 61 55 58 59 42 59"), inks.t4)
    )
