"""Symbols as outlines in a box of 24: flat and black in texts, cut like stones on tokens and dice."""

import math
from collections.abc import Callable

from ..document import document
from ..parts import polygons
from ..paths import Point

Shape = list[Point]


def whole(*half: Point) -> Shape:
    """The right half of a shape, from the top down, made whole about x = 12."""
    return [*half, *((24 - x, y) for x, y in reversed(half) if abs(x - 12) > 0.01)]


def ngon(x: float, y: float, radius: float, sides: int, start: float = -90, high: float = 0) -> Shape:
    """A regular polygon, its first corner at the angle `start`; `high`: its own radius upwards."""
    turns = [math.radians(start + 360 * i / sides) for i in range(sides)]
    return [(x + radius * math.cos(turn), y + (high or radius) * math.sin(turn)) for turn in turns]


def pointed(x: float, y: float, outer: float, inner: float, count: int) -> Shape:
    """A star with `count` points, the first one up."""
    turns = [(math.radians(180 * i / count - 90), inner if i % 2 else outer) for i in range(2 * count)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn, radius in turns]


# fmt: off
OUTLINES: dict[str, list[Shape]] = {
    "coeur": [whole((12, 6.2), (15.4, 2.6), (20, 3), (23, 7.6), (21.6, 13), (12, 22.6))],
    "goutte": [whole((12, 1), (17.6, 9), (19.8, 15), (17.2, 20.6), (12, 23))],
    "renom": [pointed(12, 12.8, 12, 5.6, 5)],
    "torche": [[(12.6, .6), (16.4, 6.4), (20, 12), (18.6, 18.8), (12, 23.2),
               (5.4, 18.8), (4.2, 12.4), (7, 8.2), (8.8, 11.4), (11.6, 7)]],
    "attaque": [
        [(12, .6), (14.6, 4), (14.2, 14.6), (9.8, 14.6), (9.4, 4)],
        [(4.6, 14), (19.4, 14), (18.4, 17.2), (5.6, 17.2)],
        [(10.2, 16.6), (13.8, 16.6), (14.4, 21), (12, 23.4), (9.6, 21)]],
    "defense": [whole((12, 1), (16, 3.4), (21.4, 3.4), (21, 12), (17.6, 18.6), (12, 23))],
    "evenement": [[(14.6, .8), (4.6, 13.4), (10.4, 13.4), (7.6, 23.2), (19.6, 9.4), (13.4, 9.4), (18.4, .8)]],
    "monstre": [
        [(3, 2), (7.6, 5), (8.6, 14), (5.6, 22.6), (3.4, 12)],
        [(9.8, 1), (14.4, 4), (15, 14), (12, 23.4), (9.8, 12)],
        [(16.6, 2), (21, 5), (21.6, 13), (18.4, 22), (16.8, 12)]],
    "artefact": [[(6, 3), (18, 3), (23.4, 9.6), (12, 22.8), (.6, 9.6)]],
    "champignon": [
        whole((12, 2), (18, 3.6), (22.8, 9), (23, 13.6), (12, 14.6)),
        whole((12, 14), (15.6, 14), (17.4, 22.4), (12, 23))],
    "raccourci": [
        [(2, 3), (7, 3), (14, 12), (7, 21), (2, 21), (8.4, 12)],
        [(10.6, 3), (15.6, 3), (22.6, 12), (15.6, 21), (10.6, 21), (17, 12)]],
    "piege": [
        [(1, 9), (4, 4.6), (8, 2.6), (12, 2), (16, 2.6), (20, 4.6), (23, 9),
         (19.6, 7.6), (18, 12), (15.6, 7), (12, 11.6), (8.4, 7), (6, 12), (4.4, 7.6)],
        [(1, 15), (4.4, 16.4), (6, 12.8), (8.4, 17), (12, 13), (15.6, 17), (18, 12.8), (19.6, 16.4), (23, 15),
         (20, 19.4), (16, 21.4), (12, 22), (8, 21.4), (4, 19.4)]],
    "alpha": [whole((12, 8.6), (15.4, 8), (19.6, 6.4), (20.4, 1), (23.4, 6.4), (21.6, 11),
                    (17.6, 13), (16.4, 18), (12, 23.4))],
    "fontaine": [
        whole((12, .6), (14.6, 4.6), (15.6, 8), (14.2, 10.4), (12, 11.2)),
        whole((12, 12.6), (23, 12.6), (20, 18), (14.4, 19.4), (17, 23), (12, 23))],
    "fissure": [
        [(12, 6.2), (8.6, 2.6), (4, 3), (1, 7.6), (2.4, 13), (10.4, 21), (8, 15), (11.4, 12.6), (8.8, 9.6)],
        [(14, 4.2), (15.4, 2.6), (20, 3), (23, 7.6), (21.6, 13), (12.6, 22), (11.2, 15.6), (14.6, 12.8), (12, 9.4)]],
    # kinds of artefact
    "arme": [
        [(20.6, 1), (23, 1.4), (22.8, 4), (11, 15.6), (8.4, 13)],
        [(4.6, 11.6), (7.4, 11), (13, 16.6), (12.4, 19.4)],
        [(5.6, 15.6), (8.4, 18.4), (3.6, 23.2), (.8, 20.4)]],
    "unique": [
        whole((12, 1.4), (19.4, 1.4), (19.4, 5), (13.6, 12), (12, 12)),
        whole((12, 12), (13.6, 12), (19.4, 19), (19.4, 22.6), (12, 22.6))],
    "permanent": [ngon(12, 12, 11.6, 10), ngon(12, 12, 5.6, 10)[::-1]],
    # dice, by their outline: a square with pips, a standing rhomb, a pentagon
    "de": [[(2.4, 2.4), (21.6, 2.4), (21.6, 21.6), (2.4, 21.6)],
           *([(x - 2.5, y), (x, y + 2.5), (x + 2.5, y), (x, y - 2.5)]
             for x, y in ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)))],
    "d8": [[(12, .4), (22.4, 12), (12, 23.6), (1.6, 12)], [(12, 4.4), (6, 14.4), (18, 14.4)]],
    "fouille": [ngon(12, 12.6, 12, 5), ngon(12, 12.6, 6, 5, 90)[::-1]],
    # what a divine die does
    "eboulement": [
        [(8, 1), (15, .6), (18.4, 5), (14, 9.4), (7.4, 7.6)], [(2, 10), (7, 10.6), (8, 15), (3, 16.4), (.4, 13)],
        [(13, 12), (20, 9.6), (23.6, 14.6), (19.6, 18.6), (14, 17)], [(1, 20.4), (23, 20.4), (21, 23.4), (3, 23.4)]],
    "eboulement-global": [
        [(9, 8), (15, 7.4), (17, 12.4), (13, 16.8), (7.4, 14)],
        *([(12 + 7.6 * math.sin(a - .3), 12 - 7.6 * math.cos(a - .3)), (12 + 12 * math.sin(a), 12 - 12 * math.cos(a)),
           (12 + 7.6 * math.sin(a + .3), 12 - 7.6 * math.cos(a + .3))] for a in (math.tau * i / 7 for i in range(7)))],
    "vol": [pointed(12, 7.4, 7.6, 3.4, 5), [(9.6, 14.6), (14.4, 14.6), (14.4, 18), (18.4, 18),
                                            (12, 23.6), (5.6, 18), (9.6, 18)]],
    "faux": [
        [(3, 8.4), (7, 3.6), (14, 1), (21.4, 2.6), (18.6, 6), (13, 5.2), (8, 6.4)],
        [(18, 1.4), (21, 3), (9, 23), (6.4, 21.6)], [(13, 12.6), (16.4, 11), (17.6, 13.6), (14.4, 15)]],
}
# fmt: on
CUT_OUT = {"permanent", "de", "d8", "fouille"}  # later outlines are holes in the first


def flat(name: str) -> str:
    """A symbol for texts, in its box: without an ink, so that the text gives it."""
    rule = ' fill-rule="evenodd"' if name in CUT_OUT else ""
    return document(0, 0, 24, 24, f'<path d="{polygons(*OUTLINES[name])}"{rule}/>')


def drawings() -> dict[str, Callable[[], str]]:
    return {f"symbols/{name}.svg": lambda name=name: flat(name) for name in OUTLINES}  # type: ignore[misc]
