"""Hands and paper at work: the three times of a flick, and of a wall's corner, each three pictures in a row.

A strip of 174 × 60, whose middle 32 tell all: a page cuts it to the room that it has left.
"""

from __future__ import annotations

from collections.abc import Callable

from ..document import Fragment, document, fill, placed
from ..inks import BLACK, BONE, Colour
from ..medals.struck import cast
from ..paths import brush, circle, curve, polygon, rectangle, rounded
from .inks import PAWNS, TEAMS

WIDE, HIGH, STEP, EDGE = 174.0, 60.0, 48.5, 14.0
LINE = 1.1


def _strip(*steps: Fragment) -> str:
    """Three pictures in a row, numbered by discs, an arrowhead between each and the next."""
    drawn = "".join(placed(step + _pips(i + 1), EDGE + i * STEP + 4.4, 18.6, 0.76) for i, step in enumerate(steps))
    arrows = "".join(
        fill(polygon([(x - 1.6, 27), (x + 1.8, 30), (x - 1.6, 33)]), BLACK)
        for x in (EDGE + STEP - 0.6, EDGE + 2 * STEP - 0.6)
    )
    return document(0, 0, WIDE, HIGH, fill(rectangle(0, 0, WIDE, HIGH), "#FFFFFF"), drawn, arrows)


def _pips(count: int) -> Fragment:
    """Which step it is: as many points."""
    return fill("".join(circle(2 + 3 * i, 2, 1.1) for i in range(count)), BLACK)


def _hand(finger: Fragment, *, thumb: bool) -> Fragment:
    """A hand from the side, its wrist on the table."""
    sleeve = polygon([(-4, 13), (9, 12.4), (9, 28.4), (-4, 29)])
    palm = curve("8 14.4!, 19 10.4, 29 11, 35 15.4, 36.4 21, 33 26.6, 22 28.8, 8 28.4!")
    knuckles = "".join(
        brush(way, 0.9, 0.4) for way in ("27 20 31 19 34 20.4", "26 23.4 30 22.6 33.6 23.6", "12 17 18 15.4 23 15.6")
    )
    over = (
        curve("17 22.6, 25 19.6, 34 20.4, 38.4 22.6, 37 25.4, 27 25.6, 17 26.4!")
        if thumb
        else curve("17 22.6, 24 18.4, 30 15, 34 15.6, 33.4 18.6, 27 22.6, 18 26.4!")
    )
    return (
        cast(palm, BONE, LINE)
        + fill(knuckles, BLACK)
        + finger
        + cast(over, BONE, LINE)
        + cast(sleeve, TEAMS["epee"], LINE)
    )


def _table() -> Fragment:
    return fill(rectangle(-4, 29, 56, 1), BLACK) + fill(
        polygon([(6, 31.4), (9, 31.4), (7.5, 29.6)]) + polygon([(14, 31.4), (17, 31.4), (15.5, 29.6)]), BLACK
    )


def _pawn(x: float, colour: Colour) -> Fragment:
    return cast(rounded(x, 24.2, 10, 4.8, 1), colour, LINE) + fill(rectangle(x + 0.8, 25.6, 8.4, 0.6), BONE)


def flick() -> str:
    """Cock the finger behind the thumb; aim along one line; let go, the wrist on the table."""
    bent = cast(brush("27 14 35 9.4 41 12 41 18 37 21.4", 5.4, 4.2), BONE, LINE)
    straight = cast(brush("27 14.6 36 14 43 18.6 47.6 25", 5.4, 3.8), BONE, LINE)
    cocked = _table() + _pawn(42.4, PAWNS["vert"]) + _hand(bent, thumb=True)
    line = "".join(rectangle(x, 15.6, 2.6, 0.9) for x in (19, 23.4, 27.8, 32.2))
    aim = (
        fill(line, BLACK) + cast(circle(11, 16, 6.4), PAWNS["vert"], LINE) + cast(circle(11, 16, 3.6), BONE, 0.8)
        + cast(circle(44, 16, 6.4), PAWNS["bleu"], LINE) + cast(circle(44, 16, 3.6), BONE, 0.8)
        + fill(polygon([(35, 13.6), (37.4, 16), (35, 18.4)]), BLACK)
        + cast(curve("-4 12.6!, 0 12, 3.4 13.4, 4 16, 3.4 18.6, 0 20, -4 19.4!"), BONE, LINE)
    )  # fmt: skip
    speed = "".join(rectangle(34, y, 5, 0.7) for y in (24.6, 26.4))
    loose = _table() + _hand(straight, thumb=False) + _pawn(43.4, PAWNS["vert"]) + fill(speed, BLACK)
    loose += fill(brush("44 8 49 11 50.4 16.4", 0.9, 0.9) + polygon([(48.6, 15.6), (52, 15.2), (50.6, 18.6)]), BLACK)
    return _strip(cocked, aim, loose)


def corner() -> str:
    """Cut a wall out; fold it to a right angle at its dashed line; stand it on feet that stand out by half."""
    arches = "".join(
        curve(f"{x} 20!, {x} 14!, {x + 1} 12.4, {x + 2.4} 11.8, {x + 3.8} 12.4, {x + 4.8} 14!, {x + 4.8} 20!")
        for x in (1, 9.2, 17.4, 32.6, 40.8)
    )
    dashes = "".join(rectangle(27.2, y, 0.8, 2) for y in (6, 9.6, 13.2, 16.8, 20.4, 24))
    flat = cast(rectangle(-2, 8.6, 50, 15), BONE, LINE) + fill(arches, BLACK) + fill(dashes, BLACK)
    flat += fill(rectangle(-2, 27.6, 29.6, 0.7) + rectangle(-2, 26.4, 0.7, 3) + rectangle(27, 26.4, 0.7, 3), BLACK)

    def wing(way: str, colour: Colour) -> Fragment:
        return cast(polygon(way), colour, LINE)

    def doors(lean: float, top: float, left: float) -> str:
        places = [(left + 7.2 * i, left + 7.2 * i + 4) for i in range(3)]
        return "".join(
            polygon([(a, top + a * lean), (b, top + b * lean), (b, top + 8 + b * lean), (a, top + 8 + a * lean)])
            for a, b in places
        )

    folded = (
        wing("0 9 25 13 25 28 0 24", BONE)
        + fill(doors(0.16, 13.4, 2.6), BLACK)
        + wing("25 13 46 5 46 20 25 28", TEAMS["crane"])
    )
    folded += fill(brush("44 28 38 31 31 31", 1, 1) + polygon([(32.4, 28.8), (28.4, 31), (32.4, 33)]), BLACK)
    standing = wing("2 6 25 13 25 28 2 21", BONE) + wing("25 13 48 6 48 21 25 28", BONE)
    standing += fill(doors(0.3, 10, 4) + doors(-0.3, 24.6, 27.4), BLACK)
    feet = "".join(
        cast(polygon([(x - 4, y), (x + 1, y + d), (x + 5, y), (x, y - d)]), PAWNS["bois"], LINE)
        for x, y, d in ((2, 22, 1.8), (48, 22, 1.8))
    )
    return _strip(flat, folded, feet + standing)


def drawings() -> dict[str, Callable[[], str]]:
    return {"gestes/pichenette.svg": flick, "gestes/coin.svg": corner}
