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
    "coeur": [whole((12, 6.4), (14.6, 2.8), (18.4, 2), (22, 4.6), (23, 9), (20.6, 14.4), (16.6, 18.6), (12, 22.8))],
    "goutte": [whole((12, .4), (15, 5.4), (18.6, 11), (19.6, 15.6), (17.6, 20.4), (14.6, 22.8), (12, 23.4))],
    "renom": [pointed(12, 12.9, 12, 5.2, 5)],
    "torche": [[(11, .6), (15.2, 5.2), (16.6, 9.4), (18.6, 7.6), (20.6, 13), (19.4, 18.6), (15.4, 22.6),
                (9, 22.8), (4.8, 19), (3.6, 13.4), (6.2, 8.4), (8.4, 10.8), (10.6, 6.4)]],
    "attaque": [
        [(12, .4), (14.4, 3.6), (14, 13.6), (10, 13.6), (9.6, 3.6)],
        [(4, 12.8), (7, 13.8), (17, 13.8), (20, 12.8), (19.2, 17), (4.8, 17)],
        [(10.4, 16.8), (13.6, 16.8), (13.8, 19.8), (15.4, 21.6), (12, 23.8), (8.6, 21.6), (10.2, 19.8)]],
    "defense": [whole((12, 1.2), (15.4, 3), (21, 2.6), (21.6, 10), (19.6, 15.6), (16, 20), (12, 23.2))],
    "evenement": [[(13.6, .6), (19.6, .6), (15.2, 8.6), (20.6, 8.6), (8, 23.4), (10.8, 13.6), (4.8, 13.6)]],
    "monstre": [
        [(4.4, 1.6), (8.2, 4.4), (9, 12.6), (6.6, 22.2), (4, 14)],
        [(10.8, .6), (14.8, 3.8), (15.4, 13.4), (12.4, 23.6), (10, 13.4)],
        [(17.2, 2.2), (20.8, 4.8), (21.4, 12.2), (18.8, 21), (16.6, 13)]],
    "artefact": [[(6.6, 2.6), (17.4, 2.6), (23.2, 9.2), (12, 23), (.8, 9.2)]],
    "champignon": [
        whole((12, 1.6), (17, 2.8), (21.4, 7), (23.2, 12.6), (18, 14.4), (12, 13.8)),
        whole((12, 13.6), (15.2, 14), (15.4, 18), (17.4, 22.6), (12, 23.2))],
    "raccourci": [
        [(1.6, 3.4), (6.8, 3.4), (13.4, 12), (6.8, 20.6), (1.6, 20.6), (7.8, 12)],
        [(10.4, 3.4), (15.6, 3.4), (22.2, 12), (15.6, 20.6), (10.4, 20.6), (16.6, 12)]],
    "piege": [
        [(.8, 10), (3, 5.2), (7, 2.4), (12, 1.6), (17, 2.4), (21, 5.2), (23.2, 10),
         (20.4, 8.6), (18.4, 13), (15.4, 7.8), (12, 12.4), (8.6, 7.8), (5.6, 13), (3.6, 8.6)],
        [(.8, 14.2), (4.2, 18), (5.6, 16.4), (8.6, 11.6), (12, 16.6), (15.4, 11.6), (18.4, 16.4), (19.8, 18),
         (23.2, 14.2), (21, 19.4), (17, 22), (12, 22.8), (7, 22), (3, 19.4)]],
    "alpha": [whole((12, 9.4), (14.8, 8.2), (18.6, 7.2), (20, 4.4), (19.6, .6), (23, 4), (23.2, 8.2),
                    (20.8, 11.6), (17.4, 13), (17, 17), (14.4, 20.6), (12, 23.4))],
    "fontaine": [
        whole((12, .4), (14.4, 4.2), (15.8, 7.6), (14.6, 10.4), (12, 11.6)),
        whole((12, 13.4), (22.8, 13), (21.4, 16.4), (17.4, 18.8), (13.8, 19.6), (17, 23.4), (12, 23.4))],
    "fissure": [
        [(11.2, 6.4), (9.4, 2.8), (5.6, 2), (2, 4.6), (1, 9), (3.4, 14.4), (7.4, 18.6), (10.2, 21.2),
         (8.4, 15.8), (11.6, 12.8), (9, 9.8)],
        [(13.6, 4.6), (14.8, 2.8), (18.4, 2), (22, 4.6), (23, 9), (20.6, 14.4), (16.6, 18.6), (12.8, 22.2),
         (11, 16.4), (14.4, 13), (11.8, 10)]],
    # kinds of artefact
    "arme": [
        [(19.8, .8), (23.2, .8), (23.2, 4.2), (11.4, 15.6), (8.4, 12.6)],
        [(4.4, 12), (7.2, 10.8), (13.2, 16.8), (12, 19.6)],
        [(5.8, 15.4), (8.6, 18.2), (3.8, 23.2), (.8, 20.2)]],
    "unique": [
        whole((12, 1), (19.8, 1), (19.8, 4.8), (13.8, 12), (12, 12)),
        whole((12, 12), (13.8, 12), (19.8, 19.2), (19.8, 23), (12, 23))],
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
